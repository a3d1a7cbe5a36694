"""Toads (TA-27)."""

from __future__ import annotations

import pytest

from magemoot.games.talisman import toads
from tests.games.talisman.play import table
from tests.support.rules import rule


def enchanted(who="warrior", **more):
    """A character who goes to the Enchantress and rolls a 1."""
    return table(who, at="city", stage="space", dice=[1], **more).play("visit-enchantress")


@rule("TA-1.10", "TA-27.1", "TA-27.2", "TA-R62")
def test_a_toad_has_one_strength_and_one_craft():
    t = enchanted(strength=3, craft=2)
    assert t.me.a.toad == 3, "three turns of its own are still to come"
    assert (t.me.strength, t.me.craft) == (1, 1)
    assert t.me.tokens == (3, 2)


@rule("TA-27.11", "TA-R61", "TA-R64")
def test_a_toad_leaves_behind_all_that_it_carried():
    t = enchanted(
        objects="sword, talisman, ring", followers="mule, poltergeist", gold=4, trophies="bear", quest="kill-enemy"
    )
    assert t.lying("city") == "sword, talisman, ring, mule, poltergeist"
    assert t.loose("city") == 4
    assert (t.me.objects, t.me.followers, t.me.gold) == (0, 0, 0)
    assert t.me.trophies == "bear"
    assert t.me.a.quest == "kill-enemy"


@rule("TA-27.11", "TA-R108")
def test_raised_enemies_do_not_stay_with_a_toad():
    t = enchanted("ghoul", raised="bear")
    assert t.discards == "bear"
    assert t.lying("city") == 0


@rule("TA-R38", "TA-34.4")
def test_a_raft_is_discarded_by_the_change():
    t = enchanted(objects="purchase-raft")
    assert t.lying("city") == 0
    assert "purchase-raft" in t.purchase


@rule("TA-27.1", "TA-R59")
def test_a_toad_changes_back_at_the_end_of_its_third_turn():
    t = enchanted()
    for left in (3, 2, 1):
        t.next_turn()
        assert (t.stage, t.me.a.toad) == ("move", left)
    t.next_turn()
    assert t.me.a.toad == 0
    assert t.events("toad-over")[0].rule == "TA-27.1"


@rule("TA-R59", "TA-28.3", "TA-R130")
def test_a_missed_turn_counts_for_a_toad():
    t = table("warrior", at="city", stage="start", toad=3, missed=1)
    assert t.me.a.toad == 2


@rule("TA-27.10")
def test_a_toad_changed_again_stays_for_three_more_turns():
    t = enchanted(toad=1, toad_strength=2)
    assert t.me.a.toad == 3
    assert t.me.a.toad_strength == 2


@rule("TA-27.3", "TA-27.4")
def test_tokens_won_as_a_toad_vanish_with_it():
    t = table("warrior", at="city", stage="end", toad=1, toad_strength=2, toad_craft=1, strength=3)
    assert t.me.tokens == (3, 0)
    assert t.me.strength == 7
    assert (t.me.a.toad_strength, t.me.a.toad_craft) == (0, 0)


@rule("TA-27.3", "TA-R143", "TA-3.6")
def test_only_what_was_won_as_a_toad_can_be_lost_by_it():
    t = table("warrior", at="city", stage="space", toad=2, strength=3, toad_strength=1, dice=[2]).play(
        "visit-enchantress"
    )
    assert t.me.tokens == (3, 0)
    assert t.me.a.toad_strength == 0
    t = table("warrior", at="city", stage="space", toad=2, strength=3, dice=[2]).play("visit-enchantress")
    assert (t.me.tokens, t.me.a.toad_strength, t.me.strength) == ((3, 0), 0, 1)
    assert not t.events("lose-strength")


@rule("TA-27.5", "TA-R33")
def test_a_toad_moves_one_space_without_a_die():
    t = table("warrior", at="fields-2", toad=3)
    assert t.ask == "move"
    assert t.options == ["space-ruins", "space-tavern"]


