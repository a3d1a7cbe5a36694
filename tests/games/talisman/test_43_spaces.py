"""The instructions of the Outer and Middle Region (TA-43, TA-R18, TA-R94 to TA-R97)."""

from __future__ import annotations

import pytest

from magemoot.games.talisman.catalogue import SPACES
from tests.games.talisman.play import table
from tests.support.rules import rule


def at(space, who="troll", **more):
    """Somebody lands on a space where nothing lies."""
    return table(who, at=space, stage="landed", **{"others": ["warrior"], **more})


# ------------------------------------------------------------------ City


@pytest.mark.parametrize(
    ("die", "tokens", "spells", "toad"),
    [
        (1, (1, 1), 0, True),
        (2, (0, 1), 0, False),
        (3, (1, 0), 0, False),
        (4, (1, 2), 0, False),
        (5, (2, 1), 0, False),
        (6, (1, 1), 1, False),
    ],
)
@rule("TA-43.4", "TA-R94", "TA-3.6")
def test_the_enchantress(die, tokens, spells, toad):
    t = at("city", "monk", strength=1, craft=1, dice=[die])
    t.play("visit-enchantress")
    t.pass_all()
    assert (t.me.tokens, len(t.me.spells), t.me.a.toad > 0) == (tokens, spells, toad)
    assert t.turn_over


@rule("TA-3.7", "TA-R143")
def test_printed_values_are_never_lost():
    t = at("city", "monk", dice=[2])
    t.play("visit-enchantress")
    assert t.me.strength == 2


@rule("TA-43.4", "TA-4.3")
def test_the_doctor_heals_two_lives_for_gold():
    t = at("city", life=2, gold=3)
    t.play("visit-doctor")
    assert t.options == ["heal-0", "heal-1", "heal-2"]
    t.play("heal-2")
    assert (t.me.life, t.me.gold) == (4, 1)


@rule("TA-R94", "TA-4.5")
def test_a_visit_may_come_to_nothing():
    for visit in ("visit-doctor", "visit-alchemist"):
        t = at("city", gold=1)
        t.play(visit)
        assert t.turn_over
        assert t.me.gold == 1


@rule("TA-43.4", "TA-X15")
def test_the_alchemist_buys_any_objects():
    t = at("city", objects="sword, purchase-axe, holy_lance", others=["monk"])
    t.play("space", "visit-alchemist", "holy_lance", "purchase-axe", "done")
    assert t.me.gold == 2
    assert t.me.objects == "sword"
    assert t.discards == "holy_lance"


# ------------------------------------------------------------------ Village


@rule("TA-43.4", "TA-30.1", "TA-19.2")
def test_the_blacksmith_sells_at_his_prices():
    t = at("village", gold=4)
    t.play("visit-blacksmith")
    assert t.options == [*(f"purchase-{c}" for c in ("armour", "axe", "helmet", "shield", "sword")), "done"]
    t.play("armour")
    assert t.me.objects == "purchase-armour"
    assert t.me.gold == 0
    assert t.turn_over


@pytest.mark.parametrize(("card", "price"), [("helmet", 2), ("sword", 2), ("axe", 3), ("shield", 3), ("armour", 4)])
@rule("TA-43.4", "TA-R105", "TA-R140")
def test_what_the_blacksmith_asks_for_each_thing(card, price):
    t = at("village", gold=5)
    t.play("visit-blacksmith", card)
    assert (t.me.objects, t.me.gold) == (f"purchase-{card}", 5 - price)
    t = at("village", gold=price - 1)
    t.play("visit-blacksmith")
    assert not t.offers(f"purchase-{card}")


@rule("TA-30.3")
def test_what_is_sold_out_cannot_be_bought():
    t = at("village", gold=4, lying={"temple": "4 purchase-armour, 4 purchase-axe"})
    t.play("visit-blacksmith")
    assert t.options == [*(f"purchase-{c}" for c in ("helmet", "shield", "sword")), "done"]


@rule("TA-X2", "TA-4.3", "TA-4.5")
def test_the_healer_heals_the_monk_up_to_his_value():
    t = at("village", "monk", life=1, gold=5)
    t.play("visit-healer")
    assert t.options == ["heal-0", "heal-1", "heal-2", "heal-3"]
    t.play("heal-3")
    assert (t.me.life, t.me.gold) == (4, 2)


@pytest.mark.parametrize(
    ("die", "alignment", "craft", "spells"),
    [
        (1, "evil", 0, 0),
        (2, "neutral", 0, 0),
        (3, "neutral", 0, 0),
        (4, "good", 0, 0),
        (5, "neutral", 1, 0),
        (6, "neutral", 0, 1),
    ],
)
@rule("TA-43.4", "TA-25.2")
def test_the_mystic(die, alignment, craft, spells):
    t = at("village", "dwarf", dice=[die])
    t.play("visit-mystic")
    t.pass_all()
    assert (t.me.alignment, t.me.tokens[1], len(t.me.spells)) == (alignment, craft, spells)


