"""BR-14: physical actions, movement, and the activation of rooms."""

# mypy: disable-error-code="comparison-overlap"

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blackrose.play import Table, Zone, id_of, table, told
from tests.support.rules import rule

BLADE_HAIL = ["trap: blade_hail"]
"""Red: 3 damage in the room entered; green: 2."""


def rooms(t: Table) -> set[str]:
    """The rooms that are offered."""
    return {option.removeprefix("room-") for option in t.options if option.startswith("room-")}


def with_trap(space: str = "trap: blade_hail", **said: Any) -> dict[str, Any]:
    """Rebecca far away with an activated trap."""
    return {"who": "rebecca", "at": "observatory", "tokens": 0, "spells": [space], **said}


# ------------------------------------------------------------------ tokens, moves, attacks


@rule("BR-14.1", "BR-1.10")
def test_each_physical_action_uses_one_token() -> None:
    t = table("nero", at="garden", quick="fireball")
    assert t.me.tokens == 2
    t.play("wait")
    assert t.me.tokens == 1
    t.play("wait")
    assert t.me.tokens == 0


@rule("BR-14.2", "BR-R61")
@pytest.mark.parametrize(
    ("steps", "at"),
    [(["wait"], "garden"), (["crypt", "stop"], "crypt"), (["crypt", "oracle_room"], "oracle_room")],
)
def test_a_move_is_of_no_room_of_one_or_of_two(steps: list[str], at: str) -> None:
    t = table("nero", at="garden", dark=["garden", "crypt", "oracle_room"])
    t.play(*steps)
    assert (t.me.at, t.me.tokens, t.ask) == (at, 1, "turn")


@rule("BR-14.3")
def test_the_room_may_be_activated_after_the_move() -> None:
    t = table("nero", at="garden")
    t.play("bibliotheca", "pleasures_room")
    assert (t.ask, t.options) == ("activate-after", ["activate", "done"])
    t.play("activate")
    assert (t.ready("pleasures_room"), t.me.tokens, len(t.me.quests)) == (False, 1, 1)


@rule("BR-14.3")
def test_or_before_the_move_but_not_both() -> None:
    t = table("nero", at="treasure_room")
    t.play("activate")
    assert (t.me.power, t.ask) == (1, "after-activation")
    t.play("alchemical_laboratory", "bibliotheca")
    assert (t.ask, t.me.tokens) == ("turn", 1), "the Bibliotheca is ready, but not activated with this token"
    assert t.ready("bibliotheca")


@rule("BR-14.4", "BR-17.15")
def test_an_attack_hits_one_miniature_in_the_same_room() -> None:
    crowd = {"who": "rebecca", "at": "garden", "evocations": ["cerberus@garden", "malacoda@crypt"]}
    t = table("nero", crowd, {"who": "tessa", "at": "crypt"}, at="garden", evocations=["bone_knight@garden"])
    assert t.offers("rebecca")
    assert t.offers("cerberus")
    assert not any(t.offers(x) for x in ("tessa", "malacoda", "nero", "bone_knight"))
    t.play("cerberus")
    assert sum(t["rebecca"].evocation("cerberus").damage) == 2
    assert t["rebecca"].wounds == 0


@rule("BR-14.5")
def test_the_room_may_be_activated_before_or_after_an_attack_but_not_both() -> None:
    t = table("nero", {"who": "rebecca", "at": "treasure_room"}, at="treasure_room")
    t.play("rebecca")
    assert t.options == ["activate", "done"]
    t.play("activate")
    assert (t.me.power, t.me.tokens, t["rebecca"].wounds) == (1, 1, 2)
    t = table("nero", {"who": "rebecca", "at": "treasure_room"}, at="treasure_room")
    t.play("activate", "rebecca")
    assert (t.me.power, t.me.tokens, t["rebecca"].wounds, t.ask) == (1, 1, 2, "turn")


@rule("BR-14.6")
def test_one_token_never_gives_a_move_and_an_attack() -> None:
    t = table("nero", {"who": "rebecca", "at": "crypt"}, at="garden", dark=["garden", "crypt"])
    t.play("crypt", "stop")
    assert (t.ask, t.me.tokens) == ("turn", 1)
    t.play("rebecca")
    assert (t["rebecca"].wounds, t.me.tokens) == (2, 0)


