"""Say which rules of a digest a test exercises: `@rule("SB-8.6", "SB-23.4")`.

An id is the game's two letters and a rule (`SB-8.6`), a worked example (`SB-X3`), a ruling (`SB-R12`) or a table (`SB-T2`). A run of rules in one
chapter may be written as `SB-13.2–13.5`. The chapter's number is never left out, so that a search for a rule finds its tests.
"""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ONE = re.compile(r"([A-Z]{2})-((\d+)\.(\d+)[a-z]?|[RTX]\d+[a-z]?)")
RUN = re.compile(r"([A-Z]{2})-(\d+)\.(\d+)[–-](\d+)\.(\d+)")


def rule(*ids: str) -> pytest.MarkDecorator:
    """A mark that registers the rules which the decorated test (or class, or `pytest.param`) exercises.

    Raises ValueError when an id is not spelt like one.
    """
    return pytest.mark.rule(*(single for text in ids for single in expand(text)))


def expand(text: str) -> list[str]:
    """The single ids that a citation means: `SB-13.2–13.4` is three, everything else itself."""
    run = RUN.fullmatch(text)
    if run:
        game, chapter, first, last_chapter, last = run.groups()
        if chapter != last_chapter or int(first) >= int(last):
            raise ValueError(f"{text!r}: a run of rules goes upwards within one chapter, like 'SB-13.2–13.5'")
        return [f"{game}-{chapter}.{number}" for number in range(int(first), int(last) + 1)]
    if not ONE.fullmatch(text):
        raise ValueError(f"{text!r}: not a rule id; write it like 'SB-8.6', 'SB-R12', 'SB-X3' or 'SB-13.2–13.5'")
    return [text]


@functools.cache
def cited(tests: Path) -> dict[str, list[str]]:
    """Which ids are cited by the tests under a folder, and in which files; read from the source, so nothing has to run."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("*.py")):
        for single in _citations(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(single, []).append(path.name)
    return found


def _citations(tree: ast.AST) -> Iterator[str]:
    """The ids in every `rule(...)` call of a module. Computed ids are not seen: they could not be found by a search either."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield from expand(argument.value)


def listed(text: str) -> set[str]:
    """Every id that a text (a page of `docs/`) names, runs included."""
    runs = {single for match in RUN.finditer(text) for single in expand(match.group(0))}
    return runs | {match.group(0) for match in ONE.finditer(text)}
