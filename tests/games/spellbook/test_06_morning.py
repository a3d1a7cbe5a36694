from __future__ import annotations

from tests.games.spellbook.play import table
from tests.support.rules import rule


@rule("SB-6.1", "SB-12.1")
def test_take_one_token_of_the_altar():
    t = table(pool="blue△", altar="red◯, green□, green□")
    assert t.offers("take red◯")
    assert t.offers("take green□")
    t.take("green□")
    assert t.pool == "blue△, green□"
    assert t.altar == "red◯, green□"
    assert t.rules("take") == ["SB-6.1"]


@rule("SB-6.2", "SB-12.2")
def test_draw_two_tokens_from_the_bag():
    t = table(altar="red◯", draws=["blue△", "black◯"])
    t.draw()
    assert t.pool == "blue△, black◯"
    assert t.altar == "red◯"
    assert t.rules("draw") == ["SB-6.2", "SB-6.2"]


@rule("SB-6.3")
def test_after_taking_there_is_no_drawing_and_the_other_way_round():
    t = table(pool="blue△", altar="2 red◯")
    t.take("red◯")
    assert (t.phase, t.offers("draw"), t.offers("take red◯")) == ("midday", False, False)
    t = table(pool="blue△", altar="2 red◯")
    t.draw()
    assert (t.phase, t.offers("draw"), t.offers("take red◯")) == ("midday", False, False)


@rule("SB-6.4", "SB-9.1")
def test_a_learned_morning_spell_is_another_choice():
    t = table(pool="red◯", altar="2 blue◯", spells={"sacrifice": 3, "levitation": 3})
    assert t.options == ["blue-circle", "draw", "sacrifice-3", "levitation-3", "skip"]
    t.cast("levitation", 3)
    assert (t.phase, t.pool) == ("midday", "red◯, 2 blue◯")


@rule("SB-6.5", "SB-10.1")
def test_a_take_leaves_a_gap_on_the_altar_until_the_day_ends():
    t = table(pool="3 red□", altar="5 blue△")
    t.take("blue△")
    assert t.altar == 4
    t.skip()
    assert t.altar == 4
    t.skip()
    assert t.altar == 5
    assert t.active == 1
