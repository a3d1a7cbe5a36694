"""Clone (SB-17.15–17.22): at midday, resolve what another mage has learned as if it were yours."""

from __future__ import annotations

import pytest

from magemoot.engine.errors import OptionError
from tests.games.spellbook.menu import castable, passed, points, tokens_offered
from tests.games.spellbook.play import new_game, table
from tests.support.rules import rule


def copies(t):
    """What clone offers, without the word "clone" and its level."""
    return [word.partition(":")[2] for word in castable(t) if word.startswith("clone-")]


@rule("SB-17.16", "SB-17.17", "SB-17.18", "SB-R8")
def test_clone_points():
    assert points("clone") == [4, 5, 6]


# ------------------------------------------------------------------ level 3: midday spells


@rule("SB-17.16", "SB-R68")
def test_clone_at_3_copies_cure():
    t = table(
        pool="red◯, blue△, 3 yellow□",
        spells={"clone": "3◯"},
        others=[{"pool": "black◯", "spells": {"cure": "4 today"}}],
        phase="midday",
        draws=["green□, white△"],
    )
    assert castable(t) == ["clone-3:store", "clone-3:1:cure-4", "clone-3:1:cure-3"]
    t.cast("clone", 3, "1:cure-4").discard("green□", "red◯")
    assert t.pool == "blue△, 3 yellow□, white△"
    assert t.tray == "green□, red◯"
    assert t.card("clone").level == 3
    assert (t[1].pool, t[1].learned) == ("black◯", {"cure": 4})
    (copy,) = t.events("copy")
    assert (copy.rule, copy.args["owner"].id, copy.args["level"]) == ("SB-17.16", 1, 4)
    assert t.phase == "evening"
    assert t.nothing_pending


@rule("SB-17.16")
def test_clone_at_3_copies_purification():
    t = table(
        pool="red◯, blue△, white□",
        spells={"clone": "3◯"},
        others=[{"spells": {"purification": 5}}],
        altar="green◯, green△, green□",
        phase="midday",
    )
    t.cast("clone", 3, "1:purification-4").play("give red◯", "give white□", "receive green◯", "receive green□")
    assert t.pool == "blue△, green◯, green□"
    assert "green△, red◯, white□" in t.altar
    assert t.nothing_pending


@rule("SB-17.16", "SB-R70")
def test_clone_at_3_copies_offering_from_the_own_pool_to_the_own_board():
    t = table(
        pool="2 green□, green◯, red◯",
        spells={"clone": "3◯"},
        others=[{"pool": "5 white□", "spells": {"offering": 5}}],
        phase="midday",
    )
    assert copies(t) == ["store", "1:offering-4:green", "1:offering-3:green"]
    t.cast("clone", 3, "1:offering-4:green")
    assert t.board == "2 green□, green◯"
    assert t.pool == "red◯"
    assert (t[1].pool, t[1].board) == ("5 white□", 0)
    assert t.nothing_pending


@rule("SB-17.16", "SB-R70")
def test_clone_at_3_copies_the_actions_of_a_feast_on_level_5_but_never_its_scoring():
    t = table(
        pool="red◯",
        board="blue□",
        spells={"clone": "3◯"},
        others=[{"board": "white□", "spells": {"feast": 5}}],
        altar="blue◯, white◯",
        phase="midday",
    )
    assert copies(t) == ["store", "1:feast-4", "1:feast-3"]
    before = t.score
    t.cast("clone", 3, "1:feast-3")
    assert t.pool == "red◯, blue◯"
    assert (t.board, t[1].board) == ("blue□", "white□")
    assert t.score == before
    assert t.nothing_pending


@rule("SB-17.16")
def test_clone_at_3_copies_feast_at_4():
    t = table(spells={"clone": "3◯"}, others=[{"spells": {"feast": 4}}], altar="blue◯, white◯", phase="midday")
    t.cast("clone", 3, "1:feast-4").store("white◯")
    assert t.board == "white◯"
    assert t[1].board == 0
    assert t.nothing_pending


@rule("SB-R70")
def test_a_copied_feast_at_3_looks_at_the_own_board():
    t = table(
        pool="red◯",
        spells={"clone": "3◯"},
        others=[{"board": "blue□", "spells": {"feast": 3}}],
        altar="blue◯",
        phase="midday",
    )
    assert copies(t) == ["store"]
    assert t.nothing_pending


