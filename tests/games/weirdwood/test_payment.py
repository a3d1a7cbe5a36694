"""Payments: which costs icons lower, who has the bonus, what is paid in full, and what strengthens Therus's spell."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.weirdwood.play import Table, table
from tests.support.rules import rule

AWAKE = "pennywhistle"
"""His ability can always be used, so that a turn does not end by itself."""
KNOWING = ["lore_masters_meditation", "determined_sprint"]
"""Two cards that give one Knowledge."""
WILD = ["charge + short_rest", "magic_mirror"]
"""A pair of wild icons, with a Tactics card."""


def arrived(who: str, *others: Any, at: str, **more: Any) -> Table:
    """Somebody has just come into a Room and may use its action."""
    return table(who, *others, at=at, rest={"may_use_room": True, "played": True}, companions=AWAKE, **more)


# ------------------------------------------------------------------ which costs icons lower


@rule("WM-R14", "WM-8.4", "WM-6.5")
def test_the_cost_of_an_action_card_is_lowered() -> None:
    t = table("celia", "bailey", hand="happy_ending", slots=KNOWING, companions=AWAKE)
    t.card("happy_ending", "night", steps=9)
    assert (t.me.face_up[3], t.events("spend")) == (True, [])


@rule("WM-R14", "WM-20.1")
def test_forging_is_lowered() -> None:
    t = arrived("celia", "bailey", at="royal_armoury", slots=KNOWING, min=1)
    t.play("room", "part-0", "die-balanced")
    assert (t.me.min, t.me.dice) == (0, ["balanced"])


@rule("WM-R14", "WM-21.1")
def test_recruiting_is_lowered_but_not_what_further_companions_add() -> None:
    offer = {"offer": "quillby, marrow, granny_thistle, sir_rustington", "rooms": {"orators_hall": "rogues_gallery"}}
    t = arrived("celia", "bailey", at="rogues_gallery", slots=KNOWING, knowledge=2, **offer)
    assert not t.offers("room")  # Quillby: 2 Knowledge less 1, and 2 of choice more: 3
    t = arrived("celia", "bailey", at="rogues_gallery", slots=KNOWING, knowledge=3, **offer)
    t.play("room", "quillby")
    assert t.me.knowledge == 0


@rule("WM-R14", "WM-12.4")
def test_cleansing_is_lowered() -> None:
    crypt: dict[str, Any] = {"at": "oracles_crypt", "cursed": ["oracles_crypt"]}
    t = table("celia", "bailey", hand="charge", slots=KNOWING, knowledge=1, min=2, **crypt)
    t.play("cleanse", *["track-combat"] * 5)
    assert t.me.resources[:2] == (0, 0)


@rule("WM-R14")
@pytest.mark.parametrize("slots", [KNOWING, WILD])
@pytest.mark.parametrize(
    "room",
    [
        pytest.param("training_grounds", id="1 resource of a Room"),
        pytest.param("time_rift_terrace", id="1 for each step"),
    ],
)
def test_resources_of_choice_are_not_lowered(room: str, slots: list[str]) -> None:
    t = arrived("celia", "bailey", at=room, slots=slots, time=6)
    assert not t.offers("room")
    t = arrived("celia", "bailey", at=room, slots=slots, time=6, knowledge=1)
    t.play("room", *(["1"] if room == "time_rift_terrace" else []))
    assert t.me.knowledge == 0


@rule("WM-R14", "WM-28.8")
def test_moving_lady_weirdwood_is_not_lowered() -> None:
    free: dict[str, Any] = {"scarabs": {"throne_room": 0}, "fae": {"rescued": True}}
    t = table("celia", "bailey", hand="charge", slots=WILD, power=1, **free)
    assert not t.offers("lady")
    t = table("celia", "bailey", hand="charge", slots=WILD, power=1, min=1, **free)
    t.play("lady", "fae_rift")
    assert (t.me.min, t.lady_at) == (0, "fae_rift")


@rule("WM-R14")
def test_abilities_of_companions_are_not_lowered() -> None:
    """Cedar Chompybark: 1 resource of choice. Professor Bones: 1 Knowledge, for a battle."""
    t = table("celia", "bailey", hand="charge", slots=WILD, power=1, companions="cedar_chompybark")
    assert not t.offers("cedar_chompybark")

    fight: dict[str, Any] = {"at": "fae_rift", "scarabs": {"fae_rift": 1}, "dice": [6, 6]}
    t = table("celia", "bailey", hand="charge", slots=KNOWING, companions="professor_bones", **fight)
    t.card("charge", "evening", "act:attack", steps=6)
    assert not [key for key in t.options if key.startswith("companion")]
    t = table("celia", "bailey", hand="charge", slots=KNOWING, knowledge=1, companions="professor_bones", **fight)
    t.card("charge", "evening", "act:attack", "professor_bones", "option-battle-hits", steps=6)
    assert t.me.knowledge == 0


@rule("WM-R14", "WM-26.1", "WM-T52")
def test_the_vault_is_not_lowered() -> None:
    for minimum, can in ((2, False), (3, True)):
        t = table("celia", "eugene", hand="shifting_manor", slots=WILD, min=minimum, power=1)
        assert t.offers("vault") == can


@rule("WM-R14", "WM-30.10")
def test_a_counter_spell_is_not_lowered() -> None:
    throne: dict[str, Any] = {"at": "throne_room", "scarabs": {"throne_room": 0}, "fae": {"at": "fae_rift"}}
    for knowledge, can in ((3, False), (4, True)):
        t = table(
            "celia", "bailey", monster="therus", hand="charge", slots=WILD, knowledge=knowledge, power=1, **throne
        )
        assert t.offers("counter-spell") == can


@rule("WM-R14", "WM-8.4", "WM-20.1")
def test_a_cost_of_choice_of_the_dice_is_not_lowered() -> None:
    """Eugene's second die costs 3 resources of choice."""
    t = arrived("eugene", "bailey", at="royal_armoury", slots=KNOWING, knowledge=1, min=1, forged=("attack",))
    t.play("room")
    assert (t.offers("part-0"), t.offers("part-1")) == (False, True)


