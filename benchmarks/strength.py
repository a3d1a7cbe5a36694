"""How much stronger each level of bots is than the one below, with seats swapped and 95 % intervals.

    uv run python benchmarks/strength.py                       every pair of neighbours
    uv run python benchmarks/strength.py adept novice -n 100   one pair

Every seed is played twice, with the seats swapped; a shared win counts half. The searching levels think about a fixed
number of trials, so a table can be printed again exactly.
"""

from __future__ import annotations

import argparse
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from time import perf_counter

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


def match(game: str, strong: str, weak: str, games: int, options: dict[str, str], workers: int, seed: int) -> str:
    """Play a match; one line of the table."""
    tasks = []
    for i in range(games):
        seat = i % 2
        levels = (strong, weak) if seat == 0 else (weak, strong)
        tasks.append((plan(game, levels, 2, options), seed + i // 2, seat))
    begin = perf_counter()
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        rows = list(pool.map(one, tasks))
    share = sum(r[0] for r in rows) / games
    low, high = interval(share, games)
    lead = sum(r[1] for r in rows) / games
    return (
        f"| {strong} | {weak} | {games} | {100 * share:.1f} % | {100 * low:.1f}–{100 * high:.1f} % "
        f"| {lead:+.1f} | {perf_counter() - begin:.0f} s |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pair", nargs="*", metavar="LEVEL", help="the stronger level and the weaker")
    parser.add_argument("-n", "--games", type=int, default=0)
    parser.add_argument("--game", default="spellbook")
    parser.add_argument("--cards", default="classic", help="which spells are played")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1000)
    args = parser.parse_args()
    pairs = PAIRS if not args.pair else [(args.pair[0], args.pair[1], 100)]
    print(f"{args.game}, cards {args.cards}, two seats; iterations: {players.ITERATIONS}\n")
    print("| stronger | weaker | games | won | 95 % interval | lead in points | time |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for strong, weak, games in pairs:
        line = match(args.game, strong, weak, args.games or games, {"cards": args.cards}, args.workers, args.seed)
        print(line, flush=True)


if __name__ == "__main__":
    main()
