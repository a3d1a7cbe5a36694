"""How well the players stand: the plan of the simplest bots, readable as such.

They win or lose together, so every seat judges alike: Health taken off the Monster, against the time it took; what the
wardens have to go on with; how near a loss is. Then what the active warden can still do in this turn, by what it
promises where the warden stands. The values are in Hits dealt to the Monster.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import exp
from typing import Any, Final

from magemoot.engine.pieces import Value
from magemoot.games.weirdwood import cards, clock, icons, odds, rooms
from magemoot.games.weirdwood.catalogue import BOX, action
from magemoot.games.weirdwood.ending import WON
from magemoot.games.weirdwood.entries import Amounts, Steps
from magemoot.games.weirdwood.fae import therus
from magemoot.games.weirdwood.manor import AWAY, DAYS, POSITIONS, THRONE_ROOM
from magemoot.games.weirdwood.result import health_at_start, health_left, score
from magemoot.games.weirdwood.state import OGRE, SET_UP, THERUS, TURN, Warden, Weirdwood
from magemoot.games.weirdwood.table import has_enemy, on_fire, room, scaled, threat, wardens_in

# ------------------------------------------------------------------ what things are worth

HEALTH: Final = 30.0
"""All of the Monster's Health."""
TIME: Final = 40.0
"""All twelve Days."""
ATTACKS: Final = 8.0
"""So many times the Monster may be attacked in twelve Days."""
SURE: Final = 0.8
"""What damage is worth that is still to be dealt."""
OF: Final[Mapping[str, float]] = {
    "min": 0.22,
    "knowledge": 0.22,
    "scarab": 0.16,
    "any": 0.24,
    "min_or_knowledge": 0.23,
    "power": 0.3,
    "tactics": 0.3,
    "health": 0.35,
    "pp": 0.3,
}
"""Tokens, Health, PP."""
DIE: Final[Mapping[str, float]] = {"attack": 2.0, "balanced": 1.5, "defence": 0.8, "gauntlet": 1.6}
TRACK_SPACE: Final = 0.1
"""A space of a track, beside its bonus."""
HIT: Final = 0.9
BLOCK: Final = 0.5
"""Lasting ones."""
COMPANION: Final = 0.9
EXHAUSTED: Final = 0.25
CARD: Final = 0.08
"""A card in hand."""
SLOT: Final = 0.06
"""An empty time slot."""
FAVOUR: Final = 0.3
QUEST: Final = 0.3
WEAK: Final = (0.0, 1.2, 0.3)
"""What little Health takes off, by Health."""
SCARAB: Final = 0.12
"""A Scarab in the manor."""
CROWDED: Final = 0.15
"""A Room in which the next Scarab brings a curse."""
CURSE: Final = 0.25
RESCUED: Final = 1.0
THRONE: Final = 0.08
"""A Scarab in the Throne Room on top of that, where it keeps Lady Weirdwood."""
LIFE_FORCE: Final = 0.6
ARM: Final = 0.12
PLAN: Final = 0.6
POSSESSION: Final = 0.8
POWER_CARD: Final = 0.25
BRINK: Final = 9.0
"""What it takes off to be one step from a loss."""
TEMPER: Final = 1.5
"""A lead of so much makes winning almost three times as likely as losing."""
PAR: Final = 32.0
"""What the wardens have together where the game is even, beside time and the Monster's Health."""

D12: Final = 12
DEFEATED: Final = 0.45
"""A defeated Scarab: PP or a resource, and a Scarab less."""
DAMAGE: Final = 0.3
"""A damage to a warden."""

# -- what is still to be done
ROOM: Final = 0.9
"""Of what a Room's action brings, while it may be used."""
LEFT: Final = 0.85
"""Of what an action of a card promises that is not taken yet."""
MOVE: Final = 0.5
NO_TARGET: Final = 0.12
"""An Attack with nobody there."""
STEP_WORTH: Final[Mapping[str, float]] = {
    "move": MOVE,
    "portal": 0.6,
    "attack": NO_TARGET,
    "draw": 0.1,
    "forge": 0.5,
    "recruit": 0.4,
    "copy_played_card": 0.4,
    "play_extra_card": 0.5,
    "die_on_card": 0.6,
    "banish": 0.3,
    "cleanse": 0.6,
    "time": 0.25,
    "refresh_companion": 0.3,
}
"""What an operation brings on average; others bring `OTHER`."""
OTHER: Final = 0.15