@rule("SB-17.19", "SB-R22")
def test_clone_at_3_copies_the_base_action_store():
    t = table(pool="red◯, blue△, 3 yellow□", spells={"clone": "3◯"}, phase="midday")
    assert castable(t) == ["clone-3:store"]
    t.cast("clone", 3, "store").store("blue△")
    assert t.board == "blue△"
    assert t.pool == "red◯, 3 yellow□"
    assert t.phase == "evening"
    assert t.nothing_pending


@rule("SB-17.19", "SB-R14")
@pytest.mark.parametrize(("pool", "board"), [("", 0), ("2 red◯", 14)])
def test_clone_with_nothing_to_copy_is_not_offered(pool, board):
    t = table(pool=pool, board=board, spells={"clone": "3◯"}, phase="midday")
    assert passed(t)[0] == "midday"
    assert t.nothing_pending


# ------------------------------------------------------------------ level 4: evening spells


@rule("SB-17.17", "SB-R21")
def test_clone_at_4_copies_focus_with_the_rune_of_the_other_mage():
    t = table(
        pool="red△, blue△, red◯, 3 yellow□",
        spells={"clone": "4◯"},
        others=[{"spells": {"focus": "4△"}}],
        altar="white△, white◯",
        phase="midday",
    )
    assert copies(t)[:5] == ["learn", "1:focus-4:store", "1:focus-4:take", "1:focus-3:store", "store"]
    t.cast("clone", 4, "1:focus-4:store")
    assert t.board == "red△, blue△"
    assert t.card("clone").level == 4
    assert t.phase == "evening"
    assert t.nothing_pending


@rule("SB-17.17", "SB-R21")
def test_clone_at_4_copies_the_take_of_focus():
    t = table(
        pool="3 yellow□",
        spells={"clone": "5◯"},
        others=[{"spells": {"focus": "5△"}}],
        altar="white△, blue△, white◯",
        phase="midday",
    )
    t.cast("clone", 4, "1:focus-5:take")
    assert t.pool == "3 yellow□, white△, blue△"
    assert t.card("clone").level == 5
    assert t.nothing_pending


@rule("SB-17.20", "SB-R71")
@pytest.mark.parametrize(("clone", "left"), [(4, 3), (5, 4)])
@pytest.mark.parametrize(("growth", "stored"), [(4, "blue◯, white◯"), (5, "blue◯, white◯, green◯")])
def test_copying_growth_moves_the_clone_token_down(clone, left, growth, stored):
    t = table(
        pool="3 yellow□",
        spells={"clone": f"{clone}◯"},
        others=[{"spells": {"growth": growth}}],
        altar=stored,
        phase="midday",
    )
    before = t.score
    t.cast("clone", 4, f"1:growth-{growth}")
    assert t.board == stored
    assert (t.card("clone").level, t.card("clone").token) == (left, "white◯")
    assert (t[1].learned, t[1].board) == ({"growth": growth}, 0)
    assert t.score == before - 1 + {2: 2, 3: 3}[len(t.board)]
    assert t.nothing_pending


@rule("SB-R71", "SB-R70")
@pytest.mark.parametrize("clone", [4, 5])
def test_copying_growth_at_3_moves_no_card_token(clone):
    t = table(
        pool="red◯, 3 yellow□",
        board="blue△",
        spells={"clone": f"{clone}◯"},
        others=[{"pool": "white□", "board": "green□", "spells": {"growth": 5}}],
        altar=0,
        phase="midday",
    )
    t.cast("clone", 4, "1:growth-3").play("give red◯")
    assert t.pool == "blue△, 3 yellow□"
    assert t.board == "red◯"
    assert (t.card("clone").level, t[1].learned) == (clone, {"growth": 5})
    assert (t[1].pool, t[1].board) == ("white□", "green□")
    assert t.nothing_pending


