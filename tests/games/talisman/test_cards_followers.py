"""The Follower cards (TA-21), one scenario each: taking them, and what they do in encounters."""

from __future__ import annotations

import pytest

from magemoot.games.talisman.catalogue import SPACE
from magemoot.games.talisman.totals import may_have
from tests.games.talisman.play import table
from tests.support.rules import rule

VOLUNTARY = ["alchemist", "gnome", "guide", "maiden", "mule", "pixie", "prince", "princess", "unicorn"]


@pytest.mark.parametrize("card", VOLUNTARY)
@rule("TA-9.5", "TA-14.2")
def test_a_follower_may_be_taken_or_left(card):
    t = table("troll", at="fields-1", stage="landed", draws=card, others=["warrior"])
    assert t.options == [card, "leave"]
    t.play(card)
    assert t.me.followers == card
    assert t.turn_over
    t = table("troll", at="fields-1", stage="landed", draws=card, others=["warrior"])
    t.play("leave")
    assert t.lying("fields-1") == card
    assert t.turn_over


@pytest.mark.parametrize(("card", "strength", "craft"), [("maiden", 0, 2), ("unicorn", 1, 1)])
@rule("TA-3.2", "TA-3.3")
def test_maiden_and_unicorn_add_to_the_totals(card, strength, craft):
    t = table("troll", at="fields-1", stage="landed", draws=card, others=["warrior"])
    t.play(card)
    assert (t.me.strength, t.me.craft) == (6 + strength, 1 + craft)
    assert t.me.tokens == (0, 0)


@rule("TA-R91")
def test_the_mercenary_wants_gold_to_come_along():
    t = table("troll", at="fields-1", stage="landed", draws="mercenary", gold=2, others=["warrior"])
    t.play("mercenary")
    assert t.me.followers == "mercenary"
    assert t.me.gold == 1
    t = table("troll", at="fields-1", stage="landed", draws="mercenary", others=["warrior"])
    assert t.lying("fields-1") == "mercenary"
    assert t.turn_over


@rule("TA-R91", "TA-16.5")
def test_the_mercenary_fights_for_gold_once_a_turn():
    t = table(
        "thief",
        at="ruins",
        stage="landed",
        lying={"ruins": "bear, lemure"},
        followers="mercenary",
        gold=2,
        dice=[1, 1, 1, 1],
        others=["warrior"],
    )
    t.play("space")
    assert t.ask == "lend-strength"
    t.play("mercenary")
    assert t.me.gold == 1
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(7, 4), (4, 2)]


@rule("TA-R91")
def test_the_mercenary_is_paid_once_a_turn_and_fights_until_its_end():
    t = table(
        "troll",
        at="ruins",
        stage="landed",
        lying={"ruins": "bear, cave"},
        followers="mercenary",
        gold=3,
        dice=[1, 1, 2, 1, 1],
        others=["warrior"],
    )
    t.play("space", "mercenary")
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(10, 4), (10, 3)]
    assert t.me.gold == 2
    assert t.turn_over
    assert t.next_turn().me.a.battle_bonus == 0


@rule("TA-R141", "TA-29.2")
def test_the_alchemist_turns_objects_into_gold():
    t = table(
        "troll", at="fields-1", stage="landed", followers="alchemist", objects="sword, purchase-axe", others=["warrior"]
    )
    t.play("belongings", "use:alchemist", "sword", "purchase-axe")
    assert t.me.gold == 2
    assert t.discards == "sword"
    assert "axe" in t.purchase


@rule("TA-R141")
def test_the_alchemist_can_be_used_before_a_card_is_met():
    t = table(
        "monk",
        at="fields-1",
        stage="landed",
        lying={"fields-1": "sorcerer"},
        followers="alchemist",
        objects="sword",
        others=["warrior"],
    )
    t.play("space")
    assert t.ask == "before-card"
    t.play("belongings", "use:alchemist", "sword", "done", "buy-spell")
    t.pass_all()
    assert t.me.spells == 1
    assert t.me.gold == 0


@rule("TA-R64", "TA-R124", "TA-29.4", "TA-X16")
def test_the_hag_drives_the_others_off_and_lets_nobody_come():
    t = table(
        "monk",
        at="ruins",
        stage="landed",
        draws="cursed_by_a_hag, unicorn",
        followers="poltergeist, mule, purchase-mule",
        raised="bear",
        others=["warrior"],
    )
    t.play("space")
    assert t.me.followers == "cursed_by_a_hag"
    assert t.me.raised == 0
    assert "poltergeist, mule, bear" in t.discards
    assert "purchase-mule" in t.purchase
    assert t.lying("ruins") == "unicorn"
    assert t.turn_over


@rule("TA-R64", "TA-R67")
def test_the_hag_cannot_be_ditched_or_chosen_as_a_loss():
    t = table("monk", at="temple", stage="landed", followers="cursed_by_a_hag", dice=[1, 3], others=["warrior"])
    t.play("keep")
    assert t.me.followers == "cursed_by_a_hag"


