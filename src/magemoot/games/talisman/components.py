"""The components of the game (TA-1) as the rules see them: the facts of every space, card, character and quest."""

from __future__ import annotations

import msgspec

DECKS = ("adventure", "spell", "purchase", "talisman", "character")
"""The kinds of cards; the index is their back."""
REGIONS = ("outer", "middle", "inner", "crown")
ALIGNMENTS = ("good", "neutral", "evil")

# ------------------------------------------------------------------ what happens, step by step


class Op(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One step of an effect: a word of `OPS` and what it needs.

    ``n`` and ``max`` are numbers or one of the words "all", "all_tokens", "to_limit", "to_value". ``to`` is an alignment,
    a space or one of `WORDS_TO`; ``space`` is a space. ``options`` are what the character chooses from (wish, choice).
    """

    op: str
    what: str = ""
    n: int | str = 0
    to: str = ""
    space: str = ""
    max: int | str = 0
    cost_gold_each: int = 0
    gold_each: int = 0
    price: int = 0
    turns: int = 0
    kind: str = ""
    name: str = ""
    value: int = 0
    subtype: str = ""
    region: str = ""
    free_on: tuple[int, ...] = ()
    followers: tuple[str, ...] = ()
    max_each: int = 0
    options: tuple[Choice, ...] = ()


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a table: the results it is for, or the least of an open-ended run of them, and what happens."""

    ops: tuple[Op, ...]
    on: tuple[int, ...] = ()
    at_least: int = 0


class Roll(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A roll that a card or a space asks for, and its table."""

    dice: int
    table: tuple[Row, ...]
    praying: bool = False

    def row(self, result: int) -> Row:
        """The row of a result; above the top of the table its last row (TA-R20)."""
        return next((row for row in self.table if result in row.on), self.table[-1])


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of several things a character may choose: steps, or a roll; ``requires_gold`` is needed to choose it."""

    id: str
    ops: tuple[Op, ...] = ()
    roll: Roll | None = None
    requires_gold: int = 0


# ------------------------------------------------------------------ what spaces and cards have


class Visit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the people to visit in the City or the Village: a roll, healing, sale of Objects, or a shop."""

    id: str
    kind: str
    roll: Roll | None = None
    ops: tuple[Op, ...] = ()
    prices: dict[str, int] = {}
    frees_of: str = ""


class Creature(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A creature that belongs to a space; its value, or the dice that give it, and the dice that give their number."""

    name: str
    kind: str
    value: int = 0
    value_dice: int = 0
    count_dice: int = 0


class Portal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The attempt to open the Portal of Power (TA-35.4)."""

    dice: int
    abilities: tuple[str, ...]
    loss: int
    to: str


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Command Spell: its dice, the results it works on, the lives it costs (TA-39.6)."""

    dice: int
    on: tuple[int, ...]
    n: int


class Burst(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Strength until the end of the turn: in battle only, for gold, so often a turn, or by discarding the card."""

    strength: int
    cost: int = 0
    per_turn: int = 0
    battle: bool = False
    discard: bool = False


class Stored(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens put on a card when it is revealed (TA-R90)."""

    what: str
    n: int


# ------------------------------------------------------------------ spaces, cards, characters, quests


class Space(msgspec.Struct, frozen=True):
    """A space of the board.

    Attributes:
        index: its number along the rings.
        id: its own id ("fields-3"); ``name`` is shared by all spaces of one name ("fields").
        cw, ccw: the neighbours clockwise and counter-clockwise; -1 on the Crown.
        opposite: the spaces on the other bank of the Storm River (TA-R37).
        bridge: the space across the Sentinel's bridge; -1 elsewhere.
        meet: whether characters can be encountered here (TA-37.3).
        draw: how many cards are to lie here (TA-8.2); 0 where no card is drawn.
        kind: the kind of its instruction; the fields below belong to one kind or another.
        visits: the people of whom one is visited; ``options`` are penalties of which one is chosen.
        by_alignment: what happens to a Good, a Neutral and an Evil character.
    """

    index: int
    id: str
    name: str
    region: str
    cw: int
    ccw: int
    opposite: tuple[int, ...]
    bridge: int
    grid: tuple[int, int]
    meet: bool
    kind: str
    draw: int
    before: tuple[Op, ...]
    roll_bonus: int
    restrictions: frozenset[str]
    ops: tuple[Op, ...]
    follower_ops: tuple[Op, ...]
    fail_on: tuple[int, ...]
    visits: tuple[Visit, ...]
    options: tuple[Choice, ...]
    by_alignment: tuple[tuple[Op, ...], ...]
    roll: Roll | None
    minus: str
    dice: int
    own_dice: int
    other_dice: int
    creature: Creature | None
    portal: Portal | None
    command: Command | None
    requires: str
    spared_per_follower: int
    rules: tuple[str, ...]


class CardFacts(msgspec.Struct, frozen=True):
    """A card of any deck.

    Attributes:
        id: its id in the table of its deck; ``key`` is the key of the piece ("purchase-sword").
        number: the encounter number; 0: none (TA-32.1).
        tags: what it permits, demands or forbids ("desert_safe", "evade:woods", "cannot_ditch").
        bonus_strength, bonus_craft: always part of the total; ``battle_strength`` only in battle, ``dragon_strength``
            instead of it against a Dragon.
        save_on: the results that save a life lost in battle.
        forbidden: the alignment that may not have it; -1: none.
        object_bonus: how many more Objects it lets its owner carry.
        ops: what happens; ``roll`` and ``by_alignment`` likewise; ``ability`` what its owner may do at any time.
        condition: who is concerned ("craft>=4", "strength<5", "alignment==good"); empty: everybody.
        prices: of a shop, gold by Purchase card; of a Purchase card, gold by shop.
        cost: gold to be paid to take it.
        bribe: gold for which the Enemy does not attack.
        place: the spaces, by the die, where it is put when drawn (TA-8.6).
        after: when it is discarded; empty: it stays where it is.
        scope: whom it concerns besides the drawer; empty: only him.
        rule: the rule that events about it cite.
    """

    id: str
    key: str
    deck: str
    type: str
    subtype: str
    number: int
    strength: int
    craft: int
    tags: frozenset[str]
    bonus_strength: int
    bonus_craft: int
    battle_strength: int
    dragon_strength: int
    save_on: tuple[int, ...]
    forbidden: int
    object_bonus: int
    ops: tuple[Op, ...]
    ability: tuple[Op, ...]
    roll: Roll | None
    condition: str
    by_alignment: tuple[tuple[Op, ...], ...]
    prices: dict[str, int]
    cost: int
    bribe: int
    forced: bool
    optional: bool
    place: tuple[int, ...]
    tokens: Stored | None
    burst: Burst | None
    free_heal: int
    exchange_gold: int
    removed_by: str
    stays: bool
    trophy: bool
    after: str
    scope: str
    rounds: int
    timing: str
    target: str
    rule: str
    provenance: str


class CharacterFacts(msgspec.Struct, frozen=True):
    """A character: printed values, alignment, start, and the tags of all special abilities.

    ``abilities`` holds the tags of each ability by itself; ability n (from 1) is told in `ability-<id>-<n>`.
    """

    id: str
    strength: int
    craft: int
    life: int
    fate: int
    gold: int
    alignment: int
    start: int
    spells: int
    objects: tuple[str, ...]
    tags: frozenset[str]
    abilities: tuple[tuple[str, ...], ...]


class Quest(msgspec.Struct, frozen=True):
    """A quest of the Warlock; ``auto``: carried out as soon as its cost can be paid (TA-R93)."""

    id: str
    on: tuple[int, ...]
    auto: bool
    cost: dict[str, int]

    @property
    def gold(self) -> int:
        """The gold to be delivered; 0: something else is asked for."""
        return self.cost.get("gold", 0)
