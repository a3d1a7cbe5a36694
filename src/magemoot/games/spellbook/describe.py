"""What options mean to a player: the message that says each, and the thing it acts on."""

from __future__ import annotations

from magemoot.engine.events import Arg, piece, seat, term
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose
from magemoot.games.spellbook.catalogue import COLOURS, SPELL
from magemoot.games.spellbook.state import Spellbook

Described = tuple[str, dict[str, Arg], int | None, str | None]

_TAKES = ("phase-morning", "bonus-morning", "take", "forced-take", "take-up-to")


def describe(t: Spellbook, choose: Choose, value: Value) -> Described:
    """(message id, its arguments, the piece it acts on, the thing that is no piece) of an option."""
    if isinstance(value, int):
        verb = "take" if choose.ask in _TAKES else "store" if choose.ask == "phase-midday" else choose.ask
        return f"option-{verb}", {"token": piece(value)}, value, None
    assert isinstance(value, str)
    if value == "draw":
        return "option-draw", {}, None, "bag"
    if value.startswith("learn-"):
        id, level = value.removeprefix("learn-").rsplit("-", 1)
        return "option-learn", _spell(id, level), None, f"card:{id}/{level}"
    if value.startswith("wild-"):
        rune = value.removeprefix("wild-")
        return "option-wild", {"rune": term(f"rune-{rune}")}, None, f"rune:{rune}"
    if value == "skip" and choose.ask.startswith("phase-"):
        return f"option-skip-{choose.ask.removeprefix('phase-')}", {}, None, None
    if value in SPELL:
        return "option-raise", {"spell": term(f"spell-{value}")}, None, f"card:{value}"
    if "-" in value and value.partition(":")[0].rsplit("-", 1)[0] in SPELL:
        return _cast(value)
    return f"option-{value}", {}, None, None


def _spell(id: str, level: str) -> dict[str, Arg]:
    return {"spell": term(f"spell-{id}"), "level": int(level)}


def _cast(word: str) -> Described:
    """A spell used as an action, with its variant if it has several."""
    action, _, variant = word.partition(":")
    id, level = action.rsplit("-", 1)
    args, target = _spell(id, level), f"card:{id}/{level}"
    if not variant:
        return "option-cast", args, None, target
    if variant in COLOURS:
        return "option-cast-colour", {**args, "colour": term(f"colour-{variant}")}, None, target
    if id != "clone":
        return f"option-cast-{id}-{variant}", args, None, target
    owner, _, copied = variant.partition(":")
    if not copied:
        return f"option-clone-{variant}", args, None, target
    message, copied_args, _, copied_target = _cast(copied)
    kind = message.removeprefix("option-cast").removeprefix("-")
    named: dict[str, Arg] = {
        "level": args["level"],
        "spell": copied_args["spell"],
        "copied-level": copied_args["level"],
        "way": kind or "plain",
    }
    if "colour" in copied_args:
        named["colour"] = copied_args["colour"]
    if owner == "box":
        return "option-clone-box", named, None, target
    return "option-clone-spell", {**named, "owner": seat(int(owner))}, None, f"seat:{owner}/{copied_target}"
