"""One socket at a table, as the table sees it: the messages that wait to be sent."""

from __future__ import annotations

import asyncio

import msgspec

from magemoot.server import messages as wire

__all__ = ["Connection"]

OUTBOX_LIMIT = 256

_encode = msgspec.json.Encoder().encode


class Connection:
    """One socket at a table. `outbox` holds encoded messages, or the close code to end with; `token` is what it came with."""

    __slots__ = ("outbox", "seat", "seq", "token")

    def __init__(self, seat: int | None, since: int, token: str | None = None) -> None:
        self.seat = seat
        self.token = token
        self.seq = since
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue()

    def send(self, message: wire.ServerMessage) -> None:
        """Queue a message. A reader that does not keep up is closed; it reconnects and catches up."""
        if self.outbox.qsize() >= OUTBOX_LIMIT:
            self.close(1013)
            return
        self.outbox.put_nowait(_encode(message))

    def close(self, code: int) -> None:
        """Queue the end of the connection."""
        self.outbox.put_nowait(code)
