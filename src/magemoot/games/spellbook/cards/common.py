"""What several spells have in common: choosing tokens to discard, and what befalls the other mages."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from magemoot.engine.pieces import distinct
from magemoot.engine.play import Choose, Play, several
from magemoot.games.spellbook.atoms import altar_to_lower, discard, draw, draw_to_lower, take_token
from magemoot.games.spellbook.catalogue import POOL_LIMIT, kind_of, rune_of
from magemoot.games.spellbook.state import Mage, Spellbook, is_solo, others


def of_rune(tokens: Iterable[int], rune: int) -> list[int]:
    """The tokens that show a rune."""
    return [x for x in tokens if rune_of[x] == rune]


def discard_one(t: Spellbook, me: Mage, accepted: Callable[[], list[int]], rule: str) -> Play[None]:
    """Discard one of the accepted pool tokens, as a cost (SB-R15)."""
    token = yield Choose(me.seat, "discard", lambda: distinct(accepted(), kind_of), rule)
    discard(t, me, token, rule)


def discard_some(t: Spellbook, me: Mage, count: int, rule: str) -> Play[None]:
    """Discard so many pool tokens, or all if there are fewer (SB-R76)."""
    for token in (yield from several(me.seat, "discard", lambda: me.pool, count, kind_of, rule)):
        discard(t, me, token, rule)


def others_can_take(t: Spellbook, me: Mage) -> bool:
    """Whether blaze would make somebody else take a token (SB-R35, SB-R48)."""
    return bool(t.altar) and (is_solo(t) or any(len(m.pool) < POOL_LIMIT for m in others(t, me)))


def others_take(t: Spellbook, me: Mage, rule: str) -> Play[None]:
    """SB-13.14, SB-R35: every other mage, clockwise, takes one altar token if there is one and the pool has room.

    In solo play an altar token goes to the lower part of the opponent's board instead (SB-20.13).
    """
    if is_solo(t):
        if t.altar:
            token = yield Choose(me.seat, "opponent-lower", lambda: distinct(t.altar, kind_of), "SB-20.13")
            altar_to_lower(t, token, "SB-20.13")
        return
    for other in others(t, me):
        if t.altar and len(other.pool) < POOL_LIMIT:
            token = yield Choose(other.seat, "forced-take", lambda: distinct(t.altar, kind_of), rule)
            take_token(t, other, token, rule)


def others_can_draw(t: Spellbook, me: Mage) -> bool:
    """Whether sharing would bring somebody else a token."""
    return bool(t.bag or t.tray) and (is_solo(t) or any(len(m.pool) < POOL_LIMIT for m in others(t, me)))


def others_draw(t: Spellbook, me: Mage, count: int, rule: str) -> None:
    """SB-14.11: every other mage, clockwise, draws; in solo play the opponent's lower part gets the token (SB-20.14)."""
    if is_solo(t):
        for _ in range(count):
            draw_to_lower(t, "SB-20.14")
        return
    for other in others(t, me):
        draw(t, other, count, rule)
