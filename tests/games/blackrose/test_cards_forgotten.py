"""The ten forgotten spells, both halves of each, and how they leave the game."""

from __future__ import annotations

import pytest

from magemoot.games.blackrose.catalogue import BOX
from magemoot.games.blackrose.lodge import ANYWHERE
from tests.games.blackrose.play import Table, quest_of, table
from tests.support.rules import rule

FULL = {"crypt": {"nero": 6}, "oracle_room": {"nero": 6}, "the_abyss": {"nero": 6}, "arena": {"nero": 6}}
"""Twenty-four of Nero's cubes."""


FACES = {
    "shame_of_crete*": ("general unholy area 2", "combat earth area 2"),
    "black_sun*": ("combat unholy special", "combat unholy single any"),
    "rift_of_ages": ("general magic self", "general magic special"),
    "rose_thorns": ("general unholy special", "general holy special"),
    "crown_of_oblivion": ("general magic special", "general magic special"),
    "total_collapse*": ("general earth area any", "general any area any"),
    "legion_of_the_forgotten": ("general unholy area 1", "general unholy special"),
    "absolute_negation": ("protection magic self", "protection holy self"),
    "fulfilled_prophecy": ("general magic special", "general magic special"),
    "gate_of_the_void*": ("general unholy single 2", "general air special"),
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


def within_two(t: Table) -> set[str]:
    """The rooms in range 2 of the Garden."""
    return {"garden", *t.next_to("garden"), "alchemical_laboratory", "mirrors_room", "arena"}


# ------------------------------------------------------------------ Shame of Crete


@rule("BR-1.14")
def test_shame_of_crete_comes_within_two_rooms_and_counts_as_a_miniature() -> None:
    hers = {"who": "rebecca", "at": "arena", "spells": ["trap: blade_hail"]}
    t = table("nero", hers, at="garden", spells=["shame_of_crete"])
    t.play("shame_of_crete")
    t.pass_all()
    assert rooms(t) == within_two(t)
    t.play("arena", "blade_hail")
    assert t.me.evocations == ["shame_of_crete@arena"]
    assert sum(t.me.evocation("shame_of_crete").damage) == 3
    assert t.instability("garden") == {"nero": 1}
    assert t.nothing_pending


def test_shame_of_crete_is_there_only_once() -> None:
    hers = {"who": "rebecca", "evocations": ["shame_of_crete@forge"]}
    t = table("nero", hers, at="garden", spells=["shame_of_crete"])
    t.play("shame_of_crete", "garden")
    assert t.me.evocations == []
    assert t.me.status(1) == "used"
    assert t.nothing_pending


def test_shame_of_crete_attacks_everybody_in_its_room() -> None:
    hers = {"who": "rebecca", "at": "garden", "evocations": ["cerberus@garden", "malacoda@garden", "malacoda@crypt"]}
    tessa = {"who": "tessa", "at": "garden"}
    t = table(
        "nero", hers, tessa, at="garden", spells=["andromedas_veil/reversed"], evocations=["shame_of_crete@garden"]
    )
    t.play("andromedas_veil", "air", "stop", "yes")
    assert (t["rebecca"].damage, t["tessa"].damage) == ({"nero": 4}, {"nero": 4})
    assert t["rebecca"].evocations == ["malacoda@crypt"]
    assert t.nothing_pending


def test_shame_of_crete_reversed_crushes_a_room() -> None:
    hers = {"who": "rebecca", "at": "arena", "evocations": ["bone_knight@arena", "cerberus@garden"]}
    t = table("nero", hers, at="garden", spells=["shame_of_crete/reversed"])
    t.play("shame_of_crete", "mark-before")
    assert rooms(t) == within_two(t)
    t.play("arena")
    assert t.other.damage == {"nero": 4}
    assert t.other.evocations == ["cerberus@garden"]
    assert (t.instability("arena"), t.instability("garden")) == ({"nero": 2}, {"nero": 1})
    assert t.nothing_pending


# ------------------------------------------------------------------ Black Sun


def test_black_sun_burns_here_and_all_around() -> None:
    hers = {"who": "rebecca", "at": "crypt", "evocations": ["cerberus@garden", "cerberus@sanctuary", "cerberus@arena"]}
    t = table("nero", hers, {"who": "tessa"}, at="garden", spells=["black_sun"], evocations=["landsknecht@crypt"])
    t.play("black_sun")
    assert (t["rebecca"].damage, t["tessa"].damage) == ({"nero": 3}, {})
    assert [sum(e.damage) for e in t["rebecca"].w.evocations] == [3, 3, 0]
    assert t.me.evocations == ["landsknecht@crypt"]
    assert t.instability("garden") == {"nero": 1}
    assert t.nothing_pending


@rule("BR-17.22", "BR-17.23")
def test_black_sun_reversed_inflicts_five_anywhere_but_in_a_cell() -> None:
    t = table(
        "nero", {"who": "rebecca", "at": "forge"}, {"who": "tessa"}, at="treasure_room", spells=["black_sun/reversed"]
    )
    t.play("black_sun")
    assert (t["rebecca"].damage, t["tessa"].damage) == ({"nero": 5}, {})
    assert t.instability("treasure_room") == {"nero": 1}
    assert t.nothing_pending
    t = table("nero", {"who": "rebecca"}, at="treasure_room", spells=["black_sun/reversed"])
    t.play("black_sun")
    assert len(t.events("spell-in-vain")) == 1
    assert t.instability("treasure_room") == {"nero": 1}


# ------------------------------------------------------------------ Rift of Ages


@rule("BR-R79")
def test_rift_of_ages_turns_both_action_tokens_back() -> None:
    t = table("nero", at="garden", spells=["rift_of_ages"], tokens=0)
    t.play("rift_of_ages")
    assert t.me.tokens == 2
    # One standard spell and one physical action make a combination; the second token is for another turn.
    t.play("wait")
    assert t.turn_over
    assert (t.me.tokens, t.asked) == (1, "nero")
    assert t.nothing_pending


def test_rift_of_ages_brings_no_third_token() -> None:
    t = table("nero", at="garden", spells=["rift_of_ages"], tokens=1)
    t.play("rift_of_ages")
    assert t.me.tokens == 2
    assert t.nothing_pending


@rule("BR-R86", "BR-2.7")
def test_rift_of_ages_reversed_makes_all_rooms_ready_and_activates_this_one() -> None:
    t = table("nero", at="treasure_room", spells=["rift_of_ages/reversed"], dark=["treasure_room", "forge"],
              destroyed=["crypt"])  # fmt: skip
    t.play("rift_of_ages")
    assert t.me.power == 1
    assert t.ready("forge")
    assert not t.ready("crypt"), "destroyed"
    assert not t.ready("black_rose_room"), "its token waits for the second moon"
    assert not t.ready("treasure_room"), "just activated"
    assert t.nothing_pending


def test_rift_of_ages_reversed_activates_only_if_it_can() -> None:
    t = table(
        "nero", at="treasure_room", spells=["rift_of_ages/reversed"], dark=["treasure_room"], blocked_activation=True
    )
    t.play("rift_of_ages")
    assert (t.me.power, t.ready("treasure_room")) == (0, True)
    assert t.nothing_pending


# ------------------------------------------------------------------ Rose Thorns


@rule("BR-28.23")
def test_rose_thorns_steal_a_power_from_each_enemy_wizard() -> None:
    t = table("nero", {"who": "rebecca", "at": "crypt", "power": 2}, {"who": "tessa", "at": "forge"},
              {"who": "jafar", "power": 2}, at="garden", spells=["rose_thorns"])  # fmt: skip
    t.play("rose_thorns")
    assert [t[who].power for who in ("nero", "rebecca", "tessa", "jafar")] == [1, 1, 0, 2], "Jaf'ar is in the cell"
    assert t.nothing_pending


@pytest.mark.parametrize(("before", "after"), [(5, 2), (2, 0)])
@rule("BR-5.13")
def test_rose_thorns_reversed_weakens_the_black_rose(before: int, after: int) -> None:
    t = table("nero", at="garden", spells=["rose_thorns/reversed"], rest={"rose_power": before})
    t.play("rose_thorns")
    assert (t.rose, t.me.power) == (after, 2)
    assert t.nothing_pending


# ------------------------------------------------------------------ Crown of Oblivion


@rule("BR-R83")
def test_crown_of_oblivion_takes_the_crown_and_three_power() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "forge"},
        at="garden",
        spells=["crown_of_oblivion"],
        rest={"crown": 1, "first": 1},
    )
    t.play("crown_of_oblivion")
    assert (t.crown, t.me.power) == ("nero", 3)
    assert t.state.first == 1, "the order of this round stays"
    assert t.nothing_pending


