"""White spells (SB-17): steam. Clone has a file of its own, `test_17_clone.py`."""

from __future__ import annotations

import pytest

from tests.games.spellbook.menu import WITHOUT_WHITE, castable, costs, passed, phases_of, points, tokens_offered
from tests.games.spellbook.play import table
from tests.support.rules import rule


@pytest.mark.parametrize(
    ("spell", "phase", "levels"),
    [
        pytest.param("time_travel", "evening", (3, 4, 5), marks=rule("SB-17.1")),
        pytest.param("storm", "evening", (4, 5), marks=rule("SB-17.10")),
        pytest.param("clone", "midday", (3, 4, 5), marks=rule("SB-17.15", "SB-R7")),
    ],
)
def test_white_spells_cost_steam_and_have_their_phase(spell, phase, levels):
    assert costs(spell) == ["white"]
    for level in levels:
        assert phases_of(spell, level, spells={spell: f"{level}◯", "sacrifice": 3}) == [phase]


# ------------------------------------------------------------------ time travel


@pytest.mark.parametrize(
    ("level", "sign"),
    [
        pytest.param(3, "◯", marks=rule("SB-17.2")),
        pytest.param(4, "△", marks=rule("SB-17.3")),
        pytest.param(5, "□", marks=rule("SB-17.4")),
    ],
)
def test_time_travel_discards_a_token_of_the_levels_rune_and_raises_another_spell(level, sign):
    other = "◯△□".replace(sign, "")
    t = table(
        pool=f"red{sign}, blue{sign}, green{other[0]}, green{other[1]}",
        spells={"time_travel": level, "sacrifice": "3△", "offering": "4□"},
        phase="evening",
    )
    t.play(f"use time_travel at {level}")
    assert t.ask == "discard"
    assert t.decision.rule == f"SB-17.{level - 1}"
    assert len(tokens_offered(t)) == 2
    t.discard(f"blue{sign}")
    assert (t.ask, t.options) == ("raise", ["sacrifice", "offering"])
    t.play("raise sacrifice")
    assert (t.card("sacrifice").level, t.card("sacrifice").token) == (4, "red△")
    assert (t.card("offering").level, t.card("time_travel").level) == (4, level)
    assert t.pool == f"red{sign}, green{other[0]}, green{other[1]}"
    assert t.tray == f"blue{sign}"
    assert t.active == 1
    assert t.nothing_pending


@rule("SB-17.2", "SB-17.3", "SB-17.4")
def test_time_travel_points():
    assert points("time_travel") == [2, 4, 6]


@rule("SB-17.5")
@pytest.mark.parametrize(
    ("level", "pool", "offered"),
    [
        (3, "red◯, red△, red□", ["time_travel-3"]),
        (4, "red◯, red△, red□", ["time_travel-4", "time_travel-3"]),
        (5, "red◯, red△, red□", ["time_travel-5", "time_travel-4", "time_travel-3"]),
        (5, "red△, 2 red□, 2 black□", ["time_travel-5", "time_travel-4"]),
        (4, "2 red□, red△", ["time_travel-4"]),
    ],
)
def test_a_higher_time_travel_accepts_more_runes(level, pool, offered):
    t = table(pool=pool, spells={"time_travel": level, "offering": 3}, phase="evening")
    assert castable(t) == offered
    assert t.nothing_pending


@rule("SB-R15")
@pytest.mark.parametrize("pool", ["", "red△, red□, 2 blue△"])
def test_time_travel_is_not_offered_without_a_token_to_pay_with(pool):
    t = table(pool=pool, spells={"time_travel": 3, "offering": 3}, phase="evening")
    assert passed(t) == ["evening"]
    assert t.nothing_pending


@rule("SB-R15", "SB-R28")
@pytest.mark.parametrize("spells", [{}, {"offering": 5}, {"offering": 5, "sacrifice": 5}])
def test_time_travel_is_not_offered_without_a_spell_to_raise(spells):
    t = table(pool="red◯", spells={"time_travel": 3, **spells}, phase="evening")
    assert passed(t) == ["evening"]
    assert t.nothing_pending


@rule("SB-R28")
def test_time_travel_raises_only_own_spells_below_level_5_and_never_itself():
    t = table(
        pool="2 red◯",
        spells={"time_travel": 4, "sacrifice": 5, "levitation": 3, "offering": "4 today"},
        others=[{"spells": {"purification": 3}}],
        phase="evening",
    )
    t.play("use time_travel at 3")
    assert t.options == ["levitation", "offering"]
    t.play("raise offering")
    assert t.me.learned == {"sacrifice": 5, "levitation": 3, "offering": 5, "time_travel": 4}
    assert t[1].learned == {"purification": 3}
    assert t.nothing_pending


