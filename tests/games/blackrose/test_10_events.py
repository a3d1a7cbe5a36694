"""BR-10: events: on the board, at work in their phase, pushed out; what answers first; and when decks run out."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from magemoot.games.blackrose import events
from magemoot.games.blackrose.catalogue import BOX, event_of
from magemoot.games.blackrose.components import Event
from tests.games.blackrose.eventful import ALONE, drawn, lying, works
from tests.games.blackrose.play import Table, id_of, new_game, table
from tests.games.blackrose.questing import card_of, go, offered
from tests.support.rules import rule

OF_MOON = {moon: [event.id for event in BOX.events.values() if event.moon == moon] for moon in (1, 2, 3)}


def rebecca(at: str = "garden", **more: Any) -> dict[str, Any]:
    return {"who": "rebecca", "at": at, "tokens": 0, **more}


def at_work(t: Table) -> list[str]:
    """The events that took effect, in order."""
    return [id_of(card_of(e)) for e in t.events("event-works")]


def rose_phase(step: int, **more: Any) -> Table:
    """The events' part of the Black Rose Phase at a table of two: step 0 slides, 1 draws."""
    rest = {"step": len(ALONE) + 1 + step, **more.pop("rest", {})}
    return table("nero", *ALONE, phase="rose", active=-1, rest=rest, **more)


# ------------------------------------------------------------------ the cards


@rule("BR-10.1", "BR-R11", "BR-R64")
def test_seventy_eight_events_in_three_decks_one_of_each() -> None:
    assert [len(OF_MOON[moon]) for moon in (1, 2, 3)] == [26, 26, 26]
    for moon, deck in enumerate(new_game(2).state.event_decks, 1):
        assert sorted(map(id_of, deck)) == sorted(OF_MOON[moon])


@rule("BR-10.1")
def test_every_event_has_a_name_and_a_text_a_phase_and_a_position() -> None:
    english = (Path(str(files("magemoot.games"))) / "blackrose" / "text" / "en.ftl").read_text("utf-8")
    for event in BOX.events.values():
        name = f"event-{event.id.replace('_', '-')}"
        assert f"\n{name} = " in english
        assert f"\n{name}-text = " in english
        assert event.phase in ("instant", "black_rose", "action")
        assert (event.position == 0) == (event.phase == "instant")
        assert 0 <= event.position <= 3


# ------------------------------------------------------------------ on the board


@rule("BR-10.2")
def test_three_events_lie_there_and_all_of_them_work() -> None:
    board = ["wretched_dance", "call_to_arms", "misty_corridors"]
    t = table("nero", rebecca("armory"), at="armory", board=board, spells=["sun_lance"])
    t.play("activate", "rebecca")
    assert t.me.power == 1
    assert t.other.wounds == 2 + 1 + 1, "with the Armory and the call to arms"
    # The Sun Lance, of range 3, reaches two rooms.
    t = table("nero", rebecca("mirrors_room"), at="forge", board=board, spells=["sun_lance"]).play("sun_lance")
    assert t.other.wounds == 0
    assert t.nothing_pending


@rule("BR-T22", "BR-8.3", "BR-8.5")
def test_events_slide_and_the_one_in_front_leaves() -> None:
    t = rose_phase(0, moon=2, board=["red_moonrise", "", "green_hunger"], event_deck="overcharge").until_phase("study")
    assert t.board() == ["", "overcharge", "red_moonrise"]
    assert t.rose == 2 + 1, "two when one leaves, one when one comes"
    assert [e.args["count"] for e in t.events("gain-power")] == [2, 1]
    assert t.event_discard == "green_hunger"


@rule("BR-T23", "BR-8.6", "BR-8.11")
def test_an_event_that_comes_pushes_another_out() -> None:
    t = rose_phase(1, moon=2, board=["", "red_moonrise", "green_hunger"], event_deck="overcharge").until_phase("study")
    assert t.board() == ["", "overcharge", "red_moonrise"]
    assert t.rose == 2 + 1
    assert t.event_discard == "green_hunger"
    alone = rose_phase(1, moon=2, board=["", "", "green_hunger"], event_deck="overcharge").until_phase("study")
    assert alone.board() == ["", "overcharge", "green_hunger"], "nothing is pushed that is not in the way"
    assert alone.rose == 1


