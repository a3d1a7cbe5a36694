"""What can happen to spells in decks and hands (BR-11, BR-17), and to every card that is looked at."""

from __future__ import annotations

from typing import Final

from magemoot.engine.events import piece, seat, term
from magemoot.games.blackrose.atoms.board import refill_events
from magemoot.games.blackrose.atoms.quests import refill_quests
from magemoot.games.blackrose.catalogue import BOX, FIRST_EVENT, event_of, quest_of, spell_of
from magemoot.games.blackrose.components import FORGOTTEN, SIGNATURE, Spell
from magemoot.games.blackrose.state import BlackRose, Wizard

SCHOOLS: Final = BOX.schools


def spell_of_piece(card: int) -> Spell | None:
    """The spell that a card is; None for a quest or an event."""
    return spell_of[card] if card < len(spell_of) else None


# ------------------------------------------------------------------ drawing


def turn_over_memories(t: BlackRose, w: Wizard) -> bool:
    """BR-4.5, BR-R17: an empty spellbook is made anew of the memories. Returns whether there is a card to draw now."""
    if not w.spellbook and w.memories:
        w.spellbook, w.memories = w.memories, w.spellbook
        t.rng.shuffle(w.spellbook)
        if t.log is not None:
            t.note("new-spellbook", "BR-4.5", who=seat(w.seat), count=len(w.spellbook))
    return bool(w.spellbook)


def draw_own(t: BlackRose, w: Wizard, rule: str) -> bool:
    """BR-11.1: the top card of the own spellbook comes into the hand. Returns whether there was one."""
    if not turn_over_memories(t, w):
        return False
    card = w.spellbook.pop()
    w.hand.append(card)
    if t.log is not None:
        t.whisper((w.seat,), ("card",), "draw-spell", rule, who=seat(w.seat), card=piece(card))
    return True


def refill_school(t: BlackRose, school: int) -> bool:
    """BR-R14, BR-R84: an empty school deck is made anew of its discards. Returns whether it holds a card now."""
    if not t.schools[school] and t.discards[school]:
        t.schools[school], t.discards[school] = t.discards[school], t.schools[school]
        t.rng.shuffle(t.schools[school])
        if t.log is not None:
            t.note("new-school-deck", "BR-R14", school=term(f"school-{SCHOOLS[school]}"))
    return bool(t.schools[school])


def draw_school(t: BlackRose, w: Wizard, school: int, rule: str) -> None:
    """BR-R13: the top card of a school deck that is not empty comes into the hand."""
    card = t.schools[school].pop()
    w.hand.append(card)
    if t.log is not None:
        t.whisper((w.seat,), ("card",), "draw-library", rule, who=seat(w.seat), card=piece(card))


def draw_forgotten(t: BlackRose, w: Wizard, rule: str) -> bool:
    """BR-17.32: the top forgotten spell comes into the hand. Returns whether there was one."""
    if not t.forgotten:
        return False
    card = t.forgotten.pop()
    w.hand.append(card)
    if t.log is not None:
        t.whisper((w.seat,), ("card",), "draw-forgotten", rule, who=seat(w.seat), card=piece(card))
    return True


# ------------------------------------------------------------------ cards looked at


def look_at(t: BlackRose, w: Wizard, deck: str, at: int, rule: str) -> bool:
    """The top card of a deck is taken up to be looked at; only its viewer sees it.

    Args:
        deck: "spellbook", "library" (`at`: which school), "forgotten", "quest" (`at`: the moon) or "event".

    Returns:
        whether there was one. Empty decks are made anew before, as far as they are (BR-R84).
    """
    match deck:
        case "spellbook":
            zone = w.spellbook if turn_over_memories(t, w) else []
        case "library":
            zone = t.schools[at] if refill_school(t, at) else []
        case "forgotten":
            zone = t.forgotten
        case "quest":
            zone = t.quest_decks[at - 1] if at != t.moon or refill_quests(t) else []
        case _:
            zone = t.event_decks[t.moon - 1] if refill_events(t) else []
    if not zone:
        return False
    card = zone.pop()
    w.looking.append(card)
    if t.log is not None:
        t.whisper((w.seat,), ("card",), "look-at", rule, who=seat(w.seat), card=piece(card))
    return True


def keep(t: BlackRose, w: Wizard, card: int, rule: str) -> None:
    """A card looked at comes into the hand, or to the active quests if it is one."""
    w.looking.remove(card)
    (w.hand if spell_of_piece(card) else w.quests).append(card)
    if t.log is not None:
        t.whisper((w.seat,), ("card",), "keep", rule, who=seat(w.seat), card=piece(card))


