"""What can happen to tokens and cards (TA-1, TA-4, TA-19, TA-26.4). Every change is made here and told to the chronicle."""

from __future__ import annotations

from collections.abc import Iterator

from magemoot.engine.events import Ref, piece, seat, term
from magemoot.engine.pieces import EMPTY
from magemoot.games.talisman.catalogue import OBJECT_LIMIT, SPACES, STOCK, card_of
from magemoot.games.talisman.state import NOWHERE, Adventurer, Talisman
from magemoot.games.talisman.totals import (
    TOKEN_PLACES,
    is_toad,
    may_have,
    object_limit,
    spell_limit,
    value,
)

# ------------------------------------------------------------------ stocks and tokens


def in_play(t: Talisman, what: str) -> int:
    """How many points of a kind of token are with the players and on the board (TA-1.4, TA-R12)."""
    match what:
        case "strength":
            return sum(a.strength + a.toad_strength for a in t.adventurers) + t.tokens[TOKEN_PLACES[what]]
        case "craft":
            return sum(a.craft + a.toad_craft for a in t.adventurers) + t.tokens[TOKEN_PLACES[what]]
        case "life":
            return sum(a.life for a in t.adventurers) + t.tokens[TOKEN_PLACES[what]]
        case "fate":
            return sum(a.fate for a in t.adventurers)
        case _:
            return sum(a.gold + a.inherited_gold for a in t.adventurers) + sum(t.loose_gold)


def stock_left(t: Talisman, what: str) -> int:
    """TA-26.4, TA-R12: how many points of "strength", "craft", "life", "fate" or "gold" can still be gained."""
    return STOCK[what] - in_play(t, what)


def gain(t: Talisman, me: Adventurer, what: str, n: int, rule: str) -> int:
    """Gain points, as far as the stock goes. A Toad's Strength and Craft are its own (TA-27.3); gold it refuses (TA-R61).

    Returns:
        how many were gained.
    """
    if what == "gold" and is_toad(me):
        return 0
    n = min(n, stock_left(t, what))
    if n <= 0:
        return 0
    match what:
        case "strength":
            if is_toad(me):
                me.toad_strength += n
            else:
                me.strength += n
        case "craft":
            if is_toad(me):
                me.toad_craft += n
            else:
                me.craft += n
        case "life":
            me.life += n
        case "fate":
            me.fate += n
        case _:
            me.gold += n
    if t.log is not None:
        t.note(f"gain-{what}", rule, who=seat(me.seat), count=n)
    return n


def lose_points(t: Talisman, me: Adventurer, what: str, n: int | str, rule: str) -> int:
    """Lose Strength, Craft, fate or gold; printed values stay (TA-3.7, TA-R143), and nothing comes of nothing (TA-19.6).

    Args:
        n: a number, or "all".

    Returns:
        how many were lost.
    """
    held = _held(me, what)
    n = held if isinstance(n, str) else min(n, held)
    if n <= 0:
        return 0
    match what:
        case "strength":
            if is_toad(me):
                me.toad_strength -= n
            else:
                me.strength -= n
        case "craft":
            if is_toad(me):
                me.toad_craft -= n
            else:
                me.craft -= n
        case "fate":
            me.fate -= n
        case _:
            me.gold -= n
    if t.log is not None:
        t.note(f"lose-{what}", rule, who=seat(me.seat), count=n)
    return n


def _held(me: Adventurer, what: str) -> int:
    match what:
        case "strength":
            return me.toad_strength if is_toad(me) else me.strength
        case "craft":
            return me.toad_craft if is_toad(me) else me.craft
        case "fate":
            return me.fate
        case _:
            return me.gold


def take_life(t: Talisman, me: Adventurer, n: int, rule: str) -> int:
    """Remove life tokens, nothing else (TA-4.2); losing life goes through `fight.lose_life`. Returns how many."""
    n = min(n, me.life)
    if n > 0:
        me.life -= n
        if t.log is not None:
            t.note("lose-life", rule, who=seat(me.seat), count=n, left=me.life)
    return n


def heal(t: Talisman, me: Adventurer, n: int, rule: str) -> int:
    """TA-4.3, TA-4.5: restore lost life, never above the life value. Returns how much."""
    return gain(t, me, "life", min(n, max(0, value(me, "life") - me.life)), rule)


def replenish(t: Talisman, me: Adventurer, n: int, rule: str) -> int:
    """TA-6.8: restore fate, never above the fate value. Returns how much."""
    return gain(t, me, "fate", min(n, max(0, value(me, "fate") - me.fate)), rule)


