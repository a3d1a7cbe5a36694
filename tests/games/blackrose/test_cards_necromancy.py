"""The spells of the school of Necromancy, both halves of each."""

from __future__ import annotations

import pytest

from magemoot.games.blackrose.catalogue import BOX
from magemoot.games.blackrose.lodge import ANYWHERE
from tests.games.blackrose.play import Table, table
from tests.support.rules import rule

ALL_WAYS = ["garden", "crypt", "arena", "forge", "treasure_room"]
"""From the Garden: the same room, range 1 and 2; on no straight line though near; far away."""


FACES = {
    "vampire_bite": ("combat unholy single 1", "combat unholy area 0"),
    "icy_grip": ("combat water single 2", "combat water single 1"),
    "cowardice": ("general unholy single any", "general unholy single 2"),
    "fading_hope": ("general unholy single 2", "general unholy special"),
    "treacherous_fog": ("combat water single 2", "combat air area 1"),
    "summoning_of_darkness": ("general unholy area 1", "general unholy area 2"),
    "grip_of_darkness": ("general unholy single any", "general unholy special"),
    "dark_armour": ("protection unholy self", "protection unholy self"),
    "raise_the_bone_knight*": ("general unholy area 0", "general unholy single any"),
    "soul_harvest*": ("combat unholy area 0", "general unholy special"),
    "tomb_snare*": ("trap unholy area any", "trap unholy area any"),
    "plague_of_bones*": ("combat earth single 2", "combat earth single 1"),
}
"""Type, element, target and range of both halves; * marks instability."""


@pytest.mark.parametrize("card", FACES)
@rule("BR-17.6", "BR-18.1")
def test_what_stands_on_the_card(card: str) -> None:
    spell = BOX.spells[card.removesuffix("*")]
    assert spell.instability is card.endswith("*")
    for half, face in zip(spell.halves.values(), FACES[card], strict=True):
        reach = [] if half.range < 0 else ["any" if half.range == ANYWHERE else str(half.range)]
        assert " ".join([half.type, half.element, half.target, *reach]) == face


def near_garden(t: Table) -> set[str]:
    """The rooms in range 1 of the Garden."""
    return {"garden", *t.next_to("garden")}


def rooms(t: Table) -> set[str]:
    """The rooms that are offered."""
    return {o.removeprefix("room-") for o in t.options}


@pytest.mark.parametrize(
    ("spell", "reach"),
    [
        ("vampire_bite", 2),
        ("icy_grip", 3),
        ("icy_grip/reversed", 2),
        ("cowardice", 5),
        ("cowardice/reversed", 3),
        ("fading_hope", 3),
        ("treacherous_fog", 3),
        ("plague_of_bones", 3),
        ("plague_of_bones/reversed", 2),
    ],
)
@rule("BR-17.15", "BR-17.19–17.23")
def test_what_lies_in_range_on_a_straight_line_can_be_aimed_at(spell: str, reach: int) -> None:
    found = []
    for room in (*ALL_WAYS, "cell"):
        t = table("nero", {"who": "rebecca", "at": room, "tokens": 0, "power": 3}, at="garden", spells=[spell])
        t.play(spell.partition("/")[0])
        if not t.events("spell-in-vain"):
            found.append(room)
        assert t.me.status(1) == "used"
    assert found == ALL_WAYS[:reach]


@pytest.mark.parametrize("spell", ["cowardice", "cowardice/reversed", "fading_hope"])
def test_some_spells_are_for_wizards_only(spell: str) -> None:
    t = table("nero", {"who": "rebecca", "at": "forge", "evocations": ["cerberus@crypt"], "tokens": 0},
              {"who": "tessa", "tokens": 0}, at="garden", spells=[spell])  # fmt: skip
    t.play(spell.partition("/")[0])
    assert bool(t.events("spell-in-vain")) == (spell != "cowardice")
    assert sum(t["rebecca"].evocation("cerberus").damage) == 0
    assert t.nothing_pending


