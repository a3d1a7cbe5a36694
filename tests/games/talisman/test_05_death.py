"""Losing the last life, new characters, elimination (TA-5)."""

from __future__ import annotations

from random import Random

from magemoot.games.talisman.alignment import cards_left
from magemoot.games.talisman.atoms.tokens import stock_left
from magemoot.games.talisman.catalogue import CHARACTER, OF_KEY, SPACES
from tests.games.talisman.play import new_game, table
from tests.support.rules import rule


def killed_in_the_graveyard(who="monk", **more):
    """A Good character with one life on the Graveyard loses it."""
    return table(who, at="graveyard", stage="space", life=1, **more)


@rule("TA-5.1", "TA-5.2", "TA-R120", "TA-13.4")
def test_the_dead_leave_objects_followers_and_gold():
    t = killed_in_the_graveyard(objects="ring, purchase-axe", followers="mule", gold=3)
    assert not t.me.alive
    assert t.lying("graveyard") == "ring, purchase-axe, mule"
    assert t.loose("graveyard") == 3


@rule("TA-5.3", "TA-5.4", "TA-5.5", "TA-5.6")
def test_tokens_spells_trophies_and_the_character_are_gone():
    t = killed_in_the_graveyard(strength=2, craft=1, fate=2, spells="hex", trophies="bear", attention="never")
    me = t.me.a
    assert (me.strength, me.craft, me.fate, me.life) == (0, 0, 0, 0)
    assert [stock_left(t.state, what) for what in ("strength", "craft", "fate")] == [72, 72, 36]
    assert t.spell_discards == "hex"
    assert t.discards == "bear"
    assert any(card >= 0 for card in t.state.gone)
    assert [t.session.game.catalogue.kinds[c] for c in t.state.gone] == ["character-monk"]


@rule("TA-5.6", "TA-R108")
def test_raised_enemies_go_to_the_discard_pile():
    t = killed_in_the_graveyard("minstrel", raised="bear")
    assert t.discards == "bear"


@rule("TA-5.5", "TA-1.11")
def test_the_alignment_card_of_the_dead_is_free_again():
    t = killed_in_the_graveyard("warrior", alignment="good")
    assert not t.me.alive
    assert cards_left(t.state) == 4


@rule("TA-5.7", "TA-R2", "TA-R3", "TA-2.7", "TA-2.8", "TA-2.9", "TA-2.11")
def test_the_next_turn_brings_a_new_character_and_a_full_turn():
    t = killed_in_the_graveyard(others=["troll"], strength=2, toad=2)
    assert (t.active, t.me.alive) == (1, False)
    t.next_turn()
    facts = CHARACTER[t.me.a.card]
    assert t.me.alive
    assert t.me.who not in ("monk", "troll")
    assert (t.me.life, t.me.fate, t.me.gold, t.me.tokens) == (facts.life, facts.fate, 1, (0, 0))
    assert (t.me.space, t.me.a.alignment) == (SPACES[facts.start].id, facts.alignment)
    assert len(t.me.spells) == facts.spells
    assert t.stage in ("start", "move")
    assert t.rules("enters") == ["TA-5.7"]
    told = [e.name for e in t.log]
    assert "turn-start" not in told[told.index("enters") :], "it is the very turn in which he comes"


@rule("TA-5.6", "TA-5.7")
def test_the_same_players_third_character():
    t = new_game(3, 4)
    chance = Random(4)
    while len([e for e in t.events("enters") if e.args["who"].id == 0]) < 3:
        t.session.answer(t.seat, chance.choice(t.options))
    mine = [e.args["card"].id for e in t.events("enters") if e.args["who"].id == 0]
    assert len(set(mine)) == 3
    assert set(mine[:2]) <= set(t.state.gone)
    assert t.me.a.card == mine[2]


@rule("TA-R3", "TA-5.8")
def test_without_an_unused_character_the_player_is_out():
    t = killed_in_the_graveyard(others=["troll", "warrior"])
    t.state.gone.extend(t.state.characters)
    t.state.characters.clear()
    t.next_turn()
    assert t.me.a.eliminated


