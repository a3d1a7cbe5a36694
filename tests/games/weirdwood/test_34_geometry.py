"""WM-34: places, what faces what, and the doors of the corridors that turn."""

from __future__ import annotations

from functools import partial

import pytest

from magemoot.games.weirdwood import manor, scarabs
from magemoot.games.weirdwood.catalogue import BOX
from magemoot.games.weirdwood.fae import moves
from magemoot.games.weirdwood.manor import (
    AWAY,
    PLACES,
    RING,
    SLOT,
    THRONE_ROOM,
    connected,
    facing,
    inward,
    opens_on_day,
    opens_on_time,
    outward,
    place,
    reach,
    ring_on,
    room_of_dice,
    slot_of_day,
    wraith_inward,
    wraith_outward,
)
from tests.games.weirdwood.landing import ends, lying, moving, refreshed
from tests.games.weirdwood.play import INNER, MIDDLE, OUTER, table
from tests.support.rules import rule

NOBODY: frozenset[int] = frozenset()
OUT, MID, IN = (partial(place, ring) for ring in ("outer", "middle", "inner"))


# ------------------------------------------------------------------ places


@rule("WM-34.1", "WM-34.2")
def test_slots_are_counted_clockwise_from_the_top() -> None:
    assert [RING[p] for p in (0, 11, 12, 23, 24, 29, 30)] == [
        "outer", "outer", "middle", "middle", "inner", "inner", "throne",
    ]  # fmt: skip
    assert [SLOT[p] for p in (0, 11, 12, 23, 24, 29, 30)] == [0, 11, 0, 11, 0, 5, 0]
    assert [place(RING[p], SLOT[p]) for p in range(PLACES)] == list(range(PLACES))
    assert (OUT(13), MID(-1), IN(6)) == (1, 23, 24)
    s = table("celia").state
    assert [s.room_at[p] for p in (0, 12, 24, 30)] == ["entrance_hall", "time_rift_terrace", "fae_rift", "throne_room"]


@rule("WM-34.1")
def test_the_neighbours_of_a_ring() -> None:
    assert (ring_on(11, 1), ring_on(0, -1), ring_on(12, -1), ring_on(29, 1)) == (0, 11, 23, 24)
    assert ring_on(THRONE_ROOM, 1) == THRONE_ROOM
    assert ring_on(3, 12) == 3


@rule("WM-34.3")
def test_with_each_day_all_days_lie_one_slot_further_counter_clockwise() -> None:
    assert [slot_of_day(1, day) for day in (1, 2, 12)] == [0, 1, 11]
    assert [slot_of_day(3, day) for day in (3, 4, 1, 2)] == [0, 1, 10, 11]
    assert slot_of_day(12, 1) == 1


@rule("WM-34.3", "WM-34.8", "WM-R115")
def test_the_door_before_a_room_is_that_of_the_day_that_lies_there() -> None:
    """Day 5 is closed outward and open inward; Day 6 the other way; Day 8 is closed to both."""
    for day in range(1, 13):
        five, six, eight = (slot_of_day(day, n) for n in (5, 6, 8))
        assert (opens_on_day(OUT(five), day), opens_on_day(MID(five), day)) == (False, True)
        assert (opens_on_day(OUT(six), day), opens_on_day(MID(six), day)) == (True, False)
        assert (opens_on_day(OUT(eight), day), opens_on_day(MID(eight), day)) == (False, False)


