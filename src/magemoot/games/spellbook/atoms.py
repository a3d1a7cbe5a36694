"""The moves tokens make (SB-5, SB-7, SB-10.7, SB-12). Every change of a zone happens here and is told to the chronicle."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial

from magemoot.engine.events import piece, seat, term
from magemoot.engine.pieces import distinct
from magemoot.engine.play import Choose, Play
from magemoot.games.spellbook.catalogue import (
    BOARD_SCORE,
    BOARD_SPACES,
    MIRAGE_ON_EXCHANGE,
    MIRAGE_ON_TAKE_TO_BOARD,
    POOL_LIMIT,
    SPELL,
    SPELLS,
    kind_of,
    rune_of,
)
from magemoot.games.spellbook.state import Mage, Spellbook

MIRAGE = SPELL["mirage"]


def spell_term(t: Spellbook, colour: int) -> str:
    """The message id of the name of this game's spell of a colour."""
    return f"spell-{SPELLS[t.spells[colour]].id}"


# ------------------------------------------------------------------ what is possible


def room(me: Mage) -> int:
    """How many tokens the pool can still take (SB-5.1)."""
    return POOL_LIMIT - len(me.pool)


def free_spaces(me: Mage) -> int:
    """How many spaces of the familiar board are free."""
    return BOARD_SPACES - len(me.board)


def can_draw(t: Spellbook, me: Mage) -> bool:
    """Whether a draw would bring a token: room in the pool, and bag or tray not empty (SB-R36)."""
    return len(me.pool) < POOL_LIMIT and bool(t.bag or t.tray)


def can_take(t: Spellbook, me: Mage) -> bool:
    """Whether a token lies on the altar and the pool has room for it."""
    return len(me.pool) < POOL_LIMIT and bool(t.altar)


# ------------------------------------------------------------------ drawing


def from_bag(t: Spellbook) -> int:
    """SB-10.7, SB-R36, SB-R66: one random token leaves the bag; an empty bag first takes in the whole tray.

    Returns:
        the token, or -1 when bag and tray are both empty. The caller puts it where it belongs.
    """
    if not t.bag:
        if not t.tray:
            return -1
        t.bag, t.tray = t.tray, t.bag
        if t.log is not None:
            t.note("bag-refill", "SB-10.7", count=len(t.bag))
    return t.rng.pick(t.bag)


def draw(t: Spellbook, me: Mage, count: int, rule: str) -> None:
    """SB-12.2, SB-5.3–5.5: draw tokens into the pool one at a time, and stop when it holds 9."""
    for _ in range(count):
        if len(me.pool) >= POOL_LIMIT:
            return
        token = from_bag(t)
        if token < 0:
            return
        me.pool.append(token)
        if t.log is not None:
            t.note("draw", rule, who=seat(me.seat), token=piece(token))


def draw_to_altar(t: Spellbook, count: int, rule: str) -> None:
    """Draw tokens onto the altar; it has no limit during a day (SB-10.5)."""
    for _ in range(count):
        token = from_bag(t)
        if token < 0:
            return
        t.altar.append(token)
        if t.log is not None:
            t.note("altar-draw", rule, token=piece(token))


def draw_to_lower(t: Spellbook, rule: str) -> None:
    """SB-20.14, SB-21.1: a token from the bag goes to the lower part of the opponent's board."""
    token = from_bag(t)
    if token >= 0:
        t.lower.append(token)
        if t.log is not None:
            t.note("opponent-lower", rule, token=piece(token))


# ------------------------------------------------------------------ taking


def take_token(t: Spellbook, me: Mage, token: int, rule: str) -> None:
    """One token goes from the altar to the pool."""
    t.altar.remove(token)
    me.pool.append(token)
    if t.log is not None:
        t.note("take", rule, who=seat(me.seat), token=piece(token))


