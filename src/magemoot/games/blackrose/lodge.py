"""The Lodge as a map of hexes (BR-2, BR-17.20): neighbours, distances, straight lines, cells. Nothing here changes.

Rooms lie on 19 hexes in axial coordinates (q, r); a *place* is the number of a hex, from 0 to 18 in the order of the
pack, or `CELL` for whoever is in a cell. Which room lies on which hex is settled at set-up.
"""

from __future__ import annotations

from typing import Final

import msgspec

from magemoot.engine.content import ContentError, Pack

CELL: Final = -1
"""The place of a wizard in his or her cell."""
ANYWHERE: Final = 99
"""The range "any" (BR-17.22)."""
DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

Hex = tuple[int, int]


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of the Lodge as the pack has it.

    Attributes:
        centre: the hex of the Black Rose Room.
        room_hexes: all hexes of rooms.
        cells: for each number of players, the hexes of the cells.
        exits: for each number of players and each cell ("q,r"), the two rooms' hexes it touches.
    """

    centre: Hex
    room_hexes: tuple[Hex, ...]
    cells: dict[str, tuple[Hex, ...]]
    exits: dict[str, dict[str, tuple[Hex, Hex]]]
    provenance: str
    source: str


class Lodge:
    """Everything about places that the rules ask.

    Attributes:
        hexes: the hex of each place.
        centre: the place of the Black Rose Room.
        neighbours: for each place, the adjacent places (BR-2.10), in the order of `DIRECTIONS`.
        distance: for each two places, the steps of the shortest way (BR-17.20 does not ask for it; effects do).
        straight: for each two places, the steps of the straight line between them, or `ANYWHERE` if there is none.
    """

    __slots__ = ("cells", "centre", "distance", "exits", "hexes", "neighbours", "straight")

    def __init__(self, layout: Layout) -> None:
        self.hexes = layout.room_hexes
        self.centre = self.hexes.index(layout.centre)
        place = {at: number for number, at in enumerate(self.hexes)}
        self.neighbours = tuple(
            tuple(place[to] for dq, dr in DIRECTIONS if (to := (q + dq, r + dr)) in place) for q, r in self.hexes
        )
        self.distance = tuple(tuple(_steps(a, b) for b in self.hexes) for a in self.hexes)
        self.straight = tuple(tuple(_line(a, b) for b in self.hexes) for a in self.hexes)
        self.exits = {
            int(players): tuple(tuple(place[to] for to in touched) for touched in cells.values())
            for players, cells in layout.exits.items()
        }
        """For each number of players and each cell, the places its wizard can leave to (BR-R2)."""
        self.cells = {int(players): cells for players, cells in layout.cells.items()}
        """For each number of players, the hexes of the cells."""

    def within(self, here: int, reach: int) -> list[int]:
        """BR-17.19–17.23: the places in range of one: the same, or on a straight line at most so many steps away.

        Args:
            reach: a number of steps from 0 on, or `ANYWHERE`.
        """
        line = self.straight[here]
        return [p for p in self.all() if reach == ANYWHERE or line[p] <= reach]

    def around(self, here: int, distance: int) -> list[int]:
        """The places exactly so many steps away by the shortest way."""
        return [p for p in self.all() if self.distance[here][p] == distance]

    def all(self) -> range:
        """Every place."""
        return range(len(self.hexes))


def read_lodge(pack: Pack) -> Lodge:
    """The Lodge of a pack.

    Raises:
        ContentError: LODGE: hexes twice, no centre among them, or a cell that does not touch the rooms it leads to.
    """
    layout = pack.entry("lodge", "layout", Layout)
    where = pack.where("lodge", "layout")
    hexes = set(layout.room_hexes)
    if len(hexes) != len(layout.room_hexes):
        raise ContentError("LODGE", where, "a hex stands twice in room_hexes")
    if layout.centre not in hexes:
        raise ContentError("LODGE", where, f"the centre {list(layout.centre)} is not one of room_hexes")
    for players, cells in layout.cells.items():
        exits = layout.exits.get(players, {})
        if [_named(cell) for cell in cells] != list(exits):
            raise ContentError(
                "LODGE", where, f"exits for {players} players are not those of its cells, in their order"
            )
        for cell in cells:
            for to in exits[_named(cell)]:
                if to not in hexes or _steps(cell, to) != 1:
                    raise ContentError("LODGE", where, f"cell {_named(cell)} does not touch a room on {list(to)}")
    return Lodge(layout)


def _named(at: Hex) -> str:
    return f"{at[0]},{at[1]}"


def _steps(a: Hex, b: Hex) -> int:
    """The distance of two hexes."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def _line(a: Hex, b: Hex) -> int:
    """The steps between two hexes on one of the three straight lines through `a`, or `ANYWHERE`."""
    q, r = b[0] - a[0], b[1] - a[1]
    return _steps(a, b) if q == 0 or r == 0 or q + r == 0 else ANYWHERE
