"""What can happen to what a character has: Objects, Followers, trophies (TA-20, TA-21, TA-23, TA-29, TA-30)."""

from __future__ import annotations

from magemoot.engine.events import piece, seat
from magemoot.games.talisman.atoms.piles import discard, pile_of, zones_of
from magemoot.games.talisman.catalogue import card_of
from magemoot.games.talisman.state import Adventurer, Talisman


def take_card(t: Talisman, me: Adventurer, card: int, rule: str) -> None:
    """A card from a space, a pile, another character or resolution comes to a character's Objects or Followers."""
    for zone in (*zones_of(t), t.purchase, t.talismans):
        if card in zone:
            zone.remove(card)
            break
    else:
        raise LookupError(f"{card_of[card].id}: is nowhere from where it could be taken")
    (me.followers if card_of[card].type == "Follower" else me.objects).append(card)
    me.sorted_out = False
    if card_of[card].id == "raft":
        me.fresh_rafts.append(card)
    if t.log is not None:
        t.note("take-card", rule, who=seat(me.seat), card=piece(card))


def from_pile(t: Talisman, me: Adventurer, id: str, rule: str) -> bool:
    """TA-30.1, TA-30.3: a card of that id from the Purchase or Talisman pile, if one is left. Returns whether it was."""
    for pile in (t.purchase, t.talismans):
        for card in pile:
            if card_of[card].id == id:
                take_card(t, me, card, rule)
                return True
    return False


def in_pile(t: Talisman, id: str) -> bool:
    """TA-30.3: whether the Purchase or Talisman pile still holds a card of that id."""
    return any(card_of[card].id == id for pile in (t.purchase, t.talismans) for card in pile)


def lay_talisman(t: Talisman, me: Adventurer, rule: str) -> None:
    """TA-R116: a Talisman of the pile, if one is left, comes to lie on a character's space."""
    if t.talismans:
        card = t.talismans.pop()
        t.spaces[me.space].append(card)
        if t.log is not None:
            t.note("lay-talisman", rule, who=seat(me.seat), card=piece(card))


def raise_enemy(t: Talisman, me: Adventurer, card: int, rule: str) -> None:
    """TA-R71, TA-R72: an Enemy becomes a Follower of the one who raised or charmed it."""
    for zone in zones_of(t):
        if card in zone:
            zone.remove(card)
            break
    me.raised.append(card)
    me.sorted_out = False
    if t.log is not None:
        t.note("raise-enemy", rule, who=seat(me.seat), card=piece(card))


def to_trophies(t: Talisman, me: Adventurer, card: int, rule: str) -> None:
    """TA-23.1: a defeated Enemy's card becomes a trophy."""
    for zone in zones_of(t):
        if card in zone:
            zone.remove(card)
            break
    me.trophies.append(card)
    if t.log is not None:
        t.note("trophy", rule, who=seat(me.seat), card=piece(card))


def ditch(t: Talisman, me: Adventurer, card: int, rule: str) -> None:
    """TA-29.6: an Object or Follower comes to lie on his space; a raised Enemy goes to its pile instead (TA-R108)."""
    if card in me.raised:
        discard(t, card, rule)
        return
    zone = me.objects if card in me.objects else me.followers
    zone.remove(card)
    if card_of[card].id == "raft":
        pile_of(t, card).append(card)
    else:
        t.spaces[me.space].append(card)
        me.ditched.append(card)
    if t.log is not None:
        t.note("ditch", rule, who=seat(me.seat), card=piece(card))
