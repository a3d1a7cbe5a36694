"""From the engine's objects to the wire: what one reader may see of a table, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import msgspec

from magemoot.engine import events as engine_events
from magemoot.engine.game import Decision, Game, Result
from magemoot.engine.session import Session
from magemoot.engine.state import to_builtins
from magemoot.server import messages as wire
from magemoot.server.seats import Seat
from magemoot.server.store import NewTable

__all__ = ["Frame", "decision_info", "event_info", "frame", "game_info", "result_info", "seat_info", "table_info"]


class Frame(msgspec.Struct, kw_only=True):
    """The part of a state message that changes only with the version."""

    view: msgspec.Raw
    facts: msgspec.Raw
    decision: wire.DecisionInfo | None
    theirs: list[wire.DecisionInfo]
    waiting: list[wire.Waiting]
    result: wire.ResultInfo | None


def frame(session: Session[Any], seat: int | None) -> Frame:
    """What the seat (None: a spectator) may see of a game now, with its own decision only.

    Where all play together the players also see what the others may choose (0026).
    """
    view = session.view(seat)
    decisions, together = session.decisions, session.game.cooperative and seat is not None
    return Frame(
        view=msgspec.Raw(msgspec.json.encode(to_builtins(view))),
        facts=msgspec.Raw(msgspec.json.encode(session.game.facts(view))),
        decision=next((decision_info(d) for d in decisions if d.seat == seat), None),
        theirs=[decision_info(d) for d in decisions if together and d.seat != seat],
        waiting=[wire.Waiting(seat=d.seat, ask=d.ask) for d in decisions],
        result=None if session.result is None else result_info(session.result),
    )


def seat_info(seat: Seat, *, connected: bool) -> wire.SeatInfo:
    """What everybody knows about a seat."""
    return wire.SeatInfo(
        seat=seat.seat,
        name=seat.name,
        controller=seat.controller,
        level=seat.level,
        connected=connected,
        held=seat.held,
    )


def args_info(args: Mapping[str, Any]) -> wire.Args:
    """Message arguments as they go over the wire."""
    return dict(args)


def decision_info(decision: Decision) -> wire.DecisionInfo:
    """A pending choice, for the seat that has to make it."""
    return wire.DecisionInfo(
        seat=decision.seat,
        number=decision.number,
        ask=decision.ask,
        args=args_info(decision.args),
        options=[
            wire.OptionInfo(key=o.key, message=o.message, args=args_info(o.args), piece=o.piece, target=o.target)
            for o in decision.options
        ],
        rule=decision.rule,
        marked=list(decision.marked),
    )


def result_info(result: Result) -> wire.ResultInfo:
    """How a game ended, for everybody."""
    return wire.ResultInfo(
        reason=result.reason,
        places=list(result.places),
        scores=list(result.scores),
        winners=list(result.winners),
        tie_breaks=[wire.TieBreak(message=f"tie-{name}", args={}) for name in result.tie_breaks],
        args={},
    )


def event_info(event: engine_events.Event, seq: int) -> wire.EventInfo:
    """A line of the chronicle; the event must have passed `seen_by` already."""
    return wire.EventInfo(seq=seq, number=event.number, name=event.name, rule=event.rule, args=args_info(event.args))


def game_info(game: Game[Any], levels: list[str]) -> wire.GameInfo:
    """What the lobby needs to know of a game."""
    return wire.GameInfo(
        id=game.id,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        options={
            name: wire.OptionSpecInfo(
                kind=cast(Any, spec.kind),
                values=list(spec.values),
                default=spec.default,
                message=f"opt-{name}",
                seats=list(spec.seats),
            )
            for name, spec in game.options.items()
        },
        levels=levels,
        rules_version=game.rules_version,
        content_hash=game.content_hash,
    )


def table_info(table: NewTable, seats: list[wire.SeatInfo], version: int, over: bool) -> wire.TableInfo:
    """What everybody may know of a table."""
    undo: Any = table.undo
    return wire.TableInfo(
        table=table.id,
        game=table.game,
        name=table.name,
        options=table.options,
        seats=seats,
        undo=undo,
        version=version,
        over=over,
        listed=table.listed,
        seeded=table.seeded,
        created=table.created.isoformat(timespec="seconds"),
    )
