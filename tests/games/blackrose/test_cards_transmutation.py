"""The spells of the school of Transmutation, both halves of each."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.blackrose.catalogue import BOX
from magemoot.games.blackrose.lodge import ANYWHERE
from tests.games.blackrose.play import Table, table
from tests.support.rules import rule

ALL_WAYS = ["garden", "crypt", "arena", "forge", "treasure_room"]
"""From the Garden: the same room, range 1 and 2; on no straight line though near; far away."""
FULL = {"crypt": {"nero": 6}, "oracle_room": {"nero": 6}, "the_abyss": {"nero": 6}, "arena": {"nero": 6}}
"""Twenty-four of Nero's cubes."""


FACES = {
    "stone_claws*": ("general earth self", "combat earth self"),
    "rite_of_change": ("general any area any", "general any special"),
    "rite_of_control": ("general any area 2", "general any single 2"),
    "unstable_flames*": ("combat fire area 1", "combat fire single 2"),
    "disfiguring_mutation*": ("combat unholy single 1", "general unholy single 2"),
    "altar_of_flesh": ("general unholy area 0", "general unholy special"),
    "barkskin": ("protection earth self", "protection earth self"),
    "quicksilver_step": ("general water self", "general water self"),
    "abomination*": ("general any self", "combat any self"),
    "living_roots": ("trap earth single 1", "trap earth single any"),
    "corrosive_seed*": ("trap earth area any", "trap earth area any"),
    "petrify*": ("combat earth single 2", "general earth single 1"),
}
"""Type, element, target and range of both halves; * marks instability."""


@pytest.mark.parametrize("card", FACES)
@rule("BR-17.6", "BR-18.1")
def test_what_stands_on_the_card(card: str) -> None:
    spell = BOX.spells[card.removesuffix("*")]
    assert spell.instability is card.endswith("*")
    for half, face in zip(spell.halves.values(), FACES[card], strict=True):
        reach = [] if half.range < 0 else ["any" if half.range == ANYWHERE else str(half.range)]
        assert " ".join([half.type, half.element, half.target, *reach]) == face


def rooms(t: Table) -> set[str]:
    """The rooms that are offered."""
    return {o.removeprefix("room-") for o in t.options}


@pytest.mark.parametrize(
    ("spell", "reach"),
    [
        ("unstable_flames/reversed", 3),
        ("disfiguring_mutation", 2),
        ("petrify", 3),
        ("petrify/reversed", 2),
    ],
)
@rule("BR-17.15", "BR-17.19–17.23")
def test_what_lies_in_range_on_a_straight_line_can_be_aimed_at(spell: str, reach: int) -> None:
    found = []
    for room in (*ALL_WAYS, "cell"):
        t = table("nero", {"who": "rebecca", "at": room, "tokens": 0}, at="garden", spells=[spell])
        t.play(spell.partition("/")[0])
        if not t.events("spell-in-vain"):
            found.append(room)
        assert t.me.status(1) == "used"
    assert found == ALL_WAYS[:reach]


# ------------------------------------------------------------------ Stone Claws


@rule("BR-24.2")
def test_stone_claws_make_physical_attacks_harder_until_the_end_of_the_round() -> None:
    hers = {"who": "rebecca", "at": "garden", "evocations": ["cerberus@garden"], "tokens": 0}
    t = table("nero", hers, at="garden", spells=["stone_claws", "fireball"])
    t.play("stone_claws")
    assert t.instability("garden") == {"nero": 1}
    t.play("rebecca", "done")
    assert t.other.damage == {"nero": 2 + 2}
    assert t.nothing_pending
    t.play("end-turn", "cerberus")
    assert t.other.evocations == [], "four is enough"
    t.play("done", "fireball", "garden")
    assert t.other.damage == {"nero": 4 + 3}, "spells are no harder"
    t.until_phase("study")
    assert t.me.w.mods == []


def test_stone_claws_do_not_help_evocations() -> None:
    hers = {"who": "rebecca", "at": "crypt"}
    t = table(
        "nero", hers, at="garden", spells=["stone_claws"], quick="grip_of_darkness", evocations=["landsknecht@crypt"]
    )
    t.play("stone_claws", "grip_of_darkness", "stop", "rebecca")
    assert t.other.damage == {"nero": 2}
    assert t.nothing_pending


