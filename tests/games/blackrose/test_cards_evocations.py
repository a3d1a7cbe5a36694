"""The 8 kinds of evocations: their values and what each of them does."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.blackrose.catalogue import BOX
from tests.games.blackrose.play import Table, table
from tests.support.rules import rule

AWAY = {"who": "rebecca", "tokens": 0}
"""Rebecca in her cell, without anything to do."""

FACTS = {
    "landsknecht": ("undead", 8, 2, 2, 2),
    "divine_altar": ("altar", 5, 0, 0, 2),
    "mutated_altar": ("altar", 5, 0, 0, 3),
    "cerberus": ("demon", 3, 2, 2, 4),
    "bone_knight": ("undead", 3, 2, 3, 3),
    "malacoda": ("demon", 3, 3, 3, 4),
    "andromeda": ("celestial", 3, 2, 1, 3),
    "shame_of_crete": ("beast", 1, 2, 4, 7),
}
"""Archetype, figures, move, attack, life."""
MOVERS = [kind for kind, facts in FACTS.items() if facts[0] != "altar"]
WAY = ("garden", "summoner_room", "forge")
"""A way from the Bibliotheca, room by room."""


def acting(kind: str, *others: Any, at: str, **mine: Any) -> Table:
    """In the Evocation Phase Nero lets his only evocation act."""
    t = table("nero", *(others or ("rebecca",)), phase="evocation", active=-1, evocations=[f"{kind}@{at}"], **mine)
    return t.play(kind)


@rule("BR-1.19", "BR-1.23", "BR-1.14", "BR-R10")
def test_values_of_all_evocations() -> None:
    assert {id: (e.archetype, e.figures, e.move, e.attack, e.life) for id, e in BOX.evocations.items()} == FACTS


@pytest.mark.parametrize("kind", MOVERS)
@rule("BR-23.7", "BR-23.8")
def test_it_moves_up_to_its_move_value_and_attacks_for_its_attack_value(kind: Any) -> None:
    _archetype, _figures, move, attack, _life = FACTS[kind]
    t = acting(kind, {"who": "rebecca", "at": WAY[move - 1]}, at="bibliotheca")
    t.play(*WAY[:move])
    assert t.ask != "step", "so far and no further"
    t.play("yes" if kind == "shame_of_crete" else "rebecca")
    assert t.me.evocations == [f"{kind}@{WAY[move - 1]}"]
    assert t.other.damage == {"nero": attack}
    assert t.nothing_pending


@pytest.mark.parametrize("kind", FACTS)
@rule("BR-23.9")
def test_it_is_destroyed_by_as_much_damage_as_it_has_life(kind: Any) -> None:
    # Two spells that inflict 1 each; on a Bone Knight, which suffers 1 less, two that inflict 2.
    quick, standard = ("icy_grip", "vampire_bite") if kind == "bone_knight" else ("acid_burst", "treacherous_fog")
    life = FACTS[kind][4]
    cubes = f": {life - 2} nero" if life > 2 else ""
    side = "" if kind == "bone_knight" else "/reversed"
    t = table(
        "nero", {**AWAY, "evocations": [f"{kind}@garden{cubes}"]}, at="garden", quick=quick + side, spells=[standard]
    )
    t.play(quick)
    assert t.other.evocations == [f"{kind}@garden"], "one life is left"
    assert t.other.evocation(kind).damage[0] == life - 1
    t.play(standard)
    assert t.other.evocations == []
    assert t.me.power == 0
    assert t.nothing_pending


# ------------------------------------------------------------------ Landsknecht, Malacoda


@rule("BR-R47")
def test_a_landsknecht_attacks_one_enemy_miniature() -> None:
    rebecca = {"who": "rebecca", "at": "garden", "evocations": ["malacoda@garden"]}
    t = acting("landsknecht", rebecca, at="garden")
    t.play("stop")
    assert t.options == ["seat-1", "evocation-1-1", "pass"]
    t.play("malacoda", "done")
    assert t.other.evocation("malacoda").damage[0] == 2
    assert t.other.damage == {}
    assert t.nothing_pending


def test_a_malacoda_attacks_one_enemy_miniature() -> None:
    t = acting("malacoda", {"who": "rebecca", "at": "garden"}, {"who": "tessa", "at": "garden"}, at="crypt")
    t.play("garden", "stop", "tessa")
    assert (t["rebecca"].damage, t["tessa"].damage) == ({}, {"nero": 3})
    assert t.nothing_pending


# ------------------------------------------------------------------ Divine Altar


@rule("BR-23.7")
def test_a_divine_altar_earns_a_point_instead_of_moving_and_attacking() -> None:
    t = acting("divine_altar", {"who": "rebecca", "at": "crypt"}, at="garden")
    assert t.me.power == 1
    assert t.me.evocations == ["divine_altar@garden"]
    assert t.nothing_pending


def test_a_divine_altar_earns_nothing_beside_an_enemy_wizard() -> None:
    t = acting("divine_altar", {"who": "rebecca", "at": "garden"}, at="garden")
    assert (t.me.power, t.other.power) == (0, 0)
    assert t.other.damage == {}
    assert t.nothing_pending


def test_a_divine_altar_does_not_mind_its_own_wizard_nor_enemy_evocations() -> None:
    rebecca = {"who": "rebecca", "at": "crypt", "evocations": ["malacoda@garden"]}
    t = table("nero", rebecca, at="garden", phase="evocation", active=-1, evocations=["divine_altar@garden"])
    t.play("divine_altar")
    assert t.me.power == 1
    t.play("done")
    assert t.nothing_pending


@rule("BR-R68")
@pytest.mark.parametrize(("nero", "rebecca", "power"), [("garden", "crypt", 1), ("crypt", "garden", 0)])
def test_a_divine_altar_under_an_enemys_control_earns_for_that_wizard(nero: Any, rebecca: Any, power: Any) -> None:
    owner = {"who": "rebecca", "at": rebecca, "evocations": ["divine_altar@garden"], "tokens": 0}
    t = table("nero", owner, at=nero, quick="puppet_strings")
    t.play("puppet_strings")
    assert (t.me.power, t.other.power) == (power, 0)
    assert t.nothing_pending


# ------------------------------------------------------------------ Mutated Altar


@rule("BR-23.7", "BR-18.5")
def test_a_mutated_altar_places_instability_in_its_room() -> None:
    t = acting("mutated_altar", {"who": "rebecca", "at": "garden"}, at="garden")
    assert t.instability("garden") == {"nero": 1}
    assert t.other.damage == {}
    assert t.nothing_pending


@rule("BR-18.3")
def test_a_mutated_altar_in_a_full_room_places_nothing() -> None:
    t = table(
        "nero",
        "rebecca",
        "tessa",
        phase="evocation",
        active=-1,
        evocations=["mutated_altar@garden"],
        quests="shed_blood",
        instability={"garden": {"rebecca": 2, "tessa": 2}},
    )
    t.play("mutated_altar").pass_all()
    assert t.me.cubes_left == 26
    assert t.nothing_pending


@rule("BR-R68")
def test_a_mutated_altar_under_an_enemys_control_places_that_wizards_cube() -> None:
    t = table("nero", {**AWAY, "evocations": ["mutated_altar@garden"]}, at="crypt", quick="puppet_strings")
    t.play("puppet_strings")
    assert t.instability("garden") == {"nero": 1}
    assert t.nothing_pending


# ------------------------------------------------------------------ Cerberus


def pack(**rebecca: Any) -> Table:
    """A Cerberus acts in the Garden, among Rebecca with an evocation, Tessa and Jaf'ar."""
    them = [{"who": "rebecca", "evocations": ["malacoda@garden"], **rebecca}, {"who": "tessa"}, {"who": "jafar"}]
    return acting("cerberus", *({**one, "at": "garden"} for one in them), at="garden").play("stop")


