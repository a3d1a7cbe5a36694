"""Good, Neutral, Evil (TA-25), and the Druid."""

from __future__ import annotations

import pytest

from magemoot.games.talisman import alignment
from magemoot.games.talisman.state import EVIL, GOOD
from tests.games.talisman.play import table
from tests.support.rules import rule


def at_the_mystic(who="warrior", die=1, **more):
    """1: becomes Evil, 4: becomes Good."""
    return table(who, at="village", stage="space", dice=[die], **more)


@rule("TA-25.1", "TA-25.2")
def test_a_roll_may_make_a_character_evil():
    t = at_the_mystic().play("visit-mystic")
    assert t.me.alignment == "evil"
    assert alignment.cards_left(t.state) == 3, "an Alignment card lies with him"


@rule("TA-25.2")
def test_alignment_comes_back_to_the_printed_one():
    t = at_the_mystic("monk", 4, alignment="evil").play("visit-mystic")
    assert t.me.alignment == "good"
    assert alignment.cards_left(t.state) == 4


@rule("TA-25.3", "TA-R129")
def test_a_second_change_in_one_turn_is_ignored():
    t = at_the_mystic(realigned=True).play("visit-mystic")
    assert t.me.alignment == "neutral"
    t = at_the_mystic("druid", realigned=True).play("visit-mystic")
    assert t.me.alignment == "evil"


@rule("TA-25.3", "TA-R129")
@pytest.mark.parametrize(("who", "ends"), [("warrior", "evil"), ("druid", "good")])
def test_mephistopheles_and_the_mystic_in_one_turn(who, ends):
    """The Mystic says Good, but a second change counts for the Druid alone."""
    t = table(who, at="ruins", stage="landed", draws="mephistopheles, magic_portal", dice=[2, 4], attention="never")
    while t.ask != "visit":
        t.play("accept" if t.offers("accept") else "keep" if t.offers("keep") else t.options[0])
    assert t.me.alignment == "evil"
    t.play("visit-mystic")
    assert t.me.alignment == ends


@rule("TA-25.3")
def test_the_next_turn_allows_another_change():
    t = at_the_mystic().play("visit-mystic").next_turn()
    assert not t.me.a.realigned


@rule("TA-25.4")
def test_what_the_new_alignment_forbids_is_ditched():
    t = at_the_mystic(objects="holy_grail, sword").play("visit-mystic")
    assert t.me.objects == "sword"
    assert t.lying("village") == "holy_grail"
    assert t.rules("ditch") == ["TA-25.4"]


@rule("TA-25.4", "TA-22.5")
def test_a_forbidden_card_that_carried_craft_takes_spells_along():
    t = at_the_mystic(objects="holy_grail", spells="healing", others=[]).play("visit-mystic")
    assert t.me.craft == 2
    t.play("healing")
    assert t.spell_discards == "healing"


@rule("TA-1.11", "TA-26.4")
def test_without_an_alignment_card_left_nobody_changes():
    changed = [{"who": who, "alignment": "evil"} for who in ("troll", "dwarf", "thief", "monk")]
    t = at_the_mystic(others=changed).play("visit-mystic")
    assert alignment.cards_left(t.state) == 0
    assert t.me.alignment == "neutral"
    assert alignment.possible(t.state, t[1].a, GOOD), "a card that lies there can be turned over"
    assert not alignment.possible(t.state, t[1].a, EVIL)


@rule("TA-R76", "TA-25.3")
def test_the_druid_is_what_he_likes_as_often_as_he_likes():
    t = table("druid", at="city", stage="start", others=[])
    assert t.ask == "alignment"
    t.play("align-evil")
    assert t.me.alignment == "evil"
    assert alignment.possible(t.state, t.me.a, GOOD)


@rule("TA-R76", "TA-25.4")
def test_the_druid_ditches_what_his_choice_forbids():
    t = table("druid", at="city", stage="start", objects="runesword", others=[]).play("align-good")
    assert t.lying("city") == "runesword"


@rule("TA-27.9", "TA-R76")
def test_a_druid_who_is_a_toad_has_no_choice():
    t = table("druid", at="city", stage="start", toad=2, others=[])
    assert t.ask != "alignment"
    assert not alignment.is_free(t.state, t.me.a)


@rule("TA-R144")
def test_the_druid_may_change_before_the_sorceress_rolls():
    t = table("sorceress", at="city", stage="landed", dice=[4], others=[{"who": "druid", "at": "city", "gold": 1}])
    t.play("seat-1", "beguile")
    assert (t.ask, t.seat, t.active) == ("alignment", 1, 0)
    assert not t.events("roll")
    t.play("align-good")
    assert t.other.alignment == "good"
    # She has rolled a 4, which beguiles the Evil only.
    assert t.events("beguile")[0].args["needed"] == 6
    assert t.me.gold == 0
    assert t.turn_over
