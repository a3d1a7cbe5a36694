"""Positions: plain data at every decision, forks, imagined worlds, and caps against circles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from magemoot.engine.errors import PositionError, RuleError
from magemoot.engine.pieces import FACE_DOWN
from magemoot.engine.play import Choose, Play, Together
from magemoot.engine.position import FORCED_IN_A_ROW, UNITS_WITHOUT_DECISION, Position
from magemoot.engine.rng import Stream
from magemoot.engine.session import fingerprint
from magemoot.engine.state import to_builtins, view
from tests.engine.support import BACKS, KINDS, Small, at_start, scripted, small
from tests.engine.toy import GAME


def drawing(t: Small) -> Play[None]:
    """Look at a card of the deck, keep it or lay it open; roll; decide again."""
    top = t.rng.pick(t.deck)
    t.hands[0].down.append(top)
    word = yield Choose(0, "keep", lambda: ["keep", "show"], "S-1", open=True)
    if word == "show":
        t.hands[0].down.remove(top)
        t.open.append(top)
    t.number = t.rng.die(1_000_000)
    answer = yield Choose(1, "hand", lambda: t.hands[1].hand, "S-1")
    t.hands[1].hand.remove(answer)
    t.hands[1].down.append(answer)
    t.number += t.rng.die(1_000_000)
    yield Choose(0, "end", lambda: ["a", "b"], "S-1")


# ------------------------------------------------------------------ playing


def test_a_single_option_is_answered_by_itself_unless_that_would_tell_something() -> None:
    def unit(t: Small) -> Play[None]:
        t.said.append((yield Choose(0, "one", lambda: ["only"], "S-1")))
        t.said.append((yield Choose(0, "one", lambda: ["hidden"], "S-1", open=True)))

    position = at_start(small(unit))
    assert position.state.said == ["only"]
    assert position.options == ["hidden"]
    assert position.answers_in_unit == 1


def test_when_it_is_over_nothing_is_pending() -> None:
    def idle(t: Small) -> Play[None]:
        yield from ()

    position = at_start(small(idle))
    assert (position.over, position.seat, list(position.options), position.pending) == (True, -1, [], {})
    assert fingerprint(position.fork().state) == fingerprint(position.state)
    assert Position.decode(position.game, position.encode()).over


# ------------------------------------------------------------------ caps


def test_a_question_without_options_is_an_error_of_the_rules() -> None:
    def unit(t: Small) -> Play[None]:
        yield Choose(1, "void", list, "S-7")

    with pytest.raises(RuleError, match=r"small: void \(S-7\): asks seat 1 without options"):
        at_start(small(unit))


def circles(ask: Callable[[], Choose | Together]) -> Callable[[Small], Play[None]]:
    def unit(t: Small) -> Play[None]:
        while True:
            yield ask()

    return unit


def test_forced_answers_in_circles_are_noticed() -> None:
    with pytest.raises(RuleError, match=f"again: more than {FORCED_IN_A_ROW} forced answers"):
        at_start(small(circles(lambda: Choose(0, "again", lambda: ["on"], "S-1"))))


def test_joint_questions_to_nobody_in_circles_are_noticed() -> None:
    with pytest.raises(RuleError, match="together: more than"):
        at_start(small(circles(lambda: Together({}))))


def test_units_in_circles_are_noticed() -> None:
    def idle(t: Small) -> Play[None]:
        yield from ()

    game = msgspec.structs.replace(small(drawing), advance=idle)
    with pytest.raises(RuleError, match=f"{UNITS_WITHOUT_DECISION + 1} units in a row without a decision"):
        at_start(game)


# ------------------------------------------------------------------ forks


def test_a_fork_is_independent() -> None:
    position = at_start(small(drawing))
    before = to_builtins(position.state)
    fork = position.fork()
    fork.play("show")
    fork.play(fork.options[0])
    assert to_builtins(position.state) == before
    assert to_builtins(position.fork().state) == before


def test_a_fork_has_the_same_future_and_a_reseeded_one_another() -> None:
    position = at_start(small(drawing))
    same, other, another = position.fork(), position.fork(reseed=1), position.fork(reseed=2)
    for each in (position, same, other, another):
        each.play("keep")
    assert same.state.number == position.state.number
    assert len({position.state.number, other.state.number, another.state.number}) == 3


def test_a_reseeded_fork_can_be_stored_and_forked() -> None:
    position = at_start(small(drawing))
    position.play("keep")
    fork = position.fork(reseed=2**64 - 1)
    copies = [fork.fork(), Position.decode(fork.game, fork.encode())]
    for each in (fork, *copies):
        each.play(each.options[0])
    assert len({fingerprint(each.state) for each in (fork, *copies)}) == 1


def test_forks_of_what_is_over_keep_their_future() -> None:
    position = at_start(small(drawing))
    while not position.over:
        position.play(position.options[0])
    fork = position.fork(reseed=9)
    assert fork.fork().state.rng.state == fork.state.rng.state == Stream(9).state
    assert Position.decode(fork.game, fork.encode()).state.rng.state == Stream(9).state


def test_without_checkpoints_a_position_can_only_be_played() -> None:
    position = at_start(small(drawing), keep=False)
    for impossible in (position.fork, lambda: position.imagine(0, Stream(1)), position.encode):
        with pytest.raises(PositionError, match="keeps no checkpoints"):
            impossible()
    assert position.answers_in_unit == 0
    while not position.over:
        position.play(position.options[0])
    kept = at_start(small(drawing))
    light = kept.fork(keep=False)
    with pytest.raises(PositionError):
        light.fork()
    assert kept.fork().options == light.options


# ------------------------------------------------------------------ imagined worlds


def worlds(position: Position[Any], seat: int) -> list[Position[Any]]:
    return [position.imagine(seat, Stream(n)) for n in range(20)]


def test_an_imagined_world_looks_the_same_and_is_different() -> None:
    position = at_start(small(drawing))
    position.play("keep")
    for world in worlds(position, 0):
        assert to_builtins(view(world.state, 0)) == to_builtins(view(position.state, 0))
    assert len({tuple(world.state.deck) for world in worlds(position, 0)}) > 10
    assert len({tuple(world.state.hands[1].hand) for world in worlds(position, 0)}) > 3
    assert {tuple(world.state.hands[0].down) for world in worlds(position, 0)} == {tuple(position.state.hands[0].down)}
    assert len({tuple(world.state.hands[0].down) for world in worlds(position, 1)}) > 1


def test_pieces_with_other_backs_keep_apart() -> None:
    position = at_start(small(drawing), seed=4)
    for world in worlds(position, 1):
        for mine, theirs in zip(world.state.deck, position.state.deck, strict=True):
            assert BACKS[mine] == BACKS[theirs]
        assert BACKS[world.state.hands[0].down[0]] == BACKS[position.state.hands[0].down[0]]


def test_it_depends_on_nothing_hidden() -> None:
    """Two games with other cards in the other hand give equal worlds for equal streams."""
    deals = [((0, 2), (1, 4)), ((0, 2), (3, 5))]
    found = []
    for hands in deals:
        position = at_start(small(lambda t: choose_own(t), hands=hands))
        found.append([position.imagine(0, Stream(n)).encode() for n in range(10)])
    assert found[0] == found[1]


def choose_own(t: Small) -> Play[None]:
    yield Choose(0, "own", lambda: t.hands[0].hand, "S-1")


def test_equal_streams_give_equal_worlds_and_their_forks_are_equal() -> None:
    position = Position.start(GAME, 3, 5, GAME.checked_options(3, {}))
    for number in range(25):
        for seat in range(3):
            one, two = (position.imagine(seat, Stream(number)) for _ in range(2))
            assert one.encode() == two.encode()
            assert fingerprint(one.fork().state) == fingerprint(one.state)
            assert one.fork().choose is not None
        position.play(position.options[number % len(position.options)])


def test_what_was_seen_in_mid_unit_stays_and_answers_follow_the_renaming() -> None:
    position = at_start(small(drawing))
    position.play("keep")
    position.play(position.options[1])
    (committed,) = position.state.hands[1].down
    for world in worlds(position, 0):
        (other,) = world.state.hands[1].down
        assert other not in world.state.hands[1].hand
        assert KINDS[other] in KINDS
    assert {world.state.hands[1].down[0] for world in worlds(position, 1)} == {committed}


def reshuffling(t: Small) -> Play[None]:
    """Play a card by its face, then it is shuffled into the deck; what follows depends on what it was."""
    played = yield Choose(0, "own", lambda: t.hands[0].hand, "S-1")
    t.hands[0].hand.remove(played)
    t.open.append(played)
    yield Choose(1, "seen", lambda: ["yes", "no"], "S-1")
    t.deck += t.open
    t.open.clear()
    t.rng.shuffle(t.deck)
    words = [f"after-{KINDS[played]}", "end"]
    yield Choose(1, "after", lambda: words, "S-1")


@pytest.mark.parametrize("seat", [0, 1])
def test_what_was_played_by_its_face_and_shuffled_away_was_that_card_in_every_world(seat: int) -> None:
    position = at_start(small(reshuffling, hands=((0, 6), (1, 4))))
    position.play(0)
    position.play("yes")
    places = set()
    for world in worlds(position, seat):
        assert world.options == ["after-red", "end"]
        assert world.fork().options == world.options
        assert fingerprint(world.fork().state) == fingerprint(world.state)
        assert Position.decode(world.game, world.encode()).state.deck == world.state.deck
        again = world.imagine(seat, Stream(99))
        assert again.options == world.options
        places.add(world.state.deck.index(0) if 0 in world.state.deck else "elsewhere")
    assert len(places) > 2, "where it lies now is not known"


def test_scripted_draws_of_the_past_do_not_hinder_imagining() -> None:
    position = scripted(small(drawing), draws=[(6,)])
    for world in worlds(position, 1):
        assert view(world.state, 1).hands[0].down == [FACE_DOWN]
        assert len(world.state.deck) == len(position.state.deck)


def test_an_imagined_world_without_checkpoints_can_be_played_on() -> None:
    position = at_start(small(drawing))
    world = position.imagine(0, Stream(1), keep=False)
    with pytest.raises(PositionError):
        world.fork()
    while not world.over:
        world.play(world.options[0])


# ------------------------------------------------------------------ plain data


def test_bytes_of_another_game_are_refused() -> None:
    with pytest.raises(PositionError, match="this is a position of 'small', not of conclave"):
        Position.decode(GAME, at_start(small(drawing)).encode())


@pytest.mark.parametrize(
    "data", [b"", b"\xc1", b"\x01", b"hello", msgspec.msgpack.encode([1, 2]), msgspec.msgpack.encode("xyz")]
)
def test_bytes_that_are_no_position_are_refused(data: bytes) -> None:
    with pytest.raises(PositionError):
        Position.decode(GAME, data)


@pytest.mark.parametrize(
    "answers",
    [
        ["no-such-word", "x"],
        ["keep", 99],
        ["keep", 1, "a", "b"],
        [{"seat": 0, "value": 1}],
        [{"odd": 1}],
        7,
        [None, None],
    ],
)
def test_answers_that_do_not_fit_the_rules_are_refused(answers: Any) -> None:
    game = small(drawing)
    id, fields, _ = msgspec.msgpack.decode(at_start(game).encode())
    with pytest.raises(PositionError):
        Position.decode(game, msgspec.msgpack.encode([id, fields, answers]))


def test_damaged_bytes_are_refused_or_are_another_position() -> None:
    position = Position.start(GAME, 3, 5, GAME.checked_options(3, {}))
    for _ in range(7):
        position.play(position.options[0])
    data = position.encode()
    rng = Stream(1)
    for _ in range(600):
        damaged = bytearray(data)
        damaged[rng.below(len(data))] = rng.below(256)
        try:
            Position.decode(GAME, bytes(damaged))
        except PositionError:
            continue
    for length in range(0, len(data), 7):
        with pytest.raises(PositionError):
            Position.decode(GAME, data[:length])