@rule("BR-R47", "BR-23.7")
def test_a_cerberus_hits_up_to_three_different_miniatures() -> None:
    t = pack()
    assert t.options == ["seat-1", "evocation-1-1", "seat-2", "seat-3", "pass"]
    t.play("jafar")
    assert not t.offers("jafar")
    t.play("malacoda", "tessa")
    assert (t["jafar"].damage, t["tessa"].damage, t["rebecca"].damage) == ({"nero": 2}, {"nero": 2}, {})
    assert t["rebecca"].evocation("malacoda").damage[0] == 2
    t.play("done")
    assert t.nothing_pending


def test_a_cerberus_may_hit_fewer_or_nobody() -> None:
    t = pack().play("tessa", "done")
    assert [t[who].damage for who in ("rebecca", "tessa", "jafar")] == [{}, {"nero": 2}, {}]
    t = pack().play("pass")
    assert [t[who].damage for who in ("rebecca", "tessa", "jafar")] == [{}, {}, {}]
    t.play("done")
    assert t.nothing_pending


# ------------------------------------------------------------------ Bone Knight


@rule("BR-R32")
def test_a_bone_knight_suffers_one_damage_less() -> None:
    rebecca = {**AWAY, "at": "garden", "evocations": ["bone_knight@garden"]}
    t = table("nero", rebecca, at="garden", quick="fireball", tokens=1)
    t.play("bone_knight", "done")
    assert t.other.evocation("bone_knight").damage[0] == 1, "2 of the attack"
    t.play("fireball", "garden")
    assert t.other.evocations == [], "3 of the Fireball: 3 in all"
    assert t.other.damage == {"nero": 3}, "its wizard suffers all of it"
    assert t.nothing_pending


