"""Which games the laws are tried on: every installed one and the toy, with every number of seats and every option."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import magemoot
from magemoot.engine.errors import OptionError
from magemoot.engine.game import Game
from magemoot.engine.position import Position
from magemoot.engine.session import Session
from tests.engine import toy

MORE: dict[str, list[dict[str, Any]]] = {
    "spellbook": [
        {"cards": "pick", "picks": "blaze,divination,cure,focus,storm,mirage,communion"},
        {"cards": "pick", "picks": "sacrifice,sharing,growth,feast,clone,swiftness,knowledge"},
    ],
    "talisman": [{"sudden_death": "turns", "turn_limit": 4}],
}
"""Options that only mean something together, so that they cannot be listed one by one."""
SHORT: dict[str, Callable[[int], dict[str, Any]]] = {"talisman": lambda seats: {"turn_limit": max(4, 30 // seats)}}
"""By the number of seats, the options that keep a long game short where a variant says nothing else: it is called off."""
FEWER: dict[str, int] = {"talisman": 4, "blackrose": 10, "weirdwood": 6}
"""By what the number of tables is divided for games that take long. Numbers of seats then take turns with the options."""
SPARSE: dict[str, int] = {"blackrose": 7}
"""For games of many hundred decisions, how much more rarely laws 3, 5 and 8 do what takes long."""
MOST_VALUES = 8
"""An option that may be any of more numbers than these is tried with the lowest and the highest only."""


class Laid(NamedTuple):
    """A table before the first card: what decides a game beside the answers."""

    game: Game[Any]
    seats: int
    seed: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.game.id}, {self.seats} seats, seed {self.seed}, {self.options}"

    def session(self) -> Session[Any]:
        return Session(self.game, self.seats, self.seed, self.options)

    def position(self, *, keep: bool = True) -> Position[Any]:
        options = self.game.checked_options(self.seats, self.options)
        return Position.start(self.game, self.seats, self.seed, options, keep=keep)


def games() -> dict[str, Game[Any]]:
    """Every game by its id."""
    return {**magemoot.games(), toy.GAME.id: toy.GAME}


def variants(game: Game[Any], seats: int) -> list[dict[str, Any]]:
    """The default options, then every value of every option by itself, as far as they go with the seats."""
    found: list[dict[str, Any]] = [{}, *MORE.get(game.id, [])]
    limits = SHORT[game.id](seats) if game.id in SHORT else {}
    for name, spec in game.options.items():
        match spec.kind:
            case "choice":
                values: tuple[Any, ...] = spec.values
            case "int":
                low, high = (int(end) for end in spec.values)
                values = tuple(range(low, high + 1)) if high - low < MOST_VALUES else (low, high)
            case "bool":
                values = (False, True)
            case _:
                values = ()
        found += [
            {name: value}
            for value in values
            if name not in limits and value != spec.default and _fits(game, seats, {name: value})
        ]
    return found


def _fits(game: Game[Any], seats: int, options: Mapping[str, Any]) -> bool:
    try:
        game.checked_options(seats, options)
    except OptionError:
        return False
    return True


def laid(game: Game[Any], seats: int, count: int, first_seed: int, *, whole: bool = False) -> Iterator[Laid]:
    """So many tables, each with a seed of its own, going through the options in turn.

    Args:
        whole: games of the length that the options say, however long.
    """
    options = variants(game, seats)
    short = SHORT[game.id](seats) if game.id in SHORT and not whole else {}
    fewer = FEWER.get(game.id, 1)
    count = -(-count // fewer)
    first = seats * count if fewer > 1 else 0
    for i in range(count):
        yield Laid(game, seats, first_seed + i, {**short, **options[(first + i) % len(options)]})
