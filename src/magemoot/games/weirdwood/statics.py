"""The box as clients need it once: what each piece is, the map, Rooms, cards, boards, tracks, dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

import msgspec

from magemoot.games.weirdwood.boards import Area, MonsterCardEntry, PossessionSpace
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
from magemoot.games.weirdwood.signs import Sign, signs
from magemoot.games.weirdwood.state import AREAS, STATES, TRACKS
from magemoot.games.weirdwood.table import BOARDS, SCARAB_SPACES

Amounts = dict[str, int]


class LastingStatic(msgspec.Struct, frozen=True):
    """What counts in every battle; `only_vs` empty for any enemy."""

    hits: int = 0
    blocks: int = 0
    only_vs: str = ""


class RoomStatic(msgspec.Struct, frozen=True):
    """A Room. `slot` -1: a tile; then `cost` and `pp` are those of cleansing it. `signs`: its action."""

    id: str
    ring: str
    slot: int
    advanced: bool
    cost: Amounts
    pp: int
    signs: list[Sign]
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


class RowStatic(msgspec.Struct, frozen=True):
    """A row of the Ogre's cubes, and what happens when the last of them is gone."""

    cubes: int
    signs: list[Sign]


class AreaStatic(msgspec.Struct, frozen=True):
    """An area of the Ogre; `when_empty` changes its dice for the rest of the game."""

    rows: list[RowStatic]
    when_empty: Amounts


class PossessionStatic(msgspec.Struct, frozen=True):
    """A space of the possession track.

    Attributes:
        monster_hits, player_hits: Hits that it adds in battles with Therus.
        from_right, from_left: what happens when Lady Weirdwood comes there by a cast spell, or by a counter-spell.
    """

    monster_hits: int
    player_hits: int
    from_right: list[Sign]
    from_left: list[Sign]


class MonsterStatic(msgspec.Struct, frozen=True):
    """A Monster's board.

    Attributes:
        days: the first and last Day of each state.
        strength: its own dice in each state.
        burst: what each burst does.
        areas: the Ogre's head, torso and arms.
        track: the last space of its Health, or of the Curse Threat.
        dice_at: extra dice from a space of that track on.
        plan_at: spaces of its Health that add a card to Therus's Plans on the way down.
        rise: what happens when the Wraith's Health rises onto a space.
        life_force: the greatest Life Force; 0 if there is none.
        life_hits: from which Life Force on Lady Weirdwood adds how many Hits.
        lady_moves_at: from which Life Force on she can be moved.
        arm: spaces of a spell arm; `arm_plan_at`: those that add a card to Therus's Plans.
        strengthen: by how much each payment strengthens the spell in each state.
        possession: the possession track, from left to right; at the first space the players lose.
    """

    id: str
    difficulty: int
    tiles: str
    days: dict[str, tuple[int, int]]
    strength: dict[str, Amounts]
    burst: list[Sign]
    areas: dict[str, AreaStatic] = {}
    track: int = 0
    dice_at: dict[int, Amounts] = {}
    plan_at: list[int] = []
    rise: dict[int, list[Sign]] = {}
    life_force: int = 0
    life_hits: dict[int, int] = {}
    lady_moves_at: int = 0
    arm: int = 0
    arm_plan_at: list[int] = []
    strengthen: Amounts = {}
    possession: list[PossessionStatic] = []


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
    return RoomStatic(id, room.ring, slot, room.advanced, cost, pp, signs(room.ops), room.provenance)


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
    burst, setup = signs(facts.burst.ops), facts.setup
    return MonsterStatic(setup.id, setup.difficulty, setup.tiles, days, strength, burst, **_OWN[id]())


def _ogre() -> dict[str, Any]:
    """What only the Ogre has."""
    areas, track = BOX.ogre.health.areas, BOX.ogre.curse_track
    return {
        "areas": {area: _area(getattr(areas, area)) for area in AREAS},
        "track": track.max,
        "dice_at": {mark.at: mark.dice for mark in track.dice_at},
    }


def _area(area: Area) -> AreaStatic:
    return AreaStatic([RowStatic(row.cubes, signs(row.ops)) for row in area.rows], dict(area.when_empty))


def _wraith() -> dict[str, Any]:
    """What only the Wraith has."""
    board = BOX.wraith
    return {
        "track": board.health.max,
        "dice_at": {mark.at: mark.dice for mark in board.health.dice_at},
        "rise": {space: signs(board.rise.ops) for space in board.rise.to},
        "life_force": board.life_force.max,
        "life_hits": {level.first: level.hits for level in board.life_force.battle_hits},
        "lady_moves_at": board.life_force.lady_move_at,
    }


def _therus() -> dict[str, Any]:
    """What only Therus has."""
    health, spell = BOX.therus.health, BOX.therus.spell
    return {
        "track": health.max,
        "plan_at": sorted(health.plan_card_on_fall_to),
        "arm": spell.arm_length,
        "arm_plan_at": list(spell.plan_card_on_space),
        "strengthen": dict(spell.strengthen_on_spend),
        "possession": [_space(space) for space in BOX.therus.possession.spaces],
    }


def _space(space: PossessionSpace) -> PossessionStatic:
    return PossessionStatic(
        space.hits_for_therus, space.hits_for_player, signs(space.from_right), signs(space.from_left)
    )


_OWN: Mapping[str, Callable[[], dict[str, Any]]] = {"ogre": _ogre, "wraith": _wraith, "therus": _therus}


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
