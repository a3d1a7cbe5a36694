"""Quests in tests: a wizard who holds one, the moment at which it is met, and the moments at which it is not.

Nero holds the quest and is seat 0. A question that does not offer it is passed over by `quiet`: a wizard is also asked
where another quest of that moon might be met (see `test_09_quests`).
"""

from __future__ import annotations

from typing import Any

from magemoot.engine.events import Event, Ref, seat
from magemoot.games.blackrose.catalogue import BOX
from tests.games.blackrose.play import Table, Who, table

FOUR: tuple[dict[str, Any], ...] = tuple({"who": who, "tokens": 0} for who in ("rebecca", "tessa", "jafar"))
"""The others at a table of four, with nothing to do."""
QUIET_EVENT = {1: "rusted_gates", 2: "overcharge", 3: "all_doors_awake"}
"""For each moon an event that changes nothing while nobody acts."""


def holding(quest: str, *others: Who, **more: Any) -> Table:
    """A table in the moon of a quest that Nero holds. The next event is a quiet one."""
    moon = BOX.quests[quest].moon
    event = "" if QUIET_EVENT[moon] in more.get("board", ()) else QUIET_EVENT[moon]
    return table("nero", *others, **{"quests": quest, "moon": moon, "event_deck": event, **more})


def card_of(event: Event) -> int:
    """The card that an event tells of."""
    card = event.args["card"]
    assert isinstance(card, Ref)
    assert isinstance(card.id, int)
    return card.id


def offered(t: Table, quest: str) -> bool:
    """Whether the quest can be completed now."""
    return t.ask == "quest" and t.offers(quest)


def quiet(t: Table, quest: str) -> Table:
    """Pass over questions about quests that do not offer this one."""
    while t.ask == "quest" and not offered(t, quest):
        t.play("pass")
    return t


def go(t: Table, quest: str, *texts: str) -> Table:
    """Play, and pass over questions about other quests."""
    for text in texts:
        quiet(t, quest).play(text)
    return quiet(t, quest)


def unmet(t: Table, quest: str) -> Table:
    """The quest cannot be completed now, and is still held."""
    assert not offered(t, quest)
    quiet(t, quest)
    assert not offered(t, quest)
    assert quest in t.me.quests
    assert t.me.completed == 0
    return t


def meets(t: Table, quest: str, power: int) -> Table:
    """The quest can be completed now: it is, and its power is taken."""
    quiet(t, quest)
    assert (t.ask, t.asked) == ("quest", "nero")
    known = len(t.events("gain-power"))
    t.play(quest)
    assert quest in t.me.completed
    assert quest not in t.me.quests
    gained = t.events("gain-power")[known]
    assert (gained.rule, gained.args["count"], gained.args["who"]) == ("BR-9.4", power, seat(0))
    return t


def activating(quest: str, room: str, power: int, *others: Who, **more: Any) -> Table:
    """Nero activates the room of a quest in which he stands, and completes it: power first, the reward follows."""
    t = holding(quest, *others, **{"at": room, **more}).play("activate")
    return meets(t, quest, power)


def cleaning_up(quest: str, *others: Who, rest: dict[str, Any] | None = None, **more: Any) -> Table:
    """The start of clean-up, with a quest in hand."""
    return holding(quest, *others, phase="clean-up", active=-1, rest={"step": 0, **(rest or {})}, **more)
