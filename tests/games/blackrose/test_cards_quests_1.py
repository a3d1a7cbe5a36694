"""The quests of the first moon (BR-9.1): each met exactly at its boundary and not before, its power, its reward."""

from __future__ import annotations

import pytest

from tests.games.blackrose.play import id_of, table
from tests.games.blackrose.questing import FOUR, activating, cleaning_up, go, holding, meets, unmet
from tests.support.rules import rule

NOBODY = {"who": "rebecca", "tokens": 0}

ROOMS = [
    ("homage_to_the_throne", "throne_room"),
    ("night_of_indulgence", "pleasures_room"),
    ("sharpened_steel", "armory"),
    ("first_duel", "arena"),
    ("volatile_brew", "alchemical_laboratory"),
    ("beast_tamer", "summoner_room"),
    ("lost_volume", "bibliotheca"),
    ("quiet_prayer", "sanctuary"),
    ("shed_blood", "sacrificial_altar"),
    ("watch_the_sky", "observatory"),
    ("counted_coin", "treasure_room"),
    ("test_the_blade", "forge"),
    ("gather_nightshade", "garden"),
    ("ask_the_oracle", "oracle_room"),
    ("face_yourself", "mirrors_room"),
    ("leap_of_faith", "the_abyss"),
    ("disturbed_graves", "cemetery"),
    ("whispering_bones", "crypt"),
]


@rule("BR-9.2")
@pytest.mark.parametrize(("quest", "room"), ROOMS)
def test_the_room_has_to_be_activated(quest: str, room: str) -> None:
    other = "treasure_room" if room != "treasure_room" else "sanctuary"
    t = holding(quest, at=other).play("activate")
    unmet(t, quest).play("done")
    assert t.nothing_pending
    assert meets(holding(quest, at=room).play("activate"), quest, 1).me.quests == 0
    # Being there, or coming there, is not enough.
    t = holding(quest, at=table().next_to(room)[0])
    t.play(room, "stop")
    unmet(t, quest).play("done")
    assert t.nothing_pending


# ------------------------------------------------------------------ rewards of rooms


def test_homage_to_the_throne() -> None:
    t = activating("homage_to_the_throne", "throne_room", 1, rest={"crown": 1}).play("done")
    assert t.crown == "nero"
    assert t.instability("throne_room") == {"nero": 1}
    assert t.nothing_pending
    full = activating("homage_to_the_throne", "throne_room", 1, instability={"throne_room": {"rose": 6}}).play("done")
    assert full.instability("throne_room") == {"rose": 6}
    assert full.nothing_pending


def test_night_of_indulgence() -> None:
    t = activating("night_of_indulgence", "pleasures_room", 1, damage={"rebecca": 4}).play("done")
    assert t.me.damage == {"rebecca": 1}
    assert t.me.quests == 0, "the room draws no quest"
    assert t.nothing_pending
    assert activating("night_of_indulgence", "pleasures_room", 1, damage={"rose": 2}).play("done").me.wounds == 0
    t = activating("night_of_indulgence", "pleasures_room", 1, damage={"rebecca": 2, "rose": 2})
    t.play("rose", "rose", "done")
    assert t.me.damage == {"rebecca": 1}
    assert t.nothing_pending


def test_sharpened_steel() -> None:
    t = activating("sharpened_steel", "armory", 1, {"who": "rebecca", "at": "armory", "tokens": 0}).play("done")
    assert t.other.damage == {"nero": 2 + 1}
    assert t.nothing_pending
    alone = activating("sharpened_steel", "armory", 1, {"who": "rebecca", "at": "arena", "tokens": 0}).play("done")
    assert alone.other.damage == {}
    assert alone.nothing_pending


def test_first_duel() -> None:
    more = {"spells": ["fireball"]}
    t = activating("first_duel", "arena", 1, {"who": "rebecca", "at": "throne_room", "tokens": 0}, **more).play("done")
    assert t.other.damage == {"nero": 2}
    assert t.me.status(1) == "prepared", "nobody casts anything in the Arena"
    assert t.nothing_pending
    far = activating("first_duel", "arena", 1, {"who": "rebecca", "at": "garden", "tokens": 0}, **more).play("done")
    assert far.other.damage == {}
    assert far.me.status(1) == "prepared"
    assert far.nothing_pending


