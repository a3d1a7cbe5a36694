"""Meeting one card (TA-9): Events, Strangers, Places and the Followers that force themselves on a character."""

from __future__ import annotations

from magemoot.engine.events import piece, seat, term
from magemoot.engine.play import Choose, Play
from magemoot.games.talisman import fight
from magemoot.games.talisman.atoms.adventures import lift
from magemoot.games.talisman.atoms.piles import discard
from magemoot.games.talisman.atoms.tokens import gain
from magemoot.games.talisman.belongings import free_purchase, shop
from magemoot.games.talisman.catalogue import SPACES, UNFRIENDLY_CARDS, card_of
from magemoot.games.talisman.components import CardFacts
from magemoot.games.talisman.ops import applies, can_gain_spell, roll_and_run, run
from magemoot.games.talisman.registry import GO_ON, MEETINGS, TURN_OVER, Outcome
from magemoot.games.talisman.state import EVIL, Adventurer, Talisman
from magemoot.games.talisman.totals import TOKEN_PLACES, has_character, has_tag, living

ASKING = ("heal", "buy_spell")
"""Operations that let the character choose how much, nothing included."""


def meet(t: Talisman, me: Adventurer, card: int) -> Play[Outcome]:
    """TA-9.1, TA-9.4, TA-9.6, TA-R110: the card does what it says; an Event is in resolution meanwhile and then discarded."""
    facts = card_of[card]
    t.met.append(card)
    if t.log is not None:
        t.note("meet", facts.rule, who=seat(me.seat), card=piece(card))
    event = facts.type == "Event"
    if event:
        lift(t, card)
    if (yield from avoided(t, me, f"token-{facts.key}", facts.id in UNFRIENDLY_CARDS and not facts.scope)):
        outcome: Outcome = GO_ON
    else:
        outcome = yield from MEETINGS.get(facts.id, plain)(t, me, card)
    if event and card in t.limbo:
        discard(t, card, facts.rule)
    return outcome if has_character(me) else TURN_OVER


def avoided(t: Talisman, me: Adventurer, name: str, unfriendly: bool) -> Play[bool]:
    """TA-41.2, TA-41.3: in games that agreed so, whoever may evade may also avoid an unfriendly person."""
    if not (unfriendly and t.avoid_unfriendly and fight.can_evade(t, me)):
        return False
    answer = yield Choose(me.seat, "avoid", lambda: ["avoid", "meet"], "TA-41.2", {"what": term(name)})
    if answer == "avoid" and t.log is not None:
        t.note("avoided", "TA-41.2", who=seat(me.seat), what=term(name))
    return bool(answer == "avoid")


def plain(t: Talisman, me: Adventurer, card: int) -> Play[Outcome]:
    """A card whose facts say all: whom it concerns, what it asks, rolls, sells or does."""
    facts = card_of[card]
    if has_tag(t, me, f"ignore:{facts.id}") or not applies(t, me, facts.condition):
        return GO_ON
    if facts.tokens is not None and not t.tokens[TOKEN_PLACES[facts.tokens.what]]:
        discard(t, card, facts.rule)
        return GO_ON
    if not (yield from wanted(t, me, facts)):
        return GO_ON
    if facts.tokens is not None:
        return take_token(t, me, card)
    if facts.prices:
        yield from free_purchase(t, me)
        yield from shop(t, me, facts.prices, facts.rule)
        return GO_ON
    if facts.by_alignment:
        outcome = yield from run(t, me, facts.by_alignment[me.alignment], facts.rule)
    elif facts.roll is not None:
        outcome = yield from roll_and_run(t, me, facts.roll, facts.id, facts.rule)
    else:
        outcome = yield from run(t, me, facts.ops, facts.rule)
    if facts.after in ("discard_after_wish", "discard_after_gift"):
        discard(t, card, facts.rule)
    return outcome


def wanted(t: Talisman, me: Adventurer, facts: CardFacts) -> Play[bool]:
    """TA-R99: whether he takes up what a card only offers; shops, healers and sellers of Spells ask in their own way."""
    if not facts.optional or facts.prices or any(op.op in ASKING for op in facts.ops):
        return True
    if any(op.what == "spell" for op in facts.ops) and not can_gain_spell(t, me):
        return False
    answer = yield Choose(
        me.seat, "accept", lambda: ["accept", "pass"], facts.rule, {"what": term(f"token-{facts.key}")}
    )
    return bool(answer == "accept")


def take_token(t: Talisman, me: Adventurer, card: int) -> Outcome:
    """TA-R90: one token from the card; with the last one the card is discarded."""
    facts = card_of[card]
    assert facts.tokens is not None
    what = facts.tokens.what
    t.tokens[TOKEN_PLACES[what]] -= 1
    gain(t, me, what, 1, facts.rule)
    if not t.tokens[TOKEN_PLACES[what]]:
        discard(t, card, facts.rule)
    return GO_ON


def concerned(t: Talisman, me: Adventurer, scope: str) -> list[Adventurer]:
    """The characters an Event reaches, in turn order: all, those of the drawer's Region, all that are not Evil."""
    region = SPACES[me.space].region
    return [
        a
        for a in living(t)
        if (scope != "region" or SPACES[a.space].region == region) and (scope != "all_not_evil" or a.alignment != EVIL)
    ]
