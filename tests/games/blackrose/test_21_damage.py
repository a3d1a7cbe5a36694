"""BR-21: damage, defeats and what they bring, healing and converting, and wizards who run short of cubes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blackrose.play import Table, new_game, table
from tests.support.rules import rule

FULL = ("throne_room", "armory", "arena", "crypt", "oracle_room")
"""Rooms with 6 slots, to which the Black Rose and the cubes of a scenario are strangers."""


def leaving(who: str, left: int) -> dict[str, dict[str, int]]:
    """Instability that leaves a wizard (or the Black Rose) so many cubes in the supply."""
    out, found = 26 - left, {}
    for room in FULL:
        found[room] = {who: min(6, out)}
        out -= min(6, out)
    return found


def duel(damage: dict[str, int], *others: Any, **mine: Any) -> Table:
    """Nero stands in the Garden with Rebecca, who has so much damage and nothing to do; a token inflicts 2."""
    return table(
        "nero", {"who": "rebecca", "at": "garden", "damage": damage, "tokens": 0}, *others, at="garden", **mine
    )


def event(card: str, *others: Any, moon: int = 1, rest: dict[str, Any] | None = None, **mine: Any) -> Table:
    """The event of a Black Rose Phase is about to be drawn."""
    step = len(others) + 2
    more = {"step": step, **(rest or {})}
    return table("nero", *others, phase="rose", active=-1, event_deck=card, moon=moon, rest=more, **mine)


# ------------------------------------------------------------------ damage


@rule("BR-21.1", "BR-28.10")
def test_damage_lies_on_the_life_bar_in_the_colour_of_who_inflicted_it() -> None:
    t = duel({"rose": 1})
    t.play("rebecca")
    assert t["rebecca"].damage == {"nero": 2, "rose": 1}
    assert t.me.cubes_left == 24
    t.play("done")
    assert t.nothing_pending


@rule("BR-21.1", "BR-23.8")
def test_damage_lies_on_the_card_of_an_evocation() -> None:
    t = table("nero", {"who": "rebecca", "evocations": ["malacoda@garden"], "tokens": 0}, at="garden")
    t.play("malacoda", "done")
    assert t["rebecca"].evocation("malacoda").damage == [2, 0, 0, 0, 0]
    assert t["rebecca"].damage == {}
    assert t.nothing_pending


@rule("BR-21.1", "BR-28.10", "BR-18.9")
def test_damage_of_the_black_rose_is_black() -> None:
    t = event("feeding_time", "rebecca", damage={"rebecca": 2})
    assert t.me.damage == {"rebecca": 2, "rose": 1}
    assert t.other.damage == {"rose": 1}
    assert t.state.supply[4] == 24
    assert t.nothing_pending


# ------------------------------------------------------------------ defeat


@rule("BR-21.2", "BR-21.10", "BR-16.2")
def test_a_wizard_whose_cubes_reach_the_life_value_is_defeated_at_once() -> None:
    t = duel({"nero": 9})
    t.play("rebecca")
    assert t["rebecca"].at == "cell"
    assert t.ask == "activate-after", "before the action that did it is over"
    assert t["rebecca"].damage == {}
    assert t.me.cubes_left == 26
    t.play("done")
    assert t.nothing_pending


@rule("BR-21.2")
def test_with_one_life_left_a_wizard_stands() -> None:
    t = duel({"nero": 8})
    t.play("rebecca", "done")
    assert t["rebecca"].at == "garden"
    assert t["rebecca"].wounds == 10
    assert t.me.power == 0
    assert t.nothing_pending


@rule("BR-T10", "BR-R59", "BR-21.3", "BR-21.4", "BR-21.7", "BR-21.10")
def test_first_second_and_third_colour() -> None:
    t = duel({"nero": 3, "tessa": 3, "jafar": 3}, "tessa", "jafar")
    t.play("rebecca", "done")
    assert [t[who].power for who in t.names] == [4, 0, 1, 1]
    assert t.me.trophies == {"rebecca": 1}
    assert [t[who].cubes_left for who in t.names] == [26, 26, 26, 26]
    assert t["rebecca"].at == "cell"
    assert t.asked == "nero"
    assert t.nothing_pending


@rule("BR-21.4", "BR-21.7", "BR-R59", "BR-R82")
def test_the_last_cube_takes_the_trophy_even_of_the_second_colour() -> None:
    t = duel({"nero": 2, "tessa": 6, "jafar": 1}, "tessa", "jafar")
    t.play("rebecca", "done")
    assert [t[who].power for who in t.names] == [2, 0, 4, 1]
    assert t.who("gain-power") == ["tessa", "nero", "jafar"], "in rank order"
    assert t.me.trophies == {"rebecca": 1}
    assert t["tessa"].trophies == {}
    assert t.nothing_pending


@pytest.mark.parametrize(
    ("lying", "power"),
    [
        ({"nero": 3, "tessa": 5, "jafar": 1}, [3, 0, 3, 2]),
        ({"nero": 2, "tessa": 4, "jafar": 3}, [3, 0, 3, 2]),
        ({"nero": 1, "tessa": 5, "jafar": 3}, [1, 0, 4, 1]),
        ({"nero": 9}, [5, 0, 0, 0]),
    ],
)
@rule("BR-T26", "BR-21.5", "BR-21.6", "BR-R33")
def test_ties_and_a_single_colour(lying: Any, power: Any) -> None:
    t = duel(lying, "tessa", "jafar")
    t.play("rebecca", "done")
    assert [t[who].power for who in t.names] == power
    assert t.nothing_pending


@rule("BR-T26", "BR-21.3", "BR-21.7", "BR-1.2")
def test_the_black_rose_scores_and_takes_the_trophy_when_the_last_cube_is_black() -> None:
    t = event("feeding_time", {"who": "rebecca", "at": "garden", "damage": {"rose": 6, "nero": 4}})
    assert t.rose == 1 + 4, "1 for the event that enters"
    assert t.me.power == 2
    assert t.state.rose_trophies == [0, 1]
    assert t.me.trophies == {}
    assert t["rebecca"].at == "cell"
    assert t.nothing_pending


@rule("BR-21.5", "BR-R33", "BR-R82")
def test_the_black_rose_tied_with_a_wizard_gains_first() -> None:
    t = event("feeding_time", {"who": "rebecca", "at": "garden", "damage": {"rose": 4, "nero": 5, "rebecca": 1}})
    assert (t.rose, t.me.power) == (1 + 3, 3)
    assert t.who("gain-power") == ["black-rose", "black-rose", "nero"], "first for the event that enters"
    assert t.nothing_pending


@rule("BR-T26", "BR-21.9", "BR-R34")
def test_own_cubes_keep_their_rank_and_earn_nothing() -> None:
    t = duel({"rebecca": 6, "nero": 3})
    t.play("rebecca", "done")
    assert t.me.power == 2
    assert t["rebecca"].power == 0
    assert t.me.trophies == {"rebecca": 1}
    assert t["rebecca"].cubes_left == 26
    assert t.nothing_pending


@rule("BR-21.9", "BR-R34")
def test_with_one_own_cube_nobody_is_the_only_colour() -> None:
    t = duel({"rebecca": 1, "nero": 8})
    t.play("rebecca", "done")
    assert t.me.power == 4
    assert t.nothing_pending


@pytest.mark.parametrize(("of_the_rose", "mine"), [(4, 6), (5, 5)])
@rule("BR-21.8", "BR-1.13")
def test_a_wizard_has_ten_trophy_tokens(of_the_rose: Any, mine: Any) -> None:
    t = duel({"nero": 9}, "tessa", trophies={"rebecca": 5}, rest={"rose_trophies": [0, of_the_rose, 0]})
    t.play("rebecca", "done")
    assert t.me.trophies == {"rebecca": mine}
    assert t.me.power == 5, "the power is due all the same"
    assert t.nothing_pending


@rule("BR-21.11", "BR-16.9")
def test_without_token_and_spell_a_defeated_wizard_ends_the_phase_in_the_cell() -> None:
    t = duel({"nero": 9}, evocations=["landsknecht@crypt"])
    t.play("rebecca", "done").until_phase("evocation")
    assert t["rebecca"].at == "cell"
    assert t.who("turn") == ["nero"], "Nero had one more turn, she had none"
    assert t.nothing_pending


@rule("BR-R36", "BR-16.2")
def test_defeated_in_anothers_turn_a_wizard_keeps_everything_but_the_place() -> None:
    rebecca = {
        "who": "rebecca",
        "at": "garden",
        "damage": {"nero": 9},
        "tokens": 1,
        "spells": ["fireball", "trap: blade_hail"],
        "quests": "shed_blood",
        "hand": "dismiss",
        "evocations": ["landsknecht@crypt"],
    }
    t = table("nero", rebecca, at="garden", tokens=1)
    t.play("rebecca").pass_all().play("done")
    r = t["rebecca"]
    assert (r.at, r.tokens, r.status(1), r.status(2)) == ("cell", 1, "prepared", "trap")
    assert r.quests == "shed_blood"
    assert r.hand == "dismiss"
    assert r.evocations == ["landsknecht@crypt"]
    assert t.active == "rebecca", "whose turn comes as it would have come"
    assert t.nothing_pending


@rule("BR-R36", "BR-20.12")
def test_defeated_in_the_own_turn_a_wizard_loses_the_rest_of_it() -> None:
    rebecca = {"who": "rebecca", "tokens": 1, "spells": ["trap: blade_hail"]}
    t = table("nero", rebecca, at="garden", damage={"rebecca": 8}, quick="fireball", hand="dismiss")
    t.play("room-summoner_room", "blade_hail")
    assert t.me.at == "cell"
    assert t.active == "rebecca", "no second step, no activation, no quick spell"
    assert (t.me.tokens, t.me.status(0)) == (1, "prepared")
    assert t.me.hand == "dismiss"
    assert t["rebecca"].power == 5
    assert t.nothing_pending


# ------------------------------------------------------------------ excess


@rule("BR-T11", "BR-21.12", "BR-R37")
def test_damage_beyond_the_life_value_is_lost() -> None:
    t = duel({"tessa": 6, "nero": 4}, "tessa", quick="meteor_swarm")
    t.play("meteor_swarm")
    assert [e.args["count"] for e in t.events("wound")] == [1]
    assert [t[who].power for who in t.names] == [2, 0, 4], "N5 against T6"
    assert t.nothing_pending


@rule("BR-R37")
def test_what_raises_damage_raises_it_once_for_each_miniature() -> None:
    # Overcharge: combat spells inflict 1 more. Fireball inflicts 3.
    t = duel({}, {"who": "tessa", "at": "garden", "tokens": 0}, quick="fireball", board=["", "overcharge", ""], moon=2)
    t.play("fireball", "garden")
    assert t["rebecca"].damage == t["tessa"].damage == {"nero": 4}
    # Destructive Chain Lightning inflicts 2, then 1 on another miniature; each of them suffers 1 more.
    t = duel(
        {},
        {"who": "tessa", "at": "crypt", "tokens": 0},
        quick="destructive_chain_lightning/reversed",
        moon=2,
        board=["", "overcharge", ""],
    )
    t.play("destructive_chain_lightning", "rebecca", "tessa")
    assert (t["rebecca"].damage, t["tessa"].damage) == ({"nero": 3}, {"nero": 2})
    assert t.nothing_pending


# ------------------------------------------------------------------ several at once


@rule("BR-T35", "BR-R35", "BR-R82", "BR-R87")
def test_two_defeats_by_one_effect_are_scored_one_after_the_other() -> None:
    t = table(
        "nero",
        "rebecca",
        {"who": "tessa", "at": "garden", "damage": {"nero": 3, "rebecca": 5}},
        {"who": "jafar", "at": "garden", "damage": {"nero": 8}},
        at="crypt",
        power=4,
        quick="fireball",
    )
    t.play("fireball", "garden")
    assert t.who("gain-power") == ["nero", "rebecca", "nero"]
    assert [e.args["now"] for e in t.events("gain-power")] == [8, 2, 13]
    told = [e.name for e in t.log if e.name in ("defeat", "gain-power", "new-moon", "trophy", "to-cell")]
    first = ["defeat", "gain-power", "new-moon", "gain-power", "trophy", "to-cell"]
    assert told == [*first, "defeat", "gain-power", "trophy", "to-cell"]
    assert t.moon == 2
    assert t.me.trophies == {"tessa": 1, "jafar": 1}
    assert t["tessa"].at == t["jafar"].at == "cell"
    assert t.nothing_pending


@rule("BR-R35", "BR-R87")
def test_defeats_are_scored_clockwise_from_the_wizard_after_the_active_one() -> None:
    # First player is Jaf'ar; it happens in the turn of Rebecca.
    hurt: dict[str, Any] = {"at": "garden", "damage": {"rose": 5, "rebecca": 3}}
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "quick": "fireball"},
        {"who": "tessa", **hurt},
        {"who": "jafar", **hurt},
        active=1,
        rest={"first": 3},
        **hurt,
    )
    t.play("fireball", "garden")
    assert t.who("defeat") == ["tessa", "jafar", "nero"]
    assert t["rebecca"].power == 3 * 4
    assert t.nothing_pending


@rule("BR-R35", "BR-R32")
def test_the_active_wizard_comes_last() -> None:
    # Nero enters the Summoner Room, where Tessa stands; Rebecca's Blade Hail hits both.
    t = table(
        "nero",
        {"who": "rebecca", "spells": ["trap: blade_hail"], "tokens": 0},
        {
            "who": "tessa",
            "at": "summoner_room",
            "damage": {"rose": 8},
            "spells": ["protection: smoke_veil"],
            "tokens": 0,
        },
        at="garden",
        damage={"rose": 8},
        spells=["protection: smoke_veil"],
    )
    t.play("summoner_room", "blade_hail")
    asked = []
    while t.ask in ("protect-effect", "protect"):
        asked.append((t.ask, t.asked))
        t.play("pass")
    assert asked == [(ask, who) for ask in ("protect-effect", "protect") for who in ("tessa", "nero")]
    assert t.who("defeat") == ["tessa", "nero"]
    assert t.turn_over


@rule("BR-R36", "BR-24.2")
def test_what_lasts_to_the_end_of_the_round_outlasts_a_defeat() -> None:
    # Stone Claws: physical attacks inflict 2 more. The Treasure Room lies beside Nero's cell.
    attacker = {"who": "rebecca", "at": "treasure_room", "tokens": 1}
    t = table("nero", attacker, at="treasure_room", damage={"rose": 9}, quick="stone_claws", tokens=2)
    t.play("stone_claws", "end-turn", "nero", "done")
    assert (t.me.at, t.asked) == ("cell", "nero")
    t.play("treasure_room", "stop", "done", "rebecca")
    assert t["rebecca"].damage == {"nero": 4}


@rule("BR-R87")
def test_cubes_that_come_back_serve_later_parts_but_not_the_same_damage() -> None:
    # Maelstrom (reversed): 3 damage on every enemy there, 2 instability there; its mark is placed after it.
    t = table(
        "nero",
        {"who": "tessa", "at": "crypt", "damage": {"nero": 8}, "tokens": 0},
        {"who": "jafar", "at": "crypt", "tokens": 0},
        at="garden",
        quick="maelstrom/reversed",
        instability={"throne_room": {"nero": 6}, "armory": {"nero": 6}, "arena": {"nero": 3}},
    )
    assert t.me.cubes_left == 3
    t.play("maelstrom", "mark-after", "crypt", "tessa", "tessa", "tessa")
    assert t["tessa"].at == "cell"
    assert t["jafar"].damage == {}
    assert t.instability("crypt") == {"nero": 2}
    assert t.instability("garden") == {"nero": 1}
    assert t.nothing_pending


@rule("BR-R87", "BR-R32", "BR-23.9")
def test_evocations_leave_before_defeats_are_scored() -> None:
    rebecca = {
        "who": "rebecca",
        "at": "garden",
        "damage": {"nero": 8},
        "evocations": ["landsknecht@garden"],
        "tokens": 0,
    }
    t = table("nero", rebecca, at="crypt", quick="fireball")
    t.play("fireball", "garden")
    assert [e.name for e in t.log if e.name in ("wound", "evocation-leaves", "defeat")] == [
        "wound",
        "wound",
        "evocation-leaves",
        "defeat",
    ]
    assert t["rebecca"].evocations == []
    assert t.me.cubes_left == 26
    assert t.nothing_pending


@rule("BR-R32", "BR-R73")
def test_protections_come_between_the_amounts_and_the_cubes_clockwise_from_the_active_wizard() -> None:
    shield = {"at": "garden", "tokens": 0, "quick": "protection: deceptive_wind"}
    t = table(
        "nero",
        {"who": "rebecca", **shield},
        {"who": "tessa", **shield},
        at="crypt",
        quick="fireball",
        active=0,
        rest={"first": 2},
    )
    t.play("fireball", "garden")
    # Before the amounts, "would be affected" protections, of which neither has one that fits.
    t.play("pass", "pass")
    assert (t.asked, t.ask) == ("rebecca", "protect")
    assert t["rebecca"].damage == t["tessa"].damage == {}
    t.play("deceptive_wind")
    assert (t.asked, t.ask) == ("tessa", "protect")
    t.play("pass")
    assert t["rebecca"].damage == {}
    assert t["tessa"].damage == {"nero": 3}
    assert t.nothing_pending


@rule("BR-R32", "BR-R73")
def test_quests_come_after_defeats_and_events_after_quests() -> None:
    t = duel(
        {"nero": 8},
        quick="fireball",
        quests="executioner",
        moon=2,
        board=["", "duel_of_honour", ""],
        library={"destruction": "meteor_swarm"},
    )
    t.play("fireball", "garden")
    assert (t.ask, t["rebecca"].at, t.me.power) == ("quest", "cell", 5), "scored already, the event has not worked yet"
    t.play("executioner", "destruction")
    told = [e.name for e in t.log if e.name in ("defeat", "complete-quest", "event-works")]
    assert told == ["defeat", "complete-quest", "event-works"]
    assert t.me.power == 5 + 2 + 1
    assert t.nothing_pending


@rule("BR-T44", "BR-16.6", "BR-R35", "BR-R70")
def test_eclipse_hits_everybody_first_player_first_even_in_cells() -> None:
    t = event(
        "eclipse",
        {"who": "tessa", "at": "garden", "damage": {"nero": 8}},
        "rebecca",
        moon=3,
        at="crypt",
        rest={"first": 1},
    )
    assert [e.name for e in t.events("wound", "defeat", "to-cell")] == ["wound", "defeat", "to-cell", "wound", "wound"]
    assert t.who("wound") == ["tessa", "rebecca", "nero"]
    assert t.me.power == 4
    assert t.rose == 2 + 2, "2 for the event that enters"
    assert t.state.rose_trophies == [0, 1, 0]
    assert t["tessa"].at == "cell"
    assert t["rebecca"].damage == {"rose": 3}, "in her cell"
    assert t.nothing_pending


@rule("BR-T32", "BR-R34", "BR-R36", "BR-R75", "BR-21.9")
def test_redirected_damage_defeats_the_caster() -> None:
    t = table(
        "nero",
        {"who": "jafar", "at": "garden", "quick": "protection: mirror_image/reversed", "tokens": 1},
        "rebecca",
        "tessa",
        at="garden",
        damage={"rebecca": 5, "tessa": 4},
        quick="fireball/reversed",
        tokens=1,
    )
    t.play("fireball", "pass", "mirror_image")
    assert [t[who].power for who in t.names] == [0, 0, 4, 2]
    assert [t[who].trophies for who in t.names] == [{}, {}, {}, {}]
    assert t.me.at == "cell"
    assert t["jafar"].damage == {}, "the third point is not placed"
    assert t.active == "jafar", "Nero's turn is over"
    assert (t.me.tokens, t.me.status(0)) == (1, "used")
    assert t.nothing_pending


# ------------------------------------------------------------------ short of cubes


@rule("BR-R9", "BR-1.9")
def test_of_a_hundred_and_thirty_cubes_every_colour_has_as_many() -> None:
    assert new_game(4).state.supply == [26, 26, 26, 26, 26]


@rule("BR-21.13", "BR-R78")
def test_without_cubes_a_wizard_inflicts_no_damage() -> None:
    t = duel({}, instability=leaving("nero", 0))
    assert t.me.cubes_left == 0
    t.play("rebecca", "done")
    assert t["rebecca"].damage == {}
    assert t.nothing_pending


@rule("BR-21.13", "BR-18.2")
def test_without_cubes_a_wizard_places_no_instability() -> None:
    t = duel({}, instability=leaving("nero", 0), quick="sun_lance")
    t.play("sun_lance", "mark-before")
    assert t.instability("garden") == {}
    assert t["rebecca"].damage == {}
    assert t.nothing_pending


@rule("BR-21.14", "BR-27.16", "BR-R78")
@pytest.mark.parametrize(
    ("answers", "mark", "damage", "target"),
    [
        (["mark-before", "rebecca"], 1, 1, 0),
        (["mark-after", "rebecca", "rebecca"], 0, 2, 0),
        (["mark-after", "done"], 0, 0, 2),
        (["mark-before", "done"], 1, 0, 1),
        (["mark-after", "rebecca", "done"], 0, 1, 1),
    ],
)
def test_the_last_cubes_go_where_their_owner_likes(answers: Any, mark: Any, damage: Any, target: Any) -> None:
    # Maelstrom (reversed): 3 damage, 2 instability in the target room, and 1 for its mark in the caster's room.
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "tokens": 0},
        at="garden",
        quick="maelstrom/reversed",
        instability={
            "throne_room": {"nero": 6},
            "armory": {"nero": 6},
            "arena": {"nero": 6},
            "oracle_room": {"nero": 6},
        },
    )
    assert t.me.cubes_left == 2
    t.play("maelstrom", answers[0], "crypt", *answers[1:])
    assert t.instability("garden") == ({"nero": mark} if mark else {})
    assert t["rebecca"].damage == ({"nero": damage} if damage else {})
    assert t.instability("crypt") == ({"nero": target} if target else {})
    assert t.me.cubes_left == 0
    assert t.nothing_pending


@rule("BR-21.14", "BR-R61", "BR-17.25")
def test_the_last_cubes_cannot_be_kept_back_for_nothing() -> None:
    # Fireball: 3 damage, and no other part that could use a cube.
    t = duel({}, {"who": "tessa", "at": "garden", "tokens": 0}, quick="fireball", instability=leaving("nero", 1))
    t.play("fireball", "garden")
    assert (t.ask, t.options) == ("last-cubes", ["seat-1", "seat-2"])
    t.play("tessa")
    assert (t["rebecca"].damage, t["tessa"].damage) == ({}, {"nero": 1})
    assert t.nothing_pending


@rule("BR-R63")
def test_the_black_rose_without_cubes_inflicts_and_places_nothing() -> None:
    t = event("growing_roots", "rebecca", instability=leaving("rose", 0))
    assert [t.instability(room) for room in ("garden", "forge", "treasure_room")] == [{}, {}, {}]
    t = event("feeding_time", "rebecca", instability=leaving("rose", 0))
    assert t.me.damage == t.other.damage == {}
    assert t.nothing_pending


@rule("BR-R63")
def test_the_last_black_cubes_go_to_wizards_in_turn_order() -> None:
    t = event("eclipse", "rebecca", "tessa", instability=leaving("rose", 5), moon=3, rest={"first": 1})
    assert [t[who].damage for who in ("rebecca", "tessa", "nero")] == [{"rose": 3}, {"rose": 2}, {}]
    assert t.nothing_pending


@rule("BR-R63")
def test_the_last_black_cubes_go_to_evocations_by_owner_and_slot() -> None:
    t = event(
        "purge",
        {"who": "rebecca", "evocations": ["malacoda@crypt", "cerberus@crypt"]},
        evocations=["malacoda@garden"],
        instability=leaving("rose", 3),
        moon=2,
        rest={"first": 1},
    )
    assert [e.damage[4] for e in t["rebecca"].w.evocations] == [2, 1]
    assert [e.damage[4] for e in t.me.w.evocations] == [0]
    assert t.nothing_pending


@rule("BR-R63")
def test_of_one_effect_wizards_come_before_evocations() -> None:
    # Cold Draught: 1 damage on each miniature in each blue room; two black cubes are left.
    short = {"throne_room": {"rose": 6}, "armory": {"rose": 6}, "arena": {"rose": 6}, "crypt": {"rose": 6}}
    t = event(
        "cold_draught",
        {"who": "rebecca", "at": "oracle_room"},
        at="oracle_room",
        evocations=["cerberus@oracle_room"],
        instability=short,
    )
    assert (t.me.damage, t.other.damage) == ({"rose": 1}, {"rose": 1})
    assert t.me.evocation("cerberus").damage == [0, 0, 0, 0, 0]
    assert t.nothing_pending


@rule("BR-R63")
def test_the_last_black_instability_goes_to_rooms_in_the_order_of_the_pack() -> None:
    # Growing Roots: 1 black cube in each green room: Treasure Room, Forge, Garden.
    t = event("growing_roots", "rebecca", instability=leaving("rose", 2))
    assert [t.instability(room) for room in ("treasure_room", "forge", "garden")] == [{"rose": 1}, {"rose": 1}, {}]
    assert t.nothing_pending


# ------------------------------------------------------------------ healing, converting, transferring


@rule("BR-21.15", "BR-28.14")
def test_healing_removes_cubes_of_colours_of_choice() -> None:
    t = table("nero", at="sanctuary", damage={"rebecca": 3, "rose": 2})
    t.play("activate", "rose", "rebecca", "rebecca", "done")
    assert t.me.damage == {"rebecca": 1, "rose": 1}
    assert t["rebecca"].cubes_left == 25
    assert t.state.supply[4] == 25
    assert t.nothing_pending


@rule("BR-21.16", "BR-28.9", "BR-R78")
def test_converting_replaces_cubes_of_choice_by_own_ones() -> None:
    t = table(
        "nero", {"who": "rebecca", "at": "garden", "damage": {"tessa": 3, "nero": 1}, "tokens": 0}, "tessa", at="crypt"
    )
    t.play("activate")
    assert not t.offers("colour-0"), "an own cube is never converted"
    t.play("tessa", "tessa", "done")
    assert t["rebecca"].damage == {"tessa": 1, "nero": 3}
    assert t["tessa"].cubes_left == 25
    assert t.me.cubes_left == 23
    assert t.nothing_pending


@rule("BR-R78", "BR-21.16")
def test_converting_needs_own_cubes_and_black_ones_go_back_to_the_black_rose() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "damage": {"rose": 3}, "tokens": 0},
        quick="cowardice",
        at="garden",
        instability=leaving("nero", 1),
    )
    t.play("cowardice", "rose")
    assert t["rebecca"].damage == {"rose": 2, "nero": 1}
    assert t.me.cubes_left == 0
    assert t.state.supply[4] == 24
    assert t.nothing_pending


@rule("BR-R78", "BR-21.16")
def test_converting_with_an_empty_supply_does_nothing() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "damage": {"rose": 3}, "tokens": 0},
        at="crypt",
        instability={**leaving("nero", 0), "crypt": {"nero": 6}},
    )
    t.play("activate", "done")
    assert t["rebecca"].damage == {"rose": 3}
    assert not t.ready("crypt")
    assert t.nothing_pending


@rule("BR-R78", "BR-28.27")
def test_transferred_cubes_keep_their_colours_and_need_no_supply() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "damage": {"nero": 8}, "tokens": 0},
        "tessa",
        at="garden",
        damage={"tessa": 3, "rose": 1},
        quick="petrify/reversed",
        instability=leaving("nero", 8),
    )
    assert t.me.cubes_left == 0
    t.play("petrify", "mark-before", "tessa", "rose")
    assert t.me.damage == {"tessa": 2}
    assert t["rebecca"].damage == {"nero": 8, "tessa": 1, "rose": 1}
    assert t.nothing_pending


@rule("BR-R78", "BR-28.27")
def test_no_more_is_transferred_than_the_life_value_and_the_trophy_is_the_resolvers() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "damage": {"tessa": 10}, "tokens": 0},
        "tessa",
        at="garden",
        damage={"tessa": 3},
        quick="petrify/reversed",
    )
    t.play("petrify", "tessa")
    assert t.me.damage == {"tessa": 2}, "one cube filled the bar"
    assert t["rebecca"].at == "cell"
    assert t["tessa"].power == 5, "ranked by the colours that lay there"
    assert t.me.power == 0
    assert t.me.trophies == {"rebecca": 1}
    assert t.nothing_pending


@rule("BR-R78")
def test_moving_instability_needs_free_slots_but_no_supply() -> None:
    # Rite of Change: up to 2 instability from one room to one beside it; the Forge has 4 slots.
    t = table("nero", at="garden", quick="rite_of_change", instability={"arena": {"rebecca": 4}, "forge": {"rose": 3}})
    t.play("rite_of_change", "element-fire", "arena", "forge", "rebecca")
    assert t.instability("forge") == {"rose": 3, "rebecca": 1}
    assert t.instability("arena") == {"rebecca": 3}
    assert t.nothing_pending


# ------------------------------------------------------------------ nobody is left to aim at


@rule("BR-21.17", "BR-27.3")
def test_no_spell_can_be_aimed_at_a_wizard_who_has_reached_the_life_value() -> None:
    t = duel({"nero": 9}, quick="fireball/reversed")
    t.play("rebecca", "done", "fireball")
    assert t.events("target") == []
    assert len(t.events("spell-in-vain")) == 1
    assert t["rebecca"].damage == {}
    assert t.me.power == 5
    assert t.nothing_pending


@rule("BR-R32", "BR-R73")
def test_a_quest_for_the_defeat_is_offered_before_an_event_answers_the_damage():
    """Truce of Thorns would fell Nero; his Executioner comes first."""
    hers = {"who": "rebecca", "at": "garden", "damage": {"rose": 9}}
    t = table("nero", hers, moon=2, at="garden", damage={"rose": 10}, quests="executioner",
              board=("truce_of_thorns", "", ""))  # fmt: skip
    t.play("rebecca")
    assert t.ask == "quest"
    t.play("executioner")
    assert t.me.completed == "executioner"


@rule("BR-R78", "BR-28.27")
def test_a_defeat_by_cubes_of_others_that_were_moved_is_not_the_last_cube_of_the_mover():
    """The trophy is Nero's, the quest for a last cube of the own colour is not met."""
    hers = {"who": "rebecca", "at": "crypt", "damage": {"rose": 10}}
    t = table("nero", hers, moon=2, at="garden", damage={"rose": 2}, quests="executioner", spells=["petrify/reversed"])
    t.play("petrify", "rose")
    assert (t.other.at, t.me.trophies) == ("cell", {"rebecca": 1})
    assert t.ask == "turn"