# ------------------------------------------------------------------ whose turn it is


@rule("WM-R16", "WM-R85", "WM-R110")
@pytest.mark.parametrize(("minimum", "knowledge", "can"), [(1, 1, False), (0, 2, True)])
def test_on_another_players_turn_resources_have_no_bonus(minimum: int, knowledge: int, can: bool) -> None:
    """Bailey, who forges for 2 Knowledge, has a match of one."""
    bailey = {"who": "bailey", "slots": KNOWING, "min": minimum, "knowledge": knowledge}
    t = arrived("celia", bailey, at="arsenal_of_the_ancestors")
    t.play("room")
    assert t.offers("part-0") == can
    if can:
        t.play("part-0", "bailey", "die-attack")
        assert (t.other.knowledge, t.other.dice) == (0, ["attack"])


@rule("WM-R16")
def test_the_bonuses_of_others_are_theirs() -> None:
    t = table("celia", {"who": "bailey", "slots": KNOWING}, hand="happy_ending", companions=AWAKE)
    t.play("play", "morning")
    assert t.ask == "time-steps"  # face down: there is nothing else


# ------------------------------------------------------------------ how much and what of it


@rule("WM-8.4")
def test_a_bonus_never_makes_more_than_nothing_of_a_kind() -> None:
    """Two matches of Knowledge; the first die costs 1 Knowledge and 1 Mîn."""
    slots = ["tactical_gambit", *KNOWING]
    t = arrived("celia", "bailey", at="royal_armoury", slots=slots)
    t.play("room")
    assert not t.offers("part-0")
    t = arrived("celia", "bailey", at="royal_armoury", slots=slots, min=1)
    t.play("room", "part-0", "die-attack")
    assert (t.me.min, t.me.dice) == (0, ["attack"])


