"""The forms of the Monsters' boards and cards in the pack of Weirdwood Manor.

A board is one form, whose fields are the entries of its table; the tables of cards hold entries of one form, by id.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from magemoot.games.weirdwood.entries import SEGMENTS, THRONE, Amounts, Facts, Part, Steps, counted, known
from magemoot.games.weirdwood.vocabulary import BATTLE_DICE, PAYMENT, RINGS, STATES

BONUSES: Final = (*BATTLE_DICE, "hits", "blocks")
"""What a Power Card may give (WM-27.10)."""
CHARACTERS: Final = ("1", "2", "3", "4", "5")
"""Numbers of characters, as keys of what goes by them (WM-R91)."""


def numbered(what: str, values: Mapping[str, object]) -> None:
    """Refuse numbers of characters that cannot be."""
    for key in values:
        known(what, key, CHARACTERS)


# ------------------------------------------------------------------ what all boards have


class StartRoom(Part, frozen=True):
    """Where a Monster starts."""

    ring: str
    slot: int

    def __post_init__(self) -> None:
        known("ring", self.ring, (*RINGS, THRONE))


class MonsterSetup(Facts, frozen=True):
    """A Monster's name in the texts and its set-up."""

    id: str
    difficulty: int
    start_room: StartRoom
    lady: str
    power_places: int
    tiles: str = ""
    die: str = ""

    def __post_init__(self) -> None:
        known("lady", self.lady, ("throne_room", "possession_track"))
        if self.tiles:
            known("tiles", self.tiles, ("rubble", "fire"))


class Days(Part, frozen=True, rename={"first": "from", "last": "to"}):
    """From one Day to another."""

    first: int
    last: int


class MonsterStates(Facts, frozen=True):
    """The Days of each state."""

    calm: Days
    angry: Days
    furious: Days

    def __post_init__(self) -> None:
        days = [day for part in (self.calm, self.angry, self.furious) for day in range(part.first, part.last + 1)]
        if days != list(range(1, SEGMENTS + 1)):
            raise ValueError(f"calm, angry and furious do not go from Day 1 to {SEGMENTS}, one after the other")


class Strength(Facts, frozen=True):
    """A Monster's own dice in each state."""

    calm: Amounts
    angry: Amounts
    furious: Amounts
    by_characters: dict[str, dict[str, Amounts]] = msgspec.field(default_factory=dict)

    def __post_init__(self) -> None:
        for dice in (self.calm, self.angry, self.furious):
            counted("dice", dice, BATTLE_DICE)
        numbered("by_characters", self.by_characters)
        for states in self.by_characters.values():
            for state, dice in states.items():
                known("by_characters: state", state, STATES)
                counted("dice", dice, BATTLE_DICE)


class DiceAt(Part, frozen=True):
    """Extra dice from a space of a track on."""

    at: int
    dice: Amounts

    def __post_init__(self) -> None:
        counted("dice", self.dice, BATTLE_DICE)


class Called(Facts, frozen=True):
    """Steps that something calls up."""

    ops: Steps


class CurseTrack(Facts, frozen=True):
    """The Curse Threat (WM-28.3-28.5)."""

    min: int
    max: int
    loss_at: int
    dice_at: tuple[DiceAt, ...]
    loss_at_by_characters: Amounts = msgspec.field(default_factory=dict)

    def __post_init__(self) -> None:
        numbered("loss_at_by_characters", self.loss_at_by_characters)


class LadyHealth(Facts, frozen=True):
    """Lady Weirdwood's Health (WM-28.9-28.10)."""

    start: int
    loss_at: int
    start_by_characters: Amounts = msgspec.field(default_factory=dict)

    def __post_init__(self) -> None:
        numbered("start_by_characters", self.start_by_characters)


class LadyRescued(Facts, frozen=True):
    """What Lady Weirdwood does once she is rescued (WM-28.7-28.8)."""

    battle_hits: int
    move_cost: Amounts

    def __post_init__(self) -> None:
        counted("move_cost", self.move_cost, PAYMENT)


class Row(Part, frozen=True):
    """Health cubes, and what happens when the last of them is gone."""

    cubes: int
    ops: Steps


class Area(Part, frozen=True):
    """A part of the Ogre: its rows, and the dice that change when all are empty."""

    rows: tuple[Row, ...]
    when_empty: Amounts

    def __post_init__(self) -> None:
        for die in self.when_empty:
            known("when_empty: die", die, BATTLE_DICE)


class Areas(Part, frozen=True):
    """The three parts of the Ogre."""

    head: Area
    torso: Area
    arms: Area


class OgreHealth(Facts, frozen=True):
    """The Ogre's Health by areas (WM-28.11-28.14)."""

    areas: Areas


