"""The rows of the store, as the migrations build them."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, Boolean, DateTime, ForeignKey, Integer, LargeBinary, MetaData, String
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

__all__ = ["Base", "MoveRow", "NonceRow", "SeatRow", "TableRow"]


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
