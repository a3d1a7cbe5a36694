"""TA-39: the Crown of Command and its Spell."""

from __future__ import annotations

import pytest

from magemoot.games.talisman.catalogue import CROWN, SPACES
from magemoot.games.talisman.crown import successes
from tests.games.talisman.play import table
from tests.support.rules import rule

REACHED = {"crown_reached": True}


def on_crown(*, dice=(), others=("troll", "monk"), who="thief", rest=None, **mine):
    """A character who has been alone on the Crown since an earlier turn."""
    return table(who, at="crown-of-command", others=others, dice=dice, rest={**REACHED, **(rest or {})}, **mine)


@rule("TA-39.5", "TA-39.6", "TA-39.2", "TA-X20")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_a_low_roll_does_nothing(die):
    t = on_crown(dice=[die])
    assert (t[1].life, t[2].life) == (6, 4)
    assert t.turn_over
    assert t.me.space == "crown-of-command"


@rule("TA-39.5", "TA-39.6", "TA-X20", "TA-R58")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_a_high_roll_costs_everybody_else_a_life_wherever_they_are(die):
    t = on_crown(dice=[die], others=[{"who": "troll", "at": "crypt"}, {"who": "monk", "at": "oasis"}])
    assert (t[1].life, t[2].life, t.me.life) == (5, 3, 4)
    assert t.turn_over


@rule("TA-39.2", "TA-39.5")
def test_it_is_cast_once_in_each_of_his_turns_and_he_never_leaves():
    t = on_crown(dice=[4], others=["troll"])
    assert len(t.events("command-spell")) == 1
    assert t.active == 1


@rule("TA-R121", "TA-R130")
def test_toads_slaves_and_those_who_miss_turns_lose_the_life_too():
    t = on_crown(
        dice=[4],
        others=[
            {"who": "troll", "toad": 2},
            {"who": "monk", "at": "temple", "enslaved": True},
            {"who": "elf", "missed": 2},
        ],
    )
    assert [t[i].life for i in (1, 2, 3)] == [5, 3, 3]


@rule("TA-R121", "TA-39.7", "TA-39.8", "TA-X29", "TA-R120", "TA-5.9")
def test_those_who_die_together_are_out_together():
    t = on_crown(
        dice=[5],
        others=[
            {"who": "troll", "life": 1, "objects": "sword", "gold": 2},
            {"who": "monk", "life": 1},
            {"who": "elf", "life": 3},
        ],
    )
    assert not t[1].alive
    assert not t[2].alive
    assert t[1].a.eliminated
    assert t[2].a.eliminated
    assert t[3].life == 2
    assert t.lying("crags") == "sword"
    assert t.loose("crags") == 2
    assert t.me.objects == 0
    assert not t.over
    assert t.active == 3


@rule("TA-40.1", "TA-39.7", "TA-R122")
def test_the_last_one_alive_wins():
    t = on_crown(dice=[4], others=[{"who": "troll", "life": 1}])
    assert t.over
    assert t.state.finished == "last-alive"
    assert t.state.winners == [0]


@rule("TA-R16", "TA-6.3")
def test_fate_may_reroll_the_command_spell():
    t = on_crown(dice=[1, 4], fate=1).play("fate-1")
    assert t[1].life == 5


@rule("TA-22.13", "TA-39.5")
def test_it_takes_nothing_from_the_allowance_of_spells():
    t = on_crown(dice=[1], spells="counterspell", allowance=1).pass_all()
    assert t.me.a.allowance == 1
    assert t.me.spells == "counterspell"


@rule("TA-R58", "TA-22.12")
def test_counterspell_stops_it():
    t = on_crown(others=[{"who": "sorceress", "spells": "counterspell"}])
    assert t.ask == "react-command-spell"
    assert t.seat == 1
    t.play("counterspell").pass_all()
    assert t[1].life == 4
    assert t.turn_over
    assert t.spell_discards == "counterspell"
    assert t.rules("command-countered") == ["TA-R58"]


@rule("TA-R58", "TA-R121")
def test_preservation_saves_the_life_of_one():
    t = on_crown(dice=[4], others=[{"who": "sorceress", "spells": "preservation"}, "troll"]).play("pass")
    assert t.ask == "react-life-loss"
    t.play("preservation").pass_all()
    assert (t[1].life, t[2].life) == (4, 5)


@rule("TA-R58", "TA-R142")
def test_the_amulet_does_not_protect_from_it():
    t = on_crown(dice=[4], others=[{"who": "troll", "objects": "amulet"}])
    assert t[1].life == 5


@rule("TA-R57", "TA-R127")
def test_the_owner_of_the_amulet_cannot_cast_unless_he_ditches_it():
    t = on_crown(objects="amulet")
    assert t.ask == "ditch-amulet"
    t.play("keep")
    assert t.turn_over
    assert t[1].life == 6
    t = on_crown(objects="amulet", dice=[4]).play("amulet")
    assert t.lying("crown-of-command") == "amulet"
    assert t[1].life == 5


@rule("TA-R57", "TA-27.6")
def test_a_toad_stays_there_and_cannot_cast():
    t = on_crown(toad=2)
    assert t.turn_over
    assert t.me.space == "crown-of-command"
    assert not t.events("command-spell")


