from __future__ import annotations

from tests.games.spellbook.play import table
from tests.support.rules import rule


@rule("SB-22.1")
def test_never_more_than_nine_tokens():
    t = table(pool=7, altar=0, spells={"blaze": 3})
    t.cast("blaze", 3)
    assert t.pool == 9


@rule("SB-22.2")
def test_storing_belongs_to_midday():
    t = table(pool="3 red□, blue△", phase="evening")
    assert t.options == ["learn-sacrifice-3", "skip"]
    t.learn("sacrifice", 3)
    assert (t.pool, t.board, t.active) == ("blue△", 0, 1)


@rule("SB-22.3")
def test_three_equal_runes_help_only_in_learning():
    pool = "2 red□, green◯, black◯, white◯"
    assert table(pool=pool, phase="evening").offers("learn sacrifice at 3")
    assert not table(pool=pool, spells={"offering": 4}, phase="midday").offers("use offering at 4: red")
    assert not table(pool=pool.replace("□", "◯"), spells={"sacrifice": 5}).offers("use sacrifice at 5")


@rule("SB-22.4")
def test_an_instant_effect_happens_right_away_and_never_again():
    t = table(pool="3 yellow□", phase="evening", spells={"time_travel": 3}, draws=["white◯", "blue△"])
    t.learn("abundance", 3)
    assert t.pool == "white◯, blue△"
    t.end_day(1)
    t.skip_to("evening")
    t.cast("time_travel", 3)
    assert t.card("abundance").level == 4
    assert t.pool == "blue△"


@rule("SB-22.5")
def test_with_a_symbol_the_current_level_or_a_lower_one():
    t = table(pool="red◯, red△, red□", spells={"sacrifice": 4})
    assert t.offers("use sacrifice at 4")
    assert t.offers("use sacrifice at 3")
    assert not t.offers("use sacrifice at 5")


@rule("SB-22.6")
def test_without_a_symbol_only_the_current_level():
    t = table(spells={"communion": 5, "sacrifice": 3}, board="3 red□")
    assert t.score == 3 + 1
