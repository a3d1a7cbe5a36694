"""What clients are told beside the rules: values with their modifiers, rooms, what a defeat would bring, what the box holds."""

from __future__ import annotations

from typing import Any

import msgspec

from magemoot.engine.pieces import FACE_DOWN
from magemoot.games.blackrose.catalogue import BOX, EVENTS, OF_KEY, PACK, QUESTS, kinds, quest_of
from magemoot.games.blackrose.components import BLACK_ROSE_ROOM, Effect, Spell
from magemoot.games.blackrose.lodge import ANYWHERE
from magemoot.games.blackrose.modifiers import evocation_stat, stat
from magemoot.games.blackrose.ranking import bonus, defeat
from magemoot.games.blackrose.requirements import progress
from magemoot.games.blackrose.state import BlackRose, Wizard
from magemoot.games.blackrose.table import (
    TROPHIES_EACH,
    can_be_activated,
    cubes_in,
    facts_of,
    free_slots,
    room,
    turn_order,
)

MOONS = {1: 0, 2: 6, 3: 18}
"""The power of the leader with which each moon begins (BR-5.4–5.6)."""
GOAL = 30
"""The power with which the game ends (BR-5.7)."""

# ------------------------------------------------------------------ facts of the moment


class EvocationFacts(msgspec.Struct, frozen=True):
    """An evocation's values now."""

    uid: int
    move: int
    attack: int
    life: int
    archetype: str


class QuestFacts(msgspec.Struct, frozen=True):
    """How far a wizard is with an active quest (BR-9.4, BR-R22), for whoever sees which quest it is.

    Attributes:
        piece: the quest.
        done, wanted: so much of so much has been counted; 0 of 0 where nothing adds up.
        had: by what the deeds counted are distinct or the same: "element-fire", "colour-red", "school-illusion", "seat-2".
        parts: what must be so, each with whether it is: "crown", "outside", "undamaged", "unhurt", "hurt-another",
            "in-room", "can-activate".
        ready: nothing is missing but the moment at which it is asked, or one more deed.
    """

    piece: int
    done: int
    wanted: int
    had: list[str]
    parts: dict[str, bool]
    ready: bool


class WizardFacts(msgspec.Struct, frozen=True):
    """A wizard's values now (BR-4.6), and what would be scored at this moment.

    Attributes:
        spoils: for each colour, the power that this wizard's defeat would bring now (BR-21.3–21.9).
        bonus: the bonus points by source, if the game ended now (BR-25).
        total: power and bonus.
        trophies_left: trophy tokens that can still be won from this wizard.
        quests: how far he or she is with active quests. Others see their backs only, so for them there is nothing here;
            nor about a quest that must be met all at once.
    """

    move: int = 0
    attack: int = 0
    life: int = 0
    hand_limit: int = 0
    spoils: dict[int, int] = {}
    bonus: dict[str, int] = {}
    total: int = 0
    trophies_left: int = 0
    evocations: list[EvocationFacts] = []
    quests: list[QuestFacts] = []


class RoomFacts(msgspec.Struct, frozen=True):
    """A room now: cubes that still fit, the colour that leads (-1 none, also on a tie with the rule's winner), who may activate."""

    free: int
    leads: int
    activate: list[int]


class Facts(msgspec.Struct, frozen=True):
    """What a client shows beside the view.

    Attributes:
        order: the seats in turn order.
        next_moon: the power at which the next moon begins, or the game ends.
    """

    wizards: list[WizardFacts]
    rooms: list[RoomFacts]
    order: list[int]
    next_moon: int


def facts(view: BlackRose) -> Facts:
    """All that follows from a view and is worth showing; nothing in it is hidden from anybody."""
    points = bonus(
        [len(w.completed) for w in view.wizards],
        [sum(w.trophies) for w in view.wizards],
        [sum(BOX.rooms[id].value for id in w.rooms) for w in view.wizards],
        view.crown,
    )
    return Facts(
        [_wizard(view, w, points[w.seat]) for w in view.wizards],
        [_room(view, place) for place in range(len(view.room_at))],
        turn_order(view),
        MOONS.get(view.moon + 1, GOAL),
    )


def _wizard(t: BlackRose, w: Wizard, points: dict[str, int]) -> WizardFacts:
    if not w.figure:
        return WizardFacts()
    figure = BOX.figures[w.figure]
    left = TROPHIES_EACH - sum(other.trophies[w.seat] for other in t.wizards) - t.rose_trophies[w.seat]
    return WizardFacts(
        stat(t, w.seat, "move"),
        stat(t, w.seat, "attack"),
        figure.life,
        figure.hand_limit,
        defeat(dict(enumerate(w.damage)), w.seat),
        points,
        w.power + sum(points.values()),
        left,
        [
            EvocationFacts(
                e.uid,
                evocation_stat(t, e, "move"),
                evocation_stat(t, e, "attack"),
                facts_of(e).life,
                facts_of(e).archetype,
            )
            for e in w.evocations
        ],
        _quests(t, w),
    )


def _quests(t: BlackRose, w: Wizard) -> list[QuestFacts]:
    """How far a wizard is with the quests that the viewer sees; those that lie face down stay what they are."""
    seen = [(card, progress(t, w.seat, quest_of(card))) for card in w.quests if card != FACE_DOWN]
    return [
        QuestFacts(card, p.done, p.wanted, list(p.had), dict(p.parts), p.ready) for card, p in seen if p is not None
    ]


