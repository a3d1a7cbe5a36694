"""TA-11: moving in the Outer and Middle Regions, and what replaces the move."""

from __future__ import annotations

import pytest

from magemoot.games.talisman.catalogue import SPACE, SPACES
from tests.games.talisman.play import table
from tests.support.rules import rule

ROUND_THE_RIVER = [s for s in SPACES if s.region in ("outer", "middle")]


@rule("TA-11.1", "TA-11.2")
def test_the_die_says_how_far_and_the_player_which_way():
    t = table("thief", at="city", dice=[3])
    assert t.ask == "move"
    assert t.options == ["space-plains-1", "space-plains-4"]
    t = table("thief", at="city", dice=[1])
    assert t.options == ["space-fields-1", "space-fields-6"]


@rule("TA-11.1", "TA-11.5", "TA-12.3")
def test_he_lands_where_the_move_ends_and_nowhere_between():
    t = table("thief", at="city", dice=[3], lying={"fields-1": "dragon", "city": "bear"}, draws="sword")
    t.play("space-plains-1")
    assert t.me.space == "plains-1"
    assert t.lying("plains-1") == "sword"
    assert t.offers("sword")


@rule("TA-11.3", "TA-12.3")
@pytest.mark.parametrize("die", range(1, 7))
def test_he_has_to_move_whatever_lies_where_he_stands(die):
    t = table(
        "thief", at="ruins", others=[{"who": "troll", "at": "ruins"}], lying={"ruins": "sword, shield"}, dice=[die]
    )
    assert len(t.options) == 2
    assert "space-ruins" not in t.options


@rule("TA-11.6", "TA-33.1", "TA-35.1")
@pytest.mark.parametrize("start", [s.id for s in ROUND_THE_RIVER])
def test_no_walk_but_over_the_bridge_leads_out_of_a_region(start):
    here = SPACES[SPACE[start]]
    for die in range(1, 7):
        t = table("thief", at=start, dice=[die])
        ends = {key: SPACES[SPACE[key.removeprefix("space-")]] for key in t.options if key.startswith("space-")}
        assert sum(s.region == here.region for s in ends.values()) == 2
        beyond = [s for s in ends.values() if s.region != here.region]
        to_bridge = min((here.index - SPACE["hills-3"]) % 16, (SPACE["hills-3"] - here.index) % 16)
        reached = here.region == "middle" and die > to_bridge
        assert len(beyond) == (0 if not reached else 1 if die == to_bridge + 1 else 2)
        assert all(s.region == "outer" for s in beyond)


@rule("TA-6.3", "TA-11.1")
def test_fate_may_reroll_the_movement_die():
    t = table("thief", at="city", fate=1, dice=[3, 1])
    assert t.ask == "fate"
    t.play("fate-1")
    assert t.me.fate == 0
    assert t.options == ["space-fields-1", "space-fields-6"]


@rule("TA-11.4", "TA-27.5", "TA-R33")
def test_a_toad_moves_one_space_without_rolling():
    t = table("thief", at="city", toad=3)
    assert t.options == ["space-fields-1", "space-fields-6"]
    assert not t.events("roll")


@rule("TA-R33")
def test_the_owner_of_the_poltergeist_moves_one_space_without_rolling():
    t = table("thief", at="oasis", followers="poltergeist")
    assert t.options == ["space-desert-2", "space-desert-1"]
    assert not t.events("roll")


@rule("TA-R33", "TA-R83")
def test_everybody_moves_one_space_in_the_blizzard():
    t = table("thief", at="oasis", beside="blizzard", rest={"blizzard": 3})
    assert t.options == ["space-desert-2", "space-desert-1"]


@rule("TA-R33")
def test_the_one_space_may_be_the_step_onto_the_bridge():
    t = table("thief", at="sentinel", followers="poltergeist")
    assert t.options == ["space-hills-2", "space-woods-2", "bridge"]
    t = table("thief", at="hills-3", toad=2)
    assert t.options == ["space-cursed-glade", "space-hidden-valley", "space-sentinel"]


@rule("TA-R33", "TA-R45")
def test_the_one_space_may_be_the_step_through_the_portal():
    t = table("thief", at="portal-of-power", toad=2)
    assert t.options == ["space-black-knight", "space-castle", "portal"]


@rule("TA-R34", "TA-26.3")
def test_the_troll_heals_instead_of_moving_when_he_rolls_a_six():
    t = table("troll", at="city", life=4, others=["thief"], dice=[6])
    assert "regenerate" in t.options
    t.play("regenerate")
    assert t.me.life == 5
    assert t.me.space == "city"
    assert t.turn_over


@rule("TA-R34", "TA-26.3", "TA-X12")
def test_no_other_roll_lets_the_troll_heal():
    for die in range(1, 6):
        assert "regenerate" not in table("troll", at="city", life=4, others=["thief"], dice=[die]).options


@rule("TA-R34", "TA-R33")
def test_the_troll_needs_a_roll_to_heal():
    t = table("troll", at="city", life=4, others=["thief"], beside="blizzard", rest={"blizzard": 2})
    assert "regenerate" not in t.options
    assert "regenerate" not in table("thief", at="city", life=2, dice=[6]).options


@rule("TA-4.5", "TA-R34")
def test_an_unhurt_troll_has_to_move():
    assert "regenerate" not in table("troll", at="city", others=["thief"], dice=[6]).options


