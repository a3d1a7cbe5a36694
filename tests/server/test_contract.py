"""The contract with the browser is fresh, and what the server says fits it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

import magemoot
from magemoot.server import contract
from tests.server.support import Place, turns


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    return contract.document(magemoot.games())


def validator(document: dict[str, Any], name: str) -> jsonschema.Draft202012Validator:
    resource = Resource.from_contents(document, default_specification=DRAFT202012)
    registry: Registry[Any] = Registry().with_resource("urn:contract", resource)
    return jsonschema.Draft202012Validator({"$ref": f"urn:contract#/components/schemas/{name}"}, registry=registry)


def test_the_file_is_fresh() -> None:
    assert contract.main(["--check"]) == 0


def test_a_stale_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "openapi.json"
    assert contract.main(["--check", "--file", str(file)]) == 1
    assert "is stale" in capsys.readouterr().err
    assert contract.main(["--file", str(file)]) == 0
    assert contract.main(["--check", "--file", str(file)]) == 0
    assert file.read_bytes() == contract.FILE.read_bytes()


def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    names = document["components"]["schemas"]
    refs = [part.split('"')[0] for part in json.dumps(document).split('"$ref": "')[1:]]
    assert refs
    assert {r.rpartition("/")[2] for r in refs} <= set(names)


def test_every_message_of_a_whole_game_fits_the_contract(place: Place, document: dict[str, Any]) -> None:
    message, view = validator(document, "ServerMessage"), validator(document, "spellbook-view")
    facts = validator(document, "spellbook-facts")
    table = place.create("me", "hotseat", "bot:random")
    readers = [place.player(table["table"], t) for t in (*(s["token"] for s in table["seats"]), None)]
    for turn, player in enumerate(turns(readers)):
        player.answer(turn)
    for reader in readers:
        for text in reader.heard[:: max(1, len(reader.heard) // 25)] + reader.heard[-1:]:
            said = json.loads(text)
            message.validate(said)
            if said["kind"] == "state":
                view.validate(said["view"])
                facts.validate(said["facts"])
        reader.close()
    static = place.http.get("/api/games/spellbook").json()
    validator(document, "GameStatic").validate(static)
    validator(document, "spellbook-static").validate(static["static"])


def test_what_the_client_sends_is_closed_to_unknown_fields(document: dict[str, Any]) -> None:
    for name in ("Hello", "Answer", "Undo", "Consent", "Control", "Resync", "CreateTable", "SeatPlan", "Join", "Leave"):
        assert document["components"]["schemas"][name]["additionalProperties"] is False
