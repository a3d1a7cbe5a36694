from __future__ import annotations

from math import prod

import pytest

import magemoot
from magemoot.engine.errors import OptionError
from magemoot.games.spellbook import GAME
from magemoot.games.spellbook.catalogue import COLOURS, SETS, SPELL, SPELLS
from tests.games.spellbook.play import Table, new_game
from tests.support.rules import rule

MIXED = "blaze, sharing, purification, feast, storm, mirage, abundance"


def spells(t: Table) -> list[str]:
    return [SPELLS[i].id for i in t.state.spells]


@rule("SB-3.1")
@pytest.mark.parametrize("options", [{"cards": "set-1"}, {"cards": "classic"}, {"cards": "pick", "picks": MIXED}])
def test_all_mages_use_the_same_seven_spells_one_of_each_colour(options):
    t = new_game(4, 5, **options)
    assert [SPELL[s].colour for s in spells(t)] == list(range(7))
    # One list for the table: nobody has another one.
    assert len(t.state.spells) == 7


@rule("SB-3.2", "SB-3.8")
def test_a_first_game_is_played_with_set_1():
    t = new_game(2)
    assert set(spells(t)) == {
        "sacrifice",
        "levitation",
        "purification",
        "offering",
        "time_travel",
        "transmutation",
        "abundance",
    }
    assert GAME.options["cards"].default == "set-1"


@rule("SB-3.9")
def test_set_2():
    assert set(spells(new_game(2, cards="set-2"))) == {
        "eruption",
        "sharing",
        "cure",
        "focus",
        "storm",
        "swiftness",
        "knowledge",
    }


@rule("SB-3.10")
def test_set_3():
    assert set(spells(new_game(2, cards="set-3"))) == {
        "blaze",
        "divination",
        "growth",
        "feast",
        "clone",
        "mirage",
        "communion",
    }


@rule("SB-R9")
def test_colours_and_sets_go_by_section_and_place():
    sections = {
        "red": ("sacrifice", "eruption", "blaze"),
        "purple": ("levitation", "sharing", "divination"),
        "green": ("purification", "cure", "growth"),
        "black": ("offering", "focus", "feast"),
        "white": ("time_travel", "storm", "clone"),
        "blue": ("transmutation", "swiftness", "mirage"),
        "yellow": ("abundance", "knowledge", "communion"),
    }
    for colour, ids in sections.items():
        assert tuple(s.id for s in SPELLS if COLOURS[s.colour] == colour) == ids
        assert tuple(SPELL[id].set for id in ids) == (1, 2, 3)
    # Two spells of each phase and a single one without: that is the starter set.
    starter = [SPELLS[i].phase for i in SETS[1]]
    assert sorted(map(str, starter)) == ["None", "evening", "evening", "midday", "midday", "morning", "morning"]


@rule("SB-3.3")
def test_the_order_in_which_cards_are_named_means_nothing():
    one = new_game(2, 9, cards="pick", picks=MIXED)
    other = new_game(2, 9, cards="pick", picks=",".join(reversed(MIXED.split(", "))))
    assert one.session.fingerprint == other.session.fingerprint


@rule("SB-3.4", "SB-3.5")
def test_the_sets_are_offered_in_the_order_of_learning_and_then_the_classic_game():
    assert GAME.options["cards"].values == ("set-1", "set-2", "set-3", "classic", "pick")
    assert [new_game(2, cards=cards).seat >= 0 for cards in ("set-1", "set-2", "set-3", "classic")] == [True] * 4


@rule("SB-3.6")
def test_the_classic_game_draws_one_of_three_in_each_colour():
    seen: dict[int, set[str]] = {colour: set() for colour in range(7)}
    for seed in range(60):
        t = new_game(3, seed, cards="classic")
        assert [SPELL[s].colour for s in spells(t)] == list(range(7))
        for s in spells(t):
            seen[SPELL[s].colour].add(s)
    assert all(len(ids) == 3 for ids in seen.values())


@rule("SB-3.7")
def test_players_may_agree_on_a_combination():
    assert set(spells(new_game(2, cards="pick", picks=MIXED))) == set(MIXED.split(", "))


@rule("SB-3.11")
def test_there_are_2187_combinations():
    assert prod(sum(s.colour == colour for s in SPELLS) for colour in range(7)) == 2187
    assert len({tuple(spells(new_game(1, seed, cards="classic"))) for seed in range(50)}) > 45


# Bad input: the error says what would be right.


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (0, {}, "0 seats; it is for 1 to 4"),
        (5, {}, "5 seats; it is for 1 to 4"),
        (True, {}, "it is for 1 to 4"),
        (2, {"deck": "set-1"}, "no option 'deck'; there are cards, picks, first, handicap"),
        (2, {"cards": "set-4"}, "'set-4' is not one of set-1, set-2, set-3, classic, pick"),
        (2, {"cards": 1}, "1 is not one of set-1"),
        (2, {"cards": "pick"}, "name seven spells, one of each colour"),
        (2, {"picks": MIXED}, "is only for cards 'pick'"),
        (2, {"cards": "pick", "picks": "fireball"}, "there is no spell 'fireball'; there are sacrifice, eruption"),
        (2, {"cards": "pick", "picks": MIXED.replace("blaze", "cure")}, "exactly one spell of each colour"),
        (2, {"cards": "pick", "picks": MIXED + ", eruption"}, "exactly one spell of each colour"),
        (2, {"cards": "pick", "picks": "blaze, sharing"}, "exactly one spell of each colour (red, purple"),
        (2, {"cards": "pick", "picks": 7}, "7 is no text"),
        (2, {"first": 2}, "seat 2 is not there; the seats are 0 to 1, or -1 for chance"),
        (4, {"first": 4}, "4 is not a whole number from -1 to 3"),
        (2, {"first": "1"}, "'1' is not a whole number from -1 to 3"),
        (1, {"handicap": 4}, "4 is not a whole number from 0 to 3"),
        (2, {"handicap": 1}, "is only for 1 seats, not for 2"),
    ],
)
def test_what_cannot_be_laid_is_refused_with_what_would_be_right(seats, options, says):
    with pytest.raises(OptionError) as refused:
        magemoot.new("spellbook", seats=seats, options=options)
    assert says in str(refused.value)
    assert refused.value.code == "bad-option"
