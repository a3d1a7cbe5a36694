"""Modifiers that last: until the end of the round on a wizard's sheet, or while an event is on the board (`mod`).

Modifiers of one value add up; `minimum` is the least result.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from magemoot.games.blackrose.catalogue import BOX, event_of
from magemoot.games.blackrose.components import Event
from magemoot.games.blackrose.state import ACTION, EVOCATION, BlackRose, Evocation
from magemoot.games.blackrose.table import facts_of

NONE: Final = -99
"""No healing at all."""
INTO_EVOCATIONS: Final = ("evocation_move", "evocation_attack")
"""Values whose events last to the end of the Evocation Phase, as their texts say (BR-10.4, BR-R92)."""


class Mod(NamedTuple):
    """One modifier, as the pack says it; -1 where it sets no bound."""

    stat: str
    n: int
    minimum: int = -1
    applies_from: int = -1
    minimum_base: int = -1
    spell_type: str = ""


def mod_of(step: Any) -> Mod:
    """The modifier that a step of an effect makes."""
    n = NONE if step["n"] == "none" else step["n"]
    return Mod(
        step["stat"],
        n,
        step.get("minimum", -1),
        step.get("applies_from", -1),
        step.get("minimum_base", -1),
        step.get("spell_type", ""),
    )


def written(mod: Mod) -> str:
    """A modifier as a word, for the state."""
    return "|".join(map(str, mod))


@lru_cache(1024)
def read(word: str) -> Mod:
    """A modifier from its word."""
    stat, n, minimum, applies_from, minimum_base, spell_type = word.split("|")
    return Mod(stat, int(n), int(minimum), int(applies_from), int(minimum_base), spell_type)


@lru_cache(256)
def _of_event(id: str) -> tuple[tuple[str, Mod], ...]:
    """(whom it is on, modifier) of an event."""
    return tuple((step["who"], mod_of(step)) for step in BOX.events[id].ops if step["op"] == "mod")


def events_in_force(t: BlackRose) -> list[Event]:
    """BR-10.4, BR-R92: the Action Phase events on the board, from position 1 to 3, while they hold."""
    if t.phase not in (ACTION, EVOCATION):
        return []
    return [event for zone in t.board for p in zone if (event := event_of(p)).phase == "action"]


def _from_events(t: BlackRose, stat: str, words: tuple[str, ...]) -> list[Mod]:
    if t.phase == EVOCATION and stat not in INTO_EVOCATIONS:
        return []
    return [
        mod for event in events_in_force(t) for who, mod in _of_event(event.id) if mod.stat == stat and who in words
    ]


def on_wizard(t: BlackRose, seat: int, stat: str) -> list[Mod]:
    """The modifiers of a value of a wizard."""
    own = [mod for word in t.wizards[seat].mods if (mod := read(word)).stat == stat]
    return own + _from_events(t, stat, ("all_mages",))


def on_evocation(t: BlackRose, e: Evocation, stat: str) -> list[Mod]:
    """The modifiers of a value of an evocation."""
    words = ("all_evocations", "all_undead") if facts_of(e).archetype == "undead" else ("all_evocations",)
    return _from_events(t, stat, words)


def modified(base: int, mods: list[Mod]) -> int:
    """A value with its modifiers: they add up; never below 0, nor below the greatest minimum that one of them sets."""
    least, value = 0, base
    for mod in mods:
        if base >= mod.minimum_base and base >= mod.applies_from:
            value += mod.n
            least = max(least, mod.minimum)
    return max(value, min(least, base), 0)


def stat(t: BlackRose, seat: int, name: str) -> int:
    """A wizard's "move" or "attack" value now (BR-4.6)."""
    figure = BOX.figures[t.wizards[seat].figure]
    return modified(figure.move if name == "move" else figure.attack, on_wizard(t, seat, name))


def flag(t: BlackRose, seat: int, name: str) -> bool:
    """Whether something holds for a wizard now: "cast_face_up", "first_activation_no_flip"."""
    return bool(on_wizard(t, seat, name))


def evocation_stat(t: BlackRose, e: Evocation, name: str) -> int:
    """An evocation's "move" or "attack" value now."""
    facts = facts_of(e)
    return modified(facts.move if name == "move" else facts.attack, on_evocation(t, e, f"evocation_{name}"))
