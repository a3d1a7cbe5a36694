"""WM-30: the Plans of Therus, Fire, and the Summoning Spell."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.weirdwood.haunted import BLANK, NO_PP, THERUS, die_room, ended, turn_ends
from tests.games.weirdwood.play import Table, name_of, table, told
from tests.support.rules import rule


def turned(t: Table) -> list[str]:
    """The Monster cards that were turned up, in order."""
    return [name_of(int(told(e, "card"))) for e in t.events("monster-card")]


# ------------------------------------------------------------------ the Plans


@rule("WM-30.19", "WM-30.20", "WM-30.21", "WM-30.23", "WM-27.3")
def test_the_plans_are_carried_out_from_left_to_right() -> None:
    t = turn_ends(THERUS, "mind_spike, gathering_darkness, firebolt", hand="charge")
    assert t.ask == "fae-choice", "the first one, before the others"
    assert t.now == (1, "morning", 3), "only its own time has passed"
    assert turned(t) == ["mind_spike"]
    t.play("suffer-hand-card")
    assert turned(t) == ["mind_spike", "gathering_darkness", "firebolt"]
    assert t.now == (1, "evening", 1), "two spaces each"
    assert [name_of(card) for card in t.fae.discards] == ["mind_spike", "firebolt"]
    assert [name_of(card) for place in t.fae.powers for card in place] == ["gathering_darkness"]
    assert (t.fae.plans, t.fae.plans_open) == ([], [])
    assert ended(t)


@rule("WM-30.21", "WM-30.23")
def test_a_card_that_was_carried_out_stays_in_its_place_until_all_are() -> None:
    t = turn_ends(THERUS, "firebolt, gathering_darkness, mind_spike", hand="charge")
    assert t.ask == "fae-choice"
    assert [name_of(card) for card in t.fae.plans_open] == ["firebolt"]
    assert t.fae.discards == []
    t.play("suffer-hits")
    assert len(t.fae.discards) == 2


@rule("WM-30.22", "WM-T61")
def test_plans_that_come_in_meanwhile_are_carried_out_too() -> None:
    t = turn_ends(THERUS, "whispered_promise", hand="charge", fae={"arms": [1, 1, 1], "ahead": "mind_spike"})
    # Two steps: one arm, the first of three equal ones, reaches the icon on 2.
    assert t.fae.arms == [2, 1, 1]
    t.play("arm-1")
    assert t.ask == "fae-choice"
    t.play("suffer-hand-card")
    assert turned(t) == ["whispered_promise", "mind_spike"]
    assert [name_of(card) for card in t.fae.discards] == ["whispered_promise", "mind_spike"]
    assert ended(t)


@rule("WM-R70", "WM-30.17")
def test_plans_that_come_after_the_monsters_step_are_carried_out_at_the_end_of_the_same_turn() -> None:
    """The PP for Hale and Hearty ends the Combat track: 2 damage, past the icon of 15."""
    t = table(
        "celia", "bailey", monster=THERUS, quest="hale_and_hearty", health=5, hand="charge", tracks={**NO_PP, "combat": 13},
        fae={"health": 16, "ahead": "mind_spike"}, rest={"phase": "turn-end", "step": 2, "played": True},
    )  # fmt: skip
    assert t.ask == "complete-quest"
    t.play("yes")
    assert (t.ask, t.asked, turned(t)) == ("fae-choice", "celia", ["mind_spike"])
    assert t.now == (1, "morning", 3)
    t.play("suffer-hits")
    assert (t.active, len(t.me.hand), t.fae.plans) == ("bailey", 4, []), "the hand check comes afterwards"


@rule("WM-30.25", "WM-13.11")
def test_with_no_plans_no_card_is_carried_out_and_time_stands_still() -> None:
    t = table("celia", monster=THERUS, rest={"phase": "turn-end"})
    assert turned(t) == []
    assert t.now == (1, "morning", 1)
    assert len(t.fae.top) == 1
    assert ended(t)


@rule("WM-30.24", "WM-27.12", "WM-R72")
def test_the_queue_has_no_limit_and_a_fourth_power_card_is_discarded() -> None:
    powers = "gathering_darkness, mirror_ward, stolen_min, hex_of_ruin"
    t = turn_ends(
        THERUS, f"{powers}, firebolt, guard_the_throne, seek_the_meddler, return_to_the_throne", hand="charge"
    )
    assert len(turned(t)) == 8
    assert [name_of(card) for place in t.fae.powers for card in place] == powers.split(", ")[:3]
    assert name_of(t.fae.discards[0]) == "hex_of_ruin"
    assert ended(t)


@rule("WM-30.20", "WM-27.7", "WM-30.30")
def test_each_card_reads_the_state_after_its_own_time() -> None:
    # Day 3, Night 2: the first card ends in Night 3, the second begins Day 4.
    t = turn_ends(THERUS, "seek_the_meddler, firebolt", day=3, time=10, health=5, at="roman_baths")
    assert t.now == (4, "morning", 2)
    assert t.me.health == 3, "the first is Calm and hurts nobody, Firebolt is Angry: two"
    assert t.fae_at == "roman_baths"


@rule("WM-30.20", "WM-5.3")
def test_time_can_run_out_in_the_plans() -> None:
    t = turn_ends(THERUS, "firebolt, mind_spike", day=12, time=9, hand="charge", at="roman_baths")
    assert t.end == "time"
    assert turned(t) == ["firebolt"]


@rule("WM-30.35", "WM-27.8", "WM-27.10")
def test_his_power_cards_work_as_for_the_others() -> None:
    t = turn_ends(THERUS, "gathering_darkness, arcane_duel", at="throne_room", health=5, tracks=NO_PP, dice=[BLANK] * 5)
    assert t.me.health == 4, "one Hit from the Power Card that has just come"
    assert t.fae.powers == [[], [], []], "and beaten after the battle"
    assert len(t.fae.discards) == 2


# ------------------------------------------------------------------ Fire


def burns(day: int = 1, **more: Any) -> Table:
    """Ring of Flame: Fire in his Room."""
    said: dict[str, Any] = {"fae": {"at": "deep_mine"}, "hand": "", "at": "deep_mine"}
    return turn_ends(
        THERUS, "ring_of_flame", {"who": "bailey", "at": "deep_mine"}, "sekhmet", day=day, **{**said, **more}
    )


@rule("WM-30.26", "WM-R23", "WM-R96")
def test_fire_removes_the_scarabs_and_hurts_everybody_there() -> None:
    t = burns(scarabs={"deep_mine": 3})
    assert t.tile("deep_mine") == "fire"
    assert t.scarabs("deep_mine") == 0
    assert t.state.scarab_supply == 44
    assert not t.events("track"), "no PP"
    assert [w.health for w in t.state.wardens] == [2, 2, 3]
    assert [t.where(w.place) for w in t.state.wardens] == ["deep_mine", "deep_mine", "entrance_hall"]
    assert t.fae_at == "deep_mine"
    assert t.state.tiles_left == 4
    assert ended(t)


@rule("WM-R41")
def test_where_fire_cannot_lie_nothing_happens() -> None:
    for more in (
        {"tiles": {"deep_mine": "fire"}},
        {"fae": {"at": "throne_room"}, "at": "throne_room", "scarabs": {"throne_room": 2}},
        {
            "tiles": dict.fromkeys(
                ("roman_baths", "royal_armoury", "gambling_cave", "fae_rift", "oracles_crypt"), "fire"
            )
        },
    ):
        t = burns(**more)
        assert not t.events("tile")
        assert t.me.health == 3
    assert t.state.tiles_left == 0
    t = burns(fae={"at": "fae_rift"}, at="fae_rift")
    assert t.tile("fae_rift") == "fire", "another printed Room burns"


@rule("WM-30.28", "WM-12.7", "WM-R42")
def test_a_cursed_room_on_fire_stays_cursed_and_another_gets_no_scarabs() -> None:
    def there(**more: Any) -> Table:
        said = {"at": "oracles_crypt", "min": 2, "knowledge": 2, "hand": "charge", "cursed": ["oracles_crypt"]}
        return table("celia", monster=THERUS, **{**said, **more})

    assert there().offers("cleanse")
    t = there(tiles={"oracles_crypt": "fire"})
    assert t.cursed("oracles_crypt")
    assert not t.offers("cleanse")
    t = turn_ends(THERUS, "clockwork_call", at="roman_baths", tiles={"deep_mine": "fire"}, dice=die_room("deep_mine"))
    assert t.scarabs("deep_mine") == 0
    assert not t.cursed("deep_mine")


@rule("WM-30.27", "WM-18.6", "WM-T50", "WM-30.29")
def test_players_leave_a_fire_freely_and_enter_it_for_a_damage() -> None:
    burning: dict[str, Any] = {"tiles": {"altar_of_altruism": "fire"}}
    t = table("celia", monster=THERUS, hand="charge", **burning)
    t.play("morning", "face-up", "1", "act-0", "altar_of_altruism")
    assert t.me.at == "altar_of_altruism"
    assert t.me.health == 2
    assert not t.offers("room"), "its action cannot be used"
    t = table("celia", monster=THERUS, hand="charge", at="altar_of_altruism", **burning)
    t.play("morning", "face-up", "1", "act-0")
    assert not t.offers("altar_of_altruism")
    t.play("entrance_hall")
    assert t.me.health == 3
    t = table("celia", monster=THERUS, hand="steps_in_shadow", at="time_rift_terrace", **burning)
    t.play("morning", "face-up", "1", "act-0", "altar_of_altruism")
    assert (t.me.at, t.me.health) == ("altar_of_altruism", 2), "by portal as well"


@rule("WM-30.27")
def test_therus_comes_and_goes_through_fire() -> None:
    t = turn_ends(THERUS, "step_between_shadows", tiles={"deep_mine": "fire"}, dice=die_room("deep_mine"))
    assert t.fae_at == "deep_mine"
    assert t.fae.health == 17
    t = turn_ends(THERUS, "return_to_the_throne", tiles={"deep_mine": "fire"}, fae={"at": "deep_mine"})
    assert t.fae_at == "throne_room"


# ------------------------------------------------------------------ he withdraws


def away(*others: Any, **more: Any) -> Table:
    fae = {"at": "", "summoning": 3, **more.pop("fae", {})}
    return table("celia", *others, monster=THERUS, fae=fae, **{"hand": "charge", **more})


@rule("WM-30.34", "WM-R69", "WM-R68", "WM-R110")
def test_the_summoning_spell_is_paid_in_parts_and_by_several_players() -> None:
    bailey = {"who": "bailey", "knowledge": 2}
    t = away(bailey, min=1, power=1, dice=die_room("deep_mine"))
    t.play("summoning", "bailey")
    assert (t.asked, t.options) == ("bailey", ["count-1", "count-2", "pass"])
    t.play("pass")
    assert t.fae.summoning == 3
    assert t.other.knowledge == 2, "another player may decline"
    t.play("summoning", "celia")
    assert t.me.min == 0
    assert (t.asked, t.ask) == ("celia", "spell-arm"), "each payment strengthens the spell, for the one who paid"
    t.play("arm-1")
    assert t.fae.summoning == 2, "what was paid counts"
    assert t.fae_at == ""
    t.play("summoning", "2")
    assert (t.asked, t.ask) == ("bailey", "spell-arm")
    t.play("arm-2", "arm-2")
    assert t.fae.arms == [2, 2, 0]
    assert t.fae.summoning == 0
    assert t.fae_at == "deep_mine", "he returns at once, where the Room Dice show"
    assert not t.offers("summoning")


@rule("WM-30.34", "WM-R69")
def test_nobody_with_resources_nobody_who_pays() -> None:
    assert not away("bailey", power=2).offers("summoning"), "a Power token is no resource"
    assert away({"who": "bailey", "scarab": 1}, power=1).offers("summoning"), "also on another player's turn"
    assert not away("bailey", min=3, power=1, fae={"at": "deep_mine", "summoning": 0}).offers("summoning")


@rule("WM-R69")
def test_away_he_cannot_be_attacked() -> None:
    t = away(at="throne_room", scarabs={"throne_room": 0})
    t.play("morning", "face-down", "1")
    assert not t.offers("down-attack")


@rule("WM-R69")
@pytest.mark.parametrize(
    "card",
    [
        "step_between_shadows",
        "seek_the_meddler",
        "return_to_the_throne",
        "firebolt",
        "ring_of_flame",
        "arcane_duel",
        "draining_gaze",
    ],
)
def test_away_his_moves_and_attacks_do_nothing(card: str) -> None:
    where = {"at": "throne_room", "scarabs": {"throne_room": 1}, "min": 1, "health": 5, "hand": "charge"}
    t = turn_ends(
        THERUS, card, day=4, fae={"at": "", "summoning": 3, "arms": [5, 5, 4 - (card != "draining_gaze")]}, **where
    )
    assert t.fae_at == ""
    assert not t.events("attacked", "tile", "monster-arrives")
    assert (t.me.health, t.me.min) == (5, 1)
    assert t.scarabs("throne_room") == 1 + (card == "return_to_the_throne"), "what does not need him goes on"
    assert bool(t.events("spell-cast")) == (card == "draining_gaze")


@rule("WM-R69")
def test_away_no_scarab_comes_to_his_room_and_nobody_is_on_his_ring() -> None:
    gone = {"at": "", "summoning": 3}
    t = turn_ends(THERUS, "guard_the_throne", day=4, fae=gone, scarabs={"throne_room": 2})
    assert t.scarabs("throne_room") == 3, "one for the Throne Room, none for him"
    assert len(t.events("scarab-appears")) == 1
    t = turn_ends(THERUS, "scorched_corridor", "bailey", day=4, fae=gone, dice=die_room("deep_mine", 4))
    assert t.tile("deep_mine") == "fire"
    assert [w.health for w in t.state.wardens] == [3, 3]
    assert ended(t)


@rule("WM-R69")
def test_away_his_power_cards_his_spell_and_his_plans_go_on() -> None:
    t = turn_ends(THERUS, "gathering_darkness, whispered_promise", fae={"at": "", "summoning": 3, "arms": [5, 5, 3]})
    assert len(t.fae.powers[0]) == 1
    assert t.fae.possession == 3
    assert t.fae.summoning == 3


@rule("WM-R69", "WM-24.6")
def test_away_the_end_of_the_combat_track_reaches_him() -> None:
    t = away("bailey", hand="determined_sprint", tracks={**NO_PP, "combat": 13}, power=1, fae={"health": 16})
    t.play("play", "morning", "face-up", "1", "act-2")
    assert t.fae.health == 14
    assert len(t.fae.plans) == 1, "past the icon on 15"


@rule("WM-R69")
def test_drawn_again_therus_withdraws_has_no_effect() -> None:
    t = turn_ends(THERUS, "therus_withdraws", day=8, fae={"at": "", "summoning": 2})
    assert t.fae.summoning == 2
    assert ended(t)
