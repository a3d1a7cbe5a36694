"""Battle Dice: how they are rolled, and what their faces are worth (WM-14.8, WM-20.2, WM-20.3)."""

from __future__ import annotations

from collections.abc import Sequence

from magemoot.engine.events import Ref
from magemoot.games.weirdwood.catalogue import BOX
from magemoot.games.weirdwood.state import Fighter, Weirdwood

Worth = tuple[int, int, int]
"""Hits, Blocks, Charges (bursts of an enemy, WM-R27)."""


def roll(t: Weirdwood, colours: Sequence[str], by: Ref | None = None) -> list[int]:
    """WM-14.8, WM-R38: roll Battle Dice of some colours. Returns for each the index of its face.

    Args:
        by: who rolls, for the chronicle.
    """
    faces = [t.rng.die(len(BOX.dice[colour].faces)) - 1 for colour in colours]
    if t.log is not None and by is not None and colours:
        hits, blocks, charges = total(colours, faces)
        t.note("roll", "WM-14.8", who=by, count=len(faces), hits=hits, blocks=blocks, charges=charges)
    return faces


def total(colours: Sequence[str], faces: Sequence[int]) -> Worth:
    """What dice show together; one that was not rolled (face -1) shows nothing."""
    shown = [BOX.dice[colour].faces[face] for colour, face in zip(colours, faces, strict=True) if face >= 0]
    hits, blocks, charges = (sum(int(face.get(what, 0)) for face in shown) for what in ("hit", "block", "charge"))
    return hits, blocks, charges


def sums(f: Fighter) -> tuple[int, int]:
    """WM-14.9: Hits and Blocks of a side with its dice, at least 0."""
    hits, blocks, _ = total(f.dice, f.faces)
    return max(0, f.hits + hits), max(0, f.blocks + blocks)
