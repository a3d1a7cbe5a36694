"""WM-28: the Chaos Ogre's board: set-up, Curse Threat, Lady Weirdwood, his Health with its rows, and his last cube."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.weirdwood.catalogue import BOX
from magemoot.games.weirdwood.table import threat
from tests.games.weirdwood.ogrish import (
    BLANK,
    CAVE,
    CHARGE,
    NO_PP,
    ROWS,
    TILES,
    attacked,
    cubes,
    full,
    in_cave,
    ogre_card,
    spend,
)
from tests.games.weirdwood.play import Table, Who, new_game, table, told
from tests.support.rules import rule

FOUR_HITS = ("attack", "attack")
"""Forged dice that hit four times with their fourth faces."""


def hurt(n: int, left: list[int], who: str = "celia", *others: Who, his: int = 4, **more: Any) -> Table:
    """I hit the Ogre n times (1 to 4) while he has these cubes and rolls nothing; his cubes are about to be chosen.

    Args:
        his: how many dice he rolls. then: what the Room Dice show afterwards.
    """
    faces = {1: (1, 6), 2: (4, 6), 3: (4, 1), 4: (4, 4)}[n]
    dice = [BLANK, *faces, *[BLANK] * his, *more.pop("then", ())]
    ready: dict[str, Any] = {"forged": FOUR_HITS, "tracks": NO_PP, "fae": {"cubes": left}, "dice": dice, **more}
    return attacked(who, *others, **ready)


# ------------------------------------------------------------------ set-up


@rule("WM-28.1", "WM-28.2", "WM-4.9")
def test_set_up() -> None:
    t = new_game("celia", "bailey", options={"monster": "ogre"}).until("turn")
    assert t.state.fae.place == 6, "the outer Room opposite the Entrance Hall"
    assert t.lady_at == "throne_room"
    assert not t.fae.rescued
    assert threat(t.state) == 0
    assert t.fae.lady_health == 6
    assert t.fae.cubes == [2] * 9
    assert sum(t.fae.cubes) == 18
    assert t.state.tiles_left == BOX.box.tiles.count == 5
    assert len(t.fae.deck) + len(t.fae.top) == 20


# ------------------------------------------------------------------ Curse Threat


@rule("WM-28.3")
def test_the_threat_is_as_high_as_there_are_cursed_rooms() -> None:
    t = ogre_card("come_forth", day=6, cursed=TILES[:3], scarabs={CAVE: 1}, dice=(6, 1))
    assert t.cursed(CAVE)
    assert threat(t.state) == 4
    t = table(
        at="treasury", rooms={"phoenix_garden": "treasury"}, cursed=["treasury", "deep_mine"], min=4, tracks=NO_PP
    )
    assert threat(t.state) == 2
    t.play("cleanse")
    assert threat(t.state) == 1


@rule("WM-28.4", "WM-R90")
@pytest.mark.parametrize(
    ("cursed", "dice"), [(1, (2, 1, 1)), (2, (3, 1, 1)), (5, (3, 1, 1)), (6, (3, 2, 1)), (8, (3, 2, 1)), (9, (3, 2, 2))]
)
def test_every_dice_icon_up_to_the_threat_counts(cursed: int, dice: tuple[int, ...]) -> None:
    """Calm he has 2 Balanced Dice, 1 Attack Die and 1 Defence Die of his own."""
    rooms = [room for room in TILES if room != CAVE][:cursed]
    t = attacked(cursed=rooms, dice=[BLANK] * 12)
    assert told(t.events("roll")[1], "count") == sum(dice)
    t = table(at=CAVE, hand="tactical_gambit", cursed=rooms, tactics="borrowed_blade")
    t.card("tactical_gambit", "morning", "down-attack", face="face-down", tactic="borrowed_blade")
    assert tuple(t.battle.theirs.dice.count(colour) for colour in ("balanced", "attack", "defence")) == dice


@rule("WM-28.5", "WM-5.4", "WM-5.2", "WM-R97")
@pytest.mark.parametrize(("cursed", "end"), [(10, ""), (11, "curse")])
def test_at_its_end_the_players_lose_at_once(cursed: int, end: str) -> None:
    rooms = [room for room in TILES if room != CAVE][:cursed]
    t = ogre_card("come_forth", day=6, cursed=rooms, scarabs={CAVE: 1}, dice=(6, 1))
    assert threat(t.state) == cursed + 1
    assert t.end == end
    assert t.over == bool(end)


@rule("WM-28.5", "WM-R97")
def test_a_loss_stops_what_is_under_way() -> None:
    """The first of three Scarabs curses the twelfth Room; the others do not come any more."""
    t = ogre_card(
        "skittering_swarm", day=10, cursed=TILES[1:12], scarabs={"abandoned_tunnels": 1}, dice=(11, 1, 1, 1, 1, 1)
    )
    assert t.end == "curse"
    assert len(t.events("scarab-appears")) == 1


# ------------------------------------------------------------------ Lady Weirdwood


@rule("WM-28.6", "WM-16.7")
def test_she_is_rescued_when_the_throne_room_holds_no_scarab() -> None:
    t = attacked(
        at="throne_room", scarabs={"throne_room": 2}, forged=FOUR_HITS, dice=[BLANK, 1, BLANK, 6, 6], tracks=NO_PP
    )
    t.play("return")
    assert t.scarabs("throne_room") == 1
    assert not t.fae.rescued
    t = attacked(at="throne_room", scarabs={"throne_room": 1}, dice=[1, BLANK], tracks=NO_PP).play("keep")
    assert t.fae.rescued
    assert t.rules("lady-rescued") != []
    assert t.nothing_pending


@rule("WM-28.6", "WM-16.5")
def test_she_is_rescued_too_if_the_last_scarab_flees_and_stays_so() -> None:
    t = attacked(at="throne_room", scarabs={"throne_room": 1}, dice=[BLANK, CHARGE], tracks=NO_PP)
    assert t.scarabs("fae_rift") == 1
    assert t.fae.rescued
    t = ogre_card("reinforce_the_throne", scarabs={"throne_room": 0}, fae={"rescued": True})
    assert t.scarabs("throne_room") == 0
    assert t.fae.rescued


@rule("WM-28.7", "WM-R108")
@pytest.mark.parametrize(
    ("rescued", "lady", "scarabs", "hits"),
    [(True, CAVE, 0, 2), (False, CAVE, 0, 0), (True, "deep_mine", 0, 0), (True, CAVE, 1, 2)],
)
def test_rescued_she_adds_two_hits_in_her_room(rescued: bool, lady: str, scarabs: int, hits: int) -> None:
    t = attacked(lady=lady, scarabs={CAVE: scarabs}, fae={"rescued": rescued}, dice=[BLANK] * 5, tracks=NO_PP)
    assert t.totals[0] == hits


@rule("WM-28.7")
def test_she_takes_no_damage_in_battle() -> None:
    t = attacked(lady=CAVE, fae={"rescued": True}, dice=[BLANK, BLANK, BLANK, 4, *[BLANK] * 3], tracks=NO_PP)
    assert t.totals[2] == 2
    t.until("turn")
    assert t.fae.lady_health == 6


@rule("WM-28.8", "WM-R62")
def test_a_resource_moves_her_from_anywhere_past_everybody() -> None:
    """From the Fae Rift over a Throne Room full of Scarabs, any distance; and again."""
    t = table(hand="charge", knowledge=2, lady="fae_rift", fae={"rescued": True}, scarabs={"summoning_chamber": 2})
    t.play("lady", "entrance_hall")
    assert t.lady_at == "entrance_hall"
    assert t.me.knowledge == 1
    t.play("lady")
    assert "place-9" not in t.options, "closed to the Day corridor on Day 1"
    t.play("gambling_cave")
    assert (t.lady_at, t.me.knowledge) == (CAVE, 0)
    assert not t.offers("lady")


@rule("WM-28.8", "WM-R14")
def test_no_icon_makes_moving_her_cheaper() -> None:
    """The right Mîn of Steps in Shadow meets the left one of Charge."""
    row = ["steps_in_shadow", "charge"]
    t = table(hand="fae_touch", min=1, slots=row, lady="fae_rift", fae={"rescued": True}, companions="pennywhistle")
    t.play("lady", "gambling_cave")
    assert t.me.min == 0


@rule("WM-28.8")
@pytest.mark.parametrize(("rescued", "tokens"), [(False, {"min": 1}), (True, {"power": 3})])
def test_not_before_her_rescue_and_not_for_a_power_token(rescued: bool, tokens: dict[str, Any]) -> None:
    t = table(hand="charge, fae_touch", lady="fae_rift", fae={"rescued": rescued}, companions="pennywhistle", **tokens)
    assert not t.offers("lady")
    t = table(hand="charge, fae_touch", lady="fae_rift", fae={"rescued": True}, companions="pennywhistle", scarab=1)
    assert t.offers("lady")


@rule("WM-R62")
def test_in_the_throne_room_she_may_portal_on_at_once() -> None:
    ready: dict[str, Any] = {
        "hand": "charge",
        "min": 1,
        "lady": "fae_rift",
        "fae": {"rescued": True},
        "scarabs": {"throne_room": 0},
    }
    t = table(companions="pennywhistle", **ready).play("lady", "throne_room", "gambling_cave")
    assert t.lady_at == CAVE
    assert t.nothing_pending
    t = table(companions="pennywhistle", **ready).play("lady", "throne_room", "pass")
    assert t.lady_at == "throne_room"


@rule("WM-R62", "WM-28.20")
def test_from_there_she_does_not_portal_into_rubble() -> None:
    t = table(
        hand="charge", min=1, lady="fae_rift", fae={"rescued": True, "at": "deep_mine"}, scarabs={"throne_room": 0},
        tiles={CAVE: "rubble"}, companions="pennywhistle",
    )  # fmt: skip
    t.play("lady", "throne_room")
    assert t.ask == "lady-portal"
    assert (t.offers(CAVE), t.offers("throne_room"), t.offers("deep_mine")) == (False, False, True)
    assert len(t.options) == 29 + 1, "every other Room, or none"


@rule("WM-R62")
def test_not_at_the_moment_of_her_rescue() -> None:
    t = attacked(at="throne_room", scarabs={"throne_room": 1}, dice=[1, BLANK], tracks=NO_PP).play("return")
    assert t.fae.rescued
    assert t.lady_at == "throne_room"
    assert t.ask == "turn"


@rule("WM-R62", "WM-28.20")
def test_she_cannot_enter_rubble_and_without_an_open_path_not_move() -> None:
    """On Day 6 the Gambling Cave is closed to the Day corridor."""
    ready: dict[str, Any] = {
        "hand": "charge, fae_touch",
        "min": 1,
        "companions": "pennywhistle",
        "fae": {"rescued": True},
    }
    t = table(lady=CAVE, day=6, **ready)
    assert not t.offers("lady")
    t = table(lady=CAVE, tiles={"deep_mine": "rubble"}, **ready).play("lady")
    assert t.offers("altar_of_altruism")
    assert not t.offers("deep_mine")


@rule("WM-R62", "WM-R46")
def test_she_blocks_nobody_and_a_swap_carries_her() -> None:
    t = table(at="abandoned_tunnels", hand="shifting_manor", lady=CAVE, fae={"rescued": True, "at": "deep_mine"})
    t.card("shifting_manor", "morning", "act:move")
    assert {"place-6", "place-0"} <= set(t.options), "past her and on"
    t.play(CAVE)
    t.play("act:swap_rooms", CAVE, "royal_armoury")
    assert t.state.room_at[10] == t.lady_at == t.me.at == CAVE


@rule("WM-28.9", "WM-R60", "WM-5.5", "WM-28.10")
@pytest.mark.parametrize(("health", "end"), [(4, ""), (2, ""), (1, "lady")])
def test_an_attack_card_in_her_room_costs_her_health_also_before_her_rescue(health: int, end: str) -> None:
    t = ogre_card("enraged", at="deep_mine", fae={"at": "throne_room", "lady_health": health})
    assert t.fae.lady_health == health - 1
    assert t.end == end


@rule("WM-28.9")
def test_a_card_of_another_type_does_not() -> None:
    t = ogre_card("gathering_strength", fae={"at": "throne_room"})
    assert t.fae.lady_health == 6


# ------------------------------------------------------------------ Health


@rule("WM-28.11", "WM-28.12", "WM-R59", "WM-R8")
def test_each_hit_takes_a_cube_for_a_pp_from_any_area_row_by_row() -> None:
    t = hurt(3, full(), tracks={"power": 14, "tactics": 14})
    assert t.options == ["area-head", "area-torso", "area-arms"]
    t.play("area-torso", "area-arms", "area-torso")
    assert t.fae.cubes == full(torso_1=0, arms_1=1)
    assert spend(t) == 0, "one track is open, nobody is asked"
    assert t.me.track("combat") == 3
    assert t.fae.cubes[3:6] == [0, 2, 2], "the first row goes first"
    assert t.nothing_pending


@rule("WM-28.12")
def test_an_area_without_cubes_cannot_be_chosen() -> None:
    t = hurt(2, cubes(head_3=2, arms_1=1, arms_2=2))
    assert t.options == ["area-head", "area-arms"]


ROW_EFFECTS: dict[str, tuple[dict[str, object], str]] = {
    "head-1": ({"then": (3, 1)}, "amphitheatre_of_the_dead"),
    "head-2": ({}, ""),
    "head-3": ({}, CAVE),
    "torso-1": ({}, CAVE),
    "torso-2": ({"then": (3, 1)}, "amphitheatre_of_the_dead"),
    "torso-3": ({"then": (3, 1, 3, 1)}, "amphitheatre_of_the_dead"),
    "arms-1": ({"then": (3, 1)}, "amphitheatre_of_the_dead"),
    "arms-2": ({}, ""),
    "arms-3": ({}, "throne_room"),
}


@rule("WM-28.13", "WM-T23")
@pytest.mark.parametrize("row", ROWS)
def test_an_emptied_row_does_at_once_what_it_says(row: str) -> None:
    """A row with a single cube loses it, while cubes stay elsewhere; then, and not before, its effect."""
    more, room = ROW_EFFECTS[row]
    left = full(**{row.replace("-", "_"): 1})
    at = ROWS.index(row)
    for before in range(at - at % 3, at):
        left[before] = 0
    t = hurt(1, left, "celia", in_cave(health=4), health=4, scarabs={"throne_room": 3}, his=4, **more)
    was = {place: n for place, n in zip(t.state.room_at, t.state.scarabs, strict=True) if n}
    t.play(f"area-{row.split('-')[0]}")
    while t.ask == "damage":
        t.play("health")
    if room:
        n = 2 if row == "torso-3" else 1
        assert t.scarabs(room) - was.get(room, 0) == n
    if row == "head-2":
        assert t.now == (1, "morning", 3), "one space for my card, one for the row"
    if row == "arms-2":
        assert (t.me.health, t.other.health) == (3, 3)
    assert t.fae.cubes[at] == 0
    assert t.nothing_pending


@rule("WM-28.13")
@pytest.mark.parametrize("row", ROWS)
def test_a_row_with_a_cube_left_does_nothing(row: str) -> None:
    left = full(**{f"{row.split('-')[0]}_{n}": 0 for n in range(1, int(row[-1]))})
    t = hurt(1, left, "celia", in_cave(), health=4).play(f"area-{row.split('-')[0]}")
    assert t.events("scarab-appears", "health-down") == []
    assert t.now == (1, "morning", 2)


@rule("WM-28.13", "WM-R89", "WM-5.3", "WM-R52")
def test_the_time_of_a_head_row_can_lose_the_game() -> None:
    t = hurt(1, full(head_1=0, head_2=1), day=12, time=10, slot="night", his=8).play("area-head")
    assert t.end == "time"


@rule("WM-28.14")
@pytest.mark.parametrize(("area", "dice"), [("head", (1, 1, 1)), ("torso", (2, 1, 0)), ("arms", (2, 0, 1))])
def test_an_empty_area_costs_him_a_die_for_ever(area: str, dice: tuple[int, ...]) -> None:
    """Head: a Balanced Die, torso: a Defence Die, arms: an Attack Die."""
    left = full(**{f"{area}_{n}": 0 for n in (1, 2, 3)})
    t = table(at=CAVE, hand="tactical_gambit", tactics="borrowed_blade", fae={"cubes": left})
    t.card("tactical_gambit", "morning", "down-attack", face="face-down", tactic="borrowed_blade")
    assert tuple(t.battle.theirs.dice.count(colour) for colour in ("balanced", "attack", "defence")) == dice
    left[("head", "torso", "arms").index(area) * 3 + 2] = 1
    t = table(at=CAVE, hand="tactical_gambit", tactics="borrowed_blade", fae={"cubes": left})
    t.card("tactical_gambit", "morning", "down-attack", face="face-down", tactic="borrowed_blade")
    assert len(t.battle.theirs.dice) == 4, "with a cube left, none"


# ------------------------------------------------------------------ the last cubes


@rule("WM-5.8", "WM-28.27", "WM-R97")
def test_without_cubes_he_is_beaten_after_the_effects_of_all_rows() -> None:
    t = hurt(4, cubes(head_3=1, arms_3=1), scarabs={"throne_room": 2})
    t.play("area-head")
    assert t.end == "won"
    assert (t.scarabs(CAVE), t.scarabs("throne_room")) == (1, 3)
    assert t.over


@rule("WM-T34", "WM-28.27", "WM-R97")
@pytest.mark.parametrize(("cursed", "end"), [(10, "won"), (11, "curse")])
def test_the_last_hit_still_loses_if_its_row_brings_the_threat_to_its_end(cursed: int, end: str) -> None:
    """Threat 11 of 12; the last cube empties a row whose Scarab is the second in the Amphitheatre: 12."""
    rooms = [room for room in TILES if room not in (CAVE, "amphitheatre_of_the_dead")][:cursed]
    scarabs = {"amphitheatre_of_the_dead": 1}
    t = hurt(1, cubes(arms_1=1), "celia", "bailey", "oliver", cursed=rooms, his=5, scarabs=scarabs, then=(3, 1))
    assert t.scarabs("amphitheatre_of_the_dead") == 2
    assert threat(t.state) == cursed + 1
    assert t.end == end


@rule("WM-28.27", "WM-R97")
def test_the_row_of_the_last_cube_hurts_before_the_win() -> None:
    t = hurt(1, cubes(arms_2=1), health=4)
    assert (t.ask, t.end) == ("damage", "")
    t.play("health")
    assert (t.me.health, t.end) == (3, "won")


@rule("WM-R101", "WM-R66", "WM-24.6")
def test_he_can_be_beaten_outside_a_battle() -> None:
    """The end of the Combat track: 2 damage from anywhere, with the effect of the row, and the players win."""
    t = table("bailey", at="oracles_crypt", rooms={}, tracks={"combat": 13, "power": 14, "tactics": 14},
              hand="determined_sprint", fae={"cubes": cubes(head_2=2)}, scarabs={CAVE: 3})  # fmt: skip
    t.card("determined_sprint", "morning", "act:gain")
    assert t.end == "won"
    assert t.now == (1, "morning", 3), "the row's space of time"
    t = table("bailey", at="oracles_crypt", tracks={"combat": 13, "power": 14, "tactics": 14}, hand="determined_sprint")
    t.card("determined_sprint", "morning", "act:gain", "area-head", "area-head")
    assert t.end == ""
    assert t.fae.cubes == full(head_1=0)
