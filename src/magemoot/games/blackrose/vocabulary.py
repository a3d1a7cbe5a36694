"""The words in which the cards of Black Rose Wars say what they do, and the check that a pack uses them rightly.

An effect is a list of steps, each `{ op = "damage", to = "target", n = 3 }`: an operation and what it needs. What a step
may need, and of which form, stands in `OPERATIONS`; what a card may wait for, aim at or ask for in `TRIGGERS`, `SHIELDS`,
`WHENS`, `FILTERS` and `REQUIREMENTS`. `docs/content-packs.md` explains every word for people who write packs. Nothing is
carried out here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from magemoot.engine.content import ContentError

COLOURS: Final = ("red", "blue", "green", "purple", "grey", "yellow")
"""The colours of rooms; the Black Rose Room has none."""
ELEMENTS: Final = ("air", "earth", "fire", "water", "magic", "holy", "unholy")
ANY_ELEMENT: Final = "any"
TYPES: Final = ("combat", "general", "protection", "trap")
TARGETS: Final = ("self", "single", "area", "special")
ARCHETYPES: Final = ("undead", "altar", "demon", "celestial", "beast")
STATS: Final = (
    "move",
    "attack",
    "spell_damage",
    "spell_range",
    "healing",
    "evocation_move",
    "evocation_attack",
    "sacrifice_move",
    "cast_face_up",
    "first_activation_no_flip",
)
OF_NO_SCHOOL: Final = ("signature", "forgotten")
"""What stands for a school on spells that belong to none."""
COUNTS: Final = ("damaged_minis", "destroyed_rooms")
"""What a number may count, beside `discarded:<name>`, `healed:<name>`, `instability_in:<room>` and `own:<evocations>`."""

MINIATURES: Final = frozenset(
    {
        "self",
        "target",
        "attacker",
        "trigger_mini",
        "trigger_mage",
        "damaged_mage",
        "acting_evocation",
        "it",
        "last_summoned",
        "all_evocations",
        "all_undead",
        "own_evocations",
        "own_undead",
        "enemy_mages",
        "all_mages",
        "leading_mages",
        "trailing_mage",
        "crown_holder",
        "controller",
    }
)
"""Miniatures by one word; there are also `pick:<name>`, `own:<evocation>` and `enemies_in:<rooms>` with its likes."""
PLACES: Final = frozenset({"here", "target_room", "trigger_room", "activated_room", "its_room", "it"})
"""Rooms by one word; there are also the ids of rooms, `pick:<name>` and `room_of:<miniature>`."""


class Names:
    """The ids that a pack's effects may mention.

    Attributes:
        rooms, evocations, spells, school_ids: ids of the pack.
    """

    __slots__ = ("evocations", "rooms", "school_ids", "spells")

    def __init__(
        self,
        rooms: Collection[str],
        evocations: Collection[str],
        spells: Collection[str],
        school_ids: Collection[str] = (),
    ) -> None:
        self.rooms = rooms
        self.evocations = evocations
        self.spells = spells
        self.school_ids = school_ids


Form = Callable[[str, Any, Names], str | None]
"""(where, value, ids of the pack) to what is wrong with the value, or None."""


# ------------------------------------------------------------------ forms of what a step needs


def _one_of(*words: str) -> Form:
    def wrong(_where: str, value: Any, _names: Names) -> str | None:
        return None if value in words else f"is not one of {', '.join(words)}"

    return wrong


def _some_of(*words: str) -> Form:
    def wrong(_where: str, value: Any, _names: Names) -> str | None:
        right = isinstance(value, list) and value and all(v in words for v in value)
        return None if right else f"is not a list of some of {', '.join(words)}"

    return wrong


def _whole(least: int) -> Form:
    def wrong(_where: str, value: Any, _names: Names) -> str | None:
        right = type(value) is int and value >= least
        return None if right else f"is not a whole number from {least} on"

    return wrong


def _flag(_where: str, value: Any, _names: Names) -> str | None:
    return None if value is True else "can only be true; leave it out otherwise"


def _label(_where: str, value: Any, _names: Names) -> str | None:
    right = isinstance(value, str) and re.fullmatch(r"[a-z_]+", value)
    return None if right else "is not a name of small letters"


def miniatures(where: str, value: Any, names: Names) -> str | None:
    """Whether a value names miniatures."""
    if not isinstance(value, str):
        return "is not a word for miniatures"
    word, _, rest = value.partition(":")
    if word in ("enemies_in", "enemy_mages_in", "minis_in"):
        return rooms(where, rest, names)
    if word == "pick":
        return _label(where, rest, names)
    if word == "own" and rest:
        return None if rest in names.evocations else f"names no evocation of the pack: {rest}"
    return None if value in MINIATURES else "is no word for miniatures"


def room(where: str, value: Any, names: Names) -> str | None:
    """Whether a value names one room."""
    if not isinstance(value, str):
        return "is not a word for a room"
    word, _, rest = value.partition(":")
    if word == "pick":
        return _label(where, rest, names)
    if word == "room_of":
        return miniatures(where, rest, names)
    return None if value in PLACES or value in names.rooms else "is no room of the pack and no word for one"


def rooms(where: str, value: Any, names: Names) -> str | None:
    """Whether a value names one room, the rooms around it, or both."""
    if not isinstance(value, str):
        return "is not a word for rooms"
    return room(where, _core(value), names)


def _core(word: str) -> str:
    """The one room that a word for rooms is about."""
    return word.removeprefix("ring:").removesuffix("+ring")


def _over(where: str, value: Any, names: Names) -> str | None:
    """What `each` goes through: miniatures, or rooms by colour or around one."""
    if isinstance(value, str) and value.startswith("rooms:"):
        how, _, which = value.removeprefix("rooms:").partition(":")
        if how == "colour":
            return _one_of(*COLOURS)(where, which, names)
        return room(where, which, names) if how == "adjacent" else "goes through rooms by colour or adjacent ones"
    return miniatures(where, value, names)


def _number(where: str, value: Any, names: Names) -> str | None:
    if type(value) is int or value == "all":
        return None
    if not isinstance(value, dict) or not {"count"} <= value.keys() <= {"count", "plus", "max"}:
        return 'is not a number, "all", or { count, plus, max }'
    if any(type(value[part]) is not int for part in ("plus", "max") if part in value):
        return "has a plus or max that is no number"
    word, _, rest = str(value["count"]).partition(":")
    if word in ("discarded", "healed"):
        return _label(where, rest, names)
    if word == "instability_in":
        return room(where, rest, names)
    if word == "own":
        return None if rest in names.evocations or rest in ARCHETYPES else f"counts no evocations of the pack: {rest}"
    return None if value["count"] in COUNTS else f"counts {value['count']}, which nothing counts"


def _steps(where: str, value: Any, names: Names) -> str | None:
    if not isinstance(value, list):
        return "is not a list of steps"
    for number, step in enumerate(value, 1):
        check_step(f"{where}, step {number}", step, names)
    return None


def _options(where: str, value: Any, names: Names) -> str | None:
    if not isinstance(value, list) or len(value) < 2:
        return "is not a list of two or more options"
    for number, option in enumerate(value, 1):
        place = f"{where}, option {number}"
        if not isinstance(option, dict) or not {"label", "ops"} <= option.keys() <= {"label", "ops", "requires"}:
            raise ContentError("OPTION", place, "an option has a label, ops, and requires if it is not always open")
        if nameless := _label(place, option["label"], names):
            raise ContentError("OPTION", place, f"label {option['label']!r:.60} {nameless}")
        wrong = _steps(place, option["ops"], names) or _requires(place, option.get("requires"), names)
        if wrong:
            raise ContentError("OPTION", place, wrong)
    labels = [option["label"] for option in value]
    return None if len(set(labels)) == len(labels) else f"has two options with one label: {', '.join(labels)}"


def _requires(where: str, value: Any, names: Names) -> str | None:
    if value is None:
        return None
    if not isinstance(value, dict):
        return "requires is not { owns, at_least } or { hand_at_least, who }"
    if value.keys() == {"owns", "at_least"}:
        owned = value["owns"] in ("evocation", *names.evocations)
        return None if owned else f"requires {value['owns']}, which nobody owns"
    if value.keys() == {"hand_at_least", "who"}:
        return miniatures(where, value["who"], names)
    return "requires is not { owns, at_least } or { hand_at_least, who }"


def _condition(where: str, value: Any, names: Names) -> str | None:
    if not isinstance(value, dict) or "is" not in value:
        return "is not a condition: { is = … }"
    return _fields(where, "condition", CONDITIONS, "is", value, names)


def _summoned(_where: str, value: Any, names: Names) -> str | None:
    wanted = value if isinstance(value, list) and value else [value]
    for id in wanted:
        if id not in names.evocations:
            return f"names no evocation of the pack: {id}"
    return None


def _destination(where: str, value: Any, names: Names) -> str | None:
    if value == "any":
        return None
    if isinstance(value, dict) and len(value) == 1:
        ((how, what),) = value.items()
        if how == "distance" and type(what) is int and what > 0:
            return None
        if (how, what) in {("colour", "same_as_here"), ("filter", "no_enemy_minis")}:
            return None
        return "has a destination that is no distance, no colour and no filter"
    return room(where, value, names)


def _within(where: str, value: Any, names: Names) -> str | None:
    if value == "any":
        return None
    if not isinstance(value, dict) or value.keys() not in ({"from", "range"}, {"from", "distance"}):
        return 'is not "any", { from, range } or { from, distance }'
    return room(where, value["from"], names)


def _filter(where: str, value: Any, names: Names) -> str | None:
    if not isinstance(value, dict) or not value or not value.keys() <= {"token", "not"}:
        return "is not a filter: { token, not }"
    if value.get("token", "ready") != "ready":
        return "filters by a token that is not ready"
    unwanted = value.get("not", [])
    for one in unwanted if isinstance(unwanted, list) else [unwanted]:
        if room(where, one, names) and miniatures(where, one, names):
            return f"leaves out {one}, which is neither a room nor a miniature"
    return None


def _cards(_where: str, value: Any, names: Names) -> str | None:
    right = isinstance(value, list) and value and all(v in names.spells for v in value)
    return None if right else "is not a list of spells of the pack"


def _school(_where: str, value: Any, names: Names) -> str | None:
    known = (*names.school_ids, *OF_NO_SCHOOL)
    return None if value in known else f"is not one of {', '.join(known)}"


def _room_ids(_where: str, value: Any, names: Names) -> str | None:
    right = isinstance(value, list) and value and all(v in names.rooms for v in value)
    return None if right else "is not a list of rooms of the pack"


def _room_id(where: str, value: Any, names: Names) -> str | None:
    return _room_ids(where, [value], names) and "is no room of the pack"


def _by_id(_where: str, value: Any, names: Names) -> str | None:
    """The room of an event's deed: by its id, the rooms around it, or both."""
    right = isinstance(value, str) and _core(value) in names.rooms
    return None if right else "is no room of the pack, nor the rooms around one"


