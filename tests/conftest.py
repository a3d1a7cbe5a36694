"""What every test gets: Hypothesis profiles, a home of its own, browser tests last."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

COMMON = settings(deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("dev", COMMON, max_examples=50)
settings.register_profile("ci", COMMON, max_examples=300, derandomize=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "dev"))

# Tests start many processes. Where Python may not keep compiled modules beside their sources, each of them would compile
# everything anew; so they, and the workers of this run, keep them with what else pytest keeps.
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    sys.pycache_prefix = os.environ.setdefault(
        "PYTHONPYCACHEPREFIX", str(Path(__file__).parents[1] / ".pytest_cache" / "bytecode")
    )
    sys.dont_write_bytecode = False


def pytest_sessionstart(session: pytest.Session) -> None:
    """Workers share the work of compiling the tests, which pytest rewrites: each imports some of the modules that all are about to collect."""
    if not (worker := getattr(session.config, "workerinput", None)):
        return
    root = session.config.rootpath
    files = sorted(
        file.relative_to(root) for given in session.config.args for file in (root / given).rglob("test_*.py")
    )
    for file in files[int(worker["workerid"].removeprefix("gw")) :: worker["workercount"]]:
        with contextlib.suppress(Exception):  # what is wrong with a module is reported when it is collected
            importlib.import_module(".".join(file.with_suffix("").parts))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests run last: Playwright keeps an event loop in the main thread, where async tests want to start theirs."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.fixture(scope="session", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test reads or writes the data, settings or cache of the person who runs it."""
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "LOCALAPPDATA", "APPDATA"):
            patch.setenv(name, str(folder / name.lower()))
        yield


@pytest.fixture(autouse=True)
def no_sleeping_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test may start an event loop, also where a browser test ran before in the same process.

    Playwright's loop still counts as running in this thread then. It sleeps until the next browser test, so it is put aside.
    """
    if request.node.get_closest_marker("browser") is not None:
        yield
        return
    sleeping = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(sleeping)


@pytest.fixture
def anyio_backend() -> str:
    """Async tests (`@pytest.mark.anyio`) run on asyncio, as the server does."""
    return "asyncio"
