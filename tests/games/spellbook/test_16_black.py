"""Black spells (SB-16): coal."""

from __future__ import annotations

import pytest

from magemoot.games.spellbook.catalogue import COLOURS
from tests.games.spellbook.menu import castable, costs, passed, phases_of, points, tokens_offered
from tests.games.spellbook.play import table
from tests.support.rules import rule


@pytest.mark.parametrize(
    ("spell", "phase"),
    [
        pytest.param("offering", "midday", marks=rule("SB-16.1")),
        pytest.param("focus", "evening", marks=rule("SB-16.6")),
        pytest.param("feast", "midday", marks=rule("SB-16.10")),
    ],
)
def test_black_spells_cost_coal_and_have_their_phase(spell, phase):
    assert costs(spell) == ["black"]
    assert [phases_of(spell, level) for level in (3, 4, 5)] == [[phase]] * 3


# ------------------------------------------------------------------ offering


@pytest.mark.parametrize(
    ("level", "stored"),
    [
        pytest.param(3, ["green◯", "green△"], marks=rule("SB-16.2")),
        pytest.param(4, ["green◯", "green△", "green□"], marks=rule("SB-16.3")),
        pytest.param(5, ["green◯", "green△", "green□", "green◯"], marks=rule("SB-16.4")),
    ],
)
def test_offering_stores_pool_tokens_of_one_colour(level, stored):
    t = table(
        pool="2 green◯, 2 green△, green□, red◯",
        board="white□",
        spells={"offering": level},
        phase="midday",
    )
    t.cast("offering", level, "green")
    for token in stored:
        assert t.ask == "store"
        assert all(key.startswith("green") for key in tokens_offered(t))
        t.store(token)
    assert list(t.board) == ["white□", *stored]
    assert t.pool == 6 - len(stored)
    assert "red◯" in t.pool
    assert t.tray == 0
    assert t.nothing_pending


@rule("SB-16.2", "SB-16.3", "SB-16.4")
def test_offering_points():
    assert points("offering") == [2, 4, 6]


@rule("SB-16.5")
@pytest.mark.parametrize("colour", COLOURS)
def test_offering_may_name_any_colour_and_the_runes_may_differ(colour):
    t = table(pool=f"{colour}◯, {colour}△, {colour}□", spells={"offering": 4}, phase="midday")
    t.cast("offering", 4, colour)
    assert t.board == f"{colour}◯, {colour}△, {colour}□"
    assert t.pool == 0
    assert t.nothing_pending


@rule("SB-R32")
@pytest.mark.parametrize(
    ("pool", "offered"),
    [
        ("4 green□, 2 red□", ["offering-5:green", "offering-4:green", "offering-3:red", "offering-3:green"]),
        ("3 green□", ["offering-4:green", "offering-3:green"]),
        ("2 green□, green◯, 2 red△", ["offering-4:green", "offering-3:red", "offering-3:green"]),
        ("green□, red□, blue□", []),
    ],
)
def test_offering_needs_the_full_number_of_the_level(pool, offered):
    t = table(pool=pool, spells={"offering": 5}, phase="midday")
    assert castable(t) == offered
    assert t.nothing_pending


@rule("SB-R32", "SB-23.14")
def test_offering_stores_what_fits_and_the_rest_stays_in_the_pool():
    t = table(pool="green◯, green△, green□", board=13, spells={"offering": 4}, phase="midday")
    t.cast("offering", 4, "green").store("green△")
    assert t.board == 14
    assert t.pool == "green◯, green□"
    assert t.tray == 0
    assert t.ending == "board"
    assert t.nothing_pending


@rule("SB-R32")
def test_offering_with_a_full_board_is_not_offered():
    t = table(pool="4 green□", board=14, spells={"offering": 5}, phase="midday")
    assert passed(t)[0] == "midday"
    assert t.nothing_pending


@rule("SB-R32")
def test_offering_with_an_empty_pool_is_not_offered():
    t = table(spells={"offering": 3}, phase="midday")
    assert passed(t)[0] == "midday"
    assert t.nothing_pending


@rule("SB-R77")
def test_equal_tokens_are_one_choice():
    t = table(pool="3 green◯, 2 green△, red□", spells={"offering": 4}, phase="midday")
    assert t.options[:3] == ["green-circle", "green-triangle", "red-square"]
    t.cast("offering", 4, "green")
    assert tokens_offered(t) == ["green-circle", "green-triangle"]
    t.store("green◯")
    assert tokens_offered(t) == ["green-circle", "green-triangle"]
    t.store("green△", "green△")
    assert t.pool == "2 green◯, red□"
    assert t.nothing_pending


