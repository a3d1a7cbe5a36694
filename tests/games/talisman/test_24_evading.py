"""Evading (TA-24): what may be evaded, by whom, and what follows."""

from __future__ import annotations

import pytest

from tests.games.talisman.play import table
from tests.games.talisman.spellcraft import idle
from tests.support.rules import rule


def until(t, *asks):
    """On to one of these questions, nobody doing more than he must."""
    while t.ask not in asks and not t.turn_over:
        idle(t)
    return t


@rule("TA-24.1", "TA-14.2", "TA-R114")
def test_what_is_evaded_neither_hurts_nor_gives_anything_and_the_turn_goes_on():
    t = table("troll", at="fields-1", stage="landed", invisible=True, lying={"fields-1": "dragon, ring"})
    until(t, "evade").play("dragon")
    assert t.events("fight-scores") == []
    assert t.lying("fields-1") == "dragon, ring"
    until(t, "loot-space").play("ring")
    assert t.me.objects == "ring"
    assert (t.me.life, t.me.trophies) == (6, 0)


@rule("TA-24.2", "TA-16.4", "TA-R24")
def test_evading_is_declared_for_each_enemy():
    t = table("troll", at="fields-1", stage="landed", invisible=True, lying={"fields-1": "dragon, bear"}, dice=[6, 1])
    until(t, "evade")
    t.play("dragon", "done")
    assert t.events("fight-scores")[0].args["other"] == 3 + 1
    assert "dragon" in t.lying("fields-1")


@rule("TA-24.2", "TA-16.4")
def test_nobody_must_evade():
    t = table("troll", at="fields-1", stage="landed", invisible=True, lying={"fields-1": "bear"}, dice=[6, 1])
    until(t, "evade").play("done")
    assert t.events("fight-scores")


@rule("TA-24.2")
def test_without_an_effect_that_allows_it_nobody_evades():
    t = table("troll", at="fields-1", stage="landed", lying={"fields-1": "bear"}, dice=[6, 1])
    assert not any("evade" in str(e.name) for e in t.log)
    assert t.events("fight-scores")


@rule("TA-24.2", "TA-33.5")
def test_the_sentinel_may_be_evaded():
    t = table("troll", at="woods-2", invisible=True, dice=[2], draws="ring")
    t.play("bridge")
    assert t.ask == "evade-creature"
    t.play("evade")
    assert t.me.space == "hills-3"


@rule("TA-24.2", "TA-16.3")
def test_a_creature_produced_by_a_place_may_be_evaded():
    t = table("troll", at="city", stage="cards", invisible=True, lying={"city": "cave"}, dice=[1])
    assert t.ask == "evade-creature"
    t.play("evade")
    assert t.events("fight-scores") == []


@rule("TA-24.2", "TA-17.1", "TA-R114")
def test_an_attacking_character_may_be_evaded_and_his_turn_is_over():
    t = table("troll", at="fields-1", stage="landed", others=[{"who": "elf", "at": "fields-1", "invisible": True}])
    t.play("seat-1")
    until(t, "evade-character").play("evade")
    assert t.turn_over
    assert t.other.life == 4


@rule("TA-24.2", "TA-R145")
def test_an_ability_of_another_may_be_evaded():
    t = table(
        "thief", at="fields-1", stage="landed", others=[{"who": "elf", "at": "fields-1", "invisible": True, "gold": 2}]
    )
    t.play("seat-1", "steal")
    assert (t.seat, t.ask) == (1, "evade-character")
    t.play("evade")
    assert (t.me.gold, t.other.gold) == (0, 2)
    assert t.turn_over


@rule("TA-24.3", "TA-37.2")
@pytest.mark.parametrize(("at", "dice"), [("pits", [1, 6, 1]), ("werewolf-den", [1, 1, 6, 1])])
def test_creatures_of_the_inner_region_cannot_be_evaded(at, dice):
    t = table("troll", at=at, stage="space", invisible=True, dice=dice)
    assert t.events("fight-scores")


@rule("TA-24.3", "TA-37.4")
def test_characters_can_be_evaded_in_the_inner_region_too():
    t = table(
        "troll", at="valley-of-fire", stage="landed", others=[{"who": "elf", "at": "valley-of-fire", "invisible": True}]
    )
    t.play("seat-1")
    until(t, "evade-character").play("evade")
    assert t.other.life == 4


@rule("TA-R78", "TA-24.2")
@pytest.mark.parametrize(
    ("who", "followers", "at", "may"),
    [
        ("elf", "", "woods-1", True),
        ("elf", "", "woods-4", True),
        ("elf", "", "hills-1", False),
        ("dwarf", "", "hills-1", True),
        ("dwarf", "", "hills-3", True),
        ("dwarf", "", "woods-1", False),
        ("troll", "pixie", "woods-1", True),
        ("troll", "gnome", "hills-3", True),
        ("troll", "gnome, pixie", "fields-1", False),
    ],
)
def test_evading_in_woods_and_hills_of_any_region(who, followers, at, may):
    t = table(who, at=at, stage="landed", followers=followers, lying={at: "bear"}, others=["warrior"])
    asked = []
    while not t.turn_over:
        asked.append(t.ask)
        idle(t)
    assert ("evade" in asked) == may


@rule("TA-24.1", "TA-44.15")
def test_what_was_evaded_attacks_again_in_another_turn():
    t = table("troll", at="fields-1", stage="landed", invisible=True, lying={"fields-1": "bear"})
    until(t, "evade").play("bear")
    until(t)
    assert t.state.tamed == []
    assert not t.me.a.invisible
