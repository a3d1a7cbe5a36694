"""The box of Talisman: the content pack in use, and every card as a piece.

Pieces are numbered from 0: Adventure, Spell, Purchase, Talisman, character cards, each deck by the ids of its cards.
Spaces are numbered 0..48 along the rings: Outer, Middle, Inner Region, Crown. Where entries stand in their file has no
meaning. Nothing here is a rule.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from magemoot.engine.content import Card, load_game_pack
from magemoot.engine.pieces import Catalogue
from magemoot.games.talisman.components import DECKS, REGIONS, CardFacts, CharacterFacts
from magemoot.games.talisman.reading import character_card, read

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
card_of: tuple[CardFacts, ...] = (*TABLE.cards, *(character_card(character) for character in CHARACTERS))
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

# ------------------------------------------------------------------ what the linter sees


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


CARDS = (*(_linted(card_of[pieces[0]]) for pieces in OF_KEY.values()), *map(_linted_character, CHARACTERS))
