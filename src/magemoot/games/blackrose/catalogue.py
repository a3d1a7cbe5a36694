"""What the box holds (BR-1): the facts of every card, room and figure, read from the content pack, and every piece.

A piece is a card that can lie hidden somewhere: a spell, a quest, an event, or one of the markers that tell, under a
prepared spell, which of its two effects will be used (BR-12.3).
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from magemoot.engine.content import Card, ContentError, Pack, load_game_pack
from magemoot.engine.pieces import Catalogue
from magemoot.games.blackrose.lodge import ANYWHERE, Lodge, read_lodge
from magemoot.games.blackrose.vocabulary.abilities import check_rules
from magemoot.games.blackrose.vocabulary.aims import check_target
from magemoot.games.blackrose.vocabulary.answers import check_trigger, check_when
from magemoot.games.blackrose.vocabulary.forms import Names
from magemoot.games.blackrose.vocabulary.requirements import check_requirement
from magemoot.games.blackrose.vocabulary.steps import check_steps
from magemoot.games.blackrose.vocabulary.words import ANY_ELEMENT, ARCHETYPES, COLOURS, ELEMENTS, TARGETS, TYPES

Step = Mapping[str, Any]
"""One step of an effect, checked by `vocabulary`."""

STRAIGHT: Final = "straight"
REVERSED: Final = "reversed"
BLACK: Final = "black"
"""What the pack calls the colour of the Black Rose Room, which has none (BR-R86)."""
MOONS: Final = (1, 2, 3)
SEATS: Final = (2, 4)
"""From two to four wizards."""
BLACK_ROSE_ROOM: Final = "black_rose_room"
THRONE_ROOM: Final = "throne_room"
SIGNATURE: Final = "signature"
FORGOTTEN: Final = "forgotten"


class Effect(msgspec.Struct, frozen=True):
    """One half of a spell card (BR-17.6).

    Attributes:
        range: the number of steps, `ANYWHERE`, or -1 where no target is aimed at.
        filter: what may be aimed at, as the pack says it; empty for self and special.
        trigger: when a trap or protection can be triggered; empty for other types.
        ops: its steps.
    """

    type: str
    element: str
    target: str
    range: int
    filter: Mapping[str, Any]
    trigger: Mapping[str, Any]
    ops: tuple[Step, ...]


class Spell(msgspec.Struct, frozen=True):
    """A spell card.

    Attributes:
        school: one of the six, "signature" or "forgotten".
        instability: whether its mark puts one cube into the caster's room (BR-18.1).
        halves: its effects: "straight" and "reversed", or the two colours of a room trap.
        wizard: of a signature spell, whose it is; else empty.
    """

    id: str
    school: str
    copies: int
    instability: bool
    halves: Mapping[str, Effect]
    wizard: str

    @property
    def is_room_trap(self) -> bool:
        """BR-20.6: no reversed side, but two effects with a colour each."""
        return STRAIGHT not in self.halves


class Room(msgspec.Struct, frozen=True):
    """A room (BR-2.9).

    Attributes:
        slots: the cubes that destroy it.
        value: what its token is worth at the end.
        cost: the cards to be discarded from the hand to activate it (BR-14.15).
    """

    id: str
    colour: str
    slots: int
    value: int
    cost: int
    ops: tuple[Step, ...]


class Quest(msgspec.Struct, frozen=True):
    """A quest (BR-9.1).

    Attributes:
        room: the room to be activated; empty for a quest with another requirement.
        req: the requirement, as the pack says it.
        mode: "replace" the room's effect, "add" to it, or "plain".
        seats: the fewest players with whom it is in the game.
    """

    id: str
    moon: int
    room: str
    req: Mapping[str, Any]
    power: int
    mode: str
    ops: tuple[Step, ...]
    seats: int


class Event(msgspec.Struct, frozen=True):
    """An event (BR-10.1).

    Attributes:
        phase: "instant", "black_rose" or "action".
        position: where it enters, 1 to 3; 0 for an instant one.
        when: what a lasting one answers; empty if it works by itself.
    """

    id: str
    moon: int
    phase: str
    position: int
    points_in: int
    points_out: int
    crown: bool
    when: Mapping[str, Any]
    ops: tuple[Step, ...]


class Evocation(msgspec.Struct, frozen=True):
    """A creature that can be summoned (BR-1.19): its characteristics and the rules of its own."""

    id: str
    archetype: str
    figures: int
    move: int
    attack: int
    life: int
    rules: tuple[Mapping[str, Any], ...]


class Figure(msgspec.Struct, frozen=True):
    """A wizard to choose (BR-3.10): the values of the sheet (BR-4.6)."""

    id: str
    hand_limit: int
    move: int
    attack: int
    life: int
    favourite: str
    signature: str


class Book(msgspec.Struct, frozen=True):
    """A starting list of a school (BR-3.14)."""

    id: str
    school: str
    spells: tuple[str, ...]


class Box(msgspec.Struct, frozen=True):
    """Everything in the pack, by id and in its order."""

    lodge: Lodge
    rooms: dict[str, Room]
    figures: dict[str, Figure]
    schools: tuple[str, ...]
    books: dict[str, Book]
    spells: dict[str, Spell]
    evocations: dict[str, Evocation]
    quests: dict[str, Quest]
    events: dict[str, Event]


# ------------------------------------------------------------------ reading


TABLES: Final = (
    "lodge",
    "rooms",
    "wizards",
    "schools",
    "books",
    "spells",
    "signatures",
    "forgotten",
    "evocations",
    "quests",
    "events",
)
"""The tables that a pack must list; some may be empty."""


class _Half(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    type: str
    element: str
    target: str
    ops: list[dict[str, Any]]
    range: int | str = -1
    target_filter: dict[str, Any] = {}
    trigger: dict[str, Any] = {}
    provenance: str = ""
    source: str = ""


class _Spell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    copies: int
    kind: str
    instability: bool
    provenance: str
    source: str
    school: str = SIGNATURE
    wizard: str = ""
    straight: _Half | None = None
    reversed: _Half | None = None
    colours: dict[str, _Half] = {}
    confidence: str = ""


class _Activation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ops: list[dict[str, Any]]
    cost: dict[str, int] = {}


class _Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: str
    instability_slots: int
    power_value: int
    activation: _Activation
    provenance: str
    source: str


class _Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mode: str
    ops: list[dict[str, Any]] = []


class _Quest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    no: int
    moon: int
    kind: str
    power: int
    min_players: int
    req: dict[str, Any]
    reward: _Reward
    provenance: str
    source: str
    room: str = ""


class _Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    no: int
    moon: int
    phase: str
    points_in: int
    points_out: int
    ops: list[dict[str, Any]]
    provenance: str
    source: str
    entry_position: int = 0
    crown: bool = False
    when: dict[str, Any] = {}


class _Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rules: list[dict[str, Any]]


class _Evocation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    archetype: str
    figures: int
    cards: int
    figure_type: str
    move: int
    attack: int
    life: int
    provenance: str
    source: str
    ability: _Ability | None = None


class _Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand_limit: int
    move: int
    attack: int
    life: int
    favourite_school: str
    signature: str
    provenance: str
    source: str


class _School(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    elements: list[str]
    provenance: str
    source: str


class _Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    school: str
    spells: list[str]
    provenance: str
    source: str


def read(pack: Pack) -> Box:
    """Everything in a pack, checked.

    Raises:
        ContentError: TABLE-MISSING, ENTRY-MISSING, FIELD, UNKNOWN, WORD, STEP, OPTION, TRIGGER, TARGET, WHEN, REQ, RULE,
            LODGE, COUNT; it says where, and what would be right.
    """
    for table in TABLES:
        if table not in pack.tables:
            raise ContentError("TABLE-MISSING", pack.where(table), "the manifest does not list this table")
    spells = {
        id: pack.entry(table, id, _Spell)
        for table in ("spells", "signatures", "forgotten")
        for id in pack.tables[table]
    }
    names = Names(pack.tables["rooms"], pack.tables["evocations"], spells, pack.tables["schools"])
    schools = {id: pack.entry("schools", id, _School) for id in pack.tables["schools"]}
    cards = {id: _spell(pack, id, raw, names, schools) for id, raw in spells.items()}
    rooms = {id: _room(pack, id, names) for id in pack.tables["rooms"]}
    box = Box(
        read_lodge(pack),
        rooms,
        {id: _figure(pack, id, spells, schools) for id in pack.tables["wizards"]},
        tuple(schools),
        {id: _book(pack, id, spells, schools) for id in pack.tables["books"]},
        cards,
        {id: _evocation(pack, id, names) for id in pack.tables["evocations"]},
        {id: _quest(pack, id, names) for id in pack.tables["quests"]},
        {id: _event(pack, id, names) for id in pack.tables["events"]},
    )
    for id in (BLACK_ROSE_ROOM, THRONE_ROOM):
        _known(pack.where("rooms"), "room", id, rooms)
    _count(pack, box)
    return box


def _count(pack: Pack, box: Box) -> None:
    """BR-3: see that there is enough of everything for every number of players (COUNT)."""
    hexes, most = len(box.lodge.hexes), SEATS[1]
    bookless = [id for id in box.schools if not any(book.school == id for book in box.books.values())]
    for table, wrong in (
        ("rooms", f"{len(box.rooms)} rooms for {hexes} hexes" if len(box.rooms) != hexes else ""),
        ("wizards", f"{len(box.figures)} wizards for {most} players" if len(box.figures) < most else ""),
        ("schools", f"{len(box.schools)} schools for {most} players" if len(box.schools) < most else ""),
        ("books", f"no starting list for {', '.join(bookless)}" if bookless else ""),
    ):
        if wrong:
            raise ContentError("COUNT", pack.where(table), wrong)
    for players in range(SEATS[0], SEATS[1] + 1):
        if len(box.lodge.cells.get(players, ())) != players:
            raise ContentError("COUNT", pack.where("lodge", "layout"), f"not {players} cells for {players} players")


def _known(where: str, what: str, value: object, known: Any) -> None:
    """Refuse a value that is not among those known (UNKNOWN)."""
    if value not in known:
        raise ContentError("UNKNOWN", where, f"{what} {value} is not one of {', '.join(map(str, known))}")


def _half(where: str, raw: _Half, names: Names, colour: str = "") -> Effect:
    """One half of a spell; `colour` if it is a room trap's."""
    _known(where, "type", raw.type, TYPES)
    _known(where, "element", raw.element, (*ELEMENTS, ANY_ELEMENT))
    _known(where, "target", raw.target, TARGETS)
    if isinstance(raw.range, str) and raw.range != "any":
        raise ContentError("WORD", where, f'range {raw.range} is no number and not "any"')
    reach = ANYWHERE if isinstance(raw.range, str) else raw.range
    if (raw.target in ("single", "area")) != (reach >= 0):
        raise ContentError("WORD", where, f"target {raw.target} with range {raw.range}: single and area have one")
    answers = raw.type in ("trap", "protection")
    if answers != bool(raw.trigger):
        raise ContentError("WORD", where, f"{raw.type}: traps and protections have a trigger, others have none")
    check_trigger(where, raw.type, raw.trigger, names, colour)
    check_target(where, raw.target, raw.target_filter, names)
    check_steps(where, raw.ops, names)
    return Effect(raw.type, raw.element, raw.target, reach, raw.target_filter, raw.trigger, tuple(raw.ops))


