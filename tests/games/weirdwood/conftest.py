"""Every test of Weirdwood Manor ends with a look at the tables it laid: no card and no Scarab lost or doubled."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.weirdwood.play import TABLES


@pytest.fixture(autouse=True)
def nothing_lost() -> Iterator[None]:
    TABLES.clear()
    yield
    for t in TABLES:
        t.check()
