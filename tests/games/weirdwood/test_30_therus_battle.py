"""WM-30: battles with Therus: dice, Lady Weirdwood's Hits, bursts, his Health and its icons, and how he is beaten."""

from __future__ import annotations

import pytest

from tests.games.weirdwood.haunted import (
    BLANK,
    NO_PP,
    THERUS,
    attacks,
    confronts,
    die_room,
    pool,
    spent_pp,
    totals,
    turn_ends,
    way,
)
from tests.games.weirdwood.play import name_of, table, told
from tests.support.rules import rule

FOUR = [BLANK] * 4
"""What he rolls in the first days: two Balanced Dice, one Attack Die, one Defence Die."""
BURST = 5

# ------------------------------------------------------------------ dice


@rule("WM-R55", "WM-30.30")
@pytest.mark.parametrize(
    ("day", "dice"),
    [
        (1, {"balanced": 2, "attack": 1, "defence": 1}),
        (3, {"balanced": 2, "attack": 1, "defence": 1}),
        (4, {"balanced": 2, "attack": 2, "defence": 3}),
        (7, {"balanced": 2, "attack": 2, "defence": 3}),
        (8, {"balanced": 3, "attack": 3, "defence": 2}),
        (12, {"balanced": 3, "attack": 3, "defence": 2}),
    ],
)
def test_his_dice_follow_the_day(day: int, dice: dict[str, int]) -> None:
    assert pool(confronts(THERUS, day=day, dice=[BLANK] * 12)) == {**dice, "hits": 0, "blocks": 0}


@rule("WM-30.14", "WM-14.7")
@pytest.mark.parametrize(
    ("space", "his", "mine"), [(1, 3, 0), (2, 2, 0), (3, 1, 0), (4, 0, 0), (5, 0, 0), (6, 0, 0), (7, 0, 1), (8, 0, 1)]
)
def test_lady_weirdwoods_space_adds_hits_to_either_side(space: int, his: int, mine: int) -> None:
    t = attacks(THERUS, fae={"possession": space}, health=6, tracks=NO_PP, dice=[BLANK, *FOUR])
    assert totals(t) == (mine, 0, his, 0)
    assert t.me.health == 6 - his
    assert t.fae.health == 17 - mine


@rule("WM-30.14", "WM-R108", "WM-R35")
def test_her_space_helps_him_when_he_attacks_too() -> None:
    t = turn_ends(THERUS, "arcane_duel", at="throne_room", fae={"possession": 2}, tracks=NO_PP, dice=[BLANK] * 5)
    assert totals(t) == (0, 0, 2, 0)
    t = turn_ends(THERUS, "arcane_duel", at="throne_room", fae={"possession": 8}, tracks=NO_PP, dice=[BLANK] * 5)
    assert totals(t) == (0, 0, 0, 0), "a defender's Hits count for nothing"


@rule("WM-30.15", "WM-R108")
@pytest.mark.parametrize("space", [1, 8])
def test_against_scarabs_she_adds_nothing(space: int) -> None:
    t = attacks(THERUS, scarabs={"throne_room": 2}, fae={"possession": space}, dice=[BLANK] * 3)
    assert t.who("attack", arg="enemy") == ["enemy-scarabs"]
    assert totals(t) == (0, 0, 0, 0)


# ------------------------------------------------------------------ Hits


@rule("WM-30.16", "WM-30.17", "WM-R118")
def test_each_hit_lowers_his_health_gives_a_progress_point_and_passes_icons() -> None:
    t = attacks(THERUS, lasting_hits=4, fae={"health": 16, "ahead": "mind_spike, firebolt"}, dice=[BLANK, *FOUR])
    assert t.fae.health == 12
    assert [name_of(card) for card in t.fae.plans] == ["mind_spike", "firebolt"], "the icons of 15 and 12"
    assert t.rules("plan") == ["WM-30.17"] * 2
    t.play(*["combat"] * 4)
    assert spent_pp(t) == 4


@rule("WM-30.17")
@pytest.mark.parametrize(
    ("before", "hits", "cards"), [(16, 1, 1), (15, 1, 0), (15, 3, 1), (16, 7, 3), (25, 1, 1), (4, 1, 1), (6, 1, 0)]
)
def test_stopping_on_or_passing_an_icon_plans_a_card(before: int, hits: int, cards: int) -> None:
    t = confronts(THERUS, fae={"health": before}, lasting_hits=hits, tracks=NO_PP, dice=[BLANK, *FOUR])
    t.play("pass")
    assert len(t.events("plan")) == cards
    assert t.events("monster-hurt")[0].args["now"] == before - hits


@rule("WM-30.18", "WM-R27")
def test_each_burst_is_a_hit_and_a_portal_after_the_battle() -> None:
    rolls = (*die_room("deep_mine"), *die_room("roman_baths"))
    t = attacks(THERUS, tracks=NO_PP, health=6, dice=[BLANK, BURST, BURST, BLANK, BLANK, *rolls])
    assert totals(t) == (0, 0, 2, 0)
    assert t.me.health == 4
    assert way(t) == ["deep_mine", "roman_baths"]
    log = [e.name for e in t.log]
    assert log.index("battle-totals") < log.index("monster-arrives")
    assert len(t.events("room-dice")) == 2


@rule("WM-R84", "WM-30.18")
def test_the_dice_can_show_his_own_room() -> None:
    t = attacks(
        THERUS,
        at="deep_mine",
        fae={"at": "deep_mine"},
        tracks=NO_PP,
        dice=[BLANK, BURST, *[BLANK] * 3, *die_room("deep_mine")],
    )
    assert t.fae_at == "deep_mine"
    assert len(t.events("room-dice")) == 1