@rule("SB-R71")
def test_a_clone_used_twice_on_growth_falls_to_3_and_can_then_copy_only_midday_spells():
    t = table(
        pool="red◯, blue△, 3 yellow□",
        spells={"clone": "5◯"},
        others=[{"spells": {"growth": 4}}],
        altar="3 blue◯, 3 blue△",
        phase="midday",
    )
    for level in (4, 3):
        t.cast("clone", 4, "1:growth-4")
        while t.ask == "take-store":
            t.choose(t.options[0])
        assert t.card("clone").level == level
        t.end_day().end_day().skip_to("midday")
    assert t.board == 4
    assert castable(t) == ["clone-3:store"]
    assert t.nothing_pending


@rule("SB-R21")
def test_a_clone_on_level_3_cannot_meet_an_evening_spell():
    t = table(
        pool="red◯, 3 yellow□",
        board="blue△",
        spells={"clone": "3◯"},
        others=[{"spells": {"growth": 5, "focus": "5◯", "transmutation": "5◯"}}],
        phase="midday",
    )
    assert copies(t) == ["store"]
    assert t.nothing_pending


@rule("SB-17.17", "SB-R70", "SB-R72")
def test_clone_at_4_copies_transmutation_with_the_rune_of_the_other_mage():
    t = table(
        pool="yellow◯, yellow□, red△, 2 blue◯",
        spells={"clone": "4◯"},
        others=[{"spells": {"transmutation": "4△"}}],
        phase="midday",
        draws=["green◯, green□"],
    )
    assert copies(t) == ["1:transmutation-4", "store"]
    t.cast("clone", 4, "1:transmutation-4")
    assert t.options == ["learn-transmutation-3", "learn-abundance-3"]
    t.learn("abundance", 3).play("keep yellow□")
    assert t.card("abundance").level == 3
    assert t.tray == "yellow◯, red△"
    assert t.pool == "2 blue◯, green◯, green□"
    assert t.nothing_pending


@rule("SB-17.19", "SB-R22", "SB-R72")
def test_clone_at_4_learns_at_midday_and_the_evening_still_learns_another_spell():
    t = table(
        pool="yellow◯, yellow△, yellow□, red◯, red△, red□",
        spells={"clone": "4◯"},
        phase="midday",
        draws=["2 green□"],
    )
    assert castable(t) == ["clone-4:learn", "clone-3:store"]
    t.cast("clone", 4, "learn")
    assert (t.ask, t.options) == ("learn", ["learn-sacrifice-3", "learn-abundance-3"])
    t.learn("abundance", 3).play("keep yellow△")
    assert t.pool == "red◯, red△, red□, 2 green□"
    assert t.phase == "evening"
    t.learn("sacrifice", 3).play("keep red□")
    assert t.me.learned == {"clone": 4, "abundance": 3, "sacrifice": 3}
    assert t.pool == "2 green□"
    assert t.tray == "yellow◯, yellow□, red◯, red△"
    assert t.active == 1
    assert t.nothing_pending


@rule("SB-R72")
def test_swiftness_learned_through_clone_plays_its_morning_action_at_midday():
    t = table(
        pool="blue◯, blue△, blue□, red◯, red△, red□",
        spells={"clone": "4◯", "swiftness": None},
        phase="midday",
        draws=["2 green□"],
    )
    t.cast("clone", 4, "learn").learn("swiftness", 3).play("keep blue◯")
    assert (t.ask, t.phase) == ("bonus-morning", "midday")
    t.draw()
    assert t.pool == "red◯, red△, red□, 2 green□"
    assert t.phase == "evening"
    assert t.nothing_pending


@rule("SB-R72")
def test_communion_on_level_5_stores_when_a_spell_is_learned_through_clone():
    t = table(
        pool="red◯, red△, red□",
        spells={"clone": "4◯", "communion": "5◯"},
        phase="midday",
    )
    t.cast("clone", 4, "learn").play("keep red◯")
    assert t.board == "red△, red□"
    assert t.tray == 0
    assert t.nothing_pending


@rule("SB-R42", "SB-R72")
def test_a_spell_learned_at_midday_waits_for_the_next_day():
    t = table(
        pool="green◯, green△, green□, red◯, red△, red□",
        spells={"clone": "4◯", "growth": None},
        phase="midday",
    )
    t.cast("clone", 4, "learn").learn("growth", 3).play("keep green◯")
    assert t.phase == "evening"
    assert t.card("growth").today
    assert castable(t) == []
    assert t.nothing_pending


