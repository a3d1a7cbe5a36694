"""Scarabs: where they appear and move to, the curses they bring, how they flee and are removed (WM-10 to WM-12, WM-16)."""

from __future__ import annotations

from typing import Final

from magemoot.engine.events import term
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.weirdwood import progress, quests
from magemoot.games.weirdwood.atoms import manor
from magemoot.games.weirdwood.catalogue import BOX
from magemoot.games.weirdwood.ending import lose
from magemoot.games.weirdwood.fae import ogre
from magemoot.games.weirdwood.manor import (
    AWAY,
    INNER,
    MIDDLE,
    PLACES,
    RING,
    SIZE,
    THRONE_ROOM,
    opens_on_day,
    opens_on_time,
    outward,
    ring_on,
    room_of_dice,
)
from magemoot.games.weirdwood.state import Warden, Weirdwood
from magemoot.games.weirdwood.table import SCARAB_SPACES, is_printed, room_term, rooms_in_ring, rubble

CROWD: Final = 2
"""So many Scarabs curse a Room (WM-12.1)."""
PP_BANISHED: Final = 1
"""WM-R22."""
PP_KEPT: Final = 1
"""WM-16.7."""
PP_RETURNED: Final = 2
"""WM-16.7."""

# ------------------------------------------------------------------ the Room Dice


def roll_room(t: Weirdwood, rule: str, *, again: frozenset[int] = frozenset()) -> int:
    """WM-11.1, WM-11.2: roll the Room Dice. Returns the place that they show.

    Args:
        again: places at which they are rolled again.
    """
    days, rings = BOX.dice["room_d12"].faces, BOX.dice["room_d6"].faces
    while True:
        day = int(days[t.rng.die(len(days)) - 1]["day"])
        ring = str(rings[t.rng.die(len(rings)) - 1]["ring"])
        place = room_of_dice(t.day, day, ring)
        if t.log is not None:
            t.note("room-dice", rule, day=day, ring=term(f"ring-{ring}"), room=room_term(t, place))
        if place not in again:
            return place


# ------------------------------------------------------------------ appearing


def spawn(t: Weirdwood, place: int, rule: str) -> bool:
    """WM-11, WM-R39: a Scarab appears in a Room, if it may and one is left. Returns whether it did.

    Raises:
        Ended: none is left and that loses the game (WM-31.11), or a curse does (WM-28.5).
    """
    if not _may_appear(t, place):
        return False
    if not t.scarab_supply:
        if t.scarab_limit:
            lose(t, "scarabs", "WM-31.11")
        return False
    manor.place_scarab(t, place, rule)
    check_curse(t, place, rule)
    return True


def _may_appear(t: Weirdwood, place: int) -> bool:
    """WM-11.5–11.7, WM-R82, WM-R83: not on Rubble or Fire; in the Throne Room only beside others, as far as there is room."""
    if t.tiles[place]:
        return False
    if place != THRONE_ROOM:
        return True
    return not t.throne_cleared and 0 < t.scarabs[THRONE_ROOM] < SCARAB_SPACES


def spawn_by_dice(t: Weirdwood, rule: str) -> bool:
    """WM-11.1, WM-11.7: a Scarab appears where the Room Dice show; Rubble is rolled again. Returns whether it did."""
    return spawn(t, roll_room(t, rule, again=rubble(t)), rule)


def check_curse(t: Weirdwood, place: int, rule: str) -> None:
    """WM-12.1, WM-12.2: a tile with two or more Scarabs becomes Cursed.

    Raises:
        Ended: the Ogre's Curse Threat is at its end (WM-28.5).
    """
    if t.scarabs[place] >= CROWD and not t.cursed[place] and not is_printed(t, place):
        manor.turn_room(t, place, True, rule)
        ogre.check_threat(t)


# ------------------------------------------------------------------ moving


def phase(t: Weirdwood) -> Play[None]:
    """WM-10: a Scarab Phase. It holds no choice, for the spaces of the Throne Room are alike (WM-10.9)."""
    yield from ()
    if t.log is not None:
        t.note("scarab-phase", "WM-10.1")
    for ring in (MIDDLE, INNER):
        for place in rooms_in_ring(ring):
            end = way_out(t, place)
            if t.scarabs[place] and end != AWAY:
                _move(t, place, end, t.scarabs[place], "WM-10.3")
    for place in rooms_in_ring(INNER):
        if not t.scarabs[place]:
            spawn(t, place, "WM-10.8")
    spawn(t, THRONE_ROOM, "WM-10.9")
    for place in range(PLACES):
        check_curse(t, place, "WM-10.10")


