"""What a seat may command, and what each command does before it is committed.

Every function here looks at a table as it stands in memory and either refuses, leaving everything as it was, or carries
the command out on the session and says what has to be committed.
"""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

import msgspec

from magemoot.engine.events import Event
from magemoot.engine.events import seat as seat_ref
from magemoot.engine.game import Decision
from magemoot.engine.session import Session
from magemoot.server import messages as wire
from magemoot.server.errors import Refusal
from magemoot.server.seats import BOT, HUMAN, OPEN, Seat, clean_name, sealed, token_matches
from magemoot.server.store import Consenting, Live, NewTable

__all__ = ["Change", "Command", "Standing", "answer", "check_level", "joined", "lapsed", "left", "note", "prepared"]

Command = wire.Answer | wire.Undo | wire.Consent | wire.Control


class Standing(msgspec.Struct, kw_only=True):
    """A table as it stands: what is committed, who is here, and the bots there are."""

    info: NewTable
    seats: list[Seat]
    version: int
    live: Live
    session: Session[Any]
    present: set[int]
    levels: Sequence[str]

    def consenters(self, needs: Sequence[int]) -> list[int]:
        """Those of the seats who are people: bots always agree, and an empty chair has no say."""
        return [s for s in needs if self.seats[s].controller == HUMAN]


class Change(msgspec.Struct, kw_only=True):
    """What a command does, before it is committed. `asked_anew` are seats whose decision counts as newly put."""

    kind: str
    seat: int | None
    events: list[Event] = []
    played: bool = False
    asked_anew: list[int] = []
    seats: list[Seat] = []
    consent: Consenting | None = None
    invite: str | None = None


def prepared(at: Standing, seat: int | None, message: Command) -> Change:
    """Validate a command and carry it out on the session in memory. A Refusal leaves everything as it was."""
    if seat is None:
        raise Refusal("not-seated", f"{at.info.id}: spectators watch; take a seat to play")
    match message:
        case wire.Answer():
            return answered(at, seat, message)
        case wire.Undo():
            return taken_back(at, seat, message)
        case wire.Consent():
            return consented(at, seat, message)
        case wire.Control():
            return controlled(at, seat, message)


def answered(at: Standing, seat: int, message: wire.Answer) -> Change:
    if at.seats[seat].controller == BOT:
        raise Refusal("bot-plays", f"seat {seat}: a bot plays it; take the seat back first")
    decision = pending(at, seat)
    if decision is None:
        code = "game-over" if at.session.over else "not-your-decision"
        raise Refusal(code, f"seat {seat}: has nothing to decide now")
    version, number = at.live.opened[seat]
    if not (version <= message.version <= at.version and number <= message.number <= decision.number):
        raise Refusal("stale", f"seat {seat}: this answers an earlier decision; decision {decision.number} is pending")
    return answer(at, seat, message.option, decision)


def answer(at: Standing, seat: int, choice: str | int, decision: Decision) -> Change:
    """Answer a decision by the key or the index of an option, for a person or a bot."""
    before = {d.seat: d for d in at.session.decisions}
    events = at.session.answer(seat, choice, decision.number)
    anew = [
        d.seat
        for d in at.session.decisions
        if d.seat == seat or d.seat not in before or not _same_question(d, before[d.seat])
    ]
    return Change(kind="answer", seat=seat, events=list(events), played=True, asked_anew=anew)


def pending(at: Standing, seat: int) -> Decision | None:
    return next((d for d in at.session.decisions if d.seat == seat), None)


def taken_back(at: Standing, seat: int, message: wire.Undo) -> Change:
    if not at.live.moved <= message.version <= at.version:
        raise Refusal("stale", f"seat {seat}: the table has moved on since")
    offer = at.session.can_undo(seat)
    if offer.kind == "none":
        raise Refusal("undo-refused", f"seat {seat}: nothing to take back", reason=offer.reason)
    if offer.kind == "consent":
        if at.info.undo == "strict":
            raise Refusal("undo-refused", f"seat {seat}: this table takes nothing back", reason="strict")
        needs = at.consenters(offer.needs)
        if at.info.undo == "consent" and needs:
            if at.live.consent is not None:
                raise Refusal("consent-pending", f"{at.info.id}: a request is pending already")
            asked = Consenting(request=at.version + 1, seat=seat, to=offer.to, needs=needs)
            return Change(kind="ask-undo", seat=seat, consent=asked, events=[note("undo-asked", who=seat)])
    return undone(at, seat, offer.needs)