def test_first_duel_reaches_evocations_and_the_arena_itself() -> None:
    rebecca = {"who": "rebecca", "at": "arena", "tokens": 0, "evocations": ["landsknecht@forge"]}
    t = activating("first_duel", "arena", 1, rebecca)
    assert t.options == ["seat-1", "evocation-1-1"]
    t.play("landsknecht", "done")
    assert t.other.evocations == []
    assert t.nothing_pending


def test_volatile_brew() -> None:
    t = activating(
        "volatile_brew", "alchemical_laboratory", 1, spellbook="fireball, dismiss, sun_lance", hand="foresight"
    )
    assert t.me.hand == "foresight, fireball, dismiss"
    t.play("foresight", "done")
    assert t.me.hand == "fireball, dismiss"
    assert t.instability("alchemical_laboratory") == {"nero": 1}
    assert t.nothing_pending


def test_beast_tamer() -> None:
    t = activating("beast_tamer", "summoner_room", 1, {"who": "rebecca", "at": "throne_room", "tokens": 0})
    assert t.me.evocations == ["cerberus@summoner_room"]
    t.play("throne_room", "stop", "rebecca")
    assert t.me.evocations == ["cerberus@throne_room"]
    assert t.other.damage == {"nero": 2}
    t.play("done")
    assert t.nothing_pending


def test_beast_tamer_without_a_beast() -> None:
    beasts = {"who": "rebecca", "tokens": 0, "evocations": ["cerberus@garden", "cerberus@garden", "cerberus@garden"]}
    t = activating("beast_tamer", "summoner_room", 1, beasts, evocations=["landsknecht@summoner_room"]).play("done")
    assert t.me.evocations == ["landsknecht@summoner_room"]
    assert t.events("acts") == []
    assert t.nothing_pending


def test_lost_volume() -> None:
    library = {"destruction": "fireball, annihilation", "divination": "dismiss"}
    t = activating("lost_volume", "bibliotheca", 1, library=library)
    t.play("destruction", "divination", "done")
    assert t.me.hand == "fireball, dismiss", "two, and not the one of the room"
    assert t.nothing_pending


def test_quiet_prayer() -> None:
    t = activating("quiet_prayer", "sanctuary", 1, damage={"rose": 5}, spellbook="fireball, dismiss").play("done")
    assert t.me.damage == {"rose": 2}
    assert t.me.hand == "fireball"
    assert t.nothing_pending
    assert activating("quiet_prayer", "sanctuary", 1).play("done").me.hand == 0


@rule("BR-9.10", "BR-T17")
def test_shed_blood() -> None:
    others = (
        {"who": "rebecca", "at": "garden", "tokens": 0},
        {"who": "tessa", "at": "crypt", "tokens": 0},
        {"who": "jafar", "tokens": 0},
    )
    t = activating("shed_blood", "sacrificial_altar", 1, *others, evocations=["landsknecht@garden"])
    assert t.options == ["seat-1", "seat-2"], "any one wizard outside a cell"
    t.play("tessa", "done")
    assert [w.wounds for w in (t[1], t[2], t[3])] == [0, 3, 0]
    assert t["tessa"].damage == {"nero": 3}
    assert t.me.power == 1
    assert t.me.evocations == ["landsknecht@garden"], "the altar's own effect is replaced"
    assert not t.ready("sacrificial_altar")
    assert t.me.completed == "shed_blood"
    assert t.nothing_pending


def test_shed_blood_with_everybody_in_the_cells() -> None:
    t = activating("shed_blood", "sacrificial_altar", 1, evocations=["landsknecht@garden"]).play("done")
    assert t.other.wounds == 0
    assert t.me.power == 1
    assert t.nothing_pending


