"""Games and engines that are broken on purpose, each in one way: what the laws are there to catch."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import pytest

from magemoot.engine import position as engine_position
from magemoot.engine import session as engine_session
from magemoot.engine.errors import NotYourDecision
from magemoot.engine.events import piece, seat
from magemoot.engine.game import Game
from magemoot.engine.pieces import distinct
from magemoot.engine.play import Choose, Play
from magemoot.engine.position import Position
from magemoot.engine.rng import Stream
from magemoot.engine.session import Session
from magemoot.engine.state import everyone
from tests.engine.toy import GAME, conclave
from tests.engine.toy import game as rules
from tests.engine.toy.table import COMMIT, KINDS, REFILL, REWARD, SET_UP, Conclave, Member

Broken = Game[Any]


class Fault(NamedTuple):
    """A fault, the law it breaks, laws that cannot hold without that one, and how it is built in."""

    law: int
    also: frozenset[int]
    build: Callable[[pytest.MonkeyPatch], Broken]

    @property
    def name(self) -> str:
        return self.build.__name__


FAULTS: list[Fault] = []


def breaks(
    law: int, *also: int
) -> Callable[[Callable[[pytest.MonkeyPatch], Broken]], Callable[[pytest.MonkeyPatch], Broken]]:
    """Enter a fault under the law that it breaks."""

    def enter(build: Callable[[pytest.MonkeyPatch], Broken]) -> Callable[[pytest.MonkeyPatch], Broken]:
        FAULTS.append(Fault(law, frozenset(also), build))
        return build

    return enter


def before(hook: Callable[[Conclave], None]) -> Broken:
    """The toy, in which something happens before each unit."""

    def advance(t: Conclave) -> Play[None]:
        hook(t)
        yield from rules.advance(t)

    return conclave(advance=advance)


# ------------------------------------------------------------------ 1 conservation


@breaks(1)
def a_piece_is_lost(_: pytest.MonkeyPatch) -> Broken:
    return before(lambda t: t.discard.pop() if len(t.discard) > 3 else None)  # type: ignore[arg-type, return-value]


@breaks(1)
def a_piece_is_doubled(_: pytest.MonkeyPatch) -> Broken:
    return before(lambda t: t.discard.append(t.discard[0]) if len(t.discard) == 3 else None)


@breaks(1)
def cards_looked_at_lie_in_a_local_variable(patch: pytest.MonkeyPatch) -> Broken:
    def look(t: Conclave, me: Member) -> Play[None]:
        if t.charms:
            top = t.charms.pop()
            yield Choose(me.seat, "keep", lambda: ["hand"], "T-3.1", open=True)
            me.hand.append(top)

    patch.setattr(rules, "look", look)
    return GAME


# ------------------------------------------------------------------ 2 progress


@breaks(2)
def a_question_without_an_answer(_: pytest.MonkeyPatch) -> Broken:
    def advance(t: Conclave) -> Play[None]:
        if t.phase == REWARD and t.round == 2:
            yield Choose(0, "nothing", list, "T-0")
        yield from rules.advance(t)

    return conclave(advance=advance)


@breaks(2)
def a_game_without_an_end(_: pytest.MonkeyPatch) -> Broken:
    def forget(t: Conclave) -> None:
        t.round = 1

    return before(forget)


@breaks(2)
def a_unit_in_circles(_: pytest.MonkeyPatch) -> Broken:
    def advance(t: Conclave) -> Play[None]:
        while t.phase == REWARD:
            yield Choose(0, "only-one", lambda: ["on"], "T-0")
        yield from rules.advance(t)

    return conclave(advance=advance)


# ------------------------------------------------------------------ 3 forks


@breaks(3, 4, 5)  # what the other two do with forks goes wrong as well
def forks_share_their_answers(patch: pytest.MonkeyPatch) -> Broken:
    resumed = Position._resumed

    def shared(self: Position[Any], checkpoint: Any, answers: list[Any], keep: bool) -> Position[Any]:
        new = resumed(self, checkpoint, answers, keep)
        if keep:
            new._answers = answers
        return new

    patch.setattr(Position, "_resumed", shared)
    return GAME


@breaks(3)
def a_copy_shares_a_list(patch: pytest.MonkeyPatch) -> Broken:
    """What lies in it is only ever moved after the last question of a unit, so only untouched forks can tell."""
    copy = Conclave.copy

    def aliased(self: Conclave) -> Conclave:
        new = copy(self)
        if self.phase == REWARD:
            new.relics = self.relics
        return new

    patch.setattr(Conclave, "copy", aliased)
    return GAME


# ------------------------------------------------------------------ 4 persistence


@breaks(4)
def a_field_is_not_stored(patch: pytest.MonkeyPatch) -> Broken:
    def forgetful(state: Any) -> Any:
        return {**stored(state), "discard": []}

    stored = engine_position.to_builtins
    patch.setattr(engine_position, "to_builtins", forgetful)
    return GAME


@breaks(4)
def chance_starts_again_after_loading(patch: pytest.MonkeyPatch) -> Broken:
    patch.setattr(Stream, "to_builtins", lambda self: self.state & 0xFFFF)
    return GAME


@breaks(4)
def the_last_answer_is_not_stored(patch: pytest.MonkeyPatch) -> Broken:
    encode = Position.encode

    def shortened(self: Position[Any]) -> bytes:
        id, fields, answers = msgspec.msgpack.decode(encode(self))
        return msgspec.msgpack.encode([id, fields, answers[:-1]])

    patch.setattr(Position, "encode", shortened)
    return GAME


# ------------------------------------------------------------------ 5 non-interference


class OpenHands(Conclave):
    """A table at which the first card of every hand can be read off an open field."""

    telltale: list[int] = everyone()


@breaks(5)
def an_open_field_tells_a_hidden_card(_: pytest.MonkeyPatch) -> Broken:
    def lay(seats: int, options: Any) -> OpenHands:
        plain = rules.lay(seats, options)
        return OpenHands(**{f.name: getattr(plain, f.name) for f in Conclave.FIELDS}, telltale=[0] * seats)

    def advance(t: OpenHands) -> Play[None]:
        yield from rules.advance(t)
        t.telltale = [sum(KINDS[card] == "ward" for card in me.hand) for me in t.members]

    return conclave(table=OpenHands, setup=lay, advance=advance)


@breaks(5)
def the_chronicle_tells_a_hidden_card(patch: pytest.MonkeyPatch) -> Broken:
    def telling(t: Conclave, *args: Any, **kwargs: Any) -> None:
        t.note(args[2], args[3], **kwargs)

    patch.setattr(Conclave, "whisper", telling)
    return GAME


@breaks(5)
def a_question_tells_a_hidden_card(patch: pytest.MonkeyPatch) -> Broken:
    def window(t: Conclave, ask: str, whose: int, rule: str) -> Play[bool]:
        for other in rules.around(t):
            count = sum(len(rules.wards(me)) for me in t.members)
            yield Choose(other, ask, lambda: ["yes", "pass"], rule, {"who": seat(whose), "wards": count})
        return False

    patch.setattr(rules, "ward_window", window)
    return GAME


@breaks(5)
def only_those_who_can_react_are_asked(patch: pytest.MonkeyPatch) -> Broken:
    asked = rules.ward_window

    def window(t: Conclave, ask: str, whose: int, rule: str) -> Play[bool]:
        if any(rules.wards(me) for me in t.members if me.seat != whose):
            return (yield from asked(t, ask, whose, rule))
        return False

    patch.setattr(rules, "ward_window", window)
    return GAME


@breaks(5)
def a_forced_choice_tells_that_it_was_forced(patch: pytest.MonkeyPatch) -> Broken:
    def look(t: Conclave, me: Member) -> Play[None]:
        for _ in range(min(2, len(t.charms))):
            me.limbo.append(t.charms.pop())
        if me.limbo:
            card = yield Choose(me.seat, "keep", lambda: distinct(me.limbo, KINDS), "T-3.1")
            me.limbo.remove(card)
            me.hand.append(card)
            t.charms[:0] = me.limbo
            me.limbo.clear()

    patch.setattr(rules, "look", look)
    return GAME


@breaks(5)
def a_refusal_tells_a_hidden_card(patch: pytest.MonkeyPatch) -> Broken:
    answer = Session.answer

    def telling(self: Session[Any], seat: int, given: Any, number: int | None = None) -> Any:
        try:
            return answer(self, seat, given, number)
        except NotYourDecision as e:
            options = [list(self.position.options_of(other)) for other in self.position.pending]
            raise NotYourDecision(f"{e}: {options}") from e

    patch.setattr(Session, "answer", telling)
    return GAME


@breaks(5)
def an_imagined_world_keeps_a_hidden_card(patch: pytest.MonkeyPatch) -> Broken:
    exchanged = engine_position._exchanged

    def cheating(hidden: list[int], backs: tuple[int, ...], rng: Stream) -> dict[int, int]:
        exchanged(hidden, backs, rng)
        return {}

    patch.setattr(engine_position, "_exchanged", cheating)
    return GAME


@breaks(5)
def an_imagined_world_keeps_its_chance(patch: pytest.MonkeyPatch) -> Broken:
    imagine = Position.imagine

    def foreseeing(self: Position[Any], seat: int, rng: Stream, *, keep: bool = True) -> Position[Any]:
        world = imagine(self, seat, rng, keep=keep)
        if keep:
            world._reseed(self.state.rng.state)
        return world

    patch.setattr(Position, "imagine", foreseeing)
    return GAME


# ------------------------------------------------------------------ 6 determinism


@breaks(6, 8)
def a_rule_draws_from_the_module_random(_: pytest.MonkeyPatch) -> Broken:
    def toss(t: Conclave) -> None:
        if t.phase == SET_UP:
            t.points[0] = random.getrandbits(30)

    return before(toss)


@breaks(6, 8)
def a_rule_counts_in_a_global(_: pytest.MonkeyPatch) -> Broken:
    counted = [0]

    def count(t: Conclave) -> None:
        if t.phase == SET_UP:
            counted[0] += 1
            t.points[0] = counted[0]

    return before(count)


def walks_a_set() -> dict[str, Broken]:
    """Games by id, in one of which the order of options comes from a set of words (see `same_in_every_process`)."""

    def advance(t: Conclave) -> Play[None]:
        if t.phase == COMMIT:
            word = yield Choose(0, "word", lambda: list({"a", "be", "sea", "deer"}), "T-0")
            t.points[0] += len(word)
        yield from rules.advance(t)

    return {"conclave": conclave(advance=advance)}


# ------------------------------------------------------------------ 7 masks


@breaks(7)
def an_option_that_cannot_be_applied(_: pytest.MonkeyPatch) -> Broken:
    def advance(t: Conclave) -> Play[None]:
        if t.phase == COMMIT:
            me = t.members[0]
            card = yield Choose(0, "discard", lambda: [*distinct(me.hand, KINDS), *t.discard[:1], "none"], "T-0")
            if card != "none":
                me.hand.remove(card)
                t.discard.append(card)
        yield from rules.advance(t)

    return conclave(advance=advance)


@breaks(7)
def two_options_with_one_key(patch: pytest.MonkeyPatch) -> Broken:
    patch.setattr(rules, "distinct", lambda pieces, kinds: list(pieces))
    return GAME


@breaks(7)
def a_refused_answer_leaves_a_trace(patch: pytest.MonkeyPatch) -> Broken:
    index = Session._index

    def noting(self: Session[Any], seat: int, options: Any, answer: Any) -> int:
        self.events.append(engine_session.Event("tried", "", {"card": piece(0)}))
        found = index(self, seat, options, answer)
        self.events.pop()
        return found

    patch.setattr(Session, "_index", noting)
    return GAME


@breaks(7)
def a_stale_answer_is_taken(patch: pytest.MonkeyPatch) -> Broken:
    answer = Session.answer
    patch.setattr(Session, "answer", lambda self, seat, given, number=None: answer(self, seat, given))
    return GAME


# ------------------------------------------------------------------ 8 replay


@breaks(8)
def undo_forgets_where_it_was(patch: pytest.MonkeyPatch) -> Broken:
    replayed = engine_session._replayed

    def short(game: Any, journal: Any, answers: list[Any]) -> Any:
        return replayed(game, journal, answers[:-1] if len(answers) > 1 else answers)

    patch.setattr(engine_session, "_replayed", short)
    return GAME


def other_rules() -> Broken:
    """The toy after a change of its rules: the leader gets a point at the end of each round."""

    def reward(t: Conclave) -> None:
        if t.phase == REFILL:
            t.points[t.leader] += 1

    return before(reward)


def other_options() -> Broken:
    """The toy after another change: hands lie in another order, so options have other places."""

    def turn(t: Conclave) -> None:
        if t.phase == COMMIT:
            for me in t.members:
                me.hand.reverse()

    return before(turn)
