"""Weirdwood Manor: 1 to 5 Wardens defend a manor of turning corridors against one of three Fae Monsters, together."""

from __future__ import annotations

from magemoot.engine.game import Game
from magemoot.games.weirdwood import ops as _ops  # noqa: F401  (enters the operations)
from magemoot.games.weirdwood.catalogue import CONTENT_HASH, PIECES, SEATS
from magemoot.games.weirdwood.describe import describe
from magemoot.games.weirdwood.flow import advance
from magemoot.games.weirdwood.hints import facts, static
from magemoot.games.weirdwood.narrowing import consider
from magemoot.games.weirdwood.outlook import CARELESS, evaluate
from magemoot.games.weirdwood.result import result
from magemoot.games.weirdwood.setup import OPTIONS, lay, wrong_together
from magemoot.games.weirdwood.state import Weirdwood

__all__ = ["GAME"]

GAME = Game(
    id="weirdwood",
    min_seats=SEATS[0],
    max_seats=SEATS[1],
    options=OPTIONS,
    wrong_together=wrong_together,
    table=Weirdwood,
    catalogue=PIECES,
    setup=lay,
    advance=advance,
    over=lambda t: bool(t.end),
    result=result,
    describe=describe,
    facts=facts,
    static=static,
    evaluate=evaluate,
    rules_version=1,
    content_hash=CONTENT_HASH,
    consider=consider,
    cooperative=True,
    careless=CARELESS,
    pace=0.1,
    endings=1,
)
