"""Activating rooms, near and far (BR-14.10–14.15, BR-R28, BR-R85, BR-R86)."""

from __future__ import annotations

from collections.abc import Sequence

from magemoot.engine.events import seat as seat_ref
from magemoot.engine.play import Play
from magemoot.games.blackrose.components import Quest
from magemoot.games.blackrose.deeds import KINDS, Deed, happen, new_effect, records
from magemoot.games.blackrose.effects import resolve
from magemoot.games.blackrose.lodge import CELL
from magemoot.games.blackrose.modifiers import flag
from magemoot.games.blackrose.scene import Scene
from magemoot.games.blackrose.state import BlackRose
from magemoot.games.blackrose.table import can_be_activated, colour, room, room_term


def may_activate(t: BlackRose, seat: int, place: int) -> bool:
    """BR-R85: whether a wizard may activate a room: not from a cell, no block token, and the room can be activated."""
    w = t.wizards[seat]
    return w.place != CELL and not w.blocked_activation and can_be_activated(t, place, seat)


def activate(t: BlackRose, seat: int, place: int, *, effect: int | None = None) -> Play[bool]:
    """BR-14.10, BR-14.13, BR-R85: a wizard activates a room, from wherever.

    Returns:
        whether it was activated; not if it may not be, or if the activation was cancelled.
    """
    from magemoot.games.blackrose import quests

    if not may_activate(t, seat, place):
        return False
    number = new_effect(t) if effect is None else effect
    before = _deed(t, seat, place, number, "before")
    yield from happen(t, before)
    if before.cancelled:
        t.ready[place] = False
        return False
    if not may_activate(t, seat, place):
        return False
    turn_token(t, seat, place)
    rewards = yield from quests.declare(t, seat, place)
    yield from _carry_out(t, Scene("room", seat, number, activated=place), rewards)
    yield from happen(t, _deed(t, seat, place, number, "after"))
    return True


def _deed(t: BlackRose, seat: int, place: int, effect: int, timing: str) -> Deed:
    return Deed("activate_room", seat, mini=seat, place=place, effect=effect, detail=colour(t, place), timing=timing)


def turn_token(t: BlackRose, seat: int, place: int) -> None:
    """BR-14.10: the token is turned to its dark side, unless an event spares the first activation of the phase."""
    spared = flag(t, seat, "first_activation_no_flip") and not has_activated(t, seat)
    t.ready[place] = spared
    if t.log is not None:
        t.note("activate-room", "BR-14.10", who=seat_ref(seat), room=room_term(t, place))


def has_activated(t: BlackRose, seat: int) -> bool:
    """Whether a wizard has activated a room in this round."""
    return any(KINDS[done.kind] == "activate_room" for done in records(t, seat))


def _carry_out(t: BlackRose, s: Scene, rewards: Sequence[Quest]) -> Play[None]:
    """BR-9.5, BR-R22, BR-R85: the cost; the room's effect or the replacing rewards; the adding rewards."""
    printed = room(t, s.activated)
    payment = 1 if printed.cost else 0
    yield from resolve(t, s, printed.ops[:payment])
    replacing = [quest.ops for quest in rewards if quest.mode == "replace"]
    adding = [quest.ops for quest in rewards if quest.mode == "add"]
    for steps in (*(replacing or [printed.ops[payment:]]), *adding):
        s.fixed.clear()
        yield from resolve(t, s, steps)


def room_effect(t: BlackRose, seat: int, place: int, within: Scene, *, at: int | None = None) -> Play[Scene]:
    """BR-R85: the printed effect of a room alone, without activating it.

    Args:
        within: the resolution of which it is a part; whoever dodged that is spared by this as well (BR-19.4).
        at: the place in which it happens, if not the room's own.
    """
    s = Scene("room", seat, within.effect, activated=place if at is None else at)
    s.spared = list(within.spared)
    if t.log is not None:
        t.note("resolve-room", "BR-R85", who=seat_ref(seat), room=room_term(t, place))
    yield from resolve(t, s, room(t, place).ops)
    return s
