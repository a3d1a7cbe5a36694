"""Therus, the Dark Mage (WM-30): his spell, the counter-spell, his Health, and how he withdraws."""

from __future__ import annotations

from magemoot.engine.events import seat
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.weirdwood.atoms import manor, means, monster_board
from magemoot.games.weirdwood.catalogue import BOX
from magemoot.games.weirdwood.effects import choose_seat
from magemoot.games.weirdwood.ending import lose
from magemoot.games.weirdwood.entries import Amounts
from magemoot.games.weirdwood.fae import cards
from magemoot.games.weirdwood.manor import AWAY
from magemoot.games.weirdwood.state import RESOURCES, THERUS, Warden, Weirdwood
from magemoot.games.weirdwood.table import has_enemy, monster_state, others, place_of_room

# ------------------------------------------------------------------ the spell


def drained(t: Weirdwood, w: Warden) -> Play[None]:
    """WM-30.2, WM-30.3, WM-R68: a warden has paid something: one drain event. Nothing against the other Monsters."""
    if t.monster == THERUS:
        steps = BOX.therus.spell.strengthen_on_spend[monster_state(t)]
        yield from strengthen(t, w.seat, steps, "WM-30.2")


def strengthen(t: Weirdwood, seat_number: int, steps: int, rule: str) -> Play[None]:
    """WM-30.2, WM-30.4, WM-30.8, WM-30.33: the spell grows by some steps, one by one; with all arms full it is cast at once.

    Args:
        seat_number: who assigns the steps. Arms on the same space are alike; one of them is offered.
    """
    spell = BOX.therus.spell
    for left in range(steps, 0, -1):
        alike = {space: arm for arm, space in reversed(list(enumerate(t.fae.arms))) if space < spell.arm_length}
        if not alike:
            return
        words: list[Value] = [f"arm-{arm + 1}" for arm in sorted(alike.values())]
        answer = yield Choose(seat_number, "spell-arm", words.copy, "WM-30.4", {"count": left})
        arm = int(str(answer).removeprefix("arm-")) - 1
        space = t.fae.arms[arm] + 1
        monster_board.set_arm(t, arm, space, rule)
        if space in spell.plan_card_on_space:
            cards.draw_plan(t, "WM-30.6")
        if min(t.fae.arms) == spell.arm_length:
            yield from _cast(t)


def _cast(t: Weirdwood) -> Play[None]:
    """WM-30.7-30.9, WM-R109: Lady Weirdwood goes one space to the left; its upper half; then the arms begin anew."""
    track = BOX.therus.possession
    if t.log is not None:
        t.note("spell-cast", "WM-30.7")
    monster_board.set_possession(t, t.fae.possession - 1, "WM-30.7")
    if t.fae.possession <= track.loss_at:
        lose(t, "possession", "WM-30.9")
    yield from cards.resolve(t, track.spaces[t.fae.possession].from_right, "WM-30.7")
    for arm in range(len(t.fae.arms)):
        monster_board.set_arm(t, arm, BOX.therus.spell.start, "WM-30.8")


# ------------------------------------------------------------------ the counter-spell


def can_counter(t: Weirdwood, w: Warden) -> bool:
    """WM-30.10, WM-30.13, WM-R69: whether a warden can speak a counter-spell: in its Room, without Scarabs and Therus."""
    from magemoot.games.weirdwood import payment

    spell = BOX.therus.counter_spell
    return (
        t.monster == THERUS
        and w.place == place_of_room(t, spell.room)
        and not has_enemy(t, w.place)
        and t.fae.possession < _rightmost()
        and payment.can_pay(t, w, spell.cost, bonus=False)
    )


def _rightmost() -> int:
    return len(BOX.therus.possession.spaces) - 1


def counter(t: Weirdwood, w: Warden) -> Play[None]:
    """WM-30.11, WM-30.12: a counter-spell: PP, and Lady Weirdwood goes to the right, with the lower half of each space."""
    from magemoot.games.weirdwood import payment, progress

    spell = BOX.therus.counter_spell
    if t.log is not None:
        t.note("counter-spell", "WM-30.10", who=seat(w.seat))
    yield from payment.pay(t, w, spell.cost, "WM-30.10", bonus=False, drains=False)
    yield from progress.gain_pp(t, w, spell.pp, "WM-30.12")
    for _ in range(min(spell.steps, _rightmost() - t.fae.possession)):
        monster_board.set_possession(t, t.fae.possession + 1, "WM-30.12")
        yield from cards.resolve(t, BOX.therus.possession.spaces[t.fae.possession].from_left, "WM-30.12")


# ------------------------------------------------------------------ Health


def fall(t: Weirdwood, n: int, rule: str) -> None:
    """WM-30.16, WM-30.17, WM-R67: Health is lost; each mark that it reaches or passes draws a card into the Plans."""
    old, new = t.fae.health, max(BOX.therus.health.min, t.fae.health - n)
    monster_board.set_monster_health(t, new, rule)
    for mark in BOX.therus.health.plan_card_on_fall_to:
        if new <= mark < old:
            cards.draw_plan(t, "WM-30.17")


# ------------------------------------------------------------------ away and back


def withdraw(t: Weirdwood, cost: int, rule: str) -> None:
    """WM-30.34, WM-R69: Therus leaves the manor until the Summoning Spell is paid; nothing if he is away already."""
    if t.fae.place != AWAY:
        manor.put_monster(t, AWAY, rule)
        monster_board.set_summoning(t, cost, rule)


def can_summon(t: Weirdwood, w: Warden) -> bool:
    """WM-30.34: whether something can be paid for the Summoning Spell, on this warden's turn, by whomever."""
    return t.fae.summoning > 0 and bool(_payers(t, w))


def _payers(t: Weirdwood, w: Warden) -> list[int]:
    """Who has a resource for it, from the warden on."""
    return [i for i in (w.seat, *others(t, w.seat)) if resources(t.wardens[i])]


def resources(w: Warden) -> int:
    """How many Mîn, Knowledge and Scarab resources a warden has."""
    return sum(means.held(w, what) for what in RESOURCES)


def summon(t: Weirdwood, w: Warden) -> Play[None]:
    """WM-30.34, WM-R69, WM-R110: one player pays a part of the Summoning Spell, or all; fully paid, Therus returns.

    The warden whose turn it is says who pays; another player may decline.
    """
    from magemoot.games.weirdwood import payment

    chosen = yield from choose_seat(w.seat, "summoning-payer", _payers(t, w), "WM-30.34")
    assert chosen is not None
    payer = t.wardens[chosen]
    words: list[Value] = [f"count-{n}" for n in range(1, min(t.fae.summoning, resources(payer)) + 1)]
    if payer is not w:
        words.append("pass")
    answer = yield Choose(payer.seat, "summoning", lambda: words, "WM-30.34", {"count": t.fae.summoning})
    if answer == "pass":
        return
    n = int(str(answer).removeprefix("count-"))
    cost: Amounts = {"any": n}
    yield from payment.pay(t, payer, cost, "WM-30.34", bonus=False)
    monster_board.set_summoning(t, t.fae.summoning - n, "WM-30.34")
    if not t.fae.summoning:
        _return(t)


def _return(t: Weirdwood) -> None:
    """WM-R69: Therus comes back into the Room that the Room Dice show."""
    from magemoot.games.weirdwood import scarabs

    manor.put_monster(t, scarabs.roll_room(t, "WM-R69"), "WM-R69")
