from __future__ import annotations

import pytest

from magemoot.engine.errors import GameOver
from tests.games.spellbook.play import Table, table
from tests.support.rules import rule

SIX = dict.fromkeys(("sacrifice", "levitation", "purification", "offering", "time_travel", "transmutation"), 3)
SEVEN = {**SIX, "abundance": 3}


def finish(t: Table) -> Table:
    while not t.over:
        t.end_day()
    return t


@rule("SB-11.1", "SB-R39")
def test_the_seventh_spell_triggers_the_end():
    t = table(pool="3 yellow△", spells=SIX, phase="evening", draws=["2 any"])
    t.learn("abundance", 3)
    assert t.ending == "spells"
    (event,) = t.events("end-triggered")
    assert (event.rule, event.args["why"], event.args["who"].id) == ("SB-11.1", "spells", 0)
    # The day is completed, instant effect and refill included, and the round goes on.
    assert len(t.events("draw")) == 2
    assert (t.active, t.over) == (1, False)


@rule("SB-11.2", "SB-R39")
def test_the_last_space_triggers_the_end():
    t = table(pool="red□, 3 blue△", board=13, phase="midday")
    t.store("red□")
    assert t.ending == "board"
    assert t.rules("end-triggered") == ["SB-11.2"]
    assert (t.active, t.phase) == (0, "evening")
    t.learn("transmutation", 3)
    assert t.me.learned == {"transmutation": 3}
    assert (t.active, t.over) == (1, False)


