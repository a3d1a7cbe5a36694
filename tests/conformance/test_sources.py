"""What the laws take for granted of the source: zones change in atoms only; nothing reads a clock, chance or a set's order."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import magemoot
from magemoot.engine.state import StateMeta

SRC = Path(magemoot.__file__).parent
CHANGES = {"append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "__setitem__", "__delitem__"}
BY_CHANCE = {"pick", "shuffle"}
FORBIDDEN_MODULES = {"random", "time", "datetime", "secrets", "uuid", "threading", "asyncio", "numpy"}
FORBIDDEN_NAMES = {"hash", "id", "input"}
ORDERED = {"sorted", "len", "any", "all", "sum", "min", "max", "set", "frozenset", "bool"}
"""What may be done with a set: it does not show in which order the set lies."""


# ------------------------------------------------------------------ zones change in atoms only


def zone_names(table: StateMeta) -> set[str]:
    """The names of all zones and slots of a table and the states in it."""
    names: set[str] = set()
    for field in table.FIELDS:
        if field.shape in ("zone", "zones", "piece"):
            names.add(field.name)
        elif field.shape in ("state", "states"):
            names |= zone_names(field.of)
    return names


def changed_zones(source: str, zones: set[str]) -> list[tuple[int, str]]:
    """Where a source changes a zone: by a method of lists, by assignment, by `del`, or by a random pick out of it."""
    found: list[tuple[int, str]] = []
    for scope in _scopes(ast.parse(source)):
        also = _other_names(scope, zones)
        for node in _own(scope):
            for target in _targets(node):
                zone = _zone(target, zones, also)
                if zone is not None:
                    found.append((target.lineno, zone))
    return sorted(set(found))


def _targets(node: ast.AST) -> Iterator[Any]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        if node.func.attr in CHANGES:
            yield node.func.value
        elif node.func.attr in BY_CHANCE:
            yield from node.args
    elif isinstance(node, ast.Assign):
        for target in node.targets:
            yield from _unpacked(target)
    elif isinstance(node, (ast.AugAssign, ast.AnnAssign)):
        yield from _unpacked(node.target)
    elif isinstance(node, ast.Delete):
        yield from node.targets


def _unpacked(target: ast.expr) -> Iterator[ast.expr]:
    """The things assigned to; a plain name is another name, not a change."""
    if isinstance(target, (ast.Tuple, ast.List)):
        for part in target.elts:
            yield from _unpacked(part)
    elif not isinstance(target, ast.Name):
        yield target


def _zone(node: ast.AST, zones: set[str], also: dict[str, str]) -> str | None:
    """The zone that an expression is, or lies in."""
    while isinstance(node, ast.Subscript):
        node = node.value
    if isinstance(node, ast.Attribute) and node.attr in zones:
        return node.attr
    if isinstance(node, ast.Name):
        return also.get(node.id)
    return None


def _other_names(scope: ast.AST, zones: set[str]) -> dict[str, str]:
    """Local names that are the zone itself, not a copy of it."""
    return {
        node.targets[0].id: zone
        for node in _own(scope)
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and not _slice(node.value)
        and (zone := _zone(node.value, zones, {})) is not None
    }


def _slice(node: ast.AST) -> bool:
    return isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice)


def _scopes(tree: ast.AST) -> Iterator[ast.AST]:
    yield tree
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.Lambda)):
            yield node


def _own(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a scope, without those of functions inside it."""
    waiting = list(ast.iter_child_nodes(scope))
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, (ast.FunctionDef, ast.Lambda)):
            waiting.extend(ast.iter_child_nodes(node))


GAME_SOURCES = [
    (id, path)
    for id in sorted(magemoot.games())
    for path in sorted((SRC / "games" / id).rglob("*.py"))
    if "atoms" not in (path.stem, path.parent.name)
]


@pytest.mark.parametrize(("id", "path"), GAME_SOURCES, ids=lambda part: part.name if isinstance(part, Path) else part)
def test_zones_change_in_atoms_only(id: str, path: Path) -> None:
    zones = zone_names(magemoot.games()[id].table)
    assert changed_zones(path.read_text("utf-8"), zones) == []


