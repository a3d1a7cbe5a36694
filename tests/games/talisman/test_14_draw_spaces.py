"""Encountering a space on which cards are drawn (TA-14), ditching for it and taking from it (TA-29)."""

from __future__ import annotations

import pytest

from magemoot.games.talisman.catalogue import SPACES
from tests.games.talisman.play import table
from tests.support.rules import rule

DRAWS = {"oasis": 2, "ruins": 2, "hidden-valley": 3}


@pytest.mark.parametrize("space", [s.id for s in SPACES if s.draw])
@rule("TA-14.1", "TA-43.1", "TA-43.2")
def test_every_draw_space_draws_its_number(space):
    t = table(
        "troll",
        at=space,
        stage="landed",
        draws="raiders, angel, market_day, devil",
        alignment="neutral",
        others=["warrior"],
    )
    assert len([e for e in t.events("draw-adventure") if e.args["who"].id == 0]) == DRAWS.get(space, 1)
    assert t.turn_over


@rule("TA-14.4", "TA-14.5", "TA-X5", "TA-29.6", "TA-29.7")
def test_a_card_ditched_before_drawing_counts_and_cannot_be_taken_back():
    t = table("troll", at="fields-1", stage="landed", objects="sword, axe", draws="bear", others=["warrior"])
    t.play("belongings", "ditch:sword", "done")
    assert t.events("draw-adventure") == []
    assert t.lying("fields-1") == "sword"
    assert t.me.objects == "axe"
    assert t.turn_over


@rule("TA-29.6", "TA-34.4", "TA-R64")
def test_rafts_hag_and_poltergeist_cannot_be_ditched():
    t = table(
        "troll", at="fields-1", stage="landed", objects="raft, ring", followers="cursed_by_a_hag", others=["warrior"]
    )
    t.play("belongings")
    assert t.options == ["ditch:ring", "done"]


@rule("TA-R108", "TA-29.6")
def test_a_charmed_animal_ditched_goes_to_its_pile():
    t = table("minstrel", at="fields-1", stage="landed", raised="bear", draws="raiders", others=["warrior"])
    t.play("belongings", "ditch:bear")
    assert t.discards == "bear, raiders"
    assert t.lying("fields-1") == 0


@rule("TA-14.2", "TA-R98", "TA-44.9")
def test_loose_gold_may_be_taken_after_the_enemies():
    t = table(
        "troll", at="fields-1", stage="landed", draws="bear", loose={"fields-1": 2}, dice=[6, 1], others=["warrior"]
    )
    assert t.me.trophies == "bear"
    assert t.ask == "loose-gold"
    t.play("take-gold")
    assert t.me.gold == 2
    assert t.turn_over


@rule("TA-R98", "TA-8.2")
def test_loose_gold_reduces_no_draw():
    t = table("troll", at="fields-1", stage="landed", draws="raiders", loose={"fields-1": 2}, others=["warrior"])
    assert t.discards == "raiders"
    t.play("leave")
    assert t.loose("fields-1") == 2
    assert t.turn_over


@rule("TA-R98")
def test_gold_refused_at_first_is_offered_once_more():
    t = table("troll", at="fields-1", stage="landed", draws="sword", loose={"fields-1": 2}, others=["warrior"])
    t.play("leave", "sword")
    assert t.ask == "loose-gold"
    t.play("take-gold")
    assert t.me.gold == 2


@rule("TA-R66", "TA-R134", "TA-20.3", "TA-20.4")
def test_a_fifth_object_costs_another_one():
    t = table(
        "troll", at="fields-1", stage="landed", draws="ring", objects="sword, axe, armour, shield", others=["warrior"]
    )
    t.play("space", "ring")
    assert t.ask == "surplus-object"
    assert t.options == ["sword", "axe", "armour", "shield", "ring"]
    t.play("shield")
    assert t.me.objects == "sword, axe, armour, ring"
    assert t.lying("fields-1") == "shield"
    assert t.turn_over


@rule("TA-R134", "TA-34.4")
def test_a_raft_as_the_fifth_object_drives_another_one_out():
    t = table(
        "troll", at="fields-1", stage="landed", draws="raft", objects="sword, axe, armour, shield", others=["warrior"]
    )
    t.play("space", "raft")
    assert "raft" not in t.options
    t.play("axe")
    assert t.me.objects == "sword, armour, shield, raft"


@rule("TA-X8", "TA-20.4", "TA-21.2")
def test_without_the_mule_four_objects_remain():
    t = table(
        "wizard",
        at="fields-1",
        stage="landed",
        draws="cursed_by_a_hag",
        objects="sword, axe, armour, shield, helmet, ring",
        followers="mule",
        others=["warrior"],
    )
    t.play("space", "sword", "axe")
    assert t.me.objects == "armour, shield, helmet, ring"
    assert t.lying("fields-1") == "sword, axe"
    assert t.discards == "mule"


@rule("TA-X9", "TA-22.5", "TA-43.3", "TA-R126")
def test_on_the_cursed_glade_the_crown_counts_no_more():
    t = table(
        "wizard",
        at="cursed-glade",
        stage="landed",
        objects="solomons_crown",
        spells="hex, healing, nullify",
        draws="raiders",
        others=["warrior"],
    )
    assert t.me.craft == 5
    assert t.ask == "surplus-spell"
    t.play("nullify")
    assert t.me.spells == "hex, healing"
    assert t.spell_discards == "nullify"


@rule("TA-R116", "TA-R117")
def test_a_toad_takes_nothing():
    t = table(
        "troll",
        at="fields-1",
        stage="landed",
        lying={"fields-1": "sword, mule"},
        loose={"fields-1": 1},
        toad=2,
        others=["warrior"],
    )
    assert t.turn_over
    assert t.lying("fields-1") == "sword, mule"
    assert t.loose("fields-1") == 1


@rule("TA-R93", "TA-X30", "TA-31.4")
def test_a_quest_fulfilled_in_the_middle_carries_him_off():
    t = table(
        "troll", at="ruins", stage="landed", draws="bear, shrine", quest="kill-enemy", dice=[6, 1], others=["warrior"]
    )
    assert t.me.space == "warlocks-cave"
    assert t.me.objects == "talisman"
    assert t.lying("ruins") == "shrine"
    assert not t.turn_over
    t.play("space")
    assert t.ask == "quest"