@rule("BR-14.6", "BR-14.5")
def test_after_an_activation_there_is_a_move_or_an_attack() -> None:
    t = table("nero", {"who": "rebecca", "at": "treasure_room"}, at="treasure_room")
    t.play("activate", "rebecca")
    assert (t.ask, t.me.at) == ("turn", "treasure_room")
    t = table("nero", {"who": "rebecca", "at": "observatory"}, at="treasure_room")
    t.play("activate", "observatory", "stop")
    assert (t.ask, t.me.tokens, t["rebecca"].wounds) == ("turn", 1, 0)


@rule("BR-14.7", "BR-16.3")
def test_each_step_leads_to_an_adjacent_room_and_never_into_a_cell() -> None:
    t = table("nero", at="forge")
    assert rooms(t) == {"arena", "summoner_room", "sanctuary"}
    t.play("sanctuary")
    assert rooms(t) == {"forge", "summoner_room", "garden", "crypt"}


# ------------------------------------------------------------------ entering


@rule("BR-14.8", "BR-20.7")
@pytest.mark.parametrize(
    ("way", "traps", "wounds"),
    [(["summoner_room", "throne_room"], ["blade_hail", ""], 3), (["arena", "summoner_room"], ["blade_hail", "scorched_threshold"], 5)],
)  # fmt: skip
def test_every_room_on_the_way_is_entered(way: list[str], traps: list[str], wounds: int) -> None:
    t = table("nero", with_trap(spells=["trap: blade_hail", "trap: scorched_threshold"]), at="forge")
    for room, trap in zip(way, traps, strict=True):
        t.play(room)
        if trap:
            t.answer_with(trap)
        t.pass_all()
    assert t.me.damage == {"rebecca": wounds}
    assert t.me.at == way[-1]


@rule("BR-14.8", "BR-20.9")
def test_being_in_a_room_and_leaving_it_is_not_entering_it() -> None:
    t = table("nero", with_trap(), at="summoner_room")
    t.play("wait")
    assert t.ask == "turn"
    t.play("black_rose_room").pass_all()
    assert not any(e.name == "trigger-trap" for e in t.log)
    assert (t.me.at, t.me.wounds) == ("black_rose_room", 0)


@rule("BR-14.8", "BR-20.7")
def test_who_is_pushed_enters_the_room() -> None:
    """Puppet Strings pushes Tessa, who is Rebecca's enemy too, into the red Arena."""
    t = table("nero", with_trap(), {"who": "tessa", "at": "armory", "tokens": 0}, at="throne_room",
              spells=["puppet_strings/reversed"])  # fmt: skip
    t.play("puppet_strings", "tessa", "arena").answer_with("blade_hail")
    assert t["tessa"].damage == {"rebecca": 3}


@rule("BR-14.9", "BR-28.24", "BR-14.8")
def test_a_teleport_enters_its_destination_and_no_room_between() -> None:
    t = table("nero", with_trap(spells=["trap: scorched_threshold", "trap: blade_hail"]), at="forge",
              spells=["hidden_passage"])  # fmt: skip
    t.play("hidden_passage", "mark-after", "treasure_room").answer_with("blade_hail")
    assert t.me.damage == {"rebecca": 2}, "the green Treasure Room; nothing red lies between"
    entered = [told(e, "room") for e in t.events("move")]
    assert entered == ["room-treasure-room"]


@rule("BR-14.8")
def test_both_enter_by_a_swap() -> None:
    t = table("nero", with_trap(spells=["trap: scorched_threshold", "trap: spiders_web"]),
              {"who": "tessa", "at": "summoner_room", "tokens": 0}, at="throne_room", spells=["shadow_swap"])  # fmt: skip
    t.play("shadow_swap", "mark-after", "tessa")
    assert t.ask == "swap-first"
    t.play("nero").answer_with("scorched_threshold").answer_with("spiders_web")
    assert (t.me.at, t["tessa"].at) == ("summoner_room", "throne_room")
    assert (t.me.damage, t["tessa"].damage) == ({"rebecca": 2}, {"rebecca": 1, "nero": 3})


@rule("BR-R36", "BR-R71")
def test_who_falls_on_arriving_by_a_swap_brings_nobody_else_on_the_way() -> None:
    t = table("nero", with_trap(tokens=1), {"who": "tessa", "at": "summoner_room", "tokens": 0}, at="throne_room",
              spells=["shadow_swap"], damage={"rose": 8})  # fmt: skip
    t.play("shadow_swap", "mark-after", "tessa", "nero").answer_with("blade_hail")
    assert (t.me.at, t["tessa"].at, t["tessa"].damage) == ("cell", "summoner_room", {"rebecca": 3})
    assert (t.turn_over, t.asked) == (True, "rebecca")


