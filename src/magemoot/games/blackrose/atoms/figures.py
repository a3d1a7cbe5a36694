"""What can happen to wizards and evocations: where they stand, the cubes on their sheets and cards (BR-21, BR-23)."""

from __future__ import annotations

from magemoot.engine.events import seat
from magemoot.games.blackrose.catalogue import BOX
from magemoot.games.blackrose.lodge import CELL
from magemoot.games.blackrose.state import COLOURS, ROSE, BlackRose, Evocation
from magemoot.games.blackrose.table import cubes_on, evocation, evocations, mini_term, owner, room_term, source_term

# ------------------------------------------------------------------ cubes


def wound(t: BlackRose, mini: int, colour: int, n: int, rule: str) -> None:
    """BR-21.1: cubes from a supply come to lie on a life bar or an evocation's card."""
    if n <= 0:
        return
    t.supply[colour] -= n
    cubes_on(t, mini)[colour] += n
    if mini < ROSE:
        t.wizards[mini].unhurt = False
    if t.log is not None:
        t.note("wound", rule, who=mini_term(t, mini), by=source_term(colour), count=n)


def unwound(t: BlackRose, mini: int, colour: int, n: int) -> None:
    """Cubes go back from a life bar or card to their supply."""
    t.supply[colour] += n
    cubes_on(t, mini)[colour] -= n


def shift_wounds(t: BlackRose, giver: int, taker: int, colour: int, n: int) -> None:
    """BR-28.27: cubes go from one sheet to another, colours kept."""
    cubes_on(t, giver)[colour] -= n
    cubes_on(t, taker)[colour] += n


def convert_wound(t: BlackRose, mini: int, old: int, new: int) -> None:
    """BR-21.16: a cube on a sheet or card goes back to its supply, and one of another colour takes its place."""
    unwound(t, mini, old, 1)
    t.supply[new] -= 1
    cubes_on(t, mini)[new] += 1


def clear_bar(t: BlackRose, mini: int) -> None:
    """BR-21.10, BR-23.9: all cubes on a sheet or card go back to their owners."""
    for colour, n in enumerate(cubes_on(t, mini)):
        if n:
            unwound(t, mini, colour, n)


# ------------------------------------------------------------------ places


def stand(t: BlackRose, mini: int, place: int, rule: str) -> None:
    """A figure goes to a room, or a wizard to the cell. Whoever goes to the cell loses block tokens (BR-14.17)."""
    if mini < ROSE:
        w = t.wizards[mini]
        w.place = place
        if place == CELL:
            w.blocked_move = w.blocked_activation = False
    else:
        e = evocation(t, mini)
        assert e is not None
        e.place = place
    if t.log is not None:
        t.note("to-cell" if place == CELL else "move", rule, who=mini_term(t, mini), room=room_term(t, place))


def bring(t: BlackRose, who: int, kind: str, place: int, rule: str) -> int:
    """BR-23.1, BR-23.3: an evocation comes into play on the first free slot. Returns its number."""
    w = t.wizards[who]
    slot = next(s for s in (1, 2, 3) if all(e.slot != s for e in w.evocations))
    e = Evocation(uid=t.next_uid, kind=kind, slot=slot, place=place, damage=[0] * COLOURS)
    t.next_uid += 1
    w.evocations.append(e)
    w.evocations.sort(key=lambda e: e.slot)
    if t.log is not None:
        t.note("summon", rule, who=seat(who), evocation=mini_term(t, e.uid), room=room_term(t, place))
    return e.uid


def withdraw(t: BlackRose, mini: int, rule: str) -> None:
    """BR-23.9, BR-23.11: an evocation's card and figure go back to the supply, its cubes to their owners."""
    whose = t.wizards[owner(t, mini)]
    if t.log is not None:
        t.note("evocation-leaves", rule, who=seat(whose.seat), evocation=mini_term(t, mini))
    clear_bar(t, mini)
    whose.evocations = [e for e in whose.evocations if e.uid != mini]


def in_supply(t: BlackRose, kind: str) -> int:
    """BR-23.2: how many figures of a kind are in the supply."""
    return BOX.evocations[kind].figures - sum(e.kind == kind for _, e in evocations(t))
