"""WM-28.19–28.22: Rubble: who is hurt, who may leave, who cannot come in, and how Lady Weirdwood is brought out."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.weirdwood.table import threat
from tests.games.weirdwood.ogrish import BLANK, CAVE, CHARGE, NO_PP, attacked, cubes, in_cave, ogre_card
from tests.games.weirdwood.play import INNER, MIDDLE, OUTER, Table, Who, table
from tests.support.rules import rule

RUBBLE_IN_CAVE = {CAVE: "rubble"}


def stomp(*others: Who, **more: Any) -> Table:
    """Bone-Shaking Stomp while he is Angry: a Hit for all in his Room, then Rubble there."""
    return ogre_card("bone_shaking_stomp", "celia", *others, **{"day": 5, **more})


@rule("WM-T56", "WM-28.19", "WM-R96", "WM-R23")
def test_rubble_kills_scarabs_and_hurts_players_who_stay() -> None:
    """Celia and Bailey with the Ogre and a Scarab: the Scarab goes without PP, 1 damage each, both stay."""
    t = ogre_card("wrecking_run", "celia", in_cave(), at=CAVE, day=5, scarabs={CAVE: 1}, dice=(11, 1))
    assert t.tile(CAVE) == "rubble"
    assert t.scarabs(CAVE) == 0
    assert t.state.scarab_supply == 50 - 6
    assert (t.me.health, t.other.health) == (2, 2)
    assert (t.me.at, t.other.at) == (CAVE, CAVE)
    assert t.me.tracks == [0, 0, 0]
    assert t.state.tiles_left == 4
    assert t.rules("tile") == ["WM-27.3"]
    assert t.nothing_pending


@rule("WM-T56", "WM-28.20", "WM-18.7", "WM-R96")
def test_a_move_out_is_free_and_nobody_comes_back() -> None:
    t = table(at=CAVE, hand="deceptive_move", tiles=RUBBLE_IN_CAVE, fae={"at": "throne_room"})
    t.card("deceptive_move", "morning", "act:move", "pools_of_avalon")
    assert (t.me.at, t.me.health) == ("pools_of_avalon", 3)
    t.play("act:move")
    assert "place-6" not in t.options
    assert "place-10" in t.options


@rule("WM-28.20", "WM-18.12")
def test_no_portal_leads_into_rubble_but_one_leads_out() -> None:
    t = table(
        at=CAVE, hand="steps_in_shadow", tiles={CAVE: "rubble", "roman_baths": "rubble"}, fae={"at": "throne_room"}
    )
    t.card("steps_in_shadow", "morning", "act:choose", "option-portal")
    assert "place-9" not in t.options
    t.play("entrance_hall")
    assert t.me.at == "entrance_hall"


@rule("WM-R96", "WM-R41")
def test_inside_one_may_fight_but_not_use_the_room() -> None:
    t = attacked(tiles=RUBBLE_IN_CAVE, dice=[1, *[BLANK] * 4], tracks=NO_PP).play("area-head")
    assert sum(t.fae.cubes) == 17
    t = table(at=CAVE, hand="deceptive_move", tiles=RUBBLE_IN_CAVE, companions="pennywhistle", scarabs={CAVE: 1},
              fae={"at": "throne_room"}, dice=[1, BLANK], tracks=NO_PP)  # fmt: skip
    t.card("deceptive_move", "morning", "act:attack").play("return")
    assert t.scarabs(CAVE) == 0
    assert not t.offers("room")
    assert t.nothing_pending


@rule("WM-28.20", "WM-10.12")
def test_scarabs_do_not_come_in() -> None:
    """Scarabs of middle slot 2 go to outer slot 2, and with Rubble there on Day 5 clockwise to slot 4, the next open one."""
    for tiles, room in (
        ({}, "amphitheatre_of_the_dead"),
        ({"amphitheatre_of_the_dead": "rubble"}, "archive_of_secrets"),
    ):
        t = ogre_card("clockwork_tide_ogre", day=5, time=6, tiles=tiles, scarabs={"ancient_foundry": 1})
        assert t.scarabs(room) == 1


@rule("WM-R82", "WM-28.15")
def test_a_burst_in_a_room_with_rubble_brings_only_its_hit() -> None:
    t = attacked(tiles=RUBBLE_IN_CAVE, dice=[BLANK, CHARGE, BLANK, BLANK, BLANK], tracks=NO_PP, health=4)
    assert t.scarabs(CAVE) == 0
    assert t.totals[2] == 1


@rule("WM-11.7", "WM-R82")
def test_scarabs_do_not_appear_there_and_dice_are_rolled_again() -> None:
    t = ogre_card("come_forth/2", day=5, tiles={CAVE: "rubble"}, dice=(11, 1, 5, 1))
    assert len(t.events("room-dice")) == 2
    assert (t.scarabs("entrance_hall"), t.scarabs(CAVE)) == (1, 0)


@rule("WM-28.20")
def test_the_ogre_does_not_enter_or_pass_it() -> None:
    """Whoever stands in Rubble is out of his reach; he rolls the Room Dice instead."""
    t = ogre_card("charge_at_the_noise/2", at="deep_mine", tiles={"deep_mine": "rubble"}, dice=(1, 1))
    assert t.fae_at == "entrance_hall"
    inner = dict.fromkeys(("courtiers_salon", "oracles_crypt", "arcanum_of_the_forge", "phoenix_garden"), "rubble")
    t = ogre_card("charge_at_the_noise/2", at="throne_room", time=1, dice=(2, 1),
                  tiles={**inner, "fae_rift": "rubble"}, fae={"at": CAVE})  # fmt: skip
    assert t.now == (1, "afternoon", 1)
    assert t.fae_at == "abandoned_tunnels", "inner 0, 2, 4 and 5 are open at this time, and barred"


@rule("WM-28.21", "WM-12.7", "WM-R42")
def test_a_cursed_room_with_rubble_stays_cursed() -> None:
    t = stomp(at=CAVE, cursed=[CAVE], scarabs={CAVE: 2})
    assert t.cursed(CAVE)
    assert t.state.sealed[6]
    assert threat(t.state) == 1
    t = table(at=CAVE, hand="charge", cursed=[CAVE], tiles=RUBBLE_IN_CAVE, min=3, fae={"at": "throne_room"})
    assert not t.offers("cleanse")
    t = table("celia", at=CAVE, hand="charge, fae_touch", cursed=[CAVE], power=1, min=1, fae={"at": "throne_room"},
              tiles=RUBBLE_IN_CAVE)  # fmt: skip
    assert not t.offers("rewrite_the_verse")
    t = table("celia", at=CAVE, hand="charge, fae_touch", cursed=[CAVE], power=1, min=1, fae={"at": "throne_room"})
    assert t.offers("rewrite_the_verse"), "without the Rubble it could"


@rule("WM-R41")
@pytest.mark.parametrize(
    ("at", "more"),
    [
        ("throne_room", {}),
        (CAVE, {"tiles": {CAVE: "rubble"}}),
        (CAVE, {"tiles": dict.fromkeys((*OUTER[1:3], *MIDDLE[1:3], INNER[1]), "rubble")}),
    ],
)
def test_no_rubble_in_the_throne_room_nor_twice_nor_a_sixth(at: str, more: dict[str, dict[str, str]]) -> None:
    t = stomp(at=at, health=3, fae={"at": at}, **more)
    assert t.me.health == 2, "the Hit of the card, but none of Rubble"
    assert len(t.events("no-tile")) == 1
    assert t.tile("throne_room") == ""
    assert t.nothing_pending


@rule("WM-R41")
def test_a_printed_room_can_have_rubble() -> None:
    t = stomp(at="entrance_hall", fae={"at": "entrance_hall"})
    assert t.tile("entrance_hall") == "rubble"
    assert t.me.health == 1


@rule("WM-R96")
def test_a_curse_does_nothing_to_figures() -> None:
    """Two bursts curse the Room of a battle; it goes on, and nobody there is hurt or moved."""
    t = attacked(scarabs={}, dice=[BLANK, CHARGE, CHARGE, BLANK, BLANK], tracks=NO_PP, lasting_blocks=2)
    assert t.cursed(CAVE)
    assert (t.me.health, t.me.at, t.fae_at) == (3, CAVE, CAVE)


@rule("WM-R96")
def test_a_room_action_that_was_begun_is_finished_when_the_room_is_cursed() -> None:
    """The Royal Armoury's PP ends the Combat track; two Scarabs of the emptied row curse the Armoury; the die is forged."""
    t = table("bailey", hand="charge", knowledge=2, tracks={**NO_PP, "combat": 13}, companions="pennywhistle",
              fae={"cubes": cubes(torso_3=2, head_3=2)}, dice=(11, 1, 11, 1))  # fmt: skip
    t.card("charge", "morning", "act:move", "royal_armoury", "room", "part-1", "area-torso", "area-torso")
    assert t.cursed("royal_armoury")
    t.play("part-0", "attack")
    assert t.me.dice == ["attack"]
    assert t.nothing_pending