@rule("BR-14.8", "BR-20.13")
def test_summoning_into_a_room_is_entering_it() -> None:
    t = table("nero", with_trap(), at="summoner_room")
    t.play("activate").answer_with("blade_hail")
    assert sum(t.me.evocation("cerberus").damage) == 3
    assert t.me.damage == {"rebecca": 3}, "Blade Hail hits all enemies in the room"


# ------------------------------------------------------------------ activating


@rule("BR-14.10", "BR-28.2")
def test_an_activation_resolves_the_room_and_turns_its_token_dark() -> None:
    t = table("nero", at="treasure_room")
    t.play("activate", "done")
    assert (t.me.power, t.ready("treasure_room")) == (1, False)
    assert not t.offers("activate")
    t.play("wait")
    assert t.me.power == 1


@rule("BR-14.10", "BR-14.12")
@pytest.mark.parametrize("state", ["dark", "destroyed"])
def test_neither_a_dark_token_nor_a_destroyed_room_can_be_activated(state: str) -> None:
    said: dict[str, Any] = {state: ["treasure_room", "cemetery"]}
    t = table("nero", at="cemetery", **said)
    assert not t.offers("activate")
    t.play("treasure_room", "stop")
    assert (t.me.at, t.ask) == ("treasure_room", "turn"), "it can be entered, and nothing is offered there"


@rule("BR-14.11", "BR-24.3")
def test_tokens_are_made_ready_again_in_the_clean_up_but_not_before() -> None:
    t = table("nero", {"who": "rebecca", "tokens": 0, "evocations": ["malacoda@arena"]}, at="treasure_room", tokens=1)
    t.play("activate", "done")
    assert (t.phase, t.ready("treasure_room")) == ("evocation", False)
    t.until_phase("study")
    assert t.ready("treasure_room")


@rule("BR-T5", "BR-14.3", "BR-14.10")
def test_the_example_of_tessa_who_moves_to_the_bibliotheca_and_activates_it() -> None:
    t = table("tessa", at="pleasures_room", tokens=2, library={"transmutation": "barkskin"},
              spells=["fireball"])  # fmt: skip
    t.play("oracle_room", "bibliotheca", "activate", "transmutation")
    assert (t.me.at, t.ready("bibliotheca"), t.me.hand) == ("bibliotheca", False, "barkskin")
    assert (t.me.tokens, t.me.status(1)) == (1, "prepared")


@rule("BR-14.15", "BR-T28", "BR-R28")
def test_the_black_rose_room_takes_four_spells_and_gives_one_of_three_forgotten_ones() -> None:
    t = table("nero", at="black_rose_room", moon=2, hand="3 fireball, dismiss")
    top = [id_of(card) for card in t.state.forgotten[-3:]]
    t.play("activate")
    assert (t.me.hand, t.me.memories) == (0, "3 fireball, dismiss")
    assert (t.ask, sorted(Zone(t.me.w.looking))) == ("keep-spell", sorted(top))
    t.play(top[1], top[0])
    assert t.me.hand == top[1]
    assert [id_of(card) for card in t.state.forgotten[:2]] == [top[2], top[0]], "the last one laid there is the lowest"
    assert (len(t.state.forgotten), t.ready("black_rose_room")) == (9, False)


@rule("BR-14.15")
def test_which_four_spells_are_discarded_is_the_wizards_choice() -> None:
    t = table("nero", at="black_rose_room", moon=2, hand="3 fireball, 2 dismiss")
    t.play("activate", "dismiss", "fireball", "fireball", "fireball")
    assert (t.me.memories, t.me.hand) == ("3 fireball, dismiss", "dismiss")


@rule("BR-T28", "BR-R28", "BR-14.15")
@pytest.mark.parametrize(("hand", "moon", "allowed"), [("3 fireball", 2, False), ("3 fireball, dismiss", 1, False)])
def test_not_with_three_spells_nor_in_the_first_moon(hand: str, moon: int, allowed: bool) -> None:
    t = table("nero", at="black_rose_room", moon=moon, hand=hand)
    assert t.offers("activate") == allowed


@rule("BR-R84", "BR-14.15")
@pytest.mark.parametrize(("left", "gained"), [(2, 1), (1, 1), (0, 0)])
def test_with_few_forgotten_spells_left_all_of_them_are_looked_at_and_the_cost_is_paid(left: int, gained: int) -> None:
    t = table("nero", at="black_rose_room", moon=2, hand="3 fireball, dismiss")
    t.state.eliminated += t.state.forgotten[left:]
    del t.state.forgotten[left:]
    t.play("activate")
    if t.ask == "keep-spell":
        t.play(t.options[0])
    assert (len(t.me.hand), len(t.me.memories)) == (gained, 4)
    assert len(t.state.forgotten) == max(0, left - 1)
    assert not t.ready("black_rose_room")


