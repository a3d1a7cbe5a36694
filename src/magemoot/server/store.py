"""The store: tables, seats and moves as rows. The rows are the truth.

A move is an insert guarded by the primary key (table, version): of several writers one wins, the others get
`VersionTaken` and look again. Each move carries its lines of the journal, its events, and the encoded position it led
to, so a table resumes at its pending decision without replaying anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import LargeBinary, delete, func, insert, select, type_coerce, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from magemoot.server.schema import MoveRow, NonceRow, SeatRow, TableRow
from magemoot.server.seats import Seat

__all__ = ["Consenting", "Idle", "Live", "Move", "NewTable", "Store", "Stored", "StoredMove", "VersionTaken"]


class VersionTaken(Exception):
    """Somebody else has committed this version of the table, or this nonce, first."""


class Consenting(msgspec.Struct, kw_only=True):
    """A request to take back that waits for others; `request` is the version that made it."""

    request: int
    seat: int
    to: int
    needs: list[int]
    agreed: list[int] = []


class Live(msgspec.Struct, kw_only=True):
    """What a table must remember beside the position.

    `opened` holds, per seat, the version and the decision number at which its pending decision was put to it; `moved`
    is the version that moved the game last.
    """

    opened: list[tuple[int, int]]
    moved: int
    consent: Consenting | None = None


class NewTable(msgspec.Struct, kw_only=True):
    """Everything about a table but its moves; `journal` is the head of its journal, without lines."""

    id: str
    game: str
    name: str
    options: dict[str, Any]
    undo: str
    listed: bool
    seeded: bool
    invite: str | None
    spectate: str
    created: datetime
    journal: bytes
    seats: list[Seat]


class Move(msgspec.Struct, kw_only=True):
    """One change to commit. `lines` and `events` are encoded; `position` is None when the game itself did not move."""

    version: int
    kind: str
    seat: int | None
    events: bytes
    awaits: str
    live: Live
    lines: bytes = b"[]"
    position: bytes | None = None
    nonce: tuple[int, str] | None = None
    seats: list[Seat] = []
    invite: str | None = None


class StoredMove(msgspec.Struct, kw_only=True):
    """What a committed change left behind; `played` when the game itself moved."""

    played: bool
    lines: bytes
    events: bytes


class Idle(msgspec.Struct, kw_only=True):
    """A table at which nothing has happened since `last`."""

    id: str
    game: str
    last: datetime


class Stored(msgspec.Struct, kw_only=True):
    """A table as it stands in the store."""

    table: NewTable
    version: int
    awaits: str
    live: Live
    position: bytes
    moves: list[StoredMove]
    nonces: dict[tuple[int, str], int]


class Store:
    """Reads and writes tables on one database. Every method is one transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def close(self) -> None:
        """Let go of all connections."""
        await self._engine.dispose()

    async def create(self, table: NewTable, move: Move) -> None:
        """Commit a new table with its version 0. Raises VersionTaken when the id is in use."""
        row = msgspec.structs.asdict(table)
        seats = row.pop("seats")
        row |= {"version": 0, "awaits": move.awaits, "live": msgspec.to_builtins(move.live)}
        try:
            async with self._engine.begin() as db:
                await db.execute(insert(TableRow).values(row))
                await db.execute(insert(SeatRow), [_seat_row(table.id, s) for s in seats])
                await db.execute(insert(MoveRow).values(_move_row(table.id, move)))
        except IntegrityError as error:
            raise VersionTaken(table.id) from error

    async def commit(self, table_id: str, move: Move) -> None:
        """Commit the next version of a table. Raises VersionTaken when that version or its nonce exists already."""
        changes: dict[str, Any] = {
            "version": move.version,
            "awaits": move.awaits,
            "live": msgspec.to_builtins(move.live),
        }
        if move.invite is not None:
            changes["invite"] = move.invite
        try:
            async with self._engine.begin() as db:
                await db.execute(insert(MoveRow).values(_move_row(table_id, move)))
                if move.nonce is not None:
                    seat, nonce = move.nonce
                    row = {"table_id": table_id, "seat": seat, "nonce": nonce, "version": move.version}
                    await db.execute(insert(NonceRow).values(row))
                for seat_change in move.seats:
                    await db.execute(
                        update(SeatRow)
                        .where(SeatRow.table_id == table_id, SeatRow.seat == seat_change.seat)
                        .values(_seat_row(table_id, seat_change))
                    )
                await db.execute(update(TableRow).where(TableRow.id == table_id).values(changes))
        except IntegrityError as error:
            raise VersionTaken(f"{table_id}: version {move.version}") from error

    async def load(self, table_id: str) -> Stored | None:
        """The table as committed, or None when there is none of that id."""
        async with self._engine.connect() as db:
            row = (await db.execute(select(TableRow.__table__).where(TableRow.id == table_id))).mappings().first()
            if row is None:
                return None
            seats = await db.execute(
                select(SeatRow.__table__).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)
            )
            moves = await db.execute(
                select(MoveRow.lines, MoveRow.events, MoveRow.position.is_not(None).label("played"))
                .where(MoveRow.table_id == table_id, MoveRow.version <= row["version"])
                .order_by(MoveRow.version)
            )
            position = await db.execute(
                select(type_coerce(MoveRow.position, LargeBinary))
                .where(MoveRow.table_id == table_id, MoveRow.version <= row["version"], MoveRow.position.is_not(None))
                .order_by(MoveRow.version.desc())
                .limit(1)
            )
            nonces = await db.execute(
                select(NonceRow.seat, NonceRow.nonce, NonceRow.version).where(
                    NonceRow.table_id == table_id, NonceRow.version <= row["version"]
                )
            )
            return Stored(
                table=_table(row, [_seat(s) for s in seats.mappings()]),
                version=row["version"],
                awaits=row["awaits"],
                live=msgspec.convert(row["live"], Live),
                position=position.scalar_one(),
                moves=[StoredMove(played=m.played, lines=m.lines, events=m.events) for m in moves],
                nonces={(n.seat, n.nonce): n.version for n in nonces},
            )

    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The newest version of each of these tables."""
        async with self._engine.connect() as db:
            rows = await db.execute(select(TableRow.id, TableRow.version).where(TableRow.id.in_(table_ids)))
            return {r.id: r.version for r in rows}

    async def idle(self, before: datetime) -> list[Idle]:
        """The tables at which nothing has happened since then, the longest idle first."""
        last = func.max(MoveRow.at)
        async with self._engine.connect() as db:
            rows = await db.execute(
                select(TableRow.id, TableRow.game, last)
                .join(MoveRow, MoveRow.table_id == TableRow.id)
                .group_by(TableRow.id, TableRow.game)
                .having(last < before)
                .order_by(last, TableRow.id)
            )
            return [Idle(id=id, game=game, last=_in_utc(at)) for id, game, at in rows]

    async def remove(self, table_ids: Sequence[str]) -> None:
        """Take tables away with their seats and moves; ids that there are not are no mistake."""
        async with self._engine.begin() as db:
            for table_id in table_ids:
                await db.execute(delete(TableRow).where(TableRow.id == table_id))

    async def awaiting_bots(self) -> list[str]:
        """Tables where it is a bot's turn: they go on when a server starts."""
        async with self._engine.connect() as db:
            rows = await db.execute(select(TableRow.id).where(TableRow.awaits == "bot").order_by(TableRow.id))
            return [r.id for r in rows]

    async def lobby(self, limit: int = 50) -> list[tuple[NewTable, int, str]]:
        """Listed tables with an open seat, newest first, each with its version and whom it awaits."""
        open_seats = select(SeatRow.table_id).where(SeatRow.token.is_(None), SeatRow.level.is_(None)).scalar_subquery()
        async with self._engine.connect() as db:
            rows = (
                await db.execute(
                    select(TableRow.__table__)
                    .where(TableRow.listed, TableRow.awaits != "nobody", TableRow.id.in_(open_seats))
                    .order_by(TableRow.created.desc(), TableRow.id)
                    .limit(limit)
                )
            ).mappings()
            found = []
            for row in rows.all():
                seats = await db.execute(
                    select(SeatRow.__table__).where(SeatRow.table_id == row["id"]).order_by(SeatRow.seat)
                )
                table = _table(row, [_seat(s) for s in seats.mappings()])
                found.append((table, int(row["version"]), str(row["awaits"])))
            return found


def _seat_row(table_id: str, seat: Seat) -> dict[str, Any]:
    return {"table_id": table_id, **msgspec.structs.asdict(seat)}


def _seat(row: Any) -> Seat:
    return Seat(seat=row["seat"], name=row["name"], token=row["token"], level=row["level"], holder=row["holder"])


def _move_row(table_id: str, move: Move) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "version": move.version,
        "kind": move.kind,
        "seat": move.seat,
        "lines": move.lines,
        "events": move.events,
        "position": move.position,
        "at": datetime.now(UTC),
    }


def _table(row: Any, seats: list[Seat]) -> NewTable:
    return NewTable(
        id=row["id"],
        game=row["game"],
        name=row["name"],
        options=row["options"],
        undo=row["undo"],
        listed=row["listed"],
        seeded=row["seeded"],
        invite=row["invite"],
        spectate=row["spectate"],
        journal=row["journal"],
        created=_in_utc(row["created"]),
        seats=seats,
    )


def _in_utc(at: datetime) -> datetime:
    """A moment as a database without time zones gives it back."""
    return at if at.tzinfo is not None else at.replace(tzinfo=UTC)
