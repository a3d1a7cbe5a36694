"""Faster play (TA-42)."""

from __future__ import annotations

import pytest

from magemoot.games.talisman.catalogue import card_of
from magemoot.games.talisman.result import count
from tests.games.talisman.play import new_game, table
from tests.support.rules import rule


@rule("TA-42.1")
@pytest.mark.parametrize("price", [7, 6, 5])
def test_the_price_of_a_token(price):
    assert new_game(2, trophies=price).state.trophy_price == price


@rule("TA-42.2")
def test_everybody_starts_with_an_extra_token_of_his_choice():
    t = new_game(3, starting_bonus=True)
    for answer in ("strength", "craft", "strength"):
        t.session.answer(t.seat, answer)
    assert [t[s].tokens for s in range(3)] == [(1, 0), (0, 1), (1, 0)]
    assert t.rules("gain-strength") == ["TA-42.2"] * 2


@rule("TA-42.2")
def test_without_it_nobody_does():
    t = new_game(3)
    assert [t[s].tokens for s in range(3)] == [(0, 0)] * 3


@rule("TA-42.2", "TA-5.7")
def test_a_new_character_starts_with_it_too():
    t = table("monk", at="graveyard", stage="space", life=1, others=["troll"], rest={"starting_bonus": True})
    while t.ask != "starting-bonus":
        t.session.answer(t.seat, t.options[-1])
    t.play("craft")
    assert t.me.tokens == (0, 1)


@rule("TA-42.3", "TA-R102")
def test_bloodbath_removes_three_of_the_four_talismans():
    t = new_game(2, bloodbath=True)
    assert t.talismans == 1
    assert [card_of[c].id for c in t.state.gone] == ["talisman"] * 3
    assert sum(card_of[c].id == "talisman_adventure" for c in t.state.adventure) == 2


@rule("TA-42.3", "TA-R122")
def test_in_a_bloodbath_the_dead_are_out_and_the_last_one_wins():
    t = table("monk", at="graveyard", stage="space", life=1, others=["troll"], rest={"bloodbath": True})
    assert t.me.a.eliminated
    assert (t.result.reason, t.result.winners) == ("last-alive", (1,))


@rule("TA-42.4", "TA-R103", "TA-X22")
@pytest.mark.parametrize(
    ("players", "die", "works"),
    [(2, 3, False), (4, 3, False), (4, 4, True), (5, 3, True), (5, 2, False), (6, 2, True), (6, 1, False)],
)
def test_the_command_spell_by_the_number_of_players(players, die, works):
    others = ["troll", "monk", "elf", "thief", "ghoul"][: players - 1]
    rest = {"crown_reached": True, "command_by_players": True}
    t = table("warrior", at="crown-of-command", dice=[die], others=others, rest=rest)
    assert t.other.life == (5 if works else 6)


@rule("TA-42.4", "TA-X20", "TA-39.6")
@pytest.mark.parametrize(("die", "works"), [(3, False), (4, True)])
def test_otherwise_it_works_on_four_and_more(die, works):
    others = ["troll", "monk", "elf", "thief", "ghoul"]
    t = table("warrior", at="crown-of-command", dice=[die], others=others, rest={"crown_reached": True})
    assert t.other.life == (5 if works else 6)


@rule("TA-42.5")
def test_sudden_death_by_the_crown():
    t = table("warrior", at="valley-of-fire", objects="talisman", rest={"sudden_death": "crown"}, others=["troll"])
    t.play("space-crown-of-command")
    assert (t.result.reason, t.result.winners) == ("crown-first", (0,))


@rule("TA-42.6", "TA-R100")
def test_sudden_death_by_count():
    rest = {"sudden_death": "turns", "turn_limit": 4, "round": 4}
    others = [{"who": "troll", "strength": 2, "gold": 1, "start_gold": 1, "objects": "sword", "life": 6, "fate": 1}]
    t = table("warrior", at="city", stage="end", active=1, craft=1, trophies="dragon", others=others, rest=rest)
    t.play("end-turn")
    assert (t.result.reason, t.result.winners, t.result.scores) == ("time", (1,), (1, 3))
    assert t.result.places == (2, 1)


@rule("TA-R100")
def test_what_one_began_with_does_not_count():
    t = table(
        "wizard",
        at="city",
        spells="hex, healing",
        gold=2,
        start_gold=1,
        start_cards=2,
        followers="mule",
        life=9,
        fate=3,
    )
    assert count(t.me.a) == 1 + 1


@rule("TA-R100")
def test_equal_counts_share_the_win():
    rest = {"sudden_death": "turns", "turn_limit": 1}
    t = table("warrior", at="city", stage="end", active=1, gold=2, others=[{"who": "troll", "craft": 2}], rest=rest)
    assert t.result.winners == (0, 1)
    assert t.result.places == (1, 1)
    assert t.result.tie_breaks == ("shared",)


@rule("TA-42.6")
def test_before_the_limit_the_game_goes_on():
    rest = {"sudden_death": "turns", "turn_limit": 5, "round": 4}
    t = table("warrior", at="city", stage="end", active=1, others=["troll"], rest=rest)
    assert not t.over
    assert t.state.round == 5
