"""The socket of one seat: it says hello, then sends commands and gets the state after every change."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from magemoot.server import messages as wire
from magemoot.server.connections import Connection
from magemoot.server.errors import Refusal, kind_and_place
from magemoot.server.house import TableHouse
from magemoot.server.tables import LiveTable

__all__ = ["BAD_TOKEN", "MALFORMED", "MESSAGE_LIMIT", "TOO_LARGE", "UNKNOWN_TABLE", "table_socket"]

log = logging.getLogger(__name__)

MESSAGE_LIMIT = 16 * 1024
HELLO_SECONDS = 15.0
MALFORMED, BAD_TOKEN, UNKNOWN_TABLE, TOO_LARGE = 4400, 4401, 4404, 4413
BUSY = 1013
FAILED = 1011

Socket = WebSocket[Any, Any, State]

_decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)
_encode = msgspec.json.Encoder().encode


class _End(Exception):
    """Close the socket with this code, after saying why."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str], house: NamedDependency[TableHouse]) -> None:
    """Play or watch at a table."""
    await socket.accept()
    try:
        await _serve(socket, house, table_id)
    except WebSocketDisconnect:
        return
    except _End as end:
        await _close(socket, end)
    except Exception as error:  # noqa: BLE001 - noted by kind and place; the client comes back
        log.error("socket of table %s: %s", table_id[:64], kind_and_place(error))
        await _close(socket, _End(FAILED, "server"))


async def _serve(socket: Socket, house: TableHouse, table_id: str) -> None:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await _receive(socket)
    except TimeoutError:
        raise _End(MALFORMED, "malformed") from None
    if not isinstance(hello, wire.Hello):
        raise _End(MALFORMED, "malformed")
    try:
        table = await house.table(table_id)
    except Refusal as refusal:
        raise _End(UNKNOWN_TABLE, refusal.code) from refusal
    try:
        connection = await table.enter(hello.token, hello.since)
    except Refusal as refusal:
        raise _End(BAD_TOKEN if refusal.code == "bad-token" else BUSY, refusal.code) from refusal
    try:
        await _both_ways(socket, table, connection)
    finally:
        await table.exit(connection)


async def _both_ways(socket: Socket, table: LiveTable, connection: Connection) -> None:
    """Read and write until either ends; the end that comes first is the one that counts."""
    reader = asyncio.create_task(_read(socket, table, connection))
    writer = asyncio.create_task(_write(socket, connection))
    try:
        done, _ = await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in (reader, writer):
            task.cancel()
        await asyncio.gather(reader, writer, return_exceptions=True)


async def _read(socket: Socket, table: LiveTable, connection: Connection) -> None:
    while True:
        message = await _receive(socket)
        match message:
            case wire.Hello():
                raise _End(MALFORMED, "malformed")
            case wire.Resync():
                await table.resync(connection, message.since)
            case wire.Suggest():
                await table.suggest(connection, message)
            case _:
                await table.command(connection, message)


async def _write(socket: Socket, connection: Connection) -> None:
    while True:
        item = await connection.outbox.get()
        if isinstance(item, int):
            raise _End(item, "closed")
        await socket.send_text(item.decode())


async def _receive(socket: Socket) -> wire.ClientMessage:
    """The next message. Raises _End for one that is malformed or too large."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="disconnected")
    text = event.get("text")
    if text is None:
        raise _End(MALFORMED, "malformed")
    data = text.encode("utf-8", "surrogatepass")
    if len(data) > MESSAGE_LIMIT:
        raise _End(TOO_LARGE, "too-large")
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _End(MALFORMED, "malformed") from error


async def _close(socket: Socket, end: _End) -> None:
    """Say why and close. A peer that is gone already needs no goodbye."""
    try:
        if end.reason != "closed":
            refused = wire.Refused(nonce=None, code=end.reason, args={}, version=0)
            await socket.send_text(_encode(refused).decode())
        await socket.close(code=end.code, reason=end.reason)
    except (WebSocketDisconnect, RuntimeError, OSError) as error:
        log.debug("socket was gone before it was closed: %s", type(error).__name__)
