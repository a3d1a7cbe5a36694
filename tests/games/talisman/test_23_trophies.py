"""Trophies (TA-23), and the variant that makes them dearer or cheaper (TA-42.1)."""

from __future__ import annotations

import pytest

from tests.games.talisman.play import table
from tests.support.rules import rule


def at_the_end(trophies, **more):
    return table("warrior", at="city", stage="end", trophies=trophies, **more)


@rule("TA-23.2", "TA-23.3", "TA-10.3", "TA-X18", "TA-44.15")
def test_seven_points_of_strength_are_a_token():
    t = at_the_end("bear, serpent")
    assert t.ask == "trophies-strength"
    t.play("bear")  # three points are not enough, so the Serpent has to go too
    assert t.me.tokens == (1, 0)
    assert t.me.trophies == 0
    assert t.discards == "bear, serpent"


@rule("TA-23.3", "TA-X18")
def test_what_is_above_the_price_is_lost():
    t = at_the_end("dragon, giant").play("dragon", "giant")
    assert t.me.tokens == (1, 0)
    assert t.discards == "dragon, giant"


@rule("TA-42.1", "TA-X18")
@pytest.mark.parametrize(("price", "tokens"), [(7, 1), (6, 2), (5, 2)])
def test_faster_growth(price, tokens):
    t = at_the_end("dragon, giant", rest={"trophy_price": price}).play("dragon", "giant")
    assert t.me.tokens == (tokens, 0)


@rule("TA-23.4", "TA-23.2")
def test_craft_trophies_bring_craft():
    t = at_the_end("wraith, shadow, bear")
    assert t.ask == "trophies-craft"
    assert not t.offers("bear")
    t.play("wraith")
    assert t.me.tokens == (0, 1)
    assert t.me.trophies == "bear"
    assert t.discards == "wraith, shadow"


@rule("TA-23.4")
@pytest.mark.parametrize(("trophies", "tokens"), [("demon, lemure", 1), ("demon, spectre", 1), ("demon, ghost", 2)])
def test_what_is_above_the_price_in_craft_is_lost_too(trophies, tokens):
    t = at_the_end(trophies).play(*trophies.split(", "))
    assert t.me.tokens == (0, tokens)
    assert t.me.trophies == 0


@rule("TA-23.2")
def test_trophies_are_exchanged_at_the_end_of_their_owners_turn_and_at_no_other_time():
    t = table(
        "warrior",
        at="city",
        stage="start",
        trophies="dragon",
        dice=[1],
        others=[{"who": "troll", "trophies": "dragon"}],
    )
    assert t.ask == "move"
    t.play("space-fields-1")
    while not t.ask.startswith("trophies"):
        t.play(t.options[-1])
    assert (t.seat, t.stage) == (0, "end")
    t.play("dragon")
    assert (t.active, t.other.trophies, t.other.tokens) == (1, "dragon", (0, 0))


@rule("TA-23.2")
def test_exchanging_is_optional_and_trophies_may_be_kept():
    t = at_the_end("dragon").play("done")
    assert t.me.trophies == "dragon"
    assert t.me.tokens == (0, 0)
    assert t.turn_over


@rule("TA-23.2")
def test_what_is_enough_for_several_tokens_can_be_turned_in_one_after_another():
    t = at_the_end("dragon, dragon").play("dragon", "done")
    assert t.me.tokens == (1, 0)
    assert t.ask == "trophies-strength"
    t.play("dragon")
    assert t.me.tokens == (2, 0)
    assert t.turn_over


@rule("TA-23.2")
def test_too_few_points_bring_no_question():
    t = at_the_end("giant")
    assert t.turn_over
    assert t.me.trophies == "giant"


@rule("TA-26.4", "TA-R12")
def test_without_tokens_in_the_stock_nothing_is_exchanged():
    t = at_the_end("dragon", others=[{"who": "troll", "strength": 72}])
    assert t.turn_over
    assert t.me.trophies == "dragon"


@rule("TA-26.4", "TA-R12")
def test_a_short_stock_gives_what_it_has():
    t = at_the_end("dragon, dragon", others=[{"who": "troll", "strength": 71}]).play("dragon", "dragon")
    assert t.me.tokens == (1, 0)


@rule("TA-27.4")
def test_a_toad_keeps_and_exchanges_its_trophies():
    t = at_the_end("dragon", toad=2).play("dragon")
    assert t.me.tokens == (0, 0)
    assert (t.me.a.toad, t.me.a.toad_strength) == (1, 1)


@rule("TA-27.4", "TA-27.3")
def test_what_a_toad_bought_with_trophies_is_lost_when_it_changes_back():
    t = at_the_end("dragon, bear", toad=1, strength=2).play("dragon", "done")
    assert (t.me.a.toad, t.me.tokens, t.me.strength) == (0, (2, 0), 6)
    assert (t.me.trophies, t.discards) == ("bear", "dragon")


@rule("TA-27.4", "TA-R116")
def test_a_toad_wins_new_trophies():
    t = table("warrior", at="fields-1", stage="landed", toad=2, lying={"fields-1": "wild_boar"}, dice=[6, 1])
    assert t.me.trophies == "wild_boar"


@rule("TA-23.1")
def test_an_enemy_beaten_becomes_a_trophy():
    t = table("warrior", at="fields-1", stage="landed", draws="wolf", dice=[5, 4, 1])
    assert t.me.trophies == "wolf"
    assert t.discards == 0
