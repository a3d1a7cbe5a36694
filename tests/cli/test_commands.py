from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import urllib.request
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

import magemoot
from magemoot import cli
from magemoot.cli.playing import table_plan
from magemoot.engine.journal import Journal
from magemoot.server.opening import FILE_NAME, open_store
from magemoot.server.schema import MoveRow
from tests.server.writers import a_table

COMMANDS = ("play", "serve", "tidy", "games", "rules", "replay", "sim", "league", "bench", "check")


class Ran:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err

    @property
    def json(self) -> Any:
        assert self.err == ""
        return json.loads(self.out)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    def call(*arguments: str) -> Ran:
        code = cli.run(arguments)
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return call


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    game = magemoot.new("spellbook", seed=4)
    while game.number < 45:
        decision = game.decisions[0]
        game.answer(decision.seat, game.number % len(decision.options))
    file = tmp_path / "game.json"
    file.write_bytes(game.journal.to_json())
    return file


# ------------------------------------------------------------------ help and usage


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run: Any, command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert f"Example: magemoot {command}" in ran.out


def test_the_version_is_the_packages(run: Any) -> None:
    assert run("--version").out == f"magemoot {magemoot.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        ("fly", 2, "No such command 'fly'; see magemoot --help"),
        ("sim", 2, "Missing argument 'GAME'"),
        ("sim chess", 2, "no game 'chess'; there are blackrose, spellbook, talisman, weirdwood"),
        ("sim spellbook --games 0", 2, "greater than or equal to 1"),
        ("sim spellbook --seats 7", 2, "spellbook: 7 seats; it is for 1 to 4"),
        ("sim spellbook --bots wizard", 2, "no bot of level 'wizard'; there are random, novice, adept, master"),
        ("sim spellbook --seats 2 --bots random,random,random", 2, "3 bots for 2 seats"),
        ("sim spellbook --option cards", 2, "--option cards: say NAME=VALUE"),
        ("sim spellbook --option colour=red", 2, "no option 'colour'; there are cards"),
        ("sim spellbook --option cards=set-9", 2, "'set-9' is not one of set-1, set-2"),
        ("sim spellbook --option first=x", 2, "'x' is not a whole number from -1 to 3"),
        ("sim spellbook --ray auto", 2, "--ray: not in this version"),
        ("league spellbook --bots novice,adept", 2, "not in this version"),
        ("play chess", 2, "no game 'chess'"),
        ("play spellbook --seats 9", 2, "9 seats"),
        ("play spellbook --seats 2 --bots novice,adept", 2, "2 bots for 2 seats leave none for you; at most 1"),
        ("play spellbook --seats 0", 2, "--seats 0: spellbook is for 1 to 4"),
        ("play spellbook --seed 9007199254740993", 2, "is too large for a table; at most 9007199254740992"),
        ("play --seats 2", 2, "name the game"),
        ("sim talisman --option turn_limit=--5", 2, "turn_limit"),
        ("tidy --days 1000000", 2, "36500"),
        ("play --no-browser --port 99999", 2, "port 99999: is not a port"),
        ("rules chess", 2, "no game 'chess'"),
        ("rules spellbook --lang fr", 2, "no language 'fr'; there are en, pl, de"),
        ("rules spellbook abracadabra", 1, "nothing in the rulebook mentions 'abracadabra'"),
        ("replay nowhere.json", 2, "nowhere.json: cannot be read"),
        ("bench chess", 2, "no game 'chess'"),
    ],
)
def test_bad_usage_is_told_in_one_line(run: Any, tmp_path: Path, arguments: str, code: int, message: str) -> None:
    ran = run(*arguments.split(), *(["--data", str(tmp_path)] if "--no-browser" in arguments else []))
    assert ran.code == code
    assert ran.out == ""
    assert ran.err.startswith("magemoot: ")
    assert ran.err.count("\n") == 1
    assert message in ran.err


# ------------------------------------------------------------------ games, rules, check