def test_a_bone_knight_suffers_nothing_from_one_damage() -> None:
    t = table("nero", {**AWAY, "evocations": ["bone_knight@crypt"]}, at="sacrificial_altar")
    t.play("activate", "done")
    assert t.other.evocation("bone_knight").damage == [0, 0, 0, 0, 0]
    assert t.me.cubes_left == 26
    assert t.nothing_pending


@rule("BR-21.1")
def test_a_bone_knight_suffers_less_from_the_black_rose_too() -> None:
    # Purge: 2 damage on each evocation.
    t = table(
        "nero",
        AWAY,
        phase="rose",
        active=-1,
        event_deck="purge",
        moon=2,
        evocations=["bone_knight@crypt"],
        rest={"step": 3},
    )
    assert t.me.evocation("bone_knight").damage == [0, 0, 0, 0, 1]
    assert t.nothing_pending


# ------------------------------------------------------------------ Andromeda


@rule("BR-R85")
def test_an_andromeda_forbids_enemies_to_activate_its_room() -> None:
    t = table("nero", {**AWAY, "evocations": ["andromeda@treasure_room"]}, at="treasure_room", quick="dismiss")
    assert not t.offers("activate")
    t.play("dismiss")
    assert t.offers("activate"), "once it is gone"
    t.play("activate", "done")
    assert t.me.power == 2
    assert t.nothing_pending


@rule("BR-R85")
def test_an_andromeda_forbids_nothing_to_its_own_wizard_nor_in_other_rooms() -> None:
    t = table(
        "nero",
        {**AWAY, "evocations": ["andromeda@cemetery"]},
        at="treasure_room",
        evocations=["andromeda@treasure_room"],
    )
    t.play("activate", "done")
    assert t.me.power == 1
    assert t.nothing_pending


@rule("BR-R85")
def test_an_andromeda_is_no_bar_to_who_arrives_after_it_left() -> None:
    t = table("nero", {**AWAY, "evocations": ["andromeda@observatory"]}, at="treasure_room", quick="puppet_strings")
    t.play("room-observatory", "stop")
    assert t.ask == "turn", "no activation there"
    t.play("puppet_strings", "mirrors_room", "stop")
    assert t.active == "nero"
    assert t.ready("observatory")
    assert t.offers("activate"), "in the next turn"
    assert t.nothing_pending


# ------------------------------------------------------------------ Shame of Crete


@rule("BR-1.14")
def test_the_shame_of_crete_hits_every_enemy_miniature_in_its_room() -> None:
    rebecca = {
        "who": "rebecca",
        "at": "garden",
        "evocations": ["malacoda@garden", "landsknecht@garden", "cerberus@crypt"],
    }
    t = acting(
        "shame_of_crete", rebecca, {"who": "tessa", "at": "garden"}, {"who": "jafar", "at": "crypt"}, at="garden"
    )
    t.play("stop", "yes")
    assert (t["rebecca"].damage, t["tessa"].damage, t["jafar"].damage) == ({"nero": 4}, {"nero": 4}, {})
    assert t["rebecca"].evocations == ["cerberus@crypt"]
    t.play("done")
    assert t.nothing_pending


def test_the_shame_of_crete_hits_all_or_nobody() -> None:
    t = acting("shame_of_crete", {"who": "rebecca", "at": "garden"}, {"who": "tessa", "at": "garden"}, at="garden")
    t.play("stop")
    assert t.options == ["yes", "no"]
    t.play("no")
    assert (t["rebecca"].damage, t["tessa"].damage) == ({}, {})
    assert t.nothing_pending


@rule("BR-1.14", "BR-23.2")
def test_there_is_one_shame_of_crete_and_it_counts_as_a_miniature() -> None:
    t = table("nero", {**AWAY, "evocations": ["shame_of_crete@garden"]}, at="garden", quick="shame_of_crete", moon=2)
    t.play("space-0-general", "crypt")
    assert t.me.evocations == [], "the token is out"
    assert t.instability("garden") == {"nero": 1}, "its mark is placed all the same"
    t.play("shame_of_crete@garden", "done")
    assert t.other.evocation("shame_of_crete").damage[0] == 2
    assert t.nothing_pending


@rule("BR-23.1")
def test_the_shame_of_crete_comes_by_its_spell() -> None:
    t = table("nero", AWAY, at="garden", quick="shame_of_crete", moon=2)
    t.play("shame_of_crete", "crypt")
    assert t.me.evocations == ["shame_of_crete@crypt"]
    assert t.nothing_pending