@rule("TA-R57", "TA-R86")
def test_destroy_magic_stops_it():
    t = on_crown(beside="destroy_magic", rest={"spellbound": 1})
    assert t.turn_over
    assert not t.events("command-spell")


@rule("TA-R57", "TA-R87")
def test_immobility_stops_it():
    others = [{"who": "sorceress", "spells": "immobility", "attention": "always"}, "troll"]
    t = on_crown(stage="start", others=others).play("immobility")
    assert t.turn_over
    assert t.me.space == "crown-of-command"
    assert not t.events("command-spell")
    assert [t[seat].life for seat in (1, 2)] == [4, 6]


# ------------------------------------------------------------------ arriving


@rule("TA-39.1", "TA-R55", "TA-5.9")
def test_whoever_arrives_alone_casts_at_once():
    t = table("thief", at="valley-of-fire", dice=[4]).play("space-crown-of-command")
    assert t.me.space == "crown-of-command"
    assert t.state.crown_reached
    assert t.other.life == 5
    assert t.turn_over


@rule("TA-R4", "TA-5.8", "TA-5.9")
def test_players_without_a_character_are_out_when_the_crown_is_reached():
    t = table("thief", at="valley-of-fire", others=["troll", None], dice=[1]).play("space-crown-of-command")
    assert t[2].a.eliminated
    assert not t.over


@rule("TA-R4", "TA-40.1", "TA-R122")
def test_if_nobody_else_has_a_character_that_is_the_end():
    t = table("thief", at="valley-of-fire", others=[None]).play("space-crown-of-command")
    assert t.over
    assert t.state.winners == [0]


@rule("TA-R1")
def test_alone_the_player_wins_by_reaching_the_crown():
    t = table("thief", at="valley-of-fire", others=[]).play("space-crown-of-command")
    assert t.over
    assert t.state.finished == "crown"
    assert t.state.winners == [0]


@rule("TA-42.5")
def test_the_first_on_the_crown_wins_where_that_was_agreed():
    t = table("thief", at="valley-of-fire", rest={"sudden_death": "crown"}).play("space-crown-of-command")
    assert t.over
    assert t.state.finished == "crown-first"
    assert t.state.winners == [0]


# ------------------------------------------------------------------ several on the Crown


@rule("TA-39.3", "TA-37.5")
def test_whoever_arrives_to_find_another_there_must_encounter_him():
    t = table("ghoul", at="valley-of-fire", others=[{"who": "troll", "at": "crown-of-command"}], rest=REACHED)
    t.play("space-crown-of-command")
    assert t.ask == "encounter-how"
    assert not t.events("command-spell")


@rule("TA-39.4", "TA-R56")
def test_with_several_there_each_turn_is_an_encounter_with_one_of_his_choice():
    there = [{"who": who, "at": "crown-of-command"} for who in ("troll", "monk")]
    t = on_crown(who="ghoul", others=there)
    assert t.options == ["seat-1", "seat-2"]
    t.play("seat-2")
    assert t.ask == "encounter-how"
    assert t.options == ["battle", "psychic"]


@rule("TA-39.4", "TA-13.5")
def test_after_the_encounter_the_turn_is_over_and_no_spell_is_cast():
    t = on_crown(who="ghoul", others=[{"who": "priest", "at": "crown-of-command", "gold": 1, "missed": 1}], dice=[6, 1])
    t.play("battle", "life")
    assert t[1].life == 3
    assert t.turn_over
    assert not t.events("command-spell")


@rule("TA-R56", "TA-R70")
def test_no_assassination_on_the_crown():
    t = on_crown(who="assassin", others=[{"who": "priest", "at": "crown-of-command", "gold": 1}], dice=[6, 1])
    assert t.ask == "prize"
    assert t.state.fight.rolls == [6, 1]


# ------------------------------------------------------------------ the Command Spell by number of players


@rule("TA-42.4", "TA-R103", "TA-X22")
@pytest.mark.parametrize(
    ("players", "works"),
    [(2, {4, 5, 6}), (3, {4, 5, 6}), (4, {4, 5, 6}), (5, {3, 4, 5, 6}), (6, {2, 3, 4, 5, 6}), (7, {1, 2, 3, 4, 5, 6})],
)
def test_what_it_works_on_by_the_number_of_players(players, works):
    t = on_crown(dice=[1], others=["troll"], rest={"command_by_players": True})
    t.state.players = players
    assert set(successes(t.state, SPACES[CROWN].command)) == works
    t.state.command_by_players = False
    assert set(successes(t.state, SPACES[CROWN].command)) == {4, 5, 6}


@rule("TA-42.4", "TA-X22")
@pytest.mark.parametrize(
    ("players", "die", "works"), [(5, 3, True), (5, 2, False), (6, 2, True), (6, 1, False), (4, 3, False)]
)
def test_more_players_make_it_stronger_where_that_was_agreed(players, die, works):
    others = ["troll", "monk", "elf", "dwarf", "priest"][: players - 1]
    t = on_crown(dice=[die], others=others, rest={"command_by_players": True})
    assert (t[1].life == 5) == works


@rule("TA-42.4", "TA-X22")
def test_with_seven_it_always_works_without_a_roll():
    t = on_crown(others=["troll"], rest={"command_by_players": True, "players": 7})
    assert t[1].life == 5
    assert not [e for e in t.events("roll") if e.args["what"].id == "roll-command-spell"]
