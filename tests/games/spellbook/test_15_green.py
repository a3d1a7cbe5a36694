"""Green spells (SB-15): plants."""

from __future__ import annotations

import pytest

from tests.games.spellbook.menu import castable, costs, passed, phases_of, points, tokens_offered
from tests.games.spellbook.play import table
from tests.support.rules import rule


@pytest.mark.parametrize(
    ("spell", "phase"),
    [
        pytest.param("purification", "midday", marks=rule("SB-15.1")),
        pytest.param("cure", "midday", marks=rule("SB-15.6")),
        pytest.param("growth", "evening", marks=rule("SB-15.11")),
    ],
)
def test_green_spells_cost_plants_and_have_their_phase(spell, phase):
    assert costs(spell) == ["green"]
    assert [phases_of(spell, level) for level in (3, 4, 5)] == [[phase]] * 3


# ------------------------------------------------------------------ purification


@pytest.mark.parametrize(
    ("level", "given", "taken"),
    [
        pytest.param(3, ["red◯"], ["blue△"], marks=rule("SB-15.2")),
        pytest.param(4, ["red◯", "white△"], ["blue△", "purple◯"], marks=rule("SB-15.3")),
        pytest.param(5, ["red◯", "white△", "red□"], ["blue△", "purple◯", "purple□"], marks=rule("SB-15.4")),
    ],
)
def test_purification_exchanges_pool_tokens_with_altar_tokens(level, given, taken):
    t = table(
        pool="red◯, white△, red□, black◯",
        spells={"purification": level},
        altar="blue△, purple◯, purple□, green◯",
        phase="midday",
    )
    t.play(f"use purification at {level}")
    for token in given:
        assert t.ask == "exchange-give"
        tokens_offered(t)
        t.play(f"give {token}")
    for token in taken:
        assert t.ask == "exchange-take"
        tokens_offered(t)
        t.play(f"receive {token}")
    keeps = [x for x in ("red◯", "white△", "red□", "black◯") if x not in given]
    stays = [x for x in ("blue△", "purple◯", "purple□", "green◯") if x not in taken]
    assert t.pool == ", ".join(keeps + taken)
    assert all(token in t.altar for token in stays + given)
    assert passed(t) == ["evening"]
    assert [e.name for e in t.log if e.name == "exchange"] == ["exchange"] * (level - 2)
    assert t.nothing_pending


@rule("SB-15.2", "SB-15.3", "SB-15.4")
def test_purification_points():
    assert points("purification") == [1, 2, 3]


@rule("SB-15.5", "SB-R57", "SB-23.13")
def test_purification_swaps_at_once_so_a_token_put_down_is_not_taken_back():
    t = table(pool="red◯, white△, black□", spells={"purification": 4}, altar="blue△, purple◯, green□", phase="midday")
    t.play("use purification at 4", "give red◯", "give white△")
    assert tokens_offered(t) == ["blue-triangle", "purple-circle", "green-square"]
    t.play("receive green□")
    assert tokens_offered(t) == ["blue-triangle", "purple-circle"]
    t.play("receive blue△")
    assert t.pool == "black□, green□, blue△"
    assert t.nothing_pending


@rule("SB-15.5")
@pytest.mark.parametrize("level", [3, 4, 5])
def test_purification_changes_no_sizes(level):
    t = table(pool="4 yellow□, 4 red◯", spells={"purification": level}, altar="5 blue△", phase="midday")
    t.play(f"use purification at {level}")
    while t.ask == "exchange-give":
        t.play("give red◯")
    assert t.phase == "evening"
    assert (t.pool, t.altar, t.tray) == (8, 5, 0)
    assert t.pool == f"4 yellow□, {6 - level} red◯, {level - 2} blue△"
    assert t.altar == f"{level - 2} red◯, {7 - level} blue△"
    assert t.nothing_pending


@rule("SB-R57")
@pytest.mark.parametrize(
    ("pool", "altar", "swapped"), [("red◯, red△", "blue◯, blue△, blue□", 2), ("red◯, red△, red□", "blue◯", 1)]
)
def test_purification_at_5_exchanges_less_only_if_pool_or_altar_hold_less(pool, altar, swapped):
    t = table(pool=pool, spells={"purification": 5}, altar=altar, phase="midday")
    t.play("use purification at 5")
    while t.ask in ("exchange-give", "exchange-take"):
        t.choose(tokens_offered(t)[0])
    assert len(t.events("exchange")) == swapped
    assert len([x for x in t.pool if x.startswith("blue")]) == swapped
    assert t.nothing_pending


@rule("SB-15.4", "SB-R75")
def test_purification_works_with_a_full_pool():
    t = table(pool="5 red◯, 4 red△", spells={"purification": 5}, altar="blue◯, blue△, blue□", phase="midday")
    t.play("use purification at 5", "give red◯", "give red◯", "give red△")
    assert t.pool == "3 red◯, 3 red△, blue◯, blue△, blue□"
    assert t.nothing_pending