@rule("BR-R72")
def test_crown_of_oblivion_reversed_costs_each_two_cards_or_a_power() -> None:
    t = table("nero", {"who": "rebecca", "at": "crypt", "power": 2, "hand": "fireball, dismiss, vanish"},
              {"who": "tessa", "at": "forge", "power": 2, "hand": "fireball"},
              {"who": "jafar", "power": 2, "hand": "fireball"},
              at="garden", spells=["crown_of_oblivion/reversed"], hand="masquerade", power=2)  # fmt: skip
    t.play("crown_of_oblivion")
    assert (t.asked, t.ask) == ("rebecca", "discard")
    t.play("dismiss", "vanish")
    assert t["rebecca"].power == 2
    assert t["rebecca"].memories == "dismiss, vanish"
    assert t["tessa"].power == 1
    assert t["tessa"].memories == "fireball"
    assert t["jafar"].power == 2
    assert t["jafar"].hand == "fireball", "in the cell"
    assert t.me.power == 2
    assert t.me.hand == "masquerade"
    assert t.nothing_pending


# ------------------------------------------------------------------ Total Collapse


@pytest.mark.parametrize(("there", "placed"), [(0, 4), (3, 3), (6, 0)])
@rule("BR-18.3")
def test_total_collapse_places_four_in_any_room_as_far_as_there_is_room(there: int, placed: int) -> None:
    t = table("nero", at="garden", spells=["total_collapse"], instability={"arena": {"rose": there}})
    t.play("total_collapse", "mark-before")
    assert rooms(t) == set(t.state.room_at)
    t.play("arena")
    assert t.instability("arena").get("nero", 0) == placed
    assert t.instability("garden") == {"nero": 1}
    assert t.nothing_pending


