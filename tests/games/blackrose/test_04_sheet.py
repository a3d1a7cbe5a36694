"""BR-4: the sheet of a wizard, the cards beside it, and the hand."""

# mypy: disable-error-code="comparison-overlap"

from __future__ import annotations

import pytest

from magemoot.engine.state import view
from tests.games.blackrose.play import NAMES, table
from tests.support.rules import rule

STUDY_FIRST = {"phase": "study", "active": -1}


@rule("BR-4.1", "BR-4.6", "BR-R7", "BR-14.2")
@pytest.mark.parametrize("who", NAMES)
def test_every_wizard_moves_two_rooms(who: str) -> None:
    t = table(who, at="garden")
    t.play("crypt")
    assert t.ask == "step"
    t.play("oracle_room")
    assert (t.me.at, t.ask) == ("oracle_room", "activate-after")


@rule("BR-4.1", "BR-4.6", "BR-R7", "BR-14.4")
@pytest.mark.parametrize("who", NAMES)
def test_every_wizard_attacks_for_two(who: str) -> None:
    victim = "rebecca" if who != "rebecca" else "nero"
    t = table(who, {"who": victim, "at": "garden"}, at="garden")
    t.play(victim)
    assert t[victim].damage == {who: 2}


@rule("BR-4.1", "BR-4.6", "BR-R8", "BR-21.2")
@pytest.mark.parametrize("victim", NAMES)
@pytest.mark.parametrize(("before", "at"), [(8, "garden"), (9, "cell")])
def test_every_wizard_has_eleven_lives(victim: str, before: int, at: str) -> None:
    who = "nero" if victim != "nero" else "tessa"
    t = table(who, {"who": victim, "at": "garden", "damage": {"rose": before}}, at="garden")
    t.play(victim)
    assert t[victim].at == at
    assert t[victim].wounds == (before + 2 if at == "garden" else 0)


@rule("BR-4.2", "BR-12.1")
def test_a_sheet_has_one_quick_space_and_three_standard_ones() -> None:
    t = table("nero", hand="3 fireball, 3 dismiss", phase="preparation", active=-1)
    asked = []
    while t.seat == 0 and t.phase == "preparation":
        asked.append(t.ask)
        t.play(next(o for o in t.options if o != "done"))
    assert asked == ["prepare-quick", "prepare-standard", "prepare-standard", "prepare-standard"]
    assert t.me.w.status == ["prepared"] * 4
    assert t.me.hand == 2


@rule("BR-4.3", "BR-R54", "BR-9.3", "BR-9.6")
def test_others_see_memories_and_completed_quests_but_no_hand_spellbook_or_active_quest() -> None:
    t = table("nero", hand="fireball", spellbook="dismiss", memories="earthquake", quests="shed_blood",
              completed="wanderer", spells=["maelstrom"], evocations=["cerberus@arena"])  # fmt: skip
    other = view(t.state, 1).wizards[0]
    assert [len(zone) for zone in (other.hand, other.spellbook, other.quests, other.sheet[1])] == [1, 1, 1, 1]
    assert all(card < 0 for zone in (other.hand, other.spellbook, other.quests, other.sheet[1]) for card in zone)
    assert (other.memories, other.completed) == (t.me.w.memories, t.me.w.completed)
    assert other.evocations[0].kind == "cerberus"
    own = view(t.state, 0).wizards[0]
    assert (own.hand, own.quests, own.sheet[1]) == (t.me.w.hand, t.me.w.quests, t.me.w.sheet[1])
    assert own.spellbook[0] < 0, "the spellbook lies face down for its owner too"


@rule("BR-4.4", "BR-4.6", "BR-11.7", "BR-R16")
def test_a_hand_over_seven_is_cut_down_to_seven_by_its_owner_after_the_whole_draw() -> None:
    t = table("nero", hand="3 fireball, 3 dismiss", spellbook="earthquake, maelstrom", at="alchemical_laboratory")
    t.play("activate")
    assert (t.ask, t.asked, t.me.hand) == ("hand-limit", "nero", "3 fireball, 3 dismiss, earthquake, maelstrom")
    t.play("dismiss")
    assert t.me.memories == "dismiss"
    t.play("maelstrom")  # the laboratory takes one more
    assert t.me.hand == "3 fireball, 2 dismiss, earthquake"


@rule("BR-4.4", "BR-R16")
def test_nothing_is_cut_between_two_cards_of_one_draw() -> None:
    t = table(
        "nero", hand="3 fireball, 3 dismiss, vanish", spellbook="earthquake, maelstrom", at="alchemical_laboratory"
    )
    t.play("activate")
    assert (t.ask, t.me.hand) == ("hand-limit", "3 fireball, 3 dismiss, vanish, earthquake, maelstrom")
    t.play("vanish", "earthquake")
    assert (t.me.memories, len(t.me.hand)) == ("vanish, earthquake", 7)


