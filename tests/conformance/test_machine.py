"""All operations in any order: what Hypothesis finds when it plays, forks, undoes, stores, imagines and errs."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from magemoot.engine.errors import UndoRefused
from magemoot.engine.position import Position
from magemoot.engine.rng import Stream
from magemoot.engine.session import Session, fingerprint
from magemoot.engine.state import to_builtins, view
from tests.conformance import laws
from tests.conformance.tables import Laid, games, variants

GAMES = games()
PICKS = st.integers(0, 10_000)
FORKS_KEPT = 4


class Play(RuleBasedStateMachine):
    """A session, beside it the list of all positions it came through, and forks that must not change."""

    id = ""

    @initialize(seats=PICKS, seed=st.integers(0, 2**64 - 1), options=PICKS)
    def lay(self, seats: int, seed: int, options: int) -> None:
        game = GAMES[self.id]
        number = game.min_seats + seats % (game.max_seats - game.min_seats + 1)
        choices = variants(game, number)
        self.table = Laid(game, number, seed, choices[options % len(choices)])
        self.session: Session[Any] = self.table.session()
        self.past = [self.session.fingerprint]
        self.forks: list[tuple[Position[Any], str]] = []

    def still_going(self) -> bool:
        return not self.session.over

    @precondition(still_going)
    @rule(who=PICKS, which=PICKS, by_key=st.booleans())
    def answer(self, who: int, which: int, by_key: bool) -> None:
        decisions = self.session.decisions
        decision = decisions[who % len(decisions)]
        index = which % len(decision.options)
        answer = decision.options[index].key if by_key else index
        news = self.session.answer(decision.seat, answer, decision.number)
        assert all(event.number == self.session.number for event in news)
        self.past.append(self.session.fingerprint)

    @precondition(still_going)
    @rule(picks=st.lists(PICKS, min_size=5, max_size=25))
    def answer_often(self, picks: list[int]) -> None:
        for pick in picks:
            if not self.session.over:
                self.answer(pick, pick // 7, bool(pick % 2))

    @rule(reseed=st.none() | st.integers(0, 2**64 - 1), picks=st.lists(PICKS, max_size=6))
    def fork(self, reseed: int | None, picks: list[int]) -> None:
        fork = self.session.fork(reseed)
        if reseed is None:
            assert fingerprint(fork.state) == self.session.fingerprint
            assert laws.asked(fork) == laws.asked(self.session.position)
        self.forks = [*self.forks, (fork, fingerprint(fork.state))][-FORKS_KEPT:]
        played = fork.fork()
        for pick in picks:
            if not played.over:
                played.play(played.options[pick % len(played.options)])

    @rule(seat=PICKS)
    def undo(self, seat: int) -> None:
        seat %= self.session.seats
        offer = self.session.can_undo(seat)
        if offer.needs:
            before = laws._whole(self.session)
            with pytest.raises(UndoRefused):
                self.session.undo(seat, offer.needs[1:])
            assert laws._whole(self.session) == before
        if offer.kind == "none":
            with pytest.raises(UndoRefused):
                self.session.undo(seat)
            return
        self.session.undo(seat, offer.needs)
        assert self.session.number == offer.to
        assert seat in self.session.position.pending
        del self.past[offer.to + 1 :]

    @rule()
    def save_and_load(self) -> None:
        data = self.session.save()
        self.session = Session.load(data, GAMES.__getitem__)
        assert self.session.save() == data

    @rule()
    def replay(self) -> None:
        again = laws.replayed(self.table.game, self.session.journal.to_json())
        assert again.fingerprint == self.session.fingerprint
        assert again.decisions == self.session.decisions
        assert again.journal.to_json() == self.session.journal.to_json()

    @rule(seat=PICKS, seed=st.integers(0, 2**64 - 1))
    def imagine(self, seat: int, seed: int) -> None:
        seat %= self.session.seats
        world = self.session.imagine(seat, Stream(seed))
        assert to_builtins(view(world.state, seat)) == to_builtins(self.session.view(seat))
        laws.all_pieces_are_there(self.table, world.state)
        self.forks = [*self.forks, (world, fingerprint(world.state))][-FORKS_KEPT:]

    @rule(viewer=PICKS)
    def refuse(self, viewer: int) -> None:
        before = laws._whole(self.session)
        for seat, answer, number in laws._bad_answers(self.session, viewer % self.session.seats):
            laws._refusal(self.session, seat, answer, number)
            assert laws._whole(self.session) == before

    @invariant()
    def nothing_else_changed(self) -> None:
        if hasattr(self, "past"):
            assert self.session.fingerprint == self.past[-1]
            assert self.session.number == len(self.past) - 1
            assert all(fingerprint(fork.state) == was for fork, was in self.forks)

    def teardown(self) -> None:
        if hasattr(self, "table"):
            laws.all_pieces_are_there(self.table, self.session.position.state)


@pytest.mark.parametrize("id", sorted(GAMES))
def test_anything_in_any_order(id: str) -> None:
    from hypothesis.stateful import run_state_machine_as_test

    machine = type(f"Play{id.title()}", (Play,), {"id": id})
    examples = 40 if settings.default.max_examples > 100 else 15
    run_state_machine_as_test(
        machine, settings=settings(settings.default, max_examples=examples, stateful_step_count=30)
    )
