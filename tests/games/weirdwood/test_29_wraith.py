"""WM-29: the Mîn Wraith outside battle: set-up, Lady Weirdwood's Life Force, how it moves, absorbs and heals."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.weirdwood.catalogue import BOX
from tests.games.weirdwood.haunted import WRAITH, attacks, die_room, ended, turn_ends, way
from tests.games.weirdwood.play import INNER, MIDDLE, OUTER, Table, new_game, table, told
from tests.support.rules import rule

CLOCKWISE, COUNTER = "drift_with_the_clock", "drift_against_the_clock"
INWARD, OUTWARD = "drawn_to_the_heart", "flung_to_the_edge"

# ------------------------------------------------------------------ set-up


@rule("WM-29.1", "WM-29.2", "WM-R91")
def test_the_wraith_begins_on_the_terrace_and_lady_weirdwood_in_the_throne_room() -> None:
    t = new_game("celia", "bailey", options={"monster": "wraith"})
    assert (t.fae_at, t.lady_at) == ("time_rift_terrace", "throne_room")
    assert (t.fae.health, t.fae.life_force) == (8, 9)
    assert len(t.fae.deck) + len(t.fae.top) == 20
    assert t.fae.powers == [[], [], []]
    assert t.state.tiles_left == 0, "it lays neither Rubble nor Fire"


@rule("WM-29.2")
def test_its_deck_is_shuffled() -> None:
    tops = {new_game("celia", options={"monster": "wraith"}, seed=seed).fae.top[0] for seed in range(8)}
    assert len(tops) > 3


@rule("WM-R91")
@pytest.mark.parametrize(
    ("who", "health", "force"), [(1, 18, 7), (2, 13, 9), (3, 8, 9), (4, 7, 9), (5, 6, 9)], ids=lambda n: str(n)
)
def test_with_scaling_its_health_follows_the_number_of_characters(who: int, health: int, force: int) -> None:
    names = ("celia", "bailey", "sekhmet", "eugene", "oliver")[:who]
    t = new_game(*names, options={"monster": "wraith", "scaling": True}).until("turn")
    assert (t.fae.health, t.fae.life_force) == (health, force)
    assert new_game(*names, options={"monster": "wraith"}).until("turn").fae.health == 8


@rule("WM-R54")
@pytest.mark.parametrize(("day", "steps"), [(1, 1), (4, 1), (5, 2), (9, 2), (10, 3), (12, 3)])
def test_its_states_begin_on_days_5_and_10(day: int, steps: int) -> None:
    t = turn_ends(WRAITH, CLOCKWISE, day=day, dice=[1])
    assert t.fae_at == MIDDLE[steps]


# ------------------------------------------------------------------ healing, and Life Force


@rule("WM-29.3", "WM-29.16", "WM-T37", "WM-R23")
def test_what_it_absorbs_heals_it_and_drains_life_force() -> None:
    t = turn_ends(
        WRAITH,
        CLOCKWISE,
        scarabs={"altar_of_altruism": 2},
        cursed=["altar_of_altruism"],
        fae={"health": 12},
    )
    assert t.fae_at == "altar_of_altruism"
    assert t.scarabs("altar_of_altruism") == 1, "one of two"
    assert (t.fae.health, t.fae.life_force) == (13, 8)
    assert t.cursed("altar_of_altruism"), "the Room stays Cursed"
    assert not t.events("track"), "no PP for an absorbed Scarab"
    assert ended(t)


@rule("WM-29.16")
def test_a_room_without_scarabs_gives_it_nothing() -> None:
    t = turn_ends(WRAITH, CLOCKWISE)
    assert (t.fae.health, t.fae.life_force) == (8, 9)


@rule("WM-29.3", "WM-T35")
def test_at_the_maximum_only_life_force_falls() -> None:
    t = turn_ends(WRAITH, CLOCKWISE, scarabs={"altar_of_altruism": 1}, fae={"health": 18})
    assert (t.fae.health, t.fae.life_force) == (18, 8)
    assert t.scarabs("altar_of_altruism") == 0
    assert not t.events("scarab-appears"), "a Health that does not rise calls up nothing"
    assert ended(t)


@rule("WM-29.4", "WM-5.6", "WM-R64", "WM-R97")
def test_when_life_force_is_drained_the_game_is_lost_at_once() -> None:
    # Its Health rises onto a marked space, too; but no Scarab comes any more.
    t = turn_ends(WRAITH, CLOCKWISE, scarabs={"altar_of_altruism": 1}, fae={"health": 13, "life_force": 1})
    assert t.over
    assert t.end == "life-force"
    assert t.fae.life_force == 0
    assert t.fae.health == 14
    assert not t.events("scarab-appears")


@rule("WM-29.4")
def test_with_one_life_force_left_the_game_goes_on() -> None:
    t = turn_ends(WRAITH, CLOCKWISE, scarabs={"altar_of_altruism": 1}, fae={"life_force": 2})
    assert t.fae.life_force == 1
    assert ended(t)


@rule("WM-29.18")
@pytest.mark.parametrize(
    ("before", "comes"), [(12, 0), (13, 2), (14, 0), (15, 2), (16, 0), (17, 2), (18, 0)], ids=lambda n: str(n)
)
def test_a_rise_onto_a_marked_space_brings_two_scarabs(before: int, comes: int) -> None:
    rolls = (*die_room("roman_baths"), *die_room("royal_armoury"))
    t = turn_ends(WRAITH, CLOCKWISE, scarabs={"altar_of_altruism": 1}, fae={"health": before}, dice=rolls)
    assert len(t.events("scarab-appears")) == comes
    assert (t.scarabs("roman_baths"), t.scarabs("royal_armoury")) == (comes // 2, comes // 2)


@rule("WM-29.18")
def test_a_fall_onto_a_marked_space_brings_none() -> None:
    t = attacks(WRAITH, fae={"health": 15}, lasting_hits=1, dice=[6, 6, 6, 6, 6, 6, 6])
    assert t.fae.health == 14
    assert not t.events("scarab-appears")


@rule("WM-R63", "WM-29.18")
def test_the_scarabs_of_a_rise_are_there_before_it_goes_on() -> None:
    # On Day 5 it goes two Rooms on; the rise in the first calls a Scarab into the second, which it absorbs as well.
    rolls = (*die_room("ancient_foundry", 5), *die_room("royal_armoury", 5))
    t = turn_ends(WRAITH, CLOCKWISE, day=5, scarabs={"altar_of_altruism": 1}, fae={"health": 13}, dice=rolls)
    assert way(t) == ["altar_of_altruism", "ancient_foundry"]
    assert (t.fae.health, t.fae.life_force) == (15, 7)
    assert t.scarabs("ancient_foundry") == 0


# ------------------------------------------------------------------ gifts of Health


def with_the_lady(**more: Any) -> Table:
    """Celia stands beside Lady Weirdwood in the Roman Baths, with a card in hand."""
    said = {"hand": "charge", "health": 5, "at": "roman_baths", "lady": "roman_baths", **more}
    return table("celia", "bailey", monster=WRAITH, **said)


@rule("WM-29.5", "WM-T24", "WM-23.6")
def test_health_can_be_given_to_lady_weirdwood_and_the_hand_limit_falls_at_once() -> None:
    t = with_the_lady(hand="charge, fae_touch, magic_mirror, tactical_gambit")
    t.play("give-force")
    assert t.options == ["health-1", "health-2", "health-3", "health-4"]
    t.play("health-2")
    assert t.ask == "discard", "down to the new hand limit"
    t.play("charge")
    assert (t.me.health, t.fae.life_force) == (3, 11)
    assert t.me.hand == "fae_touch, magic_mirror, tactical_gambit"
    assert t.nothing_pending
    t.play("give-force", "health-1", "fae_touch")
    assert (t.me.health, t.fae.life_force) == (2, 12), "any number of times"


@rule("WM-29.5", "WM-R65")
def test_not_with_a_scarab_or_the_wraith_beside_her() -> None:
    assert with_the_lady(scarabs={"roman_baths": 0}).offers("give-force")
    assert not with_the_lady(scarabs={"roman_baths": 1}).offers("give-force")
    assert not with_the_lady(fae={"at": "roman_baths"}).offers("give-force")
    assert not with_the_lady(at="entrance_hall").offers("give-force")


@rule("WM-R65", "WM-R86")
def test_the_giver_keeps_one_health_and_life_force_ends_at_15() -> None:
    assert with_the_lady(health=2).play("give-force").fae.life_force == 10, "one is the most; no question"
    assert not with_the_lady(health=1).offers("give-force")
    t = with_the_lady(fae={"life_force": 13}).play("give-force")
    assert t.options == ["health-1", "health-2"]
    t.play("health-2")
    assert t.fae.life_force == 15
    assert not t.offers("give-force")


# ------------------------------------------------------------------ moving Lady Weirdwood


@rule("WM-29.6", "WM-29.22")
def test_from_ten_life_force_on_she_can_be_moved_for_a_resource() -> None:
    def offered(force: int, **more: Any) -> bool:
        t = table("celia", "bailey", monster=WRAITH, hand="charge", fae={"life_force": force}, **more)
        return t.offers("lady")

    assert offered(10, scarab=1)
    assert not offered(9, scarab=1)
    assert not offered(10), "it costs a resource"
    assert not offered(10, power=1), "and a Power token is none"


@rule("WM-29.6", "WM-R62")
def test_she_goes_over_open_doors_past_all_scarabs_from_anywhere() -> None:
    t = table("celia", monster=WRAITH, hand="charge", min=1, scarab=1, fae={"life_force": 10}, scarabs={"fae_rift": 1})
    t.play("lady")
    # On Day 1, Morning 1, the doors leave these Rooms apart from the rest.
    shut = [*(OUTER[n] for n in (4, 7, 9, 11)), MIDDLE[10]]
    assert sorted(t.state.room_at[int(key.removeprefix("place-"))] for key in t.options) == sorted(
        room for room in (*OUTER, *MIDDLE, *INNER) if room not in shut
    )
    t.play("royal_armoury")
    assert t.ask == "pay"
    t.play("min")
    assert t.lady_at == "royal_armoury"
    assert t.me.resources == (0, 0, 1, 0)
    assert t.nothing_pending
    t.play("lady", "throne_room")
    assert t.lady_at == "throne_room", "as often as it is paid for"
    assert t.me.resources == (0, 0, 0, 0)
    assert not t.offers("lady-portal"), "against the Wraith she does not portal on"


@rule("WM-29.22")
def test_the_right_to_move_her_ends_when_life_force_falls() -> None:
    t = turn_ends(
        WRAITH,
        CLOCKWISE,
        {"who": "bailey", "scarab": 1, "hand": "charge"},
        scarabs={"altar_of_altruism": 1},
        fae={"life_force": 10},
    )
    t.play("no")
    assert t.active == "bailey"
    assert t.fae.life_force == 9
    assert not t.offers("lady")


# ------------------------------------------------------------------ ways


@rule("WM-29.9", "WM-29.10", "WM-29.11", "WM-29.12", "WM-T36", "WM-R63")
@pytest.mark.parametrize(
    ("card", "start", "goal"),
    [
        (INWARD, INNER[1], INNER[4]),
        (INWARD, MIDDLE[3], INNER[2]),
        (INWARD, MIDDLE[4], INNER[2]),
        (OUTWARD, INNER[2], MIDDLE[4]),
        (INWARD, OUTER[4], MIDDLE[4]),
        (OUTWARD, OUTER[5], OUTER[11]),
        (CLOCKWISE, MIDDLE[11], MIDDLE[0]),
        (INWARD, MIDDLE[11], INNER[0]),
        (OUTWARD, INNER[5], MIDDLE[10]),
        (OUTWARD, MIDDLE[5], OUTER[5]),
        (COUNTER, MIDDLE[0], MIDDLE[11]),
        (COUNTER, INNER[0], INNER[5]),
        (CLOCKWISE, OUTER[11], OUTER[0]),
        (INWARD, INNER[5], INNER[2]),
        (OUTWARD, OUTER[0], OUTER[6]),
    ],
    ids=lambda name: str(name),
)
def test_where_each_direction_leads(card: str, start: str, goal: str) -> None:
    t = turn_ends(WRAITH, card, at="roman_baths", fae={"at": start})
    assert t.fae_at == goal
    assert way(t) == [goal], "it never stops in the Throne Room"
    assert ended(t)


@rule("WM-29.8")
def test_neither_doors_nor_walls_stop_it() -> None:
    # On Day 1 the Day corridor is closed at slot 7, on both sides.
    t = turn_ends(WRAITH, OUTWARD, fae={"at": MIDDLE[7]})
    assert t.fae_at == OUTER[7]


@rule("WM-29.11", "WM-29.16")
def test_through_the_throne_room_it_absorbs_nothing() -> None:
    t = turn_ends(WRAITH, INWARD, fae={"at": INNER[1]}, scarabs={"throne_room": 6})
    assert t.scarabs("throne_room") == 6
    assert t.fae.health == 8


@rule("WM-29.13", "WM-11.4")
@pytest.mark.parametrize(
    ("card", "start", "rooms"),
    [
        ("feast_laid_out", MIDDLE[3], (INNER[2], OUTER[3])),
        ("feast_laid_out", INNER[1], (INNER[4], MIDDLE[2])),
        ("feast_laid_out", OUTER[5], (MIDDLE[5], OUTER[11])),
        ("seeds_of_hunger", INNER[5], (INNER[0],)),
        ("seeds_of_hunger", OUTER[11], (OUTER[0],)),
    ],
    ids=lambda name: str(name),
)
def test_scarabs_beside_it_come_by_the_same_ways(card: str, start: str, rooms: tuple[str, ...]) -> None:
    t = turn_ends(WRAITH, card, at="roman_baths", fae={"at": start})
    assert [t.scarabs(room) for room in rooms] == [1] * len(rooms)
    assert len(t.events("scarab-appears")) == len(rooms)
    assert t.scarabs("throne_room") == 6


@rule("WM-R63")
def test_to_a_player_in_the_throne_room_it_goes_no_further_than_the_fae_rift() -> None:
    t = turn_ends(WRAITH, "soul_siphon", at="throne_room", day=10, dice=[6] * 12, scarabs={"fae_rift": 2})
    assert t.fae_at == "fae_rift"
    assert t.scarabs("fae_rift") == 1, "it absorbs there"


@rule("WM-R63")
def test_where_it_stays_it_absorbs_nothing() -> None:
    t = turn_ends(
        WRAITH, "soul_siphon", at="deep_mine", day=10, dice=[6] * 12, fae={"at": "deep_mine"}, scarabs={"deep_mine": 2}
    )
    assert t.scarabs("deep_mine") == 2
    assert not t.events("monster-arrives")


@rule("WM-R63")
def test_a_scarab_that_arrives_beside_it_is_not_absorbed() -> None:
    t = turn_ends(WRAITH, "swarming_shadows", dice=die_room("time_rift_terrace"))
    assert t.scarabs("time_rift_terrace") == 1
    assert (t.fae.health, t.fae.life_force) == (8, 9)


@rule("WM-R63", "WM-R46")
def test_a_room_swap_carries_it_and_is_no_entering() -> None:
    t = table(
        "celia",
        monster=WRAITH,
        hand="shifting_manor",
        at="deep_mine",
        fae={"at": "altar_of_altruism"},
        scarabs={"altar_of_altruism": 1},
    )
    t.play("morning", "face-up", "1", "act-0")
    t.play("altar_of_altruism", "gleaming_cellar")
    assert t.fae_at == "altar_of_altruism"
    assert t.place("altar_of_altruism") == 12 + 9
    assert t.scarabs("altar_of_altruism") == 1
    assert t.fae.life_force == 9


# ------------------------------------------------------------------ the end of the turn


@rule("WM-29.20", "WM-27.3", "WM-13.11")
def test_the_next_card_of_its_deck_ends_the_turn() -> None:
    t = turn_ends(WRAITH, INWARD)
    assert t.now == (1, "afternoon", 1), "three spaces on its back"
    assert t.fae_at == "fae_rift"
    assert [told(e, "card") for e in t.events("monster-card")] == t.fae.discards
    assert len(t.fae.deck) + len(t.fae.top) == 19
    assert ended(t)


@rule("WM-29.20", "WM-27.13")
def test_an_empty_deck_is_formed_anew_from_the_discards() -> None:
    deck = BOX.wraith_cards
    every = ", ".join(f"{len(card.times)} {id}" for id, card in deck.items())
    t = table("celia", monster=WRAITH, fae={"discards": every}, rest={"phase": "turn-end"}, dice=[1] * 20)
    assert len(t.events("monster-deck")) == 1
    assert len(t.events("monster-card")) == 1
    lying = len(t.fae.discards) + sum(map(len, t.fae.powers))
    assert lying == 1
    assert len(t.fae.deck) + len(t.fae.top) == 19


@rule("WM-29.21")
def test_curses_never_lose_the_game_against_the_wraith() -> None:
    tiles = [room for room in (*OUTER, *MIDDLE, *INNER) if BOX.rooms[room].curse is not None]
    last = "altar_of_altruism"
    t = turn_ends(
        WRAITH, "seeds_of_hunger", cursed=[r for r in tiles if r != last], scarabs={last: 1}, at="roman_baths"
    )
    assert t.cursed(last)
    assert ended(t)
