"""BR-5: the power track, and the moons that change in the middle of what moved a marker."""

# mypy: disable-error-code="comparison-overlap"

from __future__ import annotations

from typing import Any

import pytest

from magemoot.engine.events import seat
from magemoot.games.blackrose import power
from magemoot.games.blackrose.catalogue import event_of, quest_of
from tests.games.blackrose.play import Table, table
from tests.support.rules import rule

MOON = ("gain-power", "new-moon", "rose-room-opens", "take-signature", "evocation-leaves", "discard")


def names(t: Table, *wanted: str) -> list[str]:
    return [e.name for e in t.events(*wanted)]


def at_dismiss(**said: Any) -> Table:
    """Tessa has 5 power and is about to dismiss Rebecca's Cerberus."""
    other = {"who": "rebecca", "evocations": ["cerberus@arena"], "aside": "2 embrace_of_the_grave", "tokens": 0}
    mine = {"at": "oracle_room", "power": 5, "spells": ["dismiss"], "aside": "2 wrath_of_nature"}
    return table("tessa", {**other, **said.pop("other", {})}, **{**mine, **said})


@rule("BR-T1", "BR-5.5", "BR-5.8", "BR-5.9", "BR-5.10", "BR-5.11", "BR-R24")
def test_the_moon_changes_after_the_marker_and_before_the_rest_of_the_effect() -> None:
    t = at_dismiss()
    t.play("dismiss")
    assert names(t, *MOON) == [
        "gain-power",
        "new-moon",
        "rose-room-opens",
        "take-signature",
        "take-signature",
        "evocation-leaves",
    ]
    assert (t.me.power, t.moon, t.ready("black_rose_room")) == (6, 2, True)
    assert (t.me.hand, t.me.aside) == ("wrath_of_nature", "wrath_of_nature")
    assert (t["rebecca"].hand, t["rebecca"].aside) == ("embrace_of_the_grave", "embrace_of_the_grave")
    assert t["rebecca"].evocations == []
    t.play("pleasures_room", "stop", "activate")
    assert [quest_of(card).moon for card in t.me.w.quests] == [2]


@rule("BR-5.3", "BR-5.5", "BR-5.6")
@pytest.mark.parametrize(("moon", "before", "after"), [(1, 4, 1), (1, 5, 2), (2, 16, 2), (2, 17, 3), (3, 29, 3)])
@pytest.mark.parametrize("leader", ["nero", "rose"])
def test_six_begins_the_second_moon_and_eighteen_the_third_whoever_has_it(
    leader: str, moon: int, before: int, after: int
) -> None:
    """The pact gives the Black Rose 1; the Treasure Room gives the wizard 1."""
    if leader == "nero":
        t = table("nero", at="treasure_room", power=before, moon=moon).play("activate")
        assert t.me.power == before + 1
    else:
        t = table("nero", at="garden", spells=["pact_with_the_rose"], moon=moon, rest={"rose_power": before})
        t.play("pact_with_the_rose")
        assert t.rose == before + 1
    assert t.moon == after


@rule("BR-5.9", "BR-R19")
def test_the_old_decks_and_discards_go_and_what_lies_on_the_board_or_is_held_stays() -> None:
    t = at_dismiss(
        quests="wanderer",
        other={"quests": "shed_blood"},
        board=("wretched_dance", "", "misty_corridors"),
    )
    old_quest, old_event = t.state.quest_decks[0].pop(), t.state.event_decks[0].pop()
    t.state.quest_discard.append(old_quest)
    t.state.event_discard.append(old_event)
    t.play("dismiss")
    assert (t.state.quest_decks[0], t.state.event_decks[0]) == ([], [])
    assert (t.quest_discard, t.event_discard) == (0, 0)
    assert {quest_of(q).moon for q in t.state.quests_gone} == {1}
    assert {event_of(e).moon for e in t.state.events_gone} == {1}
    assert old_quest in t.state.box
    assert old_event in t.state.box
    assert t.board() == ["wretched_dance", "", "misty_corridors"]
    assert (t.me.quests, t["rebecca"].quests) == ("wanderer", "shed_blood")


@rule("BR-R19", "BR-9.8", "BR-8.3")
def test_quests_and_events_of_an_old_moon_keep_their_own_values() -> None:
    t = table("nero", quests="wanderer", moon=2, board=("", "", "misty_corridors"), event_deck="duel_of_honour",
              phase="rose", active=-1)  # fmt: skip
    t.play("wanderer")
    assert t.rose == 1 + 1 + 1, "a first-moon quest, the exit of the old event, the entry of the new one"


@rule("BR-5.10")
def test_who_has_no_signature_card_left_takes_none() -> None:
    t = at_dismiss(aside="", other={"aside": "embrace_of_the_grave"})
    t.play("dismiss")
    assert (t.me.hand, t["rebecca"].hand, t["rebecca"].aside) == (0, "embrace_of_the_grave", 0)


@rule("BR-5.11", "BR-R39")
def test_a_black_rose_room_that_was_destroyed_before_gets_no_token() -> None:
    t = at_dismiss(destroyed=["black_rose_room"])
    t.play("dismiss")
    assert (t.moon, t.ready("black_rose_room")) == (2, False)


@rule("BR-5.12")
def test_a_moon_does_not_go_back_when_the_leader_falls() -> None:
    t = table("nero", {"who": "rebecca", "at": "garden", "power": 6}, at="garden", moon=2,
              spells=["dagger_in_the_dark/reversed"])  # fmt: skip
    t.play("dagger_in_the_dark")
    assert (t["rebecca"].power, t.me.power, t.moon) == (5, 1, 2)


