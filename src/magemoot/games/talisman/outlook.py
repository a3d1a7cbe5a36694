"""How well a character stands: the plan of the simplest bots, readable as such.

Grow first: trophies, tokens, lives, useful things. Then a Talisman, by a quest if none turns up. When strong enough, go
in: over the river, through the Portal of Power, up to the Crown. Everything is read from what a seat may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from magemoot.games.talisman.catalogue import (
    CROWN,
    SPACE,
    SPACES,
    Choice,
    Op,
    Roll,
    Space,
    card_of,
)
from magemoot.games.talisman.quests import CAVE, TAKE_LIFE
from magemoot.games.talisman.state import CARDS, LANDED, Adventurer, Talisman
from magemoot.games.talisman.state import SPACE as FOLLOW_SPACE
from magemoot.games.talisman.totals import (
    craft,
    has_character,
    has_tag,
    holds_talisman,
    is_toad,
    spell_limit,
    strength,
    value,
    weapons_of,
)
from magemoot.games.talisman.trophies import points

# ------------------------------------------------------------------ what things are worth, in points of Strength

POINT: Final = {"strength": 1.0, "craft": 0.9, "life": 1.0, "fate": 0.3, "gold": 0.25, "spell": 0.5, "follower": 0.6}
TALISMAN: Final = 4.0
QUEST: Final = 1.0
LOST_TURN: Final = 0.7
TOAD: Final = 3.0
DEAD: Final = -6.0
OUT: Final = -30.0
ON_THE_CROWN: Final = 16.0
UNKNOWN_CARD: Final = 0.25
"""An Adventure card not yet seen, to a character of middling strength."""

STRONG: Final = 9
"""Strength or Craft with which the Portal, the Crypt or the Mines are likely to let him through."""
HALE: Final = 4
"""Lives with which to go in."""
CLOSE: Final = 5.0
"""A lead that is worth half of what is still open: the smaller, the more one point counts between equals."""


def evaluate(view: Talisman, seat: int) -> float:
    """How well a seat stands, from 0 (lost) to 1 (won), compared with the best of the others."""
    mine = standing(view, view.adventurers[seat])
    others = [standing(view, a) for a in view.adventurers if a.seat != seat]
    difference = mine - (0.6 * max(others) + 4.0 if others else 10.0)
    return 0.5 + difference / (2 * (abs(difference) + CLOSE))


def standing(t: Talisman, me: Adventurer) -> float:
    """What a character has, how far he has come, and what the space he has just reached promises."""
    if me.eliminated:
        return OUT
    if not has_character(me):
        return DEAD
    found = _means(t, me) + _way(t, me) - LOST_TURN * me.missed
    if is_toad(me):
        found -= TOAD
    if me.seat == t.active and (t.stage == LANDED or (t.stage == CARDS and not t.drawn) or t.stage == FOLLOW_SPACE):
        found += prospect(t, me, SPACES[me.space])
    return found


def _means(t: Talisman, me: Adventurer) -> float:
    """Tokens, lives, things: the growth that the plan begins with."""
    own = max(strength(t, me), craft(t, me))
    found = POINT["strength"] * strength(t, me) + POINT["craft"] * craft(t, me) + 0.2 * own
    found += max((card_of[c].battle_strength for c in weapons_of(t, me)), default=0) * 0.6
    found += _lives(me.life) + POINT["fate"] * min(me.fate, 6) + POINT["gold"] * min(me.gold, 8)
    found += POINT["spell"] * len(me.spells)
    found += 0.15 * len(me.objects) + 0.2 * (len(me.followers) + len(me.raised))
    found += 0.4 * any(card_of[c].save_on for c in me.objects)
    for what in ("strength", "craft"):
        found += 0.9 * POINT[what] * sum(points(c, what) for c in me.trophies) / t.trophy_price
    found += _errand(me)
    return found - sum(1.5 for c in me.followers if "cannot_ditch" in card_of[c].tags)


def _errand(me: Adventurer) -> float:
    """A Talisman; a quest leads to one, but bars the Portal of Power from one who has it already (TA-31.5)."""
    hindered = -2.0 * QUEST if me.quest == TAKE_LIFE else -QUEST
    if holds_talisman(me):
        return TALISMAN + (hindered if me.quest else 0.0)
    return QUEST if me.quest else 0.0


def _lives(life: int) -> float:
    """The first lives count most."""
    return sum((3.0, 2.0, 1.4, 1.0, 0.8)[i] if i < 5 else 0.6 for i in range(min(life, 12)))


# ------------------------------------------------------------------ the way in


def ready(t: Talisman, me: Adventurer) -> bool:
    """Whether the plan says: go in now. Once the Crown is taken there is no more time to grow."""
    if t.crown_reached:
        return holds_talisman(me)
    return holds_talisman(me) and me.life >= HALE and max(strength(t, me), craft(t, me)) >= STRONG


def _way(t: Talisman, me: Adventurer) -> float:
    """How far along the plan's way a character is."""
    here = SPACES[me.space]
    if here.index == CROWN:
        return ON_THE_CROWN
    steps = STAGES_INSIDE.get(here.index)
    go_in = ready(t, me) and not me.retreating
    if steps is not None:
        return 3.0 + 1.5 * steps if go_in else -0.5 * steps
    if go_in:
        goal, base = (SPACE["portal-of-power"], 2.0) if here.region == "middle" else (SPACE["sentinel"], 0.0)
    elif here.region == "middle" and not holds_talisman(me) and not me.quest:
        goal, base = CAVE, 0.6
    elif here.region == "outer" and any(card_of[c].removed_by == "cross_river" for c in me.followers):
        goal, base = SPACE["tavern"], 0.0
    elif max(strength(t, me), craft(t, me)) >= STRONG - 2 and here.region == "outer":
        goal, base = SPACE["sentinel"], 0.0
    else:
        return 0.0
    return base - 0.08 * _distance(here.index, goal)


