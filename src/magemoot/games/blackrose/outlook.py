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
from magemoot.games.blackrose.catalogue import BOX, marker_side, quest_of, spell_of
from magemoot.games.blackrose.components import FORGOTTEN, Effect, Quest
from magemoot.games.blackrose.lodge import ANYWHERE, CELL
from magemoot.games.blackrose.requirements import progress
from magemoot.games.blackrose.state import COLOURS, PREPARED, PROTECTION, ROSE, SPACES, TRAP, BlackRose, Wizard
from magemoot.games.blackrose.table import LODGE, facts_of

# ------------------------------------------------------------------ what things are worth, in power points

QUEST_DONE: Final = 1.6
"""A completed quest, beyond its power, for the ranking at the end."""
QUEST_HELD: Final = (0.0, 0.5, 0.8)
QUEST_NEAR: Final = 0.35
"""Of what an own quest brings, when nothing is missing but its moment; less while it is not so far."""
WAY: Final = 0.12
"""Of an own quest in a room, so much less for each step to go there."""
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
OF_ALTAR: Final = 0.6
"""A creature; more for each point of its attack, or if it is an altar."""
CARD: Final = 0.14
LORE: Final = 0.4
"""Of what the better half of a forgotten spell in the hand brings, for the one who sees it."""
CHOICE: Final = 0.5
SPARE: Final = 0.15
"""Of what the better halves of the best spells in the hand bring, as many as fit on the sheet; of those of the others."""
TOKEN: Final = 0.7
"""A physical action still to be taken."""
HIDDEN: Final = 0.8
"""A prepared spell that cannot be seen."""
READY: Final = 0.85
"""An activated trap or protection that cannot be seen."""
WAITING: Final = 0.9
"""Of an activated trap or protection, what it is worth while it is only prepared."""
BLOCKED: Final = 0.4
IN_CELL: Final = 0.5
FAR: Final = 4
"""From a cell, about so many steps to any room."""
TEMPER: Final = (1.6, 0.16)
"""A lead of so many points makes winning almost three times as likely as losing: at the end, and more for each point to go."""
GOAL: Final = 30
SCHOOLS: Final = 2
"""Of so many schools one thinks when a deck is chosen whose cards nobody knows: the own one, and each round another."""
SPELLS: Final = 5
"""So many spells of a hand are thought about when spells are prepared."""
OTHER_SIDE: Final = 0.6
"""The other side is thought about too if it promises so much of what the better one does."""
MARK: Final = 0.3
"""The cube of a spell's mark."""

