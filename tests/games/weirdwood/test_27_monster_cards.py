"""WM-27: Monster cards: what their backs show, time, the state, sections, Power Cards, and when the deck runs out."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from magemoot.games.weirdwood.catalogue import MonsterCard, monster_card, pieces_of
from magemoot.games.weirdwood.fae import pool
from magemoot.games.weirdwood.table import monster_state, top_back
from tests.games.weirdwood.ogrish import BLANK, CAVE, NO_PP, attacked, full, in_cave, ogre_card, spend
from tests.games.weirdwood.play import Table, Who, Zone, name_of, table, told
from tests.support.rules import rule

MONSTERS = ("ogre", "wraith", "therus")
ENDING = {"phase": "turn-end", "played": True}


def cards(monster: str) -> list[str]:
    return [name_of(card) for card in pieces_of(MonsterCard, monster=monster)]


def type_of(name: str) -> str:
    """The type of one of Therus's cards."""
    return next(monster_card(c).facts.type for c in pieces_of(MonsterCard, monster="therus") if name_of(c) == name)


def powers(t: Table) -> list[str]:
    """The Power Cards on the three places."""
    return [str(Zone(place)) for place in t.fae.powers]


# ------------------------------------------------------------------ the deck


@rule("WM-27.1", "WM-1.6")
@pytest.mark.parametrize("monster", MONSTERS)
def test_twenty_cards_of_which_only_the_back_of_the_next_is_known(monster: str) -> None:
    assert len(cards(monster)) == 20
    t = table(monster=monster, hand="charge")
    assert (len(t.fae.deck), len(t.fae.top)) == (19, 1)
    seen = t.session.view(0).fae
    assert all(card < 0 for card in [*seen.deck, *seen.top])
    following = monster_card(t.fae.top[0])
    assert seen.back == f"{following.facts.type}-{following.time}"


@rule("WM-27.1")
def test_the_back_shown_is_always_that_of_the_next_card() -> None:
    t = table(next_card="thundering_roar", hand="charge")
    assert t.fae.back == "attack-4"
    t.card("charge", "morning", "down-min", face="face-down")
    following = monster_card(t.fae.top[0])
    assert t.fae.back == f"{following.facts.type}-{following.time}"
    # Cards looked at and laid in another order.
    t = table("bailey", next_card="thundering_roar", hand="charge", power=1, min=1, companions="pennywhistle")
    t.play("listening_walls")
    second = t.decision.options[1].piece
    assert second is not None
    t.play(t.options[1])
    assert t.fae.back == f"{monster_card(second).facts.type}-{monster_card(second).time}"
    assert t.nothing_pending


@rule("WM-27.2")
@pytest.mark.parametrize(("monster", "types"), [("ogre", (6, 5, 5, 4)), ("wraith", None), ("therus", None)])
def test_cards_are_of_four_types(monster: str, types: tuple[int, ...] | None) -> None:
    found = Counter(monster_card(card).facts.type for card in pieces_of(MonsterCard, monster=monster))
    assert set(found) == {"move", "attack", "scarab", "power"}
    assert types is None or tuple(found[kind] for kind in ("move", "attack", "scarab", "power")) == types


@rule("WM-R53", "WM-27.1")
def test_type_and_time_are_known_before_the_card_is_turned() -> None:
    t = table(next_card="thundering_roar", hand="charge")
    assert top_back(t.state) == ("attack", 4)
    t.card("charge", "morning", "down-min", face="face-down")
    assert [e.args["count"] for e in t.events("time-forward")] == [1, 4]
    assert name_of(told(t.events("monster-card")[0], "card")) == "thundering_roar"


# ------------------------------------------------------------------ resolving


@rule("WM-27.3", "WM-13.11", "WM-28.23", "WM-9.2")
def test_time_goes_on_then_the_card_is_carried_out_then_discarded() -> None:
    t = table(next_card="skittering_swarm", hand="fae_touch", dice=(1, 1, 2, 1), companions="pennywhistle")
    t.card("fae_touch", "morning", "down-min", face="face-down")
    assert t.fae.discards == []
    t.play("end")
    names = [e.name for e in t.log]
    assert names[names.index("gain") + 1 :] == [
        "time-forward",
        "monster-card",
        "room-dice",
        "scarab-appears",
        "room-dice",
        "scarab-appears",
    ]
    assert t.now == (1, "afternoon", 2), "1 space for my card, 3 for his"
    assert Zone(t.fae.discards) == "skittering_swarm"
    assert t.fae.in_hand == []
    assert t.nothing_pending


