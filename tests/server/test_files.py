"""Taking a game home and bringing it back."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import Any

import pytest

import magemoot
from magemoot.server import house
from magemoot.server.opening import FILE_NAME
from tests.server.support import Place, turns


def played(place: Place, *seats: str, answers: int = 6, **order: Any) -> dict[str, Any]:
    table = place.create(*seats, **order)
    players = [place.player(table["table"], s["token"]) for s in table["seats"]]
    for done, player in zip(range(answers), turns(players), strict=False):
        player.answer(done)
    for player in players:
        player.close()
    return table


def export(place: Place, table: str, token: str) -> Any:
    return place.http.get(f"/api/tables/{table}/export", headers={"Authorization": f"Bearer {token}".strip()})


def tables_in(place: Place) -> int:
    with closing(sqlite3.connect(place.data / FILE_NAME)) as db:
        return int(db.execute("select count(*) from tables").fetchone()[0])


def test_a_game_goes_home_and_comes_back_at_the_same_decision(place: Place) -> None:
    table = played(place, "me", "hotseat", answers=9)
    response = export(place, table["table"], table["seats"][0]["token"])
    assert response.status_code == 200
    assert table["table"] in response.headers["Content-Disposition"]
    assert response.headers["Cache-Control"] == "no-store"
    replayed = magemoot.replay(magemoot.Journal.from_json(response.content))
    brought = place.http.post("/api/import", content=response.content)
    assert brought.status_code == 201
    copy = brought.json()
    assert copy["table"] != table["table"]
    for old, new in zip(table["seats"], copy["seats"], strict=True):
        with (
            place.player(table["table"], old["token"]) as before,
            place.player(copy["table"], new["token"]) as after,
        ):
            for part in ("view", "facts", "decision", "waiting", "log"):
                theirs = before.log if part == "log" else before.state[part]
                ours = after.log if part == "log" else after.state[part]
                assert ours == theirs
    assert replayed.number == 9
    again = export(place, copy["table"], copy["seats"][0]["token"])
    assert again.content == response.content


def test_a_brought_game_can_be_played_on_with_bots_and_guests(place: Place) -> None:
    table = played(place, "me", "hotseat", answers=4)
    file = export(place, table["table"], table["seats"][0]["token"]).content
    copy = place.http.post("/api/import", params={"seats": "me,bot:novice"}, content=file).json()
    assert [s["seat"] for s in copy["seats"]] == [0]
    with place.player(copy["table"], copy["seats"][0]["token"]) as me:
        me.to_decide()
        assert me.answer()["kind"] == "accepted"
    guests = place.http.post("/api/import", params={"seats": "me,open"}, content=file).json()
    assert guests["invite"]


def test_undone_answers_travel_along(place: Place) -> None:
    table = place.create("me", undo="free")
    with place.player(table["table"], table["seats"][0]["token"]) as me:
        me.answer()
        me.answer()
        me.command(kind="undo", version=me.state["version"])
        me.answer(1)
        file = export(place, table["table"], table["seats"][0]["token"]).content
        copy = place.http.post("/api/import", content=file).json()
        with place.player(copy["table"], copy["seats"][0]["token"]) as again:
            assert again.state["view"] == me.state["view"]
            assert again.log == me.log


def test_a_running_game_with_guests_is_not_given_out(place: Place) -> None:
    table = place.create("me", "open")
    refused = export(place, table["table"], table["seats"][0]["token"])
    assert (refused.status_code, refused.json()["code"]) == (409, "export-running")
    joined = place.post(f"/api/tables/{table['table']}/join", {"invite": table["invite"]}).json()
    for token in (table["seats"][0]["token"], joined["token"]):
        refused = export(place, table["table"], token)
        assert refused.json()["code"] == "export-running"
        assert "seed" not in refused.text


def test_a_game_that_is_over_is_given_to_every_player(place: Place) -> None:
    table = place.create("me", "open")
    joined = place.post(f"/api/tables/{table['table']}/join", {"invite": table["invite"]}).json()
    players = [place.player(table["table"], t) for t in (table["seats"][0]["token"], joined["token"])]
    for turn, player in enumerate(turns(players)):
        player.answer(turn)
    response = export(place, table["table"], joined["token"])
    assert magemoot.replay(magemoot.Journal.from_json(response.content)).over
    for player in players:
        player.close()


@pytest.mark.parametrize("token", ["", "wrong", "spectate"])
def test_only_players_take_a_game_home(place: Place, token: str) -> None:
    table = place.create("me", "bot:random")
    response = export(place, table["table"], table["spectate"] if token == "spectate" else token)
    assert response.status_code == (403 if token == "spectate" else 401)
    assert response.json()["code"] == ("not-seated" if token == "spectate" else "bad-token")


def test_files_that_are_damaged_or_foreign_are_refused_and_change_nothing(place: Place) -> None:
    table = played(place, "me", "hotseat", answers=25)
    file = export(place, table["table"], table["seats"][0]["token"]).content
    good = json.loads(file)
    first = next(i for i, line in enumerate(good["lines"]) if line[0] == "a")

    def changed(**fields: Any) -> bytes:
        return json.dumps(good | fields).encode()

    def line(**fields: Any) -> bytes:
        tag, seat, number, index, key, reveals = good["lines"][first]
        made = {"seat": seat, "number": number, "index": index, "key": key, "reveals": reveals} | fields
        lines = list(good["lines"])
        lines[first] = [tag, *made.values()]
        return changed(lines=lines)

    bad = {
        "empty": b"",
        "no JSON": b"PK\x03\x04 a zip perhaps",
        "cut short": file[: len(file) // 2],
        "other JSON": b'{"hello": "world"}',
        "a list": b"[]",
        "other game": changed(game="chess"),
        "other content": changed(content_hash="0" * 64),
        "other format": changed(format="somebody-elses-1"),
        "other seats": changed(seats=3),
        "no seats": changed(seats=-1),
        "other seed": changed(seed=good["seed"] + 1),
        "other options": changed(options={"cards": "set-9"}),
        "index": line(index=99),
        "negative index": line(index=-1),
        "key": line(key="no-such-key"),
        "seat": line(seat=7),
        "number": line(number=5),
        "undo of nothing": changed(lines=[["u", 0, 0, []]]),
        "fingerprint": changed(lines=[[*entry[:2], "0" * 24] if entry[0] == "f" else entry for entry in good["lines"]]),
    }
    before = tables_in(place)
    for name, content in bad.items():
        response = place.http.post("/api/import", content=content)
        assert response.status_code == 422, (name, response.text)
        assert response.json()["code"] in ("bad-journal", "bad-option"), name
        message = response.json()["message"]
        assert message, name
        assert "\n" not in message, name
        assert "Traceback" not in message, name
    assert tables_in(place) == before


def test_a_plan_that_does_not_fit_the_file(place: Place) -> None:
    table = played(place, "me", "hotseat", answers=1)
    file = export(place, table["table"], table["seats"][0]["token"]).content
    for seats in ("me", "me,king", "me,bot:genius", "me,hotseat,hotseat", ""):
        response = place.http.post("/api/import", params={"seats": seats}, content=file)
        assert response.status_code == 422, seats


def test_a_file_that_is_too_large(place: Place) -> None:
    response = place.http.post("/api/import", content=b"x" * (1024 * 1024 + 1))
    assert (response.status_code, response.json()["code"]) == (413, "too-large")


def test_a_file_in_which_too_much_was_taken_back_is_refused_before_it_is_played_again(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = magemoot.new("spellbook", seats=1, seed=1)
    for _ in range(4):
        game.answer(0, 0)
        game.undo(0)
        game.answer(0, 0)
    file = game.journal.to_json()
    assert place.http.post("/api/import", content=file).status_code == 201
    monkeypatch.setattr(house, "REPLAYED_LIMIT", 5)
    refused = place.http.post("/api/import", content=file)
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-journal")
    assert "6 answers" in refused.text
