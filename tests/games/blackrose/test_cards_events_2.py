"""The events of the second moon (BR-10.1): how each comes and goes, its effect and its boundary."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blackrose.eventful import comes_and_goes, drawn, lying, works
from tests.support.rules import rule

POINTS = [
    ("waning_light", 0, 1, 0, False),
    ("black_harvest", 2, 1, 1, False),
    ("tightening_thorns", 3, 1, 2, False),
    ("stone_fatigue", 2, 1, 1, False),
    ("green_hunger", 1, 1, 2, False),
    ("purple_excess", 1, 2, 1, False),
    ("overcharge", 2, 1, 1, False),
    ("dampening_field", 2, 1, 2, False),
    ("usurpers_whisper", 0, 1, 0, False),
    ("broken_seals", 0, 2, 0, False),
    ("grave_call", 1, 1, 1, False),
    ("unquiet_altars", 2, 2, 1, False),
    ("blood_price", 1, 2, 1, False),
    ("hall_of_echoes", 3, 2, 1, False),
    ("purge", 0, 2, 0, True),
    ("crumbling_vault", 3, 1, 2, False),
    ("severed_strings", 0, 1, 0, False),
    ("red_moonrise", 1, 2, 1, False),
    ("duel_of_honour", 2, 1, 1, False),
    ("poisoned_well", 2, 2, 1, False),
    ("grey_procession", 1, 1, 2, False),
    ("toll_gate", 1, 1, 1, False),
    ("scattered_pages", 0, 1, 0, True),
    ("open_secrets", 3, 2, 1, False),
    ("shifting_walls", 0, 1, 0, False),
    ("crown_of_thorns", 2, 1, 2, True),
]


def rebecca(at: str = "garden", **more: Any) -> dict[str, Any]:
    return {"who": "rebecca", "at": at, "tokens": 0, **more}


def tessa(at: str = "garden", **more: Any) -> dict[str, Any]:
    return {"who": "tessa", "at": at, "tokens": 0, **more}


@rule("BR-10.1", "BR-8.5", "BR-8.8", "BR-8.11")
@pytest.mark.parametrize(("event", "position", "points_in", "points_out", "crown"), POINTS)
def test_how_it_comes_and_goes(event: str, position: int, points_in: int, points_out: int, crown: bool) -> None:
    comes_and_goes(event, position, points_in, points_out, crown)


@rule("BR-R70")
def test_waning_light() -> None:
    t = drawn("waning_light", rebecca("cell", power=3), tessa(power=0), power=1)
    assert [t[seat].power for seat in range(3)] == [0, 2, 0]
    assert t.nothing_pending


def test_black_harvest() -> None:
    t = works("black_harvest", rebecca("cell", trophies={"nero": 1}), tessa(), trophies={"tessa": 2})
    assert [t[seat].damage for seat in range(3)] == [{"rose": 2}, {"rose": 2}, {}]
    assert t.nothing_pending


def test_tightening_thorns() -> None:
    t = works("tightening_thorns", rebecca("cell", evocations=["malacoda@garden"]), at="garden")
    assert [t[seat].damage for seat in range(2)] == [{"rose": 2}, {"rose": 2}]
    assert sum(t.other.evocation("malacoda").damage) == 0
    assert t.nothing_pending


def test_stone_fatigue() -> None:
    t = works("stone_fatigue", instability={"arena": {"nero": 6}}, destroyed=["the_abyss"])
    hit = ("alchemical_laboratory", "summoner_room", "oracle_room", "mirrors_room")
    assert all(t.instability(room) == {"rose": 1} for room in hit)
    assert (t.instability("arena"), t.instability("the_abyss")) == ({"nero": 6}, {})
    assert sum(t.state.instability) == 6 + 4
    assert t.nothing_pending


def test_green_hunger() -> None:
    t = lying("green_hunger", at="treasure_room").play("activate", "done")
    assert t.me.damage == {"rose": 1}
    assert t.me.power == 1
    assert t.nothing_pending
    t = lying("green_hunger", at="sanctuary").play("activate", "done")
    assert t.me.damage == {}
    assert t.nothing_pending


@rule("BR-R85")
def test_green_hunger_is_not_woken_by_the_mirrors() -> None:
    t = lying("green_hunger", at="mirrors_room").play("activate", "treasure_room", "done")
    assert t.me.power == 1
    assert t.me.damage == {}, "the Treasure Room is not activated"
    assert t.nothing_pending


def test_purple_excess() -> None:
    library = {"illusion": "vanish"}
    t = lying("purple_excess", at="armory", library=library).play("activate", "illusion", "done")
    assert t.me.hand == "vanish"
    assert t.nothing_pending
    t = lying("purple_excess", at="garden", library=library).play("activate", "crypt", "done")
    assert t.me.hand == 0
    assert t.nothing_pending


def test_overcharge() -> None:
    t = lying("overcharge", rebecca(), tessa(), at="garden", quick="fireball")
    t.play("fireball", "garden", "rebecca", "done")
    assert (t[1].wounds, t[2].wounds) == (4 + 2, 4), "each one more, and not the attack"
    assert t.nothing_pending


def test_overcharge_of_every_miniature_and_of_combat_spells() -> None:
    t = lying("overcharge", rebecca(), tessa("crypt"), at="summoner_room", quick="destructive_chain_lightning/reversed")
    t.play("destructive_chain_lightning", "tessa")
    assert (t[1].wounds, t[2].wounds) == (2 + 1, 1 + 1)
    assert t.nothing_pending
    walker = {"who": "tessa", "at": "crypt"}
    t = lying("overcharge", walker, at="forge", spells=["trap: blade_hail"], active=1).play("garden", "blade_hail")
    assert t.other.wounds == 2, "a trap is no combat spell"


def test_dampening_field() -> None:
    t = lying("dampening_field", rebecca(), at="garden", quick="fireball", spells=["vampire_bite/reversed"])
    t.play("fireball", "garden", "rebecca", "done")
    assert t.other.wounds == 2 + 2, "one less for the spell, not for the attack"
    t.play("end-turn", "vampire_bite")
    assert t.other.wounds == 4 + 1, "not below 1"
    assert t.nothing_pending


def test_dampening_field_on_combat_spells_only() -> None:
    t = lying("dampening_field", rebecca(), at="garden", spells=["dismiss/reversed"]).play("dismiss")
    assert t.other.wounds == 2 - 1
    assert t.nothing_pending
    walker = {"who": "tessa", "at": "crypt"}
    t = lying("dampening_field", walker, at="forge", spells=["trap: blade_hail"], active=1).play("garden", "blade_hail")
    assert t.other.wounds == 2


def test_usurpers_whisper() -> None:
    t = drawn("usurpers_whisper", rebecca("cell", power=1), tessa(power=1), power=2, rest={"crown": 0})
    assert t.crown == "rebecca"
    assert t.nothing_pending
    t = drawn("usurpers_whisper", rebecca(power=1), tessa(power=1), power=2, rest={"crown": 0, "first": 2})
    assert t.crown == "tessa", "the first of them clockwise from the first player"
    assert t.nothing_pending


def test_broken_seals() -> None:
    t = drawn("broken_seals", rebecca("cell", memories="foresight, hourglass"), tessa(), memories="fireball, dismiss")
    t.play("yes", "dismiss")
    assert t.me.hand == "dismiss"
    assert t.me.memories == "fireball"
    assert t.asked == "rebecca"
    t.play("no")
    assert t["rebecca"].hand == 0
    assert t.ask != "may", "Tessa has nothing there"
    assert t.nothing_pending


def test_grave_call() -> None:
    t = works("grave_call", rebecca("cell"), tessa("crypt"), at="garden")
    t.play("yes")
    assert t.me.evocations == ["landsknecht@garden"]
    assert t.asked == "tessa", "not in a cell"
    t.play("no")
    assert t["tessa"].evocations == []
    assert t.nothing_pending


def test_grave_call_with_three_already() -> None:
    t = works(
        "grave_call", rebecca("cell"), at="garden", evocations=["cerberus@crypt", "malacoda@crypt", "malacoda@forge"]
    )
    t.play("yes", "malacoda@forge")
    assert t.me.evocations == ["cerberus@crypt", "malacoda@crypt", "landsknecht@garden"]
    assert t.nothing_pending


@rule("BR-R92", "BR-10.4")
def test_unquiet_altars() -> None:
    more = {"evocations": ["divine_altar@garden", "mutated_altar@crypt", "landsknecht@forge"]}
    t = lying("unquiet_altars", tokens=0, phase="evocation", active=-1, **more)
    t.play("evocation-0-1")
    assert (t.rose, t.me.power) == (1, 1), "also in the Evocation Phase"
    t.play("evocation-0-2")
    assert t.rose == 2
    t.play("landsknecht", "stop")
    assert [e.args["count"] for e in t.events("gain-power")][:3] == [1, 1, 1], "Nero, and the Black Rose for each altar"


def test_unquiet_altars_in_the_action_phase_and_no_other_creature() -> None:
    t = lying("unquiet_altars", at="forge", quick="andromedas_veil/reversed", evocations=["mutated_altar@crypt"])
    t.play("andromedas_veil", "element-air")
    assert t.instability("crypt") == {"nero": 1}
    assert t.rose == 1
    assert t.nothing_pending
    t = lying("unquiet_altars", at="forge", quick="grip_of_darkness", evocations=["landsknecht@crypt"])
    t.play("grip_of_darkness", "stop")
    assert t.rose == 0
    assert t.nothing_pending


def test_blood_price() -> None:
    t = lying("blood_price", at="garden", quick="rift_of_ages", spells=["golden_decree"]).play(
        "rift_of_ages", "golden_decree"
    )
    assert t.rose == 2, "for the forgotten one"
    assert t.nothing_pending


def test_blood_price_for_what_is_resolved() -> None:
    t = lying(
        "blood_price", rebecca(spells=["protection: hall_of_mirrors"]), at="garden", spells=["black_sun/reversed"]
    )
    t.play("black_sun", "hall_of_mirrors")
    assert t.rose == 0, "neutralised"
    assert t.nothing_pending


def test_hall_of_echoes() -> None:
    t = lying(
        "hall_of_echoes", at="garden", quick="golden_decree", spells=["golden_decree"], spellbook="fireball, dismiss"
    )
    t.play("space-1")
    assert t.me.hand == 0, "a standard spell"
    t.play("space-0")
    assert t.me.hand == "fireball"
    assert t.nothing_pending


def test_hall_of_echoes_for_a_trap_too() -> None:
    t = lying("hall_of_echoes", at="garden", quick="blade_hail", spellbook="fireball").play("blade_hail")
    assert t.me.status(0) == "trap"
    assert t.me.hand == "fireball"
    assert t.nothing_pending


@rule("BR-R49")
@pytest.mark.parametrize("card", ["golden_decree", "blade_hail"])
def test_hall_of_echoes_only_for_the_quick_spell_itself(card: str) -> None:
    t = lying(
        "hall_of_echoes",
        at="garden",
        quick="stone_claws",
        spells=["page_of_history/reversed"],
        hand=card,
        spellbook="fireball",
    )
    t.play("page_of_history", "stone_claws", f"{card}/straight")
    assert t.me.on(0) == card
    assert t.me.hand == 0, "cast from the quick place, but from the hand"
    assert t.nothing_pending


def test_purge() -> None:
    t = drawn(
        "purge", rebecca("cell", evocations=["landsknecht@garden", "bone_knight@crypt"]), at="garden",
        evocations=["malacoda@garden"],
    )  # fmt: skip
    assert t.other.evocations == ["bone_knight@crypt"]
    assert t.other.evocation("bone_knight").damage == [0, 0, 0, 0, 1]
    assert t.me.evocation("malacoda").damage == [0, 0, 0, 0, 2]
    assert (t.me.wounds, t.other.wounds) == (0, 0)
    assert t.nothing_pending


def test_crumbling_vault() -> None:
    t = works("crumbling_vault", instability={"treasure_room": {"nero": 3}}, destroyed=["forge"])
    assert t.instability("treasure_room") == {"nero": 3, "rose": 1}, "one free slot"
    assert t.instability("forge") == {}
    assert t.instability("garden") == {"rose": 1}
    assert t.nothing_pending
    t = works("crumbling_vault")
    assert [t.instability(room) for room in ("treasure_room", "forge", "garden")] == [
        {"rose": 2},
        {"rose": 1},
        {"rose": 1},
    ]
    assert sum(t.state.instability) == 4
    assert t.nothing_pending


def test_severed_strings() -> None:
    t = drawn(
        "severed_strings", rebecca("cell", evocations=["malacoda@garden"]), tessa(evocations=["cerberus@crypt", "cerberus@forge"]),
        evocations=["landsknecht@garden", "malacoda@crypt"],
    )  # fmt: skip
    assert t.asked == "nero"
    t.play("malacoda")
    assert t.asked == "tessa"
    t.play("cerberus@crypt")
    assert [t[seat].evocations for seat in range(3)] == [
        ["landsknecht@garden"],
        ["malacoda@garden"],
        ["cerberus@forge"],
    ]
    assert t.nothing_pending


def test_red_moonrise() -> None:
    t = lying("red_moonrise", at="arena").play("activate", "done")
    assert t.instability("arena") == {"rose": 1}
    assert t.nothing_pending
    t = lying("red_moonrise", at="arena", instability={"arena": {"nero": 6}}).play("activate", "done")
    assert t.instability("arena") == {"nero": 6}
    t = lying("red_moonrise", at="crypt").play("activate", "done")
    assert t.instability("crypt") == {}
    assert t.nothing_pending


def test_duel_of_honour() -> None:
    t = lying("duel_of_honour", rebecca(damage={"rose": 9}), at="garden").play("rebecca", "done")
    assert (t.me.power, t.rose) == (2 + 1, 4)
    assert t.nothing_pending


def test_duel_of_honour_for_the_last_cube_only() -> None:
    t = lying(
        "duel_of_honour", rebecca(damage={"nero": 9}), {"who": "tessa", "at": "garden"}, at="garden", tokens=0, active=2
    )
    t.play("rebecca", "done")
    assert (t.me.power, t["tessa"].power) == (4, 2 + 1)
    assert t.nothing_pending
    t = lying(
        "duel_of_honour",
        {"who": "rebecca"},
        at="treasure_room",
        damage={"rebecca": 10},
        board=["green_hunger", "duel_of_honour", ""],
    )
    t.play("activate")
    assert t.me.at == "cell"
    assert (t.other.power, t.rose) == (4, 2), "the last cube is black"
    assert t.nothing_pending


def test_poisoned_well() -> None:
    t = lying(
        "poisoned_well", rebecca(), at="sanctuary", damage={"rose": 9}, quick="vampire_bite", spells=["healing_light"]
    )
    t.play("activate", "done", "healing_light")
    assert t.me.wounds == 9
    assert t.nothing_pending


@rule("BR-10.3")
def test_poisoned_well_in_the_action_phase_only() -> None:
    t = drawn("broken_seals", board=["", "poisoned_well", ""], damage={"rose": 3})
    assert t.me.wounds == 3
    t = works("grave_call", board=["vigil", "poisoned_well", ""], at="garden", damage={"rose": 3})
    assert t.me.wounds == 2
    assert t.nothing_pending


def test_grey_procession() -> None:
    t = lying("grey_procession", at="crypt").play("activate", "done")
    assert (t.me.power, t.rose) == (1, 1)
    assert t.nothing_pending
    t = lying("grey_procession", at="garden").play("activate", "crypt", "done")
    assert (t.me.power, t.rose) == (0, 0)
    assert t.nothing_pending


def test_toll_gate() -> None:
    t = works(
        "toll_gate",
        rebecca("throne_room", power=0),
        tessa("garden", power=2),
        {"who": "jafar", "power": 2},
        at="armory",
        power=2,
    )
    assert [t[seat].power for seat in range(4)] == [1, 0, 2, 2]
    assert t.rose == 1, "as many as are lost"
    assert t.nothing_pending


def test_scattered_pages() -> None:
    t = drawn(
        "scattered_pages",
        rebecca("cell", hand="foresight", power=1),
        tessa(power=1),
        hand="fireball, dismiss, sun_lance",
        power=1,
    )
    assert (t.ask, t.asked) == ("discard", "nero")
    t.play("fireball", "sun_lance")
    assert t.me.hand == "dismiss"
    assert t.me.power == 1
    assert t["rebecca"].memories == "foresight"
    assert t["rebecca"].power == 0
    assert t["tessa"].power == 0
    assert t.nothing_pending


def test_scattered_pages_of_exactly_two() -> None:
    t = drawn("scattered_pages", hand="fireball, dismiss", power=1, spellbook="sun_lance, vanish")
    assert t.me.memories == "fireball, dismiss"
    assert t.me.power == 1
    assert t.nothing_pending


def test_open_secrets() -> None:
    t = lying("open_secrets", at="garden", quick="blade_hail", spells=["dark_armour"]).play("blade_hail", "dark_armour")
    w = t.me.w
    assert [t.me.status(space) for space in (0, 1)] == ["trap", "protection"]
    assert len(w.revealed[0]) == len(w.revealed[1]) == 1
    assert w.sheet[0] == w.sheet[1] == []
    assert t.nothing_pending
    hidden = lying("overcharge", at="garden", quick="blade_hail").play("blade_hail")
    assert hidden.me.w.revealed[0] == []


@rule("BR-17.12")
@pytest.mark.parametrize(("event", "revealed"), [("open_secrets", True), ("overcharge", False)])
def test_open_secrets_reveal_the_element_at_once(event: str, revealed: bool) -> None:
    t = lying(event, at="forge", quick="stone_claws", spells=["healing_light", "blade_hail"], quests="three_elements")
    t.play("stone_claws", "healing_light", "end-turn", "blade_hail")
    assert t.offers("three_elements") == revealed


def test_shifting_walls() -> None:
    t = drawn("shifting_walls", rebecca("cell"), tessa("crypt"), at="garden")
    t.play("yes")
    assert sorted(t.options) == sorted(f"room-{room}" for room in t.next_to("garden"))
    t.play("bibliotheca")
    assert t.asked == "tessa"
    t.play("no")
    assert [t[seat].at for seat in range(3)] == ["bibliotheca", "cell", "crypt"]
    assert t.nothing_pending


def test_crown_of_thorns() -> None:
    t = works("crown_of_thorns", rebecca("cell", power=2), rest={"crown": 1})
    assert (t.other.damage, t.other.power) == ({"rose": 2}, 3)
    assert (t.me.damage, t.me.power) == ({}, 0)
    assert t.nothing_pending
    t = drawn("crown_of_thorns", rebecca("cell"), rest={"crown": 0})
    assert t.crown == "rebecca"
    assert (t.other.damage, t.other.power) == ({"rose": 2}, 1), "the crown comes first"
    assert t.nothing_pending
