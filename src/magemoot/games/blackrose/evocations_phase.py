"""The Evocation Phase (BR-23.6): each wizard may let any of the own evocations act. A unit is one acting."""

from __future__ import annotations

from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.blackrose import creatures, phases
from magemoot.games.blackrose.deeds import new_effect
from magemoot.games.blackrose.state import CLEAN_UP, EVOCATION, BlackRose, Wizard
from magemoot.games.blackrose.table import evocation, evocations, mini_of, mini_word, turn_order


def advance(t: BlackRose) -> Play[None]:
    """BR-23.6, BR-R90: in turn order; each wizard's part is a window of its own. Step 0 begins the phase."""
    if t.step == 0:
        phases.begin(t, EVOCATION, "BR-23.6")
        for _seat, e in evocations(t):
            e.acted = False
        t.step = 1
        return
    w = t.wizards[turn_order(t)[t.step - 1]]
    if t.active != w.seat:
        t.active = w.seat
        t.turn += 1
    if (yield from act(t, w)):
        return
    phases.step_done(t)
    if t.step > len(t.wizards):
        phases.begin(t, CLEAN_UP, "BR-24.1")


def waiting(w: Wizard) -> list[int]:
    """BR-R47: a wizard's evocations that have not acted in this phase."""
    return [e.uid for e in w.evocations if not e.acted]


def act(t: BlackRose, w: Wizard) -> Play[bool]:
    """BR-23.6, BR-23.7: one evocation acts, in the order that its wizard likes. Returns whether another may follow."""
    if not waiting(w):
        return False
    words: list[Value] = [*(mini_word(t, m) for m in waiting(w)), "done"]
    answer = yield Choose(w.seat, "evocation", lambda: words, "BR-23.6")
    if answer == "done":
        return False
    mini = mini_of(t, answer)
    e = evocation(t, mini)
    assert e is not None
    e.acted = True
    yield from creatures.act(t, mini, w.seat, effect=new_effect(t))
    return True
