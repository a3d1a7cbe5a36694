"""Psychic combat (TA-18): like a battle, with Craft."""

from __future__ import annotations

import pytest

from tests.games.talisman.play import table
from tests.support.rules import rule


def scores(t):
    """The attack scores of the fight, the attacker's first."""
    return [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")]


@rule("TA-18.1", "TA-18.2")
def test_craft_stands_for_strength_weapons_do_not_help():
    t = table(
        "wizard", at="fields-1", stage="landed", strength=5, craft=1, objects="sword", draws="wraith", dice=[2, 2]
    )
    t.play("space")
    assert scores(t) == [(5 + 1 + 2, 5 + 2)]
    assert t.me.trophies == "wraith"


@rule("TA-18.3", "TA-R28")
@pytest.mark.parametrize("armour", ["armour", "shield", "helmet"])
def test_no_armour_saves_the_life(armour):
    t = table("troll", at="fields-1", stage="landed", objects=armour, draws="wraith", dice=[1, 6])
    t.play("space")
    assert t.me.life == 5
    assert t.turn_over
    t = table("troll", at="fields-1", stage="landed", objects=armour, draws="dragon", dice=[1, 6])
    t.play("space")
    assert t.ask == "armour"


@rule("TA-18.3", "TA-18.2", "TA-17.6")
def test_no_armour_saves_the_life_from_another_character_either():
    others = [{"who": "troll", "at": "city", "objects": "armour"}]
    t = table("wizard", at="city", stage="landed", dice=[2, 2], others=others).play("seat-1", "psychic", "life")
    assert scores(t) == [(7, 3)]
    assert t.other.life == 5
    assert t.turn_over
