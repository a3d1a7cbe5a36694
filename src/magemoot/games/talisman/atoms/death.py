"""What can happen to a character who dies, to what was his, and to his heir (TA-5, TA-41)."""

from __future__ import annotations

from magemoot.engine.events import piece
from magemoot.engine.pieces import EMPTY
from magemoot.games.talisman.atoms.board import space_term
from magemoot.games.talisman.state import NOWHERE, Adventurer, Talisman


def set_aside(me: Adventurer) -> None:
    """TA-41.4: with Inherited Objects everything waits for the next character."""
    me.inherited.extend([*me.objects, *me.followers])
    me.objects.clear()
    me.followers.clear()
    me.inherited_gold += me.gold
    me.gold = 0


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
    me.sorted_out = me.realigned = me.standoff = me.enslaved = me.retreating = me.claimed = False
    me.cast_abroad = me.invisible = me.immobile = False
    me.ditched, me.fresh_rafts = [], []


def next_character(t: Talisman, me: Adventurer) -> None:
    """TA-5.7, TA-R3: a player gets the top one of the unused character cards."""
    me.card = t.characters.pop()


def pass_over(t: Talisman, me: Adventurer, card: int, rule: str) -> None:
    """TA-41.6: a card that was set aside and that the heir may not have comes to lie on his space."""
    me.inherited.remove(card)
    t.spaces[me.space].append(card)
    if t.log is not None:
        t.note("lay", rule, card=piece(card), space=space_term(me.space))
