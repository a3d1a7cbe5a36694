"""BR-1: what is in the box, as the content pack has it, and what is done with it."""

# mypy: disable-error-code="comparison-overlap"

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from magemoot.engine.content import Pack, load_pack
from magemoot.games.blackrose.state import ROSE
from tests.games.blackrose.play import new_game, table
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


@rule("BR-1.1", "BR-1.2", "BR-1.7")
def test_two_boards_with_decks_discards_positions_and_a_marker_for_each_wizard_and_the_black_rose() -> None:
    t = new_game(4)
    s = t.state
    assert [len(deck) for deck in s.quest_decks] == [32, 32, 31]
    assert [len(deck) for deck in s.event_decks] == [26, 26, 26]
    assert (t.quest_discard, t.event_discard, t.board()) == (0, 0, ["", "", ""])
    assert (s.supply[ROSE], s.rose_trophies, s.rose_rooms) == (26, [0, 0, 0, 0], [])
    assert [t.rose, *(t[seat].power for seat in range(4))] == [0] * 5


@rule("BR-1.2", "BR-24.6")
def test_the_event_board_keeps_the_room_tokens_and_trophies_of_the_black_rose() -> None:
    t = table("nero", at="garden", damage={"rose": 10}, instability={"arena": {"rose": 6}}, phase="clean-up",
              event_deck="feeding_time")  # fmt: skip
    assert t.state.rose_rooms == ["arena"]
    assert (t.state.rose_trophies, t.me.at) == ([1, 0], "cell")
    assert t.rose == 1 + 5, "the entry of the event, and the only colour on the life bar"


@rule("BR-1.3", "BR-1.4")
def test_one_wizard_holds_the_crown_and_each_has_an_own_cell() -> None:
    t = table("nero", "jafar", "tessa", "rebecca", rest={"crown": 2})
    assert t.crown == "tessa"
    assert len({tuple(t.next_to(f"cell:{name}")) for name in t.names}) == 4


@rule("BR-1.8", "BR-1.22")
def test_four_wizards_each_with_a_sheet(pack: Pack) -> None:
    assert pack.tables["wizards"].keys() == {"nero", "jafar", "tessa", "rebecca"}
    t = table("nero", "jafar", "tessa", "rebecca")
    assert [len(t[name].w.status) for name in t.names] == [4] * 4
    assert [t[name].wounds for name in t.names] == [0] * 4


