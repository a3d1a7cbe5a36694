"""Instability: placing, marks, converting, moving (BR-18, BR-21.14, BR-R38, BR-R46, BR-R78)."""

from __future__ import annotations

from typing import Final

from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.blackrose.atoms import rooms
from magemoot.games.blackrose.components import Step
from magemoot.games.blackrose.cubes import choose_cubes
from magemoot.games.blackrose.deeds import Deed, happen
from magemoot.games.blackrose.lodge import CELL
from magemoot.games.blackrose.scene import ALL, Scene, decider, minis, number, room_named
from magemoot.games.blackrose.state import BlackRose
from magemoot.games.blackrose.table import colour as room_colour
from magemoot.games.blackrose.table import cubes_in, free_slots, room_term, source_term

# ------------------------------------------------------------------ placing


def place(t: BlackRose, s: Scene, place: int, colour: int, n: int, rule: str, *, later: int = 0) -> Play[int]:
    """BR-18.3, BR-18.5, BR-18.7, BR-21.13, BR-R46: cubes come to lie in a room, as far as slots and supply go.

    Args:
        colour: whose cubes: a seat, or ROSE.
        later: how many of the same cubes the rest of the effect could still use. If the supply is short of that, the
            resolver may hold some back for it (BR-21.14).

    Returns:
        how many were placed.
    """
    most = min(n, free_slots(t, place), t.supply[colour])
    least = max(0, min(most, t.supply[colour] - later)) if colour == s.seat else most
    if least < most:
        most = yield from _how_many(t, s.seat, place, least, most)
    if most <= 0:
        return 0
    rooms.destabilise(t, place, colour, most, rule)
    deed = Deed(
        "place_instability",
        colour,
        place=place,
        amount=most,
        source=s.source,
        effect=s.effect,
        detail=room_colour(t, place),
    )
    yield from happen(t, deed)
    return most


def _how_many(t: BlackRose, seat: int, place: int, least: int, most: int) -> Play[int]:
    """BR-21.14: a wizard who is short of cubes says how many of them go here."""
    words: list[Value] = [f"cubes-{n}" for n in range(most, least - 1, -1)]
    answer = yield Choose(seat, "cubes", lambda: words, "BR-21.14", {"room": room_term(t, place)})
    return int(str(answer).removeprefix("cubes-"))


def mark(t: BlackRose, seat: int, s: Scene) -> Play[None]:
    """BR-18.1, BR-18.2, BR-18.4, BR-R30, BR-R38: a marked card places one own cube where its caster stands; in no cell."""
    here = t.wizards[seat].place
    if s.spell is not None and s.spell.instability and here != CELL:
        yield from place(t, s, here, seat, 1, "BR-18.2")


# ------------------------------------------------------------------ short of cubes

TAKE_CUBES: Final = ("damage", "convert_damage", "instability", "convert_instability")
"""Operations that take cubes from the resolver's supply."""


def cubes_wanted(t: BlackRose, s: Scene, step: Step) -> int:
    """BR-21.14: how many own cubes the rest of a card's effect, after a step of it, could use at most."""
    from magemoot.games.blackrose.casting import every_step

    if s.half is None:
        return 0
    steps = list(every_step(s.half.ops))
    after = next((i + 1 for i, one in enumerate(steps) if one is step), len(steps))
    fixed = dict(s.fixed)
    wanted = sum(_wanted(t, s, one) for one in steps[after:])
    s.fixed = fixed
    return wanted


def _wanted(t: BlackRose, s: Scene, step: Step) -> int:
    if step.get("source", "self") != "self":
        return 0
    n = number(t, s, step["n"]) if step["op"] in TAKE_CUBES else 0
    match step["op"]:
        case "instability" | "convert_instability":
            if step["room"].startswith("pick:"):
                return n
            there = room_named(t, s, step["room"])
            if there is None:
                return 0
            others = sum(cubes_in(t, there)) - cubes_in(t, there)[s.seat]
            return min(n, free_slots(t, there) if step["op"] == "instability" else others)
        case "damage":
            return n * (1 if step["to"] == "it" or step["to"].startswith("pick:") else len(minis(t, s, step["to"])))
        case _:
            return n


# ------------------------------------------------------------------ converting, moving


def convert(t: BlackRose, s: Scene, place: int, n: int) -> Play[int]:
    """BR-18.6, BR-R78: up to n cubes of other colours (all, if n is `ALL`) become own ones, as far as the supply goes.

    Returns:
        how many were converted.
    """
    own, there = s.seat, room_term(t, place)
    others = [0 if colour == own else lying for colour, lying in enumerate(cubes_in(t, place))]
    most = min(n, t.supply[own])
    colours = yield from choose_cubes(
        own, "convert-instability", others, most, "BR-18.6", up_to=n < ALL, args={"room": there}
    )
    for colour in colours:
        rooms.convert_instability(t, place, colour, own)
    if colours:
        if t.log is not None:
            t.note("convert-instability", "BR-18.6", who=source_term(own), room=there, count=len(colours))
        deed = Deed("converted", own, place=place, amount=len(colours), effect=s.effect, detail="instability")
        yield from happen(t, deed)
    return len(colours)


def move(t: BlackRose, s: Scene, giver: int, taker: int, n: int) -> Play[int]:
    """BR-28.27, BR-R78: up to n cubes of any colours go from one room to another, as far as it has free slots.

    Returns:
        how many were moved.
    """
    most = 0 if giver == taker else min(n, free_slots(t, taker))
    args = {"room": room_term(t, giver), "to": room_term(t, taker)}
    colours = yield from choose_cubes(
        decider(t, s, {}), "move-instability", cubes_in(t, giver), most, "BR-28.27", up_to=True, args=args
    )
    for colour in colours:
        rooms.shift_instability(t, giver, taker, colour, 1)
    if colours and t.log is not None:
        t.note("move-instability", "BR-28.27", who=source_term(s.seat), count=len(colours), **args)
    return len(colours)
