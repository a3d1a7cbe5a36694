"""Reads a pack of Talisman: every entry in its form, every step checked, as many of everything as the box holds (TA-1)."""

from __future__ import annotations

import msgspec

from magemoot.engine.content import ContentError, Pack
from magemoot.games.talisman.components import (
    ALIGNMENTS,
    REGIONS,
    CardFacts,
    CharacterFacts,
    Choice,
    Quest,
    Space,
    Visit,
)
from magemoot.games.talisman.entries import (
    AlignmentCards,
    Box,
    CardRow,
    CharacterRow,
    Counts,
    QuestRow,
    SpaceRow,
    Table,
    Toad,
)
from magemoot.games.talisman.vocabulary import (
    CONDITION,
    KINDS,
    NUMBERS,
    SUBTYPES,
    TIMINGS,
    TYPES,
    check_count,
    check_covered,
    check_known,
    check_op,
    check_ops,
    check_roll,
)


def read(pack: Pack) -> Table:
    """Turn a pack into typed facts; raises `ContentError` at the first entry that breaks the game's shape."""
    box = Box(**{field.name: pack.entry("box", field.name, field.type) for field in msgspec.structs.fields(Box)})
    strange = sorted(set(pack.tables["box"]) - set(box.__struct_fields__))
    if strange:
        raise ContentError("ENTRY-UNKNOWN", pack.where("box"), f"the entry [{strange[0]}] means nothing in this game")
    spaces = _read_spaces(pack, box.counts)
    known = {space.id: space.index for space in spaces}
    cards = _read_cards(pack, box, known)
    toad = pack.entry("talismans", "toad", Toad)
    if toad.strength != toad.craft:
        raise ContentError("TOAD", pack.where("talismans", "toad"), "a Toad's strength and craft are one number")
    table = Table(
        box=box,
        toad=toad,
        alignment=pack.entry("talismans", "alignment", AlignmentCards),
        spaces=spaces,
        cards=cards,
        characters=_read_characters(pack, box, known),
        quests=_read_quests(pack, box),
    )
    _check_shops(pack, table)
    _check_unfriendly(pack, table)
    for op in box.quest.reward:
        check_op(pack.where("box", "quest"), op, known)
    check_known("SPACE-UNKNOWN", pack.where("box", "quest"), "space", box.quest.space, known)
    return table


# ------------------------------------------------------------------ spaces


def _read_spaces(pack: Pack, counts: Counts) -> tuple[Space, ...]:
    """The spaces along the rings, so many in each region as the box says (COUNT, SPACE-ORDER, SPACE-REGION)."""
    found = {name: pack.entry("board", name, SpaceRow) for name in pack.tables.get("board", {})}
    for name, row in found.items():
        check_known("SPACE-REGION", pack.where("board", name), "region", row.region, REGIONS)
    order = sorted(found, key=lambda name: (REGIONS.index(found[name].region), found[name].index))
    rows = {name: found[name] for name in order}
    index = {name: number for number, name in enumerate(rows)}
    for region in REGIONS:
        have = sum(row.region == region for row in rows.values())
        check_count(pack.where("board"), f"spaces of the {region} region", have, getattr(counts, region))
        ring = [row.index for row in rows.values() if row.region == region]
        if ring != list(range(1, have + 1)):
            problem = f"the indices of the {region} region are {ring}, not each from 1 to {have} once"
            raise ContentError("SPACE-ORDER", pack.where("board"), problem)
    return tuple(_space(pack, name, row, rows, index) for name, row in rows.items())


def _space(pack: Pack, name: str, row: SpaceRow, rows: dict[str, SpaceRow], index: dict[str, int]) -> Space:
    """One space with its neighbours (SPACE-KIND, SPACE-UNKNOWN, SPACE-OPPOSITE)."""
    where = pack.where("board", name)
    check_known("SPACE-KIND", where, "kind", row.kind, KINDS)
    for other in (*row.opposite, *filter(None, (row.bridge, row.portal.to if row.portal else ""))):
        check_known("SPACE-UNKNOWN", where, "space", other, index)
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


