from __future__ import annotations

from tests.games.spellbook.play import table
from tests.support.rules import rule


@rule("SB-23.4", "SB-8.6")
def test_three_equal_runes_count_as_one_wild_matter():
    t = table(
        pool="4 yellow, green◯ red◯ black◯",
        phase="evening",
        spells={"abundance": None},
        draws=["red◯", "3 blue△"],
    )
    t.play("learn abundance at 5")
    assert t.card("abundance").level == 5
    assert t.card("abundance").token == "yellow□"
    assert t.tray == 6
    assert t.pool == "red◯, 3 blue△"
    assert t.nothing_pending