def _by_id_or_here(where: str, value: Any, names: Names) -> str | None:
    """The room of a trap's deed: beside ids the one in which its owner stands."""
    right = isinstance(value, str) and _core(value) == "here"
    return (
        None if right else _by_id(where, value, names) and 'is neither "here", nor a room of the pack, nor around one'
    )


def _reset(where: str, value: Any, names: Names) -> str | None:
    return None if value == "all" else room(where, value, names)


def _sheet_owner(where: str, value: Any, names: Names) -> str | None:
    return None if value in ("self", "black_rose") else miniatures(where, value, names)


def _false(_where: str, value: Any, _names: Names) -> str | None:
    return None if value is False else "can only be false; leave it out otherwise"


def _modifier(_where: str, value: Any, _names: Names) -> str | None:
    return None if type(value) is int or value == "none" else 'is not a number or "none"'


# ------------------------------------------------------------------ the words

Fields = Mapping[str, Form]
"""What a word needs by name; a name that ends in "?" may be left out."""

OPERATIONS: Final[Mapping[str, Fields]] = {
    # damage and life
    "damage": {"to": miniatures, "n": _number, "source?": _sheet_owner, "unpreventable?": _flag},
    "heal": {"who": miniatures, "n": _number, "as?": _label},
    "convert_damage": {"on": miniatures, "n": _number},
    "transfer_damage": {"from": miniatures, "to": miniatures, "n": _number},
    "attack": {"bonus": _whole(0), "times?": _whole(2)},
    # instability
    "instability": {"room": room, "n": _number, "source?": _sheet_owner},
    "convert_instability": {"room": room, "n": _number},
    "move_instability": {"from": room, "to": room, "n": _number},
    # power and the crown
    "power": {"who": miniatures, "n": _number, "paid_to?": _one_of("black_rose")},
    "steal_power": {"from": miniatures, "n": _number},
    "rose_power": {"n": _number},
    "crown": {"who": miniatures},
    # position
    "move": {"who": miniatures, "n": _number, "ignore_traps?": _flag},
    "push": {"who": miniatures, "n": _number},
    "teleport": {"who": miniatures, "to": _destination, "chooser?": miniatures},
    "swap": {"a": miniatures, "b": miniatures},
    "to_cell": {"who": miniatures},
    "end_movement": {"who": miniatures},
    "block": {"who": miniatures, "what": _one_of("move", "activate")},
    # rooms
    "activate": {"room": room},
    "resolve_room": {"room": room, "at": room, "by": miniatures},
    "reset_room": {"room": _reset},
    "cancel_activation": {},
    # evocations
    "summon": {
        "what": _summoned,
        "at": room,
        "n?": _number,
        "as?": _label,
        "by?": miniatures,
        "up_to?": _flag,
        "free_slots_only?": _flag,
    },
    "remove_evocation": {"which": miniatures},
    "act": {
        "which": miniatures,
        "by": miniatures,
        "bonus?": _whole(1),
        "attack_only?": _flag,
        "against?": miniatures,
    },
    # cards
    "draw": {"from": _one_of("spellbook", "library", "forgotten"), "n": _number, "who?": miniatures},
    "study": {
        "from": _one_of("spellbook", "library", "forgotten", "quest", "quest:3"),
        "look": _whole(1),
        "keep": _whole(1),
        "rest": _one_of("school_discard", "bottom", "top_any_order"),
    },
    "recall": {"n": _number, "who?": miniatures},
    "discard": {
        "who": miniatures,
        "n?": _number,
        "how": _one_of("owner", "random", "caster"),
        "to?": _one_of("school_discard"),
        "up_to?": _flag,
        "down_to?": _whole(0),
        "as?": _label,
    },
    "strip": {"who": miniatures, "what": _one_of("activated"), "n": _number, "how": _one_of("caster")},
    "flip_orientation": {"who": miniatures, "which": _one_of("next_standard")},
    "peek": {"what": _one_of("event_deck", "hand", "quests"), "who?": miniatures, "n?": _whole(1), "reorder?": _flag},
    "cast_from_hand": {},
    "cast_next": {"who": miniatures},
    "copy_used_spell": {"types": _some_of(*TYPES), "not?": _cards, "forgotten?": _false},
    "reset_action": {"n": _number},
    "quest": {
        "do": _one_of("draw", "steal", "swap", "complete"),
        "n?": _number,
        "from?": miniatures,
        "who?": miniatures,
        "reward?": _false,
    },
    "event": {"do": _one_of("remove"), "slot": _one_of("rightmost", "choice")},
    # protections only
    "prevent": {"n": _number},
    "dodge": {},
    "neutralise": {},
    "retaliate": {"n": _number},
    "redirect": {"n": _number},
    # lasting
    "mod": {
        "who": miniatures,
        "stat": _one_of(*STATS),
        "n": _modifier,
        "until": _one_of("end_of_round", "while_on_board"),
        "minimum?": _whole(0),
        "applies_from?": _whole(0),
        "minimum_base?": _whole(0),
        "spell_type?": _one_of(*TYPES),
    },
    # control
    "may": {"ops": _steps, "by?": miniatures},
    "choose": {"options": _options, "by?": miniatures},
    "if": {"cond": _condition, "then": _steps, "else?": _steps},
    "each": {"over": _over, "ops": _steps},
    "pick": {
        "as": _label,
        "what": _one_of("enemy_mage", "enemy_mini", "own_evocation", "any_mini", "room"),
        "within": _within,
        "filter?": _filter,
        "n?": _whole(1),
        "up_to?": _flag,
        "optional?": _flag,
        "by?": miniatures,
    },
}
"""Every operation, and what it needs."""

