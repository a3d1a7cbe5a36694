"""BR-28: what the words mean; and what activating a room is, step by step (BR-R85)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blackrose.play import Table, table
from tests.support.rules import rule

AWAY = {"who": "rebecca", "tokens": 0}
"""Rebecca in her cell, without anything to do."""


# ------------------------------------------------------------------ activating a room


@rule("BR-28.2", "BR-14.10", "BR-R85")
def test_activating_resolves_the_effect_and_turns_the_token() -> None:
    t = table("nero", AWAY, at="treasure_room")
    t.play("activate", "done")
    assert t.me.power == 1
    assert not t.ready("treasure_room")
    assert not t.offers("activate"), "only a ready token can be used"
    assert t.nothing_pending


@rule("BR-R85", "BR-R73")
def test_the_order_of_an_activation() -> None:
    # Counted Coin: add a card from the spellbook. Green Hunger: 1 black damage after activating a green room.
    rebecca = {**AWAY, "quick": "trap: tripwire_rune"}
    t = table(
        "nero", rebecca, at="treasure_room", quests="counted_coin", spellbook="fireball", board=["green_hunger", "", ""]
    )
    t.play("activate", "pass")  # before it, Rebecca might have answered
    assert not t.ready("treasure_room"), "the token is turned first"
    assert t.ask == "quest"
    t.play("counted_coin", "pass")  # now Rebecca might have answered the quest
    assert (t.asked, t.ask) == ("rebecca", "trap")
    t.play("tripwire_rune").pass_all()
    names = ("activate-room", "complete-quest", "gain-power", "draw-spell", "trigger-trap", "event-works")
    assert [e.name for e in t.log if e.name in names] == [
        "activate-room",
        "complete-quest",
        "gain-power",
        "gain-power",
        "draw-spell",
        "trigger-trap",
        "event-works",
    ]
    assert t.rules("gain-power") == ["BR-9.4", "BR-5.1"], "the quest's power before the room's"
    assert t.me.damage == {"rebecca": 2, "rose": 1}
    t.play("done")
    assert t.nothing_pending


@rule("BR-R85", "BR-14.15")
def test_the_cost_is_paid_after_the_quests_and_before_the_effect() -> None:
    # The Rose Opens: in addition to the room's effect draw 1 card from the spellbook.
    t = table(
        "nero",
        AWAY,
        at="black_rose_room",
        moon=2,
        hand="2 fireball, 2 maelstrom",
        quests="the_rose_opens",
        spellbook="dismiss",
        forgotten="black_sun, rose_thorns, total_collapse",
    )
    t.play("activate", "the_rose_opens", "black_sun", "rose_thorns", "done")
    names = ("activate-room", "complete-quest", "gain-power", "discard", "keep", "draw-spell")
    assert [e.name for e in t.log if e.name in names] == [
        "activate-room",
        "complete-quest",
        "gain-power",
        *["discard"] * 4,
        "keep",
        "draw-spell",
    ]
    assert t.me.hand == "black_sun, dismiss"
    assert t.nothing_pending


@rule("BR-R85")
def test_a_cancelled_activation_turns_the_token_and_costs_nothing() -> None:
    # Labyrinth (reversed): its token is flipped but the effect is cancelled.
    rebecca = {**AWAY, "quick": "trap: labyrinth/reversed"}
    t = table("nero", rebecca, at="black_rose_room", moon=2, hand="2 fireball, 2 maelstrom", quests="the_rose_opens")
    t.play("activate", "labyrinth", "done")
    assert not t.ready("black_rose_room")
    assert t.me.hand == 4
    assert t.me.quests == "the_rose_opens"
    assert t.me.power == 0
    assert t.nothing_pending


@rule("BR-R85")
def test_a_cancelled_activation_is_none_for_events() -> None:
    rebecca = {**AWAY, "quick": "trap: labyrinth/reversed"}
    t = table("nero", rebecca, at="treasure_room", board=["green_hunger", "", ""])
    t.play("activate", "labyrinth", "done")
    assert not t.ready("treasure_room")
    assert (t.me.power, t.me.damage) == (0, {})
    assert t.nothing_pending


def _cannot(**mine: Any) -> Table:
    return table("nero", mine.pop("rebecca", AWAY), **mine)


@pytest.mark.parametrize(
    "why",
    [
        {"dark": ["treasure_room"]},
        {"destroyed": ["treasure_room"]},
        {"blocked_activation": True},
        {"rebecca": {**AWAY, "evocations": ["andromeda@treasure_room"]}},
    ],
)
@rule("BR-R85", "BR-14.12", "BR-14.16")
def test_when_a_room_cannot_be_activated(why: Any) -> None:
    assert _cannot(at="treasure_room").offers("activate")
    t = _cannot(at="treasure_room", **why)
    assert not t.offers("activate")
    t.play("wait")
    assert t.me.power == 0
    assert t.nothing_pending


@rule("BR-R85", "BR-R28", "BR-14.15", "BR-2.7")
@pytest.mark.parametrize(
    ("hand", "moon", "possible"),
    [("3 fireball", 2, False), ("3 fireball, maelstrom", 2, True), ("3 fireball, maelstrom", 1, False)],
)
def test_the_whole_cost_must_be_payable(hand: Any, moon: Any, possible: Any) -> None:
    t = table("nero", AWAY, at="black_rose_room", hand=hand, moon=moon)
    assert t.offers("activate") == possible
    assert t.nothing_pending


@rule("BR-R85", "BR-14.13", "BR-R28")
def test_far_activation_needs_the_same_and_counts_as_activating_that_room() -> None:
    # Hidden Passage (reversed): a purple or a green room with a ready token.
    rebecca = {**AWAY, "evocations": ["andromeda@garden"]}
    t = table(
        "nero",
        rebecca,
        at="crypt",
        quick="hidden_passage/reversed",
        dark=["armory"],
        destroyed=["forge"],
        quests="counted_coin",
        spellbook="fireball",
    )
    t.play("hidden_passage", "mark-before")
    assert sorted(t.options) == ["room-pleasures_room", "room-throne_room", "room-treasure_room"]
    t.play("treasure_room", "counted_coin")
    assert not t.ready("treasure_room")
    assert t.me.at == "crypt"
    assert t.me.power == 2
    assert t.me.hand == "fireball"
    assert t.nothing_pending


@rule("BR-R85", "BR-14.14", "BR-27.14")
def test_the_crown_goes_to_who_activates_the_throne_room_from_wherever() -> None:
    t = table("nero", {**AWAY, "at": "throne_room"}, at="crypt", quick="hidden_passage/reversed", rest={"crown": 1})
    t.play("hidden_passage", "mark-before", "throne_room")
    assert t.crown == "nero"
    assert t.nothing_pending


@rule("BR-R85", "BR-R53")
def test_a_block_token_forbids_far_activation_too() -> None:
    t = table("nero", AWAY, at="crypt", quick="golden_decree/reversed", blocked_activation=True, spellbook="fireball")
    t.play("golden_decree", "observatory")
    assert t.ready("observatory")
    assert t.me.hand == 0
    assert t.nothing_pending


# ------------------------------------------------------------------ attacks, casting


@rule("BR-28.4", "BR-14.4")
def test_an_attack_with_a_token_inflicts_two_on_one_miniature_in_the_room() -> None:
    t = table(
        "nero",
        {**AWAY, "at": "garden", "evocations": ["malacoda@crypt"]},
        {**AWAY, "who": "tessa", "at": "garden"},
        at="garden",
    )
    assert not t.offers("malacoda")
    t.play("tessa", "done")
    assert t["tessa"].damage == {"nero": 2}
    assert t["rebecca"].damage == {}
    assert t.nothing_pending


@rule("BR-28.3", "BR-17.13", "BR-17.11")
def test_activated_are_untriggered_traps_and_protections() -> None:
    # Acid Burst (reversed): 1 damage, and one of the target's activated spells goes to its owner's memories.
    rebecca = {
        **AWAY,
        "at": "garden",
        "quick": "protection: dark_armour/reversed",
        "spells": ["used: fireball", "trap: blade_hail", "dismiss"],
    }
    t = table("nero", rebecca, at="garden", quick="acid_burst/reversed")
    t.play("acid_burst", "pass", "pass")
    assert t.options == ["sheet-1-0", "sheet-1-2"]
    t.play("sheet-1-2")
    assert t.other.memories == "blade_hail"
    assert t.other.status(2) == ""
    assert t.nothing_pending


@rule("BR-28.5", "BR-19.4")
def test_to_dodge_is_not_to_be_affected() -> None:
    # Mad Laughter (reversed): 3 damage, a block token. Mirror Image: dodge it.
    rebecca = {**AWAY, "at": "garden", "quick": "protection: mirror_image"}
    t = table("nero", rebecca, at="garden", quick="mad_laughter/reversed")
    t.play("mad_laughter", "element-fire", "mirror_image")
    assert t.other.damage == {}
    assert not t.other.w.blocked_activation
    assert t.nothing_pending


@rule("BR-28.6", "BR-19.5")
def test_to_neutralise_is_to_let_no_part_happen() -> None:
    # Sentinel Eye (reversed) neutralises a general spell: Cowardice converts damage, then pushes.
    rebecca = {**AWAY, "at": "garden", "damage": {"rose": 3}, "quick": "protection: sentinel_eye/reversed"}
    t = table("nero", rebecca, at="garden", quick="cowardice/reversed")
    t.play("cowardice", "sentinel_eye")
    assert (t.other.at, t.other.damage) == ("garden", {"rose": 3})
    assert t.me.status(0) == "used"
    assert t.nothing_pending


@rule("BR-28.7", "BR-17.10", "BR-17.11", "BR-28.19", "BR-28.21", "BR-17.12")
def test_casting_reveals_combat_and_general_spells_only() -> None:
    t = table("nero", AWAY, at="garden", quick="healing_light", spells=["blade_hail", "dark_armour"])
    assert [t.me.status(i) for i in range(3)] == ["prepared"] * 3
    t.play("healing_light")
    assert t.me.status(0) == "used"
    assert (len(t.me.w.sheet[0]), len(t.me.w.revealed[0])) == (0, 1)
    t.play("blade_hail")
    assert t.me.status(1) == "trap"
    assert (len(t.me.w.sheet[1]), len(t.me.w.revealed[1])) == (1, 0), "face down, with a token"
    t.play("end-turn", "dark_armour")
    assert t.me.status(2) == "protection"
    assert len(t.events("reveal")) == 1
    assert t.nothing_pending


@rule("BR-28.21", "BR-28.28", "BR-28.29", "BR-17.12")
def test_a_trap_is_revealed_when_it_is_triggered_and_used_then() -> None:
    t = table("nero", {**AWAY, "spells": ["trap: blade_hail"]}, at="garden")
    t.play("room-summoner_room", "blade_hail")
    assert (len(t.other.w.sheet[1]), len(t.other.w.revealed[1])) == (0, 1)
    assert t.other.status(1) == "used"
    assert t.me.damage == {"rebecca": 3}
    t.play("garden", "done")
    assert t.me.damage == {"rebecca": 3}, "it cannot be triggered again"
    assert t.nothing_pending


@rule("BR-28.28", "BR-20.1")
def test_only_an_activated_trap_whose_condition_is_met_can_be_triggered() -> None:
    # Blade Hail answers red and green rooms; the second one has not been cast.
    t = table("nero", {**AWAY, "spells": ["trap: blade_hail", "blade_hail"]}, at="summoner_room")
    t.play("room-black_rose_room")
    assert t.ask == "step", "no trap answers black"
    t.play("garden")
    assert t.options == ["space-1", "pass", "quiet"]
    t.play("pass", "done")
    assert t.nothing_pending


@rule("BR-28.8", "BR-17.28", "BR-R49")
def test_casting_from_the_hand() -> None:
    # Page of History (reversed): cast 1 spell from your hand.
    t = table(
        "nero",
        {**AWAY, "at": "garden"},
        at="garden",
        quick="page_of_history/reversed",
        spells=["used: dismiss"],
        hand="healing_light, fireball",
    )
    t.play("page_of_history", "dismiss")
    assert t.me.memories == "dismiss", "one card on the own sheet makes room"
    t.play("fireball/reversed")
    assert t.other.damage == {"nero": 3}, "cast at once"
    assert (t.me.on(1), t.me.status(1)) == ("fireball", "used")
    assert t.me.hand == "healing_light"
    assert t.nothing_pending


@rule("BR-28.18", "BR-13.11")
def test_the_quick_spell_is_cast_at_any_point_of_the_own_turn() -> None:
    for before in ((), ("room-crypt", "stop", "done"), ("fireball",)):
        t = table("nero", {**AWAY, "at": "garden"}, at="garden", quick="healing_light", spells=["fireball/reversed"])
        t.play(*before)
        assert t.offers("healing_light")
        t.play("healing_light")
        assert t.me.status(0) == "used"
        assert t.nothing_pending


@rule("BR-28.22", "BR-13.10")
def test_standard_spells_are_cast_in_their_order() -> None:
    t = table("nero", AWAY, at="garden", spells=["healing_light", "dismiss", "fireball"])
    for n, spell in enumerate(("healing_light", "dismiss", "fireball"), 1):
        assert {o.split("-")[1] for o in t.options if o.startswith("space-")} == {str(n)}
        t.play(spell)
        if spell == "fireball":
            t.play("garden")
        elif t.offers("end-turn"):
            t.play("end-turn")
    assert t.nothing_pending


# ------------------------------------------------------------------ cards


@rule("BR-28.11")
def test_discarded_spells_go_to_the_memories() -> None:
    # Demon Howl (straight): 1 damage on enemies in the room, each wizard hit discards 1 card of choice.
    t = table("nero", {**AWAY, "at": "garden", "hand": "fireball, dismiss"}, at="garden", quick="demon_howl")
    t.play("demon_howl", "garden")
    assert t.asked == "rebecca"
    t.play("dismiss")
    assert t.other.hand == "fireball"
    assert t.other.memories == "dismiss"
    assert t.nothing_pending


@rule("BR-28.11", "BR-8.11", "BR-28.20")
def test_a_removed_event_goes_to_the_event_discard_pile() -> None:
    # Pact with the Rose (reversed): remove the rightmost event, gain 1 power point.
    t = table(
        "nero",
        AWAY,
        at="garden",
        quick="pact_with_the_rose/reversed",
        board=["first_blood", "tightening_thorns", ""],
        moon=2,
    )
    t.play("pact_with_the_rose")
    assert t.board() == ["first_blood", "", ""]
    assert t.event_discard == "tightening_thorns"
    assert (t.rose, t.me.power) == (2, 1), "its exit points"
    assert t.nothing_pending


@rule("BR-28.12", "BR-3.20")
def test_drawing_is_from_the_top_into_the_hand() -> None:
    t = table("nero", AWAY, at="bibliotheca", library={"illusion": "vanish, labyrinth"})
    t.play("activate", "illusion", "done")
    assert t.me.hand == "vanish"
    t = table("nero", AWAY, at="alchemical_laboratory", spellbook="fireball, dismiss, maelstrom")
    t.play("activate", "dismiss", "done")
    assert t.me.hand == "fireball"
    assert t.me.memories == "dismiss"
    assert t.me.spellbook == "maelstrom"
    assert t.nothing_pending


@rule("BR-28.13", "BR-R15")
def test_an_eliminated_spell_is_out_of_the_game() -> None:
    # Rite of Change (reversed): put up to 2 cards on their school discard piles; a forgotten spell is eliminated.
    t = table(
        "nero",
        AWAY,
        at="garden",
        quick="rite_of_change/reversed",
        hand="black_sun, fireball",
        library={"illusion": "vanish, labyrinth"},
        moon=2,
    )
    t.play("rite_of_change", "element-fire", "black_sun", "fireball", "illusion", "illusion")
    assert t.eliminated == "black_sun"
    assert t.discards("destruction") == "fireball"
    assert t.me.hand == "vanish, labyrinth"
    assert t.nothing_pending


@rule("BR-28.20", "BR-23.11")
def test_a_removed_evocation_is_back_in_the_supply() -> None:
    mine = ["cerberus@crypt", "cerberus@forge"]
    t = table("nero", {**AWAY, "evocations": ["cerberus@garden"]}, at="summoner_room", evocations=mine, quick="dismiss")
    t.play("dismiss", "activate", "done")
    assert t.other.evocations == []
    assert t.me.evocations == [*mine, "cerberus@summoner_room"]
    assert t.nothing_pending


# ------------------------------------------------------------------ cubes, power, places


@rule("BR-28.15", "BR-18.2")
def test_instability_lies_in_the_placers_colour() -> None:
    t = table("nero", AWAY, at="garden", instability={"crypt": {"rebecca": 1}})
    t.play("activate", "crypt", "done")
    assert t.instability("crypt") == {"rebecca": 1, "nero": 1}
    assert t.me.cubes_left == 25
    assert t.nothing_pending


@rule("BR-28.16", "BR-14.2")
def test_movement_is_a_number_of_rooms() -> None:
    t = table("nero", AWAY, at="garden")
    t.play("room-black_rose_room", "mirrors_room")
    assert t.ask == "activate-after", "two rooms, and no third"
    t.play("done")
    assert t.me.at == "mirrors_room"
    assert t.nothing_pending


@rule("BR-28.17", "BR-5.1", "BR-28.23")
def test_power_points_are_gained_and_lost() -> None:
    # Dagger in the Dark (reversed): steal 1 power point.
    t = table("nero", {**AWAY, "at": "garden", "power": 3}, at="garden", power=1, quick="dagger_in_the_dark/reversed")
    t.play("dagger_in_the_dark")
    assert (t.me.power, t.other.power) == (2, 2)
    assert t.nothing_pending


@rule("BR-28.23", "BR-5.13")
def test_where_nothing_is_nothing_is_stolen() -> None:
    t = table("nero", {**AWAY, "at": "garden"}, at="garden", quick="dagger_in_the_dark/reversed")
    t.play("dagger_in_the_dark")
    assert (t.me.power, t.other.power) == (0, 0)
    assert t.nothing_pending


@rule("BR-28.24", "BR-14.9")
def test_a_teleport_enters_the_destination_only() -> None:
    # From the Garden to the red Arena: the red Summoner Room, between them, is not entered.
    t = table("nero", {**AWAY, "spells": ["trap: blade_hail"]}, at="garden", quick="shadow_swap/reversed")
    t.play("shadow_swap", "mark-before", "pass", "arena")  # Rebecca might have answered the mark
    assert (t.asked, t.ask) == ("rebecca", "trap")
    t.play("blade_hail")
    assert t.me.damage == {"rebecca": 3}
    t.pass_all()
    assert t.who("move", arg="room") == ["room-arena"]
    assert t.nothing_pending


@rule("BR-28.27", "BR-18.5")
def test_to_transfer_is_to_move_cubes_from_one_object_to_another() -> None:
    # Rite of Change (straight): move up to 2 instability from the target room to one beside it.
    t = table("nero", AWAY, at="garden", quick="rite_of_change", instability={"arena": {"rebecca": 1, "rose": 2}})
    t.play("rite_of_change", "element-fire", "arena", "forge", "rose", "rebecca")
    assert t.instability("arena") == {"rose": 1}
    assert t.instability("forge") == {"rose": 1, "rebecca": 1}
    assert t.nothing_pending
