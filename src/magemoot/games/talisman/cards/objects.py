"""Objects that are used up (TA-R141)."""

from __future__ import annotations

from magemoot.engine.events import piece, seat
from magemoot.engine.play import Play
from magemoot.games.talisman.atoms.piles import discard
from magemoot.games.talisman.catalogue import card_of
from magemoot.games.talisman.registry import use
from magemoot.games.talisman.state import Adventurer, Talisman
from magemoot.games.talisman.totals import usable


@use("potion_of_strength", usable)
def potion_of_strength(t: Talisman, me: Adventurer, card: int) -> Play[None]:
    """TA-R141: drunk before an attack roll, it adds Strength until the end of the turn."""
    facts = card_of[card]
    assert facts.burst is not None
    me.strength_bonus += facts.burst.strength
    if t.log is not None:
        t.note("drink", facts.rule, who=seat(me.seat), card=piece(card), points=facts.burst.strength)
    discard(t, card, facts.rule)
    yield from ()
