from __future__ import annotations

import pytest

from magemoot.games.spellbook import GAME
from magemoot.games.spellbook.setup import lay
from tests.games.spellbook.play import new_game
from tests.support.rules import rule


@rule("SB-2.1")
def test_all_tokens_begin_in_the_bag_and_are_mixed():
    laid = lay(2, GAME.checked_options(2, {}))
    assert sorted(laid.bag) == list(range(105))
    assert laid.altar == laid.tray == []
    assert len({str(new_game(2, seed).altar) for seed in range(20)}) > 15


@rule("SB-2.2", "SB-2.3", "SB-2.4", "SB-2.5", "SB-2.8")
@pytest.mark.parametrize(("seats", "altar", "bag"), [(1, 7, 96), (2, 5, 96), (3, 5, 94), (4, 5, 92)])
def test_altar_pools_tray_boards_and_bag_at_the_start(seats, altar, bag):
    t = new_game(seats)
    assert t.altar == altar
    assert t.tray == 0
    for seat in range(seats):
        assert t[seat].pool == 2
        assert t[seat].board == 0
    assert t.bag == bag
    assert t.events("altar-draw")[0].rule == "SB-2.2"
    assert set(t.rules("draw")) == {"SB-2.4"}


@rule("SB-2.6", "SB-4.1")
def test_the_first_player_is_drawn_by_chance():
    for seats in (2, 3, 4):
        assert {new_game(seats, seed).state.first for seed in range(40)} == set(range(seats))
    t = new_game(4, 3)
    assert t.seat == t.active == t.state.first


@rule("SB-2.6")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_table_may_say_who_goes_first(first):
    t = new_game(3, 7, first=first)
    assert t.seat == t.active == t.state.first == first


@rule("SB-2.7")
def test_seven_cards_are_laid_out_one_of_each_colour():
    t = new_game(2)
    assert [spell // 3 for spell in t.state.spells] == list(range(7))
    assert all(len(mage.cards) == len(mage.levels) == 7 for mage in t.state.mages)
    assert t.me.learned == {}


@rule("SB-2.8")
def test_the_bag_is_what_altar_and_pools_leave():
    for seats in (1, 2, 3, 4):
        t = new_game(seats)
        assert len(t.bag) == 105 - len(t.altar) - 2 * seats
