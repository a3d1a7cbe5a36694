"""What traps, protections and events answer: the deeds that they wait for, and what they may ask of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from magemoot.engine.content import ContentError
from magemoot.games.blackrose.vocabulary.forms import Fields, Names, check_word, core, one_of, room_ids, school, some_of
from magemoot.games.blackrose.vocabulary.words import ARCHETYPES, COLOURS, TARGETS, TYPES

# ------------------------------------------------------------------ which room


def _by_id(_where: str, value: Any, names: Names) -> str | None:
    """The room of an event's deed: by its id, the rooms around it, or both."""
    right = isinstance(value, str) and core(value) in names.rooms
    return None if right else "is no room of the pack, nor the rooms around one"


def _by_id_or_here(where: str, value: Any, names: Names) -> str | None:
    """The room of a trap's deed: beside ids the one in which its owner stands."""
    right = isinstance(value, str) and core(value) == "here"
    return (
        None if right else _by_id(where, value, names) and 'is neither "here", nor a room of the pack, nor around one'
    )


# ------------------------------------------------------------------ deeds

_DONE_BY: Final = one_of("enemy_mini", "enemy_mage", "any_mage")
_DONE_BY_WIZARD: Final = one_of("enemy_mage", "any_mage")
_AFTER: Final = one_of("after")
_AT: Final[Fields] = {"room?": _by_id, "not_rooms?": room_ids}
_COLOURED: Final[Fields] = {**_AT, "room_colour?": one_of(*COLOURS)}

_DEEDS: Final[Mapping[str, Fields]] = {
    "enter_room": {"by?": _DONE_BY, **_COLOURED},
    "activate_room": {"by?": _DONE_BY, **_COLOURED},
    "attack": {"by?": _DONE_BY, **_AT},
    "cast_spell": {"by?": _DONE_BY_WIZARD, "type?": one_of(*TYPES), "slot?": one_of("quick", "standard")},
    "spell_resolved": {"by?": _DONE_BY_WIZARD, "school?": school},
    "acts": {"by?": one_of("enemy_mini"), "archetype?": one_of(*ARCHETYPES), **_AT},
    "damage_dealt": {"by?": _DONE_BY, "to?": one_of("mage", "evocation"), **_AT},
    "wizard_defeated": {"by?": _DONE_BY, "role?": one_of("final_damage"), **_AT},
    "evocation_defeated": {"by?": _DONE_BY, **_AT},
    "summon": {"by?": _DONE_BY, **_AT},
    "place_instability": {"by?": _DONE_BY_WIZARD, **_COLOURED},
    "complete_quest": {"by?": _DONE_BY, **_AT},
    "protection_triggered": {"by?": _DONE_BY},
    "trap_triggered": {"by?": _DONE_BY_WIZARD, **_AT},
    "damage_prevented": {"by?": _DONE_BY},
    "healed": {"by?": _DONE_BY},
    "power_stolen": {"by?": _DONE_BY},
    "converted": {"by?": _DONE_BY_WIZARD},
    "reveal": {"by?": _DONE_BY_WIZARD},
}
"""The deeds that traps and events answer. What has no figure in it (a spell, a cube) is done by wizards only."""

# ------------------------------------------------------------------ traps and events


def _of_traps(event: str, words: Fields) -> Fields:
    near: Fields = {"room?": _by_id_or_here} if "room?" in words else {}
    mine: Fields = {"against?": one_of("self")} if event == "attack" else {}
    return {**words, **near, **mine, "timing?": one_of("before", "after") if event == "activate_room" else _AFTER}


TRIGGERS: Final[Mapping[str, Fields]] = {event: _of_traps(event, words) for event, words in _DEEDS.items()}
"""What a trap may wait for, and what it may ask of it."""

_LIMITS: Final[Fields] = {"first_in?": one_of("action_phase"), "once_per?": one_of("effect", "turn_and_mage")}
WHENS: Final[Mapping[str, Fields]] = {event: {**words, "timing?": _AFTER, **_LIMITS} for event, words in _DEEDS.items()}
"""What an event may answer."""

# ------------------------------------------------------------------ protections


def _from_whom(where: str, value: Any, names: Names) -> str | None:
    """Whose damage a protection answers: one word, or a list of some."""
    given = value if isinstance(value, list) else [value]
    return some_of("enemy_mage", "enemy_evocation", "physical_attack", "black_rose")(where, given, names)


SHIELDS: Final[Mapping[str, Fields]] = {
    "would_suffer_damage": {"to?": one_of("self", "own_evocation"), "by?": _from_whom},
    "would_be_affected": {
        "by?": one_of("enemy_spell", "enemy_trap", "enemy_spell_or_trap"),
        "spell_type?": one_of(*TYPES),
        "spell_target?": one_of(*TARGETS),
    },
    "would_be_moved": {"by?": one_of("enemy_effect")},
    "would_be_moved_or_blocked": {"by?": one_of("enemy_effect")},
}
"""What a protection may answer."""

# ------------------------------------------------------------------ checks


def check_trigger(where: str, kind: str, trigger: Any, names: Names, colour: str = "") -> None:
    """See that a trap or protection waits for something that happens, and asks of it what can be asked.

    Args:
        kind: the type of the spell's half.
        colour: of a room trap, the colour of this half: its trigger is that somebody enters a room of that colour.

    Raises:
        ContentError: TRIGGER; it says where, and what would be right.
    """
    if kind in ("trap", "protection"):
        check_word("TRIGGER", where, "trigger", TRIGGERS if kind == "trap" else SHIELDS, "event", trigger, names)
    if colour and (trigger.get("event"), trigger.get("room_colour")) != ("enter_room", colour):
        raise ContentError("TRIGGER", where, f'a room trap has event = "enter_room" and room_colour = "{colour}" here')


def check_when(where: str, phase: str, when: Any, names: Names) -> None:
    """See that an event answers something that happens; one that works by itself has no `when`.

    Raises:
        ContentError: WHEN; it says where, and what would be right.
    """
    if not when:
        return
    if phase != "action":
        raise ContentError("WHEN", where, f"an event of the phase {phase} answers nothing: leave its `when` out")
    check_word("WHEN", where, "when", WHENS, "event", when, names)
