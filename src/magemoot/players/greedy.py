"""The level "novice": does what seems best right afterwards, a little carelessly, and never thinks about an answer to it."""

from __future__ import annotations

from typing import Any

from magemoot.engine.pieces import Value
from magemoot.engine.position import THIS_UNIT, Position
from magemoot.engine.rng import Stream
from magemoot.engine.session import Seen
from magemoot.players.thought import Judge, considered, log_odds, stream, worth

WORLDS = 1
"""In so many imagined worlds an option is tried."""
CLEAR = 1.0
"""An option that is better than all others by so much in log-odds, in one world, needs no second one."""
ENDINGS = 4
"""So many ways to finish an action that was begun are tried in each world."""


STEPS = 8
"""So many answers without a choice among ways to finish: then things are judged as they stand."""


class GreedyBot:
    """Plays each option in imagined worlds to the end of the action, as well as it can, and takes what seems best."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, seen: Seen[Any]) -> int:
        """The index of the chosen option; of equally good ones the first."""
        keys, likely = seen.keys, seen.considered
        if len(likely) == 1:
            return keys.index(likely[0])
        rng = stream(self._seed, seen.seat, seen.number)
        looks = first_looks(seen, rng, seen.game.evaluate, WORLDS, ENDINGS, clear=CLEAR)
        seem = {key: log_odds(look) + seen.game.careless * rng.below(1000) / 1000 for key, look in looks.items()}
        best = max(seem, key=lambda key: seem[key])
        return keys.index(best)


def first_looks(
    seen: Seen[Any], rng: Stream, judge: Judge, worlds: int, endings: int, *, clear: float | None = None
) -> dict[str, float]:
    """For the key of every option worth a thought, what it is worth once the action is finished.

    Args:
        judge: by this, of the position then.
        worlds: on the average of so many imagined worlds.
        clear: look into no further world once the best option is ahead of the others by so much in log-odds.
    """
    seat, key = seen.seat, seen.game.catalogue.key
    total: dict[str, float] = {}
    for looked in range(1, worlds + 1):
        world = seen.imagine(rng)
        values = considered(world, seat)
        for value in values:
            name = key(value)
            total[name] = total.get(name, 0.0) + look(world, value, seat, judge, endings, last=value is values[-1])
        if clear is not None and looked < worlds:
            *_, second, best = sorted(total.values())
            if log_odds(best / looked) - log_odds(second / looked) > clear:
                break
    return {name: worth / looked for name, worth in total.items()}


def look(position: Position[Any], value: Value, seat: int, judge: Judge, tries: int, *, last: bool = False) -> float:
    """What an answer is worth to the seat that gives it, once the action is finished as well as the seat can.

    Where several decide at once, nothing is made of what the others may choose: nobody can answer it.

    Args:
        judge: by this, of the position then.
        tries: about so many ways to finish are looked at: the last options at every choice, for what ends an action
            stands last.
        last: the position is not needed any more, so it is played on itself instead of a fork of it.
    """
    after = position if last else position.fork(keep=THIS_UNIT)
    action = after.unit
    after.play(value, seat)
    return _best_ending(after, action, seat, judge, tries)


def _best_ending(position: Position[Any], action: object, seat: int, judge: Judge, tries: int) -> float:
    steps = 0
    while position.unit is action and not position.over and steps < STEPS:
        if position.together and seat not in position.pending:
            position.play(position.options[-1])
            continue
        steps += 1
        if position.seat != seat and not position.together:
            position.play(_first_choice(position, judge))
            continue
        options = considered(position, seat)
        width = min(len(options), tries)
        if width > 1:
            tried = options[-width:]
            return max(look(position, value, seat, judge, tries // width, last=value is tried[-1]) for value in tried)
        position.play(options[-1], seat)
    return worth(position, seat, judge)


def _first_choice(position: Position[Any], judge: Judge) -> Value:
    """What another seat, asked in the middle of the action, likes best at once; of equally good ones the last."""
    seat = position.seat
    options = considered(position, seat)
    if len(options) == 1:
        return options[0]

    def liking(value: Value) -> float:
        after = position.fork(keep=False)
        after.play(value)
        return worth(after, seat, judge)

    return max(reversed(options), key=liking)
