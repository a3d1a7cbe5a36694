"""Operations that cast (README of the packs: cards)."""

from __future__ import annotations

from magemoot.engine.play import Play
from magemoot.games.blackrose import casting
from magemoot.games.blackrose.components import Step
from magemoot.games.blackrose.effects import operation
from magemoot.games.blackrose.scene import Scene, one
from magemoot.games.blackrose.state import BlackRose


@operation("cast_from_hand")
def cast_from_hand(t: BlackRose, s: Scene, _step: Step) -> Play[None]:
    """BR-17.28: cast one spell from the hand in place of one on the sheet."""
    yield from casting.cast_from_hand(t, s)


@operation("cast_next")
def cast_next(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-R67: a wizard casts the next prepared spell."""
    who = one(t, s, step["who"])
    if who is not None:
        yield from casting.cast_next(t, who)


@operation("copy_used_spell")
def copy_used_spell(t: BlackRose, s: Scene, step: Step) -> Play[None]:
    """BR-R93: the effect of a used spell on another sheet once more, by the copier."""
    yield from casting.copy_used_spell(t, s, step)
