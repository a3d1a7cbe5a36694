"""WM-33: the tiles of the middle ring, what the action of each does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.weirdwood.landing import acting, ends, landed
from tests.games.weirdwood.play import INNER, MIDDLE, OUTER, Table
from tests.support.rules import rule

OLIVER = {"who": "oliver"}


def idle(room: str, *others: Any, **mine: Any) -> Table:
    """Somebody has just arrived in a Room whose action cannot be carried out."""
    t = acting("charge", *others, at=room, rest={"may_use_room": True}, **{"companions": "", "tactics": "", **mine})
    assert not t.offers("room")
    return t


@rule("WM-33.5", "WM-2.11", "WM-R106")
def test_altar_of_altruism_a_resource_for_another_player_two_pp_for_you() -> None:
    t = landed("altar_of_altruism", "bailey", OLIVER).play("part-0")
    assert t.options == ["seat-1", "seat-2", "pass"]
    t.play("oliver")
    assert t.asked == "oliver"
    t.play("yes")
    assert t.options == ["what-min", "what-knowledge"]
    t.play("knowledge", "part-1", "combat", "combat")
    assert t["oliver"].knowledge == 1
    assert t.me.track("combat") == 2
    assert t.nothing_pending


@rule("WM-33.5", "WM-R106")
def test_altar_of_altruism_the_other_player_may_decline() -> None:
    t = landed("altar_of_altruism", "bailey").play("part-0", "bailey", "no", "done")
    assert t.other.resources == (0, 0, 0, 0)
    assert t.nothing_pending


@rule("WM-33.5", "WM-R9")
def test_altar_of_altruism_alone_there_are_only_the_pp() -> None:
    t = landed("altar_of_altruism")
    assert t.options == ["part-1", "done"]
    t.play("part-1", "power", "power")
    assert t.me.track("power") == 2
    assert t.nothing_pending


@rule("WM-33.6")
def test_ancient_foundry_a_die_and_a_resource() -> None:
    t = landed("ancient_foundry", min=1, knowledge=1).play("part-0", "balanced", "part-1", "min")
    assert t.me.dice == ["balanced"]
    assert t.me.resources == (1, 0, 0, 0)
    assert t.nothing_pending


@rule("WM-33.6", "WM-2.6")
def test_ancient_foundry_the_resource_can_pay_for_the_die() -> None:
    t = landed("ancient_foundry", min=1)
    assert t.options == ["part-1", "done"]
    t.play("part-1", "knowledge", "part-0", "attack")
    assert t.me.dice == ["attack"]
    assert t.me.resources == (0, 0, 0, 0)
    assert t.nothing_pending


@rule("WM-33.7")
def test_atrium_of_wishes_a_health_a_pp_and_a_resource() -> None:
    t = landed("atrium_of_wishes").play("tactics", "knowledge")
    assert t.me.health == 4
    assert t.me.track("tactics") == 1
    assert t.me.resources == (0, 1, 0, 0)
    assert t.nothing_pending


@rule("WM-33.7", "WM-2.6")
def test_atrium_of_wishes_the_resource_is_no_scarab() -> None:
    t = landed("atrium_of_wishes").play("tactics")
    assert t.options == ["what-min", "what-knowledge"]


@rule("WM-33.8", "WM-R85", "WM-19.5")
def test_cartographers_chamber_another_player_goes_where_he_likes() -> None:
    t = landed("cartographers_chamber", "bailey", OLIVER).play("oliver")
    assert t.asked == "oliver"
    assert ends(t) == {*OUTER[1:], *MIDDLE, *INNER, "throne_room"}
    t.play("summoning_chamber", "no")
    assert t["oliver"].at == "summoning_chamber"
    assert t["oliver"].resources == (0, 0, 0, 0)
    assert t.me.at == "cartographers_chamber"
    assert t.nothing_pending


@rule("WM-33.8", "WM-R9")
def test_cartographers_chamber_alone_does_nothing() -> None:
    idle("cartographers_chamber")


@rule("WM-33.9", "WM-R22")
def test_sanctuary_of_cleansing_a_health_and_a_scarab_banished_anywhere() -> None:
    t = landed("sanctuary_of_cleansing", scarabs={"earling_library": 1, "fae_rift": 1}).play("part-1")
    assert ends(t) == {"earling_library", "fae_rift"}, "not in the Throne Room"
    t.play("fae_rift", "combat", "part-0")
    assert t.scarabs("fae_rift") == 0
    assert t.me.health == 4
    assert t.me.track("combat") == 1
    assert t.nothing_pending


@rule("WM-33.9")
def test_sanctuary_of_cleansing_without_scarabs_outside_the_throne_room() -> None:
    t = landed("sanctuary_of_cleansing")
    assert t.options == ["part-0", "done"]
    t.play("part-0")
    assert t.me.health == 4
    assert t.nothing_pending


@rule("WM-33.10", "WM-2.7")
def test_deep_mine_three_resources_for_a_companion_turned_over() -> None:
    t = landed("deep_mine", companions="pennywhistle, marrow").play("marrow", "min", "knowledge", "scarab")
    assert t.me.exhausted == [False, True]
    assert t.me.resources == (1, 1, 1, 0)
    assert t.nothing_pending


@rule("WM-33.10")
def test_deep_mine_nothing_without_a_companion_that_is_face_up() -> None:
    idle("deep_mine", companions="marrow", exhausted="marrow")


@rule("WM-33.11", "WM-2.9")
def test_dragon_sanctuary_three_min_for_a_card() -> None:
    t = landed("dragon_sanctuary").play("charge")
    assert t.me.min == 3
    assert t.me.hand == "fae_touch, deceptive_move"
    assert t.me.discards == "charge"
    assert t.nothing_pending


@rule("WM-33.11")
def test_dragon_sanctuary_nothing_without_a_card() -> None:
    idle("dragon_sanctuary", hand="")


@rule("WM-33.12", "WM-R85")
def test_generals_war_chamber_a_die_for_you_and_a_dearer_one_for_another() -> None:
    t = landed("generals_war_chamber", {"who": "bailey", "knowledge": 2, "scarab": 1}, min=1, knowledge=1)
    t.play("part-0", "defence", "part-1", "bailey", "attack")
    assert t.me.dice == ["defence"]
    assert t.me.resources == (0, 0, 0, 0)
    assert t.other.dice == ["attack"]
    assert t.other.resources == (0, 0, 0, 0), "2 Knowledge, and the Scarab as what it costs more"
    assert t.nothing_pending


@rule("WM-33.12", "WM-R110")
def test_generals_war_chamber_not_without_the_extra_resource() -> None:
    t = landed("generals_war_chamber", {"who": "bailey", "knowledge": 2}, min=1, knowledge=1)
    assert t.options == ["part-0", "done"]
    t.play("done")
    assert t.nothing_pending


@rule("WM-33.13", "WM-R45")
@pytest.mark.parametrize(
    ("rolled", "tactics", "power"), [(1, 1, 0), (5, 1, 0), (6, 0, 1), (10, 0, 1), (11, 1, 1), (12, 1, 1)]
)
def test_gleaming_cellar_the_d12_says_what_lies_there(rolled: int, tactics: int, power: int) -> None:
    t = landed("gleaming_cellar", dice=[rolled])
    assert len(t.me.tactics) == tactics
    assert t.me.power == power
    assert t.nothing_pending


@rule("WM-33.14", "WM-R44", "WM-18.10")
def test_water_lily_chamber_a_leap_to_the_room_on_the_left_or_right() -> None:
    t = landed("water_lily_chamber")
    assert ends(t) == {"gleaming_cellar", "orators_hall"}
    t.play("gleaming_cellar")
    assert t.me.at == "gleaming_cellar"
    assert t.offers("room")
    assert t.nothing_pending


@rule("WM-33.14", "WM-R44")
def test_water_lily_chamber_no_action_beside_enemies_and_no_leap_into_rubble() -> None:
    t = landed("water_lily_chamber", scarabs={"gleaming_cellar": 1}, tiles={"orators_hall": "rubble"})
    assert ends(t) == {"gleaming_cellar"}
    t.play("gleaming_cellar")
    assert not t.offers("room")
    assert t.nothing_pending


@rule("WM-33.15", "WM-R9")
def test_orators_hall_two_pp_for_one_and_one_for_another() -> None:
    t = landed("orators_hall", "bailey", OLIVER).play(
        "part-0", "oliver", "yes", "combat", "combat", "part-1", "bailey", "yes", "power"
    )
    assert t["oliver"].track("combat") == 2
    assert t.other.track("power") == 1
    assert t.me.tracks == [0, 0, 0]
    assert t.nothing_pending


@rule("WM-33.15", "WM-R9")
def test_orators_hall_with_two_players_the_second_gift_falls_away() -> None:
    t = landed("orators_hall", "bailey").play("part-0", "bailey", "yes", "combat", "combat")
    assert t.other.track("combat") == 2
    assert t.nothing_pending
    idle("orators_hall")


@rule("WM-33.16")
def test_rogues_gallery_a_recruit_or_a_companion_refreshed() -> None:
    there: dict[str, Any] = {"rooms": {"gleaming_cellar": "rogues_gallery"}, "offer": "tobias_tock", "knowledge": 4}
    t = landed("rogues_gallery", **there, companions="marrow", exhausted="marrow")
    assert t.options == ["option-recruit", "option-refresh-companion"]
    t.play("option-recruit", "tobias_tock")
    assert t.me.companions == "marrow, tobias_tock"
    assert t.me.knowledge == 0
    assert t.nothing_pending
    t = landed("rogues_gallery", **there, companions="marrow", exhausted="marrow").play(
        "option-refresh-companion", "marrow"
    )
    assert t.me.exhausted == [False]
    assert t.me.knowledge == 4
    assert t.nothing_pending


@rule("WM-33.17")
@pytest.mark.parametrize(
    ("word", "health", "knowledge"), [("option-gain-health", 4, 0), ("option-gain-knowledge", 3, 1)]
)
def test_ballroom_health_and_knowledge_for_you_one_of_them_for_another(word: str, health: int, knowledge: int) -> None:
    t = landed("ballroom", "bailey", rooms={"gleaming_cellar": "ballroom"}).play("part-0", "part-1", "bailey", word)
    assert (t.me.health, t.me.knowledge) == (4, 1)
    assert (t.other.health, t.other.knowledge) == (health, knowledge)
    assert t.nothing_pending


@rule("WM-33.17", "WM-R106")
def test_ballroom_the_other_player_may_decline() -> None:
    t = landed("ballroom", "bailey", rooms={"gleaming_cellar": "ballroom"}).play("part-1", "bailey", "pass", "done")
    assert (t.other.health, t.other.knowledge) == (3, 0)
    assert (t.me.health, t.me.knowledge) == (3, 0)
    assert t.nothing_pending
