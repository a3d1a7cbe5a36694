"""Wardens on their way: Moves over open doors, portals, and what waits where they arrive (WM-18)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from magemoot.engine.play import Play
from magemoot.games.weirdwood import quests, rooms, scarabs, wounds
from magemoot.games.weirdwood.atoms import manor
from magemoot.games.weirdwood.effects import agree, choose_place, choose_seat
from magemoot.games.weirdwood.manor import AWAY, PLACES, RING, THRONE_ROOM, facing, reach, ring_on
from magemoot.games.weirdwood.scene import Scene
from magemoot.games.weirdwood.state import TURN, Warden, Weirdwood
from magemoot.games.weirdwood.table import guards, on_fire, others, room_term, rubble

STAY: Final = "stay"
MOVE, PORTAL = "move", "portal"
"""How somebody arrives."""
CROWD: Final = 2
"""Scarabs in a Room of the portal `room_scarabs_2plus`."""

# ------------------------------------------------------------------ Move actions


def ends(t: Weirdwood, w: Warden, ignore: Collection[str] = ()) -> list[int]:
    """WM-18.1–18.4, WM-18.6, WM-18.7: where one Move of a warden can end, in the order of places.

    Args:
        ignore: what does not stop it: "scarab", "monster" (WM-R10).
    """
    stops = guards(t, scarabs="scarab" not in ignore, monster="monster" not in ignore)
    return reach(w.place, t.day, t.time, rubble(t), stops)


def one_move_from(t: Weirdwood, place: int) -> Collection[int]:
    """The places from which one Move leads to a place, and nothing from outside the manor; paths lead both ways."""
    return reach(place, t.day, t.time, rubble(t), guards(t)) if place != AWAY else ()


def can_move(t: Weirdwood, w: Warden, ignore: Collection[str] = ()) -> bool:
    """Whether a warden can take a Move action."""
    return bool(ends(t, w, ignore))


def move(t: Weirdwood, s: Scene, w: Warden, ignore: Collection[str] = (), despite: bool = False) -> Play[bool]:
    """WM-18.1: a warden takes a Move action, or stays. Returns whether he moved.

    Args:
        ignore: what does not stop it: "scarab", "monster".
        despite: whether enemies do not bar the Room's action afterwards (WM-R10).
    """
    place = yield from choose_place(w.seat, "move", ends(t, w, ignore), "WM-18.1", STAY)
    if place is None:
        return False
    if w.seat == t.active:
        t.moved = True
    manor.put(t, w, place, "WM-18.1")
    yield from arrive(t, s, w, place, MOVE, despite=despite)
    return True


# ------------------------------------------------------------------ arriving


def arrive(t: Weirdwood, s: Scene, w: Warden, place: int, by: str, *, despite: bool = False) -> Play[None]:
    """WM-18.6, WM-18.8, WM-18.10, WM-19.1: a warden stands in the Room where a Move or portal ended.

    The active warden may use its action as the next thing; where something else goes on at once, and for other wardens,
    that is asked here (WM-19.5, WM-R85).

    Args:
        by: "move" or "portal".
        despite: whether enemies do not bar the Room's action.
    """
    if on_fire(t, place):
        yield from wounds.wound(t, w, 1, "WM-18.6" if by == MOVE else "WM-18.12")
    quests.note(t, w, "arrived", place=place, ring=RING[place])
    if w.seat != t.active:
        yield from offer_room(t, s, w, despite, "WM-19.5")
        return
    t.just_moved = by == MOVE
    if t.phase == TURN and not s.is_part_of("tactic"):
        t.may_use_room = rooms.is_open(t, w.place, despite)
        t.room_despite_enemies = despite
    else:
        yield from offer_room(t, s, w, despite, "WM-19.1")


def offer_room(t: Weirdwood, s: Scene, w: Warden, despite: bool, rule: str) -> Play[None]:
    """A warden may use the action of the Room where he has arrived, now."""
    if rooms.may_use(t, w, despite) and (yield from agree(w.seat, "use-room", rule, {"room": room_term(t, w.place)})):
        yield from rooms.use(t, w, s)


# ------------------------------------------------------------------ portals


def _everywhere(_t: Weirdwood, _w: Warden) -> list[int]:
    return list(range(PLACES))


def _same_ring(_t: Weirdwood, w: Warden) -> list[int]:
    return [p for p in range(PLACES) if RING[p] == RING[w.place]]


def _by_dice(_t: Weirdwood, _w: Warden) -> list[int]:
    """WM-11.1: the Room Dice show every Room but the Throne Room."""
    return [p for p in range(PLACES) if p != THRONE_ROOM]


def _ring_neighbours(_t: Weirdwood, w: Warden) -> list[int]:
    """WM-R44."""
    return [ring_on(w.place, 1), ring_on(w.place, -1)]


def _beside(t: Weirdwood, w: Warden) -> list[int]:
    """WM-R120."""
    return [*_ring_neighbours(t, w), *facing(w.place)]


def _crowded(t: Weirdwood, _w: Warden) -> list[int]:
    return [p for p in range(PLACES) if t.scarabs[p] >= CROWD]


def _monster(t: Weirdwood, _w: Warden) -> list[int]:
    """The Monster's Room, if it is in the manor and no Scarab is there (WM-R69)."""
    return [] if t.fae.place == AWAY or t.scarabs[t.fae.place] else [t.fae.place]


