"""Bad input: one clear sentence, the right code, and nothing changed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from magemoot.server.errors import StoreUnavailable
from magemoot.server.opening import FILE_NAME, open_store
from magemoot.server.serve import PortUnavailable, listen
from tests.server.support import Place, Player

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]


def tables_in(place: Place) -> int:
    with closing(sqlite3.connect(place.data / FILE_NAME)) as db:
        return int(db.execute("select count(*) from tables").fetchone()[0])


def is_one_sentence(message: str) -> bool:
    return bool(message) and "\n" not in message and len(message) < 400 and "Traceback" not in message


@pytest.mark.parametrize(
    ("order", "status", "code", "says"),
    [
        ({"game": "chess"}, 422, "unknown-game", "spellbook"),
        ({"options": {"colour": "red"}}, 422, "bad-option", "colour"),
        ({"options": {"cards": "set-9"}}, 422, "bad-option", "set-1"),
        ({"options": {"handicap": True}}, 422, "bad-option", "handicap"),
        ({"seats": [{"kind": "me"}] * 5}, 422, "bad-option", "1 to 4"),
        ({"seats": []}, 400, "malformed", "seats"),
        ({"seats": [{"kind": "me"}] * 17}, 400, "malformed", "seats"),
        ({"seats": [{"kind": "king"}]}, 400, "malformed", "seats"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "genius"}]}, 422, "unknown-level", "novice"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, 422, "unknown-level", "level"),
        ({"seats": [{"kind": "me", "level": "novice"}]}, 422, "unknown-level", "level"),
        ({"undo": "always"}, 400, "malformed", "undo"),
        ({"seed": -1}, 400, "malformed", "seed"),
        ({"seed": "7"}, 400, "malformed", "seed"),
        ({"surprise": 1}, 400, "malformed", "surprise"),
    ],
)
def test_a_table_that_cannot_be_laid(place: Place, order: dict[str, Any], status: int, code: str, says: str) -> None:
    before = tables_in(place)
    response = place.post("/api/tables", {"game": "spellbook", "seats": ME_AND_BOT} | order)
    problem = response.json()
    assert (response.status_code, problem["code"]) == (status, code)
    assert is_one_sentence(problem["message"])
    assert says in problem["message"]
    assert tables_in(place) == before


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"game":"spellbook"}'])
def test_a_body_that_is_no_order(place: Place, body: bytes) -> None:
    before = tables_in(place)
    response = place.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (response.status_code, response.json()["code"]) == (400, "malformed")
    assert is_one_sentence(response.json()["message"])
    assert tables_in(place) == before


def test_a_body_that_is_too_large(place: Place) -> None:
    order = {"game": "spellbook", "seats": ME_AND_BOT, "name": "x" * 100_000}
    response = place.post("/api/tables", order)
    assert (response.status_code, response.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/games/chess", 404, "unknown-game"),
        ("/api/tables/no-such-table-1", 404, "unknown-table"),
        ("/api/tables/no-such-table-1/export", 404, "unknown-table"),
        ("/api/texts/xx", 404, "unknown-language"),
        ("/api/rules/chess", 404, "unknown-game"),
        ("/api/rules/spellbook?lang=xx", 404, "unknown-language"),
        ("/api/nothing/here", 404, "not-found"),
    ],
)
def test_addresses_that_lead_nowhere(place: Place, path: str, status: int, code: str) -> None:
    response = place.http.get(path)
    assert (response.status_code, response.json()["code"]) == (status, code)
    assert is_one_sentence(response.json()["message"])


def test_a_method_that_an_address_does_not_take(place: Place) -> None:
    assert place.http.delete("/api/tables").status_code == 405


@pytest.mark.parametrize("path", ["/../../etc/passwd", "/%2e%2e/%2e%2e/pyproject.toml", "/assets/../../cli.py"])
def test_the_client_folder_cannot_be_left(place: Place, path: str) -> None:
    response = place.http.get(path)
    assert "root:" not in response.text
    assert "[project]" not in response.text


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        "null",
        '"hello"',
        '{"kind":"dance"}',
        '{"kind":"answer"}',
        '{"kind":"answer","number":0,"version":0,"option":"skip","nonce":"short"}',
        '{"kind":"answer","number":-1,"version":0,"option":"skip","nonce":"long-enough"}',
        '{"kind":"answer","number":0.5,"version":0,"option":"skip","nonce":"long-enough"}',
        '{"kind":"answer","number":0,"version":0,"option":"skip","nonce":"long-enough","extra":1}',
        '{"kind":"undo","version":0,"nonce":"long-enough","seat":1}',
        '{"kind":"control","seat":-1,"nonce":"long-enough"}',
        '{"kind":"hello","token":null,"since":0}',
    ],
)
def test_a_malformed_message_closes_the_socket_and_changes_nothing(place: Place, text: str) -> None:
    table = place.create("me", "hotseat")
    with place.player(table["table"], table["seats"][0]["token"]) as me:
        me.socket.send(text)
        assert me.closed_with() == 4400
        assert '"code":"malformed"' in me.heard[-1]
    assert place.table(table["table"])["version"] == 0


def test_a_first_message_that_is_no_hello(place: Place) -> None:
    table = place.create("me", "hotseat")
    stranger = Player(place, table["table"], None, hello=False)
    stranger.send(kind="resync", since=0)
    assert stranger.closed_with() == 4400


def test_a_binary_message(place: Place) -> None:
    table = place.create("me", "hotseat")
    with place.player(table["table"], table["seats"][0]["token"]) as me:
        me.socket.send(b'{"kind":"resync","since":0}')
        assert me.closed_with() == 4400


def test_an_oversized_message_closes_the_socket(place: Place) -> None:
    table = place.create("me", "hotseat")
    with place.player(table["table"], table["seats"][0]["token"]) as me:
        me.socket.send('{"kind":"resync","since":0,"x":"' + "x" * 17_000 + '"}')
        assert me.closed_with() == 4413
    with place.player(table["table"], table["seats"][0]["token"]) as me:
        me.socket.send("x" * 200_000)
        assert me.closed_with() in (1009, 4413)
    assert place.table(table["table"])["version"] == 0


def test_a_wrong_token_and_an_unknown_table_close_the_socket(place: Place) -> None:
    table = place.create("me", "hotseat")
    for token in ("guessed", table["spectate"][:-1], "é" * 20):
        stranger = Player(place, table["table"], None, hello=False)
        stranger.send(kind="hello", token=token, since=0)
        assert stranger.closed_with() == 4401
        assert '"state"' not in "".join(stranger.heard)
    lost = Player(place, "no-such-table-1", None, hello=False)
    lost.send(kind="hello", token=None, since=0)
    assert lost.closed_with() == 4404


def test_answers_that_are_refused_change_nothing_and_are_told_only_to_their_sender(place: Place) -> None:
    table = place.create("me", "hotseat")
    with (
        place.player(table["table"], table["seats"][0]["token"]) as me,
        place.player(table["table"], table["seats"][1]["token"]) as friend,
    ):
        me.receive()
        heard = len(friend.heard)
        assert me.answer(option="no-such-option")["code"] == "unknown-choice"
        assert me.answer(number=7)["code"] == "stale"
        assert me.answer(version=7)["code"] == "stale"
        assert friend.command(kind="answer", number=0, version=0, option="skip")["code"] == "not-your-decision"
        assert me.command(kind="undo", version=0)["code"] == "undo-refused"
        assert me.command(kind="consent", request=0, agree=True)["code"] == "no-such-request"
        assert me.command(kind="control", seat=9, level="novice")["code"] == "no-such-seat"
        assert me.command(kind="control", seat=0, level="genius")["code"] == "unknown-level"
        assert me.command(kind="control", seat=1, level="novice")["code"] == "seat-occupied"
        assert me.command(kind="control", seat=1, level=None)["code"] == "not-your-seat"
        assert me.command(kind="control", seat=0, level=None)["code"] == "no-bot"
        assert me.state["version"] == 0
        assert [m for m in friend.heard[heard:] if '"not-your-decision"' not in m and "presence" not in m] == []


def test_an_earlier_decision_cannot_be_answered_again(place: Place) -> None:
    table = place.create("me")
    with place.player(table["table"], table["seats"][0]["token"]) as me:
        first = me.decision
        me.answer()
        late = me.command(kind="answer", number=first["number"], version=0, option=first["options"][0]["key"])
        assert late["code"] == "stale"
        mixed = me.answer(version=0)
        assert mixed["code"] == "stale"
        assert me.state["version"] == 1


def test_nothing_can_be_answered_when_the_game_is_over(place: Place) -> None:
    table = place.create("me")
    with place.player(table["table"], table["seats"][0]["token"]) as me:
        turn = 0
        while me.to_decide()["result"] is None:
            me.answer(turn)
            turn += 1
        over = me.command(kind="answer", number=0, version=me.state["version"], option="skip")
        assert over["code"] == "game-over"


def test_a_data_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreUnavailable) as refused:
        open_store(tmp_path / "file" / "data")
    assert is_one_sentence(str(refused.value))
    assert "--data" in str(refused.value)


def test_a_data_file_that_is_damaged(tmp_path: Path) -> None:
    damaged = tmp_path / FILE_NAME
    damaged.write_bytes(b"this is a letter to a friend, not a database " * 100)
    content = damaged.read_bytes()
    with pytest.raises(StoreUnavailable, match="damaged or no magemoot database"):
        open_store(tmp_path)
    assert damaged.read_bytes() == content


def test_a_data_file_of_a_newer_version(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as db:
        db.execute("create table alembic_version (version_num varchar(32) not null)")
        db.execute("insert into alembic_version values ('9999')")
        db.commit()
    with pytest.raises(StoreUnavailable, match="newer magemoot"):
        open_store(tmp_path)


@pytest.mark.parametrize("url", ["nonsense", "mysql+nothing://host/db", "sqlite+aiosqlite:////no/such/folder/m.db"])
def test_a_database_address_that_cannot_be_used(tmp_path: Path, url: str) -> None:
    with pytest.raises(StoreUnavailable) as refused:
        open_store(tmp_path, url)
    assert is_one_sentence(str(refused.value))


def test_the_password_of_a_database_is_not_told(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable) as refused:
        open_store(tmp_path, "nosuchdialect://user:secret-word@host/db")
    assert "secret-word" not in str(refused.value)


def test_a_port_that_is_in_use() -> None:
    first = listen("127.0.0.1", 0)
    port = first.getsockname()[1]
    with pytest.raises(PortUnavailable, match=f"port {port}: is in use"):
        listen("127.0.0.1", port)
    first.close()
    with pytest.raises(PortUnavailable, match="not a port"):
        listen("127.0.0.1", 70_000)
    with pytest.raises(PortUnavailable, match="cannot be used"):
        listen("host.invalid", 0)
