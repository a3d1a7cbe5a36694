"""The Chaos Ogre (WM-28): his rows of Health, the Curse Threat, and Lady Weirdwood's rescue and Health."""

from __future__ import annotations

from typing import Final

from magemoot.games.weirdwood.atoms import monster_board
from magemoot.games.weirdwood.boards import Row
from magemoot.games.weirdwood.catalogue import BOX
from magemoot.games.weirdwood.ending import lose
from magemoot.games.weirdwood.manor import THRONE_ROOM
from magemoot.games.weirdwood.state import AREAS, OGRE, Weirdwood
from magemoot.games.weirdwood.table import scaled, threat

ROWS: Final[tuple[tuple[str, Row], ...]] = tuple(
    (area, row) for area in AREAS for row in getattr(BOX.ogre.health.areas, area).rows
)
"""For each row of cubes its area and its facts, in the order of `Monster.cubes`."""
ROWS_OF: Final = {area: [i for i, (name, _) in enumerate(ROWS) if name == area] for area in AREAS}
"""For each area the numbers of its rows."""


def rows_left(t: Weirdwood, area: str) -> list[int]:
    """The rows of an area that still hold cubes, from the first on."""
    return [i for i in ROWS_OF[area] if t.fae.cubes[i]]


def emptied(t: Weirdwood) -> list[str]:
    """WM-28.14: the areas without cubes; none before the cubes are laid out."""
    cubes = t.fae.cubes
    return [area for area in AREAS if cubes and not any(cubes[i] for i in ROWS_OF[area])]


def threat_end(t: Weirdwood) -> int:
    """WM-28.5, WM-R91: the Curse Threat at which the players lose."""
    track = BOX.ogre.curse_track
    return scaled(t, track.loss_at, track.loss_at_by_characters)


def check_threat(t: Weirdwood, rule: str = "WM-28.5") -> None:
    """WM-5.4, WM-28.5: with the Curse Threat at its end against the Ogre the players lose. Raises `Ended`."""
    if t.monster == OGRE and threat(t) >= threat_end(t):
        lose(t, "curse", rule)


def rescue(t: Weirdwood, rule: str = "WM-28.6") -> None:
    """WM-28.6: Lady Weirdwood is rescued once and for all when the Throne Room holds no Scarab."""
    if t.monster == OGRE and not t.fae.rescued and not t.scarabs[THRONE_ROOM]:
        monster_board.rescue_lady(t, rule)


def hurt_lady(t: Weirdwood, n: int, rule: str) -> None:
    """WM-28.9, WM-28.10, WM-R60: Lady Weirdwood loses Health; at the lowest value the players lose. Raises `Ended`."""
    lowest = BOX.ogre.lady_health.loss_at
    monster_board.set_lady_health(t, max(lowest, t.fae.lady_health - n), rule)
    if t.fae.lady_health <= lowest:
        lose(t, "lady", "WM-28.10")
