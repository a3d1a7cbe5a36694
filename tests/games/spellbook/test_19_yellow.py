"""Yellow spells (SB-19): gold. They raise the score."""

from __future__ import annotations

import pytest

from tests.games.spellbook.menu import castable, costs, passed, phases_of, points
from tests.games.spellbook.play import table
from tests.support.rules import rule


@pytest.mark.parametrize(
    "spell",
    [
        pytest.param("abundance", marks=rule("SB-19.1")),
        pytest.param("knowledge", marks=rule("SB-19.6")),
        pytest.param("communion", marks=rule("SB-19.12")),
    ],
)
def test_yellow_spells_cost_gold_and_are_no_actions(spell):
    assert costs(spell) == ["yellow"]
    assert [phases_of(spell, level, pool="3 green□, red◯") for level in (3, 4, 5)] == [[], [], []]


# ------------------------------------------------------------------ abundance


@pytest.mark.parametrize(
    ("level", "drawn"),
    [
        pytest.param(3, "2 red□", marks=rule("SB-19.2")),
        pytest.param(4, "3 red□", marks=rule("SB-19.3")),
        pytest.param(5, "4 red□", marks=rule("SB-19.4")),
    ],
)
def test_learning_abundance_draws_at_once(level, drawn):
    t = table(
        pool=f"{level} yellow△, white□", spells={"abundance": None}, phase="evening", draws=[drawn], altar="green◯"
    )
    t.learn("abundance", level)
    assert t.pool == f"white□, {drawn}"
    assert t.card("abundance").level == level
    assert t.tray == f"{level - 1} yellow△"
    assert t.score == {3: 3, 4: 5, 5: 7}[level]
    assert t.active == 1
    assert t.nothing_pending


@rule("SB-19.2", "SB-19.3", "SB-19.4")
def test_abundance_points():
    assert points("abundance") == [3, 5, 7]


@rule("SB-19.5")
@pytest.mark.parametrize("level", [3, 4, 5])
def test_abundance_works_once_and_never_again(level):
    t = table(pool=f"{level} yellow△", spells={"abundance": None}, phase="evening", altar=9)
    t.learn("abundance", level)
    held = len(t.pool)
    t.end_day()
    for phase in ("morning", "midday"):
        assert t.phase == phase
        assert castable(t) == []
        t.skip()
    t.end_day()
    assert t.pool == held
    assert len(t.events("draw")) == level - 1
    assert t.nothing_pending


@rule("SB-19.2")
def test_abundance_draws_what_there_is_even_its_own_payment():
    t = table(pool="yellow◯, yellow△, yellow□", spells={"abundance": None}, phase="evening", bag=0, tray=0, altar=0)
    t.learn("abundance", 3).play("keep yellow◯")
    assert t.pool == "yellow△, yellow□"
    assert t.tray == 0
    assert t.nothing_pending


# ------------------------------------------------------------------ knowledge

OTHERS = {"sacrifice": 3, "levitation": 4, "purification": 5, "offering": 3}


@pytest.mark.parametrize(
    ("level", "extra"),
    [
        pytest.param(3, 4, marks=rule("SB-19.7", "SB-19.11")),
        pytest.param(4, 2 * 1 + 2 * 2, marks=rule("SB-19.8", "SB-19.11")),
        pytest.param(5, 8, marks=rule("SB-19.9", "SB-19.11")),
    ],
)
def test_knowledge_scores_the_other_learned_spells_on_top_of_their_own_points(level, extra):
    without = table(board=3, spells=OTHERS)
    t = table(
        board=3,
        spells={**OTHERS, "knowledge": level},
        others=[{"spells": {"time_travel": 5, "transmutation": 5}}],
    )
    assert without.score == 3 + 1 + 4 + 3 + 2
    assert t.score == without.score + extra
    assert t.nothing_pending


@rule("SB-19.7", "SB-19.8", "SB-19.9")
def test_knowledge_does_not_count_itself():
    assert points("knowledge") == [0, 0, 0]


