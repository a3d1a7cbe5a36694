"""The instructions of the Inner Region (TA-37, TA-38, TA-R47–R54, TA-R123, TA-R132)."""

from __future__ import annotations

from magemoot.engine.events import seat
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play
from magemoot.games.talisman.atoms.piles import discard
from magemoot.games.talisman.belongings import keep_within_limits
from magemoot.games.talisman.catalogue import SPACE, SPACES, card_of
from magemoot.games.talisman.components import Space
from magemoot.games.talisman.dice import roll, throw
from magemoot.games.talisman.fight import fight_creature, lose_life
from magemoot.games.talisman.movement import land
from magemoot.games.talisman.registry import GO_ON, MOVED, TURN_OVER, Outcome
from magemoot.games.talisman.state import Adventurer, Talisman
from magemoot.games.talisman.totals import craft, has_character, has_tag, strength


def space_inner(t: Talisman, me: Adventurer) -> Play[Outcome]:
    """TA-37.1, TA-36.4, TA-R51: follow the instruction of the space, unless he is on his way back."""
    if me.retreating:
        return GO_ON
    here = SPACES[me.space]
    match here.kind:
        case "roll_minus":
            return (yield from way_out(t, me, here))
        case "roll":
            return (yield from vampire(t, me, here))
        case "sequence_fight":
            return (yield from pits(t, me, here))
        case "fight_rolled":
            return (yield from werewolf(t, me, here))
        case "dice_duel":
            return (yield from death(t, me, here))
        case _:
            return GO_ON


def way_out(t: Talisman, me: Adventurer, here: Space) -> Play[Outcome]:
    """TA-38.2–38.5, TA-R47: Crypt and Mines: the dice less Strength or Craft say where he comes out."""
    assert here.roll is not None
    dice = yield from _fewer_dice(t, me, here.id, here.roll.dice)
    rolled = yield from roll(t, me, dice, here.id, here.rules[0])
    less = strength(t, me) if here.minus == "strength" else craft(t, me)
    result = max(0, sum(rolled) - less)
    if t.log is not None:
        t.note("way-out", here.rules[0], who=seat(me.seat), result=result)
    op = here.roll.row(result).ops[0]
    if op.op == "stay":
        return GO_ON
    land(t, me, SPACE[op.space], here.rules[0])
    return MOVED


def _fewer_dice(t: Talisman, me: Adventurer, place: str, dice: int) -> Play[int]:
    """TA-29.2: an ability for fewer dice in the Mines, if he wants to use it."""
    fewer = dice - 1
    if not has_tag(t, me, f"{place}_dice:{fewer}"):
        return dice
    word = yield Choose(me.seat, f"{place}-dice", lambda: [f"dice-{fewer}", f"dice-{dice}"], "TA-29.2")
    return int(word.removeprefix("dice-"))


def vampire(t: Talisman, me: Adventurer, here: Space) -> Play[Outcome]:
    """TA-38.11, TA-R54, TA-R123: the roll says how many lives; each Follower discarded then saves one."""
    assert here.roll is not None
    rolled = yield from roll(t, me, here.roll.dice, here.id, "TA-38.11")
    lives = sum(int(op.n) for op in here.roll.row(rolled[0]).ops)

    def offers() -> list[Value]:
        return [*(c for c in (*me.followers, *me.raised) if "cannot_ditch" not in card_of[c].tags), "done"]

    while lives > 0:
        card = yield Choose(me.seat, "vampire", offers, "TA-38.11", {"count": lives})
        if card == "done":
            break
        discard(t, card, "TA-38.11")
        lives -= here.spared_per_follower
        yield from keep_within_limits(t, me)
    yield from lose_life(t, me, lives, "TA-38.11")
    return GO_ON if has_character(me) else TURN_OVER


def pits(t: Talisman, me: Adventurer, here: Space) -> Play[Outcome]:
    """TA-38.6–38.8, TA-R52: one Pitfiend after another, until one is not beaten or none is left; then the turn ends."""
    pitfiend = here.creature
    assert pitfiend is not None
    if not me.pitfiends:
        rolled = yield from roll(t, me, pitfiend.count_dice, "pitfiends", "TA-38.6")
        me.pitfiends = sum(rolled)
    while me.pitfiends:
        result = yield from fight_creature(t, me, pitfiend.name, pitfiend.value, pitfiend.kind, "TA-38.6", inner=True)
        if result != "won":
            break
        me.pitfiends -= 1
        if t.log is not None:
            t.note("pitfiend-beaten", "TA-38.6", who=seat(me.seat), left=me.pitfiends)
    return TURN_OVER


def werewolf(t: Talisman, me: Adventurer, here: Space) -> Play[Outcome]:
    """TA-38.9, TA-R132: the Werewolf of this visit, until it is beaten."""
    creature = here.creature
    assert creature is not None
    if not me.werewolf:
        rolled = yield from roll(t, me, creature.value_dice, creature.name, "TA-38.9")
        me.werewolf = sum(rolled)
    result = yield from fight_creature(t, me, creature.name, me.werewolf, creature.kind, "TA-38.9", inner=True)
    if result == "won":
        me.werewolf = 0
        if t.log is not None:
            t.note("werewolf-beaten", "TA-38.9", who=seat(me.seat))
    return TURN_OVER


def death(t: Talisman, me: Adventurer, here: Space) -> Play[Outcome]:
    """TA-38.10, TA-R19, TA-R53: two dice against Death's two; only a higher sum sets him free."""
    rolled = yield from roll(t, me, here.own_dice, "death-own", "TA-38.10")
    against = throw(t, me, here.other_dice, "death-other", "TA-38.10")
    own, other = sum(rolled), sum(against)
    me.claimed = own <= other
    if t.log is not None:
        t.note("death-free" if own > other else "death-again", "TA-38.10", who=seat(me.seat), own=own, other=other)
    if own < other:
        yield from lose_life(t, me, int(here.ops[0].n), "TA-38.10")
    return TURN_OVER
