"""How the game ended (WM-5): the players win or lose together."""

from __future__ import annotations

from typing import Final

from magemoot.engine.game import Result
from magemoot.games.weirdwood.ending import LOSSES, WON
from magemoot.games.weirdwood.manor import DAYS
from magemoot.games.weirdwood.state import OGRE, Weirdwood
from magemoot.games.weirdwood.table import BOARDS, scaled

REASONS: Final = (WON, *LOSSES)
"""Every way a game can end; `end-<reason>` says it."""
WHOLE: Final = 100
"""The score for a beaten Monster, beside what the Days left give."""


def health_left(t: Weirdwood) -> int:
    """The Monster's Health: cubes of the Ogre, else the value of its track."""
    return sum(t.fae.cubes) if t.monster == OGRE else t.fae.health


def health_at_start(t: Weirdwood) -> int:
    """WM-28.2, WM-29.2, WM-30.1, WM-R91: the Monster's Health when the game begins."""
    if t.monster == OGRE:
        areas = BOARDS[OGRE].health.areas  # type: ignore[union-attr]
        return sum(row.cubes for area in (areas.head, areas.torso, areas.arms) for row in area.rows)
    track = BOARDS[t.monster].health
    return scaled(t, track.start, track.start_by_characters)  # type: ignore[union-attr]


def score(t: Weirdwood) -> int:
    """How far the players came: the share of the Monster's Health taken, in hundredths; and if they won the Days left."""
    if t.end == WON:
        return WHOLE + DAYS - t.day
    whole = health_at_start(t)
    return max(0, WHOLE * (whole - health_left(t)) // whole) if whole else 0


def result(t: Weirdwood) -> Result:
    """WM-5.2–5.8: all have won, or nobody has."""
    n, won = len(t.wardens), t.end == WON
    return Result(t.end, (1 if won else 2,) * n, (score(t),) * n, tuple(range(n)) if won else ())
