"""What a card does, step by step: every operation and every condition, and what each needs.

An effect is a list of steps, each `{ op = "damage", to = "target", n = 3 }`: an operation and its fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from magemoot.engine.content import ContentError
from magemoot.games.blackrose.vocabulary.forms import (
    Fields,
    Names,
    amount,
    flag,
    label,
    miniatures,
    one_of,
    room,
    some_of,
    whole,
    wrong_fields,
)
from magemoot.games.blackrose.vocabulary.words import COLOURS, STATS, TYPES

# ------------------------------------------------------------------ what only steps need


def _over(where: str, value: Any, names: Names) -> str | None:
    """What `each` goes through: miniatures, or rooms by colour or around one."""
    if isinstance(value, str) and value.startswith("rooms:"):
        how, _, which = value.removeprefix("rooms:").partition(":")
        if how == "colour":
            return one_of(*COLOURS)(where, which, names)
        return room(where, which, names) if how == "adjacent" else "goes through rooms by colour or adjacent ones"
    return miniatures(where, value, names)


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
        if nameless := label(place, option["label"], names):
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


def condition(where: str, value: Any, names: Names) -> str | None:
    """Whether a value is a condition, and has what it needs."""
    if not isinstance(value, dict) or "is" not in value:
        return "is not a condition: { is = … }"
    return wrong_fields(where, "condition", CONDITIONS, "is", value, names)


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


def _reset(where: str, value: Any, names: Names) -> str | None:
    return None if value == "all" else room(where, value, names)


def _sheet_owner(where: str, value: Any, names: Names) -> str | None:
    return None if value in ("self", "black_rose") else miniatures(where, value, names)


def _false(_where: str, value: Any, _names: Names) -> str | None:
    return None if value is False else "can only be false; leave it out otherwise"


def _modifier(_where: str, value: Any, _names: Names) -> str | None:
    return None if type(value) is int or value == "none" else 'is not a number or "none"'


# ------------------------------------------------------------------ the words

OPERATIONS: Final[Mapping[str, Fields]] = {
    # damage and life
    "damage": {"to": miniatures, "n": amount, "source?": _sheet_owner, "unpreventable?": flag},
    "heal": {"who": miniatures, "n": amount, "as?": label},
    "convert_damage": {"on": miniatures, "n": amount},
    "transfer_damage": {"from": miniatures, "to": miniatures, "n": amount},
    "attack": {"bonus": whole(0), "times?": whole(2)},
    # instability
    "instability": {"room": room, "n": amount, "source?": _sheet_owner},
    "convert_instability": {"room": room, "n": amount},
    "move_instability": {"from": room, "to": room, "n": amount},
    # power and the crown
    "power": {"who": miniatures, "n": amount, "paid_to?": one_of("black_rose")},
    "steal_power": {"from": miniatures, "n": amount},
    "rose_power": {"n": amount},
    "crown": {"who": miniatures},
    # position
    "move": {"who": miniatures, "n": amount, "ignore_traps?": flag},
    "push": {"who": miniatures, "n": amount},
    "teleport": {"who": miniatures, "to": _destination, "chooser?": miniatures},
    "swap": {"a": miniatures, "b": miniatures},
    "to_cell": {"who": miniatures},
    "end_movement": {"who": miniatures},
    "block": {"who": miniatures, "what": one_of("move", "activate")},
    # rooms
    "activate": {"room": room},
    "resolve_room": {"room": room, "at": room, "by": miniatures},
    "reset_room": {"room": _reset},
    "cancel_activation": {},
    # evocations
    "summon": {
        "what": _summoned,
        "at": room,
        "n?": amount,
        "as?": label,
        "by?": miniatures,
        "up_to?": flag,
        "free_slots_only?": flag,
    },
    "remove_evocation": {"which": miniatures},
    "act": {
        "which": miniatures,
        "by": miniatures,
        "bonus?": whole(1),
        "attack_only?": flag,
        "against?": miniatures,
    },
    # cards
    "draw": {"from": one_of("spellbook", "library", "forgotten"), "n": amount, "who?": miniatures},
    "study": {
        "from": one_of("spellbook", "library", "forgotten", "quest", "quest:3"),
        "look": whole(1),
        "keep": whole(1),
        "rest": one_of("school_discard", "bottom", "top_any_order"),
    },
    "recall": {"n": amount, "who?": miniatures},
    "discard": {
        "who": miniatures,
        "n?": amount,
        "how": one_of("owner", "random", "caster"),
        "to?": one_of("school_discard"),
        "up_to?": flag,
        "down_to?": whole(0),
        "as?": label,
    },
    "strip": {"who": miniatures, "what": one_of("activated"), "n": amount, "how": one_of("caster")},
    "flip_orientation": {"who": miniatures, "which": one_of("next_standard")},
    "peek": {"what": one_of("event_deck", "hand", "quests"), "who?": miniatures, "n?": whole(1), "reorder?": flag},
    "cast_from_hand": {},
    "cast_next": {"who": miniatures},
    "copy_used_spell": {"types": some_of(*TYPES), "not?": _cards, "forgotten?": _false},
    "reset_action": {"n": amount},
    "quest": {
        "do": one_of("draw", "steal", "swap", "complete"),
        "n?": amount,
        "from?": miniatures,
        "who?": miniatures,
        "reward?": _false,
    },
    "event": {"do": one_of("remove"), "slot": one_of("rightmost", "choice")},
    # protections only
    "prevent": {"n": amount},
    "dodge": {},
    "neutralise": {},
    "retaliate": {"n": amount},
    "redirect": {"n": amount},
    # lasting
    "mod": {
        "who": miniatures,
        "stat": one_of(*STATS),
        "n": _modifier,
        "until": one_of("end_of_round", "while_on_board"),
        "minimum?": whole(0),
        "applies_from?": whole(0),
        "minimum_base?": whole(0),
        "spell_type?": one_of(*TYPES),
    },
    # control
    "may": {"ops": _steps, "by?": miniatures},
    "choose": {"options": _options, "by?": miniatures},
    "if": {"cond": condition, "then": _steps, "else?": _steps},
    "each": {"over": _over, "ops": _steps},
    "pick": {
        "as": label,
        "what": one_of("enemy_mage", "enemy_mini", "own_evocation", "any_mini", "room"),
        "within": _within,
        "filter?": _filter,
        "n?": whole(1),
        "up_to?": flag,
        "optional?": flag,
        "by?": miniatures,
    },
}
"""Every operation, and what it needs."""
_HOW_MANY: Final = whole(0)
CONDITIONS: Final[Mapping[str, Fields]] = {
    "target_is_mage": {},
    "target_is_evocation": {},
    "trigger_is_mage": {},
    "damage_on": {"who": miniatures, "at_least": _HOW_MANY},
    "own_damage_on": {"who": miniatures, "at_least": _HOW_MANY},
    "defeated_any": {},
    "discarded_fewer_than": {"ref": label, "n": _HOW_MANY},
    "completed_quests": {"who": miniatures, "at_least?": _HOW_MANY, "at_most?": _HOW_MANY},
    "trophies": {"who": miniatures, "at_least": _HOW_MANY},
    "owns": {"who": miniatures, "what": one_of("evocation"), "at_least": _HOW_MANY},
    "not_in_cell": {"who": miniatures},
    "in_room_colour": {"who": miniatures, "colour": one_of(*COLOURS)},
    "same_room": {"a": miniatures, "b": miniatures},
    "no_enemy_mage_in": {"room": room},
    "power_below_black_rose": {"who": miniatures},
}
"""Every condition of `if`, and what it needs."""

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
    wrong = wrong_fields(where, "operation", OPERATIONS, "op", step, names)
    if wrong:
        raise ContentError("STEP", where, wrong)
