"""The pieces of the box, and what a pack is told that cannot be played."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import msgspec
import pytest

from magemoot.engine.content import ContentError
from magemoot.games.blackrose.catalogue import (
    BOX,
    FIRST_EVENT,
    FIRST_MARKER,
    FIRST_QUEST,
    PACK,
    PIECES,
    event_of,
    kinds,
    markers_of,
    quest_of,
    spell_of,
)
from magemoot.games.blackrose.lodge import ANYWHERE
from magemoot.games.blackrose.reading import read
from tests.support.rules import rule


@rule("BR-1.16", "BR-1.18", "BR-1.20", "BR-1.21")
def test_every_card_is_a_piece() -> None:
    assert FIRST_QUEST == 228 + 10
    assert FIRST_EVENT - FIRST_QUEST == 95
    assert FIRST_MARKER - FIRST_EVENT == 78
    assert Counter(s.school for s in spell_of if s)["signature"] == 12
    assert kinds[FIRST_QUEST] == f"quest-{quest_of(FIRST_QUEST).id}"
    assert kinds[FIRST_EVENT] == f"event-{event_of(FIRST_EVENT).id}"


def test_backs_tell_the_school_the_moon_and_whose_marker_it_is() -> None:
    spells = {(spell.wizard or spell.school, PIECES.backs[p]) for p, spell in enumerate(spell_of) if spell}
    assert len(spells) == len({back for _, back in spells}) == 6 + 1 + 4
    assert len({PIECES.backs[p] for p in range(FIRST_QUEST, FIRST_EVENT)}) == 3
    assert len({PIECES.backs[p] for p in range(FIRST_EVENT, FIRST_MARKER)}) == 3
    for seat in range(4):
        straight, reversed_ = markers_of(seat)
        assert len({PIECES.backs[m] for m in (*straight, *reversed_)}) == 1
        assert ({kinds[m] for m in straight}, {kinds[m] for m in reversed_}) == (
            {"marker-straight"},
            {"marker-reversed"},
        )


@rule("BR-4.6", "BR-R7", "BR-R8")
def test_all_four_wizards_hold_seven_cards_move_two_attack_two_and_have_eleven_lives() -> None:
    assert set(BOX.figures) == {"nero", "jafar", "tessa", "rebecca"}
    for figure in BOX.figures.values():
        assert (figure.hand_limit, figure.move, figure.attack, figure.life) == (7, 2, 2, 11)


@rule("BR-20.6")
def test_room_traps_have_two_colours_and_no_sides() -> None:
    traps = [spell for spell in BOX.spells.values() if spell.is_room_trap]
    assert traps
    for trap in traps:
        assert len(trap.halves) == 2
        for colour, half in trap.halves.items():
            assert (half.type, half.trigger["room_colour"]) == ("trap", colour)
    assert {"straight", "reversed"} == set(BOX.spells["fireball"].halves)


@rule("BR-17.18", "BR-17.22")
def test_ranges_are_steps_or_anywhere_and_only_where_something_is_aimed_at() -> None:
    for spell in BOX.spells.values():
        for half in spell.halves.values():
            aimed = half.target in ("single", "area")
            assert (half.range in (0, 1, 2, 3, ANYWHERE)) if aimed else half.range == -1


def broken(table: str, id: str, path: tuple[str, ...], value: Any) -> Any:
    """The pack with one fact changed."""
    tables = copy.deepcopy(PACK.tables)
    part = tables[table][id]
    for name in path[:-1]:
        part = part[name]
    part[path[-1]] = value
    return msgspec.structs.replace(PACK, tables=tables)


@pytest.mark.parametrize(
    ("table", "id", "path", "value", "told"),
    [
        ("spells", "fireball", ("school",), "alchemy", "school alchemy is not one of destruction"),
        ("spells", "fireball", ("straight", "type"), "curse", "type curse is not one of combat"),
        ("spells", "fireball", ("straight", "element"), "ice", "element ice is not one of air"),
        ("spells", "fireball", ("straight", "range"), "far", 'range far is no number and not "any"'),
        ("spells", "fireball", ("straight", "target"), "self", "target self with range 2"),
        ("spells", "fireball", ("straight", "type"), "trap", "traps and protections have a trigger"),
        ("spells", "fireball", ("kind",), "room_trap", "a card has straight and reversed"),
        ("spells", "fireball", ("straight", "ops"), [{"op": "boom"}], "operation boom is not one of"),
        ("spells", "fireball", ("copies",), "three", "copies"),
        ("spells", "fireball", ("colour",), "red", "colour"),
        ("rooms", "forge", ("colour",), "pink", "colour pink is not one of red"),
        ("rooms", "forge", ("activation", "cost"), {"gold": 1}, "a cost is"),
        ("quests", "homage_to_the_throne", ("room",), "cellar", "room cellar is not one of"),
        ("quests", "homage_to_the_throne", ("room",), "", "names the room, and no other does"),
        ("quests", "homage_to_the_throne", ("moon",), 4, "moon 4 is not one of 1, 2, 3"),
        ("events", "herald_of_the_rose", ("entry_position",), 2, "entry_position 2 is not one of 0"),
        ("wizards", "nero", ("signature",), "fireball", "signature fireball is not one of"),
        ("books", "pyromancer", ("school",), "illusion", "spell fireball is not one of"),
        ("evocations", "cerberus", ("archetype",), "dog", "archetype dog is not one of undead"),
    ],
)
def test_a_pack_that_cannot_be_played_is_told_where_and_why(
    table: str, id: str, path: tuple[str, ...], value: Any, told: str
) -> None:
    with pytest.raises(ContentError) as refused:
        read(broken(table, id, path, value))
    assert told in str(refused.value)
    assert id in str(refused.value)


def test_a_room_that_cards_name_must_be_there() -> None:
    tables = copy.deepcopy(PACK.tables)
    del tables["rooms"]["forge"]
    for quest in tables["quests"].values():
        if quest.get("room") == "forge":
            quest["room"] = "garden"
    without_forge = msgspec.structs.replace(PACK, tables=tables)
    with pytest.raises(ContentError, match="'forge' is no room of the pack"):
        read(without_forge)
