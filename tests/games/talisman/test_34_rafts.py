"""TA-34: Rafts across the Storm River."""

from __future__ import annotations

import pytest

from magemoot.games.talisman.catalogue import SPACES, card_of
from tests.games.talisman.play import table
from tests.support.rules import rule


@rule("TA-34.2", "TA-R39")
@pytest.mark.parametrize("start", ["woods-1", "woods-2", "woods-3", "woods-4", "forest"])
def test_an_axe_builds_a_raft_in_woods_and_forest_instead_of_a_move(start):
    t = table("thief", at=start, objects="axe", lying={start: "dragon"})
    assert t.options == ["walk", "build-raft", "belongings"]
    t.play("build-raft")
    assert t.me.objects == "axe, purchase-raft"
    assert t.me.space == start
    assert t.turn_over
    assert not t.events("fight-scores")


@rule("TA-34.2")
def test_no_raft_without_axe_woods_or_a_raft_in_the_deck():
    assert table("thief", at="woods-1", dice=[1]).ask == "move"
    assert table("thief", at="ruins", objects="axe", dice=[1]).ask == "move"
    assert table("thief", at="woods-1", objects="axe", lying={"city": "purchase-raft"}, dice=[1]).ask == "move"


@rule("TA-34.2", "TA-34.3")
def test_a_raft_just_built_is_for_the_next_turn():
    t = table("thief", at="woods-1", objects="axe", others=[]).play("build-raft", "end-turn")
    assert t.active == 0
    assert t.offers("raft")


@rule("TA-R134", "TA-34.4")
def test_a_raft_needs_room_and_does_not_make_it_by_going_itself():
    t = table("thief", at="woods-1", objects="axe, sword, shield, helmet").play("build-raft")
    assert t.ask == "make-room"
    t.play("helmet")
    assert t.me.objects == "axe, sword, shield, purchase-raft"
    assert t.lying("woods-1") == "helmet"


@rule("TA-34.3", "TA-34.4", "TA-R37", "TA-R40")
def test_a_raft_carries_to_an_opposite_space():
    t = table("thief", at="temple", objects="purchase-raft", draws="sword").play("raft")
    assert t.options == ["space-plains-2", "space-tavern", "space-fields-2"]
    t.play("space-fields-2")
    assert t.me.space == "fields-2"
    assert not t.events("roll")
    assert t.lying("fields-2") == "sword"
    assert t.me.objects == 0
    assert "purchase-raft" in t.purchase


@rule("TA-34.3", "TA-33.2", "TA-R37")
def test_one_opposite_space_is_no_choice():
    t = table("thief", at="hills-1", objects="raft", draws="sword, sword").play("raft")
    assert t.me.space == "desert-1"
    assert t.discards == "raft"


@rule("TA-R37")
def test_the_banks_face_each_other():
    for space in SPACES:
        for other in space.opposite:
            assert space.index in SPACES[other].opposite
            assert {space.region, SPACES[other].region} == {"outer", "middle"}
    corners = ["warlocks-cave", "temple", "portal-of-power", "cursed-glade"]
    by_id = {s.id: s for s in SPACES}
    assert all(len(by_id[c].opposite) == 3 for c in corners)
    assert all(len(s.opposite) == 1 for s in SPACES if s.region in ("outer", "middle") and s.id not in corners)


@rule("TA-34.4", "TA-R38")
def test_a_raft_not_used_is_gone():
    t = table("thief", at="hills-1", objects="purchase-raft", dice=[1]).play("walk")
    assert t.me.objects == 0
    assert "purchase-raft" in t.purchase
    t = table("thief", at="hills-1", objects="raft", dice=[1]).play("walk")
    assert t.discards == "raft"


@rule("TA-R38", "TA-34.4")
def test_a_raft_is_gone_when_its_turn_is_missed():
    t = table("thief", at="hills-1", objects="purchase-raft", missed=1, stage="start")
    assert t.turn_over
    assert t.me.objects == 0


@rule("TA-R38")
def test_a_raft_is_of_no_use_in_the_inner_region():
    t = table("thief", at="plain-of-peril", objects="purchase-raft")
    assert t.ask == "move-inside"
    assert t.me.objects == 0


@rule("TA-34.3", "TA-R38")
def test_a_raft_got_in_anothers_turn_is_for_his_own_next_one():
    rafts = [card for card, facts in enumerate(card_of) if facts.id == "raft"]
    t = table("thief", at="hills-1", objects="purchase-raft", fresh_rafts=rafts, stage="start")
    assert t.options == ["walk", "raft"]


@rule("TA-34.2", "TA-29.4")
@pytest.mark.parametrize("who", ["monk", "priest"])
def test_who_may_not_fight_with_an_axe_may_still_build_with_it(who):
    t = table(who, at="woods-1", objects="axe")
    assert t.options == ["walk", "build-raft", "belongings"]
    assert t.play("build-raft").me.objects == "axe, purchase-raft"


@rule("TA-34.2")
def test_a_toad_builds_nothing():
    assert not table("troll", at="woods-1", objects="axe", toad=3).offers("build-raft")


@rule("TA-R38", "TA-20.3")
def test_a_raft_counts_as_an_object():
    t = table("thief", at="fields-6", objects="purchase-raft, sword, shield, helmet, axe", stage="end")
    assert t.ask == "surplus-object"
    assert not t.offers("purchase-raft")
    t.play("axe")
    assert t.me.objects == 4


@rule("TA-R33", "TA-R65")
def test_the_poltergeist_allows_a_raft_and_does_not_follow():
    t = table(
        "thief", at="hills-1", objects="purchase-raft", followers="poltergeist", lying={"desert-1": "sword"}
    ).play("raft")
    assert t.me.space == "desert-1"
    assert t.me.followers == 0


@rule("TA-34.1")
@pytest.mark.parametrize("raft", ["raft", "purchase-raft"])
def test_a_raft_found_on_the_way_can_be_taken(raft):
    t = table("thief", at="city", dice=[1], lying={"fields-1": raft}, others=[]).play("space-fields-1", raft)
    assert t.me.objects == raft
    assert t.offers("raft")


@rule("TA-R38", "TA-34.3")
def test_a_stolen_raft_is_for_the_next_turn_of_the_thief():
    owner = {"who": "troll", "at": "hills-1", "objects": "purchase-raft"}
    t = table("thief", at="hills-1", stage="landed", others=[owner], draws="raiders").play("seat-1", "steal")
    assert (t.me.objects, t.other.objects) == ("purchase-raft", 0)
    assert t.active == 1
    t.next_turn()
    assert t.offers("raft")


@rule("TA-R38", "TA-34.3")
def test_a_raft_got_by_a_spell_before_moving_is_for_the_next_turn():
    owner = {"who": "troll", "objects": "purchase-raft"}
    t = table("ghoul", at="hills-1", stage="start", spells="acquisition", others=[owner], dice=[1], draws="raiders")
    t.play("acquisition")
    assert (t.ask, t.offers("raft")) == ("move", False)
    t.play("space-fields-1")
    assert t.me.objects == "purchase-raft"
    assert t.next_turn().offers("raft")
