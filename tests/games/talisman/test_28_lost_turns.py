"""Lost turns (TA-28)."""

from __future__ import annotations

from tests.games.talisman.play import table
from tests.support.rules import rule


@rule("TA-28.1", "TA-28.2", "TA-X27")
def test_with_cards_left_the_present_turn_is_the_lost_one():
    t = table("monk", at="fields-1", stage="landed", lying={"fields-1": "marsh, cave"}, others=["troll"])
    assert t.turn_over
    assert t.me.a.missed == 0
    assert t.rules("turn-lost") == ["TA-28.2"]


@rule("TA-28.1", "TA-28.3")
def test_without_cards_left_the_next_turn_is_lost():
    t = table("monk", at="fields-1", stage="landed", lying={"fields-1": "cave, marsh"}, dice=[4], others=["troll"])
    assert t.turn_over
    assert t.me.gold == 2
    assert t.me.a.missed == 1
    turn = t.state.turn
    t.next_turn()
    # The Troll's turn, the lost one, the Troll's again, and then mine.
    assert t.rules("turn-missed") == ["TA-28.3"]
    assert t.state.turn == turn + 3


@rule("TA-28.1", "TA-44.10", "TA-44.12")
def test_whoever_loses_a_turn_to_the_last_card_does_not_come_to_the_space_any_more():
    t = table("monk", at="castle", stage="landed", lying={"castle": "marsh"}, life=1, gold=3, others=["troll"])
    assert t.turn_over
    assert (t.me.life, t.me.gold, t.me.a.missed) == (1, 3, 1)
    t = table("troll", at="castle", stage="landed", lying={"castle": "marsh"}, life=1, gold=3, others=["monk"])
    assert t.ask == "castle"


@rule("TA-28.3")
def test_a_lost_turn_on_a_space_is_the_next_one():
    t = table("warrior", at="tavern", stage="landed", dice=[1], others=["troll"])
    assert t.me.a.missed == 1
    assert t.turn_over


@rule("TA-R84")
def test_several_lost_turns_add_up():
    t = table(
        "dwarf", at="fields-1", stage="landed", draws="evil_darkness", others=[{"who": "monk", "missed": 1}, "elf"]
    )
    # The Monk has lost two turns, the others one each, and so his turn comes last.
    assert [e.args["who"].id for e in t.events("turn-missed")] == [1, 2, 0, 1]
    assert t.active == 2
