"""What the tests of Quests share."""

from __future__ import annotations

from typing import Any

from tests.games.weirdwood.ogrish import NO_PP
from tests.games.weirdwood.play import Table, table

WATCH = "pennywhistle"
"""A Companion that always has something to do, so that a turn never ends by itself."""


def quest(id: str, who: str = "celia", *others: Any, **more: Any) -> Table:
    """A turn of mine with a Quest on my board."""
    return table(who, *others, quest=id, **{"companions": WATCH, "tracks": NO_PP, **more})


def done(t: Table) -> bool:
    """The Quest is completed, and nothing is half done."""
    return len(t.me.quest) == 0 and t.nothing_pending
