"""The levels "adept" and "master": a tree search over imagined worlds.

Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012): every iteration imagines one world that
agrees with everything the seat has seen, and walks it down one tree that all worlds share. Chance and what others hold
are never known to the tree: a node stands for what was answered, not for what was drawn. Every seat in the tree looks
after itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from time import perf_counter
from typing import Any

from magemoot.engine.pieces import Value
from magemoot.engine.position import Position
from magemoot.engine.rng import Stream
from magemoot.engine.session import Seen
from magemoot.players.thought import stream, worth

CURIOSITY = 0.35
"""How far the search strays from what has looked best so far, on the scale of `evaluate`."""
DEEPEST = 60
"""An iteration follows the tree through at most so many answers."""


class _Answer:
    """An answer in the tree: how often it could be given and was given, what it brought to its seat, what followed."""

    __slots__ = ("following", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.following: dict[tuple[int, str], dict[str, _Answer]] = {}


class SearchBot:
    """Thinks ahead. Give `iterations` for choices that can be repeated; otherwise it thinks for `seconds`."""

    def __init__(self, seed: int, *, iterations: int | None, seconds: float) -> None:
        self._seed = seed
        self._iterations = iterations
        self._seconds = seconds

    def choose(self, seen: Seen[Any]) -> int:
        """The index of the chosen option: the one that was tried most often."""
        options = seen.decision.options
        if len(options) == 1:
            return 0
        rng = stream(self._seed, seen.seat, seen.decision.number)
        root = _Answer()
        if self._iterations is not None:
            for _ in range(self._iterations):
                _iterate(root, seen, rng)
        else:
            end = perf_counter() + self._seconds
            while perf_counter() < end:
                _iterate(root, seen, rng)
        tried = root.following.get((seen.seat, seen.decision.ask), {})
        known = [tried.get(option.key) for option in options]
        return max(range(len(options)), key=lambda i: (0, 0.0) if (a := known[i]) is None else (a.visits, a.total))


def _iterate(root: _Answer, seen: Seen[Any], rng: Stream) -> None:
    """One world: down the tree, one answer beyond it, and what came out back up to every seat on the way."""
    position = seen.imagine(rng, keep=False)
    seat = seen.seat
    options: Sequence[Value] = position.options_of(seat)
    ask = position.pending[seat].ask
    node = root
    path: list[tuple[int, _Answer]] = []
    fresh = False
    action = position.unit
    while not fresh and len(path) < DEEPEST:
        answers = node.following.setdefault((seat, ask), {})
        value, node, fresh = _select(answers, options, position, rng)
        path.append((seat, node))
        action = position.unit
        position.play(value, seat)
        if position.over:
            break
        seat, options = position.seat, position.options
        ask = position.pending[seat].ask
    _settle(position, action, rng)
    gains: dict[int, float] = {}
    for seat, node in path:
        if seat not in gains:
            gains[seat] = worth(position, seat)
        node.visits += 1
        node.total += gains[seat]


def _select(
    answers: dict[str, _Answer], options: Sequence[Value], position: Position[Any], rng: Stream
) -> tuple[Value, _Answer, bool]:
    """An untried answer if there is one, else the most promising (UCB among the answers that can be given).

    Returns:
        the answer, its place in the tree, and whether it is new.
    """
    key = position.game.catalogue.key
    known: list[tuple[Value, _Answer]] = []
    untried: list[Value] = []
    for value in options:
        answer = answers.get(key(value))
        if answer is None:
            untried.append(value)
        else:
            answer.offered += 1
            known.append((value, answer))
    if untried:
        value = untried[rng.below(len(untried))]
        answer = answers[key(value)] = _Answer()
        answer.offered = 1
        return value, answer, True
    best = -1.0
    chosen = known[0]
    for candidate in known:
        answer = candidate[1]
        promise = answer.total / answer.visits + CURIOSITY * sqrt(log(answer.offered) / answer.visits)
        if promise > best:
            best = promise
            chosen = candidate
    return chosen[0], chosen[1], False


def _settle(position: Position[Any], action: object, rng: Stream) -> None:
    """Finish the action that is under way, anyhow: the middle of an action cannot be evaluated."""
    while position.unit is action and not position.over:
        position.play(position.options[rng.below(len(position.options))])