@rule("TA-11.4", "TA-R34")
def test_the_elf_hops_from_woods_to_woods():
    t = table("elf", at="woods-1", draws="sword")
    assert t.options == ["walk", "woods"]
    t.play("woods")
    assert t.options == ["space-woods-2", "space-woods-3"]
    t.play("space-woods-2")
    assert t.me.space == "woods-2"
    assert t.lying("woods-2") == "sword"


@rule("TA-R34")
def test_the_elf_may_walk_from_the_woods_like_anybody():
    t = table("elf", at="woods-1", dice=[1]).play("walk")
    assert t.options == ["space-plains-2", "space-plains-1"]


@rule("TA-R34", "TA-R135")
@pytest.mark.parametrize("start", ["woods-4", "forest", "city"])
def test_the_elf_hops_only_where_there_are_other_woods(start):
    assert table("elf", at=start, dice=[2]).ask == "move"


@rule("TA-27.9", "TA-R34")
def test_only_the_elf_hops_and_not_as_a_toad():
    assert table("elf", at="woods-1", toad=2).ask == "move"
    assert table("thief", at="woods-1", dice=[2]).ask == "move"


# ------------------------------------------------------------------ the offers of the Tavern


@rule("TA-11.4", "TA-R40", "TA-R42")
def test_the_tavern_offers_any_space_of_the_outer_region():
    t = table("thief", at="tavern", offer="outer", draws="sword").play("anywhere")
    assert len(t.options) == 23
    assert "space-tavern" not in t.options
    t.play("space-woods-3")
    assert t.me.space == "woods-3"
    assert t.lying("woods-3") == "sword"
    assert t.me.a.offer == ""


@rule("TA-R40", "TA-R42", "TA-33.2")
def test_the_ferry_goes_straight_to_the_temple():
    t = table("thief", at="tavern", offer="ferry", dice=[3, 4], others=["troll"])
    assert t.options == ["walk", "ferry"]
    t.play("ferry")
    assert t.me.space == "temple"
    assert t.me.tokens == (0, 1)
    assert t.turn_over


@rule("TA-R42")
@pytest.mark.parametrize("offer", ["outer", "ferry"])
def test_an_offer_declined_is_gone(offer):
    t = table("thief", at="tavern", offer=offer, dice=[1], draws="sword").play("walk")
    assert t.options == ["space-fields-2", "space-plains-2"]
    assert t.me.a.offer == ""


@rule("TA-R42", "TA-R130")
def test_a_missed_turn_forfeits_the_offer():
    t = table("thief", at="tavern", offer="ferry", missed=1, stage="start")
    assert t.turn_over
    assert t.me.a.offer == ""


@rule("TA-R33", "TA-R42")
def test_offers_stay_open_to_those_who_move_one_space():
    t = table("thief", at="tavern", offer="ferry", followers="poltergeist")
    assert t.options == ["walk", "ferry"]


@rule("TA-R65")
def test_the_ferry_shakes_the_poltergeist_off_and_a_teleport_does_not():
    t = table("thief", at="tavern", offer="ferry", followers="poltergeist", dice=[3, 4]).play("ferry")
    assert t.me.followers == 0
    assert "poltergeist" in t.discards
    t = table("thief", at="tavern", offer="outer", followers="poltergeist", draws="sword")
    t.play("anywhere", "space-woods-3")
    assert t.me.followers == "poltergeist"


# ------------------------------------------------------------------ slaves of the Temple


@rule("TA-R41", "TA-43.4")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_a_slave_stays_on_a_low_roll_and_his_turn_is_over(die):
    t = table("thief", at="temple", enslaved=True, dice=[die])
    assert t.turn_over
    assert t.me.space == "temple"
    assert t.me.a.enslaved
    assert not t.events("draw-adventure")


@rule("TA-R41")
@pytest.mark.parametrize(("die", "ends"), [(4, "portal-of-power"), (5, "black-knight"), (6, "hidden-valley")])
def test_the_roll_that_frees_a_slave_is_his_movement_roll(die, ends):
    t = table("thief", at="temple", enslaved=True, dice=[die])
    assert not t.me.a.enslaved
    assert t.options[0] == f"space-{ends}"


@rule("TA-R41", "TA-R16")
def test_a_slave_may_use_fate_on_his_roll():
    t = table("thief", at="temple", enslaved=True, fate=1, dice=[1, 4]).play("fate-1")
    assert not t.me.a.enslaved


@rule("TA-R41", "TA-R33")
def test_a_slave_rolls_even_where_nobody_rolls_and_moves_one_space_then():
    t = table("thief", at="temple", enslaved=True, toad=3, dice=[5])
    assert t.options == ["space-woods-4", "space-desert-2"]


@rule("TA-R41", "TA-26.2")
def test_a_slave_may_not_replace_his_move():
    t = table("thief", at="temple", enslaved=True, objects="purchase-raft", offer="outer", dice=[2])
    assert t.turn_over
    assert t.me.objects == 0
    t = table("troll", at="temple", enslaved=True, life=3, others=["thief"], dice=[6])
    assert "regenerate" not in t.options


@rule("TA-R41", "TA-R60", "TA-R93")
def test_a_slave_may_be_met_and_whoever_is_carried_off_is_one_no_longer():
    slave = {"who": "troll", "at": "temple", "enslaved": True, "quest": "take-life"}
    t = table("thief", at="temple", stage="landed", others=[slave], dice=[1, 6]).play("seat-1")
    assert t.me.life == 3
    assert t.other.space == "warlocks-cave"
    assert (t.active, t.other.a.enslaved) == (1, False)
    assert not t.events("freed", "still-enslaved"), "nor does he roll for it in his own turn"
