"""Who gets how much: power for a defeat (BR-21.3–21.9), bonus points at the end (BR-25.1–25.6). Plain sums."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

DEFEAT: Final = (4, 2, 1)
"""Power for most cubes, for second most, for every other with at least one (BR-21.4)."""
ALONE: Final = 5
"""Power when only one colour lies on the bar (BR-21.6)."""
QUESTS: Final = (6, 3, 1)
"""Bonus points for completed quests (BR-25.2, BR-R41)."""
TROPHIES: Final = (4, 2, 1)
"""Bonus points for trophies (BR-25.3)."""
CROWN: Final = 1
"""Bonus point for the crown (BR-25.6)."""


def ranked(amounts: Mapping[int, int], prizes: tuple[int, int, int]) -> dict[int, int]:
    """BR-21.5, BR-25.4, BR-R33: what each gets by rank of distinct amounts; a tie for first or second costs 1 each.

    Args:
        amounts: for each seat (or the Black Rose) how much there is of it, 0 or more.
        prizes: for the most, for the second most, for every other with at least one.

    Returns:
        the prize of each one that has at least one.
    """
    distinct = sorted({n for n in amounts.values() if n > 0}, reverse=True)
    found = {}
    for who, n in amounts.items():
        if n <= 0:
            continue
        rank = distinct.index(n)
        tied = sum(other == n for other in amounts.values()) > 1
        found[who] = prizes[rank] - tied if rank < 2 else prizes[2]
    return found


def defeat(cubes: Mapping[int, int], victim: int) -> dict[int, int]:
    """BR-21.3–21.9, BR-R34: the power that a defeated wizard's life bar brings to the others.

    Args:
        cubes: for each colour, by seat or the Black Rose, its cubes on the bar.
        victim: the defeated seat: its own cubes keep their rank and bring nothing.
    """
    lying = {who: n for who, n in cubes.items() if n > 0}
    found = dict.fromkeys(lying, ALONE) if len(lying) == 1 else ranked(lying, DEFEAT)
    return {who: power for who, power in found.items() if who != victim}


def bonus(quests: Sequence[int], trophies: Sequence[int], rooms: Sequence[int], crown: int) -> list[dict[str, int]]:
    """BR-25.1–25.6, BR-25.11: the bonus points of each wizard, by source.

    Args:
        quests, trophies: for each seat, how many it has.
        rooms: for each seat, the printed values of its room tokens together.
        crown: the seat that holds the crown.

    Returns:
        for each seat its points for "quests", "trophies", "rooms" and "crown".
    """
    for_quests = ranked(dict(enumerate(quests)), QUESTS)
    for_trophies = ranked(dict(enumerate(trophies)), TROPHIES)
    return [
        {
            "quests": for_quests.get(seat, 0),
            "trophies": for_trophies.get(seat, 0),
            "rooms": value,
            "crown": CROWN if seat == crown else 0,
        }
        for seat, value in enumerate(rooms)
    ]
