"""Blue spells: mercury (SB-18). Mirage, which watches every take, stands with the atoms."""

from __future__ import annotations

from magemoot.engine.play import Choose, Play
from magemoot.games.spellbook.catalogue import ACTIONS_PER_PHASE, LEVELS, SPELL, Level
from magemoot.games.spellbook.learning import transmutable, transmute
from magemoot.games.spellbook.menus import menu, perform
from magemoot.games.spellbook.registry import instant, spell
from magemoot.games.spellbook.state import MORNING, Mage, Spellbook

SWIFTNESS = SPELL["swiftness"]


def can_transmute(t: Spellbook, me: Mage, at: Level, rune: int) -> bool:
    """There must be a spell that can be learned this way."""
    return bool(transmutable(t, me, at.params["max_rune_wilds"], rune))


@spell("transmutation", usable=can_transmute)
def transmutation(t: Spellbook, me: Mage, at: Level, rune: int) -> Play[None]:
    """SB-18.1–18.6, SB-R52: learn a spell; 1 or 2 tokens with the card rune may stand in for its colour."""
    most = at.params["max_rune_wilds"]
    word = yield Choose(me.seat, "learn", lambda: list(transmutable(t, me, most, rune)), at.rule)
    yield from transmute(t, me, word, most, rune, at.rule)


@instant("swiftness")
def swiftness(t: Spellbook, me: Mage, at: Level) -> Play[None]:
    """SB-18.7–18.9, SB-R23: on learning, one morning action at once, or none."""
    choice = yield Choose(me.seat, "bonus-morning", lambda: menu(t, me, MORNING), at.rule)
    if choice != "skip":
        yield from perform(t, me, MORNING, choice)


def morning_actions(t: Spellbook, me: Mage) -> int:
    """SB-4.4, SB-18.10, SB-R24: one action each morning, and another with swiftness on level 5."""
    level = me.levels[SWIFTNESS.colour]
    if level != max(LEVELS) or t.spells[SWIFTNESS.colour] != SWIFTNESS.index:
        return ACTIONS_PER_PHASE
    return ACTIONS_PER_PHASE + SWIFTNESS.levels[level].params["extra_morning_actions"]