@rule("BR-1.9", "BR-1.10", "BR-R9", "BR-3.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twenty_six_cubes_of_each_colour_and_two_action_tokens_for_each_wizard(seats: int) -> None:
    t = new_game(seats)
    assert [player.cubes_left for player in map(t.__getitem__, range(seats))] == [26] * seats
    assert sum(t.state.supply) == 130
    assert [t[seat].tokens for seat in range(seats)] == [2] * seats


@rule("BR-1.11", "BR-17.8", "BR-R6")
def test_a_spell_of_any_element_has_the_choice_of_seven() -> None:
    t = table("nero", {"who": "rebecca", "at": "garden"}, at="garden", spells=["phantom_blade/reversed"], tokens=0)
    t.play("phantom_blade")
    assert (t.ask, t.asked) == ("element", "nero")
    elements = ("air", "earth", "fire", "water", "magic", "holy", "unholy")
    assert sorted(t.options) == sorted(f"element-{e}" for e in elements)


@rule("BR-1.12")
def test_trap_and_protection_tokens_do_for_all_four_spaces() -> None:
    t = table("nero", at="garden", quick="blade_hail", tokens=0,
              spells=["trap: blade_hail", "trap: tripwire_rune", "protection: dark_armour"])  # fmt: skip
    t.play("blade_hail")
    assert t.me.w.status == ["trap", "trap", "trap", "protection"]


@rule("BR-1.13", "BR-21.7", "BR-21.8")
@pytest.mark.parametrize(("taken", "won"), [(9, 1), (10, 0)])
def test_each_wizard_has_ten_trophies_and_then_none(taken: int, won: int) -> None:
    t = table("nero", {"who": "rebecca", "at": "garden", "damage": {"nero": 9}},
              {"who": "tessa", "trophies": {"rebecca": 4}}, at="garden", rest={"rose_trophies": [0, taken - 4, 0]})  # fmt: skip
    t.play("rebecca", "done")
    assert t["rebecca"].at == "cell"
    assert t.me.trophies == ({"rebecca": won} if won else {})


@rule("BR-1.14")
def test_the_shame_of_crete_is_a_miniature_for_every_effect() -> None:
    other = {"who": "rebecca", "at": "arena", "evocations": ["shame_of_crete@arena"], "tokens": 0}
    t = table("nero", other, at="arena", spells=["fireball"])
    assert t.offers("shame_of_crete")
    t.play("fireball", "arena")
    assert sum(t["rebecca"].evocation("shame_of_crete").damage) == 3


@rule("BR-1.15", "BR-14.16", "BR-R53")
@pytest.mark.parametrize("given", [3, 4])
def test_there_are_four_block_tokens(given: int) -> None:
    t = table(
        "nero",
        {"who": "jafar", "blocked_move": True, "blocked_activation": True},
        {"who": "tessa", "blocked_move": given == 4, "blocked_activation": True},
        {"who": "rebecca", "at": "garden"},
        at="garden",
        spells=["petrify"],
    )
    t.play("petrify")
    assert t["rebecca"].damage == {"nero": 3}
    assert t["rebecca"].w.blocked_activation == (given == 3)


@rule("BR-1.19", "BR-R10")
def test_each_figure_to_summon_has_its_card_and_three_cards_of_the_thirty_four_stay_unused(pack: Pack) -> None:
    for evocation in pack.tables["evocations"].values():
        assert evocation["cards"] == evocation["figures"]
        assert {"archetype", "move", "attack", "life"} <= evocation.keys()
    assert sum(e["cards"] for e in pack.tables["evocations"].values()) == 34 - 3


@rule("BR-1.24", "BR-23.3")
@pytest.mark.parametrize(("own", "pins"), [([], 1), (["cerberus@arena"], 2), (["cerberus@arena", "malacoda@arena"], 3)])
def test_a_summoned_evocation_gets_as_many_pins_as_its_slot_shows(own: list[str], pins: int) -> None:
    t = table("nero", at="garden", spells=["rite_of_the_seasons"], evocations=own)
    t.play("rite_of_the_seasons")
    assert t.me.evocation("divine_altar").slot == pins


@pytest.mark.parametrize("language", ["pl", "de"])
def test_every_text_is_there_in_every_language(language: str) -> None:
    def ids(name: str) -> list[str]:
        return re.findall(
            r"^([a-z][a-z0-9-]*) = \S", (FOLDER / "text" / f"{name}.ftl").read_text("utf-8"), re.MULTILINE
        )

    assert ids(language) == ids("en")


def test_every_half_of_every_card_has_a_text(pack: Pack) -> None:
    english = set(re.findall(r"^([a-z][a-z0-9-]*) = ", (FOLDER / "text" / "en.ftl").read_text("utf-8"), re.MULTILINE))
    for of_spells in ("spells", "signatures", "forgotten"):
        for id, spell in pack.tables[of_spells].items():
            halves = list(spell["colours"]) if "colours" in spell else ["straight", "reversed"]
            name = f"spell-{id.replace('_', '-')}"
            assert {name, *(f"{name}-{half}" for half in halves)} <= english
    for group, parts in (
        ("quests", ("", "-requirement", "-reward")),
        ("events", ("", "-text")),
        ("rooms", ("", "-text")),
    ):
        for id in pack.tables[group]:
            assert {f"{group[:-1]}-{id.replace('_', '-')}{part}" for part in parts} <= english
