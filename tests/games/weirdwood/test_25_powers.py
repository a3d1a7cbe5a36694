"""WM-25: Powers: when they can be used, what they cost, and what becomes of the payment; those that others use for free."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.weirdwood.catalogue import BOX
from tests.games.weirdwood.fighting import BLANK, CAVE, HIT, LIBRARY, NO_PP, TWO, attacked_by_ogre, strike
from tests.games.weirdwood.landing import acting
from tests.games.weirdwood.play import Table, table
from tests.support.rules import rule

POWERS = {id: facts for one in BOX.characters.values() for id, facts in one.powers.items()}


def ready(who: str = "celia", *others: Any, **more: Any) -> Table:
    """A warden with tokens before playing a card; Pennywhistle keeps the turn open."""
    return table(who, *others, **{"hand": "charge", "companions": "pennywhistle", **more})


# ------------------------------------------------------------------ how often, and what it costs


@rule("WM-25.1", "WM-25.3")
def test_three_powers_on_each_board_for_one_power_token_each_and_mostly_resources() -> None:
    assert {len(one.powers) for one in BOX.characters.values()} == {3}
    assert {facts.cost["power"] for facts in POWERS.values()} == {1}
    assert sum(len(facts.cost) > 1 for facts in POWERS.values()) > len(POWERS) / 2


@rule("WM-25.1", "WM-6.3")
def test_each_once_a_turn_even_before_the_card() -> None:
    t = ready("bailey", power=3, knowledge=1)
    t.play("gentle_paws")
    assert t.me.power == 2
    assert not t.offers("gentle_paws")
    assert t.offers("listening_walls")
    assert t.offers("play")
    assert t.nothing_pending


@rule("WM-25.1")
def test_in_the_next_turn_again() -> None:
    t = ready("bailey", power=3, next_card="gathering_strength").play("gentle_paws")
    t.card("charge", "morning", "down-min", face="face-down", steps=1).play("end").until("turn")
    assert (t.active, t.round) == ("bailey", 0)
    assert t.state.round == 1
    assert t.offers("gentle_paws")


@rule("WM-25.1", "WM-7.5", "WM-6.2")
def test_between_two_actions_of_a_card() -> None:
    t = acting("deceptive_move", who="bailey", power=1).play("act:move", LIBRARY)
    t.play("gentle_paws", "act:move", "entrance_hall")
    assert (t.me.health, t.me.at) == (4, "entrance_hall")


@rule("WM-25.4", "WM-R110")
@pytest.mark.parametrize(
    ("held", "can"),
    [({"power": 1, "min": 1}, True), ({"power": 1}, False), ({"min": 1}, False), ({"power": 2}, False)],
)
def test_only_for_the_full_cost(held: dict[str, int], can: bool) -> None:
    """better_offer: 1 Power token and any resource."""
    assert ready("eugene", "celia", **held).offers("better_offer") is can


@rule("WM-T2", "WM-8.4", "WM-25.3")
def test_icons_take_off_min_and_knowledge() -> None:
    slots = ["lore_masters_meditation", "sharing_of_life"]
    t = ready("bailey", slots=slots, power=1, min=1).play("textbook_earling_leap")
    assert t.me.resources == (0, 0, 0, 0)
    assert not ready("bailey", slots=["sharing_of_life"], power=1, min=1).offers("textbook_earling_leap")


@rule("WM-R110")
@pytest.mark.parametrize(
    ("who", "power", "more"),
    [
        ("celia", "rewrite_the_verse", {}),
        ("celia", "rhyme_and_reason", {}),
        ("celia", "ode_to_courage", {}),
        ("sekhmet", "blade_dance", {}),
        ("sekhmet", "abraca_stab_ra", {"fae": {"at": "entrance_hall"}}),
        ("sekhmet", "warden_advance", {"scarabs": {"entrance_hall": 1}}),
        ("wally", "silent_and_deadly", {}),
        ("wally", "fae_infiltration", {}),
        ("oliver", "imaginary_friend", {"offer": "marrow"}),
    ],
)
def test_what_would_do_nothing_cannot_be_paid_for(who: str, power: str, more: dict[str, Any]) -> None:
    assert not ready(who, power=3, min=3, knowledge=3, scarab=3, **more).offers(power)


@rule("WM-R110")
@pytest.mark.parametrize(("more", "can"), [({"min": 1}, False), ({"min": 2}, True), ({"min": 1, "scarab": 1}, True)])
def test_nor_what_could_not_be_paid_for_any_more(more: dict[str, int], can: bool) -> None:
    """Of the Companions on offer only Cedar Chompybark can be used, for a resource besides that of the Power."""
    offer = "cedar_chompybark, marrow"
    t = ready("oliver", "celia", offer=offer, power=1, **more)
    assert t.offers("imaginary_friend") is can
    t = ready("oliver", "celia", offer=offer, power=1, exhausted="pennywhistle", tactics="scavenge", **more)
    assert t.offers("imaginary_friend"), "for his own Companion"
    assert t.me.w.min == more["min"]


# ------------------------------------------------------------------ the payment


@rule("WM-25.5", "WM-25.7", "WM-R39", "WM-9.12")
def test_a_scarab_lies_on_the_power_until_the_end_of_the_turn() -> None:
    """None is left in the supply meanwhile, so that none can be gained."""
    rest = {"scarab_supply": 0}
    t = ready("eugene", "celia", power=1, scarab=1, next_card="gathering_strength", rest=rest, scarabs={LIBRARY: 43})
    assert t.state.scarab_supply == 0
    t.play("better_offer")
    assert (t.me.scarab, t.me.on_scrolls, t.state.scarab_supply) == (0, 1, 0)
    assert t.options == ["what-min", "what-knowledge"], "the payment comes first"
    t.play("min", "min", "pass")
    assert t.me.on_scrolls == 1
    t.card("charge", "morning", "down-min", face="face-down", steps=1).play("end", "no")
    assert t.active == "celia"
    assert (t.me.on_scrolls, t.state.scarab_supply) == (0, 1)


@rule("WM-25.6", "WM-R110")
def test_of_two_effects_one_is_chosen_and_the_power_is_used_up() -> None:
    t = ready("bailey", "celia", power=2, scarabs={"entrance_hall": 1}, tracks=NO_PP).play("gentle_paws")
    assert t.options == ["option-gain-health", "option-banish"]
    t.play("option-banish")
    assert (t.me.health, t.scarabs("entrance_hall")) == (3, 0)
    assert not t.offers("gentle_paws")
    assert t.nothing_pending


# ------------------------------------------------------------------ on other players' turns


@rule("WM-25.2", "WM-R76")
def test_only_powers_that_say_so_work_in_the_battles_of_others() -> None:
    celia = {"who": "celia", "power": 3, "knowledge": 2, "min": 2}
    t = strike("bailey", celia, scarabs=2, tracks=NO_PP, dice=[BLANK, HIT, HIT])
    assert t.asked == "celia"
    assert t.options == ["power-1-ode_to_courage", "pass"]
    t.play("ode_to_courage")
    assert t.totals == (0, 2, 2, 0)
    assert t.other.power == 2
    assert t.nothing_pending


@rule("WM-R76", "WM-25.1")
def test_once_in_the_turn_of_another() -> None:
    """Mathilda gives a second battle; Celia's payment is over with the turn."""
    celia = {"who": "celia", "power": 3, "hand": "charge"}
    t = strike(
        "bailey", celia, scarabs=1, tracks=NO_PP, companions="mathilda_ravenstone", dice=[BLANK] * 4,
        next_card="gathering_strength",
    )  # fmt: skip
    t.play("ode_to_courage")
    assert t.other.powers_used == ["ode_to_courage"]
    t.play("mathilda_ravenstone")
    assert t.totals == (0, 0, 0, 0)
    assert t.other.power == 2
    t.until("turn")
    assert (t.active, t.other.powers_used) == ("celia", [])


