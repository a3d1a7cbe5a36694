"""Spells that answer what happens: Counterspell, Preservation, Psionic Blast, Immobility."""

from __future__ import annotations

import pytest

from magemoot.games.talisman.catalogue import SPACE
from tests.games.talisman.play import table
from tests.games.talisman.spellcraft import castable, foe, idle, mage, to_turn_of
from tests.support.rules import rule

# ------------------------------------------------------------------ counterspell


@rule("TA-R111", "TA-22.8")
def test_a_countered_spell_has_no_effect_and_is_discarded():
    t = mage("healing", foe(spells="counterspell"), life=1)
    t.play("healing")
    assert (t.seat, t.ask, castable(t)) == (1, "react-spell", ["counterspell"])
    t.play("counterspell")
    assert t.me.life == 1
    assert t.spell_discards == "healing, counterspell"
    assert (t.me.a.allowance, t.other.a.cast_abroad) == (0, True)
    assert t.events("spell-countered")[0].rule == "TA-R111"


@rule("TA-R111", "TA-22.11", "TA-22.12")
def test_a_counterspell_may_be_countered_last_in_first_out():
    t = mage("healing, counterspell", foe(spells="counterspell"), life=1)
    t.play("healing", "counterspell")
    assert (t.seat, t.ask, castable(t)) == (0, "react-spell", ["counterspell"])
    t.play("counterspell")
    assert t.me.life == 4
    assert t.spell_discards == "counterspell, counterspell, healing"
    assert t.me.a.allowance == 0


@rule("TA-R111")
def test_nobody_counters_his_own_spell():
    t = mage("healing, counterspell", foe(spells="hex"), life=1)
    t.play("healing")
    assert (t.seat, t.ask) == (1, "react-spell")
    t.pass_all()
    assert t.me.life == 4


@rule("TA-R111", "TA-R13")
def test_after_a_reaction_all_may_react_to_the_first_spell_again():
    t = mage("healing", foe(spells="nullify"), foe("wizard", spells="counterspell"), life=1)
    t.play("healing")
    assert (t.seat, castable(t)) == (1, ["nullify"])
    t.play("pass")
    assert (t.seat, castable(t)) == (2, ["counterspell"])
    t.play("pass")
    assert t.me.life == 4
    t = mage("healing", foe("elf", spells="nullify"), foe("sorceress", spells="counterspell"), life=1)
    t.play("healing", "nullify")
    assert (t.seat, t.ask, t.spell_discards) == (2, "react-spell", 0)
    t.play("pass")
    assert (t[2].spells, t.spell_discards) == (0, "counterspell, nullify, healing")
    assert t.me.life == 4


@rule("TA-R111")
def test_a_spell_whose_target_is_gone_is_cast_in_vain():
    t = mage("nullify", foe("elf", spells="random"), {"who": "troll"}, dice=[4])
    t.play("nullify", "random", "seat-0")
    assert t.other.spells == 0
    assert t.events("spell-in-vain")
    assert t.spell_discards == "random, nullify"


@rule("TA-R58")
def test_the_command_spell_can_be_countered():
    crown = {"crown_reached": True}
    t = table(
        "warrior",
        at="crown-of-command",
        stage="space",
        others=[foe(spells="counterspell, healing"), "troll"],
        rest=crown,
    )
    assert (t.seat, t.ask, castable(t)) == (1, "react-command-spell", ["counterspell"])
    t.play("counterspell")
    assert t.turn_over
    assert (t[1].life, t[2].life) == (4, 6)
    assert t.events("roll") == []


@rule("TA-R142")
def test_the_owner_of_the_amulet_counters_nothing():
    t = mage("healing", foe(spells="counterspell", objects="amulet"), life=1)
    t.play("healing")
    assert t.me.life == 4


# ------------------------------------------------------------------ preservation

BEAR = {"at": "fields-1", "stage": "landed", "lying": {"fields-1": "bear"}}


@rule("TA-R112", "TA-16.11", "TA-R31")
def test_preservation_saves_a_life_but_the_fight_is_lost():
    t = mage("preservation", **BEAR, dice=[1, 6])
    while t.ask != "react-life-loss":
        t.play("pass")
    assert castable(t) == ["preservation"]
    t.play("preservation")
    assert t.me.life == 4
    assert t.turn_over
    assert t.lying("fields-1") == "bear"


