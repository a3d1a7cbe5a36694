"""Effects are carried out step by step (BR-17.25): each operation of the packs is a decorated function.

There is no other list of operations than the functions themselves; `vocabulary` says what each may need.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from magemoot.engine.events import Arg
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.blackrose.catalogue import BOX
from magemoot.games.blackrose.components import Step
from magemoot.games.blackrose.scene import (
    Scene,
    decider,
    enemies,
    holds,
    minis,
    one,
    owns,
    places_within,
    room_named,
    rooms_named,
    subject,
)
from magemoot.games.blackrose.state import BlackRose
from magemoot.games.blackrose.table import (
    colour,
    evocations,
    in_play,
    is_wizard,
    mini_of,
    mini_word,
    place_in,
    place_named,
    place_of,
    room_word,
)

Operation = Callable[[BlackRose, Scene, Step], "Play[None] | None"]
"""(table, resolution, step): what the operation does."""

OPERATIONS: dict[str, Operation] = {}

Args = Mapping[str, Arg] | None
"""Arguments of a question."""

O = TypeVar("O", bound=Operation)  # noqa: E741  (an operation)


def operation(name: str) -> Callable[[O], O]:
    """Enter what an operation does."""

    def enter(play: O) -> O:
        OPERATIONS[name] = play
        return play

    return enter


def resolve(t: BlackRose, s: Scene, steps: Sequence[Step]) -> Play[None]:
    """Carry out steps in their order, as far as each is possible; the rest is lost when the resolution is (BR-R36)."""
    for step in steps:
        if s.lost(t):
            return
        play = OPERATIONS[step["op"]](t, s, step)
        if play is not None:
            yield from play


def choose_mini(
    t: BlackRose, seat: int, ask: str, among: Sequence[int], rule: str, *extra: str, args: Args = None
) -> Play[int | None]:
    """Let a wizard choose one of some miniatures; None if there are none, or if an `extra` word was chosen."""
    if not among:
        return None
    words: list[Value] = [*(mini_word(t, m) for m in among), *extra]
    answer = yield Choose(seat, ask, lambda: words, rule, args)
    return None if answer in extra else mini_of(t, answer)


def choose_room(
    t: BlackRose, seat: int, ask: str, among: Sequence[int], rule: str, *extra: str, args: Args = None
) -> Play[int | None]:
    """Let a wizard choose one of some places; None if there are none, or if an `extra` word was chosen."""
    if not among:
        return None
    words: list[Value] = [*(room_word(t, p) for p in among), *extra]
    answer = yield Choose(seat, ask, lambda: words, rule, args)
    return None if answer in extra else place_in(t, answer)


def agree(seat: int, ask: str, rule: str, args: Args = None) -> Play[bool]:
    """Ask a wizard yes or no (BR-R61: what "may" happen is optional)."""
    words: list[Value] = ["yes", "no"]
    answer = yield Choose(seat, ask, lambda: words, rule, args)
    return bool(answer == "yes")


# ------------------------------------------------------------------ control


@operation("may")
def may(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-R61: the steps are optional, all or none; nobody is asked where one of them has nothing to work on."""
    if all(_finds_something(t, s, inner) for inner in step["ops"]) and (
        yield from agree(decider(t, s, step), "may", "BR-R61", subject(t, s))
    ):
        yield from resolve(t, s, step["ops"])


def _finds_something(t: BlackRose, s: Scene, step: Step) -> bool:
    """Whether a step that needs something to work on finds it, as far as that can be said before."""
    from magemoot.games.blackrose.activation import may_activate
    from magemoot.games.blackrose.creatures import can_summon

    match step["op"]:
        case "pick":
            return bool((_pickable_rooms if step["what"] == "room" else _pickable_minis)(t, s, step))
        case "recall":
            return any(t.wizards[m].memories for m in minis(t, s, step.get("who", "self")))
        case "activate":
            place = room_named(t, s, step["room"])
            return place is not None and may_activate(t, s.seat, place)
        case "cast_from_hand":
            return bool(t.wizards[s.seat].hand)
        case "summon":
            what = [step["what"]] if isinstance(step["what"], str) else step["what"]
            return any(can_summon(t, m, what) for m in minis(t, s, step.get("by", "self")))
        case _:
            return True


