"""BR-25: the final scoring, the Grand Master, tie-breaks; when the game ends (BR-5.14, BR-R88)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blackrose.play import Table, table
from tests.support.rules import rule

FIVE = "shed_blood, first_duel, beast_tamer, lost_volume, quiet_prayer"
ANOTHER_FIVE = "unscathed, wanderer, three_elements, many_doors, sharpened_steel"


def end(*others: Any, rest: dict[str, Any] | None = None, crown: int = 0, **mine: Any) -> Table:
    """Step 4 of a Clean-up in the third moon."""
    more = {"step": len(others) + 3, "crown": crown, **(rest or {})}
    return table("nero", *others, phase="clean-up", active=-1, moon=3, rest=more, **mine)


@rule("BR-T14", "BR-25.1", "BR-25.2", "BR-25.3", "BR-25.5", "BR-25.6", "BR-25.7")
def test_the_example_of_the_final_scoring() -> None:
    t = end(
        {
            "who": "tessa",
            "power": 24,
            "completed": "beast_tamer, lost_volume",
            "trophies": {"nero": 1, "rebecca": 2},
            "rooms": ["garden", "arena", "crypt", "bibliotheca"],
        },
        {
            "who": "rebecca",
            "power": 25,
            "completed": "quiet_prayer, unscathed, wanderer",
            "trophies": {"tessa": 1},
            "rooms": ["throne_room", "forge"],
        },
        power=34,
        completed="shed_blood, first_duel",
        trophies={"tessa": 2, "rebecca": 2},
    )
    assert t.who("final-score") == ["nero", "tessa", "rebecca"]
    assert [{k: v for k, v in e.args.items() if k != "who"} for e in t.events("final-score")] == [
        {"power": 34, "quests": 2, "trophies": 4, "rooms": 0, "crown": 1, "total": 41},
        {"power": 24, "quests": 2, "trophies": 2, "rooms": 10, "crown": 0, "total": 38},
        {"power": 25, "quests": 6, "trophies": 1, "rooms": 5, "crown": 0, "total": 37},
    ]
    assert t.result.scores == (41, 38, 37)
    assert t.result.winners == (0,)
    assert t.result.places == (1, 2, 3)
    assert t.result.reason == "grand-master"
    assert t.nothing_pending


@pytest.mark.parametrize(
    ("quests", "bonus"),
    [((3, 3, 1), (5, 5, 3)), ((4, 2, 2, 1), (6, 2, 2, 1)), ((0, 0, 0), (0, 0, 0)), ((2, 1, 0), (6, 3, 0))],
)
@rule("BR-T27", "BR-25.2", "BR-25.4", "BR-R41", "BR-R33")
def test_bonus_for_completed_quests(quests: Any, bonus: Any) -> None:
    cards = iter(f"{FIVE}, {ANOTHER_FIVE}".split(", "))
    done = [", ".join(next(cards) for _ in range(n)) for n in quests]
    others = [{"who": who, "completed": c} for who, c in zip(("rebecca", "tessa", "jafar"), done[1:], strict=False)]
    t = end(*others, power=50, completed=done[0])
    assert t.result.scores == (50 + bonus[0] + 1, *bonus[1:]), "1 for the crown"
    assert t.nothing_pending


@pytest.mark.parametrize(
    ("trophies", "bonus"),
    [((2, 2, 0), (3, 3, 0)), ((3, 2, 1), (4, 2, 1)), ((3, 2, 2), (4, 1, 1)), ((0, 0, 0), (0, 0, 0))],
)
@rule("BR-T27", "BR-25.3", "BR-25.4", "BR-R41", "BR-R33")
def test_bonus_for_trophies_whatever_their_origin(trophies: Any, bonus: Any) -> None:
    # Nero's are of Rebecca, Rebecca's of Tessa, Tessa's of both others.
    mine = {"rebecca": trophies[0]}
    rebecca = {"who": "rebecca", "trophies": {"tessa": trophies[1]}}
    tessa = {"who": "tessa", "trophies": {"nero": trophies[2] - trophies[2] // 2, "rebecca": trophies[2] // 2}}
    t = end(rebecca, tessa, power=50, trophies=mine)
    assert t.result.scores == (50 + bonus[0] + 1, *bonus[1:])
    assert t.nothing_pending


@rule("BR-25.5", "BR-2.9")
def test_every_room_token_gives_its_printed_value() -> None:
    rooms = {"throne_room": 3, "bibliotheca": 2, "treasure_room": 2, "the_abyss": 3, "crypt": 3, "black_rose_room": 4}
    t = end({"who": "rebecca", "rooms": list(rooms)}, power=50)
    assert t.result.scores == (51, 17)
    assert t.nothing_pending


@rule("BR-25.6")
def test_the_crown_at_the_end_is_one_point() -> None:
    t = end({"who": "rebecca", "power": 30}, power=30, crown=1)
    assert t.result.scores == (30, 31)
    assert t.result.winners == (1,)
    assert t.nothing_pending


@rule("BR-25.11", "BR-25.1")
def test_trophies_and_rooms_of_the_black_rose_give_it_nothing_and_take_no_place() -> None:
    t = end(
        {"who": "rebecca", "trophies": {"nero": 1}},
        power=30,
        trophies={"rebecca": 2},
        rest={"rose_power": 34, "rose_trophies": [5, 5], "rose_rooms": ["garden", "arena", "crypt"]},
    )
    assert t.result.scores == (30 + 4 + 1, 2), "Nero's trophies are the most"
    assert t.result.winners == (0,), "35 against 34: the Black Rose has no bonus"
    assert t.nothing_pending


@rule("BR-25.8", "BR-R40")
def test_the_black_rose_wins_with_more_than_every_total() -> None:
    t = end({"who": "rebecca", "power": 10}, power=30, rest={"rose_power": 32})
    assert t.result.reason == "black-rose"
    assert t.result.winners == ()
    assert t.result.scores == (31, 10)
    assert t.result.places == (2, 3), "all players lose"
    assert t.nothing_pending


@rule("BR-25.7", "BR-25.8")
@pytest.mark.parametrize(("power", "places"), [(24, (1, 2, 3)), (25, (1, 2, 4)), (30, (1, 3, 4))])
def test_the_black_rose_takes_a_place_before_whoever_has_less(power: int, places: tuple[int, ...]) -> None:
    t = end({"who": "rebecca", "power": 29}, {"who": "tessa", "power": 24}, power=30, rest={"rose_power": power})
    assert t.result.scores == (31, 29, 24)
    assert t.result.winners == (0,)
    assert t.result.places == places


@rule("BR-25.8", "BR-R40", "BR-R88")
def test_on_equal_power_the_wizard_wins() -> None:
    t = end({"who": "rebecca"}, power=30, rest={"rose_power": 31})
    assert t.result.winners == (0,)
    assert t.result.reason == "grand-master"
    assert t.nothing_pending


@rule("BR-25.7", "BR-25.8")
def test_the_black_rose_at_thirty_can_lose_to_a_wizard_below_thirty() -> None:
    t = end({"who": "rebecca"}, power=24, completed="shed_blood", rest={"rose_power": 30})
    assert t.result.scores == (24 + 6 + 1, 0)
    assert t.result.winners == (0,)
    assert t.nothing_pending


# ------------------------------------------------------------------ ties


@rule("BR-T15", "BR-25.9")
def test_with_equal_totals_and_quests_most_trophies_win() -> None:
    t = end(
        {
            "who": "tessa",
            "power": 31,
            "completed": ANOTHER_FIVE,
            "trophies": {"nero": 3},
        },
        {"who": "rebecca"},
        power=33,
        completed=FIVE,
        trophies={"tessa": 1},
        crown=2,
    )
    assert t.result.scores == (40, 40, 1)
    assert t.result.winners == (1,)
    assert t.result.tie_breaks == ("quests", "trophies")
    assert t.result.places == (2, 1, 3)
    assert t.nothing_pending


@rule("BR-25.9")
def test_with_equal_totals_most_completed_quests_win_before_trophies() -> None:
    t = end(
        {"who": "tessa", "power": 32, "completed": "first_duel", "trophies": {"nero": 2}},
        {"who": "rebecca"},
        power=33,
        completed="shed_blood, wanderer",
        crown=2,
    )
    assert t.result.scores == (39, 39, 1)
    assert t.result.winners == (0,)
    assert t.result.tie_breaks == ("quests",)
    assert t.nothing_pending


@rule("BR-25.10", "BR-R42")
def test_still_tied_the_holder_of_the_crown_decides() -> None:
    t = end({"who": "tessa", "power": 33}, {"who": "rebecca"}, power=33, crown=2)
    assert (t.asked, t.ask, t.options) == ("rebecca", "grand-master", ["seat-0", "seat-1"])
    t.play("tessa")
    assert t.result.winners == (1,)
    assert t.result.tie_breaks == ("quests", "trophies", "crown")
    assert t.nothing_pending


@rule("BR-25.10", "BR-R42")
def test_a_tied_holder_of_the_crown_may_name_himself() -> None:
    t = end({"who": "tessa", "power": 34}, power=33, crown=0)
    assert (t.asked, t.ask) == ("nero", "grand-master")
    t.play("nero")
    assert t.result.winners == (0,)
    assert t.result.places == (1, 2)
    assert t.nothing_pending


# ------------------------------------------------------------------ when it ends


@rule("BR-T36", "BR-5.14", "BR-R88")
def test_thirty_in_the_middle_of_a_round_stops_nothing() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "tokens": 1},
        at="sanctuary",
        power=29,
        quests="quiet_prayer",
        tokens=1,
        moon=3,
        spellbook="fireball",
        rest={"rose_power": 31},
    )
    t.play("activate", "quiet_prayer", "done")
    assert t.me.power == 30
    assert t.ask == "turn", "play goes on"
    assert t.active == "rebecca"
    t.end_turn()
    t.pass_all()
    assert t.over
    assert t.result.scores[0] == 37, "a bonus of 7: the only quest, and the crown"
    assert t.result.winners == (0,)
    assert t.nothing_pending


@rule("BR-T36", "BR-R88", "BR-R40")
def test_without_a_bonus_the_black_rose_would_have_won() -> None:
    t = end({"who": "rebecca"}, power=30, crown=1, rest={"rose_power": 31})
    assert t.result.reason == "black-rose"
    assert t.nothing_pending


@rule("BR-R88", "BR-5.14")
def test_a_marker_that_fell_below_thirty_ends_nothing() -> None:
    # Dagger in the Dark (reversed): 2 damage, steal 1 power point.
    t = table(
        "rebecca",
        {"who": "nero", "at": "garden", "power": 30, "tokens": 0},
        at="garden",
        tokens=0,
        quick="dagger_in_the_dark/reversed",
        moon=3,
    )
    t.play("dagger_in_the_dark")
    assert t["nero"].power == 29
    assert not t.over
    assert (t.phase, t.state.round) == ("study", 2)
    assert t.nothing_pending


@rule("BR-R88", "BR-R22")
def test_a_quest_completed_in_the_clean_up_counts() -> None:
    t = table(
        "nero",
        power=29,
        quests="crowned_head",
        phase="clean-up",
        active=-1,
        moon=3,
        library={"illusion": "vanish"},
        rest={"crown": 0},
    )
    t.play("crowned_head", "illusion").pass_all()
    assert t.over
    assert t.result.scores[0] == 30 + 6 + 1
    assert t.nothing_pending
