"""What the active warden can still do in this turn, by what it promises: Rooms, curses, Attacks, actions of cards."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from magemoot.games.weirdwood import cards, companions, forging, moving, odds, rooms
from magemoot.games.weirdwood.catalogue import BOX, action, companion
from magemoot.games.weirdwood.entries import Steps
from magemoot.games.weirdwood.fae import therus
from magemoot.games.weirdwood.manor import AWAY, THRONE_ROOM
from magemoot.games.weirdwood.state import OGRE, RUBBLE, THERUS, WRAITH, Warden, Weirdwood
from magemoot.games.weirdwood.table import has_enemy, on_fire, room
from magemoot.games.weirdwood.weights import (
    BATTLE,
    BLOCK,
    CURSE,
    DAMAGE,
    DEFEATED,
    FORGE,
    FORGE_LATE,
    HIT,
    LEFT,
    LIFE_FORCE,
    MOVE,
    NO_TARGET,
    OF,
    OTHER,
    POSSESSION,
    POWER_CARD,
    ROOM,
    SCARAB,
    STEP_WORTH,
    THRONE,
    TIME_SLOT,
    UNEXHAUSTED,
    UNPLAYED,
    USES,
    WHENEVER,
    amount,
)

D12: Final = 12
CHEAPEST: Final = min(sum(one.cost.values()) for one in BOX.companions.values())
"""What no Companion costs less than."""
WAYS: Final = ("move", "portal")
"""What takes a warden to another place."""


class Hopes(msgspec.Struct, frozen=True):
    """What a warden can hope for, wherever he goes.

    Attributes:
        die: what forging the next die promises; 0 if he cannot pay for it.
        others_die: the most that it promises another warden.
        companion: what the best Companion of the offer promises beyond its price, of those that he can pay for.
        each: a Hit dealt to the Monster.
    """

    die: float
    others_die: float
    companion: float
    each: float


class RoomAction(msgspec.Struct, frozen=True):
    """What the action of a Room brings.

    Attributes:
        plain: on average, whoever uses it.
        dice: how many can be forged there; others_dice: how many by another player.
        recruits: whether a Companion can be recruited there.
    """

    plain: float
    dice: int
    others_dice: int
    recruits: bool

    def promises(self, hope: Hopes) -> float:
        """What it promises somebody with such hopes."""
        return (
            self.plain
            + min(self.dice, 1) * hope.die
            + self.others_dice * hope.others_die
            + self.recruits * hope.companion
        )


def hopes(t: Weirdwood, w: Warden, each: float, to_go: float) -> Hopes:
    """What a warden can hope for.

    Args:
        each: what a Hit dealt to the Monster is worth.
        to_go: the share of time that is left.
    """
    die = FORGE_LATE + (FORGE - FORGE_LATE) * to_go
    able = [forging.can_forge(t, one) for one in t.wardens]
    others = any(can for one, can in zip(t.wardens, able, strict=True) if one is not w)
    return Hopes(die * able[w.seat], die * others, _companion(t, w, to_go), each)


def _companion(t: Weirdwood, w: Warden, to_go: float) -> float:
    """What the best Companion of the offer promises a warden beyond its price, of those that he can pay for."""
    if therus.resources(w) < CHEAPEST:
        return 0.0
    offered = companions.offer_for(t, w)
    return max([0.0, *(companion_worth(card, to_go) - amount(companions.price(w, card)) for card in offered)])


def companion_worth(card: int, to_go: float) -> float:
    """What a Companion is worth as long as it is with a warden, with the share of time that is left."""
    lasting, use = _of_companion(card)
    return lasting + to_go * (TIME_SLOT + USES * use)


@cache
def _of_companion(card: int) -> tuple[float, float]:
    """What a Companion adds to battles, and what it brings each time it is used."""
    lasting = use = 0.0
    for ability in companion(card).facts.abilities:
        if ability.lasting is not None:
            lasting += HIT * ability.lasting.hits + BLOCK * ability.lasting.blocks
        attacks = sum(step["op"] == "attack" for step in ability.ops)
        found = steps_worth(ability.ops) + attacks * (WHENEVER - NO_TARGET)
        use += found * (UNEXHAUSTED if ability.use == "free" else 1.0)
    return lasting, use


def to_come(t: Weirdwood, w: Warden, each: float, to_go: float) -> float:
    """The Room's action, a curse to lift, and the card of this turn or those actions of it that are not taken yet."""
    hope = hopes(t, w, each, to_go)
    found = ROOM * room_worth(t, w.place, hope) if t.may_use_room else 0.0
    found += ROOM * curse_worth(t, w, w.place) + UNPLAYED * (not t.played)
    return found + LEFT * of_steps(t, w, left_steps(t), hope)


