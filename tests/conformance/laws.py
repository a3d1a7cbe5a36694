"""The laws every game and the engine keep, as functions that play a table and raise `LawBroken`.

Each checks its own law and nothing else, so that a fault shows up under the law it breaks. Moves come from a random
stream of their own; whoever finds a broken law can play it again from the table that the message names.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from magemoot import players
from magemoot.engine.answers import renamed_answer
from magemoot.engine.errors import (
    AnswerRefused,
    GameOver,
    JournalError,
    MagemootError,
    NotYourDecision,
    RuleError,
    StaleAnswer,
    UnknownChoice,
)
from magemoot.engine.events import Event, Ref
from magemoot.engine.game import Game, Result
from magemoot.engine.journal import Journal
from magemoot.engine.pieces import EMPTY
from magemoot.engine.play import Choose, Together
from magemoot.engine.position import Position, _exchanged
from magemoot.engine.rng import Stream
from magemoot.engine.session import Session, fingerprint, replay
from magemoot.engine.state import State, hidden_pieces, renamed, seen_pieces, to_builtins, view, zones
from tests.conformance.tables import Laid

LONGEST_GAME = 20_000
"""More answers than any random game takes. Spellbook takes about 140 with four seats, Talisman alone up to 5,000."""
ROOT = Path(__file__).parents[2]
T = TypeVar("T")


class LawBroken(AssertionError):
    """A law does not hold: which, where, and how."""

    def __init__(self, law: int, where: object, what: str) -> None:
        super().__init__(f"law {law}: {where}: {what}")
        self.law = law


def keep_to(law: int, where: object, holds: bool, what: str | Callable[[], str]) -> None:
    """Raise `LawBroken` unless it holds."""
    if not holds:
        raise LawBroken(law, where, what if isinstance(what, str) else what())


# ------------------------------------------------------------------ playing at random


class Move(NamedTuple):
    """An answer: whose, and which of its options."""

    seat: int
    index: int


def a_move(position: Position[Any], rng: Stream) -> Move:
    """Any answer of anybody who has to decide."""
    pending = list(position.pending)
    seat = pending[rng.below(len(pending))]
    return Move(seat, rng.below(len(position.options_of(seat))))


def make(table: Laid, do: Callable[[], T]) -> T:
    """Do what must be possible: a rule that asks without options breaks law 2, an option that cannot be applied law 7."""
    try:
        return do()
    except LawBroken:
        raise
    except RuleError as e:
        raise LawBroken(2, table, f"no way to go on: {e}") from e
    except Exception as e:
        raise LawBroken(7, table, f"an option that was listed could not be applied: {e!r}") from e


def play(table: Laid, position: Position[Any], move: Move) -> None:
    """Make a move."""
    value = position.options_of(move.seat)[move.index]
    make(table, lambda: position.play(value, move.seat))


def walk(table: Laid, position: Position[Any] | None = None) -> Iterator[tuple[Position[Any], Move | None]]:
    """A random game: at every decision the position and the move that will be made there; at the end, no move."""
    position = position or make(table, table.position)
    rng = Stream(table.seed ^ 0x5EED)
    for _ in range(LONGEST_GAME):
        if position.over:
            yield position, None
            return
        move = a_move(position, rng)
        yield position, move
        play(table, position, move)
    raise LawBroken(2, table, f"not over after {LONGEST_GAME} answers")


def walk_session(table: Laid) -> Iterator[tuple[Session[Any], Move | None]]:
    """The same random game as a session."""
    session = make(table, table.session)
    rng = Stream(table.seed ^ 0x5EED)
    for _ in range(LONGEST_GAME):
        if session.over:
            yield session, None
            return
        move = a_move(session.position, rng)
        yield session, move
        make(table, lambda: session.answer(move.seat, move.index))  # noqa: B023  (called at once)
    raise LawBroken(2, table, f"not over after {LONGEST_GAME} answers")


def asked(position: Position[Any]) -> list[tuple[int, str, list[str]]]:
    """Everything pending: who, what, and the keys of the options."""
    key = position.game.catalogue.key
    return [
        (seat, choose.ask, [key(value) for value in position.options_of(seat)])
        for seat, choose in position.pending.items()
    ]


# ------------------------------------------------------------------ 1 conservation


def all_pieces_are_there(table: Laid, state: State) -> None:
    """Every piece of the box lies in exactly one zone."""
    lying: dict[int, str] = {}
    for name, zone in zones(state):
        for piece in zone:
            if piece == EMPTY:
                continue
            keep_to(1, table, 0 <= piece < len(table.game.catalogue), f"{name} holds {piece}, which is no piece")
            keep_to(1, table, piece not in lying, f"piece {piece} lies in {name} and in {lying.get(piece)}")
            lying[piece] = name
    missing = sorted(set(range(len(table.game.catalogue))) - lying.keys())
    keep_to(1, table, not missing, f"pieces {missing} lie nowhere")


def conservation(table: Laid) -> None:
    """Law 1: every piece is in exactly one zone, at every decision and at the end."""
    for position, _ in walk(table):
        all_pieces_are_there(table, position.state)


# ------------------------------------------------------------------ 2 progress


class Lengths(NamedTuple):
    """How long a game and its units were, in answers; forced ones count in units only."""

    answers: int
    units: list[int]


def counted(game: Game[Any], units: list[int]) -> Game[Any]:
    """The game, noting how many answers each of its units took."""

    def advance(state: Any) -> Any:
        units.append(0)
        yield from watched(game.advance(state))

    def watched(play: Any) -> Any:
        send = None
        while True:
            try:
                choose = play.send(send)
            except StopIteration as end:
                return end.value
            if isinstance(choose, Choose):
                units[-1] += 1
            else:
                choose = Together({seat: watched(part) for seat, part in choose.plays.items()})
            send = yield choose

    return msgspec.structs.replace(game, advance=advance)


def progress(table: Laid) -> Lengths:
    """Law 2: after every answer somebody has an option, or the game is over; and it does end."""
    units: list[int] = []
    answers = 0
    for position, _ in walk(table._replace(game=counted(table.game, units))):
        pending = position.pending
        keep_to(2, table, position.over == (not pending), "over and undecided at once, or neither")
        for seat in pending:
            keep_to(2, table, len(position.options_of(seat)) > 0, f"seat {seat} is asked without options")
        answers += not position.over
    return Lengths(answers, [unit for unit in units if unit])


# ------------------------------------------------------------------ 3 fork fidelity


def fork_fidelity(table: Laid, every: int = 1) -> None:
    """Law 3: forks made at every decision go the same way as the game, and none changes by what others do.

    Args:
        every: forks are made at one of so many decisions; each is played to the end.
    """
    followers: list[Position[Any]] = []
    frozen: list[tuple[Position[Any], str]] = []
    end = ""
    for number, (position, move) in enumerate(walk(table)):
        now = fingerprint(position.state)
        for age, fork in enumerate(reversed(followers)):
            if age < 2 or move is None:
                keep_to(3, table, fingerprint(fork.state) == now, f"a fork went another way before decision {number}")
        if move is None:
            end = now
            break
        if number % every == 0:
            fork = _forked(table, position)
            keep_to(3, table, fingerprint(fork.state) == now, f"a fork at decision {number} is another position")
            keep_to(3, table, asked(fork) == asked(position), f"a fork at decision {number} asks something else")
            frozen.append((fork, now))
            followers.append(_forked(table, fork))
            _another_future(table, position, number)
        for fork in followers:
            _played_alike(table, fork, move, number)
    for fork, was in frozen:
        keep_to(3, table, fingerprint(fork.state) == was, "an untouched fork changed while the game went on")
        keep_to(3, table, fingerprint(_forked(table, fork).state) == was, "an untouched fork cannot be forked any more")
    keep_to(3, table, bool(end), "no end")


def _forked(table: Laid, position: Position[Any], reseed: int | None = None) -> Position[Any]:
    try:
        return position.fork(reseed)
    except Exception as e:
        raise LawBroken(3, table, f"a position cannot be forked: {e!r}") from e


def _played_alike(table: Laid, fork: Position[Any], move: Move, number: int) -> None:
    options = fork.options_of(move.seat)
    keep_to(3, table, move.index < len(options), f"a fork offers less at decision {number}")
    try:
        fork.play(options[move.index], move.seat)
    except Exception as e:
        raise LawBroken(3, table, f"a fork cannot make the move of decision {number}: {e!r}") from e


def _another_future(table: Laid, position: Position[Any], number: int) -> None:
    """A fork with a future of its own can itself be forked, there and a few moves later."""
    if number % 5:
        return
    other = _forked(table, position, reseed=number)
    rng = Stream(number)
    for _ in range(4):
        if other.over:
            return
        copy = _forked(table, other)
        keep_to(3, table, fingerprint(copy.state) == fingerprint(other.state), f"a reseeded fork drifts ({number})")
        move = a_move(other, rng)
        play(table, other, move)
        _played_alike(table, copy, move, number)
        keep_to(3, table, fingerprint(copy.state) == fingerprint(other.state), f"a reseeded fork drifts ({number})")


# ------------------------------------------------------------------ 4 persistence


def persistence(table: Laid) -> None:
    """Law 4: what is stored at any decision comes back as it was, with the same question pending."""
    for session, move in walk_session(table):
        number = session.number
        _comes_back(table, session.position, number)
        if number % 4 == 0:
            _comes_back(table, session.fork(reseed=number), number)
            for seat in range(table.seats):
                world = _world(session, seat)
                if world is not None:
                    _comes_back(table, world, number)
        if number % 3 and move is not None:
            continue
        data = session.save()
        try:
            loaded = Session.load(data, lambda _: table.game)
        except MagemootError as e:
            raise LawBroken(4, table, f"what was saved at decision {number} cannot be loaded: {e}") from e
        keep_to(4, table, loaded.save() == data, f"saved again, decision {number} is stored otherwise")
        keep_to(4, table, loaded.decisions == session.decisions, f"loaded, decision {number} asks something else")
        keep_to(4, table, loaded.events == session.events, f"loaded, the chronicle of decision {number} differs")
        keep_to(4, table, loaded.journal.to_json() == session.journal.to_json(), "loaded, the journal differs")
        if move is not None:
            news = make(table, lambda: loaded.answer(move.seat, move.index))  # noqa: B023  (called at once)
            twin = make(table, session.fork)
            play(table, twin, move)
            keep_to(
                4, table, loaded.fingerprint == fingerprint(twin.state), f"loaded, decision {number} leads elsewhere"
            )
            keep_to(4, table, all(event.number == number + 1 for event in news), "events are numbered otherwise")


def _world(session: Session[Any], seat: int) -> Position[Any] | None:
    """An imagined world; None where there is none, which is law 5's business."""
    try:
        return session.imagine(seat, Stream(session.number))
    except Exception:  # noqa: BLE001  (see law 5)
        return None


