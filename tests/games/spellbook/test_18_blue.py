"""Blue spells (SB-18): mercury."""

from __future__ import annotations

import pytest

from tests.games.spellbook.menu import castable, costs, passed, phases_of, points
from tests.games.spellbook.play import table
from tests.support.rules import rule


@pytest.mark.parametrize(
    ("spell", "phases"),
    [
        pytest.param("transmutation", [[], ["evening"], ["evening"]], marks=rule("SB-18.1")),
        pytest.param("swiftness", [[], [], []], marks=rule("SB-18.7", "SB-R6")),
        pytest.param("mirage", [[], [], []], marks=rule("SB-18.12")),
    ],
)
def test_blue_spells_cost_mercury_and_only_transmutation_is_an_action(spell, phases):
    assert costs(spell) == ["blue"]
    found = [
        phases_of(spell, level, pool="2 yellow□, red◯, green△", spells={spell: f"{level}◯"})
        if spell == "transmutation"
        else phases_of(spell, level)
        for level in (3, 4, 5)
    ]
    assert found == phases


# ------------------------------------------------------------------ transmutation


@rule("SB-18.2")
def test_transmutation_on_level_3_does_nothing():
    t = table(pool="2 yellow□, red△, 3 green□", spells={"transmutation": "3△"}, phase="evening")
    assert castable(t) == []
    assert t.nothing_pending


@rule("SB-18.3")
def test_transmutation_at_4_learns_with_one_token_of_the_card_rune_as_a_substitute():
    t = table(
        pool="yellow◯, yellow□, red△, green△",
        spells={"transmutation": "4△"},
        phase="evening",
        draws=["2 white□"],
    )
    assert castable(t) == ["transmutation-4"]
    t.cast("transmutation", 4)
    assert t.ask == "keep"
    t.play("keep yellow□")
    assert (t.ask, t.options) == ("pay-substitute", ["yellow-circle", "red-triangle", "green-triangle"])
    assert t.decision.rule == "SB-18.3"
    t.play("pay green△")
    assert (t.card("abundance").level, t.card("abundance").token) == (3, "yellow□")
    assert t.tray == "yellow◯, green△"
    assert t.pool == "red△, 2 white□"
    assert t.card("transmutation").level == 4
    assert t.active == 1
    assert t.nothing_pending


@rule("SB-18.4")
def test_transmutation_at_5_learns_with_two_tokens_of_the_card_rune_as_substitutes():
    t = table(
        pool="yellow◯, yellow□, yellow△, red△, green△, white◯",
        spells={"transmutation": "5△"},
        phase="evening",
        draws=["4 white□"],
    )
    t.cast("transmutation", 5).learn("abundance", 5).play("keep yellow◯")
    assert (t.card("abundance").level, t.card("abundance").token) == (5, "yellow◯")
    assert t.tray == "yellow□, yellow△, red△, green△"
    assert t.pool == "white◯, 4 white□"
    assert t.nothing_pending


@rule("SB-18.2", "SB-18.3", "SB-18.4", "SB-R8")
def test_transmutation_points():
    assert points("transmutation") == [4, 4, 4]


@rule("SB-R52", "SB-18.3", "SB-18.4")
@pytest.mark.parametrize(
    ("level", "pool", "reached"),
    [
        (4, "yellow◯, yellow□, red△, green△", [3]),
        (4, "2 yellow◯, yellow□, red△, green△", [3, 4]),
        (5, "yellow◯, red△, green△", [3]),
        (5, "2 yellow◯, yellow□, red△, green△", [3, 4, 5]),
        (5, "2 yellow◯, yellow□, red△, green△, black△, purple△", [3, 4, 5]),
        (5, "yellow◯, 5 red△", [3]),
    ],
)
def test_true_tokens_and_at_most_so_many_substitutes_make_the_level(level, pool, reached):
    learned = dict.fromkeys(["sacrifice", "levitation", "purification", "offering"], 5)
    t = table(pool=pool, spells={**learned, "transmutation": f"{level}△"}, phase="evening")
    t.cast("transmutation", level)
    if len(reached) > 1:
        assert t.options == [f"learn-abundance-{n}" for n in reached]
        t.learn("abundance", reached[-1])
    while not t.nothing_pending:
        t.choose(t.options[-1])
    assert t.card("abundance").level == reached[-1]
    assert t.tray == reached[-1] - 1
    substitutes = [token for token in t.tray if not token.startswith("yellow")]
    assert len(substitutes) == level - 3
    assert all(token.endswith("△") for token in substitutes)
    assert t.nothing_pending