PLACES: Final = 6
STEPS: Final = 3
SLOTS: Final = 3
"""So many places, spaces of time and slots are thought about when one is chosen."""


def evaluate(view: Weirdwood, _seat: int) -> float:
    """How well the players stand, from 0 (lost) to 1 (won); the same for every seat."""
    if view.end:
        return 1.0 if view.end == WON else 0.001 * score(view)
    if view.phase == SET_UP:
        return 0.5
    lead = (standing(view) - PAR) / TEMPER
    return 1.0 / (1.0 + exp(-max(-25.0, min(25.0, lead))))


def standing(t: Weirdwood) -> float:
    """All that counts, in Hits dealt to the Monster."""
    each, left = HEALTH / (health_at_start(t) or 1), health_left(t)
    to_go = 1.0 - ((t.day - 1) * POSITIONS + t.time) / (DAYS * POSITIONS)
    dealt = sum(odds.on_monster(t, w).dealt for w in t.wardens) / len(t.wardens)
    found = HEALTH - each * left + SURE * each * min(left, ATTACKS * to_go * dealt) + TIME * to_go
    found += sum(_means(t, w) for w in t.wardens) * 3.0 / (2.0 + len(t.wardens))
    found -= _manor(t) + _monster(t)
    if t.phase == TURN:
        found += _to_come(t, t.wardens[t.active])
    return found


# ------------------------------------------------------------------ the wardens


def _means(t: Weirdwood, w: Warden) -> float:
    """What a warden has to go on with."""
    found = sum(OF[what] * _less_of_many(getattr(w, what)) for what in ("min", "knowledge", "scarab", "power"))
    found += OF["tactics"] * _less_of_many(len(w.tactics)) + CARD * min(len(w.hand), w.health)
    found += OF["health"] * w.health - (WEAK[w.health] if w.health < len(WEAK) else 0.0)
    found += sum(DIE[colour] for colour in w.dice) + sum(TRACK_SPACE * space for space in w.tracks)
    found += HIT * w.lasting_hits + BLOCK * w.lasting_blocks
    found += sum(COMPANION - EXHAUSTED * used for used in w.exhausted)
    found += SLOT * sum(not there for there in w.slots)
    found += FAVOUR * w.favours + QUEST * len(w.deeds) + sum(_card(w, slot) for slot in range(len(w.slots)))
    found += 0.08 * len(icons.matches(t, w)) + 0.3 * w.free_power
    return found


def _less_of_many(n: int) -> float:
    """Tokens are worth less the more there are of them."""
    return n if n < 4 else 4 + 0.5 * (n - 4)


def _card(w: Warden, slot: int) -> float:
    """Lasting Hits and Blocks of a face-up card in play, until the refresh."""
    if not w.slots[slot] or not w.face_up[slot]:
        return 0.0
    lasting = action(w.slots[slot][0]).facts.lasting
    return 0.3 * lasting.hits + 0.2 * lasting.blocks if lasting else 0.0


# ------------------------------------------------------------------ the manor and the Monster


def _manor(t: Weirdwood) -> float:
    """Scarabs and curses, and for the Ogre how near the curse is to its end."""
    found = SCARAB * sum(t.scarabs) + THRONE * t.scarabs[THRONE_ROOM]
    found += CROWDED * sum(n == 1 and not cursed for n, cursed in zip(t.scarabs, t.cursed, strict=True))
    cursed = threat(t)
    found += CURSE * cursed
    if t.monster == OGRE:
        track = BOX.ogre.curse_track
        found += CURSE * cursed + _brink(scaled(t, track.loss_at, track.loss_at_by_characters) - cursed, 2.0)
    return found


def _brink(steps: int, pace: float) -> float:
    """What it takes off to be so many steps from a loss."""
    return BRINK * exp((1 - steps) / pace)


def _monster(t: Weirdwood) -> float:
    """Power Cards, and what each Monster is up to."""
    m = t.fae
    found = POWER_CARD * sum(map(len, m.powers))
    if t.monster == OGRE:
        return found + _brink(m.lady_health - BOX.ogre.lady_health.loss_at, 0.8) - RESCUED * m.rescued
    if t.monster == THERUS:
        found += ARM * sum(m.arms) + PLAN * len(m.plans) - POSSESSION * m.possession
        return found + _brink(m.possession - BOX.therus.possession.loss_at, 0.8)
    return found - LIFE_FORCE * m.life_force + _brink(m.life_force - BOX.wraith.life_force.loss_at, 2.0)


