"""What is laid, taken and dealt before the first turn (WM-3, WM-4)."""

from __future__ import annotations

from magemoot.engine.events import seat, term
from magemoot.games.weirdwood.atoms.hands import draw
from magemoot.games.weirdwood.catalogue import Action, action, pieces_of
from magemoot.games.weirdwood.state import Warden, Weirdwood
from magemoot.games.weirdwood.table import monster_term


def lay_rooms(t: Weirdwood, rooms: list[str], rule: str) -> None:
    """WM-3.1-3.6: the Rooms lie in their places, by id for each place."""
    t.room_at = rooms
    if t.log is not None:
        t.note("game-start", rule, monster=monster_term(t))


def mix(t: Weirdwood, offer: int) -> None:
    """WM-3.9, WM-3.10: Companions and Tactics cards are shuffled, so many Companions laid out."""
    t.rng.shuffle(t.companion_deck)
    t.rng.shuffle(t.tactics_deck)
    t.offer = [t.companion_deck.pop() for _ in range(offer)]


def take_character(t: Weirdwood, w: Warden, id: str, rule: str) -> None:
    """WM-4.1: a player takes a character with its Action Cards."""
    w.character = id
    w.pile = pieces_of(Action, character=id)
    t.box = [card for card in t.box if card not in w.pile]
    if t.log is not None:
        t.note("takes-character", rule, who=seat(w.seat), character=term(f"character-{id}"))


def name_first(t: Weirdwood, first: int, rule: str) -> None:
    """WM-5.1: a player is the first to take a turn."""
    t.active = first
    if t.log is not None:
        t.note("first-player", rule, who=seat(first))


def deal_hand(t: Weirdwood, w: Warden, n: int, rule: str) -> None:
    """WM-4.7, WM-4.8: the marked cards of the pile come to the hand, the others are shuffled and n of them drawn."""
    w.hand = [card for card in w.pile if action(card).facts.starting_hand]
    w.pile = [card for card in w.pile if card not in w.hand]
    t.rng.shuffle(w.pile)
    for _ in range(n):
        draw(t, w, rule)
