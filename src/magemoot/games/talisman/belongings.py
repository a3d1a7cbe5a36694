"""Owning, using, ditching (TA-29), limits (TA-20.4, TA-22.5), and what is taken from a space (TA-9.5, TA-14.2)."""

from __future__ import annotations

from typing import Final

from magemoot.engine.pieces import Value, distinct
from magemoot.engine.play import Choose, Play
from magemoot.games.talisman import alignment
from magemoot.games.talisman.atoms.belongings import ditch, from_pile, lay_talisman, take_card
from magemoot.games.talisman.atoms.gold import pay
from magemoot.games.talisman.atoms.piles import discard
from magemoot.games.talisman.catalogue import card_of, kinds
from magemoot.games.talisman.components import ALIGNMENTS
from magemoot.games.talisman.registry import USES
from magemoot.games.talisman.state import Adventurer, Talisman
from magemoot.games.talisman.totals import (
    has_tag,
    is_toad,
    living,
    may_have,
    object_limit,
    surplus_objects,
    surplus_spells,
)

LOOT: Final = 5
"""The encounter number of Objects and Followers (TA-R106, TA-R108)."""

# ------------------------------------------------------------------ ditching and using


def can_ditch(card: int) -> bool:
    """TA-29.6, TA-34.4, TA-R64: whether the owner may ditch the card; no Raft, Hag or Poltergeist."""
    return not card_of[card].tags & {"cannot_ditch", "raft"}


def can_lose(card: int) -> bool:
    """TA-R64: whether the owner may choose the card as a loss or discard it; not the Hag or the Poltergeist."""
    return "cannot_ditch" not in card_of[card].tags


def ditchable(me: Adventurer) -> list[int]:
    """The Objects and Followers that a character may ditch."""
    return [c for c in (*me.objects, *me.followers, *me.raised) if can_ditch(c)]


def useful(t: Talisman, me: Adventurer) -> list[int]:
    """TA-29.2: his cards with an action of their own that he could use now, fights apart."""
    return [
        c
        for c in distinct((*me.objects, *me.followers), kinds)
        if card_of[c].id in USES and not for_battle(c) and USES[card_of[c].id].possible(t, me, c)
    ]


def for_battle(card: int) -> bool:
    """Whether using the card lends Strength in battle only, so that the fight itself offers it (TA-R91)."""
    burst = card_of[card].burst
    return burst is not None and burst.battle


def usable_now(t: Talisman, me: Adventurer) -> list[Value]:
    """TA-29.2, TA-R141, TA-R76: ("use", card) for cards with an action of their own, and the Druid's alignments."""
    words: list[Value] = [("use", c) for c in useful(t, me)]
    if alignment.is_free(t, me):
        words += [f"align-{name}" for to, name in enumerate(ALIGNMENTS) if alignment.possible(t, me, to)]
    return words