def _comes_back(table: Laid, position: Position[Any], number: int) -> None:
    data = position.encode()
    try:
        decoded = Position.decode(table.game, data)
    except MagemootError as e:
        raise LawBroken(4, table, f"what was stored at decision {number} cannot be read: {e}") from e
    same = fingerprint(decoded.state) == fingerprint(position.state)
    keep_to(4, table, same, f"stored at decision {number} and read, the position differs")
    keep_to(4, table, asked(decoded) == asked(position), f"stored at decision {number} and read, it asks otherwise")
    keep_to(4, table, decoded.over == position.over, f"stored at decision {number} and read, it is over or not")
    keep_to(4, table, decoded.encode() == data, f"stored twice, decision {number} gives different bytes")


# ------------------------------------------------------------------ 5 non-interference


class Twin(NamedTuple):
    """A game that differs from another only in what one viewer cannot see, since the event numbered `since`."""

    viewer: int | None
    session: Session[Any]
    names: dict[int, int]
    since: int


def non_interference(table: Laid, bots: Sequence[str] = (), twins_at_once: int = 3, every: int = 1) -> int:
    """Law 5: what a seat is told, may do and is refused depends on nothing it cannot see; nor does what it imagines.

    Args:
        every: how much more rarely bots are asked what they would do.

    Returns:
        how many imagined worlds were really different from the truth.
    """
    rng = Stream(table.seed ^ 0x7A17)
    twins: list[Twin] = []
    different = 0
    viewers: list[int | None] = [*range(table.seats), None]
    witness: Witness | None = None
    for session, move in walk_session(table):
        witness = Witness.of(session) if witness is None else witness
        viewer = viewers[rng.below(len(viewers))]
        if viewer is not None:
            different += _imagined(table, session, viewer, rng)
        truth = Truth.of(session)
        _future_is_hidden(table, truth, viewer)
        twins = [twin for twin in twins if _still_alike(table, truth, twin, witness)]
        twin = _twin(table, session, viewer, rng)
        _told_alike(table, truth, twin, bots if session.number % (8 * every) == 0 else ())
        twins = [*twins, twin][-twins_at_once:]
        if move is not None:
            twins = [twin for twin in twins if _answered_alike(table, session, twin, move)]
    return different


