"""The forms of the entries in the pack of Weirdwood Manor: the box, the map, the players' boards and cards.

Most tables hold entries of one form, by id; `box` and `tracks` are one form each, whose fields are their entries. What
the fields mean is told at the top of each file in `content/`; the Monsters are in `boards`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from magemoot.games.weirdwood.vocabulary import BATTLE_DICE, COSTS, PAYMENT, RINGS, TIMES, wrong_amounts

Amounts = dict[str, int]
"""How much of what: `{ min = 1, any = 2 }`."""
Steps = tuple[dict[str, Any], ...]
"""What happens, checked by `vocabulary`."""

THRONE: Final = "throne"
"""The Throne Room as a ring of its own (WM-R57)."""
DECK: Final = 13
"""Action Cards of each character (WM-1.5)."""
SEGMENTS: Final = 12
"""Segments of a corridor: Days, or times of day (WM-1.4)."""
TRACKS: Final = ("power", "combat", "tactics")
"""The progress tracks of a board (WM-24.1)."""


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where the facts of an entry come from."""

    provenance: str
    source: str
    confidence: str = ""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of an entry."""


def known(what: str, value: object, those: Iterable[object]) -> None:
    """Refuse a value that is not among those known; the reader makes a `ContentError` (FIELD) of the ValueError."""
    if value not in those:
        raise ValueError(f"{what} {value} is not one of {', '.join(map(str, those))}")


def counted(what: str, amounts: Amounts, kinds: tuple[str, ...]) -> None:
    """Refuse amounts of other kinds, or of none."""
    wrong = wrong_amounts(amounts, kinds)
    if wrong:
        raise ValueError(f"{what} {wrong}")


# ------------------------------------------------------------------ the box and the map


class CompanionOffer(Facts, frozen=True):
    """How many Companions are offered, and what each one recruited before adds to the cost."""

    size: int
    surcharge_per_previous: Amounts

    def __post_init__(self) -> None:
        counted("surcharge_per_previous", self.surcharge_per_previous, PAYMENT)


class StartingHand(Facts, frozen=True):
    """How many cards are drawn beside the one marked."""

    draw: int


class Scarabs(Facts, frozen=True):
    """How many Scarabs there are, and how many lie outside the Throne Room when the game begins."""

    count: int
    in_each_inner_room: int
    by_room_dice: int


class Tiles(Facts, frozen=True):
    """How many Rubble or Fire tiles there are."""

    count: int


class BoxEntry(Part, frozen=True):
    """The table `box`."""

    companion_offer: CompanionOffer
    starting_hand: StartingHand
    scarabs: Scarabs
    tiles: Tiles


class Curse(Part, frozen=True):
    """What cleansing a Room costs and gives."""

    cost: Amounts
    pp: int

    def __post_init__(self) -> None:
        counted("cost", self.cost, PAYMENT)


class RoomEntry(Facts, frozen=True):
    """A Room: a tile, which has a curse, or a printed Room, which has a slot."""

    ring: str
    ops: Steps
    slot: int | None = None
    advanced: bool = False
    curse: Curse | None = None

    def __post_init__(self) -> None:
        known("ring", self.ring, (*RINGS, THRONE))
        if (self.slot is None) == (self.curse is None):
            raise ValueError("a tile has a curse, a printed Room a slot; no Room has both or none")


class RingEntry(Facts, frozen=True):
    """A ring of Rooms and the corridors beside it; empty where there is none."""

    rooms: int
    printed: str
    outward: str = ""
    inward: str = ""
    scarab_spaces: int = 0


class Door(Part, frozen=True, rename={"outer": "out", "inner": "in"}):
    """On which sides a segment of a corridor is open."""

    outer: bool
    inner: bool


class CorridorEntry(Facts, frozen=True):
    """A corridor: the rings outside and inside, and the doors of its segments."""

    between: tuple[str, str]
    pieces: int
    start: int
    doors: tuple[Door, ...]

    def __post_init__(self) -> None:
        for ring in self.between:
            known("between", ring, RINGS)
        if len(self.doors) != SEGMENTS:
            raise ValueError(f"doors has {len(self.doors)} segments, not {SEGMENTS}")


class DieEntry(Facts, frozen=True):
    """A kind of die and its faces."""

    colour: str
    count: int
    faces: tuple[dict[str, int | str], ...]

    def __post_init__(self) -> None:
        for face in self.faces:
            for what in face:
                known("faces: face", what, ("hit", "block", "charge", "move", "heal", "day", "ring"))


# ------------------------------------------------------------------ tracks


class Bonus(Part, frozen=True):
    """What a space of a track gives; no steps: it is empty on this board."""

    position: int
    ops: Steps
    once_for_the_group: bool = False


def _rising(bonuses: tuple[Bonus, ...], length: int) -> None:
    """Refuse bonuses out of order or beyond the end of their track."""
    places = [bonus.position for bonus in bonuses]
    if places != sorted(set(places)) or not all(0 < place <= length for place in places):
        raise ValueError(f"bonuses do not rise from space 1 to {length}")


class ProgressTrack(Facts, frozen=True):
    """A progress track as most boards have it."""

    cube: str
    length: int
    bonuses: tuple[Bonus, ...]

    def __post_init__(self) -> None:
        _rising(self.bonuses, self.length)


class GroupTrack(Facts, frozen=True):
    """The track of the family variant."""

    length: int
    start: int
    loop_to: int
    bonuses: tuple[Bonus, ...]

    def __post_init__(self) -> None:
        _rising(self.bonuses, self.length)


class BattleTracker(Facts, frozen=True):
    """The track of Hits and Blocks."""

    below_zero: bool


class HealthTrack(Facts, frozen=True):
    """Every character's Health; ops: when it is raised to the maximum."""

    min: int
    max: int
    start: int
    ops: Steps