def _check_instruction(where: str, row: SpaceRow, spaces: dict[str, int]) -> None:
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
        check_ops(where, ops, spaces)
    if row.roll is not None:
        check_roll(where, row.roll, spaces, from_zero=row.kind == "roll_minus")
    several: tuple[Visit | Choice, ...] = (*row.visits, *row.options)
    for option in several:
        check_ops(f"{where}: {option.id}", option.ops, spaces)
        if option.roll is not None:
            check_roll(f"{where}: {option.id}", option.roll, spaces)


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
            row = pack.entry(name, entry, CardRow)
            card = _read_card(pack.where(name, entry), deck, entry, row, spaces)
            if card.key in keys:
                raise ContentError("KEY", pack.where(name, entry), f"another card has the key {card.key}")
            keys.add(card.key)
            cards += [card] * row.copies
        check_count(pack.where(name), f"{deck} cards", len(cards) - before, want)
    return tuple(cards)


def _read_card(where: str, deck: str, name: str, row: CardRow, spaces: dict[str, int]) -> CardFacts:
    """One card, checked (CARD-TYPE, CARD-NUMBER, CARD-COPIES, CARD-ALIGNMENT, CARD-CONDITION, CARD-TIMING, ROLL, OP)."""
    check_known("CARD-TYPE", where, "type", row.type, TYPES)
    check_known("CARD-TYPE", where, "subtype", row.subtype, SUBTYPES)
    check_known("CARD-NUMBER", where, "number", row.number, NUMBERS.get(row.type, (5,)))
    check_known("CARD-TIMING", where, "timing", row.timing, TIMINGS)
    if row.copies < 1:
        raise ContentError("CARD-COPIES", where, f"copies {row.copies}: there is at least 1 of a card")
    if (deck == "spell") != (row.type == "Spell") or bool(row.timing) != (row.type == "Spell"):
        raise ContentError("CARD-TYPE", where, "Spells, and only they, stand in the Spell deck and have a timing")
    if row.type == "Enemy" and (row.strength > 0) == (row.craft > 0):
        raise ContentError("CARD-ENEMY", where, "an Enemy attacks with Strength or with Craft: exactly one is above 0")
    if row.forbidden:
        check_known("CARD-ALIGNMENT", where, "forbidden", row.forbidden, ALIGNMENTS)
    if row.condition and not CONDITION.fullmatch(row.condition):
        raise ContentError("CARD-CONDITION", where, f"condition {row.condition} is none of craft>=4, alignment==good …")
    for space in row.place:
        check_known("SPACE-UNKNOWN", where, "space", space, spaces)
    if row.place and len(row.place) != 6:
        raise ContentError("ROLL", where, f"{len(row.place)} places, 6 are needed, one for each result")
    for ops in (row.ops, row.ability, *(row.by_alignment.cases() if row.by_alignment else ())):
        check_ops(where, ops, spaces)
    if row.roll is not None:
        check_roll(where, row.roll, spaces)
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


# ------------------------------------------------------------------ characters, quests


def _read_characters(pack: Pack, box: Box, spaces: dict[str, int]) -> tuple[CharacterFacts, ...]:
    """The characters (COUNT, CARD-ALIGNMENT, SPACE-UNKNOWN, CHARACTER-VALUE, CHARACTER-ABILITY)."""
    found: list[CharacterFacts] = []
    for name in sorted(pack.tables.get("characters", {})):
        row, where = pack.entry("characters", name, CharacterRow), pack.where("characters", name)
        check_known("CARD-ALIGNMENT", where, "alignment", row.alignment, ALIGNMENTS)
        check_known("SPACE-UNKNOWN", where, "start", row.start, spaces)
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
    check_count(pack.where("characters"), "characters", len(found), box.counts.characters)
    return tuple(found)


def character_card(facts: CharacterFacts) -> CardFacts:
    """A character card as a card among the others."""
    row = CardRow(
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
    rows = {name: pack.entry("quests", name, QuestRow) for name in pack.tables.get("quests", {})}
    check_count(pack.where("quests"), "quests", len(rows), box.counts.quests)
    check_covered(
        pack.where("quests"), [n for row in rows.values() for n in row.on], 1, box.quest.dice * box.dice.sides
    )
    for name, row in rows.items():
        for what in row.cost:
            check_known("QUEST", pack.where("quests", name), "cost", what, ("follower", "magic_object", "gold"))
    quests = (Quest(name, row.on, row.auto, row.cost) for name, row in rows.items())
    return tuple(sorted(quests, key=lambda quest: quest.on))


# ------------------------------------------------------------------ what one table says of another


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
        check_known("CARD-UNKNOWN", where, "card", card, {card.id: card for card in table.cards})
    for person in unfriendly.people:
        check_known("CARD-UNKNOWN", where, "person", person, sorted(people))
    for name in unfriendly.spaces:
        check_known("SPACE-UNKNOWN", where, "space", name, {space.id: 0 for space in table.spaces})