@rule("SB-R52")
@pytest.mark.parametrize(
    ("level", "pool"),
    [(4, "yellow◯, 5 red△"), (5, "yellow◯, red△, 5 red◯"), (4, "2 yellow△"), (5, "2 yellow△, red◯"), (5, "")],
)
def test_transmutation_with_too_few_tokens_is_not_offered(level, pool):
    t = table(pool=pool, spells={"sacrifice": 5, "transmutation": f"{level}△"}, phase="evening")
    assert passed(t) == ["evening"]
    assert t.nothing_pending


@rule("SB-R52", "SB-8.8")
def test_transmutation_needs_a_true_token():
    learned = {"sacrifice": 5, "purification": 5}
    t = table(pool="5 red△, 4 green△", spells={**learned, "transmutation": "5△"}, phase="evening")
    assert passed(t) == ["evening"]
    t = table(pool="yellow△, 5 red△, 3 green△", spells={**learned, "transmutation": "5△"}, phase="evening")
    assert castable(t) == ["transmutation-5"]
    t.cast("transmutation", 5).play("pay red△", "pay green△")
    assert (t.card("abundance").level, t.card("abundance").token) == (3, "yellow△")
    assert t.nothing_pending


@rule("SB-R52")
def test_substitutes_are_a_may():
    t = table(
        pool="yellow◯, yellow□, yellow△, red△",
        spells={"transmutation": "5△"},
        phase="evening",
        draws=["2 white□"],
    )
    t.cast("transmutation", 5).learn("abundance", 3).play("keep yellow◯", "pay yellow□", "pay yellow△")
    assert t.pool == "red△, 2 white□"
    assert t.tray == "yellow□, yellow△"
    assert t.nothing_pending


@rule("SB-18.5")
@pytest.mark.parametrize(("sign", "paid"), [("◯", "red◯"), ("△", "green△"), ("□", "white□")])
def test_the_rune_on_the_card_decides_which_tokens_can_stand_in(sign, paid):
    t = table(
        pool="2 yellow◯, red◯, green△, white□",
        spells={"transmutation": f"4{sign}"},
        phase="evening",
        draws=["2 black□"],
    )
    t.cast("transmutation", 4)
    while t.ask == "pay-substitute":
        t.choose(t.options[-1])
    assert t.tray == f"yellow◯, {paid}"
    assert t.card("abundance").level == 3
    assert t.nothing_pending


@rule("SB-18.6")
def test_three_equal_runes_are_no_wild_matter_in_a_transmutation():
    t = table(
        pool="yellow◯, yellow□, red◯, green◯, white◯",
        spells={"transmutation": "4△"},
        phase="evening",
    )
    assert t.offers("learn abundance at 3")
    assert castable(t) == []
    assert t.nothing_pending


@rule("SB-18.6")
def test_transmutation_and_wild_matter_do_not_go_together():
    t = table(
        pool="yellow□, yellow△, red◯, green◯, white◯, black△",
        spells={"transmutation": "4△"},
        phase="evening",
        draws=["2 purple□"],
    )
    assert t.offers("learn abundance at 3")
    assert not t.offers("learn abundance at 4")
    t.cast("transmutation", 4)
    assert (t.ask, t.options) == ("keep", ["yellow-square", "yellow-triangle"])
    t.play("keep yellow□")
    assert t.tray == "yellow△, black△"
    assert t.card("abundance").level == 3
    assert t.pool == "red◯, green◯, white◯, 2 purple□"
    assert t.nothing_pending


@rule("SB-18.6")
def test_the_base_action_stays_available_beside_transmutation():
    t = table(
        pool="yellow◯, yellow□, yellow△, red◯",
        spells={"transmutation": "4△"},
        phase="evening",
        draws=["2 purple□"],
    )
    assert castable(t) == ["transmutation-4"]
    t.learn("abundance", 3).play("keep yellow◯")
    assert t.pool == "red◯, 2 purple□"
    assert t.nothing_pending


