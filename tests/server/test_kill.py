"""kill -9 at any moment loses no acknowledged answer and repeats none.

Set MAGEMOOT_KILLS for more kills than the few of every day.
"""

from __future__ import annotations

import logging
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import WebSocketException

import magemoot
from magemoot.engine.journal import Journal, Line
from magemoot.engine.position import Position
from magemoot.engine.session import fingerprint
from magemoot.server.opening import FILE_NAME
from tests.server.support import Place, Player, QuickBots

log = logging.getLogger(__name__)

KILLS = int(os.environ.get("MAGEMOOT_KILLS", "12"))
ROOT = Path(__file__).parents[2]
LONGEST_LIFE = 0.8
OPTIONS: dict[str, dict[str, Any]] = {"spellbook": {"first": 0}, "talisman": {"turn_limit": 10}}
BROKEN = (WebSocketException, OSError, EOFError)


class Mortal:
    """A server that is killed at random moments and started again at once."""

    def __init__(self, data: Path, rng: random.Random) -> None:
        with closing(socket.socket(socket.AF_INET, socket.SOCK_STREAM)) as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self._rng = rng
        self._mother = subprocess.Popen(
            [sys.executable, "-m", "tests.server.killed_server", str(data), str(self.port)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.child = 0
        self.dies_at = 0.0
        self.kills = 0
        self.start()

    def start(self) -> None:
        assert self._mother.stdin is not None
        assert self._mother.stdout is not None
        self._mother.stdin.write("\n")
        self._mother.stdin.flush()
        self.child = int(self._mother.stdout.readline())
        self.dies_at = time.monotonic() + self._rng.uniform(0, LONGEST_LIFE)

    def die(self) -> None:
        """Kill the server, wherever it is, and start another."""
        os.kill(self.child, signal.SIGKILL)
        self.start()
        self.kills += 1

    def end(self) -> None:
        os.kill(self.child, signal.SIGKILL)
        assert self._mother.stdin is not None
        assert self._mother.stdout is not None
        self._mother.stdin.close()
        self._mother.stdout.close()
        self._mother.wait(10)


class Reaper(threading.Thread):
    """Kills the server again and again while others play."""

    def __init__(self, mortal: Mortal) -> None:
        super().__init__(daemon=True)
        self.mortal = mortal
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while self.mortal.kills < KILLS:
                time.sleep(max(0.0, self.mortal.dies_at - time.monotonic()))
                self.mortal.die()
        except BaseException as error:
            self.failure = error
            raise


class Patient:
    """A player who reconnects whenever the line breaks, and sends again under the same nonce until there is a reply."""

    def __init__(self, place: Place, table: str, token: str) -> None:
        self.place, self.table, self.token = place, table, token
        self.player: Player | None = None
        self.acknowledged: dict[str, int] = {}
        self.reconnect()

    @property
    def state(self) -> dict[str, Any]:
        assert self.player is not None
        return self.player.state

    def reconnect(self) -> None:
        if self.player is not None:
            self.player.close()
        while True:
            try:
                self.player = self.place.player(self.table, self.token)
            except BROKEN:
                time.sleep(0.01)
            else:
                break
        # What was acknowledged is there again, whatever happened in between.
        assert self.state["version"] >= max(self.acknowledged.values(), default=0)

    def listen(self) -> None:
        """Hear one message, if there is one."""
        try:
            assert self.player is not None
            self.player.receive(timeout=0.05)
        except TimeoutError:
            pass
        except BROKEN:
            self.reconnect()

    def answer(self, turn: int) -> None:
        nonce = f"answer-{len(self.acknowledged):06}-{self.token[:8]}"
        decision = self.state["decision"]
        message = {
            "number": decision["number"],
            "version": self.state["version"],
            "option": decision["options"][turn % len(decision["options"])]["key"],
        }
        while True:
            try:
                assert self.player is not None
                reply = self.player.command(nonce, kind="answer", **message)
            except BROKEN:
                self.reconnect()
                continue
            assert reply["kind"] == "accepted", reply
            assert nonce not in self.acknowledged
            self.acknowledged[nonce] = reply["version"]
            return


def create(place: Place, game: str) -> dict[str, Any]:
    while True:
        try:
            return place.create("me", "hotseat", "bot:random", game=game, options=OPTIONS[game])
        except httpx.TransportError:
            time.sleep(0.01)


def check_table(data: Path, table: str, patients: list[Patient]) -> int:
    """Nothing acknowledged is lost, nothing is there twice, and the journal leads to the stored position."""
    with closing(sqlite3.connect(data / FILE_NAME)) as db:
        moves = db.execute(
            "select version, kind, seat, lines, position from moves where table_id = ? order by version", [table]
        ).fetchall()
        nonces = db.execute("select nonce, seat, version from nonces where table_id = ?", [table]).fetchall()
        (head,) = db.execute("select journal from tables where id = ?", [table]).fetchone()
    assert [version for version, *_ in moves] == list(range(len(moves)))
    committed = {nonce: version for nonce, _, version in nonces}
    for patient in patients:
        for nonce, version in patient.acknowledged.items():
            assert committed[nonce] == version
    people = [version for version, kind, seat, *_ in moves if kind == "answer" and seat != 2]
    assert sorted(version for _, _, version in nonces) == people
    assert len(nonces) == sum(len(p.acknowledged) for p in patients)
    journal = Journal.from_json(head)
    journal.lines = [line for *_, lines, _ in moves for line in msgspec.json.decode(lines, type=list[Line])]
    replayed = magemoot.replay(journal)
    position = Position.decode(replayed.game, moves[-1][4])
    assert replayed.fingerprint == fingerprint(position.state)
    return len(nonces)


@pytest.mark.timeout(60 + 5 * KILLS)
@pytest.mark.parametrize("game", sorted(OPTIONS))
def test_kill_9_loses_nothing_acknowledged_and_repeats_nothing(tmp_path: Path, game: str) -> None:
    mortal = Mortal(tmp_path, random.Random(KILLS))
    place = Place(mortal.port, tmp_path, QuickBots())
    reaper = Reaper(mortal)
    reaper.start()
    answers = games = 0
    while mortal.kills < KILLS:
        assert reaper.failure is None
        table = create(place, game)
        patients = [Patient(place, table["table"], s["token"]) for s in table["seats"]]
        turn = 0
        while mortal.kills < KILLS and patients[0].state["result"] is None:
            assert reaper.failure is None
            for patient in patients:
                if patient.state["decision"] is not None:
                    patient.answer(turn)
                    turn += 1
                else:
                    patient.listen()
        reaper.join(0 if mortal.kills < KILLS else 30)
        # A second browser comes to the same seat and sees the same table.
        for patient in patients:
            patient.reconnect()
            again = Patient(place, table["table"], patient.token)
            newest = max(patient.state["version"], again.state["version"])
            for one in (patient, again):
                while one.state["version"] < newest:
                    one.listen()
            if patient.state["version"] == again.state["version"]:
                for part in ("view", "facts", "decision", "waiting", "next_seq", "result"):
                    assert patient.state[part] == again.state[part]
            assert again.player is not None
            again.player.close()
        answers += check_table(tmp_path, table["table"], patients)
        games += 1
        for patient in patients:
            assert patient.player is not None
            patient.player.close()
    mortal.end()
    place.http.close()
    assert mortal.kills == KILLS
    assert answers > 0
    log.info("%d kills, %d tables, %d answers acknowledged", mortal.kills, games, answers)
