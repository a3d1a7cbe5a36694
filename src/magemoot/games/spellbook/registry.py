"""Where the cards enter themselves. A card is a decorated function; there is no other list of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from magemoot.engine.play import Play
from magemoot.games.spellbook.catalogue import PHASES, SPELL, SPELLS, Level, Spell
from magemoot.games.spellbook.state import Mage, Spellbook

Usable = Callable[[Spellbook, Mage, Level, int], bool]
"""(table, mage, level used, card rune): whether the effect would change anything (SB-R14) and can be paid (SB-R15)."""
Variants = Callable[[Spellbook, Mage, Level, int], Sequence[str]]
"""(table, mage, level used, card rune): the ways in which the effect can be used now, settled before it begins (SB-R80)."""
Effect = Callable[..., Play[None] | None]
"""(table, mage, level used, card rune), and the variant if there are several: carries the effect out."""
Instant = Callable[[Spellbook, Mage, Level], Play[None] | None]
Scoring = Callable[[Spellbook, Mage, Level], int]


class Action(msgspec.Struct, frozen=True):
    """One level of a spell with an action symbol. `word` is what a menu offers: "sacrifice-4"."""

    word: str
    spell: Spell
    level: int
    at: Level
    usable: Usable | None
    variants: Variants | None
    effect: Effect


ACTIONS: dict[str, Action] = {}
ON_LEARN: dict[int, Instant] = {}
SCORING: dict[int, Scoring] = {}

E = TypeVar("E", bound=Effect)


def spell(id: str, usable: Usable | None = None, variants: Variants | None = None) -> Callable[[E], E]:
    """Enter the effect of a spell with an action symbol, for all its levels that are actions (SB-1.12).

    The function gets (table, mage, level, card rune), and the variant when `variants` is given.
    """
    card = SPELL[id]

    def enter(effect: E) -> E:
        for level, at in card.levels.items():
            if at.timing in PHASES:
                word = f"{id}-{level}"
                ACTIONS[word] = Action(word, card, level, at, usable, variants, effect)
        return effect

    return enter


def instant(id: str) -> Callable[[Instant], Instant]:
    """Enter what happens when a spell is learned at a level that says "instant" (SB-9.5)."""

    def enter(effect: Instant) -> Instant:
        ON_LEARN[SPELL[id].index] = effect
        return effect

    return enter


def scoring(id: str) -> Callable[[Scoring], Scoring]:
    """Enter the points a card brings at the end on top of its printed ones (SB-11.10)."""

    def enter(points: Scoring) -> Scoring:
        SCORING[SPELL[id].index] = points
        return points

    return enter


def actions_of(spell: int, level: int) -> tuple[Action, ...]:
    """The actions a card offers on a level: its own and all lower ones, highest first (SB-9.2).

    A lower level that does exactly the same is left out: it would be the same choice twice (SB-13.12, SB-R30).
    """
    offered: list[Action] = []
    for low in range(level, min(SPELLS[spell].levels) - 1, -1):
        action = ACTIONS.get(f"{SPELLS[spell].id}-{low}")
        if action is not None and not any(
            (a.at.params, a.at.runes) == (action.at.params, action.at.runes) for a in offered
        ):
            offered.append(action)
    return tuple(offered)


def implemented() -> frozenset[str]:
    """The ids of the spells that do what they say on every level.

    A level with an action, an instant effect or a score of its own needs an entry here; constant effects stand in the
    rules that they change.
    """
    return frozenset(
        card.id for card in SPELLS if all(_entered(card, level, at.timing) for level, at in card.levels.items())
    )


def _entered(card: Spell, level: int, timing: str) -> bool:
    if timing == "instant":
        return card.index in ON_LEARN
    if timing == "scoring":
        return card.index in SCORING
    return timing not in PHASES or f"{card.id}-{level}" in ACTIONS