@rule("WM-R17", "WM-T52")
def test_several_pairs_choose_separately() -> None:
    """Two pairs; the first die costs 1 Knowledge and 1 Mîn."""
    slots = ["charge + short_rest", "magic_mirror", "fae_touch + power_surge"]
    t = arrived("celia", "bailey", at="royal_armoury", slots=slots)
    t.play("room", "part-0", "die-attack")
    assert (t.ask, t.options) == ("wild-pair", ["what-min", "what-knowledge"])
    t.play("what-knowledge")
    assert (t.me.dice, t.events("spend")) == (["attack"], [])


@rule("WM-R17", "WM-T52")
def test_a_pair_is_no_use_where_its_kind_is_missing() -> None:
    t = table("oliver", "bailey", hand="nightmare_unbound", slots=WILD, companions=AWAKE)
    t.card("nightmare_unbound", "night", steps=9)  # 1 Mîn
    assert (t.me.face_up[3], t.events("spend")) == (True, [])
    t = table("wally", "bailey", hand="through_the_skylight", slots=WILD, companions=AWAKE)
    t.play("play", "night")
    assert t.ask == "time-steps"  # 1 of choice: face down


@rule("WM-R110", "WM-2.6")
def test_each_unit_of_choice_is_chosen_unless_all_is_needed() -> None:
    t = table("celia", "eugene", hand="charge", slots=["fae_touch"], min=2, knowledge=1, scarab=1, power=1)
    t.play("vault")
    assert (t.ask, t.options) == ("pay", ["what-min", "what-knowledge", "what-scarab"])
    t.play("what-min", "what-scarab", "what-min")
    assert t.me.resources == (0, 1, 0, 1)

    t = table("celia", "eugene", hand="charge", slots=["fae_touch"], min=2, scarab=1, power=1)
    t.play("vault")
    assert t.me.resources == (0, 0, 0, 1)


@rule("WM-1.16", "WM-2.6")
def test_a_power_token_is_no_resource() -> None:
    t = table("celia", "eugene", hand="charge", slots=["fae_touch"], min=2, power=3)
    assert not t.offers("vault")


@rule("WM-R110", "WM-25.4")
def test_nobody_pays_a_part() -> None:
    t = table("bailey", "celia", hand="charge", power=1, min=1)
    assert not t.offers("power-textbook_earling_leap")
    assert t.offers("power-listening_walls")


@rule("WM-R110")
def test_a_power_of_which_nothing_can_be_done_cannot_be_paid_for() -> None:
    """Gentle Paws: all in full Health and no Scarab in the Room."""
    t = table("bailey", {"who": "celia", "health": 6}, hand="charge", power=1, health=6, min=1)
    assert t.offers("power-gentle_paws")
    t = table("celia", {"who": "bailey", "health": 6}, hand="charge", power=1)
    assert t.ask != "turn"  # Ode to Courage: nobody to heal


# ------------------------------------------------------------------ what strengthens Therus


@rule("WM-T46", "WM-R47")
def test_a_cost_reduced_to_nothing_is_no_spending() -> None:
    t = table("celia", "bailey", monster="therus", hand="happy_ending", slots=KNOWING, companions=AWAKE)
    t.card("happy_ending", "night", steps=9)
    assert (t.me.face_up[3], t.fae.arms) == (True, [0, 0, 0])

    t = table("celia", "bailey", monster="therus", hand="happy_ending", knowledge=1, companions=AWAKE)
    t.play("play", "night", "face-up")
    assert t.ask == "spell-arm"


@rule("WM-R68", "WM-30.2", "WM-30.3")
def test_one_payment_is_one_event_whatever_it_holds() -> None:
    t = table("bailey", "celia", monster="therus", hand="charge", power=1, knowledge=1, min=1)
    t.play("power-textbook_earling_leap", "arm-2")  # two steps, the first on any arm
    assert (t.fae.arms, t.ask) == ([1, 1, 0], "portal")