def take(t: Spellbook, me: Mage, count: int, rule: str, accepts: Callable[[int], bool] | None = None) -> Play[None]:
    """SB-12.1: take tokens from the altar into the pool, as many as fit and are there, then mirage (SB-R26).

    Args:
        accepts: which tokens may be taken; None for any.
    """
    taken: list[int] = []
    for still in range(min(count, room(me)), 0, -1):
        lying = altar_tokens(t, accepts)
        if not lying:
            break
        token = yield Choose(me.seat, "take", partial(_to_take, lying, still), rule)
        take_token(t, me, token, rule)
        taken.append(token)
    mirage(t, me, taken)


def _to_take(lying: list[int], still: int) -> list[int]:
    """The tokens to choose from while `still` are to be taken; only one when all of them are, for only their order is left."""
    return lying[:1] if len(lying) <= still else distinct(lying, kind_of)


def altar_tokens(t: Spellbook, accepts: Callable[[int], bool] | None) -> list[int]:
    """The tokens on the altar that are accepted (None: all)."""
    return t.altar if accepts is None else [token for token in t.altar if accepts(token)]


def take_and_store(t: Spellbook, me: Mage, count: int, rule: str) -> Play[None]:
    """Take altar tokens straight onto the first free spaces of the board, past the pool (SB-R41)."""
    taken: list[int] = []
    for still in range(min(count, free_spaces(me)), 0, -1):
        if not t.altar:
            break
        token = yield Choose(me.seat, "take-store", partial(_to_take, t.altar, still), rule)
        t.altar.remove(token)
        taken.append(token)
        _cover(t, me, token, rule)
    if MIRAGE_ON_TAKE_TO_BOARD:
        mirage(t, me, taken)


def mirage(t: Spellbook, me: Mage, taken: Iterable[int]) -> None:
    """SB-18.12–18.18, SB-R25, SB-R26, SB-R62: on the owner's day every taken token with the card rune brings draws."""
    level = me.levels[MIRAGE.colour]
    if not level or t.spells[MIRAGE.colour] != MIRAGE.index or me.seat != t.active:
        return
    rune = rune_of[me.cards[MIRAGE.colour]]
    facts = MIRAGE.levels[level]
    for token in taken:
        if rune_of[token] == rune:
            draw(t, me, facts.params["draw_per_matching_take"], facts.rule)


# ------------------------------------------------------------------ storing, discarding, exchanging


def _cover(t: Spellbook, me: Mage, token: int, rule: str) -> None:
    """A token covers the first free space (SB-7.2); a full board triggers the end (SB-11.2)."""
    me.board.append(token)
    stored = len(me.board)
    if t.log is not None:
        t.note("store", rule, who=seat(me.seat), token=piece(token), space=stored, value=BOARD_SCORE[stored])
    if stored == BOARD_SPACES:
        trigger_end(t, me, "board", "SB-11.2")


def store(t: Spellbook, me: Mage, token: int, rule: str) -> None:
    """SB-12.3: one token goes from the pool to the board; with a full board it stays (SB-7.4)."""
    if len(me.board) < BOARD_SPACES:
        me.pool.remove(token)
        _cover(t, me, token, rule)


def store_from_tray(t: Spellbook, me: Mage, token: int, rule: str) -> None:
    """SB-19.15: one token goes from the tray to the board."""
    t.tray.remove(token)
    _cover(t, me, token, rule)


def discard(t: Spellbook, me: Mage, token: int, rule: str) -> None:
    """SB-12.4: one token goes from the pool to the tray."""
    me.pool.remove(token)
    t.tray.append(token)
    if t.log is not None:
        t.note("discard", rule, who=seat(me.seat), token=piece(token))


def discard_from_altar(t: Spellbook, token: int, rule: str) -> None:
    """SB-17.11: one token goes from the altar to the tray."""
    t.altar.remove(token)
    t.tray.append(token)
    if t.log is not None:
        t.note("altar-discard", rule, token=piece(token))