@rule("BR-T40", "BR-14.10")
def test_the_example_of_a_cancelled_activation() -> None:
    t = table("nero", with_trap("trap: labyrinth/reversed"), at="treasure_room", quests="counted_coin",
              board=("green_hunger", "", ""), moon=2)  # fmt: skip
    t.play("activate").answer_with("labyrinth")
    t.pass_all()
    assert (t.ready("treasure_room"), t.me.power) == (False, 0)
    assert (t.me.quests, t.me.completed) == ("counted_coin", 0)
    assert t.me.damage == {}
    assert t["rebecca"].status(1) == "used"


@rule("BR-T40", "BR-10.4")
def test_and_of_the_same_activation_when_nobody_answers() -> None:
    t = table("nero", with_trap("trap: labyrinth/reversed"), at="treasure_room", quests="counted_coin",
              board=("green_hunger", "", ""), moon=2)  # fmt: skip
    t.play("activate").answer_with("counted_coin").pass_all()
    assert not t.ready("treasure_room")
    assert t.me.completed == "counted_coin"
    assert t.me.damage == {"rose": 1}


# ------------------------------------------------------------------ from afar


@rule("BR-T41", "BR-14.13", "BR-R28")
def test_a_room_activated_from_afar_serves_the_wizard_and_is_activated() -> None:
    t = table("nero", at="garden", spells=["golden_decree/reversed"], library={"illusion": "vanish"},
              board=("golden_hour", "", ""), damage={"rose": 2}, tokens=1)  # fmt: skip
    t.play("golden_decree", "bibliotheca", "illusion")
    assert (t.me.at, t.ready("bibliotheca"), t.ready("garden")) == ("garden", False, True)
    assert t.me.hand == "vanish"
    assert t.me.damage == {"rose": 1}, "the Golden Hour"


@rule("BR-T41", "BR-R28", "BR-18.2")
def test_moves_and_attacks_of_a_far_room_are_made_where_the_wizard_stands() -> None:
    t = table("nero", {"who": "rebecca", "at": "crypt", "tokens": 0}, at="garden", spells=["hidden_passage/reversed"],
              tokens=1)  # fmt: skip
    t.play("hidden_passage", "mark-before", "forge")
    assert (t.ask, rooms(t)) == ("step", set(t.next_to("garden")))
    t.play("crypt")
    assert (t.me.at, t["rebecca"].damage) == ("crypt", {"nero": 2})
    assert (t.ready("forge"), t.ready("crypt")) == (False, True)


@rule("BR-14.13", "BR-R28")
def test_what_a_room_does_in_itself_it_does_there_and_not_where_the_wizard_stands() -> None:
    """The Mirrors Room resolves another room, here the Cemetery, which summons a Landsknecht."""
    t = table("nero", at="garden", spells=["golden_decree/reversed"], tokens=1)
    t.play("golden_decree", "mirrors_room", "cemetery")
    assert t.me.evocations == ["landsknecht@mirrors_room"]
    assert (t.me.at, t.ready("mirrors_room"), t.ready("cemetery")) == ("garden", False, True)


@rule("BR-T41", "BR-R85")
def test_dark_and_destroyed_rooms_and_one_with_an_enemy_andromeda_cannot_be_aimed_at() -> None:
    t = table("nero", {"who": "rebecca", "evocations": ["andromeda@sanctuary"]}, at="garden", dark=["bibliotheca"],
              destroyed=["observatory"], spells=["golden_decree/reversed"])  # fmt: skip
    t.play("golden_decree")
    assert rooms(t) == {"oracle_room", "mirrors_room", "the_abyss"}


# ------------------------------------------------------------------ block tokens


@rule("BR-14.16", "BR-R53")
def test_a_token_that_blocks_moves_forbids_moves_and_sacrifices_but_not_a_move_of_nothing() -> None:
    t = table("nero", {"who": "rebecca", "at": "garden"}, at="garden", blocked_move=True, spells=["quicksilver_step"])
    assert rooms(t) == set()
    assert not t.offers("sacrifice")
    assert all(t.offers(x) for x in ("wait", "activate", "rebecca"))
    t.play("activate")
    t.play("garden")
    assert t.ask == "after-activation"
    assert rooms(t) == set()


