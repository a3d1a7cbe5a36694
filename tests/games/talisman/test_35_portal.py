"""TA-35: the Portal of Power between the Middle and the Inner Region."""

from __future__ import annotations

import pytest

from tests.games.talisman.play import table
from tests.support.rules import rule


@rule("TA-35.2", "TA-R45")
@pytest.mark.parametrize(
    ("start", "die", "offered"),
    [
        ("castle", 1, False),
        ("castle", 2, True),
        ("portal-of-power", 1, True),
        ("portal-of-power", 6, True),
        ("hidden-valley", 2, False),
        ("hidden-valley", 3, True),
        ("oasis", 6, False),
        ("desert-2", 6, True),
        ("village", 6, False),
    ],
)
def test_the_roll_has_to_lead_on_to_the_plain(start, die, offered):
    assert table("thief", at=start, dice=[die]).offers("portal") == offered


@rule("TA-35.4", "TA-35.5", "TA-R44", "TA-44.2")
@pytest.mark.parametrize("ability", ["strength", "craft"])
def test_the_portal_opens_when_the_dice_are_not_above_the_ability(ability):
    t = table("thief", at="castle", strength=3, craft=3, dice=[4, 2, 4]).play("portal", ability)
    assert t.me.space == "plain-of-peril"
    assert t.turn_over
    assert t.me.tokens == (3, 3)


@rule("TA-35.4", "TA-35.5", "TA-R44")
@pytest.mark.parametrize(("ability", "tokens"), [("strength", (2, 3)), ("craft", (3, 2))])
def test_a_portal_that_stays_shut_costs_a_token_of_that_kind(ability, tokens):
    t = table("thief", at="castle", strength=3, craft=3, dice=[4, 3, 4]).play("portal", ability)
    assert t.me.space == "portal-of-power"
    assert t.me.tokens == tokens
    assert t.turn_over
    assert not t.events("draw-adventure")


@rule("TA-R44", "TA-3.7")
def test_without_tokens_nothing_is_lost():
    t = table("thief", at="castle", dice=[4, 6, 6]).play("portal", "strength")
    assert t.me.strength == 3


@rule("TA-R44", "TA-3.2")
def test_bonuses_that_count_outside_battle_help_and_weapons_do_not():
    t = table("thief", at="castle", objects="magic_belt, sword", dice=[4, 2, 2]).play("portal", "strength")
    assert t.me.space == "plain-of-peril"
    t = table("thief", at="castle", objects="sword", dice=[4, 2, 2]).play("portal", "strength")
    assert t.me.space == "portal-of-power"


@rule("TA-R44", "TA-22.5")
def test_craft_lost_at_the_portal_may_cost_a_spell():
    t = table("thief", at="castle", craft=1, spells="hex, healing", dice=[4, 6, 6]).play("portal", "craft").pass_all()
    assert t.ask == "surplus-spell"
    t.play("hex")
    assert t.me.spells == "healing"


@rule("TA-R82", "TA-35.5", "TA-11.5")
@pytest.mark.parametrize(
    ("start", "dice", "life"), [("castle", [4, 6, 6], 3), ("portal-of-power", [4, 6, 6], 4), ("castle", [4, 1, 1], 4)]
)
def test_a_hex_acts_on_who_lands_before_the_shut_portal(start, dice, life):
    t = table("thief", at=start, lying={"portal-of-power": "hex"}, dice=dice).play("portal", "strength")
    assert t.turn_over
    assert t.me.life == life


@rule("TA-35.3")
def test_every_passage_inward_is_a_new_attempt():
    t = table("thief", at="portal-of-power", dice=[1, 6, 6])
    assert "space-plain-of-peril" not in t.options
    t.play("portal", "strength")
    assert t.me.space == "portal-of-power"


@rule("TA-31.5")
def test_an_open_quest_keeps_the_portal_shut():
    assert not table("thief", at="castle", quest="kill-enemy", dice=[4]).offers("portal")


@rule("TA-R36")
def test_cards_on_the_portals_space_are_passed_by():
    t = table("thief", at="castle", strength=9, lying={"portal-of-power": "dragon"}, dice=[2, 1, 1]).play(
        "portal", "strength"
    )
    assert t.me.space == "plain-of-peril"
    assert t.lying("portal-of-power") == "dragon"


@rule("TA-35.4")
def test_the_dwarf_needs_one_die_by_craft_and_two_by_strength():
    t = table("dwarf", at="castle", dice=[4, 3]).play("portal", "craft")
    assert t.me.space == "plain-of-peril"
    t = table("dwarf", at="castle", dice=[4, 3, 1]).play("portal", "strength")
    assert t.me.space == "portal-of-power"


@rule("TA-R117", "TA-27.2")
def test_a_toad_has_only_its_own_strength_at_the_portal():
    t = table("thief", at="portal-of-power", toad=2, strength=9, toad_strength=1, dice=[1, 1]).play(
        "portal", "strength"
    )
    assert t.me.space == "plain-of-peril"
    t = table("thief", at="portal-of-power", toad=2, strength=9, dice=[1, 1]).play("portal", "strength")
    assert t.me.space == "portal-of-power"
    assert t.me.a.strength == 9


@rule("TA-6.5", "TA-R16")
def test_fate_may_reroll_one_of_the_portals_dice():
    t = table("thief", at="portal-of-power", fate=1, dice=[1, 6, 2, 1]).play("keep", "portal", "strength", "fate-1")
    assert t.me.space == "plain-of-peril"
    assert t.me.fate == 0


@rule("TA-35.6", "TA-R46")
def test_outward_the_portal_is_open_and_its_space_is_encountered():
    t = table("thief", at="plain-of-peril", draws="sword").play("space-portal-of-power")
    assert t.me.space == "portal-of-power"
    assert t.lying("portal-of-power") == "sword"


@rule("TA-R133")
def test_the_magic_portal_leads_to_the_plain_even_with_an_open_quest():
    t = table("thief", at="city", quest="kill-enemy", lying={"fields-1": "magic_portal"}, dice=[1, 6])
    t.play("space-fields-1")
    while not t.turn_over and t.ask != "move":
        t.play(t.options[0])
    assert t.me.space == "plain-of-peril"
