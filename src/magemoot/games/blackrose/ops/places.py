"""Operations that move figures or keep them from moving (BR-14.7–14.9, BR-14.16, BR-16.4, BR-R52, BR-R53, BR-R71)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from magemoot.engine.events import term
from magemoot.engine.play import Play
from magemoot.games.blackrose import moving, protections
from magemoot.games.blackrose.components import BLACK, Step
from magemoot.games.blackrose.effects import choose_mini, choose_room, operation
from magemoot.games.blackrose.scene import Scene, decider, minis, named, number, reachable, room_named
from magemoot.games.blackrose.state import BlackRose, Wizard
from magemoot.games.blackrose.table import (
    LODGE,
    colour,
    enemies_in,
    in_play,
    is_wizard,
    mini_term,
    owner,
    place_of,
)

BLOCK_TOKENS: Final = 4
"""BR-1.15."""


def can_be_moved(t: BlackRose, s: Scene, mini: int) -> bool:
    """BR-R66, BR-R94: whether an effect that still goes on can move a figure: it stands in the Lodge."""
    return not s.lost(t) and in_play(t, mini) and reachable(t, s, mini)


def goes(t: BlackRose, s: Scene, mini: int) -> Play[bool]:
    """Whether a figure is really moved: it can be, and does not dodge it."""
    if can_be_moved(t, s, mini):
        yield from protections.against_part(t, s, [mini])
    if not can_be_moved(t, s, mini) or (yield from protections.against_moving(t, s, mini, "move")):
        return False
    return can_be_moved(t, s, mini)


@operation("move")
def move(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-28.16, BR-R94: up to so many steps, chosen by the mover's controller; not out of a cell."""
    n, ignore = number(t, s, step["n"]), step.get("ignore_traps", False)
    for mini in minis(t, s, step["who"]):
        if can_be_moved(t, s, mini):
            yield from moving.walk(t, mini, n, owner(t, mini), "BR-14.7", effect=s.effect, ignore_traps=ignore)


@operation("push")
def push(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-R52, BR-R71: the resolver moves each of them, in any order, each with its answers before the next."""
    n = number(t, s, step["n"])
    left = [m for m in minis(t, s, step["who"]) if can_be_moved(t, s, m)]
    while left:
        mini = yield from choose_mini(t, decider(t, s, step, left[0]), "push-next", left, "BR-R71")
        assert mini is not None
        left.remove(mini)
        if (yield from goes(t, s, mini)):
            yield from moving.push(t, s, mini, n)
        left = [m for m in left if can_be_moved(t, s, m)]


@operation("teleport")
def teleport(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-14.9, BR-28.24: straight to another room."""
    for mini in minis(t, s, step["who"]):
        if destinations(t, s, mini, step["to"]) and (yield from goes(t, s, mini)):
            seat = decider(t, s, step, about=mini)
            place = yield from choose_room(t, seat, "teleport", destinations(t, s, mini, step["to"]), "BR-28.24")
            if place is not None:
                yield from moving.teleport(t, s, mini, place, "BR-28.24")


def destinations(t: BlackRose, s: Scene, mini: int, to: str | Mapping[str, Any]) -> list[int]:
    """The other rooms to which a figure can be teleported: a room, any, by distance, by colour, without enemies."""
    here = place_of(t, mini)
    if not in_play(t, mini):
        return []
    others = [p for p in LODGE.all() if p != here]
    match to:
        case "any":
            return others
        case {"distance": int(n)}:
            return [p for p in others if LODGE.distance[here][p] <= n]
        case {"colour": _}:
            same = colour(t, here)
            return [p for p in others if same in (BLACK, colour(t, p))]
        case {"filter": _}:
            return [p for p in others if not enemies_in(t, p, owner(t, mini))]
        case str(word):
            place = room_named(t, s, word)
            return [] if place is None or place == here else [place]
        case _:
            raise ValueError(f"{to!r} is no destination")


@operation("swap")
def swap(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-14.8: two figures change places; one that dodges stays, and the other still goes (BR-19.4)."""
    a, b = (next(iter(named(t, s, step[which])), None) for which in "ab")
    if a is None or b is None:
        return
    dodged = [m for m in (a, b) if m in s.spared and in_play(t, m)]
    if not all(m in dodged or can_be_moved(t, s, m) for m in (a, b)):
        return
    there = {a: place_of(t, b), b: place_of(t, a)}
    if there[a] == there[b]:
        return
    for mini in (a, b):
        if mini in dodged or not (yield from goes(t, s, mini)):
            del there[mini]
    yield from moving.swap(t, s, there)


@operation("to_cell")
def to_cell(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-16.4: a wizard is sent to the cell; that is no defeat."""
    for mini in minis(t, s, step["who"]):
        if is_wizard(mini) and (yield from goes(t, s, mini)):
            moving.to_cell(t, mini, "BR-16.4")


@operation("end_movement")
def end_movement(t: BlackRose, s: Scene, step: Step) -> None:
    """BR-R91: the steps left of the move or push that called up this effect are lost."""
    deed = s.trigger
    if deed is None or deed.walk is None or deed.mini not in minis(t, s, step["who"]):
        return
    deed.walk.ended = True
    if t.log is not None:
        t.note("end-movement", "BR-R91", who=mini_term(t, deed.mini))


# ------------------------------------------------------------------ block tokens


@operation("block")
def block(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-14.16, BR-R53: a block token, if one is left and the wizard has none of that kind."""
    what = step["what"]
    for mini in minis(t, s, step["who"]):
        if not is_wizard(mini) or not can_be_moved(t, s, mini) or not _can_be_blocked(t, t.wizards[mini], what):
            continue
        if (yield from protections.against_moving(t, s, mini, "block")):
            continue
        if can_be_moved(t, s, mini) and _can_be_blocked(t, t.wizards[mini], what):
            _give_block(t, t.wizards[mini], what)


def _can_be_blocked(t: BlackRose, w: Wizard, what: str) -> bool:
    given = sum(x.blocked_move + x.blocked_activation for x in t.wizards)
    return given < BLOCK_TOKENS and not (w.blocked_move if what == "move" else w.blocked_activation)


def _give_block(t: BlackRose, w: Wizard, what: str) -> None:
    if what == "move":
        w.blocked_move = True
    else:
        w.blocked_activation = True
    if t.log is not None:
        t.note("block", "BR-14.16", who=mini_term(t, w.seat), what=term(f"block-{what}"))
