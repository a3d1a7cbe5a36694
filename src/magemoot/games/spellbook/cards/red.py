"""Red spells: morning, magma (SB-13)."""

from __future__ import annotations

from magemoot.engine.play import Play
from magemoot.games.spellbook.atoms import can_draw, draw
from magemoot.games.spellbook.cards.common import discard_one, of_rune, others_can_take, others_take
from magemoot.games.spellbook.catalogue import Level
from magemoot.games.spellbook.registry import spell
from magemoot.games.spellbook.state import Mage, Spellbook


def can_sacrifice(t: Spellbook, me: Mage, at: Level, rune: int) -> bool:
    """SB-R15: a token of the level's rune must be there to pay with."""
    return bool(of_rune(me.pool, at.runes[0]))


@spell("sacrifice", usable=can_sacrifice)
def sacrifice(t: Spellbook, me: Mage, at: Level, rune: int) -> Play[None]:
    """SB-13.1–13.5: discard one token of the level's rune, then draw 4."""
    yield from discard_one(t, me, lambda: of_rune(me.pool, at.runes[0]), at.rule)
    draw(t, me, at.params["draw"], at.rule)


def can_erupt(t: Spellbook, me: Mage, at: Level, rune: int) -> bool:
    """SB-13.10: nothing to gain when the pool already holds that many."""
    return len(me.pool) < at.params["draw_until_pool"] and can_draw(t, me)


@spell("eruption", usable=can_erupt)
def eruption(t: Spellbook, me: Mage, at: Level, rune: int) -> None:
    """SB-13.6–13.10: draw until the pool holds 4, 5 or 6."""
    draw(t, me, at.params["draw_until_pool"] - len(me.pool), at.rule)


def can_blaze(t: Spellbook, me: Mage, at: Level, rune: int) -> bool:
    """SB-R14: usable if anybody gains a token by it."""
    return can_draw(t, me) or others_can_take(t, me)


@spell("blaze", usable=can_blaze)
def blaze(t: Spellbook, me: Mage, at: Level, rune: int) -> Play[None]:
    """SB-13.11–13.14: draw 4, then every other mage takes one token from the altar."""
    draw(t, me, at.params["draw"], at.rule)
    yield from others_take(t, me, at.rule)
