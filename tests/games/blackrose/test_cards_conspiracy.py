"""The spells of the school of Conspiracy, both halves of each.

Most casters stand in the Crypt. From there one straight line leads through the whole Lodge: `LINE`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.blackrose.play import Table, id_of, table
from tests.support.rules import rule

LINE = ("crypt", "garden", "black_rose_room", "mirrors_room", "sacrificial_altar")
"""The Crypt and the rooms 1, 2, 3 and 4 steps away from it on one straight line."""


def rooms(t: Table) -> set[str]:
    """The rooms among the options."""
    return {key.removeprefix("room-") for key in t.options if key.startswith("room-")}


def against(rebecca: Mapping[str, Any], **mine: Any) -> Table:
    """My Nero against Rebecca, who has no action tokens."""
    return table("nero", {"who": "rebecca", "tokens": 0, **rebecca}, **mine)


# ------------------------------------------------------------------ Blade Hail


@rule("BR-20.6", "BR-20.8")
def test_blade_hail_in_a_red_room_hurts_every_enemy_there() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "summoner_room", "spells": ["trap: blade_hail"]},
        {"who": "tessa", "at": "summoner_room", "evocations": ["malacoda@summoner_room", "malacoda@forge"]},
        at="garden",
    )
    t.play("summoner_room", "blade_hail", "stop")
    assert t.me.damage == t["tessa"].damage == {"rebecca": 3}
    assert [e.damage[1] for e in t["tessa"].w.evocations] == [3, 0]
    assert t["rebecca"].damage == {}
    assert t["rebecca"].power == 0
    assert t["rebecca"].status(1) == "used"
    assert t.instability("summoner_room") == {}
    t.play("done")
    assert t.nothing_pending


def test_blade_hail_in_a_green_room_hurts_less_and_gives_power() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "spells": ["trap: blade_hail"]},
        {"who": "tessa", "at": "garden"},
        at="crypt",
    )
    t.play("garden", "blade_hail", "stop")
    assert t.me.damage == t["tessa"].damage == {"rebecca": 2}
    assert t["rebecca"].power == 1
    t.play("done")
    assert t.nothing_pending


@pytest.mark.parametrize("room", ["bibliotheca", "oracle_room", "black_rose_room", "crypt"])
@rule("BR-20.7")
def test_blade_hail_does_not_answer_in_rooms_of_other_colours(room: str) -> None:
    t = against({"at": "arena", "spells": ["trap: blade_hail"]}, at="garden")
    t.play(room)
    assert not t.offers("blade_hail")
    t.pass_all().play("stop").pass_all()
    if t.ask == "activate-after":
        t.play("done")
    assert t.me.damage == {}
    assert t.other.status(1) == "trap"
    assert t.nothing_pending


@rule("BR-20.3")
def test_blade_hail_does_not_answer_its_owner() -> None:
    t = table("nero", {"who": "rebecca", "at": "garden"}, at="crypt", spells=["trap: blade_hail"])
    t.play("garden", "stop", "done")
    assert t.me.status(1) == "trap"
    assert t.other.damage == {}
    assert t.nothing_pending


# ------------------------------------------------------------------ Silent Step


def test_silent_step_walks_past_traps() -> None:
    t = against({"spells": ["trap: blade_hail"]}, at="crypt", spells=["silent_step"])
    t.play("silent_step", "garden", "summoner_room", "forge").pass_all()
    assert t.me.at == "forge"
    assert t.me.damage == {}
    assert t.other.status(1) == "trap"
    assert t.me.tokens == 2
    assert t.events("trigger-trap") == []
    assert t.nothing_pending


def test_silent_step_may_end_early() -> None:
    t = table("nero", at="crypt", spells=["silent_step"])
    t.play("silent_step", "garden", "stop")
    assert t.me.at == "garden"
    assert t.nothing_pending


def test_silent_step_reversed_moves_on_and_activates() -> None:
    t = against({"spells": ["trap: blade_hail"]}, at="forge", spells=["silent_step/reversed"])
    t.play("silent_step").pass_all()
    assert rooms(t) == {"arena", "summoner_room", "sanctuary"}
    t.play("sanctuary").pass_all()
    assert t.ask == "may"
    t.play("yes").pass_all()
    assert t.me.at == "sanctuary"
    assert not t.ready("sanctuary")
    assert t.me.tokens == 2
    assert t.nothing_pending


def test_silent_step_reversed_can_be_trapped() -> None:
    t = against({"spells": ["trap: blade_hail"]}, at="crypt", spells=["silent_step/reversed"])
    t.play("silent_step", "garden", "blade_hail", "no").pass_all()
    assert t.me.damage == {"rebecca": 2}
    assert t.ready("garden")
    assert t.nothing_pending


@pytest.mark.parametrize(
    ("steps", "activated"), [(("stop", "yes"), True), (("stop", "no"), False)], ids=["activated", "left alone"]
)
def test_silent_step_reversed_need_not_move_nor_activate(steps: tuple[str, ...], activated: bool) -> None:
    t = table("nero", at="treasure_room", spells=["silent_step/reversed"])
    t.play("silent_step", *steps)
    assert t.me.at == "treasure_room"
    assert t.me.power == (1 if activated else 0)
    assert t.ready("treasure_room") != activated
    assert t.nothing_pending


def test_silent_step_reversed_does_not_activate_a_dark_room() -> None:
    t = table("nero", at="treasure_room", dark=["treasure_room"], spells=["silent_step/reversed"])
    t.play("silent_step", "stop")
    assert t.me.power == 0
    assert t.nothing_pending


# ------------------------------------------------------------------ Dagger in the Dark


@rule("BR-17.15", "BR-17.20")
def test_dagger_in_the_dark_stabs_in_ones_own_room() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt"},
        {"who": "tessa", "at": "garden"},
        at="crypt",
        evocations=["malacoda@crypt"],
        spells=["dagger_in_the_dark"],
    )
    t.play("dagger_in_the_dark")
    assert t["rebecca"].damage == {"nero": 4}
    assert t["tessa"].damage == {}
    assert t.me.evocation("malacoda").damage == [0] * 5
    assert t.instability("crypt") == {}
    assert t.nothing_pending


def test_dagger_in_the_dark_kills_a_malacoda() -> None:
    t = table("nero", {"who": "rebecca", "evocations": ["malacoda@crypt"]}, at="crypt", spells=["dagger_in_the_dark"])
    t.play("dagger_in_the_dark")
    assert t.other.evocations == []
    assert t.nothing_pending


@pytest.mark.parametrize(("power", "stolen"), [(2, 1), (0, 0)])
@rule("BR-28.23")
def test_dagger_in_the_dark_reversed_steals_power_from_a_wizard(power: int, stolen: int) -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "power": power},
        {"who": "tessa", "at": "black_rose_room", "power": 3},
        at="crypt",
        spells=["dagger_in_the_dark/reversed"],
    )
    t.play("dagger_in_the_dark")
    assert t["rebecca"].damage == {"nero": 2}
    assert t["rebecca"].power == power - stolen
    assert t.me.power == stolen
    assert t["tessa"].damage == {}
    assert t["tessa"].power == 3
    assert t.nothing_pending


def test_dagger_in_the_dark_reversed_steals_nothing_from_an_evocation() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "power": 2, "evocations": ["malacoda@garden"]},
        at="crypt",
        spells=["dagger_in_the_dark/reversed"],
    )
    t.play("dagger_in_the_dark")
    assert t.other.evocation("malacoda").damage[0] == 2
    assert (t.me.power, t.other.power) == (0, 2)
    assert t.nothing_pending


# ------------------------------------------------------------------ Purloined Secrets


@rule("BR-17.22")
def test_purloined_secrets_takes_a_quest_from_a_wizard_anywhere() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "treasure_room", "quests": "shed_blood, wanderer"},
        {"who": "tessa", "quests": "unscathed"},
        at="crypt",
        quests="many_doors",
        spells=["purloined_secrets"],
    )
    t.play("purloined_secrets")
    assert t.ask == "look-at"
    t.play("done")
    assert t.ask == "steal-quest"
    assert set(t.options) == {"quest-shed_blood", "quest-wanderer"}
    t.play("shed_blood").pass_all()
    assert t.me.quests == "many_doors, shed_blood"
    assert t["rebecca"].quests == "wanderer"
    assert t["tessa"].quests == "unscathed"
    assert t.rose == 0
    assert t.nothing_pending


@rule("BR-9.7")
def test_purloined_secrets_leaves_no_more_than_two_quests() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "treasure_room", "quests": "shed_blood"},
        at="crypt",
        quests="many_doors, wanderer",
        spells=["purloined_secrets"],
    )
    t.play("purloined_secrets", "done")
    assert t.ask == "quest-limit"
    t.play("wanderer").pass_all()
    assert t.me.quests == "many_doors, shed_blood"
    assert t.other.quests == 0
    assert t.quest_discard == "wanderer"
    assert t.rose == 1
    assert t.nothing_pending


def test_purloined_secrets_finds_no_quest() -> None:
    t = table("nero", {"who": "rebecca", "at": "treasure_room"}, at="crypt", spells=["purloined_secrets"])
    t.play("purloined_secrets")
    assert t.me.quests == 0
    assert t.me.status(1) == "used"
    assert t.nothing_pending


def test_purloined_secrets_reversed_takes_one_of_two_quests() -> None:
    t = table("nero", at="crypt", quest_deck="shed_blood, wanderer, many_doors", spells=["purloined_secrets/reversed"])
    t.play("purloined_secrets")
    assert t.ask == "keep-quest"
    assert set(t.options) == {"quest-shed_blood", "quest-wanderer"}
    t.play("wanderer").pass_all()
    assert t.me.quests == "wanderer"
    deck = t.state.quest_decks[0]
    assert id_of(deck[0]) == "shed_blood"
    assert id_of(deck[-1]) == "many_doors"
    assert t.nothing_pending


# ------------------------------------------------------------------ Pact with the Rose


def test_pact_with_the_rose_gives_power_to_both() -> None:
    t = table("nero", at="crypt", power=1, spells=["pact_with_the_rose"], rest={"rose_power": 2})
    t.play("pact_with_the_rose")
    assert t.me.power == 3
    assert t.rose == 3
    assert t.other.power == 0
    assert t.nothing_pending


@rule("BR-8.11")
def test_pact_with_the_rose_reversed_removes_the_event_farthest_right() -> None:
    t = table("nero", at="crypt", board=["wretched_dance", "green_hunger", ""], spells=["pact_with_the_rose/reversed"])
    t.play("pact_with_the_rose")
    assert t.board() == ["wretched_dance", "", ""]
    assert t.event_discard == "green_hunger"
    # Green Hunger has 2 exit points, Wretched Dance 1.
    assert t.rose == 2
    assert t.me.power == 1
    assert t.nothing_pending


def test_pact_with_the_rose_reversed_gives_power_without_an_event() -> None:
    t = table("nero", at="crypt", spells=["pact_with_the_rose/reversed"])
    t.play("pact_with_the_rose")
    assert t.me.power == 1
    assert t.rose == 0
    assert t.nothing_pending


# ------------------------------------------------------------------ Puppet Strings


@rule("BR-R68", "BR-23.8")
def test_puppet_strings_let_an_enemy_evocation_attack_its_own_side() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "evocations": ["malacoda@treasure_room", "landsknecht@garden"]},
        at="garden",
        spells=["puppet_strings"],
    )
    t.play("puppet_strings")
    assert t.ask == "target"
    t.play("malacoda", "cemetery", "black_rose_room", "garden")
    assert t.ask == "evocation-attack"
    assert set(t.options) == {"seat-1", "evocation-1-2", "pass"}
    t.play("rebecca")
    assert t.other.damage == {"nero": 3}
    assert t.other.evocations == ["malacoda@garden", "landsknecht@garden"]
    assert t.me.evocations == []
    assert t.nothing_pending


def test_puppet_strings_find_no_evocation() -> None:
    t = table(
        "nero", {"who": "rebecca", "at": "crypt"}, at="crypt", spells=["puppet_strings"], evocations=["cerberus@crypt"]
    )
    t.play("puppet_strings")
    assert t.other.damage == {}
    assert t.me.status(1) == "used"
    assert t.nothing_pending


@rule("BR-R52")
def test_puppet_strings_reversed_push_a_wizard_up_to_two_rooms() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "black_rose_room", "evocations": ["malacoda@crypt"]},
        {"who": "tessa", "at": "mirrors_room"},
        at="crypt",
        spells=["puppet_strings/reversed"],
    )
    t.play("puppet_strings")
    assert t.ask == "push"
    assert "stop" not in t.options
    t.play("cemetery", "treasure_room")
    assert t["rebecca"].at == "treasure_room"
    assert t["rebecca"].damage == {}
    assert t["tessa"].at == "mirrors_room"
    assert t.nothing_pending


def test_puppet_strings_reversed_may_push_only_one_room() -> None:
    t = table("nero", {"who": "rebecca", "at": "black_rose_room"}, at="crypt", spells=["puppet_strings/reversed"])
    t.play("puppet_strings", "cemetery", "stop")
    assert t.other.at == "cemetery"
    assert t.nothing_pending


# ------------------------------------------------------------------ Tripwire Rune


def test_tripwire_rune_hurts_whoever_activates_a_room() -> None:
    t = against({"at": "arena", "spells": ["trap: tripwire_rune"]}, at="treasure_room")
    t.play("activate").answer_with("tripwire_rune")
    assert t.me.power == 1
    assert t.me.damage == {"rebecca": 2}
    assert t.other.status(1) == "used"
    t.play("done")
    assert t.nothing_pending


def test_tripwire_rune_waits_for_an_activation_by_an_enemy() -> None:
    t = against(
        {"at": "treasure_room", "spells": ["trap: tripwire_rune"]},
        at="treasure_room",
        spells=["trap: tripwire_rune", "fireball"],
    )
    t.play("rebecca")
    assert not t.offers("tripwire_rune")
    t.pass_all().play("activate")
    asked = []
    while t.ask == "trap":
        asked.append(t.asked)
        t.play("pass")
    assert asked
    assert set(asked) == {"rebecca"}
    assert t.me.status(1) == t.other.status(1) == "trap"
    assert t.me.damage == {}
    assert t.nothing_pending


@pytest.mark.parametrize("where", ["oracle_room", "treasure_room"])
@rule("BR-17.22", "BR-R30")
def test_tripwire_rune_reversed_hurts_whoever_attacks_anybody(where: str) -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": where, "spells": ["trap: tripwire_rune/reversed"]},
        {"who": "tessa", "at": "crypt"},
        at="crypt",
    )
    t.play("tessa").answer_with("tripwire_rune")
    assert t["tessa"].damage == {"nero": 2}
    assert t.me.damage == {"rebecca": 3}
    t.pass_all().play("done")
    assert t.nothing_pending


def test_tripwire_rune_reversed_does_not_answer_an_evocations_attack() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "spells": ["trap: tripwire_rune/reversed"]},
        {"who": "tessa", "at": "crypt"},
        at="forge",
        evocations=["landsknecht@crypt"],
        spells=["grip_of_darkness"],
    )
    t.play("grip_of_darkness", "stop", "tessa")
    assert not t.offers("tripwire_rune")
    t.pass_all()
    assert t["tessa"].damage == {"nero": 2}
    assert t.me.damage == {}
    assert t.me.evocation("landsknecht").damage == [0] * 5
    assert t["rebecca"].status(1) == "trap"
    assert t.nothing_pending


# ------------------------------------------------------------------ Ambush


@rule("BR-20.4", "BR-R30")
def test_ambush_leaps_upon_who_comes_near() -> None:
    t = against({"at": "garden", "spells": ["trap: ambush"]}, at="forge")
    t.play("sanctuary", "ambush")
    assert (t.ask, t.asked) == ("may", "rebecca")
    t.play("yes")
    assert t.other.at == "sanctuary"
    assert t.me.damage == {"rebecca": 3}
    t.play("stop", "done")
    assert t.nothing_pending


def test_ambush_without_a_leap_does_nothing() -> None:
    t = against({"at": "garden", "spells": ["trap: ambush"]}, at="forge")
    t.play("sanctuary", "ambush", "no", "stop", "done")
    assert t.other.at == "garden"
    assert t.me.damage == {}
    assert t.other.status(1) == "used"
    assert t.nothing_pending


def test_ambush_leaps_upon_an_evocation() -> None:
    t = against({"at": "sanctuary", "spells": ["trap: ambush"]}, at="crypt", spells=["demon_howl/reversed"])
    t.play("demon_howl", "garden", "ambush", "yes").pass_all()
    assert t.other.at == "garden"
    assert t.me.evocation("malacoda").damage == [0, 3, 0, 0, 0]
    assert t.me.damage == {}
    assert t.nothing_pending


@pytest.mark.parametrize("room", ["garden", "armory", "cell"])
@rule("BR-R30")
def test_ambush_answers_only_in_adjacent_rooms(room: str) -> None:
    t = against({"at": room, "spells": ["trap: ambush"]}, at="crypt")
    t.play("garden")
    assert not t.offers("ambush")
    t.pass_all().play("stop").pass_all().play("done")
    assert t.me.damage == {}
    assert t.other.at == room
    assert t.other.status(1) == "trap"
    assert t.nothing_pending


@pytest.mark.parametrize(("power", "stolen"), [(2, 1), (0, 0)])
def test_ambush_reversed_steals_power_after_a_general_spell(power: int, stolen: int) -> None:
    t = against(
        {"at": "armory", "spells": ["trap: ambush/reversed"]},
        at="crypt",
        power=power,
        spells=["page_of_history"],
        memories="fireball",
    )
    t.play("page_of_history").answer_with("ambush")
    assert t.me.hand == "fireball"
    assert t.me.power == power - stolen
    assert t.other.power == stolen
    assert t.other.status(1) == "used"
    assert t.nothing_pending


def test_ambush_reversed_does_not_answer_a_combat_spell() -> None:
    t = against({"at": "garden", "spells": ["trap: ambush/reversed"]}, at="crypt", power=2, spells=["acid_burst"])
    t.play("acid_burst")
    assert not t.offers("ambush")
    t.pass_all()
    assert t.other.damage == {"nero": 3}
    assert (t.me.power, t.other.power) == (2, 0)
    assert t.nothing_pending


# ------------------------------------------------------------------ Spider's Web


@rule("BR-R91", "BR-18.4")
def test_spiders_web_holds_a_wizard_in_a_purple_room() -> None:
    t = against({"at": "crypt", "spells": ["trap: spiders_web"]}, at="oracle_room")
    t.play("pleasures_room").answer_with("spiders_web").pass_all()
    assert t.me.damage == {"rebecca": 1}
    assert t.me.w.blocked_move
    assert not t.me.w.blocked_activation
    assert t.me.at == "pleasures_room"
    assert t.instability("crypt") == {"rebecca": 1}
    assert t.ask == "activate-after"
    t.play("done")
    assert rooms(t) == set()
    assert t.nothing_pending


@rule("BR-R91")
def test_spiders_web_stops_a_wizard_in_a_grey_room_but_does_not_block() -> None:
    t = against({"spells": ["trap: spiders_web"]}, at="garden")
    t.play("crypt", "spiders_web")
    assert t.me.damage == {"rebecca": 2}
    assert t.ask == "activate-after"
    t.play("done")
    assert not t.me.w.blocked_move
    assert rooms(t) == {"garden", "sanctuary", "oracle_room"}
    assert t.instability("crypt") == {}
    assert t.nothing_pending


@rule("BR-R91")
@pytest.mark.parametrize(("room", "damage"), [("pleasures_room", 1), ("crypt", 2)])
def test_spiders_web_stops_an_evocation(room: str, damage: int) -> None:
    t = against(
        {"at": "forge", "spells": ["trap: spiders_web"]},
        at="forge",
        evocations=["shame_of_crete@oracle_room"],
        spells=["andromedas_veil/reversed"],
    )
    t.play("andromedas_veil", "element-magic", room).answer_with("spiders_web").pass_all()
    assert t.me.evocations == [f"shame_of_crete@{room}"]
    assert t.me.evocation("shame_of_crete").damage == [0, damage, 0, 0, 0]
    assert not t.me.w.blocked_move
    assert t.instability("forge") == {"rebecca": 1}
    assert t.nothing_pending


# ------------------------------------------------------------------ Smoke Veil


def test_smoke_veil_dodges_a_physical_attack_and_slips_away() -> None:
    t = against({"at": "crypt", "spells": ["protection: smoke_veil"]}, at="crypt")
    t.play("rebecca").answer_with("smoke_veil")
    assert rooms(t) == {"garden", "sanctuary", "oracle_room"}
    t.play("garden").pass_all().play("done")
    assert t.other.damage == {}
    assert t.other.at == "garden"
    assert t.other.status(1) == "used"
    assert t.nothing_pending


def test_smoke_veil_dodges_an_evocation_and_may_stay() -> None:
    t = against(
        {"at": "crypt", "spells": ["protection: smoke_veil"]},
        at="forge",
        evocations=["landsknecht@crypt"],
        spells=["grip_of_darkness"],
    )
    t.play("grip_of_darkness", "stop", "rebecca").answer_with("smoke_veil")
    t.play("stop").pass_all()
    assert t.other.damage == {}
    assert t.other.at == "crypt"
    assert t.nothing_pending


def test_smoke_veil_does_not_dodge_a_spell() -> None:
    t = against({"at": "crypt", "spells": ["protection: smoke_veil"]}, at="crypt", spells=["fireball"])
    t.play("fireball", "crypt")
    while t.ask != "turn":
        assert not t.offers("smoke_veil")
        t.play("pass")
    assert t.other.damage == {"nero": 3}
    assert t.other.status(1) == "protection"
    assert t.nothing_pending


@pytest.mark.parametrize(("book", "drawn"), [("dismiss, fireball", "dismiss"), ("", "")])
@rule("BR-19.4", "BR-R17")
def test_smoke_veil_reversed_dodges_a_spell_at_one_target_and_draws(book: str, drawn: str) -> None:
    t = against(
        {"at": "garden", "spells": ["protection: smoke_veil/reversed"], "spellbook": book},
        at="crypt",
        spells=["dagger_in_the_dark/reversed"],
    )
    t.play("dagger_in_the_dark")
    assert (t.ask, t.asked) == ("protect-effect", "rebecca")
    t.play("smoke_veil")
    assert t.other.damage == {}
    assert t.other.hand == drawn
    assert t.other.status(1) == "used"
    assert t.me.status(1) == "used"
    assert t.nothing_pending


def test_smoke_veil_reversed_does_not_dodge_an_area() -> None:
    t = against(
        {"at": "crypt", "spells": ["protection: smoke_veil/reversed"], "spellbook": "dismiss"},
        at="crypt",
        spells=["fireball"],
    )
    t.play("fireball", "crypt")
    while t.ask != "turn":
        assert not t.offers("smoke_veil")
        t.play("pass")
    assert t.other.damage == {"nero": 3}
    assert t.other.hand == 0
    assert t.nothing_pending


# ------------------------------------------------------------------ Blackmail


def test_blackmail_costs_two_cards() -> None:
    t = against(
        {"at": "treasure_room", "power": 2, "hand": "fireball, dismiss, vanish"}, at="crypt", spells=["blackmail"]
    )
    t.play("blackmail")
    assert (t.ask, t.asked) == ("choose", "rebecca")
    assert set(t.options) == {"choose-discard", "choose-pay"}
    t.play("choose-discard", "fireball", "vanish")
    assert t.other.hand == "dismiss"
    assert t.other.memories == "fireball, vanish"
    assert (t.me.power, t.other.power) == (0, 2)
    assert t.nothing_pending


def test_blackmail_costs_a_point_of_power_instead() -> None:
    t = against({"at": "treasure_room", "power": 2, "hand": "fireball, dismiss"}, at="crypt", spells=["blackmail"])
    t.play("blackmail", "choose-pay")
    assert t.other.hand == "fireball, dismiss"
    assert (t.me.power, t.other.power) == (1, 1)
    assert t.nothing_pending


def test_blackmail_leaves_no_choice_to_a_wizard_with_one_card() -> None:
    t = against({"at": "treasure_room", "power": 2, "hand": "fireball"}, at="crypt", spells=["blackmail"])
    t.play("blackmail")
    assert t.other.hand == "fireball"
    assert (t.me.power, t.other.power) == (1, 1)
    assert t.nothing_pending


@pytest.mark.parametrize("reach", [3, 4])
@rule("BR-17.20")
def test_blackmail_reversed_picks_a_card_out_of_a_hand(reach: int) -> None:
    t = against(
        {"at": LINE[reach], "hand": "fireball, dismiss", "evocations": ["malacoda@crypt"]},
        at="crypt",
        spells=["blackmail/reversed"],
    )
    t.play("blackmail")
    if reach == 3:
        assert (t.ask, t.asked) == ("look-at", "nero")
        t.play("done")
        assert (t.ask, t.asked) == ("discard-of", "nero")
        t.play("dismiss")
    assert t.other.hand == ("fireball" if reach == 3 else "fireball, dismiss")
    assert t.other.memories == ("dismiss" if reach == 3 else "")
    assert t.nothing_pending


def test_blackmail_reversed_finds_an_empty_hand() -> None:
    t = against({"at": "garden"}, at="crypt", spells=["blackmail/reversed"])
    t.play("blackmail")
    assert t.other.memories == 0
    assert t.me.status(1) == "used"
    assert t.nothing_pending


# ------------------------------------------------------------------ Hidden Passage


@rule("BR-14.9", "BR-28.24", "BR-R38")
@pytest.mark.parametrize(("mark", "room"), [("mark-before", "crypt"), ("mark-after", "cemetery")])
def test_hidden_passage_leads_to_another_room_of_the_same_colour(mark: str, room: str) -> None:
    t = table("nero", at="crypt", spells=["hidden_passage"])
    t.play("hidden_passage", mark)
    assert t.ask == "teleport"
    assert rooms(t) == {"cemetery", "sacrificial_altar"}
    t.play("cemetery")
    assert t.me.at == "cemetery"
    assert t.instability(room) == {"nero": 1}
    assert t.nothing_pending


def test_hidden_passage_leads_from_the_black_rose_room_to_any_room() -> None:
    t = table("nero", at="black_rose_room", spells=["hidden_passage"])
    t.play("hidden_passage", "mark-before")
    assert len(rooms(t)) == 18
    assert "black_rose_room" not in rooms(t)
    t.play("arena")
    assert t.me.at == "arena"
    assert t.nothing_pending


@rule("BR-14.13", "BR-R28", "BR-R85")
def test_hidden_passage_reversed_activates_a_purple_or_green_room_from_afar() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "evocations": ["andromeda@forge"]},
        at="crypt",
        dark=["armory"],
        destroyed=["garden"],
        spells=["hidden_passage/reversed"],
    )
    t.play("hidden_passage", "mark-before")
    assert t.ask == "target-room"
    assert rooms(t) == {"throne_room", "pleasures_room", "treasure_room"}
    t.play("treasure_room")
    assert t.me.power == 1
    assert t.me.at == "crypt"
    assert not t.ready("treasure_room")
    assert t.instability("crypt") == {"nero": 1}
    assert t.me.tokens == 2
    assert t.nothing_pending


@rule("BR-R27")
def test_hidden_passage_reversed_finds_no_room() -> None:
    none = ["throne_room", "pleasures_room", "armory", "treasure_room", "garden", "forge"]
    t = table("nero", at="crypt", dark=none, spells=["hidden_passage/reversed"])
    t.play("hidden_passage", "mark-before")
    assert t.instability("crypt") == {"nero": 1}
    assert t.me.status(1) == "used"
    assert t.nothing_pending


@rule("BR-19.4", "BR-R85")
def test_fateful_snare_reversed_does_not_reach_whoever_dodged_it():
    """Nero vanishes before the Crypt's effect turns on him."""
    hers = {"who": "rebecca", "at": "garden", "spells": ["trap: fateful_snare/reversed"]}
    t = table("nero", hers, at="crypt", spells=["protection: vanish/reversed"], damage={"rose": 4})
    t.play("activate")
    if t.asked == "rebecca" and not t.offers("fateful_snare"):
        t.play("pass")
    t.play("fateful_snare", "vanish", "stop")
    assert t.me.damage == {"rose": 4}
