"""The signature spells of the four wizards, both halves of each, and whose they stay."""

from __future__ import annotations

import pytest

from magemoot.games.blackrose.catalogue import BOX
from magemoot.games.blackrose.lodge import ANYWHERE
from tests.games.blackrose.play import Table, quest_of, table
from tests.support.rules import rule

FACES = {
    "ring_of_fire*": ("combat fire special", "combat fire area 1"),
    "reading_the_stars": ("general magic special", "general magic special"),
    "wrath_of_nature*": ("combat earth self", "combat earth area 2"),
    "embrace_of_the_grave": ("general unholy area 1", "combat unholy single 2"),
}
"""Type, element, target and range of both halves; * marks instability."""


@pytest.mark.parametrize("card", FACES)
@rule("BR-17.6", "BR-18.1")
def test_what_stands_on_the_card(card: str) -> None:
    spell = BOX.spells[card.removesuffix("*")]
    assert spell.instability is card.endswith("*")
    for half, face in zip(spell.halves.values(), FACES[card], strict=True):
        reach = [] if half.range < 0 else ["any" if half.range == ANYWHERE else str(half.range)]
        assert " ".join([half.type, half.element, half.target, *reach]) == face


def rooms(t: Table) -> set[str]:
    """The rooms that are offered."""
    return {o.removeprefix("room-") for o in t.options}


# ------------------------------------------------------------------ Ring of Fire (Nero)


def test_ring_of_fire_burns_every_adjacent_room_and_not_the_own() -> None:
    hers = {
        "who": "rebecca",
        "at": "crypt",
        "evocations": ["cerberus@garden", "cerberus@black_rose_room", "cerberus@arena"],
    }
    t = table("nero", hers, {"who": "tessa", "at": "oracle_room"}, {"who": "jafar"}, at="garden", spells=["ring_of_fire"],
              evocations=["landsknecht@crypt"])  # fmt: skip
    t.play("ring_of_fire")
    assert (t["rebecca"].damage, t["tessa"].damage, t["jafar"].damage) == ({"nero": 2}, {"nero": 2}, {})
    assert [sum(e.damage) for e in t["rebecca"].w.evocations] == [0, 2, 0]
    assert t.me.evocations == ["landsknecht@crypt"]
    assert t.instability("garden") == {"nero": 1}
    assert t.nothing_pending


def test_ring_of_fire_reversed_burns_a_room_within_one() -> None:
    hers = {
        "who": "rebecca",
        "at": "garden",
        "evocations": ["shame_of_crete@garden", "cerberus@crypt"],
    }
    t = table("nero", hers, at="garden", spells=["ring_of_fire/reversed"], evocations=["landsknecht@garden"])
    t.play("ring_of_fire")
    assert rooms(t) == {"garden", *t.next_to("garden")}
    t.play("garden")
    assert t.other.damage == {"nero": 3}
    assert [sum(e.damage) for e in t.other.w.evocations] == [3, 0]
    assert (t.me.damage, t.me.evocations) == ({}, ["landsknecht@garden"])
    assert t.instability("garden") == {"nero": 1}
    assert t.nothing_pending


# ------------------------------------------------------------------ Reading the Stars (Jaf'ar)


@rule("BR-R14")
def test_reading_the_stars_studies_the_library_and_gives_one_power() -> None:
    library = {"divination": "dismiss, foresight", "illusion": "vanish", "destruction": "fireball"}
    t = table("jafar", at="garden", spells=["reading_the_stars"], library=library, forgotten="black_sun")
    t.play("reading_the_stars")
    assert t.options == [
        f"school-{s}" for s in ("destruction", "conspiracy", "divination", "illusion", "necromancy", "transmutation")
    ]
    t.play("divination", "divination", "illusion")
    assert len(t.me.w.looking) == 0, "all are declared before any is looked at"
    t.play("destruction")
    assert t.ask == "keep-spell"
    t.play("foresight", "fireball")
    assert t.me.hand == "foresight, fireball"
    assert t.discards("divination") == "dismiss"
    assert t.discards("illusion") == "vanish"
    assert t.discards("destruction") == 0
    assert t.me.power == 1
    assert t.nothing_pending


