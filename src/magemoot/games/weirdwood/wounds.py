"""Damage outside battles: from Fire, Rubble and Monster cards (WM-15.1)."""

from __future__ import annotations

from magemoot.engine.play import Play
from magemoot.games.weirdwood import companions, life
from magemoot.games.weirdwood.effects import agree
from magemoot.games.weirdwood.state import Warden, Weirdwood


def wound(t: Weirdwood, w: Warden, hits: int, rule: str) -> Play[None]:
    """WM-15.1: a warden takes damage that nothing blocks; abilities that take some off may be used first."""
    for at, number, less in reversed(companions.shields(t, w)):  # what is borrowed leaves the list, and goes first
        if hits <= 0 or not life.can_be_hurt(w):
            break
        if (yield from agree(w.seat, "use-shield", "WM-21.4", {**companions.named(w, at), "count": hits})):
            companions.mark_used(t, w, at, number)
            hits -= less
    yield from life.hurt(t, w, hits, rule)
