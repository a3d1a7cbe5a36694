"""The command line. What each command prints, and its exit codes, are a contract: 0 done, 2 bad usage, 1 failure.

Whatever goes wrong is said in one line on stderr: what, where, and what would be right. Commands import what they need
when they run, so that `magemoot --help` does not wait for a web server.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import typer

from magemoot.cli import playing, reading
from magemoot.cli.common import CommandError, app
from magemoot.engine.content import ContentError
from magemoot.engine.errors import JournalError, MagemootError

# isort: split
from magemoot.cli import lab  # after the others, so that `--help` shows what is played first

__all__ = ["lab", "main", "playing", "reading", "run"]

_UsageError: type[Exception] = typer.BadParameter.__mro__[1]


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
    except ContentError as error:
        return _complain(f"{error}; magemoot check says more", 1)
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