@rule("SB-R73")
def test_the_seventh_spell_may_be_learned_through_clone():
    t = table(
        pool="yellow◯, yellow△, yellow□",
        spells={
            "clone": "4◯",
            "sacrifice": 3,
            "levitation": 3,
            "purification": 3,
            "offering": 3,
            "transmutation": "5◯",
            "abundance": None,
        },
        others=[{"spells": {"transmutation": "5◯"}}],
        phase="midday",
        draws=["2 red□"],
    )
    t.cast("clone", 4, "learn").play("keep yellow◯")
    assert t.ending == "spells"
    assert t.pool == "2 red□"
    assert passed(t) == ["evening"]
    t.end_day()
    assert t.over
    assert t.nothing_pending


@rule("SB-R73")
def test_with_seven_spells_clone_can_learn_nothing():
    t = table(
        pool="5 yellow◯, 3 red◯",
        spells={
            "clone": "4◯",
            "sacrifice": 3,
            "levitation": 3,
            "purification": 3,
            "offering": 3,
            "transmutation": "5◯",
            "abundance": 3,
        },
        others=[{"spells": {"transmutation": "5◯"}}],
        phase="midday",
        ending="spells",
    )
    assert copies(t) == ["store"]
    assert t.nothing_pending


# ------------------------------------------------------------------ level 5: morning spells, after a discard


@rule("SB-17.18", "SB-17.19", "SB-R22")
def test_clone_at_5_discards_a_token_of_its_rune_and_copies_draw_2():
    t = table(
        pool="red◯, blue◯, green△, 3 yellow□",
        spells={"clone": "5◯"},
        phase="midday",
        draws=["2 white□"],
    )
    assert copies(t) == ["take", "draw", "learn", "store"]
    t.cast("clone", 5, "draw")
    assert t.ask == "discard"
    assert tokens_offered(t) == ["red-circle", "blue-circle"]
    t.discard("blue◯")
    assert t.pool == "red◯, green△, 3 yellow□, 2 white□"
    assert t.tray == "blue◯"
    assert t.card("clone").level == 5
    assert t.nothing_pending


@rule("SB-17.19", "SB-R22")
def test_clone_at_5_copies_take_1():
    t = table(pool="red◯, 3 yellow□", spells={"clone": "5◯"}, altar="blue△, blue□", phase="midday")
    t.cast("clone", 5, "take").take("blue□")
    assert t.pool == "blue□, 3 yellow□"
    assert t.tray == "red◯"
    assert t.altar == "blue△"
    assert t.nothing_pending


@rule("SB-R15", "SB-17.18")
@pytest.mark.parametrize("pool", ["red△, red□", "3 red△, blue□"])
def test_clone_at_5_needs_a_token_of_its_rune(pool):
    t = table(pool=pool, spells={"clone": "5◯"}, others=[{"spells": {"eruption": 5}}], phase="midday")
    assert "clone-3:store" in castable(t)
    assert not any(word.startswith("clone-5") for word in castable(t))
    assert t.nothing_pending


MORNING = {"clone": "5◯"}


@rule("SB-17.18")
def test_clone_at_5_copies_sacrifice():
    t = table(
        pool="red◯, blue△, 3 yellow□",
        spells=MORNING,
        others=[{"spells": {"sacrifice": 4}}],
        phase="midday",
        draws=["4 white□"],
    )
    assert "1:sacrifice-4" in copies(t)
    t.cast("clone", 5, "1:sacrifice-4")
    assert t.tray == "red◯, blue△"
    assert t.pool == "3 yellow□, 4 white□"
    assert t.rules("copy") == ["SB-17.18"]
    assert t.nothing_pending


@rule("SB-17.18")
def test_clone_at_5_copies_eruption():
    t = table(
        pool="red◯, 3 yellow□",
        spells=MORNING,
        others=[{"spells": {"eruption": 5}}],
        phase="midday",
        draws=["3 white□"],
    )
    t.cast("clone", 5, "1:eruption-5")
    assert t.pool == "3 yellow□, 3 white□"
    assert t[1].pool == 0
    assert t.nothing_pending


