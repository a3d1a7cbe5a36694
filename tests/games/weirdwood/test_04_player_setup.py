"""WM-4: what each player begins with, and the Monster that is chosen."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.engine.errors import OptionError
from magemoot.engine.session import Session
from magemoot.games.weirdwood.catalogue import BOX, CHARACTERS, KINDS, MONSTERS
from magemoot.games.weirdwood.state import SET_UP
from tests.games.weirdwood.landing import acting
from tests.games.weirdwood.ogrish import NO_PP
from tests.games.weirdwood.play import GAME, Table, Zone, new_game, table
from tests.support.rules import rule

LIBRARY = "earling_library"
HIT, BLANK = 1, 6
TOKENS = {
    "celia": (0, 1, 0, 1),
    "bailey": (1, 0, 0, 1),
    "sekhmet": (1, 0, 0, 1),
    "eugene": (1, 1, 1, 0),
    "wally": (0, 0, 1, 1),
}
"""Mîn, Knowledge, Scarabs, Power tokens."""


def begun(*seats: str, seed: int = 0, **options: Any) -> Table:
    """A game whose first turn begins. What is of choice is answered with the last option."""
    t = new_game(*seats, options=options, seed=seed)
    while t.state.phase == SET_UP:
        t.play(t.options[-1])
    return t


# ------------------------------------------------------------------ characters


@rule("WM-4.1")
def test_characters_are_chosen_one_player_after_another_and_none_twice() -> None:
    t = Table(Session(GAME, 3, 0, {}))
    asked = []
    for character in ("wally", "celia", "oliver"):
        assert t.ask == "character"
        asked.append(t.decision.seat)
        t.play(character)
        assert not (t.ask == "character" and t.offers(character))
    assert asked == [0, 1, 2]
    assert t.names == ["wally", "celia", "oliver"]


@rule("WM-4.1")
def test_all_six_are_offered_to_the_first_player() -> None:
    assert sorted(Table(Session(GAME, 1, 0, {})).options) == sorted(CHARACTERS)


@rule("WM-4.1")
def test_or_chance_deals_them_out() -> None:
    dealt = set()
    for seed in range(8):
        t = Table(Session(GAME, 3, seed, {"characters": "random"}))
        assert t.ask != "character"
        assert len(set(t.names)) == 3
        dealt.add(tuple(t.names))
    assert len(dealt) > 6
    assert {name for names in dealt for name in names} == set(CHARACTERS)


@rule("WM-4.2", "WM-4.3", "WM-4.5")
@pytest.mark.parametrize("character", CHARACTERS)
def test_health_3_no_progress_no_forged_die_in_the_entrance_hall(character: str) -> None:
    t = begun(character)
    assert t.me.health == 3
    assert [t.me.track(name) for name in ("power", "combat", "tactics")] == [0, 0, 0]
    assert t.me.at == "entrance_hall"
    assert t.me.dice == [], "for Wally: level 0 of the Gauntlet"
    assert (t.me.companions, t.me.tactics, t.me.discards, t.me.favours) == (0, 0, 0, 0)
    assert t.me.w.slots == [[], [], [], []]
    assert t.nothing_pending


@rule("WM-4.4", "WM-20.5")
@pytest.mark.parametrize("character", CHARACTERS)
def test_all_but_wally_roll_a_balanced_die_from_the_start(character: str) -> None:
    """One die for a Hit, where there is one, and the Scarab's after it; Charge adds a Hit."""
    t = acting("charge", who=character, at=LIBRARY, scarabs={LIBRARY: 1}, dice=[HIT, BLANK, BLANK], tracks=NO_PP)
    t.play("act:attack").pass_all()
    theirs = (2, 0, 0, 0) if character != "wally" else (1, 0, 1, 0)
    assert t.totals == theirs
    assert (BOX.characters[character].starting_die == "balanced") == (character != "wally")


@rule("WM-4.6")
@pytest.mark.parametrize("character", TOKENS)
def test_starting_tokens(character: str) -> None:
    t = begun(character)
    assert t.me.resources == TOKENS[character]
    assert t.state.scarab_supply == 35 - TOKENS[character][2], "a Scarab comes from the supply"


