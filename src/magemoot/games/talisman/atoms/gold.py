"""What can happen to gold that is held, paid or lying about (TA-19)."""

from __future__ import annotations

from magemoot.engine.events import seat
from magemoot.games.talisman.atoms.board import space_term
from magemoot.games.talisman.state import Adventurer, Talisman
from magemoot.games.talisman.totals import is_toad


def pay(t: Talisman, me: Adventurer, gold: int, rule: str) -> None:
    """TA-19.3: gold goes to the stock."""
    me.gold -= gold
    if t.log is not None and gold:
        t.note("pay-gold", rule, who=seat(me.seat), count=gold)


def take_gold(t: Talisman, me: Adventurer, other: Adventurer, gold: int, rule: str) -> int:
    """Gold goes from one character to another. Returns how much."""
    gold = min(gold, other.gold) if not is_toad(me) else 0
    if gold > 0:
        other.gold -= gold
        me.gold += gold
        if t.log is not None:
            t.note("take-gold", rule, who=seat(me.seat), owner=seat(other.seat), count=gold)
    return gold


def drop_gold(t: Talisman, me: Adventurer, space: int, rule: str) -> None:
    """All gold of a character comes to lie on a space (TA-R98)."""
    if me.gold:
        t.loose_gold[space] += me.gold
        if t.log is not None:
            t.note("drop-gold", rule, who=seat(me.seat), count=me.gold, space=space_term(space))
        me.gold = 0


def take_loose_gold(t: Talisman, me: Adventurer, rule: str) -> int:
    """Gold lying on his space goes to a character (TA-14.2, TA-R98). Returns how much."""
    gold = t.loose_gold[me.space]
    if gold and not is_toad(me):
        t.loose_gold[me.space] = 0
        me.gold += gold
        if t.log is not None:
            t.note("take-loose-gold", rule, who=seat(me.seat), count=gold)
        return gold
    return 0
