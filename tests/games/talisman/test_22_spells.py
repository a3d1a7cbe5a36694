"""Holding and casting Spells (TA-22): who may, how many, when, and what becomes of the card. Each Spell has its scenarios in `test_spell_*.py`."""

from __future__ import annotations

import pytest

from magemoot.engine.pieces import FACE_DOWN
from magemoot.engine.state import view
from magemoot.games.talisman.catalogue import CHARACTERS, DECK, card_of, kinds
from magemoot.games.talisman.spells import SPELLS
from magemoot.games.talisman.totals import spell_limit
from tests.games.talisman.play import table
from tests.games.talisman.spellcraft import castable, foe, idle, mage, moments, to_turn_of
from tests.support.rules import rule


@rule("TA-1.3")
def test_all_24_spell_cards_do_something():
    assert len(DECK["spell"]) == 24
    assert {card_of[c].id for c in DECK["spell"]} == set(SPELLS)
    assert len(SPELLS) == 17


# ------------------------------------------------------------------ who may hold how many


@rule("TA-22.1", "TA-22.4")
@pytest.mark.parametrize("one", CHARACTERS, ids=lambda one: one.id)
def test_every_character_gains_and_casts_spells_with_craft_enough(one):
    tokens = max(0, 3 - one.craft)
    t = table(
        one.id, craft=tokens, life=1, spells="healing", stage="start", others=["troll" if one.id != "troll" else "elf"]
    )
    assert "healing" in castable(t)
    t = table(
        one.id,
        craft=tokens,
        at="fields-1",
        stage="cards",
        draws="book_of_spells",
        others=["elf" if one.id != "elf" else "troll"],
    )
    while not t.turn_over:
        idle(t)
    assert len(t.me.spells) == spell_limit(t.state, t.me.a) > 0


@rule("TA-22.1", "TA-22.7")
def test_anyone_with_the_craft_may_cast_and_nobody_must():
    t = table("warrior", craft=1, life=1, spells="healing", stage="start", others=["troll"])
    assert castable(t) == ["healing"]
    assert moments(t)[0] == (0, "turn-start")
    assert t.me.spells == "healing"


@rule("TA-22.4", "TA-X19")
@pytest.mark.parametrize(("craft", "limit"), [(2, 0), (3, 1), (4, 2), (5, 2), (6, 3), (9, 3), (70, 3)])
def test_the_spell_limit_by_craft(craft, limit):
    t = table("warrior", craft=craft - 2)
    assert spell_limit(t.state, t.me.a) == limit


@rule("TA-22.2", "TA-R128")
def test_an_empty_spell_deck_takes_in_its_discards():
    toad = ", ".join(kinds[c] for c in DECK["spell"] if card_of[c].id != "divination")
    t = table("wizard", spells="divination", stage="start", others=[{"who": "troll", "toad": 9, "spells": toad}])
    t.play("divination", "done", "gain-spell")
    assert t.me.spells == "divination"
    assert t.events("reshuffle-spells")[0].rule == "TA-22.2"


@rule("TA-22.2", "TA-26.4")
def test_without_any_spell_left_none_is_gained():
    every = ", ".join(kinds[c] for c in DECK["spell"])
    frog = {"who": "troll", "toad": 9, "spells": every}
    t = table("druid", at="woods-1", stage="landed", draws="book_of_spells", others=[frog])
    assert t.ask == "encounter", "there is nothing to fill up with"
    t.play("space")
    assert not t.events("draw-spell")
    assert t.me.spells == 0
    assert t.turn_over


@rule("TA-22.3")
def test_spells_are_secret():
    t = mage("healing, hex", foe(spells="nullify"))
    for viewer in (0, 1, None):
        seen = view(t.state, viewer)
        for a, true in zip(seen.adventurers, t.state.adventurers, strict=True):
            assert a.spells == (true.spells if a.seat == viewer else [FACE_DOWN] * len(true.spells))


