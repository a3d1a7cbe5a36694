"""Spells cast at the start of one's own turn: Acquisition, Alchemy, Divination, Hex, Mesmerism, Teleport, Temporal Warp."""

from __future__ import annotations

import pytest

from magemoot.engine.state import view
from magemoot.games.talisman.catalogue import SPACE, SPACES, card_of
from tests.games.talisman.play import table
from tests.games.talisman.spellcraft import castable, idle, mage, to_turn_of
from tests.support.rules import rule

START = ["acquisition", "alchemy", "divination", "hex", "mesmerism", "teleport", "temporal_warp"]


RICH = {"who": "troll", "objects": "2 axe, talisman", "followers": "maiden, unicorn", "gold": 3}


@rule("TA-10.2", "TA-44.1", "TA-22.8")
@pytest.mark.parametrize("spell", START)
def test_before_moving_only(spell):
    t = mage(spell, RICH, objects="sword", dice=[1])
    assert castable(t) == [spell]
    t.pass_all()
    t.play("space-woods-2")
    assert t.ask == "react-after-move"
    assert castable(t) == []
    t = mage(spell, RICH, stage="end")
    assert t.ask == "react-turn-end"
    assert castable(t) == []


@rule("TA-22.8")
@pytest.mark.parametrize("spell", START)
def test_not_in_the_turn_of_another(spell):
    t = table(
        "troll",
        stage="start",
        gold=2,
        others=[{"who": "wizard", "spells": spell, "objects": "axe", "attention": "always"}],
    )
    assert t.ask == "react-turn-start"
    assert (t.seat, castable(t)) == (1, [])


# ------------------------------------------------------------------ acquisition


@rule("TA-29.5", "TA-22.9", "TA-22.8")
def test_acquisition_takes_an_object_or_a_gold_from_anyone_anywhere():
    t = mage("acquisition", {**RICH, "at": "crypt"}, {"who": "monk", "gold": 1}, "thief", objects="sword")
    t.play("acquisition")
    assert (t.ask, t.options) == ("spell-target", ["seat-1", "seat-2"])
    t.play("seat-1")
    assert t.ask == "acquire"
    assert t.options == ["gold", "axe", "purchase-axe", "talisman"]
    t.play("talisman")
    assert t.me.objects == "sword, talisman"
    assert t.other.objects == "2 axe"
    assert t.spell_discards == "acquisition"


@rule("TA-29.5")
def test_acquisition_of_gold():
    t = mage("acquisition", {**RICH, "objects": ""})
    t.play("acquisition")
    assert (t.me.gold, t.other.gold) == (1, 2)


@rule("TA-29.5", "TA-X15", "TA-22.8")
def test_acquisition_does_not_take_what_he_may_not_have():
    t = table("monk", craft=1, spells="acquisition", stage="start", others=[{"who": "troll", "objects": "runesword"}])
    assert castable(t) == []
    t = table(
        "monk", craft=1, spells="acquisition", stage="start", others=[{"who": "troll", "objects": "runesword, axe"}]
    )
    t.play("acquisition")
    assert t.me.objects == "axe"


@rule("TA-R66", "TA-R134", "TA-20.4")
def test_acquisition_above_the_limit_means_ditching_one():
    t = mage("acquisition", {"who": "troll", "objects": "talisman"}, objects="sword, axe, shield, helmet")
    t.play("acquisition")
    assert (t.ask, len(t.options)) == ("surplus-object", 5)
    t.play("helmet")
    assert t.me.objects == "sword, axe, shield, talisman"
    assert t.lying("graveyard") == "helmet"


@rule("TA-22.5", "TA-R126")
def test_losing_solomons_crown_costs_the_victim_a_spell_at_once():
    victim = {"who": "elf", "objects": "solomons_crown", "spells": "healing, hex, nullify"}
    t = mage("acquisition", victim)
    t.play("acquisition").pass_all()
    assert (t.seat, t.ask) == (1, "surplus-spell")
    assert t.options == ["healing", "hex", "nullify"]
    t.play("hex")
    assert t.other.spells == "healing, nullify"


# ------------------------------------------------------------------ mesmerism


@rule("TA-X8", "TA-20.4", "TA-R63")
def test_mesmerism_takes_the_mule_and_four_objects_must_go():
    eight = "sword, axe, shield, helmet, armour, wand, ring, cross"
    t = table(
        "thief",
        craft=1,
        spells="mesmerism",
        stage="start",
        others=[{"who": "wizard", "objects": eight, "followers": "mule"}],
    )
    t.play("mesmerism")
    assert t.me.followers == "mule"
    for card in ("sword", "axe", "shield", "helmet"):
        assert (t.seat, t.ask) == (1, "surplus-object")
        t.play(card)
    assert t.other.objects == "armour, wand, ring, cross"
    assert t.lying("graveyard") == "sword, axe, shield, helmet"


