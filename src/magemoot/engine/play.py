"""Rules are generators; decisions are single choices.

A rule yields `Choose` and gets back the value that was chosen, or yields `Together` and gets back what each seat's own
rule returned. The yield carries *how to enumerate* the options; the engine enumerates, answers forced choices and logs.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from magemoot.engine.events import Arg
from magemoot.engine.pieces import Value, distinct

T = TypeVar("T")


class Choose(msgspec.Struct, frozen=True, gc=False):
    """A question to one seat: pick exactly one.

    Attributes:
        seat: who decides.
        ask: the name of the question; `ask-<ask>` is its sentence.
        enumerate: returns the legal values, at least one, no two with the same key. Called only when it is asked.
        rule: the rule that makes the seat decide.
        args: arguments of the sentence.
        marked: pieces already chosen in the same act, for the client to mark.
        open: ask even if there is just one option, because not asking would tell others something hidden.
    """

    seat: int
    ask: str
    enumerate: Callable[[], Sequence[Value]]
    rule: str
    args: Mapping[str, Arg] | None = None
    marked: tuple[int, ...] = ()
    open: bool = False


class Together(msgspec.Struct, frozen=True, gc=False):
    """Several seats decide at once. Each seat's rule touches only its own seat's zones and uses no randomness."""

    plays: Mapping[int, Play[Any]]


Ask = Choose | Together
Play = Generator[Any, Any, T]
"""A rule in play: yields `Choose` or `Together`, is sent the answer, returns its outcome."""


def several(
    seat: int,
    ask: str,
    pieces: Callable[[], Iterable[int]],
    at_most: int,
    kind: Sequence[Any],
    rule: str,
    *,
    at_least: int | None = None,
    args: Mapping[str, Arg] | None = None,
    open: bool = False,  # noqa: A002  (the name of the field it fills)
) -> Play[list[int]]:
    """Choose several pieces, one decision each, equal pieces offered once; the word "done" ends it early if allowed.

    When all that are left have to be chosen, nothing is asked: only their order would be.

    Args:
        pieces: the pieces to choose from, as they lie now; nothing may move them while the choice lasts.
        at_most, at_least: how many (at_least None: exactly at_most); cut down to what there is.
        open: the pieces are hidden from others, so ask even where equal pieces leave no choice (see `Choose`).
        kind: for each piece id its kind; pieces of one kind are interchangeable.

    Returns:
        the chosen pieces in the order of choosing.
    """
    there = len(list(pieces()))
    most = min(at_most, there)
    least = most if at_least is None else min(at_least, most)
    chosen: list[int] = []

    def left() -> list[int]:
        return [p for p in pieces() if p not in chosen]

    def options() -> list[Value]:
        offered: list[Value] = list(distinct(left(), kind))
        if len(chosen) >= least:
            offered.append("done")
        return offered

    while len(chosen) < most:
        if least - len(chosen) == there - len(chosen):
            return chosen + left()
        picked = yield Choose(seat, ask, options, rule, args, tuple(chosen), open)
        if picked == "done":
            break
        chosen.append(picked)
    return chosen


def in_order(seat: int, ask: str, effects: Mapping[str, Callable[[], Play[Any]]], rule: str) -> Play[None]:
    """Several effects happen at one moment: the seat decides their order, one after another."""
    left = dict(effects)
    while left:
        word = yield Choose(seat, ask, lambda: list(left), rule)
        yield from left.pop(word)()


def window(
    seats: Sequence[int],
    ask: str,
    offers: Callable[[int], Iterable[Value]],
    react: Callable[[int, Value], Play[bool]],
    rule: str,
    args: Mapping[str, Arg] | None = None,
    still: Callable[[int], bool] | None = None,
) -> Play[bool]:
    """A window for reactions before or after a happening: each seat in turn may use one of its offers or pass.

    All `seats` are asked, even those with nothing to offer, because being passed over would tell the others so.
    Name the seats by public facts only. A reaction may open windows of its own. After a reaction all seats are asked
    anew; the window closes when all pass in a row, or when a reaction ends the happening.

    Args:
        offers: for a seat, the values it may choose now.
        react: does what a seat chose. Returns True when that stops the happening (cancelled, replaced, nothing left
            to react to).
        still: whether a seat still takes part, by public facts only; one that does not is passed over unasked.

    Returns:
        True when a reaction stopped the happening.
    """

    def asked(seat: int) -> Choose:
        return Choose(seat, ask, lambda: [*offers(seat), "pass"], rule, args, (), True)

    passed = 0
    turn = 0
    while passed < len(seats):
        seat = seats[turn % len(seats)]
        turn += 1
        if still is not None and not still(seat):
            passed += 1
            continue
        answer = yield asked(seat)
        if answer == "pass":
            passed += 1
            continue
        passed = 0
        if (yield from react(seat, answer)):
            return True
    return False