@rule("BR-R76")
def test_stone_claws_reversed_is_one_attack_with_three_more() -> None:
    hers = {"who": "rebecca", "at": "garden", "evocations": ["cerberus@garden", "cerberus@crypt"]}
    t = table("nero", hers, at="garden", spells=["stone_claws/reversed"], board=["call_to_arms", "overcharge", ""])
    t.play("stone_claws")
    assert t.options == ["seat-1", "evocation-1-1"], "in the own room"
    t.play("rebecca")
    # Call to Arms: physical attacks inflict one more. Overcharge, for combat spells, does not apply.
    assert t.other.damage == {"nero": 2 + 3 + 1}
    assert t.me.tokens == 2, "no token is used"
    assert t.instability("garden") == {"nero": 1}
    assert t.nothing_pending


def test_stone_claws_reversed_without_an_enemy_in_the_room() -> None:
    t = table("nero", {"who": "rebecca", "at": "crypt"}, at="garden", spells=["stone_claws/reversed"])
    t.play("stone_claws")
    assert (t.other.damage, t.me.status(1)) == ({}, "used")
    assert t.nothing_pending


# ------------------------------------------------------------------ Rite of Change


@rule("BR-28.27")
def test_rite_of_change_moves_two_instability_to_an_adjacent_room() -> None:
    t = table("nero", at="garden", spells=["rite_of_change"],
              instability={"cemetery": {"rebecca": 2, "rose": 1}, "treasure_room": {"nero": 3}})  # fmt: skip
    t.play("rite_of_change", "magic")
    assert rooms(t) == set(t.state.room_at), "any room"
    t.play("cemetery")
    assert rooms(t) == set(t.next_to("cemetery"))
    t.play("observatory")
    assert t.options == ["colour-1", "colour-rose", "done"]
    t.play("rose", "rebecca")
    assert t.instability("cemetery") == {"rebecca": 1}
    assert t.instability("observatory") == {"rebecca": 1, "rose": 1}
    assert t.nothing_pending


@rule("BR-R78")
@pytest.mark.parametrize(("free", "moved"), [(1, 1), (0, 0)])
def test_rite_of_change_moves_no_more_than_there_are_free_slots(free: int, moved: int) -> None:
    t = table("nero", at="garden", spells=["rite_of_change"],
              instability={"cemetery": {"rebecca": 2}, "treasure_room": {"nero": 4 - free}})  # fmt: skip
    t.play("rite_of_change", "magic", "cemetery", "treasure_room")
    if moved:
        t.play("rebecca")
    assert t.instability("cemetery") == {"rebecca": 2 - moved}
    assert t.nothing_pending


def test_rite_of_change_moves_nothing_into_a_destroyed_room() -> None:
    t = table("nero", at="garden", spells=["rite_of_change"], destroyed=["treasure_room"],
              instability={"cemetery": {"rebecca": 2}})  # fmt: skip
    t.play("rite_of_change", "magic", "cemetery", "treasure_room")
    assert t.instability("cemetery") == {"rebecca": 2}
    assert t.nothing_pending


@rule("BR-R50", "BR-R51")
def test_rite_of_change_reversed_exchanges_two_cards_for_cards_of_the_library() -> None:
    t = table("nero", at="garden", spells=["rite_of_change/reversed"], hand="fireball, ring_of_fire, black_sun",
              library={"divination": "dismiss, foresight", "illusion": "vanish"})  # fmt: skip
    t.play("rite_of_change", "magic", "ring_of_fire", "black_sun")
    assert t.me.aside == "ring_of_fire", "a signature spell is set aside"
    assert t.eliminated == "black_sun", "a forgotten spell is out"
    assert (t.ask, t.asked) == ("draw-school", "nero")
    t.play("divination")
    assert t.me.hand == "fireball, dismiss"
    t.play("illusion")
    assert t.me.hand == "fireball, dismiss, vanish"
    assert t.nothing_pending


@pytest.mark.parametrize(("answers", "drawn"), [(["done"], 0), (["fireball", "done", "divination"], 1)])
def test_rite_of_change_reversed_draws_as_many_as_were_put_away(answers: list[str], drawn: int) -> None:
    t = table("nero", at="garden", spells=["rite_of_change/reversed"], hand="fireball, meteor_swarm")
    t.play("rite_of_change", "magic", *answers)
    assert t.discards("destruction") == ("fireball" if drawn else 0)
    assert len(t.me.hand) == 2
    assert t.me.memories == 0
    assert t.nothing_pending


