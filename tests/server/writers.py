"""What other processes do to a store in tests. Imports little, so that they start soon."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

from magemoot.server.opening import open_store
from magemoot.server.seats import Seat
from magemoot.server.store import Live, Move, NewTable, VersionTaken


def a_move(version: int, position: bytes | None = b"there", nonce: tuple[int, str] | None = None) -> Move:
    return Move(
        version=version,
        kind="answer",
        seat=0,
        events=b"[]",
        awaits="people",
        live=Live(opened=[(version, version)], moved=version),
        position=position,
        nonce=nonce,
    )


def a_table(id: str = "amber-owl-17") -> tuple[NewTable, Move]:
    table = NewTable(
        id=id,
        game="spellbook",
        name="",
        options={},
        undo="consent",
        listed=False,
        seeded=False,
        invite=None,
        spectate="0" * 64,
        created=datetime.now(UTC),
        journal=b"{}",
        seats=[Seat(seat=0, token="1" * 64, holder="host")],
    )
    return table, a_move(0, position=b"start")


def build(data: str) -> None:
    asyncio.run(open_store(Path(data)).close())


def race(data: str, writer: int, versions: int) -> list[int]:
    """Try to commit every version; which ones this process won."""

    async def run() -> list[int]:
        store = open_store(Path(data))
        won = []
        for version in range(1, versions + 1):
            try:
                await store.commit("amber-owl-17", a_move(version, position=bytes([writer])))
            except VersionTaken:
                continue
            won.append(version)
        await store.close()
        return won

    return asyncio.run(run())
