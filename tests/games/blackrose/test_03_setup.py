"""BR-3: set-up, as the players go through it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from magemoot.engine.errors import OptionError
from magemoot.engine.state import view
from magemoot.games.blackrose.catalogue import BOX, quest_of
from magemoot.games.blackrose.lodge import CELL
from tests.games.blackrose.play import Table, Zone, id_of, new_game
from tests.support.rules import rule

FIGURES = ("nero", "rebecca", "tessa", "jafar")
SCHOOLS = ("destruction", "necromancy", "illusion", "divination")
BOOKS = ("pyromancer", "vampire", "mirror_dancer", "oracle")
FIRST_SEAT: dict[str, Any] = {"first": "seat-0"}


def begun(seats: int, seed: int = 0) -> Table:
    """A game whose players have made all choices of the set-up; seat 0 is the first player."""
    t = new_game(seats, seed, **FIRST_SEAT)
    return t.play(*FIGURES[:seats], *SCHOOLS[:seats], *BOOKS[:seats])


def quiet(seats: int) -> Table:
    """A game after its set-up, with a first event that is not carried out at once."""
    for seed in range(50):
        t = begun(seats, seed)
        if not t.events("event-works"):
            return t
    raise AssertionError("every game begins with an event that works at once")


def own_cards(t: Table, seat: int) -> Zone:
    """The spells of a wizard's own deck, drawn or not."""
    return Zone([*t[seat].w.hand, *t[seat].w.spellbook, *t[seat].w.memories])


@rule("BR-3.1", "BR-3.2", "BR-2.6")
def test_the_lodge_lies_there_before_anything_is_chosen_with_all_tokens_ready_but_one() -> None:
    t = new_game(2)
    assert t.ask == "wizard"
    assert sorted(t.state.room_at) == sorted(BOX.rooms)
    assert [room for room in BOX.rooms if not t.ready(room)] == ["black_rose_room"]


@rule("BR-3.3", "BR-3.17", "BR-R4", "BR-16.1")
def test_cells_lie_hidden_until_all_have_chosen_and_then_each_wizard_stands_in_the_own_one() -> None:
    t = new_game(4, **FIRST_SEAT)
    t.play(*FIGURES[:3], *SCHOOLS, *BOOKS[:3])  # the fourth wizard is the only one left
    assert [w.cell for w in t.state.wizards] == [-1] * 4
    t.play(BOOKS[3])
    assert sorted(w.cell for w in t.state.wizards) == [0, 1, 2, 3]
    assert [w.place for w in t.state.wizards] == [CELL] * 4


@rule("BR-3.3", "BR-R4")
def test_chance_deals_the_cells_whoever_plays_which_wizard() -> None:
    assert {begun(2, seed).state.wizards[0].cell for seed in range(12)} == {0, 1}


@rule("BR-3.5", "BR-3.6", "BR-3.7")
def test_first_moon_cards_are_in_use_and_those_of_the_other_moons_are_set_aside() -> None:
    t = quiet(2)
    assert {quest_of(q).moon for w in t.state.wizards for q in w.quests} == {1}
    assert [len(t.state.quest_decks[moon]) for moon in (1, 2)] == [30, 29]
    assert [len(t.state.event_decks[moon]) for moon in (1, 2)] == [26, 26]
    assert [len(zone) for zone in (t.state.quest_decks[0], t.state.event_decks[0])] == [30 - 2, 26 - 1]
    tables = [begun(2, seed).state for seed in range(3)]
    for decks in ([s.quest_decks for s in tables], [s.event_decks for s in tables]):
        assert len({tuple(moons[1]) for moons in decks}) == 3, "they are shuffled"
        assert all(moons[0] != sorted(moons[0]) for moons in decks), "those in use too"


