"""Reads a pack of Weirdwood Manor: every entry in its form, every step checked, everything there that rules need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, TypeVar

import msgspec

from magemoot.engine.content import ContentError, Pack, typed
from magemoot.games.weirdwood.boards import MonsterCardEntry, MonsterSetup, OgreEntry, TherusEntry, WraithEntry
from magemoot.games.weirdwood.entries import (
    DECK,
    THRONE,
    ActionEntry,
    BoxEntry,
    CharacterEntry,
    CompanionEntry,
    CorridorEntry,
    DieEntry,
    FavourEntry,
    PowerEntry,
    QuestEntry,
    RingEntry,
    RoomEntry,
    Steps,
    TacticEntry,
    TracksEntry,
)
from magemoot.games.weirdwood.vocabulary import BATTLE_DICE, RINGS, check_pack

T = TypeVar("T")

TILES: Final = {"outer": 13, "middle": 13, "inner": 6}
"""Room tiles of each ring (WM-1.2)."""
PRINTED: Final = 4
"""Rooms printed on the board (WM-1.3)."""
COMPANIONS: Final = 18
TACTICS: Final = 26
QUESTS: Final = 18
MONSTER_DECK: Final = 20
"""Monster cards of each Monster (WM-1.6)."""
DICE: Final = (*BATTLE_DICE, "room_d12", "room_d6")
"""Dice that the rules roll in every game; the Wraith names its own."""
CORRIDORS: Final = ("day", "time")


class Entries(msgspec.Struct, frozen=True):
    """Everything in a pack, by id and in its order."""

    box: BoxEntry
    rooms: dict[str, RoomEntry]
    rings: dict[str, RingEntry]
    corridors: dict[str, CorridorEntry]
    dice: dict[str, DieEntry]
    tracks: TracksEntry
    characters: dict[str, CharacterEntry]
    actions: dict[str, ActionEntry]
    companions: dict[str, CompanionEntry]
    tactics: dict[str, TacticEntry]
    quests: dict[str, QuestEntry]
    favours: dict[str, FavourEntry]
    ogre: OgreEntry
    ogre_cards: dict[str, MonsterCardEntry]
    wraith: WraithEntry
    wraith_cards: dict[str, MonsterCardEntry]
    therus: TherusEntry
    therus_cards: dict[str, MonsterCardEntry]


def read_entries(pack: Pack) -> Entries:
    """Everything in a pack, checked.

    Raises:
        ContentError: TABLE-MISSING, ENTRY-MISSING, FIELD, STEP, OPTION, EVENT, UNKNOWN, COUNT; it says where, and what
            would be right.
    """
    _check_powers(pack)
    entries = Entries(
        box=_board(pack, "box", BoxEntry),
        rooms=_table(pack, "rooms", RoomEntry),
        rings=_table(pack, "rings", RingEntry),
        corridors=_table(pack, "corridors", CorridorEntry),
        dice=_table(pack, "dice", DieEntry),
        tracks=_board(pack, "tracks", TracksEntry),
        characters=_table(pack, "characters", CharacterEntry),
        actions=_table(pack, "actions", ActionEntry),
        companions=_table(pack, "companions", CompanionEntry),
        tactics=_table(pack, "tactics", TacticEntry),
        quests=_table(pack, "quests", QuestEntry),
        favours=_table(pack, "favours", FavourEntry),
        ogre=_board(pack, "ogre", OgreEntry),
        ogre_cards=_table(pack, "ogre_cards", MonsterCardEntry),
        wraith=_board(pack, "wraith", WraithEntry),
        wraith_cards=_table(pack, "wraith_cards", MonsterCardEntry),
        therus=_board(pack, "therus", TherusEntry),
        therus_cards=_table(pack, "therus_cards", MonsterCardEntry),
    )
    check_pack(pack)
    _check_names(pack, entries)
    _check_counts(pack, entries)
    return entries


def bonuses_of(entries: Entries, character: str, track: str) -> dict[int, Steps]:
    """What a character's power, combat or tactics track gives, by space; spaces that give nothing are left out."""
    own = entries.characters[character].tracks.get(track, ())
    standard = getattr(entries.tracks, track).bonuses
    spaces = {bonus.position: bonus.ops for bonus in (*standard, *own)}
    return {space: spaces[space] for space in sorted(spaces) if spaces[space]}


def _check_powers(pack: Pack) -> None:
    """See that every Power has its form: a character as a whole would not tell which one is wrong (FIELD)."""
    for character, row in _rows(pack, "characters").items():
        powers = row.get("powers")
        for power, facts in powers.items() if isinstance(powers, dict) else ():
            typed(f"{pack.where('characters', character)}: powers: {power}", facts, PowerEntry)