@rule("SB-17.18", "SB-R69")
def test_clone_at_5_copies_blaze_and_its_owner_takes_like_all_the_others():
    t = table(
        pool="red◯, yellow□",
        others=[{"pool": "white◯, white△", "spells": {"clone": "5◯"}}, {"spells": {"blaze": 3}}],
        active=1,
        altar="blue◯, green◯, black◯",
        phase="midday",
        draws=["4 white□"],
    )
    assert "clone-5:2:blaze-3" in castable(t)
    t.cast("clone", 5, "2:blaze-3")
    assert t[1].pool == "white△, 4 white□"
    assert (t.ask, t.seat) == ("forced-take", 2)
    t.take("green◯")
    assert (t.ask, t.seat) == ("forced-take", 0)
    t.take("blue◯")
    assert t[2].pool == "green◯"
    assert t[0].pool == "red◯, yellow□, blue◯"
    assert t[2].learned == {"blaze": 3}
    assert t.nothing_pending


@rule("SB-17.18")
@pytest.mark.parametrize(("level", "sign"), [(3, "◯"), (4, "△"), (5, "□")])
def test_clone_at_5_copies_levitation(level, sign):
    t = table(
        pool="red◯, 3 yellow□",
        spells=MORNING,
        others=[{"spells": {"levitation": 5}}],
        altar="blue◯, green◯, blue△, green△, blue□, green□",
        phase="midday",
    )
    t.cast("clone", 5, f"1:levitation-{level}")
    assert t.pool == f"3 yellow□, blue{sign}, green{sign}"
    assert t.nothing_pending


@rule("SB-17.18", "SB-R69")
def test_clone_at_5_copies_sharing_and_its_owner_draws_like_all_the_others():
    t = table(
        pool="red◯, 3 yellow□",
        spells=MORNING,
        others=[{"spells": {"sharing": 3}}, {}],
        altar="blue△",
        phase="midday",
        draws=["white◯, white△, white□"],
    )
    t.cast("clone", 5, "1:sharing-3")
    assert t.pool == "3 yellow□, blue△, white◯"
    assert (t[1].pool, t[2].pool) == ("white△", "white□")
    assert t.nothing_pending


@rule("SB-17.18")
def test_clone_at_5_copies_divination():
    t = table(
        pool="red◯, 3 yellow□",
        spells=MORNING,
        others=[{"spells": {"divination": 5}}],
        altar="blue△",
        phase="midday",
        draws=["white◯, white△"],
    )
    t.cast("clone", 5, "1:divination-5").take("white△", "blue△")
    assert t.pool == "3 yellow□, white△, blue△"
    assert t.altar == "white◯"
    assert t.nothing_pending


@rule("SB-17.18", "SB-R15")
def test_the_discard_of_clone_must_leave_the_cost_of_the_copied_sacrifice():
    t = table(pool="red◯, yellow□", spells=MORNING, others=[{"spells": {"sacrifice": 3}}], phase="midday")
    assert copies(t) == ["take", "draw", "store"]
    t = table(
        pool="red◯, blue◯, 3 yellow□",
        spells=MORNING,
        others=[{"spells": {"sacrifice": 3}}],
        phase="midday",
        draws=["4 white□"],
    )
    t.cast("clone", 5, "1:sacrifice-3").discard("blue◯")
    assert t.tray == "red◯, blue◯"
    assert t.pool == "3 yellow□, 4 white□"
    assert t.nothing_pending


@rule("SB-17.18")
def test_the_discard_of_clone_can_make_an_eruption_possible():
    t = table(
        pool="red◯, 3 yellow□, 2 white□",
        spells=MORNING,
        others=[{"spells": {"eruption": 5}}],
        phase="midday",
        draws=["black△"],
    )
    assert [word for word in copies(t) if "eruption" in word] == ["1:eruption-5"]
    t.cast("clone", 5, "1:eruption-5")
    assert t.pool == "3 yellow□, 2 white□, black△"
    assert t.nothing_pending


