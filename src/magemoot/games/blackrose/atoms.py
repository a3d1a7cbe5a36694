"""What can happen to cubes, figures and cards. Every change is made here and told to the chronicle; nothing answers here.

What calls up answers — entering a room, damage, power — goes through `moving`, `damage` and `power`.
"""

from __future__ import annotations

from typing import Final

from magemoot.engine.events import piece, seat, term
from magemoot.games.blackrose.catalogue import BOX, FIRST_EVENT, event_of, marker_side, quest_of, spell_of
from magemoot.games.blackrose.components import BLACK_ROSE_ROOM, FORGOTTEN, SIGNATURE, THRONE_ROOM, Spell
from magemoot.games.blackrose.lodge import CELL
from magemoot.games.blackrose.state import (
    COLOURS,
    EMPTY_SPACE,
    PREPARED,
    ROSE,
    USED,
    BlackRose,
    Evocation,
    Wizard,
)
from magemoot.games.blackrose.table import (
    cubes_on,
    evocation,
    evocations,
    mini_term,
    owner,
    room_term,
    source_term,
)

SCHOOLS: Final = BOX.schools

# ------------------------------------------------------------------ set-up


def build_lodge(t: BlackRose) -> None:
    """BR-2.2, BR-2.3, BR-R1: the rooms by chance: the Throne Room beside the Black Rose Room, the rest around."""
    centre = BOX.lodge.centre
    beside = list(BOX.lodge.neighbours[centre])
    t.rng.shuffle(beside)
    others = [id for id in BOX.rooms if id not in (BLACK_ROSE_ROOM, THRONE_ROOM)]
    numbers = list(range(len(others)))
    t.rng.shuffle(numbers)
    rooms = iter(numbers)
    fixed = {centre: BLACK_ROSE_ROOM, beside[0]: THRONE_ROOM}
    t.room_at = [fixed[p] if p in fixed else others[next(rooms)] for p in BOX.lodge.all()]


def draw_first_player(t: BlackRose) -> int:
    """BR-R5: a seat by chance."""
    return t.rng.below(len(t.wizards))


def deal_cells(t: BlackRose) -> None:
    """BR-3.3, BR-3.17: the cells are turned up: each wizard's lies at a place of chance."""
    cells = list(range(len(t.wizards)))
    t.rng.shuffle(cells)
    for w, cell in zip(t.wizards, cells, strict=True):
        w.cell = cell
        if t.log is not None:
            t.note("cell", "BR-3.17", who=seat(w.seat), cell=cell + 1)


def take_figure(t: BlackRose, w: Wizard, figure: str) -> None:
    """BR-3.10, BR-3.15: a wizard's three signature cards: one for the spellbook, two set aside."""
    w.figure = figure
    for card in [c for c in t.box if _is_spell(c, BOX.figures[figure].signature)]:
        t.box.remove(card)
        (w.aside if w.spellbook else w.spellbook).append(card)
    if t.log is not None:
        t.note("figure", "BR-3.10", who=seat(w.seat), wizard=term(f"wizard-{figure}"))


def take_book(t: BlackRose, w: Wizard, book: str) -> None:
    """BR-3.14: the six spells of a starting list come out of the school's cards into the spellbook."""
    w.book = book
    deck = t.schools[SCHOOLS.index(BOX.books[book].school)]
    for id in BOX.books[book].spells:
        card = next(c for c in deck if _is_spell(c, id))
        deck.remove(card)
        w.spellbook.append(card)
    if t.log is not None:
        t.note("book", "BR-3.14", who=seat(w.seat), book=term(f"book-{book.replace('_', '-')}"))


def _is_spell(card: int, id: str) -> bool:
    spell = spell_of_piece(card)
    return spell is not None and spell.id == id


def mix(t: BlackRose) -> None:
    """BR-3.5–3.7, BR-3.16, BR-3.18, BR-3.19: every spellbook and deck is shuffled."""
    for w in t.wizards:
        t.rng.shuffle(w.spellbook)
    for deck in (*t.schools, t.forgotten, *t.quest_decks, *t.event_decks):
        t.rng.shuffle(deck)


# ------------------------------------------------------------------ cubes


