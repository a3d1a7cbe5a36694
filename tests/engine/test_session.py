"""Sessions: answers, refusals, undo, storing and resuming."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from magemoot.engine.errors import (
    GameOver,
    NotYourDecision,
    OptionError,
    PositionError,
    StaleAnswer,
    UndoRefused,
    UnknownChoice,
)
from magemoot.engine.game import Game, OptionSpec
from magemoot.engine.play import Choose, Play, Together
from magemoot.engine.rng import Stream
from magemoot.engine.session import Session, seen_from_bytes
from magemoot.engine.state import to_builtins
from tests.engine.support import Small, a_session, small
from tests.engine.toy import GAME, conclave


def two_each(t: Small) -> Play[None]:
    """Seat 0 decides twice, then there is a die, then seat 1 decides, then seat 0 once more."""
    t.said.append((yield Choose(0, "first", lambda: ["a", "b"], "S-1")))
    t.said.append((yield Choose(0, "second", lambda: ["a", "b"], "S-1")))
    t.number = t.rng.die()
    t.said.append((yield Choose(1, "third", lambda: ["a", "b"], "S-1")))
    t.said.append((yield Choose(0, "fourth", lambda: ["a", "b"], "S-1")))


def whole(session: Session[Any]) -> tuple[Any, ...]:
    return session.save(), session.decisions, session.number, session.events, session.fingerprint


def toy(seats: int = 3, seed: int = 3, answers: int = 0) -> Session[Any]:
    session = a_session(GAME, seats, seed)
    for number in range(answers):
        decision = session.decisions[number % len(session.decisions)]
        session.answer(decision.seat, number % len(decision.options))
    return session


# ------------------------------------------------------------------ answers


def test_an_answer_is_a_key_or_an_index() -> None:
    session = a_session(small(two_each))
    session.answer(0, "b")
    session.answer(0, 1, number=1)
    assert session.position.state.said == ["b", "b"]
    assert session.number == 2


@pytest.mark.parametrize(
    ("seat", "answer", "number", "refusal", "message"),
    [
        (1, "a", None, NotYourDecision, "small: seat 1 has nothing to decide; seat 0 has"),
        (9, "a", None, NotYourDecision, "seat 9 has nothing to decide"),
        (0, "c", None, UnknownChoice, "'c' is not among the 2 options of decision 1, seat 0, second"),
        (0, 2, None, UnknownChoice, "2 is not among the 2 options"),
        (0, -1, 1, UnknownChoice, "-1 is not among"),
        (0, "a", 0, StaleAnswer, "the answer is for decision 0; decision 1 is pending"),
        (0, "a", 2, StaleAnswer, "the answer is for decision 2; decision 1 is pending"),
    ],
)
def test_a_refused_answer_says_why_and_changes_nothing(
    seat: int, answer: str | int, number: int | None, refusal: type[Exception], message: str
) -> None:
    session = a_session(small(two_each))
    session.answer(0, "a")
    before = whole(session)
    with pytest.raises(refusal, match=message):
        session.answer(seat, answer, number)
    assert whole(session) == before


def test_after_the_end_nothing_can_be_decided() -> None:
    session = a_session(small(two_each))
    for seat in (0, 0, 1, 0):
        session.answer(seat, 0)
    assert session.over
    assert session.decisions == []
    assert session.decision(0) is None
    assert session.result is not None
    with pytest.raises(GameOver, match="the game is over"):
        session.answer(0, 0)


def test_what_a_bot_was_given_stays_as_it_was_when_the_game_goes_on() -> None:
    session = toy()
    seen = session.seen_by(0)
    expected = session.imagine(0, Stream(session.number)).imagine(0, Stream(4))
    data = seen.to_bytes()
    session.answer(0, 0)
    late = seen.imagine(Stream(4))
    assert to_builtins(late.state) == to_builtins(expected.state)
    elsewhere = seen_from_bytes(GAME, data)
    assert elsewhere.decision == seen.decision
    assert to_builtins(elsewhere.view) == to_builtins(seen.view)
    assert to_builtins(elsewhere.imagine(Stream(4)).state) == to_builtins(late.state)


def test_who_has_nothing_to_decide_is_given_nothing() -> None:
    session = a_session(small(two_each))
    with pytest.raises(NotYourDecision):
        session.seen_by(1)


# ------------------------------------------------------------------ options


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (1, {}, "conclave: 1 seats; it is for 2 to 4"),
        (5, {}, "5 seats; it is for 2 to 4"),
        (True, {}, "True seats"),
        (2, {"speed": 1}, "no option 'speed'; there are rounds, wards, relics, motto, duel"),
        (2, {"rounds": 0}, "option rounds: 0 is not a whole number from 1 to 6"),
        (2, {"rounds": True}, "option rounds: True is not a whole number"),
        (2, {"wards": 1}, "option wards: 1 is neither true nor false"),
        (2, {"relics": "none"}, "option relics: 'none' is not one of many, few"),
        (2, {"motto": 5}, "option motto: 5 is no text"),
        (2, {"motto": "x" * 41}, "option motto: is too long"),
        (3, {"duel": True}, "option duel: is only for 2 seats, not for 3"),
        (2, {"duel": True, "motto": "we"}, "conclave: a duel has no motto"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused(seats: int, options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        Session(GAME, seats, 1, options)


def test_an_option_of_no_kind_is_refused() -> None:
    game = conclave(options={"odd": OptionSpec("colour", "red")})
    with pytest.raises(OptionError, match="option odd: has no kind 'colour'"):
        Session(game, 2, 1, {})


# ------------------------------------------------------------------ undo


def test_the_last_decision_can_be_taken_back_freely_in_the_middle_of_a_unit() -> None:
    session = a_session(small(two_each))
    start = session.fingerprint
    session.answer(0, "b")
    assert session.can_undo(0).kind == "free"
    session.undo(0)
    assert (session.fingerprint, session.number) == (start, 0)
    assert session.decisions[0].ask == "first"
    session.answer(0, "a")
    assert session.position.state.said == ["a"]


def test_nothing_to_take_back() -> None:
    session = a_session(small(two_each))
    assert (session.can_undo(1).kind, session.can_undo(1).to) == ("none", -1)
    with pytest.raises(UndoRefused, match="seat 1 has not decided anything yet"):
        session.undo(1)


def test_after_a_roll_the_others_must_agree() -> None:
    session = a_session(small(two_each))
    session.answer(0, "b")
    session.answer(0, "b")
    offer = session.can_undo(0)
    assert (offer.kind, offer.to, offer.needs, offer.reason) == ("consent", 1, (1,), "revealed")
    with pytest.raises(UndoRefused, match=r"seat 0 needs the consent of seat 1 \(revealed\)"):
        session.undo(0)
    rolled = session.position.state.number
    session.undo(0, consent=(1,))
    assert session.decisions[0].ask == "second"
    session.answer(0, "a")
    assert session.position.state.number == rolled, "the die falls as it fell: undo does not roll again"


def test_after_somebody_else_decided_the_others_must_agree() -> None:
    session = a_session(small(two_each), seats=3)
    for seat in (0, 0, 1):
        session.answer(seat, "a")
    assert session.can_undo(1).kind == "free"
    offer = session.can_undo(0)
    assert (offer.kind, offer.to, offer.needs, offer.reason) == ("consent", 1, (1, 2), "others-decided")
    with pytest.raises(UndoRefused, match="consent of seat 2"):
        session.undo(0, consent=[1])
    session.undo(0, consent=[2, 1])
    assert session.number == 1
    assert session.decisions[0].ask == "second"


def test_a_revealed_piece_makes_undo_a_matter_of_consent() -> None:
    def show(t: Small) -> Play[None]:
        yield Choose(0, "show", lambda: ["yes", "no"], "S-1")
        t.open.append(t.deck.pop())
        yield Choose(0, "after", lambda: ["a", "b"], "S-1")

    session = a_session(small(show))
    session.answer(0, "yes")
    assert session.can_undo(0).reason == "revealed"


def test_undo_is_told_and_written_down() -> None:
    session = a_session(small(two_each))
    session.answer(0, "a")
    (event,) = session.undo(0)
    assert (event.name, event.number, session.events[-1]) == ("undo", 0, event)
    assert [type(line).__name__ for line in session.journal.lines] == ["Entry", "Undone"]
    assert session.journal.answers() == []


def test_undo_among_joint_answers() -> None:
    def unit(t: Small) -> Play[None]:
        def one(seat: int) -> Play[str]:
            word: str = yield Choose(seat, "word", lambda: ["a", "b"], "S-1")
            return word

        told = yield Together({seat: one(seat) for seat in (0, 1)})
        t.said = [told[0], told[1]]
        yield Choose(0, "end", lambda: ["a", "b"], "S-1")

    session = a_session(small(unit))
    session.answer(1, "b")
    assert session.position.pending.keys() == {0}
    assert session.can_undo(1).kind == "free"
    session.undo(1)
    assert session.position.pending.keys() == {0, 1}
    session.answer(1, "a")
    session.answer(0, "b")
    assert session.position.state.said == ["b", "a"]
    assert session.can_undo(1).needs == (0,)
    session.undo(1, consent=(0,))
    assert session.position.pending.keys() == {0, 1}


def test_whoever_answers_last_of_those_who_decide_together_has_seen_what_the_others_chose() -> None:
    def unit(t: Small) -> Play[None]:
        def two(seat: int) -> Play[str]:
            yield Choose(seat, "first", lambda: ["a", "b"], "S-1")
            word: str = yield Choose(seat, "second", lambda: ["a", "b"], "S-1")
            return word

        told = yield Together({seat: two(seat) for seat in (0, 1)})
        t.said = [told[0], told[1]]
        yield Choose(1, "end", lambda: ["a", "b"], "S-1")

    session = a_session(small(unit))
    for word in ("a", "b"):
        session.answer(0, word)
    session.answer(1, "a")
    assert session.can_undo(1).kind == "free", "nothing shows yet"
    session.answer(1, "b")
    offer = session.can_undo(1)
    assert (offer.kind, offer.needs, offer.reason) == ("consent", (0,), "revealed")


def test_whoever_decides_together_with_nobody_has_seen_nothing() -> None:
    def unit(t: Small) -> Play[None]:
        def one() -> Play[str]:
            word: str = yield Choose(0, "word", lambda: ["a", "b"], "S-1")
            return word

        t.said = [(yield Together({0: one()}))[0]]
        yield Choose(0, "end", lambda: ["a", "b"], "S-1")

    session = a_session(small(unit))
    session.answer(0, "a")
    assert session.can_undo(0).kind == "free"


def test_a_game_begun_under_other_rules_goes_on_but_not_back() -> None:
    session = a_session(small(two_each))
    session.answer(0, "a")
    session.answer(0, "a")

    def changed(t: Small) -> Play[None]:
        t.said.append((yield Choose(0, "first", lambda: ["b", "a"], "S-1")))
        yield from two_each(t)

    loaded = Session.load(session.save(), lambda _: small(two_each))
    loaded.game = small(changed)
    with pytest.raises(UndoRefused, match="begun under other rules"):
        loaded.undo(0, consent=(1,))
    assert loaded.fingerprint == session.fingerprint


# ------------------------------------------------------------------ storing and resuming


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_resumed_at_every_decision(seats: int) -> None:
    session = toy(seats)
    while not session.over:
        loaded = Session.load(session.save(), lambda _: GAME)
        assert whole(loaded) == whole(session)
        decision = session.decisions[-1]
        chosen = session.number % len(decision.options)
        assert loaded.answer(decision.seat, chosen) == session.answer(decision.seat, chosen)
        assert whole(loaded) == whole(session)
    assert Session.load(session.save(), lambda _: GAME).result == session.result


def test_a_game_of_other_content_is_not_resumed() -> None:
    other: Game[Any] = conclave(content_hash="conclave-2")
    with pytest.raises(PositionError, match="laid with content conclave-1; installed is conclave-2"):
        Session.load(toy(answers=5).save(), lambda _: other)


@pytest.mark.parametrize("data", [b"", b"hello", b"\xc0", msgspec.msgpack.encode({"journal": b"{}", "position": b""})])
def test_bytes_that_are_no_game_are_refused(data: bytes) -> None:
    with pytest.raises(PositionError, match="these bytes are no saved game"):
        Session.load(data, lambda _: GAME)


def test_a_cut_file_is_refused() -> None:
    data = toy(answers=9).save()
    for length in range(0, len(data), 31):
        with pytest.raises(PositionError):
            Session.load(data[:length], lambda _: GAME)
