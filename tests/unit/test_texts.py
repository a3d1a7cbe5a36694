"""Texts: sentences for every reader, the rulebook, and the linter that keeps languages and cards complete."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle

import magemoot
from magemoot import text
from magemoot.engine.content import Card, ContentError
from magemoot.engine.events import piece, seat, term
from magemoot.engine.game import OptionSpec
from magemoot.games import find
from magemoot.lab import check

KINDS = find("spellbook").catalogue.kinds
ALA = text.Reader(("Ala", "Bo"), frozenset({0}), KINDS)
BO = text.Reader(("Ala", "Bo"), frozenset({1}), KINDS)


def say(message: str, lang: str, reader: text.Reader, **args: Any) -> str:
    return text.format(message, args, lang, reader, "spellbook")


# ------------------------------------------------------------------ reading


@pytest.mark.parametrize(
    ("lang", "reader", "sentence"),
    [
        ("en", BO, "Ala takes a red circle token from the altar."),
        ("en", ALA, "You take a red circle token from the altar."),
        ("pl", BO, "Ala bierze z ołtarza czerwony żeton z kołem."),
        ("pl", ALA, "Bierzesz z ołtarza czerwony żeton z kołem."),
        ("de", BO, "Ala nimmt ein rotes Plättchen mit Kreis vom Altar."),
        ("de", ALA, "Du nimmst ein rotes Plättchen mit Kreis vom Altar."),
    ],
)
def test_everybody_reads_the_same_event_in_their_own_words(lang: str, reader: text.Reader, sentence: str) -> None:
    assert say("log-take", lang, reader, who=seat(0), token=piece(0)) == sentence


def test_polish_declines_what_stands_in_a_variable() -> None:
    learned = say("log-learn", "pl", BO, who=seat(0), spell=term("spell-divination"), level=4, token=piece(17))
    assert learned == "Ala uczy się Wróżby na poziomie 4; na karcie zostaje fioletowy żeton z kołem."
    assert say("option-raise", "pl", BO, spell=term("spell-feast")) == "Podnieś Ucztę o jeden poziom"
    assert say("option-pay", "pl", BO, token=piece(95)) == "Zapłać żółtym żetonem z trójkątem"


@pytest.mark.parametrize(
    ("count", "sentence"), [(1, "1 żeton trafia"), (3, "3 żetony trafiają"), (12, "12 żetonów trafia")]
)
def test_polish_counts(count: int, sentence: str) -> None:
    assert sentence in say("log-altar-purge", "pl", BO, count=count)


def test_a_hidden_piece_has_a_name_that_tells_nothing() -> None:
    assert say("option-discard", "de", ALA, token=piece(-1)) == "Wirf ein verdecktes Plättchen ab"


def test_a_seat_without_a_name_is_its_number() -> None:
    assert say("log-day-start", "en", text.Reader(), who=seat(2), day=4) == "Day 4: 3’s turn."


def test_attributes_are_read_with_a_dot() -> None:
    assert say("opt-cards.help", "en", ALA).startswith("Which seven spells")


def test_what_is_said_nowhere_shows_its_id() -> None:
    assert say("log-nothing", "pl", ALA) == "log-nothing"
    assert say("opt-cards.colour", "pl", ALA) == "opt-cards.colour"


def test_a_thing_without_words_is_called_by_its_id_and_a_person_by_the_name() -> None:
    assert say("option-raise", "en", ALA, spell=term("spell-frost-lance")) == "Raise Frost Lance by one level"
    assert "nothing" in say("option-raise", "en", ALA, spell=term("nothing"))
    assert "spell-nothing" in say("option-raise", "en", ALA, spell="spell-nothing")


def test_a_gap_in_a_language_is_filled_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    sources = {"en": "a = English\nb = the other { NAME($x) }\nc = sea", "pl": "a = polski"}
    monkeypatch.setattr(text, "source", lambda lang, _game: sources.get(lang, ""))
    text.bundle.cache_clear()
    try:
        assert text.format("a", {}, "pl") == "polski"
        assert text.format("b", {"x": term("c")}, "pl") == "the other sea"
    finally:
        monkeypatch.undo()
        text.bundle.cache_clear()


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="language 'fr' is not one of en, pl, de"):
        text.bundle("fr")


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("cards", ["set-1", "set-2", "set-3"])
def test_every_line_of_a_game_can_be_said_in_every_language(
    seats: int, cards: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Plays a game at random; no question, option or event may name a message or a variable that is not there."""
    formatted = FluentBundle.format_pattern

    def strict(self: FluentBundle, pattern: Any, args: Any = None) -> Any:
        sentence, errors = formatted(self, pattern, args)
        assert not errors, (sentence, errors)
        return sentence, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", strict)
    dice = random.Random(7)
    game = magemoot.new("spellbook", seats=seats, seed=5, options={"cards": cards})
    readers = (
        text.Reader(("Ala", "Bo", "Cy"), frozenset({0}), KINDS),
        text.Reader(("Ala", "Bo", "Cy"), frozenset(), KINDS),
    )

    def spoken(message: str, args: dict[str, Any]) -> None:
        for lang in text.LANGUAGES:
            for reader in readers:
                sentence = text.format(message, args, lang, reader, "spellbook")
                assert sentence != message, f"{message} has no words"
                assert "spell-" not in sentence
                assert "token-" not in sentence

    told: set[str] = set()
    while not game.over:
        for decision in game.decisions:
            for message, args in [
                (f"ask-{decision.ask}", decision.args),
                *((o.message, o.args) for o in decision.options),
            ]:
                key = f"{message}{sorted(args)}{args.get('way')}"
                if key not in told:
                    told.add(key)
                    spoken(message, dict(args))
            game.answer(decision.seat, dice.randrange(len(decision.options)))
    for event in game.events:
        key = f"{event.name}{sorted(event.args)}{event.args.get('why')}"
        if key not in told:
            told.add(key)
            spoken(f"log-{event.name}", dict(event.args))
    assert game.result is not None
    spoken(f"end-{game.result.reason}", {})
    for tie in game.result.tie_breaks:
        spoken(f"tie-{tie}", {})