@rule("BR-3.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_quests_for_four_players_are_out_of_the_game_with_fewer(seats: int) -> None:
    for_four = {"crossfire", "among_rivals", "two_at_once", "kingslayer", "three_funerals", "last_one_standing"}
    there = {id_of(card) for deck in new_game(seats).state.quest_decks for card in deck}
    assert there & for_four == (for_four if seats == 4 else set())
    assert len(there) == (95 if seats == 4 else 89)


@rule("BR-3.9", "BR-R5")
def test_chance_or_the_table_says_who_takes_the_crown_and_begins() -> None:
    assert {new_game(3, seed).seat for seed in range(20)} == {0, 1, 2}
    for seat in range(3):
        t = new_game(3, first=f"seat-{seat}")
        assert (t.state.crown, t.state.first, t.seat) == (seat, seat, seat)
    with pytest.raises(OptionError):
        new_game(3, first="seat-3")


@rule("BR-3.10", "BR-6.1")
def test_wizards_are_chosen_clockwise_from_the_first_player_and_none_twice() -> None:
    t = new_game(3, first="seat-1")
    asked = []
    for figure in ("tessa", "nero", "jafar"):
        asked.append(t.seat)
        t.play(figure)
        assert not t.offers(figure)
    assert asked == [1, 2, 0]
    assert [w.figure for w in t.state.wizards] == ["jafar", "tessa", "nero"]


@rule("BR-3.12", "BR-3.13")
def test_schools_are_chosen_in_turn_the_favourite_or_another_but_none_twice() -> None:
    t = new_game(2, **FIRST_SEAT).play("nero", "rebecca")
    assert (t.ask, t.seat) == ("starting-school", 0)
    assert len(t.options) == 6
    t.play("necromancy")
    assert (t.seat, len(t.options), t.offers("necromancy")) == (1, 5, False)
    t.play("destruction")
    assert [w.school for w in t.state.wizards] == ["necromancy", "destruction"]


@rule("BR-3.12", "BR-3.14", "BR-6.1")
def test_schools_and_lists_too_are_chosen_clockwise_from_the_first_player() -> None:
    t = new_game(3, first="seat-1").play(*FIGURES[:3])
    asked = []
    for choice in (*SCHOOLS[:3], *BOOKS[:3]):
        asked.append((t.ask, t.seat))
        t.play(choice)
    assert asked == [(ask, seat) for ask in ("starting-school", "book") for seat in (1, 2, 0)]
    assert [w.school for w in t.state.wizards] == ["illusion", "destruction", "necromancy"]


@rule("BR-3.14", "BR-1.17")
def test_one_of_the_two_lists_of_the_school_is_chosen() -> None:
    t = new_game(2, **FIRST_SEAT).play("nero", "rebecca", "destruction", "necromancy")
    assert t.options == ["book-pyromancer", "book-stormbringer"]
    t.play("stormbringer")
    assert t.options == ["book-lord_of_the_undead", "book-vampire"]


@rule("BR-3.14", "BR-3.15", "BR-3.16", "BR-R50")
def test_a_spellbook_is_the_six_spells_of_the_list_and_one_signature_card_two_are_set_aside() -> None:
    t = quiet(2)
    pyromancer = "fireball, meteor_swarm, acid_burst, flame_barrier, blazing_stride, scorched_threshold"
    assert own_cards(t, 0) == f"{pyromancer}, ring_of_fire"
    assert t[0].aside == "2 ring_of_fire"
    vampire = "vampire_bite, icy_grip, cowardice, tomb_snare, treacherous_fog, soul_harvest"
    assert own_cards(t, 1) == f"{vampire}, embrace_of_the_grave"
    assert t[1].aside == "2 embrace_of_the_grave"


@rule("BR-3.16")
def test_spellbooks_are_shuffled() -> None:
    first_hands = {tuple(sorted(t[0].hand)) for t in (begun(2, seed) for seed in range(6))}
    assert len(first_hands) > 1


@rule("BR-3.18")
def test_school_decks_lack_the_starting_cards_and_are_shuffled() -> None:
    t = quiet(2)
    sizes = dict(zip(BOX.schools, map(len, t.state.schools), strict=True))
    assert sizes == {**dict.fromkeys(BOX.schools, 36), "destruction": 30, "necromancy": 30}
    destruction = Counter(id_of(card) for card in t.state.schools[list(BOX.schools).index("destruction")])
    assert destruction["fireball"] == 2
    assert destruction["maelstrom"] == 3
    tops = {id_of(begun(2, seed).state.schools[list(BOX.schools).index("illusion")][-1]) for seed in range(8)}
    assert len(tops) > 1


@rule("BR-3.19", "BR-1.18")
def test_the_forgotten_deck_is_shuffled_and_whole() -> None:
    decks = [begun(2, seed).state.forgotten for seed in range(4)]
    assert {len(deck) for deck in decks} == {10}
    assert len({tuple(deck) for deck in decks}) > 1


@rule("BR-3.20")
def test_the_forgotten_deck_is_no_part_of_the_library_that_is_drawn_from() -> None:
    t = quiet(2).until("study-school")
    assert sorted(t.options) == sorted(f"school-{school}" for school in BOX.schools)


@rule("BR-3.21", "BR-R12", "BR-5.4")
def test_the_game_begins_in_the_first_moon_with_all_markers_at_nought_and_empty_hands() -> None:
    t = new_game(4)
    assert (t.moon, t.rose, [w.power for w in t.state.wizards]) == (1, 0, [0] * 4)
    assert [len(w.hand) for w in t.state.wizards] == [0] * 4
    assert t.board() == ["", "", ""]


@rule("BR-R12", "BR-11.4")
def test_the_first_hand_is_the_four_cards_of_the_first_study_phase() -> None:
    t = quiet(2)
    while t.phase == "study":
        t.play("pass" if t.offers("pass") else t.options[0])
    assert [len(w.hand) for w in t.state.wizards] == [4, 4]


@rule("BR-R54", "BR-3.16")
def test_nobody_sees_a_spellbook_and_only_its_owner_a_hand() -> None:
    t = quiet(2)
    seen = view(t.state, 0)
    assert all(card < 0 for card in seen.wizards[0].spellbook)
    assert all(card < 0 for card in seen.wizards[1].hand)
    assert all(card >= 0 for card in seen.wizards[0].hand)
