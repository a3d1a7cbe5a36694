"""Bots think in processes of their own, so that no thought ever holds up the event loop.

What goes to such a process is what the bot's seat sees, with an imagined world in place of the real one. What is hidden
from the seat stays here, so a bot cannot cheat even by mistake.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from hashlib import blake2b
from typing import Protocol

import msgspec

import magemoot
from magemoot import players
from magemoot.engine.session import seen_from_bytes
from magemoot.server.errors import kind_and_place

__all__ = ["BotRunner", "ProcessBots", "Thought", "thought_seed"]

log = logging.getLogger(__name__)


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """One question to a bot: what its seat sees of `game`, its level and seed, and how many options there are."""

    game: str
    seen: bytes
    level: str
    seed: int
    options: int


class BotRunner(Protocol):
    """Something that answers for bots."""

    @property
    def levels(self) -> Sequence[str]:
        """The levels of bots it knows, weakest first."""

    async def choose(self, thought: Thought) -> int:
        """The index of the chosen option; never fails, however the thinking goes."""

    async def open(self) -> None:
        """Get ready, so that the first thought does not wait for it."""

    async def close(self) -> None:
        """Stop thinking and let go of everything."""


def thought_seed(table: str, seat: int, number: int) -> int:
    """The seed of one thought: the same for the same table, seat and decision, and made from public facts alone."""
    return int.from_bytes(blake2b(f"{table}/{seat}/{number}".encode(), digest_size=8).digest(), "big")


class ProcessBots:
    """Thinks in a pool of processes.

    A thought that takes `patience` seconds longer than any level is meant to, or whose process dies, is answered by a
    seeded random choice, so a table never hangs on a bot.
    """

    def __init__(
        self,
        workers: int | None = None,
        *,
        iterations: int | None = None,
        seconds: float | None = None,
        patience: float = 20.0,
    ) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._iterations = iterations
        self._seconds = seconds
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(self._workers)

    async def open(self) -> None:
        """Start a process, and go on while it comes up."""
        self._ready().submit(_wake)

    @property
    def levels(self) -> Sequence[str]:
        """The levels of bots, weakest first."""
        return players.LEVELS

    async def choose(self, thought: Thought) -> int:
        """The index of the option that the bot chooses."""
        # Thoughts queue here and not in the pool, so that patience is for thinking and not for waiting.
        async with self._free:
            return await self._thought_out(thought)

    async def _thought_out(self, thought: Thought) -> int:
        for _attempt in range(2):
            pool = self._ready()
            try:
                future = asyncio.get_running_loop().run_in_executor(
                    pool, think, thought, self._iterations, self._seconds
                )
                index = await asyncio.wait_for(future, self._patience)
            except BrokenExecutor:
                log.warning("bot %s of %s: its process ended; starting another", thought.level, thought.game)
                self._drop(pool)
            except TimeoutError:
                log.warning("bot %s of %s: no answer in %.0f s", thought.level, thought.game, self._patience)
                self._drop(pool)
                break
            except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the game goes on
                log.error("bot %s of %s failed: %s", thought.level, thought.game, kind_and_place(error))
                break
            else:
                if 0 <= index < thought.options:
                    return index
                log.error("bot %s of %s chose an option that is not there", thought.level, thought.game)
                break
        return thought.seed % thought.options

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=multiprocessing.get_context("spawn"), initializer=_follow_parent
            )
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        _stop(pool)

    async def close(self) -> None:
        """End the processes, unfinished thoughts and all, and wait until the pool has let go of them."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(_stop, pool, wait=True)


def _stop(pool: ProcessPoolExecutor, *, wait: bool = False) -> None:
    """End a pool and its processes. A pool that is still at it when Python ends may complain there, so `wait` for it then."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    if not wait:
        pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    if wait:
        pool.shutdown(wait=True, cancel_futures=True)


def _follow_parent() -> None:
    """In a worker: end when the server ends, even when it was killed and could not say so, and not before.

    An interrupt from the terminal goes to the server too, which ends its workers itself.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, name="follow-parent", daemon=True).start()


def _wake() -> None:
    """Import what thinking needs, in a worker process."""
    magemoot.games()
    for level in players.LEVELS:
        players.bot(level)


def think(thought: Thought, iterations: int | None, seconds: float | None) -> int:
    """Answer one question, in a worker process."""
    seen = seen_from_bytes(magemoot.games()[thought.game], thought.seen)
    bot = players.bot(thought.level, seed=thought.seed, iterations=iterations, seconds=seconds)
    return int(bot.choose(seen))