# ------------------------------------------------------------------ the rulebook


def test_the_rulebook_is_read_in_order() -> None:
    rules = text.rulebook("spellbook", "en")
    assert rules[0].id == "SB-1.1"
    assert rules[-1].id == "SB-R80"
    assert len({rule.id for rule in rules}) == len(rules) == 357
    assert next(rule for rule in rules if rule.id == "SB-8.6").chapter == "8 · Evening: learning a spell"
    with pytest.raises(LookupError, match="chess: no game of that name has a rulebook"):
        text.rulebook("chess")


# ------------------------------------------------------------------ the linter: everything here is sound


def test_the_linter_finds_nothing_in_what_we_ship(tmp_path: Path) -> None:
    report = check.run(tmp_path)
    assert report.errors == []
    assert {warning.code for warning in report.warnings} == {"NO-TESTS"}
    assert report.counts.cards["spellbook"] == 21
    assert report.counts.messages["en"] == report.counts.messages["pl"] == report.counts.messages["de"] > 250
    assert set(msgspec.to_builtins(report)) == {"errors", "warnings", "counts"}


# ------------------------------------------------------------------ the linter: each code can be found


def codes(findings: list[check.Finding]) -> list[str]:
    return [finding.code for finding in findings]


def messages(**sources: str) -> dict[str, check.Messages]:
    return {lang: check.read_messages(source)[0] for lang, source in sources.items()}


@pytest.mark.parametrize(
    ("en", "pl", "code", "place"),
    [
        ("a = one\nb = two", "a = raz", "TEXT-MISSING", "toy/pl.ftl: b"),
        ("a = { $n } things", "a = rzeczy", "TEXT-VARS", "toy/pl.ftl: a"),
        ("a = { $n -> \n  [one] x\n *[other] { $m }\n}", "a = { $n }", "TEXT-VARS", "toy/pl.ftl: a"),
        ("a = one\n    .help = why", "a = raz", "TEXT-HELP", "toy/pl.ftl: a"),
        ("a = one", "a = raz\n?? = {", "TEXT-JUNK", "toy/pl.ftl"),
        ("a = one", "a = raz\na = dwa", "TEXT-TWICE", "toy/pl.ftl: a"),
    ],
)
def test_languages_that_disagree_are_found(en: str, pl: str, code: str, place: str) -> None:
    (finding,) = check.check_texts("toy", {"en": en, "pl": pl})
    assert (finding.code, finding.where) == (code, place)
    assert finding.message.endswith(".")


def test_languages_may_have_their_own_cases() -> None:
    assert check.check_texts("toy", {"en": "a = gate", "pl": "a = brama\n    .acc = bramę"}) == []


def test_a_question_or_an_event_without_words_is_found(tmp_path: Path) -> None:
    (tmp_path / "flow.py").write_text(
        'Choose(seat, "dig", options, "TO-1")\nt.note("dug" if deep else "scratched", "TO-1")\n', "utf-8"
    )
    options = {"map": OptionSpec("choice", "old", ("old", "new"))}
    wanted = check.needed(tmp_path, options, ["red"])
    assert set(wanted) == {
        "ask-dig", "log-dug", "log-scratched", "opt-map", "opt-map-old", "opt-map-new", "token-red",
    }  # fmt: skip
    known = messages(en="\n".join(f"{id} = x" for id in wanted if id != "log-dug"))
    (finding,) = check.check_needed("toy", known, wanted)
    assert finding == check.Finding("TEXT-UNSAID", "toy/en.ftl: log-dug", "Missing, though flow.py needs it.")


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("ask-dig = Dig where?\nwait-dig = where to dig", []),
        ("ask-dig = Dig where?", ["Missing, though others wait for the answer to ask-dig."]),
        ("wait-dig = where to dig", ["Nobody waits for that: there is no ask-dig."]),
        ("ask-dig = Dig where?\nwait-dig = where { $who } digs", ["Takes $who, but is told nothing."]),
    ],
)
def test_a_question_without_words_for_those_who_wait_is_found(source: str, said: list[str]) -> None:
    findings = check.check_waits("toy", messages(en=source))
    assert [finding.message for finding in findings] == said
    assert {(finding.code, finding.where) for finding in findings} <= {("TEXT-WAIT", "toy/en.ftl: wait-dig")}


