"""Worked examples of the rulebook that run through several chapters; the others stand with the rule they explain."""

from __future__ import annotations

import pytest

from magemoot.games.talisman.totals import spell_limit
from tests.games.talisman.play import table
from tests.games.talisman.spellcraft import idle
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


@rule("TA-X6", "TA-8.2", "TA-8.3", "TA-R110")
def test_what_the_dwarf_left_in_the_hidden_valley():
    t = table(
        "dwarf",
        at="hidden-valley",
        stage="landed",
        draws="imp, bear, bag_of_gold, raiders, angel, unicorn",
        others=[{"who": "warrior", "at": "black-knight"}],
        dice=[4, 1, 6, 6, 1],
    )
    assert (t.me.space, t.lying("hidden-valley")) == ("ruins", "bear, bag_of_gold")
    assert [e.args["who"].id for e in t.events("draw-adventure")] == [0] * 5
    assert (t.active, t.ask) == (1, "move")
    t.play("space-hidden-valley")
    # Two of the three cards lie there, so the Warrior draws one.
    assert [e.args["who"].id for e in t.events("draw-adventure")] == [0] * 5 + [1]
    assert t.other.trophies == "bear"
    assert t.lying("hidden-valley") == "bag_of_gold, unicorn"


@rule("TA-X9", "TA-22.5", "TA-43.3")
def test_the_wizard_comes_to_the_cursed_glade_and_leaves_it():
    t = table(
        "wizard",
        at="hills-3",
        objects="solomons_crown",
        spells="healing, hex, random",
        attention="never",
        others=[{"who": "troll", "missed": 1}],
        lying={"cursed-glade": "ring", "hills-3": "sword"},
        dice=[1, 1],
    )
    assert (t.me.craft, spell_limit(t.state, t.me.a)) == (7, 3)
    t.play("space-cursed-glade")
    assert (t.me.craft, spell_limit(t.state, t.me.a)) == (5, 2)
    t.play("random")
    turn = t.state.turn
    while t.state.turn == turn or t.ask != "move":
        idle(t)
    t.play("space-hills-3")
    assert (t.me.craft, spell_limit(t.state, t.me.a)) == (7, 3)
    assert t.me.spells == "healing, hex"
    assert t.spell_discards == "random"


@rule("TA-X10", "TA-8.2", "TA-8.3", "TA-43.1", "TA-R82")
@pytest.mark.parametrize(
    ("end", "drawn", "life", "dragon"), [("runes-1", 0, 3, 7 + 3 + 2), ("oasis", 1, 2, 7 + 3)], ids=["runes", "oasis"]
)
def test_the_sorceress_between_a_dragon_and_a_hex(end, drawn, life, dragon):
    t = table(
        "sorceress",
        at="temple",
        strength=1,
        lying={"runes-1": "dragon", "oasis": "hex"},
        draws="dragon",
        others=["troll"],
        dice=[2, 3, 3],
    )
    assert t.options == ["space-runes-1", "space-oasis"]
    t.play(f"space-{end}")
    mine = [e for e in t.log if e.args.get("who") and e.args["who"].id == 0]
    assert [e.name for e in mine].count("draw-adventure") == drawn
    lost = [e.rule for e in mine if e.name == "lose-life"]
    assert lost == (["TA-16.11"] if end == "runes-1" else ["TA-R82", "TA-16.11"])
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(3 + 3, dragon)]
    assert t.me.life == life
    assert t.turn_over


@rule("TA-X14", "TA-29.2", "TA-R74")
@pytest.mark.parametrize(("answer", "trophies", "discards"), [("shadow", 0, "shadow"), ("done", "shadow", 0)])
def test_the_owner_of_the_cross_may_destroy_a_spirit_or_fight_it(answer, trophies, discards):
    dice = [6, 1] if answer == "done" else []
    t = table("troll", at="fields-1", stage="landed", objects="cross", draws="shadow", dice=dice, others=["monk"])
    t.play("space", answer)
    assert (t.me.trophies, t.discards) == (trophies, discards)
    # Craft 1 and the die against Craft 2 and the die.
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == ([(7, 3)] if trophies else [])


@rule("TA-X15", "TA-29.3", "TA-29.4", "TA-26.2")
def test_the_monk_and_two_weapons():
    t = table("monk", at="fields-1", stage="landed", lying={"fields-1": "holy_lance"}, others=["troll"])
    t.play("holy_lance")
    assert t.me.objects == "holy_lance"
    t = table("monk", at="city", stage="space", objects="holy_lance", others=["troll"])
    t.play("visit-alchemist", "holy_lance")
    assert (t.me.objects, t.me.gold, t.discards) == (0, 1, "holy_lance")
    t = table("monk", at="warlocks-cave", stage="space", objects="holy_lance", dice=[4], others=["troll"])
    t.play("accept")
    assert (t.me.objects, t.discards) == ("talisman", "holy_lance")
    t = table("monk", at="fields-1", stage="cards", objects="holy_lance", draws="dragon", dice=[1, 1], others=["troll"])
    # Strength 2, Craft 3 by his ability, the die: no more, not even against a Dragon.
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(6, 8)]
    t = table("monk", at="fields-1", stage="landed", lying={"fields-1": "runesword"}, others=["troll"])
    assert t.turn_over
    assert (t.me.objects, t.lying("fields-1")) == (0, "runesword")


@rule("TA-X25", "TA-27.1", "TA-27.6", "TA-22.5", "TA-R115")
def test_the_wizard_as_a_toad_keeps_three_spells_and_casts_none():
    t = table(
        "wizard",
        at="city",
        stage="space",
        objects="solomons_crown",
        spells="healing, hex, random",
        attention="always",
        life=2,
        others=[{"who": "troll", "missed": 9}],
        lying={"fields-1": "sword", "hills-1": "sword", "plains-1": "axe"},
        dice=[1],
    )
    t.play("visit-enchantress")
    assert (t.me.craft, t.me.spells, t.lying("city")) == (1, "healing, hex, random", "solomons_crown")
    path = ["space-fields-1", "space-hills-1", "space-plains-1"]
    while t.ask != "surplus-spell":
        assert t.seat == 0
        assert not str(t.ask).startswith("react-")
        assert (t.me.craft, t.me.spells) == (1, "healing, hex, random")
        if t.ask == "move":
            t.play(path.pop(0))
        else:
            idle(t)
    assert path == []
    assert (t.me.craft, t.me.space) == (5, "plains-1")
    t.play("hex")
    assert t.me.spells == "healing, random"
    assert t.spell_discards == "hex"
