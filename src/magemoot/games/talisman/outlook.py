"""How well a character stands: the plan of the simplest bots, readable as such.

Grow first: trophies, tokens, lives, useful things. Then a Talisman, by a quest if none turns up. When strong enough, go
in: over the river, through the Portal of Power, up to the Crown. Everything is read from what a seat may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final

from magemoot.engine.pieces import Value
from magemoot.games.talisman.belongings import usable_now
from magemoot.games.talisman.catalogue import CROWN, DECK, SPACE, SPACES, card_of
from magemoot.games.talisman.components import CardFacts, Choice, Op, Roll, Space
from magemoot.games.talisman.movement import BELONGINGS
from magemoot.games.talisman.quests import CAVE, TAKE_LIFE
from magemoot.games.talisman.state import CARDS, LANDED, Adventurer, Talisman
from magemoot.games.talisman.state import SPACE as FOLLOW_SPACE
from magemoot.games.talisman.totals import (
    craft,
    has_character,
    has_tag,
    is_toad,
    spell_limit,
    strength,
    value,
    weapons_of,
)

# ------------------------------------------------------------------ what things are worth, in points of Strength

POINT: Final = {"strength": 1.0, "craft": 0.9, "life": 1.0, "fate": 0.3, "gold": 0.25, "spell": 0.5, "follower": 0.6}
TALISMAN: Final = 4.0
QUEST: Final = 1.0
LOST_TURN: Final = 0.7
TOAD: Final = 3.0
DEAD: Final = -6.0
OUT: Final = -30.0
ON_THE_CROWN: Final = 20.0
OF_A_CARD: Final = {"Event": -0.2, "Stranger": 0.5, "Place": 0.3}
"""What an Adventure card brings that is neither fought nor kept, on average."""
KEPT: Final = {"Object": 0.3, "Magic Object": 0.4, "Follower": 0.4}
"""What a card that is kept is worth beside its points."""
BURDEN: Final = -1.5
"""A Follower that cannot be got rid of."""
SAVES: Final = 0.5
"""What may save a life."""

STRONG: Final = 8
"""Strength or Craft with which the Portal, the Crypt or the Mines are likely to let him through."""
HALE: Final = 4
"""Lives with which to go in; somebody stronger needs as many fewer."""
FRAIL: Final = 2
"""With fewer lives than this nobody goes on."""
STURDY: Final = 5
"""Strength or Craft that is enough for the Middle Region, where there is more to be found."""
TEMPER: Final = 4.5
"""A lead of so many points makes winning almost three times as likely as losing."""
CARELESS: Final = 0.3 / TEMPER
"""How far a novice misjudges what an option brings: by less than a third of a point."""


def evaluate(view: Talisman, seat: int) -> float:
    """How well a seat stands, from 0 (lost) to 1 (won), compared with the best of the others."""
    mine = standing(view, view.adventurers[seat])
    others = [standing(view, a) for a in view.adventurers if a.seat != seat]
    difference = mine - (0.6 * max(others) + 4.0 if others else 10.0)
    return 1.0 / (1.0 + exp(-difference / TEMPER))


def consider(t: Talisman, seat: int, ask: str, options: Sequence[Value]) -> Sequence[Value]:
    """What is worth a thought: no settings, no throwing things away without need, and belongings only to use them."""
    me = t.adventurers[seat]
    if ask.startswith("react-"):
        return [o for o in options if type(o) is not str or o == "pass"]
    if ask in HEALING and resigned(t, me, (strength(t, me), craft(t, me)), _has_talisman(me)):
        return [o for o in options if not _heals(o)] or options
    if ask == "prize" and me.space == CROWN and "life" in options:
        return ["life"]
    if ask == BELONGINGS:
        return [o for o in options if _sensible(me, o)]
    if BELONGINGS in options and not any(_sensible(me, o) for o in usable_now(t, me)):
        return [o for o in options if o != BELONGINGS]
    return options


HEALING: Final = ("heal", "castle", "choose-one")


def _heals(option: Value) -> bool:
    return isinstance(option, str) and "heal" in option and option != "heal-0"


def _sensible(me: Adventurer, what: Value) -> bool:
    """Whether doing something with one's belongings may be any good: nothing is thrown away, or sold below its worth."""
    if isinstance(what, tuple):
        word, card = what
        assert isinstance(card, int)
        price = _SELLS_FOR[card]
        return word == "use" and (not price or any(_thing(card_of[c]) < price for c in me.objects))
    return True


