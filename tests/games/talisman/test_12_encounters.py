"""Encounters in general, and the choice of whom or what to encounter (TA-12, TA-13.1 to TA-13.3, TA-32)."""

from __future__ import annotations

import pytest

from tests.games.talisman.play import table
from tests.support.rules import rule


@rule("TA-12.1", "TA-44.4")
def test_with_others_here_he_chooses_between_them_and_the_space():
    t = table(
        "troll",
        at="fields-1",
        stage="landed",
        draws="raiders",
        others=[{"who": "monk", "at": "fields-1"}, {"who": "elf", "at": "fields-1"}, "dwarf"],
    )
    assert t.ask == "encounter"
    assert t.options == ["space", "seat-1", "seat-2"]
    t.play("space")
    assert t.discards == "raiders"


@rule("TA-12.1")
def test_alone_there_is_nothing_to_choose():
    t = table("troll", at="fields-1", stage="landed", draws="raiders", others=["monk"])
    assert t.discards == "raiders"


@rule("TA-13.1", "TA-13.5", "TA-13.3", "TA-R107", "TA-44.5")
def test_who_attacks_a_character_leaves_the_cards_of_the_space_alone():
    t = table(
        "troll",
        at="ruins",
        stage="landed",
        lying={"ruins": "dragon, sword"},
        loose={"ruins": 2},
        others=[{"who": "monk", "at": "ruins"}],
        dice=[6, 1],
    )
    t.play("seat-1")
    # Only a battle is possible, so it begins at once, and a life is all that the Monk can lose.
    assert t.other.life == 3
    assert t.lying("ruins") == "dragon, sword"
    assert t.loose("ruins") == 2
    assert t.events("draw-adventure") == []
    assert t.turn_over


@rule("TA-13.2", "TA-18.1")
def test_psychic_combat_needs_the_ability():
    t = table("sorceress", at="ruins", stage="landed", others=[{"who": "monk", "at": "ruins"}], dice=[6, 1])
    t.play("seat-1")
    assert t.ask == "encounter-how"
    assert t.options == ["battle", "psychic"]
    t.play("psychic")
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(10, 4)]


@rule("TA-13.1", "TA-R69", "TA-R145")
def test_an_ability_of_the_card_can_be_used_instead():
    t = table("thief", at="ruins", stage="landed", others=[{"who": "monk", "at": "ruins", "gold": 1}])
    t.play("seat-1")
    assert t.options == ["battle", "steal"]
    t.play("steal")
    assert (t.me.gold, t.other.gold) == (1, 0)
    assert t.turn_over
    t = table("thief", at="ruins", stage="landed", others=[{"who": "monk", "at": "ruins"}], dice=[3, 3])
    t.play("seat-1")
    assert t.events("fight-scores")


@rule("TA-12.2", "TA-12.3")
def test_only_who_lands_has_an_encounter():
    t = table(
        "troll",
        at="fields-1",
        stage="landed",
        draws="raiders",
        lying={"crags": "bear"},
        others=[{"who": "dwarf", "at": "crags"}],
    )
    assert t.events("fight-scores") == []
    assert t.discards == "raiders"
    assert (t.lying("crags"), t.other.life) == ("bear", 5)
    assert t.active == 1


@pytest.mark.parametrize("space", ["mines", "crypt", "pits", "werewolf-den", "death", "vampires-tower"])
@rule("TA-37.3")
def test_in_most_of_the_inner_region_nobody_meets_anybody(space):
    t = table("troll", at=space, stage="landed", retreating=True, others=[{"who": "monk", "at": space}])
    assert t.turn_over


@pytest.mark.parametrize("space", ["plain-of-peril", "valley-of-fire"])
@rule("TA-37.3", "TA-37.4", "TA-R51")
def test_on_the_plain_and_in_the_valley_characters_may_be_met(space):
    t = table("troll", at=space, stage="landed", retreating=True, others=[{"who": "monk", "at": space}])
    assert t.options == ["space", "seat-1"]


@rule("TA-37.5", "TA-39.3", "TA-39.4")
def test_on_the_crown_they_must_be_met():
    t = table(
        "troll",
        at="crown-of-command",
        stage="landed",
        objects="sword",
        others=[{"who": "monk", "at": "crown-of-command"}, {"who": "elf", "at": "crown-of-command"}],
        rest={"crown_reached": True},
    )
    assert t.options == ["seat-1", "seat-2", "belongings"]


@rule("TA-32.1", "TA-R82", "TA-R43", "TA-44.3")
def test_a_hex_acts_before_any_choice():
    t = table(
        "troll", at="fields-1", stage="landed", lying={"fields-1": "hex"}, others=[{"who": "monk", "at": "fields-1"}]
    )
    assert t.me.life == 5
    assert t.ask == "encounter"
    assert t.other.life == 4


@rule("TA-R82", "TA-R7")
def test_a_hex_can_kill():
    t = table(
        "troll", at="fields-1", stage="landed", lying={"fields-1": "hex"}, life=1, draws="raiders", others=["monk"]
    )
    assert not t.me.alive
    assert t.turn_over
    assert t.events("draw-adventure") == []


@rule("TA-R43", "TA-22.4")
def test_the_druid_fills_up_his_spells_on_landing_in_the_woods():
    t = table("druid", at="woods-1", stage="landed", others=[{"who": "monk", "at": "woods-1"}])
    assert t.ask == "woods-spells"
    t.play("gain-spells")
    t.pass_all()
    assert t.me.spells == 2
    assert t.ask == "encounter"


@rule("TA-R43", "TA-13.3")
@pytest.mark.parametrize("card", ["marsh", "witch", "angel", "sword", "mule"])
def test_numbered_cards_do_nothing_to_who_meets_a_character(card):
    t = table(
        "monk",
        at="fields-1",
        stage="landed",
        lying={"fields-1": card},
        others=[{"who": "elf", "at": "fields-1"}],
        dice=[3, 3],
    )
    t.play("seat-1")
    assert t.lying("fields-1") == card
    assert (t.me.a.missed, t.me.life, t.me.objects, t.me.followers) == (0, 4, 0, 0)
    assert t.turn_over


@rule("TA-12.4", "TA-44.13")
def test_on_a_new_space_there_is_a_new_choice():
    t = table("dwarf", at="fields-1", stage="landed", draws="imp", dice=[4], others=[{"who": "elf", "at": "ruins"}])
    assert t.me.space == "ruins"
    assert t.options == ["space", "seat-1"]