CARD = Card("bolt", {"spell-bolt": (), "spell-bolt-3": (3,)}, {"bolt-3": "SB-13.2"})


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("spell-bolt = Bolt\nspell-bolt-3 = Deal 3.", []),
        ("spell-bolt = Bolt", ["CARD-NOTEXT"]),
        ("spell-bolt = Bolt\nspell-bolt-3 = Deal 4.", ["CARD-NUMBER"]),
    ],
)
def test_a_card_without_its_text_or_its_number_is_found(source: str, expected: list[str]) -> None:
    assert codes(check.check_cards("toy", [CARD], messages(en=source))) == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('t.play("bolt-3")', []),
        ('t.play("bolt at 3")', []),
        ("def test_bolt_at_level_3_burns(): ...", []),
        ('@rule("SB-13.1–13.3")', []),
        ('t.play("bolt-4")', ["CARD-NOTEST"]),
        ('t.play("bolt-33")', ["CARD-NOTEST"]),
        ('@rule("SB-13.3")', ["CARD-NOTEST"]),
    ],
)
def test_a_card_without_a_test_is_found(tmp_path: Path, source: str, expected: list[str]) -> None:
    (tmp_path / "test_cards.py").write_text(source, "utf-8")
    assert codes(check.check_tested("toy", [CARD], tmp_path)) == expected


@pytest.mark.parametrize(
    ("source", "unknown"),
    [
        ('"""SB-8.6, SB-R2, chapter SB-8, XX-9.9, SB-8.6–8.7."""', []),
        ('"""SB-8.9"""', ["SB-8.9"]),
        ('"""SB-8.6–8.8"""', ["SB-8.8"]),
        ('"""SB-R2–R3"""', ["SB-R3"]),
        ('"""SB-9"""', ["SB-9"]),
    ],
)
def test_a_rule_that_does_not_exist_is_found(tmp_path: Path, source: str, unknown: list[str]) -> None:
    (tmp_path / "flow.py").write_text(source, "utf-8")
    findings = check.check_rules("toy", tmp_path, ["SB-8.6", "SB-8.7", "SB-R2"])
    assert [finding.message.split(",")[0].removeprefix("Cites ") for finding in findings] == unknown
    assert set(codes(findings)) <= {"RULE-UNKNOWN"}


def test_a_game_without_a_rulebook_is_found(tmp_path: Path) -> None:
    assert codes(check.check_rules("chess", tmp_path)) == ["RULES-MISSING"]


BOOK = """
[[chapter]]
title = "{title}"
[chapter.rules]
"SB-1.1" = "{first}"
"SB-1.2" = "Second."
"""


@pytest.mark.parametrize(
    ("polish", "wrong"),
    [
        (BOOK.format(title="1 · Karty", first="Pierwsza."), None),
        (BOOK.format(title="2 · Karty", first="Pierwsza."), "from 1 on"),
        (BOOK.format(title="1 · Karty", first="Pierwsza.").replace("SB-1.1", "SB-1.3"), "from SB-1.1 on"),
        (BOOK.format(title="1 · Karty", first="Pierwsza.") + '"SB-1.3" = "Trzecia."\n', "from SB-1.3 on"),
        ("", "Missing"),
    ],
)
def test_a_rulebook_that_is_not_the_english_one_is_found(tmp_path: Path, polish: str, wrong: str | None) -> None:
    for language in text.LANGUAGES:
        (tmp_path / f"{language}.toml").write_text(BOOK.format(title="1 · Cards", first="First."), "utf-8")
    if polish:
        (tmp_path / "pl.toml").write_text(polish, "utf-8")
    else:
        (tmp_path / "pl.toml").unlink()
    findings = check.check_rulebooks("toy", tmp_path)
    assert [(f.code, f.where) for f in findings] == [("RULES-LANGUAGE", "toy/rulebook/pl.toml")] * (wrong is not None)
    assert wrong is None or wrong in findings[0].message


def test_a_broken_pack_is_reported_with_its_own_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_game: str) -> None:
        raise ContentError("PROVENANCE", "content/spells.toml: cure", "no `source`: name the place the facts come from")

    monkeypatch.setattr(check, "find", broken)
    report = check.run(tmp_path)
    assert set(codes(report.errors)) == {"PROVENANCE"}
    assert report.errors[0].where == "content/spells.toml: cure"
    assert report.counts.cards == {}
