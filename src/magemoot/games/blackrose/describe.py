"""What options mean to a player: the message that says each, and the thing it acts on.

A piece is named by its card, a thing on the table by what it is; every other word has its own message.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from magemoot.engine.events import Arg, piece, seat, term
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose
from magemoot.games.blackrose.atoms.sheet import card_on
from magemoot.games.blackrose.catalogue import BOX, marker_side
from magemoot.games.blackrose.state import BlackRose

Described = tuple[str, dict[str, Arg], int | None, str | None]
"""(message id, its arguments, the piece it acts on, the thing that is no piece)."""


def describe(t: BlackRose, choose: Choose, value: Value) -> Described:
    """What an option says and acts on. Targets are "seat:1", "evocation:1/3", "room:forge", "space:1/0", "school:…"."""
    if isinstance(value, int):
        return "option-card", {"card": piece(value)}, value, None
    if isinstance(value, tuple):
        return _side(value)
    kind, _, rest = value.partition("-")
    if kind in WORDS and rest and (found := WORDS[kind](t, choose.seat, rest)) is not None:
        return found
    return f"option-{value.replace('_', '-')}", {}, None, None


def _side(value: tuple[Value, ...]) -> Described:
    """A spell from the hand with the side that is to be up (BR-12.3)."""
    card, marker = value[:2]
    assert isinstance(card, int)
    assert isinstance(marker, int)
    side = f"side-{marker_side(marker)}"
    return "option-card-side", {"card": piece(card), "side": term(side)}, card, side.replace("-", ":")


Word = Callable[[BlackRose, int, str], "Described | None"]
"""(what the seat sees, the seat, the rest of the word): what it says; None if it is another word after all."""


def _seat(_t: BlackRose, _me: int, rest: str) -> Described | None:
    return "option-seat", {"who": seat(int(rest))}, None, f"seat:{rest}"


def _evocation(t: BlackRose, _me: int, rest: str) -> Described | None:
    """An evocation in play by its owner and slot, or a kind of evocation to be summoned."""
    whose, _, slot = rest.partition("-")
    if not whose.isdigit():
        return "option-evocation-kind", {"evocation": _name("evocation", rest)}, None, None
    e = next(e for e in t.wizards[int(whose)].evocations if e.slot == int(slot))
    args: dict[str, Arg] = {"who": seat(int(whose)), "slot": int(slot), "evocation": _name("evocation", e.kind)}
    return "option-evocation", args, None, f"evocation:{whose}/{slot}"


def _room(_t: BlackRose, _me: int, rest: str) -> Described | None:
    return ("option-room", {"room": _name("room", rest)}, None, f"room:{rest}") if rest in BOX.rooms else None


def _space(t: BlackRose, me: int, rest: str) -> Described | None:
    """A space of the own sheet, by the spell that its owner sees there."""
    return _on_sheet(t, me, int(rest[0]), {}, "option-space")


def _sheet(t: BlackRose, _me: int, rest: str) -> Described | None:
    """A space of somebody's sheet."""
    whose, _, space = rest.partition("-")
    return _on_sheet(t, int(whose), int(space), {"who": seat(int(whose))}, "option-sheet")


def _on_sheet(t: BlackRose, whose: int, space: int, args: dict[str, Arg], message: str) -> Described:
    card = card_on(t.wizards[whose], space)
    target = f"space:{whose}/{space}"
    args = {**args, "space": space}
    if card < 0:
        return message, args, None, target
    return f"{message}-card", {**args, "card": piece(card)}, card, target


def _school(_t: BlackRose, _me: int, rest: str) -> Described | None:
    return "option-school", {"school": _name("school", rest)}, None, f"school:{rest}"


def _colour(_t: BlackRose, _me: int, rest: str) -> Described | None:
    """Cubes of a colour: a wizard's or the Black Rose's."""
    whose = seat(int(rest)) if rest.isdigit() else term("black-rose")
    return "option-colour", {"who": whose}, None, f"colour:{rest}"


def _cubes(_t: BlackRose, _me: int, rest: str) -> Described | None:
    """So many cubes."""
    return "option-cubes", {"count": int(rest)}, None, None


def _choice(_t: BlackRose, _me: int, rest: str) -> Described | None:
    """One of several things that a step offers, by its label."""
    return "option-choose", {"choice": _name("choice", rest)}, None, None


def _named(kind: str) -> Word:
    """A thing of the pack that is nowhere on the table."""

    def word(_t: BlackRose, _me: int, rest: str) -> Described | None:
        return f"option-{kind}", {kind: _name(kind, rest)}, None, f"{kind}:{rest}"

    return word


def _name(kind: str, id: str) -> Arg:
    """The message that names a thing of the pack."""
    return term(f"{kind}-{id.replace('_', '-')}")


WORDS: Final[Mapping[str, Word]] = {
    "seat": _seat,
    "evocation": _evocation,
    "room": _room,
    "space": _space,
    "sheet": _sheet,
    "school": _school,
    "colour": _colour,
    "cubes": _cubes,
    "choose": _choice,
    "wizard": _named("wizard"),
    "book": _named("book"),
    "element": _named("element"),
}
"""The words that begin with what they name."""