@rule("SB-11.3", "SB-11.4", "SB-4.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_round_is_completed_up_to_the_mage_right_of_the_first(first):
    t = table(pool="red□", board=13, phase="midday", seats=3, first=first, active=0, draws=[])
    t.store("red□")
    left = (first - 1) % 3
    played = [0]
    while not t.over:
        played.append(t.active)
        t.end_day()
    assert played == list(range(left + 1))
    assert t.events("game-end")[0].rule == "SB-11.3"


@rule("SB-11.5")
def test_when_the_last_mage_of_the_round_triggers_it_their_day_is_the_last():
    t = table(pool="red□", board=13, phase="midday", seats=2, first=1)
    t.store("red□")
    assert t.over
    assert len(t.altar) > 5


@rule("SB-R39")
def test_the_announcement_is_never_taken_back():
    t = table(pool="red□, blue△", board=13, spells={"growth": 3}, phase="midday", first=1, others=[{"pool": 0}])
    t.store("red□")
    t.cast("growth", 3)
    assert t.ending == "board"
    assert len(t.board) == 14


@rule("SB-R74", "SB-R39")
def test_further_triggers_in_the_last_round_change_nothing():
    t = table(pool="red□", board=13, phase="midday", others=[{"board": 13, "pool": "blue△"}])
    t.store("red□")
    t.skip_to("midday").store("blue△")
    assert t.over
    assert len(t.events("end-triggered")) == 1
    assert t.result.reason == "board"


@rule("SB-R74")
def test_what_others_get_on_my_day_goes_to_their_pools_only():
    nearly = {"board": 13, "spells": {k: 3 for k in SIX if k not in ("sacrifice", "levitation")}, "pool": "red□"}
    t = table(spells={"blaze": 3, "sharing": 5}, altar="2 red◯", others=[nearly])
    t.cast("blaze", 3)
    assert t[1].pool == "red□, red◯"
    assert t[1].board == 13
    assert t.ending == ""


@rule("SB-11.6", "SB-11.7", "SB-R44")
def test_each_learned_spell_scores_the_level_its_token_lies_on_at_the_end():
    t = table(spells={"sacrifice": 3, "time_travel": 3, "levitation": None}, pool="white◯", phase="evening")
    assert t.score == 1 + 2
    t.cast("time_travel", 3)
    assert t.card("sacrifice").level == 4
    assert t.score == 2 + 2


@rule("SB-11.8", "SB-11.9")
@pytest.mark.parametrize(("stored", "points"), [(0, 0), (1, 1), (5, 5), (6, 7), (9, 11), (13, 16), (14, 18)])
def test_a_board_scores_its_lowest_uncovered_value(stored, points):
    assert table(board=stored).score == points


@rule("SB-11.10", "SB-R50")
def test_some_spells_have_a_value_that_varies():
    assert table(spells={"feast": 5}, board="2 red◯, blue△, green□").score == 4 + 3
    assert table(spells={"knowledge": 3, "eruption": 3, "cure": 3}).score == 2 + 3 + 2
    assert table(spells={"knowledge": 4, "eruption": 3, "cure": 4}).score == 2 + 4 + 1 + 2
    assert table(spells={"knowledge": 5, "eruption": 3, "cure": 3}).score == 2 + 3 + 4
    assert table(spells={"communion": "4◯"}, board="2 red◯, blue△").score == 3 + 2


@rule("SB-R50")
def test_feast_counts_colours_on_the_own_board_only():
    t = table(
        spells={"feast": 5, "sacrifice": 3},
        pool="yellow□",
        board="2 red◯, red△",
        others=[{"board": "green□, blue△"}],
    )
    assert t.score == 3 + 1 + 1


@rule("SB-R78")
def test_communion_counts_stored_tokens_but_not_the_one_on_its_card():
    assert table(spells={"communion": "4◯"}, board="2 red△").score == 2
    t = table(spells={"communion": "4◯", "growth": 3}, pool="blue◯", board="red△", phase="evening")
    assert t.score == 1 + 3
    t.cast("growth", 3)
    assert t.score == 1 + 3 + 1


@rule("SB-11.15")
def test_tokens_left_in_the_pool_are_worth_nothing():
    assert table(pool=9).score == table(pool=0).score == 0


@rule("SB-11.11")
def test_most_points_win():
    t = finish(table(board=14, ending="board", others=[{"board": 3}, {"board": 5}], active=2))
    assert t.result.scores == (18, 3, 5)
    assert t.result.places == (1, 3, 2)
    assert t.result.winners == (0,)
    assert t.result.tie_breaks == ()


@rule("SB-11.12", "SB-R40")
def test_a_tie_goes_to_more_learned_spells_whatever_their_levels():
    # Two spells on level 5 against three on level 3 and five stored tokens: 11 points each.
    t = finish(
        table(
            spells={"levitation": 5, "time_travel": 5},
            pool=9,
            others=[{"spells": {"levitation": 3, "time_travel": 3, "purification": 3}, "board": 5}],
            ending="spells",
            active=1,
        )
    )
    assert t.result.scores == (11, 11)
    assert t.result.winners == (1,)
    assert t.result.places == (2, 1)
    assert t.result.tie_breaks == ("spells",)


@rule("SB-11.13", "SB-R40")
def test_then_to_more_tokens_in_the_pool():
    t = finish(
        table(
            spells={"levitation": 3},
            pool=2,
            others=[{"spells": {"levitation": 3}, "pool": 3}],
            ending="spells",
            active=1,
        )
    )
    assert t.result.winners == (1,)
    assert t.result.tie_breaks == ("spells", "pool")


@rule("SB-11.14", "SB-R40")
def test_then_the_victory_is_shared():
    t = finish(
        table(
            pool=2,
            board=2,
            others=[{"pool": 2, "board": 2}, {"pool": 9, "board": 1}],
            ending="board",
            active=2,
        )
    )
    assert t.result.winners == (0, 1)
    assert t.result.places == (1, 1, 3)
    assert t.result.tie_breaks == ("spells", "pool", "shared")


@rule("SB-R40")
def test_only_tied_leaders_are_compared():
    t = finish(
        table(
            board=4,
            others=[{"board": 4, "pool": 1}, {"board": 3, "pool": 9, "spells": {"purification": 3}}, {"board": 2}],
            ending="board",
            active=3,
        )
    )
    # Seat 2 has 4 points as well, and a spell: it leads, whatever the pools are.
    assert t.result.scores == (4, 4, 4, 2)
    assert t.result.winners == (2,)
    assert t.result.places == (3, 2, 1, 4)
    assert t.result.tie_breaks == ("spells",)


def test_nothing_can_be_done_after_the_end():
    t = table(pool="red□", board=13, phase="midday", first=1).store("red□")
    assert t.over
    assert t.options == []
    assert t.nothing_pending
    with pytest.raises(GameOver, match="the game is over"):
        t.session.answer(0, "skip")
    assert t.result.reason == "board"
    assert len(t.events("game-end")) == 1
