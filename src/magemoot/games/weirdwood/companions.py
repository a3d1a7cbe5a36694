"""Companions: recruited, used, exhausted and refreshed (WM-21)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from magemoot.engine.events import Arg, piece
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.weirdwood import payment, quests
from magemoot.games.weirdwood.atoms.companions import borrow_ability, take_companion, turn_companion
from magemoot.games.weirdwood.catalogue import BOX, Companion, companion, pieces_of
from magemoot.games.weirdwood.effects import Step, can_any, resolve
from magemoot.games.weirdwood.entries import Ability, Amounts
from magemoot.games.weirdwood.scene import Scene
from magemoot.games.weirdwood.state import Warden, Weirdwood
from magemoot.games.weirdwood.table import battle, character, running, text_id

TURN, OTHER_TURN, FORGE = "turn", "other-turn", "forge"
"""Moments outside a battle; those in it are "battle-" and the `when` of the step."""
PER_BATTLE: Final = 2
"""How often an ability "twice_per_battle" can be used in one."""
_INNER: Final = ("then", "else", "per", "per_step")
"""Under which names a step holds steps."""


def card_at(w: Warden, at: int) -> int:
    """The Companion at a place among those of a warden; borrowed abilities come after his own Companions."""
    own = len(w.companions)
    return w.companions[at] if at < own else _borrowed(w.borrowed[at - own])[0]


def named(w: Warden, at: int) -> Mapping[str, Arg]:
    """A Companion as argument of a question or a note."""
    return {"card": piece(card_at(w, at))}


def _abilities(card: int) -> tuple[Ability, ...]:
    return companion(card).facts.abilities


# ------------------------------------------------------------------ recruiting


def price(w: Warden, card: int, surcharge: Amounts | None = None) -> Amounts:
    """WM-21.2: what a Companion of the offer costs a warden."""
    more = BOX.box.companion_offer.surcharge_per_previous
    return payment.total(companion(card).facts.cost, *(more for _ in w.companions), surcharge)


def offer_for(t: Weirdwood, w: Warden, surcharge: Amounts | None = None) -> list[int]:
    """WM-21.1, WM-21.7, WM-R26: the Companions of the offer that a warden can recruit and pay for.

    Args:
        surcharge: what the effect adds to the cost (WM-R85).
    """
    if not character(w).can_recruit:
        return []
    return [card for card in t.offer if payment.can_pay(t, w, price(w, card, surcharge))]


def recruit(t: Weirdwood, _s: Scene, w: Warden, surcharge: Amounts | None = None) -> Play[bool]:
    """WM-21.1-21.3: a warden recruits a Companion of the offer, or none. Returns whether one was recruited."""
    offered = offer_for(t, w, surcharge)
    if not offered:
        return False
    words: list[Value] = [*offered, "pass"]
    card = yield Choose(w.seat, "recruit", lambda: words, "WM-21.1")
    if card == "pass":
        return False
    yield from payment.pay(t, w, price(w, card, surcharge), "WM-21.1")
    take_companion(t, w, card, "WM-21.1")
    return True


# ------------------------------------------------------------------ what can be used


def _battle_whens(steps: Sequence[Step]) -> Iterator[str]:
    """The moments of all battle steps in and within some steps."""
    for step in steps:
        if step["op"] == "battle":
            yield step["when"]
        for name in _INNER:
            yield from _battle_whens(step.get(name, ()))
        for option in step.get("options", ()):
            yield from _battle_whens(option)


def _moments(t: Weirdwood, w: Warden, ability: Ability) -> set[str]:
    """WM-21.4, WM-R76: when an ability can be used; on another player's turn only if it says so."""
    own_turn = t.active == w.seat
    if ability.use not in ("exhaust", "free") or not (own_turn or ability.usable_on_other_turns):
        return set()
    if any(step["op"] == "forge_rebate" for step in ability.ops):
        return {FORGE}
    whens = {f"battle-{when}" for when in _battle_whens(ability.ops)}
    return whens or {TURN if own_turn else OTHER_TURN}


def _key(card: int, number: int) -> str:
    return f"{companion(card).id}/{number}"


def _borrowed(key: str) -> tuple[int, int]:
    """The Companion and the number of its ability that a key means."""
    id, _, number = key.partition("/")
    return pieces_of(Companion, id=id)[0], int(number)


