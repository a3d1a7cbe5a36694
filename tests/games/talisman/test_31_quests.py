"""The Warlock's quests (TA-31)."""

from __future__ import annotations

import pytest

from tests.games.talisman.play import table
from tests.support.rules import rule


def at_the_cave(die, who="warrior", **more):
    return table(who, at="warlocks-cave", stage="space", dice=[die], **more)


@rule("TA-31.1", "TA-31.6")
@pytest.mark.parametrize(
    ("die", "quest"),
    [
        (1, "take-life"),
        (2, "kill-enemy"),
        (3, "deliver-follower"),
        (4, "deliver-magic-object"),
        (5, "deliver-3-gold"),
        (6, "deliver-2-gold"),
    ],
)
def test_a_die_says_which_quest(die, quest):
    t = at_the_cave(die).play("accept")
    assert t.me.a.quest == quest
    assert t.turn_over


@rule("TA-31.1", "TA-R93")
def test_a_quest_may_be_declined_before_the_roll():
    t = table("warrior", at="warlocks-cave", stage="space").play("decline")
    assert t.me.a.quest == ""
    assert t.turn_over


@rule("TA-31.2")
def test_one_quest_at_a_time():
    t = table("warrior", at="warlocks-cave", stage="space", quest="take-life")
    assert t.turn_over
    assert t.me.a.quest == "take-life"


@rule("TA-31.4", "TA-R93", "TA-31.3", "TA-30.5")
def test_gold_is_delivered_at_the_moment_of_accepting():
    t = at_the_cave(6, gold=3).play("accept")
    assert t.me.gold == 1
    assert t.me.objects == "talisman"
    assert t.talismans == 3
    assert t.me.a.quest == ""
    assert t.me.space == "warlocks-cave"
    assert t.turn_over, "already on the Cave there is no further encounter"


@rule("TA-31.4", "TA-R125")
def test_the_owner_chooses_which_follower_goes():
    t = at_the_cave(3, followers="unicorn, maiden, cursed_by_a_hag").play("accept")
    assert t.options == ["unicorn", "maiden"]
    t.play("maiden")
    assert t.discards == "maiden"
    assert t.me.objects == "talisman"


@rule("TA-R125", "TA-R64")
def test_hag_and_poltergeist_cannot_be_delivered():
    t = at_the_cave(3, followers="poltergeist").play("accept")
    assert t.me.a.quest == "deliver-follower"


@rule("TA-R125")
def test_a_magic_object_goes_even_a_talisman():
    t = at_the_cave(4, objects="sword, talisman_adventure").play("accept")
    assert t.discards == "talisman_adventure"
    assert t.me.objects == "sword, talisman"


@rule("TA-X30", "TA-R93", "TA-31.4", "TA-12.4")
def test_killing_an_enemy_calls_him_away_at_once():
    t = table("warrior", at="ruins", stage="landed", draws="bear, shrine", quest="kill-enemy", dice=[5, 4, 1])
    assert t.me.space == "warlocks-cave"
    assert t.me.objects == "talisman"
    assert t.me.trophies == "bear"
    assert t.lying("ruins") == "shrine"
    t.play("space")
    assert t.ask == "quest", "the normal encounter of the Cave follows"
    assert not t.turn_over


@rule("TA-R93", "TA-R82")
def test_he_is_called_away_from_an_enemy_that_he_left_alone():
    """The Minstrel leaves the Bear and kills the Goblin: he lands on the Cave, with its Hex and its encounter."""
    lying = {"ruins": "bear, goblin", "warlocks-cave": "hex"}
    t = table("minstrel", at="ruins", stage="landed", quest="kill-enemy", lying=lying, dice=[6, 1], others=["troll"])
    t.play("leave")
    assert (t.me.space, t.me.life, t.me.objects) == ("warlocks-cave", 3, "talisman")
    assert t.lying("ruins") == "bear"
    t.play("space")
    assert t.ask == "quest"


def seller(at, **more):
    """A Warrior one gold short of his quest, with a Sword that the Alchemist would buy."""
    held = {"objects": "sword", "gold": 1, "followers": "alchemist", "quest": "deliver-2-gold"}
    return table("warrior", at=at, stage="landed", **held, **more)


@rule("TA-31.4", "TA-R93", "TA-R141")
def test_gold_made_when_he_looks_about_him_is_delivered_before_he_meets_anybody():
    t = seller("desert-1", others=[{"who": "troll", "at": "desert-1"}])
    assert t.options == ["space", "seat-1", "belongings"]
    t.play("belongings", "use:alchemist", "sword", "done")
    assert (t.me.space, t.me.gold, t.me.life, t.me.objects) == ("warlocks-cave", 0, 5, "talisman")
    assert t.ask == "encounter", "no water was lost in the Desert"


@rule("TA-31.4", "TA-R93", "TA-R141")
def test_gold_made_between_two_cards_is_delivered_before_the_next():
    t = seller("ruins", draws="wolf, demon", others=["troll"]).play(
        "space", "belongings", "use:alchemist", "sword", "done"
    )
    assert (t.me.space, t.me.life) == ("warlocks-cave", 5)
    assert t.lying("ruins") == "wolf, demon"
    assert not t.events("fight-scores")


