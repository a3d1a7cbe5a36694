"""Random play and copying, here and in other engines, in one run on one core: what counts are the ratios.

    uv run --group peers python benchmarks/compare.py              print the table
    uv run --group peers python benchmarks/compare.py --write      and keep it in benchmarks/RESULTS.md

Every engine plays whole games with random legal moves through its own public interface; a decision is a choice of a
player, never one of chance. A copy is what the library itself offers for search, or `copy.deepcopy` where it offers nothing.
The games differ, so a ratio says how much search a researcher gets from a second, not whose code is better.
"""

from __future__ import annotations

import argparse
import copy
import os
import random
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

RESULTS = Path(__file__).with_name("RESULTS.md")
SECONDS = 2.0
PASSES = 3
COPIES = 60


class Contender(NamedTuple):
    """An engine's game: `play` plays one game and returns its decisions; `states` yields states to be copied."""

    name: str
    play: Callable[[], int]
    states: Callable[[], Iterator[Any]]
    copy: Callable[[Any], Any]
    how: str


def magemoot_game(id: str, seats: int) -> Contender:
    from magemoot.engine.position import Position
    from magemoot.games import find

    game, dice = find(id), random.Random(1)
    options = game.checked_options(seats, {})

    def start(keep: bool) -> Position[Any]:
        return Position.start(game, seats, dice.randrange(2**32), options, keep=keep)

    def step(position: Position[Any]) -> None:
        choices = position.options
        position.play(choices[int(dice.random() * len(choices))])

    def play() -> int:
        position, decisions = start(False), 0
        while not position.over:
            step(position)
            decisions += 1
        return decisions

    def states() -> Iterator[Any]:
        position = start(True)
        while not position.over:
            yield position
            step(position)

    return Contender(f"magemoot {id}, {seats} players", play, states, lambda p: p.fork(), "fork")


def catanatron(players: int) -> Contender:
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE][:players]

    def ticks() -> Iterator[Any]:
        game = Game([RandomPlayer(colour) for colour in colours])
        while game.winning_color() is None and game.state.num_turns < 1000:
            yield game
            game.play_tick()

    return Contender(
        f"catanatron (Catan), {players} players", lambda: sum(1 for _ in ticks()), ticks, lambda g: g.copy(), "copy"
    )


def open_spiel(name: str) -> Contender:
    import pyspiel
    from open_spiel.python import games as _registered  # noqa: F401  (importing enters the Python games)

    game, dice = pyspiel.load_game(name), random.Random(1)

    def steps() -> Iterator[tuple[Any, bool]]:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
                continue
            yield state, True
            state.apply_action(dice.choice(state.legal_actions()))

    return Contender(
        f"OpenSpiel {name}",
        lambda: sum(1 for _ in steps()),
        lambda: (state for state, _ in steps()),
        lambda s: s.clone(),
        "clone",
    )


def petting_zoo() -> Contender:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    from pettingzoo.classic import connect_four_v3

    env, dice = connect_four_v3.env(), random.Random(1)

    def steps() -> Iterator[Any]:
        env.reset(seed=dice.randrange(2**31))
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            yield env
            legal = [a for a, fits in enumerate(observation["action_mask"]) if fits]
            env.step(dice.choice(legal))

    return Contender("PettingZoo connect_four_v3", lambda: sum(1 for _ in steps()), steps, copy.deepcopy, "deepcopy")


def rate(contender: Contender) -> float:
    """Decisions per second: the best of several passes."""
    best = 0.0
    for _ in range(PASSES):
        begin, decisions = perf_counter(), 0
        while (spent := perf_counter() - begin) < SECONDS / PASSES or not decisions:
            decisions += contender.play()
        best = max(best, decisions / spent if spent else 0.0)
    return best


def copying(contender: Contender) -> float:
    """Microseconds for one copy, the mean over states of whole games."""
    spent, count = 0.0, 0
    while count < COPIES:
        for state in contender.states():
            begin = perf_counter()
            contender.copy(state)
            spent += perf_counter() - begin
            count += 1
    return 1e6 * spent / count


CONTENDERS: list[Callable[[], Contender]] = [
    lambda: magemoot_game("spellbook", 2),
    lambda: magemoot_game("spellbook", 4),
    lambda: catanatron(2),
    lambda: catanatron(4),
    lambda: open_spiel("python_tic_tac_toe"),
    lambda: open_spiel("python_kuhn_poker"),
    lambda: open_spiel("python_liars_poker"),
    petting_zoo,
]


def table() -> str:
    """The comparison as a Markdown table; the first line is what the ratios refer to."""
    warnings.filterwarnings("ignore")
    lines = ["| engine and game | decisions/s | × slower | one copy | × dearer |", "| --- | --- | --- | --- | --- |"]
    first: tuple[float, float] | None = None
    for make in CONTENDERS:
        contender = make()
        played, copied = rate(contender), copying(contender)
        first = first or (played, copied)
        print(f"measured {contender.name}", file=sys.stderr)
        lines.append(
            f"| {contender.name} | {played:,.0f} | {first[0] / played:.1f} "
            f"| {copied:,.1f} µs ({contender.how}) | {copied / first[1]:.1f} |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="keep the table in benchmarks/RESULTS.md")
    found = parser.parse_args()
    text = table()
    print(text)
    if found.write:
        kept = RESULTS.read_text(encoding="utf-8") if RESULTS.is_file() else "# Measured\n"
        head = kept.split("\n## Beside other engines\n")[0].rstrip()
        RESULTS.write_text(
            f"{head}\n\n## Beside other engines\n\nOne run, one core, Python {sys.version.split()[0]}.\n\n{text}",
            "utf-8",
        )


if __name__ == "__main__":
    main()
