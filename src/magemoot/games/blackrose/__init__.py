"""Black Rose Wars: 2 to 4 wizards fight in the Lodge for the power of the Black Rose, and against it."""

from __future__ import annotations

from magemoot.engine.game import Game
from magemoot.games.blackrose import ops as _ops  # noqa: F401  (enters the operations)
from magemoot.games.blackrose.catalogue import CONTENT_HASH, PIECES
from magemoot.games.blackrose.components import SEATS
from magemoot.games.blackrose.describe import describe
from magemoot.games.blackrose.flow import advance
from magemoot.games.blackrose.hints import facts, static
from magemoot.games.blackrose.outlook import consider, evaluate, judge
from magemoot.games.blackrose.result import result
from magemoot.games.blackrose.setup import OPTIONS, lay, wrong_together
from magemoot.games.blackrose.state import BlackRose

__all__ = ["GAME"]

GAME = Game(
    id="blackrose",
    min_seats=SEATS[0],
    max_seats=SEATS[1],
    options=OPTIONS,
    wrong_together=wrong_together,
    table=BlackRose,
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
    judge=judge,
    consider=consider,
    pace=0.1,
)
