"""Icons in the corners of played cards: what matches between neighbouring time slots (WM-8)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from magemoot.games.weirdwood.catalogue import action, tactic
from magemoot.games.weirdwood.entries import Icons
from magemoot.games.weirdwood.quests import blocks_slot
from magemoot.games.weirdwood.state import Warden, Weirdwood

WILD: Final = "wild"
"""An icon that matches any other, and as a match two of them (WM-8.8, WM-8.9)."""


def corners(w: Warden, slot: int) -> Icons | None:
    """WM-R11, WM-R13: the icons that show on a time slot; None if it breaks the row."""
    if blocks_slot(w, slot) or not w.slots[slot]:
        return None
    if w.covers[slot]:
        return tactic(w.covers[slot][0]).facts.icons
    return action(w.slots[slot][0]).facts.icons if w.face_up[slot] else None


def matches(_t: Weirdwood, w: Warden) -> list[str]:
    """WM-8.2, WM-8.8, WM-8.9: the bonus of every match among a warden's cards in play, from left to right.

    Returns:
        "hit", "block", "min" or "knowledge" for each; "wild" for two wild icons.
    """
    found: list[str] = []
    row = [corners(w, slot) for slot in range(len(w.slots))]
    for left, right in pairwise(row):
        if left is not None and right is not None:
            match = _match(left.right, right.left)
            if match:
                found.append(match)
    return found


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