# ------------------------------------------------------------------ Rite of Control


@rule("BR-18.6", "BR-28.9")
def test_rite_of_control_converts_two_instability_within_two_rooms() -> None:
    t = table(
        "nero", at="garden", spells=["rite_of_control"], instability={"arena": {"rebecca": 2, "rose": 1, "nero": 1}}
    )
    t.play("rite_of_control", "magic")
    assert rooms(t) == {"garden", *t.next_to("garden"), "alchemical_laboratory", "mirrors_room", "arena"}
    t.play("arena")
    assert t.options == ["colour-1", "colour-rose", "done"], "no own ones"
    t.play("rose", "rebecca")
    assert t.instability("arena") == {"rebecca": 1, "nero": 3}
    assert t.nothing_pending


def test_rite_of_control_stops_with_the_supply() -> None:
    t = table("nero", at="garden", spells=["rite_of_control"],
              instability={**FULL, "garden": {"nero": 1}, "sanctuary": {"rebecca": 2}})  # fmt: skip
    assert t.me.cubes_left == 1
    t.play("rite_of_control", "magic", "sanctuary", "rebecca")
    assert t.instability("sanctuary") == {"rebecca": 1, "nero": 1}
    assert t.nothing_pending


@rule("BR-R68", "BR-22.3")
def test_rite_of_control_reversed_makes_an_enemy_evocation_act_for_the_caster() -> None:
    hers = {"who": "rebecca", "at": "crypt", "evocations": ["landsknecht@oracle_room", "landsknecht@forge"]}
    t = table("nero", hers, at="garden", spells=["rite_of_control/reversed"], evocations=["cerberus@crypt"])
    t.play("rite_of_control", "magic")
    # The one in the Forge is out of range, so there is no choice; it moves first.
    assert (t.ask, t.asked) == ("step", "nero")
    t.play("crypt", "stop")
    assert t.options == ["seat-1", "pass"], "its own wizard, but nothing of Nero's"
    t.play("rebecca")
    assert t.other.damage == {"nero": 2 + 1}
    assert t.other.evocations == ["landsknecht@crypt", "landsknecht@forge"], "the card stays with its owner"
    assert t.nothing_pending


def test_rite_of_control_reversed_finds_only_enemy_evocations() -> None:
    hers = {"who": "rebecca", "at": "crypt"}
    t = table("nero", hers, at="garden", spells=["rite_of_control/reversed"], evocations=["cerberus@crypt"])
    t.play("rite_of_control", "magic")
    assert len(t.events("spell-in-vain")) == 1
    assert t.nothing_pending


# ------------------------------------------------------------------ Unstable Flames


@rule("BR-18.2", "BR-18.5")
def test_unstable_flames_burn_and_unsettle_a_room() -> None:
    hers = {"who": "rebecca", "at": "crypt", "evocations": ["cerberus@crypt", "malacoda@garden"]}
    t = table("nero", hers, at="garden", spells=["unstable_flames"])
    t.play("unstable_flames", "mark-before")
    assert rooms(t) == {"garden", *t.next_to("garden")}
    t.play("crypt")
    assert t.other.damage == {"nero": 3}
    assert [sum(e.damage) for e in t.other.w.evocations] == [3, 0]
    assert (t.instability("crypt"), t.instability("garden")) == ({"nero": 2}, {"nero": 1})
    assert t.nothing_pending


@pytest.mark.parametrize("mark", ["mark-before", "mark-after"])
def test_unstable_flames_in_a_room_that_is_nearly_full(mark: str) -> None:
    t = table("nero", at="garden", spells=["unstable_flames"], instability={"garden": {"rebecca": 2}})
    t.play("unstable_flames", mark, "garden")
    assert t.instability("garden") == {"rebecca": 2, "nero": 2}, "four slots"
    assert t.nothing_pending