@rule("SB-19.7", "SB-19.8", "SB-19.9")
@pytest.mark.parametrize(
    ("level", "other", "extra"),
    [(3, 3, 1), (3, 4, 1), (3, 5, 1), (4, 3, 1), (4, 4, 2), (4, 5, 2), (5, 3, 2), (5, 4, 2), (5, 5, 2)],
)
def test_what_knowledge_gives_for_one_spell(level, other, extra):
    without = table(spells={"offering": other})
    t = table(spells={"offering": other, "knowledge": level})
    assert t.score == without.score + extra
    assert t.nothing_pending


@rule("SB-19.9")
def test_knowledge_at_5_with_all_seven_spells():
    spells = dict.fromkeys(["eruption", "sharing", "cure", "focus", "storm", "swiftness", "knowledge"], 5)
    t = table(spells=spells, ending="spells")
    assert t.score == 4 + 4 + 5 + 5 + 8 + 0 + 2 * 6
    assert t.nothing_pending


@rule("SB-19.10")
def test_knowledge_at_4_looks_at_the_final_levels():
    t = table(pool="red◯", spells={"knowledge": 4, "offering": 3, "time_travel": 3}, phase="evening")
    assert t.score == 2 + 2 + 1 + 1
    t.play("use time_travel at 3", "raise offering")
    assert t.score == 4 + 2 + 2 + 1
    t = table(spells={"knowledge": 4, "growth": 4}, altar="blue◯", phase="evening")
    assert t.score == 4 + 2
    t.play("use growth at 4")
    assert t.score == 1 + 3 + 1
    assert t.nothing_pending


@rule("SB-19.6")
def test_learning_knowledge_does_nothing_at_once():
    t = table(pool="3 yellow△, white□", spells={"knowledge": None}, phase="evening", altar=5)
    t.learn("knowledge", 3)
    assert t.pool == "white□"
    assert {e.name for e in t.log} == {"learn", "pay", "altar-draw", "day-start"}
    assert t.nothing_pending


# ------------------------------------------------------------------ communion


@rule("SB-19.13")
def test_communion_learned_at_3_stores_three_altar_tokens():
    t = table(
        pool="3 yellow△, white□",
        board="red◯",
        spells={"communion": None},
        altar="blue◯, blue△, green□, black◯",
        phase="evening",
    )
    t.learn("communion", 3)
    assert t.ask == "take-store"
    t.store("green□", "black◯", "blue◯")
    assert list(t.board) == ["red◯", "green□", "black◯", "blue◯"]
    assert t.pool == "white□"
    assert "blue△" in t.altar
    assert t.tray == "2 yellow△"
    assert t.active == 1
    assert t.nothing_pending


@rule("SB-19.13", "SB-19.14", "SB-19.15", "SB-19.16")
def test_communion_scores_only_on_level_4():
    assert points("communion") == [0, 0, 0]
    scores = [table(board="2 red◯, blue◯, green△", spells={"communion": f"{level}◯"}).score for level in (3, 4, 5)]
    assert scores == [4, 4 + 3, 4]


@rule("SB-19.14", "SB-R10", "SB-R78")
@pytest.mark.parametrize(("sign", "extra"), [("◯", 3), ("△", 1), ("□", 0)])
def test_communion_at_4_scores_stored_tokens_with_the_card_rune(sign, extra):
    t = table(
        pool="3 white□, white△",
        board="2 red◯, blue◯, green△",
        spells={"communion": f"4{sign}", "sacrifice": f"3{sign}"},
        others=[{"board": "4 black◯, 4 black△, 4 black□"}],
    )
    assert t.score == 4 + 1 + extra
    assert t.nothing_pending


@rule("SB-R78")
def test_the_state_of_the_board_at_the_end_counts_for_communion():
    t = table(pool="red◯", board="green△", spells={"communion": "4◯", "growth": 3}, phase="evening")
    before = t.score
    t.play("use growth at 3")
    assert t.board == "red◯"
    assert t.score == before + 1
    assert t.nothing_pending


@rule("SB-19.14")
def test_communion_learned_at_4_does_nothing_at_once():
    t = table(pool="4 yellow△", spells={"communion": None}, altar="blue◯", phase="evening")
    t.learn("communion", 4)
    assert t.board == 0
    assert {e.name for e in t.log} == {"learn", "pay", "altar-draw", "day-start"}
    assert t.nothing_pending


