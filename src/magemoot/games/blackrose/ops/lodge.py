"""Operations on rooms: instability, activation, tokens (BR-14.10–14.13, BR-18, BR-R85, BR-R86)."""

from __future__ import annotations

from magemoot.engine.events import seat as seat_ref
from magemoot.engine.play import Play
from magemoot.games.blackrose import activation
from magemoot.games.blackrose import instability as cubes
from magemoot.games.blackrose.components import Step
from magemoot.games.blackrose.effects import operation
from magemoot.games.blackrose.scene import Scene, number, one, room_named
from magemoot.games.blackrose.state import ROSE, BlackRose
from magemoot.games.blackrose.table import LODGE, room_term, rose_room

SECOND_MOON = 2


# ------------------------------------------------------------------ instability


@operation("instability")
def instability(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-18.5: cubes are placed, the resolver's unless the step names another's."""
    place, colour = room_named(t, s, step["room"]), s.seat
    if "source" in step:
        named = ROSE if step["source"] == "black_rose" else one(t, s, step["source"])
        colour = -1 if named is None else named
    if place is not None and colour >= 0:
        n, later = number(t, s, step["n"]), cubes.cubes_wanted(t, s, step)
        yield from cubes.place(t, s, place, colour, n, "BR-18.5", later=later)


@operation("convert_instability")
def convert_instability(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-18.6: cubes of other colours become the resolver's."""
    place = room_named(t, s, step["room"])
    if place is not None:
        yield from cubes.convert(t, s, place, number(t, s, step["n"]))


@operation("move_instability")
def move_instability(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-28.27: cubes go from one room to another."""
    giver, taker = room_named(t, s, step["from"]), room_named(t, s, step["to"])
    if giver is not None and taker is not None:
        yield from cubes.move(t, s, giver, taker, number(t, s, step["n"]))


# ------------------------------------------------------------------ activation


@operation("activate")
def activate(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-R85: a full activation, near or far, if it may happen."""
    place = room_named(t, s, step["room"])
    if place is not None:
        yield from activation.activate(t, s.seat, place)


@operation("resolve_room")
def resolve_room(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-R85: the printed effect of a room as if it happened in another; that activates nothing."""
    place, at, who = room_named(t, s, step["room"]), room_named(t, s, step["at"]), one(t, s, step["by"])
    if place is not None and who is not None:
        yield from activation.room_effect(t, who, place, s, at=at)


@operation("reset_room")
def reset_room(t: BlackRose, s: Scene, step: Step) -> None:
    """BR-14.11, BR-R86: tokens are turned ready; not of destroyed rooms, nor one that is not on its room (BR-2.7)."""
    named = None if step["room"] == "all" else room_named(t, s, step["room"])
    places = LODGE.all() if step["room"] == "all" else [] if named is None else [named]
    for place in places:
        waits = place == rose_room(t) and t.moon < SECOND_MOON
        if not t.ready[place] and not t.destroyed[place] and not waits:
            t.ready[place] = True
            if t.log is not None:
                t.note("reset-room", "BR-14.11", room=room_term(t, place))


@operation("cancel_activation")
def cancel_activation(t: BlackRose, s: Scene, _step: Step) -> None:
    """BR-R85: the activation that this answers does not take place, unless its wizard dodged."""
    deed = s.trigger
    if deed is not None and deed.seat not in s.spared:
        deed.cancelled = True
        if t.log is not None:
            t.note("cancel-activation", "BR-R85", who=seat_ref(deed.seat), room=room_term(t, deed.place))
