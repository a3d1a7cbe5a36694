"""Random play beside other Python engines: decisions a second and the cost of a copy, written to RESULTS.md.

    uv run --group peers python benchmarks/compare.py

Every engine plays its own game by its own public functions; a chance event is no decision. Games differ in size, so the
table says what a decision costs here and there, not that one engine does another's work faster.
"""

from __future__ import annotations

import copy
import platform
import random
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from time import process_time
from typing import Any

from magemoot.games import find
from magemoot.lab import bench

RESULTS = Path(__file__).with_name("RESULTS.md")
SECONDS = 1.0
PASSES = 5
Play = Callable[[list[Any] | None], int]
"""Plays one game at random; returns its decisions. When given a list, keeps positions of the game in it."""


def rate(play: Play) -> float:
    """Decisions a second: the best of several passes, in processor time."""
    found = 0.0
    for _ in range(PASSES):
        begin, decisions = process_time(), 0
        while (spent := process_time() - begin) < SECONDS:
            decisions += play(None)
        found = max(found, decisions / spent)
    return found


def copying(play: Play, clone: Callable[[Any], Any]) -> float:
    """Microseconds for a copy, averaged over positions of some games; the best of several passes."""
    kept: list[Any] = []
    while len(kept) < 100:
        play(kept)
    seconds = bench.best(lambda: [clone(position) for position in kept[:200]], PASSES)
    return 1e6 * seconds / len(kept[:200])


def catanatron() -> tuple[Play, Callable[[Any], Any]]:
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    def play(kept: list[Any] | None) -> int:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            ticks += 1
            if kept is not None and ticks % 20 == 0:
                kept.append(game.copy())
        return ticks

    return play, lambda game: game.copy()


def open_spiel(name: str) -> tuple[Play, Callable[[Any], Any]]:
    import pyspiel
    from open_spiel.python import games  # noqa: F401 - importing registers the games written in Python

    game = pyspiel.load_game(name)
    chance = random.Random(1)

    def play(kept: list[Any] | None) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            if kept is not None:
                kept.append(state.clone())
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
            decisions += 1
        return decisions

    return play, lambda state: state.clone()


def connect_four() -> tuple[Play, Callable[[Any], Any]]:
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    chance = random.Random(1)

    def play(kept: list[Any] | None) -> int:
        env.reset(seed=1)
        decisions = 0
        for _agent in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            if kept is not None:
                kept.append(copy.deepcopy(env.unwrapped))
            env.step(chance.choice(observation["action_mask"].nonzero()[0]))
            decisions += 1
        return decisions

    return play, copy.deepcopy


PEERS: list[tuple[str, str, Callable[[], tuple[Play, Callable[[Any], Any]]]]] = [
    ("catanatron", "Catan, 2 players", catanatron),
    ("open-spiel", "python_tic_tac_toe", lambda: open_spiel("python_tic_tac_toe")),
    ("open-spiel", "python_kuhn_poker", lambda: open_spiel("python_kuhn_poker")),
    ("open-spiel", "python_liars_poker", lambda: open_spiel("python_liars_poker")),
    ("pettingzoo", "connect_four_v3", connect_four),
]


def main() -> None:
    ours = bench.measure([find("spellbook")])
    figures = ours.games["spellbook"]
    rows = [("magemoot", "spellbook, 2 seats", float(figures.decisions_per_second), figures.fork_us)]
    for package, name, make in PEERS:
        if find_spec({"open-spiel": "pyspiel"}.get(package, package)) is None:
            print(f"{package} is not installed; run this with --group peers")
            continue
        play, clone = make()
        rows.append((f"{package} {version(package)}", name, rate(play), copying(play, clone)))
        print(rows[-1])
    lines = [
        "# Measured",
        "",
        "Written by `uv run --group peers python benchmarks/compare.py`: random play on one core, processor time, the best of",
        (
            f"{PASSES} passes. Python {platform.python_version()}, {platform.machine()}; calibration loop "
            f"{ours.calibration_ms:.1f} ms; compiled: {'yes' if ours.compiled else 'no'}."
        ),
        "",
        "| engine | game | decisions/s | ratio | copy µs | ratio |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
        *(
            f"| {engine} | {name} | {speed:,.0f} | {speed / rows[0][2]:.2f} | {cost:.1f} | {cost / rows[0][3]:.1f} |"
            for engine, name, speed, cost in rows
        ),
        "",
        (
            f"magemoot beside that: an imagined world {figures.imagine_us:.0f} µs, a view {figures.view_us:.1f} µs, storing "
            f"{figures.encode_us:.1f} µs and {figures.position_bytes} bytes, {figures.rollouts50_per_second:,} rollouts of 50 "
            "decisions a second."
        ),
        "",
    ]
    text = "\n".join(lines)
    before = RESULTS.read_text("utf-8") if RESULTS.exists() else ""
    strength = before[before.index("# How strong") :] if "# How strong" in before else ""
    RESULTS.write_text(text + ("\n" + strength if strength else ""), "utf-8")
    print(text)


if __name__ == "__main__":
    main()
