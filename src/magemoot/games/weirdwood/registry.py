"""Which cards do something: every step of theirs is an operation that the game carries out, every Quest can be met."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from magemoot.games.weirdwood import ops as _ops  # noqa: F401  (enters the operations)
from magemoot.games.weirdwood.catalogue import BOX, MONSTER_CARDS, card_keys
from magemoot.games.weirdwood.effects import OPERATIONS
from magemoot.games.weirdwood.fae import ops as _fae_ops  # noqa: F401  (enters the Monsters' operations)
from magemoot.games.weirdwood.fae.cards import OPERATIONS as FAE_OPERATIONS
from magemoot.games.weirdwood.quests import known_events

Step = Mapping[str, Any]

INSIDE: Final = ("then", "else", "per", "per_step", "on_damage")
"""The names under which a step holds further steps, beside `options` and `table`."""


def every_step(steps: Iterable[Step]) -> Iterator[Step]:
    """Every step, and those within it."""
    for step in steps:
        yield step
        for name in INSIDE:
            yield from every_step(step.get(name, ()))
        for option in step.get("options", ()):
            yield from every_step(option)
        for row in step.get("table", ()):
            yield from every_step(row["ops"])


def implemented() -> frozenset[str]:
    """The keys of the cards, Rooms and Powers of which every step can be carried out and every condition can be met."""
    return frozenset(key for key in card_keys() if _carried_out(key))


def _carried_out(key: str) -> bool:
    kind, _, id = key.partition("-")
    if kind == "mcard":
        return all(step["op"] in FAE_OPERATIONS for step in every_step(_sections(id)))
    if kind == "quest" and not _events(BOX.quests[id].condition) <= known_events():
        return False
    return all(step["op"] in OPERATIONS for step in every_step(_steps(kind, id)))


def _steps(kind: str, id: str) -> Iterable[Step]:
    """The steps of a thing of the players."""
    match kind:
        case "room":
            return BOX.rooms[id].ops
        case "action":
            return [step for card in BOX.actions.values() if card.name == id for step in card.ops]
        case "companion":
            return [step for ability in BOX.companions[id].abilities for step in ability.ops]
        case "tactic":
            return BOX.tactics[id].ops
        case "quest":
            return BOX.quests[id].ops
        case _:
            return next(facts.powers[id].ops for facts in BOX.characters.values() if id in facts.powers)


def _sections(id: str) -> Iterator[Step]:
    """The steps of a Monster card in all its sections."""
    facts = next(cards[id] for cards in MONSTER_CARDS.values() if id in cards)
    for section in (facts.always, facts.calm, facts.angry, facts.furious):
        yield from section


def _events(condition: Mapping[str, Any]) -> frozenset[str]:
    """The events that a condition names."""
    also: frozenset[str] = _events(condition["or"]) if "or" in condition else frozenset()
    return also | {condition["event"]}
