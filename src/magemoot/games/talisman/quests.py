"""The quests of the Warlock (TA-31, TA-R93, TA-R125)."""

from __future__ import annotations

from typing import Final

from magemoot.engine.events import seat, term
from magemoot.engine.pieces import distinct
from magemoot.engine.play import Choose, Play
from magemoot.games.talisman.atoms.board import move_to
from magemoot.games.talisman.atoms.gold import pay
from magemoot.games.talisman.atoms.piles import discard
from magemoot.games.talisman.belongings import gain_talisman, keep_within_limits
from magemoot.games.talisman.catalogue import QUEST, QUEST_DICE, QUEST_SPACE, QUESTS, SPACE, card_of, kinds
from magemoot.games.talisman.dice import roll
from magemoot.games.talisman.state import LANDED, Adventurer, Talisman
from magemoot.games.talisman.totals import has_character

TAKE_LIFE: Final = "take-life"
KILL_ENEMY: Final = "kill-enemy"
FULFILLED: Final = "fulfilled"
"""The deed is done; the Warlock calls as soon as what is under way has ended."""
CAVE: Final = SPACE[QUEST_SPACE]


def offer(t: Talisman, me: Adventurer) -> Play[None]:
    """TA-31.1–31.3: on the Cave he may accept a quest; a die says which, and what can be done is done at once."""
    if me.quest:
        return
    choice = yield Choose(me.seat, "quest", lambda: ["accept", "decline"], "TA-31.1")
    if choice == "decline":
        return
    rolled = yield from roll(t, me, QUEST_DICE, "quest", "TA-31.1")
    me.quest = next(q.id for q in QUESTS if rolled[0] in q.on)
    if t.log is not None:
        t.note("quest", "TA-31.1", who=seat(me.seat), quest=term(f"quest-{me.quest}"))
    yield from check(t, me)


def deed(me: Adventurer, done: str) -> None:
    """TA-R93: he has taken a life in a fight, or killed an Enemy card. If that was his quest it is fulfilled."""
    if me.quest == done:
        me.quest = FULFILLED


def check(t: Talisman, me: Adventurer) -> Play[str]:
    """TA-31.4, TA-31.6, TA-R93: a quest that can be fulfilled is fulfilled now.

    In his own turn he lands on the Cave: the stage becomes LANDED there. In the turn of another only his place changes.

    Returns:
        "moved" when he was carried to the Cave, else "go-on".
    """
    if not me.quest or not has_character(me):
        return "go-on"
    if me.quest != FULFILLED and not (yield from _deliver(t, me)):
        return "go-on"
    me.quest = ""
    if t.log is not None:
        t.note("quest-done", "TA-31.6", who=seat(me.seat))
    moved = me.space != CAVE
    if moved:
        move_to(t, me, CAVE, "TA-31.6")
        me.retreating = False
    yield from gain_talisman(t, me, "TA-31.6")
    if not moved:
        return "go-on"
    if me.seat == t.active:
        t.stage = LANDED
    return "moved"


def deliverable(me: Adventurer) -> list[int]:
    """TA-R125: the cards that would fulfil his quest: a Follower but Hag and Poltergeist, or a Magic Object."""
    if me.quest == "deliver-follower":
        return [*(c for c in me.followers if "cannot_ditch" not in card_of[c].tags), *me.raised]
    if me.quest == "deliver-magic-object":
        return [c for c in me.objects if card_of[c].type == "Magic Object"]
    return []


def _deliver(t: Talisman, me: Adventurer) -> Play[bool]:
    """TA-R125: a delivery is made as soon as it can be; the owner chooses the card. Returns whether it was."""
    price = QUEST[me.quest].gold
    if price:
        if me.gold < price:
            return False
        pay(t, me, price, "TA-R125")
        return True
    cards = deliverable(me)
    if not cards:
        return False
    card = yield Choose(me.seat, "deliver", lambda: distinct(cards, kinds), "TA-R125")
    discard(t, card, "TA-R125")
    yield from keep_within_limits(t, me)
    return True
