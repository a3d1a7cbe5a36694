"""Operations on power and the crown (BR-5, BR-6)."""

from __future__ import annotations

from magemoot.engine.play import Play
from magemoot.games.blackrose.atoms import board
from magemoot.games.blackrose.components import Step
from magemoot.games.blackrose.effects import operation
from magemoot.games.blackrose.power import gain, lose, steal
from magemoot.games.blackrose.scene import Scene, minis, number, one
from magemoot.games.blackrose.state import ROSE, BlackRose
from magemoot.games.blackrose.table import is_wizard


@operation("power")
def power(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-5.1, BR-5.13: wizards gain power, or lose it, perhaps to the Black Rose."""
    n = number(t, s, step["n"])
    for seat in minis(t, s, step["who"]):
        if s.lost(t):
            return
        if not is_wizard(seat):
            continue
        if n >= 0:
            yield from gain(t, seat, n, "BR-5.1")
            continue
        lost = lose(t, seat, -n, "BR-5.1")
        if step.get("paid_to") == "black_rose":
            yield from gain(t, ROSE, lost, "BR-5.1")


@operation("steal_power")
def steal_power(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-28.23: the resolver takes power from wizards."""
    n = number(t, s, step["n"])
    for victim in minis(t, s, step["from"]):
        if s.lost(t):
            return
        if is_wizard(victim):
            yield from steal(t, s.seat, victim, n, s.effect, "BR-28.23")


@operation("rose_power")
def rose_power(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-5.1: the Black Rose gains or loses power."""
    n = number(t, s, step["n"])
    if n >= 0:
        yield from gain(t, ROSE, n, "BR-5.1")
    else:
        lose(t, ROSE, -n, "BR-5.1")


@operation("crown")
def crown(t: BlackRose, s: Scene, step: Step) -> None:
    """BR-6.3, BR-R83: a wizard takes the crown."""
    who = one(t, s, step["who"])
    if who is not None:
        board.take_crown(t, who, "BR-6.3")