def _imagined(table: Laid, session: Session[Any], seat: int, rng: Stream) -> bool:
    """An imagined world looks like the truth to its seat, can be played, and is somehow different where it may be."""
    position = session.position
    try:
        world = position.imagine(seat, Stream(rng.next64()))
        again = world.imagine(seat, Stream(1))
    except Exception as e:
        raise LawBroken(5, table, f"seat {seat} cannot imagine how it came to this: {e!r}") from e
    for imagined in (world, again):
        keep_to(
            5, table, _bytes(imagined.state, seat) == _bytes(position.state, seat), f"seat {seat} imagines what it sees"
        )
        keep_to(5, table, imagined.pending.keys() == position.pending.keys(), "imagined, somebody else is asked")
        mine = [entry for entry in asked(imagined) if entry[0] == seat]
        keep_to(
            5,
            table,
            mine == [entry for entry in asked(position) if entry[0] == seat],
            "imagined, it is asked otherwise",
        )
        all_pieces_are_there(table, imagined.state)
    fork = world.fork()
    keep_to(5, table, fingerprint(fork.state) == fingerprint(world.state), "an imagined world cannot be forked")
    for _ in range(3):
        if not fork.over:
            play(table, fork, a_move(fork, rng))
    return world.over or to_builtins(world.state) | {"rng": 0} != to_builtins(position.state) | {"rng": 0}