def spend_fate(t: Talisman, me: Adventurer, rule: str) -> None:
    """TA-6.2: one fate token goes back to the stock."""
    me.fate -= 1
    if t.log is not None:
        t.note("spend-fate", rule, who=seat(me.seat), left=me.fate)


def pay(t: Talisman, me: Adventurer, gold: int, rule: str) -> None:
    """TA-19.3: gold goes to the stock."""
    me.gold -= gold
    if t.log is not None and gold:
        t.note("pay-gold", rule, who=seat(me.seat), count=gold)


def take_gold(t: Talisman, me: Adventurer, other: Adventurer, gold: int, rule: str) -> int:
    """Gold goes from one character to another. Returns how much."""
    gold = min(gold, other.gold) if not is_toad(me) else 0
    if gold > 0:
        other.gold -= gold
        me.gold += gold
        if t.log is not None:
            t.note("take-gold", rule, who=seat(me.seat), owner=seat(other.seat), count=gold)
    return gold


def drop_gold(t: Talisman, me: Adventurer, space: int, rule: str) -> None:
    """All gold of a character comes to lie on a space (TA-R98)."""
    if me.gold:
        t.loose_gold[space] += me.gold
        if t.log is not None:
            t.note("drop-gold", rule, who=seat(me.seat), count=me.gold, space=space_term(space))
        me.gold = 0


def take_loose_gold(t: Talisman, me: Adventurer, rule: str) -> int:
    """Gold lying on his space goes to a character (TA-14.2, TA-R98). Returns how much."""
    gold = t.loose_gold[me.space]
    if gold and not is_toad(me):
        t.loose_gold[me.space] = 0
        me.gold += gold
        if t.log is not None:
            t.note("take-loose-gold", rule, who=seat(me.seat), count=gold)
        return gold
    return 0


def space_term(space: int) -> Ref:
    """The name of a space, as a message argument."""
    return term(f"space-{SPACES[space].name}")


# ------------------------------------------------------------------ cards


def zones_of(t: Talisman) -> Iterator[list[int]]:
    """Every zone in which a card can lie while the game runs."""
    yield t.limbo
    yield from t.spaces
    for a in t.adventurers:
        yield a.objects
        yield a.followers
        yield a.raised
        yield a.trophies
        yield a.spells
        yield a.inherited
        yield a.peeked
    yield t.beside


def pile_of(t: Talisman, card: int) -> list[int]:
    """The pile a card goes to when it is discarded (TA-30.2)."""
    match card_of[card].deck:
        case "adventure":
            return t.adventure_discard
        case "spell":
            return t.spell_discard
        case "purchase":
            return t.purchase
        case "talisman":
            return t.talismans
        case _:
            return t.gone


def discard(t: Talisman, card: int, rule: str) -> None:
    """A card goes to its own pile from wherever it lies (TA-21.2, TA-22.8, TA-30.2); tokens on it go back to the stock."""
    for zone in zones_of(t):
        if card in zone:
            zone.remove(card)
            break
    else:
        raise LookupError(f"{card_of[card].id}: lies in no zone from which it could be discarded")
    pile_of(t, card).append(card)
    tokens = card_of[card].tokens
    if tokens is not None:
        t.tokens[TOKEN_PLACES[tokens.what]] = 0
    if t.log is not None:
        t.note("discard", rule, card=piece(card))


def draw_adventure(t: Talisman, me: Adventurer, rule: str) -> int:
    """TA-8.1, TA-R10: the top Adventure card comes into resolution; an empty deck takes in its discards first.

    Returns:
        the card, or -1 when deck and discards are empty.
    """
    if not t.adventure:
        if not t.adventure_discard:
            return -1
        t.adventure, t.adventure_discard = t.adventure_discard, t.adventure
        t.rng.shuffle(t.adventure)
        if t.log is not None:
            t.note("reshuffle-adventure", "TA-R10", count=len(t.adventure))
    card = t.adventure.pop()
    t.limbo.append(card)
    if t.log is not None:
        t.note("draw-adventure", rule, who=seat(me.seat), card=piece(card))
    return card


def lay(t: Talisman, card: int, space: int, rule: str) -> None:
    """A card in resolution comes to lie face up on a space (TA-8.1, TA-8.6)."""
    t.limbo.remove(card)
    t.spaces[space].append(card)
    if t.log is not None:
        t.note("lay", rule, card=piece(card), space=space_term(space))


def lift(t: Talisman, card: int) -> None:
    """A card lying on a space comes into resolution."""
    for zone in t.spaces:
        if card in zone:
            zone.remove(card)
            t.limbo.append(card)
            return
    raise LookupError(f"{card_of[card].id}: lies on no space")


