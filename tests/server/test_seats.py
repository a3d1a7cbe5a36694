"""Seats: tokens, invitations, joining, leaving, and bots that take over."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from magemoot.server.opening import FILE_NAME
from magemoot.server.seats import clean_name
from tests.server.support import Place, Player


def test_an_open_seat_is_taken_with_the_invitation_from_another_browser(place: Place) -> None:
    table = place.create("me", "open")
    with place.player(table["table"], table["seats"][0]["token"]) as me:
        assert me.state["seats"][1]["controller"] == "open"
        wrong = place.post(f"/api/tables/{table['table']}/join", {"invite": "guess", "name": "Eve"})
        assert (wrong.status_code, wrong.json()["code"]) == (403, "bad-invite")
        none = place.post(f"/api/tables/{table['table']}/join", {"name": "Eve"})
        assert none.status_code == 403
        joined = place.post(
            f"/api/tables/{table['table']}/join", {"invite": table["invite"], "name": " Ala\n\t ma  kota "}
        )
        assert joined.json()["seat"] == 1
        state = me.until("state", where=lambda m: m["seats"][1]["held"])
        assert state["seats"][1]["name"] == "Ala ma kota"
        assert state["events"][-1]["name"] == "seat-taken"
        full = place.post(f"/api/tables/{table['table']}/join", {"invite": table["invite"], "name": "Late"})
        assert (full.status_code, full.json()["code"]) == (409, "no-open-seat")
        with place.player(table["table"], joined.json()["token"]) as ala:
            assert ala.state["seat"] == 1


def test_whoever_asks_for_a_seat_again_with_the_same_key_has_that_seat(place: Place) -> None:
    table = place.create("me", "open", "open")
    path, order = (
        f"/api/tables/{table['table']}/join",
        {"invite": table["invite"], "token": "a-key-of-one-s-own_" + "7" * 20},
    )
    first, again = (place.post(path, {**order, "name": name}).json() for name in ("Ala", "Ala, a little later"))
    assert first == again == {"seat": 1, "token": order["token"]}
    with place.player(table["table"], order["token"]) as ala:
        assert [(s["name"], s["controller"]) for s in ala.state["seats"][1:]] == [("Ala", "human"), ("", "open")]
        assert [event["name"] for event in ala.log].count("seat-taken") == 1
    other = place.post(path, {"invite": table["invite"], "token": "b" * 32}).json()
    assert other == {"seat": 2, "token": "b" * 32}
    assert place.post(path, {**order, "invite": "guess"}).json() == first  # the key says who it is
    assert place.post(path, {"invite": table["invite"], "token": "c" * 32}).json()["code"] == "no-open-seat"


@pytest.mark.parametrize("token", ["short", "x" * 65, "with a blank " * 3, ""])
def test_a_key_that_is_none_takes_no_seat(place: Place, token: str) -> None:
    table = place.create("me", "open")
    refused = place.post(f"/api/tables/{table['table']}/join", {"invite": table["invite"], "token": token})
    assert refused.status_code == 400
    assert "token" in refused.text
    assert place.http.get(f"/api/tables/{table['table']}").json()["seats"][1]["controller"] == "open"


def test_the_game_waits_for_a_seat_that_is_open(place: Place) -> None:
    table = place.create("me", "open")
    with place.player(table["table"], table["seats"][0]["token"]) as me:
        while me.state["decision"]:
            assert me.answer()["kind"] == "accepted"
        assert [w["seat"] for w in me.state["waiting"]] == [1]
        joined = place.post(f"/api/tables/{table['table']}/join", {"invite": table["invite"]}).json()
        with place.player(table["table"], joined["token"]) as friend:
            assert friend.answer()["kind"] == "accepted"


def test_a_listed_table_stands_in_the_lobby_and_needs_no_invitation(place: Place) -> None:
    hidden = place.create("me", "open")
    listed = place.create("me", "open", listed=True, name="Come in", seed=5)
    lobby = {t["table"]: t for t in place.http.get("/api/tables").json()}
    assert hidden["table"] not in lobby
    assert lobby[listed["table"]]["name"] == "Come in"
    assert lobby[listed["table"]]["seeded"]
    joined = place.post(f"/api/tables/{listed['table']}/join", {"invite": None, "name": "Bo"})
    assert joined.status_code == 200
    assert listed["table"] not in {t["table"] for t in place.http.get("/api/tables").json()}


def test_who_leaves_opens_the_seat_and_the_old_token_is_worth_nothing(place: Place) -> None:
    table = place.create("me", "hotseat")
    token = table["seats"][1]["token"]
    with place.player(table["table"], table["seats"][0]["token"]) as me:
        friend = place.player(table["table"], token)
        left = place.post(f"/api/tables/{table['table']}/leave", {"token": token}).json()
        assert left["seat"] == 1
        assert friend.closed_with() == 4401
        state = me.until("state", where=lambda m: m["version"] == 1)
        assert state["seats"][1]["controller"] == "open"
        back = Player(place, table["table"], None, hello=False)
        back.send(kind="hello", token=token)
        assert back.closed_with() == 4401
        again = place.post(f"/api/tables/{table['table']}/leave", {"token": token})
        assert (again.status_code, again.json()["code"]) == (401, "bad-token")
        joined = place.post(f"/api/tables/{table['table']}/join", {"invite": left["invite"], "name": "New"})
        assert joined.json()["seat"] == 1


def test_a_spectator_has_no_seat_to_leave(place: Place) -> None:
    table = place.create("me", "hotseat")
    response = place.post(f"/api/tables/{table['table']}/leave", {"token": table["spectate"]})
    assert (response.status_code, response.json()["code"]) == (422, "not-seated")
    assert place.table(table["table"])["version"] == 0


def test_a_bot_takes_over_a_vanished_seat_and_hands_it_back(place: Place) -> None:
    table = place.create("me", "hotseat")
    with place.player(table["table"], table["seats"][0]["token"]) as me:
        friend = place.player(table["table"], table["seats"][1]["token"])
        while me.state["decision"]:
            me.answer()
        assert me.command(kind="control", seat=1, level="novice")["code"] == "seat-occupied"
        friend.close()
        me.until("presence", where=lambda m: not m["seats"][1]["connected"])
        assert me.command(kind="control", seat=1, level="novice")["kind"] == "accepted"
        me.to_decide()
        assert me.state["seats"][1] | {"name": ""} == {
            "seat": 1,
            "name": "",
            "controller": "bot",
            "level": "novice",
            "connected": False,
            "held": True,
        }
        assert any(e["name"] == "bot-plays" for e in me.log)
        with place.player(table["table"], table["seats"][1]["token"]) as back:
            refused = back.command(kind="answer", number=1, version=back.state["version"], option="skip")
            assert refused["code"] == "bot-plays"
            assert back.command(kind="control", seat=1, level=None)["kind"] == "accepted"
            assert back.state["seats"][1]["controller"] == "human"
            while me.state["decision"]:
                me.answer()
            back.to_decide()
            assert back.answer()["kind"] == "accepted"


def test_a_bot_fills_an_open_seat(place: Place) -> None:
    table = place.create("me", "open")
    with place.player(table["table"], table["seats"][0]["token"]) as me:
        assert me.command(kind="control", seat=1, level="random")["kind"] == "accepted"
        full = place.post(f"/api/tables/{table['table']}/join", {"invite": table["invite"]})
        assert full.json()["code"] == "no-open-seat"
        while me.state["decision"]:
            me.answer()
        me.to_decide()


def test_bots_alone_play_to_the_end(place: Place) -> None:
    table = place.create("bot:random", "bot:novice")
    with place.player(table["table"], table["spectate"]) as watcher:
        while watcher.state["result"] is None:
            watcher.receive()
        assert [e["seq"] for e in watcher.log] == list(range(watcher.state["next_seq"]))


def test_no_token_is_stored_or_shown_in_the_clear(place: Place) -> None:
    table = place.create("me", "hotseat", "open")
    secrets = [table["spectate"], table["invite"], *(s["token"] for s in table["seats"])]
    with place.player(table["table"], table["seats"][0]["token"]) as me:
        me.answer()
        heard = "".join(me.heard)
    shown = place.http.get(f"/api/tables/{table['table']}").text + heard
    with closing(sqlite3.connect(place.data / FILE_NAME)) as db:
        stored = "\n".join(db.iterdump())
    for secret in secrets:
        assert secret not in shown
        assert secret not in stored


def test_names_are_cleaned() -> None:
    assert clean_name("  Zażółć\u202e \x00gęślą ") == "Zażółć gęślą"
    assert clean_name("x" * 100) == "x" * 24
    assert clean_name("\n\t") == ""
