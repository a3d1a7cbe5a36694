"""WM-19: when the action of a Room may be used; banishing and defeating Scarabs there; Rooms that change places."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.weirdwood.landing import acting, cursed, ends, landed, moving
from tests.games.weirdwood.play import MIDDLE, OUTER, Table, table
from tests.support.rules import rule

# ------------------------------------------------------------------ the moment


@rule("WM-19.1", "WM-R40")
def test_never_just_because_the_turn_begins_there() -> None:
    t = table(at="earling_library", hand="charge, fae_touch", companions="pennywhistle")
    assert not t.offers("room")


@rule("WM-19.1")
def test_only_as_the_next_thing_after_the_move() -> None:
    t = moving(slots=("fae_touch",)).play("earling_library")
    assert t.offers("room")
    t.play("pennywhistle", "min")
    assert not t.offers("room")
    assert t.nothing_pending


@rule("WM-19.1", "WM-17.2")
def test_after_a_battle_that_left_no_enemy() -> None:
    t = acting("charge", at="earling_library", scarabs={"earling_library": 1}, dice=[1, 6])
    assert not t.offers("room")
    t.play("act:attack", "return", "combat", "combat", "room")
    assert t.me.knowledge == 2
    assert t.nothing_pending


@rule("WM-19.1", "WM-17.2")
def test_not_after_a_battle_that_left_one() -> None:
    t = acting("charge", at="earling_library", scarabs={"earling_library": 3}, dice=[1, 6, 6, 6])
    t.play("act:attack", "return", "return", *["combat"] * 4)
    assert t.scarabs("earling_library") == 1
    assert not t.offers("room")


@rule("WM-19.1")
def test_when_a_power_allows_it_even_beside_enemies() -> None:
    t = table(
        "bailey",
        at="entrance_hall",
        scarabs={"earling_library": 1},
        hand="charge, fae_touch",
        power=1,
        knowledge=1,
        min=1,
    )
    t.play("textbook_earling_leap", "earling_library", "option-use-room-action")
    assert t.me.knowledge == 2
    assert not t.offers("room")
    assert t.nothing_pending


@rule("WM-19.2", "WM-19.3", "WM-30.29", "WM-R41")
@pytest.mark.parametrize(
    "more",
    [
        {"scarabs": {"earling_library": 1}},
        {"fae": {"at": "earling_library"}},
        {"cursed": ["earling_library"]},
        {"monster": "therus", "tiles": {"earling_library": "fire"}},
    ],
)
def test_not_beside_an_enemy_and_not_in_a_cursed_or_burning_room(more: dict[str, Any]) -> None:
    t = moving(**more).play("earling_library")
    assert t.me.at == "earling_library"
    assert not t.offers("room")


@rule("WM-R41", "WM-18.7")
def test_a_battle_in_rubble_is_possible_but_its_action_lies_under_the_tile() -> None:
    t = acting(
        "charge",
        at="earling_library",
        fae={"at": "earling_library"},
        tiles={"earling_library": "rubble"},
        dice=[6, 6, 6, 6, 6, 6],
    )
    assert t.offers("act:attack")
    t = acting(
        "charge", at="earling_library", scarabs={"earling_library": 1}, tiles={"earling_library": "rubble"}, dice=[1, 6]
    )
    t.play("act:attack", "return", "combat", "combat")
    assert not t.offers("room")


@rule("WM-19.4")
def test_the_parts_come_in_any_order_and_each_may_be_left_out() -> None:
    t = landed("altar_of_altruism", "bailey").play("part-1", "combat", "combat", "part-0", "bailey", "yes", "min")
    assert t.other.min == 1
    assert t.me.track("combat") == 2
    t = landed("altar_of_altruism", "bailey").play("part-0", "bailey", "yes", "knowledge", "done")
    assert t.other.knowledge == 1
    assert t.me.track("combat") == 0
    assert t.nothing_pending


@rule("WM-19.5", "WM-33.8", "WM-R85")
def test_who_is_moved_by_another_may_use_the_room_at_once() -> None:
    t = landed("cartographers_chamber", "bailey").play("bailey")
    assert t.asked == "bailey"
    t.play("earling_library", "yes")
    assert t.other.knowledge == 2
    assert t.active == "celia"
    assert t.nothing_pending


@rule("WM-19.5", "WM-19.2")
def test_but_not_beside_enemies() -> None:
    t = landed("cartographers_chamber", "bailey", scarabs={"earling_library": 1}).play("bailey", "earling_library")
    assert t.other.at == "earling_library"
    assert t.asked == "celia"
    assert t.nothing_pending


@rule("WM-R40")
def test_a_room_may_be_used_again_in_the_same_turn_on_coming_back() -> None:
    t = acting("deceptive_move", at="entrance_hall", tactics="")
    t.play("act:move", "earling_library", "room", "act:move", "abandoned_tunnels")
    assert t.me.knowledge == 2
    t = acting("deceptive_move", at="earling_library", rest={"may_use_room": True})
    t.play("room", "act:move", "entrance_hall", "act:move", "earling_library", "room")
    assert t.me.knowledge == 4
    assert t.nothing_pending


# ------------------------------------------------------------------ chains of landings


@rule("WM-R104")
def test_a_chain_of_landings_uses_each_room_once() -> None:
    t = landed("throne_room").play("abandoned_tunnels", "room", "charge", "throne_room")
    assert not t.offers("room"), "its action began the chain"
    t = landed("throne_room").play("abandoned_tunnels", "room", "charge", "earling_library", "room")
    assert t.me.knowledge == 2
    assert t.nothing_pending


@rule("WM-R104")
def test_another_action_ends_the_chain() -> None:
    t = acting(
        "charge",
        at="throne_room",
        scarabs={"throne_room": 0},
        fae={"at": "entrance_hall"},
        hand="fae_touch",
        rest={"may_use_room": True},
    )
    t.play("room", "summoning_chamber", "act:move", "throne_room")
    assert t.offers("room")


@rule("WM-R104", "WM-33.8")
def test_another_players_landings_belong_to_the_chain() -> None:
    t = landed("cartographers_chamber", "bailey", scarabs={"throne_room": 0}, fae={"at": "entrance_hall"})
    t.play("bailey", "throne_room", "yes", "cartographers_chamber")
    assert t.other.at == "cartographers_chamber"
    assert t.asked == "celia", "Bailey cannot use what brought him there"
    assert t.nothing_pending


# ------------------------------------------------------------------ banishing and defeating


@rule("WM-R22", "WM-2.12", "WM-33.9")
def test_a_banished_scarab_goes_to_the_supply_and_gives_one_pp() -> None:
    t = landed("sanctuary_of_cleansing", scarabs={"earling_library": 2}, cursed=["earling_library"])
    supply = t.state.scarab_supply
    t.play("part-1", "earling_library", "power", "done")
    assert t.scarabs("earling_library") == 1
    assert t.state.scarab_supply == supply + 1
    assert t.me.track("power") == 1
    assert t.cursed("earling_library")


@rule("WM-R22", "WM-24.7")
def test_all_scarabs_banished_from_a_room_give_one_pp_each() -> None:
    t = landed(
        "oracles_crypt",
        cursed=["earling_library"],
        scarabs={"earling_library": 3},
        tracks={"tactics": 13, "power": 14, "combat": 0},
    )
    t.play("tactics", "earling_library")
    assert not t.cursed("earling_library")
    assert t.scarabs("earling_library") == 0
    assert t.me.track("combat") == 6, "3 PP for the Room, 3 for the Scarabs"
    assert t.ask == "use-room"


@rule("WM-R23", "WM-16.7")
def test_scarabs_defeated_without_a_battle_are_kept_or_returned() -> None:
    t = acting("charge", who="sekhmet", scarabs={"earling_library": 3}, power=1, knowledge=1, min=1)
    t.play("act:move", "earling_library", "warden_advance", "keep", "return", "keep")
    assert t.me.scarab == 2
    t.play(*["combat"] * 4)
    assert t.me.track("combat") == 4
    assert t.nothing_pending


# ------------------------------------------------------------------ Rooms that change places


def swapping(**more: Any) -> Table:
    return acting("shifting_manor", **more).play("act:swap_rooms")


@rule("WM-R46", "WM-T57")
def test_worked_example_of_a_swap() -> None:
    middle: dict[str, Any] = {"at": MIDDLE[1], "scarabs": {MIDDLE[1]: 2}, "cursed": [MIDDLE[1]]}
    t = swapping(**middle, fae={"at": MIDDLE[7]}).play(MIDDLE[1], MIDDLE[7])
    assert t.state.room_at[13] == MIDDLE[7]
    assert t.state.room_at[19] == MIDDLE[1]
    assert t.me.at == MIDDLE[1]
    assert t.me.place == 19
    assert t.scarabs(MIDDLE[1]) == 2
    assert cursed(t) == {MIDDLE[1]}
    assert t.fae_at == MIDDLE[7]
    assert not t.offers("room")
    assert t.nothing_pending


@rule("WM-R46")
def test_only_tiles_of_one_ring_and_two_different_ones() -> None:
    t = swapping()
    assert ends(t) == {
        *OUTER[1:],
        *MIDDLE[1:],
        "summoning_chamber",
        "courtiers_salon",
        "oracles_crypt",
        "arcanum_of_the_forge",
        "phoenix_garden",
    }
    t.play("earling_library")
    assert ends(t) == {*OUTER[1:]} - {"earling_library"}


@rule("WM-R46")
def test_a_swap_moves_nobody() -> None:
    t = swapping(at="earling_library", monster="therus", tiles={"roman_baths": "fire"}).play(
        "earling_library", "roman_baths"
    )
    assert t.tile("roman_baths") == "fire"
    assert t.me.health == 3
    assert not t.state.moved
    assert t.now == (1, "morning", 1)
    t = swapping(at="entrance_hall", lady="earling_library").play("earling_library", "roman_baths")
    assert t.lady_at == "earling_library"


@rule("WM-R46")
def test_a_swap_takes_the_seal_along() -> None:
    t = swapping(at="entrance_hall", tiles={"roman_baths": "rubble"}, cursed=["roman_baths"]).play(
        "earling_library", "roman_baths"
    )
    sealed = [t.state.room_at[p] for p, one in enumerate(t.state.sealed) if one]
    assert sealed == ["roman_baths"]
    assert t.tile("roman_baths") == "rubble"


@rule("WM-R46")
def test_a_swap_brings_no_curse_check() -> None:
    t = swapping(scarabs={"earling_library": 1, "roman_baths": 1}).play("earling_library", "roman_baths")
    assert not cursed(t)
