"""Forging Battle Dice, or levels of the Thief's Gauntlet (WM-20)."""

from __future__ import annotations

from typing import Final

from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.weirdwood import companions, payment, progress, quests
from magemoot.games.weirdwood.atoms import means
from magemoot.games.weirdwood.effects import agree
from magemoot.games.weirdwood.entries import Amounts, Rung
from magemoot.games.weirdwood.scene import Scene
from magemoot.games.weirdwood.state import Warden, Weirdwood
from magemoot.games.weirdwood.table import character, has_gauntlet
from magemoot.games.weirdwood.vocabulary import BATTLE_DICE

GAUNTLET: Final = "gauntlet"
"""The colour of a level of the Gauntlet."""


def colours(w: Warden) -> tuple[str, ...]:
    """WM-20.1, WM-20.7: the dice that a warden can forge."""
    return (GAUNTLET,) if has_gauntlet(w) else BATTLE_DICE


def next_rungs(w: Warden, n: int) -> tuple[Rung, ...]:
    """WM-20.1, WM-R34: the next empty slots for dice, from the cheapest on, as far as there are so many."""
    return character(w).dice_ladder[len(w.dice) : len(w.dice) + n]


def next_cost(w: Warden) -> Amounts:
    """What the next die or level of the Gauntlet costs; {} if there is no slot left."""
    return payment.total(*(rung.cost for rung in next_rungs(w, 1)))


def forge_rebate(t: Weirdwood, w: Warden) -> Amounts:
    """What the abilities of Companions take off a forge action now, all together; nothing: {}."""
    if not (w.companions or w.borrowed):
        return {}
    return payment.total(*(step["rebate"] for _, _, step in companions.rebates(t, w)))


def _prices(w: Warden, n: int, surcharge: Amounts | None) -> Amounts | None:
    """WM-8.5: what the next n dice cost as one payment; None if there is no slot for so many."""
    rungs = next_rungs(w, n)
    return payment.total(*(rung.cost for rung in rungs), surcharge) if len(rungs) == n else None


def _affordable(t: Weirdwood, w: Warden, n: int, rebate: Amounts | None, surcharge: Amounts | None) -> bool:
    """Whether a warden can forge the next n dice at once."""
    price = _prices(w, n, surcharge)
    return price is not None and payment.can_pay(t, w, price, rebate=payment.total(rebate, forge_rebate(t, w)))


def can_forge(t: Weirdwood, w: Warden, rebate: Amounts | None = None, surcharge: Amounts | None = None) -> bool:
    """WM-20.1: whether a warden has an empty slot for a die and can pay for it.

    Args:
        rebate: what the effect takes off the cost.
        surcharge: what it adds (WM-R85).
    """
    return _affordable(t, w, 1, rebate, surcharge)


def forge(
    t: Weirdwood,
    _s: Scene,
    w: Warden,
    n: int,
    rebate: Amounts | None = None,
    surcharge: Amounts | None = None,
) -> Play[bool]:
    """WM-20.1, WM-8.5: a warden forges up to n dice of colours of the own choice, paid as one; or none.

    Returns:
        whether any was forged.
    """
    chosen: list[str] = []
    while len(chosen) < n and _affordable(t, w, len(chosen) + 1, rebate, surcharge):
        words: list[Value] = [*(f"die-{colour}" for colour in colours(w)), "done" if chosen else "pass"]
        answer = yield Choose(w.seat, "die-colour", words.copy, "WM-20.1")
        if answer in ("done", "pass"):
            break
        chosen.append(str(answer).removeprefix("die-"))
    price = _prices(w, len(chosen), surcharge)
    if not chosen or price is None:
        return False
    rungs = next_rungs(w, len(chosen))
    taken_off = yield from _rebates(t, w, price, rebate)
    yield from payment.pay(t, w, price, "WM-20.1", rebate=taken_off)
    for colour in chosen:
        means.add_die(t, w, colour, "WM-20.1")
        quests.note(t, w, "forged")
    for rung in rungs:
        if rung.pp_on_forge:
            yield from progress.gain_pp(t, w, rung.pp_on_forge, "WM-20.6")
    return True


def _rebates(t: Weirdwood, w: Warden, price: Amounts, rebate: Amounts | None) -> Play[Amounts]:
    """What is taken off a price: what the effect does, and abilities of Companions if they are needed or wanted."""
    taken_off = payment.total(rebate)
    for at, number, step in reversed(companions.rebates(t, w)):  # what is borrowed leaves the list, and goes first
        needed = not payment.can_pay(t, w, price, rebate=taken_off)
        if needed or (yield from agree(w.seat, "use-rebate", "WM-21.4", companions.named(w, at))):
            companions.mark_used(t, w, at, number)
            taken_off = payment.total(taken_off, step["rebate"])
    return taken_off
