"""Rules a table may agree on (TA-41)."""

from __future__ import annotations

import pytest

from tests.games.talisman.play import new_game, table
from tests.support.rules import rule


@rule("TA-41.1")
def test_nothing_is_agreed_unless_said():
    t = new_game(2).state
    assert (t.avoid_unfriendly, t.inherit, t.bloodbath, t.starting_bonus, t.command_by_players) == (False,) * 5
    assert (t.chasm_each, t.painted_bridges, t.trophy_price, t.sudden_death, t.turn_limit) == (False, False, 7, "", 0)


@rule("TA-41.2", "TA-41.3", "TA-R101")
@pytest.mark.parametrize(("agreed", "asked"), [(True, "avoid"), (False, None)])
def test_unfriendly_people_may_be_avoided_by_who_may_evade(agreed, asked):
    rest = {"avoid_unfriendly": agreed}
    t = table(
        "elf", at="woods-1", stage="cards", draws="witch", dice=[] if agreed else [2], rest=rest, others=["troll"]
    )
    assert (t.ask if agreed else None) == asked
    if agreed:
        t.play("avoid")
    assert t.me.life == (4 if agreed else 3)
    assert t.lying("woods-1") == "witch"


@rule("TA-41.2")
def test_only_who_may_evade_avoids():
    t = table(
        "troll", at="woods-1", stage="cards", draws="witch", dice=[2], rest={"avoid_unfriendly": True}, others=["elf"]
    )
    assert t.me.life == 5


AVOIDING = {"rest": {"avoid_unfriendly": True}, "others": ["troll"]}


@rule("TA-R101", "TA-41.2")
@pytest.mark.parametrize("card", ["witch", "cursed_by_a_hag", "devil", "mephistopheles", "imp", "raiders", "siren"])
def test_each_unfriendly_card_may_be_avoided(card):
    t = table("elf", at="woods-1", stage="cards", draws=card, gold=2, **AVOIDING)
    assert t.ask == "avoid"
    t.play("avoid")
    assert (t.me.life, t.me.gold, t.me.space, t.me.alignment, t.me.followers) == (4, 2, "woods-1", "good", 0)
    assert t.me.a.missed == 0


@rule("TA-R101", "TA-41.2")
def test_the_enchantress_may_be_avoided():
    t = table("elf", at="city", stage="space", invisible=True, **AVOIDING).play("visit-enchantress", "avoid")
    assert t.turn_over
    assert (t.me.a.toad, t.me.tokens, t.me.spells) == (0, (0, 0), 0)
    assert not [e for e in t.events("roll") if e.args["who"].id == 0]


@rule("TA-R101")
def test_impersonal_effects_cannot_be_avoided():
    t = table("elf", at="woods-1", stage="cards", draws="pestilence", **AVOIDING)
    assert t.me.life == 3
    for card in ("evil_darkness", "storm"):
        t = table("elf", at="woods-1", stage="cards", draws=card, **AVOIDING)
        assert [e.args["who"].id for e in t.events("miss-turn")] == [0, 1]
    assert table("elf", at="woods-1", stage="cards", draws="blizzard", **AVOIDING).state.blizzard == 2


@rule("TA-41.2", "TA-24.3")
@pytest.mark.parametrize(
    ("at", "dice", "life"),
    [("vampires-tower", [1], 3), ("death", [1, 1, 6, 6], 3), ("werewolf-den", [6, 6, 1, 6], 3), ("pits", [1, 1, 6], 3)],
)
def test_nobody_in_the_inner_region_can_be_avoided(at, dice, life):
    t = table("elf", at=at, stage="space", invisible=True, dice=dice, **AVOIDING)
    assert t.me.life == life


def inheriting(**more):
    return table("monk", at="graveyard", stage="space", life=1, rest={"inherit": True}, **more)


@rule("TA-41.4")
def test_what_the_dead_had_is_set_aside():
    t = inheriting(objects="ring", followers="guide", gold=3, spells="hex", trophies="bear", attention="never")
    assert (t.lying("graveyard"), t.loose("graveyard")) == (0, 0)
    assert t.me.a.inherited_gold == 3
    assert t.spell_discards == "hex"
    assert t.discards == "bear"


@rule("TA-41.5", "TA-19.1")
def test_the_next_character_inherits():
    t = inheriting(objects="ring", followers="guide", gold=3, others=["troll"]).next_turn()
    assert t.me.objects == "ring"
    assert t.me.followers == "guide"
    assert t.me.gold == 4
    assert t.me.a.inherited_gold == 0


@rule("TA-41.6")
@pytest.mark.parametrize(
    ("others", "heir", "may"), [(["troll"], "wizard", False), (["troll", "wizard"], "warrior", True)]
)
def test_what_the_heir_may_not_have_lies_on_his_start_space(others, heir, may):
    t = inheriting(objects="holy_lance, ring", others=others).next_turn()
    assert t.me.who == heir
    assert t.me.objects == ("holy_lance, ring" if may else "ring")
    assert t.lying(t.me.space) == ("" if may else "holy_lance")


@rule("TA-41.6", "TA-X16")
def test_the_hag_is_inherited_alone():
    t = inheriting(followers="guide, cursed_by_a_hag", others=["troll"]).next_turn()
    assert t.me.followers == "cursed_by_a_hag"
    assert t.lying(t.me.space) == "guide"


@rule("TA-41.7")
def test_a_killer_takes_nothing():
    others = ["elf", {"who": "monk", "at": "city", "life": 1, "objects": "ring", "gold": 3}]
    t = table("troll", at="city", stage="landed", dice=[6, 1], others=others, rest={"inherit": True})
    t.play("seat-2", "life")
    assert (t.me.gold, t.me.objects) == (0, 0)
    assert t[2].a.inherited_gold == 3


@rule("TA-41.4", "TA-5.9")
def test_what_was_set_aside_for_one_who_is_out_goes_to_its_piles():
    rest = {"inherit": True, "crown_reached": True}
    t = table("monk", at="graveyard", stage="space", life=1, objects="ring", rest=rest, others=["troll", "elf"])
    assert t.me.a.eliminated
    assert t.discards == "ring"


@rule("TA-R65")
@pytest.mark.parametrize(("agreed", "left"), [(True, 0), (False, 1)])
def test_painted_bridges_may_count_for_the_poltergeist(agreed, left):
    t = table("warrior", at="fields-1", followers="poltergeist", rest={"painted_bridges": agreed}, others=["troll"])
    t.play("space-city")
    assert t.me.followers == left