@rule("TA-5.8", "TA-5.9", "TA-R8")
def test_after_the_crown_is_reached_the_dead_are_out():
    t = killed_in_the_graveyard(others=["troll", "warrior"], rest={"crown_reached": True})
    assert t.me.a.eliminated
    assert not t.over
    # Nobody stands on the Crown any more, but that brings nobody back: the others go on without him.
    turns = len(t.events("turn-start"))
    while len(t.events("turn-start")) < turns + 3:
        t.session.answer(t.seat, t.options[-1])
    assert 0 not in [e.args["who"].id for e in t.events("turn-start")[turns:]]
    assert not t.me.alive


@rule("TA-R4", "TA-5.9")
def test_who_has_no_character_when_the_crown_is_reached_is_out():
    t = table("warrior", at="valley-of-fire", objects="talisman", others=[None, "troll"])
    t.play("space-crown-of-command")
    assert t.other.a.eliminated
    assert not t.over


@rule("TA-13.4", "TA-17.7")
def test_a_killer_may_take_what_he_likes():
    others = [{"who": "monk", "at": "city", "life": 1, "objects": "ring, sword", "followers": "maiden", "gold": 3}]
    t = table("troll", at="city", stage="landed", dice=[6, 1], others=others).play("seat-1", "life", "ring", "done")
    assert t.me.gold == 3
    assert t.me.objects == "ring"
    assert t.lying("city") == "sword, maiden"


@rule("TA-R134", "TA-17.7")
def test_a_killer_takes_only_up_to_his_limits():
    others = [{"who": "monk", "at": "city", "life": 1, "objects": "ring, water_bottle"}]
    t = table("troll", at="city", stage="landed", objects="sword, axe, helmet", dice=[6, 1], others=others)
    t.play("seat-1", "sword", "life", "ring")
    assert t.me.objects == "sword, axe, helmet, ring"
    assert t.lying("city") == "water_bottle"


@rule("TA-R61", "TA-R60")
def test_a_killer_who_is_a_toad_takes_nothing():
    others = [{"who": "monk", "at": "city", "life": 1, "objects": "ring", "toad": 0}]
    t = table("troll", at="city", stage="landed", toad=2, toad_strength=9, dice=[6, 1], others=others).play("seat-1")
    assert t.lying("city") == "ring"
    assert t.me.objects == 0


@rule("TA-R7")
def test_who_dies_in_his_own_turn_ends_it():
    t = killed_in_the_graveyard(others=["troll"])
    assert t.turn_over
    assert t.active == 1


@rule("TA-R7")
def test_hex_and_blizzard_outlast_the_one_whose_they_are():
    (hex_card,) = OF_KEY["hex"]
    t = killed_in_the_graveyard(
        others=["troll", "elf"],
        lying={"temple": "hex"},
        beside="blizzard",
        rest={"hexes": [hex_card, 0, 2], "blizzard": 2, "blizzard_by": 0},
    )
    assert not t.me.alive
    assert (t.lying("temple"), t.state.hexes) == ("hex", [hex_card, 0, 2])
    assert t.state.blizzard == 1, "his turn has ended one of its rounds"
    assert len(t.state.beside) == 1


@rule("TA-R9", "TA-27.1")
def test_a_toad_that_dies_leaves_no_toad_card():
    t = killed_in_the_graveyard(toad=2)
    assert t.me.a.toad == 0


@rule("TA-R9", "TA-41.4")
def test_the_victim_may_die_in_anothers_turn_with_a_quest():
    others = ["elf", {"who": "monk", "at": "city", "life": 1, "quest": "kill-enemy", "missed": 1}]
    t = table("troll", at="city", stage="landed", dice=[6, 1], others=others).play("seat-2")
    assert not t[2].alive
    assert (t[2].a.quest, t[2].a.missed) == ("", 0)


@rule("TA-5.2", "TA-8.2", "TA-14.2")
def test_what_the_dead_leave_counts_for_later_visitors():
    others = [{"who": "troll", "at": "oasis"}]
    t = table("monk", at="desert-1", stage="landed", life=1, objects="sword", gold=1, others=others, dice=[1])
    t.play("space")
    assert (t.me.alive, t.lying("desert-1"), t.loose("desert-1"), t.seat) == (False, "sword", 1, 1)
    t.play("space-desert-1", "take-gold", "sword")
    assert (t.other.objects, t.other.gold) == ("sword", 1)
    assert t.events("draw-adventure") == []
