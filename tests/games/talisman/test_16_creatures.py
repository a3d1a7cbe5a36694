"""Attacks by creatures, step by step (TA-16)."""

from __future__ import annotations

import pytest

from magemoot.games.talisman.catalogue import SPACES
from tests.games.talisman.play import table
from tests.support.rules import rule

RUNES = next(s.id for s in SPACES if s.roll_bonus)


def scores(t):
    """The attack scores of all fights so far, own and other."""
    return [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")]


@rule("TA-16.2", "TA-16.3", "TA-R25")
def test_only_enemy_cards_are_enemies_what_else_attacks_is_a_creature():
    t = table("troll", at="fields-1", stage="landed", quest="kill-enemy", lying={"fields-1": "cave"}, dice=[2, 6, 1])
    # The creature of the Cave is beaten, but it is no Enemy: no trophy, and nothing for the quest.
    assert len(scores(t)) == 1
    assert t.me.trophies == 0
    assert t.me.a.quest == "kill-enemy"
    t = table("troll", at="fields-1", stage="landed", quest="kill-enemy", draws="bear", dice=[6, 1])
    assert t.me.a.quest == ""


@rule("TA-16.6", "TA-16.8", "TA-16.10")
def test_attack_scores_are_die_and_strength_and_what_else_adds():
    t = table("troll", at="fields-1", stage="landed", strength=1, objects="sword", battle_bonus=3,
              lying={"fields-1": "dragon"}, dice=[2, 5])  # fmt: skip
    t.play("space")
    assert [tuple(map(int, str(e.args["dice"]).split())) for e in t.events("roll")] == [(2,), (5,)]
    assert [e.rule for e in t.events("roll")] == ["TA-16.6", "TA-16.8"]
    assert scores(t) == [(6 + 1 + 1 + 3 + 2, 7 + 5)]
    assert t.me.trophies == "dragon"


@rule("TA-16.8", "TA-26.3", "TA-43.1")
def test_the_runes_add_to_the_score_and_not_to_the_die():
    t = table("troll", at=RUNES, stage="landed", fate=1, draws="bear", dice=[5, 6])
    assert t.state.fight.rolls == [5, 6]
    assert t.dice == [6]
    t.play("keep")
    assert scores(t) == [(11, 3 + 6 + 2)]


@rule("TA-16.9", "TA-16.10", "TA-R113")
def test_both_dice_lie_there_when_fate_is_offered():
    t = table("troll", at="fields-1", stage="landed", fate=1, draws="giant", dice=[1, 4, 6])
    assert (t.ask, t.state.fight.rolls) == ("fate", [1, 4])
    t.play("fate-1")
    assert scores(t) == [(12, 10)]


@rule("TA-16.10", "TA-16.11", "TA-16.12")
@pytest.mark.parametrize(("own", "life", "trophies"), [(5, 6, "giant"), (4, 6, ""), (3, 5, "")])
def test_the_higher_score_wins_equal_ones_change_nothing(own, life, trophies):
    t = table("troll", at="fields-1", stage="landed", lying={"fields-1": "giant, ring"}, dice=[own, 4])
    assert t.me.life == life
    assert t.me.trophies == trophies
    if trophies:
        assert t.offers("ring")
    else:
        assert t.turn_over
        assert t.lying("fields-1") == "giant, ring"


@rule("TA-16.13", "TA-R27")
def test_after_a_stand_off_he_leaves_the_creatures_behind():
    others = [{"who": "monk", "missed": 1}]
    t = table("troll", at="fields-1", stage="landed", draws="giant, raiders", dice=[2, 2, 1], others=others)
    assert t.me.a.standoff
    # The Monk misses his turn; this is already the next one.
    assert (t.ask, t.active, t.state.turn) == ("move", 0, 3)
    t.play("space-hills-1")
    assert len(t.events("fight-scores")) == 1
    assert t.lying("fields-1") == "giant"
    assert (t.me.space, t.me.a.standoff) == ("hills-1", False)


@rule("TA-16.7", "TA-20.5")
def test_one_weapon_of_two_is_used():
    t = table("troll", at="fields-1", stage="landed", objects="sword, axe", draws="giant", dice=[1, 1])
    t.play("space")
    assert t.ask == "weapon"
    t.play("sword")
    assert scores(t) == [(6 + 1 + 1, 7)]
