"""How much stronger each level of bots is than the one below, with seats swapped and 95 % intervals.

    uv run python benchmarks/strength.py                                  every pair of neighbours
    uv run python benchmarks/strength.py adept novice -n 100              one pair
    uv run python benchmarks/strength.py master adept --minutes 40        as many games as begin within that time
    uv run python benchmarks/strength.py novice random --game talisman --option trophies=5

Every seed is played twice, with the seats swapped; a shared win counts half. The searching levels think about a fixed
number of trials, so a table can be printed again exactly.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Iterator
from math import sqrt
from time import perf_counter
from typing import Any

from magemoot import players
from magemoot.lab.simulate import Plan, Row, plan, play

PAIRS = [("novice", "random", 400), ("adept", "novice", 100), ("master", "adept", 40)]
Z = 1.96


def won(row: Row, seat: int) -> float:
    """What a game brought to a seat: 1, a share, or 0."""
    return 1 / len(row.winners) if seat in row.winners else 0.0


def one(task: tuple[Plan, int, int]) -> tuple[float, float, int]:
    """(result for the stronger level, its lead in points, decisions) of one game in which it sits in `seat`."""
    setup, seed, seat = task
    row = play(setup, seed)
    return won(row, seat), row.scores[seat] - row.scores[1 - seat], row.decisions


def interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return middle - half, middle + half


def tasks(
    game: str, strong: str, weak: str, options: dict[str, Any], seed: int, games: int, until: float
) -> Iterator[tuple[Plan, int, int]]:
    """The games of a match, as long as there are any and there is time."""
    for i in range(games):
        if perf_counter() > until:
            return
        seat = i % 2
        levels = (strong, weak) if seat == 0 else (weak, strong)
        yield plan(game, levels, 2, options), seed + i // 2, seat


def match(game: str, strong: str, weak: str, options: dict[str, Any], args: argparse.Namespace, games: int) -> str:
    """Play a match; one line of the table. How it stands goes to the error stream meanwhile."""
    begin = perf_counter()
    until = begin + 60 * args.minutes if args.minutes else float("inf")
    rows = []
    with multiprocessing.get_context("spawn").Pool(args.workers) as pool:
        asked = []
        coming = tasks(game, strong, weak, options, args.seed, games, until)
        # No more games are asked for than are played at once, so that time can run out.
        for task in coming:
            asked.append(pool.apply_async(one, (task,)))
            if len(asked) >= args.workers:
                rows.append(_first_done(asked))
                _report(strong, weak, rows, begin)
        rows += [waiting.get() for waiting in asked]
    share = sum(r[0] for r in rows) / len(rows)
    low, high = interval(share, len(rows))
    lead = sum(r[1] for r in rows) / len(rows)
    return (
        f"| {strong} | {weak} | {len(rows)} | {100 * share:.1f} % | {100 * low:.1f}–{100 * high:.1f} % "
        f"| {lead:+.1f} | {perf_counter() - begin:.0f} s |"
    )


def _first_done(asked: list[Any]) -> tuple[float, float, int]:
    """The result of the game that is over first, taken off the list."""
    while True:
        for waiting in asked:
            waiting.wait(0.02)
            if waiting.ready():
                asked.remove(waiting)
                found: tuple[float, float, int] = waiting.get()
                return found


def _report(strong: str, weak: str, rows: list[tuple[float, float, int]], begin: float) -> None:
    won_so_far = sum(r[0] for r in rows)
    print(
        f"\r{strong} {won_so_far:g} of {len(rows)} against {weak}, {perf_counter() - begin:.0f} s",
        end="",
        file=sys.stderr,
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pair", nargs="*", metavar="LEVEL", help="the stronger level and the weaker")
    parser.add_argument("-n", "--games", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=0, help="begin no game after so many minutes")
    parser.add_argument("--game", default="spellbook")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1000)
    args = parser.parse_args()
    options: dict[str, Any] = {"cards": "classic"} if args.game == "spellbook" else {}
    for given in args.option:
        name, _, value = given.partition("=")
        options[name] = int(value) if value.lstrip("-").isdigit() else value
    most = 1_000_000 if args.minutes else 100
    pairs = PAIRS if not args.pair else [(args.pair[0], args.pair[1], most)]
    print(f"{args.game} {options or ''}, two seats; iterations: {players.ITERATIONS}\n")
    print("| stronger | weaker | games | won | 95 % interval | lead in points | time |")
    print("| --- | --- | ---: | ---: | --- | ---: | ---: |")
    for strong, weak, games in pairs:
        line = match(args.game, strong, weak, options, args, args.games or games)
        print(line, flush=True)


if __name__ == "__main__":
    main()
