"""How well a wizard stands: the plan of the simplest bots, readable as such.

Power first; then what will become power: cubes on the others and in rooms, quests, trophies, evocations; then what can
still be done this round: tokens and prepared spells, each by what it promises from where its wizard stands. The Black
Rose counts as a rival. Everything is read from what a seat may see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from typing import Any, Final

from magemoot.engine.pieces import Value
from magemoot.games.blackrose.atoms.sheet import side_of
from magemoot.games.blackrose.catalogue import BOX, marker_side, spell_of
from magemoot.games.blackrose.components import Effect
from magemoot.games.blackrose.lodge import ANYWHERE, CELL
from magemoot.games.blackrose.state import COLOURS, PREPARED, PROTECTION, ROSE, TRAP, BlackRose, Wizard
from magemoot.games.blackrose.table import LODGE, facts_of

# ------------------------------------------------------------------ what things are worth, in power points

QUEST_DONE: Final = 1.6
"""A completed quest, beyond its power, for the ranking at the end."""
QUEST_HELD: Final = (0.0, 0.5, 0.8)
TROPHY: Final = 1.0
ROOM: Final = 0.9
"""Of a won room's printed value."""
CROWN: Final = 0.8
CUBE: Final = 0.35
"""A cube on another wizard; more as the bar fills."""
FULL: Final = 0.25
"""What a cube is worth more on a bar that is nearly full."""
WOUND: Final = 0.22
"""A cube on the own bar, lost time and others' power."""
BRINK: Final = 0.25
"""What a cube on the own bar costs more when it is nearly full."""
SLOT: Final = 0.8
"""Of a room's value, for the one who leads there, as it fills."""
EVOCATION: Final = 0.5
OF_ATTACK: Final = 0.3
CARD: Final = 0.14
TOKEN: Final = 0.7
"""A physical action still to be taken."""
HIDDEN: Final = 0.8
"""A prepared spell that cannot be seen."""
READY: Final = 0.85
"""An activated trap or protection that cannot be seen."""
BLOCKED: Final = 0.4
IN_CELL: Final = 0.5
TEMPER: Final = (1.6, 0.16)
"""A lead of so many points makes winning almost three times as likely as losing: at the end, and more for each point to go."""
GOAL: Final = 30
SCHOOLS: Final = 2
"""Of so many schools one thinks when a deck is chosen whose cards nobody knows: the own one, and another."""
SPELLS: Final = 5
"""So many spells of a hand are thought about when spells are prepared."""
MARK: Final = 0.3
"""The cube of a spell's mark."""

STEP_WORTH: Final[Mapping[str, float]] = {
    "damage": 0.45,
    "instability": 0.4,
    "convert_instability": 0.35,
    "move_instability": 0.15,
    "convert_damage": 0.35,
    "transfer_damage": 0.5,
    "heal": 0.2,
    "power": 1.0,
    "steal_power": 1.6,
    "attack": 0.9,
    "move": 0.12,
    "push": 0.15,
    "draw": 0.2,
    "study": 0.5,
    "recall": 0.25,
    "reset_action": 0.8,
    "summon": 1.1,
    "act": 0.9,
    "crown": 0.7,
}
"""What a point, a card or a step of an operation brings; others bring `OTHER`."""
OTHER: Final = 0.3
AREA: Final = 1.25
"""An area may hold more than one miniature."""
LASTING: Final[Mapping[str, float]] = {TRAP: 0.55, PROTECTION: 0.8}
"""A trap or protection works only when it is called up."""
OUT_OF_REACH: Final = 0.3
"""What is left of an aimed spell when nobody is near."""


def evaluate(view: BlackRose, seat: int) -> float:
    """How well a seat stands, from 0 (lost) to 1 (won), compared with all others and the Black Rose."""
    rooms = _rooms(view)
    stands = [standing(view, w, seat) + rooms[w.seat] for w in view.wizards]
    leader = max(view.rose_power, *(w.power for w in view.wizards))
    temper = TEMPER[0] + TEMPER[1] * max(0, GOAL - leader)
    mine = stands[seat]
    rivals = [s for i, s in enumerate(stands) if i != seat] + [view.rose_power + rooms[ROSE]]
    return 1.0 / (1.0 + sum(exp(min(50.0, (r - mine) / temper)) for r in rivals))


def consider(t: BlackRose, seat: int, ask: str, options: Sequence[Value]) -> Sequence[Value]:
    """What is worth a thought: no settings, no waiting or sacrificing while there is something better to do.

    Spells are put away by the hand limit alone.
    """
    if ask == "trap":
        return [o for o in options if o != "quiet"]
    if ask == "mark":
        return options[:1]
    if ask.startswith("prepare-"):
        return _promising(t, t.wizards[seat], options)
    if ask in ("study-school", "draw-school"):
        own = f"school-{t.wizards[seat].school}"
        return sorted(options, key=lambda o: o != own)[:SCHOOLS]
    if ask == "put-away":
        return options[-1:]
    if ask == "turn":
        idle = {"wait"} if t.wizards[seat].place == CELL else {"wait", "sacrifice"}
        return [o for o in options if o not in idle] or options
    return options