def _at_hand(w: Warden) -> Iterator[tuple[int, int, int, Ability]]:
    """The abilities of face-up Companions and borrowed ones: place, Companion, number of the ability, ability."""
    for at, card in enumerate(w.companions):
        if not w.exhausted[at]:
            for number, ability in enumerate(_abilities(card)):
                yield at, card, number, ability
    for at, key in enumerate(w.borrowed, len(w.companions)):
        card, number = _borrowed(key)
        yield at, card, number, _abilities(card)[number]


def _left(t: Weirdwood, w: Warden, at: int, number: int, ability: Ability) -> bool:
    """Whether the limit of an ability is not reached yet; a borrowed one is there for one use."""
    if at >= len(w.companions):
        return True
    key = _key(w.companions[at], number)
    if ability.limit == "twice_per_battle":
        fight = battle(t)
        return fight is not None and fight.uses.count(key) < PER_BATTLE
    return key not in w.abilities_used


def _ready(t: Weirdwood, w: Warden, moment: str) -> Iterator[tuple[int, int, Ability]]:
    """The abilities at hand that fit a moment, are not used up and not under way (WM-R79, WM-R104)."""
    under_way = running(t)
    for at, card, number, ability in _at_hand(w):
        if f"companion/{companion(card).id}" in under_way:
            continue
        if moment in _moments(t, w, ability) and _left(t, w, at, number, ability):
            yield at, number, ability


def abilities(t: Weirdwood, w: Warden, moment: str) -> list[tuple[int, int]]:
    """WM-21.4: the abilities that a warden can use now: the place of the Companion (`card_at`), the number of its ability.

    Args:
        moment: "turn" or "other-turn" outside a battle, or a moment of a battle, each for what fits just that:
            "battle-before", "battle-on_roll", "battle-after", "battle-damage", and "battle-any" for what fits all.
    """
    if not (w.companions or w.borrowed):
        return []
    return [
        (at, number)
        for at, number, ability in _ready(t, w, moment)
        if can_any(t, _scene(card_at(w, at), w.seat), ability.ops)
    ]


def lends_power(w: Warden, at: int, number: int) -> bool:
    """WM-R74: whether an ability lets a Power be used for free, at the Power's own moment."""
    return any(step["op"] == "use_power_free" for step in _abilities(card_at(w, at))[number].ops)


def _scene(card: int, seat: int, within: Scene | None = None) -> Scene:
    return Scene("companion", companion(card).id, seat, "WM-21.4", within=within)


def rebates(t: Weirdwood, w: Warden) -> list[tuple[int, int, Step]]:
    """What makes forging cheaper now: place of the Companion, number of its ability, the step that says by how much."""
    return [
        (at, number, step)
        for at, number, ability in _ready(t, w, FORGE)
        for step in ability.ops
        if step["op"] == "forge_rebate"
    ]


def shields(t: Weirdwood, w: Warden) -> list[tuple[int, int, int]]:
    """What takes damage off now: place of the Companion, number of its ability, by how much."""
    return [
        (at, number, step["reduce_damage"])
        for at, number, ability in _ready(t, w, "battle-damage")
        for step in ability.ops
        if "reduce_damage" in step
    ]


# ------------------------------------------------------------------ using


def use_ability(t: Weirdwood, w: Warden, at: int, number: int) -> Play[None]:
    """WM-21.4, WM-21.5: a warden uses an ability of an own Companion; it is used then, even if nothing came of it.

    While the Room where it has brought its user may still be used, it belongs to that chain of landings (WM-R104).
    """
    card = card_at(w, at)
    s = _scene(card, w.seat)
    yield from resolve(t, s, _abilities(card)[number].ops)
    mark_used(t, w, at, number)
    if t.may_use_room:
        t.chain.append(f"companion/{s.id}")


def mark_used(t: Weirdwood, w: Warden, at: int, number: int) -> None:
    """WM-21.5: an ability was used: its Companion is exhausted, or its limit counted; what was borrowed is gone."""
    card = card_at(w, at)
    ability = _abilities(card)[number]
    if at >= len(w.companions):
        w.borrowed.remove(_key(card, number))
        return
    if ability.use == "exhaust":
        turn_companion(t, w, at, True, "WM-21.5")
    elif ability.limit == "twice_per_battle":
        t.battle[-1].uses.append(_key(card, number))
    else:
        w.abilities_used.append(_key(card, number))
    quests.note(t, w, "ability", use=ability.use)