@pytest.mark.parametrize(
    ("there", "damage"), [({}, 1), ({"rose": 2}, 3), ({"rose": 2, "rebecca": 1}, 4), ({"rose": 5}, 4)]
)
def test_unstable_flames_reversed_burn_more_in_an_unstable_room(there: dict[str, int], damage: int) -> None:
    hers = {"who": "rebecca", "at": "crypt"}
    t = table(
        "nero",
        hers,
        at="garden",
        spells=["unstable_flames/reversed"],
        instability={"crypt": there, "garden": {"rose": 1}},
    )
    t.play("unstable_flames")
    assert t.other.damage == {"nero": damage}
    assert t.instability("garden") == {"rose": 1, "nero": 1}
    assert t.nothing_pending


# ------------------------------------------------------------------ Disfiguring Mutation


def test_disfiguring_mutation_hurts_and_weakens_attacks_but_not_below_nothing() -> None:
    hers = {"who": "rebecca", "at": "garden", "tokens": 2, "spells": ["blazing_stride/reversed"]}
    t = table("nero", hers, at="garden", spells=["disfiguring_mutation", "disfiguring_mutation"], tokens=0)
    t.play("disfiguring_mutation", "end-turn")
    assert t.other.damage == {"nero": 3}
    assert t.instability("garden") == {"nero": 1}
    t.play("nero", "done")
    assert t.me.damage == {}, "2 - 2"
    t.play("blazing_stride")
    assert t.me.damage == {"rebecca": 2}, "2 + 2 - 2"
    t.play("disfiguring_mutation", "nero", "done")
    assert t.me.damage == {"rebecca": 2}, "never below 0"
    assert t.nothing_pending


def test_disfiguring_mutation_only_hurts_an_evocation() -> None:
    hers = {"who": "rebecca", "at": "forge", "evocations": ["cerberus@crypt"]}
    t = table("nero", hers, at="garden", spells=["disfiguring_mutation"])
    t.play("disfiguring_mutation")
    assert sum(t.other.evocation("cerberus").damage) == 3
    assert t.other.w.mods == []
    assert t.nothing_pending


@rule("BR-23.11")
def test_disfiguring_mutation_reversed_removes_a_weak_evocation() -> None:
    hers = {"who": "rebecca", "at": "crypt", "evocations": ["cerberus@crypt", "bone_knight@crypt", "landsknecht@arena"]}
    t = table("nero", hers, at="garden", spells=["disfiguring_mutation/reversed"], evocations=["landsknecht@garden"])
    t.play("disfiguring_mutation", "mark-before")
    assert t.options == ["evocation-1-2", "evocation-1-3"], "life 3 and 2, not 4"
    t.play("bone_knight")
    assert t.other.evocations == ["cerberus@crypt", "landsknecht@arena"]
    assert (t.instability("crypt"), t.instability("garden")) == ({"nero": 1}, {"nero": 1})
    assert t.me.trophies == {}
    assert t.nothing_pending
    t = table("nero", {"who": "rebecca", "evocations": ["landsknecht@forge", "cerberus@crypt"]}, at="garden",
              spells=["disfiguring_mutation/reversed"])  # fmt: skip
    t.play("disfiguring_mutation", "mark-before")
    assert len(t.events("spell-in-vain")) == 1
    assert t.nothing_pending


# ------------------------------------------------------------------ Altar of Flesh


def test_altar_of_flesh_summons_a_mutated_altar_and_unsettles_the_room() -> None:
    t = table("nero", at="garden", spells=["altar_of_flesh"])
    t.play("altar_of_flesh")
    assert t.me.evocations == ["mutated_altar@garden"]
    assert t.instability("garden") == {"nero": 1}
    assert t.nothing_pending
    out = {"who": "rebecca", "evocations": ["mutated_altar@forge", "mutated_altar@forge", "mutated_altar@forge"]}
    t = table("nero", out, {"who": "tessa", "evocations": ["mutated_altar@forge", "mutated_altar@forge"]},
              at="garden", spells=["altar_of_flesh"])  # fmt: skip
    t.play("altar_of_flesh")
    assert t.me.evocations == []
    assert t.nothing_pending


def test_altar_of_flesh_reversed_places_a_cube_at_each_own_altar() -> None:
    hers = {"who": "rebecca", "evocations": ["mutated_altar@forge"]}
    t = table("nero", hers, at="garden", spells=["altar_of_flesh/reversed"], destroyed=["crypt"],
              evocations=["mutated_altar@arena", "divine_altar@sanctuary", "mutated_altar@crypt"])  # fmt: skip
    t.play("altar_of_flesh")
    assert t.options == ["evocation-0-1", "evocation-0-3"]
    t.play("evocation-0-3")
    assert t.instability("arena") == {"nero": 1}
    assert [t.instability(room) for room in ("crypt", "sanctuary", "forge")] == [{}, {}, {}]
    assert t.nothing_pending


