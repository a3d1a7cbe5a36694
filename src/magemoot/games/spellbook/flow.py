"""The day (SB-4): morning, midday, evening, then the altar is refilled and the next mage begins.

A unit of play is one action of one phase.
"""

from __future__ import annotations

from magemoot.engine.events import seat, term
from magemoot.engine.pieces import distinct
from magemoot.engine.play import Choose, Play
from magemoot.games.spellbook.atoms import draw_to_altar, purge_altar, to_opponent_track
from magemoot.games.spellbook.cards.blue import morning_actions
from magemoot.games.spellbook.catalogue import (
    ACTIONS_PER_PHASE,
    OPPONENT_REFRESH,
    OPPONENT_SPACES,
    PHASES,
    PURGE_AT,
    REFILL_ADD,
    REFILL_TO,
    SOLO_ALTAR,
    kind_of,
)
from magemoot.games.spellbook.menus import menu, perform
from magemoot.games.spellbook.setup import set_up
from magemoot.games.spellbook.state import EVENING, MORNING, NIGHTFALL, SET_UP, Mage, Spellbook, is_solo

_ASKS = tuple(f"phase-{phase}" for phase in PHASES)
_RULES = ("SB-6.3", "SB-7.1", "SB-8.1")


def advance(t: Spellbook) -> Play[None]:
    """SB-4.1–4.3: play one action of the active mage's day, or what comes before the first day and after each."""
    if t.phase == SET_UP:
        set_up(t)
    elif t.phase == NIGHTFALL:
        yield from nightfall(t)
    else:
        yield from phase(t, t.mages[t.active])


def phase(t: Spellbook, me: Mage) -> Play[None]:
    """SB-4.4–4.7: one action, or none; a phase in which nothing is possible passes by itself."""
    now = t.phase
    choice = yield Choose(me.seat, _ASKS[now], lambda: menu(t, me, now), _RULES[now])
    if choice == "skip":
        if t.log is not None:
            t.note("skip", "SB-4.5", who=seat(me.seat), phase=term(f"phase-{PHASES[now]}"))
        end_phase(t)
        return
    yield from perform(t, me, now, choice)
    t.actions += 1
    if t.actions >= (morning_actions(t, me) if now == MORNING else ACTIONS_PER_PHASE):
        end_phase(t)


def end_phase(t: Spellbook) -> None:
    """SB-4.2: the next phase of the day."""
    t.phase = NIGHTFALL if t.phase == EVENING else t.phase + 1
    t.actions = 0


def nightfall(t: Spellbook) -> Play[None]:
    """SB-4.3, SB-20.3, SB-R79: in solo play the opponent's token; then the refill; then the next day or the end."""
    refresh = False
    if is_solo(t):
        refresh = yield from opponent_token(t)
        if len(t.opponent) == OPPONENT_SPACES:
            finish(t)
            return
    refill(t, refresh)
    end_day(t)


def opponent_token(t: Spellbook) -> Play[bool]:
    """SB-20.3, SB-20.5, SB-R46: an altar token of your choice covers the next space of the opponent's track.

    Returns:
        whether that space shows the refresh symbol.
    """
    if not t.altar:
        return False
    token = yield Choose(t.active, "opponent-token", lambda: distinct(t.altar, kind_of), "SB-20.3")
    to_opponent_track(t, token)
    if len(t.opponent) == OPPONENT_SPACES and not t.ending:
        t.ending = "opponent"
        if t.log is not None:
            t.note("end-triggered", "SB-20.8", who=seat(t.active), why="opponent")
    return len(t.opponent) in OPPONENT_REFRESH


def refill(t: Spellbook, refresh: bool = False) -> None:
    """SB-10.1–10.6, SB-20.4, SB-20.5, SB-R45: bring the altar to where it stands in the morning.

    Args:
        refresh: solo: renew the whole altar, because a refresh symbol was covered.
    """
    if is_solo(t):
        if refresh or len(t.altar) >= PURGE_AT:
            purge_altar(t, "SB-20.5" if refresh else "SB-10.4")
        draw_to_altar(t, max(0, SOLO_ALTAR - len(t.altar)), "SB-20.4")
        return
    lying = len(t.altar)
    if lying >= PURGE_AT:
        purge_altar(t, "SB-10.4")
        draw_to_altar(t, REFILL_TO, "SB-10.4")
    elif lying >= REFILL_TO:
        draw_to_altar(t, REFILL_ADD, "SB-10.3")
    else:
        draw_to_altar(t, REFILL_TO - lying, "SB-10.2")


def end_day(t: Spellbook) -> None:
    """SB-4.1, SB-9.1, SB-11.3–11.5: clockwise to the next mage; after a trigger the round is completed first."""
    me = t.mages[t.active]
    me.fresh = [0] * len(me.fresh)
    following = (t.active + 1) % len(t.mages)
    if following == t.first:
        if t.ending:
            finish(t)
            return
        t.day += 1
    t.active = following
    t.phase = MORNING
    if t.log is not None:
        t.note("day-start", "SB-4.1", who=seat(t.active), day=t.day)


def finish(t: Spellbook) -> None:
    """The game is over; what remains is scoring."""
    t.finished = True
    if t.log is not None:
        t.note("game-end", "SB-20.8" if t.ending == "opponent" else "SB-11.3")
