"""Fate (TA-6): which rolls it changes, whose, and how often."""

from __future__ import annotations

import pytest

from magemoot.games.talisman.atoms.tokens import gain, replenish
from tests.games.talisman.play import table
from tests.support.rules import rule


@rule("TA-6.2", "TA-6.3", "TA-6.4", "TA-11.1")
def test_fate_rolls_the_movement_die_again_and_the_new_result_counts():
    t = table("thief", at="city", fate=2, dice=[1, 3])
    assert t.ask == "fate"
    assert t.options == ["fate-1", "keep"]
    t.play("fate-1")
    # One fate is left, but this die is not rolled a third time.
    assert t.me.fate == 1
    assert t.ask == "move"
    assert t.options == ["space-plains-1", "space-plains-4"]


@rule("TA-6.2")
def test_fate_may_be_kept():
    t = table("thief", at="city", fate=2, dice=[1]).play("keep")
    assert t.me.fate == 2
    assert t.options == ["space-fields-1", "space-fields-6"]


@rule("TA-6.3", "TA-16.9")
def test_fate_rolls_the_attack_die_again():
    t = table("thief", at="fields-1", stage="landed", fate=1, draws="bear", dice=[1, 6, 6])
    t.play("fate-1")
    assert t.me.fate == 0
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(9, 9)]


@rule("TA-6.3", "TA-R16")
def test_fate_rolls_the_die_of_a_space_again():
    t = table("thief", at="tavern", stage="landed", fate=1, dice=[1, 4]).play("fate-1")
    assert t.me.gold == 1
    assert t.me.a.missed == 0


@rule("TA-6.5")
def test_of_several_dice_one_is_rolled_again():
    t = table("thief", at="crypt", stage="space", fate=3, dice=[6, 6, 6, 1])
    assert t.options == ["fate-1", "fate-2", "fate-3", "keep"]
    t.play("fate-2")
    assert t.dice == [6, 1, 6]
    assert t.me.fate == 2
    assert t.ask != "fate"


@rule("TA-6.6", "TA-16.8")
def test_the_creatures_die_stays_as_it_is():
    t = table("thief", at="fields-1", stage="landed", fate=1, draws="bear", dice=[2, 6, 1])
    assert t.state.fight.rolls == [2, 6]
    assert t.options == ["fate-1", "keep"]
    # The one die that fate rolls again is his own.
    t.play("fate-1")
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(3 + 1, 3 + 6)]


@rule("TA-6.6", "TA-17.4")
def test_nobody_rolls_the_die_of_another_player_again():
    t = table("thief", at="city", fate=2, dice=[1], others=[{"who": "troll", "fate": 1}])
    assert t.seat == 0
    t.play("keep")
    assert (t.seat, t.ask) == (0, "move")
    # Death's dice are not his either (TA-R19).
    t = table("thief", at="death", stage="space", fate=1, dice=[1, 1, 6, 6])
    assert t.options == ["fate-1", "fate-2", "keep"]
    t.play("keep")
    assert t.me.life == 3


@rule("TA-6.7")
@pytest.mark.parametrize(
    ("at", "stage", "dice"), [("city", "move", [2]), ("tavern", "landed", [4]), ("crypt", "space", [1, 1, 1])]
)
def test_without_fate_only_the_second_roll_is_missing(at, stage, dice):
    t = table("thief", at=at, stage=stage, dice=dice)
    assert t.ask != "fate"
    assert t.me.alive
    assert t.me.life == 4
    assert t.events("spend-fate") == []


@rule("TA-6.8")
@pytest.mark.parametrize(("fate", "after"), [(0, 2), (1, 2), (2, 2), (3, 3)])
def test_replenishing_stops_at_the_fate_value(fate, after):
    t = table("thief", fate=fate)
    replenish(t.state, t.me.a, 2, "TA-6.8")
    assert t.me.fate == after
    gain(t.state, t.me.a, "fate", 1, "TA-6.8")
    assert t.me.fate == after + 1
