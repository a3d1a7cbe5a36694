"""The ways to ask: one, several, in order, in a window, together."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from magemoot.engine.errors import RuleError
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play, Together, in_order, several, window
from magemoot.engine.position import Position
from magemoot.engine.rng import Stream
from magemoot.engine.session import fingerprint
from tests.engine.support import KINDS, Small, at_start, small


def keys(position: Position[Any], seat: int | None = None) -> list[str]:
    options = position.options if seat is None else position.options_of(seat)
    return [position.game.catalogue.key(value) for value in options]


def choosing(t: Small, at_most: int, at_least: int | None = None, *, open: bool = False) -> Play[None]:  # noqa: A002
    chosen = yield from several(0, "take", lambda: t.hands[0].hand, at_most, KINDS, "S-1", at_least=at_least, open=open)
    t.said = [KINDS[p] for p in chosen]
    for p in chosen:
        t.hands[0].hand.remove(p)
        t.open.append(p)


# ------------------------------------------------------------------ several


def test_equal_pieces_are_offered_once() -> None:
    position = at_start(small(lambda t: choosing(t, 2), hands=[(0, 1, 2, 4)]))
    assert keys(position) == ["red", "blue", "green"]
    position.play(position.options[0])
    assert keys(position) == ["red", "blue", "green"]
    position.play(position.options[0])
    assert position.state.said == ["red", "red"]


def test_done_ends_it_from_the_least_number_on() -> None:
    position = at_start(small(lambda t: choosing(t, 3, 1), hands=[(0, 2, 4, 6)]))
    assert "done" not in keys(position)
    position.play(position.options[1])
    assert keys(position) == ["red", "green", "gold", "done"]
    position.play("done")
    assert position.state.said == ["blue"]


def test_what_was_chosen_before_is_marked() -> None:
    position = at_start(small(lambda t: choosing(t, 2), hands=[(0, 2, 4)]))
    position.play(2)
    assert position.choose is not None
    assert position.choose.marked == (2,)


@pytest.mark.parametrize(("hand", "at_most"), [((0, 2), 2), ((0, 2), 5), ((), 2), ((0, 2, 4), 0)])
def test_nothing_is_asked_where_nothing_can_be_chosen(hand: tuple[int, ...], at_most: int) -> None:
    position = at_start(small(lambda t: choosing(t, at_most), hands=[hand]))
    assert position.over
    assert len(position.state.said) == min(at_most, len(hand))


def test_equal_pieces_are_chosen_without_asking_unless_they_are_hidden() -> None:
    assert at_start(small(lambda t: choosing(t, 1), hands=[(0, 1)])).over
    position = at_start(small(lambda t: choosing(t, 1, open=True), hands=[(0, 1)]))
    assert keys(position) == ["red"]


# ------------------------------------------------------------------ in order


def test_the_order_of_effects_is_a_decision_but_the_last_one_is_not() -> None:
    def unit(t: Small) -> Play[None]:
        def effect(word: str) -> Play[None]:
            t.said.append(word)
            answer = yield Choose(1, f"inside-{word}", lambda: ["yes", "no"], "S-2")
            t.said.append(answer)

        yield from in_order(0, "order", {w: (lambda w=w: effect(w)) for w in ("a", "b", "c")}, "S-2")  # type: ignore[misc]

    position = at_start(small(unit))
    assert keys(position) == ["a", "b", "c"]
    for word in ("b", "yes", "c", "no"):
        position.play(word)
    assert position.choose is not None
    assert position.choose.ask == "inside-a"
    position.play("no")
    assert position.state.said == ["b", "yes", "c", "no", "a", "no"]


# ------------------------------------------------------------------ windows


def reacting(t: Small, seats: list[int]) -> Play[None]:
    def offers(seat: int) -> list[int]:
        return [p for p in t.hands[seat].hand if KINDS[p] in ("red", "blue")]

    def react(seat: int, value: Value) -> Play[bool]:
        assert isinstance(value, int)
        t.hands[seat].hand.remove(value)
        t.open.append(value)
        t.said.append(f"{seat} {KINDS[value]}")
        if KINDS[value] == "blue":
            return False
        stopped = yield from window([s for s in seats if s != seat], "counter", offers, react, "S-3")
        return not stopped

    stopped = yield from window(seats, "react", offers, react, "S-3")
    t.said.append("stopped" if stopped else "happens")


def asked(position: Position[Any]) -> tuple[int, str, list[str]]:
    assert position.choose is not None
    return position.seat, position.choose.ask, keys(position)


def test_all_are_asked_even_those_who_have_nothing() -> None:
    position = at_start(small(lambda t: reacting(t, [0, 1]), hands=[(4,), (0,)]))
    assert asked(position) == (0, "react", ["pass"])
    position.play("pass")
    assert asked(position) == (1, "react", ["red", "pass"])
    position.play("pass")
    assert position.state.said == ["happens"]


def test_a_reaction_stops_the_happening() -> None:
    position = at_start(small(lambda t: reacting(t, [0, 1]), hands=[(0,), (4,)]))
    position.play(0)
    assert asked(position) == (1, "counter", ["pass"])
    position.play("pass")
    assert position.state.said == ["0 red", "stopped"]


def test_a_reaction_can_be_answered_by_another() -> None:
    position = at_start(small(lambda t: reacting(t, [0, 1]), hands=[(0,), (1,)]))
    position.play(0)
    position.play(1)
    assert asked(position) == (0, "counter", ["pass"])
    position.play("pass")
    assert asked(position) == (1, "react", ["pass"]), "what was countered did not stop it: the window goes on"
    for _ in range(2):
        position.play("pass")
    assert position.state.said == ["0 red", "1 red", "happens"]


def test_after_a_reaction_all_are_asked_anew() -> None:
    position = at_start(small(lambda t: reacting(t, [0, 1]), hands=[(4,), (2,)]))
    position.play("pass")
    position.play(2)
    assert [asked(position)[0], position.state.said] == [0, ["1 blue"]]
    position.play("pass")
    position.play("pass")
    assert position.state.said == ["1 blue", "happens"]


def test_whoever_no_longer_takes_part_is_passed_over() -> None:
    def once_each(t: Small) -> Play[None]:
        def react(seat: int, value: Value) -> Play[bool]:
            t.said.append(f"{seat} {value}")
            return False
            yield

        yield from window(
            [0, 1], "react", lambda _: ["act"], react, "S-3", still=lambda seat: f"{seat} act" not in t.said
        )

    position = at_start(small(once_each))
    position.play("act")
    assert asked(position) == (1, "react", ["act", "pass"])
    position.play("act")
    assert position.over
    assert position.state.said == ["0 act", "1 act"]


# ------------------------------------------------------------------ together


def secretly(t: Small, seat: int) -> Play[str]:
    me = t.hands[seat]
    card = yield Choose(seat, "commit", lambda: list(me.hand), "S-4")
    me.hand.remove(card)
    me.down.append(card)
    word = yield Choose(seat, "loudly", lambda: ["yes", "no"], "S-4")
    return f"{seat} {KINDS[card]} {word}"


def commit(t: Small) -> Play[None]:
    told = yield Together({seat: secretly(t, seat) for seat in range(len(t.hands))})
    t.said = [told[seat] for seat in sorted(told)]
    t.number = t.rng.die(1000)
    answer = yield Choose(1, "after", lambda: ["on", "off"], "S-4")
    t.said.append(answer)


def test_several_decide_at_once() -> None:
    position = at_start(small(commit))
    assert list(position.pending) == [0, 1]
    assert [position.seat, keys(position), keys(position, 1)] == [0, ["red", "blue"], ["red", "green"]]
    assert position.options_of(2) == ()


def test_the_order_of_answers_does_not_matter() -> None:
    answers = [(0, 0), (0, "yes"), (1, 4), (1, "no")]
    ends = set()
    for order in permutations(answers):
        if [a for a in order if a[0] == 0] == answers[:2] and [a for a in order if a[0] == 1] == answers[2:]:
            position = at_start(small(commit))
            for seat, value in order:
                position.play(value, seat)
            assert position.pending.keys() == {1}
            ends.add(fingerprint(position.state))
    assert len(ends) == 1


def test_answers_stay_hidden_until_all_have_answered() -> None:
    game = small(commit)
    seen = []
    for card in (0, 2):
        position = at_start(game)
        position.play(card, 0)
        world = position.imagine(1, Stream(3))
        seen.append((fingerprint(world.state), keys(position, 1), keys(world, 1)))
        assert position.state.hands[0].down == [card]
        assert world.pending.keys() == {0, 1}
    assert seen[0] == seen[1]


@pytest.mark.parametrize("answered", range(5))
def test_a_fork_in_the_middle_goes_the_same_way(answered: int) -> None:
    answers: list[tuple[int, Value]] = [(1, 4), (0, 2), (1, "no"), (0, "yes"), (1, "off")]
    position = at_start(small(commit))
    for seat, value in answers[:answered]:
        position.play(value, seat)
    forks = [position.fork(), position.fork().fork(), Position.decode(position.game, position.encode())]
    assert all(fork.pending.keys() == position.pending.keys() for fork in forks)
    for each in (position, *forks):
        for seat, value in answers[answered:]:
            each.play(value, seat)
        assert each.over
        assert each.state.said == ["0 blue yes", "1 green no", "off"]
    assert len({fingerprint(each.state) for each in (position, *forks)}) == 1


def test_a_joint_question_without_anybody_passes_by_itself_and_forks_keep_their_chance() -> None:
    """What is drawn after it belongs to the time before a fork gets another future."""

    def unit(t: Small) -> Play[None]:
        yield Choose(0, "first", lambda: ["a", "b"], "S-5")
        assert (yield Together({})) == {}
        t.number = t.rng.die(1_000_000)
        yield Choose(0, "second", lambda: ["a", "b"], "S-5")

    position = at_start(small(unit))
    position.play("a")
    rolled = position.state.number
    fork = position.fork(reseed=5)
    assert fork.fork().state.number == rolled
    assert fork.fork().state.rng.state == fork.state.rng.state


def test_a_joint_play_may_only_ask_its_own_seat() -> None:
    def other(t: Small) -> Play[None]:
        yield Together({0: secretly(t, 1)})

    with pytest.raises(RuleError, match="it may only ask its own seat"):
        at_start(small(other))


def test_a_joint_question_needs_options() -> None:
    def nothing(t: Small) -> Play[None]:
        yield Choose(0, "void", list, "S-6")

    def unit(t: Small) -> Play[None]:
        yield Together({0: nothing(t)})

    with pytest.raises(RuleError, match=r"small: void \(S-6\): asks seat 0 without options"):
        at_start(small(unit))
