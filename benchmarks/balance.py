"""How even a game is when bots play it: who wins with what, where the points come from, and which cards are ever used.

    uv run python benchmarks/balance.py blackrose --games 1000 --seats 4 --bots novice --workers 2
    uv run python benchmarks/balance.py blackrose --games 1000 --write docs/balance/black-rose-wars.md

Each game that can be looked at has a module `census_<game>.py` beside this one with two functions: `census(session,
events)` counts what happened in one game, and `report(found, seats, games, head)` says it in Markdown.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

from magemoot import players
from magemoot.engine.events import Event
from magemoot.engine.session import Session
from magemoot.games import find
from magemoot.lab.simulate import Plan, plan

Census = dict[str, Counter[Any]]
"""Counts under headings."""


def one(setup: Plan, seed: int) -> Census:
    """Play one game, and count."""
    game = find(setup.game)
    session = Session(game, len(setup.bots), seed, setup.options)
    bots = [
        players.bot(level, seed=seed, iterations=setup.iterations or players.trials(level, game))
        for level in setup.bots
    ]
    events: list[Event] = list(session.events)
    while not session.over:
        for seat in list(session.position.pending):
            events += session.answer(seat, bots[seat].choose(session.seen_by(seat)))
    found: Census = import_module(f"census_{setup.game}").census(session, events)
    return found


def together(all_of_them: Iterable[Census]) -> Census:
    """The sum of counts."""
    total: Census = {}
    for found in all_of_them:
        for heading, counts in found.items():
            total.setdefault(heading, Counter()).update(counts)
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--bots", default="novice")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0, help="begin no game after so many minutes")
    parser.add_argument("--write", type=Path, help="the file that gets the report; without, it is printed")
    args = parser.parse_args()
    options: dict[str, Any] = {}
    for given in args.option:
        name, _, value = given.partition("=")
        options[name] = {"true": True, "false": False}.get(value, int(value) if value.isdigit() else value)
    setup = plan(args.game, [args.bots], args.seats, options)
    begin, found = perf_counter(), []
    with ProcessPoolExecutor(args.workers, multiprocessing.get_context("spawn")) as pool:
        for census in pool.map(partial(one, setup), range(args.seed, args.seed + args.games)):
            found.append(census)
            print(
                f"\r{len(found)} of {args.games}, {perf_counter() - begin:.0f} s", end="", file=sys.stderr, flush=True
            )
            if args.minutes and perf_counter() - begin > 60 * args.minutes:
                pool.shutdown(cancel_futures=True)
                break
    print(file=sys.stderr)
    what = " ".join(f"`{name}={value}`" for name, value in sorted(options.items())) or "no options"
    head = f"{len(found)} games of {len(setup.bots)} `{args.bots}`, {what}, seeds from {args.seed}."
    text = import_module(f"census_{args.game}").report(together(found), len(setup.bots), len(found), head)
    if args.write:
        args.write.write_text(text, "utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
