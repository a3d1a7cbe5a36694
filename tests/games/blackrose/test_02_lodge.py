"""BR-2 and BR-17.19–17.23: the shape of the Lodge, cells, and ranges along straight lines."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from magemoot.engine.content import ContentError, Pack, load_pack
from magemoot.games.blackrose.lodge import ANYWHERE, Lodge, read_lodge
from magemoot.games.blackrose.result import bonus_points
from tests.games.blackrose.play import new_game, table
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


@rule("BR-2.1", "BR-2.2", "BR-2.4", "BR-R1")
def test_the_throne_room_lies_on_any_neighbour_of_the_black_rose_room_in_the_middle(lodge: Lodge) -> None:
    throne = set()
    for seed in range(40):
        t = new_game(2, seed)
        assert len(set(t.state.room_at)) == 19
        assert t.place("black_rose_room") == lodge.centre
        throne.add(t.place("throne_room"))
    assert throne == set(lodge.neighbours[lodge.centre])


@rule("BR-2.3")
def test_the_other_seventeen_rooms_lie_by_chance_near_and_far(lodge: Lodge) -> None:
    tables = [new_game(2, seed) for seed in range(40)]
    for room in ("garden", "the_abyss", "pleasures_room"):
        assert {lodge.distance[lodge.centre][t.place(room)] for t in tables} == {1, 2}


@rule("BR-2.6", "BR-2.7")
@pytest.mark.parametrize("moon", [1, 2])
def test_all_rooms_can_be_activated_but_the_black_rose_room_only_from_the_second_moon(moon: int) -> None:
    t = table("nero", at="black_rose_room", hand="3 fireball, dismiss", moon=moon)
    assert t.offers("activate") == (moon == 2)
    assert table("nero", at="garden", moon=moon).offers("activate")


@rule("BR-2.7", "BR-24.3")
def test_the_token_of_the_black_rose_room_is_not_turned_ready_before_the_second_moon() -> None:
    t = table("nero", dark=["garden"], phase="clean-up").until_phase("study")
    assert (t.ready("garden"), t.ready("black_rose_room")) == (True, False)


@rule("BR-2.9", "BR-25.5")
@pytest.mark.parametrize(("room", "slots", "value"), [("garden", 4, 2), ("arena", 6, 3), ("black_rose_room", 8, 4)])
def test_a_room_with_all_its_slots_full_is_destroyed_and_its_token_is_worth_its_power(
    room: str, slots: int, value: int
) -> None:
    almost = table("nero", instability={room: {"nero": slots - 1}}, phase="clean-up").until_phase("study")
    assert not almost.destroyed(room)
    t = table("nero", instability={room: {"nero": slots}}, phase="clean-up").until_phase("study")
    assert t.destroyed(room)
    assert t.me.w.rooms == [room]
    assert bonus_points(t.state)[0]["rooms"] == value


@rule("BR-2.10", "BR-14.7", "BR-R2")
@pytest.mark.parametrize(
    ("cell", "rooms"),
    [(0, {"observatory", "treasure_room"}), (1, {"the_abyss", "armory"}), (3, {"forge", "sanctuary"})],
)
def test_a_wizard_leaves_the_cell_into_either_of_the_two_rooms_that_it_touches(cell: int, rooms: set[str]) -> None:
    t = table("nero", "jafar", "tessa", {"who": "rebecca", "cell": 0 if cell else 3}, cell=cell)
    assert {option.removeprefix("room-") for option in t.options} == rooms
    for room in rooms:
        t = table("nero", "jafar", "tessa", {"who": "rebecca", "cell": 0 if cell else 3}, cell=cell)
        assert t.play(room).me.at == room


@rule("BR-2.10", "BR-14.7")
def test_steps_lead_to_the_rooms_that_share_an_edge_and_to_no_cell() -> None:
    t = table("nero", at="sanctuary")
    steps = {option.removeprefix("room-") for option in t.options if option.startswith("room-")}
    assert steps == {"forge", "summoner_room", "garden", "crypt"}, "its cell touches the Sanctuary too"


@rule("BR-2.11", "BR-R3")
def test_any_number_of_miniatures_are_in_one_room_and_enemies_stop_nobody() -> None:
    crowd = ["cerberus@garden", "malacoda@garden", "landsknecht@garden"]
    t = table("nero", {"who": "jafar", "at": "garden", "evocations": crowd}, {"who": "tessa", "at": "garden"},
              at="summoner_room")  # fmt: skip
    t.play("garden")
    assert (t.me.at, t.ask) == ("garden", "step")
    t.play("crypt")
    assert t.me.at == "crypt"


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
