"""Every test of Talisman ends with a look at the tables it laid: no card lost or doubled, all scripted dice rolled."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.talisman.play import TABLES


@pytest.fixture(autouse=True)
def nothing_lost() -> Iterator[None]:
    TABLES.clear()
    yield
    for t in TABLES:
        t.check_end()