@rule("TA-29.5", "TA-22.9")
def test_mesmerism_lets_the_caster_choose_one_of_several():
    t = mage("mesmerism", RICH)
    t.play("mesmerism")
    assert (t.ask, t.options) == ("mesmerize", ["maiden", "unicorn"])
    t.play("unicorn")
    assert (t.me.followers, t.other.followers) == ("unicorn", "maiden")
    assert t.me.craft == 5


@rule("TA-X16", "TA-26.2", "TA-R124")
def test_whoever_may_have_no_followers_cannot_mesmerize():
    t = mage("mesmerism", RICH, followers="cursed_by_a_hag")
    assert castable(t) == []


@rule("TA-R64", "TA-R124")
def test_mesmerism_of_the_hag_drives_the_casters_followers_off():
    t = mage("mesmerism", {"who": "troll", "followers": "cursed_by_a_hag"}, followers="maiden")
    t.play("mesmerism")
    assert t.me.followers == "cursed_by_a_hag"
    assert t.discards == "maiden"
    assert t.other.followers == 0


@rule("TA-R142")
@pytest.mark.parametrize("spell", ["acquisition", "mesmerism"])
def test_what_takes_does_not_reach_the_owner_of_the_amulet(spell):
    t = mage(spell, {**RICH, "objects": "amulet, axe"}, {"who": "monk", "gold": 1, "followers": "gnome"})
    t.play(spell)
    assert (t.me.followers, t.me.gold) == (("gnome", 0) if spell == "mesmerism" else (0, 1))
    assert (t.other.objects, t.other.followers) == ("amulet, axe", "maiden, unicorn")


@rule("TA-R108")
def test_mesmerism_does_not_take_raised_enemies():
    t = mage("mesmerism", {"who": "elf", "raised": "bear"})
    assert castable(t) == []


# ------------------------------------------------------------------ alchemy


@rule("TA-22.8", "TA-30.2")
def test_alchemy_turns_objects_into_gold():
    t = mage("alchemy", objects="purchase-sword, wand, talisman")
    t.play("alchemy")
    assert (t.ask, t.options) == ("alchemy", ["purchase-sword", "wand", "talisman", "done"])
    t.play("purchase-sword", "wand", "done")
    assert t.me.gold == 2
    assert t.me.objects == "talisman"
    assert "purchase-sword" in t.purchase
    assert t.discards == "wand"


@rule("TA-22.8")
def test_alchemy_needs_an_object():
    assert castable(mage("alchemy", objects="")) == []


@rule("TA-R12", "TA-26.4")
def test_alchemy_gains_only_the_gold_that_is_left():
    t = mage("alchemy", {"who": "troll", "gold": 29}, objects="sword, axe")
    t.play("alchemy", "sword", "axe")
    assert t.me.gold == 1


# ------------------------------------------------------------------ divination


@rule("TA-22.8", "TA-22.3")
def test_divination_shows_the_next_five_cards_to_the_caster_alone():
    t = mage("divination", draws="bear, imp, sword, cave, ring, dragon")
    t.play("divination")
    assert (t.ask, t.options) == ("divination", ["done"])
    five = t.me.a.peeked
    assert [card_of[c].id for c in five] == ["bear", "imp", "sword", "cave", "ring"]
    assert view(t.state, 0).adventurers[0].peeked == five
    assert view(t.state, 1).adventurers[0].peeked == [-1] * 5
    looked = t.events("look-at-card")
    assert len(looked) == 5
    assert all(e.to == (0,) and e.private == ("card",) for e in looked)
    t.play("done")
    assert t.me.a.peeked == []
    assert [card_of[c].id for c in t.state.adventure[-6:]] == ["dragon", "ring", "cave", "sword", "imp", "bear"]


@rule("TA-22.8")
def test_divination_with_fewer_cards_shows_those():
    t = mage("divination", draws="bear, imp")
    del t.state.adventure[:-2]
    left = [c for c in range(len(card_of)) if card_of[c].deck == "adventure" and c not in t.state.adventure]
    t.state.adventure_discard += [c for c in left if c not in t.me.a.objects]
    t.session.position._checkpoint = t.state.copy()
    t.play("divination")
    assert [card_of[c].id for c in t.me.a.peeked] == ["bear", "imp"]
    t.play("done")
    assert len(t.state.adventure) == 2


# ------------------------------------------------------------------ hex


@rule("TA-R82", "TA-32.1")
def test_hex_lies_on_a_space_without_a_character():
    t = mage("hex", {"who": "troll", "at": "oasis"}, dice=[1], draws="ring")
    t.play("hex")
    assert t.ask == "spell-target"
    outside = {s.id for s in SPACES if s.region in ("outer", "middle")}
    assert set(t.options) == {f"space-{id}" for id in outside - {"graveyard", "oasis"}}
    t.play("space-woods-2")
    assert t.lying("woods-2") == "hex"
    t.pass_all()
    t.play("space-woods-2")
    assert t.me.life == 3
    assert t.rules("lose-life") == ["TA-R82"]


