"""Bots in processes of their own."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import magemoot
from magemoot import players
from magemoot.server.bots import ProcessBots, Thought, thought_seed
from tests.server.support import QuickBots, running


def a_thought(level: str = "novice", seed: int = 5) -> Thought:
    session = magemoot.new("spellbook", seats=2, seed=3)
    decision = session.decisions[0]
    seen = session.seen_by(decision.seat).to_bytes()
    return Thought(game="spellbook", seen=seen, level=level, seed=seed, options=len(decision.options))


def test_a_bot_in_a_process_chooses_as_it_does_at_home() -> None:
    session = magemoot.new("spellbook", seats=2, seed=3)
    seat = session.decisions[0].seat
    home = {
        level: players.bot(level, seed=5, iterations=20).choose(session.seen_by(seat)) for level in ("random", "novice")
    }

    async def run() -> None:
        bots = ProcessBots(1, iterations=20)
        assert list(bots.levels) == ["random", "novice", "adept", "master"]
        for level, index in home.items():
            assert await bots.choose(a_thought(level)) == index
        index = await bots.choose(a_thought("adept"))
        assert 0 <= index < len(session.decisions[0].options)
        await bots.close()

    asyncio.run(run())


def test_the_event_loop_runs_on_while_a_bot_thinks() -> None:
    async def run() -> None:
        bots = ProcessBots(1, seconds=1.5)
        await bots.open()
        await bots.choose(a_thought("random"))  # the process is there
        thinking = asyncio.create_task(bots.choose(a_thought("adept")))
        longest, last = 0.0, time.monotonic()
        while not thinking.done():
            await asyncio.sleep(0.005)
            longest, last = max(longest, time.monotonic() - last), time.monotonic()
        assert longest < 0.75
        await bots.close()

    asyncio.run(run())


def test_a_bot_that_fails_hangs_or_dies_is_replaced_by_chance(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        bots = ProcessBots(1, patience=30)
        thought = a_thought()
        broken = Thought(game="spellbook", seen=b"nonsense", level="novice", seed=12, options=7)
        assert await bots.choose(broken) == 12 % 7
        assert await bots.choose(thought) >= 0
        pool = bots._pool
        assert pool is not None
        for pid in list(pool._processes):
            os.kill(pid, signal.SIGKILL)
        assert await bots.choose(thought) >= 0
        await bots.close()
        impatient = ProcessBots(1, seconds=30, patience=0.01)
        assert await impatient.choose(a_thought("master", seed=9)) == 9 % thought.options
        await impatient.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(run())
    assert "failed" in caplog.text
    assert "no answer in" in caplog.text


def test_the_processes_end_with_the_server() -> None:
    async def run() -> list[int]:
        bots = ProcessBots(2)
        await bots.choose(a_thought("random"))
        assert bots._pool is not None
        pids = list(bots._pool._processes)
        await bots.close()
        return pids

    for pid in asyncio.run(run()):
        assert gone(pid)


def test_the_seed_of_a_thought_comes_from_public_facts() -> None:
    assert thought_seed("amber-owl-17", 1, 5) == thought_seed("amber-owl-17", 1, 5)
    assert len({thought_seed("amber-owl-17", s, n) for s in range(4) for n in range(50)}) == 200


def test_a_game_against_bots_in_processes(tmp_path: Path) -> None:
    bots = ProcessBots(1, iterations=5)
    with running(tmp_path, bots) as place:
        table = place.create("me", "bot:novice", "bot:adept")
        with place.player(table["table"], table["seats"][0]["token"]) as me:
            for turn in range(6):
                me.to_decide()
                assert me.answer(turn)["kind"] == "accepted"
            me.to_decide()


def test_a_thinking_bot_is_not_waited_for_and_its_late_answer_is_dropped(tmp_path: Path) -> None:
    gate = threading.Event()
    bots = QuickBots(gate)
    with running(tmp_path, bots) as place:
        table = place.create("me", "bot:random", undo="free")
        with place.player(table["table"], table["seats"][0]["token"]) as me:
            before = me.state
            while me.state["decision"]:
                me.answer()
            while me.state["undo"]["kind"] == "free":
                assert me.command(kind="undo", version=me.state["version"])["kind"] == "accepted"
            assert me.state["view"] == before["view"]
            gate.set()
            time.sleep(0.3)
            me.send(kind="resync", since=0)
            me.until("state")
            assert me.state["view"] == before["view"]
            while me.state["decision"]:
                me.answer(1)
            me.to_decide()


def test_bots_go_on_when_a_server_starts_again(tmp_path: Path) -> None:
    stuck = threading.Event()
    with running(tmp_path, QuickBots(stuck)) as place:
        table = place.create("me", "bot:random")
        with place.player(table["table"], table["seats"][0]["token"]) as me:
            while me.state["decision"]:
                me.answer()
            left_at = me.state["version"]
        stuck_server = place
        assert stuck_server.table(table["table"])["version"] == left_at
        threading.Timer(0.3, stuck.set).start()
    with running(tmp_path) as place:
        deadline = time.monotonic() + 10
        while place.table(table["table"])["version"] == left_at and time.monotonic() < deadline:
            time.sleep(0.05)
        assert place.table(table["table"])["version"] > left_at


THINKS_UNTIL_KILLED = """
import asyncio, sys, time
from magemoot.server.bots import ProcessBots, Thought

async def main():
    bots = ProcessBots(1)
    await bots.choose(Thought(game="spellbook", seen=b"", level="novice", seed=0, options=1))
    print(*bots._pool._processes, flush=True)
    time.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_the_processes_end_with_a_server_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "thinks.py"
    script.write_text(THINKS_UNTIL_KILLED)
    with subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as parent:
        assert parent.stdout is not None
        workers = [int(pid) for pid in parent.stdout.readline().split()]
        parent.kill()
    assert workers
    for pid in workers:
        assert gone(pid)


def gone(pid: int) -> bool:
    """Whether a process has ended, or ends within ten seconds."""
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except FileNotFoundError:
            return True
        if state == "Z":
            return True
        time.sleep(0.02)
    return False


def test_more_thoughts_than_processes_wait_for_their_turn() -> None:
    async def run() -> list[int]:
        bots = ProcessBots(1, seconds=0.2, patience=10)
        await bots.choose(a_thought("random"))
        started = time.monotonic()
        chosen = await asyncio.gather(*(bots.choose(a_thought("adept", seed)) for seed in range(4)))
        assert time.monotonic() - started > 0.6
        await bots.close()
        return chosen

    assert len(asyncio.run(run())) == 4


def test_a_bot_that_cannot_be_told_what_it_sees_answers_by_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(_self: object, _seat: int) -> object:
        raise ZeroDivisionError

    monkeypatch.setattr("magemoot.engine.session.Session.seen_by", fails)
    with running(tmp_path) as place:
        table = place.create("bot:novice", "me")
        with place.player(table["table"], table["seats"][0]["token"]) as me:
            me.to_decide()
    assert "nothing to think about: ZeroDivisionError" in caplog.text
