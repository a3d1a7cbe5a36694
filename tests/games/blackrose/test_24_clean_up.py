"""BR-24: the Clean-up; what destroyed rooms still are."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blackrose.play import Table, table
from tests.support.rules import rule


def clean_up(*others: Any, rest: dict[str, Any] | None = None, **mine: Any) -> Table:
    """A Clean-up, up to the next round, where Nero is asked first whether he discards his quest."""
    nero = {"damage": {"rose": 1}, "quests": "shed_blood", **mine}
    others = others or ({"who": "rebecca", "tokens": 0},)
    t = table("nero", *others, phase="clean-up", active=-1, rest={"crown": 1, **(rest or {})}, **nero)
    assert t.over or (t.phase, t.ask) == ("rose", "drop-quest")
    return t


# ------------------------------------------------------------------ step 1: sheets


@rule("BR-24.1", "BR-17.13", "BR-28.29")
def test_cast_spells_go_face_up_to_their_owners_memories() -> None:
    t = clean_up(
        {"who": "rebecca", "spells": ["used: dismiss"]}, quick="used: fireball", spells=["used: maelstrom/reversed"]
    )
    assert t.me.memories == "fireball, maelstrom"
    assert t.other.memories == "dismiss"
    assert [t.me.status(space) for space in range(4)] == ["", "", "", ""]
    assert [e.rule for e in t.events("sheet-to-memories")] == ["BR-24.1"] * 3
    assert t.nothing_pending


@rule("BR-24.1", "BR-20.17")
def test_untriggered_traps_return_to_the_hand() -> None:
    t = clean_up(quick="trap: tripwire_rune", spells=["trap: blade_hail", "used: scorched_threshold/red"])
    assert t.me.hand == "tripwire_rune, blade_hail"
    assert t.me.memories == "scorched_threshold"
    assert t.nothing_pending


@rule("BR-19.10", "BR-R65")
def test_untriggered_protections_and_prepared_spells_go_to_the_memories() -> None:
    t = clean_up(quick="protection: dark_armour", spells=["fireball"])
    assert t.me.memories == "dark_armour, fireball"
    assert t.me.hand == 0
    assert t.nothing_pending


@rule("BR-24.1", "BR-14.1")
def test_used_action_tokens_are_turned_back() -> None:
    t = clean_up({"who": "rebecca", "tokens": 1}, tokens=0)
    assert (t.me.tokens, t.other.tokens) == (2, 2)
    assert t.nothing_pending


@rule("BR-24.1", "BR-R53", "BR-14.16")
def test_block_tokens_are_discarded() -> None:
    t = clean_up(at="garden", blocked_move=True, blocked_activation=True)
    assert not t.me.w.blocked_move
    assert not t.me.w.blocked_activation
    assert t.nothing_pending


@rule("BR-24.2", "BR-17.33", "BR-28.13")
def test_resolved_forgotten_spells_are_eliminated() -> None:
    t = clean_up(quick="used: black_sun", spells=["rose_thorns"])
    assert t.eliminated == "black_sun"
    assert t.me.memories == "rose_thorns", "it was never resolved"
    assert t.nothing_pending


@rule("BR-24.2", "BR-28.3")
def test_what_lasts_to_the_end_of_the_round_ends() -> None:
    # Stone Claws: until the end of the round physical attacks inflict 2 more.
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "tokens": 0},
        at="garden",
        quick="stone_claws",
        tokens=1,
        event_deck="herald_of_the_rose",
    )
    t.play("stone_claws", "rebecca", "done")
    assert t.other.damage == {"nero": 4}
    t.until("turn", seat=0)
    before = t.other.wounds
    t.play("rebecca")
    assert t.other.wounds == before + 2
    t.pass_all().play("done")
    assert t.nothing_pending


@rule("BR-24.10")
def test_hands_are_kept() -> None:
    t = clean_up({"who": "rebecca", "hand": "dismiss"}, hand="fireball, 2 maelstrom")
    assert t.me.hand == "fireball, 2 maelstrom"
    assert t.other.hand == "dismiss"
    assert t.nothing_pending


@rule("BR-24.1", "BR-4.4")
def test_traps_that_return_can_overfill_a_hand() -> None:
    t = table(
        "nero",
        hand="3 fireball, 3 maelstrom",
        spells=["trap: blade_hail", "trap: false_door"],
        phase="clean-up",
        active=-1,
    )
    assert (t.ask, t.asked) == ("hand-limit", "nero")
    t.play("blade_hail")
    assert t.me.hand == "3 fireball, 3 maelstrom, false_door"
    assert t.me.memories == "blade_hail"
    assert t.nothing_pending


# ------------------------------------------------------------------ step 2: rooms made ready


@rule("BR-24.3", "BR-14.11")
def test_all_activation_tokens_are_turned_ready() -> None:
    t = clean_up(dark=["garden", "throne_room", "black_rose_room"], moon=1)
    assert t.ready("garden")
    assert t.ready("throne_room")
    assert not t.ready("black_rose_room"), "its token is not there before the second moon"
    assert t.nothing_pending


@rule("BR-24.3", "BR-2.7")
def test_from_the_second_moon_the_black_rose_room_is_made_ready_too() -> None:
    t = clean_up(dark=["black_rose_room"], moon=2, quests="night_of_indulgence")
    assert t.ready("black_rose_room")
    assert t.nothing_pending


@rule("BR-24.3", "BR-R86", "BR-24.8")
def test_a_destroyed_room_is_not_made_ready() -> None:
    t = clean_up(destroyed=["garden"])
    assert not t.ready("garden")
    assert t.destroyed("garden")
    assert t.nothing_pending


# ------------------------------------------------------------------ step 3: rooms destroyed


@rule("BR-T25", "BR-24.4", "BR-24.5", "BR-24.7")
def test_a_full_room_is_destroyed_and_most_cubes_win_its_token() -> None:
    t = clean_up(instability={"arena": {"nero": 3, "rebecca": 2, "rose": 1}})
    assert t.destroyed("arena")
    assert t.me.w.rooms == ["arena"]
    assert t.instability("arena") == {}
    assert (t.me.cubes_left, t.other.cubes_left, t.state.supply[4]) == (26, 26, 25), (
        "one black cube lies on Nero's sheet"
    )
    assert t.nothing_pending


@pytest.mark.parametrize(
    "cubes", [{"nero": 3, "rebecca": 3}, {"nero": 3, "rose": 3}, {"nero": 2, "rebecca": 2, "tessa": 2}]
)
@rule("BR-T25", "BR-24.6")
def test_on_a_tie_for_most_the_black_rose_takes_the_token(cubes: Any) -> None:
    t = clean_up({"who": "rebecca"}, {"who": "tessa"}, instability={"arena": cubes})
    assert t.destroyed("arena")
    assert t.state.rose_rooms == ["arena"]
    assert [t[who].w.rooms for who in t.names] == [[], [], []]
    assert t.nothing_pending


@rule("BR-24.5", "BR-1.2")
def test_the_black_rose_wins_a_token_with_most_cubes() -> None:
    t = clean_up(instability={"garden": {"rose": 3, "nero": 1}})
    assert t.state.rose_rooms == ["garden"]
    assert t.nothing_pending


@rule("BR-T25", "BR-24.4")
def test_a_room_that_is_not_full_stands() -> None:
    t = clean_up(instability={"arena": {"nero": 2, "rebecca": 2}, "garden": {"nero": 3}})
    assert not t.destroyed("arena")
    assert t.instability("arena") == {"nero": 2, "rebecca": 2}
    assert not t.destroyed("garden")
    assert t.nothing_pending


@rule("BR-24.4", "BR-2.9")
@pytest.mark.parametrize(
    ("room", "slots"),
    [("garden", 4), ("bibliotheca", 5), ("crypt", 6), ("oracle_room", 6), ("throne_room", 6), ("black_rose_room", 8)],
)
def test_every_room_has_its_slots(room: Any, slots: Any) -> None:
    t = clean_up(instability={room: {"nero": slots - 1}})
    assert not t.destroyed(room)
    t = clean_up(instability={room: {"nero": slots}})
    assert t.me.w.rooms == [room]
    assert t.nothing_pending


@rule("BR-24.7")
def test_miniatures_stay_in_a_destroyed_room() -> None:
    t = clean_up(
        {"who": "rebecca", "at": "garden"},
        at="garden",
        evocations=["cerberus@garden"],
        instability={"garden": {"nero": 4}},
    )
    assert (t.me.at, t.other.at, t.me.evocations) == ("garden", "garden", ["cerberus@garden"])
    assert t.nothing_pending


@rule("BR-24.5", "BR-9.4")
def test_a_token_that_is_won_meets_a_quest() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "quests": "demolisher"},
        quests="black_mass",
        phase="clean-up",
        active=-1,
        moon=3,
        instability={"garden": {"rebecca": 4}},
        rest={"crown": 0},
        damage={"rose": 1},
    )
    while t.ask == "quest" and t.asked == "nero":
        t.play("pass")
    assert (t.ask, t.asked) == ("quest", "rebecca")
    t.play("demolisher")
    assert t.other.completed == "demolisher"
    assert t.other.w.rooms == ["garden"]
    assert t.nothing_pending


# ------------------------------------------------------------------ step 4


@pytest.mark.parametrize(("who", "over"), [("nero", True), ("rebecca", True), ("rose", True), ("", False)])
@rule("BR-24.9", "BR-5.7")
def test_thirty_power_ends_the_game(who: Any, over: Any) -> None:
    power = {name: 30 if name == who else 22 if who else 29 for name in ("nero", "rebecca", "rose")}
    t = table(
        "nero",
        {"who": "rebecca", "power": power["rebecca"]},
        power=power["nero"],
        phase="clean-up",
        active=-1,
        moon=3,
        rest={"rose_power": power["rose"]},
    )
    assert t.over == over
    assert over or t.state.round == 2
    assert t.nothing_pending


@rule("BR-24.9", "BR-7.1")
def test_otherwise_a_new_round_begins() -> None:
    t = clean_up(rest={"round": 4})
    assert (t.phase, t.state.round) == ("rose", 5)
    assert t.nothing_pending


# ------------------------------------------------------------------ destroyed rooms


@rule("BR-T42", "BR-R86", "BR-24.8", "BR-20.7")
def test_room_traps_answer_in_a_destroyed_room() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "spells": ["trap: blade_hail"], "tokens": 0},
        at="crypt",
        destroyed=["garden"],
    )
    t.play("room-garden", "blade_hail", "stop")
    assert t.me.at == "garden"
    assert t.me.damage == {"rebecca": 2}, "the green half"
    assert t.ask == "turn", "nothing is to be activated there"
    assert t.nothing_pending


@rule("BR-T42", "BR-R86", "BR-18.7")
def test_a_mutated_altar_in_a_destroyed_room_places_nothing() -> None:
    t = table("nero", phase="evocation", active=-1, evocations=["mutated_altar@garden"], destroyed=["garden"])
    t.play("mutated_altar")
    assert t.instability("garden") == {}
    assert t.me.cubes_left == 26
    assert t.nothing_pending


@rule("BR-T42", "BR-R86")
def test_an_evocation_can_be_summoned_in_a_destroyed_room_and_aimed_at_there() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "evocations": ["malacoda@garden"], "tokens": 0},
        at="crypt",
        destroyed=["garden"],
        quick="summoning_of_darkness",
        spells=["fireball/reversed"],
    )
    t.play("summoning_of_darkness", "garden")
    assert t.me.evocations == ["landsknecht@garden"]
    t.play("fireball")
    assert t.other.evocation("malacoda").damage[0] == 3
    assert t.nothing_pending


@rule("BR-T42", "BR-R86", "BR-14.12", "BR-24.8")
def test_a_destroyed_room_can_be_entered_but_not_activated_nor_reset() -> None:
    t = table("nero", {"who": "rebecca", "tokens": 0}, at="garden", destroyed=["garden"], quick="hourglass/reversed")
    assert not t.offers("activate")
    t.play("hourglass", "garden")
    assert not t.ready("garden")
    assert t.instability("garden") == {}, "nor does its mark find a slot"
    assert not t.offers("activate")
    t.play("room-crypt", "garden")
    assert t.nothing_pending


@rule("BR-R86", "BR-18.7")
def test_spells_place_no_instability_in_a_destroyed_room() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "tokens": 0},
        at="garden",
        destroyed=["crypt"],
        quick="maelstrom/reversed",
    )
    t.play("maelstrom", "mark-before", "crypt")
    assert t.other.damage == {"nero": 3}
    assert t.instability("crypt") == {}
    assert t.instability("garden") == {"nero": 1}
    assert t.nothing_pending


@rule("BR-R86", "BR-10.5")
def test_an_event_that_names_a_destroyed_room_skips_it() -> None:
    # Crumbling Vault: 2 black cubes in the Treasure Room, 1 each in the Forge and the Garden.
    t = table(
        "nero",
        phase="rose",
        active=-1,
        event_deck="crumbling_vault",
        moon=2,
        destroyed=["treasure_room"],
        rest={"step": 3},
    )
    assert [t.instability(room) for room in ("treasure_room", "forge", "garden")] == [{}, {"rose": 1}, {"rose": 1}]
    assert t.nothing_pending


@rule("BR-R86", "BR-9.2")
def test_a_quest_on_a_destroyed_room_cannot_be_met() -> None:
    t = table(
        "nero", {"who": "rebecca", "tokens": 0}, at="garden", quests="gather_nightshade", destroyed=["garden"], tokens=1
    )
    t.play("wait")
    assert t.me.quests == "gather_nightshade"
    assert t.events("complete-quest") == []
    assert t.nothing_pending


@rule("BR-R86", "BR-14.13")
def test_a_destroyed_room_keeps_its_colour_but_is_no_legal_far_activation() -> None:
    # Hidden Passage: teleport to a room of the same colour; or activate a purple or green room from afar.
    t = table("nero", {"who": "rebecca", "tokens": 0}, at="garden", destroyed=["forge"], quick="hidden_passage")
    t.play("hidden_passage", "mark-before", "forge")
    assert t.me.at == "forge"
    t = table("nero", {"who": "rebecca", "tokens": 0}, at="crypt", destroyed=["forge"], quick="hidden_passage/reversed")
    t.play("hidden_passage", "mark-before")
    assert t.offers("garden")
    assert not t.offers("forge")
    t.play("treasure_room")
    assert t.me.power == 1
    assert t.nothing_pending
