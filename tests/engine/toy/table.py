"""The box and the table of Conclave."""

from __future__ import annotations

from typing import Final

from magemoot.engine.pieces import Catalogue, Piece
from magemoot.engine.state import State, Table, by_seat, everyone, nobody, owner_only

CHARMS: Final = {"spark": 8, "flame": 6, "blaze": 4, "eye": 5, "echo": 5, "omen": 4, "ward": 6}
RELICS: Final = {"crown": 3, "ring": 5, "curse": 4}
STRENGTH: Final = {"spark": 1, "flame": 2, "blaze": 3, "eye": 1, "echo": 1, "omen": 1, "ward": 0}
WORTH: Final = {"crown": 3, "ring": 2, "curse": -1}
EFFECTS: Final = {"eye": ("eye",), "echo": ("echo",), "omen": ("eye", "echo")}

KINDS: Final = tuple(kind for box in (CHARMS, RELICS) for kind, count in box.items() for _ in range(count))
CHARM_BACK: Final = 0
RELIC_BACK: Final = 1
CATALOGUE: Final = Catalogue(KINDS, tuple(CHARM_BACK if kind in CHARMS else RELIC_BACK for kind in KINDS))

SET_UP, COMMIT, REWARD, REFILL, END = range(5)


class Member(State):
    """One member of the conclave."""

    seat: int = everyone()
    hand: list[Piece] = owner_only()
    played: list[Piece] = owner_only()
    """Committed, face down."""
    limbo: list[Piece] = owner_only()
    """Cards that are looked at right now."""
    sleeve: Piece = owner_only()
    """A card kept from a look until the end of the round, or EMPTY."""
    shelf: list[Piece] = owner_only()
    trophies: list[Piece] = everyone()


class Conclave(Table):
    """The whole table."""

    members: list[Member] = by_seat()
    charms: list[Piece] = nobody()
    """The deck; the last card is on top."""
    relics: list[Piece] = nobody()
    shown: list[list[Piece]] = everyone()
    """For each seat the charms shown this round."""
    discard: list[Piece] = everyone()
    box: list[Piece] = everyone()
    phase: int = everyone(SET_UP)
    round: int = everyone(1)
    rounds: int = everyone(4)
    leader: int = everyone(0)
    points: list[int] = everyone()
    ending: str = everyone("")
