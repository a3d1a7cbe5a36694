"""Everything that is asked, offered or told can be read in every language, and nothing that could be read is never said."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from magemoot import text
from magemoot.engine.errors import NotYourDecision, StaleAnswer, UnknownChoice
from magemoot.games.spellbook import GAME
from magemoot.games.spellbook.catalogue import PHASES, RUNES, SPELL, SPELLS, TOKENS
from tests.games.spellbook.play import Table, key, new_game, table

LEVELS = ("3◯", "4△", "5□", "4◯", "5◯", "3△")
READER = text.Reader(("Ada", "Ben", "Cleo"), frozenset({0}), GAME.catalogue.kinds)


def rich_tables() -> Iterator[Table]:
    """Games in full swing: most spells learned on both sides, so that all they do comes up."""
    chance = random.Random(1)
    for number in range(90):
        seats = (2, 3, 1)[number % 3]
        spells = [f.id for f in (SPELLS[3 * c + chance.randrange(3)] for c in range(7))]
        if number % 2:
            spells[4] = "clone"
        books = [{s: chance.choice(LEVELS) for s in spells if chance.random() < 0.6} for _ in range(seats)]
        yield table(
            seats=seats,
            spells=dict.fromkeys(spells) | books[0],
            others=[{"spells": book, "board": 2, "pool": 3} for book in books[1:]],
            pool=6,
            board=chance.randrange(12),
            altar=7,
            phase=chance.choice(PHASES),
            tray=4,
            bag=None if number % 4 else 3,
            seed=number,
        )
    yield table(pool="4 blue□, blue△", spells={"swiftness": None}, phase="evening")
    yield table(pool="2 blue□, 2 red◯, white◯", spells={"transmutation": "5◯", "cure": None}, phase="evening", seats=3)
    yield table(pool="2 red□, 2 blue◯, white◯, red△", spells={"transmutation": "5◯"}, phase="evening")


@pytest.fixture(scope="module")
def said() -> dict[str, dict[str, dict]]:
    """Every question, option and event of many games, by message, with arguments to try it with."""
    found: dict[str, dict[str, dict]] = {"ask": {}, "option": {}, "log": {}}
    chance = random.Random(2)
    for t in rich_tables():
        for _ in range(60):
            if t.over:
                break
            decision = t.decision
            assert len({o.key for o in decision.options}) == len(decision.options)
            found["ask"].setdefault(f"ask-{decision.ask}", decision.args)
            for option in decision.options:
                # Every option lights a piece or a thing, or is a plain word.
                assert (option.piece is None) or (0 <= option.piece < TOKENS and option.target is None)
                assert option.piece is None or option.args["token"].id == option.piece
                found["option"].setdefault(option.message, {})[option.key] = option.args
            t.choose(chance.choice(t.options))
        for event in t.log:
            found["log"].setdefault(f"log-{event.name}", event.args)
            assert event.rule.startswith("SB-")
            assert event.to is None
    return found


def messages(lang: str) -> set[str]:
    """The ids of the game's own texts, the shell's left out."""
    source = files("magemoot.games.spellbook").joinpath("text", f"{lang}.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", source, flags=re.MULTILINE))


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_question_option_and_event_reads_as_a_sentence(said, lang):
    spoken = text.bundle(lang, "spellbook")
    lines = [*said["ask"].items(), *said["log"].items()]
    lines += [(message, args) for message, keys in said["option"].items() for args in keys.values()]
    for message, args in lines:
        assert spoken.has_message(message), f"{lang}: no text for {message}"
        sentence = text.format(message, args, lang, READER, "spellbook")
        assert "{" not in sentence, f"{lang}: {message}: {sentence}"
        assert not re.search(r"\b(spell|token|colour|rune|phase)-\w", sentence), f"{lang}: {message}: {sentence}"


@pytest.mark.parametrize("kind", ["ask", "option", "log"])
def test_no_text_is_there_that_nothing_says(said, kind):
    written = {id for id in messages("en") if id.startswith(f"{kind}-")}
    assert written - set(said[kind]) == SELDOM[kind]


SELDOM = {"ask": set(), "option": set(), "log": {"log-game-start"}}
"""Said, but not in the middle of a game; `test_the_beginning_is_told_too` sees to it."""


def test_the_beginning_is_told_too():
    t = new_game(2, 1)
    assert {f"log-{e.name}" for e in t.log} >= SELDOM["log"]


def test_the_reasons_of_an_end_and_the_tie_breaks_have_texts():
    for lang in text.LANGUAGES:
        known = messages(lang)
        assert {"end-spells", "end-board", "end-opponent"} <= known
        assert {"tie-spells", "tie-pool", "tie-shared", "tie-solo-draw"} <= known


def test_options_name_what_they_act_on():
    t = table(pool="red◯", altar="blue△", spells={"sacrifice": 3})
    by_key = {o.key: o for o in t.decision.options}
    taken = by_key[key("blue△")]
    assert (taken.message, taken.piece, taken.target) == ("option-take", t.state.altar[0], None)
    assert (by_key["draw"].message, by_key["draw"].target) == ("option-draw", "bag")
    cast = by_key["sacrifice-3"]
    assert (cast.message, cast.target) == ("option-cast", "card:sacrifice/3")
    assert cast.args["spell"].id == "spell-sacrifice"
    assert cast.args["level"] == 3
    assert by_key["skip"].message == "option-skip-morning"
    t = table(pool="3 red◯, green◯", phase="evening")
    learn = t.decision.options[0]
    assert (learn.key, learn.message, learn.target) == ("learn-sacrifice-3", "option-learn", "card:sacrifice/3")
    t = table(pool="3 red□, 3 blue◯", phase="evening").learn("sacrifice", 3)
    wild = {o.key: o for o in t.decision.options}
    assert wild["wild-circle"].target == "rune:circle"
    assert wild["wild-circle"].args["rune"].id == f"rune-{RUNES[0]}"
    t = table(
        pool="red◯", spells={"clone": "3◯"}, phase="midday", others=[{}, {"spells": {"offering": 3}}], altar="red□"
    )
    assert [o.message for o in t.decision.options] == ["option-store", "option-clone-store", "option-skip-midday"]
    t = table(
        pool="2 red◯", spells={"clone": "3◯"}, phase="midday", others=[{}, {"spells": {"offering": 3}}], altar="red□"
    )
    copied = {o.key: o for o in t.decision.options}["clone-3:2:offering-3:red"]
    assert (copied.message, copied.target) == ("option-clone-spell", "seat:2/card:offering/3")
    assert (copied.args["owner"].id, copied.args["colour"].id, copied.args["way"]) == (2, "colour-red", "colour")


def test_what_is_no_option_is_refused_and_changes_nothing():
    t = table(pool="red◯, red△", altar="blue△")
    before = (t.session.fingerprint, t.options, len(t.log))
    with pytest.raises(
        UnknownChoice, match=r"'white-circle' is not among the 3 options of decision 0, seat 0, phase-mor"
    ):
        t.session.answer(0, "white-circle")
    with pytest.raises(UnknownChoice):
        t.session.answer(0, 3)
    with pytest.raises(UnknownChoice):
        t.session.answer(0, -1)
    with pytest.raises(NotYourDecision, match="seat 1 has nothing to decide; seat 0 has"):
        t.session.answer(1, "draw")
    with pytest.raises(StaleAnswer, match="the answer is for decision 5; decision 0 is pending"):
        t.session.answer(0, "draw", number=5)
    assert (t.session.fingerprint, t.options, len(t.log)) == before
    t.session.answer(0, "draw", number=0)
    assert t.phase == "midday"


def test_facts_and_static_tell_what_the_rules_count():
    t = table(spells={"sacrifice": 4, "feast": 5}, board="2 red◯, blue△")
    facts = GAME.facts(t.session.view(1))
    assert [m.score for m in facts.mages] == [t[0].score, t[1].score]
    assert facts.mages[0].spells_learned == 2
    assert facts.opponent is None
    feast = next(part for part in facts.mages[0].parts if part.spell == "feast")
    assert (feast.level, feast.points, feast.extra) == (5, SPELL["feast"].levels[5].points, 2)
    assert GAME.facts(table(seats=1, opponent=4, lower=1).session.view(0)).opponent == 15
    static = GAME.static()
    assert (len(static.kind_of), len(static.kinds), static.pool_limit, static.altar_spaces) == (105, 21, 9, 10)
    assert static.board_scores[14] == 18
    assert static.opponent_scores[17] == 40
