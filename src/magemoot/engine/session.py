"""A game being played: decisions with labels, the chronicle, undo, the journal, storing and resuming."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from hashlib import blake2b
from typing import Any, Generic, TypeVar

import msgspec

from magemoot.engine.errors import (
    GameOver,
    JournalError,
    MagemootError,
    NotYourDecision,
    PositionError,
    StaleAnswer,
    UndoRefused,
    UnknownChoice,
)
from magemoot.engine.events import Event
from magemoot.engine.events import seat as seat_ref
from magemoot.engine.game import Decision, Game, Option, Result
from magemoot.engine.journal import FINGERPRINT_EVERY, Entry, Fingerprint, Journal, Undone
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose
from magemoot.engine.position import Position
from magemoot.engine.rng import Stream
from magemoot.engine.state import Table, hidden_pieces, to_builtins, view

S = TypeVar("S", bound=Table)


class UndoOffer(msgspec.Struct, frozen=True):
    """Whether a seat may take back its last decision.

    Attributes:
        kind: "free", "consent" (of the seats `needs`), or "none".
        to: the number of the decision that would be pending again; -1 with "none".
        needs: the seats that have to agree.
        reason: why it is not free: "nothing-to-undo", "revealed", "others-decided"; empty when free.
    """

    kind: str
    to: int
    needs: tuple[int, ...] = ()
    reason: str = ""


class Seen(Generic[S]):
    """All that a player in a seat gets: the view, the decision, and imagined worlds that agree with both.

    It stays as it is when the game goes on.

    Attributes:
        game: the game.
        seat: the seat.
        number: the number of the decision it has to make.
    """

    __slots__ = ("_decision", "_imagined", "_position", "_view", "game", "number", "seat")

    def __init__(self, game: Game[S], seat: int, number: int, position: Position[S], *, imagined: bool = False) -> None:
        """What a seat sees of a position that nobody plays on.

        Args:
            imagined: the position is not the truth, but a world as it might be for the seat.
        """
        self.game = game
        self.seat = seat
        self.number = number
        self._position = position
        self._imagined = imagined
        self._view: S | None = None
        self._decision: Decision | None = None

    @property
    def view(self) -> S:
        """The table as the seat sees it."""
        if self._view is None:
            self._view = view(self._position.state, self.seat)
        return self._view

    @property
    def decision(self) -> Decision:
        """What it has to decide now."""
        if self._decision is None:
            self._decision = _decision(self.game, self._position, self.seat, self.number, self.view)
        return self._decision

    @property
    def keys(self) -> list[str]:
        """The keys of its options, in order."""
        key = self.game.catalogue.key
        return [key(value) for value in self._position.options_of(self.seat)]

    @property
    def considered(self) -> list[str]:
        """The keys of those options that the game thinks worth a thought, in order; at least one."""
        options = self._position.options_of(self.seat)
        if self.game.consider is not None and len(options) > 1:
            options = self.game.consider(self.view, self.seat, self._position.pending[self.seat].ask, options)
        return [self.game.catalogue.key(value) for value in options]

    def imagine(self, rng: Stream, *, keep: bool = True) -> Position[S]:
        """A world as it might be, for search. Equal streams give equal worlds whatever is hidden."""
        return self._position.imagine(self.seat, rng, keep=keep)

    def to_bytes(self) -> bytes:
        """What a player in another process needs. The hidden truth is not in it: the position is an imagined one."""
        if not self._imagined:
            self._position = self._position.imagine(self.seat, Stream(self.number))
            self._imagined = True
        return msgspec.msgpack.encode([self.game.id, self.seat, self.number, self._position.encode()])


def seen_from_bytes(game: Game[S], data: bytes) -> Seen[S]:
    """The `Seen` that `Seen.to_bytes` packed, for the game whose id stands first in the bytes."""
    _, seat, number, encoded = msgspec.msgpack.decode(data)
    return Seen(game, seat, number, Position.decode(game, encoded), imagined=True)


def fingerprint(state: Table) -> str:
    """A short name of everything in a state: equal states, and practically only those, share it."""
    return blake2b(msgspec.msgpack.encode(to_builtins(state)), digest_size=12).hexdigest()


def _decision(game: Game[S], position: Position[S], seat: int, number: int, seen: S | None = None) -> Decision:
    choose = position.pending[seat]
    # What a seat is told is computed from what it sees, so a label cannot tell more than the table.
    if seen is None:
        seen = view(position.state, seat)
    options = tuple(_option(game, seen, choose, value) for value in position.options_of(seat))
    return Decision(seat, number, choose.ask, dict(choose.args or {}), options, choose.rule, choose.marked)


def _option(game: Game[S], seen: S, choose: Choose, value: Value) -> Option:
    message, args, piece, target = game.describe(seen, choose, value)
    return Option(game.catalogue.key(value), message, args, piece, target)


class Session(Generic[S]):
    """One game, from its first decision to its result. See `magemoot.new`, `magemoot.replay` and `Session.load`."""

    def __init__(self, game: Game[S], seats: int, seed: int, options: Mapping[str, Any]) -> None:
        """A new game at its first decision.

        Raises:
            OptionError: a number of seats, an option or a value the game does not have.
        """
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = game.checked_options(seats, options)
        self._journal = Journal(game.id, game.rules_version, game.content_hash, seats, seed, self.options)
        self.events: list[Event] = []
        self.number = 0
        state = game.setup(seats, self.options)
        state.rng = Stream(seed)
        state.log = []
        self.position: Position[S] = Position(game, state)
        self._collect()

    # ------------------------------------------------------------------ playing

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def result(self) -> Result | None:
        """Who won and why; None before the end."""
        return self.game.result(self.position.state) if self.over else None

    @property
    def decisions(self) -> list[Decision]:
        """What is to be decided now, by seat: one decision, or several when seats decide together."""
        return [_decision(self.game, self.position, seat, self.number) for seat in self.position.pending]

    def decision(self, seat: int) -> Decision | None:
        """What one seat has to decide now, if anything."""
        if seat not in self.position.pending:
            return None
        return _decision(self.game, self.position, seat, self.number)

    def answer(self, seat: int, answer: str | int, number: int | None = None) -> list[Event]:
        """Answer a seat's pending decision.

        Args:
            answer: the key of an option, or its index from 0.
            number: the number of the decision the answer is meant for; None for the pending one.

        Returns:
            what happened.

        Raises:
            GameOver, NotYourDecision, StaleAnswer, UnknownChoice: refused; nothing has changed.
        """
        if self.over:
            raise GameOver(f"{self.game.id}: the game is over; nothing is left to decide")
        if seat not in self.position.pending:
            waiting = ", ".join(map(str, self.position.pending))
            raise NotYourDecision(f"{self.game.id}: seat {seat} has nothing to decide; seat {waiting} has")
        if number is not None and number != self.number:
            raise StaleAnswer(f"{self.game.id}: the answer is for decision {number}; decision {self.number} is pending")
        options = self.position.options_of(seat)
        index = self._index(seat, options, answer)
        unknown, (joint, deciders) = self._unknown(), self.position.joint
        key = self.game.catalogue.key(options[index])
        self.position.play(options[index], seat)
        shows_choices = deciders > 1 and self.position.joint[0] is not joint
        reveals = shows_choices or self._reveals(unknown)
        self._journal.lines.append(Entry(seat, self.number, index, key, reveals))
        self.number += 1
        if self.position.over or self.number % FINGERPRINT_EVERY == 0:
            self._journal.lines.append(Fingerprint(self.number, self.fingerprint))
        return self._collect()

    def _index(self, seat: int, options: Any, answer: str | int) -> int:
        if isinstance(answer, str):
            keys = [self.game.catalogue.key(v) for v in options]
            if answer in keys:
                return keys.index(answer)
        elif 0 <= answer < len(options):
            return answer
        raise UnknownChoice(
            f"{self.game.id}: {answer!r:.80} is not among the {len(options)} options of decision {self.number}, "
            f"seat {seat}, {self.position.pending[seat].ask}"
        )

    def _unknown(self) -> tuple[int, list[list[int]]]:
        """Where chance stands, and the pieces each seat does not see."""
        state = self.position.state
        return state.rng.state, [hidden_pieces(state, seat) for seat in range(self.seats)]

    def _reveals(self, before: tuple[int, list[list[int]]]) -> bool:
        """Whether, since then, chance was asked or somebody came to see a piece."""
        chance, hidden = self._unknown()
        return chance != before[0] or any(set(then) - set(now) for now, then in zip(hidden, before[1], strict=True))

    def _collect(self) -> list[Event]:
        log = self.position.state.log
        assert log is not None
        new = [msgspec.structs.replace(event, number=self.number) for event in log]
        log.clear()
        self.events.extend(new)
        return new

    # ------------------------------------------------------------------ seeing

    def view(self, seat: int | None) -> S:
        """The table as a seat (None: a spectator) sees it."""
        return view(self.position.state, seat)

    def seen_by(self, seat: int) -> Seen[S]:
        """All that the player in a seat may know now. It stays as it is when the game goes on.

        Raises:
            NotYourDecision: the seat has nothing to decide.
        """
        if seat not in self.position.pending:
            raise NotYourDecision(f"{self.game.id}: seat {seat} has nothing to decide")
        return Seen(self.game, seat, self.number, self.position.fork())

    def fork(self, reseed: int | None = None) -> Position[S]:
        """An independent position equal to this one, for search and what-if."""
        return self.position.fork(reseed)

    def imagine(self, seat: int, rng: Stream) -> Position[S]:
        """An independent position as it might be for all that `seat` knows."""
        return self.position.imagine(seat, rng)

    @property
    def fingerprint(self) -> str:
        """A short name of the whole table now."""
        return fingerprint(self.position.state)

    # ------------------------------------------------------------------ undo

    def can_undo(self, seat: int) -> UndoOffer:
        """Whether the seat may take its last decision back, and whose consent it needs.

        It is free while no die was rolled, nothing hidden was shown and nobody else decided since. The answer with which
        the last of several seats that decide together has finished shows what the others chose.
        """
        answers = self._journal.answers()
        last = next((i for i in range(len(answers) - 1, -1, -1) if answers[i].seat == seat), None)
        if last is None:
            return UndoOffer("none", -1, (), "nothing-to-undo")
        since = answers[last:]
        others_decided = any(entry.seat != seat for entry in since)
        if not others_decided and not any(entry.reveals for entry in since):
            return UndoOffer("free", last)
        needs = tuple(s for s in range(self.seats) if s != seat)
        return UndoOffer("consent", last, needs, "others-decided" if others_decided else "revealed")

    def undo(self, seat: int, consent: Collection[int] = ()) -> list[Event]:
        """Take the seat's last decision back, and everything after it. The position is restored, never reversed.

        Args:
            consent: the other seats that agreed.

        Raises:
            UndoRefused: there is nothing to take back, or somebody's consent is missing.
        """
        offer = self.can_undo(seat)
        if offer.kind == "none":
            raise UndoRefused(f"{self.game.id}: seat {seat} has not decided anything yet that it could take back")
        missing = [s for s in offer.needs if s not in consent]
        if missing:
            raise UndoRefused(
                f"{self.game.id}: seat {seat} needs the consent of seat {', '.join(map(str, missing))} ({offer.reason})"
            )
        try:
            earlier = _replayed(self.game, self._journal, self._journal.answers()[: offer.to])
        except JournalError as e:
            raise UndoRefused(f"{self.game.id}: this game was begun under other rules; it cannot go back: {e}") from e
        self._journal.lines.append(Undone(seat, offer.to, tuple(sorted(set(consent) & set(offer.needs)))))
        self.position = earlier.position
        self.number = offer.to
        event = Event("undo", "", {"who": seat_ref(seat), "decision": offer.to}, offer.to)
        self.events.append(event)
        return [event]

    # ------------------------------------------------------------------ paper and storage

    @property
    def journal(self) -> Journal:
        """The record of the game so far, as a document of its own."""
        return msgspec.structs.replace(self._journal, lines=list(self._journal.lines), options=dict(self.options))

    def save(self) -> bytes:
        """The whole game as bytes, hidden facts included; `load` resumes it at the same decision."""
        return msgspec.msgpack.encode(
            {
                "journal": self._journal.to_json(),
                "position": self.position.encode(),
                "events": self.events,
                "number": self.number,
            }
        )

    @classmethod
    def load(cls, data: bytes, game_of: Callable[[str], Game[Any]]) -> Session[Any]:
        """Resume a saved game from its position. Rules that have changed since do not disturb it.

        Args:
            game_of: finds a game by its id.

        Raises:
            PositionError: the bytes are no saved game, or its content pack is not the installed one.
            UnknownGame: the game is not installed.
        """
        try:
            saved = msgspec.msgpack.decode(data, type=_Saved)
            journal = Journal.from_json(saved.journal)
        except (msgspec.DecodeError, JournalError) as e:
            raise PositionError(f"these bytes are no saved game: {e}") from e
        game = game_of(journal.game)
        return cls.resume(game, journal, saved.position, saved.events)

    @classmethod
    def resume(cls, game: Game[S], journal: Journal, position: bytes, events: list[Event]) -> Session[S]:
        """Resume a game from its parts: its record, its encoded position and its chronicle.

        Raises:
            PositionError: the position does not belong to the game or its content.
        """
        if journal.content_hash != game.content_hash:
            raise PositionError(
                f"{game.id}: the game was laid with content {journal.content_hash}; installed is {game.content_hash}"
            )
        new: Session[S] = cls.__new__(cls)
        new.game = game
        new.seats = journal.seats
        new.seed = journal.seed
        new.options = journal.options
        new._journal = journal
        new.events = list(events)
        new.number = len(journal.answers())
        new.position = Position.decode(game, position)
        new.position.state.log = []
        return new


class _Saved(msgspec.Struct):
    journal: bytes
    position: bytes
    events: list[Event]
    number: int


def replay(game: Game[S], journal: Journal) -> Session[S]:
    """Play a recorded game again, answer by answer, undone ones included.

    Raises:
        JournalError: the journal belongs to another game or content, or leads elsewhere; the message says where.
    """
    if journal.game != game.id:
        raise JournalError(f"this is a journal of {journal.game!r}, not of {game.id}")
    if journal.content_hash != game.content_hash:
        raise JournalError(
            f"{game.id}: the journal was written with content {journal.content_hash}; installed is {game.content_hash}"
        )
    try:
        session = Session(game, journal.seats, journal.seed, journal.options)
    except MagemootError as e:
        raise JournalError(f"{game.id}: the journal's table cannot be laid: {e}") from e
    for i, line in enumerate(journal.lines):
        match line:
            case Entry():
                _replay_entry(session, line, i)
            case Undone(seat, to, consent):
                offer = session.can_undo(seat)
                if offer.to != to:
                    raise JournalError(
                        f"line {i + 1}: seat {seat} goes back to decision {to}, but only {offer} is open"
                    )
                try:
                    session.undo(seat, consent)
                except UndoRefused as e:
                    raise JournalError(f"line {i + 1}: {e}") from e
            case Fingerprint(number, recorded):
                if (number, recorded) != (session.number, session.fingerprint):
                    raise JournalError(
                        f"line {i + 1}: after decision {number} the journal has fingerprint {recorded}, "
                        f"this game has {session.fingerprint} after {session.number}"
                    )
    session._journal = msgspec.structs.replace(journal, lines=list(journal.lines))
    return session


def _replay_entry(session: Session[Any], line: Entry, i: int) -> None:
    seat, number, index, key = line.seat, line.number, line.index, line.key
    where = f"line {i + 1}, decision {number}"
    try:
        decision = session.position.pending.get(seat)
        if decision is not None:
            options = session.position.options_of(seat)
            found = session.game.catalogue.key(options[index]) if 0 <= index < len(options) else None
            if found != key:
                raise JournalError(
                    f"{where}: seat {seat} chose {key!r} as option {index} of {decision.ask!r}; "
                    f"this game offers {found!r} there"
                )
        session.answer(seat, index, number)
    except (GameOver, NotYourDecision, StaleAnswer, UnknownChoice) as e:
        raise JournalError(f"{where}: {e}") from e


def _replayed(game: Game[S], journal: Journal, answers: list[Entry]) -> Session[S]:
    return replay(game, msgspec.structs.replace(journal, lines=list(answers)))
