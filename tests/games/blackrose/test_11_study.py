"""BR-11: the Study Phase, and drawing from the library outside it (BR-R13)."""

# mypy: disable-error-code="comparison-overlap"

from __future__ import annotations

from typing import Any

import pytest

from magemoot.engine.state import view
from magemoot.games.blackrose.catalogue import BOX
from tests.games.blackrose.play import Table, Zone, id_of, new_game, table, told
from tests.support.rules import rule

FOUR = {"destruction": "3 fireball", "transmutation": "barkskin"}


def study(*others: Any, **said: Any) -> Table:
    """A table at the beginning of the Study Phase."""
    return table("nero", *others, **{"phase": "study", "active": -1, **said})


def at_library(*others: Any, **said: Any) -> Table:
    """The same at step 2 of a table for two: all have drawn from their spellbooks."""
    return study(*others, **{"rest": {"step": 2}, **said})


def school_deck(t: Table, school: str) -> list[int]:
    return t.state.schools[list(BOX.schools).index(school)]


def shorten(t: Table, left: int, *schools: str) -> None:
    """Leave so many cards in the decks of some schools; the rest goes out of the game."""
    for school in schools:
        deck = school_deck(t, school)
        t.state.eliminated += deck[: len(deck) - left]
        del deck[: len(deck) - left]


# ------------------------------------------------------------------ step 1


@rule("BR-11.1", "BR-6.1")
def test_each_draws_two_from_the_own_spellbook_in_turn_order() -> None:
    t = study({"who": "rebecca", "spellbook": "foresight, dismiss, fireball"}, spellbook="earthquake, maelstrom, vanish",
              rest={"first": 1, "crown": 1})  # fmt: skip
    assert [told(e, "who") for e in t.events("draw-spell")] == [1, 1, 0, 0]
    assert (t["rebecca"].hand, t["rebecca"].spellbook) == ("foresight, dismiss", "fireball")
    assert (t.me.hand, t.me.spellbook) == ("earthquake, maelstrom", "vanish")


# ------------------------------------------------------------------ step 2


@rule("BR-11.2", "BR-11.4")
def test_of_four_cards_two_come_to_the_hand_and_two_lie_face_up_before_their_decks() -> None:
    t = study({"who": "rebecca"}, spellbook="earthquake, maelstrom",
              library={"illusion": "vanish, false_door", "necromancy": "icy_grip, cowardice"})  # fmt: skip
    t.play("pass", "illusion", "necromancy", "illusion", "necromancy")
    assert (t.ask, Zone(t.me.w.looking)) == ("keep-spell", "vanish, false_door, icy_grip, cowardice")
    t.play("cowardice", "false_door", "pass")
    assert t.me.hand == "earthquake, maelstrom, cowardice, false_door"
    assert (t.discards("illusion"), t.discards("necromancy")) == ("vanish", "icy_grip")
    assert all(card >= 0 for pile in view(t.state, 1).discards for card in pile)
    assert len(t.me.w.looking) == 0


@rule("BR-11.2", "BR-6.1")
def test_the_wizards_study_in_turn_order() -> None:
    t = study("rebecca", "tessa", rest={"first": 2, "crown": 2})
    asked = []
    while t.phase == "study":
        if t.ask == "keep-spell" and t.asked not in asked:
            asked.append(t.asked)
        t.session.answer(t.seat, t.options[0])
    assert asked == ["tessa", "nero", "rebecca"]


@rule("BR-11.2", "BR-R54")
def test_nobody_else_sees_the_cards_looked_at() -> None:
    t = at_library()
    t.play(*["destruction"] * 4)
    assert all(card >= 0 for card in view(t.state, 0).wizards[0].looking)
    assert all(card < 0 for card in view(t.state, 1).wizards[0].looking)


