"""Reading over REST, the client's files, and the headers that keep strangers out."""

from __future__ import annotations

from pathlib import Path

import pytest

from magemoot.server import static
from tests.server.support import Place, running


def test_games_texts_and_rules(place: Place) -> None:
    games = place.http.get("/api/games").json()
    assert [g["id"] for g in games] == ["blackrose", "spellbook", "talisman", "weirdwood"]
    games = [g for g in games if g["id"] == "spellbook"]
    assert games[0]["levels"] == ["random", "novice", "adept", "master"]
    assert games[0]["options"]["cards"]["default"] in games[0]["options"]["cards"]["values"]
    for language in ("en", "pl", "de"):
        texts = place.http.get(f"/api/texts/{language}")
        assert texts.headers["Content-Type"] == "text/plain; charset=utf-8"
        assert "phase-morning" in texts.text
    rules = place.http.get("/api/rules/spellbook", params={"lang": "en"}).json()
    assert {"id", "chapter", "text"} == set(rules[0])


def test_a_table_tells_what_everybody_may_know(place: Place) -> None:
    table = place.create("me", "bot:adept", name=" Friday\tnight ", undo="strict")
    info = place.table(table["table"])
    assert info["name"] == "Friday night"
    assert (info["undo"], info["version"], info["over"], info["listed"], info["seeded"]) == (
        "strict",
        0,
        False,
        False,
        False,
    )
    assert [s["controller"] for s in info["seats"]] == ["human", "bot"]
    assert set(info) == {
        "table", "game", "name", "options", "seats", "undo", "version", "over", "listed", "seeded", "created",
    }  # fmt: skip


def test_too_many_tables_in_a_minute(tmp_path: Path) -> None:
    with running(tmp_path, creations_a_minute=3) as place:
        for _ in range(3):
            place.create("me")
        problem = place.create("me", expect=429)
        assert problem["code"] == "too-many-tables"
        assert place.http.post("/api/import", content=b"x").status_code == 429


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client in a folder of its own."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>magemoot</title>")
    (folder / "assets" / "index-abc123.js").write_text("0")
    (folder / "vortex.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not for you")
    monkeypatch.setattr(static, "FOLDER", folder)
    return folder


def test_the_client_is_served_with_strict_headers(place: Place, client: Path) -> None:
    page = place.http.get("/")
    assert page.headers["Content-Type"] == "text/html; charset=utf-8"
    assert page.headers["Cache-Control"] == "no-store"
    assert place.http.get("/t/amber-owl-17").text == page.text
    script = place.http.get("/assets/index-abc123.js")
    assert script.headers["Content-Type"].startswith("text/javascript")
    assert "immutable" in script.headers["Cache-Control"]
    assert place.http.get("/vortex.svg").headers["Cache-Control"] == "no-cache"
    assert place.http.get("/assets/gone.js").status_code == 404
    for response in (page, script, place.http.get("/api/games"), place.http.get("/api/nothing")):
        policy = response.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert response.headers["Referrer-Policy"] == "no-referrer"


def test_a_client_reached_by_a_link_is_served_all_the_same(
    place: Place, client: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "link").symlink_to(client, target_is_directory=True)
    monkeypatch.setattr(static, "FOLDER", tmp_path / "link")
    assert place.http.get("/assets/index-abc123.js").status_code == 200


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 300, "/assets/" + "a" * 300 + ".js", "/api/tables/%00"])
def test_a_name_that_no_file_can_have_is_no_server_error(place: Place, client: Path, path: str) -> None:
    assert place.http.get(path).status_code in (200, 404)


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%2e%2e%2fsecret.txt"]
)
def test_the_folder_of_the_client_cannot_be_left(place: Place, client: Path, path: str) -> None:
    assert "not for you" not in place.http.get(path).text


def test_a_client_that_was_not_built_says_so(place: Place, client: Path) -> None:
    (client / "index.html").unlink()
    page = place.http.get("/")
    assert page.status_code == 503
    assert "npm run build" in page.text