def test_reading_the_stars_keeps_the_hand_limit() -> None:
    t = table("jafar", at="garden", spells=["reading_the_stars"], hand="3 fireball, 3 earthquake")
    t.play("reading_the_stars", *["illusion"] * 4)
    kept = t.options[:2]
    t.play(*kept)
    assert t.ask == "hand-limit"
    t.play("fireball")
    assert len(t.me.hand) == 7
    assert t.me.memories == "fireball"
    assert t.nothing_pending


def test_reading_the_stars_reversed_takes_one_of_four_quests() -> None:
    t = table("jafar", at="garden", spells=["reading_the_stars/reversed"],
              quest_deck="first_duel, wanderer, unscathed, shed_blood, crossfire")  # fmt: skip
    t.play("reading_the_stars", "unscathed")
    assert (t.ask, t.asked) == ("put-top", "jafar")
    t.play("shed_blood", "wanderer")
    assert t.me.quests == "unscathed"
    assert t.me.power == 0
    top = [quest_of(t.state.quest_decks[0][-n]).id for n in (1, 2, 3, 4)]
    assert top == ["first_duel", "wanderer", "shed_blood", "crossfire"], "the last one laid is on top"
    assert t.rose == 0
    assert t.nothing_pending


@rule("BR-9.7", "BR-9.8")
def test_reading_the_stars_reversed_brings_no_third_quest() -> None:
    t = table("jafar", at="garden", spells=["reading_the_stars/reversed"], quests="wanderer, crossfire",
              quest_deck="first_duel, bare_knuckles, unscathed, shed_blood")  # fmt: skip
    t.play("reading_the_stars", "unscathed", "first_duel", "shed_blood", "wanderer")
    assert t.me.quests == "unscathed, crossfire"
    assert t.quest_discard == "wanderer"
    assert (t.rose, t.me.power) == (1, 0)
    assert t.nothing_pending


# ------------------------------------------------------------------ Wrath of Nature (Tessa)


def test_wrath_of_nature_moves_two_and_attacks_with_one_more() -> None:
    hers = {"who": "rebecca", "at": "oracle_room", "evocations": ["malacoda@oracle_room"]}
    t = table("tessa", hers, at="garden", spells=["wrath_of_nature"])
    t.play("wrath_of_nature", "mark-after", "bibliotheca", "oracle_room", "rebecca")
    assert t.me.at == "oracle_room"
    assert t.other.damage == {"tessa": 3}
    assert (t.instability("garden"), t.instability("oracle_room")) == ({}, {"tessa": 1})
    assert t.me.tokens == 2
    assert t.nothing_pending


def test_wrath_of_nature_may_attack_without_moving_or_move_without_an_enemy_to_attack() -> None:
    t = table("tessa", {"who": "rebecca", "at": "garden"}, at="garden", spells=["wrath_of_nature"])
    t.play("wrath_of_nature", "mark-before", "stop")
    assert t.other.damage == {"tessa": 3}
    assert t.nothing_pending
    t = table("tessa", {"who": "rebecca", "at": "garden"}, at="garden", spells=["wrath_of_nature"])
    t.play("wrath_of_nature", "mark-before", "crypt", "stop")
    assert t.other.damage == {}
    assert t.instability("garden") == {"tessa": 1}
    assert t.nothing_pending


@rule("BR-20.12", "BR-R36")
def test_wrath_of_nature_ends_with_a_defeat_on_the_way() -> None:
    hers = {"who": "rebecca", "at": "summoner_room", "spells": ["trap: blade_hail"]}
    t = table("tessa", hers, at="garden", spells=["wrath_of_nature"], damage={"rose": 8})
    t.play("wrath_of_nature", "mark-after", "summoner_room", "blade_hail")
    assert t.me.at == "cell"
    assert t.other.damage == {}
    assert t.instability("summoner_room") == {}, "nor can the mark follow"
    assert t.turn_over
    assert t.nothing_pending


def test_wrath_of_nature_reversed_strikes_a_room_within_two() -> None:
    hers = {"who": "rebecca", "at": "arena", "evocations": ["cerberus@arena", "cerberus@garden"]}
    t = table("tessa", hers, at="garden", spells=["wrath_of_nature/reversed"])
    t.play("wrath_of_nature", "mark-before")
    assert rooms(t) == {"garden", *t.next_to("garden"), "alchemical_laboratory", "mirrors_room", "arena"}
    t.play("arena")
    assert t.other.damage == {"tessa": 2}
    assert [sum(e.damage) for e in t.other.w.evocations] == [2, 0]
    assert (t.instability("arena"), t.instability("garden")) == ({"tessa": 1}, {"tessa": 1})
    assert t.nothing_pending


