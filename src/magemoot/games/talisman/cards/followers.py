"""Followers that force themselves on a character, and those that do something for him (TA-R64, TA-R91, TA-R124, TA-R141)."""

from __future__ import annotations

from magemoot.engine.play import Play
from magemoot.games.talisman import characters, ops
from magemoot.games.talisman.atoms.belongings import take_card
from magemoot.games.talisman.atoms.gold import pay
from magemoot.games.talisman.belongings import keep_within_limits
from magemoot.games.talisman.catalogue import card_of
from magemoot.games.talisman.registry import GO_ON, Outcome, meeting, use
from magemoot.games.talisman.state import Adventurer, Talisman
from magemoot.games.talisman.totals import may_have


@meeting("cursed_by_a_hag", "poltergeist")
def follow(t: Talisman, me: Adventurer, card: int) -> Play[Outcome]:
    """TA-R116, TA-R124: she or it must be taken; not by a Toad, and with the Hag no other Follower can be had."""
    facts = card_of[card]
    if may_have(me, card):
        take_card(t, me, card, facts.rule)
        if "blocks_other_followers" in facts.tags:
            characters.drive_off(t, me)
            yield from keep_within_limits(t, me)
    return GO_ON


def can_sell(t: Talisman, me: Adventurer, card: int) -> bool:
    """TA-R141: the Alchemist needs Objects, and no fight under way."""
    return bool(me.objects) and not t.fight.kind


@use("alchemist", can_sell)
def alchemist(t: Talisman, me: Adventurer, card: int) -> Play[None]:
    """TA-R141: Objects become gold."""
    facts = card_of[card]
    yield from ops.run(t, me, facts.ability, facts.rule)


def can_hire(t: Talisman, me: Adventurer, card: int) -> bool:
    """TA-R91: once in a turn, for gold."""
    burst = card_of[card].burst
    return burst is not None and me.gold >= burst.cost and not me.battle_bonus


@use("mercenary", can_hire)
def mercenary(t: Talisman, me: Adventurer, card: int) -> Play[None]:
    """TA-R91: paid, he adds Strength in battle until the end of the turn."""
    facts = card_of[card]
    assert facts.burst is not None
    pay(t, me, facts.burst.cost, facts.rule)
    me.battle_bonus += facts.burst.strength
    yield from ()
