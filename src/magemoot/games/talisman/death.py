"""Losing the last life, and who is left (TA-5, TA-13.4, TA-41.4, TA-R120–R122)."""

from __future__ import annotations

from magemoot.engine.events import piece, seat
from magemoot.engine.pieces import distinct
from magemoot.engine.play import Choose, Play
from magemoot.games.talisman.atoms.belongings import take_card
from magemoot.games.talisman.atoms.death import leave_behind, remove_character, set_aside
from magemoot.games.talisman.atoms.gold import drop_gold, take_gold
from magemoot.games.talisman.atoms.piles import discard
from magemoot.games.talisman.catalogue import card_of, kinds
from magemoot.games.talisman.characters import HAG, drive_off
from magemoot.games.talisman.state import Adventurer, Talisman
from magemoot.games.talisman.totals import has_character, is_toad, living, may_have, object_limit


def kill(t: Talisman, me: Adventurer, killer: Adventurer | None) -> Play[None]:
    """TA-5.1–5.6: a character dies.

    Args:
        killer: the character who killed him in an encounter and may rob him (TA-13.4); None otherwise (TA-R120).
    """
    if t.log is not None:
        t.note("killed", "TA-5.1", who=seat(me.seat), card=piece(me.card))
    if t.inherit:
        set_aside(me)
    else:
        if killer is not None:
            yield from rob(t, killer, me)
        leave_behind(t, me)
        drop_gold(t, me, me.space, "TA-5.2")
    for card in (*me.spells, *me.trophies, *me.raised, *me.peeked):
        discard(t, card, "TA-5.4")
    remove_character(t, me)
    if t.bloodbath or t.crown_reached:
        eliminate(t, me)


def rob(t: Talisman, killer: Adventurer, victim: Adventurer) -> Play[None]:
    """TA-13.4, TA-17.7, TA-R134: the killer takes what he likes, up to his limits; a Toad takes nothing (TA-R61).

    With the Hag he takes no other Follower, and his own are driven off (TA-R124).
    """
    if is_toad(killer):
        return
    take_gold(t, killer, victim, victim.gold, "TA-13.4")

    def loot() -> list[int]:
        cards = [*victim.objects, *victim.followers]
        return [
            c
            for c in cards
            if may_have(killer, c) and (card_of[c].type == "Follower" or len(killer.objects) < object_limit(killer))
        ]

    while loot():
        card = yield Choose(
            killer.seat, "loot", lambda: [*distinct(loot(), kinds), "done"], "TA-13.4", {"who": seat(victim.seat)}
        )
        if card == "done":
            return
        take_card(t, killer, card, "TA-13.4")
        if card_of[card].id == HAG:
            drive_off(t, killer)


def eliminate(t: Talisman, me: Adventurer) -> None:
    """TA-5.8, TA-5.9, TA-42.3: the player is out of the game; what was set aside for him goes to its piles."""
    me.eliminated = True
    for card in list(me.inherited):
        discard(t, card, "TA-5.8")
    me.inherited_gold = 0
    if t.log is not None:
        t.note("eliminated", "TA-5.9", who=seat(me.seat))


def reach_crown(t: Talisman, me: Adventurer) -> None:
    """TA-5.9, TA-R4: from now on the dead do not come back; players without a character are out at once."""
    if t.crown_reached:
        return
    t.crown_reached = True
    if t.log is not None:
        t.note("crown-reached", "TA-5.9", who=seat(me.seat))
    for a in t.adventurers:
        if not a.eliminated and not has_character(a):
            eliminate(t, a)


def end_check(t: Talisman) -> bool:
    """TA-40.1, TA-R1, TA-R5, TA-R122: whether the game is over now.

    Returns:
        True when it is; the reason stands in `t.finished`.
    """
    if t.finished:
        return True
    if t.players == 1:
        if t.adventurers[0].eliminated:
            t.finished = "nobody"
    elif t.crown_reached or t.bloodbath:
        alive = living(t)
        if not alive:
            t.finished = "nobody"
        elif sum(not a.eliminated for a in t.adventurers) == 1:
            t.finished = "last-alive"
            t.winners = [alive[0].seat]
    elif all(a.eliminated for a in t.adventurers):
        t.finished = "nobody"
    elif sum(not a.eliminated for a in t.adventurers) == 1:
        t.finished = "last-alive"
        t.winners = [a.seat for a in t.adventurers if not a.eliminated]
    return bool(t.finished)
