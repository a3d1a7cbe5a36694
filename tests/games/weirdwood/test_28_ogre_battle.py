"""WM-28: battles with the Chaos Ogre: which dice he rolls, his bursts, his cards, and how he moves."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.weirdwood.fae import pool
from magemoot.games.weirdwood.table import threat
from tests.games.weirdwood.ogrish import (
    BLANK,
    CAVE,
    CHARGE,
    NO_PP,
    TILES,
    attacked,
    cubes,
    full,
    in_cave,
    ogre_card,
    spend,
)
from tests.games.weirdwood.play import INNER, Table, Zone, table, told
from tests.support.rules import rule

COLOURS = ("balanced", "attack", "defence")


def dice(t: Table) -> tuple[int, ...]:
    """The Ogre's pool: Balanced, Attack and Defence Dice."""
    return tuple(pool.dice(t.state).count(colour) for colour in COLOURS)


# ------------------------------------------------------------------ the pool


@rule("WM-28.16", "WM-28.17", "WM-R55")
@pytest.mark.parametrize(
    ("day", "expected"), [(1, (2, 1, 1)), (4, (2, 1, 1)), (5, (2, 2, 2)), (9, (2, 2, 2)), (10, (2, 3, 3))]
)
def test_his_own_dice_follow_the_state(day: int, expected: tuple[int, ...]) -> None:
    t = attacked("celia", "bailey", "oliver", day=day, dice=[BLANK] * 9, tracks=NO_PP)
    assert told(t.events("roll")[1], "count") == sum(expected)
    assert dice(t) == expected


@rule("WM-28.17", "WM-R55", "WM-R91")
@pytest.mark.parametrize("scaling", [False, True])
@pytest.mark.parametrize(
    ("others", "calm", "furious"),
    [
        ((), (2, 1, 1), (2, 2, 2)),
        (("bailey",), (2, 1, 2), (2, 3, 3)),
        (("bailey", "oliver"), (2, 1, 1), (2, 3, 3)),
        (("bailey", "oliver", "wally"), (1, 1, 1), (2, 2, 2)),
        (("bailey", "oliver", "wally", "eugene"), (1, 1, 1), (2, 3, 3)),
    ],
)
def test_with_scaling_they_follow_the_number_of_characters(
    others: tuple[str, ...], calm: tuple[int, ...], furious: tuple[int, ...], scaling: bool
) -> None:
    """Days 5 to 9 are the same for every number of characters; without the option all Days are."""
    by_day = {
        day: dice(table("celia", *others, day=day, hand="charge", options={"scaling": scaling})) for day in (1, 7, 10)
    }
    assert by_day == {1: calm if scaling else (2, 1, 1), 7: (2, 2, 2), 10: furious if scaling else (2, 3, 3)}


@rule("WM-28.16")
def test_no_colour_falls_below_zero() -> None:
    """Calm with 5 characters and scaling: 1 of each; all areas but a single cube are empty."""
    others = ("bailey", "oliver", "wally", "eugene")
    ready: dict[str, Any] = {"hand": "charge", "options": {"scaling": True}}
    t = table("celia", *others, fae={"cubes": cubes(head_3=1)}, **ready)
    assert dice(t) == (1, 0, 0)
    t = table("celia", *others, fae={"cubes": cubes(head_3=1), "powers": "thick_hide"}, day=5, **ready)
    assert dice(t) == (2, 1, 2), "the Defence Die of the card counts"


