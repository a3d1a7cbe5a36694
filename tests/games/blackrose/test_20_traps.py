"""Traps (BR-20): who is asked, which deeds they answer, in which order, and how a move goes on after them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blackrose.play import Table, event_of, table
from tests.support.rules import rule

TRAP_QUESTION = ["pass", "quiet"]
"""What is offered to one who is asked and has nothing to trigger."""


def rebecca(*spells: str, **more: object) -> dict[str, object]:
    """Rebecca in her cell with activated traps."""
    return {"who": "rebecca", "tokens": 0, "spells": [f"trap: {spell}" for spell in spells], **more}


def order(t: Table, *names: str) -> list[str]:
    """The events of these names in the order in which they happened."""
    return [e.name for e in t.log if e.name in names]


# ------------------------------------------------------------------ when they can be triggered


@rule("BR-20.1", "BR-17.5", "BR-17.11")
def test_a_trap_works_only_once_it_is_activated() -> None:
    t = table("nero", {"who": "rebecca", "spells": ["blade_hail"], "tokens": 0}, at="garden")
    t.play("summoner_room")
    assert (t.ask, t.asked, t.me.damage) == ("step", "nero", {})
    hers = {"who": "rebecca", "at": "crypt", "spells": ["blade_hail"], "tokens": 0}
    t = table("nero", hers, at="garden", active=1)
    t.play("blade_hail", "end-turn")
    assert (t.other.status(1), t.other.w.revealed[1]) == ("trap", []), "it stays face down"
    t.play("summoner_room", "blade_hail")
    assert t.me.damage == {"rebecca": 3}
    assert len(t.other.w.revealed[1]) == 1


@rule("BR-20.1", "BR-20.4", "BR-20.5")
@pytest.mark.parametrize(("side", "answered"), [("tripwire_rune", "activate"), ("tripwire_rune/reversed", "attack")])
def test_the_two_sides_of_an_effect_trap_have_conditions_of_their_own(side: str, answered: str) -> None:
    tessa = {"who": "tessa", "at": "treasure_room", "tokens": 0}
    t = table("nero", rebecca(side), tessa, at="treasure_room")
    t.play("activate")
    assert not t.offers("tripwire_rune"), "before the activation"
    t.play("pass")
    assert (t.ask, t.offers("tripwire_rune")) == ("trap", answered == "activate")
    t = table("nero", rebecca(side), tessa, at="treasure_room")
    t.play("tessa")
    assert (t.ask, t.offers("tripwire_rune")) == ("trap", answered == "attack")
    t = table("nero", rebecca(side), tessa, at="treasure_room")
    t.play("cemetery")
    assert (t.ask, t.offers("tripwire_rune")) == ("trap", False)


@rule("BR-20.2", "BR-20.10", "BR-27.13")
def test_a_trap_is_used_up_by_one_trigger_whichever_colour_it_was() -> None:
    t = table("nero", rebecca("blade_hail"), at="crypt")
    t.play("garden", "blade_hail")
    assert (t.me.damage, t.other.status(1)) == ({"rebecca": 2}, "used")
    t.play("summoner_room")
    assert t.me.damage == {"rebecca": 2}, "red would do three, but the whole card is used"
    assert t.ask == "activate-after"


@rule("BR-R29", "BR-28.28")
def test_triggering_is_optional() -> None:
    t = table("nero", rebecca("blade_hail"), at="garden")
    t.play("summoner_room")
    assert t.options == ["space-1", "pass", "quiet"]
    t.play("pass")
    assert (t.me.damage, t.other.status(1), t.ask) == ({}, "trap", "step")


@rule("BR-20.6", "BR-20.7", "BR-20.8")
@pytest.mark.parametrize(
    ("room", "damage", "power"),
    [
        ("summoner_room", 3, 0),
        ("garden", 2, 1),
        ("cemetery", -1, 0),
        ("throne_room", -1, 0),
        ("mirrors_room", -1, 0),
        ("bibliotheca", -1, 0),
    ],
)
def test_of_a_room_trap_the_effect_of_the_rooms_colour_is_resolved(room: str, damage: int, power: int) -> None:
    t = table("nero", rebecca("blade_hail"), at="black_rose_room")
    t.play(room)
    assert (t.ask, t.offers("blade_hail")) == ("trap", damage > 0)
    if damage > 0:
        t.play("blade_hail")
        assert t.me.damage == {"rebecca": damage}
        assert t.other.power == power


@rule("BR-20.6")
def test_a_room_trap_has_no_reversed_side() -> None:
    t = table("nero", at="garden", spells=["masquerade"], hand="blade_hail")
    t.play("masquerade", "fire")
    assert len(t.options) == 1
    assert t.offers("blade_hail/straight")


@rule("BR-20.7", "BR-23.12", "BR-14.8")
def test_an_evocation_that_enters_triggers_it_too() -> None:
    t = table("nero", rebecca("blade_hail"), at="crypt", spells=["grip_of_darkness"], evocations=["landsknecht@garden"])
    t.play("grip_of_darkness", "summoner_room", "blade_hail")
    assert t.me.evocations == []
    assert t.me.damage == {}
    assert t.nothing_pending


@rule("BR-20.7", "BR-R52")
def test_whoever_is_pushed_in_triggers_it_too() -> None:
    tessa = {"who": "tessa", "at": "garden", "tokens": 0}
    t = table("nero", rebecca("blade_hail"), tessa, at="garden", spells=["puppet_strings/reversed"])
    t.play("puppet_strings", "summoner_room")
    assert (t.ask, t.asked) == ("trap", "rebecca")
    t.play("blade_hail", "forge").pass_all()
    assert (t["tessa"].damage, t["tessa"].at) == ({"rebecca": 3}, "forge"), (
        "each room on the way is entered, and the push goes on"
    )
    assert t.me.damage == {}


@rule("BR-20.9")
def test_being_in_a_room_or_leaving_it_triggers_nothing() -> None:
    t = table("nero", rebecca("blade_hail"), at="summoner_room", spells=["fireball"])
    t.play("black_rose_room")
    assert t.ask == "step", "he left a red room; nobody is asked about a room without colour"
    t.play("stop", "fireball", "summoner_room")
    assert t.me.damage == {}
    t = table("nero", rebecca("blade_hail"), at="summoner_room")
    t.play("wait")
    assert t.other.status(1) == "trap"
    assert t.nothing_pending


# ------------------------------------------------------------------ the owner's own side


@rule("BR-20.3", "BR-22.1", "BR-R29")
def test_nobody_triggers_an_own_trap() -> None:
    t = table("nero", {"who": "rebecca", "tokens": 0}, at="garden", quick="trap: blade_hail", spells=["grip_of_darkness"],
              evocations=["landsknecht@garden"])  # fmt: skip
    t.play("summoner_room", "stop", "done")
    t.play("grip_of_darkness", "summoner_room", "stop")
    assert (t.me.damage, t.me.status(0)) == ({}, "trap")
    assert t.me.evocations == ["landsknecht@summoner_room"]


@rule("BR-20.3", "BR-R29")
def test_an_own_trap_harms_nobody_of_the_own_side_but_helps_its_owner() -> None:
    hers = rebecca("blade_hail", at="garden", evocations=["landsknecht@garden"])
    t = table("nero", hers, {"who": "tessa", "at": "garden"}, at="crypt")
    t.play("garden", "blade_hail")
    assert (t.me.damage, t["tessa"].damage) == ({"rebecca": 2}, {"rebecca": 2}), "every enemy there, not only who came"
    assert (t["rebecca"].damage, t["rebecca"].evocations) == ({}, ["landsknecht@garden"])
    assert t["rebecca"].power == 1


@rule("BR-R68")
def test_an_evocation_under_anothers_control_triggers_neither_ones_traps() -> None:
    hers = {"who": "rebecca", "spells": ["trap: blade_hail"], "evocations": ["cerberus@garden"], "tokens": 0}
    tessa = {"who": "tessa", "spells": ["trap: blade_hail"], "tokens": 0}
    t = table("nero", hers, tessa, at="crypt", spells=["rite_of_control/reversed"], quick="trap: blade_hail")
    t.play("rite_of_control", "fire", "summoner_room")
    assert (t.ask, t.asked) == ("trap", "tessa"), "neither its owner's nor its controller's"
    t.play("blade_hail")
    assert sum(t["rebecca"].evocation("cerberus").damage) == 3


# ------------------------------------------------------------------ who is asked: by what everybody sees


@rule("BR-R54")
@pytest.mark.parametrize(
    "card", ["blade_hail", "false_door", "labyrinth", "labyrinth/reversed", "ambush/reversed", "fateful_snare"]
)
def test_whoever_has_a_face_down_trap_is_asked_whatever_it_is(card: str) -> None:
    t = table("nero", rebecca(card), at="garden")
    t.play("summoner_room")
    assert (t.ask, t.asked) == ("trap", "rebecca")
    assert t.options == (["space-1", *TRAP_QUESTION] if card == "blade_hail" else TRAP_QUESTION)


@rule("BR-R54")
@pytest.mark.parametrize("spells", [[], ["blade_hail"], ["protection: sentinel_eye"], ["used: blade_hail"]])
def test_whoever_has_no_trap_token_is_not_asked(spells: list[str]) -> None:
    t = table("nero", {"who": "rebecca", "spells": spells}, at="garden")
    t.play("summoner_room")
    assert (t.ask, t.asked) == ("step", "nero")


@rule("BR-R54", "BR-R30")
@pytest.mark.parametrize(
    ("at", "asked"),
    [("cell", False), ("forge", False), ("crypt", False), ("summoner_room", True), ("black_rose_room", True)],
)
def test_nobody_is_asked_about_what_no_trap_of_the_box_answers(at: str, asked: bool) -> None:
    # The Black Rose Room has no colour; only traps around their owner could answer.
    t = table("nero", rebecca("labyrinth", at=at), at="cemetery")
    t.play("black_rose_room")
    assert (t.ask == "trap") is asked
    assert t.offers("labyrinth") is (at == "black_rose_room")


@rule("BR-R54")
def test_a_trap_that_lies_face_up_is_asked_for_only_where_it_fits() -> None:
    hers = {"who": "rebecca", "spells": ["blade_hail"], "at": "forge", "tokens": 0}
    t = table("nero", hers, at="garden", active=1, board=["open_secrets", "", ""])
    t.play("blade_hail", "end-turn")
    assert len(t.other.w.revealed[1]) == 1
    t.play("crypt")
    assert t.ask == "step", "a grey room: everybody sees that it does not fit"
    t.play("garden")
    assert (t.ask, t.options) == ("trap", ["space-1", *TRAP_QUESTION])
    t.play("blade_hail")
    assert (t.me.damage, t.other.status(1)) == ({"rebecca": 2}, "used")


def test_whoever_wants_quiet_is_asked_again_after_the_next_own_turn() -> None:
    hers = rebecca("blade_hail", tokens=1, at="forge")
    t = table("nero", hers, at="garden", tokens=2, spells=["vanish"])
    t.play("summoner_room", "quiet", "garden")
    assert t.ask == "activate-after", "not asked again"
    t.play("done", "summoner_room", "garden", "done", "end-turn")
    assert t.asked == "rebecca"
    t.play("wait", "end-turn", "vanish", "arena")
    assert (t.ask, t.asked) == ("trap", "rebecca")


# ------------------------------------------------------------------ range


@rule("BR-R30", "BR-17.19")
def test_an_effect_trap_measures_from_where_its_owner_stands_when_it_is_triggered() -> None:
    for at, near in (("crypt", True), ("oracle_room", True), ("pleasures_room", False), ("cell", False)):
        t = table("nero", rebecca("living_roots", at=at), at="garden")
        t.play("crypt")
        assert t.offers("living_roots") is near


@rule("BR-R30", "BR-R94")
def test_in_the_cell_only_range_any_and_room_traps_work_and_no_mark_is_placed() -> None:
    hers = rebecca("sacred_threshold", "tripwire_rune", "scorched_threshold", damage={"rose": 3})
    t = table("nero", hers, at="garden")
    t.play("summoner_room", "scorched_threshold")
    assert t.me.damage == {"rebecca": 2}
    assert t.instability("summoner_room") == {"rebecca": 1}
    assert t.other.cubes_left == 26 - 3, "what the effect places; there is no mark in a cell"
    t.play("pass", "sanctuary", "sacred_threshold")
    assert (t.me.damage, t.other.damage) == ({"rebecca": 4}, {"rose": 1}), "she heals in her cell"
    # He heals three in the Sanctuary before the rune answers.
    t.play("pass", "activate", "pass", "tripwire_rune")
    assert t.me.damage == {"rebecca": 4 - 3 + 2}
    assert t.other.at == "cell"
    assert t.nothing_pending


# ------------------------------------------------------------------ interrupting


@rule("BR-20.11", "BR-R74")
def test_a_trap_interrupts_the_move_which_then_goes_on() -> None:
    t = table("nero", rebecca("blade_hail"), at="garden")
    t.play("summoner_room", "blade_hail")
    assert t.me.damage == {"rebecca": 3}
    assert (t.ask, t.me.tokens) == ("step", 1)
    t.play("forge", "done")
    assert t.me.at == "forge"
    assert t.nothing_pending


@rule("BR-T8", "BR-20.12", "BR-R36", "BR-R74", "BR-21.2")
def test_a_trap_that_defeats_a_wizard_on_the_way_to_the_forge() -> None:
    t = table("tessa", rebecca("blade_hail"), {"who": "nero", "tokens": 1}, at="garden", damage={"nero": 4, "rose": 4},
              spells=["fireball"], rooms={"summoner_room": "alchemical_laboratory"})  # fmt: skip
    assert t.next_to("garden")[1] == "alchemical_laboratory"
    assert "forge" in t.next_to("alchemical_laboratory")
    t.play("alchemical_laboratory", "blade_hail")
    assert (t.me.at, t.me.damage) == ("cell", {})
    assert [t[who].power for who in ("tessa", "rebecca", "nero")] == [0, 2, 3]
    assert t.rose == 3
    assert t["rebecca"].trophies == {"tessa": 1}
    assert t.turn_over
    assert (t.asked, t.me.tokens, t.me.status(1)) == ("nero", 1, "prepared"), "her other token and spells stay"
    assert t.nothing_pending


@rule("BR-20.12", "BR-R36", "BR-R74")
def test_who_falls_while_an_own_evocation_moves_loses_the_rest_of_its_move_too() -> None:
    t = table("nero", rebecca("blade_hail", tokens=1), at="summoner_room", damage={"rose": 8},
              spells=["raise_the_bone_knight/reversed"], evocations=["bone_knight@garden"])  # fmt: skip
    t.play("raise_the_bone_knight").pass_all()
    t.play("summoner_room", "blade_hail")
    assert (t.me.at, t.me.evocations) == ("cell", ["bone_knight@summoner_room"]), "it bears 3 and suffered 1 less"
    assert (t.turn_over, t.asked) == (True, "rebecca")


@rule("BR-20.12", "BR-R36")
def test_who_falls_to_the_answer_to_an_activation_neither_moves_nor_attacks_after_it() -> None:
    t = table("nero", rebecca("tripwire_rune", tokens=1), {"who": "tessa", "at": "treasure_room", "tokens": 0},
              at="treasure_room", damage={"rose": 9})  # fmt: skip
    t.play("activate", "pass", "tripwire_rune")
    assert (t.me.at, t.me.power, t["tessa"].damage) == ("cell", 1, {})
    assert (t.turn_over, t.asked, t.me.tokens) == (True, "rebecca", 1)


@rule("BR-R85", "BR-R36", "BR-R73")
def test_who_falls_before_an_activation_activates_nothing() -> None:
    """His Vanish spares him the Labyrinth and leads him into a red room."""
    t = table("nero", rebecca("labyrinth/reversed", "blade_hail", tokens=1), at="treasure_room", damage={"rose": 8},
              spells=["protection: vanish/reversed"], quests="counted_coin")  # fmt: skip
    t.play("activate", "labyrinth", "vanish", "alchemical_laboratory", "blade_hail").pass_all()
    assert (t.me.at, t.turn_over) == ("cell", True)
    assert (t.ready("treasure_room"), t.me.power) == (True, 0)
    assert t.me.quests == "counted_coin"


@rule("BR-T7", "BR-13.3", "BR-19.7")
def test_a_trap_and_a_protection() -> None:
    hers = {
        "who": "rebecca",
        "at": "summoner_room",
        "spells": ["trap: blade_hail"],
        "quick": "protection: dark_armour",
        "tokens": 0,
    }
    t = table("nero", hers, quick="destructive_chain_lightning", cell=1)
    assert "summoner_room" in t.next_to("forge")
    t.play("forge").pass_all()
    t.play("summoner_room", "blade_hail")
    assert (t.me.damage, t.other.damage) == ({"rebecca": 3}, {})
    t.play("activate")
    t.pass_all()
    assert t.me.evocations == ["cerberus@summoner_room"]
    assert t.me.evocation("cerberus").slot == 1
    assert t.me.evocation("cerberus").damage == [0, 0, 0, 0, 0], "no further trap"
    t.play("destructive_chain_lightning")
    assert t.instability("summoner_room") == {"nero": 1}
    t.play("pass", "dark_armour")
    assert t.me.damage == {"rebecca": 3, "nero": 1}
    assert t.other.damage == {}
    assert (t.other.status(1), t.other.status(0), t.me.status(0)) == ("used", "used", "used")
    assert not t.ready("summoner_room")
    assert (t.me.tokens, t.turn_over) == (1, True)
    assert t.nothing_pending


@rule("BR-R74", "BR-23.7")
def test_an_evocation_destroyed_on_the_way_does_not_attack_and_the_others_go_on() -> None:
    t = table("nero", rebecca("blade_hail", at="arena"), at="garden", phase="evocation", active=0,
              evocations=["landsknecht@throne_room", "landsknecht@armory"], rest={"step": 1})  # fmt: skip
    t.play("landsknecht@throne_room", "summoner_room", "blade_hail")
    assert t.me.evocations == ["landsknecht@armory"]
    assert t.other.damage == {}
    t.play("landsknecht@armory", "arena").pass_all()
    t.play("stop", "rebecca")
    assert t.other.damage == {"nero": 2}


# ------------------------------------------------------------------ summoning


@rule("BR-20.13", "BR-27.4")
def test_summoning_into_a_trapped_room_triggers_the_trap() -> None:
    t = table("nero", rebecca("blade_hail", at="forge"), at="garden", spells=["summoning_of_darkness"])
    t.play("summoning_of_darkness", "summoner_room")
    assert (t.ask, t.asked) == ("trap", "rebecca")
    t.play("blade_hail")
    assert t.me.evocations == []
    assert t.me.damage == {}, "he himself stands elsewhere"
    assert t.nothing_pending


# ------------------------------------------------------------------ several traps


@rule("BR-20.15", "BR-27.1")
@pytest.mark.parametrize("first", ["space-1", "space-2"])
def test_two_identical_traps_can_both_be_triggered_in_any_order(first: str) -> None:
    t = table("nero", rebecca("blade_hail", "blade_hail"), at="garden")
    t.play("summoner_room")
    assert t.options == ["space-1", "space-2", *TRAP_QUESTION]
    t.play(first, "blade_hail")
    assert t.me.damage == {"rebecca": 6}
    assert t.ask == "step"


@rule("BR-20.14", "BR-27.2", "BR-R73")
@pytest.mark.parametrize("mover", [0, 1, 2, 3])
def test_owners_are_asked_clockwise_from_the_one_after_the_mover(mover: int) -> None:
    names = ["nero", "rebecca", "tessa", "jafar"]
    traps = ["labyrinth", "fateful_snare", "tripwire_rune", "labyrinth"]
    said: list[dict[str, Any]] = [
        {"who": who, "spells": [f"trap: {trap}"]} for who, trap in zip(names, traps, strict=True)
    ]
    said[mover]["at"] = "garden"
    me, *others = said
    t = table(str(me.pop("who")), *others, active=mover, **me)
    t.play("summoner_room")
    asked = []
    while t.ask == "trap":
        asked.append(t.asked)
        t.play("pass")
    assert asked == [names[(mover + i) % 4] for i in (1, 2, 3)]


@rule("BR-20.14", "BR-27.2")
def test_one_owners_traps_come_in_the_order_the_owner_likes() -> None:
    for first, second in (("blade_hail", "scorched_threshold"), ("scorched_threshold", "blade_hail")):
        t = table("nero", rebecca("blade_hail", "scorched_threshold"), at="garden", damage={"rose": 8})
        t.play("summoner_room", first)
        if first == "blade_hail":
            assert (t.me.at, t.other.status(2)) == ("cell", "trap"), "he fell, so the second has nothing to answer"
        else:
            assert t.me.damage == {"rose": 8, "rebecca": 2}
            t.play(second)
            assert t.me.at == "cell"
        assert t.turn_over


@rule("BR-R73")
def test_a_trap_needs_the_miniature_still_in_that_room() -> None:
    tessa = {"who": "tessa", "tokens": 0, "spells": ["trap: tomb_snare", "trap: blade_hail"]}
    t = table("nero", rebecca("false_door"), tessa, at="garden")
    t.play("oracle_room", "false_door", "forge")
    # In the Forge (green) he is now; the Oracle Room is left behind.
    assert (t.ask, t.asked) == ("trap", "tessa")
    assert t.options == ["space-2", *TRAP_QUESTION]
    t.play("blade_hail", "pass")
    assert t.me.damage == {"tessa": 2}
    assert t["tessa"].status(1) == "trap"
    assert t.ask == "activate-after"


@rule("BR-T31", "BR-R73", "BR-R74", "BR-20.14")
@pytest.mark.parametrize("shield", ["sentinel_eye", "barkskin"])
def test_several_answers_to_one_step(shield: str) -> None:
    other = {"sentinel_eye": "barkskin", "barkskin": "sentinel_eye"}[shield]
    t = table(
        "tessa",
        {"who": "rebecca", "tokens": 0, "spells": ["trap: blade_hail", "trap: blade_hail"]},
        {"who": "nero", "tokens": 0, "spells": ["trap: scorched_threshold"]},
        at="throne_room",
        spells=["protection: barkskin", "protection: sentinel_eye"],
    )
    t.play("arena")
    assert (t.ask, t.asked) == ("trap", "rebecca")
    t.play("space-1", "pass")
    assert (t.ask, t.options) == ("protect", ["space-1", "space-2", "pass"])
    t.play(shield)
    assert t.me.damage == {}
    assert (t.ask, t.asked) == ("trap", "rebecca"), "at 0 the other protection cannot follow"
    t.play("space-2", "pass")
    assert (t.ask, t.options) == ("protect", [f"space-{1 if other == 'barkskin' else 2}", "pass"])
    t.play("pass")
    assert t.me.damage == {"rebecca": 3}
    assert (t.ask, t.asked) == ("trap", "nero")
    t.play("scorched_threshold", "pass", other)
    assert t.me.damage == {"rebecca": 2 if other == "barkskin" else 3}, "the Barkskin heals one"
    assert t.ask == "step"


@rule("BR-T31", "BR-R73", "BR-R74")
def test_later_traps_are_not_triggered_by_one_who_fell() -> None:
    t = table(
        "tessa",
        {"who": "rebecca", "tokens": 0, "spells": ["trap: blade_hail", "trap: blade_hail"]},
        {"who": "nero", "tokens": 0, "spells": ["trap: scorched_threshold"]},
        at="throne_room",
        damage={"rose": 8},
    )
    t.play("arena", "space-1")
    assert t.me.at == "cell"
    assert (t["rebecca"].status(2), t["nero"].status(1)) == ("trap", "trap")
    assert t.nothing_pending


@rule("BR-R73", "BR-20.14")
def test_traps_come_before_quests_and_those_before_events_from_position_one_on() -> None:
    t = table("nero", rebecca("false_door"), at="sanctuary", quests="wanderer", board=["a_thousand_thorns", "", ""],
              spellbook="fireball")  # fmt: skip
    t.play("forge", "pass", "arena", "pass", "done", "throne_room", "false_door")
    assert (t.ask, t.me.damage) == ("quest", {"rebecca": 1}), "the third colour in one turn"
    t.play("wanderer")
    assert t.me.damage == {"rebecca": 1, "rose": 1}
    assert order(t, "trigger-trap", "complete-quest", "event-works") == [
        "trigger-trap",
        "complete-quest",
        "event-works",
    ]


@rule("BR-R73")
def test_events_answer_from_position_one_to_three() -> None:
    t = table("nero", at="armory", board=["purple_requiem", "wretched_dance", "purple_excess"])
    t.play("activate")
    cards = [event_of(e.args["card"].id).id for e in t.events("event-works")]  # type: ignore[union-attr,arg-type]
    assert cards == ["purple_requiem", "wretched_dance", "purple_excess"]
    assert t.me.power == 2 + 1
    assert t.ask == "draw-school"


@rule("BR-R73")
def test_an_event_answers_one_who_has_moved_on_but_not_one_who_fell() -> None:
    t = table(
        "nero", {"who": "rebecca", "tokens": 0}, at="the_abyss", board=["blue_mirror", "", ""], spellbook="fireball"
    )
    t.play("activate", "garden")
    assert t.me.at == "garden"
    assert t.me.hand == "fireball"
    t = table("nero", rebecca("tripwire_rune"), at="armory", damage={"rose": 9}, board=["wretched_dance", "", ""])
    t.play("activate", "pass", "tripwire_rune")
    assert (t.me.at, t.me.power) == ("cell", 0)
    assert t.events("event-works") == []
    assert t.turn_over


@rule("BR-R73")
def test_no_event_answers_one_whom_an_event_before_it_has_defeated() -> None:
    """The Truce of Thorns hurts whoever inflicts damage; First Blood rewards the first."""
    for lying, power in ((9, 1), (10, 0)):
        t = table("nero", {"who": "tessa", "at": "garden", "tokens": 1}, at="garden", damage={"rose": lying},
                  board=["truce_of_thorns", "first_blood", ""])  # fmt: skip
        t.play("tessa")
        assert (t.me.at == "cell", t.me.power) == (power == 0, power)


@rule("BR-R73")
def test_no_event_answers_one_who_was_pushed_in_and_fell_there() -> None:
    for lying, damage in ((7, {"rose": 7 + 1, "rebecca": 2}), (9, {})):
        tessa = {"who": "tessa", "at": "oracle_room", "tokens": 0, "damage": {"rose": lying}}
        t = table("nero", rebecca("blade_hail"), tessa, at="oracle_room", spells=["puppet_strings/reversed"],
                  board=["a_thousand_thorns", "", ""])  # fmt: skip
        t.play("puppet_strings", "garden", "blade_hail")
        assert t["tessa"].damage == damage


@rule("BR-R73", "BR-R74", "BR-19.8")
def test_each_answer_is_finished_before_the_next() -> None:
    # Blade Hail pushes nobody, but Nero's Vanish takes him into another red room, where the second trap may answer first.
    t = table("nero", rebecca("blade_hail", "blade_hail"), at="garden", spells=["protection: vanish/reversed"])
    t.play("summoner_room", "space-1", "vanish", "arena")
    assert (t.ask, t.asked, t.offers("space-2")) == ("trap", "rebecca", True)
    t.play("space-2")
    assert (t.me.at, t.me.damage) == ("arena", {"rebecca": 3})
    assert t.ask == "step"
    assert t.options == [*(f"room-{room}" for room in t.next_to("arena")), "stop"], "the move goes on from there"
    t.play("forge")
    assert t.ask == "activate-after", "with the one step that was left"


# ------------------------------------------------------------------ several moved by one effect


@rule("BR-R71", "BR-R52")
def test_several_pushed_by_one_effect_go_one_after_another_as_the_resolver_likes() -> None:
    hers = {"who": "rebecca", "at": "garden", "evocations": ["cerberus@garden"], "tokens": 0}
    tessa = {"who": "tessa", "at": "arena", "spells": ["trap: blade_hail", "trap: blade_hail"], "tokens": 0}
    t = table("nero", hers, tessa, at="crypt", spells=["maelstrom"])
    t.play("maelstrom").pass_all()
    t.play("garden")
    assert (t.ask, t.asked, t.options) == ("push-next", "nero", ["seat-1", "evocation-1-1"])
    t.play("cerberus", "summoner_room")
    assert (t.ask, t.asked) == ("trap", "tessa"), "the traps of the first before the second goes"
    assert t["rebecca"].at == "garden"
    t.play("space-1")
    assert t["rebecca"].evocations == [], "2 + 3"
    assert t.ask == "push"
    t.play("summoner_room", "space-2")
    assert t["rebecca"].damage == {"nero": 2, "tessa": 3}


@rule("BR-R52")
def test_a_push_leads_through_rooms_only_and_may_not_stand_still() -> None:
    hers = {"who": "rebecca", "at": "forge", "blocked_move": True, "blocked_activation": True, "tokens": 0}
    t = table("nero", hers, at="arena", spells=["puppet_strings/reversed"])
    t.play("puppet_strings")
    assert t.options == [f"room-{room}" for room in t.next_to("forge")], (
        "no cell, though the Forge touches one, and no staying"
    )
    t.play("sanctuary")
    assert t.offers("stop"), "one up to two steps"
    t.play("stop")
    assert t.other.at == "sanctuary"
    assert (t.other.w.blocked_move, t.other.w.blocked_activation) == (True, True)
    assert t.nothing_pending


@rule("BR-R52")
def test_even_what_cannot_move_by_itself_can_be_pushed() -> None:
    hers = {"who": "rebecca", "evocations": ["mutated_altar@garden"], "tokens": 0}
    t = table("nero", hers, at="garden", spells=["ice_explosion/reversed"])
    t.play("ice_explosion", "crypt")
    assert t.other.evocations == ["mutated_altar@crypt"]
    assert t.nothing_pending


# ------------------------------------------------------------------ cells


@rule("BR-20.16", "BR-16.5", "BR-27.15", "BR-R73")
def test_no_trap_answers_one_who_is_in_the_cell() -> None:
    # Nero completes a quest in his cell: Rebecca's Fateful Snare does not answer it.
    his = {
        "who": "nero",
        "quests": "the_snare_closes",
        "spells": ["trap: blade_hail"],
        "spellbook": "dismiss",
        "tokens": 0,
    }
    t = table("tessa", rebecca("fateful_snare"), his, at="garden")
    t.play("summoner_room", "pass", "blade_hail", "the_snare_closes")
    assert t["nero"].completed == "the_snare_closes"
    assert (t["rebecca"].power, t["rebecca"].status(1)) == (0, "trap")
    assert t.asked == "tessa"
    his["at"] = "forge"
    t = table("tessa", rebecca("fateful_snare"), his, at="garden")
    t.play("summoner_room", "pass", "blade_hail", "the_snare_closes", "fateful_snare")
    assert t["rebecca"].power == 2, "outside it does"


@rule("BR-T37", "BR-R81", "BR-16.7")
def test_out_of_the_cell_into_a_trap() -> None:
    rooms = {"forge": "arena"}
    hers = {"who": "rebecca", "at": "garden", "spells": ["trap: blade_hail"], "tokens": 0}
    t = table("tessa", hers, cell=1, rooms=rooms, spells=["fireball"])
    assert t.next_to("cell:tessa") == ["arena", "sanctuary"]
    t.play("arena", "blade_hail")
    assert (t.me.at, t.me.damage) == ("arena", {"rebecca": 3})
    assert t.ask == "step", "the move may go on"
    t.play("forge")
    assert t.me.at == "forge"
    t = table("tessa", hers, cell=1, rooms=rooms, spells=["fireball"])
    t.play("sacrifice", "arena", "blade_hail")
    assert (t.me.at, t.me.damage) == ("arena", {"rebecca": 3})
    assert t.me.memories == "fireball"
    assert (t.ask, t.me.tokens) == ("turn", 2), "nothing more of that step"
    assert t.nothing_pending


@rule("BR-R81", "BR-20.12")
def test_leaving_the_cell_into_a_second_defeat() -> None:
    hers = {"who": "rebecca", "at": "garden", "spells": ["trap: blade_hail"], "tokens": 0}
    t = table("tessa", hers, cell=1, rooms={"forge": "arena"}, damage={"rose": 8}, spells=["fireball"])
    assert not t.offers("wait")
    assert not t.offers("fireball"), "before leaving, nothing else is possible"
    t.play("arena", "blade_hail")
    assert t.me.at == "cell"
    assert t.turn_over
    assert (t.me.tokens, t.me.status(1)) == (1, "prepared")


@rule("BR-R81", "BR-15.5", "BR-16.10")
def test_a_forced_exit_into_a_trapped_room_is_still_forced() -> None:
    hers = {"who": "rebecca", "at": "garden", "spells": ["trap: blade_hail"], "tokens": 0}
    t = table("tessa", hers, cell=1, rooms={"forge": "arena"}, spells=["fireball"], tokens=0)
    assert t.options == ["sacrifice"]
    t.play("sacrifice")
    assert t.options == ["room-arena", "room-sanctuary"]
    t.play("arena", "blade_hail")
    assert (t.me.at, t.me.damage) == ("arena", {"rebecca": 3})


@rule("BR-R94", "BR-R30")
def test_an_effect_does_not_move_its_resolver_out_of_the_cell_nor_let_him_attack() -> None:
    for room in ("forge", "the_abyss", "arena"):
        hers = rebecca("fateful_snare/reversed", quick="fireball")
        t = table("nero", hers, at=room, tokens=1)
        t.play("activate")
        while not t.offers("fateful_snare"):
            t.play("pass" if t.ask == "trap" else t.options[-1])
        t.play("fateful_snare")
        assert t.asked == "nero", "she is asked neither where to go nor whom to attack"
        assert t.other.at == "cell"
        assert t.me.damage == {}
        assert t.other.status(0) == "prepared", "who is in the cell casts nothing"


@rule("BR-R94")
def test_an_effect_brings_its_resolver_in_the_cell_power_and_cards() -> None:
    t = table("nero", rebecca("fateful_snare/reversed"), at="treasure_room")
    t.play("activate", "pass", "fateful_snare")
    assert (t.me.power, t.other.power) == (1, 1)
    t = table("nero", rebecca("fateful_snare/reversed", damage={"rose": 4}), at="sanctuary")
    t.play("activate", "pass", "fateful_snare")
    assert t.other.damage == {"rose": 1}
    assert t.other.at == "cell"


# ------------------------------------------------------------------ sacrificed


@rule("BR-T38", "BR-R80", "BR-15.4")
def test_a_sacrificed_trap_is_gone_for_this_round() -> None:
    t = table("rebecca", {"who": "nero", "at": "garden", "tokens": 1, "spellbook": "3 dismiss"}, at="crypt",
              spells=["trap: blade_hail"], tokens=1, spellbook="3 vanish", event_deck="wretched_dance")  # fmt: skip
    t.play("sacrifice")
    assert t.options == [f"room-{room}" for room in t.next_to("crypt")], "a step must be taken"
    t.play("oracle_room")
    assert (t.me.at, t.me.status(1)) == ("oracle_room", "")
    assert t.me.memories == "blade_hail"
    assert t.events("reveal", "element") == [], "it is not resolved"
    t.play("wait")
    assert t.asked == "nero"
    t.play("summoner_room")
    assert t.ask == "step", "it cannot be triggered any more"
    t.play("stop", "done").until_phase("study")
    assert t.me.memories == "blade_hail", "it does not return to the hand"


@rule("BR-R80", "BR-R25")
def test_the_step_of_a_sacrifice_is_a_move_that_traps_answer() -> None:
    his = {"who": "nero", "at": "forge", "spells": ["trap: blade_hail"], "tokens": 0}
    t = table("rebecca", his, at="garden", spells=["protection: barkskin"])
    t.play("sacrifice", "summoner_room", "blade_hail")
    assert t.me.damage == {"nero": 3}, "what was sacrificed protects no more"
    assert not t.offers("sacrifice"), "once a turn"


@rule("BR-R80", "BR-R26")
def test_whoever_has_only_activated_cards_left_takes_no_turn() -> None:
    hers = {"who": "rebecca", "at": "crypt", "tokens": 0, "spells": ["trap: blade_hail", "protection: barkskin"]}
    t = table("nero", hers, at="garden", tokens=1, spells=["fireball"])
    t.play("wait", "end-turn")
    assert (t.ask, t.asked) == ("turn", "nero")
    assert t.nothing_pending


# ------------------------------------------------------------------ clean-up


@rule("BR-20.17", "BR-24.1")
def test_untriggered_traps_return_to_the_hand_and_triggered_ones_do_not() -> None:
    hers = rebecca("blade_hail", "labyrinth", spellbook="3 dismiss", at="forge")
    t = table("nero", hers, at="garden", tokens=1, spellbook="3 vanish", event_deck="wretched_dance")
    t.play("summoner_room", "blade_hail", "pass", "stop", "done").until_phase("study")
    assert "labyrinth" in t.other.hand
    assert t.other.memories == "blade_hail"
    assert t.other.status(2) == ""


@rule("BR-R94", "BR-R30", "BR-R36")
def test_a_trap_of_whoever_fell_in_the_own_turn_works_if_it_is_triggered_later():
    hers = {"who": "rebecca", "at": "forge", "spells": ["trap: blade_hail"], "quests": "the_snare_closes"}
    t = table("nero", hers, at="garden", damage={"rebecca": 8}, spells=["trap: fateful_snare"])
    t.play("summoner_room", "blade_hail", "the_snare_closes", "fateful_snare")
    assert (t.me.at, t.me.power, t.me.status(1)) == ("cell", 2, "used")
