"""The events of the first moon (BR-10.1): how each comes and goes, its effect and its boundary."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.blackrose.catalogue import BOX
from tests.games.blackrose.eventful import comes_and_goes, drawn, lying, works
from tests.support.rules import rule

POINTS = [
    ("herald_of_the_rose", 0, 1, 0, True),
    ("rusted_gates", 2, 1, 1, False),
    ("feeding_time", 2, 1, 1, False),
    ("growing_roots", 2, 1, 1, False),
    ("open_stacks", 0, 1, 0, False),
    ("thorny_path", 1, 1, 1, False),
    ("red_ferment", 1, 1, 1, False),
    ("envy", 0, 1, 0, False),
    ("silent_halls", 3, 1, 1, False),
    ("wretched_dance", 1, 2, 1, False),
    ("grey_tide", 3, 1, 1, False),
    ("bitter_draught", 2, 1, 1, False),
    ("call_to_arms", 2, 1, 1, False),
    ("whisper_of_the_rose", 0, 1, 0, True),
    ("vigil", 1, 1, 1, False),
    ("uninvited_guests", 0, 1, 0, False),
    ("cold_draught", 2, 1, 1, False),
    ("golden_hour", 1, 1, 1, False),
    ("toll_of_the_bell", 0, 1, 0, False),
    ("cracked_foundation", 3, 1, 1, False),
    ("restless_dead", 2, 1, 1, False),
    ("pilfered_pages", 0, 1, 0, True),
    ("tribute", 1, 1, 1, False),
    ("misty_corridors", 3, 1, 1, False),
    ("blue_mirror", 1, 1, 1, False),
    ("first_blood", 2, 1, 1, True),
]


def rebecca(at: str = "garden", **more: Any) -> dict[str, Any]:
    return {"who": "rebecca", "at": at, "tokens": 0, **more}


@rule("BR-10.1", "BR-8.5", "BR-8.8", "BR-8.11")
@pytest.mark.parametrize(("event", "position", "points_in", "points_out", "crown"), POINTS)
def test_how_it_comes_and_goes(event: str, position: int, points_in: int, points_out: int, crown: bool) -> None:
    comes_and_goes(event, position, points_in, points_out, crown)


def test_herald_of_the_rose() -> None:
    t = drawn(
        "herald_of_the_rose",
        rebecca("cell", memories="dismiss, foresight"),
        hand="vanish",
        spellbook="fireball, sun_lance",
    )
    assert t.me.hand == "vanish, fireball"
    assert len(t.other.hand) == len(t.other.spellbook) == 1, "also in the cell, from a new spellbook"
    assert t.nothing_pending
    t = drawn("herald_of_the_rose", rebecca(), hand="vanish", spellbook="fireball")
    assert t.other.hand == 0, "nothing to draw"
    assert t.nothing_pending


def test_rusted_gates() -> None:
    t = lying("rusted_gates", at="garden", spells=["quicksilver_step/reversed"])
    t.play("crypt", "done")
    assert t.me.at == "crypt", "one room, and no second"
    assert t.nothing_pending
    t = lying("rusted_gates", at="garden", quick="quicksilver_step/reversed")
    t.play("quicksilver_step", "stop", "crypt", "sanctuary", "done")
    assert t.me.at == "sanctuary", "two and one less and one more"
    assert t.nothing_pending


def test_rusted_gates_are_not_below_one_and_leave_evocations_alone() -> None:
    slow = ["move|-2|-1|-1|-1|"]
    t = lying("rusted_gates", at="garden", mods=slow)
    t.play("crypt", "done")
    assert t.me.at == "crypt"
    assert t.nothing_pending
    t = lying("rusted_gates", tokens=0, phase="evocation", active=-1, evocations=["landsknecht@garden"])
    t.play("landsknecht", "crypt", "sanctuary")
    assert t.me.evocations == ["landsknecht@sanctuary"]


def test_feeding_time() -> None:
    t = works("feeding_time", rebecca("cell"), at="garden", evocations=["landsknecht@garden"])
    assert t.me.damage == {"rose": 1}
    assert t.other.damage == {"rose": 1}, "also in the cell"
    assert sum(t.me.evocation("landsknecht").damage) == 0
    assert t.nothing_pending


def test_growing_roots() -> None:
    t = works("growing_roots", instability={"forge": {"nero": 4}}, destroyed=["garden"])
    assert t.instability("treasure_room") == {"rose": 1}
    assert t.instability("forge") == {"nero": 4}, "full"
    assert t.instability("garden") == {}, "destroyed"
    assert sum(t.state.instability) == 4 + 1
    assert t.nothing_pending


def test_open_stacks() -> None:
    library = {"destruction": "annihilation", "illusion": "vanish"}
    t = drawn("open_stacks", rebecca("cell"), library=library)
    assert t.asked == "nero"
    t.play("illusion")
    assert t.asked == "rebecca"
    t.play("destruction")
    assert t.me.hand == "vanish"
    assert t.other.hand == "annihilation"
    assert t.nothing_pending


def test_thorny_path() -> None:
    t = lying("thorny_path", at="garden").play("black_rose_room", "stop")
    assert t.me.damage == {"rose": 2}
    assert t.nothing_pending
    t = lying("thorny_path", at="black_rose_room", evocations=["landsknecht@garden"], spells=["grip_of_darkness"])
    t.play("garden", "stop", "done", "grip_of_darkness", "black_rose_room", "stop")
    assert t.me.wounds == 0, "not for being there, nor for an evocation"
    assert sum(t.me.evocation("landsknecht").damage) == 0
    assert t.nothing_pending


def test_thorny_path_every_time_and_to_the_end() -> None:
    t = lying("thorny_path", {"who": "rebecca"}, at="garden", damage={"rebecca": 7})
    t.play("black_rose_room", "bibliotheca", "done", "black_rose_room")
    assert t.asked == "rebecca"
    assert t.me.at == "cell"
    assert (t.other.power, t.rose) == (4, 2)
    assert t.nothing_pending


def test_red_ferment() -> None:
    t = lying("red_ferment", at="summoner_room", spellbook="fireball, dismiss").play("activate", "done")
    assert t.me.hand == "fireball"
    assert t.me.evocations == ["cerberus@summoner_room"]
    assert t.nothing_pending
    other = lying("red_ferment", at="garden", spellbook="fireball").play("activate", "garden", "done")
    assert other.me.hand == 0
    assert other.nothing_pending


def test_envy() -> None:
    t = drawn("envy", rebecca("cell", power=3), {"who": "tessa", "power": 2}, power=3)
    assert [t[seat].power for seat in range(3)] == [2, 2, 2]
    assert t.nothing_pending
    t = drawn("envy", rebecca(power=0), power=0)
    assert [t[seat].power for seat in range(2)] == [0, 0], "never below 0"
    assert t.nothing_pending


def test_silent_halls() -> None:
    t = lying("silent_halls", at="cemetery").play("activate", "done")
    assert t.me.evocation("landsknecht").damage == [0, 0, 0, 0, 1]
    assert t.nothing_pending
    t = lying("silent_halls", at="garden", spells=["raise_the_bone_knight"]).play("raise_the_bone_knight")
    assert sum(t.me.evocation("bone_knight").damage) == 0, "it always suffers 1 less"
    assert t.nothing_pending


def test_silent_halls_in_the_action_phase_only() -> None:
    t = drawn("uninvited_guests", board=["", "", "silent_halls"]).play("yes", "garden", "no")
    assert sum(t.me.evocation("landsknecht").damage) == 0
    assert t.nothing_pending


@rule("BR-10.5", "BR-T18")
def test_wretched_dance() -> None:
    t = lying("wretched_dance", at="armory").play("activate", "done")
    assert t.me.power == 1
    assert t.me.w.mods, "and the room's own effect"
    assert t.nothing_pending
    red = lying("wretched_dance", at="alchemical_laboratory").play("activate", "done")
    assert red.me.power == 0
    assert red.nothing_pending


@rule("BR-R92", "BR-R22")
def test_wretched_dance_rewards_everybody_every_time_and_a_replaced_effect_too() -> None:
    t = lying(
        "wretched_dance",
        {"who": "rebecca", "at": "armory"},
        at="pleasures_room",
        quests="night_of_indulgence",
        tokens=1,
    )
    t.play("activate", "night_of_indulgence")
    assert t.me.power == 1 + 1
    t.play("done", "activate", "done")
    assert t.other.power == 1
    assert t.nothing_pending


def test_grey_tide() -> None:
    t = works("grey_tide", instability={"crypt": {"nero": 6}}, destroyed=["cemetery"])
    assert t.instability("sacrificial_altar") == {"rose": 1}
    assert t.instability("crypt") == {"nero": 6}
    assert t.instability("cemetery") == {}
    assert sum(t.state.instability) == 6 + 1
    assert t.nothing_pending


def test_bitter_draught() -> None:
    t = lying(
        "bitter_draught",
        at="sanctuary",
        damage={"nero": 0, "rose": 9},
        quick="healing_light",
        spells=["vampire_bite/reversed"],
    )
    t.play("activate", "done", "healing_light")
    assert t.me.wounds == 9 - 2 - 3
    assert t.nothing_pending
    t = lying("bitter_draught", rebecca(), at="garden", damage={"rose": 4}, quick="vampire_bite/reversed")
    t.play("vampire_bite")
    assert t.other.wounds == 1
    assert t.me.wounds == 4, "one less than one is none"
    assert t.nothing_pending


@rule("BR-10.3", "BR-R92")
def test_bitter_draught_in_the_action_phase_only() -> None:
    t = works("vigil", board=["vigil", "bitter_draught", ""], at="garden", damage={"rose": 3})
    assert t.me.wounds == 2
    assert t.nothing_pending


def test_call_to_arms() -> None:
    t = lying("call_to_arms", rebecca(), at="garden", quick="sun_lance")
    t.play("rebecca", "done", "sun_lance")
    assert t.other.wounds == 3 + 3, "attacks, not spells"
    assert t.nothing_pending
    t = lying("call_to_arms", rebecca(), at="forge", evocations=["landsknecht@garden"], spells=["grip_of_darkness"])
    t.play("grip_of_darkness", "stop", "rebecca")
    assert t.other.wounds == 2, "wizards' attacks"
    assert t.nothing_pending


def test_whisper_of_the_rose() -> None:
    t = drawn(
        "whisper_of_the_rose", rebecca("cell", hand="foresight"), {"who": "tessa"}, hand="fireball, dismiss",
        library={"illusion": "vanish"},
    )  # fmt: skip
    assert t.asked == "nero"
    t.play("dismiss", "illusion")
    assert t.me.hand == "fireball, vanish"
    assert t.me.memories == "dismiss"
    assert t.asked == "rebecca"
    t.play("done")
    assert t.other.hand == "foresight"
    assert t["tessa"].hand == 0, "no card, none to draw"
    assert t.nothing_pending


def test_vigil() -> None:
    t = works("vigil", rebecca("cell", damage={"nero": 2}), at="garden", damage={"rebecca": 1, "rose": 1})
    assert (t.ask, t.asked) == ("heal", "nero")
    t.play("rose")
    assert t.me.damage == {"rebecca": 1}
    assert t.other.damage == {"nero": 2}
    assert t.nothing_pending


def test_uninvited_guests() -> None:
    t = drawn("uninvited_guests", rebecca("cell"))
    assert (t.ask, t.asked) == ("may", "nero")
    t.play("yes")
    assert sorted(t.options) == sorted(f"room-{room}" for room in t.next_to("black_rose_room"))
    t.play("cemetery")
    assert t.me.evocations == ["landsknecht@cemetery"]
    assert t.asked == "rebecca"
    t.play("no")
    assert t.other.evocations == []
    assert t.nothing_pending


@rule("BR-R61")
def test_uninvited_guests_without_a_figure() -> None:
    lines = ["landsknecht@garden"] * 3
    t = drawn("uninvited_guests", rebecca(evocations=lines), {"who": "tessa", "evocations": lines}, {"who": "jafar"},
              evocations=["landsknecht@garden"] * 2)  # fmt: skip
    assert t.asked == "rebecca", "for Nero there is none left; she can give one back for it"
    t.play("yes", "cemetery", "evocation-1-1")
    assert t["rebecca"].evocations.count("landsknecht@cemetery") == 1
    t.play("no")
    assert t.nothing_pending


def test_cold_draught() -> None:
    t = works(
        "cold_draught", rebecca("cell"), {"who": "tessa", "at": "garden"}, at="mirrors_room",
        evocations=["malacoda@oracle_room", "malacoda@garden"],
    )  # fmt: skip
    assert [t[seat].damage for seat in range(3)] == [{"rose": 1}, {}, {}]
    assert [e.damage[4] for e in t.me.w.evocations] == [1, 0]
    assert t.nothing_pending


def test_golden_hour() -> None:
    t = lying("golden_hour", at="sanctuary", damage={"rose": 9}).play("activate", "done")
    assert t.me.wounds == 9 - 3 - 1
    assert t.nothing_pending
    t = lying("golden_hour", at="treasure_room", damage={"rose": 9}).play("activate", "done")
    assert t.me.wounds == 9
    assert t.nothing_pending


def test_toll_of_the_bell() -> None:
    t = drawn(
        "toll_of_the_bell", rebecca("cell", completed="first_duel", quests="wanderer"), {"who": "tessa", "quests": "beast_tamer"},
        quest_deck="many_doors, unscathed, crowned_head", quests="shed_blood",
    )  # fmt: skip
    assert t.me.quests == "shed_blood, many_doors"
    assert t["rebecca"].quests == "wanderer", "one is completed"
    assert t["tessa"].quests == "beast_tamer, unscathed"
    assert t.nothing_pending


def test_toll_of_the_bell_for_whoever_has_two() -> None:
    t = drawn(
        "toll_of_the_bell", rebecca(completed="first_duel"), quest_deck="many_doors", quests="shed_blood, unscathed"
    )
    assert t.ask == "quest-limit"
    t.play("shed_blood")
    assert t.me.quests == "many_doors, unscathed"
    assert t.rose == BOX.events["toll_of_the_bell"].points_in + 1
    assert t.nothing_pending


def test_cracked_foundation() -> None:
    t = works("cracked_foundation", instability={"garden": {"nero": 4}}, destroyed=["mirrors_room"])
    beside = [room for room in t.next_to("black_rose_room") if room not in ("garden", "mirrors_room")]
    assert len(beside) == 4
    assert all(t.instability(room) == {"rose": 1} for room in beside)
    assert (t.instability("garden"), t.instability("mirrors_room")) == ({"nero": 4}, {})
    assert sum(t.state.instability) == 4 + 4
    assert t.nothing_pending


@rule("BR-R92")
def test_restless_dead() -> None:
    t = lying("restless_dead", at="garden", evocations=["landsknecht@garden"], spells=["grip_of_darkness"])
    t.play("grip_of_darkness", "crypt", "sanctuary", "forge")
    assert t.me.evocations == ["landsknecht@forge"], "three rooms, not two"
    assert t.nothing_pending
    more = {"tokens": 0, "phase": "evocation", "active": -1, "evocations": ["bone_knight@garden", "malacoda@garden"]}
    t = lying("restless_dead", **more)
    t.play("bone_knight", "crypt", "sanctuary", "forge")
    assert t.me.evocations[0] == "bone_knight@forge", "also in the Evocation Phase"
    t.play("malacoda", "crypt", "sanctuary", "forge")
    assert t.me.evocations[1] == "malacoda@forge", "three by itself, and no more"


def test_restless_dead_are_evocations() -> None:
    t = lying("restless_dead", at="garden").play("crypt", "sanctuary", "done")
    assert t.me.at == "sanctuary"
    assert t.nothing_pending


def test_pilfered_pages() -> None:
    t = drawn("pilfered_pages", rebecca("cell", hand="foresight"), {"who": "tessa"}, hand="fireball, dismiss")
    assert len(t.me.hand) == 1
    assert len(t.me.memories) == 1
    assert t["rebecca"].hand == 0
    assert t["rebecca"].memories == "foresight"
    assert t["tessa"].memories == 0
    assert t.nothing_pending


def test_tribute() -> None:
    t = works("tribute", rebecca("cell", power=2), rest={"crown": 1})
    assert (t.me.power, t.other.power) == (0, 3)
    assert t.nothing_pending


def test_misty_corridors() -> None:
    # Sun Lance: range 3; two steps remain.
    for room, reached in (("arena", True), ("forge", False)):
        t = lying("misty_corridors", rebecca(room), at="mirrors_room", spells=["sun_lance"])
        t.play("sun_lance")
        assert (t.other.wounds == 3) == reached
        assert t.nothing_pending


def test_misty_corridors_from_a_printed_two_on() -> None:
    # Of range 2 one step remains.
    for room, reached in (("black_rose_room", True), ("mirrors_room", False)):
        t = lying("misty_corridors", rebecca(room), at="garden", spells=["dismiss/reversed"]).play("dismiss")
        assert (t.other.wounds == 2) == reached
    # Range 1 stays 1, "any" stays any.
    t = lying("misty_corridors", rebecca("crypt"), at="garden", spells=["sun_lance/reversed"])
    t.play("sun_lance")
    assert "room-crypt" in t.options
    t.play("crypt")
    assert t.other.wounds == 3
    t = lying("misty_corridors", rebecca("the_abyss", damage={"rose": 1}), at="crypt", spells=["cowardice"])
    t.play("cowardice", "rose")
    assert t.other.damage == {"nero": 1}
    assert t.nothing_pending


def test_blue_mirror() -> None:
    t = lying("blue_mirror", at="the_abyss", spellbook="fireball, dismiss").play("activate", "garden", "done")
    assert t.me.hand == "fireball"
    assert t.me.at == "garden"
    assert t.nothing_pending
    t = lying("blue_mirror", at="crypt", spellbook="fireball").play("activate", "done")
    assert t.me.hand == 0
    assert t.nothing_pending


def test_first_blood() -> None:
    fighter = {"who": "rebecca", "at": "garden", "tokens": 1}
    t = lying("first_blood", fighter, at="garden", tokens=1).play("rebecca", "done", "nero", "done")
    assert (t.me.wounds, t.other.wounds) == (2, 2)
    assert (t.me.power, t.other.power) == (1, 0)


def test_first_blood_by_a_trap_or_an_evocation() -> None:
    t = lying("first_blood", rebecca("crypt", spells=["trap: blade_hail"]), at="crypt").play(
        "garden", "blade_hail", "stop", "done"
    )
    assert (t.me.power, t.other.power) == (0, 1 + 1)
    t = lying("first_blood", rebecca(), at="forge", evocations=["landsknecht@garden"], spells=["grip_of_darkness"])
    t.play("grip_of_darkness", "stop", "rebecca")
    assert t.me.power == 1
    assert t.nothing_pending


def test_first_blood_of_a_wizard_in_each_action_phase() -> None:
    t = lying(
        "first_blood", rebecca(evocations=["malacoda@garden"]), at="garden", board=["thorny_path", "first_blood", ""]
    )
    t.play("malacoda", "done")
    assert t.me.power == 0, "an evocation's is none"
    t.play("black_rose_room", "stop")
    assert (t.me.wounds, t.me.power) == (2, 0), "nor the Black Rose's"
    t = lying("first_blood", rebecca(), at="garden", tokens=1, event_deck="vigil").play("rebecca", "done")
    assert t.me.power == 1
    t.until("turn", seat=0)
    assert t.state.round == 2
    t.play("rebecca").pass_all()
    assert t.me.power == 2