# ------------------------------------------------------------------ Vampire Bite


@rule("BR-21.15")
def test_vampire_bite_hurts_and_heals_two_of_any_colours() -> None:
    t = table("nero", {"who": "rebecca", "at": "crypt"}, at="garden", spells=["vampire_bite"],
              damage={"rebecca": 2, "rose": 1})  # fmt: skip
    t.play("vampire_bite")
    assert t.options == ["colour-1", "colour-rose"]
    t.play("rose")
    assert t.other.damage == {"nero": 2}
    assert t.me.damage == {"rebecca": 1}
    assert t.nothing_pending


def test_vampire_bite_heals_also_if_the_damage_was_prevented_but_not_more_than_there_is() -> None:
    hers = {"who": "rebecca", "at": "crypt", "spells": ["protection: sentinel_eye"]}
    t = table("nero", hers, at="garden", spells=["vampire_bite"], damage={"rebecca": 1})
    t.play("vampire_bite", "pass", "sentinel_eye")
    assert t.other.damage == t.me.damage == {}
    assert t.nothing_pending


def test_vampire_bite_reversed_heals_one_for_each_that_really_suffered() -> None:
    hers = {"who": "rebecca", "at": "garden", "evocations": ["bone_knight@garden", "cerberus@garden", "malacoda@crypt"]}
    tessa = {"who": "tessa", "at": "garden", "spells": ["protection: sentinel_eye"]}
    t = table("nero", hers, tessa, at="garden", spells=["vampire_bite/reversed"], damage={"rose": 5})
    t.play("vampire_bite", "pass", "sentinel_eye")
    assert (t["rebecca"].damage, t["tessa"].damage) == ({"nero": 1}, {})
    # The Bone Knight takes one off everything it suffers.
    assert [sum(e.damage) for e in t["rebecca"].w.evocations] == [0, 1, 0]
    assert t.me.damage == {"rose": 3}
    assert t.nothing_pending


# ------------------------------------------------------------------ Icy Grip


@rule("BR-21.16", "BR-28.9")
def test_icy_grip_hurts_and_converts_one_cube() -> None:
    hers = {"who": "rebecca", "at": "crypt", "damage": {"rebecca": 1, "rose": 1, "nero": 1}}
    t = table("nero", hers, at="garden", spells=["icy_grip"])
    t.play("icy_grip")
    assert t.options == ["colour-1", "colour-rose", "done"], "of other colours, and up to one"
    t.play("rose")
    assert t.other.damage == {"rebecca": 1, "nero": 4}
    assert t.nothing_pending


def test_icy_grip_converts_nothing_on_an_evocation() -> None:
    hers = {"who": "rebecca", "evocations": ["cerberus@crypt"]}
    t = table("nero", hers, at="garden", spells=["icy_grip"])
    t.play("icy_grip")
    assert t.other.evocation("cerberus").damage == [2, 0, 0, 0, 0]
    assert t.nothing_pending


def test_icy_grip_reversed_hurts_blocks_movement_and_converts() -> None:
    hers = {"who": "rebecca", "at": "crypt", "damage": {"rose": 2}, "tokens": 1}
    t = table("nero", hers, at="garden", spells=["icy_grip/reversed"], tokens=0)
    t.play("icy_grip", "rose")
    assert t.other.damage == {"rose": 1, "nero": 2}
    assert (t.other.w.blocked_move, t.other.w.blocked_activation) == (True, False)
    assert t.asked == "rebecca"
    assert t.options == ["activate", "wait"]
    assert t.nothing_pending


@rule("BR-R66")
def test_icy_grip_reversed_does_nothing_more_to_whom_it_defeats() -> None:
    hers = {"who": "rebecca", "at": "crypt", "damage": {"rose": 10}}
    t = table("nero", hers, at="garden", spells=["icy_grip/reversed"])
    t.play("icy_grip")
    assert (t.other.at, t.other.w.blocked_move) == ("cell", False)
    assert t.nothing_pending


