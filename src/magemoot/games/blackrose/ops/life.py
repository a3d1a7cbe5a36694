"""Operations on damage and life (BR-21)."""

from __future__ import annotations

from typing import Final

from magemoot.engine.play import Play
from magemoot.games.blackrose import damage as life
from magemoot.games.blackrose import protections
from magemoot.games.blackrose.components import Step
from magemoot.games.blackrose.effects import operation
from magemoot.games.blackrose.instability import cubes_wanted
from magemoot.games.blackrose.scene import Scene, decider, minis, number, one
from magemoot.games.blackrose.state import ROSE, BlackRose

OF_SPELLS: Final = ("spell", "trap")
"""The resolutions whose damage `spell_damage` modifies: combat, general and trap spells."""


@operation("damage")
def damage(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-21.1: miniatures suffer damage, all at once."""
    colour = _colour(t, s, step)
    if colour is None:
        return
    yield from protections.against_part(t, s, minis(t, s, step["to"]))
    if s.lost(t):
        return
    n = number(t, s, step["n"])
    yield from life.deal(
        t,
        s,
        [(mini, n) for mini in minis(t, s, step["to"])],
        colour,
        s.source,
        unpreventable=step.get("unpreventable", False),
        of_spell=s.kind in OF_SPELLS,
        later=cubes_wanted(t, s, step) if colour == s.seat else 0,
    )


def _colour(t: BlackRose, s: Scene, step: Step) -> int | None:
    """Whose cubes they are: the resolver's, unless the step names another source."""
    source = step.get("source", "self")
    if source == "self":
        return s.seat
    return ROSE if source == "black_rose" else one(t, s, source)


@operation("heal")
def heal(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-21.15: damage is removed."""
    n, healed = number(t, s, step["n"]), 0
    for mini in minis(t, s, step["who"]):
        if s.lost(t):
            break
        healed += yield from life.heal(t, s, mini, n)
    if "as" in step:
        s.counted[step["as"]] = healed


@operation("convert_damage")
def convert_damage(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-21.16: cubes of other colours are replaced by the resolver's."""
    n = number(t, s, step["n"])
    for mini in minis(t, s, step["on"]):
        if s.lost(t):
            return
        yield from life.convert(t, s, mini, n)


@operation("transfer_damage")
def transfer_damage(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-28.27: cubes go from one sheet to another."""
    giver, taker = one(t, s, step["from"]), one(t, s, step["to"])
    if giver is not None and taker is not None:
        yield from life.transfer(t, s, giver, taker, number(t, s, step["n"]))


@operation("attack")
def attack(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-28.4, BR-R76: one physical attack, or several, each with its own target."""
    for _ in range(step.get("times", 1)):
        if s.lost(t):
            return
        yield from life.attack(t, decider(t, s, step), s, bonus=step["bonus"], effect=s.effect)
