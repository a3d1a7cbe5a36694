from __future__ import annotations

import pytest

from tests.games.spellbook.play import new_game, table
from tests.support.rules import rule


@rule("SB-4.1", "SB-4.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_days_go_clockwise_from_the_first_player(seats):
    t = new_game(seats, first=1)
    played = []
    for _ in range(2 * seats):
        played.append((t.active, t.day))
        t.draw()
        t.end_day()
    assert played == [((1 + i) % seats, 1 + i // seats) for i in range(2 * seats)]
    assert [e.args["who"].id for e in t.events("day-start")] == [seat for seat, _ in played] + [1]


@rule("SB-4.2")
def test_morning_then_midday_then_evening():
    t = table(pool="3 red□")
    seen = [t.phase]
    t.take(t.altar.__iter__().__next__())
    seen.append(t.phase)
    t.skip()
    seen.append(t.phase)
    assert seen == ["morning", "midday", "evening"]
    assert t.seat == 0


@rule("SB-4.3", "SB-10.1")
def test_the_altar_is_refilled_after_the_evening_and_before_the_next_day():
    t = table(pool="3 red□", altar="red◯, 2 blue△", phase="evening", draws=["green◯", "white□"])
    assert t.altar == 3
    t.skip()
    assert t.altar == "red◯, 2 blue△, green◯, white□"
    assert [e.name for e in t.log] == ["skip", "altar-draw", "altar-draw", "day-start"]
    assert t.active == 1


@rule("SB-4.4")
def test_one_action_in_each_phase():
    t = table(pool="red□", altar="red◯, 2 blue△")
    t.take("red◯")
    assert t.phase == "midday"
    t.store("red□")
    assert t.active == 1


@rule("SB-4.5")
def test_every_phase_may_be_skipped():
    t = table(pool="3 red□")
    for phase in ("morning", "midday", "evening"):
        assert (t.phase, t.active) == (phase, 0)
        t.skip()
    assert t.active == 1
    assert [e.args["phase"].id for e in t.events("skip")] == ["phase-morning", "phase-midday", "phase-evening"]


@rule("SB-4.5", "SB-R14")
def test_a_phase_in_which_nothing_is_possible_passes_by_itself():
    t = table(pool="red□", altar="red◯")
    t.take("red◯")
    t.store("red□")
    # 1 token cannot pay for anything: the evening passes.
    assert t.active == 1
    assert t.rules("skip") == ["SB-4.5"]


@rule("SB-4.6")
def test_without_spells_the_phases_offer_only_their_base_actions():
    t = table(pool="3 red□, blue△", altar="red◯, blue△")
    assert t.options == ["red-circle", "blue-triangle", "draw", "skip"]
    t.skip()
    assert t.options == ["red-square", "blue-triangle", "skip"]
    t.skip()
    assert t.options == ["learn-sacrifice-3", "skip"]


@rule("SB-4.6", "SB-4.7", "SB-6.4")
def test_a_spell_adds_a_choice_and_is_used_instead_of_the_base_action():
    t = table(pool="red◯", spells={"sacrifice": 3}, draws=["4 blue△"])
    assert "sacrifice-3" in t.options
    assert "draw" in t.options
    t.cast("sacrifice", 3)
    assert t.phase == "midday"
    assert not t.offers("draw")


@rule("SB-4.8")
def test_days_go_on_while_nobody_has_reached_the_end():
    t = new_game(2, first=0)
    for day in range(1, 41):
        assert (t.active, t.day, t.over) == (0, day, False)
        t.end_day()
        t.end_day()
