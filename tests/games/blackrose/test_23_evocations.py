"""BR-23: summoning, acting, and the Evocation Phase."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.blackrose.catalogue import BOX
from tests.games.blackrose.play import Table, table
from tests.support.rules import rule

THREE_CERBERUS = ["cerberus@forge", "cerberus@crypt", "cerberus@armory"]


def evocation_phase(*others: Any, **mine: Any) -> Table:
    """The Evocation Phase begins."""
    return table("nero", *others, phase="evocation", active=-1, **mine)


# ------------------------------------------------------------------ summoning


@rule("BR-T13", "BR-23.1", "BR-23.3", "BR-28.26")
def test_demon_howl_summons_a_malacoda_in_an_adjacent_room() -> None:
    t = table("tessa", {"who": "rebecca", "tokens": 0}, at="garden", quick="demon_howl/reversed")
    t.play("demon_howl")
    assert sorted(t.options) == sorted(f"room-{room}" for room in t.next_to("garden"))
    t.play("crypt")
    assert t.me.evocations == ["malacoda@crypt"]
    e = t.me.evocation("malacoda")
    assert (e.slot, sum(e.damage)) == (1, 0), "its first free slot, one rose pin"
    assert t.nothing_pending


@rule("BR-23.1", "BR-23.3")
def test_a_summoned_evocation_takes_the_first_free_slot() -> None:
    t = table(
        "tessa",
        {"who": "rebecca", "tokens": 0},
        at="garden",
        quick="demon_howl/reversed",
        evocations=["landsknecht@crypt", "andromeda@crypt"],
    )
    t.state.wizards[0].evocations[1].slot = 3
    t.play("demon_howl", "sanctuary")
    assert [(e.kind, e.slot) for e in t.me.w.evocations] == [("landsknecht", 1), ("malacoda", 2), ("andromeda", 3)]
    assert t.nothing_pending


@rule("BR-23.2", "BR-R10")
def test_without_a_figure_in_the_supply_the_summoning_fails() -> None:
    t = table("nero", {"who": "rebecca", "evocations": THREE_CERBERUS, "tokens": 0}, at="summoner_room")
    t.play("activate", "done")
    assert t.me.evocations == []
    assert not t.ready("summoner_room"), "the room was activated all the same"
    assert t.nothing_pending


@rule("BR-R10", "BR-1.23")
def test_figures_limit_how_many_can_be_summoned() -> None:
    assert {kind: e.figures for kind, e in BOX.evocations.items()} == {
        "landsknecht": 8,
        "divine_altar": 5,
        "mutated_altar": 5,
        "cerberus": 3,
        "bone_knight": 3,
        "malacoda": 3,
        "andromeda": 3,
        "shame_of_crete": 1,
    }
    out = ["landsknecht@forge", "landsknecht@crypt", "landsknecht@armory"]
    others = [{"who": who, "evocations": out, "tokens": 0} for who in ("rebecca", "tessa")]
    t = table("nero", *others, at="cemetery", evocations=["landsknecht@garden"])
    t.play("activate", "done")
    assert t.me.evocations == ["landsknecht@garden", "landsknecht@cemetery"], "the eighth"
    t = table("nero", *others, at="cemetery", evocations=["landsknecht@garden", "landsknecht@garden"])
    t.play("activate", "done")
    assert t.me.evocations == ["landsknecht@garden", "landsknecht@garden"], "there is no ninth"
    assert t.nothing_pending


@rule("BR-23.4", "BR-27.12", "BR-R48", "BR-R77")
def test_with_three_evocations_one_goes_back_first() -> None:
    mine = ["landsknecht@crypt", "malacoda@forge", "andromeda@armory"]
    t = table("nero", {"who": "rebecca", "tokens": 0}, at="summoner_room", evocations=mine)
    t.play("activate")
    assert t.ask == "replace-evocation"
    assert t.options == ["evocation-0-1", "evocation-0-2", "evocation-0-3", "pass"]
    t.play("malacoda", "done")
    assert t.me.evocations == ["landsknecht@crypt", "cerberus@summoner_room", "andromeda@armory"]
    assert (t.me.power, t.other.power, t.rose) == (0, 0, 0), "it brings nobody anything"
    assert (t.me.trophies, t.other.trophies) == ({}, {})
    assert t.nothing_pending


@rule("BR-23.4", "BR-27.12", "BR-R48")
def test_who_gives_up_none_of_three_loses_the_summoning() -> None:
    mine = ["landsknecht@crypt", "malacoda@forge", "andromeda@armory"]
    t = table("nero", {"who": "rebecca", "tokens": 0}, at="summoner_room", evocations=mine)
    t.play("activate", "pass", "done")
    assert t.me.evocations == mine
    assert not t.ready("summoner_room")
    assert t.nothing_pending


@rule("BR-R48", "BR-21.10")
def test_the_cubes_on_a_replaced_evocation_go_home() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "tokens": 0},
        at="summoner_room",
        evocations=["landsknecht@crypt", "malacoda@forge: 2 rebecca", "andromeda@armory"],
    )
    assert t.other.cubes_left == 24
    t.play("activate", "malacoda", "done")
    assert t.other.cubes_left == 26
    assert t.nothing_pending


@rule("BR-T34", "BR-R48", "BR-R77", "BR-23.12")
def test_a_replaced_evocation_may_be_taken_again() -> None:
    rebecca = {
        "who": "rebecca",
        "evocations": ["cerberus@forge", "cerberus@crypt"],
        "spells": ["trap: blade_hail"],
        "tokens": 0,
    }
    mine = ["landsknecht@crypt", "cerberus@summoner_room: 2 rebecca", "andromeda@armory"]
    t = table("nero", rebecca, at="summoner_room", evocations=mine)
    t.play("activate").pass_all()
    assert t.options == ["evocation-0-2", "pass"], "no other of them leaves a Cerberus to be taken"
    t.play("cerberus@nero")
    assert (t.asked, t.ask) == ("rebecca", "trap"), "it enters"
    e = t.me.evocation("cerberus")
    assert (t.me.evocations[1], sum(e.damage)) == ("cerberus@summoner_room", 0)
    t.play("blade_hail")
    assert t.me.evocation("cerberus").damage[1] == 3
    t.pass_all().play("done")
    assert t.nothing_pending


@rule("BR-23.5")
@pytest.mark.parametrize(("room", "kind"), [("summoner_room", "cerberus"), ("cemetery", "landsknecht")])
def test_two_rooms_summon(room: Any, kind: Any) -> None:
    t = table("nero", {"who": "rebecca", "tokens": 0}, at=room)
    t.play("activate", "done")
    assert t.me.evocations == [f"{kind}@{room}"]
    assert t.nothing_pending


# ------------------------------------------------------------------ acting


@rule("BR-23.6", "BR-6.1")
def test_from_the_first_player_on_each_lets_any_of_the_own_evocations_act_in_any_order() -> None:
    rebecca = {"who": "rebecca", "evocations": ["cerberus@crypt"]}
    t = evocation_phase(rebecca, evocations=["landsknecht@garden", "malacoda@garden"], rest={"first": 1})
    assert (t.asked, t.ask) == ("rebecca", "evocation")
    t.play("cerberus", "stop")
    assert t.asked == "nero"
    t.play("malacoda", "stop", "landsknecht", "stop")
    assert t.who("acts", arg="by") == ["rebecca", "nero", "nero"]
    assert t.phase != "evocation"
    assert t.nothing_pending


@rule("BR-23.6", "BR-23.7")
def test_no_evocation_has_to_act() -> None:
    t = evocation_phase({"who": "rebecca", "at": "garden"}, evocations=["landsknecht@garden", "malacoda@garden"])
    t.play("done")
    assert t.events("acts") == []
    assert t.other.damage == {}
    assert t.nothing_pending


@rule("BR-23.7", "BR-28.1", "BR-23.8", "BR-28.4")
def test_it_moves_up_to_its_move_value_then_attacks_for_its_attack_value() -> None:
    # A Malacoda moves 3 and attacks for 3.
    t = evocation_phase({"who": "rebecca", "at": "forge"}, evocations=["malacoda@bibliotheca"])
    t.play("malacoda", "garden", "summoner_room", "forge")
    assert t.ask == "evocation-attack", "no fourth step"
    t.play("rebecca")
    assert t.other.damage == {"nero": 3}
    assert t.nothing_pending


@rule("BR-23.7", "BR-28.1")
def test_it_may_attack_without_moving_and_move_without_attacking() -> None:
    t = evocation_phase({"who": "rebecca", "at": "garden"}, evocations=["malacoda@garden", "landsknecht@crypt"])
    t.play("malacoda", "stop", "rebecca")
    assert (t.me.evocations[0], t.other.damage) == ("malacoda@garden", {"nero": 3})
    t.play("landsknecht", "garden", "stop", "pass")
    assert (t.me.evocations[1], t.other.damage) == ("landsknecht@garden", {"nero": 3})
    assert t.nothing_pending


@rule("BR-23.7")
def test_after_the_attack_it_moves_no_more() -> None:
    t = evocation_phase({"who": "rebecca", "at": "garden"}, evocations=["malacoda@garden"])
    t.play("malacoda", "stop", "rebecca")
    assert t.phase != "evocation"
    assert t.me.evocations == ["malacoda@garden"]
    assert t.nothing_pending


@rule("BR-R47")
def test_one_enemy_is_attacked_unless_the_card_says_more() -> None:
    t = evocation_phase(
        {"who": "rebecca", "at": "garden"}, {"who": "tessa", "at": "garden"}, evocations=["malacoda@garden"]
    )
    t.play("malacoda", "stop", "tessa")
    assert t["tessa"].damage == {"nero": 3}
    assert t["rebecca"].damage == {}
    assert t.nothing_pending


@rule("BR-R47", "BR-14.7", "BR-16.5")
def test_it_never_goes_into_a_cell_nor_attacks_who_is_in_one() -> None:
    t = evocation_phase("rebecca", evocations=["malacoda@forge"])
    t.play("malacoda")
    assert sorted(t.options) == sorted([*(f"room-{room}" for room in t.next_to("forge")), "stop"])
    t.play("stop")
    assert t.other.damage == {}
    assert t.nothing_pending


@rule("BR-R47")
def test_it_never_activates_a_room_and_acts_once_in_the_phase() -> None:
    t = evocation_phase({"who": "rebecca", "tokens": 2}, evocations=["malacoda@treasure_room", "landsknecht@crypt"])
    t.play("malacoda", "stop")
    assert t.ready("treasure_room")
    assert t.options == ["evocation-0-2", "done"]
    t.play("done")
    assert t.nothing_pending


@rule("BR-R47", "BR-23.6")
def test_it_acts_again_in_the_next_rounds_phase() -> None:
    t = evocation_phase(evocations=["malacoda@treasure_room"], event_deck="vigil")
    t.play("malacoda", "stop")
    assert t.phase != "evocation"
    t.until("evocation")
    assert (t.state.round, t.options) == (2, ["evocation-0-1", "done"])


@rule("BR-R47", "BR-23.10")
def test_acting_by_an_effect_is_not_counted() -> None:
    rebecca = {"who": "rebecca", "at": "crypt", "tokens": 0}
    t = table("nero", rebecca, at="garden", quick="grip_of_darkness", tokens=0, evocations=["landsknecht@garden"])
    t.play("grip_of_darkness", "crypt", "stop", "rebecca")
    assert t["rebecca"].damage == {"nero": 2}
    assert (t.phase, t.options) == ("evocation", ["evocation-0-1", "done"])
    t.play("landsknecht", "stop", "rebecca")
    assert t["rebecca"].damage == {"nero": 4}
    assert t.nothing_pending


@rule("BR-R47")
def test_one_summoned_in_this_round_may_act() -> None:
    t = table("nero", {"who": "rebecca", "tokens": 0}, at="cemetery", tokens=1)
    t.play("activate", "done")
    assert (t.phase, t.options) == ("evocation", ["evocation-0-1", "done"])
    t.play("landsknecht", "stop")
    assert t.nothing_pending


@rule("BR-23.10")
def test_an_effect_can_make_all_of_an_archetype_attack_without_moving() -> None:
    # Grip of Darkness (reversed): each of your undead may attack once without moving.
    rebecca = {"who": "rebecca", "at": "garden", "tokens": 0}
    t = table(
        "nero",
        rebecca,
        at="crypt",
        quick="grip_of_darkness/reversed",
        evocations=["landsknecht@garden", "malacoda@garden", "bone_knight@garden"],
    )
    t.play("grip_of_darkness", "landsknecht", "rebecca", "rebecca")
    assert t["rebecca"].damage == {"nero": 2 + 3}
    assert t.me.evocations == ["landsknecht@garden", "malacoda@garden", "bone_knight@garden"]
    assert t.nothing_pending


# ------------------------------------------------------------------ leaving play


@rule("BR-23.9")
def test_damage_equal_to_its_life_removes_an_evocation() -> None:
    # A Malacoda has life 4; a token inflicts 2.
    t = table("nero", {"who": "rebecca", "evocations": ["malacoda@garden"], "tokens": 0}, at="garden")
    t.play("malacoda", "done")
    assert t["rebecca"].evocations == ["malacoda@garden"]
    t.play("malacoda")
    assert t["rebecca"].evocations == []
    assert t.me.cubes_left == 26
    assert (t.me.power, t.me.trophies) == (0, {})
    t.play("done")
    assert t.nothing_pending


@rule("BR-23.9", "BR-23.2")
def test_the_figure_of_a_defeated_evocation_can_be_summoned_again() -> None:
    t = table(
        "nero", {"who": "rebecca", "evocations": THREE_CERBERUS, "tokens": 0}, at="summoner_room", quick="dismiss"
    )
    t.play("dismiss", "cerberus@crypt", "activate", "done")
    assert t.me.evocations == ["cerberus@summoner_room"]
    assert t.nothing_pending


@rule("BR-23.11", "BR-28.20")
def test_an_evocation_removed_by_an_effect_goes_back_and_is_not_defeated() -> None:
    # Hunter of Shades asks for a defeated evocation.
    rebecca = {"who": "rebecca", "evocations": ["malacoda@crypt: 3 nero"], "tokens": 0}
    t = table("nero", rebecca, at="garden", quick="dismiss", quests="hunter_of_shades")
    t.play("dismiss")
    assert t["rebecca"].evocations == []
    assert t.me.cubes_left == 26
    assert t.me.quests == "hunter_of_shades"
    assert t.me.power == 1, "for the Dismiss"
    assert t.nothing_pending


# ------------------------------------------------------------------ traps


@rule("BR-23.12", "BR-20.7")
def test_an_evocation_on_its_way_triggers_enemy_traps() -> None:
    rebecca = {"who": "rebecca", "spells": ["trap: blade_hail"]}
    t = evocation_phase(rebecca, evocations=["cerberus@garden"])
    t.play("cerberus", "summoner_room")
    assert (t.asked, t.ask) == ("rebecca", "trap")
    t.play("blade_hail", "stop")
    assert t.me.evocation("cerberus").damage == [0, 3, 0, 0, 0]
    assert t.nothing_pending


@rule("BR-23.12", "BR-R74")
def test_an_evocation_destroyed_on_the_way_does_not_attack_and_its_owner_goes_on_with_the_others() -> None:
    rebecca = {"who": "rebecca", "spells": ["trap: blade_hail"]}
    t = evocation_phase(rebecca, evocations=["landsknecht@garden", "malacoda@garden"])
    t.play("landsknecht", "summoner_room", "blade_hail")
    assert t.me.evocations == ["malacoda@garden"]
    assert t.other.damage == {}
    assert (t.asked, t.ask) == ("nero", "evocation")
    t.play("done")
    assert t.nothing_pending
