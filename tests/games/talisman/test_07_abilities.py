"""The special abilities of the 14 characters (TA-7.1, TA-R69–R78), one scenario for each."""

from __future__ import annotations

import pytest

from magemoot.engine.pieces import FACE_DOWN
from magemoot.games.talisman.catalogue import CHARACTERS
from tests.games.talisman.play import table
from tests.support.rules import rule


@rule("TA-7.1")
def test_every_character_has_an_ability():
    assert len(CHARACTERS) == 14
    assert all(c.tags and c.abilities for c in CHARACTERS)


# ------------------------------------------------------------------ Assassin


@rule("TA-R70", "TA-7.1")
def test_assassin_1_denies_a_creature_its_die():
    t = table("assassin", at="runes-1", stage="landed", draws="bear", dice=[1], others=["troll"])
    t.play("assassinate")
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(4, 3)]
    assert t.me.trophies == "bear"


@rule("TA-R70")
def test_assassin_1_may_fight_without_it():
    t = table("assassin", at="fields-1", stage="landed", draws="bear", dice=[1, 3], others=["troll"]).play("fight")
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(4, 6)]


@rule("TA-R70")
def test_assassin_1_must_take_the_life_of_a_character():
    others = [{"who": "monk", "at": "city", "gold": 3, "objects": "ring"}]
    t = table("assassin", at="city", stage="landed", dice=[6], others=others).play("seat-1", "assassinate")
    assert t.other.life == 3
    assert t.other.gold == 3
    assert t.turn_over


@rule("TA-R70", "TA-17.6")
def test_whoever_beats_the_assassin_chooses_the_prize():
    others = [{"who": "troll", "at": "city"}]
    t = table("assassin", at="city", stage="landed", objects="sword", gold=2, dice=[1], others=others)
    t.play("seat-1", "assassinate")
    assert (t.seat, t.ask, t.options) == (1, "prize", ["life", "gold", "sword"])
    t.play("sword")
    assert (t.other.objects, t.me.life) == ("sword", 4)


@rule("TA-R70")
def test_assassin_1_not_in_psychic_combat():
    t = table("assassin", at="fields-1", stage="landed", draws="shadow", dice=[3, 1], others=["troll"])
    assert t.me.trophies == "shadow"


@rule("TA-R32", "TA-R70")
def test_assassin_1_not_when_attacked():
    others = [{"who": "assassin", "at": "city"}]
    t = table("troll", at="city", stage="landed", dice=[6, 1], others=others).play("seat-1")
    assert t.other.life == 3


@rule("TA-R70", "TA-R56")
def test_assassin_2_not_on_the_crown():
    others = [{"who": "monk", "at": "crown-of-command"}]
    t = table("assassin", at="crown-of-command", dice=[3, 3], rest={"crown_reached": True}, others=others)
    first = t.events("fight-scores")[0].args
    assert (first["own"], first["other"]) == (6, 8), "both dice were rolled and nothing was asked"


# ------------------------------------------------------------------ Druid


@rule("TA-2.11", "TA-7.1")
@pytest.mark.parametrize(
    ("who", "spells"), [("druid", 1), ("priest", 1), ("prophetess", 1), ("sorceress", 1), ("wizard", 2), ("troll", 0)]
)
def test_starting_spells(who, spells):
    """druid_1, priest_1, prophetess_1, sorceress_1, wizard_1."""
    assert next(c.spells for c in CHARACTERS if c.id == who) == spells


@rule("TA-R76")
def test_druid_2_is_free_in_his_alignment():
    t = table("druid", at="city", stage="start", others=[]).play("align-good")
    assert t.me.alignment == "good"


@rule("TA-R43")
def test_druid_3_fills_up_his_spells_in_the_woods():
    t = table("druid", at="woods-1", stage="landed", spells="hex", attention="never", others=["troll"])
    t.play("gain-spells")
    assert t.me.spells == 2


# ------------------------------------------------------------------ Dwarf


@rule("TA-R18", "TA-7.1")
@pytest.mark.parametrize("space", ["crags", "chasm"])
def test_dwarf_1_may_leave_crags_and_chasm_alone(space):
    t = table("dwarf", at=space, stage="space", others=["troll"]).play("skip-roll")
    assert t.turn_over
    assert t.me.life == 5


