"""The same table house over PostgreSQL, with two servers on one database.

Set MAGEMOOT_POSTGRES to an address such as postgresql+psycopg://user@host/name; install magemoot's extra `postgres`.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import create_engine

from magemoot.server.opening import alembic_config
from tests.server.support import running, turns

URL = os.environ.get("MAGEMOOT_POSTGRES", "")

pytestmark = pytest.mark.skipif(not URL, reason="no PostgreSQL: set MAGEMOOT_POSTGRES to the address of an empty one")


def test_two_servers_play_one_table_to_the_end(tmp_path: Path) -> None:
    with running(tmp_path, database_url=URL) as here, running(tmp_path, database_url=URL) as there:
        table = here.create("me", "bot:random", "open")
        guest = there.post(f"/api/tables/{table['table']}/join", {"invite": table["invite"]}).json()
        players = [
            here.player(table["table"], table["seats"][0]["token"]),
            there.player(table["table"], guest["token"]),
        ]
        for turn, player in enumerate(turns(players)):
            nonce = f"nonce-{turn:08}"
            reply = player.answer(turn, nonce)
            assert reply["kind"] == "accepted"
        assert players[0].state["result"] == players[1].state["result"]
        assert players[0].log == players[1].log
        for player in players:
            player.close()


def test_the_models_match_the_migrations(tmp_path: Path) -> None:
    with running(tmp_path, database_url=URL):
        pass
    engine = create_engine(URL)
    config = alembic_config()
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.check(config)
    engine.dispose()
