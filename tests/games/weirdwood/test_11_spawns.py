"""WM-11: where Scarabs appear besides the Scarab Phase, and when none does; the Throne Room."""

from __future__ import annotations

import pytest

from magemoot.games.weirdwood.state import TURN_END
from tests.games.weirdwood.landing import REFRESH, acting, cursed, landed, lying, monster_card
from tests.games.weirdwood.play import INNER, Table, table
from tests.support.rules import rule

OUTER_RING, MIDDLE_RING, INNER_RING = 1, 3, 5
"""Faces of the d6 that show each ring."""


def appeared(t: Table) -> dict[str, int]:
    """The Scarabs beside those of the Throne Room."""
    return {room: n for room, n in lying(t).items() if room != "throne_room"}


# ------------------------------------------------------------------ by the Room Dice


@rule("WM-11.1", "WM-T7", "WM-34.3", "WM-2.14")
def test_the_dice_show_a_day_and_a_ring() -> None:
    assert appeared(monster_card("come_forth", dice=[3, OUTER_RING])) == {"amphitheatre_of_the_dead": 1}
    assert appeared(monster_card("come_forth", dice=[3, OUTER_RING], day=3)) == {"entrance_hall": 1}
    assert appeared(monster_card("come_forth", dice=[12, MIDDLE_RING], day=2)) == {"water_lily_chamber": 1}


@rule("WM-11.1")
@pytest.mark.parametrize(
    ("face", "room"),
    [
        (1, "entrance_hall"),
        (2, "entrance_hall"),
        (3, "time_rift_terrace"),
        (4, "time_rift_terrace"),
        (5, "fae_rift"),
        (6, "fae_rift"),
    ],
)
def test_two_faces_for_each_ring(face: int, room: str) -> None:
    assert appeared(monster_card("come_forth", dice=[1, face])) == {room: 1}


@rule("WM-11.2", "WM-T8")
def test_of_two_inner_rooms_between_which_the_day_lies_it_is_the_clockwise_one() -> None:
    assert appeared(monster_card("come_forth", dice=[4, INNER_RING])) == {"courtiers_salon": 1}
    assert appeared(monster_card("come_forth", dice=[4, INNER_RING], day=2)) == {"summoning_chamber": 1}
    assert appeared(monster_card("come_forth", dice=[12, INNER_RING])) == {"fae_rift": 1}


@rule("WM-11.7")
def test_the_dice_are_rolled_again_for_rubble() -> None:
    t = monster_card(
        "come_forth", dice=[3, OUTER_RING, 3, OUTER_RING, 4, OUTER_RING], tiles={"amphitheatre_of_the_dead": "rubble"}
    )
    assert appeared(t) == {"arsenal_of_the_ancestors": 1}
    assert len(t.events("room-dice")) == 3


@rule("WM-11.7")
def test_for_a_room_on_fire_they_are_not() -> None:
    t = monster_card(
        "clockwork_call",
        monster="therus",
        dice=[3, OUTER_RING],
        tiles={"amphitheatre_of_the_dead": "fire"},
    )
    assert appeared(t) == {}
    assert len(t.events("room-dice")) == 1


# ------------------------------------------------------------------ the Monster's Room and those beside it


@rule("WM-11.3", "WM-2.14")
def test_in_the_monsters_room() -> None:
    t = monster_card("come_forth", day=5, fae={"at": "roman_baths"}, dice=[5, OUTER_RING])
    assert appeared(t) == {"entrance_hall": 1, "roman_baths": 1}


@rule("WM-11.4", "WM-2.14")
def test_in_a_room_beside_the_monsters() -> None:
    t = monster_card("seeds_of_hunger/2", monster="wraith")
    assert appeared(t) == {"altar_of_altruism": 1}, "clockwise from the Time Rift Terrace"
    t = monster_card("feast_laid_out", monster="wraith", fae={"at": "sanctuary_of_cleansing"})
    assert appeared(t) == {"oracles_crypt": 1, "earling_library": 1}, "inward, clockwise of two, and outward"