# ------------------------------------------------------------------ Barkskin


@pytest.mark.parametrize(("spell", "damage"), [("meteor_swarm", {"nero": 1}), ("sun_lance", {})])
def test_barkskin_takes_three_off_and_heals_one(spell: str, damage: dict[str, int]) -> None:
    hers = {"who": "rebecca", "at": "crypt", "spells": ["protection: barkskin"], "damage": {"rose": 2}}
    t = table("nero", hers, at="garden", spells=[spell])
    t.play(spell, "pass", "barkskin")
    assert t.other.damage == {**damage, "rose": 1}, "healed before the rest is placed"
    assert t.nothing_pending


def test_barkskin_reversed_ignores_a_block_token_and_heals_two() -> None:
    hers = {"who": "rebecca", "at": "crypt", "spells": ["protection: barkskin/reversed"], "damage": {"rose": 3}}
    t = table("nero", hers, at="garden", spells=["petrify"])
    t.play("petrify", "pass")
    assert (t.ask, t.options) == ("protect", ["pass"]), "it does not answer damage"
    t.play("pass")
    assert t.ask == "protect-block"
    t.play("barkskin", "rose", "rose")
    assert not t.other.w.blocked_activation
    assert t.other.damage == {"rose": 1, "nero": 3}
    assert t.nothing_pending


def test_barkskin_reversed_ignores_a_movement_and_nothing_else() -> None:
    hers = {"who": "rebecca", "at": "crypt", "spells": ["protection: barkskin/reversed"], "damage": {"rose": 3}}
    t = table("nero", hers, at="garden", spells=["cowardice/reversed"])
    t.play("cowardice", "pass", "rose", "rose", "barkskin", "nero", "rose")
    assert t.other.at == "crypt"
    assert t.other.damage == {"nero": 1}
    assert t.nothing_pending


# ------------------------------------------------------------------ Quicksilver Step


@rule("BR-17.14", "BR-14.8")
def test_quicksilver_step_moves_up_to_four_rooms_and_attacks() -> None:
    t = table("nero", {"who": "rebecca", "spells": ["trap: blade_hail"]}, {"who": "tessa", "at": "sacrificial_altar"},
              at="garden", spells=["quicksilver_step"])  # fmt: skip
    t.play("quicksilver_step", "summoner_room")
    assert (t.ask, t.asked) == ("trap", "rebecca"), "every room on the way is entered"
    t.play("blade_hail", "throne_room", "the_abyss", "sacrificial_altar")
    assert (t.me.at, t.me.damage) == ("sacrificial_altar", {"rebecca": 3})
    assert t["tessa"].damage == {"nero": 2}
    assert t.me.tokens == 2
    assert t.nothing_pending


@rule("BR-R53")
def test_quicksilver_step_leaves_one_who_may_not_move_where_he_is() -> None:
    t = table("nero", at="garden", spells=["quicksilver_step"], blocked_move=True)
    t.play("quicksilver_step")
    assert t.me.at == "garden"
    assert t.nothing_pending


def test_quicksilver_step_reversed_moves_one_and_quickens_moves_for_the_round() -> None:
    t = table("nero", at="garden", spells=["quicksilver_step/reversed"])
    t.play("quicksilver_step", "crypt")
    assert t.nothing_pending, "one room only"
    t.play("oracle_room", "bibliotheca", "cemetery", "done")
    assert t.me.at == "cemetery", "2 + 1"
    assert t.nothing_pending
    t.until_phase("study")
    assert t.me.w.mods == []


# ------------------------------------------------------------------ Abomination


def test_abomination_strengthens_move_and_attack_and_attacks_at_once() -> None:
    hers = {"who": "rebecca", "at": "garden", "tokens": 0}
    t = table("nero", hers, at="garden", spells=["abomination"])
    t.play("abomination", "unholy")
    assert t.other.damage == {"nero": 2 + 1}
    assert t.instability("garden") == {"nero": 1}
    assert t.nothing_pending
    t.play("rebecca", "done")
    assert t.other.damage == {"nero": 6}
    t.play("crypt", "oracle_room", "bibliotheca", "done")
    assert t.me.at == "bibliotheca", "2 + 1"