@rule("TA-25.4")
def test_a_new_alignment_drops_what_it_forbids():
    t = at("village", "dwarf", objects="holy_grail, runesword, sword", dice=[1])
    t.play("space", "visit-mystic")
    assert t.me.objects == "runesword, sword"
    assert t.lying("village") == "holy_grail"


@pytest.mark.parametrize("visit", ["visit-blacksmith", "visit-healer", "visit-mystic"])
@rule("TA-R77")
def test_the_thief_takes_a_card_in_the_village_whomever_he_visits(visit):
    t = at("village", "thief", dice=[2] if visit == "visit-mystic" else [])
    t.play(visit)
    assert t.ask == "free-purchase"
    t.play("mule")
    assert t.me.followers == "purchase-mule"
    assert t.turn_over


# ------------------------------------------------------------------ Chapel and Graveyard


@pytest.mark.parametrize(("space", "bad", "good"), [("chapel", "evil", "good"), ("graveyard", "good", "evil")])
@rule("TA-43.4", "TA-R95")
def test_chapel_and_graveyard_harm_the_other_side_and_help_their_own(space, bad, good):
    assert at(space, alignment=bad).me.life == 5
    t = at(space, "monk", alignment=good, life=2)
    t.play("choose-heal" if space == "chapel" else "choose-replenish")
    assert (t.me.life, t.me.fate) == ((4, 0) if space == "chapel" else (2, 5))


@rule("TA-R95", "TA-6.8")
def test_the_neutral_pay_at_chapel_and_graveyard():
    t = at("chapel", "warrior", life=2, gold=2, others=["troll"])
    t.play("heal-2")
    assert (t.me.life, t.me.gold) == (4, 0)
    t = at("graveyard", "dwarf", gold=2)
    t.play("replenish-1")
    assert (t.me.fate, t.me.gold) == (1, 1)


@pytest.mark.parametrize(("space", "alignment", "what"), [("chapel", "good", "life"), ("graveyard", "evil", "fate")])
@rule("TA-43.4", "TA-R20")
def test_prayers_at_chapel_and_graveyard(space, alignment, what):
    for die in range(1, 7):
        t = at(space, "elf", alignment=alignment, dice=[die])
        t.play("choose-pray")
        t.pass_all()
        got = t.me.life - 4 if what == "life" else t.me.fate
        assert (got, len(t.me.spells)) == ((0, 0), (1, 0), (0, 1))[max(0, die - 4)]


@rule("TA-R20")
def test_a_priest_adds_one_only_where_it_changes_something():
    t = at("chapel", "priest", dice=[2])
    t.play("choose-pray")
    assert t.turn_over
    t = at("chapel", "priest", dice=[4])
    t.play("choose-pray", "add-one")
    assert t.me.life == 5


@rule("TA-R20")
@pytest.mark.parametrize(
    ("space", "alignment", "what"),
    [("chapel", "good", "life"), ("graveyard", "evil", "fate"), ("temple", "good", "fate")],
)
def test_one_is_added_to_any_prayer_after_fate(space, alignment, what):
    dice = [1, 4, 6] if space == "temple" else [1, 4]
    t = at(space, "monk", alignment=alignment, fate=1, dice=dice)
    if t.ask == "choose-one":
        t.play("choose-pray")
    t.play("fate-1")
    assert t.ask == "add-one"
    t.play("add-one")
    assert (t.me.life - 4, t.me.fate) == {"chapel": (1, 0), "graveyard": (0, 1), "temple": (0, 2)}[space]


@rule("TA-R20")
def test_above_the_top_of_the_table_a_prayer_stays_at_the_top():
    t = at("temple", "monk", dice=[6, 6])
    assert (t.me.life, t.turn_over) == (6, True)


@rule("TA-R144", "TA-R76")
def test_the_druid_chooses_his_side_before_the_chapel_looks():
    t = at("chapel", "druid", life=1)
    t.play("space", "align-good", "choose-heal")
    assert t.me.life == 4


# ------------------------------------------------------------------ rolls


@rule("TA-43.4")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_tavern(die):
    t = at("tavern", others=["elf"], gold=1, dice=[die, 6, 1] if die == 2 else [die])
    assert t.me.a.missed == int(die == 1)
    assert t.me.gold == {3: 0, 4: 2}.get(die, 1)
    assert t.me.a.offer == {5: "outer", 6: "ferry"}.get(die, "")
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == ([(12, 4)] if die == 2 else [])
    assert t.me.trophies == 0


@rule("TA-X24", "TA-19.6")
def test_no_gold_is_lost_where_there_is_none():
    t = at("tavern", others=["elf"], dice=[3])
    assert t.me.gold == 0
    assert t.events("lose-gold") == []