@rule("TA-R94", "TA-R124")
def test_the_mystic_frees_of_the_hag_after_his_roll():
    t = table("troll", at="village", stage="landed", followers="cursed_by_a_hag", dice=[2], others=["warrior"])
    t.play("visit-mystic")
    assert t.me.followers == 0
    assert t.discards == "cursed_by_a_hag"


@rule("TA-R124", "TA-17.7")
def test_whoever_takes_the_hag_from_one_he_has_killed_loses_his_own_followers():
    victim = {"who": "monk", "at": "city", "life": 1, "followers": "cursed_by_a_hag"}
    t = table("troll", at="city", stage="landed", followers="guide, mule", dice=[6, 1], others=[victim, "elf"])
    t.play("seat-1", "cursed_by_a_hag")
    assert t.me.followers == "cursed_by_a_hag"
    assert "guide, mule" in t.discards


@rule("TA-R124")
def test_without_the_hag_others_may_come_at_once_but_those_driven_off_do_not():
    owner = {"who": "troll", "at": "fields-1", "followers": "cursed_by_a_hag"}
    t = table(
        "sorceress", at="fields-1", stage="landed", followers="guide", others=[owner], lying={"fields-1": "maiden"}
    )
    assert not may_have(t.other.a, t.state.spaces[SPACE["fields-1"]][0])
    t.play("seat-1", "take-follower")
    assert may_have(t.other.a, t.state.spaces[SPACE["fields-1"]][0])
    assert t.other.followers == 0
    assert t.discards == "guide"


@rule("TA-R64")
def test_a_hag_left_lying_takes_the_next_one():
    t = table("monk", at="chapel", stage="landed", lying={"chapel": "cursed_by_a_hag"}, others=["warrior"])
    assert t.me.followers == "cursed_by_a_hag"
    assert t.ask == "choose-one"


@rule("TA-R64", "TA-R116")
def test_the_poltergeist_must_be_taken_but_not_by_a_toad():
    t = table("troll", at="fields-1", stage="landed", draws="poltergeist", others=["warrior"])
    assert t.me.followers == "poltergeist"
    t = table("troll", at="fields-1", stage="landed", draws="poltergeist", toad=2, others=["warrior"])
    assert t.me.followers == 0
    assert t.lying("fields-1") == "poltergeist"


@rule("TA-R124", "TA-26.2")
def test_with_the_hag_a_poltergeist_stays_where_it_is():
    t = table(
        "troll", at="fields-1", stage="landed", draws="poltergeist", followers="cursed_by_a_hag", others=["warrior"]
    )
    assert t.me.followers == "cursed_by_a_hag"
    assert t.lying("fields-1") == "poltergeist"


@pytest.mark.parametrize("card", ["prince", "princess"])
@rule("TA-R68")
def test_prince_and_princess_heal_and_are_worth_gold_at_the_castle(card):
    t = table("warrior", at="castle", stage="landed", followers=card, life=1, others=["troll"])
    t.play("space")
    assert t.options == ["heal-1", "heal-2", card, "done"]
    t.play("heal-2", card)
    assert t.me.gold == 3
    assert t.discards == card
    assert t.options == ["heal-1", "heal-2", "done"]
    t.play("heal-2")
    assert (t.me.life, t.me.gold) == (5, 1)
    assert t.turn_over


@rule("TA-R68")
def test_prince_and_princess_together_bring_four_free_lives():
    t = table("warrior", at="castle", stage="landed", followers="prince, princess", life=1, gold=1, others=["troll"])
    t.play("space", "heal-4")
    assert (t.me.life, t.me.gold) == (5, 1)


@pytest.mark.parametrize(
    ("card", "space"),
    [("guide", "forest"), ("guide", "crags"), ("guide", "chasm"), ("gnome", "crags"), ("pixie", "forest")],
)
@rule("TA-29.2")
def test_guides_save_the_roll(card, space):
    t = table("wizard", at=space, stage="landed", followers=card, others=["elf"])
    t.play("space")
    assert t.ask == "skip-roll"
    t.play("skip-roll")
    assert t.turn_over
    assert t.me.life == 4


@pytest.mark.parametrize(("card", "space"), [("gnome", "hills-1"), ("pixie", "woods-1")])
@rule("TA-R78", "TA-24.2", "TA-R24")
def test_gnome_and_pixie_help_to_evade(card, space):
    t = table("wizard", at=space, stage="landed", followers=card, draws="dragon", others=["troll"])
    t.play("space")
    assert t.ask == "evade"
    t.play("dragon")
    assert t.lying(space) == "dragon"
    assert t.turn_over
    assert t.me.life == 4


@rule("TA-R63", "TA-20.3")
def test_a_mule_carries_four_objects_more():
    t = table(
        "troll",
        at="ruins",
        stage="landed",
        lying={"ruins": "mule, ring"},
        objects="sword, axe, armour, shield",
        others=["warrior"],
    )
    t.play("space", "mule", "ring")
    assert t.me.objects == 5
    assert t.turn_over
