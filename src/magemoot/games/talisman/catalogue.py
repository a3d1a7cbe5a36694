"""What the cards, characters and spaces of Talisman are: plain data, read once from the content pack (TA-1).

Pieces are numbered from 0: Adventure, Spell, Purchase, Talisman, character cards, each deck by the ids of its cards.
Spaces are numbered 0..48 along the rings: Outer, Middle, Inner Region, Crown. Where entries stand in their file has no
meaning. Nothing here is a rule.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import msgspec

from magemoot.engine.content import Card, ContentError, Pack, load_game_pack
from magemoot.engine.pieces import Catalogue

DECKS = ("adventure", "spell", "purchase", "talisman", "character")
"""The kinds of cards; the index is their back."""
REGIONS = ("outer", "middle", "inner", "crown")
ALIGNMENTS = ("good", "neutral", "evil")
TYPES = ("Event", "Enemy", "Stranger", "Object", "Magic Object", "Follower", "Place", "Spell", "Character")
SUBTYPES = ("", "Animal", "Dragon", "Monster", "Spirit", "Weapon", "Armour")
NUMBERS = {"Event": (1,), "Enemy": (2, 3), "Stranger": (4,), "Follower": (1, 5), "Place": (6,), "Spell": (0,)}
"""The encounter numbers a type may have; every other type has 5 (TA-8.4, TA-R106)."""
KINDS = (
    "visit_one",
    "draw_cards",
    "roll",
    "by_alignment",
    "quest",
    "heal",
    "choice",
    "per_unit_roll",
    "stop",
    "roll_minus",
    "sequence_fight",
    "fight_rolled",
    "gate",
    "dice_duel",
    "crown",
)
"""The kinds of instruction a space can print."""
OPS = (
    "gain",
    "lose",
    "heal",
    "replenish_fate",
    "set_alignment",
    "miss_turn",
    "toad",
    "fight",
    "move_to",
    "teleport",
    "offer_next_move",
    "enslaved",
    "sell_objects",
    "move_gold",
    "wish",
    "buy_spell",
    "choice",
    "kill_follower",
    "stay",
    "heal_free_with_follower",
    "none",
)
WHATS = ("", "strength", "craft", "life", "fate", "gold", "spell", "follower", "talisman")
WORDS_TO = ("any_in_region", "any_other_in_region")
TIMINGS = (
    "",
    "own_turn_start_before_move",
    "in_response_to_spell",
    "own_turn_start_or_end",
    "own_turn_start_or_after_move",
    "any_time",
    "start_of_a_character_turn_before_move_or_when_attacked_by_creature",
    "when_needed",
    "before_own_battle_roll",
    "instead_of_movement_roll",
)
_CONDITION = re.compile(r"(strength|craft)(>=|<)\d+|alignment==(good|neutral|evil)")


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


class _SpaceRow(_Ruled, frozen=True, kw_only=True):
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


class _CardRow(_Entry, frozen=True, kw_only=True):
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


class _CharacterRow(_Entry, frozen=True, kw_only=True):
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


class _QuestRow(_Ruled, frozen=True, kw_only=True):
    on: tuple[int, ...]
    auto: bool
    cost: dict[str, int] = {}


class _Box(_Ruled, frozen=True, kw_only=True):
    seats: tuple[int, int]


class _Counts(_Ruled, frozen=True, kw_only=True):
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
    counts: _Counts
    stock: _Stock
    dice: _Dice
    objects: _Objects
    spells: _Spells
    trophies: _Trophies
    setup: _Setup
    command: _CommandByPlayers
    quest: _QuestSpace
    unfriendly: _Unfriendly


class _Toad(_Ruled, frozen=True, kw_only=True):
    copies: int
    figures: int
    strength: int
    craft: int
    movement: int
    turns: int


class _Alignment(_Ruled, frozen=True, kw_only=True):
    copies: int
    sides: tuple[str, ...]


class Table(msgspec.Struct, frozen=True):
    """All facts of a pack in typed form, as `read` checks them; ``cards`` holds one entry per physical card."""

    box: Box
    toad: _Toad
    alignment: _Alignment
    spaces: tuple[Space, ...]
    cards: tuple[CardFacts, ...]
    characters: tuple[CharacterFacts, ...]
    quests: tuple[Quest, ...]


def read(pack: Pack) -> Table:
    """Turn a pack into typed facts; raises `ContentError` at the first entry that breaks the game's shape."""
    box = Box(**{field.name: pack.entry("box", field.name, field.type) for field in msgspec.structs.fields(Box)})
    strange = sorted(set(pack.tables["box"]) - set(box.__struct_fields__))
    if strange:
        raise ContentError("ENTRY-UNKNOWN", pack.where("box"), f"the entry [{strange[0]}] means nothing in this game")
    spaces = _read_spaces(pack, box.counts)
    known = {space.id: space.index for space in spaces}
    cards = _read_cards(pack, box, known)
    toad = pack.entry("talismans", "toad", _Toad)
    if toad.strength != toad.craft:
        raise ContentError("TOAD", pack.where("talismans", "toad"), "a Toad's strength and craft are one number")
    table = Table(
        box=box,
        toad=toad,
        alignment=pack.entry("talismans", "alignment", _Alignment),
        spaces=spaces,
        cards=cards,
        characters=_read_characters(pack, box, known),
        quests=_read_quests(pack, box),
    )
    _check_shops(pack, table)
    _check_unfriendly(pack, table)
    for op in box.quest.reward:
        _check_op(pack.where("box", "quest"), op, known)
    _one_of("SPACE-UNKNOWN", pack.where("box", "quest"), "space", box.quest.space, known)
    return table


