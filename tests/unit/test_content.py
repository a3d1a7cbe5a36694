"""Content packs: what a sound one gives, and what a broken one is told."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from magemoot.engine.content import ContentError, Pack, load_game_pack, load_pack
from magemoot.games.spellbook import catalogue
from magemoot.games.spellbook.catalogue import COLOURS, RUNES, SETS, SPELL, SPELLS, read
from tests.support.rules import rule

BUILT_IN = Path(catalogue.__file__).with_name("content")

MANIFEST = """
id = "tiny"
game = "pebbles"
name = "Three pebbles"
version = "1"
licence = "MIT"
tables = ["stones"]
[provenance]
house = "made up for a test"
"""
STONES = """
[grey]
weight = 2
provenance = "house"
source = "this test"
"""


class Stone(msgspec.Struct):
    weight: int
    provenance: str
    source: str


def tiny(folder: Path, manifest: str = MANIFEST, **tables: str) -> Path:
    """A small pack for a game that is not ours."""
    folder.mkdir(exist_ok=True)
    (folder / "manifest.toml").write_text(manifest, "utf-8")
    for name, text in (tables or {"stones": STONES}).items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def changed(tmp_path: Path, table: str, old: str, new: str, count: int = 1) -> Pack:
    """Spellbook's own pack with one thing changed."""
    folder = tmp_path / "content"
    shutil.copytree(BUILT_IN, folder)
    file = folder / f"{table}.toml"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, count), "utf-8")
    return load_pack(folder)


def test_a_pack_gives_its_entries_in_typed_form(tmp_path: Path) -> None:
    pack = load_pack(tiny(tmp_path / "tiny"))
    assert pack.manifest.name == "Three pebbles"
    assert pack.entry("stones", "grey", Stone).weight == 2


def test_the_hash_changes_with_the_facts_and_with_nothing_else(tmp_path: Path) -> None:
    first = load_pack(tiny(tmp_path / "one")).hash
    commented = load_pack(tiny(tmp_path / "two", stones="# a remark\n" + STONES)).hash
    heavier = load_pack(tiny(tmp_path / "three", stones=STONES.replace("2", "3"))).hash
    assert first == commented != heavier


@pytest.mark.parametrize(
    ("manifest", "tables", "message"),
    [
        (MANIFEST.replace('"MIT"', "7"), {}, "licence: Expected `str`, got `int` [FIELD]"),
        (MANIFEST + "\nodd = 1", {}, "tiny/manifest.toml: provenance[...]: Expected `str`, got `int` [FIELD]"),
        (
            MANIFEST.replace('"stones"', '"stones", "sticks"'),
            {},
            "tiny/sticks.toml: the manifest lists this table, but",
        ),
        (MANIFEST, {"stones": STONES, "sticks": ""}, "tiny/sticks.toml: the manifest does not list it under `tables`"),
        (MANIFEST, {"stones": "[grey"}, "tiny/stones.toml: Expected ']'"),
        (MANIFEST, {"stones": "weight = 2"}, "tiny/stones.toml: weight: a fact outside an entry"),
        (MANIFEST, {"stones": "[grey]\nweight = 2"}, "tiny/stones.toml: grey: no `provenance`"),
        (MANIFEST, {"stones": STONES.replace('"house"', '"rumour"')}, "grey: provenance rumour is not one of house"),
        (MANIFEST, {"stones": STONES.replace('"this test"', '""')}, "grey: no `source`"),
        (
            MANIFEST,
            {"stones": STONES + '[grey.edge]\nprovenance = "?"'},
            "grey: edge: provenance ? is not one of house",
        ),
    ],
)
def test_a_broken_pack_is_told_where_and_what_would_be_right(
    tmp_path: Path, manifest: str, tables: dict[str, str], message: str
) -> None:
    with pytest.raises(ContentError) as error:
        load_pack(tiny(tmp_path / "tiny", manifest, **tables))
    assert message in str(error.value)
    assert str(error.value).endswith(f"[{error.value.code}]")


def test_a_folder_without_a_manifest_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"holds no content pack \[PACK-MISSING\]"):
        load_pack(tmp_path)


def test_an_entry_that_is_not_there_is_named(tmp_path: Path) -> None:
    pack = load_pack(tiny(tmp_path / "tiny"))
    with pytest.raises(ContentError, match=r"tiny/stones.toml: the entry \[red\] is missing \[ENTRY-MISSING\]"):
        pack.entry("stones", "red", Stone)
    with pytest.raises(
        ContentError, match=r"tiny/sticks.toml: the manifest does not list this table \[TABLE-MISSING\]"
    ):
        pack.entry("sticks", "red", Stone)


def test_an_owners_folder_stands_in_for_the_built_in_pack(tmp_path: Path) -> None:
    built_in = tiny(tmp_path / "built-in")
    owners = tmp_path / "packs"
    owners.mkdir()
    assert load_game_pack("pebbles", built_in, {}).folder == built_in
    assert load_game_pack("pebbles", built_in, {"MAGEMOOT_PACKS": str(owners)}).folder == built_in
    tiny(owners / "pebbles", stones=STONES.replace("2", "9"))
    mine = load_game_pack("pebbles", built_in, {"MAGEMOOT_PACKS": str(owners)})
    assert mine.entry("stones", "grey", Stone).weight == 9


def test_a_pack_for_another_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r'the pack is for "pebbles", not for "spellbook" \[PACK-GAME\]'):
        load_game_pack("spellbook", tiny(tmp_path / "tiny"), {})


