"""Board games of magic for you, your friends and bots, on one Python engine.

game = magemoot.new("spellbook", seats=3, seed=42, options={"cards": "set-1"})
while not game.over:
    for d in game.decisions:
        game.answer(d.seat, 0)
game.result
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import version
from typing import Any

from magemoot.engine.game import Game
from magemoot.engine.journal import Journal
from magemoot.engine.session import Session
from magemoot.engine.session import replay as _replay
from magemoot.games import find, ids

__version__ = version("magemoot")
__all__ = ["Game", "Journal", "Session", "__version__", "games", "load", "new", "replay"]


def games() -> dict[str, Game[Any]]:
    """Every installed game by its id."""
    return {id: find(id) for id in ids()}


def new(game: str, seats: int = 2, seed: int = 0, options: Mapping[str, Any] | None = None) -> Session[Any]:
    """A new game at its first decision.

    Args:
        game: the id of an installed game, e.g. "spellbook".
        seats: how many play.
        seed: settles every draw and die; equal seeds and answers give equal games.
        options: the game's own options; those left out have their defaults.

    Raises:
        UnknownGame, OptionError: with what there is instead.
    """
    return Session(find(game), seats, seed, options or {})


def replay(journal: Journal) -> Session[Any]:
    """Play a recorded game again.

    Raises:
        UnknownGame: the journal's game is not installed.
        JournalError: it leads elsewhere here; the message says where.
    """
    return _replay(find(journal.game), journal)


def load(data: bytes) -> Session[Any]:
    """Resume a game saved with `Session.save`.

    Raises:
        PositionError: the bytes are no saved game, or belong to another content pack.
    """
    return Session.load(data, find)