# ------------------------------------------------------------------ spaces


def _read_spaces(pack: Pack, counts: _Counts) -> tuple[Space, ...]:
    """The spaces along the rings, so many in each region as the box says (COUNT, SPACE-ORDER, SPACE-REGION)."""
    found = {name: pack.entry("board", name, _SpaceRow) for name in pack.tables.get("board", {})}
    for name, row in found.items():
        _one_of("SPACE-REGION", pack.where("board", name), "region", row.region, REGIONS)
    order = sorted(found, key=lambda name: (REGIONS.index(found[name].region), found[name].index))
    rows = {name: found[name] for name in order}
    index = {name: number for number, name in enumerate(rows)}
    for region in REGIONS:
        have = sum(row.region == region for row in rows.values())
        _count(pack.where("board"), f"spaces of the {region} region", have, getattr(counts, region))
        ring = [row.index for row in rows.values() if row.region == region]
        if ring != list(range(1, have + 1)):
            problem = f"the indices of the {region} region are {ring}, not each from 1 to {have} once"
            raise ContentError("SPACE-ORDER", pack.where("board"), problem)
    return tuple(_space(pack, name, row, rows, index) for name, row in rows.items())


def _space(pack: Pack, name: str, row: _SpaceRow, rows: dict[str, _SpaceRow], index: dict[str, int]) -> Space:
    """One space with its neighbours (SPACE-KIND, SPACE-UNKNOWN, SPACE-OPPOSITE)."""
    where = pack.where("board", name)
    _one_of("SPACE-KIND", where, "kind", row.kind, KINDS)
    for other in (*row.opposite, *filter(None, (row.bridge, row.portal.to if row.portal else ""))):
        _one_of("SPACE-UNKNOWN", where, "space", other, index)
    for other in row.opposite:
        if name not in rows[other].opposite:
            raise ContentError("SPACE-OPPOSITE", where, f"{other} lies opposite, but does not say so itself")
    ring = [other for other, entry in rows.items() if entry.region == row.region]
    at = ring.index(name)
    _check_instruction(where, row, index)
    facts = {field: getattr(row, field) for field in row.__struct_fields__ if field in Space.__struct_fields__}
    facts |= {
        "index": index[name],
        "id": name,
        "cw": index[ring[(at + 1) % len(ring)]] if len(ring) > 1 else -1,
        "ccw": index[ring[at - 1]] if len(ring) > 1 else -1,
        "opposite": tuple(index[other] for other in row.opposite),
        "bridge": index[row.bridge] if row.bridge else -1,
        "restrictions": frozenset(row.restrictions),
        "by_alignment": row.by_alignment.cases() if row.by_alignment else (),
    }
    return Space(**facts)