@rule("SB-18.3")
def test_a_transmutation_on_5_may_be_used_with_its_level_4_effect():
    t = table(
        pool="yellow◯, yellow□, red△, green△",
        spells={"transmutation": "5△"},
        phase="evening",
        draws=["2 white□"],
    )
    assert castable(t) == ["transmutation-5", "transmutation-4"]
    t.cast("transmutation", 4).play("keep yellow◯", "pay red△")
    assert t.tray == "yellow□, red△"
    assert t.pool == "green△, 2 white□"
    assert (t.card("abundance").level, t.card("transmutation").level) == (3, 5)
    assert t.nothing_pending


@rule("SB-R52")
def test_learning_by_transmutation_lets_communion_store():
    t = table(
        pool="green◯, green□, red△",
        board="white◯",
        spells={"transmutation": "4△", "communion": "5◯"},
        phase="evening",
    )
    t.cast("transmutation", 4).play("keep green□")
    assert t.card("purification").level == 3
    assert t.board == "white◯, green◯, red△"
    assert t.nothing_pending


@rule("SB-R73")
def test_with_seven_spells_there_is_nothing_to_transmute():
    learned = dict.fromkeys(["sacrifice", "levitation", "purification", "offering", "time_travel", "abundance"], 5)
    t = table(pool="5 red◯, 3 yellow◯", spells={**learned, "transmutation": "5◯"}, phase="evening", ending="spells")
    assert passed(t) == ["evening"]
    assert t.nothing_pending


# ------------------------------------------------------------------ swiftness


@pytest.mark.parametrize(
    ("level", "scored"),
    [
        pytest.param(3, 3, marks=rule("SB-18.8", "SB-R6")),
        pytest.param(4, 6, marks=rule("SB-18.9", "SB-R6")),
    ],
)
def test_swiftness_brings_one_morning_action_at_once(level, scored):
    t = table(
        pool="2 blue◯, blue△, blue□, red△",
        spells={"swiftness": None, "levitation": 3, "sacrifice": "4△ today"},
        altar="green◯, white◯, black△",
        phase="evening",
    )
    t.learn("swiftness", level).play("keep blue△")
    if t.ask == "pay":
        t.play("pay blue◯", "pay blue□")
    assert (t.ask, t.seat, t.phase) == ("bonus-morning", 0, "evening")
    assert t.options[:4] == ["green-circle", "white-circle", "black-triangle", "draw"]
    assert castable(t) == ["levitation-3"]
    t.cast("levitation", 3)
    assert "green◯, white◯" in t.pool
    assert t.active == 1
    assert t.score == scored + 3 + 2
    assert t.nothing_pending


@rule("SB-18.8", "SB-18.9", "SB-18.10", "SB-R6", "SB-R8")
def test_swiftness_points():
    assert points("swiftness") == [3, 6, 0]


@rule("SB-R23")
@pytest.mark.parametrize(("bonus", "gained"), [("draw", "2 purple□"), ("take white◯", "white◯"), ("skip", "")])
def test_the_bonus_action_of_swiftness_may_be_a_base_action_or_none(bonus, gained):
    t = table(
        pool="3 blue◯, red△",
        spells={"swiftness": None},
        altar="green◯, white◯",
        phase="evening",
        draws=["2 purple□"] if bonus == "draw" else [],
    )
    t.learn("swiftness", 3).play(bonus)
    assert t.pool == f"red△, {gained}"
    assert t.active == 1
    assert t.nothing_pending


@rule("SB-R23")
def test_a_spell_learned_this_day_is_no_bonus_action():
    t = table(
        pool="3 blue◯, red◯",
        spells={"swiftness": None, "sacrifice": "5□ today"},
        phase="evening",
    )
    t.learn("swiftness", 3)
    assert castable(t) == []
    t.skip()
    assert t.nothing_pending


@rule("SB-18.8", "SB-18.9", "SB-9.6")
@pytest.mark.parametrize("level", [3, 4])
def test_swiftness_below_5_gives_no_further_morning_actions(level):
    t = table(spells={"swiftness": level})
    t.draw()
    assert t.phase == "midday"
    assert t.pool == 2
    assert t.nothing_pending


@rule("SB-18.10", "SB-R24")
def test_swiftness_on_5_allows_two_morning_actions_each_day():
    t = table(spells={"swiftness": 5}, altar="green◯, white◯")
    for day in (1, 2):
        assert (t.day, t.phase) == (day, "morning")
        t.draw()
        assert (t.phase, t.pool) == ("morning", 4 * day - 2)
        t.draw()
        assert (t.phase, t.pool) == ("midday", 4 * day)
        t.end_day().end_day()
    assert t.nothing_pending


