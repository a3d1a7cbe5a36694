"""WM-30: Therus: set-up, the spell that every payment strengthens, and the counter-spell."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.weirdwood.catalogue import BOX
from magemoot.games.weirdwood.manor import AWAY
from tests.games.weirdwood.haunted import NO_PP, THERUS, ended, spent_pp, turn_ends
from tests.games.weirdwood.play import INNER, MIDDLE, OUTER, Table, name_of, new_game, table, told
from tests.support.rules import rule


def pays(arms: list[int], *others: Any, **more: Any) -> Table:
    """Celia pays one Power token for Ode to Courage."""
    fae = {"arms": arms, **more.pop("fae", {})}
    t = table("celia", *(others or ("bailey",)), monster=THERUS, hand="charge", power=1, fae=fae, **more)
    return t.play("ode_to_courage")


def steps(t: Table) -> int:
    """How many steps the spell has made."""
    return len([e for e in t.events("spell-arm") if e.rule != "WM-30.8"])


def counters(space: int, *others: Any, **more: Any) -> Table:
    """Celia has four Mîn in the Throne Room, without Scarabs and Therus; Lady Weirdwood is on a space of her track."""
    fae = {"at": "fae_rift", "possession": space, **more.pop("fae", {})}
    said: dict[str, Any] = {
        "at": "throne_room",
        "min": 4,
        "scarabs": {"throne_room": 0},
        "hand": "charge",
        "tracks": NO_PP,
    }
    return table("celia", *others, monster=THERUS, fae=fae, **{**said, **more})


# ------------------------------------------------------------------ set-up


@rule("WM-30.1", "WM-30.32", "WM-30.25", "WM-R91")
def test_therus_begins_in_the_throne_room_and_lady_weirdwood_on_her_track() -> None:
    t = new_game("celia", "bailey", options={"monster": "therus"})
    assert (t.fae_at, t.lady_at) == ("throne_room", "")
    assert (t.fae.health, t.fae.possession, t.fae.arms) == (17, 4, [0, 0, 0])
    assert (t.fae.plans, t.fae.plans_open, t.fae.powers) == ([], [], [[], [], []])
    assert len(t.fae.deck) + len(t.fae.top) == 20
    assert t.state.tiles_left == 5


@rule("WM-R91")
@pytest.mark.parametrize(("who", "health"), [(1, 25), (2, 22), (3, 17), (4, 11), (5, 8)], ids=str)
def test_with_scaling_his_health_follows_the_number_of_characters(who: int, health: int) -> None:
    names = ("celia", "bailey", "sekhmet", "eugene", "oliver")[:who]
    assert new_game(*names, options={"monster": "therus", "scaling": True}).until("turn").fae.health == health
    assert new_game(*names, options={"monster": "therus"}).until("turn").fae.health == 17


# ------------------------------------------------------------------ every payment


@rule("WM-30.2", "WM-30.30", "WM-R68")
@pytest.mark.parametrize(("day", "n"), [(1, 2), (3, 2), (4, 4), (7, 4), (8, 5), (12, 5)])
def test_each_payment_strengthens_the_spell_by_the_day(day: int, n: int) -> None:
    t = pays([0, 0, 0], day=day).until("other-player")
    assert steps(t) == sum(t.fae.arms) == n
    assert {told(e, "arm") for e in t.events("spell-arm")} <= {1, 2, 3}


@rule("WM-30.3", "WM-T25", "WM-30.4")
def test_how_much_is_paid_does_not_matter() -> None:
    t = table(
        "celia",
        monster=THERUS,
        day=5,
        hand="charge",
        at="ancient_foundry",
        min=1,
        knowledge=1,
        rest={"may_use_room": True},
        fae={"arms": [0, 0, 5]},
    )
    t.play("room", "part-0", "balanced", "arm-1", "arm-2")
    assert t.me.resources == (0, 0, 0, 0)
    assert t.offers("arm-2"), "two of four steps are left"
    assert not t.offers("arm-3"), "an arm at its last space takes none"
    t.play("arm-2")
    assert t.fae.arms == [2, 2, 5]
    assert steps(t) == 4
    t = table(
        "celia",
        monster=THERUS,
        day=5,
        hand="charge",
        at="ancient_foundry",
        forged=["attack", "attack", "attack"],
        min=2,
        knowledge=3,
        rest={"may_use_room": True},
    )
    t.play("room", "part-0", "balanced").until("spend-pp")
    assert steps(t) == 4, "five tokens or two, one payment"


@rule("WM-30.2")
@pytest.mark.parametrize(
    ("cost", "paid"), [({"knowledge": 1}, (0, 0, 0, 0)), ({"knowledge": 1, "min": 3}, (3, 0, 0, 0))], ids=str
)
def test_a_card_that_costs_something_strengthens_it_too(cost: dict[str, Any], paid: tuple[int, ...]) -> None:
    t = table("celia", monster=THERUS, hand="happy_ending", **cost)
    t.play("evening", "face-up")
    assert (t.ask, t.asked) == ("spell-arm", "celia")
    assert t.me.resources == paid
    t.play("arm-2")
    assert t.fae.arms == [1, 1, 0]


@rule("WM-T46", "WM-R47")
def test_what_a_bonus_covers_is_not_spent() -> None:
    # Knowledge meets Knowledge, and the card's one Knowledge costs nothing.
    slots = ["lore_masters_meditation", "determined_sprint"]
    t = table("celia", monster=THERUS, hand="happy_ending", slots=slots)
    t.play("evening", "face-up")
    assert t.ask == "time-steps"
    assert t.fae.arms == [0, 0, 0]


@rule("WM-R68", "WM-30.2")
def test_damage_and_costs_that_are_no_tokens_are_not_spending() -> None:
    t = turn_ends(THERUS, "firebolt", at="throne_room", power=1)
    t.play("power")
    assert t.me.power == 0
    assert t.fae.arms == [0, 0, 0]
    t = turn_ends(THERUS, "draining_gaze", at="throne_room", min=1)
    assert t.me.min == 0
    assert t.fae.arms == [0, 0, 0], "a loss is forced"
    t = table("celia", monster=THERUS, at="fae_rift", hand="charge", rest={"may_use_room": True})
    t.play("room").until("turn")
    assert t.fae.arms == [0, 0, 0]


@rule("WM-R68", "WM-30.33", "WM-R70")
def test_whoever_pays_in_anothers_turn_decides_the_steps_and_the_plans_belong_to_that_turn() -> None:
    t = table(
        "bailey",
        {"who": "celia", "power": 1},
        monster=THERUS,
        at="roman_baths",
        hand="charge, fae_touch",
        scarabs={"roman_baths": 1},
        next_card="mind_spike",
        fae={"arms": [1, 0, 3]},
        dice=[6, 6],
    )
    t.play("charge", "morning", "face-down", "1", "down-attack", "ode_to_courage")
    assert (t.asked, t.ask) == ("celia", "spell-arm")
    t.play("arm-2", "arm-1")
    assert t.fae.arms == [2, 1, 3]
    assert len(t.events("plan")) == 1
    assert (t.active, t.asked, t.ask) == ("bailey", "bailey", "fae-choice"), "at the end of Bailey's turn"


# ------------------------------------------------------------------ the arms


@rule("WM-30.4")
def test_the_steps_are_split_freely_and_equal_arms_are_one_choice() -> None:
    t = pays([2, 0, 0])
    assert t.options == ["arm-1", "arm-2"]
    t.play("arm-2")
    assert t.options == ["arm-1", "arm-2", "arm-3"]
    t.play("arm-3")
    assert t.fae.arms == [2, 1, 1]


@rule("WM-30.4", "WM-30.32")
def test_a_cube_on_the_central_space_goes_no_further() -> None:
    t = pays([5, 5, 0])
    assert t.fae.arms == [5, 5, 2], "no question: there is one arm left"


@rule("WM-30.6")
@pytest.mark.parametrize(("arm", "cards"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 0)], ids=str)
def test_stopping_on_or_passing_an_icon_plans_a_card(arm: int, cards: int) -> None:
    # Two steps of one arm, or, with one that is left to do, the last one and another of the next spell.
    t = pays([5, 5, arm], fae={"possession": 8})
    assert t.rules("plan") == ["WM-30.6"] * cards
    assert len(t.fae.plans) == cards
    assert bool(t.events("spell-cast")) == (arm >= 3)


@rule("WM-30.6", "WM-30.24")
def test_planned_cards_queue_up_face_down_from_left_to_right() -> None:
    t = pays([1, 1, 0], fae={"plans": "firebolt", "ahead": "mind_spike, arcane_duel"})
    t.play("arm-1", "arm-2")
    assert [name_of(card) for card in t.fae.plans] == ["firebolt", "mind_spike", "arcane_duel"]
    assert len(t.fae.top) == 1, "the next back shows"
    assert [name_of(card) for card in t.session.view(0).fae.plans] == ["face-down"] * 3


@rule("WM-R103", "WM-30.6")
def test_with_all_cards_in_the_plans_none_is_drawn() -> None:
    every = ", ".join(f"{len(card.times)} {id}" for id, card in BOX.therus_cards.items())
    t = pays([5, 5, 1], fae={"plans": every})
    assert t.fae.arms == [5, 5, 3]
    assert len(t.fae.plans) == 20
    t = pays([5, 5, 1], fae={"discards": every})
    assert len(t.events("monster-deck")) == 1
    assert len(t.fae.plans) == 1, "the discards are a deck anew"


# ------------------------------------------------------------------ the spell is cast


@rule("WM-30.7", "WM-30.8", "WM-T30")
def test_the_spell_is_cast_and_the_steps_that_are_left_begin_anew() -> None:
    t = pays([5, 5, 3], day=9)
    # Two steps, past the icon on 4, cast it: one card for the icon, one for Lady Weirdwood's new space.
    assert t.fae.possession == 3
    assert len(t.fae.plans) == 2
    assert (t.ask, t.fae.arms) == ("spell-arm", [1, 0, 0]), "three equal arms: the first of three steps"
    t.play("arm-1")
    assert t.fae.arms == [2, 0, 0]
    assert len(t.fae.plans) == 3
    t.play("arm-2")
    assert t.fae.arms == [2, 1, 0]
    assert steps(t) == 5
    assert t.ask == "other-player"


@rule("WM-30.7")
@pytest.mark.parametrize(
    ("space", "cards"), [(8, 0), (7, 0), (6, 0), (5, 1), (4, 1), (3, 2), (2, 2)], ids=lambda n: str(n)
)
def test_what_the_upper_half_of_each_space_does(space: int, cards: int) -> None:
    t = pays([5, 5, 4], fae={"possession": space})
    assert t.fae.possession == space - 1
    assert len(t.fae.plans) == cards
    assert t.fae.health == 17, "the lower half is for the way back"
    assert t.rules("spell-cast") == ["WM-30.7"]


@rule("WM-30.9", "WM-5.7", "WM-R97")
def test_on_the_leftmost_space_the_game_is_lost_at_once() -> None:
    t = pays([5, 5, 4], fae={"possession": 1})
    assert t.end == "possession"
    assert t.over
    assert t.fae.plans == []


@rule("WM-30.5", "WM-R109")
def test_the_active_player_assigns_the_steps_of_a_card_one_by_one() -> None:
    fae = {"arms": [4, 3, 5], "ahead": "mind_spike"}
    t = turn_ends(THERUS, "whispered_promise", {"who": "bailey", "hand": "charge"}, day=8, fae=fae, rest={"active": 1})
    # Four steps: three fill the arms, the spell is cast in the middle of the card, the fourth begins anew.
    assert (t.asked, t.ask) == ("bailey", "spell-arm")
    t.play("arm-1")
    assert t.fae.possession == 3
    assert t.fae.arms == [1, 0, 0]
    assert steps(t) == 4
    assert t.ask == "fae-choice", "the card that an icon has drawn comes next"
    assert [e.name for e in t.events("monster-card", "spell-cast")] == ["monster-card", "spell-cast", "monster-card"]


# ------------------------------------------------------------------ the counter-spell


@rule("WM-30.10", "WM-30.11", "WM-30.12")
def test_a_counter_spell_costs_four_resources_and_does_not_strengthen_the_spell() -> None:
    t = counters(4, min=2, knowledge=1, scarab=2, tracks={})
    t.play("counter-spell")
    assert t.ask == "pay"
    t.play("min", "scarab", "min", "scarab")
    assert t.me.resources == (0, 1, 0, 0)
    assert t.ask == "spend-pp"
    t.play("power", "power")
    assert t.me.track("power") == 2
    assert spent_pp(t) == 2
    assert (t.fae.possession, t.fae.health) == (5, 16)
    assert t.fae.arms == [0, 0, 0]


@rule("WM-30.10", "WM-R69")
def test_where_and_when_it_can_be_spoken() -> None:
    assert counters(4, power=1).offers("counter-spell")
    assert not counters(4, at="fae_rift", fae={"at": "throne_room"}).offers("counter-spell")
    assert not counters(4, scarabs={"throne_room": 1}).offers("counter-spell")
    assert not counters(4, fae={"at": "throne_room"}).offers("counter-spell")
    assert not counters(4, min=3, power=1).offers("counter-spell"), "a Power token is no resource"
    assert counters(4, fae={"at": "", "summoning": 3}).offers("counter-spell"), "with Therus away"
    t = counters(4, {"who": "bailey", "at": "throne_room", "min": 4}, min=0, hand="charge, fae_touch")
    assert t.asked == "celia"
    assert not t.offers("counter-spell"), "only on the own turn"


@rule("WM-30.12", "WM-30.13", "WM-30.10")
def test_it_can_be_spoken_again_up_to_the_rightmost_space() -> None:
    t = counters(6, min=12, power=1)
    t.play("counter-spell")
    assert t.fae.possession == 7
    t.play("counter-spell")
    assert (t.fae.possession, t.fae.health) == (8, 15)
    assert t.me.min == 4
    assert not t.offers("counter-spell")


@rule("WM-30.12", "WM-R67")
@pytest.mark.parametrize(
    ("space", "hurt"), [(1, 0), (2, 1), (3, 0), (4, 1), (5, 1), (6, 1), (7, 1)], ids=lambda n: str(n)
)
def test_what_the_lower_half_of_each_space_does(space: int, hurt: int) -> None:
    t = counters(space, tracks={}, power=1, fae={"health": 16}).play("counter-spell", "tactics", "tactics")
    assert t.fae.possession == space + 1
    assert t.fae.health == 16 - hurt
    assert len(t.fae.plans) == hurt, "falling to 15 reaches his icon; the upper half is for the spell"
    assert spent_pp(t) == 2, "no PP for what is no Hit"


@rule("WM-R67", "WM-R101", "WM-30.36")
def test_a_counter_spell_can_beat_him_but_his_plans_come_first() -> None:
    t = counters(4, power=1, fae={"health": 1, "plans": "mind_spike"}).play("counter-spell")
    assert t.fae.health == 0
    assert t.ask == "fae-choice"
    t.play("suffer-hand-card")
    assert t.end == "won"


# ------------------------------------------------------------------ no loss by curses


@rule("WM-30.31")
def test_curses_never_lose_the_game_against_therus() -> None:
    last = "altar_of_altruism"
    tiles = [room for room in (*OUTER, *MIDDLE, *INNER) if BOX.rooms[room].curse is not None]
    t = turn_ends(
        THERUS,
        "guard_the_throne",
        day=4,
        at="roman_baths",
        cursed=[r for r in tiles if r != last],
        scarabs={last: 1},
        fae={"at": last},
    )
    assert t.cursed(last)
    assert t.state.lady == AWAY
    assert ended(t)
