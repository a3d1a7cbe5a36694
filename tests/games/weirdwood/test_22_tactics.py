"""WM-22: Tactics cards, and what each of the eleven kinds does."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from magemoot.games.weirdwood.catalogue import BOX, Tactic, pieces_of
from tests.games.weirdwood.landing import acting, ends, landed, refreshed
from tests.games.weirdwood.play import Table, name_of, table
from tests.support.rules import rule

BLANK = 6
LIBRARY = "earling_library"
FIGHT: dict[str, Any] = {"at": LIBRARY, "scarabs": {LIBRARY: 1}}


def covered(tactic: str, *others: Any, side: str = "face-up", card: str = "fae_touch", **mine: Any) -> Table:
    """Celia plays a card in the morning with a Tactics card on it; time has not moved yet."""
    more = {"hand": f"{card}, sly_poem", "tactics": tactic, "companions": "pennywhistle", **mine}
    t = table("celia", *others, **more)
    return t.play("play", card, "morning", side, f"tactic-{tactic}")


def totals(t: Table) -> tuple[int, int]:
    """Own Hits and Blocks in the last battle."""
    args = t.events("battle-totals", "defence-totals")[-1].args
    return args["hits"], args["blocks"]


# ------------------------------------------------------------------ the cards


@rule("WM-1.7", "WM-3.10")
def test_twenty_six_cards_of_eleven_kinds() -> None:
    deck = Counter(map(name_of, pieces_of(Tactic)))
    assert deck == {
        "power_surge": 2,
        "short_rest": 3,
        "deadly_attack": 3,
        "sturdy_guard": 3,
        "borrowed_blade": 2,
        "quick_step": 3,
        "opportune_strike": 2,
        "scavenge": 3,
        "warden_insight": 2,
        "turn_the_hourglass": 1,
        "banishing_word": 2,
    }
    assert sum(deck.values()) == 26


@rule("WM-22.5", "WM-8.10")
def test_both_icons_of_every_card_are_wild() -> None:
    assert {(facts.icons.left, facts.icons.right) for facts in BOX.tactics.values()} == {("wild", "wild")}


# ------------------------------------------------------------------ gaining and keeping


@rule("WM-22.1", "WM-2.8")
def test_gaining_one_takes_the_top_card() -> None:
    t = landed("gleaming_cellar", dice=[1], tactics_deck="scavenge, quick_step")
    assert t.me.tactics == "scavenge"
    assert t.nothing_pending


@rule("WM-22.2")
def test_there_is_no_limit() -> None:
    held = "3 short_rest, 3 deadly_attack, 3 sturdy_guard, 3 quick_step"
    t = landed("gleaming_cellar", dice=[1], tactics=held, tactics_deck="scavenge")
    assert t.me.tactics == f"{held}, scavenge"


@rule("WM-R26")
def test_an_empty_deck_is_made_of_the_discards_again() -> None:
    t = acting("charge", at="gleaming_cellar", dice=[1], rest={"may_use_room": True})
    s = t.state
    s.tactics_discards += s.tactics_deck[:3]
    s.box += s.tactics_deck[3:]
    s.tactics_deck.clear()
    t.play("room")
    assert len(t.me.tactics) == 1
    assert len(t.state.tactics_deck) == 2
    assert t.state.tactics_discards == []


@rule("WM-R103")
def test_with_both_empty_none_is_gained() -> None:
    t = acting("charge", at="gleaming_cellar", dice=[1], rest={"may_use_room": True})
    t.state.box += t.state.tactics_deck
    t.state.tactics_deck.clear()
    t.play("room")
    assert len(t.me.tactics) == 0
    assert t.nothing_pending


# ------------------------------------------------------------------ putting one on a card


@rule("WM-22.3", "WM-6.7", "WM-6.3")
@pytest.mark.parametrize("side", ["face-up", "face-down"])
def test_one_may_lie_on_a_card_that_is_played_on_either_side(side: str) -> None:
    t = covered("deadly_attack", side=side)
    assert [[name_of(card) for card in zone] for zone in t.me.covers] == [["deadly_attack"], [], [], [], []]
    assert t.me.tactics == ""


@rule("WM-22.3")
def test_only_one_and_none_if_you_like() -> None:
    t = covered("deadly_attack", tactics="deadly_attack, sturdy_guard")
    assert t.ask == "time-steps"
    assert t.me.tactics == "sturdy_guard"
    t = table(hand="charge, fae_touch", tactics="scavenge", companions="marrow").play(
        "play", "charge", "morning", "face-up", "pass", "1"
    )
    assert t.me.tactics == "scavenge"
    assert t.nothing_pending


@rule("WM-22.3", "WM-6.3")
def test_never_by_itself() -> None:
    t = table(hand="charge, fae_touch", tactics="scavenge", companions="pennywhistle")
    assert t.options == ["play", "companion-0-0"]


@rule("WM-22.6", "WM-9.6")
def test_a_refresh_discards_it() -> None:
    t = refreshed(slots=("charge + deadly_attack", "fae_touch + quick_step"), tactics="scavenge")
    assert sorted(map(name_of, t.state.tactics_discards)) == ["deadly_attack", "quick_step"]
    assert t.me.tactics == "scavenge"
    assert t.me.covers == [[], [], [], []]


@rule("WM-22.5", "WM-8.8", "WM-R13")
def test_its_wild_icons_match_on_both_sides() -> None:
    slots = ("fae_touch", "charge + quick_step", "lore_masters_meditation")
    t = landed("royal_armoury", slots=slots, hand="sly_poem, deceptive_move").play("part-0", "attack", "done")
    assert t.me.dice == ["attack"], "Mîn on the left, Knowledge on the right: nothing is left to pay"


# ------------------------------------------------------------------ once


@rule("WM-22.4", "WM-R92")
def test_power_surge_gives_a_power_token_before_time_moves() -> None:
    t = covered("power_surge")
    assert t.ask == "time-steps"
    assert t.me.power == 1
    t.play("1")
    assert t.me.power == 1
    assert t.nothing_pending


@rule("WM-22.4", "WM-23.3")
def test_short_rest_heals_one() -> None:
    t = covered("short_rest", health=3).play("1")
    assert t.me.health == 4
    t = covered("short_rest", health=6).play("1")
    assert t.me.health == 6
    assert t.me.tracks == [0, 0, 0]
    assert t.nothing_pending


@rule("WM-22.4", "WM-R92", "WM-18.1")
def test_quick_step_is_a_move_over_the_doors_of_the_moment() -> None:
    t = covered("quick_step")
    assert t.ask == "move"
    assert "generals_war_chamber" in ends(t)
    t.play(LIBRARY)
    assert t.ask == "use-room", "before time moves"
    t.play("yes", "1")
    assert t.me.at == LIBRARY
    assert t.me.knowledge == 2
    assert not t.offers("room")
    assert t.nothing_pending


@rule("WM-22.4")
def test_quick_step_may_be_passed_and_counts_as_a_move() -> None:
    t = covered("quick_step").play("stay", "1")
    assert t.me.at == "entrance_hall"
    assert not t.state.moved
    t = covered("quick_step", scarabs={LIBRARY: 1}).play(LIBRARY, "1")
    assert t.state.moved
    assert t.nothing_pending


@rule("WM-19.1", "WM-R92")
def test_a_landing_that_follows_the_one_of_quick_step_comes_before_time_as_well() -> None:
    """The Abandoned Tunnels lead on to the Library, whose action is offered at once."""
    t = covered("quick_step").play("abandoned_tunnels", "yes", LIBRARY)
    assert t.ask == "use-room"
    t.play("yes")
    assert (t.me.knowledge, t.ask) == (2, "time-steps")


@rule("WM-22.4", "WM-17.2", "WM-R94")
def test_opportune_strike_is_an_attack() -> None:
    t = covered("opportune_strike", **FIGHT, card="charge", dice=[1, BLANK])
    assert t.ask == "attack"
    t.play("yes", "keep", "combat")
    assert t.ask == "use-room"
    t.play("no", "1")
    assert t.scarabs(LIBRARY) == 0
    assert t.me.scarab == 1
    assert t.nothing_pending


@rule("WM-22.4", "WM-7.1")
def test_opportune_strike_may_be_put_down_for_its_icons_alone() -> None:
    t = covered("opportune_strike", **FIGHT, card="charge").play("no", "1")
    assert not t.events("attack")
    assert t.scarabs(LIBRARY) == 1
    assert t.nothing_pending


@rule("WM-R94")
def test_opportune_strike_without_an_enemy_is_only_put_down() -> None:
    t = covered("opportune_strike").play("1")
    assert not t.events("attack")
    assert t.nothing_pending


@rule("WM-22.4")
@pytest.mark.parametrize("what", ["min", "knowledge"])
def test_scavenge_gives_a_resource_and_a_pp(what: str) -> None:
    t = covered("scavenge")
    assert t.options == ["what-min", "what-knowledge"]
    t.play(what, "tactics", "1")
    assert getattr(t.me, what) == 1
    assert t.me.track("tactics") == 1
    assert t.nothing_pending


@rule("WM-22.4", "WM-23.7")
def test_warden_insight_draws_a_card_and_gives_a_pp() -> None:
    t = covered("warden_insight", health=1, pile="happy_ending").play("combat", "1")
    assert t.me.hand == "sly_poem, happy_ending"
    assert t.me.track("combat") == 1
    assert t.nothing_pending


@rule("WM-22.4", "WM-R92", "WM-R51")
def test_turn_the_hourglass_moves_time_back_first() -> None:
    t = covered("turn_the_hourglass", time=4)
    assert t.options == ["back-2", "back-1", "pass"]
    t.play("back-2")
    assert t.now == (1, "morning", 3)
    assert t.options == ["steps-10", "steps-11", "steps-12"]
    t.play("10")
    assert t.now == (2, "morning", 1)
    assert t.nothing_pending


@rule("WM-R51", "WM-R92")
def test_turn_the_hourglass_not_before_the_first_morning() -> None:
    t = covered("turn_the_hourglass", time=1)
    assert t.options == ["back-1", "pass"]
    t = covered("turn_the_hourglass")
    assert t.ask == "time-steps"


@rule("WM-22.4", "WM-R22")
def test_banishing_word_banishes_a_scarab_anywhere_but_in_the_throne_room() -> None:
    t = covered("banishing_word", scarabs={LIBRARY: 2, "fae_rift": 1})
    assert ends(t) == {LIBRARY, "fae_rift"}
    t.play(LIBRARY, "combat", "1")
    assert t.scarabs(LIBRARY) == 1
    assert t.me.track("combat") == 1
    assert t.nothing_pending
    assert covered("banishing_word").ask == "time-steps", "only in the Throne Room"


# ------------------------------------------------------------------ in battles


@rule("WM-22.4", "WM-R13")
@pytest.mark.parametrize(("tactic", "expected"), [("deadly_attack", (2, 0)), ("sturdy_guard", (1, 1))])
def test_deadly_attack_and_sturdy_guard_count_in_all_battles(tactic: str, expected: tuple[int, int]) -> None:
    t = acting("charge", slots=(f"shifting_manor + {tactic}",), **FIGHT, dice=[BLANK, BLANK])
    t.play("act:attack")
    first = (expected[0] + 1, expected[1])
    assert totals(t) == first, "and the match of Charge's Hit with the wild icon"
    t.play("return", "combat", "combat")
    assert t.nothing_pending


@rule("WM-22.4")
def test_deadly_attack_counts_from_the_moment_it_is_put_down_also_on_a_face_down_card() -> None:
    t = covered("deadly_attack", side="face-down", **FIGHT, dice=[BLANK, BLANK]).play(
        "1", "down-attack", "return", "combat", "combat"
    )
    assert totals(t) == (1, 0)
    assert t.nothing_pending


@rule("WM-22.4", "WM-R88", "WM-14.8")
def test_borrowed_blade_gives_a_die_in_one_battle() -> None:
    t = acting(
        "deceptive_move",
        slots=("", "charge + borrowed_blade"),
        at=LIBRARY,
        scarabs={LIBRARY: 1},
        dice=[BLANK, 4, BLANK, 1, BLANK],
    )
    t.play("act:attack")
    assert t.ask == "battle-before"
    t.play("cover-2", "attack", "return", "combat", "combat")
    assert totals(t) == (2, 0)
    assert t.me.spent_covers == [False, False, True, False, False]
    assert t.nothing_pending


@rule("WM-22.4")
def test_borrowed_blade_may_wait_for_another_battle_but_works_only_once() -> None:
    battle: dict[str, Any] = {"slots": ("", "charge + borrowed_blade"), **FIGHT, "dice": [1, BLANK]}
    t = acting("deceptive_move", **battle).play("act:attack", "pass", "return", "combat", "combat")
    assert t.me.spent_covers == [False] * 5
    t = acting("deceptive_move", **battle, spent_covers=[False, False, True, False, False]).play("act:attack")
    assert t.ask == "keep-scarab"
