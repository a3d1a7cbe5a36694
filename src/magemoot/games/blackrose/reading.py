"""Reads a pack of Black Rose Wars: every entry in its form, every step checked, enough of everything (BR-3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from magemoot.engine.content import ContentError, Pack
from magemoot.games.blackrose.components import (
    BLACK,
    BLACK_ROSE_ROOM,
    FORGOTTEN,
    MOONS,
    REVERSED,
    SEATS,
    SIGNATURE,
    STRAIGHT,
    THRONE_ROOM,
    Book,
    Box,
    Effect,
    Event,
    Evocation,
    Figure,
    Quest,
    Room,
    Spell,
)
from magemoot.games.blackrose.lodge import ANYWHERE, read_lodge
from magemoot.games.blackrose.vocabulary.abilities import check_rules
from magemoot.games.blackrose.vocabulary.aims import check_target
from magemoot.games.blackrose.vocabulary.answers import check_trigger, check_when
from magemoot.games.blackrose.vocabulary.forms import Names
from magemoot.games.blackrose.vocabulary.requirements import check_requirement
from magemoot.games.blackrose.vocabulary.steps import check_steps
from magemoot.games.blackrose.vocabulary.words import ANY_ELEMENT, ARCHETYPES, COLOURS, ELEMENTS, TARGETS, TYPES

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

# ------------------------------------------------------------------ forms of the entries


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


# ------------------------------------------------------------------ the whole pack


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


# ------------------------------------------------------------------ spells


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


# ------------------------------------------------------------------ rooms, quests, events


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


# ------------------------------------------------------------------ evocations, wizards, starting lists


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
