"""What can happen in the manor: figures, Rooms, Scarabs, time (WM-11 to WM-13, WM-18)."""

from __future__ import annotations

from typing import Any

from magemoot.engine.events import seat, term
from magemoot.games.weirdwood.manor import AWAY, DAYS, POSITIONS, THRONE_ROOM
from magemoot.games.weirdwood.state import Warden, Weirdwood
from magemoot.games.weirdwood.table import monster_term, room_term, time_term

# ------------------------------------------------------------------ figures


def put(t: Weirdwood, w: Warden, place: int, rule: str) -> None:
    """A warden's figure goes to a place."""
    w.place = place
    if t.log is not None:
        t.note("arrives", rule, who=seat(w.seat), room=room_term(t, place))


def put_monster(t: Weirdwood, place: int, rule: str) -> None:
    """The Monster's figure goes to a place, or leaves the manor."""
    t.fae.place = place
    if t.log is not None:
        if place == AWAY:
            t.note("monster-leaves", rule, monster=monster_term(t))
        else:
            t.note("monster-arrives", rule, monster=monster_term(t), room=room_term(t, place))


def put_lady(t: Weirdwood, place: int, rule: str) -> None:
    """Lady Weirdwood's figure goes to a place."""
    t.lady = place
    if t.log is not None:
        t.note("lady-arrives", rule, room=room_term(t, place))


# ------------------------------------------------------------------ Rooms, curses, tiles


def swap(t: Weirdwood, a: int, b: int, rule: str) -> None:
    """WM-R46: two Rooms change places with everything in and on them."""
    fields: tuple[list[Any], ...] = (t.room_at, t.cursed, t.tiles, t.sealed, t.scarabs)
    for field in fields:
        field[a], field[b] = field[b], field[a]
    there = {a: b, b: a}
    for w in t.wardens:
        w.place = there.get(w.place, w.place)
    t.fae.place = there.get(t.fae.place, t.fae.place)
    t.lady = there.get(t.lady, t.lady)
    if t.log is not None:
        t.note("swap", rule, room=room_term(t, a), other=room_term(t, b))


def turn_room(t: Weirdwood, place: int, cursed: bool, rule: str) -> None:
    """WM-12.1, WM-12.4: a Room is turned to its Cursed side, or back."""
    t.cursed[place] = cursed
    if t.log is not None:
        t.note("room-cursed" if cursed else "room-cleansed", rule, room=room_term(t, place))


def lay_tile(t: Weirdwood, place: int, tile: str, rule: str) -> None:
    """WM-1.11: Rubble or Fire comes to lie in a Room; what is Cursed there stays Cursed (WM-12.7)."""
    t.tiles[place] = tile
    t.tiles_left -= 1
    t.sealed[place] = t.cursed[place]
    if t.log is not None:
        t.note("tile", rule, what=term(f"tile-{tile}"), room=room_term(t, place))


# ------------------------------------------------------------------ Scarabs


def place_scarab(t: Weirdwood, place: int, rule: str) -> None:
    """A Scarab comes from the supply into a Room."""
    t.scarab_supply -= 1
    t.scarabs[place] += 1
    if t.log is not None:
        t.note("scarab-appears", rule, room=room_term(t, place))


def move_scarabs(t: Weirdwood, start: int, end: int, n: int, rule: str) -> None:
    """Scarabs go from one Room to another."""
    t.scarabs[start] -= n
    t.scarabs[end] += n
    if t.log is not None:
        t.note("scarabs-move", rule, count=n, room=room_term(t, start), other=room_term(t, end))
    _look_at_throne(t)


def remove_scarabs(t: Weirdwood, place: int, n: int, rule: str) -> None:
    """Scarabs go from a Room to the supply."""
    t.scarabs[place] -= n
    t.scarab_supply += n
    if t.log is not None:
        t.note("scarabs-leave", rule, count=n, room=room_term(t, place))
    _look_at_throne(t)


def take_scarab(t: Weirdwood, w: Warden, place: int, rule: str) -> None:
    """WM-16.7: a defeated Scarab is kept as a resource."""
    t.scarabs[place] -= 1
    w.scarab += 1
    if t.log is not None:
        t.note("scarab-kept", rule, who=seat(w.seat))
    _look_at_throne(t)


def _look_at_throne(t: Weirdwood) -> None:
    """WM-11.6: whether the Throne Room has been cleared once and for all."""
    if not t.scarabs[THRONE_ROOM]:
        t.throne_cleared = True


# ------------------------------------------------------------------ time


def step_time(t: Weirdwood, step: int) -> None:
    """WM-13.3, WM-13.5, WM-13.6: the Time ring turns by one, forward (1) or back (-1); over midnight the Day ring too.

    The caller sees to it that the Day stays between 1 and 12.
    """
    time = t.time + step
    t.day += (time >= POSITIONS) - (time < 0)
    t.time = time % POSITIONS
    assert 1 <= t.day <= DAYS


def tell_time(t: Weirdwood, steps: int, rule: str) -> None:
    """The chronicle says where time stands after so many steps."""
    if t.log is not None and steps:
        name = "time-forward" if steps > 0 else "time-back"
        t.note(name, rule, count=abs(steps), day=t.day, time=time_term(t.time), position=t.time % 3 + 1)
