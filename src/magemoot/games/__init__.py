"""The games. Registering a game is creating its folder here, with a `GAME` in it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from magemoot.engine.errors import UnknownGame
from magemoot.engine.game import Game


@cache
def ids() -> tuple[str, ...]:
    """The ids of all installed games, in alphabetical order."""
    return tuple(sorted(m.name for m in iter_modules(__path__) if m.ispkg))


def find(id: str) -> Game[Any]:
    """The game of that id.

    Raises:
        UnknownGame: there is none; the message lists those there are.
    """
    if id not in ids():
        raise UnknownGame(f"no game {id!r}; there are {', '.join(ids())}")
    game: Game[Any] = import_module(f"{__name__}.{id}").GAME
    return game
