"""The store: one version, one row; of several writers one wins; the schema is what the models say."""

from __future__ import annotations

import asyncio
import multiprocessing
import sqlite3
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine
from websockets.exceptions import ConnectionClosed

from magemoot.server.opening import FILE_NAME, alembic_config, open_store
from magemoot.server.store import VersionTaken
from tests.server.support import Place, running
from tests.server.writers import a_move, a_table, build, race


def test_the_models_match_the_migrations(tmp_path: Path) -> None:
    asyncio.run(open_store(tmp_path).close())
    engine = create_engine(f"sqlite:///{tmp_path / FILE_NAME}")
    config = alembic_config()
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.check(config)
        command.downgrade(config, "base")
        command.upgrade(config, "head")
        command.check(config)
    engine.dispose()


def test_the_schema_comes_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Killed(BaseException):
        pass

    def die(*_: object, **__: object) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr("alembic.runtime.migration.MigrationContext._ensure_version_table", lambda _: None)
        patch.setattr("alembic.runtime.migration.HeadMaintainer.update_to_step", die)
        with pytest.raises(Killed):
            open_store(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as db:
        assert db.execute("select name from sqlite_master").fetchall() == []
    build(str(tmp_path))


def test_processes_that_start_together_build_the_schema_once(tmp_path: Path) -> None:
    with ProcessPoolExecutor(3, mp_context=multiprocessing.get_context("spawn")) as pool:
        for started in [pool.submit(build, str(tmp_path)) for _ in range(3)]:
            started.result(60)


def test_every_commit_survives_a_power_cut(tmp_path: Path) -> None:
    async def pragmas() -> list[object]:
        store = open_store(tmp_path)
        async with store._engine.connect() as db:
            names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            found = [(await db.exec_driver_sql(f"PRAGMA {name}")).scalar_one() for name in names]
        await store.close()
        return found

    assert asyncio.run(pragmas()) == ["wal", 2, 1, 5000]


def test_a_table_is_read_back_as_it_was_committed(tmp_path: Path) -> None:
    async def run() -> None:
        store = open_store(tmp_path)
        table, start = a_table()
        await store.create(table, start)
        await store.commit(table.id, a_move(1, nonce=(0, "nonce-one")))
        await store.commit(table.id, a_move(2, position=None))
        stored = await store.load(table.id)
        assert stored is not None
        assert stored.table == table
        assert (stored.version, stored.position) == (2, b"there")
        assert [m.played for m in stored.moves] == [True, True, False]
        assert stored.nonces == {(0, "nonce-one"): 1}
        assert await store.versions([table.id, "other"]) == {table.id: 2}
        assert await store.load("other") is None
        await store.close()

    asyncio.run(run())


def test_a_version_a_nonce_and_an_id_are_taken_only_once(tmp_path: Path) -> None:
    async def run() -> None:
        store = open_store(tmp_path)
        table, start = a_table()
        await store.create(table, start)
        with pytest.raises(VersionTaken):
            await store.create(table, start)
        await store.commit(table.id, a_move(1, nonce=(0, "nonce-one")))
        with pytest.raises(VersionTaken):
            await store.commit(table.id, a_move(1, position=b"elsewhere"))
        with pytest.raises(VersionTaken):
            await store.commit(table.id, a_move(2, position=b"elsewhere", nonce=(0, "nonce-one")))
        stored = await store.load(table.id)
        assert stored is not None
        assert (stored.version, stored.position) == (1, b"there")
        await store.close()

    asyncio.run(run())


def test_of_two_processes_each_version_has_one_winner(tmp_path: Path) -> None:
    async def create() -> None:
        store = open_store(tmp_path)
        await store.create(*a_table())
        await store.close()

    asyncio.run(create())
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as pool:
        one, other = (pool.submit(race, str(tmp_path), writer, 60) for writer in (1, 2))
        won = [one.result(60), other.result(60)]
    assert sorted(won[0] + won[1]) == list(range(1, 61))
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as db:
        rows = dict(db.execute("select version, position from moves where version > 0"))
    assert rows == {v: bytes([w]) for w, versions in ((1, won[0]), (2, won[1])) for v in versions}


def test_whoever_sits_at_a_table_that_is_removed_is_told_so(place: Place) -> None:
    table = place.create("me", "hotseat")
    id, token = table["table"], table["seats"][0]["token"]
    with place.player(id, token) as me:
        question = {"number": me.decision["number"], "version": 0, "option": me.decision["options"][0]["key"]}
        asyncio.run(removed(place.data, id))
        assert me.command(kind="answer", **question)["code"] == "unknown-table"
    assert place.http.get(f"/api/tables/{id}").status_code == 404


async def removed(data: Path, id: str) -> None:
    store = open_store(data)
    await store.remove([id, "no-such-table"])
    assert await store.load(id) is None
    await store.close()


def test_two_servers_on_one_database_serve_one_table(tmp_path: Path) -> None:
    with running(tmp_path) as here, running(tmp_path) as there:
        table = here.create("me", "hotseat")
        me, friend = (s["token"] for s in table["seats"])
        with here.player(table["table"], me) as mine, there.player(table["table"], friend) as theirs:
            mine.answer()
            heard = theirs.until("state", where=lambda m: m["version"] == 1)
            assert heard["view"] == mine.state["view"]
            assert theirs.log == mine.log


def test_a_stale_process_looks_again_and_refuses_or_repeats_the_first_result(tmp_path: Path) -> None:
    with running(tmp_path) as here, running(tmp_path) as there:
        table = here.create("me", "hotseat", "hotseat")
        token = table["seats"][0]["token"]
        for turn in range(6):
            with here.player(table["table"], token) as one, there.player(table["table"], token) as two:
                if not one.state["decision"]:
                    break
                question = {
                    "number": one.decision["number"],
                    "version": one.state["version"],
                    "option": one.decision["options"][0]["key"],
                }
                first = one.command(f"nonce-{turn}-one", kind="answer", **question)
                assert first["kind"] == "accepted"
                again = two.command(f"nonce-{turn}-one", kind="answer", **question)
                assert again == first
                late = two.command(f"nonce-{turn}-two", kind="answer", **question)
                assert late["code"] in ("stale", "not-your-decision")
                assert two.state["version"] == one.state["version"]


def test_both_servers_may_try_to_play_the_bots(tmp_path: Path) -> None:
    with running(tmp_path) as here, running(tmp_path) as there:
        table = here.create("me", "bot:random")
        token = table["seats"][0]["token"]
        with here.player(table["table"], token) as one, there.player(table["table"], token) as two:
            for turn in range(10):
                (one if turn % 2 else two).to_decide()
                newest = max(one.state["version"], two.state["version"])
                player = one if turn % 2 else two
                while player.state["version"] < newest or player.state["decision"] is None:
                    player.receive()
                assert player.answer(turn)["kind"] == "accepted"
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as db:
        versions = [v for (v,) in db.execute("select version from moves order by version")]
    assert versions == list(range(len(versions)))


def test_a_new_table_gets_another_name_when_its_own_is_taken(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    from magemoot.server import house

    first = place.create("me")["table"]
    names = iter([first, first, "fresh-name-1"])
    monkeypatch.setattr(house, "table_id", lambda _: next(names))
    assert place.create("me")["table"] == "fresh-name-1"


def joined(at: Place, table: dict[str, Any], name: str) -> dict[str, Any]:
    answer = at.post(f"/api/tables/{table['table']}/join", {"invite": table["invite"], "name": name})
    assert answer.status_code == 200
    seat: dict[str, Any] = answer.json()
    return seat


def test_a_guest_who_joined_at_one_server_may_sit_down_at_the_other(tmp_path: Path) -> None:
    with running(tmp_path) as here, running(tmp_path) as there:
        table = here.create("me", "open")
        assert there.table(table["table"])["seats"][1]["controller"] == "open", (
            "now the other server knows the table too"
        )
        guest = joined(here, table, "Bea")
        assert there.table(table["table"])["seats"][1]["name"] == "Bea"
        with there.player(table["table"], guest["token"]) as bea:
            assert bea.state["seat"] == 1


def test_a_seat_left_at_one_server_is_gone_at_the_other(tmp_path: Path) -> None:
    with running(tmp_path) as here, running(tmp_path) as there:
        table = here.create("me", "open")
        guest = joined(here, table, "Bea")
        with there.player(table["table"], guest["token"]) as bea:
            here.post(f"/api/tables/{table['table']}/leave", {"token": guest["token"]})
            joined(here, table, "Cleo")
            assert bea.closed_with() == 4401
        with pytest.raises(ConnectionClosed), there.player(table["table"], guest["token"]):
            pass


def test_a_data_folder_may_have_any_name(tmp_path: Path) -> None:
    folder = tmp_path / "what? 100%20 #1"
    asyncio.run(open_store(folder).close())
    assert (folder / FILE_NAME).is_file()
    assert [one.name for one in tmp_path.iterdir()] == [folder.name]
