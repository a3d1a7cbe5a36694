"""Tables in play: validate, then commit, then tell.

A `LiveTable` is a cache of one table in the store with the sockets that watch it. Every change goes through
`_commit`, which writes one row for one version; only then does memory move on and does anybody hear of it. When another
process was first, the table is read anew and the command is looked at again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from http import HTTPStatus
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from magemoot.engine.errors import AnswerRefused
from magemoot.engine.events import Event
from magemoot.engine.game import Decision, Game
from magemoot.engine.journal import Journal, Line
from magemoot.engine.session import Session
from magemoot.server import messages as wire
from magemoot.server.bots import BotRunner, Thought, thought_seed
from magemoot.server.commands import Change, Command, Standing, answer, joined, lapsed, left, prepared
from magemoot.server.connections import Connection
from magemoot.server.errors import Refusal, kind_and_place
from magemoot.server.frames import table_info
from magemoot.server.readers import Readers
from magemoot.server.seats import OPEN, Seat, find_seat, new_token, token_matches
from magemoot.server.store import Live, Move, Store, Stored, VersionTaken
from magemoot.server.suggestions import Suggestions

__all__ = ["Games", "LiveTable", "awaits"]

log = logging.getLogger(__name__)

CONNECTIONS_LIMIT = 100
REFUSALS_KEPT = 256
ATTEMPTS = 4
DOORBELL_SECONDS = 0.5
NO_SEAT = 4401
"""The close code for whoever's token opens no seat here."""

_encode = msgspec.json.Encoder().encode
_events_decoder = msgspec.json.Decoder(list[Event])
_lines_decoder = msgspec.json.Decoder(list[Line])

Games = Mapping[str, Game[Any]]


