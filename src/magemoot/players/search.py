"""The levels "adept" and "master": they try what looks best out in imagined worlds.

An adept thinks the own turn through; a master also what the others will make of it, and the own next turn.

Every world agrees with all that the seat has seen. In it an option is played, and then the game goes on for a while,
every seat doing what looks best for itself at once. All options meet the same worlds and the same luck, so that they
are compared and not their luck. Half of them is dropped again and again, and what is left gets the time that this saves
(sequential halving; Karnin, Koren and Somekh, 2013).
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, log2
from time import perf_counter
from typing import Any

from magemoot.engine.position import Position
from magemoot.engine.rng import Stream
from magemoot.engine.session import Seen
from magemoot.players.greedy import first_looks, look
from magemoot.players.thought import Judge, considered, stream, worth

GLANCES = 3
"""In so many worlds every option is looked at as it stands at once."""
CANDIDATES = 4
"""So many of the options that look best are tried out."""
TRUST = 8.0
"""The first look at an option counts as much as so many worlds in which it was tried out."""
MOST = 40
"""Not more decisions than this, even in the middle of an action."""
ENDINGS = 6
"""So many ways to finish an action that was begun are tried in the first look at an option."""


class SearchBot:
    """Thinks ahead. Give `iterations` for choices that can be repeated; otherwise it thinks for `seconds`.

    An option is followed for `ahead` decisions, and to the end of the action then under way.
    """

    def __init__(self, seed: int, *, iterations: int | None, seconds: float, ahead: int) -> None:
        self._seed = seed
        self._ahead = ahead
        self._iterations = iterations
        self._seconds = seconds

    def choose(self, seen: Seen[Any]) -> int:
        """The index of the chosen option; of equally good ones the first."""
        keys, likely = seen.keys, seen.considered
        if len(likely) == 1:
            return keys.index(likely[0])
        rng = stream(self._seed, seen.seat, seen.number)
        judge = seen.game.judge or seen.game.evaluate
        looks = first_looks(seen, rng, judge, GLANCES, ENDINGS)
        left = sorted(looks, key=lambda key: -looks[key])[:CANDIDATES]
        total = {key: TRUST * looks[key] for key in left}
        rounds = ceil(log2(len(left)))
        for _round in range(rounds):
            for _ in self._worlds(len(left), rounds):
                for key, gain in _tried(seen, left, rng, judge, self._ahead):
                    total[key] += gain
            left.sort(key=lambda key: -total[key])
            del left[(len(left) + 1) // 2 :]
        return keys.index(left[0])

    def _worlds(self, candidates: int, rounds: int) -> Iterator[None]:
        """As many times as there are worlds to try in one round, at least once."""
        if self._iterations is not None:
            yield from [None] * max(1, self._iterations // (rounds * candidates))
            return
        end = perf_counter() + self._seconds / rounds
        yield
        while perf_counter() < end:
            yield


def _tried(seen: Seen[Any], keys: list[str], rng: Stream, judge: Judge, ahead: int) -> Iterator[tuple[str, float]]:
    """One world, and what each of the options brings the seat in it."""
    world = seen.imagine(rng)
    luck = rng.next64()
    seat, key = seen.seat, seen.game.catalogue.key
    for value in considered(world, seat):
        if (name := key(value)) in keys:
            position = world.fork()
            action = position.unit
            position.play(value, seat)
            yield name, worth(_carried_on(position, action, Stream(luck), judge, ahead), seat, judge)


def _carried_on(position: Position[Any], action: object, rng: Stream, judge: Judge, ahead: int) -> Position[Any]:
    """Play on: the action under way to its end, `ahead` decisions more, and to the end of an action again.

    Every seat takes what is best for it at once. Chance goes another way than in its looks ahead, so that nobody is
    rewarded for foreseeing it.
    """
    most, tries = MOST, position.game.endings
    while not position.over and most and (ahead > 0 or position.unit is action):
        most -= 1
        if position.unit is not action:
            ahead -= 1
        options = considered(position, position.seat)
        value = options[0]
        if len(options) > 1:
            gains = [look(position, v, position.seat, judge, tries) for v in options]
            value = options[gains.index(max(gains))]
        position = position.fork(rng.next64())
        action = position.unit
        position.play(value)
    return position