@rule("BR-T24", "BR-R21", "BR-8.7", "BR-R59")
def test_an_instant_event_gives_both_its_points(monkeypatch: pytest.MonkeyPatch) -> None:
    assert drawn("open_stacks").until_phase("study").rose == 1

    def one_and_one(card: int) -> Event:
        return msgspec.structs.replace(event_of(card), points_in=1, points_out=1)

    monkeypatch.setattr(events, "event_of", one_and_one)
    t = drawn("open_stacks")
    assert t.rose == 1, "entry points, then the effect"
    assert t.until_phase("study").rose == 2


@rule("BR-R21")
def test_an_instant_event_in_its_order() -> None:
    t = drawn("gold_for_the_king", rest={"crown": 0})
    names = ("draw-event", "gain-power", "event-works", "crown", "remove-event")
    assert [e.name for e in t.events(*names)] == [
        "draw-event",
        "gain-power",
        "event-works",
        "gain-power",
        "crown",
        "remove-event",
    ]
    assert [e.args["count"] for e in t.events("gain-power")] == [3, 2]
    assert (t.me.power, t.rose, t.crown) == (2, 3, "rebecca")
    assert t.event_discard == "gold_for_the_king"


@rule("BR-R20", "BR-8.8", "BR-8.9")
def test_the_new_event_first_its_points_its_crown_then_all_of_the_phase_from_the_left() -> None:
    t = drawn("crown_of_thorns", board=["tribute", "", "feeding_time"], rest={"crown": 0})
    assert at_work(t) == ["tribute", "crown_of_thorns", "feeding_time"]
    assert t.crown == "rebecca"
    assert t.other.power == 1 + 1, "tribute and thorns for the new holder"
    assert t.other.damage == {"rose": 2 + 1}
    names = [e.name for e in t.events("lay-event", "gain-power", "crown", "event-works")]
    assert names[:4] == ["lay-event", "gain-power", "crown", "event-works"]
    assert t.nothing_pending


# ------------------------------------------------------------------ in their phase


@rule("BR-10.3", "BR-R92", "BR-8.9")
def test_an_event_of_the_black_rose_phase_works_once_in_each_that_it_lies_there() -> None:
    t = rose_phase(1, event_deck="feeding_time, blue_mirror, golden_hour")
    assert (t.me.wounds, t.other.wounds) == (1, 1)
    while t.state.round == 1:
        t.play(t.options[-1])
        assert t.state.round == 2 or at_work(t).count("feeding_time") == 1, "in no other phase"
    while t.phase == "rose":
        t.play(t.options[-1])
    assert t.board() == ["blue_mirror", "", "feeding_time"]
    assert at_work(t).count("feeding_time") == 2
    while t.state.round == 2 or t.phase == "rose":
        t.play(t.options[-1])
    assert t.board() == ["golden_hour", "blue_mirror", ""]
    assert at_work(t).count("feeding_time") == 2
    points = [(e.rule, e.args["count"]) for e in t.events("gain-power") if e.rule in ("BR-8.5", "BR-8.11")]
    assert points == [("BR-8.5", 1), ("BR-8.5", 1), ("BR-8.11", 1), ("BR-8.5", 1)], "three came, one left"


@rule("BR-10.4", "BR-R20", "BR-R92")
def test_an_event_of_the_action_phase_holds_for_all_of_it() -> None:
    t = lying("call_to_arms", {"who": "rebecca", "at": "garden"}, at="garden", tokens=1)
    t.play("rebecca", "done", "nero", "done", "nero", "done")
    assert t.other.wounds == 3
    assert t.me.wounds == 3 + 3


