"""What the pieces and cards of Spellbook are: plain data, read once from the content pack (SB-1, SB-7, SB-20).

A token is an int 0..104: colour * 15 + rune * 5 + k. Its kind is the token without k. Nothing here is a rule.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from magemoot.engine.content import Card, ContentError, Pack, load_game_pack, typed

TIMINGS = ("morning", "midday", "evening", "instant", "constant", "scoring", "none")
RUNE_RULES = ("none", "fixed", "card")


class Level(msgspec.Struct, frozen=True):
    """One level of a spell: when it works, its points, its effect's numbers and the runes it looks at.

    ``runes`` are the printed ones (rune_rule "fixed"); with "card" the rune of the token on the card counts.
    ``variable_points`` holds the numbers of an end-of-game value, else it is empty. ``copy_phase`` in ``params``
    is an index into `PHASES`; every other parameter is a count or a yes/no.
    """

    timing: str
    points: int
    params: dict[str, int]
    runes: tuple[int, ...]
    rune_rule: str
    variable_points: dict[str, int]
    rule: str


class Spell(msgspec.Struct, frozen=True):
    """A spell card. ``index`` = colour * 3 + set - 1; ``phase`` is its action symbol; ``levels`` are 3, 4 and 5."""

    index: int
    id: str
    colour: int
    set: int
    phase: str | None
    levels: dict[int, Level]
    rules: tuple[str, ...]


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fields that every entry of a table has."""

    rules: tuple[str, ...]
    provenance: str
    source: str


class _Box(_Entry, frozen=True):
    seats: tuple[int, int]


class _Matter(_Entry, frozen=True):
    colours: tuple[str, ...]
    runes: tuple[str, ...]
    tokens_per_kind: int


class _Day(_Entry, frozen=True):
    phases: tuple[str, str, str]


class _Sets(_Entry, frozen=True):
    numbers: tuple[int, ...]


class _Limits(_Entry, frozen=True):
    pool: int
    altar_spaces: int
    actions_per_phase: int


class _Setup(_Entry, frozen=True):
    altar: int
    pool: int


class _BaseActions(_Entry, frozen=True):
    take: int
    draw: int
    store: int
    learn: int


class _Learning(_Entry, frozen=True):
    levels: tuple[int, ...]
    wild_set: int
    true_tokens: int


class _Refill(_Entry, frozen=True):
    up_to: int
    add: int
    purge_at: int


class _Familiar(_Entry, frozen=True):
    values: tuple[int, ...]
    full: int


class _Solo(_Entry, frozen=True):
    altar: int
    values: tuple[int, ...]
    full: int
    refresh: tuple[int, ...]
    lower_point: int
    clone_level: int
    handicap: tuple[int, ...]


class _Rulings(_Entry, frozen=True):
    mirage_on_take_to_board: bool
    mirage_on_exchange: bool


class _LevelRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    timing: str
    points: int
    rule: str
    provenance: str
    source: str
    runes: tuple[str, ...] = ()
    rune_rule: str = "none"
    params: dict[str, bool | int | str] = {}
    variable_points: dict[str, int] = {}


class _SpellRow(_Entry, frozen=True):
    colour: str
    set: int
    level: dict[str, Any]
    phase: str | None = None


class Table(msgspec.Struct, frozen=True):
    """All facts of a pack in typed form, as `read` checks them."""

    box: _Box
    matter: _Matter
    day: _Day
    sets: _Sets
    limits: _Limits
    setup: _Setup
    base_actions: _BaseActions
    learning: _Learning
    refill: _Refill
    familiar: _Familiar
    solo: _Solo
    rulings: _Rulings
    spells: tuple[Spell, ...]


def read(pack: Pack) -> Table:
    """Turn a pack into typed facts; raises `ContentError` at the first entry that breaks the game's shape."""
    board: dict[str, Any] = {
        field.name: pack.entry("board", field.name, field.type)
        for field in msgspec.structs.fields(Table)
        if field.name != "spells"
    }
    unknown = sorted(set(pack.tables["board"]) - set(board))
    if unknown:
        raise ContentError("ENTRY-UNKNOWN", pack.where("board"), f"the entry [{unknown[0]}] means nothing in this game")
    return Table(**board, spells=_read_spells(pack, board))


def _read_spells(pack: Pack, board: dict[str, Any]) -> tuple[Spell, ...]:
    """The spells by index; exactly one per colour and set (COUNT)."""
    colours, numbers = board["matter"].colours, board["sets"].numbers
    spells: dict[int, Spell] = {}
    for name in pack.tables.get("spells", {}):
        row = pack.entry("spells", name, _SpellRow)
        where = pack.where("spells", name)
        _one_of("CARD-COLOUR", where, "colour", row.colour, colours)
        _one_of("CARD-SET", where, "set", row.set, numbers)
        if row.phase is not None:
            _one_of("CARD-PHASE", where, "phase", row.phase, board["day"].phases)
        index = colours.index(row.colour) * len(numbers) + numbers.index(row.set)
        if index in spells:
            raise ContentError("COUNT", where, f"{spells[index].id} is already the {row.colour} spell of set {row.set}")
        levels = _read_levels(where, row, board)
        spells[index] = Spell(index, name, colours.index(row.colour), row.set, row.phase, levels, row.rules)
    want = len(colours) * len(numbers)
    if len(spells) != want:
        raise ContentError("COUNT", pack.where("spells"), f"{len(spells)} spells, {want} are needed")
    return tuple(spells[index] for index in range(want))


