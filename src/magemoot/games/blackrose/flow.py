"""The round (BR-7): set-up, then six phases again and again. A unit of play is one wizard's part of a phase, or less."""

from __future__ import annotations

from magemoot.engine.play import Play
from magemoot.games.blackrose import (
    clean_up,
    evocations_phase,
    preparation,
    rose_phase,
    setup,
    study,
    turns,
)
from magemoot.games.blackrose.state import BlackRose


def advance(t: BlackRose) -> Play[None]:
    """BR-7.1, BR-7.2: play one unit of the phase under way."""
    match t.phase:
        case "set-up":
            yield from setup.set_up(t)
        case "rose":
            yield from rose_phase.advance(t)
        case "study":
            yield from study.advance(t)
        case "preparation":
            yield from preparation.advance(t)
        case "action":
            yield from turns.turn(t)
        case "evocation":
            yield from evocations_phase.advance(t)
        case _:
            yield from clean_up.advance(t)