def left_steps(t: Weirdwood) -> list[Mapping[str, Any]]:
    """The actions of the cards of this turn that are not taken yet."""
    return [
        cards.action_of(t, below * cards.BELOW + int(i))[1]
        for below, left in enumerate(reversed(t.left))
        for i in left.split(",")
        if i
    ]


# ------------------------------------------------------------------ places


def place_worth(t: Weirdwood, w: Warden, place: int, hope: Hopes) -> float:
    """What a place without enemies promises a warden who goes there: its action, a curse to lift, Lady Weirdwood."""
    if has_enemy(t, place):
        return 0.0
    if t.cursed[place]:
        return ROOM * curse_worth(t, w, place)
    found = ROOM * room_worth(t, place, hope) - DAMAGE * on_fire(t, place)
    if t.monster == WRAITH and place == t.lady:
        found += LIFE_FORCE * max(0, min(3, w.health - 2)) * (1.0 if t.fae.life_force < GIVE_BELOW else 0.4)
    if t.monster == THERUS and place == THRONE_ROOM:
        found += counter_worth(t, w, hope.each)
    return found


def counter_worth(t: Weirdwood, w: Warden, each: float) -> float:
    """What the counter-spells promise together that a warden can pay for: PP, Lady Weirdwood's way, and what it takes off Therus.

    Args:
        each: what a Hit dealt to the Monster is worth.
    """
    space = t.fae.possession
    hits = COUNTER_HITS[space : space + therus.resources(w) // COUNTER_COST]
    return len(hits) * (POSSESSION + COUNTER_PP) + each * sum(hits)


GIVE_BELOW: Final = BOX.wraith.life_force.lady_move_at
"""With less Life Force than this Lady Weirdwood needs Health of the wardens."""
COUNTER_COST: Final = BOX.therus.counter_spell.cost.get("any", 0)
COUNTER_PP: Final = OF["pp"] * BOX.therus.counter_spell.pp - OF["any"] * COUNTER_COST
"""What a counter-spell brings at once, less what it costs."""
COUNTER_HITS: Final[tuple[int, ...]] = tuple(
    sum(-step["n"] for step in space.from_left if step["op"] == "monster_health")
    for space in BOX.therus.possession.spaces[1:]
)
"""For each space of Lady Weirdwood what it takes off Therus when she goes on from it."""


def room_worth(t: Weirdwood, place: int, hope: Hopes) -> float:
    """What the action of a Room promises whoever stands in it, if it can be used."""
    if t.cursed[place] or t.tiles[place] or has_enemy(t, place):
        return 0.0
    return _of_room(t.room_at[place]).promises(hope)


def curse_worth(t: Weirdwood, w: Warden, place: int) -> float:
    """What it promises to lift the curse of a Room, for a warden who can pay for it there; its action comes with it."""
    if not t.cursed[place]:
        return 0.0
    curse = room(t, place).curse
    if curse is None or not rooms.can_cleanse(t, w, place=place):
        return 0.0
    lifted = CURSE * (2 if t.monster == OGRE else 1)
    action_too = 0.0 if t.tiles[place] else ROOM * _of_room(t.room_at[place]).plain
    return max(0.0, OF["pp"] * curse.pp + lifted + action_too - amount(curse.cost))


@cache
def _of_room(id: str) -> RoomAction:
    """What a Room's action brings."""
    dice = others_dice = 0
    plain = 0.0
    for step in BOX.rooms[id].ops:
        if step["op"] == "forge":
            dice += int(step["n"])
        elif step["op"] == "other_player" and step["then"][0]["op"] == "forge":
            others_dice += 1
        else:
            plain += plain_worth(step)
    return RoomAction(plain, dice, others_dice, any(map(_recruits, BOX.rooms[id].ops)))


def _recruits(step: Mapping[str, Any]) -> bool:
    """Whether a step lets its owner recruit a Companion, perhaps by choice."""
    return step["op"] == "recruit" or any(_recruits(one) for option in step.get("options", ()) for one in option)


def plain_worth(step: Mapping[str, Any]) -> float:
    """What one step brings on average, wherever its owner stands."""
    match step["op"]:
        case "gain":
            return amount(step["what"])
        case "pay" | "pay_per":
            return max(0.05, steps_worth(step["then"]) - amount(step["cost"]))
        case "choose":
            return max(steps_worth(option) for option in step["options"])
        case "if" | "other_player":
            return 0.9 * steps_worth(step["then"])
        case "roll_d12":
            rows: list[Any] = step["table"]
            return sum(float(row["to"] - row["from"] + 1) / D12 * steps_worth(row["ops"]) for row in rows)
        case "battle":
            return sum(BATTLE.get(what, 0.0) * _counted(n) for what, n in step.items())
        case op:
            times = step["n"] if isinstance(step.get("n"), int) else 1
            return STEP_WORTH.get(str(op), OTHER) * float(min(times, 2))


def _counted(n: Any) -> int:
    """How many of something a battle step names: a number, amounts of several kinds, or what to do once."""
    if isinstance(n, int):
        return n
    return sum(n.values()) if isinstance(n, Mapping) else 1


def steps_worth(steps: Steps | Sequence[Mapping[str, Any]]) -> float:
    """What some steps bring on average."""
    return sum(plain_worth(step) for step in steps)


# ------------------------------------------------------------------ actions of cards


def promise(t: Weirdwood, w: Warden, card: int, hope: Hopes) -> float:
    """What a card in the hand promises where its warden stands."""
    facts = action(card).facts
    lasting = HIT * facts.lasting.hits + BLOCK * facts.lasting.blocks if facts.lasting else 0.0
    return of_steps(t, w, facts.ops, hope) + lasting - amount(facts.cost)


def of_steps(t: Weirdwood, w: Warden, steps: Sequence[Mapping[str, Any]], hope: Hopes) -> float:
    """What actions of a card promise together: a Move may lead to a good Room, or to an enemy before an Attack."""
    if not steps:
        return 0.0
    ways = [step for step in _all(steps) if step["op"] in WAYS]
    ends = {p for step in ways for p in _ends(t, w, step)}
    found = 0.0
    if ways:
        found = MOVE * len(ways) + max((place_worth(t, w, p, hope) for p in ends), default=0.0)
    enemies = [w.place, *(p for p in (t.fae.place, THRONE_ROOM) if p in ends)]
    if _leads_on(t, w, ends) and t.fae.place not in enemies:
        enemies.append(t.fae.place)
    return found + sum(_of_step(t, w, step, enemies, hope) for step in steps)


def _leads_on(t: Weirdwood, w: Warden, ends: Collection[int]) -> bool:
    """Whether the Throne Room lets a warden portal on to the Monster, once he is there."""
    there = w.place == THRONE_ROOM and t.may_use_room
    return (there or THRONE_ROOM in ends) and not has_enemy(t, THRONE_ROOM) and t.tiles[t.fae.place] != RUBBLE


def _all(steps: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Steps, and those of the first option where there is a choice."""
    for step in steps:
        yield from step["options"][0] if step["op"] == "choose" else (step,)


def _ends(t: Weirdwood, w: Warden, step: Mapping[str, Any]) -> list[int]:
    """Where a Move or a portal can end."""
    if step["op"] == "move":
        return moving.ends(t, w, step.get("ignore", ()))
    return [] if step["to"] == "dice" else moving.portal_targets(t, w, step["to"])


def _of_step(t: Weirdwood, w: Warden, step: Mapping[str, Any], enemies: Sequence[int], hope: Hopes) -> float:
    """What an action of a card promises, beside the way to another place, with an Attack in one of these places."""
    match step["op"]:
        case "move" | "portal":
            return 0.0
        case "attack":
            more = step.get("mods", {}).get("hits", 0)
            return max(NO_TARGET, *(attack_worth(t, w, place, hope, more) for place in enemies))
        case "forge":
            return hope.die
        case "choose":
            return max(sum(_of_step(t, w, one, enemies, hope) for one in option) for option in step["options"])
        case _:
            return plain_worth(step)


def attack_worth(t: Weirdwood, w: Warden, place: int, hope: Hopes, more: int = 0) -> float:
    """What an Attack of a warden in a place promises; afterwards the Room's action may be used."""
    if not has_enemy(t, place) or place == AWAY:
        return 0.0
    found = odds.attack(t, w, place, more)
    cost = DAMAGE * found.taken
    if found.against == "scarabs":
        each = DEFEATED + SCARAB[t.monster] + (THRONE if place == THRONE_ROOM and not t.throne_cleared else 0.0)
        room_too = 0.0 if t.cursed[place] else _of_room(t.room_at[place]).promises(hope)
        return each * found.dealt + 0.5 * found.dealt / t.scarabs[place] * room_too - cost
    gain = (hope.each + OF["pp"]) * found.dealt + (POWER_CARD + 2 * OF["pp"]) * sum(map(len, t.fae.powers))
    healed = found.missed * (hope.each + LIFE_FORCE) if t.monster == WRAITH else 0.0
    return gain - healed - cost
