"""Spells that may be cast at any time: Healing, Invisibility, Nullify, Random."""

from __future__ import annotations

import pytest

from tests.games.talisman.play import table
from tests.games.talisman.spellcraft import castable, foe, mage, to_turn_of
from tests.support.rules import rule

ANY_TIME = ["healing", "invisibility", "nullify", "random"]
VICTIM = {"who": "troll", "life": 2, "spells": "hex", "craft": 2}


@rule("TA-22.8", "TA-R13")
@pytest.mark.parametrize("spell", ANY_TIME)
@pytest.mark.parametrize(("stage", "window"), [("start", "turn-start"), ("landed", "after-move"), ("end", "turn-end")])
def test_in_ones_own_turn(spell, stage, window):
    t = mage(spell, VICTIM, stage=stage, at="city")
    assert t.ask == f"react-{window}"
    assert castable(t) == [spell]


@rule("TA-22.8", "TA-22.12")
@pytest.mark.parametrize("spell", ANY_TIME)
def test_in_the_turn_of_another(spell):
    t = table(
        **{**VICTIM, "spells": ""}, stage="start", others=[foe(spells=f"{spell}"), {"who": "elf", "spells": "hex"}]
    )
    assert (t.seat, t.ask) == (1, "react-turn-start")
    assert castable(t) == [spell]


@rule("TA-16.5", "TA-R113", "TA-R112")
@pytest.mark.parametrize("spell", ANY_TIME)
def test_before_the_attack_rolls_but_not_after_them(spell):
    lying = {"fields-1": "bear"}
    t = mage(spell, VICTIM, stage="landed", at="fields-1", lying=lying, life=2, dice=[1, 6])
    for window in ("after-move", "attacked", "before-roll"):
        assert (t.ask, castable(t)) == (f"react-{window}", [spell])
        t.play("pass")
    assert (t.ask, castable(t)) == ("react-life-loss", [])


# ------------------------------------------------------------------ healing


@rule("TA-4.3", "TA-22.9", "TA-22.8")
def test_healing_brings_any_character_back_to_the_life_value():
    t = mage("healing", {"who": "troll", "life": 1, "at": "crypt"}, life=3)
    t.play("healing")
    assert (t.ask, t.options) == ("spell-target", ["seat-0", "seat-1"])
    t.play("seat-1")
    assert (t.me.life, t.other.life) == (3, 6)
    assert t.spell_discards == "healing"


@rule("TA-4.5")
def test_healing_needs_somebody_below_the_life_value():
    assert castable(mage("healing", {"who": "troll", "life": 8}, life=4)) == []


@rule("TA-R12", "TA-26.4")
def test_healing_heals_only_what_is_left_in_the_stock():
    t = mage("healing", {"who": "troll", "life": 70}, life=1)
    t.play("healing")
    assert t.me.life == 2


@rule("TA-R142")
def test_healing_does_not_reach_the_owner_of_the_amulet():
    assert castable(mage("healing", {"who": "troll", "life": 1, "objects": "amulet"})) == []


# ------------------------------------------------------------------ nullify


@rule("TA-R115", "TA-22.8")
def test_nullify_discards_all_spells_of_another():
    t = mage("nullify", foe(spells="hex, healing"), {"who": "elf", "spells": "random"}, "troll")
    t.play("nullify")
    assert t.options == ["seat-1", "seat-2"]
    t.play("seat-1").pass_all()
    assert t.other.spells == 0
    assert t[2].spells == "random"
    assert t.spell_discards == "nullify, hex, healing"


@rule("TA-22.6", "TA-26.2")
def test_nullify_is_not_for_ones_own_spells():
    assert castable(mage("nullify, hex")) == ["hex"]


@rule("TA-R115", "TA-27.6")
def test_nullify_discards_the_spells_of_a_toad():
    t = mage("nullify", {"who": "troll", "toad": 2, "spells": "hex, healing, random"})
    t.play("nullify")
    assert t.other.spells == 0


@rule("TA-R142")
def test_nullify_does_not_reach_the_owner_of_the_amulet():
    assert castable(mage("nullify", {"who": "wizard", "spells": "hex", "objects": "amulet"})) == []


# ------------------------------------------------------------------ random


def random_on_troll(die, **said):
    t = mage("random", {"who": "troll", **said}, dice=[die])
    return t.play("random", "seat-1")


@rule("TA-27.1", "TA-27.11", "TA-R61")
def test_random_1_makes_a_toad():
    t = random_on_troll(1, objects="sword", gold=2)
    assert t.other.a.toad == 3
    assert t.lying("crags") == "sword"
    assert t.loose("crags") == 2