@rule("SB-17.6")
def test_time_travel_may_raise_the_same_spell_day_after_day_up_to_5():
    t = table(pool="3 red◯", spells={"time_travel": 3, "sacrifice": 3}, phase="evening")
    t.play("use time_travel at 3")
    assert t.card("sacrifice").level == 4
    t.end_day().skip_to("evening").play("use time_travel at 3")
    assert t.card("sacrifice").level == 5
    t.end_day().skip().skip()
    assert passed(t)[-1] == "evening"
    assert t.pool == "red◯"
    assert t.nothing_pending


@rule("SB-17.7")
def test_time_travel_lets_growth_be_used_again():
    t = table(pool="red◯", board="red△", spells={"time_travel": 3, "growth": 3}, phase="evening", altar="5 blue◯")
    assert castable(t) == ["growth-3", "time_travel-3"]
    t.play("use time_travel at 3")
    assert t.card("growth").level == 4
    t.end_day().skip_to("evening").play("use growth at 4")
    while t.ask == "take-store":
        t.choose(t.options[0])
    assert t.board == 3
    assert t.card("growth").level == 3
    assert t.nothing_pending


@rule("SB-17.8", "SB-R28", "SB-R19")
@pytest.mark.parametrize("level", [3, 4])
@pytest.mark.parametrize("spell", WITHOUT_WHITE)
def test_raising_a_spell_does_nothing_but_move_its_token(spell, level):
    t = table(
        pool="red◯",
        board="blue△, green△",
        spells={"time_travel": 3, spell: f"{level}△"},
        altar="blue◯, blue△, blue□",
        tray="black◯, black△",
        phase="evening",
    )
    before = t.card(spell).token
    t.play("use time_travel at 3")
    assert [e.name for e in t.log[:3]] == ["cast", "discard", "raise"]
    assert {e.name for e in t.log[3:]} == {"altar-draw", "day-start"}
    assert (t.card(spell).level, t.card(spell).token) == (level + 1, before)
    assert t.pool == 0
    assert t.board == "blue△, green△"
    assert t.tray == "black◯, black△, red◯"
    raised = table(board="blue△, green△", spells={"time_travel": 3, spell: f"{level + 1}△"})
    assert t.score == raised.score
    assert t.nothing_pending


@rule("SB-17.9")
def test_points_follow_the_raised_level():
    t = table(pool="red◯", spells={"time_travel": 3, "abundance": 4}, phase="evening")
    assert t.score == 2 + 5
    t.play("use time_travel at 3")
    assert t.score == 2 + 7
    assert t.nothing_pending


@rule("SB-R28")
def test_swiftness_raised_to_5_gives_two_mornings_from_the_next_day():
    t = table(pool="red◯", spells={"time_travel": 3, "swiftness": 4}, phase="evening")
    t.play("use time_travel at 3")
    t.end_day().draw()
    assert t.phase == "morning"
    t.draw()
    assert t.phase == "midday"
    assert t.pool == 4
    assert t.nothing_pending


@rule("SB-R28")
def test_communion_raised_to_5_stores_from_the_tray_when_the_next_spell_is_learned():
    t = table(
        pool="red◯, 2 green◯, green△",
        spells={"time_travel": 3, "communion": 4},
        tray="2 black□",
        altar="5 blue□",
        phase="evening",
    )
    t.play("use time_travel at 3", "discard red◯")
    assert t.board == 0
    t.end_day().skip_to("evening")
    t.learn("purification", 3).play("keep green△")
    assert t.ask == "tray-store"
    t.store("black□", "green◯")
    assert t.board == "black□, green◯"
    assert t.nothing_pending


@rule("SB-R28")
def test_mirage_raised_draws_by_its_new_level():
    t = table(
        pool="red◯",
        spells={"time_travel": 3, "mirage": "3△"},
        altar="blue△, blue◯, green◯, green□, white□",
        phase="evening",
        draws=["yellow□, yellow◯", "2 black□"],
    )
    t.play("use time_travel at 3")
    t.end_day().take("blue△")
    assert t.pool == "blue△, 2 black□"
    assert t.nothing_pending


# ------------------------------------------------------------------ storm


@pytest.mark.parametrize(
    ("level", "left"),
    [pytest.param(5, 4, marks=rule("SB-17.11")), pytest.param(4, 3, marks=rule("SB-17.12"))],
)
def test_storm_replaces_altar_tokens_takes_three_and_moves_down(level, left):
    t = table(
        pool="red◯",
        spells={"storm": f"{level}□"},
        altar="blue◯, blue△, green□, white◯",
        phase="evening",
        draws=["black◯, black△"],
    )
    t.play(f"use storm at {level}")
    assert t.ask == "replace"
    assert t.options == ["blue-circle", "blue-triangle", "green-square", "white-circle", "done"]
    t.play("replace blue◯", "replace green□", "done")
    assert t.ask == "take"
    assert tokens_offered(t) == ["blue-triangle", "white-circle", "black-circle", "black-triangle"]
    t.take("black△", "white◯", "black◯")
    assert t.pool == "red◯, black△, white◯, black◯"
    assert t.tray == "blue◯, green□"
    assert "blue△" in t.altar
    assert (t.card("storm").level, t.card("storm").token) == (left, "white□")
    assert [e.name for e in t.log[1:8]] == ["altar-discard"] * 2 + ["altar-draw"] * 2 + ["take"] * 3
    assert t.rules("lower") == [f"SB-17.{16 - level}"]
    assert t.active == 1
    assert t.nothing_pending


