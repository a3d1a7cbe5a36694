"""What clients are told beside the rules: totals with their parts, limits, what waits on each space, what the box holds."""

from __future__ import annotations

import msgspec

from magemoot.engine.events import Arg, piece, seat, term
from magemoot.engine.pieces import EMPTY
from magemoot.games.talisman.atoms.tokens import stock_left
from magemoot.games.talisman.catalogue import CHARACTER, OF_KEY, QUESTS, SPACES, STOCK, card_of, kinds
from magemoot.games.talisman.components import ALIGNMENTS, REGIONS, CardFacts, CharacterFacts, Space
from magemoot.games.talisman.fight import best_weapons, parts_of
from magemoot.games.talisman.outlook import chance_against
from magemoot.games.talisman.result import counts
from magemoot.games.talisman.state import Adventurer, Talisman
from magemoot.games.talisman.totals import (
    Part,
    at,
    battle_parts,
    craft_parts,
    has_character,
    holds_talisman,
    object_limit,
    spell_limit,
    strength_parts,
    value,
)
from magemoot.games.talisman.trophies import points

# ------------------------------------------------------------------ facts of the moment


class Trophies(msgspec.Struct, frozen=True):
    """Points on the trophies of each kind (TA-23.3, TA-23.4)."""

    strength: int
    craft: int


class AdventurerFacts(msgspec.Struct, frozen=True):
    """What a character's values come to, and how much he may carry.

    Attributes:
        battle: the parts of his Strength in battle with the Weapons he would use.
        life_value, fate_value: the printed ones; 0 without a character.
        toad_turns: turns of his as a Toad, the present one included.
        count: what sudden death would count (TA-42.6).
    """

    strength: list[Part] = []
    craft: list[Part] = []
    battle: list[Part] = []
    life_value: int = 0
    fate_value: int = 0
    spell_limit: int = 0
    object_limit: int = 0
    talisman: bool = False
    toad_turns: int = 0
    count: int = 0
    trophies: Trophies = Trophies(0, 0)


class FightFacts(msgspec.Struct, frozen=True):
    """The parts of both sides' scores in the fight under way, without the dice."""

    own: list[Part]
    other: list[Part]