def test_total_collapse_places_nothing_in_a_destroyed_room() -> None:
    t = table("nero", at="garden", spells=["total_collapse"], destroyed=["arena"])
    t.play("total_collapse", "mark-before", "arena")
    assert t.instability("arena") == {}
    assert t.nothing_pending


def test_total_collapse_reversed_converts_everything() -> None:
    there = {"rebecca": 2, "rose": 2, "nero": 1}
    t = table("nero", at="garden", spells=["total_collapse/reversed"], instability={"arena": there})
    t.play("total_collapse", "fire", "mark-before", "arena")
    assert t.instability("arena") == {"nero": 5}
    assert t.nothing_pending


@rule("BR-R78")
def test_total_collapse_reversed_stops_with_the_supply() -> None:
    t = table("nero", at="the_abyss", spells=["total_collapse/reversed"],
              instability={**FULL, "sanctuary": {"rebecca": 2, "rose": 2}})  # fmt: skip
    t.play("total_collapse", "fire", "sanctuary")
    t.play("rose", "rebecca")
    assert t.instability("sanctuary") == {"rebecca": 1, "rose": 1, "nero": 2}
    assert t.nothing_pending


# ------------------------------------------------------------------ Legion of the Forgotten


def test_legion_summons_up_to_three_into_free_slots() -> None:
    hers = {"who": "rebecca", "at": "summoner_room", "spells": ["trap: blade_hail"]}
    t = table("nero", hers, at="garden", spells=["legion_of_the_forgotten"], evocations=["landsknecht@forge"])
    t.play("legion_of_the_forgotten")
    assert rooms(t) == {"garden", *t.next_to("garden")}
    t.play("summoner_room")
    kinds = ["landsknecht", "bone_knight", "cerberus", "malacoda", "andromeda", "divine_altar", "mutated_altar"]
    assert t.options == [*(f"evocation-{kind}" for kind in kinds), "pass"], "not the Shame of Crete"
    t.play("malacoda", "pass", "cerberus", "blade_hail")
    assert t.me.evocations == ["landsknecht@forge", "malacoda@summoner_room", "cerberus@summoner_room"]
    assert [sum(e.damage) for e in t.me.w.evocations] == [0, 3, 3]
    assert t.nothing_pending, "no slot is free for a third"


