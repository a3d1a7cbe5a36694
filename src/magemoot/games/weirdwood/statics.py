"""The box as clients need it once: what each piece is, the map, Rooms, cards, boards, tracks, dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import msgspec

from magemoot.games.weirdwood.boards import MonsterCardEntry
from magemoot.games.weirdwood.catalogue import (
    BONUSES,
    BOX,
    CHARACTERS,
    GROUP_BONUSES,
    KINDS,
    MONSTER_CARDS,
    MONSTERS,
)
from magemoot.games.weirdwood.entries import Ability, ActionEntry, CharacterEntry, Lasting, RoomEntry, Steps
from magemoot.games.weirdwood.manor import DAY_DOORS, PLACES, RING, SLOT, TIME_DOORS
from magemoot.games.weirdwood.state import AREAS, STATES, TRACKS
from magemoot.games.weirdwood.table import BOARDS, SCARAB_SPACES

Amounts = dict[str, int]


class LastingStatic(msgspec.Struct, frozen=True):
    """What counts in every battle; `only_vs` empty for any enemy."""

    hits: int = 0
    blocks: int = 0
    only_vs: str = ""


class RoomStatic(msgspec.Struct, frozen=True):
    """A Room. `slot` -1: a tile; then `cost` and `pp` are those of cleansing it."""

    id: str
    ring: str
    slot: int
    advanced: bool
    cost: Amounts
    pp: int
    provenance: str


class ActionStatic(msgspec.Struct, frozen=True):
    """An Action Card: `parts` is the number of its actions."""

    name: str
    character: str
    number: int
    left: str
    right: str
    cost: Amounts
    lasting: LastingStatic
    parts: int
    provenance: str


class AbilityStatic(msgspec.Struct, frozen=True):
    """An ability of a Companion."""

    use: str
    limit: str
    lasting: LastingStatic


class CompanionStatic(msgspec.Struct, frozen=True):
    """A Companion."""

    id: str
    cost: Amounts
    abilities: list[AbilityStatic]
    provenance: str


class TacticStatic(msgspec.Struct, frozen=True):
    """A kind of Tactics card."""

    id: str
    use: str
    left: str
    right: str
    lasting: LastingStatic


class QuestStatic(msgspec.Struct, frozen=True):
    """A Quest."""

    id: str
    slot: str
    provenance: str


class PowerStatic(msgspec.Struct, frozen=True):
    """A Power."""

    id: str
    timing: str
    cost: Amounts
    provenance: str


class CharacterStatic(msgspec.Struct, frozen=True):
    """A character board.

    Attributes:
        ladder: what each further die or level of the Gauntlet costs.
        special: "exchange_vault", "thiefs_gauntlet", or nothing.
        tracks: for each track, by space, the message that says its bonus.
    """

    id: str
    complexity: int
    tokens: Amounts
    time_slots: list[list[str]]
    die: str
    ladder: list[Amounts]
    powers: list[PowerStatic]
    charge: str
    special: str
    can_recruit: bool
    tracks: dict[str, dict[int, str]]


class MonsterCardStatic(msgspec.Struct, frozen=True):
    """A Monster card; a Power Card has bonuses by state."""

    id: str
    monster: str
    type: str
    mode: str
    sections: list[str]
    bonus: dict[str, Amounts]
    provenance: str


class MonsterStatic(msgspec.Struct, frozen=True):
    """A Monster's board.

    Attributes:
        days: the first and last Day of each state.
        strength: its own dice in each state.
        rows: the Ogre's cubes by rows of head, torso and arms.
        track: the last space of its Health, or of the Curse Threat.
        dice_at: extra dice from a space of that track on.
        life_force: the greatest Life Force; 0 if there is none.
        arm: spaces of a spell arm.
        possession: spaces of the possession track.
    """

    id: str
    difficulty: int
    tiles: str
    days: dict[str, tuple[int, int]]
    strength: dict[str, Amounts]
    rows: dict[str, list[int]] = {}
    track: int = 0
    dice_at: dict[int, Amounts] = {}
    life_force: int = 0
    arm: int = 0
    possession: int = 0


class DieStatic(msgspec.Struct, frozen=True):
    """A kind of die: each face as amounts of hit, block, charge ...; an empty one is blank."""

    colour: str
    faces: list[dict[str, int | str]]


class Static(msgspec.Struct, frozen=True):
    """What a client needs once.

    Attributes:
        rings, slots: for each place its ring, and its slot clockwise from the top.
        day_doors, time_doors: for each segment whether it is open outward and inward; segment i of the Day corridor is
            that of Day i + 1, of the Time corridor position i.
        group: by space of the group track the message that says its bonus.
    """

    kinds: list[str]
    kind_of: list[int]
    rings: list[str]
    slots: list[int]
    day_doors: list[tuple[bool, bool]]
    time_doors: list[tuple[bool, bool]]
    scarab_spaces: int
    rooms: dict[str, RoomStatic]
    actions: dict[str, ActionStatic]
    companions: dict[str, CompanionStatic]
    tactics: dict[str, TacticStatic]
    quests: dict[str, QuestStatic]
    characters: dict[str, CharacterStatic]
    monsters: dict[str, MonsterStatic]
    monster_cards: dict[str, MonsterCardStatic]
    tracks: dict[str, int]
    group_length: int
    group: dict[int, str]
    dice: dict[str, DieStatic]


@cache
def static() -> Static:
    """The box, as data."""
    keys = list(dict.fromkeys(KINDS))
    place = {key: i for i, key in enumerate(keys)}
    return Static(
        keys,
        [place[key] for key in KINDS],
        list(RING[:PLACES]),
        list(SLOT),
        list(DAY_DOORS),
        list(TIME_DOORS),
        SCARAB_SPACES,
        {id: _room(id, room) for id, room in BOX.rooms.items()},
        {
            f"action-{character}-{card.number}": _action(character, card)
            for character in CHARACTERS
            for card in BOX.actions.values()
            if character in card.characters
        },
        {
            id: CompanionStatic(id, card.cost, [_ability(one) for one in card.abilities], card.provenance)
            for id, card in BOX.companions.items()
        },
        {
            id: TacticStatic(id, card.use, card.icons.left, card.icons.right, _lasting(card.lasting))
            for id, card in BOX.tactics.items()
        },
        {id: QuestStatic(id, card.slot, card.provenance) for id, card in BOX.quests.items()},
        {id: _character(id, facts) for id, facts in BOX.characters.items()},
        {id: _monster(id) for id in MONSTERS},
        {id: _card(id, monster, card) for monster, found in MONSTER_CARDS.items() for id, card in found.items()},
        {track: getattr(BOX.tracks, track).length for track in TRACKS},
        BOX.tracks.group.length,
        {space: bonus_message(bonus.ops) for space, bonus in GROUP_BONUSES.items()},
        {id: DieStatic(die.colour, [dict(face) for face in die.faces]) for id, die in BOX.dice.items()},
    )


def _room(id: str, room: RoomEntry) -> RoomStatic:
    slot = -1 if room.slot is None else room.slot
    cost, pp = (room.curse.cost, room.curse.pp) if room.curse else ({}, 0)
    return RoomStatic(id, room.ring, slot, room.advanced, cost, pp, room.provenance)


def _action(character: str, card: ActionEntry) -> ActionStatic:
    return ActionStatic(
        card.name,
        character,
        card.number,
        card.icons.left,
        card.icons.right,
        card.cost,
        _lasting(card.lasting),
        len(card.ops),
        card.provenance,
    )


def _ability(one: Ability) -> AbilityStatic:
    return AbilityStatic(one.use, one.limit, _lasting(one.lasting))


def _lasting(facts: Lasting | None) -> LastingStatic:
    return LastingStatic(facts.hits, facts.blocks, facts.only_vs) if facts else LastingStatic()


def _character(id: str, facts: CharacterEntry) -> CharacterStatic:
    return CharacterStatic(
        id,
        facts.complexity,
        facts.starting_tokens,
        [list(times) for times in facts.time_slots],
        facts.starting_die,
        [rung.cost for rung in facts.dice_ladder],
        [PowerStatic(power, one.timing, one.cost, one.provenance) for power, one in facts.powers.items()],
        facts.battle_charge.id,
        facts.special.id if facts.special else "",
        facts.can_recruit,
        {track: {space: bonus_message(ops) for space, ops in BONUSES[id, track].items()} for track in TRACKS},
    )


def _card(id: str, monster: str, card: MonsterCardEntry) -> MonsterCardStatic:
    sections = [name for name in ("always", *STATES) if getattr(card, name)]
    return MonsterCardStatic(id, monster, card.type, card.mode, sections, card.bonus, card.provenance)


def _monster(id: str) -> MonsterStatic:
    """A Monster's board; what only one of them has stands at the end."""
    facts = BOARDS[id]
    days = {state: (getattr(facts.states, state).first, getattr(facts.states, state).last) for state in STATES}
    strength = {state: dict(getattr(facts.strength, state)) for state in STATES}
    more: dict[str, Any] = {}
    match id:
        case "ogre":
            areas, track = BOX.ogre.health.areas, BOX.ogre.curse_track
            more["rows"] = {area: [row.cubes for row in getattr(areas, area).rows] for area in AREAS}
            more |= {"track": track.max, "dice_at": {at.at: at.dice for at in track.dice_at}}
        case "wraith":
            health = BOX.wraith.health
            more |= {"track": health.max, "dice_at": {at.at: at.dice for at in health.dice_at}}
            more["life_force"] = BOX.wraith.life_force.max
        case _:
            more |= {"track": BOX.therus.health.max, "arm": BOX.therus.spell.arm_length}
            more["possession"] = len(BOX.therus.possession.spaces)
    return MonsterStatic(facts.setup.id, facts.setup.difficulty, facts.setup.tiles, days, strength, **more)


# ------------------------------------------------------------------ bonuses of tracks

_OF_STEP: Mapping[str, str] = {
    "draw": "draw",
    "choose": "refresh-or-any",
    "monster_damage": "damage",
    "use_power_free": "free-power",
    "cleanse": "cleanse",
}


def bonus_message(ops: Steps) -> str:
    """The message that says what a space of a track gives; of a pack's own bonuses only the first step."""
    step: dict[str, Any] = ops[0] if ops else {"op": ""}
    match step["op"]:
        case "gain":
            return _gain(step["what"].items())
        case "lasting_track":
            return "bonus-hit" if step.get("hits") else "bonus-block"
        case op:
            return f"bonus-{_OF_STEP.get(op, op)}"


def _gain(what: Iterable[tuple[str, int]]) -> str:
    kind, n = next(iter(what))
    return f"bonus-{kind.replace('_', '-')}" + (f"-{n}" if n > 1 else "")