class Bring(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that waits on a space: a message and its arguments."""

    message: str
    args: dict[str, Arg] = {}


class Facts(msgspec.Struct, frozen=True):
    """What a client shows beside the view.

    Attributes:
        brings: for each space, what it would bring the active character if he came there.
        stock: points of each kind of token still to be had (TA-26.4).
    """

    adventurers: list[AdventurerFacts]
    fight: FightFacts
    brings: list[list[Bring]]
    stock: dict[str, int]


def facts(view: Talisman) -> Facts:
    """All that follows from a view and is worth showing; nothing in it is hidden from anybody."""
    counted = counts(view)
    return Facts(
        [_adventurer(view, me, counted[me.seat]) for me in view.adventurers],
        FightFacts(*_sides(view)),
        [brings(view, view.adventurers[view.active], space) for space in SPACES],
        {what: stock_left(view, what) for what in STOCK},
    )


def _adventurer(t: Talisman, me: Adventurer, counted: int) -> AdventurerFacts:
    if not has_character(me):
        return AdventurerFacts()
    return AdventurerFacts(
        strength_parts(t, me),
        craft_parts(t, me),
        battle_parts(t, me, best_weapons(t, me), False),
        value(me, "life"),
        value(me, "fate"),
        spell_limit(t, me),
        object_limit(me),
        holds_talisman(me),
        me.toad,
        counted,
        Trophies(sum(points(c, "strength") for c in me.trophies), sum(points(c, "craft") for c in me.trophies)),
    )


def _sides(t: Talisman) -> tuple[list[Part], list[Part]]:
    """What each side of the fight under way adds to its die."""
    fight = t.fight
    if not fight.kind:
        return [], []
    dragons = any(card_of[c].subtype == "Dragon" for c in fight.enemies)
    own = _with_bonus(parts_of(t, t.adventurers[fight.seat], dragons), fight.bonus)
    if fight.rival >= 0:
        return own, _with_bonus(parts_of(t, t.adventurers[fight.rival], False), fight.rival_bonus)
    if not fight.enemies:
        return own, [Part(f"creature-{fight.name}", EMPTY, fight.value)]
    what = "craft" if fight.kind == "psychic" else "strength"
    return own, [Part("part-card", c, points(c, what)) for c in fight.enemies]


def _with_bonus(parts: list[Part], bonus: int) -> list[Part]:
    return [*parts, Part("part-fight", EMPTY, bonus)] if bonus else parts


# ------------------------------------------------------------------ what waits on a space


def brings(t: Talisman, me: Adventurer, space: Space) -> list[Bring]:
    """What a character would find on a space: people, cards in the order they are met, gold, cards to draw, the board."""
    lying = t.spaces[space.index]
    found = [Bring("brings-character", {"who": seat(a.seat)}) for a in at(t, space.index) if a is not me and space.meet]
    found += [_card(t, me, space, c) for c in sorted(lying, key=lambda c: card_of[c].number)]
    if t.loose_gold[space.index]:
        found.append(Bring("brings-gold", {"count": t.loose_gold[space.index]}))
    if space.draw:
        missing = max(0, space.draw - len(lying))
        found.append(Bring("brings-draw" if missing else "brings-no-draw", {"count": missing}))
    else:
        found.append(Bring("brings-space", {"space": term(f"space-{space.name}")}))
    if space.roll_bonus:
        found.append(Bring("brings-roll-bonus", {"count": space.roll_bonus}))
    return found


def _card(t: Talisman, me: Adventurer, space: Space, card: int) -> Bring:
    facts = card_of[card]
    if facts.type == "Enemy":
        args: dict[str, Arg] = {"card": piece(card), "strength": facts.strength, "craft": facts.craft}
        if has_character(me):
            args["chance"] = round(100 * chance_against(t, me, [card], space.roll_bonus))
        return Bring("brings-enemy", args)
    if facts.id == "hex":
        return Bring("brings-hex", {"card": piece(card)})
    kind = "brings-card" if facts.number != 5 else "brings-object"
    return Bring(kind, {"card": piece(card)})


# ------------------------------------------------------------------ the box


class Adds(msgspec.Struct, frozen=True):
    """What a card adds: Strength, Craft, Strength in battle only."""

    strength: int
    craft: int
    battle: int


class CardStatic(msgspec.Struct, frozen=True):
    """A card, by its kind."""

    key: str
    deck: str
    type: str
    subtype: str
    number: int
    strength: int
    craft: int
    adds: Adds
    save: int
    forbidden: str
    object_bonus: int
    rule: str
    provenance: str


class SpaceStatic(msgspec.Struct, frozen=True):
    """A space: its own id, the name it shares, where it lies on a grid of seven by seven, its neighbours."""

    id: str
    name: str
    region: str
    row: int
    column: int
    draw: int
    cw: int
    ccw: int
    opposite: list[int]
    bridge: int
    kind: str
    rules: list[str]


class CharacterStatic(msgspec.Struct, frozen=True):
    """A character: printed values; `abilities` are the message ids of its special abilities."""

    id: str
    strength: int
    craft: int
    life: int
    fate: int
    gold: int
    alignment: str
    start: int
    spells: int
    abilities: list[str]


class Static(msgspec.Struct, frozen=True):
    """What a client needs once: what each piece is, the board, the characters."""

    kinds: list[str]
    kind_of: list[int]
    cards: dict[str, CardStatic]
    spaces: list[SpaceStatic]
    characters: dict[str, CharacterStatic]
    regions: list[str]
    alignments: list[str]
    quests: list[str]
    stock: dict[str, int]


def static() -> Static:
    """The box, as data."""
    keys = list(OF_KEY)
    place = {key: i for i, key in enumerate(keys)}
    return Static(
        keys,
        [place[key] for key in kinds],
        {key: _static_card(key, card_of[pieces[0]]) for key, pieces in OF_KEY.items()},
        [_static_space(space) for space in SPACES],
        {kinds[card]: _static_character(CHARACTER[card]) for card in CHARACTER},
        list(REGIONS),
        list(ALIGNMENTS),
        [quest.id for quest in QUESTS],
        dict(STOCK),
    )


def _static_card(key: str, card: CardFacts) -> CardStatic:
    return CardStatic(
        key,
        card.deck,
        card.type,
        card.subtype,
        card.number,
        card.strength,
        card.craft,
        Adds(card.bonus_strength, card.bonus_craft, card.battle_strength),
        min(card.save_on, default=0),
        "" if card.forbidden < 0 else ALIGNMENTS[card.forbidden],
        card.object_bonus,
        card.rule,
        card.provenance,
    )


def _static_space(space: Space) -> SpaceStatic:
    return SpaceStatic(
        space.id,
        space.name,
        space.region,
        space.grid[0],
        space.grid[1],
        space.draw,
        space.cw,
        space.ccw,
        list(space.opposite),
        space.bridge,
        space.kind,
        list(space.rules),
    )


def _static_character(one: CharacterFacts) -> CharacterStatic:
    return CharacterStatic(
        one.id,
        one.strength,
        one.craft,
        one.life,
        one.fate,
        one.gold,
        ALIGNMENTS[one.alignment],
        one.start,
        one.spells,
        [f"ability-{one.id}-{n + 1}" for n in range(len(one.abilities))],
    )