@rule("WM-T23", "WM-28.11", "WM-28.13", "WM-28.14", "WM-28.16", "WM-27.11")
def test_a_battle_with_the_ogre() -> None:
    """Celia, 6 Hits and 4 Blocks, in the Dragon Sanctuary on Day 8; Threat 6, torso empty, one Gathering Strength."""
    left = full(head_1=0, head_2=0, head_3=1, torso_1=0, torso_2=0, torso_3=0)
    mine = [1, 4, 4, 4, 4]
    his = [1, 1, 3, BLANK, 1, 1, 1]
    t = attacked(
        at="dragon_sanctuary", day=8, health=4, forged=("attack", "attack", "defence", "defence"), lasting_hits=1,
        fae={"at": "dragon_sanctuary", "cubes": left, "powers": "gathering_strength"},
        cursed=[room for room in TILES if room != "dragon_sanctuary"][:6], dice=[*mine, *his, 8, 1],
    )  # fmt: skip
    assert t.totals == (6, 4, 6, 2)
    assert told(t.events("roll")[1], "count") == 1 + 3 + 3
    assert threat(t.state) == 6
    t.play("area-arms", "area-arms", "area-head")
    assert t.fae.cubes == cubes(arms_2=1, arms_3=2)
    assert t.scarabs("entrance_hall") == 1, "the first row of the arms: Room Dice"
    assert t.scarabs("dragon_sanctuary") == 1, "the last row of the head: his Room"
    assert t.ask == "pp-before-damage"
    t.play("count-0", "health", "health")
    assert t.me.health == 2
    assert spend(t) == 4 + 2, "four for his cubes, two for his card"
    assert t.me.track("combat") == 6
    assert Zone(t.fae.discards) == "gathering_strength"
    assert dice(t) == (2, 3, 1), "one Balanced Die less from now on"
    assert t.nothing_pending


@rule("WM-28.15")
def test_a_burst_brings_a_scarab_into_his_room_and_a_hit() -> None:
    t = attacked(dice=[BLANK, CHARGE, CHARGE, BLANK, BLANK], tracks=NO_PP, health=5)
    assert t.totals == (0, 0, 2, 0)
    assert t.scarabs(CAVE) == 2
    assert t.cursed(CAVE)
    assert t.nothing_pending


@rule("WM-R95")
def test_scarabs_of_bursts_take_no_part_and_do_not_stop_the_battle() -> None:
    t = attacked(forged=["attack"], dice=[1, 4, CHARGE, BLANK, BLANK, BLANK], tracks=NO_PP, health=5)
    assert t.totals == (3, 0, 1, 0)
    assert t.ask == "ogre-cube"
    t.play("area-head", "area-torso", "area-torso")
    assert sum(t.fae.cubes) == 15
    assert t.scarabs(CAVE) == 1 + 1, "one of the burst, one of the row"


@rule("WM-17.1", "WM-14.2")
def test_a_scarab_in_his_room_has_to_be_attacked_first() -> None:
    t = attacked(scarabs={CAVE: 1}, dice=[1, BLANK], tracks=NO_PP)
    assert told(t.events("attack")[0], "enemy") == "enemy-scarabs"
    assert t.fae.cubes == full()


# ------------------------------------------------------------------ cards


@rule("WM-R36", "WM-R35")
def test_scarabs_do_not_stop_his_attack() -> None:
    t = ogre_card("crushing_blow", at=CAVE, health=4, scarabs={CAVE: 1}, dice=[1, 1, 4, BLANK, BLANK])
    assert t.totals == (0, 0, 4, 0)
    assert t.nothing_pending
    assert t.me.health == 1


@rule("WM-R116", "WM-R57")
def test_what_he_does_in_a_room_he_does_to_everybody_there() -> None:
    t = ogre_card("bone_shaking_stomp", "celia", in_cave(), {"who": "oliver"}, in_cave("wally"), at=CAVE)
    assert [w.health for w in t.state.wardens] == [2, 2, 3, 2]


# ------------------------------------------------------------------ how he moves


@rule("WM-28.26", "WM-R58")
def test_scarabs_never_stop_his_movement() -> None:
    """From the outer ring to the Throne Room there is no way but through an inner Room, and each holds a Scarab."""
    t = ogre_card("hunting_the_lady", scarabs=dict.fromkeys(INNER, 1), lady="throne_room")
    assert t.fae_at == "throne_room"
    assert t.nothing_pending


