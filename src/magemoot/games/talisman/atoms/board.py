"""What can happen on the board: where figures stand, and dice (TA-11)."""

from __future__ import annotations

from magemoot.engine.events import Ref, seat, term
from magemoot.games.talisman.catalogue import SPACES
from magemoot.games.talisman.state import Adventurer, Talisman


def space_term(space: int) -> Ref:
    """The name of a space, as a message argument."""
    return term(f"space-{SPACES[space].name}")


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
