"""The store: tables, seats and moves as rows. The rows are the truth.

A move is an insert guarded by the primary key (table, version): of several writers one wins, the others get
`VersionTaken` and look again. Each move carries its lines of the journal, its events, and the encoded position it led
to, so a table resumes at its pending decision without replaying anything.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Connection,
    DateTime,
    Engine,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    create_engine,
    event,
    insert,
    select,
    text,
    type_coerce,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.pool import ConnectionPoolEntry

from magemoot.server.errors import StoreUnavailable
from magemoot.server.seats import Seat

__all__ = [
    "Base",
    "Consenting",
    "Live",
    "Move",
    "NewTable",
    "Store",
    "Stored",
    "StoredMove",
    "VersionTaken",
    "open_store",
]

FILE_NAME = "magemoot.sqlite3"
MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_MS = 5000
MIGRATION_LOCK = 0x6D61676D


class VersionTaken(Exception):
    """Somebody else has committed this version of the table, or this nonce, first."""


# --- rows ---------------------------------------------------------------------------------------------------------


class Base(DeclarativeBase):
    """Names every constraint, so that migrations can change them on SQLite too."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class TableRow(Base):
    """A table and where it stands."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(80))
    options: Mapped[Any] = mapped_column(JSON)
    undo: Mapped[str] = mapped_column(String(16))
    listed: Mapped[bool] = mapped_column(Boolean)
    seeded: Mapped[bool] = mapped_column(Boolean)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    invite: Mapped[str | None] = mapped_column(String(64))
    spectate: Mapped[str] = mapped_column(String(64))
    version: Mapped[int] = mapped_column(BigInteger)
    awaits: Mapped[str] = mapped_column(String(16), index=True)
    live: Mapped[Any] = mapped_column(JSON)
    journal: Mapped[bytes] = mapped_column(LargeBinary)


class SeatRow(Base):
    """A seat of a table; `token` is a hash."""

    __tablename__ = "seats"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(80))
    token: Mapped[str | None] = mapped_column(String(64))
    level: Mapped[str | None] = mapped_column(String(32))
    holder: Mapped[str] = mapped_column(String(16))


class MoveRow(Base):
    """One committed change of a table, hidden facts included. `position` is null where the game itself did not move."""

    __tablename__ = "moves"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    version: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(16))
    seat: Mapped[int | None] = mapped_column(Integer)
    lines: Mapped[bytes] = mapped_column(LargeBinary)
    events: Mapped[bytes] = mapped_column(LargeBinary)
    position: Mapped[bytes | None] = mapped_column(LargeBinary)
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class NonceRow(Base):
    """A command that was accepted, so that it is never applied twice."""

    __tablename__ = "nonces"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    nonce: Mapped[str] = mapped_column(String(64), primary_key=True)
    version: Mapped[int] = mapped_column(BigInteger)


# --- what the rest of the server handles ----------------------------------------------------------------------------


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
    created = row["created"]
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
        created=created if created.tzinfo is not None else created.replace(tzinfo=UTC),
        seats=seats,
    )


# --- opening --------------------------------------------------------------------------------------------------------


def open_store(data_dir: Path, database_url: str | None = None) -> Store:
    """Make the data folder and the schema ready and open the store.

    Raises StoreUnavailable with one clear sentence when the folder cannot be written, the file is damaged or made by
    a newer version, or the database does not answer.
    """
    url = database_url or _sqlite_url(data_dir)
    try:
        backend = make_url(url).get_backend_name()
        blocking = make_url(url).set(drivername="sqlite") if backend == "sqlite" else make_url(url)
        migrate(_exclusive(_tuned(create_engine(blocking), backend), backend))
        engine = create_async_engine(url, pool_pre_ping=backend != "sqlite")
    except StoreUnavailable:
        raise
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise StoreUnavailable(_explain(data_dir, database_url, error)) from error
    except CommandError as error:
        raise StoreUnavailable(
            f"{_where(data_dir, database_url)}: was written by a newer magemoot; update magemoot, or use another folder"
        ) from error
    except ModuleNotFoundError as error:
        raise StoreUnavailable(
            f"database {make_url(url).drivername}: its driver {error.name} is not installed; "
            "install magemoot with the extra that brings it"
        ) from error
    _tuned(engine.sync_engine, backend)
    return Store(engine)


def migrate(engine: Engine) -> None:
    """Bring the schema of a database to the newest revision in one transaction, and close the engine.

    A process that is killed meanwhile leaves the old schema, and one that comes at the same moment waits.
    """
    config = alembic_config()
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()


def alembic_config() -> Config:
    """Where the migrations lie; the connection comes in `attributes`."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def _sqlite_url(data_dir: Path) -> str:
    try:
        data_dir.mkdir(parents=True, exist_ok=True)
        probe = data_dir / ".write-test"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        raise StoreUnavailable(
            f"data folder {data_dir}: cannot be written ({error.strerror}); choose another folder with --data"
        ) from error
    return f"sqlite+aiosqlite:///{data_dir / FILE_NAME}"


def _where(data_dir: Path, database_url: str | None) -> str:
    if database_url is None:
        return str(data_dir / FILE_NAME)
    return f"database {make_url(database_url).render_as_string(hide_password=True)}"


def _explain(data_dir: Path, database_url: str | None, error: Exception) -> str:
    where = _where(data_dir, database_url) if "://" in (database_url or "://") else "database URL"
    if isinstance(error, DBAPIError) and isinstance(error.orig, sqlite3.DatabaseError):
        if "not a database" in str(error.orig) or "malformed" in str(error.orig):
            return f"{where}: is damaged or no magemoot database; move it away or choose another folder with --data"
        return f"{where}: cannot be used ({error.orig}); choose another folder with --data"
    reason = str(getattr(error, "orig", error)).strip().splitlines()
    return (
        f"{where}: cannot be used ({reason[0] if reason else type(error).__name__}); check the address and the server"
    )


def _tuned(engine: Engine, backend: str) -> Engine:
    """SQLite: keep every commit through a power cut, let readers go on beside a writer, and wait for one another."""
    if backend == "sqlite":

        @event.listens_for(engine, "connect")
        def pragmas(connection: Any, _record: ConnectionPoolEntry) -> None:
            cursor = connection.cursor()
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

    return engine


def _exclusive(engine: Engine, backend: str) -> Engine:
    """SQLite: every transaction holds the write lock from its start and takes changes of the schema in."""
    if backend == "sqlite":

        @event.listens_for(engine, "connect")
        def leave_transactions_to_us(connection: Any, _record: ConnectionPoolEntry) -> None:
            connection.isolation_level = None

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