def _check_instruction(where: str, row: _SpaceRow, spaces: dict[str, int]) -> None:
    """The instruction has what its kind needs, and every step of it is known (SPACE-KIND, ROLL, OP)."""
    needs: dict[str, object] = {
        "visit_one": row.visits,
        "choice": row.options,
        "draw_cards": row.draw,
        "roll": row.roll,
        "roll_minus": row.roll and row.minus,
        "by_alignment": row.by_alignment,
        "heal": row.ops,
        "quest": row.dice,
        "per_unit_roll": row.fail_on and row.ops and row.follower_ops,
        "sequence_fight": row.creature and row.creature.value and row.creature.count_dice,
        "fight_rolled": row.creature and row.creature.value_dice,
        "gate": row.requires,
        "dice_duel": row.own_dice and row.other_dice and row.ops,
        "crown": row.command,
    }
    if not needs.get(row.kind, True):
        raise ContentError("SPACE-KIND", where, f"the instruction lacks what kind {row.kind} needs")
    if (row.kind == "draw_cards") != bool(row.draw):
        raise ContentError("SPACE-KIND", where, 'draw is given exactly when kind is "draw_cards"')
    cases = row.by_alignment.cases() if row.by_alignment else ()
    for ops in (row.before, row.ops, row.follower_ops, *cases):
        _check_ops(where, ops, spaces)
    if row.roll is not None:
        _check_roll(where, row.roll, spaces, from_zero=row.kind == "roll_minus")
    several: tuple[Visit | Choice, ...] = (*row.visits, *row.options)
    for option in several:
        _check_ops(f"{where}: {option.id}", option.ops, spaces)
        if option.roll is not None:
            _check_roll(f"{where}: {option.id}", option.roll, spaces)


# ------------------------------------------------------------------ cards


def _read_cards(pack: Pack, box: Box, spaces: dict[str, int]) -> tuple[CardFacts, ...]:
    """Every physical card but the characters, deck by deck, as many as the box says (COUNT, KEY)."""
    counts = box.counts
    tables = {
        "adventure": ("adventure", counts.adventure),
        "spell": ("spells", counts.spells),
        "purchase": ("purchase", counts.purchase),
        "talisman": ("talismans", counts.talismans),
    }
    cards: list[CardFacts] = []
    keys: set[str] = set()
    for deck, (name, want) in tables.items():
        before = len(cards)
        for entry in sorted(pack.tables.get(name, {})):
            if deck == "talisman" and entry in ("toad", "alignment"):
                continue
            row = pack.entry(name, entry, _CardRow)
            card = _read_card(pack.where(name, entry), deck, entry, row, spaces)
            if card.key in keys:
                raise ContentError("KEY", pack.where(name, entry), f"another card has the key {card.key}")
            keys.add(card.key)
            cards += [card] * row.copies
        _count(pack.where(name), f"{deck} cards", len(cards) - before, want)
    return tuple(cards)


def _read_card(where: str, deck: str, name: str, row: _CardRow, spaces: dict[str, int]) -> CardFacts:
    """One card, checked (CARD-TYPE, CARD-NUMBER, CARD-COPIES, CARD-ALIGNMENT, CARD-CONDITION, CARD-TIMING, ROLL, OP)."""
    _one_of("CARD-TYPE", where, "type", row.type, TYPES)
    _one_of("CARD-TYPE", where, "subtype", row.subtype, SUBTYPES)
    _one_of("CARD-NUMBER", where, "number", row.number, NUMBERS.get(row.type, (5,)))
    _one_of("CARD-TIMING", where, "timing", row.timing, TIMINGS)
    if row.copies < 1:
        raise ContentError("CARD-COPIES", where, f"copies {row.copies}: there is at least 1 of a card")
    if (deck == "spell") != (row.type == "Spell") or bool(row.timing) != (row.type == "Spell"):
        raise ContentError("CARD-TYPE", where, "Spells, and only they, stand in the Spell deck and have a timing")
    if row.type == "Enemy" and (row.strength > 0) == (row.craft > 0):
        raise ContentError("CARD-ENEMY", where, "an Enemy attacks with Strength or with Craft: exactly one is above 0")
    if row.forbidden:
        _one_of("CARD-ALIGNMENT", where, "forbidden", row.forbidden, ALIGNMENTS)
    if row.condition and not _CONDITION.fullmatch(row.condition):
        raise ContentError("CARD-CONDITION", where, f"condition {row.condition} is none of craft>=4, alignment==good …")
    for space in row.place:
        _one_of("SPACE-UNKNOWN", where, "space", space, spaces)
    if row.place and len(row.place) != 6:
        raise ContentError("ROLL", where, f"{len(row.place)} places, 6 are needed, one for each result")
    for ops in (row.ops, row.ability, *(row.by_alignment.cases() if row.by_alignment else ())):
        _check_ops(where, ops, spaces)
    if row.roll is not None:
        _check_roll(where, row.roll, spaces)
    facts = {field: getattr(row, field) for field in row.__struct_fields__ if field in CardFacts.__struct_fields__}
    facts |= {
        "id": name,
        "key": f"purchase-{name}" if deck == "purchase" else name,
        "deck": deck,
        "tags": frozenset(row.tags),
        "forbidden": ALIGNMENTS.index(row.forbidden) if row.forbidden else -1,
        "by_alignment": row.by_alignment.cases() if row.by_alignment else (),
        "place": tuple(spaces[space] for space in row.place),
    }
    return CardFacts(**facts)


