"""Damage to the Monster (WM-28.11-28.14, WM-29.14, WM-30.16): what it loses, what follows from that, and the win."""

from __future__ import annotations

from collections.abc import Callable

from magemoot.engine.events import seat
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.weirdwood.atoms import monster_board
from magemoot.games.weirdwood.ending import win
from magemoot.games.weirdwood.fae import cards, ogre, therus
from magemoot.games.weirdwood.state import AREAS, OGRE, THERUS, Warden, Weirdwood
from magemoot.games.weirdwood.table import monster_term


def left(t: Weirdwood) -> int:
    """How much damage the Monster can still take."""
    return sum(t.fae.cubes) if t.monster == OGRE else t.fae.health


def beaten(t: Weirdwood) -> bool:
    """WM-5.8: whether the Monster's Health is gone."""
    return left(t) <= 0


def harm(t: Weirdwood, w: Warden, n: int, rule: str, last: Callable[[], Play[object]] | None = None) -> Play[int]:
    """The Monster takes damage, with all that belongs to it, from a battle or from elsewhere (WM-R66, WM-R101).

    Args:
        last: what is still done when the Monster is beaten by it, before the game is over (WM-R32).

    Returns:
        how much it took, which is as many PP (WM-28.11, WM-29.14, WM-30.16); the caller gains them.

    Raises:
        Ended: the players have won, or something that follows has lost the game (WM-R97).
    """
    dealt = min(n, left(t))
    if dealt <= 0:
        return 0
    if t.log is not None:
        t.note("monster-damaged", rule, who=seat(w.seat), monster=monster_term(t), count=dealt)
    if t.monster == OGRE:
        yield from _take_cubes(t, dealt, rule)
    elif t.monster == THERUS:
        therus.fall(t, dealt, rule)
    else:
        monster_board.set_monster_health(t, t.fae.health - dealt, rule)
    if last is not None and beaten(t):
        yield from last()
    yield from close(t)
    return dealt


def _take_cubes(t: Weirdwood, n: int, rule: str) -> Play[None]:
    """WM-28.11-28.13, WM-R59, WM-R8: cubes one by one; the active warden says from which area, the first row goes first.

    What an emptied row does happens at once.
    """
    for still in range(n, 0, -1):
        words: list[Value] = [f"area-{area}" for area in AREAS if ogre.rows_left(t, area)]
        answer = yield Choose(t.active, "ogre-cube", words.copy, "WM-28.12", {"count": still})
        row = ogre.rows_left(t, str(answer).removeprefix("area-"))[0]
        monster_board.take_cube(t, row, rule)
        if not t.fae.cubes[row]:
            yield from cards.resolve(t, ogre.ROWS[row][1].ops, "WM-28.13")


def close(t: Weirdwood) -> Play[None]:
    """WM-R97, WM-R71, WM-28.27, WM-30.36: after all damage is applied: a beaten Monster means the win. Raises `Ended`.

    Therus's Plans are carried out before; within one of their cards those that are under way come to the win themselves.
    """
    if not beaten(t):
        return
    if t.monster != THERUS:
        win(t, "WM-5.8")
    if not t.fae.in_hand:
        yield from cards.carry_out_plans(t)
