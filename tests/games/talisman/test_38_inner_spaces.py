"""TA-38: what the spaces of the Inner Region do."""

from __future__ import annotations

import pytest

from tests.games.talisman.play import table
from tests.support.rules import rule


def go_through(t):
    """Take the first option until the turn is over or a decision of the turn comes that is no encounter menu."""
    while not t.turn_over and t.ask in ("encounter", "loot-space"):
        t.play("space" if t.ask == "encounter" else "leave")
    return t


@rule("TA-38.1")
def test_on_the_plain_nothing_happens():
    t = table("thief", at="mines", retreating=True)
    assert t.me.space == "plain-of-peril"
    assert t.turn_over
    assert t.me.life == 4


# ------------------------------------------------------------------ Crypt and Mines


@rule("TA-38.2", "TA-38.3", "TA-R47", "TA-X21")
@pytest.mark.parametrize(
    ("dice", "comes_out"),
    [
        ([1, 1, 1], "crypt"),
        ([3, 3, 3], "crypt"),
        ([4, 3, 3], "plain-of-peril"),
        ([4, 4, 3], "portal-of-power"),
        ([4, 5, 3], "portal-of-power"),
        ([4, 4, 5], "warlocks-cave"),
        ([6, 4, 4], "warlocks-cave"),
        ([5, 5, 5], "city"),
        ([6, 6, 6], "city"),
    ],
)
def test_the_crypt_leads_where_the_dice_less_strength_say(dice, comes_out):
    t = table("thief", at="plain-of-peril", strength=6, dice=dice, draws="sword").play("space-crypt")
    assert t.me.space == comes_out


@rule("TA-38.2", "TA-38.4", "TA-X21")
def test_with_strength_enough_he_comes_out_in_the_crypt_and_goes_on_next_turn():
    t = table("thief", at="plain-of-peril", strength=9, dice=[4, 5, 3], others=[]).play("space-crypt")
    assert t.me.space == "crypt"
    assert t.turn_over
    assert t.options == ["space-death", "retreat-plain-of-peril"]


@rule("TA-38.2")
def test_the_crypt_counts_only_strength():
    t = table("thief", at="plain-of-peril", craft=9, dice=[6, 6, 6]).play("space-crypt")
    assert t.me.space == "city"


@rule("TA-38.5", "TA-R47")
@pytest.mark.parametrize(
    ("dice", "comes_out"),
    [
        ([1, 1, 1], "mines"),
        ([3, 3, 3], "mines"),
        ([4, 3, 3], "plain-of-peril"),
        ([4, 4, 3], "portal-of-power"),
        ([4, 4, 5], "warlocks-cave"),
        ([5, 5, 5], "tavern"),
    ],
)
def test_the_mines_lead_where_the_dice_less_craft_say(dice, comes_out):
    t = table(
        "thief", at="plain-of-peril", craft=6, dice=[*dice, *([4] if comes_out == "tavern" else [])], draws="sword"
    )
    t.play("space-mines")
    assert t.me.space == comes_out


@rule("TA-R47", "TA-12.4")
def test_coming_out_elsewhere_is_a_landing_with_its_encounter():
    t = table("thief", at="plain-of-peril", dice=[1, 2, 3], draws="sword").play("space-mines")
    assert t.me.space == "portal-of-power"
    assert t.lying("portal-of-power") == "sword"
    assert t.ask == "loot-space"


@rule("TA-R47", "TA-37.3")
def test_coming_out_on_the_plain_he_may_meet_who_stands_there():
    t = table(
        "thief", at="plain-of-peril", others=[{"who": "troll", "at": "plain-of-peril"}], strength=6, dice=[4, 3, 3]
    )
    t.play("space-crypt")
    assert t.ask == "encounter"
    assert "seat-1" in t.options


@rule("TA-38.5", "TA-29.2")
def test_the_dwarf_may_throw_two_dice_in_the_mines():
    t = table("dwarf", at="plain-of-peril", dice=[2, 1]).play("space-mines", "dice-2")
    assert t.me.space == "mines"
    t = table("dwarf", at="plain-of-peril", dice=[1, 1, 2]).play("space-mines", "dice-3")
    assert t.me.space == "plain-of-peril"
    t = table("dwarf", at="plain-of-peril", dice=[1, 1, 1]).play("space-crypt")
    assert t.me.space == "crypt"


@rule("TA-R16", "TA-6.5")
def test_fate_may_reroll_one_of_the_three_dice():
    t = table("thief", at="plain-of-peril", fate=1, dice=[1, 1, 6, 1]).play("space-crypt", "fate-3")
    assert t.me.space == "crypt"


