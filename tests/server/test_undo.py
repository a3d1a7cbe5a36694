"""Taking back: at once, by consent, or not, as the table was laid."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.support import Place, Player


def two(place: Place, undo: str) -> tuple[dict[str, Any], Player, Player]:
    table = place.create("me", "hotseat", undo=undo)
    one, other = (place.player(table["table"], s["token"]) for s in table["seats"])
    return table, one, other


def choose(player: Player, *words: str) -> None:
    """Answer with the first option whose message is one of these."""
    for word in words:
        for i, option in enumerate(player.decision["options"]):
            if option["message"] == word:
                assert player.answer(i)["kind"] == "accepted"
                return
    raise AssertionError([o["message"] for o in player.decision["options"]])


def take(player: Player) -> dict[str, Any]:
    """Take a token from the altar: reveals nothing. Returns the state before."""
    before = player.state
    choose(player, "option-take")
    return before


@pytest.mark.parametrize("undo", ["strict", "consent", "free"])
def test_what_revealed_nothing_is_taken_back_at_once(place: Place, undo: str) -> None:
    _, one, other = two(place, undo)
    before = take(one)
    assert one.state["undo"]["kind"] == "free"
    assert one.command(kind="undo", version=one.state["version"])["kind"] == "accepted"
    assert one.state["view"] == before["view"]
    assert one.decision["options"] == before["decision"]["options"]
    assert one.log[-1]["name"] == "undo"
    other.until("state", where=lambda m: m["version"] == 2)
    assert other.log == one.log
    assert other.state["waiting"] == before["waiting"]


def test_a_strict_table_takes_back_nothing_that_showed_something(place: Place) -> None:
    _, one, _ = two(place, "strict")
    choose(one, "option-draw")
    assert one.state["undo"] == {"kind": "none", "to": 0, "needs": [], "reason": "strict"}
    refused = one.command(kind="undo", version=one.state["version"])
    assert (refused["code"], refused["args"]) == ("undo-refused", {"reason": "strict"})
    assert one.state["version"] == 1


def test_a_free_table_takes_everything_back(place: Place) -> None:
    _, one, _ = two(place, "free")
    before = one.state
    choose(one, "option-draw")
    assert one.state["undo"]["kind"] == "free"
    assert one.command(kind="undo", version=one.state["version"])["kind"] == "accepted"
    assert one.state["view"] == before["view"]
    choose(one, "option-draw")
    assert one.state["view"]["mages"][0]["pool"][-1] not in before["view"]["altar"]


def test_by_consent_of_the_other_seat(place: Place) -> None:
    _, one, other = two(place, "consent")
    before = one.state
    choose(one, "option-draw")
    assert one.state["undo"]["kind"] == "consent"
    assert one.state["undo"]["needs"] == [1]
    assert one.command(kind="undo", version=one.state["version"])["kind"] == "accepted"
    asked = other.until("state", where=lambda m: m["consent"] is not None)["consent"]
    assert (asked["seat"], asked["needs"], asked["agreed"]) == (0, [1], [])
    again = one.command(kind="undo", version=one.state["version"])
    assert again["code"] == "consent-pending"
    assert one.command(kind="consent", request=asked["request"], agree=True)["code"] == "no-such-request"
    assert other.command(kind="consent", request=asked["request"] + 1, agree=True)["code"] == "no-such-request"
    assert other.command(kind="consent", request=asked["request"], agree=True)["kind"] == "accepted"
    one.until("state", where=lambda m: m["consent"] is None)
    assert one.state["view"] == before["view"]
    assert "undo-lapsed" not in [event["name"] for event in one.log]
    assert one.decision["number"] == 0
    late = one.answer(version=1)
    assert late["code"] == "stale"
    assert one.answer()["kind"] == "accepted"


def test_a_denied_request_changes_nothing(place: Place) -> None:
    _, one, other = two(place, "consent")
    choose(one, "option-draw")
    drawn = one.state["view"]
    one.command(kind="undo", version=one.state["version"])
    asked = other.until("state", where=lambda m: m["consent"] is not None)["consent"]
    assert other.command(kind="consent", request=asked["request"], agree=False)["kind"] == "accepted"
    state = one.until("state", where=lambda m: m["consent"] is None)
    assert state["view"] == drawn
    assert [event["name"] for event in one.log[-2:]] == ["undo-asked", "undo-denied"]
    assert other.command(kind="consent", request=asked["request"], agree=True)["code"] == "no-such-request"


def test_an_answer_ends_a_request(place: Place) -> None:
    _, one, other = two(place, "consent")
    choose(one, "option-draw")
    one.command(kind="undo", version=one.state["version"])
    asked = other.until("state", where=lambda m: m["consent"] is not None)["consent"]
    (one if one.state["decision"] else other).answer()
    assert other.command(kind="consent", request=asked["request"], agree=True)["code"] == "no-such-request"
    while one.log[-1]["name"] != "undo-lapsed":
        one.until("state")
    assert one.log[-1]["args"]["who"]["id"] == 0
    assert one.state["consent"] is None


def test_a_change_of_hands_ends_a_request(place: Place) -> None:
    _, one, other = two(place, "consent")
    choose(one, "option-draw")
    one.command(kind="undo", version=one.state["version"])
    other.until("state", where=lambda m: m["consent"] is not None)
    assert other.command(kind="control", seat=1, level="novice")["kind"] == "accepted"
    one.until("state", where=lambda m: m["consent"] is None)
    told = [event["name"] for event in one.log if event["name"] in ("undo-asked", "bot-plays", "undo-lapsed")]
    assert told == ["undo-asked", "bot-plays", "undo-lapsed"]


def test_bots_always_agree(place: Place) -> None:
    table = place.create("me", "bot:novice", undo="consent")
    with place.player(table["table"], table["seats"][0]["token"]) as me:
        before = me.state
        choose(me, "option-draw")
        while me.state["version"] < 3:
            me.to_decide()
            me.answer()
        assert me.to_decide()["undo"]["kind"] == "free"
        while me.state["undo"]["kind"] != "none":
            me.to_decide()
            assert me.command(kind="undo", version=me.state["version"])["kind"] in ("accepted", "refused")
        assert me.state["view"] == before["view"]


def test_a_late_undo_is_refused(place: Place) -> None:
    _, one, _ = two(place, "free")
    choose(one, "option-draw")
    if one.state["decision"]:
        one.answer()
    refused = one.command(kind="undo", version=0)
    assert refused["code"] == "stale"


def test_a_request_for_consent_outlives_the_sockets(place: Place) -> None:
    table, one, other = two(place, "consent")
    choose(one, "option-draw")
    one.command(kind="undo", version=one.state["version"])
    one.close()
    other.close()
    with place.player(table["table"], table["seats"][1]["token"]) as back:
        asked = back.state["consent"]
        assert asked["seat"] == 0
        assert back.command(kind="consent", request=asked["request"], agree=True)["kind"] == "accepted"
        assert back.state["view"]["day"] == 1