@operation("choose")
def choose(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """One of several things, among those that are open."""
    seat = decider(t, s, step)
    labels: list[Value] = [f"choose-{o['label']}" for o in step["options"] if _open(t, s, o.get("requires"))]
    if not labels:
        return
    answer = yield Choose(seat, "choose", lambda: labels, "BR-R61", subject(t, s))
    for o in step["options"]:
        if answer == f"choose-{o['label']}":
            yield from resolve(t, s, o["ops"])


def _open(t: BlackRose, s: Scene, requires: Step | None) -> bool:
    if requires is None:
        return True
    if "owns" in requires:
        return bool(owns(t, s.seat, requires["owns"]) >= requires["at_least"])
    who = one(t, s, requires["who"])
    return who is not None and len(t.wizards[who].hand) >= int(requires["hand_at_least"])


@operation("if")
def if_(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """Some steps or others, by how things stand."""
    yield from resolve(t, s, step["then"] if holds(t, s, step["cond"]) else step.get("else", ()))


@operation("each")
def each(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """The same steps for each of some miniatures or rooms, all of one before the next (BR-R71)."""
    over, before, was_room = step["over"], s.it, s.it_is_room
    of_rooms = over.startswith("rooms:")
    left = _rooms_over(t, s, over) if of_rooms else list(minis(t, s, over))
    while left and not s.lost(t):
        s.it, s.it_is_room = (yield from _next_of(t, s, over, left)), of_rooms
        left.remove(s.it)
        if of_rooms or s.it in minis(t, s, "it"):
            yield from resolve(t, s, step["ops"])
    s.it, s.it_is_room = before, was_room


def _next_of(t: BlackRose, s: Scene, over: str, left: Sequence[int]) -> Play[int]:
    """BR-R71: which of those left comes next; own evocations come in the order that the resolver likes."""
    them = [m for m in left if in_play(t, m)] if over.startswith("own") else []
    chosen = yield from choose_mini(t, s.seat, "each-next", them, "BR-R71")
    return left[0] if chosen is None else chosen


def _rooms_over(t: BlackRose, s: Scene, over: str) -> list[int]:
    """BR-R63: rooms of a colour, or around one, in the order of the pack: so the last cubes go."""
    how, _, which = over.removeprefix("rooms:").partition(":")
    in_order = [place_named(t, id) for id in BOX.rooms]
    if how == "colour":
        return [p for p in in_order if colour(t, p) == which]
    around = rooms_named(t, s, f"ring:{which}")
    return [p for p in in_order if p in around]


@operation("pick")
def pick(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """Choose miniatures or rooms, to be named by later steps; without a legal one they are skipped."""
    name, most = step["as"], step.get("n", 1)
    free = ("done",) if step.get("optional") or step.get("up_to") else ()
    chosen = s.picks[name] = []
    while len(chosen) < most:
        found: int | None
        if step["what"] == "room":
            places = [p for p in _pickable_rooms(t, s, step) if p not in chosen]
            seat = decider(t, s, step)
            found = yield from choose_room(t, seat, "pick-room", places, "BR-17.26", *free, args=subject(t, s))
        else:
            them = [m for m in _pickable_minis(t, s, step) if m not in chosen]
            seat = decider(t, s, step)
            found = yield from choose_mini(t, seat, "pick-mini", them, "BR-17.26", *free, args=subject(t, s))
        if found is None:
            return
        chosen.append(found)


def _pickable_rooms(t: BlackRose, s: Scene, step: Step) -> list[int]:
    wanted = step.get("filter", {})
    unwanted = wanted.get("not", [])
    left_out = {room_named(t, s, w) for w in ([unwanted] if isinstance(unwanted, str) else unwanted)}
    return [
        p
        for p in places_within(t, s, step["within"])
        if p not in left_out and (wanted.get("token") != "ready" or (t.ready[p] and not t.destroyed[p]))
    ]


def _pickable_minis(t: BlackRose, s: Scene, step: Step) -> list[int]:
    places = places_within(t, s, step["within"])
    by = decider(t, s, step)
    match step["what"]:
        case "own_evocation":
            found = [e.uid for seat, e in evocations(t) if seat == by]
        case "any_mini":
            everyone = [w.seat for w in t.wizards] + [e.uid for _, e in evocations(t)]
            found = [m for m in everyone if in_play(t, m)]
        case "enemy_mage":
            found = [m for m in enemies_of(t, s, by) if is_wizard(m)]
        case _:
            found = enemies_of(t, s, by)
    unwanted = step.get("filter", {}).get("not", [])
    left_out = {m for w in ([unwanted] if isinstance(unwanted, str) else unwanted) for m in minis(t, s, w)}
    return [m for m in found if place_of(t, m) in places and m not in left_out]


def enemies_of(t: BlackRose, s: Scene, seat: int) -> list[int]:
    """The miniatures that a wizard who decides in this resolution can aim at."""
    if seat == s.seat:
        return enemies(t, s)
    aside = Scene(s.kind, seat, s.effect)
    return enemies(t, aside)