def test_watch_the_sky() -> None:
    t = activating(
        "watch_the_sky", "observatory", 1, event_deck="envy, vigil, tribute", spellbook="fireball, dismiss",
        library={"illusion": "mirror_image"},
    )  # fmt: skip
    t.play("envy", "tribute", "illusion", "done")
    assert [id_of(card) for card in reversed(t.state.event_decks[0])][:3] == ["vigil", "tribute", "envy"]
    assert t.me.hand == "fireball, mirror_image"
    assert t.nothing_pending


def test_counted_coin() -> None:
    t = activating("counted_coin", "treasure_room", 1, spellbook="fireball, dismiss").play("done")
    assert t.me.power == 1 + 1
    assert t.me.hand == "fireball"
    assert t.nothing_pending
    none = activating("counted_coin", "treasure_room", 1).play("done")
    assert none.me.power == 2
    assert none.me.hand == 0
    turned = activating("counted_coin", "treasure_room", 1, memories="fireball").play("done")
    assert turned.me.hand == "fireball", "an empty spellbook is made of the memories"


def test_test_the_blade() -> None:
    t = activating("test_the_blade", "forge", 1, {"who": "rebecca", "at": "throne_room", "tokens": 0})
    t.play("arena", "throne_room")
    assert t.me.at == "throne_room"
    assert t.other.damage == {"nero": 2 + 1}
    t.play("done")
    assert t.nothing_pending


def test_test_the_blade_on_the_spot() -> None:
    t = activating("test_the_blade", "forge", 1, {"who": "rebecca", "at": "forge", "tokens": 0}).play("stop")
    assert t.other.damage == {"nero": 3}
    t.play("done")
    assert t.nothing_pending
    nobody = activating("test_the_blade", "forge", 1).play("sanctuary", "stop", "done")
    assert nobody.me.at == "sanctuary"
    assert nobody.nothing_pending


def test_gather_nightshade() -> None:
    t = activating("gather_nightshade", "garden", 1).play("forge", "done")
    assert (t.instability("forge"), t.instability("garden")) == ({"nero": 1}, {"nero": 1})
    assert t.nothing_pending
    t = activating("gather_nightshade", "garden", 1, instability={"garden": {"rose": 3}}).play("garden", "done")
    assert t.instability("garden") == {"nero": 1, "rose": 3}, "the fourth slot is the last"
    assert t.nothing_pending


def test_ask_the_oracle() -> None:
    t = activating("ask_the_oracle", "oracle_room", 1, memories="fireball, dismiss", spellbook="sun_lance")
    t.play("dismiss", "done")
    assert t.me.hand == "dismiss, sun_lance"
    assert t.me.memories == "fireball"
    assert t.nothing_pending


def test_face_yourself() -> None:
    t = activating("face_yourself", "mirrors_room", 1, damage={"rebecca": 3}).play("treasure_room", "done")
    assert t.me.power == 1 + 1
    assert t.ready("treasure_room")
    assert t.me.damage == {"rebecca": 1}
    assert t.nothing_pending


def test_leap_of_faith() -> None:
    rebecca = {"who": "rebecca", "at": "crypt", "tokens": 0, "evocations": ["malacoda@crypt", "malacoda@garden"]}
    t = activating("leap_of_faith", "the_abyss", 1, rebecca, evocations=["landsknecht@crypt"]).play("crypt", "done")
    assert t.me.at == "crypt"
    assert t.other.damage == {"nero": 1}
    assert [sum(e.damage) for e in t.other.w.evocations] == [1, 0]
    assert t.me.w.evocations[0].damage == [0] * 5
    assert t.nothing_pending


def test_disturbed_graves() -> None:
    t = activating("disturbed_graves", "cemetery", 1).play("done")
    assert t.me.evocations == ["bone_knight@cemetery"]
    assert t.nothing_pending
    knights = {"who": "rebecca", "tokens": 0, "evocations": ["bone_knight@garden"] * 3}
    none = activating("disturbed_graves", "cemetery", 1, knights).play("done")
    assert none.me.evocations == []
    assert none.nothing_pending


def test_whispering_bones() -> None:
    rebecca = {"who": "rebecca", "at": "garden", "tokens": 0, "damage": {"rose": 3}}
    t = activating("whispering_bones", "crypt", 1, rebecca, memories="fireball, dismiss")
    t.play("rose", "rose", "fireball", "done")
    assert t.other.damage == {"nero": 2, "rose": 1}
    assert t.me.hand == "fireball"
    assert t.nothing_pending