@rule("WM-25.2", "WM-R76", "WM-R106")
def test_before_the_turn_of_another_ends() -> None:
    """Celia heals Bailey at the end of his turn, and again in her own; Monster cards come afterwards."""
    celia = {"who": "celia", "power": 2, "hand": "charge", "knowledge": 1, "slots": ["fae_touch"]}
    t = table("bailey", celia, rest={"played": True, "phase": "turn-end"}, next_card="gathering_strength")
    assert (t.asked, t.options) == ("celia", ["power-1-ode_to_courage", "pass"])
    assert not t.events("monster-card")
    t.play("ode_to_courage")
    assert (t.asked, t.ask) == ("bailey", "other-player")
    t.play("bailey", "yes")
    assert (t.me.health, t.other.power) == (5, 1)
    assert t.ask == "refresh"
    t.play("no")
    assert t.offers("ode_to_courage")
    t = table("bailey", celia, rest={"played": True, "phase": "turn-end"}, next_card="gathering_strength").play("pass")
    assert (t.ask, t.other.power) == ("refresh", 2)
    assert t.nothing_pending


@rule("WM-R76")
def test_who_is_attacked_on_the_turn_of_another_has_no_powers_of_the_own_turn() -> None:
    celia = {"who": "celia", "at": CAVE, "power": 2, "knowledge": 1}
    t = attacked_by_ogre("bailey", celia, at=LIBRARY, dice=[BLANK] * 5).play("pass")
    assert t.events("attacked")
    assert (t.asked, t.ask) == ("bailey", "refresh")