# ------------------------------------------------------------------ Cowardice


@rule("BR-R78", "BR-T33")
def test_cowardice_converts_up_to_three_as_far_as_the_supply_goes() -> None:
    hers = {"who": "rebecca", "at": "treasure_room", "damage": {"rebecca": 3, "rose": 2}}
    t = table("nero", hers, at="garden", spells=["cowardice"])
    t.play("cowardice", "rose", "rebecca", "rebecca")
    assert t.other.damage == {"rebecca": 1, "rose": 1, "nero": 3}
    assert t.nothing_pending
    lying: dict[str, dict[str, int]] = {"crypt": {"nero": 6}, "oracle_room": {"nero": 6}, "the_abyss": {"nero": 6}}
    t = table(
        "nero",
        hers,
        at="garden",
        spells=["cowardice"],
        instability={**lying, "arena": {"nero": 6}, "garden": {"nero": 1}},
    )
    assert t.me.cubes_left == 1
    t.play("cowardice", "rose")
    assert t.other.damage == {"rebecca": 3, "rose": 1, "nero": 1}
    assert t.nothing_pending
    t = table(
        "nero",
        hers,
        at="garden",
        spells=["cowardice"],
        instability={**lying, "arena": {"nero": 6}, "garden": {"nero": 2}},
    )
    t.play("cowardice")
    assert (t.other.damage, t.me.status(1)) == ({"rebecca": 3, "rose": 2}, "used")
    assert t.nothing_pending


@rule("BR-R52")
def test_cowardice_reversed_converts_two_and_pushes_one_room() -> None:
    hers = {"who": "rebecca", "at": "crypt", "damage": {"rebecca": 3}, "blocked_move": True}
    t = table("nero", hers, at="garden", spells=["cowardice/reversed"])
    t.play("cowardice", "rebecca", "rebecca")
    assert (t.ask, t.asked) == ("push", "nero")
    assert rooms(t) == set(t.next_to("crypt")), "exactly one step"
    t.play("oracle_room")
    assert t.other.at == "oracle_room"
    assert t.other.damage == {"rebecca": 1, "nero": 2}
    assert t.other.w.blocked_move, "pushed wizards keep their block tokens"
    assert t.nothing_pending


# ------------------------------------------------------------------ Fading Hope


@pytest.mark.parametrize(("damage", "power", "stolen"), [(5, 3, 1), (6, 3, 2), (7, 1, 1), (6, 0, 0)])
@rule("BR-28.23")
def test_fading_hope_steals_one_power_or_two_from_the_badly_hurt(damage: int, power: int, stolen: int) -> None:
    hers = {"who": "rebecca", "at": "crypt", "power": power, "damage": {"rose": damage}}
    t = table("nero", hers, at="garden", spells=["fading_hope"])
    t.play("fading_hope")
    assert (t.me.power, t.other.power) == (stolen, power - stolen)
    assert t.nothing_pending


def test_fading_hope_reversed_costs_those_a_power_on_whom_an_own_cube_lies() -> None:
    t = table("nero", {"who": "rebecca", "at": "crypt", "power": 3, "damage": {"nero": 1}},
              {"who": "tessa", "at": "crypt", "power": 3, "damage": {"rebecca": 5}},
              {"who": "jafar", "power": 3, "damage": {"nero": 5}},
              at="garden", spells=["fading_hope/reversed"], power=1, damage={"nero": 1})  # fmt: skip
    t.play("fading_hope")
    assert (t["rebecca"].power, t["tessa"].power) == (2, 3)
    assert t["jafar"].power == 3, "in the cell"
    assert t.me.power == 1, "lost, not stolen"
    assert t.nothing_pending


# ------------------------------------------------------------------ Treacherous Fog