def test_legion_replaces_nothing_and_may_stop() -> None:
    three = ["landsknecht@forge", "landsknecht@forge", "cerberus@forge"]
    t = table("nero", at="garden", spells=["legion_of_the_forgotten"], evocations=three)
    t.play("legion_of_the_forgotten", "garden")
    assert t.me.evocations == three
    assert t.nothing_pending
    t = table("nero", at="garden", spells=["legion_of_the_forgotten"])
    t.play("legion_of_the_forgotten", "garden", "andromeda", "pass")
    assert t.me.evocations == ["andromeda@garden"]
    assert t.nothing_pending


@rule("BR-R71", "BR-23.10")
def test_legion_reversed_lets_all_own_evocations_act_harder_in_any_order() -> None:
    hers = {"who": "rebecca", "at": "garden", "evocations": ["cerberus@garden"]}
    t = table("nero", hers, at="forge", spells=["legion_of_the_forgotten/reversed"],
              evocations=["landsknecht@crypt", "divine_altar@arena", "malacoda@garden"])  # fmt: skip
    t.play("legion_of_the_forgotten")
    assert t.options == ["evocation-0-1", "evocation-0-2", "evocation-0-3"]
    t.play("divine_altar")
    assert t.me.power == 1, "abilities stay as they are"
    t.play("malacoda", "stop", "rebecca")
    assert t.other.damage == {"nero": 3 + 1}
    t.play("garden", "stop", "cerberus")
    assert sum(t.other.evocation("cerberus").damage) == 2 + 1
    assert t.nothing_pending


# ------------------------------------------------------------------ Absolute Negation


@rule("BR-R51", "BR-19.5", "BR-R49")
def test_absolute_negation_neutralises_and_casts_from_the_hand() -> None:
    hers = {
        "who": "rebecca",
        "at": "crypt",
        "spells": ["protection: absolute_negation", "fireball"],
        "hand": "sun_lance",
        "evocations": ["landsknecht@crypt"],
    }
    t = table("nero", hers, at="garden", spells=["fireball"])
    t.play("fireball", "crypt", "absolute_negation")
    assert (t.ask, t.asked) == ("may", "rebecca")
    t.play("yes", "absolute_negation", "sun_lance/straight")
    assert t.eliminated == "absolute_negation", "used, and replaced by the spell from the hand"
    assert (t.other.damage, t.other.evocations) == ({}, ["landsknecht@crypt"])
    assert t.me.damage == {"rebecca": 3}
    assert (t.other.on(1), t.other.status(1), t.other.status(2)) == ("sun_lance", "used", "prepared")
    assert t.nothing_pending


def test_absolute_negation_answers_traps_and_general_spells_but_no_attack() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "spells": ["trap: blade_hail"]},
        at="garden",
        spells=["protection: absolute_negation"],
    )
    t.play("summoner_room", "blade_hail", "absolute_negation")
    assert t.me.damage == {}
    assert (t.other.status(1), t.me.status(1)) == ("used", "used")
    t = table("nero", {"who": "rebecca", "at": "garden", "power": 1, "spells": ["protection: absolute_negation"]},
              at="garden", spells=["fading_hope"])  # fmt: skip
    t.play("rebecca")
    assert (t.ask, t.options) == ("protect", ["pass"])
    t.play("pass", "done", "fading_hope", "absolute_negation")
    assert (t.other.power, t.me.power) == (1, 0)
    assert t.nothing_pending


