"""BR-6: the crown, the first player, and the order in which all act."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.blackrose.result import bonus_points
from tests.games.blackrose.play import Table, table
from tests.support.rules import rule


def order_of_turns(t: Table) -> list[str]:
    """Whose turns follow each other, each of one physical action, to the end of the phase."""
    found = []
    while t.phase == "action":
        found.append(t.asked)
        t.play("wait")
        if t.offers("end-turn"):
            t.play("end-turn")
    return found


def three() -> Table:
    """Nero, Rebecca and Tessa, Rebecca being the first player of the round."""
    at = {"at": "garden", "tokens": 2}
    return table("nero", {"who": "rebecca", **at}, {"who": "tessa", **at}, at="garden",
                 active=1, rest={"first": 1, "crown": 1})  # fmt: skip


@rule("BR-6.1", "BR-13.3", "BR-13.8")
def test_the_first_player_acts_first_and_the_others_clockwise_again_and_again() -> None:
    assert order_of_turns(three()) == ["rebecca", "tessa", "nero", "rebecca", "tessa", "nero"]


@rule("BR-6.1", "BR-R55", "BR-11.1")
def test_several_who_decide_at_once_do_so_in_turn_order_from_the_first_player() -> None:
    """The Whisper of the Rose: each may discard a spell to draw from the library."""
    hands = [{"who": who, "hand": "fireball"} for who in ("rebecca", "tessa")]
    t = table("nero", *hands, hand="fireball", event_deck="whisper_of_the_rose", phase="rose", active=-1,
              rest={"first": 1, "crown": 1})  # fmt: skip
    asked = []
    while t.phase == "rose":
        asked.append(t.asked)
        t.play("done")
    assert asked == ["rebecca", "tessa", "nero"]


@rule("BR-6.2", "BR-R83")
@pytest.mark.parametrize(("crown", "first"), [("nero", 0), ("rebecca", 1), ("tessa", 2)])
def test_the_holder_of_the_crown_when_the_black_rose_phase_begins_is_first_player_of_the_round(
    crown: str, first: int
) -> None:
    t = table("nero", "rebecca", "tessa", phase="clean-up", event_deck="vigil", rest={"crown": first, "first": 1})
    t.until_phase("study")
    assert (t.state.first, t.crown) == (first, crown)
    assert t.asked == crown


@rule("BR-6.3", "BR-T6", "BR-14.14", "BR-14.10")
def test_the_throne_room_gives_the_crown_and_changes_the_first_player_only_of_the_next_round() -> None:
    throne: dict[str, Any] = {"at": "throne_room", "tokens": 1}
    t = table("nero", {"who": "rebecca", **throne}, {"who": "tessa", **throne}, active=1, **throne,
              evocations=["malacoda@arena"], event_deck="vigil", rest={"first": 1, "crown": 1})  # fmt: skip
    t.play("wait")
    t.play("activate", "done")
    assert (t.crown, t.ready("throne_room"), t.state.first) == ("tessa", False, 1)
    t.until_phase("evocation")
    assert (t.state.first, t.crown) == (1, "tessa")
    t.until_phase("study")
    assert (t.state.first, t.asked) == (2, "tessa")


@rule("BR-6.4", "BR-27.14")
def test_the_holder_of_the_crown_may_activate_the_throne_room_and_keeps_it() -> None:
    t = table("nero", {"who": "rebecca", "at": "throne_room", "tokens": 1}, at="throne_room", tokens=1)
    assert t.crown == "nero"
    t.play("activate", "done")
    assert (t.crown, t.ready("throne_room")) == ("nero", False)
    assert t.asked == "rebecca"
    assert not t.offers("activate"), "nobody else can take the crown there in this round"


@rule("BR-R83")
def test_the_crown_may_change_hands_twice_in_a_round() -> None:
    t = table("nero", {"who": "rebecca", "at": "arena", "spells": ["golden_decree"]}, at="throne_room", tokens=1,
              rest={"crown": 1})  # fmt: skip
    t.play("activate", "done")
    assert t.crown == "nero"
    t.play("golden_decree")
    assert (t.crown, t["rebecca"].power) == ("rebecca", 1)


@rule("BR-R83", "BR-8.8")
def test_effects_on_the_holder_of_the_crown_mean_whoever_holds_it_then() -> None:
    t = table("nero", "rebecca", "tessa", board=("tribute", "", ""), event_deck="first_blood", phase="rose", active=-1,
              rest={"first": 1, "crown": 1})  # fmt: skip
    assert t.crown == "nero", "to the right of the first player"
    assert [t[who].power for who in ("nero", "rebecca", "tessa")] == [1, 0, 0]
    assert t.state.first == 1


@rule("BR-R83", "BR-25.6")
def test_the_final_scoring_looks_at_the_present_holder() -> None:
    t = table("nero", "rebecca", rest={"first": 0, "crown": 1})
    assert [points["crown"] for points in bonus_points(t.state)] == [0, 1]
