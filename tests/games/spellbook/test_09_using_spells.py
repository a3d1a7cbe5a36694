from __future__ import annotations

import pytest

from magemoot.games.spellbook.catalogue import LEVELS, PHASES, SPELLS
from tests.games.spellbook.play import table
from tests.support.rules import rule


@rule("SB-9.1", "SB-R42", "SB-23.6")
def test_a_spell_is_an_action_from_the_day_after_it_was_learned():
    t = table(pool="4 red◯, blue◯, blue△, blue□", phase="evening")
    t.learn("sacrifice", 4)
    t.end_day(1)
    assert not t.card("sacrifice").today
    assert [key for key in t.options if "sacrifice" in key] == ["sacrifice-4", "sacrifice-3"]


@rule("SB-R42", "SB-9.1")
def test_not_even_when_its_phase_is_still_to_come_that_day():
    t = table(
        pool="3 black◯, red△",
        spells={"clone": "4◯", "focus": None},
        phase="midday",
        others=[{"pool": 0}],
    )
    t.cast("clone", 4, "learn")
    assert t.card("focus").level == 3
    # Focus is an evening spell, and there would be a token to store; but it was learned at midday.
    assert t.active == 1
    t = table(pool="black◯", spells={"focus": "3◯ today"}, phase="evening")
    assert t.active == 1
    assert table(pool="black◯", spells={"focus": "3◯"}, phase="evening").offers("use focus at 3: store")


@rule("SB-9.2", "SB-22.5")
@pytest.mark.parametrize(
    ("level", "offered"),
    [
        (3, ["sacrifice-3"]),
        (4, ["sacrifice-4", "sacrifice-3"]),
        (5, ["sacrifice-5", "sacrifice-4", "sacrifice-3"]),
    ],
)
def test_the_effect_of_the_current_level_or_a_lower_one(level, offered):
    t = table(pool="red◯, red△, red□", spells={"sacrifice": level})
    assert [key for key in t.options if "sacrifice" in key] == offered


@rule("SB-9.3", "SB-22.6")
def test_without_a_symbol_only_the_exact_level_counts():
    # Communion on 5 has neither the scoring of level 4 nor the instant effect of level 3.
    t = table(spells={"communion": "5◯"}, board="5 red◯", altar="5 blue△")
    assert t.score == 5
    assert table(spells={"communion": "4◯"}, board="5 red◯").score == 5 + 5
    # Knowledge on 5 does not add what 3 and 4 would bring.
    assert table(spells={"knowledge": 5, "eruption": 3}).score == 2 + 2
    # Swiftness on 4 is no second morning every day.
    t = table(spells={"swiftness": 4}, pool="red□")
    t.draw()
    assert t.phase == "midday"
    # Mirage on 5 draws 2 for a token, not 2 and 2 and 1.
    t = table(spells={"mirage": "5◯"}, altar="red◯, 4 blue△", draws=["2 white□"])
    t.take("red◯")
    assert t.pool == "red◯, 2 white□"


@rule("SB-9.4")
def test_a_card_without_a_symbol_is_instant_constant_or_scoring_on_each_level():
    without = [s for s in SPELLS if s.phase is None]
    assert {s.id for s in without} == {"swiftness", "mirage", "abundance", "knowledge", "communion"}
    for spell in without:
        assert all(spell.levels[n].timing in ("instant", "constant", "scoring") for n in LEVELS)
    for spell in SPELLS:
        if spell.phase is not None:
            assert {spell.levels[n].timing for n in LEVELS} <= {spell.phase, "none", "scoring"}


@rule("SB-9.5", "SB-9.6", "SB-22.4")
def test_an_instant_effect_comes_once_right_after_learning():
    t = table(pool="3 yellow□", phase="evening", altar=5, draws=["red◯", "blue△"])
    t.learn("abundance", 3)
    assert t.pool == "red◯, blue△"
    names = [e.name for e in t.log]
    assert names.index("draw") > names.index("learn")
    assert t.rules("draw") == ["SB-19.2"] * 2
    for _ in range(3):
        t.end_day(1, 0)
    assert t.pool == "red◯, blue△"
    assert t.score == 3


@rule("SB-9.7", "SB-R43")
def test_a_constant_effect_works_every_time_on_its_owners_day():
    t = table(spells={"mirage": "3◯"}, altar="3 red◯, 3 blue△", draws=["green□", "2 white△", "black□"])
    t.take("red◯")
    assert t.pool == "red◯, green□"
    # The white ones refill the altar at the end of the two days.
    t.end_day(0, 1)
    t.take("red◯")
    assert t.pool == "2 red◯, green□, black□"


@rule("SB-R43")
def test_a_constant_effect_waits_for_no_next_day():
    t = table(
        pool="3 blue◯",
        spells={"clone": "4◯", "mirage": None, "focus": "4◯"},
        phase="midday",
        altar="red◯",
        draws=["green□"],
    )
    t.cast("clone", 4, "learn")
    assert t.card("mirage").level == 3
    t.cast("focus", 4, "take")
    assert t.pool == "red◯, green□"


@rule("SB-9.8")
def test_a_spell_is_never_used_up():
    t = table(pool="2 red◯, 3 red□", altar="2 red△, 2 blue◯", spells={"purification": 3}, phase="midday")
    for _ in range(3):
        t.cast("purification", 3)
        t.play("give red□")
        t.choose(t.options[0])
        t.end_day(0, 1)
        t.skip_to("midday")
    assert len(t.events("exchange")) == 3


@rule("SB-9.9", "SB-12.5", "SB-R19")
def test_raising_moves_the_token_up_one_slot_and_five_is_the_top():
    t = table(
        pool="white◯",
        spells={"time_travel": "3□", "sacrifice": "4△", "abundance": 5, "levitation": 3},
        phase="evening",
    )
    t.cast("time_travel", 3)
    assert t.options == ["sacrifice", "levitation"]
    t.play("raise sacrifice")
    assert (t.card("sacrifice").level, t.card("sacrifice").token) == (5, "red△")
    (raised,) = t.events("raise")
    assert raised.args["level"] == 5


@rule("SB-9.9")
def test_without_anything_to_raise_time_travel_is_not_offered():
    t = table(pool="white◯", spells={"time_travel": 3, "sacrifice": 5}, phase="evening")
    assert t.active == 1


@rule("SB-9.1")
@pytest.mark.parametrize("phase", PHASES)
def test_what_was_learned_today_is_offered_in_no_phase(phase):
    spells = {"sacrifice": "3◯ today", "purification": "3◯ today", "time_travel": "3◯ today", "abundance": "3◯ today"}
    t = table(pool="2 red◯, 2 blue□", spells=spells, altar="white◯", phase=phase)
    assert not any(key.startswith(("sacrifice", "purification", "time")) for key in t.options)
