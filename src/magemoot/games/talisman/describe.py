"""What options mean to a player: the message that says each, and the thing it acts on."""

from __future__ import annotations

import re
from typing import Final

from magemoot.engine.events import Arg, piece, seat, term
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose
from magemoot.games.talisman.catalogue import NAMED, SPACE, SPACES
from magemoot.games.talisman.state import Talisman

Described = tuple[str, dict[str, Arg], int | None, str | None]
"""(message id, its arguments, the piece it acts on, the thing that is no piece)."""

_PLACE: Final = re.compile(r"(space|retreat)-([a-z0-9-]+)")
_NUMBERED: Final = re.compile(r"(fate|heal|replenish|dice)-(\d+)")
_AIMED: Final = {"bridge": "sentinel", "ferry": "temple", "portal": "portal-of-power"}
"""Words that act on a space which they do not name."""
_VERBS: Final = {"evade": "evade-enemy"}
"""What choosing a card does, where the question's own word is an option too."""
_HERE: Final = ("visit-", "choose-")
"""Beginnings of words for something on the space where one stands: "space:city/doctor"."""


def describe(t: Talisman, choose: Choose, value: Value) -> Described:
    """What an option says and acts on."""
    if isinstance(value, int):
        verb = "cast" if choose.ask.startswith("react-") else _VERBS.get(choose.ask, choose.ask)
        return f"option-{verb}", {"card": piece(value)}, value, None
    if isinstance(value, tuple):
        return _pair(choose, value)
    if (found := _PLACE.fullmatch(value)) and found[2] in SPACE:
        return _place(found[1], found[2])
    if value.startswith("seat-"):
        other = int(value.removeprefix("seat-"))
        return f"option-{choose.ask}-seat", {"who": seat(other)}, None, f"seat:{other}"
    if found := _NUMBERED.fullmatch(value):
        return f"option-{found[1]}", {"count": int(found[2])}, None, None
    if value == "space":
        return "option-encounter-space", {}, None, _target(t, choose, value)
    if value == "keep":
        return f"option-{choose.ask}-keep", {}, None, None
    return f"option-{value}", {}, None, _target(t, choose, value)


def _target(t: Talisman, choose: Choose, word: str) -> str | None:
    """The space or part of one that a word acts on, if any."""
    if word in _AIMED:
        return f"space:{_AIMED[word]}"
    here = t.adventurers[choose.seat].space
    if here < 0:
        return None
    if word in ("space", "stay"):
        return f"space:{SPACES[here].id}"
    for beginning in _HERE:
        if word.startswith(beginning):
            return f"space:{SPACES[here].id}/{word.removeprefix(beginning)}"
    return None


def _pair(choose: Choose, value: tuple[Value, ...]) -> Described:
    """(what is done, card): a card used or ditched; (space, card): a card lying on a space."""
    word, card = value
    assert isinstance(word, str)
    assert isinstance(card, int)
    if found := _PLACE.fullmatch(word):
        _, args, _, target = _place(found[1], found[2])
        return f"option-{choose.ask}-card", {**args, "card": piece(card)}, card, target
    return f"option-{word}", {"card": piece(card)}, card, None


def _place(way: str, id: str) -> Described:
    """A space: by its name, and by its neighbours where several have that name."""
    here = SPACES[SPACE[id]]
    args: dict[str, Arg] = {"space": term(f"space-{here.name}")}
    if len(NAMED[here.name]) == 1:
        return f"option-{way}", args, None, f"space:{id}"
    args["one"] = term(f"space-{SPACES[here.ccw].name}")
    args["other"] = term(f"space-{SPACES[here.cw].name}")
    return f"option-{way}-between", args, None, f"space:{id}"
