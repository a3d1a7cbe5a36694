"""Purple spells: morning, poison (SB-14)."""

from __future__ import annotations

from magemoot.engine.pieces import Value, distinct
from magemoot.engine.play import Choose, Play
from magemoot.games.spellbook.atoms import (
    altar_tokens,
    can_draw,
    can_take,
    draw,
    draw_to_altar,
    mirage,
    room,
    take,
    take_token,
)
from magemoot.games.spellbook.cards.common import discard_some, of_rune, others_can_draw, others_draw
from magemoot.games.spellbook.catalogue import Level, colour_of, kind_of, rune_of
from magemoot.games.spellbook.registry import spell
from magemoot.games.spellbook.state import Mage, Spellbook


def can_levitate(t: Spellbook, me: Mage, at: Level, rune: int) -> bool:
    """Needs room and at least one token of the level's rune on the altar (SB-R13)."""
    return can_take(t, me) and bool(of_rune(t.altar, at.runes[0]))


@spell("levitation", usable=can_levitate)
def levitation(t: Spellbook, me: Mage, at: Level, rune: int) -> Play[None]:
    """SB-14.1–14.5: take 2 tokens, both of the level's rune."""
    yield from take(t, me, at.params["take"], at.rule, lambda x: rune_of[x] == at.runes[0])


def can_share(t: Spellbook, me: Mage, at: Level, rune: int) -> bool:
    """SB-R14: usable if anybody gains a token by it."""
    return can_take(t, me) or ("draw" in at.params and can_draw(t, me)) or others_can_draw(t, me)


@spell("sharing", usable=can_share)
def sharing(t: Spellbook, me: Mage, at: Level, rune: int) -> Play[None]:
    """SB-14.6–14.11: take, at level 3 also draw, then all others draw 1."""
    yield from take(t, me, at.params["take"], at.rule)
    draw(t, me, at.params.get("draw", 0), at.rule)
    others_draw(t, me, at.params["others_draw"], at.rule)


def can_divine(t: Spellbook, me: Mage, at: Level, rune: int) -> bool:
    """Usable if a token can be drawn onto the altar, taken from it, or (level 3) discarded."""
    return bool(t.bag or t.tray) or can_take(t, me) or ("discard" in at.params and bool(me.pool))


@spell("divination", usable=can_divine)
def divination(t: Spellbook, me: Mage, at: Level, rune: int) -> Play[None]:
    """SB-14.12–14.16, SB-R34: 2 from the bag onto the altar, then take; what may be taken depends on the level."""
    draw_to_altar(t, at.params["draw_to_altar"], at.rule)
    if "same_colour" in at.params:
        yield from _take_one_colour(t, me, at)
    else:
        yield from take(t, me, at.params["take"], at.rule)
    yield from discard_some(t, me, at.params.get("discard", 0), at.rule)


def _take_one_colour(t: Spellbook, me: Mage, at: Level) -> Play[None]:
    """SB-14.14: up to 2 tokens, all of one colour."""
    taken: list[int] = []

    def options() -> list[Value]:
        fits = altar_tokens(t, (lambda x: colour_of[x] == colour_of[taken[0]]) if taken else None)
        return [*distinct(fits, kind_of), "done"]

    for _ in range(min(at.params["take"], room(me))):
        chosen = yield Choose(me.seat, "take-up-to", options, at.rule)
        if chosen == "done":
            break
        take_token(t, me, chosen, at.rule)
        taken.append(chosen)
    mirage(t, me, taken)
