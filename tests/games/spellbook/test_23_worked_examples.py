from __future__ import annotations

import pytest

from tests.games.spellbook.play import table
from tests.support.rules import rule

SIX = dict.fromkeys(("sacrifice", "levitation", "purification", "offering", "time_travel"), 3)


@rule("SB-23.1", "SB-5.5")
def test_with_six_tokens_only_three_of_four_are_drawn():
    t = table(pool=6, altar=0, spells={"blaze": 3}, draws=["3 any"])
    t.cast("blaze", 3)
    assert t.pool == 9


@rule("SB-23.2", "SB-6.1")
def test_a_takes_a_red_token_in_the_morning():
    t = table(altar="red◯, 2 blue△, green□, white◯", pool="2 yellow□")
    t.take("red◯")
    assert (t.altar, t.pool, t.phase) == (4, "red◯, 2 yellow□", "midday")


@rule("SB-23.3", "SB-7.1")
def test_b_stores_a_yellow_token_at_midday():
    t = table(others=[{"pool": "yellow◯, 3 red□"}], active=1, phase="midday")
    assert t.seat == 1
    t.store("yellow◯")
    assert (t[1].pool, t[1].board, t.phase) == ("3 red□", "yellow◯", "evening")


@rule("SB-23.4", "SB-8.6")
def test_four_yellow_tokens_and_one_wild_matter_make_level_five():
    t = table(pool="4 yellow□, green◯, red◯, black◯", phase="evening", spells={"abundance": None}, draws=["4 any"])
    t.play("learn abundance at 5")
    assert t.card("abundance").level == 5
    assert t.tray == 6
    assert len(t.events("pay")) == 6
    assert t.nothing_pending


@rule("SB-23.5", "SB-8.4", "SB-8.5")
def test_c_learns_sacrifice_with_four_red_tokens():
    t = table(pool="4 red△", phase="evening")
    t.learn("sacrifice", 4)
    assert (t.card("sacrifice").level, t.card("sacrifice").token) == (4, "red△")
    assert (t.pool, t.tray) == (0, "3 red△")
    assert t.score == 2


@rule("SB-23.6", "SB-9.1", "SB-9.2")
def test_from_the_next_day_c_uses_sacrifice_at_four_or_three():
    t = table(pool="4 red△, blue◯, white△, green□", phase="evening")
    t.learn("sacrifice", 4)
    assert not any(key.startswith("sacrifice") for key in t.options)
    t.end_day(1)
    assert [key for key in t.options if key.startswith("sacrifice")] == ["sacrifice-4", "sacrifice-3"]
    t.cast("sacrifice", 3)
    assert t.tray == "3 red△, blue◯"
    assert t.phase == "midday"


@rule("SB-23.7", "SB-9.5", "SB-8.6")
def test_d_learns_abundance_with_wild_matter_and_draws_four_at_once():
    t = table(pool="4 yellow◯, red□, white□, purple□", phase="evening", draws=["red◯", "blue△", "2 green□"])
    t.learn("abundance", 5)
    assert t.card("abundance").token == "yellow◯"
    assert t.tray == "3 yellow◯, red□, white□, purple□"
    assert t.pool == "red◯, blue△, 2 green□"


@rule("SB-23.8", "SB-10.4")
def test_a_full_altar_is_cleared_at_the_end_of_the_day():
    t = table(altar=10, phase="evening", pool="3 red□", draws=["2 red◯", "3 blue△"])
    lying = t.altar
    t.skip()
    assert t.tray == lying
    assert t.altar == "2 red◯, 3 blue△"
    assert (t.active, t.phase) == (1, "morning")


@rule("SB-23.9", "SB-23.10", "SB-11.6", "SB-11.7", "SB-11.8")
def test_a_scores_26():
    t = table(
        spells={
            "sacrifice": 4,
            "levitation": 5,
            "purification": 3,
            "offering": None,
            "time_travel": 4,
            "transmutation": None,
            "abundance": 5,
        },
        board=6,
        pool=9,
    )
    facts = t.session.game.facts(t.session.view(None)).mages[0]
    points = {part.spell: part.points + part.extra for part in facts.parts}
    assert points == {
        "": 7,
        "sacrifice": 2,
        "levitation": 5,
        "purification": 1,
        "time_travel": 4,
        "abundance": 7,
    }
    assert facts.score == t.score == 26


