"""What happens and who answers it: traps, then quests, then events (BR-R73). Wizards' deeds of a round are written down.

A `Deed` is one thing that has just happened. Traps, quests and events name the deeds that they answer by its kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from magemoot.engine.play import Play
from magemoot.games.blackrose.catalogue import BOX
from magemoot.games.blackrose.state import ROSE, BlackRose

if TYPE_CHECKING:
    from magemoot.games.blackrose.components import Effect, Spell

KINDS: Final = (
    "enter_room",
    "activate_room",
    "attack",
    "cast_spell",
    "spell_resolved",
    "summon",
    "acts",
    "place_instability",
    "complete_quest",
    "damage_dealt",
    "damage_prevented",
    "wizard_defeated",
    "evocation_defeated",
    "protection_triggered",
    "trap_triggered",
    "reveal",
    "converted",
    "healed",
    "power_stolen",
    "room_token_won",
    "last_turn_of_action_phase",
    "state",
)
"""`state` is no deed: after it quests look at how things stand (BR-R22)."""
SOURCES: Final = ("", "spell", "trap", "physical_attack", "evocation", "room", "rose", "protection")
"""Where damage and other deeds come from (BR-R69). Quest rewards count as "room"."""


class Walk:
    """A move in progress (BR-14.2, BR-R74): traps can end it.

    Attributes:
        ended: whether the steps left are lost (BR-R91).
    """

    __slots__ = ("ended",)

    def __init__(self) -> None:
        self.ended = False


class Deed:
    """One thing that has happened.

    Attributes:
        kind: one of `KINDS`.
        seat: who did it: whose miniature moved, who activated, attacked, cast, owns the trap ...; or ROSE.
        mini: the miniature that did it or to which it happened by itself: entered, attacked, came into play, acted.
        place: the room in which it happened; -1 if in none.
        victim: whom it was done to: the miniature attacked, damaged, defeated; -1 if nobody.
        amount: how much: cubes, points.
        source: one of `SOURCES`.
        effect: the number of the resolution it belongs to (BR-R90).
        detail: a room's colour, an element, a school, "damage" or "instability" (converted), a card's owner's archetype.
        spell, half, slot: the spell cast or resolved, its half, and the space it was cast from (-1: none).
        piece: the card, if any.
        walk: the move in which a room was entered, if it was one.
        timing: "before" or "after".
        cancelled: set by a trap that answers before it (`cancel_activation`).
        owner: of an evocation defeated: whose it was; else -1.
    """

    __slots__ = (
        "amount",
        "cancelled",
        "detail",
        "effect",
        "half",
        "kind",
        "mini",
        "owner",
        "piece",
        "place",
        "seat",
        "slot",
        "source",
        "spell",
        "timing",
        "victim",
        "walk",
    )

    def __init__(
        self,
        kind: str,
        seat: int,
        *,
        mini: int = -1,
        place: int = -1,
        victim: int = -1,
        amount: int = 1,
        source: str = "",
        effect: int = 0,
        detail: str = "",
        spell: Spell | None = None,
        half: Effect | None = None,
        slot: int = -1,
        piece: int = -1,
        walk: Walk | None = None,
        timing: str = "after",
        owner: int = -1,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.mini = mini
        self.place = place
        self.victim = victim
        self.amount = amount
        self.source = source
        self.effect = effect
        self.detail = detail
        self.spell = spell
        self.half = half
        self.slot = slot
        self.piece = piece
        self.walk = walk
        self.timing = timing
        self.cancelled = False
        self.owner = owner


class Record(NamedTuple):
    """A deed as written down in `BlackRose.deeds`, all numbers."""

    kind: int
    seat: int
    source: int
    victim: int
    amount: int
    detail: int
    effect: int
    turn: int


TRANSFERRED: Final = "transferred"
"""Of a defeat: the last cube was moved there and is not the colour of whoever moved it (BR-R78)."""
_DETAILS: Final = (
    "",
    "red",
    "blue",
    "green",
    "purple",
    "grey",
    "yellow",
    "black",
    "air",
    "earth",
    "fire",
    "water",
    "magic",
    "holy",
    "unholy",
    "destruction",
    "conspiracy",
    "divination",
    "illusion",
    "necromancy",
    "transmutation",
    "signature",
    "forgotten",
    "damage",
    "instability",
    TRANSFERRED,
)
DETAILS: Final = (*_DETAILS, *(school for school in BOX.schools if school not in _DETAILS))
"""What a deed can be about; beside the words of the game the schools that a pack has brought along."""


def write_down(t: BlackRose, deed: Deed) -> None:
    """BR-R22: counters run whether or not a quest is held."""
    if deed.seat != ROSE and deed.kind != "state":
        detail = DETAILS.index(deed.detail) if deed.detail in DETAILS else 0
        t.deeds += (
            KINDS.index(deed.kind),
            deed.seat,
            SOURCES.index(deed.source),
            deed.owner if deed.kind == "evocation_defeated" else deed.victim,
            deed.amount,
            detail,
            deed.effect,
            t.turn,
        )


def records(t: BlackRose, seat: int) -> list[Record]:
    """What a wizard did in this round, in order."""
    size = len(Record._fields)
    return [Record(*t.deeds[i : i + size]) for i in range(0, len(t.deeds), size) if t.deeds[i + 1] == seat]


def new_effect(t: BlackRose) -> int:
    """The number of a resolution that begins (BR-R90)."""
    t.effects += 1
    return t.effects


def happen(t: BlackRose, *deeds: Deed) -> Play[None]:
    """BR-R73: something has happened: traps clockwise from the one after its doer, then quests, then events 1 to 3.

    An activation has been written down when it was declared (BR-R85). Several deeds are those of one moment (BR-R32).
    """
    from magemoot.games.blackrose import events, quests, traps

    done = [deed for deed in deeds if deed.timing == "after"]
    for deed in done:
        if deed.kind != "activate_room":
            write_down(t, deed)
    for deed in deeds:
        if deed.kind in traps.ANSWERED:
            yield from traps.answer(t, deed)
    for deed in done:
        yield from quests.offer(t, deed)
    yield from events.answer(t, done)