@rule("WM-R118", "WM-30.35", "WM-27.11")
def test_his_power_cards_are_beaten_before_he_moves_away() -> None:
    t = attacks(
        THERUS,
        fae={"powers": "gathering_darkness"},
        lasting_blocks=2,
        dice=[BLANK, BURST, *[BLANK] * 3, *die_room("deep_mine")],
    )
    assert totals(t) == (0, 2, 2, 0)
    assert t.ask == "spend-pp"
    assert t.fae.powers == [[], [], []]
    assert t.fae_at == "throne_room", "the PP for Power Cards come first"
    t.play("power", "power")
    assert t.fae_at == "deep_mine"


# ------------------------------------------------------------------ beaten


@rule("WM-30.36", "WM-R71", "WM-R97", "WM-5.8")
def test_after_the_last_damage_all_plans_come_before_the_win() -> None:
    t = attacks(
        THERUS,
        fae={"health": 2, "plans": "mind_spike, clockwork_call"},
        lasting_hits=5,
        dice=[BLANK, *FOUR, *die_room("deep_mine")],
    )
    assert t.fae.health == 0
    assert t.ask is None, "Mind Spike leaves a warden without cards no choice"
    assert t.end == "won"
    assert t.scarabs("deep_mine") == 1
    assert len(t.events("monster-card")) == 2
    assert spent_pp(t) == 0, "the PP of the last Hits no longer matter"


@rule("WM-30.36", "WM-R71", "WM-30.17")
def test_the_icons_of_the_last_damage_add_to_those_plans() -> None:
    t = attacks(THERUS, fae={"health": 4, "ahead": "mind_spike"}, lasting_hits=4, dice=[BLANK, *FOUR])
    assert [name_of(int(told(e, "card"))) for e in t.events("monster-card")] == ["mind_spike"], "the icon of 3"
    assert t.end == "won"


@rule("WM-30.36", "WM-5.3", "WM-R97")
def test_if_time_runs_out_in_them_the_game_is_lost() -> None:
    t = attacks(THERUS, day=12, time=0, fae={"health": 1, "plans": "clockwork_call"}, lasting_hits=1, dice=[BLANK] * 16)
    assert t.end == "won"
    t = table(
        "celia",
        monster=THERUS,
        day=12,
        time=9,
        at="throne_room",
        scarabs={"throne_room": 0},
        hand="charge",
        lasting_hits=1,
        fae={"health": 1, "plans": "clockwork_call"},
        dice=[BLANK] * 16,
    )
    t.play("night", "face-down", "1", "down-attack")
    assert t.fae.health == 0
    assert t.end == "time"


@rule("WM-30.36", "WM-30.9", "WM-R97")
def test_if_the_spell_is_cast_to_its_end_in_them_the_game_is_lost() -> None:
    t = attacks(
        THERUS,
        fae={"health": 1, "possession": 1, "arms": [5, 5, 3], "plans": "whispered_promise"},
        lasting_hits=1,
        lasting_blocks=3,
        dice=[BLANK, *FOUR],
    )
    assert t.fae.health == 0
    assert t.end == "possession"


@rule("WM-R71")
def test_the_last_plans_are_carried_out_in_full_his_attacks_included() -> None:
    t = attacks(
        THERUS,
        health=6,
        fae={"health": 1, "plans": "arcane_duel"},
        lasting_hits=1,
        tracks=NO_PP,
        dice=[BLANK, *FOUR, 1, 1, 1, BLANK, BLANK],
    )
    assert t.who("attacked") == ["celia"]
    assert totals(t) == (0, 0, 3, 0)
    assert t.end == "won"


@rule("WM-R71", "WM-24.6")
def test_damage_to_him_in_his_last_plans_changes_nothing() -> None:
    # The PP for the Power Card beaten in that duel lead to the end of the Combat track.
    t = attacks(
        THERUS,
        health=6,
        fae={"health": 1, "plans": "gathering_darkness, arcane_duel"},
        lasting_hits=1,
        tracks={**NO_PP, "combat": 13},
        dice=[BLANK, *FOUR, *[BLANK] * 5],
    )
    assert t.me.track("combat") == 14
    assert t.fae.health == 0
    assert t.end == "won"


@rule("WM-R71", "WM-30.36")
def test_beaten_in_the_middle_of_a_card_he_finishes_it_and_the_plans_after_it() -> None:
    t = turn_ends(
        THERUS,
        "gathering_darkness, arcane_duel, clockwork_call",
        day=8,
        at="throne_room",
        health=6,
        tracks={**NO_PP, "combat": 13},
        fae={"health": 2},
        dice=[BLANK] * 16,
    )
    assert t.fae.health == 0
    assert [e.name for e in t.events("monster-hurt", "spell-arm", "scarab-appears")] == [
        "monster-hurt",
        "spell-arm",
        *["scarab-appears"] * 3,
    ]
    assert len(t.events("monster-card")) >= 3
    assert t.end == "won"


@rule("WM-24.6", "WM-30.36", "WM-R101")
def test_the_end_of_the_combat_track_can_beat_him() -> None:
    t = table(
        "celia",
        monster=THERUS,
        hand="determined_sprint",
        tracks={**NO_PP, "combat": 13},
        fae={"health": 2, "plans": "firebolt"},
    )
    t.play("morning", "face-up", "1", "act-2")
    assert len(t.events("monster-card")) == 1
    assert t.end == "won"
