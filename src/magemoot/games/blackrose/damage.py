"""Damage (BR-21, BR-22): amounts are fixed, protections answer, cubes are placed, then come defeats (BR-R32, BR-R87).

Healing, converting and transferring damage stand here too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from magemoot.engine.play import Play
from magemoot.games.blackrose import protections
from magemoot.games.blackrose.atoms import figures
from magemoot.games.blackrose.cubes import DONE, choose_cubes
from magemoot.games.blackrose.deeds import TRANSFERRED, Deed, happen
from magemoot.games.blackrose.defeat import defeats, fall
from magemoot.games.blackrose.effects import choose_mini
from magemoot.games.blackrose.lodge import CELL
from magemoot.games.blackrose.modifiers import modified, on_wizard, stat
from magemoot.games.blackrose.protections import ANSWERED_BACK
from magemoot.games.blackrose.scene import Scene, decider, reachable
from magemoot.games.blackrose.state import ROSE, BlackRose
from magemoot.games.blackrose.table import (
    cubes_on,
    enemies_in,
    evocation,
    facts_of,
    is_wizard,
    life,
    mini_term,
    owner,
    place_of,
    source_term,
    turn_order,
    wounds,
)


class Blow:
    """The damage that one miniature would suffer in one step (BR-R32).

    Attributes:
        mini: who would suffer it.
        amount: how much; protections take it off.
        colour: in whose colour it would be placed: a seat, or ROSE.
        source: where it comes from, one of `deeds.SOURCES`.
        scene: the resolution that it is part of.
        unpreventable: no protection can answer it.
    """

    __slots__ = ("amount", "colour", "mini", "scene", "source", "unpreventable")

    def __init__(self, mini: int, amount: int, colour: int, source: str, scene: Scene, unpreventable: bool) -> None:
        self.mini = mini
        self.amount = amount
        self.colour = colour
        self.source = source
        self.scene = scene
        self.unpreventable = unpreventable

    def is_due(self, t: BlackRose) -> bool:
        """BR-R73: whether there is still damage to come, and somebody whom it can reach."""
        return self.amount > 0 and reachable(t, self.scene, self.mini)


# ------------------------------------------------------------------ one step of damage


def deal(
    t: BlackRose,
    s: Scene,
    hits: Sequence[tuple[int, int]],
    colour: int,
    source: str,
    *,
    unpreventable: bool = False,
    of_spell: bool = False,
    later: int = 0,
) -> Play[None]:
    """BR-21, BR-R32, BR-R87: miniatures suffer damage, all at once. The own side is immune (BR-22.1, BR-17.27).

    Args:
        hits: each miniature with the printed amount.
        colour: in whose colour: a seat, or ROSE.
        source: where it comes from, one of `deeds.SOURCES`.
        of_spell: whether it is a step of a combat, general or trap spell, which modifiers can raise.
        later: how many cubes of that colour later steps of the effect could still use (BR-21.14).
    """
    blows = [
        Blow(mini, _amount(t, s, mini, n, colour, of_spell), colour, source, s, unpreventable)
        for mini, n in hits
        if reachable(t, s, mini) and (source == ANSWERED_BACK or owner(t, mini) != colour)
    ]
    yield from protections.before_damage(t, blows)
    if s.lost(t):
        return
    wanted = {b.mini: room for b in blows if b.is_due(t) and (room := _bearable(t, b.mini, b.amount))}
    placed = yield from _shares(t, colour, wanted, later)
    for mini, n in placed.items():
        figures.wound(t, mini, colour, n, "BR-21.1")
    yield from _follow(t, s, placed, colour, source)


def _amount(t: BlackRose, s: Scene, mini: int, n: int, colour: int, of_spell: bool) -> int:
    """BR-R32, BR-R37: a printed amount with modifiers; what raises it does so once for each miniature in an effect."""
    if of_spell and colour != ROSE and s.half is not None:
        mods = [m for m in on_wizard(t, colour, "spell_damage") if m.spell_type in ("", s.half.type)]
        n = modified(n, [m for m in mods if m.n < 0 or mini not in s.raised])
        if mini not in s.raised:
            s.raised.append(mini)
    e = evocation(t, mini)
    if e is not None:
        n -= sum(r["n"] for r in facts_of(e).rules if r.get("static") == "reduce_damage_suffered")
    return max(n, 0)


def _bearable(t: BlackRose, mini: int, n: int) -> int:
    """BR-21.12, BR-26.2: how much of an amount is placed; what is beyond the life value only with Overkill."""
    if t.overkill and is_wizard(mini):
        return n
    return min(n, max(0, life(t, mini) - wounds(t, mini)))


def _shares(t: BlackRose, colour: int, wanted: Mapping[int, int], later: int) -> Play[dict[int, int]]:
    """BR-21.13, BR-21.14, BR-R63: who gets how many cubes; where they run short their owner says how they are used."""
    left = t.supply[colour]
    if sum(wanted.values()) + later <= left:
        return dict(wanted)
    shares = dict.fromkeys(wanted, 0)
    if colour == ROSE:
        for mini in _in_order_of_rose(t, wanted):
            shares[mini] = min(wanted[mini], left)
            left -= shares[mini]
        return {m: n for m, n in shares.items() if n}
    while left:
        short = [m for m in wanted if shares[m] < wanted[m]]
        spare = [DONE] if left <= later else []
        chosen = yield from choose_mini(t, colour, "last-cubes", short, "BR-21.14", *spare)
        if chosen is None:
            break
        shares[chosen] += 1
        left -= 1
    return {m: n for m, n in shares.items() if n}


def _in_order_of_rose(t: BlackRose, minis: Iterable[int]) -> list[int]:
    """BR-R63: wizards in turn order, after them evocations by owner in turn order and slot."""
    order = turn_order(t)
    return sorted(minis, key=lambda m: (not is_wizard(m), order.index(owner(t, m)), _slot(t, m)))


def _slot(t: BlackRose, mini: int) -> int:
    e = evocation(t, mini)
    return 0 if e is None else e.slot


def _follow(t: BlackRose, s: Scene, placed: Mapping[int, int], colour: int, source: str) -> Play[None]:
    """BR-R32: after the cubes defeats are settled, then what answers damage and defeats does so."""
    at = {mini: place_of(t, mini) for mini in placed}
    s.damaged += [mini for mini in placed if mini not in s.damaged]
    fallen = yield from fall(t, s, placed, colour)
    if source == ANSWERED_BACK:
        return
    doer = _doer(s, colour, source)
    hits = [
        Deed(
            "damage_dealt",
            colour,
            mini=doer,
            place=at[mini],
            victim=mini,
            amount=n,
            source=source,
            effect=s.effect,
            spell=s.spell,
            half=s.half,
        )
        for mini, n in placed.items()
    ]
    yield from happen(t, *hits, *defeats(s, fallen, colour, doer, source))


def _doer(s: Scene, colour: int, source: str) -> int:
    """The miniature that does damage: an acting evocation, or the wizard; none for the Black Rose."""
    if source == "evocation":
        return s.actor
    return -1 if colour == ROSE else colour


# ------------------------------------------------------------------ physical attacks


def attack(t: BlackRose, seat: int, s: Scene, *, bonus: int = 0, effect: int, against: int = -1) -> Play[int]:
    """BR-14.4, BR-28.4, BR-R76: a wizard attacks one enemy miniature in the own room.

    Args:
        against: the miniature, if it has been chosen already.

    Returns:
        the miniature attacked; -1 if there was none, or the wizard is in the cell.
    """
    place = t.wizards[seat].place
    if place == CELL:
        return -1
    them = [m for m in enemies_in(t, place, seat) if against in (-1, m)]
    victim = yield from choose_mini(t, seat, "attack", them, "BR-14.4")
    if victim is None:
        return -1
    if t.log is not None:
        t.note("attack", "BR-14.4", who=source_term(seat), whom=mini_term(t, victim))
    yield from deal(t, s, [(victim, stat(t, seat, "attack") + bonus)], seat, "physical_attack")
    deed = Deed("attack", seat, mini=seat, place=place, victim=victim, source="physical_attack", effect=effect)
    yield from happen(t, deed)
    return victim


# ------------------------------------------------------------------ healing, converting, transferring


def heal(t: BlackRose, s: Scene, mini: int, n: int) -> Play[int]:
    """BR-21.15: damage is removed from a sheet or card; of which colours the resolver says.

    On another's miniature it is "up to" so much, so it may be less (BR-R61).

    Returns:
        how much was really healed.
    """
    seat = decider(t, s, {}, about=mini)
    if is_wizard(mini):
        n = modified(n, on_wizard(t, mini, "healing"))
    args = {"who": mini_term(t, mini)}
    up_to = owner(t, mini) != seat
    colours = yield from choose_cubes(seat, "heal", cubes_on(t, mini), n, "BR-21.15", up_to=up_to, args=args)
    for colour in colours:
        figures.unwound(t, mini, colour, 1)
    if colours and t.log is not None:
        t.note("heal", "BR-21.15", who=mini_term(t, mini), count=len(colours))
    if colours and s.seat in (mini, ROSE) and is_wizard(mini):
        yield from happen(t, Deed("healed", mini, mini=mini, victim=mini, amount=len(colours), effect=s.effect))
    return len(colours)


def convert(t: BlackRose, s: Scene, mini: int, n: int) -> Play[int]:
    """BR-21.16, BR-R78: up to so many cubes of other colours are replaced by the resolver's, as far as those go.

    Returns:
        how many were really replaced.
    """
    own = s.seat
    others = [0 if colour == own else there for colour, there in enumerate(cubes_on(t, mini))]
    seat, most = decider(t, s, {}, about=mini), min(n, t.supply[own])
    args = {"who": mini_term(t, mini)}
    colours = yield from choose_cubes(seat, "convert-damage", others, most, "BR-21.16", up_to=True, args=args)
    for colour in colours:
        figures.convert_wound(t, mini, colour, own)
    if colours:
        if t.log is not None:
            t.note("convert-damage", "BR-21.16", who=source_term(own), whose=mini_term(t, mini), count=len(colours))
        deed = Deed("converted", own, victim=mini, amount=len(colours), effect=s.effect, detail="damage")
        yield from happen(t, deed)
    return len(colours)


def transfer(t: BlackRose, s: Scene, giver: int, taker: int, n: int) -> Play[int]:
    """BR-28.27, BR-R78: up to so many cubes of the resolver's choice go from one sheet to another, colours kept.

    It inflicts no damage; a defeat by it is the resolver's.

    Returns:
        how many went over.
    """
    most = min(n, max(0, life(t, taker) - wounds(t, taker)))
    seat = decider(t, s, {}, about=giver)
    args = {"who": mini_term(t, giver), "whom": mini_term(t, taker)}
    lying = cubes_on(t, giver)
    colours = yield from choose_cubes(seat, "transfer-damage", lying, most, "BR-28.27", up_to=True, args=args)
    for colour in colours:
        figures.shift_wounds(t, giver, taker, colour, 1)
    if colours and t.log is not None:
        t.note("transfer-damage", "BR-28.27", **args, count=len(colours))
    fallen = yield from fall(t, s, [taker], s.seat)
    last = "" if colours and colours[-1] == s.seat else TRANSFERRED
    yield from happen(t, *defeats(s, fallen, s.seat, _doer(s, s.seat, s.source), s.source, last))
    return len(colours)
