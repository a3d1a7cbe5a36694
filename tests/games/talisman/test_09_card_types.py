"""What the types of Adventure cards ask for (TA-9), and the order of all of them on one space (TA-R106)."""

from __future__ import annotations

from magemoot.games.talisman.catalogue import card_of
from tests.games.talisman.play import table
from tests.support.rules import rule


@rule("TA-9.1")
def test_an_event_is_obeyed_and_discarded():
    t = table("troll", at="fields-1", stage="landed", draws="raiders", gold=2, others=["warrior"])
    assert t.me.gold == 0
    assert t.discards == "raiders"


@rule("TA-R110", "TA-R7")
def test_an_event_that_kills_is_carried_out_in_full_and_the_rest_stays():
    t = table("troll", at="ruins", stage="landed", draws="devil, bear", alignment="good", life=1, others=["warrior"])
    assert not t.me.alive
    assert t.discards == "devil"
    assert t.lying("ruins") == "bear"
    assert t.turn_over


@rule("TA-9.2", "TA-16.12", "TA-R26")
def test_an_enemy_that_is_not_beaten_stays_with_all_that_follows():
    t = table("troll", at="ruins", stage="landed", draws="giant, sword", dice=[2, 2], others=["warrior"])
    assert t.lying("ruins") == "giant, sword"
    assert t.me.objects == 0
    assert t.me.life == 6
    assert t.turn_over
    assert t.me.a.standoff


@rule("TA-9.5", "TA-14.3", "TA-R26")
def test_after_a_lost_fight_nothing_may_be_taken():
    t = table(
        "monk", at="ruins", stage="landed", draws="sword, giant", loose={"ruins": 2}, dice=[1, 6], others=["warrior"]
    )
    assert t.lying("ruins") == "giant, sword"
    assert (t.me.life, t.me.gold) == (3, 0)
    assert t.turn_over


@rule("TA-16.14", "TA-R22", "TA-R23", "TA-X23")
def test_enemies_with_strength_fight_as_one_before_the_spirits():
    t = table(
        "troll", at="hidden-valley", stage="landed", draws="lemure, bear, goblin", dice=[5, 4, 6, 1], others=["warrior"]
    )
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(11, 9), (7, 2)]
    assert t.me.trophies == "bear, goblin, lemure"


@rule("TA-R22", "TA-R23")
def test_spirits_fight_as_one_too_and_cost_one_life():
    t = table("troll", at="ruins", stage="landed", draws="shadow, lemure", dice=[1, 4], others=["warrior"])
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(2, 7)]
    assert t.me.life == 5
    assert t.lying("ruins") == "shadow, lemure"


@rule("TA-R23", "TA-16.12")
def test_a_stand_off_with_a_group_leaves_all_of_it():
    t = table("troll", at="ruins", stage="landed", draws="bear, goblin", dice=[1, 2], others=["warrior"])
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(7, 7)]
    assert (t.me.trophies, t.me.life, t.lying("ruins")) == (0, 6, "bear, goblin")


@rule("TA-R71")
def test_an_animal_that_a_minstrel_leaves_alone_ends_his_turn():
    t = table("minstrel", at="ruins", stage="landed", draws="bear, sword", others=["warrior"])
    t.play("leave")
    assert t.turn_over
    assert t.lying("ruins") == "bear, sword"


@rule("TA-R24", "TA-24.1")
def test_enemies_evaded_are_left_and_the_encounter_goes_on():
    t = table(
        "elf", at="woods-1", stage="landed", lying={"woods-1": "dragon, goblin, sword"}, dice=[3, 3], others=["warrior"]
    )
    t.play("dragon", "done")
    assert t.me.trophies == "goblin"
    t.play("sword")
    assert t.me.objects == "sword"
    assert t.lying("woods-1") == "dragon"


@rule("TA-9.4", "TA-9.6", "TA-14.2", "TA-R106")
def test_strangers_then_objects_then_places():
    t = table(
        "troll",
        at="hidden-valley",
        stage="landed",
        draws="market, sword, healer",
        life=3,
        gold=1,
        others=["warrior"],
    )
    assert t.ask == "heal"
    t.play("heal-1")
    assert t.ask == "loot-space"
    t.play("sword")
    assert t.ask == "shop"


@rule("TA-X26", "TA-28.3")
def test_an_object_is_taken_before_the_marsh():
    t = table("monk", at="fields-1", stage="landed", lying={"fields-1": "marsh, sword"}, strength=1, others=["troll"])
    t.play("sword")
    assert t.me.objects == "sword"
    assert t.me.a.missed == 1


@rule("TA-9.5", "TA-29.4")
def test_the_last_of_equal_cards_is_offered_once():
    t = table("troll", at="ruins", stage="landed", draws="bag_of_gold, bag_of_gold", others=["warrior"])
    assert t.options == ["bag_of_gold", "leave"]
    t.play("bag_of_gold", "bag_of_gold")
    assert t.me.gold == 2
    assert [card_of[c].id for c in t.state.adventure_discard] == ["bag_of_gold", "bag_of_gold"]
