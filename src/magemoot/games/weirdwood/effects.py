"""Effects are carried out step by step: each operation of the packs is a decorated function (see `vocabulary`).

Players' steps are optional (WM-7.1, WM-19.4): an operation that needs a choice lets it be passed; one that only gains is
carried out. `resolve` goes through steps in their order, `in_any_order` lets their owner take them one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from magemoot.engine.events import Arg
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.weirdwood.scene import Scene
from magemoot.games.weirdwood.state import Weirdwood
from magemoot.games.weirdwood.table import room_word

Step = Mapping[str, Any]
Operation = Callable[[Weirdwood, Scene, Step], Play[bool]]
"""(table, resolution, step): carries a step out; returns whether it was."""
Possible = Callable[[Weirdwood, Scene, Step], bool]
"""(table, resolution, step): whether a step can be carried out now."""
Args = Mapping[str, Arg] | None

OPERATIONS: dict[str, Operation] = {}
POSSIBLE: dict[str, Possible] = {}
"""For operations that cannot always be carried out."""

O = TypeVar("O", bound=Operation)  # noqa: E741  (an operation)
P = TypeVar("P", bound=Possible)


def operation(name: str) -> Callable[[O], O]:
    """Enter what an operation of the players does."""

    def enter(play: O) -> O:
        OPERATIONS[name] = play
        return play

    return enter


def possible(name: str) -> Callable[[P], P]:
    """Enter when an operation can be carried out."""

    def enter(test: P) -> P:
        POSSIBLE[name] = test
        return test

    return enter


def can(t: Weirdwood, s: Scene, step: Step) -> bool:
    """Whether a step can be carried out now, as far as that shows before."""
    if step.get("requires_previous") and not s.carried_out:
        return False
    test = POSSIBLE.get(step["op"])
    return test is None or test(t, s, step)


def can_any(t: Weirdwood, s: Scene, steps: Sequence[Step]) -> bool:
    """WM-R110: whether at least one of some steps can be carried out; one that needs the step before counts only with that."""
    return any(can(t, s, step) for at, step in enumerate(steps) if not (at and step.get("requires_previous")))


def resolve(t: Weirdwood, s: Scene, steps: Sequence[Step]) -> Play[bool]:
    """Carry out steps in their order, as far as each is possible. Returns whether any was carried out."""
    anything = False
    for step in steps:
        done = can(t, s, step) and bool((yield from OPERATIONS[step["op"]](t, s, step)))
        s.carried_out = done
        anything = anything or done
    return anything


def in_any_order(t: Weirdwood, s: Scene, steps: Sequence[Step], ask: str = "part") -> Play[bool]:
    """WM-19.4: the parts of an effect, all optional, in the order that its owner likes.

    A single part, and parts that are all plain gains, are carried out without asking for an order. A part with
    `requires_previous` can be taken once the one before it was carried out.
    """
    if len(steps) == 1 or all(step["op"] == "gain" for step in steps):
        return (yield from resolve(t, s, steps))
    from magemoot.games.weirdwood.choices import about

    left = list(range(len(steps)))
    done: set[int] = set()
    while True:
        s.carried_out = True
        offered = [i for i in left if _open(steps, i, done) and can(t, s, _plain(steps[i]))]
        if not offered:
            return bool(done)
        words: list[Value] = [*(f"part-{i}" for i in offered), "done"]
        answer = yield Choose(s.seat, ask, words.copy, s.rule, about(s))
        if answer == "done":
            return bool(done)
        at = int(str(answer).removeprefix("part-"))
        left.remove(at)
        if (yield from resolve(t, s, [_plain(steps[at])])):
            done.add(at)


def _open(steps: Sequence[Step], at: int, done: set[int]) -> bool:
    return not steps[at].get("requires_previous") or at - 1 in done


def _plain(step: Step) -> Step:
    """A step without its condition."""
    if "requires_previous" not in step:
        return step
    return {name: value for name, value in step.items() if name != "requires_previous"}


def agree(seat: int, ask: str, rule: str, args: Args = None) -> Play[bool]:
    """Ask a player yes or no."""
    words: list[Value] = ["yes", "no"]
    answer = yield Choose(seat, ask, lambda: words, rule, args)
    return bool(answer == "yes")


def choose_place(
    seat: int, ask: str, places: Sequence[int], rule: str, *extra: str, args: Args = None
) -> Play[int | None]:
    """Let a player choose a place ("place-12"); None if there is none, or if an `extra` word was chosen."""
    if not places:
        return None
    words: list[Value] = [*(room_word(p) for p in places), *extra]
    answer = yield Choose(seat, ask, lambda: words, rule, args)
    return None if answer in extra else int(str(answer).removeprefix("place-"))


def choose_seat(
    seat: int, ask: str, seats: Sequence[int], rule: str, *extra: str, args: Args = None
) -> Play[int | None]:
    """Let a player choose another one ("seat-2"); None if there is none, or if an `extra` word was chosen."""
    if not seats:
        return None
    words: list[Value] = [*(f"seat-{i}" for i in seats), *extra]
    answer = yield Choose(seat, ask, lambda: words, rule, args)
    return None if answer in extra else int(str(answer).removeprefix("seat-"))