@rule("WM-R82", "WM-11.3")
def test_none_appears_where_the_monster_stands_in_rubble() -> None:
    t = monster_card(
        "come_forth", day=5, fae={"at": "roman_baths"}, tiles={"roman_baths": "rubble"}, dice=[5, OUTER_RING]
    )
    assert appeared(t) == {"entrance_hall": 1}


@rule("WM-R82", "WM-11.3")
def test_nor_in_fire() -> None:
    fire = {"monster": "therus", "day": 4, "fae": {"at": "roman_baths"}, "tiles": {"roman_baths": "fire"}}
    t = monster_card("guard_the_throne", **fire, scarabs={"throne_room": 2})
    assert lying(t) == {"throne_room": 3}


# ------------------------------------------------------------------ the Throne Room


@rule("WM-11.5", "WM-R83", "WM-T38")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 2), (5, 6), (6, 6)])
def test_a_card_adds_one_to_the_throne_room_if_any_are_there_and_there_is_a_space(before: int, after: int) -> None:
    t = monster_card("reinforce_the_throne", scarabs={"throne_room": before})
    assert t.scarabs("throne_room") == after
    assert t.nothing_pending


@rule("WM-R83")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (4, 6), (5, 6), (6, 6)])
def test_a_monster_in_the_throne_room_adds_scarabs_there_only_to_others(before: int, after: int) -> None:
    t = monster_card("guard_the_throne", monster="therus", day=4, scarabs={"throne_room": before})
    assert t.fae_at == "throne_room"
    assert t.scarabs("throne_room") == after, "one for the Throne Room, one for the Monster's Room"


@rule("WM-11.6")
def test_it_is_cleared_by_the_last_scarab_that_is_defeated_there() -> None:
    t = acting("charge", at="throne_room", scarabs={"throne_room": 1}, fae={"at": "entrance_hall"}, dice=[1, 6])
    t.play("act:attack", "return", "power", "power")
    assert t.scarabs("throne_room") == 0
    assert t.state.throne_cleared


@rule("WM-11.6", "WM-11.5")
def test_neither_a_phase_nor_a_card_brings_one_back() -> None:
    cleared = {"throne_cleared": True, "phase": TURN_END}
    t = table(scarabs={"throne_room": 2}, rest={**cleared, "step": REFRESH}).play("yes")
    assert t.scarabs("throne_room") == 2, "even if it were not empty any more"
    assert [t.scarabs(room) for room in INNER] == [1] * 6
    t = table(scarabs={"throne_room": 2}, rest=cleared, next_card="reinforce_the_throne")
    assert t.scarabs("throne_room") == 2


# ------------------------------------------------------------------ curses and the supply


@rule("WM-12.1", "WM-11.1")
def test_a_second_scarab_curses_the_room() -> None:
    t = monster_card("come_forth", dice=[3, OUTER_RING], scarabs={"amphitheatre_of_the_dead": 1})
    assert cursed(t) == {"amphitheatre_of_the_dead"}


@rule("WM-R39")
def test_with_an_empty_supply_none_appears_and_none_is_gained() -> None:
    t = monster_card("come_forth", dice=[3, OUTER_RING], scarab=44)
    assert t.state.scarab_supply == 0
    assert appeared(t) == {}
    assert not t.over

    t = landed("amphitheatre_of_the_dead", scarab=44)
    assert t.me.resources == (2, 0, 44, 0)
    t = landed("amphitheatre_of_the_dead", scarab=43)
    assert t.me.resources == (2, 0, 44, 0)


@rule("WM-R39")
def test_the_other_tokens_never_run_out() -> None:
    t = landed("entrance_hall", min=30, knowledge=30, power=25)
    assert t.me.resources == (31, 31, 0, 25)
    t = landed("summoning_chamber", min=30, power=25)
    assert t.me.resources == (31, 0, 0, 26)


@rule("WM-R39")
def test_a_spent_scarab_returns_to_the_supply() -> None:
    t = landed("training_grounds", scarab=1)
    assert t.me.scarab == 0
    assert t.state.scarab_supply == 50 - 6
