"""Small games for single parts of the engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from magemoot.engine.game import Game, Result
from magemoot.engine.pieces import Catalogue, Piece
from magemoot.engine.play import Play
from magemoot.engine.position import Position
from magemoot.engine.rng import Stream
from magemoot.engine.session import Session
from magemoot.engine.state import State, Table, by_seat, everyone, nobody, owner_only

KINDS = ("red", "red", "blue", "blue", "green", "green", "gold", "gold", "iron", "iron")
BACKS = (0,) * 6 + (1,) * 4


class Hand(State):
    """What a seat holds."""

    seat: int = everyone()
    hand: list[Piece] = owner_only()
    down: list[Piece] = owner_only()


class Small(Table):
    """A table for one unit of play."""

    hands: list[Hand] = by_seat()
    open: list[Piece] = everyone()
    deck: list[Piece] = nobody()
    said: list[str] = everyone()
    number: int = everyone(0)
    done: bool = everyone(False)


class Nothing(msgspec.Struct, frozen=True):
    """No facts."""


def small(unit: Callable[[Small], Play[None]], *, hands: Sequence[Sequence[int]] = ((0, 2), (1, 4))) -> Game[Small]:
    """A game of one unit; whoever has hands given holds those, the rest is the deck."""

    def lay(seats: int, _: Any) -> Small:
        held = [list(hands[s]) if s < len(hands) else [] for s in range(seats)]
        lying = [p for p in range(len(KINDS)) if not any(p in hand for hand in held)]
        return Small(hands=[Hand(seat=s, hand=hand) for s, hand in enumerate(held)], deck=lying)

    def advance(t: Small) -> Play[None]:
        yield from unit(t)
        t.done = True

    return Game(
        id="small",
        min_seats=1,
        max_seats=3,
        options={},
        wrong_together=lambda _seats, _options: None,
        table=Small,
        catalogue=Catalogue(KINDS, BACKS),
        setup=lay,
        advance=advance,
        over=lambda t: t.done,
        result=lambda t: Result("done", (1,) * len(t.hands), (0,) * len(t.hands), ()),
        describe=lambda _t, choose, value: (
            f"option-{choose.ask}",
            {},
            value if isinstance(value, int) else None,
            None,
        ),
        facts=lambda _view: Nothing(),
        static=Nothing,
        evaluate=lambda _view, _seat: 0.5,
        rules_version=1,
        content_hash="small-1",
    )


def at_start(game: Game[Small], seats: int = 2, seed: int = 1, *, keep: bool = True) -> Position[Small]:
    """Its first decision."""
    return Position.start(game, seats, seed, {}, keep=keep)


def a_session(game: Game[Any], seats: int = 2, seed: int = 1, **options: Any) -> Session[Any]:
    """Its first decision, as a session."""
    return Session(game, seats, seed, options)


def scripted(
    game: Game[Small], *, dice: list[int] | None = None, draws: list[tuple[int, ...]] | None = None
) -> Position[Small]:
    """Its first decision, with dice and draws that are settled before."""
    table = game.setup(2, {})
    table.rng = Stream(1, dice, draws)
    return Position(game, table)