@rule("SB-18.11", "SB-R24")
def test_with_swiftness_on_5_the_same_spell_may_be_used_twice():
    t = table(
        pool="red◯, blue◯",
        spells={"swiftness": 5, "sacrifice": 3},
        draws=["4 green□", "3 white□, white△"],
    )
    t.cast("sacrifice", 3).discard("red◯")
    assert (t.phase, t.pool) == ("morning", "blue◯, 4 green□")
    t.cast("sacrifice", 3)
    assert (t.phase, t.pool) == ("midday", "4 green□, 3 white□, white△")
    assert t.nothing_pending


@rule("SB-18.11")
def test_with_swiftness_on_5_one_token_may_be_taken_twice_and_nothing_is_refilled_between():
    t = table(spells={"swiftness": 5}, altar="green◯, white◯, black△")
    t.take("green◯")
    assert t.altar == "white◯, black△"
    t.take("black△")
    assert t.pool == "green◯, black△"
    assert t.phase == "midday"
    assert t.nothing_pending


@rule("SB-R24")
def test_the_first_morning_action_is_over_before_the_second_is_chosen():
    t = table(spells={"swiftness": 5, "sharing": 4}, altar="green◯, white◯, black△", draws=["red◯", "2 red△"])
    t.cast("sharing", 4).take("green◯", "black△")
    assert t[1].pool == "red◯"
    assert (t.ask, t.phase) == ("phase-morning", "morning")
    t.draw()
    assert t.pool == "green◯, black△, 2 red△"
    assert t.nothing_pending


@rule("SB-18.10", "SB-R24")
def test_the_additional_morning_action_may_be_declined():
    t = table(spells={"swiftness": 5}, altar="green◯, white◯", draws=["2 red△"])
    t.draw().skip()
    assert t.phase == "midday"
    assert t.pool == "2 red△"
    assert t.nothing_pending


@rule("SB-18.10")
def test_the_additional_morning_action_passes_when_nothing_is_possible():
    t = table(pool=7, spells={"swiftness": 5})
    t.draw()
    assert t.pool == 9
    assert (t.phase, passed(t)) == ("midday", ["morning"])
    assert t.nothing_pending


@rule("SB-18.10", "SB-R24", "SB-R43")
def test_swiftness_learned_at_5_works_from_the_next_morning():
    t = table(pool="5 blue◯", spells={"swiftness": None}, phase="evening")
    t.learn("swiftness", 5)
    assert t.active == 1
    assert t.pool == 0
    t.end_day().draw().draw()
    assert t.pool == 4
    assert t.phase != "morning"
    assert t.nothing_pending


@rule("SB-18.10")
def test_swiftness_helps_only_its_owner():
    t = table(spells={}, others=[{"spells": {"swiftness": 5}}])
    t.draw()
    assert t.phase == "midday"
    t.end_day().draw()
    assert (t.active, t.phase) == (1, "morning")
    assert t.nothing_pending


@rule("SB-R53")
def test_communion_stores_before_the_bonus_action_of_swiftness():
    t = table(
        pool="blue◯, blue△, blue□, red◯",
        spells={"swiftness": None, "communion": "5◯"},
        tray="white◯",
        altar="green◯",
        phase="evening",
    )
    t.learn("swiftness", 3).play("keep blue◯")
    assert t.ask == "tray-store"
    t.store("blue△", "white◯")
    assert t.ask == "bonus-morning"
    t.take("green◯")
    assert t.board == "blue△, white◯"
    assert t.pool == "red◯, green◯"
    assert t.nothing_pending


@rule("SB-R23", "SB-R53")
def test_the_bonus_action_passes_when_nothing_is_left_to_take_or_draw():
    t = table(
        pool="blue◯, blue△, blue□",
        spells={"swiftness": None, "communion": "5◯"},
        others=[{"pool": "red◯"}],
        altar=0,
        bag=0,
        tray=0,
        phase="evening",
    )
    t.learn("swiftness", 3).play("keep blue◯")
    assert t.board == "blue△, blue□"
    assert t.pool == 0
    assert t.active == 1
    assert t.nothing_pending