def _inside() -> dict[int, int]:
    """For each space of the Inner Region, how many spaces it is from the Plain of Peril on the shorter way."""
    plain, valley = SPACE["plain-of-peril"], SPACE["valley-of-fire"]
    found = {plain: 0}
    for turn in ("cw", "ccw"):
        space, steps = plain, 0
        while space != valley:
            space, steps = (SPACES[space].cw if turn == "cw" else SPACES[space].ccw), steps + 1
            found[space] = steps
    return found


STAGES_INSIDE: Final = _inside()


@cache
def _distance(a: int, b: int) -> int:
    """Spaces between two spaces of one Region, the shorter way around."""
    space, steps = a, 0
    while space != b:
        space, steps = SPACES[space].cw, steps + 1
    back, others = a, 0
    while back != b:
        back, others = SPACES[back].ccw, others + 1
    return min(steps, others)


# ------------------------------------------------------------------ what a space promises


def prospect(t: Talisman, me: Adventurer, space: Space) -> float:
    """What an encounter with a space would bring on average: its cards by number, those to be drawn, its instruction."""
    lying = t.spaces[space.index]
    found = 0.0
    for kind in ("strength", "craft"):
        enemies = [c for c in lying if points(c, kind) and card_of[c].type == "Enemy" and c not in t.tamed]
        if enemies:
            chance = chance_against(t, me, enemies, space.roll_bonus)
            worth = sum(points(c, kind) for c in enemies) / t.trophy_price * POINT[kind]
            found += chance * worth - (1.0 - chance) * 0.8 * _next_life(me)
            if chance < 0.5:
                return found
    found += (
        sum(0.4 for c in lying if card_of[c].number == 5 and c not in t.met)
        + POINT["gold"] * (t.loose_gold[space.index])
    )
    if space.draw:
        unseen = 0 if t.drawn else max(0, space.draw - len(lying))
        return found + unseen * (UNKNOWN_CARD + 0.06 * (strength(t, me) - 5))
    return found + _instruction(t, me, space)


def _next_life(me: Adventurer) -> float:
    """What the life that would be lost next is worth."""
    return _lives(me.life) - _lives(me.life - 1) if me.life > 1 else 3.0 - DEAD


def _instruction(t: Talisman, me: Adventurer, space: Space) -> float:
    """The printed instruction of a space that is no draw space."""
    if space.region in ("inner", "crown"):
        return 0.0
    if space.visits:
        return max(
            0.2 if visit.prices else _table(t, me, visit.roll) if visit.roll is not None else _ops(t, me, visit.ops)
            for visit in space.visits
        )
    if space.options:
        return max(_choice(t, me, option) for option in space.options)
    if space.by_alignment:
        return _ops(t, me, space.by_alignment[me.alignment])
    if space.roll is not None:
        return _table(t, me, space.roll)
    if space.index == CAVE:
        return 0.0 if me.quest or holds_talisman(me) else QUEST
    return _ops(t, me, space.ops)


