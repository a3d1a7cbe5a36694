"""WM-13: the two rings of time, and where a card may stop."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.weirdwood import clock
from magemoot.games.weirdwood.fae import pool
from magemoot.games.weirdwood.manor import opens_on_day
from tests.games.weirdwood.landing import landed, lying
from tests.games.weirdwood.ogrish import ogre_card
from tests.games.weirdwood.play import OUTER, Table, table
from tests.support.rules import rule

NAMES = [f"{time}-{n}" for time in ("morning", "afternoon", "evening", "night") for n in (1, 2, 3)]
HAND = "charge, fae_touch"
AWAKE = "pennywhistle"
"""A Companion whose ability keeps a turn open."""


def now(t: Table) -> tuple[int, str]:
    """The Day, and the time as "evening-2"."""
    day, time, position = t.now
    return day, f"{time}-{position}"


def before_shift(day: int, time: str, who: str = "eugene", **more: Any) -> Table:
    """Eugene is asked how far his Power moves time, -2 to 2 spaces; Oliver's moves it back by 1 to 3."""
    tokens: dict[str, Any] = {"power": 1, "knowledge": 1, "min": 1} if who == "eugene" else {"power": 1, "knowledge": 1}
    t = table(who, "celia", day=day, time=NAMES.index(time), hand=HAND, **{**tokens, **more})
    t.play("clockwork_gambit" if who == "eugene" else "waking_dream")
    return t.play("option-time") if t.ask == "choose" else t.play("what-min") if t.ask == "pay" else t


def stops(slot: str, time: str, who: str = "celia", **more: Any) -> list[int]:
    """How far time can advance for a card on a slot."""
    t = table(who, hand="charge", time=NAMES.index(time), **more).play(slot, "face-down")
    return [int(key.removeprefix("steps-")) for key in t.options]


def steps(n: int) -> str:
    return f"forward-{n}" if n > 0 else f"back-{-n}"


# ------------------------------------------------------------------ forward and back


@rule("WM-13.1", "WM-13.2")
def test_twelve_positions_make_a_day() -> None:
    t = table("eugene", hand="charge")
    seen = [now(t)]
    for _ in range(12):
        clock.move_time(t.state, 1, "WM-13.3")
        seen.append(now(t))
    assert seen == [*((1, name) for name in NAMES), (2, "morning-1")]


@rule("WM-T9", "WM-T10", "WM-T12", "WM-T33", "WM-13.3", "WM-13.4", "WM-13.5", "WM-13.6")
@pytest.mark.parametrize(
    ("who", "start", "n", "end"),
    [
        ("eugene", (1, "morning-2"), 2, (1, "afternoon-1")),
        ("oliver", (1, "evening-3"), -3, (1, "afternoon-3")),
        ("eugene", (1, "night-3"), 2, (2, "morning-2")),
        ("eugene", (2, "morning-1"), -1, (1, "night-3")),
        ("eugene", (1, "night-3"), 1, (2, "morning-1")),
        ("eugene", (1, "night-1"), 2, (1, "night-3")),
        ("oliver", (3, "morning-2"), -3, (2, "night-2")),
        ("oliver", (3, "afternoon-1"), -3, (3, "morning-1")),
    ],
)
def test_time_moves_exactly_so_many_spaces_and_the_day_with_it_over_midnight(
    who: str, start: tuple[int, str], n: int, end: tuple[int, str]
) -> None:
    t = before_shift(*start, who).play(steps(n))
    assert now(t) == end
    (told,) = t.events("time-forward" if n > 0 else "time-back")
    assert (told.args["count"], told.args["day"]) == (abs(n), end[0])
    assert t.nothing_pending


@rule("WM-13.5", "WM-R115", "WM-34.3")
def test_with_a_new_day_the_corridor_turns_and_the_rooms_stay() -> None:
    """Outer 4 is closed on Day 1 and open on Day 2; nothing else changes its place."""
    t = before_shift(1, "night-3", tiles={"roman_baths": "rubble"}, scarabs={"deep_mine": 1})
    rooms, figures, scarabs = list(t.state.room_at), (t.me.at, t.fae_at, t.lady_at), lying(t)
    assert not opens_on_day(4, t.state.day)
    t.play("forward-1")
    assert opens_on_day(4, t.state.day)
    assert (t.state.room_at, (t.me.at, t.fae_at, t.lady_at), lying(t)) == (rooms, figures, scarabs)
    assert t.tile("roman_baths") == "rubble"