@rule("TA-22.5", "TA-X9", "TA-R126", "TA-43.3")
def test_a_fall_of_craft_costs_the_surplus_at_once():
    t = table("wizard", at="hills-3", objects="solomons_crown", spells="healing, hex, random", dice=[1], draws="ring")
    t.play("space-cursed-glade")
    assert (t.ask, t.options) == ("surplus-spell", ["healing", "hex", "random"])
    t.play("hex")
    assert t.me.spells == "healing, random"
    assert t.spell_discards == "hex"


@rule("TA-22.6", "TA-22.7")
def test_within_the_limit_no_spell_can_be_discarded():
    t = mage("hex, healing", stage="landed", at="city")
    while not t.turn_over:
        assert not any("discard" in key or "surplus" in key for key in t.options)
        idle(t)
    assert t.me.spells == "hex, healing"


@rule("TA-R115", "TA-X25", "TA-27.6")
def test_the_limit_is_not_checked_for_a_toad_but_when_it_changes_back():
    t = table("wizard", spells="random, hex, healing", objects="solomons_crown", stage="start", life=1, dice=[1])
    t.play("random", "seat-0")
    assert t.me.spells == "hex, healing"
    assert t.lying("graveyard") == "solomons_crown"
    assert t.ask != "react-turn-start" or t.seat != 0
    t = table("wizard", spells="random, hex, healing", toad=1, stage="end")
    assert t.ask == "surplus-spell"
    t.play("hex")
    assert (t.me.spells, t.me.a.toad) == ("random, healing", 0)


# ------------------------------------------------------------------ casting


@rule("TA-22.8")
def test_a_spell_is_announced_resolved_and_discarded():
    t = mage("healing", life=1)
    t.play("healing")
    told = [(e.name, e.rule) for e in t.log]
    assert told[:3] == [("cast-on-character", "TA-4.3"), ("gain-life", "TA-4.3"), ("discard", "TA-22.8")]


@rule("TA-22.9")
@pytest.mark.parametrize("at", ["city", "temple", "crypt", "crown-of-command"])
def test_spells_reach_characters_in_every_region(at):
    t = mage("healing", {"who": "troll", "life": 1, "at": at})
    t.play("healing")
    assert t.other.life == 6


@rule("TA-22.10", "TA-37.2")
@pytest.mark.parametrize(("at", "dice"), [("pits", [1]), ("werewolf-den", [1, 1])])
def test_spells_do_not_touch_creatures_of_the_inner_region(at, dice):
    t = mage("immobility, invisibility", at=at, stage="space", dice=dice)
    assert t.ask == "react-before-roll"
    assert castable(t) == ["invisibility"]


@rule("TA-22.11", "TA-R14", "TA-R128")
def test_in_his_own_turn_he_casts_no_more_than_he_held_at_its_start():
    t = table("wizard", spells="divination", spell_draws="healing", life=1, stage="start", dice=[1])
    t.play("divination", "done", "gain-spell")
    assert t.me.spells == "healing"
    assert moments(t) == []
    to_turn_of(t, 0)
    assert castable(t) == ["healing"]


@rule("TA-22.11", "TA-R14")
def test_spells_gained_in_the_turn_may_be_cast_within_the_allowance():
    t = table("druid", at="woods-1", spells="hex", spell_draws="healing", life=1, stage="landed", draws="ring")
    t.play("gain-spells")
    assert (t.ask, castable(t)) == ("react-after-move", ["healing"])
    t.play("healing")
    assert t.me.life == 4
    assert moments(t) == []
    assert t.me.spells == "hex"


@rule("TA-22.12", "TA-R111")
def test_in_the_turn_of_another_he_casts_only_one():
    t = table("troll", stage="start", others=[foe("elf", spells="healing, random", life=1)], dice=[5])
    t.play("random", "seat-0")
    assert t.other.a.cast_abroad
    assert (1, "turn-start") not in moments(t)
    assert t.active == 1
    assert castable(t) == ["healing"]


@rule("TA-22.12")
def test_one_for_each_turn_of_another():
    t = table("troll", stage="start", others=["monk", foe("elf", spells="2 healing", life=1)])
    t.play("healing")
    assert t[2].a.cast_abroad
    assert (2, "turn-end") not in moments(t)
    assert (t.active, t[2].life) == (1, 4)
    t[2].a.life = 1
    t.session.position._checkpoint = t.state.copy()
    while t.seat != 2:
        idle(t)
    assert (t.active, castable(t)) == (1, ["healing"])


