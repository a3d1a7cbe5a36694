"""What can happen to cards that are drawn and met: the Adventure deck, cards in resolution (TA-8)."""

from __future__ import annotations

from magemoot.engine.events import piece, seat
from magemoot.games.talisman.atoms.board import space_term
from magemoot.games.talisman.catalogue import card_of
from magemoot.games.talisman.state import Adventurer, Talisman


def draw_adventure(t: Talisman, me: Adventurer, rule: str) -> int:
    """TA-8.1, TA-R10: the top Adventure card comes into resolution; an empty deck takes in its discards first.

    Returns:
        the card, or -1 when deck and discards are empty.
    """
    if not t.adventure:
        if not t.adventure_discard:
            return -1
        t.adventure, t.adventure_discard = t.adventure_discard, t.adventure
        t.rng.shuffle(t.adventure)
        if t.log is not None:
            t.note("reshuffle-adventure", "TA-R10", count=len(t.adventure))
    card = t.adventure.pop()
    t.limbo.append(card)
    if t.log is not None:
        t.note("draw-adventure", rule, who=seat(me.seat), card=piece(card))
    return card


def lay(t: Talisman, card: int, space: int, rule: str) -> None:
    """A card in resolution comes to lie face up on a space (TA-8.1, TA-8.6)."""
    t.limbo.remove(card)
    t.spaces[space].append(card)
    if t.log is not None:
        t.note("lay", rule, card=piece(card), space=space_term(space))


def lift(t: Talisman, card: int) -> None:
    """A card lying on a space comes into resolution."""
    for zone in t.spaces:
        if card in zone:
            zone.remove(card)
            t.limbo.append(card)
            return
    raise LookupError(f"{card_of[card].id}: lies on no space")


def stay_beside(t: Talisman, card: int) -> None:
    """A card in resolution comes to lie beside the board while its effect lasts (TA-R83, TA-R86)."""
    t.limbo.remove(card)
    t.beside.append(card)


def look_at_deck(t: Talisman, me: Adventurer, n: int, rule: str) -> None:
    """A character takes up so many cards from the top of the Adventure deck; only he sees which, the next one first."""
    for _ in range(min(n, len(t.adventure))):
        card = t.adventure.pop()
        me.peeked.append(card)
        if t.log is not None:
            t.whisper((me.seat,), ("card",), "look-at-card", rule, who=seat(me.seat), card=piece(card))


def put_back(t: Talisman, me: Adventurer) -> None:
    """The cards looked at go back on top of the Adventure deck as they lay."""
    while me.peeked:
        t.adventure.append(me.peeked.pop())