class Truth(NamedTuple):
    """The game as it is at one decision, and what its viewers are told then, so that nothing is worked out twice."""

    session: Session[Any]
    known: dict[tuple[int | None, bool], dict[str, Any]]

    @classmethod
    def of(cls, session: Session[Any]) -> Truth:
        return cls(session, {})

    def told(self, viewer: int | None, bots: Sequence[str]) -> dict[str, Any]:
        """See `told`."""
        if (viewer, bool(bots)) not in self.known:
            self.known[viewer, bool(bots)] = told(self.session, viewer, bots)
        return self.known[viewer, bool(bots)]


def _future_is_hidden(table: Laid, truth: Truth, viewer: int | None) -> None:
    """Nobody can tell what chance will bring."""
    session = truth.session
    other = _with(session, session.fork(reseed=session.number + 1))
    _told_alike(table, truth, Twin(viewer, other, {}, len(session.events)), ())


def _with(session: Session[Any], position: Position[Any]) -> Session[Any]:
    """A copy of a session in another position."""
    twin: Session[Any] = Session.__new__(Session)
    twin.__dict__.update(session.__dict__)
    twin.events = list(session.events)
    twin._journal = session.journal
    twin.position = position
    position.state.log = []
    return twin


def _twin(table: Laid, session: Session[Any], viewer: int | None, rng: Stream) -> Twin:
    position = session.position
    checkpoint, answers = position._checkpoint, position._answers
    assert checkpoint is not None
    assert answers is not None
    # What it saw in this unit and what has gone back into hiding since is no secret: its past names are known.
    seen = position._seen_in_unit(checkpoint, answers, viewer)
    unknown = [p for p in hidden_pieces(position.state, viewer) if p not in seen]
    names = _exchanged(unknown, table.game.catalogue.backs, rng)
    try:
        other = position._resumed(renamed(checkpoint, names), [renamed_answer(a, names) for a in answers], True)
        if other.choose is not None:
            other.options = other.choose.enumerate()
    except Exception as e:
        raise LawBroken(
            5, table, f"for viewer {viewer} the same answers are not possible with other hidden pieces: {e!r}"
        ) from e
    return Twin(viewer, _with(session, other), names, len(session.events))


