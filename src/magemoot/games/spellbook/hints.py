"""What clients and bots are told beside the rules: scores with their parts, what the box holds, how well a seat stands."""

from __future__ import annotations

from math import exp, inf

import msgspec

from magemoot.games.spellbook.catalogue import (
    ALTAR_SPACES,
    BOARD_SCORE,
    BOARD_SPACES,
    COLOURS,
    KIND_KEYS,
    LEVELS,
    OPPONENT_REFRESH,
    OPPONENT_SCORE,
    OPPONENT_SPACES,
    PHASES,
    POOL_LIMIT,
    RUNES,
    SPELLS,
    colour_of,
    kind_of,
)
from magemoot.games.spellbook.scoring import Part, opponent_score, parts, score
from magemoot.games.spellbook.state import EVENING, Mage, Spellbook, is_solo


class MageFacts(msgspec.Struct, frozen=True):
    """A mage's points as things stand, with their parts, and how far along they are."""

    score: int
    parts: list[Part]
    spells_learned: int


class Facts(msgspec.Struct, frozen=True):
    """What a client shows beside the view. `opponent` is the solo opponent's score, or None."""

    mages: list[MageFacts]
    opponent: int | None


class LevelFacts(msgspec.Struct, frozen=True):
    """One level of a card."""

    level: int
    timing: str
    points: int
    variable: bool
    runes: list[str]
    rune_rule: str
    rule: str


class SpellFacts(msgspec.Struct, frozen=True):
    """One spell card."""

    id: str
    colour: str
    set: int
    phase: str | None
    levels: list[LevelFacts]
    rules: list[str]


class Static(msgspec.Struct, frozen=True):
    """What a client needs once: what each piece is, the cards, the tracks."""

    colours: list[str]
    runes: list[str]
    phases: list[str]
    kinds: list[str]
    kind_of: list[int]
    spells: list[SpellFacts]
    pool_limit: int
    altar_spaces: int
    board_scores: list[int]
    opponent_scores: list[int]
    opponent_refresh: list[int]


def facts(view: Spellbook) -> Facts:
    """Scores from a view; everything they need lies open."""
    mages = []
    for me in view.mages:
        found = parts(view, me)
        total = sum(p.points + p.extra for p in found)
        mages.append(MageFacts(total, found, sum(1 for level in me.levels if level)))
    return Facts(mages, opponent_score(view) if is_solo(view) else None)


def static() -> Static:
    """The box, as data."""
    return Static(
        list(COLOURS),
        list(RUNES),
        list(PHASES),
        list(KIND_KEYS),
        list(kind_of),
        [
            SpellFacts(
                s.id,
                COLOURS[s.colour],
                s.set,
                s.phase,
                [
                    LevelFacts(
                        n,
                        at.timing,
                        at.points,
                        bool(at.variable_points),
                        [RUNES[r] for r in at.runes],
                        at.rune_rule,
                        at.rule,
                    )
                    for n, at in s.levels.items()
                ],
                list(s.rules),
            )
            for s in SPELLS
        ],
        POOL_LIMIT,
        ALTAR_SPACES,
        list(BOARD_SCORE),
        list(OPPONENT_SCORE),
        list(OPPONENT_REFRESH),
    )


# ------------------------------------------------------------------ how well a seat stands

PROMISE = {
    "sacrifice": (0.25, 0.35, 0.35),
    "eruption": (0.3, 0.6, 0.65),
    "blaze": (0.4, 0.6, 0.6),
    "levitation": (0.15, 0.15, 0.2),
    "sharing": (0.0, 0.15, 0.25),
    "divination": (0.1, 0.45, 0.4),
    "purification": (0.15, 0.15, 0.35),
    "cure": (0.0, 0.0, 0.15),
    "growth": (0.2, 0.45, 0.45),
    "offering": (0.1, 0.25, 0.3),
    "focus": (0.2, 0.4, 0.5),
    "feast": (0.2, 0.6, 0.55),
    "time_travel": (0.25, 0.5, 0.6),
    "storm": (0.0, 0.2, 0.3),
    "clone": (0.1, 0.1, 0.1),
    "transmutation": (0.05, 0.25, 0.3),
    "swiftness": (0.0, 0.15, 0.45),
    "mirage": (0.25, 0.65, 0.8),
    "abundance": (0.0, 0.1, 0.2),
    "knowledge": (0.3, 0.4, 0.6),
    "communion": (0.05, 0.2, 0.3),
}
"""What each learned spell brings its mage on every day to come, in points, on levels 3, 4 and 5."""

