"""Questions about the table that many rules ask: who stands where, whose is what, who comes after whom. Nothing changes.

A miniature is a wizard's seat (0 to 3) or the `uid` of an evocation (from `FIRST_EVOCATION` on). As an option it is the
word "seat-<seat>" or "evocation-<owner>-<slot>"; a room is the word "room-<id>".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from magemoot.engine.events import Ref, seat, term
from magemoot.engine.pieces import Value
from magemoot.games.blackrose.catalogue import BOX
from magemoot.games.blackrose.components import BLACK_ROSE_ROOM, Room
from magemoot.games.blackrose.components import Evocation as Facts
from magemoot.games.blackrose.lodge import CELL
from magemoot.games.blackrose.state import (
    ACTION,
    COLOURS,
    FIRST_EVOCATION,
    PREPARED,
    PROTECTION,
    ROSE,
    SPACES,
    TRAP,
    BlackRose,
    Evocation,
    Wizard,
)

EVOCATION_SLOTS: Final = (1, 2, 3)
TROPHIES_EACH: Final = 10
"""Trophy tokens of each wizard (BR-1.13)."""
CUBES_EACH: Final = 26
"""Cubes of each colour (BR-R9)."""

LODGE: Final = BOX.lodge


# ------------------------------------------------------------------ miniatures


def is_wizard(mini: int) -> bool:
    """Whether a miniature is a wizard."""
    return mini < FIRST_EVOCATION


def evocations(t: BlackRose) -> Iterator[tuple[int, Evocation]]:
    """Every evocation in play with its owner, by owner and slot."""
    for w in t.wizards:
        for e in w.evocations:
            yield w.seat, e


def evocation(t: BlackRose, mini: int) -> Evocation | None:
    """The evocation that a miniature is; None if it is a wizard or has left play."""
    if mini >= FIRST_EVOCATION:
        for w in t.wizards:
            for e in w.evocations:
                if e.uid == mini:
                    return e
    return None


def owner(t: BlackRose, mini: int) -> int:
    """The wizard whose miniature it is: itself, or who controls the evocation's card; -1 if it has left play."""
    if mini < FIRST_EVOCATION:
        return mini
    return next((seat for seat, e in evocations(t) if e.uid == mini), -1)


def place_of(t: BlackRose, mini: int) -> int:
    """Where a miniature stands: a place, or CELL (also for an evocation that has left play)."""
    if mini < FIRST_EVOCATION:
        return t.wizards[mini].place
    e = evocation(t, mini)
    return CELL if e is None else e.place


def in_play(t: BlackRose, mini: int) -> bool:
    """Whether a miniature is in the Lodge: an evocation in play, or a wizard outside the cell."""
    return place_of(t, mini) != CELL


def facts_of(e: Evocation) -> Facts:
    """What the pack says of an evocation."""
    return BOX.evocations[e.kind]


def life(t: BlackRose, mini: int) -> int:
    """The life value of a miniature (BR-4.6, BR-23.9); 0 if it has left play."""
    if mini < FIRST_EVOCATION:
        return BOX.figures[t.wizards[mini].figure].life
    e = evocation(t, mini)
    return 0 if e is None else facts_of(e).life


def cubes_on(t: BlackRose, mini: int) -> list[int]:
    """The cubes on a miniature's life bar or card, by colour; empty if it has left play."""
    if mini < FIRST_EVOCATION:
        return t.wizards[mini].damage
    e = evocation(t, mini)
    return [] if e is None else e.damage


def wounds(t: BlackRose, mini: int) -> int:
    """How much damage lies on a miniature."""
    return sum(cubes_on(t, mini))


def minis_in(t: BlackRose, place: int) -> list[int]:
    """The miniatures in a room: by owner in order of seats, the wizard first, then by slot."""
    found = []
    for w in t.wizards:
        if w.place == place:
            found.append(w.seat)
        found += [e.uid for e in w.evocations if e.place == place]
    return found


def is_enemy(t: BlackRose, mini: int, of: int) -> bool:
    """Whether a miniature is one that effects of a seat (or of ROSE) can be aimed at (BR-16.5, BR-16.11, BR-22.1).

    In the Lodge and not the seat's own. The Black Rose reaches wizards in their cells too (BR-16.6).
    """
    return owner(t, mini) not in (of, -1) and (of == ROSE or in_play(t, mini))


def enemies_in(t: BlackRose, place: int, of: int) -> list[int]:
    """The enemy miniatures of a seat in a room."""
    return [m for m in minis_in(t, place) if owner(t, m) != of]


# ------------------------------------------------------------------ order of wizards


def turn_order(t: BlackRose) -> list[int]:
    """BR-6.1: the seats from the first player of the round clockwise."""
    n = len(t.wizards)
    return [(t.first + i) % n for i in range(n)]


def clockwise_after(t: BlackRose, one: int) -> list[int]:
    """BR-20.14, BR-R35, BR-R73: the seats clockwise from the one after `one`, which comes last; of ROSE: turn order."""
    if one == ROSE or one < 0:
        return turn_order(t)
    n = len(t.wizards)
    return [(one + i) % n for i in range(1, n + 1)]