def _answered_alike(table: Laid, session: Session[Any], twin: Twin, move: Move) -> bool:
    """Make the same move in the twin, as far as there it is the same; whether it was."""
    value = session.position.options_of(move.seat)[move.index]
    index = move.index
    if move.seat != twin.viewer:
        other = renamed_answer(value, twin.names)
        options = list(twin.session.position.options_of(move.seat))
        if other not in options:
            return False
        index = options.index(other)
    make(table, lambda: twin.session.answer(move.seat, index))
    return True


def _still_alike(table: Laid, truth: Truth, twin: Twin, witness: Witness) -> bool:
    """Compare what the viewer is told, unless the game has shown it where the two differ."""
    seen = seen_pieces(truth.session.position.state, twin.viewer)
    shown = witness.shown_to(twin.viewer, twin.since)
    if any(twin.names.get(piece, piece) != piece for piece in seen | shown):
        return False
    _told_alike(table, truth, twin, ())
    return True


class Witness(list[Event]):
    """The log of a game that remembers what it showed: cards may be turned up and hidden again between two decisions.

    An event shows a piece to whom it is addressed, and if it is for all, to those who see its face at that moment.
    """

    def __init__(self, session: Session[Any]) -> None:
        super().__init__()
        self._session = session
        self._viewers: list[int | None] = [*range(session.seats), None]
        self._shown: list[tuple[int, int | None, int]] = []

    @classmethod
    def of(cls, session: Session[Any]) -> Witness:
        """The log of a session from now on."""
        witness = session.position.state.log = cls(session)
        return witness

    def append(self, event: Event) -> None:
        """See `list.append`."""
        if pieces := {arg.id for arg in event.args.values() if isinstance(arg, Ref) and arg.kind == "piece"}:
            at = len(self._session.events) + len(self)
            for viewer in self._viewers if event.to is None else event.to:
                seen = pieces if event.to else pieces - set(hidden_pieces(self._session.position.state, viewer))
                self._shown += [(at, viewer, piece) for piece in seen if isinstance(piece, int)]
        super().append(event)

    def shown_to(self, viewer: int | None, since: int) -> set[int]:
        """The pieces that events have shown a viewer from the event of that index on."""
        return {piece for at, whom, piece in self._shown if at >= since and whom == viewer}


def _told_alike(table: Laid, truth: Truth, twin: Twin, bots: Sequence[str]) -> None:
    session = truth.session
    mine = {**truth.told(twin.viewer, bots), "chronicle": chronicle(session, twin.viewer, twin.since)}
    theirs = {
        **told(twin.session, twin.viewer, bots),
        "chronicle": chronicle(twin.session, twin.viewer, twin.since),
    }
    for what, message in mine.items():
        keep_to(
            5,
            table,
            message == theirs[what],
            lambda what=what: (
                f"at decision {session.number} the {what} of viewer {twin.viewer} depends on what it cannot "
                f"see: {mine[what]!r:.300} and {theirs[what]!r:.300}"
            ),
        )


def chronicle(session: Session[Any], viewer: int | None, since: int) -> bytes:
    """What a viewer hears of the events since one."""
    news = [event.seen_by(viewer) for event in session.events[since:]]
    return msgspec.json.encode([event for event in news if event is not None])


