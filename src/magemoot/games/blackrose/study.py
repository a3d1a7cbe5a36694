"""The Study Phase (BR-11): two cards from the spellbook, then two of four from the library. A unit is one wizard's step."""

from __future__ import annotations

from typing import Final

from magemoot.engine.pieces import Value, distinct
from magemoot.engine.play import Choose, Play
from magemoot.games.blackrose import hands, phases
from magemoot.games.blackrose.atoms import spells
from magemoot.games.blackrose.catalogue import kinds
from magemoot.games.blackrose.state import PREPARATION, BlackRose, Wizard
from magemoot.games.blackrose.table import turn_order

FROM_SPELLBOOK: Final = 2
"""Cards drawn in step 1 (BR-11.1)."""
LOOK: Final = 4
KEEP: Final = 2
"""Of so many library cards so many are kept in step 2 (BR-11.2)."""


def advance(t: BlackRose) -> Play[None]:
    """BR-11.1, BR-11.2: first each wizard draws from the spellbook, then each studies the library."""
    seats = len(t.wizards)
    step, number = divmod(t.step, seats)
    w = t.wizards[turn_order(t)[number]]
    t.active = w.seat
    if step == 0:
        w.studied_away = False
        yield from put_away(t, w)
        yield from hands.draw(t, w, hands.SPELLBOOK, FROM_SPELLBOOK, "BR-11.1")
    else:
        yield from put_away(t, w)
        yield from hands.study(t, w, hands.LIBRARY, LOOK, KEEP, "school_discard")
        yield from put_away(t, w)
    phases.step_done(t)
    if t.step == 2 * seats:
        phases.begin(t, PREPARATION, "BR-12.1")


def put_away(t: BlackRose, w: Wizard) -> Play[None]:
    """BR-11.5, BR-11.6, BR-R15: once in the phase a spell of the hand may go to the discards of its school."""
    if w.studied_away or not w.hand:
        return

    def options() -> list[Value]:
        return [*distinct(w.hand, kinds), "pass"]

    card = yield Choose(w.seat, "put-away", options, "BR-11.5", open=True)
    if card != "pass":
        w.studied_away = True
        spells.put_away(t, w, card, "BR-11.5")
