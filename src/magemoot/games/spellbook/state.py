"""The table of Spellbook (SB-1, SB-2). Everything lies open but the bag (SB-R58)."""

from __future__ import annotations

from typing import Final

from magemoot.engine.pieces import Piece
from magemoot.engine.state import State, Table, by_seat, everyone, nobody

SET_UP: Final = -1
MORNING: Final = 0
MIDDAY: Final = 1
EVENING: Final = 2
NIGHTFALL: Final = 3
"""After the evening: the altar is refilled and the next day begins (SB-4.3)."""

Token = Piece


class Mage(State):
    """One player's pool, familiar board and seven spell cards, one per colour in the order of the colours."""

    seat: int = everyone()
    pool: list[Token] = everyone()
    board: list[Token] = everyone()
    """Tokens stored with the familiar; they cover the spaces in order (SB-7.2)."""
    cards: list[Token] = everyone()
    """For each card the token lying on it, or EMPTY."""
    levels: list[int] = everyone()
    """For each card the level its token lies on: 3, 4 or 5; 0 while not learned."""
    fresh: list[int] = everyone()
    """For each card 1 if it was learned this very day, else 0 (SB-9.1)."""


class Spellbook(Table):
    """The whole table."""

    mages: list[Mage] = by_seat()
    bag: list[Token] = nobody()
    altar: list[Token] = everyone()
    tray: list[Token] = everyone()
    spells: list[int] = everyone()
    """The seven spells of this game, as indices into the 21, one per colour (SB-3.1)."""
    first: int = everyone(0)
    """The seat with the first-player marker (SB-R60)."""
    active: int = everyone(0)
    phase: int = everyone(SET_UP)
    actions: int = everyone(0)
    """Actions the active player has had in this phase."""
    day: int = everyone(1)
    """The round, counted from 1: every mage has one day in each."""
    ending: str = everyone("")
    """Why the end was triggered: "spells", "board" or "opponent"; empty before."""
    finished: bool = everyone(False)
    opponent: list[Token] = everyone()
    """Solo: tokens on the opponent's track (SB-20.3)."""
    lower: list[Token] = everyone()
    """Solo: tokens in the lower part of the opponent's board (SB-20.15)."""
    handicap: int = everyone(0)
    """Solo: tokens to draw there before the first day (SB-21.1)."""
    choose_first: int = everyone(-1)
    """The seat to go first; -1: drawn at random (SB-2.6)."""
    random_cards: bool = everyone(False)
    """Draw one of the three spells of each colour at set-up (SB-3.6)."""


def is_solo(t: Spellbook) -> bool:
    """SB-20: one mage plays against the opponent's track."""
    return len(t.mages) == 1


def others(t: Spellbook, me: Mage) -> list[Mage]:
    """The other mages, clockwise from the left of `me` (SB-13.14)."""
    return t.mages[me.seat + 1 :] + t.mages[: me.seat]