def test_games_says_what_is_installed(run: Any) -> None:
    blackrose, spellbook, talisman, weirdwood = run("games", "--json").json
    assert [game["id"] for game in (blackrose, spellbook, talisman, weirdwood)] == [
        "blackrose",
        "spellbook",
        "talisman",
        "weirdwood",
    ]
    assert blackrose["cards"] == {"kinds": 286, "implemented": 286}
    assert weirdwood["cards"] == {"kinds": 179, "implemented": 179}
    assert spellbook["name"] == "Spellbook"
    assert spellbook["seats"] == [1, 4]
    assert spellbook["options"]["cards"]["kind"] == "choice"
    assert spellbook["options"]["cards"]["default"] == "set-1"
    assert "classic" in spellbook["options"]["cards"]["values"]
    assert spellbook["cards"] == {"kinds": 21, "implemented": 21}
    assert "Spellbook, 1 to 4 seats" in run("games").out


def test_rules_finds_a_rule_a_chapter_and_a_word(run: Any) -> None:
    assert [line.split()[0] for line in run("rules", "spellbook", "SB-8.6").out.splitlines() if "SB-" in line] == [
        "SB-8.6"
    ]
    assert all("SB-8." in line for line in run("rules", "spellbook", "sb-8").out.splitlines()[2:] if line)
    assert "SB-8.6" in run("rules", "spellbook", "wild matter").out
    assert len(run("rules", "spellbook").out.splitlines()) > 200


def test_check_prints_one_document_and_says_by_its_code_whether_all_is_well(run: Any) -> None:
    ran = run("check", "--json")
    assert set(ran.json) == {"errors", "warnings", "counts"}
    assert ran.code == (1 if ran.json["errors"] else 0)


# ------------------------------------------------------------------ replay


def test_replay_confirms_a_journal_and_shows_any_decision(run: Any, journal: Path) -> None:
    assert "45 decisions, all as recorded" in run("replay", str(journal)).out
    found = run("replay", str(journal), "--at", "12", "--json").json
    assert (found["at"], found["decisions"], found["over"]) == (12, 12, False)
    recorded = Journal.from_json(journal.read_bytes()).answers()[12]
    assert found["pending"][0]["seat"] == recorded.seat
    assert found["pending"][0]["options"][recorded.index] == recorded.key


def test_replay_shows_no_hidden_token(run: Any, journal: Path) -> None:
    assert set(run("replay", str(journal), "--json").json["view"]["bag"]) == {-1}


def test_replay_refuses_what_leads_elsewhere_with_the_reason(run: Any, journal: Path, tmp_path: Path) -> None:
    document = json.loads(journal.read_bytes())
    forged = tmp_path / "forged.json"
    for change, reason in (
        ({"seed": 5}, "this game offers"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"content_hash": "0"}, "was written with content 0"),
        ({"seats": 12}, "12 seats"),
        ({"format": "other"}, "format 'other'"),
        ({"lines": [["x"]]}, "no magemoot journal"),
    ):
        forged.write_text(json.dumps(document | change))
        ran = run("replay", str(forged))
        assert (ran.code, ran.out) == (1, "")
        assert reason in ran.err
        assert ran.err.count("\n") == 1
    forged.write_bytes(journal.read_bytes()[:300])
    assert run("replay", str(forged)).code == 1
    assert "decisions 0 to 45" in run("replay", str(journal), "--at", "46").err


# ------------------------------------------------------------------ sim and bench


def test_sim_reports_the_same_for_any_number_of_workers(run: Any) -> None:
    one, two = (run("sim", "spellbook", "--games", "24", "--seats", "3", "--workers", n, "--json").json for n in "12")
    for report in (one, two):
        assert report.pop("seconds") >= 0
        assert report.pop("decisions_per_second") > 0
    assert one == two
    assert (one["game"], one["games"], one["finished"], one["errors"]) == ("spellbook", 24, 24, [])
    assert set(one["length"]) == {"p50", "p95", "max"}
    assert set(one["wins"]) == {"0", "1", "2"}
    assert sum(one["wins"].values()) + one["shared_or_none"] == pytest.approx(1)
    assert sum(one["endings"].values()) == 24
    assert re.fullmatch("[0-9a-f]{24}", one["fingerprint"])


