"""The forms of what a word may need: a number, a miniature, a room, one of some words.

A form is asked what is wrong with a value; what is said by a word with fields is checked field by field.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from typing import Any

from magemoot.engine.content import ContentError
from magemoot.games.blackrose.vocabulary.words import ARCHETYPES, COUNTS, MINIATURES, OF_NO_SCHOOL, PLACES


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
Fields = Mapping[str, Form]
"""What a word needs by name; a name that ends in "?" may be left out."""

# ------------------------------------------------------------------ one value


def one_of(*words: str) -> Form:
    """A form: one of these words."""

    def wrong(_where: str, value: Any, _names: Names) -> str | None:
        return None if value in words else f"is not one of {', '.join(words)}"

    return wrong


def some_of(*words: str) -> Form:
    """A form: a list of some of these words, not empty."""

    def wrong(_where: str, value: Any, _names: Names) -> str | None:
        right = isinstance(value, list) and value and all(v in words for v in value)
        return None if right else f"is not a list of some of {', '.join(words)}"

    return wrong


def whole(least: int) -> Form:
    """A form: a whole number, `least` or more."""

    def wrong(_where: str, value: Any, _names: Names) -> str | None:
        right = type(value) is int and value >= least
        return None if right else f"is not a whole number from {least} on"

    return wrong


def flag(_where: str, value: Any, _names: Names) -> str | None:
    """Whether a value is true; what is not so is left out."""
    return None if value is True else "can only be true; leave it out otherwise"


def label(_where: str, value: Any, _names: Names) -> str | None:
    """Whether a value is a name that a card makes up: small letters and underscores."""
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
        return label(where, rest, names)
    if word == "own" and rest:
        return None if rest in names.evocations else f"names no evocation of the pack: {rest}"
    return None if value in MINIATURES else "is no word for miniatures"


def room(where: str, value: Any, names: Names) -> str | None:
    """Whether a value names one room."""
    if not isinstance(value, str):
        return "is not a word for a room"
    word, _, rest = value.partition(":")
    if word == "pick":
        return label(where, rest, names)
    if word == "room_of":
        return miniatures(where, rest, names)
    return None if value in PLACES or value in names.rooms else "is no room of the pack and no word for one"


def rooms(where: str, value: Any, names: Names) -> str | None:
    """Whether a value names one room, the rooms around it, or both."""
    if not isinstance(value, str):
        return "is not a word for rooms"
    return room(where, core(value), names)


def core(word: str) -> str:
    """The one room that a word for rooms is about."""
    return word.removeprefix("ring:").removesuffix("+ring")


def room_ids(_where: str, value: Any, names: Names) -> str | None:
    """Whether a value is a list of rooms by their ids, not empty."""
    right = isinstance(value, list) and value and all(v in names.rooms for v in value)
    return None if right else "is not a list of rooms of the pack"


def amount(where: str, value: Any, names: Names) -> str | None:
    """Whether a value says how many: a number, all, or what is counted."""
    if type(value) is int or value == "all":
        return None
    if not isinstance(value, dict) or not {"count"} <= value.keys() <= {"count", "plus", "max"}:
        return 'is not a number, "all", or { count, plus, max }'
    if any(type(value[part]) is not int for part in ("plus", "max") if part in value):
        return "has a plus or max that is no number"
    word, _, rest = str(value["count"]).partition(":")
    if word in ("discarded", "healed"):
        return label(where, rest, names)
    if word == "instability_in":
        return room(where, rest, names)
    if word == "own":
        return None if rest in names.evocations or rest in ARCHETYPES else f"counts no evocations of the pack: {rest}"
    return None if value["count"] in COUNTS else f"counts {value['count']}, which nothing counts"


def school(_where: str, value: Any, names: Names) -> str | None:
    """Whether a value is a school, or what stands for one on spells that belong to none."""
    known = (*names.school_ids, *OF_NO_SCHOOL)
    return None if value in known else f"is not one of {', '.join(known)}"


# ------------------------------------------------------------------ a word with its fields


def check_word(
    code: str, where: str, part: str, words: Mapping[str, Fields], key: str, given: Any, names: Names
) -> None:
    """Refuse what is said by one word with fields, if a word or a field of it is wrong."""
    if not isinstance(given, dict) or not isinstance(given.get(key), str):
        raise ContentError(code, where, f"{part} {given!r:.60} does not say {key} = …")
    wrong = wrong_fields(where, key, words, key, given, names)
    if wrong:
        raise ContentError(code, where, wrong if key == part else f"{part}: {wrong}")


def wrong_fields(
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