class OgreEntry(Part, frozen=True):
    """The table `ogre`: the board of the Chaos Ogre."""

    setup: MonsterSetup
    states: MonsterStates
    strength: Strength
    curse_track: CurseTrack
    lady_health: LadyHealth
    lady: LadyRescued
    health: OgreHealth
    burst: Called


class HealthScale(Facts, frozen=True):
    """The Health of the Wraith or of Therus: a track with marks."""

    min: int
    max: int
    start: int
    start_by_characters: Amounts = msgspec.field(default_factory=dict)
    dice_at: tuple[DiceAt, ...] = ()
    plan_card_on_fall_to: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        numbered("start_by_characters", self.start_by_characters)
        for start in (self.start, *self.start_by_characters.values()):
            if not self.min < start <= self.max:
                raise ValueError(f"start {start} is not above {self.min} and up to {self.max}")


class Rise(Facts, frozen=True):
    """Spaces of the Wraith's Health that call up steps on the way up."""

    to: tuple[int, ...]
    ops: Steps


class Hits(Part, frozen=True, rename={"first": "from", "last": "to"}):
    """Hits from one value to another."""

    first: int
    last: int
    hits: int


class LifeForce(Facts, frozen=True):
    """Lady Weirdwood's Life Force (WM-29.3-29.7)."""

    min: int
    max: int
    start: int
    loss_at: int
    lady_move_at: int
    lady_move_cost: Amounts
    battle_hits: tuple[Hits, ...]
    start_by_characters: Amounts = msgspec.field(default_factory=dict)

    def __post_init__(self) -> None:
        counted("lady_move_cost", self.lady_move_cost, PAYMENT)
        numbered("start_by_characters", self.start_by_characters)


class WraithEntry(Part, frozen=True):
    """The table `wraith`: the board of the Mîn Wraith."""

    setup: MonsterSetup
    states: MonsterStates
    strength: Strength
    health: HealthScale
    rise: Rise
    life_force: LifeForce
    burst: Called
    enter_room_with_scarabs: Called
    heal: Called
    no_damage_in_battle: Called
    heal_face: Called


class Spell(Facts, frozen=True):
    """Therus's spell (WM-30.2-30.8)."""

    arms: int
    arm_length: int
    start: int
    plan_card_on_space: tuple[int, ...]
    strengthen_on_spend: Amounts

    def __post_init__(self) -> None:
        if self.strengthen_on_spend.keys() != set(STATES):
            raise ValueError(f"strengthen_on_spend is not for {', '.join(STATES)}")


class PossessionSpace(Part, frozen=True):
    """A space of the possession track."""

    hits_for_therus: int = 0
    hits_for_player: int = 0
    from_right: Steps = ()
    from_left: Steps = ()


class Possession(Facts, frozen=True):
    """The possession track (WM-30.7-30.14)."""

    start: int
    loss_at: int
    spaces: tuple[PossessionSpace, ...]

    def __post_init__(self) -> None:
        known("start", self.start, range(len(self.spaces)))


class CounterSpell(Facts, frozen=True):
    """The counter-spell (WM-30.10-30.13)."""

    room: str
    cost: Amounts
    pp: int
    steps: int

    def __post_init__(self) -> None:
        counted("cost", self.cost, PAYMENT)


class TherusEntry(Part, frozen=True):
    """The table `therus`: his board."""

    setup: MonsterSetup
    states: MonsterStates
    strength: Strength
    health: HealthScale
    spell: Spell
    possession: Possession
    counter_spell: CounterSpell
    burst: Called


class MonsterCardEntry(Facts, frozen=True):
    """A kind of Monster card; one card for each number in `times`."""

    type: str
    times: tuple[int, ...]
    mode: str
    always: Steps = ()
    calm: Steps = ()
    angry: Steps = ()
    furious: Steps = ()
    bonus: dict[str, Amounts] = msgspec.field(default_factory=dict)

    def __post_init__(self) -> None:
        known("type", self.type, ("move", "attack", "scarab", "power"))
        known("mode", self.mode, ("totals",) if self.type == "power" else ("cumulative", "exclusive"))
        if not self.times or min(self.times) < 1:
            raise ValueError("times is not a list of time steps from 1 on")
        sections = (self.calm, self.angry, self.furious)
        if self.type == "power":
            if self.bonus.keys() != set(STATES) or any((*sections, self.always)):
                raise ValueError(f"a Power Card has a bonus for {', '.join(STATES)} and no steps")
            for amounts in self.bonus.values():
                counted("bonus", amounts, BONUSES)
        elif self.bonus or not all(sections):
            raise ValueError(f"a card of type {self.type} has steps for {', '.join(STATES)} and no bonus")
