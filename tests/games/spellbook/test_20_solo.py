from __future__ import annotations

import pytest

from magemoot import text
from magemoot.games.spellbook.catalogue import OPPONENT_REFRESH, OPPONENT_SCORE, OPPONENT_SPACES
from tests.games.spellbook.play import Table, new_game, table
from tests.support.rules import rule

SIX = dict.fromkeys(("sacrifice", "levitation", "purification", "offering", "time_travel", "transmutation"), 3)


def alone(altar: str | int = 7, **what: object) -> Table:
    """A solo table in the evening, with something to do so that the evening is asked for."""
    return table(seats=1, altar=altar, **{"pool": "3 red□", "phase": "evening", **what})


@rule("SB-20.1")
def test_the_day_is_the_usual_one():
    t = new_game(1)
    assert (t.seat, t.pool, t.phase) == (0, 2, "morning")
    t.draw()
    t.choose(t.options[0])
    assert (t.pool, t.board) == (3, 1)
    t.end_day()
    t.choose(t.options[0])
    assert (t.active, t.phase, t.day) == (0, "morning", 2)


@rule("SB-20.2")
def test_seven_tokens_on_the_altar_and_an_empty_track_at_the_start():
    t = new_game(1)
    assert (t.altar, t.opponent, t.lower) == (7, 0, 0)


@rule("SB-20.3", "SB-20.4")
def test_at_the_end_of_the_day_the_opponent_gets_a_token_of_my_choice_and_the_altar_is_refilled():
    t = alone("red◯, blue△, 2 green□", draws=["white△", "3 black◯"])
    t.skip()
    assert t.ask == "opponent-token"
    assert t.options == ["red-circle", "blue-triangle", "green-square"]
    t.play("opponent blue△")
    assert t.opponent == "blue△"
    assert t.altar == "red◯, 2 green□, white△, 3 black◯"
    assert [e.name for e in t.log] == ["skip", "opponent-token", *["altar-draw"] * 4, "day-start"]
    (placed,) = t.events("opponent-token")
    assert (placed.rule, placed.args["space"]) == ("SB-20.3", 1)
    assert t.rules("altar-draw") == ["SB-20.4"] * 4


@rule("SB-20.5", "SB-20.6", "SB-R2")
@pytest.mark.parametrize("space", range(1, 17))
def test_spaces_4_9_and_14_renew_the_whole_altar(space):
    t = alone("7 any", opponent=space - 1)
    lying = t.altar
    t.skip()
    t.choose(t.options[0])
    assert t.opponent == space
    assert t.altar == 7
    refreshed = space in (4, 9, 14)
    assert t.tray == (6 if refreshed else 0)
    assert len(t.events("altar-draw")) == (7 if refreshed else 1)
    assert t.rules("altar-purge") == ["SB-20.5"] * refreshed
    assert len(lying) == 7


@rule("SB-20.6", "SB-R2")
def test_the_track_has_17_spaces():
    assert OPPONENT_SPACES == 17
    assert OPPONENT_REFRESH == (4, 9, 14)


@rule("SB-20.9", "SB-20.10", "SB-R2")
@pytest.mark.parametrize(
    ("placed", "points"),
    list(enumerate([0, 0, 0, 0, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40])),
)
def test_what_the_track_is_worth(placed, points):
    assert alone(opponent=placed).opponent_score == points
    assert OPPONENT_SCORE[placed] == points


@rule("SB-20.9", "SB-20.15", "SB-R48")
def test_each_token_of_the_lower_part_is_a_point():
    t = alone(opponent=5, lower=12)
    assert t.opponent_score == 16 + 12
    assert not t.over


@rule("SB-20.7", "SB-R79")
def test_my_last_spell_ends_the_game_after_that_day_with_the_opponents_token():
    t = alone(pool="3 yellow△", spells=SIX, opponent=4, altar="red◯, blue△")
    t.learn("abundance", 3)
    assert (t.ending, t.over, t.ask) == ("spells", False, "opponent-token")
    t.play("opponent red◯")
    assert t.over
    assert t.opponent == 5
    assert t.opponent_score == 16


@rule("SB-20.7")
def test_my_full_board_ends_the_game_after_that_day():
    t = table(seats=1, pool="red□, 3 blue△", board=13, phase="midday", altar="red◯, 5 green□")
    t.store("red□")
    assert (t.phase, t.ending) == ("evening", "board")
    t.learn("transmutation", 3)
    t.play("opponent red◯")
    assert t.over
    assert t.result.reason == "board"


@rule("SB-20.8", "SB-R79")
def test_the_last_space_of_the_track_ends_the_game_at_once():
    t = alone("red◯, blue△", opponent=16)
    t.skip()
    t.play("opponent red◯")
    assert t.over
    assert t.opponent == 17
    assert t.altar == "blue△"
    assert t.result.reason == "opponent"
    assert t.rules("end-triggered") == ["SB-20.8"]
    assert t.opponent_score == 40


@rule("SB-20.11", "SB-R49")
def test_more_points_than_the_opponent_win():
    t = alone("red◯, blue△", board=14, opponent=3, ending="board")
    t.skip()
    t.play("opponent red◯")
    assert (t.score, t.opponent_score) == (18, 14)
    assert (t.result.winners, t.result.places, t.result.scores) == ((0,), (1,), (18,))


