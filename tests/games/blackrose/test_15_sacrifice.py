"""BR-15: a spell of the sheet given up for a step."""

# mypy: disable-error-code="comparison-overlap"

from __future__ import annotations

import pytest

from tests.games.blackrose.play import Table, table
from tests.support.rules import rule


def steps(t: Table) -> set[str]:
    return {option.removeprefix("room-") for option in t.options if option.startswith("room-")}


@rule("BR-15.1", "BR-15.2", "BR-15.3")
def test_a_spell_of_the_sheet_goes_to_the_memories_for_a_step_to_an_adjacent_room_and_nothing_else() -> None:
    t = table("nero", {"who": "rebecca", "at": "crypt"}, at="garden", quick="dismiss", spells=["fireball", "vanish"])
    t.play("sacrifice")
    assert (t.ask, len(t.options)) == ("sacrifice", 3)
    t.play("fireball")
    assert (t.ask, steps(t), t.offers("stop")) == ("step", set(t.next_to("garden")), False)
    t.play("crypt")
    assert (t.me.at, t.ask) == ("crypt", "turn"), "neither a second step nor an activation is offered"
    assert t.me.memories == "fireball"
    assert t.me.w.status == ["prepared", "", "prepared", ""]
    assert (t.me.tokens, t["rebecca"].wounds, t.ready("crypt")) == (2, 0, True)


@rule("BR-15.3", "BR-13.3", "BR-R25")
def test_it_is_neither_a_physical_action_nor_a_spell_so_the_whole_combination_is_still_there() -> None:
    t = table("nero", at="garden", quick="healing_light", spells=["healing_light", "healing_light"])
    t.play("sacrifice", "space-1", "crypt")
    assert not t.offers("end-turn"), "nothing of the combination has been done yet"
    t.play("space-2", "space-0")
    assert t.me.w.status == ["used", "", "used", ""]


@rule("BR-15.1", "BR-R25")
@pytest.mark.parametrize("parts_before", [0, 1, 2])
def test_a_sacrifice_comes_once_in_a_turn_before_between_or_after_the_parts(parts_before: int) -> None:
    t = table("nero", at="garden", spells=["healing_light", "healing_light", "vanish"])
    for _ in range(parts_before):
        t.play("wait")
    t.play("sacrifice", "vanish", "crypt")
    assert (t.me.at, t.me.memories, t.me.tokens) == ("crypt", "vanish", 2 - parts_before)
    if parts_before < 2:
        assert t.asked == "nero"
        assert t.offers("wait")
        assert not t.offers("sacrifice"), "once in a turn, though two spells are left"
    else:
        assert t.turn_over


@rule("BR-15.1", "BR-R25")
def test_in_the_next_turn_there_may_be_another() -> None:
    t = table("nero", {"who": "rebecca", "at": "arena", "tokens": 1}, at="garden", spells=["dismiss", "vanish"])
    t.play("sacrifice", "dismiss", "crypt", "wait", "end-turn", "wait")
    assert t.asked == "nero"
    t.play("sacrifice", "garden")
    assert (t.me.at, t.me.memories) == ("garden", "dismiss, vanish")


@rule("BR-R25", "BR-15.1")
def test_any_unused_standard_spell_can_be_given_up_and_no_used_one() -> None:
    t = table("nero", at="garden", quick="used: dismiss", spells=["used: fireball", "vanish", "foresight"])
    t.play("sacrifice")
    assert {s for s in ("dismiss", "fireball", "vanish", "foresight") if t.offers(s)} == {"vanish", "foresight"}


@rule("BR-15.1", "BR-R25")
def test_without_an_unused_spell_there_is_none() -> None:
    assert not table("nero", at="garden", spells=["used: fireball"]).offers("sacrifice")
    assert not table("nero", at="garden", hand="fireball").offers("sacrifice")


@rule("BR-R25", "BR-13.8")
def test_if_nothing_is_left_for_a_combination_after_it_the_turn_ends() -> None:
    t = table("nero", {"who": "rebecca", "at": "arena", "tokens": 1}, at="garden", spells=["fireball"], tokens=0)
    t.play("sacrifice", "crypt")
    assert (t.me.at, t.asked, t.me.memories) == ("crypt", "rebecca", "fireball")