@rule("BR-R92", "BR-8.11")
def test_or_to_the_moment_when_it_is_removed() -> None:
    t = lying("call_to_arms", rebecca(), at="garden", quick="pact_with_the_rose/reversed")
    t.play("rebecca", "done")
    assert t.other.wounds == 3
    t.play("pact_with_the_rose")
    assert t.board() == ["", "", ""]
    assert (t.rose, t.me.power) == (1, 1)
    t.play("rebecca", "done")
    assert t.other.wounds == 3 + 2
    assert t.nothing_pending


@rule("BR-10.4", "BR-R92")
def test_only_those_that_say_so_reach_into_the_evocation_phase() -> None:
    more: dict[str, Any] = {"tokens": 0, "phase": "evocation", "active": -1, "evocations": ["landsknecht@garden"]}
    t = lying("first_blood", rebecca(), **more).play("landsknecht", "stop", "rebecca")
    assert t.other.wounds == 2
    assert t.me.power == 0
    t = lying("thorny_path", rebecca(), **more).play("landsknecht", "black_rose_room", "stop")
    assert sum(t.me.evocation("landsknecht").damage) == 0


@rule("BR-10.4", "BR-R92")
def test_a_value_that_an_event_changes_is_the_printed_one_in_the_evocation_phase() -> None:
    """The Bitter Draught makes healing 1 less; the quest heals 2."""
    t = table(
        "nero", rebecca(), at="crypt", tokens=0, phase="evocation", active=-1, moon=2, quests="overwhelming_force",
        evocations=["malacoda@garden", "landsknecht@garden"], board=["", "bitter_draught", ""], damage={"rose": 3},
    )  # fmt: skip
    go(t, "overwhelming_force", "malacoda", "stop", "rebecca", "landsknecht", "stop", "rebecca", "overwhelming_force")
    assert t.me.damage == {"rose": 1}


@rule("BR-10.3", "BR-R92")
def test_an_event_of_the_action_phase_does_nothing_in_the_black_rose_phase() -> None:
    t = drawn("shifting_walls", board=["thorny_path", "", ""], at="garden").play("yes", "black_rose_room")
    assert t.me.at == "black_rose_room"
    assert t.me.wounds == 0


@rule("BR-R92")
def test_what_an_event_changed_stays_when_it_is_gone() -> None:
    t = lying("thorny_path", at="garden", spells=["pact_with_the_rose/reversed"])
    t.play("black_rose_room", "stop", "pact_with_the_rose")
    assert t.board() == ["", "", ""]
    assert t.me.damage == {"rose": 2}
    assert t.nothing_pending


@rule("BR-R19")
def test_a_new_moon_changes_deck_and_discards_and_leaves_the_board_as_it_is() -> None:
    board, piles = ["wretched_dance", "call_to_arms", "misty_corridors"], {"event_discard": "vigil"}
    t = table(
        "nero",
        rebecca(tokens=1),
        at="treasure_room",
        power=5,
        board=board,
        piles=piles,
        tokens=1,
        spells=["pact_with_the_rose/reversed"],
    )
    t.play("activate", "done")
    assert t.moon == 2
    assert t.board() == board
    assert t.event_discard == 0
    assert "vigil" in [id_of(card) for card in t.state.box], "all have seen it"
    t.play("pact_with_the_rose")
    assert t.board() == ["wretched_dance", "call_to_arms", ""]
    assert t.rose == 1, "with its own points"


# ------------------------------------------------------------------ whom they reach


@rule("BR-R70", "BR-16.6")
def test_each_wizard_is_every_wizard() -> None:
    t = works("feeding_time", rebecca("cell"), {"who": "tessa", "at": "garden"})
    assert [t[seat].damage for seat in range(3)] == [{"rose": 1}] * 3


@rule("BR-R70", "BR-16.5")
def test_an_event_lets_nobody_act_on_wizards_in_their_cells() -> None:
    t = lying("grey_requiem", rebecca("cell"), {"who": "tessa", "at": "forge"}, at="cemetery").play(
        "activate", "yes", "done"
    )
    assert (t[1].wounds, t[2].damage) == (0, {"nero": 1})
    assert t.nothing_pending