def attack_triggers(t: Weirdwood, w: Warden) -> Play[None]:
    """Abilities that come by themselves with an own Attack action (WM-R79)."""
    for _, card, _, ability in list(_at_hand(w)):
        if ability.trigger == "own_attack_action":
            yield from resolve(t, _scene(card, w.seat), ability.ops)


def lasting(_t: Weirdwood, w: Warden, against: str) -> list[tuple[str, int, int]]:
    """WM-14.4, WM-R79: what the abilities at hand add to a battle: the message id of the name, Hits, Blocks.

    Args:
        against: "scarabs" or "monster".
    """
    return [
        (text_id("companion", companion(card).id), ability.lasting.hits, ability.lasting.blocks)
        for _, card, _, ability in _at_hand(w)
        if ability.lasting is not None and ability.lasting.only_vs in ("", against)
    ]


# ------------------------------------------------------------------ refreshing


def refreshable(t: Weirdwood, s: Scene, w: Warden) -> list[int]:
    """WM-21.6, WM-R104: the exhausted Companions that an effect can refresh; not one whose own effect this is."""
    barred = {*s.running, *t.chain}
    return [
        card
        for at, card in enumerate(w.companions)
        if w.exhausted[at] and f"companion/{companion(card).id}" not in barred
    ]


def refresh(t: Weirdwood, s: Scene, w: Warden, n: int) -> Play[bool]:
    """WM-21.6: a warden turns up to n exhausted Companions up. Returns whether any was."""
    done = False
    for _ in range(n):
        cards = refreshable(t, s, w)
        if not cards:
            break
        words: list[Value] = [*cards, "done" if done else "pass"]
        card = yield Choose(w.seat, "refresh-companion", words.copy, "WM-21.6")
        if card in ("done", "pass"):
            break
        turn_companion(t, w, w.companions.index(card), False, s.rule)
        done = True
    return done


# ------------------------------------------------------------------ Companions of the offer


def offered_abilities(t: Weirdwood, s: Scene, w: Warden) -> list[tuple[int, int]]:
    """WM-R104: the abilities in the offer that a warden can use: the place in the offer, the number of the ability.

    What lasts, comes by itself or waits for its moment can be had for the rest of the turn, if it is not his already.
    """
    found: list[tuple[int, int]] = []
    for at, card in enumerate(t.offer):
        inner = _scene(card, w.seat, s)
        if f"companion/{inner.id}" in s.running:
            continue
        for number, ability in enumerate(_abilities(card)):
            if _stays(t, w, ability):
                usable = _key(card, number) not in w.borrowed
            else:
                usable = bool(_moments(t, w, ability)) and can_any(t, inner, ability.ops)
            if usable:
                found.append((at, number))
    return found


def _stays(t: Weirdwood, w: Warden, ability: Ability) -> bool:
    """Whether an ability does nothing at once, but lasts, comes by itself or waits for a battle or for forging."""
    moments = _moments(t, w, ability)
    return ability.use in ("lasting", "trigger") or bool(moments - {TURN, OTHER_TURN})


def use_offered(t: Weirdwood, s: Scene, w: Warden, n: int) -> Play[bool]:
    """A warden uses up to n abilities of Companions in the offer. Returns whether any was used."""
    used: list[str] = []
    while len(used) < n:
        there = [one for one in offered_abilities(t, s, w) if _key(t.offer[one[0]], one[1]) not in used]
        if not there:
            break
        words: list[Value] = [*(f"offered-{at}-{number}" for at, number in there), "done" if used else "pass"]
        answer = str((yield Choose(w.seat, "offered-companion", words.copy, "WM-21.4")))
        if answer in ("done", "pass"):
            break
        at, number = map(int, answer.split("-")[1:])
        card = t.offer[at]
        ability = _abilities(card)[number]
        used.append(_key(card, number))
        if _stays(t, w, ability):
            borrow_ability(t, w, used[-1], card, "WM-21.4")
        else:
            yield from resolve(t, _scene(card, w.seat, s), ability.ops)
    return bool(used)
