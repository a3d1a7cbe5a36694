"""What stands on the shelf: the installed games, as `magemoot games` shows them."""

from __future__ import annotations

from importlib import import_module

import msgspec

from magemoot import text
from magemoot.games import find, ids


class Option(msgspec.Struct, frozen=True):
    """An option of a game: its kind, the values it may have (for "int" the lowest and highest), its default."""

    kind: str
    values: tuple[str | int, ...]
    default: str | int | bool


class Cards(msgspec.Struct, frozen=True):
    """How many kinds of cards the game has, and how many of them do what they say."""

    kinds: int
    implemented: int


class OnShelf(msgspec.Struct, frozen=True):
    """One installed game."""

    id: str
    name: str
    seats: tuple[int, int]
    options: dict[str, Option]
    cards: Cards


def shelf(lang: str = text.FALLBACK) -> list[OnShelf]:
    """All installed games, with their names in a language."""
    found = []
    for id in ids():
        game = find(id)
        options = {name: Option(spec.kind, spec.values, spec.default) for name, spec in game.options.items()}
        kinds = len(import_module(f"magemoot.games.{id}.catalogue").CARDS)
        implemented = len(import_module(f"magemoot.games.{id}.registry").implemented())
        name = text.format(f"game-{id}", lang=lang, game=id)
        found.append(OnShelf(id, name, (game.min_seats, game.max_seats), options, Cards(kinds, implemented)))
    return found
