"""The rules of Conclave."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from magemoot.engine.events import Arg, piece, seat
from magemoot.engine.game import Game, OptionSpec, Result
from magemoot.engine.pieces import EMPTY, Value, distinct
from magemoot.engine.play import Choose, Play, Together, in_order, window
from tests.engine.toy.table import (
    CATALOGUE,
    COMMIT,
    EFFECTS,
    END,
    KINDS,
    REFILL,
    REWARD,
    SET_UP,
    STRENGTH,
    WORTH,
    Conclave,
    Member,
)

HAND = 3
LOOK = 2


def lay(seats: int, options: Mapping[str, Any]) -> Conclave:
    """All charms and relics in their decks."""
    charms = [p for p, kind in enumerate(KINDS) if kind in STRENGTH]
    relics = [p for p, kind in enumerate(KINDS) if kind in WORTH]
    box: list[int] = []
    if not options["wards"]:
        box += [p for p in charms if KINDS[p] == "ward"]
    if options["relics"] == "few":
        box += relics[2:]
    return Conclave(
        members=[Member(seat=s, sleeve=EMPTY) for s in range(seats)],
        charms=[p for p in charms if p not in box],
        relics=[p for p in relics if p not in box],
        shown=[[] for _ in range(seats)],
        box=box,
        rounds=options["rounds"],
        points=[0] * seats,
    )


def advance(t: Conclave) -> Play[None]:
    """T-1: set up once; then commit, reward and refill, round by round."""
    if t.phase == SET_UP:
        t.rng.shuffle(t.charms)
        t.leader = t.rng.below(len(t.members))
        refill(t)
        t.phase = COMMIT
    elif t.phase == COMMIT:
        yield from commit(t)
        t.phase = REWARD
    elif t.phase == REWARD:
        yield from reward(t)
        t.phase = REFILL
    else:
        end_round(t)


def around(t: Conclave) -> list[int]:
    """The seats in order, from the leader on."""
    seats = len(t.members)
    return [(t.leader + i) % seats for i in range(seats)]


# ------------------------------------------------------------------ commit


def commit(t: Conclave) -> Play[None]:
    """T-2: all commit at once; then all show, and effects happen from the leader on."""
    counts = yield Together({me.seat: commit_secretly(me) for me in t.members})
    for s in around(t):
        me = t.members[s]
        if t.log is not None:
            t.note("commit", "T-2", who=seat(s), count=counts[s])
        show(t, me)
    for s in around(t):
        yield from effects(t, t.members[s])


def commit_secretly(me: Member) -> Play[int]:
    """T-2.1: one charm, and whoever still holds a full hand may add a second."""
    if not me.hand:
        return 0
    card = yield Choose(me.seat, "commit", lambda: distinct(me.hand, KINDS), "T-2.1")
    me.hand.remove(card)
    me.played.append(card)
    if len(me.hand) < HAND:
        return 1
    card = yield Choose(me.seat, "commit-second", lambda: [*distinct(me.hand, KINDS), "done"], "T-2.1")
    if card == "done":
        return 1
    me.hand.remove(card)
    me.played.append(card)
    return 2


def show(t: Conclave, me: Member) -> None:
    """T-2.2: what was committed is turned up."""
    t.shown[me.seat] += me.played
    me.played.clear()
    if t.log is not None:
        for card in t.shown[me.seat]:
            t.note("show", "T-2.2", who=seat(me.seat), card=piece(card))


def effects(t: Conclave, me: Member) -> Play[None]:
    """T-3: all effects of a seat happen at one moment; it settles their order."""
    due: dict[str, Callable[[], Play[None]]] = {}
    for card in t.shown[me.seat]:
        for effect in EFFECTS.get(KINDS[card], ()):
            word = effect if effect not in due else f"{effect}-again"
            due[word] = (lambda: look(t, me)) if effect == "eye" else (lambda: echo(t, me))
    yield from in_order(me.seat, "order", due, "T-3")


def look(t: Conclave, me: Member) -> Play[None]:
    """T-3.1: look at the top two charms, keep one, put the other under the deck."""
    count = min(LOOK, len(t.charms))
    if not count:
        return
    for _ in range(count):
        me.limbo.append(t.charms.pop())
    if t.log is not None:
        t.note("look", "T-3.1", who=seat(me.seat), count=count)
        for card in me.limbo:
            t.whisper((me.seat,), (), "looked-at", "T-3.1", card=piece(card))
    # Asked even when both are alike: not asking would tell that they are.
    card = yield Choose(me.seat, "keep", lambda: distinct(me.limbo, KINDS), "T-3.1", open=True)
    me.limbo.remove(card)
    if me.sleeve == EMPTY:
        me.sleeve = card
    else:
        me.hand.append(card)
    t.charms[:0] = me.limbo
    me.limbo.clear()
    if t.log is not None:
        t.whisper((me.seat,), ("card",), "keep", "T-3.1", who=seat(me.seat), card=piece(card))


def echo(t: Conclave, me: Member) -> Play[None]:
    """T-3.2: roll a die; 4 and more is a point."""
    rolled = t.rng.die()
    t.points[me.seat] += rolled >= 4
    if t.log is not None:
        t.note("roll", "T-3.2", who=seat(me.seat), rolled=rolled)
    yield from ()


# ------------------------------------------------------------------ reward


def strongest(t: Conclave) -> int:
    """T-4: the seat with the strongest charms, the first from the leader on among equals; -1 if nobody showed any."""
    strengths = {s: sum(STRENGTH[KINDS[card]] for card in t.shown[s]) for s in around(t) if t.shown[s]}
    return max(strengths, key=lambda s: strengths[s], default=-1)


def reward(t: Conclave) -> Play[None]:
    """T-4.1: the strongest gets a relic, unless it is warded off."""
    winner = strongest(t)
    if winner < 0 or not t.relics:
        return
    if (yield from ward_window(t, "ward", winner, "T-4.2")):
        if t.log is not None:
            t.note("warded-off", "T-4.2", who=seat(winner))
        return
    relic = t.rng.pick(t.relics)
    t.members[winner].shelf.append(relic)
    if t.log is not None:
        t.whisper((winner,), ("relic",), "relic", "T-4.1", who=seat(winner), relic=piece(relic))


def ward_window(t: Conclave, ask: str, whose: int, rule: str) -> Play[bool]:
    """T-4.2: everybody but the one whose luck it is may use a ward."""
    others = [s for s in around(t) if s != whose]
    return window(
        others, ask, lambda s: wards(t.members[s]), lambda s, card: ward(t, s, card), rule, {"who": seat(whose)}
    )


def wards(me: Member) -> list[int]:
    """The wards in a hand."""
    return distinct((card for card in me.hand if KINDS[card] == "ward"), KINDS)


def ward(t: Conclave, s: int, card: Value) -> Play[bool]:
    """T-4.3: a ward stops what it answers, unless another ward stops it."""
    assert isinstance(card, int)
    me = t.members[s]
    me.hand.remove(card)
    t.discard.append(card)
    if t.log is not None:
        t.note("ward", "T-4.3", who=seat(me.seat), card=piece(card))
    stopped = yield from ward_window(t, "counter", s, "T-4.3")
    return not stopped


# ------------------------------------------------------------------ between rounds


def refill(t: Conclave) -> None:
    """T-5: sleeves are emptied into hands, and hands are filled up to three, as long as there are charms."""
    for s in around(t):
        me = t.members[s]
        if me.sleeve != EMPTY:
            me.hand.append(me.sleeve)
            me.sleeve = EMPTY
        while len(me.hand) < HAND and t.charms:
            card = t.charms.pop()
            me.hand.append(card)
            if t.log is not None:
                t.whisper((s,), ("card",), "draw", "T-5", who=seat(s), card=piece(card))


def end_round(t: Conclave) -> None:
    """T-6: the game ends after the last round or with the last relic; then shelves are opened."""
    for cards in t.shown:
        t.discard += cards
        cards.clear()
    t.ending = "relics" if not t.relics else "rounds" if t.round == t.rounds else ""
    if t.ending:
        for me in t.members:
            me.trophies += me.shelf
            me.shelf.clear()
        t.phase = END
        if t.log is not None:
            t.note("game-end", "T-6")
        return
    refill(t)
    t.round += 1
    t.leader = (t.leader + 1) % len(t.members)
    t.phase = COMMIT


def score(t: Conclave, me: Member) -> int:
    """T-7: points, and what lies open or is known of the relics."""
    return t.points[me.seat] + sum(WORTH[KINDS[relic]] for relic in (*me.trophies, *me.shelf) if relic >= 0)


def result(t: Conclave) -> Result:
    """T-7: most points; then most cards in hand; else shared."""
    scores = tuple(score(t, me) for me in t.members)
    ranks = [(scores[me.seat], len(me.hand)) for me in t.members]
    best = max(ranks)
    winners = tuple(s for s, rank in enumerate(ranks) if rank == best)
    used = ["hand"] if sum(rank[0] == best[0] for rank in ranks) > 1 else []
    if len(winners) > 1:
        used.append("shared")
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Result(t.ending, places, scores, winners, tuple(used))


# ------------------------------------------------------------------ what others need


class Facts(msgspec.Struct, frozen=True):
    """Points as far as the viewer knows."""

    scores: list[int]


class Static(msgspec.Struct, frozen=True):
    """What each piece is."""

    kinds: list[str]


def describe(t: Conclave, choose: Choose, value: Value) -> tuple[str, dict[str, Arg], int | None, str | None]:
    """What an option means."""
    if isinstance(value, int):
        return f"option-{choose.ask}", {"card": piece(value)}, value, None
    return f"option-{value}", {"hand": len(t.members[choose.seat].hand)}, None, f"seat:{choose.seat}"


def evaluate(view: Conclave, s: int) -> float:
    """How well a seat stands."""
    mine = score(view, view.members[s]) + 0.1 * len(view.members[s].hand)
    rival = max(score(view, me) for me in view.members if me.seat != s)
    return 0.5 + (mine - rival) / (2 * abs(mine - rival) + 8)


def conclave(**changes: Any) -> Game[Conclave]:
    """The game, with some of its parts replaced."""
    parts: dict[str, Any] = {
        "id": "conclave",
        "min_seats": 2,
        "max_seats": 4,
        "options": {
            "rounds": OptionSpec("int", 4, (1, 6)),
            "wards": OptionSpec("bool", True),
            "relics": OptionSpec("choice", "many", ("many", "few")),
            "motto": OptionSpec("text", "", check=lambda text: "is too long" if len(text) > 40 else None),
            "duel": OptionSpec("bool", False, seats=(2,)),
        },
        "wrong_together": lambda seats, options: (
            "a duel has no motto" if options["duel"] and options["motto"] else None
        ),
        "table": Conclave,
        "catalogue": CATALOGUE,
        "setup": lay,
        "advance": advance,
        "over": lambda t: t.phase == END,
        "result": result,
        "describe": describe,
        "facts": lambda view: Facts([score(view, me) for me in view.members]),
        "static": lambda: Static(list(KINDS)),
        "evaluate": evaluate,
        "rules_version": 1,
        "content_hash": "conclave-1",
    }
    return Game(**{**parts, **changes})


GAME = conclave()
