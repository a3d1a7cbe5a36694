"""WM-23: Health and the hand limit that follows it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.weirdwood.play import Table, table
from tests.support.rules import rule

AWAKE = "pennywhistle"
"""His ability can always be used, so that a turn does not end by itself."""
QUIET = "reinforce_the_throne"
"""A card of the Ogre's that does nothing while the Throne Room is full."""
FOUR = "charge, fae_touch, shifting_manor, determined_sprint"


def touched(health: int, **more: Any) -> Table:
    """Celia of some Health has Fae Touch give her one more."""
    t = table("celia", "bailey", hand="fae_touch", health=health, companions=AWAKE, **more)
    return t.card("fae_touch", "morning", "act-0")


# ------------------------------------------------------------------ healing


@rule("WM-23.1", "WM-2.6")
def test_healing_is_at_once_also_on_another_turn() -> None:
    assert touched(3).me.health == 4
    t = table("celia", "bailey", hand="happy_ending", knowledge=1, companions=AWAKE)
    t.card("happy_ending", "morning", "act:other_player", "bailey", "yes", "what-min")
    assert t.other.health == 4
    assert t.nothing_pending


@rule("WM-23.2", "WM-23.3", "WM-T44", "WM-R31")
def test_at_the_sixth_health_two_pp() -> None:
    t = touched(4)
    assert (t.me.health, t.ask) == (5, "turn")
    t = touched(5)
    assert (t.me.health, t.ask, t.asked) == (6, "spend-pp", "celia")
    t.play("track-power", "track-power")
    assert t.me.track("power") == 2
    assert t.nothing_pending


@rule("WM-23.2", "WM-23.3", "WM-T44")
def test_at_full_health_nothing_more() -> None:
    t = touched(6)
    assert (t.me.health, t.me.w.tracks, t.ask) == (6, [0, 0, 0], "turn")


@rule("WM-T44", "WM-23.3")
def test_whoever_rises_to_six_again_gains_again() -> None:
    """The Fae Rift takes one, Short Rest gives it back."""
    t = table(
        "celia",
        "bailey",
        hand="deceptive_move",
        tactics="short_rest",
        health=6,
        at="fae_rift",
        companions=AWAKE,
        rest={"may_use_room": True},
    )
    t.play("room")
    assert t.me.health == 5
    t.card("deceptive_move", tactic="short_rest")
    assert t.me.health == 6
    assert (t.ask, t.asked) == ("spend-pp", "celia")


@rule("WM-23.2")
def test_two_health_at_five_are_one() -> None:
    bailey = {"who": "bailey", "health": 5}
    t = table("celia", bailey, hand="charge", power=1, companions=AWAKE)
    t.play("power-ode_to_courage", "bailey", "yes")
    assert (t.other.health, t.ask, t.asked) == (6, "spend-pp", "bailey")
    t.play("track-power", "track-power")
    assert t.nothing_pending


# ------------------------------------------------------------------ the hand limit


@rule("WM-23.4", "WM-23.5", "WM-9.9")
def test_health_gained_on_the_own_turn_is_drawn_to_at_its_end() -> None:
    t = touched(3, next_card=QUIET)
    assert (t.me.health, len(t.me.hand)) == (4, 0)
    t.play("end", "no")
    assert (t.active, len(t.me.hand)) == ("bailey", 4)


@rule("WM-23.5", "WM-T43")
def test_health_gained_on_another_turn_is_drawn_to_at_the_end_of_the_next_own_one() -> None:
    bailey = {"who": "bailey", "hand": "fae_touch, magic_mirror, tactical_gambit", "companions": AWAKE}
    t = table("celia", bailey, hand="charge", power=1, next_card=QUIET)
    t.play("power-ode_to_courage", "bailey", "yes")
    t.card("charge", "morning", "end", "no")
    assert (t.active, t.other.health, len(t.other.hand)) == ("bailey", 5, 3)
    t.play("play", "fae_touch", "night", "face-down")
    t.play(t.options[0], "down-min", "end", "no")
    assert (t.active, len(t.other.hand)) == ("celia", 5)


@rule("WM-23.6", "WM-T43", "WM-15.6", "WM-23.2")
def test_health_lost_on_another_turn_discards_at_once() -> None:
    """The Ogre hurts who is in his Room, at the end of Celia's turn."""
    bailey = {"who": "bailey", "at": "gambling_cave", "health": 4, "hand": FOUR}
    t = table("celia", bailey, next_card="thundering_roar", rest={"phase": "turn-end", "played": True})
    assert (t.ask, t.asked, t.other.health) == ("discard", "bailey", 3)
    t.play("shifting_manor")
    assert (t.other.hand, t.other.discards) == ("charge, fae_touch, determined_sprint", "shifting_manor")


@rule("WM-23.6")
def test_health_lost_with_few_cards_discards_nothing() -> None:
    bailey = {"who": "bailey", "at": "gambling_cave", "health": 4, "hand": "charge, fae_touch, magic_mirror"}
    t = table("celia", bailey, next_card="thundering_roar", rest={"phase": "turn-end", "played": True})
    assert (t.other.health, len(t.other.hand), t.ask) == (3, 3, "refresh")


@rule("WM-23.6")
def test_health_lost_on_the_own_turn_discards_at_once() -> None:
    t = table("celia", "bailey", hand=FOUR, health=4, at="fae_rift", power=1, rest={"may_use_room": True})
    t.play("room")
    assert (t.ask, t.asked, t.me.power) == ("discard", "celia", 1)
    t.play("charge")
    assert (len(t.me.hand), t.me.power) == (3, 2)
    assert t.nothing_pending


@rule("WM-23.7", "WM-9.9")
def test_effects_draw_above_the_limit_until_the_end_of_the_turn() -> None:
    t = table("celia", "bailey", hand=f"tactical_gambit, {FOUR}", health=4, companions=AWAKE, next_card=QUIET)
    t.card("tactical_gambit", "morning", "act:draw")
    assert (len(t.me.hand), t.ask) == (6, "turn")
    t.play("end", "no", "charge", "fae_touch")
    assert (len(t.me.hand), t.active) == (4, "bailey")


# ------------------------------------------------------------------ the bounds


@rule("WM-23.2", "WM-15.3", "WM-15.5")
@pytest.mark.parametrize(("day", "health", "left"), [(11, 3, 1), (11, 2, 1), (11, 1, 1), (5, 3, 2)])
def test_health_never_drops_below_one(day: int, health: int, left: int) -> None:
    """Thundering Roar hurts all, furious twice."""
    t = table(
        "celia", {"who": "bailey", "health": health}, day=day, next_card="thundering_roar", health=6,
        rest={"phase": "turn-end", "played": True},
    )  # fmt: skip
    assert t.other.health == left


@rule("WM-23.2", "WM-23.4")
def test_the_track_and_its_reward() -> None:
    from magemoot.games.weirdwood.catalogue import BOX

    track = BOX.tracks.health
    assert (track.min, track.max, track.start) == (1, 6, 3)
