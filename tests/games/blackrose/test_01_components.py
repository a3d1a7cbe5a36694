"""BR-1: what is in the box, as the content pack has it. The rules are not built yet; see the known gaps."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from magemoot.engine.content import Pack, load_pack
from tests.support.rules import rule

FOLDER = Path(str(files("magemoot.games"))) / "blackrose"


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack(FOLDER / "content")


@rule("BR-1.5", "BR-1.6")
def test_eighteen_rooms_in_six_colours_and_the_black_rose_room(pack: Pack) -> None:
    colours = Counter(room["colour"] for room in pack.tables["rooms"].values())
    assert colours.pop("black") == 1
    assert sorted(colours.values()) == [3] * 6


@rule("BR-1.16", "BR-1.18")
def test_two_hundred_and_twenty_eight_spells_and_ten_forgotten_ones(pack: Pack) -> None:
    by_school = Counter(spell["school"] for spell in pack.tables["spells"].values())
    assert sorted(by_school.values()) == [12] * 6
    assert by_school.keys() == pack.tables["schools"].keys()
    copies = sum(s["copies"] for table in ("spells", "signatures") for s in pack.tables[table].values())
    assert copies == 228
    assert [s["copies"] for s in pack.tables["forgotten"].values()] == [1] * 10


@rule("BR-1.17")
def test_each_school_has_two_starting_lists_of_six_of_its_own_spells(pack: Pack) -> None:
    books = pack.tables["books"].values()
    assert Counter(book["school"] for book in books) == dict.fromkeys(pack.tables["schools"], 2)
    for book in books:
        assert len(set(book["spells"])) == len(book["spells"]) == 6
        assert {pack.tables["spells"][s]["school"] for s in book["spells"]} == {book["school"]}


@rule("BR-1.20", "BR-1.21", "BR-R11")
def test_quests_and_events_in_three_moons(pack: Pack) -> None:
    assert Counter(q["moon"] for q in pack.tables["quests"].values()) == {1: 32, 2: 32, 3: 31}
    assert Counter(e["moon"] for e in pack.tables["events"].values()) == {1: 26, 2: 26, 3: 26}


@rule("BR-1.23")
def test_thirty_figures_to_summon_and_a_token(pack: Pack) -> None:
    figures = {id: e["figures"] for id, e in pack.tables["evocations"].items()}
    assert figures.pop("shame_of_crete") == 1
    assert sum(figures.values()) == 30
    assert (figures["landsknecht"], figures["divine_altar"], figures["andromeda"]) == (8, 5, 3)


@pytest.mark.parametrize("language", ["pl", "de"])
def test_every_text_is_there_in_every_language(language: str) -> None:
    def ids(name: str) -> list[str]:
        return re.findall(
            r"^([a-z][a-z0-9-]*) = \S", (FOLDER / "text" / f"{name}.ftl").read_text("utf-8"), re.MULTILINE
        )

    assert ids(language) == ids("en")


def test_every_half_of_every_card_has_a_text(pack: Pack) -> None:
    english = set(re.findall(r"^([a-z][a-z0-9-]*) = ", (FOLDER / "text" / "en.ftl").read_text("utf-8"), re.MULTILINE))
    for table in ("spells", "signatures", "forgotten"):
        for id, spell in pack.tables[table].items():
            halves = list(spell["colours"]) if "colours" in spell else ["straight", "reversed"]
            name = f"spell-{id.replace('_', '-')}"
            assert {name, *(f"{name}-{half}" for half in halves)} <= english
    for table, parts in (
        ("quests", ("", "-requirement", "-reward")),
        ("events", ("", "-text")),
        ("rooms", ("", "-text")),
    ):
        for id in pack.tables[table]:
            assert {f"{table[:-1]}-{id.replace('_', '-')}{part}" for part in parts} <= english