def test_abomination_without_an_enemy_here_only_strengthens() -> None:
    t = table("nero", {"who": "rebecca", "at": "crypt"}, at="garden", spells=["abomination"])
    t.play("abomination", "unholy")
    assert (t.other.damage, len(t.me.w.mods)) == ({}, 2)
    assert t.nothing_pending


def test_abomination_reversed_attacks_twice_the_same_or_another() -> None:
    hers = {"who": "rebecca", "at": "garden", "evocations": ["cerberus@garden"]}
    for second, damage in (("rebecca", [4, 0]), ("cerberus", [2, 2])):
        t = table("nero", hers, at="garden", spells=["abomination/reversed"])
        t.play("abomination", "air", "rebecca", second)
        assert [t.other.wounds, sum(t.other.evocation("cerberus").damage)] == damage
        assert t.instability("garden") == {"nero": 1}
        assert t.nothing_pending


# ------------------------------------------------------------------ Living Roots


@pytest.mark.parametrize("at", ["garden", "oracle_room"])
def test_living_roots_hold_whoever_comes_near(at: str) -> None:
    hers = {"who": "rebecca", "at": at, "spells": ["trap: living_roots"]}
    t = table("nero", hers, at="crypt", tokens=1)
    t.play("garden", "living_roots")
    assert (t.me.at, t.me.damage) == ("garden", {"rebecca": 1})
    assert (t.me.w.blocked_move, t.me.w.blocked_activation) == (True, False)
    assert t.ask == "activate-after", "the movement is over"
    t.play("done")
    assert t.nothing_pending


@rule("BR-R30")
@pytest.mark.parametrize("at", ["cemetery", "arena", "cell"])
def test_living_roots_reach_one_room_far_and_not_out_of_a_cell(at: str) -> None:
    t = table("nero", {"who": "rebecca", "at": at, "spells": ["trap: living_roots"]}, at="crypt")
    t.play("garden")
    assert (t.ask, t.options) == ("trap", ["pass", "quiet"])


def test_living_roots_hold_an_evocation_without_a_token() -> None:
    hers = {"who": "rebecca", "at": "garden", "spells": ["trap: living_roots"]}
    t = table("nero", hers, at="forge", spells=["grip_of_darkness"], evocations=["landsknecht@pleasures_room"])
    t.play("grip_of_darkness", "oracle_room", "living_roots")
    assert t.me.evocations == ["landsknecht@oracle_room"]
    assert sum(t.me.evocation("landsknecht").damage) == 1
    assert not t.me.w.blocked_move
    assert t.nothing_pending, "no enemy there to attack"


def test_living_roots_reversed_convert_instability_just_placed() -> None:
    hers = {"who": "rebecca", "spells": ["trap: living_roots/reversed"]}
    t = table("nero", hers, at="garden", instability={"treasure_room": {"rose": 2}})
    t.play("activate", "pass", "treasure_room")
    assert (t.ask, t.asked) == ("trap", "rebecca")
    t.play("living_roots", "nero", "rose")
    assert t.instability("treasure_room") == {"rebecca": 2, "rose": 1}
    assert (t.ask, t.asked) == ("after-activation", "nero")
    t.play("done")
    assert t.nothing_pending


def test_living_roots_reversed_do_not_answer_entering() -> None:
    hers = {"who": "rebecca", "at": "garden", "spells": ["trap: living_roots/reversed"]}
    t = table("nero", hers, at="crypt")
    t.play("garden")
    assert (t.ask, t.options) == ("trap", ["pass", "quiet"])


# ------------------------------------------------------------------ Corrosive Seed


@rule("BR-18.4", "BR-R30", "BR-27.10")
@pytest.mark.parametrize(("at", "marked"), [("forge", {"rebecca": 1}), ("cell", {})])
def test_corrosive_seed_green_hurts_and_unsettles(at: str, marked: dict[str, int]) -> None:
    hers = {"who": "rebecca", "at": at, "spells": ["trap: corrosive_seed"], "evocations": []}
    t = table("nero", hers, {"who": "tessa", "at": "garden"}, at="crypt")
    t.play("garden", "corrosive_seed")
    assert (t.me.damage, t["tessa"].damage) == ({"rebecca": 2}, {})
    assert t.instability("garden") == {"rebecca": 1}
    assert t.instability("forge") == marked, "its mark lies where she stands; in the cell there is none"
    t.play("stop", "done")
    assert t.nothing_pending


