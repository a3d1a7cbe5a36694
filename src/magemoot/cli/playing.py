"""Playing in the browser, alone or with friends: `play`, `serve` and `tidy`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from magemoot.cli.common import (
    DATA_VARIABLE,
    BotsOption,
    CommandError,
    DataOption,
    JsonOption,
    OptionOption,
    PortOption,
    SeatsOption,
    SeedOption,
    app,
    data_folder,
    levels,
    options_of,
    print_json,
)

USUAL_PORT = 8717
"""Tried first, so that a browser finds its tables again: it remembers them by address."""
NO_BOTS = "none"
DATABASE_VARIABLE = "MAGEMOOT_DATABASE"
SEED_MAX = 2**53
"""What a browser still counts exactly."""


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
    if count < 1:
        raise CommandError(f"play: --seats {count}: {game} is for {found.min_seats} to {found.max_seats}")
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
        if seed > SEED_MAX:
            raise CommandError(f"play: --seed {seed}: is too large for a table; at most {SEED_MAX}")
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
    from urllib.request import ProxyHandler, Request, build_opener

    request = Request(  # noqa: S310 - the address is our own
        address + "api/tables", msgspec.json.encode(table), {"Content-Type": "application/json"}
    )
    # No proxy stands between us and ourselves.
    with build_opener(ProxyHandler({})).open(request, timeout=30) as response:
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


@app.command(epilog="Example: magemoot tidy --days 90 --remove")
def tidy(
    days: Annotated[int, typer.Option("--days", help="Idle for so many days.", min=1, max=36_500, metavar="N")] = 180,
    remove: Annotated[bool, typer.Option("--remove", help="Remove them; without, they are only listed.")] = False,
    database: Annotated[
        str | None, typer.Option("--database", help="An SQLAlchemy address instead of a file.", metavar="URL")
    ] = None,
    data: DataOption = None,
    as_json: JsonOption = False,
) -> None:
    """List the tables at which nothing has happened for a while, or remove them for good.

    What should be kept can be exported from its table before. A server may go on running meanwhile.
    """
    import asyncio
    from datetime import UTC, datetime, timedelta

    from magemoot.server.errors import StoreUnavailable
    from magemoot.server.opening import open_store

    async def tidied() -> list[Any]:
        store = open_store(data_folder(data), database)
        try:
            found = await store.idle(datetime.now(UTC) - timedelta(days=days))
            if remove:
                await store.remove([table.id for table in found])
            return found
        finally:
            await store.close()

    try:
        found = asyncio.run(tidied())
    except StoreUnavailable as error:
        raise CommandError(str(error), 1) from error
    if as_json:
        print_json({"removed": remove, "tables": found})
        return
    for table in found:
        print(f"{table.id}: {table.game}, last played on {table.last:%Y-%m-%d}")
    how_many = f"{len(found)} table{'' if len(found) == 1 else 's'} idle for {days} days or more"
    print(how_many + (", removed" if remove and found else ""))


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
    os.environ.pop(DATABASE_VARIABLE, None)
    if database is not None:
        os.environ[DATABASE_VARIABLE] = database
    running = server(application)
    config = running.config
    config.app, config.factory, config.workers = "magemoot.cli.playing:worker_application", True, workers
    Multiprocess(config, [socket]).run()


def worker_application() -> Any:
    """The application in one of several server processes; the environment says which tables it serves."""
    return _application(data_folder(None), os.environ.get(DATABASE_VARIABLE))