# ------------------------------------------------------------------ focus


@pytest.mark.parametrize(
    ("level", "stored"),
    [
        pytest.param(3, ["green△"], marks=rule("SB-16.7")),
        pytest.param(4, ["green△", "red△"], marks=rule("SB-16.8")),
        pytest.param(5, ["green△", "red△", "blue△"], marks=rule("SB-16.9")),
    ],
)
def test_focus_stores_pool_tokens_with_the_card_rune(level, stored):
    t = table(
        pool="green△, red△, blue△, white△, green◯, white□",
        board="yellow□",
        spells={"focus": f"{level}△"},
        phase="evening",
    )
    t.cast("focus", level, "store")
    for token in stored:
        assert t.ask == "store"
        assert all(key.endswith("triangle") for key in tokens_offered(t))
        t.store(token)
    assert list(t.board) == ["yellow□", *stored]
    assert t.pool == 6 - len(stored)
    assert t.card("focus").level == level
    assert t.nothing_pending


@pytest.mark.parametrize(
    ("level", "taken"),
    [
        pytest.param(4, ["green△"], marks=rule("SB-16.8", "SB-R33")),
        pytest.param(5, ["green△", "red△"], marks=rule("SB-16.9", "SB-R33")),
    ],
)
def test_focus_takes_altar_tokens_with_the_card_rune_instead(level, taken):
    t = table(
        pool="white△",
        spells={"focus": f"{level}△"},
        altar="green△, red△, blue△, green◯",
        phase="evening",
    )
    t.cast("focus", level, "take")
    for token in taken:
        assert t.ask == "take"
        assert all(key.endswith("triangle") for key in tokens_offered(t))
        t.take(token)
    assert t.pool == ", ".join(["white△", *taken])
    assert t.board == 0
    assert "blue△, green◯" in t.altar
    assert t.nothing_pending


@rule("SB-16.7", "SB-16.8", "SB-16.9")
def test_focus_points():
    assert points("focus") == [3, 4, 5]


@rule("SB-16.7", "SB-R32", "SB-R33")
@pytest.mark.parametrize(
    ("pool", "altar", "offered"),
    [
        (
            "3 red△",
            "blue△",
            ["focus-5:store", "focus-5:take", "focus-4:store", "focus-4:take", "focus-3:store"],
        ),
        ("2 red△", "blue◯", ["focus-4:store", "focus-3:store"]),
        ("red△, 4 red◯", "blue□", ["focus-3:store"]),
        ("4 red◯", "blue△", ["focus-5:take", "focus-4:take"]),
    ],
)
def test_focus_offers_what_pool_and_altar_allow(pool, altar, offered):
    t = table(pool=pool, spells={"focus": "5△", "sacrifice": 3}, altar=altar, phase="evening")
    assert castable(t) == offered
    assert t.nothing_pending


@rule("SB-R32", "SB-R33")
def test_focus_without_a_matching_token_is_not_offered():
    t = table(pool="2 red◯, red□", spells={"focus": "5△", "sacrifice": 3}, altar="blue◯", phase="evening")
    assert passed(t) == ["evening"]
    assert t.nothing_pending


@rule("SB-R33")
def test_focus_with_a_full_pool_cannot_take():
    t = table(pool="3 red△, 3 red◯, 3 red□", spells={"focus": "5△", "sacrifice": 3}, altar="2 blue△", phase="evening")
    assert castable(t) == ["focus-5:store", "focus-4:store", "focus-3:store"]
    assert t.nothing_pending


@rule("SB-R33")
@pytest.mark.parametrize(("pool", "altar"), [("4 red◯, 4 red□", "blue△, green△"), ("red◯", "blue△")])
def test_focus_may_take_less_than_its_number(pool, altar):
    t = table(
        pool=pool,
        spells={"focus": "5△", "sacrifice": 3},
        altar=altar,
        phase="evening",
        bag=0,
        tray=0,
    )
    held = len(t.pool)
    t.cast("focus", 5, "take")
    if t.ask == "take":
        t.take("blue△")
    assert len(t.pool) == held + 1
    assert "blue△" in t.pool
    assert t.nothing_pending


@rule("SB-R32")
def test_focus_stores_what_fits_and_the_rest_stays_in_the_pool():
    t = table(pool="green△, red△, blue△", board=12, spells={"focus": "5△"}, phase="evening")
    t.cast("focus", 5, "store").store("green△", "blue△")
    assert t.board == 14
    assert t.pool == "red△"
    assert t.ending == "board"
    assert t.nothing_pending