def draw_spell(t: Talisman, me: Adventurer, rule: str) -> bool:
    """TA-22.2, TA-22.4: the top Spell goes to a character, within his limit; Toads get none (TA-27.6).

    Only its owner learns which it is. Returns whether he got one.
    """
    if is_toad(me) or len(me.spells) >= spell_limit(t, me):
        return False
    if not t.spell_deck:
        if not t.spell_discard:
            return False
        t.spell_deck, t.spell_discard = t.spell_discard, t.spell_deck
        t.rng.shuffle(t.spell_deck)
        if t.log is not None:
            t.note("reshuffle-spells", "TA-22.2", count=len(t.spell_deck))
    card = t.spell_deck.pop()
    me.spells.append(card)
    if t.log is not None:
        t.whisper((me.seat,), ("card",), "draw-spell", rule, who=seat(me.seat), card=piece(card))
    return True


def take_card(t: Talisman, me: Adventurer, card: int, rule: str) -> None:
    """A card from a space, a pile, another character or resolution comes to a character's Objects or Followers."""
    for zone in (*zones_of(t), t.purchase, t.talismans):
        if card in zone:
            zone.remove(card)
            break
    else:
        raise LookupError(f"{card_of[card].id}: is nowhere from where it could be taken")
    (me.followers if card_of[card].type == "Follower" else me.objects).append(card)
    me.sorted_out = False
    if card_of[card].id == "raft":
        me.fresh_raft = True
    if t.log is not None:
        t.note("take-card", rule, who=seat(me.seat), card=piece(card))


def from_pile(t: Talisman, me: Adventurer, id: str, rule: str) -> bool:
    """TA-30.1, TA-30.3: a card of that id from the Purchase or Talisman pile, if one is left. Returns whether it was."""
    for pile in (t.purchase, t.talismans):
        for card in pile:
            if card_of[card].id == id:
                take_card(t, me, card, rule)
                return True
    return False


def in_pile(t: Talisman, id: str) -> bool:
    """TA-30.3: whether the Purchase or Talisman pile still holds a card of that id."""
    return any(card_of[card].id == id for pile in (t.purchase, t.talismans) for card in pile)


def raise_enemy(t: Talisman, me: Adventurer, card: int, rule: str) -> None:
    """TA-R71, TA-R72: an Enemy becomes a Follower of the one who raised or charmed it."""
    for zone in zones_of(t):
        if card in zone:
            zone.remove(card)
            break
    me.raised.append(card)
    me.sorted_out = False
    if t.log is not None:
        t.note("raise-enemy", rule, who=seat(me.seat), card=piece(card))


def to_trophies(t: Talisman, me: Adventurer, card: int, rule: str) -> None:
    """TA-23.1: a defeated Enemy's card becomes a trophy."""
    for zone in zones_of(t):
        if card in zone:
            zone.remove(card)
            break
    me.trophies.append(card)
    if t.log is not None:
        t.note("trophy", rule, who=seat(me.seat), card=piece(card))


def ditch(t: Talisman, me: Adventurer, card: int, rule: str) -> None:
    """TA-29.6: an Object or Follower comes to lie on his space; a raised Enemy goes to its pile instead (TA-R108)."""
    if card in me.raised:
        discard(t, card, rule)
        return
    zone = me.objects if card in me.objects else me.followers
    zone.remove(card)
    if card_of[card].id == "raft":
        pile_of(t, card).append(card)
    else:
        t.spaces[me.space].append(card)
        me.ditched.append(card)
    if t.log is not None:
        t.note("ditch", rule, who=seat(me.seat), card=piece(card))


# ------------------------------------------------------------------ Spells


def announce(t: Talisman, me: Adventurer, card: int) -> None:
    """TA-22.8: a Spell leaves the hand and is in resolution, for all to see."""
    me.spells.remove(card)
    t.limbo.append(card)


def stay_beside(t: Talisman, card: int) -> None:
    """A card in resolution comes to lie beside the board while its effect lasts (TA-R83, TA-R86)."""
    t.limbo.remove(card)
    t.beside.append(card)


def look_at_deck(t: Talisman, me: Adventurer, n: int, rule: str) -> None:
    """A character takes up so many cards from the top of the Adventure deck; only he sees which, the next one first."""
    for _ in range(min(n, len(t.adventure))):
        card = t.adventure.pop()
        me.peeked.append(card)
        if t.log is not None:
            t.whisper((me.seat,), ("card",), "look-at-card", rule, who=seat(me.seat), card=piece(card))


def put_back(t: Talisman, me: Adventurer) -> None:
    """The cards looked at go back on top of the Adventure deck as they lay."""
    while me.peeked:
        t.adventure.append(me.peeked.pop())