def _spell(pack: Pack, id: str, raw: _Spell, names: Names, schools: Mapping[str, Any]) -> Spell:
    table = "signatures" if raw.school == SIGNATURE else "forgotten" if raw.school == FORGOTTEN else "spells"
    where = pack.where(table, id)
    _known(where, "school", raw.school, (*schools, SIGNATURE, FORGOTTEN))
    sides = {STRAIGHT: raw.straight, REVERSED: raw.reversed}
    halves = {**raw.colours, **{side: half for side, half in sides.items() if half is not None}}
    wanted = set(raw.colours) if raw.kind == "room_trap" else {STRAIGHT, REVERSED}
    if set(halves) != wanted or len(halves) != 2:
        raise ContentError("WORD", where, "a card has straight and reversed, or is a room_trap with two colours")
    for colour in raw.colours:
        _known(where, "colour", colour, COLOURS)
    effects = {
        name: _half(f"{where}: {name}", half, names, name if name in raw.colours else "")
        for name, half in halves.items()
    }
    return Spell(id, raw.school, raw.copies, raw.instability, effects, raw.wizard)


def _room(pack: Pack, id: str, names: Names) -> Room:
    raw, where = pack.entry("rooms", id, _Room), pack.where("rooms", id)
    _known(where, "colour", raw.colour, (*COLOURS, BLACK))
    check_steps(where, raw.activation.ops, names)
    cost = raw.activation.cost
    if not cost.keys() <= {"discard_from_hand"}:
        raise ContentError("WORD", where, "a cost is { discard_from_hand }")
    return Room(
        id,
        raw.colour,
        raw.instability_slots,
        raw.power_value,
        cost.get("discard_from_hand", 0),
        tuple(raw.activation.ops),
    )


