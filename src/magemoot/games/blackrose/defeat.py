"""Defeats (BR-21.2–21.12, BR-23.9): evocations leave, wizards are scored one after another and go to their cells."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from magemoot.engine.events import seat as seat_ref
from magemoot.engine.play import Play
from magemoot.games.blackrose import ranking
from magemoot.games.blackrose.atoms import figures
from magemoot.games.blackrose.deeds import Deed
from magemoot.games.blackrose.lodge import CELL
from magemoot.games.blackrose.power import gain
from magemoot.games.blackrose.scene import Scene
from magemoot.games.blackrose.state import ACTION, ROSE, BlackRose
from magemoot.games.blackrose.table import (
    TROPHIES_EACH,
    answer_order,
    evocation,
    is_wizard,
    life,
    owner,
    place_of,
    source_term,
    turn_order,
    wounds,
)


class Fallen(NamedTuple):
    """A miniature that was defeated: whose it was, and where it stood."""

    mini: int
    owner: int
    place: int


def is_full(t: BlackRose, mini: int) -> bool:
    """BR-21.2, BR-23.9: whether as much damage lies on a miniature in play as it has life."""
    there = is_wizard(mini) or evocation(t, mini) is not None
    return there and wounds(t, mini) >= life(t, mini)


def fall(t: BlackRose, s: Scene, hit: Iterable[int], final: int) -> Play[list[Fallen]]:
    """BR-R32, BR-R35, BR-R87: of miniatures just hit, full evocations leave, then full wizards are scored in order.

    Args:
        final: whose damage was the last: a seat, or ROSE.

    Returns:
        who fell, in order.
    """
    full = [m for m in hit if is_full(t, m)]
    order = answer_order(t)
    full.sort(key=lambda m: order.index(m) + 1 if is_wizard(m) else 0)
    fallen = []
    for mini in full:
        s.defeated = True
        fallen.append(Fallen(mini, owner(t, mini), place_of(t, mini)))
        if is_wizard(mini):
            yield from _defeat(t, mini, final)
        else:
            figures.withdraw(t, mini, "BR-23.9")
    return fallen


def _defeat(t: BlackRose, victim: int, final: int) -> Play[None]:
    """BR-21.3–21.10: rank and power, the trophy, the cubes back, the figure to the cell; an own turn ends (BR-R36)."""
    w = t.wizards[victim]
    if t.log is not None:
        cubes = {f"cubes_{colour}": n for colour, n in enumerate(w.damage) if n}
        t.note("defeat", "BR-21.2", who=seat_ref(victim), **cubes)
    for who, prize in _in_rank_order(t, ranking.defeat(dict(enumerate(w.damage)), victim), w.damage):
        yield from gain(t, who, prize, "BR-21.4", counts=True)
    _take_trophy(t, victim, final)
    figures.clear_bar(t, victim)
    figures.stand(t, victim, CELL, "BR-21.10")
    w.fallen += 1
    if t.phase == ACTION and victim == t.active:
        t.felled, t.felled_in = True, t.effects


def _in_rank_order(t: BlackRose, prizes: dict[int, int], cubes: list[int]) -> list[tuple[int, int]]:
    """BR-R82: gains at once are given in rank order, ties in turn order, the Black Rose first."""
    order = [ROSE, *turn_order(t)]
    return sorted(prizes.items(), key=lambda prize: (-cubes[prize[0]], order.index(prize[0])))


def _take_trophy(t: BlackRose, victim: int, final: int) -> None:
    """BR-21.7, BR-21.8, BR-R34: who inflicted the last damage takes a trophy, if one is left; none in extra rounds."""
    taken = t.rose_trophies[victim] + sum(w.trophies[victim] for w in t.wizards)
    if final == victim or taken >= TROPHIES_EACH or t.extra:
        return
    (t.rose_trophies if final == ROSE else t.wizards[final].trophies)[victim] += 1
    if t.log is not None:
        t.note("trophy", "BR-21.7", who=source_term(final), whose=seat_ref(victim))


def defeats(s: Scene, fallen: Iterable[Fallen], final: int, doer: int, source: str, detail: str = "") -> list[Deed]:
    """BR-R32, BR-R73: the defeats that can be answered now. A wizard's own last cube is nobody's deed (BR-R69).

    Args:
        doer: the miniature that did it: a wizard or an evocation; -1 for the Black Rose.
        source: where the last damage came from (BR-R69).
        detail: `TRANSFERRED` if the last cube was another's.
    """
    return [
        Deed(
            "wizard_defeated" if is_wizard(mini) else "evocation_defeated",
            final,
            mini=doer,
            place=place,
            victim=mini,
            owner=-1 if is_wizard(mini) else whose,
            source=source,
            effect=s.effect,
            detail=detail,
            spell=s.spell,
            half=s.half,
        )
        for mini, whose, place in fallen
        if whose != final
    ]
