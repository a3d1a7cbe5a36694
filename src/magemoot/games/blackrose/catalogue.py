"""The box of Black Rose Wars: the content pack in use, and every piece.

A piece is a card that can lie hidden somewhere: a spell, a quest, an event, or one of the markers that tell, under a
prepared spell, which of its two effects will be used (BR-12.3).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from magemoot.engine.content import Card, load_game_pack
from magemoot.engine.pieces import Catalogue
from magemoot.games.blackrose.components import FORGOTTEN, MOONS, REVERSED, SEATS, STRAIGHT, Event, Quest, Spell, Step
from magemoot.games.blackrose.reading import read

PACK = load_game_pack("blackrose", Path(__file__).with_name("content"))
BOX = read(PACK)
CONTENT_HASH = PACK.hash

MARKERS: Final = 4
"""Markers of each kind, straight and reversed, that a seat has: one for each space of its sheet."""

_spells = [(spell, copy) for spell in BOX.spells.values() for copy in range(spell.copies)]
spell_of: tuple[Spell | None, ...] = tuple(spell for spell, _ in _spells)
"""For each piece the spell that it is; pieces beyond are quests, events and markers."""
FIRST_QUEST: Final = len(_spells)
FIRST_EVENT: Final = FIRST_QUEST + len(BOX.quests)
FIRST_MARKER: Final = FIRST_EVENT + len(BOX.events)
QUESTS: Final = tuple(BOX.quests.values())
EVENTS: Final = tuple(BOX.events.values())

_backs = (*BOX.schools, FORGOTTEN, *BOX.figures)


def _kinds() -> tuple[str, ...]:
    spells = [f"spell-{spell.id}" for spell, _ in _spells]
    quests = [f"quest-{quest.id}" for quest in QUESTS]
    events = [f"event-{event.id}" for event in EVENTS]
    markers = [f"marker-{way}" for _ in range(SEATS[1]) for way in (STRAIGHT, REVERSED) for _ in range(MARKERS)]
    return (*spells, *quests, *events, *markers)


def _back_of() -> tuple[int, ...]:
    """A spell shows its school from behind, or its wizard, a quest and an event their moon, a marker whose it is."""
    spells = [_backs.index(spell.wizard or spell.school) for spell, _ in _spells]
    first = len(_backs)
    quests = [first + quest.moon - 1 for quest in QUESTS]
    events = [first + len(MOONS) + event.moon - 1 for event in EVENTS]
    markers = [first + 2 * len(MOONS) + seat for seat in range(SEATS[1]) for _ in range(2 * MARKERS)]
    return (*spells, *quests, *events, *markers)


kinds = _kinds()
PIECES = Catalogue(kinds, _back_of())
OF_KEY: dict[str, tuple[int, ...]] = {
    key: tuple(p for p, kind in enumerate(kinds) if kind == key) for key in dict.fromkeys(kinds)
}
"""The pieces of each key."""

# ------------------------------------------------------------------ the pieces


def quest_of(piece: int) -> Quest:
    """The quest that a piece is."""
    return QUESTS[piece - FIRST_QUEST]


def event_of(piece: int) -> Event:
    """The event that a piece is."""
    return EVENTS[piece - FIRST_EVENT]


def markers_of(seat: int) -> tuple[list[int], list[int]]:
    """A seat's markers for straight and for reversed spells."""
    first = FIRST_MARKER + seat * 2 * MARKERS
    return list(range(first, first + MARKERS)), list(range(first + MARKERS, first + 2 * MARKERS))


def marker_side(piece: int) -> str:
    """Which side of a spell a marker means."""
    return STRAIGHT if (piece - FIRST_MARKER) % (2 * MARKERS) < MARKERS else REVERSED


# ------------------------------------------------------------------ what the cards say


def _effects() -> dict[str, tuple[tuple[Step, ...], ...]]:
    spells = {f"spell-{s.id}": tuple(half.ops for half in s.halves.values()) for s in BOX.spells.values()}
    quests = {f"quest-{q.id}": (q.ops,) for q in BOX.quests.values()}
    events = {f"event-{e.id}": (e.ops,) for e in BOX.events.values()}
    rooms = {f"room-{r.id}": (r.ops,) for r in BOX.rooms.values()}
    creatures = {
        f"evocation-{e.id}": tuple(tuple(rule["ops"]) for rule in e.rules if "ops" in rule)
        for e in BOX.evocations.values()
    }
    return {**spells, **quests, **events, **rooms, **creatures}


EFFECTS_OF: Final = _effects()
"""For the key of every kind of card and of every room ("spell-fireball", "room-forge") the lists of steps on it."""


def _linted(key: str) -> Card:
    """What the linter must know of a card: its name, its sentences with their numbers; a test names it by its id."""
    kind, _, id = key.partition("-")
    name = key.replace("_", "-")
    match kind:
        case "spell":
            texts = {f"{name}-{side}": _numbers(half.ops) for side, half in BOX.spells[id].halves.items()}
        case "quest":
            quest = BOX.quests[id]
            reward = {f"{name}-reward": _numbers(quest.ops)} if quest.ops else {}
            texts = {f"{name}-requirement": (), **reward}
        case "evocation":
            texts = {f"{name}-text": ()} if BOX.evocations[id].rules else {}
        case _:
            texts = {f"{name}-text": _numbers(EFFECTS_OF[key][0])}
    return Card(key, {name: (), **texts}, {id: ""})


def _numbers(steps: tuple[Step, ...]) -> tuple[int, ...]:
    """The numbers that a sentence about these steps must say."""
    told = ("damage", "heal", "power", "instability", "steal_power", "draw")
    return tuple(abs(s["n"]) for s in steps if s["op"] in told and isinstance(s["n"], int) and abs(s["n"]) > 1)


CARDS: Final = tuple(_linted(key) for key in EFFECTS_OF)