@rule("BR-4.4")
def test_a_hand_of_seven_is_not_cut() -> None:
    t = table("nero", hand="3 fireball, 3 dismiss", library={"divination": "foresight"}, at="bibliotheca")
    t.play("activate", "divination")
    assert (t.ask, t.me.hand) == ("after-activation", "3 fireball, 3 dismiss, foresight")


@rule("BR-4.4", "BR-20.17")
def test_traps_that_return_to_a_full_hand_count_against_the_limit() -> None:
    t = table("nero", hand="3 fireball, 3 dismiss, foresight", spells=["trap: blade_hail"], phase="clean-up")
    assert (t.ask, t.me.hand) == ("hand-limit", "3 fireball, 3 dismiss, foresight, blade_hail")
    t.play("blade_hail")
    assert (t.me.memories, t.me.hand) == ("blade_hail", 7)


@rule("BR-R16", "BR-11.7")
def test_the_limit_is_looked_at_after_the_study_step_and_not_between_the_two_cards_kept() -> None:
    t = table("nero", hand="3 fireball, 3 dismiss, foresight", rest={"step": 2}, phase="study",
              library={"illusion": "3 vanish, false_door"})  # fmt: skip
    t.play("pass", "illusion", "illusion", "illusion", "illusion")
    assert (t.ask, t.me.hand) == ("keep-spell", 7), "cards being looked at are in no hand"
    t.play("vanish")
    assert (t.ask, t.me.hand) == ("keep-spell", 7)
    t.play("false_door")
    assert (t.ask, t.me.hand) == ("hand-limit", 9)
    t.play("false_door", "foresight")
    assert t.me.hand == "3 fireball, 3 dismiss, vanish"
    assert t.me.memories == "false_door, foresight"
    assert t.discards("illusion") == "2 vanish"


@rule("BR-4.5")
def test_an_empty_spellbook_is_made_anew_of_the_memories_in_the_middle_of_a_draw() -> None:
    t = table("nero", spellbook="earthquake", memories="2 maelstrom", at="alchemical_laboratory")
    t.play("activate")
    assert t.ask == "discard"
    assert t.me.hand == "earthquake, maelstrom"
    assert (t.me.spellbook, t.me.memories) == ("maelstrom", 0)


@rule("BR-4.5")
def test_memories_are_shuffled_when_they_become_the_spellbook() -> None:
    drawn = set()
    for seed in range(12):
        t = table("nero", memories="earthquake, maelstrom, fireball", at="alchemical_laboratory", seed=seed)
        drawn.add(tuple(sorted(t.play("activate").me.hand)))
    assert len(drawn) > 1


@rule("BR-4.5", "BR-R84")
def test_the_memories_also_come_in_the_middle_of_looking_at_several_cards() -> None:
    t = table("nero", spellbook="earthquake", memories="3 maelstrom, fireball", spells=["foresight/reversed"],
              at="garden")  # fmt: skip
    t.play("foresight")
    assert len(t.me.w.looking) == 4
    assert (t.ask, t.me.memories, t.me.spellbook) == ("keep-spell", 0, 1)


@rule("BR-R17", "BR-R84")
def test_with_neither_spellbook_nor_memories_the_draw_is_lost() -> None:
    t = table("nero", spellbook="earthquake", hand="fireball", at="alchemical_laboratory")
    t.play("activate", "fireball")
    assert (t.me.hand, t.me.memories) == ("earthquake", "fireball")
    t = table("nero", at="alchemical_laboratory")
    t.play("activate")
    assert (t.ask, t.me.hand) == ("after-activation", 0)


@rule("BR-R72", "BR-28.11")
def test_who_has_to_discard_more_than_there_is_gives_what_there_is() -> None:
    t = table("nero", {"who": "rebecca", "hand": "dismiss", "spellbook": "2 foresight", "power": 2}, event_deck="scattered_pages", moon=2,
              phase="rose", active=-1)  # fmt: skip
    assert (t["rebecca"].hand, t["rebecca"].memories) == ("2 foresight", "dismiss"), (
        "the two are those of the Study Phase"
    )
    assert t["rebecca"].power == 1, "fewer than two: a point is lost"


@rule("BR-R72", "BR-28.23")
@pytest.mark.parametrize(("theirs", "stolen"), [(0, 0), (1, 1), (5, 2)])
def test_no_more_power_is_stolen_than_there_is(theirs: int, stolen: int) -> None:
    victim = {"who": "rebecca", "at": "garden", "power": theirs, "damage": {"rose": 6}}
    t = table("nero", victim, at="garden", spells=["fading_hope"])
    t.play("fading_hope")
    assert (t.me.power, t["rebecca"].power) == (stolen, theirs - stolen)