def told(session: Session[Any], viewer: int | None, bots: Sequence[str]) -> dict[str, Any]:
    """Everything a viewer is told beside the chronicle, by channel, byte by byte; and what bots in its seat would do."""
    game, position = session.game, session.position
    spare = _with(session, session.fork())
    seen = session.view(viewer)
    channels: dict[str, Any] = {
        "view": msgspec.msgpack.encode(to_builtins(seen)),
        "facts": msgspec.msgpack.encode(game.facts(seen)),
        "public part of the decision": [(d.seat, d.number, d.ask, d.rule) for d in session.decisions],
        "result": session.result,
        "number": session.number,
        "errors": [_refusal(spare, seat, answer, number) for seat, answer, number in _bad_answers(session, viewer)],
    }
    if viewer is None:
        return channels
    channels["decision"] = msgspec.json.encode(session.decision(viewer))
    if game.cooperative:  # there everybody may see what the others choose from
        channels["decisions of the others"] = msgspec.json.encode(session.decisions)
    channels["undo"] = session.can_undo(viewer)
    channels["evaluation"] = game.evaluate(seen, viewer)
    if game.judge is not None:
        channels["judgement"] = game.judge(seen, viewer)
    channels["imagined world"] = position.imagine(viewer, Stream(7)).encode()
    if viewer in position.pending:
        mine = session.seen_by(viewer)
        channels["imagined by a bot"] = mine.imagine(Stream(7)).encode()
        channels["what a bot elsewhere gets"] = mine.to_bytes()
        for level in bots:
            channels[f"move of a bot ({level})"] = players.bot(level, seed=3, iterations=6).choose(mine)
    return channels


def _bytes(state: Any, viewer: int | None) -> bytes:
    return msgspec.msgpack.encode(to_builtins(view(state, viewer)))


# ------------------------------------------------------------------ 6 determinism


def determinism(table: Laid) -> None:
    """Law 6: the same table and answers give the same positions, also while another game is played in between."""
    once = [fingerprint(position.state) for position, _ in walk(table)]
    again = [fingerprint(position.state) for position, _ in walk(table)]
    keep_to(6, table, once == again, "played again, it went another way")
    other = walk(table._replace(seed=table.seed + 1))
    between: list[str] = []
    for position, _ in walk(table):
        between.append(fingerprint(position.state))
        next(other, None)
    keep_to(6, table, once == between, "played beside another game, it went another way")


def same_in_every_process(where: str, plays: Sequence[tuple[str, int, int]], hash_seeds: Sequence[str]) -> None:
    """Law 6 across processes: `where` is "module:function", giving games by id; plays are (game, seats, seed)."""
    outcomes = {seed: _elsewhere(where, plays, seed) for seed in hash_seeds}
    first = next(iter(outcomes.values()))
    for seed, outcome in outcomes.items():
        keep_to(6, where, outcome == first, f"with PYTHONHASHSEED={seed} games went another way")


