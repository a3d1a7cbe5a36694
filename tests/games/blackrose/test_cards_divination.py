"""The spells of the school of Divination, both halves of each.

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


def top(zone: list[int], n: int) -> list[str]:
    """The ids of the top cards of a deck, the topmost first."""
    return [id_of(card) for card in reversed(zone[-n:])]


def against(rebecca: Mapping[str, Any], **mine: Any) -> Table:
    """My Nero against Rebecca, who has no action tokens."""
    return table("nero", {"who": "rebecca", "tokens": 0, **rebecca}, **mine)


# ------------------------------------------------------------------ Dismiss


@rule("BR-23.11")
def test_dismiss_removes_an_enemy_evocation_anywhere_and_gives_power() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "evocations": ["shame_of_crete@treasure_room", "malacoda@crypt"]},
        at="crypt",
        evocations=["landsknecht@crypt"],
        spells=["dismiss"],
    )
    t.play("dismiss")
    assert set(t.options) == {"evocation-1-1", "evocation-1-2"}
    t.play("shame_of_crete")
    assert t.other.evocations == ["malacoda@crypt"]
    assert t.me.evocations == ["landsknecht@crypt"]
    assert t.me.power == 1
    assert t.me.trophies == {}
    assert t.nothing_pending


@rule("BR-R27", "BR-17.25")
def test_dismiss_gives_power_even_without_an_evocation() -> None:
    t = table("nero", {"who": "rebecca", "at": "crypt"}, at="crypt", evocations=["cerberus@crypt"], spells=["dismiss"])
    t.play("dismiss")
    assert t.me.power == 1
    assert t.me.evocations == ["cerberus@crypt"]
    assert t.me.status(1) == "used"
    assert t.nothing_pending


@pytest.mark.parametrize("target", ["rebecca", "shame_of_crete"])
@rule("BR-17.20")
def test_dismiss_reversed_hurts_evocations_more(target: str) -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "black_rose_room", "evocations": ["shame_of_crete@black_rose_room"]},
        {"who": "tessa", "at": "mirrors_room"},
        at="crypt",
        spells=["dismiss/reversed"],
    )
    t.play("dismiss")
    assert set(t.options) == {"seat-1", "evocation-1-1"}
    t.play(target)
    assert t["rebecca"].damage == ({"nero": 2} if target == "rebecca" else {})
    assert t["rebecca"].evocation("shame_of_crete").damage[0] == (0 if target == "rebecca" else 4)
    assert t.me.power == 0
    assert t.nothing_pending


# ------------------------------------------------------------------ Rite of the Seasons


@rule("BR-23.1")
def test_rite_of_the_seasons_summons_a_divine_altar_here() -> None:
    t = table("nero", at="crypt", spells=["rite_of_the_seasons"], evocations=["cerberus@garden"])
    t.play("rite_of_the_seasons")
    assert t.me.evocations == ["cerberus@garden", "divine_altar@crypt"]
    assert t.nothing_pending


@rule("BR-23.2")
def test_rite_of_the_seasons_fails_when_all_five_altars_are_out() -> None:
    altars = ["divine_altar@arena"] * 3
    t = table(
        "nero",
        {"who": "rebecca", "evocations": altars},
        {"who": "tessa", "evocations": altars[:2]},
        at="crypt",
        spells=["rite_of_the_seasons"],
    )
    t.play("rite_of_the_seasons")
    assert t.me.evocations == []
    assert t.nothing_pending


@pytest.mark.parametrize(("altars", "power"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_rite_of_the_seasons_reversed_gives_power_and_more_for_altars(altars: int, power: int) -> None:
    own = ["divine_altar@arena"] * altars + ["cerberus@arena"] * (3 - altars)
    t = table(
        "nero",
        {"who": "rebecca", "evocations": ["divine_altar@crypt"]},
        at="crypt",
        spells=["rite_of_the_seasons/reversed"],
        evocations=own,
    )
    t.play("rite_of_the_seasons")
    assert t.me.power == power
    assert t.other.power == 0
    assert t.nothing_pending


# ------------------------------------------------------------------ Foresight


def test_foresight_orders_three_events_and_draws_from_the_library() -> None:
    t = table(
        "nero",
        at="crypt",
        event_deck="feeding_time, envy, vigil, tribute",
        library={"illusion": "vanish", "conspiracy": "ambush"},
        spells=["foresight"],
    )
    t.play("foresight")
    assert t.ask == "put-top"
    assert set(t.options) == {"event-feeding_time", "event-envy", "event-vigil"}
    t.play("feeding_time", "vigil")
    assert t.ask == "draw-school"
    t.play("illusion", "conspiracy")
    # What was laid back last lies on top.
    assert top(t.state.event_decks[0], 4) == ["envy", "vigil", "feeding_time", "tribute"]
    assert t.me.hand == "vanish, ambush"
    assert t.board() == ["", "", ""]
    assert t.nothing_pending


@pytest.mark.parametrize("book", ["fireball, dismiss, vanish, ambush, maelstrom", "fireball, dismiss"])
@rule("BR-R84")
def test_foresight_reversed_keeps_one_of_the_top_of_the_spellbook(book: str) -> None:
    t = table("nero", at="crypt", spellbook=book, spells=["foresight/reversed"])
    t.play("foresight")
    assert t.ask == "keep-spell"
    assert {key.removeprefix("spell-") for key in t.options} == set(book.split(", ")[:4])
    t.play("dismiss")
    if len(book) > 20:
        assert t.ask == "put-top"
        t.play("vanish", "ambush")
        assert top(t.me.w.spellbook, 4) == ["fireball", "ambush", "vanish", "maelstrom"]
    else:
        assert t.me.spellbook == "fireball"
    assert t.me.hand == "dismiss"
    assert t.nothing_pending


@rule("BR-R17")
def test_foresight_reversed_finds_nothing_to_look_at() -> None:
    t = table("nero", at="crypt", spells=["foresight/reversed"])
    t.play("foresight")
    assert t.me.hand == 0
    assert t.nothing_pending


# ------------------------------------------------------------------ Hourglass


@pytest.mark.parametrize(("tokens", "after"), [(0, 1), (1, 2), (2, 2)])
@rule("BR-R79")
def test_hourglass_turns_a_used_token_back(tokens: int, after: int) -> None:
    t = table("nero", at="crypt", tokens=tokens, spells=["hourglass", "fireball"])
    t.play("hourglass")
    assert t.me.tokens == after
    assert t.instability("crypt") == {"nero": 1}
    assert t.nothing_pending


@rule("BR-14.11")
def test_hourglass_reversed_makes_a_dark_room_ready() -> None:
    t = table("nero", at="crypt", dark=["arena", "garden"], spells=["hourglass/reversed"])
    t.play("hourglass")
    assert len(rooms(t)) == 19
    t.play("arena")
    assert t.ready("arena")
    assert not t.ready("garden")
    assert t.instability("crypt") == {"nero": 1}
    assert t.nothing_pending


@rule("BR-R86")
@pytest.mark.parametrize("room", ["arena", "black_rose_room"])
def test_hourglass_reversed_wakes_no_destroyed_room_nor_one_without_its_token(room: str) -> None:
    t = table("nero", at="crypt", destroyed=["arena"], spells=["hourglass/reversed"])
    t.play("hourglass", room)
    assert not t.ready(room)
    assert t.nothing_pending


# ------------------------------------------------------------------ Sun Lance


@rule("BR-17.20", "BR-18.1")
@pytest.mark.parametrize("target", ["rebecca", "shame_of_crete"])
def test_sun_lance_strikes_one_target(target: str) -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": LINE[3], "evocations": [f"shame_of_crete@{LINE[3]}"]},
        {"who": "tessa", "at": LINE[4]},
        at="crypt",
        spells=["sun_lance"],
    )
    t.play("sun_lance")
    assert set(t.options) == {"seat-1", "evocation-1-1"}
    t.play(target)
    assert t["rebecca"].damage == ({"nero": 3} if target == "rebecca" else {})
    assert t["rebecca"].evocation("shame_of_crete").damage[0] == (0 if target == "rebecca" else 3)
    assert t.instability("crypt") == {"nero": 1}
    assert t.nothing_pending


@rule("BR-17.16", "BR-18.1")
def test_sun_lance_reversed_hurts_every_enemy_in_a_room() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "evocations": ["malacoda@garden", "malacoda@black_rose_room"]},
        {"who": "tessa", "at": "crypt"},
        at="crypt",
        evocations=["landsknecht@garden"],
        spells=["sun_lance/reversed"],
    )
    t.play("sun_lance")
    assert rooms(t) == {"crypt", "garden", "sanctuary", "oracle_room"}
    t.play("garden")
    assert t["rebecca"].damage == {"nero": 3}
    assert [e.damage[0] for e in t["rebecca"].w.evocations] == [3, 0]
    assert t["tessa"].damage == {}
    assert t.me.evocation("landsknecht").damage == [0] * 5
    assert t.instability("crypt") == {"nero": 1}
    assert t.nothing_pending


# ------------------------------------------------------------------ Healing Light


@pytest.mark.parametrize(("wounds", "left"), [(6, 2), (4, 0), (3, 0), (0, 0)])
@rule("BR-21.15")
def test_healing_light_heals_four(wounds: int, left: int) -> None:
    t = table("nero", at="crypt", damage={"rebecca": wounds}, spells=["healing_light"])
    t.play("healing_light")
    assert t.me.wounds == left
    assert t.other.cubes_left == 26 - left
    assert t.nothing_pending


@rule("BR-21.15")
def test_healing_light_removes_cubes_of_ones_choice() -> None:
    t = table("nero", at="crypt", damage={"rebecca": 3, "rose": 2}, spells=["healing_light"])
    t.play("healing_light")
    assert (t.ask, t.asked) == ("heal", "nero")
    t.play("rebecca", "rebecca", "rebecca")
    assert t.me.damage == {"rose": 1}
    assert t.nothing_pending


@pytest.mark.parametrize(("healed", "power"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_healing_light_reversed_heals_another_for_power(healed: int, power: int) -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "treasure_room", "damage": {"nero": 2, "rose": 2}},
        {"who": "tessa", "damage": {"nero": 2}},
        at="crypt",
        damage={"rebecca": 4},
        spells=["healing_light/reversed"],
    )
    t.play("healing_light", *(["rose", "rose", "nero"][:healed]))
    if healed < 3:
        t.play("done")
    assert t["rebecca"].wounds == 4 - healed
    assert t.me.power == power
    assert t.me.damage == {"rebecca": 4}
    assert t["tessa"].damage == {"nero": 2}
    assert t.nothing_pending


def test_healing_light_reversed_gives_nothing_where_nothing_is_healed() -> None:
    t = table("nero", {"who": "rebecca", "at": "garden"}, at="crypt", spells=["healing_light/reversed"])
    t.play("healing_light")
    assert t.me.power == 0
    assert t.nothing_pending


# ------------------------------------------------------------------ Star Chart


def test_star_chart_draws_a_quest_and_a_card() -> None:
    t = table(
        "nero", at="crypt", quest_deck="shed_blood, wanderer", spellbook="dismiss, fireball", spells=["star_chart"]
    )
    t.play("star_chart").pass_all()
    assert t.me.quests == "shed_blood"
    assert t.me.hand == "dismiss"
    assert t.nothing_pending


@rule("BR-9.7", "BR-9.8")
def test_star_chart_can_bring_a_quest_too_many() -> None:
    t = table("nero", at="crypt", quests="wanderer, unscathed", quest_deck="shed_blood", spells=["star_chart"])
    t.play("star_chart")
    assert t.ask == "quest-limit"
    t.play("unscathed").pass_all()
    assert t.me.quests == "wanderer, shed_blood"
    assert t.quest_discard == "unscathed"
    assert t.rose == 1
    assert t.me.hand == 0
    assert t.nothing_pending


@rule("BR-R82")
def test_star_chart_reversed_changes_a_quest_without_penalty() -> None:
    t = table("nero", at="crypt", quests="wanderer, unscathed", quest_deck="shed_blood", spells=["star_chart/reversed"])
    t.play("star_chart")
    assert t.ask == "swap-quest"
    t.play("wanderer").pass_all()
    assert t.me.quests == "unscathed, shed_blood"
    assert id_of(t.state.quest_decks[0][0]) == "wanderer"
    assert t.rose == 0
    assert t.nothing_pending


def test_star_chart_reversed_only_draws_without_a_quest() -> None:
    t = table("nero", at="crypt", quest_deck="shed_blood", spells=["star_chart/reversed"])
    t.play("star_chart").pass_all()
    assert t.me.quests == "shed_blood"
    assert t.nothing_pending


# ------------------------------------------------------------------ Sentinel Eye


@pytest.mark.parametrize(("spell", "damage"), [("fireball", 0), ("dagger_in_the_dark", 0), ("black_sun/reversed", 1)])
@rule("BR-19.2", "BR-19.3")
def test_sentinel_eye_takes_four_off_any_damage(spell: str, damage: int) -> None:
    t = against({"at": "crypt", "spells": ["protection: sentinel_eye"]}, at="crypt", spells=[spell])
    t.play("space-1")
    if spell == "fireball":
        t.play("crypt")
    t.answer_with("sentinel_eye").pass_all()
    assert t.other.wounds == damage
    assert t.me.damage == {}
    assert t.other.status(1) == "used"
    assert t.nothing_pending


@rule("BR-R29")
def test_sentinel_eye_takes_off_damage_of_the_black_rose_too() -> None:
    t = table("nero", at="garden", board=["thorny_path", "", ""], spells=["protection: sentinel_eye", "fireball"])
    t.play("black_rose_room").answer_with("sentinel_eye").play("stop")
    assert t.me.damage == {}
    assert t.nothing_pending


@pytest.mark.parametrize("spell", ["blackmail", "purloined_secrets", "puppet_strings/reversed"])
@rule("BR-19.5", "BR-19.6", "BR-R89")
def test_sentinel_eye_reversed_neutralises_a_general_spell(spell: str) -> None:
    t = against(
        {
            "at": "garden",
            "power": 2,
            "quests": "wanderer",
            "spells": ["protection: sentinel_eye/reversed"],
        },
        at="crypt",
        spells=[spell],
    )
    t.play("space-1")
    assert (t.ask, t.asked) == ("protect-effect", "rebecca")
    t.play("sentinel_eye").pass_all()
    assert t.other.power == 2
    assert t.other.quests == "wanderer"
    assert t.other.at == "garden"
    assert t.me.power == 0
    assert t.me.quests == 0
    assert t.me.status(1) == t.other.status(1) == "used"
    assert t.nothing_pending


@pytest.mark.parametrize("spell", ["acid_burst", "dismiss"])
def test_sentinel_eye_reversed_answers_no_combat_spell_nor_one_that_does_not_touch_its_owner(spell: str) -> None:
    t = against(
        {"at": "garden", "spells": ["protection: sentinel_eye/reversed"], "evocations": ["malacoda@oracle_room"]},
        at="crypt",
        spells=[spell],
    )
    t.play("space-1")
    if spell == "acid_burst":
        t.play("rebecca")
    while t.ask != "turn":
        assert not t.offers("sentinel_eye")
        t.play("pass")
    assert t.other.wounds == (3 if spell == "acid_burst" else 0)
    assert len(t.other.evocations) == (1 if spell == "acid_burst" else 0)
    assert t.other.status(1) == "protection"
    assert t.nothing_pending


# ------------------------------------------------------------------ Fateful Snare


@pytest.mark.parametrize("where", ["the_abyss", "cell"])
def test_fateful_snare_gives_power_when_an_enemy_completes_a_quest(where: str) -> None:
    t = against({"at": where, "spells": ["trap: fateful_snare"]}, at="treasure_room", quests="counted_coin")
    t.play("activate").answer_with("counted_coin", "fateful_snare").pass_all().play("done")
    assert t.me.completed == "counted_coin"
    assert t.other.power == 2
    assert t.other.status(1) == "used"
    assert t.nothing_pending


@rule("BR-27.15", "BR-20.16")
def test_fateful_snare_does_not_reach_into_the_cell() -> None:
    # Nero's own trap brings him a quest's end while he is in the cell.
    t = table(
        "rebecca",
        {"who": "nero", "tokens": 0, "spells": ["trap: blade_hail"], "quests": "the_snare_closes"},
        at="crypt",
        spells=["trap: fateful_snare", "fireball"],
    )
    t.play("garden").answer_with("blade_hail", "the_snare_closes")
    while t.ask != "step":
        assert not t.offers("fateful_snare")
        t.play("pass")
    assert t["nero"].completed == "the_snare_closes"
    assert t.me.power == 0
    assert t.me.status(1) == "trap"
    t.play("stop", "done")
    assert t.nothing_pending


def test_fateful_snare_does_not_answer_its_owners_quest() -> None:
    t = table("nero", at="treasure_room", quests="counted_coin", spells=["trap: fateful_snare", "fireball"])
    t.play("activate").answer_with("counted_coin").pass_all().play("done")
    assert t.me.status(1) == "trap"
    # The Treasure Room and the quest.
    assert t.me.power == 2
    assert t.nothing_pending


@pytest.mark.parametrize("where", ["the_abyss", "cell"])
@rule("BR-R85")
def test_fateful_snare_reversed_resolves_the_room_too(where: str) -> None:
    t = against({"at": where, "spells": ["trap: fateful_snare/reversed"]}, at="treasure_room")
    t.play("activate").answer_with("fateful_snare").pass_all().play("done")
    assert (t.me.power, t.other.power) == (1, 1)
    assert not t.ready("treasure_room")
    assert t.other.at == where
    assert t.other.status(1) == "used"
    assert t.nothing_pending


def test_fateful_snare_reversed_resolves_the_printed_effect() -> None:
    t = against(
        {"at": "arena", "spells": ["trap: fateful_snare/reversed"]},
        at="pleasures_room",
        quests="night_of_indulgence",
        quest_deck="wanderer",
        damage={"rebecca": 5},
    )
    t.play("activate").answer_with("night_of_indulgence", "fateful_snare").pass_all().play("done")
    assert t.me.damage == {"rebecca": 2}
    assert t.me.quests == 0
    assert t.other.quests == "wanderer"
    assert t.nothing_pending


def test_fateful_snare_reversed_does_not_answer_in_the_black_rose_room() -> None:
    t = against(
        {"at": "arena", "spells": ["trap: fateful_snare/reversed"]},
        at="black_rose_room",
        moon=2,
        hand="fireball, dismiss, vanish, ambush",
        forgotten="black_sun, rose_thorns, total_collapse",
    )
    t.play("activate", "pass")
    assert t.ask == "keep-spell"
    t.play("black_sun", "rose_thorns")
    assert (t.ask, t.asked) == ("trap", "rebecca")
    assert not t.offers("fateful_snare")
    t.pass_all().play("done")
    assert t.me.hand == "black_sun"
    assert t.other.hand == 0
    assert t.other.status(1) == "trap"
    assert t.nothing_pending


# ------------------------------------------------------------------ Sacred Threshold


@rule("BR-20.8", "BR-18.4")
def test_sacred_threshold_hurts_who_enters_a_yellow_room_and_heals_its_owner() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "damage": {"nero": 3}, "spells": ["trap: sacred_threshold"]},
        {"who": "tessa", "at": "bibliotheca"},
        at="garden",
    )
    t.play("bibliotheca").answer_with("sacred_threshold").pass_all().play("stop").pass_all().play("done")
    assert t.me.damage == {"rebecca": 2}
    assert t["rebecca"].damage == {"nero": 1}
    assert t["tessa"].damage == {}
    assert t.instability("crypt") == {"rebecca": 1}
    assert t["rebecca"].status(1) == "used"
    assert t.nothing_pending


@pytest.mark.parametrize(("hand", "lost"), [("fireball, dismiss", 1), ("", 0)])
def test_sacred_threshold_in_a_blue_room_costs_a_card_by_chance(hand: str, lost: int) -> None:
    t = against(
        {"damage": {"nero": 3}, "spells": ["trap: sacred_threshold"]},
        at="garden",
        hand=hand,
    )
    t.play("oracle_room").answer_with("sacred_threshold").pass_all().play("stop").pass_all().play("done")
    assert t.me.damage == {"rebecca": 2}
    assert len(t.me.memories) == lost
    assert len(t.me.hand) == (1 if lost else 0)
    assert t.other.damage == {"nero": 3}
    assert t.nothing_pending


@pytest.mark.parametrize("room", ["bibliotheca", "oracle_room"])
def test_sacred_threshold_hurts_an_evocation(room: str) -> None:
    t = against({"spells": ["trap: sacred_threshold"]}, at="garden", hand="fireball", spells=["demon_howl/reversed"])
    t.play("demon_howl", room, "sacred_threshold").pass_all()
    assert t.me.evocation("malacoda").damage == [0, 2, 0, 0, 0]
    assert t.me.hand == "fireball"
    assert t.me.damage == {}
    assert t.nothing_pending


@pytest.mark.parametrize("room", ["summoner_room", "crypt"])
def test_sacred_threshold_does_not_answer_in_rooms_of_other_colours(room: str) -> None:
    t = against({"spells": ["trap: sacred_threshold"]}, at="garden")
    t.play(room)
    assert not t.offers("sacred_threshold")
    t.pass_all().play("stop").pass_all().play("done")
    assert t.me.damage == {}
    assert t.nothing_pending


# ------------------------------------------------------------------ Page of History


def test_page_of_history_brings_back_two_spells() -> None:
    t = table("nero", at="crypt", memories="fireball, dismiss, vanish", spells=["page_of_history"])
    t.play("page_of_history")
    assert t.ask == "recall"
    assert set(t.options) == {"spell-fireball", "spell-dismiss", "spell-vanish"}
    t.play("dismiss", "vanish")
    assert t.me.hand == "dismiss, vanish"
    assert t.me.memories == "fireball"
    assert t.nothing_pending


def test_page_of_history_finds_no_memory() -> None:
    t = table("nero", at="crypt", spells=["page_of_history"])
    t.play("page_of_history")
    assert t.me.hand == 0
    assert t.me.on(1) == "page_of_history"
    assert t.nothing_pending


@rule("BR-17.28")
def test_page_of_history_reversed_casts_a_spell_from_the_hand() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden"},
        at="crypt",
        hand="acid_burst, dismiss",
        spells=["page_of_history/reversed", "maelstrom"],
    )
    t.play("page_of_history")
    assert t.ask == "replace-spell"
    t.play("page_of_history", "acid_burst/straight")
    assert t.other.damage == {"nero": 3}
    assert t.me.on(1) == "acid_burst"
    assert t.me.status(1) == "used"
    assert t.me.memories == "page_of_history"
    assert t.me.hand == "dismiss"
    assert t.me.status(2) == "prepared"
    assert t.nothing_pending


@rule("BR-R49")
def test_page_of_history_reversed_does_nothing_with_an_empty_hand() -> None:
    t = table("nero", at="crypt", spells=["page_of_history/reversed"])
    t.play("page_of_history")
    assert t.me.on(1) == "page_of_history"
    assert t.me.status(1) == "used"
    assert t.nothing_pending


# ------------------------------------------------------------------ Golden Decree


@rule("BR-6.3", "BR-R83")
def test_golden_decree_takes_the_crown_and_gives_power() -> None:
    t = table("nero", at="crypt", spells=["golden_decree"], rest={"crown": 1, "first": 1})
    t.play("golden_decree")
    assert t.crown == "nero"
    assert t.me.power == 1
    assert t.state.first == 1
    assert t.nothing_pending


@rule("BR-14.13", "BR-R28", "BR-R85")
def test_golden_decree_reversed_activates_a_yellow_or_blue_room_from_afar() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "evocations": ["andromeda@the_abyss"]},
        at="crypt",
        dark=["observatory"],
        destroyed=["mirrors_room"],
        library={"illusion": "vanish"},
        spells=["golden_decree/reversed"],
    )
    t.play("golden_decree")
    assert t.ask == "target-room"
    assert rooms(t) == {"bibliotheca", "sanctuary", "oracle_room"}
    t.play("bibliotheca", "illusion")
    assert t.me.hand == "vanish"
    assert not t.ready("bibliotheca")
    assert t.me.at == "crypt"
    assert t.me.tokens == 2
    assert t.nothing_pending


@rule("BR-R27")
def test_golden_decree_reversed_finds_no_room() -> None:
    none = ["bibliotheca", "sanctuary", "observatory", "oracle_room", "mirrors_room", "the_abyss"]
    t = table("nero", at="crypt", dark=none, spells=["golden_decree/reversed"])
    t.play("golden_decree")
    assert t.me.hand == 0
    assert t.me.status(1) == "used"
    assert t.nothing_pending
