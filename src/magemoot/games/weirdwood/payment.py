"""Prices and how they are paid: icon bonuses, rebates, the choice of resources; and the other costs of effects.

A payment is made in full or not at all (WM-R110). Its payer chooses every unit that is open; what leaves no choice is not
asked. Whatever is really spent strengthens Therus (WM-R47, WM-R68).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations_with_replacement, product
from typing import Final

import msgspec

from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play, several
from magemoot.games.weirdwood import clock, icons, life
from magemoot.games.weirdwood.atoms import hands, means
from magemoot.games.weirdwood.atoms.companions import turn_companion
from magemoot.games.weirdwood.catalogue import KINDS, companion
from magemoot.games.weirdwood.entries import Amounts
from magemoot.games.weirdwood.scene import Scene
from magemoot.games.weirdwood.state import KNOWLEDGE, MIN, RESOURCES, SCARAB, Warden, Weirdwood
from magemoot.games.weirdwood.vocabulary import PAYMENT

ANY: Final = "any"
EITHER: Final = "min_or_knowledge"
OPEN: Final = {ANY: RESOURCES, EITHER: (MIN, KNOWLEDGE)}
"""Parts of a price of which each unit is chosen, and what it may be."""
BONUSES: Final = (MIN, KNOWLEDGE)
"""What icons can make cheaper (WM-8.3)."""
OTHER_COSTS: Final = ("health", "hand_card", "exhaust_companion", "time_forward")


def total(*prices: Amounts | None) -> Amounts:
    """WM-8.5: several prices as one."""
    found: Amounts = {}
    for price in prices:
        for kind, n in (price or {}).items():
            found[kind] = found.get(kind, 0) + n
    return found


class Cut(msgspec.Struct, frozen=True):
    """What may still be taken off a price: one unit of one of some parts.

    Attributes:
        ask: the question to the payer.
        rule: the rule that takes it off.
        parts: the parts of a price that it can take a unit off.
    """

    ask: str
    rule: str
    parts: tuple[str, ...]

    def open(self, price: Amounts) -> list[str]:
        """The parts of a price that it can take a unit off now."""
        return [part for part in self.parts if price.get(part)]


WILD_PAIR: Final = Cut("wild-pair", "WM-R17", BONUSES)
"""WM-R17: a pair of wild icons takes off 1 Mîn or 1 Knowledge of a fixed cost."""
_REBATES: Final = {
    kind: Cut("rebate", "WM-8.5", (*OPEN[kind], *(part for part in OPEN if set(OPEN[part]) & set(OPEN[kind]))))
    if kind in OPEN
    else Cut("rebate", "WM-8.5", (kind,))
    for kind in PAYMENT
}


def _reduced(t: Weirdwood, w: Warden, cost: Amounts, bonus: bool) -> Amounts:
    """WM-8.4, WM-R14, WM-R16: a cost less what matching Mîn and Knowledge icons take off it."""
    price = dict(cost)
    if bonus and t.active == w.seat:
        for kind in BONUSES:
            if price.get(kind):
                price[kind] = max(0, price[kind] - icons.matched(t, w, kind))
    return {kind: n for kind, n in price.items() if n}


def _cuts(t: Weirdwood, w: Warden, cost: Amounts, bonus: bool, rebate: Amounts | None) -> list[Cut]:
    """What else comes off a cost, by choice of the payer, unit by unit."""
    wild = icons.matched(t, w, icons.WILD) if bonus and t.active == w.seat and any(map(cost.get, BONUSES)) else 0
    return [WILD_PAIR] * wild + [_REBATES[kind] for kind, n in (rebate or {}).items() for _ in range(n)]


def _less(price: Amounts, part: str) -> Amounts:
    """A price less one unit of a part."""
    return {**price, part: price[part] - 1}


def _affordable(held: Amounts, price: Amounts, cuts: Sequence[Cut]) -> bool:
    """Whether tokens cover a price, with the best use of what may be taken off it."""
    need = price.get
    min_left, knowledge = held[MIN] - need(MIN, 0), held[KNOWLEDGE] - need(KNOWLEDGE, 0)
    scarabs, two = held[SCARAB] - need(SCARAB, 0), min_left + knowledge - need(EITHER, 0)
    if min(min_left, knowledge, scarabs, two, held["power"] - need("power", 0)) >= 0 and two + scarabs >= need(ANY, 0):
        return True
    return bool(cuts) and (
        _affordable(held, price, cuts[1:])
        or any(_affordable(held, _less(price, part), cuts[1:]) for part in cuts[0].open(price))
    )


def _held(w: Warden) -> Amounts:
    return {MIN: w.min, KNOWLEDGE: w.knowledge, SCARAB: w.scarab, "power": w.power}


def can_pay(t: Weirdwood, w: Warden, cost: Amounts, *, bonus: bool = True, rebate: Amounts | None = None) -> bool:
    """Whether a warden can pay a cost in resources and Power tokens (WM-R110).

    Args:
        bonus: whether matching icons make it cheaper (WM-R14).
        rebate: what is taken off besides.
    """
    held = _held(w)
    return _affordable(held, cost, ()) or _affordable(
        held, _reduced(t, w, cost, bonus), _cuts(t, w, cost, bonus, rebate)
    )


def ways(t: Weirdwood, w: Warden, cost: Amounts) -> Iterator[Amounts]:
    """What paying a cost can take of each token; what pairs of wild icons take off besides is left aside."""
    held, price = _held(w), _reduced(t, w, cost, True)
    for units in product(*(combinations_with_replacement(kinds, price.get(part, 0)) for part, kinds in OPEN.items())):
        chosen = list(chain.from_iterable(units))
        paid = {kind: price.get(kind, 0) + chosen.count(kind) for kind in means.OWNED}
        if all(paid[kind] <= held[kind] for kind in paid):
            yield paid


def pay(
    t: Weirdwood,
    w: Warden,
    cost: Amounts,
    rule: str,
    *,
    bonus: bool = True,
    rebate: Amounts | None = None,
    scroll: bool = False,
    drains: bool = True,
) -> Play[None]:
    """Pay a cost in resources and Power tokens, all at once (WM-R15, WM-R68).

    Args:
        bonus: whether matching icons make it cheaper (WM-R14).
        rebate: what is taken off besides.
        scroll: whether it lies on a Power until the end of the turn (WM-25.7).
        drains: whether it strengthens Therus's spell (WM-30.2, WM-30.11).
    """
    from magemoot.games.weirdwood.fae import therus

    price, cuts = _reduced(t, w, cost, bonus), _cuts(t, w, cost, bonus, rebate)
    while cuts:
        cut = cuts.pop(0)
        price = yield from _take_off(w, price, cut, cuts)
    paid = yield from _choose_units(w, price)
    for kind, n in paid.items():
        if n:
            means.spend(t, w, kind, n, rule, scroll=scroll)
    if drains and any(paid.values()):
        yield from therus.drained(t, w)


def _take_off(w: Warden, price: Amounts, cut: Cut, later: Sequence[Cut]) -> Play[Amounts]:
    """Take one unit off a price, where its payer likes and can still pay the rest; nothing to take it off: nothing."""
    held = _held(w)
    parts = [part for part in cut.open(price) if _affordable(held, _less(price, part), later)]
    if not parts:
        return price
    words: list[Value] = [what_word(part) for part in parts]
    answer = yield Choose(w.seat, cut.ask, lambda: words, cut.rule)
    return _less(price, parts[words.index(answer)])


def _choose_units(w: Warden, price: Amounts) -> Play[Amounts]:
    """WM-2.6: which tokens pay a price that can be paid."""
    held = _held(w)
    paid = {kind: price.get(kind, 0) for kind in means.OWNED}
    for part in (EITHER, ANY):
        left = price.get(part, 0)
        while left:
            if left == sum(held[kind] - paid[kind] for kind in OPEN[part]):
                paid.update({kind: held[kind] for kind in OPEN[part]})
                break
            words: list[Value] = [what_word(kind) for kind in OPEN[part] if held[kind] > paid[kind]]
            answer = yield Choose(w.seat, "pay", words.copy, "WM-2.6", {"count": left})
            paid[str(answer).removeprefix("what-")] += 1
            left -= 1
    return paid


def what_word(kind: str) -> str:
    """The word of an option for a kind of resource or a part of a price."""
    return f"what-{kind.replace('_', '-')}"


# ------------------------------------------------------------------ costs of effects


def can_pay_cost(t: Weirdwood, s: Scene, w: Warden, cost: Amounts, *, bonus: bool = False, but: int = -1) -> bool:
    """Whether a warden can pay a cost of any kinds now (WM-R31, WM-R110).

    Args:
        but: a card of the hand that cannot be discarded for it, because it is being played.
    """
    cards = [card for card in w.hand if card != but]
    return (
        w.health > cost.get("health", 0)
        and len(cards) >= cost.get("hand_card", 0)
        and len(_ready(s, w)) >= cost.get("exhaust_companion", 0)
        and can_pay(t, w, _tokens(cost), bonus=bonus)
    )


def pay_cost(
    t: Weirdwood, s: Scene, w: Warden, cost: Amounts, rule: str, *, bonus: bool = False, but: int = -1
) -> Play[None]:
    """Pay a cost of any kinds: tokens, hand cards, Companions, Health, and time last, which can lose the game (WM-R52)."""
    yield from pay(t, w, _tokens(cost), rule, bonus=bonus)
    yield from _discard(t, w, cost.get("hand_card", 0), but, rule)
    for at in (yield from _choose_ready(s, w, cost.get("exhaust_companion", 0), rule)):
        turn_companion(t, w, at, True, rule)
    if cost.get("health"):
        s.lost_health += yield from life.lose_health(t, w, cost["health"], rule)
    if cost.get("time_forward"):
        clock.move_time(t, cost["time_forward"], rule)


def _tokens(cost: Amounts) -> Amounts:
    return {kind: n for kind, n in cost.items() if kind not in OTHER_COSTS}


def _discard(t: Weirdwood, w: Warden, n: int, but: int, rule: str) -> Play[None]:
    """WM-9.11: cards from the hand as a cost."""
    cards = [card for card in w.hand if card != but]
    for card in (yield from several(w.seat, "discard-cost", lambda: cards, n, KINDS, rule, args={"count": n})):
        hands.discard(t, w, card, rule)


def _ready(s: Scene, w: Warden) -> list[int]:
    """Companions that can be exhausted as a cost; not the one whose effect it is."""
    return [
        at
        for at, used in enumerate(w.exhausted)
        if not used and f"companion/{companion(w.companions[at]).id}" not in s.running
    ]


def _choose_ready(s: Scene, w: Warden, n: int, rule: str) -> Play[list[int]]:
    ready = [w.companions[at] for at in _ready(s, w)]
    cards = yield from several(w.seat, "exhaust", lambda: ready, n, KINDS, rule)
    return [w.companions.index(card) for card in cards]