# ------------------------------------------------------------------ Lady Weirdwood in Rubble


@rule("WM-28.22", "WM-R62")
def test_she_loses_a_health_and_the_active_player_brings_her_out() -> None:
    t = ogre_card("wrecking_run", day=5, lady=CAVE, fae={"rescued": True}, min=1, dice=(11, 1))
    assert t.fae.lady_health == 5
    assert (t.ask, t.asked) == ("lady-to", "celia")
    t.play("ancient_foundry")
    assert t.me.min == 0
    assert t.lady_at == "ancient_foundry"
    assert not t.fae.lady_debt
    assert t.nothing_pending


@rule("WM-28.22", "WM-28.10")
def test_rubble_can_cost_her_the_last_health() -> None:
    t = ogre_card("wrecking_run", day=5, lady=CAVE, fae={"rescued": True, "lady_health": 1}, min=1, dice=(11, 1))
    assert t.end == "lady"


@rule("WM-28.22")
def test_if_he_cannot_pay_the_next_who_can_has_to_on_his_turn() -> None:
    """Celia has nothing, nor has Bailey until he takes a Knowledge."""
    t = ogre_card("wrecking_run", "celia", {"who": "bailey", "hand": "charge, fae_touch"}, {"who": "oliver", "min": 1},
                  day=5, lady=CAVE, fae={"rescued": True}, dice=(11, 1))  # fmt: skip
    assert t.ask == "refresh"
    assert t.fae.lady_debt
    assert t.lady_at == CAVE
    t.play("no")
    assert (t.active, t.ask) == ("bailey", "play-card"), "without a resource he plays"
    t.card("charge", "night", "down-knowledge", face="face-down", steps=3)
    assert t.ask == "lady-to", "and then he has to, before anything else"
    t.play("ancient_foundry")
    assert (t.lady_at, t.other.knowledge) == ("ancient_foundry", 0)
    assert not t.fae.lady_debt


@rule("WM-R62", "WM-28.22")
def test_with_no_open_path_the_duty_waits() -> None:
    """On Day 6 the Cave is closed: nobody is asked, and the turn can end."""
    t = ogre_card("wrecking_run", day=6, lady=CAVE, fae={"rescued": True}, min=1, dice=(12, 1))
    assert t.ask == "refresh"
    assert t.fae.lady_debt
    t.play("no")
    assert t.me.min == 1
    assert not t.offers("lady-out")
