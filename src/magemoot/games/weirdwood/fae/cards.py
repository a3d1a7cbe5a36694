"""Monster cards (WM-27): how they are drawn, turned and carried out, and the Plans of Therus (WM-30.19-30.25).

What a Monster does is a list of steps, like what players do, but they are mandatory and carried out in their order, as far
as they can be (WM-R116). Each of their words is a decorated function in `ops`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from magemoot.engine.events import piece
from magemoot.engine.play import Play
from magemoot.games.weirdwood import clock
from magemoot.games.weirdwood.atoms import monster_cards
from magemoot.games.weirdwood.boards import MonsterCardEntry
from magemoot.games.weirdwood.catalogue import monster_card
from magemoot.games.weirdwood.ending import win
from magemoot.games.weirdwood.entries import Steps
from magemoot.games.weirdwood.state import NONE, STATES, THERUS, Weirdwood
from magemoot.games.weirdwood.table import monster_state, top_back

Step = Mapping[str, Any]


class Cause(msgspec.Struct, frozen=True):
    """Why a Monster's steps are carried out.

    Attributes:
        rule: the rule under which their changes are told.
        victim: the seat that is meant by "self"; -1: none.
    """

    rule: str
    victim: int = NONE


Operation = Callable[[Weirdwood, Cause, Step], Play[None]]
OPERATIONS: Final[dict[str, Operation]] = {}
O = TypeVar("O", bound=Operation)  # noqa: E741  (an operation)


def fae_operation(name: str) -> Callable[[O], O]:
    """Enter what an operation of the Monsters does."""

    def enter(play: O) -> O:
        OPERATIONS[name] = play
        return play

    return enter


def resolve(t: Weirdwood, steps: Sequence[Step], rule: str = "WM-27.3", victim: int = NONE) -> Play[None]:
    """WM-R116: carry out a Monster's steps in their order, as far as they can be.

    Args:
        rule: the rule under which their changes are told.
        victim: the seat that is meant by "self"; -1: none.
    """
    cause = Cause(rule, victim)
    for step in steps:
        yield from OPERATIONS[step["op"]](t, cause, step)


# ------------------------------------------------------------------ one card


def turn_end(t: Weirdwood) -> Play[None]:
    """WM-27.3, WM-28.23, WM-29.20, WM-30.19: the Monster's step of the end of a turn: the next card, or Therus's Plans.

    Time moves on by the number on the back before the card is turned (WM-13.11).
    """
    if t.monster == THERUS:
        yield from carry_out_plans(t)
        return
    back = next_back(t)
    if back is None:
        return
    clock.move_time(t, back[1], "WM-13.11")
    card = monster_cards.take_monster_card(t)
    assert card is not None
    yield from resolve_card(t, card)


def next_back(t: Weirdwood) -> tuple[str, int] | None:
    """WM-27.13, WM-R103: type and time steps of the next Monster card; the discards become an empty deck first.

    None if no card is left at all.
    """
    if top_back(t) is None and t.fae.discards:
        monster_cards.reform_deck(t, "WM-27.13")
    return top_back(t)


def resolve_card(t: Weirdwood, card: int) -> Play[None]:
    """WM-27.3, WM-R93: turn a Monster card and carry it out in the state of now; then it goes where it belongs.

    Args:
        card: no longer in the deck or the Plans; time has moved on for it already (WM-27.7).
    """
    state = monster_state(t)
    monster_cards.turn_monster_card(t, card, "WM-27.3")
    monster_cards.show_next(t)
    facts = monster_card(card).facts
    if facts.type == "power":
        _lay_power(t, card)
        return
    yield from resolve(t, sections(facts, state))
    if t.monster == THERUS:
        monster_cards.rest_in_plans(t, card)
    else:
        monster_cards.discard_monster_card(t, card)


def sections(facts: MonsterCardEntry, state: str) -> Steps:
    """WM-27.5, WM-27.6: the steps of a card in a state: with plus signs every section up to it, else only its own."""
    own: dict[str, Steps] = {"calm": facts.calm, "angry": facts.angry, "furious": facts.furious}
    if facts.mode == "exclusive":
        return (*facts.always, *own[state])
    reached = STATES[: STATES.index(state) + 1]
    return (*facts.always, *(step for name in reached for step in own[name]))


def _lay_power(t: Weirdwood, card: int) -> None:
    """WM-27.8, WM-27.12, WM-R56: a Power Card takes the leftmost free place; with none free it is discarded."""
    free = next((at for at, there in enumerate(t.fae.powers) if not there), None)
    if free is not None:
        monster_cards.place_power_card(t, card, free, "WM-27.8")
        return
    monster_cards.discard_monster_card(t, card)
    if t.log is not None:
        t.note("power-card-discarded", "WM-27.12", card=piece(card))


# ------------------------------------------------------------------ the Plans


def draw_plan(t: Weirdwood, rule: str) -> None:
    """WM-30.6, WM-30.24, WM-R103: the top Monster card goes face down to the right end of the Plans, if there is one."""
    next_back(t)
    card = monster_cards.take_monster_card(t)
    if card is not None:
        monster_cards.plan(t, card, rule)
        monster_cards.show_next(t)


def carry_out_plans(t: Weirdwood) -> Play[None]:
    """WM-30.19-30.23, WM-30.25: the Plans from left to right, with those that come in meanwhile; then all are discarded.

    If Therus is beaten by then, the players win (WM-30.36, WM-R71).
    """
    while t.fae.plans:
        clock.move_time(t, monster_cards.back_of(t.fae.plans[0])[1], "WM-30.20")
        yield from resolve_card(t, monster_cards.take_plan(t))
    monster_cards.clear_plans(t)
    if t.fae.health <= 0:
        win(t, "WM-30.36")
