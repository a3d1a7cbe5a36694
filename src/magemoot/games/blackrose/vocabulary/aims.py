"""What spells aim at: to what a single target or an area may be narrowed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from magemoot.engine.content import ContentError
from magemoot.games.blackrose.vocabulary.forms import Fields, Names, check_word, one_of, some_of, whole
from magemoot.games.blackrose.vocabulary.words import ARCHETYPES, COLOURS

FILTERS: Final[Mapping[str, Mapping[str, Fields]]] = {
    "single": {
        "enemy_mini": {},
        "enemy_mage": {},
        "enemy_evocation": {"life_at_most?": whole(1)},
        "own_evocation": {},
        "own_undead": {},
    },
    "area": {
        "room": {
            "colour?": some_of(*COLOURS),
            "token?": one_of("ready"),
            "has?": one_of("enemy_mini"),
            "distance?": whole(0),
        },
    },
}
"""For each target that is aimed at what it may be narrowed to; a single one also to `own:<evocation or archetype>`."""


def check_target(where: str, target: str, narrowed: Any, names: Names) -> None:
    """See that a target filter fits its target; an empty one leaves it at any enemy, or any room.

    Raises:
        ContentError: TARGET; it says where, and what would be right.
    """
    if not narrowed:
        return
    if target not in FILTERS:
        raise ContentError("TARGET", where, f"target {target} is not aimed, so it has no target_filter")
    what, _, own = str(narrowed.get("is")).partition(":")
    if target == "single" and what == "own" and narrowed.keys() == {"is"}:
        if own not in names.evocations and own not in ARCHETYPES:
            raise ContentError("TARGET", where, f"target_filter: own:{own} names no evocation of the pack")
        return
    check_word("TARGET", where, "target_filter", FILTERS[target], "is", narrowed, names)