def test_sim_writes_games_charts_and_journals(run: Any, tmp_path: Path) -> None:
    pytest.importorskip("polars")
    pytest.importorskip("altair")
    pytest.importorskip("vl_convert")
    import polars as pl

    table, page, folder = tmp_path / "o" / "games.parquet", tmp_path / "games.html", tmp_path / "journals"
    ran = run(
        *("sim", "spellbook", "--games", "4", "--seed", "10", "--bots", "random,random"),
        *("--out", str(table), "--report", str(page), "--journals", str(folder)),
    )
    assert (ran.code, ran.err) == (0, "")
    games = pl.read_parquet(table)
    assert games["seed"].to_list() == [10, 11, 12, 13]
    text = page.read_text("utf-8")
    assert "<script src=" not in text
    assert "4 games" in text
    assert sorted(file.name for file in folder.iterdir()) == [f"spellbook-{seed}.json" for seed in range(10, 14)]
    assert run("replay", str(folder / "spellbook-11.json"), "--json").json["fingerprint"] == games["fingerprint"][1]


def test_sim_says_where_it_cannot_write(run: Any, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    ran = run("sim", "spellbook", "--games", "1", "--out", str(blocked / "games.parquet"))
    assert ran.code == 1
    assert "cannot be made" in ran.err


def test_bench_prints_the_figures_it_promises(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from magemoot.lab import bench

    for name, value in (("PASSES", 1), ("GAMES", 1), ("SAMPLED", 1), ("CALIBRATION", 1000)):
        monkeypatch.setattr(bench, name, value)
    found = run("bench", "spellbook", "--json").json
    assert set(found) == {"compiled", "calibration_ms", "games"}
    figures = found["games"]["spellbook"]
    assert set(figures) == {
        "decisions_per_second",
        "fork_us",
        "imagine_us",
        "view_us",
        "encode_us",
        "position_bytes",
        "rollouts50_per_second",
    }
    assert all(value > 0 for value in figures.values())


# ------------------------------------------------------------------ play and serve


def test_a_table_is_planned_before_anything_starts() -> None:
    def kinds(*arguments: Any) -> list[str]:
        return [s.get("level", s["kind"]) for s in table_plan("spellbook", *arguments)["seats"]]

    assert kinds(None, None, None, None) == ["me", "adept"]
    assert kinds(3, None, None, None) == ["me", "adept", "adept"]
    assert kinds(3, "novice", None, None) == ["me", "hotseat", "novice"]
    assert kinds(2, "none", None, None) == ["me", "hotseat"]
    assert kinds(1, None, None, None) == ["me"]
    assert kinds(None, "novice,master", None, None) == ["me", "novice", "master"]
    plan = table_plan("spellbook", 1, None, ["handicap=2", "cards=classic"], 9)
    assert (plan["options"], plan["seed"]) == ({"handicap": 2, "cards": "classic"}, 9)


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    """A data folder with a table of today and one last played 200 days ago."""

    async def make() -> None:
        store = open_store(tmp_path)
        for id in ("amber-owl-17", "bronze-elk-4"):
            await store.create(*a_table(id))
        async with store._engine.begin() as db:
            long_ago = datetime.now(UTC) - timedelta(days=200)
            await db.execute(update(MoveRow).where(MoveRow.table_id == "bronze-elk-4").values(at=long_ago))
        await store.close()

    asyncio.run(make())
    return tmp_path


def ids_in(data: Path) -> list[str]:
    with closing(sqlite3.connect(data / FILE_NAME)) as db:
        counted = [db.execute(f"select count(distinct table_id) from {of}").fetchone() for of in ("moves", "seats")]
        found = [id for (id,) in db.execute("select id from tables order by id")]
    assert counted == [(len(found),)] * 2
    return found


def test_old_tables_are_listed_and_stay(run: Any, tables: Path) -> None:
    ran = run("tidy", "--data", str(tables))
    assert ran.code == 0
    listed, summed = ran.out.splitlines()
    assert listed.startswith("bronze-elk-4: spellbook, last played on ")
    assert summed == "1 table idle for 180 days or more"
    assert run("tidy", "--data", str(tables), "--days", "201", "--json").json == {"removed": False, "tables": []}
    assert ids_in(tables) == ["amber-owl-17", "bronze-elk-4"]


def test_old_tables_are_removed_with_all_that_belongs_to_them(run: Any, tables: Path) -> None:
    found = run("tidy", "--data", str(tables), "--days", "199", "--remove", "--json").json
    assert (found["removed"], [table["id"] for table in found["tables"]]) == (True, ["bronze-elk-4"])
    assert ids_in(tables) == ["amber-owl-17"]
    assert run("tidy", "--data", str(tables), "--remove").out == "0 tables idle for 180 days or more\n"


def test_tidying_what_cannot_be_read_is_refused(run: Any, tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"no database at all" * 99)
    ran = run("tidy", "--data", str(tmp_path))
    assert ran.code == 1
    assert "is damaged or no magemoot database" in ran.err


def test_the_package_runs_as_the_command_does() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "magemoot", "games", "--json"], capture_output=True, text=True, check=True
    )
    as_command = subprocess.run(
        [sys.executable, "-m", "magemoot.cli", "games", "--json"], capture_output=True, text=True, check=True
    )
    assert json.loads(ran.stdout) == json.loads(as_command.stdout) != []


