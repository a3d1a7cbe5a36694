"""An imagined position carries nothing from which the true future could be worked out."""

from __future__ import annotations

import random

import msgspec

from magemoot.engine.position import Position
from magemoot.engine.rng import Recorder, Stream
from magemoot.engine.session import fingerprint
from magemoot.games import find

GAME = find("spellbook")


def _midway(seed: int, answers: int) -> Position:
    position = Position.start(GAME, 2, seed, GAME.checked_options(2, {"cards": "classic"}))
    rng = random.Random(seed)
    for _ in range(answers):
        if position.over:
            break
        position.play(position.options[rng.randrange(len(position.options))])
    return position


def test_the_true_stream_does_not_travel_with_an_imagined_position() -> None:
    for seed in range(30):
        position = _midway(seed, 5 + seed)
        _, fields, answers = msgspec.msgpack.decode(position.imagine(0, Stream(1)).encode())
        truth = {position.state.rng.state, position._checkpoint.rng.state}
        chance = fields["rng"]
        assert (chance if isinstance(chance, int) else chance[0]) not in truth
        assert not any(isinstance(answer, dict) for answer in answers)


def test_forks_of_an_imagined_position_play_its_past_from_the_tape() -> None:
    for seed in range(30):
        world = _midway(seed, 5 + seed).imagine(1, Stream(seed))
        for again in (world.fork(), Position.decode(GAME, world.encode()), world.imagine(1, Stream(9)).fork()):
            assert again.options == world.options
        twin = world.fork()
        rng = random.Random(seed)
        while not world.over:
            place = rng.randrange(len(world.options))
            world.play(world.options[place])
            twin.play(twin.options[place])
        assert fingerprint(world.state) == fingerprint(twin.state)


def test_a_recorder_says_what_the_stream_says_and_its_tape_says_it_again() -> None:
    stream = Stream(5, dice=[6, 2], draws=[(3,), (1,)])
    plain, past = stream.copy(), Recorder(stream)
    zone, same = list(range(9)), list(range(9))
    said = [past.die(), past.pick(zone), past.pick(zone), past.die(), past.die(), past.pick(zone)]
    assert said == [plain.die(), plain.pick(same), plain.pick(same), plain.die(), plain.die(), plain.pick(same)]
    assert zone == same
    again, anew = Stream(77), list(range(9))
    again.tape = past.results
    assert said == [again.die(), again.pick(anew), again.pick(anew), again.die(), again.die(), again.pick(anew)]
    assert anew == zone
    assert again.die() == Stream(77).die()