def _table(t: Talisman, me: Adventurer, roll: Roll) -> float:
    """The average of a table: each result of one die alike; of several dice the middle ones more often."""
    ways = _ways(roll.dice)
    total = sum(n * _ops(t, me, roll.row(result).ops) for result, n in ways.items())
    return total / sum(ways.values())


@cache
def _ways(dice: int) -> dict[int, int]:
    """In how many ways so many dice show each sum."""
    ways = {0: 1}
    for _ in range(dice):
        following: dict[int, int] = {}
        for total, n in ways.items():
            for face in range(1, 7):
                following[total + face] = following.get(total + face, 0) + n
        ways = following
    return ways


def _choice(t: Talisman, me: Adventurer, option: Choice) -> float:
    if option.requires_gold > me.gold:
        return -2.0
    return _table(t, me, option.roll) if option.roll is not None else _ops(t, me, option.ops)


def _ops(t: Talisman, me: Adventurer, ops: Sequence[Op]) -> float:
    return sum(_op(t, me, op) for op in ops)


def _op(t: Talisman, me: Adventurer, op: Op) -> float:
    """What one step of an effect is worth to a character."""
    n = op.n if isinstance(op.n, int) else 1
    match op.op:
        case "gain" if op.what == "talisman":
            return TALISMAN
        case "gain" if op.what == "spell":
            return POINT["spell"] if len(me.spells) < spell_limit(t, me) else 0.0
        case "gain":
            return POINT[op.what] * n
        case "lose" if op.what == "life":
            return -sum(_next_life(me) for _ in range(n))
        case "lose":
            held = {"strength": me.strength, "craft": me.craft, "gold": me.gold, "fate": me.fate}.get(op.what, 0)
            return -POINT[op.what] * min(n, held)
        case "heal" | "replenish_fate":
            return _restored(me, op)
        case "miss_turn":
            return -LOST_TURN * n
        case "toad":
            return -TOAD
        case "fight":
            chance = _chance(_score(t, me, op.kind) - op.value, has_tag(t, me, "two_dice_higher"))
            return -(1.0 - chance) * 0.8 * _next_life(me)
        case "choice":
            return max(_choice(t, me, option) for option in op.options)
        case "enslaved":
            return -1.0
        case _:
            return 0.0


def _restored(me: Adventurer, op: Op) -> float:
    what = "life" if op.op == "heal" else "fate"
    missing = max(0, value(me, what) - (me.life if what == "life" else me.fate))
    most = missing if isinstance(op.max, str) else min(missing, op.max)
    if op.cost_gold_each:
        most = min(most, me.gold // op.cost_gold_each)
    each = (1.2 if what == "life" else POINT["fate"]) - POINT["gold"] * op.cost_gold_each
    return max(0.0, each) * most


# ------------------------------------------------------------------ chances in a fight


def chance_against(t: Talisman, me: Adventurer, enemies: Sequence[int], roll_bonus: int = 0) -> float:
    """How likely a character beats Enemies that fight as one, by total scores and the dice."""
    kind = "psychic" if any(card_of[c].craft for c in enemies) else "battle"
    theirs = sum(card_of[c].craft if kind == "psychic" else card_of[c].strength for c in enemies)
    two = kind == "battle" and has_tag(t, me, "two_dice_higher")
    return _chance(_score(t, me, kind) - theirs - roll_bonus, two)


def _score(t: Talisman, me: Adventurer, kind: str) -> int:
    """Strength in battle with the best Weapon, or Craft."""
    if kind == "psychic":
        return craft(t, me)
    weapons = sorted((card_of[c].battle_strength for c in weapons_of(t, me)), reverse=True)
    extra = value(me, "craft") if has_tag(t, me, "add_craft_value_in_battle") else 0
    return strength(t, me) + sum(weapons[: 2 if has_tag(t, me, "two_weapons") else 1]) + me.battle_bonus + extra


@cache
def _chance(lead: int, two: bool) -> float:
    """The chance that one die (or the higher of two) plus a lead beats another die."""
    faces = range(1, 7)
    mine = [max(a, b) for a in faces for b in faces] if two else list(faces)
    return sum(a + lead > b for a in mine for b in faces) / (len(mine) * 6)
