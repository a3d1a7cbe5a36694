"""Green spells: plants (SB-15)."""

from __future__ import annotations

from magemoot.engine.pieces import distinct
from magemoot.engine.play import Choose, Play, several
from magemoot.games.spellbook.atoms import (
    can_draw,
    draw,
    exchange_with_altar,
    exchange_with_board,
    free_spaces,
    take_and_store,
)
from magemoot.games.spellbook.cards.common import discard_some
from magemoot.games.spellbook.catalogue import Level, kind_of
from magemoot.games.spellbook.registry import spell
from magemoot.games.spellbook.state import Mage, Spellbook


def can_purify(t: Spellbook, me: Mage, at: Level, rune: int) -> bool:
    """Needs a token on either side."""
    return bool(me.pool) and bool(t.altar)


@spell("purification", usable=can_purify)
def purification(t: Spellbook, me: Mage, at: Level, rune: int) -> Play[None]:
    """SB-15.1–15.5, SB-R57: exchange 1, 2 or 3 pool tokens with as many altar tokens, all at the same time."""
    count = min(at.params["exchange_altar"], len(me.pool), len(t.altar))
    given = yield from several(me.seat, "exchange-give", lambda: me.pool, count, kind_of, at.rule)
    taken = yield from several(me.seat, "exchange-take", lambda: t.altar, count, kind_of, at.rule)
    exchange_with_altar(t, me, given, taken, at.rule)


def can_cure(t: Spellbook, me: Mage, at: Level, rune: int) -> bool:
    """SB-R56: usable even with a full pool; only with nothing to draw and nothing to discard it is not."""
    return bool(me.pool) or can_draw(t, me)


@spell("cure", usable=can_cure)
def cure(t: Spellbook, me: Mage, at: Level, rune: int) -> Play[None]:
    """SB-15.6–15.10: draw 1, 2 or 3, then discard as many."""
    draw(t, me, at.params["draw"], at.rule)
    yield from discard_some(t, me, at.params["discard"], at.rule)


def can_grow(t: Spellbook, me: Mage, at: Level, rune: int) -> bool:
    """SB-R31, SB-R63: level 3 needs a token in the pool and on the board, the others an altar token and a free space."""
    if "exchange_familiar" in at.params:
        return bool(me.pool) and bool(me.board)
    return bool(t.altar) and free_spaces(me) > 0


@spell("growth", usable=can_grow)
def growth(t: Spellbook, me: Mage, at: Level, rune: int) -> Play[None]:
    """SB-15.11–15.16: exchange a token with your board, or store 2 or 3 altar tokens; then the card's token moves down."""
    if "exchange_familiar" in at.params:
        given = yield Choose(me.seat, "exchange-give", lambda: distinct(me.pool, kind_of), at.rule)
        taken = yield Choose(me.seat, "exchange-take", lambda: distinct(me.board, kind_of), at.rule, None, (given,))
        exchange_with_board(t, me, given, taken, at.rule)
    else:
        yield from take_and_store(t, me, at.params["take_and_store"], at.rule)
