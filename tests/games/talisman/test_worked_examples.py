"""Worked examples of the rulebook that run through several chapters; the others stand with the rule they explain."""

from __future__ import annotations

import pytest

from tests.games.talisman.play import table
from tests.support.rules import rule


@rule("TA-X1", "TA-3.2", "TA-43.3")
@pytest.mark.parametrize(("at", "total", "in_battle"), [("fields-1", 8, 9), ("cursed-glade", 7, 7)])
def test_the_warriors_strength(at, total, in_battle):
    t = table(
        "warrior",
        at=at,
        stage="landed",
        strength=2,
        objects="magic_belt, sword",
        followers="unicorn",
        lying={at: "dragon"},
        dice=[3, 2, 1],
    )
    assert t.me.strength == total
    t.play("space")
    # The higher of his two dice is 3.
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(in_battle + 3, 8)]


@rule("TA-X7", "TA-16.5", "TA-16.12", "TA-6.4", "TA-R73")
@pytest.mark.parametrize(("second", "life", "trophies"), [(5, 4, "giant"), (3, 4, ""), (1, 3, "")])
def test_the_wizard_and_the_giant(second, life, trophies):
    t = table(
        "wizard",
        at="fields-1",
        stage="landed",
        objects="sword",
        strength=1,
        craft=2,
        fate=3,
        spells="invisibility, psionic_blast",
        draws="giant",
        dice=[3, 6, second],
    )
    while t.ask != "react-before-roll":
        t.play("space" if t.offers("space") else "pass")
    t.play("psionic_blast").pass_all()
    assert (t.ask, t.state.fight.rolls) == ("fate", [3, 6])
    t.play("fate-1").pass_all()
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(9 + second, 12)]
    assert (t.me.fate, t.me.life, t.me.trophies) == (2, life, trophies)
    assert t.spell_discards == "psionic_blast"


@rule("TA-X23", "TA-16.14")
def test_bear_and_goblin_fight_as_one():
    t = table("troll", at="fields-1", stage="landed", lying={"fields-1": "bear, goblin"}, dice=[4, 4])
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(10, 9)]
    assert t.me.trophies == "bear, goblin"


@rule("TA-X8", "TA-20.3", "TA-20.4", "TA-R63")
def test_the_wizard_without_his_mule():
    eight = "sword, axe, helmet, shield, armour, ring, magic_belt, solomons_crown"
    others = [{"who": "wizard", "at": "temple", "objects": eight, "followers": "mule"}]
    t = table("thief", stage="start", craft=3, spells="mesmerism", others=others)
    t.play("mesmerism")
    while t.ask != "surplus-object":
        t.play("mule" if t.offers("mule") else t.options[0])
    t.play("sword", "axe", "helmet", "shield")
    assert t.me.followers == "mule"
    assert t.other.objects == "armour, ring, magic_belt, solomons_crown"
    assert t.lying("temple") == "sword, axe, helmet, shield"