class LiveTable:
    """One table with its session and its sockets. All access goes through one lock."""

    def __init__(self, store: Store, games: Games, bots: BotRunner, stored: Stored) -> None:
        self._store = store
        self._games = games
        self._bots = bots
        self._lock = asyncio.Lock()
        self._dirty = False
        self._refused: dict[tuple[int | None, str], wire.Refused] = {}
        self._driver: asyncio.Task[None] | None = None
        self._suggestions = Suggestions()
        self.connections: set[Connection] = set()
        self._told = stored.version
        self._take(stored)

    def _take(self, stored: Stored) -> None:
        """Hold what the store says. Whoever has no right to a seat any more is sent away."""
        session = _resumed(self._games, stored)
        for connection in [c for c in self.connections if c.seat is not None]:
            if connection.token is None or find_seat(stored.table.seats, connection.token) != connection.seat:
                self.connections.discard(connection)
                connection.close(NO_SEAT)
        self.at = Standing(
            info=stored.table,
            seats=stored.table.seats,
            version=stored.version,
            live=stored.live,
            session=session,
            present={c.seat for c in self.connections if c.seat is not None},
            levels=self._bots.levels,
        )
        self._written = len(session.journal.lines)
        self._nonces = stored.nonces
        chronicle = [e for m in stored.moves for e in _events_decoder.decode(m.events)]
        self._readers = Readers(self.at, chronicle)
        self._dirty = False

    async def _fresh(self) -> None:
        """Read the table anew if a commit failed half way or somebody else moved on."""
        if self._dirty:
            stored = await self._store.load(self.at.info.id)
            if stored is None:
                raise Refusal("unknown-table", "this table has been removed", status=HTTPStatus.NOT_FOUND)
            self._take(stored)

    async def _current(self) -> None:
        """Hold what the store says now, also what another process has committed since, and tell those who are here."""
        newest = await self._store.versions([self.at.info.id])
        self._dirty = self._dirty or newest.get(self.at.info.id) != self.at.version
        await self._fresh()
        self._tell()

    # ------------------------------------------------------------------ what readers get

    async def public(self) -> wire.TableInfo:
        """What everybody knows about the table."""
        async with self._lock:
            await self._current()
            return table_info(self.at.info, self._readers.seat_infos(), self.at.version, self.at.session.over)

    def _show(self, connection: Connection, since: int | None = None) -> None:
        start = connection.seq if since is None else since
        state = self._readers.state(connection.seat, start, self._suggestions.waiting(self.at))
        connection.seq = state.next_seq
        connection.send(state)

    def _see_who_is_here(self) -> None:
        self.at.present = {c.seat for c in self.connections if c.seat is not None}

    def _tell_presence(self) -> None:
        presence = wire.Presence(seats=self._readers.seat_infos())
        for connection in self.connections:
            connection.send(presence)

    # ------------------------------------------------------------------ sockets

    async def enter(self, token: str | None, since: int) -> Connection:
        """Sit down or watch: the connection has the state queued already. Raises Refusal for a wrong token."""
        async with self._lock:
            await self._current()
            if len(self.connections) >= CONNECTIONS_LIMIT:
                raise Refusal(
                    "table-full", f"{self.at.info.id}: has {CONNECTIONS_LIMIT} connections, which is the limit"
                )
            connection = Connection(self.seat_of(token), since, token)
            self.connections.add(connection)
            self._see_who_is_here()
            try:
                self._show(connection)
            except Exception:
                self.connections.discard(connection)
                self._see_who_is_here()
                raise
            if connection.seat is not None:
                self._tell_presence()
            self.poke()
            return connection

    async def exit(self, connection: Connection) -> None:
        """The socket is gone."""
        self.connections.discard(connection)
        self._see_who_is_here()
        if connection.seat is not None:
            self._tell_presence()

    def seat_of(self, token: str | None) -> int | None:
        """The seat of a token; None for spectators. Raises Refusal for a token that opens nothing here."""
        if token is None:
            return None
        seat = find_seat(self.at.seats, token)
        if seat is None and not token_matches(token, self.at.info.spectate):
            raise Refusal(
                "bad-token",
                f"{self.at.info.id}: this token opens no seat; use the link that you were given",
                status=HTTPStatus.UNAUTHORIZED,
            )
        return seat

    async def resync(self, connection: Connection, since: int) -> None:
        """Show the state again, with the chronicle from `since` on."""
        async with self._lock:
            await self._current()
            self._show(connection, since)

    # ------------------------------------------------------------------ suggestions

    async def suggest(self, connection: Connection, message: wire.Suggest) -> None:
        """Where all play together: let everybody know what a seat would choose in another's place (0026)."""
        async with self._lock:
            await self._fresh()
            self._tell()
            try:
                news = self._suggestions.changed(self.at, connection.seat, message)
            except Refusal as refusal:
                connection.send(
                    wire.Refused(nonce=None, code=refusal.code, args=refusal.facts, version=self.at.version)
                )
                return
            if news:
                for each in self.connections:
                    each.send(wire.Suggestions(suggestions=self._suggestions.waiting(self.at)))

    # ------------------------------------------------------------------ commands

    async def command(self, connection: Connection, message: Command) -> None:
        """Carry out a command, or say why not. The answer goes to its sender, after the commit and never before."""
        async with self._lock:
            connection.send(await self._carried_out(connection.seat, message))
            self._tell()

    async def _carried_out(self, seat: int | None, message: Command) -> wire.Accepted | wire.Refused:
        code, facts = "version-conflict", dict[str, Any]()
        for _attempt in range(ATTEMPTS):
            try:
                await self._fresh()
                if (first := self._first_result(seat, message.nonce)) is not None:
                    return first
                await self._commit(prepared(self.at, seat, message), (seat, message.nonce))
            except VersionTaken:
                continue
            except Refusal as refusal:
                code, facts = refusal.code, refusal.facts
            except AnswerRefused as refusal:
                code = refusal.code
            except Exception as error:  # noqa: BLE001 - memory is read anew, and a failed commit must not end the table
                self._failed(error)
                return wire.Refused(nonce=message.nonce, code="server", args={}, version=self.at.version)
            else:
                return wire.Accepted(nonce=message.nonce, version=self.at.version)
            break
        return self._refusal(seat, message.nonce, code, facts)

    def _failed(self, error: Exception) -> None:
        """Note an error that is nobody's answer, and read the table anew before it is used again."""
        self._dirty = True
        log.error("table %s: %s", self.at.info.id, kind_and_place(error))

    def _first_result(self, seat: int | None, nonce: str) -> wire.Accepted | wire.Refused | None:
        if seat is not None and (version := self._nonces.get((seat, nonce))) is not None:
            return wire.Accepted(nonce=nonce, version=version)
        return self._refused.get((seat, nonce))

    def _refusal(self, seat: int | None, nonce: str, code: str, args: dict[str, Any]) -> wire.Refused:
        refused = wire.Refused(nonce=nonce, code=code, args=args, version=self.at.version)
        if len(self._refused) >= REFUSALS_KEPT:
            del self._refused[next(iter(self._refused))]
        self._refused[(seat, nonce)] = refused
        return refused

    # ------------------------------------------------------------------ seats

    async def join(self, invite: str | None, name: str, token: str | None = None) -> wire.Joined:
        """Take the first open seat; asked again with the same token, it is the seat taken before.

        Raises:
            Refusal: without a fitting invitation or an open seat.
        """
        key = token or new_token()
        await self._do(
            lambda: None if find_seat(self.at.seats, key) is not None else joined(self.at, invite, name, key)
        )
        seat = find_seat(self.at.seats, key)
        assert seat is not None
        return wire.Joined(seat=seat, token=key)

    async def leave(self, token: str) -> wire.Left:
        """Give a seat up: it opens, or stays with the bot that plays it. The token is worth nothing afterwards."""
        invite = new_token()
        change = await self._do(lambda: left(self.at, self.seat_of(token), invite))
        assert change is not None
        assert change.seat is not None
        for connection in list(self.connections):
            if connection.seat == change.seat:
                connection.close(NO_SEAT)
        return wire.Left(seat=change.seat, invite=None if change.invite is None else invite)

    async def export(self, token: str) -> bytes:
        """The game as a file, for the holder of a seat.

        A game file holds the seed and so everything hidden. While the game runs it is given out only where that tells
        nobody anything about other people: when every seat is a bot's or belongs to the one who made the table.
        """
        async with self._lock:
            await self._current()
            seat = self.seat_of(token)
            if seat is None:
                raise Refusal(
                    "not-seated", f"{self.at.info.id}: only players take the game home", status=HTTPStatus.FORBIDDEN
                )
            alone = all(s.holder != "guest" and s.controller != OPEN for s in self.at.seats)
            if not self.at.session.over and not alone:
                raise Refusal(
                    "export-running",
                    f"{self.at.info.id}: the file would tell what is hidden from others; export it when the game is over",
                    status=HTTPStatus.CONFLICT,
                )
            return self.at.session.journal.to_json()

    async def _do(self, change: Callable[[], Change | None]) -> Change | None:
        """Commit a change that carries no nonce, if there is one, looking again when somebody else was first."""
        async with self._lock:
            for _attempt in range(ATTEMPTS):
                await self._current()
                made = change()
                if made is None:
                    return None
                try:
                    await self._commit(made, None)
                except VersionTaken:
                    continue
                self._tell()
                return made
        raise Refusal(
            "version-conflict", f"{self.at.info.id}: too busy just now; try again", status=HTTPStatus.CONFLICT
        )

    # ------------------------------------------------------------------ commit and tell

    async def _commit(self, change: Change, nonce: tuple[int | None, str] | None) -> None:
        version = self.at.version + 1
        events = [*change.events, *lapsed(self.at, change)]
        opened = list(self.at.live.opened)
        for decision in self.at.session.decisions:
            if decision.seat in change.asked_anew:
                opened[decision.seat] = (version, decision.number)
        moved = version if change.played else self.at.live.moved
        live = Live(opened=opened, moved=moved, consent=change.consent)
        seats = [next((c for c in change.seats if c.seat == s.seat), s) for s in self.at.seats]
        key = None if nonce is None or nonce[0] is None else (nonce[0], nonce[1])
        lines = self.at.session.journal.lines
        move = Move(
            version=version,
            kind=change.kind,
            seat=change.seat,
            events=_encode(events),
            awaits=awaits(self.at.session, seats),
            live=live,
            lines=_encode(lines[self._written :]),
            position=self.at.session.position.encode() if change.played else None,
            nonce=key,
            seats=change.seats,
            invite=change.invite,
        )
        self._dirty = True  # until the commit is through, memory may be ahead of the store or behind it
        await self._store.commit(self.at.info.id, move)
        self._dirty = False
        self._written = len(lines)
        self.at.version = version
        self.at.live = live
        self.at.seats = seats
        self.at.info = msgspec.structs.replace(self.at.info, seats=seats, invite=change.invite or self.at.info.invite)
        if key is not None:
            self._nonces[key] = version
        self._readers.move_on(events)
        self.poke()

    def _tell(self) -> None:
        """Show everybody the table, unless they have seen this version."""
        if self._told == self.at.version:
            return
        self._told = self.at.version
        for connection in self.connections:
            self._show(connection)

    async def news(self, version: int) -> None:
        """Another process may have moved on: catch up if so."""
        async with self._lock:
            if version > self.at.version:
                self._dirty = True
                await self._fresh()
                self._tell()
                self.poke()

    # ------------------------------------------------------------------ bots

    def poke(self) -> None:
        """Let the bots play on, if it is their turn and they are not at it already."""
        idle = self._driver is None or self._driver.done()
        if idle and not self._dirty and self._bot_decision() is not None:
            self._driver = asyncio.create_task(self._drive(), name=f"bots of {self.at.info.id}")

    def _bot_decision(self) -> Decision | None:
        if self.at.live.consent is not None:
            return None
        return next((d for d in self.at.session.decisions if self.at.seats[d.seat].level is not None), None)

    async def _drive(self) -> None:
        while True:
            try:
                async with self._lock:
                    await self._fresh()
                    self._tell()
                    decision = self._bot_decision()
                    if decision is None:
                        return
                    version = self.at.version
                    thought = self._thought(decision)
                index = await self._bots.choose(thought) if isinstance(thought, Thought) else thought
                async with self._lock:
                    if self.at.version == version and not self._dirty:
                        await self._commit(answer(self.at, decision.seat, index, decision), None)
                        self._tell()
            except VersionTaken:
                continue
            except SQLAlchemyError as error:
                self._failed(error)
                await asyncio.sleep(DOORBELL_SECONDS)
            except Exception as error:  # noqa: BLE001 - noted; the next command at the table lets the bots try again
                self._failed(error)
                return

    def _thought(self, decision: Decision) -> Thought | int:
        """What a bot has to think about; the index of an option by chance when that cannot be said: the game goes on."""
        level = self.at.seats[decision.seat].level
        assert level is not None
        seed = thought_seed(self.at.info.id, decision.seat, decision.number)
        try:
            seen = self.at.session.seen_by(decision.seat).to_bytes()
        except Exception as error:  # noqa: BLE001 - whatever is wrong with the position, a table never hangs on a bot
            log.error("table %s: nothing to think about: %s", self.at.info.id, kind_and_place(error))
            return seed % len(decision.options)
        return Thought(
            game=self.at.info.game,
            seen=seen,
            level=level,
            seed=seed,
            options=len(decision.options),
        )

    @property
    def busy(self) -> bool:
        """Whether somebody watches or a bot plays."""
        return bool(self.connections) or self._lock.locked() or (self._driver is not None and not self._driver.done())

    async def close(self) -> None:
        """Stop the bots and close the sockets: the server goes down, and clients come back when it is up."""
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)
        for connection in self.connections:
            connection.close(1012)


def awaits(session: Session[Any], seats: Sequence[Seat]) -> str:
    """Whom a game waits for: "bot", "people", or "nobody" when it is over."""
    if session.over:
        return "nobody"
    return "bot" if any(seats[d.seat].level is not None for d in session.decisions) else "people"


def _resumed(games: Games, stored: Stored) -> Session[Any]:
    """The session of a stored table, at its pending decision."""
    journal = Journal.from_json(stored.table.journal)
    journal.lines = [line for m in stored.moves for line in _lines_decoder.decode(m.lines)]
    events = [e for m in stored.moves if m.played for e in _events_decoder.decode(m.events)]
    return Session.resume(games[stored.table.game], journal, stored.position, events)
