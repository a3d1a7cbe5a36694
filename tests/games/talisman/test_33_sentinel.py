"""TA-33: the bridge of the Sentinel between the Outer and the Middle Region."""

from __future__ import annotations

import pytest

from tests.games.talisman.play import table
from tests.support.rules import rule


@rule("TA-33.1", "TA-33.3", "TA-R35")
def test_the_bridge_is_one_step_from_the_sentinel():
    t = table("thief", at="sentinel", dice=[1])
    assert t.options == ["space-hills-2", "space-woods-2", "bridge"]


@rule("TA-33.3")
@pytest.mark.parametrize(
    ("start", "die", "offered"),
    [
        ("woods-2", 1, False),
        ("woods-2", 2, True),
        ("graveyard", 2, False),
        ("graveyard", 3, True),
        ("chapel", 2, False),
        ("chapel", 3, True),
        ("city", 6, False),
    ],
)
def test_the_roll_has_to_reach_the_other_side(start, die, offered):
    assert table("thief", at=start, dice=[die]).offers("bridge") == offered


@rule("TA-33.4", "TA-33.5", "TA-16.3", "TA-R25")
def test_whoever_beats_the_sentinel_goes_on_to_the_hills():
    t = table("thief", at="sentinel", strength=7, dice=[1, 4, 4], draws="sword").play("bridge")
    assert t.rules("fight-scores") == ["TA-16.10"]
    assert (t.events("fight-scores")[0].args["own"], t.events("fight-scores")[0].args["other"]) == (14, 13)
    assert t.me.space == "hills-3"
    assert t.lying("hills-3") == "sword"
    assert t.me.trophies == 0


@rule("TA-33.5", "TA-33.9", "TA-11.2")
def test_across_the_bridge_he_uses_up_his_roll_in_either_direction():
    t = table("thief", at="graveyard", strength=9, dice=[6, 4, 1], draws="sword").play("bridge")
    assert t.me.space == "hills-3"
    assert t.ask == "move"
    assert t.options == ["space-chasm", "space-portal-of-power"]
    t.play("space-portal-of-power")
    assert t.me.space == "portal-of-power"
    assert t.lying("portal-of-power") == "sword"


@rule("TA-33.5", "TA-35.2")
def test_the_steps_left_may_lead_on_into_the_portal():
    t = table("thief", at="sentinel", strength=9, dice=[5, 4, 1]).play("bridge")
    assert t.options == ["space-runes-3", "space-castle", "portal"]


@rule("TA-33.6", "TA-16.11")
def test_whoever_loses_to_the_sentinel_loses_a_life_and_stays_on_its_space():
    t = table("thief", at="woods-2", dice=[4, 1, 6]).play("bridge")
    assert t.turn_over
    assert t.me.space == "sentinel"
    assert t.me.life == 3
    assert not t.events("draw-adventure")


@rule("TA-33.6", "TA-R28")
def test_armour_may_save_the_life_but_not_the_crossing():
    t = table("thief", at="woods-2", objects="shield", dice=[4, 1, 6, 5]).play("bridge", "shield")
    assert t.turn_over
    assert (t.me.space, t.me.life) == ("sentinel", 4)


@rule("TA-33.7")
def test_a_stand_off_ends_the_turn_on_the_sentinels_space():
    t = table("thief", at="woods-2", strength=6, dice=[4, 3, 3]).play("bridge")
    assert t.turn_over
    assert (t.me.space, t.me.life) == ("sentinel", 4)


@rule("TA-33.7", "TA-16.13", "TA-R35", "TA-R36")
def test_the_next_attempt_is_a_new_fight():
    t = table("thief", at="sentinel", standoff=True, strength=9, dice=[1, 3, 3], draws="sword").play("bridge")
    assert t.events("fight-scores")
    assert t.me.space == "hills-3"


@rule("TA-R82", "TA-33.6", "TA-11.5")
@pytest.mark.parametrize(("start", "dice", "lost"), [("woods-2", [4, 1, 6], 2), ("sentinel", [4, 1, 6], 1)])
def test_a_hex_acts_on_who_comes_to_the_sentinel_and_gets_no_further(start, dice, lost):
    t = table("thief", at=start, lying={"sentinel": "hex"}, dice=dice).play("bridge")
    assert t.turn_over
    assert (t.me.space, t.me.life) == ("sentinel", 4 - lost)


@rule("TA-R82", "TA-R36")
def test_a_hex_does_nothing_to_who_crosses():
    t = table("thief", at="woods-2", strength=9, dice=[2, 3, 3], lying={"sentinel": "hex"}, draws="sword").play(
        "bridge"
    )
    assert (t.me.space, t.me.life) == ("hills-3", 4)


