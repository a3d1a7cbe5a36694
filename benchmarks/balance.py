"""How even a game is when bots play it: who wins with what, where the points come from, and which cards are ever used.

    uv run python benchmarks/balance.py blackrose --games 1000 --seats 4 --bots novice --workers 2
    uv run python benchmarks/balance.py blackrose --games 1000 --write docs/balance/black-rose-wars.md
    uv run python benchmarks/balance.py blackrose --journals recorded/    games that were recorded, by whomever they were played

Each game that can be looked at has a module `census_<game>.py` beside this one with two functions: `census(session,
events)` counts what happened in one game, and `report(found, seats, games, head)` says it in Markdown.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

from magemoot import players
from magemoot.engine.events import Event
from magemoot.engine.journal import Journal
from magemoot.engine.session import Session, replay
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
    return census(session, events)


def recorded(game: str, file: Path) -> tuple[Journal, Census]:
    """Play a recorded game again, and count."""
    journal = Journal.from_json(file.read_bytes())
    if journal.game != game:
        raise SystemExit(f"{file}: a game of {journal.game}, not of {game}")
    session = replay(find(journal.game), journal)
    if not session.over:
        raise SystemExit(f"{file}: this game is not over; remove the file, or play it to its end")
    return journal, census(session, session.events)


def census(session: Session[Any], events: Sequence[Event]) -> Census:
    """What happened in a game, as its module counts it."""
    found: Census = import_module(f"census_{session.game.id}").census(session, events)
    return found


def together(all_of_them: Iterable[Census]) -> Census:
    """The sum of counts."""
    total: Census = {}
    for found in all_of_them:
        for heading, counts in found.items():
            total.setdefault(heading, Counter()).update(counts)
    return total


def from_games(args: argparse.Namespace) -> tuple[list[Census], str, int]:
    """Play games: their counts, what was played in words, and how many seats the table has."""
    options: dict[str, Any] = {}
    for given in args.option:
        name, _, value = given.partition("=")
        options[name] = {"true": True, "false": False}.get(value, int(value) if value.isdigit() else value)
    setup = plan(args.game, [args.bots], args.seats, options)
    found: list[Census] = []
    with ProcessPoolExecutor(args.workers, multiprocessing.get_context("spawn")) as pool:
        begin = perf_counter()
        for counts in pool.map(partial(one, setup), range(args.seed, args.seed + args.games)):
            found.append(counts)
            tell(len(found), args.games, begin)
            if args.minutes and perf_counter() - begin > 60 * args.minutes:
                pool.shutdown(cancel_futures=True)
                break
    print(file=sys.stderr)
    head = f"{len(found)} games of {len(setup.bots)} `{args.bots}`, {said(options)}, seeds from {args.seed}."
    return found, head, len(setup.bots)


def from_journals(args: argparse.Namespace) -> tuple[list[Census], str, int]:
    """Look at recorded games, which must be of one table: their counts, what was played in words, and the seats."""
    files = sorted(args.journals.glob("*.json"))
    tables: Counter[tuple[int, str]] = Counter()
    seeds: list[int] = []
    found: list[Census] = []
    with ProcessPoolExecutor(args.workers, multiprocessing.get_context("spawn")) as pool:
        begin = perf_counter()
        for journal, counts in pool.map(partial(recorded, args.game), files):
            usual = find(journal.game).checked_options(journal.seats, {})
            changed = {name: value for name, value in journal.options.items() if value != usual[name]}
            tables[journal.seats, said(changed)] += 1
            seeds.append(journal.seed)
            found.append(counts)
            tell(len(found), len(files), begin)
    print(file=sys.stderr)
    if len(tables) != 1:
        kinds = "; ".join(f"{n} with {seats} seats, {options}" for (seats, options), n in tables.items())
        raise SystemExit(f"{args.journals}: the games must have the same seats and options: {kinds or 'no games'}")
    (seats, options), _ = tables.popitem()
    head = f"{len(found)} recorded games of {seats} `{args.bots}`, {options}, seeds {min(seeds)} to {max(seeds)}."
    return found, head, seats


def said(options: Mapping[str, Any]) -> str:
    """Options in words."""
    return " ".join(f"`{name}={value}`" for name, value in sorted(options.items())) or "no options"


def tell(done: int, of: int, begin: float) -> None:
    """How far it is, to the error stream."""
    print(f"\r{done} of {of}, {perf_counter() - begin:.0f} s", end="", file=sys.stderr, flush=True)


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
    parser.add_argument("--journals", type=Path, help="a folder with journals of games to look at instead of playing")
    args = parser.parse_args()
    found, head, seats = from_journals(args) if args.journals else from_games(args)
    text = import_module(f"census_{args.game}").report(together(found), seats, len(found), head)
    if args.write:
        args.write.write_text(text, "utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