def _read_characters(pack: Pack, box: Box, spaces: dict[str, int]) -> tuple[CharacterFacts, ...]:
    """The characters (COUNT, CARD-ALIGNMENT, SPACE-UNKNOWN, CHARACTER-VALUE, CHARACTER-ABILITY)."""
    found: list[CharacterFacts] = []
    for name in sorted(pack.tables.get("characters", {})):
        row, where = pack.entry("characters", name, _CharacterRow), pack.where("characters", name)
        _one_of("CARD-ALIGNMENT", where, "alignment", row.alignment, ALIGNMENTS)
        _one_of("SPACE-UNKNOWN", where, "start", row.start, spaces)
        if min(row.strength, row.craft, row.life) < 1 or min(row.fate, row.gold, row.spells) < 0:
            raise ContentError("CHARACTER-VALUE", where, "Strength, Craft and life are at least 1, the rest at least 0")
        if not row.abilities:
            raise ContentError("CHARACTER-ABILITY", where, "every character has at least one special ability")
        facts = {field: getattr(row, field) for field in row.__struct_fields__}
        facts = {field: facts[field] for field in facts if field in CharacterFacts.__struct_fields__}
        facts |= {
            "id": name,
            "alignment": ALIGNMENTS.index(row.alignment),
            "start": spaces[row.start],
            "tags": frozenset(tag for ability in row.abilities for tag in ability),
        }
        found.append(CharacterFacts(**facts))
    _count(pack.where("characters"), "characters", len(found), box.counts.characters)
    return tuple(found)


def _character_card(facts: CharacterFacts) -> CardFacts:
    """A character card as a card among the others."""
    row = _CardRow(
        type="Character", copies=1, rule="TA-1.9", polish_name="", provenance="public", source="characters", number=5
    )
    return msgspec.structs.replace(
        _read_card(facts.id, "character", facts.id, row, {}),
        key=f"character-{facts.id}",
        number=0,
        strength=facts.strength,
        craft=facts.craft,
        tags=facts.tags,
    )


def _read_quests(pack: Pack, box: Box) -> tuple[Quest, ...]:
    """The quests by the roll of the die (COUNT, ROLL)."""
    rows = {name: pack.entry("quests", name, _QuestRow) for name in pack.tables.get("quests", {})}
    _count(pack.where("quests"), "quests", len(rows), box.counts.quests)
    _covers(pack.where("quests"), [n for row in rows.values() for n in row.on], 1, box.quest.dice * box.dice.sides)
    for name, row in rows.items():
        for what in row.cost:
            _one_of("QUEST", pack.where("quests", name), "cost", what, ("follower", "magic_object", "gold"))
    quests = (Quest(name, row.on, row.auto, row.cost) for name, row in rows.items())
    return tuple(sorted(quests, key=lambda quest: quest.on))


# ------------------------------------------------------------------ checks


def _check_roll(where: str, roll: Roll, spaces: dict[str, int], *, from_zero: bool = False) -> None:
    """Each possible result stands in exactly one row (ROLL); the rows' steps are known."""
    least = 0 if from_zero else roll.dice
    results = [n for row in roll.table for n in row.on]
    opened = [row.at_least for row in roll.table if row.at_least]
    most = opened[0] - 1 if len(opened) == 1 else roll.dice * 6
    _covers(where, results, least, most)
    for row in roll.table:
        _check_ops(where, row.ops, spaces)


def _covers(where: str, results: list[int], least: int, most: int) -> None:
    """The results are each whole number from `least` to `most` once (ROLL)."""
    if sorted(results) != list(range(least, most + 1)):
        raise ContentError(
            "ROLL", where, f"the rows cover {sorted(results)}, not each result from {least} to {most} once"
        )