@rule("TA-R112", "TA-R28")
@pytest.mark.parametrize(("armour", "asked"), [(4, False), (3, True)])
def test_preservation_comes_after_the_armour(armour, asked):
    t = mage("preservation", **BEAR, objects="armour", dice=[1, 6, armour])
    t.play("pass", "space") if t.options[0] != "space" else None
    while t.ask != "armour":
        t.play("space" if t.offers("space") else "pass")
    t.play("armour")
    assert t.me.life == 4
    assert (t.ask == "react-life-loss") == asked


@rule("TA-22.9", "TA-R112")
def test_preservation_may_save_another():
    t = table("warrior", **BEAR, life=1, others=[foe(spells="preservation")], dice=[1, 1, 6])
    while t.ask != "react-life-loss":
        t.play("space" if t.offers("space") else "pass")
    assert t.seat == 1
    t.play("preservation")
    assert t.me.alive
    assert t.me.life == 1


@rule("TA-R112")
def test_the_loser_of_a_life_is_asked_for_preservation_before_all_others():
    others = [{"who": "ghoul", "at": "fields-1", "spells": "preservation"}, foe("elf", spells="random")]
    t = table("sorceress", at="fields-1", stage="landed", spells="teleport", others=others, dice=[6, 1])
    while t.ask != "react-life-loss":
        t.play(next(o for o in ("seat-1", "battle", "pass") if t.offers(o)))
    asked = []
    while t.ask == "react-life-loss":
        asked.append(t.seat)
        t.play("pass")
    assert asked == [1, 0, 2]
    assert t.other.life == 3


@rule("TA-R6", "TA-R121")
def test_lives_lost_at_one_moment_are_saved_in_turn_order_and_then_lost_together():
    others = [foe("ghoul", spells="preservation", life=1), foe("wizard", spells="teleport", life=1)]
    t = table("sorceress", at="fields-1", stage="cards", spells="hex", draws="pestilence", life=1, others=others)
    asked = []
    for _ in range(3):
        asked.append((t.ask, t.seat))
        t.play("pass")
    # The active player's life comes first, and the one whose life it is is asked first.
    assert asked == [("react-life-loss", seat) for seat in (0, 1, 2)]
    assert (t.ask, t.seat) == ("react-life-loss", 1)
    assert [t[seat].life for seat in range(3)] == [1, 1, 1], "nobody has lost a life yet"
    t.play("preservation").pass_all()
    assert [t[seat].alive for seat in range(3)] == [False, True, False]
    assert [e.name for e in t.events("lose-life", "killed")] == ["lose-life", "lose-life", "killed", "killed"]


@rule("TA-R142")
def test_preservation_of_another_does_not_reach_the_owner_of_the_amulet():
    t = table("warrior", **BEAR, objects="amulet", others=[foe(spells="preservation")], dice=[1, 1, 6])
    while t.ask != "react-life-loss":
        t.play("space" if t.offers("space") else "pass")
    assert castable(t) == []


@rule("TA-R88", "TA-R138")
def test_preservation_of_an_enemy_makes_the_whole_fight_a_stand_off():
    group = {**BEAR, "lying": {"fields-1": "bear, goblin"}}
    t = table("troll", **group, others=[foe(spells="preservation")], dice=[6, 1])
    while t.ask != "react-enemy-loss":
        t.play("space" if t.offers("space") else "pass")
    t.play("preservation")
    assert t.lying("fields-1") == "bear, goblin"
    assert (t.me.trophies, t.me.life, t.me.a.standoff) == (0, 6, True)
    assert t.turn_over


@rule("TA-R53", "TA-R123")
def test_preservation_saves_one_of_several_lives_in_the_vampires_tower():
    t = mage("preservation", at="vampires-tower", stage="space", dice=[5])
    while t.ask != "react-life-loss":
        idle(t)
    t.play("preservation")
    assert t.me.life == 2