@rule("WM-R76")
def test_not_her_own_battle_nor_her_own_defence() -> None:
    """Her Ode is for another; when she defends, her other Powers of that moment still work."""
    t = attacked_by_ogre(power=2, knowledge=1, dice=[BLANK, BLANK, HIT, BLANK, BLANK])
    assert t.options == ["power-0-rhyme_and_reason", "pass"]
    t.play("rhyme_and_reason", "option-battle-hits")
    assert t.totals == (0, 1, 1, 0)
    assert t.me.health == 3


@rule("WM-R106", "WM-2.11")
def test_another_player_may_decline_and_chooses_for_himself() -> None:
    t = ready("eugene", "celia", "wally", power=1, min=1).play("better_offer", "min", "scarab")
    assert (t.asked, t.options) == ("eugene", ["seat-1", "seat-2", "pass"])
    t.play("wally")
    assert (t.asked, t.ask) == ("wally", "accept")
    t.play("yes", "knowledge", "knowledge")
    assert t["wally"].knowledge == 2
    assert t.nothing_pending
    t = ready("eugene", "celia", power=1, min=1).play("better_offer", "min", "scarab", "celia", "no")
    assert t.other.resources == (0, 0, 0, 0)
    assert t.me.resources == (1, 0, 1, 0)


# ------------------------------------------------------------------ for free


@rule("WM-T64", "WM-R104", "WM-R74")
def test_imaginary_friend_started_by_arthur() -> None:
    """He may refresh another Companion, not Arthur; afterwards he may still pay for the Power itself."""
    t = ready("oliver", companions="arthur_weirdwood, pennywhistle", exhausted="pennywhistle", power=1, min=1)
    t.play("arthur_weirdwood", "imaginary_friend", "option-refresh-companion")
    assert t.options == ["companion-pennywhistle", "pass"]
    t.play("pennywhistle")
    assert t.me.exhausted == [True, False]
    assert (t.me.power, t.me.powers_used) == (1, [])
    t.play("imaginary_friend", "option-refresh-companion")
    assert t.options == ["companion-arthur_weirdwood", "pass"], "started by itself it may refresh him"


@rule("WM-T64", "WM-R104")
def test_an_offered_arthur_does_not_start_imaginary_friend_again() -> None:
    t = ready("oliver", offer="arthur_weirdwood", power=1, min=1, exhausted="pennywhistle")
    t.play("imaginary_friend", "option-use-offer-companion", "arthur_weirdwood")
    assert t.ask == "free-power"
    assert t.options == ["power-0-living_sketch", "power-0-waking_dream"]
    t.play("waking_dream")
    assert t.nothing_pending


@rule("WM-R74", "WM-25.4")
def test_a_free_power_keeps_its_moment() -> None:
    """Sekhmet's Powers of battle are not offered outside one, nor is Blade Dance without an enemy."""
    t = table("bailey", "sekhmet", free_power=True, hand="charge", companions="pennywhistle").play("free-power")
    assert t.options == ["power-0-textbook_earling_leap", "power-0-gentle_paws", "power-0-listening_walls"]