def test_treacherous_fog_hurts_and_strips_an_activated_spell() -> None:
    hers = {
        "who": "rebecca",
        "at": "crypt",
        "quick": "fireball",
        "spells": ["trap: blade_hail", "protection: barkskin", "used: dismiss"],
    }
    t = table("nero", hers, at="garden", spells=["treacherous_fog"])
    t.play("treacherous_fog", "pass", "pass")
    assert t.options == ["sheet-1-1", "sheet-1-2"], "traps and protections that were not triggered"
    t.play("sheet-1-1")
    assert t.other.damage == {"nero": 1}
    assert t.other.status(1) == ""
    assert t.other.memories == "blade_hail"
    assert t.other.hand == 0, "also a trap goes to the memories"
    assert t.nothing_pending


def test_treacherous_fog_strips_nothing_where_nothing_is_activated() -> None:
    hers = {"who": "rebecca", "at": "crypt", "quick": "fireball", "evocations": ["cerberus@crypt"]}
    for target in ("rebecca", "cerberus"):
        t = table("nero", hers, at="garden", spells=["treacherous_fog"])
        t.play("treacherous_fog", target)
        assert t.other.memories == 0
        assert t.other.wounds + sum(t.other.evocation("cerberus").damage) == 1
        assert t.nothing_pending


def test_treacherous_fog_reversed_hits_a_room_within_one() -> None:
    hers = {"who": "rebecca", "at": "crypt", "evocations": ["cerberus@crypt", "malacoda@garden"]}
    t = table("nero", hers, at="garden", spells=["treacherous_fog/reversed"])
    t.play("treacherous_fog")
    assert rooms(t) == near_garden(t)
    t.play("crypt")
    assert t.other.damage == {"nero": 2}
    assert [sum(e.damage) for e in t.other.w.evocations] == [2, 0]
    assert t.nothing_pending


# ------------------------------------------------------------------ Summoning of Darkness, Grip of Darkness


@rule("BR-23.1", "BR-23.3")
def test_summoning_of_darkness_brings_a_landsknecht_within_one_room() -> None:
    t = table("nero", at="garden", spells=["summoning_of_darkness"])
    t.play("summoning_of_darkness")
    assert rooms(t) == near_garden(t)
    t.play("sanctuary")
    assert t.me.evocations == ["landsknecht@sanctuary"]
    assert t.me.evocation("landsknecht").slot == 1
    assert t.nothing_pending


@rule("BR-23.4", "BR-27.12", "BR-R48")
def test_summoning_of_darkness_with_three_evocations_replaces_one_or_is_lost() -> None:
    three = ["cerberus@forge", "malacoda@forge", "landsknecht@forge"]
    t = table("nero", at="garden", spells=["summoning_of_darkness"], evocations=three)
    t.play("summoning_of_darkness", "garden", "pass")
    assert t.me.evocations == three
    assert t.nothing_pending
    t = table("nero", at="garden", spells=["summoning_of_darkness"], evocations=three)
    t.play("summoning_of_darkness", "garden", "malacoda")
    assert t.me.evocations == ["cerberus@forge", "landsknecht@garden", "landsknecht@forge"]
    assert t.nothing_pending


def test_summoning_of_darkness_reversed_needs_a_room_with_an_enemy() -> None:
    hers = {"who": "rebecca", "at": "arena", "evocations": ["cerberus@crypt", "cerberus@forge"]}
    t = table("nero", hers, at="garden", spells=["summoning_of_darkness/reversed"], evocations=["landsknecht@garden"])
    t.play("summoning_of_darkness")
    assert rooms(t) == {"arena", "crypt"}, "the Forge is on no straight line"
    t.play("arena")
    assert t.me.evocations == ["landsknecht@garden", "landsknecht@arena"]
    assert t.nothing_pending
    t = table("nero", at="garden", spells=["summoning_of_darkness/reversed"])
    t.play("summoning_of_darkness")
    assert len(t.events("spell-in-vain")) == 1
    assert t.me.evocations == []


