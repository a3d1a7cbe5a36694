"""Which cards do something: every step of theirs is an operation that the game carries out, every quest can be met."""

from __future__ import annotations

from magemoot.games.blackrose import ops as _ops  # noqa: F401  (enters the operations)
from magemoot.games.blackrose.casting import every_step
from magemoot.games.blackrose.catalogue import EFFECTS_OF, QUESTS
from magemoot.games.blackrose.effects import OPERATIONS
from magemoot.games.blackrose.requirements import STATES


def implemented() -> frozenset[str]:
    """The keys of the cards of which every step can be carried out, quests that could never be met left out."""
    unmet = {f"quest-{quest.id}" for quest in QUESTS if quest.req.get("check") not in (None, *STATES)}
    return frozenset(key for key in EFFECTS_OF if _carried_out(key)) - unmet


def _carried_out(key: str) -> bool:
    return all(step["op"] in OPERATIONS for steps in EFFECTS_OF[key] for step in every_step(steps))
