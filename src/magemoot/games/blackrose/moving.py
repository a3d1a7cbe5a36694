"""Figures on their way: steps, pushes, teleports, swaps, into the cell (BR-14.7–14.9, BR-16, BR-R52, BR-R53, BR-R74).

Whoever arrives in a room enters it, willingly or not, and what waits there answers before anything else goes on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.blackrose.atoms import figures
from magemoot.games.blackrose.deeds import Deed, Walk, happen, write_down
from magemoot.games.blackrose.effects import choose_mini
from magemoot.games.blackrose.lodge import CELL
from magemoot.games.blackrose.scene import Scene, decider, lost_with_turn, reachable
from magemoot.games.blackrose.state import ACTION, BlackRose
from magemoot.games.blackrose.table import (
    LODGE,
    colour,
    in_play,
    is_wizard,
    mini_term,
    owner,
    place_in,
    place_of,
    room_word,
)

STOP: Final = "stop"


# ------------------------------------------------------------------ arriving


def enter(
    t: BlackRose,
    mini: int,
    place: int,
    rule: str,
    *,
    effect: int,
    walk: Walk | None = None,
    ignore_traps: bool = False,
    by: int = -1,
) -> Play[None]:
    """BR-14.8: a figure arrives in a room and enters it; what answers it is carried out.

    Args:
        effect: the number of the resolution that it belongs to.
        walk: the move or push that it is a step of.
        ignore_traps: no trap may answer.
        by: whose miniature it counts as (BR-R68); its owner's if left out.
    """
    figures.stand(t, mini, place, rule)
    yield from arrive(t, mini, place, effect=effect, walk=walk, ignore_traps=ignore_traps, by=by)


def arrive(
    t: BlackRose,
    mini: int,
    place: int,
    *,
    effect: int,
    walk: Walk | None = None,
    ignore_traps: bool = False,
    by: int = -1,
) -> Play[None]:
    """BR-14.8, BR-20.13: a figure that stands in a room has just entered it, by a step or by being summoned."""
    from magemoot.games.blackrose import events, quests

    deed = Deed(
        "enter_room",
        owner(t, mini) if by < 0 else by,
        mini=mini,
        place=place,
        source="" if is_wizard(mini) else "evocation",
        effect=effect,
        detail=colour(t, place),
        walk=walk,
    )
    if not ignore_traps:
        yield from happen(t, deed)
        return
    write_down(t, deed)
    yield from quests.offer(t, deed)
    yield from events.answer(t, [deed])


def ways_out(t: BlackRose, mini: int) -> list[int]:
    """BR-2.10, BR-14.7, BR-R2: the rooms one step away; out of a cell, those that it touches."""
    here = place_of(t, mini)
    if here != CELL:
        return list(LODGE.neighbours[here])
    return list(LODGE.exits[len(t.wizards)][t.wizards[mini].cell]) if is_wizard(mini) else []


# ------------------------------------------------------------------ step by step


def walk(
    t: BlackRose,
    mini: int,
    steps: int,
    seat: int,
    rule: str,
    *,
    effect: int,
    least: int = 0,
    ignore_traps: bool = False,
    first: int = CELL,
) -> Play[None]:
    """BR-14.2, BR-14.7, BR-R53, BR-R74, BR-R81: a figure moves up to so many rooms, as a wizard says; at least `least`.

    It ends early when that wizard likes, when an answer ends it (BR-R91), when the figure is defeated or in the cell,
    and when it gets a block token. Whoever is moved elsewhere on the way goes on from there.

    Args:
        seat: who decides, and whose the figure is in this move.
        first: where the first step leads, if that has been said already.
    """
    go = _Way("step", rule, effect, least, seat, own=True, ignore_traps=ignore_traps)
    yield from _go(t, mini, steps, seat, go, first)


def push(t: BlackRose, s: Scene, mini: int, n: int) -> Play[None]:
    """BR-R52: a figure is moved 1 to n steps as the resolver likes, through rooms only; block tokens do not matter."""
    seat = decider(t, s, {}, about=mini)
    yield from _go(t, mini, n, seat, _Way("push", "BR-R52", s.effect, 1, owner(t, mini), own=False), CELL)


class _Way(NamedTuple):
    """How a figure goes step by step.

    Attributes:
        least: the steps that have to be taken.
        by: whose miniature it counts as.
        own: a move of one's own, which a block token forbids.
    """

    ask: str
    rule: str
    effect: int
    least: int
    by: int
    own: bool
    ignore_traps: bool = False


def _go(t: BlackRose, mini: int, steps: int, seat: int, way: _Way, first: int) -> Play[None]:
    """Step by step into adjacent rooms, until something ends it or the wizard who decides stops."""
    under_way = Walk()
    taken = 0
    while taken < steps and not under_way.ended and not (way.own and _blocked(t, mini)):
        place = first
        if taken or first == CELL:
            place = yield from _choose_step(t, mini, seat, way, steps - taken, may_stop=taken >= way.least)
        if place == CELL:
            return
        taken += 1
        yield from enter(
            t, mini, place, way.rule, effect=way.effect, walk=under_way, ignore_traps=way.ignore_traps, by=way.by
        )
        if not in_play(t, mini) or lost_with_turn(t, seat, way.effect):
            return


def _choose_step(t: BlackRose, mini: int, seat: int, way: _Way, left: int, *, may_stop: bool) -> Play[int]:
    """Where the next step leads; CELL for none."""
    words: list[Value] = [room_word(t, p) for p in ways_out(t, mini)]
    if may_stop:
        words.append(STOP)
    answer = yield Choose(seat, way.ask, lambda: words, way.rule, {"who": mini_term(t, mini), "count": left})
    return CELL if answer == STOP else place_in(t, answer)


def _blocked(t: BlackRose, mini: int) -> bool:
    """BR-R53: whether a block token forbids a wizard to move."""
    return is_wizard(mini) and t.wizards[mini].blocked_move


# ------------------------------------------------------------------ at once


def teleport(t: BlackRose, s: Scene, mini: int, place: int, rule: str) -> Play[None]:
    """BR-14.9, BR-28.24: a figure goes straight to a room and enters only that."""
    yield from enter(t, mini, place, rule, effect=s.effect)


def swap(t: BlackRose, s: Scene, there: Mapping[int, int]) -> Play[None]:
    """BR-14.8, BR-R71: figures change places, one after the other as the resolver likes, each with what answers it.

    Args:
        there: for each that goes, its new place.
    """
    left = list(there)
    while left and not s.lost(t):
        mini = yield from choose_mini(t, decider(t, s, {}), "swap-first", left, "BR-R71")
        assert mini is not None
        left.remove(mini)
        yield from enter(t, mini, there[mini], "BR-14.8", effect=s.effect)
        left = [m for m in left if in_play(t, m) and reachable(t, s, m)]


def to_cell(t: BlackRose, mini: int, rule: str) -> None:
    """BR-16.4, BR-14.17, BR-R74: a wizard is sent to the cell, without defeat; in the own turn the turn ends."""
    figures.stand(t, mini, CELL, rule)
    if t.phase == ACTION and mini == t.active:
        t.felled, t.felled_in = True, t.effects