@rule("TA-R78", "TA-24.2")
def test_dwarf_2_evades_on_hills():
    t = table("dwarf", at="hills-1", stage="landed", draws="dragon", others=["troll"]).play("dragon")
    assert t.turn_over
    assert t.me.life == 5
    assert t.lying("hills-1") == "dragon"


@rule("TA-R20", "TA-7.1")
def test_dwarf_3_adds_one_in_the_cave():
    t = table("dwarf", at="fields-1", stage="landed", draws="cave", dice=[5], others=["troll"]).play("add-one")
    assert t.me.gold == 3


@rule("TA-35.4", "TA-7.1")
def test_dwarf_4_opens_the_portal_by_craft_with_one_die():
    t = table("dwarf", at="portal-of-power", dice=[1, 3], others=["troll"]).play("portal", "craft")
    assert t.me.space == "plain-of-peril"


@rule("TA-38.5", "TA-7.1")
def test_dwarf_5_rolls_two_dice_in_the_mines():
    t = table("dwarf", at="mines", stage="space", dice=[1, 2], others=["troll"]).play("dice-2")
    assert t.me.space == "mines"
    assert t.turn_over


@rule("TA-28.1", "TA-7.1")
def test_dwarf_6_is_not_lost_in_the_maze():
    t = table("dwarf", at="fields-1", stage="landed", draws="maze", others=["troll"])
    assert t.turn_over
    assert t.me.a.missed == 0


# ------------------------------------------------------------------ Elf


@rule("TA-7.1", "TA-43.4")
def test_elf_1_may_leave_the_forest_alone():
    t = table("elf", at="forest", stage="space", others=["troll"]).play("skip-roll")
    assert t.turn_over


@rule("TA-R78")
def test_elf_2_evades_in_woods():
    t = table("elf", at="woods-4", stage="landed", draws="demon", others=["troll"]).play("demon")
    assert t.me.life == 4
    assert t.lying("woods-4") == "demon"


@rule("TA-R135", "TA-R34")
def test_elf_3_hops_from_woods_to_woods():
    t = table("elf", at="woods-1", others=["troll"]).play("woods")
    assert t.options == ["space-woods-2", "space-woods-3"]
    t.play("space-woods-3")
    assert t.me.space == "woods-3"


@rule("TA-R135")
def test_elf_3_not_in_the_middle_region():
    t = table("elf", at="woods-4", dice=[1], others=["troll"])
    assert not t.offers("woods")


# ------------------------------------------------------------------ Ghoul


@rule("TA-13.2", "TA-18.1", "TA-7.1")
@pytest.mark.parametrize("who", ["ghoul", "sorceress", "wizard"])
def test_some_attack_by_psychic_combat(who):
    """ghoul_1, sorceress_2, wizard_3."""
    t = table(who, at="city", stage="landed", dice=[6, 1], others=[{"who": "troll", "at": "city"}])
    t.play("seat-1", "psychic")
    assert t.other.life == 5


@rule("TA-13.2")
def test_others_attack_only_in_battle():
    t = table("monk", at="city", stage="landed", dice=[1, 1], others=[{"who": "troll", "at": "city"}]).play("seat-1")
    assert t.events("fight-scores"), "there was nothing to choose"


@rule("TA-R72")
def test_ghoul_2_adds_the_life_it_takes():
    t = table("ghoul", at="city", stage="landed", dice=[6, 1], others=[{"who": "troll", "at": "city"}])
    t.play("seat-1", "psychic")
    assert t.me.life == 5
    assert t.other.life == 5


@rule("TA-R72", "TA-R112")
def test_ghoul_2_adds_no_life_that_was_saved():
    others = [{"who": "elf", "at": "city", "spells": "preservation"}]
    t = table("ghoul", at="city", stage="landed", dice=[6, 1], others=others).play("seat-1", "psychic")
    while t.ask != "react-life-loss":
        t.play("pass")
    t.play("preservation")
    assert (t.me.life, t.other.life) == (4, 4)


@rule("TA-R72", "TA-23.2")
def test_ghoul_3_exchanges_no_raised_enemies():
    t = table("ghoul", at="city", stage="end", raised="dragon", trophies="bear", others=["troll"])
    assert t.turn_over
    assert t.me.raised == "dragon"


@rule("TA-R72")
def test_ghoul_2_not_in_battle():
    others = [{"who": "monk", "at": "city"}]
    t = table("ghoul", at="city", stage="landed", strength=5, dice=[6, 1], others=others).play("seat-1", "battle")
    assert (t.me.life, t.other.life) == (4, 3)


