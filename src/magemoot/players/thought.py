"""What all bots share: their chance, and what a position is worth to a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log
from typing import Any

from magemoot.engine.pieces import Value
from magemoot.engine.position import Position
from magemoot.engine.rng import Stream

Judge = Callable[[Any, int], float]
"""How well a seat stands by a game's state, from 0 to 1: a game's `evaluate` or `judge`."""

_CERTAIN = 0.9


def stream(seed: int, seat: int, number: int) -> Stream:
    """A random stream of its own for each seed, seat and number of a decision. Nothing hidden goes into it."""
    state = Stream(seed).next64()
    for part in (seat, number):
        state = Stream(state ^ part).next64()
    return Stream(state)


def considered(position: Position[Any], seat: int) -> Sequence[Value]:
    """The options of a seat that are worth a thought, at least one."""
    options = position.options_of(seat)
    consider = position.game.consider
    if consider is None or len(options) < 2:
        return options
    choose = position.choose if seat == position.seat else position.pending[seat]
    assert choose is not None
    kept: Sequence[Value] = consider(position.state, seat, choose.ask, options)
    return kept


def worth(position: Position[Any], seat: int, judge: Judge) -> float:
    """How well a seat stands in an imagined world, from 0 to 1.

    A game that is over is worth its result; how clear it was counts a little, so that a bot that is beaten plays on.

    Args:
        judge: says how well it stands as long as nothing is decided.
    """
    game = position.game
    stands = judge(position.state, seat)
    if not position.over:
        return stands
    winners = game.result(position.state).winners
    share = 0.0 if seat not in winners else 1.0 if game.cooperative else 1.0 / len(winners)
    return _CERTAIN * share + (1.0 - _CERTAIN) * stands


def log_odds(worth: float) -> float:
    """The natural logarithm of the odds of winning, from -27.6 (lost) to 27.6 (won), for a worth from 0 to 1."""
    worth = min(max(worth, _NEVER), 1.0 - _NEVER)
    return log(worth / (1.0 - worth))


_NEVER = 1e-12
