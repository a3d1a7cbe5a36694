"""Characters that are Toads for a while (TA-27, TA-R59–R62, TA-R115–R118)."""

from __future__ import annotations

from magemoot.engine.events import seat
from magemoot.games.talisman.atoms.belongings import ditch
from magemoot.games.talisman.atoms.gold import drop_gold
from magemoot.games.talisman.atoms.piles import discard
from magemoot.games.talisman.catalogue import TOADS
from magemoot.games.talisman.state import Adventurer, Talisman
from magemoot.games.talisman.totals import is_toad, living


def turn_into(t: Talisman, me: Adventurer, turns: int, rule: str) -> None:
    """TA-27.1, TA-27.11, TA-R61: a character becomes a Toad and drops what a Toad cannot carry.

    A Toad stays one for so many turns from now (TA-27.10). Without a Toad figure left nothing happens (TA-26.4).

    Args:
        turns: so many of his own next turns (TA-R59).
    """
    if not is_toad(me):
        if sum(is_toad(a) for a in living(t)) >= TOADS:
            return
        drop_all(t, me)
    under_way = 1 if me.seat == t.active else 0
    me.toad = turns + under_way
    if t.log is not None:
        t.note("toad", rule, who=seat(me.seat), count=turns)


def drop_all(t: Talisman, me: Adventurer) -> None:
    """TA-27.11, TA-R64, TA-R118: Objects, Followers and gold stay on the space; what they lent is lost."""
    for card in list(me.raised):
        discard(t, card, "TA-R108")
    for card in (*me.objects, *me.followers):
        ditch(t, me, card, "TA-27.11")
    drop_gold(t, me, me.space, "TA-27.11")
    me.strength_bonus = 0
    me.battle_bonus = 0


def tick(t: Talisman, me: Adventurer) -> None:
    """TA-27.1, TA-27.3, TA-27.4, TA-R59: at the end of a turn of his, missed or not, one Toad turn is over.

    At the end of the last one the tokens won as a Toad are gone; the caller then keeps the limits (TA-R115).
    """
    if not is_toad(me):
        return
    me.toad -= 1
    if me.toad:
        return
    me.toad_strength = 0
    me.toad_craft = 0
    if t.log is not None:
        t.note("toad-over", "TA-27.1", who=seat(me.seat))
