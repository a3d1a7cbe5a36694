"""Red spells (SB-13): morning, magma."""

from __future__ import annotations

import pytest

from tests.games.spellbook.menu import castable, costs, passed, phases_of, points, tokens_offered
from tests.games.spellbook.play import table
from tests.support.rules import rule


@pytest.mark.parametrize(
    "spell",
    [
        pytest.param("sacrifice", marks=rule("SB-13.1")),
        pytest.param("eruption", marks=rule("SB-13.6")),
        pytest.param("blaze", marks=rule("SB-13.11")),
    ],
)
def test_red_spells_cost_magma_and_work_in_the_morning(spell):
    assert costs(spell) == ["red"]
    assert phases_of(spell) == ["morning"]


# ------------------------------------------------------------------ sacrifice


@pytest.mark.parametrize(
    ("level", "sign"),
    [
        pytest.param(3, "◯", marks=rule("SB-13.2")),
        pytest.param(4, "△", marks=rule("SB-13.3", "SB-R5")),
        pytest.param(5, "□", marks=rule("SB-13.4", "SB-R5")),
    ],
)
def test_sacrifice_turns_one_token_of_the_levels_rune_into_four(level, sign):
    other = "◯△□".replace(sign, "")
    t = table(
        pool=f"red{sign}, blue{sign}, green{other[0]}, green{other[1]}",
        spells={"sacrifice": level},
        draws=["yellow□, 2 white△, purple◯"],
    )
    t.play(f"use sacrifice at {level}")
    assert t.ask == "discard"
    assert t.decision.rule == f"SB-13.{level - 1}"
    assert len(tokens_offered(t)) == 2
    t.play(f"discard blue{sign}")
    assert t.tray == f"blue{sign}"
    assert t.pool == f"red{sign}, green{other[0]}, green{other[1]}, yellow□, 2 white△, purple◯"
    assert t.phase == "midday"
    assert t.nothing_pending


@rule("SB-13.2", "SB-13.3", "SB-13.4")
def test_sacrifice_points():
    assert points("sacrifice") == [1, 2, 3]


@rule("SB-13.5", "SB-R5")
@pytest.mark.parametrize(
    ("level", "accepted"),
    [(3, ["sacrifice-3"]), (4, ["sacrifice-4", "sacrifice-3"]), (5, ["sacrifice-5", "sacrifice-4", "sacrifice-3"])],
)
def test_a_higher_sacrifice_accepts_more_runes(level, accepted):
    t = table(pool="red◯, red△, red□", spells={"sacrifice": level})
    assert castable(t) == accepted
    assert t.nothing_pending


@rule("SB-13.5")
def test_a_higher_sacrifice_used_on_a_lower_level_draws_as_many_and_stays_where_it_is():
    t = table(pool="red◯, green△", spells={"sacrifice": 5}, draws=["4 blue□"])
    t.play("use sacrifice at 3")
    assert t.pool == "green△, 4 blue□"
    assert t.card("sacrifice").level == 5
    assert t.nothing_pending


@rule("SB-R15")
@pytest.mark.parametrize("pool", ["", "red△, red□", "4 red△, 4 blue△"])
def test_sacrifice_is_not_offered_without_a_token_to_pay_with(pool):
    t = table(pool=pool, spells={"sacrifice": 3})
    assert castable(t) == []
    assert t.nothing_pending


@rule("SB-13.4", "SB-R15")
def test_a_sacrifice_on_level_5_without_square_still_takes_a_triangle():
    t = table(pool="red△", spells={"sacrifice": 5})
    assert castable(t) == ["sacrifice-4"]
    assert t.nothing_pending


@rule("SB-13.2")
def test_sacrifice_with_a_full_pool_draws_only_the_one_token_that_fits():
    t = table(pool="blue◯, 4 red△, 4 blue△", spells={"sacrifice": 3}, draws=["black□"])
    t.play("use sacrifice at 3")
    assert t.pool == "4 red△, 4 blue△, black□"
    assert t.tray == "blue◯"
    assert t.nothing_pending


