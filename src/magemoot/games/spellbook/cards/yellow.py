"""Yellow spells: gold (SB-19). They raise a mage's score. Communion on level 5 stands with learning."""

from __future__ import annotations

from magemoot.engine.play import Play
from magemoot.games.spellbook.atoms import draw, take_and_store
from magemoot.games.spellbook.catalogue import SPELL, Level, rune_of
from magemoot.games.spellbook.registry import instant, scoring
from magemoot.games.spellbook.state import Mage, Spellbook

KNOWLEDGE = SPELL["knowledge"]
COMMUNION = SPELL["communion"]


@instant("abundance")
def abundance(t: Spellbook, me: Mage, at: Level) -> None:
    """SB-19.1–19.5: on learning draw 2, 3 or 4, once."""
    draw(t, me, at.params["draw"], at.rule)


@scoring("knowledge")
def knowledge_points(t: Spellbook, me: Mage, at: Level) -> int:
    """SB-19.6–19.11: points for every other learned spell, by the level it lies on at the end."""
    each = at.variable_points
    others = [level for colour, level in enumerate(me.levels) if level and colour != KNOWLEDGE.colour]
    if "each" in each:
        return each["each"] * len(others)
    return sum(each["each_below_4"] if level < 4 else each["each_4_or_5"] for level in others)


@instant("communion")
def communion(t: Spellbook, me: Mage, at: Level) -> Play[None]:
    """SB-19.12, SB-19.13, SB-R12: on learning at level 3, store 3 tokens from the altar."""
    yield from take_and_store(t, me, at.params["take_and_store"], at.rule)


@scoring("communion")
def communion_points(t: Spellbook, me: Mage, at: Level) -> int:
    """SB-19.14, SB-19.16, SB-R10, SB-R78: on level 4, a point for each stored token that shows the card rune."""
    rune = rune_of[me.cards[COMMUNION.colour]]
    matching = (x for x in me.board if rune_of[x] == rune or not at.params["match_card_rune"])
    return at.variable_points["each"] * sum(1 for _ in matching)
