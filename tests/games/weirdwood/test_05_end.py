"""WM-5: who begins, whose turn follows, and how the game is lost or won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from magemoot.engine.errors import OptionError
from magemoot.games.weirdwood import ending
from magemoot.games.weirdwood.result import REASONS, score
from tests.games.weirdwood.haunted import THERUS, WRAITH, turn_ends
from tests.games.weirdwood.ogrish import BLANK, CAVE, TILES, attacked, cubes, ogre_card
from tests.games.weirdwood.play import Table, new_game, table
from tests.support.rules import rule

READY: dict[str, Any] = {"forged": ("attack", "attack"), "dice": [BLANK, 1, *[BLANK] * 20]}
"""One Hit of mine, and nothing that anybody else rolls."""
TWELFTH = [room for room in TILES if room != CAVE][:11]
"""Eleven Cursed Rooms: the next one is one too many for the Ogre's opponents."""


# ------------------------------------------------------------------ turns


@rule("WM-5.1")
def test_the_first_player_is_drawn_or_named() -> None:
    seats = ("celia", "bailey", "wally")
    assert {new_game(*seats, seed=seed).active for seed in range(12)} == set(seats)
    for number, name in enumerate(seats):
        t = new_game(*seats, options={"first": f"seat-{number}"})
        assert (t.active, t.asked) == (name, name)
    with pytest.raises(OptionError, match="seat-3"):
        new_game(*seats, options={"first": "seat-3"})
    with pytest.raises(OptionError):
        new_game(*seats, options={"first": "celia"})


@rule("WM-5.1")
def test_turns_go_clockwise_and_round_again() -> None:
    t = new_game("celia", "bailey", "wally", options={"first": "seat-1"})
    turns = [t.active]
    while len(turns) < 5:
        rounds = t.state.round
        t.play(t.options[-1])
        if t.state.round > rounds:
            turns.append(t.active)
    assert turns == ["bailey", "wally", "celia", "bailey", "wally"]


# ------------------------------------------------------------------ losing


def out_of_time() -> Table:
    return table("celia", "bailey", hand="deceptive_move", day=12, time=11, companions="pennywhistle").card(
        "deceptive_move", "morning"
    )


def too_many_curses() -> Table:
    return ogre_card("come_forth", "celia", "bailey", day=6, cursed=TWELFTH, scarabs={CAVE: 1}, dice=(6, 1))


def lady_beaten() -> Table:
    return ogre_card("enraged", "celia", "bailey", fae={"at": "throne_room", "lady_health": 1})


def life_force_drained() -> Table:
    where: dict[str, Any] = {"scarabs": {"altar_of_altruism": 1}, "fae": {"health": 4, "life_force": 1}}
    return turn_ends(WRAITH, "drift_with_the_clock", "bailey", **where)


def lady_possessed() -> Table:
    t = table("celia", "bailey", monster=THERUS, power=1, fae={"arms": [5, 5, 4], "possession": 1}, hand="charge")
    return t.play("ode_to_courage")


def no_scarab_left() -> Table:
    return ogre_card("come_forth", "celia", "bailey", scarab=44, options={"scarab_limit": True}, dice=(3, 1))


LOSSES: dict[str, Callable[[], Table]] = {
    "time": out_of_time,
    "curse": too_many_curses,
    "lady": lady_beaten,
    "life-force": life_force_drained,
    "possession": lady_possessed,
    "scarabs": no_scarab_left,
}


@rule("WM-5.2", "WM-5.3", "WM-5.4", "WM-5.5", "WM-5.6", "WM-5.7", "WM-31.11")
@pytest.mark.parametrize("reason", LOSSES)
def test_a_loss_ends_the_game_at_once_for_all(reason: str) -> None:
    t = LOSSES[reason]()
    assert t.over
    assert t.end == t.result.reason == reason
    assert t.options == []
    assert (t.result.winners, t.result.places) == ((), (2, 2))
    assert [e.name for e in t.log if e.name.startswith("lost-")] == [f"lost-{reason}"]
    assert t.nothing_pending


@rule("WM-5.2")
def test_there_is_a_loss_for_every_reason_and_a_reason_for_every_end() -> None:
    assert set(LOSSES) == set(ending.LOSSES)
    assert set(REASONS) == {ending.WON, *ending.LOSSES}


@rule("WM-5.3", "WM-T32", "WM-6.11")
def test_the_actions_of_a_card_for_which_no_time_is_left_are_not_resolved() -> None:
    t = out_of_time()
    assert t.end == "time"
    assert t.now == (12, "night", 3), "the Day ring does not turn again"
    assert t.me.at == "entrance_hall"
    assert not t.events("arrives")


