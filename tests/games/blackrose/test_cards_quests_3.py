"""The quests of the third moon (BR-9.1): each met exactly at its boundary and not before, its power, its reward."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blackrose.play import Table, id_of, table
from tests.games.blackrose.questing import FOUR, activating, cleaning_up, go, holding, meets, unmet
from tests.support.rules import rule

ROOMS = [
    ("heart_of_the_rose", "black_rose_room", 4),
    ("coronation", "throne_room", 3),
    ("carnival_of_masks", "pleasures_room", 3),
    ("grand_melee", "arena", 3),
    ("great_work", "alchemical_laboratory", 3),
    ("lord_of_beasts", "summoner_room", 3),
    ("index_of_forbidden_names", "bibliotheca", 3),
    ("plunder", "treasure_room", 3),
    ("weapon_of_legend", "forge", 3),
    ("reality_breaks", "mirrors_room", 3),
    ("throw_into_the_void", "the_abyss", 3),
    ("black_mass", "sacrificial_altar", 3),
]
FOUR_CARDS = "fireball, dismiss, foresight, hourglass"
LIBRARY = {"illusion": "vanish"}
ALL_FORGOTTEN = (
    "shame_of_crete, black_sun, rift_of_ages, rose_thorns, crown_of_oblivion, total_collapse, "
    "legion_of_the_forgotten, absolute_negation, fulfilled_prophecy, gate_of_the_void"
)


def rebecca(at: str = "garden", **more: Any) -> dict[str, Any]:
    return {"who": "rebecca", "at": at, "tokens": 0, **more}


def tessa(at: str = "garden", **more: Any) -> dict[str, Any]:
    return {"who": "tessa", "at": at, "tokens": 0, **more}


def takes_from_the_library(t: Table) -> None:
    """The reward: one card from the library."""
    t.play("illusion")
    assert t.me.hand == "vanish"
    assert t.nothing_pending


@rule("BR-9.2")
@pytest.mark.parametrize(("quest", "room", "power"), ROOMS)
def test_the_room_has_to_be_activated(quest: str, room: str, power: int) -> None:
    other = "sanctuary" if room != "sanctuary" else "forge"
    t = holding(quest, at=other).play("activate")
    unmet(t, quest).play("done")
    assert t.nothing_pending
    assert meets(holding(quest, at=room, hand=FOUR_CARDS).play("activate"), quest, power).me.quests == 0
    # Being there, or coming there, is not enough.
    t = holding(quest, at=table().next_to(room)[0], hand=FOUR_CARDS).play(room, "stop")
    unmet(t, quest).play("done")
    assert t.nothing_pending


# ------------------------------------------------------------------ rewards of rooms


def test_heart_of_the_rose() -> None:
    t = activating(
        "heart_of_the_rose", "black_rose_room", 4, hand=f"{FOUR_CARDS}, golden_decree", spells=["vanish"],
        forgotten="black_sun, rift_of_ages, rose_thorns", rest={"crown": 1},
    )  # fmt: skip
    t.play(*FOUR_CARDS.split(", "), "rift_of_ages", "black_sun", "golden_decree/straight", "done")
    assert t.crown == "nero"
    assert t.me.power == 4 + 1
    assert t.me.hand == "rift_of_ages"
    assert t.me.memories == f"{FOUR_CARDS}, vanish"
    assert t.me.status(1) == "used"
    assert t.nothing_pending


def test_heart_of_the_rose_with_an_empty_sheet() -> None:
    t = activating(
        "heart_of_the_rose", "black_rose_room", 4, hand=f"{FOUR_CARDS}, golden_decree",
        forgotten="black_sun, rift_of_ages, rose_thorns",
    )  # fmt: skip
    t.play(*FOUR_CARDS.split(", "), "rift_of_ages", "black_sun", "done")
    assert "golden_decree" in t.me.hand, "there is no card that it could replace"
    assert t.nothing_pending


def test_coronation() -> None:
    t = activating("coronation", "throne_room", 3, spellbook="fireball, dismiss, vanish", rest={"crown": 1}).play(
        "done"
    )
    assert t.crown == "nero"
    assert t.me.hand == "fireball, dismiss"
    assert t.nothing_pending
    assert activating("coronation", "throne_room", 3, spellbook="vanish").play("done").me.hand == "vanish"


def test_carnival_of_masks() -> None:
    deck = "massacre, headhunter, exorcist, tyrant"
    t = activating("carnival_of_masks", "pleasures_room", 3, quest_deck=deck, library=LIBRARY)
    assert t.options == ["quest-massacre", "quest-headhunter", "quest-exorcist"]
    t.play("headhunter", "exorcist", "illusion", "done")
    assert t.me.quests == "headhunter"
    assert t.me.hand == "vanish"
    lying = [id_of(card) for card in reversed(t.state.quest_decks[2])]
    assert (lying[0], lying[-2:]) == ("tyrant", ["exorcist", "massacre"])
    assert t.nothing_pending


def test_grand_melee() -> None:
    others = (rebecca("throne_room", evocations=["cerberus@arena", "malacoda@garden"]), tessa("forge"))
    t = activating("grand_melee", "arena", 3, *others, evocations=["landsknecht@armory"], spells=["fireball"])
    t.play("done")
    assert (t[1].damage, t[2].damage) == ({"nero": 2}, {"nero": 2})
    assert [sum(e.damage) for e in t[1].w.evocations] == [2, 0]
    assert sum(t.me.evocation("landsknecht").damage) == 0
    assert t.me.status(1) == "prepared", "nobody casts in the Arena"
    assert t.nothing_pending


def test_great_work() -> None:
    library = {"destruction": "annihilation", "illusion": "vanish"}
    t = activating(
        "great_work", "alchemical_laboratory", 3, library=library, memories="fireball, dismiss", hand="foresight"
    )
    t.play("illusion", "destruction", "fireball", "done")
    assert t.me.hand == "foresight, vanish, annihilation, fireball", "and none is discarded"
    assert t.me.memories == "dismiss"
    assert t.nothing_pending
    t = activating("great_work", "alchemical_laboratory", 3, library=library).play("illusion", "illusion", "done")
    assert len(t.me.hand) == 2
    assert t.nothing_pending


def test_lord_of_beasts() -> None:
    t = activating("lord_of_beasts", "summoner_room", 3, rebecca("throne_room"))
    assert t.options == ["evocation-cerberus", "evocation-malacoda"]
    t.play("malacoda", "throne_room", "stop", "rebecca", "done")
    assert t.me.evocations == ["malacoda@throne_room"]
    assert t.other.damage == {"nero": 3}
    assert t.nothing_pending


def test_lord_of_beasts_takes_what_is_left() -> None:
    others = (rebecca("cell", evocations=["cerberus@forge"] * 3), tessa("cell", evocations=["malacoda@forge"] * 2))
    t = activating("lord_of_beasts", "summoner_room", 3, *others).play("stop", "done")
    assert t.me.evocations == ["malacoda@summoner_room"]
    assert t.nothing_pending
    others = (rebecca("cell", evocations=["cerberus@forge"] * 3), tessa("cell", evocations=["malacoda@forge"] * 3))
    t = activating("lord_of_beasts", "summoner_room", 3, *others).play("done")
    assert t.me.evocations == []
    assert t.nothing_pending


def test_index_of_forbidden_names() -> None:
    t = activating("index_of_forbidden_names", "bibliotheca", 3, forgotten="black_sun, rift_of_ages").play("done")
    assert t.me.hand == "black_sun", "and no card of the library"
    assert t.nothing_pending
    none = activating("index_of_forbidden_names", "bibliotheca", 3, rebecca(memories=ALL_FORGOTTEN)).play("done")
    assert none.me.hand == 0
    assert none.nothing_pending


def test_plunder() -> None:
    others = (rebecca(power=3), tessa("crypt", power=0), {"who": "jafar", "power": 4, "tokens": 0})
    t = activating("plunder", "treasure_room", 3, *others).play("done")
    assert [t[seat].power for seat in range(4)] == [3 + 1, 2, 0, 4], "nothing from the cell, and not the room's own"
    assert t.nothing_pending


def test_weapon_of_legend() -> None:
    t = activating("weapon_of_legend", "forge", 3, rebecca("throne_room")).play("arena", "throne_room", "done")
    assert t.other.damage == {"nero": 2 + 3}
    assert t.nothing_pending
    t = activating("weapon_of_legend", "forge", 3, rebecca("the_abyss")).play("arena", "throne_room", "done")
    assert (t.me.at, t.other.wounds) == ("throne_room", 0)
    assert t.nothing_pending


def test_reality_breaks() -> None:
    t = activating("reality_breaks", "mirrors_room", 3)
    assert "room-mirrors_room" not in t.options
    t.play("crypt", "done")
    assert (t.instability("mirrors_room"), t.instability("crypt")) == ({"nero": 2}, {"nero": 1})
    assert t.nothing_pending
    full = {"mirrors_room": {"rose": 5}, "crypt": {"rose": 6}}
    t = activating("reality_breaks", "mirrors_room", 3, instability=full).play("crypt", "done")
    assert (t.instability("mirrors_room"), t.instability("crypt")) == ({"nero": 1, "rose": 5}, {"rose": 6})
    assert t.nothing_pending


def test_throw_into_the_void() -> None:
    t = activating("throw_into_the_void", "the_abyss", 3, rebecca(power=4, damage={"nero": 5}), tessa()).play(
        "rebecca", "done"
    )
    assert t[1].at == "cell"
    assert (t[1].power, t[1].damage, t.me.power) == (4, {"nero": 5}, 3), "this is not a defeat"
    assert t.me.at == "the_abyss"
    assert t.nothing_pending
    assert activating("throw_into_the_void", "the_abyss", 3, rebecca("cell")).play("done").nothing_pending


def test_black_mass() -> None:
    t = activating("black_mass", "sacrificial_altar", 3, rebecca(), tessa("forge"), evocations=["landsknecht@forge"])
    t.play("tessa", "done")
    assert (t[1].damage, t[2].damage) == ({}, {"nero": 4})
    assert t.me.evocations == ["landsknecht@forge"]
    assert t.nothing_pending
    none = activating("black_mass", "sacrificial_altar", 3, rebecca("cell", evocations=["malacoda@garden"])).play(
        "done"
    )
    assert (none.other.wounds, sum(none.other.evocation("malacoda").damage)) == (0, 0)
    assert none.nothing_pending


# ------------------------------------------------------------------ conditions


def test_headhunter() -> None:
    quest = "headhunter"
    for trophies, enough in ((1, False), (2, True)):
        t = holding(quest, rebecca(damage={"rose": 9}), at="garden", trophies={"rebecca": trophies}, library=LIBRARY)
        go(t, quest, "rebecca")
        assert t.me.trophies == {"rebecca": trophies + 1}
        if enough:
            meets(t, quest, 3).play("illusion", "done")
            assert t.me.hand == "vanish"
        else:
            unmet(t, quest).play("done")
        assert t.nothing_pending


def test_headhunter_of_any_heads() -> None:
    quest = "headhunter"
    t = holding(quest, rebecca(damage={"rose": 9}), tessa("cell"), at="garden", trophies={"rebecca": 1, "tessa": 1})
    meets(go(t, quest, "rebecca"), quest, 3)


def test_demolisher() -> None:
    quest = "demolisher"
    t = cleaning_up(
        quest, instability={"garden": {"nero": 3, "rose": 1}}, spellbook="fireball, dismiss, vanish, sun_lance"
    )
    assert t.destroyed("garden")
    assert t.me.w.rooms == ["garden"]
    meets(t, quest, 3)
    assert t.rules("draw-spell").count("BR-28.12") == 2
    assert t.nothing_pending


def test_demolisher_receives_it_himself() -> None:
    quest = "demolisher"
    for cubes in ({"nero": 2, "rose": 2}, {"nero": 1, "rebecca": 3}, {"nero": 3}):
        t = cleaning_up(quest, instability={"garden": cubes})
        assert t.me.w.rooms == []
        unmet(t, quest)


def test_massacre() -> None:
    quest = "massacre"
    t = holding(quest, rebecca(evocations=["malacoda@garden"]), at="garden", quick="black_sun", damage={"rose": 5})
    go(t, quest, "black_sun", "end-turn")
    unmet(t, quest)
    go(t, quest, "rebecca")
    meets(t, quest, 3)
    assert t.me.damage == {"rose": 2}
    t.play("done")
    assert t.nothing_pending


def test_massacre_counts_cubes_really_placed() -> None:
    quest = "massacre"
    t = holding(quest, rebecca(evocations=["landsknecht@garden"]), at="garden", quick="black_sun")
    go(t, quest, "black_sun", "end-turn", "rebecca", "done")
    assert t.other.wounds + 2 == 7
    unmet(t, quest)


def test_one_blow() -> None:
    quest = "one_blow"
    for spell, victim in (
        ("meteor_swarm", rebecca()),
        ("meteor_swarm", rebecca("cell", evocations=["cerberus@garden"])),
    ):
        t = holding(quest, victim, at="garden", spells=[spell], library=LIBRARY)
        go(t, quest, spell)
        takes_from_the_library(meets(t, quest, 3))
    t = holding(quest, rebecca(), at="garden", quick="fireball", spells=["fireball"])
    go(t, quest, "space-0", "garden", "space-1", "garden")
    assert t.other.wounds == 3 + 3
    unmet(t, quest)
    t = holding(quest, rebecca(evocations=["malacoda@garden"]), at="garden", spells=["fireball"])
    go(t, quest, "fireball", "garden")
    assert t.other.wounds + sum(t.other.evocation("malacoda").damage) == 6
    unmet(t, quest)


def test_legions_pride() -> None:
    quest = "legions_pride"
    t = holding(
        quest, rebecca(damage={"rose": 9}), tessa(), at="forge", spells=["grip_of_darkness"],
        evocations=["landsknecht@garden", "malacoda@garden"],
    )  # fmt: skip
    go(t, quest, "grip_of_darkness", "stop", "rebecca")
    meets(t, quest, 4)
    t.play("malacoda", "stop", "tessa")
    assert t["tessa"].damage == {"nero": 3}
    assert t.nothing_pending


def test_legions_pride_is_not_his_own_blow() -> None:
    quest = "legions_pride"
    t = holding(quest, rebecca(damage={"rose": 9}), at="garden", evocations=["landsknecht@garden"])
    go(t, quest, "rebecca", "done")
    assert t.other.at == "cell"
    unmet(t, quest)
    t = holding(
        quest, rebecca(damage={"rose": 8}), at="forge", spells=["grip_of_darkness"], evocations=["landsknecht@garden"]
    )
    go(t, quest, "grip_of_darkness", "stop", "rebecca")
    assert t.other.wounds == 10
    unmet(t, quest)


def test_untouchable() -> None:
    quest = "untouchable"
    t = cleaning_up(quest, at="garden", damage={"rose": 4}, library=LIBRARY)
    takes_from_the_library(meets(t, quest, 3))
    unmet(cleaning_up(quest, at="cell"), quest)


def test_untouchable_was_never_touched_in_this_round() -> None:
    quest = "untouchable"
    attacker = {"who": "rebecca", "at": "garden", "tokens": 1}
    t = holding(quest, attacker, at="garden", tokens=0, active=1, quick="healing_light")
    go(t, quest, "nero", "done", "healing_light")
    assert t.me.wounds == 0
    unmet(t, quest)
    assert t.phase != "action"
    t = holding(quest, attacker, at="garden", tokens=0, active=1, quick="healing_light")
    go(t, quest, "wait", "healing_light")
    meets(t, quest, 3)


def test_reflected_glory() -> None:
    quest = "reflected_glory"
    shields = ["protection: deceptive_wind", "protection: sentinel_eye"]
    attacker = {"who": "rebecca", "at": "garden", "tokens": 1}
    t = holding(quest, {**attacker, "quick": "dismiss/reversed"}, at="garden", active=1, spells=shields)
    go(t, quest, "dismiss", "pass", "deceptive_wind", "nero", "sentinel_eye")
    assert t.me.wounds == 0
    unmet(t, quest)
    t = holding(quest, {**attacker, "quick": "sun_lance"}, at="garden", active=1, spells=shields, damage={"rose": 4})
    go(t, quest, "sun_lance", "pass", "deceptive_wind", "nero", "sentinel_eye")
    meets(t, quest, 3)
    assert t.me.damage == {"rose": 1}
    t.play("done")
    assert t.nothing_pending


def test_reflected_glory_in_one_round() -> None:
    quest = "reflected_glory"
    shields = ["protection: deceptive_wind", "protection: sentinel_eye"]
    attacker = {"who": "rebecca", "at": "garden", "tokens": 1, "quick": "sun_lance"}
    t = holding(quest, attacker, at="garden", active=1, tokens=0, spells=shields)
    go(t, quest, "sun_lance", "pass", "deceptive_wind", "end-turn")
    unmet(t, quest)
    go(t, quest, "nero", "sentinel_eye")
    meets(t, quest, 3)


def test_reflected_glory_counts_a_dodge_and_what_is_redirected() -> None:
    quest = "reflected_glory"
    shields = ["protection: mirror_image/reversed", "protection: smoke_veil"]
    attacker = {"who": "rebecca", "at": "garden", "tokens": 1, "quick": "sun_lance"}
    t = holding(quest, attacker, at="garden", active=1, spells=shields, board=["", "call_to_arms", ""])
    go(t, quest, "sun_lance", "pass", "mirror_image", "pass", "nero", "smoke_veil")
    assert t.me.wounds == 1
    meets(t, quest, 3)


def test_perfect_crime() -> None:
    quest = "perfect_crime"
    for lying, enough in ((8, False), (9, True)):
        walker = {"who": "rebecca", "at": "crypt", "damage": {"rose": lying}}
        t = holding(quest, walker, active=1, spells=["trap: blade_hail"], spellbook="fireball, dismiss, vanish")
        go(t, quest, "garden", "blade_hail")
        if enough:
            assert t.other.at == "cell"
            meets(t, quest, 4)
            assert t.me.hand == "fireball, dismiss"
            assert t.nothing_pending
        else:
            assert t.other.wounds == 10
            unmet(t, quest)


def test_perfect_crime_is_a_traps() -> None:
    quest = "perfect_crime"
    t = holding(quest, rebecca(damage={"rose": 9}), at="garden")
    go(t, quest, "rebecca", "done")
    assert t.other.at == "cell"
    unmet(t, quest)


def test_bring_it_down() -> None:
    quest = "bring_it_down"
    t = holding(quest, at="garden", quick="earthquake/reversed", spells=["stone_claws"])
    go(t, quest, "earthquake", "mark-before", "bibliotheca", "activate", "forge", "done")
    unmet(t, quest)
    go(t, quest, "end-turn", "stone_claws")
    meets(t, quest, 3).play("crypt")
    assert t.instability("crypt") == {"nero": 1}
    assert t.nothing_pending


def test_usurped_walls() -> None:
    quest = "usurped_walls"
    for lying, enough in ((1, False), (2, True)):
        t = holding(
            quest, rebecca("crypt", damage={"rose": 1}), at="garden", quick="icy_grip", spells=["total_collapse/reversed"],
            instability={"crypt": {"rose": lying}},
        )  # fmt: skip
        go(t, quest, "icy_grip", "rose", "total_collapse", "element-fire", "mark-before", "crypt")
        assert t.instability("crypt") == {"nero": lying}
        if enough:
            meets(t, quest, 3).play("forge")
            assert t.instability("forge") == {"nero": 1}
            assert t.nothing_pending
        else:
            unmet(t, quest)


def test_usurped_walls_in_one_round() -> None:
    quest = "usurped_walls"
    t = holding(
        quest,
        at="garden",
        quick="rite_of_control",
        spells=["rite_of_control"],
        instability={"garden": {"rose": 4}},
        tokens=2,
    )
    go(t, quest, "space-0", "element-fire", "garden", "rose", "done", "end-turn")
    unmet(t, quest)
    go(t, quest, "space-1", "element-fire", "garden", "rose", "done")
    meets(t, quest, 3)


def test_four_seals() -> None:
    quest = "four_seals"
    t = holding(
        quest, at="garden", quick="stone_claws", spells=["healing_light", "hourglass", "blazing_stride/reversed"],
        hand="golden_decree, fireball", rest={"crown": 1},
    )  # fmt: skip
    go(t, quest, "stone_claws", "healing_light", "end-turn", "hourglass", "end-turn")
    unmet(t, quest)
    go(t, quest, "blazing_stride")
    meets(t, quest, 3).play("healing_light", "golden_decree/straight")
    assert (t.crown, t.me.power) == ("nero", 3 + 1)
    assert t.me.memories == "healing_light"
    assert t.nothing_pending


@rule("BR-R49")
def test_four_seals_in_place_of_the_spell_that_broke_the_last() -> None:
    quest = "four_seals"
    t = holding(
        quest, rebecca(), at="garden", quick="stone_claws", spells=["healing_light", "hourglass", "sun_lance/reversed"],
        hand="pact_with_the_rose",
    )  # fmt: skip
    go(t, quest, "stone_claws", "healing_light", "end-turn", "hourglass", "end-turn", "sun_lance")
    meets(t, quest, 3).play("sun_lance", "pact_with_the_rose/straight")
    assert t.me.power == 3 + 2, "cast once"
    t.play("garden")
    assert t.other.damage == {"nero": 3}, "and the spell goes on, though its card is gone"
    assert t.me.memories == "sun_lance"
    assert t.me.on(3) == "pact_with_the_rose"
    assert t.nothing_pending


def test_forbidden_lore() -> None:
    quest = "forbidden_lore"
    t = holding(quest, at="garden", quick="stone_claws", spells=["rift_of_ages"], library=LIBRARY)
    go(t, quest, "stone_claws")
    unmet(t, quest)
    go(t, quest, "rift_of_ages")
    meets(t, quest, 3).play("illusion")
    assert t.me.hand == "vanish"
    assert t.nothing_pending


@rule("BR-19.5", "BR-28.6")
def test_forbidden_lore_has_to_be_resolved() -> None:
    quest = "forbidden_lore"
    t = holding(quest, rebecca(spells=["protection: hall_of_mirrors"]), at="garden", spells=["black_sun/reversed"])
    go(t, quest, "black_sun", "hall_of_mirrors")
    assert t.other.wounds == 0
    unmet(t, quest)


def test_exorcist() -> None:
    quest = "exorcist"
    lines = ["landsknecht@garden", "landsknecht@garden"]
    t = holding(quest, rebecca(evocations=lines), at="garden", library=LIBRARY)
    go(t, quest, "evocation-1-1", "done", "end-turn")
    unmet(t, quest)
    go(t, quest, "landsknecht")
    meets(t, quest, 3).play("illusion", "done")
    assert t.me.hand == "vanish"
    assert t.nothing_pending


def test_from_the_brink() -> None:
    quest = "from_the_brink"
    for lying, enough in ((7, False), (8, True)):
        t = holding(quest, at="garden", tokens=1, damage={"rose": lying})
        go(t, quest, "wait")
        if enough:
            meets(t, quest, 3)
            assert t.me.damage == {"rose": 4}
            assert t.nothing_pending
        else:
            unmet(t, quest)


def test_from_the_brink_at_the_end_of_his_own_turn() -> None:
    quest = "from_the_brink"
    other = {"who": "rebecca", "at": "forge", "tokens": 1}
    t = holding(quest, other, at="garden", active=1, tokens=0, damage={"rose": 8})
    go(t, quest, "wait")
    assert t.phase != "action"
    unmet(t, quest)


def test_rival_of_the_rose() -> None:
    quest = "rival_of_the_rose"
    t = cleaning_up(quest, power=9, rest={"rose_power": 4})
    before = t.rose
    meets(t, quest, 3)
    lost = t.events("lose-power")[0]
    assert (before, lost.args["count"], lost.args["now"]) == (4, 2, 2)
    assert t.me.power == 12
    assert t.nothing_pending
    unmet(cleaning_up(quest, power=8, rest={"rose_power": 4}), quest)


def test_master_of_the_house() -> None:
    quest = "master_of_the_house"
    t = holding(quest, at="treasure_room", spells=["hidden_passage/reversed"], library=LIBRARY)
    go(t, quest, "activate", "cemetery", "stop", "activate")
    unmet(t, quest)
    go(t, quest, "done", "end-turn", "hidden_passage", "mark-before", "garden")
    meets(t, quest, 3)
    t.play("illusion", "forge")
    assert t.me.hand == "vanish"
    assert t.instability("forge") == {"nero": 1}
    assert t.nothing_pending


def test_tyrant() -> None:
    quest = "tyrant"
    t = holding(quest, rebecca(), at="garden", tokens=1, library=LIBRARY, rest={"crown": 0})
    go(t, quest, "rebecca", "done")
    takes_from_the_library(meets(t, quest, 3))
    t = holding(quest, rebecca(), at="garden", tokens=1, rest={"crown": 1})
    go(t, quest, "rebecca", "done")
    assert t.phase != "action"
    unmet(t, quest)
    t = holding(quest, rebecca(), at="garden", tokens=1, rest={"crown": 0})
    go(t, quest, "wait")
    assert t.phase != "action"
    unmet(t, quest)


def test_three_funerals() -> None:
    quest = "three_funerals"
    jafar = {"who": "jafar", "at": "garden", "tokens": 0, "damage": {"rose": 4}}
    t = holding(quest, rebecca(), tessa(), jafar, at="garden", tokens=3)
    go(t, quest, "rebecca", "done", "tessa", "done")
    unmet(t, quest)
    go(t, quest, "jafar")
    meets(t, quest, 4).play("jafar", "rose", "rose", "rose")
    assert t["jafar"].damage == {"nero": 2 + 3, "rose": 1}
    t.play("done")
    assert t.nothing_pending


def test_three_funerals_are_of_three() -> None:
    quest = "three_funerals"
    t = holding(quest, rebecca(), tessa(evocations=["malacoda@garden"]), FOUR[2], at="garden", tokens=3)
    go(t, quest, "rebecca", "done", "tessa", "done", "malacoda", "done")
    unmet(t, quest)


def test_last_one_standing() -> None:
    quest = "last_one_standing"
    twice = {"who": "rebecca", "tokens": 0, "fallen": 2}
    one, other = ({"who": who, "tokens": 0, "fallen": 1} for who in ("rebecca", "tessa"))
    t = cleaning_up(quest, one, other, FOUR[2], at="garden", library=LIBRARY)
    takes_from_the_library(meets(t, quest, 4))
    unmet(cleaning_up(quest, one, other, FOUR[2], at="cell"), quest)
    unmet(cleaning_up(quest, twice, *FOUR[1:], at="garden"), quest)


def test_last_one_standing_whoever_defeats_them() -> None:
    quest = "last_one_standing"
    t = holding(
        quest, {"who": "rebecca", "at": "garden", "tokens": 1}, tessa(damage={"rose": 9}), {**FOUR[2], "fallen": 1},
        at="crypt", tokens=0, active=1, library=LIBRARY,
    )  # fmt: skip
    go(t, quest, "tessa", "done")
    takes_from_the_library(meets(t, quest, 4))