STEP_WORTH: Final[Mapping[str, float]] = {
    "damage": 0.45,
    "instability": 0.4,
    "convert_instability": 0.35,
    "move_instability": 0.15,
    "convert_damage": 0.35,
    "transfer_damage": 0.5,
    "heal": 0.15,
    "power": 1.0,
    "steal_power": 1.6,
    "attack": 0.9,
    "move": 0.12,
    "push": 0.15,
    "draw": 0.2,
    "recall": 0.25,
    "reset_action": 0.8,
    "act": 0.6,
    "crown": 0.7,
    "rose_power": -0.3,
    "prevent": 0.35,
    "redirect": 0.7,
    "retaliate": 0.4,
    "dodge": 0.9,
    "neutralise": 0.9,
    "activate": 0.6,
    "resolve_room": 0.6,
    "reset_room": 0.1,
    "cancel_activation": 0.5,
    "teleport": 0.2,
    "swap": 0.15,
    "to_cell": 0.6,
    "block": 0.4,
    "end_movement": 0.1,
    "remove_evocation": 1.0,
    "discard": 0.15,
    "strip": 0.6,
    "flip_orientation": 0.3,
    "peek": 0.05,
    "cast_from_hand": 1.0,
    "cast_next": 1.0,
    "copy_used_spell": 1.0,
    "event": 0.3,
    "pick": 0.0,
    "mod": 0.3,
}
"""What a point, a card or a step of an operation brings."""
QUEST: Final[Mapping[str, float]] = {"draw": 0.5, "steal": 0.8, "swap": 0.2, "complete": 3.0}
"""What is done with a quest."""
STUDIED: Final[Mapping[str, float]] = {"quest": 0.6, "quest:3": 1.2, "forgotten": 1.5}
"""A card that is kept after a look at several; others are worth as much as one that is drawn, and a little more."""
CHOSEN: Final = 0.25
MANY: Final = 3
"""So much is all of something, about; what is counted is about two."""
AREA: Final = 1.25
"""An area may hold more than one miniature."""
RING: Final = 1.6
"""Several rooms hold more still."""
CALLED: Final[Mapping[str, float]] = {
    "would_suffer_damage": 0.75,
    "would_be_affected": 0.5,
    "would_be_moved": 0.12,
    "would_be_moved_or_blocked": 0.2,
    "enter_room": 0.55,
    "activate_room": 0.7,
    "place_instability": 0.6,
    "cast_spell": 0.5,
}
"""How likely a trap or protection is called up before the round is over; by anything else `SELDOM`."""
SELDOM: Final = 0.45
NARROW: Final = frozenset({"own_evocation", "enemy_trap", "physical_attack"})
"""What happens not half as often as other things that may call up a protection."""
LACKING: Final = 0.2
"""What is left of a spell that needs evocations when there are none."""
OWN: Final[Mapping[str, str]] = {"own_evocation": "own:", "own_evocations": "own:", "own_undead": "own:undead"}
"""Words of the pack for evocations of the caster's, and which they are."""
UNLIKELY: Final = frozenset({"defeated_any", "damage_on"})
CHANCE: Final = 0.35
"""How often such a condition holds; others are as one likes them, for one chooses the moment and the victim."""
OUT_OF_REACH: Final = 0.3
"""What is left of an aimed spell when nobody is near."""


def evaluate(view: BlackRose, seat: int) -> float:
    """How well a seat stands, from 0 (lost) to 1 (won), compared with all others and the Black Rose."""
    return _compared(view, seat, 0.0)


def judge(view: BlackRose, seat: int) -> float:
    """The same for one who has learnt besides which spells are worth keeping in the hand."""
    return _compared(view, seat, _hand(view.wizards[seat]))


def _compared(view: BlackRose, seat: int, more: float) -> float:
    """How a seat stands, with so much more than all can tell."""
    rooms = _rooms(view)
    stands = [standing(view, w, seat) + rooms[w.seat] for w in view.wizards]
    leader = max(view.rose_power, *(w.power for w in view.wizards))
    temper = TEMPER[0] + TEMPER[1] * max(0, GOAL - leader)
    mine = stands[seat] + more
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
        first = (t.round + seat) % len(options)
        return sorted([*options[first:], *options[:first]], key=lambda o: o != own)[:SCHOOLS]
    if ask == "put-away":
        return options[-1:]
    if ask == "turn":
        idle = {"wait"} if t.wizards[seat].place == CELL else {"wait", "sacrifice"}
        return [o for o in options if o not in idle] or options
    return options


def _promising(t: BlackRose, w: Wizard, options: Sequence[Value]) -> Sequence[Value]:
    """The spells that promise most, each with the sides up that are as good or nearly, and to prepare no more."""
    sides: dict[int, list[tuple[float, Value]]] = {}
    for o in options:
        if isinstance(o, tuple):
            card, marker = o
            assert isinstance(card, int)
            assert isinstance(marker, int)
            sides.setdefault(card, []).append((promised(t, w, card, marker_side(marker)), o))
    best = {card: max(promise for promise, _ in found) for card, found in sides.items()}
    chosen = sorted(best, key=lambda card: -best[card])[:SPELLS]
    kept = [o for card in reversed(chosen) for promise, o in sides[card] if promise >= OTHER_SIDE * best[card]]
    return kept + [o for o in options if o == "done"]


