"""What can happen to the cards of a Monster: the deck, Power Cards, Plans (WM-27, WM-30)."""

from __future__ import annotations

from magemoot.engine.events import piece, seat
from magemoot.games.weirdwood.catalogue import monster_card
from magemoot.games.weirdwood.state import Warden, Weirdwood
from magemoot.games.weirdwood.table import monster_term

# ------------------------------------------------------------------ the deck


def back_of(card: int) -> tuple[str, int]:
    """Type and time steps on the back of a Monster card."""
    facts = monster_card(card)
    return facts.facts.type, facts.time


def show_next(t: Weirdwood) -> None:
    """The back of the next Monster card comes to light: which one it is, chance decides now."""
    m = t.fae
    if not m.top and not m.ahead and (m.deck or m.bottom):
        m.top.append(_from_deck(t))
    _show_back(t)


def _show_back(t: Weirdwood) -> None:
    """WM-27.1: everybody sees type and time steps of the next Monster card."""
    following = t.fae.ahead[:1] or t.fae.top
    t.fae.back = "-".join(map(str, back_of(following[0]))) if following else ""


def _from_deck(t: Weirdwood) -> int:
    """The next card of what is left of the deck: any one, and at last those that were put under it."""
    m = t.fae
    return m.deck.pop(t.rng.below(len(m.deck))) if m.deck else m.bottom.pop(0)


def reform_deck(t: Weirdwood, rule: str) -> None:
    """WM-27.13: the discards become the deck."""
    m = t.fae
    m.deck, m.discards = m.discards, m.deck
    if t.log is not None:
        t.note("monster-deck", rule, monster=monster_term(t))
    show_next(t)


def take_monster_card(t: Weirdwood) -> int | None:
    """The next Monster card leaves the deck; None if there is none. The caller puts it somewhere, then `show_next`."""
    m = t.fae
    if m.ahead:
        return m.ahead.pop(0)
    return m.top.pop() if m.top else None


def look_ahead(t: Weirdwood, n: int) -> int:
    """peek_monster: so many cards on top are known from now on, as far as there are any. Returns how many."""
    m = t.fae
    while len(m.ahead) < n and (m.top or m.deck or m.bottom):
        m.ahead.append(m.top.pop() if m.top else _from_deck(t))
    return min(n, len(m.ahead))


def order_ahead(t: Weirdwood, cards: list[int], rule: str) -> None:
    """peek_monster: the cards looked at lie on top of the Monster deck in this order, the next one first."""
    t.fae.ahead[: len(cards)] = cards
    _show_back(t)
    if t.log is not None:
        t.note("monster-order", rule, card=piece(cards[0]))


def turn_monster_card(t: Weirdwood, card: int, rule: str) -> None:
    """WM-27.3: a Monster card is turned up and carried out; until then it lies in `in_hand`."""
    t.fae.in_hand.append(card)
    if t.log is not None:
        t.note("monster-card", rule, card=piece(card))


def discard_monster_card(t: Weirdwood, card: int) -> None:
    """The Monster card that was carried out goes to the discards."""
    t.fae.in_hand.remove(card)
    t.fae.discards.append(card)


# ------------------------------------------------------------------ Power Cards


def place_power_card(t: Weirdwood, card: int, at: int, rule: str) -> None:
    """WM-27.8: a Power Card comes from `in_hand` to a place of the board."""
    t.fae.in_hand.remove(card)
    t.fae.powers[at].append(card)
    if t.log is not None:
        t.note("power-card", rule, card=piece(card))


def discard_power_card(t: Weirdwood, at: int, rule: str) -> None:
    """WM-27.11: a Power Card goes from its place to the discards."""
    card = t.fae.powers[at].pop()
    t.fae.discards.append(card)
    if t.log is not None:
        t.note("power-card-discarded", rule, card=piece(card))


def keep_power_card(t: Weirdwood, w: Warden, at: int, state: str, rule: str) -> None:
    """WM-26.5, WM-R56: a Power Card comes from the Monster's board beside a warden's, with the section that shows."""
    card = t.fae.powers[at].pop()
    w.kept.append(card)
    w.kept_states.append(state)
    if t.log is not None:
        t.note("power-card-kept", rule, who=seat(w.seat), card=piece(card))


def use_kept_card(t: Weirdwood, w: Warden, at: int, rule: str) -> None:
    """WM-26.6: a kept Power Card is used and goes back to the Monster deck."""
    card = w.kept.pop(at)
    del w.kept_states[at]
    t.fae.bottom.append(card)
    show_next(t)
    if t.log is not None:
        t.note("power-card-used", rule, who=seat(w.seat), card=piece(card))


# ------------------------------------------------------------------ Plans


def plan(t: Weirdwood, card: int, rule: str) -> None:
    """WM-30.6: a Monster card goes face down to the right end of the Plans."""
    kind, time = back_of(card)
    t.fae.plans.append(card)
    t.fae.plan_backs.append(f"{kind}-{time}")
    if t.log is not None:
        t.note("plan", rule, count=len(t.fae.plans))


def take_plan(t: Weirdwood) -> int:
    """WM-30.19: the leftmost face-down card of the Plans is taken up; the caller turns it."""
    del t.fae.plan_backs[0]
    return t.fae.plans.pop(0)


def rest_in_plans(t: Weirdwood, card: int) -> None:
    """WM-30.21: a card that was carried out stays in its place of the Plans."""
    t.fae.in_hand.remove(card)
    t.fae.plans_open.append(card)


def clear_plans(t: Weirdwood) -> None:
    """WM-30.23: the cards of the Plans that were carried out go to the discards."""
    t.fae.discards.extend(t.fae.plans_open)
    t.fae.plans_open = []
