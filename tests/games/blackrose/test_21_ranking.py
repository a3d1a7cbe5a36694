"""BR-21 and BR-25: who gets how much power for a defeat, and the bonus points at the end."""

from __future__ import annotations

from magemoot.games.blackrose.ranking import QUESTS, TROPHIES, bonus, defeat, ranked
from tests.support.rules import rule

NERO, REBECCA, TESSA, JAFAR, ROSE = range(5)
NOBODY = 9


@rule("BR-21.4", "BR-T10", "BR-R8")
def test_six_three_three_brings_four_one_one() -> None:
    assert defeat({NERO: 6, REBECCA: 3, TESSA: 3}, NOBODY) == {NERO: 4, REBECCA: 1, TESSA: 1}
    assert defeat({NERO: 5, REBECCA: 3, TESSA: 3}, NOBODY) == {NERO: 4, REBECCA: 1, TESSA: 1}


@rule("BR-21.5", "BR-R33", "BR-T26")
def test_ties_for_first_and_second_cost_one_each() -> None:
    assert defeat({0: 5, 1: 5, 2: 1}, NOBODY) == {0: 3, 1: 3, 2: 2}
    assert defeat({0: 4, 1: 4, 2: 2, 3: 2}, NOBODY) == {0: 3, 1: 3, 2: 1, 3: 1}
    assert defeat({0: 4, 1: 4, 2: 3}, NOBODY) == {0: 3, 1: 3, 2: 2}
    assert defeat({0: 5, 1: 3, 2: 3}, NOBODY) == {0: 4, 1: 1, 2: 1}


@rule("BR-21.6", "BR-T26")
def test_a_single_colour_brings_five() -> None:
    assert defeat({NERO: 11, REBECCA: 0}, NOBODY) == {NERO: 5}


@rule("BR-21.3", "BR-T26")
def test_the_black_rose_is_ranked_like_a_wizard() -> None:
    assert defeat({ROSE: 7, NERO: 4}, NOBODY) == {ROSE: 4, NERO: 2}


@rule("BR-21.9", "BR-R34", "BR-T26")
def test_own_cubes_keep_their_rank_and_bring_nothing() -> None:
    assert defeat({TESSA: 6, NERO: 5}, TESSA) == {NERO: 2}
    assert defeat({TESSA: 1, NERO: 10}, TESSA) == {NERO: 4}, "with them Nero is not the only colour"
    assert defeat({TESSA: 11}, TESSA) == {}


@rule("BR-T32")
def test_redirected_damage_that_defeats_its_own_caster() -> None:
    assert defeat({REBECCA: 5, TESSA: 4, NERO: 2}, NERO) == {REBECCA: 4, TESSA: 2}


@rule("BR-25.2", "BR-25.3", "BR-25.4", "BR-R41", "BR-T27")
def test_ties_in_the_final_scoring() -> None:
    assert ranked({0: 3, 1: 3, 2: 1}, QUESTS) == {0: 5, 1: 5, 2: 3}
    assert ranked({0: 4, 1: 2, 2: 2, 3: 1}, QUESTS) == {0: 6, 1: 2, 2: 2, 3: 1}
    assert ranked({0: 2, 1: 2, 2: 0}, TROPHIES) == {0: 3, 1: 3}
    assert ranked({0: 0, 1: 0, 2: 0}, QUESTS) == {}


@rule("BR-25.2", "BR-25.3", "BR-25.5", "BR-25.6", "BR-T14")
def test_the_example_of_the_final_scoring() -> None:
    nero, tessa, rebecca = bonus(quests=(2, 2, 3), trophies=(4, 3, 1), rooms=(0, 2 + 3 + 3 + 2, 3 + 2), crown=0)
    assert nero == {"quests": 2, "trophies": 4, "rooms": 0, "crown": 1}
    assert tessa == {"quests": 2, "trophies": 2, "rooms": 10, "crown": 0}
    assert rebecca == {"quests": 6, "trophies": 1, "rooms": 5, "crown": 0}
    totals = [power + sum(points.values()) for power, points in zip((34, 24, 25), (nero, tessa, rebecca), strict=True)]
    assert totals == [41, 38, 37]
