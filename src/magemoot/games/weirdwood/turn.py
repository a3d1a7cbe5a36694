"""The turn (WM-6) and its end (WM-9): the active warden's actions one by one, then Monster cards, refresh and hand check.

A unit of play is one action with all that follows from it, or one step of the end. Whatever is offered can be carried out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from magemoot.engine.events import seat as seat_ref
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.weirdwood import cards, companions, life, powers, quests, rooms, scarabs, specials
from magemoot.games.weirdwood.atoms import hands, means
from magemoot.games.weirdwood.effects import agree
from magemoot.games.weirdwood.fae import cards as fae_cards
from magemoot.games.weirdwood.fae import moves, therus, wraith
from magemoot.games.weirdwood.state import THERUS, TURN, TURN_END, WRAITH, Warden, Weirdwood
from magemoot.games.weirdwood.table import active

MONSTER, REFRESH, HAND = range(3)
"""Steps of the end of a turn (WM-9.1)."""
END: Final = "end"
OUT: Final = "lady-out"
NO_ACTION: Final = ("quest", "token", OUT)
"""Kinds of words that are no action: whoever has just arrived may still use the Room (WM-19.1, WM-32.4)."""
KEEPS_CHAIN: Final = ("room", *NO_ACTION)
"""Kinds of words with which the chain of landings goes on; with all others a new one begins (WM-R104)."""

# ------------------------------------------------------------------ from turn to turn


def begin(t: Weirdwood) -> None:
    """WM-6.1, WM-R25, WM-R113: a turn begins; an empty hand draws a card. Nothing to play: then none is played."""
    t.phase, t.step = TURN, 0
    t.played = False
    t.resolving, t.left, t.done, t.copied = [], [], [], []
    t.moved = False
    _leave_room(t)
    for w in t.wardens:
        w.powers_used, w.abilities_used, w.borrowed, w.deeds = [], [], [], []
        w.vault_used = w.free_power = False
    w = active(t)
    if t.log is not None:
        t.note("turn", "WM-5.1", who=seat_ref(w.seat))
    if not w.hand:
        hands.draw(t, w, "WM-R25")
    t.played = not cards.playable(t, w)


def _next(t: Weirdwood) -> None:
    """WM-5.1, WM-9.12, WM-25.7: what lies on Powers goes back, and the next player clockwise begins."""
    for w in t.wardens:
        means.clear_scrolls(t, w)
    t.round += 1
    t.active = (t.active + 1) % len(t.wardens)
    begin(t)


def _leave_room(t: Weirdwood) -> None:
    """WM-19.1, WM-R104: whoever does something else has no longer just arrived."""
    t.may_use_room = t.room_despite_enemies = t.just_moved = False
    t.chain = []


# ------------------------------------------------------------------ one action


def turn(t: Weirdwood) -> Play[None]:
    """WM-6.2: one action of the active warden, or the end of all actions."""
    w = active(t)
    answer = yield Choose(w.seat, "turn", lambda: offered(t, w), "WM-6.2")
    word = str(answer)
    if word == END:
        _leave_room(t)
        t.phase, t.step = TURN_END, MONSTER
        return
    yield from _carry_out(t, w, word)
    for other in t.wardens:
        yield from quests.settle(t, other)


def offered(t: Weirdwood, w: Warden) -> list[Value]:
    """WM-6.1–6.3: what the active warden can do now.

    The actions can be ended once an Action Card was played, or if none can be; a debt for Lady Weirdwood comes first.
    """
    if moves.can_bring_out(t, w):
        return [OUT]
    words: list[Value] = []
    chain = t.chain
    for word, (can, _) in SINGLE.items():
        t.chain = chain if word in KEEPS_CHAIN else []
        if can(t, w):
            words.append(word)
    for kind, (each, _) in SEVERAL.items():
        t.chain = chain if kind in KEEPS_CHAIN else []
        words += [f"{kind}-{rest}" for rest in each(t, w)]
    t.chain = chain
    if t.played or "play" not in words:
        words.append(END)
    return words


def _carry_out(t: Weirdwood, w: Warden, word: str) -> Play[None]:
    """Do what was chosen. What is possible only right after an arrival is so no more, unless the action makes it so anew.

    A Power that is used for free keeps its moment, also the one right after a Move (WM-R74).
    """
    kind, _, rest = word.partition("-")
    chain, moved = t.chain, t.just_moved
    if kind not in NO_ACTION:
        _leave_room(t)
    if kind == "room":
        t.chain = chain
    if word == "free-power" or (kind == "companion" and companions.lends_power(w, *map(int, rest.split("-")))):
        t.just_moved = moved
    if word in SINGLE:
        yield from SINGLE[word][1](t, w)
    else:
        yield from SEVERAL[kind][1](t, w, rest)


# ------------------------------------------------------------------ actions of one word


def _can_play(t: Weirdwood, w: Warden) -> bool:
    return not t.played and cards.playable(t, w)


def _can_use_room(t: Weirdwood, w: Warden) -> bool:
    return t.may_use_room and rooms.may_use(t, w, t.room_despite_enemies)


def _cleanse(t: Weirdwood, w: Warden) -> Play[Any]:
    return rooms.cleanse(t, w, w.place, "WM-12.4")


def _can_give(t: Weirdwood, w: Warden) -> bool:
    return t.monster == WRAITH and wraith.can_give(t, w)


def _can_counter(t: Weirdwood, w: Warden) -> bool:
    return t.monster == THERUS and therus.can_counter(t, w)


def _can_summon(t: Weirdwood, w: Warden) -> bool:
    return t.monster == THERUS and therus.can_summon(t, w)


SINGLE: Final[Mapping[str, tuple[Callable[[Weirdwood, Warden], bool], Callable[[Weirdwood, Warden], Play[Any]]]]] = {
    "play": (_can_play, cards.play),
    "room": (_can_use_room, rooms.use),
    "quest": (quests.completable, quests.complete),
    "cleanse": (rooms.can_cleanse, _cleanse),
    "free-power": (lambda t, w: bool(powers.free_power_choices(t, w)), powers.use_free),
    "vault": (specials.can_use_vault, specials.use_vault),
    "lady": (lambda t, w: bool(moves.lady_targets(t, w)), moves.move_lady),
    OUT: (moves.can_bring_out, moves.lady_out),
    "give-force": (_can_give, wraith.give),
    "counter-spell": (_can_counter, therus.counter),
    "summoning": (_can_summon, therus.summon),
}
"""For each of these actions whether it is possible, and what does it."""


# ------------------------------------------------------------------ actions of which there are several


def _act(t: Weirdwood, w: Warden, rest: str) -> Play[Any]:
    return cards.act(t, w, int(rest))


def _powers(t: Weirdwood, w: Warden) -> Iterable[str]:
    """WM-25.1; also those for right after a Move."""
    usable = powers.usable(t, w.seat, "turn")
    return [*usable, *powers.usable(t, w.seat, "after-move")] if t.just_moved else usable


def _abilities(t: Weirdwood, w: Warden) -> Iterable[str]:
    return [f"{at}-{number}" for at, number in companions.abilities(t, w, "turn")]


def _ability(t: Weirdwood, w: Warden, rest: str) -> Play[Any]:
    at, _, number = rest.partition("-")
    return companions.use_ability(t, w, int(at), int(number))


SEVERAL: Final[
    Mapping[str, tuple[Callable[[Weirdwood, Warden], Iterable[str]], Callable[[Weirdwood, Warden, str], Play[Any]]]]
] = {
    "act": (lambda t, w: map(str, cards.offered_actions(t, w)), _act),
    "power": (_powers, lambda t, w, id: powers.use(t, w, id)),
    "companion": (_abilities, _ability),
    "token": (lambda _t, w: quests.tokens(w), quests.use_token),
}
"""For each kind of action the words that may follow its own, and what carries one out."""


# ------------------------------------------------------------------ the end of the turn


def end_step(t: Weirdwood) -> Play[None]:
    """WM-9.1: one step of the end of the active warden's turn; after the last one the next turn begins."""
    w = active(t)
    match t.step:
        case 0:
            yield from powers.on_another_turn(t)
            yield from fae_cards.turn_end(t)
        case 1:
            yield from _refresh(t, w)
        case _:
            yield from _last_quests(t, w)
            yield from _late_plans(t)
            yield from life.hand_check(t, w)
            _next(t)
            return
    t.step += 1


def _refresh(t: Weirdwood, w: Warden) -> Play[None]:
    """WM-9.3–9.8, WM-R78, WM-R114: a refresh if no slot is open, or if the warden likes; the Scarab Phase comes first."""
    if cards.open_slots(w) and not (yield from agree(w.seat, "refresh", "WM-9.4")):
        return
    yield from scarabs.phase(t)
    hands.refresh_cards(t, w, "WM-9.6")
    yield from quests.settle(t, w)


def _late_plans(t: Weirdwood) -> Play[None]:
    """WM-R70: Plans cards that came after the Monster's step are carried out in the same end of the turn."""
    if t.monster == THERUS and t.fae.plans:
        yield from fae_cards.turn_end(t)


def _last_quests(t: Weirdwood, w: Warden) -> Play[None]:
    """WM-32.4: Quests that are met at the end of the turn, before the hand check."""
    while quests.completable(t, w) and (yield from agree(w.seat, "complete-quest", "WM-32.4")):
        yield from quests.complete(t, w)
