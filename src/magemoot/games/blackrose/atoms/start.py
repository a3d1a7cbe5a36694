"""What is laid, dealt and taken before the first round (BR-2, BR-3)."""

from __future__ import annotations

from magemoot.engine.events import seat, term
from magemoot.games.blackrose.atoms.spells import SCHOOLS, spell_of_piece
from magemoot.games.blackrose.catalogue import BOX
from magemoot.games.blackrose.components import BLACK_ROSE_ROOM, THRONE_ROOM
from magemoot.games.blackrose.state import BlackRose, Wizard


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
