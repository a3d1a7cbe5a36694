"""Strength, Craft and the limits that follow (TA-3, TA-20.3, TA-22.4, TA-25.4, TA-29). Nothing here changes anything."""

from __future__ import annotations

from typing import Final

import msgspec

from magemoot.engine.pieces import EMPTY
from magemoot.games.talisman.catalogue import CHARACTER, OBJECT_LIMIT, SPACE, SPELL_LIMITS, TOAD_VALUE, card_of
from magemoot.games.talisman.components import CardFacts
from magemoot.games.talisman.state import Adventurer, Talisman

TOKEN_PLACES: Final = {"strength": 0, "craft": 1, "life": 2}
"""Which entry of `Talisman.tokens` holds the tokens of a kind: Magic Stream, Fountain of Wisdom, Pool of Life."""

CURSED_GLADE: Final = SPACE["cursed-glade"]

# What is asked of cards all the time, by piece.
STRENGTH_OF: Final = tuple(facts.bonus_strength for facts in card_of)
CRAFT_OF: Final = tuple(facts.bonus_craft for facts in card_of)
OBJECT_BONUS: Final = tuple(facts.object_bonus for facts in card_of)
CARDS_WITH: Final = {
    tag: frozenset(c for c, facts in enumerate(card_of) if tag in facts.tags) for facts in card_of for tag in facts.tags
}
"""For each tag of a card, the cards that have it."""


class Part(msgspec.Struct, frozen=True):
    """One source of a total: a message id, or the card it comes from (EMPTY: none), and its points."""

    message: str
    card: int
    points: int


# ------------------------------------------------------------------ who and where


def has_character(me: Adventurer) -> bool:
    """Whether the player has a character on the board."""
    return me.card != EMPTY


def living(t: Talisman) -> list[Adventurer]:
    """All characters on the board, the active player's first, then clockwise (TA-R13)."""
    order = t.adventurers[t.active :] + t.adventurers[: t.active]
    return [a for a in order if a.card != EMPTY]


def at(t: Talisman, space: int) -> list[Adventurer]:
    """The characters on a space, in turn order."""
    return [a for a in living(t) if a.space == space]


def is_toad(me: Adventurer) -> bool:
    """Whether the character is a Toad now (TA-27)."""
    return me.toad > 0


def has_tag(t: Talisman, me: Adventurer, tag: str) -> bool:
    """Whether an ability of the character or of a card he may use now says so (a Toad has none, TA-27.9)."""
    if me.card == EMPTY or me.toad:
        return False
    if tag in CHARACTER[me.card].tags:
        return True
    with_tag = CARDS_WITH.get(tag)
    if with_tag is None or (with_tag.isdisjoint(me.objects) and with_tag.isdisjoint(me.followers)):
        return False
    return any(c in with_tag and usable(t, me, c) for c in (*me.objects, *me.followers))


def cards_with(t: Talisman, me: Adventurer, tag: str) -> list[int]:
    """The usable cards of a character with a tag."""
    with_tag = CARDS_WITH.get(tag, ())
    return [c for c in (*me.objects, *me.followers) if c in with_tag and usable(t, me, c)]


def holds_talisman(me: Adventurer) -> bool:
    """TA-38.12, TA-R126: owning is enough."""
    return not CARDS_WITH["talisman"].isdisjoint(me.objects)


# ------------------------------------------------------------------ having and using


def may_have(me: Adventurer, card: int) -> bool:
    """TA-29.4, TA-26.2, TA-R61, TA-R108: whether a character is allowed to have a card."""
    facts = card_of[card]
    if is_toad(me):
        return False
    if facts.forbidden == me.alignment:
        return False
    if facts.type == "Follower" and facts.id != "cursed_by_a_hag":
        return not any(card_of[c].id == "cursed_by_a_hag" for c in me.followers)
    return True


def usable(t: Talisman, me: Adventurer, card: int) -> bool:
    """TA-29.3, TA-43.3, TA-R86, TA-R126: whether the character may use what the card does, here and now."""
    facts = card_of[card]
    if is_toad(me):
        return False
    if facts.type == "Magic Object" and (on_cursed_glade(me) or magic_is_destroyed(t, me)):
        return False
    tags = CHARACTER[me.card].tags
    if facts.subtype == "Weapon":
        return "no_weapon" not in tags
    if facts.subtype == "Armour":
        return "no_armour" not in tags
    return True


def magic_is_destroyed(t: Talisman, me: Adventurer) -> bool:
    """TA-R86, TA-R142: whether Destroy Magic reaches the character; that of others does not reach the Amulet's owner."""
    if t.spellbound < 0 or t.spellbound == me.seat:
        return t.spellbound >= 0
    return CARDS_WITH["immune_to_spells_except_command"].isdisjoint(me.objects)


def on_cursed_glade(me: Adventurer) -> bool:
    """TA-43.3: whether the character is on the Cursed Glade."""
    return me.space == CURSED_GLADE


def gives(t: Talisman, me: Adventurer, card: int) -> bool:
    """Whether the card's Strength and Craft count now: usable, and no Object on the Cursed Glade (TA-R81)."""
    is_object = card_of[card].type in ("Object", "Magic Object")
    return usable(t, me, card) and not (is_object and on_cursed_glade(me))


