"""What clients and bots are told beside the rules: scores with their parts, what the box holds, how well a seat stands."""

from __future__ import annotations

import msgspec

from magemoot.games.spellbook.catalogue import (
    ALTAR_SPACES,
    BOARD_SCORE,
    COLOURS,
    KIND_KEYS,
    OPPONENT_REFRESH,
    OPPONENT_SCORE,
    PHASES,
    POOL_LIMIT,
    RUNES,
    SPELLS,
    colour_of,
    kind_of,
)
from magemoot.games.spellbook.scoring import Part, opponent_score, parts, score
from magemoot.games.spellbook.state import Mage, Spellbook, is_solo


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


def standing(view: Spellbook, me: Mage) -> float:
    """A mage's points, plus what the pool promises: tokens toward a spell not yet learned are worth more together."""
    value = float(score(view, me))
    held = [0] * len(COLOURS)
    for token in me.pool:
        held[colour_of[token]] += 1
    for colour, count in enumerate(held):
        if not me.levels[colour]:
            value += (0.0, 0.25, 0.7, 1.6, 2.6, 3.6)[min(count, 5)]
        else:
            value += 0.2 * count
    return value + 0.5 * sum(1 for level in me.levels if level)


def evaluate(view: Spellbook, seat: int) -> float:
    """How well a seat stands, from 0 (lost) to 1 (won), compared with the best of the others."""
    mine = standing(view, view.mages[seat])
    rival = (
        float(opponent_score(view)) if is_solo(view) else max(standing(view, m) for m in view.mages if m.seat != seat)
    )
    difference = mine - rival
    return 0.5 + difference / (2 * (abs(difference) + 12.0))