# ------------------------------------------------------------------ conditions


def test_opening_strike() -> None:
    for spell, enough in (("dismiss/reversed", False), ("sun_lance", True)):
        t = holding(
            "opening_strike",
            {"who": "rebecca", "at": "garden", "tokens": 0},
            at="garden",
            spells=[spell],
            spellbook="fireball, vanish",
        )
        go(t, "opening_strike", spell.partition("/")[0])
        assert t.other.wounds == (3 if enough else 2)
        if enough:
            meets(t, "opening_strike", 1)
            assert t.me.hand == "fireball"
        else:
            unmet(t, "opening_strike")
        assert t.nothing_pending


@rule("BR-R90")
def test_opening_strike_needs_one_wizard_and_one_spell() -> None:
    quest = "opening_strike"
    # Two wizards with two each.
    others = tuple({"who": who, "at": "garden", "tokens": 0} for who in ("rebecca", "tessa"))
    t = holding(quest, *others, at="summoner_room", spells=["ice_explosion"])
    go(t, quest, "ice_explosion", "garden")
    assert [t[1].wounds, t[2].wounds] == [2, 2]
    unmet(t, quest)
    # Two and two by two spells.
    t = holding(
        quest,
        {"who": "rebecca", "at": "garden", "tokens": 0},
        at="garden",
        quick="dismiss/reversed",
        spells=["dismiss/reversed"],
    )
    go(t, quest, "space-0", "space-1")
    assert t.other.wounds == 4
    unmet(t, quest)
    # An evocation.
    rebecca = {"who": "rebecca", "tokens": 0, "evocations": ["malacoda@garden"]}
    t = holding(quest, rebecca, at="garden", spells=["sun_lance"])
    go(t, quest, "sun_lance")
    unmet(t, quest)
    # A physical attack, even of three.
    t = holding(quest, {"who": "rebecca", "at": "garden", "tokens": 0}, at="garden", board=["", "call_to_arms", ""])
    go(t, quest, "rebecca")
    assert t.other.wounds == 3
    unmet(t, quest)


def test_bare_knuckles() -> None:
    t = holding("bare_knuckles", {"who": "rebecca", "at": "garden", "tokens": 0}, at="garden")
    meets(go(t, "bare_knuckles", "rebecca"), "bare_knuckles", 1)
    assert t.other.damage == {"nero": 2}
    t.play("crypt", "done")
    assert t.me.at == "crypt"
    assert t.nothing_pending


def test_bare_knuckles_on_wizards_only_and_with_damage() -> None:
    quest = "bare_knuckles"
    rebecca = {"who": "rebecca", "at": "crypt", "tokens": 0, "evocations": ["malacoda@garden"]}
    t = holding(quest, rebecca, at="garden", spells=["sun_lance"])
    go(t, quest, "malacoda", "done")
    unmet(t, quest)
    go(t, quest, "sun_lance", "rebecca")
    assert t.other.wounds == 3
    unmet(t, quest)
    # All of it is prevented.
    rebecca = {"who": "rebecca", "at": "garden", "tokens": 0, "spells": ["protection: barkskin"]}
    t = holding(quest, rebecca, at="garden")
    go(t, quest, "rebecca", "barkskin")
    assert t.other.wounds == 0
    unmet(t, quest)


def test_bare_knuckles_with_a_single_damage() -> None:
    quest = "bare_knuckles"
    defended = {"who": "rebecca", "at": "garden", "tokens": 0, "spells": ["protection: flame_barrier"]}
    t = holding(quest, defended, at="garden", board=["", "call_to_arms", ""])
    go(t, quest, "rebecca", "flame_barrier")
    assert t.other.wounds == 1
    meets(t, quest, 1)


def test_bare_knuckles_moves_at_most_one_room() -> None:
    t = holding("bare_knuckles", {"who": "rebecca", "at": "garden", "tokens": 0}, at="garden")
    meets(go(t, "bare_knuckles", "rebecca"), "bare_knuckles", 1).play("stop", "done")
    assert t.me.at == "garden"
    assert t.nothing_pending


