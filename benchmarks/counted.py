"""What was counted in games of one kind: the figures behind a report on balance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from typing import Any, NamedTuple

Census = dict[str, Counter[Any]]
"""Counts under headings."""


class Tables(NamedTuple):
    """What was counted in games of the same kind.

    Attributes:
        found: the sum of all counts.
        games: how many games.
        seats, bots, options: who played, and the options in words.
        seeds: of the games, in words.
    """

    found: Census
    games: int
    seats: int
    bots: str
    options: str
    seeds: str

    @property
    def head(self) -> str:
        """What was played, as a sentence."""
        return f"{self.games} games of {self.seats} `{self.bots}`, {self.options}, seeds {self.seeds}."


Z = 1.96


def interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return middle - half, middle + half


def spread(counts: Mapping[int, int]) -> str:
    """How often each number was counted: "5: 1 %, 6: 12 %"."""
    total = sum(counts.values())
    return ", ".join(f"{value}: {100 * n / total:.0f} %" for value, n in sorted(counts.items()))
