"""Drawing and ordering Adventure cards (TA-8)."""

from __future__ import annotations

import pytest

from magemoot.games.talisman.catalogue import DECK, card_of
from tests.games.talisman.play import table
from tests.support.rules import rule


def met(t):
    """The ids of the cards met, in order."""
    return [card_of[e.args["card"].id].id for e in t.events("meet")]


@rule("TA-8.1")
def test_cards_come_from_the_top_and_lie_face_up_on_the_space():
    t = table("troll", at="ruins", stage="landed", draws="healer, mage", life=3, others=["warrior"])
    assert t.lying("ruins") == "healer, mage"
    assert [card_of[e.args["card"].id].id for e in t.events("draw-adventure")] == ["healer", "mage"]


@pytest.mark.parametrize("lying", ["healer", "purchase-sword", "talisman", "hex"])
@rule("TA-8.2", "TA-8.3", "TA-X4", "TA-R82")
def test_cards_already_there_are_drawn_less(lying):
    t = table(
        "troll", at="ruins", stage="landed", lying={"ruins": lying}, draws="raiders, bear", life=3, others=["warrior"]
    )
    while not t.turn_over:
        t.play(t.options[-1])
    assert len(t.events("draw-adventure")) == 1
    assert t.discards == "raiders"


@rule("TA-8.2")
def test_more_cards_than_the_space_names_stay_all():
    t = table(
        "troll", at="fields-1", stage="landed", lying={"fields-1": "sword, axe"}, draws="bear", others=["warrior"]
    )
    assert t.options == ["sword", "axe", "leave"]
    assert t.events("draw-adventure") == []


@rule("TA-8.4", "TA-R106")
def test_cards_are_met_by_number():
    t = table(
        "troll",
        at="hidden-valley",
        stage="landed",
        draws="market, healer, angel",
        alignment="good",
        gold=1,
        life=3,
        others=["warrior"],
    )
    t.play("heal-0")
    assert met(t) == ["angel", "healer", "market"]


@rule("TA-8.5")
def test_equal_numbers_are_met_as_they_were_drawn():
    t = table("troll", at="ruins", stage="landed", draws="devil, angel", alignment="neutral", others=["warrior"])
    assert met(t) == ["devil", "angel"]
    t = table("troll", at="ruins", stage="landed", draws="angel, devil", alignment="neutral", others=["warrior"])
    assert met(t) == ["angel", "devil"]


@rule("TA-8.6", "TA-8.7", "TA-R109")
def test_what_goes_elsewhere_goes_first_and_is_not_replaced():
    t = table("troll", at="ruins", stage="landed", draws="raiders, ghost, bear", dice=[1], gold=1, others=["warrior"])
    assert [e.name for e in t.log if e.name in ("lay", "meet")] == ["lay", "lay", "lay", "meet"]
    assert t.lying("city") == "ghost"
    assert t.discards == "raiders"
    assert len(t.events("draw-adventure")) == 2


@rule("TA-R109", "TA-6.3")
def test_fate_helps_placing():
    t = table("troll", at="fields-1", stage="landed", draws="ghost", fate=1, dice=[1, 6], others=["warrior"])
    t.play("fate-1")
    assert t.lying("temple") == "ghost"


@rule("TA-R10")
def test_an_empty_deck_takes_in_its_discards_in_the_middle_of_a_draw():
    rest = ", ".join(card_of[c].id for c in DECK["adventure"] if card_of[c].id not in ("raiders", "raft"))
    t = table(
        "troll",
        at="ruins",
        stage="landed",
        draws="raiders",
        lying={"temple": "raft"},
        discards=rest,
        others=["warrior"],
    )
    assert len(t.events("draw-adventure")) >= 2
    (shuffled,) = t.events("reshuffle-adventure")
    assert shuffled.args["count"] == 102
    assert t.log.index(shuffled) > t.log.index(t.events("draw-adventure")[0])


@rule("TA-R10", "TA-8.2")
def test_without_any_card_left_nothing_is_drawn():
    everything = ", ".join(card_of[c].id for c in DECK["adventure"])
    t = table("troll", at="fields-1", stage="landed", lying={"temple": everything}, others=["warrior"])
    assert t.events("draw-adventure") == []
    assert t.turn_over


@rule("TA-R146")
def test_the_number_to_draw_is_found_once():
    # Raiders leave the space empty again, but nothing more is drawn.
    t = table("troll", at="fields-1", stage="landed", draws="raiders, bear", others=["warrior"])
    assert t.turn_over
    assert len(t.events("draw-adventure")) == 1


@rule("TA-R146", "TA-R89")
def test_coming_back_in_one_turn_is_a_new_encounter_with_a_new_count():
    t = table(
        "sorceress",
        at="oasis",
        stage="landed",
        draws="shrine, raiders, angel",
        alignment="neutral",
        dice=[6],
        others=["warrior"],
    )
    assert t.ask == "teleport"
    t.play("space-oasis")
    # One card, the Shrine, lies there now; it is prayed at again.
    assert len([e for e in t.events("draw-adventure") if e.args["who"].id == 0]) == 3


@rule("TA-X6", "TA-R110", "TA-12.4", "TA-8.4")
def test_the_imp_in_the_hidden_valley():
    t = table(
        "dwarf",
        at="hidden-valley",
        stage="landed",
        draws="bear, imp, bag_of_gold, raiders, angel",
        dice=[4],
        others=["warrior"],
    )
    assert t.me.space == "ruins"
    assert t.lying("hidden-valley") == "bear, bag_of_gold"
    assert t.events("fight-scores") == []
    assert t.discards == "imp, raiders, angel"
    assert t.turn_over


@rule("TA-X10", "TA-R82", "TA-32.1")
def test_runes_with_a_dragon_or_oasis_with_a_hex():
    t = table(
        "sorceress",
        at="runes-1",
        stage="landed",
        lying={"runes-1": "dragon"},
        strength=1,
        dice=[3, 3],
        others=["warrior"],
    )
    assert t.events("draw-adventure") == []
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(6, 12)]
    t = table(
        "sorceress",
        at="oasis",
        stage="landed",
        lying={"oasis": "hex"},
        draws="dragon",
        strength=1,
        dice=[3, 3],
        others=["warrior"],
    )
    assert [e.rule for e in t.events("lose-life")] == ["TA-R82", "TA-16.11"]
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(6, 10)]
    assert t.me.life == 2
