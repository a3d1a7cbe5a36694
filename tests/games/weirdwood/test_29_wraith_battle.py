"""WM-29: battles with the Mîn Wraith: dice, Lady Weirdwood's Hits, bursts, what follows, and how it is beaten."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.weirdwood.haunted import (
    BLANK,
    NO_PP,
    WRAITH,
    attacks,
    confronts,
    die_room,
    pool,
    spent_pp,
    totals,
    turn_ends,
    way,
)
from tests.games.weirdwood.play import Table, table, told
from tests.support.rules import rule

FIVE = (BLANK, BLANK, BLANK, BLANK, BLANK)
"""What it rolls with the five dice of 8 Health in the first days: four Balanced Dice, a Defence Die."""
ONE_HIT, BURST = 1, 5

# ------------------------------------------------------------------ dice


@rule("WM-R55", "WM-29.19", "WM-R90")
@pytest.mark.parametrize(
    ("day", "health", "dice"),
    [
        (1, 5, {"balanced": 3, "defence": 1}),
        (4, 5, {"balanced": 3, "defence": 1}),
        (5, 5, {"balanced": 2, "attack": 1, "defence": 1}),
        (10, 5, {"balanced": 2, "attack": 1, "defence": 2}),
        (1, 6, {"balanced": 4, "defence": 1}),
        (1, 11, {"balanced": 4, "defence": 1}),
        (1, 12, {"balanced": 4, "attack": 1, "defence": 1}),
        (1, 15, {"balanced": 4, "attack": 1, "defence": 1}),
        (1, 16, {"balanced": 4, "attack": 1, "defence": 2}),
        (12, 18, {"balanced": 3, "attack": 2, "defence": 3}),
    ],
)
def test_its_dice_follow_the_day_and_every_mark_that_its_health_has_reached(
    day: int, health: int, dice: dict[str, int]
) -> None:
    t = confronts(WRAITH, day=day, fae={"health": health}, dice=[BLANK] * 12)
    assert pool(t) == {**dice, "hits": 0, "blocks": 0}
    t.pass_all()
    assert t.nothing_pending or t.ask == "spend-pp"


@rule("WM-29.19")
def test_an_extra_die_is_lost_with_the_health_that_brought_it() -> None:
    t = attacks(WRAITH, fae={"health": 12}, lasting_hits=1, tracks=NO_PP, dice=[BLANK] * 7)
    assert t.fae.health == 11
    assert [told(e, "count") for e in t.events("roll")] == [1, 6], "the dice of 12 Health were rolled in this battle"
    t = confronts(WRAITH, fae={"health": 11}, dice=[BLANK] * 6)
    assert "attack" not in pool(t)


# ------------------------------------------------------------------ Lady Weirdwood


def beside_the_lady(force: int, **more: Any) -> Table:
    return attacks(
        WRAITH, lady="time_rift_terrace", fae={"life_force": force}, tracks=NO_PP, dice=[BLANK, *FIVE], **more
    )


@rule("WM-29.7", "WM-29.22", "WM-14.7")
@pytest.mark.parametrize(
    ("force", "hits"), [(1, 0), (9, 0), (10, 1), (11, 1), (12, 2), (13, 2), (14, 3), (15, 3)], ids=lambda n: str(n)
)
def test_her_hits_follow_the_life_force(force: int, hits: int) -> None:
    t = beside_the_lady(force)
    assert totals(t) == (hits, 0, 0, 0)
    assert t.fae.health == (8 - hits if hits else 9), "without damage it heals"


@rule("WM-29.7")
def test_from_another_room_she_adds_nothing() -> None:
    t = attacks(WRAITH, lady="roman_baths", fae={"life_force": 15}, tracks=NO_PP, dice=[BLANK, *FIVE])
    assert totals(t) == (0, 0, 0, 0)


@rule("WM-29.7", "WM-R33")
def test_she_takes_no_damage_and_does_not_help_whoever_is_attacked() -> None:
    t = turn_ends(
        WRAITH,
        "soul_siphon",
        at="time_rift_terrace",
        lady="time_rift_terrace",
        fae={"life_force": 15},
        dice=[1, 1, BLANK, BLANK, BLANK, BLANK],
    )
    assert totals(t) == (0, 0, 2, 0)
    assert t.me.health == 1
    assert t.fae.life_force == 15


@rule("WM-R108")
def test_she_helps_against_scarabs_in_her_room_as_well() -> None:
    t = table(
        "celia",
        monster=WRAITH,
        at="roman_baths",
        lady="roman_baths",
        fae={"life_force": 12},
        scarabs={"roman_baths": 2},
        hand="charge",
        tracks=NO_PP,
        dice=[BLANK, BLANK, BLANK],
    )
    t.play("morning", "face-down", "1", "down-attack")
    assert totals(t) == (2, 0, 0, 0)
    t.play("return", "return")
    assert t.scarabs("roman_baths") == 0


# ------------------------------------------------------------------ Hits and what follows


@rule("WM-29.14", "WM-2.17", "WM-T19", "WM-R118")
def test_each_hit_lowers_its_health_and_gives_a_progress_point() -> None:
    # Four Hits go through, one is taken: a warden may lose Health first and then win it back on the Combat track.
    t = attacks(WRAITH, lasting_hits=4, health=3, dice=[BLANK, 1, BLANK, BLANK, BLANK, BLANK])
    assert totals(t) == (4, 0, 1, 0)
    assert t.fae.health == 4
    assert t.ask == "pp-before-damage"
    assert t.options == ["count-0", "count-1", "count-2", "count-3", "count-4"]
    t.play("count-0", *["combat"] * 4)
    assert t.me.track("combat") == 4
    assert t.me.health == 3, "one lost, one healed"
    assert t.nothing_pending


@rule("WM-29.17")
def test_without_damage_it_heals_at_the_end_of_the_battle() -> None:
    t = attacks(WRAITH, dice=[BLANK, *FIVE])
    assert (t.fae.health, t.fae.life_force) == (9, 8)
    t = attacks(WRAITH, lasting_hits=2, dice=[BLANK, BLANK, BLANK, BLANK, BLANK, 4])
    assert (t.fae.health, t.fae.life_force) == (9, 8), "all Hits were blocked"
    t = attacks(WRAITH, lasting_hits=1, tracks=NO_PP, dice=[BLANK, *FIVE])
    assert (t.fae.health, t.fae.life_force) == (7, 9)


@rule("WM-29.17", "WM-R35")
def test_when_it_attacks_itself_it_does_not_heal_for_lack_of_damage() -> None:
    t = turn_ends(WRAITH, "soul_siphon", at="time_rift_terrace", dice=[BLANK] * 6)
    assert totals(t) == (0, 0, 0, 0)
    assert (t.fae.health, t.fae.life_force) == (8, 9)


@rule("WM-29.15", "WM-R27")
def test_each_burst_blocks_a_hit_and_rolls_the_wraith_die_after_the_battle() -> None:
    t = attacks(WRAITH, lasting_hits=3, tracks=NO_PP, dice=[BLANK, BURST, BURST, BLANK, BLANK, BLANK, 1, 5])
    assert totals(t) == (3, 0, 0, 2), "a burst is a Block and no Hit"
    faces = [told(e, "face") for e in t.events("wraith-die")]
    assert faces == ["wraith-face-clockwise", "wraith-face-heal"]
    assert t.fae_at == "altar_of_altruism"
    assert (t.fae.health, t.fae.life_force) == (8, 8), "one lost, one healed"
    log = [e.name for e in t.log]
    assert log.index("monster-hurt") < log.index("wraith-die")


@rule("WM-29.15", "WM-29.9", "WM-29.10", "WM-29.12")
@pytest.mark.parametrize(
    ("face", "goal", "health"),
    [
        (1, "altar_of_altruism", 7),
        (2, "orators_hall", 7),
        (3, "fae_rift", 7),
        (4, "entrance_hall", 7),
        (5, "time_rift_terrace", 8),
        (6, "time_rift_terrace", 8),
    ],
)
def test_what_each_face_of_the_wraith_die_does(face: int, goal: str, health: int) -> None:
    t = attacks(WRAITH, lasting_hits=2, tracks=NO_PP, dice=[BLANK, BURST, BLANK, BLANK, BLANK, BLANK, face])
    assert t.fae_at == goal
    assert t.fae.health == health
    assert t.nothing_pending


@rule("WM-29.15", "WM-29.16")
def test_where_a_burst_leads_it_absorbs() -> None:
    t = attacks(
        WRAITH,
        lasting_hits=2,
        tracks=NO_PP,
        scarabs={"altar_of_altruism": 1},
        dice=[BLANK, BURST, BLANK, BLANK, BLANK, BLANK, 1],
    )
    assert t.scarabs("altar_of_altruism") == 0
    assert (t.fae.health, t.fae.life_force) == (8, 8)


@rule("WM-R118", "WM-29.17")
def test_it_heals_for_no_damage_before_its_die_is_rolled() -> None:
    rolls = (*die_room("roman_baths"), *die_room("royal_armoury"))
    t = attacks(WRAITH, fae={"health": 13}, dice=[BLANK, BURST, *[BLANK] * 5, *rolls, 1])
    assert t.fae.health == 14
    assert [e.name for e in t.log if e.name in ("scarab-appears", "wraith-die")] == ["scarab-appears"] * 2 + [
        "wraith-die"
    ]


@rule("WM-29.15", "WM-R35")
def test_its_bursts_work_when_it_attacks_as_well() -> None:
    t = turn_ends(WRAITH, "soul_siphon", at="time_rift_terrace", dice=[BURST, BLANK, BLANK, BLANK, BLANK, BLANK, 1])
    assert totals(t) == (0, 0, 0, 1)
    assert t.fae_at == "altar_of_altruism"


@rule("WM-R94", "WM-17.1")
def test_scarabs_in_its_room_guard_it() -> None:
    t = attacks(WRAITH, scarabs={"time_rift_terrace": 1}, dice=[BLANK, BLANK])
    assert t.who("attack", arg="enemy") == ["enemy-scarabs"]
    assert t.fae.health == 8


# ------------------------------------------------------------------ beaten


@rule("WM-29.14", "WM-T60", "WM-R97", "WM-5.8")
def test_the_last_hit_wins_without_die_and_without_healing() -> None:
    t = attacks(WRAITH, fae={"health": 2, "life_force": 1}, lasting_hits=4, dice=[BLANK, BURST, BLANK, BLANK, BLANK])
    assert totals(t) == (4, 0, 0, 1)
    assert t.over
    assert t.end == "won"
    assert t.fae.health == 0
    assert not t.events("wraith-die")
    assert t.fae.life_force == 1


@rule("WM-R32")
def test_a_beaten_wraith_still_wounds() -> None:
    t = attacks(WRAITH, fae={"health": 2}, lasting_hits=4, health=3, dice=[BLANK, ONE_HIT, BLANK, BLANK, BLANK])
    assert t.end == "won"
    assert t.me.health == 2
    assert t.rules("health-down") == ["WM-R32"]


@rule("WM-29.14")
def test_one_health_left_is_not_beaten() -> None:
    t = attacks(WRAITH, fae={"health": 2}, lasting_hits=1, tracks=NO_PP, dice=[BLANK] * 5)
    assert t.fae.health == 1
    assert not t.over


# ------------------------------------------------------------------ the end of the Combat track


@rule("WM-24.6", "WM-R66")
def test_the_end_of_the_combat_track_reaches_it_from_anywhere_past_its_guards_and_is_no_battle() -> None:
    t = table(
        "celia",
        monster=WRAITH,
        hand="determined_sprint",
        tracks={"combat": 13, "power": 14, "tactics": 14},
        scarabs={"time_rift_terrace": 2},
        fae={"powers": "shroud_of_mist"},
    )
    t.play("morning", "face-up", "1", "act-2")
    assert t.fae.health == 6
    assert t.fae.life_force == 9
    assert [len(place) for place in t.fae.powers] == [1, 0, 0], "its Power Cards stay"
    assert spent_pp(t) == 1, "the PP for the damage find no track open (WM-R73)"
    assert t.nothing_pending


@rule("WM-R66", "WM-R101")
def test_the_end_of_the_combat_track_can_beat_it() -> None:
    t = table(
        "celia",
        monster=WRAITH,
        hand="determined_sprint",
        tracks={"combat": 13, "power": 14, "tactics": 14},
        fae={"health": 2},
    )
    t.play("morning", "face-up", "1", "act-2")
    assert t.end == "won"


@rule("WM-T59", "WM-R99", "WM-R87", "WM-24.6")
def test_another_player_reaches_the_end_of_the_combat_track_in_my_turn() -> None:
    t = table(
        "celia",
        {"who": "bailey", "tracks": {"combat": 13}},
        monster=WRAITH,
        hand="charge",
        power=1,
        companions="odette_vale",
    )
    t.play("odette_vale", "bailey", "yes", "min")
    assert (t.asked, t.ask) == ("bailey", "spend-pp")
    t.play("combat")
    assert t.fae.health == 6
    assert (t.asked, t.ask) == ("bailey", "spend-pp"), "two PP for the damage, spent at once"
    t.play("power", "power")
    assert t.other.track("power") == 2
    assert t.other.power == 1
    assert t.other.health == 4
    assert t.nothing_pending
    assert t.active == "celia"
    assert not way(t)