@rule("SB-17.18")
def test_the_discard_of_clone_makes_room_in_a_full_pool():
    t = table(
        pool="red◯, 4 yellow□, 4 white□",
        spells=MORNING,
        others=[{"spells": {"levitation": 3}}],
        altar="blue◯, green◯",
        phase="midday",
    )
    assert copies(t)[:3] == ["take", "draw", "1:levitation-3"]
    t.cast("clone", 5, "1:levitation-3").take("green◯")
    assert t.pool == "4 yellow□, 4 white□, green◯"
    assert t.altar == "blue◯"
    assert t.nothing_pending


@rule("SB-17.18")
def test_the_token_that_clone_discards_can_be_drawn_again():
    t = table(
        pool="red◯, 3 yellow□", spells=MORNING, others=[{"spells": {"eruption": 3}}], phase="midday", bag=0, tray=0
    )
    assert copies(t)[:3] == ["take", "draw", "1:eruption-3"]
    t.cast("clone", 5, "1:eruption-3")
    assert t.pool == "red◯, 3 yellow□"
    assert t.nothing_pending


@rule("SB-17.18")
def test_looking_ahead_leaves_the_table_as_it_was():
    t = table(pool="red◯, blue◯, green◯", spells=MORNING, others=[{"spells": {"sacrifice": 5}}], phase="midday")
    before = t.session.fingerprint
    assert len(castable(t)) > 3
    assert t.session.fingerprint == before
    assert list(t.pool) == ["red◯", "blue◯", "green◯"]
    assert t.tray == 0
    assert t.nothing_pending


@rule("SB-R69")
def test_only_the_mirage_of_the_cloning_mage_works():
    t = table(
        pool="red△, 3 yellow□",
        spells={"clone": "5△", "mirage": "3◯"},
        others=[{"spells": {"blaze": 3, "mirage": "5◯"}}],
        altar="3 blue◯",
        phase="midday",
        draws=["4 white□"],
    )
    t.cast("clone", 5, "1:blaze-3")
    assert t[1].pool == "blue◯"
    assert t.pool == "3 yellow□, 4 white□"
    t = table(
        pool="red△, 3 yellow□",
        spells={"clone": "5△", "mirage": "3◯"},
        others=[{"spells": {"levitation": 3, "mirage": "5△"}}],
        altar="2 blue◯",
        phase="midday",
        draws=["2 white□"],
    )
    t.cast("clone", 5, "1:levitation-3")
    assert t.pool == "3 yellow□, 2 blue◯, 2 white□"
    assert t.nothing_pending


# ------------------------------------------------------------------ what can be copied, and what cannot


@rule("SB-17.22", "SB-R67", "SB-R70")
@pytest.mark.parametrize(
    ("spell", "level"),
    [
        *(("swiftness", level) for level in (3, 4, 5)),
        *(("mirage", level) for level in (3, 4, 5)),
        *(("abundance", level) for level in (3, 4, 5)),
        *(("knowledge", level) for level in (3, 4, 5)),
        *(("communion", level) for level in (3, 4, 5)),
        *(("clone", level) for level in (3, 4, 5)),
        ("transmutation", 3),
    ],
)
def test_instant_constant_and_scoring_spells_and_clones_cannot_be_copied(spell, level):
    t = table(
        pool="red◯, blue◯, 3 yellow□, yellow△",
        board="red△",
        spells={"clone": "5◯"},
        others=[{"pool": "4 red◯", "spells": {spell: f"{level}◯"}}],
        phase="midday",
    )
    assert copies(t) == ["take", "draw", "learn", "store"]
    assert t.nothing_pending


@rule("SB-R21")
@pytest.mark.parametrize("white", ["storm", "time_travel"])
def test_storm_and_time_travel_never_meet_clone(white):
    picks = f"sacrifice,levitation,purification,offering,clone,{white},abundance"
    with pytest.raises(OptionError, match="exactly one spell of each colour"):
        new_game(cards="pick", picks=picks)


@rule("SB-17.21")
def test_clone_does_not_copy_an_own_spell():
    t = table(pool="red◯, 3 yellow□", spells={"clone": "5◯", "cure": 5, "eruption": 5}, phase="midday")
    assert copies(t) == ["take", "draw", "learn", "store"]
    assert t.nothing_pending


