"""What options mean to a player: the message that says each, and the thing it acts on."""

from __future__ import annotations

import re
from typing import Final

from magemoot.engine.events import Arg, piece, seat, term
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose
from magemoot.games.talisman.catalogue import SPACE, SPACES
from magemoot.games.talisman.state import Talisman

Described = tuple[str, dict[str, Arg], int | None, str | None]
"""(message id, its arguments, the piece it acts on, the thing that is no piece)."""

_PLACE: Final = re.compile(r"(space|retreat)-([a-z0-9-]+?)(?::(cw|ccw))?")
_NUMBERED: Final = re.compile(r"(fate|heal|replenish|dice)-(\d+)")
_SHARED: Final = frozenset({"done", "none", "pass", "keep", "leave", "fight", "evade"})
"""Words that mean something else in each question: `option-<ask>-<word>` says them."""


def describe(t: Talisman, choose: Choose, value: Value) -> Described:
    """What an option says and acts on."""
    if isinstance(value, int):
        return f"option-{choose.ask}", {"card": piece(value)}, value, None
    if isinstance(value, tuple):
        return _pair(choose, value)
    if (found := _PLACE.fullmatch(value)) and found[2] in SPACE:
        return _place(found[1], found[2], found[3])
    if value.startswith("seat-"):
        other = int(value.removeprefix("seat-"))
        return f"option-{choose.ask}-seat", {"who": seat(other)}, None, f"seat:{other}"
    if found := _NUMBERED.fullmatch(value):
        return f"option-{found[1]}", {"count": int(found[2])}, None, None
    if value in _SHARED:
        return f"option-{choose.ask}-{value}", {}, None, None
    return f"option-{value}", {}, None, None


def _pair(choose: Choose, value: tuple[Value, ...]) -> Described:
    """(what is done, card), or (card, target): a card that is used, ditched or cast on something."""
    verb, thing = value[0], value[1]
    if isinstance(verb, str) and isinstance(thing, int) and (found := _PLACE.fullmatch(verb)) and found[2] in SPACE:
        where = _place(found[1], found[2], None)[1]["space"]
        return f"option-{choose.ask}-card", {"card": piece(thing), "space": where}, thing, None
    if isinstance(verb, str) and isinstance(thing, int):
        return f"option-{verb}", {"card": piece(thing)}, thing, None
    card = next((v for v in value if isinstance(v, int)), None)
    args: dict[str, Arg] = {} if card is None else {"card": piece(card)}
    target = next((v for v in value if isinstance(v, str)), "")
    if target.startswith("seat-"):
        args["who"] = seat(int(target.removeprefix("seat-")))
        return f"option-{choose.ask}-on", args, card, f"seat:{target.removeprefix('seat-')}"
    return f"option-{choose.ask}-{target}", args, card, None


def _place(way: str, id: str, turn: str | None) -> Described:
    """A space: by its name, with the way taken when two ways lead there."""
    args: dict[str, Arg] = {"space": term(f"space-{SPACES[SPACE[id]].name}")}
    message = f"option-{way}" if turn is None else f"option-{way}-{turn}"
    return message, args, None, f"space:{id}"
