"""BR-16: in the cell, and out of it."""

# mypy: disable-error-code="comparison-overlap"

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blackrose.play import Table, table, told
from tests.support.rules import rule

TOUCHED = {"observatory", "treasure_room"}
"""The rooms that Nero's cell touches."""
BLADE_HAIL = {"who": "rebecca", "at": "garden", "spells": ["trap: blade_hail"], "tokens": 0}


def rooms(t: Table) -> set[str]:
    return {option.removeprefix("room-") for option in t.options if option.startswith("room-")}


def confined(*others: Any, **said: Any) -> Table:
    """Nero in his cell; Rebecca can still act."""
    return table("nero", *(others or ({"who": "rebecca", "at": "garden", "tokens": 1},)), **said)


# ------------------------------------------------------------------ into the cell


@rule("BR-16.2", "BR-21.10", "BR-R36")
def test_a_defeated_wizard_stands_in_the_own_cell_and_plays_on_from_there() -> None:
    victim = {"who": "rebecca", "at": "garden", "damage": {"nero": 9}, "tokens": 1, "spells": ["fireball"]}
    t = table("nero", victim, at="garden", tokens=1)
    t.play("rebecca", "done")
    assert (t["rebecca"].at, t["rebecca"].wounds) == ("cell", 0)
    assert (t.asked, rooms(t)) == ("rebecca", {"forge", "sanctuary"})
    t.play("sanctuary", "garden", "done")
    assert t.offers("fireball")


@rule("BR-16.3", "BR-14.7")
def test_a_cell_cannot_be_entered_by_a_move() -> None:
    t = table("nero", at="treasure_room")
    assert rooms(t) == {"cemetery", "observatory", "alchemical_laboratory"}


@rule("BR-16.4", "BR-14.17", "BR-14.16")
def test_an_effect_sends_a_wizard_to_the_cell_without_a_defeat() -> None:
    """The Gate of the Void."""
    target = {"who": "rebecca", "at": "crypt", "damage": {"nero": 4}, "blocked_move": True, "tokens": 1}
    t = table("nero", target, at="garden", spells=["gate_of_the_void"], tokens=0)
    t.play("gate_of_the_void")
    assert t.events("to-cell")
    assert (t["rebecca"].at, t["rebecca"].damage) == ("cell", {"nero": 4})
    assert (t.me.power, t.me.trophies, t["rebecca"].w.blocked_move) == (0, {}, False)
    assert (t.asked, rooms(t)) == ("rebecca", {"forge", "sanctuary"})


@rule("BR-16.4", "BR-R74")
def test_who_sends_another_to_the_cell_goes_on_with_the_turn() -> None:
    t = table(
        "nero", {"who": "rebecca", "at": "crypt", "tokens": 1}, at="garden", spells=["gate_of_the_void"], tokens=1
    )
    t.play("gate_of_the_void")
    assert (t["rebecca"].at, t.asked) == ("cell", "nero")
    assert t.offers("wait"), "only whoever is sent away in the own turn loses the rest of it"


# ------------------------------------------------------------------ immune


@rule("BR-16.5", "BR-16.11", "BR-17.23")
@pytest.mark.parametrize("spell", ["cowardice", "healing_light/reversed", "blackmail", "purloined_secrets"])
def test_no_spell_of_another_reaches_a_wizard_in_the_cell_whatever_its_range(spell: str) -> None:
    other = {"who": "rebecca", "damage": {"tessa": 3}, "hand": "2 vanish", "power": 2, "quests": "wanderer"}
    t = table("nero", other, {"who": "tessa", "at": "arena"}, at="garden", spells=[spell])
    t.play(spell.partition("/")[0])
    assert t.ask != "target" or not t.offers("rebecca")
    t.until("turn", seat=1)
    assert (t["rebecca"].damage, t["rebecca"].power, len(t["rebecca"].hand)) == ({"tessa": 3}, 2, 2)
    assert t["rebecca"].quests == "wanderer"


@rule("BR-16.5")
def test_an_effect_on_all_enemies_leaves_out_those_in_cells() -> None:
    """Fading Hope reversed: every enemy wizard with own damage loses 1 power."""
    t = table("nero", {"who": "rebecca", "damage": {"nero": 2}, "power": 3},
              {"who": "tessa", "at": "arena", "damage": {"nero": 2}, "power": 3},
              at="garden", spells=["fading_hope/reversed"])  # fmt: skip
    t.play("fading_hope")
    assert (t["rebecca"].power, t["tessa"].power) == (3, 2)


@rule("BR-16.5", "BR-16.11")
def test_two_wizards_in_cells_cannot_attack_each_other() -> None:
    t = table("nero", {"who": "rebecca"}, spells=["dagger_in_the_dark"])
    assert not t.offers("rebecca")


@rule("BR-16.6", "BR-R70")
def test_the_black_rose_reaches_wizards_in_their_cells() -> None:
    t = table("nero", {"who": "rebecca", "spellbook": "2 vanish"}, spellbook="2 dismiss", event_deck="feeding_time",
              phase="rose", active=-1)  # fmt: skip
    assert (t.me.at, t.me.damage, t["rebecca"].damage) == ("cell", {"rose": 1}, {"rose": 1})


# ------------------------------------------------------------------ out of the cell


@rule("BR-16.7", "BR-16.8", "BR-R26")
def test_in_the_cell_nothing_can_be_done_but_leave_it_with_a_token_or_by_a_sacrifice() -> None:
    t = confined(quick="dismiss", spells=["fireball"], hand="vanish")
    assert set(t.options) == {"room-observatory", "room-treasure_room", "sacrifice"}