@rule("WM-R74", "WM-24.5", "WM-T49")
def test_a_free_power_may_be_one_for_right_after_a_move() -> None:
    """Celia comes to two Scarabs and uses Sekhmet's Warden Advance; not once something else was done."""
    there: dict[str, Any] = {"free_power": True, "scarabs": {LIBRARY: 2}, "tracks": NO_PP}
    t = acting("charge", "sekhmet", **there).play("act:move", LIBRARY, "free-power", "warden_advance", "keep", "return")
    assert (t.scarabs(LIBRARY), t.me.resources, t.me.powers_used) == (0, (0, 0, 1, 0), [])
    assert not t.offers("free-power")
    assert t.nothing_pending
    t = acting("charge", "sekhmet", **there).play("act:move", LIBRARY, "pennywhistle", "min", "free-power")
    assert t.offers("blade_dance")
    assert not t.offers("warden_advance")
    t = acting("steps_in_shadow", "sekhmet", **there).play("act:choose", "option-portal", LIBRARY, "free-power")
    assert not t.offers("warden_advance"), "a portal is no Move"


@rule("WM-R74", "WM-T49")
def test_arthur_lends_a_power_for_right_after_a_move() -> None:
    two: dict[str, Any] = {"who": "sekhmet", "companions": "arthur_weirdwood, pennywhistle", "tracks": NO_PP}
    t = acting("charge", scarabs={LIBRARY: 2}, **two).play("act:move", LIBRARY, "arthur_weirdwood", "warden_advance")
    t.play("keep", "keep")
    assert (t.scarabs(LIBRARY), t.me.scarab, t.me.exhausted) == (0, 2, [True, False])
    assert t.nothing_pending
    t = acting("charge", at=LIBRARY, scarabs={LIBRARY: 2}, **two)
    t.play("arthur_weirdwood")
    assert t.events("attack"), "without a Move Blade Dance is all that can be used"


@rule("WM-R74", "WM-T49")
def test_a_free_power_takes_the_moment_after_the_move() -> None:
    """Once the free Power of the track is used, Arthur comes too late for Warden Advance."""
    t = acting(
        "charge", "bailey", who="sekhmet", companions="arthur_weirdwood, pennywhistle", tracks=NO_PP, free_power=True,
        scarabs={LIBRARY: 2}, dice=[BLANK] * 3,
    )  # fmt: skip
    t.play("act:move", LIBRARY, "free-power", "gentle_paws", "option-gain-health", "bailey", "yes")
    assert t.me.health == 4
    t.play("arthur_weirdwood")
    assert (t.totals, t.scarabs(LIBRARY)) == ((0, 0, 0, 0), 2), "an Attack of Blade Dance"
    assert t.nothing_pending


@rule("WM-R104", "WM-21.5")
def test_arthur_lends_no_second_power_within_the_first() -> None:
    """He lends Blade Dance; in its battle neither he nor Blade Dance, which could be paid for, starts again."""
    arthur: dict[str, Any] = {"who": "sekhmet", "companions": "arthur_weirdwood, pennywhistle", "tracks": NO_PP}
    here: dict[str, Any] = {"at": LIBRARY, "scarabs": {LIBRARY: 2}, "dice": [BLANK] * 4}
    t = acting("charge", **arthur, **here, power=2, min=2).play("arthur_weirdwood")
    assert (t.ask, t.options) == ("battle-before", ["power-0-abraca_stab_ra", "pass"])
    t.play("pass")
    assert (t.totals, t.me.exhausted, t.me.power) == ((0, 0, 0, 0), [True, False], 2)
    assert t.nothing_pending


@rule("WM-R104", "WM-R74")
def test_within_a_paid_power_arthur_lends_another_but_not_the_same() -> None:
    arthur: dict[str, Any] = {"who": "sekhmet", "companions": "arthur_weirdwood, pennywhistle", "tracks": NO_PP}
    here: dict[str, Any] = {"at": LIBRARY, "scarabs": {LIBRARY: 2}, "dice": [BLANK, TWO, BLANK, BLANK]}
    t = acting("charge", **arthur, **here, power=1, min=1).play("blade_dance")
    assert (t.ask, t.options) == ("battle-before", ["companion-0-0-0", "pass"])
    t.play("arthur_weirdwood", "attack", "return", "return")
    assert (t.totals, t.me.exhausted) == ((2, 0, 0, 0), [True, False])
    assert t.nothing_pending
    t = acting("charge", **arthur, **here, power=1, min=1).play("blade_dance", "pass")
    assert t.totals[0] == 0, "two Hits of Blade Dance itself are not offered"
    assert t.nothing_pending
