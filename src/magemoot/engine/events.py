"""What happened: the events that atoms emit and the chronicle is made of."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from magemoot.engine.pieces import FACE_DOWN


class Ref(msgspec.Struct, frozen=True):
    """A thing named in a message: a seat (index), a piece (id) or a term (message id). Readers render it."""

    kind: Literal["seat", "piece", "term"]
    id: int | str


Arg = int | str | Ref


def seat(index: int) -> Ref:
    """The player in a seat, as a message argument."""
    return Ref("seat", index)


def piece(id: int) -> Ref:
    """A piece, as a message argument."""
    return Ref("piece", id)


def term(message: str) -> Ref:
    """A name that stands in the texts, as a message argument."""
    return Ref("term", message)


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened.

    Attributes:
        name: what happened; `log-<name>` is its line in the chronicle.
        rule: the rule that made it happen.
        args: arguments of the line.
        number: how many decisions had been answered when it happened; filled in by the session.
        to: the seats that may know it in full; None for everybody.
        private: the arguments that only `to` may know. Without any, nobody else learns of the event at all.
    """

    name: str
    rule: str
    args: dict[str, Arg] = {}
    number: int = 0
    to: tuple[int, ...] | None = None
    private: tuple[str, ...] = ()

    def seen_by(self, viewer: int | None) -> Event | None:
        """The event as a seat (None: a spectator) may know it; None when it may not know of it."""
        if self.to is None or (viewer is not None and viewer in self.to):
            return Event(self.name, self.rule, self.args, self.number)
        if not self.private:
            return None
        args: dict[str, Arg] = {k: Ref("piece", FACE_DOWN) if k in self.private else v for k, v in self.args.items()}
        return Event(self.name, self.rule, args, self.number)


def args_to_builtins(args: dict[str, Arg]) -> dict[str, Any]:
    """Message arguments as plain data."""
    out: dict[str, Any] = msgspec.to_builtins(args)
    return out
