"""Who won, and why it ended (TA-40, TA-R1, TA-R5, TA-R100, TA-R122)."""

from __future__ import annotations

from magemoot.engine.game import Result
from magemoot.games.talisman.state import Adventurer, Talisman

REASONS = ("last-alive", "crown", "crown-first", "time", "nobody", "called-off")
"""Every way a game can end; `end-<reason>` says it."""


def count(me: Adventurer) -> int:
    """TA-42.6, TA-R100: what sudden death counts: tokens in points, gold and cards, without what he began with.

    Fate, life and trophies do not count; nor does a player who is out of the game, or has no character.
    """
    tokens = me.strength + me.craft + me.toad_strength + me.toad_craft
    cards = len(me.spells) + len(me.objects) + len(me.followers) + len(me.raised)
    return tokens + cards + me.gold - me.start_gold - me.start_cards


def counts(t: Talisman) -> list[int]:
    """What each player's area counts; 0 for those who are out."""
    return [0 if me.card < 0 else count(me) for me in t.adventurers]


def by_count(t: Talisman) -> list[int]:
    """TA-42.6, TA-R100: the seats with the highest count among those still in the game; equal ones share the win."""
    alive = [me for me in t.adventurers if not me.eliminated]
    found = counts(t)
    best = max((found[me.seat] for me in alive), default=0)
    return [me.seat for me in alive if found[me.seat] == best]


def result(t: Talisman) -> Result:
    """TA-40.1, TA-R5: the winners share the first place; the living come before the dead, in sudden death by count."""
    found = counts(t)

    def rank(me: Adventurer) -> tuple[int, int, int]:
        counted = found[me.seat] if t.finished == "time" else 0
        return (me.seat in t.winners, not me.eliminated, counted)

    ranks = [rank(me) for me in t.adventurers]
    places = tuple(1 + sum(other > mine for other in ranks) for mine in ranks)
    shared = ("shared",) if len(t.winners) > 1 else ()
    return Result(t.finished, places, tuple(found), tuple(t.winners), shared)
