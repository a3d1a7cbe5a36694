"""WM-15: damage to a warden: what it can be assigned to, what it never takes, and what follows from it."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.weirdwood.catalogue import BOX
from tests.games.weirdwood.fighting import BLANK, HIT, LIBRARY, NO_PP, ONE, attacked_by_ogre, strike
from tests.games.weirdwood.landing import acting, landed
from tests.games.weirdwood.ogrish import ogre_card
from tests.games.weirdwood.play import Table
from tests.support.rules import rule


def hit(n: int, who: str = "celia", **more: Any) -> Table:
    """So many Scarabs hit me, and my dice show nothing."""
    own = len(more.get("forged", ())) * (who != "wally") + (who != "wally")
    return strike(who, scarabs=n, dice=[*[BLANK] * own, *[HIT] * n], **more)


@rule("WM-15.1")
@pytest.mark.parametrize("blocks", [0, 1, 2, 3, 4])
def test_each_hit_that_is_not_blocked_is_one_damage(blocks: int) -> None:
    t = hit(3, health=6, lasting_blocks=blocks)
    assert t.me.health == 6 - max(0, 3 - blocks)
    assert t.nothing_pending


@rule("WM-15.1")
def test_hits_of_monster_cards_and_rows_are_damage_of_the_same_kind() -> None:
    t = ogre_card("enraged", at="gambling_cave", power=1)
    assert t.options == ["health", "power"]
    t.play("power")
    assert (t.me.health, t.me.power) == (3, 0)


@rule("WM-15.2")
def test_damage_goes_to_health_dice_and_power_tokens_in_any_mix() -> None:
    t = hit(4, health=3, power=2, forged=["attack", "defence"])
    assert t.ask == "damage"
    assert t.options == ["health", "die", "power"]
    t.play("power", "die", "health", "die")
    assert (t.me.health, t.me.power, t.me.dice) == (2, 1, [])
    assert t.nothing_pending


@rule("WM-15.2", "WM-R34")
def test_the_most_expensive_die_is_lost_first() -> None:
    t = hit(1, forged=["attack", "defence", "balanced"]).play("die")
    assert t.me.dice == ["attack", "defence"]
    assert t.nothing_pending


@rule("WM-15.2", "WM-20.7")
def test_wally_loses_a_level_of_the_gauntlet() -> None:
    t = hit(1, "wally", health=2, forged=["gauntlet", "gauntlet"], fae={"at": "throne_room"})
    t.play("pass", "die")
    assert (t.me.dice, t.me.health) == (["gauntlet"], 2)
    assert t.nothing_pending


@rule("WM-15.3", "WM-15.5", "WM-T42")
def test_three_damage_with_two_health_and_a_die() -> None:
    t = hit(3, health=2, forged=["attack"])
    t.play("health")
    assert (t.me.health, t.me.dice) == (1, [])
    assert t.nothing_pending


@rule("WM-T42", "WM-15.2")
def test_three_damage_with_four_health_and_a_die() -> None:
    t = hit(3, health=4, forged=["attack"])
    assert t.options == ["health", "die"]
    t.play("health", "health", "health")
    assert (t.me.health, t.me.dice) == (1, ["attack"])
    assert t.nothing_pending


@rule("WM-15.2")
@pytest.mark.parametrize("split", [["health"] * 3, ["health", "power", "die"]])
def test_three_damage_split_as_one_likes(split: list[str]) -> None:
    t = hit(3, health=4, forged=["attack"], power=1).play(*split)
    assert t.me.health == 4 - split.count("health")
    assert (len(t.me.dice), t.me.power) == (1 - split.count("die"), 1 - split.count("power"))
    assert t.nothing_pending


@rule("WM-T42", "WM-15.3", "WM-15.5", "WM-15.4", "WM-23.2")
def test_damage_that_nothing_can_take_is_ignored() -> None:
    t = hit(3, health=1)
    assert t.me.health == 1
    assert t.me.dice == []
    assert t.nothing_pending


@rule("WM-15.4", "WM-20.5")
def test_the_starting_die_stays_and_is_rolled_in_the_next_battle() -> None:
    assert [one.starting_die or "" for one in BOX.characters.values()].count("balanced") == 5
    assert BOX.characters["wally"].starting_die in (None, "")
    t = acting("charge", at=LIBRARY, scarabs={LIBRARY: 1}, health=1, dice=[HIT, BLANK], tracks=NO_PP)
    t.play("act:attack", "return")
    assert t.totals == (2, 0, 0, 0)


@rule("WM-15.6", "WM-23.6", "WM-R34")
def test_with_each_health_lost_the_hand_falls_to_the_limit_at_once() -> None:
    t = hit(2, health=3, power=1, hand="tactical_gambit, charge, fae_touch, magic_mirror")
    t.play("health")
    assert t.ask == "discard"
    t.play("charge")
    assert (t.me.hand, t.me.discards) == ("fae_touch, magic_mirror", "charge")
    assert t.ask == "damage", "the next one is assigned afterwards"
    t.play("power")
    assert t.me.hand == 2
    assert t.nothing_pending


@rule("WM-15.6")
def test_damage_that_takes_no_health_leaves_the_hand() -> None:
    t = hit(1, health=3, power=1, hand="tactical_gambit, charge, fae_touch, magic_mirror").play("power")
    assert t.me.hand == 3
    assert t.nothing_pending


@rule("WM-15.1", "WM-18.6")
def test_fire_is_damage() -> None:
    t = acting("charge", monster="therus", tiles={LIBRARY: "fire"}, power=1)
    t.play("act:move", LIBRARY)
    assert t.options == ["health", "power"]


@rule("WM-R34", "WM-20.1")
def test_the_slot_of_a_lost_die_is_the_next_one_to_forge() -> None:
    """Celia's third die costs 2 Knowledge and 2 Mîn."""
    t = hit(1, forged=["attack", "defence", "balanced"], health=2, hand="tactical_gambit").play("die")
    assert t.me.dice == ["attack", "defence"]
    t = landed("royal_armoury", forged=["attack", "defence"], knowledge=3, min=3, tracks=NO_PP)
    t.play("part-0", "die-attack")
    assert (t.me.dice, t.me.knowledge, t.me.min) == (["attack", "defence", "attack"], 1, 1)


@rule("WM-15.1")
def test_nurse_nightingloom_takes_two_off() -> None:
    t = attacked_by_ogre(companions="nurse_nightingloom", health=4, dice=[HIT, HIT, ONE, BLANK, BLANK])
    assert t.ask == "battle-damage"
    t.play("nurse_nightingloom")
    assert t.me.health == 3