@rule("SB-23.11", "SB-14.5")
def test_levitation_takes_two_of_one_rune():
    t = table(altar="red◯, blue◯, green△, white△, yellow△", spells={"levitation": 4})
    t.cast("levitation", 4)
    assert sorted(t.options) == ["green-triangle", "white-triangle", "yellow-triangle"]
    t.take("green△")
    assert sorted(t.options) == ["white-triangle", "yellow-triangle"]
    t.take("yellow△")
    assert t.pool == "green△, yellow△"
    # At level 3 two circles, of the two that lie there.
    t = table(altar="red◯, blue◯, green△", spells={"levitation": 4})
    t.cast("levitation", 3)
    assert t.pool == "red◯, blue◯"


@rule("SB-23.12", "SB-13.10")
def test_eruption_fills_up_to_six():
    assert not table(pool=6, spells={"eruption": 5}).offers("use eruption at 5")
    t = table(pool=2, spells={"eruption": 5}, draws=["4 any"])
    t.cast("eruption", 5)
    assert t.pool == 6


@rule("SB-23.13", "SB-15.5")
def test_purification_takes_as_many_as_it_puts_down():
    t = table(pool="red◯, red△, red□", altar="blue◯, blue△, blue□", spells={"purification": 4}, phase="midday")
    t.cast("purification", 4)
    t.play("give red◯", "give red△", "receive blue◯")
    # One is not enough: the second has to be taken before anything moves.
    assert t.ask == "exchange-take"
    assert "done" not in t.options
    assert (t.pool, t.altar) == ("red◯, red△, red□", "blue◯, blue△, blue□")
    t.play("receive blue△")
    assert (t.pool, len(t.events("exchange"))) == ("red□, blue◯, blue△", 2)


@rule("SB-23.14", "SB-7.4", "SB-11.2")
def test_with_one_free_space_offering_stores_one_of_three():
    t = table(pool="3 green△", board=13, spells={"offering": 4}, phase="midday")
    t.cast("offering", 4, "green")
    assert (t.board, t.pool) == (14, "2 green△")
    assert t.ending == "board"


@rule("SB-23.15", "SB-R26", "SB-R62")
@pytest.mark.parametrize(("before", "after", "drawn"), [(7, 9, 0), (5, 9, 2), (4, 9, 3), (3, 9, 4)])
def test_mirage_draws_after_the_whole_take(before, after, drawn):
    t = table(
        pool=before,
        altar="2 red◯, blue△",
        spells={"levitation": 3, "mirage": "5◯"},
        draws=["any"] * drawn,
    )
    t.cast("levitation", 3)
    assert t.pool == after
    assert [e.name for e in t.events("take", "draw")] == ["take"] * 2 + ["draw"] * drawn


@rule("SB-23.16", "SB-R63")
def test_growth_with_a_short_altar_stores_what_is_there():
    t = table(altar="red◯, blue△", board=9, spells={"growth": 5}, phase="evening")
    t.cast("growth", 5)
    while t.active == 0:
        t.choose(t.options[0])
    assert t.board == 11
    assert t.card("growth").level == 4


@rule("SB-23.17", "SB-R65")
def test_storm_with_bag_and_tray_empty_brings_the_same_tokens_back():
    altar = "red◯, red△, red□, blue◯, blue△, blue□"
    t = table(altar=altar, bag=0, tray=0, spells={"storm": 5}, phase="evening")
    t.cast("storm", 5)
    t.play("replace red◯", "replace red△", "replace red□", "replace blue◯", "done")
    assert t.altar == altar
    assert (t.bag, t.tray) == (0, 0)
    assert [e.name for e in t.log] == ["cast", *["altar-discard"] * 4, "bag-refill", *["altar-draw"] * 4]
    t.take("red◯", "blue△", "blue□")
    assert t.pool == "red◯, blue△, blue□"
    assert t.card("storm").level == 4


@rule("SB-23.18", "SB-10.7", "SB-R36")
def test_draw_two_with_one_token_in_the_bag():
    t = table(bag="red◯", tray="4 blue△, 4 green□", draws=["red◯", "green□"])
    t.draw()
    assert t.pool == "red◯, green□"
    assert (t.bag, t.tray) == (7, 0)


@rule("SB-23.19", "SB-R73")
def test_swiftness_as_the_seventh_spell_still_brings_its_morning_action():
    t = table(
        pool="4 blue□",
        spells={**SIX, "abundance": 3, "swiftness": None},
        phase="evening",
        altar="red◯, white△",
    )
    t.learn("swiftness", 4)
    assert (t.ending, t.ask) == ("spells", "bonus-morning")
    t.take("white△")
    assert t.pool == "white△"
    assert t.altar == 5
    assert (t.active, t.over) == (1, False)
    t.end_day()
    assert t.over