@rule("BR-15.4", "BR-R80")
@pytest.mark.parametrize("card", ["trap: blade_hail", "protection: dark_armour"])
def test_activated_traps_and_protections_may_be_given_up_and_are_not_revealed(card: str) -> None:
    t = table("nero", at="garden", spells=[card], tokens=1, spellbook="2 vanish")
    t.play("sacrifice", "crypt")
    assert t.me.memories == card.partition(": ")[2]
    assert (t.me.status(1), t.me.w.element, t.instability("garden")) == ("", [""] * 4, {})
    assert t.events("reveal", "trigger-trap") == []
    t.play("wait").until_phase("study")
    assert (t.me.hand, t.me.memories) == ("2 vanish", card.partition(": ")[2])


@rule("BR-R80", "BR-18.4")
def test_a_marked_card_given_up_places_no_instability() -> None:
    t = table("nero", at="garden", spells=["trap: scorched_threshold", "maelstrom"], tokens=1)
    t.play("sacrifice", "scorched_threshold", "crypt")
    assert t.instability("garden") == t.instability("crypt") == {}
    assert t.me.cubes_left == 26


@rule("BR-R80", "BR-15.4")
def test_a_trap_given_up_answers_nothing_any_more() -> None:
    t = table(
        "nero", {"who": "rebecca", "at": "forge", "tokens": 1}, at="garden", spells=["trap: blade_hail"], tokens=1
    )
    t.play("sacrifice", "crypt", "wait", "summoner_room")
    assert (t.ask, t.asked, t["rebecca"].wounds) == ("step", "rebecca", 0)


@rule("BR-R80", "BR-14.8")
def test_the_step_enters_its_room_and_traps_answer() -> None:
    t = table("nero", {"who": "rebecca", "at": "observatory", "spells": ["trap: blade_hail"], "tokens": 0},
              at="garden", spells=["dismiss"], tokens=1)  # fmt: skip
    t.play("sacrifice", "summoner_room").answer_with("blade_hail")
    assert t.me.damage == {"rebecca": 3}
    assert t.asked == "nero"


@rule("BR-R80", "BR-15.1")
def test_it_is_no_answer_to_what_others_do() -> None:
    t = table("nero", {"who": "rebecca", "at": "garden", "spells": ["dismiss"], "quick": "trap: blade_hail"},
              at="forge")  # fmt: skip
    t.play("summoner_room")
    assert (t.ask, t.asked) == ("trap", "rebecca")
    assert "sacrifice" not in t.options


@rule("BR-R80", "BR-R26", "BR-13.8")
def test_a_wizard_with_activated_cards_only_takes_no_turn() -> None:
    t = table("nero", {"who": "rebecca", "at": "arena", "tokens": 1}, at="garden", spells=["trap: blade_hail"],
              tokens=1, evocations=["malacoda@forge"])  # fmt: skip
    t.play("wait")
    assert t.offers("end-turn"), "in this turn it can still be given up"
    t.play("end-turn", "wait")
    assert (t.phase, t.asked, t.me.status(1)) == ("evocation", "nero", "trap")


@rule("BR-T38", "BR-R80")
def test_the_example_of_rebecca_who_gives_up_her_blade_hail() -> None:
    t = table("rebecca", {"who": "nero", "tokens": 0}, at="garden", spells=["trap: blade_hail"], tokens=1,
              spellbook="2 vanish")  # fmt: skip
    t.play("sacrifice", "crypt")
    assert (t.me.at, t.me.memories, t.me.status(1)) == ("crypt", "blade_hail", "")
    t.play("wait").until_phase("study")
    assert (t.me.memories, t.me.hand) == ("blade_hail", "2 vanish")


@rule("BR-15.1", "BR-28.16")
def test_one_step_is_not_two() -> None:
    t = table("nero", at="garden", spells=["dismiss"], tokens=1, evocations=["malacoda@arena"])
    t.play("sacrifice", "crypt")
    assert t.ask == "turn"
    assert sum(e.name == "move" for e in t.log) == 1