@rule("WM-13.11")
def test_a_monster_card_first_advances_time() -> None:
    """Day 4 Night 2 and 2 spaces: Day 5, on which Day 1 lies at slot 8 and the Ogre is Angry."""
    t = ogre_card("come_forth/2", day=4, time=10, dice=(1, 1))
    assert now(t) == (5, "morning-1")
    assert (t.scarabs(OUTER[8]), t.scarabs("gambling_cave")) == (1, 1)


# ------------------------------------------------------------------ cards


@rule("WM-T11", "WM-13.7", "WM-R50")
def test_a_card_on_another_time_stops_on_any_of_its_three_positions() -> None:
    assert stops("night", "evening-2") == [2, 3, 4]
    for n in (2, 3, 4):
        t = table(hand=HAND, companions=AWAKE, time=NAMES.index("evening-2")).card(
            "charge", "night", "down-min", face="face-down", steps=n
        )
        assert now(t) == (1, f"night-{n - 1}")


@rule("WM-13.7", "WM-R50")
@pytest.mark.parametrize(
    ("slot", "time", "expected"),
    [
        ("afternoon", "morning-1", [3, 4, 5]),
        ("afternoon", "morning-3", [1, 2, 3]),
        ("evening", "morning-1", [6, 7, 8]),
        ("night", "afternoon-3", [4, 5, 6]),
        ("morning", "afternoon-1", [9, 10, 11]),
        ("morning", "night-3", [1, 2, 3]),
        ("afternoon", "night-2", [5, 6, 7]),
    ],
)
def test_never_past_a_whole_stretch_of_that_time(slot: str, time: str, expected: list[int]) -> None:
    assert stops(slot, time) == expected


@rule("WM-13.9", "WM-T13")
@pytest.mark.parametrize(("time", "expected"), [("night-1", [1, 2]), ("night-2", [1])])
def test_a_card_on_the_same_time_stops_on_a_later_position(time: str, expected: list[int]) -> None:
    if len(expected) > 1:
        assert stops("night", time) == expected
    t = table(hand=HAND, companions=AWAKE, time=NAMES.index(time)).card("charge", "night", "down-min", face="face-down")
    assert now(t) == (1, NAMES[NAMES.index(time) + 1])


@rule("WM-13.10", "WM-T14", "WM-13.5")
@pytest.mark.parametrize("n", [10, 11, 12])
def test_from_its_third_position_it_goes_all_the_way_round(n: int) -> None:
    assert stops("evening", "evening-3") == [10, 11, 12]
    t = table(hand=HAND, companions=AWAKE, time=NAMES.index("evening-3")).card(
        "charge", "evening", "down-min", face="face-down", steps=n
    )
    assert now(t) == (2, f"evening-{n - 9}")


@rule("WM-13.8", "WM-R50")
@pytest.mark.parametrize("time", ["morning-1", "evening-2", "night-3"])
def test_on_a_slot_for_any_time_it_goes_on_by_one_to_twelve(time: str) -> None:
    assert stops("slot-4", time, companions=AWAKE, exhausted=AWAKE) == list(range(1, 13))
    assert stops("afternoon", time, "eugene") == list(range(1, 13))


@rule("WM-13.8", "WM-13.5")
def test_twelve_spaces_are_the_same_time_of_the_next_day() -> None:
    t = table("eugene", hand=HAND, time=4, power=1, min=1).card(
        "charge", "night", "down-min", face="face-down", steps=12
    )
    assert now(t) == (2, "afternoon-2")


# ------------------------------------------------------------------ the ends of time


@rule("WM-R51")
@pytest.mark.parametrize(
    ("day", "time", "offered"),
    [
        (1, "morning-1", ["forward-1", "forward-2"]),
        (1, "morning-2", ["back-1", "forward-1", "forward-2"]),
        (1, "morning-3", ["back-2", "back-1", "forward-1", "forward-2"]),
        (2, "morning-1", ["back-2", "back-1", "forward-1", "forward-2"]),
    ],
)
def test_time_is_not_offered_before_the_first_morning(day: int, time: str, offered: list[str]) -> None:
    assert before_shift(day, time).options == [*offered, "pass"]