@rule("BR-23.7", "BR-28.1")
def test_grip_of_darkness_lets_an_own_landsknecht_act() -> None:
    hers = {"who": "rebecca", "at": "crypt", "evocations": ["landsknecht@crypt"]}
    t = table("nero", hers, at="treasure_room", spells=["grip_of_darkness"],
              evocations=["landsknecht@oracle_room", "bone_knight@crypt", "landsknecht@arena"])  # fmt: skip
    t.play("grip_of_darkness")
    assert t.options == ["evocation-0-1", "evocation-0-3"], "own Landsknechts, wherever they are"
    t.play("landsknecht@oracle_room", "crypt", "stop")
    assert t.options == ["seat-1", "evocation-1-1", "pass"]
    t.play("rebecca")
    assert t.other.damage == {"nero": 2}
    assert t.me.evocations[0] == "landsknecht@crypt"
    assert t.nothing_pending


def test_grip_of_darkness_without_a_landsknecht_is_lost() -> None:
    t = table("nero", at="garden", spells=["grip_of_darkness"], evocations=["bone_knight@garden"])
    t.play("grip_of_darkness")
    assert len(t.events("spell-in-vain")) == 1
    assert t.me.status(1) == "used"
    assert t.nothing_pending


@rule("BR-23.10")
def test_grip_of_darkness_reversed_lets_every_undead_attack_in_the_order_one_likes() -> None:
    hers = {"who": "rebecca", "at": "crypt"}
    t = table("nero", hers, at="garden", spells=["grip_of_darkness/reversed"],
              evocations=["landsknecht@crypt", "malacoda@crypt", "bone_knight@crypt"])  # fmt: skip
    t.play("grip_of_darkness")
    assert t.options == ["evocation-0-1", "evocation-0-3"], "no demon"
    t.play("bone_knight")
    assert (t.ask, t.options) == ("evocation-attack", ["seat-1", "pass"]), "it does not move, and need not attack"
    t.play("rebecca")
    assert t.other.damage == {"nero": 3}
    t.play("pass")
    assert t.other.damage == {"nero": 3}
    assert t.nothing_pending


# ------------------------------------------------------------------ Dark Armour


def test_dark_armour_prevents_everything_and_strikes_back() -> None:
    hers = {"who": "rebecca", "at": "crypt", "spells": ["protection: dark_armour"], "evocations": ["cerberus@crypt"]}
    t = table("nero", hers, at="garden", spells=["shame_of_crete/reversed"])
    t.play("shame_of_crete", "mark-before", "crypt", "pass", "dark_armour")
    assert t.other.damage == {}
    assert t.me.damage == {"nero": 1}
    assert t.other.evocations == [], "the Cerberus suffers its four"
    assert t.nothing_pending


@rule("BR-R31", "BR-R75")
def test_dark_armour_prevents_what_the_black_rose_does_and_nobody_suffers_for_it() -> None:
    t = table("nero", at="garden", spells=["protection: dark_armour"], board=["green_hunger", "", ""])
    t.play("activate", "crypt", "dark_armour")
    assert (t.me.damage, t.me.status(1)) == ({}, "used")
    assert t.rose == 0
    t.play("done")
    assert t.nothing_pending


def test_dark_armour_reversed_shields_one_own_evocation_of_choice() -> None:
    hers = {
        "who": "rebecca",
        "at": "crypt",
        "spells": ["protection: dark_armour/reversed"],
        "evocations": ["landsknecht@crypt", "cerberus@crypt", "malacoda@garden"],
    }
    t = table("nero", hers, at="garden", spells=["fireball"])
    t.play("fireball", "crypt", "pass", "dark_armour")
    assert (t.ask, t.options) == ("protect-evocation", ["evocation-1-1", "evocation-1-2"]), "only one that is hit"
    t.play("landsknecht")
    assert t.other.damage == {"nero": 3}, "not she herself"
    assert t.other.evocations == ["landsknecht@crypt", "cerberus@crypt", "malacoda@garden"]
    assert [sum(e.damage) for e in t.other.w.evocations] == [0, 3, 0]
    assert t.me.damage == {"nero": 1}
    assert t.nothing_pending


