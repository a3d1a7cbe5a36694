"""The words in which the pack of Talisman says what happens, and the check that it uses them rightly.

What a card or a space does is a list of steps, or a roll with a table of such lists. Nothing is carried out here.
"""

from __future__ import annotations

import re
from typing import Any

from magemoot.engine.content import ContentError
from magemoot.games.talisman.components import ALIGNMENTS, Op, Roll

TYPES = ("Event", "Enemy", "Stranger", "Object", "Magic Object", "Follower", "Place", "Spell", "Character")
SUBTYPES = ("", "Animal", "Dragon", "Monster", "Spirit", "Weapon", "Armour")
NUMBERS = {"Event": (1,), "Enemy": (2, 3), "Stranger": (4,), "Follower": (1, 5), "Place": (6,), "Spell": (0,)}
"""The encounter numbers a type may have; every other type has 5 (TA-8.4, TA-R106)."""
KINDS = (
    "visit_one",
    "draw_cards",
    "roll",
    "by_alignment",
    "quest",
    "heal",
    "choice",
    "per_unit_roll",
    "stop",
    "roll_minus",
    "sequence_fight",
    "fight_rolled",
    "gate",
    "dice_duel",
    "crown",
)
"""The kinds of instruction a space can print."""
OPS = (
    "gain",
    "lose",
    "heal",
    "replenish_fate",
    "set_alignment",
    "miss_turn",
    "toad",
    "fight",
    "move_to",
    "teleport",
    "offer_next_move",
    "enslaved",
    "sell_objects",
    "move_gold",
    "wish",
    "buy_spell",
    "choice",
    "kill_follower",
    "stay",
    "heal_free_with_follower",
    "none",
)
WHATS = ("", "strength", "craft", "life", "fate", "gold", "spell", "follower", "talisman")
WORDS_TO = ("any_in_region", "any_other_in_region")
TIMINGS = (
    "",
    "own_turn_start_before_move",
    "in_response_to_spell",
    "own_turn_start_or_end",
    "own_turn_start_or_after_move",
    "any_time",
    "start_of_a_character_turn_before_move_or_when_attacked_by_creature",
    "when_needed",
    "before_own_battle_roll",
    "instead_of_movement_roll",
)
CONDITION = re.compile(r"(strength|craft)(>=|<)\d+|alignment==(good|neutral|evil)")
"""Whom a card concerns."""

# ------------------------------------------------------------------ steps and rolls


def check_ops(where: str, ops: tuple[Op, ...], spaces: dict[str, int]) -> None:
    """Every step and everything to choose from in it (OP, SPACE-UNKNOWN, ROLL)."""
    for op in ops:
        check_op(where, op, spaces)
        for choice in op.options:
            check_ops(f"{where}: {choice.id}", choice.ops, spaces)
            if choice.roll is not None:
                check_roll(f"{where}: {choice.id}", choice.roll, spaces)


def check_op(where: str, op: Op, spaces: dict[str, int]) -> None:
    """One step: a known word, a known object, known spaces (OP, SPACE-UNKNOWN)."""
    check_known("OP", where, "op", op.op, OPS)
    check_known("OP", where, "what", op.what, WHATS)
    if isinstance(op.n, str):
        check_known("OP", where, "n", op.n, ("all", "all_tokens", "to_limit"))
    if isinstance(op.max, str):
        check_known("OP", where, "max", op.max, ("to_value",))
    if op.space:
        check_known("SPACE-UNKNOWN", where, "space", op.space, spaces)
    if op.to and op.to not in WORDS_TO:
        known = ALIGNMENTS if op.op == "set_alignment" else tuple(spaces)
        check_known("OP" if op.op == "set_alignment" else "SPACE-UNKNOWN", where, "to", op.to, known)
    if op.op == "fight" and not (op.name and op.value and op.kind in ("battle", "psychic")):
        raise ContentError("OP", where, "a fight needs a name, a value and the kind battle or psychic")


def check_roll(where: str, roll: Roll, spaces: dict[str, int], *, from_zero: bool = False) -> None:
    """Each possible result stands in exactly one row (ROLL); the rows' steps are known."""
    least = 0 if from_zero else roll.dice
    results = [n for row in roll.table for n in row.on]
    opened = [row.at_least for row in roll.table if row.at_least]
    most = opened[0] - 1 if len(opened) == 1 else roll.dice * 6
    check_covered(where, results, least, most)
    for row in roll.table:
        check_ops(where, row.ops, spaces)


def check_covered(where: str, results: list[int], least: int, most: int) -> None:
    """The results are each whole number from `least` to `most` once (ROLL)."""
    if sorted(results) != list(range(least, most + 1)):
        raise ContentError(
            "ROLL", where, f"the rows cover {sorted(results)}, not each result from {least} to {most} once"
        )


# ------------------------------------------------------------------ words and numbers


def check_known(code: str, where: str, what: str, value: object, known: Any) -> None:
    """Refuse a value outside ``known``: ``… region upper is not one of outer, middle, inner, crown [SPACE-REGION]``."""
    if value not in known:
        raise ContentError(
            code, where, f"{what} {value} is not one of {', '.join(repr(k) if k == '' else str(k) for k in known)}"
        )


def check_count(where: str, what: str, have: int, want: int) -> None:
    """Refuse another number of things than the box holds (COUNT)."""
    if have != want:
        raise ContentError("COUNT", where, f"{have} {what}, {want} are needed")
