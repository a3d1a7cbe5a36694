"""Laying the table (TA-1, TA-2), and what does not go together."""

from __future__ import annotations

import msgspec
import pytest

from magemoot.engine.errors import OptionError
from magemoot.engine.pieces import FACE_DOWN
from magemoot.games.talisman import GAME, setup
from magemoot.games.talisman.alignment import cards_left
from magemoot.games.talisman.catalogue import CHARACTER, CHARACTERS, DECK, SPACES, card_of
from magemoot.games.talisman.setup import lay
from tests.games.talisman.play import new_game, table
from tests.support.rules import rule


@rule("TA-1.1", "TA-1.2", "TA-1.3", "TA-1.7", "TA-1.8", "TA-1.9", "TA-2.3")
def test_the_box_before_anything_is_mixed():
    t = lay(3, GAME.checked_options(3, {}))
    assert [len(pile) for pile in (t.adventure, t.spell_deck, t.purchase, t.talismans, t.characters)] == [
        104,
        24,
        28,
        4,
        14,
    ]
    assert len(t.spaces) == len(t.loose_gold) == len(SPACES) == 49
    assert not any(t.spaces)


@rule("TA-1.14")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_one_to_six_players(seats):
    t = new_game(seats)
    assert len(t.state.adventurers) == seats
    assert all(t[seat].alive for seat in range(seats))


@rule("TA-1.14")
@pytest.mark.parametrize("seats", [0, 7])
def test_not_more_and_not_fewer(seats):
    with pytest.raises(OptionError, match="1 to 6"):
        new_game(seats)


@rule("TA-2.1", "TA-2.2", "TA-2.4")
def test_decks_and_characters_are_mixed():
    games = [new_game(2, seed).state for seed in range(12)]
    assert len({tuple(t.adventure) for t in games}) == 12
    assert len({tuple(t.spell_deck) for t in games}) == 12
    assert len({tuple(a.card for a in t.adventurers) for t in games}) > 8


@rule("TA-2.1", "TA-2.2", "TA-2.3", "TA-2.4")
def test_decks_lie_face_down_and_piles_face_up():
    t = new_game(2)
    for viewer in (0, 1, None):
        seen = t.session.view(viewer)
        for deck in (seen.adventure, seen.spell_deck, seen.characters):
            assert set(deck) == {FACE_DOWN}
        assert (seen.purchase, seen.talismans) == (t.state.purchase, t.state.talismans)


@rule("TA-2.6", "TA-2.7", "TA-2.8", "TA-2.9", "TA-4.1", "TA-6.1", "TA-7.2", "TA-19.1")
@pytest.mark.parametrize("seed", range(8))
def test_a_character_starts_as_its_card_says(seed):
    t = new_game(4, seed)
    for seat in range(4):
        me = t[seat]
        facts = next(c for c in CHARACTERS if c.id == me.who)
        assert (me.life, me.fate, me.gold) == (facts.life, facts.fate, 1)
        assert me.tokens == (0, 0)
        assert me.space == SPACES[facts.start].id
        assert me.a.alignment == facts.alignment


@rule("TA-2.11", "TA-22.3")
def test_starting_spells_are_drawn_and_secret():
    seen = set()
    for seed in range(10):
        t = new_game(4, seed)
        for me in t.state.adventurers:
            facts = next(c for c in CHARACTERS if c.id == t[me.seat].who)
            assert len(me.spells) == facts.spells
            seen.add(facts.spells)
            watched = t.session.view(None).adventurers[me.seat].spells
            assert watched == [FACE_DOWN] * facts.spells
        assert all(e.to == (e.args["who"].id,) and e.private == ("card",) for e in t.events("draw-spell"))
    assert seen == {0, 1, 2}


@rule("TA-2.12")
def test_nobody_of_this_box_starts_with_objects():
    t = new_game(6)
    assert all(not c.objects for c in CHARACTERS)
    assert all(t[seat].objects == 0 for seat in range(6))
    assert len(t.purchase) == len(DECK["purchase"])


