"""WM-18: Moves over open doors, what stops them, and portals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.weirdwood.landing import acting, ends, landed, moving
from tests.games.weirdwood.play import INNER, MIDDLE, OUTER, Table, table
from tests.support.rules import rule

BETWEEN = (MIDDLE[3], MIDDLE[6], MIDDLE[8], MIDDLE[9], MIDDLE[11])
"""The Rooms that are open to both corridors on Day 1, Morning 1: every way from the outer ring inward leads through one of them."""
ON_DAY = {*(OUTER[i] for i in (1, 2, 3, 5, 6, 8, 10)), *(MIDDLE[i] for i in (1, 2, 4)), *BETWEEN}
"""What lies open to the Day corridor then, without the Entrance Hall."""


def guarded(**more: Any) -> Table:
    """A Move from the Entrance Hall, with a Scarab in each Room between the corridors."""
    return moving(scarabs=dict.fromkeys(BETWEEN, 1), **more)


# ------------------------------------------------------------------ the way


@rule("WM-T41", "WM-18.1", "WM-18.2", "WM-18.3")
def test_worked_example_of_how_far_one_move_reaches() -> None:
    t = moving(scarabs=dict.fromkeys(INNER, 1))
    outer = [OUTER[i] for i in (1, 2, 3, 5, 6, 8, 10)]
    middle = [MIDDLE[i] for i in (*range(10), 11)]
    assert ends(t) == {*outer, *middle, *(INNER[i] for i in (1, 2, 3, 5))}
    assert "stay" in t.options


@rule("WM-18.1")
def test_a_move_may_be_passed() -> None:
    t = moving().play("stay")
    assert t.me.at == "entrance_hall"
    assert not t.state.moved
    assert t.nothing_pending


@rule("WM-18.2", "WM-18.3")
def test_with_a_clear_throne_room_the_way_goes_on_through_it() -> None:
    t = moving(scarabs={"throne_room": 0})
    assert {"throne_room", *INNER} <= ends(t)
    assert "water_lily_chamber" not in ends(t), "closed to both corridors"


@rule("WM-18.4")
def test_a_move_ends_in_a_room_with_a_scarab() -> None:
    assert ends(guarded()) == ON_DAY


@rule("WM-18.4")
def test_a_move_ends_in_the_monsters_room() -> None:
    assert ends(moving(at="fae_rift", fae={"at": "throne_room"}, scarabs={"throne_room": 0})) == {"throne_room"}
    assert ends(moving(at="fae_rift")) == {"throne_room"}, "six Scarabs"


@rule("WM-18.5", "WM-18.9")
def test_a_further_move_leaves_such_a_room() -> None:
    t = acting("deceptive_move", at="fae_rift").play("act:move", "throne_room", "act:move", "oracles_crypt")
    assert t.me.at == "oracles_crypt"
    assert not t.offers("act:move")


@rule("WM-18.8", "WM-19.1")
def test_where_a_move_ends_without_enemies_the_rooms_action_may_be_used() -> None:
    assert moving().play("earling_library").offers("room")
    assert not moving(scarabs={"earling_library": 1}).play("earling_library").offers("room")
    assert not moving(fae={"at": "earling_library"}).play("earling_library").offers("room")


@rule("WM-18.9", "WM-18.8", "WM-7.5")
def test_between_two_moves_the_room_may_be_used_and_after_the_second_the_next() -> None:
    t = acting("deceptive_move").play("act:move", "earling_library", "room", "act:move", "entrance_hall", "room")
    assert t.me.resources == (1, 3, 0, 0)
    assert t.me.health == 4
    assert t.nothing_pending


# ------------------------------------------------------------------ who ignores enemies


@rule("WM-R10", "WM-18.13")
def test_determined_sprint_passes_scarabs_but_not_the_monster() -> None:
    sprint: dict[str, Any] = {"at": "fae_rift", "fae": {"at": "entrance_hall"}}
    assert set(INNER) - {"fae_rift"} < ends(acting("determined_sprint", **sprint).play("act:move"))
    sprint["fae"] = {"at": "throne_room"}
    assert ends(acting("determined_sprint", **sprint).play("act:move")) == {"throne_room"}


@rule("WM-R10", "WM-18.13", "WM-19.2")
def test_where_a_sprint_ends_scarabs_still_bar_the_room() -> None:
    t = acting("determined_sprint", scarabs={"earling_library": 1}).play("act:move", "earling_library")
    assert not t.offers("room")


@rule("WM-R10", "WM-18.13")
def test_baileys_smooth_moves_ignore_scarabs_and_the_monster_for_the_way_and_the_room() -> None:
    t = acting(
        "smooth_ears_smooth_moves", who="bailey", at="fae_rift", fae={"at": "throne_room"}, scarabs={"oracles_crypt": 1}
    )
    t.play("act:move")
    assert set(INNER) - {"fae_rift"} < ends(t)
    t.play("oracles_crypt", "room", "combat", "combat")
    assert t.me.knowledge == 2
    assert t.nothing_pending


@rule("WM-R10", "WM-14.2")
def test_but_an_attack_meets_the_scarabs_first_all_the_same() -> None:
    both: dict[str, Any] = {"fae": {"at": "earling_library"}, "scarabs": {"earling_library": 1}, "dice": [1, 6]}
    t = acting("smooth_ears_smooth_moves", who="bailey", companions="mathilda_ravenstone", **both)
    t.play("act:move", "earling_library", "mathilda_ravenstone", "return", "combat", "combat")
    assert str(t.events("attack")[0].args["enemy"].id) == "enemy-scarabs"
    assert not t.offers("room"), "the Monster is still there"
    assert t.nothing_pending


# ------------------------------------------------------------------ Fire and Rubble


def burning(**more: Any) -> Table:
    return moving(monster="therus", tiles=dict.fromkeys(BETWEEN, "fire"), **more)


@rule("WM-T50", "WM-18.6")
def test_a_move_ends_in_a_room_on_fire_and_hurts() -> None:
    t = burning(health=3)
    assert ends(t) == ON_DAY
    t.play("deep_mine")
    assert t.me.at == "deep_mine"
    assert t.me.health == 2
    assert not t.offers("room"), "WM-19.3"


@rule("WM-T50", "WM-18.6", "WM-30.27")
def test_to_leave_a_room_on_fire_costs_nothing() -> None:
    t = burning(at="deep_mine", health=3).play("entrance_hall")
    assert t.me.at == "entrance_hall"
    assert t.me.health == 3


@rule("WM-18.7", "WM-28.20")
def test_nobody_moves_into_or_through_rubble() -> None:
    t = moving(tiles=dict.fromkeys(BETWEEN, "rubble"))
    assert ends(t) == ON_DAY - set(BETWEEN)


@rule("WM-18.7")
def test_who_is_inside_may_leave() -> None:
    t = acting("deceptive_move", at="deep_mine", tiles={"deep_mine": "rubble"}).play("act:move", "entrance_hall")
    assert t.me.at == "entrance_hall"
    t.play("act:move")
    assert "deep_mine" not in ends(t)


# ------------------------------------------------------------------ portals


@rule("WM-18.10", "WM-33.1")
def test_a_portal_leads_to_any_other_room_whatever_the_doors() -> None:
    t = landed("throne_room")
    assert ends(t) == {*OUTER, *MIDDLE, *INNER}
    t.play("water_lily_chamber")
    assert t.offers("room")
    assert t.nothing_pending


@rule("WM-18.10", "WM-T58", "WM-R104")
def test_a_portal_into_the_throne_room() -> None:
    t = landed("abandoned_tunnels", hand="charge, fae_touch", scarabs={"throne_room": 6}).play("charge", "throne_room")
    assert t.me.at == "throne_room"
    assert not t.offers("room"), "Scarabs are there"
    t = landed("abandoned_tunnels", hand="charge, fae_touch", scarabs={"throne_room": 0}, fae={"at": "entrance_hall"})
    t.play("charge", "throne_room", "room", "earling_library")
    assert t.me.at == "earling_library"
    assert t.offers("room")
    assert t.nothing_pending


@rule("WM-18.10")
def test_a_portal_may_be_passed() -> None:
    t = landed("throne_room").play("stay")
    assert t.me.at == "throne_room"
    assert t.nothing_pending


@rule("WM-18.11")
def test_a_portal_is_no_move_action() -> None:
    wally: dict[str, Any] = {
        "who": "wally",
        "at": "abandoned_tunnels",
        "fae": {"at": "earling_library"},
        "power": 1,
        "knowledge": 1,
    }
    t = acting("through_the_skylight", **wally, min=1).play("act:portal", "earling_library")
    assert t.offers("silent_and_deadly"), "which forbids a Move"
    t = acting("charge", **wally).play("act:move", "earling_library")
    assert not t.offers("silent_and_deadly")

    sekhmet: dict[str, Any] = {
        "who": "sekhmet",
        "scarabs": {"earling_library": 1},
        "power": 1,
        "knowledge": 1,
        "min": 1,
    }
    t = acting("charge", **sekhmet).play("act:move", "earling_library")
    assert t.offers("warden_advance"), "which needs a Move"
    t = acting("steps_in_shadow", **sekhmet).play("act:choose", "option-portal", "earling_library")
    assert not t.offers("warden_advance")


@rule("WM-18.12")
def test_a_portal_never_leads_into_rubble() -> None:
    t = landed("throne_room", tiles={"earling_library": "rubble"})
    assert ends(t) == {*OUTER, *MIDDLE, *INNER} - {"earling_library"}


@rule("WM-18.12", "WM-30.27")
def test_a_portal_into_fire_costs_one_damage() -> None:
    t = landed("throne_room", monster="therus", tiles={"earling_library": "fire"}, hand="charge, fae_touch")
    t.play("earling_library")
    assert t.me.health == 2
    assert not t.offers("room")
    assert t.nothing_pending


# ------------------------------------------------------------------ portals by the dice, and to a figure


@rule("WM-R84")
def test_a_portal_by_the_dice_is_rolled_again_for_ones_own_room_and_for_rubble() -> None:
    t = landed("mad_scientists_laboratory", tiles={"amphitheatre_of_the_dead": "rubble"}, dice=[8, 1, 3, 1, 6, 1])
    t.play("part-1")
    assert t.me.at == "earling_library"
    assert len(t.events("room-dice")) == 3


@rule("WM-R84")
@pytest.mark.parametrize(("dice", "at"), [([1, 1], "entrance_hall"), ([3, 1, 4, 1], "arsenal_of_the_ancestors")])
def test_a_monster_that_rolls_its_own_room_stays_and_for_rubble_it_rolls_again(dice: list[int], at: str) -> None:
    t = table(
        next_card="wrecking_run",
        fae={"at": "entrance_hall"},
        tiles={"amphitheatre_of_the_dead": "rubble"},
        dice=dice,
        rest={"phase": "turn-end"},
        at="fae_rift",
    )
    assert t.fae_at == at


@rule("WM-R119")
def test_sly_poem_in_the_monsters_room_needs_no_portal() -> None:
    t = acting("sly_poem", at="earling_library", fae={"at": "earling_library"})
    t.play("act:portal")
    assert not t.offers("room")
    assert t.offers("act:attack")
    assert t.nothing_pending


@rule("WM-R119")
def test_a_monster_in_rubble_cannot_be_reached_by_a_portal() -> None:
    assert acting("sly_poem", fae={"at": "earling_library"}).offers("act:portal")
    t = acting(
        "sly_poem", fae={"at": "earling_library"}, tiles={"earling_library": "rubble"}, companions="pennywhistle"
    )
    assert not t.offers("act:portal")


@rule("WM-18.10")
def test_sly_poem_needs_a_monster_in_the_manor_without_scarabs_beside_it() -> None:
    assert not acting("sly_poem", fae={"at": "earling_library"}, scarabs={"earling_library": 1}).offers("act:portal")
    assert not acting("sly_poem", monster="therus", fae={"at": ""}).offers("act:portal")


@rule("WM-R119")
def test_dreamwalk_beside_another_player_counts_as_done() -> None:
    t = acting("dreamwalk", "bailey", who="oliver", at="earling_library")
    t.play("act:portal", "bailey")
    assert t.me.at == "entrance_hall"
    assert t.offers("room")
    t = acting("dreamwalk", {"who": "bailey", "at": "earling_library"}, who="oliver", at="earling_library")
    t.play("act:portal", "bailey")
    assert t.me.at == "earling_library"
    assert not t.offers("room")
    assert t.offers("act:choose")


# ------------------------------------------------------------------ what faces what


@rule("WM-R120")
@pytest.mark.parametrize(
    ("at", "beside"),
    [
        ("earling_library", {"archive_of_secrets", "gambling_cave", "sanctuary_of_cleansing"}),
        (
            "cartographers_chamber",
            {"atrium_of_wishes", "sanctuary_of_cleansing", "archive_of_secrets", "courtiers_salon"},
        ),
        ("sanctuary_of_cleansing", {"cartographers_chamber", "deep_mine", "earling_library", "oracles_crypt"}),
        ("orators_hall", {"water_lily_chamber", "time_rift_terrace", "training_grounds", "fae_rift"}),
        ("courtiers_salon", {"summoning_chamber", "oracles_crypt", "cartographers_chamber", "throne_room"}),
        ("throne_room", set(INNER)),
    ],
)
def test_a_portal_to_neighbours_and_facing_rooms(at: str, beside: set[str]) -> None:
    t = acting("sketched_door", who="oliver", at=at, fae={"at": "pools_of_avalon"}).play("act:portal")
    assert ends(t) == beside


@rule("WM-R120")
def test_but_not_into_rubble() -> None:
    t = acting("sketched_door", who="oliver", at="earling_library", tiles={"gambling_cave": "rubble"}).play(
        "act:portal"
    )
    assert ends(t) == {"archive_of_secrets", "sanctuary_of_cleansing"}
