"""Spells for two moments of one's own turn: Destroy Magic (start or end), Destruction (start or after the move)."""

from __future__ import annotations

import pytest

from tests.games.talisman.play import table
from tests.games.talisman.spellcraft import castable, foe, idle, mage, moments
from tests.support.rules import rule

# ------------------------------------------------------------------ destroy magic


@rule("TA-R86", "TA-22.8")
@pytest.mark.parametrize(("stage", "window"), [("start", "turn-start"), ("end", "turn-end")])
def test_destroy_magic_at_the_start_or_the_end(stage, window):
    t = mage("destroy_magic", stage=stage)
    assert (t.ask, castable(t)) == (f"react-{window}", ["destroy_magic"])
    t.play("destroy_magic")
    assert [*t.state.beside] == [c for c in t.state.beside if c >= 0]
    assert len(t.state.beside) == 1
    assert t.state.spellbound == 0


@rule("TA-R86")
def test_destroy_magic_not_after_moving_nor_in_anothers_turn():
    assert castable(mage("destroy_magic", stage="landed", at="city")) == []
    t = table("troll", stage="start", others=[foe(spells="destroy_magic")])
    assert castable(t) == []


@rule("TA-R86", "TA-R13")
def test_under_destroy_magic_nobody_is_asked_for_spells():
    t = mage("destroy_magic, healing", foe(spells="healing", life=1), life=1)
    t.play("destroy_magic").pass_all()
    assert moments(t) == []
    while t.active == 1:
        assert t.ask is None or not t.ask.startswith("react-")
        idle(t)
    assert t.ask == "react-turn-start"
    assert t.state.spellbound == -1
    assert "destroy_magic" in t.spell_discards


@rule("TA-R86", "TA-R126")
def test_under_destroy_magic_magic_objects_give_nothing_and_limits_are_checked_at_once():
    t = mage("destroy_magic", foe("elf", objects="solomons_crown, magic_belt", spells="hex, healing, random"))
    assert (t.other.strength, t.other.craft) == (4, 6)
    t.play("destroy_magic").pass_all()
    assert (t.seat, t.ask) == (1, "surplus-spell")
    t.play("hex")
    assert (t.other.strength, t.other.craft, t.other.spells) == (3, 4, "healing, random")
    while t.state.spellbound >= 0:
        idle(t)
    assert (t.other.strength, t.other.craft) == (4, 6)


@rule("TA-R142", "TA-R86")
def test_destroy_magic_does_not_reach_the_owner_of_the_amulet():
    t = mage("destroy_magic", {"who": "troll", "objects": "amulet, magic_belt"})
    t.play("destroy_magic")
    assert t.other.strength == 7


@rule("TA-R86", "TA-R57")
def test_destroy_magic_stops_the_command_spell():
    t = table(
        "warrior",
        at="crown-of-command",
        stage="space",
        rest={"crown_reached": True, "spellbound": 1},
        beside="destroy_magic",
    )
    assert t.events("command-hindered")
    assert t.other.life == 6


@rule("TA-R85", "TA-R86")
def test_destroy_magic_ends_with_the_next_of_three_turns_in_a_row():
    t = mage("destroy_magic, temporal_warp")
    t.play("temporal_warp", "destroy_magic")
    turn = t.state.turn
    while t.state.turn == turn:
        assert t.state.spellbound == 0
        idle(t)
    assert (t.active, t.state.spellbound) == (0, -1)


@rule("TA-R7", "TA-R86")
def test_destroy_magic_of_one_who_is_out_ends_when_his_turn_would_come():
    rest = {"spellbound": 1, "crown_reached": True}
    t = table("troll", others=[{"eliminated": True}, "elf"], beside="destroy_magic", rest=rest)
    while t.active == 0:
        assert t.state.spellbound == 1
        idle(t)
    assert t.state.spellbound == -1


@rule("TA-R81", "TA-29.3", "TA-R126")
def test_under_destroy_magic_a_talisman_still_is_one():
    t = table("warrior", at="werewolf-den", objects="talisman", rest={"spellbound": 1}, beside="destroy_magic")
    assert t.offers("space-valley-of-fire") or t.me.space == "valley-of-fire"


# ------------------------------------------------------------------ destruction


@rule("TA-R139", "TA-R125")
def test_destruction_discards_a_face_up_adventure_card_anywhere():
    lying = {"city": "bear, purchase-sword", "temple": "talisman, 2 dragon", "crypt": "sword"}
    t = mage("destruction", lying=lying)
    t.play("destruction")
    assert t.options == ["space-city:bear", "space-temple:dragon", "space-crypt:sword"]
    t.play("space-temple:dragon")
    assert t.lying("temple") == "talisman, dragon"
    assert t.discards == "dragon"
    assert t.me.trophies == 0


@rule("TA-R139")
def test_destruction_needs_a_card():
    assert castable(mage("destruction", lying={"city": "purchase-sword"})) == []


@rule("TA-R139", "TA-R146", "TA-8.2")
def test_destruction_after_the_move_comes_before_drawing():
    t = mage("destruction", stage="landed", at="fields-1", lying={"fields-1": "dragon"}, draws="ring")
    assert (t.ask, castable(t)) == ("react-after-move", ["destruction"])
    t.play("destruction")
    assert t.lying("fields-1") == "ring"


@rule("TA-R139")
def test_destruction_not_in_the_turn_of_another_nor_at_the_end():
    t = table("troll", stage="start", lying={"city": "bear"}, others=[foe(spells="destruction")])
    assert castable(t) == []
    assert castable(mage("destruction", stage="end", lying={"city": "bear"})) == []


@rule("TA-R90", "TA-R139")
def test_tokens_on_a_destroyed_pool_go_back_to_the_stock():
    t = mage("destruction", lying={"city": "pool_of_life"}, rest={"tokens": [2, 0, 3]})
    t.play("destruction")
    assert t.state.tokens == [2, 0, 0]
