"""What bots make of spells before they cast them."""

from __future__ import annotations

import pytest

from magemoot import players
from magemoot.engine.state import view
from magemoot.games.blackrose.catalogue import BOX
from magemoot.games.blackrose.components import FORGOTTEN
from magemoot.games.blackrose.deeds import Deed, write_down
from magemoot.games.blackrose.outlook import (
    CARD,
    LORE,
    STEP_WORTH,
    evaluate,
    judge,
    needs,
    promised,
    standing,
    worth,
)
from magemoot.games.blackrose.vocabulary.steps import OPERATIONS
from tests.games.blackrose.play import Table, table

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
    better = max(worth("black_sun", side) for side in BOX.spells["black_sun"].halves)
    assert standing(t.state, t.me.w, 0) == pytest.approx(standing(usual.state, usual.me.w, 0) + LORE * better)
    assert standing(t.state, t.me.w, 1) == pytest.approx(standing(usual.state, usual.me.w, 1))


def test_only_the_experienced_know_which_hand_is_better() -> None:
    poor, rich = table("nero", hand="vanish, false_door"), table("nero", hand="maelstrom, icy_grip")
    assert evaluate(poor.state, 0) == pytest.approx(evaluate(rich.state, 0))
    assert judge(poor.state, 0) < judge(rich.state, 0)
    assert judge(view(rich.state, 1), 1) == pytest.approx(judge(view(poor.state, 1), 1)), "nobody else sees it"


def test_spells_beyond_those_that_fit_on_the_sheet_count_less() -> None:
    def with_vanish(hand: str) -> float:
        """What Vanish, the weakest, brings to a hand."""
        one, more = table("nero", hand=hand), table("nero", hand=f"{hand}, vanish")
        return judge(more.state, 0) - judge(one.state, 0)

    assert with_vanish("fireball, maelstrom, icy_grip") > with_vanish("fireball, maelstrom, icy_grip, earthquake") > 0


def test_an_adept_keeps_the_better_of_the_spells_it_studies() -> None:
    t = table("nero", "rebecca", phase="study", active=-1, rest={"step": 2},
              library={"illusion": "vanish, false_door", "necromancy": "icy_grip, cowardice"})  # fmt: skip
    t.play("illusion", "necromancy", "illusion", "necromancy")
    for wanted in ("icy_grip", "cowardice"):
        seen = t.session.seen_by(0)
        kept = {seen.keys[players.bot("adept", seed=seed, iterations=8).choose(seen)] for seed in range(4)}
        t.play(wanted)
        assert kept == {t.session.journal.lines[-1].key}


@pytest.mark.parametrize("spell", [s.id for s in BOX.spells.values() if s.school == FORGOTTEN])
def test_no_forgotten_spell_is_better_kept_than_prepared(spell: str) -> None:
    t = table("nero", {"who": "rebecca", "at": "garden"}, at="garden", hand=spell, evocations=["cerberus@garden"])
    halves = BOX.spells[spell].halves
    kept = LORE * max(worth(spell, side) for side in halves) + CARD
    assert max(promised(t.state, t.me.w, t.me.w.hand[0], side) for side in halves) > kept


def test_an_own_quest_draws_its_wizard_to_its_room_and_is_nobody_elses_business() -> None:
    stands = [standing(t.state, t.me.w, viewer) for t in (at("garden"), at("forge")) for viewer in (0, 1)]
    assert stands[2] > stands[0]
    assert stands[3] == pytest.approx(stands[1])


def at(place: str) -> Table:
    """A wizard somewhere who is to activate the Forge."""
    return table("nero", at=place, quests="test_the_blade")


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_quest_is_the_nearer_the_more_of_it_is_done(viewer: int) -> None:
    stands = []
    for hurt in (0, 1, 2):
        t = table("nero", at="garden", quests="three_funerals")
        for victim in range(hurt):
            write_down(t.state, Deed("damage_dealt", 0, victim=victim + 1, amount=1, source="spell"))
        stands.append(standing(t.state, t.me.w, viewer))
    assert (stands[0] < stands[1] < stands[2]) == (viewer == 0)
    assert len(set(stands)) == (3 if viewer == 0 else 1)