@pytest.mark.parametrize(("space", "scores", "tokens"), [("forest", (7, 10), (0, 1)), ("crags", (5, 10), (1, 0))])
@rule("TA-43.4", "TA-R25", "TA-23.5")
def test_forest_and_crags(space, scores, tokens):
    t = at(space, "monk", dice=[1, 2, 6])
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [scores]
    assert t.me.life == 3
    for die in (2, 3):
        assert at(space, "monk", dice=[die]).me.a.missed == 1
    for die in (4, 5):
        t = at(space, "monk", dice=[die])
        assert (t.me.a.missed, t.me.tokens) == (0, (0, 0))
    assert at(space, "monk", dice=[6]).me.tokens == tokens


@pytest.mark.parametrize("who", ["elf", "dwarf", "troll"])
@rule("TA-7.1", "TA-29.2")
def test_who_knows_the_way_may_leave_the_roll_out(who):
    space = "forest" if who == "elf" else "crags"
    t = at(space, who)
    t.play("skip-roll")
    assert t.turn_over
    t = at(space, who, dice=[2])
    t.play("roll")
    assert t.me.a.missed == 1


@pytest.mark.parametrize(
    ("dice", "life", "tokens"),
    [([1, 1], 2, (0, 0)), ([1, 2], 3, (0, 0)), ([3, 3], 4, (1, 0)), ([3, 4], 4, (0, 1)), ([6, 6], 6, (0, 0))],
)
@rule("TA-43.4", "TA-R105")
def test_prayers_in_the_temple(dice, life, tokens):
    t = at("temple", "elf", dice=dice)
    assert (t.me.life, t.me.tokens) == (life, tokens)


@rule("TA-X3", "TA-4.4")
def test_a_twelve_in_the_temple_gives_the_warrior_two_lives():
    assert at("temple", "warrior", dice=[6, 6], others=["troll"]).me.life == 7


@rule("TA-R67", "TA-R64", "TA-21.2")
def test_a_four_in_the_temple_costs_a_follower_of_his_choice():
    t = at("temple", "elf", dice=[2, 2], followers="poltergeist, unicorn, mule")
    t.play("space")
    assert t.options == ["unicorn", "mule"]
    t.play("mule")
    assert t.discards == "mule"
    assert at("temple", "elf", dice=[2, 2]).turn_over


@rule("TA-R41", "TA-R105")
def test_a_five_in_the_temple_enslaves():
    t = at("temple", "elf", dice=[1, 4])
    assert t.me.a.enslaved
    assert t.turn_over


@rule("TA-43.4", "TA-22.4", "TA-30.5", "TA-26.4")
def test_spells_talisman_and_fate_of_the_temple():
    for dice in ([4, 4], [4, 5]):
        t = at("temple", "elf", dice=dice)
        t.pass_all()
        assert t.me.spells == 1
    assert at("temple", "elf", dice=[4, 6]).me.objects == "talisman"
    assert at("temple", "elf", dice=[5, 6]).me.fate == 2
    assert at("temple", "elf", dice=[4, 6], lying={"city": "4 talisman"}).me.objects == 0


@rule("TA-R116")
def test_the_talisman_of_a_toad_lies_on_the_space():
    t = at("temple", "elf", dice=[4, 6], toad=2)
    assert t.lying("temple") == "talisman"


@rule("TA-6.3", "TA-6.5", "TA-R16")
def test_fate_in_the_temple():
    t = at("temple", "elf", dice=[1, 1, 6], fate=1)
    assert t.options == ["fate-1", "fate-2", "keep"]
    t.play("fate-2")
    assert t.me.tokens == (0, 1)
    assert t.me.fate == 0


# ------------------------------------------------------------------ Middle Region


@rule("TA-R96", "TA-43.4")
def test_the_black_knight_takes_gold_or_a_life():
    t = at("black-knight", gold=1)
    t.play("choose-gold")
    assert (t.me.gold, t.me.life) == (0, 6)
    t = at("black-knight", gold=1)
    t.play("choose-life")
    assert (t.me.gold, t.me.life) == (1, 5)
    assert at("black-knight").me.life == 5


@rule("TA-41.2", "TA-R101")
def test_the_black_knight_can_be_avoided_where_that_was_agreed():
    t = at("black-knight", invisible=True, rest={"avoid_unfriendly": True})
    t.play("avoid")
    assert t.me.life == 6


@pytest.mark.parametrize("space", ["desert-1", "desert-2"])
@rule("TA-R97", "TA-43.1")
def test_the_desert_costs_a_life_before_drawing(space):
    t = at(space, draws="raiders")
    assert t.me.life == 5
    names = [e.name for e in t.log]
    assert names.index("lose-life") < names.index("draw-adventure")
    t = at(space, life=1, draws="raiders")
    assert not t.me.alive
    assert t.events("draw-adventure") == []