def standing(t: Talisman, me: Adventurer) -> float:
    """What a character has, how far he has come, and what the space he has just reached promises."""
    if me.eliminated:
        return OUT
    if not has_character(me):
        return DEAD
    powers, has_talisman = (strength(t, me), craft(t, me)), _has_talisman(me)
    lives = 1 if resigned(t, me, powers, has_talisman) else min(me.life, MOST_LIVES)
    found = _means(t, me, powers) + _LIVES[lives] + _errand(t, me, has_talisman)
    found += _way(t, me, powers, has_talisman) - LOST_TURN * me.missed
    if is_toad(me):
        found -= TOAD
    if me.seat == t.active and (t.stage == LANDED or (t.stage == CARDS and not t.drawn) or t.stage == FOLLOW_SPACE):
        promise = prospect(t, me, SPACES[me.space])
        found += promise / _haste(t) if promise > 0.0 and has_talisman else promise
    return found


def _has_talisman(me: Adventurer) -> bool:
    return not TALISMANS.isdisjoint(me.objects)


def _means(t: Talisman, me: Adventurer, powers: tuple[int, int]) -> float:
    """Tokens and things: the growth that the plan begins with."""
    found = POINT["strength"] * powers[0] + POINT["craft"] * powers[1] + 0.2 * max(powers)
    found += POINT["fate"] * min(me.fate, 6) + POINT["gold"] * min(me.gold, 8)
    found += POINT["spell"] * len(me.spells) + 0.2 * len(me.raised)
    weapon = 0
    for card in me.objects:
        found += _WORTH[card]
        weapon = max(weapon, _WEAPON[card])
    for card in me.followers:
        found += _WORTH[card]
    found += 0.6 * weapon
    for card in me.trophies:
        found += _TROPHY[card] / t.trophy_price
    return found


def _errand(t: Talisman, me: Adventurer, has_talisman: bool) -> float:
    """A Talisman; a quest leads to one, but bars the Portal of Power from one who has it already (TA-31.5).

    It is the only way to the Crown once another has that; who has come there needs it no more.
    """
    the_way = TALISMAN * (1.0 + HASTE * t.crown_reached)
    if me.space == CROWN:
        return the_way
    if has_talisman:
        hindered = -2.0 * QUEST if me.quest == TAKE_LIFE else -QUEST
        return the_way + (hindered if me.quest else 0.0)
    return QUEST if me.quest else 0.0


def _worth(card: CardFacts) -> float:
    """What a card is worth to its owner beside Strength, Craft and battle."""
    if "cannot_ditch" in card.tags:
        return BURDEN
    return KEPT.get(card.type, 0.0) + (SAVES if card.save_on else 0.0)


_WORTH: Final = tuple(_worth(card) for card in card_of)
_WEAPON: Final = tuple(card.battle_strength for card in card_of)
_TROPHY: Final = tuple(0.9 * (POINT["strength"] * card.strength + POINT["craft"] * card.craft) for card in card_of)
_SELLS_FOR: Final = tuple(
    POINT["gold"] * sum(op.gold_each for op in card.ability if op.op == "sell_objects") for card in card_of
)
"""What using a card brings for each Object that is given away for it; 0: it is used for something else."""
TALISMANS: Final = frozenset(c for c, card in enumerate(card_of) if "talisman" in card.tags)
MOST_LIVES: Final = 12


def _lives(life: int) -> float:
    """The first lives count most."""
    return sum((3.0, 2.0, 1.4, 1.0, 0.8)[i] if i < 5 else 0.6 for i in range(min(life, 12)))


