"""Casting Spells (TA-22, TA-R111, TA-R113, TA-R128, TA-R142), and the Hex that lies on the board (TA-R82).

A Spell is a decorated function in `cards/spells.py`; there is no other list of them. When it may be cast stands in the
content pack; on what, and to what effect, its functions say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeVar

import msgspec

from magemoot.engine.events import Arg, Ref, piece, seat, term
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.talisman.atoms.board import space_term
from magemoot.games.talisman.atoms.piles import discard
from magemoot.games.talisman.atoms.spells import announce
from magemoot.games.talisman.catalogue import SPACE, card_of
from magemoot.games.talisman.reactions import Moment, window
from magemoot.games.talisman.state import LANDED, MOVE, Adventurer, Talisman
from magemoot.games.talisman.totals import has_tag, living

SELF: Final = "self"
"""The target of a Spell on its caster, or on nobody in particular."""

LOSSES: Final = ("life-loss", "follower-loss", "enemy-loss")
SPELLS_CAST: Final = ("spell", "command-spell")

Targets = Callable[[Talisman, Adventurer, Moment], Sequence[Value]]
"""(table, caster, moment): what the Spell can be cast on now; nothing: it cannot be cast.

A character is "seat-<seat>", a space "space-<id>", a card on a space ("space-<id>", card), a creature that is no card
"creature-<name>", and what the moment itself is about its card.
"""
Effect = Callable[[Talisman, Adventurer, Moment, Value], "Play[None] | None"]
"""(table, caster, moment, target): what the Spell does."""


class Spell(msgspec.Struct, frozen=True):
    """What a Spell can be cast on, and what it does."""

    targets: Targets
    effect: Effect


SPELLS: dict[str, Spell] = {}

E = TypeVar("E", bound=Effect)


def spell(id: str, targets: Targets) -> Callable[[E], E]:
    """Enter the effect of a Spell card."""

    def enter(effect: E) -> E:
        SPELLS[id] = Spell(targets, effect)
        return effect

    return enter


class Announced(Moment):
    """A Spell has been announced and is not resolved yet; it was cast within another moment."""

    __slots__ = ("within",)

    def __init__(self, caster: int, card: int, within: Moment) -> None:
        super().__init__("spell", caster, card)
        self.within = within


# ------------------------------------------------------------------ when


def castable(t: Talisman, me: Adventurer, card: int, moment: Moment) -> bool:
    """TA-22.8: whether a Spell may be cast now as its card says. That he may cast at all is `reactions.may_cast`."""
    facts = card_of[card]
    return is_time(t, me, facts.timing, moment) and bool(SPELLS[facts.id].targets(t, me, moment))


def is_time(t: Talisman, me: Adventurer, timing: str, moment: Moment) -> bool:
    """Whether a moment is one that a timing of the content pack names."""
    mine = me.seat == t.active
    match timing:
        case "any_time":
            return at_any_time(t, moment)
        case "in_response_to_spell":
            return moment.name in SPELLS_CAST and moment.seat != me.seat and not moment.settled
        case "when_needed":
            return moment.name in LOSSES and not moment.settled
        case "before_own_battle_roll":
            return (
                moment.name == "before-roll" and t.fight.kind == "battle" and me.seat in (t.fight.seat, t.fight.rival)
            )
        case "own_turn_start_before_move" | "instead_of_movement_roll":
            return mine and before_moving(t, moment)
        case "own_turn_start_or_after_move":
            return mine and (before_moving(t, moment) or (moment.name == "after-move" and t.stage == LANDED))
        case "own_turn_start_or_end":
            return mine and (before_moving(t, moment) or moment.name == "turn-end")
        case "start_of_a_character_turn_before_move_or_when_attacked_by_creature":
            return before_moving(t, moment) or (mine and attacked_by_creature(t, me, moment))
        case _:
            raise ValueError(f"{timing!r} is no timing of a Spell")


def before_moving(t: Talisman, moment: Moment) -> bool:
    """TA-10.2: a turn starts, and its player has not moved and may do so."""
    return moment.name == "turn-start" and t.stage == MOVE and not t.adventurers[t.active].immobile


def at_any_time(t: Talisman, moment: Moment) -> bool:
    """TA-R112, TA-R113: whenever there is a window, but not once attack rolls lie there or a loss is about to happen."""
    while isinstance(moment, Announced):
        moment = moment.within
    return moment.name not in LOSSES and not t.fight.rolls


def attacked_by_creature(t: Talisman, me: Adventurer, moment: Moment) -> bool:
    """TA-R87, TA-X11: a creature attacks him, and he may still evade it."""
    return moment.name == "attacked" and moment.seat == me.seat and bool(t.fight.kind) and t.fight.rival < 0


# ------------------------------------------------------------------ on whom


def shielded(t: Talisman, other: Adventurer, caster: Adventurer | None = None) -> bool:
    """TA-R142: the owner of the Amulet, whom no Spell of others reaches, nor a Hex."""
    return other is not caster and has_tag(t, other, "immune_to_spells_except_command")


def reachable(t: Talisman, me: Adventurer) -> list[Adventurer]:
    """TA-22.9, TA-R142: the characters a Spell of his can be cast on, wherever they are, himself included."""
    return [a for a in living(t) if not shielded(t, a, me)]


def seat_words(them: Sequence[Adventurer]) -> list[Value]:
    """Characters as targets."""
    return [f"seat-{a.seat}" for a in them]


def character_of(t: Talisman, target: Value) -> Adventurer:
    """The character that a target means."""
    assert isinstance(target, str)
    return t.adventurers[int(target.removeprefix("seat-"))]


def concerned(t: Talisman, me: Adventurer, moment: Moment, target: Value, everybody: bool) -> list[int]:
    """Whom an announced Spell concerns, beside its caster; all of it is known to everybody."""
    if everybody:
        return [a.seat for a in living(t) if a is not me]
    seats = [t.fight.seat, t.fight.rival] if t.fight.kind else []
    if isinstance(target, str) and target.startswith("seat-"):
        seats.append(character_of(t, target).seat)
    if moment.name in SPELLS_CAST:
        seats.append(moment.seat)
    return [s for s in dict.fromkeys(seats) if s >= 0 and s != me.seat]


# ------------------------------------------------------------------ casting


def cast(t: Talisman, me: Adventurer, card: int, moment: Moment) -> Play[None]:
    """TA-22.8, TA-22.11, TA-22.12, TA-R111, TA-R128: announce a Spell, let others react, resolve it, discard it.

    Args:
        card: a Spell of his that `castable` allows in this moment.
    """
    from magemoot.games.talisman.belongings import keep_within_limits
    from magemoot.games.talisman.characters import after_casting

    facts = card_of[card]
    entry = SPELLS[facts.id]
    if me.seat == t.active:
        me.allowance -= 1
    else:
        me.cast_abroad = True
    announce(t, me, card)  # before the target is chosen: whether there is a choice tells which Spell it is
    target = yield Choose(
        me.seat, "spell-target", partial(entry.targets, t, me, moment), facts.rule, {"spell": piece(card)}
    )
    _tell(t, me, card, moment, target)
    announced = Announced(me.seat, card, moment)
    yield from window(t, announced, concerned(t, me, moment, target, facts.target == "all"))
    yield from _resolve(t, me, card, moment, target, announced.countered)
    if card in t.limbo:
        discard(t, card, "TA-22.8")
    yield from after_casting(t, me)
    yield from keep_within_limits(t, me)


def _resolve(t: Talisman, me: Adventurer, card: int, moment: Moment, target: Value, countered: bool) -> Play[None]:
    """TA-R111: the Spell takes effect, unless it was countered, or what it was cast on is no longer there."""
    facts = card_of[card]
    entry = SPELLS[facts.id]
    if countered:
        if t.log is not None:
            t.note("spell-countered", "TA-R111", who=seat(me.seat), card=piece(card))
    elif target not in entry.targets(t, me, moment):
        if t.log is not None:
            t.note("spell-in-vain", "TA-R111", who=seat(me.seat), card=piece(card))
    else:
        play = entry.effect(t, me, moment, target)
        if play is not None:
            yield from play


def _tell(t: Talisman, me: Adventurer, card: int, moment: Moment, target: Value) -> None:
    """The chronicle says who casts what on what."""
    if t.log is None:
        return
    args: dict[str, Arg] = {"who": seat(me.seat), "card": piece(card)}
    if card_of[card].target == "spell":
        on, thing = ("command", None) if moment.name == "command-spell" else ("spell", piece(moment.about))
    else:
        on, thing = _named(target)
    if thing is not None:
        args["target"] = thing
    t.note("cast" if on == SELF else f"cast-on-{on}", card_of[card].rule, **args)


def _named(target: Value) -> tuple[str, Ref | None]:
    """What kind of thing a target is, and the thing."""
    if isinstance(target, tuple):
        target = target[1]
    if isinstance(target, int):
        return "card", piece(target)
    assert isinstance(target, str)
    match target.partition("-"):
        case ["seat", _, number]:
            return "character", seat(int(number))
        case ["space", _, id]:
            return "space", space_term(SPACE[id])
        case ["creature", _, _]:
            return "creature", term(target)
        case _:
            return SELF, None
