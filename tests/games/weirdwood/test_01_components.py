"""WM-1 and WM-2: what is in the box, and what the words of the rules mean."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from magemoot.engine.errors import OptionError
from magemoot.games.weirdwood.catalogue import (
    BOX,
    CHARACTERS,
    MONSTER_CARDS,
    MONSTERS,
    Companion,
    Quest,
    Tactic,
    pieces_of,
)
from magemoot.games.weirdwood.manor import DAYS, PLACES, POSITIONS, RING
from tests.games.weirdwood.haunted import turn_ends
from tests.games.weirdwood.landing import acting, ends, landed
from tests.games.weirdwood.ogrish import NO_PP, ogre_card
from tests.games.weirdwood.play import GAME, new_game, table
from tests.support.rules import rule

LIBRARY = "earling_library"
HIT, BLOCK, BLANK = 1, 3, 6


# ------------------------------------------------------------------ the box


@rule("WM-1.1")
def test_one_to_five_players_with_a_character_each() -> None:
    assert (GAME.min_seats, GAME.max_seats) == (1, 5)
    t = new_game(*CHARACTERS[:5])
    assert t.names == list(CHARACTERS[:5])
    with pytest.raises(OptionError):
        new_game(*CHARACTERS)


@rule("WM-1.2", "WM-1.3", "WM-12.2")
def test_tiles_of_three_rings_and_four_printed_rooms_without_a_cursed_side() -> None:
    tiles = {id: room for id, room in BOX.rooms.items() if room.slot is None}
    assert Counter(room.ring for room in tiles.values()) == {"outer": 13, "middle": 13, "inner": 6}
    assert all(room.curse for room in tiles.values())
    printed = {id: room for id, room in BOX.rooms.items() if id not in tiles}
    assert {id: (room.ring, room.slot) for id, room in printed.items()} == {
        "entrance_hall": ("outer", 0),
        "time_rift_terrace": ("middle", 0),
        "fae_rift": ("inner", 0),
        "throne_room": ("throne", 0),
    }
    assert not any(room.curse for room in printed.values())
    assert Counter(RING) == {"outer": 12, "middle": 12, "inner": 6, "throne": 1}
    assert PLACES == 31


@rule("WM-1.4", "WM-13.1")
def test_a_corridor_of_twelve_days_and_one_of_twelve_times() -> None:
    day, time = BOX.corridors["day"], BOX.corridors["time"]
    assert (day.pieces, len(day.doors)) == (4, 12)
    assert (time.pieces, len(time.doors)) == (1, 12)
    assert (DAYS, POSITIONS) == (12, 12)


@rule("WM-1.5")
@pytest.mark.parametrize("character", CHARACTERS)
def test_six_characters_with_thirteen_action_cards(character: str) -> None:
    assert len(CHARACTERS) == 6
    t = table(character)
    names = list(t.me.pile)
    assert len(names) == len(set(names)) == 13
    numbers = sorted(card.number for card in BOX.actions.values() if character in card.characters)
    assert numbers == list(range(1, 14))


@rule("WM-1.6", "WM-27.1")
@pytest.mark.parametrize("monster", MONSTERS)
def test_three_monsters_with_twenty_cards(monster: str) -> None:
    assert len(MONSTERS) == 3
    assert sum(len(card.times) for card in MONSTER_CARDS[monster].values()) == 20
    assert {card.type for card in MONSTER_CARDS[monster].values()} == {"move", "attack", "scarab", "power"}


@rule("WM-1.7", "WM-1.14")
def test_companions_tactics_quests_and_favour_tokens() -> None:
    assert len(pieces_of(Companion)) == 18
    assert len(pieces_of(Tactic)) == 26
    assert len(pieces_of(Quest)) == 18
    assert sum(favour.count for favour in BOX.favours.values()) == 8


@rule("WM-1.8")
def test_dice_and_how_many() -> None:
    counts = {id: (die.colour, die.count) for id, die in BOX.dice.items()}
    assert counts["balanced"] == ("blue", 8)
    assert counts["attack"] == ("red", 10)
    assert counts["defence"] == ("black", 6)
    assert counts["wraith"][1] == 1
    assert [len(BOX.dice[id].faces) for id in ("room_d12", "room_d6")] == [12, 6]


@rule("WM-1.9", "WM-R39")
def test_fifty_scarabs() -> None:
    t = new_game("celia")
    assert BOX.box.scarabs.count == 50
    assert t.state.scarab_supply + sum(t.state.scarabs) == 50


@rule("WM-1.11")
@pytest.mark.parametrize(("monster", "tiles"), [("ogre", 5), ("wraith", 0), ("therus", 5)])
def test_five_tiles_of_rubble_or_fire(monster: str, tiles: int) -> None:
    t = new_game("celia", options={"monster": monster})
    assert t.state.tiles_left == tiles


@rule("WM-1.15", "WM-2.6")
def test_any_resource_is_min_knowledge_or_a_scarab() -> None:
    t = table("celia", hand="charge").play("morning", "face-down", "1")
    assert {"down-min", "down-knowledge", "down-scarab"} <= set(t.options)
    assert not [key for key in t.options if "power" in key]
    t = landed("treasury", rooms={"phoenix_garden": "treasury"})
    assert t.ask == "gain-resource"
    assert t.options == ["what-min", "what-knowledge", "what-scarab"]


@rule("WM-1.16", "WM-1.15")
def test_a_power_token_pays_no_resource() -> None:
    """The Training Grounds sell 1 Power token and 1 PP for a resource of choice."""
    grounds: dict[str, Any] = {"at": "training_grounds", "rest": {"may_use_room": True}, "tracks": NO_PP}
    assert not table("celia", **grounds, power=3, hand="charge, fae_touch").offers("room")
    for held in ("min", "knowledge", "scarab"):
        one: dict[str, Any] = {held: 1, **grounds}
        t = table("celia", hand="charge, fae_touch", **one).play("room")
        assert t.me.resources == (0, 0, 0, 1), held


# ------------------------------------------------------------------ what icons mean


@rule("WM-2.1", "WM-2.2")
@pytest.mark.parametrize(("face", "mine"), [(HIT, (2, 0)), (BLOCK, (1, 1)), (BLANK, (1, 0))])
def test_hits_and_blocks_of_an_attack_in_the_own_room(face: int, mine: tuple[int, int]) -> None:
    """Charge attacks with 1 Hit more; the Scarab in the Room rolls a Hit."""
    t = acting("charge", at=LIBRARY, scarabs={LIBRARY: 1, "roman_baths": 1}, dice=[face, HIT], tracks=NO_PP)
    t.play("act:attack")
    while t.ask in ("keep-scarab", "damage"):
        t.play("return" if t.ask == "keep-scarab" else "health")
    assert t.totals == (*mine, 1, 0)
    assert t.scarabs("roman_baths") == 1
    assert t.me.health == 3 - 1 + mine[1]
    assert t.nothing_pending


@rule("WM-2.3", "WM-2.4", "WM-18.11")
def test_a_move_needs_open_doors_and_a_portal_none() -> None:
    lily: dict[str, Any] = {"at": "water_lily_chamber"}  # closed to both corridors on Day 1, Morning 1
    assert not acting("charge", **lily).offers("act:move")
    assert acting("charge", **lily, time=1).offers("act:move")
    t = table("bailey", **lily, hand="charge", power=1, knowledge=1, min=1, companions="pennywhistle").play(
        "textbook_earling_leap"
    )
    assert t.offers("throne_room")
    assert t.offers(LIBRARY)


@rule("WM-2.5", "WM-2.6")
def test_gaining_what_an_icon_shows() -> None:
    t = landed("oracles_crypt").play("power", "combat")
    assert t.me.resources == (0, 2, 0, 0)
    assert [t.me.track(name) for name in ("power", "combat", "tactics")] == [1, 1, 0]
    assert t.nothing_pending
    t = landed("ancient_foundry", tracks=NO_PP).play("part-1")
    assert t.options == ["what-min", "what-knowledge"], "one of the two that are shown"


@rule("WM-2.7", "WM-21.1")
def test_companions_are_recruited_and_refreshed() -> None:
    gallery: dict[str, Any] = {"rooms": {"dragon_sanctuary": "rogues_gallery"}, "min": 2}
    t = landed("rogues_gallery", **gallery, offer="pennywhistle").play("pennywhistle")
    assert (t.me.companions, t.me.exhausted) == ("pennywhistle", [False])
    two: dict[str, Any] = {"companions": "pennywhistle, tobias_tock", "exhausted": "pennywhistle"}
    t = landed("rogues_gallery", rooms=gallery["rooms"], **two).play("pennywhistle")
    assert t.me.exhausted == [False, False]


@rule("WM-2.7", "WM-2.15", "WM-21.5")
@pytest.mark.parametrize(("way", "now"), [("back-1", (1, "afternoon", 2)), ("forward-1", (1, "evening", 1))])
def test_a_companion_is_exhausted_to_move_time_by_one_space(way: str, now: tuple[int, str, int]) -> None:
    t = table("celia", hand="charge, fae_touch", companions="tobias_tock", time=5).play("tobias_tock", way)
    assert t.now == now
    assert t.me.exhausted == [True]
    assert not t.offers("tobias_tock")
    assert t.nothing_pending


@rule("WM-2.8")
def test_a_tactics_card_comes_from_the_deck_into_the_own_supply() -> None:
    t = landed("oracles_crypt", tracks={"tactics": 1}, tactics_deck="short_rest").play("tactics")
    assert t.me.tactics == "short_rest"
    assert len(t.state.tactics_deck) == 25


@rule("WM-2.9", "WM-2.18")
def test_a_hand_card_as_the_cost_of_a_gain() -> None:
    t = landed("archive_of_secrets", hand="charge, fae_touch, magic_mirror").play("fae_touch")
    assert (t.me.hand, t.me.discards, t.me.knowledge) == ("charge, magic_mirror", "fae_touch", 3)
    assert t.nothing_pending


@rule("WM-2.10")
@pytest.mark.parametrize("colour", ["balanced", "attack", "defence"])
def test_a_forged_die_is_of_any_colour(colour: str) -> None:
    t = landed("royal_armoury", min=1, knowledge=1, tracks=NO_PP).play("part-0", f"die-{colour}")
    assert t.me.dice == [colour]


@rule("WM-2.11", "WM-R8")
def test_another_player_is_never_oneself_and_the_active_one_says_who() -> None:
    t = landed("altar_of_altruism", "bailey", "wally", tracks=NO_PP).play("part-0")
    assert t.asked == "celia"
    assert {key for key in t.options if key.startswith("seat-")} == {"seat-1", "seat-2"}


@rule("WM-2.12", "WM-2.17", "WM-R22")
def test_a_banished_scarab_goes_to_the_supply_for_1_pp_and_never_from_the_throne_room() -> None:
    scarabs = {LIBRARY: 1, "roman_baths": 1}
    t = landed("sanctuary_of_cleansing", scarabs=scarabs).play("part-1")
    assert ends(t) == set(scarabs)
    t.play(LIBRARY, "power")
    assert (t.scarabs(LIBRARY), t.me.scarab, t.me.track("power")) == (0, 0, 1)
    assert t.state.scarab_supply == 50 - 6 - 1


@rule("WM-2.17", "WM-16.7")
@pytest.mark.parametrize(("choice", "pp"), [("keep", 1), ("return", 2)])
def test_a_defeated_scarab_kept_or_returned(choice: str, pp: int) -> None:
    t = acting("charge", at=LIBRARY, scarabs={LIBRARY: 1}, dice=[HIT, BLANK]).play("act:attack", choice)
    t.play(*["power"] * (pp - 1))
    assert t.ask == "spend-pp"
    t.play("power")
    assert t.ask != "spend-pp"
    assert (t.me.track("power"), t.me.scarab) == (pp, int(choice == "keep"))


@rule("WM-2.14", "WM-R84")
def test_a_portal_where_the_room_dice_show() -> None:
    t = landed("mad_scientists_laboratory", dice=[3, 3])
    if t.ask == "part":
        t.play("part-1")
    assert t.me.at == "ancient_foundry"


@rule("WM-2.13")
@pytest.mark.parametrize(("lady", "force"), [(LIBRARY, 9 - 3), ("roman_baths", 9 - 1)])
def test_monster_and_lady_weirdwood_in_the_same_room(lady: str, force: int) -> None:
    """Grasp at the Lady, Furious: 3 Life Force in her Room, 1 in another."""
    t = turn_ends("wraith", "grasp_at_the_lady", day=10, fae={"at": LIBRARY}, lady=lady)
    assert t.fae.life_force == force


@rule("WM-2.13")
@pytest.mark.parametrize(("at", "health"), [("gambling_cave", 2), (LIBRARY, 3)])
def test_monster_and_a_player_in_the_same_room(at: str, health: int) -> None:
    assert ogre_card("thundering_roar", at=at).me.health == health


@rule("WM-2.16")
def test_the_wraith_goes_to_the_room_that_the_card_shows() -> None:
    t = turn_ends("wraith", "drawn_to_the_heart", at="roman_baths", fae={"at": LIBRARY})
    assert t.fae_at == "sanctuary_of_cleansing", "inward of the Library"