# ------------------------------------------------------------------ values and totals


def value(me: Adventurer, what: str) -> int:
    """The printed value: "strength", "craft", "life" or "fate" (a Toad's Strength and Craft are 1, TA-27.2)."""
    facts = CHARACTER[me.card]
    match what:
        case "strength":
            return TOAD_VALUE if is_toad(me) else facts.strength
        case "craft":
            return TOAD_VALUE if is_toad(me) else facts.craft
        case "life":
            return facts.life
        case _:
            return facts.fate


def strength_parts(t: Talisman, me: Adventurer) -> list[Part]:
    """TA-3.2: what a character's Strength is made of, outside battle."""
    tokens = me.toad_strength if is_toad(me) else me.strength
    parts = [Part("part-value", EMPTY, value(me, "strength"))]
    if tokens:
        parts.append(Part("part-tokens", EMPTY, tokens))
    parts += [
        Part("part-card", c, card_of[c].bonus_strength)
        for c in (*me.objects, *me.followers)
        if card_of[c].bonus_strength and gives(t, me, c)
    ]
    if me.strength_bonus:
        parts.append(Part("part-potion", EMPTY, me.strength_bonus))
    return parts


def craft_parts(t: Talisman, me: Adventurer) -> list[Part]:
    """TA-3.3: what a character's Craft is made of."""
    tokens = me.toad_craft if is_toad(me) else me.craft
    parts = [Part("part-value", EMPTY, value(me, "craft"))]
    if tokens:
        parts.append(Part("part-tokens", EMPTY, tokens))
    parts += [
        Part("part-card", c, card_of[c].bonus_craft)
        for c in (*me.objects, *me.followers)
        if card_of[c].bonus_craft and gives(t, me, c)
    ]
    return parts


def strength(t: Talisman, me: Adventurer) -> int:
    """TA-3.2, TA-R21: total Strength without what counts only in battle: the sum of `strength_parts`."""
    total = (TOAD_VALUE + me.toad_strength) if me.toad else CHARACTER[me.card].strength + me.strength
    for cards in (me.objects, me.followers):
        for c in cards:
            if STRENGTH_OF[c] and gives(t, me, c):
                total += STRENGTH_OF[c]
    return total + me.strength_bonus


def craft(t: Talisman, me: Adventurer) -> int:
    """TA-3.3: total Craft: the sum of `craft_parts`."""
    total = (TOAD_VALUE + me.toad_craft) if me.toad else CHARACTER[me.card].craft + me.craft
    for cards in (me.objects, me.followers):
        for c in cards:
            if CRAFT_OF[c] and gives(t, me, c):
                total += CRAFT_OF[c]
    return total


def weapons_of(t: Talisman, me: Adventurer) -> list[int]:
    """The Weapons a character may use (TA-20.5)."""
    return [c for c in me.objects if card_of[c].subtype == "Weapon" and gives(t, me, c)]


def weapon_points(facts: CardFacts, dragons: bool) -> int:
    """TA-R80: what a Weapon adds in battle, more against Dragons if it says so."""
    return facts.dragon_strength if dragons and facts.dragon_strength else facts.battle_strength


def battle_parts(t: Talisman, me: Adventurer, weapons: list[int], dragons: bool) -> list[Part]:
    """TA-3.2, TA-16.5: Strength in a battle with the Weapons in use, fight-long additions left out."""
    parts = strength_parts(t, me)
    parts += [Part("part-weapon", c, weapon_points(card_of[c], dragons)) for c in weapons]
    if me.battle_bonus:
        parts.append(Part("part-mercenary", EMPTY, me.battle_bonus))
    return parts


# ------------------------------------------------------------------ limits


def spell_limit(t: Talisman, me: Adventurer) -> int:
    """TA-22.4: how many Spells a character may hold by his total Craft; a Toad gains none (TA-27.6)."""
    if me.card == EMPTY or is_toad(me):
        return 0
    return SPELL_LIMITS[min(craft(t, me), len(SPELL_LIMITS) - 1)]


def object_limit(me: Adventurer) -> int:
    """TA-20.3, TA-R63: 4 Objects, and 4 more for each Mule."""
    return OBJECT_LIMIT + sum([OBJECT_BONUS[c] for c in me.followers])


def surplus_objects(me: Adventurer) -> int:
    """TA-20.3: how many Objects a character has too many."""
    held = len(me.objects)
    return max(0, held - object_limit(me)) if held > OBJECT_LIMIT else 0


def surplus_spells(t: Talisman, me: Adventurer) -> int:
    """TA-22.5: how many Spells a character has too many; a Toad's are not counted (TA-R115)."""
    return max(0, len(me.spells) - spell_limit(t, me)) if me.spells and not is_toad(me) else 0


def forbidden_cards(me: Adventurer) -> list[int]:
    """TA-25.4: the cards a character has but may not have by his alignment now."""
    return [c for c in (*me.objects, *me.followers) if not may_have(me, c)]
