from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import magemoot
from magemoot.engine.journal import Journal
from magemoot.lab import simulate


def test_random_games_are_the_same_with_and_without_labels(tmp_path: Path) -> None:
    plain = simulate.plan("spellbook", ["random"], 3, {"cards": "classic"})
    recorded = simulate.plan("spellbook", ["random"], 3, {"cards": "classic"}, journals=tmp_path)
    for seed in range(5):
        row = simulate.play(plain, seed)
        assert simulate.play(recorded, seed) == row
        journal = Journal.from_json((tmp_path / f"spellbook-{seed}.json").read_bytes())
        assert magemoot.replay(journal).fingerprint == row.fingerprint


def test_searching_bots_think_by_worlds_so_that_games_can_be_played_again() -> None:
    plan = simulate.plan("spellbook", ["adept", "random"], iterations=6)
    assert simulate.play(plan, 3) == simulate.play(plan, 3)


def test_the_last_bot_plays_the_seats_that_are_left() -> None:
    assert simulate.plan("spellbook", ["novice", "random"], 4).bots == ("novice", "random", "random", "random")
    assert simulate.plan("spellbook", []).bots == ("random", "random")
    assert simulate.plan("spellbook", ["novice"], 1).bots == ("novice",)


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(simulate.PlanError, match="3 bots for 2 seats"):
        simulate.plan("spellbook", ["random"] * 3, 2)


def test_a_game_that_fails_is_reported_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate.play

    def faulty(plan: simulate.Plan, seed: int) -> simulate.Row:
        if seed == 2:
            raise ValueError("two is not a game")
        return whole(plan, seed)

    monkeypatch.setattr(simulate, "play", faulty)
    told: list[int] = []
    report, rows = simulate.run(simulate.plan("spellbook", []), 4, progress=told.append)
    assert (report.games, report.finished, sum(told)) == (4, 3, 4)
    assert report.errors == [simulate.Failure(2, "ValueError: two is not a game")]
    assert [row.seed for row in rows] == [0, 1, 2, 3]


def test_games_that_run_in_circles_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "LONGEST", 10)
    report, _ = simulate.run(simulate.plan("spellbook", []), 1)
    assert "runs in circles" in report.errors[0].error


def test_the_fingerprint_depends_on_the_games_and_not_on_their_order() -> None:
    _, rows = simulate.run(simulate.plan("spellbook", []), 6)
    named = [row.fingerprint for row in rows]
    assert simulate.together(named) == simulate.together(reversed(named))
    assert simulate.together(named) != simulate.together(named[1:])


def test_shares_and_lengths() -> None:
    def row(seed: int, decisions: int, *winners: int) -> simulate.Row:
        return simulate.Row(seed, decisions, "board", (1, 2), (1, 2), winners, "0f")

    plan: Any = simulate.plan("spellbook", [])
    report = simulate.summary(plan, [row(0, 10, 0), row(1, 20, 1), row(2, 30, 0, 1), row(3, 40, 0)], 2.0)
    assert report.wins == {"0": 0.5, "1": 0.25}
    assert report.shared_or_none == 0.25
    assert report.length == simulate.Length(20, 40, 40)
    assert (report.decisions, report.decisions_per_second) == (100, 50)