def test_absolute_negation_reversed_prevents_everything_and_heals_three() -> None:
    hers = {
        "who": "rebecca",
        "at": "crypt",
        "spells": ["protection: absolute_negation/reversed"],
        "damage": {"rose": 4},
    }
    t = table("nero", hers, at="garden", spells=["black_sun/reversed"])
    t.play("black_sun", "pass", "absolute_negation")
    assert t.other.damage == {"rose": 1}
    assert t.nothing_pending


# ------------------------------------------------------------------ Fulfilled Prophecy


def test_fulfilled_prophecy_completes_a_quest_without_its_reward() -> None:
    t = table(
        "nero", at="garden", spells=["fulfilled_prophecy"], quests="unscathed, wanderer", spellbook="fireball", moon=2
    )
    t.play("fulfilled_prophecy", "wanderer")
    assert t.me.completed == "wanderer"
    assert t.me.quests == "unscathed"
    assert t.me.power == quest_of(t.me.completed.cards[0]).power > 0
    assert t.me.hand == 0, "no card from the spellbook"
    assert t.nothing_pending


def test_fulfilled_prophecy_without_a_quest_does_nothing() -> None:
    t = table("nero", at="garden", spells=["fulfilled_prophecy"])
    t.play("fulfilled_prophecy")
    assert t.me.power == 0
    assert t.me.completed == 0
    assert t.nothing_pending


@pytest.mark.parametrize("moon", [1, 3])
def test_fulfilled_prophecy_reversed_takes_a_quest_of_the_third_moon(moon: int) -> None:
    t = table("nero", at="garden", spells=["fulfilled_prophecy/reversed"], moon=moon)
    deck = t.state.quest_decks[2]
    top, others = deck[-3:][::-1], deck[:-3]
    t.play("fulfilled_prophecy", quest_of(top[1]).id, quest_of(top[2]).id)
    t.pass_all()
    assert t.me.quests == quest_of(top[1]).id
    assert t.state.quest_decks[2] == [top[0], top[2], *others], "the others under the deck"
    assert t.nothing_pending


# ------------------------------------------------------------------ Gate of the Void


@rule("BR-16.4", "BR-14.17")
def test_gate_of_the_void_sends_a_wizard_to_the_cell_without_defeat() -> None:
    hers = {"who": "rebecca", "at": "arena", "damage": {"nero": 5}, "power": 3, "blocked_move": True}
    hers["evocations"] = ["cerberus@crypt"]
    t = table("nero", hers, {"who": "tessa", "at": "forge"}, at="garden", spells=["gate_of_the_void"])
    t.play("gate_of_the_void")
    assert t["rebecca"].at == "cell", "the only wizard in range; evocations cannot be sent"
    assert (t["rebecca"].damage, t["rebecca"].power, t.me.power) == ({"nero": 5}, 3, 0)
    assert not t["rebecca"].w.blocked_move
    assert t.me.trophies == {}
    assert t.instability("garden") == {"nero": 1}
    assert t.nothing_pending


def test_gate_of_the_void_can_be_dodged() -> None:
    hers = {"who": "rebecca", "at": "arena", "spells": ["protection: deceptive_wind/reversed"]}
    t = table("nero", hers, at="garden", spells=["gate_of_the_void"])
    t.play("gate_of_the_void", "pass", "deceptive_wind", "stop")
    assert t.other.at == "arena"
    assert t.nothing_pending


