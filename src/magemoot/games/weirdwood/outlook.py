"""How well the players stand: the plan of the simplest bots, readable as such.

They win or lose together, so every seat judges alike: Health taken off the Monster, and what may still be taken off it in
the time left; what the wardens have to go on with; how near a loss is. Then what the active warden can still do in this
turn (`prospects`). The values are in Hits dealt to the Monster, if it has thirty (`weights`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from math import exp
from typing import Final

from magemoot.games.weirdwood import clock, forging, icons, moving, odds
from magemoot.games.weirdwood.catalogue import BOX, action
from magemoot.games.weirdwood.ending import WON
from magemoot.games.weirdwood.fae import pool
from magemoot.games.weirdwood.manor import AWAY, DAYS, POSITIONS, THRONE_ROOM
from magemoot.games.weirdwood.prospects import companion_worth, counter_worth, to_come
from magemoot.games.weirdwood.result import health_at_start, health_left, score
from magemoot.games.weirdwood.state import KNOWLEDGE, MIN, OGRE, SET_UP, THERUS, TRACKS, TURN, WRAITH, Warden, Weirdwood
from magemoot.games.weirdwood.state import SCARAB as SCARABS
from magemoot.games.weirdwood.table import has_enemy, scaled, threat
from magemoot.games.weirdwood.weights import (
    ARM,
    AT_HAND,
    AT_THRONE,
    BLOCK,
    BRINK,
    CARD,
    CROWDED,
    CURSE,
    DIE,
    EXHAUSTED,
    FAVOUR,
    FREE_POWER,
    GONE,
    HIT,
    LASTING_BLOCK,
    LASTING_HIT,
    LIFE_FORCE,
    MATCH,
    NEAR,
    OF,
    PLAN,
    POSSESSION,
    POWER_CARD,
    QUEST,
    SAVED,
    SCARAB,
    SLOT,
    THRONE,
    TRACK_SPACE,
    WEAK,
    less_of_many,
)

HEALTH: Final = 30.0
"""All of the Monster's Health."""
TIME: Final = 36.0
"""All twelve Days."""
ATTACKS: Final[Mapping[str, float]] = {OGRE: 8.0, WRAITH: 8.0, THERUS: 14.0}
"""So many times each Monster may be attacked in twelve Days; Therus leaves the wardens more turns."""
BOOST: Final = 1
"""Hits that cards, charges and Powers will add to an Attack that is well prepared."""
SURE: Final = 0.8
"""What damage is worth that is still to be dealt."""
HEALS: Final = 7.0
"""So much the Wraith may heal in twelve Days."""
TEMPER: Final = 6.0
"""A lead of so much makes winning almost three times as likely as losing."""
CARELESS: Final = 0.6 / TEMPER
"""How far a novice misjudges what an option brings: by less than two thirds of a Hit."""
PAR: Final = 32.0
"""Where the game is even."""
FAR: Final = 12.0
"""No lead is counted beyond so many times `TEMPER`."""


def evaluate(view: Weirdwood, _seat: int) -> float:
    """How well the players stand, from 0 (lost) to 1 (won); the same for every seat."""
    if view.end:
        return 1.0 if view.end == WON else 0.001 * score(view)
    if view.phase == SET_UP:
        return 0.5
    lead = (standing(view) - PAR) / TEMPER
    return 1.0 / (1.0 + exp(-max(-FAR, min(FAR, lead))))


def standing(t: Weirdwood) -> float:
    """All that counts, in Hits dealt to the Monster."""
    each, left = HEALTH / (health_at_start(t) or 1), health_left(t)
    to_go = 1.0 - clock.elapsed(t) / (DAYS * POSITIONS)
    blows = _blows(t)
    blow = sum(blows) / len(blows)
    near = moving.one_move_from(t, t.fae.place)
    found = HEALTH - each * left + SURE * each * _still(t, left, to_go, blow) + TIME * to_go
    found += sum(_means(t, w, to_go) for w in t.wardens) * 3.0 / (2.0 + len(t.wardens))
    found += sum(_post(t, w, each * blow, near) for w, blow in zip(t.wardens, blows, strict=True))
    if t.monster == THERUS:
        found += _errands(t, each)
    found -= _manor(t) + _monster(t)
    if t.phase == TURN:
        found += to_come(t, t.wardens[t.active], each, to_go)
    return found


def _still(t: Weirdwood, left: int, to_go: float, blow: float) -> float:
    """The damage that may still be dealt: less of what goes beyond the Health that is left, for not all blows are needed."""
    most = 2.0 * (left + (HEALS * to_go if t.monster == WRAITH else 0.0))
    dealt = ATTACKS[t.monster] * to_go * blow
    return most * dealt / (most + dealt)