_LIVES: Final = tuple(_lives(life) for life in range(MOST_LIVES + 1))

# ------------------------------------------------------------------ the way in


def ready(t: Talisman, me: Adventurer, powers: tuple[int, int], has_talisman: bool) -> bool:
    """Whether the plan says: go in now, unless a quest bars the Portal. Once the Crown is taken there is no more time to grow.

    Args:
        powers: Strength and Craft.
    """
    inside = SPACES[me.space].region == "inner"
    if me.quest and not inside:
        return False
    if t.crown_reached:
        return has_talisman
    if inside:
        return has_talisman and me.life >= FRAIL and max(powers) + me.life >= STRONG
    return has_talisman and me.life >= FRAIL and max(powers) >= STRONG and max(powers) + me.life >= STRONG + HALE


def resigned(t: Talisman, me: Adventurer, powers: tuple[int, int], has_talisman: bool) -> bool:
    """Whether another has the Crown and the plan says no way to him: lives count no more then, or the game would never end."""
    return t.crown_reached and me.space != CROWN and not ready(t, me, powers, has_talisman)


def _haste(t: Talisman) -> float:
    """How much more the plan's way counts, and how much less what lies beside it to one with a Talisman: the longer, the more."""
    return HASTE * (1 + t.round // LONG) if t.crown_reached else 1.0


def _way(t: Talisman, me: Adventurer, powers: tuple[int, int], has_talisman: bool) -> float:
    """How far along the plan's way a character is; whoever may go in is never farther than if he had to wait.

    When another has the Crown, lives are lost faster than they heal: the way counts more then.
    """
    here = SPACES[me.space]
    haste = _haste(t)
    to_the_river, to_the_portal = haste * GOING * AROUND_OUTER, haste * BY_THE_PORTAL * AROUND_MIDDLE
    if here.index == CROWN:
        return to_the_river + to_the_portal + ON_THE_CROWN
    steps = STAGES_INSIDE.get(here.index)
    go_in = ready(t, me, powers, has_talisman) and not me.retreating
    if steps is not None:
        if go_in:
            return to_the_river + to_the_portal + INSIDE + 1.5 * steps
        return haste * GROWING * AROUND_OUTER - 0.5 * steps
    if here.region == "middle":
        if go_in:
            return to_the_river + ACROSS + haste * BY_THE_PORTAL * (AROUND_MIDDLE - _distance(here.index, PORTAL))
        errand = not has_talisman and not me.quest
        to_the_cave = 0.6 - GROWING * haste * _distance(here.index, CAVE) if errand else 0.0
        return haste * GROWING * AROUND_OUTER + ACROSS + to_the_cave
    if max(powers) < STURDY and not go_in:
        return 0.0
    pull = haste * (GOING if go_in else GROWING)
    if not _HINDERED.isdisjoint(me.followers) or _score(t, me, "battle") < SENTINEL_SCORE:
        return 0.5 * pull * (AROUND_OUTER - _distance(here.index, TAVERN))
    return pull * (AROUND_OUTER - _distance(here.index, SENTINEL))


PORTAL: Final = SPACE["portal-of-power"]
GOING: Final = 0.2
GROWING: Final = 0.08
"""What a space nearer to the way over the river counts for one who goes in, and for one who goes on growing."""
BY_THE_PORTAL: Final = 0.25
"""What a space nearer to the Portal of Power counts: from there every roll leads through it; from further away fewer do."""
ACROSS: Final = 0.5
"""The Middle Region has more to be found."""
AROUND_OUTER: Final = 12
AROUND_MIDDLE: Final = 8
"""Half the spaces of a Region."""
HASTE: Final = 5.0
"""How much more the plan's way and a Talisman count once somebody has reached the Crown: no place to heal keeps one from it."""
LONG: Final = 100
"""After so many rounds it counts twice as much, and so on."""
INSIDE: Final = 3.0
SENTINEL: Final = SPACE["sentinel"]
SENTINEL_SCORE: Final = 8
"""Strength in battle with which the Sentinel is not too strong."""
TAVERN: Final = SPACE["tavern"]
_HINDERED: Final = frozenset(c for c, card in enumerate(card_of) if card.removed_by == "cross_river")


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
    for kind in _ENEMIES if lying else ():
        enemies = [c for c in lying if c in _ENEMIES[kind] and c not in t.tamed]
        if enemies:
            chance = chance_against(t, me, enemies, space.roll_bonus)
            worth = sum(_TROPHY[c] for c in enemies) / t.trophy_price
            found += chance * worth - (1.0 - chance) * 0.8 * _next_life(me)
            if chance < 0.5:
                return found
    first = TALISMAN if TALISMANS.isdisjoint(me.objects) else 0.0
    for card in lying:
        if card_of[card].number == TO_BE_TAKEN and card not in t.met:
            found += (first if card in TALISMANS else 0.0) + _thing(card_of[card])
    found += POINT["gold"] * t.loose_gold[space.index]
    if space.draw:
        unseen = 0 if t.drawn else max(0, space.draw - len(lying))
        if unseen:
            two = has_tag(t, me, "two_dice_higher")
            a_life = _next_life(me)
            found += unseen * _unknown(
                _score(t, me, "battle") - space.roll_bonus, craft(t, me), two, t.trophy_price, a_life
            )
        return found
    return found + _instruction(t, me, space)


TO_BE_TAKEN: Final = 5
"""The encounter number of Objects and Followers."""
_ENEMIES: Final = {
    kind: frozenset(c for c, card in enumerate(card_of) if card.type == "Enemy" and getattr(card, kind))
    for kind in ("strength", "craft")
}


def _thing(card: CardFacts) -> float:
    """What a card that can be taken is worth."""
    points = POINT["strength"] * card.bonus_strength + POINT["craft"] * card.bonus_craft
    return _worth(card) + points + 0.6 * card.battle_strength


@cache
def _unknown(battle: int, craft: int, two: bool, price: int, a_life: float) -> float:
    """What an Adventure card not yet seen would bring on average to a character with these scores."""
    found = 0.0
    for piece in DECK["adventure"]:
        card = card_of[piece]
        if card.type == "Enemy":
            chance = _chance(craft - card.craft, False) if card.craft else _chance(battle - card.strength, two)
            found += chance * _TROPHY[piece] / price - (1.0 - chance) * 0.7 * a_life
        else:
            found += OF_A_CARD[card.type] if card.type in OF_A_CARD else _thing(card)
    return found / len(DECK["adventure"])


def _next_life(me: Adventurer) -> float:
    """What the life that would be lost next is worth."""
    if me.life <= 1:
        return _LIVES[1] - DEAD
    life = min(me.life, MOST_LIVES)
    return _LIVES[life] - _LIVES[life - 1]


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
        return 0.0 if me.quest or not TALISMANS.isdisjoint(me.objects) else QUEST
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
            return _restored(t, me, op)
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


def _restored(t: Talisman, me: Adventurer, op: Op) -> float:
    what = "life" if op.op == "heal" else "fate"
    if what == "life" and resigned(t, me, (strength(t, me), craft(t, me)), _has_talisman(me)):
        return 0.0
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
    extra = value(me, "craft") if has_tag(t, me, "add_craft_value_in_battle") else 0
    if not _ARMS.isdisjoint(me.objects):
        weapons = sorted((_WEAPON[c] for c in weapons_of(t, me)), reverse=True)
        extra += sum(weapons[: 2 if has_tag(t, me, "two_weapons") else 1])
    return strength(t, me) + me.battle_bonus + extra


_ARMS: Final = frozenset(c for c, points in enumerate(_WEAPON) if points)


@cache
def _chance(lead: int, two: bool) -> float:
    """The chance that one die (or the higher of two) plus a lead beats another die."""
    faces = range(1, 7)
    mine = [max(a, b) for a in faces for b in faces] if two else list(faces)
    return sum(a + lead > b for a in mine for b in faces) / (len(mine) * 6)
