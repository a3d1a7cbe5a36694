"""One server for the tests that need no server of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.support import Place, running


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with running(tmp_path_factory.mktemp("data")) as place:
        yield place
