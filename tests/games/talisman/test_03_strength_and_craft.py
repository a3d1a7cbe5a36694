"""What Strength and Craft are made of, and what they are for (TA-3)."""

from __future__ import annotations

import pytest

from tests.games.talisman.play import table
from tests.support.rules import rule


def scores(t):
    """The attack scores of all fights so far, own and other."""
    return [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")]


@rule("TA-3.1", "TA-16.1")
@pytest.mark.parametrize(("enemy", "own", "other"), [("bear", 3 + 2 + 4, 3 + 1), ("spectre", 3 + 4 + 4, 3 + 1)])
def test_strength_is_for_battle_and_craft_for_psychic_combat(enemy, own, other):
    t = table("thief", at="fields-1", stage="landed", strength=2, craft=4, draws=enemy, dice=[4, 1])
    assert scores(t) == [(own, other)]
    assert t.me.trophies == enemy


@rule("TA-3.1", "TA-22.4")
@pytest.mark.parametrize(("tokens", "spells"), [({"craft": 3}, 3), ({"strength": 3}, 1)])
def test_craft_not_strength_says_how_many_spells_one_holds(tokens, spells):
    t = table("thief", at="fields-1", stage="landed", draws="book_of_spells", **tokens)
    assert t.me.spells == spells


@rule("TA-3.2–3.4")
def test_cards_add_to_the_total_and_become_no_tokens():
    t = table("warrior", strength=1, craft=2, objects="magic_belt, solomons_crown, sword")
    assert (t.me.strength, t.me.craft) == (4 + 1 + 1, 2 + 2 + 2)
    assert t.me.tokens == (1, 2)


@rule("TA-3.6", "TA-3.7")
@pytest.mark.parametrize(("die", "left"), [(2, (1, 2)), (3, (2, 1))])
def test_a_loss_takes_tokens(die, left):
    t = table("warrior", at="city", stage="space", strength=2, craft=2, dice=[die]).play("visit-enchantress")
    assert t.me.tokens == left


@rule("TA-3.7")
@pytest.mark.parametrize("die", [2, 3])
def test_the_printed_values_cannot_be_lost(die):
    t = table("warrior", at="city", stage="space", objects="magic_belt", dice=[die]).play("visit-enchantress")
    assert (t.me.strength, t.me.craft) == (5, 2)
    assert t.events("lose-strength", "lose-craft") == []
