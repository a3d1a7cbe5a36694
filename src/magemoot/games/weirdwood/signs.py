"""What effects do, in signs: a client draws them where there is no place for words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

Step = Mapping[str, Any]


class Sign(msgspec.Struct, frozen=True):
    """One sign: a thing or a deed.

    Attributes:
        word: what is drawn: "min", "forge", "portal", "other" (another player) ... The marks between them are "then"
            (what stands before pays for what follows, or follows from it), "or", and "and" between parts of an action.
        count: how often, at least.
        most: how often at most, if that is more.
    """

    word: str
    count: int = 1
    most: int = 0


THEN, OR, AND = Sign("then"), Sign("or"), Sign("and")
OTHER: Final = Sign("other")
DICE: Final = Sign("dice")
_WHERE: Final = ("other", "dice", "monster", "players", "throne")
"""Signs with which a part begins that says who or where."""

_COSTS: Final = {"hand_card": "discard", "exhaust_companion": "exhaust", "time_forward": "forward"}
"""What a cost is drawn as where it has no sign of its own name."""
_PORTALS: Final = {
    "any_other_room": (Sign("portal"),),
    "dice": (DICE, Sign("portal")),
    "ring_neighbour": (Sign("leap"),),
}
_SPAWNS: Final = {"dice": "dice", "throne": "throne", "monster_room": "monster"}
_OF_STEP: Final = {
    "forge": "forge",
    "recruit": "recruit",
    "refresh_companion": "refresh",
    "banish": "banish",
    "move": "move",
    "plan_card": "plan",
    "life_drain": "lifeforce",
    "monster_heal": "heal",
    "remove_scarab": "banish",
}
"""What is drawn for an operation that does one thing `n` times."""


def signs(steps: Iterable[Step]) -> list[Sign]:
    """What steps do, one after the other; nothing for a step that has no sign."""
    parts = [part for step in steps if (part := _of(step))]
    return _joined(parts, lambda one, other: [AND] if _is_compound(one) or _is_compound(other) else [])


def _is_compound(part: Sequence[Sign]) -> bool:
    """Whether it could be misread where the next part begins."""
    return part[0].word in _WHERE or any(sign in (THEN, OR) for sign in part)


def _joined(
    parts: Sequence[Sequence[Sign]], between: Callable[[Sequence[Sign], Sequence[Sign]], Iterable[Sign]]
) -> list[Sign]:
    """Parts in a row, with marks between them."""
    found: list[Sign] = []
    for at, part in enumerate(parts):
        if at > 0:
            found += between(parts[at - 1], part)
        found += part
    return found


def _of(step: Step) -> list[Sign]:
    """What a step does."""
    op = step["op"]
    if op in _DRAWN:
        return _DRAWN[op](step)
    if op not in _OF_STEP:
        return []
    follows = [THEN, *signs(step["then"])] if "then" in step else []
    n = step.get("n", 1)
    return [Sign(_OF_STEP[op], n if isinstance(n, int) else 1), *follows]


def _paid(step: Step) -> list[Sign]:
    return [*_amounts(step["cost"]), THEN, *signs(step["then"])]


def _rolled(step: Step) -> list[Sign]:
    return [DICE, THEN, *_either(_spans([row["ops"] for row in step["table"]]))]


def _time(step: Step) -> list[Sign]:
    """Spaces of time, or one of several numbers of them."""
    spaces = step["choose"] if "choose" in step else [step["steps"]]
    ways = {"back": [-n for n in spaces if n < 0], "forward": [n for n in spaces if n > 0]}
    return _either([[Sign(word, min(found), max(found))] for word, found in ways.items() if found])


def _health(step: Step) -> list[Sign]:
    return [Sign("monster"), Sign("damage" if step["n"] < 0 else "heal", abs(step["n"]))]


def _amounts(what: Mapping[str, int]) -> list[Sign]:
    return [Sign(_COSTS.get(kind, kind), n) for kind, n in what.items() if n > 0]


def _either(parts: Sequence[Sequence[Sign]]) -> list[Sign]:
    return _joined(parts, lambda _one, _other: [OR])


def _spans(rows: Sequence[Sequence[Step]]) -> list[list[Sign]]:
    """What the rows of a table give: every sign once, from how few to how many."""
    found: dict[str, list[int]] = {}
    for row in rows:
        for sign in signs(row):
            found.setdefault(sign.word, []).append(sign.count)
    return [[Sign(word, min(counts), max(counts))] for word, counts in found.items()]


_DRAWN: Final[Mapping[str, Callable[[Step], list[Sign]]]] = {
    "gain": lambda step: _amounts(step["what"]),
    "pay": _paid,
    "pay_per": _paid,
    "other_player": lambda step: [OTHER, *signs(step["then"])],
    "choose": lambda step: _either([signs(option) for option in step["options"]]),
    "roll_d12": _rolled,
    "portal": lambda step: list(_PORTALS.get(step["to"], (Sign("portal"),))),
    "time": _time,
    "spawn": lambda step: [Sign(_SPAWNS.get(step["where"], "dice")), Sign("spawn", step["n"])],
    "damage": lambda step: [Sign("players"), Sign("damage", step["hits"])],
    "monster_health": _health,
    "battle": lambda step: _amounts({kind: step.get(f"{kind}s", 0) for kind in ("hit", "block")}),
    "monster_move": lambda _step: [DICE, Sign("monster")],
    "after_battle": lambda step: signs(step["then"]),
}
"""How the steps are drawn that are more than one thing `n` times."""
