"""Powers of the characters: when each can be used, what it costs, and Powers that are used for free (WM-25, WM-24.5).

A Power that offers several effects fits every moment that one of them fits; what is chosen from is what fits then (WM-25.6).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from magemoot.engine.events import seat as seat_ref
from magemoot.engine.events import term
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.weirdwood import payment
from magemoot.games.weirdwood.catalogue import BOX
from magemoot.games.weirdwood.effects import Step, agree, can_any, resolve
from magemoot.games.weirdwood.entries import PowerEntry
from magemoot.games.weirdwood.scene import Scene
from magemoot.games.weirdwood.state import RESOURCES, TURN_END, Battle, Warden, Weirdwood
from magemoot.games.weirdwood.table import battle, character, others, running, text_id

ON_TURN, OTHER_TURN, AFTER_MOVE = "turn", "other-turn", "after-move"
"""Moments outside a battle; those in it are "battle-" and the `when` of a step."""
ANY_IN_BATTLE: Final = "battle-any"
WHEN_AT: Final = {"before": "before", "rolled": "on_roll", "after": "after", "damage": "damage"}
"""For each `Battle.step` at which something can be used the `when` of what fits it."""
_TIMINGS: Final = {
    "own_turn": ON_TURN,
    "any_turn": ON_TURN,
    "battle_before": "battle-before",
    "battle_after": "battle-after",
    "after_move": AFTER_MOVE,
}
"""For each timing of the pack the moment of what is no battle step."""
_INNER: Final = ("then", "else", "per", "per_step")
"""Under which names a step holds steps."""
_PAYS: Final = ("pay", "pay_per", "forge", "recruit", "use_offer_companion")
"""Operations that may ask for resources."""
EVERY: Final = {id: facts for one in BOX.characters.values() for id, facts in one.powers.items()}
"""All Powers by id."""

# ------------------------------------------------------------------ moments


def battle_moment(b: Battle) -> str:
    """The moment of a battle that is under way: "battle-before", "battle-on_roll", "battle-after", "battle-damage"; or ""."""
    return f"battle-{WHEN_AT[b.step]}" if b.step in WHEN_AT else ""


def _now(t: Weirdwood) -> frozenset[str]:
    """The moments that it is now."""
    b = battle(t)
    if b is None:
        return frozenset({ON_TURN, AFTER_MOVE} if t.just_moved else {ON_TURN})
    here = battle_moment(b)
    if not here:
        return frozenset()
    return frozenset({here} if b.step == "damage" else {here, ANY_IN_BATTLE})


def _whens(steps: Sequence[Step]) -> Iterator[str]:
    """The moments of all battle steps in and within some steps."""
    for step in steps:
        if step["op"] == "battle":
            yield f"battle-{step['when']}"
        for name in _INNER:
            yield from _whens(step.get(name, ()))
        for option in step.get("options", ()):
            yield from _whens(option)


def _moments(power: PowerEntry, steps: Sequence[Step]) -> frozenset[str]:
    """When some steps of a Power can be used: battle steps at their own moment, others as the Power says."""
    return frozenset(_whens(steps)) or frozenset({_TIMINGS[power.timing]})


@cache
def _fitting(id: str, moments: frozenset[str]) -> Sequence[Step]:
    """The steps of a Power that fit one of some moments; of a choice the options that do. Nothing if none does."""
    power = EVERY[id]
    first = power.ops[0]
    if first["op"] != "choose" or len(power.ops) > 1:
        return power.ops if _moments(power, power.ops) & moments else ()
    options = [option for option in first["options"] if _moments(power, option) & moments]
    return ({**first, "options": options},) if options else ()


# ------------------------------------------------------------------ using


def _scene(id: str, seat: int, within: Scene | None = None) -> Scene:
    return Scene("power", id, seat, "WM-25.5", within=within)


def usable(t: Weirdwood, seat: int, moment: str) -> list[str]:
    """WM-25.1-25.4, WM-R76, WM-R104, WM-R110: the Powers of a player's board that can be used at a moment and paid for.

    Args:
        moment: "turn" or "after-move" on the own turn, "other-turn" on another player's, or a moment of a battle, each for
            what fits just that: "battle-before", "battle-on_roll", "battle-after", "battle-damage", and "battle-any" for
            what fits all.
    """
    w, own_turn = t.wardens[seat], t.active == seat
    if moment in (ON_TURN, AFTER_MOVE, OTHER_TURN) and own_turn == (moment == OTHER_TURN):
        return []
    moments = frozenset({ON_TURN if moment == OTHER_TURN else moment})
    under_way = running(t)
    return [
        id
        for id, power in character(w).powers.items()
        if (steps := _fitting(id, moments))
        and id not in w.powers_used
        and f"power/{id}" not in under_way
        and (own_turn or power.timing == "any_turn")
        and payment.can_pay(t, w, power.cost)
        and can_any(t, _scene(id, seat), steps)
        and _can_once_paid(t, w, power, _scene(id, seat), steps)
    ]


def _can_once_paid(t: Weirdwood, w: Warden, power: PowerEntry, s: Scene, steps: Sequence[Step]) -> bool:
    """WM-R110: whether something of a Power that itself asks for resources can still be done once it is paid for."""
    if not set(power.cost) & {*payment.OPEN, *RESOURCES} or not _asks_for_more(steps):
        return True
    for paid in payment.ways(t, w, power.cost):
        after = t.copy()
        poorer = after.wardens[w.seat]
        for kind, n in paid.items():
            setattr(poorer, kind, getattr(poorer, kind) - n)
        if can_any(after, s, steps):
            return True
    return False


def _asks_for_more(steps: Sequence[Step]) -> bool:
    """Whether some steps may ask for resources."""
    return any(
        step["op"] in _PAYS
        or any(_asks_for_more(step.get(name, ())) for name in _INNER)
        or any(map(_asks_for_more, step.get("options", ())))
        for step in steps
    )


def use(t: Weirdwood, w: Warden, id: str, *, free: bool = False, within: Scene | None = None) -> Play[None]:
    """WM-25.5, WM-25.6, WM-R104: a warden uses a Power; that it is his own and usable now was seen to.

    Args:
        free: whether nothing is paid; then it does not count as its use in this turn either (WM-R74).
        within: the effect that lets it be used.
    """
    power = EVERY[id]
    now = _now(t)
    if ON_TURN in now and not free:
        now |= {AFTER_MOVE}
    t.just_moved = False
    if t.log is not None:
        t.note("power", "WM-25.5", who=seat_ref(w.seat), power=term(text_id("power", id)))
    if not free:
        w.powers_used.append(id)
        yield from payment.pay(t, w, power.cost, "WM-25.3", scroll=True)
    yield from resolve(t, _scene(id, w.seat, within), _fitting(id, now))
    if t.may_use_room and w.seat == t.active:
        t.chain.append(f"power/{id}")


def on_another_turn(t: Weirdwood) -> Play[None]:
    """WM-25.2, WM-R76: before a turn ends, the other players may use their Powers that work on turns of others."""
    for seat in others(t, t.active):
        while usable(t, seat, OTHER_TURN):
            words: list[Value] = [*(f"power-{seat}-{id}" for id in usable(t, seat, OTHER_TURN)), "pass"]
            answer = yield Choose(seat, "power-on-another-turn", words.copy, "WM-25.2")
            if answer == "pass":
                break
            yield from use(t, t.wardens[seat], str(answer).split("-", 2)[2])


# ------------------------------------------------------------------ for free


def free_choices(t: Weirdwood, w: Warden, owners: Sequence[int], within: Scene | None = None) -> list[tuple[int, str]]:
    """WM-R74, WM-R104: the Powers of some players that a warden could use for free now: (owner's seat, id).

    Each keeps its own conditions and timing; one within which this happens cannot be started again.
    """
    now = _now(t)
    barred = {*(within.running if within else ()), *t.chain, *running(t)}
    return [
        (seat, id)
        for seat in owners
        for id, power in character(t.wardens[seat]).powers.items()
        if f"power/{id}" not in barred
        and (t.active == w.seat or power.timing == "any_turn")
        and (steps := _fitting(id, now))
        and can_any(t, _scene(id, w.seat, within), steps)
    ]


def free_power_choices(t: Weirdwood, w: Warden) -> list[tuple[int, str]]:
    """WM-24.5, WM-R74: the Powers that the end of the Power track lets a warden use now: (owner's seat, id)."""
    if not w.free_power or t.active != w.seat:
        return []
    return free_choices(t, w, range(len(t.wardens)))


def choose_free(t: Weirdwood, w: Warden, choices: Sequence[tuple[int, str]], within: Scene | None = None) -> Play[bool]:
    """A warden uses one of some Powers for free. Returns whether there was one."""
    if not choices:
        return False
    words: list[Value] = [f"power-{seat}-{id}" for seat, id in choices]
    answer = yield Choose(w.seat, "free-power", lambda: words, "WM-R74")
    yield from use(t, w, str(answer).split("-", 2)[2], free=True, within=within)
    return True


def use_free(t: Weirdwood, w: Warden) -> Play[None]:
    """WM-24.5: a warden uses the free Power of the end of the Power track, once."""
    choices = free_power_choices(t, w)
    w.free_power = False
    yield from choose_free(t, w, choices)


def last_chance(t: Weirdwood, w: Warden) -> Play[None]:
    """WM-24.5: a free Power that was won at the end of the own turn is used now or never."""
    if t.phase == TURN_END and battle(t) is None and free_power_choices(t, w):
        if (yield from agree(w.seat, "free-power-now", "WM-24.5")):
            yield from use_free(t, w)
        w.free_power = False