@rule("WM-27.4", "WM-28.18", "WM-R54", "WM-30.30")
@pytest.mark.parametrize("monster", MONSTERS)
def test_the_state_follows_the_day(monster: str) -> None:
    states = [monster_state(table(monster=monster, day=day, hand="charge").state)[0] for day in range(1, 13)]
    assert "".join(states) == ("cccaaaafffff" if monster == "therus" else "ccccaaaaafff")


@rule("WM-T20", "WM-27.5", "WM-27.7")
def test_with_plus_signs_all_sections_up_to_the_state_are_carried_out() -> None:
    """Come Forth!, back time 2, after the advance it is Day 6, Angry: the dice, his Room, but not the dice again."""
    t = ogre_card("come_forth/2", day=5, time=11, dice=(6, 3, 6, 1))
    assert t.now == (6, "morning", 2)
    assert len(t.events("scarab-appears")) == 2
    assert (t.scarabs("time_rift_terrace"), t.scarabs(CAVE)) == (1, 1)
    assert t.nothing_pending


@rule("WM-27.5", "WM-27.7")
@pytest.mark.parametrize(("day", "time", "scarabs"), [(4, 9, 1), (4, 10, 2), (9, 9, 2), (9, 10, 3)])
def test_the_state_is_read_after_the_time_of_the_card(day: int, time: int, scarabs: int) -> None:
    t = ogre_card("come_forth", day=day, time=time, dice=(1, 1, 2, 1))
    assert len(t.events("scarab-appears")) == scarabs


@rule("WM-R93", "WM-27.7")
def test_a_card_keeps_its_state_even_if_it_brings_another_day_itself() -> None:
    """The PP for his Power Card end the Combat track; the row emptied by that moves time to Day 10, Furious."""
    t = ogre_card(
        "crushing_blow/2", at=CAVE, day=9, time=9, health=5, tracks={**NO_PP, "combat": 13}, dice=[BLANK] * 8,
        fae={"powers": "thick_hide", "cubes": full(head_1=0)},
    )  # fmt: skip
    t.play("area-head", "area-head")
    assert t.now == (10, "morning", 1)
    assert t.me.health == 5, "the Hit besides is for a card that began Furious"
    assert t.ask == "refresh"
    assert t.nothing_pending


@rule("WM-T21", "WM-27.6")
@pytest.mark.parametrize("with_him", [True, False])
def test_without_plus_signs_only_the_section_of_the_state_after_the_top_part(with_him: bool) -> None:
    """Thundering Roar, back time 4, Day 11, Furious: Lady Weirdwood only in his Room; 2 for everybody, nothing else."""
    t = ogre_card("thundering_roar", "celia", in_cave(health=5), day=11, health=5, lady=CAVE if with_him else None)
    assert t.now == (11, "evening", 2)
    assert t.fae.lady_health == (5 if with_him else 6)
    assert (t.me.health, t.other.health) == (3, 3)
    assert t.nothing_pending


# ------------------------------------------------------------------ Power Cards


@rule("WM-27.8", "WM-R56", "WM-27.3")
def test_a_power_card_takes_the_leftmost_free_place() -> None:
    t = ogre_card("thick_hide", fae={"powers": "sly_planning"})
    assert powers(t) == ["sly_planning", "thick_hide", "nothing"]
    assert t.now == (1, "evening", 1)
    assert t.fae.discards == []
    assert t.nothing_pending
    # Of three places the first has been freed.
    there: dict[str, Any] = {"powers": "thick_hide, gathering_strength, gathering_strength"}
    t = table("wally", hand="charge", power=1, scarab=1, fae=there, next_card="sly_planning", tracks=NO_PP)
    t.play("fae_infiltration", "thick_hide", "no").card("charge", "morning", "down-min", face="face-down")
    assert powers(t) == ["sly_planning", "gathering_strength", "gathering_strength"]