@rule("BR-5.13", "BR-R60")
def test_power_does_not_fall_below_nought() -> None:
    t = table("nero", {"who": "rebecca", "damage": {"nero": 1}, "at": "arena"},
              {"who": "tessa", "damage": {"nero": 1}, "power": 1, "at": "arena"},
              at="garden", spells=["fading_hope/reversed"])  # fmt: skip
    t.play("fading_hope")
    assert (t["rebecca"].power, t["tessa"].power) == (0, 0)
    assert [e.args["who"] for e in t.events("lose-power")] == [seat(2)]


@rule("BR-5.1", "BR-5.2", "BR-R60")
def test_power_above_thirty_goes_on_counting() -> None:
    t = table("nero", at="garden", power=29, moon=3, spells=["pact_with_the_rose", "pact_with_the_rose"])
    t.play("pact_with_the_rose")
    assert (t.me.power, t.rose) == (31, 1)
    assert t.events("gain-power")[0].args["now"] == 31


@rule("BR-5.7", "BR-5.14")
def test_thirty_ends_the_game_in_the_clean_up_of_the_round_and_not_before() -> None:
    t = table("nero", at="treasure_room", power=29, moon=3, spells=["dismiss"])
    t.play("activate", "done")
    assert (t.me.power, t.over, t.phase) == (30, False, "action")
    t.end_turn()
    assert not t.over
    assert t.until_phase("study").over


@rule("BR-5.14", "BR-R88")
def test_thirty_that_is_lost_again_before_the_end_of_the_round_ends_nothing() -> None:
    thief = {"who": "rebecca", "at": "garden", "spells": ["dagger_in_the_dark/reversed"], "tokens": 0}
    t = table("nero", thief, at="garden", power=30, moon=3, tokens=1)
    t.play("wait", "dagger_in_the_dark")
    assert t.me.power == 29
    t.until_phase("study")
    assert (t.over, t.state.round) == (False, 2)


@rule("BR-T30", "BR-R24")
def test_one_gain_over_two_thresholds_brings_both_moons_in_order_and_two_signature_cards() -> None:
    t = table("nero", at="garden", power=5, aside="2 ring_of_fire")
    for choice in power.gain(t.state, 0, 13, "BR-5.1"):
        raise AssertionError(f"nothing is to be decided: {choice}")
    assert (t.me.power, t.moon) == (18, 3)
    assert [e.args["moon"] for e in t.state.log or () if e.name == "new-moon"] == [2, 3]
    assert (t.me.hand, t.me.aside) == ("2 ring_of_fire", 0)


@rule("BR-T30", "BR-R24", "BR-5.9")
def test_two_moons_at_once_in_play() -> None:
    t = table("nero", at="treasure_room", power=17, moon=1, aside="2 ring_of_fire")
    t.play("activate")
    order = names(t, "new-moon", "take-signature", "rose-room-opens")
    assert order == ["new-moon", "rose-room-opens", "take-signature", "new-moon", "take-signature"]
    assert (t.moon, t.state.quest_decks[0], t.state.quest_decks[1]) == (3, [], [])


@rule("BR-T39", "BR-R24", "BR-R82")
@pytest.mark.parametrize("given_up", ["reading_the_stars", "fireball"])
def test_a_full_hand_gives_up_any_card_for_the_signature_card_and_then_the_effect_goes_on(given_up: str) -> None:
    full = {"who": "jafar", "hand": "3 fireball, 2 dismiss, 2 foresight", "aside": "2 reading_the_stars", "tokens": 0}
    prey = {"who": "rebecca", "evocations": ["cerberus@arena"], "tokens": 0}
    t = table("tessa", full, prey, at="garden", power=5, spells=["dismiss"])
    t.play("dismiss")
    assert (t.ask, t.asked, t.moon, len(t["jafar"].hand)) == ("hand-limit", "jafar", 2, 8)
    assert t["rebecca"].evocations == ["cerberus@arena"]
    t.play(given_up)
    assert (t["jafar"].memories, len(t["jafar"].hand)) == (given_up, 7)
    assert t["rebecca"].evocations == []


@rule("BR-R82", "BR-5.10", "BR-6.1")
def test_signature_cards_are_taken_in_turn_order_from_the_first_player() -> None:
    t = at_dismiss(rest={"first": 1})
    t.play("dismiss")
    assert [e.args["who"] for e in t.events("take-signature")] == [seat(1), seat(0)]


@rule("BR-R82", "BR-21.5")
def test_of_several_gains_the_first_that_crosses_a_threshold_brings_the_moon_the_black_rose_before_a_tie() -> None:
    bar = {"rose": 4, "tessa": 3, "nero": 2}
    t = table("nero", {"who": "rebecca", "at": "garden", "damage": bar}, "tessa",
              at="garden", rest={"rose_power": 3})  # fmt: skip
    t.play("rebecca", "done")
    assert names(t, "gain-power", "new-moon") == ["gain-power", "new-moon", "gain-power", "gain-power"]
    assert (t.rose, t.me.power, t["tessa"].power) == (6, 3, 2)


@rule("BR-R82")
def test_a_quest_that_goes_under_a_deck_out_of_the_game_leaves_the_game() -> None:
    t = table("nero", at="garden", moon=2, quests="wanderer", spells=["star_chart/reversed"], quest_deck="usurper")
    card = t.me.w.quests[0]
    t.play("star_chart")
    assert card in t.state.quests_gone
    assert t.me.quests == "usurper"
    assert (t.rose, t.quest_discard) == (0, 0)
