"""Events (BR-10): how they come, slide and leave, and what they do, at once, in the Black Rose Phase, or as an answer.

In an event the Black Rose is the source. Events that only change values are read off the board by `modifiers`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from magemoot.engine.events import piece
from magemoot.engine.play import Play
from magemoot.games.blackrose.atoms import board
from magemoot.games.blackrose.catalogue import BOX, event_of
from magemoot.games.blackrose.components import Event
from magemoot.games.blackrose.deeds import Deed, new_effect
from magemoot.games.blackrose.effects import resolve
from magemoot.games.blackrose.lodge import CELL
from magemoot.games.blackrose.scene import Scene, lost_with_turn
from magemoot.games.blackrose.state import ACTION, EVOCATION, ROSE, BlackRose

POSITIONS: Final = (1, 2, 3)
"""The positions of the event board, from left to right (BR-10.2)."""
ANSWERED: Final = frozenset(event.when["event"] for event in BOX.events.values() if event.when)
"""The deeds that some event of the pack answers."""
INTO_EVOCATIONS: Final = frozenset({"acts"})
"""The deeds that events answer in the Evocation Phase too, as their texts say (BR-10.4, BR-R92)."""
IN_ROOMS: Final = frozenset({"enter_room", "activate_room"})
"""Deeds that nobody does in a cell: whoever is there afterwards has been defeated since."""


# ------------------------------------------------------------------ the event board


def slide(t: BlackRose) -> Play[None]:
    """BR-8.2, BR-8.3: every event moves one position to the right; one that leaves position 3 is removed."""
    for position in reversed(POSITIONS):
        yield from _push(t, position)


def enter(t: BlackRose, card: int) -> Play[None]:
    """BR-8.4, BR-8.5, BR-8.6, BR-8.8, BR-R20: an event drawn comes to its position, then its points, then its crown."""
    from magemoot.games.blackrose import power

    event = event_of(card)
    yield from _push(t, event.position)
    board.lay_event(t, card, event.position, "BR-8.4")
    yield from power.gain(t, ROSE, event.points_in, "BR-8.5")
    _crown(t, event)


def _push(t: BlackRose, position: int) -> Play[None]:
    """BR-8.6: the event on a position moves one to the right, pushing on as needed; out of position 3 it is removed."""
    if not t.board[position - 1]:
        return
    card = t.board[position - 1][0]
    if position == POSITIONS[-1]:
        yield from leave(t, card)
    else:
        yield from _push(t, position + 1)
        board.lay_event(t, card, position + 1, "BR-8.6")


def leave(t: BlackRose, card: int) -> Play[None]:
    """BR-8.11: an event leaves the board; whenever and however it does, the Black Rose gains its exit points."""
    from magemoot.games.blackrose import power

    board.remove_event(t, card, "BR-8.11")
    yield from power.gain(t, ROSE, event_of(card).points_out, "BR-8.11")


def drawer(t: BlackRose) -> int:
    """BR-8.4: who draws the event: the player to the right of the first player."""
    return (t.first - 1) % len(t.wizards)


def _crown(t: BlackRose, event: Event) -> None:
    """BR-8.8: a crown on the event: who drew it takes the crown."""
    if event.crown:
        board.take_crown(t, drawer(t), "BR-8.8")


# ------------------------------------------------------------------ what they do


def instant(t: BlackRose, card: int) -> Play[None]:
    """BR-8.7, BR-R21: an instant event: entry points, effect, crown, removal with exit points."""
    from magemoot.games.blackrose import power

    event = event_of(card)
    yield from power.gain(t, ROSE, event.points_in, "BR-8.5")
    yield from _take_effect(t, card, None)
    _crown(t, event)
    yield from leave(t, card)


def black_rose_phase(t: BlackRose) -> Play[None]:
    """BR-8.9, BR-R20: all Black Rose Phase events on the board take effect, from position 1 to 3."""
    for card in [card for zone in t.board for card in zone if event_of(card).phase == "black_rose"]:
        if _on_board(t, card):
            yield from _take_effect(t, card, None)


def answer(t: BlackRose, deeds: Iterable[Deed]) -> Play[None]:
    """BR-10.4, BR-R73, BR-R92: the Action Phase events on the board that answer the deeds of a moment, from position 1 to 3."""
    open_to = [deed for deed in deeds if deed.kind in ANSWERED and _in_force(t, deed)]
    if not open_to:
        return
    for card in [card for zone in t.board for card in zone]:
        for deed in open_to:
            if _on_board(t, card) and _answers(t, card, deed):
                _remember(t, card, deed)
                yield from _take_effect(t, card, deed)


def _on_board(t: BlackRose, card: int) -> bool:
    return any(card in zone for zone in t.board)


def _take_effect(t: BlackRose, card: int, deed: Deed | None) -> Play[None]:
    s = Scene("event", ROSE, new_effect(t), piece=card, trigger=deed)
    if t.log is not None:
        t.note("event-works", "BR-10.3", card=piece(card))
    yield from resolve(t, s, event_of(card).ops)


def _in_force(t: BlackRose, deed: Deed) -> bool:
    """BR-10.4, BR-R92: whether events answer a deed in this phase."""
    return t.phase == ACTION or (t.phase == EVOCATION and deed.kind in INTO_EVOCATIONS)


def _answers(t: BlackRose, card: int, deed: Deed) -> bool:
    """Whether an event on the board answers a deed now."""
    from magemoot.games.blackrose import traps

    when = event_of(card).when
    if not when or when["event"] != deed.kind or _fell(t, deed):
        return False
    return traps.matches(t, ROSE, when, deed) and not _has_answered(t, card, deed)


def _fell(t: BlackRose, deed: Deed) -> bool:
    """BR-R73: whether the wizard who did it has been defeated since, by what answered before."""
    if deed.seat == ROSE:
        return False
    return lost_with_turn(t, deed.seat, deed.effect) or (deed.kind in IN_ROOMS and t.wizards[deed.seat].place == CELL)


# ------------------------------------------------------------------ events that answer once


def _limit(t: BlackRose, card: int, deed: Deed) -> tuple[int, int] | None:
    """Within what an event answers only once, as (number, seat): a phase, an effect, or a wizard's turn; None: no limit."""
    when = event_of(card).when
    if "first_in" in when:
        return t.round, -1
    match when.get("once_per"):
        case "effect":
            return deed.effect, deed.seat
        case "turn_and_mage":
            return t.turn, deed.seat
        case _:
            return None


def _remember(t: BlackRose, card: int, deed: Deed) -> None:
    """Write down that an event with a limit has answered."""
    limit = _limit(t, card, deed)
    if limit is not None:
        t.event_memory += (card, *limit)


def _has_answered(t: BlackRose, card: int, deed: Deed) -> bool:
    """Whether an event with a limit has answered within it before."""
    limit = _limit(t, card, deed)
    memory = t.event_memory
    return limit is not None and any((card, *limit) == tuple(memory[i : i + 3]) for i in range(0, len(memory), 3))
