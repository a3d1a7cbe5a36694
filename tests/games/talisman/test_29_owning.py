"""Owning, using and ditching (TA-29), and where gold comes from and goes to (TA-19)."""

from __future__ import annotations

from tests.games.talisman.play import table
from tests.support.rules import rule


@rule("TA-29.1", "TA-30.4", "TA-29.6")
def test_what_is_ditched_lies_on_the_space_for_others():
    t = table("troll", at="fields-1", stage="landed", objects="talisman", followers="purchase-mule", others=["warrior"])
    t.play("belongings", "ditch:talisman", "ditch:purchase-mule")
    assert t.me.objects == 0
    assert t.me.followers == 0
    assert t.lying("fields-1") == "talisman, purchase-mule"
    assert t.talismans == 3
    assert t.turn_over


@rule("TA-29.6", "TA-R141")
def test_before_moving_he_may_ditch_once_and_only_if_he_has_something():
    t = table("troll", at="city", objects="sword, axe", dice=[1], others=["monk"])
    assert t.options == ["space-fields-1", "space-fields-6", "belongings"]
    t.play("belongings", "ditch:sword", "done")
    assert t.lying("city") == "sword"
    assert t.options == ["space-fields-1", "space-fields-6"]
    assert not table("troll", at="city", dice=[1], others=["monk"]).offers("belongings")
    # No Raft is ditched, and it is no reason to ask.
    assert not table("troll", at="city", objects="purchase-raft", others=["monk"]).offers("belongings")


@rule("TA-29.6")
def test_ditching_his_talisman_he_may_have_to_turn_back():
    t = table("troll", at="pits", objects="talisman", others=["monk"]).play("belongings", "ditch:talisman")
    assert (t.me.space, t.me.a.retreating) == ("vampires-tower", True)
    assert t.lying("pits") == "talisman"


@rule("TA-29.2", "TA-31.4", "TA-R93", "TA-R141")
def test_what_he_sells_before_moving_may_fulfil_a_quest_instead_of_the_move():
    t = table(
        "troll", at="city", quest="deliver-2-gold", gold=1, objects="sword", followers="alchemist", dice=[1],
        others=["monk"],
    )  # fmt: skip
    t.play("belongings", "use:alchemist")
    while t.ask == "belongings" or "sword" in t.options:
        t.play("sword" if t.offers("sword") else "done")
    assert t.me.space == "warlocks-cave"
    assert t.me.objects == "talisman"
    assert t.stage == "landed"


@rule("TA-29.6", "TA-R141")
def test_what_came_to_him_after_landing_may_be_ditched_at_the_end_of_the_turn():
    def took():
        return table("troll", at="fields-1", stage="landed", objects="axe", lying={"fields-1": "ring"}, others=["monk"])

    t = took().play("space", "ring")
    assert t.options == ["end-turn", "belongings"]
    t.play("end-turn")
    assert t.me.objects == "axe, ring"
    t = took().play("space", "ring", "belongings", "ditch:axe", "done")
    assert t.active == 1
    assert t.lying("fields-1") == "axe"
    # Whoever has got nothing is not asked again.
    t = took().play("space", "leave")
    assert t.active == 1


@rule("TA-29.6", "TA-R41", "TA-R130")
def test_whoever_is_not_asked_before_is_asked_at_the_end_of_his_turn_but_not_in_a_lost_one():
    t = table("troll", at="temple", enslaved=True, objects="axe", dice=[1], others=["monk"])
    assert t.ask == "end-turn"
    t = table("troll", at="temple", stage="start", missed=1, objects="axe", others=["monk"])
    assert t.active == 1


@rule("TA-29.7")
def test_what_was_ditched_may_be_taken_in_a_later_turn():
    t = table("troll", at="city", objects="sword", dice=[1, 1], others=["monk"])
    t.play("space-fields-1", "belongings", "ditch:sword")
    assert t.turn_over
    assert t.lying("fields-1") == "sword"
    t = table("troll", at="fields-1", objects="sword", dice=[1, 1], others=[])
    t.play("belongings", "ditch:sword", "space-city", "visit-doctor")
    assert t.lying("fields-1") == "sword"
    t.play("space-fields-1")
    assert t.offers("sword")


@rule("TA-29.6", "TA-22.5", "TA-20.4")
def test_ditching_may_cost_what_it_carried():
    t = table(
        "wizard",
        at="fields-1",
        stage="landed",
        objects="sword, axe, armour, shield, solomons_crown",
        followers="mule",
        spells="hex, healing, nullify",
        others=["troll"],
    )
    t.pass_all().play("belongings", "ditch:mule", "solomons_crown", "hex")
    assert t.me.objects == "sword, axe, armour, shield"
    assert t.me.spells == "healing, nullify"