def wound(t: BlackRose, mini: int, colour: int, n: int, rule: str) -> None:
    """BR-21.1: cubes from a supply come to lie on a life bar or an evocation's card."""
    if n <= 0:
        return
    t.supply[colour] -= n
    cubes_on(t, mini)[colour] += n
    if mini < ROSE:
        t.wizards[mini].unhurt = False
    if t.log is not None:
        t.note("wound", rule, who=mini_term(t, mini), by=source_term(colour), count=n)


def unwound(t: BlackRose, mini: int, colour: int, n: int) -> None:
    """Cubes go back from a life bar or card to their supply."""
    t.supply[colour] += n
    cubes_on(t, mini)[colour] -= n


def shift_wounds(t: BlackRose, giver: int, taker: int, colour: int, n: int) -> None:
    """BR-28.27: cubes go from one sheet to another, colours kept."""
    cubes_on(t, giver)[colour] -= n
    cubes_on(t, taker)[colour] += n


def convert_wound(t: BlackRose, mini: int, old: int, new: int) -> None:
    """BR-21.16: a cube on a sheet or card goes back to its supply, and one of another colour takes its place."""
    unwound(t, mini, old, 1)
    t.supply[new] -= 1
    cubes_on(t, mini)[new] += 1


def clear_bar(t: BlackRose, mini: int) -> None:
    """BR-21.10, BR-23.9: all cubes on a sheet or card go back to their owners."""
    for colour, n in enumerate(cubes_on(t, mini)):
        if n:
            unwound(t, mini, colour, n)


def destabilise(t: BlackRose, place: int, colour: int, n: int, rule: str) -> None:
    """BR-18.2: cubes from a supply come to lie in a room."""
    if n <= 0:
        return
    t.supply[colour] -= n
    t.instability[place * COLOURS + colour] += n
    if t.log is not None:
        t.note("instability", rule, room=room_term(t, place), by=source_term(colour), count=n)


def stabilise(t: BlackRose, place: int, colour: int, n: int) -> None:
    """Cubes go back from a room to their supply."""
    t.supply[colour] += n
    t.instability[place * COLOURS + colour] -= n


def convert_instability(t: BlackRose, place: int, old: int, new: int) -> None:
    """BR-18.6: a cube in a room goes back, and one of another colour comes instead of it."""
    stabilise(t, place, old, 1)
    t.supply[new] -= 1
    t.instability[place * COLOURS + new] += 1


def shift_instability(t: BlackRose, giver: int, taker: int, colour: int, n: int) -> None:
    """Cubes go from one room to another, colours kept."""
    t.instability[giver * COLOURS + colour] -= n
    t.instability[taker * COLOURS + colour] += n


# ------------------------------------------------------------------ power, moon, crown


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


# ------------------------------------------------------------------ figures


def stand(t: BlackRose, mini: int, place: int, rule: str) -> None:
    """A figure goes to a room, or a wizard to the cell. Whoever goes to the cell loses block tokens (BR-14.17)."""
    if mini < ROSE:
        w = t.wizards[mini]
        w.place = place
        if place == CELL:
            w.blocked_move = w.blocked_activation = False
    else:
        e = evocation(t, mini)
        assert e is not None
        e.place = place
    if t.log is not None:
        t.note("to-cell" if place == CELL else "move", rule, who=mini_term(t, mini), room=room_term(t, place))


def bring(t: BlackRose, who: int, kind: str, place: int, rule: str) -> int:
    """BR-23.1, BR-23.3: an evocation comes into play on the first free slot. Returns its number."""
    w = t.wizards[who]
    slot = next(s for s in (1, 2, 3) if all(e.slot != s for e in w.evocations))
    e = Evocation(uid=t.next_uid, kind=kind, slot=slot, place=place, damage=[0] * COLOURS)
    t.next_uid += 1
    w.evocations.append(e)
    w.evocations.sort(key=lambda e: e.slot)
    if t.log is not None:
        t.note("summon", rule, who=seat(who), evocation=mini_term(t, e.uid), room=room_term(t, place))
    return e.uid


def withdraw(t: BlackRose, mini: int, rule: str) -> None:
    """BR-23.9, BR-23.11: an evocation's card and figure go back to the supply, its cubes to their owners."""
    whose = t.wizards[owner(t, mini)]
    if t.log is not None:
        t.note("evocation-leaves", rule, who=seat(whose.seat), evocation=mini_term(t, mini))
    clear_bar(t, mini)
    whose.evocations = [e for e in whose.evocations if e.uid != mini]