@rule("TA-R123", "TA-21.2")
def test_preservation_saves_a_follower_in_the_chasm():
    t = mage("preservation", at="chasm", stage="space", followers="maiden", dice=[6, 1])
    while t.ask != "react-follower-loss":
        idle(t)
    assert castable(t) == ["preservation"]
    t.play("preservation")
    assert t.me.followers == "maiden"


@rule("TA-R58", "TA-R6", "TA-R121")
def test_preservation_saves_one_character_from_the_command_spell():
    t = table(
        "warrior", at="crown-of-command", stage="space", others=[foe(spells="preservation"), "troll"], rest={"crown_reached": True},
        dice=[6],
    )  # fmt: skip
    while t.ask != "react-life-loss":
        t.play("pass")
    t.play("preservation")
    assert (t[1].life, t[2].life) == (4, 5)


@rule("TA-R112", "TA-R113")
def test_a_counterspell_against_preservation():
    t = table("sorceress", at="fields-1", spells="counterspell", stage="landed", lying={"fields-1": "bear"},
              others=[foe("elf", spells="preservation")], dice=[6, 1])  # fmt: skip
    while t.ask != "react-enemy-loss" or t.seat != 1:
        t.play("pass")
    t.play("preservation")
    assert (t.seat, t.ask, castable(t)) == (0, "react-spell", ["counterspell"])
    t.play("counterspell")
    assert t.events("spell-countered")
    assert not t.me.a.standoff
    assert t.me.trophies == "bear"


# ------------------------------------------------------------------ psionic blast


@rule("TA-X7", "TA-R73", "TA-16.9")
def test_psionic_blast_adds_the_printed_craft_value():
    t = table("wizard", at="fields-1", objects="sword", strength=1, craft=2, fate=3, spells="invisibility, psionic_blast", stage="landed",
              lying={"fields-1": "giant"}, dice=[3, 6, 5])  # fmt: skip
    while t.ask != "react-before-roll":
        t.play("space" if t.offers("space") else "pass")
    assert castable(t) == ["invisibility", "psionic_blast"]
    t.play("psionic_blast", "pass")
    assert t.ask == "fate"
    assert t.state.fight.bonus == 5
    t.play("fate-1")
    assert t.events("fight-scores")[0].args["own"] == 14
    assert t.events("fight-scores")[0].args["other"] == 12
    assert t.me.fate == 2


@rule("TA-R138", "TA-17.2")
def test_psionic_blast_of_the_defender():
    t = table(
        "troll",
        at="fields-1",
        stage="landed",
        others=[{"who": "ghoul", "at": "fields-1", "spells": "psionic_blast"}],
        dice=[1, 3],
    )
    t.play("seat-1")
    while t.ask != "react-before-roll":
        t.play("battle" if t.offers("battle") else "pass")
    t.play("psionic_blast")
    assert t.events("fight-scores")[0].args["own"] == 6 + 1
    assert t.events("fight-scores")[0].args["other"] == 2 + 4 + 3
    assert t.me.life == 5


@rule("TA-R138", "TA-18.2")
@pytest.mark.parametrize("spirit", ["shadow"])
def test_psionic_blast_is_not_for_psychic_combat(spirit):
    t = mage("psionic_blast", at="fields-1", stage="landed", lying={"fields-1": spirit})
    while t.ask != "react-before-roll":
        t.play("pass")
    assert castable(t) == []


@rule("TA-22.8", "TA-37.2")
def test_psionic_blast_works_in_the_inner_region_it_is_on_the_caster():
    t = mage("psionic_blast", at="werewolf-den", stage="space", dice=[1, 1, 1, 1])
    while t.ask != "react-before-roll":
        t.play("pass")
    assert castable(t) == ["psionic_blast"]
    t.play("psionic_blast")
    assert t.events("fight-scores")[0].args["own"] == 2 + 4 + 1


@rule("TA-22.8")
def test_both_psionic_blasts_add_up():
    t = mage("2 psionic_blast", **BEAR, dice=[1, 1])
    while t.ask != "react-before-roll":
        t.play("pass")
    t.play("psionic_blast", "psionic_blast")
    assert t.events("fight-scores")[0].args["own"] == 2 + 4 + 4 + 1


