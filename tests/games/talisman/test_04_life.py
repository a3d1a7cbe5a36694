"""Losing, healing and gaining life (TA-4)."""

from __future__ import annotations

import pytest

from magemoot.games.talisman.atoms.tokens import gain, heal
from tests.games.talisman.play import table
from tests.support.rules import rule


@rule("TA-4.2")
@pytest.mark.parametrize(("die", "lost"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_lost_lives_are_so_many_tokens_less(die, lost):
    t = table("troll", at="vampires-tower", stage="space", dice=[die])
    assert t.me.life == 6 - lost
    assert [(e.args["count"], e.args["left"]) for e in t.events("lose-life")] == [(lost, 6 - lost)]


@rule("TA-4.2", "TA-5.1")
def test_nobody_loses_more_lives_than_he_has():
    t = table("troll", at="vampires-tower", stage="space", life=2, dice=[6])
    assert not t.me.alive
    assert [e.args["count"] for e in t.events("lose-life")] == [2]


@rule("TA-4.3", "TA-4.5")
@pytest.mark.parametrize(("life", "offered"), [(4, [0, 1, 2]), (5, [0, 1]), (6, None), (8, None)])
def test_healing_stops_at_the_life_value(life, offered):
    t = table("troll", at="fields-1", stage="landed", life=life, lying={"fields-1": "healer"})
    if offered is None:
        assert t.turn_over
        assert t.me.life == life
    else:
        assert t.options == [f"heal-{n}" for n in offered]
        t.play(t.options[-1])
        assert t.me.life == 6


@rule("TA-4.3", "TA-4.5", "TA-4.4")
@pytest.mark.parametrize(("life", "after"), [(3, 5), (5, 6), (6, 6), (8, 8)])
def test_what_heals_two_lives_brings_nobody_above_his_value_and_what_gives_them_does(life, after):
    t = table("troll", life=life)
    heal(t.state, t.me.a, 2, "TA-4.3")
    assert t.me.life == after
    gain(t.state, t.me.a, "life", 2, "TA-4.4")
    assert t.me.life == after + 2


@rule("TA-4.4")
def test_a_life_gained_may_exceed_the_life_value():
    t = table("troll", at="fields-1", stage="landed", alignment="good", draws="angel")
    assert t.me.life == 7