@rule("TA-22.13")
def test_the_command_spell_is_outside_the_allowance():
    t = table("warrior", at="crown-of-command", stage="space", allowance=0, rest={"crown_reached": True}, dice=[6])
    assert t.other.life == 5


# ------------------------------------------------------------------ who is asked, and when


@rule("TA-R13")
def test_the_active_player_is_asked_first_then_the_others_clockwise_until_all_pass():
    t = table(
        "elf",
        spells="hex",
        stage="start",
        active=0,
        others=[foe("wizard", spells="healing", life=1), foe(spells="random")],
    )
    asked = []
    for _ in range(2):
        asked.append(t.seat)
        t.play("pass")
    assert t.seat == 2
    t.play("pass")
    assert asked == [0, 1]
    t = table(
        "elf",
        spells="hex",
        stage="start",
        others=[foe("ghoul", spells="healing, nullify", life=1), foe(spells="random")],
    )
    t.play("pass", "healing")
    assert (t.seat, t.ask) == (0, "react-spell")
    t.play("pass")
    assert (t.seat, t.ask) == (2, "react-spell")
    t.play("pass")
    assert t.other.life == 4
    assert (t.seat, t.ask) == (2, "react-turn-start")
    t.play("pass")
    assert (t.seat, t.ask) == (0, "react-turn-start")


@rule("TA-R13")
def test_in_the_turn_of_another_he_is_the_first():
    others = [{"who": "elf", "spells": "hex"}, foe(spells="teleport")]
    t = table("ghoul", spells="random", attention="always", stage="start", active=1, others=others)
    asked = []
    while t.ask == "react-turn-start" and t.active == 1:
        asked.append(t.seat)
        t.play("pass")
    assert asked == [1, 2, 0]


@rule("TA-R13")
@pytest.mark.parametrize(("attention", "asked"), [("always", True), ("mine", False), ("never", False)])
def test_each_player_says_when_he_wants_to_be_asked(attention, asked):
    t = table("troll", stage="start", others=[{**foe(spells="random"), "attention": attention}])
    assert ((1, "turn-start") in moments(t)) == asked


@rule("TA-R13")
def test_the_setting_can_be_changed_in_any_window_and_holds():
    t = table("troll", stage="start", others=[foe(spells="random")])
    t.play("ask-never")
    assert t.other.a.attention == "never"
    assert t.events("attention")[0].args["when"] == "never"
    t.play("pass") if t.seat == 1 else None
    assert moments(t) == []


@rule("TA-R13")
def test_peace_for_the_rest_of_this_turn():
    t = table("troll", stage="start", others=[foe(spells="random")])
    t.play("quiet")
    assert moments(t) == []
    assert (t.active, t.ask) == (1, "react-turn-start")


@rule("TA-27.6", "TA-43.3", "TA-R81", "TA-R127")
@pytest.mark.parametrize(
    "hindered",
    [{"toad": 2}, {"at": "cursed-glade"}, {"objects": "amulet"}, {"spells": ""}, {"allowance": 0, "stage": "landed"}],
    ids=lambda said: next(iter(said)),
)
def test_whoever_cannot_cast_is_not_asked(hindered):
    t = mage(**{"spells": "random", "stage": "start", **hindered})
    assert (t.seat, t.ask) not in [(0, "react-turn-start"), (0, "react-after-move")]


@rule("TA-43.3", "TA-R81")
def test_on_the_cursed_glade_the_spells_of_others_work_on_him():
    t = mage("random", {"who": "troll", "at": "cursed-glade", "objects": "amulet"}, dice=[6])
    t.play("random", "seat-1")
    assert t.other.life == 7


