"""BR-22: wizards and their evocations are immune to each other's effects."""

from __future__ import annotations

from tests.games.blackrose.play import table
from tests.support.rules import rule


@rule("BR-22.1", "BR-22.2", "BR-17.27", "BR-17.24")
def test_an_area_spell_spares_its_caster_and_the_casters_evocations() -> None:
    rebecca = {"who": "rebecca", "at": "garden", "evocations": ["cerberus@garden"], "tokens": 0}
    t = table("nero", rebecca, at="garden", evocations=["cerberus@garden"], quick="fireball")
    t.play("fireball", "garden")
    assert t.me.damage == {}
    assert sum(t.me.evocation("cerberus").damage) == 0
    assert t["rebecca"].damage == {"nero": 3}
    assert t["rebecca"].evocation("cerberus").damage[0] == 3
    assert t.nothing_pending


@rule("BR-22.2", "BR-14.4")
def test_a_wizard_cannot_attack_an_own_evocation() -> None:
    rebecca = {"who": "rebecca", "evocations": ["malacoda@garden"], "tokens": 0}
    t = table("nero", rebecca, at="garden", evocations=["cerberus@garden"])
    assert t.offers("malacoda")
    assert not t.offers("cerberus")
    assert not t.offers("nero")
    t.play("malacoda", "done")
    assert sum(t.me.evocation("cerberus").damage) == 0
    assert t.nothing_pending


@rule("BR-22.2", "BR-17.15")
def test_a_single_target_is_never_oneself_nor_an_own_evocation() -> None:
    rebecca = {"who": "rebecca", "at": "garden", "evocations": ["malacoda@crypt"], "tokens": 0}
    t = table("nero", rebecca, at="garden", evocations=["cerberus@garden"], quick="fireball/reversed")
    t.play("fireball")
    assert sorted(t.options) == ["evocation-1-1", "seat-1"]
    t.play("rebecca")
    assert t["rebecca"].damage == {"nero": 3}
    assert t.nothing_pending


@rule("BR-22.3", "BR-R47")
def test_an_evocation_cannot_attack_its_wizard_nor_a_fellow() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden"},
        at="garden",
        evocations=["malacoda@garden", "cerberus@garden"],
        phase="evocation",
        active=-1,
    )
    t.play("malacoda", "stop")
    assert t.options == ["seat-1", "pass"]
    t.play("rebecca", "done")
    assert t["rebecca"].damage == {"nero": 3}
    assert t.nothing_pending


@rule("BR-22.3", "BR-R68", "BR-23.8")
def test_under_an_enemys_control_it_attacks_its_own_side_in_that_wizards_colour() -> None:
    rebecca = {"who": "rebecca", "at": "garden", "evocations": ["malacoda@garden", "landsknecht@garden"], "tokens": 0}
    t = table("nero", rebecca, at="garden", quick="puppet_strings", evocations=["cerberus@garden"])
    t.play("puppet_strings", "malacoda", "stop")
    assert sorted(t.options) == ["evocation-1-2", "pass", "seat-1"], "its owner's side, never the controlling wizard's"
    t.play("rebecca")
    assert t["rebecca"].damage == {"nero": 3}
    assert t["rebecca"].evocations == ["malacoda@garden", "landsknecht@garden"], "the card stays with its owner"
    assert t.nothing_pending


@rule("BR-R68", "BR-20.3")
def test_the_controlling_wizards_traps_are_not_triggered_by_it_but_others_are() -> None:
    rebecca = {"who": "rebecca", "at": "crypt", "evocations": ["malacoda@garden"], "tokens": 0}
    tessa = {"who": "tessa", "at": "forge", "spells": ["trap: blade_hail"], "tokens": 0}
    t = table("nero", rebecca, tessa, at="black_rose_room", quick="puppet_strings", spells=["trap: blade_hail"])
    t.play("puppet_strings", "summoner_room")
    assert (t.asked, t.ask) == ("tessa", "trap")
    t.play("blade_hail")
    assert t["rebecca"].evocation("malacoda").damage == [0, 0, 3, 0, 0]
    t.play("stop")
    assert t.me.status(1) == "trap", "Nero was not even asked"
    assert t.nothing_pending


@rule("BR-R68", "BR-9.4")
def test_quests_follow_the_controlling_wizard() -> None:
    # Bloodhound: one of your evocations inflicts damage on an enemy wizard; move that evocation up to 2 rooms.
    rebecca = {"who": "rebecca", "at": "garden", "evocations": ["malacoda@garden"], "tokens": 0, "quests": "warlord"}
    t = table("nero", rebecca, at="garden", quick="puppet_strings", moon=2, quests="bloodhound")
    t.play("puppet_strings", "stop", "rebecca")
    assert (t.asked, t.ask) == ("nero", "quest")
    t.play("bloodhound", "stop")
    assert t.me.completed == "bloodhound"
    assert t.me.power == 2
    assert t.nothing_pending


