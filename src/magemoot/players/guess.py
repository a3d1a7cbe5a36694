"""The level "random": any option, each equally likely."""

from __future__ import annotations

from typing import Any

from magemoot.engine.session import Seen
from magemoot.players.thought import stream


def guess(seed: int, seat: int, number: int, options: int) -> int:
    """The index that the random bot of this seed chooses in a seat at a decision with so many options."""
    return stream(seed, seat, number).below(options)


class RandomBot:
    """Chooses blindly."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, seen: Seen[Any]) -> int:
        """The index of the chosen option."""
        return guess(self._seed, seen.seat, seen.number, len(seen.keys))