@rule("TA-R72", "TA-R108")
def test_ghoul_3_raises_what_it_kills_in_battle():
    t = table("ghoul", at="fields-1", stage="landed", draws="ape", dice=[6, 1], others=["troll"]).play("raise")
    assert t.me.raised == "ape"
    assert t.me.trophies == 0


@rule("TA-R72")
def test_ghoul_3_uses_a_raised_enemy_once():
    t = table("ghoul", at="fields-1", stage="cards", draws="giant", raised="ape", dice=[5, 3], others=["troll"])
    t.play("ape")
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(10, 9)]
    assert t.discards == "ape"
    t.play("trophy")
    assert t.me.trophies == "giant"


@rule("TA-R72")
def test_ghoul_3_also_when_attacked():
    others = [{"who": "ghoul", "at": "city", "raised": "ape"}]
    t = table("warrior", at="city", stage="landed", dice=[2, 2, 6], others=others).play("seat-1")
    assert (t.ask, t.seat) == ("raised", 1)
    t.play("ape")
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(6, 11)]
    assert t.me.life == 4


@rule("TA-R72")
def test_ghoul_3_not_spirits():
    t = table("ghoul", at="fields-1", stage="landed", draws="shadow", dice=[6, 1], others=["troll"])
    assert t.me.trophies == "shadow"


# ------------------------------------------------------------------ Minstrel


@rule("TA-R71", "TA-14.3")
@pytest.mark.parametrize("card", ["bear", "dragon"])
def test_minstrel_1_is_not_attacked_by_animals_and_dragons(card):
    t = table("minstrel", at="ruins", stage="landed", draws=f"{card}, sword", others=["troll"])
    t.play("leave")
    assert t.me.life == 4
    assert t.turn_over, "an Enemy is left that is neither beaten nor evaded"
    assert t.lying("ruins") == f"{card}, sword"


@rule("TA-R71")
def test_minstrel_1_may_attack_them():
    t = table("minstrel", at="fields-1", stage="landed", draws="wild_boar", dice=[5, 1], others=["troll"])
    t.play("attack")
    assert t.me.trophies == "wild_boar"


@rule("TA-R136")
@pytest.mark.parametrize(("at", "dice"), [("fields-1", [2, 1, 6]), ("forest", [1, 1, 6]), ("sentinel", [1, 1, 6])])
def test_minstrel_1_is_attacked_by_goblin_brigand_and_sentinel(at, dice):
    lying = {"fields-1": "cave"}
    stage = "move" if at == "sentinel" else "landed"
    t = table("minstrel", at=at, stage=stage, lying=lying, dice=dice, others=["troll"])
    if at == "sentinel":
        t.play("bridge")
    assert t.events("fight-scores")
    assert t.me.life == 3


@rule("TA-R136")
def test_minstrel_1_is_left_alone_by_the_dragon_of_the_cave():
    t = table("minstrel", at="fields-1", stage="landed", draws="cave", dice=[1], others=["troll"])
    assert t.me.life == 4
    assert t.turn_over


@rule("TA-R71", "TA-R136")
@pytest.mark.parametrize(("die", "charmed"), [(4, True), (3, False)])
def test_minstrel_2_charms_an_animal(die, charmed):
    t = table("minstrel", at="fields-1", stage="landed", draws="bear", dice=[die], others=["troll"]).play("charm")
    assert t.turn_over
    assert t.me.raised == ("bear" if charmed else 0)
    assert t.lying("fields-1") == (0 if charmed else "bear")


@rule("TA-R136", "TA-6.3")
def test_minstrel_2_may_use_fate():
    t = table("minstrel", at="fields-1", stage="landed", draws="bear", fate=1, dice=[1, 6], others=["troll"])
    t.play("charm", "fate-1")
    assert t.me.raised == "bear"


@rule("TA-R71")
def test_minstrel_2_one_charmed_animal_fights_along():
    t = table(
        "minstrel", at="fields-1", stage="cards", draws="ogre", raised="bear, wolf", dice=[2, 1], others=["troll"]
    )
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(7, 6)]
    assert t.me.raised == "bear, wolf"


@rule("TA-R69", "TA-R145")
def test_minstrel_3_takes_maiden_and_princess():
    others = [{"who": "troll", "at": "city", "followers": "maiden, princess, unicorn"}]
    t = table("minstrel", at="city", stage="landed", others=others).play(
        "seat-1", "take-follower", "maiden", "princess"
    )
    assert t.me.followers == "maiden, princess"
    assert t.other.followers == "unicorn"
    assert t.turn_over