@rule("TA-R143", "TA-3.6")
@pytest.mark.parametrize(("die", "tokens", "gold"), [(2, (0, 2), 3), (3, (3, 0), 3), (4, (3, 2), 0), (5, (4, 2), 3)])
def test_random_takes_tokens_or_gold(die, tokens, gold):
    t = random_on_troll(die, strength=3, craft=2, gold=3)
    assert (t.other.tokens, t.other.gold) == (tokens, gold)


@rule("TA-4.4")
def test_random_6_gives_a_life():
    assert random_on_troll(6).other.life == 7


@rule("TA-R16", "TA-6.3")
def test_the_victim_of_random_may_use_his_own_fate():
    t = mage("random", {"who": "troll", "fate": 1, "gold": 2}, dice=[4, 6], fate=3)
    t.play("random", "seat-1")
    assert (t.seat, t.ask) == (1, "fate")
    t.play("fate-1")
    assert (t.other.fate, t.me.fate, t.other.gold, t.other.life) == (0, 3, 2, 7)


@rule("TA-R16", "TA-22.9")
def test_random_may_be_cast_on_oneself():
    t = mage("random", dice=[5])
    t.play("random")
    assert t.options == ["seat-0", "seat-1"]
    t.play("seat-0")
    assert t.me.tokens == (1, 0)


@rule("TA-R143", "TA-22.5")
def test_random_3_can_cost_a_spell_at_once():
    t = mage("random", foe("elf", craft=2, spells="hex, healing, nullify"), dice=[3])
    t.play("random", "seat-1").pass_all()
    assert (t.seat, t.ask) == (1, "surplus-spell")
    t.play("hex")
    assert t.other.spells == "healing, nullify"


@rule("TA-R142")
def test_random_does_not_reach_the_owner_of_the_amulet():
    t = mage("random", {"who": "troll", "objects": "amulet"}, dice=[6])
    t.play("random")
    assert t.me.life == 5


@rule("TA-R118", "TA-27.2")
def test_random_before_the_attack_rolls_the_fight_goes_on_with_the_toads_values():
    t = table(
        "warrior", objects="sword", stage="landed", at="fields-1", lying={"fields-1": "bear"}, others=[foe(spells="random")],
        dice=[1, 6, 1],
    )  # fmt: skip
    t.pass_all() if t.ask == "react-after-move" else None
    while t.ask != "react-before-roll":
        t.play("space" if "space" in t.options else "pass")
    t.play("random", "seat-0").pass_all()
    assert t.me.a.toad
    assert t.events("fight-scores")[0].args["own"] == 1 + 6


@rule("TA-R118", "TA-27.9", "TA-R73")
@pytest.mark.parametrize(("die", "toad", "own"), [(1, True, 1 + 4), (6, False, 2 + 3 + 4)])
def test_the_monk_who_becomes_a_toad_before_the_rolls_loses_what_his_craft_adds(die, toad, own):
    others = [foe(spells="random")]
    t = table("monk", stage="landed", at="fields-1", lying={"fields-1": "bear"}, others=others, dice=[die, 4, 1])
    while t.ask != "react-before-roll":
        t.play("pass")
    t.play("random", "seat-0").pass_all()
    assert bool(t.me.a.toad) == toad
    assert t.events("fight-scores")[0].args["own"] == own


# ------------------------------------------------------------------ invisibility


@rule("TA-24.1", "TA-24.2", "TA-R114")
def test_invisibility_lets_one_evade_creatures_until_the_end_of_the_turn():
    t = mage("invisibility", stage="landed", at="fields-1", lying={"fields-1": "bear, ring"})
    t.play("pass")
    assert t.ask == "react-attacked"
    t.play("invisibility")
    assert t.ask == "evade"
    t.play("bear")
    assert t.lying("fields-1") == "bear, ring"
    assert t.ask == "loot-space"
    t.play("ring")
    assert t.me.objects == "ring"
    to_turn_of(t, 0)
    assert not t.me.a.invisible


@rule("TA-24.2", "TA-17.1", "TA-R114")
def test_an_attacked_character_may_become_invisible_and_evade():
    t = table(
        "troll", at="fields-1", stage="landed", others=[{"who": "ghoul", "at": "fields-1", "spells": "invisibility"}]
    )
    t.play("seat-1")
    assert (t.seat, t.ask) == (1, "react-attacked")
    t.play("invisibility")
    assert (t.seat, t.ask) == (1, "evade-character")
    t.play("evade")
    assert t.turn_over
    assert t.other.life == 4


@rule("TA-24.3", "TA-37.2")
def test_invisibility_does_not_help_against_inner_region_creatures():
    t = mage("invisibility", stage="space", at="pits", invisible=True, dice=[1, 1, 6])
    t.pass_all()
    assert t.rules("lose-life") == ["TA-16.11"]
    assert t.events("evaded") == []


@rule("TA-22.8")
def test_invisibility_is_not_cast_twice():
    assert castable(mage("invisibility", invisible=True)) == []