def lay_talisman(t: Talisman, me: Adventurer, rule: str) -> None:
    """TA-R116: a Talisman of the pile, if one is left, comes to lie on a character's space."""
    if t.talismans:
        card = t.talismans.pop()
        t.spaces[me.space].append(card)
        if t.log is not None:
            t.note("lay-talisman", rule, who=seat(me.seat), card=piece(card))


def remove_tokens(t: Talisman, what: str) -> None:
    """The tokens on a card that leaves the board go back to the stock (TA-R90)."""
    t.tokens[TOKEN_PLACES[what]] = 0


# ------------------------------------------------------------------ where characters are


def move_to(t: Talisman, me: Adventurer, space: int, rule: str) -> None:
    """A character's figure goes to a space. What waited for him where he was is gone (TA-R132), slavery too (TA-R41)."""
    if me.space != space:
        me.standoff = False
        me.pitfiends = 0
        me.werewolf = 0
        me.claimed = False
        me.enslaved = False
    me.space = space
    if t.log is not None:
        t.note("move", rule, who=seat(me.seat), space=space_term(space))


def show_dice(t: Talisman, me: Adventurer, what: str, dice: list[int], rule: str) -> None:
    """Dice lie on the table for all to see."""
    t.dice = dice[:]
    t.dice_for = what
    if t.log is not None:
        t.note(
            "roll",
            rule,
            who=seat(me.seat),
            dice=" ".join(map(str, dice)),
            total=sum(dice),
            what=term(f"roll-{what}"),
        )


# ------------------------------------------------------------------ limits


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


# ------------------------------------------------------------------ characters that come and go


def mix(t: Talisman) -> None:
    """TA-2.1, TA-2.2, TA-2.4: the Adventure deck, the Spell deck and the characters are mixed."""
    for deck in (t.adventure, t.spell_deck, t.characters):
        t.rng.shuffle(deck)


def remove_talismans(t: Talisman, n: int) -> None:
    """TA-42.3: so many Talisman cards leave the game."""
    for _ in range(n):
        t.gone.append(t.talismans.pop())


def deal_characters(t: Talisman, me: Adventurer, n: int) -> None:
    """TA-2.4, TA-2.5: a player gets so many character cards to choose from, unseen by others."""
    for _ in range(n):
        me.peeked.append(t.characters.pop())


def keep_character(t: Talisman, me: Adventurer, card: int) -> None:
    """TA-2.5: of the cards dealt to him a player keeps one; the others are unused again."""
    me.peeked.remove(card)
    t.characters.extend(me.peeked)
    me.peeked.clear()
    me.card = card


def mix_characters(t: Talisman) -> None:
    """TA-2.5: the unused character cards are mixed again."""
    t.rng.shuffle(t.characters)


def next_character(t: Talisman, me: Adventurer) -> None:
    """TA-5.7, TA-R3: a player gets the top one of the unused character cards."""
    me.card = t.characters.pop()


def set_aside(me: Adventurer) -> None:
    """TA-41.4: with Inherited Objects everything waits for the next character."""
    me.inherited.extend([*me.objects, *me.followers])
    me.objects.clear()
    me.followers.clear()
    me.inherited_gold += me.gold
    me.gold = 0


def pass_over(t: Talisman, me: Adventurer, card: int, rule: str) -> None:
    """TA-41.6: a card that was set aside and that the heir may not have comes to lie on his space."""
    me.inherited.remove(card)
    t.spaces[me.space].append(card)
    if t.log is not None:
        t.note("lay", rule, card=piece(card), space=space_term(me.space))


def leave_behind(t: Talisman, me: Adventurer) -> None:
    """TA-5.2: Objects and Followers come to lie on the space of death."""
    t.spaces[me.space].extend([*me.objects, *me.followers])
    me.objects.clear()
    me.followers.clear()


def remove_character(t: Talisman, me: Adventurer) -> None:
    """TA-5.6: the character's card is out of the game; everything personal is as at the start."""
    t.gone.append(me.card)
    me.card = EMPTY
    me.space = NOWHERE
    me.life = me.fate = me.gold = me.strength = me.craft = 0
    me.toad = me.toad_strength = me.toad_craft = me.missed = 0
    me.pitfiends = me.werewolf = me.allowance = me.strength_bonus = me.battle_bonus = me.extra_turns = 0
    me.quest = me.offer = ""
    me.sorted_out = me.realigned = me.standoff = me.enslaved = me.retreating = me.claimed = me.fresh_raft = False
    me.cast_abroad = me.invisible = me.immobile = False
    me.ditched = []