def _room(t: BlackRose, place: int) -> RoomFacts:
    cubes = cubes_in(t, place)
    most = max(cubes)
    leads = cubes.index(most) if most and cubes.count(most) == 1 else -1
    able = [w.seat for w in t.wizards if w.place == place and can_be_activated(t, place, w.seat)]
    return RoomFacts(min(free_slots(t, place), room(t, place).slots), leads, able)


# ------------------------------------------------------------------ the box


class HalfStatic(msgspec.Struct, frozen=True):
    """One half of a spell: `range` -1 where nothing is aimed at, 99 for any."""

    side: str
    type: str
    element: str
    target: str
    range: int
    provenance: str


class SpellStatic(msgspec.Struct, frozen=True):
    """A spell card."""

    id: str
    school: str
    instability: bool
    room_trap: bool
    halves: list[HalfStatic]
    provenance: str


class RoomStatic(msgspec.Struct, frozen=True):
    """A room tile with its token."""

    id: str
    colour: str
    slots: int
    value: int
    cost: int
    provenance: str


class QuestStatic(msgspec.Struct, frozen=True):
    """A quest card."""

    id: str
    moon: int
    room: str
    power: int
    seats: int
    provenance: str


class EventStatic(msgspec.Struct, frozen=True):
    """An event card."""

    id: str
    moon: int
    phase: str
    position: int
    points_in: int
    points_out: int
    crown: bool
    provenance: str


class EvocationStatic(msgspec.Struct, frozen=True):
    """A creature: printed values."""

    id: str
    archetype: str
    figures: int
    move: int
    attack: int
    life: int
    ability: bool
    provenance: str


class FigureStatic(msgspec.Struct, frozen=True):
    """A wizard to choose."""

    id: str
    favourite: str
    signature: str
    move: int
    attack: int
    life: int
    hand_limit: int


class BookStatic(msgspec.Struct, frozen=True):
    """A starting list of a school."""

    id: str
    school: str
    spells: list[str]


class Static(msgspec.Struct, frozen=True):
    """What a client needs once: what each piece is, the map, the cards.

    Attributes:
        hexes: for each place its axial coordinates (q, r).
        neighbours: for each place the adjacent places.
        cells: for each number of players, the hexes of the cells.
        exits: for each number of players and each cell, the places it touches.
        anywhere: what `range` says for any.
    """

    kinds: list[str]
    kind_of: list[int]
    hexes: list[tuple[int, int]]
    neighbours: list[list[int]]
    cells: dict[int, list[tuple[int, int]]]
    exits: dict[int, list[list[int]]]
    spells: dict[str, SpellStatic]
    rooms: dict[str, RoomStatic]
    quests: dict[str, QuestStatic]
    events: dict[str, EventStatic]
    evocations: dict[str, EvocationStatic]
    figures: dict[str, FigureStatic]
    books: dict[str, BookStatic]
    schools: list[str]
    anywhere: int
    black_rose_room: str
    goal: int


def static() -> Static:
    """The box, as data."""
    keys = list(OF_KEY)
    place = {key: i for i, key in enumerate(keys)}
    lodge = BOX.lodge
    return Static(
        keys,
        [place[key] for key in kinds],
        list(lodge.hexes),
        [list(n) for n in lodge.neighbours],
        {players: list(cells) for players, cells in lodge.cells.items()},
        {players: [list(exits) for exits in cells] for players, cells in lodge.exits.items()},
        {spell.id: _spell(spell) for spell in BOX.spells.values()},
        {r.id: RoomStatic(r.id, r.colour, r.slots, r.value, r.cost, _from("rooms", r.id)) for r in BOX.rooms.values()},
        {q.id: QuestStatic(q.id, q.moon, q.room, q.power, q.seats, _from("quests", q.id)) for q in QUESTS},
        {
            e.id: EventStatic(
                e.id, e.moon, e.phase, e.position, e.points_in, e.points_out, e.crown, _from("events", e.id)
            )
            for e in EVENTS
        },
        {
            e.id: EvocationStatic(
                e.id, e.archetype, e.figures, e.move, e.attack, e.life, bool(e.rules), _from("evocations", e.id)
            )
            for e in BOX.evocations.values()
        },
        {
            f.id: FigureStatic(f.id, f.favourite, f.signature, f.move, f.attack, f.life, f.hand_limit)
            for f in BOX.figures.values()
        },
        {b.id: BookStatic(b.id, b.school, list(b.spells)) for b in BOX.books.values()},
        list(BOX.schools),
        ANYWHERE,
        BLACK_ROSE_ROOM,
        GOAL,
    )


def _spell(spell: Spell) -> SpellStatic:
    table = (
        spell.school + "s" if spell.school == "signature" else spell.school if spell.school == "forgotten" else "spells"
    )
    raw: Any = PACK.tables[table][spell.id]
    halves = [_half(side, half, raw) for side, half in spell.halves.items()]
    return SpellStatic(spell.id, spell.school, spell.instability, spell.is_room_trap, halves, _from(table, spell.id))


def _half(side: str, half: Effect, raw: Any) -> HalfStatic:
    told = raw.get(side) or raw.get("colours", {}).get(side, {})
    provenance = told.get("provenance") or raw["provenance"]
    return HalfStatic(side, half.type, half.element, half.target, half.range, provenance)


def _from(table: str, id: str) -> str:
    provenance: str = PACK.tables[table][id]["provenance"]
    return provenance
