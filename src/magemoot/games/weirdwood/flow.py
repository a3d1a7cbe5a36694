"""The flow of the game (WM-5): set-up, then turns clockwise until the players win or lose."""

from __future__ import annotations

from magemoot.engine.play import Play
from magemoot.games.weirdwood import setup, turn
from magemoot.games.weirdwood.ending import Ended
from magemoot.games.weirdwood.state import SET_UP, TURN, Weirdwood


def advance(t: Weirdwood) -> Play[None]:
    """WM-5.1, WM-5.2: play one unit; it breaks off where the game ends."""
    try:
        if t.phase == SET_UP:
            yield from setup.set_up(t)
            if t.phase != SET_UP:
                turn.begin(t)
        elif t.phase == TURN:
            yield from turn.turn(t)
        else:
            yield from turn.end_step(t)
    except Ended:
        return
