"""Black spells: coal (SB-16)."""

from __future__ import annotations

from magemoot.engine.play import Play, several
from magemoot.games.spellbook.atoms import can_take, free_spaces, store, take, take_and_store
from magemoot.games.spellbook.cards.common import of_rune
from magemoot.games.spellbook.catalogue import COLOURS, Level, colour_of, kind_of, rune_of
from magemoot.games.spellbook.registry import scoring, spell
from magemoot.games.spellbook.state import Mage, Spellbook


def _colours_with(me: Mage, count: int) -> list[int]:
    """The colours of which the pool holds at least `count` tokens."""
    held = [0] * len(COLOURS)
    for x in me.pool:
        held[colour_of[x]] += 1
    return [colour for colour, n in enumerate(held) if n >= count]


def offering_colours(t: Spellbook, me: Mage, at: Level, rune: int) -> list[str]:
    """SB-R32: the colours of which the pool holds the full number, while a space is free."""
    if not free_spaces(me):
        return []
    return [COLOURS[c] for c in _colours_with(me, at.params["store_same_colour"])]


@spell("offering", variants=offering_colours)
def offering(t: Spellbook, me: Mage, at: Level, rune: int, colour: str) -> Play[None]:
    """SB-16.1–16.5: store 2, 3 or 4 pool tokens of one colour; what finds no space stays in the pool (SB-R32)."""
    wanted = COLOURS.index(colour)
    count = min(at.params["store_same_colour"], free_spaces(me))
    tokens = yield from several(
        me.seat, "store", lambda: [x for x in me.pool if colour_of[x] == wanted], count, kind_of, at.rule
    )
    for token in tokens:
        store(t, me, token, at.rule)


def focus_alternatives(t: Spellbook, me: Mage, at: Level, rune: int) -> list[str]:
    """SB-16.6–16.9, SB-R32, SB-R33: store needs the full number in the pool, take may be partial."""
    ways = []
    if free_spaces(me) and len(of_rune(me.pool, rune)) >= at.params["store_card_rune"]:
        ways.append("store")
    if "take_card_rune" in at.params and can_take(t, me) and of_rune(t.altar, rune):
        ways.append("take")
    return ways


@spell("focus", variants=focus_alternatives)
def focus(t: Spellbook, me: Mage, at: Level, rune: int, way: str) -> Play[None]:
    """SB-16.6–16.9: store pool tokens with the card rune, or take such tokens from the altar."""
    if way == "take":
        yield from take(t, me, at.params["take_card_rune"], at.rule, lambda x: rune_of[x] == rune)
        return
    count = min(at.params["store_card_rune"], free_spaces(me))
    for token in (yield from several(me.seat, "store", lambda: of_rune(me.pool, rune), count, kind_of, at.rule)):
        store(t, me, token, at.rule)


def can_feast(t: Spellbook, me: Mage, at: Level, rune: int) -> bool:
    """SB-R55: level 3 needs room and an altar token of a colour on your board; level 4 an altar token and a space."""
    if "take_and_store" in at.params:
        return bool(t.altar) and free_spaces(me) > 0
    stored = {colour_of[x] for x in me.board}
    return can_take(t, me) and any(colour_of[x] in stored for x in t.altar)


@spell("feast", usable=can_feast)
def feast(t: Spellbook, me: Mage, at: Level, rune: int) -> Play[None]:
    """SB-16.10–16.12, SB-16.14: take a token of a colour on your board, or store a token from the altar."""
    if "take_and_store" in at.params:
        yield from take_and_store(t, me, at.params["take_and_store"], at.rule)
    else:
        stored = {colour_of[x] for x in me.board}
        yield from take(t, me, at.params["take"], at.rule, lambda x: colour_of[x] in stored)


@scoring("feast")
def feast_points(t: Spellbook, me: Mage, at: Level) -> int:
    """SB-16.13, SB-R50: on level 5 one point for each different colour on the board."""
    return at.variable_points["each"] * len({colour_of[x] for x in me.board})