@rule("WM-27.12", "WM-R72")
def test_with_three_there_a_power_card_is_discarded() -> None:
    t = ogre_card("gathering_strength", fae={"powers": "sly_planning, thick_hide, gathering_strength"})
    assert Zone(t.fae.discards) == "gathering_strength"
    assert powers(t) == ["sly_planning", "thick_hide", "gathering_strength"]
    assert t.rules("power-card-discarded") == ["WM-27.12"]
    assert t.now == (1, "afternoon", 3), "its time has gone by all the same"


@rule("WM-R72")
def test_the_plans_of_therus_have_no_end_and_a_power_card_too_many_is_discarded() -> None:
    laid = [name for name in cards("therus") if type_of(name) == "power"]
    t = table(monster="therus", fae={"powers": ", ".join(laid[:3]), "plans": laid[3]}, rest=ENDING)
    assert Zone(t.fae.discards) == laid[3]
    assert t.fae.plans == t.fae.plans_open == []
    waiting = [name for name in cards("therus") if type_of(name) == "scarab"]
    plans = {"plans": ", ".join(waiting[:3]), "arms": [1, 0, 0]}
    t = table(monster="therus", fae=plans, hand="charge, fae_touch", min=1, companions="cedar_chompybark, pennywhistle")
    t.play("cedar_chompybark", "arm-1", "arm-1", "deep_mine")
    assert len(t.fae.plans) == 4
    assert t.nothing_pending


@rule("WM-T22", "WM-27.8", "WM-27.9", "WM-27.10")
@pytest.mark.parametrize(("day", "hits", "dice"), [(4, 1, 5), (5, 2, 7), (10, 3, 10)])
def test_the_sections_of_power_cards_follow_the_day(day: int, hits: int, dice: int) -> None:
    """Sly Planning and Gathering Strength: 1 die and 1 Hit in Calm, 1 die and 2 Hits in Angry, 2 dice and 3 Hits after."""
    t = attacked(day=day, fae={"powers": "sly_planning, gathering_strength"}, dice=[BLANK] * 11)
    assert t.totals == (0, 0, hits, 0)
    assert told(t.events("roll")[1], "count") == dice


@rule("WM-27.9")
def test_the_state_rises_while_the_cards_lie_there() -> None:
    t = table(
        at=CAVE, hand="tactical_gambit", companions="pennywhistle", day=4, time=11, dice=[BLANK] * 9,
        fae={"powers": "gathering_strength"},
    )  # fmt: skip
    t.card("tactical_gambit", "morning", "down-attack", face="face-down")
    assert t.now == (5, "morning", 1)
    assert t.totals == (0, 0, 2, 0)


@rule("WM-T51", "WM-R93")
def test_the_state_drops_when_time_goes_back_over_a_day() -> None:
    """Day 5 Morning 1 shows 2 Hits; a space back, Day 4 Night 3, only 1; forward again 2."""
    ready: dict[str, Any] = {
        "at": CAVE, "hand": "tactical_gambit", "companions": "tobias_tock, mathilda_ravenstone, pennywhistle", "day": 5,
        "fae": {"powers": "gathering_strength"}, "dice": [BLANK] * 14, "tracks": NO_PP,
    }  # fmt: skip
    t = table(**ready)
    assert pool.fixed(t.state) == [("mcard-gathering-strength", 2, 0)]
    t.play("tobias_tock", "back-1", "mathilda_ravenstone")
    assert t.now == (4, "night", 3)
    assert t.totals == (0, 0, 1, 0)
    assert told(t.events("roll")[1], "count") == 4, "Calm"
    t = table(**ready).play("tobias_tock", "back-1")
    t.card("tactical_gambit", "morning", "down-attack", face="face-down")
    assert t.now == (5, "morning", 1)
    assert t.totals == (0, 0, 2, 0)


@rule("WM-27.11", "WM-28.25", "WM-T22")
def test_after_a_battle_all_power_cards_go_for_two_pp_each() -> None:
    t = attacked(day=5, fae={"powers": "sly_planning, gathering_strength"}, dice=[BLANK] * 8)
    while t.ask == "damage":
        t.play("health")
    assert told(t.events("power-cards-beaten")[0], "count") == 4
    assert spend(t) == 4
    assert powers(t) == ["nothing"] * 3
    assert Zone(t.fae.discards) == "sly_planning, gathering_strength"
    assert t.nothing_pending


