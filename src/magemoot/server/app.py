"""The application: REST for tables, a socket for play, and the browser client."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Litestar, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, HeaderParameter

import magemoot
from magemoot import text
from magemoot.server import messages as wire
from magemoot.server.bots import BotRunner, ProcessBots
from magemoot.server.errors import Refusal, kind_and_place
from magemoot.server.frames import game_info
from magemoot.server.house import TableHouse
from magemoot.server.opening import open_store
from magemoot.server.sockets import table_socket
from magemoot.server.static import SECURITY_HEADERS, client_file, start_page
from magemoot.server.tables import Games

__all__ = ["ROUTES", "create_app"]

log = logging.getLogger(__name__)

BODY_LIMIT = 64 * 1024
FILE_LIMIT = 1024 * 1024
CREATIONS_A_MINUTE = 60

Http = Request[Any, Any, State]
T = TypeVar("T", bound=msgspec.Struct)


class CreationGate:
    """Lets so many tables be made a minute, all visitors together, so that a loop cannot fill the disk."""

    def __init__(self, a_minute: int) -> None:
        self._a_minute = a_minute
        self._left = float(a_minute)
        self._looked = time.monotonic()

    def enter(self) -> None:
        """Raises Refusal when too many tables were made just now."""
        now = time.monotonic()
        self._left = min(float(self._a_minute), self._left + (now - self._looked) * self._a_minute / 60)
        self._looked = now
        if self._left < 1:
            raise Refusal(
                "too-many-tables",
                f"more than {self._a_minute} new tables a minute; wait a moment",
                status=HTTPStatus.TOO_MANY_REQUESTS,
            )
        self._left -= 1


House = NamedDependency[TableHouse]
Gate = NamedDependency[CreationGate]


# --- games and words ------------------------------------------------------------------------------------------------


@get("/api/games", summary="The games that can be played here", sync_to_thread=False)
def list_games(house: House) -> list[wire.GameInfo]:
    """Every installed game with its options."""
    return [game_info(game, house.levels) for _, game in sorted(house.games.items())]


@get("/api/games/{game_id:str}", summary="What the scene of a game needs once", sync_to_thread=False)
def show_game(house: House, game_id: FromPath[str]) -> wire.GameStatic:
    """A game with its pieces, cards and tracks."""
    game = house.game(game_id, HTTPStatus.NOT_FOUND)
    return wire.GameStatic(info=game_info(game, house.levels), static=msgspec.Raw(msgspec.json.encode(game.static())))


@get("/api/texts/{language:str}", summary="Every message of a language, as Fluent source", media_type="text/plain")
async def show_texts(house: House, language: FromPath[str], game: FromQuery[str | None] = None) -> Response[str]:
    """The messages of the shell and of all games; with `game` of that one alone, for games may use the same ids."""
    check_language(language)
    if game is not None:
        house.game(game, HTTPStatus.NOT_FOUND)
    return Response(text.source(language, game), media_type="text/plain", headers={"Cache-Control": "no-cache"})


@get("/api/rules/{game_id:str}", summary="The rulebook of a game", sync_to_thread=False)
def show_rules(house: House, game_id: FromPath[str], lang: FromQuery[str] = text.FALLBACK) -> list[wire.RuleText]:
    """The rules in the order of the book; in English where there is no translation."""
    check_language(lang)
    house.game(game_id, HTTPStatus.NOT_FOUND)
    try:
        rules = text.rulebook(game_id, lang)
    except LookupError:
        rules = []
    return [wire.RuleText(id=rule.id, chapter=rule.chapter, text=rule.text) for rule in rules]


def check_language(language: FromPath[str]) -> None:
    """Raises Refusal for a language there are no texts in."""
    if language not in text.LANGUAGES:
        raise Refusal(
            "unknown-language",
            f"there is no language {language!r:.20}; there are {', '.join(text.LANGUAGES)}",
            status=HTTPStatus.NOT_FOUND,
        )


async def read(request: Http, kind: type[T]) -> T:
    """The body as one of the messages, strictly. Raises Refusal for anything else."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("malformed", f"body: {error}", status=HTTPStatus.BAD_REQUEST) from error


# --- tables ---------------------------------------------------------------------------------------------------------


@post("/api/tables", summary="Lay a new table", body=wire.CreateTable)
async def create_table(house: House, gate: Gate, request: Http) -> wire.Created:
    """The new table with the keys of the seats its maker holds."""
    gate.enter()
    return await house.create(await read(request, wire.CreateTable))


@get("/api/tables", summary="Listed tables with an open seat")
async def list_tables(house: House) -> list[wire.TableInfo]:
    """Newest first."""
    return await house.lobby()


@get("/api/tables/{table_id:str}", summary="What everybody may know of a table")
async def show_table(house: House, table_id: FromPath[str]) -> wire.TableInfo:
    """Seats, options and how far it is."""
    return await (await house.table(table_id)).public()


@post("/api/tables/{table_id:str}/join", summary="Take an open seat", status_code=HTTPStatus.OK, body=wire.Join)
async def join_table(house: House, table_id: FromPath[str], request: Http) -> wire.Joined:
    """The seat and its key."""
    order = await read(request, wire.Join)
    return await (await house.table(table_id)).join(order.invite, order.name, order.token)


@post("/api/tables/{table_id:str}/leave", summary="Give a seat up", status_code=HTTPStatus.OK, body=wire.Leave)
async def leave_table(house: House, table_id: FromPath[str], request: Http) -> wire.Left:
    """The seat that is open now."""
    order = await read(request, wire.Leave)
    return await (await house.table(table_id)).leave(order.token)