# ------------------------------------------------------------------ Spellbook's pack


@rule("SB-1.3", "SB-1.4", "SB-1.6", "SB-1.7")
def test_105_tokens_five_of_each_colour_and_rune() -> None:
    pairs = list(zip(catalogue.colour_of, catalogue.rune_of, strict=True))
    assert len(pairs) == catalogue.TOKENS == 105
    assert {pairs.count((c, r)) for c in range(len(COLOURS)) for r in range(len(RUNES))} == {5}
    assert catalogue.KIND_KEYS[catalogue.kind_of[104]] == "yellow-square"


@rule("SB-1.2", "SB-3.8–3.10", "SB-3.11")
def test_three_sets_of_seven_one_spell_of_each_colour() -> None:
    assert {number: [SPELLS[index].id for index in cards][:2] for number, cards in SETS.items()} == {
        1: ["sacrifice", "levitation"],
        2: ["eruption", "sharing"],
        3: ["blaze", "divination"],
    }
    for cards in SETS.values():
        assert [SPELLS[index].colour for index in cards] == list(range(7))
    assert catalogue.SPELLS_PER_COLOUR ** len(COLOURS) == 2187


def test_a_spell_knows_its_place_and_its_levels() -> None:
    storm = SPELL["storm"]
    assert storm.index == storm.colour * 3 + storm.set - 1
    assert [storm.levels[level].points for level in (3, 4, 5)] == [4, 6, 8]
    assert storm.levels[3].timing == "none"
    assert SPELL["sacrifice"].levels[4].runes == (RUNES.index("triangle"),)
    assert SPELL["clone"].levels[5].params["copy_phase"] == 0


@rule("SB-7.6", "SB-7.7", "SB-11.9", "SB-20.6", "SB-20.10")
def test_both_tracks_have_their_printed_values() -> None:
    assert catalogue.BOARD_SCORE == (0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18)
    assert list(catalogue.OPPONENT_SCORE) == [0, 0, 0, 0, *range(14, 42, 2)]
    assert (catalogue.BOARD_SPACES, catalogue.OPPONENT_SPACES) == (14, 17)


@pytest.mark.parametrize(
    ("table", "old", "new", "message"),
    [
        (
            "spells",
            "[sacrifice.level.5]",
            "[sacrifice.level.6]",
            "content/spells.toml: sacrifice: level 6 is not one of 3, 4, 5 [CARD-LEVEL]",
        ),
        ("spells", 'colour = "red"', 'colour = "pink"', "colour pink is not one of red, purple, green"),
        ("spells", "set = 2", "set = 4", "content/spells.toml: eruption: set 4 is not one of 1, 2, 3 [CARD-SET]"),
        (
            "spells",
            "set = 2",
            "set = 1",
            "content/spells.toml: eruption: sacrifice is already the red spell of set 1 [COUNT]",
        ),
        (
            "spells",
            'phase = "morning"',
            'phase = "noon"',
            "sacrifice: phase noon is not one of morning, midday, evening",
        ),
        ("spells", 'timing = "morning"', 'timing = "soon"', "sacrifice: level 3: timing soon is not one of"),
        (
            "spells",
            'phase = "morning"\n',
            "",
            "sacrifice: level 3: timing morning needs the card's phase to be morning",
        ),
        ("spells", 'runes = ["circle"]', 'runes = ["star"]', "sacrifice: level 3: rune star is not one of circle"),
        ("spells", 'runes = ["circle"]\n', "", 'runes are listed exactly when rune_rule is "fixed" [CARD-RUNE]'),
        ("spells", 'rune_rule = "fixed"', 'rune_rule = "any"', "rune_rule any is not one of none, fixed, card"),
        ("spells", 'copy_phase = "midday"', 'copy_phase = "noon"', "clone: level 3: copy_phase noon is not one of"),
        ("spells", "points = 1", 'points = "one"', "sacrifice: level 3: points: Expected `int`, got `str` [FIELD]"),
        ("board", "pool = 9", "pool = true", "content/board.toml: limits: pool: Expected `int`, got `bool` [FIELD]"),
        ("board", "[rulings]", "[ruling]", "content/board.toml: the entry [rulings] is missing [ENTRY-MISSING]"),
    ],
)
def test_a_pack_that_breaks_the_shape_of_the_game_is_refused(
    tmp_path: Path, table: str, old: str, new: str, message: str
) -> None:
    pack = changed(tmp_path, table, old, new)
    with pytest.raises(ContentError) as error:
        read(pack)
    assert message in str(error.value)


def test_a_missing_level_a_missing_spell_and_a_strange_entry_are_refused(tmp_path: Path) -> None:
    pack = changed(tmp_path, "spells", "set = 1", "set = 1")
    del pack.tables["spells"]["cure"]["level"]["4"]
    with pytest.raises(ContentError, match=r"cure: level 4 is missing \[CARD-LEVEL\]"):
        read(pack)
    del pack.tables["spells"]["cure"]
    with pytest.raises(ContentError, match=r"20 spells, 21 are needed \[COUNT\]"):
        read(pack)
    pack.tables["board"]["weather"] = {}
    with pytest.raises(ContentError, match=r"the entry \[weather\] means nothing in this game \[ENTRY-UNKNOWN\]"):
        read(pack)


def test_another_pack_may_change_numbers(tmp_path: Path) -> None:
    pack = changed(tmp_path, "board", "pool = 9", "pool = 12")
    assert read(pack).limits.pool == 12
    assert pack.hash != catalogue.CONTENT_HASH