@rule("SB-R32")
def test_focus_with_a_full_board_can_only_take():
    t = table(pool="3 red△", board=14, spells={"focus": "5△", "sacrifice": 3}, altar="blue△", phase="evening")
    assert castable(t) == ["focus-5:take", "focus-4:take"]
    assert t.nothing_pending


# ------------------------------------------------------------------ feast


@rule("SB-16.11", "SB-R55")
@pytest.mark.parametrize("level", [3, 4, 5])
def test_feast_at_3_takes_an_altar_token_of_a_colour_on_the_own_board(level):
    t = table(
        pool="red◯",
        board="blue□, green△",
        spells={"feast": level},
        altar="blue◯, green◯, white□",
        phase="midday",
        others=[{"board": "white◯"}],
    )
    t.play("use feast at 3")
    assert t.ask == "take"
    assert tokens_offered(t) == ["blue-circle", "green-circle"]
    t.take("green◯")
    assert t.pool == "red◯, green◯"
    assert t.board == "blue□, green△"
    assert t.card("feast").level == level
    assert t.nothing_pending


@rule("SB-16.12")
@pytest.mark.parametrize("level", [4, 5])
def test_feast_at_4_stores_an_altar_token(level):
    t = table(
        pool="red◯",
        board="blue□",
        spells={"feast": level},
        altar="blue◯, green◯, white□",
        phase="midday",
    )
    t.play("use feast at 4")
    assert t.ask == "take-store"
    assert len(tokens_offered(t)) == 3
    t.play("store white□")
    assert list(t.board) == ["blue□", "white□"]
    assert t.pool == "red◯"
    assert t.card("feast").level == level
    assert t.nothing_pending


@rule("SB-16.13", "SB-16.14")
def test_feast_at_5_has_no_action_of_its_own_but_keeps_the_lower_ones():
    t = table(pool="red◯", board="blue□", spells={"feast": 5}, altar="blue◯", phase="midday")
    assert castable(t) == ["feast-4", "feast-3"]
    assert t.nothing_pending


@rule("SB-16.13", "SB-R50")
@pytest.mark.parametrize(
    ("board", "colours", "track"),
    [
        ("", 0, 0),
        ("blue□", 1, 1),
        ("blue□, blue◯, blue△", 1, 3),
        ("blue□, red□, blue△", 2, 3),
        ("red◯, purple◯, green◯, black◯, white◯, blue◯, yellow◯", 7, 8),
    ],
)
def test_feast_at_5_scores_each_colour_on_the_own_board(board, colours, track):
    t = table(
        pool="red△, purple△",
        board=board,
        spells={"feast": 5, "sacrifice": 3},
        others=[{"board": "white□, yellow□"}],
    )
    assert t.score == track + colours + 1
    assert t.nothing_pending


@rule("SB-16.11", "SB-16.12")
@pytest.mark.parametrize("level", [3, 4])
def test_feast_below_5_scores_two_points_whatever_the_board_shows(level):
    t = table(board="red◯, blue◯", spells={"feast": level})
    assert t.score == 2 + 2
    assert t.nothing_pending


@rule("SB-R55")
@pytest.mark.parametrize(
    ("pool", "board", "altar"),
    [(0, "blue□", "green◯"), (0, "", "blue◯"), (9, "blue□", "blue◯"), (0, "blue□", "")],
)
def test_feast_at_3_is_not_offered_without_match_or_room(pool, board, altar):
    t = table(pool=pool, board=board, spells={"feast": 3}, altar=altar, phase="midday")
    if pool:
        assert castable(t) == []
    else:
        assert passed(t)[0] == "midday"
    assert t.nothing_pending


@rule("SB-16.12", "SB-R41")
def test_feast_at_4_works_with_a_full_pool_but_not_with_a_full_board():
    t = table(pool=9, board="blue□", spells={"feast": 4}, altar="blue◯", phase="midday")
    assert castable(t) == ["feast-4"]
    t.play("use feast at 4")
    assert t.board == "blue□, blue◯"
    t = table(pool=8, board="5 blue□, 5 blue△, 4 blue◯", spells={"feast": 4}, altar="blue◯", phase="midday")
    assert castable(t) == ["feast-3"]
    assert t.nothing_pending


@rule("SB-16.12")
def test_feast_at_4_needs_an_altar_token():
    t = table(pool="red◯", spells={"feast": 4}, altar=0, phase="midday")
    assert castable(t) == []
    assert t.nothing_pending


@rule("SB-16.12")
def test_feast_at_4_on_the_last_space_triggers_the_end():
    t = table(board=13, spells={"feast": 4}, altar="blue◯", phase="midday")
    t.play("use feast at 4")
    assert t.board == 14
    assert t.ending == "board"
    assert t.nothing_pending
