"""Where cards lie, and the piles that take them in (TA-30.2)."""

from __future__ import annotations

from collections.abc import Iterator

from magemoot.engine.events import piece
from magemoot.games.talisman.catalogue import card_of
from magemoot.games.talisman.state import Talisman
from magemoot.games.talisman.totals import TOKEN_PLACES


def zones_of(t: Talisman) -> Iterator[list[int]]:
    """Every zone in which a card can lie while the game runs."""
    yield t.limbo
    yield from t.spaces
    for a in t.adventurers:
        yield a.objects
        yield a.followers
        yield a.raised
        yield a.trophies
        yield a.spells
        yield a.inherited
        yield a.peeked
    yield t.beside


def pile_of(t: Talisman, card: int) -> list[int]:
    """The pile a card goes to when it is discarded (TA-30.2)."""
    match card_of[card].deck:
        case "adventure":
            return t.adventure_discard
        case "spell":
            return t.spell_discard
        case "purchase":
            return t.purchase
        case "talisman":
            return t.talismans
        case _:
            return t.gone


def discard(t: Talisman, card: int, rule: str) -> None:
    """A card goes to its own pile from wherever it lies (TA-21.2, TA-22.8, TA-30.2); tokens on it go back to the stock."""
    for zone in zones_of(t):
        if card in zone:
            zone.remove(card)
            break
    else:
        raise LookupError(f"{card_of[card].id}: lies in no zone from which it could be discarded")
    pile_of(t, card).append(card)
    tokens = card_of[card].tokens
    if tokens is not None:
        t.tokens[TOKEN_PLACES[tokens.what]] = 0
    if t.log is not None:
        t.note("discard", rule, card=piece(card))
