from __future__ import annotations

import pytest

import magemoot
from magemoot import players
from magemoot.engine.session import Session
from magemoot.games import find
from magemoot.players.thought import worth


def some_games(seats: int) -> list[Session[object]]:
    sessions = []
    for seed in range(3):
        session = magemoot.new("spellbook", seats=seats, seed=seed, options={"cards": "classic"})
        bots = [players.bot("random", seed=seat) for seat in range(seats)]
        while not session.over and session.number < 25 * (seed + 1):
            seat = session.decisions[0].seat
            session.answer(seat, bots[seat].choose(session.seen_by(seat)))
        sessions.append(session)
    return sessions


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_seats_prospects_lie_between_lost_and_won_and_need_only_its_view(seats: int) -> None:
    game = find("spellbook")
    for session in some_games(seats):
        for seat in range(seats):
            stands = game.evaluate(session.view(seat), seat)
            assert 0 < stands < 1
            assert stands == game.evaluate(session.position.state, seat)


def test_what_one_of_two_hopes_the_other_fears() -> None:
    game = find("spellbook")
    for session in some_games(2):
        assert sum(game.evaluate(session.view(None), seat) for seat in (0, 1)) == pytest.approx(1)


def test_a_game_that_is_over_is_worth_its_result() -> None:
    session = magemoot.new("spellbook", seed=6)
    bots = [players.bot("novice"), players.bot("random")]
    while not session.over:
        seat = session.decisions[0].seat
        session.answer(seat, bots[seat].choose(session.seen_by(seat)))
    assert session.result is not None
    (winner,) = session.result.winners
    assert worth(session.position, winner, session.game.evaluate) > 0.9
    assert worth(session.position, 1 - winner, session.game.evaluate) < 0.1


def test_a_novice_beats_chance() -> None:
    from magemoot.lab.simulate import plan, run

    report, rows = run(plan("spellbook", ["novice", "random"]), 12)
    assert report.wins["0"] > 0.9
    assert all(row.scores for row in rows)
