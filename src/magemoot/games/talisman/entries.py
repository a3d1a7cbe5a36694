"""The entries of the pack, table by table, in the forms in which they are read, and all facts of a pack together."""

from __future__ import annotations

import msgspec

from magemoot.games.talisman.components import (
    Burst,
    CardFacts,
    CharacterFacts,
    Choice,
    Command,
    Creature,
    Op,
    Portal,
    Quest,
    Roll,
    Space,
    Stored,
    Visit,
)


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Fields that every entry of a table may have."""

    provenance: str
    source: str
    uncertain: str = ""


class _Ruled(_Entry, frozen=True, kw_only=True):
    rules: tuple[str, ...]


class _ByAlignment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    good: tuple[Op, ...]
    neutral: tuple[Op, ...]
    evil: tuple[Op, ...]

    def cases(self) -> tuple[tuple[Op, ...], ...]:
        """By the numbers of the alignments."""
        return self.good, self.neutral, self.evil


class SpaceRow(_Ruled, frozen=True, kw_only=True):
    """A space of the board."""

    region: str
    index: int
    name: str
    grid: tuple[int, int]
    kind: str
    opposite: tuple[str, ...] = ()
    bridge: str = ""
    meet: bool = True
    draw: int = 0
    before: tuple[Op, ...] = ()
    roll_bonus: int = 0
    restrictions: tuple[str, ...] = ()
    ops: tuple[Op, ...] = ()
    follower_ops: tuple[Op, ...] = ()
    fail_on: tuple[int, ...] = ()
    visits: tuple[Visit, ...] = ()
    options: tuple[Choice, ...] = ()
    by_alignment: _ByAlignment | None = None
    roll: Roll | None = None
    minus: str = ""
    dice: int = 0
    optional: bool = False
    own_dice: int = 0
    other_dice: int = 0
    creature: Creature | None = None
    portal: Portal | None = None
    command: Command | None = None
    requires: str = ""
    spared_per_follower: int = 0


class CardRow(_Entry, frozen=True, kw_only=True):
    """A card of any deck but the characters'."""

    type: str
    copies: int
    rule: str
    polish_name: str
    subtype: str = ""
    number: int = 0
    strength: int = 0
    craft: int = 0
    tags: tuple[str, ...] = ()
    bonus_strength: int = 0
    bonus_craft: int = 0
    battle_strength: int = 0
    dragon_strength: int = 0
    save_on: tuple[int, ...] = ()
    forbidden: str = ""
    object_bonus: int = 0
    ops: tuple[Op, ...] = ()
    ability: tuple[Op, ...] = ()
    roll: Roll | None = None
    condition: str = ""
    by_alignment: _ByAlignment | None = None
    prices: dict[str, int] = {}
    cost: int = 0
    bribe: int = 0
    forced: bool = False
    optional: bool = False
    place: tuple[str, ...] = ()
    tokens: Stored | None = None
    burst: Burst | None = None
    free_heal: int = 0
    exchange_gold: int = 0
    removed_by: str = ""
    stays: bool = False
    trophy: bool = False
    after: str = ""
    scope: str = ""
    rounds: int = 0
    timing: str = ""
    target: str = ""


class CharacterRow(_Entry, frozen=True, kw_only=True):
    """A character."""

    strength: int
    craft: int
    life: int
    fate: int
    gold: int
    alignment: str
    start: str
    spells: int
    objects: tuple[str, ...]
    abilities: tuple[tuple[str, ...], ...]
    polish_name: str


class QuestRow(_Ruled, frozen=True, kw_only=True):
    """A quest of the Warlock."""

    on: tuple[int, ...]
    auto: bool
    cost: dict[str, int] = {}


# ------------------------------------------------------------------ the numbers of the box


class _Box(_Ruled, frozen=True, kw_only=True):
    seats: tuple[int, int]


class Counts(_Ruled, frozen=True, kw_only=True):
    """How many spaces, cards and quests there are."""

    outer: int
    middle: int
    inner: int
    crown: int
    adventure: int
    spells: int
    purchase: int
    talismans: int
    characters: int
    quests: int


class _Stock(_Ruled, frozen=True, kw_only=True):
    small: int
    large: int
    large_points: int
    kinds: tuple[str, ...]
    fate: int
    gold: int


class _Dice(_Ruled, frozen=True, kw_only=True):
    count: int
    sides: int
    talisman: int


class _Objects(_Ruled, frozen=True, kw_only=True):
    limit: int


class _Spells(_Ruled, frozen=True, kw_only=True):
    limits: tuple[int, ...]
    abroad: int


class _Trophies(_Ruled, frozen=True, kw_only=True):
    price: int
    faster: tuple[int, ...]


class _Setup(_Ruled, frozen=True, kw_only=True):
    choice: int
    bonus: int
    bloodbath: int


class _CommandByPlayers(_Ruled, frozen=True, kw_only=True):
    by_players: tuple[tuple[int, ...], ...]


class _QuestSpace(_Ruled, frozen=True, kw_only=True):
    dice: int
    space: str
    reward: tuple[Op, ...]


class _Unfriendly(_Ruled, frozen=True, kw_only=True):
    cards: tuple[str, ...]
    people: tuple[str, ...]
    spaces: tuple[str, ...]


class Box(msgspec.Struct, frozen=True):
    """The numbers of the box in typed form: `box.toml`."""

    box: _Box
    counts: Counts
    stock: _Stock
    dice: _Dice
    objects: _Objects
    spells: _Spells
    trophies: _Trophies
    setup: _Setup
    command: _CommandByPlayers
    quest: _QuestSpace
    unfriendly: _Unfriendly


class Toad(_Ruled, frozen=True, kw_only=True):
    """The Toad cards: how many, and what a Toad is worth."""

    copies: int
    figures: int
    strength: int
    craft: int
    movement: int
    turns: int


class AlignmentCards(_Ruled, frozen=True, kw_only=True):
    """The alignment cards: how many, and what their sides say."""

    copies: int
    sides: tuple[str, ...]


# ------------------------------------------------------------------ everything


class Table(msgspec.Struct, frozen=True):
    """All facts of a pack in typed form, as `read` checks them; ``cards`` holds one entry per physical card."""

    box: Box
    toad: Toad
    alignment: AlignmentCards
    spaces: tuple[Space, ...]
    cards: tuple[CardFacts, ...]
    characters: tuple[CharacterFacts, ...]
    quests: tuple[Quest, ...]
