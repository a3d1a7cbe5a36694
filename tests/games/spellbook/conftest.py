"""Every test of Spellbook ends with a look at the tables it laid: no token lost or doubled, all scripted draws used."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.spellbook.play import TABLES


@pytest.fixture(autouse=True)
def nothing_lost() -> Iterator[None]:
    TABLES.clear()
    yield
    for t in TABLES:
        t.check_end()
