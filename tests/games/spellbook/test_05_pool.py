from __future__ import annotations

import pytest

from magemoot.games.spellbook.catalogue import PHASES, SPELLS
from tests.games.spellbook.play import new_game, table
from tests.support.rules import rule


@rule("SB-5.1", "SB-22.1")
@pytest.mark.parametrize("spell", ["blaze", "sharing", "divination", "levitation", "sacrifice", "eruption", "cure"])
def test_no_effect_makes_a_pool_of_more_than_nine(spell):
    t = table(pool="3 red◯, 3 blue△, 2 green□", altar="2 black◯, 4 white□", spells={spell: 5})
    t.skip_to(next(s.phase for s in SPELLS if s.id == spell))
    if t.offers(f"use {spell} at 5"):
        t.cast(spell, 5)
        while not t.nothing_pending and t.active == 0:
            t.choose(t.options[0])
    # The table checks the limit after every answer; the mage may stand at nine, never above.
    assert len(t.pool) <= 9


@rule("SB-5.1")
def test_the_limit_holds_for_the_others_too():
    t = table(spells={"sharing": 3}, altar="red◯", others=[{"pool": 9}, {"pool": 8}], draws=["2 any"])
    t.cast("sharing", 3)
    assert (t[1].pool, t[2].pool) == (9, 9)
    assert len(t.events("draw")) == 2


@rule("SB-5.2", "SB-R51")
def test_there_is_no_free_discard():
    t = new_game(2, 11, first=0)
    for _ in range(30):
        assert all("discard" not in key and "tray" not in key for key in t.options)
        t.choose(t.options[0])
    full = table(pool="4 red□, 5 blue△", altar=5)
    # A full pool has nothing to do in the morning: the phase passes and nothing is thrown away.
    assert full.phase == "midday"
    assert full.options == ["red-square", "blue-triangle", "skip"]


@rule("SB-5.2")
def test_tokens_leave_the_pool_by_storing_paying_discarding_and_exchanging():
    stored = table(pool="red□", phase="midday").store("red□")
    assert (stored.pool, stored.board) == (0, 1)
    paid = table(pool="3 red□", phase="evening").learn("sacrifice", 3)
    assert (paid.pool, paid.tray) == (0, 2)
    discarded = table(pool="red◯", spells={"sacrifice": 3}, draws=["4 blue△"]).cast("sacrifice", 3)
    assert (discarded.pool, discarded.tray) == ("4 blue△", "red◯")
    swapped = table(pool="red◯", altar="blue△", spells={"purification": 3}, phase="midday").cast("purification", 3)
    assert swapped.pool == "blue△"
    assert swapped.rules("exchange") == ["SB-15.2"]


@rule("SB-5.3", "SB-5.4", "SB-5.5", "SB-23.1")
def test_with_six_tokens_an_effect_that_draws_four_draws_three():
    t = table(pool=6, altar=0, spells={"blaze": 3}, draws=["red◯", "blue△", "green□"])
    t.cast("blaze", 3)
    assert t.pool == 9
    drawn = t.events("draw")
    assert len(drawn) == 3
    # One at a time, each told on its own.
    assert [e.args["token"].id // 5 for e in drawn] == [0, 16, 8]


@rule("SB-5.6")
def test_with_eight_tokens_draw_2_brings_one_and_with_nine_it_is_not_offered():
    t = table(pool=8, altar=0, draws=["red◯"])
    t.draw()
    assert t.pool == 9
    assert "draw" not in table(pool=9, spells={"blaze": 3}, others=[{"pool": 0}]).options


@rule("SB-5.7", "SB-5.4")
def test_what_the_pool_cannot_hold_stays_where_it_was():
    t = table(pool="4 red□, 4 red△", altar="2 blue◯, green□", spells={"levitation": 3})
    t.cast("levitation", 3)
    assert t.pool == "4 red□, 4 red△, blue◯"
    assert t.altar == "blue◯, green□"
    t = table(pool=8, altar=0)
    before = len(t.bag)
    t.draw()
    assert len(t.bag) == before - 1


@rule("SB-5.1")
@pytest.mark.parametrize("phase", PHASES)
def test_a_full_pool_stands_nobody_in_the_way_of_giving_tokens_away(phase):
    t = table(pool="4 red◯, 3 red△, 2 blue◯", spells={"purification": 3}, altar="green□", phase=phase, board="green△")
    expected = {"morning": "store red◯", "midday": "use purification at 3", "evening": "learn sacrifice at 5"}
    assert t.offers(expected[phase])
