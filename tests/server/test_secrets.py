"""Hands, secret simultaneous choices and hidden reactions over the wire, with the toy game that has them all."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from magemoot.engine.pieces import EMPTY
from magemoot.engine.position import Position
from magemoot.server.opening import FILE_NAME
from tests.engine.toy import GAME, Conclave
from tests.server.support import Place, Player, running, turns


@pytest.fixture(scope="module")
def conclave(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with running(tmp_path_factory.mktemp("conclave"), games={GAME.id: GAME}) as place:
        yield place


def lay(place: Place, *seats: str, **order: Any) -> tuple[dict[str, Any], list[Player]]:
    table = place.create(*seats, game=GAME.id, options={}, **order)
    return table, [place.player(table["table"], s["token"]) for s in table["seats"]]


def truth(data: Path, table: str) -> Conclave:
    with closing(sqlite3.connect(data / FILE_NAME)) as db:
        (position,) = db.execute(
            "select position from moves where table_id = ? and position is not null order by version desc limit 1",
            [table],
        ).fetchone()
    return Position.decode(GAME, position).state


def hidden_from(t: Conclave, seat: int | None) -> set[int]:
    """The pieces that a seat may not see."""
    hidden = {*t.charms, *t.relics}
    for me in t.members:
        if me.seat != seat:
            hidden |= {*me.hand, *me.played, *me.limbo, *me.shelf, me.sleeve}
    return hidden - {EMPTY}


def told(state: dict[str, Any]) -> set[int]:
    """The pieces that a message names: in the view, the decision, and what is new in the chronicle."""
    view = state["view"]
    named = {*view["charms"], *view["relics"], *view["discard"], *view["box"], *(p for z in view["shown"] for p in z)}
    for me in view["members"]:
        named |= {*me["hand"], *me["played"], *me["limbo"], *me["shelf"], *me["trophies"], me["sleeve"]}
    decision = state["decision"] or {"options": [], "marked": [], "args": {}}
    named |= {o["piece"] for o in decision["options"] if o["piece"] is not None} | set(decision["marked"])
    for thing in (*decision["options"], decision, *state["events"]):
        named |= {a["id"] for a in thing["args"].values() if isinstance(a, dict) and a["kind"] == "piece"}
    return {p for p in named if p >= 0}


@pytest.mark.parametrize("seed", range(4))
def test_no_seat_is_told_a_piece_that_is_hidden_from_it(conclave: Place, seed: int) -> None:
    table, players = lay(conclave, "me", "hotseat", "hotseat", seed=seed)
    readers = [*players, conclave.player(table["table"])]
    for turn, player in enumerate(turns(readers)):
        player.answer(turn + seed)
        newest = player.state["version"]
        for reader in readers:
            while reader.state["version"] < newest:
                reader.receive()
        secrets = truth(conclave.data, table["table"])
        for reader in readers:
            assert not told(reader.state) & hidden_from(secrets, reader.state["seat"])
    lengths = {len(reader.log) for reader in readers}
    assert len(lengths) > 1, "somebody saw more than another, so that gaps would have shown"
    for reader in readers:
        assert [e["seq"] for e in reader.log] == list(range(reader.state["next_seq"]))
        reader.close()


def test_a_secret_choice_tells_the_others_only_that_it_was_made(conclave: Place) -> None:
    _, (one, other) = lay(conclave, "me", "hotseat", seed=7)
    assert one.decision["ask"] == other.decision["ask"] == "commit"
    before = other.state
    while one.state["decision"] is not None:
        one.answer()
    while other.state["version"] < one.state["version"]:
        other.receive()
    assert other.log == before["events"]
    assert other.decision["options"] == before["decision"]["options"]
    assert [w["seat"] for w in other.state["waiting"]] == [1]
    hand = [me["hand"] for me in before["view"]["members"]]
    now = [me["hand"] for me in other.state["view"]["members"]]
    assert now[1] == hand[1]
    assert set(now[0]) <= {-1}


def test_who_decides_at_the_same_time_need_not_wait_for_news(conclave: Place) -> None:
    _, (one, other) = lay(conclave, "me", "hotseat", seed=7)
    question = {
        "number": other.decision["number"],
        "version": other.state["version"],
        "option": other.decision["options"][0]["key"],
    }
    assert one.answer()["kind"] == "accepted"
    assert other.command(kind="answer", **question)["kind"] == "accepted"
    assert other.command(kind="answer", **question)["code"] in ("stale", "not-your-decision")


def test_the_same_key_for_an_earlier_question_is_stale(conclave: Place) -> None:
    _, (one, _) = lay(conclave, "me", "hotseat", seed=7)
    first = one.state["version"], one.decision["number"]
    one.answer()
    if one.state["decision"] is not None:
        late = one.command(kind="answer", version=first[0], number=first[1], option=one.decision["options"][0]["key"])
        assert late["code"] == "stale"


def test_bots_play_a_game_with_hands(conclave: Place) -> None:
    table, (me,) = lay(conclave, "me", "bot:random", "bot:novice")
    for turn, player in enumerate(turns([me])):
        player.answer(turn)
    assert me.state["result"] is not None
    for thought in conclave.bots.thoughts:
        assert thought.game == GAME.id
    assert json.loads(conclave.http.get(f"/api/tables/{table['table']}").text)["over"]
