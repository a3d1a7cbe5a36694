"""The spells of the school of Destruction, both halves of each.

Most casters stand in the Crypt. From there one straight line leads through the whole Lodge: `LINE`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.blackrose.play import Table, table
from tests.support.rules import rule

LINE = ("crypt", "garden", "black_rose_room", "mirrors_room", "sacrificial_altar")
"""The Crypt and the rooms 1, 2, 3 and 4 steps away from it on one straight line."""
WITHIN_1 = {"crypt", "garden", "sanctuary", "oracle_room"}
WITHIN_2 = WITHIN_1 | {"black_rose_room", "forge", "pleasures_room"}
"""The rooms on the straight lines from the Crypt, up to so many steps away."""


def rooms(t: Table) -> set[str]:
    """The rooms among the options."""
    return {key.removeprefix("room-") for key in t.options if key.startswith("room-")}


def against(trapper: Mapping[str, Any], **mine: Any) -> Table:
    """My Nero against Rebecca, who has activated spells and no action tokens."""
    return table("nero", {"who": "rebecca", "tokens": 0, **trapper}, **mine)


# ------------------------------------------------------------------ one target, nothing but damage

SINGLE = [
    pytest.param("fireball/reversed", 3, 3, False, id="fireball"),
    pytest.param("meteor_swarm", 4, 2, True, id="meteor_swarm"),
    pytest.param("destructive_chain_lightning", 3, 2, True, id="destructive_chain_lightning"),
    pytest.param("acid_burst", 3, 1, False, id="acid_burst"),
]


@pytest.mark.parametrize(("spell", "damage", "reach", "marked"), SINGLE)
@rule("BR-17.15", "BR-17.20", "BR-17.23", "BR-18.1")
def test_a_spell_at_one_target_hits_only_within_its_range(spell: str, damage: int, reach: int, marked: bool) -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": LINE[reach]},
        {"who": "tessa", "at": LINE[reach + 1]},
        "jafar",
        at="crypt",
        evocations=[f"malacoda@{LINE[reach]}"],
        spells=[spell],
    )
    t.play("space-1")
    assert t["rebecca"].damage == {"nero": damage}
    assert t["tessa"].damage == t["jafar"].damage == {}
    assert t.me.evocation("malacoda").damage == [0] * 5
    assert t.instability("crypt") == ({"nero": 1} if marked else {})
    assert t.me.status(1) == "used"
    assert t.nothing_pending


@pytest.mark.parametrize(("spell", "damage", "reach", "marked"), SINGLE)
@rule("BR-17.15", "BR-17.26")
def test_a_spell_at_one_target_can_be_aimed_at_an_evocation(spell: str, damage: int, reach: int, marked: bool) -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": LINE[reach], "evocations": [f"shame_of_crete@{LINE[reach]}"]},
        at="crypt",
        spells=[spell],
    )
    t.play("space-1")
    assert t.ask == "target"
    assert set(t.options) == {"seat-1", "evocation-1-1"}
    t.play("shame_of_crete")
    assert t.other.evocation("shame_of_crete").damage == [damage, 0, 0, 0, 0]
    assert t.other.damage == {}
    assert t.nothing_pending


# ------------------------------------------------------------------ Fireball


def test_fireball_hurts_every_enemy_in_the_target_room() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "pleasures_room", "evocations": ["malacoda@pleasures_room", "malacoda@garden"]},
        {"who": "tessa", "at": "oracle_room"},
        at="crypt",
        evocations=["landsknecht@pleasures_room"],
        spells=["fireball"],
    )
    t.play("fireball")
    assert rooms(t) == WITHIN_2
    t.play("pleasures_room")
    assert t["rebecca"].damage == {"nero": 3}
    assert [e.damage[0] for e in t["rebecca"].w.evocations] == [3, 0]
    assert t["tessa"].damage == {}
    assert t.me.evocation("landsknecht").damage == [0] * 5
    assert t.instability("crypt") == {}
    assert t.nothing_pending


def test_fireball_on_ones_own_room_spares_oneself() -> None:
    t = table("nero", {"who": "rebecca", "at": "crypt"}, at="crypt", spells=["fireball"])
    t.play("fireball", "crypt")
    assert t.me.damage == {}
    assert t.other.damage == {"nero": 3}
    assert t.nothing_pending


# ------------------------------------------------------------------ Meteor Swarm, the other half


def test_meteor_swarm_reversed_hurts_a_room_and_unsettles_it() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "black_rose_room", "evocations": ["malacoda@black_rose_room"]},
        {"who": "tessa", "at": "garden"},
        at="crypt",
        spells=["meteor_swarm/reversed"],
    )
    t.play("meteor_swarm", "mark-before")
    assert rooms(t) == WITHIN_2
    t.play("black_rose_room")
    assert t["rebecca"].damage == {"nero": 2}
    assert t["rebecca"].evocation("malacoda").damage[0] == 2
    assert t["tessa"].damage == {}
    assert t.instability("black_rose_room") == {"nero": 1}
    assert t.instability("crypt") == {"nero": 1}
    assert t.nothing_pending


def test_meteor_swarm_reversed_on_a_full_room_still_hurts() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden"},
        at="crypt",
        instability={"garden": {"rebecca": 4}},
        spells=["meteor_swarm/reversed"],
    )
    t.play("meteor_swarm", "mark-before", "garden")
    assert t.other.damage == {"nero": 2}
    assert t.instability("garden") == {"rebecca": 4}
    assert t.instability("crypt") == {"nero": 1}
    assert t.nothing_pending


# ------------------------------------------------------------------ Destructive Chain Lightning, the other half


def chain_lightning(**rebecca: Any) -> Table:
    return table(
        "nero",
        {"who": "rebecca", "at": "mirrors_room", "evocations": ["malacoda@garden"], **rebecca},
        {"who": "tessa", "at": "mirrors_room", "evocations": ["malacoda@the_abyss"]},
        {"who": "jafar", "at": "armory"},
        at="crypt",
        evocations=["landsknecht@mirrors_room"],
        spells=["destructive_chain_lightning/reversed"],
    )


def test_chain_lightning_reversed_leaps_to_the_same_room_or_the_next() -> None:
    t = chain_lightning()
    t.play("destructive_chain_lightning", "rebecca")
    assert t.ask == "pick-mini"
    assert set(t.options) == {"seat-2", "evocation-2-1", "done"}
    t.play("tessa")
    assert t["rebecca"].damage == {"nero": 2}
    assert t["tessa"].damage == {"nero": 1}
    assert t.instability("crypt") == {"nero": 1}
    assert t.nothing_pending


def test_chain_lightning_reversed_may_leap_to_an_evocation_next_door() -> None:
    t = chain_lightning()
    t.play("destructive_chain_lightning", "rebecca", "malacoda@the_abyss")
    assert t["tessa"].evocation("malacoda").damage[0] == 1
    assert t["tessa"].damage == {}
    assert t.nothing_pending


def test_chain_lightning_reversed_need_not_leap() -> None:
    t = chain_lightning()
    t.play("destructive_chain_lightning", "rebecca", "done")
    assert t["rebecca"].damage == {"nero": 2}
    assert t["tessa"].damage == {}
    assert t.nothing_pending


def test_chain_lightning_reversed_leaps_from_where_a_defeated_target_stood() -> None:
    t = chain_lightning(damage={"tessa": 9})
    t.play("destructive_chain_lightning", "rebecca")
    assert t["rebecca"].at == "cell"
    assert set(t.options) == {"seat-2", "evocation-2-1", "done"}
    t.play("tessa")
    assert t["tessa"].damage == {"nero": 1}
    assert t.nothing_pending


@rule("BR-R89")
def test_whom_chain_lightning_leaps_to_may_dodge_it_then() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "mirrors_room"},
        {"who": "tessa", "at": "the_abyss", "spells": ["protection: mirror_image"]},
        at="crypt",
        spells=["destructive_chain_lightning/reversed"],
    )
    t.play("destructive_chain_lightning")
    assert t.ask == "pick-mini"
    t.play("tessa")
    assert (t.ask, t.asked) == ("protect-effect", "tessa")
    t.play("mirror_image")
    assert t["rebecca"].damage == {"nero": 2}
    assert t["tessa"].damage == {}
    assert t.nothing_pending


# ------------------------------------------------------------------ Ice Explosion


def test_ice_explosion_hurts_a_room_and_freezes_the_wizards_in_it() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "evocations": ["malacoda@garden"]},
        {"who": "tessa", "at": "garden"},
        {"who": "jafar", "at": "oracle_room"},
        at="crypt",
        spells=["ice_explosion"],
    )
    t.play("ice_explosion")
    assert rooms(t) == WITHIN_1
    t.play("garden")
    assert t["rebecca"].damage == t["tessa"].damage == {"nero": 2}
    assert t["rebecca"].evocation("malacoda").damage[0] == 2
    assert t["jafar"].damage == {}
    assert [t[i].w.blocked_move for i in range(4)] == [False, True, True, False]
    assert not any(t[i].w.blocked_activation for i in range(4))
    assert t.instability("crypt") == {"nero": 1}
    assert t.nothing_pending


@rule("BR-R66")
def test_ice_explosion_does_not_freeze_whom_it_defeats() -> None:
    t = table("nero", {"who": "rebecca", "at": "garden", "damage": {"nero": 9}}, at="crypt", spells=["ice_explosion"])
    t.play("ice_explosion", "garden")
    assert t.other.at == "cell"
    assert not t.other.w.blocked_move
    assert t.nothing_pending


@rule("BR-R52", "BR-R71")
def test_ice_explosion_reversed_hurts_ones_room_and_pushes_all_out_of_it() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "evocations": ["mutated_altar@crypt"]},
        {"who": "tessa", "at": "garden"},
        at="crypt",
        evocations=["landsknecht@crypt"],
        spells=["ice_explosion/reversed"],
    )
    t.play("ice_explosion")
    assert t["rebecca"].damage == {"nero": 2}
    assert t["rebecca"].evocation("mutated_altar").damage[0] == 2
    assert t["tessa"].damage == {}
    assert t.ask == "push-next"
    assert set(t.options) == {"seat-1", "evocation-1-1"}
    t.play("mutated_altar")
    assert t.ask == "push"
    assert set(t.options) == {"room-garden", "room-sanctuary", "room-oracle_room"}
    t.play("sanctuary", "oracle_room")
    assert t["rebecca"].at == "oracle_room"
    assert t["rebecca"].evocations == ["mutated_altar@sanctuary"]
    assert t.me.evocations == ["landsknecht@crypt"]
    assert t.instability("crypt") == {"nero": 1}
    assert t.nothing_pending


# ------------------------------------------------------------------ Acid Burst, the other half


@pytest.mark.parametrize(("stripped", "left"), [("sheet-1-1", 2), ("sheet-1-2", 1)])
@rule("BR-28.3")
def test_acid_burst_reversed_takes_an_activated_spell_off_the_sheet(stripped: str, left: int) -> None:
    t = table(
        "nero",
        {
            "who": "rebecca",
            "at": "black_rose_room",
            "spells": ["trap: blade_hail", "protection: deceptive_wind/reversed", "fireball"],
        },
        at="crypt",
        spells=["acid_burst/reversed"],
    )
    t.play("acid_burst").pass_all()
    assert t.other.damage == {"nero": 1}
    assert t.ask == "strip"
    assert set(t.options) == {"sheet-1-1", "sheet-1-2"}
    t.play(stripped)
    gone = {1: "blade_hail", 2: "deceptive_wind"}[3 - left]
    assert t.other.memories == gone
    assert t.other.status(3 - left) == ""
    assert t.other.status(left) in ("trap", "protection")
    assert t.other.status(3) == "prepared"
    assert t.nothing_pending


@pytest.mark.parametrize("what", ["fireball", "used: fireball"])
def test_acid_burst_reversed_strips_no_other_spell(what: str) -> None:
    t = table("nero", {"who": "rebecca", "at": "garden", "spells": [what]}, at="crypt", spells=["acid_burst/reversed"])
    t.play("acid_burst")
    assert t.other.damage == {"nero": 1}
    assert t.other.on(1) == "fireball"
    assert t.other.memories == 0
    assert t.nothing_pending


def test_acid_burst_reversed_on_an_evocation_leaves_its_wizards_sheet_alone() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "spells": ["trap: blade_hail"], "evocations": ["malacoda@black_rose_room"]},
        {"who": "tessa", "at": "mirrors_room"},
        at="crypt",
        spells=["acid_burst/reversed"],
    )
    t.play("acid_burst")
    assert t["rebecca"].evocation("malacoda").damage[0] == 1
    assert t["rebecca"].status(1) == "trap"
    assert t["tessa"].damage == {}
    assert t.nothing_pending


# ------------------------------------------------------------------ Maelstrom


@rule("BR-R52")
def test_maelstrom_hurts_a_room_and_sweeps_it_clear() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "forge"},
        {"who": "tessa", "at": "arena"},
        at="crypt",
        evocations=["malacoda@forge"],
        spells=["maelstrom"],
    )
    t.play("maelstrom")
    assert rooms(t) == WITHIN_2
    t.play("forge")
    assert t["rebecca"].damage == {"nero": 2}
    assert rooms(t) == {"arena", "summoner_room", "sanctuary"}
    t.play("arena")
    assert t["rebecca"].at == "arena"
    assert t["tessa"].damage == {}
    assert t.me.evocations == ["malacoda@forge"]
    assert t.instability("crypt") == {"nero": 1}
    assert t.nothing_pending


def test_maelstrom_reversed_hurts_a_room_and_unsettles_it_twice() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "forge", "evocations": ["malacoda@forge"]},
        {"who": "tessa", "at": "sanctuary"},
        at="crypt",
        spells=["maelstrom/reversed"],
    )
    t.play("maelstrom", "mark-before")
    assert rooms(t) == WITHIN_2
    t.play("forge")
    assert t["rebecca"].damage == {"nero": 3}
    assert t["rebecca"].evocation("malacoda").damage[0] == 3
    assert t["tessa"].damage == {}
    assert t.instability("forge") == {"nero": 2}
    assert t.instability("crypt") == {"nero": 1}
    assert t.nothing_pending


@rule("BR-18.3")
def test_maelstrom_reversed_places_no_more_than_fits() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden"},
        at="crypt",
        instability={"garden": {"rebecca": 3}},
        spells=["maelstrom/reversed"],
    )
    t.play("maelstrom", "mark-before", "garden")
    assert t.instability("garden") == {"rebecca": 3, "nero": 1}
    assert t.nothing_pending


# ------------------------------------------------------------------ Demon Howl


def test_demon_howl_hurts_a_room_and_costs_the_wizards_in_it_a_card() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "hand": "fireball, dismiss", "evocations": ["malacoda@garden"]},
        {"who": "tessa", "at": "garden"},
        {"who": "jafar", "at": "oracle_room", "hand": "fireball"},
        at="crypt",
        spells=["demon_howl"],
    )
    t.play("demon_howl")
    assert rooms(t) == WITHIN_1
    t.play("garden")
    assert t["rebecca"].damage == t["tessa"].damage == {"nero": 1}
    assert t["rebecca"].evocation("malacoda").damage[0] == 1
    assert (t.ask, t.asked) == ("discard", "rebecca")
    t.play("dismiss")
    assert t["rebecca"].hand == "fireball"
    assert t["rebecca"].memories == "dismiss"
    assert t["jafar"].hand == "fireball"
    assert t.instability("crypt") == {}
    assert t.nothing_pending


@rule("BR-R66")
def test_demon_howl_costs_whom_it_defeats_no_card() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "hand": "fireball", "damage": {"nero": 10}},
        at="crypt",
        spells=["demon_howl"],
    )
    t.play("demon_howl", "garden")
    assert t.other.at == "cell"
    assert t.other.hand == "fireball"
    assert t.nothing_pending


def test_demon_howl_reversed_summons_a_malacoda_next_door() -> None:
    t = table("nero", at="crypt", spells=["demon_howl/reversed"])
    t.play("demon_howl")
    assert rooms(t) == {"garden", "sanctuary", "oracle_room"}
    t.play("oracle_room")
    assert t.me.evocations == ["malacoda@oracle_room"]
    assert t.me.evocation("malacoda").slot == 1
    assert t.nothing_pending


@rule("BR-23.2")
def test_demon_howl_reversed_fails_without_a_figure() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "evocations": ["malacoda@arena", "malacoda@arena", "malacoda@arena"]},
        at="crypt",
        spells=["demon_howl/reversed"],
    )
    t.play("demon_howl", "garden")
    assert t.me.evocations == []
    assert t.me.status(1) == "used"
    assert t.nothing_pending


# ------------------------------------------------------------------ Earthquake


def test_earthquake_shakes_ones_room_and_all_around_it() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "evocations": ["malacoda@forge", "malacoda@bibliotheca"]},
        {"who": "tessa", "at": "crypt"},
        {"who": "jafar", "at": "mirrors_room"},
        at="garden",
        evocations=["landsknecht@garden"],
        spells=["earthquake"],
    )
    t.play("earthquake")
    assert t["rebecca"].damage == t["tessa"].damage == {"nero": 1}
    assert [e.damage[0] for e in t["rebecca"].w.evocations] == [0, 1]
    assert t["jafar"].damage == t.me.damage == {}
    assert t.me.evocation("landsknecht").damage == [0] * 5
    assert t.instability("garden") == {"nero": 1}
    assert t.nothing_pending


@pytest.mark.parametrize(("lying", "placed"), [(0, 2), (5, 1), (6, 0)])
@rule("BR-18.3", "BR-18.5")
def test_earthquake_reversed_unsettles_a_room(lying: int, placed: int) -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "pleasures_room"},
        at="crypt",
        instability={"pleasures_room": {"rebecca": lying}},
        spells=["earthquake/reversed"],
    )
    t.play("earthquake", "mark-before")
    assert rooms(t) == WITHIN_2
    t.play("pleasures_room")
    assert t.instability("pleasures_room").get("nero", 0) == placed
    assert t.instability("crypt") == {"nero": 1}
    assert t.other.damage == {}
    assert t.nothing_pending


# ------------------------------------------------------------------ Flame Barrier


@rule("BR-19.7")
def test_flame_barrier_takes_two_off_and_burns_the_attacker() -> None:
    t = against({"at": "crypt", "spells": ["protection: flame_barrier"]}, at="crypt", spells=["fireball"])
    t.play("fireball", "crypt").answer_with("flame_barrier")
    assert t.other.damage == {"nero": 1}
    assert t.me.damage == {"nero": 2}
    assert t.other.status(1) == "used"
    assert t.nothing_pending


def test_flame_barrier_burns_the_wizard_of_an_attacking_evocation() -> None:
    t = against(
        {"at": "crypt", "spells": ["protection: flame_barrier"]},
        at="arena",
        spells=["raise_the_bone_knight/reversed"],
        evocations=["landsknecht@crypt"],
    )
    t.play("raise_the_bone_knight", "stop", "rebecca").answer_with("flame_barrier")
    assert t.other.damage == {"nero": 1}
    assert t.me.damage == {"nero": 2}
    assert t.me.evocation("landsknecht").damage == [0] * 5
    assert t.nothing_pending


@rule("BR-19.1")
def test_flame_barrier_does_not_answer_the_black_rose() -> None:
    t = table("nero", at="garden", board=["thorny_path", "", ""], spells=["protection: flame_barrier", "fireball"])
    t.play("black_rose_room")
    assert t.ask == "protect"
    assert t.options == ["pass"]
    t.play("pass")
    assert t.me.damage == {"rose": 2}
    t.play("stop")
    assert t.nothing_pending


@rule("BR-20.1", "BR-20.2")
def test_flame_barrier_reversed_burns_whoever_attacked() -> None:
    t = against({"at": "crypt", "spells": ["trap: flame_barrier/reversed"]}, at="crypt")
    t.play("rebecca")
    assert (t.ask, t.asked) == ("trap", "rebecca")
    assert t.other.damage == {"nero": 2}
    t.play("flame_barrier", "done")
    assert t.me.damage == {"rebecca": 3}
    assert t.other.status(1) == "used"
    assert t.nothing_pending


def test_flame_barrier_reversed_burns_an_evocation_that_attacked() -> None:
    t = against(
        {"at": "crypt", "spells": ["trap: flame_barrier/reversed"]},
        at="arena",
        spells=["raise_the_bone_knight/reversed"],
        evocations=["malacoda@garden", "bone_knight@crypt"],
    )
    t.play("raise_the_bone_knight").pass_all().play("stop", "rebecca").answer_with("flame_barrier")
    # A Bone Knight suffers 1 less.
    assert t.me.evocation("bone_knight").damage == [0, 2, 0, 0, 0]
    assert t.me.damage == {}
    assert t.other.damage == {"nero": 4}
    assert t.nothing_pending


@rule("BR-20.1")
def test_flame_barrier_reversed_does_not_answer_an_attack_on_another() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "spells": ["trap: flame_barrier/reversed"]},
        {"who": "tessa", "at": "crypt"},
        at="crypt",
    )
    t.play("tessa")
    assert not t.offers("flame_barrier")
    t.pass_all().play("done")
    assert t["tessa"].damage == {"nero": 2}
    assert t.me.damage == {}
    assert t.nothing_pending


def test_flame_barrier_reversed_does_not_answer_a_spell() -> None:
    t = against({"at": "crypt", "spells": ["trap: flame_barrier/reversed"]}, at="crypt", spells=["acid_burst"])
    t.play("acid_burst")
    assert t.other.damage == {"nero": 3}
    assert not t.offers("flame_barrier")
    assert t.me.damage == {}
    assert t.pass_all().nothing_pending


# ------------------------------------------------------------------ Blazing Stride


def test_blazing_stride_burns_where_it_ends() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt"},
        {"who": "tessa", "at": "bibliotheca", "evocations": ["malacoda@bibliotheca"]},
        at="crypt",
        evocations=["landsknecht@bibliotheca"],
        spells=["blazing_stride"],
    )
    t.play("blazing_stride", "garden", "bibliotheca")
    assert t.me.at == "bibliotheca"
    assert t["tessa"].damage == {"nero": 1}
    assert t["tessa"].evocation("malacoda").damage[0] == 1
    assert t["rebecca"].damage == {}
    assert t.me.evocation("landsknecht").damage == [0] * 5
    assert t.me.tokens == 2
    assert t.nothing_pending


def test_blazing_stride_may_stay_where_it_is() -> None:
    t = table("nero", {"who": "rebecca", "at": "crypt"}, at="crypt", spells=["blazing_stride"])
    t.play("blazing_stride", "stop")
    assert t.me.at == "crypt"
    assert t.other.damage == {"nero": 1}
    assert t.nothing_pending


@rule("BR-R89")
def test_blazing_stride_is_answered_where_it_ends_and_not_where_it_begins() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "spells": ["protection: mirror_image"]},
        {"who": "tessa", "at": "garden", "spells": ["protection: mirror_image"]},
        at="crypt",
        spells=["blazing_stride"],
    )
    t.play("blazing_stride", "garden", "stop")
    assert (t.ask, t.asked) == ("protect-effect", "tessa")
    t.play("mirror_image")
    assert t["tessa"].damage == t["rebecca"].damage == {}
    assert t["rebecca"].status(1) == "protection"
    assert t.nothing_pending


@rule("BR-R76")
def test_blazing_stride_reversed_is_an_attack_with_two_more() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "evocations": ["shame_of_crete@crypt"]},
        {"who": "tessa", "at": "garden"},
        at="crypt",
        spells=["blazing_stride/reversed"],
    )
    t.play("blazing_stride")
    assert set(t.options) == {"seat-1", "evocation-1-1"}
    t.play("rebecca")
    assert t["rebecca"].damage == {"nero": 4}
    assert t["tessa"].damage == {}
    assert t.me.tokens == 2
    assert t.nothing_pending


def test_blazing_stride_reversed_finds_nobody() -> None:
    t = table("nero", {"who": "rebecca", "at": "garden"}, at="crypt", spells=["blazing_stride/reversed"])
    t.play("blazing_stride")
    assert t.other.damage == {}
    assert t.me.status(1) == "used"
    assert t.nothing_pending


# ------------------------------------------------------------------ Scorched Threshold


@pytest.mark.parametrize(
    ("room", "damage", "cubes"), [("summoner_room", 2, {"rebecca": 1}), ("bibliotheca", 3, {})], ids=["red", "yellow"]
)
@rule("BR-20.7", "BR-20.8", "BR-18.4")
def test_scorched_threshold_burns_who_enters(room: str, damage: int, cubes: Mapping[str, int]) -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "spells": ["trap: scorched_threshold"]},
        {"who": "tessa", "at": room},
        at="garden",
        evocations=[f"malacoda@{room}"],
    )
    t.play(room, "scorched_threshold").pass_all().play("stop").pass_all().play("done")
    assert t.me.damage == {"rebecca": damage}
    assert t["tessa"].damage == {}
    assert t.me.evocation("malacoda").damage == [0] * 5
    assert t.instability(room) == cubes
    assert t.instability("crypt") == {"rebecca": 1}
    assert t.me.at == room
    assert t["rebecca"].status(1) == "used"
    assert t.nothing_pending


@pytest.mark.parametrize("room", ["oracle_room", "crypt", "black_rose_room"])
@rule("BR-20.7")
def test_scorched_threshold_does_not_answer_in_rooms_of_other_colours(room: str) -> None:
    t = against({"at": "arena", "spells": ["trap: scorched_threshold"]}, at="garden")
    t.play(room)
    assert not t.offers("scorched_threshold")
    t.pass_all().play("stop").pass_all()
    if t.ask == "activate-after":
        t.play("done")
    assert t.me.damage == {}
    assert t.other.status(1) == "trap"
    assert t.nothing_pending


@rule("BR-23.12")
def test_scorched_threshold_burns_an_evocation_that_enters() -> None:
    t = against({"at": "crypt", "spells": ["trap: scorched_threshold"]}, at="garden", spells=["demon_howl/reversed"])
    t.play("demon_howl", "bibliotheca", "scorched_threshold")
    assert t.me.evocation("malacoda").damage == [0, 3, 0, 0, 0]
    assert t.me.damage == {}
    assert t.nothing_pending


def test_scorched_threshold_in_a_full_room_only_burns() -> None:
    t = against(
        {"at": "cell", "spells": ["trap: scorched_threshold"]},
        at="garden",
        instability={"summoner_room": {"nero": 6}},
    )
    t.play("summoner_room", "scorched_threshold").pass_all().play("stop", "done")
    assert t.me.damage == {"rebecca": 2}
    assert t.instability("summoner_room") == {"nero": 6}
    assert t.state.supply[1] == 24
    assert t.nothing_pending


# ------------------------------------------------------------------ Annihilation


def test_annihilation_hurts_a_wizard() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "evocations": [f"malacoda@{LINE[1]}"]},
        at="crypt",
        spells=["annihilation"],
    )
    t.play("annihilation")
    assert t.other.damage == {"nero": 2}
    assert t.other.evocations == [f"malacoda@{LINE[1]}"], "out of range"
    assert t.instability("crypt") == {"nero": 1}
    assert t.nothing_pending


@rule("BR-23.11")
def test_annihilation_removes_an_evocation() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "evocations": ["shame_of_crete@crypt"]},
        at="crypt",
        spells=["annihilation"],
    )
    t.play("annihilation")
    assert set(t.options) == {"seat-1", "evocation-1-1"}
    t.play("shame_of_crete")
    assert t.other.evocations == []
    assert (t.other.damage, t.me.trophies) == ({}, {})
    assert t.nothing_pending


def test_annihilation_reversed_takes_a_cube_over_and_adds_one() -> None:
    t = table("nero", at="crypt", instability={"forge": {"rebecca": 2}}, spells=["annihilation/reversed"])
    t.play("annihilation", "mark-before", "forge", "rebecca")
    assert t.instability("forge") == {"nero": 2, "rebecca": 1}
    assert t.instability("crypt") == {"nero": 1}
    assert t.nothing_pending
