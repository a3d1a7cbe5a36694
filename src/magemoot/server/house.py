"""All tables of one process: laying them, finding them, and hearing of moves made elsewhere."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from http import HTTPStatus
from typing import Any

import msgspec

from magemoot.engine.errors import JournalError, MagemootError
from magemoot.engine.game import Game
from magemoot.engine.journal import Journal, Undone
from magemoot.engine.session import Session, replay
from magemoot.server import messages as wire
from magemoot.server.bots import BotRunner
from magemoot.server.commands import check_level
from magemoot.server.errors import Refusal, kind_and_place
from magemoot.server.frames import table_info
from magemoot.server.seats import Seat, clean_name, new_token, sealed, table_id
from magemoot.server.store import Live, Move, NewTable, Store, VersionTaken
from magemoot.server.tables import DOORBELL_SECONDS, Games, LiveTable, awaits

__all__ = ["TableHouse"]

log = logging.getLogger(__name__)

IDLE_TABLES_KEPT = 64
REPLAYED_LIMIT = 200_000
"""So many answers at most are played again for what was taken back in a game file."""

_encode = msgspec.json.Encoder().encode


class TableHouse:
    """All tables of this process over one store."""

    def __init__(self, store: Store, games: Games, bots: BotRunner) -> None:
        self.store = store
        self.games = games
        self.levels = list(bots.levels)
        self._bots = bots
        self._tables: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()
        self._doorbell: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start work: bots that were at it when the last server ended go on."""
        await self._bots.open()
        self._doorbell = asyncio.create_task(self._listen(), name="doorbell")
        for id in await self.store.awaiting_bots():
            try:
                (await self.table(id)).poke()
            except Refusal as refusal:
                log.error("table %s cannot go on: %s", id, refusal.code)

    async def close(self) -> None:
        """Stop work and let go of the store."""
        if self._doorbell is not None:
            self._doorbell.cancel()
            await asyncio.gather(self._doorbell, return_exceptions=True)
        await asyncio.gather(*(t.close() for t in self._tables.values()))
        await self._bots.close()
        await self.store.close()

    async def table(self, id: str) -> LiveTable:
        """The table of that id. Raises Refusal when there is none."""
        if (live := self._tables.get(id)) is not None:
            return live
        async with self._loading:
            if (live := self._tables.get(id)) is not None:
                return live
            stored = None if "\0" in id else await self.store.load(id)
            if stored is None:
                raise Refusal("unknown-table", "there is no such table; check the link", status=HTTPStatus.NOT_FOUND)
            self._forget_idle()
            self.game(stored.table.game, HTTPStatus.CONFLICT)
            try:
                live = LiveTable(self.store, self.games, self._bots, stored)
            except MagemootError as error:
                log.error("table %s cannot go on: %s", id, kind_and_place(error))
                raise Refusal(
                    error.code,
                    f"{id}: was laid with other content or rules than are installed; it cannot go on here",
                    status=HTTPStatus.CONFLICT,
                ) from error
            self._tables[id] = live
            return live

    def _forget_idle(self) -> None:
        idle = [id for id, t in self._tables.items() if not t.busy]
        for id in idle[: max(0, len(idle) - IDLE_TABLES_KEPT)]:
            del self._tables[id]

    def game(self, name: str, status: int = HTTPStatus.UNPROCESSABLE_ENTITY) -> Game[Any]:
        """The game of that id. Raises Refusal when it is not here."""
        game = self.games.get(name)
        if game is None:
            here = ", ".join(sorted(self.games))
            raise Refusal("unknown-game", f"there is no game {name!r:.60}; there are {here}", status=status)
        return game

    async def lobby(self) -> list[wire.TableInfo]:
        """Listed tables with an open seat, newest first."""
        found = []
        for table, version, waits in await self.store.lobby():
            live = self._tables.get(table.id)
            if live is not None:
                found.append(await live.public())
                continue
            seats = [
                wire.SeatInfo(
                    seat=s.seat, name=s.name, controller=s.controller, level=s.level, connected=False, held=s.held
                )
                for s in table.seats
            ]
            found.append(table_info(table, seats, version, waits == "nobody"))
        return found

    async def create(self, order: wire.CreateTable) -> wire.Created:
        """Lay a new table. Raises Refusal when the order does not fit the game."""
        game = self.game(order.game)
        self._check_plan(order.seats)
        seed = secrets.randbits(63) if order.seed is None else order.seed
        try:
            session = Session(game, len(order.seats), seed, order.options)
        except MagemootError as error:
            raise Refusal(error.code, str(error)) from error
        return await self._lay(
            session, order.seats, undo=order.undo, name=order.name, listed=order.listed, seeded=order.seed is not None
        )

    async def bring(self, file: bytes, plan: Sequence[wire.SeatPlan] | None) -> wire.Created:
        """Lay a table from a game file. Raises Refusal, having changed nothing, when the file is damaged or foreign."""
        try:
            session = await asyncio.to_thread(_replayed, self.games, file)
        except MagemootError as error:
            raise Refusal(error.code, str(error)) from error
        if plan is None:
            plan = [wire.SeatPlan(kind="hotseat" if seat else "me") for seat in range(session.seats)]
        if len(plan) != session.seats:
            raise Refusal("bad-option", f"the file is a game of {session.seats} seats, not of {len(plan)}")
        self._check_plan(plan)
        return await self._lay(session, plan, undo="consent", name="", listed=False, seeded=True)

    def _check_plan(self, plan: Sequence[wire.SeatPlan]) -> None:
        for seat, planned in enumerate(plan):
            if planned.kind == "bot":
                if planned.level is None:
                    raise Refusal("unknown-level", f"seat {seat}: a bot needs a level: {', '.join(self.levels)}")
                check_level(planned.level, self.levels)
            elif planned.level is not None:
                raise Refusal("unknown-level", f"seat {seat}: only bots have a level")

    async def _lay(
        self,
        session: Session[Any],
        plan: Sequence[wire.SeatPlan],
        *,
        undo: str,
        name: str,
        listed: bool,
        seeded: bool,
    ) -> wire.Created:
        keys = {i: new_token() for i, p in enumerate(plan) if p.kind in ("me", "hotseat")}
        seats = [
            Seat(
                seat=i,
                name=clean_name(p.name),
                token=sealed(keys[i]) if i in keys else None,
                level=p.level,
                holder="host" if i in keys else "",
            )
            for i, p in enumerate(plan)
        ]
        invite = new_token() if any(p.kind == "open" for p in plan) else None
        spectate = new_token()
        table = NewTable(
            id="",
            game=session.game.id,
            name=clean_name(name),
            options=dict(session.options),
            undo=undo,
            listed=listed,
            seeded=seeded,
            invite=None if invite is None else sealed(invite),
            spectate=sealed(spectate),
            created=datetime.now(UTC),
            journal=msgspec.structs.replace(session.journal, lines=[]).to_json(),
            seats=seats,
        )
        move = Move(
            version=0,
            kind="start",
            seat=None,
            events=_encode(list(session.events)),
            awaits=awaits(session, seats),
            live=Live(opened=[(0, session.number)] * len(seats), moved=0),
            lines=_encode(session.journal.lines),
            position=session.position.encode(),
        )
        id = await self._place(table, move)
        (await self.table(id)).poke()
        return wire.Created(
            table=id,
            seats=[wire.SeatToken(seat=i, token=t) for i, t in keys.items()],
            spectate=spectate,
            invite=invite,
        )

    async def _place(self, table: NewTable, move: Move) -> str:
        for spread in (90, 90, 990, 9_990, 999_990):
            table.id = table_id(spread)
            try:
                await self.store.create(table, move)
            except VersionTaken:
                continue
            return table.id
        raise Refusal("no-free-name", "no free name for the table; try again", status=HTTPStatus.SERVICE_UNAVAILABLE)

    async def _listen(self) -> None:
        """Ask the store now and then whether another process has moved a table that is watched here."""
        while True:
            await asyncio.sleep(DOORBELL_SECONDS)
            watched = [id for id, t in self._tables.items() if t.connections]
            if not watched:
                continue
            try:
                for id, version in (await self.store.versions(watched)).items():
                    if version > self._tables[id].at.version:
                        await self._tables[id].news(version)
            except Exception as error:  # noqa: BLE001 - a store that is busy now is asked again in a moment
                log.warning("could not look for news: %s", kind_and_place(error))


def _replayed(games: Games, file: bytes) -> Session[Any]:
    """The game of a game file. Raises JournalError when the file is damaged or foreign."""
    journal = Journal.from_json(file)
    work = sum(line.to for line in journal.lines if isinstance(line, Undone))
    if work > REPLAYED_LIMIT:
        raise JournalError(f"too much was taken back in this game: {work} answers would have to be played again")
    if journal.game not in games:
        raise JournalError(f"this is a journal of {journal.game!r:.60}; installed are {', '.join(sorted(games))}")
    return replay(games[journal.game], journal)
