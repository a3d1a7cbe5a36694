"""WM-20: forging Battle Dice, and Wally's Gauntlet, which steals those of the enemy."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.weirdwood.catalogue import BOX
from tests.games.weirdwood.fighting import (
    BLANK,
    CALM,
    CAVE,
    CHARGE,
    HIT,
    LIBRARY,
    NO_PP,
    ONE,
    TWO,
    attacked_by_ogre,
    combat,
    strike,
)
from tests.games.weirdwood.landing import acting, landed
from tests.games.weirdwood.play import Table, told
from tests.support.rules import rule

DICE = ("die-balanced", "die-attack", "die-defence")
RUNGS = [
    pytest.param(who, level, id=f"{who}-{level + 1}")
    for who, facts in BOX.characters.items()
    for level in range(len(facts.dice_ladder))
]


def forging(who: str = "celia", level: int = 0, **more: Any) -> Table:
    """Somebody with so many forged dice, or levels of the Gauntlet, uses the Royal Armoury."""
    colour = "gauntlet" if who == "wally" else "attack"
    return landed("royal_armoury", who=who, forged=[colour] * level, **more)


def gauntlet(level: int, scarabs: int = 0, **more: Any) -> Table:
    """Wally attacks with a Gauntlet of a level."""
    return strike("wally", scarabs=scarabs, forged=["gauntlet"] * level, **{"tracks": NO_PP, **more})


# ------------------------------------------------------------------ forging


@rule("WM-20.1")
@pytest.mark.parametrize(("who", "level"), RUNGS)
def test_the_next_slot_is_paid_from_the_cheapest_on(who: str, level: int) -> None:
    cost = dict(BOX.characters[who].dice_ladder[level].cost)
    held = {"min": cost.get("any", cost.get("min", 0)), "knowledge": cost.get("knowledge", 0)}
    t = forging(who, level, tracks=NO_PP, **held)
    t.play("part-0", "die-gauntlet" if who == "wally" else "die-defence")
    assert t.me.resources == (0, 0, 0, 0)
    assert len(t.me.dice) == level + 1
    t = forging(who, level, tracks=NO_PP, **{**held, "min": held["min"] - 1} if held["min"] else {"knowledge": 1})
    assert not t.offers("part-0"), "one less is not enough"


@rule("WM-20.1", "WM-2.10")
@pytest.mark.parametrize("colour", ["balanced", "attack", "defence"])
def test_the_colour_is_free_and_may_be_left(colour: str) -> None:
    t = forging(min=1, knowledge=1).play("part-0")
    assert t.options == [*DICE, "pass"]
    t.play(f"die-{colour}")
    assert t.me.dice == [colour]
    t = forging(min=1, knowledge=1).play("part-0", "pass")
    assert (t.me.dice, t.me.min) == ([], 1)


@rule("WM-20.1", "WM-8.5", "WM-33.21")
def test_two_dice_of_one_action_are_paid_together() -> None:
    t = landed("arcanum_of_the_forge", knowledge=3, min=2, tracks=NO_PP).play("part-0", "die-attack")
    assert t.me.dice == [], "nothing is paid before all are chosen"
    t.play("die-defence")
    assert (t.me.dice, t.me.resources) == (["attack", "defence"], (0, 0, 0, 0))
    t = landed("arcanum_of_the_forge", knowledge=3, min=1).play("part-0", "die-attack")
    assert (t.me.dice, t.me.knowledge) == (["attack"], 2), "the second one is out of reach"


@rule("WM-20.4", "WM-20.1")
def test_with_all_slots_full_nothing_is_forged_and_no_die_changed() -> None:
    t = forging(level=4, min=9, knowledge=9, scarab=9)
    assert not t.offers("part-0")
    assert t.me.dice == ["attack"] * 4


@rule("WM-20.5", "WM-4.4")
def test_the_starting_die_is_rolled_beside_the_forged_ones() -> None:
    t = strike(scarabs=1, forged=["attack", "defence"], dice=[HIT, TWO, TWO, BLANK], tracks=NO_PP).play("return")
    assert t.totals == (1 + 2, 2, 0, 0)


@rule("WM-20.6")
@pytest.mark.parametrize(("who", "level", "pp"), [("celia", 2, 0), ("celia", 3, 4), ("wally", 2, 0), ("wally", 3, 4)])
def test_the_last_die_or_level_brings_four_pp(who: str, level: int, pp: int) -> None:
    t = forging(who, level, min=3, knowledge=3).play("part-0", "die-gauntlet" if who == "wally" else "die-attack")
    assert combat(t) == pp


@rule("WM-20.6", "WM-8.5")
def test_two_at_once_bring_them_for_the_last_one() -> None:
    t = landed("arcanum_of_the_forge", forged=["attack"] * 2, knowledge=5, min=4).play(
        "part-0", "die-attack", "die-attack"
    )
    assert combat(t) == 4
    assert len(t.me.dice) == 4


@rule("WM-T29", "WM-20.6", "WM-R34", "WM-R40")
def test_the_last_die_forged_again_brings_them_again() -> None:
    """Out into a burning Room, where the die is lost, and back into the armoury."""
    t = acting(
        "deceptive_move", at="royal_armoury", rest={"may_use_room": True}, tiles={LIBRARY: "fire"}, knowledge=6, min=4,
        forged=["attack"] * 3, fae={"at": "throne_room"},
    )  # fmt: skip
    t.play("room", "part-0", "die-attack")
    assert combat(t) == 4
    t.play("done", "act:move", LIBRARY, "die")
    assert len(t.me.dice) == 3
    t.play("act:move", "royal_armoury", "room", "part-0", "die-defence")
    assert combat(t) == 4
    assert t.me.dice == ["attack", "attack", "attack", "defence"]
    assert (t.me.knowledge, t.me.min) == (0, 0)


# ------------------------------------------------------------------ the Gauntlet


@rule("WM-20.7", "WM-4.3")
def test_wally_forges_levels_of_the_gauntlet() -> None:
    """His special is thiefs_gauntlet."""
    special = BOX.characters["wally"].special
    assert special is not None
    assert (special.id, special.start_level, special.max_level) == ("thiefs_gauntlet", 0, 4)
    t = forging("wally", min=1, knowledge=1).play("part-0")
    assert t.options == ["die-gauntlet", "pass"]
    t.play("die-gauntlet")
    assert t.me.dice == ["gauntlet"]


@rule("WM-20.8", "WM-20.9", "WM-R37", "WM-R28")
def test_he_steals_as_many_dice_as_the_level_says_before_anything_is_rolled() -> None:
    t = gauntlet(2, dice=[ONE, HIT, *[BLANK] * 2], favours=1)
    assert t.ask == "steal"
    assert t.options == ["die-balanced", "die-attack", "die-defence", "pass"]
    t.play("attack", "balanced")
    assert t.ask == "battle-before", "the theft comes before Powers and tokens"
    assert t.battle.mine.faces == [-1, -1]
    assert t.battle.theirs.dice == ["balanced", "defence"]
    t.play("pass", "pass")
    assert t.totals == (2, 0, 0, 0)
    assert [told(e, "count") for e in t.events("roll")] == [2, 2], "the Ogre does not roll them"


@rule("WM-R37", "WM-R28")
def test_a_die_that_is_added_later_is_not_taken_for_a_stolen_one() -> None:
    t = gauntlet(1, favours=1, power=0, dice=[BLANK] * 5).play("attack", "favour-die", "defence")
    assert t.battle is None
    assert [told(e, "count") for e in t.events("roll")] == [2, 3]
    t = gauntlet(1, favours=2, dice=[BLANK] * 5).play("attack", "favour-die", "defence", "pass")
    assert t.battle.theirs.dice == ["balanced", "balanced", "defence"]


@rule("WM-20.8", "WM-20.7")
def test_levels_are_no_dice() -> None:
    t = gauntlet(3, scarabs=4, dice=[BLANK] * 4).play("pass")
    assert [told(e, "count") for e in t.events("roll")] == [4]
    assert t.nothing_pending


@rule("WM-T27", "WM-20.10")
def test_level_two_against_one_scarab_steals_one_die() -> None:
    t = gauntlet(2, scarabs=1, dice=[HIT]).play("balanced", "return")
    assert t.totals == (1, 0, 0, 0)
    assert [told(e, "count") for e in t.events("roll")] == [1], "the Scarab rolls none"
    assert t.nothing_pending


@rule("WM-T62", "WM-R37", "WM-20.10")
def test_level_four_against_a_small_pool() -> None:
    """Without Attack Die after the arms are emptied: 2 Balanced and 1 Defence Die; Gathering Strength cannot be stolen."""
    t = gauntlet(
        4, fae={"cubes": [2, 2, 2, 2, 2, 2, 0, 0, 0], "powers": "gathering_strength"}, dice=[BLANK] * 3, health=3
    )
    t.play("balanced", "balanced", "defence", "health")
    assert t.totals == (0, 0, 1, 0)
    assert [told(e, "count") for e in t.events("roll")] == [3]
    assert t.me.health == 2
    assert t.nothing_pending


@rule("WM-R37")
def test_dice_of_power_cards_can_be_stolen() -> None:
    """Sly Planning: a third Balanced Die."""
    t = gauntlet(3, fae={"powers": "sly_planning"}, dice=[BLANK] * 5).play("balanced", "balanced", "balanced")
    assert t.battle is None
    assert told(t.events("roll")[1], "count") == 2


@rule("WM-R37", "WM-14.10")
def test_a_charge_on_a_stolen_die_is_his() -> None:
    t = gauntlet(1, scarabs=1, dice=[CHARGE]).play("balanced", "yes", "return")
    assert t.totals == (1, 0, 0, 0)
    assert t.scarabs(LIBRARY) == 0
    assert t.nothing_pending


@rule("WM-20.8", "WM-R37", "WM-R35")
def test_the_gauntlet_does_not_work_in_defence() -> None:
    t = attacked_by_ogre("wally", forged=["gauntlet"] * 4, power=1, dice=CALM)
    assert not t.events("steal-die")
    assert told(t.events("roll")[0], "count") == 4
    assert t.ask == "refresh"


@rule("WM-R37", "WM-14.8", "WM-R107")
def test_celia_borrows_one_die_with_sly_poem() -> None:
    """It may be rolled again with her own."""
    t = acting("sly_poem", at=CAVE, power=1, knowledge=1, tracks=NO_PP, dice=[BLANK, ONE, *[BLANK] * 3, TWO])
    t.play("act:portal", "act:attack")
    assert t.ask == "steal"
    t.play("attack", "rhyme_and_reason", "option-battle-reroll", "reroll-1", "done")
    assert t.totals == (2, 0, 0, 0)
    assert [told(e, "count") for e in t.events("roll")] == [2, 3, 1]
    t.play("area-head", "area-torso")
    assert t.nothing_pending


@rule("WM-R37", "WM-R74")
def test_another_character_steals_by_a_free_power() -> None:
    t = strike("bailey", "wally", free_power=True, tracks=NO_PP, dice=[BLANK, TWO, *[BLANK] * 3])
    assert t.ask == "battle-before"
    t.play("free-power", "attack")
    assert t.totals == (2, 0, 0, 0)
    assert told(t.events("roll")[1], "count") == 3
    t.play("area-head", "area-torso")
    assert t.nothing_pending


@rule("WM-20.9")
def test_light_fingers_steals_one_more_before_the_dice() -> None:
    t = gauntlet(1, power=1, dice=[ONE, TWO, BLANK, BLANK]).play("attack")
    assert t.ask == "battle-before"
    t.play("light_fingers", "defence", "area-head")
    assert t.totals == (1, 2, 0, 0)
    assert (t.me.power, t.battle) == (0, None)


# ------------------------------------------------------------------ a die less


@rule("WM-R88", "WM-R28")
def test_lash_vandermere_takes_a_die_out_before_the_dice() -> None:
    t = strike(companions="lash_vandermere", tracks=NO_PP, dice=[BLANK] * 4)
    assert t.ask == "battle-before"
    t.play("lash_vandermere", "attack")
    assert [told(e, "count") for e in t.events("roll")] == [1, 3]
    assert t.me.exhausted == [True]


@rule("WM-R88")
def test_no_fewer_than_no_dice_remain() -> None:
    t = strike(companions="lash_vandermere", scarabs=1, tracks=NO_PP, dice=[BLANK]).play("lash_vandermere")
    assert [told(e, "count") for e in t.events("roll")] == [1]
    t = strike("wally", companions="lash_vandermere", scarabs=1, forged=["gauntlet"], tracks=NO_PP, dice=[BLANK])
    t.play("balanced")
    assert not t.events("remove-die"), "nothing is left to take out"
    assert t.battle is None
