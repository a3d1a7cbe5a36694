"""The level "novice": does what seems best right afterwards, a little carelessly, and never thinks about an answer to it."""

from __future__ import annotations

from typing import Any

from magemoot.engine.pieces import Value
from magemoot.engine.position import Position
from magemoot.engine.rng import Stream
from magemoot.engine.session import Seen
from magemoot.players.thought import stream, worth

WORLDS = 3
"""In so many imagined worlds an option is tried, so that one lucky draw does not decide."""
CARELESS = 0.05
"""How far the worth of an option may be misjudged, on the scale of `evaluate`."""
ENDINGS = 24
"""So many ways to finish an action that was begun are tried in each world."""


class GreedyBot:
    """Plays each option in imagined worlds to the end of the action, as well as it can, and takes what seems best."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, seen: Seen[Any]) -> int:
        """The index of the chosen option; of equally good ones the first."""
        options = seen.decision.options
        if len(options) == 1:
            return 0
        rng = stream(self._seed, seen.seat, seen.decision.number)
        looks = first_looks(seen, rng, WORLDS, ENDINGS)
        seem = [looks[option.key] + CARELESS * rng.below(1000) / 1000 for option in options]
        return seem.index(max(seem))


def first_looks(seen: Seen[Any], rng: Stream, worlds: int, endings: int) -> dict[str, float]:
    """For the key of every option, what it is worth once the action is finished, on the average of imagined worlds."""
    seat, key = seen.seat, seen.game.catalogue.key
    total = dict.fromkeys((option.key for option in seen.decision.options), 0.0)
    for _ in range(worlds):
        world = seen.imagine(rng)
        for value in world.options_of(seat):
            total[key(value)] += look(world, value, seat, endings) / worlds
    return total


def look(position: Position[Any], value: Value, seat: int, tries: int) -> float:
    """What an answer is worth to the seat that gives it, once the action is finished as well as the seat can.

    Args:
        tries: about so many ways to finish are looked at, the first ones at every choice.
    """
    after = position.fork(keep=False)
    action = after.unit
    after.play(value, seat)
    if after.unit is not action:
        return worth(after, seat)
    after = position.fork()
    action = after.unit
    after.play(value, seat)
    return _best_ending(after, action, seat, tries)


def _best_ending(position: Position[Any], action: object, seat: int, tries: int) -> float:
    while position.unit is action and not position.over:
        options = position.options
        if position.seat != seat:
            position.play(_first_choice(position))
            continue
        width = min(len(options), tries)
        if width > 1:
            return max(look(position, value, seat, tries // width) for value in options[:width])
        position.play(options[0])
    return worth(position, seat)


def _first_choice(position: Position[Any]) -> Value:
    """What another seat, asked in the middle of the action, likes best at once."""
    seat = position.seat

    def liking(value: Value) -> float:
        after = position.fork()
        after.play(value)
        return worth(after, seat)

    return max(position.options, key=liking)