def _check_ops(where: str, ops: tuple[Op, ...], spaces: dict[str, int]) -> None:
    """Every step and everything to choose from in it (OP, SPACE-UNKNOWN, ROLL)."""
    for op in ops:
        _check_op(where, op, spaces)
        for choice in op.options:
            _check_ops(f"{where}: {choice.id}", choice.ops, spaces)
            if choice.roll is not None:
                _check_roll(f"{where}: {choice.id}", choice.roll, spaces)


def _check_op(where: str, op: Op, spaces: dict[str, int]) -> None:
    """One step: a known word, a known object, known spaces (OP, SPACE-UNKNOWN)."""
    _one_of("OP", where, "op", op.op, OPS)
    _one_of("OP", where, "what", op.what, WHATS)
    if isinstance(op.n, str):
        _one_of("OP", where, "n", op.n, ("all", "all_tokens", "to_limit"))
    if isinstance(op.max, str):
        _one_of("OP", where, "max", op.max, ("to_value",))
    if op.space:
        _one_of("SPACE-UNKNOWN", where, "space", op.space, spaces)
    if op.to and op.to not in WORDS_TO:
        known = ALIGNMENTS if op.op == "set_alignment" else tuple(spaces)
        _one_of("OP" if op.op == "set_alignment" else "SPACE-UNKNOWN", where, "to", op.to, known)
    if op.op == "fight" and not (op.name and op.value and op.kind in ("battle", "psychic")):
        raise ContentError("OP", where, "a fight needs a name, a value and the kind battle or psychic")


def _check_shops(pack: Pack, table: Table) -> None:
    """What shops sell is in the Purchase deck, at the price that its card names (PRICE)."""
    deck = {card.id: card for card in table.cards if card.deck == "purchase"}
    shops = [("market", card.id, card.prices) for card in table.cards if card.prices and card.deck == "adventure"]
    shops += [(space.id, space.id, visit.prices) for space in table.spaces for visit in space.visits if visit.prices]
    for shop, name, prices in shops:
        for ware, price in prices.items():
            if ware not in deck or deck[ware].prices.get(shop) != price:
                where = pack.where("purchase", ware)
                raise ContentError("PRICE", where, f"{name} asks {price} gold for it; no such price stands here")


def _check_unfriendly(pack: Pack, table: Table) -> None:
    """The list of unfriendly persons names what exists (CARD-UNKNOWN, SPACE-UNKNOWN)."""
    where, unfriendly = pack.where("box", "unfriendly"), table.box.unfriendly
    people = {visit.id for space in table.spaces for visit in space.visits}
    for card in unfriendly.cards:
        _one_of("CARD-UNKNOWN", where, "card", card, {card.id: card for card in table.cards})
    for person in unfriendly.people:
        _one_of("CARD-UNKNOWN", where, "person", person, sorted(people))
    for name in unfriendly.spaces:
        _one_of("SPACE-UNKNOWN", where, "space", name, {space.id: 0 for space in table.spaces})


def _count(where: str, what: str, have: int, want: int) -> None:
    """Refuse another number of things than the box holds (COUNT)."""
    if have != want:
        raise ContentError("COUNT", where, f"{have} {what}, {want} are needed")


def _one_of(code: str, where: str, what: str, value: object, known: Any) -> None:
    """Refuse a value outside ``known``: ``… region upper is not one of outer, middle, inner, crown [SPACE-REGION]``."""
    if value not in known:
        raise ContentError(
            code, where, f"{what} {value} is not one of {', '.join(repr(k) if k == '' else str(k) for k in known)}"
        )


def _linted(card: CardFacts) -> Card:
    """A card as the linter sees it: its name, and a text that says the numbers of its effect."""
    said = {
        card.strength if card.type == "Enemy" else 0,
        card.craft if card.type == "Enemy" else 0,
        card.bonus_strength,
        card.bonus_craft,
        card.battle_strength,
        card.dragon_strength,
        card.object_bonus,
        card.cost,
        card.bribe,
        card.free_heal,
        card.exchange_gold,
        card.tokens.n if card.tokens else 0,
        card.burst.strength if card.burst else 0,
        *(card.prices.values() if card.deck == "adventure" else ()),
        *card.save_on,
    }
    texts: dict[str, tuple[int, ...]] = {f"token-{card.key}": (), f"card-{card.key}": tuple(sorted(said - {0}))}
    return Card(card.key, texts, {card.key: card.rule})