@rule("TA-31.4", "TA-R68")
def test_gold_for_the_princess_is_delivered_before_it_can_be_spent_on_healing():
    held = {"life": 1, "followers": "princess", "quest": "deliver-3-gold"}
    t = table("monk", at="castle", stage="space", others=["troll"], **held).play("princess")
    assert (t.me.space, t.me.gold, t.me.life, t.me.objects) == ("warlocks-cave", 0, 1, "talisman")


@rule("TA-31.3", "TA-31.1")
def test_after_one_quest_another_may_be_accepted_by_a_new_roll():
    t = table("warrior", at="ruins", stage="landed", draws="bear, shrine", quest="kill-enemy", dice=[5, 4, 1, 3])
    t.play("space", "accept")
    assert t.me.a.quest == "deliver-follower"
    assert t.turn_over


@rule("TA-R16", "TA-6.3")
def test_fate_may_change_which_quest_it_is():
    t = table("warrior", at="warlocks-cave", stage="space", fate=1, dice=[1, 2]).play("accept", "fate-1")
    assert (t.me.a.quest, t.me.fate) == ("kill-enemy", 0)


@rule("TA-R125")
@pytest.mark.parametrize("way", ["destruction", "evaded"])
def test_an_enemy_removed_or_evaded_is_not_killed(way):
    t = table(
        "sorceress", at="fields-1", stage="landed", quest="kill-enemy", lying={"fields-1": "bear"}, draws="raiders",
        spells="destruction" if way == "destruction" else "", invisible=way == "evaded", others=["troll"],
    )  # fmt: skip
    if way == "destruction":
        t.play("destruction")
    else:
        t.play("bear")
    assert t.me.a.quest == "kill-enemy"
    assert t.me.space == "fields-1"
    assert t.turn_over


@rule("TA-R125")
def test_a_quest_stays_open_when_what_could_be_delivered_is_gone():
    t = table("troll", at="temple", stage="cards", quest="deliver-magic-object", objects="sword", dice=[1, 5])
    assert t.me.a.quest == "deliver-magic-object"


@rule("TA-R93")
def test_a_creature_that_is_no_card_is_no_enemy_killed():
    t = table("troll", at="forest", stage="space", quest="kill-enemy", others=["warrior"], dice=[1, 6, 1])
    assert t.me.a.quest == "kill-enemy"
    assert t.me.space == "forest"


@rule("TA-R74", "TA-R125", "TA-R93")
def test_a_spirit_destroyed_is_killed():
    t = table("priest", at="fields-1", stage="landed", draws="wraith", quest="kill-enemy")
    t.play("wraith", "none")
    assert t.me.space == "warlocks-cave"
    assert t.me.trophies == 0


@rule("TA-R93", "TA-13.5")
def test_a_life_taken_sends_him_to_the_cave_and_the_turn_is_over():
    others = [{"who": "monk", "at": "city"}]
    t = table("troll", at="city", stage="landed", quest="take-life", others=others, dice=[6, 1]).play("seat-1")
    assert t.other.life == 3
    assert t.me.space == "warlocks-cave"
    assert t.me.objects == "talisman"
    assert t.turn_over


@rule("TA-R93")
def test_a_life_saved_is_not_taken():
    others = [{"who": "thief", "at": "city", "objects": "armour"}]
    t = table("troll", at="city", stage="landed", quest="take-life", others=others, dice=[6, 1, 4]).play(
        "seat-1", "life", "armour"
    )
    assert t.other.life == 4
    assert t.me.a.quest == "take-life"
    assert t.me.space == "city"


@rule("TA-R93", "TA-30.3")
def test_without_a_talisman_left_the_quest_is_done_for_nothing():
    holder = {"who": "troll", "objects": "4 talisman"}
    t = at_the_cave(6, gold=2, others=[holder])
    t = t.play("accept")
    assert t.me.a.quest == ""
    assert t.me.gold == 0
    assert t.me.objects == 0


@rule("TA-R125", "TA-20.4", "TA-R134")
def test_the_reward_obeys_the_object_limit():
    t = at_the_cave(6, gold=2, objects="sword, axe, helmet, shield").play("accept")
    assert t.ask == "surplus-object"
    t.play("axe")
    assert t.me.objects == "sword, helmet, shield, talisman"
    assert t.lying("warlocks-cave") == "axe"


@rule("TA-R116", "TA-R125")
def test_the_talisman_of_a_toad_lies_on_its_space():
    t = table(
        "warrior",
        at="fields-1",
        stage="landed",
        toad=2,
        lying={"fields-1": "wild_boar"},
        quest="kill-enemy",
        dice=[6, 1],
    )
    assert t.me.space == "warlocks-cave"
    assert t.me.objects == 0
    assert t.lying("warlocks-cave") == "talisman"


@rule("TA-R93", "TA-31.4")
def test_before_his_movement_the_call_replaces_the_move():
    t = table("warrior", at="city", stage="start", quest="deliver-2-gold", gold=2)
    assert t.me.space == "warlocks-cave"
    assert t.play("space").ask == "quest"


@rule("TA-31.5", "TA-35.2")
@pytest.mark.parametrize(("quest", "offered"), [("", True), ("take-life", False)])
def test_with_an_open_quest_the_portal_stays_shut(quest, offered):
    t = table("warrior", at="portal-of-power", quest=quest, dice=[1])
    assert t.offers("portal") is offered


@rule("TA-R9")
def test_a_quest_dies_with_its_character():
    t = table("monk", at="graveyard", stage="space", life=1, quest="take-life")
    assert not t.me.alive
    assert t.me.a.quest == ""
