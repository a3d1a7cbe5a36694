"""Which options are worth a thought to the bots: of many those that promise most, and no detours.

What promises most stands last, for those who look at the last options only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from magemoot.engine.pieces import Value
from magemoot.games.weirdwood import cards, clock
from magemoot.games.weirdwood.catalogue import BONUSES, BOX
from magemoot.games.weirdwood.entries import Steps
from magemoot.games.weirdwood.fae import therus
from magemoot.games.weirdwood.manor import DAYS, POSITIONS
from magemoot.games.weirdwood.outlook import HEALTH
from magemoot.games.weirdwood.prospects import (
    Hopes,
    attack_worth,
    hopes,
    left_steps,
    place_worth,
    plain_worth,
    promise,
)
from magemoot.games.weirdwood.result import health_at_start
from magemoot.games.weirdwood.state import TRACKS, Warden, Weirdwood
from magemoot.games.weirdwood.table import has_enemy, room, wardens_in
from magemoot.games.weirdwood.weights import CROWDED, OF

PLACES: Final = 5
STEPS: Final = 2
SLOTS: Final = 2
CARDS: Final = 4
"""So many places, spaces of time, slots and cards are thought about when one is chosen."""
LASTING: Final[Mapping[str, float]] = {"hits": 3.0, "blocks": 0.8}
"""What they promise as a bonus of the Combat track."""
FACE_DOWN: Final = ("down-knowledge", "down-min", "down-attack", "down-move")
"""What a card that is played face down may be worth playing for."""


def consider(t: Weirdwood, seat: int, ask: str, options: Sequence[Value]) -> Sequence[Value]:
    """What is worth a thought."""
    w = t.wardens[seat]
    match ask:
        case "turn":
            idle = _seldom(t, w)
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
            hope = _hopes(t, w)
            return sorted(options, key=lambda o: promise(t, w, int(str(o)), hope))[-CARDS:]
        case "play-face":
            return options[::-1]
        case "face-down":
            return [o for o in FACE_DOWN if o in options] or options
        case "spend-pp":
            return [max(options, key=lambda o: _next_bonus(w, o))]
        case "spell-arm":
            return [min(options, key=lambda o: _harm(t, o))]
        case _:
            pass
    places = [o for o in options if isinstance(o, str) and o.startswith("place-")]
    return _best_places(t, w, ask, options, places) if len(places) > PLACES else options


def _hopes(t: Weirdwood, w: Warden) -> Hopes:
    to_go = 1.0 - clock.elapsed(t) / (DAYS * POSITIONS)
    return hopes(t, w, HEALTH / (health_at_start(t) or 1), to_go)


def _seldom(t: Weirdwood, w: Warden) -> Sequence[str]:
    """Words of a turn that do not help now: Lady Weirdwood is called to a warden who may attack the Monster."""
    idle = ["vault"]
    if w.place != t.fae.place or t.lady == w.place or not _attacks(t):
        idle.append("lady")
    if not therus.resources(w):
        idle.append("summoning")
    return idle


def _attacks(t: Weirdwood) -> bool:
    """Whether an Attack of this turn's cards is not taken yet."""
    return any(step["op"] == "attack" for step in left_steps(t))


def _next_bonus(w: Warden, option: Value) -> float:
    """What the next bonus of a track promises, for each space on the way to it."""
    track = str(option).removeprefix("track-")
    space = w.tracks[TRACKS.index(track)]
    bonuses = BONUSES[w.character, track]
    position = min((p for p in bonuses if p > space), default=0)
    return _of_bonus(bonuses[position]) / (position - space) if position else 0.0


def _of_bonus(steps: Steps) -> float:
    """What a bonus promises; Hits that last are what an Attack on the Monster lacks."""
    return sum(
        LASTING["hits"] * step.get("hits", 0) + LASTING["blocks"] * step.get("blocks", 0)
        if step["op"] == "lasting_track"
        else plain_worth(step)
        for step in steps
    )


def _harm(t: Weirdwood, option: Value) -> int:
    """What a step on an arm of Therus' spell does: a card for his Plans is worst, then a full arm."""
    space = t.fae.arms[int(str(option).removeprefix("arm-")) - 1] + 1
    spell = BOX.therus.spell
    return 100 * (space in spell.plan_card_on_space) + 10 * (space == spell.arm_length) - space


def _soonest(t: Weirdwood, w: Warden, option: Value) -> int:
    """The fewest spaces that time moves for a card on a slot."""
    return clock.stops(t, cards.times_of(w, int(str(option).removeprefix("slot-"))))[0]


def _best_places(t: Weirdwood, w: Warden, ask: str, options: Sequence[Value], places: Sequence[str]) -> Sequence[Value]:
    """Of many places those that promise most, and what else can be chosen."""
    worth = LIKING.get(ask) or _going(t, w)
    promised = {o: worth(t, w, int(o.removeprefix("place-"))) for o in places}
    best = sorted(places, key=lambda o: promised[o])[-PLACES:]
    return [*(o for o in options if o not in promised), *best]


def _going(t: Weirdwood, w: Warden) -> Callable[[Weirdwood, Warden, int], float]:
    """What a place promises a warden who goes there; with enemies in it, if he may still attack."""
    hope, attacks = _hopes(t, w), _attacks(t)

    def worth(t: Weirdwood, w: Warden, place: int) -> float:
        if has_enemy(t, place):
            return attack_worth(t, w, place, hope) if attacks else 0.0
        return place_worth(t, w, place, hope)

    return worth


def _crowd(t: Weirdwood, _w: Warden, place: int) -> float:
    """Where a Scarab does most harm: alone in a Room, which the next one would curse."""
    return CROWDED * (t.scarabs[place] == 1 and not t.cursed[place]) + 0.01 * len(wardens_in(t, place))


def _company(t: Weirdwood, _w: Warden, place: int) -> float:
    """Where Lady Weirdwood helps: with wardens and the Monster."""
    return len(wardens_in(t, place)) + 2.0 * (t.fae.place == place)


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