def _read_levels(where: str, row: _SpellRow, board: dict[str, Any]) -> dict[int, Level]:
    """The levels of one card, all of them and no other (CARD-LEVEL, CARD-TIMING, CARD-RUNE, CARD-PHASE)."""
    numbers = {str(level): level for level in board["learning"].levels}
    for name in row.level:
        _one_of("CARD-LEVEL", where, "level", name, tuple(numbers))
    levels: dict[int, Level] = {}
    for name, number in numbers.items():
        if name not in row.level:
            raise ContentError("CARD-LEVEL", where, f"level {name} is missing")
        here = f"{where}: level {name}"
        facts = typed(here, row.level[name], _LevelRow)
        _one_of("CARD-TIMING", here, "timing", facts.timing, TIMINGS)
        if facts.timing in board["day"].phases and facts.timing != row.phase:
            raise ContentError(
                "CARD-TIMING", here, f"timing {facts.timing} needs the card's phase to be {facts.timing}"
            )
        _one_of("CARD-RUNE", here, "rune_rule", facts.rune_rule, RUNE_RULES)
        if (facts.rune_rule == "fixed") != bool(facts.runes):
            raise ContentError("CARD-RUNE", here, 'runes are listed exactly when rune_rule is "fixed"')
        for rune in facts.runes:
            _one_of("CARD-RUNE", here, "rune", rune, board["matter"].runes)
        runes = tuple(board["matter"].runes.index(rune) for rune in facts.runes)
        params = {key: _number(here, key, value, board["day"].phases) for key, value in facts.params.items()}
        levels[number] = Level(
            facts.timing, facts.points, params, runes, facts.rune_rule, facts.variable_points, facts.rule
        )
    return levels


def _number(where: str, key: str, value: bool | int | str, phases: tuple[str, ...]) -> int:
    """A parameter as a number; the one word allowed is a phase."""
    if isinstance(value, int):
        return value
    _one_of("CARD-PHASE", where, key, value, phases)
    return phases.index(value)


def _one_of(code: str, where: str, what: str, value: object, known: tuple[Any, ...]) -> None:
    """Refuse a value outside ``known``: ``… level 6 is not one of 3, 4, 5 [CARD-LEVEL]``."""
    if value not in known:
        raise ContentError(code, where, f"{what} {value} is not one of {', '.join(map(str, known))}")


def _card(spell: Spell) -> Card:
    """A spell as the linter sees it: a name, a line, and for each level a text that says its numbers."""
    texts: dict[str, tuple[int, ...]] = {f"spell-{spell.id}": (), f"spell-{spell.id}-short": ()}
    for number, level in spell.levels.items():
        said = {key: value for key, value in level.params.items() if key not in _UNSAID and not isinstance(value, bool)}
        texts[f"spell-{spell.id}-{number}"] = tuple(sorted(set(said.values())))
    return Card(spell.id, texts, {f"{spell.id}-{number}": level.rule for number, level in spell.levels.items()})


_UNSAID = ("copy_phase", "level_change", "learn")
"""Parameters that a card text says in words, not in figures."""

PACK = load_game_pack("spellbook", Path(__file__).with_name("content"))
TABLE = read(PACK)

SEATS = TABLE.box.seats
COLOURS = TABLE.matter.colours
RUNES = TABLE.matter.runes
PHASES = TABLE.day.phases
LEVELS = TABLE.learning.levels

PER_KIND = TABLE.matter.tokens_per_kind
KINDS = len(COLOURS) * len(RUNES)
TOKENS = KINDS * PER_KIND
kind_of = tuple(token // PER_KIND for token in range(TOKENS))
colour_of = tuple(kind // len(RUNES) for kind in kind_of)
rune_of = tuple(kind % len(RUNES) for kind in kind_of)
KIND_KEYS = tuple(f"{colour}-{rune}" for colour in COLOURS for rune in RUNES)

SPELLS = TABLE.spells
SPELL = {spell.id: spell for spell in SPELLS}
SETS = {number: tuple(s.index for s in SPELLS if s.set == number) for number in TABLE.sets.numbers}
SPELLS_PER_COLOUR = len(SETS)
CARDS = tuple(_card(spell) for spell in SPELLS)

POOL_LIMIT = TABLE.limits.pool
ALTAR_SPACES = TABLE.limits.altar_spaces
ACTIONS_PER_PHASE = TABLE.limits.actions_per_phase
SETUP_ALTAR = TABLE.setup.altar
SETUP_POOL = TABLE.setup.pool
BASE_TAKE = TABLE.base_actions.take
BASE_DRAW = TABLE.base_actions.draw
BASE_STORE = TABLE.base_actions.store
BASE_LEARN = TABLE.base_actions.learn
WILD_SET = TABLE.learning.wild_set
TRUE_TOKENS = TABLE.learning.true_tokens

REFILL_TO = TABLE.refill.up_to
REFILL_ADD = TABLE.refill.add
PURGE_AT = TABLE.refill.purge_at

BOARD_VALUES = TABLE.familiar.values
BOARD_SPACES = len(BOARD_VALUES)
BOARD_SCORE = (*BOARD_VALUES, TABLE.familiar.full)
"""Score of a familiar board by the number of tokens on it (SB-11.9)."""

SOLO_ALTAR = TABLE.solo.altar
OPPONENT_SPACES = len(TABLE.solo.values)
OPPONENT_SCORE = (*TABLE.solo.values, TABLE.solo.full)
"""Score of the solo opponent's track by the number of tokens on it (SB-20.10)."""
OPPONENT_REFRESH = TABLE.solo.refresh
LOWER_POINT = TABLE.solo.lower_point
SOLO_CLONE_LEVEL = TABLE.solo.clone_level
HANDICAPS = TABLE.solo.handicap

MIRAGE_ON_TAKE_TO_BOARD = TABLE.rulings.mirage_on_take_to_board
MIRAGE_ON_EXCHANGE = TABLE.rulings.mirage_on_exchange

CONTENT_HASH = PACK.hash