def look_through(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-29.2, TA-29.6: use and ditch whatever one likes, one thing after another; the alignment is changed once."""
    turned = False

    def words() -> list[Value]:
        ditches: list[Value] = [("ditch", c) for c in distinct(ditchable(me), kinds)]
        uses = [w for w in usable_now(t, me) if not (turned and isinstance(w, str))]
        return [*uses, *ditches, "done"]

    while len(words()) > 1:
        word = yield Choose(me.seat, "belongings", words, "TA-29.6")
        if word == "done":
            return
        if isinstance(word, str):
            turned = alignment.change(t, me, ALIGNMENTS.index(word.removeprefix("align-")), "TA-R76")
        elif word[0] == "use":
            yield from USES[card_of[word[1]].id].use(t, me, word[1])
        else:
            ditch(t, me, word[1], "TA-29.6")
        yield from keep_within_limits(t, me)


def look_at_end(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-29.6: at the end of his turn he may ditch cards, if he could not do so since he got the last one."""
    if me.sorted_out or not ditchable(me):
        return
    word = yield Choose(me.seat, "end-turn", lambda: ["end-turn", "belongings"], "TA-29.6")
    if word == "belongings":
        yield from look_through(t, me)


# ------------------------------------------------------------------ limits


def keep_within_limits(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-20.4, TA-22.5, TA-R66, TA-R134: ditch Objects and discard Spells above the limits, his choice, at once."""
    while surplus_objects(me):
        card = yield Choose(
            me.seat, "surplus-object", lambda: distinct([c for c in me.objects if can_ditch(c)], kinds), "TA-20.4"
        )
        ditch(t, me, card, "TA-20.4")
    while surplus_spells(t, me):
        card = yield Choose(me.seat, "surplus-spell", lambda: distinct(me.spells, kinds), "TA-22.5", None, (), True)
        discard(t, card, "TA-22.5")


def keep_all_within_limits(t: Talisman) -> Play[None]:
    """TA-R134: the limits of everybody, the active player first."""
    for a in living(t):
        if surplus_objects(a) or surplus_spells(t, a):
            yield from keep_within_limits(t, a)


# ------------------------------------------------------------------ gaining cards


def gain_card(t: Talisman, me: Adventurer, card: int, rule: str) -> Play[None]:
    """TA-29.1, TA-R66, TA-R134: a card comes to him, and another one may have to go."""
    take_card(t, me, card, rule)
    yield from keep_within_limits(t, me)


def has_room(me: Adventurer, card: int) -> bool:
    """TA-R66, TA-R134: whether he may have the card and can make room for it."""
    if not may_have(me, card):
        return False
    if card_of[card].type == "Follower" or len(me.objects) < object_limit(me):
        return True
    return any(can_ditch(c) for c in me.objects)


def gain_talisman(t: Talisman, me: Adventurer, rule: str) -> Play[None]:
    """TA-30.1, TA-30.3, TA-R116, TA-R134: a Talisman of the pile if one is left; a Toad finds it on its space."""
    if is_toad(me):
        lay_talisman(t, me, "TA-R116")
    elif from_pile(t, me, "talisman", rule):
        yield from keep_within_limits(t, me)


def takeable(t: Talisman, me: Adventurer) -> list[int]:
    """TA-9.5, TA-14.2, TA-29.4, TA-29.7: the unmet Objects and Followers here that he may take."""
    return [
        c
        for c in t.spaces[me.space]
        if card_of[c].number == LOOT
        and c not in t.met
        and c not in me.ditched
        and card_of[c].cost <= me.gold
        and has_room(me, c)
    ]


# ------------------------------------------------------------------ buying


def buyable(t: Talisman, me: Adventurer, prices: dict[str, int]) -> list[int]:
    """TA-30.3, TA-R140: the Purchase cards he can pay and have, one of each kind."""
    return [c for c in distinct(t.purchase, kinds) if prices.get(card_of[c].id, NEVER) <= me.gold and has_room(me, c)]


NEVER: Final = 1_000
"""More gold than there is."""


def shop(t: Talisman, me: Adventurer, prices: dict[str, int], rule: str) -> Play[None]:
    """TA-30.1, TA-R140: buy any number of cards, one after another."""
    while buyable(t, me, prices):
        card = yield Choose(me.seat, "shop", lambda: [*buyable(t, me, prices), "done"], rule)
        if card == "done":
            return
        pay(t, me, prices[card_of[card].id], rule)
        yield from gain_card(t, me, card, rule)


def free_purchase(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-R77: the Thief may take one card of the Purchase deck for nothing."""
    if not has_tag(t, me, "free_purchase"):
        return
    cards = [c for c in distinct(t.purchase, kinds) if has_room(me, c)]
    if not cards:
        return
    card = yield Choose(me.seat, "free-purchase", lambda: [*cards, "none"], "TA-R77")
    if card != "none":
        yield from gain_card(t, me, card, "TA-R77")