class TracksEntry(Part, frozen=True):
    """The table `tracks`."""

    power: ProgressTrack
    combat: ProgressTrack
    tactics: ProgressTrack
    group: GroupTrack
    battle: BattleTracker
    health: HealthTrack


# ------------------------------------------------------------------ characters and their cards


class Rung(Part, frozen=True):
    """A slot for a die, or a level of the Gauntlet."""

    cost: Amounts
    pp_on_forge: int = 0

    def __post_init__(self) -> None:
        counted("cost", self.cost, PAYMENT)


class PowerEntry(Facts, frozen=True):
    """A Power of a character."""

    timing: str
    cost: Amounts
    ops: Steps

    def __post_init__(self) -> None:
        known("timing", self.timing, ("own_turn", "battle_before", "battle_after", "after_move", "any_turn"))
        counted("cost", self.cost, PAYMENT)


class ChargeEntry(Facts, frozen=True):
    """A character's Battle Charge."""

    id: str
    ops: Steps


class SpecialEntry(Facts, frozen=True):
    """What only one board has: Eugene's vault (cost, capacity) or Wally's Gauntlet (levels)."""

    id: str
    cost: Amounts = {}
    capacity: int = 0
    start_level: int = 0
    max_level: int = 0

    def __post_init__(self) -> None:
        known("id", self.id, ("exchange_vault", "thiefs_gauntlet"))
        if self.cost:
            counted("cost", self.cost, PAYMENT)


class CharacterEntry(Facts, frozen=True):
    """A character board; tracks: the bonuses that differ from those of the table `tracks`."""

    complexity: int
    starting_tokens: Amounts
    time_slots: tuple[tuple[str, ...], ...]
    dice_ladder: tuple[Rung, ...]
    powers: dict[str, PowerEntry]
    battle_charge: ChargeEntry
    can_recruit: bool = True
    starting_die: str = ""
    special: SpecialEntry | None = None
    tracks: dict[str, tuple[Bonus, ...]] = {}

    def __post_init__(self) -> None:
        counted("starting_tokens", self.starting_tokens, PAYMENT)
        for time in (time for slot in self.time_slots for time in slot):
            known("time_slots: time", time, TIMES)
        for track in self.tracks:
            known("tracks: track", track, TRACKS)
        if self.starting_die:
            known("starting_die", self.starting_die, BATTLE_DICE)


class Icons(Part, frozen=True):
    """The icons in the upper corners of a card; empty: none (WM-R11)."""

    left: str = ""
    right: str = ""

    def __post_init__(self) -> None:
        for icon in filter(None, (self.left, self.right)):
            known("icon", icon, ("hit", "block", "min", "knowledge", "wild"))


class Lasting(Part, frozen=True):
    """What counts in every battle, perhaps only against one kind of enemy."""

    hits: int = 0
    blocks: int = 0
    only_vs: str = ""

    def __post_init__(self) -> None:
        if self.only_vs:
            known("only_vs", self.only_vs, ("monster", "scarabs"))
        if self.hits < 0 or self.blocks < 0 or self.hits + self.blocks == 0:
            raise ValueError("lasting has hits or blocks, from 1 on")


class ActionEntry(Facts, frozen=True):
    """An Action Card in the decks of one or of all characters."""

    characters: tuple[str, ...]
    name: str
    number: int
    icons: Icons
    ops: Steps
    starting_hand: bool = False
    cost: Amounts = {}
    lasting: Lasting | None = None

    def __post_init__(self) -> None:
        known("number", self.number, range(1, DECK + 1))
        if self.cost:
            counted("cost", self.cost, COSTS)


class Ability(Part, frozen=True):
    """An ability of a Companion."""

    use: str
    ops: Steps = ()
    limit: str = ""
    trigger: str = ""
    usable_on_other_turns: bool = False
    lasting: Lasting | None = None

    def __post_init__(self) -> None:
        known("use", self.use, ("exhaust", "free", "lasting", "trigger"))
        if self.limit:
            known("limit", self.limit, ("once_per_turn", "twice_per_battle"))
        if self.trigger:
            known("trigger", self.trigger, ("own_attack_action",))
        if (self.use == "free") != bool(self.limit) or (self.use == "trigger") != bool(self.trigger):
            raise ValueError("an ability of use free has a limit, one of use trigger a trigger, and no other has")
        if (self.use == "lasting") != (self.lasting is not None) or (self.use == "lasting") == bool(self.ops):
            raise ValueError("an ability of use lasting has lasting, any other has ops")


class CompanionEntry(Facts, frozen=True):
    """A Companion."""

    cost: Amounts
    abilities: tuple[Ability, ...]

    def __post_init__(self) -> None:
        counted("cost", self.cost, PAYMENT)


class TacticEntry(Facts, frozen=True):
    """A kind of Tactics card and how many there are."""

    copies: int
    use: str
    icons: Icons
    ops: Steps = ()
    lasting: Lasting | None = None

    def __post_init__(self) -> None:
        known("use", self.use, ("once", "all_battles", "one_battle"))
        if (self.use == "all_battles") != (self.lasting is not None) or (self.use == "all_battles") == bool(self.ops):
            raise ValueError("a card of use all_battles has lasting, any other has ops")


class QuestEntry(Facts, frozen=True):
    """A Quest: where it lies, what it asks for (`vocabulary.EVENTS`) and what it gives."""

    slot: str
    condition: dict[str, Any]
    ops: Steps
    min_characters: int = 1

    def __post_init__(self) -> None:
        known("slot", self.slot, TIMES)


class FavourEntry(Facts, frozen=True):
    """A kind of favour token."""

    count: int
    ops: Steps
