"""What can happen to quests (BR-9)."""

from __future__ import annotations

from magemoot.engine.events import piece, seat
from magemoot.games.blackrose.catalogue import quest_of
from magemoot.games.blackrose.state import BlackRose, Wizard


def refill_quests(t: BlackRose) -> bool:
    """BR-R18: an empty quest deck is made anew of the present moon's discards. Returns whether it holds a card now."""
    deck = t.quest_decks[t.moon - 1]
    if not deck:
        back = [q for q in t.quest_discard if quest_of(q).moon == t.moon]
        for q in back:
            t.quest_discard.remove(q)
            deck.append(q)
        t.rng.shuffle(deck)
        if t.log is not None and back:
            t.note("new-quest-deck", "BR-R18")
    return bool(deck)


def draw_quest(t: BlackRose, w: Wizard, rule: str) -> bool:
    """BR-8.10: the top quest of the present moon comes to a wizard's active quests. Returns whether there was one."""
    if not refill_quests(t):
        return False
    card = t.quest_decks[t.moon - 1].pop()
    w.quests.append(card)
    if t.log is not None:
        t.whisper((w.seat,), ("card",), "draw-quest", rule, who=seat(w.seat), card=piece(card))
    return True


def complete_quest(t: BlackRose, w: Wizard, card: int, rule: str) -> None:
    """BR-9.4: an active quest is revealed and comes to lie on the completed ones."""
    w.quests.remove(card)
    w.completed.append(card)
    if t.log is not None:
        t.note("complete-quest", rule, who=seat(w.seat), card=piece(card))


def discard_quest(t: BlackRose, w: Wizard, card: int, rule: str) -> None:
    """BR-9.8: an active quest goes to the discard pile, face up."""
    w.quests.remove(card)
    t.quest_discard.append(card)
    if t.log is not None:
        t.note("discard-quest", rule, who=seat(w.seat), card=piece(card))


def steal_quest(t: BlackRose, w: Wizard, victim: Wizard, card: int, rule: str) -> None:
    """An active quest goes from one wizard to another; only those two know which."""
    (victim.quests if card in victim.quests else w.looking).remove(card)
    w.quests.append(card)
    if t.log is not None:
        both = (w.seat, victim.seat)
        t.whisper(both, ("card",), "steal-quest", rule, who=seat(w.seat), whose=seat(victim.seat), card=piece(card))


def quest_under_deck(t: BlackRose, w: Wizard, card: int, rule: str) -> None:
    """BR-R82: an active quest goes under the deck of its moon, or out of the game with it."""
    w.quests.remove(card)
    moon = quest_of(card).moon
    (t.quests_gone if moon < t.moon else t.quest_decks[moon - 1]).insert(0, card)
    if t.log is not None:
        t.whisper((w.seat,), ("card",), "quest-under-deck", rule, who=seat(w.seat), card=piece(card))


def show_quests(t: BlackRose, w: Wizard, viewer: Wizard, rule: str) -> None:
    """A wizard's active quests are looked at by another, who holds them meanwhile."""
    viewer.looking += w.quests
    w.quests.clear()
    if t.log is not None:
        t.note("show-quests", rule, who=seat(viewer.seat), whose=seat(w.seat))


def give_back_quests(w: Wizard, viewer: Wizard) -> None:
    """The quests looked at go back to their owner."""
    w.quests += viewer.looking
    viewer.looking.clear()
