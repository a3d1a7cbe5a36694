"""What bots make of spells before they cast them."""

from __future__ import annotations

import pytest

from magemoot.games.blackrose.catalogue import BOX
from magemoot.games.blackrose.outlook import LORE, STEP_WORTH, needs, promised, standing, worth
from magemoot.games.blackrose.vocabulary.steps import OPERATIONS
from tests.games.blackrose.play import table

BY_THEIR_PARTS = {"if", "may", "each", "choose", "quest", "study", "summon"}


def test_every_operation_is_worth_something() -> None:
    assert OPERATIONS.keys() == STEP_WORTH.keys() | BY_THEIR_PARTS


def test_every_half_of_a_spell_is_worth_something() -> None:
    halves = [(id, side) for id, spell in BOX.spells.items() for side in spell.halves]
    assert [half for half in halves if worth(*half) <= 0] == []


@pytest.mark.parametrize(
    ("spell", "side", "needed"),
    [
        ("fireball", "straight", ""),
        ("dismiss", "straight", "enemy:"),
        ("grip_of_darkness", "straight", "own:landsknecht"),
        ("grip_of_darkness", "reversed", "own:undead"),
        ("soul_harvest", "reversed", "own:"),
        ("rite_of_the_seasons", "reversed", ""),
    ],
)
def test_spells_that_need_creatures(spell: str, side: str, needed: str) -> None:
    assert needs(spell, side) == needed


def test_a_spell_without_its_creatures_promises_less() -> None:
    found = []
    for own in ([], ["cerberus@garden"], ["bone_knight@garden"]):
        t = table("nero", at="garden", spells=["grip_of_darkness/reversed"], evocations=own)
        found.append(promised(t.state, t.me.w, t.me.w.sheet[1][0], "reversed"))
    assert found[0] == found[1] < found[2]


def test_a_forgotten_spell_is_worth_more_to_the_one_who_sees_it() -> None:
    t = table("nero", hand="black_sun")
    usual = table("nero", hand="fireball")
    assert standing(t.state, t.me.w, 0) == pytest.approx(standing(usual.state, usual.me.w, 0) + LORE)
    assert standing(t.state, t.me.w, 1) == pytest.approx(standing(usual.state, usual.me.w, 1))