_HOW_MANY: Final = _whole(0)
CONDITIONS: Final[Mapping[str, Fields]] = {
    "target_is_mage": {},
    "target_is_evocation": {},
    "trigger_is_mage": {},
    "damage_on": {"who": miniatures, "at_least": _HOW_MANY},
    "own_damage_on": {"who": miniatures, "at_least": _HOW_MANY},
    "defeated_any": {},
    "discarded_fewer_than": {"ref": _label, "n": _HOW_MANY},
    "completed_quests": {"who": miniatures, "at_least?": _HOW_MANY, "at_most?": _HOW_MANY},
    "trophies": {"who": miniatures, "at_least": _HOW_MANY},
    "owns": {"who": miniatures, "what": _one_of("evocation"), "at_least": _HOW_MANY},
    "not_in_cell": {"who": miniatures},
    "in_room_colour": {"who": miniatures, "colour": _one_of(*COLOURS)},
    "same_room": {"a": miniatures, "b": miniatures},
    "no_enemy_mage_in": {"room": room},
    "power_below_black_rose": {"who": miniatures},
}
"""Every condition of `if`, and what it needs."""

# ------------------------------------------------------------------ what cards wait for, aim at, and ask for

_DONE_BY: Final = _one_of("enemy_mini", "enemy_mage", "any_mage")
_DONE_BY_WIZARD: Final = _one_of("enemy_mage", "any_mage")
_AFTER: Final = _one_of("after")
_AT: Final[Fields] = {"room?": _by_id, "not_rooms?": _room_ids}
_COLOURED: Final[Fields] = {**_AT, "room_colour?": _one_of(*COLOURS)}
_DEEDS: Final[Mapping[str, Fields]] = {
    "enter_room": {"by?": _DONE_BY, **_COLOURED},
    "activate_room": {"by?": _DONE_BY, **_COLOURED},
    "attack": {"by?": _DONE_BY, **_AT},
    "cast_spell": {"by?": _DONE_BY_WIZARD, "type?": _one_of(*TYPES), "slot?": _one_of("quick", "standard")},
    "spell_resolved": {"by?": _DONE_BY_WIZARD, "school?": _school},
    "acts": {"by?": _one_of("enemy_mini"), "archetype?": _one_of(*ARCHETYPES), **_AT},
    "damage_dealt": {"by?": _DONE_BY, "to?": _one_of("mage", "evocation"), **_AT},
    "wizard_defeated": {"by?": _DONE_BY, "role?": _one_of("final_damage"), **_AT},
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


def _of_traps(event: str, words: Fields) -> Fields:
    near: Fields = {"room?": _by_id_or_here} if "room?" in words else {}
    mine: Fields = {"against?": _one_of("self")} if event == "attack" else {}
    return {**words, **near, **mine, "timing?": _one_of("before", "after") if event == "activate_room" else _AFTER}


TRIGGERS: Final[Mapping[str, Fields]] = {event: _of_traps(event, words) for event, words in _DEEDS.items()}
"""What a trap may wait for, and what it may ask of it."""

_LIMITS: Final[Fields] = {"first_in?": _one_of("action_phase"), "once_per?": _one_of("effect", "turn_and_mage")}
WHENS: Final[Mapping[str, Fields]] = {event: {**words, "timing?": _AFTER, **_LIMITS} for event, words in _DEEDS.items()}
"""What an event may answer."""


def _from_whom(where: str, value: Any, names: Names) -> str | None:
    """Whose damage a protection answers: one word, or a list of some."""
    given = value if isinstance(value, list) else [value]
    return _some_of("enemy_mage", "enemy_evocation", "physical_attack", "black_rose")(where, given, names)


SHIELDS: Final[Mapping[str, Fields]] = {
    "would_suffer_damage": {"to?": _one_of("self", "own_evocation"), "by?": _from_whom},
    "would_be_affected": {
        "by?": _one_of("enemy_spell", "enemy_trap", "enemy_spell_or_trap"),
        "spell_type?": _one_of(*TYPES),
        "spell_target?": _one_of(*TARGETS),
    },
    "would_be_moved": {"by?": _one_of("enemy_effect")},
    "would_be_moved_or_blocked": {"by?": _one_of("enemy_effect")},
}
"""What a protection may answer."""

FILTERS: Final[Mapping[str, Mapping[str, Fields]]] = {
    "single": {
        "enemy_mini": {},
        "enemy_mage": {},
        "enemy_evocation": {"life_at_most?": _whole(1)},
        "own_evocation": {},
        "own_undead": {},
    },
    "area": {
        "room": {
            "colour?": _some_of(*COLOURS),
            "token?": _one_of("ready"),
            "has?": _one_of("enemy_mini"),
            "distance?": _whole(0),
        },
    },
}
"""For each target that is aimed at what it may be narrowed to; a single one also to `own:<evocation or archetype>`."""

_SOURCES: Final = _some_of("spell", "physical_attack", "evocation", "trap", "room", "any")
_COUNTED: Final[Fields] = {"count?": _whole(1), "window?": _one_of("effect", "turn", "round")}
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
            "activate_room": {"room?": _room_id, "distinct?": _one_of("colour")},
            "room_entered": {"distinct?": _one_of("colour")},
            "damage_dealt": {
                "source?": _SOURCES,
                "to?": _one_of("enemy_mage", "enemy_mini", "leading_enemy_mage"),
                "same_target?": _flag,
                "distinct?": _one_of("target"),
            },
            "damage_prevented": {},
            "healed": {"who?": _one_of("self")},
            "power_stolen": {},
            "instability_placed": {},
            "converted": {"what?": _some_of("damage", "instability")},
            "reveal": {"distinct?": _one_of("element")},
            "spell_resolved": {"school?": _school, "same?": _one_of("school"), "distinct?": _one_of("school")},
            "protection_triggered": {},
            "trap_triggered": {},
            "summon": {"source?": _SOURCES},
            "evocation_defeated": {"owner?": _one_of("enemy")},
            "wizard_defeated": {"role?": _one_of("final_damage"), "source?": _SOURCES},
            "room_token_won": {},
            "last_turn_of_action_phase": {},
        }.items()
    },
    "state": {
        "check": _one_of(*CHECKS),
        "at": _one_of("any_time", "end_of_turn", "start_of_cleanup"),
        "count?": _whole(1),
    },
}
"""What a quest may count or ask for."""
_ONE_OF_THESE: Final = ("same", "distinct", "same_target")

