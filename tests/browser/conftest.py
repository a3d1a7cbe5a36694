"""A real browser against a real server: Debian's Chromium, the app on a port of its own, axe for accessibility."""

from __future__ import annotations

import os
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import magemoot
from magemoot.server.app import create_app
from magemoot.server.serve import listen, server

CHROMIUM = os.environ.get("MAGEMOOT_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
CLIENT = Path(magemoot.__file__).parent / "static" / "index.html"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ARGUMENTS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


def need(present: bool, what: str) -> None:
    """Skip a browser test on a machine that lacks something, or fail it where MAGEMOOT_REQUIRE_BROWSER=1 says that it must run."""
    if not present and os.environ.get("MAGEMOOT_REQUIRE_BROWSER") == "1":
        pytest.fail(f"{what} (and MAGEMOOT_REQUIRE_BROWSER=1)", pytrace=False)
    if not present:
        pytest.skip(what)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder is a browser test, marked or not."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and item.get_closest_marker("browser") is None:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """How pytest-playwright starts Chromium. Inside containers people are root, and there Chromium's sandbox cannot start."""
    need(CHROMIUM is not None, "no Chromium here: install Debian's `chromium`, or name one in MAGEMOOT_CHROMIUM")
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": ARGUMENTS + sandbox}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Pages that look the same every time: no motion, one language, one clock, the size that the pictures are drawn for."""
    return {
        **browser_context_args,
        "color_scheme": "dark",
        "locale": "en-GB",
        "reduced_motion": "reduce",
        "timezone_id": "UTC",
        "viewport": {"width": 1440, "height": 900},
    }


class LiveServer:
    """The app, served from a thread of the test process on a port that the system chose."""

    def __init__(self, data_dir: Path) -> None:
        self.data_dir = data_dir
        self._socket = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self._server = server(create_app(data_dir))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._socket]}, name="live-server")

    def start(self) -> None:
        """Return when the app takes requests; raises RuntimeError when it does not come up within 20 seconds."""
        self._thread.start()
        deadline = time.monotonic() + 20
        while not self._server.started:
            if not self._thread.is_alive() or time.monotonic() > deadline:
                raise RuntimeError(f"the app did not start at {self.url}; its log is above")
            time.sleep(0.01)

    def stop(self) -> None:
        """Shut the app down and wait for it: what it had to write is written."""
        self._server.should_exit = True
        self._thread.join(timeout=20)
        self._socket.close()


@pytest.fixture(scope="session")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """One running app for all browser tests, with an empty data folder."""
    need(CLIENT.is_file(), "the client is not built: run `uv sync` without MAGEMOOT_SKIP_WEB")
    live = LiveServer(tmp_path_factory.mktemp("data"))
    live.start()
    yield live
    live.stop()


@pytest.fixture(scope="session")
def base_url(live_server: LiveServer) -> str:
    """`page.goto("/")` means the running app."""
    return live_server.url


@pytest.fixture(scope="session")
def axe_source() -> str:
    """The source of axe-core, from the client's development packages."""
    need(AXE.is_file(), "axe-core is not installed: run `uv run npm --prefix web ci`")
    return AXE.read_text(encoding="utf-8")


@pytest.fixture
def assert_accessible(axe_source: str) -> Callable[[Page], None]:
    """A check that axe finds no violation on a page as it stands; a failure names each rule and the elements."""

    def check(page: Page) -> None:
        page.evaluate(axe_source)
        violations = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
        report = [
            f"{violation['id']} ({violation['impact']}): {violation['help']}\n"
            + "\n".join(
                f"    {' '.join(map(str, node['target']))}: {node['html'][:200]}" for node in violation["nodes"]
            )
            for violation in violations
        ]
        assert not report, f"{len(report)} kinds of violation at {page.url}\n" + "\n".join(report)

    return check


@pytest.fixture
def page_errors(page: Page) -> Iterator[list[str]]:
    """What the page logged as an error or threw, collected while the test runs. The test fails at its end when there is any."""
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(f"thrown: {error}"))
    page.on("console", lambda message: errors.append(f"console: {message.text}") if message.type == "error" else None)
    yield errors
    assert not errors, "\n".join(errors)