@rule("TA-R130", "TA-28.3")
def test_in_a_missed_turn_one_spell_for_any_time_is_left():
    spells = "destroy_magic, healing, healing"
    t = mage(spells, foe(), missed=1, life=1, objects="axe", stage="start")
    assert (t.ask, t.active, t.me.a.missed) == ("react-turn-missed", 0, 0)
    assert [o for o in t.options if not o.startswith("ask-")] == ["healing", "quiet", "pass"]
    t.play("healing")
    assert t.me.life > 1
    assert t.active == 1, "he may cast no second one"
    assert t.events("turn-missed")
    assert t.me.spells == "destroy_magic, healing"


@rule("TA-R130")
def test_others_who_always_want_to_be_asked_may_cast_in_a_missed_turn():
    t = mage("", foe(spells="immobility, random", attention="always"), missed=1, stage="start")
    assert (t.ask, t.seat, t.active) == ("react-turn-missed", 1, 0)
    assert [o for o in t.options if not o.startswith("ask-")] == ["random", "quiet", "pass"]
    t.play("pass")
    assert t.active == 1


# ------------------------------------------------------------------ a new Spell after the last one


@rule("TA-R128")
@pytest.mark.parametrize("who", ["wizard", "prophetess"])
def test_after_casting_the_last_spell_one_may_be_gained(who):
    t = table(who, spells="healing", life=1, stage="start", spell_draws="hex", others=["troll"])
    t.play("healing")
    assert (t.ask, t.options) == ("gain-spell", ["gain-spell", "none"])
    t.play("gain-spell")
    assert t.me.spells == "hex"


@rule("TA-R128")
def test_the_wand_gives_a_spell_after_the_last_one_even_a_countered_one():
    t = mage("healing", foe(spells="counterspell"), life=1, objects="wand", spell_draws="hex")
    t.play("healing", "counterspell")
    assert (t.seat, t.ask) == (0, "gain-spell")
    t.play("gain-spell")
    assert (t.me.life, t.me.spells) == (1, "hex")


@rule("TA-R128")
@pytest.mark.parametrize("spells", ["healing, hex", "healing, random"])
def test_not_while_another_spell_is_left(spells):
    t = mage(spells, life=1, objects="wand")
    t.play("healing")
    assert t.ask != "gain-spell"


@rule("TA-R128")
def test_not_after_losing_the_last_one():
    t = mage("nullify", {"who": "wizard", "spells": "hex"})
    t.play("nullify", "pass")
    assert t.other.spells == 0
    assert (t.seat, t.ask) != (1, "gain-spell")


@rule("TA-R128", "TA-27.6")
def test_not_for_one_who_has_become_a_toad():
    t = table("wizard", spells="random", stage="start", others=["troll"], dice=[1])
    t.play("random", "seat-0")
    assert t.me.a.toad
    assert t.ask != "gain-spell"


@rule("TA-R128", "TA-22.4")
def test_not_without_the_craft():
    t = table("troll", spells="healing", craft=2, life=1, objects="wand", stage="start", others=[foe(spells="hex")])
    t.play("healing").pass_all()
    assert t.ask == "gain-spell"
    t = table("wizard", objects="wand", spells="random", stage="start", others=["troll"], dice=[3])
    t.play("random", "seat-0")
    assert t.ask == "gain-spell"


# ------------------------------------------------------------------ the Amulet


@rule("TA-R142", "TA-R127")
def test_a_spell_on_somebody_else_works_although_the_owner_of_the_amulet_is_concerned():
    t = table("troll", at="fields-1", objects="amulet", stage="landed", dice=[1, 6],
              others=[{"who": "ghoul", "at": "fields-1", "spells": "psionic_blast"}])  # fmt: skip
    while t.ask != "react-before-roll":
        t.play("battle" if t.offers("battle") else "seat-1" if t.offers("seat-1") else "pass")
    assert castable(t) == ["psionic_blast"]
    t.play("psionic_blast")
    assert t.events("fight-scores")[0].args["other"] == 2 + 4 + 6


@rule("TA-R142", "TA-R58", "TA-39.6")
def test_the_command_spell_reaches_the_owner_of_the_amulet():
    t = table(
        "warrior",
        at="crown-of-command",
        stage="space",
        rest={"crown_reached": True},
        dice=[6],
        others=[{"who": "troll", "objects": "amulet"}],
    )
    assert t.other.life == 5
