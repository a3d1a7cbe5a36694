"""Where Adventure cards that do more than their row of facts says enter themselves. There is no other list of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeVar

import msgspec

from magemoot.engine.play import Play
from magemoot.games.talisman.state import Adventurer, Talisman

Outcome = Literal["go-on", "moved", "turn-over"]
"""How the turn goes on after a card, a space or an operation: with what follows, on another space, or not at all."""

GO_ON: Final = "go-on"
MOVED: Final = "moved"
TURN_OVER: Final = "turn-over"

Meeting = Callable[[Talisman, Adventurer, int], Play[Outcome]]
"""(table, character, card): what meeting the card does."""
Use = Callable[[Talisman, Adventurer, int], Play[None]]
"""(table, character, card): what the owner's using the card does."""


class Usage(msgspec.Struct, frozen=True):
    """A card that its owner may use whenever nothing is in resolution (TA-29.2, TA-R141)."""

    possible: Callable[[Talisman, Adventurer, int], bool]
    use: Use


MEETINGS: dict[str, Meeting] = {}
USES: dict[str, Usage] = {}

M = TypeVar("M", bound=Meeting)
U = TypeVar("U", bound=Use)


def meeting(*ids: str) -> Callable[[M], M]:
    """Enter what meeting a card does, for cards whose facts alone do not say it."""

    def enter(play: M) -> M:
        for id in ids:
            MEETINGS[id] = play
        return play

    return enter


def use(id: str, possible: Callable[[Talisman, Adventurer, int], bool]) -> Callable[[U], U]:
    """Enter what using a card at any time does."""

    def enter(play: U) -> U:
        USES[id] = Usage(possible, play)
        return play

    return enter
