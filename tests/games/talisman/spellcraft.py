"""What the tests of Spells have in common: casters, and what may be cast now."""

from __future__ import annotations

from typing import Any

from magemoot.games.talisman.catalogue import card_of
from tests.games.talisman.play import Table, Who, table


def mage(spells: str, *others: Who, **mine: Any) -> Table:
    """The Ghoul, whose Craft is enough for two Spells, at the Graveyard at the start of his turn."""
    return table("ghoul", spells=spells, others=others or ["troll"], **{"stage": "start", **mine})


def foe(who: str = "sorceress", **said: Any) -> dict[str, Any]:
    """Another player, who wants to be asked whenever he could cast."""
    return {"who": who, "attention": "always", **said}


def castable(t: Table) -> list[str]:
    """The Spells that the one who is asked could cast now."""
    assert t.ask is not None
    assert t.ask.startswith("react-"), t.ask
    return [card_of[o.piece].id for o in t.decision.options if o.piece is not None]


IDLE = ("pass", "space", "go-on", "leave", "done", "none", "keep", "fight", "end-turn")
"""What somebody answers who does no more than he must."""


def idle(t: Table) -> None:
    """Answer the pending question doing no more than one must."""
    t.play(next((word for word in IDLE if word in t.options), t.options[-1]))


def moments(t: Table) -> list[tuple[int, str]]:
    """Who is asked for Spells, and in which windows, until the turn is over; nobody casts any."""
    found: list[tuple[int, str]] = []
    while not t.turn_over:
        if t.ask is not None and t.ask.startswith("react-"):
            found.append((t.seat, t.ask.removeprefix("react-")))
        idle(t)
    return found


def to_turn_of(t: Table, seat: int) -> Table:
    """On to the first question of a player's next turn."""
    turn = t.state.turn
    while not t.over and (t.active != seat or t.state.turn == turn):
        idle(t)
    return t
