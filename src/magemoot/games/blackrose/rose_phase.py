"""The Black Rose Phase (BR-8), and the beginning of a round (BR-6.2, BR-7).

A unit is one wizard's discarding or drawing of quests, or one step of the events.
"""

from __future__ import annotations

from typing import Final

from magemoot.engine.events import seat
from magemoot.engine.pieces import Value, distinct
from magemoot.engine.play import Choose, Play
from magemoot.games.blackrose import events, phases, quests
from magemoot.games.blackrose.atoms import board
from magemoot.games.blackrose.catalogue import event_of, kinds
from magemoot.games.blackrose.state import ROSE_PHASE, STUDY, BlackRose, Wizard
from magemoot.games.blackrose.table import turn_order

EVENT_STEPS: Final = 3
"""Sliding, drawing, and the effects of Black Rose Phase events."""


def begin_round(t: BlackRose) -> None:
    """BR-6.2, BR-R83, BR-R90: a new round: its first player holds the crown; what is counted by round starts anew."""
    t.round += 1
    t.first = t.crown
    t.deeds = []
    for w in t.wizards:
        w.unhurt = True
        w.fallen = 0
        w.quiet = False
    if t.log is not None:
        t.note("round", "BR-7.1", round=t.round, who=seat(t.first))
    phases.begin(t, ROSE_PHASE, "BR-8.1")


def advance(t: BlackRose) -> Play[None]:
    """BR-8.1–8.12: one unit of the phase."""
    seats = len(t.wizards)
    if t.step < seats:
        yield from discard(t, t.wizards[turn_order(t)[t.step]])
    elif t.step == seats:
        yield from events.slide(t)
    elif t.step == seats + 1:
        yield from draw_event(t)
    elif t.step == seats + 2:
        yield from events.black_rose_phase(t)
    else:
        w = t.wizards[turn_order(t)[t.step - seats - EVENT_STEPS]]
        if not w.quests:
            yield from quests.draw(t, w, "BR-8.10")
    phases.step_done(t)
    if t.step == seats + EVENT_STEPS + seats:
        phases.begin(t, STUDY, "BR-11.1")


def discard(t: BlackRose, w: Wizard) -> Play[None]:
    """BR-8.1, BR-9.9: a wizard may discard one or both active quests."""
    t.active = w.seat

    def options() -> list[Value]:
        return [*distinct(w.quests, kinds), "done"]

    while w.quests:
        card = yield Choose(w.seat, "drop-quest", options, "BR-8.1", open=True)
        if card == "done":
            return
        yield from quests.drop(t, w, card)


def draw_event(t: BlackRose) -> Play[None]:
    """BR-8.4–8.8, BR-8.12: the player to the right of the first player draws the event of the round."""
    card = board.draw_event(t, events.drawer(t), "BR-8.4")
    if card < 0:
        return
    if event_of(card).phase == "instant":
        yield from events.instant(t, card)
    else:
        yield from events.enter(t, card)
