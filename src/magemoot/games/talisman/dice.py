"""Rolling dice, and fate (TA-6, TA-R16, TA-R113)."""

from __future__ import annotations

from collections.abc import Sequence

from magemoot.engine.events import term
from magemoot.engine.play import Choose, Play
from magemoot.games.talisman.atoms.board import show_dice
from magemoot.games.talisman.atoms.tokens import spend_fate
from magemoot.games.talisman.catalogue import DIE_SIDES
from magemoot.games.talisman.state import Adventurer, Talisman


def throw(t: Talisman, me: Adventurer, dice: int, what: str, rule: str) -> list[int]:
    """Roll dice for all to see. `what` names the roll: `roll-<what>` says it."""
    rolled = [t.rng.die(DIE_SIDES) for _ in range(dice)]
    show_dice(t, me, what, rolled, rule)
    return rolled


def roll(t: Talisman, me: Adventurer, dice: int, what: str, rule: str, *, own: int | None = None) -> Play[list[int]]:
    """TA-6.2–6.5: roll, then the player may spend one fate to roll one of his dice again, once.

    Args:
        own: how many of the dice, from the first, are his to roll again; None: all.

    Returns:
        the natural results (TA-26.3).
    """
    rolled = throw(t, me, dice, what, rule)
    return (yield from offer_fate(t, me, rolled, what, rule, own=own))


def offer_fate(
    t: Talisman, me: Adventurer, rolled: Sequence[int], what: str, rule: str, *, own: int | None = None
) -> Play[list[int]]:
    """TA-6.2–6.6: one fate for one of these dice, if the player wants; the new result must be accepted."""
    result = list(rolled)
    if me.fate < 1:
        return result
    words = [f"fate-{i + 1}" for i in range(len(result) if own is None else own)]
    choice = yield Choose(me.seat, "fate", lambda: [*words, "keep"], "TA-6.2", {"what": term(f"roll-{what}")})
    if choice == "keep":
        return result
    i = int(choice.removeprefix("fate-")) - 1
    spend_fate(t, me, "TA-6.2")
    result[i] = t.rng.die(DIE_SIDES)
    show_dice(t, me, what, result, rule)
    return result