@rule("SB-17.21", "SB-R21")
def test_a_spell_that_another_mage_knows_too_is_copied_on_their_level_with_their_rune():
    t = table(
        pool="red△, red◯, 3 yellow□",
        spells={"clone": "4◯", "focus": "3◯"},
        others=[{"spells": {"focus": "4△"}}],
        altar="blue◯, white△",
        phase="midday",
    )
    assert copies(t) == ["learn", "1:focus-4:take", "1:focus-3:store", "store"]
    t.cast("clone", 4, "1:focus-3:store")
    assert t.board == "red△"
    assert castable(t) == ["focus-3:store"]
    assert t.nothing_pending


@rule("SB-R21")
def test_clone_names_the_mage_whose_spell_it_copies():
    t = table(
        pool="red◯, 3 yellow□",
        spells={"clone": "3◯"},
        others=[{"spells": {"cure": 3}}, {"spells": {"cure": 4}}],
        phase="midday",
        draws=["2 white□"],
    )
    assert copies(t) == ["store", "1:cure-3", "2:cure-4", "2:cure-3"]
    t.cast("clone", 3, "2:cure-4").discard("white□", "white□")
    assert [e.args["owner"].id for e in t.events("copy")] == [2]
    assert t.pool == "red◯, 3 yellow□"
    assert t.nothing_pending


@rule("SB-R14", "SB-R15")
def test_only_spells_that_would_do_something_are_offered_for_copying():
    t = table(
        pool="red◯, blue△, white□",
        spells={"clone": "5◯"},
        others=[{"spells": {"sacrifice": 3, "levitation": 5, "growth": 5, "offering": 5, "transmutation": "5□"}}],
        altar=0,
        phase="midday",
    )
    assert copies(t) == ["draw", "store"]
    assert t.nothing_pending


@rule("SB-R68")
def test_a_spell_learned_today_by_the_mage_itself_makes_no_clone():
    t = table(pool="red◯", spells={"clone": "3◯ today"}, phase="midday")
    assert castable(t) == []
    assert t.nothing_pending


# ------------------------------------------------------------------ alone


@rule("SB-20.16", "SB-R47")
def test_clone_alone_copies_the_level_4_effect_of_a_midday_spell_not_learned():
    t = table(
        seats=1,
        pool="3 blue△, red◯",
        spells={"clone": "3◯", "cure": None, "offering": None},
        altar="white◯",
        phase="midday",
    )
    assert castable(t) == ["clone-3:box:cure-4", "clone-3:box:offering-4:blue"]
    t.cast("clone", 3, "box:offering-4:blue")
    assert t.board == "3 blue△"
    assert t.card("clone").level == 3
    (copy,) = t.events("copy-solo")
    assert (copy.rule, copy.args["level"]) == ("SB-17.16", 4)
    assert t.nothing_pending


@rule("SB-20.16", "SB-R47")
@pytest.mark.parametrize("cure", [3, 4, 5])
def test_clone_alone_does_not_copy_a_learned_spell(cure):
    t = table(seats=1, pool="red◯", spells={"clone": "3◯", "cure": cure}, phase="midday")
    assert copies(t) == []
    assert castable(t)[0] == f"cure-{cure}"
    assert t.nothing_pending


@rule("SB-20.16", "SB-R47")
@pytest.mark.parametrize(
    ("spell", "drawn", "discarded"), [("cure", "2 white□", ["white□", "red◯"]), ("feast", "", None)]
)
def test_clone_alone_copies_any_midday_spell(spell, drawn, discarded):
    t = table(
        seats=1,
        pool="red◯, 3 yellow□",
        spells={"clone": "3◯", spell: None},
        altar="blue◯, blue△",
        phase="midday",
        draws=[drawn] if drawn else [],
    )
    t.cast("clone", 3, f"box:{spell}-4")
    if discarded:
        t.discard(*discarded)
        assert t.pool == "3 yellow□, white□"
    else:
        t.store("blue△")
        assert t.board == "blue△"
    assert t.phase == "evening"
    assert t.nothing_pending


@rule("SB-20.16", "SB-R47")
def test_clone_alone_copies_purification_at_4():
    t = table(
        seats=1,
        pool="red◯, red△, 3 yellow□",
        spells={"clone": "3◯", "purification": None},
        altar="blue◯, blue△, blue□",
        phase="midday",
    )
    t.cast("clone", 3, "box:purification-4").play("give red◯", "give red△", "receive blue◯", "receive blue□")
    assert t.pool == "blue◯, blue□, 3 yellow□"
    assert t.nothing_pending