def purge_altar(t: Spellbook, rule: str) -> None:
    """SB-10.4, SB-R37: the whole altar goes to the tray."""
    if t.log is not None:
        t.note("altar-purge", rule, count=len(t.altar))
    t.tray.extend(t.altar)
    t.altar.clear()


def exchange_with_altar(t: Spellbook, me: Mage, given: list[int], taken: list[int], rule: str) -> None:
    """SB-12.6, SB-R57: tokens of the pool and of the altar change places at the same time."""
    for mine, theirs in zip(given, taken, strict=True):
        me.pool.remove(mine)
        t.altar.remove(theirs)
        me.pool.append(theirs)
        t.altar.append(mine)
        if t.log is not None:
            t.note("exchange", rule, who=seat(me.seat), given=piece(mine), taken=piece(theirs))
    if MIRAGE_ON_EXCHANGE:
        mirage(t, me, taken)


def exchange_with_board(t: Spellbook, me: Mage, given: int, taken: int, rule: str) -> None:
    """SB-15.12, SB-R31: the token from the pool takes the very space of the one from the board."""
    me.pool.remove(given)
    me.board[me.board.index(taken)] = given
    me.pool.append(taken)
    if t.log is not None:
        t.note("exchange", rule, who=seat(me.seat), given=piece(given), taken=piece(taken))


# ------------------------------------------------------------------ cards


def pay(t: Spellbook, me: Mage, tokens: Iterable[int], rule: str) -> None:
    """SB-8.5: paid tokens go from the pool to the tray."""
    for token in tokens:
        me.pool.remove(token)
        t.tray.append(token)
        if t.log is not None:
            t.note("pay", rule, who=seat(me.seat), token=piece(token))


def place_on_card(t: Spellbook, me: Mage, colour: int, level: int, token: int) -> None:
    """SB-8.4, SB-8.10: a paid token goes onto the card, on the slot of its level. The last card triggers the end."""
    me.pool.remove(token)
    me.cards[colour] = token
    me.levels[colour] = level
    me.fresh[colour] = 1
    if t.log is not None:
        name = term(spell_term(t, colour))
        t.note("learn", "SB-8.4", who=seat(me.seat), spell=name, level=level, token=piece(token))
    if all(me.levels):
        trigger_end(t, me, "spells", "SB-11.1")


def move_level(t: Spellbook, me: Mage, colour: int, by: int, rule: str) -> None:
    """SB-9.9, SB-R19: the token on a card moves up or down one slot."""
    me.levels[colour] += by
    if t.log is not None:
        name = term(spell_term(t, colour))
        t.note("raise" if by > 0 else "lower", rule, who=seat(me.seat), spell=name, level=me.levels[colour])


# ------------------------------------------------------------------ solo


def to_opponent_track(t: Spellbook, token: int) -> None:
    """SB-20.3: an altar token covers the first free space of the opponent's track."""
    t.altar.remove(token)
    t.opponent.append(token)
    if t.log is not None:
        t.note("opponent-token", "SB-20.3", token=piece(token), space=len(t.opponent))


def altar_to_lower(t: Spellbook, token: int, rule: str) -> None:
    """SB-20.13: an altar token goes to the lower part of the opponent's board."""
    t.altar.remove(token)
    t.lower.append(token)
    if t.log is not None:
        t.note("opponent-lower", rule, token=piece(token))


# ------------------------------------------------------------------ the end


def trigger_end(t: Spellbook, me: Mage, why: str, rule: str) -> None:
    """SB-R39: the first trigger sets the flag; nothing clears it."""
    if not t.ending:
        t.ending = why
        if t.log is not None:
            t.note("end-triggered", rule, who=seat(me.seat), why=why)


@contextmanager
def as_if_discarded(t: Spellbook, me: Mage, token: int) -> Iterator[None]:
    """The table as it would be after a discard, for looking ahead; everything is put back at the end."""
    place = me.pool.index(token)
    del me.pool[place]
    t.tray.append(token)
    try:
        yield
    finally:
        t.tray.pop()
        me.pool.insert(place, token)
