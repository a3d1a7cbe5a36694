"""Lost turns (TA-28), and which cards of a space are still to be met (TA-8.4, TA-8.5)."""

from __future__ import annotations

from magemoot.engine.events import seat
from magemoot.games.talisman.catalogue import card_of
from magemoot.games.talisman.registry import GO_ON, TURN_OVER, Outcome
from magemoot.games.talisman.state import CARDS, Adventurer, Talisman


def unmet(t: Talisman, me: Adventurer) -> list[int]:
    """TA-8.4, TA-8.5: the numbered cards on his space that he has not met, lowest number first, then as they lie."""
    lying = [c for c in t.spaces[me.space] if card_of[c].number and c not in t.met]
    return sorted(lying, key=lambda c: card_of[c].number)


def miss_turns(t: Talisman, me: Adventurer, n: int, rule: str) -> None:
    """Turns still to come are lost (TA-28.3, TA-R84: several add up)."""
    me.missed += n
    if t.log is not None and n:
        t.note("miss-turn", rule, who=seat(me.seat), count=n)


def lose_turn(t: Talisman, me: Adventurer, n: int, rule: str) -> Outcome:
    """TA-28.1–28.3: his turn ends at once; it counts as the lost one if cards are still to be met, else the next does.

    Whoever is not in an encounter of his own misses his next turns.
    """
    if me.seat != t.active:
        miss_turns(t, me, n, rule)
        return GO_ON
    if t.stage == CARDS and unmet(t, me):
        if t.log is not None:
            t.note("turn-lost", "TA-28.2", who=seat(me.seat))
        miss_turns(t, me, n - 1, rule)
    else:
        miss_turns(t, me, n, rule)
    return TURN_OVER
