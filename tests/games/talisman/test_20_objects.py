"""Objects and Followers in general (TA-20, TA-21); every card has its own scenario in `test_cards_*.py`."""

from __future__ import annotations

import pytest

from tests.games.talisman.play import table
from tests.support.rules import rule


@rule("TA-20.2", "TA-21.1")
def test_objects_and_followers_lie_face_up_before_everybody():
    t = table("troll", objects="sword, ring", followers="mule, maiden", others=["monk"])
    for viewer in (0, 1, None):
        seen = t.session.view(viewer).adventurers[0]
        assert (seen.objects, seen.followers) == (t.me.a.objects, t.me.a.followers)
        assert min(*seen.objects, *seen.followers) >= 0


# ------------------------------------------------------------------ how many


@rule("TA-20.1", "TA-20.3", "TA-20.4")
@pytest.mark.parametrize("fifth", ["wand", "axe"])
def test_magic_objects_count_like_any_other(fifth):
    t = table("troll", at="fields-1", stage="landed", objects="ring, cross, sword, shield", lying={"fields-1": fifth})
    t.play("space", fifth)
    assert t.options == ["ring", "cross", "sword", "shield", fifth]
    t.play("cross")
    assert t.me.objects == f"ring, sword, shield, {fifth}"
    assert t.lying("fields-1") == "cross"


@rule("TA-20.1", "TA-17.6")
def test_a_magic_object_is_a_prize_like_any_other():
    others = [{"who": "thief", "at": "city", "objects": "wand"}]
    t = table("troll", at="city", stage="landed", others=others, dice=[6, 1]).play("seat-1", "wand")
    assert t.me.objects == "wand"


@rule("TA-21.1")
def test_there_may_be_any_number_of_followers():
    eight = "alchemist, gnome, guide, maiden, mule, pixie, prince, princess"
    t = table("troll", at="fields-1", stage="landed", followers=eight, lying={"fields-1": "unicorn, purchase-mule"})
    while not t.turn_over:
        t.play(next((o for o in ("space", "unicorn", "purchase-mule", "go-on") if t.offers(o)), "end-turn"))
    assert t.me.followers == f"{eight}, unicorn, purchase-mule"


# ------------------------------------------------------------------ keywords


@rule("TA-20.6", "TA-R28")
@pytest.mark.parametrize(("die", "life"), [(1, 3), (6, 4)])
def test_of_two_pieces_of_armour_one_is_used(die, life):
    t = table("thief", at="fields-1", stage="landed", objects="armour, shield", draws="giant", dice=[1, 6, die])
    t.play("space")
    assert (t.ask, t.options) == ("armour", ["armour", "shield", "none"])
    # Whether it helps or not, the other one is not asked for.
    t.play("shield")
    assert t.me.life == life
    assert t.turn_over


@rule("TA-20.5", "TA-16.7")
def test_the_second_weapon_adds_nothing():
    t = table("troll", at="fields-1", stage="landed", objects="sword, holy_lance", draws="dragon", dice=[1, 1])
    t.play("space", "holy_lance")
    # Against a Dragon the Lance adds 3; the Sword does not help.
    assert [e.args["own"] for e in t.events("fight-scores")] == [6 + 3 + 1]


# ------------------------------------------------------------------ losing Followers


@rule("TA-21.2", "TA-30.2")
def test_a_bought_mule_that_is_killed_goes_back_to_its_deck():
    t = table("troll", at="chasm", stage="space", followers="purchase-mule, mule", dice=[6, 1, 1])
    assert t.me.followers == 0
    assert t.discards == "mule"
    assert "4 purchase-mule" in t.purchase
