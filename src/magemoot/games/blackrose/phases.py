"""What every phase begins with (BR-6, BR-7): its name, its first player, its window."""

from __future__ import annotations

from magemoot.engine.events import term
from magemoot.games.blackrose.state import BlackRose


def begin(t: BlackRose, phase: str, rule: str) -> None:
    """BR-7.2, BR-26.1, BR-R44, BR-R90: a phase begins; with For the Crown! its holder is first player from here on."""
    t.phase = phase
    t.step = 0
    t.active = -1
    t.turn += 1
    if t.for_the_crown:
        t.first = t.crown
    if t.log is not None:
        t.note("phase", rule, phase=term(f"phase-{phase}"))


def step_done(t: BlackRose) -> None:
    """One step of a phase is over, and nobody's is the next until it begins."""
    t.step += 1
    t.active = -1