def _quest(pack: Pack, id: str, names: Names) -> Quest:
    raw, where = pack.entry("quests", id, _Quest), pack.where("quests", id)
    _known(where, "moon", raw.moon, MOONS)
    _known(where, "reward.mode", raw.reward.mode, ("replace", "add", "plain"))
    if raw.room:
        _known(where, "room", raw.room, names.rooms)
    if (raw.kind == "room") != bool(raw.room):
        raise ContentError("WORD", where, "a quest of kind room names the room, and no other does")
    check_requirement(where, raw.req, names, raw.room)
    check_steps(where, raw.reward.ops, names)
    return Quest(id, raw.moon, raw.room, raw.req, raw.power, raw.reward.mode, tuple(raw.reward.ops), raw.min_players)


def _event(pack: Pack, id: str, names: Names) -> Event:
    raw, where = pack.entry("events", id, _Event), pack.where("events", id)
    _known(where, "moon", raw.moon, MOONS)
    _known(where, "phase", raw.phase, ("instant", "black_rose", "action"))
    _known(where, "entry_position", raw.entry_position, (0,) if raw.phase == "instant" else (1, 2, 3))
    check_when(where, raw.phase, raw.when, names)
    check_steps(where, raw.ops, names)
    return Event(
        id,
        raw.moon,
        raw.phase,
        raw.entry_position,
        raw.points_in,
        raw.points_out,
        raw.crown,
        raw.when,
        tuple(raw.ops),
    )