@rule("SB-R47")
@pytest.mark.parametrize(("clone", "left"), [(4, 3), (5, 4)])
def test_copying_growth_alone_moves_the_clone_token_down(clone, left):
    t = table(
        seats=1,
        pool="3 yellow□",
        spells={"clone": f"{clone}△", "growth": None},
        altar="blue◯, blue△",
        phase="midday",
    )
    assert copies(t)[0] == "box:growth-4"
    t.cast("clone", 4, "box:growth-4")
    assert t.board == "blue◯, blue△"
    assert t.card("clone").level == left
    assert t.me.learned == {"clone": left}
    assert t.nothing_pending


@rule("SB-R47")
def test_clone_alone_uses_the_rune_on_the_clone_card():
    t = table(
        seats=1,
        pool="2 red△, red◯, 3 yellow□",
        spells={"clone": "4△", "focus": None},
        altar="blue◯",
        phase="midday",
    )
    assert copies(t) == ["box:focus-4:store", "box:transmutation-4", "box:purification-4"]
    t.cast("clone", 4, "box:focus-4:store")
    assert t.board == "2 red△"
    assert t.nothing_pending


@rule("SB-R47")
def test_clone_alone_copies_transmutation_with_one_substitute():
    t = table(
        seats=1,
        pool="2 yellow□, red△, green△",
        spells={"clone": "4△", "transmutation": None},
        altar="white◯",
        phase="midday",
        draws=["2 white□"],
    )
    t.cast("clone", 4, "box:transmutation-4").play("pay yellow□", "pay red△")
    assert t.me.learned == {"clone": 4, "abundance": 3}
    assert t.pool == "green△, 2 white□"
    assert t.nothing_pending


@rule("SB-R47")
@pytest.mark.parametrize(
    ("spell", "draws", "pool"),
    [
        ("sacrifice", ["4 white□"], "3 yellow□, 4 white□"),
        ("eruption", ["white□"], "red△, 3 yellow□, white□"),
        ("levitation", [], "red△, 3 yellow□, blue△, green△"),
        ("divination", ["2 white□"], "red△, 3 yellow□, blue△"),
    ],
)
def test_clone_alone_discards_and_copies_a_morning_spell(spell, draws, pool):
    t = table(
        seats=1,
        pool="red◯, red△, 3 yellow□",
        spells={"clone": "5◯", spell: None},
        altar="blue△, green△",
        phase="midday",
        draws=draws,
    )
    t.cast("clone", 5, f"box:{spell}-4")
    if spell == "divination":
        t.take("blue△")
    assert t.pool == pool
    assert "red◯" in t.tray
    assert t.nothing_pending


@rule("SB-R47", "SB-R48")
def test_clone_alone_copies_blaze_and_sharing_to_the_opponents_gain():
    t = table(
        seats=1,
        pool="red◯, 3 yellow□",
        spells={"clone": "5◯", "blaze": None, "sharing": None},
        altar="blue◯, green△",
        phase="midday",
        draws=["4 white□"],
    )
    t.cast("clone", 5, "box:blaze-4").play("opponent green△")
    assert t.lower == "green△"
    assert t.pool == "3 yellow□, 4 white□"
    t = table(
        seats=1,
        pool="red◯, 3 yellow□",
        spells={"clone": "5◯", "blaze": None, "sharing": None},
        altar="blue◯, green△",
        phase="midday",
        draws=["white□"],
    )
    t.cast("clone", 5, "box:sharing-4")
    assert t.lower == "white□"
    assert t.pool == "3 yellow□, blue◯, green△"
    assert t.nothing_pending


@rule("SB-R47")
def test_clone_alone_copies_no_base_action_and_no_spell_without_a_phase():
    t = table(
        seats=1,
        pool="red◯, 3 yellow□",
        spells={"clone": "5◯", "swiftness": None, "blaze": 3, "sharing": 3, "growth": 3, "focus": 3},
        phase="midday",
    )
    assert castable(t) == []
    assert t.nothing_pending
