"""Set-up (BR-3): the Lodge, the wizards, their schools and starting spells, and the options a table is laid with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from magemoot.engine.events import seat, term
from magemoot.engine.game import OptionSpec
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.blackrose.atoms import board, start
from magemoot.games.blackrose.catalogue import BOX, FIRST_EVENT, FIRST_QUEST, event_of, markers_of, quest_of, spell_of
from magemoot.games.blackrose.components import BLACK_ROSE_ROOM, FORGOTTEN, MOONS, SEATS, SIGNATURE
from magemoot.games.blackrose.state import COLOURS, SPACES, BlackRose, Wizard
from magemoot.games.blackrose.table import CUBES_EACH, LODGE, turn_order

RANDOM: Final = "random"
TOKENS: Final = 2
"""Physical action tokens of each wizard (BR-1.10)."""
POSITIONS: Final = 3
"""Positions of events on the event board (BR-1.2)."""

OPTIONS: Final[Mapping[str, OptionSpec]] = {
    "for_the_crown": OptionSpec("bool", False),
    "overkill": OptionSpec("bool", False),
    "overload": OptionSpec("bool", False),
    "extra_rounds": OptionSpec("bool", False),
    "first": OptionSpec("choice", RANDOM, (RANDOM, *(f"seat-{i}" for i in range(SEATS[1])))),
}


def wrong_together(seats: int, options: Mapping[str, Any]) -> str | None:
    """BR-R5: what is wrong with options that are fine one by one: a first player who is not there."""
    if _first(options) >= seats:
        return f"option first: {options['first']} is not there; the seats are seat-0 to seat-{seats - 1}, or {RANDOM}"
    return None


def _first(options: Mapping[str, Any]) -> int:
    chosen = str(options["first"])
    return -1 if chosen == RANDOM else int(chosen.removeprefix("seat-"))


# ------------------------------------------------------------------ laying out


def lay(seats: int, options: Mapping[str, Any]) -> BlackRose:
    """BR-1, BR-3.8, BR-3.21: all pieces in their places, nothing shuffled, drawn or chosen yet; all power at 0."""
    quests = range(FIRST_QUEST, FIRST_EVENT)
    events = range(FIRST_EVENT, FIRST_EVENT + len(BOX.events))
    return BlackRose(
        wizards=[_wizard(i) for i in range(seats)],
        room_at=_rooms(),
        ready=[id != BLACK_ROSE_ROOM for id in _rooms()],
        destroyed=[False] * len(LODGE.hexes),
        instability=[0] * len(LODGE.hexes) * COLOURS,
        supply=[CUBES_EACH] * COLOURS,
        schools=[list(_spells(school)) for school in BOX.schools],
        discards=[[] for _ in BOX.schools],
        forgotten=list(_spells(FORGOTTEN)),
        quest_decks=[[q for q in quests if quest_of(q).moon == m and quest_of(q).seats <= seats] for m in MOONS],
        event_decks=[[e for e in events if event_of(e).moon == m] for m in MOONS],
        board=[[] for _ in range(POSITIONS)],
        rose_trophies=[0] * seats,
        box=[*_spells(SIGNATURE), *(q for q in quests if quest_of(q).seats > seats), *_markers_left(seats)],
        for_the_crown=options["for_the_crown"],
        overkill=options["overkill"],
        overload=options["overload"],
        extra_rounds=options["extra_rounds"],
        choose_first=_first(options),
    )


def _wizard(number: int) -> Wizard:
    """BR-3.11, BR-13.2: what every player has from the start."""
    straight, reversed_ = markers_of(number)
    return Wizard(
        seat=number,
        sheet=[[] for _ in range(SPACES)],
        turned=[[] for _ in range(SPACES)],
        revealed=[[] for _ in range(SPACES)],
        shown=[[] for _ in range(SPACES)],
        backs=[""] * SPACES,
        status=[""] * SPACES,
        side=[""] * SPACES,
        element=[""] * SPACES,
        markers=[*straight, *reversed_],
        tokens=TOKENS,
        damage=[0] * COLOURS,
        trophies=[0] * SEATS[1],
    )


def _rooms() -> list[str]:
    """The rooms as they lie in the box: the Black Rose Room in the middle (BR-2.2)."""
    others = iter([id for id in BOX.rooms if id != BLACK_ROSE_ROOM])
    return [BLACK_ROSE_ROOM if p == LODGE.centre else next(others) for p in LODGE.all()]


@cache
def _spells(school: str) -> tuple[int, ...]:
    return tuple(p for p, spell in enumerate(spell_of) if spell is not None and spell.school == school)


def _markers_left(seats: int) -> list[int]:
    return [m for unused in range(seats, SEATS[1]) for ways in markers_of(unused) for m in ways]


# ------------------------------------------------------------------ step by step


def set_up(t: BlackRose) -> Play[None]:
    """BR-3: one step of the set-up: the table, then each wizard's choices in turn order, then the cells."""
    from magemoot.games.blackrose import rose_phase

    seats = len(t.wizards)
    if t.step == 0:
        _build(t)
    else:
        choice, number = divmod(t.step - 1, seats)
        if choice == len(CHOICES):
            start.mix(t)
            start.deal_cells(t)
            rose_phase.begin_round(t)
            return
        t.active = turn_order(t)[number]
        yield from CHOICES[choice](t, t.wizards[t.active])
    t.step += 1


def _build(t: BlackRose) -> None:
    """BR-3.1, BR-3.9, BR-R1, BR-R5: the Lodge; whoever begins takes the crown."""
    start.build_lodge(t)
    t.first = start.draw_first_player(t) if t.choose_first < 0 else t.choose_first
    if t.log is not None:
        t.note("game-start", "BR-3.9")
    board.take_crown(t, t.first, "BR-3.9")


def _choose_wizard(t: BlackRose, w: Wizard) -> Play[None]:
    """BR-3.10: each chooses a wizard that nobody has."""
    taken = [other.figure for other in t.wizards]
    words: list[Value] = [f"wizard-{id}" for id in BOX.figures if id not in taken]
    answer = yield Choose(w.seat, "wizard", lambda: words, "BR-3.10")
    start.take_figure(t, w, str(answer).removeprefix("wizard-"))


def _choose_school(t: BlackRose, w: Wizard) -> Play[None]:
    """BR-3.12, BR-3.13: each chooses a starting school that nobody has, the favourite one or another."""
    taken = [other.school for other in t.wizards]
    words: list[Value] = [f"school-{id}" for id in BOX.schools if id not in taken]
    answer = yield Choose(w.seat, "starting-school", lambda: words, "BR-3.12")
    w.school = str(answer).removeprefix("school-")
    if t.log is not None:
        t.note("starting-school", "BR-3.12", who=seat(w.seat), school=term(str(answer)))


def _choose_book(t: BlackRose, w: Wizard) -> Play[None]:
    """BR-3.14: each chooses one of the two starting lists of the school."""
    words: list[Value] = [f"book-{id}" for id, book in BOX.books.items() if book.school == w.school]
    answer = yield Choose(w.seat, "book", lambda: words, "BR-3.14")
    start.take_book(t, w, str(answer).removeprefix("book-"))


CHOICES: Final = (_choose_wizard, _choose_school, _choose_book)
"""What each wizard chooses, one after the other (BR-3.10–3.14)."""
