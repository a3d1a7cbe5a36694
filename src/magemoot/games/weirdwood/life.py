"""Health, damage and the hand limit that goes with them (WM-15, WM-23, WM-9.9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play, several
from magemoot.games.weirdwood.atoms import hands, means
from magemoot.games.weirdwood.catalogue import BOX, KINDS
from magemoot.games.weirdwood.effects import resolve
from magemoot.games.weirdwood.scene import Scene
from magemoot.games.weirdwood.state import Warden, Weirdwood

MOST: Final = BOX.tracks.health.max
LEAST: Final = BOX.tracks.health.min


def heal(t: Weirdwood, w: Warden, n: int, rule: str) -> Play[int]:
    """WM-23.1-23.3: a warden gains Health, up to the maximum; each time it is raised to that, PP as well.

    Returns:
        by how much Health rose.
    """
    gained = min(n, MOST - w.health)
    if gained:
        means.set_health(t, w, w.health + gained, rule)
        if w.health == MOST:
            yield from resolve(t, Scene("track", "health", w.seat, "WM-23.3"), BOX.tracks.health.ops)
    return gained


def lose_health(t: Weirdwood, w: Warden, n: int, rule: str) -> Play[int]:
    """WM-15.3, WM-15.6, WM-23.6: a warden loses Health, never the last, and discards to the new hand limit at once.

    Returns:
        how much was lost.
    """
    lost = min(n, w.health - LEAST)
    if lost > 0:
        means.set_health(t, w, w.health - lost, rule)
        yield from to_limit(t, w, "WM-23.6")
    return lost


# ------------------------------------------------------------------ damage


_CAN_TAKE: Final[Mapping[str, Callable[[Warden], bool]]] = {
    "health": lambda w: w.health > LEAST,
    "die": lambda w: bool(w.dice),
    "power": lambda w: w.power > 0,
}
"""WM-15.2-15.4: what can take a damage, and when."""


def can_be_hurt(w: Warden) -> bool:
    """WM-15.5: whether anything of a warden can take a damage."""
    return any(can(w) for can in _CAN_TAKE.values())


def hurt(t: Weirdwood, w: Warden, hits: int, rule: str) -> Play[int]:
    """WM-15, WM-R34: a warden assigns damage one by one; what cannot be assigned is ignored.

    Args:
        hits: Hits that were not blocked.

    Returns:
        how much damage was assigned.
    """
    for assigned in range(hits):
        words: list[Value] = [word for word, can in _CAN_TAKE.items() if can(w)]
        if not words:
            return assigned
        answer = yield Choose(w.seat, "damage", words.copy, "WM-15.2", {"count": hits - assigned})
        if answer == "health":
            yield from lose_health(t, w, 1, rule)
        elif answer == "die":
            means.lose_die(t, w, rule)
        else:
            means.lose_token(t, w, "power", rule)
    return hits


# ------------------------------------------------------------------ the hand


def to_limit(t: Weirdwood, w: Warden, rule: str) -> Play[None]:
    """WM-9.11, WM-23.4: a warden discards what is in the hand beyond the own Health, of his choice."""
    excess = len(w.hand) - w.health
    if excess > 0:
        for card in (
            yield from several(w.seat, "discard", lambda: w.hand, excess, KINDS, rule, args={"count": excess})
        ):
            hands.discard(t, w, card, rule)


def hand_check(t: Weirdwood, w: Warden) -> Play[None]:
    """WM-9.9, WM-23.5, WM-23.7: a warden draws up to the own Health, or discards down to it."""
    while len(w.hand) < w.health and hands.draw(t, w, "WM-9.9"):
        pass
    yield from to_limit(t, w, "WM-9.9")
