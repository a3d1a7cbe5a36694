"""Rooms: their actions (WM-19), cleansing them (WM-12), and two of them changing places (WM-R46)."""

from __future__ import annotations

from itertools import combinations

from magemoot.engine.events import seat
from magemoot.engine.play import Play
from magemoot.games.weirdwood import payment, progress, quests, scarabs
from magemoot.games.weirdwood.atoms import manor
from magemoot.games.weirdwood.effects import agree, can_any, choose_place, in_any_order
from magemoot.games.weirdwood.manor import PLACES, RING, THRONE_ROOM
from magemoot.games.weirdwood.scene import Scene
from magemoot.games.weirdwood.state import TURN, Warden, Weirdwood
from magemoot.games.weirdwood.table import has_enemy, is_printed, room, room_term

# ------------------------------------------------------------------ actions


def is_open(t: Weirdwood, place: int, ignore_enemies: bool = False) -> bool:
    """WM-19.2, WM-19.3, WM-R41: whether neither enemies, a curse, Fire nor Rubble bar a Room's action."""
    return not t.cursed[place] and not t.tiles[place] and (ignore_enemies or not has_enemy(t, place))


def may_use(t: Weirdwood, w: Warden, ignore_enemies: bool = False) -> bool:
    """WM-19.2, WM-19.3, WM-R41, WM-R104: whether a warden can use the action of his Room, if it is the moment for it.

    At least one part of it can be carried out, and it was not used yet in the chain of landings under way.

    Args:
        ignore_enemies: whether enemies do not bar it (WM-R10).
    """
    return is_open(t, w.place, ignore_enemies) and _can_start(t, w, w.place, None)


def _can_start(t: Weirdwood, w: Warden, place: int, within: Scene | None) -> bool:
    """WM-R104, WM-R110: whether a Room's action is no part of itself and something of it can be carried out."""
    s = _scene(t, w, place, within)
    began = within.running if within else ()
    return t.room_at[place] not in t.chain and f"room/{s.id}" not in began and can_any(t, s, room(t, place).ops)


def _scene(t: Weirdwood, w: Warden, place: int, within: Scene | None) -> Scene:
    return Scene("room", t.room_at[place], w.seat, "WM-19.4", within=within)


def use(t: Weirdwood, w: Warden, within: Scene | None = None) -> Play[None]:
    """WM-19.4: a warden uses the action of his Room.

    Args:
        within: the resolution in which that happens.
    """
    yield from _use(t, w, w.place, within)


def _use(t: Weirdwood, w: Warden, place: int, within: Scene | None) -> Play[None]:
    """WM-19.4, WM-R75: a warden uses a Room's action, perhaps from afar."""
    s, facts = _scene(t, w, place, within), room(t, place)
    if w.seat == t.active:
        t.may_use_room = t.room_despite_enemies = t.just_moved = False
    t.chain.append(s.id)
    if t.log is not None:
        t.note("room-action", "WM-19.1", who=seat(w.seat), room=room_term(t, place))
    if (yield from in_any_order(t, s, facts.ops)):
        quests.note(t, w, "used_room", ring=facts.ring)


# ------------------------------------------------------------------ cleansing


def can_cleanse(
    t: Weirdwood, w: Warden, *, ignore_enemies: bool = False, free: bool = False, place: int | None = None
) -> bool:
    """WM-12.4, WM-12.6, WM-12.7: whether a warden can cleanse a Room.

    Args:
        ignore_enemies: whether enemies do not bar it.
        free: whether nothing is paid.
        place: the Room, if it is not his own.
    """
    at = w.place if place is None else place
    curse = room(t, at).curse
    if curse is None or not t.cursed[at] or t.sealed[at] or (has_enemy(t, at) and not ignore_enemies):
        return False
    return free or payment.can_pay(t, w, curse.cost)


def cleanse(
    t: Weirdwood,
    w: Warden,
    place: int,
    rule: str,
    *,
    free: bool = False,
    banish_scarabs: bool = False,
    use_action: bool = False,
    within: Scene | None = None,
) -> Play[bool]:
    """WM-12.4, WM-12.5: a warden cleanses a Room that he can cleanse and gains its PP.

    Afterwards he may use its action: as the next thing, or now if it is not his turn.

    Args:
        free: whether nothing is paid.
        banish_scarabs: whether all its Scarabs are banished as well (WM-24.7).
        use_action: whether its action may be used now, also from afar (WM-R75).
        within: the resolution in which that happens.
    """
    curse = room(t, place).curse
    assert curse is not None
    if not free:
        yield from payment.pay(t, w, curse.cost, rule)
    manor.turn_room(t, place, False, rule)
    quests.note(t, w, "cleansed")
    pp = curse.pp
    if banish_scarabs and t.scarabs[place]:
        pp += t.scarabs[place] * scarabs.PP_BANISHED
        manor.remove_scarabs(t, place, t.scarabs[place], rule)
    yield from progress.gain_pp(t, w, pp, rule)
    if use_action or (w.place == place and not (w.seat == t.active and t.phase == TURN)):
        yield from _offer(t, w, place, within)
    elif w.place == place:
        t.may_use_room, t.room_despite_enemies = is_open(t, place), False
    return True


def _offer(t: Weirdwood, w: Warden, place: int, within: Scene | None) -> Play[None]:
    """WM-12.5, WM-R75: a warden may use the action of a Room that was cleansed, now."""
    if is_open(t, place) and _can_start(t, w, place, within):
        args = {"room": room_term(t, place)}
        if (yield from agree(w.seat, "use-room", "WM-12.5", args)):
            yield from _use(t, w, place, within)


# ------------------------------------------------------------------ changing places


def swappable(t: Weirdwood) -> list[tuple[int, int]]:
    """WM-R46: the pairs of places whose Rooms can change places: tiles of one ring."""
    tiles = [p for p in range(PLACES) if p != THRONE_ROOM and not is_printed(t, p)]
    return [(a, b) for a, b in combinations(tiles, 2) if RING[a] == RING[b]]


def swap(t: Weirdwood, s: Scene, w: Warden) -> Play[bool]:
    """WM-R46: a warden lets two Rooms of one ring change places with all that is in them, or not. Returns whether."""
    pairs = swappable(t)
    first = yield from choose_place(w.seat, "swap-first", sorted({p for pair in pairs for p in pair}), s.rule, "pass")
    if first is None:
        return False
    partners = sorted({a + b - first for a, b in pairs if first in (a, b)})
    second = yield from choose_place(w.seat, "swap-second", partners, s.rule, args={"room": room_term(t, first)})
    assert second is not None
    manor.swap(t, first, second, "WM-R46")
    return True