@rule("TA-R145")
def test_minstrel_3_needs_one_of_them():
    others = [{"who": "troll", "at": "city", "followers": "unicorn"}]
    t = table("minstrel", at="city", stage="landed", dice=[1, 1], others=others).play("seat-1")
    assert t.events("fight-scores"), "there was nothing but to attack"


# ------------------------------------------------------------------ Monk


@rule("TA-R73")
def test_monk_1_adds_his_craft_value_in_battle():
    t = table("monk", at="fields-1", stage="landed", draws="goblin", craft=4, dice=[1, 1], others=["troll"])
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(6, 3)]


@rule("TA-R20")
@pytest.mark.parametrize("who", ["monk", "priest"])
def test_praying_with_one_more(who):
    """monk_2, priest_2."""
    t = table(who, at="chapel", stage="space", dice=[4], others=["troll"]).play("choose-pray", "add-one")
    assert t.me.life == 5


@rule("TA-26.2", "TA-X15", "TA-29.3")
def test_monk_3_uses_neither_weapon_nor_armour():
    t = table(
        "monk",
        at="fields-1",
        stage="cards",
        draws="dragon",
        objects="holy_lance, armour",
        dice=[1, 1],
        others=["troll"],
    )
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(6, 8)]
    assert t.me.life == 3
    assert t.me.objects == "holy_lance, armour"


# ------------------------------------------------------------------ Priest


@rule("TA-R74", "TA-R137")
def test_priest_3_destroys_spirits_and_may_gain_a_spell():
    t = table("priest", at="fields-1", stage="landed", draws="demon", others=["troll"]).play("demon", "gain-spell")
    assert t.me.spells == 1
    assert t.discards == "demon"
    assert t.me.trophies == 0


@rule("TA-R137", "TA-R74", "TA-R11")
@pytest.mark.parametrize(("strokes", "spells"), [(["demon", "lemure"], 2), (["demon", "done"], 1)])
def test_priest_3_may_gain_a_spell_for_each_spirit_destroyed(strokes, spells):
    dice = [] if len(strokes) == spells else [6, 1]
    t = table("priest", at="ruins", stage="landed", draws="demon, lemure", dice=dice, others=["troll"]).play(*strokes)
    t.play(*["gain-spell"] * spells)
    assert t.me.spells == spells
    assert t.discards == ("demon, lemure" if spells == 2 else "demon")
    assert t.me.trophies == ("" if spells == 2 else "lemure")


@rule("TA-R137", "TA-22.4")
def test_priest_3_gains_no_spell_above_his_limit():
    t = table("priest", at="fields-1", stage="cards", draws="demon", spells="hex, teleport", attention="never")
    t.play("demon")
    assert t.turn_over
    assert t.me.spells == 2


@rule("TA-R74")
def test_spirits_are_destroyed_before_any_is_evaded():
    t = table("priest", at="ruins", stage="landed", draws="demon, lemure", invisible=True, others=["troll"])
    assert t.ask == "destroy-spirits"
    t.play("demon", "done", "none")
    assert (t.ask, t.options) == ("evade", ["lemure", "done"])
    t.play("lemure")
    assert t.lying("ruins") == "lemure"


@rule("TA-X14", "TA-R74", "TA-29.2")
def test_priest_3_may_fight_instead():
    t = table("priest", at="fields-1", stage="landed", draws="shadow", dice=[6, 1], others=["troll"]).play("done")
    assert t.me.trophies == "shadow"


@rule("TA-X14", "TA-R74")
def test_the_cross_destroys_spirits_too_but_gives_no_spell():
    t = table("sorceress", at="fields-1", stage="cards", objects="cross", draws="demon", others=["troll"]).play("demon")
    assert t.discards == "demon"
    assert t.me.spells == 0


@rule("TA-R137")
def test_priest_3_destroys_the_spirit_of_the_crags():
    t = table("priest", at="crags", stage="space", dice=[1], others=["troll"]).play("destroy", "none")
    assert t.turn_over
    assert t.me.life == 4


@rule("TA-26.2")
def test_priest_4_uses_no_weapon():
    t = table("priest", at="fields-1", stage="cards", draws="goblin", objects="sword", dice=[1, 1], others=["troll"])
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(3, 3)]