@rule("TA-33.6", "TA-5.1")
def test_whoever_dies_at_the_bridge_leaves_his_things_there():
    t = table("thief", at="woods-2", life=1, gold=2, objects="sword", dice=[4, 1, 6]).play("bridge")
    assert not t.me.alive
    assert t.lying("sentinel") == "sword"
    assert t.loose("sentinel") == 2
    assert t.turn_over


@rule("TA-33.8")
def test_the_sentinel_leaves_alone_who_passes_or_ends_on_its_space():
    t = table("thief", at="woods-2", dice=[1], draws="sword").play("space-sentinel")
    assert t.me.space == "sentinel"
    assert not t.events("fight-scores")
    assert t.lying("sentinel") == "sword"
    t = table("thief", at="woods-2", dice=[3], lying={"chapel": "sword"}).play("space-chapel")
    assert not t.events("fight-scores")


@rule("TA-33.3", "TA-33.8", "TA-33.9")
def test_from_the_middle_region_the_way_over_the_bridge_is_free():
    t = table("thief", at="hidden-valley", dice=[4], draws="sword")
    assert t.options == ["space-chasm", "space-runes-1", "space-chapel", "space-graveyard", "portal"]
    t.play("space-graveyard")
    assert not t.events("fight-scores")
    assert t.me.space == "graveyard"


@rule("TA-33.3")
def test_the_sentinels_space_itself_can_be_the_end_of_the_way_out():
    t = table("thief", at="hills-3", dice=[1], draws="sword").play("space-sentinel")
    assert t.me.space == "sentinel"
    assert not t.events("fight-scores")


@rule("TA-R36")
def test_cards_on_the_bridge_spaces_do_not_stop_who_passes():
    t = table(
        "thief",
        at="woods-2",
        strength=9,
        dice=[3, 3, 1],
        lying={"sentinel": "dragon", "hills-3": "giant", "cursed-glade": "sword"},
    )
    t.play("bridge", "space-cursed-glade")
    assert t.me.space == "cursed-glade"
    assert t.lying("sentinel") == "dragon"
    assert t.offers("sword")


@rule("TA-24.2", "TA-33.5")
def test_whoever_evades_the_sentinel_crosses_without_a_fight():
    t = table("thief", at="sentinel", invisible=True, dice=[1], draws="sword").play("bridge", "evade")
    assert not t.events("fight-scores")
    assert t.me.space == "hills-3"


@rule("TA-R65", "TA-R33")
def test_the_poltergeist_does_not_follow_over_the_bridge_into_the_middle_region():
    t = table("thief", at="sentinel", strength=9, followers="poltergeist", dice=[3, 1], draws="sword").play("bridge")
    assert t.me.space == "hills-3"
    assert t.me.followers == 0
    assert "poltergeist" in t.discards


@rule("TA-R65", "TA-R33")
def test_nor_does_it_follow_out_of_the_middle_region():
    t = table("thief", at="hills-3", followers="poltergeist", draws="sword").play("space-sentinel")
    assert t.me.followers == 0


@rule("TA-R65", "TA-33.6")
def test_the_poltergeist_stays_with_whoever_does_not_get_across():
    t = table("thief", at="sentinel", followers="poltergeist", dice=[1, 6]).play("bridge")
    assert t.me.followers == "poltergeist"


@rule("TA-R65")
@pytest.mark.parametrize("painted", [False, True])
def test_the_painted_bridges_count_where_that_was_agreed(painted):
    t = table("thief", at="fields-1", followers="poltergeist", rest={"painted_bridges": painted}).play("space-city")
    assert (t.me.followers == 0) == painted


@rule("TA-R117", "TA-27.2")
def test_a_toad_meets_the_sentinel_with_its_own_strength():
    t = table("thief", at="sentinel", strength=9, toad=3, toad_strength=1, dice=[6, 3]).play("bridge")
    assert t.events("fight-scores")[0].args["own"] == 8
    assert t.turn_over
    assert t.me.life == 3


@rule("TA-X11", "TA-R87", "TA-33.5", "TA-33.9")
def test_the_sorceress_gets_past_the_sentinel_by_immobility():
    t = table("sorceress", at="graveyard", spells="immobility", dice=[6], draws="sword")
    assert t.options == ["space-crags", "space-ruins", "bridge"]
    t.play("bridge")
    assert t.me.space == "sentinel"
    t.play("immobility").pass_all()
    assert t.options == ["space-chasm", "space-portal-of-power"]
    t.play("space-portal-of-power")
    assert t.me.space == "portal-of-power"
    assert t.spell_discards == "immobility"