def test_dark_armour_reversed_does_not_answer_damage_to_its_owner() -> None:
    hers = {
        "who": "rebecca",
        "at": "crypt",
        "spells": ["protection: dark_armour/reversed"],
        "evocations": ["malacoda@garden"],
    }
    t = table("nero", hers, at="garden", spells=["fireball"])
    t.play("fireball", "crypt", "pass")
    assert (t.ask, t.options) == ("protect", ["pass"])


# ------------------------------------------------------------------ Raise the Bone Knight


def test_raise_the_bone_knight_summons_it_in_the_own_room() -> None:
    t = table("nero", at="garden", spells=["raise_the_bone_knight"])
    t.play("raise_the_bone_knight")
    assert t.me.evocations == ["bone_knight@garden"]
    assert t.instability("garden") == {"nero": 1}
    assert t.nothing_pending


def test_raise_the_bone_knight_fails_without_a_figure() -> None:
    hers = {"who": "rebecca", "evocations": ["bone_knight@forge", "bone_knight@forge", "bone_knight@forge"]}
    t = table("nero", hers, at="garden", spells=["raise_the_bone_knight"])
    t.play("raise_the_bone_knight")
    assert t.me.evocations == []
    assert t.instability("garden") == {"nero": 1}, "the mark belongs to casting"
    assert t.nothing_pending


def test_raise_the_bone_knight_reversed_lets_an_undead_act_harder() -> None:
    hers = {"who": "rebecca", "at": "crypt"}
    t = table("nero", hers, at="garden", spells=["raise_the_bone_knight/reversed"],
              evocations=["cerberus@crypt", "landsknecht@oracle_room", "bone_knight@garden"])  # fmt: skip
    t.play("raise_the_bone_knight")
    assert t.options == ["evocation-0-2", "evocation-0-3"], "undead only"
    t.play("landsknecht", "crypt", "stop", "rebecca")
    assert t.other.damage == {"nero": 2 + 1}
    assert t.nothing_pending


# ------------------------------------------------------------------ Soul Harvest


@pytest.mark.parametrize(("evocation", "power"), [("landsknecht", 1), ("cerberus", 0)])
def test_soul_harvest_brings_power_for_a_kill(evocation: str, power: int) -> None:
    hers = {"who": "rebecca", "at": "garden", "evocations": [f"{evocation}@garden", "landsknecht@crypt"]}
    t = table("nero", hers, at="garden", spells=["soul_harvest"])
    t.play("soul_harvest")
    assert t.other.damage == {"nero": 2}
    assert t.me.power == power
    assert len(t.other.evocations) == 2 - power
    assert t.instability("garden") == {"nero": 1}
    assert t.nothing_pending


def test_soul_harvest_counts_wizards_and_pays_once() -> None:
    t = table("nero", {"who": "rebecca", "at": "garden", "damage": {"nero": 9}, "evocations": ["landsknecht@garden"]},
              at="garden", spells=["soul_harvest"])  # fmt: skip
    t.play("soul_harvest")
    assert t.other.at == "cell"
    assert t.me.power == 5 + 1
    assert t.nothing_pending


def test_soul_harvest_reversed_gives_up_an_own_evocation() -> None:
    t = table("nero", at="garden", spells=["soul_harvest/reversed"], damage={"rose": 4},
              evocations=["landsknecht@forge", "cerberus@crypt"])  # fmt: skip
    t.play("soul_harvest", "landsknecht")
    assert t.me.evocations == ["cerberus@crypt"]
    assert (t.me.power, t.me.damage) == (1, {"rose": 1})
    assert t.instability("garden") == {"nero": 1}
    assert t.nothing_pending


def test_soul_harvest_reversed_gives_up_the_only_one() -> None:
    t = table("nero", at="garden", spells=["soul_harvest/reversed"], evocations=["cerberus@crypt"])
    t.play("soul_harvest")
    assert t.me.evocations == []
    assert t.me.power == 1
    assert t.nothing_pending