@rule("SB-R14")
def test_purification_needs_a_token_on_either_side():
    t = table(pool="red◯", spells={"purification": 5}, altar=0, phase="midday")
    assert castable(t) == []
    t = table(spells={"purification": 5}, altar="blue◯", phase="midday")
    assert passed(t)[0] == "midday"
    assert t.nothing_pending


# ------------------------------------------------------------------ cure


@pytest.mark.parametrize(
    ("level", "drawn"),
    [
        pytest.param(3, ["blue◯"], marks=rule("SB-15.7")),
        pytest.param(4, ["blue◯", "green△"], marks=rule("SB-15.8")),
        pytest.param(5, ["blue◯", "green△", "white□"], marks=rule("SB-15.9")),
    ],
)
def test_cure_draws_and_then_discards_as_many(level, drawn):
    t = table(pool="3 yellow◯, red△, red□", spells={"cure": level}, phase="midday", draws=[", ".join(drawn)])
    t.play(f"use cure at {level}")
    assert t.pool == ", ".join(["3 yellow◯, red△, red□", *drawn])
    discarded = ["red△", "red□", "blue◯"][: level - 2]
    for token in discarded:
        assert t.ask == "discard"
        tokens_offered(t)
        t.discard(token)
    assert t.tray == ", ".join(discarded)
    assert t.pool == 5
    assert t.phase == "evening"
    assert t.nothing_pending


@rule("SB-15.7", "SB-15.8", "SB-15.9")
def test_cure_points():
    assert points("cure") == [3, 4, 5]


@rule("SB-15.10")
def test_cure_at_5_with_eight_tokens_draws_one_and_discards_three():
    t = table(pool="4 yellow□, 4 red△", spells={"cure": 5}, phase="midday", draws=["blue◯"])
    t.play("use cure at 5")
    assert t.pool == 9
    t.discard("red△", "blue◯", "red△")
    assert t.pool == "4 yellow□, 2 red△"
    assert t.tray == "2 red△, blue◯"
    assert t.nothing_pending


@rule("SB-R56")
@pytest.mark.parametrize("level", [3, 4, 5])
def test_cure_with_a_full_pool_draws_nothing_and_discards_in_full(level):
    t = table(pool="4 yellow□, 5 red△", spells={"cure": level}, phase="midday")
    t.play(f"use cure at {level}")
    t.discard(*["red△"] * (level - 2))
    assert t.pool == 9 - (level - 2)
    assert t.events("draw") == []
    assert t.nothing_pending


@rule("SB-15.9")
def test_cure_with_an_empty_pool_discards_what_it_drew():
    t = table(spells={"cure": 5}, phase="midday", draws=["blue◯, green△, white□"])
    t.play("use cure at 5")
    assert t.pool == 0
    assert t.tray == "blue◯, green△, white□"
    assert t.nothing_pending


@rule("SB-R76")
def test_cure_discards_what_there_is_when_nothing_can_be_drawn():
    t = table(pool="red◯, red△", spells={"cure": 5}, phase="midday", bag=0, tray=0, altar=0)
    t.play("use cure at 5")
    assert t.pool == 0
    assert [e.name for e in t.events("draw", "discard")] == ["discard", "discard"]
    assert t.nothing_pending


@rule("SB-R14")
def test_cure_without_anything_to_draw_or_discard_is_not_offered():
    t = table(spells={"cure": 5}, phase="midday", bag=0, tray=0)
    assert passed(t)[0] == "midday"
    assert t.nothing_pending


@rule("SB-15.10")
def test_cure_offers_every_level_up_to_its_own():
    t = table(pool=9, spells={"cure": 5}, phase="midday")
    assert castable(t) == ["cure-5", "cure-4", "cure-3"]
    assert t.nothing_pending


# ------------------------------------------------------------------ growth


@rule("SB-15.12", "SB-R31")
@pytest.mark.parametrize("level", [3, 4, 5])
def test_growth_at_3_exchanges_a_pool_token_with_a_stored_one(level):
    t = table(
        pool="red◯, blue△",
        board="white□, black◯, purple△",
        spells={"growth": f"{level}△"},
        altar=0,
        phase="evening",
    )
    t.play("use growth at 3")
    assert t.ask == "exchange-give"
    t.play("give blue△")
    assert tokens_offered(t) == ["white-square", "black-circle", "purple-triangle"]
    t.play("receive black◯")
    assert t.pool == "red◯, black◯"
    assert list(t.board) == ["white□", "blue△", "purple△"]
    assert (t.card("growth").level, t.card("growth").token) == (level, "green△")
    assert t.nothing_pending


@rule("SB-15.16")
def test_growth_on_a_higher_level_keeps_its_place_when_level_3_is_used():
    t = table(pool="red◯", board="white□", spells={"growth": 5}, phase="evening", altar="blue◯")
    assert castable(t) == ["growth-5", "growth-4", "growth-3"]
    before = t.score
    t.play("use growth at 3")
    assert t.card("growth").level == 5
    assert t.events("lower") == []
    assert t.score == before
    assert t.nothing_pending


