from __future__ import annotations

import pytest

from tests.games.spellbook.play import new_game
from tests.support.rules import rule


@rule("SB-21.1")
@pytest.mark.parametrize("handicap", [0, 1, 2, 3])
def test_tokens_for_the_opponent_before_the_first_day(handicap):
    t = new_game(1, 5, handicap=handicap)
    assert t.lower == handicap
    assert t.opponent_score == handicap
    assert t.rules("opponent-lower") == ["SB-21.1"] * handicap
    assert t.bag == 96 - handicap
    assert (t.altar, t.pool) == (7, 2)
