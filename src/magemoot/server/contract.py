"""The contract with the browser: `python -m magemoot.server.contract` writes web/openapi.json.

The paths come from the routes, the schemas from the types themselves, the socket's messages and every game's view,
facts and static data included. `--check` writes nothing and exits with 1 when the file is stale.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

import magemoot
from magemoot.engine.game import Game
from magemoot.engine.session import Session
from magemoot.engine.state import State
from magemoot.server import messages as wire
from magemoot.server.app import ROUTES

__all__ = ["document", "main"]

FILE = Path(__file__).parents[3] / "web" / "openapi.json"
REF = "#/components/schemas/{name}"
Schemas = dict[str, dict[str, Any]]


def document(games: Mapping[str, Game[Any]]) -> dict[str, Any]:
    """The OpenAPI document for these games, ready to be written as JSON."""
    app = Litestar(
        ROUTES,
        dependencies={name: Provide(lambda: None, sync_to_thread=False) for name in ("house", "gate")},
        openapi_config=OpenAPIConfig(title="magemoot", version="1", description="Tables, seats and play."),
    )
    # Through JSON and back, so that nothing but plain data is left.
    found: dict[str, Any] = json.loads(json.dumps(app.openapi_schema.to_schema()))
    schemas = _schemas(games)
    found["components"] = {"schemas": schemas}
    for route in ROUTES:
        if (body := route.opt.get("body")) is not None:
            (path,) = route.paths
            schema = {"$ref": REF.format(name=body.__name__)}
            found["paths"][path.replace(":str", "")]["post"]["requestBody"] = {
                "required": True,
                "content": {"application/json": {"schema": schema}},
            }
    for path in found["paths"].values():
        for operation in path.values():
            _describe_errors(operation)
    found["paths"]["/api/import"]["post"]["requestBody"] = {
        "description": "The game file",
        "required": True,
        "content": {"application/json": {"schema": {}}},
    }
    return found


def _describe_errors(operation: dict[str, Any]) -> None:
    """Every error has the same body."""
    problem = {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}
    responses = operation["responses"]
    for status in [s for s in responses if not s.startswith("2")]:
        del responses[status]
    responses["default"] = {"description": "Refused; nothing was changed", "content": problem}


def _schemas(games: Mapping[str, Game[Any]]) -> Schemas:
    rest = [getattr(wire, name) for name in wire.__all__ if isinstance(getattr(wire, name), type)]
    told: dict[str, type] = {}
    for id, game in games.items():
        session = Session(game, game.min_seats, 0, {})
        told[f"{id}-facts"] = type(game.facts(session.view(None)))
        told[f"{id}-static"] = type(game.static())
    roots, components = msgspec.json.schema_components(
        [wire.ClientMessage, wire.ServerMessage, *rest, *told.values()], ref_template=REF
    )
    schemas: Schemas = dict(components)
    client, server, *others = roots
    schemas["ClientMessage"], schemas["ServerMessage"] = client, server
    schemas |= dict(zip(told, others[len(rest) :], strict=True))
    for id, game in games.items():
        schemas[f"{id}-view"] = _state_schema(game.table, id, schemas)
    for where, field in (("State", "view"), ("State", "facts"), ("GameStatic", "static")):
        schemas[where]["properties"][field] = {"anyOf": [{"$ref": REF.format(name=f"{id}-{field}")} for id in games]}
    return schemas


def _state_schema(state: type[State], game: str, schemas: Schemas) -> dict[str, Any]:
    """The schema of a state class as `to_builtins` writes it; states inside become schemas of their own."""
    properties = {f.name: _field_schema(f, game, schemas) for f in state.FIELDS if f.shape != "chronicle"}
    return {
        "title": state.__name__,
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _field_schema(field: Any, game: str, schemas: Schemas) -> dict[str, Any]:
    match field.shape:
        case "scalar":
            return _scalar(field.of)
        case "list":
            return {"type": "array", "items": _scalar(field.of)}
        case "zone":
            return {"type": "array", "items": {"type": "integer"}}
        case "zones":
            return {"type": "array", "items": {"type": "array", "items": {"type": "integer"}}}
        case "state" | "states":
            name = f"{game}-{field.of.__name__.lower()}"
            schemas[name] = _state_schema(field.of, game, schemas)
            ref = {"$ref": REF.format(name=name)}
            return ref if field.shape == "state" else {"type": "array", "items": ref}
        case _:
            return {"type": "integer"}


def _scalar(kind: type) -> dict[str, Any]:
    return {"type": {int: "integer", bool: "boolean", str: "string"}[kind]}


def main(arguments: list[str] | None = None) -> int:
    """Write the document, or with --check say whether the file is stale."""
    parser = argparse.ArgumentParser(prog="python -m magemoot.server.contract", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 when the file is stale")
    parser.add_argument("--file", type=Path, default=FILE, help="where the document lies (default: %(default)s)")
    given = parser.parse_args(arguments)
    text = json.dumps(document(magemoot.games()), indent=1, sort_keys=True, ensure_ascii=False) + "\n"
    if not given.check:
        given.file.write_text(text, "utf-8")
        return 0
    if given.file.is_file() and given.file.read_text("utf-8") == text:
        return 0
    sys.stderr.write(f"{given.file}: is stale; write it anew with python -m magemoot.server.contract\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
