"""Many games, played by bots, on all cores, with one report that does not depend on how the work was shared out."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import ceil
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from magemoot import players
from magemoot.engine.errors import MagemootError
from magemoot.engine.game import Game, Result
from magemoot.engine.position import Position
from magemoot.engine.session import Session, fingerprint
from magemoot.games import find
from magemoot.players.guess import guess

LONGEST = 50_000
"""A game of more decisions than this runs in circles."""
CHUNKS_PER_WORKER = 8
SEEDS = 2**63


class Plan(msgspec.Struct, frozen=True):
    """What is played: a game, at a table, by bots of these levels.

    Attributes:
        bots: the level of each seat.
        options: the game's options, as checked by it.
        iterations: how long the searching levels think; None: as `players.trials` says. Never by the clock, so
            that every game can be played again.
        journals: the folder into which the record of every game is written; empty for none.
    """

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    iterations: int | None = None
    journals: str = ""


class Row(msgspec.Struct, frozen=True):
    """How one game went. When it failed, `error` says why and the rest is empty."""

    seed: int
    decisions: int = 0
    reason: str = ""
    scores: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    fingerprint: str = ""
    error: str = ""


class Length(msgspec.Struct, frozen=True):
    """Decisions per game: the median, what 95 % of the games stay within, and the longest."""

    p50: int
    p95: int
    max: int


class Failure(msgspec.Struct, frozen=True):
    """A game that could not be played to its end."""

    seed: int
    error: str


class Report(msgspec.Struct, frozen=True):
    """What many games have in common.

    Attributes:
        wins: for each seat its share of games won alone.
        shared_or_none: the share of games won together or by nobody.
        endings: how often each reason ended a game.
        fingerprint: names all final positions, in whatever order and by however many workers they were reached.
    """

    game: str
    games: int
    finished: int
    errors: list[Failure]
    decisions: int
    seconds: float
    decisions_per_second: int
    length: Length
    wins: dict[str, float]
    shared_or_none: float
    endings: dict[str, int]
    fingerprint: str


def plan(
    game: str,
    bots: Sequence[str],
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    *,
    iterations: int | None = None,
    journals: Path | None = None,
) -> Plan:
    """A plan that can be played.

    Args:
        bots: the level of each seat; the last one also plays the seats that are left.
        seats: how many; None: as many as there are bots, at least two where the game allows it.

    Raises:
        UnknownGame, UnknownLevel, OptionError: with what there is instead.
    """
    found = find(game)
    for level in bots:
        players.check_level(level)
    chosen = seats if seats is not None else max(len(bots), min(2, found.max_seats), found.min_seats)
    if len(bots) > chosen:
        raise PlanError(f"{game}: {len(bots)} bots for {chosen} seats; name at most one for each seat")
    levels = [*bots, *([bots[-1] if bots else "random"] * (chosen - len(bots)))]
    checked = found.checked_options(chosen, options or {})
    return Plan(game, tuple(levels), checked, iterations, "" if journals is None else str(journals))


class PlanError(MagemootError):
    """A table that cannot be laid."""

    code = "bad-plan"


# ------------------------------------------------------------------ one game


def play(plan: Plan, seed: int) -> Row:
    """Play one game of a plan to its end."""
    game = find(plan.game)
    if plan.journals or any(level != "random" for level in plan.bots):
        session = _with_bots(game, plan, seed)
        if plan.journals:
            Path(plan.journals, f"{plan.game}-{seed}.json").write_bytes(session.journal.to_json())
        assert session.result is not None
        return _row(seed, session.number, session.result, session.fingerprint)
    position, decisions = _blindly(game, plan, seed)
    return _row(seed, decisions, game.result(position.state), fingerprint(position.state))


def _row(seed: int, decisions: int, result: Result, named: str) -> Row:
    return Row(seed, decisions, result.reason, result.scores, result.places, result.winners, named)


def _with_bots(game: Game[Any], plan: Plan, seed: int) -> Session[Any]:
    session = Session(game, len(plan.bots), seed, plan.options)
    bots = [
        players.bot(level, seed=seed, iterations=plan.iterations or players.trials(level, game)) for level in plan.bots
    ]
    while not session.over:
        for seat in list(session.position.pending):
            session.answer(seat, bots[seat].choose(session.seen_by(seat)))
        _check_length(session.number)
    return session


def _blindly(game: Game[Any], plan: Plan, seed: int) -> tuple[Position[Any], int]:
    """The very game that random bots would play, without labels, chronicle and checkpoints."""
    position = Position.start(game, len(plan.bots), seed, plan.options, keep=False)
    number = 0
    while not position.over:
        for seat in list(position.pending):
            options = position.options_of(seat)
            position.play(options[guess(seed, seat, number, len(options))], seat)
            number += 1
        _check_length(number)
    return position, number


def _check_length(decisions: int) -> None:
    if decisions > LONGEST:
        raise PlanError(f"the game is not over after {decisions} decisions; it runs in circles")


# ------------------------------------------------------------------ many games


def play_chunk(plan: Plan, seeds: Sequence[int]) -> list[Row]:
    """Play the games of some seeds. A game that fails is a finding, and the others go on."""
    rows = []
    for seed in seeds:
        try:
            rows.append(play(plan, seed))
        except Exception as error:  # noqa: BLE001 - whatever a game does wrong belongs into the report
            rows.append(Row(seed, error=f"{type(error).__name__}: {error}"))
    return rows


def run(
    plan: Plan,
    games: int,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> tuple[Report, list[Row]]:
    """Play games with the seeds from `seed` on.

    Args:
        workers: how many processes; 1 plays in this one.
        progress: told, after every chunk, how many games it had.

    Returns:
        the report, and a row for each game in the order of the seeds.
    """
    begin = perf_counter()
    rows: list[Row] = []
    size = max(1, ceil(games / (workers * CHUNKS_PER_WORKER)))
    chunks = [[s % SEEDS for s in range(at, min(at + size, seed + games))] for at in range(seed, seed + games, size)]
    for chunk in _played(plan, chunks, workers):
        rows += chunk
        if progress is not None:
            progress(len(chunk))
    rows.sort(key=lambda row: row.seed)
    return summary(plan, rows, perf_counter() - begin), rows


def _played(plan: Plan, chunks: list[list[int]], workers: int) -> Iterator[list[Row]]:
    if workers == 1:
        for chunk in chunks:
            yield play_chunk(plan, chunk)
        return
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        for done in as_completed([pool.submit(play_chunk, plan, chunk) for chunk in chunks]):
            yield done.result()


def summary(plan: Plan, rows: Sequence[Row], seconds: float) -> Report:
    """The report on some games."""
    finished = [row for row in rows if not row.error]
    alone = Counter(row.winners[0] for row in finished if len(row.winners) == 1)
    share = max(1, len(finished))
    decisions = sum(row.decisions for row in finished)
    return Report(
        game=plan.game,
        games=len(rows),
        finished=len(finished),
        errors=[Failure(row.seed, row.error) for row in rows if row.error],
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds) if seconds else 0,
        length=_length([row.decisions for row in finished]),
        wins={str(seat): alone[seat] / share for seat in range(len(plan.bots))},
        shared_or_none=(len(finished) - alone.total()) / share,
        endings=dict(sorted(Counter(row.reason for row in finished).items())),
        fingerprint=together(row.fingerprint for row in finished),
    )


def _length(lengths: list[int]) -> Length:
    if not lengths:
        return Length(0, 0, 0)
    ordered = sorted(lengths)
    return Length(*(ordered[ceil(part * len(ordered)) - 1] for part in (0.5, 0.95, 1.0)))


def together(fingerprints: Iterable[str]) -> str:
    """One fingerprint for many, whatever their order."""
    return f"{sum(int(f, 16) for f in fingerprints) % 2**96:024x}"
