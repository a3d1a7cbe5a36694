"""Talisman: Magia i Miecz, fourth edition: 1 to 6 characters seek the Crown of Command."""

from __future__ import annotations

from magemoot.engine.game import Game
from magemoot.games.talisman.catalogue import CONTENT_HASH, PIECES, SEATS
from magemoot.games.talisman.describe import describe
from magemoot.games.talisman.flow import advance
from magemoot.games.talisman.hints import facts, static
from magemoot.games.talisman.outlook import CARELESS, consider, evaluate
from magemoot.games.talisman.result import result
from magemoot.games.talisman.setup import OPTIONS, lay, wrong_together
from magemoot.games.talisman.state import Talisman

__all__ = ["GAME"]

GAME = Game(
    id="talisman",
    min_seats=SEATS[0],
    max_seats=SEATS[1],
    options=OPTIONS,
    wrong_together=wrong_together,
    table=Talisman,
    catalogue=PIECES,
    setup=lay,
    advance=advance,
    over=lambda t: bool(t.finished),
    result=result,
    describe=describe,
    facts=facts,
    static=static,
    evaluate=evaluate,
    rules_version=2,
    content_hash=CONTENT_HASH,
    consider=consider,
    careless=CARELESS,
)
