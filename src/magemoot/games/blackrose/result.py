"""Who won, and why it ended (BR-25)."""

from __future__ import annotations

from typing import Final

from magemoot.engine.game import Result
from magemoot.games.blackrose import ranking
from magemoot.games.blackrose.catalogue import BOX
from magemoot.games.blackrose.state import BlackRose

GRAND_MASTER: Final = "grand-master"
BLACK_ROSE: Final = "black-rose"
EXTRA_ROUND: Final = "extra-round"
REASONS: Final = (GRAND_MASTER, BLACK_ROSE, EXTRA_ROUND)
"""Every way a game can end; `end-<reason>` says it."""


def bonus_points(t: BlackRose) -> list[dict[str, int]]:
    """BR-25.1–25.6, BR-25.11: each wizard's bonus points as things stand, for "quests", "trophies", "rooms", "crown"."""
    return ranking.bonus(
        [len(w.completed) for w in t.wizards],
        [sum(w.trophies) for w in t.wizards],
        [sum(BOX.rooms[id].value for id in w.rooms) for w in t.wizards],
        t.crown,
    )


def totals(t: BlackRose) -> list[int]:
    """BR-25.7, BR-R43: each wizard's power with the bonus points; in an extra round what has been counted since."""
    if t.extra:
        return list(t.extra)
    return [w.power + sum(points.values()) for w, points in zip(t.wizards, bonus_points(t), strict=True)]


def result(t: BlackRose) -> Result:
    """BR-25.7–25.10: the Grand Master first, the rest by totals, quests and trophies; nobody is if the Black Rose won.

    She takes a place among them, before whoever has less than she, but not in an extra round, where she only acts on.
    """
    scores = totals(t)
    ranks = [(w.seat in t.winners, scores[w.seat], len(w.completed), sum(w.trophies)) for w in t.wizards]
    places = tuple(
        1 + sum(other > rank for other in ranks) + (not t.extra and not rank[0] and t.rose_power > rank[1])
        for rank in ranks
    )
    return Result(t.end, places, tuple(scores), tuple(t.winners), tuple(t.ties))