@rule("TA-R117")
def test_a_toad_in_the_crypt_has_strength_one():
    t = table("thief", at="plain-of-peril", toad=3, strength=9, dice=[2, 2, 1], draws="sword").play("space-crypt")
    assert t.me.space == "warlocks-cave"


@rule("TA-R51")
def test_the_way_back_leads_through_the_mines_without_a_roll():
    t = table("thief", at="vampires-tower", retreating=True)
    assert t.me.space == "mines"
    assert not t.events("way-out")


# ------------------------------------------------------------------ the Vampire's Tower


@rule("TA-38.11", "TA-R53")
@pytest.mark.parametrize(("die", "lives"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_vampire_takes_lives(die, lives):
    t = table("thief", at="mines", dice=[die]).play("space-vampires-tower")
    assert t.me.life == 4 - lives
    assert t.turn_over


@rule("TA-38.11", "TA-R54", "TA-R123", "TA-21.2")
def test_each_follower_given_up_after_the_roll_saves_a_life():
    t = table("thief", at="mines", followers="maiden, prince", dice=[5]).play("space-vampires-tower")
    go_through(t)
    assert t.ask == "vampire"
    t.play("maiden")
    assert t.discards == "maiden"
    t.play("done")
    assert t.me.life == 2
    assert t.me.followers == "prince"
    assert t.turn_over


@rule("TA-38.11", "TA-R54")
def test_no_more_followers_than_lives_are_asked_for():
    t = table("thief", at="mines", followers="maiden, prince", dice=[1])
    go_through(t.play("space-vampires-tower")).play("maiden")
    assert t.me.life == 4
    assert t.turn_over


@rule("TA-R54", "TA-R64")
@pytest.mark.parametrize("follower", ["cursed_by_a_hag", "poltergeist"])
def test_hag_and_poltergeist_are_no_gift_for_a_vampire(follower):
    t = table("thief", at="mines", followers=follower, dice=[3])
    go_through(t.play("space-vampires-tower"))
    assert t.me.life == 2
    assert t.me.followers == follower


@rule("TA-R53", "TA-R28")
def test_armour_is_no_help_against_the_vampire():
    t = table("thief", at="mines", objects="shield", dice=[1])
    go_through(t.play("space-vampires-tower"))
    assert t.me.life == 3


@rule("TA-R123", "TA-R53")
def test_preservation_saves_one_of_the_lives():
    t = table("thief", at="mines", spells="preservation", dice=[5]).play("space-vampires-tower").pass_all()
    t = table("thief", at="mines", spells="preservation", dice=[5]).play("space-vampires-tower")
    while t.ask != "react-life-loss":
        t.play("pass")
    t.play("preservation").pass_all()
    assert t.me.life == 2


@rule("TA-R54", "TA-20.4")
def test_a_mule_given_up_leaves_surplus_objects_behind():
    t = table("thief", at="mines", followers="mule", objects="sword, axe, shield, helmet, talisman", dice=[1])
    go_through(t.play("space-vampires-tower")).play("mule")
    assert t.ask == "surplus-object"
    t.play("axe")
    assert t.lying("vampires-tower") == "axe"
    assert t.me.life == 4


# ------------------------------------------------------------------ the Pits


@rule("TA-38.6", "TA-R25")
def test_the_die_says_how_many_pitfiends_come_one_by_one():
    t = table("thief", at="vampires-tower", strength=6, dice=[3, 1, 1, 2, 2, 3, 3]).play("space-pits")
    assert len(t.events("fight-scores")) == 3
    assert [e.args["other"] for e in t.events("fight-scores")] == [5, 6, 7]
    assert t.me.a.pitfiends == 0
    assert t.me.trophies == 0
    assert t.turn_over


@rule("TA-38.8", "TA-38.6")
def test_when_all_are_beaten_he_goes_on_next_turn():
    t = table("thief", at="vampires-tower", others=[], objects="talisman", strength=6, dice=[1, 1, 1])
    go_through(t.play("space-pits"))
    assert t.options == ["space-valley-of-fire", "retreat-vampires-tower", "belongings"]


@rule("TA-38.6", "TA-38.7", "TA-16.11")
def test_a_defeat_ends_the_turn_and_the_survivors_wait():
    t = table("thief", at="vampires-tower", others=[], strength=3, dice=[3, 4, 1, 1, 6, 6, 1, 6, 1]).play("space-pits")
    assert t.me.life == 3
    assert t.me.a.pitfiends == 2
    assert t.options == ["stay", "retreat-vampires-tower"]
    t.play("stay")
    assert len(t.events("fight-scores")) == 4
    assert t.me.a.pitfiends == 0


@rule("TA-X28", "TA-R31")
def test_a_life_saved_by_armour_is_still_a_defeat():
    t = table("thief", at="vampires-tower", others=[], objects="shield", strength=3, dice=[3, 4, 1, 1, 6, 5])
    go_through(t.play("space-pits")).play("shield")
    assert t.me.life == 4
    assert t.me.a.pitfiends == 2
    assert t.options == ["stay", "retreat-vampires-tower", "belongings"]


@rule("TA-R52")
def test_a_stand_off_ends_the_turn_and_that_pitfiend_survives():
    t = table("thief", at="vampires-tower", others=[], strength=1, dice=[2, 3, 3]).play("space-pits")
    assert t.me.life == 4
    assert t.me.a.pitfiends == 2
    assert t.offers("stay")


@rule("TA-R52")
def test_a_fresh_visit_brings_a_new_number():
    t = table("thief", at="vampires-tower", pitfiends=0, strength=6, dice=[2, 1, 1, 1, 1]).play("space-pits")
    assert len(t.events("fight-scores")) == 2


@rule("TA-38.6", "TA-5.1")
def test_a_pitfiend_may_kill():
    t = table("thief", at="vampires-tower", life=1, dice=[4, 1, 6]).play("space-pits")
    assert not t.me.alive
    assert t.turn_over


# ------------------------------------------------------------------ the Werewolf


@rule("TA-38.9", "TA-X17")
def test_two_dice_are_the_werewolfs_strength():
    t = table("dwarf", at="death", strength=9, dice=[3, 5, 4, 5]).play("space-werewolf-den")
    assert t.events("fight-scores")[0].args["other"] == 13
    assert t.me.a.werewolf == 0
    assert t.me.trophies == 0
    assert t.turn_over


@rule("TA-38.9", "TA-R132")
@pytest.mark.parametrize(("dice", "life"), [([2, 4, 1, 6], 3), ([2, 4, 4, 1], 4)])
def test_whoever_does_not_beat_it_meets_the_same_werewolf_again(dice, life):
    t = table("thief", at="death", others=[], dice=[*dice, 6, 1], objects="talisman")
    go_through(t.play("space-werewolf-den"))
    assert t.me.life == life
    assert t.me.a.werewolf == 6
    assert t.options == ["stay", "retreat-death", "belongings"]
    t.play("stay")
    assert t.me.a.werewolf == 0
    assert t.options == ["space-valley-of-fire", "retreat-death", "belongings"]


@rule("TA-38.9", "TA-R132")
def test_a_new_visit_means_a_new_werewolf():
    t = table("thief", at="werewolf-den", werewolf=12, others=[]).play("retreat-death")
    assert t.me.a.werewolf == 0


# ------------------------------------------------------------------ Death


@rule("TA-38.10")
@pytest.mark.parametrize(
    ("dice", "life", "claimed"), [([6, 5, 5, 5], 4, False), ([3, 4, 6, 1], 4, True), ([1, 2, 3, 1], 3, True)]
)
def test_dicing_with_death(dice, life, claimed):
    t = table("thief", at="crypt", others=[], dice=dice).play("space-death")
    assert t.me.life == life
    assert t.me.a.claimed == claimed
    assert t.options == (["stay", "retreat-crypt"] if claimed else ["space-werewolf-den", "retreat-crypt"])


@rule("TA-38.10")
def test_death_throws_again_until_he_is_beaten():
    t = table("thief", at="death", claimed=True, others=[], dice=[1, 1, 6, 6, 6, 6, 1, 1]).play("stay")
    assert t.me.life == 3
    t.play("stay")
    assert t.me.life == 3
    assert t.options == ["space-werewolf-den", "retreat-crypt"]


@rule("TA-38.10", "TA-R19")
def test_fate_changes_one_of_his_own_dice_and_none_of_deaths():
    t = table("thief", at="crypt", fate=2, others=[], dice=[1, 6, 6, 5, 5]).play("space-death")
    assert t.options == ["fate-1", "fate-2", "keep"]
    t.play("fate-1")
    assert t.ask == "move-inside", "the rest of his fate does nothing about Death's dice"
    assert not t.me.a.claimed
    assert t.me.fate == 1


@rule("TA-R53", "TA-R28")
def test_armour_is_no_help_against_death():
    t = table("thief", at="crypt", objects="shield", others=[], dice=[1, 1, 6, 6])
    go_through(t.play("space-death"))
    assert t.me.life == 3


# ------------------------------------------------------------------ the Valley of Fire


@rule("TA-38.12", "TA-39.1")
@pytest.mark.parametrize("talisman", ["talisman", "talisman_adventure"])
def test_any_talisman_opens_the_valley_and_nothing_happens_there(talisman):
    t = table("thief", at="pits", objects=talisman, others=[])
    go_through(t.play("space-valley-of-fire"))
    assert t.me.space == "valley-of-fire"
    assert t.me.life == 4
    assert t.me.objects == talisman
    assert t.options[0] == "space-crown-of-command"
