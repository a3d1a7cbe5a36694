"""Playing over sockets: answers, replies, numbering, resync, reconnection."""

from __future__ import annotations

import json
from pathlib import Path

from tests.server.support import Place, running


def test_a_whole_game_against_a_bot_ends_with_a_result(place: Place) -> None:
    table = place.create("me", "bot:novice", name="Evening round")
    with place.player(table["table"], table["seats"][0]["token"]) as me:
        turn = 0
        while me.to_decide()["result"] is None:
            assert me.answer(turn)["kind"] == "accepted"
            turn += 1
        result = me.state["result"]
    assert min(result["places"]) == 1
    assert result["reason"]
    assert len(result["scores"]) == 2
    assert place.table(table["table"])["over"]


def test_the_chronicle_is_numbered_without_gaps_and_a_resync_brings_what_is_missing(place: Place) -> None:
    table = place.create("me", "bot:random")
    with place.player(table["table"], table["seats"][0]["token"]) as me:
        for turn in range(6):
            me.to_decide()
            me.answer(turn)
        me.to_decide()
        whole = me.log
        assert [e["seq"] for e in whole] == list(range(me.state["next_seq"]))
        me.send(kind="resync", since=3)
        again = me.until("state", where=lambda m: m["from_seq"] == 3)
        assert again["events"] == whole[3:]
        me.send(kind="resync", since=10**6)  # a count from another life
        assert me.until("state")["events"] == whole


def test_only_new_events_are_sent_after_an_answer(place: Place) -> None:
    table = place.create("me", "hotseat")
    with place.player(table["table"], table["seats"][0]["token"]) as me:
        known = me.state["next_seq"]
        me.answer()
        assert me.state["from_seq"] == known
        assert me.state["next_seq"] > known


def test_a_reconnected_seat_sees_the_same_pending_decision(place: Place) -> None:
    table = place.create("me", "hotseat")
    token = table["seats"][0]["token"]
    with place.player(table["table"], token) as me:
        me.answer()
        me.to_decide()
        before = me.state
    with place.player(table["table"], token, since=before["next_seq"]) as me:
        assert me.decision == before["decision"]
        assert me.state["view"] == before["view"]
        assert me.state["events"] == []


def test_a_restarted_server_goes_on_at_the_same_decision(tmp_path: Path) -> None:
    with running(tmp_path) as place:
        table = place.create("me", "hotseat")
        with place.player(table["table"], table["seats"][0]["token"]) as me:
            for turn in range(3):
                if me.state["decision"] is None:
                    break
                me.answer(turn)
            before = me.state
            log = me.log
    with running(tmp_path) as place, place.player(table["table"], table["seats"][0]["token"]) as me:
        for part in ("view", "facts", "decision", "waiting", "version", "undo", "next_seq"):
            assert me.state[part] == before[part]
        assert me.log == log


def test_a_repeated_nonce_gets_its_first_result_and_is_not_applied_again(place: Place, tmp_path: Path) -> None:
    table = place.create("me", "hotseat")
    token = table["seats"][0]["token"]
    with place.player(table["table"], token) as me:
        decision, version = me.decision, me.state["version"]
        message = {"number": decision["number"], "version": version, "option": decision["options"][0]["key"]}
        first = me.command("nonce-of-an-answer", kind="answer", **message)
        second = me.command("nonce-of-an-answer", kind="answer", **message)
        assert first == second == {"kind": "accepted", "nonce": "nonce-of-an-answer", "version": version + 1}
        refused = me.command("nonce-of-a-refusal", kind="answer", **message)
        assert refused["code"] == "stale" or refused["code"] == "not-your-decision"
        assert me.command("nonce-of-a-refusal", kind="answer", **message) == refused
        assert place.table(table["table"])["version"] == version + 1


def test_a_repeated_nonce_is_known_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as place:
        table = place.create("me", "hotseat")
        token = table["seats"][0]["token"]
        with place.player(table["table"], token) as me:
            message = {"number": 0, "version": 0, "option": me.decision["options"][0]["key"]}
            first = me.command("nonce-before-the-end", kind="answer", **message)
    with running(tmp_path) as place, place.player(table["table"], token) as me:
        assert me.command("nonce-before-the-end", kind="answer", **message) == first
        assert me.state["version"] == 1


def test_two_sockets_of_one_seat_and_a_spectator_see_every_version(place: Place) -> None:
    table = place.create("me", "hotseat")
    token = table["seats"][0]["token"]
    with (
        place.player(table["table"], token) as one,
        place.player(table["table"], token) as two,
        place.player(table["table"], table["spectate"]) as watcher,
        place.player(table["table"]) as passer_by,
    ):
        one.answer()
        for other in (two, watcher, passer_by):
            state = other.until("state")
            assert state["version"] == 1
        assert watcher.state["seat"] is None
        assert watcher.state["decision"] is None
        assert watcher.state["view"] == passer_by.state["view"]
        assert watcher.command(kind="answer", number=1, version=1, option="skip")["code"] == "not-seated"


def test_presence_is_told_when_a_player_comes_and_goes(place: Place) -> None:
    table = place.create("me", "hotseat")
    with place.player(table["table"], table["seats"][0]["token"]) as me:
        assert [s["connected"] for s in me.state["seats"]] == [True, False]
        friend = place.player(table["table"], table["seats"][1]["token"])
        come = me.until("presence", where=lambda m: m["seats"][1]["connected"])
        assert [s["connected"] for s in come["seats"]] == [True, True]
        friend.close()
        gone = me.until("presence", where=lambda m: not m["seats"][1]["connected"])
        assert [s["connected"] for s in gone["seats"]] == [True, False]


def test_who_is_waited_for_is_public_and_the_decision_is_not(place: Place) -> None:
    table = place.create("me", "hotseat")
    with (
        place.player(table["table"], table["seats"][0]["token"]) as me,
        place.player(table["table"], table["seats"][1]["token"]) as friend,
    ):
        waited = 0 if me.state["decision"] else 1
        assert me.state["waiting"] == friend.state["waiting"]
        assert [w["seat"] for w in friend.state["waiting"]] == [waited]
        idle = friend if waited == 0 else me
        assert idle.state["decision"] is None
        assert "options" not in json.dumps(idle.state)
