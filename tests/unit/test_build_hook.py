"""The build hook: when it builds the client, when it does not, and what it says when it cannot."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

import hatch_build


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with the smallest client."""
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    (tmp_path / "web" / "src" / "main.ts").write_text("export {}")
    return tmp_path


@pytest.fixture
def npm_calls(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What the hook asked npm to do; `run build` leaves a page, as Vite does."""
    calls: list[list[str]] = []

    def npm(arguments: list[str], web: Path) -> None:
        calls.append(arguments)
        if arguments == ["run", "build"]:
            static = project / "src" / "magemoot" / "static"
            static.mkdir(parents=True, exist_ok=True)
            (static / "index.html").write_text("<!doctype html>")

    monkeypatch.setattr(hatch_build, "npm", npm)
    monkeypatch.delenv("MAGEMOOT_SKIP_WEB", raising=False)
    return calls


def build(project: Path) -> None:
    """Run the hook as hatchling does."""
    config: dict[str, Any] = {}
    hook = hatch_build.WebBuildHook(str(project), config, None, None, str(project / "dist"), "wheel")  # type: ignore[arg-type]
    hook.initialize("standard", {})


def test_a_first_build_installs_what_the_build_needs_and_builds(project: Path, npm_calls: list[list[str]]) -> None:
    build(project)
    assert npm_calls == [["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"]]


def test_an_unchanged_client_is_not_built_again(project: Path, npm_calls: list[list[str]]) -> None:
    build(project)
    npm_calls.clear()
    (project / "web" / "node_modules" / "svelte").mkdir(parents=True)
    (project / "web" / "node_modules" / "svelte" / "index.js").write_text("no source of ours")
    build(project)
    assert npm_calls == []


def test_a_changed_client_is_built_again(project: Path, npm_calls: list[list[str]]) -> None:
    build(project)
    (project / "web" / "src" / "main.ts").write_text("export const changed = 1")
    build(project)
    assert npm_calls.count(["run", "build"]) == 2


def test_a_moved_file_is_a_change(project: Path) -> None:
    before = hatch_build.digest(project / "web")
    (project / "web" / "src" / "main.ts").rename(project / "web" / "src" / "start.ts")
    assert hatch_build.digest(project / "web") != before


def test_a_developers_own_packages_are_left_alone(project: Path, npm_calls: list[list[str]]) -> None:
    marker = project / "web" / "node_modules" / ".package-lock.json"
    marker.parent.mkdir()
    marker.write_text("{}")
    later = (project / "web" / "package-lock.json").stat().st_mtime + 1
    os.utime(marker, (later, later))
    build(project)
    assert npm_calls == [["run", "build"]]


def test_the_client_can_be_left_out(project: Path, npm_calls: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGEMOOT_SKIP_WEB", "1")
    build(project)
    assert npm_calls == []


@pytest.mark.usefixtures("npm_calls")
def test_without_the_client_sources_it_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"package-lock\.json: not found.*MAGEMOOT_SKIP_WEB=1"):
        build(tmp_path / "empty")


def test_a_build_that_leaves_no_page_is_an_error(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MAGEMOOT_SKIP_WEB", raising=False)
    monkeypatch.setattr(hatch_build, "npm", lambda arguments, web: None)
    with pytest.raises(SystemExit, match=r"index\.html: not found after `npm run build`"):
        build(project)
    assert not (project / "src" / "magemoot" / "static" / ".stamp").exists()


def test_npm_says_why_it_failed(project: Path) -> None:
    (project / "web" / "package.json").write_text(
        '{"scripts": {"build": "node -e \\"console.error(\'no luck\'); process.exit(3)\\""}}'
    )
    with pytest.raises(SystemExit, match=r"npm run build failed in .*web \(exit 3\):(.|\n)*no luck"):
        hatch_build.npm(["run", "build"], project / "web")