def test_corrosive_seed_purple_converts_one_and_places_two() -> None:
    hers = {"who": "rebecca", "at": "forge", "spells": ["trap: corrosive_seed"]}
    t = table("nero", hers, at="black_rose_room", instability={"throne_room": {"nero": 2, "rose": 1}})
    t.play("throne_room", "corrosive_seed", "nero")
    assert t.instability("throne_room") == {"nero": 1, "rose": 1, "rebecca": 3}
    assert t.me.damage == {}
    t.play("stop", "done")
    assert t.nothing_pending
    t = table("nero", hers, at="black_rose_room", instability={"throne_room": {"nero": 3, "rose": 2}})
    t.play("throne_room", "corrosive_seed", "done")
    assert t.instability("throne_room") == {"nero": 3, "rose": 2, "rebecca": 1}, "six slots"


def test_corrosive_seed_has_no_other_colour() -> None:
    t = table("nero", {"who": "rebecca", "spells": ["trap: corrosive_seed"]}, at="garden")
    t.play("crypt")
    assert (t.ask, t.options) == ("trap", ["pass", "quiet"])


# ------------------------------------------------------------------ Petrify


def test_petrify_hurts_and_forbids_to_activate() -> None:
    hers = {"who": "rebecca", "at": "crypt", "tokens": 1}
    t = table("nero", hers, at="garden", spells=["petrify"], tokens=0)
    t.play("petrify")
    assert t.other.damage == {"nero": 3}
    assert t.instability("garden") == {"nero": 1}
    assert (t.asked, t.offers("activate"), t.offers("garden")) == ("rebecca", False, True)
    assert t.nothing_pending


@rule("BR-R53")
def test_petrify_gives_no_token_to_an_evocation_nor_when_none_is_left() -> None:
    hers = {"who": "rebecca", "at": "crypt", "evocations": ["cerberus@crypt"]}
    t = table("nero", hers, at="garden", spells=["petrify"])
    t.play("petrify", "cerberus")
    assert sum(t.other.evocation("cerberus").damage) == 3
    assert not t.other.w.blocked_activation
    assert t.nothing_pending
    both: dict[str, Any] = {"blocked_move": True, "blocked_activation": True}
    t = table("nero", {"who": "rebecca", "at": "crypt"}, {"who": "tessa", "at": "forge", **both}, at="garden",
              spells=["petrify"], **both)  # fmt: skip
    t.play("petrify")
    assert not t["rebecca"].w.blocked_activation, "there are four in all"
    assert t.nothing_pending


@rule("BR-28.27")
def test_petrify_reversed_hands_over_own_wounds() -> None:
    hers = {"who": "rebecca", "at": "crypt", "spells": ["protection: barkskin"]}
    t = table("nero", hers, at="garden", spells=["petrify/reversed"], damage={"rose": 1, "rebecca": 2})
    t.play("petrify", "pass")
    assert t.options == ["colour-1", "colour-rose", "done"]
    t.play("rose", "rebecca")
    assert t.me.damage == {"rebecca": 1}
    assert t.other.damage == {"rose": 1, "rebecca": 1}, "the cubes keep their colours; it is no damage to protect from"
    assert t.instability("garden") == {"nero": 1}
    assert t.nothing_pending


@rule("BR-R78")
def test_petrify_reversed_can_defeat_and_the_trophy_is_the_casters() -> None:
    hers = {"who": "rebecca", "at": "crypt", "damage": {"rose": 10}}
    t = table("nero", hers, at="garden", spells=["petrify/reversed"], damage={"rose": 2})
    t.play("petrify", "rose")
    assert t.other.at == "cell"
    assert t.me.damage == {"rose": 1}, "no more than up to the life value"
    assert t.rose == 5, "only black cubes lay there"
    assert t.me.trophies == {"rebecca": 1}
    assert t.nothing_pending


def test_petrify_reversed_without_wounds_does_nothing() -> None:
    t = table("nero", {"who": "rebecca", "at": "crypt"}, at="garden", spells=["petrify/reversed"])
    t.play("petrify")
    assert (t.other.damage, t.me.status(1)) == ({}, "used")
    assert t.nothing_pending