def test_three_elements() -> None:
    quest = "three_elements"
    t = holding(
        quest, at="garden", quick="stone_claws", spells=["healing_light", "hourglass"], library={"illusion": "vanish"}
    )
    go(t, quest, "stone_claws", "healing_light")
    unmet(t, quest)
    meets(go(t, quest, "end-turn", "hourglass"), quest, 2).play("illusion")
    assert t.me.hand == "vanish"
    assert t.nothing_pending


def test_three_elements_have_to_differ() -> None:
    quest = "three_elements"
    t = holding(quest, at="garden", quick="stone_claws", spells=["healing_light", "golden_decree", "hourglass"])
    go(t, quest, "stone_claws", "healing_light", "end-turn", "golden_decree", "end-turn")
    unmet(t, quest)
    go(t, quest, "hourglass")
    meets(t, quest, 2).play("illusion")
    assert t.nothing_pending


def test_safe_behind_the_ward() -> None:
    quest = "safe_behind_the_ward"
    rebecca = {"who": "rebecca", "at": "garden"}
    t = holding(quest, rebecca, at="garden", active=1, spells=["protection: deceptive_wind"], damage={"rose": 4})
    go(t, quest, "nero", "deceptive_wind")
    meets(t, quest, 1)
    assert t.me.damage == {"rose": 2}
    t.play("done")
    assert t.nothing_pending
    t = holding(quest, rebecca, at="garden", active=1, spells=["protection: deceptive_wind"])
    go(t, quest, "nero", "pass")
    unmet(t, quest)


def test_the_snare_closes() -> None:
    quest = "the_snare_closes"
    rebecca = {"who": "rebecca", "at": "crypt"}
    t = holding(quest, rebecca, active=1, spells=["trap: blade_hail"], spellbook="fireball, vanish")
    go(t, quest, "garden", "blade_hail")
    meets(t, quest, 1)
    assert t.me.hand == "fireball"
    t.play("stop", "done")
    assert t.nothing_pending
    t = holding(quest, rebecca, active=1, spells=["trap: blade_hail"])
    go(t, quest, "garden", "pass")
    unmet(t, quest)


def test_conjurers_debut() -> None:
    quest = "conjurers_debut"
    t = holding(quest, {"who": "rebecca", "at": "crypt", "tokens": 0}, at="garden", spells=["summoning_of_darkness"])
    go(t, quest, "summoning_of_darkness", "garden")
    meets(t, quest, 1)
    t.play("crypt", "stop", "rebecca")
    assert t.me.evocations == ["landsknecht@crypt"]
    assert t.other.damage == {"nero": 2}
    assert t.nothing_pending


def test_conjurers_debut_is_a_spells() -> None:
    quest = "conjurers_debut"
    t = holding(quest, at="cemetery")
    go(t, quest, "activate", "done")
    assert t.me.evocations == ["landsknecht@cemetery"]
    unmet(t, quest)
    out = {"who": "rebecca", "tokens": 0, "evocations": ["andromeda@garden"] * 3}
    t = holding(quest, out, at="garden", spells=["andromedas_veil"])
    go(t, quest, "andromedas_veil", "garden")
    assert t.me.evocations == []
    unmet(t, quest)


def test_hunter_of_shades() -> None:
    quest = "hunter_of_shades"
    rebecca = {"who": "rebecca", "tokens": 0, "evocations": ["landsknecht@garden"]}
    t = holding(quest, rebecca, at="garden", library={"illusion": "vanish"})
    go(t, quest, "landsknecht")
    meets(t, quest, 1).play("illusion", "done")
    assert t.me.hand == "vanish"
    assert t.nothing_pending


def test_hunter_of_shades_does_not_count_what_is_wounded_or_removed() -> None:
    quest = "hunter_of_shades"
    rebecca = {"who": "rebecca", "tokens": 0, "evocations": ["malacoda@garden", "landsknecht@garden"]}
    t = holding(quest, rebecca, at="garden", spells=["dismiss"])
    go(t, quest, "malacoda", "done")
    unmet(t, quest)
    go(t, quest, "dismiss", "landsknecht")
    assert t.other.evocations == ["malacoda@garden"]
    unmet(t, quest)