# ------------------------------------------------------------------ what the active warden can still do


def _to_come(t: Weirdwood, w: Warden) -> float:
    """The Room's action, a curse to lift, and the actions of cards that are not taken yet."""
    found = ROOM * room_worth(t, w.place) if t.may_use_room else 0.0
    found += ROOM * curse_worth(t, w, w.place)
    return found + LEFT * _of_steps(t, w, left_steps(t))


def left_steps(t: Weirdwood) -> list[Mapping[str, Any]]:
    """The actions of the cards of this turn that are not taken yet."""
    return [
        cards.action_of(t, below * cards.BELOW + int(i))[1]
        for below, left in enumerate(reversed(t.left))
        for i in left.split(",")
        if i
    ]


def room_worth(t: Weirdwood, place: int) -> float:
    """What the action of a Room promises whoever stands in it, if it can be used."""
    if t.cursed[place] or t.tiles[place] or has_enemy(t, place):
        return 0.0
    return _ops_worth(t.room_at[place])


def curse_worth(t: Weirdwood, w: Warden, place: int) -> float:
    """What it promises to lift the curse of a Room, for a warden who can pay for it there; its action comes with it."""
    curse = room(t, place).curse
    if curse is None or not rooms.can_cleanse(t, w, place=place):
        return 0.0
    lifted = CURSE * (2 if t.monster == OGRE else 1)
    action_too = 0.0 if t.tiles[place] else ROOM * _ops_worth(t.room_at[place])
    return max(0.0, OF["pp"] * curse.pp + lifted + action_too - _amount(curse.cost))


@cache
def _ops_worth(id: str) -> float:
    return steps_worth(BOX.rooms[id].ops)


def steps_worth(steps: Steps | Sequence[Mapping[str, Any]]) -> float:
    """What some steps bring on average."""
    return sum(_plain_worth(step) for step in steps)


def _plain_worth(step: Mapping[str, Any]) -> float:
    """What one step brings on average, wherever its owner stands."""
    match step["op"]:
        case "gain":
            return _amount(step["what"])
        case "pay" | "pay_per":
            return max(0.05, steps_worth(step["then"]) - _amount(step["cost"]))
        case "choose":
            return max(steps_worth(option) for option in step["options"])
        case "if" | "other_player":
            return 0.9 * steps_worth(step["then"])
        case "roll_d12":
            rows: list[Any] = step["table"]
            return sum(float(row["to"] - row["from"] + 1) / D12 * steps_worth(row["ops"]) for row in rows)
        case op:
            times = step["n"] if isinstance(step.get("n"), int) else 1
            return STEP_WORTH.get(str(op), OTHER) * float(min(times, 2))


def _amount(what: Amounts) -> float:
    return sum(OF.get(kind, OTHER) * n for kind, n in what.items())


def _of_steps(t: Weirdwood, w: Warden, steps: Sequence[Mapping[str, Any]]) -> float:
    """What actions of a card promise together: a Move may lead to the Monster before an Attack."""
    places = [w.place]
    if t.fae.place not in (AWAY, w.place) and any(_moves(step) for step in steps):
        places.append(t.fae.place)
    return sum(_of_step(t, w, step, places) for step in steps)


def _moves(step: Mapping[str, Any]) -> bool:
    """Whether a step takes its warden to another place."""
    if step["op"] == "choose":
        return any(_moves(one) for option in step["options"] for one in option)
    return step["op"] in ("move", "portal")


def _of_step(t: Weirdwood, w: Warden, step: Mapping[str, Any], places: Sequence[int]) -> float:
    """What an action of a card promises a warden who stands in the first of these places and may go to the others."""
    match step["op"]:
        case "attack":
            more = step.get("mods", {}).get("hits", 0)
            return max(NO_TARGET, *(attack_worth(t, w, place, more) for place in places))
        case "choose":
            return max(sum(_of_step(t, w, one, places) for one in option) for option in step["options"])
        case _:
            return _plain_worth(step)