@rule("SB-R12")
@pytest.mark.parametrize("altar", ["blue◯, blue△", "blue◯", ""])
def test_communion_at_3_stores_what_a_short_altar_holds(altar):
    t = table(pool="3 yellow△", spells={"communion": None}, altar=altar, phase="evening")
    t.learn("communion", 3)
    assert t.board == altar
    assert t.nothing_pending


@rule("SB-R12")
def test_communion_at_3_stores_what_fits_and_its_owner_chooses_which():
    t = table(
        pool="3 yellow△",
        board=12,
        spells={"communion": None},
        altar="blue◯, blue△, green□",
        phase="evening",
        bag=0,
    )
    t.learn("communion", 3).store("green□", "blue◯")
    assert t.board == 14
    assert "blue△" in t.altar
    assert t.ending == "board"
    assert t.nothing_pending


@rule("SB-R12")
def test_communion_at_3_with_a_full_board_stores_nothing():
    t = table(pool="3 yellow△", board=14, spells={"communion": None}, altar="blue◯", phase="evening", ending="board")
    t.learn("communion", 3)
    assert t.board == 14
    assert "blue◯" in t.altar
    assert t.nothing_pending


@rule("SB-19.15", "SB-R11")
def test_communion_learned_at_5_stores_from_the_tray_and_may_take_its_own_payment():
    t = table(
        pool="2 yellow◯, 2 yellow△, yellow□",
        board="red◯",
        spells={"communion": None},
        tray="black□, white◯",
        altar="blue◯",
        phase="evening",
    )
    t.learn("communion", 5).play("keep yellow□")
    assert t.ask == "tray-store"
    assert t.options == ["black-square", "white-circle", "yellow-circle", "yellow-triangle"]
    assert t.decision.rule == "SB-19.15"
    t.store("yellow△", "black□")
    assert list(t.board) == ["red◯", "yellow△", "black□"]
    assert t.tray == "white◯, 2 yellow◯, yellow△"
    assert "blue◯" in t.altar
    assert t.nothing_pending


@rule("SB-19.15")
def test_communion_on_5_stores_whenever_its_owner_learns():
    t = table(
        pool="red◯, red△, red□, black◯",
        spells={"communion": "5◯"},
        tray="white◯",
        phase="evening",
    )
    t.learn("sacrifice", 3).play("keep red◯").store("white◯", "red□")
    assert t.board == "white◯, red□"
    assert t.tray == "red△"
    assert t.pool == "black◯"
    assert t.nothing_pending


@rule("SB-19.15")
@pytest.mark.parametrize("level", [3, 4])
def test_communion_below_5_does_not_store_when_another_spell_is_learned(level):
    t = table(pool="3 red◯", spells={"communion": f"{level}◯"}, tray="2 white◯", phase="evening")
    t.learn("sacrifice", 3)
    assert t.board == 0
    assert t.tray == "2 white◯, 2 red◯"
    assert t.nothing_pending


@rule("SB-19.15")
def test_communion_looks_only_at_the_learning_of_its_owner():
    t = table(pool="3 red◯", spells={}, others=[{"spells": {"communion": "5◯"}}], phase="evening")
    t.learn("sacrifice", 3)
    assert (t.board, t[1].board) == (0, 0)
    assert t.tray == "2 red◯"
    assert t.nothing_pending


@rule("SB-R54")
@pytest.mark.parametrize(("board", "tray"), [(12, "white◯"), (13, "white◯, red◯"), (14, "white◯, 2 red◯")])
def test_communion_on_5_with_little_room(board, tray):
    t = table(
        pool="3 red◯",
        board=board,
        spells={"communion": "5△"},
        tray="white◯",
        phase="evening",
        ending="board" if board == 14 else "",
    )
    t.learn("sacrifice", 3)
    while t.ask == "tray-store":
        t.store("red◯")
    assert t.board == 14
    assert t.tray == tray
    assert t.ending == "board"
    assert t.nothing_pending


@rule("SB-R11")
def test_communion_on_5_with_an_empty_tray_stores_what_was_just_paid():
    t = table(pool="red◯, red△, red□", spells={"communion": "5△"}, phase="evening")
    t.learn("sacrifice", 3).play("keep red□")
    assert t.board == "red◯, red△"
    assert t.tray == 0
    assert passed(t) == []
    assert t.nothing_pending
