"""Time: the two rings turn step by step (WM-13), and cards stop where their time slots allow (WM-13.7–13.10)."""

from __future__ import annotations

from collections.abc import Sequence

from magemoot.games.weirdwood.atoms import manor
from magemoot.games.weirdwood.ending import lose
from magemoot.games.weirdwood.manor import DAYS, POSITIONS, TIMES_OF_DAY, time_of_day
from magemoot.games.weirdwood.state import Weirdwood


def elapsed(t: Weirdwood) -> int:
    """How many spaces time has advanced since Day 1 Morning 1: as many it can go back (WM-R51)."""
    return (t.day - 1) * POSITIONS + t.time


def move_time(t: Weirdwood, steps: int, rule: str) -> int:
    """WM-13.3–13.6, WM-R51, WM-R52: move time by so many spaces, back if negative; never back before Day 1 Morning 1.

    Returns:
        the spaces that it moved, back if negative.

    Raises:
        Ended: time would go on after Day 12 (WM-5.3).
    """
    steps = max(steps, -elapsed(t))
    step = 1 if steps > 0 else -1
    for moved in range(abs(steps)):
        if step > 0 and elapsed(t) == DAYS * POSITIONS - 1:
            manor.tell_time(t, moved, rule)
            lose(t, "time", "WM-5.3")
        manor.step_time(t, step)
    manor.tell_time(t, steps, rule)
    return steps


def stops(t: Weirdwood, slot_times: Sequence[str]) -> list[int]:
    """WM-13.7–13.10, WM-R50: by how many spaces a card can advance time.

    Args:
        slot_times: the times of day of its slot. All of them: 1 to 12 spaces; else the nearest stretch of each.
    """
    if set(slot_times) == set(TIMES_OF_DAY):
        return list(range(1, POSITIONS + 1))
    return sorted({n for name in slot_times for n in _nearest(t.time, name)})


def _nearest(time: int, name: str) -> list[int]:
    """WM-13.9, WM-13.10: the spaces to each position of a time of day in its nearest stretch ahead."""
    first = next(n for n in range(1, POSITIONS + 1) if _then(time, n) == name)
    last = first
    while _then(time, last + 1) == name:
        last += 1
    return list(range(first, last + 1))


def _then(time: int, n: int) -> str:
    """The time of day so many spaces later."""
    return time_of_day((time + n) % POSITIONS)


def possible_steps(t: Weirdwood, choose: Sequence[int]) -> list[int]:
    """WM-R51: those numbers of spaces that time can move, back if negative."""
    return [steps for steps in choose if steps >= -elapsed(t)]
