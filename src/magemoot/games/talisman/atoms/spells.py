"""What can happen to Spells in the deck and in hands (TA-22)."""

from __future__ import annotations

from magemoot.engine.events import piece, seat
from magemoot.games.talisman.state import Adventurer, Talisman
from magemoot.games.talisman.totals import is_toad, spell_limit


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


def announce(t: Talisman, me: Adventurer, card: int) -> None:
    """TA-22.8: a Spell leaves the hand and is in resolution, for all to see."""
    me.spells.remove(card)
    t.limbo.append(card)