# ------------------------------------------------------------------ mirage


def brought(t):
    """How many tokens mirage has drawn."""
    return len([e for e in t.events("draw") if e.rule in ("SB-18.13", "SB-18.14", "SB-18.15")])


@pytest.mark.parametrize(
    ("level", "drawn"),
    [
        pytest.param(3, "red□", marks=rule("SB-18.13")),
        pytest.param(4, "2 red□", marks=rule("SB-18.14")),
        pytest.param(5, "2 red□", marks=rule("SB-18.15")),
    ],
)
def test_taking_a_token_with_the_card_rune_draws(level, drawn):
    t = table(pool="white□", spells={"mirage": f"{level}◯"}, altar="green◯, white△", draws=[drawn])
    t.take("green◯")
    assert t.pool == f"white□, green◯, {drawn}"
    assert t.altar == "white△"
    assert t.phase == "midday"
    assert t.nothing_pending


@rule("SB-18.13", "SB-18.14", "SB-18.15")
@pytest.mark.parametrize("level", [3, 4, 5])
def test_taking_a_token_with_another_rune_draws_nothing(level):
    t = table(spells={"mirage": f"{level}◯"}, altar="green◯, white△, white□")
    t.take("white△")
    assert t.pool == "white△"
    t = table(spells={"mirage": f"{level}□"}, altar="green◯, white△, white□")
    t.take("green◯")
    assert t.pool == "green◯"
    assert t.nothing_pending


@rule("SB-18.13", "SB-18.14", "SB-18.15", "SB-R8")
def test_mirage_points():
    assert points("mirage") == [2, 3, 6]


@rule("SB-18.16")
def test_drawn_tokens_never_trigger_mirage():
    t = table(spells={"mirage": "5◯"}, draws=["2 red◯"])
    t.draw()
    assert t.pool == "2 red◯"
    t = table(pool="white◯", spells={"mirage": "5◯", "sacrifice": 3}, draws=["4 red◯"])
    t.cast("sacrifice", 3)
    assert t.pool == "4 red◯"
    t = table(spells={"mirage": "5◯"}, altar="green◯, white△", draws=["2 red◯"])
    t.take("green◯")
    assert t.pool == "green◯, 2 red◯"
    assert t.nothing_pending


@rule("SB-18.17")
def test_mirage_works_once_for_each_matching_token_of_an_action():
    t = table(spells={"mirage": "3◯", "sharing": 5}, altar="green◯, white◯, black△", draws=["red□, red△", "purple□"])
    t.cast("sharing", 5)
    assert t.pool == "green◯, white◯, black△, red□, red△"
    assert t[1].pool == "purple□"
    assert t.nothing_pending


@rule("SB-18.17")
def test_mirage_works_many_times_a_day():
    t = table(
        board="green□",
        spells={"mirage": "3◯", "feast": 4},
        altar="green◯, white◯, black◯",
        draws=["red□", "red△"],
    )
    t.take("green◯")
    t.cast("feast", 4).store("white◯")
    assert brought(t) == 2
    assert t.pool == "green◯, red□, red△"
    assert t.nothing_pending


@rule("SB-18.12", "SB-18.18")
def test_only_a_learned_mirage_works_and_only_for_its_owner():
    t = table(
        spells={"mirage": None, "levitation": 3},
        others=[{"spells": {"mirage": "5◯"}}],
        altar="green◯, white◯, black◯",
    )
    t.cast("levitation", 3).take("green◯", "black◯")
    assert t.pool == "green◯, black◯"
    assert t[1].pool == 0
    t.end_day().take("white◯")
    assert t[1].pool == 3
    assert brought(t) == 2
    assert t.nothing_pending


@rule("SB-18.18")
def test_mirage_sleeps_on_other_days():
    t = table(
        spells={"blaze": 3},
        others=[{"spells": {"mirage": "5◯"}}, {}],
        altar="green◯, white◯, black◯",
    )
    t.cast("blaze", 3).take("green◯").take("white◯")
    assert t[1].pool == "green◯"
    assert brought(t) == 0
    assert t.nothing_pending


@rule("SB-18.18")
def test_the_takes_of_others_on_the_own_day_do_not_trigger_mirage():
    t = table(spells={"blaze": 3, "mirage": "5◯"}, altar="green◯", draws=["4 red□"])
    t.cast("blaze", 3)
    assert t[1].pool == "green◯"
    assert t.pool == "4 red□"
    assert t.nothing_pending