@rule("WM-34.4", "WM-34.6", "WM-34.8")
def test_and_inward_that_of_the_time() -> None:
    """Morning 1 is open outward only, Night 3 to both, Night 2 inward only."""
    for time in range(12):
        for position, out, in_ in ((0, True, False), (11, True, True), (10, False, True)):
            slot = (position - time) % 12
            assert opens_on_time(MID(slot), time) == out
            if slot % 2 == 0:
                assert opens_on_time(IN(slot // 2), time) == in_


@rule("WM-34.8", "WM-R1")
def test_the_doors_on_day_1_in_the_first_morning() -> None:
    assert [n for n in range(12) if opens_on_day(OUT(n), 1)] == [0, 1, 2, 3, 5, 6, 8, 10]
    assert [n for n in range(12) if opens_on_day(MID(n), 1)] == [1, 2, 3, 4, 6, 8, 9, 11]
    assert [n for n in range(12) if opens_on_time(MID(n), 0)] == [0, 3, 5, 6, 7, 8, 9, 11]
    assert [n for n in range(6) if opens_on_time(IN(n), 0)] == [1, 2, 3, 5]


# ------------------------------------------------------------------ what faces what


@rule("WM-34.5", "WM-34.6", "WM-R120")
def test_rooms_across_the_corridors() -> None:
    for n in range(12):
        assert (inward(OUT(n)), outward(MID(n))) == (MID(n), OUT(n))
    for k in range(6):
        assert (outward(IN(k)), inward(IN(k))) == (MID(2 * k), THRONE_ROOM)
        assert inward(MID(2 * k)) == IN(k)
    assert [inward(MID(n)) for n in (1, 3, 5, 7, 9, 11)] == [IN(1), IN(2), IN(3), IN(4), IN(5), IN(0)]
    assert outward(OUT(3)) == outward(THRONE_ROOM) == AWAY


@rule("WM-R120")
def test_facing_for_portals_and_banishing() -> None:
    assert facing(OUT(4)) == (MID(4),)
    assert set(facing(MID(4))) == {IN(2), OUT(4)}
    assert set(facing(MID(3))) == {IN(2), OUT(3)}, "only the clockwise one"
    assert set(facing(IN(5))) == {THRONE_ROOM, MID(10)}
    assert set(facing(THRONE_ROOM)) == {IN(k) for k in range(6)}


@rule("WM-T36", "WM-29.10", "WM-29.11", "WM-29.12", "WM-29.9")
def test_worked_examples_of_the_wraiths_directions() -> None:
    assert wraith_inward(IN(1)) == IN(4)
    assert wraith_inward(MID(3)) == IN(2)
    assert wraith_inward(MID(4)) == IN(2)
    assert wraith_outward(IN(2)) == MID(4)
    assert wraith_inward(OUT(4)) == MID(4)
    assert wraith_outward(OUT(5)) == OUT(11)
    assert ring_on(MID(11), 1) == MID(0)
    assert wraith_inward(MID(11)) == IN(0)
    assert wraith_outward(IN(5)) == MID(10)
    assert wraith_outward(MID(7)) == OUT(7)
    t = table("celia", monster="wraith", fae={"at": INNER[1]})
    assert t.where(moves.beside(t.state, "inward")) == INNER[4]
    t = table("celia", fae={"at": INNER[1]})
    assert t.where(moves.beside(t.state, "inward")) == "throne_room", "the Ogre does not go through it"


@rule("WM-T7", "WM-T8", "WM-11.1", "WM-11.2", "WM-R48", "WM-34.6")
def test_worked_examples_of_the_room_dice() -> None:
    assert room_of_dice(1, 3, "outer") == OUT(2)
    assert room_of_dice(3, 3, "outer") == OUT(0)
    assert room_of_dice(1, 4, "inner") == IN(2)
    assert room_of_dice(2, 4, "inner") == IN(1)
    assert room_of_dice(1, 12, "inner") == IN(0)
    assert room_of_dice(12, 1, "middle") == MID(1)


@rule("WM-11.1", "WM-34.3")
@pytest.mark.parametrize("day", [1, 7, 12])
def test_the_room_dice_reach_every_room_but_the_throne_room(day: int) -> None:
    shown = {room_of_dice(day, n, ring) for n in range(1, 13) for ring in ("outer", "middle", "inner")}
    assert shown == set(range(30))


# ------------------------------------------------------------------ ways


@rule("WM-34.7", "WM-34.9", "WM-34.10", "WM-R2", "WM-R3")
def test_who_is_open_to_a_corridor_is_joined_with_all_others_there() -> None:
    for day, time in ((1, 0), (4, 5), (12, 11)):
        ways = connected(day, time)
        for p in range(PLACES):
            expected = set()
            if p < 24 and opens_on_day(p, day):
                expected |= {q for q in range(24) if opens_on_day(q, day)}
            if 12 <= p < 30 and opens_on_time(p, time):
                expected |= {q for q in range(12, 30) if opens_on_time(q, time)}
            if 24 <= p < 30:
                expected.add(THRONE_ROOM)
            if p == THRONE_ROOM:
                expected |= set(range(24, 30))
            assert set(ways[p]) == expected - {p}


@rule("WM-34.9", "WM-R2")
def test_neighbours_of_a_ring_are_not_joined() -> None:
    """The Water Lily Chamber is closed to both corridors, and nobody leaves it on foot, not even next door."""
    assert connected(1, 0)[MID(10)] == ()
    assert OUT(1) in connected(1, 0)[OUT(0)]
    assert OUT(4) not in connected(1, 0)[OUT(3)]


@rule("WM-34.10", "WM-R3")
@pytest.mark.parametrize("day", [1, 6])
def test_inner_rooms_are_always_open_to_the_throne_room(day: int) -> None:
    t = moving(at="throne_room", scarabs={"throne_room": 0, **dict.fromkeys(INNER, 1)}, day=day)
    assert ends(t) == set(INNER)
    t = moving(at="fae_rift", scarabs=dict.fromkeys(INNER[1:], 1))
    assert ends(t) == {"throne_room"}, "closed to the Time corridor in Morning 1"


@rule("WM-T41", "WM-R7", "WM-18.3")
def test_worked_example_of_one_move() -> None:
    t = moving(scarabs=dict.fromkeys(INNER, 1))
    outer = [OUTER[n] for n in (1, 2, 3, 5, 6, 8, 10)]
    middle = [MIDDLE[n] for n in (*range(10), 11)]
    assert ends(t) == {*outer, *middle, *(INNER[n] for n in (1, 2, 3, 5))}
    assert OUTER[0] not in ends(t), "a Move ends in another Room"


@rule("WM-R7", "WM-18.4")
def test_any_room_on_the_way_will_do_and_guards_end_it() -> None:
    # From the Entrance Hall inward only by way of the middle ring.
    gates = frozenset(MID(n) for n in range(12))
    found = reach(0, 1, 0, NOBODY, gates)
    assert all(RING[p] != "inner" for p in found)
    assert {MID(n) for n in (1, 2, 3, 4, 6, 8, 9, 11)} <= set(found)
    assert MID(5) not in found, "open to the Time corridor only"
    barred = reach(0, 1, 0, gates, NOBODY)
    assert {RING[p] for p in barred} == {"outer"}


@rule("WM-T40", "WM-10.3", "WM-10.4", "WM-R4", "WM-R6")
def test_worked_example_of_a_scarab_phase() -> None:
    ones = [MIDDLE[2], MIDDLE[4], MIDDLE[5], MIDDLE[11], *INNER]
    t = refreshed(scarabs=dict.fromkeys(ones, 1))
    outside = {room: n for room, n in lying(t).items() if room in (*OUTER, *MIDDLE)}
    moved_out = {OUTER[0]: 1, OUTER[2]: 1, OUTER[5]: 1}
    assert outside == {**moved_out, MIDDLE[3]: 1, MIDDLE[6]: 1, MIDDLE[11]: 1, MIDDLE[5]: 2}
    assert t.cursed(MIDDLE[5])
    assert (t.scarabs("throne_room"), [t.scarabs(room) for room in INNER]) == (6, [1] * 6)


@rule("WM-R4", "WM-R6")
def test_the_search_begins_after_the_room_across_and_goes_once_round() -> None:
    """All open outer Rooms clockwise of slot 3 up to slot 2 lie under Fire but that at slot 2."""
    fire = dict.fromkeys([OUTER[n] for n in (3, 5, 6, 8, 10)], "fire")
    t = refreshed(monster="therus", scarabs={MIDDLE[3]: 1}, tiles=fire)
    assert t.scarabs(OUTER[0]) == 1
    assert OUTER[0] == "entrance_hall"


@rule("WM-R5")
def test_without_an_open_room_on_the_next_ring_scarabs_stay() -> None:
    """More Rubble than there is: every outer Room is barred."""
    t = table("celia")
    s = t.state
    for n in range(12):
        s.tiles[OUT(n)] = "rubble"
    assert scarabs.way_out(s, MID(2)) == AWAY
    s.tiles[OUT(1)] = ""
    assert scarabs.way_out(s, MID(2)) == OUT(1), "the last one that the search comes to"


@rule("WM-R57", "WM-34.7")
def test_distances_count_rooms_and_corridors() -> None:
    far = manor.distances(0, 1, 0, NOBODY)
    assert (far[0], far[OUT(1)], far[MID(3)]) == (0, 2, 2)
    assert far[MID(0)] == 4, "through a Room that is open to both corridors"
    assert far[IN(1)] == 4
    assert far[THRONE_ROOM] == 5
    assert far[IN(0)] == 6
    assert MID(10) not in far


@rule("WM-34.8")
def test_the_pack_knows_no_other_doors_than_those_of_the_two_corridors() -> None:
    assert set(BOX.corridors) == {"day", "time"}
    assert [(door.outer, door.inner) for door in BOX.corridors["day"].doors] == list(manor.DAY_DOORS)
    assert [(door.outer, door.inner) for door in BOX.corridors["time"].doors] == list(manor.TIME_DOORS)
