"""Content packs: a folder of TOML facts with a manifest, read once and checked with precise errors.

A pack is ``manifest.toml`` plus the tables it lists. Every entry (top-level table) of a table says where its facts
come from. The same loader serves the packs that ship with the games and folders that an owner puts in their place.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

PACKS_VARIABLE = "MAGEMOOT_PACKS"
"""Environment variable: a folder with one sub-folder per game whose pack replaces the built-in one."""

T = TypeVar("T")


class ContentError(ValueError):
    """A pack that cannot be used: ``code`` for programs, ``where`` (file and entry) and ``problem`` for people."""

    def __init__(self, code: str, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem} [{code}]")
        self.code = code
        self.where = where
        self.problem = problem


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a pack says about itself: its tables, its licence, and the kinds and titles of its sources."""

    id: str
    game: str
    name: str
    version: str
    licence: str
    tables: tuple[str, ...]
    provenance: dict[str, str]
    credits: str = ""
    sources: dict[str, str] = {}


class Pack(msgspec.Struct, frozen=True):
    """A loaded pack: its manifest, its tables by name, and a hash that changes exactly when a fact changes."""

    manifest: Manifest
    folder: Path
    tables: dict[str, dict[str, Any]]
    hash: str

    def where(self, table: str, entry: str = "") -> str:
        """The place of an entry as errors print it: ``content/spells.toml: sacrifice``."""
        place = f"{self.folder.name}/{table}.toml"
        return f"{place}: {entry}" if entry else place

    def entry(self, table: str, entry: str, form: type[T]) -> T:
        """One entry of a table as ``form``; raises `ContentError` (ENTRY-MISSING, FIELD) when absent or malformed."""
        rows = self.tables.get(table)
        if rows is None:
            raise ContentError("TABLE-MISSING", self.where(table), "the manifest does not list this table")
        if entry not in rows:
            raise ContentError("ENTRY-MISSING", self.where(table), f"the entry [{entry}] is missing")
        return typed(self.where(table, entry), rows[entry], form)


def typed(where: str, row: object, form: type[T]) -> T:
    """``row`` as ``form``; raises `ContentError` (FIELD) with the field and what it should be."""
    try:
        return msgspec.convert(row, form)
    except msgspec.ValidationError as error:
        raise ContentError("FIELD", where, _plain(str(error))) from error


class Card(msgspec.Struct, frozen=True):
    """What the linter must know of a card: the texts it needs and what a test has to name.

    Attributes:
        id: its id in the pack.
        texts: message ids of the card, each with the numbers its sentence must say.
        parts: the parts that each need a test ("sacrifice-4"), with the rule that such a test may cite instead.
    """

    id: str
    texts: dict[str, tuple[int, ...]]
    parts: dict[str, str]


def load_pack(folder: Path) -> Pack:
    """Read and check the pack in ``folder``; raises `ContentError` naming file, entry and what would be right."""
    manifest = _manifest(folder)
    known = {"manifest", *manifest.tables}
    for stray in sorted(path.name for path in folder.glob("*.toml") if path.stem not in known):
        raise ContentError("TABLE-STRAY", f"{folder.name}/{stray}", "the manifest does not list it under `tables`")
    tables = {name: _toml(folder, name) for name in manifest.tables}
    for name, rows in tables.items():
        for entry, row in rows.items():
            where = f"{folder.name}/{name}.toml: {entry}"
            if not isinstance(row, dict):
                raise ContentError("ENTRY", where, "a fact outside an entry: put it under a [table]")
            if "provenance" not in row:
                raise ContentError("PROVENANCE", where, "no `provenance`: say where the facts come from")
            _check_provenance(where, row, manifest)
    facts = [manifest.id, manifest.game, manifest.version, [[name, tables[name]] for name in sorted(tables)]]
    return Pack(manifest, folder, tables, hashlib.sha256(msgspec.json.encode(facts, order="deterministic")).hexdigest())


def load_game_pack(game: str, built_in: Path, environment: Mapping[str, str] = os.environ) -> Pack:
    """The pack of ``game``: the owner's, from the folder named by MAGEMOOT_PACKS, else the built-in one.

    Raises `ContentError` (PACK-GAME) when the pack found is one for another game.
    """
    packs = environment.get(PACKS_VARIABLE, "")
    owners = Path(packs) / game
    pack = load_pack(owners if packs and owners.is_dir() else built_in)
    if pack.manifest.game != game:
        where = f"{pack.folder.name}/manifest.toml"
        raise ContentError("PACK-GAME", where, f'the pack is for "{pack.manifest.game}", not for "{game}"')
    return pack


def _manifest(folder: Path) -> Manifest:
    """The manifest of a pack, with its own errors (PACK-MISSING, FIELD)."""
    where = f"{folder.name}/manifest.toml"
    if not (folder / "manifest.toml").is_file():
        raise ContentError("PACK-MISSING", where, f"{folder} holds no content pack")
    return typed(where, _toml(folder, "manifest"), Manifest)


def _toml(folder: Path, name: str) -> dict[str, Any]:
    """One TOML file as plain data (TABLE-MISSING, TOML)."""
    where = f"{folder.name}/{name}.toml"
    try:
        return tomllib.loads((folder / f"{name}.toml").read_text("utf-8"))
    except FileNotFoundError:
        raise ContentError("TABLE-MISSING", where, "the manifest lists this table, but there is no such file") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError("TOML", where, str(error)) from error


def _check_provenance(where: str, row: dict[str, Any], manifest: Manifest) -> None:
    """An entry, and every part of it that names its own provenance, uses a known kind and names the place."""
    if "provenance" in row:
        if row["provenance"] not in manifest.provenance:
            known = ", ".join(sorted(manifest.provenance))
            raise ContentError("PROVENANCE", where, f"provenance {row['provenance']} is not one of {known}")
        if not isinstance(row.get("source"), str) or not row["source"]:
            raise ContentError("PROVENANCE", where, "no `source`: name the place the facts come from")
    for key, part in row.items():
        if isinstance(part, dict):
            _check_provenance(f"{where}: {key}", part, manifest)


def _plain(message: str) -> str:
    """A msgspec message in the house form: ``points: Expected `int`, got `str```."""
    problem, _, path = message.partition(" - at ")
    path = path.strip("`").removeprefix("$").lstrip(".")
    return f"{path}: {problem}" if path else problem