@pytest.mark.parametrize(
    ("level", "stored"),
    [
        pytest.param(4, ["blue◯", "black△"], marks=rule("SB-15.13")),
        pytest.param(5, ["blue◯", "black△", "white□"], marks=rule("SB-15.14")),
    ],
)
def test_growth_stores_altar_tokens_and_moves_down_one_level(level, stored):
    t = table(
        pool="red◯",
        board="yellow△",
        spells={"growth": f"{level}△"},
        altar="blue◯, black△, white□, purple◯",
        phase="evening",
    )
    t.play(f"use growth at {level}")
    for token in stored:
        assert t.ask == "take-store"
        tokens_offered(t)
        t.play(f"store {token}")
    assert list(t.board) == ["yellow△", *stored]
    assert t.pool == "red◯"
    assert "purple◯" in t.altar
    assert (t.card("growth").level, t.card("growth").token) == (level - 1, "green△")
    assert passed(t) == []
    assert t.active == 1
    assert t.nothing_pending


@rule("SB-15.12", "SB-15.13", "SB-15.14")
def test_growth_points():
    assert points("growth") == [3, 4, 6]


@rule("SB-15.15")
def test_growth_scores_by_the_level_where_its_token_ends():
    t = table(board=2, spells={"growth": 5}, altar="blue◯, black△, white□", phase="evening")
    assert t.score == 2 + 6
    t.play("use growth at 5")
    assert t.card("growth").level == 4
    assert t.score == 5 + 4
    assert t.nothing_pending


@rule("SB-R30")
def test_growth_on_5_used_with_its_level_4_effect_ends_on_4():
    t = table(spells={"growth": 5}, altar="blue◯, black△, white□", phase="evening")
    t.play("use growth at 4", "store blue◯", "store white□")
    assert t.board == "blue◯, white□"
    assert t.card("growth").level == 4
    t.end_day().skip_to("evening")
    assert castable(t) == ["growth-4"]
    assert t.nothing_pending


@rule("SB-R63", "SB-23.16")
@pytest.mark.parametrize(("altar", "board"), [("blue◯, black△", ["blue◯", "black△"]), ("blue◯", ["blue◯"])])
def test_growth_at_5_stores_what_a_short_altar_holds(altar, board):
    t = table(board="9 any", spells={"growth": 5}, altar=altar, phase="evening")
    t.play("use growth at 5")
    assert list(t.board)[9:] == board
    assert t.card("growth").level == 4
    assert t.nothing_pending


@rule("SB-R63")
def test_growth_with_one_free_space_stores_one_and_leaves_the_rest_on_the_altar():
    t = table(board=13, spells={"growth": 5}, altar="blue◯, black△, white□", phase="evening", bag=0, tray=0)
    t.play("use growth at 5", "store black△")
    assert t.board == 14
    assert t.altar == "blue◯, white□"
    assert t.card("growth").level == 4
    assert t.ending == "board"
    assert t.nothing_pending


@rule("SB-R41")
def test_growth_is_not_hindered_by_a_full_pool():
    t = table(pool=9, spells={"growth": 4}, altar="blue◯, black△", phase="evening")
    t.play("use growth at 4")
    assert t.board == "blue◯, black△"
    assert t.pool == 9
    assert t.nothing_pending


@rule("SB-R63", "SB-R31")
@pytest.mark.parametrize(("board", "altar"), [(14, "blue◯"), (3, "")])
def test_growth_with_a_full_board_or_an_empty_altar_can_only_exchange(board, altar):
    t = table(pool="red◯", board=board, spells={"growth": 5}, altar=altar, phase="evening")
    assert castable(t) == ["growth-3"]
    assert t.nothing_pending


@rule("SB-R31")
@pytest.mark.parametrize(("pool", "board"), [("", "white□"), ("red◯", "")])
def test_growth_at_3_needs_a_token_on_either_side(pool, board):
    t = table(pool=pool, board=board, spells={"growth": 5}, altar="blue◯", phase="evening")
    assert castable(t) == ["growth-5", "growth-4"]
    t = table(pool=pool, board=board, spells={"growth": 3}, altar="blue◯", phase="evening")
    assert passed(t) == ["evening"]
    assert t.nothing_pending


@rule("SB-R31", "SB-R75")
def test_growth_at_3_works_with_a_full_pool_and_a_full_board():
    t = table(pool="5 red◯, 4 red△", board="5 black◯, 5 black△, 4 black□", spells={"growth": 3}, phase="evening")
    t.play("use growth at 3", "give red△", "receive black□")
    assert t.pool == "5 red◯, 3 red△, black□"
    assert t.board == "5 black◯, 5 black△, 3 black□, red△"
    assert t.nothing_pending