def undone(at: Standing, seat: int, consent: Sequence[int]) -> Change:
    events = at.session.undo(seat, tuple(consent))
    return Change(
        kind="undo",
        seat=seat,
        events=list(events),
        played=True,
        asked_anew=[d.seat for d in at.session.decisions],
    )


def consented(at: Standing, seat: int, message: wire.Consent) -> Change:
    asked = at.live.consent
    if asked is None or asked.request != message.request or seat not in asked.needs or seat in asked.agreed:
        raise Refusal("no-such-request", f"seat {seat}: no request waits for its consent")
    if not message.agree:
        return Change(kind="consent", seat=seat, events=[note("undo-denied", who=seat)])
    agreed = [*asked.agreed, seat]
    if set(agreed) >= set(asked.needs):
        return undone(at, asked.seat, at.session.can_undo(asked.seat).needs)
    return Change(kind="consent", seat=seat, consent=msgspec.structs.replace(asked, agreed=agreed))


def lapsed(at: Standing, change: Change) -> list[Event]:
    """The line that a request to take back has come to nothing, when something else happens before all have agreed."""
    asked = at.live.consent
    if asked is None or change.kind == "consent" or (change.kind == "undo" and change.seat == asked.seat):
        return []
    return [note("undo-lapsed", who=asked.seat)]


def controlled(at: Standing, seat: int, message: wire.Control) -> Change:
    if not 0 <= message.seat < len(at.seats):
        raise Refusal("no-such-seat", f"{at.info.id}: has seats 0 to {len(at.seats) - 1}")
    target = at.seats[message.seat]
    if message.level is None:
        if target.seat != seat:
            raise Refusal("not-your-seat", f"seat {target.seat}: only its holder can take it back")
        if target.controller != BOT:
            raise Refusal("no-bot", f"seat {target.seat}: no bot plays it")
        seated = msgspec.structs.replace(target, level=None)
        return Change(kind="control", seat=seat, seats=[seated], events=[note("bot-leaves", who=target.seat)])
    check_level(message.level, at.levels)
    if target.seat != seat and target.held and target.seat in at.present:
        raise Refusal("seat-occupied", f"seat {target.seat}: its player is here")
    seated = msgspec.structs.replace(target, level=message.level)
    return Change(kind="control", seat=seat, seats=[seated], events=[note("bot-plays", who=target.seat)])


def joined(at: Standing, invite: str | None, name: str, token: str) -> Change:
    """Take the first open seat for the holder of a new token."""
    if not at.info.listed and (invite is None or not token_matches(invite, at.info.invite)):
        raise Refusal(
            "bad-invite",
            f"{at.info.id}: this invitation does not open a seat; ask for the link again",
            status=HTTPStatus.FORBIDDEN,
        )
    free = next((s for s in at.seats if s.controller == OPEN), None)
    if free is None:
        raise Refusal("no-open-seat", f"{at.info.id}: every seat is taken", status=HTTPStatus.CONFLICT)
    taken = Seat(seat=free.seat, name=clean_name(name), token=sealed(token), holder="guest")
    return Change(kind="join", seat=free.seat, seats=[taken], events=[note("seat-taken", who=free.seat)])


def left(at: Standing, seat: int | None, invite: str) -> Change:
    """Give a seat up; `invite` becomes the table's invitation if it has none and now needs one."""
    if seat is None:
        raise Refusal("not-seated", f"{at.info.id}: spectators have no seat to give up")
    level = at.seats[seat].level
    return Change(
        kind="leave",
        seat=seat,
        seats=[Seat(seat=seat, level=level)],
        events=[note("seat-left", who=seat)],
        invite=sealed(invite) if at.info.invite is None and level is None else None,
    )


def check_level(level: str, levels: Sequence[str]) -> None:
    """Raises Refusal unless it is a level of bots."""
    if level not in levels:
        raise Refusal("unknown-level", f"no bot level {level!r}; there are {', '.join(levels)}", level=level)


def _same_question(one: Decision, other: Decision) -> bool:
    return one.ask == other.ask and [o.key for o in one.options] == [o.key for o in other.options]


def note(name: str, *, who: int) -> Event:
    """A line of the chronicle about the table rather than the game."""
    return Event(name, "", {"who": seat_ref(who)})