# ------------------------------------------------------------------ Embrace of the Grave (Rebecca)


@pytest.mark.parametrize(("kind", "damage"), [("bone_knight", 3 + 1), ("landsknecht", 2 + 1)])
def test_embrace_of_the_grave_summons_an_undead_that_acts_at_once(kind: str, damage: int) -> None:
    t = table("rebecca", {"who": "nero", "at": "pleasures_room"}, at="garden", spells=["embrace_of_the_grave"],
              evocations=["landsknecht@crypt"])  # fmt: skip
    t.play("embrace_of_the_grave")
    assert rooms(t) == {"garden", *t.next_to("garden")}
    t.play("bibliotheca")
    assert t.options == ["evocation-bone_knight", "evocation-landsknecht"]
    t.play(kind, "pleasures_room", "stop", "nero")
    assert t.me.evocations == ["landsknecht@crypt", f"{kind}@pleasures_room"]
    assert t.other.damage == {"rebecca": damage}
    assert t.nothing_pending


@rule("BR-R77", "BR-20.13")
def test_embrace_of_the_grave_what_a_trap_destroys_does_not_act() -> None:
    his = {"who": "nero", "at": "summoner_room", "spells": ["trap: blade_hail"]}
    t = table("rebecca", his, at="garden", spells=["embrace_of_the_grave"])
    t.play("embrace_of_the_grave", "summoner_room", "landsknecht", "blade_hail")
    assert t.me.evocations == []
    assert t.other.damage == {}
    assert t.nothing_pending


@rule("BR-23.2")
def test_embrace_of_the_grave_offers_only_what_is_in_the_supply() -> None:
    his = {"who": "nero", "evocations": ["bone_knight@forge", "bone_knight@forge", "bone_knight@forge"]}
    t = table("rebecca", his, at="garden", spells=["embrace_of_the_grave"])
    t.play("embrace_of_the_grave", "garden", "stop")
    assert t.me.evocations == ["landsknecht@garden"]
    assert t.nothing_pending


def test_embrace_of_the_grave_reversed_hurts_and_converts_two() -> None:
    his = {
        "who": "nero",
        "at": "arena",
        "tokens": 0,
        "damage": {"nero": 1, "rose": 2},
        "evocations": ["cerberus@crypt", "cerberus@forge"],
    }
    t = table("rebecca", his, at="garden", spells=["embrace_of_the_grave/reversed", "embrace_of_the_grave/reversed"])
    t.play("embrace_of_the_grave")
    assert t.options == ["seat-1", "evocation-1-1"], "range 2"
    t.play("nero", "rose", "rose")
    assert t.other.damage == {"nero": 1, "rebecca": 4}
    assert t.nothing_pending
    t.play("end-turn", "embrace_of_the_grave", "cerberus@crypt")
    assert sum(t.other.evocation("cerberus").damage) == 2
    assert t.other.damage == {"nero": 1, "rebecca": 4}
    assert t.nothing_pending


# ------------------------------------------------------------------ whose they are


@rule("BR-R50", "BR-17.29")
@pytest.mark.parametrize(
    ("wizard", "spell"),
    [
        ("nero", "ring_of_fire"),
        ("jafar", "reading_the_stars"),
        ("tessa", "wrath_of_nature"),
        ("rebecca", "embrace_of_the_grave"),
    ],
)
def test_a_signature_spell_stays_with_its_owner(wizard: str, spell: str) -> None:
    by = "jafar" if wizard != "jafar" else "nero"
    victim = {
        "who": wizard,
        "at": "crypt",
        "hand": f"{spell}, fireball",
        "spells": [spell],
        "spellbook": "3 dismiss, 3 vanish",
    }
    t = table(by, victim, at="garden", spells=["blackmail/reversed"], event_deck="wretched_dance")
    t.play("blackmail", "done", spell)
    assert t.other.memories == spell, "whoever makes another discard it does not get it"
    assert t.other.hand == "fireball"
    assert t.me.hand == 0
    assert t.nothing_pending
    t.until_phase("study")
    assert t.other.memories == f"2 {spell}", "nor does a wizard who did not cast it lose it"
    assert t.other.aside == 0