@rule("TA-8.3", "TA-X10", "TA-R106")
def test_a_hex_counts_as_a_card_on_the_space():
    t = table(
        "sorceress", at="temple", lying={"oasis": "hex"}, draws="dragon", dice=[2, 1, 6], rest={"hexes": [0, 1, 3]}
    )
    t.state.hexes[0] = t.state.spaces[SPACE["oasis"]][0]
    t.session.position._checkpoint = t.state.copy()
    t.play("space-oasis")
    assert t.me.life == 2
    assert t.lying("oasis") == "hex, dragon"


@rule("TA-R82", "TA-R131")
def test_hex_goes_at_the_start_of_the_casters_third_turn_after_casting():
    t = mage("hex", "troll", "elf")
    t.play("hex", "space-temple")
    for _ in range(2):
        to_turn_of(t, 0)
        assert t.lying("temple") == "hex"
    to_turn_of(t, 0)
    assert t.lying("temple") == 0
    assert "hex" in t.spell_discards
    assert t.rules("discard")[-1] == "TA-R82"


@rule("TA-R82", "TA-R131", "TA-R85")
def test_extra_turns_are_no_rounds_for_the_hex():
    t = mage("hex, temporal_warp")
    t.play("hex", "space-temple", "temporal_warp")
    turns = t.state.turn
    while t.active == 0:
        idle(t)
    assert t.state.turn == turns + 3
    assert t.state.hexes[2] == 3


@rule("TA-R7", "TA-R82")
def test_a_hex_outlives_its_caster_and_ends_all_the_same():
    out = {"eliminated": True}
    t = table("troll", others=[out, "elf"], lying={"temple": "hex"}, rest={"crown_reached": True, "hexes": [0, 1, 2]})
    t.state.hexes[0] = t.state.spaces[SPACE["temple"]][0]
    t.session.position._checkpoint = t.state.copy()
    to_turn_of(t, 0)
    assert t.lying("temple") == "hex"
    to_turn_of(t, 0)
    assert t.lying("temple") == 0


@rule("TA-R142")
def test_a_hex_does_not_reach_the_owner_of_the_amulet():
    t = table(
        "elf",
        at="plains-1",
        objects="amulet",
        lying={"fields-2": "hex"},
        draws="ring",
        dice=[4],
        rest={"hexes": [0, 1, 3]},
    )
    t.state.hexes[0] = t.state.spaces[SPACE["fields-2"]][0]
    t.session.position._checkpoint = t.state.copy()
    t.play("space-fields-2")
    assert t.me.life == 4


# ------------------------------------------------------------------ teleport


@rule("TA-11.4", "TA-R34", "TA-R40")
def test_teleport_replaces_the_move_and_an_encounter_follows():
    t = mage("teleport", at="fields-1", draws="ring")
    t.play("teleport")
    outer = {s.id for s in SPACES if s.region == "outer"}
    assert set(t.options) == {f"space-{id}" for id in outer - {"fields-1"}}
    t.play("space-woods-3")
    assert (t.me.space, t.ask) == ("woods-3", "loot-space")
    assert t.lying("woods-3") == "ring"
    assert t.events("roll") == []


@rule("TA-R34")
def test_teleport_stays_in_the_region():
    t = mage("teleport", at="temple")
    t.play("teleport")
    assert set(t.options) == {f"space-{s.id}" for s in SPACES if s.region == "middle" and s.id != "temple"}


@rule("TA-37.1")
@pytest.mark.parametrize("at", ["crypt", "plain-of-peril", "crown-of-command"])
def test_no_teleport_in_the_inner_region(at):
    t = mage("teleport", at=at)
    assert castable(t) == []


@rule("TA-R41")
def test_the_enslaved_may_not_teleport():
    assert castable(mage("teleport", at="temple", enslaved=True)) == []


@rule("TA-R42", "TA-34.4")
def test_teleport_gives_up_a_raft_and_an_offer():
    t = mage("teleport", objects="raft", offer="outer")
    t.play("teleport", "space-city")
    assert t.me.objects == 0
    assert t.me.a.offer == ""


@rule("TA-R33")
def test_teleport_in_a_blizzard():
    t = mage("teleport", rest={"blizzard": 2}, beside="blizzard")
    t.play("teleport", "space-city")
    assert t.me.space == "city"


@rule("TA-22.8", "TA-R34")
def test_after_a_teleport_no_other_spell_comes_before_moving():
    t = mage("teleport, divination")
    t.play("teleport", "space-fields-1")
    assert t.ask != "react-turn-start" or castable(t) == []


# ------------------------------------------------------------------ temporal warp


@rule("TA-R85", "TA-R131", "TA-22.11")
def test_temporal_warp_gives_three_turns_in_a_row_each_with_its_own_allowance():
    t = mage("temporal_warp, healing")
    t.play("temporal_warp")
    assert t.me.a.allowance == 1
    turn = t.state.turn
    while t.state.turn == turn:
        idle(t)
    assert (t.active, t.me.a.allowance) == (0, 1)
    while t.active == 0:
        idle(t)
    assert t.state.turn == turn + 3
    assert t.active == 1
    assert t.state.round == 1
