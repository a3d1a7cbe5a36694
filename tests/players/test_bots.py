from __future__ import annotations

from typing import Any

import pytest

import magemoot
from magemoot import players
from magemoot.engine.rng import Stream
from magemoot.engine.session import Seen, Session, seen_from_bytes
from magemoot.games import find
from magemoot.players import search

ITERATIONS = 12


def a_bot(level: str, seed: int = 5) -> players.Bot:
    return players.bot(level, seed=seed, iterations=ITERATIONS)


def played(levels: tuple[str, ...], seed: int, decisions: int | None = None, **options: Any) -> Session[Any]:
    session = magemoot.new("spellbook", seats=len(levels), seed=seed, options=options)
    bots = [a_bot(level, seat) for seat, level in enumerate(levels)]
    while not session.over and (decisions is None or session.number < decisions):
        seat = session.decisions[0].seat
        session.answer(seat, bots[seat].choose(session.seen_by(seat)))
    return session


@pytest.mark.parametrize("level", players.LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_level_plays_whole_games_with_any_number_of_seats(level: str, seats: int) -> None:
    session = played((level,) + ("random",) * (seats - 1), seed=seats, cards="classic")
    assert session.result is not None


@pytest.mark.parametrize("level", players.LEVELS)
def test_a_choice_can_be_repeated(level: str) -> None:
    games = [played((level, "novice"), seed=11, decisions=60) for _ in range(2)]
    assert games[0].journal.to_json() == games[1].journal.to_json()


@pytest.mark.parametrize("level", players.LEVELS)
@pytest.mark.parametrize("decisions", [0, 7, 21, 40])
def test_what_is_hidden_never_changes_a_choice(level: str, decisions: int) -> None:
    session = played(("novice", "novice"), seed=3, decisions=decisions)
    seen = session.seen_by(session.decisions[0].seat)
    chosen = a_bot(level).choose(seen)
    for other in range(4):
        truth = session.imagine(seen.seat, Stream(other))
        elsewhere: Seen[Any] = Seen(seen.game, seen.seat, seen.number, truth)
        assert a_bot(level).choose(elsewhere) == chosen


@pytest.mark.parametrize("level", players.LEVELS)
def test_a_bot_in_another_process_chooses_the_same(level: str) -> None:
    session = played(("novice", "novice"), seed=8, decisions=40)
    seen = session.seen_by(session.decisions[0].seat)
    assert a_bot(level).choose(seen_from_bytes(session.game, seen.to_bytes())) == a_bot(level).choose(seen)


def test_another_seed_may_choose_otherwise() -> None:
    session = magemoot.new("spellbook", seed=1)
    seen = session.seen_by(session.decisions[0].seat)
    assert len({a_bot("random", seed).choose(seen) for seed in range(30)}) > 1


def test_a_level_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(players.UnknownLevel, match="no bot of level 'wizard'; there are random, novice, adept, master"):
        players.bot("wizard")


def test_thinking_for_a_time_takes_about_that_time() -> None:
    from time import perf_counter

    session = magemoot.new("spellbook", seed=1)
    seen = session.seen_by(session.decisions[0].seat)
    begin = perf_counter()
    players.bot("master", seconds=0.05).choose(seen)
    assert 0.05 <= perf_counter() - begin < 1


def test_a_slower_game_gets_fewer_trials() -> None:
    assert players.trials("adept", find("spellbook")) == players.ITERATIONS["adept"]
    assert players.trials("adept", find("weirdwood")) == 8
    assert players.trials("novice", find("weirdwood")) is None, "it does not search"


def test_a_trial_looks_at_as_many_ways_to_finish_an_action_as_the_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: set[int] = set()
    look = search.look

    def noted(*args: Any) -> float:
        tried.add(args[4])
        return look(*args)

    monkeypatch.setattr(search, "look", noted)
    for id, endings in (("spellbook", 6), ("weirdwood", 1)):
        tried.clear()
        session = magemoot.new(id, seats=2, seed=1)
        assert find(id).endings == endings
        while not tried:
            seat = session.decisions[0].seat
            session.answer(seat, a_bot("adept").choose(session.seen_by(seat)))
        assert tried == {endings}