@rule("WM-4.6", "WM-2.6")
@pytest.mark.parametrize(
    ("word", "tokens"), [("min", (1, 0, 0, 1)), ("knowledge", (0, 1, 0, 1)), ("scarab", (0, 0, 1, 1))]
)
def test_oliver_chooses_one_of_his(word: str, tokens: tuple[int, int, int, int]) -> None:
    t = new_game("celia", "oliver", options={"first": "seat-0"})
    assert (t.ask, t.asked) == ("gain-resource", "oliver")
    t.play(word)
    assert t.other.resources == tokens
    assert t.ask == "turn"


@rule("WM-4.7", "WM-4.8")
@pytest.mark.parametrize("character", CHARACTERS)
def test_the_hand_is_steps_in_shadow_and_two_of_the_other_twelve(character: str) -> None:
    hands = set()
    for seed in range(5):
        t = begun(character, seed=seed)
        assert (len(t.me.hand), len(t.me.pile)) == (3, 10)
        assert list(t.me.hand).count("steps_in_shadow") == 1
        hands.add(tuple(sorted(t.me.hand)))
    assert len(hands) > 1, "shuffled"


@rule("WM-4.8")
def test_the_draw_pile_is_shuffled() -> None:
    assert len({tuple(begun("celia", seed=seed).me.pile) for seed in range(4)}) == 4


# ------------------------------------------------------------------ the Monster


@rule("WM-4.9", "WM-1.12")
@pytest.mark.parametrize(
    ("monster", "at", "lady"),
    [("ogre", 6, "throne_room"), ("wraith", 12, "throne_room"), ("therus", 30, "")],
)
def test_the_chosen_monster_comes_with_its_own_twenty_cards(monster: str, at: int, lady: str) -> None:
    t = begun("celia", monster=monster)
    assert t.fae.place == at
    assert t.lady_at == lady
    cards = [*t.fae.deck, *t.fae.top]
    assert len(cards) == 20
    assert len(t.fae.top) == 1, "its back shows"
    ids = {KINDS[c] for c in cards}
    assert not ids & {KINDS[c] for c in t.state.box}
    assert len([c for c in t.state.box if KINDS[c].startswith("mcard")]) == 40


@rule("WM-4.9")
def test_the_ogre_is_the_monster_unless_another_is_chosen() -> None:
    assert begun("celia").state.monster == "ogre"
    assert GAME.options["monster"].values == MONSTERS
    with pytest.raises(OptionError):
        new_game("celia", options={"monster": "dragon"})


@rule("WM-4.9", "WM-28.1")
def test_the_ogre_stands_opposite_the_entrance_hall_with_eighteen_cubes() -> None:
    t = begun("celia", "bailey")
    assert t.fae.place == 6
    assert t.fae.cubes == [2] * 9
    assert not t.fae.rescued


# ------------------------------------------------------------------ time slots


@rule("WM-4.10")
@pytest.mark.parametrize("character", CHARACTERS)
def test_four_slots_of_one_time_each_and_eugenes_of_all(character: str) -> None:
    """From Evening 1 on a card for Morning goes on by 6, 7 or 8 spaces; on Eugene's board by 1 to 12."""
    times = {"morning": (6, 7, 8), "afternoon": (9, 10, 11), "evening": (1, 2), "night": (3, 4, 5)}
    for slot, stops in times.items():
        t = table(character, hand="charge", time=6).play(slot, "face-down")
        expected = stops if character != "eugene" else tuple(range(1, 13))
        assert t.options == [f"steps-{n}" for n in expected], slot


# ------------------------------------------------------------------ Quests


@rule("WM-4.9", "WM-32.1")
@pytest.mark.parametrize("quests", [True, False])
def test_quests_are_dealt_if_they_are_played_with(quests: bool) -> None:
    t = begun("celia", "bailey", "wally", quests=quests)
    assert [len(w.quest) for w in t.state.wardens] == [int(quests)] * 3
    assert len(t.state.quest_deck) == (15 if quests else 0)


@rule("WM-R112", "WM-32.1")
def test_generous_heart_is_for_two_and_more() -> None:
    for seed in range(6):
        t = begun("celia", seed=seed, quests=True)
        assert "generous_heart" in Zone(t.state.box)
        assert len(t.state.quest_deck) == 16
    t = begun("celia", "wally", quests=True)
    assert "generous_heart" not in Zone(t.state.box)
    assert len(t.state.quest_deck) == 16
