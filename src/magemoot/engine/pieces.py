"""A component of the box is a small int; what it is stands in the game's catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Final

import msgspec

FACE_DOWN: Final = -1
"""A piece that the viewer may not see."""
EMPTY: Final = -2
"""No piece: an empty slot in a zone of fixed places."""


class _PieceMark:
    """Marks ints that are pieces, so that zones can be told from other lists of ints."""

    def __repr__(self) -> str:
        return "PIECE"


PIECE: Final = _PieceMark()
Piece = Annotated[int, PIECE]
"""The id of one physical piece, or FACE_DOWN, or EMPTY."""

Value = int | str | tuple["Value", ...]
"""What an option is inside the rules: a piece (int), a word (str), or a tuple of those. Numbers are words."""


class Catalogue(msgspec.Struct, frozen=True):
    """What every piece of a game is. Built once from content; never changes.

    Attributes:
        kinds: for each piece id, the key of its kind; equal pieces share it ("red-circle").
        backs: for each piece id, what its face-down side looks like; only pieces with equal backs can be
            mistaken for each other, so only those are exchanged in imagined worlds.
    """

    kinds: tuple[str, ...]
    backs: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.kinds)

    def key(self, value: Value) -> str:
        """The stable key of an option value: pieces by their kind, words as they are, tuples joined by colons."""
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return self.kinds[value] if value >= 0 else "face-down"
        return ":".join(self.key(v) for v in value)


def one_back(kinds: Sequence[str]) -> Catalogue:
    """A catalogue in which all pieces look alike from behind."""
    return Catalogue(tuple(kinds), (0,) * len(kinds))


def distinct(pieces: Iterable[int], kind: Sequence[object]) -> list[int]:
    """One piece of each kind among `pieces`, in the order in which the kinds first appear."""
    return list({kind[p]: p for p in pieces}.values())
