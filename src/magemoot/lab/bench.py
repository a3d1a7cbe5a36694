"""How fast the engine is here: the figures behind `magemoot bench`.

Time is processor time, and every figure is the best of several passes, because whatever else the machine does can only
make a pass slower. A fixed loop of plain Python is measured beside them, so that figures from two machines can be compared by their ratio to it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import Any

import msgspec

from magemoot.engine import position as position_module
from magemoot.engine.game import Game
from magemoot.engine.position import Position
from magemoot.engine.rng import Stream
from magemoot.engine.state import view

PASSES = 5
GAMES = 40
"""So many games of random play make one pass."""
SAMPLED = 6
"""From so many games every decision is looked at."""
ROLLOUT = 50
CALIBRATION = 200_000


class Figures(msgspec.Struct, frozen=True):
    """One game, at its usual number of seats (two, where it can be played by two) with its usual options.

    Attributes:
        decisions_per_second: random play without checkpoints.
        fork_us, imagine_us, view_us, encode_us: microseconds for each, averaged over every decision of whole games.
        position_bytes: the size of a stored position.
        rollouts50_per_second: a fork without checkpoints, and up to 50 random decisions on it.
    """

    decisions_per_second: int
    fork_us: float
    imagine_us: float
    view_us: float
    encode_us: float
    position_bytes: int
    rollouts50_per_second: int


class Bench(msgspec.Struct, frozen=True):
    """What was measured.

    Attributes:
        compiled: whether the engine runs as a compiled module.
        calibration_ms: the time of the fixed loop, in milliseconds.
    """

    compiled: bool
    calibration_ms: float
    games: dict[str, Figures]


def measure(games: Sequence[Game[Any]], progress: Callable[[int], None] | None = None) -> Bench:
    """Measure games, one after another.

    Args:
        progress: told after every game.
    """
    calibration = best(calibrate)
    figures = {}
    for game in games:
        figures[game.id] = _figures(game)
        if progress is not None:
            progress(1)
    calibration = min(calibration, best(calibrate))
    return Bench(not str(position_module.__file__).endswith(".py"), round(1000 * calibration, 3), figures)


def best(work: Callable[[], Any], passes: int = PASSES) -> float:
    """The processor seconds of the fastest pass."""
    found = sys.float_info.max
    for _ in range(passes):
        begin = process_time()
        work()
        found = min(found, process_time() - begin)
    return found


def calibrate() -> int:
    """The fixed loop: integers, a list and a dict, as the engine uses them."""
    zone = list(range(64))
    seen: dict[int, int] = {}
    total = 0
    for i in range(CALIBRATION):
        piece = zone[i & 63]
        total = (total * 31 + piece) & 0xFFFF_FFFF
        zone[i & 63] = total & 1023
        seen[piece] = i
    return total + len(seen)


def start(game: Game[Any], seed: int, *, keep: bool) -> Position[Any]:
    """A game with its usual seats and options."""
    seats = max(2, game.min_seats) if game.max_seats >= 2 else 1
    return Position.start(game, seats, seed, game.checked_options(seats, {}), keep=keep)


def play_on(position: Position[Any], rng: Stream, most: int) -> int:
    """Play up to so many random decisions; returns how many."""
    played = 0
    while played < most and not position.over:
        options = position.options
        position.play(options[rng.below(len(options))])
        played += 1
    return played


def _figures(game: Game[Any]) -> Figures:
    played = 0

    def random_games() -> None:
        nonlocal played
        played = sum(play_on(start(game, seed, keep=False), Stream(seed), 1 << 30) for seed in range(GAMES))

    seconds = best(random_games)
    positions = _positions(game)
    rng = Stream(1)

    def each(work: Callable[[Position[Any]], Any]) -> float:
        def all_of_them() -> None:
            for position in positions:
                work(position)

        return 1e6 * best(all_of_them) / len(positions)

    rollout = each(lambda position: play_on(position.fork(keep=False), rng, ROLLOUT))
    return Figures(
        decisions_per_second=round(played / seconds),
        fork_us=round(each(lambda position: position.fork()), 2),
        imagine_us=round(each(lambda position: position.imagine(position.seat, rng)), 2),
        view_us=round(each(lambda position: view(position.state, position.seat)), 2),
        encode_us=round(each(lambda position: position.encode()), 2),
        position_bytes=round(sum(len(position.encode()) for position in positions) / len(positions)),
        rollouts50_per_second=round(1e6 / rollout),
    )


def _positions(game: Game[Any]) -> list[Position[Any]]:
    """Every decision of some games of random play."""
    found = []
    for seed in range(SAMPLED):
        rng = Stream(seed)
        position = start(game, seed, keep=True)
        while not position.over:
            found.append(position.fork())
            play_on(position, rng, 1)
    return found
