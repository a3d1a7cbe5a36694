"""Objects, Magic Objects, Purchase and Talisman cards, one scenario each: taking them, and what they do in encounters."""

from __future__ import annotations

import pytest

from tests.games.talisman.play import table
from tests.support.rules import rule

MAGIC = [
    "amulet",
    "cross",
    "holy_grail",
    "holy_lance",
    "magic_belt",
    "orb_of_knowledge",
    "potion_of_strength",
    "ring",
    "runesword",
    "solomons_crown",
    "talisman_adventure",
    "wand",
]
ORDINARY = ["armour", "axe", "helmet", "raft", "shield", "sword", "water_bottle"]
PURCHASE = [f"purchase-{c}" for c in ("armour", "axe", "helmet", "mule", "raft", "shield", "sword", "water_bottle")]


@pytest.mark.parametrize("card", [*MAGIC, *ORDINARY, *PURCHASE, "talisman"])
@rule("TA-9.5", "TA-14.2", "TA-20.1", "TA-30.2", "TA-R108")
def test_a_card_may_be_taken_or_left(card):
    t = table("troll", at="fields-1", stage="landed", lying={"fields-1": card}, others=["warrior"])
    assert t.options == [card, "leave"]
    t.play(card)
    assert (t.me.followers if card.endswith("mule") else t.me.objects) == card
    assert t.lying("fields-1") == 0
    t = table("troll", at="fields-1", stage="landed", lying={"fields-1": card}, others=["warrior"])
    t.play("leave")
    assert t.lying("fields-1") == card
    assert t.turn_over


@pytest.mark.parametrize(("card", "gold"), [("bag_of_gold", 1), ("two_bags_of_gold", 2)])
@rule("TA-R63", "TA-19.5")
def test_bags_of_gold_become_gold_even_with_full_hands(card, gold):
    t = table(
        "troll", at="fields-1", stage="landed", draws=card, objects="sword, axe, armour, shield", others=["warrior"]
    )
    t.play("space", card)
    assert t.me.gold == gold
    assert t.me.objects == 4
    assert t.discards == card


@rule("TA-R116", "TA-27.11")
def test_bags_of_gold_stay_before_a_toad():
    t = table("troll", at="fields-1", stage="landed", draws="bag_of_gold", toad=2, others=["warrior"])
    assert t.lying("fields-1") == "bag_of_gold"
    assert t.me.gold == 0


@pytest.mark.parametrize(
    ("card", "strength", "craft"),
    [("magic_belt", 1, 0), ("ring", 1, 1), ("solomons_crown", 0, 2), ("holy_grail", 0, 1)],
)
@rule("TA-3.2", "TA-3.3", "TA-3.4")
def test_what_adds_to_the_totals(card, strength, craft):
    t = table("troll", at="fields-1", stage="landed", draws=card, others=["warrior"])
    t.play(card)
    assert (t.me.strength, t.me.craft) == (6 + strength, 1 + craft)
    assert t.me.tokens == (0, 0)


@pytest.mark.parametrize(("card", "alignment"), [("holy_grail", "evil"), ("holy_lance", "evil"), ("runesword", "good")])
@rule("TA-29.4", "TA-X15")
def test_what_the_alignment_forbids_stays_where_it_is(card, alignment):
    t = table("troll", at="fields-1", stage="landed", draws=card, alignment=alignment, others=["warrior"])
    assert t.turn_over
    assert t.lying("fields-1") == card


@rule("TA-R76", "TA-R144")
def test_the_druid_may_change_before_a_card_that_looks_at_his_alignment():
    t = table("druid", at="fields-1", stage="landed", draws="holy_grail", alignment="evil", others=["warrior"])
    t.play("space")
    assert t.ask == "alignment"
    t.play("align-good", "holy_grail")
    assert t.me.objects == "holy_grail"


@pytest.mark.parametrize(
    ("card", "bonus"),
    [("sword", 1), ("axe", 1), ("purchase-sword", 1), ("purchase-axe", 1), ("holy_lance", 1), ("runesword", 1)],
)
@rule("TA-3.2", "TA-X1")
def test_weapons_count_in_battle_only(card, bonus):
    t = table("troll", at="fields-1", stage="landed", objects=card, draws="ogre", dice=[2, 2], others=["warrior"])
    assert t.me.strength == 6
    t.play("space")
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(8 + bonus, 7)]


@rule("TA-R80")
def test_the_holy_lance_is_made_for_dragons():
    t = table(
        "troll", at="fields-1", stage="landed", objects="holy_lance", draws="dragon", dice=[2, 2], others=["warrior"]
    )
    t.play("space")
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(11, 9)]
    # One Dragon among others is enough.
    t = table(
        "troll", at="ruins", stage="landed", objects="holy_lance", draws="bear, dragon", dice=[2, 2], others=["warrior"]
    )
    t.play("space")
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(11, 12)]


