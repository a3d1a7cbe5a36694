"""Every check by name. `nox` runs the quick ones; `nox --list` shows all."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import nox

nox.needs_version = ">=2025.11"
nox.options.default_venv_backend = "none"
nox.options.sessions = ["lint", "types", "layers", "content", "pins"]
os.environ.setdefault("UV_PYTHON_DOWNLOADS", "never")

PYTHONS = ["3.11", "3.12", "3.13"]
ROOT = Path(__file__).parent


def npm(session: nox.Session, *arguments: str) -> None:
    """Run npm in the client's folder, with the Node.js of the environment."""
    session.run("npm", "--prefix", "web", *arguments, external=True)


@nox.session
def lint(session: nox.Session) -> None:
    """Style and format (ruff); `nox -s lint -- --fix` mends what it can."""
    session.run("ruff", "check", *session.posargs)
    session.run("ruff", "format", *([] if "--fix" in session.posargs else ["--check"]))


@nox.session
def types(session: nox.Session) -> None:
    """Types of everything under src (mypy --strict)."""
    session.run("mypy")


@nox.session
def layers(session: nox.Session) -> None:
    """Imports point one way (import-linter)."""
    session.run("lint-imports")


@nox.session
def content(session: nox.Session) -> None:
    """Content, cards, texts and rules (magemoot check)."""
    session.run("magemoot", "check")


@nox.session
def pins(session: nox.Session) -> None:
    """The pinned versions are what would be resolved."""
    session.run("python", "tools/pin.py", "--check")


@nox.session
def pin(session: nox.Session) -> None:
    """Write the pinned versions; `nox -s pin -- --upgrade` takes the newest."""
    session.run("python", "tools/pin.py", *session.posargs)


@nox.session
def contract(session: nox.Session) -> None:
    """Write the client's types from the server's; `nox -s contract -- --check` fails when they were stale."""
    written = ["web/openapi.json", "web/src/api.d.ts"]
    session.run("python", "-m", "magemoot.server.contract")
    npm(session, "run", "types")
    if "--check" in session.posargs:
        session.run("git", "ls-files", "--error-unmatch", *written, external=True, silent=True)
        session.run("git", "diff", "--exit-code", "--stat", "--", *written, external=True)


@nox.session
def client(session: nox.Session) -> None:
    """The client's own checks: types, accessibility warnings, logic."""
    npm(session, "ci")
    npm(session, "run", "check")
    npm(session, "test")


@nox.session(venv_backend="uv", python=PYTHONS)
def tests(session: nox.Session) -> None:
    """All tests on one Python, in an environment of its own."""
    environment = {"UV_PROJECT_ENVIRONMENT": session.virtualenv.location}
    session.run(
        "uv", "run", "--python", session.virtualenv.location, "pytest", *session.posargs, env=environment, external=True
    )


@nox.session
def bench(session: nox.Session) -> None:
    """How fast the engine is, beside a calibration loop."""
    session.run("magemoot", "bench", *session.posargs)


@nox.session
def docs(session: nox.Session) -> None:
    """The documentation site, in site/."""
    session.run("uv", "run", "--group", "docs", "zensical", "build", "--clean", external=True)


@nox.session
def news(session: nox.Session) -> None:
    """What the next release would say."""
    session.run("towncrier", "build", "--draft", "--version", "next")


@nox.session
def release(session: nox.Session) -> None:
    """Collect the news, set the version and build: `nox -s release -- 0.2.0`."""
    if len(session.posargs) != 1 or not re.fullmatch(r"\d+\.\d+\.\d+", session.posargs[0]):
        session.error("say which version, like this: nox -s release -- 0.2.0")
    (version,) = session.posargs
    session.run("uv", "version", version, external=True)
    session.run("towncrier", "build", "--yes", "--version", version)
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    session.run("uv", "build", external=True)
