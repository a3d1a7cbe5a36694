"""What can happen to the cubes in rooms: instability (BR-18)."""

from __future__ import annotations

from magemoot.games.blackrose.state import COLOURS, BlackRose
from magemoot.games.blackrose.table import room_term, source_term


def destabilise(t: BlackRose, place: int, colour: int, n: int, rule: str) -> None:
    """BR-18.2: cubes from a supply come to lie in a room."""
    if n <= 0:
        return
    t.supply[colour] -= n
    t.instability[place * COLOURS + colour] += n
    if t.log is not None:
        t.note("instability", rule, room=room_term(t, place), by=source_term(colour), count=n)


def stabilise(t: BlackRose, place: int, colour: int, n: int) -> None:
    """Cubes go back from a room to their supply."""
    t.supply[colour] += n
    t.instability[place * COLOURS + colour] -= n


def convert_instability(t: BlackRose, place: int, old: int, new: int) -> None:
    """BR-18.6: a cube in a room goes back, and one of another colour comes instead of it."""
    stabilise(t, place, old, 1)
    t.supply[new] -= 1
    t.instability[place * COLOURS + new] += 1


def shift_instability(t: BlackRose, giver: int, taker: int, colour: int, n: int) -> None:
    """Cubes go from one room to another, colours kept."""
    t.instability[giver * COLOURS + colour] -= n
    t.instability[taker * COLOURS + colour] += n
