"""Scoring and the winner (SB-11, SB-20.9–20.12)."""

from __future__ import annotations

import msgspec

from magemoot.engine.game import Result
from magemoot.games.spellbook.catalogue import BOARD_SCORE, LOWER_POINT, OPPONENT_SCORE, SPELLS
from magemoot.games.spellbook.registry import SCORING
from magemoot.games.spellbook.state import Mage, Spellbook, is_solo


class Part(msgspec.Struct, frozen=True):
    """One source of points.

    `spell` is the id of a spell, or empty for the familiar board; `extra` are the points that vary with the rest of
    the table (SB-11.10).
    """

    spell: str
    level: int
    points: int
    extra: int


def parts(t: Spellbook, me: Mage) -> list[Part]:
    """SB-11.6–11.10: where a mage's points come from, as things stand: the board first, then the learned spells."""
    found = [Part("", 0, BOARD_SCORE[len(me.board)], 0)]
    for colour, level in enumerate(me.levels):
        if level:
            card = SPELLS[t.spells[colour]]
            at = card.levels[level]
            extra = SCORING[card.index](t, me, at) if at.timing == "scoring" else 0
            found.append(Part(card.id, level, at.points, extra))
    return found


def score(t: Spellbook, me: Mage) -> int:
    """SB-11.6–11.10: a mage's points as things stand."""
    points = BOARD_SCORE[len(me.board)]
    for colour, level in enumerate(me.levels):
        if level:
            card = SPELLS[t.spells[colour]]
            at = card.levels[level]
            points += at.points
            if at.timing == "scoring":
                points += SCORING[card.index](t, me, at)
    return points


def opponent_score(t: Spellbook) -> int:
    """SB-20.9, SB-20.10, SB-20.15: the solo opponent's points as things stand."""
    return OPPONENT_SCORE[len(t.opponent)] + LOWER_POINT * len(t.lower)


def result(t: Spellbook) -> Result:
    """SB-11.11–11.15, SB-R40: most points, then most learned spells, then most tokens in the pool, else shared."""
    scores = tuple(score(t, me) for me in t.mages)
    if is_solo(t):
        return solo_result(t, scores[0])
    ranks = [(scores[me.seat], sum(1 for level in me.levels if level), len(me.pool)) for me in t.mages]
    best = max(ranks)
    winners = tuple(me.seat for me in t.mages if ranks[me.seat] == best)
    used: list[str] = []
    for i, name in ((1, "spells"), (2, "pool")):
        if sum(rank[:i] == best[:i] for rank in ranks) > 1:
            used.append(name)
    if len(winners) > 1:
        used.append("shared")
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Result(t.ending, places, scores, winners, tuple(used))


def solo_result(t: Spellbook, mine: int) -> Result:
    """SB-20.11, SB-20.12, SB-R49: more points than the opponent wins; with equal points nobody does."""
    theirs = opponent_score(t)
    if mine == theirs:
        return Result(t.ending, (1,), (mine,), (), ("solo-draw",))
    return Result(t.ending, (1 if mine > theirs else 2,), (mine,), (0,) if mine > theirs else ())
