"""The quests of the second moon (BR-9.1): each met exactly at its boundary and not before, its power, its reward."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blackrose.play import Table, id_of, table
from tests.games.blackrose.questing import FOUR, activating, go, holding, meets, unmet
from tests.support.rules import rule

ROOMS = [
    ("the_rose_opens", "black_rose_room", 3),
    ("usurper", "throne_room", 2),
    ("debauchery", "pleasures_room", 2),
    ("arsenal", "armory", 2),
    ("trial_by_combat", "arena", 2),
    ("philosophers_stone", "alchemical_laboratory", 2),
    ("pack_leader", "summoner_room", 2),
    ("forbidden_shelf", "bibliotheca", 2),
    ("sanctify", "sanctuary", 2),
    ("rewrite_the_stars", "observatory", 2),
    ("embezzler", "treasure_room", 2),
    ("masterwork", "forge", 2),
    ("overgrowth", "garden", 2),
    ("double_image", "mirrors_room", 2),
    ("falling", "the_abyss", 2),
    ("army_of_the_night", "cemetery", 2),
    ("blood_debt", "sacrificial_altar", 2),
]
FOUR_CARDS = "fireball, dismiss, foresight, hourglass"
LIBRARY = {"illusion": "vanish"}


def rebecca(at: str = "garden", **more: Any) -> dict[str, Any]:
    return {"who": "rebecca", "at": at, "tokens": 0, **more}


def tessa(at: str = "garden", **more: Any) -> dict[str, Any]:
    return {"who": "tessa", "at": at, "tokens": 0, **more}


def takes_from_the_library(t: Table) -> None:
    """The reward: one card from the library."""
    t.play("illusion")
    assert t.me.hand == "vanish"


@rule("BR-9.2")
@pytest.mark.parametrize(("quest", "room", "power"), ROOMS)
def test_the_room_has_to_be_activated(quest: str, room: str, power: int) -> None:
    other = "treasure_room" if room != "treasure_room" else "sanctuary"
    t = holding(quest, at=other).play("activate")
    unmet(t, quest).play("done")
    assert t.nothing_pending
    assert meets(holding(quest, at=room, hand=FOUR_CARDS).play("activate"), quest, power).me.quests == 0
    # Being there, or coming there, is not enough.
    t = holding(quest, at=table().next_to(room)[0], hand=FOUR_CARDS).play(room, "stop")
    unmet(t, quest).play("done")
    assert t.nothing_pending


# ------------------------------------------------------------------ rewards of rooms


def test_the_rose_opens() -> None:
    t = activating(
        "the_rose_opens", "black_rose_room", 3, hand=FOUR_CARDS, forgotten="black_sun, rift_of_ages, rose_thorns",
        spellbook="sun_lance, vanish",
    )  # fmt: skip
    assert t.me.memories == FOUR_CARDS
    t.play("rift_of_ages", "black_sun", "done")
    assert t.me.hand == "rift_of_ages, sun_lance"
    assert t.nothing_pending
    poor = holding("the_rose_opens", at="black_rose_room", hand="fireball, dismiss, foresight")
    assert not poor.offers("activate")


def test_usurper() -> None:
    t = activating("usurper", "throne_room", 2, rebecca(power=2), rest={"crown": 1}).play("done")
    assert t.crown == "nero"
    assert (t.me.power, t.other.power) == (2 + 1, 1)
    assert t.nothing_pending
    for victim in (rebecca("cell", power=2), rebecca(power=0)):
        t = activating("usurper", "throne_room", 2, victim, rest={"crown": 1}).play("done")
        assert (t.me.power, t.other.power) == (2, victim["power"])
        assert t.crown == "nero"
        assert t.nothing_pending


def test_debauchery() -> None:
    deck = "warlord, polymath, web_weaver, last_word, executioner"
    t = activating("debauchery", "pleasures_room", 2, quest_deck=deck, damage={"rose": 3})
    assert t.options == ["quest-warlord", "quest-polymath", "quest-web_weaver", "quest-last_word"]
    t.play("polymath", "warlord", "last_word", "done")
    assert t.me.quests == "polymath"
    assert t.me.damage == {"rose": 1}
    assert t.nothing_pending
    lying = [id_of(card) for card in reversed(t.state.quest_decks[1])]
    assert lying[0] == "executioner"
    assert lying[-3:] == ["warlord", "last_word", "web_weaver"]


def test_arsenal() -> None:
    t = activating("arsenal", "armory", 2, rebecca("armory")).play("done")
    assert t.other.damage == {"nero": 2 + 1 + 1}
    assert t.nothing_pending
    alone = activating("arsenal", "armory", 2, rebecca("arena")).play("done")
    assert alone.other.damage == {}
    assert alone.nothing_pending


def test_trial_by_combat() -> None:
    t = activating("trial_by_combat", "arena", 2, rebecca(), spells=["healing_light"], damage={"rose": 5})
    t.play("healing_light", "done")
    assert t.me.damage == {"rose": 1}, "the next spell is cast as the Arena says"
    assert t.instability("arena") == {"nero": 1}
    assert t.nothing_pending


def test_philosophers_stone() -> None:
    t = activating("philosophers_stone", "alchemical_laboratory", 2, hand="vanish", spellbook=FOUR_CARDS).play("done")
    assert t.me.hand == "vanish, fireball, dismiss, foresight", "three are drawn, and none is discarded"
    assert t.nothing_pending
    t = activating("philosophers_stone", "alchemical_laboratory", 2, spellbook="fireball, dismiss").play("done")
    assert t.me.hand == "fireball, dismiss"
    assert t.nothing_pending


def test_pack_leader() -> None:
    t = activating("pack_leader", "summoner_room", 2).play("done")
    assert t.me.evocations == ["malacoda@summoner_room"]
    assert t.nothing_pending
    out = rebecca("cell", evocations=["malacoda@garden"] * 3)
    assert activating("pack_leader", "summoner_room", 2, out).play("done").me.evocations == []


def test_forbidden_shelf() -> None:
    library = {"destruction": "fireball, annihilation, earthquake", "divination": "dismiss"}
    t = activating("forbidden_shelf", "bibliotheca", 2, library=library)
    t.play("destruction", "destruction", "destruction", "divination")
    assert t.me.hand == 0, "declared before looking"
    t.play("annihilation", "dismiss", "done")
    assert t.me.hand == "annihilation, dismiss"
    assert t.discards("destruction") == "fireball, earthquake"
    assert t.discards("divination") == 0
    assert t.nothing_pending


def test_sanctify() -> None:
    t = activating("sanctify", "sanctuary", 2, damage={"rebecca": 8}).play("done")
    assert t.me.damage == {"rebecca": 2}
    assert t.nothing_pending
    assert activating("sanctify", "sanctuary", 2, damage={"rose": 5}).play("done").me.wounds == 0


def test_rewrite_the_stars() -> None:
    t = activating(
        "rewrite_the_stars", "observatory", 2, board=["green_hunger", "", "overcharge"], spellbook="fireball"
    )
    assert t.options == ["event-green_hunger", "event-overcharge"]
    t.play("green_hunger", "done")
    assert t.board() == ["", "", "overcharge"]
    assert t.event_discard == "green_hunger"
    assert t.rose == 2
    assert t.me.hand == 0, "the room draws no card"
    assert t.nothing_pending
    none = activating("rewrite_the_stars", "observatory", 2).play("done")
    assert none.rose == 0
    assert none.nothing_pending


def test_embezzler() -> None:
    t = activating("embezzler", "treasure_room", 2, rebecca(power=3)).play("done")
    assert (t.me.power, t.other.power) == (2 + 2, 1)
    assert t.nothing_pending
    for victim, mine, left in ((rebecca(power=1), 3, 0), (rebecca("cell", power=3), 2, 3)):
        t = activating("embezzler", "treasure_room", 2, victim).play("done")
        assert (t.me.power, t.other.power) == (mine, left)
        assert t.nothing_pending


def test_masterwork() -> None:
    t = activating("masterwork", "forge", 2, rebecca("forge", evocations=["malacoda@forge"]))
    t.play("rebecca", "malacoda", "done")
    assert t.other.damage == {"nero": 2}
    assert sum(t.other.evocation("malacoda").damage) == 2
    assert t.me.at == "forge"
    assert t.nothing_pending
    t = activating("masterwork", "forge", 2, rebecca("forge")).play("done")
    assert t.other.damage == {"nero": 4}, "both may be against the same"
    assert activating("masterwork", "forge", 2, rebecca("arena")).play("done").nothing_pending


def test_overgrowth() -> None:
    t = activating("overgrowth", "garden", 2).play("crypt", "done")
    assert t.instability("crypt") == {"nero": 2}
    assert t.instability("garden") == {}
    assert t.nothing_pending
    t = activating("overgrowth", "garden", 2, instability={"forge": {"rose": 3}}).play("forge", "done")
    assert t.instability("forge") == {"nero": 1, "rose": 3}
    t = activating("overgrowth", "garden", 2, destroyed=["crypt"]).play("crypt", "done")
    assert t.instability("crypt") == {}
    assert t.nothing_pending


def test_double_image() -> None:
    t = activating("double_image", "mirrors_room", 2).play("treasure_room", "done")
    assert t.me.power == 2 + 1
    assert t.instability("mirrors_room") == {"nero": 1}
    assert t.nothing_pending


def test_falling() -> None:
    t = activating("falling", "the_abyss", 2, rebecca(), tessa("cell")).play("crypt", "forge", "done")
    assert (t.me.at, t[1].at, t[2].at) == ("forge", "crypt", "cell")
    assert t.nothing_pending
    t = activating("falling", "the_abyss", 2, rebecca("cell")).play("forge", "done")
    assert (t.me.at, t.other.at) == ("forge", "cell")
    assert t.nothing_pending


def test_army_of_the_night() -> None:
    t = activating("army_of_the_night", "cemetery", 2).play("done")
    assert t.me.evocations == ["landsknecht@cemetery"] * 2
    assert t.nothing_pending


def test_army_of_the_night_by_figures_and_slots() -> None:
    lines = ["landsknecht@garden"] * 3
    others = (rebecca("cell", evocations=lines), tessa("cell", evocations=lines))
    t = activating("army_of_the_night", "cemetery", 2, *others, evocations=["landsknecht@crypt"]).play("done")
    assert t.me.evocations == ["landsknecht@crypt", "landsknecht@cemetery"], "the eighth is the last"
    assert t.nothing_pending
    t = activating("army_of_the_night", "cemetery", 2, evocations=["cerberus@crypt", "cerberus@forge"])
    t.play("cerberus@forge", "done")
    assert t.me.evocations == ["cerberus@crypt", "landsknecht@cemetery", "landsknecht@cemetery"]
    assert t.nothing_pending


def test_blood_debt() -> None:
    t = activating("blood_debt", "sacrificial_altar", 2, rebecca(evocations=["malacoda@crypt"]), tessa("forge"))
    assert t.options[-1] == "done"
    t.play("rebecca")
    assert "seat-1" not in t.options, "two different ones"
    t.play("malacoda", "done")
    assert t[1].damage == {"nero": 2}
    assert sum(t[1].evocation("malacoda").damage) == 2
    assert t[2].damage == {}
    assert t.nothing_pending


def test_blood_debt_on_fewer_than_two() -> None:
    t = activating("blood_debt", "sacrificial_altar", 2, rebecca(), tessa("forge")).play("tessa", "done", "done")
    assert (t[1].wounds, t[2].wounds) == (0, 2)
    assert t.nothing_pending
    t = activating("blood_debt", "sacrificial_altar", 2, rebecca("cell")).play("done")
    assert t[1].wounds == 0
    assert t.nothing_pending


# ------------------------------------------------------------------ conditions


def test_executioner() -> None:
    quest = "executioner"
    t = holding(quest, rebecca(damage={"rose": 8}), at="garden")
    go(t, quest, "rebecca", "done")
    assert t.other.wounds == 10
    unmet(t, quest)
    t = holding(quest, rebecca(damage={"rose": 9}), at="garden", library=LIBRARY)
    go(t, quest, "rebecca")
    assert t.other.at == "cell"
    takes_from_the_library(meets(t, quest, 2))
    assert t.me.power == 2 + 2, "second on the bar, and the quest"
    t.play("done")
    assert t.nothing_pending


def test_executioner_is_who_inflicts_the_last_damage() -> None:
    quest = "executioner"
    t = holding(quest, rebecca(damage={"nero": 9}), {"who": "tessa", "at": "garden"}, active=2, tokens=0)
    go(t, quest, "rebecca", "done")
    assert t[1].at == "cell"
    assert t.me.power == 4, "Nero has most cubes there, but not the last"
    unmet(t, quest)


def test_overwhelming_force() -> None:
    quest = "overwhelming_force"
    t = holding(quest, rebecca(), tessa(), at="garden", quick="dismiss/reversed", damage={"rose": 3})
    go(t, quest, "rebecca", "done", "dismiss", "tessa")
    assert t[1].wounds + t[2].wounds == 4
    unmet(t, quest)
    t = holding(quest, rebecca(), tessa(), at="garden", quick="sun_lance", damage={"rose": 3})
    go(t, quest, "rebecca", "done", "sun_lance", "tessa")
    meets(t, quest, 2)
    assert t.me.damage == {"rose": 1}
    assert t.nothing_pending


def test_overwhelming_force_on_wizards_in_one_turn() -> None:
    quest = "overwhelming_force"
    t = holding(quest, rebecca(evocations=["cerberus@garden"]), at="garden", quick="sun_lance")
    go(t, quest, "cerberus", "done", "sun_lance", "rebecca")
    unmet(t, quest)
    t = holding(quest, rebecca(), at="garden", quick="sun_lance")
    go(t, quest, "rebecca", "done", "end-turn", "sun_lance")
    assert t.other.wounds == 5
    unmet(t, quest)


def test_architect_of_ruin() -> None:
    quest = "architect_of_ruin"
    t = holding(quest, at="garden", quick="earthquake/reversed", instability={"crypt": {"rose": 3}})
    go(t, quest, "earthquake", "mark-before", "bibliotheca")
    assert (t.instability("garden"), t.instability("bibliotheca")) == ({"nero": 1}, {"nero": 2})
    unmet(t, quest)
    go(t, quest, "end-turn", "activate", "forge")
    meets(t, quest, 2).play("crypt", "rose", "rose")
    assert t.instability("crypt") == {"nero": 2, "rose": 1}
    t.play("done")
    assert t.nothing_pending


def test_warlord() -> None:
    quest = "warlord"
    t = holding(quest, rebecca(), at="cemetery", evocations=["landsknecht@garden"])
    go(t, quest, "activate", "done")
    assert len(t.me.evocations) == 2
    unmet(t, quest)
    t = holding(quest, rebecca(), at="cemetery", evocations=["landsknecht@garden", "malacoda@forge"])
    go(t, quest, "activate")
    meets(t, quest, 2)
    t.play("landsknecht@garden", "stop", "rebecca", "done")
    assert t.other.damage == {"nero": 2}
    assert t.nothing_pending


def test_thorned_shield() -> None:
    quest = "thorned_shield"
    attacker = {"who": "rebecca", "at": "garden", "tokens": 1}
    t = holding(
        quest, {**attacker, "quick": "dismiss/reversed"}, at="garden", active=1, spells=["protection: sentinel_eye"]
    )
    go(t, quest, "dismiss", "pass", "sentinel_eye")
    assert t.me.wounds == 0
    unmet(t, quest)
    t = holding(
        quest, {**attacker, "quick": "sun_lance"}, at="garden", active=1, spells=["protection: sentinel_eye"],
        damage={"rose": 3},
    )  # fmt: skip
    go(t, quest, "sun_lance", "pass", "sentinel_eye")
    meets(t, quest, 2)
    assert t.me.damage == {"rose": 1}
    assert t.nothing_pending


def test_thorned_shield_is_one_protection() -> None:
    quest = "thorned_shield"
    attacker = {"who": "rebecca", "at": "garden", "tokens": 1, "quick": "meteor_swarm"}
    shields = ["protection: flame_barrier", "protection: flame_barrier"]
    t = holding(quest, attacker, at="garden", active=1, spells=shields)
    go(t, quest, "meteor_swarm", "pass", "space-1", "space-2")
    assert t.me.wounds == 0, "two each"
    unmet(t, quest)


def test_web_weaver() -> None:
    quest = "web_weaver"
    walker = {"who": "rebecca", "at": "crypt"}
    t = holding(
        quest,
        walker,
        active=1,
        spells=["trap: blade_hail", "trap: blade_hail"],
        spellbook="fireball, dismiss, foresight",
    )
    go(t, quest, "garden", "space-1")
    unmet(t, quest)
    go(t, quest, "space-2")
    meets(t, quest, 3)
    assert t.me.hand == "fireball, dismiss"
    t.play("stop", "done")
    assert t.nothing_pending


def test_web_weaver_in_one_round() -> None:
    quest = "web_weaver"
    walker = {"who": "rebecca", "at": "crypt"}
    t = holding(quest, walker, active=1, tokens=0, spells=["trap: blade_hail", "trap: blade_hail"])
    go(t, quest, "garden", "space-1", "pass", "stop", "done", "end-turn")
    unmet(t, quest)
    go(t, quest, "summoner_room", "blade_hail")
    meets(t, quest, 3)


def test_thief_of_power() -> None:
    quest = "thief_of_power"
    dagger = {"spells": ["dagger_in_the_dark/reversed"], "at": "garden"}
    t = holding(quest, rebecca(power=0), **dagger)
    go(t, quest, "dagger_in_the_dark")
    unmet(t, quest)
    t = holding(quest, rebecca(power=3), tessa("forge", power=2), **dagger)
    go(t, quest, "dagger_in_the_dark")
    meets(t, quest, 2)
    assert t.options == ["seat-1", "seat-2"]
    t.play("tessa")
    assert (t.me.power, t[1].power, t[2].power) == (1 + 2 + 1, 2, 1)
    assert t.nothing_pending


def test_bloodhound() -> None:
    quest = "bloodhound"
    t = holding(quest, rebecca(), at="forge", spells=["grip_of_darkness"], evocations=["landsknecht@garden"])
    go(t, quest, "grip_of_darkness", "stop", "rebecca")
    meets(t, quest, 2)
    t.play("crypt", "oracle_room")
    assert t.me.evocations == ["landsknecht@oracle_room"]
    assert t.nothing_pending


def test_bloodhound_bites_wizards_and_is_no_wizard() -> None:
    quest = "bloodhound"
    t = holding(
        quest, rebecca("crypt", evocations=["malacoda@garden"]), at="crypt", spells=["grip_of_darkness"],
        evocations=["landsknecht@garden"],
    )  # fmt: skip
    go(t, quest, "grip_of_darkness", "stop", "malacoda")
    unmet(t, quest)
    go(t, quest, "rebecca", "done")
    assert t.other.wounds == 2
    unmet(t, quest)


def test_bloodhound_with_a_single_damage() -> None:
    quest = "bloodhound"
    t = holding(quest, rebecca(), at="forge", spells=["andromedas_veil/reversed"], evocations=["andromeda@garden"])
    go(t, quest, "andromedas_veil", "element-air", "stop", "rebecca")
    assert t.other.wounds == 1
    meets(t, quest, 2)


def test_bloodhound_in_the_evocation_phase() -> None:
    quest = "bloodhound"
    t = holding(quest, rebecca(), tokens=0, at="forge", phase="evocation", active=-1, evocations=["landsknecht@garden"])
    go(t, quest, "landsknecht", "stop", "rebecca")
    meets(t, quest, 2).play("crypt", "stop")
    assert t.me.evocations == ["landsknecht@crypt"]
    assert t.nothing_pending


def test_school_loyalty() -> None:
    quest = "school_loyalty"
    t = holding(
        quest, at="garden", quick="healing_light", spells=["golden_decree", "stone_claws", "dismiss"], library=LIBRARY
    )
    go(t, quest, "healing_light", "golden_decree", "end-turn", "stone_claws", "end-turn")
    unmet(t, quest)
    go(t, quest, "dismiss")
    takes_from_the_library(meets(t, quest, 2))
    assert t.nothing_pending


def test_school_loyalty_within_the_six() -> None:
    quest = "school_loyalty"
    t = holding(quest, at="garden", quick="ring_of_fire", spells=["ring_of_fire", "ring_of_fire"])
    go(t, quest, "space-0", "space-1", "end-turn", "space-2")
    assert t.me.status(2) == "used"
    unmet(t, quest)


def test_polymath() -> None:
    quest = "polymath"
    t = holding(
        quest, at="garden", quick="healing_light", spells=["ring_of_fire", "stone_claws", "blazing_stride/reversed"],
        library=LIBRARY,
    )  # fmt: skip
    go(t, quest, "healing_light", "ring_of_fire", "end-turn", "stone_claws", "end-turn")
    unmet(t, quest)
    go(t, quest, "blazing_stride")
    takes_from_the_library(meets(t, quest, 2))
    assert t.nothing_pending


def test_polymath_counts_a_school_once() -> None:
    quest = "polymath"
    t = holding(quest, at="garden", quick="healing_light", spells=["golden_decree", "stone_claws"])
    go(t, quest, "healing_light", "golden_decree", "end-turn", "stone_claws")
    assert t.me.status(2) == "used"
    unmet(t, quest)


def test_turncoats_ink() -> None:
    quest = "turncoats_ink"
    t = holding(quest, rebecca("crypt", damage={"rose": 5}), at="garden", spells=["cowardice"])
    go(t, quest, "cowardice", "rose", "rose", "done")
    assert t.other.damage == {"nero": 2, "rose": 3}
    unmet(t, quest)
    t = holding(quest, rebecca("crypt", damage={"rose": 5}), at="garden", spells=["cowardice"], damage={"rose": 2})
    go(t, quest, "cowardice", "rose", "rose", "rose")
    meets(t, quest, 2)
    assert t.me.damage == {"rose": 1}
    assert t.nothing_pending


def test_turncoats_ink_mixes_damage_and_instability_in_one_turn() -> None:
    quest = "turncoats_ink"
    more = {
        "at": "garden",
        "quick": "rite_of_control",
        "spells": ["icy_grip"],
        "instability": {"garden": {"rose": 2}},
    }
    t = holding(quest, rebecca("crypt", damage={"rose": 2}), **more)
    go(t, quest, "rite_of_control", "element-fire", "garden", "rose", "rose")
    unmet(t, quest)
    go(t, quest, "icy_grip", "rose")
    meets(t, quest, 2)
    assert t.nothing_pending
    t = holding(quest, rebecca("crypt", damage={"rose": 2}), **more)
    go(t, quest, "rite_of_control", "element-fire", "garden", "rose", "rose", "end-turn", "icy_grip", "rose")
    unmet(t, quest)


def test_second_wind() -> None:
    quest = "second_wind"
    for lying, enough in ((2, False), (3, True)):
        t = holding(quest, at="garden", quick="healing_light", damage={"rose": lying})
        go(t, quest, "healing_light")
        assert t.me.wounds == 0
        if not enough:
            unmet(t, quest)
            continue
        meets(t, quest, 2).play("crypt", "oracle_room")
        assert t.me.at == "oracle_room"
        assert t.nothing_pending


def test_second_wind_in_one_turn() -> None:
    quest = "second_wind"
    t = holding(quest, at="sanctuary", damage={"rose": 5}, quick="healing_light")
    go(t, quest, "healing_light")
    meets(t, quest, 2).play("stop")
    for between in ((), ("end-turn",)):
        t = holding(quest, at="sanctuary", damage={"rose": 4}, quick="healing_light", board=["", "bitter_draught", ""])
        go(t, quest, "activate", "done", *between, "healing_light")
        assert t.me.wounds == 0, "two and two"
        if between:
            unmet(t, quest)
        else:
            meets(t, quest, 2)


def test_last_word() -> None:
    quest = "last_word"
    t = holding(
        quest, {"who": "rebecca", "at": "garden", "tokens": 1}, at="crypt", spellbook="fireball, vanish, dismiss"
    )
    go(t, quest, "wait")
    go(t, quest, "end-turn", "wait")
    assert t.asked == "nero"
    unmet(t, quest)
    go(t, quest, "wait")
    assert t.phase == "action"
    meets(t, quest, 2)
    assert t.rules("draw-spell").count("BR-28.12") == 1
    assert t.nothing_pending


def test_last_word_is_not_anothers() -> None:
    quest = "last_word"
    t = holding(quest, {"who": "rebecca", "at": "garden", "tokens": 1}, at="crypt", tokens=1)
    go(t, quest, "wait", "wait")
    assert t.phase != "action"
    unmet(t, quest)


def test_two_at_once() -> None:
    quest = "two_at_once"
    t = holding(quest, rebecca(), tessa(damage={"rose": 3}), FOUR[2], at="crypt", quick="fireball")
    go(t, quest, "fireball", "garden")
    meets(t, quest, 2).play("tessa", "rose", "rose")
    assert t["tessa"].damage == {"nero": 3 + 2, "rose": 1}
    assert t.nothing_pending


def test_two_at_once_are_two_wizards_and_one_effect() -> None:
    quest = "two_at_once"
    t = holding(quest, rebecca(evocations=["malacoda@garden"]), *FOUR[1:], at="crypt", quick="fireball")
    go(t, quest, "fireball", "garden")
    assert t["rebecca"].wounds == 3
    unmet(t, quest)
    t = holding(quest, rebecca(), tessa(), FOUR[2], at="garden")
    go(t, quest, "rebecca", "done", "tessa", "done")
    unmet(t, quest)


def test_kingslayer() -> None:
    quest = "kingslayer"
    t = holding(quest, rebecca(power=4), tessa("crypt", power=4), FOUR[2], at="garden", power=2)
    go(t, quest, "rebecca")
    meets(t, quest, 3)
    assert (t.me.power, t["rebecca"].power) == (2 + 3 + 1, 3)
    t.play("done")
    assert t.nothing_pending


def test_kingslayer_strikes_the_leader_twice_with_one_effect() -> None:
    quest = "kingslayer"
    for mine, his, other in ((0, 3, 4), (4, 3, 0)):
        t = holding(quest, rebecca(power=his), tessa("crypt", power=other), FOUR[2], at="garden", power=mine)
        go(t, quest, "rebecca", "done")
        unmet(t, quest)
    t = holding(quest, rebecca(power=4), tessa("crypt"), FOUR[2], at="garden", power=4)
    meets(go(t, quest, "rebecca"), quest, 3)
    t = holding(
        quest, rebecca(power=4), *FOUR[1:], at="garden", quick="acid_burst/reversed", spells=["acid_burst/reversed"]
    )
    go(t, quest, "space-0", "space-1")
    assert t["rebecca"].wounds == 2, "one and one"
    unmet(t, quest)
    leaders = (rebecca(power=4), tessa(power=4))
    t = holding(quest, *leaders, FOUR[2], at="garden", quick="earthquake")
    go(t, quest, "earthquake")
    assert (t["rebecca"].wounds, t["tessa"].wounds) == (1, 1)
    unmet(t, quest)