HELD = (0.0, 0.7, 1.65, 2.9, 4.1, 4.9, 5.3, 5.7, 6.1, 6.5)
"""Tokens of one colour in the pool, by their number, while the spell of that colour is not learned."""
SPARE = 0.4
"""A token of a colour whose spell is learned already."""
STORED = 0.3
"""A token on the board, beyond its points: the next space is worth more."""
TODAY = (2.1, 1.0, 0.8)
"""A day that is still to be played from its morning on, from midday on, and its evening alone."""
TO_COME = 2.4
"""A whole day that is still to come in this round."""
SETTLED = 0.2
"""While many days are to come, points in hand count this much less: who has few of them has other things."""
SOON = 4.0
"""With fewer days than this, what is not points yet counts less and less."""
PACE = (0.72, 0.024)
"""Days for a free space on the fullest board, and how much more for each spell the richest book still misses."""
LATE = 18
"""By this day a game is as good as over: whoever still waits, waits in vain."""
DOUBT = (1.3, 0.13)
"""How many points make a clear lead at the end, and how many more for every day to come."""


def standing(view: Spellbook, me: Mage) -> float:
    """A mage's points as they may be in the end: what they have, what their spells will bring, what the pool prepares.

    The figures above were fitted to what thousands of games of bots came to.
    """
    return _standing(view, me, rounds_left(view))


def _standing(view: Spellbook, me: Mage, rounds: float) -> float:
    points = float(score(view, me))
    if view.finished:
        return points
    days, tempo = today(view, me)
    days += rounds
    early = days / SOON if days < SOON else 1.0
    held = [0] * len(COLOURS)
    for token in me.pool:
        held[colour_of[token]] += 1
    ahead = STORED * len(me.board)
    coming = 0.0
    for colour, level in enumerate(me.levels):
        if level:
            ahead += SPARE * held[colour]
            coming += _PROMISE[view.spells[colour]][level]
        elif held[colour]:
            ahead += HELD[held[colour]]
    return (points + tempo) * (1.0 - SETTLED * early) + early * ahead + days * coming


def today(view: Spellbook, me: Mage) -> tuple[float, float]:
    """What is still to come of the mage's day in this round: the part of the day, and about the points it brings."""
    if me.seat == view.active:
        return _TODAY[view.phase] if view.phase <= EVENING else (0.0, 0.0)
    seats = len(view.mages)
    if (me.seat - view.first) % seats > (view.active - view.first) % seats:
        return 1.0, TO_COME
    return 0.0, 0.0


def rounds_left(view: Spellbook) -> float:
    """About how many rounds will follow this one."""
    if view.ending:
        return 0.0
    spaces, spells = BOARD_SPACES, len(COLOURS)
    for mage in view.mages:
        spaces = min(spaces, BOARD_SPACES - len(mage.board))
        spells = min(spells, mage.levels.count(0))
    rounds = min(spaces * (PACE[0] + PACE[1] * spells), max(1.0, LATE - view.day))
    if is_solo(view):
        rounds = min(rounds, float(OPPONENT_SPACES - len(view.opponent)))
    return max(0.0, rounds - 0.5)


def evaluate(view: Spellbook, seat: int) -> float:
    """How well a seat stands, from 0 (lost) to 1 (won), compared with the best of the others."""
    rounds = rounds_left(view)
    mine, rival = 0.0, float(opponent_score(view)) if is_solo(view) else -inf
    for mage in view.mages:
        stands = _standing(view, mage, rounds)
        if mage.seat == seat:
            mine = stands
        elif stands > rival:
            rival = stands
    return 1.0 / (1.0 + exp((rival - mine) / (DOUBT[0] + DOUBT[1] * rounds)))


_TODAY = tuple(((EVENING + 1 - phase) / (EVENING + 1), points) for phase, points in enumerate(TODAY))
_PROMISE = tuple(dict(zip(LEVELS, PROMISE[spell.id], strict=True)) for spell in SPELLS)
