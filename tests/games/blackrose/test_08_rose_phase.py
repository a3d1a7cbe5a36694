"""BR-8: the Black Rose Phase, with the discarding and drawing of quests (BR-9) that belongs to it."""

# mypy: disable-error-code="comparison-overlap"

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from magemoot.engine.events import seat
from magemoot.games.blackrose import events
from magemoot.games.blackrose.catalogue import event_of, quest_of
from tests.games.blackrose.play import Table, id_of, table, told
from tests.support.rules import rule

FULL = {"spellbook": "2 dismiss"}
"""Something to draw in the Study Phase, so that memories stay where they are."""


def rose_phase(*others: Any, **said: Any) -> Table:
    """A table at the beginning of a Black Rose Phase; Nero is the first player, and Rebecca draws the event."""
    more = {"event_deck": "wretched_dance", "spellbook": "2 earthquake", **said}
    return table(
        "nero", *(others or ({"who": "rebecca", "spellbook": "2 foresight"},)), phase="rose", active=-1, **more
    )


def gains(t: Table) -> list[tuple[int, str]]:
    """The points that the Black Rose gained so far, each with its rule."""
    return [(told(e, "count"), e.rule) for e in t.events("gain-power") if told(e, "who") == "black-rose"]


# ------------------------------------------------------------------ quests are discarded


@rule("BR-8.1", "BR-9.9", "BR-6.1")
def test_each_wizard_may_discard_active_quests_before_anything_else_in_turn_order() -> None:
    t = rose_phase({"who": "rebecca", "quests": "shed_blood", **FULL}, quests="wanderer, unscathed",
                   board=("", "", "misty_corridors"), rest={"first": 1, "crown": 1})  # fmt: skip
    assert (t.ask, t.asked, t.board()[2]) == ("drop-quest", "rebecca", "misty_corridors")
    t.play("done")
    assert (t.ask, t.asked) == ("drop-quest", "nero")
    assert t.options[-1] == "done"
    t.play("wanderer")
    assert (t.rose, t.quest_discard, t.me.quests) == (1, "wanderer", "unscathed")
    assert t.ask == "drop-quest"
    t.play("unscathed")
    assert t.quest_discard == "wanderer, unscathed"
    assert t["rebecca"].quests == "shed_blood"
    assert t.rose == 1 + 1 + 1 + 2, "then the board moves: Misty Corridors leaves, the Wretched Dance comes"


@rule("BR-8.1", "BR-9.9")
def test_active_quests_may_be_kept() -> None:
    t = rose_phase(quests="wanderer, unscathed")
    t.play("done")
    assert (t.me.quests, t.quest_discard) == ("wanderer, unscathed", 0)


@rule("BR-T20", "BR-9.8", "BR-R23")
def test_a_discarded_quest_gives_the_black_rose_the_number_of_its_own_moon() -> None:
    t = rose_phase(quests="shed_blood, usurper", moon=2, event_deck="blood_price")
    t.play("shed_blood")
    assert gains(t) == [(1, "BR-9.8")]
    t.play("usurper")
    assert gains(t)[:2] == [(1, "BR-9.8"), (2, "BR-9.8")]


@rule("BR-9.8", "BR-R23")
def test_a_third_moon_quest_is_worth_three() -> None:
    t = rose_phase(quests="plunder", moon=3, event_deck="eclipse")
    t.play("plunder")
    assert gains(t)[0] == (3, "BR-9.8")


@rule("BR-T21", "BR-9.7", "BR-R23")
@pytest.mark.parametrize(("dropped", "points"), [("shed_blood", 1), ("usurper", 2), ("executioner", 2)])
def test_of_three_quests_one_is_discarded_at_once(dropped: str, points: int) -> None:
    t = table("nero", at="pleasures_room", quests="shed_blood, usurper", quest_deck="executioner", moon=2)
    t.play("activate").pass_all()
    assert (t.ask, t.asked) == ("quest-limit", "nero")
    t.play(dropped)
    assert len(t.me.quests) == 2
    assert dropped not in t.me.quests
    assert (t.quest_discard, t.rose) == (dropped, points)


# ------------------------------------------------------------------ the events slide


