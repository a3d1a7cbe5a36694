"""Opening the store: the data folder, the connection, the newest schema, and one clear sentence when that fails."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from magemoot.server.errors import StoreUnavailable
from magemoot.server.store import Store

__all__ = ["FILE_NAME", "alembic_config", "migrate", "open_store"]

FILE_NAME = "magemoot.sqlite3"
MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_MS = 5000
BUILD_BUSY_MS = 60_000
"""So long a process waits for another one: for a commit; for one that builds the schema."""
MIGRATION_LOCK = 0x6D61676D


def open_store(data_dir: Path, database_url: str | None = None) -> Store:
    """Make the data folder and the schema ready and open the store.

    Raises StoreUnavailable with one clear sentence when the folder cannot be written, the file is damaged or made by
    a newer version, or the database does not answer.
    """
    url = database_url or _sqlite_url(data_dir)
    try:
        backend = make_url(url).get_backend_name()
        blocking = make_url(url).set(drivername="sqlite") if backend == "sqlite" else make_url(url)
        migrate(_exclusive(_tuned(create_engine(blocking), backend, BUILD_BUSY_MS), backend))
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
        with TemporaryFile(dir=data_dir):
            pass
    except OSError as error:
        raise StoreUnavailable(
            f"data folder {data_dir}: cannot be written ({error.strerror}); choose another folder with --data"
        ) from error
    return URL.create("sqlite+aiosqlite", database=str(data_dir / FILE_NAME)).render_as_string()


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


def _tuned(engine: Engine, backend: str, busy_ms: int = BUSY_MS) -> Engine:
    """SQLite: keep every commit through a power cut, let readers go on beside a writer, and wait for one another."""
    if backend == "sqlite":

        @event.listens_for(engine, "connect")
        def pragmas(connection: Any, _record: ConnectionPoolEntry) -> None:
            cursor = connection.cursor()
            for pragma in (f"busy_timeout={busy_ms}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
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