STATICS: Final[Mapping[str, Fields]] = {
    "attack_targets": {"n": _number},
    "reduce_damage_suffered": {"n": _whole(1)},
    "forbid_activation": {"room?": _one_of("its_room"), "for?": _one_of("enemy_mages")},
}
"""What an evocation's ability may change for good."""


# ------------------------------------------------------------------ checks


def check_steps(where: str, steps: Any, names: Names) -> None:
    """See that every step of an effect is one that the game knows.

    Raises:
        ContentError: STEP, OPTION; it says where, and what would be right.
    """
    wrong = _steps(where, steps, names)
    if wrong:
        raise ContentError("STEP", where, f"ops {wrong}")


def check_step(where: str, step: Any, names: Names) -> None:
    """See that one step is one that the game knows. Raises as `check_steps`."""
    if not isinstance(step, dict) or "op" not in step:
        raise ContentError("STEP", where, f"{step!r:.60} is not a step: {{ op = …, … }}")
    wrong = _fields(where, "operation", OPERATIONS, "op", step, names)
    if wrong:
        raise ContentError("STEP", where, wrong)


def check_trigger(where: str, kind: str, trigger: Any, names: Names, colour: str = "") -> None:
    """See that a trap or protection waits for something that happens, and asks of it what can be asked.

    Args:
        kind: the type of the spell's half.
        colour: of a room trap, the colour of this half: its trigger is that somebody enters a room of that colour.

    Raises:
        ContentError: TRIGGER; it says where, and what would be right.
    """
    if kind in ("trap", "protection"):
        _check("TRIGGER", where, "trigger", TRIGGERS if kind == "trap" else SHIELDS, "event", trigger, names)
    if colour and (trigger.get("event"), trigger.get("room_colour")) != ("enter_room", colour):
        raise ContentError("TRIGGER", where, f'a room trap has event = "enter_room" and room_colour = "{colour}" here')