@rule("TA-R79")
def test_the_runesword_drinks_a_life():
    t = table(
        "troll", at="fields-1", stage="landed", objects="runesword", draws="bear", dice=[2, 2], others=["warrior"]
    )
    t.play("space")
    assert t.me.life == 7


@rule("TA-R141")
def test_the_potion_lends_strength_until_the_end_of_the_turn():
    t = table(
        "monk",
        at="fields-1",
        stage="landed",
        objects="potion_of_strength",
        lying={"fields-1": "marsh"},
        strength=1,
        others=["troll"],
    )
    t.play("space", "belongings", "use:potion_of_strength")
    assert t.me.a.missed == 0
    assert t.discards == "potion_of_strength"
    assert t.turn_over
    assert t.me.strength == 3


@rule("TA-R75")
def test_the_orb_swaps_a_drawn_card():
    t = table(
        "troll",
        at="ruins",
        stage="landed",
        objects="orb_of_knowledge",
        draws="dragon, raiders, unicorn",
        others=["warrior"],
    )
    t.play("space")
    assert t.ask == "redraw"
    t.play("dragon")
    assert t.ask == "loot-space"
    assert t.options == ["unicorn", "leave"]
    assert t.discards == "dragon, raiders"


@rule("TA-R75", "TA-8.6")
def test_orb_and_prophetess_swap_two_before_anything_is_placed():
    t = table(
        "prophetess",
        at="oasis",
        stage="landed",
        objects="orb_of_knowledge",
        draws="ghost, dragon, raiders, unicorn",
        others=["warrior"],
    )
    t.play("space", "dragon")
    assert t.options == ["ghost", "keep"]
    t.play("ghost")
    assert t.options == ["unicorn", "leave"]
    assert t.discards == "dragon, ghost, raiders"


@rule("TA-R97")
@pytest.mark.parametrize("card", ["water_bottle", "purchase-water_bottle", "holy_grail"])
def test_who_has_water_loses_no_life_in_the_desert(card):
    t = table("troll", at="desert-1", stage="landed", objects=card, draws="raiders", others=["warrior"])
    t.play("space")
    assert t.me.life == 6


@pytest.mark.parametrize(("space", "alignment"), [("chapel", "evil"), ("graveyard", "good")])
@rule("TA-R95")
def test_the_cross_protects_at_chapel_and_graveyard(space, alignment):
    t = table("monk", at=space, stage="landed", objects="cross", alignment=alignment, others=["troll"])
    t.play("space")
    assert t.me.life == 4
    t = table("monk", at=space, stage="landed", alignment=alignment, others=["troll"])
    assert t.me.life == 3


@rule("TA-R74", "TA-X14")
def test_the_cross_destroys_spirits():
    t = table("troll", at="fields-1", stage="landed", objects="cross", draws="demon", others=["warrior"])
    t.play("space")
    assert t.ask == "destroy-spirits"
    t.play("demon")
    assert t.discards == "demon"
    assert t.me.trophies == 0
    assert t.turn_over


@pytest.mark.parametrize(("card", "die"), [("armour", 4), ("shield", 5), ("helmet", 6), ("purchase-armour", 4)])
@rule("TA-R28")
def test_armour_may_save_the_life_lost_in_battle(card, die):
    t = table("monk", at="fields-1", stage="landed", draws="giant", others=["troll"], dice=[1, 6])
    assert t.me.life == 3
    t = table("thief", at="fields-1", stage="landed", draws="giant", objects=card, others=["troll"], dice=[1, 6, die])
    t.play("space", card)
    assert t.me.life == 4
    assert t.lying("fields-1") == "giant"
    assert t.turn_over


@rule("TA-R28")
def test_one_piece_of_armour_is_rolled_for():
    t = table(
        "thief",
        at="fields-1",
        stage="landed",
        draws="giant",
        objects="armour, shield, helmet",
        others=["troll"],
        dice=[1, 6, 3],
    )
    t.play("space", "armour")
    assert t.me.life == 3
    assert t.turn_over


@rule("TA-R16", "TA-R112")
def test_fate_may_roll_for_the_armour_again():
    t = table(
        "thief",
        at="fields-1",
        stage="landed",
        draws="giant",
        objects="shield",
        fate=2,
        others=["troll"],
        dice=[1, 6, 1, 5],
    )
    t.play("space", "keep", "shield", "fate-1")
    assert (t.me.life, t.me.fate) == (4, 1)


@rule("TA-R29")
def test_a_weapon_and_a_piece_of_armour_are_used_together():
    t = table(
        "thief", at="fields-1", stage="landed", draws="giant", objects="sword, armour", others=["troll"], dice=[1, 6, 4]
    )
    t.play("space", "armour")
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(5, 12)]
    assert t.me.life == 4


@rule("TA-R142")
def test_the_amulet_keeps_a_hex_off():
    t = table(
        "troll",
        at="fields-1",
        stage="landed",
        objects="amulet",
        lying={"fields-1": "hex"},
        others=["warrior"],
        rest={"hexes": [106, 1, 3]},
    )
    assert t.me.life == 6
    t.play("space")
    assert t.turn_over