@pytest.mark.parametrize(
    "line",
    [
        "t.altar.append(x)",
        "t.mages[0].pool.remove(x)",
        "me.cards[3] = x",
        "t.tray += [x]",
        "t.tray, other = other, t.tray",
        "del me.pool[0]",
        "t.rng.pick(t.bag)",
        "pool = me.pool; pool.append(x)",
        "def f(): t.altar.clear()",
        "f = lambda: me.pool.pop()",
    ],
)
def test_a_changed_zone_is_noticed(line: str) -> None:
    assert len(changed_zones(line, {"altar", "pool", "cards", "tray", "bag"})) == 1


@pytest.mark.parametrize(
    "line",
    [
        "left = list(me.pool); left.remove(x)",
        "left = me.pool[:]; left.append(x)",
        "chosen.append(me.pool[0])",
        "n = t.bag[0]",
    ],
)
def test_a_copy_of_a_zone_may_change(line: str) -> None:
    assert changed_zones(line, {"altar", "pool", "cards", "tray", "bag"}) == []


# ------------------------------------------------------------------ no clock, no chance, no order of sets


def unsteady(source: str) -> list[tuple[int, str]]:
    """Where a source reads what is not part of the position: a clock, chance, an address, the order of a set."""
    found: list[tuple[int, str]] = []
    tree = ast.parse(source)
    harmless = _harmless(tree)
    for scope in _scopes(tree):
        sets = {
            node.targets[0].id
            for node in _own(scope)
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and _is_set(node.value, set())
        }
        for node in _own(scope):
            if isinstance(node, ast.Import):
                found += [(node.lineno, a.name) for a in node.names if a.name.split(".")[0] in FORBIDDEN_MODULES]
            elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in FORBIDDEN_MODULES:
                found.append((node.lineno, str(node.module)))
            elif isinstance(node, (ast.For, ast.comprehension)) and node not in harmless and _is_set(node.iter, sets):
                found.append((node.iter.lineno, "walks a set"))
            elif isinstance(node, ast.Starred) and _is_set(node.value, sets):
                found.append((node.lineno, "walks a set"))
            elif isinstance(node, ast.Call):
                found += _unsteady_call(node, sets)
    return sorted(set(found))


def _unsteady_call(node: ast.Call, sets: set[str]) -> list[tuple[int, str]]:
    if isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_NAMES:
        return [(node.lineno, node.func.id)]
    walked = [a for a in node.args if _is_set(a, sets)]
    named = (
        node.func.id
        if isinstance(node.func, ast.Name)
        else node.func.attr
        if isinstance(node.func, ast.Attribute)
        else ""
    )
    if walked and named in {"list", "tuple", "iter", "enumerate", "zip", "dict", "join", "fromkeys", "extend"}:
        return [(node.lineno, "walks a set")]
    if named == "pop" and isinstance(node.func, ast.Attribute) and _is_set(node.func.value, sets):
        return [(node.lineno, "walks a set")]
    return []


def _is_set(node: ast.AST, sets: set[str]) -> bool:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in ("set", "frozenset")
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.BitOr, ast.BitAnd, ast.Sub, ast.BitXor)):
        return _is_set(node.left, sets) or _is_set(node.right, sets)
    if isinstance(node, ast.Name):
        return node.id in sets
    return isinstance(node, (ast.Set, ast.SetComp))


def _harmless(tree: ast.AST) -> list[ast.comprehension]:
    """Walks over sets that go straight into something which does not tell their order."""
    walks: list[ast.comprehension] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.SetComp):
            walks += node.generators
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ORDERED:
            for argument in node.args:
                if isinstance(argument, (ast.GeneratorExp, ast.ListComp)):
                    walks += argument.generators
    return walks


SOURCES = sorted((SRC / "engine").rglob("*.py")) + sorted((SRC / "games").rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(SRC)))
def test_nothing_depends_on_what_is_not_in_the_position(path: Path) -> None:
    assert unsteady(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "import random",
        "from time import monotonic",
        "x = hash('a')",
        "for x in {1, 2}: pass",
        "y = [x for x in set(z)]",
        "a = {1}\nfor x in a: pass",
        "x = list({1, 2})",
        "x = [*{1, 2}]",
        "x = {1, 2}.pop()",
        "x = ','.join({'a'} | b)",
    ],
)
def test_an_unsteady_source_is_noticed(line: str) -> None:
    assert len(unsteady(line)) == 1


@pytest.mark.parametrize(
    "line", ["x = sorted({1, 2})", "x = 1 in {1, 2}", "n = len({x for x in y})", "for x in sorted(set(y)): pass"]
)
def test_a_set_may_be_asked_what_is_in_it(line: str) -> None:
    assert unsteady(line) == []
