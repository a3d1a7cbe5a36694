"""Randomness is part of the position: one small counter-based stream, copied with the state.

The generator is SplitMix64 (Steele, Lea and Flood, 2014): a 64-bit counter advanced by the golden ratio and
scrambled. It is tiny to copy, equal on every machine, and needs nothing but its counter.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

_MASK = 0xFFFF_FFFF_FFFF_FFFF
_GOLDEN = 0x9E37_79B9_7F4A_7C15


class Stream:
    """A stream of random numbers, with scripted dice and draws for tests.

    Args:
        seed: any integer; equal seeds give equal streams.
        dice: results that the next calls of `die` return, in order, before chance takes over.
        draws: for each of the next calls of `pick`, the pieces that may come; the first one lying in the zone does.
    """

    __slots__ = ("dice", "draws", "state", "tape")

    def __init__(self, seed: int, dice: list[int] | None = None, draws: list[tuple[int, ...]] | None = None) -> None:
        self.state = seed & _MASK
        self.dice = dice
        self.draws = draws
        self.tape: list[int] | None = None
        """Results of `below` that come first: what chance said in a past that is played again."""

    def copy(self) -> Stream:
        """The same stream at the same point, independent of this one."""
        new: Stream = Stream.__new__(Stream)
        new.state = self.state
        new.dice = self.dice[:] if self.dice else None
        new.draws = self.draws[:] if self.draws else None
        new.tape = self.tape[:] if self.tape else None
        return new

    def renamed(self, names: Mapping[int, int]) -> Stream:
        """A copy whose scripted draws mean the pieces by other names."""
        new = self.copy()
        if new.draws:
            new.draws = [tuple(names.get(p, p) for p in wanted) for wanted in new.draws]
        return new

    def next64(self) -> int:
        """A whole number from 0 to 2**64 - 1."""
        s = self.state = (self.state + _GOLDEN) & _MASK
        s = ((s ^ (s >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
        s = ((s ^ (s >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
        return s ^ (s >> 31)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1 (n >= 1), each equally likely to within 2**-32."""
        if self.tape:
            return self.tape.pop(0)
        s = self.state = (self.state + _GOLDEN) & _MASK
        s = ((s ^ (s >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
        s = ((s ^ (s >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
        return ((s ^ (s >> 31)) >> 32) * n >> 32

    def die(self, sides: int = 6) -> int:
        """Roll one die: 1 to `sides`."""
        if self.dice:
            return self.dice.pop(0)
        return self.below(sides) + 1

    def pick(self, zone: list[int]) -> int:
        """Take one random piece out of an unordered, non-empty zone. The last piece fills its place.

        Raises:
            LookupError: a scripted draw names pieces of which none lies in the zone.
        """
        i = self._scripted(zone) if self.draws else self.below(len(zone))
        last = zone.pop()
        if i == len(zone):
            return last
        piece = zone[i]
        zone[i] = last
        return piece

    def _scripted(self, zone: list[int]) -> int:
        """The place of the piece that the script wants next."""
        assert self.draws
        wanted = self.draws.pop(0)
        for piece in wanted:
            if piece in zone:
                return zone.index(piece)
        raise LookupError(f"scripted draw: none of {wanted} lies in the zone")

    def shuffle(self, zone: list[int]) -> None:
        """Bring the pieces of a zone into random order."""
        if self.tape or self.__class__ is not Stream:
            for i in range(len(zone) - 1, 0, -1):
                j = self.below(i + 1)
                zone[i], zone[j] = zone[j], zone[i]
            return
        state = self.state
        for i in range(len(zone) - 1, 0, -1):  # the same, `below` written out
            s = state = (state + _GOLDEN) & _MASK
            s = ((s ^ (s >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
            s = ((s ^ (s >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
            j = ((s ^ (s >> 31)) >> 32) * (i + 1) >> 32
            zone[i], zone[j] = zone[j], zone[i]
        self.state = state

    def reseed(self, seed: int) -> None:
        """Forget everything to come, scripts included, and go on from another seed."""
        self.state = seed & _MASK
        self.dice = None
        self.draws = None
        self.tape = None

    def to_builtins(self) -> Any:
        """Plain data from which `from_builtins` makes an equal stream."""
        if self.dice or self.draws or self.tape:
            return [self.state, self.dice or [], [list(d) for d in self.draws or []], self.tape or []]
        return self.state

    @classmethod
    def from_builtins(cls, data: Any) -> Stream:
        """The stream that `to_builtins` wrote down.

        Raises:
            TypeError, ValueError: the data was not written by `to_builtins`.
        """
        if isinstance(data, int):
            return cls(data)
        state, dice, draws, tape = data
        new = cls(state, list(dice) or None, [tuple(d) for d in draws] or None)
        new.tape = list(tape) or None
        return new


class Recorder(Stream):
    """A stream that goes on from another one and writes down what chance says, in `results`."""

    __slots__ = ("results",)

    def __init__(self, stream: Stream) -> None:
        super().__init__(stream.state, stream.dice and stream.dice[:], stream.draws and stream.draws[:])
        self.tape = stream.tape and stream.tape[:]
        self.results: list[int] = []

    def below(self, n: int) -> int:
        """As in `Stream`, noted."""
        result = super().below(n)
        self.results.append(result)
        return result

    def die(self, sides: int = 6) -> int:
        """As in `Stream`; a scripted die is noted like a rolled one."""
        scripted = bool(self.dice)
        result = super().die(sides)
        if scripted:
            self.results.append(result - 1)
        return result

    def _scripted(self, zone: list[int]) -> int:
        place = super()._scripted(zone)
        self.results.append(place)
        return place
