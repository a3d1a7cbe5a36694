"""The Preparation Phase (BR-12): all at once and in secret, two to four spells face down on the sheet."""

from __future__ import annotations

from typing import Final

from magemoot.engine.events import seat
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play, Together
from magemoot.games.blackrose import phases, turns
from magemoot.games.blackrose.atoms import sheet
from magemoot.games.blackrose.casting import ways_to_prepare
from magemoot.games.blackrose.state import ACTION, SPACES, BlackRose, Wizard
from magemoot.games.blackrose.table import turn_order

LEAST: Final = 2
"""Spells that must be prepared, if there are so many (BR-12.1, BR-R57)."""


def advance(t: BlackRose) -> Play[None]:
    """BR-12.5, BR-12.6, BR-R54: nothing shows before all are ready."""
    chosen = yield Together({w.seat: choose(w) for w in t.wizards})
    for who in turn_order(t):
        w = t.wizards[who]
        for space, (card, marker) in enumerate(chosen[who]):
            sheet.prepare(w, space, card, marker)
        if t.log is not None:
            t.note("prepared", "BR-12.1", who=seat(who), count=len(chosen[who]))
    phases.begin(t, ACTION, "BR-13.1")
    turns.begin(t)


def choose(w: Wizard) -> Play[list[tuple[int, int]]]:
    """BR-12.1–12.3, BR-R57: card by card with the side that is up: the quick spell first, then the standard ones.

    Returns:
        for the spaces from the quick one on, the card and the marker of its side.
    """
    laid: list[tuple[int, int]] = []

    def options() -> list[Value]:
        lying = [piece for way in laid for piece in way]
        ways: list[Value] = list(
            ways_to_prepare([c for c in w.hand if c not in lying], [m for m in w.markers if m not in lying])
        )
        return [*ways, "done"] if len(laid) >= LEAST else ways

    while len(laid) < min(SPACES, len(w.hand)):
        ask = "prepare-standard" if laid else "prepare-quick"
        marked = tuple(card for card, _marker in laid)
        # Asked even if there is but one way: a room trap has one, and nobody shall know who holds it (BR-R54).
        answer = yield Choose(w.seat, ask, options, "BR-12.1", {"space": len(laid)}, marked, open=True)
        if answer == "done":
            break
        laid.append(answer)
    return laid
