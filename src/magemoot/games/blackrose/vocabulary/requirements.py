"""What quests ask for: deeds that they count, and states in which a wizard has to be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from magemoot.engine.content import ContentError
from magemoot.games.blackrose.vocabulary.forms import (
    Fields,
    Names,
    check_word,
    flag,
    one_of,
    room_ids,
    school,
    some_of,
    whole,
)


def _room_id(where: str, value: Any, names: Names) -> str | None:
    return room_ids(where, [value], names) and "is no room of the pack"


_SOURCES: Final = some_of("spell", "physical_attack", "evocation", "trap", "room", "any")
_COUNTED: Final[Fields] = {"count?": whole(1), "window?": one_of("effect", "turn", "round")}

CHECKS: Final = (
    "has_crown",
    "no_damage_and_not_in_cell",
    "no_damage_suffered_this_round_and_not_in_cell",
    "enemy_mages_in_own_room",
    "own_evocations",
    "trophies",
    "damage_on_own_sheet",
    "power_above_black_rose",
    "has_crown_and_damaged_enemy_mage_this_round",
    "enemy_mages_defeated_this_round_and_not_in_cell",
)
"""The states that a quest may ask for."""
AT_ANY_TIME: Final = ("own_evocations", "trophies")
"""The states that are looked at whenever they change; all others only at the moments named."""

REQUIREMENTS: Final[Mapping[str, Fields]] = {
    **{
        event: {**words, **_COUNTED}
        for event, words in {
            "activate_room": {"room?": _room_id, "distinct?": one_of("colour")},
            "room_entered": {"distinct?": one_of("colour")},
            "damage_dealt": {
                "source?": _SOURCES,
                "to?": one_of("enemy_mage", "enemy_mini", "leading_enemy_mage"),
                "same_target?": flag,
                "distinct?": one_of("target"),
            },
            "damage_prevented": {},
            "healed": {"who?": one_of("self")},
            "power_stolen": {},
            "instability_placed": {},
            "converted": {"what?": some_of("damage", "instability")},
            "reveal": {"distinct?": one_of("element")},
            "spell_resolved": {"school?": school, "same?": one_of("school"), "distinct?": one_of("school")},
            "protection_triggered": {},
            "trap_triggered": {},
            "summon": {"source?": _SOURCES},
            "evocation_defeated": {"owner?": one_of("enemy")},
            "wizard_defeated": {"role?": one_of("final_damage"), "source?": _SOURCES},
            "room_token_won": {},
            "last_turn_of_action_phase": {},
        }.items()
    },
    "state": {
        "check": one_of(*CHECKS),
        "at": one_of("any_time", "end_of_turn", "start_of_cleanup"),
        "count?": whole(1),
    },
}
"""What a quest may count or ask for."""
_ONE_OF_THESE: Final = ("same", "distinct", "same_target")


def check_requirement(where: str, req: Any, names: Names, room: str = "") -> None:
    """See that a quest can be met at all: that it counts or asks for something the game knows.

    Args:
        room: of a quest of kind room, the room it names.

    Raises:
        ContentError: REQ; it says where, and what would be right.
    """
    check_word("REQ", where, "req", REQUIREMENTS, "event", req, names)
    if room and (req["event"], req.get("room")) != ("activate_room", room):
        raise ContentError("REQ", where, f'req is not {{ event = "activate_room", room = "{room}" }}, as its room says')
    if len(both := [word for word in _ONE_OF_THESE if word in req]) > 1:
        raise ContentError("REQ", where, f"req has {' and '.join(both)}: only one of them counts")
    if req.get("at") == "any_time" and req["check"] not in AT_ANY_TIME:
        raise ContentError(
            "REQ", where, f'req: at "any_time" is for {", ".join(AT_ANY_TIME)}; {req["check"]} needs another moment'
        )
