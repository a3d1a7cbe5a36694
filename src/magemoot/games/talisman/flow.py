"""The turn (TA-10, TA-44): what comes before moving, the move, the encounters, the end.

A unit of play is one stage of a turn; an encounter with several cards is several units.
"""

from __future__ import annotations

from magemoot.engine.events import seat
from magemoot.engine.play import Play
from magemoot.games.talisman import (
    alignment,
    belongings,
    characters,
    encounter,
    movement,
    quests,
    setup,
    toads,
    trophies,
)
from magemoot.games.talisman.atoms.piles import discard
from magemoot.games.talisman.catalogue import SPELLS_ABROAD, card_of
from magemoot.games.talisman.death import eliminate, end_check
from magemoot.games.talisman.reactions import Moment, window
from magemoot.games.talisman.state import (
    ARRIVAL,
    END,
    MOVE,
    SET_UP,
    START,
    Adventurer,
    Fight,
    Talisman,
)
from magemoot.games.talisman.totals import has_character


def advance(t: Talisman) -> Play[None]:
    """Play one stage of the active player's turn."""
    me = t.adventurers[t.active]
    if t.stage not in (SET_UP, ARRIVAL, END) and not has_character(me):
        t.stage = END
    match t.stage:
        case "set-up":
            yield from setup.set_up(t)
            begin_turn(t)
        case "arrival":
            yield from arrive(t, me)
        case "start":
            yield from start(t, me)
        case "move":
            yield from movement.move(t, me)
        case "landed":
            yield from encounter.landed(t, me)
        case "cards":
            yield from encounter.cards(t, me)
        case "space":
            yield from encounter.space(t, me)
        case _:
            yield from end(t, me)


def begin_turn(t: Talisman) -> None:
    """A player's turn begins: he draws a new character first if he has none (TA-5.7), or misses it (TA-28, TA-R130)."""
    me = t.adventurers[t.active]
    t.turn += 1
    t.dice = []
    t.dice_for = ""
    for a in t.adventurers:
        a.cast_abroad = False
        a.quiet = False
    me.realigned = False
    me.sorted_out = False
    if t.log is not None:
        t.note("turn-start", "TA-10.1", who=seat(me.seat), round=t.round)
    t.stage = START if has_character(me) else ARRIVAL


def arrive(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-5.7, TA-5.8, TA-R2, TA-R3: a new character, with a full turn at once; none is left: the player is out."""
    if not t.characters:
        eliminate(t, me)
        end_check(t)
        t.stage = END
        return
    yield from setup.new_character(t, me)
    t.stage = START


def start(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-10.2, TA-28.3, TA-22.11, TA-R14, TA-R93: a lost turn, or what is done before moving."""
    me.allowance = len(me.spells)
    me.fresh_rafts = []
    if me.missed:
        me.missed -= 1
        movement.forfeit(t, me)
        if t.log is not None:
            t.note("turn-missed", "TA-28.3", who=seat(me.seat))
        # What is left to him is the one Spell that he has in the turns of others (TA-R130).
        me.allowance = min(SPELLS_ABROAD, me.allowance)
        yield from window(t, Moment("turn-missed", me.seat), [me.seat])
        me.immobile = True
        t.stage = END
        return
    t.stage = MOVE
    yield from window(t, Moment("turn-start", me.seat), [me.seat])
    if not has_character(me) or me.immobile:
        t.stage = END
    if t.stage == MOVE:
        yield from quests.check(t, me)
    if t.stage == MOVE:
        yield from alignment.offer(t, me)
    if t.stage != MOVE:
        movement.forfeit(t, me)


def end(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-10.3, TA-10.4, TA-44.15: trophies, durations, then the player to the left."""
    if has_character(me) and not t.finished:
        missed = me.immobile
        if not missed:
            yield from window(t, Moment("turn-end", me.seat), [me.seat])
        if has_character(me):
            if not missed:
                yield from trophies.exchange(t, me)
            toads.tick(t, me)
            yield from characters.keep_within_limits(t, me)
            if not missed:
                yield from look_at_end(t, me)
    expire(t)
    if not end_check(t):
        next_turn(t, me)


def look_at_end(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-29.6, TA-31.4: he may ditch what he has got since he could last ditch; a quest done now only carries him off."""
    yield from belongings.look_at_end(t, me)
    if (yield from quests.check(t, me)) == "moved":
        yield from movement.hexes(t, me)


def expire(t: Talisman) -> None:
    """TA-44.15: what lasts until the end of the turn ends."""
    for a in t.adventurers:
        a.invisible = False
        a.strength_bonus = 0
        a.battle_bonus = 0
        a.ditched = []
        a.immobile = False
    t.tamed = []
    t.met = []
    t.drawn = False
    t.fight = Fight()


def next_turn(t: Talisman, me: Adventurer) -> None:
    """TA-10.4, TA-R85: the next player, or the same one again by Temporal Warp; rounds are counted (TA-R131)."""
    if me.extra_turns and has_character(me):
        me.extra_turns -= 1
        end_destroy_magic(t, me.seat)
    else:
        me.extra_turns = 0
        seats = len(t.adventurers)
        steps = 1
        while t.adventurers[(me.seat + steps) % seats].eliminated:
            steps += 1
        for step in range(steps):
            tick_blizzard(t, (me.seat + step) % seats)
        for step in range(1, steps + 1):
            end_destroy_magic(t, (me.seat + step) % seats)
            tick_hexes(t, (me.seat + step) % seats)
        following = (me.seat + steps) % seats
        if me.seat + steps >= seats:
            t.round += 1
        if t.turn_limit and t.round > t.turn_limit:
            setup.time_is_up(t)
            return
        t.active = following
    begin_turn(t)


def end_destroy_magic(t: Talisman, comes_to: int) -> None:
    """TA-R7, TA-R86: Destroy Magic ends when the caster's next turn starts, or would start if he were still in the game."""
    if t.spellbound != comes_to:
        return
    t.spellbound = -1
    for card in [c for c in t.beside if card_of[c].id == "destroy_magic"]:
        discard(t, card, "TA-R86")


def tick_blizzard(t: Talisman, leaves: int) -> None:
    """TA-R7, TA-R83, TA-R131: each turn of the one who drew it ends a round of the Blizzard; the first begins after the draw.

    Extra turns belong to the round; the turn of a player who is out of the game counts when it would have been.
    """
    if t.blizzard_by != leaves:
        return
    (card,) = (c for c in t.beside if card_of[c].id == "blizzard")
    t.blizzard = t.blizzard - 1 if t.blizzard else card_of[card].rounds
    if not t.blizzard:
        t.blizzard_by = -1
        discard(t, card, "TA-R83")


def tick_hexes(t: Talisman, comes_to: int) -> None:
    """TA-R7, TA-R82, TA-R131: a Hex goes at the start of its caster's third turn after casting; rounds count, not extra turns."""
    kept: list[int] = []
    for i in range(0, len(t.hexes), 3):
        card, caster, left = t.hexes[i : i + 3]
        if caster == comes_to:
            left -= 1
        if left <= 0:
            discard(t, card, "TA-R82")
        else:
            kept += [card, caster, left]
    t.hexes = kept
