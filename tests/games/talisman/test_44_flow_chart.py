"""The flow chart of a turn (TA-44), walked through in one go each."""

from __future__ import annotations

from tests.games.talisman.play import table
from tests.support.rules import rule


@rule("TA-44.2", "TA-44.3", "TA-44.7", "TA-44.8", "TA-44.9", "TA-44.15", "TA-10.1")
def test_a_turn_on_a_space_where_cards_are_drawn():
    t = table("troll", at="city", dice=[1, 5, 1], draws="bear", others=["warrior"])
    t.play("space-fields-1")
    assert t.me.space == "fields-1"
    assert t.me.trophies == "bear"
    assert t.turn_over


@rule("TA-44.8", "TA-44.13", "TA-44.14")
def test_a_card_that_moves_him_leads_to_a_whole_new_encounter():
    t = table("dwarf", at="fields-1", stage="landed", draws="imp", dice=[3, 4], others=["elf"])
    assert t.me.space == "tavern"
    assert t.me.gold == 1
    assert t.turn_over


@rule("TA-44.4", "TA-44.5", "TA-44.6", "TA-13.4", "TA-5.2")
def test_whoever_kills_a_character_may_take_what_he_had():
    t = table(
        "troll",
        at="fields-1",
        stage="landed",
        others=[{"who": "monk", "at": "fields-1", "life": 1, "objects": "sword, axe", "gold": 2}, "elf"],
        dice=[6, 1],
    )
    t.play("seat-1", "life", "sword", "done")
    assert t.me.objects == "sword"
    assert t.me.gold == 2
    assert t.lying("fields-1") == "axe"
    assert [e.name for e in t.events("killed")] == ["killed"]
    assert t.turn_over


@rule("TA-44.10", "TA-44.8", "TA-28.2")
def test_a_lost_turn_ends_the_encounter_with_all_that_would_follow():
    t = table("monk", at="castle", stage="landed", lying={"castle": "marsh, maze"}, life=1, gold=3, others=["troll"])
    assert t.turn_over
    assert t.me.gold == 3


@rule("TA-44.14", "TA-R47", "TA-38.2")
def test_an_instruction_that_moves_him_leads_to_an_encounter_there():
    t = table("troll", at="crypt", stage="landed", dice=[6, 6, 6, 4], others=["warrior"])
    assert t.me.space == "city"
    t.play("visit-doctor")
    assert t.turn_over
