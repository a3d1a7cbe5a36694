"""Many games at once: `sim`, `league`, `bench`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
import typer

from magemoot.cli.common import (
    BotsOption,
    CommandError,
    GameArgument,
    JsonOption,
    OptionOption,
    SeatsOption,
    SeedOption,
    app,
    levels,
    options_of,
    print_json,
    progress,
)


@app.command(epilog="Example: magemoot sim spellbook --games 1000 --seats 3 --bots novice,random,random --workers 2")
def sim(
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", help="How many games.", min=1, metavar="N")] = 100,
    seats: SeatsOption = None,
    bots: BotsOption = None,
    option: OptionOption = None,
    seed: Annotated[int, typer.Option("--seed", help="The first game's seed; the next ones follow.", min=0)] = 0,
    workers: Annotated[int, typer.Option("--workers", help="How many processes.", min=1, metavar="W")] = 1,
    ray: Annotated[str | None, typer.Option("--ray", help="Not in this version.", metavar="ADDRESS")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="A row for each game.", metavar="FILE.parquet")] = None,
    report: Annotated[Path | None, typer.Option("--report", help="Charts on a page.", metavar="FILE.html")] = None,
    journals: Annotated[
        Path | None, typer.Option("--journals", help="Keep every game's journal.", metavar="DIR")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play many games and say what came of it. Without --bots all seats are random.

    The last bot named also plays the seats that are left. Games depend on their seed alone, so the report is the same
    for any number of workers.
    """
    from magemoot.games import find
    from magemoot.lab import simulate

    if ray is not None:
        raise CommandError("sim: --ray: not in this version; use --workers for the cores of this machine")
    if out is not None or report is not None:
        _needs_report_packages()
    plan = simulate.plan(game, levels(bots), seats, options_of(find(game), option), journals=journals)
    if journals is not None:
        _made(journals, "--journals")
    for file in (out, report):
        if file is not None:
            _made(file.parent, "--out" if file is out else "--report")
    with progress(f"{games} games of {game}", games, as_json) as tell:
        found, rows = simulate.run(plan, games, seed, workers, tell)
    if out is not None or report is not None:
        _write_results(out, report, plan, found, rows)
    if as_json:
        print_json(found)
    else:
        _print_simulation(found, plan.bots)
    if found.errors:
        raise typer.Exit(1)


def _write_results(out: Path | None, report: Path | None, plan: Any, found: Any, rows: Any) -> None:
    from magemoot.lab import results

    for file, write in ((out, results.write_parquet), (report, results.write_html)):
        if file is not None:
            try:
                write(file, plan, found, rows)
            except OSError as error:
                raise CommandError(f"{file}: cannot be written ({error.strerror or error})", 1) from error


def _print_simulation(found: Any, bots: Sequence[str]) -> None:
    print(
        f"{found.finished} of {found.games} games of {found.game} finished: {found.decisions} decisions in "
        f"{found.seconds:.1f} s ({found.decisions_per_second} a second)"
    )
    print(f"decisions a game: half within {found.length.p50}, 95 % within {found.length.p95}, most {found.length.max}")
    for seat, share in found.wins.items():
        print(f"seat {seat} ({bots[int(seat)]}) won {100 * share:.1f} %")
    print(f"shared or won by nobody: {100 * found.shared_or_none:.1f} %")
    print("endings: " + ", ".join(f"{reason} {count}" for reason, count in found.endings.items()))
    for failure in found.errors:
        print(f"seed {failure.seed} failed: {failure.error}")
    print(f"fingerprint {found.fingerprint}")


def _needs_report_packages() -> None:
    from importlib.util import find_spec

    missing = [name for name in ("polars", "altair", "vl_convert") if find_spec(name) is None]
    if missing:
        raise CommandError(
            f"sim: --out and --report need {', '.join(missing)}, not installed; install magemoot[report]"
        )


def _made(folder: Path, option: str) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"{option} {folder}: cannot be made ({error.strerror}); name another folder", 1) from error
    if not os.access(folder, os.W_OK):
        raise CommandError(f"{option} {folder}: may not be written to; name another folder", 1)


@app.command(epilog="Example: magemoot league spellbook --bots novice,adept")
def league(
    game: GameArgument,
    bots: BotsOption = None,
    games: Annotated[int, typer.Option("--games", help="How many games.", metavar="N")] = 100,
    seed: SeedOption = None,
    as_json: JsonOption = False,
) -> NoReturn:
    """Not in this version: ratings of bots against each other."""
    del bots, games, seed, as_json
    raise CommandError(f"league {game}: not in this version; compare bots with magemoot sim {game} --bots LEVEL,LEVEL")


@app.command(epilog="Example: magemoot bench spellbook --json")
def bench(
    games: Annotated[
        list[str] | None, typer.Argument(help="Games to measure; all by default.", metavar="GAME...")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Measure the engine on this machine: random play, forks, imagined worlds, views, storing, rollouts."""
    from magemoot.games import find, ids
    from magemoot.lab.bench import measure

    chosen = [find(game) for game in games or ids()]
    with progress("measuring", len(chosen), as_json) as tell:
        found = measure(chosen, tell)
    if as_json:
        print_json(found)
        return
    print(f"calibration loop: {found.calibration_ms:.1f} ms; compiled: {'yes' if found.compiled else 'no'}")
    for id, figures in found.games.items():
        print(f"{id}:")
        for name, value in msgspec.structs.asdict(figures).items():
            print(f"  {name.replace('_', ' '):24}{value:>12,.1f}")
