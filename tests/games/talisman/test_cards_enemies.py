"""The Enemy cards (TA-9.2, TA-9.3), one scenario each."""

from __future__ import annotations

import pytest

from tests.games.talisman.play import table
from tests.support.rules import rule

STRENGTH = {
    "wild_boar": 1,
    "wolf": 2,
    "goblin": 2,
    "ape": 3,
    "bear": 3,
    "lion": 3,
    "hobgoblin": 3,
    "serpent": 4,
    "bandit": 4,
    "ogre": 5,
    "giant": 6,
    "dragon": 7,
}
CRAFT = {"lemure": 1, "shadow": 2, "spectre": 3, "ghost": 4, "wraith": 5, "demon": 10}


@pytest.mark.parametrize("card", STRENGTH)
@rule("TA-9.2", "TA-16.1", "TA-23.1")
def test_an_enemy_with_strength_is_fought_in_battle(card):
    # The Troll has Strength 6: with equal dice he wins against less, and draws or loses against more.
    t = table("troll", at="fields-1", stage="landed", draws=card, dice=[3, 3], others=["warrior"])
    value = STRENGTH[card]
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(9, value + 3)]
    assert t.turn_over
    if value < 6:
        assert t.me.trophies == card
        assert t.lying("fields-1") == 0
    else:
        assert t.lying("fields-1") == card
        assert t.me.life == (6 if value == 6 else 5)


@pytest.mark.parametrize("card", CRAFT)
@rule("TA-9.3", "TA-18.1", "TA-18.2")
def test_a_spirit_is_fought_in_psychic_combat(card):
    t = table("wizard", at="runes-1", stage="landed", lying={"runes-1": card}, dice=[5, 1], others=["troll"])
    # The Wizard has Craft 5; creatures on the Runes add 2 to their roll.
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(10, CRAFT[card] + 3)]
    beaten = CRAFT[card] < 7
    assert t.me.trophies == (card if beaten else 0)
    assert t.lying("runes-1") == (0 if beaten else card)
    assert t.me.life == (4 if beaten else 3)


@rule("TA-R92")
def test_the_bandit_takes_gold_for_peace():
    t = table("troll", at="fields-1", stage="landed", draws="bandit", gold=2, others=["warrior"])
    assert t.ask == "bribe"
    t.play("pay")
    assert t.me.gold == 1
    assert t.lying("fields-1") == "bandit"
    assert t.turn_over


@rule("TA-R92")
def test_the_bandit_attacks_who_does_not_pay():
    t = table("troll", at="fields-1", stage="landed", draws="bandit", gold=2, dice=[6, 1], others=["warrior"])
    t.play("fight")
    assert t.me.trophies == "bandit"
    assert t.me.gold == 2


@pytest.mark.parametrize(
    ("die", "space"),
    [(1, "city"), (2, "village"), (3, "graveyard"), (4, "chapel"), (5, "castle"), (6, "temple")],
)
@rule("TA-8.6", "TA-8.7", "TA-R109")
def test_the_ghost_goes_elsewhere_and_nobody_is_attacked(die, space):
    t = table("troll", at="fields-1", stage="landed", draws="ghost, bear", dice=[die], others=["warrior"])
    assert t.lying(space) == "ghost"
    assert t.lying("fields-1") == 0
    assert t.events("fight-scores") == []
    assert t.turn_over