def _served(tmp_path: Path, *arguments: str) -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen(
        [sys.executable, "-m", "magemoot.cli", *arguments, "--port", "0", "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    return process, line.removeprefix("magemoot is at ").strip()


@pytest.mark.slow
@pytest.mark.parametrize("table", [(), ("spellbook", "--seats", "3", "--bots", "random")])
def test_play_serves_until_it_is_interrupted(tmp_path: Path, table: tuple[str, ...]) -> None:
    process, address = _served(tmp_path, "play", *table, "--no-browser")
    try:
        root, _, fragment = address.partition("#")
        with urllib.request.urlopen(root + "api/games", timeout=20) as answer:
            assert "spellbook" in [game["id"] for game in json.loads(answer.read())]
        assert fragment.count(",") == (1 if table else 0)
    finally:
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=30)
    assert process.returncode == 0
    assert err.strip() == ""


@pytest.mark.slow
def test_several_processes_serve_the_same_tables(tmp_path: Path) -> None:
    process, address = _served(tmp_path, "serve", "--host", "127.0.0.1", "--workers", "2")
    try:
        body = json.dumps({"game": "spellbook", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}).encode()
        request = urllib.request.Request(address + "api/tables", body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=60) as answer:
            made = json.loads(answer.read())["table"]
        for _ in range(8):
            with urllib.request.urlopen(address + "api/tables", timeout=20) as answer:
                assert made in answer.read().decode()
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=30)


def test_a_port_in_use_is_told_in_one_line(run: Any, tmp_path: Path) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ran = run("serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path))
    assert ran.code == 1
    assert ran.err == f"magemoot: port {port}: is in use; choose another with --port, or 0 for any free one\n"


def test_a_data_folder_that_cannot_be_used_is_told_in_one_line(run: Any, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    ran = run("play", "--no-browser", "--data", str(blocked / "tables"))
    assert ran.code == 1
    assert ran.err.count("\n") == 1
    assert "--data" in ran.err


def test_a_faulty_pack_is_told_in_one_line(tmp_path: Path) -> None:
    pack = tmp_path / "spellbook"
    pack.mkdir()
    (pack / "manifest.toml").write_text('id = "mine"\n')
    ran = subprocess.run(
        [sys.executable, "-m", "magemoot.cli", "games"],
        env={**os.environ, "MAGEMOOT_PACKS": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr.startswith("magemoot: ")
    assert ran.stderr.count("\n") == 1
    assert "Traceback" not in ran.stderr