def standing(t: BlackRose, w: Wizard, viewer: int) -> float:
    """A wizard's power as it may be in the end, as far as the viewer can tell."""
    if not w.figure:
        return 0.0
    found = w.power + QUEST_DONE * len(w.completed) + QUEST_HELD[min(len(w.quests), 2)]
    found += TROPHY * sum(w.trophies) + ROOM * sum(BOX.rooms[id].value for id in w.rooms)
    found += CROWN * (t.crown == w.seat) + CARD * len(w.hand)
    if viewer == w.seat:
        found += LORE * sum(_of_forgotten(card) for card in w.hand)
        found += QUEST_NEAR * sum(_near(t, w, quest_of(card)) for card in w.quests if card >= 0)
    found += _cubes(t, w) + _evocations(w)
    found -= BLOCKED * (w.blocked_move + w.blocked_activation) + IN_CELL * (w.place == CELL)
    found += TOKEN * w.tokens
    for space, status in enumerate(w.status):
        if status == PREPARED:
            found += _prepared(t, w, space, viewer)
        elif status in (TRAP, PROTECTION):
            found += _ready(w, space, viewer)
    return found


def _near(t: BlackRose, w: Wizard, quest: Quest) -> float:
    """What of a quest's power is in sight: its share that is done, or how near its room is."""
    brings = quest.power + QUEST_DONE
    if "room" in quest.req:
        to = t.room_at.index(quest.req["room"])
        steps = LODGE.distance[w.place][to] if w.place != CELL else FAR
        return brings * max(0.0, 1.0 - WAY * (steps + (not t.ready[to])))
    far = progress(t, w.seat, quest)
    if far is None:
        return 0.0
    if far.ready:
        return brings
    parts = far.parts.values()
    had, all_of_it = far.done + sum(parts), far.wanted + len(parts)
    return brings * had / (all_of_it + 1)


def _of_forgotten(card: int) -> float:
    """What a forgotten spell brings with its better side up; 0.0 for any other card."""
    spell = spell_of[card] if card >= 0 else None
    if spell is None or spell.school != FORGOTTEN:
        return 0.0
    return max(worth(spell.id, side) for side in spell.halves)


def _hand(w: Wizard) -> float:
    """What the spells of a hand that is seen are good for; forgotten ones are counted anyway."""
    spells = [spell_of[card] for card in w.hand if card >= 0]
    brings = [_of_spell(spell.id) for spell in spells if spell is not None and spell.school != FORGOTTEN]
    brings.sort(reverse=True)
    return CHOICE * sum(brings[:SPACES]) + SPARE * sum(brings[SPACES:])


@cache
def _of_spell(id: str) -> float:
    """What a spell brings with its better half up, its mark counted."""
    spell = BOX.spells[id]
    return max(worth(id, side) for side in spell.halves) + MARK * spell.instability


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
        alive = 1.0 - sum(e.damage) / facts_of(e).life
        found += _of_creature(e.kind) * alive
    return found


@cache
def _of_creature(kind: str) -> float:
    facts = BOX.evocations[kind]
    return EVOCATION + OF_ATTACK * facts.attack + OF_ALTAR * (facts.archetype == "altar")


# ------------------------------------------------------------------ what a prepared spell promises


def _prepared(t: BlackRose, w: Wizard, space: int, viewer: int) -> float:
    card = w.sheet[space][0] if w.sheet[space] else -1
    if viewer != w.seat or card < 0:
        return HIDDEN
    return promised(t, w, card, side_of(w, space))


def _ready(w: Wizard, space: int, viewer: int) -> float:
    """An activated trap or protection; its owner knows which it is."""
    card = w.sheet[space][0] if w.sheet[space] else -1
    spell = spell_of[card] if viewer == w.seat and card >= 0 else None
    if spell is None:
        return READY
    if spell.is_room_trap:
        return max(worth(spell.id, colour) for colour in spell.halves) / WAITING
    return worth(spell.id, side_of(w, space)) / WAITING


def promised(t: BlackRose, w: Wizard, card: int, side: str) -> float:
    """What a spell promises its wizard with one side up."""
    spell = spell_of[card]
    if spell is None:
        return HIDDEN
    if spell.is_room_trap:
        return max(worth(spell.id, colour) for colour in spell.halves)
    half = spell.halves[side]
    found = worth(spell.id, side) * _reach(t, w, half) * _at_hand(t, w, needs(spell.id, side))
    return found + MARK * spell.instability