@rule("BR-R71", "BR-14.9")
def test_gate_of_the_void_reversed_teleports_up_to_three_miniatures_anywhere() -> None:
    hers = {"who": "rebecca", "at": "crypt", "evocations": ["divine_altar@forge"]}
    tessa = {"who": "tessa", "spells": ["trap: blade_hail"]}
    t = table("nero", hers, tessa, at="garden", spells=["gate_of_the_void/reversed"], evocations=["landsknecht@arena"])
    t.play("gate_of_the_void", "mark-before")
    t.pass_all()
    assert t.options == ["seat-0", "seat-1", "evocation-0-1", "evocation-1-1", "done"], "Tessa is in her cell"
    t.play("rebecca", "nero", "divine_altar")
    assert (t.ask, t.asked) == ("teleport", "nero")
    assert rooms(t) == set(t.state.room_at) - {"crypt"}
    t.play("summoner_room", "blade_hail")
    assert (t["rebecca"].at, t["rebecca"].damage) == ("summoner_room", {"tessa": 3}), (
        "each with its traps before the next"
    )
    t.play("treasure_room", "arena")
    assert t.me.at == "treasure_room"
    assert t["rebecca"].evocations == ["divine_altar@arena"]
    assert t.nothing_pending


def test_gate_of_the_void_reversed_may_move_nobody() -> None:
    t = table("nero", at="garden", spells=["gate_of_the_void/reversed"])
    t.play("gate_of_the_void", "mark-before", "done")
    assert t.me.at == "garden"
    assert t.nothing_pending


# ------------------------------------------------------------------ out of the game


@rule("BR-R51", "BR-17.33", "BR-24.2")
def test_a_forgotten_spell_is_eliminated_in_clean_up_once_it_was_used() -> None:
    hers = {
        "who": "rebecca",
        "at": "crypt",
        "spells": ["protection: absolute_negation"],
        "spellbook": "3 dismiss",
        "tokens": 1,
    }
    t = table(
        "nero", hers, at="garden", spells=["rose_thorns"], spellbook="3 vanish", tokens=0, event_deck="wretched_dance"
    )
    t.play("rose_thorns", "pass")
    assert t.asked == "rebecca"
    assert t.eliminated == 0
    t.play("wait", "end-turn").until_phase("study")
    assert t.eliminated == "rose_thorns, absolute_negation", "a protection even without having been triggered"
    assert t.me.memories == 0
    assert t.other.memories == 0


@rule("BR-R51", "BR-R65")
def test_a_forgotten_spell_that_was_never_cast_goes_to_the_memories() -> None:
    t = table("nero", {"who": "rebecca", "spellbook": "3 dismiss", "tokens": 0}, at="garden", spells=["rose_thorns"],
              quick="black_sun", spellbook="3 vanish", tokens=0, phase="clean-up", active=-1,
              event_deck="wretched_dance")  # fmt: skip
    t.until_phase("study")
    assert t.me.memories == "rose_thorns, black_sun"
    assert t.eliminated == 0


@rule("BR-R51")
def test_a_forgotten_spell_discarded_from_the_hand_goes_to_the_memories() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "hand": "black_sun, dismiss"},
        at="garden",
        spells=["blackmail/reversed"],
    )
    t.play("blackmail", "done", "black_sun")
    assert t.other.memories == "black_sun"
    assert t.eliminated == 0
    assert t.nothing_pending


@rule("BR-R51")
@pytest.mark.parametrize(
    ("space", "lies", "memories"),
    [
        ("used: rose_thorns", "eliminated", ""),
        ("protection: absolute_negation", "memories", "absolute_negation"),
        ("rose_thorns", "memories", "rose_thorns"),
    ],
)
def test_a_forgotten_spell_that_makes_room_for_another(space: str, lies: str, memories: str) -> None:
    t = table("nero", at="garden", spells=[space], quick="masquerade", hand="vanish")
    name = space.rpartition(" ")[2]
    t.play("masquerade", "fire", name, "vanish/straight", "crypt")
    assert t.me.memories == (memories or 0)
    assert t.eliminated == (name if lies == "eliminated" else 0)
    assert t.nothing_pending


@rule("BR-R51", "BR-R80")
def test_a_forgotten_protection_that_is_sacrificed_goes_to_the_memories() -> None:
    t = table("nero", at="garden", spells=["protection: absolute_negation"])
    t.play("sacrifice", "crypt")
    assert t.me.memories == "absolute_negation"
    assert t.eliminated == 0
    assert t.nothing_pending
