"""Battle between characters (TA-17)."""

from __future__ import annotations

import pytest

from tests.games.talisman.play import table
from tests.support.rules import rule


def duel(who="troll", other="thief", dice=(), mine=None, **theirs):
    """My character attacks another one in the City."""
    others = [{"who": other, "at": "city", **theirs}]
    return table(who, at="city", stage="landed", others=others, dice=dice, **(mine or {})).play("seat-1")


def scores(t):
    """The attack scores of the fight, the attacker's first."""
    return [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")]


@rule("TA-17.2")
def test_both_sides_may_cast_spells_before_the_attack_rolls_and_none_after():
    spells = "psionic_blast, random"
    others = [{"who": "sorceress", "at": "city", "gold": 1, "spells": spells}]
    t = table("ghoul", at="city", stage="landed", spells=spells, others=others, dice=[3, 2])
    t.pass_all().play("seat-1", "battle")
    cast = []
    while t.ask != "prize":
        blast = t.offers("psionic_blast")
        cast += [(t.seat, bool(t.events("roll")))] if blast else []
        t.play("psionic_blast" if blast else "pass")
    assert cast == [(0, False), (1, False)]
    # Strength 2 each, Craft 4 each by the blast.
    assert scores(t) == [(2 + 4 + 3, 2 + 4 + 2)]
    assert (t.me.spells, t.other.spells) == ("random", "random")


@rule("TA-17.3", "TA-17.5")
@pytest.mark.parametrize(
    ("dice", "won", "lives"), [((6, 2), True, (6, 3)), ((1, 6), False, (5, 4)), ((1, 4), None, (6, 4))]
)
def test_each_rolls_one_die_and_the_higher_score_wins(dice, won, lives):
    t = duel(dice=dice)
    assert [e.args["who"].id for e in t.events("roll")][:2] == [0, 1]
    assert scores(t) == [(6 + dice[0], 3 + dice[1])]
    assert (t.me.life, t.other.life) == lives
    assert bool(t.events("stand-off")) == (won is None)


@rule("TA-17.4", "TA-R113", "TA-6.6")
def test_the_attacker_decides_on_fate_first_then_the_defender_and_that_is_all():
    t = duel(dice=[1, 1, 6, 5], mine={"fate": 2}, fate=2)
    assert (t.seat, t.ask, t.state.fight.rolls) == (0, "fate", [1, 1])
    t.play("fate-1")
    assert (t.seat, t.ask, t.state.fight.rolls) == (1, "fate", [6, 1])
    t.play("fate-1")
    # The attacker still has fate, but he has decided.
    assert scores(t) == [(12, 8)]
    assert (t.me.fate, t.other.fate) == (1, 1)


@rule("TA-17.4")
def test_who_kept_his_die_may_not_change_his_mind():
    t = duel(dice=[1, 1, 6], mine={"fate": 1}, fate=1).play("keep", "fate-1")
    assert scores(t) == [(7, 9)]
    assert (t.me.fate, t.other.fate) == (1, 0)
    assert t.turn_over


@rule("TA-17.6", "TA-R30")
def test_the_winner_takes_a_life_an_object_or_a_gold():
    def won():
        return duel(dice=[6, 1], objects="ring, sword", gold=2)

    t = won()
    assert t.ask == "prize"
    assert [o.split(":")[0] for o in t.options][:2] == ["life", "gold"]
    assert len(t.options) == 4
    t.play("life")
    assert (t.other.life, t.other.gold, t.me.gold) == (3, 2, 0)
    t = won().play("gold")
    assert (t.other.life, t.other.gold, t.me.gold) == (4, 1, 1)
    t = won().play("ring")
    assert (t.other.life, t.me.objects) == (4, "ring")
    assert t.other.objects == "sword"


@rule("TA-17.6")
def test_the_defender_may_be_the_winner():
    t = duel(dice=[1, 6], mine={"gold": 1})
    assert (t.seat, t.ask) == (1, "prize")
    t.play("gold")
    assert (t.me.gold, t.other.gold) == (0, 1)
    assert t.active == 1


@rule("TA-R30", "TA-29.5")
@pytest.mark.parametrize(("theirs", "alignment"), [({}, "good"), ({"objects": "runesword"}, "good")])
def test_with_nothing_else_to_take_it_is_the_life(theirs, alignment):
    t = duel(dice=[6, 1], mine={"alignment": alignment}, **theirs)
    # The Runesword is nothing for the Good, so nothing is asked.
    assert t.other.life == 3
    assert t.turn_over


@rule("TA-17.6", "TA-R31", "TA-R28")
def test_armour_saves_the_life_and_nothing_else_is_taken_for_it():
    t = duel(dice=[6, 1, 6], objects="armour", gold=1).play("life")
    assert (t.seat, t.ask) == (1, "armour")
    t.play("armour")
    assert (t.other.life, t.other.gold, t.other.objects) == (4, 1, "armour")


@rule("TA-17.7")
def test_of_the_dead_he_may_leave_what_he_likes():
    t = duel(dice=[6, 1], life=1, objects="ring, sword", followers="maiden", gold=1).play("life", "maiden", "done")
    assert (t.me.followers, t.me.gold) == ("maiden", 1)
    assert t.lying("city") == "ring, sword"


@rule("TA-17.8")
@pytest.mark.parametrize("dice", [(6, 1), (1, 6), (1, 4)])
def test_the_turn_is_over_whoever_wins(dice):
    t = duel(dice=dice)
    assert t.turn_over
    assert t.active == 1


@rule("TA-R15")
def test_nothing_is_given_or_traded():
    theirs = {"who": "thief", "at": "city", "objects": "ring", "gold": 5}
    t = table("troll", at="city", stage="landed", objects="sword", gold=5, others=[theirs])
    assert t.options == ["space", "seat-1", "belongings"]
    t.play("belongings")
    # What he does not keep lies on the space; nobody can be named.
    assert [o.split(":")[0] for o in t.options] == ["ditch", "done"]
    assert not any("seat" in o for o in t.options)


@rule("TA-R141", "TA-29.6")
def test_nobody_empties_his_hands_between_the_rolls_and_the_prize():
    t = duel(dice=[5, 1], mine={"fate": 1, "objects": "axe"}, fate=1, objects="ring", gold=1, followers="alchemist")
    t.play("battle") if t.offers("battle") else None
    asked = []
    while t.ask in ("fate", "prize"):
        asked.append((t.seat, t.ask))
        assert not any(o.startswith(("belongings", "ditch", "use")) for o in t.options)
        t.play("keep" if t.ask == "fate" else "ring")
    assert asked == [(0, "fate"), (1, "fate"), (0, "prize")]
    assert t.me.objects == "axe, ring"