@rule("TA-27.6", "TA-R115", "TA-X25")
def test_a_toad_keeps_its_spells_and_the_limit_waits():
    t = table(
        "wizard", at="city", stage="end", objects="solomons_crown", spells="healing, hex, nullify", attention="never"
    )
    toads.turn_into(t.state, t.me.a, 3, "TA-27.1")
    assert t.me.spells == 3
    assert t.lying("city") == "solomons_crown"

    t = table("wizard", at="city", stage="end", toad=1, spells="healing, hex, nullify")
    assert t.ask == "surplus-spell"
    t.play("hex")
    assert t.me.spells == "healing, nullify"


@rule("TA-27.6", "TA-R62")
def test_a_toad_gains_no_spells():
    t = table("wizard", at="city", stage="space", toad=2, dice=[6]).play("visit-enchantress")
    assert t.me.spells == 0


@rule("TA-27.7")
def test_a_toad_uses_fate_and_life_of_its_own():
    t = table("warrior", at="city", stage="space", toad=2, fate=1, dice=[1, 5]).play("visit-enchantress", "fate-1")
    assert t.me.fate == 0
    assert t.me.a.toad_strength == 1
    assert t.me.life == 5


@rule("TA-27.7")
def test_a_life_and_a_fate_lost_as_a_toad_stay_lost():
    t = table("warrior", at="black-knight", stage="space", toad=1, fate=1, strength=2)
    assert (t.me.a.toad, t.me.life, t.me.strength) == (0, 4, 6)
    t = table("warrior", at="vampires-tower", stage="space", toad=1, fate=1, dice=[5, 1]).play("fate-1")
    assert (t.me.a.toad, t.me.life, t.me.fate) == (0, 4, 0)


@rule("TA-27.8", "TA-R60")
def test_toads_may_fight_each_other_for_a_life():
    others = [{"who": "troll", "at": "city", "toad": 2}]
    t = table("warrior", at="city", stage="landed", toad=2, dice=[5, 2], others=others).play("seat-1")
    assert t.other.life == 5
    assert t.me.gold == 0
    assert t.turn_over


@rule("TA-R116", "TA-R61")
def test_a_toad_does_not_get_gold():
    t = table("warrior", at="tavern", stage="space", toad=2, dice=[4])
    assert t.me.gold == 0


@rule("TA-R116")
def test_the_hag_has_no_effect_on_a_toad():
    t = table("warrior", at="fields-1", stage="landed", toad=2, draws="cursed_by_a_hag")
    assert (t.me.followers, t.lying("fields-1")) == (0, "cursed_by_a_hag")
    assert t.turn_over


@rule("TA-R116", "TA-27.3")
@pytest.mark.parametrize(("die", "own"), [(4, (0, 1)), (5, (1, 0))])
def test_strength_and_craft_gained_are_the_toads_own(die, own):
    t = table("warrior", at="city", stage="space", toad=2, strength=1, dice=[die]).play("visit-enchantress")
    assert (t.me.a.toad_strength, t.me.a.toad_craft) == own
    assert (t.me.tokens, t.me.strength, t.me.craft) == ((1, 0), 1 + own[0], 1 + own[1])


@rule("TA-27.9")
def test_a_toad_has_no_special_abilities():
    t = table("elf", at="woods-1", toad=2)
    assert t.ask == "move"
    assert t.options == ["space-plains-2", "space-plains-1"]


@rule("TA-26.4", "TA-1.10")
def test_there_are_four_toads_and_no_fifth():
    others = [{"who": who, "toad": 2} for who in ("troll", "monk", "elf", "thief")]
    t = enchanted(objects="sword", others=others)
    assert t.me.a.toad == 0
    assert t.me.objects == "sword"


@rule("TA-R118", "TA-27.2")
def test_what_potion_and_mercenary_lent_is_gone():
    t = enchanted(strength_bonus=2, battle_bonus=3)
    assert (t.me.strength, t.me.a.battle_bonus) == (1, 0)


@rule("TA-27.1")
@pytest.mark.parametrize(("active", "turns"), [(0, 4), (1, 3)])
def test_a_turn_under_way_is_not_counted(active, turns):
    t = table("warrior", at="city", active=active)
    toads.turn_into(t.state, t.me.a, 3, "TA-27.1")
    assert t.me.a.toad == turns
