"""What the engine needs to know of a game, and what a player gets to know of a decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from magemoot.engine.errors import OptionError
from magemoot.engine.events import Arg
from magemoot.engine.pieces import Catalogue, Value
from magemoot.engine.play import Choose, Play
from magemoot.engine.state import Table

S = TypeVar("S", bound=Table)


class OptionSpec(msgspec.Struct, frozen=True):
    """An option of a game, chosen when the table is laid.

    Attributes:
        kind: "choice" (one of `values`), "int" (from `values[0]` to `values[1]`), "bool", or "text".
        default: the value when nothing is said.
        check: for "text": returns what is wrong with a value, or None.
        seats: the numbers of seats with which it means something; empty for all.
    """

    kind: str
    default: str | int | bool
    values: tuple[str | int, ...] = ()
    check: Callable[[str], str | None] | None = None
    seats: tuple[int, ...] = ()


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal answer, as a client, a log or a screen reader needs it.

    Attributes:
        key: stable name of the answer, unique within its decision.
        message: the text that says it.
        piece: the piece it acts on, if any.
        target: the thing it acts on that is no piece, e.g. "bag", "card:sacrifice/4".
    """

    key: str
    message: str
    args: dict[str, Arg] = {}
    piece: int | None = None
    target: str | None = None


class Decision(msgspec.Struct, frozen=True):
    """A pending question with its legal answers.

    Attributes:
        number: how many decisions of this game were answered before it.
        marked: pieces already chosen in the same act.
    """

    seat: int
    number: int
    ask: str
    args: dict[str, Arg]
    options: tuple[Option, ...]
    rule: str
    marked: tuple[int, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """How a game ended.

    Attributes:
        reason: why it ended; `end-<reason>` is its sentence.
        places: for each seat its place, 1 is best; ties share a place.
        scores: for each seat its points.
        winners: the seats that won; empty when nobody did.
        tie_breaks: the tie-breaks that were needed to tell the winners, in order; `tie-<name>` says each.
    """

    reason: str
    places: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    tie_breaks: tuple[str, ...] = ()


class Game(msgspec.Struct, Generic[S], frozen=True):
    """A game, as the engine needs to know it.

    Attributes:
        wrong_together: what is wrong with (seats, options) that are fine one by one, or None.
        setup: lays all pieces out for a number of seats and options, deciding nothing and drawing nothing.
        advance: plays one unit (an action, a phase, a card). Between units nothing is in flight.
        over: whether the game has ended.
        result: who won and why, once it is over.
        describe: says what an option value means: (state, choose, value) to (message, args, piece, target).
        facts: what a client shows beside the view (scores and their parts), computed from a view alone.
        static: what a client needs once (kinds of pieces, cards, tracks).
        evaluate: how well a seat stands, from a view alone: higher is better, 1 about a sure win, 0 about lost.
        judge: the same as an experienced player sees it: what the searching bots go by. None: `evaluate`.
        consider: the options that a bot thinks about: (state, seat, ask, options) to some of these, from what the seat
            sees; at least one. None: all.
        careless: how far a novice misjudges an option at most, in the natural logarithm of the odds that `evaluate` gives.
        pace: so many trials of an option fit into the time of a searching bot, as a share of `players.ITERATIONS`.
        endings: so many ways to finish an action that was begun a searching bot tries at every step of a trial.
        cooperative: whether all seats win or lose together, so that a win is not less for being shared.
        rules_version: raised whenever the same answers may lead elsewhere.
        content_hash: names the content pack the game was built from.
    """

    id: str
    min_seats: int
    max_seats: int
    options: Mapping[str, OptionSpec]
    wrong_together: Callable[[int, Mapping[str, Any]], str | None]
    table: type[S]
    catalogue: Catalogue
    setup: Callable[[int, Mapping[str, Any]], S]
    advance: Callable[[S], Play[None]]
    over: Callable[[S], bool]
    result: Callable[[S], Result]
    describe: Callable[[S, Choose, Value], tuple[str, dict[str, Arg], int | None, str | None]]
    facts: Callable[[S], msgspec.Struct]
    static: Callable[[], msgspec.Struct]
    evaluate: Callable[[S, int], float]
    rules_version: int
    content_hash: str
    judge: Callable[[S, int], float] | None = None
    consider: Callable[[S, int, str, Sequence[Value]], Sequence[Value]] | None = None
    cooperative: bool = False
    careless: float = 0.4
    pace: float = 1.0
    endings: int = 6

    def checked_options(self, seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values.

        Raises:
            OptionError: a number of seats, an option or a value the game does not have; the message says what it has.
        """
        if type(seats) is not int or not self.min_seats <= seats <= self.max_seats:
            raise OptionError(f"{self.id}: {seats} seats; it is for {self.min_seats} to {self.max_seats}")
        for name in given:
            if name not in self.options:
                raise OptionError(f"{self.id}: no option {name!r}; there are {', '.join(self.options)}")
        values = {name: given.get(name, spec.default) for name, spec in self.options.items()}
        for name, spec in self.options.items():
            if (wrong := _wrong(spec, values[name], seats)) is not None:
                raise OptionError(f"{self.id}: option {name}: {wrong}")
        if (wrong := self.wrong_together(seats, values)) is not None:
            raise OptionError(f"{self.id}: {wrong}")
        return values


def _wrong(spec: OptionSpec, value: Any, seats: int) -> str | None:
    if spec.seats and seats not in spec.seats and value != spec.default:
        return f"is only for {', '.join(map(str, spec.seats))} seats, not for {seats}"
    match spec.kind:
        case "choice":
            if value not in spec.values:
                return f"{value!r} is not one of {', '.join(map(str, spec.values))}"
        case "bool":
            if type(value) is not bool:
                return f"{value!r} is neither true nor false"
        case "int":
            low, high = spec.values
            if type(value) is not int or not int(low) <= value <= int(high):
                return f"{value!r} is not a whole number from {low} to {high}"
        case "text":
            if not isinstance(value, str):
                return f"{value!r} is no text"
            if spec.check is not None:
                return spec.check(value)
        case _:
            return f"has no kind {spec.kind!r}"
    return None