def attack_worth(t: Weirdwood, w: Warden, place: int, more: int = 0) -> float:
    """What an Attack of a warden in a place promises; afterwards the Room's action may be used."""
    found = odds.attack(t, w, place, more)
    cost = DAMAGE * found.taken
    if found.against == "scarabs":
        cleared = found.dealt / t.scarabs[place]
        return (
            DEFEATED * found.dealt + 0.5 * cleared * (0.0 if t.cursed[place] else _ops_worth(t.room_at[place])) - cost
        )
    if found.against == "monster":
        each = HEALTH / (health_at_start(t) or 1) + OF["pp"]
        return each * found.dealt + 2 * OF["pp"] * sum(map(len, t.fae.powers)) - cost
    return 0.0


# ------------------------------------------------------------------ what is worth a thought


def consider(t: Weirdwood, seat: int, ask: str, options: Sequence[Value]) -> Sequence[Value]:
    """What is worth a thought: of many places, cards or spaces of time those that promise most, and no detours.

    What promises most stands last, for those who look at the last options only.
    """
    w = t.wardens[seat]
    match ask:
        case "turn":
            idle = SELDOM if therus.resources(w) else (*SELDOM, "summoning")
            return [o for o in options if o not in idle] or options
        case "summoning-payer":
            return options[:1]  # whoever is asked may decline, and would be asked for ever
        case "swap-first":
            return options[-1:]
        case "time-steps":
            return options[:STEPS][::-1]
        case "play-slot":
            return sorted(options, key=lambda o: -_soonest(t, w, o))[-SLOTS:]
        case "play-card":
            return sorted(options, key=lambda o: _promise(t, w, o))
        case "play-face":
            return options[::-1]
        case _:
            pass
    places = [o for o in options if isinstance(o, str) and o.startswith("place-")]
    return _best_places(t, w, ask, options, places) if len(places) > PLACES else options


SELDOM: Final = ("vault", "lady")
"""Words of a turn that seldom help."""


def _soonest(t: Weirdwood, w: Warden, option: Value) -> int:
    """The fewest spaces that time moves for a card on a slot."""
    return clock.stops(t, cards.times_of(w, int(str(option).removeprefix("slot-"))))[0]


def _promise(t: Weirdwood, w: Warden, option: Value) -> float:
    """What a card in the hand promises where its warden stands."""
    assert isinstance(option, int)
    facts = action(option).facts
    lasting = HIT * facts.lasting.hits + BLOCK * facts.lasting.blocks if facts.lasting else 0.0
    return _of_steps(t, w, facts.ops) + lasting - _amount(facts.cost)


def _best_places(t: Weirdwood, w: Warden, ask: str, options: Sequence[Value], places: Sequence[str]) -> Sequence[Value]:
    """Of many places those that promise most, and what else can be chosen."""
    worth = LIKING.get(ask, place_worth)
    promise = {o: worth(t, w, int(o.removeprefix("place-"))) for o in places}
    best = sorted(places, key=lambda o: promise[o])[-PLACES:]
    return [*(o for o in options if o not in promise), *best]


def place_worth(t: Weirdwood, w: Warden, place: int) -> float:
    """What a place promises a warden who goes there: its action, a curse to lift, or enemies if an Attack is left."""
    found = ROOM * room_worth(t, place) + ROOM * curse_worth(t, w, place)
    if any(step["op"] == "attack" for step in left_steps(t)):
        found += attack_worth(t, w, place)
    return found - DAMAGE * on_fire(t, place)


def _crowd(t: Weirdwood, _w: Warden, place: int) -> float:
    """Where a Scarab does most harm: alone in a Room, which the next one would curse."""
    return CROWDED * (t.scarabs[place] == 1 and not t.cursed[place]) + 0.01 * len(wardens_in(t, place))


def _company(t: Weirdwood, _w: Warden, place: int) -> float:
    """Where Lady Weirdwood helps: with wardens and the Monster."""
    return len(wardens_in(t, place)) + (t.fae.place == place)


def _lifted(t: Weirdwood, _w: Warden, place: int) -> float:
    """What the curse of a Room gives, and its Scarabs."""
    curse = room(t, place).curse
    return (OF["pp"] * curse.pp if curse else 0.0) + t.scarabs[place]


LIKING: Final[Mapping[str, Callable[[Weirdwood, Warden, int], float]]] = {
    "banish": _crowd,
    "lady-to": _company,
    "lady-portal": _company,
    "cleanse": _lifted,
}
"""For questions about places that are not for the warden to go to: what a place promises."""