@rule("WM-5.3", "WM-R52")
@pytest.mark.parametrize(("time", "steps", "end"), [(9, 1, ""), (9, 2, ""), (10, 1, ""), (11, 12, "time")])
def test_the_last_day_can_be_played_to_its_last_position(time: int, steps: int, end: str) -> None:
    t = table("celia", "bailey", hand="deceptive_move", at="time_rift_terrace", day=12, time=time)
    t.card("deceptive_move", "night", steps=steps)
    assert t.now == (12, "night", min(3, time - 9 + steps + 1))
    assert t.end == end
    assert t.offers("act:move") == (not end)


@rule("WM-5.4")
def test_one_cursed_room_less_is_no_loss() -> None:
    t = ogre_card("come_forth", "celia", "bailey", day=6, cursed=TWELFTH[1:], scarabs={CAVE: 1}, dice=(6, 1))
    assert (t.end, sum(t.state.cursed)) == ("", 11)


@rule("WM-5.4", "WM-29.21", "WM-30.31")
@pytest.mark.parametrize("monster", [WRAITH, THERUS])
def test_against_the_others_curses_lose_nothing(monster: str) -> None:
    rest = {"phase": "turn-end", "step": 1, "played": True}
    rooms = [room for room in TILES if room != "earling_library"][:20]
    scarabs = {"cartographers_chamber": 1, "earling_library": 1}
    t = table("celia", "bailey", monster=monster, cursed=rooms, scarabs=scarabs, rest=rest).play("yes")
    assert t.cursed("earling_library")
    assert not t.over


# ------------------------------------------------------------------ winning


@rule("WM-5.8", "WM-R97")
def test_the_last_hit_wins_for_all_and_its_pp_matter_no_more() -> None:
    t = attacked("celia", "bailey", fae={"cubes": cubes(head_1=1)}, **READY)
    assert t.over
    assert t.end == t.result.reason == "won"
    assert (t.result.winners, t.result.places) == ((0, 1), (1, 1))
    assert not t.events("track")
    assert t.nothing_pending


@rule("WM-5.8", "WM-R97")
@pytest.mark.parametrize("monster", [WRAITH, THERUS])
def test_health_0_wins_against_the_others(monster: str) -> None:
    where: dict[str, Any] = (
        {"at": "time_rift_terrace"} if monster == WRAITH else {"at": "throne_room", "scarabs": {"throne_room": 0}}
    )
    for health, end in ((1, "won"), (2, "")):
        t = table(
            "celia", "bailey", monster=monster, fae={"health": health}, hand="charge, fae_touch", **where, **READY
        )
        t.play("play", "charge", "morning", "face-down", "1", "down-attack").pass_all()
        assert t.end == end, health


@rule("WM-R97", "WM-5.2", "WM-5.8", "WM-R52")
def test_a_loss_that_the_last_hit_brings_about_counts() -> None:
    """The last cube empties a row that moves time on, and there is none left."""
    for time, end in ((10, "time"), (9, "won")):
        fae = {"cubes": cubes(head_2=1)}
        t = attacked("celia", "bailey", time=time, day=12, slot="night", fae=fae, **READY)
        assert t.end == end, time
        assert t.fae.cubes == cubes()


@rule("WM-R97")
def test_what_is_under_way_goes_no_further_after_a_loss() -> None:
    """A furious card has more to do than the Scarab that curses the twelfth Room."""
    t = ogre_card("come_forth", day=10, cursed=TWELFTH, scarabs={CAVE: 1}, dice=(3, 1, 10, 1, 10, 1))
    assert t.end == "curse"
    assert len(t.events("scarab-appears")) == 2


# ------------------------------------------------------------------ how far they came


@rule("WM-5.8")
@pytest.mark.parametrize(("day", "points"), [(1, 111), (12, 100)])
def test_a_win_scores_the_days_that_are_left(day: int, points: int) -> None:
    t = attacked("celia", day=day, fae={"cubes": cubes(head_1=1)}, **READY)
    assert t.result.scores == (points,)


@rule("WM-5.2")
def test_a_loss_scores_the_share_of_the_monsters_health_that_was_taken() -> None:
    t = ogre_card(
        "enraged", "celia", "bailey", fae={"at": "throne_room", "lady_health": 1, "cubes": [2, 2, 2, 1, 1, 1, 0, 0, 0]}
    )
    assert t.result.scores == (50, 50)
    t = turn_ends(WRAITH, "drift_with_the_clock", scarabs={"altar_of_altruism": 1}, fae={"health": 17, "life_force": 1})
    assert t.result.scores == (0,), "more than at the start"
    assert score(table("celia", monster=THERUS, options={"scaling": True}, fae={"health": 5}).state) == 80