def way_out(t: Weirdwood, place: int) -> int:
    """WM-10.3–10.5, WM-10.12, WM-R4–R6: where the Scarabs of a middle or inner Room go; -1: they stay.

    Over the corridor to the Room across, or clockwise to the next one that is open and has neither Rubble nor Fire.
    """
    across = outward(place)
    if across == AWAY or not _opens(t, place, out=True):
        return AWAY
    for steps in range(SIZE[RING[across]]):
        end = ring_on(across, steps)
        if _opens(t, end, out=False) and not t.tiles[end]:
            return end
    return AWAY


def _opens(t: Weirdwood, place: int, *, out: bool) -> bool:
    """WM-34.8: whether a Room is open to the corridor outside it, or inside it; from the inner ring outward on Time."""
    on_day = RING[place] == MIDDLE if out else RING[place] != MIDDLE
    return opens_on_day(place, t.day) if on_day else opens_on_time(place, t.time)


def _move(t: Weirdwood, start: int, end: int, n: int, rule: str) -> None:
    manor.move_scarabs(t, start, end, n, rule)
    check_curse(t, end, rule)


def flee(t: Weirdwood, place: int, n: int, rule: str) -> int:
    """WM-16.3–16.5, WM-R29: so many Scarabs try to flee from a Room. Returns how many did.

    From the Throne Room the first of a battle goes to the Fae Rift, each further one to the next inner Room clockwise.
    """
    gone = t.battle[-1].fled if t.battle else 0
    fled = 0
    while fled < n and t.scarabs[place]:
        end = _out_of_throne(t, gone + fled) if place == THRONE_ROOM else way_out(t, place)
        if end == AWAY:
            break
        fled += 1
        _move(t, place, end, 1, rule)
    after_throne(t, rule)
    return fled


def _out_of_throne(t: Weirdwood, before: int) -> int:
    """WM-16.5, WM-R29: the inner Room to which a Scarab flees after so many others; -1: all are barred."""
    open_rooms = [p for p in rooms_in_ring(INNER) if not t.tiles[p]]
    return open_rooms[before % len(open_rooms)] if open_rooms else AWAY


# ------------------------------------------------------------------ removed


def banish(t: Weirdwood, w: Warden, place: int, rule: str, n: int = 1) -> Play[None]:
    """WM-2.12, WM-R22: a warden banishes Scarabs of a Room to the supply and gains PP for each."""
    manor.remove_scarabs(t, place, n, rule)
    after_throne(t, rule)
    yield from progress.gain_pp(t, w, n * PP_BANISHED, "WM-R22")


def defeat(t: Weirdwood, w: Warden, place: int, n: int, rule: str) -> Play[int]:
    """WM-16.7, WM-R23: a warden defeats Scarabs of a Room, and keeps or returns each of them.

    Returns:
        the PP for them, which the caller lets the warden gain.
    """
    n = min(n, t.scarabs[place])
    kept = 0
    for left in range(n, 0, -1):
        if (yield from _keeps(t, w, left)):
            manor.take_scarab(t, w, place, rule)
            kept += 1
        else:
            manor.remove_scarabs(t, place, 1, rule)
    if n:
        quests.note(t, w, "defeated", place=place, n=n)
    if n > kept:
        quests.note(t, w, "returned", n=n - kept)
    after_throne(t, rule)
    less = int(t.scarab_pp)
    return kept * (PP_KEPT - less) + (n - kept) * (PP_RETURNED - less)


def _keeps(t: Weirdwood, w: Warden, left: int) -> Play[bool]:
    """WM-16.7, WM-31.10: whether a warden keeps a defeated Scarab."""
    words: list[Value] = ["keep", "return"]
    answer = yield Choose(
        w.seat, "keep-scarab", lambda: words, "WM-31.10" if t.scarab_pp else "WM-16.7", {"count": left}
    )
    return bool(answer == "keep")


def kill(t: Weirdwood, place: int, rule: str) -> None:
    """WM-28.19, WM-30.26, WM-R23: all Scarabs of a Room go to the supply, without PP."""
    if t.scarabs[place]:
        manor.remove_scarabs(t, place, t.scarabs[place], rule)
        after_throne(t, rule)


def after_throne(t: Weirdwood, rule: str = "WM-28.6") -> None:
    """WM-28.6: Lady Weirdwood is rescued from the Ogre as soon as the Throne Room holds no Scarab."""
    ogre.rescue(t, rule)