# ------------------------------------------------------------------ immobility


@rule("TA-R87", "TA-22.9")
def test_immobility_on_a_character_whose_turn_starts():
    t = table("troll", stage="start", trophies="dragon", toad=0, others=[foe(spells="immobility", at="crypt"), "elf"])
    assert (t.seat, t.ask, castable(t)) == (1, "react-turn-start", ["immobility"])
    t.play("immobility")
    assert t.turn_over
    assert (t.me.space, t.me.trophies) == ("crags", "dragon")
    assert t.events("roll") == []
    assert not t.me.a.immobile


@rule("TA-R87", "TA-R111")
def test_whoever_is_to_be_immobile_may_counter_it_and_nothing_else():
    t = table("ghoul", stage="start", spells="counterspell", others=[foe(spells="immobility")])
    t.play("pass", "immobility")
    assert (t.seat, t.ask, castable(t)) == (0, "react-spell", ["counterspell"])
    t.play("counterspell").pass_all()
    assert (t.seat, t.ask) == (0, "move")


@rule("TA-R87", "TA-R59")
def test_an_immobile_turn_counts_for_the_toad():
    t = table("troll", stage="start", toad=2, others=[foe(spells="immobility")])
    t.play("immobility")
    assert t.me.a.toad == 1


@rule("TA-R142")
def test_immobility_does_not_reach_the_owner_of_the_amulet_but_his_enemy():
    t = table(
        "troll", stage="start", objects="amulet", lying={"city": "bear"}, others=[foe(spells="immobility")], dice=[1]
    )
    t.play("immobility")
    assert t.state.tamed == t.state.spaces[SPACE["city"]]
    assert not t.me.a.immobile


@rule("TA-R87", "TA-24.1", "TA-14.2")
def test_an_immobile_enemy_is_left_alone_for_the_whole_turn():
    t = mage("immobility", at="plains-1", stage="start", lying={"fields-1": "bear, ring"}, dice=[2])
    t.play("immobility")
    assert t.options == ["seat-0", "space-fields-1:bear"]
    t.play("space-fields-1:bear").pass_all()
    t.play("space-fields-1")
    t.play("space") if t.offers("space") else None
    assert (t.ask, t.events("fight-scores")) == ("loot-space", [])
    to_turn_of(t, 0)
    assert t.state.tamed == []


@rule("TA-R24", "TA-R87")
def test_immobility_on_one_of_the_enemies_that_attack():
    t = mage("immobility", at="fields-1", stage="landed", lying={"fields-1": "bear, goblin"}, dice=[6, 1])
    t.play("pass")
    assert t.ask == "react-attacked"
    t.play("immobility", "space-fields-1:bear")
    t.pass_all()
    assert t.events("fight-scores")[0].args["other"] == 2 + 1
    assert (t.ask, t.options[0]) == ("raise-dead", "trophy")


@rule("TA-X11", "TA-33.4", "TA-33.5", "TA-R36")
def test_immobility_stops_the_sentinel_and_the_move_goes_on():
    t = table("sorceress", at="graveyard", spells="immobility", dice=[6], draws="ring")
    t.play("bridge")
    assert (t.ask, castable(t)) == ("react-attacked", ["immobility"])
    t.play("immobility")
    assert (t.ask, t.offers("space-portal-of-power")) == ("move", True)
    t.play("space-portal-of-power")
    assert t.me.space == "portal-of-power"
    assert t.spell_discards == "immobility"


@rule("TA-22.10", "TA-37.2")
def test_immobility_does_not_reach_inner_region_creatures():
    t = mage("immobility", at="werewolf-den", stage="space", dice=[1, 1])
    assert t.ask == "react-before-roll"
    assert castable(t) == []


@rule("TA-22.8")
def test_immobility_is_no_answer_to_a_character():
    t = table(
        "troll", at="fields-1", stage="landed", others=[{"who": "ghoul", "at": "fields-1", "spells": "immobility"}]
    )
    t.play("seat-1")
    t.play("battle") if t.offers("battle") else None
    assert (t.seat, t.ask, castable(t)) == (1, "react-attacked", [])
