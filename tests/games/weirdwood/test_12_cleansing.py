"""WM-12: how Rooms become Cursed, what that bars, and how they are cleansed."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.weirdwood.catalogue import BOX
from magemoot.games.weirdwood.table import threat
from tests.games.weirdwood.landing import acting, cursed, monster_card, moving, refreshed
from tests.games.weirdwood.play import INNER, MIDDLE, OUTER, Table, table
from tests.support.rules import rule

PRINTED = ("throne_room", "entrance_hall", "time_rift_terrace", "fae_rift")


def library(**more: Any) -> Table:
    """Celia stands in the Cursed Earling Library, which costs 2 Mîn and gives 3 PP."""
    return table(
        **{"at": "earling_library", "cursed": ["earling_library"], "hand": "charge, fae_touch", "min": 2, **more}
    )


# ------------------------------------------------------------------ becoming Cursed


@rule("WM-12.1")
def test_two_scarabs_curse_a_room_and_all_that_is_in_it_stays() -> None:
    t = refreshed("celia", "bailey", at="earling_library", scarabs={"earling_library": 1, "cartographers_chamber": 1})
    assert t.cursed("earling_library")
    assert t.scarabs("earling_library") == 2
    assert t.me.at == "earling_library"


@rule("WM-12.1")
def test_one_scarab_does_not_and_a_room_stays_cursed_when_they_are_gone() -> None:
    t = refreshed(scarabs={"cartographers_chamber": 1, "altar_of_altruism": 2}, cursed=["altar_of_altruism"])
    assert cursed(t) == {"altar_of_altruism", "abandoned_tunnels"}
    assert t.scarabs("altar_of_altruism") == 0
    assert t.scarabs("earling_library") == 1


@rule("WM-12.2")
def test_printed_rooms_cannot_be_cursed() -> None:
    assert [id for id, room in BOX.rooms.items() if room.curse is None] == list(PRINTED)
    t = refreshed(scarabs={"orators_hall": 2})
    assert t.scarabs("entrance_hall") == 2
    assert not cursed(t)


# ------------------------------------------------------------------ what a curse bars


@rule("WM-12.3", "WM-19.3")
def test_the_action_of_a_cursed_room_cannot_be_used() -> None:
    assert moving().play("earling_library").offers("room")
    assert not moving(cursed=["earling_library"]).play("earling_library").offers("room")


# ------------------------------------------------------------------ cleansing


@rule("WM-12.4", "WM-12.5")
def test_a_cursed_room_is_cleansed_for_its_cost_and_gives_pp() -> None:
    t = library(power=1)
    t.play("cleanse", "power", "combat", "tactics")
    assert not t.cursed("earling_library")
    assert t.me.resources == (0, 0, 0, 1)
    assert t.me.tracks == [1, 1, 1]
    assert t.nothing_pending


@rule("WM-12.5")
def test_then_its_action_may_be_used() -> None:
    t = library().play("cleanse", *["combat"] * 3, "room")
    assert t.me.knowledge == 2
    assert t.nothing_pending


@rule("WM-12.4")
@pytest.mark.parametrize("played", [False, True])
def test_at_any_moment_of_the_turn(played: bool) -> None:
    assert library(rest={"played": played}).offers("cleanse")


@rule("WM-12.4")
def test_only_in_ones_own_room_on_ones_own_turn() -> None:
    assert not library(at="entrance_hall", companions="pennywhistle").offers("cleanse")
    t = table(
        "celia",
        {"who": "bailey", "at": "earling_library", "min": 2},
        cursed=["earling_library"],
        hand="charge, fae_touch",
    )
    assert not t.offers("cleanse")


@rule("WM-12.4")
def test_not_beside_scarabs_or_the_monster_and_not_without_the_cost() -> None:
    assert library().offers("cleanse")
    assert not library(scarabs={"earling_library": 1}).offers("cleanse")
    assert not library(fae={"at": "earling_library"}).offers("cleanse")
    assert not library(min=1, knowledge=5).offers("cleanse")
    assert not library(cursed=[]).offers("cleanse")


@rule("WM-12.6")
def test_a_power_can_cleanse_in_spite_of_enemies_and_without_the_cost() -> None:
    t = library(scarabs={"earling_library": 2}, power=1, min=1)
    assert not t.offers("cleanse")
    t.play("rewrite_the_verse", *["combat"] * 3)
    assert not t.cursed("earling_library")
    assert t.scarabs("earling_library") == 2
    assert not t.offers("room"), "the Scarabs still bar that"
    assert t.nothing_pending


@rule("WM-12.7", "WM-28.21", "WM-30.28")
@pytest.mark.parametrize(("monster", "tile"), [("ogre", "rubble"), ("therus", "fire")])
def test_a_room_that_was_cursed_when_a_tile_came_stays_cursed_for_ever(monster: str, tile: str) -> None:
    t = library(monster=monster, tiles={"earling_library": tile}, power=2, min=5)
    assert t.cursed("earling_library")
    assert not t.offers("cleanse")
    assert not t.offers("rewrite_the_verse"), "nor by a Power"


@rule("WM-R42")
def test_rubble_on_a_cursed_room_leaves_the_curse_threat_as_it_is() -> None:
    t = monster_card(
        "bone_shaking_stomp", day=5, fae={"at": "roman_baths"}, cursed=["roman_baths"], scarabs={"roman_baths": 2}
    )
    assert t.tile("roman_baths") == "rubble"
    assert t.scarabs("roman_baths") == 0
    assert threat(t.state) == 1


@rule("WM-R42", "WM-R82")
def test_a_room_that_is_not_cursed_stays_so_under_rubble() -> None:
    t = monster_card("bone_shaking_stomp", day=5, fae={"at": "roman_baths"}, scarabs={"roman_baths": 1})
    assert t.tile("roman_baths") == "rubble"
    t = monster_card("come_forth", day=5, fae={"at": "roman_baths"}, tiles={"roman_baths": "rubble"}, dice=[5, 1])
    assert t.scarabs("roman_baths") == 0
    assert not cursed(t)


# ------------------------------------------------------------------ the worked example


@rule("WM-T17", "WM-12.5", "WM-7.5")
def test_worked_example_of_cleansing_between_two_moves() -> None:
    t = acting("steps_in_shadow", at="orators_hall", cursed=["oracles_crypt"], knowledge=2, min=2)
    t.play("act:choose", "option-move", "act:move", "oracles_crypt")
    assert not t.offers("room")
    t.play("cleanse", *["combat"] * 5)
    assert t.me.resources[:2] == (0, 0)
    assert not t.cursed("oracles_crypt")
    assert t.me.track("combat") == 5
    t.play("room", "power", "power")
    assert t.me.knowledge == 2
    assert t.me.track("power") == 2
    t.play("act:move", "orators_hall")
    assert t.me.at == "orators_hall"
    assert t.nothing_pending


# ------------------------------------------------------------------ what it costs

CURSES: dict[str, tuple[dict[str, int], int]] = {
    "altar_of_altruism": ({"knowledge": 1, "min": 1}, 3),
    "ancient_foundry": ({"min": 2, "knowledge": 1}, 4),
    "atrium_of_wishes": ({"min": 2, "knowledge": 1}, 4),
    "cartographers_chamber": ({"knowledge": 2, "min": 1}, 4),
    "sanctuary_of_cleansing": ({"knowledge": 2, "min": 1}, 4),
    "deep_mine": ({"any": 3}, 4),
    "dragon_sanctuary": ({"knowledge": 3}, 4),
    "generals_war_chamber": ({"knowledge": 2, "min": 1}, 4),
    "gleaming_cellar": ({"min": 2, "knowledge": 2}, 5),
    "water_lily_chamber": ({"knowledge": 1, "min": 1}, 3),
    "orators_hall": ({"min": 2, "knowledge": 1}, 4),
    "rogues_gallery": ({"knowledge": 2, "min": 1}, 4),
    "ballroom": ({"min": 2, "knowledge": 1}, 4),
    "summoning_chamber": ({"knowledge": 3, "min": 1}, 5),
    "courtiers_salon": ({"knowledge": 1, "min": 2}, 4),
    "oracles_crypt": ({"knowledge": 2, "min": 2}, 5),
    "arcanum_of_the_forge": ({"min": 3, "knowledge": 2}, 6),
    "phoenix_garden": ({"min": 3, "knowledge": 1}, 5),
    "treasury": ({"any": 4}, 5),
    "abandoned_tunnels": ({"knowledge": 1, "min": 1}, 3),
    "amphitheatre_of_the_dead": ({"min": 2, "knowledge": 1}, 4),
    "arsenal_of_the_ancestors": ({"knowledge": 1, "min": 1}, 3),
    "archive_of_secrets": ({"min": 3}, 4),
    "earling_library": ({"min": 2}, 3),
    "gambling_cave": ({"any": 3}, 4),
    "mad_scientists_laboratory": ({"knowledge": 1, "min": 1}, 3),
    "pools_of_avalon": ({"knowledge": 2}, 3),
    "roman_baths": ({"knowledge": 1, "min": 1}, 3),
    "royal_armoury": ({"min": 2, "knowledge": 1}, 4),
    "training_grounds": ({"knowledge": 2, "min": 1}, 4),
    "valkyries_respite": ({"knowledge": 2}, 3),
    "witches_well": ({"knowledge": 2}, 3),
}
"""For each tile what cleansing it costs and the PP for it."""


@rule("WM-12.4", "WM-12.5")
def test_every_tile_has_a_cost_and_pp() -> None:
    assert {id: (dict(room.curse.cost), room.curse.pp) for id, room in BOX.rooms.items() if room.curse} == CURSES


@rule("WM-12.4", "WM-12.5")
@pytest.mark.parametrize("room", [*OUTER[1:], *MIDDLE[1:], *INNER[1:]])
def test_just_that_is_paid_and_gained(room: str) -> None:
    cost, pp = CURSES[room]
    held = {"min": cost.get("min", 0) + cost.get("any", 0), "knowledge": cost.get("knowledge", 0)}
    far = {"power": 14, "tactics": 14}
    t = table(at=room, cursed=[room], hand="charge, fae_touch", tracks=far, fae={"at": "throne_room"}, **held).play(
        "cleanse"
    )
    assert t.me.resources == (0, 0, 0, 0)
    assert not t.cursed(room)
    assert t.me.track("combat") == pp
