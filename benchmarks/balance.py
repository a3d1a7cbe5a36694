"""How even a game is when bots play it: who wins with what, where the points come from, and which cards are ever used.

    uv run python benchmarks/balance.py blackrose --games 1000 --seats 4 --bots novice --workers 2
    uv run python benchmarks/balance.py blackrose --games 1000 --write docs/balance/black-rose-wars.md
    uv run python benchmarks/balance.py blackrose --journals recorded/    games that were recorded, by whomever they were played
    uv run python benchmarks/balance.py weirdwood --journals novice:two/ novice:three/ adept:three-more/    side by side

Each game that can be looked at has a module `census_<game>.py` beside this one with two functions: `census(session,
events)` counts what happened in one game, and `report(tables)` says in Markdown what happened at one or several tables.
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

from counted import Census, Tables
from magemoot import players
from magemoot.engine.events import Event
from magemoot.engine.journal import Journal
from magemoot.engine.session import Session, replay
from magemoot.games import find
from magemoot.lab.simulate import Plan, plan


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


def from_games(args: argparse.Namespace) -> Tables:
    """Play games, and count."""
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
    seeds = f"{args.seed} to {args.seed + len(found) - 1}"
    return Tables(together(found), len(found), len(setup.bots), args.bots, said(options), seeds)


def from_journals(game: str, bots: str, folder: Path, workers: int) -> Tables:
    """Look at recorded games, which must be of one kind.

    Args:
        bots: the level that played them, which journals do not tell.
    """
    files = sorted(folder.glob("*.json"))
    kinds: Counter[tuple[int, str]] = Counter()
    seeds: list[int] = []
    found: list[Census] = []
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        begin = perf_counter()
        for journal, counts in pool.map(partial(recorded, game), files):
            usual = find(journal.game).checked_options(journal.seats, {})
            changed = {name: value for name, value in journal.options.items() if value != usual[name]}
            kinds[journal.seats, said(changed)] += 1
            seeds.append(journal.seed)
            found.append(counts)
            tell(len(found), len(files), begin)
    print(file=sys.stderr)
    if len(kinds) != 1:
        each = "; ".join(f"{n} with {seats} seats, {options}" for (seats, options), n in kinds.items())
        raise SystemExit(f"{folder}: the games must have the same seats and options: {each or 'no games'}")
    (seats, options), _ = kinds.popitem()
    return Tables(together(found), len(found), seats, bots, options, f"{min(seeds)} to {max(seeds)}")


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
    parser.add_argument(
        "--journals",
        nargs="+",
        metavar="[LEVEL:]FOLDER",
        help="folders with journals of games to look at instead of playing, and who played them",
    )
    args = parser.parse_args()
    tables = [
        from_journals(args.game, level or args.bots, Path(folder), args.workers)
        for level, _, folder in (given.rpartition(":") for given in args.journals or [])
    ]
    text = import_module(f"census_{args.game}").report(tables or [from_games(args)])
    if args.write:
        args.write.write_text(text, "utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