@get("/api/tables/{table_id:str}/export", summary="The game as a file, for a player", media_type="application/json")
async def export_table(
    house: House,
    table_id: FromPath[str],
    authorization: Annotated[str, HeaderParameter(name="Authorization", description="Bearer and a seat token")] = "",
) -> Response[bytes]:
    """The journal; see `LiveTable.export` for when it is given out."""
    table = await house.table(table_id)
    scheme, _, token = authorization.partition(" ")
    file = await table.export(token.strip() if scheme.lower() == "bearer" else "")
    headers = {
        "Content-Disposition": f'attachment; filename="{table.at.info.game}-{table.at.info.id}.json"',
        "Cache-Control": "no-store",
    }
    return Response(file, media_type="application/json", headers=headers)


@post("/api/import", summary="Lay a table from a game file", request_max_body_size=FILE_LIMIT)
async def import_table(house: House, gate: Gate, request: Http, seats: FromQuery[str | None] = None) -> wire.Created:
    """The new table at the decision where the file ends.

    `seats` says who sits where, e.g. `me,bot:adept,open`; without it the importer holds every seat.
    """
    gate.enter()
    return await house.bring(await request.body(), None if seats is None else parse_plan(seats))


def parse_plan(plan: str) -> list[wire.SeatPlan]:
    """A seat plan written as `me,bot:adept,open`. Raises Refusal for words that mean nothing here."""
    parts = [dict(zip(("kind", "level"), word.split(":", 1), strict=False)) for word in plan.split(",")]
    try:
        return msgspec.convert(parts, list[wire.SeatPlan])
    except msgspec.ValidationError as error:
        raise Refusal(
            "bad-option", "seats: say me, hotseat, bot:LEVEL or open for each seat, with commas between"
        ) from error


ROUTES: list[HTTPRouteHandler] = [
    list_games,
    show_game,
    show_texts,
    show_rules,
    create_table,
    list_tables,
    show_table,
    join_table,
    leave_table,
    export_table,
    import_table,
]


# --- errors ---------------------------------------------------------------------------------------------------------


def refused(_: Http, error: Refusal) -> Response[wire.Problem]:
    """A refusal as it goes to the client."""
    return _problem(error.status, error.code, error.message, **error.facts)


def http_error(_: Http, error: HTTPException) -> Response[wire.Problem]:
    """An error of the protocol: malformed, too large, no such address."""
    codes = {
        HTTPStatus.NOT_FOUND: ("not-found", "there is nothing at this address"),
        HTTPStatus.METHOD_NOT_ALLOWED: ("not-found", "this address does not take that method"),
        HTTPStatus.REQUEST_ENTITY_TOO_LARGE: ("too-large", "the body is larger than this address takes"),
    }
    code, message = codes.get(HTTPStatus(error.status_code), ("malformed", _what_is_malformed(error)))
    response = _problem(error.status_code, code, message)
    response.headers.update(error.headers or {})
    return response


def _problem(status: int, code: str, message: str, **args: int | str) -> Response[wire.Problem]:
    problem = wire.Problem(code=code, message=message, args=args)
    return Response(problem, status_code=status, headers=dict(SECURITY_HEADERS))


def _what_is_malformed(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return f"{extra[0].get('key', 'body')}: {extra[0].get('message', 'malformed')}"
    return "the request does not have the form that this address takes"


def unexpected(request: Http, error: Exception) -> Response[wire.Problem]:
    """Something nobody foresaw: noted by kind and place only, since its text might name what is hidden."""
    log.error("%s %s: %s", request.method, request.scope["path"], kind_and_place(error))
    return _problem(HTTPStatus.INTERNAL_SERVER_ERROR, "server", "the server failed; nothing was changed")


# --- the whole ------------------------------------------------------------------------------------------------------


def create_app(
    data_dir: Path,
    *,
    database_url: str | None = None,
    games: Games | None = None,
    bots: BotRunner | None = None,
    creations_a_minute: int = CREATIONS_A_MINUTE,
) -> Litestar:
    """The server over a data folder, or over a database when one is named.

    Args:
        data_dir: where `magemoot.sqlite3` lies; made if it is not there.
        database_url: an SQLAlchemy address, e.g. postgresql+psycopg://user@host/name, to use instead.
        games: the games to offer; all installed ones by default.
        bots: who answers for bots; a pool of processes by default.
        creations_a_minute: how many tables may be made in a minute.

    Raises:
        StoreUnavailable: the folder or the database cannot be used; the text is one clear sentence.
    """
    store = open_store(data_dir, database_url)
    house = TableHouse(store, magemoot.games() if games is None else games, bots or ProcessBots())
    gate = CreationGate(creations_a_minute)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None, None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[*ROUTES, table_socket, start_page, client_file],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "gate": Provide(lambda: gate, sync_to_thread=False),
        },
        exception_handlers={Refusal: refused, HTTPException: http_error, Exception: unexpected},
        after_request=_secured,
        request_max_body_size=BODY_LIMIT,
        lifespan=[lifespan],
        openapi_config=None,
        logging_config=None,
    )


def _secured(response: Response[Any]) -> Response[Any]:
    """Every answer carries the headers that keep strangers out."""
    for name, value in SECURITY_HEADERS.items():
        response.headers.setdefault(name, value)
    return response
