"""What the readers of a table get: everybody's state message, kept as far as it stays the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from magemoot.engine.events import Event
from magemoot.server import messages as wire
from magemoot.server.commands import Standing
from magemoot.server.frames import Frame, event_info, frame, seat_info

__all__ = ["Readers"]


class Readers:
    """The table as each seat, and those without one, may see it."""

    def __init__(self, at: Standing, chronicle: list[Event]) -> None:
        self.at = at
        self._chronicle = chronicle
        self._frames: dict[int | None, Frame] = {}
        self._seen: dict[int | None, tuple[int, list[wire.EventInfo]]] = {}

    def move_on(self, events: Sequence[Event]) -> None:
        """The table has a new version: these events come to its chronicle."""
        self._chronicle.extend(events)
        self._frames.clear()

    def seat_infos(self) -> list[wire.SeatInfo]:
        """What everybody knows about the seats."""
        return [seat_info(s, connected=s.seat in self.at.present) for s in self.at.seats]

    def _lines(self, seat: int | None) -> list[wire.EventInfo]:
        """The chronicle as this reader may see it, numbered without gaps."""
        done, lines = self._seen.get(seat, (0, []))
        for event in self._chronicle[done:]:
            if (seen := event.seen_by(seat)) is not None:
                lines.append(event_info(seen, len(lines)))
        self._seen[seat] = (len(self._chronicle), lines)
        return lines

    def _frame(self, seat: int | None) -> Frame:
        if seat not in self._frames:
            self._frames[seat] = frame(self.at.session, seat)
        return self._frames[seat]

    def _undo_info(self, seat: int | None) -> wire.UndoInfo | None:
        if seat is None:
            return None
        offer = self.at.session.can_undo(seat)
        if offer.kind == "consent":
            needs = self.at.consenters(offer.needs)
            if self.at.info.undo == "strict":
                return wire.UndoInfo(kind="none", to=offer.to, needs=[], reason="strict")
            if self.at.info.undo == "consent" and needs:
                return wire.UndoInfo(kind="consent", to=offer.to, needs=needs, reason=offer.reason)
            return wire.UndoInfo(kind="free", to=offer.to, needs=[], reason=offer.reason)
        kind: Any = offer.kind
        return wire.UndoInfo(kind=kind, to=offer.to, needs=[], reason=offer.reason)

    def state(self, seat: int | None, since: int, suggestions: list[wire.Suggestion]) -> wire.State:
        """The table as the seat may see it, with the chronicle from `since` on (all of it, if that is not its count)."""
        lines = self._lines(seat)
        start = since if since <= len(lines) else 0
        shown = self._frame(seat)
        asked = self.at.live.consent
        return wire.State(
            table=self.at.info.id,
            game=self.at.info.game,
            version=self.at.version,
            seat=seat,
            seats=self.seat_infos(),
            view=shown.view,
            facts=shown.facts,
            decision=shown.decision,
            theirs=shown.theirs,
            waiting=shown.waiting,
            suggestions=suggestions,
            undo=self._undo_info(seat),
            consent=None
            if asked is None
            else wire.ConsentRequest(
                request=asked.request, seat=asked.seat, to=asked.to, needs=asked.needs, agreed=asked.agreed
            ),
            result=shown.result,
            events=lines[start:],
            from_seq=start,
            next_seq=len(lines),
        )