@rule("SB-17.13")
def test_storm_on_level_3_does_nothing():
    t = table(pool="3 red□", spells={"storm": 3, "sacrifice": None}, phase="evening")
    assert castable(t) == []
    assert t.nothing_pending


@rule("SB-17.11", "SB-17.12", "SB-17.13")
def test_storm_points():
    assert points("storm") == [4, 6, 8]


@rule("SB-17.14")
def test_storm_learned_at_5_and_used_twice_is_worth_4():
    t = table(spells={"storm": 5}, phase="evening", altar=5)
    scores = [t.score]
    for level in (5, 4):
        t.skip_to("evening").play(f"use storm at {level}", "done")
        while t.ask == "take":
            t.choose(t.options[0])
        scores.append(t.score)
        t.end_day()
    assert scores == [8, 6, 4]
    assert t.card("storm").level == 3
    assert t.pool == 6
    assert t.nothing_pending


@rule("SB-R30")
@pytest.mark.parametrize("level", [4, 5])
def test_storm_is_one_action_on_either_level(level):
    t = table(spells={"storm": level}, phase="evening")
    assert castable(t) == [f"storm-{level}"]
    assert t.nothing_pending


@rule("SB-R29")
def test_storm_may_replace_nothing():
    t = table(spells={"storm": 5}, altar="blue◯, blue△, green□, white◯", phase="evening", bag=0, tray=0)
    t.play("use storm at 5", "done").take("blue◯", "blue△", "white◯")
    assert t.pool == "blue◯, blue△, white◯"
    assert t.altar == "green□"
    assert t.card("storm").level == 4
    assert t.nothing_pending


@rule("SB-R29")
def test_storm_may_replace_the_whole_altar():
    t = table(spells={"storm": 5}, altar="blue◯, blue△", phase="evening", draws=["black◯, black△"])
    t.play("use storm at 5", "replace blue◯", "replace blue△")
    assert t.pool == "black◯, black△"
    assert t.tray == "blue◯, blue△"
    assert t.nothing_pending


@rule("SB-R29")
def test_storm_takes_no_more_than_fits():
    t = table(pool=8, spells={"storm": 4}, altar="blue◯, blue△, green□", phase="evening", bag=0, tray=0)
    t.play("use storm at 4", "done").take("green□")
    assert t.pool == 9
    assert t.altar == "blue◯, blue△"
    assert t.card("storm").level == 3
    assert t.nothing_pending


@rule("SB-R64")
def test_storm_with_a_full_pool_must_replace_something():
    t = table(pool=9, spells={"storm": 5}, altar="blue◯, blue△", phase="evening", draws=["black◯"])
    t.play("use storm at 5")
    assert tokens_offered(t) == ["blue-circle", "blue-triangle"]
    t.play("replace blue◯")
    assert t.options == ["blue-triangle", "done"]
    t.play("done")
    assert t.pool == 9
    assert t.tray == "blue◯"
    assert "blue△, black◯" in t.altar
    assert t.card("storm").level == 4
    assert t.nothing_pending


@rule("SB-R64")
def test_storm_with_an_empty_altar_is_not_offered():
    t = table(pool="red◯", spells={"storm": 5}, altar=0, phase="evening")
    assert passed(t) == ["evening"]
    assert t.card("storm").level == 5
    assert t.nothing_pending


@rule("SB-R65", "SB-23.17")
def test_storm_with_empty_bag_and_tray_brings_the_same_tokens_back():
    t = table(
        spells={"storm": 5},
        altar="blue◯, blue△, green□, white◯, red◯, red△",
        phase="evening",
        bag=0,
        tray=0,
    )
    t.play("use storm at 5", "replace blue◯", "replace blue△", "replace green□", "replace white◯", "done")
    assert t.tray == 0
    assert sorted(tokens_offered(t)) == [
        "blue-circle",
        "blue-triangle",
        "green-square",
        "red-circle",
        "red-triangle",
        "white-circle",
    ]
    t.take("blue◯", "red◯", "red△")
    assert t.pool == "blue◯, red◯, red△"
    assert t.altar == "blue△, green□, white◯"
    assert t.nothing_pending


@rule("SB-R65")
def test_storm_draws_out_the_bag_before_the_tray_comes_in():
    t = table(
        spells={"storm": 5},
        altar="blue◯, blue△, green□",
        bag="black□",
        tray="white□",
        phase="evening",
        draws=["black□, white□, blue◯"],
    )
    t.play("use storm at 5", "replace blue◯", "replace blue△", "replace green□")
    assert t.pool == "black□, white□, blue◯"
    assert [e.args["count"] for e in t.events("bag-refill")] == [4]
    assert t.nothing_pending
