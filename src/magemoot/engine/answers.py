"""The answers since a checkpoint, as a position keeps and stores them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from magemoot.engine.pieces import Value


class Said(msgspec.Struct, frozen=True):
    """An answer within a `Together`: which seat gave it."""

    seat: int
    value: Value


class Reseed(msgspec.Struct, frozen=True):
    """From here on chance goes another way."""

    seed: int


class Mixed(msgspec.Struct, frozen=True):
    """From here on pieces that lie hidden go by other names: pairs of (name, new name)."""

    names: tuple[tuple[int, int], ...]


Answer = Any
"""A value, a Said, a Reseed, or a Mixed."""


def renamed_answer(answer: Answer, names: dict[int, int]) -> Answer:
    """The answer with pieces going by other names (those not in `names` keep theirs)."""
    if answer.__class__ is Said:
        return Said(answer.seat, renamed_answer(answer.value, names))
    if answer.__class__ is Mixed:
        return Mixed(tuple((names.get(a, a), names.get(b, b)) for a, b in answer.names))
    if answer.__class__ is int:
        return names.get(answer, answer)
    if answer.__class__ is tuple:
        return tuple(renamed_answer(a, names) for a in answer)
    return answer


def pieces_in(answer: Answer) -> Iterator[int]:
    """The pieces that an answer names."""
    if answer.__class__ is Said:
        yield from pieces_in(answer.value)
    elif answer.__class__ is int:
        yield answer
    elif answer.__class__ is tuple:
        for part in answer:
            yield from pieces_in(part)


def written(answer: Answer) -> Any:
    """The answer as plain data for `read_answer`."""
    match answer:
        case Said():
            return {"seat": answer.seat, "value": answer.value}
        case Reseed():
            return {"reseed": answer.seed}
        case Mixed():
            return {"mixed": answer.names}
        case _:
            return answer


def read_answer(raw: Any) -> Answer:
    """The answer that `written` wrote down.

    Raises:
        LookupError, ValueError, TypeError: it is none.
    """
    if isinstance(raw, dict):
        if "mixed" in raw:
            return Mixed(tuple((int(a), int(b)) for a, b in raw["mixed"]))
        return Reseed(raw["reseed"]) if "reseed" in raw else Said(raw["seat"], read_answer(raw["value"]))
    if isinstance(raw, list):
        return tuple(read_answer(r) for r in raw)
    return raw