@rule("SB-13.2")
def test_sacrifice_with_nothing_to_draw_brings_its_own_token_back_through_the_bag():
    t = table(pool="red◯, blue△", spells={"sacrifice": 3}, bag=0, tray=0)
    t.play("use sacrifice at 3")
    assert t.pool == "red◯, blue△"
    assert [e.name for e in t.events("discard", "bag-refill", "draw")] == ["discard", "bag-refill", "draw"]
    assert t.nothing_pending


# ------------------------------------------------------------------ eruption


@pytest.mark.parametrize(
    ("level", "until"),
    [
        pytest.param(3, 4, marks=rule("SB-13.7")),
        pytest.param(4, 5, marks=rule("SB-13.8")),
        pytest.param(5, 6, marks=rule("SB-13.9")),
    ],
)
def test_eruption_draws_until_the_pool_holds_its_number(level, until):
    t = table(pool="red◯, blue△", spells={"eruption": level}, draws=[f"{until - 2} green□"])
    t.play(f"use eruption at {level}")
    assert t.pool == f"red◯, blue△, {until - 2} green□"
    assert t.tray == 0
    assert t.phase == "midday"
    assert t.nothing_pending


@pytest.mark.parametrize(
    ("level", "until"),
    [
        pytest.param(3, 4, marks=rule("SB-13.7")),
        pytest.param(4, 5, marks=rule("SB-13.8")),
        pytest.param(5, 6, marks=rule("SB-13.9")),
    ],
)
def test_eruption_fills_an_empty_pool(level, until):
    t = table(spells={"eruption": level})
    t.play(f"use eruption at {level}")
    assert t.pool == until
    assert t.nothing_pending


@rule("SB-13.7", "SB-13.8", "SB-13.9")
def test_eruption_points():
    assert points("eruption") == [2, 3, 4]


@rule("SB-13.10")
@pytest.mark.parametrize(
    ("pool", "offered"),
    [
        (3, ["eruption-5", "eruption-4", "eruption-3"]),
        (4, ["eruption-5", "eruption-4"]),
        (5, ["eruption-5"]),
        (6, []),
        (7, []),
        (9, []),
    ],
)
def test_eruption_is_only_offered_while_it_brings_something(pool, offered):
    t = table(pool=pool, spells={"eruption": 5})
    assert castable(t) == offered
    assert t.nothing_pending


@rule("SB-13.10")
def test_eruption_needs_something_to_draw():
    t = table(pool="red◯", spells={"eruption": 5}, bag=0, tray=0)
    assert castable(t) == []
    assert t.nothing_pending


@rule("SB-13.9")
def test_eruption_draws_what_bag_and_tray_still_hold():
    t = table(pool="red◯", spells={"eruption": 5}, bag="blue◯", tray="2 blue△", draws=["blue◯", "2 blue△"])
    t.play("use eruption at 5")
    assert t.pool == "red◯, blue◯, 2 blue△"
    assert t.tray == 0
    assert t.nothing_pending


# ------------------------------------------------------------------ blaze


@rule("SB-13.12", "SB-13.14", "SB-R35")
@pytest.mark.parametrize("level", [3, 4, 5])
def test_blaze_draws_four_and_then_the_others_take_one_each_clockwise(level):
    t = table(
        pool="red◯",
        spells={"blaze": level},
        seats=3,
        altar="blue◯, green△, white□",
        draws=["4 black□"],
    )
    t.play(f"use blaze at {level}")
    assert t.pool == "red◯, 4 black□"
    assert (t.ask, t.seat) == ("forced-take", 1)
    assert tokens_offered(t) == ["blue-circle", "green-triangle", "white-square"]
    t.play("take green△")
    assert (t.ask, t.seat) == ("forced-take", 2)
    assert tokens_offered(t) == ["blue-circle", "white-square"]
    t.play("take white□")
    assert t[1].pool == "green△"
    assert t[2].pool == "white□"
    assert t.altar == "blue◯"
    assert t.pool == "red◯, 4 black□"
    assert (t.phase, t.active) == ("midday", 0)
    assert t.nothing_pending


@rule("SB-13.14")
def test_blaze_begins_left_of_the_active_mage_and_goes_round_the_table():
    t = table(others=[{"spells": {"blaze": 3}}], seats=3, active=1, altar="blue◯, green△, white□")
    t.play("use blaze at 3")
    assert t.seat == 2
    t.play("take blue◯")
    assert t.seat == 0
    t.play("take white□")
    assert (t[2].pool, t[0].pool, t[1].pool) == ("blue◯", "white□", 4)
    assert t.nothing_pending


