"""The level "random": any option, each equally likely."""

from __future__ import annotations

from typing import Any

from magemoot.engine.session import Seen
from magemoot.players.thought import stream


class RandomBot:
    """Chooses blindly."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, seen: Seen[Any]) -> int:
        """The index of the chosen option."""
        return stream(self._seed, seen).below(len(seen.decision.options))
