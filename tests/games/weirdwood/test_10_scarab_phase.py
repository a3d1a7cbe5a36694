"""WM-10: the Scarab Phase; where Scarabs go over the doors of the corridors, and where new ones appear."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.weirdwood.state import TURN_END
from tests.games.weirdwood.landing import REFRESH, cursed, lying, monster_card, refreshed
from tests.games.weirdwood.play import INNER, MIDDLE, OUTER, Table, table
from tests.support.rules import rule

FULL = dict.fromkeys(INNER, 1)
"""A Scarab in every inner Room; on Day 1, Morning 1 those of the Fae Rift and the Arcanum stay."""


def outside(t: Table) -> dict[str, int]:
    """The Scarabs of the outer and middle rings."""
    return {room: n for room, n in lying(t).items() if room in OUTER or room in MIDDLE}


# ------------------------------------------------------------------ when


@rule("WM-10.1", "WM-9.5")
def test_every_refresh_brings_a_scarab_phase_and_no_refresh_brings_none() -> None:
    t = table(scarabs={"ancient_foundry": 1}, rest={"phase": TURN_END, "step": REFRESH})
    t.play("no")
    assert not t.events("scarab-phase")
    assert t.scarabs("ancient_foundry") == 1

    t = refreshed(scarabs={"ancient_foundry": 1})
    assert len(t.events("scarab-phase")) == 1
    assert t.scarabs("ancient_foundry") == 0
    assert t.nothing_pending


@rule("WM-10.1")
def test_a_monster_card_can_bring_one_as_well() -> None:
    t = monster_card("clockwork_tide_ogre", day=5)
    assert len(t.events("scarab-phase")) == 1
    assert [t.scarabs(room) for room in INNER] == [1] * 6
    assert t.ask == "refresh"
    assert t.nothing_pending


# ------------------------------------------------------------------ the middle ring


@rule("WM-10.3")
def test_all_scarabs_of_a_middle_room_go_straight_across_the_day_corridor() -> None:
    t = refreshed(scarabs={"ancient_foundry": 2, "atrium_of_wishes": 1})
    assert outside(t) == {"amphitheatre_of_the_dead": 2, "arsenal_of_the_ancestors": 1}


@rule("WM-10.4", "WM-R4", "WM-R6")
def test_with_the_outer_room_closed_they_go_clockwise_to_the_next_open_one() -> None:
    t = refreshed(scarabs={"cartographers_chamber": 1, "orators_hall": 1})
    assert outside(t) == {"earling_library": 1, "entrance_hall": 1}, "outer 4 and 11 are closed on Day 1"


@rule("WM-10.5")
@pytest.mark.parametrize(
    "room", ["time_rift_terrace", "sanctuary_of_cleansing", "dragon_sanctuary", "water_lily_chamber"]
)
def test_scarabs_of_a_room_closed_to_the_corridor_stay(room: str) -> None:
    t = refreshed(scarabs={room: 1, **dict.fromkeys(INNER, 0)})
    assert outside(t) == {room: 1}


@rule("WM-10.2", "WM-R115")
def test_the_doors_turn_with_the_day() -> None:
    t = refreshed(scarabs={"time_rift_terrace": 1, "altar_of_altruism": 1, "ancient_foundry": 1}, day=4)
    assert outside(t) == {"entrance_hall": 1, "amphitheatre_of_the_dead": 1, "ancient_foundry": 1}


@rule("WM-10.2", "WM-10.6")
def test_the_rings_are_gone_through_clockwise_from_the_top_the_middle_one_first() -> None:
    t = refreshed(scarabs={"orators_hall": 1, "altar_of_altruism": 1, "generals_war_chamber": 1, **FULL})
    moved = [str(e.args["room"].id) for e in t.events("scarabs-move")]
    assert moved == [
        "room-altar-of-altruism",
        "room-generals-war-chamber",
        "room-orators-hall",
        "room-summoning-chamber",
        "room-courtiers-salon",
        "room-oracles-crypt",
        "room-phoenix-garden",
    ]


# ------------------------------------------------------------------ the inner ring


@rule("WM-10.6", "WM-10.11")
def test_inner_scarabs_go_outward_over_the_time_corridor_and_wait_there_for_the_next_phase() -> None:
    t = refreshed(scarabs={"oracles_crypt": 2})
    assert outside(t) == {"deep_mine": 2}, "open to the Day corridor, but the middle ring has had its turn"
    assert t.scarabs("oracles_crypt") == 1, "a new one"


@rule("WM-10.6")
def test_a_closed_middle_room_is_passed_over_clockwise() -> None:
    t = refreshed(scarabs={"summoning_chamber": 1})
    assert outside(t) == {"atrium_of_wishes": 1}, "middle 2 is closed to the Time corridor"


@rule("WM-10.7")
def test_outer_scarabs_and_those_of_the_throne_room_do_not_move() -> None:
    t = refreshed(scarabs={"entrance_hall": 1, "amphitheatre_of_the_dead": 3, "throne_room": 4})
    assert outside(t) == {"entrance_hall": 1, "amphitheatre_of_the_dead": 3}
    assert t.scarabs("throne_room") == 5


@rule("WM-T40", "WM-10.11", "WM-10.2", "WM-10.10")
def test_worked_example_of_a_whole_phase() -> None:
    ones = [MIDDLE[2], MIDDLE[4], MIDDLE[5], MIDDLE[11], *INNER]
    t = refreshed(scarabs=dict.fromkeys(ones, 1))
    assert outside(t) == {
        OUTER[0]: 1,
        OUTER[2]: 1,
        OUTER[5]: 1,
        MIDDLE[3]: 1,
        MIDDLE[6]: 1,
        MIDDLE[11]: 1,
        MIDDLE[5]: 2,
    }
    assert [t.scarabs(room) for room in INNER] == [1] * 6
    assert t.scarabs("throne_room") == 6
    assert cursed(t) == {MIDDLE[5]}
    assert t.nothing_pending


# ------------------------------------------------------------------ Rubble and Fire


@rule("WM-10.12", "WM-R4")
def test_scarabs_pass_by_rubble() -> None:
    t = refreshed(
        scarabs={"ancient_foundry": 1},
        tiles={"amphitheatre_of_the_dead": "rubble", "arsenal_of_the_ancestors": "rubble"},
    )
    assert outside(t) == {"earling_library": 1}, "outer 4 is closed"


@rule("WM-10.12", "WM-10.6")
def test_scarabs_pass_by_fire_and_none_appears_in_it() -> None:
    t = refreshed(monster="therus", scarabs={"oracles_crypt": 1}, tiles={"deep_mine": "fire", "phoenix_garden": "fire"})
    assert outside(t) == {"dragon_sanctuary": 1}
    assert t.scarabs("phoenix_garden") == 0


# ------------------------------------------------------------------ new ones


@rule("WM-10.8")
def test_one_appears_in_every_inner_room_without_any() -> None:
    t = refreshed(scarabs={"fae_rift": 1})
    assert [t.scarabs(room) for room in INNER] == [1] * 6
    assert not cursed(t)


@rule("WM-10.9", "WM-T39", "WM-R83")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (4, 5), (5, 6), (6, 6)])
def test_one_appears_in_the_throne_room_beside_others(before: int, after: int) -> None:
    t = refreshed(scarabs={"throne_room": before})
    assert t.scarabs("throne_room") == after


@rule("WM-10.9", "WM-11.5", "WM-T38")
def test_none_appears_in_a_throne_room_without_any() -> None:
    assert refreshed(scarabs={"throne_room": 0}).scarabs("throne_room") == 0


@rule("WM-R39", "WM-10.8", "WM-T54")
def test_the_last_scarabs_of_the_supply_go_to_the_first_inner_rooms_clockwise() -> None:
    t = refreshed(scarabs={"throne_room": 4, "fae_rift": 1}, scarab=43)
    assert t.state.scarab_supply == 0
    assert [t.scarabs(room) for room in INNER] == [1, 1, 1, 0, 0, 0]
    assert t.scarabs("throne_room") == 4
    assert not t.over


# ------------------------------------------------------------------ curses


@rule("WM-10.10", "WM-12.1")
def test_rooms_with_two_scarabs_are_cursed_at_once() -> None:
    t = refreshed(scarabs={"cartographers_chamber": 1, "earling_library": 1})
    assert cursed(t) == {"earling_library"}
    told = [e.name for e in t.log]
    assert told.index("room-cursed") < told.index("scarab-appears")


@rule("WM-10.10", "WM-28.5")
def test_against_the_ogre_a_curse_of_the_phase_can_lose_the_game() -> None:
    eleven: dict[str, Any] = {"cursed": [*OUTER[6:], *MIDDLE[1:6]], "fae": {"at": "entrance_hall"}}
    t = refreshed(scarabs={"cartographers_chamber": 1}, **eleven)
    assert not t.over
    t = refreshed(scarabs={"cartographers_chamber": 1, "earling_library": 1}, **eleven)
    assert t.end == "curse"
