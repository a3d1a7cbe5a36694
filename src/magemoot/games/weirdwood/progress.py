"""What a warden gains: resources, Power tokens, Health, Tactics cards, and progress points that are spent at once (WM-24)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.weirdwood import life, payment, quests
from magemoot.games.weirdwood.atoms import hands, means
from magemoot.games.weirdwood.catalogue import BONUSES, BOX, GROUP_BONUSES
from magemoot.games.weirdwood.effects import can, choose_seat, resolve
from magemoot.games.weirdwood.entries import Amounts, Bonus, Steps
from magemoot.games.weirdwood.scene import Scene
from magemoot.games.weirdwood.state import KNOWLEDGE, MIN, SCARAB, TRACKS, Warden, Weirdwood
from magemoot.games.weirdwood.table import characters

LENGTHS: Final[Mapping[str, int]] = {track: getattr(BOX.tracks, track).length for track in TRACKS}
"""For each progress track its last space (WM-24.8)."""
_PLAIN: Final = (MIN, KNOWLEDGE, SCARAB, "power")


# ------------------------------------------------------------------ progress points


def gain_pp(t: Weirdwood, w: Warden, n: int, rule: str) -> Play[None]:
    """WM-24.1-24.4, WM-R73, WM-R99: a warden gains PP and spends them at once, one step each; what cannot be spent is lost.

    In the family variant they move the group token (WM-31.2).
    """
    for left in range(n, 0, -1):
        if t.family:
            yield from _group_step(t, w, rule)
            continue
        words: list[Value] = [f"track-{track}" for track in open_tracks(w)]
        if not words:
            return
        answer = yield Choose(w.seat, "spend-pp", words.copy, "WM-24.1", {"count": left})
        track = str(answer).removeprefix("track-")
        space = means.step_track(t, w, track, rule)
        bonus = BONUSES[w.character, track].get(space, ())
        yield from _take_bonus(t, track, w.seat, bonus, "WM-24.2")


def open_tracks(w: Warden) -> list[str]:
    """WM-24.8: the tracks on which a warden can still spend PP."""
    return [track for track, space in zip(TRACKS, w.tracks, strict=True) if space < LENGTHS[track]]


def _take_bonus(t: Weirdwood, track: str, seat: int, steps: Steps, rule: str) -> Play[None]:
    """What a space of a track gives to a player."""
    if steps:
        yield from resolve(t, Scene("track", track, seat, rule), steps)


def _group_step(t: Weirdwood, w: Warden, rule: str) -> Play[None]:
    """WM-31.2, WM-31.3, WM-31.6: the group token moves on; what it reaches is for all, or once for the group."""
    bonus = GROUP_BONUSES.get(means.step_group(t, rule))
    if bonus is None:
        return
    if bonus.once_for_the_group:
        yield from _take_bonus(t, "group", (yield from _for_whom(t, w, bonus)), bonus.ops, "WM-31.6")
        return
    n = characters(t)
    for seat in [(t.active + i) % n for i in range(n)]:
        yield from _take_bonus(t, "group", seat, bonus.ops, "WM-31.3")


def _for_whom(t: Weirdwood, w: Warden, bonus: Bonus) -> Play[int]:
    """WM-31.6, WM-R8: who resolves what the group gets once: for the action of a cleansed Room one chosen player.

    With no Room to cleanse there is nothing to choose (WM-R75).
    """
    s = Scene("track", "group", w.seat, "WM-31.6")
    if not any(step.get("use_room_action") and can(t, s, step) for step in bonus.ops):
        return w.seat
    n = characters(t)
    chosen = yield from choose_seat(t.active, "group-bonus", [(t.active + i) % n for i in range(n)], "WM-31.6")
    assert chosen is not None
    return chosen


# ------------------------------------------------------------------ gaining


def gain(t: Weirdwood, s: Scene, w: Warden, what: Amounts, rule: str) -> Play[bool]:
    """A warden gains things; those of choice are chosen unit by unit (WM-2.6).

    What another player's effect gives counts as given by its owner.

    Returns:
        whether anything was gained; PP count also if they are lost.
    """
    chosen = yield from _choose_units(t, w, what)
    got: Amounts = {}
    for kind in _PLAIN:
        got[kind] = means.gain(t, w, kind, what.get(kind, 0) + chosen[kind], rule)
    if what.get("health"):
        got["health"] = yield from life.heal(t, w, what["health"], rule)
    got["tactics"] = sum(hands.gain_tactic(t, w, rule) for _ in range(what.get("tactics", 0)))
    got["pp"] = what.get("pp", 0)
    if got["pp"]:
        yield from gain_pp(t, w, got["pp"], rule)
    if s.owner != w.seat:
        for kind, n in got.items():
            tell_given(t, s, kind, n)
    return any(got.values())


def _choose_units(t: Weirdwood, w: Warden, what: Amounts) -> Play[Counter[str]]:
    """Which resources a warden gains where they are of choice; Scarabs as far as the supply goes (WM-R39)."""
    chosen: Counter[str] = Counter()
    scarabs = t.scarab_supply - what.get(SCARAB, 0)
    for part, kinds in payment.OPEN.items():
        for left in range(what.get(part, 0), 0, -1):
            words: list[Value] = [
                payment.what_word(kind) for kind in kinds if kind != SCARAB or scarabs > chosen[SCARAB]
            ]
            args: dict[str, Any] = {"count": left}
            answer = yield Choose(w.seat, "gain-resource", words.copy, "WM-2.6", args)
            chosen[str(answer).removeprefix("what-")] += 1
    return chosen


def tell_given(t: Weirdwood, s: Scene, kind: str, n: int) -> None:
    """Tell the owner's Quest that another player received something from him."""
    if n:
        quests.note(t, t.wardens[s.owner], "gave", kind=kind, n=n)