@rule("WM-R51")
@pytest.mark.parametrize(("time", "moved"), [("morning-1", 0), ("morning-2", -1), ("afternoon-1", -3)])
def test_it_stops_there(time: str, moved: int) -> None:
    t = table("celia", hand=HAND, time=NAMES.index(time))
    assert clock.move_time(t.state, -3, "WM-R51") == moved
    assert now(t) == (1, NAMES[NAMES.index(time) + moved])


@rule("WM-R51", "WM-33.3")
def test_no_more_is_sold_than_has_passed() -> None:
    t = landed("time_rift_terrace", time=2, min=5, hand="charge, fae_touch, magic_mirror")
    assert t.options == ["count-1", "count-2", "pass"]
    t.play("count-2")
    assert now(t) == (1, "morning-1")
    assert t.me.min == 3


@rule("WM-R52", "WM-5.3")
def test_over_the_last_midnight_the_game_is_lost_by_whatever_moves_time() -> None:
    t = before_shift(12, "night-2")
    assert "forward-2" in t.options, "possible, if unwise"
    t.play("forward-2")
    assert (t.end, now(t)) == ("time", (12, "night-3"))
    assert [e.args["count"] for e in t.events("time-forward")] == [1], "the move stops there"
    assert before_shift(12, "night-2").play("forward-1").end == ""

    t = landed("roman_baths", day=12, time=10, health=3)
    t.until("turn")
    assert (t.end, now(t), t.me.health) == ("time", (12, "night-3"), 3)

    t = ogre_card("thundering_roar", day=12, time=8, fae={"at": "throne_room"})
    assert (t.end, t.fae.lady_health) == ("time", 6), "its front does nothing any more"


@rule("WM-R52", "WM-T32")
@pytest.mark.parametrize(("slot", "steps_", "end"), [("night", 1, ""), ("morning", 2, "time"), ("evening", 9, "time")])
def test_on_the_last_day_a_card_for_an_earlier_time_loses(slot: str, steps_: int, end: str) -> None:
    t = table(hand=HAND, companions=AWAKE, day=12, time=10)
    t.card("charge", slot, *([] if end else ["down-min"]), face="face-down", steps=steps_)
    assert t.end == end
    assert now(t) == (12, "night-3")


# ------------------------------------------------------------------ back over a Day, and what stays


@rule("WM-R93", "WM-R55")
def test_the_monsters_state_follows_the_day_both_ways() -> None:
    """The Ogre has 1 Defence Die and 1 Attack Die Calm, 2 of each Angry."""
    t = before_shift(5, "morning-1")
    assert sorted(pool.dice(t.state)) == ["attack", "attack", "balanced", "balanced", "defence", "defence"]
    t.play("back-1")
    assert sorted(pool.dice(t.state)) == ["attack", "balanced", "balanced", "defence"]
    t = before_shift(4, "night-3").play("forward-1")
    assert len(pool.dice(t.state)) == 6


@rule("WM-R93")
def test_going_back_undoes_nothing_on_the_way() -> None:
    t = before_shift(5, "morning-1", cursed=["deep_mine", "earling_library", "roman_baths"], fae={"lady_health": 2})
    t.play("back-1")
    assert sum(t.state.cursed) == 3
    assert t.fae.lady_health == 2
    assert pool.dice(t.state).count("balanced") == 3, "the Threat of 3 counts on"


@rule("WM-R93", "WM-13.11")
def test_a_monster_card_has_the_state_of_the_day_that_its_own_time_brings() -> None:
    assert ogre_card("come_forth/2", day=4, time=9, dice=(1, 1)).scarabs("gambling_cave") == 0
    assert ogre_card("come_forth/2", day=4, time=10, dice=(1, 1)).scarabs("gambling_cave") == 1


@rule("WM-R117")
def test_time_back_opens_no_slot_refreshes_nobody_and_brings_no_scarab() -> None:
    t = table(
        "celia",
        time=5,
        slots=("charge", "fae_touch"),
        companions="tobias_tock, pennywhistle, quillby",
        exhausted="pennywhistle",
        hand="deceptive_move, magic_mirror",
        scarabs={"ancient_foundry": 1},
        rest={"played": True},
    )
    t.play("tobias_tock", "back-1")
    assert now(t) == (1, "afternoon-2")
    assert t.me.played[:2] == ["charge", "fae_touch"]
    assert t.me.exhausted == [True, True, False]
    assert lying(t)["ancient_foundry"] == 1
    assert not t.events("scarab-phase")
    assert not t.offers("play")