def _rows(pack: Pack, table: str) -> Mapping[str, Any]:
    """The rows of a table (TABLE-MISSING)."""
    if table not in pack.tables:
        raise ContentError("TABLE-MISSING", pack.where(table), "the manifest does not list this table")
    return pack.tables[table]


def _table(pack: Pack, table: str, form: type[T]) -> dict[str, T]:
    """A table of entries of one form (TABLE-MISSING, FIELD)."""
    return {id: pack.entry(table, id, form) for id in _rows(pack, table)}


def _board(pack: Pack, table: str, form: type[T]) -> T:
    """A table that is a form itself (TABLE-MISSING, FIELD)."""
    return typed(pack.where(table), _rows(pack, table), form)


# ------------------------------------------------------------------ what mentions something else


def _check_names(pack: Pack, entries: Entries) -> None:
    """See that everything is there that something else names (UNKNOWN)."""
    for table, there, wanted in (
        ("rings", entries.rings, (*RINGS, THRONE)),
        ("corridors", entries.corridors, CORRIDORS),
        ("dice", entries.dice, DICE),
    ):
        for id in wanted:
            if id not in there:
                raise ContentError("ENTRY-MISSING", pack.where(table), f"the entry [{id}] is missing")
    for id, ring in entries.rings.items():
        where = pack.where("rings", id)
        printed = [room for room, facts in entries.rooms.items() if facts.ring == id and facts.slot == 0]
        _there(where, "printed", ring.printed, printed)
        for side in (ring.outward, ring.inward):
            if side:
                _there(where, "corridor", side, entries.corridors)
    for id, card in entries.actions.items():
        for character in card.characters:
            _there(pack.where("actions", id), "character", character, entries.characters)
    for id, quest in entries.quests.items():
        for room in _rooms_of(quest.condition):
            _there(f"{pack.where('quests', id)}: condition", "room", room, entries.rooms)
    _there(pack.where("therus", "counter_spell"), "room", entries.therus.counter_spell.room, entries.rooms)
    for table in ("ogre", "wraith", "therus"):
        _check_setup(pack.where(table, "setup"), getattr(entries, table).setup, entries)


def _check_setup(where: str, setup: MonsterSetup, entries: Entries) -> None:
    _there(where, "slot", setup.start_room.slot, range(entries.rings[setup.start_room.ring].rooms))
    if setup.die:
        _there(where, "die", setup.die, entries.dice)


def _rooms_of(condition: Mapping[str, Any]) -> Iterator[str]:
    """The Rooms that a Quest's condition names, those of its second event as well."""
    yield from condition.get("rooms", ())
    if "or" in condition:
        yield from _rooms_of(condition["or"])


def _there(where: str, what: str, value: object, known: Iterable[object]) -> None:
    """Refuse a value that is not among those known (UNKNOWN)."""
    if value not in known:
        raise ContentError("UNKNOWN", where, f"{what} {value} is not one of {', '.join(map(str, known))}")


# ------------------------------------------------------------------ how many there are


def _check_counts(pack: Pack, entries: Entries) -> None:
    """See that there are as many cards and Rooms as the box holds (COUNT)."""
    tiles = Counter(room.ring for room in entries.rooms.values() if room.slot is None)
    for ring, count in TILES.items():
        _count(pack.where("rooms"), f"{ring} tiles", tiles[ring], count)
    _count(pack.where("rooms"), "printed Rooms", len(entries.rooms) - sum(tiles.values()), PRINTED)
    for character in entries.characters:
        held = [card for card in entries.actions.values() if character in card.characters]
        numbers = sorted(card.number for card in held)
        if numbers != list(range(1, DECK + 1)):
            told = f"{character} has the Action Cards {', '.join(map(str, numbers))}, not 1 to {DECK}"
            raise ContentError("COUNT", pack.where("actions"), told)
        begun = sum(card.starting_hand for card in held)
        _count(pack.where("actions"), f"cards of {character} with starting_hand", begun, 1)
    _count(pack.where("companions"), "Companions", len(entries.companions), COMPANIONS)
    _count(pack.where("tactics"), "Tactics cards", sum(card.copies for card in entries.tactics.values()), TACTICS)
    _count(pack.where("quests"), "Quests", len(entries.quests), QUESTS)
    for table in ("ogre_cards", "wraith_cards", "therus_cards"):
        cards: dict[str, MonsterCardEntry] = getattr(entries, table)
        _count(pack.where(table), "Monster cards", sum(len(card.times) for card in cards.values()), MONSTER_DECK)


def _count(where: str, what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise ContentError("COUNT", where, f"{found} {what}, not {wanted}")