def check_target(where: str, target: str, narrowed: Any, names: Names) -> None:
    """See that a target filter fits its target; an empty one leaves it at any enemy, or any room.

    Raises:
        ContentError: TARGET; it says where, and what would be right.
    """
    if not narrowed:
        return
    if target not in FILTERS:
        raise ContentError("TARGET", where, f"target {target} is not aimed, so it has no target_filter")
    what, _, own = str(narrowed.get("is")).partition(":")
    if target == "single" and what == "own" and narrowed.keys() == {"is"}:
        if own not in names.evocations and own not in ARCHETYPES:
            raise ContentError("TARGET", where, f"target_filter: own:{own} names no evocation of the pack")
        return
    _check("TARGET", where, "target_filter", FILTERS[target], "is", narrowed, names)


def check_when(where: str, phase: str, when: Any, names: Names) -> None:
    """See that an event answers something that happens; one that works by itself has no `when`.

    Raises:
        ContentError: WHEN; it says where, and what would be right.
    """
    if not when:
        return
    if phase != "action":
        raise ContentError("WHEN", where, f"an event of the phase {phase} answers nothing: leave its `when` out")
    _check("WHEN", where, "when", WHENS, "event", when, names)


def check_requirement(where: str, req: Any, names: Names, room: str = "") -> None:
    """See that a quest can be met at all: that it counts or asks for something the game knows.

    Args:
        room: of a quest of kind room, the room it names.

    Raises:
        ContentError: REQ; it says where, and what would be right.
    """
    _check("REQ", where, "req", REQUIREMENTS, "event", req, names)
    if room and (req["event"], req.get("room")) != ("activate_room", room):
        raise ContentError("REQ", where, f'req is not {{ event = "activate_room", room = "{room}" }}, as its room says')
    if len(both := [word for word in _ONE_OF_THESE if word in req]) > 1:
        raise ContentError("REQ", where, f"req has {' and '.join(both)}: only one of them counts")
    if req.get("at") == "any_time" and req["check"] not in AT_ANY_TIME:
        raise ContentError(
            "REQ", where, f'req: at "any_time" is for {", ".join(AT_ANY_TIME)}; {req["check"]} needs another moment'
        )