# ------------------------------------------------------------------ Prophetess


@rule("TA-R128")
@pytest.mark.parametrize("who", ["prophetess", "wizard"])
def test_never_without_magic(who):
    """prophetess_2, wizard_2."""
    t = table(who, at="city", stage="start", spells="healing", spell_draws="hex", life=1, others=["troll"])
    t.play("healing", "gain-spell")
    assert t.me.spells == "hex"


@rule("TA-R75")
def test_prophetess_3_replaces_a_drawn_card():
    t = table("prophetess", at="fields-1", stage="landed", draws="dragon, wild_boar", dice=[6, 1], others=["troll"])
    t.play("dragon")
    assert t.me.trophies == "wild_boar"
    assert t.discards == "dragon"


@rule("TA-R75")
def test_prophetess_3_and_the_orb_replace_two():
    t = table(
        "prophetess", at="ruins", stage="cards", objects="orb_of_knowledge", draws="dragon, giant, wild_boar, wolf",
        dice=[6, 1], others=["troll"],
    )  # fmt: skip
    t.play("dragon", "giant")
    assert t.discards == "dragon, giant"
    assert t.me.trophies == "wild_boar, wolf"


@rule("TA-22.3", "TA-7.1")
def test_prophetess_4_sees_everybodys_spells():
    t = table("prophetess", others=[{"who": "wizard", "spells": "hex, healing"}, "troll"])
    spells = t.state.adventurers[1].spells
    assert t.session.view(0).adventurers[1].spells == spells
    assert t.session.view(2).adventurers[1].spells == [FACE_DOWN] * 2
    assert t.session.view(None).adventurers[1].spells == [FACE_DOWN] * 2


@rule("TA-22.3", "TA-27.9")
def test_prophetess_4_not_as_a_toad():
    t = table("prophetess", toad=2, others=[{"who": "wizard", "spells": "hex"}])
    assert t.session.view(0).adventurers[1].spells == [FACE_DOWN]


# ------------------------------------------------------------------ Sorceress


@rule("TA-R69")
@pytest.mark.parametrize(
    ("who", "die", "success"),
    [
        ("monk", 6, True),
        ("monk", 5, False),
        ("troll", 5, True),
        ("troll", 4, False),
        ("ghoul", 4, True),
        ("ghoul", 3, False),
    ],
)
def test_sorceress_3_beguiles_by_alignment(who, die, success):
    others = [{"who": who, "at": "city", "gold": 2}]
    t = table("sorceress", at="city", stage="landed", dice=[die], others=others).play("seat-1", "beguile")
    assert t.me.gold == int(success)
    assert t.turn_over


@rule("TA-R69", "TA-R145", "TA-29.5")
def test_sorceress_3_takes_an_object_of_her_choice_that_she_may_have():
    others = [{"who": "troll", "at": "city", "gold": 2, "objects": "sword, holy_grail, ring"}]
    t = table("sorceress", at="city", stage="landed", dice=[6], others=others).play("seat-1", "beguile")
    assert t.options == ["gold", "sword", "ring"]
    t.play("ring")
    assert t.me.objects == "ring"


@rule("TA-R69")
def test_sorceress_4_takes_a_follower_but_not_some():
    others = [{"who": "troll", "at": "city", "followers": "maiden, unicorn, princess, guide, pixie"}]
    t = table("sorceress", at="city", stage="landed", others=others).play("seat-1", "take-follower")
    assert t.options == ["guide", "pixie"]
    t.play("pixie")
    assert t.me.followers == "pixie"


@rule("TA-R124", "TA-R64", "TA-R69")
def test_who_takes_the_hag_loses_her_other_followers():
    others = [{"who": "troll", "at": "city", "followers": "cursed_by_a_hag"}]
    t = table("sorceress", at="city", stage="landed", followers="guide", others=others).play("seat-1", "take-follower")
    assert t.me.followers == "cursed_by_a_hag"
    assert t.discards == "guide"
    assert t.other.followers == 0


@rule("TA-X16", "TA-29.5")
def test_with_the_hag_no_follower_can_be_taken():
    others = [{"who": "troll", "at": "city", "followers": "guide"}]
    t = table("sorceress", at="city", stage="landed", followers="cursed_by_a_hag", dice=[1, 6], others=others)
    t.play("seat-1")
    assert not t.offers("take-follower")
    t.play("battle")
    assert t.turn_over


# ------------------------------------------------------------------ Thief


