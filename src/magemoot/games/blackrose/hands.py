"""Cards that come to a hand and leave it: drawing, studying, discarding, the hand limit (BR-4.4, BR-11, BR-28.11)."""

from __future__ import annotations

from typing import Final

from magemoot.engine.events import seat
from magemoot.engine.pieces import Value, distinct
from magemoot.engine.play import Choose, Play, several
from magemoot.games.blackrose.atoms import spells
from magemoot.games.blackrose.catalogue import BOX, kinds
from magemoot.games.blackrose.state import BlackRose, Wizard

SPELLBOOK: Final = "spellbook"
LIBRARY: Final = "library"
FORGOTTEN_DECK: Final = "forgotten"
QUEST_DECK: Final = "quest"
THIRD_MOON_QUESTS: Final = "quest:3"
"""The quest deck of the third moon, set aside or in use."""


def keep_limit(t: BlackRose, w: Wizard) -> Play[None]:
    """BR-4.4, BR-R16: what is in a hand beyond its limit goes to the memories, by its owner's choice."""
    excess = len(w.hand) - BOX.figures[w.figure].hand_limit
    if excess > 0:
        for card in (yield from several(w.seat, "hand-limit", lambda: w.hand, excess, kinds, "BR-4.4", open=True)):
            spells.discard(t, w, card, "BR-4.4")


# ------------------------------------------------------------------ drawing


def draw(t: BlackRose, w: Wizard, source: str, n: int, rule: str) -> Play[int]:
    """BR-28.12, BR-R17, BR-R84: draw from a deck as far as there are cards. Returns how many there were."""
    if source == LIBRARY:
        return (yield from draw_library(t, w, n, rule))
    drawn = 0
    draw_one = spells.draw_forgotten if source == FORGOTTEN_DECK else spells.draw_own
    while drawn < n and draw_one(t, w, rule):
        drawn += 1
    yield from keep_limit(t, w)
    return drawn


def draw_library(t: BlackRose, w: Wizard, n: int, rule: str) -> Play[int]:
    """BR-3.20, BR-R13: draw the top cards of school decks, the school of each chosen anew. Returns how many."""
    drawn = 0
    while drawn < n and schools_with_cards(t, []):
        school = yield from _choose_school(t, w, "draw-school", [], rule)
        spells.refill_school(t, school)
        spells.draw_school(t, w, school, rule)
        drawn += 1
    yield from keep_limit(t, w)
    return drawn


def schools_with_cards(t: BlackRose, declared: list[int]) -> list[int]:
    """BR-R14, BR-R84: the schools whose deck and discards hold more cards than were declared from them already."""
    return [
        school
        for school in range(len(t.schools))
        if len(t.schools[school]) + len(t.discards[school]) > declared.count(school)
    ]


def _choose_school(t: BlackRose, w: Wizard, ask: str, declared: list[int], rule: str) -> Play[int]:
    """A school that still has a card."""
    words: list[Value] = [f"school-{BOX.schools[school]}" for school in schools_with_cards(t, declared)]
    answer = yield Choose(w.seat, ask, lambda: words, rule)
    return BOX.schools.index(str(answer).removeprefix("school-"))


# ------------------------------------------------------------------ studying


def study(t: BlackRose, w: Wizard, source: str, look: int, keep: int, rest: str) -> Play[None]:
    """BR-11.2, BR-R14, BR-R84: look at the top cards of a deck and keep some of them.

    Args:
        source: "spellbook", "library" (how many from which schools is declared before looking), "forgotten", "quest"
            (the deck in use) or "quest:3".
        rest: where the others go: "school_discard", "bottom" or "top_any_order".
    """
    from magemoot.games.blackrose import quests

    yield from _take_up(t, w, source, look)
    of_quests = source.startswith(QUEST_DECK)
    ask = "keep-quest" if of_quests else "keep-spell"
    kept = yield from several(w.seat, ask, lambda: w.looking, keep, kinds, "BR-11.2", open=True)
    for card in kept:
        spells.keep(t, w, card, "BR-11.2")
    if rest == "school_discard":
        for card in list(w.looking):
            spells.lay_out(t, w, card, "BR-11.2")
    else:
        yield from put_back(t, w, "bottom" if rest == "bottom" else "top", of_library=source == LIBRARY)
    if of_quests:
        yield from quests.receive(t, w, kept)
    else:
        yield from keep_limit(t, w)


def _take_up(t: BlackRose, w: Wizard, source: str, look: int) -> Play[None]:
    """Take up the cards to be looked at, as many as there are."""
    if source == LIBRARY:
        declared: list[int] = []
        while len(declared) < look and schools_with_cards(t, declared):
            declared.append((yield from _choose_school(t, w, "study-school", declared, "BR-R14")))
        for school in declared:
            spells.look_at(t, w, LIBRARY, school, "BR-11.2")
        return
    deck = QUEST_DECK if source.startswith(QUEST_DECK) else source
    moon = 3 if source == THIRD_MOON_QUESTS else t.moon
    for _ in range(look):
        if not spells.look_at(t, w, deck, moon, "BR-28.12"):
            return


def put_back(t: BlackRose, w: Wizard, where: str, *, of_library: bool = False) -> Play[None]:
    """What is looked at goes back to the "top" or "bottom" of its deck, in an order of the viewer's choice.

    On top the last card laid there is drawn first; at the bottom the last one laid there is drawn last.
    """
    lay = spells.back_to_school if of_library else spells.put_back
    while len(w.looking) > 1:
        card = yield Choose(w.seat, f"put-{where}", lambda: distinct(w.looking, kinds), "BR-R82", open=True)
        lay(t, w, card, where)
    for card in list(w.looking):
        lay(t, w, card, where)


# ------------------------------------------------------------------ losing cards


def lose(
    t: BlackRose, w: Wizard, n: int, how: str, by: int, *, to: str = "", up_to: bool = False, rule: str = "BR-28.11"
) -> Play[int]:
    """BR-28.11, BR-R72: discard cards from the hand, as many as there are. Returns how many.

    Args:
        how: who chooses: "owner", "random" (chance), "caster" (the wizard `by`, who looks at the hand).
        to: "school_discard" for the discards of their schools; else the memories.
        up_to: fewer may be chosen.
    """
    if how == "random":
        lost = min(n, len(w.hand))
        for _ in range(lost):
            spells.discard_random(t, w, rule)
        return lost
    least = 0 if up_to else None
    if how == "caster" and by != w.seat:
        cards = yield from _chosen_by(t, w, t.wizards[by], n, least, rule)
    else:
        cards = yield from several(w.seat, "discard", lambda: w.hand, n, kinds, rule, at_least=least, open=True)
    for card in cards:
        (spells.put_away if to == "school_discard" else spells.discard)(t, w, card, rule)
    return len(cards)


def _chosen_by(t: BlackRose, w: Wizard, viewer: Wizard, n: int, least: int | None, rule: str) -> Play[list[int]]:
    """Cards that another wizard chooses from a hand while looking at it."""
    if not w.hand:
        return []
    spells.show_hand(t, w, viewer, rule)
    who = {"who": seat(w.seat)}
    cards = yield from several(
        viewer.seat, "discard-of", lambda: viewer.looking, n, kinds, rule, at_least=least, args=who, open=True
    )
    spells.give_back_hand(w, viewer)
    return cards
