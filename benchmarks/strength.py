"""How much stronger each level of bots is than the one below, with seats swapped and 95 % intervals.

    uv run python benchmarks/strength.py                                  every pair of neighbours
    uv run python benchmarks/strength.py adept novice -n 100              one pair
    uv run python benchmarks/strength.py master adept --minutes 40        as many games as begin within that time
    uv run python benchmarks/strength.py novice random --game talisman --option trophies=5

Every seed is played twice, with the seats swapped; a shared win counts half. Where a game can be won by nobody (the Black
Rose wins), "ahead" says how often the stronger came before the weaker all the same; equal places count half. The
searching levels think about a fixed number of trials, so a table can be printed again exactly.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Iterator
from time import perf_counter
from typing import Any, NamedTuple

from counted import interval
from magemoot import players
from magemoot.lab.simulate import Plan, plan, play

PAIRS = [("novice", "random", 400), ("adept", "novice", 100), ("master", "adept", 40)]


class Outcome(NamedTuple):
    """What one game brought to the stronger level.

    Attributes:
        won: 1, its share of a win, or 0.
        nobody: 1 if nobody won, else 0.
        ahead: 1 if its place was better than the weaker's, one half if equal, else 0.
        lead: in points.
    """

    won: float
    nobody: float
    ahead: float
    lead: float


def one(task: tuple[Plan, int, int]) -> Outcome:
    """One game in which the stronger level sits in `seat`."""
    setup, seed, seat = task
    row = play(setup, seed)
    won = 1 / len(row.winners) if seat in row.winners else 0.0
    mine, theirs = row.places[seat], row.places[1 - seat]
    ahead = 0.5 if mine == theirs else float(mine < theirs)
    return Outcome(won, float(not row.winners), ahead, row.scores[seat] - row.scores[1 - seat])


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
    rows: list[Outcome] = []
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
    n = len(rows)
    won, nobody, ahead, lead = (sum(column) / n for column in zip(*rows, strict=True))
    return (
        f"| {strong} | {weak} | {n} | {_said(won, n)} | {100 * nobody:.1f} % | {_said(ahead, n)} "
        f"| {lead:+.1f} | {perf_counter() - begin:.0f} s |"
    )


def _said(share: float, games: int) -> str:
    low, high = interval(share, games)
    return f"{100 * share:.1f} % | {100 * low:.1f}–{100 * high:.1f} %"


def _first_done(asked: list[Any]) -> Outcome:
    """The result of the game that is over first, taken off the list."""
    while True:
        for waiting in asked:
            waiting.wait(0.02)
            if waiting.ready():
                asked.remove(waiting)
                found: Outcome = waiting.get()
                return found


def _report(strong: str, weak: str, rows: list[Outcome], begin: float) -> None:
    won, ahead = sum(row.won for row in rows), sum(row.ahead for row in rows)
    print(
        f"\r{strong} won {won:g}, was ahead in {ahead:g} of {len(rows)} against {weak}, {perf_counter() - begin:.0f} s",
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
    print(
        "| stronger | weaker | games | won | 95 % interval | nobody won | ahead | 95 % interval | lead in points | time |"
    )
    print("| --- | --- | ---: | ---: | --- | ---: | ---: | --- | ---: | ---: |")
    for strong, weak, games in pairs:
        line = match(args.game, strong, weak, options, args, args.games or games)
        print(line, flush=True)


if __name__ == "__main__":
    main()
