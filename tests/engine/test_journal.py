"""Journals: a game on paper that replays, or says where it does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from magemoot.engine.errors import JournalError
from magemoot.engine.journal import FINGERPRINT_EVERY, Entry, Fingerprint, Journal, Undone
from magemoot.engine.session import Session, replay
from tests.engine.support import a_session
from tests.engine.toy import GAME, conclave


def played(seed: int = 3, seats: int = 3) -> Session[Any]:
    session = a_session(GAME, seats, seed, rounds=3)
    while not session.over:
        decision = session.decisions[-1]
        session.answer(decision.seat, session.number % len(decision.options))
        if session.number % 11 == 0 and session.journal.lines and not isinstance(session.journal.lines[-1], Undone):
            seat = session.journal.answers()[-1].seat
            session.undo(seat, consent=session.can_undo(seat).needs)
            decision = session.decisions[-1]
            session.answer(decision.seat, 0)
    return session


def test_a_journal_on_paper_is_the_same_journal() -> None:
    journal = played().journal
    data = journal.to_json()
    assert Journal.from_json(data) == journal
    assert Journal.from_json(data).to_json() == data
    assert data.count(b"\n") == len(journal.lines) + 2, "one line for each entry"
    assert a_session(GAME).journal.lines == []
    assert Journal.from_json(a_session(GAME).journal.to_json()).lines == []


def test_a_journal_replays_with_what_was_undone() -> None:
    session = played()
    assert any(isinstance(line, Undone) for line in session.journal.lines)
    again = replay(GAME, Journal.from_json(session.journal.to_json()))
    assert again.save() == session.save()
    assert again.result == session.result


def test_fingerprints_stand_in_it_now_and_then_and_at_the_end() -> None:
    session = played()
    prints = [line for line in session.journal.lines if isinstance(line, Fingerprint)]
    assert prints[0].number == FINGERPRINT_EVERY
    assert prints[-1] == Fingerprint(session.number, session.fingerprint)


def test_the_journal_given_out_is_a_copy() -> None:
    session = a_session(GAME)
    session.journal.lines.append(Undone(0, 0, ()))
    session.journal.options["rounds"] = 1
    assert session.journal.lines == []
    assert session.journal.options["rounds"] == 4


def test_half_a_journal_leads_to_the_middle_of_the_game() -> None:
    journal = played().journal
    half = msgspec.structs.replace(journal, lines=journal.lines[:12])
    assert replay(GAME, half).number == len(half.answers())
    assert not replay(GAME, half).over


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"hello",
        b"{}",
        b"[]",
        b"\xff\xfe",
        b'{"game":"conclave"}',
        b'{"game":7}',
        b'{"options":' + b'{"a":' * 100_000,
        b'{"options":{"a":' + b"[" * 100_000,
    ],
)
def test_what_is_no_journal_is_refused(data: bytes) -> None:
    with pytest.raises(JournalError, match="this is no magemoot journal"):
        Journal.from_json(data)


def test_a_cut_journal_is_refused() -> None:
    data = played().journal.to_json()
    for length in range(0, len(data) - 2, 17):
        with pytest.raises(JournalError):
            Journal.from_json(data[:length])


def test_another_format_is_refused() -> None:
    data = a_session(GAME).journal.to_json().replace(b"magemoot-journal-1", b"magemoot-journal-9")
    with pytest.raises(JournalError, match="format 'magemoot-journal-9'; this magemoot reads 'magemoot-journal-1'"):
        Journal.from_json(data)


def changed(journal: Journal, at: int, change: Callable[[Any], Any]) -> Journal:
    lines = list(journal.lines)
    lines[at] = change(lines[at])
    return msgspec.structs.replace(journal, lines=lines)


def first(journal: Journal, kind: type) -> int:
    return next(i for i, line in enumerate(journal.lines) if isinstance(line, kind))


def with_(**fields: Any) -> Callable[[Any], Any]:
    return lambda line: msgspec.structs.replace(line, **fields)


@pytest.mark.parametrize(
    ("kind", "change", "message"),
    [
        (
            Entry,
            with_(key="no-such-key"),
            r"line 1, decision 0: seat \d chose 'no-such-key' as option 0 of 'commit'; this game",
        ),
        (Entry, with_(index=99), r"line 1, decision 0: seat \d chose .* this game offers None there"),
        (Entry, with_(index=-1), r"line 1, decision 0: .* this game offers None there"),
        (Entry, with_(seat=7), "line 1, decision 0: conclave: seat 7 has nothing to decide"),
        (Entry, with_(number=5), "line 1, decision 5: conclave: the answer is for decision 5; decision 0 is pending"),
        (Undone, with_(to=0), r"goes back to decision 0, but only"),
        (Undone, with_(consent=()), "needs the consent of"),
        (
            Fingerprint,
            with_(fingerprint="0" * 24),
            f"after decision {FINGERPRINT_EVERY} the journal has fingerprint 0{{24}}",
        ),
        (Fingerprint, with_(number=3), "after decision 3 the journal has fingerprint"),
    ],
)
def test_a_journal_that_leads_elsewhere_says_where(kind: type, change: Callable[[Any], Any], message: str) -> None:
    journal = played().journal
    at = first(journal, kind)
    with pytest.raises(JournalError, match=message) as refused:
        replay(GAME, changed(journal, at, change))
    assert f"line {at + 1}" in str(refused.value)


def test_a_journal_goes_on_too_long() -> None:
    journal = played().journal
    answers = journal.answers()
    longer = msgspec.structs.replace(journal, lines=[*answers, Entry(0, len(answers), 0, "red", False)])
    with pytest.raises(JournalError, match="the game is over"):
        replay(GAME, longer)


def test_another_seed_is_another_game() -> None:
    with pytest.raises(JournalError, match="line"):
        replay(GAME, msgspec.structs.replace(played().journal, seed=4))


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"game": "chess"}, "a journal of 'chess', not of conclave"),
        ({"content_hash": "other"}, "written with content other; installed is conclave-1"),
        ({"seats": 9}, "the journal's table cannot be laid: conclave: 9 seats"),
        ({"options": {"rounds": "many"}}, "the journal's table cannot be laid: conclave: option rounds"),
    ],
)
def test_a_foreign_journal_is_refused(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(JournalError, match=message):
        replay(GAME, msgspec.structs.replace(played().journal, **fields))


def test_another_content_pack_does_not_pass() -> None:
    with pytest.raises(JournalError, match="written with content conclave-1; installed is conclave-7"):
        replay(conclave(content_hash="conclave-7"), played().journal)
