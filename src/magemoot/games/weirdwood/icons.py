"""Icons in the corners of played cards: what matches between neighbouring time slots (WM-8)."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final

from magemoot.games.weirdwood.catalogue import action, is_action, tactic
from magemoot.games.weirdwood.entries import Icons
from magemoot.games.weirdwood.quests import blocks_slot
from magemoot.games.weirdwood.state import NONE, Warden, Weirdwood

WILD: Final = "wild"
"""An icon that matches any other, and as a match two of them (WM-8.8, WM-8.9)."""


def showing(w: Warden, slot: int) -> int:
    """WM-R11, WM-R13: the card whose icons show on a time slot; `NONE` if it breaks the row."""
    if not w.slots[slot] or blocks_slot(w, slot):
        return NONE
    if w.covers[slot]:
        return w.covers[slot][0]
    return w.slots[slot][0] if w.face_up[slot] else NONE


def matches(_t: Weirdwood, w: Warden) -> list[str]:
    """WM-8.2, WM-8.8, WM-8.9: the bonus of every match among a warden's cards in play, from left to right.

    Returns:
        "hit", "block", "min" or "knowledge" for each; "wild" for two wild icons.
    """
    return list(_in_row(tuple([showing(w, slot) for slot in range(len(w.slots))])))


@lru_cache(maxsize=1 << 16)
def _in_row(row: tuple[int, ...]) -> tuple[str, ...]:
    """The matches of a row of cards."""
    found = []
    for left, right in pairwise(row):
        if NONE not in (left, right):
            match = _match(_icons(left).right, _icons(right).left)
            if match:
                found.append(match)
    return tuple(found)


def _icons(card: int) -> Icons:
    """The icons of an Action Card or a Tactics card."""
    return (action(card) if is_action(card) else tactic(card)).facts.icons


def _match(one: str, other: str) -> str:
    """What two icons give that meet; empty: nothing. A missing icon never matches (WM-R11)."""
    if not one or not other:
        return ""
    if one == WILD:
        return other
    return one if other in (WILD, one) else ""


def matched(t: Weirdwood, w: Warden, icon: str) -> int:
    """How many matches give a bonus: "hit", "block", "min", "knowledge", or "wild" for pairs of wild icons."""
    return matches(t, w).count(icon)