def put_back(t: BlackRose, w: Wizard, card: int, where: str) -> None:
    """A card looked at goes back face down to the "top" or "bottom" of the deck that it came from."""
    w.looking.remove(card)
    zone = deck_of(t, w, card)
    zone.insert(len(zone) if where == "top" else 0, card)


def deck_of(t: BlackRose, w: Wizard, card: int) -> list[int]:
    """The deck to which a card looked at goes back."""
    spell = spell_of_piece(card)
    if spell is None:
        is_quest = card < FIRST_EVENT
        moon = quest_of(card).moon if is_quest else event_of(card).moon
        if is_quest:
            return t.quests_gone if moon < t.moon else t.quest_decks[moon - 1]
        return t.events_gone if moon < t.moon else t.event_decks[moon - 1]
    if spell.school == FORGOTTEN:
        return t.forgotten
    return w.spellbook


def lay_out(t: BlackRose, w: Wizard, card: int, rule: str) -> None:
    """BR-11.2: a card looked at comes to lie face up before the deck of its school."""
    w.looking.remove(card)
    discards_of(t, w, card).append(card)
    if t.log is not None:
        t.note("lay-out", rule, who=seat(w.seat), card=piece(card))


def back_to_school(t: BlackRose, w: Wizard, card: int, where: str) -> None:
    """A library card looked at goes back face down to the "top" or "bottom" of the deck of its school."""
    w.looking.remove(card)
    spell = spell_of[card]
    assert spell is not None
    deck = t.schools[SCHOOLS.index(spell.school)]
    deck.insert(len(deck) if where == "top" else 0, card)


# ------------------------------------------------------------------ the hand


def discards_of(t: BlackRose, w: Wizard, card: int) -> list[int]:
    """BR-11.5, BR-11.6, BR-R15: where a spell belongs that goes to its school's discards; a forgotten one is out."""
    spell = spell_of[card]
    assert spell is not None
    if spell.school == SIGNATURE:
        return w.aside
    return t.eliminated if spell.school == FORGOTTEN else t.discards[SCHOOLS.index(spell.school)]


def discard(t: BlackRose, w: Wizard, card: int, rule: str) -> None:
    """BR-28.11: a spell in the hand goes to the memories, face up."""
    w.hand.remove(card)
    w.memories.append(card)
    if t.log is not None:
        t.note("discard", rule, who=seat(w.seat), card=piece(card))


def discard_random(t: BlackRose, w: Wizard, rule: str) -> int:
    """BR-28.11: a spell in the hand goes to the memories by chance. Returns the card."""
    card = t.rng.pick(w.hand)
    w.memories.append(card)
    if t.log is not None:
        t.note("discard", rule, who=seat(w.seat), card=piece(card))
    return card


def put_away(t: BlackRose, w: Wizard, card: int, rule: str) -> None:
    """BR-11.5: a spell in the hand goes to its school's discards."""
    w.hand.remove(card)
    discards_of(t, w, card).append(card)
    if t.log is not None:
        t.note("put-away", rule, who=seat(w.seat), card=piece(card))


def recall(t: BlackRose, w: Wizard, card: int, rule: str) -> None:
    """A spell in the memories comes back into the hand."""
    w.memories.remove(card)
    w.hand.append(card)
    if t.log is not None:
        t.note("recall", rule, who=seat(w.seat), card=piece(card))


def take_signature(t: BlackRose, w: Wizard, rule: str) -> bool:
    """BR-5.10: a signature card set aside comes into the hand. Returns whether there was one."""
    if not w.aside:
        return False
    card = w.aside.pop()
    w.hand.append(card)
    if t.log is not None:
        t.note("take-signature", rule, who=seat(w.seat), card=piece(card))
    return True


def show_hand(t: BlackRose, w: Wizard, viewer: Wizard, rule: str) -> None:
    """A wizard's hand is looked at by another, who holds it meanwhile."""
    viewer.looking += w.hand
    w.hand.clear()
    if t.log is not None:
        t.note("show-hand", rule, who=seat(viewer.seat), whose=seat(w.seat))


def give_back_hand(w: Wizard, viewer: Wizard) -> None:
    """The hand looked at goes back to its owner."""
    w.hand += viewer.looking
    viewer.looking.clear()