@rule("TA-R69", "TA-13.1")
def test_thief_1_steals_gold_or_an_object():
    others = [{"who": "troll", "at": "city", "gold": 2, "objects": "sword"}]
    t = table("thief", at="city", stage="landed", others=others).play("seat-1", "steal")
    assert t.options == ["gold", "sword"]
    t.play("sword")
    assert (t.me.objects, t.other.objects) == ("sword", 0)
    assert t.turn_over


@rule("TA-R145", "TA-R60")
def test_thief_1_needs_something_to_steal():
    t = table("thief", at="city", stage="landed", dice=[6, 1], others=[{"who": "monk", "at": "city"}]).play("seat-1")
    assert t.events("fight-scores")


@rule("TA-24.2", "TA-R114", "TA-R145")
def test_thief_1_may_be_evaded():
    others = [{"who": "elf", "at": "woods-1", "gold": 2}]
    t = table("thief", at="woods-1", stage="landed", others=others).play("seat-1", "steal")
    assert (t.ask, t.seat) == ("evade-character", 1)
    t.play("evade")
    assert t.me.gold == 0
    assert t.turn_over


@rule("TA-R66", "TA-R134")
def test_thief_1_with_full_hands_ditches_something():
    others = [{"who": "troll", "at": "city", "objects": "ring"}]
    t = table("thief", at="city", stage="landed", objects="sword, axe, helmet, shield", others=others)
    t.play("seat-1", "steal", "axe")
    assert t.me.objects == "sword, helmet, shield, ring"
    assert t.lying("city") == "axe"


@rule("TA-R77")
@pytest.mark.parametrize("whom", ["visit-blacksmith", "visit-healer", "visit-mystic"])
def test_thief_2_takes_a_card_free_in_the_village(whom):
    t = table("thief", at="village", stage="space", dice=[2] if whom == "visit-mystic" else [], others=["troll"])
    t.play(whom)
    assert t.ask == "free-purchase"
    t.play("armour")
    assert t.me.objects == "armour"


# ------------------------------------------------------------------ Troll


@rule("TA-7.1")
def test_troll_1_may_leave_the_crags_alone():
    t = table("troll", at="crags", stage="space", others=["warrior"]).play("skip-roll")
    assert t.turn_over


@rule("TA-R34", "TA-X12")
@pytest.mark.parametrize(("die", "offered"), [(6, True), (4, False)])
def test_troll_2_regenerates_on_a_six(die, offered):
    t = table("troll", at="city", life=3, dice=[die], others=["warrior"])
    assert t.offers("regenerate") is offered
    if offered:
        t.play("regenerate")
        assert t.me.life == 4
        assert t.me.space == "city"
        assert t.turn_over


# ------------------------------------------------------------------ Warrior


@rule("TA-R17")
def test_warrior_1_rolls_two_dice_in_battle():
    t = table("warrior", at="fields-1", stage="landed", draws="wolf", dice=[1, 4, 2], others=["troll"])
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(8, 4)]


@rule("TA-R17", "TA-6.5")
def test_warrior_1_fate_rolls_one_of_them_again():
    t = table("warrior", at="fields-1", stage="landed", draws="giant", fate=1, dice=[1, 2, 3, 6], others=["troll"])
    assert t.options == ["fate-1", "fate-2", "keep"]
    t.play("fate-1")
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(10, 9)]


@rule("TA-R17")
def test_warrior_1_keeps_the_better_of_the_new_die_and_the_old():
    t = table("warrior", at="fields-1", stage="landed", draws="giant", fate=1, dice=[5, 2, 3, 1], others=["troll"])
    t.play("fate-2")
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(9, 9)]


@rule("TA-R29", "TA-R17")
def test_warrior_2_uses_two_weapons_when_attacked_too():
    others = [{"who": "warrior", "at": "city", "objects": "2 sword"}]
    t = table("troll", at="city", stage="landed", dice=[1, 2, 4], others=others).play("seat-1")
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(7, 10)]


@rule("TA-R29")
def test_warrior_2_uses_two_weapons():
    t = table(
        "warrior", at="fields-1", stage="cards", draws="wolf", objects="2 sword", dice=[1, 1, 1], others=["troll"]
    )
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(7, 3)]


# ------------------------------------------------------------------ several at once


