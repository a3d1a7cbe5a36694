"""The end of the game (WM-5): the players lose at once when a loss condition occurs, and win when the Monster is beaten."""

from __future__ import annotations

from typing import Final

from magemoot.games.weirdwood.state import Weirdwood

WON: Final = "won"
LOSSES: Final = ("time", "curse", "lady", "life-force", "possession", "scarabs")
"""Reasons to lose: WM-5.3, 5.4, 5.5, 5.6, 5.7, WM-31.11."""


class Ended(Exception):
    """The game is over: what was under way is not carried out any further. `flow.advance` catches it."""


def lose(t: Weirdwood, reason: str, rule: str) -> None:
    """WM-5.2, WM-R97: the players lose at once. Raises `Ended`."""
    assert reason in LOSSES
    t.end = reason
    if t.log is not None:
        t.note(f"lost-{reason}", rule)
    raise Ended


def win(t: Weirdwood, rule: str) -> None:
    """WM-5.8: the Monster is beaten, and all that belongs to the last damage is done. Raises `Ended`."""
    t.end = WON
    if t.log is not None:
        t.note("won", rule)
    raise Ended