def test_cracks_in_the_wall() -> None:
    quest = "cracks_in_the_wall"
    t = holding(quest, at="garden", quick="stone_claws", instability={"crypt": {"rose": 2}, "forge": {"rose": 1}})
    go(t, quest, "stone_claws")
    assert t.instability("garden") == {"nero": 1}
    unmet(t, quest)
    go(t, quest, "activate", "oracle_room")
    meets(t, quest, 1).play("crypt", "rose")
    assert t.instability("crypt") == {"nero": 1, "rose": 1}
    t.play("done")
    assert t.nothing_pending


@rule("BR-R90")
def test_cracks_in_the_wall_want_two_in_one_turn() -> None:
    quest = "cracks_in_the_wall"
    t = holding(quest, at="garden", quick="stone_claws")
    go(t, quest, "stone_claws", "end-turn", "activate", "oracle_room", "done")
    assert (t.instability("garden"), t.instability("oracle_room")) == ({"nero": 1}, {"nero": 1})
    unmet(t, quest)
    # What finds no free slot is not placed.
    t = holding(
        quest, at="crypt", quick="earthquake/reversed", instability={"garden": {"rose": 3}, "crypt": {"rose": 6}}
    )
    go(t, quest, "earthquake", "garden")
    assert t.instability("garden") == {"nero": 1, "rose": 3}
    unmet(t, quest)
    # Converting is not placing.
    t = holding(quest, at="garden", quick="rite_of_control", instability={"garden": {"rose": 4}})
    go(t, quest, "rite_of_control", "element-fire", "garden", "rose", "rose")
    assert t.instability("garden") == {"nero": 2, "rose": 2}
    unmet(t, quest)


def test_wanderer() -> None:
    quest = "wanderer"
    t = holding(quest, at="garden", spellbook="fireball, vanish")
    go(t, quest, "bibliotheca", "pleasures_room", "done")
    unmet(t, quest)
    go(t, quest, "alchemical_laboratory")
    meets(t, quest, 1)
    assert t.me.hand == "fireball"
    t.play("stop", "done")
    assert t.nothing_pending


def test_wanderer_counts_colours_and_one_turn_only() -> None:
    quest = "wanderer"
    # Purple, none, green, yellow: the Black Rose Room has no colour.
    t = holding(quest, at="arena")
    go(t, quest, "throne_room", "black_rose_room", "garden")
    unmet(t, quest)
    go(t, quest, "bibliotheca")
    meets(t, quest, 1).play("done")
    # Yellow, purple and again yellow.
    t = holding(quest, at="garden")
    go(t, quest, "bibliotheca", "pleasures_room", "done", "bibliotheca")
    unmet(t, quest)
    # The third in the next turn.
    t = holding(quest, at="garden", spells=["silent_step"])
    go(t, quest, "bibliotheca", "pleasures_room", "done", "end-turn", "alchemical_laboratory")
    unmet(t, quest)


def test_many_doors() -> None:
    quest = "many_doors"
    t = holding(quest, at="treasure_room")
    go(t, quest, "activate", "cemetery", "stop")
    unmet(t, quest)
    go(t, quest, "activate")
    meets(t, quest, 1).play("treasure_room")
    assert t.ready("treasure_room")
    assert t.me.evocations == ["landsknecht@cemetery"], "the room has its effect all the same"
    t.play("done")
    assert not t.ready("cemetery")
    assert t.nothing_pending


def test_many_doors_of_different_colours() -> None:
    quest = "many_doors"
    t = holding(quest, at="arena")
    go(t, quest, "activate", "summoner_room", "stop", "activate")
    unmet(t, quest)