def test_soul_harvest_reversed_without_an_evocation_does_nothing() -> None:
    t = table("nero", at="garden", spells=["soul_harvest/reversed"], damage={"rose": 4})
    t.play("soul_harvest")
    assert (t.me.power, t.me.damage) == (0, {"rose": 4})
    assert t.nothing_pending


# ------------------------------------------------------------------ Tomb Snare


def test_tomb_snare_grey_summons_a_landsknecht_that_attacks_at_once() -> None:
    hers = {"who": "rebecca", "at": "forge", "spells": ["trap: tomb_snare"]}
    t = table("nero", hers, {"who": "tessa", "at": "crypt"}, at="garden")
    t.play("crypt", "tomb_snare")
    assert t["rebecca"].evocations == ["landsknecht@crypt"]
    assert (t.me.damage, t["tessa"].damage) == ({"rebecca": 2}, {}), "nobody but who entered"
    assert t.instability("forge") == {"rebecca": 1}, "her mark lies where she stands"
    assert t.ask == "step"
    t.play("stop", "done")
    assert t.nothing_pending


def test_tomb_snare_grey_needs_a_figure() -> None:
    out = [f"landsknecht@{room}" for room in ("forge", "forge", "forge")]
    hers = {"who": "rebecca", "spells": ["trap: tomb_snare"], "evocations": ["landsknecht@arena", "landsknecht@arena"]}
    t = table("nero", hers, {"who": "tessa", "evocations": out}, at="garden", evocations=out)
    t.play("crypt", "tomb_snare")
    assert (t.me.damage, t["rebecca"].status(1)) == ({}, "used")
    assert t.instability("crypt") == {}


def test_tomb_snare_blue_hurts_and_converts_on_wizards() -> None:
    hers = {"who": "rebecca", "spells": ["trap: tomb_snare"]}
    t = table("nero", hers, at="garden", damage={"rose": 2})
    t.play("oracle_room", "tomb_snare", "rose")
    assert t.me.damage == {"rebecca": 3, "rose": 1}
    assert t.ask == "step"
    t = table("nero", hers, at="forge", spells=["grip_of_darkness"], evocations=["landsknecht@garden"])
    t.play("grip_of_darkness", "oracle_room", "tomb_snare")
    assert t.me.evocations == []
    assert t.nothing_pending


@pytest.mark.parametrize("room", ["sanctuary", "summoner_room"])
def test_tomb_snare_has_no_other_colour(room: str) -> None:
    t = table("nero", {"who": "rebecca", "spells": ["trap: tomb_snare"]}, at="garden")
    t.play(room)
    assert (t.ask, t.options) == ("trap", ["pass", "quiet"])


# ------------------------------------------------------------------ Plague of Bones


@pytest.mark.parametrize(("own", "damage"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_plague_of_bones_grows_with_the_own_undead(own: int, damage: int) -> None:
    undead = ["landsknecht@forge", "bone_knight@arena", "landsknecht@the_abyss"][:own]
    hers = {"who": "rebecca", "at": "crypt", "evocations": ["landsknecht@forge"]}
    others = [] if own == 3 else ["cerberus@forge"]
    t = table("nero", hers, at="garden", spells=["plague_of_bones"], evocations=[*undead, *others])
    t.play("plague_of_bones")
    assert t.other.damage == {"nero": damage}
    assert t.instability("garden") == {"nero": 1}
    assert t.nothing_pending


def test_plague_of_bones_reversed_inflicts_three() -> None:
    hers = {"who": "rebecca", "at": "crypt", "evocations": ["cerberus@crypt"]}
    t = table("nero", hers, at="garden", spells=["plague_of_bones/reversed"], evocations=["landsknecht@crypt"])
    t.play("plague_of_bones", "cerberus")
    assert t.other.damage == {}
    assert sum(t.other.evocation("cerberus").damage) == 3
    assert t.instability("garden") == {"nero": 1}
    assert t.nothing_pending