@rule("SB-13.12")
@pytest.mark.parametrize("level", [3, 4, 5])
def test_blaze_is_one_action_whatever_its_level(level):
    t = table(spells={"blaze": level})
    assert castable(t) == [f"blaze-{level}"]
    assert t.nothing_pending


@rule("SB-13.13")
def test_blaze_points():
    assert points("blaze") == [0, 2, 5]


@rule("SB-13.14", "SB-R35")
def test_blaze_passes_over_a_full_pool():
    t = table(spells={"blaze": 3}, others=[{"pool": 9}, {"pool": 8}], altar="blue◯, green△")
    t.play("use blaze at 3")
    assert t.seat == 2
    t.play("take blue◯")
    assert (t[1].pool, t[2].pool) == (9, 9)
    assert t.altar == "green△"
    assert t.nothing_pending


@rule("SB-13.14", "SB-R35")
def test_blaze_passes_over_those_who_find_the_altar_empty():
    t = table(spells={"blaze": 3}, seats=3, altar="blue◯")
    t.play("use blaze at 3")
    assert t[1].pool == "blue◯"
    assert t[2].pool == 0
    assert t.altar == 0
    assert t.nothing_pending


@rule("SB-13.12")
def test_blaze_draws_only_what_fits():
    t = table(pool="4 red△, 3 blue△", spells={"blaze": 5}, altar="blue◯", draws=["green◯, white△"])
    t.play("use blaze at 5")
    assert t.pool == "4 red△, 3 blue△, green◯, white△"
    assert t[1].pool == "blue◯"
    assert t.nothing_pending


@rule("SB-R14")
def test_blaze_with_a_full_pool_is_usable_if_somebody_else_gains():
    t = table(pool=9, spells={"blaze": 5}, altar="blue◯")
    assert castable(t) == ["blaze-5"]
    t.play("use blaze at 5")
    assert t.pool == 9
    assert t[1].pool == "blue◯"
    assert t.nothing_pending


@rule("SB-R14")
@pytest.mark.parametrize(("altar", "theirs"), [("", 0), ("blue◯", 9)])
def test_blaze_that_brings_nobody_anything_is_not_offered(altar, theirs):
    t = table(pool=9, spells={"blaze": 5}, others=[{"pool": theirs}], altar=altar)
    assert passed(t) == ["morning"]
    assert t.nothing_pending


@rule("SB-13.12")
def test_blaze_with_empty_bag_and_tray_still_makes_the_others_take():
    t = table(spells={"blaze": 3}, altar="blue◯", bag=0, tray=0)
    t.play("use blaze at 3")
    assert t.pool == 0
    assert t[1].pool == "blue◯"
    assert t.nothing_pending


@rule("SB-20.13", "SB-R48")
def test_blaze_alone_sends_an_altar_token_of_your_choice_to_the_opponent():
    t = table(seats=1, pool="red◯", spells={"blaze": 4}, altar="blue◯, green△", draws=["4 black□"])
    t.play("use blaze at 4")
    assert t.ask == "opponent-lower"
    t.play("opponent green△")
    assert t.lower == "green△"
    assert t.altar == "blue◯"
    assert t.pool == "red◯, 4 black□"
    assert t.nothing_pending


@rule("SB-R48")
def test_blaze_alone_with_an_empty_altar_only_draws():
    t = table(seats=1, spells={"blaze": 4}, altar=0, draws=["4 black□"])
    t.play("use blaze at 4")
    assert t.pool == "4 black□"
    assert t.lower == 0
    assert t.nothing_pending


@rule("SB-20.13", "SB-R48", "SB-R14")
def test_blaze_alone_with_a_full_pool_needs_an_altar_token_for_the_opponent():
    t = table(seats=1, pool=9, spells={"blaze": 5}, altar="blue◯")
    assert castable(t) == ["blaze-5"]
    t.play("use blaze at 5")
    assert (t.pool, t.altar, t.lower) == (9, 0, "blue◯")
    t = table(seats=1, pool=9, spells={"blaze": 5}, altar=0)
    assert passed(t) == ["morning"]
    assert t.nothing_pending
