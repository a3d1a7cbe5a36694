"""Bots. They get what a person in their seat gets, and imagined worlds that agree with it; nothing else.

    bot = players.bot("adept", seed=7)
    game.answer(seat, bot.choose(game.seen_by(seat)))

A bot works for every game, through the game's own `evaluate`.
"""

from __future__ import annotations

from typing import Any, Protocol

from magemoot.engine.errors import MagemootError
from magemoot.engine.game import Game
from magemoot.engine.session import Seen

LEVELS = ("random", "novice", "adept", "master")
"""The levels of bots, weakest first."""

SECONDS = {"adept": 0.1, "master": 1.0}
"""How long the searching levels think about a decision, in seconds."""

AHEAD = {"adept": 2, "master": 8}
"""For how many decisions, its own and those of others, a searching level follows an option."""

ITERATIONS = {"adept": 80, "master": 500}
"""About as many trials of an option as fit into that time on one core: for thinking that can be repeated exactly.

In a game with another `Game.pace` so much more or less, see `trials`.
"""


class UnknownLevel(MagemootError):
    """No bot of that level."""

    code = "unknown-level"


def trials(level: str, game: Game[Any]) -> int | None:
    """How many trials of an option a level makes in a game where its choices shall be repeatable; None: it does not search."""
    most = ITERATIONS.get(level)
    return None if most is None else max(1, round(most * game.pace))


class Bot(Protocol):
    """Somebody who decides. The same seen information gives the same choice, whatever is hidden."""

    def choose(self, seen: Seen[Any]) -> int:
        """The index of the chosen option."""


def bot(level: str, *, seed: int = 0, iterations: int | None = None, seconds: float | None = None) -> Bot:
    """A bot of a level.

    Args:
        level: one of `LEVELS`.
        seed: bots with another seed may choose otherwise.
        iterations: for the searching levels: try options so many times, so that choices can be repeated.
        seconds: for the searching levels: think so long, when `iterations` is not given. Neither: as long as the
            level does, see `SECONDS`.

    Raises:
        UnknownLevel: the message lists the levels.
    """
    check_level(level)
    if level == "random":
        from magemoot.players.guess import RandomBot

        return RandomBot(seed)
    if level == "novice":
        from magemoot.players.greedy import GreedyBot

        return GreedyBot(seed)
    from magemoot.players.search import SearchBot

    thought = SECONDS[level] if seconds is None else seconds
    return SearchBot(seed, iterations=iterations, seconds=thought, ahead=AHEAD[level])


def check_level(level: str) -> None:
    """Make sure that there are bots of a level.

    Raises:
        UnknownLevel: the message lists the levels.
    """
    if level not in LEVELS:
        raise UnknownLevel(f"no bot of level {level!r}; there are {', '.join(LEVELS)}")
