"""What is hidden stays hidden: on sockets, over REST, in what bots get, and in the log."""

from __future__ import annotations

import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import magemoot
from magemoot.engine.position import Position
from magemoot.engine.session import seen_from_bytes
from magemoot.engine.state import to_builtins
from magemoot.server import tables
from magemoot.server.opening import FILE_NAME
from tests.server.support import Place, QuickBots, running, turns


def truth(data: Path, table: str) -> tuple[int, dict[str, Any]]:
    """The newest version and the whole table there, hidden facts included."""
    with closing(sqlite3.connect(data / FILE_NAME)) as db:
        version, position = db.execute(
            "select version, position from moves where table_id = ? and position is not null order by version desc",
            [table],
        ).fetchone()
    return version, to_builtins(Position.decode(magemoot.games()["spellbook"], position).state)


def zones(view: dict[str, Any]) -> set[int]:
    """Every piece that a view shows in some place."""
    shown = {p for name in ("bag", "altar", "tray", "opponent", "lower") for p in view[name]}
    return shown | {p for mage in view["mages"] for zone in ("pool", "board", "cards") for p in mage[zone]}


def test_no_message_tells_what_lies_in_the_bag(place: Place) -> None:
    table = place.create("me", "hotseat", "bot:random")
    tokens = [*(s["token"] for s in table["seats"]), table["spectate"]]
    readers = [place.player(table["table"], token) for token in tokens]
    players = readers[:2]
    for turn, player in zip(range(30), turns(players), strict=False):
        heard = [len(reader.heard) for reader in readers]
        assert player.answer(turn)["kind"] == "accepted"
        version, hidden = truth(place.data, table["table"])
        told = "".join("".join(r.heard[n:]) for r, n in zip(readers, heard, strict=True))
        assert str(hidden["rng"]) not in told
        for i in range(len(hidden["bag"]) - 3):
            assert json.dumps(hidden["bag"][i : i + 4])[1:-1].replace(" ", "") not in told
        if player.state["version"] == version:
            assert not zones(player.state["view"]) & set(hidden["bag"])
            assert set(player.state["view"]["bag"]) <= {-1}
            options = (player.state["decision"] or {"options": []})["options"]
            assert not {o["piece"] for o in options} & set(hidden["bag"])
    public = place.http.get(f"/api/tables/{table['table']}").text
    assert "bag" not in public
    for reader in readers:
        reader.close()


def test_spectators_and_seats_see_the_same_numbering_of_what_is_public(place: Place) -> None:
    table = place.create("me", "hotseat")
    with (
        place.player(table["table"], table["seats"][0]["token"]) as me,
        place.player(table["table"], table["spectate"]) as watcher,
    ):
        for turn in range(5):
            if me.state["decision"]:
                me.answer(turn)
        while watcher.state["version"] < me.state["version"]:
            watcher.receive()
        assert [e["seq"] for e in watcher.log] == list(range(watcher.state["next_seq"]))


def test_a_chosen_seed_is_told_to_nobody(place: Place) -> None:
    seed = 7_316_492_558_013
    table = place.create("me", "open", seed=seed)
    with place.player(table["table"], table["seats"][0]["token"]) as me:
        me.answer()
        assert str(seed) not in "".join(me.heard)
    assert str(seed) not in place.http.get(f"/api/tables/{table['table']}").text
    assert place.table(table["table"])["seeded"]


def test_bots_get_an_imagined_world_and_never_the_true_one(tmp_path: Path) -> None:
    bots = QuickBots()
    with running(tmp_path, bots) as place:
        table = place.create("me", "bot:random")
        with place.player(table["table"], table["seats"][0]["token"]) as me:
            for turn in range(8):
                me.to_decide()
                me.answer(turn)
            me.to_decide()
        bags = []
        game = magemoot.games()["spellbook"]
        for thought in bots.thoughts:
            seen = seen_from_bytes(game, thought.seen)
            _, _, _, encoded = msgspec.msgpack.decode(thought.seen)
            imagined = to_builtins(Position.decode(game, encoded).state)["bag"]
            assert set(to_builtins(seen.view)["bag"]) <= {-1}
            bags.append(imagined)
        true_bag = truth(place.data, table["table"])[1]["bag"]
        assert bags
        assert all(bag[: len(true_bag)] != true_bag[: len(bag)] for bag in bags)


def test_a_fault_in_the_rules_is_noted_without_naming_what_is_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path) as place:
        table = place.create("me", "hotseat")
        with place.player(table["table"], table["seats"][0]["token"]) as me, caplog.at_level(logging.DEBUG):

            def broken(*_: object) -> None:
                raise KeyError("the bag holds 17, 43, 88")

            with monkeypatch.context() as patch:
                patch.setattr(tables, "prepared", broken)
                refused = me.answer()
            assert refused["code"] == "server"
            assert refused["args"] == {}
            assert "17, 43, 88" not in caplog.text
            assert "KeyError" in caplog.text
            assert all(s["token"] not in caplog.text for s in table["seats"])
            assert me.answer()["kind"] == "accepted"
            assert me.state["version"] == 1
