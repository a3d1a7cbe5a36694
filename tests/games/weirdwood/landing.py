"""Tables for the tests of the manor: somebody arrives in a Room, takes the actions of a card, or ends his turn."""

from __future__ import annotations

from typing import Any

from magemoot.games.weirdwood import catalogue
from magemoot.games.weirdwood.state import TURN_END
from tests.games.weirdwood.play import Table, Who, table

REFRESH = 1
"""The step of the turn's end in which cards are refreshed."""


def landed(room: str, *others: Who, who: str = "celia", rest: dict[str, Any] | None = None, **mine: Any) -> Table:
    """A warden has just arrived in a Room and uses its action. The Monster is far away unless `fae` says where."""
    mine.setdefault("hand", "charge, fae_touch, deceptive_move")
    mine.setdefault("fae", {"at": "mad_scientists_laboratory" if room == "throne_room" else "throne_room"})
    if room == "throne_room":
        mine.setdefault("scarabs", {"throne_room": 0})
    t = table(who, *others, at=room, rest={"may_use_room": True, **(rest or {})}, **mine)
    return t.play("room")


def acting(card: str, *others: Who, who: str = "celia", rest: dict[str, Any] | None = None, **mine: Any) -> Table:
    """A warden has played a card face up on the first slot and has taken none of its actions yet; time stands as it is said.

    His Companion Pennywhistle keeps the turn open when nothing else is left to do, unless `companions` says otherwise.
    """
    mine.setdefault("companions", "pennywhistle")
    piece = next(
        p for p in catalogue.pieces_of(catalogue.Action, character=who) if catalogue.action(p).facts.name == card
    )
    left = ",".join(str(i) for i in range(len(catalogue.action(piece).facts.ops)))
    turn = {"played": True, "resolving": [0], "left": [left], "done": [""], "copied": [piece], **(rest or {})}
    return table(who, *others, slots=(card, *mine.pop("slots", ())), rest=turn, **mine)


def moving(*others: Who, **mine: Any) -> Table:
    """A warden is asked where his Move leads."""
    return acting("charge", *others, **mine).play("act:move")


def ends(t: Table) -> set[str]:
    """The Rooms between which the one who is asked can choose."""
    return {t.where(int(key.removeprefix("place-"))) for key in t.options if key.startswith("place-")}


def monster_card(card: str, who: str = "celia", *others: Who, **more: Any) -> Table:
    """A warden's turn ends with a Monster card; of Therus it is the only one in the Plans."""
    if more.get("monster") == "therus":
        more["fae"] = {"plans": card, **more.get("fae", {})}
    else:
        more["next_card"] = card
    return table(who, *others, rest={"phase": TURN_END}, **more)


def refreshed(who: str = "celia", *others: Who, **more: Any) -> Table:
    """A warden refreshes at the end of his turn, so that there is a Scarab Phase."""
    return table(who, *others, rest={"phase": TURN_END, "step": REFRESH}, **more).play("yes")


def lying(t: Table) -> dict[str, int]:
    """The Scarabs by Room, where there are any."""
    return {room: t.scarabs(room) for room in t.state.room_at if t.scarabs(room)}


def cursed(t: Table) -> set[str]:
    """The Cursed Rooms."""
    return {room for room in t.state.room_at if t.cursed(room)}
