"""The command line. What each command prints, and its exit codes, are a contract: 0 done, 2 bad usage, 1 failure.

Whatever goes wrong is said in one line on stderr: what, where, and what would be right. Commands import what they need
when they run, so that `magemoot --help` does not wait for a web server.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TypeVar

import msgspec
import typer

from magemoot.engine.errors import JournalError, MagemootError

if TYPE_CHECKING:
    from magemoot.engine.game import Game, OptionSpec
    from magemoot.engine.session import Session

USUAL_PORT = 8717
"""Tried first, so that a browser finds its tables again: it remembers them by address."""
NO_BOTS = "none"
DATA_VARIABLE = "MAGEMOOT_DATA"
DATABASE_VARIABLE = "MAGEMOOT_DATABASE"

T = TypeVar("T")
_UsageError: type[Exception] = typer.BadParameter.__mro__[1]

app = typer.Typer(
    help="Board games of magic for you, your friends and bots.",
    epilog="Example: magemoot play spellbook --bots adept",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


class CommandError(Exception):
    """Why a command cannot go on: one line, and the exit code."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code = code


def main() -> NoReturn:
    """Run the command line and leave with its exit code."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run one command line; returns the exit code. What goes wrong is told on stderr in one line."""
    try:
        return int(app(list(arguments), prog_name="magemoot", standalone_mode=False) or 0)
    except CommandError as error:
        return _complain(str(error), error.code)
    except JournalError as error:
        return _complain(str(error), 1)
    except MagemootError as error:
        return _complain(str(error), 2)
    except _UsageError as error:
        problem = error.format_message().rstrip(".")  # type: ignore[attr-defined]
        return _complain(f"{problem}; see magemoot --help", 2)
    except (typer.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _complain(message: str, code: int) -> int:
    print("magemoot: " + " ".join(message.split()), file=sys.stderr)
    return code


# ------------------------------------------------------------------ what options mean

SeatsOption = Annotated[int | None, typer.Option("--seats", help="How many play.", metavar="N")]
BotsOption = Annotated[str | None, typer.Option("--bots", help="Levels of bots, with commas.", metavar="LEVEL,...")]
OptionOption = Annotated[list[str] | None, typer.Option("--option", "-o", help="An option of the game.", metavar="K=V")]
SeedOption = Annotated[int | None, typer.Option("--seed", help="Settles all chance.", metavar="S", min=0)]
PortOption = Annotated[int | None, typer.Option("--port", help="Where to listen; 0: any free port.", metavar="P")]
DataOption = Annotated[Path | None, typer.Option("--data", help="Where tables are kept.", metavar="DIR")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
GameArgument = Annotated[str, typer.Argument(help="The id of a game, e.g. spellbook.", metavar="GAME")]


def levels(bots: str | None) -> list[str]:
    """The levels named by --bots. Raises UnknownLevel."""
    from magemoot.players import check_level

    found = [word.strip() for word in (bots or "").split(",") if word.strip()]
    for level in found:
        check_level(level)
    return found


def options_of(game: Game[Any], given: Sequence[str] | None) -> dict[str, Any]:
    """The options named by --option K=V, each as its kind wants it. Whether a value is allowed is the game's affair."""
    values: dict[str, Any] = {}
    for pair in given or ():
        name, equals, word = pair.partition("=")
        if not equals:
            raise CommandError(f"--option {pair}: say NAME=VALUE, e.g. --option {next(iter(game.options), 'name')}=...")
        spec = game.options.get(name)
        values[name] = word if spec is None else _value(spec, word)
    return values


def _value(spec: OptionSpec, word: str) -> str | int | bool:
    if spec.kind == "bool":
        return {"true": True, "yes": True, "false": False, "no": False}.get(word.lower(), word)
    if spec.kind == "int":
        return int(word) if word.lstrip("-").isdecimal() else word
    if spec.kind == "choice":
        return next((value for value in spec.values if str(value) == word), word)
    return word


def data_folder(given: Path | None) -> Path:
    """The folder for tables: the one given, else MAGEMOOT_DATA, else where the system keeps a user's data."""
    if given is not None:
        return given
    if named := os.environ.get(DATA_VARIABLE):
        return Path(named)
    from platformdirs import user_data_path

    return user_data_path("magemoot", appauthor=False)


def print_json(document: object) -> None:
    """Print the one document of --json."""
    print(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())


@contextmanager
def progress(what: str, total: int, quiet: bool) -> Iterator[Callable[[int], None] | None]:
    """A bar on a terminal; nothing where nobody watches."""
    if quiet or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)


# ------------------------------------------------------------------ playing


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Board games of magic for you, your friends and bots. Without a command: the start page in the browser."""
    if version:
        from importlib.metadata import version as installed

        print(f"magemoot {installed('magemoot')}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        play()


@app.command(epilog="Example: magemoot play spellbook --seats 3 --bots novice,adept --option cards=classic")
def play(
    game: Annotated[str | None, typer.Argument(help="A game to lay at once.", metavar="GAME")] = None,
    seats: SeatsOption = None,
    bots: BotsOption = None,
    option: OptionOption = None,
    seed: SeedOption = None,
    port: PortOption = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the address.")] = False,
    data: DataOption = None,
) -> None:
    """Play in the browser: the start page, or a table with GAME laid at once.

    Bots take the last seats; those before them play at this device. Without --bots, one person plays adept bots;
    --bots none leaves all seats to people.
    """
    from magemoot.server.serve import PortUnavailable, listen

    table = None
    if game is not None:
        table = table_plan(game, seats, bots, option, seed)
    elif seats is not None or bots is not None or option or seed is not None:
        raise CommandError("play: --seats, --bots, --option and --seed say how to lay a game; name the game")
    application = _application(data_folder(data), None)
    if port is None:
        try:
            socket = listen("127.0.0.1", USUAL_PORT)
        except PortUnavailable:
            socket = _listening("127.0.0.1", 0)
    else:
        socket = _listening("127.0.0.1", port)
    _serve(application, socket, "127.0.0.1", table, browser=not no_browser)


def table_plan(
    game: str, seats: int | None, bots: str | None, option: Sequence[str] | None, seed: int | None
) -> dict[str, Any]:
    """The request that lays a table. Raises CommandError and the game's own errors before anything is started."""
    from magemoot.games import find

    found = find(game)
    wanted = [] if bots == NO_BOTS else levels("adept" if bots is None else bots)
    count = seats if seats is not None else max(found.min_seats, len(wanted) + 1, min(2, found.max_seats))
    if bots is None:
        wanted = ["adept"] * (count - 1)
    if len(wanted) >= count:
        raise CommandError(f"play: {len(wanted)} bots for {count} seats leave none for you; at most {count - 1}")
    given = options_of(found, option)
    found.checked_options(count, given)
    people = count - len(wanted)
    plan: dict[str, Any] = {
        "game": game,
        "options": given,
        "seats": [
            *({"kind": "me" if i == 0 else "hotseat"} for i in range(people)),
            *({"kind": "bot", "level": level} for level in wanted),
        ],
    }
    if seed is not None:
        plan["seed"] = seed
    return plan


def _application(folder: Path, database: str | None) -> Any:
    from magemoot.server.app import create_app
    from magemoot.server.errors import StoreUnavailable

    try:
        return create_app(folder, database_url=database)
    except StoreUnavailable as error:
        raise CommandError(str(error), 1) from error


def _listening(host: str, port: int) -> Any:
    from magemoot.server.serve import PortUnavailable, listen

    try:
        return listen(host, port)
    except PortUnavailable as error:
        raise CommandError(str(error), 2 if not 0 <= port <= 65535 else 1) from error


def _serve(application: Any, socket: Any, host: str, table: dict[str, Any] | None, *, browser: bool) -> None:
    """Run the server until it is told to end; once it listens, lay the table and show the address."""
    import threading

    from magemoot.server.serve import server

    running = server(application)
    address = f"http://{host}:{socket.getsockname()[1]}/"
    failures: list[str] = []
    threading.Thread(target=_when_ready, args=(running, address, table, browser, failures), daemon=True).start()
    try:
        running.run(sockets=[socket])
    except KeyboardInterrupt:
        print(file=sys.stderr)
    if failures:
        raise CommandError(failures[0], 1)
    if not running.started:
        raise CommandError("the server could not start; what it wrote above says why", 1)


def _when_ready(running: Any, address: str, table: dict[str, Any] | None, browser: bool, failures: list[str]) -> None:
    import time
    import webbrowser

    while not running.started:
        if running.should_exit:
            return
        time.sleep(0.02)
    try:
        where = address if table is None else address + lay(address, table)
    except OSError as error:
        failures.append(f"the table could not be laid: {error}")
        running.should_exit = True
        return
    print(f"magemoot is at {where}\nCtrl+C ends it; tables are kept.", flush=True)
    if browser:
        webbrowser.open(where)


def lay(address: str, table: dict[str, Any]) -> str:
    """Lay a table on a running server; returns the fragment that opens it with its seats' keys."""
    from urllib.request import Request, urlopen

    request = Request(  # noqa: S310 - the address is our own
        address + "api/tables", msgspec.json.encode(table), {"Content-Type": "application/json"}
    )
    with urlopen(request, timeout=30) as response:  # noqa: S310 - as above
        made = msgspec.json.decode(response.read())
    return f"#/t/{made['table']}/{','.join(seat['token'] for seat in made['seats'])}"


@app.command(epilog="Example: magemoot serve --host 0.0.0.0 --port 8717")
def serve(
    host: Annotated[str, typer.Option("--host", help="127.0.0.1: this machine only.", metavar="H")] = "0.0.0.0",  # noqa: S104 - for friends on the network
    port: PortOption = USUAL_PORT,
    database: Annotated[
        str | None, typer.Option("--database", help="An SQLAlchemy address instead of a file.", metavar="URL")
    ] = None,
    workers: Annotated[int, typer.Option("--workers", help="How many processes.", min=1, metavar="N")] = 1,
    data: DataOption = None,
) -> None:
    """Serve the games to friends on the network, without opening a browser."""
    folder = data_folder(data)
    application = _application(folder, database)
    socket = _listening(host, USUAL_PORT if port is None else port)
    if workers == 1:
        _serve(application, socket, _spoken(host), None, browser=False)
        return
    print(
        f"magemoot is at http://{_spoken(host)}:{socket.getsockname()[1]}/\nCtrl+C ends it; tables are kept.",
        flush=True,
    )
    _serve_many(application, folder, database, socket, workers)


def _spoken(host: str) -> str:
    """The host as it stands in an address."""
    if host in ("0.0.0.0", "::", ""):  # noqa: S104 - compared, not bound
        import socket

        return socket.gethostname()
    return f"[{host}]" if ":" in host else host


def _serve_many(application: Any, folder: Path, database: str | None, socket: Any, workers: int) -> None:
    from uvicorn.supervisors import Multiprocess

    from magemoot.server.serve import server

    os.environ[DATA_VARIABLE] = str(folder)
    if database is not None:
        os.environ[DATABASE_VARIABLE] = database
    running = server(application)
    config = running.config
    config.app, config.factory, config.workers = "magemoot.cli:worker_application", True, workers
    Multiprocess(config, [socket]).run()


def worker_application() -> Any:
    """The application in one of several server processes; the environment says which tables it serves."""
    return _application(data_folder(None), os.environ.get(DATABASE_VARIABLE))


# ------------------------------------------------------------------ looking things up


@app.command(epilog="Example: magemoot games --json")
def games(as_json: JsonOption = False) -> None:
    """The installed games with their options."""
    from magemoot.lab.shelf import shelf

    found = shelf()
    if as_json:
        print_json(found)
        return
    for game in found:
        low, high = game.seats
        print(f"{game.id}: {game.name}, {low} to {high} seats, {game.cards.implemented} of {game.cards.kinds} cards")
        for name, option in game.options.items():
            values = ", ".join(map(str, option.values))
            print(f"  --option {name}={option.default}" + (f"  ({values})" if values else ""))


@app.command(epilog="Example: magemoot rules spellbook wild --lang en")
def rules(
    game: GameArgument,
    query: Annotated[str | None, typer.Argument(help="A rule's id (SB-8, SB-8.6) or words.", metavar="QUERY")] = None,
    lang: Annotated[str, typer.Option("--lang", help="pl, de or en.")] = "en",
) -> None:
    """The rulebook of a game: all of it, a chapter, a rule, or the rules that mention something."""
    from magemoot import text
    from magemoot.games import find

    find(game)
    if lang not in text.LANGUAGES:
        raise CommandError(f"rules: no language {lang!r}; there are {', '.join(text.LANGUAGES)}")
    book = text.rulebook(game, lang)
    found = [rule for rule in book if query is None or _mentions(rule, query)]
    if not found:
        raise CommandError(
            f"rules {game}: nothing in the rulebook mentions {query!r}; try an id such as {book[0].id}", 1
        )
    chapter = ""
    for rule in found:
        if rule.chapter != chapter:
            print(f"{rule.chapter}\n" if not chapter else f"\n{rule.chapter}\n")
            chapter = rule.chapter
        print(f"  {rule.id}  {rule.text}")


def _mentions(rule: Any, query: str) -> bool:
    asked = query.strip().casefold()
    id = rule.id.casefold()
    return id == asked or id.startswith(f"{asked}.") or asked in rule.text.casefold()


# ------------------------------------------------------------------ games on paper


@app.command(epilog="Example: magemoot replay spellbook-7.json --at 40")
def replay(
    file: Annotated[Path, typer.Argument(help="A journal: an exported game.", metavar="FILE")],
    at: Annotated[
        int | None, typer.Option("--at", help="Show the table before decision N.", metavar="N", min=0)
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Play a recorded game again, checking every answer and fingerprint, and show where it leads.

    A journal that is damaged, foreign, or leads elsewhere is refused with the reason (exit code 1).
    """
    import magemoot
    from magemoot.engine.journal import Journal
    from magemoot.lab.story import chronicle, story

    try:
        data = file.read_bytes()
    except OSError as error:
        raise CommandError(f"{file}: cannot be read ({error.strerror}); name a journal file") from error
    try:
        journal = Journal.from_json(data)
        session: Session[Any] = magemoot.replay(journal)
        if at is not None:
            answers = journal.answers()
            if at > len(answers):
                raise CommandError(f"replay: --at {at}: the game has decisions 0 to {len(answers)}")
            session = magemoot.replay(msgspec.structs.replace(journal, lines=list(answers[:at])))
    except MagemootError as error:
        raise CommandError(f"{file}: {error}", 1) from error
    if as_json:
        print_json(story(session, at))
        return
    for line in chronicle(session):
        print(line)
    found = story(session, at)
    print(f"\n{found.game}, {found.seats} seats, seed {found.seed}: {found.decisions} decisions, all as recorded.")
    for pending in found.pending:
        print(f"Seat {pending.seat} decides {pending.ask}: {', '.join(pending.options)}")
    if found.result is not None:
        print(f"Ended by {found.result.reason}: points {found.result.scores}, places {found.result.places}.")
    print(f"Fingerprint {found.fingerprint}")


# ------------------------------------------------------------------ the lab


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


@app.command(epilog="Example: magemoot check --json")
def check(as_json: JsonOption = False) -> None:
    """Look for mistakes in content, texts, cards and rules. Exit code 1 when there are any."""
    try:
        from magemoot.lab.check import run as look
    except ModuleNotFoundError as error:
        raise CommandError(f"check: {error.name} is not installed; install the development dependencies", 1) from error

    found = look()
    if as_json:
        print_json(found)
    else:
        for kind, findings in (("error", found.errors), ("warning", found.warnings)):
            for finding in findings:
                print(f"{kind}: {finding.where}: {finding.message} [{finding.code}]")
        print(
            f"{len(found.errors)} errors, {len(found.warnings)} warnings; messages "
            + ", ".join(f"{lang} {count}" for lang, count in found.counts.messages.items())
            + "; cards "
            + ", ".join(f"{game} {count}" for game, count in found.counts.cards.items())
        )
    if found.errors:
        raise typer.Exit(1)


if __name__ == "__main__":
    main()
