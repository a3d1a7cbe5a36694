"""The golden rules (TA-26): cards beat rules, prohibitions beat cards, dice count as they lie, and the box is finite."""

from __future__ import annotations

import pytest

from magemoot.games.talisman.atoms.tokens import in_play, stock_left
from magemoot.games.talisman.catalogue import DECK, STOCK, card_of, kinds
from magemoot.games.talisman.totals import object_limit
from tests.games.talisman.play import table
from tests.games.talisman.spellcraft import castable, idle, mage
from tests.support.rules import rule


def own_score(t):
    """The character's score in the first fight."""
    while not t.events("fight-scores"):
        idle(t)
    return t.events("fight-scores")[0].args["own"]


# ------------------------------------------------------------------ cards beat rules


@rule("TA-26.1", "TA-16.7", "TA-20.5")
@pytest.mark.parametrize(("who", "strength", "weapons"), [("warrior", 4, 2), ("troll", 6, 1)])
def test_an_ability_beats_the_rule_of_one_weapon(who, strength, weapons):
    dice = [3, 3, 1] if who == "warrior" else [3, 1]
    t = table(
        who, at="fields-1", stage="landed", objects="2 sword", lying={"fields-1": "bear"}, others=["elf"], dice=dice
    )
    while t.ask == "weapon":
        t.play(t.options[0])
    assert own_score(t) == strength + weapons + 3


@rule("TA-26.1", "TA-20.3", "TA-R63")
def test_a_mule_beats_the_limit_of_four_objects():
    assert object_limit(table("troll").me.a) == 4
    assert object_limit(table("troll", followers="mule").me.a) == 8
    assert object_limit(table("troll", followers="mule, purchase-mule").me.a) == 12


# ------------------------------------------------------------------ prohibitions beat cards


@rule("TA-26.2", "TA-X13", "TA-R81", "TA-43.3")
def test_where_weapons_are_forbidden_the_warrior_uses_none():
    t = table(
        "warrior", at="cursed-glade", stage="landed", objects="2 sword", lying={"cursed-glade": "bear"}, dice=[3, 3, 1]
    )
    assert own_score(t) == 4 + 3


@rule("TA-26.2", "TA-X16")
def test_the_hags_owner_gets_no_follower_by_a_spell():
    t = mage("mesmerism", {"who": "troll", "followers": "maiden"}, followers="cursed_by_a_hag")
    assert castable(t) == []


@rule("TA-26.2", "TA-R41")
def test_a_slave_may_not_replace_his_move():
    t = mage("teleport", at="temple", enslaved=True)
    assert castable(t) == []


@rule("TA-26.2", "TA-R127")
def test_the_amulet_forbids_casting_whatever_the_wand_allows():
    t = mage("healing", objects="amulet, wand", life=1)
    assert t.ask != "react-turn-start"


@rule("TA-26.2", "TA-R127")
def test_the_priest_uses_no_weapon():
    t = table("priest", at="fields-1", stage="landed", objects="sword", lying={"fields-1": "bear"}, dice=[3, 1])
    assert own_score(t) == 2 + 3


# ------------------------------------------------------------------ dice as they lie


@rule("TA-26.3", "TA-X12", "TA-R34")
@pytest.mark.parametrize(("die", "offered"), [(5, False), (6, True)])
def test_only_a_natural_six_lets_the_troll_regenerate(die, offered):
    t = table("troll", life=3, dice=[die], others=["elf"])
    assert t.offers("regenerate") == offered


@rule("TA-26.3", "TA-6.4")
def test_a_six_rolled_again_with_fate_is_natural_too():
    t = table("troll", life=3, fate=1, dice=[1, 6], others=["elf"])
    t.play("fate-1")
    assert t.offers("regenerate")


# ------------------------------------------------------------------ the box is finite


@rule("TA-26.4", "TA-R12", "TA-1.4", "TA-1.6", "TA-1.12")
@pytest.mark.parametrize(("what", "most"), [("strength", 72), ("craft", 72), ("life", 72), ("fate", 36), ("gold", 30)])
def test_the_stock_of_each_kind(what, most):
    t = table("warrior", fate=1, gold=1, strength=2, craft=3)
    assert STOCK[what] == most
    assert stock_left(t.state, what) + in_play(t.state, what) == most


@rule("TA-26.4", "TA-R12")
def test_a_gain_takes_what_is_left():
    t = mage("random", {"who": "troll", "strength": 72}, dice=[5])
    t.play("random", "seat-0")
    assert t.me.tokens == (0, 0)
    t = mage("random", {"who": "troll", "strength": 71}, dice=[5])
    t.play("random", "seat-0")
    assert t.me.tokens == (1, 0)


@rule("TA-26.5", "TA-1.5", "TA-R12")
def test_small_tokens_become_large_ones_by_themselves():
    """More than the 40 points of one kind that small tokens alone would give can be held."""
    t = mage("random", {"who": "troll", "strength": 40}, dice=[5])
    t.play("random", "seat-1")
    assert t.other.tokens == (41, 0)


@rule("TA-26.4", "TA-1.10")
def test_a_fifth_toad_there_is_not():
    toads = [{"who": who, "toad": 3} for who in ("troll", "elf", "dwarf", "monk")]
    t = mage("random", *toads, dice=[1], gold=2)
    t.play("random", "seat-0")
    assert (t.me.a.toad, t.me.gold) == (0, 2)


@rule("TA-26.4", "TA-22.2")
@pytest.mark.parametrize(("spell", "left"), [("hex", False), ("divination", True)])
def test_without_spells_left_none_can_be_gained(spell, left):
    """Somebody else holds all other Spells; the Hex stays on the board, Divination goes to the discards at once."""
    rest = ", ".join(kinds[c] for c in DECK["spell"] if card_of[c].id != spell)
    t = mage(spell, {"who": "troll", "toad": 9, "spells": rest}, objects="wand")
    t.play(spell, *(["space-temple"] if spell == "hex" else ["done"]))
    assert t.offers("gain-spell") == left
    assert t.me.spells == 0
