"""What can happen on the board of the Black Rose: power, the crown, the moons and the events (BR-5, BR-6, BR-10)."""

from __future__ import annotations

from magemoot.engine.events import piece, seat
from magemoot.games.blackrose.catalogue import event_of
from magemoot.games.blackrose.state import ROSE, BlackRose
from magemoot.games.blackrose.table import source_term

# ------------------------------------------------------------------ power, crown


def mark_power(t: BlackRose, who: int, n: int, rule: str) -> int:
    """BR-5.1, BR-5.13: a marker moves so many steps, never below 0. Returns how many it really moved."""
    old = t.rose_power if who == ROSE else t.wizards[who].power
    new = max(0, old + n)
    if who == ROSE:
        t.rose_power = new
    else:
        t.wizards[who].power = new
    if t.log is not None and new != old:
        t.note("gain-power" if new > old else "lose-power", rule, who=source_term(who), count=abs(new - old), now=new)
    return new - old


def take_crown(t: BlackRose, who: int, rule: str) -> None:
    """BR-6.3, BR-R83: the crown goes to a wizard."""
    t.crown = who
    if t.log is not None:
        t.note("crown", rule, who=seat(who))


# ------------------------------------------------------------------ events


def refill_events(t: BlackRose) -> bool:
    """BR-R18: an empty event deck is made anew of the present moon's discards. Returns whether it holds a card now."""
    deck = t.event_decks[t.moon - 1]
    if not deck:
        back = [e for e in t.event_discard if event_of(e).moon == t.moon]
        for e in back:
            t.event_discard.remove(e)
            deck.append(e)
        t.rng.shuffle(deck)
        if t.log is not None and back:
            t.note("new-event-deck", "BR-R18")
    return bool(deck)


def draw_event(t: BlackRose, by: int, rule: str) -> int:
    """BR-8.4: the top event of the present moon is read out. Returns it, or -1 if there is none (BR-R84)."""
    if not refill_events(t):
        return -1
    card = t.event_decks[t.moon - 1].pop()
    t.in_hand.append(card)
    if t.log is not None:
        t.note("draw-event", rule, who=seat(by), card=piece(card))
    return card


def lay_event(t: BlackRose, card: int, position: int, rule: str) -> None:
    """BR-8.4, BR-8.6: an event comes to lie on a free position, 1 to 3, from hand or from another position."""
    for zone in (t.in_hand, *t.board):
        if card in zone:
            zone.remove(card)
    t.board[position - 1].append(card)
    if t.log is not None:
        t.note("lay-event", rule, card=piece(card), position=position)


def remove_event(t: BlackRose, card: int, rule: str) -> None:
    """BR-8.3, BR-R18: an event leaves the board, or the hand, for the event discard pile."""
    for zone in (t.in_hand, *t.board):
        if card in zone:
            zone.remove(card)
    t.event_discard.append(card)
    if t.log is not None:
        t.note("remove-event", rule, card=piece(card))


# ------------------------------------------------------------------ moons


def new_moon(t: BlackRose, rule: str) -> None:
    """BR-5.9, BR-R19: the next moon begins: what is left of the old quests and events goes out of the game.

    What everybody has seen stays face up.
    """
    old = t.moon - 1
    t.quests_gone += t.quest_decks[old]
    t.quest_decks[old].clear()
    t.box += t.quest_discard
    t.quest_discard.clear()
    t.events_gone += t.event_decks[old]
    t.event_decks[old].clear()
    t.box += t.event_discard
    t.event_discard.clear()
    t.moon += 1
    if t.log is not None:
        t.note("new-moon", rule, moon=t.moon)
