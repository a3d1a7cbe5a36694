"""The Stranger cards (TA-9.4), one scenario each."""

from __future__ import annotations

import pytest

from tests.games.talisman.play import table
from tests.support.rules import rule


def visit(card, who="troll", at="fields-1", **more):
    """Somebody meets a Stranger who lies on his space."""
    return table(who, at=at, stage="landed", lying={at: card}, **{"others": ["warrior"], **more})


WISHES = ["wish-gold", "wish-strength", "wish-craft", "wish-life", "wish-fate", "wish-teleport"]


@rule("TA-R99", "TA-R21")
def test_the_enchanter_grants_a_wish_to_craft_of_four():
    t = visit("enchanter", "wizard", spells="hex, nullify", life=2)
    t.pass_all()
    assert t.ask == "wish"
    assert t.options == WISHES
    t.play("wish-life")
    assert t.me.life == 3
    assert t.discards == "enchanter"


@rule("TA-R99", "TA-9.4")
def test_the_enchanter_stays_where_craft_is_less():
    t = visit("enchanter", "troll")
    assert t.lying("fields-1") == "enchanter"
    assert t.turn_over


@pytest.mark.parametrize(("card", "alignment"), [("fairy", "good"), ("phantom", "evil")])
@rule("TA-R99", "TA-9.4")
def test_fairy_and_phantom_grant_a_wish_to_their_own(card, alignment):
    t = visit(card, "monk", alignment=alignment)
    assert t.options == ["wish-spell", *WISHES]
    t.play("wish-gold")
    assert t.me.gold == 1
    assert t.discards == card
    other = "neutral" if card == "fairy" else "good"
    assert visit(card, "monk", alignment=other).lying("fields-1") == card


@rule("TA-R89", "TA-12.4")
def test_a_wish_may_be_a_journey_within_the_region():
    t = visit("fairy", "monk", gold=1)
    t.play("wish-teleport")
    assert t.ask == "teleport"
    assert "space-fields-1" not in t.options
    assert "space-temple" not in t.options
    t.play("space-village")
    assert t.me.space == "village"
    assert t.ask == "visit"


@rule("TA-R89")
def test_the_enchanter_may_send_him_to_where_he_is():
    t = visit("enchanter", "wizard", draws="raft")
    t.play("wish-teleport")
    assert t.offers("space-fields-1")
    t.play("space-fields-1")
    assert t.lying("fields-1") == "raft"


@rule("TA-R99")
def test_the_healer_heals_up_to_two_lives():
    t = visit("healer", life=2)
    assert t.options == ["heal-0", "heal-1", "heal-2"]
    t.play("heal-2")
    assert t.me.life == 4
    assert t.lying("fields-1") == "healer"
    assert visit("healer").turn_over


@pytest.mark.parametrize(
    ("die", "space"),
    [(1, "crypt"), (2, "plain-of-peril"), (3, "cursed-glade"), (4, "oasis"), (5, "crags"), (6, "forest")],
)
@rule("TA-R109", "TA-8.6")
def test_the_hermit_goes_elsewhere_when_drawn(die, space):
    t = table("troll", at="fields-1", stage="landed", draws="hermit", dice=[die], others=["warrior"])
    assert t.lying(space) == "hermit"
    assert t.turn_over


@rule("TA-R109", "TA-8.6")
@pytest.mark.parametrize(
    ("draws", "hermit", "ghost"), [("hermit, ghost", "plain-of-peril", "chapel"), ("ghost, hermit", "oasis", "village")]
)
def test_ghost_and_hermit_are_placed_in_the_order_drawn(draws, hermit, ghost):
    t = table("troll", at="ruins", stage="landed", draws=draws, dice=[2, 4], others=["warrior"])
    assert (t.lying(hermit), t.lying(ghost), t.lying("ruins")) == ("hermit", "ghost", 0)
    assert t.turn_over


@rule("TA-R109", "TA-30.1", "TA-30.5")
def test_the_hermit_whose_die_says_this_very_space_is_met_in_the_order_drawn():
    t = table("priest", at="oasis", stage="landed", draws="hermit, enchanter", dice=[4], others=["troll"])
    assert (t.me.objects, t.ask, t.lying("oasis")) == ("talisman", "wish", "enchanter")


def test_the_hermit_gives_a_talisman_and_is_gone():
    t = visit("hermit", at="forest", dice=[4])
    assert t.me.objects == "talisman"
    assert t.discards == "hermit"
    assert t.talismans == 3


@rule("TA-R109")
def test_the_hermit_placed_on_the_drawers_own_space_is_met_in_his_turn():
    t = table("troll", at="oasis", stage="landed", draws="hermit, raiders", dice=[4], others=["warrior"])
    assert t.me.objects == "talisman"
    assert t.discards == "raiders, hermit"


@rule("TA-R99", "TA-22.4", "TA-9.4")
def test_the_mage_offers_the_good_a_spell():
    t = visit("mage", "monk")
    assert t.ask == "accept"
    t.play("accept")
    t.pass_all()
    assert t.me.spells == 1
    assert t.lying("fields-1") == "mage"
    assert visit("mage", "monk", alignment="evil").turn_over
    assert visit("mage", "troll", alignment="good").turn_over


@rule("TA-R99")
def test_the_sorcerer_sells_a_spell():
    t = visit("sorcerer", "monk", gold=2)
    t.play("buy-spell")
    t.pass_all()
    assert t.me.spells == 1
    assert t.me.gold == 1
    assert visit("sorcerer", "monk").turn_over
    assert visit("sorcerer", "troll", gold=2).turn_over


@rule("TA-R99", "TA-27.1", "TA-27.11", "TA-R117")
def test_the_witch_makes_a_toad_that_goes_on_with_its_turn():
    t = visit("witch, marsh", objects="sword", gold=2, dice=[1])
    t.play("space")
    assert t.me.a.toad
    assert t.lying("fields-1") == "witch, marsh, sword"
    assert t.loose("fields-1") == 2
    assert t.me.a.missed == 1
    assert t.turn_over


@pytest.mark.parametrize(
    ("die", "what"),
    [(2, "life"), (3, "strength"), (4, "craft"), (5, "spells"), (6, "fate")],
)
@rule("TA-R99", "TA-6.8")
def test_the_witch_does_as_the_die_says(die, what):
    t = visit("witch", "monk", dice=[die])
    t.pass_all()
    got = {"life": t.me.life - 4, "strength": t.me.tokens[0], "craft": t.me.tokens[1], "fate": t.me.fate}
    assert {k: v for k, v in {**got, "spells": len(t.me.spells)}.items() if v} == {
        what: {"life": -1, "fate": 5}.get(what, 1)
    }
    assert t.lying("fields-1") == "witch"
