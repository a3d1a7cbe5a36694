"""What the commands share: their options, how a complaint is made, how results are printed."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

if TYPE_CHECKING:
    from magemoot.engine.game import Game, OptionSpec

DATA_VARIABLE = "MAGEMOOT_DATA"

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
        return int(word) if word.removeprefix("-").isdecimal() else word
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