@rule("BR-8.2", "BR-8.3", "BR-8.11", "BR-R18")
def test_events_move_one_to_the_right_and_the_last_leaves_with_its_exit_points() -> None:
    t = rose_phase(board=("stone_fatigue", "poisoned_well", "crumbling_vault"), moon=2, event_deck="broken_seals")
    assert t.board() == ["", "stone_fatigue", "poisoned_well"]
    assert t.event_discard == "crumbling_vault, broken_seals"
    assert gains(t) == [(2, "BR-8.11"), (2, "BR-8.5")], "two for the vault that leaves, two for the seals that come"


@rule("BR-T22", "BR-8.4", "BR-8.5", "BR-8.6")
def test_a_new_event_pushes_what_lies_on_its_position() -> None:
    t = rose_phase(board=("hall_of_echoes", "", "crumbling_vault"), moon=2, event_deck="duel_of_honour")
    assert t.board() == ["", "duel_of_honour", "hall_of_echoes"]
    assert gains(t) == [(2, "BR-8.11"), (1, "BR-8.5")]
    assert t.event_discard == "crumbling_vault"


@rule("BR-T23", "BR-8.6", "BR-8.11")
def test_a_new_event_pushes_another_out_of_position_three() -> None:
    t = rose_phase(board=("hall_of_echoes", "crumbling_vault", ""), moon=2, event_deck="duel_of_honour")
    assert t.board() == ["", "duel_of_honour", "hall_of_echoes"]
    assert gains(t) == [(2, "BR-8.11"), (1, "BR-8.5")]
    assert t.event_discard == "crumbling_vault"


@rule("BR-8.6")
def test_an_event_that_comes_to_a_free_position_pushes_nothing() -> None:
    t = rose_phase(board=("", "crumbling_vault", ""), moon=2, event_deck="duel_of_honour")
    assert t.board() == ["", "duel_of_honour", "crumbling_vault"]
    assert gains(t) == [(1, "BR-8.5")]


@rule("BR-8.11")
def test_an_event_that_a_spell_removes_pays_its_exit_points_too() -> None:
    t = table("nero", at="garden", board=("", "crumbling_vault", "blood_price"), moon=2,
              spells=["pact_with_the_rose/reversed"])  # fmt: skip
    t.play("pact_with_the_rose")
    assert (t.board(), t.event_discard, t.rose, t.me.power) == (["", "crumbling_vault", ""], "blood_price", 1, 1)


# ------------------------------------------------------------------ a new event


@rule("BR-8.4")
@pytest.mark.parametrize(("first", "drawer"), [(0, 2), (1, 0), (2, 1)])
def test_the_player_to_the_right_of_the_first_player_draws_the_top_event(first: int, drawer: int) -> None:
    t = rose_phase("rebecca", "tessa", event_deck="silent_halls, thorny_path", rest={"first": first, "crown": first})
    (drawn,) = t.events("draw-event")
    assert drawn.args["who"] == seat(drawer)
    assert t.board() == ["", "", "silent_halls"], "on the position that is printed on it"
    assert id_of(t.state.event_decks[0][-1]) == "thorny_path"


@rule("BR-8.4", "BR-5.9")
@pytest.mark.parametrize("moon", [1, 2, 3])
def test_it_is_an_event_of_the_current_moon(moon: int) -> None:
    t = table("nero", moon=moon, phase="rose", active=-1)
    (drawn,) = t.events("draw-event")
    assert event_of(told(drawn, "card")).moon == moon


@rule("BR-T24", "BR-8.7", "BR-R21")
@pytest.mark.parametrize(("points_in", "points_out"), [(2, 0), (1, 1)])
def test_an_instant_event_brings_entry_and_exit_points_at_once(
    monkeypatch: pytest.MonkeyPatch, points_in: int, points_out: int
) -> None:
    def printed(card: int) -> Any:
        return msgspec.structs.replace(event_of(card), points_in=points_in, points_out=points_out)

    monkeypatch.setattr(events, "event_of", printed)
    t = rose_phase(event_deck="open_stacks")
    t.play("divination", "divination")
    assert t.rose == 2
    assert [rule for _n, rule in gains(t)] == ["BR-8.5", "BR-8.11"][: 1 + points_out]
    assert (t.board(), t.event_discard) == (["", "", ""], "open_stacks")


