"""Encountering a space with an instruction of its own (TA-15)."""

from __future__ import annotations

from tests.games.talisman.play import table
from tests.support.rules import rule


@rule("TA-15.1", "TA-15.2", "TA-15.3", "TA-44.10", "TA-44.11", "TA-44.12", "TA-44.14")
def test_enemies_then_cards_and_gold_then_the_instruction():
    t = table(
        "troll",
        at="castle",
        stage="landed",
        lying={"castle": "shrine, sword, bear"},
        loose={"castle": 1},
        dice=[6, 1, 1],
        life=5,
        others=["warrior"],
    )
    assert t.me.trophies == "bear"
    t.play("take-gold")
    assert t.options == ["sword", "leave"]
    t.play("sword")
    assert t.ask == "castle"
    t.play("heal-1")
    assert t.me.life == 6
    assert t.turn_over


@rule("TA-15.1", "TA-14.3")
def test_who_does_not_beat_the_enemies_does_not_reach_the_instruction():
    t = table(
        "monk", at="castle", stage="landed", lying={"castle": "giant"}, life=2, gold=2, dice=[1, 6], others=["warrior"]
    )
    assert t.turn_over
    assert (t.me.life, t.me.gold) == (1, 2)


@rule("TA-15.1", "TA-15.3")
def test_who_evades_the_enemies_comes_to_the_instruction_too():
    t = table("troll", at="castle", stage="landed", lying={"castle": "dragon"}, invisible=True, life=5, gold=1)
    t.play("dragon")
    assert t.events("fight-scores") == []
    assert t.lying("castle") == "dragon"
    t.play("heal-1")
    assert (t.me.life, t.me.gold) == (6, 0)


@rule("TA-15.2", "TA-15.3")
def test_strangers_and_places_come_before_the_instruction_and_nobody_may_pass_them_by():
    t = table("thief", at="tavern", stage="landed", lying={"tavern": "shrine, witch"}, dice=[3, 5, 4])
    # The Witch's die, the Shrine's, and only then the Tavern's own.
    assert [e.args["what"].id for e in t.events("roll")][:3] == ["roll-witch", "roll-shrine", "roll-tavern"]
    assert (t.me.tokens, t.me.life, t.me.gold) == ((1, 0), 5, 1)
    assert t.turn_over


@rule("TA-R119", "TA-36.4", "TA-15.2")
def test_who_turns_back_may_take_what_lies_in_the_inner_region():
    t = table(
        "troll",
        at="crypt",
        stage="landed",
        lying={"crypt": "sword"},
        loose={"crypt": 2},
        retreating=True,
        others=["warrior"],
    )
    t.play("take-gold", "sword")
    assert t.me.objects == "sword"
    assert t.me.gold == 2
    assert t.me.space == "crypt"
    assert t.turn_over


@rule("TA-R119", "TA-R109")
def test_the_hermit_is_visited_before_the_instruction_of_an_inner_space():
    t = table("troll", at="crypt", stage="landed", lying={"crypt": "hermit"}, dice=[1, 1, 1], others=["warrior"])
    assert t.me.objects == "talisman"
    assert t.me.space == "crypt"
    assert t.turn_over
