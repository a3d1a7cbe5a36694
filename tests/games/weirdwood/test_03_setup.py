"""WM-3: the manor, decks and Scarabs as the set-up lays them out, and what chance and options change in it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from magemoot.engine.session import Session
from magemoot.games.weirdwood.catalogue import BOX
from magemoot.games.weirdwood.manor import PLACES, RING
from tests.games.weirdwood.landing import cursed, lying
from tests.games.weirdwood.play import GAME, Table, new_game, told
from tests.support.rules import rule

SEEDS = range(6)
RINGS = (("outer", 0, 12, "entrance_hall"), ("middle", 12, 24, "time_rift_terrace"), ("inner", 24, 30, "fae_rift"))


def laid(seed: int = 0, **options: Any) -> Table:
    """A game for one at its first question: the manor lies there, and its Scarabs."""
    return Table(Session(GAME, 1, seed, options))


def tiles_of(ring: str) -> set[str]:
    return {id for id, room in BOX.rooms.items() if room.ring == ring and room.slot is None}


# ------------------------------------------------------------------ Rooms


@rule("WM-3.1", "WM-3.2", "WM-3.4", "WM-3.6", "WM-34.1", "WM-34.2")
@pytest.mark.parametrize(("ring", "first", "end", "printed"), RINGS)
def test_a_ring_is_its_printed_room_at_the_top_and_random_tiles_of_its_own(
    ring: str, first: int, end: int, printed: str
) -> None:
    orders, left_out = set(), set()
    for seed in SEEDS:
        rooms = laid(seed).state.room_at[first:end]
        assert rooms[0] == printed
        assert len(set(rooms)) == end - first
        assert set(rooms[1:]) < tiles_of(ring)
        orders.add(tuple(rooms))
        left_out |= tiles_of(ring) - set(rooms)
    assert len(orders) == len(SEEDS)
    assert len(left_out) > len(tiles_of(ring)) - (end - first - 1), "not always the same ones"


@rule("WM-3.1", "WM-34.2")
def test_the_throne_room_lies_in_the_middle() -> None:
    t = laid()
    assert (t.state.room_at[30], len(t.state.room_at), RING[30]) == ("throne_room", PLACES, "throne")


@rule("WM-3.3", "WM-3.5", "WM-13.2")
def test_day_1_and_morning_1_are_at_the_top() -> None:
    assert laid().now == (1, "morning", 1)


@rule("WM-3.7", "WM-T31")
def test_no_room_is_cursed_and_no_tile_lies_anywhere() -> None:
    for seed in SEEDS:
        t = laid(seed)
        assert cursed(t) == set()
        assert set(t.state.tiles) == {""}
        assert not any(t.state.sealed)


@rule("WM-3.8", "WM-R49")
def test_basic_rooms_leaves_out_the_advanced_tiles() -> None:
    advanced = {id for id, room in BOX.rooms.items() if room.advanced}
    assert Counter(BOX.rooms[id].ring for id in advanced) == {"outer": 2, "middle": 2, "inner": 1}
    seen: set[str] = set()
    for seed in SEEDS:
        assert not advanced & set(laid(seed, basic_rooms=True).state.room_at)
        seen |= advanced & set(laid(seed).state.room_at)
    assert seen == advanced, "later all are mixed"


# ------------------------------------------------------------------ decks and supplies


@rule("WM-3.9", "WM-3.10")
def test_four_companions_lie_open_and_the_rest_and_all_tactics_cards_are_shuffled_face_down() -> None:
    states = [laid(seed).state for seed in SEEDS]
    for s in states:
        assert (len(s.offer), len(s.companion_deck), len(s.tactics_deck)) == (4, 14, 26)
        assert s.tactics_discards == []
    for decks in ([s.companion_deck for s in states], [s.tactics_deck for s in states], [s.offer for s in states]):
        assert len({tuple(deck) for deck in decks}) == len(SEEDS)


@rule("WM-3.11", "WM-T31")
def test_what_is_left_lies_beside_the_board() -> None:
    t = laid()
    assert (t.state.scarab_supply, t.state.favours_left) == (35, 8)
    assert laid(quests=True).state.quest_deck != []


# ------------------------------------------------------------------ Scarabs


@rule("WM-3.12", "WM-3.13", "WM-3.14", "WM-3.15", "WM-T31")
@pytest.mark.parametrize("seed", SEEDS)
def test_fifteen_scarabs_six_of_them_in_the_throne_room_and_none_beside_another(seed: int) -> None:
    t = laid(seed)
    assert t.scarabs("throne_room") == 6
    assert t.state.scarabs[24:30] == [1] * 6
    elsewhere = [n for n in t.state.scarabs[:24] if n]
    assert elsewhere == [1, 1, 1]
    assert sum(lying(t).values()) == 15
    assert t.state.scarab_supply == 35


@rule("WM-3.14")
def test_the_room_dice_are_rolled_until_they_show_a_room_without_a_scarab() -> None:
    again = 0
    for seed in SEEDS:
        t = laid(seed)
        taken = {t.state.room_at[p] for p in range(24, 31)}
        appeared = [e for e in t.log if e.name in ("room-dice", "scarab-appears") and e.rule == "WM-3.14"]
        shown = ""
        for e in appeared:
            room = told(e, "room").removeprefix("room-").replace("-", "_")
            if e.name == "room-dice":
                again += shown in taken
                assert shown == "" or shown in taken, "rolled again without need"
                shown = room
                continue
            assert room == shown
            assert room not in taken
            taken.add(room)
            shown = ""
        assert len(taken) == 7 + 3
    assert again > 0


@rule("WM-3.14")
def test_chance_says_where_they_lie() -> None:
    assert len({tuple(laid(seed).state.scarabs) for seed in SEEDS}) == len(SEEDS)


@rule("WM-3.1")
def test_the_set_up_is_told_in_its_order() -> None:
    t = new_game("celia", "bailey")
    names = list(dict.fromkeys(e.name for e in t.until("turn").log))
    order = ["game-start", "scarab-appears", "takes-character", "first-player", "monster-arrives", "turn"]
    assert [name for name in names if name in order] == order


@rule("WM-3.7")
def test_nothing_is_asked_that_the_set_up_does_not_leave_open() -> None:
    """Only Oliver has a token of choice."""
    t = new_game("celia", "bailey", "wally", "eugene", "sekhmet")
    assert t.ask == "turn"
    assert t.nothing_pending