@rule("BR-R90")
def test_many_doors_in_one_round() -> None:
    quest = "many_doors"
    t = holding(quest, at="treasure_room", spells=["fireball"])
    go(t, quest, "activate", "cemetery", "stop", "end-turn", "activate")
    meets(t, quest, 1)
    t = holding(quest, at="treasure_room", event_deck="rusted_gates", tokens=1)
    go(t, quest, "activate", "cemetery", "stop")
    t.until_phase("study")
    assert t.state.round == 2
    t.until("turn", seat=0)
    go(t, quest, "activate")
    unmet(t, quest)


def test_crowned_head() -> None:
    quest = "crowned_head"
    t = cleaning_up(quest, damage={"rose": 1}, rest={"crown": 0}, library={"illusion": "vanish"})
    meets(t, quest, 1).play("illusion")
    assert t.me.hand == "vanish"
    assert t.nothing_pending
    t = cleaning_up(quest, at="garden", rest={"crown": 1})
    unmet(t, quest)


def test_unscathed() -> None:
    quest = "unscathed"
    t = cleaning_up(quest, at="garden", spellbook="fireball, vanish, dismiss")
    meets(t, quest, 1)
    assert t.rules("draw-spell").count("BR-28.12") == 1
    assert t.nothing_pending
    unmet(cleaning_up(quest, at="garden", damage={"rose": 1}), quest)
    unmet(cleaning_up(quest, at="cell"), quest)


def test_crossfire() -> None:
    quest = "crossfire"
    others = (
        {"who": "rebecca", "at": "garden", "tokens": 0},
        {"who": "tessa", "at": "garden", "tokens": 0, "damage": {"rose": 2}},
        {"who": "jafar", "tokens": 0},
    )
    t = holding(quest, *others, at="garden")
    go(t, quest, "rebecca", "done", "rebecca", "done")
    unmet(t, quest)
    t = holding(quest, *others, at="garden")
    go(t, quest, "rebecca", "done", "tessa")
    meets(t, quest, 1)
    assert t.options == ["seat-1", "seat-2"]
    t.play("tessa", "rose", "done")
    assert t["tessa"].damage == {"nero": 3, "rose": 1}
    assert t.nothing_pending


@rule("BR-R69", "BR-R70")
def test_crossfire_does_not_count_what_an_event_did_in_your_colour() -> None:
    quest = "crossfire"
    others = ({"who": "rebecca", "at": "cemetery", "tokens": 0}, {"who": "tessa", "at": "forge", "tokens": 0}, FOUR[2])
    t = holding(quest, *others, at="cemetery", board=("grey_requiem", "", ""))
    go(t, quest, "rebecca", "activate", "yes", "tessa")
    assert (t["rebecca"].damage, t["tessa"].damage) == ({"nero": 2}, {"nero": 1})
    unmet(t, quest)


def test_crossfire_of_wizards_in_one_turn() -> None:
    quest = "crossfire"
    pair = {"who": "rebecca", "at": "garden", "tokens": 0, "evocations": ["malacoda@garden"]}
    t = holding(quest, pair, *FOUR[1:], at="garden")
    go(t, quest, "rebecca", "done", "malacoda", "done")
    unmet(t, quest)
    others = ({"who": "rebecca", "at": "garden", "tokens": 0}, {"who": "tessa", "at": "garden", "tokens": 0}, FOUR[2])
    t = holding(quest, *others, at="garden")
    go(t, quest, "rebecca", "done", "end-turn", "tessa", "done")
    unmet(t, quest)


def test_among_rivals() -> None:
    quest = "among_rivals"
    for room, enough in (("garden", True), ("crypt", False)):
        others = (
            {"who": "rebecca", "at": "garden", "tokens": 0},
            {"who": "tessa", "at": room, "tokens": 0, "evocations": ["landsknecht@garden"]},
            FOUR[2],
        )
        t = holding(quest, *others, at="garden", damage={"rose": 3})
        go(t, quest, "wait", "wait")
        if enough:
            meets(t, quest, 1)
            assert t.me.damage == {"rose": 1}
            assert t.nothing_pending
        else:
            unmet(t, quest)


def test_among_rivals_not_in_the_cells_together() -> None:
    quest = "among_rivals"
    t = holding(quest, *FOUR, at="garden")
    go(t, quest, "wait", "wait")
    unmet(t, quest)
