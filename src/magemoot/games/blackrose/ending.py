"""The end of the game (BR-24.9, BR-25): bonus points, the Grand Master, tie-breaks, extra rounds (BR-26.4, BR-R43)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from magemoot.engine.events import seat
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.blackrose.result import BLACK_ROSE, EXTRA_ROUND, GRAND_MASTER, bonus_points, totals
from magemoot.games.blackrose.state import BlackRose, Wizard

END_POWER: Final = 30
"""So much power at step 4 of the Clean-up ends the game (BR-5.7)."""
TIE_BREAKS: Final[tuple[tuple[str, Callable[[Wizard], int]], ...]] = (
    ("quests", lambda w: len(w.completed)),
    ("trophies", lambda w: sum(w.trophies)),
)
"""What tells tied wizards apart, in this order (BR-25.9)."""


def end_check(t: BlackRose) -> Play[None]:
    """BR-24.9, BR-R88, BR-R43: step 4: whether the game ends now; after an extra round, who leads among the tied."""
    if t.extra:
        _compare(t)
    elif max(t.rose_power, *(w.power for w in t.wizards)) >= END_POWER:
        yield from _score(t)


def _score(t: BlackRose) -> Play[None]:
    """BR-25.1–25.8, BR-R40: final scoring; the Black Rose wins if its power is higher than every total."""
    found = totals(t)
    _tell(t, found)
    best = max(found)
    tied = [w.seat for w in t.wizards if found[w.seat] == best]
    if t.rose_power > best:
        _finish(t, BLACK_ROSE, [])
    elif len(tied) == 1:
        _finish(t, GRAND_MASTER, tied)
    elif t.extra_rounds:
        t.extra = found
        _extra_round(t, tied)
    else:
        winner = yield from break_tie(t, tied)
        _finish(t, GRAND_MASTER, [winner])


def break_tie(t: BlackRose, tied: list[int]) -> Play[int]:
    """BR-25.9, BR-25.10, BR-R42: most completed quests, most trophies, else the holder of the crown decides."""
    for name, count in TIE_BREAKS:
        if len(tied) > 1:
            t.ties.append(name)
            most = max(count(t.wizards[i]) for i in tied)
            tied = [i for i in tied if count(t.wizards[i]) == most]
    if len(tied) == 1:
        return tied[0]
    t.ties.append("crown")
    words: list[Value] = [f"seat-{i}" for i in tied]
    answer = yield Choose(t.crown, "grand-master", lambda: words, "BR-25.10")
    return int(str(answer).removeprefix("seat-"))


def _compare(t: BlackRose) -> None:
    """BR-R43: after an extra round the highest total among the tied wizards wins; still tied: another round."""
    best = max(t.extra[i] for i in t.rivals)
    tied = [i for i in t.rivals if t.extra[i] == best]
    if len(tied) == 1:
        _finish(t, EXTRA_ROUND, tied)
    else:
        _extra_round(t, tied)


def _extra_round(t: BlackRose, tied: list[int]) -> None:
    """BR-26.4: all play one more round, for those who are tied."""
    t.rivals = tied
    if t.log is not None:
        t.note("extra-round", "BR-26.4", count=len(tied))
        for i in tied:
            t.note("rival", "BR-26.4", who=seat(i), total=t.extra[i])


def _finish(t: BlackRose, reason: str, winners: list[int]) -> None:
    t.end = reason
    t.winners = winners
    if t.log is not None:
        if winners:
            t.note("grand-master", "BR-25.7", who=seat(winners[0]))
        else:
            t.note("rose-wins", "BR-25.8", count=t.rose_power)


def _tell(t: BlackRose, found: list[int]) -> None:
    """The bonus points of each wizard, for the chronicle."""
    if t.log is None:
        return
    for w, points in zip(t.wizards, bonus_points(t), strict=True):
        t.note("final-score", "BR-25.7", who=seat(w.seat), power=w.power, total=found[w.seat], **points)