def check_rules(where: str, rules: Any, names: Names) -> None:
    """See that an evocation's ability is one that the game knows: steps when it acts, or what it changes for good.

    Raises:
        ContentError: RULE, STEP, OPTION; it says where, and what would be right.
    """
    for number, rule in enumerate(rules, 1):
        place = f"{where}: rule {number}"
        if "static" in rule:
            _check("RULE", place, "static", STATICS, "static", rule, names)
            continue
        if not {"when", "ops"} <= rule.keys() <= {"when", "ops", "if"} or rule["when"] != {"event": "acts"}:
            raise ContentError(
                "RULE", place, 'a rule is { when = { event = "acts" }, ops }, perhaps with if, or a static'
            )
        if "if" in rule and (wrong := _condition(place, rule["if"], names)):
            raise ContentError("RULE", place, f"if {wrong}")
        check_steps(place, rule["ops"], names)


def _check(code: str, where: str, part: str, words: Mapping[str, Fields], key: str, given: Any, names: Names) -> None:
    """Refuse what is said by one word with fields, if a word or a field of it is wrong."""
    if not isinstance(given, dict) or not isinstance(given.get(key), str):
        raise ContentError(code, where, f"{part} {given!r:.60} does not say {key} = …")
    wrong = _fields(where, key, words, key, given, names)
    if wrong:
        raise ContentError(code, where, wrong if key == part else f"{part}: {wrong}")


def _fields(
    where: str, what: str, words: Mapping[str, Fields], key: str, given: Mapping[str, Any], names: Names
) -> str | None:
    """What is wrong with the fields of a word, or None."""
    word = given[key]
    if word not in words:
        return f"{what} {word} is not one of {', '.join(words)}"
    forms = words[word]
    known = {name.removesuffix("?"): form for name, form in forms.items()}
    for name, value in given.items():
        if name == key:
            continue
        if name not in known:
            return f"{word} has no {name}; it has {', '.join(known) or 'nothing else'}"
        wrong = known[name](f"{where}: {word}", value, names)
        if wrong:
            return f"{word}: {name} {value!r:.60} {wrong}"
    missing = [name for name in forms if not name.endswith("?") and name not in given]
    return f"{word} needs {', '.join(missing)}" if missing else None
