"""Gold (TA-19): where it comes from and where it goes."""

from __future__ import annotations

import pytest

from magemoot.games.talisman.atoms.tokens import stock_left
from tests.games.talisman.play import table
from tests.support.rules import rule


@rule("TA-19.2", "TA-19.3")
def test_what_is_paid_goes_to_the_stock():
    t = table("monk", at="village", stage="space", life=1, gold=3, others=["troll"])
    assert stock_left(t.state, "gold") == 27
    t.play("visit-healer", "heal-2")
    assert (t.me.gold, stock_left(t.state, "gold")) == (1, 29)
    assert sum(t.state.loose_gold) == 0


@rule("TA-19.4")
def test_what_is_taken_from_another_does_not_come_from_the_stock():
    # All the gold of the box is his, and some of it can still be taken.
    t = table("thief", at="city", stage="landed", others=[{"who": "troll", "at": "city", "gold": 30}])
    t.play("seat-1", "steal")
    assert (t.me.gold, t.other.gold) == (1, 29)


@rule("TA-19.4", "TA-26.4")
def test_what_is_won_from_the_board_comes_from_the_stock():
    t = table("thief", at="tavern", stage="landed", dice=[4], others=["troll"])
    assert (t.me.gold, stock_left(t.state, "gold")) == (1, 29)
    t = table("thief", at="tavern", stage="landed", dice=[4], others=[{"who": "troll", "gold": 30}])
    assert t.me.gold == 0


@rule("TA-19.5", "TA-20.3")
def test_gold_is_no_object():
    t = table("troll", at="fields-1", stage="landed", gold=20, objects="sword, axe, helmet", draws="ring")
    t.play("space", "ring")
    assert t.me.objects == "sword, axe, helmet, ring"
    assert t.turn_over


@rule("TA-19.6")
@pytest.mark.parametrize("gold", [0, 1])
def test_who_has_no_gold_loses_none(gold):
    t = table("thief", at="tavern", stage="landed", gold=gold, dice=[3], others=["troll"])
    assert (t.me.gold, t.me.life) == (0, 4)
    assert len(t.events("lose-gold")) == gold
    assert t.turn_over
