"""What can happen to Action Cards and to the Tactics cards and dice on them (WM-7, WM-22)."""

from __future__ import annotations

from magemoot.engine.events import piece, seat, term
from magemoot.games.weirdwood.state import Warden, Weirdwood

# ------------------------------------------------------------------ Action Cards


def draw(t: Weirdwood, w: Warden, rule: str) -> bool:
    """WM-9.10: the top card of the pile comes to the hand; an empty pile is re-formed from the discards. False: none left."""
    if not w.pile:
        w.pile, w.discards = w.discards, w.pile
        t.rng.shuffle(w.pile)
    if not w.pile:
        return False
    card = w.pile.pop()
    w.hand.append(card)
    if t.log is not None:
        t.note("draw", rule, who=seat(w.seat), card=piece(card))
    return True


def discard(t: Weirdwood, w: Warden, card: int, rule: str) -> None:
    """WM-9.11: a card from the hand goes face up on the discard pile of whoever holds it (WM-R77)."""
    w.hand.remove(card)
    w.discards.append(card)
    if t.log is not None:
        t.note("discard", rule, who=seat(w.seat), card=piece(card))


def play_card(t: Weirdwood, w: Warden, card: int, slot: int, face_up: bool, rule: str) -> None:
    """WM-6.6: a card from the hand comes to lie on a time slot."""
    w.hand.remove(card)
    w.slots[slot].append(card)
    w.face_up[slot] = face_up
    if t.log is not None:
        side = term("face-up" if face_up else "face-down")
        t.note("play", rule, who=seat(w.seat), card=piece(card), side=side, slot=slot + 1)


def take_back_card(t: Weirdwood, w: Warden, slot: int, rule: str) -> None:
    """WM-R105: the Action Card of a slot returns to its player's hand."""
    card = clear_slot(t, w, slot)
    w.hand.append(card)
    if t.log is not None:
        t.note("card-back", rule, who=seat(w.seat), card=piece(card))


def clear_slot(t: Weirdwood, w: Warden, slot: int) -> int:
    """WM-R105: a slot becomes empty: its Tactics card is discarded, a die on it is lost.

    Returns:
        its Action Card, which the caller puts somewhere.
    """
    for card in w.covers[slot]:
        t.tactics_discards.append(card)
    w.covers[slot] = []
    w.spent_covers[slot] = False
    w.dice_on_cards[slot] = ""
    w.face_up[slot] = False
    return w.slots[slot].pop()


def refresh_cards(t: Weirdwood, w: Warden, rule: str) -> None:
    """WM-9.6-9.8: played cards are discarded, exhausted Companions turned up."""
    for slot in range(len(w.slots)):
        if w.slots[slot]:
            w.discards.append(clear_slot(t, w, slot))
    w.exhausted = [False] * len(w.companions)
    if t.log is not None:
        t.note("refresh", rule, who=seat(w.seat))


def to_vault(t: Weirdwood, w: Warden, slot: int, vault: list[int], rule: str) -> None:
    """WM-26.1, WM-26.3: the Action Card of a slot goes face up to the Exchange Vault, which must be empty."""
    card = clear_slot(t, w, slot)
    vault.append(card)
    if t.log is not None:
        t.note("to-vault", rule, who=seat(w.seat), card=piece(card))


def from_vault(t: Weirdwood, w: Warden, vault: list[int], rule: str) -> None:
    """WM-26.2: the card in the Exchange Vault comes to a player's hand."""
    card = vault.pop()
    w.hand.append(card)
    if t.log is not None:
        t.note("from-vault", rule, who=seat(w.seat), card=piece(card))


# ------------------------------------------------------------------ dice on them


def lay_die(t: Weirdwood, w: Warden, slot: int, colour: str, rule: str) -> None:
    """WM-R20: a die of the supply comes to lie on the Action Card of a slot."""
    w.dice_on_cards[slot] = colour
    if t.log is not None:
        t.note("die-on-card", rule, who=seat(w.seat), die=term(f"die-{colour}"), card=piece(w.slots[slot][0]))


def take_card_die(t: Weirdwood, w: Warden, slot: int, rule: str) -> str:
    """WM-R20: the die on an Action Card leaves it and joins a battle. Returns its colour."""
    colour, w.dice_on_cards[slot] = w.dice_on_cards[slot], ""
    if t.log is not None:
        t.note("card-die", rule, who=seat(w.seat), die=term(f"die-{colour}"), card=piece(w.slots[slot][0]))
    return colour


# ------------------------------------------------------------------ Tactics cards


def gain_tactic(t: Weirdwood, w: Warden, rule: str) -> bool:
    """WM-22.1, WM-R26, WM-R103: the top Tactics card; an empty deck is re-formed. False: none left."""
    if not t.tactics_deck:
        t.tactics_deck, t.tactics_discards = t.tactics_discards, t.tactics_deck
        t.rng.shuffle(t.tactics_deck)
    if not t.tactics_deck:
        return False
    card = t.tactics_deck.pop()
    w.tactics.append(card)
    if t.log is not None:
        t.note("gain-tactic", rule, who=seat(w.seat), card=piece(card))
    return True


def cover(t: Weirdwood, w: Warden, card: int, slot: int, rule: str) -> None:
    """WM-6.7: a Tactics card comes to lie on the Action Card of a slot."""
    w.tactics.remove(card)
    w.covers[slot].append(card)
    w.spent_covers[slot] = False
    if t.log is not None:
        t.note("play-tactic", rule, who=seat(w.seat), card=piece(card))


def use_cover(t: Weirdwood, w: Warden, slot: int, rule: str) -> None:
    """WM-22.4: the one-battle Tactics card on a slot is used; it stays there and works no more."""
    w.spent_covers[slot] = True
    if t.log is not None:
        t.note("use-tactic", rule, who=seat(w.seat), card=piece(w.covers[slot][0]))


def take_back_tactic(t: Weirdwood, w: Warden, slot: int, rule: str) -> None:
    """Clever Tactics: a played Tactics card returns to its owner's supply."""
    card = w.covers[slot].pop()
    w.spent_covers[slot] = False
    w.tactics.append(card)
    if t.log is not None:
        t.note("tactic-back", rule, who=seat(w.seat), card=piece(card))
