"""The Quests of battles and means (WM-32): what each asks for, what is not enough, and what it gives."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.weirdwood.ogrish import BLANK, CAVE, NO_PP, attacked, ogre_card
from tests.games.weirdwood.play import table
from tests.games.weirdwood.questing import done, quest
from tests.support.rules import rule

# ------------------------------------------------------------------ Scarabs and battles


@rule("WM-32.4", "WM-16.6")
def test_scarab_hunter() -> None:
    """Three Scarabs defeated in one turn, in one battle or several: 3 PP and a Power token."""
    ready: dict[str, Any] = {"hand": "tactical_gambit", "at": "throne_room", "forged": ["attack"], "scarabs": {"throne_room": 4},
             "companions": "mathilda_ravenstone, pennywhistle", "dice": [6, 4, 6, 6, 6, 6, 1, 6, 6, 6]}  # fmt: skip
    t = quest("scarab_hunter", quest_slot=1, **ready)
    t.card("tactical_gambit", "morning", "down-attack", "keep", "keep", face="face-down")
    assert not t.offers("quest"), "two"
    t.play("mathilda_ravenstone", "keep", "quest")
    assert t.me.power == 1
    assert done(t)


@rule("WM-32.4")
def test_scarab_hunter_begins_anew_every_turn() -> None:
    """Two in the turn before, one now."""
    t = quest("scarab_hunter", quest_slot=1, hand="tactical_gambit", at="throne_room", dice=[1, 6], scarabs={"throne_room": 4},
              deeds=["defeat_scarabs_in_one_turn:2"], next_card="gathering_strength", pile="charge, fae_touch")  # fmt: skip
    t.card("tactical_gambit", "morning", "down-min", face="face-down").play("end", "no")
    assert t.me.deeds == []
    assert t.ask == "turn"


@rule("WM-32.4", "WM-16.7")
def test_wages_of_war() -> None:
    """Two defeated Scarabs returned in a turn: 2 Mîn. One kept does not count."""
    ready: dict[str, Any] = {
        "hand": "tactical_gambit",
        "at": "throne_room",
        "forged": ["attack"],
        "dice": [6, 4, *[6] * 6],
    }
    t = quest("wages_of_war", **ready).card(
        "tactical_gambit", "morning", "down-attack", "return", "keep", face="face-down"
    )
    assert not t.offers("quest")
    t = quest("wages_of_war", **ready).card(
        "tactical_gambit", "morning", "down-attack", "return", "return", face="face-down"
    )
    t.play("quest")
    assert t.me.resources == (2, 0, 0, 0)
    assert done(t)


@rule("WM-32.4", "WM-28.11")
def test_first_blood() -> None:
    """Two Hits that the Monster does not block, in one battle: a Health and a Power token."""
    ready: dict[str, Any] = {
        "at": CAVE,
        "hand": "tactical_gambit",
        "companions": "mathilda_ravenstone, pennywhistle",
        "forged": ["attack"],
    }
    t = quest("first_blood", dice=[6, 4, *[BLANK] * 4], **ready)
    t.card("tactical_gambit", "morning", "down-attack", "area-head", "area-torso", "quest", face="face-down")
    assert (t.me.health, t.me.power) == (4, 1)
    assert done(t)
    # One of two blocked, and one more in another battle.
    t = quest("first_blood", dice=[6, 4, 3, *[BLANK] * 3, 6, 1, *[BLANK] * 4], **ready)
    t.card("tactical_gambit", "morning", "down-attack", "area-head", face="face-down").play(
        "mathilda_ravenstone", "area-torso"
    )
    assert sum(t.fae.cubes) == 16
    assert not t.offers("quest")


@rule("WM-32.4", "WM-14.13")
@pytest.mark.parametrize(("blocks", "hits", "fits"), [(2, 2, True), (1, 2, False), (2, 1, False), (0, 0, False)])
def test_unbroken_wall(blocks: int, hits: int, fits: bool) -> None:
    """A battle in which the enemy hits twice at least and does no damage: a Knowledge, a Mîn and a PP."""
    t = quest("unbroken_wall", hand="tactical_gambit", at=CAVE, lasting_blocks=blocks, scarabs={CAVE: 2}, fae={"at": "deep_mine"},
              dice=[6, *[1] * hits, *[6] * (2 - hits)])  # fmt: skip
    t.card("tactical_gambit", "morning", "down-attack", face="face-down")
    assert t.offers("quest") == fits
    if fits:
        t.play("quest")
        assert t.me.resources == (1, 1, 0, 0)
        assert done(t)


@rule("WM-32.4")
def test_unbroken_wall_against_the_monster_and_with_nurse_nightingloom() -> None:
    t = attacked(quest="unbroken_wall", quest_slot=1, companions="nurse_nightingloom, pennywhistle", tracks=NO_PP,
                 dice=[6, 1, 1, *[BLANK] * 2])  # fmt: skip
    assert t.ask == "battle-damage"
    t.play("nurse_nightingloom")
    assert t.me.health == 3
    assert t.offers("quest")


# ------------------------------------------------------------------ means


@rule("WM-32.4", "WM-20.1")
def test_master_smith() -> None:
    """A die forged, or a level of the Gauntlet: a resource and a PP."""
    for who in ("celia", "wally"):
        t = quest("master_smith", who, hand="charge", quest_slot=1, knowledge=1, min=1, scarabs={})
        t.card(
            "charge",
            "morning",
            "act:move",
            "royal_armoury",
            "room",
            "part-0",
            "gauntlet" if who == "wally" else "defence",
            "done",
        )
        assert len(t.me.dice) == 1
        t.play("quest", "knowledge")
        assert t.me.resources == (0, 1, 0, 0)
        assert done(t)


@rule("WM-32.4")
def test_a_die_that_another_forges_by_my_effect_is_not_mine() -> None:
    t = quest("master_smith", "celia", {"who": "bailey", "knowledge": 2}, hand="charge", quest_slot=1)
    t.card("charge", "morning", "act:move", "arsenal_of_the_ancestors", "room", "part-0", "bailey", "attack")
    assert t.other.dice == ["attack"]
    t.play("done") if t.ask == "part" else t
    assert not t.offers("quest")


@rule("WM-32.4", "WM-21.5")
def test_good_company() -> None:
    """An exhausting ability of an own Companion: a Companion refreshed and a resource."""
    t = quest("good_company", hand="charge, fae_touch", companions="pennywhistle, cedar_chompybark", min=1)
    t.play("cedar_chompybark", "deep_mine")
    assert not t.offers("quest"), "Cedar is not exhausted"
    t.play("pennywhistle", "knowledge", "quest", "pennywhistle", "knowledge")
    assert t.me.exhausted == [False, False]
    assert t.me.resources == (0, 2, 0, 0)
    assert done(t)


@rule("WM-32.4", "WM-26.1")
def test_good_company_of_eugene_is_his_vault() -> None:
    t = table("eugene", quest="good_company", quest_slot=1, slots=["charge"], hand="fae_touch, tactical_gambit", min=3)
    assert not t.offers("quest")
    t.play("vault", "quest", "min")
    assert t.me.resources == (1, 0, 0, 0)
    assert done(t)


@rule("WM-32.4", "WM-R86", "WM-R112")
@pytest.mark.parametrize(("health", "fits"), [(3, True), (5, False)])
def test_generous_heart(health: int, fits: bool) -> None:
    """Two given to others in a turn, Health or resources or PP: 2 resources. What nobody received does not count."""
    bailey: dict[str, Any] = {"who": "bailey", "health": health, "tracks": NO_PP}
    t = quest("generous_heart", "celia", bailey, hand="charge, fae_touch", power=1).play(
        "ode_to_courage", "bailey", "yes"
    )
    assert t.other.health == min(6, health + 2)
    assert t.offers("quest") == fits
    if fits:
        t.play("quest", "min", "scarab")
        assert t.me.resources == (1, 0, 1, 0)
        assert done(t)


@rule("WM-32.4", "WM-R86")
def test_generous_heart_by_sharing_life_which_never_gives_the_last() -> None:
    t = quest("generous_heart", "bailey", {"who": "celia", "health": 5}, hand="sharing_of_life", health=3, quest_slot=1)
    t.card("sharing_of_life", "morning", "act:transfer", "celia")
    assert t.options == ["count-1", "pass"], "above 6 nothing can be received"
    t = quest("generous_heart", "bailey", {"who": "celia", "health": 2}, hand="sharing_of_life", health=3, quest_slot=1)
    t.card("sharing_of_life", "morning", "act:transfer", "celia")
    assert t.options == ["count-1", "count-2", "pass"], "the last one stays"
    t.play("count-2", "yes", "min", "min")
    assert (t.me.health, t.other.health) == (1, 4)
    assert t.offers("quest")


@rule("WM-32.4", "WM-9.9")
def test_hale_and_hearty() -> None:
    """Health 5 at the end of the turn, before the hand check: a Tactics card and a PP."""
    ending: dict[str, Any] = {"rest": {"phase": "turn-end", "step": 2, "played": True}, "tactics_deck": "short_rest"}
    t = quest("hale_and_hearty", hand="charge", health=5, **ending)
    assert (t.ask, len(t.me.hand)) == ("complete-quest", 1)
    t.play("yes")
    assert t.me.tactics == "short_rest"
    assert len(t.me.hand) == 5
    assert done(t)
    t = quest("hale_and_hearty", hand="charge", health=4, **ending)
    assert t.ask == "turn"
    t = quest("hale_and_hearty", hand="charge, fae_touch", health=5)
    assert not t.offers("quest"), "during the turn it is not met"


@rule("WM-32.4", "WM-13.4", "WM-R51")
def test_keeper_of_hours() -> None:
    """Time moved back by a space at least, on one's own turn: 2 resources."""
    ready: dict[str, Any] = {"hand": "charge, fae_touch", "companions": "tobias_tock, pennywhistle"}
    t = quest("keeper_of_hours", time=1, **ready).play("tobias_tock", "back-1", "quest", "min", "knowledge")
    assert t.me.resources == (1, 1, 0, 0)
    assert done(t)
    t = quest("keeper_of_hours", time=1, **ready).play("tobias_tock", "forward-1")
    assert not t.offers("quest")
    t = quest("keeper_of_hours", time=0, **ready).play("tobias_tock")
    assert "back-1" not in t.options


def test_a_quest_met_can_wait_until_the_end_of_the_turn() -> None:
    t = ogre_card("gathering_strength", quest="purifier", deeds=["cleanse_room:1"]).play("no")
    assert t.ask == "complete-quest"
    t.play("yes", "min")
    assert t.me.resources == (1, 0, 0, 1)
