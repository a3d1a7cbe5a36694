"""What can happen to Quests and to what they give (WM-32)."""

from __future__ import annotations

from magemoot.engine.events import piece, seat, term
from magemoot.games.weirdwood.state import NONE, Warden, Weirdwood

# ------------------------------------------------------------------ Quests


def shuffle_quests(t: Weirdwood, out: list[int]) -> None:
    """WM-32.1, WM-R112: the Quest deck is shuffled; those left out of it go to the box."""
    for card in out:
        t.quest_deck.remove(card)
        t.box.append(card)
    t.rng.shuffle(t.quest_deck)


def draw_quest(t: Weirdwood, w: Warden, rule: str) -> bool:
    """WM-32.1, WM-32.5: a Quest from the deck; the caller lays it out. False: none left."""
    if not t.quest_deck:
        return False
    w.quest.append(t.quest_deck.pop())
    w.quest_slot = NONE
    w.deeds = []
    if t.log is not None:
        t.note("draw-quest", rule, who=seat(w.seat), card=piece(w.quest[0]))
    return True


def lay_quest(t: Weirdwood, w: Warden, slot: int, rule: str) -> None:
    """WM-32.2: the Quest comes to lie on a time slot."""
    w.quest_slot = slot
    if t.log is not None:
        t.note("lay-quest", rule, who=seat(w.seat), card=piece(w.quest[0]), slot=slot + 1)


def finish_quest(t: Weirdwood, w: Warden, rule: str) -> None:
    """WM-32.4: a Quest is done and leaves the board."""
    card = w.quest.pop()
    w.quest_slot = NONE
    w.deeds = []
    t.quests_done.append(card)
    if t.log is not None:
        t.note("complete-quest", rule, who=seat(w.seat), card=piece(card))


# ------------------------------------------------------------------ rewards


def gain_favour(t: Weirdwood, w: Warden, rule: str) -> bool:
    """WM-32.5, WM-R103: a favour token. False: none left."""
    if not t.favours_left:
        return False
    t.favours_left -= 1
    w.favours += 1
    if t.log is not None:
        t.note("gain-favour", rule, who=seat(w.seat))
    return True


def spend_favour(t: Weirdwood, w: Warden, rule: str) -> None:
    """WM-32.6: a favour token goes back."""
    w.favours -= 1
    t.favours_left += 1
    if t.log is not None:
        t.note("spend-favour", rule, who=seat(w.seat))


def keep_token(t: Weirdwood, w: Warden, use: str, rule: str) -> None:
    """The reward of a Quest is kept for later."""
    w.quest_tokens.append(use)
    if t.log is not None:
        t.note("quest-token", rule, who=seat(w.seat), token=term(f"token-{use.replace('_', '-')}"))