@rule("BR-8.7", "BR-R21", "BR-8.8")
def test_an_instant_event_works_between_its_points_before_its_crown_and_leaves() -> None:
    """Gold for the King: the holder of the crown gains 2; who drew it then takes the crown."""
    t = rose_phase(moon=3, event_deck="gold_for_the_king")
    assert [t.me.power, t["rebecca"].power] == [2, 0]
    assert t.crown == "rebecca"
    names = [e.name for e in t.events("gain-power", "event-works", "crown", "remove-event")]
    assert names == ["gain-power", "event-works", "gain-power", "crown", "remove-event"]
    assert gains(t) == [(3, "BR-8.5")]


@rule("BR-8.8", "BR-6.3")
@pytest.mark.parametrize(("event", "crown"), [("first_blood", "rebecca"), ("wretched_dance", "nero")])
def test_a_crown_on_the_event_gives_the_crown_to_whoever_drew_it(event: str, crown: str) -> None:
    t = rose_phase(event_deck=event)
    assert (t.crown, t.state.first) == (crown, 0)


@rule("BR-8.9", "BR-R20")
def test_black_rose_phase_events_work_in_every_such_phase_in_which_they_lie_there() -> None:
    t = rose_phase(board=("", "feeding_time", ""), event_deck="wretched_dance, rusted_gates, silent_halls")
    assert (t.me.damage, t["rebecca"].damage) == ({"rose": 1}, {"rose": 1}), "in their cells too"
    t.until_phase("clean-up").until_phase("study")
    assert t.state.round == 2
    assert "feeding_time" not in t.board(), "it has left the board before it could work again"
    assert t.me.damage == {"rose": 1}


@rule("BR-8.9", "BR-R20")
def test_the_new_event_works_in_the_phase_in_which_it_comes_and_again_in_the_next() -> None:
    t = rose_phase(event_deck="feeding_time, wretched_dance")
    assert (t.board()[1], t.me.damage) == ("feeding_time", {"rose": 1})
    while t.state.round == 1 or t.phase == "rose":
        t.session.answer(t.seat, t.options[-1])
    assert (t.board()[2], t.me.damage) == ("feeding_time", {"rose": 2})


@rule("BR-R20")
def test_after_the_slide_black_rose_phase_events_work_from_the_first_position_to_the_third() -> None:
    t = rose_phase(board=("feeding_time", "cold_draught", ""), event_deck="vigil", at="mirrors_room")
    worked = [id_of(told(e, "card")) for e in t.events("event-works")]
    assert t.board() == ["vigil", "feeding_time", "cold_draught"]
    assert worked == ["vigil", "feeding_time", "cold_draught"]
    assert t.me.damage == {"rose": 2}, "the vigil came before there was anything to heal"


@rule("BR-R20", "BR-8.8", "BR-R83")
def test_the_crown_of_a_new_event_is_taken_before_the_event_works() -> None:
    """The Crown of Thorns gives the holder of the crown 2 damage and 1 power."""
    t = rose_phase(moon=2, event_deck="crown_of_thorns")
    assert t.crown == "rebecca"
    assert (t.me.damage, t["rebecca"].damage, t["rebecca"].power) == ({}, {"rose": 2}, 1)


@rule("BR-R20", "BR-10.4")
@pytest.mark.parametrize(("position", "damage"), [(0, 3), (1, 3), (2, 2)])
def test_action_phase_events_hold_in_every_action_phase_in_which_they_lie_there(position: int, damage: int) -> None:
    """The Call to Arms adds 1 to attacks; from position 3 it leaves before the Action Phase."""
    board = ["", "", ""]
    board[position] = "call_to_arms"
    t = rose_phase({"who": "rebecca", "at": "garden", "spellbook": "2 foresight"}, board=board,
                   event_deck="wretched_dance", at="garden")  # fmt: skip
    assert t.events("event-works") == []
    t.until("turn", seat=0).play("rebecca")
    assert t["rebecca"].damage == {"nero": damage}


