"""What can happen to Companions (WM-21)."""

from __future__ import annotations

from magemoot.engine.events import piece, seat
from magemoot.games.weirdwood.state import Warden, Weirdwood


def take_companion(t: Weirdwood, w: Warden, card: int, rule: str) -> None:
    """WM-21.1, WM-21.3: a Companion from the offer, which is refilled as far as the deck goes; a new time slot."""
    at = t.offer.index(card)
    t.offer.remove(card)
    if t.companion_deck:
        t.offer.insert(at, t.companion_deck.pop())
    w.companions.append(card)
    w.exhausted.append(False)
    for zone in (w.slots, w.covers):
        zone.append([])
    w.face_up.append(False)
    w.spent_covers.append(False)
    w.dice_on_cards.append("")
    if t.log is not None:
        t.note("recruit", rule, who=seat(w.seat), card=piece(card))


def turn_companion(t: Weirdwood, w: Warden, at: int, exhausted: bool, rule: str) -> None:
    """WM-21.5, WM-21.6: a Companion is turned face down, or up."""
    w.exhausted[at] = exhausted
    if t.log is not None:
        t.note("exhaust" if exhausted else "refresh-companion", rule, who=seat(w.seat), card=piece(w.companions[at]))


def borrow_ability(t: Weirdwood, w: Warden, key: str, card: int, rule: str) -> None:
    """An ability of a Companion in the offer is a warden's until the end of the turn.

    Args:
        key: "<companion id>/<number of the ability>".
    """
    w.borrowed.append(key)
    if t.log is not None:
        t.note("borrow-ability", rule, who=seat(w.seat), card=piece(card))
