"""Rubble and Fire as tiles (WM-R41), Scarabs that vanish, flee or lie on a Power (WM-R23, WM-R29, WM-R39), damage of choice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.weirdwood.landing import acting, cursed, monster_card
from tests.games.weirdwood.play import OUTER, Table, table
from tests.support.rules import rule

HIT, BLANK, BURST = 1, 6, 5
BATHS = "roman_baths"


def stomp(at: str = BATHS, **more: Any) -> Table:
    """The Ogre, where Celia stands, stomps: 1 damage, then Rubble where he is, which is another 1."""
    fae = {"at": at, **more.pop("fae", {})}
    return monster_card("bone_shaking_stomp", day=5, at=at, health=5, fae=fae, **more)


# ------------------------------------------------------------------ tiles


@rule("WM-R41", "WM-28.19", "WM-1.11")
@pytest.mark.parametrize("room", [BATHS, "entrance_hall", "time_rift_terrace", "fae_rift"])
def test_rubble_comes_into_tiles_and_printed_rooms(room: str) -> None:
    t = stomp(room)
    assert t.tile(room) == "rubble"
    assert t.state.tiles_left == 4
    assert t.me.health == 3


@rule("WM-R41")
def test_never_into_the_throne_room() -> None:
    t = stomp("throne_room")
    assert t.tile("throne_room") == ""
    assert t.state.tiles_left == 5
    assert t.me.health == 4, "no damage either"
    assert t.scarabs("throne_room") == 6


@rule("WM-R41")
def test_not_into_a_room_with_one() -> None:
    t = stomp(tiles={BATHS: "rubble"})
    assert t.state.tiles_left == 4
    assert t.me.health == 4


@rule("WM-R41")
def test_five_tiles_and_no_more() -> None:
    t = stomp(tiles=dict.fromkeys(OUTER[1:6], "rubble"))
    assert t.state.tiles_left == 0
    assert t.tile(BATHS) == ""
    assert t.me.health == 4


# ------------------------------------------------------------------ Scarabs that go


@rule("WM-R23", "WM-28.19", "WM-T56")
def test_scarabs_killed_by_rubble_go_to_the_supply_without_pp() -> None:
    t = stomp(scarabs={BATHS: 2})
    assert t.scarabs(BATHS) == 0
    assert t.state.scarab_supply == 50 - 6
    assert t.me.scarab == 0
    assert t.me.tracks == [0, 0, 0]
    assert t.nothing_pending


@rule("WM-T55", "WM-16.3", "WM-12.1")
def test_worked_example_of_a_scarab_that_flees_to_another() -> None:
    there = {"cartographers_chamber": 1, "earling_library": 1}
    t = acting("charge", at="cartographers_chamber", scarabs=there, dice=[BLANK, BURST]).play("act:attack")
    assert t.scarabs("cartographers_chamber") == 0
    assert t.scarabs("earling_library") == 2
    assert cursed(t) == {"earling_library"}
    assert t.me.tracks == [0, 0, 0], "nobody was hit"
    assert t.offers("room") is False, "alone there is nobody to send away"
    assert t.nothing_pending


@rule("WM-R39", "WM-25.7", "WM-9.12")
def test_a_scarab_paid_for_a_power_returns_only_at_the_end_of_the_turn() -> None:
    t = acting("charge", "bailey", slots=("fae_touch",), power=1, scarab=1, next_card="gathering_strength")
    t.play("rewrite_the_verse", "fae_touch")
    assert t.me.resources == (0, 0, 0, 0)
    assert t.state.scarab_supply == 50 - 6 - 1
    t.play("end", "no")
    assert t.active == "bailey"
    assert t.state.scarab_supply == 50 - 6


# ------------------------------------------------------------------ damage


def struck(*answers: str, **mine: Any) -> Table:
    """The Ogre hits Celia three times."""
    dice = [HIT, HIT, HIT, BLANK, BLANK, *([BLANK] if mine.get("forged") else [])]
    blow: dict[str, Any] = {
        "next_card": "crushing_blow",
        "rest": {"phase": "turn-end"},
        "fae": {"at": BATHS},
        "at": BATHS,
    }
    return table(dice=dice, **blow, **mine).play(*answers)


@rule("WM-T42", "WM-15.2", "WM-15.5")
def test_worked_example_of_damage() -> None:
    t = struck("health", health=2, forged=["attack"])
    assert t.me.health == 1
    assert t.me.dice == []
    assert t.ask == "refresh", "the third is ignored"
    t = struck("health", "health", "health", health=4, forged=["attack"])
    assert t.me.health == 1
    assert t.me.dice == ["attack"]
    t = struck(health=1)
    assert t.me.health == 1
    assert t.nothing_pending
