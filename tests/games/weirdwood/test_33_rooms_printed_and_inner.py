"""WM-33: the four printed Rooms and the tiles of the inner ring, what the action of each does."""

from __future__ import annotations

import pytest

from magemoot.games.weirdwood.catalogue import BOX
from tests.games.weirdwood.landing import acting, ends, landed
from tests.games.weirdwood.play import INNER, MIDDLE, NOT_LAID_OUT, OUTER
from tests.support.rules import rule


@rule("WM-1.2", "WM-1.3", "WM-R49")
def test_the_rings_and_the_advanced_tiles() -> None:
    ring = {
        name: [id for id, room in BOX.rooms.items() if room.ring == name]
        for name in ("outer", "middle", "inner", "throne")
    }
    assert {name: len(ids) for name, ids in ring.items()} == {"outer": 14, "middle": 14, "inner": 7, "throne": 1}, (
        "with the printed ones"
    )
    advanced = {id: room.ring for id, room in BOX.rooms.items() if room.advanced}
    assert advanced == {
        "gambling_cave": "outer",
        "mad_scientists_laboratory": "outer",
        "gleaming_cellar": "middle",
        "water_lily_chamber": "middle",
        "courtiers_salon": "inner",
    }
    assert sorted([*OUTER, *MIDDLE, *INNER, *NOT_LAID_OUT, "throne_room"]) == sorted(BOX.rooms)


# ------------------------------------------------------------------ printed


@rule("WM-33.1")
def test_throne_room_a_portal() -> None:
    t = landed("throne_room")
    assert ends(t) == {*OUTER, *MIDDLE, *INNER}
    t.play("courtiers_salon")
    assert t.me.at == "courtiers_salon"
    assert t.nothing_pending


@rule("WM-33.2")
def test_entrance_hall_one_min_one_knowledge_one_health() -> None:
    t = landed("entrance_hall")
    assert t.me.resources == (1, 1, 0, 0)
    assert t.me.health == 4
    assert t.nothing_pending


@rule("WM-33.3", "WM-R14", "WM-13.4")
def test_time_rift_terrace_each_resource_spent_moves_time_back_by_one() -> None:
    t = landed("time_rift_terrace", time=5, min=2, knowledge=1)
    assert t.options == ["count-1", "count-2", "count-3", "pass"]
    t.play("2", "min", "knowledge")
    assert t.now == (1, "afternoon", 1)
    assert t.me.resources == (1, 0, 0, 0)
    assert t.nothing_pending


@rule("WM-33.3", "WM-R51")
def test_time_rift_terrace_sells_no_more_than_the_time_that_has_passed() -> None:
    t = landed("time_rift_terrace", time=1, min=5)
    assert t.options == ["count-1", "pass"]
    t.play("pass")
    assert t.me.min == 5
    t = acting("charge", at="time_rift_terrace", min=5, rest={"may_use_room": True})
    assert not t.offers("room"), "Day 1, Morning 1"


@rule("WM-33.3", "WM-R14")
def test_time_rift_terrace_icons_make_nothing_cheaper() -> None:
    t = landed("time_rift_terrace", time=5, min=2, slots=("lore_masters_meditation", "determined_sprint"))
    assert "count-3" not in t.options
    assert "count-2" in t.options


@rule("WM-33.4", "WM-R31")
def test_fae_rift_one_health_for_a_power_token_a_min_and_a_knowledge() -> None:
    t = landed("fae_rift", health=2, hand="charge")
    assert t.me.health == 1
    assert t.me.resources == (1, 1, 0, 1)
    t = acting("charge", at="fae_rift", health=1, rest={"may_use_room": True})
    assert not t.offers("room"), "the last Health cannot be lost"
    assert t.nothing_pending


@rule("WM-33.4", "WM-23.6")
def test_fae_rift_the_hand_limit_falls_at_once() -> None:
    t = landed("fae_rift", hand="charge, fae_touch, deceptive_move").play("charge")
    assert t.me.hand == "fae_touch, deceptive_move"
    assert t.me.power == 1
    assert t.nothing_pending


# ------------------------------------------------------------------ inner tiles


@rule("WM-33.18")
def test_summoning_chamber_a_min_and_a_power_token() -> None:
    t = landed("summoning_chamber")
    assert t.me.resources == (1, 0, 0, 1)
    assert t.nothing_pending


@rule("WM-33.19", "WM-R43")
def test_courtiers_salon_two_pp_and_one_more_for_a_recruit() -> None:
    offer = "tobias_tock, marrow, granny_thistle, pennywhistle"
    t = landed("courtiers_salon", offer=offer, knowledge=2)
    t.play("part-0", "tobias_tock", "combat", "part-1", "combat", "combat")
    assert t.me.companions == "tobias_tock"
    assert t.me.track("combat") == 3
    assert t.nothing_pending


@rule("WM-33.19", "WM-R43")
def test_courtiers_salon_two_pp_without_a_recruit() -> None:
    t = landed("courtiers_salon", knowledge=2, offer="tobias_tock").play("part-0", "pass", "part-1", "power", "power")
    assert t.me.track("power") == 2
    assert len(t.me.companions) == 0
    assert t.nothing_pending


@rule("WM-33.20")
def test_oracles_crypt_two_knowledge_two_pp() -> None:
    t = landed("oracles_crypt").play("combat", "tactics")
    assert t.me.knowledge == 2
    assert t.me.tracks == [0, 1, 1]
    assert t.nothing_pending


@rule("WM-33.21", "WM-8.5")
def test_arcanum_of_the_forge_up_to_two_dice_and_two_resources() -> None:
    t = landed("arcanum_of_the_forge", min=1, knowledge=2)
    t.play("part-1")
    assert t.me.resources[:2] == (2, 3)
    t.play("part-0", "attack", "defence")
    assert t.me.dice == ["attack", "defence"]
    assert t.me.resources == (0, 0, 0, 0), "1 Knowledge, 1 Mîn, then 2 Knowledge, 1 Mîn"
    assert t.nothing_pending


@rule("WM-33.21")
def test_arcanum_of_the_forge_one_die_is_enough() -> None:
    t = landed("arcanum_of_the_forge", min=5, knowledge=5).play("part-0", "attack", "done", "done")
    assert t.me.dice == ["attack"]
    assert t.me.resources == (4, 4, 0, 0), "and what it gives may be left out"
    assert t.nothing_pending


@rule("WM-33.22", "WM-21.6")
def test_phoenix_garden_two_health_and_a_companion_refreshed() -> None:
    t = landed("phoenix_garden", companions="pennywhistle, marrow", exhausted="pennywhistle, marrow")
    t.play("part-1", "marrow", "part-0")
    assert t.me.exhausted == [True, False]
    assert t.me.health == 5
    assert t.nothing_pending


@rule("WM-33.22", "WM-23.3")
def test_phoenix_garden_health_stops_at_six() -> None:
    t = landed("phoenix_garden", health=5).play("part-0", "combat", "combat")
    assert t.me.health == 6
    assert t.nothing_pending


@rule("WM-33.23", "WM-2.6")
@pytest.mark.parametrize(
    ("what", "resources"), [("min", (2, 1, 0, 0)), ("knowledge", (1, 2, 0, 0)), ("scarab", (1, 1, 1, 0))]
)
def test_treasury_a_min_a_knowledge_and_one_of_choice(what: str, resources: tuple[int, ...]) -> None:
    t = landed("treasury", rooms={"phoenix_garden": "treasury"}).play(what)
    assert t.me.resources == resources
    assert t.nothing_pending
