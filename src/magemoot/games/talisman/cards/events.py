"""Events that concern more than the one who draws them (TA-9.1, TA-R6, TA-R83, TA-R84, TA-R140)."""

from __future__ import annotations

from magemoot.engine.play import Play
from magemoot.games.talisman import alignment
from magemoot.games.talisman.atoms.adventures import stay_beside
from magemoot.games.talisman.belongings import free_purchase, shop
from magemoot.games.talisman.catalogue import card_of
from magemoot.games.talisman.fight import lose_lives_together
from magemoot.games.talisman.lost_turns import miss_turns
from magemoot.games.talisman.meeting import avoided, concerned
from magemoot.games.talisman.ops import run
from magemoot.games.talisman.registry import GO_ON, TURN_OVER, Outcome, meeting
from magemoot.games.talisman.state import Adventurer, Talisman
from magemoot.games.talisman.totals import living


@meeting("blizzard")
def blizzard(t: Talisman, me: Adventurer, card: int) -> Play[Outcome]:
    """TA-R83: it lies beside the board for two turns of everybody, from the next player's turn on."""
    stay_beside(t, card)
    t.blizzard_by = me.seat
    yield from ()
    return GO_ON


@meeting("evil_darkness", "magical_vortex", "storm")
def befall(t: Talisman, me: Adventurer, card: int) -> Play[Outcome]:
    """TA-R84: the same happens to everybody it reaches; a Druid may change his alignment before it looks at that."""
    facts = card_of[card]
    outcome: Outcome = GO_ON
    if facts.scope == "all_not_evil":
        for a in living(t):
            yield from alignment.offer(t, a)
    for a in concerned(t, me, facts.scope):
        happened = yield from run(t, a, facts.ops, facts.rule)
        if a is me:
            outcome = happened
    return outcome


@meeting("siren")
def siren(t: Talisman, me: Adventurer, card: int) -> Play[Outcome]:
    """TA-R84, TA-R101: everybody in the Region misses his next turn, and the drawer's turn is over as well."""
    facts = card_of[card]
    outcome: Outcome = GO_ON
    for a in concerned(t, me, facts.scope):
        if not (yield from avoided(t, a, f"token-{facts.key}", True)):
            miss_turns(t, a, 1, facts.rule)
            if a is me:
                outcome = TURN_OVER
    return outcome


@meeting("pestilence")
def pestilence(t: Talisman, me: Adventurer, card: int) -> Play[Outcome]:
    """TA-R6: everybody in the Region loses a life at the same moment."""
    facts = card_of[card]
    yield from lose_lives_together(t, [(a, 1) for a in concerned(t, me, facts.scope)], facts.rule)
    return GO_ON


@meeting("market_day")
def market_day(t: Talisman, me: Adventurer, card: int) -> Play[Outcome]:
    """TA-R77, TA-R140: everybody may buy, clockwise from the drawer; the Thief also takes a card for nothing."""
    facts = card_of[card]
    for a in concerned(t, me, facts.scope):
        yield from free_purchase(t, a)
        yield from shop(t, a, facts.prices, facts.rule)
    return GO_ON
