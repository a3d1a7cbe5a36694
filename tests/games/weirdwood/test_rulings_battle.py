"""Rulings around battles and Powers: favour tokens, the end of the Tactics track, Health as a cost."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.weirdwood.catalogue import BOX
from tests.games.weirdwood.fighting import BLANK, CAVE, NO_PP, ONE, combat, strike
from tests.games.weirdwood.landing import acting
from tests.games.weirdwood.play import Table, table
from tests.support.rules import rule

# ------------------------------------------------------------------ favour tokens


@rule("WM-R61", "WM-32.6")
@pytest.mark.parametrize(("word", "totals"), [("favour-hit", (1, 0)), ("favour-block", (0, 1))])
def test_a_favour_token_is_a_hit_or_a_block(word: str, totals: tuple[int, int]) -> None:
    """The token is a favour of Lady Weirdwood."""
    assert BOX.favours["favour"].count == 8
    t = strike(scarabs=1, favours=1, tracks=NO_PP, dice=[BLANK, BLANK])
    left = t.state.favours_left
    t.play("pass", word)
    assert t.totals[:2] == totals
    assert (t.me.favours, t.state.favours_left) == (0, left + 1)


@rule("WM-R61", "WM-32.6")
def test_or_a_die_of_any_colour_before_the_roll_and_several_in_one_battle() -> None:
    t = strike(scarabs=1, favours=3, tracks=NO_PP, dice=[BLANK, ONE, BLANK])
    t.play("favour-die", "attack", "favour-block")
    t.play("pass")
    assert not t.offers("favour-die"), "too late"
    t.play("favour-hit", "return")
    assert t.totals == (2, 1, 0, 0)
    assert t.me.favours == 0
    assert t.nothing_pending


# ------------------------------------------------------------------ the end of the Tactics track


def at_the_end(**more: Any) -> Table:
    """Celia gains 1 PP beside space 13 of the Tactics track."""
    more = {"tracks": {"power": 14, "combat": 14, "tactics": 13}, "hand": "charge", **more}
    return acting("determined_sprint", **more).play("act:gain")


@rule("WM-R75", "WM-24.7")
def test_the_free_cleanse_reaches_a_room_from_afar_with_its_action() -> None:
    t = at_the_end(
        cursed=["oracles_crypt", "treasury"], scarabs={"oracles_crypt": 2}, rooms={"phoenix_garden": "treasury"}
    )
    t.play("oracles_crypt")
    assert not t.cursed("oracles_crypt")
    assert t.scarabs("oracles_crypt") == 0
    assert t.ask == "use-room"
    t.play("yes")
    assert t.me.knowledge == 2
    assert t.me.at == "entrance_hall"
    assert t.nothing_pending


@rule("WM-R75")
def test_not_its_action_with_the_monster_there() -> None:
    t = at_the_end(cursed=["oracles_crypt"], scarabs={"oracles_crypt": 1}, fae={"at": "oracles_crypt"})
    t.play("oracles_crypt")
    assert not t.cursed("oracles_crypt")
    assert t.ask == "turn"
    assert t.nothing_pending


@rule("WM-R75")
@pytest.mark.parametrize("more", [{}, {"cursed": [CAVE], "tiles": {CAVE: "rubble"}}], ids=["none", "sealed"])
def test_without_a_room_that_can_be_cleansed_nothing_happens(more: dict[str, Any]) -> None:
    t = at_the_end(**more)
    assert t.me.track("tactics") == 14
    assert t.ask == "turn"
    assert t.nothing_pending


# ------------------------------------------------------------------ Health as a cost


@rule("WM-R31", "WM-R111")
def test_health_is_paid_only_above_one() -> None:
    rift: dict[str, Any] = {"at": "fae_rift", "rest": {"may_use_room": True}, "hand": "charge"}
    assert not table(health=1, **rift).offers("room")
    t = table(health=2, **rift).play("room")
    assert (t.me.health, t.me.resources) == (1, (1, 1, 0, 1))
    assert not acting("sharing_of_life", "celia", who="bailey", health=1).offers("act:transfer")
    assert acting("sharing_of_life", "celia", who="bailey", health=2).offers("act:transfer")


@rule("WM-R31", "WM-23.3")
@pytest.mark.parametrize(("health", "pp"), [(5, 2), (6, 0)])
def test_pp_for_six_health_only_when_it_rises(health: int, pp: int) -> None:
    t = acting("fae_touch", health=health)
    t.play("act-0")
    assert combat(t) == pp
    assert t.me.health == 6