@rule("WM-R68", "WM-30.33")
def test_paying_on_another_players_turn_strengthens_too() -> None:
    bailey = {"who": "bailey", "knowledge": 2}
    t = arrived("celia", bailey, at="arsenal_of_the_ancestors", monster="therus")
    t.play("room", "part-0", "bailey", "die-attack")
    assert (t.ask, t.asked) == ("spell-arm", "bailey")


@rule("WM-R68")
def test_gifts_and_damage_are_no_spending() -> None:
    t = table("bailey", "celia", monster="therus", hand="sharing_of_life", companions=AWAKE)
    t.card("sharing_of_life", "morning", "act:transfer", "celia", "1", "yes", "what-min", "track-power")
    assert (t.me.health, t.fae.arms) == (2, [0, 0, 0])
    assert t.nothing_pending

    fire = {"earling_library": "fire"}
    t = table("celia", "bailey", monster="therus", hand="charge", power=1, companions=AWAKE, tiles=fire)
    t.card("charge", "morning", "act:move", "earling_library", "power")
    assert (t.me.power, t.me.health, t.fae.arms) == (0, 3, [0, 0, 0])
    assert t.nothing_pending


@rule("WM-R68", "WM-R31")
def test_a_cost_in_health_is_no_spending() -> None:
    t = arrived("celia", "bailey", at="fae_rift", monster="therus")
    t.play("room")
    assert (t.me.health, t.me.power, t.fae.arms) == (2, 1, [0, 0, 0])


@rule("WM-R31")
def test_a_cost_in_health_needs_more_than_one() -> None:
    t = arrived("celia", "bailey", at="fae_rift", health=1)
    assert not t.offers("room")


@rule("WM-R67", "WM-30.12", "WM-30.17")
def test_health_that_therus_loses_by_a_counter_spell_is_no_hit() -> None:
    """From space 4 to 5 he loses 1 Health and passes an icon; the counter-spell itself gives 2 PP."""
    t = table(
        "celia",
        "bailey",
        monster="therus",
        hand="charge",
        knowledge=4,
        at="throne_room",
        scarabs={"throne_room": 0},
        fae={"at": "fae_rift", "health": 16},
        companions=AWAKE,
    )
    t.play("counter-spell", "track-power", "track-power")
    assert (t.fae.health, len(t.fae.plans), t.fae.possession, t.fae.arms) == (15, 1, 5, [0, 0, 0])
    assert t.me.track("power") == 2
    assert t.nothing_pending


# ------------------------------------------------------------------ banished and defeated Scarabs


@rule("WM-R22", "WM-2.17")
def test_banishing_gives_one_pp_to_whoever_did_it() -> None:
    t = table("celia", "bailey", hand="charge", tactics="banishing_word", scarabs={"fae_rift": 2}, companions=AWAKE)
    t.play("play", "morning", "face-up", "banishing_word", "fae_rift")
    assert (t.ask, t.asked) == ("spend-pp", "celia")
    t.play("track-power", "1")
    assert (t.scarabs("fae_rift"), t.me.track("power"), t.me.scarab) == (1, 1, 0)


@rule("WM-R23", "WM-16.7")
def test_defeat_outside_a_battle_lets_each_be_kept_or_returned() -> None:
    t = table(
        "sekhmet",
        "bailey",
        hand="charge",
        power=1,
        min=1,
        knowledge=1,
        scarabs={"earling_library": 2},
        companions=AWAKE,
    )
    t.card("charge", "morning", "act:move", "earling_library", "power-warden_advance", "keep", "return")
    t.play(*["track-combat"] * 3)
    assert (t.me.scarab, t.me.track("combat"), t.scarabs("earling_library")) == (1, 3, 0)
    assert t.nothing_pending
