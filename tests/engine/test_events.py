"""Events: what happened, as each may know it."""

from __future__ import annotations

import msgspec
import pytest

from magemoot.engine.events import Event, Ref, args_to_builtins, piece, seat, term
from magemoot.engine.pieces import FACE_DOWN
from tests.engine.support import a_session
from tests.engine.toy import GAME

OPEN = Event("show", "E-1", {"who": seat(1), "card": piece(17)}, 4)
PARTLY = Event("draw", "E-2", {"who": seat(1), "card": piece(17)}, 4, (1,), ("card",))
SECRET = Event("look", "E-3", {"card": piece(17)}, 4, (1, 2))


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_what_is_open_is_known_to_all(viewer: int | None) -> None:
    assert OPEN.seen_by(viewer) == OPEN


def test_private_arguments_lie_face_down_for_the_others() -> None:
    assert PARTLY.seen_by(1) == Event("draw", "E-2", {"who": seat(1), "card": piece(17)}, 4)
    for other in (None, 0, 2):
        assert PARTLY.seen_by(other) == Event("draw", "E-2", {"who": seat(1), "card": piece(FACE_DOWN)}, 4)


def test_of_a_secret_the_others_learn_nothing() -> None:
    assert [SECRET.seen_by(viewer) is None for viewer in (None, 0, 1, 2)] == [True, True, False, False]


def test_what_is_told_does_not_tell_who_else_knows() -> None:
    told = PARTLY.seen_by(0)
    assert told is not None
    assert (told.to, told.private) == (None, ())


def test_arguments_are_plain_data_on_the_wire() -> None:
    args = {"who": seat(1), "card": piece(17), "spell": term("spell-cure"), "count": 3, "why": "board"}
    assert args_to_builtins(args) == {
        "who": {"kind": "seat", "id": 1},
        "card": {"kind": "piece", "id": 17},
        "spell": {"kind": "term", "id": "spell-cure"},
        "count": 3,
        "why": "board",
    }
    assert msgspec.json.decode(msgspec.json.encode(PARTLY), type=Event) == PARTLY
    assert isinstance(args["who"], Ref)


def test_in_play_hands_are_told_to_their_owners_only() -> None:
    session = a_session(GAME, 3, 5)
    draws = [event for event in session.events if event.name == "draw"]
    assert len(draws) == 9
    for event in draws:
        assert event.to is not None
        (owner,) = event.to
        for viewer in (None, 0, 1, 2):
            told = event.seen_by(viewer)
            assert told is not None
            assert (told.args["card"] == piece(FACE_DOWN)) == (viewer != owner)


def test_events_are_numbered_by_the_decisions_before_them() -> None:
    session = a_session(GAME, 2, 5)
    assert {event.number for event in session.events} == {0}
    while not session.over:
        decision = session.decisions[0]
        assert {event.number for event in session.answer(decision.seat, 0)} <= {session.number}
    numbers = [event.number for event in session.events]
    assert numbers == sorted(numbers)
