"""The words of the cards: the built-in pack uses them rightly, and a wrong one is told what would be right."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from magemoot.engine.content import ContentError, Pack, load_pack
from magemoot.games.blackrose.vocabulary.forms import Names
from magemoot.games.blackrose.vocabulary.steps import CONDITIONS, OPERATIONS, check_steps


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack(Path(str(files("magemoot.games"))) / "blackrose" / "content")


@pytest.fixture(scope="module")
def names(pack: Pack) -> Names:
    spells = [id for table in ("spells", "signatures", "forgotten") for id in pack.tables[table]]
    return Names(pack.tables["rooms"], pack.tables["evocations"], spells)


def effects(where: str, part: Any) -> Iterator[tuple[str, list[Any]]]:
    """Every list of steps in a part of the pack that is no step itself, with its place."""
    if isinstance(part, dict):
        if "op" not in part and "ops" in part:
            yield where, part["ops"]
        for name, inner in part.items():
            if name != "ops":
                yield from effects(f"{where}: {name}", inner)
    elif isinstance(part, list):
        for inner in part:
            yield from effects(where, inner)


def words(part: Any, key: str) -> Iterator[str]:
    """Every operation ("op") or condition ("is") anywhere in a part of the pack."""
    if isinstance(part, dict):
        if isinstance(part.get(key), str):
            yield part[key]
        for inner in part.values():
            yield from words(inner, key)
    elif isinstance(part, list):
        for inner in part:
            yield from words(inner, key)


def test_every_effect_of_the_pack_is_made_of_steps_the_game_knows(pack: Pack, names: Names) -> None:
    found = [effect for table, rows in pack.tables.items() for id, row in rows.items() for effect in effects(id, row)]
    assert len(found) > 360
    for where, steps in found:
        check_steps(where, steps, names)


def test_no_word_is_there_for_nothing(pack: Pack) -> None:
    """Each operation and each condition occurs on a card; those of the evocations' abilities count as well."""
    assert set(OPERATIONS) - set(words(pack.tables, "op")) == set()
    assert set(CONDITIONS) - set(words(pack.tables, "is")) == set()


@pytest.mark.parametrize(
    ("step", "told"),
    [
        ({"op": "smite"}, "operation smite is not one of damage, heal"),
        ({"op": "damage", "to": "target"}, "damage needs n"),
        ({"op": "damage", "to": "everybody", "n": 1}, "damage: to 'everybody' is no word for miniatures"),
        ({"op": "damage", "to": "enemies_in:ring:cellar", "n": 1}, "is no room of the pack and no word for one"),
        ({"op": "damage", "to": "target", "n": "many"}, 'is not a number, "all", or { count, plus, max }'),
        ({"op": "damage", "to": "target", "n": {"count": "roses"}}, "counts roses, which nothing counts"),
        ({"op": "dodge", "n": 2}, "dodge has no n; it has nothing else"),
        ({"op": "summon", "what": "unicorn", "at": "here"}, "names no evocation of the pack: unicorn"),
        ({"op": "teleport", "who": "self", "to": {"distance": 0}}, "has a destination that is no distance"),
        ({"op": "pick", "as": "M 1", "what": "room", "within": "any"}, "is not a name of small letters"),
        ({"op": "mod", "who": "self", "stat": "luck", "n": 1, "until": "end_of_round"}, "is not one of move, attack"),
        ({"op": "if", "cond": {"is": "raining"}, "then": []}, "condition raining is not one of target_is_mage"),
        ({"op": "if", "cond": {"is": "trophies", "who": "it"}, "then": []}, "trophies needs at_least"),
        ({"op": "copy_used_spell", "types": ["combat"], "not": ["nonsense"]}, "is not a list of spells of the pack"),
        (7, "7 is not a step"),
    ],
)
def test_a_wrong_step_is_told_what_would_be_right(step: Any, told: str, names: Names) -> None:
    with pytest.raises(ContentError) as refused:
        check_steps("spells.toml: bolt", [step], names)
    assert told in str(refused.value)
    assert str(refused.value).startswith("spells.toml: bolt, step 1")


def test_a_wrong_step_within_an_option_is_found(names: Names) -> None:
    options = [{"label": "a", "ops": []}, {"label": "b", "ops": [{"op": "heal", "who": "self"}]}]
    with pytest.raises(ContentError, match=r"step 1: choose, option 2, step 1: heal needs n"):
        check_steps("room", [{"op": "choose", "options": options}], names)
    with pytest.raises(ContentError, match=r"an option has a label, ops, and requires"):
        check_steps("room", [{"op": "choose", "options": [{"ops": []}, {"ops": []}]}], names)
