"""A recorded game as a person reads it: its chronicle, and where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from magemoot import text
from magemoot.engine.game import Result
from magemoot.engine.session import Session
from magemoot.engine.state import to_builtins


class Pending(msgspec.Struct, frozen=True):
    """A decision that is to be made: whose, which, and the keys of its options."""

    seat: int
    ask: str
    options: list[str]


class Story(msgspec.Struct, frozen=True):
    """Where a recorded game stands.

    Attributes:
        at: the number of the decision that was asked for; None for the end of the record.
        decisions: how many decisions were made until then.
        view: the table as a spectator sees it.
    """

    game: str
    rules_version: int
    seats: int
    seed: int
    options: dict[str, Any]
    at: int | None
    decisions: int
    over: bool
    pending: list[Pending]
    result: Result | None
    view: dict[str, Any]
    fingerprint: str


def story(session: Session[Any], at: int | None = None) -> Story:
    """Where a game stands."""
    return Story(
        game=session.game.id,
        rules_version=session.journal.rules_version,
        seats=session.seats,
        seed=session.seed,
        options=session.options,
        at=at,
        decisions=session.number,
        over=session.over,
        pending=[Pending(d.seat, d.ask, [option.key for option in d.options]) for d in session.decisions],
        result=session.result,
        view=to_builtins(session.view(None)),
        fingerprint=session.fingerprint,
    )


def chronicle(session: Session[Any], lang: str = text.FALLBACK) -> Iterator[str]:
    """What a spectator was told, line by line, each with the number of the decision it came before."""
    reader = text.Reader(kinds=session.game.catalogue.kinds)
    for event in session.events:
        seen = event.seen_by(None)
        if seen is not None:
            line = text.format(f"log-{seen.name}", seen.args, lang, reader, session.game.id)
            yield f"{seen.number:4}  {line}"