@rule("BR-8.12")
def test_one_event_is_drawn_in_every_round() -> None:
    t = rose_phase()
    while t.state.round < 4:
        t.session.answer(t.seat, t.options[-1])
    rounds = 1
    drawn: dict[int, int] = {}
    for e in t.events("draw-event", "round"):
        if e.name == "round":
            rounds += 1
        else:
            drawn[rounds] = drawn.get(rounds, 0) + 1
    assert {n: drawn[n] for n in (1, 2, 3)} == {1: 1, 2: 1, 3: 1}


@rule("BR-8.12", "BR-R18", "BR-R84")
def test_with_no_event_left_the_discarded_ones_of_the_moon_are_shuffled_and_with_none_the_step_is_skipped() -> None:
    def emptied(kept: int) -> Table:
        t = table("nero", {"who": "rebecca", "quests": "shed_blood"}, quests="wanderer", phase="rose", active=-1)
        deck = t.state.event_decks[0]
        t.state.event_discard += deck[:kept]
        t.state.events_gone += deck[kept:]
        deck.clear()
        return t.until_phase("study")

    t = emptied(0)
    assert t.events("draw-event", "new-event-deck") == []
    assert (t.board(), t.rose) == (["", "", ""], 0)
    t = emptied(1)
    assert len(t.events("draw-event")) == len(t.events("new-event-deck")) == 1


@rule("BR-R18", "BR-R84")
def test_discarded_events_and_quests_are_shuffled_when_they_come_back() -> None:
    events, quests = set(), set()
    for seed in range(8):
        t = table("nero", {"who": "rebecca", "quests": "shed_blood"}, phase="rose", active=-1, seed=seed)
        s = t.state
        for deck, discard, gone in (
            (s.event_decks[0], s.event_discard, s.events_gone),
            (s.quest_decks[0], s.quest_discard, s.quests_gone),
        ):
            lying = [card for card in deck if deck is s.quest_decks[0] or event_of(card).position]
            discard += lying[:6]
            gone += [card for card in deck if card not in lying[:6]]
            deck.clear()
        t.play("done")
        events |= {told(e, "card") for e in t.events("draw-event")}
        quests |= set(t.me.w.quests)
    assert len(events) > 1
    assert len(quests) > 1


# ------------------------------------------------------------------ quests are drawn


@rule("BR-8.10", "BR-6.1")
def test_whoever_has_no_active_quest_draws_one_of_the_current_moon_in_turn_order() -> None:
    t = rose_phase({"who": "rebecca", **FULL}, {"who": "tessa", "quests": "shed_blood", "spellbook": "2 foresight"},
                   quest_deck="wanderer, unscathed", rest={"first": 1, "crown": 1})  # fmt: skip
    t.until_phase("study")
    assert t["tessa"].quests == "shed_blood"
    assert (t["rebecca"].quests, t.me.quests) == ("wanderer", "unscathed")


@rule("BR-8.10")
def test_who_has_just_discarded_the_last_quest_draws_a_new_one() -> None:
    t = rose_phase(quests="shed_blood", quest_deck="wanderer")
    t.play("shed_blood")
    assert t.me.quests == "wanderer"


@rule("BR-8.10", "BR-5.9")
def test_the_quest_is_of_the_moon_that_events_have_just_begun() -> None:
    t = rose_phase(rest={"rose_power": 5})
    assert (t.moon, t.rose) == (2, 7)
    assert [quest_of(card).moon for card in t.me.w.quests] == [2]


@rule("BR-R18", "BR-R84", "BR-8.10")
@pytest.mark.parametrize(("discarded", "drawn"), [(0, 0), (1, 1)])
def test_without_a_quest_deck_the_discarded_ones_come_back_and_with_none_nothing_is_drawn(
    discarded: int, drawn: int
) -> None:
    t = table("nero", {"who": "rebecca", "quests": "shed_blood"}, phase="rose", active=-1, event_deck="wretched_dance")
    deck = t.state.quest_decks[0]
    t.state.quest_discard += deck[:discarded]
    t.state.quests_gone += deck[discarded:]
    deck.clear()
    t.play("done")
    assert len(t.me.quests) == drawn
    assert t.quest_discard == 0