@rule("SB-R25")
@pytest.mark.parametrize(
    ("spells", "word", "phase", "times"),
    [
        pytest.param({"levitation": 3}, "levitation-3", "morning", 2, id="levitation"),
        pytest.param({"sharing": 3}, "sharing-3", "morning", 1, id="sharing at 3"),
        pytest.param({"sharing": 4}, "sharing-4", "morning", 2, id="sharing at 4"),
        pytest.param({"sharing": 5}, "sharing-5", "morning", 3, id="sharing at 5"),
        pytest.param({"divination": 3}, "divination-3", "morning", 2, id="divination at 3"),
        pytest.param({"divination": 4}, "divination-4", "morning", 2, id="divination at 4"),
        pytest.param({"divination": 5}, "divination-5", "morning", 2, id="divination at 5"),
        pytest.param({"feast": 3}, "feast-3", "midday", 1, id="feast at 3"),
        pytest.param({"feast": 4}, "feast-4", "midday", 1, id="feast at 4"),
        pytest.param({"focus": "4◯"}, "focus-4:take", "evening", 1, id="focus at 4"),
        pytest.param({"focus": "5◯"}, "focus-5:take", "evening", 2, id="focus at 5"),
        pytest.param({"growth": 4}, "growth-4", "evening", 2, id="growth at 4"),
        pytest.param({"growth": 5}, "growth-5", "evening", 3, id="growth at 5"),
        pytest.param({"storm": 4}, "storm-4", "evening", 3, id="storm at 4"),
        pytest.param({"storm": 5}, "storm-5", "evening", 3, id="storm at 5"),
        pytest.param({"communion": None}, "learn-communion-3", "evening", 3, id="communion at 3"),
        pytest.param({"clone": "5□"}, "clone-5:take", "midday", 1, id="clone of take 1"),
        pytest.param({"clone": "4□"}, "clone-4:1:focus-5:take", "midday", 2, id="clone of focus"),
        pytest.param({"clone": "4□"}, "clone-4:1:growth-5", "midday", 3, id="clone of growth"),
        pytest.param({"clone": "3□"}, "clone-3:1:feast-4", "midday", 1, id="clone of feast"),
        pytest.param({"clone": "5□"}, "clone-5:1:levitation-3", "midday", 2, id="clone of levitation"),
        pytest.param({"clone": "5□"}, "clone-5:1:sharing-5", "midday", 3, id="clone of sharing"),
        pytest.param({"clone": "5□"}, "clone-5:1:divination-5", "midday", 2, id="clone of divination"),
    ],
)
def test_everything_that_takes_from_the_altar_triggers_mirage(spells, word, phase, times):
    copied = word.split(":")[2].partition("-")[0] if word.startswith("clone") and word.count(":") > 1 else None
    theirs = {copied: "5◯"} if copied else {}
    t = table(
        pool="3 yellow□",
        board="green□",
        spells={"mirage": "3◯", **spells},
        others=[{"spells": theirs}],
        altar="3 green◯, 2 white◯",
        phase=phase,
        draws=["purple◯, black◯"] if "divination" in word else [],
    )
    t.choose(word)
    while not t.nothing_pending:
        takes = [key for key in t.options if key.endswith("circle") and t.ask != "replace"]
        t.choose(takes[0] if takes else t.options[-1])
    assert brought(t) == times
    assert t.nothing_pending


@rule("SB-R25")
@pytest.mark.parametrize("level", [3, 4, 5])
def test_an_exchange_does_not_trigger_mirage(level):
    t = table(
        pool="3 red□",
        spells={"mirage": "5◯", "purification": level},
        altar="5 green◯",
        phase="midday",
    )
    t.cast("purification", level)
    assert f"{level - 2} green◯" in t.pool
    assert t.pool == 3
    assert brought(t) == 0
    assert t.nothing_pending


@rule("SB-R25")
def test_the_exchange_of_growth_and_the_store_of_communion_on_5_do_not_trigger_mirage():
    t = table(
        pool="red□",
        board="green◯",
        spells={"mirage": "5◯", "growth": 3},
        phase="evening",
    )
    t.cast("growth", 3)
    assert t.pool == "green◯"
    t = table(
        pool="3 green◯",
        spells={"mirage": "5◯", "communion": "5◯"},
        phase="evening",
    )
    t.learn("purification", 3)
    assert t.board == "2 green◯"
    assert t.pool == 0
    assert t.nothing_pending


