"""The manor as a map (WM-34): 31 places, two corridors that turn, and what faces what.

A place is a number: 0-11 the outer ring, 12-23 the middle ring, 24-29 the inner ring, each clockwise from the top, and
30 the Throne Room. Rooms lie in places; the corridors turn under them (WM-R115).
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from magemoot.games.weirdwood.catalogue import BOX

OUTER, MIDDLE, INNER, THRONE = "outer", "middle", "inner", "throne"
RINGS: Final = (OUTER, MIDDLE, INNER, THRONE)
FIRST: Final = {OUTER: 0, MIDDLE: 12, INNER: 24, THRONE: 30}
"""The place of slot 0 of each ring."""
SIZE: Final = {OUTER: 12, MIDDLE: 12, INNER: 6, THRONE: 1}
PLACES: Final = 31
THRONE_ROOM: Final = FIRST[THRONE]
ENTRANCE: Final = FIRST[OUTER]
TERRACE: Final = FIRST[MIDDLE]
RIFT: Final = FIRST[INNER]
AWAY: Final = -1
"""The place of a figure that is not in the manor."""

RING: Final = tuple(ring for ring in RINGS for _ in range(SIZE[ring]))
"""For each place its ring."""
SLOT: Final = tuple(slot for ring in RINGS for slot in range(SIZE[ring]))
"""For each place its slot in the ring, clockwise from the top (WM-34.1)."""

DAYS: Final = 12
TIMES_OF_DAY: Final = ("morning", "afternoon", "evening", "night")
POSITIONS: Final = 12
"""Positions of the Time corridor: three for each time of day (WM-13.1)."""

DAY_DOORS: Final = tuple((door.outer, door.inner) for door in BOX.corridors["day"].doors)
TIME_DOORS: Final = tuple((door.outer, door.inner) for door in BOX.corridors["time"].doors)
"""For each segment whether it is open outward and inward (WM-34.8)."""


def place(ring: str, slot: int) -> int:
    """The place of a slot of a ring; slots beyond the last begin anew."""
    return FIRST[ring] + slot % SIZE[ring]


def time_of_day(time: int) -> str:
    """The time of day of a position: 0 is Morning 1, 11 is Night 3 (WM-13.1)."""
    return TIMES_OF_DAY[time // 3]


def slot_of_day(day: int, shown: int) -> int:
    """WM-34.3: the slot at which a day lies.

    Args:
        day: the current Day, at the top.
        shown: the day that is asked for.
    """
    return (shown - day) % DAYS


def ring_on(p: int, steps: int) -> int:
    """The place so many Rooms clockwise on the same ring; negative: counter-clockwise. The Throne Room stays."""
    return place(RING[p], SLOT[p] + steps)


# ------------------------------------------------------------------ what faces what (WM-34.5, WM-34.6, WM-R120)


def inward(p: int) -> int:
    """The Room across the corridor on the next inner ring; of two the clockwise one. From the inner ring: the Throne Room."""
    match RING[p]:
        case "outer":
            return place(MIDDLE, SLOT[p])
        case "middle":
            return place(INNER, (SLOT[p] + 1) // 2)
        case _:
            return THRONE_ROOM


def outward(p: int) -> int:
    """The Room across the corridor on the next outer ring; none beyond the outer ring or from the Throne Room: -1."""
    match RING[p]:
        case "inner":
            return place(MIDDLE, 2 * SLOT[p])
        case "middle":
            return place(OUTER, SLOT[p])
        case _:
            return AWAY


@cache
def facing(p: int) -> tuple[int, ...]:
    """WM-R120: the Rooms that face a Room, whatever the doors."""
    if p == THRONE_ROOM:
        return tuple(place(INNER, k) for k in range(SIZE[INNER]))
    found = [inward(p)]
    if RING[p] != OUTER:
        found.append(outward(p))
    return tuple(found)


def wraith_inward(p: int) -> int:
    """WM-29.10, WM-29.11, WM-29.13: inward over everything; from the inner ring through the Throne Room."""
    return place(INNER, SLOT[p] + 3) if RING[p] == INNER else inward(p)


def wraith_outward(p: int) -> int:
    """WM-29.12, WM-29.13: outward over everything; from the outer ring to the opposite outer Room."""
    return place(OUTER, SLOT[p] + 6) if RING[p] == OUTER else outward(p)


def room_of_dice(day: int, shown: int, ring: str) -> int:
    """WM-11.1, WM-11.2: the place that the Room Dice show.

    Args:
        day: the current Day.
        shown: the day on the d12.
        ring: the ring on the d6.
    """
    slot = slot_of_day(day, shown)
    return inward(place(MIDDLE, slot)) if ring == INNER else place(ring, slot)


# ------------------------------------------------------------------ doors: WM-34.7 and 34.8


def opens_on_day(p: int, day: int) -> bool:
    """Whether an outer or middle Room is open to the Day corridor."""
    out, in_ = DAY_DOORS[(day - 1 + SLOT[p]) % DAYS]
    return out if RING[p] == OUTER else in_


def opens_on_time(p: int, time: int) -> bool:
    """Whether a middle or inner Room is open to the Time corridor; inner Rooms at the even slots."""
    at = SLOT[p] if RING[p] == MIDDLE else 2 * SLOT[p]
    out, in_ = TIME_DOORS[(time + at) % POSITIONS]
    return out if RING[p] == MIDDLE else in_


@cache
def connected(day: int, time: int) -> tuple[tuple[int, ...], ...]:
    """For each place the places that one step leads to: over an open corridor, or between Throne Room and inner Rooms."""
    on_day = [p for p in range(FIRST[INNER]) if opens_on_day(p, day)]
    on_time = [p for p in range(FIRST[MIDDLE], THRONE_ROOM) if opens_on_time(p, time)]
    inner = list(range(FIRST[INNER], THRONE_ROOM))
    found: list[set[int]] = [set() for _ in range(PLACES)]
    for group in (on_day, on_time):
        for p in group:
            found[p].update(group)
    for p in inner:
        found[p].add(THRONE_ROOM)
    found[THRONE_ROOM].update(inner)
    return tuple(tuple(sorted(others - {p})) for p, others in enumerate(found))


def reach(start: int, day: int, time: int, barred: frozenset[int], stops: frozenset[int]) -> list[int]:
    """Where one Move can end (WM-18.1-18.4, WM-18.7, WM-R7): every other Room on open paths, in the order of places.

    Args:
        barred: Rooms that nobody may enter.
        stops: Rooms beyond which the Move does not lead.
    """
    return list(_reach(start, day, time, barred, stops))


@lru_cache(maxsize=1 << 14)
def _reach(start: int, day: int, time: int, barred: frozenset[int], stops: frozenset[int]) -> tuple[int, ...]:
    """See `reach`; bots ask for the same again and again."""
    ways = connected(day, time)
    seen, border = {start}, [start]
    while border:
        at = border.pop()
        if at != start and at in stops:
            continue
        for p in ways[at]:
            if p not in seen and p not in barred:
                seen.add(p)
                border.append(p)
    return tuple(sorted(seen - {start}))


def distances(start: int, day: int, time: int, barred: frozenset[int]) -> dict[int, int]:
    """WM-R57: from a Room to every Room with an open path, the Rooms and corridors on the way, figures ignored."""
    ways = connected(day, time)
    found, border = {start: 0}, [start]
    for at in border:
        for p in ways[at]:
            if p not in found and p not in barred:
                found[p] = found[at] + (1 if THRONE_ROOM in (p, at) else 2)
                border.append(p)
    return found