@rule("BR-R53")
def test_the_token_forbids_own_move_effects_but_not_a_teleport_or_a_push() -> None:
    t = table("nero", at="garden", blocked_move=True, spells=["quicksilver_step"], tokens=1)
    t.play("quicksilver_step")
    assert (t.me.at, t.ask) == ("garden", "turn")
    t = table("nero", at="garden", blocked_move=True, spells=["vanish"], tokens=1)
    t.play("vanish", "arena")
    assert (t.me.at, t.me.w.blocked_move) == ("arena", True)
    pusher = {"who": "rebecca", "at": "garden", "spells": ["puppet_strings/reversed"], "tokens": 0,
              "evocations": ["malacoda@arena"]}  # fmt: skip
    t = table("nero", pusher, at="garden", blocked_move=True, tokens=1)
    t.play("wait", "puppet_strings", "crypt", "stop")
    assert (t.me.at, t.me.w.blocked_move) == ("crypt", True)


@rule("BR-14.16", "BR-R53")
def test_a_token_that_blocks_activations_forbids_them_near_and_far() -> None:
    t = table("nero", at="treasure_room", blocked_activation=True, spells=["golden_decree/reversed"])
    assert not t.offers("activate")
    t.play("observatory", "stop")
    assert t.ask == "turn"
    t.play("golden_decree")
    if t.ask == "target-room":
        t.play("bibliotheca")
    assert (t.ready("bibliotheca"), t.me.hand) == (True, 0)


@rule("BR-R53", "BR-14.16")
@pytest.mark.parametrize("kind", ["move", "activation"])
def test_a_second_token_of_the_same_kind_is_not_given(kind: str) -> None:
    """Ice Explosion blocks moves; three tokens lie elsewhere, so the fourth is still there for another."""
    spell = "ice_explosion" if kind == "move" else "petrify"
    target = {"who": "rebecca", "at": "garden", f"blocked_{kind}": True}
    t = table("nero", target, at="garden", spells=[spell])
    t.play(spell)
    if t.ask == "target-room":
        t.play("garden")
    assert t.events("block") == []
    assert t["rebecca"].wounds == (2 if kind == "move" else 3)


@rule("BR-14.17", "BR-16.2")
def test_block_tokens_are_discarded_when_the_wizard_comes_to_the_cell() -> None:
    blocked = {"who": "rebecca", "at": "garden", "blocked_move": True, "blocked_activation": True}
    t = table("nero", {**blocked, "damage": {"nero": 9}}, at="garden")
    t.play("rebecca", "done")
    w = t["rebecca"].w
    assert (t["rebecca"].at, w.blocked_move, w.blocked_activation) == ("cell", False, False)


@rule("BR-R53", "BR-24.1")
def test_block_tokens_are_discarded_in_the_clean_up_too() -> None:
    t = table("nero", at="garden", blocked_move=True, blocked_activation=True, phase="clean-up")
    assert (t.me.at, t.me.w.blocked_move, t.me.w.blocked_activation) == ("garden", False, False)


# ------------------------------------------------------------------ choices


@rule("BR-R61")
def test_a_choice_without_a_legal_option_is_skipped() -> None:
    """The Sacrificial Altar: an own evocation for 2 power, or 1 damage to an enemy miniature."""
    t = table("nero", at="sacrificial_altar")
    t.play("activate")
    assert (t.ask, t.me.power) == ("after-activation", 0)
    assert not t.ready("sacrificial_altar")


@rule("BR-R61")
@pytest.mark.parametrize(("answer", "at"), [("no", "garden"), ("yes", "crypt")])
def test_what_may_be_done_is_optional(answer: str, at: str) -> None:
    """Silent Step reversed: move 1, then the room may be activated."""
    t = table("nero", at="garden", spells=["silent_step/reversed"], tokens=1)
    t.play("silent_step", "stop" if answer == "no" else "crypt")
    assert t.ask == "may"
    t.play(answer).pass_all()
    assert t.me.at == at
    assert t.ready(at) == (answer == "no")


@rule("BR-R61", "BR-17.25")
def test_what_is_not_optional_is_done_as_far_as_possible() -> None:
    """Vampire Bite: 2 damage and 2 healed, of which only 1 is there."""
    t = table("nero", {"who": "rebecca", "at": "garden"}, at="garden", damage={"rose": 1}, spells=["vampire_bite"],
              tokens=0, evocations=["malacoda@arena"])  # fmt: skip
    t.play("vampire_bite")
    assert (t["rebecca"].wounds, t.me.wounds) == (2, 0)