def _blows(t: Weirdwood) -> list[float]:
    """What an Attack of each warden on the Monster deals, once its Power Cards are gone."""
    foe, helped = odds.foe(t, with_cards=False), BOOST + _lady(t)
    return [odds.on_monster(t, w, helped, foe).dealt for w in t.wardens]


def _post(t: Weirdwood, w: Warden, blow: float, near: Collection[int]) -> float:
    """What the place is worth in which a warden waits for his turn, for an Attack that brings so much.

    Args:
        near: the places from which one Move leads to the Monster.
    """
    if w.place == THRONE_ROOM and t.scarabs[THRONE_ROOM]:
        return AT_THRONE
    return blow * (AT_HAND if w.place == t.fae.place else NEAR if w.place in near else 0.0)


def _errands(t: Weirdwood, each: float) -> float:
    """What the places are worth in which wardens wait who can pay for counter-spells."""
    if has_enemy(t, THRONE_ROOM):
        return 0.0
    near = moving.one_move_from(t, THRONE_ROOM)
    return sum(
        counter_worth(t, w, each) * (AT_HAND if w.place == THRONE_ROOM else NEAR)
        for w in t.wardens
        if w.place == THRONE_ROOM or w.place in near
    )


def _lady(t: Weirdwood) -> int:
    """Hits of Lady Weirdwood where the Monster is; to bring her there costs little."""
    if t.monster == OGRE:
        return BOX.ogre.lady.battle_hits if t.fae.rescued else 0
    return pool.lady_hits(t, t.wardens[t.active]) if t.monster == THERUS else pool.life_hits(t)


# ------------------------------------------------------------------ the wardens


def _means(t: Weirdwood, w: Warden, to_go: float) -> float:
    """What a warden has to go on with."""
    found = OF["min"] * less_of_many(w.min) + OF["knowledge"] * less_of_many(w.knowledge)
    found += OF["scarab"] * less_of_many(w.scarab) + OF["power"] * less_of_many(w.power)
    found += OF["tactics"] * less_of_many(len(w.tactics)) + CARD * min(len(w.hand), w.health)
    found += OF["health"] * w.health - (WEAK[w.health] if w.health < len(WEAK) else 0.0)
    found += sum(DIE[colour] for colour in w.dice)
    found += sum(TRACK_SPACE[track] * space for track, space in zip(TRACKS, w.tracks, strict=True))
    found += HIT * w.lasting_hits + BLOCK * w.lasting_blocks
    found += sum([companion_worth(card, to_go) for card in w.companions]) - EXHAUSTED * sum(w.exhausted)
    found += SLOT * sum(not there for there in w.slots)
    found += FAVOUR * w.favours + QUEST * len(w.deeds)
    found += sum([_card(cards[0]) for cards, face_up in zip(w.slots, w.face_up, strict=True) if cards and face_up])
    found += MATCH * len(icons.matches(t, w)) + FREE_POWER * w.free_power
    return found + SAVED * to_go * _saved(w)


def _saved(w: Warden) -> float:
    """The share that a warden has of what the next die costs."""
    price = forging.next_cost(w)
    if not price:
        return 0.0
    have = {MIN: w.min, KNOWLEDGE: w.knowledge, SCARABS: w.scarab}
    paid = whole = 0
    for kind, n in price.items():
        whole += n
        paid += min(have.get(kind, 0), n)
    return (paid + min(sum(have.values()) - paid, price.get("any", 0))) / whole


@cache
def _card(card: int) -> float:
    """Lasting Hits and Blocks of a face-up card in play, until the refresh."""
    lasting = action(card).facts.lasting
    return LASTING_HIT * lasting.hits + LASTING_BLOCK * lasting.blocks if lasting else 0.0


# ------------------------------------------------------------------ the manor and the Monster


def _manor(t: Weirdwood) -> float:
    """Scarabs and curses, and for the Ogre how near the curse is to its end."""
    found = SCARAB[t.monster] * sum(t.scarabs) + (0.0 if t.throne_cleared else THRONE * t.scarabs[THRONE_ROOM])
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
        return found + _brink(m.lady_health - BOX.ogre.lady_health.loss_at, 0.8)
    if t.monster == THERUS:
        found += ARM * sum(m.arms) + PLAN * len(m.plans) - POSSESSION * m.possession
        found += GONE * (m.place == AWAY)
        return found + _brink(m.possession - BOX.therus.possession.loss_at, 0.8)
    return found - LIFE_FORCE * m.life_force + _brink(m.life_force - BOX.wraith.life_force.loss_at, 2.0)
