"""A running server and players that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from magemoot.server.app import create_app
from magemoot.server.bots import Thought
from magemoot.server.serve import listen, server

LEVELS = ("random", "novice", "adept", "master")


class QuickBots:
    """Bots that answer at once by their seed, and remember what they were given."""

    def __init__(self, gate: threading.Event | None = None) -> None:
        self.thoughts: list[Thought] = []
        self.gate = gate

    @property
    def levels(self) -> Sequence[str]:
        return LEVELS

    async def open(self) -> None:
        pass

    async def choose(self, thought: Thought) -> int:
        if self.gate is not None:
            await asyncio.to_thread(self.gate.wait, 20)
        self.thoughts.append(thought)
        return thought.seed % thought.options

    async def close(self) -> None:
        pass


class Place:
    """A server that runs in a thread of this process."""

    def __init__(self, port: int, data: Path, bots: QuickBots) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.data = data
        self.bots = bots
        self.http = httpx.Client(base_url=self.address, timeout=20, trust_env=False)
        self.stop: Callable[[], None] = lambda: None

    def create(self, *seats: str, expect: int = 201, **order: Any) -> dict[str, Any]:
        """A new table where seat 0 begins; seats are words such as "me", "bot:novice", "open"."""
        order.setdefault("options", {"first": 0})
        plan = [dict(zip(("kind", "level"), s.split(":"), strict=False)) for s in seats]
        response = self.http.post("/api/tables", json={"game": "spellbook", "seats": plan, **order})
        assert response.status_code == expect, response.text
        return dict(response.json())

    def table(self, id: str) -> dict[str, Any]:
        return dict(self.http.get(f"/api/tables/{id}").json())

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def player(self, table: str, token: str | None = None, since: int = 0) -> Player:
        return Player(self, table, token, since)


class Player:
    """One socket at a table. Everything received is kept as text in `heard`."""

    def __init__(self, place: Place, table: str, token: str | None, since: int = 0, hello: bool = True) -> None:
        url = httpx.URL(f"{place.address}/api/tables/{table}/socket")
        self.heard: list[str] = []
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        with ExitStack() as line:
            wire = line.enter_context(socket.create_connection((url.host, url.port), timeout=20))
            self.socket: ClientConnection = line.enter_context(
                connect(str(url.copy_with(scheme="ws")), sock=wire, proxy=None, max_size=None, max_queue=None)
            )
            if hello:
                self.send(kind="hello", token=token, since=since)
                self.until("state")
            self._line = line.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._line.close()

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = 20) -> dict[str, Any]:
        text = str(self.socket.recv(timeout))
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["kind"] == "state":
            self.state = message
            self.log = [e for e in self.log if e["seq"] < message["from_seq"]] + message["events"]
        return message

    def until(self, *kinds: str, where: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The next message of one of these kinds that fits."""
        while True:
            message = self.receive()
            if message["kind"] in kinds and where(message):
                return message

    def command(self, nonce: str | None = None, **message: Any) -> dict[str, Any]:
        """Send a command; the reply to it. When it was accepted, `state` is at its version or later."""
        nonce = nonce or secrets.token_hex(8)
        self.send(nonce=nonce, **message)
        reply = self.until("accepted", "refused", where=lambda m: m["nonce"] == nonce)
        while reply["kind"] == "accepted" and self.state["version"] < reply["version"]:
            self.receive()
        return reply

    @property
    def decision(self) -> dict[str, Any]:
        decision: dict[str, Any] = self.state["decision"]
        return decision

    def answer(self, index: int = 0, nonce: str | None = None, **changes: Any) -> dict[str, Any]:
        options = self.decision["options"]
        message = {
            "number": self.decision["number"],
            "version": self.state["version"],
            "option": options[index % len(options)]["key"],
        }
        return self.command(nonce, kind="answer", **(message | changes))

    def to_decide(self) -> dict[str, Any]:
        """Wait until this seat has something to decide, or the game is over."""
        while self.state["decision"] is None and self.state["result"] is None:
            self.receive()
        return self.state

    def closed_with(self) -> int:
        """The code with which the server closes the socket."""
        with pytest.raises(ConnectionClosed) as closed:
            self.until("the end")
        self.close()
        return 1006 if closed.value.rcvd is None else closed.value.rcvd.code


@contextmanager
def running(data: Path, bots: QuickBots | None = None, **settings: Any) -> Iterator[Place]:
    """A server over a data folder, on a free port."""
    quick = bots or QuickBots()
    app = create_app(data, bots=quick, **({"creations_a_minute": 100_000} | settings))
    bound = listen("127.0.0.1", 0)
    place = Place(bound.getsockname()[1], data, quick)
    uvicorn_server = server(app)
    thread = threading.Thread(target=uvicorn_server.run, kwargs={"sockets": [bound]}, daemon=True)
    thread.start()
    deadline = time.monotonic() + 20
    while not uvicorn_server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < deadline, "the server did not start in time"
        time.sleep(0.01)
    try:
        yield place
    finally:
        place.http.close()
        uvicorn_server.should_exit = True
        thread.join(20)
        assert not thread.is_alive(), "the server did not stop"


def turns(players: Sequence[Player]) -> Iterator[Player]:
    """Again and again the player who has to decide, all players having caught up, until the game is over."""
    while True:
        newest = max(p.state["version"] for p in players)
        for player in players:
            while player.state["version"] < newest:
                player.receive()
        if players[0].state["result"] is not None:
            return
        deciding = next((p for p in players if p.state["decision"]), None)
        if deciding is None:
            players[0].receive()
        else:
            yield deciding