@rule("SB-R46")
def test_the_token_for_the_solo_opponent_does_not_trigger_mirage():
    t = table(seats=1, spells={"mirage": "5◯", "blaze": 3}, altar="2 green◯", draws=["4 red□"])
    t.cast("blaze", 3)
    assert t.lower == "green◯"
    t.end_day()
    assert t.opponent == "green◯"
    assert brought(t) == 0
    assert t.pool == "4 red□"
    assert t.nothing_pending


@rule("SB-R26", "SB-R62")
def test_mirage_comes_after_the_take_and_before_the_rest_of_sharing():
    t = table(
        spells={"mirage": "4◯", "sharing": 3},
        altar="green◯, white△",
        draws=["red□, red△", "black□", "purple□"],
    )
    t.cast("sharing", 3).take("green◯")
    assert t.rules("draw") == ["SB-18.14", "SB-18.14", "SB-14.7", "SB-14.7"]
    assert t.pool == "green◯, red□, red△, black□"
    assert t[1].pool == "purple□"
    assert t.nothing_pending


@rule("SB-R26", "SB-R62")
def test_a_token_that_mirage_brought_may_be_discarded_by_divination():
    t = table(
        spells={"mirage": "3◯", "divination": 3},
        altar="green◯, white△",
        draws=["red□, red△", "purple◯"],
    )
    t.cast("divination", 3).take("white△", "green◯")
    assert t.pool == "white△, green◯, purple◯"
    t.discard("purple◯")
    assert t.pool == "white△, green◯"
    assert t.tray == "purple◯"
    assert t.nothing_pending


@rule("SB-R27")
def test_with_a_full_pool_the_draws_are_lost_and_the_take_stands():
    t = table(pool=8, spells={"mirage": "5◯"}, altar="green◯, white△")
    t.take("green◯")
    assert t.pool == 9
    assert t.altar == "white△"
    assert brought(t) == 0
    assert t.nothing_pending


@rule("SB-R62", "SB-23.15")
@pytest.mark.parametrize(("pool", "drawn"), [(7, 0), (6, 1), (5, 2), (4, 3), (3, 4)])
def test_mirage_never_blocks_a_take_and_draws_until_nine(pool, drawn):
    t = table(pool=pool, spells={"mirage": "5◯", "levitation": 3}, altar="2 green◯")
    t.cast("levitation", 3)
    assert t.altar == 0
    assert t.pool == pool + 2 + drawn
    assert brought(t) == drawn
    assert t.nothing_pending


@rule("SB-R62")
def test_lost_draws_of_mirage_are_not_made_up():
    t = table(pool="5 red□, 3 yellow□", spells={"mirage": "5◯"}, altar="green◯, white△")
    t.take("green◯").store("red□")
    assert t.pool == 8
    assert brought(t) == 0
    assert t.nothing_pending


@rule("SB-R25", "SB-R27")
def test_mirage_draws_for_tokens_stored_straight_from_the_altar_only_if_the_pool_has_room():
    t = table(pool="5 red□, 3 yellow□", spells={"mirage": "5◯", "growth": 5}, altar="3 green◯", phase="evening")
    t.cast("growth", 5)
    assert t.board == "3 green◯"
    assert t.pool == 9
    assert t.nothing_pending


@rule("SB-18.13")
def test_mirage_with_nothing_to_draw():
    t = table(spells={"mirage": "5◯"}, altar="green◯, white△", bag="red□", tray=0)
    t.take("green◯")
    assert t.pool == "green◯, red□"
    assert t.nothing_pending


@rule("SB-R43")
def test_mirage_learned_at_midday_works_the_same_evening():
    t = table(
        pool="blue◯, blue△, blue□",
        spells={"mirage": None, "clone": "4□", "focus": "4◯"},
        altar="2 green◯",
        phase="midday",
        draws=["red□"],
    )
    t.cast("clone", 4, "learn").play("keep blue◯")
    assert t.card("mirage").today
    t.cast("focus", 4, "take")
    assert t.pool == "green◯, red□"
    assert t.nothing_pending
