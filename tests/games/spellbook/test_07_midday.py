from __future__ import annotations

import pytest

from magemoot.games.spellbook.catalogue import BOARD_SCORE, BOARD_SPACES, BOARD_VALUES
from tests.games.spellbook.play import table
from tests.support.rules import rule


@rule("SB-7.1", "SB-12.3")
def test_store_one_token_of_your_choice():
    t = table(pool="red□, blue△", phase="midday")
    assert t.options == ["red-square", "blue-triangle", "skip"]
    t.store("blue△")
    assert (t.pool, t.board) == ("red□", "blue△")
    (stored,) = t.events("store")
    assert (stored.rule, stored.args["space"]) == ("SB-7.1", 1)


@rule("SB-7.2", "SB-7.7", "SB-R1")
def test_spaces_are_covered_in_order_of_their_value():
    t = table(pool="9 any", phase="midday")
    for day in range(9):
        assert t.score == (0, 1, 2, 3, 4, 5, 7, 8, 9)[day]
        t.choose(t.options[0])
        t.end_day(0, 1)
        if t.phase == "morning":
            t.skip()
    assert [e.args["space"] for e in t.events("store")] == list(range(1, 10))


@rule("SB-7.3", "SB-7.6", "SB-R1")
def test_the_18_is_no_space():
    assert BOARD_SPACES == len(BOARD_VALUES) == 14
    full = table(pool="red□", board=14, phase="midday", spells={"sacrifice": 3})
    assert full.score == 18 + 1
    assert full.active == 1
    assert table(pool="red□", board=13, phase="midday").offers("store red□")


@rule("SB-7.7", "SB-11.9", "SB-R1")
@pytest.mark.parametrize(("stored", "points"), list(enumerate([0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18])))
def test_what_a_board_is_worth(stored, points):
    assert table(board=stored).score == points
    assert BOARD_SCORE[stored] == points


@rule("SB-7.4", "SB-23.14", "SB-11.2", "SB-R32")
def test_what_finds_no_space_stays_where_it_was():
    t = table(pool="3 green□", board=13, phase="midday", spells={"offering": 4})
    t.play("use offering at 4: green")
    assert t.board == 14
    assert t.pool == "2 green□"
    assert t.tray == 0
    assert t.ending == "board"


@rule("SB-7.4", "SB-R41")
def test_surplus_of_the_altar_stays_on_the_altar():
    t = table(pool=9, altar="red◯, blue△, green□", board=13, phase="evening", spells={"growth": "5◯"})
    t.cast("growth", 5)
    t.take("blue△")
    assert t.board == 14
    assert "red◯, green□" in t.altar
    assert t.pool == 9


@rule("SB-7.5")
def test_a_learned_midday_spell_is_another_choice():
    t = table(pool="2 red□", altar="blue◯", phase="midday", spells={"purification": 3, "offering": 3})
    assert t.options == ["red-square", "purification-3", "offering-3:red", "skip"]
    t.play("use offering at 3: red")
    assert (t.board, t.pool, t.phase) == (2, 0, "morning")


@rule("SB-7.8", "SB-22.2")
def test_storing_comes_before_learning_or_not_at_all():
    t = table(pool="4 red□", phase="midday")
    t.store("red□")
    assert t.phase == "evening"
    t.learn("sacrifice", 3)
    assert t.active == 1
    t = table(pool="4 red□", phase="midday")
    t.skip()
    t.learn("sacrifice", 3)
    # One token is left, but the day is over.
    assert (t.active, t.pool, t.board) == (1, 1, 0)
