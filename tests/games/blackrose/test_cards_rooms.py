"""The 19 rooms, what activating each of them does."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.blackrose.catalogue import BOX
from magemoot.games.blackrose.components import BLACK_ROSE_ROOM
from tests.games.blackrose.play import Table, id_of, table
from tests.support.rules import rule

AWAY = {"who": "rebecca", "tokens": 0}
"""Rebecca in her cell, without anything to do."""

FACTS = {
    "throne_room": ("purple", 6, 3),
    "pleasures_room": ("purple", 6, 3),
    "armory": ("purple", 6, 3),
    "arena": ("red", 6, 3),
    "alchemical_laboratory": ("red", 6, 3),
    "summoner_room": ("red", 6, 3),
    "bibliotheca": ("yellow", 5, 2),
    "sanctuary": ("yellow", 5, 2),
    "observatory": ("yellow", 5, 2),
    "treasure_room": ("green", 4, 2),
    "forge": ("green", 4, 2),
    "garden": ("green", 4, 2),
    "oracle_room": ("blue", 6, 3),
    "mirrors_room": ("blue", 6, 3),
    "the_abyss": ("blue", 6, 3),
    "cemetery": ("grey", 6, 3),
    "crypt": ("grey", 6, 3),
    "sacrificial_altar": ("grey", 6, 3),
    "black_rose_room": ("black", 8, 4),
}


def active(room: str, *others: Any, **mine: Any) -> Table:
    """Nero stands in a room and activates it."""
    t = table("nero", *(others or (AWAY,)), at=room, **mine)
    t.play("activate")
    assert not t.ready(room)
    return t


@rule("BR-2.9", "BR-1.5", "BR-1.6", "BR-R39")
def test_colours_slots_and_values() -> None:
    assert {id: (room.colour, room.slots, room.value) for id, room in BOX.rooms.items()} == FACTS


# ------------------------------------------------------------------ purple


@rule("BR-14.14", "BR-T6")
def test_the_throne_room_gives_the_crown() -> None:
    t = active("throne_room", rest={"crown": 1, "first": 1}).play("done")
    assert t.crown == "nero"
    assert t.state.first == 1, "until the next Black Rose Phase"
    assert t.nothing_pending


@rule("BR-27.14")
def test_the_throne_room_lets_its_holder_keep_the_crown() -> None:
    t = active("throne_room", rest={"crown": 0}).play("done")
    assert t.crown == "nero"
    assert t.nothing_pending


@rule("BR-28.12")
def test_the_pleasures_room_gives_a_quest_of_the_current_moon() -> None:
    t = active("pleasures_room", moon=2, quests="shed_blood", quest_deck="usurper, arsenal").play("pass", "done")
    assert t.me.quests == "shed_blood, usurper"
    assert t.nothing_pending


@rule("BR-9.7", "BR-9.8", "BR-T21")
def test_a_third_quest_from_the_pleasures_room_costs_one() -> None:
    t = active("pleasures_room", moon=2, quests="shed_blood, usurper", quest_deck="arsenal").play("pass")
    assert t.ask == "quest-limit"
    t.play("shed_blood", "done")
    assert t.me.quests == "usurper, arsenal"
    assert t.rose == 1, "a card of the first moon"
    assert t.nothing_pending


@rule("BR-R84")
def test_the_pleasures_room_without_a_quest_left_gives_none() -> None:
    t = table("nero", AWAY, at="pleasures_room")
    s = t.state
    s.quests_gone += s.quest_decks[0]
    s.quest_decks[0].clear()
    t.play("activate", "done")
    assert t.me.quests == 0
    assert not t.ready("pleasures_room")
    assert t.nothing_pending


@rule("BR-4.1", "BR-28.4")
def test_the_armory_makes_attacks_stronger_to_the_end_of_the_round() -> None:
    rebecca = {**AWAY, "at": "armory"}
    t = active("armory", rebecca, evocations=["landsknecht@armory"], quick="fireball/reversed")
    t.play("rebecca")
    assert t.other.damage == {"nero": 3}, "with the same token"
    t.play("fireball")
    assert t.other.damage == {"nero": 6}, "spells are no attacks"
    t.play("rebecca")
    assert t.other.damage == {"nero": 9}, "with a later one too"
    t.play("landsknecht", "stop", "rebecca")
    assert t.other.at == "cell", "2 of a Landsknecht: 11"
    assert t.me.power == 5
    assert t.nothing_pending


def test_the_armory_makes_the_own_attacks_stronger_not_those_of_evocations() -> None:
    t = active("armory", {**AWAY, "at": "armory"}, evocations=["landsknecht@armory"], tokens=1).play("done")
    t.play("landsknecht", "stop", "rebecca")
    assert t.other.damage == {"nero": 2}
    assert t.nothing_pending


# ------------------------------------------------------------------ red


@rule("BR-R67")
def test_in_the_arena_both_cast_their_next_spell() -> None:
    rebecca = {
        **AWAY,
        "at": "garden",
        "spells": ["used: dismiss", "fireball/reversed", "vanish"],
        "quick": "healing_light",
    }
    tessa = {"who": "tessa", "at": "crypt", "tokens": 0}
    t = active("arena", rebecca, tessa, spells=["healing_light", "dismiss"], damage={"rose": 6}, tokens=1)
    t.play("rebecca")
    assert (t.asked, t.ask) == ("nero", "cast-next")
    t.play("healing_light")
    assert t.me.damage == {"rose": 2}, "Nero's only next spell is resolved first"
    assert (t.asked, t.ask) == ("rebecca", "cast-next")
    t.play("fireball", "nero")
    assert t.me.damage == {"rose": 2, "rebecca": 3}
    t.play("done")
    assert [t["rebecca"].status(i) for i in range(4)] == ["prepared", "used", "used", "prepared"]
    assert (t.me.status(1), t.me.status(2)) == ("used", "prepared")
    assert t.offers("dismiss"), "it is no part of a combination"
    assert t.nothing_pending


@rule("BR-R67")
def test_in_the_arena_the_quick_spell_may_come_first() -> None:
    t = active("arena", {**AWAY, "at": "garden"}, quick="fireball/reversed", spells=["dismiss"])
    assert t.ask == "cast-next"
    t.play("fireball", "done")
    assert t.other.damage == {"nero": 3}
    assert t.nothing_pending


@rule("BR-R67", "BR-16.11")
def test_in_the_arena_nobody_in_a_cell_can_be_chosen_and_one_casts_all_the_same() -> None:
    t = active("arena", {**AWAY, "spells": ["fireball/reversed"]}, spells=["healing_light"], damage={"rose": 5})
    t.play("healing_light", "done")
    assert t.me.damage == {"rose": 1}
    assert t.other.status(1) == "prepared"
    assert t.nothing_pending


@rule("BR-R67")
def test_in_the_arena_who_is_in_the_cell_by_then_casts_nothing() -> None:
    rebecca = {**AWAY, "at": "garden", "damage": {"nero": 8}, "spells": ["fireball/reversed"]}
    t = active("arena", rebecca, spells=["fireball/reversed"]).play("fireball", "done")
    assert t.other.at == "cell"
    assert t.other.status(1) == "prepared"
    assert t.me.damage == {}
    assert t.nothing_pending


@rule("BR-R67")
def test_in_the_arena_who_has_no_prepared_spell_casts_none() -> None:
    t = active("arena", {**AWAY, "at": "garden"}).play("done")
    assert t.events("reveal") == []
    assert t.nothing_pending


@rule("BR-28.12", "BR-28.11")
def test_the_alchemical_laboratory_draws_two_and_discards_one() -> None:
    t = active("alchemical_laboratory", hand="vanish", spellbook="fireball, dismiss, maelstrom")
    assert t.ask == "discard"
    t.play("vanish", "done")
    assert t.me.hand == "fireball, dismiss"
    assert t.me.memories == "vanish"
    assert t.me.spellbook == "maelstrom"
    assert t.nothing_pending


@rule("BR-4.4", "BR-R16")
def test_the_alchemical_laboratory_keeps_the_hand_limit_before_the_discard() -> None:
    t = active("alchemical_laboratory", hand="3 vanish, 3 fireball, dismiss", spellbook="maelstrom, labyrinth")
    assert t.ask == "hand-limit"
    t.play("vanish", "vanish")
    assert t.ask == "discard"
    t.play("vanish", "done")
    assert t.me.hand == "3 fireball, dismiss, maelstrom, labyrinth"
    assert t.nothing_pending


@rule("BR-R17", "BR-4.5")
def test_the_alchemical_laboratory_without_cards_to_draw() -> None:
    t = active("alchemical_laboratory", memories="fireball").play("done")
    assert t.me.hand == ""
    assert t.me.memories == "fireball"
    assert t.me.spellbook == "", "drawn from the memories, and discarded"
    t = active("alchemical_laboratory").play("done")
    assert t.me.hand == 0
    assert t.nothing_pending


@rule("BR-23.5", "BR-23.1")
def test_the_summoner_room_summons_a_cerberus() -> None:
    t = active("summoner_room").play("done")
    assert t.me.evocations == ["cerberus@summoner_room"]
    assert t.nothing_pending


@rule("BR-23.2")
def test_the_summoner_room_without_a_cerberus_left() -> None:
    t = active("summoner_room", {**AWAY, "evocations": ["cerberus@crypt", "cerberus@crypt", "cerberus@crypt"]}).play(
        "done"
    )
    assert t.me.evocations == []
    assert t.nothing_pending


# ------------------------------------------------------------------ yellow


@rule("BR-R13", "BR-28.12", "BR-T5")
def test_the_bibliotheca_draws_the_top_card_of_a_school_of_choice() -> None:
    t = active("bibliotheca", library={"transmutation": "petrify, barkskin", "illusion": "vanish"})
    assert len(t.options) == 6
    t.play("transmutation", "done")
    assert t.me.hand == "petrify"
    assert t.nothing_pending


@rule("BR-R84", "BR-R14")
def test_the_bibliotheca_refills_a_school_and_offers_none_without_cards() -> None:
    t = table("nero", AWAY, at="bibliotheca", library={"illusion": "vanish"})
    s = t.state
    s.eliminated += s.schools[0]
    s.schools[0].clear()
    illusion = BOX.schools.index("illusion")
    s.discards[illusion] += s.schools[illusion]
    s.schools[illusion].clear()
    t.play("activate")
    assert "school-destruction" not in t.options
    t.play("illusion", "done")
    assert t.discards("illusion") == 0
    assert len(t.me.hand) == 1
    assert t.nothing_pending


@rule("BR-21.15")
def test_the_sanctuary_heals_three() -> None:
    t = active("sanctuary", damage={"rebecca": 2, "rose": 2})
    t.play("rebecca", "rose", "rose", "done")
    assert t.me.damage == {"rebecca": 1}
    assert t.nothing_pending


@rule("BR-17.25")
def test_the_sanctuary_heals_what_there_is() -> None:
    t = active("sanctuary", {**AWAY, "damage": {"nero": 4}}, damage={"rose": 2}).play("done")
    assert t.me.damage == {}
    assert t.other.damage == {"nero": 4}, "on no other sheet"
    assert t.nothing_pending


@rule("BR-R54", "BR-28.12")
def test_the_observatory_puts_three_events_in_any_order_and_draws_a_card() -> None:
    t = active(
        "observatory", event_deck="rusted_gates, growing_roots, open_stacks, envy", spellbook="fireball, dismiss"
    )
    assert t.ask == "put-top"
    assert sorted(t.options) == ["event-growing_roots", "event-open_stacks", "event-rusted_gates"]
    # The card laid there last is drawn first.
    t.play("growing_roots", "rusted_gates", "done")
    assert [id_of(card) for card in reversed(t.state.event_decks[0][-4:])] == [
        "open_stacks",
        "rusted_gates",
        "growing_roots",
        "envy",
    ]
    assert t.me.hand == "fireball"
    assert t.me.spellbook == "dismiss"
    assert t.nothing_pending


@rule("BR-R84")
def test_the_observatory_looks_at_what_is_there() -> None:
    t = table("nero", AWAY, at="observatory", event_deck="rusted_gates", spellbook="fireball")
    s = t.state
    s.events_gone += s.event_decks[0][:-1]
    del s.event_decks[0][:-1]
    t.play("activate", "done", "done")
    assert [id_of(card) for card in s.event_decks[0]] == ["rusted_gates"]
    assert t.me.hand == "fireball"
    assert t.nothing_pending


# ------------------------------------------------------------------ green


@rule("BR-5.1")
def test_the_treasure_room_gives_a_point() -> None:
    t = active("treasure_room", power=3).play("done")
    assert (t.me.power, t.other.power, t.rose) == (4, 0, 0)
    assert t.nothing_pending


@rule("BR-R28", "BR-R76")
def test_the_forge_lets_move_one_room_and_attack() -> None:
    t = active("forge", {**AWAY, "at": "sanctuary"}, tokens=1)
    t.play("sanctuary")
    assert t.me.at == "sanctuary", "no second step; the only enemy there is attacked"
    assert t.other.damage == {"nero": 2}
    t.play("done")
    assert t.turn_over, "the attack took no other token"
    assert t.nothing_pending


@rule("BR-R76", "BR-28.4")
def test_the_forge_without_moving_and_without_an_enemy() -> None:
    t = active("forge", {**AWAY, "at": "forge"}).play("stop", "done")
    assert t.other.damage == {"nero": 2}
    t = active("forge").play("sanctuary", "done")
    assert t.me.at == "sanctuary"
    assert t.events("attack") == []
    assert t.nothing_pending


@rule("BR-R28")
def test_the_forge_from_afar_works_where_the_wizard_stands() -> None:
    t = table("nero", {**AWAY, "at": "crypt"}, at="garden", quick="hidden_passage/reversed")
    t.play("hidden_passage", "mark-before", "forge", "crypt")
    assert not t.ready("forge")
    assert t.me.at == "crypt"
    assert t.other.damage == {"nero": 2}
    assert t.nothing_pending


@rule("BR-18.5")
def test_the_garden_places_a_cube_in_any_room() -> None:
    t = active("garden", instability={"black_rose_room": {"rebecca": 1}})
    assert len(t.options) == 19
    t.play("black_rose_room", "done")
    assert t.instability("black_rose_room") == {"rebecca": 1, "nero": 1}
    assert t.instability("garden") == {}
    assert t.nothing_pending


@rule("BR-18.3", "BR-18.7")
def test_the_garden_places_nothing_in_a_full_or_destroyed_room() -> None:
    t = active("garden", instability={"forge": {"rebecca": 4}}).play("forge", "done")
    assert t.instability("forge") == {"rebecca": 4}
    t = active("garden", destroyed=["forge"]).play("forge", "done")
    assert t.instability("forge") == {}
    assert t.me.cubes_left == 26
    assert t.nothing_pending


# ------------------------------------------------------------------ blue


def test_the_oracle_room_gives_back_a_spell_of_choice() -> None:
    t = active("oracle_room", memories="fireball, dismiss", spellbook="vanish")
    assert t.ask == "recall"
    t.play("dismiss", "done")
    assert t.me.hand == "dismiss"
    assert t.me.memories == "fireball"
    assert t.me.spellbook == "vanish"
    assert t.nothing_pending


@rule("BR-17.25", "BR-4.4")
def test_the_oracle_room_with_empty_memories_and_with_a_full_hand() -> None:
    t = active("oracle_room").play("done")
    assert t.me.hand == 0
    t = active("oracle_room", memories="dismiss", hand="3 fireball, 3 vanish, maelstrom")
    assert t.ask == "hand-limit"
    t.play("maelstrom", "done")
    assert t.me.hand == "3 fireball, 3 vanish, dismiss"
    assert t.me.memories == "maelstrom"
    assert t.nothing_pending


@rule("BR-R85")
def test_the_mirrors_room_resolves_another_rooms_effect() -> None:
    t = active("mirrors_room", dark=["crypt"], destroyed=["armory"], moon=2, hand="2 fireball, 2 vanish")
    barred = ("black_rose_room", "throne_room", "mirrors_room", "crypt", "armory")
    assert sorted(t.options) == sorted(f"room-{room}" for room in FACTS if room not in barred)
    t.play("summoner_room", "done")
    assert t.me.evocations == ["cerberus@mirrors_room"], "as if it happened in this room"
    assert t.ready("summoner_room"), "its token is not flipped"
    assert t.nothing_pending


@rule("BR-R85", "BR-R22")
def test_the_mirrors_room_activates_no_other_room() -> None:
    # Green Hunger answers green activations, Blue Mirror blue ones; Counted Coin asks for the Treasure Room.
    t = active(
        "mirrors_room",
        board=["green_hunger", "blue_mirror", ""],
        quests="counted_coin, shed_blood",
        spellbook="fireball",
    )
    t.play("pass", "treasure_room", "done")  # he might hold a quest on the Mirrors Room
    assert t.me.power == 1
    assert t.me.damage == {}
    assert t.me.quests == "counted_coin, shed_blood"
    assert t.me.hand == "fireball", "the Blue Mirror"
    assert t.nothing_pending


@rule("BR-14.13", "BR-R28")
def test_the_mirrors_room_from_afar() -> None:
    # Golden Decree (reversed): activate a yellow or a blue room from where you stand.
    t = table("nero", AWAY, at="garden", quick="golden_decree/reversed")
    t.play("golden_decree", "mirrors_room", "cemetery")
    assert t.me.evocations == ["landsknecht@mirrors_room"]
    assert not t.ready("mirrors_room")
    assert t.me.at == "garden"
    assert t.nothing_pending


@rule("BR-28.24", "BR-14.9")
def test_the_abyss_teleports_to_any_other_room() -> None:
    t = active("the_abyss", {**AWAY, "at": "forge"}, destroyed=["crypt"])
    assert sorted(t.options) == sorted(f"room-{room}" for room in FACTS if room != "the_abyss")
    t.play("crypt", "done")
    assert t.me.at == "crypt"
    assert t.nothing_pending


@rule("BR-14.9", "BR-20.7")
def test_out_of_the_abyss_into_a_trap() -> None:
    t = table("nero", {**AWAY, "spells": ["trap: blade_hail"]}, at="the_abyss")
    t.play("activate", "pass", "forge", "blade_hail").pass_all().play("done")
    assert t.me.at == "forge"
    assert t.me.damage == {"rebecca": 2}
    assert t.nothing_pending


# ------------------------------------------------------------------ grey


@rule("BR-23.5")
def test_the_cemetery_summons_a_landsknecht() -> None:
    t = active("cemetery").play("done")
    assert t.me.evocations == ["landsknecht@cemetery"]
    assert t.nothing_pending


@rule("BR-23.4")
def test_the_cemetery_with_three_evocations() -> None:
    mine = ["landsknecht@crypt", "landsknecht@crypt", "malacoda@crypt"]
    t = active("cemetery", evocations=mine).play("pass", "done")
    assert t.me.evocations == mine
    t = active("cemetery", evocations=mine).play("malacoda", "done")
    assert t.me.evocations == ["landsknecht@crypt", "landsknecht@crypt", "landsknecht@cemetery"]
    assert t.nothing_pending


@rule("BR-21.16")
def test_the_crypt_converts_up_to_two_damage() -> None:
    rebecca = {**AWAY, "at": "garden", "damage": {"rose": 2, "tessa": 1}}
    t = active("crypt", rebecca, {"who": "tessa", "damage": {"rose": 3}})
    t.play("tessa", "rose", "done")
    assert t["rebecca"].damage == {"nero": 2, "rose": 1}
    assert t["tessa"].damage == {"rose": 3}, "in her cell"
    assert t.nothing_pending


@rule("BR-R61", "BR-16.11")
def test_the_crypt_may_convert_less_and_nothing_of_who_is_in_a_cell() -> None:
    rebecca = {**AWAY, "at": "garden", "damage": {"rose": 3}}
    t = active("crypt", rebecca).play("rose", "done", "done")
    assert t["rebecca"].damage == {"nero": 1, "rose": 2}
    t = active("crypt", {**AWAY, "damage": {"rose": 3}}).play("done")
    assert t["rebecca"].damage == {"rose": 3}
    assert t.nothing_pending


@rule("BR-23.11", "BR-5.1")
def test_the_sacrificial_altar_takes_an_evocation_for_two_points() -> None:
    mine = ["landsknecht@crypt: 1 rebecca", "malacoda@forge"]
    t = active("sacrificial_altar", {**AWAY, "at": "garden"}, evocations=mine)
    assert t.options == ["choose-sacrifice", "choose-wound"]
    t.play("choose-sacrifice", "landsknecht", "done")
    assert t.me.evocations == ["malacoda@forge"]
    assert t.me.power == 2
    assert t.other.cubes_left == 26
    assert t.other.damage == {}
    assert t.nothing_pending


@rule("BR-17.15", "BR-16.11")
def test_the_sacrificial_altar_wounds_any_enemy_miniature() -> None:
    rebecca = {**AWAY, "at": "garden", "evocations": ["malacoda@forge"]}
    t = active("sacrificial_altar", rebecca, {"who": "tessa"}, evocations=["landsknecht@crypt"])
    t.play("choose-wound")
    assert sorted(t.options) == ["evocation-1-1", "seat-1"], "Tessa is in her cell"
    t.play("malacoda", "done")
    assert t["rebecca"].evocation("malacoda").damage[0] == 1
    assert (t.me.power, t.me.evocations) == (0, ["landsknecht@crypt"])
    assert t.nothing_pending


def test_the_sacrificial_altar_without_an_evocation_can_only_wound() -> None:
    t = active("sacrificial_altar", {**AWAY, "at": "garden"}).play("done")
    assert t.other.damage == {"nero": 1}
    assert t.me.power == 0
    t = active("sacrificial_altar").play("done")
    assert (t.me.power, t.other.damage) == (0, {}), "nobody is there to be wounded"
    assert t.nothing_pending


# ------------------------------------------------------------------ black


@rule("BR-14.15", "BR-17.32", "BR-T28")
def test_the_black_rose_room_sells_a_forgotten_spell() -> None:
    t = active(
        "black_rose_room",
        moon=2,
        hand="2 fireball, 3 vanish",
        forgotten="black_sun, rose_thorns, total_collapse, rift_of_ages",
    )
    assert t.ask == "discard"
    t.play("fireball", "fireball", "vanish", "vanish")
    assert t.me.memories == "2 fireball, 2 vanish"
    assert sorted(t.options) == ["spell-black_sun", "spell-rose_thorns", "spell-total_collapse"]
    t.play("rose_thorns", "total_collapse", "done")
    assert t.me.hand == "vanish, rose_thorns"
    assert [id_of(card) for card in t.state.forgotten[:2]] == ["black_sun", "total_collapse"], (
        "the last laid is drawn last"
    )
    assert id_of(t.state.forgotten[-1]) == "rift_of_ages"
    assert t.nothing_pending


@rule("BR-R84", "BR-R28")
def test_the_black_rose_room_without_forgotten_spells_costs_all_the_same() -> None:
    t = table("nero", AWAY, at="black_rose_room", moon=2, hand="2 fireball, 2 vanish")
    t.state.eliminated += t.state.forgotten
    t.state.forgotten.clear()
    t.play("activate", "done")
    assert t.me.hand == ""
    assert t.me.memories == "2 fireball, 2 vanish"
    assert t.nothing_pending


@pytest.mark.parametrize(("moon", "hand"), [(1, "2 fireball, 2 vanish"), (2, "fireball, 2 vanish")])
@rule("BR-14.15", "BR-2.7", "BR-T28")
def test_the_black_rose_room_is_closed_in_the_first_moon_and_to_fewer_than_four_cards(moon: Any, hand: Any) -> None:
    t = table("nero", AWAY, at=BLACK_ROSE_ROOM, moon=moon, hand=hand)
    assert not t.offers("activate")
    assert t.nothing_pending
