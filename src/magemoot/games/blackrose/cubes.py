"""Choosing cubes by their colour, one decision each (BR-21.15, BR-21.16, BR-18.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from magemoot.engine.events import Arg
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.blackrose.state import ROSE

DONE: Final = "done"


def colour_word(colour: int) -> str:
    """A colour of cubes as an option."""
    return "colour-rose" if colour == ROSE else f"colour-{colour}"


def choose_cubes(
    seat: int,
    ask: str,
    cubes: Sequence[int],
    n: int,
    rule: str,
    *,
    up_to: bool = False,
    args: Mapping[str, Arg] | None = None,
) -> Play[list[int]]:
    """Choose so many cubes of those that lie somewhere; nothing is asked where their colours leave no choice.

    Args:
        cubes: for each colour how many there are.
        n: how many; cut down to what there is.
        up_to: whether the wizard may stop earlier (BR-R61).

    Returns:
        the colours of the cubes, in the order of choosing.
    """
    lying = list(cubes)
    most = min(n, sum(cubes))
    chosen: list[int] = []

    def options() -> list[Value]:
        words: list[Value] = [colour_word(colour) for colour, there in enumerate(lying) if there]
        return [*words, DONE] if up_to else words

    while len(chosen) < most:
        if not up_to and most - len(chosen) == sum(lying):
            return chosen + [colour for colour, there in enumerate(lying) for _ in range(there)]
        answer = yield Choose(seat, ask, options, rule, args)
        if answer == DONE:
            break
        colour = next(c for c in range(len(lying)) if colour_word(c) == answer)
        chosen.append(colour)
        lying[colour] -= 1
    return chosen