@rule("TA-29.3", "TA-X15")
def test_a_card_may_be_had_that_may_not_be_used():
    t = table("monk", at="fields-1", stage="landed", lying={"fields-1": "holy_lance"}, others=["troll"])
    t.play("holy_lance")
    assert t.me.objects == "holy_lance"
    t = table("monk", at="fields-1", stage="landed", draws="bear", objects="holy_lance", dice=[1, 1], others=["troll"])
    t.play("space")
    # Strength 2, Craft 3, the die; the Lance adds nothing.
    assert [e.args["own"] for e in t.events("fight-scores")] == [6]


@rule("TA-19.4", "TA-R12")
def test_gold_comes_from_the_stock_as_long_as_there_is_any():
    t = table("troll", at="fields-1", stage="landed", draws="two_bags_of_gold", others=[{"who": "monk", "gold": 29}])
    t.play("two_bags_of_gold")
    assert t.me.gold == 1
    assert t.discards == "two_bags_of_gold"


@rule("TA-3.5", "TA-23.5")
def test_strength_won_on_the_way_is_a_token():
    t = table("troll", at="crags", stage="landed", dice=[6], others=["monk"])
    t.play("roll")
    assert t.me.tokens == (1, 0)
    assert t.me.strength == 7


@rule("TA-R27", "TA-16.13")
def test_after_a_stand_off_he_leaves_without_a_fight_but_not_when_he_comes_back():
    t = table(
        "troll", at="fields-1", lying={"fields-1": "giant"}, standoff=True, draws="raiders", dice=[1], others=["monk"]
    )
    t.play("space-hills-1")
    assert t.events("fight-scores") == []
    t = table("troll", at="hills-1", lying={"fields-1": "giant"}, dice=[1, 2, 1], others=["monk"])
    t.play("space-fields-1")
    assert t.me.trophies == "giant"


@rule("TA-R90", "TA-26.4")
def test_tokens_left_on_a_spring_go_back_with_it():
    t = table(
        "elf",
        at="fields-1",
        stage="landed",
        spells="destruction",
        lying={"temple": "magic_stream"},
        rest={"tokens": [3, 0, 0]},
        draws="raiders",
        others=["monk"],
    )
    t.play("destruction")
    while t.state.tokens[0] and not t.turn_over:
        t.play(
            next(o for o in t.options if "magic_stream" in o)
            if any("magic_stream" in o for o in t.options)
            else t.options[-1]
        )
    assert t.state.tokens == [0, 0, 0]
    assert "magic_stream" in t.discards


@rule("TA-R43", "TA-R82", "TA-R93")
def test_who_is_carried_to_the_cave_meets_the_hex_there():
    t = table(
        "thief",
        at="fields-1",
        stage="landed",
        lying={"warlocks-cave": "hex"},
        others=[{"who": "troll", "at": "fields-1", "quest": "take-life"}],
        dice=[1, 6],
    )
    t.play("seat-1")
    assert t.me.life == 3
    assert t.other.space == "warlocks-cave"
    assert t.other.life == 5


@rule("TA-R76", "TA-R144")
def test_the_druid_may_turn_to_whatever_a_card_wants_of_him():
    t = table("druid", at="ruins", stage="landed", draws="sword, holy_grail", alignment="evil", others=["warrior"])
    t.play("space", "align-neutral", "holy_grail", "sword")
    assert t.me.objects == "holy_grail, sword"


@rule("TA-30.2", "TA-30.1")
def test_a_card_of_a_pile_goes_back_there_and_can_be_had_again():
    t = table("troll", at="village", stage="landed", objects="4 purchase-armour", followers="alchemist", others=["elf"])
    assert "purchase-armour" not in t.purchase
    t.play("belongings", "use:alchemist", *["armour"] * 4)
    assert t.me.gold == 4
    assert "4 purchase-armour" in t.purchase
    assert t.discards == 0
    while t.ask != "visit":
        t.play("done" if t.offers("done") else "space")
    t.play("visit-blacksmith", "armour")
    assert t.me.objects == "purchase-armour"
    assert "4 purchase-armour" not in t.purchase


@rule("TA-30.2")
def test_a_talisman_of_the_pile_goes_back_to_the_pile_and_the_others_to_the_discards():
    t = table("troll", at="city", stage="landed", objects="talisman, talisman_adventure", others=["monk"])
    assert t.talismans == 3
    t.play("space", "visit-alchemist", "talisman", "talisman_adventure")
    assert (t.talismans, t.discards) == (4, "talisman_adventure")


@rule("TA-29.1")
def test_what_comes_to_a_character_is_in_his_play_area_and_nowhere_else():
    lying = {"hidden-valley": "ring, maiden, mage"}
    t = table(
        "elf", at="hidden-valley", stage="landed", lying=lying, loose={"hidden-valley": 2}, spell_draws="hex", others=["troll"],
    )  # fmt: skip
    while not t.turn_over:
        t.play(next(o for o in (*t.options, "pass") if o not in ("leave", "belongings") or len(t.options) == 1))
    assert (t.me.objects, t.me.followers, t.me.spells, t.me.gold) == ("ring", "maiden", "hex", 2)
    assert (t.lying("hidden-valley"), t.loose("hidden-valley")) == ("mage", 0)
