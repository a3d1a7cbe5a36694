"""BR-26: the four optional rules, all off by default."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blackrose.play import GAME, Table, table
from tests.support.rules import rule


@rule("BR-26.1–26.4")
def test_they_are_off_by_default() -> None:
    assert {name: spec.default for name, spec in GAME.options.items() if name != "first"} == {
        "for_the_crown": False,
        "overkill": False,
        "overload": False,
        "extra_rounds": False,
    }


# ------------------------------------------------------------------ For the Crown!


@pytest.mark.parametrize(("on", "first"), [(False, "rebecca"), (True, "nero")])
@rule("BR-26.1", "BR-R44", "BR-6.3")
def test_for_the_crown_changes_the_order_from_the_next_phase_on(on: Any, first: Any) -> None:
    rebecca = {"who": "rebecca", "evocations": ["cerberus@crypt"], "tokens": 1}
    t = table(
        "nero",
        rebecca,
        "tessa",
        at="throne_room",
        evocations=["malacoda@garden"],
        tokens=1,
        options={"for_the_crown": on},
        rest={"first": 1, "crown": 1},
    )
    t.state.wizards[2].tokens = 0
    t.play("activate", "done")
    assert t.crown == "nero"
    assert t.state.first == 1, "not yet in this phase"
    t.end_turn()
    assert (t.phase, t.asked) == ("evocation", first)
    assert t.nothing_pending


@rule("BR-26.1", "BR-R44", "BR-8.8")
def test_a_crown_on_an_event_makes_its_drawer_first_from_the_study_phase_on() -> None:
    for on, first in ((False, "rebecca"), (True, "nero")):
        t = table(
            "nero",
            "rebecca",
            "tessa",
            phase="rose",
            active=-1,
            event_deck="herald_of_the_rose",
            spellbook="fireball",
            options={"for_the_crown": on},
            rest={"step": 4, "first": 1, "crown": 1},
        )
        # Nero, to the right of Rebecca, drew it.
        assert t.crown == "nero"
        assert t.phase == "study"
        assert t.names[t.state.first] == first
        assert t.nothing_pending


@rule("BR-R44", "BR-6.2")
def test_the_start_of_the_black_rose_phase_changes_nothing_more() -> None:
    t = table(
        "nero",
        "rebecca",
        at="crypt",
        phase="clean-up",
        active=-1,
        quests="shed_blood",
        damage={"rose": 1},
        options={"for_the_crown": True},
        rest={"first": 1, "crown": 1},
    )
    assert (t.phase, t.state.round, t.names[t.state.first]) == ("rose", 2, "rebecca")
    assert t.nothing_pending


# ------------------------------------------------------------------ Overkill


def struck(lying: dict[str, int], *others: str, on: bool, **mine: Any) -> Table:
    """Meteor Swarm: 4 damage on Rebecca."""
    rebecca = {"who": "rebecca", "at": "garden", "damage": lying, "tokens": 0}
    t = table("nero", rebecca, *others, at="garden", quick="meteor_swarm", options={"overkill": on}, **mine)
    return t.play("meteor_swarm", *(["mark-before"] if t.me.cubes_left < 8 else []))


@pytest.mark.parametrize(("on", "placed", "power"), [(False, 1, [2, 0, 4]), (True, 4, [4, 0, 2])])
@rule("BR-T11", "BR-26.2", "BR-21.12")
def test_with_overkill_damage_beyond_the_life_value_counts(on: Any, placed: Any, power: Any) -> None:
    t = struck({"tessa": 6, "nero": 4}, "tessa", on=on)
    assert [e.args["count"] for e in t.events("wound")] == [placed]
    assert [t[who].power for who in t.names] == power
    assert t["rebecca"].damage == {}
    assert t.me.cubes_left == 25, "one for the mark"
    assert t.nothing_pending


@rule("BR-R45")
def test_with_overkill_a_single_colour_still_earns_five() -> None:
    t = struck({"nero": 10}, on=True)
    assert t.me.power == 5
    assert t.nothing_pending


@rule("BR-R45", "BR-21.13")
def test_excess_cubes_come_from_the_supply() -> None:
    # Nero has 7 cubes on Rebecca and 2 left, one of which goes to the mark.
    rooms = {"throne_room": {"nero": 6}, "armory": {"nero": 6}, "arena": {"nero": 5}}
    t = struck({"nero": 7, "tessa": 3}, "tessa", on=True, instability=rooms)
    assert [e.args["count"] for e in t.events("wound")] == [1]
    assert t["rebecca"].at == "cell"
    assert t.nothing_pending


@rule("BR-26.2", "BR-23.9")
def test_overkill_is_about_wizards() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "evocations": ["landsknecht@garden"], "tokens": 0},
        at="garden",
        quick="meteor_swarm",
        options={"overkill": True},
    )
    t.play("meteor_swarm")
    assert [e.args["count"] for e in t.events("wound")] == [2]
    assert t.other.evocations == []
    assert t.nothing_pending


# ------------------------------------------------------------------ Overload


@pytest.mark.parametrize(("on", "cubes"), [(False, {"rebecca": 4}), (True, {"rebecca": 4, "nero": 1})])
@rule("BR-26.3", "BR-R46", "BR-18.3")
def test_with_overload_cubes_can_be_placed_in_a_full_room(on: Any, cubes: Any) -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "tokens": 0},
        at="garden",
        quick="sun_lance",
        instability={"garden": {"rebecca": 4}},
        options={"overload": on},
    )
    t.play("sun_lance")
    assert t.instability("garden") == cubes
    assert t.nothing_pending


@rule("BR-26.3", "BR-R46", "BR-24.4")
def test_an_overloaded_room_is_destroyed_above_its_slots() -> None:
    t = table(
        "nero",
        "rebecca",
        phase="clean-up",
        active=-1,
        instability={"garden": {"rebecca": 2, "nero": 3, "rose": 2}},
        options={"overload": True},
    )
    assert t.destroyed("garden")
    assert t.me.w.rooms == ["garden"]
    assert t.instability("garden") == {}
    assert t.nothing_pending


@rule("BR-R46", "BR-18.7")
def test_even_with_overload_a_destroyed_room_takes_nothing() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "tokens": 0},
        at="garden",
        quick="sun_lance",
        destroyed=["garden"],
        options={"overload": True},
    )
    t.play("sun_lance")
    assert t.instability("garden") == {}
    assert t.nothing_pending


# ------------------------------------------------------------------ extra rounds

ON = {"extra_rounds": True}


def tied(*, options: dict[str, Any], rose: int = 0, **mine: Any) -> Table:
    """Step 4 of the Clean-up: Nero 38, Tessa 38 with more quests, Rebecca 20 and the crown."""
    tessa = {"who": "tessa", "power": 32, "completed": "first_duel"}
    rest = {"step": 5, "crown": 1, "rose_power": rose, "round": 7}
    return table(
        "nero",
        {"who": "rebecca", "power": 19, "quests": "shed_blood"},
        tessa,
        phase="clean-up",
        active=-1,
        moon=3,
        options=options,
        power=38,
        rest=rest,
        **mine,
    )


@rule("BR-26.4", "BR-R43")
def test_without_extra_rounds_a_tie_is_broken_at_once() -> None:
    t = tied(options={})
    assert t.over
    assert t.result.winners == (2,)
    assert t.result.tie_breaks == ("quests",)
    assert t.nothing_pending


@rule("BR-26.4", "BR-R43")
def test_with_extra_rounds_all_play_another_round_instead() -> None:
    t = tied(options=ON)
    assert not t.over
    assert (t.phase, t.state.round) == ("rose", 8)
    assert t.state.extra == [38, 20, 38]
    assert t.state.rivals == [0, 2]
    assert t.state.ties == []
    assert t.nothing_pending


@rule("BR-R43")
def test_no_extra_round_for_a_tie_behind_the_winner() -> None:
    t = tied(options=ON, completed="wanderer, many_doors")
    assert t.over
    assert t.result.winners == (0,)
    assert t.nothing_pending


@rule("BR-R43")
def test_no_extra_round_when_the_black_rose_has_won() -> None:
    t = tied(options=ON, rose=39)
    assert t.over
    assert t.result.reason == "black-rose"
    assert t.nothing_pending


def extra_round(
    extra: list[int], rivals: list[int], *others: Any, rest: dict[str, Any] | None = None, **mine: Any
) -> Table:
    """In the middle of an extra round of Nero, Rebecca and Tessa."""
    more = {"extra": extra, "rivals": rivals, "crown": 1, "round": 8, **(rest or {})}
    return table("nero", *others, moon=mine.pop("moon", 3), options=ON, rest=more, **mine)


@rule("BR-T43", "BR-26.5", "BR-R43")
def test_the_example_of_an_extra_round() -> None:
    t = extra_round(
        [38, 20, 38],
        [0, 2],
        {"who": "rebecca", "at": "treasure_room", "damage": {"nero": 9}, "tokens": 0, "power": 19},
        {"who": "tessa", "at": "throne_room", "tokens": 1, "quests": "coronation", "power": 32},
        at="treasure_room",
        tokens=1,
        power=38,
        instability={"arena": {"tessa": 6}},
    )
    t.play("rebecca")
    assert t.me.trophies == {}, "defeats without trophies"
    t.play("activate")
    assert t.state.extra[0] == 43
    assert t.me.power == 43, "the marker stands still for the Treasure Room"
    assert t.active == "tessa"
    t.play("activate", "coronation", "done").pass_all()
    assert t.over
    assert t["tessa"].w.rooms == ["arena"]
    assert t.result.scores == (43, 20, 44)
    assert t.result.winners == (2,)
    assert t.result.reason == "extra-round"
    assert t.result.places == (2, 3, 1)
    assert t.nothing_pending


@rule("BR-R43", "BR-26.5")
def test_other_gains_and_losses_count_for_nothing() -> None:
    # Dagger in the Dark (reversed): steal 1 power point.
    t = extra_round(
        [38, 20, 38],
        [0, 2],
        {"who": "rebecca", "at": "garden", "tokens": 0, "power": 19},
        "tessa",
        at="garden",
        power=38,
        quick="dagger_in_the_dark/reversed",
    )
    t.play("dagger_in_the_dark")
    assert (t.me.power, t["rebecca"].power) == (38, 19)
    assert t.state.extra == [38, 20, 38]
    assert t.nothing_pending


@rule("BR-R43", "BR-5.8")
def test_no_moon_follows_in_an_extra_round() -> None:
    t = extra_round(
        [17, 5, 17],
        [0, 2],
        {"who": "rebecca", "at": "garden", "damage": {"nero": 9}, "tokens": 0},
        "tessa",
        at="garden",
        power=17,
        moon=2,
    )
    t.play("rebecca", "done")
    assert t.me.power == 22
    assert t.moon == 2
    assert t.nothing_pending


@rule("BR-R43")
def test_in_an_extra_round_the_black_rose_acts_on_but_gains_nothing() -> None:
    t = extra_round(
        [38, 20, 38],
        [0, 2],
        "rebecca",
        "tessa",
        phase="rose",
        active=-1,
        event_deck="eclipse",
        power=38,
        rest={"step": 4, "rose_power": 30},
    )
    assert t.rose == 30
    assert t.me.damage == {"rose": 3}
    assert t.nothing_pending


@rule("BR-26.4", "BR-R43")
def test_still_tied_another_round_follows_among_those_who_are_tied() -> None:
    t = extra_round(
        [40, 45, 40],
        [0, 2],
        {"who": "rebecca", "quests": "shed_blood"},
        "tessa",
        phase="clean-up",
        active=-1,
        rest={"step": 5, "rose_power": 60},
    )
    assert not t.over, "neither Rebecca nor the Black Rose can win any more"
    assert (t.phase, t.state.round) == ("rose", 9)
    assert t.state.rivals == [0, 2]
    assert t.nothing_pending


@rule("BR-26.4", "BR-R43", "BR-24.9")
def test_after_an_extra_round_the_highest_total_of_the_tied_wins() -> None:
    t = extra_round(
        [40, 45, 41], [0, 2], "rebecca", "tessa", phase="clean-up", active=-1, rest={"step": 5, "rose_power": 60}
    )
    assert t.over
    assert t.result.winners == (2,)
    assert t.result.reason == "extra-round"
    assert t.result.tie_breaks == ()
    assert t.nothing_pending