# ------------------------------------------------------------------ who answers first


@rule("BR-R73")
def test_traps_then_quests_then_events() -> None:
    t = table(
        "nero", rebecca("cell", spells=["trap: blade_hail"]), at="sanctuary", moon=3, quests="wanderer",
        board=["a_thousand_thorns", "", ""], spellbook="fireball",
    )  # fmt: skip
    go(t, "wanderer", "crypt", "pass", "oracle_room", "pass", "done", "garden")
    assert (t.ask, t.asked) == ("trap", "rebecca")
    t.play("blade_hail")
    assert t.me.damage == {"rebecca": 2}
    assert offered(t, "wanderer")
    t.play("wanderer")
    assert t.me.hand == "fireball"
    assert t.me.damage == {"rebecca": 2, "rose": 1}, "the event last"


@rule("BR-R73")
@pytest.mark.parametrize(
    "board",
    [["purple_excess", "wretched_dance", "purple_requiem"], ["purple_requiem", "purple_excess", "wretched_dance"]],
)
def test_events_answer_from_position_one_to_three(board: list[str]) -> None:
    t = table("nero", at="armory", moon=3, board=board, library={"illusion": "vanish"}).play(
        "activate", "illusion", "done"
    )
    assert at_work(t) == board
    assert (t.me.power, t.rose) == (2 + 1, 1)
    assert t.me.hand == "vanish"
    assert t.nothing_pending


@rule("BR-R73")
def test_no_event_answers_a_wizard_who_has_been_defeated_meanwhile() -> None:
    for lying_there, power in ((8, 1), (9, 0)):
        snare = rebecca("cell", spells=["trap: tripwire_rune"])
        t = lying("wretched_dance", snare, at="armory", damage={"rose": lying_there}, tokens=2)
        t.play("activate", "pass", "tripwire_rune")
        assert (t.me.at == "cell") == (power == 0)
        assert t.me.power == power


@rule("BR-R73")
def test_an_event_answers_a_wizard_who_has_moved_on() -> None:
    labyrinth = rebecca("black_rose_room", spells=["trap: labyrinth"])
    t = lying("thorny_path", labyrinth, at="garden").play("black_rose_room", "labyrinth")
    while t.ask == "push":
        t.play("cemetery" if t.offers("cemetery") else "stop")
    assert t.me.at == "cemetery"
    assert t.me.damage == {"rebecca": 2, "rose": 2}


# ------------------------------------------------------------------ empty decks


def all_but(moon: int, *left: str) -> str:
    return ", ".join(id for id in OF_MOON[moon] if id not in left)


@rule("BR-R84", "BR-R18")
def test_an_empty_event_deck_is_made_of_the_discarded_ones_of_that_moon() -> None:
    piles = {"events_gone": all_but(2, "overcharge"), "event_discard": "vigil, overcharge"}
    t = rose_phase(1, moon=2, piles=piles).until_phase("study")
    assert t.board() == ["", "overcharge", ""]
    assert t.event_discard == "vigil", "of another moon"
    assert t.rose == 1


@rule("BR-R84")
def test_without_an_event_to_draw_the_step_is_skipped() -> None:
    piles = {"events_gone": all_but(2, "toll_gate"), "event_discard": "vigil"}
    t = rose_phase(1, moon=2, board=["toll_gate", "", ""], piles=piles, at="armory", power=1).until_phase("study")
    assert t.board() == ["toll_gate", "", ""]
    assert t.events("draw-event") == []
    assert (t.me.power, t.rose) == (0, 1), "what lies there works all the same"


@rule("BR-R84")
def test_looking_at_more_events_than_there_are() -> None:
    piles = {"events_gone": all_but(1, "vigil", "tribute")}
    t = table("nero", at="observatory", piles=piles).play("activate")
    assert sorted(t.options) == ["event-tribute", "event-vigil"]
    t.play("vigil", "done")
    assert [id_of(card) for card in t.state.event_decks[0]] == ["vigil", "tribute"]
    assert t.nothing_pending
