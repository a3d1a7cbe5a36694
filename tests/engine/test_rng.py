"""Chance: one stream, the same everywhere."""

from __future__ import annotations

from collections import Counter

import pytest

from magemoot.engine.rng import Stream


def test_the_stream_is_splitmix64() -> None:
    """The published first values for the seed 1234567."""
    stream = Stream(1234567)
    assert [stream.next64() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_below_takes_the_upper_half_of_the_same_numbers() -> None:
    one, two = Stream(42), Stream(42)
    for n in (1, 2, 6, 105, 1000):
        assert one.below(n) == (two.next64() >> 32) * n >> 32


def test_dice_and_picks_are_even() -> None:
    stream = Stream(7)
    rolled = Counter(stream.die() for _ in range(6_000))
    assert sorted(rolled) == [1, 2, 3, 4, 5, 6]
    assert all(850 < count < 1_150 for count in rolled.values())
    firsts = Counter(stream.pick([10, 20, 30]) for _ in range(3_000))
    assert all(850 < firsts[piece] < 1_150 for piece in (10, 20, 30))


def test_a_pick_takes_one_piece_out() -> None:
    stream = Stream(3)
    zone = list(range(10))
    taken = [stream.pick(zone) for _ in range(10)]
    assert sorted(taken) == list(range(10))
    assert zone == []


def test_a_shuffle_keeps_all_pieces() -> None:
    zone = list(range(30))
    Stream(9).shuffle(zone)
    assert zone != list(range(30))
    assert sorted(zone) == list(range(30))


def test_a_copy_goes_its_own_way() -> None:
    stream = Stream(5, dice=[6], draws=[(1,)])
    copy = stream.copy()
    assert [copy.die(), copy.pick([2, 1])] == [6, 1]
    assert stream.dice == [6]
    assert stream.draws == [(1,)]


def test_scripted_dice_come_first() -> None:
    stream = Stream(5, dice=[6, 1])
    plain = Stream(5)
    assert [stream.die(), stream.die(), stream.die()] == [6, 1, plain.die()]


def test_a_scripted_draw_takes_the_first_wanted_piece_that_is_there() -> None:
    zone = [4, 5, 6]
    assert Stream(1, draws=[(9, 6, 4)]).pick(zone) == 6
    assert zone == [4, 5]
    with pytest.raises(LookupError, match=r"none of \(9,\) lies in the zone"):
        Stream(1, draws=[(9,)]).pick(zone)


def test_scripted_draws_follow_a_renaming() -> None:
    assert Stream(1, draws=[(1, 2)]).renamed({1: 7}).draws == [(7, 2)]


def test_reseeding_forgets_everything_to_come() -> None:
    stream = Stream(1, dice=[6], draws=[(1,)])
    stream.reseed(99)
    assert [stream.next64(), stream.dice, stream.draws] == [Stream(99).next64(), None, None]


@pytest.mark.parametrize("stream", [Stream(12), Stream(12, [3], [(1, 2)]), Stream(2**70 + 5), Stream(-1)])
def test_a_stream_is_plain_data_and_back(stream: Stream) -> None:
    again = Stream.from_builtins(stream.to_builtins())
    assert again.to_builtins() == stream.to_builtins()
    assert [again.die(), again.next64()] == [stream.die(), stream.next64()]