def _evocation(pack: Pack, id: str, names: Names) -> Evocation:
    raw, where = pack.entry("evocations", id, _Evocation), pack.where("evocations", id)
    _known(where, "archetype", raw.archetype, ARCHETYPES)
    rules = raw.ability.rules if raw.ability else []
    check_rules(where, rules, names)
    return Evocation(id, raw.archetype, raw.figures, raw.move, raw.attack, raw.life, tuple(rules))


def _figure(pack: Pack, id: str, spells: Mapping[str, _Spell], schools: Mapping[str, Any]) -> Figure:
    raw, where = pack.entry("wizards", id, _Figure), pack.where("wizards", id)
    _known(where, "favourite_school", raw.favourite_school, schools)
    _known(where, "signature", raw.signature, [s for s, spell in spells.items() if spell.wizard == id])
    return Figure(id, raw.hand_limit, raw.move, raw.attack, raw.life, raw.favourite_school, raw.signature)


def _book(pack: Pack, id: str, spells: Mapping[str, _Spell], schools: Mapping[str, Any]) -> Book:
    raw, where = pack.entry("books", id, _Book), pack.where("books", id)
    _known(where, "school", raw.school, schools)
    for spell in raw.spells:
        _known(where, "spell", spell, [s for s, found in spells.items() if found.school == raw.school])
    return Book(id, raw.school, tuple(raw.spells))


# ------------------------------------------------------------------ pieces

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
