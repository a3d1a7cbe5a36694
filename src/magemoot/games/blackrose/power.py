"""Power and the moons (BR-5): markers move at once, and a moon begins in the middle of whatever moved them (BR-R24)."""

from __future__ import annotations

from typing import Final

from magemoot.engine.play import Play
from magemoot.games.blackrose.atoms import board, spells
from magemoot.games.blackrose.deeds import Deed, happen
from magemoot.games.blackrose.state import ROSE, BlackRose
from magemoot.games.blackrose.table import room_term, rose_room, turn_order

THRESHOLDS: Final = (6, 18)
"""Power with which the second and the third moon begin (BR-5.5, BR-5.6)."""
LAST_MOON: Final = 3


def gain(t: BlackRose, who: int, n: int, rule: str, counts: bool = False) -> Play[None]:
    """BR-5.1, BR-5.8, BR-R24: a wizard or the Black Rose gains power; then the moon may change.

    Args:
        who: a seat, or ROSE.
        n: 0 or more.
        counts: whether it counts in an extra round: for defeats, quests and room tokens; other markers stand still
            then, and no moon begins (BR-R43).
    """
    if t.extra:
        if counts:
            board.mark_power(t, who, n, rule)
            if who != ROSE:
                t.extra[who] += n
        return
    if board.mark_power(t, who, n, rule):
        yield from check_moon(t)


def lose(t: BlackRose, who: int, n: int, rule: str) -> int:
    """BR-5.13, BR-R72: a wizard or the Black Rose loses power, never more than there is; in an extra round none.

    Returns:
        how much was really lost.
    """
    return 0 if t.extra else -board.mark_power(t, who, -n, rule)


def steal(t: BlackRose, seat: int, victim: int, n: int, effect: int, rule: str) -> Play[int]:
    """BR-28.23: a wizard takes power from another; where there is none, none is stolen.

    Returns:
        how much was really taken.
    """
    taken = lose(t, victim, n, rule)
    if taken:
        yield from gain(t, seat, taken, rule)
        yield from happen(t, Deed("power_stolen", seat, mini=seat, victim=victim, amount=taken, effect=effect))
    return taken


def leader(t: BlackRose) -> int:
    """BR-5.3: the most power that any marker shows."""
    return max(t.rose_power, *(w.power for w in t.wizards))


def check_moon(t: BlackRose) -> Play[None]:
    """BR-5.5, BR-5.6, BR-R24: the next moon begins when a marker has reached its threshold; after it perhaps another."""
    while t.moon < LAST_MOON and leader(t) >= THRESHOLDS[t.moon - 1]:
        yield from _new_moon(t)


def _new_moon(t: BlackRose) -> Play[None]:
    """BR-5.9–5.11, BR-R39, BR-R82: new decks, the token of the Black Rose Room, signature cards in turn order."""
    from magemoot.games.blackrose.hands import keep_limit

    board.new_moon(t, "BR-5.9")
    centre = rose_room(t)
    if t.moon == 2 and not t.destroyed[centre]:
        t.ready[centre] = True
        if t.log is not None:
            t.note("rose-room-opens", "BR-5.11", room=room_term(t, centre))
    for seat in turn_order(t):
        w = t.wizards[seat]
        if spells.take_signature(t, w, "BR-5.10"):
            yield from keep_limit(t, w)
