"""What a seat would choose in another's place, where all play together (0026)."""

from __future__ import annotations

from magemoot.server import messages as wire
from magemoot.server.commands import Standing
from magemoot.server.errors import Refusal

__all__ = ["Suggestions"]


class Suggestions:
    """What is suggested at a table just now, one thing by each seat at most."""

    def __init__(self) -> None:
        self._by_seat: dict[int, wire.Suggestion] = {}

    def changed(self, at: Standing, who: int | None, message: wire.Suggest) -> bool:
        """Take in what a seat suggests; whether that is news. Raises Refusal for what nobody could suggest."""
        suggested = suggestion(at, who, message)
        assert who is not None
        if suggested == self._by_seat.get(who):
            return False
        if suggested is None:
            del self._by_seat[who]
        else:
            self._by_seat[who] = suggested
        return True

    def waiting(self, at: Standing) -> list[wire.Suggestion]:
        """What is suggested for questions that still wait."""
        asked = {(d.seat, d.number) for d in at.session.decisions}
        self._by_seat = {who: s for who, s in self._by_seat.items() if (s.seat, s.number) in asked}
        return [self._by_seat[who] for who in sorted(self._by_seat)]


def suggestion(at: Standing, who: int | None, message: wire.Suggest) -> wire.Suggestion | None:
    """What is suggested; None: nothing, or it came too late. Raises Refusal for what nobody could suggest."""
    if who is None:
        raise Refusal("not-seated", f"{at.info.id}: spectators watch; take a seat to suggest something")
    if not at.session.game.cooperative or who == message.seat:
        raise Refusal("no-suggestions", f"seat {who}: only where all play together, and only to another seat")
    decision = next((d for d in at.session.decisions if d.seat == message.seat), None)
    if message.option is None or decision is None or decision.number != message.number:
        return None
    if all(option.key != message.option for option in decision.options):
        raise Refusal("unknown-choice", f"seat {message.seat}: decision {decision.number} has no such option")
    return wire.Suggestion(who=who, seat=message.seat, number=message.number, option=message.option)