@rule("TA-R79")
def test_the_runesword_gives_a_life_for_a_kill():
    t = table("assassin", at="fields-1", stage="cards", draws="wolf", objects="runesword", dice=[4], others=["troll"])
    t.play("assassinate")
    assert t.me.life == 5
    assert t.rules("gain-life") == ["TA-R79"]


@rule("TA-R79")
def test_the_runesword_gives_a_life_for_a_life():
    others = [{"who": "monk", "at": "city"}]
    t = table("troll", at="city", stage="landed", objects="runesword", dice=[6, 1], others=others).play("seat-1")
    assert (t.me.life, t.other.life) == (7, 3)


@rule("TA-R79")
def test_the_runesword_gives_one_life_for_a_battle_with_several():
    t = table("troll", at="ruins", stage="cards", draws="wolf, bear", objects="runesword", dice=[6, 1], others=["elf"])
    assert (t.me.trophies, t.me.life) == ("wolf, bear", 7)


@rule("TA-R79", "TA-R29")
def test_the_runesword_gives_nothing_when_another_weapon_is_used():
    t = table(
        "troll", at="fields-1", stage="cards", draws="wolf", objects="sword, runesword", dice=[6, 1], others=["elf"]
    )
    t.play("sword")
    assert (t.me.trophies, t.me.life) == ("wolf", 6)


@rule("TA-R79", "TA-R25")
@pytest.mark.parametrize(("card", "dice"), [("lemure", [6, 1]), ("cave", [2, 6, 1])])
def test_the_runesword_gives_nothing_for_spirits_and_creatures_that_are_no_cards(card, dice):
    t = table("troll", at="fields-1", stage="cards", draws=card, objects="runesword", dice=dice, others=["elf"])
    assert t.events("fight-scores")
    assert t.me.life == 6


@rule("TA-R79", "TA-R31")
def test_the_runesword_gives_nothing_for_a_life_that_armour_saved():
    others = [{"who": "dwarf", "at": "city", "objects": "armour"}]
    t = table("troll", at="city", stage="landed", objects="runesword", dice=[6, 1, 6], others=others)
    t.play("seat-1", "life", "armour")
    assert (t.me.life, t.other.life) == (6, 5)


@rule("TA-R79", "TA-29.2", "TA-16.7")
@pytest.mark.parametrize(("weapon", "life"), [("runesword", 7), ("sword", 6)])
def test_whoever_is_attacked_chooses_a_weapon_too(weapon, life):
    others = [{"who": "troll", "at": "city", "objects": "sword, runesword"}]
    t = table("thief", at="city", stage="landed", dice=[1, 6], others=others).play("seat-1", "battle")
    assert (t.seat, t.ask, t.options) == (1, "weapon", ["sword", "runesword"])
    t.play(weapon)
    assert t.other.life == life


@rule("TA-R112", "TA-R79", "TA-17.7")
def test_a_runesword_taken_from_the_dead_was_not_the_weapon_that_killed_him():
    others = [{"who": "troll", "at": "city"}]
    t = table("thief", at="city", stage="landed", objects="runesword", life=1, dice=[1, 6], others=others)
    t.play("seat-1", "life", "runesword")
    assert not t.me.alive
    assert (t.other.objects, t.other.life) == ("runesword", 6)


@rule("TA-R92")
def test_a_bandit_is_paid_off_and_stays():
    t = table("monk", at="ruins", stage="landed", draws="bandit, sword", gold=1, others=["troll"]).play("pay")
    assert t.me.gold == 0
    assert t.offers("sword"), "he is dealt with like an Enemy evaded"
    t.play("leave")
    assert t.lying("ruins") == "bandit, sword"


@rule("TA-R92")
def test_a_bandit_not_paid_fights():
    t = table("troll", at="fields-1", stage="landed", draws="bandit", gold=1, dice=[6, 1], others=["monk"]).play(
        "fight"
    )
    assert t.me.trophies == "bandit"


@rule("TA-R91", "TA-R141", "TA-16.5")
def test_mercenary_and_potion_lend_strength_before_the_roll():
    t = table(
        "monk", at="fields-1", stage="cards", draws="dragon", followers="mercenary", objects="potion_of_strength", gold=1,
        dice=[1, 3], others=["troll"],
    )  # fmt: skip
    t.play("go-on", "mercenary", "potion_of_strength")
    assert [(e.args["own"], e.args["other"]) for e in t.events("fight-scores")] == [(11, 10)]
    assert t.me.gold == 0
    assert t.discards == "potion_of_strength"