def _linted_character(character: CharacterFacts) -> Card:
    """A character as the linter sees it: a name, and a text and a test for each ability."""
    number = range(1, len(character.abilities) + 1)
    texts: dict[str, tuple[int, ...]] = {f"ability-{character.id}-{n}": () for n in number}
    texts[f"character-{character.id}"] = ()
    return Card(character.id, texts, {f"{character.id}-{n}": "TA-7.1" for n in number})


PACK = load_game_pack("talisman", Path(__file__).with_name("content"))
TABLE = read(PACK)

SEATS = TABLE.box.box.seats
SPACES = TABLE.spaces
SPACE = {space.id: space.index for space in SPACES}
"""The number of each space by its id."""
NAMED = {name: tuple(s.index for s in SPACES if s.name == name) for name in dict.fromkeys(s.name for s in SPACES)}
"""The numbers of all spaces of one name."""
IN_REGION = {region: tuple(s.index for s in SPACES if s.region == region) for region in REGIONS}
CROWN: Final = SPACE["crown-of-command"]

CHARACTERS = TABLE.characters
card_of: tuple[CardFacts, ...] = (*TABLE.cards, *(_character_card(character) for character in CHARACTERS))
"""What each piece is."""
DECK = {deck: tuple(p for p, card in enumerate(card_of) if card.deck == deck) for deck in DECKS}
"""The pieces of each kind of card."""
CHARACTER: dict[int, CharacterFacts] = dict(zip(DECK["character"], CHARACTERS, strict=True))
"""The character of each character card."""
BY_ID: dict[str, CharacterFacts] = {character.id: character for character in CHARACTERS}
kinds = tuple(card.key for card in card_of)
"""The key of each piece: equal cards share it."""
BACKS = tuple(DECKS.index(card.deck) for card in card_of)
PIECES = Catalogue(kinds, BACKS)
OF_KEY: dict[str, tuple[int, ...]] = {
    key: tuple(p for p, k in enumerate(kinds) if k == key) for key in dict.fromkeys(kinds)
}
"""The pieces of each key."""
CARDS = (*(_linted(card_of[pieces[0]]) for pieces in OF_KEY.values()), *map(_linted_character, CHARACTERS))

QUESTS = TABLE.quests
QUEST = {quest.id: quest for quest in QUESTS}
QUEST_DICE = TABLE.box.quest.dice
QUEST_SPACE = TABLE.box.quest.space

STOCK = {
    **dict.fromkeys(
        TABLE.box.stock.kinds, TABLE.box.stock.small + TABLE.box.stock.large * TABLE.box.stock.large_points
    ),
    "fate": TABLE.box.stock.fate,
    "gold": TABLE.box.stock.gold,
}
"""How many points of each kind there are (TA-R12)."""
DIE_SIDES = TABLE.box.dice.sides
OBJECT_LIMIT = TABLE.box.objects.limit
SPELL_LIMITS = TABLE.box.spells.limits
"""Spell limit by total Craft; the last one for every higher Craft (TA-22.4)."""
SPELLS_ABROAD = TABLE.box.spells.abroad
TROPHY_PRICE = TABLE.box.trophies.price
TROPHY_PRICES = TABLE.box.trophies.faster
CHOICE_OF_CHARACTERS = TABLE.box.setup.choice
STARTING_BONUS = TABLE.box.setup.bonus
BLOODBATH_TALISMANS = TABLE.box.setup.bloodbath
COMMAND_BY_PLAYERS = TABLE.box.command.by_players
"""The results the Command Spell works on, by the number of players from 1 (TA-42.4)."""
UNFRIENDLY_CARDS = frozenset(TABLE.box.unfriendly.cards)
UNFRIENDLY_PEOPLE = frozenset(TABLE.box.unfriendly.people)
UNFRIENDLY_SPACES = frozenset(TABLE.box.unfriendly.spaces)

TOAD_TURNS = TABLE.toad.turns
TOAD_VALUE = TABLE.toad.strength
"""A Toad's Strength and its Craft: they are alike (TA-27.2)."""
TOAD_STEPS = TABLE.toad.movement
TOADS = TABLE.toad.copies
ALIGNMENT_CARDS = TABLE.alignment.copies

CONTENT_HASH = PACK.hash