@rule("TA-2.12", "TA-R100")
def test_what_a_character_card_grants_comes_from_the_purchase_deck(monkeypatch):
    t = table("warrior", others=["troll"])
    facts = msgspec.structs.replace(CHARACTER[t.me.a.card], objects=("sword", "shield"))
    monkeypatch.setattr(setup, "CHARACTER", {t.me.a.card: facts})
    setup.enter(t.state, t.me.a, "TA-2.7")
    assert t.me.objects == "purchase-sword, purchase-shield"
    assert len(t.purchase) == len(DECK["purchase"]) - 2
    assert t.me.a.start_cards == 2


@rule("TA-2.14")
def test_the_owner_of_the_game_plays_first():
    t = new_game(3)
    assert t.active == 0
    assert t.events("game-start")[0].rule == "TA-2.14"


@rule("TA-2.14", "TA-10.4")
def test_turns_go_round_to_the_left():
    t = new_game(3)
    while len(t.events("turn-start")) < 7:
        t.session.answer(t.seat, t.options[-1])
    assert [e.args["who"].id for e in t.events("turn-start")] == [0, 1, 2, 0, 1, 2, 0]


@rule("TA-2.5")
def test_three_cards_to_choose_from():
    t = new_game(2, 5, characters=3)
    assert {seat: choose.ask for seat, choose in t.session.position.pending.items()} == {0: "character", 1: "character"}
    mine = list(t.state.adventurers[0].peeked)
    assert len(mine) == 3
    assert t.session.view(1).adventurers[0].peeked == [FACE_DOWN] * 3
    rejected = mine[1:]
    t.session.answer(0, 0)
    assert list(t.session.position.pending) == [1]
    assert t.session.view(1).adventurers[0].card < 0, "a choice is shown only when all have chosen"
    t.session.answer(1, 0)
    assert t.me.who == card_of[mine[0]].id
    assert set(rejected) <= set(t.state.characters)
    assert len(t.state.characters) == 12


@rule("TA-2.5")
@pytest.mark.parametrize(("seats", "each"), [(1, 3), (4, 3), (5, 2), (6, 2)])
def test_fewer_cards_to_choose_from_when_there_are_not_enough(seats, each):
    t = new_game(seats, characters=3)
    assert [len(a.peeked) for a in t.state.adventurers] == [each] * seats


@rule("TA-2.10", "TA-26.4")
def test_what_is_left_of_the_tokens_is_the_stock():
    t = new_game(4)
    stock = GAME.facts(t.session.view(None)).stock
    everybody = t.state.adventurers
    assert stock == {
        "strength": 72,
        "craft": 72,
        "life": 72 - sum(a.life for a in everybody),
        "fate": 36 - sum(a.fate for a in everybody),
        "gold": 30 - 4,
    }


@rule("TA-2.13")
def test_toads_and_alignment_cards_lie_beside_the_board():
    t = new_game(6)
    assert all(a.toad == 0 for a in t.state.adventurers)
    assert cards_left(t.state) == 4


@rule("TA-41.1", "TA-R102")
def test_bloodbath_and_inherited_objects_exclude_each_other():
    with pytest.raises(OptionError, match="bloodbath and inherit"):
        new_game(2, bloodbath=True, inherit=True)


@rule("TA-41.1", "TA-42.6")
def test_counting_at_the_end_needs_an_agreed_end():
    with pytest.raises(OptionError, match="turn_limit"):
        new_game(2, sudden_death="turns")
    assert new_game(2, sudden_death="turns", turn_limit=5).state.turn_limit == 5


@rule("TA-41.1")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"trophies": 4}, "7, 6, 5"),
        ({"characters": 2}, "1, 3"),
        ({"turn_limit": -1}, "0 to 1000"),
        ({"sudden_death": "soon"}, "none, crown, turns"),
        ({"bloodbath": "yes"}, "true nor false"),
        ({"dragons": True}, "no option"),
    ],
)
def test_odd_options_are_refused(options, message):
    with pytest.raises(OptionError, match=message):
        new_game(2, **options)
