"""WM-33: the tiles of the outer ring, what the action of each does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.weirdwood.landing import acting, ends, landed
from tests.games.weirdwood.play import INNER, MIDDLE, OUTER, Table
from tests.support.rules import rule

OLIVER = {"who": "oliver"}
RESPITE = {"rooms": {"roman_baths": "valkyries_respite"}}


def idle(room: str, *others: Any, **mine: Any) -> Table:
    """Somebody has just arrived in a Room whose action cannot be carried out."""
    t = acting("charge", *others, at=room, rest={"may_use_room": True}, **{"companions": "", **mine})
    assert not t.offers("room")
    return t


@rule("WM-33.24")
def test_abandoned_tunnels_a_portal_for_a_card() -> None:
    t = landed("abandoned_tunnels").play("fae_touch")
    assert ends(t) == {*OUTER, *MIDDLE, *INNER, "throne_room"} - {"abandoned_tunnels"}
    t.play("water_lily_chamber")
    assert t.me.at == "water_lily_chamber"
    assert t.me.discards == "fae_touch"
    assert t.nothing_pending


@rule("WM-33.24")
def test_abandoned_tunnels_nothing_without_a_card() -> None:
    idle("abandoned_tunnels", hand="")


@rule("WM-33.25")
def test_amphitheatre_of_the_dead_two_min_and_a_scarab() -> None:
    t = landed("amphitheatre_of_the_dead")
    supply = 50 - 6 - 1
    assert t.me.resources == (2, 0, 1, 0)
    assert t.state.scarab_supply == supply
    assert t.nothing_pending


@rule("WM-33.26", "WM-R85")
def test_arsenal_of_the_ancestors_another_player_forges_and_you_gain_two_pp() -> None:
    t = landed("arsenal_of_the_ancestors", {"who": "bailey", "knowledge": 2}, OLIVER).play("part-0")
    assert t.options == ["seat-1", "pass"], "Oliver has nothing to pay with"
    t.play("bailey")
    assert t.asked == "bailey"
    t.play("attack", "part-1", "combat", "combat")
    assert t.other.dice == ["attack"]
    assert t.other.knowledge == 0
    assert t.me.track("combat") == 2
    assert t.nothing_pending


@rule("WM-33.26", "WM-R9")
def test_arsenal_of_the_ancestors_alone_there_are_only_the_pp() -> None:
    t = landed("arsenal_of_the_ancestors", min=9, knowledge=9)
    assert t.options == ["part-1", "done"]
    t.play("part-1", "combat", "combat")
    assert t.me.dice == []
    assert t.nothing_pending


@rule("WM-33.27")
def test_archive_of_secrets_three_knowledge_for_a_card() -> None:
    t = landed("archive_of_secrets").play("charge")
    assert t.me.knowledge == 3
    assert t.me.hand == "fae_touch, deceptive_move"
    assert t.nothing_pending
    idle("archive_of_secrets", hand="")


@rule("WM-33.28")
def test_earling_library_two_knowledge() -> None:
    t = landed("earling_library")
    assert t.me.resources == (0, 2, 0, 0)
    assert t.nothing_pending


@rule("WM-33.29", "WM-R45")
@pytest.mark.parametrize(("rolled", "n"), [(1, 1), (4, 1), (5, 2), (9, 2), (10, 3), (12, 3)])
def test_gambling_cave_the_d12_says_how_many_resources(rolled: int, n: int) -> None:
    t = landed("gambling_cave", dice=[rolled]).play(*["min", "scarab", "knowledge"][:n])
    assert t.me.resources == ((1, 0, 0, 0), (1, 0, 1, 0), (1, 1, 1, 0))[n - 1]
    assert t.nothing_pending


@rule("WM-33.30", "WM-2.14")
def test_mad_scientists_laboratory_two_resources_and_a_portal_by_the_dice() -> None:
    t = landed("mad_scientists_laboratory", dice=[6, 1]).play("part-0", "part-1")
    assert t.me.resources == (1, 1, 0, 0)
    assert t.me.at == "earling_library"
    assert t.offers("room")
    assert t.nothing_pending


@rule("WM-33.30", "WM-19.4")
def test_mad_scientists_laboratory_nobody_has_to_leave() -> None:
    t = landed("mad_scientists_laboratory").play("part-0", "done")
    assert t.me.at == "mad_scientists_laboratory"
    assert t.nothing_pending


@rule("WM-33.31", "WM-R110")
def test_pools_of_avalon_two_health_for_a_resource_and_one_for_another_player() -> None:
    t = landed("pools_of_avalon", "bailey", scarab=1).play("part-0", "part-1", "bailey", "yes")
    assert t.me.scarab == 0
    assert t.me.health == 5
    assert t.other.health == 4
    assert t.nothing_pending


@rule("WM-33.31")
def test_pools_of_avalon_the_other_player_gains_it_in_any_case() -> None:
    t = landed("pools_of_avalon", "bailey")
    assert t.options == ["part-1", "done"]
    t.play("part-1", "bailey", "yes")
    assert t.me.health == 3
    assert t.other.health == 4
    assert t.nothing_pending


@rule("WM-33.31", "WM-R86")
def test_pools_of_avalon_nothing_for_somebody_with_six_health() -> None:
    idle("pools_of_avalon", {"who": "bailey", "health": 6})


@rule("WM-33.31", "WM-R14")
def test_pools_of_avalon_icons_do_not_pay() -> None:
    idle("pools_of_avalon", slots=("lore_masters_meditation", "determined_sprint"))


@rule("WM-33.32", "WM-13.4")
def test_roman_baths_time_passes_for_a_health_and_a_move() -> None:
    t = landed("roman_baths", day=2, time=3).play("earling_library")
    assert t.now == (2, "afternoon", 3)
    assert t.me.health == 4
    assert t.me.at == "earling_library"
    assert t.offers("room")
    assert t.nothing_pending


@rule("WM-33.32", "WM-5.3", "WM-R52")
def test_roman_baths_on_the_last_night_lose_the_game() -> None:
    t = landed("roman_baths", day=12, time=10)
    assert t.end == "time"
    assert t.me.health == 3


@rule("WM-33.33")
def test_royal_armoury_a_die_and_a_pp_in_any_case() -> None:
    t = landed("royal_armoury", min=1, knowledge=1).play("part-0", "attack", "part-1", "combat")
    assert t.me.dice == ["attack"]
    assert t.me.track("combat") == 1
    t = landed("royal_armoury")
    assert t.options == ["part-1", "done"]
    t.play("part-1", "power")
    assert t.me.track("power") == 1
    assert t.nothing_pending


@rule("WM-33.34")
@pytest.mark.parametrize("what", ["min", "knowledge", "scarab"])
def test_training_grounds_a_power_token_and_a_pp_for_a_resource(what: str) -> None:
    t = landed("training_grounds", min=1, knowledge=1, scarab=1).play(what, "combat")
    assert getattr(t.me, what) == 0
    assert sum(t.me.resources) == 3, "two resources and the token"
    assert t.me.power == 1
    assert t.me.track("combat") == 1
    assert t.nothing_pending


@rule("WM-33.34", "WM-1.16")
def test_training_grounds_a_power_token_is_no_resource() -> None:
    idle("training_grounds", power=3)


@rule("WM-33.35", "WM-R85", "WM-R87")
def test_valkyries_respite_a_recruit_with_a_pp_and_a_dearer_one_for_another() -> None:
    t = landed("valkyries_respite", {"who": "bailey", "min": 3}, **RESPITE, offer="tobias_tock, marrow", knowledge=2)
    t.play("part-0", "tobias_tock", "combat", "part-1", "bailey")
    assert t.asked == "bailey"
    t.play("marrow")
    assert t.me.companions == "tobias_tock"
    assert t.me.track("combat") == 1
    assert t.other.companions == "marrow"
    assert t.other.min == 0, "2 Mîn and 1 resource more"
    assert t.other.tracks == [0, 0, 0]
    assert t.nothing_pending


@rule("WM-33.35", "WM-R110", "WM-R9")
def test_valkyries_respite_not_without_the_extra_resource_and_not_alone() -> None:
    offer = "marrow, sir_rustington, quillby, arthur_weirdwood"
    idle("valkyries_respite", {"who": "bailey", "min": 2}, **RESPITE, offer=offer)
    idle("valkyries_respite", **RESPITE, offer=offer, min=1)


@rule("WM-33.36")
def test_witches_well_two_min() -> None:
    t = landed("witches_well", rooms={"roman_baths": "witches_well"})
    assert t.me.resources == (2, 0, 0, 0)
    assert t.nothing_pending