@rule("BR-11.3", "BR-R14")
def test_the_four_cards_may_be_two_and_one_and_one_and_are_seen_only_when_all_are_named() -> None:
    t = at_library(library={"conspiracy": "ambush, blackmail", "divination": "dismiss", "illusion": "vanish"})
    for school in ("conspiracy", "divination", "conspiracy"):
        t.play(school)
        assert (t.ask, t.me.w.looking) == ("study-school", [])
    t.play("illusion")
    assert Zone(t.me.w.looking) == "ambush, blackmail, dismiss, vanish"


@rule("BR-R14", "BR-R84")
def test_a_school_can_be_named_for_no_more_cards_than_its_deck_and_discards_have() -> None:
    t = at_library(hand="vanish", discards={"illusion": "false_door"}, library={"illusion": "labyrinth"})
    shorten(t, 1, "illusion")
    t.play("pass", "illusion")
    assert t.offers("illusion")
    t.play("illusion")
    assert not t.offers("illusion")
    t.play("divination", "divination")
    assert "labyrinth, false_door" in Zone(t.me.w.looking)
    assert [e.rule for e in t.events("new-school-deck")] == ["BR-R14"]


@rule("BR-R14", "BR-R84")
def test_a_school_with_neither_deck_nor_discards_cannot_be_named() -> None:
    t = at_library(hand="vanish")
    shorten(t, 0, "illusion", "conspiracy")
    t.play("pass")
    assert sorted(t.options) == [f"school-{s}" for s in ("destruction", "divination", "necromancy", "transmutation")]


@rule("BR-R84")
def test_with_less_than_four_cards_in_the_library_all_of_them_are_looked_at() -> None:
    t = at_library(hand="vanish", library={"illusion": "labyrinth"})
    shorten(t, 1, "illusion")
    shorten(t, 0, *(s for s in BOX.schools if s != "illusion"))
    t.play("pass")
    assert t.me.hand == "vanish, labyrinth"
    assert t.asked == "nero"
    assert t.ask == "put-away"


@rule("BR-R84")
def test_with_six_empty_schools_there_is_nothing_to_study_or_draw() -> None:
    t = at_library(hand="vanish")
    shorten(t, 0, *BOX.schools)
    t.play("pass", "pass")
    assert t.me.hand == "vanish"
    t = table("nero", at="bibliotheca")
    shorten(t, 0, *BOX.schools)
    t.play("activate")
    assert (t.ask, t.me.hand, t.ready("bibliotheca")) == ("after-activation", 0, False)


# ------------------------------------------------------------------ a spell is put away


@rule("BR-11.5", "BR-R15")
@pytest.mark.parametrize("moment", ["before drawing", "before studying", "after studying"])
def test_once_in_the_phase_a_spell_of_the_hand_may_go_to_the_discards_of_its_school(moment: str) -> None:
    t = study({"who": "rebecca"}, hand="fireball", spellbook="2 dismiss", library={"illusion": "3 vanish, labyrinth"})
    asked = 0
    for now in ("before drawing", "before studying", "after studying"):
        if t.ask == "put-away":
            asked += 1
            t.play("fireball" if now == moment else "pass")
        if t.ask == "study-school" and t.asked == "nero":
            t.play(*["illusion"] * 4, "vanish", "labyrinth")
    assert (t.discards("destruction"), t.me.memories) == ("fireball", 0)
    assert asked == ("before drawing", "before studying", "after studying").index(moment) + 1
    assert t.asked == "rebecca", "he is not asked again"


@rule("BR-11.5")
def test_nothing_need_be_put_away_and_in_the_next_phase_it_is_possible_again() -> None:
    t = study({"who": "rebecca", "hand": "foresight"}, hand="fireball")
    t.play("fireball")
    assert t.asked == "rebecca"
    t.play("pass").until_phase("action").until_phase("study")
    t.until("put-away", seat=0)
    assert t.state.round == 2


@rule("BR-11.6", "BR-R15", "BR-R50")
def test_a_signature_card_put_away_is_set_aside_for_the_next_moon() -> None:
    t = study(hand="ring_of_fire", aside="ring_of_fire")
    t.play("ring_of_fire")
    assert (t.me.aside, t.me.hand) == ("2 ring_of_fire", 0)
    assert all(not pile for pile in t.state.discards)


