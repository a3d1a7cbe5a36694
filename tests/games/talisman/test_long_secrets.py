"""Non-interference over whole stretches of play: with Spells in hand, and with the Prophetess at the table (TA-R13)."""

from __future__ import annotations

import pytest

from magemoot.engine.session import Session
from magemoot.games.talisman import GAME
from magemoot.games.talisman.state import sees_spells
from tests.conformance import laws
from tests.conformance.tables import Laid

SEATS = 4
ROUNDS = {"turn_limit": 8}


def with_prophetess(count: int) -> list[int]:
    """The first seeds that deal the Prophetess to somebody."""
    found: list[int] = []
    seed = 0
    while len(found) < count:
        table = Session(GAME, SEATS, seed, ROUNDS).position.state
        if any(sees_spells(table, seat) for seat in range(SEATS)):
            found.append(seed)
        seed += 1
    return found


@pytest.mark.parametrize("seed", with_prophetess(3))
def test_with_the_prophetess_nobody_else_learns_of_spells(seed: int) -> None:
    """Law 5 where one seat looks into all hands: she is shown what she may see, the others nothing."""
    table = Laid(GAME, SEATS, seed, ROUNDS)
    held = sum(any(me.spells for me in session.position.state.adventurers) for session, _ in laws.walk_session(table))
    assert held > 0
    laws.non_interference(table, bots=("random",))