@rule("SB-20.11", "SB-R49")
def test_fewer_points_lose():
    t = alone("red◯, blue△", board=3, opponent=3, ending="board")
    t.skip()
    t.play("opponent red◯")
    assert (t.result.winners, t.result.places) == ((), (2,))
    assert t.result.tie_breaks == ()


@rule("SB-20.12", "SB-R49")
def test_with_equal_points_nobody_wins_whatever_lies_in_the_pool():
    t = alone("red◯, blue△", board=12, opponent=3, lower=1, ending="board", pool="3 red□, 3 blue△")
    t.skip()
    t.play("opponent red◯")
    assert (t.score, t.opponent_score) == (15, 15)
    assert t.result.winners == ()
    assert t.result.tie_breaks == ("solo-draw",)


@rule("SB-20.13", "SB-20.15", "SB-R48")
def test_blaze_puts_an_altar_token_into_the_lower_part():
    t = table(seats=1, spells={"blaze": 3}, altar="red◯, 5 blue△", draws=["4 green□"])
    t.cast("blaze", 3)
    assert t.pool == "4 green□"
    assert t.ask == "opponent-lower"
    t.play("opponent red◯")
    assert (t.lower, t.opponent) == ("red◯", 0)
    assert t.opponent_score == 1
    assert t.rules("opponent-lower") == ["SB-20.13"]
    # Without a token on the altar there is nothing to put there.
    t = table(seats=1, spells={"blaze": 3}, altar=0, pool=8)
    t.cast("blaze", 3)
    assert t.lower == 0
    # A full pool draws nothing, but the token is due all the same.
    t = table(seats=1, spells={"blaze": 3}, altar="red◯, blue△", pool=9)
    t.cast("blaze", 3)
    t.play("opponent blue△")
    assert (t.pool, t.lower) == (9, "blue△")


@rule("SB-20.14", "SB-20.15", "SB-R48")
def test_sharing_draws_a_token_into_the_lower_part():
    t = table(seats=1, spells={"sharing": 4}, altar="red◯, blue△, green□", draws=["white◯"])
    t.cast("sharing", 4)
    t.take("red◯", "green□")
    assert t.lower == "white◯"
    assert t.rules("opponent-lower") == ["SB-20.14"]
    assert t.opponent_score == 1


@rule("SB-20.16")
def test_clone_copies_the_fourth_level_of_a_spell_not_learned_yet():
    t = table(
        seats=1,
        spells={"clone": "4◯", "growth": None},
        altar="red◯, blue△, 5 green□",
        phase="midday",
        pool="purple△",
    )
    t.cast("clone", 4, "box:growth-4")
    t.take("red◯", "blue△")
    assert t.board == "red◯, blue△"
    # Growth lowers the clone token instead of its own.
    assert t.card("clone").level == 3
    assert t.rules("copy-solo") == ["SB-17.17"]
    # A learned spell cannot be copied, and there is no other mage whose base action could be.
    t = table(seats=1, spells={"clone": "4◯", "growth": 4}, phase="midday", pool="3 red□", cards="set-3")
    assert not any(key.startswith("clone-4") for key in t.options)


@rule("SB-R45")
@pytest.mark.parametrize(("lying", "after", "purged"), [(8, 7, 0), (9, 8, 0), (10, 9, 0), (11, 7, 10), (12, 7, 11)])
def test_with_seven_or_more_nothing_is_added_and_ten_or_more_are_cleared(lying, after, purged):
    t = alone(lying)
    t.skip()
    t.choose(t.options[0])
    assert t.altar == after
    assert t.tray == purged


@rule("SB-R46")
def test_the_opponents_token_is_a_duty_and_no_take():
    t = alone("red◯, blue△", spells={"mirage": "5◯"}, draws=["5 white□", "any"])
    t.skip()
    assert "skip" not in t.options
    t.play("opponent red◯")
    assert t.pool == "3 red□"
    assert t.events("draw") == []


@rule("SB-R46", "SB-R79")
def test_on_an_empty_altar_the_opponent_gets_nothing_and_the_altar_is_refilled():
    t = alone(0)
    t.skip()
    assert t.opponent == 0
    assert t.altar == 7
    assert t.day == 2


@rule("SB-R79")
def test_when_both_ends_meet_my_trigger_stands():
    t = alone("red◯, blue△", pool="3 yellow△", spells=SIX, opponent=16)
    t.learn("abundance", 3)
    t.play("opponent red◯")
    assert t.over
    assert t.result.reason == "spells"
    assert t.opponent_score == 40


@rule("SB-20.13", "SB-20.14", "SB-20.16")
@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("spell", ["blaze", "sharing", "clone"])
def test_the_cards_that_do_something_else_alone_say_so(spell, language):
    """They speak of no other player."""
    parts = (3, 4, 5, "short")
    told = [text.format(f"spell-{spell}-{part}-solo", lang=language, game="spellbook") for part in parts]
    among_others = {text.format(f"spell-{spell}-{part}", lang=language, game="spellbook") for part in parts}
    assert not any(one.startswith("spell-") for one in told)
    assert not among_others & set(told)
    others = {"en": "other player", "de": "anderen", "pl": "pozostał"}[language]
    assert not any(others in one for one in told)
