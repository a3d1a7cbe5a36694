"""How the Monster moves (WM-28.26, WM-29.8-29.13, WM-30.18, WM-R57, WM-R58, WM-R63), and Lady Weirdwood (WM-28.8, WM-29.6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from magemoot.engine.events import term
from magemoot.engine.play import Play
from magemoot.games.weirdwood import payment, scarabs
from magemoot.games.weirdwood.atoms import manor
from magemoot.games.weirdwood.catalogue import BOX
from magemoot.games.weirdwood.effects import choose_place
from magemoot.games.weirdwood.entries import Amounts
from magemoot.games.weirdwood.fae import cards, wraith
from magemoot.games.weirdwood.manor import (
    AWAY,
    PLACES,
    RIFT,
    RING,
    SIZE,
    THRONE_ROOM,
    distances,
    inward,
    outward,
    reach,
    ring_on,
    wraith_inward,
    wraith_outward,
)
from magemoot.games.weirdwood.state import OGRE, WRAITH, Warden, Weirdwood
from magemoot.games.weirdwood.table import active, monster_term, rubble

NOTHING: Final[frozenset[int]] = frozenset()
BEYOND: Final = PLACES * PLACES
"""Farther than any way (WM-R57)."""

# ------------------------------------------------------------------ the Monster


def move(t: Weirdwood, how: str, rule: str) -> Play[None]:
    """Move the Monster in a way of `vocabulary.MONSTER_MOVES`. Away from the manor it does not move (WM-R69)."""
    if t.fae.place == AWAY:
        return
    if how == "wraith_die":
        yield from _wraith_die(t, rule)
        return
    goal = yield from GOALS[how](t, rule)
    yield from _enter(t, goal, rule)


def _enter(t: Weirdwood, place: int, rule: str) -> Play[None]:
    """The Monster comes to a Room by its own movement; Rubble bars it (WM-28.20), staying is no entering (WM-R63)."""
    if t.monster == WRAITH and place == THRONE_ROOM:
        place = RIFT
    if place in (t.fae.place, AWAY) or place in rubble(t):
        if t.log is not None:
            t.note("monster-stays", rule, monster=monster_term(t))
        return
    manor.put_monster(t, place, rule)
    if t.monster == WRAITH:
        yield from wraith.absorb(t)


def _wraith_die(t: Weirdwood, rule: str) -> Play[None]:
    """WM-29.15: the Wraith Die is rolled: the Wraith moves as it shows, or heals."""
    faces = BOX.dice[BOX.wraith.setup.die].faces
    face = faces[t.rng.die(len(faces)) - 1]
    how = str(face.get("move", "heal"))
    if t.log is not None:
        t.note("wraith-die", rule, face=term(f"wraith-face-{how.replace('_', '-')}"))
    if "move" in face:
        yield from move(t, how, rule)
    else:
        for _ in range(int(face["heal"])):
            yield from cards.resolve(t, BOX.wraith.heal_face.ops, rule)


# ------------------------------------------------------------------ where it goes


def _dice(t: Weirdwood, rule: str) -> Play[int]:
    """WM-R84: where the Room Dice show; its own Room too; Rubble is rolled again."""
    yield from ()
    return scarabs.roll_room(t, rule, again=rubble(t) - {t.fae.place})


def _toward(t: Weirdwood, target: int, rule: str) -> Play[int]:
    """WM-R58: the Ogre goes straight to a Room with an open path, and else where the Room Dice show; others go there."""
    here = t.fae.place
    if target in (here, AWAY):
        return here
    if t.monster != OGRE or target in reach(here, t.day, t.time, rubble(t), NOTHING):
        return target
    return (yield from _dice(t, rule))


def _toward_lady(t: Weirdwood, rule: str) -> Play[int]:
    return (yield from _toward(t, t.lady, rule))


def _toward_active(t: Weirdwood, rule: str) -> Play[int]:
    return (yield from _toward(t, active(t).place, rule))


def _toward_nearest(t: Weirdwood, rule: str) -> Play[int]:
    """WM-R57: toward the player with the shortest open path; ties are settled by the active player."""
    far = distances(t.fae.place, t.day, t.time, rubble(t))
    places = sorted({w.place for w in t.wardens})
    least = min(far.get(p, BEYOND) for p in places)
    nearest = [p for p in places if far.get(p, BEYOND) == least]
    if least == BEYOND and t.monster == OGRE:
        return (yield from _toward(t, nearest[0], rule))
    target = yield from choose_place(t.active, "monster-target", nearest, "WM-R57", args={"monster": monster_term(t)})
    assert target is not None
    return (yield from _toward(t, target, rule))


def _to_active(t: Weirdwood, _rule: str) -> Play[int]:
    yield from ()
    return active(t).place


def _next_scarab(t: Weirdwood, _rule: str) -> Play[int]:
    """The next Room of its ring with a Scarab, clockwise; without one, one Room on."""
    yield from ()
    here = t.fae.place
    ahead = [ring_on(here, steps) for steps in range(1, SIZE[RING[here]])]
    return next((p for p in ahead if t.scarabs[p]), ring_on(here, 1))


def _fixed(where: Callable[[Weirdwood], int]) -> Callable[[Weirdwood, str], Play[int]]:
    """A goal that needs neither dice nor choice."""

    def goal(t: Weirdwood, _rule: str) -> Play[int]:
        yield from ()
        return where(t)

    return goal


def beside(t: Weirdwood, direction: str) -> int:
    """WM-11.4, WM-29.9-29.13: the Room in a direction from the Monster; -1 if there is none.

    The Wraith goes through the Throne Room and over the edge of the manor.
    """
    here, over = t.fae.place, t.monster == WRAITH
    match direction:
        case "clockwise":
            return ring_on(here, 1)
        case "counter_clockwise":
            return ring_on(here, -1)
        case "inward":
            return wraith_inward(here) if over else inward(here)
        case _:
            return wraith_outward(here) if over else outward(here)


GOALS: Final[Mapping[str, Callable[[Weirdwood, str], Play[int]]]] = {
    "toward_lady": _toward_lady,
    "toward_active": _toward_active,
    "toward_nearest": _toward_nearest,
    "to_room_of_active": _to_active,
    "dice": _dice,
    "throne": _fixed(lambda _t: THRONE_ROOM),
    "next_scarab_clockwise": _next_scarab,
    "clockwise": _fixed(lambda t: beside(t, "clockwise")),
    "counter_clockwise": _fixed(lambda t: beside(t, "counter_clockwise")),
    "inward": _fixed(lambda t: beside(t, "inward")),
    "outward": _fixed(lambda t: beside(t, "outward")),
}
"""For each way to move but that by the Wraith Die where it leads."""

# ------------------------------------------------------------------ Lady Weirdwood


def lady_cost(t: Weirdwood) -> Amounts | None:
    """WM-28.8, WM-29.6, WM-29.22: what moving Lady Weirdwood costs now; None if she cannot be moved."""
    if t.monster == OGRE:
        return BOX.ogre.lady.move_cost if t.fae.rescued else None
    force = BOX.wraith.life_force
    return force.lady_move_cost if t.monster == WRAITH and t.fae.life_force >= force.lady_move_at else None


def lady_targets(t: Weirdwood, w: Warden) -> list[int]:
    """WM-28.8, WM-29.6, WM-R62: where a warden can move Lady Weirdwood: over open doors, past everybody, not into Rubble.

    None if she cannot be moved, or if the warden cannot pay for it (WM-R14).
    """
    cost = lady_cost(t)
    if cost is None or not payment.can_pay(t, w, cost, bonus=False):
        return []
    return reach(t.lady, t.day, t.time, rubble(t), NOTHING)


def move_lady(t: Weirdwood, w: Warden) -> Play[None]:
    """WM-28.8, WM-29.6: a warden pays to move Lady Weirdwood, from anywhere."""
    yield from _move_lady(t, w, "WM-28.8" if t.monster == OGRE else "WM-29.6")


def can_bring_out(t: Weirdwood, w: Warden) -> bool:
    """WM-28.22, WM-R62: whether a warden has to bring Lady Weirdwood out of Rubble, and can."""
    return t.fae.lady_debt and bool(lady_targets(t, w))


def lady_out(t: Weirdwood, w: Warden) -> Play[None]:
    """WM-28.22: a warden pays to bring Lady Weirdwood out of Rubble."""
    yield from _move_lady(t, w, "WM-28.22")


def _move_lady(t: Weirdwood, w: Warden, rule: str) -> Play[None]:
    """WM-R62: pay and move; rescued and moved into the Throne Room she may portal on at once."""
    cost, places = lady_cost(t), lady_targets(t, w)
    place = yield from choose_place(w.seat, "lady-to", places, rule)
    assert cost is not None
    assert place is not None
    yield from payment.pay(t, w, cost, rule, bonus=False)
    t.fae.lady_debt = False
    manor.put_lady(t, place, rule)
    if t.monster == OGRE and place == THRONE_ROOM:
        there = [p for p in range(PLACES) if p != THRONE_ROOM and p not in rubble(t)]
        further = yield from choose_place(w.seat, "lady-portal", there, "WM-R62", "pass")
        if further is not None:
            manor.put_lady(t, further, "WM-R62")
