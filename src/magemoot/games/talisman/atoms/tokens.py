"""What can happen to Strength, Craft, life and fate, and how far the stock goes (TA-3, TA-4, TA-6, TA-26.4)."""

from __future__ import annotations

from magemoot.engine.events import seat
from magemoot.games.talisman.catalogue import STOCK
from magemoot.games.talisman.state import Adventurer, Talisman
from magemoot.games.talisman.totals import TOKEN_PLACES, is_toad, value


def in_play(t: Talisman, what: str) -> int:
    """How many points of a kind of token are with the players and on the board (TA-1.4, TA-R12)."""
    match what:
        case "strength":
            return sum(a.strength + a.toad_strength for a in t.adventurers) + t.tokens[TOKEN_PLACES[what]]
        case "craft":
            return sum(a.craft + a.toad_craft for a in t.adventurers) + t.tokens[TOKEN_PLACES[what]]
        case "life":
            return sum(a.life for a in t.adventurers) + t.tokens[TOKEN_PLACES[what]]
        case "fate":
            return sum(a.fate for a in t.adventurers)
        case _:
            return sum(a.gold + a.inherited_gold for a in t.adventurers) + sum(t.loose_gold)


def stock_left(t: Talisman, what: str) -> int:
    """TA-26.4, TA-R12: how many points of "strength", "craft", "life", "fate" or "gold" can still be gained."""
    return STOCK[what] - in_play(t, what)


def gain(t: Talisman, me: Adventurer, what: str, n: int, rule: str) -> int:
    """Gain points, as far as the stock goes. A Toad's Strength and Craft are its own (TA-27.3); gold it refuses (TA-R61).

    Returns:
        how many were gained.
    """
    if what == "gold" and is_toad(me):
        return 0
    n = min(n, stock_left(t, what))
    if n <= 0:
        return 0
    match what:
        case "strength":
            if is_toad(me):
                me.toad_strength += n
            else:
                me.strength += n
        case "craft":
            if is_toad(me):
                me.toad_craft += n
            else:
                me.craft += n
        case "life":
            me.life += n
        case "fate":
            me.fate += n
        case _:
            me.gold += n
    if t.log is not None:
        t.note(f"gain-{what}", rule, who=seat(me.seat), count=n)
    return n


def lose_points(t: Talisman, me: Adventurer, what: str, n: int | str, rule: str) -> int:
    """Lose Strength, Craft, fate or gold; printed values stay (TA-3.7, TA-R143), and nothing comes of nothing (TA-19.6).

    Args:
        n: a number, or "all".

    Returns:
        how many were lost.
    """
    held = _held(me, what)
    n = held if isinstance(n, str) else min(n, held)
    if n <= 0:
        return 0
    match what:
        case "strength":
            if is_toad(me):
                me.toad_strength -= n
            else:
                me.strength -= n
        case "craft":
            if is_toad(me):
                me.toad_craft -= n
            else:
                me.craft -= n
        case "fate":
            me.fate -= n
        case _:
            me.gold -= n
    if t.log is not None:
        t.note(f"lose-{what}", rule, who=seat(me.seat), count=n)
    return n


def _held(me: Adventurer, what: str) -> int:
    match what:
        case "strength":
            return me.toad_strength if is_toad(me) else me.strength
        case "craft":
            return me.toad_craft if is_toad(me) else me.craft
        case "fate":
            return me.fate
        case _:
            return me.gold


def take_life(t: Talisman, me: Adventurer, n: int, rule: str) -> int:
    """Remove life tokens, nothing else (TA-4.2); losing life goes through `fight.lose_life`. Returns how many."""
    n = min(n, me.life)
    if n > 0:
        me.life -= n
        if t.log is not None:
            t.note("lose-life", rule, who=seat(me.seat), count=n, left=me.life)
    return n


def heal(t: Talisman, me: Adventurer, n: int, rule: str) -> int:
    """TA-4.3, TA-4.5: restore lost life, never above the life value. Returns how much."""
    return gain(t, me, "life", min(n, max(0, value(me, "life") - me.life)), rule)


def replenish(t: Talisman, me: Adventurer, n: int, rule: str) -> int:
    """TA-6.8: restore fate, never above the fate value. Returns how much."""
    return gain(t, me, "fate", min(n, max(0, value(me, "fate") - me.fate)), rule)


def spend_fate(t: Talisman, me: Adventurer, rule: str) -> None:
    """TA-6.2: one fate token goes back to the stock."""
    me.fate -= 1
    if t.log is not None:
        t.note("spend-fate", rule, who=seat(me.seat), left=me.fate)


def remove_tokens(t: Talisman, what: str) -> None:
    """The tokens on a card that leaves the board go back to the stock (TA-R90)."""
    t.tokens[TOKEN_PLACES[what]] = 0