def _promising(t: BlackRose, w: Wizard, options: Sequence[Value]) -> Sequence[Value]:
    """The spells that promise most, each with its better side up, and to prepare no more."""
    best: dict[int, tuple[float, Value]] = {}
    for o in options:
        if isinstance(o, tuple):
            card, marker = o
            assert isinstance(card, int)
            assert isinstance(marker, int)
            promise = promised(t, w, card, marker_side(marker))
            if card not in best or promise > best[card][0]:
                best[card] = promise, o
    chosen = sorted(best.values(), key=lambda found: -found[0])[:SPELLS]
    return [o for _, o in reversed(chosen)] + [o for o in options if o == "done"]


def standing(t: BlackRose, w: Wizard, viewer: int) -> float:
    """A wizard's power as it may be in the end, as far as the viewer can tell."""
    if not w.figure:
        return 0.0
    found = w.power + QUEST_DONE * len(w.completed) + QUEST_HELD[min(len(w.quests), 2)]
    found += TROPHY * sum(w.trophies) + ROOM * sum(BOX.rooms[id].value for id in w.rooms)
    found += CROWN * (t.crown == w.seat) + CARD * len(w.hand)
    found += _cubes(t, w) + _evocations(w)
    found -= BLOCKED * (w.blocked_move + w.blocked_activation) + IN_CELL * (w.place == CELL)
    found += TOKEN * w.tokens
    for space, status in enumerate(w.status):
        if status == PREPARED:
            found += _prepared(t, w, space, viewer)
        elif status in LASTING:
            found += READY
    return found


def _cubes(t: BlackRose, w: Wizard) -> float:
    """Cubes on the others will be power; cubes on the own bar will be the others'."""
    life = BOX.figures[w.figure].life
    lost = sum(w.damage)
    found = -lost * (WOUND + BRINK * lost / life)
    for other in t.wizards:
        if other is not w and other.damage[w.seat]:
            found += other.damage[w.seat] * (CUBE + FULL * sum(other.damage) / life)
    return found


def _rooms(t: BlackRose) -> list[float]:
    """For each colour what its cubes in rooms promise: a share of the room's value as it fills, more for the leader."""
    found = [0.0] * COLOURS
    cubes = t.instability
    for place, id in enumerate(t.room_at):
        here = cubes[place * COLOURS : place * COLOURS + COLOURS]
        if most := max(here):
            room = BOX.rooms[id]
            share = SLOT * room.value / room.slots
            for colour, own in enumerate(here):
                if own:
                    found[colour] += own * (share if own == most else share / 3)
    return found


def _evocations(w: Wizard) -> float:
    found = 0.0
    for e in w.evocations:
        facts = facts_of(e)
        alive = 1.0 - sum(e.damage) / facts.life
        found += (EVOCATION + OF_ATTACK * facts.attack + 0.6 * bool(facts.archetype == "altar")) * alive
    return found


# ------------------------------------------------------------------ what a prepared spell promises


def _prepared(t: BlackRose, w: Wizard, space: int, viewer: int) -> float:
    card = w.sheet[space][0] if w.sheet[space] else -1
    if viewer != w.seat or card < 0:
        return HIDDEN
    return promised(t, w, card, side_of(w, space))


def promised(t: BlackRose, w: Wizard, card: int, side: str) -> float:
    """What a spell promises its wizard with one side up."""
    spell = spell_of[card]
    if spell is None:
        return HIDDEN
    if spell.is_room_trap:
        return max(worth(spell.id, colour) for colour in spell.halves)
    return worth(spell.id, side) * _reach(t, w, spell.halves[side]) + MARK * spell.instability


def _reach(t: BlackRose, w: Wizard, half: Effect) -> float:
    """How likely the spell finds somebody: whether anyone is within a move and its range."""
    if half.type != "combat" or half.range == ANYWHERE:
        return 1.0
    if w.place == CELL:
        return 0.7
    steps = max(half.range, 0) + BOX.figures[w.figure].move
    for other in t.wizards:
        if other is w:
            continue
        if other.place != CELL and LODGE.distance[w.place][other.place] <= steps:
            return 1.0
        if any(LODGE.distance[w.place][e.place] <= steps for e in other.evocations):
            return 0.8
    return OUT_OF_REACH


@cache
def worth(spell: str, side: str) -> float:
    """What half of a spell brings on average when it is carried out."""
    half = BOX.spells[spell].halves[side]
    found = _sum(half.ops)
    if half.target == "area" and half.type == "combat":
        found *= AREA
    return found * LASTING.get(half.type, 1.0)


def _of_step(step: Mapping[str, Any]) -> float:
    """What one step brings on average."""
    match step["op"]:
        case "if":
            return max(_sum(step["then"]), _sum(step.get("else", ())))
        case "may" | "each":
            return 1.2 * _sum(step["ops"])
        case "choose":
            return max(_sum(option["ops"]) for option in step["options"])
        case "pick" | "mod" | "end_movement":
            return OTHER if step["op"] == "mod" else 0.0
        case "power" if step["who"] != "self":
            return 0.4
    n, more = step.get("n", 1), int(step.get("bonus", 0))
    times = 2 if not isinstance(n, int) else min(abs(n), 5)
    return STEP_WORTH.get(step["op"], OTHER) * times + STEP_WORTH["damage"] * more


def _sum(steps: Sequence[Mapping[str, Any]]) -> float:
    return sum(_of_step(step) for step in steps)