@rule("WM-R58", "WM-R84")
def test_without_an_open_path_he_appears_where_the_room_dice_say() -> None:
    """On Day 6 the Cave is closed. A Room with Rubble is rolled again; his own Room would let him stay."""
    t = ogre_card("charge_at_the_noise/2", day=6, at="deep_mine", tiles={"entrance_hall": "rubble"}, dice=(6, 1, 8, 3))
    assert t.fae_at == "ancient_foundry"
    assert len(t.events("room-dice")) == 2
    t = ogre_card("charge_at_the_noise/2", day=6, at="deep_mine", dice=(12, 1))
    assert t.fae_at == CAVE
    assert t.events("monster-stays") != []


@rule("WM-R57")
def test_the_nearest_player_is_the_one_with_the_shortest_open_path() -> None:
    """Bailey across the Day corridor is nearer than Celia in an inner Room; the TR is one Room on from an inner one."""
    t = ogre_card("blundering_about", "celia", {"who": "bailey", "at": "deep_mine"}, at="summoning_chamber")
    assert t.fae_at == "deep_mine"
    here: dict[str, Any] = {"fae": {"at": "phoenix_garden"}, "at": "orators_hall"}
    t = ogre_card("blundering_about", "celia", {"who": "bailey", "at": "throne_room"}, **here)
    assert t.fae_at == "throne_room"


@rule("WM-R57", "WM-R8")
def test_ties_are_settled_by_the_active_player_who_counts_himself() -> None:
    t = ogre_card("blundering_about", "celia", {"who": "bailey", "at": "deep_mine"}, at="altar_of_altruism")
    assert (t.ask, t.asked) == ("monster-target", "celia")
    t.play("altar_of_altruism")
    assert t.fae_at == "altar_of_altruism"
    assert t.nothing_pending


@rule("WM-R57")
def test_players_without_an_open_path_come_last() -> None:
    """Rubble bars the Throne Room's neighbours one by one; whoever cannot be reached is no goal while another can."""
    t = ogre_card(
        "blundering_about", "celia", {"who": "bailey", "at": "throne_room"}, at="arsenal_of_the_ancestors", day=5
    )
    assert t.fae_at == "throne_room", "outer 3 is closed on Day 5"
    # With nobody in reach the dice decide.
    t = ogre_card("blundering_about/3", "celia", {"who": "bailey", "at": "throne_room"}, day=6, dice=(7, 1))
    assert t.fae_at == "abandoned_tunnels"


@rule("WM-R57")
def test_the_throne_room_is_a_ring_of_its_own() -> None:
    t = ogre_card("enraged", "celia", {"who": "bailey", "at": "throne_room"}, {"who": "oliver", "at": "phoenix_garden"},
                  day=5, fae={"at": "throne_room"})  # fmt: skip
    assert [w.health for w in t.state.wardens] == [3, 2, 3]
    t = ogre_card(
        "enraged", "celia", {"who": "bailey", "at": "roman_baths"}, {"who": "oliver", "at": "deep_mine"}, day=5
    )
    assert [w.health for w in t.state.wardens] == [2, 2, 3], "the active one too"


@rule("WM-R102")
def test_what_comes_at_the_same_time_the_active_player_orders() -> None:
    """Two things for the moment before the battle, in either order."""
    for first, second in (("cover-0", "kept-0"), ("kept-0", "cover-0")):
        t = table("wally", at=CAVE, hand="tactical_gambit", tactics="borrowed_blade", kept="gathering_strength",
                  kept_states=["calm"], dice=[BLANK] * 6, tracks=NO_PP)  # fmt: skip
        t.card("tactical_gambit", "morning", "down-attack", face="face-down", tactic="borrowed_blade")
        assert t.ask == "battle-before"
        for word in (first, second):
            t.play(*([word, "die-attack"] if word == "cover-0" else [word]))
        assert t.totals[0] == 1
        assert told(t.events("roll")[0], "count") == 1