@rule("WM-27.11")
def test_a_battle_with_scarabs_leaves_power_cards_alone() -> None:
    t = attacked(fae={"powers": "sly_planning"}, scarabs={CAVE: 1}, dice=(1, BLANK)).play("return")
    assert spend(t) == 2
    assert powers(t)[0] == "sly_planning"
    assert t.nothing_pending


@rule("WM-R56")
def test_a_card_kept_by_wally_stays_at_the_state_shown() -> None:
    """Taken on Day 4, Calm: 1 Hit on Day 5, where on the Ogre's board it would be 2."""
    t = table(
        "wally", at=CAVE, day=4, time=11, power=1, scarab=1, hand="tactical_gambit", fae={"powers": "gathering_strength"},
        companions="pennywhistle", dice=[BLANK] * 6,
    )  # fmt: skip
    t.play("fae_infiltration", "yes", "track-power", "track-tactics")
    assert t.me.kept == "gathering_strength"
    t.card("tactical_gambit", "morning", "down-attack", "kept-0", face="face-down")
    assert t.now[0] == 5
    assert t.totals == (1, 0, 0, 0)
    assert Zone(t.fae.bottom) == "gathering_strength"


# ------------------------------------------------------------------ an empty deck


@rule("WM-27.13", "WM-28.24")
def test_an_empty_deck_is_formed_anew_from_the_discards_and_its_top_card_resolved() -> None:
    deck = cards("ogre")
    deck.remove("sly_planning")
    t = ogre_card("", fae={"discards": ", ".join(deck), "powers": "sly_planning"}, dice=[1] * 8)
    assert len(t.events("monster-deck")) == len(t.events("monster-card")) == 1
    lying = [*t.fae.deck, *t.fae.top, *t.fae.discards, *[card for place in t.fae.powers for card in place]]
    assert len(lying) == 20
    assert len(t.fae.top) == 1


@rule("WM-R103")
def test_no_monster_card_left_no_card_and_no_time() -> None:
    """With few cards in play: all of them lie on places of the board or beside Wally's."""
    t = table("wally", hand="charge", companions="pennywhistle")
    deck, m = t.fae.deck, t.fae
    t.me.w.kept += [*deck, *m.top][:2] + [*deck, *m.top][2:]
    m.deck, m.top = [], []
    t.me.w.kept_states += ["calm"] * 20
    t.card("charge", "morning", "down-min", face="face-down").play("end")
    assert t.events("monster-card") == []
    assert t.now == (1, "morning", 2)
    assert t.nothing_pending


# ------------------------------------------------------------------ what a card asks of players


@rule("WM-R116")
def test_whoever_cannot_lose_what_a_card_asks_loses_what_he_has() -> None:
    """Draining Gaze while Furious: one token of everybody. Celia has none, Bailey one, Oliver two of which he chooses."""
    others: list[Who] = [{"who": "bailey", "min": 1}, {"who": "oliver", "min": 1, "power": 1}]
    gaze: dict[str, Any] = {"fae": {"plans": "draining_gaze", "at": "deep_mine"}, "day": 8, "time": 1, "rest": ENDING}
    t = table("celia", *others, monster="therus", **gaze)
    assert (t.ask, t.asked, t.options) == ("lose-token", "oliver", ["what-min", "what-power"])
    t.play("power")
    assert [w.min for w in t.state.wardens] == [0, 0, 1]
    assert [w.power for w in t.state.wardens] == [0, 0, 0]


@rule("WM-R116")
def test_a_choice_names_only_what_can_be_carried_out_and_a_hit_always_can() -> None:
    """Mind Spike while Furious: a Hit or a hand card, for everybody; without a card, and with Health 1, the Hit is taken."""
    others: list[Who] = [{"who": "bailey", "hand": "charge"}, {"who": "oliver", "health": 1}]
    spike: dict[str, Any] = {"fae": {"plans": "mind_spike", "at": "deep_mine"}, "day": 8, "time": 1, "rest": ENDING}
    t = table("celia", *others, monster="therus", **spike)
    assert t.me.health == 2, "no card, nobody is asked"
    assert (t.asked, t.options) == ("bailey", ["suffer-hits", "suffer-hand-card"])
    t.play("suffer-hand-card")
    assert [w.health for w in t.state.wardens] == [2, 3, 1]
    assert t[1].hand == 0
    assert t.nothing_pending