@rule("BR-22.4")
def test_an_effect_does_not_touch_who_made_it() -> None:
    # Maelstrom (straight): 2 damage on every enemy miniature in the room, then each is pushed.
    t = table("nero", {"who": "rebecca", "at": "garden", "tokens": 0}, at="garden", quick="maelstrom")
    t.play("maelstrom", "garden", "crypt")
    assert (t.me.at, t.me.damage) == ("garden", {})
    assert (t["rebecca"].at, t["rebecca"].damage) == ("crypt", {"nero": 2})
    assert t.nothing_pending


@rule("BR-22.4", "BR-R29", "BR-20.3")
def test_an_own_trap_helps_its_owner_but_does_not_harm_the_owner() -> None:
    # Sacred Threshold (yellow): 2 damage on the entering miniature, heal 2 on the own sheet.
    rebecca = {
        "who": "rebecca",
        "at": "bibliotheca",
        "spells": ["trap: sacred_threshold"],
        "damage": {"rose": 3},
        "tokens": 0,
    }
    t = table("nero", rebecca, at="garden", tokens=1)
    t.play("room-bibliotheca", "sacred_threshold", "stop", "done")
    assert t.me.damage == {"rebecca": 2}
    assert t["rebecca"].damage == {"rose": 1}
    assert t.nothing_pending


@rule("BR-22.4", "BR-R29", "BR-20.3")
def test_an_area_trap_spares_its_owner_in_the_room() -> None:
    rebecca = {
        "who": "rebecca",
        "at": "arena",
        "spells": ["trap: blade_hail"],
        "evocations": ["cerberus@arena"],
        "tokens": 0,
    }
    t = table("nero", rebecca, at="throne_room")
    t.play("room-arena", "blade_hail", "stop", "done")
    assert t.me.damage == {"rebecca": 3}
    assert t["rebecca"].damage == {}
    assert sum(t["rebecca"].evocation("cerberus").damage) == 0
    assert t.nothing_pending


@rule("BR-22.4")
def test_a_protection_moves_its_owner() -> None:
    # Smoke Veil: dodge damage from an attack, then move up to 1 room.
    rebecca = {"who": "rebecca", "at": "garden", "quick": "protection: smoke_veil", "tokens": 0}
    t = table("nero", rebecca, at="garden")
    t.play("rebecca", "smoke_veil", "crypt")
    assert (t["rebecca"].at, t["rebecca"].damage) == ("crypt", {})
    t.play("done")
    assert t.nothing_pending


@rule("BR-22.4")
def test_an_effect_that_says_so_reaches_its_own_caster() -> None:
    # Gate of the Void (reversed): teleport up to 3 miniatures of any owners including yourself, each to any room.
    t = table(
        "nero",
        {"who": "rebecca", "tokens": 0},
        at="garden",
        quick="gate_of_the_void/reversed",
        evocations=["cerberus@garden"],
        moon=2,
    )
    t.play("gate_of_the_void", "mark-before", "nero", "cerberus")
    assert t.ask == "teleport", "nobody else is in the Lodge"
    t.play("crypt", "forge")
    assert t.me.at == "crypt"
    assert t.me.evocations == ["cerberus@forge"]
    assert t.nothing_pending


@rule("BR-22.5", "BR-21.15")
def test_own_damage_can_be_removed_from_the_own_sheet() -> None:
    t = table("nero", {"who": "rebecca", "tokens": 0}, at="garden", quick="healing_light", damage={"rebecca": 5})
    t.play("healing_light")
    assert t.me.damage == {"rebecca": 1}
    assert t.nothing_pending


@rule("BR-22.5", "BR-23.10")
def test_own_evocations_can_be_activated() -> None:
    # Andromeda's Veil (reversed): one of your own evocations acts now.
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "evocations": ["malacoda@crypt"], "tokens": 0},
        at="garden",
        quick="andromedas_veil/reversed",
        evocations=["cerberus@garden"],
    )
    t.play("andromedas_veil", "element-fire", "crypt", "stop", "rebecca", "malacoda")
    assert t.me.evocations == ["cerberus@crypt"]
    assert t["rebecca"].damage == {"nero": 2}
    assert t["rebecca"].evocation("malacoda").damage[0] == 2
    assert t.nothing_pending


@rule("BR-22.5")
def test_an_own_evocation_can_be_given_up() -> None:
    # Soul Harvest (reversed): remove one of your evocations, gain 1 power point, heal 3 damage.
    t = table(
        "nero",
        {"who": "rebecca", "tokens": 0},
        at="garden",
        quick="soul_harvest/reversed",
        damage={"rebecca": 4},
        evocations=["cerberus@garden"],
    )
    t.play("soul_harvest")
    assert t.me.evocations == []
    assert (t.me.power, t.me.damage) == (1, {"rebecca": 1})
    assert t.nothing_pending
