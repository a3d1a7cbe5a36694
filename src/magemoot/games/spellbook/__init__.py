"""Spellbook (Księga zaklęć): 1 to 4 mages collect matter and learn seven spells."""

from __future__ import annotations

from magemoot.engine.game import Game
from magemoot.engine.pieces import one_back
from magemoot.games.spellbook import cards as _cards  # every card enters itself
from magemoot.games.spellbook.catalogue import CONTENT_HASH, KIND_KEYS, SEATS, kind_of
from magemoot.games.spellbook.describe import describe
from magemoot.games.spellbook.flow import advance
from magemoot.games.spellbook.hints import evaluate, facts, static
from magemoot.games.spellbook.scoring import result
from magemoot.games.spellbook.setup import OPTIONS, lay, wrong_together
from magemoot.games.spellbook.state import Spellbook

__all__ = ["GAME", "_cards"]

GAME = Game(
    id="spellbook",
    min_seats=SEATS[0],
    max_seats=SEATS[1],
    options=OPTIONS,
    wrong_together=wrong_together,
    table=Spellbook,
    catalogue=one_back([KIND_KEYS[kind] for kind in kind_of]),
    setup=lay,
    advance=advance,
    over=lambda t: t.finished,
    result=result,
    describe=describe,
    facts=facts,
    static=static,
    evaluate=evaluate,
    rules_version=1,
    content_hash=CONTENT_HASH,
)
