"""What clients are told beside the rules: doors and ways now, what counts in battle, the Monster's dice, what a Quest lacks."""

from __future__ import annotations

import msgspec

from magemoot.games.weirdwood import cards, companions, icons, moving, quests
from magemoot.games.weirdwood.catalogue import BOX
from magemoot.games.weirdwood.fae import pool
from magemoot.games.weirdwood.manor import (
    AWAY,
    DAYS,
    FIRST,
    INNER,
    PLACES,
    POSITIONS,
    connected,
    opens_on_day,
    opens_on_time,
)
from magemoot.games.weirdwood.result import health_at_start, health_left, score
from magemoot.games.weirdwood.state import OGRE, SET_UP, Warden, Weirdwood
from magemoot.games.weirdwood.statics import Static, static
from magemoot.games.weirdwood.table import character, monster_state, scaled, threat

__all__ = ["Facts", "Static", "facts", "static"]


class Part(msgspec.Struct, frozen=True):
    """Hits and Blocks that count in battle, and the message that says where they come from."""

    message: str
    hits: int
    blocks: int


class WardenFacts(msgspec.Struct, frozen=True):
    """What follows from a warden's board.

    Attributes:
        scarabs, monster: what counts in every battle against Scarabs and against the Monster, without dice.
        matches: the bonuses of matching icons from left to right: "hit", "block", "min", "knowledge", "wild".
        open_slots: the time slots on which a card can be played.
        next_die: what the next die or level of the Gauntlet costs; nothing if there is none.
        surcharge: resources that the next Companion costs above its price; -1 for who cannot recruit.
        reach: where one Move can end now.
        quest_met: whether the Quest can be completed now.
    """

    scarabs: list[Part] = []
    monster: list[Part] = []
    matches: list[str] = []
    open_slots: list[int] = []
    next_die: dict[str, int] = {}
    surcharge: int = -1
    reach: list[int] = []
    quest_met: bool = False


class MonsterFacts(msgspec.Struct, frozen=True):
    """The Monster now.

    Attributes:
        state: "calm", "angry", "furious".
        dice: the colours of the dice that it would roll.
        fixed: its Hits and Blocks without dice.
        lady: Hits that Lady Weirdwood adds for it (Therus).
        health, whole: its Health, and what it was at the start.
        threat, loss_at: Cursed Rooms, and how many lose the game; `loss_at` 0 if they do not.
    """

    state: str
    dice: list[str] = []
    fixed: list[Part] = []
    lady: int = 0
    health: int = 0
    whole: int = 0
    threat: int = 0
    loss_at: int = 0


class Facts(msgspec.Struct, frozen=True):
    """What a client shows beside the view.

    Attributes:
        days: for each slot from the top clockwise the Day that lies there.
        times: for each slot the position of the Time corridor there, 0 is Morning 1.
        day_doors, time_doors: for each place whether it is open to that corridor.
        ways: for each place the places that are one step away.
        score: how far the players have come (see `result.score`).
    """

    wardens: list[WardenFacts]
    monster: MonsterFacts
    days: list[int]
    times: list[int]
    day_doors: list[bool]
    time_doors: list[bool]
    ways: list[list[int]]
    score: int


def facts(view: Weirdwood) -> Facts:
    """All that follows from a view and is worth showing; nothing in it is hidden from anybody."""
    laid = bool(view.room_at)
    return Facts(
        [_warden(view, w, laid) for w in view.wardens],
        _monster(view),
        [1 + (slot + view.day - 1) % DAYS for slot in range(DAYS)],
        [(slot + view.time) % POSITIONS for slot in range(POSITIONS)],
        [p < FIRST[INNER] and opens_on_day(p, view.day) for p in range(PLACES)],
        [FIRST["middle"] <= p < PLACES - 1 and opens_on_time(p, view.time) for p in range(PLACES)],
        [list(ways) for ways in connected(view.day, view.time)],
        score(view),
    )


def _warden(t: Weirdwood, w: Warden, laid: bool) -> WardenFacts:
    if not w.character:
        return WardenFacts()
    return WardenFacts(
        standing(t, w, "scarabs"),
        standing(t, w, "monster"),
        icons.matches(t, w),
        cards.open_slots(w),
        _next_die(w),
        _surcharge(w),
        moving.ends(t, w, ()) if laid and w.place != AWAY else [],
        quests.completable(t, w),
    )


def standing(t: Weirdwood, w: Warden, against: str) -> list[Part]:
    """WM-14.4: what counts for a warden in every battle against "scarabs" or "monster", but for dice."""
    found = [Part(*part) for part in (*cards.lasting(t, w, against), *companions.lasting(t, w, against))]
    matches = icons.matches(t, w)
    found += [Part("icon-hit", 1, 0) for match in matches if match == "hit"]
    found += [Part("icon-block", 0, 1) for match in matches if match == "block"]
    if w.lasting_hits or w.lasting_blocks:
        found.append(Part("track-group" if t.family else "track-combat", w.lasting_hits, w.lasting_blocks))
    return found


def _next_die(w: Warden) -> dict[str, int]:
    ladder = character(w).dice_ladder
    return dict(ladder[len(w.dice)].cost) if len(w.dice) < len(ladder) else {}


def _surcharge(w: Warden) -> int:
    """WM-21.2, WM-21.7."""
    each = sum(BOX.box.companion_offer.surcharge_per_previous.values())
    return each * len(w.companions) if character(w).can_recruit else -1


def _monster(t: Weirdwood) -> MonsterFacts:
    state = monster_state(t)
    if t.phase == SET_UP:
        return MonsterFacts(state)
    track = BOX.ogre.curse_track
    return MonsterFacts(
        state,
        pool.dice(t),
        [Part(*part) for part in pool.fixed(t)],
        pool.lady_hits_for_monster(t),
        health_left(t),
        health_at_start(t),
        threat(t),
        scaled(t, track.loss_at, track.loss_at_by_characters) if t.monster == OGRE else 0,
    )