def _other_players(t: Weirdwood, w: Warden) -> list[int]:
    return [t.wardens[i].place for i in others(t, w.seat)]


TARGETS: Final[Mapping[str, Callable[[Weirdwood, Warden], list[int]]]] = {
    "any_other_room": _everywhere,
    "same_ring_other_room": _same_ring,
    "dice": _by_dice,
    "ring_neighbour": _ring_neighbours,
    "neighbour_or_facing": _beside,
    "room_scarabs_2plus": _crowded,
    "monster_room_no_scarabs": _monster,
    "room_of_other_player": _other_players,
}
"""For each kind of portal the Rooms that it means; `portal_targets` leaves out those that no portal reaches."""


def portal_targets(t: Weirdwood, w: Warden, to: str) -> list[int]:
    """WM-18.10, WM-18.12: where a portal of a warden can lead: to other Rooms, without Rubble, in the order of places."""
    barred = rubble(t) | {w.place}
    return sorted({p for p in TARGETS[to](t, w) if p not in barred})


def is_there(t: Weirdwood, w: Warden, to: str) -> bool:
    """WM-R119: whether a warden already stands where a portal would lead."""
    return w.place in TARGETS[to](t, w)


def portal(t: Weirdwood, s: Scene, w: Warden, to: str, already_there: bool = False) -> Play[bool]:
    """WM-18.10, WM-18.11: a warden goes to another Room by a portal, or stays. Returns whether the portal is done.

    Args:
        to: a word of `vocabulary.PORTALS`.
        already_there: whether standing in such a Room counts as the portal done (WM-R119).
    """
    if to == "room_of_other_player":
        place = yield from _choose_player(t, s, w, already_there)
    elif to == "dice":
        place = scarabs.roll_room(t, "WM-R84", again=rubble(t) | {w.place})
    else:
        place = yield from _choose_target(t, w, to, already_there)
    if place is None or place == w.place:
        return place is not None
    manor.put(t, w, place, "WM-18.10")
    yield from arrive(t, s, w, place, PORTAL)
    return True


def _choose_target(t: Weirdwood, w: Warden, to: str, already_there: bool) -> Play[int | None]:
    """Where a portal leads; the own place if that counts; None: nowhere."""
    places = portal_targets(t, w, to)
    if already_there and is_there(t, w, to):
        if not places:
            return w.place
        places.append(w.place)
    return (yield from choose_place(w.seat, "portal", sorted(places), "WM-18.10", STAY))


def _choose_player(t: Weirdwood, s: Scene, w: Warden, already_there: bool) -> Play[int | None]:
    """To which other player a portal leads: that one is then the other player of the effect."""
    reached = [*portal_targets(t, w, "room_of_other_player"), *([w.place] if already_there else [])]
    seats = [i for i in others(t, w.seat) if t.wardens[i].place in reached]
    chosen = yield from choose_seat(w.seat, "portal-to-player", seats, "WM-18.10", STAY)
    if chosen is None:
        return None
    s.other = chosen
    return t.wardens[chosen].place
