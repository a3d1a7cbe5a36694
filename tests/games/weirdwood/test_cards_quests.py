"""The Quests of cards and places (WM-32): what each asks for, what is not enough, and what it gives."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.weirdwood.ogrish import BLANK, CAVE, NO_PP
from tests.games.weirdwood.play import table
from tests.games.weirdwood.questing import WATCH, done, quest
from tests.support.rules import rule

# ------------------------------------------------------------------ cards


@rule("WM-32.4", "WM-22.3")
def test_clever_tactics() -> None:
    """A Tactics card on a Morning card; the reward takes a played Tactics card back, now or later."""
    more: dict[str, Any] = {"hand": "charge, fae_touch", "tactics": "short_rest", "health": 3}
    t = quest("clever_tactics", **more).card(
        "charge", "morning", "down-min", face="face-down", tactic="short_rest", steps=1
    )
    t.play("quest")
    assert t.me.quest_tokens == ["take_back_played_tactics"]
    assert t.me.quest == 0
    t.play("token-take_back_played_tactics")
    assert t.me.tactics == "short_rest"
    assert t.me.covers[0] == []
    assert t.me.quest_tokens == []
    assert t.nothing_pending
    t = quest("clever_tactics", **more).card("charge", "morning", "down-min", face="face-down")
    assert not t.offers("quest"), "no Tactics card"
    t = quest("clever_tactics", **more).card(
        "charge", "afternoon", "down-min", face="face-down", tactic="short_rest", steps=3
    )
    assert not t.offers("quest"), "not on Morning"


@rule("WM-32.4")
def test_the_reward_of_clever_tactics_waits_for_a_played_card() -> None:
    kept = ["take_back_played_tactics"]
    t = table("celia", hand="charge, fae_touch", quest_tokens=kept, companions=WATCH, slots=["deceptive_move"])
    assert not t.offers("token-take_back_played_tactics")
    two = ["deceptive_move + short_rest", "tactical_gambit + quick_step"]
    t = table("celia", hand="charge, fae_touch", quest_tokens=kept, companions=WATCH, slots=two)
    t.play("token-take_back_played_tactics", "slot-1")
    assert t.me.tactics == "quick_step"
    assert t.nothing_pending


@rule("WM-32.4", "WM-21.3")
def test_clever_tactics_on_a_slot_of_all_times_counts_by_the_time_of_day() -> None:
    more: dict[str, Any] = {"hand": "charge", "tactics": "short_rest", "time": 9}
    for steps, fits in ((2, False), (3, True)):
        t = quest("clever_tactics", **more).card(
            "charge", "slot-4", "down-min", face="face-down", tactic="short_rest", steps=steps
        )
        assert t.offers("quest") == fits


@rule("WM-32.4", "WM-13.7")
@pytest.mark.parametrize(
    ("id", "time", "slot", "steps", "fits"),
    [
        ("early_bird", 11, "morning", 1, True),
        ("early_bird", 11, "morning", 2, False),
        ("early_bird", 2, "slot-4", 10, True),
        ("midnight_oil", 9, "night", 2, True),
        ("midnight_oil", 9, "night", 1, False),
        ("midnight_oil", 2, "slot-4", 9, True),
    ],
)
def test_early_bird_and_midnight_oil(id: str, time: int, slot: str, steps: int, fits: bool) -> None:
    """An Action Card that stops on Morning 1: a Health and a resource; one that stops on Night 3: a Power token."""
    t = quest(id, hand="charge", time=time).card("charge", slot, "down-min", face="face-down", steps=steps)
    assert t.offers("quest") == fits
    if not fits:
        return
    t.play("quest")
    if id == "early_bird":
        t.play("knowledge")
        assert (t.me.health, t.me.resources) == (4, (1, 1, 0, 0))
    else:
        assert (t.me.health, t.me.resources) == (3, (1, 0, 0, 1))
    assert done(t)


@rule("WM-32.4")
def test_early_bird_is_not_met_by_time_that_goes_on_by_itself() -> None:
    t = quest("early_bird", hand="charge", time=9, companions="tobias_tock, pennywhistle")
    t.card("charge", "slot-4", "down-min", face="face-down", steps=2).play("tobias_tock", "forward-1")
    assert t.now == (2, "morning", 1)
    assert not t.offers("quest")


@rule("WM-32.4", "WM-8.2")
def test_perfect_pattern() -> None:
    """Two matches in play: 2 PP and a resource. One is not enough."""
    t = quest("perfect_pattern", quest_slot=3, hand="charge", slots=["deceptive_move", "defensive_preparation"])
    assert not t.offers("quest")
    row = ["deceptive_move", "defensive_preparation", "steps_in_shadow"]
    t = quest("perfect_pattern", quest_slot=3, hand="charge", slots=row, tracks={**NO_PP, "combat": 0})
    t.play("quest", "scarab")
    assert (t.me.scarab, t.me.track("combat")) == (1, 2)
    assert done(t)


# ------------------------------------------------------------------ places


@rule("WM-32.4", "WM-R111")
@pytest.mark.parametrize(("lost", "power"), [(1, 1), (2, 2)])
def test_worthy_student(lost: int, power: int) -> None:
    """A Move or portal that ends in one of three Rooms, and 1 or 2 Health: 2 PP, a Power token and a resource, for 2 one more."""
    t = quest("worthy_student", hand="charge", health=3, tracks={**NO_PP, "power": 0, "combat": 14})
    assert not t.offers("quest")
    t.card("charge", "morning", "act:move", "royal_armoury", "quest", f"health-{lost}", "knowledge")
    assert t.me.health == 3 - lost
    assert t.me.track("power") == 2
    assert t.me.power == power + 1, "with the one of the Power track"
    assert done(t)
    assert t.offers("room"), "completing it is no action"


@rule("WM-R111", "WM-R31")
def test_worthy_student_never_takes_the_last_health() -> None:
    t = quest("worthy_student", hand="charge", health=2).card("charge", "morning", "act:move", "royal_armoury", "quest")
    assert t.me.health == 1
    t = quest("worthy_student", hand="charge", health=1).card("charge", "morning", "act:move", "royal_armoury")
    assert not t.offers("quest")


@rule("WM-32.4")
@pytest.mark.parametrize(
    ("room", "fits"), [("training_grounds", True), ("dragon_sanctuary", True), ("earling_library", False)]
)
def test_worthy_student_by_portal(room: str, fits: bool) -> None:
    t = quest("worthy_student", "bailey", hand="charge, fae_touch", power=1, knowledge=1, min=1).play(
        "textbook_earling_leap", room
    )
    if t.ask == "choose":
        t.play("pass")
    assert t.offers("quest") == fits


@rule("WM-32.4")
def test_throne_guard_by_defeating_two_in_one_battle() -> None:
    """2 PP and a Health."""
    ready: dict[str, Any] = {
        "at": "throne_room",
        "forged": ["attack"],
        "tracks": {**NO_PP, "combat": 0},
    }
    t = quest("throne_guard", hand="tactical_gambit", scarabs={"throne_room": 3}, dice=[BLANK, 4, 6, 6, 6], **ready)
    t.card("tactical_gambit", "morning", "down-attack", "keep", "keep", face="face-down")
    assert (t.me.health, t.me.track("combat")) == (3, 2)
    t.play("quest")
    assert (t.me.health, t.me.track("combat")) == (3 + 1 + 1, 4), "a Health for the Quest, one on the track"
    assert done(t)


@rule("WM-32.4")
def test_throne_guard_is_not_met_elsewhere_or_by_two_battles() -> None:
    ready: dict[str, Any] = {
        "forged": ["attack"],
        "hand": "tactical_gambit",
        "companions": "mathilda_ravenstone, pennywhistle",
    }
    t = quest("throne_guard", at=CAVE, scarabs={CAVE: 2}, dice=[BLANK, 4, 6, 6], fae={"at": "deep_mine"}, **ready)
    t.card("tactical_gambit", "morning", "down-attack", "keep", "keep", face="face-down")
    assert not t.offers("quest")
    t = quest("throne_guard", at="throne_room", scarabs={"throne_room": 3}, dice=[1, 6, 6, 6, 6, 1, 6, 6, 6], **ready)
    t.card("tactical_gambit", "morning", "down-attack", "keep", face="face-down").play("mathilda_ravenstone", "keep")
    assert t.scarabs("throne_room") == 1
    assert not t.offers("quest")


@rule("WM-32.4")
def test_throne_guard_by_standing_in_a_throne_room_without_scarabs() -> None:
    for scarabs, fits in ((0, True), (1, False)):
        t = quest("throne_guard", hand="charge, fae_touch", at="throne_room", scarabs={"throne_room": scarabs})
        assert t.offers("quest") == fits
    t = quest("throne_guard", hand="charge, fae_touch", scarabs={"throne_room": 0})
    assert not t.offers("quest"), "not there"


@rule("WM-32.4")
def test_grand_tour() -> None:
    """Moves or portals that end on all three rings in a turn, in any order: 2 PP and a Tactics card."""
    t = quest("grand_tour", "bailey", hand="deceptive_move, charge", power=1, knowledge=1, min=1, tactics_deck="short_rest",
              tracks={**NO_PP, "combat": 0})  # fmt: skip
    t.play("textbook_earling_leap", "summoning_chamber", "pass")
    assert not t.offers("quest")
    t.card("deceptive_move", "morning", "act:move", "deep_mine")
    assert not t.offers("quest"), "two rings"
    t.play("act:move", "entrance_hall", "quest")
    assert t.me.tactics == "short_rest"
    assert t.me.track("combat") == 2
    assert done(t)


@rule("WM-32.4")
def test_three_moves_on_two_rings_are_no_grand_tour() -> None:
    t = quest("grand_tour", hand="deceptive_move", tactics="quick_step")
    t.card(
        "deceptive_move",
        "morning",
        "royal_armoury",
        "no",
        "act:move",
        "deep_mine",
        "act:move",
        "entrance_hall",
        tactic="quick_step",
    )
    assert (t.me.at, t.offers("quest")) == ("entrance_hall", False)
    assert t.nothing_pending


@rule("WM-32.4")
def test_the_throne_room_is_no_ring_of_the_grand_tour() -> None:
    t = quest("grand_tour", hand="determined_sprint", tactics="quick_step", at="fae_rift", scarabs={"throne_room": 1})
    t.card(
        "determined_sprint",
        "morning",
        "throne_room",
        "act:move",
        "fae_rift",
        "act:move",
        "throne_room",
        tactic="quick_step",
    )
    assert not t.offers("quest")


@rule("WM-32.4")
def test_pilgrim_of_the_crypt() -> None:
    """The action of a Room of the inner ring: 2 Knowledge."""
    t = quest("pilgrim_of_the_crypt", hand="steps_in_shadow", at="oracles_crypt", tracks=NO_PP)
    t.card("steps_in_shadow", "morning", "act:choose", "option-portal", "summoning_chamber")
    assert not t.offers("quest"), "only arrived"
    t.play("room", "quest")
    assert t.me.resources == (1, 2, 0, 1)
    assert done(t)


@rule("WM-32.4")
def test_another_ring_is_not_enough_for_the_pilgrim() -> None:
    t = quest("pilgrim_of_the_crypt", hand="charge").card(
        "charge", "morning", "act:move", "royal_armoury", "room", "part-1"
    )
    assert not t.offers("quest")


@rule("WM-32.4", "WM-12.4")
def test_purifier() -> None:
    """A cleansed Room: a Power token and a resource."""
    t = quest("purifier", hand="charge, fae_touch", at="earling_library", cursed=["earling_library"], min=2)
    assert not t.offers("quest")
    t.play("cleanse", "quest", "min")
    assert t.me.resources == (1, 0, 0, 1)
    assert done(t)
