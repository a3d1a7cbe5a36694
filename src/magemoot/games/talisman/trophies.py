"""Trophies and what they are exchanged for (TA-23, TA-42.1)."""

from __future__ import annotations

from typing import Final

from magemoot.engine.events import seat
from magemoot.engine.pieces import Value, distinct
from magemoot.engine.play import Choose, Play
from magemoot.games.talisman.atoms.piles import discard
from magemoot.games.talisman.atoms.tokens import gain, stock_left
from magemoot.games.talisman.catalogue import card_of, kinds
from magemoot.games.talisman.state import Adventurer, Talisman

KINDS: Final = ("strength", "craft")
RULES: Final = {"strength": "TA-23.3", "craft": "TA-23.4"}


def points(card: int, what: str) -> int:
    """What a trophy is worth of a kind: its Strength, or its Craft."""
    return card_of[card].strength if what == "strength" else card_of[card].craft


def of_kind(me: Adventurer, what: str) -> list[int]:
    """A character's trophies of a kind."""
    return [c for c in me.trophies if points(c, what)]


def exchangeable(t: Talisman, me: Adventurer, what: str) -> bool:
    """TA-23.3, TA-26.4: whether his trophies of a kind would bring a token."""
    return stock_left(t, what) > 0 and sum(points(c, what) for c in me.trophies) >= t.trophy_price


def exchange(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-23.2, TA-10.3: at the end of his turn he may turn trophies in, as often as they bring something."""
    for what in KINDS:
        while exchangeable(t, me, what):
            given = yield from _choose(t, me, what)
            if not given:
                break
            turn_in(t, me, what, given)


def _choose(t: Talisman, me: Adventurer, what: str) -> Play[list[int]]:
    """The trophies turned in together: none, or enough for a token. All that is left is given without a question."""
    left = of_kind(me, what)
    chosen: list[int] = []

    def options() -> list[Value]:
        found: list[Value] = list(distinct(left, kinds))
        enough = sum(points(c, what) for c in chosen) >= t.trophy_price
        if enough or not chosen:
            found.append("done")
        return found

    while left:
        card = yield Choose(me.seat, f"trophies-{what}", options, RULES[what], None, tuple(chosen))
        if card == "done":
            break
        chosen.append(card)
        left.remove(card)
    return chosen


def turn_in(t: Talisman, me: Adventurer, what: str, given: list[int]) -> None:
    """TA-23.3, TA-23.4: a token for every full price; the rest is lost, the cards go to the discard pile."""
    tokens = sum(points(c, what) for c in given) // t.trophy_price
    for card in given:
        discard(t, card, RULES[what])
    if t.log is not None:
        t.note(f"exchange-{what}", RULES[what], who=seat(me.seat), cards=len(given), tokens=tokens)
    gain(t, me, what, tokens, RULES[what])