@rule("BR-16.7", "BR-R26", "BR-14.2")
def test_leaving_with_a_token_is_a_move_of_one_or_two_and_the_room_may_be_activated() -> None:
    t = confined(tokens=2)
    t.play("treasure_room")
    assert t.ask == "step"
    t.play("stop", "activate")
    assert (t.me.at, t.me.power, t.me.tokens) == ("treasure_room", 1, 1)
    t = confined()
    t.play("treasure_room", "cemetery", "done")
    assert t.me.at == "cemetery"


@rule("BR-16.7", "BR-13.6")
def test_outside_the_turn_goes_on_as_any_other() -> None:
    t = confined(quick="healing_light", tokens=1)
    t.play("treasure_room", "stop", "done")
    assert t.offers("healing_light")


@rule("BR-16.7", "BR-R81", "BR-15.1")
def test_with_a_token_one_may_leave_by_a_sacrifice_too() -> None:
    t = confined(quick="healing_light", spells=["fireball"], tokens=1)
    t.play("sacrifice", "fireball", "observatory")
    assert (t.me.at, t.me.tokens, t.ask) == ("observatory", 1, "turn")
    assert all(t.offers(x) for x in ("wait", "activate", "healing_light")), "the whole combination is still there"
    assert not t.offers("sacrifice")


@rule("BR-T19", "BR-15.5", "BR-16.10", "BR-27.9", "BR-R81")
def test_with_one_spell_and_no_token_the_spell_has_to_be_given_up_to_leave() -> None:
    t = confined(spells=["fireball"], tokens=0)
    if t.ask == "turn":
        assert t.options == ["sacrifice"]
        t.play("sacrifice")
    if t.ask == "sacrifice":
        t.play("fireball")
    assert (t.ask, set(t.options)) == ("step", {"room-observatory", "room-treasure_room"})
    t.play("treasure_room")
    assert (t.me.at, t.me.memories) == ("treasure_room", "fireball")
    assert t.me.w.status == [""] * 4
    assert (t.asked, t.ready("treasure_room")) == ("rebecca", True), "neither an activation nor a spell follows"


@rule("BR-16.9", "BR-T19", "BR-21.11")
@pytest.mark.parametrize("spells", [[], ["used: fireball"], ["trap: blade_hail"]])
def test_with_neither_token_nor_prepared_spell_there_is_no_turn_and_the_wizard_stays(spells: list[str]) -> None:
    t = table("nero", {"who": "rebecca", "spells": spells, "tokens": 0}, at="garden", tokens=2)
    t.play("wait", "wait")
    assert not any(told(e, "who") == 1 for e in t.events("turn"))
    assert (t["rebecca"].at, t.phase) == ("cell", "study")
    t.until_phase("action")
    assert t["rebecca"].tokens == 2
    assert t["rebecca"].at == "cell"


@rule("BR-15.5", "BR-16.7", "BR-R25")
def test_without_a_token_but_with_several_spells_one_is_given_up_first_and_the_next_can_be_cast() -> None:
    t = confined(quick="dismiss", spells=["healing_light"], tokens=0)
    t.play("sacrifice", "dismiss", "observatory") if t.ask == "turn" else t.play("dismiss", "observatory")
    assert t.me.memories == "dismiss"
    assert t.offers("healing_light")


@rule("BR-R81", "BR-14.8", "BR-T37")
@pytest.mark.parametrize("way", ["token", "sacrifice"])
def test_the_example_of_tessa_who_leaves_into_a_trapped_room(way: str) -> None:
    """With a token the move may go on; with the sacrifice there is nothing more of that step."""
    t = table("tessa", BLADE_HAIL, cell=0, tokens=1, quick="vanish", spells=["fireball"],
              rooms={"observatory": "arena"})  # fmt: skip
    t.play(*(["arena"] if way == "token" else ["sacrifice", "fireball", "arena"])).answer_with("blade_hail")
    assert (t.me.at, t.me.damage) == ("arena", {"rebecca": 3})
    assert t.ask == ("step" if way == "token" else "turn")
    if way == "token":
        t.play("cemetery")
        assert t.me.at == "cemetery"


@rule("BR-R81", "BR-R36", "BR-20.12")
def test_a_defeat_on_leaving_ends_the_turn_in_the_cell() -> None:
    t = table("nero", {**BLADE_HAIL, "tokens": 1}, cell=0, tokens=2, damage={"rose": 8},
              rooms={"observatory": "arena"})  # fmt: skip
    t.play("arena").answer_with("blade_hail")
    assert (t.me.at, t.me.tokens, t.me.wounds) == ("cell", 1, 0)
    assert t.asked == "rebecca"
    t.end_turn()
    assert rooms(t) == {"arena", "treasure_room"}, "his other token is still his"


@rule("BR-R81", "BR-16.10")
def test_a_forced_exit_into_a_trapped_room_is_still_forced() -> None:
    t = table("nero", BLADE_HAIL, cell=0, tokens=0, spells=["fireball"],
              rooms={"observatory": "arena", "treasure_room": "summoner_room"})  # fmt: skip
    while t.ask != "step":
        t.play(t.options[0])
    assert rooms(t) == {"arena", "summoner_room"}
    assert not t.offers("stop")
    t.play("summoner_room").answer_with("blade_hail")
    assert t.me.damage == {"rebecca": 3}


@rule("BR-R62")
def test_a_wizard_outside_the_cell_stays_there_at_the_end_of_a_round() -> None:
    t = table(
        "nero", {"who": "rebecca", "tokens": 0}, at="garden", tokens=1, damage={"rose": 2}, event_deck="wretched_dance"
    )
    t.play("wait").until_phase("preparation")
    assert (t.state.round, t.me.at, t.me.damage) == (2, "garden", {"rose": 2})
