"""The events of the third moon (BR-10.1): how each comes and goes, its effect and its boundary."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.blackrose.catalogue import BOX
from magemoot.games.blackrose.modifiers import evocation_stat
from tests.games.blackrose.eventful import comes_and_goes, drawn, lying, works
from tests.support.rules import rule

POINTS = [
    ("eclipse", 3, 2, 2, False),
    ("final_bloom", 0, 3, 0, False),
    ("fall_of_the_east_wing", 2, 2, 2, False),
    ("fall_of_the_west_wing", 2, 2, 2, False),
    ("fall_of_the_vaults", 2, 2, 2, False),
    ("war_without_mercy", 1, 2, 1, False),
    ("truce_of_thorns", 1, 2, 2, False),
    ("all_doors_awake", 2, 2, 1, False),
    ("gold_for_the_king", 0, 3, 0, True),
    ("memory_loss", 0, 3, 0, False),
    ("the_rose_remembers", 0, 3, 0, False),
    ("feast_of_ravens", 2, 2, 2, False),
    ("demon_gate", 1, 2, 1, False),
    ("desperate_flight", 3, 2, 2, False),
    ("last_lesson", 0, 3, 0, False),
    ("a_thousand_thorns", 1, 2, 1, False),
    ("broken_mirrors", 2, 2, 2, False),
    ("rusty_springs", 2, 2, 2, False),
    ("purple_requiem", 1, 2, 1, False),
    ("yellow_requiem", 1, 2, 1, False),
    ("grey_requiem", 1, 2, 1, False),
    ("levelling", 0, 3, 0, False),
    ("mercy_of_the_rose", 0, 3, 0, False),
    ("blood_for_the_throne", 3, 2, 2, True),
    ("unchained", 2, 2, 1, False),
    ("the_rose_devours", 3, 2, 2, False),
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
def test_eclipse() -> None:
    t = works("eclipse", rebecca("cell", damage={"nero": 8}), tessa(evocations=["landsknecht@garden"]), at="garden")
    assert [t[seat].damage for seat in range(3)] == [{"rose": 3}, {}, {"rose": 3}]
    assert (t.me.power, t.rose) == (4, 2)
    assert t["tessa"].evocations == ["landsknecht@garden"]
    assert t.nothing_pending


def test_final_bloom() -> None:
    t = drawn("final_bloom", rebecca("cell", power=4), tessa(power=6), power=0, rest={"rose_power": 3})
    assert t.rose == 3 + BOX.events["final_bloom"].points_in
    assert [t[seat].power for seat in range(3)] == [1, 5, 6], "fewer than the Black Rose, with the points of the card"
    assert t.nothing_pending


@pytest.mark.parametrize(
    ("event", "rooms"),
    [
        ("fall_of_the_east_wing", ("arena", "alchemical_laboratory", "summoner_room")),
        ("fall_of_the_west_wing", ("oracle_room", "mirrors_room", "the_abyss")),
    ],
)
def test_fall_of_a_wing(event: str, rooms: tuple[str, str, str]) -> None:
    t = works(event)
    assert [t.instability(room) for room in rooms] == [{"rose": 2}] * 3
    assert sum(t.state.instability) == 6
    assert t.nothing_pending
    t = works(event, instability={rooms[0]: {"nero": 5}}, destroyed=[rooms[1]])
    assert [t.instability(room) for room in rooms] == [{"nero": 5, "rose": 1}, {}, {"rose": 2}]
    assert t.nothing_pending


def test_fall_of_the_vaults() -> None:
    rooms = ("treasure_room", "forge", "garden", "bibliotheca", "sanctuary", "observatory")
    t = works("fall_of_the_vaults", instability={"forge": {"nero": 4}}, destroyed=["sanctuary"])
    one: dict[str, int] = {"rose": 1}
    assert [t.instability(room) for room in rooms] == [one, {"nero": 4}, one, one, {}, one]
    assert sum(t.state.instability) == 4 + 4
    assert t.nothing_pending


def test_war_without_mercy() -> None:
    t = lying("war_without_mercy", rebecca(), tessa(), at="garden", quick="fireball")
    t.play("fireball", "garden", "rebecca", "done")
    assert (t[1].wounds, t[2].wounds) == (4 + 3, 4)
    assert t.nothing_pending
    t = lying("war_without_mercy", rebecca("forge", spells=["trap: blade_hail"]), at="crypt")
    t.play("garden", "blade_hail", "stop", "done")
    assert t.me.damage == {"rebecca": 3}, "a trap is a spell too"
    assert t.nothing_pending


def test_war_without_mercy_not_for_evocations_and_attacks_once() -> None:
    t = lying(
        "war_without_mercy", rebecca(), at="forge", evocations=["landsknecht@garden"], spells=["grip_of_darkness"]
    )
    t.play("grip_of_darkness", "stop", "rebecca")
    assert t.other.wounds == 2
    assert t.nothing_pending
    t = lying("war_without_mercy", rebecca(), at="garden", spells=["blazing_stride/reversed"]).play("blazing_stride")
    assert t.other.wounds == 2 + 2 + 1, "a physical attack given by a spell is an attack"
    assert t.nothing_pending


def test_truce_of_thorns() -> None:
    t = lying("truce_of_thorns", rebecca(), tessa(), at="garden", quick="fireball").play("fireball", "garden")
    assert (t[1].wounds, t[2].wounds) == (3, 3)
    assert t.me.damage == {"rose": 1}, "once for the effect"
    t.play("rebecca", "done")
    assert t.me.damage == {"rose": 2}
    assert t.nothing_pending


def test_truce_of_thorns_for_traps_and_evocations_but_among_wizards() -> None:
    t = lying("truce_of_thorns", rebecca("cell", spells=["trap: blade_hail"]), at="crypt")
    t.play("garden", "blade_hail", "stop", "done")
    assert (t.me.wounds, t.other.damage) == (2, {"rose": 1}), "also in the cell"
    assert t.nothing_pending
    more = {"at": "forge", "evocations": ["landsknecht@garden"], "spells": ["grip_of_darkness"]}
    t = lying("truce_of_thorns", rebecca(), **more).play("grip_of_darkness", "stop", "rebecca")
    assert (t.me.damage, sum(t.me.evocation("landsknecht").damage)) == ({"rose": 1}, 0)
    assert t.nothing_pending
    t = lying("truce_of_thorns", rebecca("cell", evocations=["malacoda@garden"]), at="garden").play("malacoda", "done")
    assert t.me.damage == {}
    assert t.nothing_pending


def test_all_doors_awake() -> None:
    t = lying("all_doors_awake", {"who": "rebecca", "at": "treasure_room"}, at="treasure_room")
    t.play("activate", "done")
    assert t.ready("treasure_room")
    t.play("activate", "done")
    assert t.me.power == 2
    assert not t.ready("treasure_room"), "the second one flips it"
    assert t.nothing_pending
    t = lying("all_doors_awake", {"who": "rebecca", "at": "treasure_room"}, at="treasure_room", tokens=1)
    t.play("activate", "done", "activate", "done")
    assert (t.me.power, t.other.power) == (1, 1)
    assert t.ready("treasure_room"), "the first of each wizard"


@rule("BR-R92")
def test_all_doors_awake_in_each_action_phase() -> None:
    t = lying("all_doors_awake", at="treasure_room", tokens=1, event_deck="truce_of_thorns").play("activate", "done")
    t.until("turn", seat=0)
    assert t.state.round == 2
    t.play("activate").pass_all().play("done")
    assert t.me.power == 2
    assert t.ready("treasure_room")


def test_gold_for_the_king() -> None:
    t = drawn("gold_for_the_king", rebecca("cell"), power=1, rest={"crown": 0})
    assert (t.me.power, t.other.power) == (3, 0), "before the crown goes on"
    assert t.crown == "rebecca"
    assert t.nothing_pending


def test_memory_loss() -> None:
    t = drawn(
        "memory_loss", rebecca("cell", hand="foresight, hourglass, vanish"), hand="fireball, dismiss, sun_lance, annihilation, maelstrom",
    )  # fmt: skip
    assert (t.ask, t.asked) == ("discard", "nero")
    t.play("fireball", "maelstrom")
    assert t.me.hand == "dismiss, sun_lance, annihilation"
    assert t.me.memories == "fireball, maelstrom"
    assert t.other.hand == "foresight, hourglass, vanish"
    assert t.other.memories == 0
    assert t.nothing_pending


@pytest.mark.parametrize(("gone", "points"), [(0, 0), (2, 2), (4, 4), (5, 4)])
def test_the_rose_remembers(gone: int, points: int) -> None:
    t = drawn("the_rose_remembers", destroyed=["garden", "forge", "crypt", "arena", "armory"][:gone])
    assert t.rose == BOX.events["the_rose_remembers"].points_in + points
    assert t.nothing_pending


def test_feast_of_ravens() -> None:
    t = works(
        "feast_of_ravens", rebecca("cell", power=2, damage={"nero": 3, "rose": 3}), tessa(power=2, damage={"rose": 5}),
        {"who": "jafar", "damage": {"rose": 10}}, power=2,
    )  # fmt: skip
    assert [t[seat].power for seat in range(4)] == [2, 1, 2, 0]
    assert t.rose == 1, "as many as are lost"
    assert t.nothing_pending


def test_demon_gate() -> None:
    t = works("demon_gate", rebecca("cell"), tessa("crypt"), at="garden").play("yes")
    assert t.options == ["evocation-cerberus", "evocation-malacoda"]
    t.play("malacoda")
    assert t.me.evocations == ["malacoda@garden"]
    assert t.asked == "tessa"
    t.play("yes", "cerberus")
    assert t["tessa"].evocations == ["cerberus@crypt"]
    assert t["rebecca"].evocations == []
    assert t.nothing_pending


def test_demon_gate_with_few_demons_left() -> None:
    others = (
        rebecca("cell", evocations=["cerberus@forge"] * 3),
        {"who": "tessa", "evocations": ["malacoda@forge"] * 2},
        {"who": "jafar", "at": "crypt"},
    )
    t = works("demon_gate", *others, at="garden").play("yes")
    assert t.me.evocations == ["malacoda@garden"], "the last of all"
    assert t.ask != "may", "nothing is left for Jaf'ar"
    assert t.nothing_pending


def test_desperate_flight() -> None:
    t = lying("desperate_flight", at="garden", spells=["fireball"]).play("sacrifice")
    t.play("crypt", "sanctuary")
    assert t.me.at == "sanctuary"
    assert t.me.memories == "fireball"
    assert t.nothing_pending
    t = lying("desperate_flight", at="garden", spells=["fireball"]).play("sacrifice", "crypt", "stop")
    assert t.me.at == "crypt"
    t = lying("desperate_flight", at="garden", board=["", "", ""], spells=["fireball"]).play("sacrifice", "crypt")
    assert t.ask == "turn", "without it one room"


def test_desperate_flight_is_for_sacrifices_and_at_least_one_room() -> None:
    t = lying("desperate_flight", at="garden", spells=["fireball"]).play("sacrifice")
    assert "stop" not in t.options
    t = lying("desperate_flight", at="garden").play("crypt", "sanctuary", "done")
    assert t.me.at == "sanctuary"
    assert t.nothing_pending


def test_last_lesson() -> None:
    library = {"destruction": "annihilation, maelstrom", "illusion": "vanish", "divination": "dismiss"}
    t = drawn("last_lesson", rebecca("cell"), library=library).play("destruction", "illusion")
    assert t.me.hand == "annihilation, vanish"
    assert t.asked == "rebecca"
    t.play("destruction", "divination")
    assert t.other.hand == "maelstrom, dismiss"
    assert t.nothing_pending


def test_a_thousand_thorns() -> None:
    t = lying("a_thousand_thorns", at="crypt", spells=["fireball"]).play("garden", "black_rose_room")
    assert t.me.damage == {"rose": 1}, "once in a turn"
    t.play("bibliotheca", "stop", "done")
    assert t.me.wounds == 1
    assert t.nothing_pending
    t = lying("a_thousand_thorns", at="garden", spells=["fireball"]).play("bibliotheca", "stop", "done", "end-turn")
    assert t.me.wounds == 1
    t.play("cemetery", "stop", "done")
    assert t.me.wounds == 2, "once again in the next"
    assert t.nothing_pending


def test_a_thousand_thorns_around_the_rose_for_each_wizard() -> None:
    t = lying("a_thousand_thorns", {"who": "rebecca", "at": "crypt"}, at="garden", tokens=1)
    t.play("crypt", "sanctuary", "done")
    assert t.me.wounds == 0, "from a room beside it to the outer ones"
    t.play("garden", "stop", "done")
    assert t.other.damage == {"rose": 1}
    t = lying(
        "a_thousand_thorns", {"who": "rebecca", "at": "crypt", "spells": ["trap: ambush"], "tokens": 0}, at="sanctuary"
    )
    t.play("garden", "ambush", "yes")
    assert (t.me.damage, t.other.damage) == ({"rebecca": 3, "rose": 1}, {"rose": 1}), "each of them in the same turn"


def test_a_thousand_thorns_leave_evocations_alone() -> None:
    t = lying("a_thousand_thorns", at="forge", evocations=["landsknecht@crypt"], spells=["grip_of_darkness"])
    t.play("grip_of_darkness", "garden", "stop")
    assert sum(t.me.evocation("landsknecht").damage) == 0
    assert t.me.wounds == 0
    assert t.nothing_pending


def test_broken_mirrors() -> None:
    attacker = {"who": "rebecca", "at": "garden", "tokens": 1}
    more = {"at": "garden", "active": 1, "spells": ["protection: sentinel_eye"]}
    t = lying("broken_mirrors", attacker, **more).play("nero", "sentinel_eye", "done")
    assert t.me.damage == {"rose": 1}
    assert t.other.damage == {}
    assert t.nothing_pending
    t = lying("broken_mirrors", attacker, **more).play("nero", "pass", "done")
    assert t.me.damage == {"rebecca": 2}
    assert t.nothing_pending


def test_rusty_springs() -> None:
    walker = {"who": "rebecca", "at": "crypt", "tokens": 1}
    more = {"active": 1, "spells": ["trap: blade_hail", "trap: blade_hail"]}
    t = lying("rusty_springs", walker, **more).play("garden", "space-1", "space-2", "stop", "done")
    assert t.rose == 2
    assert t.nothing_pending
    t = lying("rusty_springs", walker, **more).play("garden", "pass", "stop", "done")
    assert t.rose == 0
    assert t.nothing_pending


def test_purple_requiem() -> None:
    t = lying("purple_requiem", at="armory").play("activate", "done")
    assert (t.me.power, t.rose) == (2, 1)
    assert t.nothing_pending
    t = lying("purple_requiem", at="crypt").play("activate", "done")
    assert (t.me.power, t.rose) == (0, 0)
    assert t.nothing_pending


def test_yellow_requiem() -> None:
    t = lying("yellow_requiem", at="sanctuary", damage={"rose": 9}).play("activate", "done")
    assert t.me.wounds == 9 - 3 - 3
    assert t.nothing_pending
    t = lying("yellow_requiem", at="treasure_room", damage={"rose": 9}).play("activate", "done")
    assert t.me.wounds == 9
    assert t.nothing_pending


def test_grey_requiem() -> None:
    others = (rebecca("forge", evocations=["malacoda@the_abyss"]), tessa("cell"))
    t = lying("grey_requiem", *others, at="cemetery").play("activate")
    assert (t.ask, t.asked) == ("may", "nero")
    t.play("yes")
    assert t.options == ["seat-1", "evocation-1-1"], "of his enemies, and none in a cell"
    t.play("malacoda", "done")
    assert t["rebecca"].evocation("malacoda").damage == [1, 0, 0, 0, 0]
    assert t.nothing_pending
    t = lying("grey_requiem", *others, at="cemetery").play("activate", "no", "done")
    assert t["rebecca"].wounds == 0
    assert t.nothing_pending


def test_grey_requiem_in_grey_rooms_with_an_enemy_about() -> None:
    t = lying("grey_requiem", rebecca("forge"), at="garden").play("activate", "crypt", "done")
    assert t.nothing_pending
    t = lying("grey_requiem", rebecca("cell"), at="cemetery").play("activate", "done")
    assert t.nothing_pending
    assert t.other.wounds == 0


def test_levelling() -> None:
    t = drawn("levelling", rebecca("cell", power=5), tessa(power=4), power=5)
    assert [t[seat].power for seat in range(3)] == [3, 3, 4]
    assert t.nothing_pending
    t = drawn("levelling", rebecca(power=1), power=0)
    assert (t.me.power, t.other.power) == (0, 0), "never below 0"
    assert t.nothing_pending


def test_mercy_of_the_rose() -> None:
    t = drawn("mercy_of_the_rose", rebecca("cell", damage={"nero": 3}), damage={"rebecca": 6, "rose": 1})
    assert t.ask == "heal"
    t.play("rebecca", "rebecca", "rebecca", "rebecca")
    assert t.me.damage == {"rebecca": 2, "rose": 1}
    assert t.other.damage == {}
    assert t.nothing_pending


def test_blood_for_the_throne() -> None:
    t = works("blood_for_the_throne", rebecca("cell"), rest={"crown": 1})
    assert (t.me.damage, t.other.damage) == ({}, {"rose": 3})
    t = drawn("blood_for_the_throne", rebecca("cell"), rest={"crown": 0})
    assert (t.me.damage, t.other.damage) == ({}, {"rose": 3}), "the crown comes first"
    assert t.nothing_pending


@rule("BR-R92")
def test_unchained() -> None:
    more = {"evocations": ["landsknecht@garden", "andromeda@garden", "divine_altar@forge"]}
    t = lying("unchained", rebecca(), tokens=0, phase="evocation", active=-1, **more)
    t.play("landsknecht", "stop", "rebecca", "andromeda", "stop", "rebecca")
    assert t.other.wounds == 3 + 2, "also in the Evocation Phase"
    assert evocation_stat(t.state, t.me.evocation("divine_altar"), "attack") == 0, "only of 1 or more"
    t = lying("unchained", rebecca(), at="garden", evocations=["landsknecht@garden"], spells=["grip_of_darkness"])
    t.play("grip_of_darkness", "stop", "rebecca", "rebecca", "done")
    assert t.other.wounds == 3 + 2, "a wizard's attack stays what it is"
    assert t.nothing_pending


def test_the_rose_devours() -> None:
    t = works("the_rose_devours", rebecca("cell", hand="foresight"), tessa(), hand="fireball, dismiss")
    assert (t.ask, t.asked) == ("discard", "nero")
    t.play("dismiss")
    assert t.me.hand == "fireball"
    assert t.me.memories == "dismiss"
    assert t.me.wounds == 0
    assert t["rebecca"].memories == "foresight"
    assert t["rebecca"].wounds == 0
    assert t["tessa"].damage == {"rose": 2}, "who cannot"
    assert t.nothing_pending