def _elsewhere(where: str, plays: Sequence[tuple[str, int, int]], hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.conformance.elsewhere", where, json.dumps(plays)]
    return subprocess.run(command, env=environment, cwd=ROOT, check=True, capture_output=True, text=True).stdout


# ------------------------------------------------------------------ 7 masks


def masks(table: Laid) -> None:
    """Law 7: every listed option applies; anything else is refused and changes nothing."""
    for session, _ in walk_session(table):
        position = session.position
        for decision in session.decisions:
            keys = [option.key for option in decision.options]
            keep_to(7, table, len(set(keys)) == len(keys), f"{decision.ask} offers a key twice: {keys}")
            keep_to(7, table, all(keys), f"{decision.ask} offers an option without a key")
            for value in position.options_of(decision.seat):
                fork = make(table, lambda: position.fork(keep=False))  # noqa: B023  (called at once)
                make(table, lambda: fork.play(value, decision.seat))  # noqa: B023  (called at once)
        before = _whole(session)
        for viewer in range(table.seats):
            for seat, answer, number in _bad_answers(session, viewer):
                _refusal(session, seat, answer, number)
                keep_to(7, table, _whole(session) == before, f"the refused answer {answer!r} changed something")


def _whole(session: Session[Any]) -> tuple[Any, ...]:
    position = session.position
    return (
        session.fingerprint,
        session.number,
        len(session.events),
        session.journal,
        position.encode(),
        asked(position),
    )


def _bad_answers(session: Session[Any], viewer: int | None) -> list[tuple[int, Any, int | None]]:
    """Answers that a viewer may not give now: (seat, answer, number)."""
    seat = -1 if viewer is None else viewer
    decision = session.decision(seat)
    bad: list[tuple[int, Any, int | None]] = [(seat, "no-such-option", None), (seat, -1, None), (seat, "", None)]
    if decision is None:
        return [*bad, (seat, 0, None), (seat, 0, session.number)]
    wrong = (session.number - 1, session.number + 1)
    return [*bad, (seat, len(decision.options), None), *((seat, decision.options[0].key, number) for number in wrong)]


def _refusal(session: Session[Any], seat: int, answer: Any, number: int | None) -> tuple[str, str]:
    """How an answer is refused: the code and what it says. Law 7 is broken when it is not."""
    try:
        session.answer(seat, answer, number)
    except AnswerRefused as e:
        if session.over:
            expected: type[AnswerRefused] = GameOver
        elif seat not in session.position.pending:
            expected = NotYourDecision
        else:
            expected = UnknownChoice if number is None else StaleAnswer
        keep_to(7, session.game.id, type(e) is expected, f"{answer!r} of seat {seat} is refused as {e.code}")
        return e.code, str(e)
    raise LawBroken(7, session.game.id, f"seat {seat} could answer {answer!r} to decision {number}")


# ------------------------------------------------------------------ 8 replay


def own_replay(table: Laid, every: int = 1) -> None:
    """Law 8: the journal of a game, undone decisions included, leads to the same end.

    Args:
        every: how much more rarely a decision is taken back; each time the whole game is played again (0016).
    """
    last: Session[Any] | None = None
    past: list[str] = []
    for session, move in walk_session(table):
        last = session
        past.append(session.fingerprint)
        if move is not None and session.number % (16 * every) == 15:
            _taken_back(table, session, past)
    assert last is not None
    again = replayed(table.game, last.journal.to_json())
    keep_to(8, table, again.fingerprint == last.fingerprint, "the replay ends otherwise")
    keep_to(8, table, again.result == last.result, "the replay has another result")
    keep_to(8, table, again.events == last.events, "the replay has another chronicle")
    keep_to(8, table, again.journal.to_json() == last.journal.to_json(), "the replay has another journal")


def _taken_back(table: Laid, session: Session[Any], past: Sequence[str]) -> None:
    """The last decision is taken back, and made again."""
    last = session.journal.answers()[-1]
    session.undo(last.seat, session.can_undo(last.seat).needs)
    keep_to(8, table, session.number == last.number, f"decision {last.number} is not pending after it was taken back")
    keep_to(8, table, session.fingerprint == past[-2], f"decision {last.number} taken back leads elsewhere")
    make(table, lambda: session.answer(last.seat, last.key, last.number))
    keep_to(8, table, session.fingerprint == past[-1], f"decision {last.number} made again leads elsewhere")


def replayed(game: Game[Any], journal: bytes) -> Session[Any]:
    """Law 8: a journal replays."""
    try:
        return replay(game, Journal.from_json(journal))
    except JournalError as e:
        raise LawBroken(8, game.id, f"a journal does not replay: {e}") from e


def recorded(game: Game[Any], journal: bytes, ending: Result) -> None:
    """Law 8: a journal that was recorded long ago replays, and ends as it ended then."""
    session = replayed(game, journal)
    keep_to(8, game.id, session.result == ending, f"ends with {session.result}, recorded was {ending}")


LAWS: dict[int, Callable[[Laid], object]] = {
    1: conservation,
    2: progress,
    3: fork_fidelity,
    4: persistence,
    5: non_interference,
    6: determinism,
    7: masks,
    8: own_replay,
}
"""The laws that one table can be tried on."""
