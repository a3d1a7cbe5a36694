"""Conclave: a small game that needs everything of the engine that Spellbook does not.

2 to 4 seats commit charms face down at the same time and show them. Eyes look at the top of the deck, echoes roll a
die; whoever has both settles the order. The strongest gets a relic unless somebody wards it off, and wards can be
warded off in turn. Relics stay hidden until the end.
"""

from __future__ import annotations

from tests.engine.toy.game import GAME, conclave
from tests.engine.toy.table import Conclave, Member

__all__ = ["GAME", "Conclave", "Member", "conclave"]