def answer_order(t: BlackRose) -> list[int]:
    """BR-R35: clockwise from the wizard after the active one, the active one last; outside turns in turn order."""
    return clockwise_after(t, t.active if t.phase == ACTION else ROSE)


# ------------------------------------------------------------------ rooms


def room(t: BlackRose, place: int) -> Room:
    """What the pack says of the room at a place."""
    return BOX.rooms[t.room_at[place]]


def colour(t: BlackRose, place: int) -> str:
    """The colour of the room at a place; "black" for the Black Rose Room, which counts as none."""
    return BOX.rooms[t.room_at[place]].colour


def place_named(t: BlackRose, id: str) -> int:
    """Where the room with an id lies."""
    return t.room_at.index(id)


def cubes_in(t: BlackRose, place: int) -> list[int]:
    """The instability of a room by colour."""
    return t.instability[place * COLOURS : place * COLOURS + COLOURS]


def free_slots(t: BlackRose, place: int) -> int:
    """BR-18.3, BR-18.7, BR-R46: how many cubes can still be placed in a room."""
    if t.destroyed[place]:
        return 0
    if t.overload:
        return CUBES_EACH * COLOURS
    return max(0, room(t, place).slots - sum(cubes_in(t, place)))


def can_be_activated(t: BlackRose, place: int, by: int) -> bool:
    """BR-14.10, BR-14.12, BR-R85: ready, not destroyed, no enemy forbids it there, and the whole cost can be paid.

    Whether the wizard has a block token is asked where the wizard activates.
    """
    if not t.ready[place] or t.destroyed[place]:
        return False
    cost = room(t, place).cost
    if cost and len(t.wizards[by].hand) < cost:
        return False
    return not any(
        e.place == place and seat != by and any(r.get("static") == "forbid_activation" for r in facts_of(e).rules)
        for seat, e in evocations(t)
    )


def destroyed_rooms(t: BlackRose) -> int:
    """How many rooms are destroyed."""
    return sum(t.destroyed)


# ------------------------------------------------------------------ sheets


def spaces_with(w: Wizard, *status: str) -> list[int]:
    """The spaces of a sheet that hold a spell in one of these states."""
    return [i for i in range(SPACES) if w.status[i] in status]


def next_standard(w: Wizard) -> int:
    """BR-13.10, BR-R79: the space of the leftmost standard spell that is still prepared, or -1."""
    return next((i for i in range(1, SPACES) if w.status[i] == PREPARED), -1)


def has_answers(w: Wizard, status: str) -> bool:
    """Whether a wizard has a trap (or protection) token on the sheet: all that others can see of it."""
    return status in w.status


def can_act(w: Wizard) -> bool:
    """BR-13.8, BR-R26: whether a wizard still takes turns: an unused token, or a prepared spell."""
    return w.tokens > 0 or PREPARED in w.status


def activated(w: Wizard) -> list[int]:
    """The spaces with an activated trap or protection (BR-28.3)."""
    return spaces_with(w, TRAP, PROTECTION)


# ------------------------------------------------------------------ words for options and the chronicle


def mini_word(t: BlackRose, mini: int) -> str:
    """A miniature as an option."""
    if mini < FIRST_EVOCATION:
        return f"seat-{mini}"
    e = evocation(t, mini)
    if e is None:
        raise LookupError(f"evocation {mini} has left play and cannot be chosen")
    return f"evocation-{owner(t, mini)}-{e.slot}"


def mini_of(t: BlackRose, word: Value) -> int:
    """The miniature that an option names."""
    match str(word).split("-"):
        case ["seat", number]:
            return int(number)
        case ["evocation", whose, slot]:
            return next(e.uid for e in t.wizards[int(whose)].evocations if e.slot == int(slot))
        case _:
            raise LookupError(f"{word!r} names no miniature")


def room_word(t: BlackRose, place: int) -> str:
    """A room as an option."""
    return f"room-{t.room_at[place]}"


def place_in(t: BlackRose, word: Value) -> int:
    """The place that an option names."""
    return place_named(t, str(word).removeprefix("room-"))


def room_term(t: BlackRose, place: int) -> Ref:
    """The name of a room, as a message argument; of a cell for CELL."""
    return term("cell") if place == CELL else term(f"room-{t.room_at[place].replace('_', '-')}")


def mini_term(t: BlackRose, mini: int) -> Ref:
    """The name of a miniature, as a message argument."""
    if mini < FIRST_EVOCATION:
        return seat(mini)
    e = evocation(t, mini)
    return term("evocation") if e is None else term(f"evocation-{e.kind.replace('_', '-')}")


def source_term(colour_of: int) -> Ref:
    """Who did it, as a message argument: a wizard or the Black Rose."""
    return term("black-rose") if colour_of == ROSE else seat(colour_of)


def rose_room(t: BlackRose) -> int:
    """The place of the Black Rose Room."""
    return place_named(t, BLACK_ROSE_ROOM)
