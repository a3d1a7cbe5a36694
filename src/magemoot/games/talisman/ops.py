"""What cards and spaces make happen, step by step: one interpreter for every operation of the content pack."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from magemoot.engine.events import seat, term
from magemoot.engine.pieces import Value, distinct
from magemoot.engine.play import Choose, Play
from magemoot.games.talisman import alignment, dice, fight, movement, toads
from magemoot.games.talisman.atoms.board import space_term
from magemoot.games.talisman.atoms.gold import drop_gold, pay
from magemoot.games.talisman.atoms.piles import discard
from magemoot.games.talisman.atoms.spells import draw_spell
from magemoot.games.talisman.atoms.tokens import gain, heal, lose_points, replenish
from magemoot.games.talisman.belongings import can_lose, gain_talisman, keep_within_limits
from magemoot.games.talisman.catalogue import IN_REGION, SPACE, SPACES, kinds
from magemoot.games.talisman.components import ALIGNMENTS, Choice, Op, Roll
from magemoot.games.talisman.lost_turns import lose_turn
from magemoot.games.talisman.registry import GO_ON, MOVED, TURN_OVER, Outcome
from magemoot.games.talisman.state import Adventurer, Talisman
from magemoot.games.talisman.totals import craft, has_character, has_tag, is_toad, spell_limit, strength, value

Operation = Callable[[Talisman, Adventurer, Op, str], "Play[Outcome] | Outcome"]
"""(table, character concerned, what is to be done, rule that demands it)."""

OPERATIONS: dict[str, Operation] = {}
Entered = TypeVar("Entered", bound=Operation)


def operation(name: str) -> Callable[[Entered], Entered]:
    """Enter the function that carries an operation out."""

    def enter(play: Entered) -> Entered:
        OPERATIONS[name] = play
        return play

    return enter


def run(t: Talisman, me: Adventurer, ops: Iterable[Op], rule: str) -> Play[Outcome]:
    """Carry out operations one after another, until one of them moves him, ends his turn or his life.

    Returns:
        how his turn goes on.
    """
    for op in ops:
        result = OPERATIONS[op.op](t, me, op, rule)
        outcome = result if isinstance(result, str) else (yield from result)
        if not has_character(me):
            return TURN_OVER
        if outcome != GO_ON:
            return outcome
    return GO_ON


# ------------------------------------------------------------------ tables


def roll_table(t: Talisman, me: Adventurer, roll: Roll, what: str, rule: str) -> Play[Sequence[Op]]:
    """TA-6.3, TA-R16, TA-R20: roll, fate, what he may add, and then the row of the table.

    Args:
        what: whose roll it is: `roll-<what>` says it.
    """
    rolled = yield from dice.roll(t, me, roll.dice, what, rule)
    result = sum(rolled)
    row = roll.row(result)
    if has_tag(t, me, "pray_plus_1" if roll.praying else f"{what}_plus_1") and roll.row(result + 1) != row:
        answer = yield Choose(me.seat, "add-one", lambda: ["add-one", "keep"], "TA-R20", {"what": term(f"roll-{what}")})
        if answer == "add-one":
            row = roll.row(result + 1)
    return row.ops


def roll_and_run(t: Talisman, me: Adventurer, roll: Roll, what: str, rule: str) -> Play[Outcome]:
    """Roll on a table and carry out what it says."""
    ops = yield from roll_table(t, me, roll, what, rule)
    return (yield from run(t, me, ops, rule))


# ------------------------------------------------------------------ gaining and losing


@operation("none")
def nothing(t: Talisman, me: Adventurer, _op: Op, rule: str) -> Outcome:
    """Nothing happens."""
    if t.log is not None:
        t.note("nothing-happens", rule, who=seat(me.seat))
    return GO_ON


@operation("gain")
def gain_something(t: Talisman, me: Adventurer, op: Op, rule: str) -> Play[Outcome]:
    """TA-4.4, TA-6.8, TA-22.4, TA-30.1, TA-R12: points as far as the stock goes, Spells within the limit, a Talisman."""
    if op.what == "spell":
        gain_spells(t, me, spell_limit(t, me) if op.n == "to_limit" else count(op.n), rule)
    elif op.what == "talisman":
        yield from gain_talisman(t, me, rule)
    else:
        gain(t, me, op.what, count(op.n), rule)
    return GO_ON


def count(n: int | str) -> int:
    """A number that must be one."""
    if isinstance(n, str):
        raise ValueError(f"{n!r} is not a number here")
    return n


def gain_spells(t: Talisman, me: Adventurer, n: int, rule: str) -> None:
    """TA-22.4, TA-27.6: so many Spells from the deck, within his limit."""
    for _ in range(n):
        if not draw_spell(t, me, rule):
            return


@operation("lose")
def lose(t: Talisman, me: Adventurer, op: Op, rule: str) -> Play[Outcome]:
    """TA-3.6, TA-4.2, TA-19.6, TA-R67, TA-R143: lose points, lives, Spells or a Follower of his choice."""
    match op.what:
        case "life":
            yield from fight.lose_life(t, me, count(op.n), rule)
        case "spell":
            for card in list(me.spells):
                discard(t, card, rule)
        case "follower":
            yield from lose_follower(t, me, rule)
        case _:
            lose_points(t, me, op.what, op.n, rule)
            yield from keep_within_limits(t, me)
    return GO_ON


def lose_follower(t: Talisman, me: Adventurer, rule: str) -> Play[None]:
    """TA-R64, TA-R67: a Follower of his choice is discarded; the Hag and the Poltergeist are not his to choose."""
    cards = distinct([c for c in (*me.followers, *me.raised) if can_lose(c)], kinds)
    if not cards:
        return
    card = yield Choose(me.seat, "lose-follower", lambda: cards, rule)
    discard(t, card, rule)
    yield from keep_within_limits(t, me)


@operation("move_gold")
def move_gold(t: Talisman, me: Adventurer, op: Op, rule: str) -> Outcome:
    """TA-R98: all his gold comes to lie on a space."""
    drop_gold(t, me, SPACE[op.to], rule)
    return GO_ON


# ------------------------------------------------------------------ healing


def amounts(word: str, most: int) -> list[Value]:
    """The words of so many points or fewer: "heal-0" to "heal-3"."""
    return [f"{word}-{n}" for n in range(most + 1)]


def chosen_amount(answer: str) -> int:
    """The number in the answer to `amounts`."""
    return int(answer.rpartition("-")[2])


def restorable(me: Adventurer, op: Op, what: str) -> int:
    """TA-4.3, TA-6.8: how many points of "life" or "fate" an operation can bring back, and he can pay for."""
    held = me.life if what == "life" else me.fate
    most = max(0, value(me, what) - held)
    if op.max != "to_value":
        most = min(most, count(op.max))
    return min(most, me.gold // op.cost_gold_each) if op.cost_gold_each else most


@operation("heal")
def heal_some(t: Talisman, me: Adventurer, op: Op, rule: str) -> Play[Outcome]:
    """TA-4.3, TA-X2: heal as many lives as he likes, up to the life value, and pay for them; in full what is free."""
    most = restorable(me, op, "life")
    if op.max == "to_value" and not op.cost_gold_each:
        heal(t, me, most, rule)
    elif most:
        answer = yield Choose(me.seat, "heal", lambda: amounts("heal", most), rule)
        healed = heal(t, me, chosen_amount(answer), rule)
        pay(t, me, healed * op.cost_gold_each, rule)
    return GO_ON


@operation("replenish_fate")
def replenish_some(t: Talisman, me: Adventurer, op: Op, rule: str) -> Play[Outcome]:
    """TA-6.8: replenish fate up to the fate value; what is free is taken in full, what costs gold as he likes."""
    most = restorable(me, op, "fate")
    if not op.cost_gold_each:
        replenish(t, me, most, rule)
    elif most:
        answer = yield Choose(me.seat, "replenish", lambda: amounts("replenish", most), rule)
        points = replenish(t, me, chosen_amount(answer), rule)
        pay(t, me, points * op.cost_gold_each, rule)
    return GO_ON


# ------------------------------------------------------------------ trading


@operation("sell_objects")
def sell_objects(t: Talisman, me: Adventurer, op: Op, rule: str) -> Play[Outcome]:
    """TA-R141: discard Objects for gold, one after another."""
    while me.objects:
        card = yield Choose(me.seat, "sell-object", lambda: [*distinct(me.objects, kinds), "done"], rule)
        if card == "done":
            break
        discard(t, card, rule)
        gain(t, me, "gold", op.gold_each, rule)
        yield from keep_within_limits(t, me)
    return GO_ON


@operation("buy_spell")
def buy_spell(t: Talisman, me: Adventurer, op: Op, rule: str) -> Play[Outcome]:
    """TA-22.4: buy Spells, within the limit."""
    for _ in range(count(op.max)):
        if me.gold < op.price or not can_gain_spell(t, me):
            break
        answer = yield Choose(me.seat, "buy-spell", lambda: ["buy-spell", "pass"], rule)
        if answer == "pass":
            break
        pay(t, me, op.price, rule)
        draw_spell(t, me, rule)
    return GO_ON


def can_gain_spell(t: Talisman, me: Adventurer) -> bool:
    """TA-22.2, TA-22.4: whether a Spell is left and his limit allows one more."""
    return bool(t.spell_deck or t.spell_discard) and len(me.spells) < spell_limit(t, me)


# ------------------------------------------------------------------ alignment, Toads, lost turns


@operation("set_alignment")
def set_alignment(t: Talisman, me: Adventurer, op: Op, rule: str) -> Play[Outcome]:
    """TA-25.2–25.4: he becomes Good or Evil, once a turn; what that forbids is ditched."""
    alignment.change(t, me, ALIGNMENTS.index(op.to), rule)
    yield from keep_within_limits(t, me)
    return GO_ON


@operation("toad")
def toad(t: Talisman, me: Adventurer, op: Op, rule: str) -> Outcome:
    """TA-27.1, TA-R117: he becomes a Toad, and his encounter goes on."""
    toads.turn_into(t, me, op.turns, rule)
    return GO_ON


@operation("miss_turn")
def miss_turn(t: Talisman, me: Adventurer, op: Op, rule: str) -> Outcome:
    """TA-28: he loses a turn."""
    return lose_turn(t, me, count(op.n), rule)


@operation("enslaved")
def enslaved(t: Talisman, me: Adventurer, _op: Op, rule: str) -> Outcome:
    """TA-R41: he is held on the space until a movement roll frees him."""
    me.enslaved = True
    if t.log is not None:
        t.note("enslaved", rule, who=seat(me.seat))
    return GO_ON


# ------------------------------------------------------------------ fights


@operation("fight")
def fight_creature(t: Talisman, me: Adventurer, op: Op, rule: str) -> Play[Outcome]:
    """TA-16.3, TA-R25: a creature that is no card attacks."""
    result = yield from fight.fight_creature(t, me, op.name, op.value, op.kind, rule, subtype=op.subtype)
    return GO_ON if result in ("won", "evaded") else TURN_OVER


# ------------------------------------------------------------------ moving


@operation("move_to")
def move_to(t: Talisman, me: Adventurer, op: Op, rule: str) -> Outcome:
    """TA-11.5, TA-12.4: he is moved to a space and has an encounter there."""
    return relocate(t, me, SPACE[op.space], rule)


def relocate(t: Talisman, me: Adventurer, space: int, rule: str) -> Outcome:
    """He lands on a space; in his own turn an encounter there follows (TA-12.4)."""
    movement.land(t, me, space, rule)
    return MOVED if me.seat == t.active else GO_ON


@operation("teleport")
def teleport(t: Talisman, me: Adventurer, op: Op, rule: str) -> Play[Outcome]:
    """TA-R89, TA-R99: to any space of this Region, of his choice."""
    spaces = [s for s in IN_REGION[SPACES[me.space].region] if s != me.space or op.to == "any_in_region"]
    word = yield Choose(me.seat, "teleport", lambda: [f"space-{SPACES[s].id}" for s in spaces], rule)
    return relocate(t, me, SPACE[word.removeprefix("space-")], rule)


@operation("offer_next_move")
def offer_next_move(t: Talisman, me: Adventurer, op: Op, rule: str) -> Outcome:
    """TA-R42: what his next move may be: any space of the Outer Region, or the ferry."""
    me.offer = op.kind or op.region
    if t.log is not None:
        t.note(f"offer-{me.offer}", rule, who=seat(me.seat))
    return GO_ON


# ------------------------------------------------------------------ choices


@operation("wish")
def wish(t: Talisman, me: Adventurer, op: Op, rule: str) -> Play[Outcome]:
    """TA-R99: one wish, which must be made; what could not be gained now is not offered."""
    words: dict[Value, Choice] = {f"wish-{o.id}": o for o in op.options if can_come_true(t, me, o)}
    word = yield Choose(me.seat, "wish", lambda: list(words), rule)
    return (yield from run(t, me, words[word].ops, rule))


def can_come_true(t: Talisman, me: Adventurer, option: Choice) -> bool:
    """TA-22.4, TA-27.6, TA-R116: whether a wish would bring him anything."""
    if option.id == "spell":
        return can_gain_spell(t, me)
    return option.id != "gold" or not is_toad(me)


@operation("choice")
def choice(t: Talisman, me: Adventurer, op: Op, rule: str) -> Play[Outcome]:
    """One of several things, which must be chosen."""
    return (yield from choose_one(t, me, op.options, rule))


def choose_one(t: Talisman, me: Adventurer, options: Sequence[Choice], rule: str) -> Play[Outcome]:
    """TA-R95, TA-R96: choose one of the things he can pay for, and carry it out."""
    words: dict[Value, Choice] = {f"choose-{o.id}": o for o in options if o.requires_gold <= me.gold}
    word = yield Choose(me.seat, "choose-one", lambda: list(words), rule, {"space": space_term(me.space)})
    chosen = words[word]
    if chosen.roll is not None:
        return (yield from roll_and_run(t, me, chosen.roll, chosen.id, rule))
    return (yield from run(t, me, chosen.ops, rule))


# ------------------------------------------------------------------ who is concerned


def applies(t: Talisman, me: Adventurer, condition: str) -> bool:
    """TA-9.4, TA-R21: whether a condition such as "strength<5" or "alignment==good" holds; the empty one always does."""
    if not condition:
        return True
    what, sign, wanted = split(condition)
    if what == "alignment":
        return ALIGNMENTS[me.alignment] == wanted
    total = strength(t, me) if what == "strength" else craft(t, me)
    return total < int(wanted) if sign == "<" else total >= int(wanted)


def split(condition: str) -> tuple[str, str, str]:
    """The parts of a condition: "craft>=4" is ("craft", ">=", "4")."""
    for sign in (">=", "==", "<"):
        what, found, wanted = condition.partition(sign)
        if found:
            return what, sign, wanted
    raise ValueError(f"{condition!r} is no condition")
