from __future__ import annotations

import pytest

from tests.games.spellbook.play import table
from tests.support.rules import rule


@rule("SB-10.1", "SB-10.2", "SB-10.3", "SB-10.4", "SB-10.6")
@pytest.mark.parametrize(
    ("before", "after"),
    [(0, 5), (1, 5), (2, 5), (3, 5), (4, 5), (5, 6), (6, 7), (7, 8), (8, 9), (9, 10), (10, 5), (11, 5), (12, 5)],
)
def test_what_the_altar_holds_in_the_morning(before, after):
    t = table(altar=before, phase="evening", pool="3 red□")
    lying = t.altar
    t.skip()
    assert t.altar == after
    assert t.active == 1
    purged = before >= 10
    assert t.tray == (before if purged else 0)
    assert (t.tray == lying) if purged else all(word in t.altar for word in lying)
    rule_of = "SB-10.4" if purged else "SB-10.3" if before >= 5 else "SB-10.2"
    assert set(t.rules("altar-draw")) == {rule_of}
    assert t.rules("altar-purge") == ["SB-10.4"] * purged


@rule("SB-10.1")
def test_the_altar_is_refilled_after_a_skipped_and_after_a_played_evening():
    assert table(altar=4, phase="evening", pool="3 red□").skip().altar == 5
    assert table(altar=4, phase="evening", pool="3 red□").learn("sacrifice", 3).altar == 5
    # Once: the next mage's morning begins with what lies there.
    t = table(altar=4, phase="evening", pool="3 red□").skip()
    assert len(t.events("altar-draw")) == 1


@rule("SB-10.5", "SB-R38")
def test_during_a_day_the_altar_may_hold_more_than_ten():
    t = table(altar=10, spells={"divination": 5}, pool=8, draws=["red□", "red△"])
    t.cast("divination", 5)
    assert len(t.altar) == 12
    t.play("take red□")
    assert len(t.altar) == 11
    t.end_day()
    assert (len(t.altar), t.tray) == (5, 11)


@rule("SB-10.7", "SB-R36", "SB-23.18", "SB-R66")
def test_an_empty_bag_takes_in_the_tray_in_the_middle_of_a_draw():
    t = table(bag="red◯", tray="4 blue△, 4 white□", draws=["red◯", "blue△"])
    t.draw()
    assert t.pool == "red◯, blue△"
    assert (t.bag, t.tray) == ("3 blue△, 4 white□", 0)
    assert [e.name for e in t.log] == ["draw", "bag-refill", "draw"]
    assert t.events("bag-refill")[0].args["count"] == 8
    assert t.rules("bag-refill") == ["SB-10.7"]


@rule("SB-10.7")
def test_an_empty_bag_takes_in_the_tray_while_the_altar_is_refilled():
    t = table(altar=2, bag="red◯", tray="4 blue△", phase="evening", pool="3 green□")
    t.skip()
    assert t.altar == 5
    assert "red◯, 2 blue△" in t.altar
    assert (t.bag, t.tray) == ("2 blue△", 0)


@rule("SB-R36")
def test_with_bag_and_tray_empty_what_remains_to_be_drawn_is_lost():
    t = table(bag="red◯", tray=0, altar=0)
    t.draw()
    assert t.pool == "red◯"
    t = table(bag="red◯", tray=0, altar=2, phase="evening", pool="3 green□")
    t.skip()
    assert t.altar == 3
    t = table(bag=0, tray=0, altar="red◯")
    assert t.options == ["red-circle", "skip"]


@rule("SB-R66")
def test_the_tray_goes_back_only_when_a_token_must_be_drawn_and_the_bag_is_empty():
    # The last two tokens are drawn: the tray stays.
    t = table(bag="red◯, blue△", tray="4 green□", altar=0, pool="3 white□")
    t.draw()
    assert (t.bag, t.tray) == (0, "4 green□")
    assert t.events("bag-refill") == []
    # The pool stops the draw: the tray stays.
    t = table(bag="red◯", tray="4 green□", altar=0, pool=8)
    t.draw()
    assert (t.bag, t.tray) == (0, "4 green□")


@rule("SB-R37", "SB-10.4")
def test_purged_tokens_are_there_when_the_bag_runs_out():
    t = table(altar="4 red◯, 4 blue△, 2 green□", bag="2 white□", tray=0, phase="evening", pool="3 yellow□")
    t.skip()
    assert t.altar == 5
    assert "2 white□" in t.altar
    assert len(t.bag) == 7
    assert [e.name for e in t.log][:5] == ["skip", "altar-purge", "altar-draw", "altar-draw", "bag-refill"]
