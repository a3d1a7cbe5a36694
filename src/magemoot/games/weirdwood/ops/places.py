"""Operations on places and time: Moves, portals, Rooms that change places, Room actions, Scarabs, curses, time."""

from __future__ import annotations

from typing import Final

from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.weirdwood import clock, moving, progress, quests, rooms, scarabs
from magemoot.games.weirdwood.effects import Step, choose_place, operation, possible, resolve
from magemoot.games.weirdwood.manor import PLACES, THRONE_ROOM, facing
from magemoot.games.weirdwood.scene import Scene
from magemoot.games.weirdwood.state import Warden, Weirdwood

NOTHING: Final = "pass"


def me(t: Weirdwood, s: Scene) -> Warden:
    """Whose effect it is."""
    return t.wardens[s.seat]


# ------------------------------------------------------------------ figures


@possible("move")
def _can_move(t: Weirdwood, s: Scene, step: Step) -> bool:
    return moving.can_move(t, me(t, s), step.get("ignore", ()))


@operation("move")
def move(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-18, WM-18.9: so many Move actions, one after the other; on the way the actions of Rooms (WM-18.8)."""
    w, despite = me(t, s), step.get("room_action_ignores_enemies", False)
    for number in range(step["n"]):
        if number and t.may_use_room and w.seat == t.active:
            yield from moving.offer_room(t, s, w, despite, "WM-18.8")
        if not (yield from moving.move(t, s, w, step.get("ignore", ()), despite)):
            return number > 0
    return True


@possible("portal")
def _can_portal(t: Weirdwood, s: Scene, step: Step) -> bool:
    w, to = me(t, s), step["to"]
    there = bool(step.get("already_there_counts")) and moving.is_there(t, w, to)
    return there or bool(moving.portal_targets(t, w, to))


@operation("portal")
def portal(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-18.10: a portal to another Room."""
    return (yield from moving.portal(t, s, me(t, s), step["to"], step.get("already_there_counts", False)))


# ------------------------------------------------------------------ Rooms


@possible("swap_rooms")
def _can_swap(t: Weirdwood, _s: Scene, _step: Step) -> bool:
    return bool(rooms.swappable(t))


@operation("swap_rooms")
def swap_rooms(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-R46: two Rooms of one ring change places, so many times."""
    for number in range(step["n"]):
        if not (yield from rooms.swap(t, s, me(t, s))):
            return number > 0
    return True


@possible("use_room_action")
def _can_use_room(t: Weirdwood, s: Scene, step: Step) -> bool:
    w = me(t, s)
    own = f"room/{t.room_at[w.place]}"
    return own not in s.running and rooms.may_use(t, w, step.get("ignore_enemies", False))


@operation("use_room_action")
def use_room_action(t: Weirdwood, s: Scene, _step: Step) -> Play[bool]:
    """WM-19.1: the action of the Room where one is, by leave of a Power or card."""
    yield from rooms.use(t, me(t, s), s)
    return True


@possible("cleanse")
def _can_cleanse(t: Weirdwood, s: Scene, step: Step) -> bool:
    return bool(_to_cleanse(t, s, step))


def _to_cleanse(t: Weirdwood, s: Scene, step: Step) -> list[int]:
    """The Rooms that can be cleansed."""
    w = me(t, s)
    ignore, free = step.get("ignore_enemies", False), step.get("free", False)
    places = [w.place] if step["where"] == "here" else range(PLACES)
    return [p for p in places if rooms.can_cleanse(t, w, ignore_enemies=ignore, free=free, place=p)]


@operation("cleanse")
def cleanse(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-12.4, WM-24.7, WM-R75: a Room is cleansed; one of choice, or none."""
    places = _to_cleanse(t, s, step)
    place: int | None = places[0]
    if step["where"] != "here":
        place = yield from choose_place(s.seat, "cleanse", places, s.rule, NOTHING)
    if place is None:
        return False
    return (
        yield from rooms.cleanse(
            t,
            me(t, s),
            place,
            s.rule,
            free=step.get("free", False),
            banish_scarabs=step.get("banish_scarabs", False),
            use_action=step.get("use_room_action", False),
            within=s,
        )
    )


# ------------------------------------------------------------------ Scarabs


def _with_scarabs(t: Weirdwood, s: Scene, step: Step) -> list[int]:
    """WM-2.12, WM-R120: the Rooms with Scarabs that an effect reaches; never the Throne Room."""
    here = me(t, s).place
    places = {
        "here_not_throne": [here],
        "here_or_facing_not_throne": sorted({here, *facing(here)}),
        "any_room_not_throne": list(range(PLACES)),
    }[step["where"]]
    return [p for p in places if t.scarabs[p] and p != THRONE_ROOM]


@possible("banish")
@possible("defeat")
def _can_take_scarabs(t: Weirdwood, s: Scene, step: Step) -> bool:
    return bool(_with_scarabs(t, s, step))


def _choose_scarabs(t: Weirdwood, s: Scene, step: Step, ask: str) -> Play[int | None]:
    """The Room of the next Scarab, or of all; in the own Room there is nothing to choose. None: none."""
    places = _with_scarabs(t, s, step)
    if step["where"] == "here_not_throne":
        return places[0] if places else None
    return (yield from choose_place(s.seat, ask, places, s.rule, NOTHING))


@operation("banish")
def banish(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-2.12, WM-R22: so many Scarabs go to the supply, one by one; "all": those of one Room."""
    number = 0
    while number < (1 if step["n"] == "all" else step["n"]):
        place = yield from _choose_scarabs(t, s, step, "banish")
        if place is None:
            break
        number += 1
        yield from scarabs.banish(t, me(t, s), place, s.rule, t.scarabs[place] if step["n"] == "all" else 1)
    return number > 0


@operation("defeat")
def defeat(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-2.12, WM-R23: so many Scarabs are defeated outside a battle; "all": those of one Room."""
    number, pp = 0, 0
    while number < (1 if step["n"] == "all" else step["n"]):
        place = yield from _choose_scarabs(t, s, step, "defeat")
        if place is None:
            break
        number += 1
        n = t.scarabs[place] if step["n"] == "all" else 1
        pp += yield from scarabs.defeat(t, me(t, s), place, n, s.rule)
    yield from progress.gain_pp(t, me(t, s), pp, s.rule)
    return number > 0


# ------------------------------------------------------------------ time


def _steps(t: Weirdwood, step: Step) -> list[int]:
    """WM-R51: by how many spaces an effect can move time; what is fixed also in part."""
    if "choose" in step:
        return [n for n in clock.possible_steps(t, step["choose"]) if n]
    return [step["steps"]] if clock.possible_steps(t, [max(-1, step["steps"])]) else []


@possible("time")
def _can_move_time(t: Weirdwood, _s: Scene, step: Step) -> bool:
    return bool(_steps(t, step))


@operation("time")
def time(t: Weirdwood, s: Scene, step: Step) -> Play[bool]:
    """WM-2.15, WM-13.4, WM-R51: time moves by some spaces; for each of them something may happen."""
    steps = _steps(t, step)[0]
    if "choose" in step:
        words: list[Value] = [*(time_word(n) for n in _steps(t, step)), NOTHING]
        answer = yield Choose(s.seat, "time", lambda: words, s.rule)
        if answer == NOTHING:
            return False
        steps = _steps(t, step)[words.index(answer)]
    moved = clock.move_time(t, steps, s.rule)
    if moved < 0:
        quests.note(t, me(t, s), "time_back", n=-moved)
    for _ in range(abs(moved)):
        yield from resolve(t, s, step.get("per_step", ()))
    return True


def time_word(steps: int) -> str:
    """The word of an option for spaces of time: "forward-2", "back-1"."""
    return f"forward-{steps}" if steps > 0 else f"back-{-steps}"
