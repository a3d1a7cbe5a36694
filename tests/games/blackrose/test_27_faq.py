"""BR-27: the questions that were answered."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blackrose.play import table
from tests.support.rules import rule


@rule("BR-27.1", "BR-20.15")
def test_two_identical_traps_on_one_room_can_both_be_triggered() -> None:
    rebecca = {"who": "rebecca", "spells": ["trap: blade_hail", "trap: blade_hail"], "tokens": 0}
    t = table("nero", rebecca, at="garden")
    t.play("room-summoner_room")
    assert t.options == ["space-1", "space-2", "pass", "quiet"]
    t.play("space-2")
    assert t.me.damage == {"rebecca": 3}
    assert t.options == ["space-1", "pass", "quiet"]
    t.play("space-1")
    assert t.me.damage == {"rebecca": 6}
    t.play("stop", "done")
    assert t.nothing_pending


@rule("BR-27.2", "BR-20.14")
def test_traps_of_several_wizards_answer_clockwise_from_the_wizard_after_the_mover() -> None:
    # Jaf'ar is first player, Nero moves: Rebecca, Tessa, Jaf'ar.
    t = table(
        "nero",
        {"who": "rebecca", "spells": ["trap: scorched_threshold", "trap: blade_hail"], "tokens": 0},
        {"who": "tessa", "spells": ["trap: blade_hail"], "tokens": 0},
        {"who": "jafar", "spells": ["trap: blade_hail"], "tokens": 0},
        at="garden",
        rest={"first": 3},
    )
    t.play("room-summoner_room")
    assert t.asked == "rebecca"
    assert t.offers("scorched_threshold"), "one owner's own order is free"
    t.play("blade_hail", "scorched_threshold")
    assert t.asked == "tessa"
    t.play("blade_hail")
    assert t.asked == "jafar"
    t.play("pass", "stop", "done")
    assert t.me.damage == {"rebecca": 5, "tessa": 3}
    assert t.nothing_pending


@rule("BR-27.3", "BR-21.17")
def test_no_spell_on_a_wizard_without_life_left() -> None:
    # Abomination (reversed): two physical attacks, the first of which defeats Rebecca.
    rebecca = {"who": "rebecca", "at": "garden", "damage": {"nero": 9}, "tokens": 0}
    t = table(
        "nero",
        rebecca,
        {"who": "tessa", "at": "garden", "tokens": 0},
        at="garden",
        quick="abomination/reversed",
        spells=["fireball"],
    )
    t.play("abomination", "element-fire", "rebecca")
    assert t["rebecca"].at == "cell"
    assert t["tessa"].damage == {"nero": 2}, "nobody else was left for the second attack"
    assert t.me.power == 5
    assert t.nothing_pending


@rule("BR-27.4", "BR-20.13", "BR-R59", "BR-23.12")
def test_summoning_into_a_trapped_room_triggers_the_trap() -> None:
    rebecca = {"who": "rebecca", "at": "cemetery", "spells": ["trap: scorched_threshold"], "tokens": 0}
    t = table("nero", rebecca, at="garden", quick="summoning_of_darkness")
    t.play("summoning_of_darkness", "summoner_room", "scorched_threshold")
    assert t.me.evocations == [], "2 damage destroyed the Landsknecht"
    assert t.instability("summoner_room") == {"rebecca": 1}
    t.pass_all()
    assert t.nothing_pending


@rule("BR-27.4", "BR-R59")
def test_even_a_trap_that_cannot_hurt_the_evocation() -> None:
    # False Door (blue): teleport the entering miniature to any room.
    rebecca = {"who": "rebecca", "spells": ["trap: false_door"], "tokens": 0}
    t = table("nero", rebecca, at="garden", quick="summoning_of_darkness")
    t.play("summoning_of_darkness", "oracle_room", "false_door", "armory")
    assert t.me.evocations == ["landsknecht@armory"]
    t.pass_all()
    assert t.nothing_pending


@rule("BR-27.5", "BR-19.8", "BR-T16")
@pytest.mark.parametrize(("spell", "damage", "shields", "power"), [("fireball", 3, 1, 1), ("black_sun", 5, 2, 2)])
def test_of_several_protections_each_needs_its_condition_still_true(
    spell: Any, damage: Any, shields: Any, power: Any
) -> None:
    # Deceptive Wind: reduce damage by 3, gain 1 power point.
    rebecca = {"who": "rebecca", "at": "garden", "tokens": 0}
    winds = ["protection: deceptive_wind", "protection: deceptive_wind"]
    t = table("nero", {**rebecca, "spells": winds}, at="garden", quick=f"{spell}/reversed", moon=2)
    t.play(spell, "pass")
    assert (t.ask, t.decision.args["count"]) == ("protect", damage)
    t.play("space-2")
    if shields == 2:
        assert (t.ask, t.decision.args["count"]) == ("protect", 2)
        t.play("space-1")
    assert t.other.damage == {}
    assert t.other.power == power
    assert [t.other.status(space) for space in (1, 2)] == ["used" if shields == 2 else "protection", "used"]
    assert t.nothing_pending


@rule("BR-27.6", "BR-13.12")
def test_the_quick_spell_can_be_the_last_card() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "tokens": 1},
        at="garden",
        tokens=0,
        quick="fireball",
        spells=["dismiss"],
    )
    t.play("dismiss", "end-turn")
    assert t.active == "rebecca"
    t.end_turn()
    assert t.active == "nero"
    assert t.offers("fireball")
    assert t.me.status(1) == "used"
    t.play("fireball", "garden")
    assert t.other.damage == {"nero": 3}
    assert t.nothing_pending


@rule("BR-27.7", "BR-19.5", "BR-28.6")
def test_a_neutralised_area_spell_hurts_nobody() -> None:
    # Hall of Mirrors: neutralise an enemy combat spell. Its mark lies in Rebecca's room.
    rebecca = {"who": "rebecca", "at": "crypt", "quick": "protection: hall_of_mirrors", "tokens": 0}
    t = table("nero", rebecca, {"who": "tessa", "at": "crypt", "tokens": 0}, at="garden", quick="maelstrom/reversed")
    t.play("maelstrom", "mark-before", "crypt", "hall_of_mirrors")
    assert t["rebecca"].damage == t["tessa"].damage == {}
    assert t.instability("crypt") == {"rebecca": 1}, "no part of the Maelstrom happens"
    assert t.instability("garden") == {"nero": 1}, "its mark is part of casting"
    assert t.me.status(0) == "used"
    assert t.nothing_pending


@rule("BR-27.8", "BR-19.4", "BR-28.5")
def test_a_dodged_area_spell_still_hurts_the_others() -> None:
    # Mirror Image: dodge an enemy spell.
    rebecca = {"who": "rebecca", "at": "crypt", "quick": "protection: mirror_image", "tokens": 0}
    t = table("nero", rebecca, {"who": "tessa", "at": "crypt", "tokens": 0}, at="garden", quick="maelstrom/reversed")
    t.play("maelstrom", "mark-before", "crypt", "mirror_image")
    assert t["rebecca"].damage == {}
    assert t["tessa"].damage == {"nero": 3}
    assert t.instability("crypt") == {"nero": 2}
    assert t.nothing_pending


@rule("BR-27.9", "BR-16.10", "BR-15.2")
def test_in_the_cell_with_one_spell_and_no_token_the_spell_is_sacrificed() -> None:
    t = table("nero", {"who": "rebecca", "tokens": 1}, tokens=0, spells=["fireball"])
    assert t.me.at == "cell"
    assert t.options == ["sacrifice"]
    t.play("sacrifice")
    assert t.ask == "step"
    assert sorted(t.options) == sorted(f"room-{room}" for room in t.next_to("cell:nero"))
    t.play("treasure_room")
    assert t.me.at == "treasure_room"
    assert t.me.memories == "fireball"
    assert t.ready("treasure_room"), "it is not activated by that"
    assert t.active == "rebecca"
    assert t.nothing_pending


@rule("BR-27.10", "BR-18.4")
def test_the_instability_of_a_trap_is_placed_when_it_is_triggered_before_its_effect() -> None:
    rebecca = {"who": "rebecca", "at": "crypt", "spells": ["trap: scorched_threshold"], "tokens": 0}
    t = table("nero", rebecca, at="garden")
    assert t.instability("crypt") == {}, "not yet"
    t.play("room-summoner_room", "scorched_threshold", "stop", "done")
    assert [e.name for e in t.events("instability", "wound")] == ["instability", "wound", "instability"]
    assert t.who("instability", arg="room") == ["room-crypt", "room-summoner-room"]
    assert t.nothing_pending


@rule("BR-27.10", "BR-18.4", "BR-R30")
def test_an_untriggered_trap_places_none() -> None:
    rebecca = {"who": "rebecca", "at": "crypt", "spells": ["trap: scorched_threshold"], "tokens": 0}
    t = table("nero", rebecca, phase="clean-up", active=-1, quests="shed_blood", damage={"rose": 1}, rest={"crown": 1})
    assert t.other.hand == "scorched_threshold"
    assert t.instability("crypt") == {}
    assert t.nothing_pending


@rule("BR-27.11", "BR-9.9", "BR-8.1")
def test_an_unwanted_quest_can_be_discarded_only_in_the_next_black_rose_phase() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "tokens": 0},
        at="pleasures_room",
        tokens=1,
        quest_deck="shed_blood",
        damage={"rose": 1},
        rest={"crown": 1},
    )
    t.play("activate", "done")
    assert t.me.quests == "shed_blood"
    assert t.rose == 0
    assert (t.phase, t.ask, t.asked) == ("rose", "drop-quest", "nero")
    t.play("shed_blood")
    assert t.quest_discard == "shed_blood"
    assert t.rules("discard-quest") == ["BR-9.8"]
    assert t.rules("gain-power")[0] == "BR-9.8"
    assert t.nothing_pending


@rule("BR-27.13", "BR-20.10", "BR-20.8")
def test_a_trap_of_two_colours_is_used_up_by_one() -> None:
    rebecca = {"who": "rebecca", "spells": ["trap: blade_hail"], "tokens": 0}
    t = table("nero", rebecca, at="black_rose_room")
    t.play("room-summoner_room", "blade_hail", "garden")
    assert t.ask == "activate-after", "the green half is gone with the red one"
    assert t.me.damage == {"rebecca": 3}
    assert t.other.power == 0
    assert t.other.status(1) == "used"
    t.play("done")
    assert t.nothing_pending


@rule("BR-27.14", "BR-6.4")
def test_the_first_player_may_activate_the_throne_room() -> None:
    t = table("nero", {"who": "rebecca", "tokens": 0}, at="throne_room", rest={"first": 0, "crown": 0})
    t.play("activate", "done")
    assert t.crown == "nero"
    assert not t.ready("throne_room")
    assert t.nothing_pending


@rule("BR-27.15", "BR-20.16")
@pytest.mark.parametrize(("at", "hit"), [("cell", False), ("garden", True)])
def test_in_the_cell_nobody_is_hit_by_a_trap_on_completing_quests(at: Any, hit: Any) -> None:
    # Fateful Snare: when an enemy wizard completes a quest, gain 2 power points.
    rebecca = {"who": "rebecca", "quick": "trap: fateful_snare"}
    t = table(
        "nero",
        rebecca,
        at=at,
        quests="crowned_head, shed_blood",
        damage={"rose": 1},
        phase="clean-up",
        active=-1,
        library={"illusion": "vanish"},
    )
    t.play("crowned_head", "illusion")
    if hit:
        assert (t.asked, t.ask) == ("rebecca", "trap")
        t.play("fateful_snare")
    assert t.other.power == (2 if hit else 0)
    assert t.other.hand == ("" if hit else "fateful_snare"), "what was not triggered is back in the hand"
    assert t.ask == "drop-quest"
    assert t.me.completed == "crowned_head"
    assert t.nothing_pending