def figures_left(t: BlackRose, kind: str) -> int:
    """BR-23.2: how many figures of a kind are in the supply."""
    return BOX.evocations[kind].figures - sum(e.kind == kind for _, e in evocations(t))


# ------------------------------------------------------------------ spells in decks and hands


def spell_of_piece(card: int) -> Spell | None:
    """The spell that a card is; None for a quest or an event."""
    return spell_of[card] if card < len(spell_of) else None


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


def discards_of(t: BlackRose, w: Wizard, card: int) -> list[int]:
    """BR-11.5, BR-11.6, BR-R15: where a spell belongs that goes to its school's discards; a forgotten one is out."""
    spell = spell_of[card]
    assert spell is not None
    if spell.school == SIGNATURE:
        return w.aside
    return t.eliminated if spell.school == FORGOTTEN else t.discards[SCHOOLS.index(spell.school)]


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


# ------------------------------------------------------------------ spells on the sheet (BR-12, BR-17)


def prepare(w: Wizard, space: int, card: int, marker: int) -> None:
    """BR-12.1–12.3: a spell from the hand comes to lie face down on a space; the marker says which side is up."""
    w.hand.remove(card)
    w.sheet[space].append(card)
    spell = spell_of[card]
    assert spell is not None
    w.backs[space] = spell.school
    w.status[space] = PREPARED
    w.markers.remove(marker)
    w.turned[space].append(marker)


def orient(w: Wizard, space: int, side: str) -> None:
    """The other marker comes under a face-down spell: another of its sides is up; only its owner knows which."""
    w.markers += w.turned[space]
    w.turned[space].clear()
    wanted = next(m for m in w.markers if marker_side(m) == side)
    w.markers.remove(wanted)
    w.turned[space].append(wanted)


def side_of(w: Wizard, space: int) -> str:
    """Which side of a face-down spell is up."""
    return marker_side(w.turned[space][0])


def reveal(t: BlackRose, w: Wizard, space: int, side: str, rule: str) -> int:
    """BR-17.12: the spell on a space is turned up; `side` is the half in use. Returns the card."""
    if w.sheet[space]:
        card = w.sheet[space].pop()
        w.revealed[space].append(card)
        w.shown[space] += w.turned[space]
        w.turned[space].clear()
    else:
        card = w.revealed[space][0]
    w.side[space] = side
    if t.log is not None:
        t.note("reveal", rule, who=seat(w.seat), card=piece(card), side=term(f"side-{side}"))
    return card


def activate_spell(t: BlackRose, w: Wizard, space: int, kind: str, rule: str) -> None:
    """BR-17.11: a trap or protection gets its token."""
    w.status[space] = kind
    if t.log is not None:
        t.note("activate-spell", rule, who=seat(w.seat), space=space, kind=term(f"token-{kind}"))


def use_up(w: Wizard, space: int) -> None:
    """BR-28.29: the spell on a space is used."""
    w.status[space] = USED


def card_on(w: Wizard, space: int) -> int:
    """The spell on a space, face up or down; -1 if there is none."""
    zone = w.sheet[space] or w.revealed[space]
    return zone[0] if zone else -1


def leave_sheet(t: BlackRose, w: Wizard, space: int, to: str, rule: str) -> int:
    """The spell on a space goes to the "memories", the "hand" or out of the game ("eliminated"). Returns the card."""
    hidden = bool(w.sheet[space])
    zone = w.sheet[space] or w.revealed[space]
    card = zone.pop()
    for marker in (w.turned[space], w.shown[space]):
        w.markers += marker
        marker.clear()
    w.status[space] = EMPTY_SPACE
    w.backs[space] = ""
    w.side[space] = w.element[space] = ""
    match to:
        case "memories":
            w.memories.append(card)
        case "hand":
            w.hand.append(card)
        case _:
            t.eliminated.append(card)
    if t.log is not None:
        if hidden and to == "hand":
            t.whisper((w.seat,), ("card",), f"sheet-to-{to}", rule, who=seat(w.seat), card=piece(card))
        else:
            t.note(f"sheet-to-{to}", rule, who=seat(w.seat), card=piece(card))
    return card


# ------------------------------------------------------------------ quests


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
