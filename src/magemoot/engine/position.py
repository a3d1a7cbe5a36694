"""A position is plain data at every decision: a checkpoint and the answers since.

This is the engine's hot path. `Position` plays a game without chronicle, labels or journal; `Session` adds those.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec

from magemoot.engine.answers import Answer, Mixed, Reseed, Said, pieces_in, read_answer, renamed_answer, written
from magemoot.engine.errors import PositionError, RuleError
from magemoot.engine.game import Game
from magemoot.engine.pieces import Value
from magemoot.engine.play import Choose, Play, Together
from magemoot.engine.rng import Recorder, Stream
from magemoot.engine.state import Table, from_builtins, hidden_pieces, rename, renamed, seen_pieces, to_builtins

S = TypeVar("S", bound=Table)

Keep = bool | Literal["unit"]
"""Whether a position keeps checkpoints, or only the one that it has until the unit under way ends."""
THIS_UNIT: Final = "unit"

UNITS_WITHOUT_DECISION = 1_000
"""So many units in a row without any decision mean that a game runs in circles."""
FORCED_IN_A_ROW = 10_000
"""So many forced answers, or joint decisions of nobody, in a row mean that a unit runs in circles."""


class _Joint:
    """A `Together` in play."""

    __slots__ = ("asked", "plays", "returned")

    def __init__(self, together: Together) -> None:
        self.plays: dict[int, Play[Any]] = {seat: together.plays[seat] for seat in sorted(together.plays)}
        self.asked: dict[int, Choose] = {}
        self.returned: dict[int, Any] = {}
        for seat, play in self.plays.items():
            self._step(seat, play, None)

    def _step(self, seat: int, play: Play[Any], value: Any) -> None:
        try:
            choose = play.send(value)
        except StopIteration as end:
            self.asked.pop(seat, None)
            self.returned[seat] = end.value
            return
        if choose.__class__ is not Choose or choose.seat != seat:
            raise RuleError(f"together: the play of seat {seat} yielded {choose!r}; it may only ask its own seat")
        self.asked[seat] = choose

    def say(self, seat: int, value: Value) -> None:
        """A seat answers what it was asked."""
        self._step(seat, self.plays[seat], value)


class Position(Generic[S]):
    """A game at a decision, or over.

    Attributes:
        state: the table now. Read it, never change it.
        over: whether the game has ended.
        seat: the seat to decide (the lowest of several deciding together); -1 when over.
        options: the legal values of that seat, in order; empty when over.
    """

    __slots__ = (
        "_answers",
        "_brief",
        "_checkpoint",
        "_joint",
        "_unit",
        "choose",
        "game",
        "options",
        "over",
        "seat",
        "state",
    )

    game: Game[S]
    state: S
    over: bool
    seat: int
    options: Sequence[Value]
    choose: Choose | None
    _unit: Play[None] | None
    _joint: _Joint | None
    _checkpoint: S | None
    _answers: list[Answer] | None
    _brief: bool

    def __init__(self, game: Game[S], state: S, *, keep: bool = True) -> None:
        """Play on from a state between units, up to the first decision.

        Args:
            state: the position takes it over.
            keep: keep checkpoints, so that the position can be forked, imagined and stored. Without, play is faster.
        """
        self.game = game
        self.state = state
        self._answers = [] if keep else None
        self._brief = False
        self._checkpoint = None
        self._joint = None
        self.over = False
        self._next_unit()
        self._run(None)

    @classmethod
    def start(cls, game: Game[S], seats: int, seed: int, options: dict[str, Any], *, keep: bool = True) -> Position[S]:
        """A new game at its first decision. `options` must have been checked by the game."""
        state = game.setup(seats, options)
        state.rng = Stream(seed)
        return cls(game, state, keep=keep)

    @property
    def pending(self) -> dict[int, Choose]:
        """For each seat that has to decide now, what it is asked."""
        if self._joint is not None:
            return dict(sorted(self._joint.asked.items()))
        return {} if self.choose is None else {self.choose.seat: self.choose}

    @property
    def together(self) -> bool:
        """Whether several seats decide at once; what they choose shows when all have finished."""
        return self._joint is not None

    @property
    def joint(self) -> tuple[object, int]:
        """What is decided together now, told from others by identity, and how many seats do so; (None, 0): nothing is."""
        return self._joint, 0 if self._joint is None else len(self._joint.plays)

    def options_of(self, seat: int) -> Sequence[Value]:
        """The legal values of a seat now; empty when it has nothing to decide."""
        if seat == self.seat:
            return self.options
        choose = self.pending.get(seat)
        return () if choose is None else choose.enumerate()

    def play(self, value: Value, seat: int | None = None) -> None:
        """Answer the pending decision with one of its options.

        The value is trusted: check membership before, or take it from `options`.

        Args:
            seat: who answers, when several decide together; None means `self.seat`.
        """
        joint = self._joint
        if joint is not None:
            who = self.seat if seat is None else seat
            if self._answers is not None:
                self._answers.append(Said(who, value))
            joint.say(who, value)
            if joint.asked:
                self._ask_joint(joint)
                return
            self._joint = None
            self._run(joint.returned)
            return
        if self._answers is not None:
            self._answers.append(value)
        self._run(value)

    def _run(self, send: Any) -> None:
        """Send an answer (None starts a unit) and go on, through forced answers and further units, to a decision."""
        unit = self._unit
        answers = self._answers
        forced = units = 0
        while unit is not None:
            try:
                choose = unit.send(send)
                while True:
                    if choose.__class__ is Together:
                        joint = _Joint(choose)
                        if joint.asked:
                            self._joint = joint
                            self._ask_joint(joint)
                            return
                        forced = self._forced(forced, choose)
                        choose = unit.send(joint.returned)
                        continue
                    options = choose.enumerate()
                    if len(options) != 1 or choose.open:
                        break
                    send = options[0]
                    if answers is not None:
                        answers.append(send)
                    forced = self._forced(forced, choose)
                    choose = unit.send(send)
            except StopIteration:
                units += 1
                if units > UNITS_WITHOUT_DECISION:
                    raise RuleError(f"{self.game.id}: {units} units in a row without a decision") from None
                unit = self._next_unit()
                answers = self._answers
                send = None
                continue
            if not options:
                raise self._no_options(choose)
            self.choose = choose
            self.seat = choose.seat
            self.options = options
            return

    def _next_unit(self) -> Play[None] | None:
        """Begin the next unit; None when the game is over."""
        state = self.state
        if self._answers is not None:
            if self._brief:
                self._answers = self._checkpoint = None
            else:
                self._answers = []
                self._checkpoint = state.copy()
        if self.game.over(state):
            self.over = True
            self.seat = -1
            self.options = ()
            self.choose = None
            self._unit = None
        else:
            self._unit = self.game.advance(state)
        return self._unit

    def _ask_joint(self, joint: _Joint) -> None:
        self.seat = min(joint.asked)
        self.choose = joint.asked[self.seat]
        self.options = self.choose.enumerate()
        if not self.options:
            raise self._no_options(self.choose)

    def _forced(self, before: int, what: Choose | Together) -> int:
        if before >= FORCED_IN_A_ROW:
            asked = what.ask if isinstance(what, Choose) else "together"
            raise RuleError(f"{self.game.id}: {asked}: more than {FORCED_IN_A_ROW} forced answers in a row")
        return before + 1

    def _no_options(self, choose: Choose) -> RuleError:
        return RuleError(f"{self.game.id}: {choose.ask} ({choose.rule}): asks seat {choose.seat} without options")

    # ------------------------------------------------------------------ forks

    def fork(self, reseed: int | None = None, *, keep: Keep = True) -> Position[S]:
        """An independent position equal to this one.

        Args:
            reseed: give the fork its own future, so that a planner cannot foresee a die; 0 to 2**64 - 1.
            keep: whether the fork keeps checkpoints in turn; without, it can only be played on. "unit": until the unit
                of play under way has ended, which is cheaper where nobody looks further.

        Raises:
            PositionError: this position keeps no checkpoints.
        """
        checkpoint, answers = self._checkpoint, self._answers
        if checkpoint is None or answers is None:
            raise PositionError(f"{self.game.id}: this position keeps no checkpoints (keep=False), so it cannot fork")
        new = self._resumed(checkpoint, answers, keep)
        if new._joint is None:
            new.options = self.options
        if reseed is not None:
            new._reseed(reseed)
        return new

    def _reseed(self, seed: int) -> None:
        self.state.rng.reseed(seed)
        if self._answers is not None:
            self._answers.append(Reseed(seed))

    def _resumed(self, checkpoint: S, answers: list[Answer], keep: Keep, rng: Stream | None = None) -> Position[S]:
        """The position that `answers` lead to from `checkpoint`. Nothing is enumerated but the last question.

        Args:
            rng: stands in for the checkpoint's stream.
        """
        new: Position[S] = Position.__new__(Position)
        new.game = self.game
        state = new.state = checkpoint.copy()
        if rng is not None:
            state.rng = rng
        new.over = self.over
        new._joint = None
        new._brief = keep == THIS_UNIT
        if keep:
            new._checkpoint = checkpoint
            new._answers = answers[:]
        else:
            new._checkpoint = None
            new._answers = None
        if self.over:
            new._unit = None
            new.seat = -1
            new.options = ()
            new.choose = None
            for reseed in answers:
                state.rng.reseed(reseed.seed)
            return new
        _replay(new, state, answers)
        return new

    # ------------------------------------------------------------------ imagined worlds

    def imagine(self, seat: int, rng: Stream, *, keep: bool = True) -> Position[S]:
        """A fork as it might be for all that `seat` knows: every piece it cannot see is exchanged at random.

        Only pieces with equal backs change places. The result depends on what the seat sees and on `rng`, and on
        nothing hidden. Chance goes a new way afterwards.
        """
        checkpoint, answers = self._checkpoint, self._answers
        if checkpoint is None or answers is None:
            raise PositionError(f"{self.game.id}: this position keeps no checkpoints (keep=False); it cannot imagine")
        hidden = hidden_pieces(self.state, seat)
        known: set[int] = set()
        if not _only_fewer(hidden_pieces(checkpoint, seat), hidden):
            known = self._seen_in_unit(checkpoint, answers, seat)
            known.intersection_update(hidden)
        unknown = [p for p in hidden if p not in known]
        begin, new, past = self._renamed_past(checkpoint, answers, unknown, keep, rng)
        if known:
            names = _exchanged(self._mixed_up(new, known, seat), self.game.catalogue.backs, rng)
            rename(new.state, names)
            if new._answers is not None:
                new._answers.append(Mixed(tuple(names.items())))
        # Neither the true stream nor anything it could be worked out from goes along: the past is played from a tape.
        future = Stream(rng.next64())
        new.state.rng = future.copy()
        if keep:
            future.tape = past.results
            begin.rng = future
            new._answers = [a for a in new._answers or [] if a.__class__ is not Reseed]
        if not self.over:
            assert new.choose is not None
            new.options = new.choose.enumerate()
        return new

    def _mixed_up(self, new: Position[S], known: set[int], seat: int) -> list[int]:
        """The hidden pieces among which those that the seat saw before may lie now: any that look like them from behind.

        What was answered unseen stays as it is: the rules under way may hold it in hand.
        """
        backs = self.game.catalogue.backs
        like_them = {backs[p] for p in known}
        named: set[int] = set()
        for answer in new._answers or []:
            named.update(pieces_in(answer))
        return [p for p in hidden_pieces(new.state, seat) if backs[p] in like_them and (p in known or p not in named)]

    def _renamed_past(
        self, checkpoint: S, answers: list[Answer], pieces: list[int], keep: bool, rng: Stream
    ) -> tuple[S, Position[S], Recorder]:
        """The checkpoint with these pieces exchanged, the position it leads to, and what chance said on the way."""
        names = _exchanged(pieces, self.game.catalogue.backs, rng)
        begin = renamed(checkpoint, names)
        past = Recorder(begin.rng)
        return begin, self._resumed(begin, [renamed_answer(a, names) for a in answers], keep, past), past

    def _seen_in_unit(self, checkpoint: S, answers: list[Answer], seat: int | None) -> set[int]:
        """The pieces that a seat saw at the checkpoint or at a decision since.

        What has gone back into hiding since (a discard pile that was shuffled) must not go by another name in the past:
        it was played, by its face.
        """
        seen = seen_pieces(checkpoint, seat)
        for given in range(len(answers) + 1):
            seen |= seen_pieces(self._resumed(checkpoint, answers[:given], False).state, seat)
        return seen

    # ------------------------------------------------------------------ plain data

    def encode(self) -> bytes:
        """The whole position as bytes, hidden facts included."""
        if self._checkpoint is None or self._answers is None:
            raise PositionError(f"{self.game.id}: this position keeps no checkpoints (keep=False); it cannot be stored")
        answers = [written(a) for a in self._answers]
        return msgspec.msgpack.encode([self.game.id, to_builtins(self._checkpoint), answers])

    @classmethod
    def decode(cls, game: Game[S], data: bytes) -> Position[S]:
        """The position that `encode` wrote down.

        Raises:
            PositionError: the bytes are no position of this game, or its rules no longer lead there.
        """
        try:
            id, fields, raw = msgspec.msgpack.decode(data)
            if id != game.id:
                raise PositionError(f"this is a position of {id!r:.60}, not of {game.id}")
            answers = [read_answer(a) for a in raw]
        except (msgspec.DecodeError, LookupError, ValueError, TypeError, RecursionError) as e:
            raise PositionError(f"these bytes are no position of {game.id}") from e
        checkpoint = from_builtins(game.table, fields)
        frame: Position[S] = Position.__new__(Position)
        frame.game = game
        try:
            frame.over = game.over(checkpoint)
            new = frame._resumed(checkpoint, answers, True)
            if not new.over:
                assert new.choose is not None
                new.options = new.choose.enumerate()
        except (
            StopIteration,
            LookupError,
            ValueError,
            TypeError,
            AttributeError,
            AssertionError,
            ArithmeticError,
            RuleError,
        ) as e:
            raise PositionError(f"{game.id}: the answers since the checkpoint do not fit the rules: {e!r}") from e
        return new

    @property
    def unit(self) -> object:
        """The unit of play that is under way: the same object until it ends; None when the game is over."""
        return self._unit

    @property
    def answers_in_unit(self) -> int:
        """How many answers, forced ones included, the current unit has had."""
        return 0 if self._answers is None else len(self._answers)


def _replay(new: Position[Any], state: Any, answers: list[Answer]) -> None:
    unit = new._unit = new.game.advance(state)
    choose = next(unit)
    joint: _Joint | None = None
    if choose.__class__ is Together:
        choose, joint = _joined(unit, choose)
    for a in answers:
        cls = a.__class__
        if cls is Reseed:
            state.rng.reseed(a.seed)
            continue
        if cls is Mixed:
            rename(state, dict(a.names))
            continue
        if cls is Said:
            if joint is None:
                raise PositionError(f"{new.game.id}: seat {a.seat} answers jointly where nothing is decided together")
            joint.say(a.seat, a.value)
            if joint.asked:
                continue
            choose = unit.send(joint.returned)
            joint = None
        else:
            choose = unit.send(a)
        if choose.__class__ is Together:
            choose, joint = _joined(unit, choose)
    new._joint = joint
    if joint is not None:
        new._ask_joint(joint)
    else:
        new.choose = choose
        new.seat = choose.seat


def _joined(unit: Play[None], choose: Any) -> tuple[Any, _Joint | None]:
    """Go on to where somebody is asked, as play does: what is drawn on the way is drawn before the next answer."""
    while choose.__class__ is Together:
        joint = _Joint(choose)
        if joint.asked:
            return choose, joint
        choose = unit.send(joint.returned)
    return choose, None


def _only_fewer(before: list[int], now: list[int]) -> bool:
    """Whether the pieces hidden now are some of those before, in the same order: then none has come back."""
    left = iter(before)
    return all(p in left for p in now)


def _exchanged(hidden: list[int], backs: tuple[int, ...], rng: Stream) -> dict[int, int]:
    """New names for the hidden pieces: for every place in order, a random one of the pieces with its back."""
    by_back: dict[int, list[int]] = {}
    for p in hidden:
        by_back.setdefault(backs[p], []).append(p)
    names: dict[int, int] = {}
    for back in sorted(by_back):
        places = by_back[back]
        pieces = sorted(places)
        rng.shuffle(pieces)
        names.update(zip(places, pieces, strict=True))
    return names
