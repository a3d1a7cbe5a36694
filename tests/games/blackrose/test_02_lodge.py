"""BR-2 and BR-17.19–17.23: the shape of the Lodge, cells, and ranges along straight lines."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from magemoot.engine.content import ContentError, Pack, load_pack
from magemoot.games.blackrose.lodge import ANYWHERE, Lodge, read_lodge
from tests.support.rules import rule


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack(Path(str(files("magemoot.games"))) / "blackrose" / "content")


@pytest.fixture(scope="module")
def lodge(pack: Pack) -> Lodge:
    return read_lodge(pack)


@rule("BR-2.4", "BR-R1")
def test_nineteen_hexes_in_columns_of_three_four_five_four_three_about_the_centre(lodge: Lodge) -> None:
    columns = [sum(q == column for q, _ in lodge.hexes) for column in range(-2, 3)]
    assert columns == [3, 4, 5, 4, 3]
    assert lodge.hexes[lodge.centre] == (0, 0)
    assert [len(lodge.around(lodge.centre, steps)) for steps in range(4)] == [1, 6, 12, 0]


@rule("BR-2.10")
def test_rooms_that_share_an_edge_are_adjacent_both_ways(lodge: Lodge) -> None:
    assert len(lodge.neighbours[lodge.centre]) == 6
    assert sorted({len(n) for n in lodge.neighbours}) == [3, 4, 6]
    for here in lodge.all():
        assert all(here in lodge.neighbours[there] for there in lodge.neighbours[here])
        assert sorted(lodge.neighbours[here]) == lodge.around(here, 1)


@rule("BR-2.8", "BR-2.10", "BR-R2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_cell_touches_two_adjacent_rooms_at_the_edge(lodge: Lodge, players: int) -> None:
    exits = lodge.exits[players]
    assert len(exits) == players
    for one, other in exits:
        assert lodge.distance[one][other] == 1
        assert lodge.distance[lodge.centre][one] == lodge.distance[lodge.centre][other] == 2
    touched = [room for cell in exits for room in cell]
    assert len(set(touched)) == len(touched)


@rule("BR-17.20", "BR-17.19")
def test_range_goes_along_straight_lines_only(lodge: Lodge) -> None:
    place = {at: number for number, at in enumerate(lodge.hexes)}
    corner = place[2, -2]
    assert lodge.within(corner, 0) == [corner]
    assert {lodge.hexes[p] for p in lodge.within(corner, 1)} == {(2, -2), (1, -2), (2, -1), (1, -1)}
    assert {lodge.hexes[p] for p in lodge.within(corner, 2)} == {
        (2, -2), (1, -2), (2, -1), (1, -1), (0, -2), (2, 0), (0, 0),
    }  # fmt: skip
    beside = place[1, 0]
    assert lodge.distance[corner][beside] == 2
    assert beside not in lodge.within(corner, 3), "near, but on no straight line"
    assert place[-2, 2] in lodge.within(corner, 4)
    assert place[-2, 2] not in lodge.within(corner, 3)


@rule("BR-17.22")
def test_range_any_reaches_every_room(lodge: Lodge) -> None:
    assert lodge.within(0, ANYWHERE) == list(range(19))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"centre": [5, 5]}, "the centre [5, 5] is not one of room_hexes"),
        ({"room_hexes": [[0, 0], [0, 0]]}, "a hex stands twice"),
        ({"exits": {}}, "exits for 2 players are not those of its cells"),
        ({"exits": {"2": {"-2,-1": [[0, 0], [-2, 0]], "2,1": [[2, 0], [1, 1]]}}}, "cell -2,-1 does not touch a room"),
        ({"centre": "middle"}, "centre"),
    ],
)
def test_a_lodge_that_cannot_stand_is_refused(pack: Pack, change: dict[str, object], told: str) -> None:
    broken = {"layout": {**pack.tables["lodge"]["layout"], **change}}
    with pytest.raises(ContentError, match=r"lodge\.toml: layout") as refused:
        read_lodge(msgspec.structs.replace(pack, tables={**pack.tables, "lodge": broken}))
    assert told in str(refused.value)