@rule("TA-R97", "TA-13.3")
def test_the_desert_spares_who_meets_a_character():
    t = at("desert-1", others=[{"who": "monk", "at": "desert-1"}], dice=[6, 1])
    t.play("seat-1")
    assert t.me.life == 6


@pytest.mark.parametrize("space", [s.id for s in SPACES if s.roll_bonus])
@rule("TA-43.1")
def test_creatures_on_the_runes_add_two(space):
    t = at(space, draws="bear", dice=[1, 1])
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(7, 6)]


@rule("TA-43.3", "TA-R81", "TA-X1")
def test_on_the_cursed_glade_objects_do_not_count():
    t = at(
        "cursed-glade",
        "warrior",
        strength=2,
        objects="magic_belt, sword",
        followers="unicorn",
        draws="bear",
        dice=[1, 1, 1],
        others=["troll"],
    )
    assert t.me.strength == 7
    t.play("space")
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(8, 4)]


@rule("TA-43.3", "TA-R126")
def test_on_the_cursed_glade_no_magic_object_is_used():
    t = at("cursed-glade", objects="orb_of_knowledge", draws="raiders")
    t.play("space")
    assert t.discards == "raiders", "the Orb swaps nothing"
    t = at("cursed-glade", objects="potion_of_strength", draws="bear", dice=[1, 1])
    t.play("space")
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(7, 4)]
    assert t.me.objects == "potion_of_strength"


@rule("TA-R81", "TA-R28")
def test_on_the_cursed_glade_ordinary_armour_still_protects():
    t = at("cursed-glade", "thief", objects="sword, armour", draws="bear", dice=[1, 6, 4])
    t.play("space", "armour")
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(4, 9)]
    assert t.me.life == 4


@pytest.mark.parametrize(
    ("space", "dice", "answers"),
    [("desert-1", [], ["space"]), ("black-knight", [], ["space"]), ("chasm", [1], ["space", "roll"])],
)
@rule("TA-R53", "TA-R28")
def test_no_armour_helps_where_nobody_fights(space, dice, answers):
    t = at(space, objects="armour", draws="raiders", dice=dice)
    for answer in answers:
        if t.offers(answer):
            t.play(answer)
    assert t.me.life == 5
    assert t.turn_over


@rule("TA-R18", "TA-R123", "TA-43.4", "TA-21.2")
def test_the_chasm_throws_for_everybody_together():
    t = at("chasm", followers="mule, unicorn, maiden", dice=[2, 1, 3, 2])
    t.play("space")
    assert t.me.followers == "unicorn"
    assert t.me.life == 5
    assert t.discards == "mule, maiden"
    assert t.turn_over


@rule("TA-R18", "TA-6.5")
def test_one_fate_for_one_die_of_the_chasm():
    t = at("chasm", followers="unicorn", dice=[1, 1, 6], fate=2)
    t.play("space")
    assert t.options == ["fate-1", "fate-2", "keep"]
    t.play("fate-2")
    assert t.me.followers == "unicorn"
    assert t.me.life == 5
    assert t.me.fate == 1


@rule("TA-R18")
def test_the_chasm_die_by_die_where_that_was_agreed():
    t = at("chasm", followers="unicorn", dice=[1, 6, 1, 6], fate=2, rest={"chasm_each": True})
    t.play("space", "fate-1", "fate-1")
    assert t.me.followers == "unicorn"
    assert t.me.life == 6
    assert t.me.fate == 0


@rule("TA-R123", "TA-R64")
def test_followers_fall_even_if_he_dies_and_survivors_stay():
    t = at("chasm", followers="cursed_by_a_hag, unicorn", life=1, dice=[1, 2, 6])
    t.play("space")
    assert not t.me.alive
    assert t.discards == "cursed_by_a_hag"
    assert t.lying("chasm") == "unicorn"


@rule("TA-31.1", "TA-31.2", "TA-R93")
def test_the_warlock_offers_a_quest():
    t = at("warlocks-cave", dice=[1])
    t.play("accept")
    assert t.me.a.quest == "take-life"
    assert t.turn_over
    assert at("warlocks-cave", quest="take-life").turn_over


@rule("TA-R93", "TA-R125", "TA-31.4")
def test_a_quest_that_can_be_done_is_done_at_once():
    t = at("warlocks-cave", gold=3, dice=[6])
    t.play("accept")
    assert t.me.gold == 1
    assert t.me.objects == "talisman"
    assert t.turn_over


@rule("TA-43.4")
def test_the_castle_heals_for_gold():
    t = at("castle", life=3, gold=2)
    t.play("heal-2")
    assert (t.me.life, t.me.gold) == (5, 0)
