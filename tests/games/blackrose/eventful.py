"""Events in tests: drawn, at work in the Black Rose Phase, on the board in the Action Phase, and leaving the board.

Nero is seat 0 and first player; whoever draws is the wizard to his right. After the Black Rose Phase play goes on to the
first question of the Study Phase; quests are drawn on the way.
"""

from __future__ import annotations

from typing import Any

from magemoot.games.blackrose.catalogue import BOX
from tests.games.blackrose.play import Table, Who, table

ALONE: tuple[Who, ...] = ({"who": "rebecca", "tokens": 0},)
DRAW, WORK = 1, 2
"""Steps of the Black Rose Phase, after the wizards' own: drawing the event, Black Rose Phase events taking effect."""
AFTER_THESE = {
    1: ("rusted_gates", "call_to_arms"),
    2: ("overcharge", "dampening_field"),
    3: ("all_doors_awake", "unchained"),
}
"""For each moon two events of the Action Phase that enter on position 2 with as many points as the moon's number says
in `POINTS_IN`, to be drawn after the one that a test is about."""
POINTS_IN = {moon: BOX.events[ids[0]].points_in for moon, ids in AFTER_THESE.items()}


def _in_rose_phase(
    event: str, others: tuple[Who, ...], step: int, rest: dict[str, Any] | None, more: dict[str, Any]
) -> Table:
    them = others or ALONE
    at = len(them) + 1 + step
    return table(
        "nero", *them, phase="rose", active=-1, moon=BOX.events[event].moon, rest={"step": at, **(rest or {})}, **more
    )


def drawn(event: str, *others: Who, rest: dict[str, Any] | None = None, **more: Any) -> Table:
    """The event is drawn; it has its effect if it is an instant or a Black Rose Phase one."""
    return _in_rose_phase(event, others, DRAW, rest, {"event_deck": event, **more})


def works(event: str, *others: Who, rest: dict[str, Any] | None = None, **more: Any) -> Table:
    """A Black Rose Phase event that lies on the board takes effect."""
    return _in_rose_phase(event, others, WORK, rest, {"board": on_board(event), **more})


def lying(event: str, *others: Who, **more: Any) -> Table:
    """The Action Phase, Nero's turn, with an event on the board."""
    return table("nero", *(others or ALONE), **{"board": on_board(event), "moon": BOX.events[event].moon, **more})


def on_board(event: str) -> tuple[str, str, str]:
    """The board with one event where it enters."""
    at = BOX.events[event].position
    board = ["", "", ""]
    board[at - 1] = event
    return board[0], board[1], board[2]


def comes_and_goes(event: str, position: int, points_in: int, points_out: int, crown: bool) -> None:
    """An event enters where and with the points that it says, with the crown if it says so; and leaves with others.

    Args:
        position: 0 for an instant one, which leaves at once.
    """
    t = drawn(event, rest={"crown": 0}).until_phase("study")
    gone = points_out if not position else 0
    assert t.rose == points_in + gone
    assert t.board() == ["", "", ""] if not position else t.board()[position - 1] == event
    assert (event in t.event_discard) == (not position)
    assert t.crown == ("rebecca" if crown else "nero"), "the player to the right of the first one"
    if position:
        moon = BOX.events[event].moon
        after = next(e for e in AFTER_THESE[moon] if e != event)
        t = _in_rose_phase(event, (), 0, None, {"board": ("", "", event), "event_deck": after}).until_phase("study")
        assert t.board() == ["", after, ""]
        assert event in t.event_discard
        assert t.rose == points_out + POINTS_IN[moon]
