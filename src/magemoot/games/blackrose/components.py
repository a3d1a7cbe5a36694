"""The components of the game (BR-1) as the rules see them: the facts of every card, room and figure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from magemoot.games.blackrose.lodge import Lodge

Step = Mapping[str, Any]
"""One step of an effect, checked by `vocabulary`."""

STRAIGHT: Final = "straight"
REVERSED: Final = "reversed"
BLACK: Final = "black"
"""What the pack calls the colour of the Black Rose Room, which has none (BR-R86)."""
MOONS: Final = (1, 2, 3)
SEATS: Final = (2, 4)
"""From two to four wizards."""
BLACK_ROSE_ROOM: Final = "black_rose_room"
THRONE_ROOM: Final = "throne_room"
SIGNATURE: Final = "signature"
FORGOTTEN: Final = "forgotten"


class Effect(msgspec.Struct, frozen=True):
    """One half of a spell card (BR-17.6).

    Attributes:
        range: the number of steps, `ANYWHERE`, or -1 where no target is aimed at.
        filter: what may be aimed at, as the pack says it; empty for self and special.
        trigger: when a trap or protection can be triggered; empty for other types.
        ops: its steps.
    """

    type: str
    element: str
    target: str
    range: int
    filter: Mapping[str, Any]
    trigger: Mapping[str, Any]
    ops: tuple[Step, ...]


class Spell(msgspec.Struct, frozen=True):
    """A spell card.

    Attributes:
        school: one of the six, "signature" or "forgotten".
        instability: whether its mark puts one cube into the caster's room (BR-18.1).
        halves: its effects: "straight" and "reversed", or the two colours of a room trap.
        wizard: of a signature spell, whose it is; else empty.
    """

    id: str
    school: str
    copies: int
    instability: bool
    halves: Mapping[str, Effect]
    wizard: str

    @property
    def is_room_trap(self) -> bool:
        """BR-20.6: no reversed side, but two effects with a colour each."""
        return STRAIGHT not in self.halves


class Room(msgspec.Struct, frozen=True):
    """A room (BR-2.9).

    Attributes:
        slots: the cubes that destroy it.
        value: what its token is worth at the end.
        cost: the cards to be discarded from the hand to activate it (BR-14.15).
    """

    id: str
    colour: str
    slots: int
    value: int
    cost: int
    ops: tuple[Step, ...]


class Quest(msgspec.Struct, frozen=True):
    """A quest (BR-9.1).

    Attributes:
        room: the room to be activated; empty for a quest with another requirement.
        req: the requirement, as the pack says it.
        mode: "replace" the room's effect, "add" to it, or "plain".
        seats: the fewest players with whom it is in the game.
    """

    id: str
    moon: int
    room: str
    req: Mapping[str, Any]
    power: int
    mode: str
    ops: tuple[Step, ...]
    seats: int


class Event(msgspec.Struct, frozen=True):
    """An event (BR-10.1).

    Attributes:
        phase: "instant", "black_rose" or "action".
        position: where it enters, 1 to 3; 0 for an instant one.
        when: what a lasting one answers; empty if it works by itself.
    """

    id: str
    moon: int
    phase: str
    position: int
    points_in: int
    points_out: int
    crown: bool
    when: Mapping[str, Any]
    ops: tuple[Step, ...]


class Evocation(msgspec.Struct, frozen=True):
    """A creature that can be summoned (BR-1.19): its characteristics and the rules of its own."""

    id: str
    archetype: str
    figures: int
    move: int
    attack: int
    life: int
    rules: tuple[Mapping[str, Any], ...]


class Figure(msgspec.Struct, frozen=True):
    """A wizard to choose (BR-3.10): the values of the sheet (BR-4.6)."""

    id: str
    hand_limit: int
    move: int
    attack: int
    life: int
    favourite: str
    signature: str


class Book(msgspec.Struct, frozen=True):
    """A starting list of a school (BR-3.14)."""

    id: str
    school: str
    spells: tuple[str, ...]


class Box(msgspec.Struct, frozen=True):
    """Everything in the pack, by id and in its order."""

    lodge: Lodge
    rooms: dict[str, Room]
    figures: dict[str, Figure]
    schools: tuple[str, ...]
    books: dict[str, Book]
    spells: dict[str, Spell]
    evocations: dict[str, Evocation]
    quests: dict[str, Quest]
    events: dict[str, Event]
