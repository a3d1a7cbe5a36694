"""Evocations: summoning and acting (BR-23, BR-R47, BR-R48, BR-R68, BR-R77)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from magemoot.engine.events import seat as seat_ref
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.blackrose import moving
from magemoot.games.blackrose.atoms import figures
from magemoot.games.blackrose.components import Step
from magemoot.games.blackrose.deeds import Deed, happen
from magemoot.games.blackrose.effects import choose_mini, resolve
from magemoot.games.blackrose.modifiers import evocation_stat
from magemoot.games.blackrose.scene import ALL, Scene, archetype, holds, number
from magemoot.games.blackrose.state import BlackRose
from magemoot.games.blackrose.table import (
    EVOCATION_SLOTS,
    enemies_in,
    evocation,
    facts_of,
    in_play,
    mini_of,
    mini_term,
    mini_word,
    place_of,
)

KEEP: Final = "pass"
"""The option to do without."""
DONE: Final = "done"

# ------------------------------------------------------------------ summoning


def summon(
    t: BlackRose,
    s: Scene,
    seat: int,
    kinds: Sequence[str],
    place: int,
    *,
    free_slots_only: bool = False,
    optional: bool = False,
) -> Play[int]:
    """BR-23.1–23.4, BR-R77: a wizard summons an evocation of one of some kinds in a room; it enters.

    Args:
        free_slots_only: nothing may be replaced.
        optional: the wizard may do without.

    Returns:
        the evocation, even if what answered it has destroyed it already; -1 if none came.
    """
    if not (yield from _free_slot(t, seat, kinds, free_slots_only)):
        return -1
    there = [kind for kind in kinds if figures.in_supply(t, kind)]
    kind = yield from _choose_kind(seat, there, optional)
    if not kind:
        return -1
    mini = s.summoned = figures.bring(t, seat, kind, place, "BR-23.1")
    yield from moving.arrive(t, mini, place, effect=s.effect)
    yield from happen(t, Deed("summon", seat, mini=mini, place=place, source=s.source, effect=s.effect))
    return mini


def can_summon(t: BlackRose, seat: int, kinds: Sequence[str]) -> bool:
    """BR-23.2, BR-23.4, BR-R77: whether a wizard can summon one of some kinds: a figure is there, or comes back for it."""
    own = t.wizards[seat].evocations
    returns = len(own) >= len(EVOCATION_SLOTS) and any(e.kind in kinds for e in own)
    return returns or any(figures.in_supply(t, kind) for kind in kinds)


def _free_slot(t: BlackRose, seat: int, kinds: Sequence[str], free_slots_only: bool) -> Play[bool]:
    """BR-23.2, BR-23.4, BR-R48, BR-R77: whether there is a figure, and a slot: if need be one of the own goes back first.

    Only such a one as leaves a figure to be taken; the wizard may keep it and lose the summoning.
    """
    own = t.wizards[seat].evocations
    in_supply = any(figures.in_supply(t, kind) for kind in kinds)
    if len(own) < len(EVOCATION_SLOTS):
        return in_supply
    if free_slots_only:
        return False
    given_up = [e.uid for e in own if in_supply or e.kind in kinds]
    old = yield from choose_mini(t, seat, "replace-evocation", given_up, "BR-23.4", KEEP)
    if old is None:
        return False
    figures.withdraw(t, old, "BR-R48")
    return True


def _choose_kind(seat: int, kinds: Sequence[str], optional: bool) -> Play[str]:
    """Which evocation is summoned; nothing if the wizard does without."""
    of_word: dict[Value, str] = {f"evocation-{kind}": kind for kind in kinds}
    words = [*of_word, KEEP] if optional else list(of_word)
    answer = yield Choose(seat, "summon", lambda: words, "BR-23.1")
    return of_word.get(answer, "")


# ------------------------------------------------------------------ acting


def act(
    t: BlackRose,
    mini: int,
    by: int,
    *,
    effect: int,
    bonus: int = 0,
    attack_only: bool = False,
    against: int = -1,
) -> Play[None]:
    """BR-23.7, BR-23.8, BR-28.1, BR-R47, BR-R68: an evocation moves, then attacks, both optional; or uses its ability.

    Args:
        by: the wizard under whose control it acts.
        bonus: added to its attack.
        attack_only: it does not move.
        against: the only miniature it attacks; any if -1.
    """
    e = evocation(t, mini)
    if e is None:
        return
    s, kind = Scene("evocation", by, effect, actor=mini), archetype(t, mini)
    if t.log is not None:
        t.note("acts", "BR-23.7", who=mini_term(t, mini), by=seat_ref(by))
    ability = _ability(t, mini)
    if ability is not None:
        yield from _use(t, s, ability)
    else:
        if not attack_only:
            yield from moving.walk(t, mini, evocation_stat(t, e, "move"), by, "BR-23.7", effect=effect)
        if in_play(t, mini) and not s.lost(t):
            yield from _attack(t, s, evocation_stat(t, e, "attack") + bonus, against)
    yield from happen(t, Deed("acts", by, mini=mini, place=place_of(t, mini), effect=effect, detail=kind))


def _ability(t: BlackRose, mini: int) -> Step | None:
    """What an evocation does when it acts, in place of moving and attacking."""
    e = evocation(t, mini)
    assert e is not None
    return next((rule for rule in facts_of(e).rules if rule.get("when", {}).get("event") == "acts"), None)


def _use(t: BlackRose, s: Scene, ability: Step) -> Play[None]:
    if "if" not in ability or holds(t, s, ability["if"]):
        yield from resolve(t, s, ability["ops"])


def _attack(t: BlackRose, s: Scene, value: int, against: int) -> Play[None]:
    """BR-23.8, BR-R47, BR-R68: it attacks enemies of its controller in its room: one, or as many as the card says."""
    from magemoot.games.blackrose import damage

    place = place_of(t, s.actor)
    enemies = [m for m in enemies_in(t, place, s.seat) if m != s.actor and against in (-1, m)]
    if value <= 0 or not enemies:
        return
    victims = enemies if against >= 0 else (yield from _choose_victims(t, s, enemies))
    if not victims:
        return
    if t.log is not None:
        for victim in victims:
            t.note("attack", "BR-23.7", who=mini_term(t, s.actor), whom=mini_term(t, victim))
    yield from damage.deal(t, s, [(victim, value) for victim in victims], s.seat, "evocation")
    for victim in victims:
        deed = Deed("attack", s.seat, mini=s.actor, place=place, victim=victim, source="evocation", effect=s.effect)
        yield from happen(t, deed)


def _choose_victims(t: BlackRose, s: Scene, enemies: Sequence[int]) -> Play[list[int]]:
    """BR-23.7: whom it attacks; nobody, if its controller likes. One that hits all hits them all or none."""
    most = _targets(t, s)
    who = {"who": mini_term(t, s.actor)}
    if most >= ALL:
        yes_or_no: list[Value] = ["yes", "no"]
        return list(enemies) if (yield Choose(s.seat, "attack-all", lambda: yes_or_no, "BR-23.7", who)) == "yes" else []
    left, victims = list(enemies), list[int]()
    while left and len(victims) < most:
        picked = yield from _choose_victim(t, s, left, DONE if victims else KEEP, who)
        if picked is None:
            break
        left.remove(picked)
        victims.append(picked)
    return victims


def _choose_victim(t: BlackRose, s: Scene, left: Sequence[int], stop: str, who: dict[str, Any]) -> Play[int | None]:
    words: list[Value] = [*(mini_word(t, m) for m in left), stop]
    answer = yield Choose(s.seat, "evocation-attack", lambda: words, "BR-23.7", who)
    return None if answer == stop else mini_of(t, answer)


def _targets(t: BlackRose, s: Scene) -> int:
    """How many miniatures an evocation hits in one attack."""
    e = evocation(t, s.actor)
    assert e is not None
    rules = facts_of(e).rules
    return next((number(t, s, rule["n"]) for rule in rules if rule.get("static") == "attack_targets"), 1)