@rule("BR-R15")
def test_a_forgotten_spell_put_away_is_out_of_the_game() -> None:
    name = next(id for id, spell in BOX.spells.items() if spell.school == "forgotten")
    t = study(hand=name)
    t.play(name)
    assert (t.eliminated, t.me.hand) == (name, 0)


@rule("BR-R15", "BR-5.10")
def test_a_signature_card_put_away_in_the_third_moon_stays_aside() -> None:
    t = table("nero", at="treasure_room", power=29, moon=3, aside="ring_of_fire")
    t.play("activate")
    assert (t.me.power, t.me.aside, t.me.hand) == (30, "ring_of_fire", 0)


@rule("BR-R50")
def test_signature_cards_are_never_anywhere_but_with_their_owner() -> None:
    t = new_game(4, seed=3)
    while t.state.round < 3:
        t.session.answer(t.seat, t.options[len(t.log) % len(t.options)])
        if any(w.looking for w in t.state.wizards):
            continue  # a hand may be looked at by another
        for w in t.state.wizards:
            own = (*w.hand, *w.spellbook, *w.memories, *w.aside)
            lying = [card for spaces in (w.sheet, w.revealed) for zone in spaces for card in zone]
            if w.figure:
                assert sum(id_of(card) == BOX.figures[w.figure].signature for card in (*own, *lying)) == 3


@rule("BR-T2", "BR-11.7", "BR-4.4")
def test_the_example_of_nero_at_his_studies() -> None:
    t = study({"who": "rebecca"}, hand="dismiss, foresight, vanish, icy_grip", spellbook="2 maelstrom", library=FOUR)
    assert t.me.hand == 4
    t.play("pass")
    assert (t.ask, t.me.hand) == ("put-away", 6)
    t.play("pass", "destruction", "transmutation", "destruction", "destruction", "fireball", "barkskin")
    assert (t.ask, t.me.hand) == ("hand-limit", 8)
    t.play("vanish")
    assert (t.ask, t.me.hand, t.me.memories) == ("put-away", 7, "vanish")
    t.play("icy_grip")
    assert (t.me.hand, t.discards("necromancy")) == (6, "icy_grip")
    assert t.me.hand == "dismiss, foresight, 2 maelstrom, fireball, barkskin"
    assert t.discards("destruction") == "2 fireball"


# ------------------------------------------------------------------ the library at other times


@rule("BR-R13", "BR-3.20", "BR-28.12")
def test_cards_from_the_library_are_drawn_one_by_one_each_from_a_school_of_choice() -> None:
    t = table("nero", at="garden", hand="2 fireball", spells=["rite_of_change/reversed"],
              library={"illusion": "vanish", "conspiracy": "ambush"})  # fmt: skip
    t.play("rite_of_change", "earth", "fireball", "fireball")
    assert sorted(t.options) == sorted(f"school-{s}" for s in BOX.schools)
    t.play("illusion")
    assert (t.ask, t.me.hand) == ("draw-school", "vanish"), "the first is known before the second is chosen"
    t.play("conspiracy")
    assert t.me.hand == "vanish, ambush"


@rule("BR-R13", "BR-R84", "BR-R14")
def test_the_deck_of_a_school_is_made_anew_of_its_discards_when_a_card_is_drawn() -> None:
    t = table("nero", at="bibliotheca", discards={"illusion": "false_door"})
    shorten(t, 0, "illusion")
    t.play("activate", "illusion")
    assert (t.me.hand, t.discards("illusion")) == ("false_door", 0)


@rule("BR-R14", "BR-R84")
def test_the_discards_of_a_school_are_shuffled_when_they_become_its_deck() -> None:
    drawn = set()
    for seed in range(8):
        t = table("nero", at="bibliotheca", discards={"illusion": "false_door, vanish, labyrinth"}, seed=seed)
        shorten(t, 0, "illusion")
        drawn |= set(t.play("activate", "illusion").me.hand)
    assert len(drawn) > 1