def _at_hand(t: BlackRose, w: Wizard, needed: str) -> float:
    """Whether the evocations are there that a spell needs."""
    whose, _, kind = needed.partition(":")
    if not whose:
        return 1.0
    owners = [w] if whose == "own" else [other for other in t.wizards if other is not w]
    there = any(not kind or kind in (e.kind, facts_of(e).archetype) for o in owners for e in o.evocations)
    return 1.0 if there else LACKING


@cache
def needs(spell: str, side: str) -> str:
    """The evocations without which half of a spell does nothing: "own:undead", "own:", "enemy:", or "" if it needs none."""
    half = BOX.spells[spell].halves[side]
    aimed = str(half.filter.get("is", ""))
    if aimed == "enemy_evocation":
        return "enemy:"
    words = [aimed]
    for step in half.ops:
        n, cond = step.get("n"), step.get("cond", {})
        words.append(str(step.get("over", "")))
        if isinstance(n, Mapping) and "plus" not in n:
            words.append(str(n["count"]))
        if cond.get("is") == "owns" and cond["who"] == "self":
            words.append("own_evocations")
    return next((OWN.get(word, word) for word in words if word in OWN or word.startswith("own:")), "")


def _reach(t: BlackRose, w: Wizard, half: Effect) -> float:
    """How likely the spell finds somebody: whether anyone is within a move and its range."""
    aims = half.type == "combat" or str(half.filter.get("is", "")).startswith("enemy")
    if not aims or half.range == ANYWHERE:
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
    """What half of a spell brings on average when it is carried out, or, of traps and protections, prepared."""
    half = BOX.spells[spell].halves[side]
    found = _sum(half.ops)
    if half.target == "area" and half.type == "combat":
        found *= AREA
    return found * WAITING * _called(half.trigger) if half.trigger else found


def _called(trigger: Mapping[str, Any]) -> float:
    """How likely a trap or protection is called up in this round."""
    by = trigger.get("by", ())
    narrow = not NARROW.isdisjoint([trigger.get("to"), *([by] if isinstance(by, str) else by)])
    general = trigger.get("spell_type") == "general"
    return CALLED.get(trigger["event"], SELDOM) * (0.5 if narrow or general else 1.0)


def _of_step(step: Mapping[str, Any]) -> float:
    """What one step brings on average."""
    op, who = str(step["op"]), str(step.get("who", ""))
    match op:
        case "if" if step["cond"]["is"] in UNLIKELY:
            return CHANCE * _sum(step["then"]) + (1.0 - CHANCE) * _sum(step.get("else", ()))
        case "if":
            return max(_sum(step["then"]), _sum(step.get("else", ())))
        case "may" | "each":
            return 1.2 * _sum(step["ops"])
        case "choose":
            options = [_sum(option["ops"]) for option in step["options"]]
            return sum(options) / len(options) if "by" in step else max(options)
        case "summon":
            kinds = [step["what"]] if isinstance(step["what"], str) else step["what"]
            return _times(step) * max(_of_creature(kind) for kind in kinds)
        case "power" if who != "self":
            return 0.4
        case "heal" if who != "self":
            return -0.1 * _times(step)
        case "discard" if who == "self":
            return -CARD * _times(step)
        case "remove_evocation" if step["which"] != "target":
            return -STEP_WORTH[op]
        case "quest":
            return QUEST[step["do"]]
        case "study":
            return int(step["keep"]) * STUDIED.get(step["from"], CHOSEN)
        case _:
            found = STEP_WORTH[op] * _times(step) + STEP_WORTH["damage"] * int(step.get("bonus", 0))
            return found * (RING if "ring" in str(step.get("to", "")) else 1.0)


def _times(step: Mapping[str, Any]) -> int:
    n = step.get("n", 1)
    if isinstance(n, int):
        return max(-5, min(n, 5)) if step["op"] == "rose_power" else min(abs(n), 5)
    return MANY if n == "all" else 2


def _sum(steps: Sequence[Mapping[str, Any]]) -> float:
    return sum(_of_step(step) for step in steps)
