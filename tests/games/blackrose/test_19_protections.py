"""Protections (BR-19): who is asked, what they do to damage and spells, and what comes back to the attacker."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blackrose.play import Table, table
from tests.support.rules import rule


def rebecca(*spells: str, **more: object) -> dict[str, object]:
    """Rebecca in the Crypt with activated protections, beside Nero in the Garden."""
    return {
        "who": "rebecca",
        "at": "crypt",
        "tokens": 0,
        "spells": [f"protection: {spell}" for spell in spells],
        **more,
    }


def order(t: Table, *names: str) -> list[str]:
    """The events of these names in the order in which they happened."""
    return [e.name for e in t.log if e.name in names]


# ------------------------------------------------------------------ when they can be triggered


@rule("BR-19.1", "BR-17.4")
def test_a_protection_works_only_once_it_is_activated() -> None:
    t = table("nero", {"who": "rebecca", "at": "crypt", "spells": ["sentinel_eye"]}, at="garden", spells=["fireball"])
    t.play("fireball", "crypt")
    assert t.other.damage == {"nero": 3}, "prepared, but not cast: she is not even asked"
    assert t.nothing_pending
    t = table("nero", {"who": "rebecca", "at": "crypt", "spells": ["sentinel_eye"], "tokens": 0}, at="garden",
              spells=["fireball", "fireball"], tokens=0, active=1)  # fmt: skip
    t.play("sentinel_eye", "end-turn")
    assert (t.other.status(1), t.other.w.revealed[1]) == ("protection", [])
    t.play("fireball", "crypt", "pass", "sentinel_eye")
    assert (t.other.damage, t.other.status(1)) == ({}, "used")


@rule("BR-19.1")
def test_a_protection_answers_nothing_but_what_it_names() -> None:
    t = table(
        "nero", rebecca("sentinel_eye/reversed", at="garden", power=2), at="garden", spells=["fireball", "fading_hope"]
    )
    t.play("rebecca")
    assert (t.ask, t.options) == ("protect", ["pass"]), "not an attack"
    t.play("pass", "done", "fireball", "garden")
    assert (t.ask, t.options) == ("protect-effect", ["pass"]), "not a combat spell"
    t.play("pass", "pass", "end-turn", "fading_hope")
    assert (t.ask, t.offers("sentinel_eye")) == ("protect-effect", True)
    t.play("sentinel_eye")
    assert (t.me.power, t.other.power) == (0, 2)
    assert t.nothing_pending


@rule("BR-19.2", "BR-28.29")
def test_a_protection_is_used_up_by_one_trigger() -> None:
    t = table("nero", rebecca("sentinel_eye"), at="garden", spells=["fireball", "fireball"], tokens=0)
    t.play("fireball", "crypt", "pass", "sentinel_eye")
    assert (t.other.damage, t.other.status(1), len(t.other.w.revealed[1])) == ({}, "used", 1)
    t.play("end-turn", "fireball", "crypt")
    assert t.other.damage == {"nero": 3}, "nobody is asked any more"


@rule("BR-19.11", "BR-R29")
def test_triggering_is_optional() -> None:
    t = table("nero", rebecca("sentinel_eye"), at="garden", spells=["fireball"])
    t.play("fireball", "crypt", "pass")
    assert t.options == ["space-1", "pass"]
    t.play("pass")
    assert (t.other.damage, t.other.status(1)) == ({"nero": 3}, "protection")
    assert t.nothing_pending


@rule("BR-19.10")
def test_an_untriggered_protection_goes_to_the_memories_in_clean_up() -> None:
    hers = rebecca("sentinel_eye", spellbook="3 dismiss", tokens=0)
    t = table(
        "nero",
        hers,
        at="garden",
        tokens=0,
        spellbook="3 vanish",
        phase="clean-up",
        active=-1,
        event_deck="wretched_dance",
    )
    t.until_phase("study")
    assert t.other.memories == "sentinel_eye"
    assert t.other.status(1) == ""


# ------------------------------------------------------------------ who is asked: by what everybody sees

HIDDEN = ["sentinel_eye", "sentinel_eye/reversed", "dark_armour/reversed", "deceptive_wind/reversed", "vanish/reversed"]


@pytest.mark.parametrize("card", HIDDEN)
@rule("BR-R54", "BR-19.11")
def test_whoever_has_a_face_down_protection_is_asked_whatever_it_is(card: str) -> None:
    t = table("nero", rebecca(card), at="garden", spells=["cowardice/reversed", "fireball"])
    t.play("cowardice")
    assert (t.ask, t.asked) == ("protect-effect", "rebecca")
    t.play("pass")
    assert (t.ask, t.asked) == ("protect-move", "rebecca")
    t.play("pass", "garden", "end-turn", "fireball", "garden")
    assert (t.ask, t.asked) == ("protect-effect", "rebecca")
    t.play("pass")
    assert (t.ask, t.asked) == ("protect", "rebecca")
    t.play("pass")
    assert t.other.damage == {"nero": 3}
    assert t.other.w.revealed[1] == []


@rule("BR-R54")
@pytest.mark.parametrize("spells", [[], ["sentinel_eye"], ["trap: blade_hail"], ["used: sentinel_eye"]])
def test_whoever_has_no_protection_token_is_not_asked(spells: list[str]) -> None:
    t = table("nero", {"who": "rebecca", "at": "crypt", "spells": spells}, at="garden", spells=["fireball"])
    t.play("fireball", "crypt")
    assert t.other.damage == {"nero": 3}
    assert t.nothing_pending


@rule("BR-R54")
def test_a_protection_that_lies_face_up_is_asked_for_only_where_it_fits() -> None:
    hers = {"who": "rebecca", "at": "crypt", "spells": ["sentinel_eye"], "tokens": 0}
    t = table("nero", hers, at="garden", spells=["fireball"], tokens=0, active=1, board=["open_secrets", "", ""])
    t.play("sentinel_eye", "end-turn")
    assert len(t.other.w.revealed[1]) == 1
    t.play("fireball", "crypt")
    assert (t.ask, t.options) == ("protect", ["space-1", "pass"]), (
        "everybody sees that it does not answer the spell itself"
    )


# ------------------------------------------------------------------ damage


@rule("BR-19.3")
@pytest.mark.parametrize(
    ("spell", "left"), [("black_sun/reversed", {"nero": 1}), ("meteor_swarm", {}), ("sun_lance", {})]
)
def test_damage_is_reduced_but_never_below_nothing(spell: str, left: dict[str, int]) -> None:
    t = table("nero", rebecca("sentinel_eye", damage={"rose": 2}), at="garden", spells=[spell])
    t.play(spell.partition("/")[0], "pass", "sentinel_eye")
    assert t.other.damage == {**left, "rose": 2}
    assert t.nothing_pending


@rule("BR-T16", "BR-19.8", "BR-27.5")
@pytest.mark.parametrize(("damage", "power"), [(3, 1), (5, 2)])
def test_two_deceptive_winds(damage: int, power: int) -> None:
    spell = {3: "sun_lance", 5: "black_sun/reversed"}[damage]
    t = table("nero", rebecca("deceptive_wind", "deceptive_wind"), at="garden", spells=[spell])
    t.play(spell.partition("/")[0], "pass")
    assert t.options == ["space-1", "space-2", "pass"]
    t.play("space-2")
    if damage == 5:
        assert t.options == ["space-1", "pass"], "two are left, so the other may follow"
        t.play("space-1")
    assert t.other.damage == {}
    assert t.other.power == power
    assert t.other.status(1) == ("used" if damage == 5 else "protection")
    assert t.nothing_pending


@rule("BR-19.8", "BR-R73")
def test_the_owner_sets_the_order_of_protections() -> None:
    for first, second, healed in (("barkskin", "deceptive_wind", 1), ("deceptive_wind", "barkskin", 1)):
        t = table(
            "nero", rebecca("barkskin", "deceptive_wind", damage={"rose": 1}), at="garden", spells=["meteor_swarm"]
        )
        t.play("meteor_swarm", "pass", first, second)
        assert (t.other.damage, t.other.power) == ({"rose": 1 - healed} if healed < 1 else {}, 1)
        assert t.nothing_pending
    t = table("nero", rebecca("barkskin", "deceptive_wind", damage={"rose": 1}), at="garden", spells=["sun_lance"])
    t.play("sun_lance", "pass", "deceptive_wind")
    assert t.other.damage == {"rose": 1}, "nothing is left for the Barkskin to answer"
    assert t.other.status(1) == "protection"
    assert t.nothing_pending


# ------------------------------------------------------------------ dodging and neutralising


@rule("BR-19.4", "BR-19.6", "BR-28.5", "BR-27.8")
def test_who_dodges_is_spared_and_the_spell_does_the_rest_to_others() -> None:
    t = table("nero", rebecca("mirror_image", evocations=["cerberus@crypt"]), {"who": "tessa", "at": "crypt"}, at="garden",
              spells=["ice_explosion"])  # fmt: skip
    t.play("ice_explosion", "crypt", "mirror_image")
    assert (t["rebecca"].damage, t["rebecca"].w.blocked_move) == ({}, False)
    assert (t["tessa"].damage, t["tessa"].w.blocked_move) == ({"nero": 2}, True)
    assert sum(t["rebecca"].evocation("cerberus").damage) == 2
    assert t.me.status(1) == "used"
    assert t.nothing_pending


@rule("BR-19.4", "BR-19.8")
def test_who_has_dodged_a_spell_is_not_asked_again() -> None:
    t = table("nero", rebecca("mirror_image", "mirror_image"), at="garden", spells=["fireball"])
    t.play("fireball", "crypt", "space-1")
    assert t.other.damage == {}
    assert t.other.status(2) == "protection"
    assert t.nothing_pending


@rule("BR-19.4")
def test_who_dodges_damage_is_not_spared_the_rest() -> None:
    hers = {"who": "rebecca", "at": "garden", "spells": ["protection: smoke_veil"]}
    t = table("nero", hers, {"who": "tessa", "at": "garden"}, at="garden")
    t.play("rebecca", "smoke_veil", "crypt")
    assert (t["rebecca"].at, t["rebecca"].damage, t["tessa"].damage) == ("crypt", {}, {})
    t.play("done")
    assert t.nothing_pending


@rule("BR-19.5", "BR-19.6", "BR-28.6", "BR-27.7", "BR-R73")
def test_once_a_spell_is_neutralised_nothing_is_left_for_the_others() -> None:
    tessa = {"who": "tessa", "at": "crypt", "spells": ["protection: mirror_image", "protection: sentinel_eye"]}
    t = table("nero", rebecca("hall_of_mirrors"), tessa, at="garden", spells=["meteor_swarm/reversed"])
    t.play("meteor_swarm", "mark-before", "crypt")
    assert (t.ask, t.asked) == ("protect-effect", "rebecca")
    t.play("hall_of_mirrors")
    assert (t["rebecca"].damage, t["tessa"].damage) == ({}, {})
    assert (t["tessa"].status(1), t["tessa"].status(2)) == ("protection", "protection"), "she is not asked"
    assert t.instability("crypt") == {"rebecca": 1}
    assert t.me.status(1) == "used"
    assert t.nothing_pending


@rule("BR-R73", "BR-R32")
def test_first_come_answers_to_the_spell_then_answers_to_damage() -> None:
    tessa = {"who": "tessa", "at": "crypt", "spells": ["protection: mirror_image"]}
    t = table("nero", rebecca("sentinel_eye"), tessa, at="garden", spells=["fireball"])
    t.play("fireball", "crypt")
    asked = []
    while t.ask.startswith("protect"):  # type: ignore[union-attr]
        asked.append((t.ask, t.asked))
        t.play("pass")
    assert asked == [(ask, who) for ask in ("protect-effect", "protect") for who in ("rebecca", "tessa")]
    assert (t["rebecca"].damage, t["tessa"].damage) == ({"nero": 3}, {"nero": 3})


# ------------------------------------------------------------------ the order of damage


@rule("BR-R32", "BR-R35")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_protections_are_asked_clockwise_from_the_active_wizard(active: int) -> None:
    names = ["nero", "rebecca", "tessa"]
    shields: list[dict[str, Any]] = [{"who": who, "at": "crypt", "quick": "protection: sentinel_eye"} for who in names]
    shields[active]["at"] = "garden"
    shields[active]["spells"] = ["earthquake"]
    del shields[active]["quick"]
    me, *others = shields
    t = table(str(me.pop("who")), *others, active=active, **me)
    t.play("earthquake")
    asked = []
    while t.ask in ("mark", "protect-effect", "protect"):
        if t.ask != "mark":
            asked.append((t.ask, t.asked))
        t.play("mark-before" if t.ask == "mark" else "pass")
    clockwise = [names[(active + i) % 3] for i in (1, 2)]
    assert asked == [(ask, who) for ask in ("protect-effect", "protect") for who in clockwise]


@rule("BR-R32", "BR-R37")
def test_amounts_are_fixed_with_all_modifiers_before_protections() -> None:
    t = table("nero", rebecca("deceptive_wind"), at="garden", spells=["fireball"], board=["overcharge", "", ""])
    t.play("fireball", "crypt", "pass", "deceptive_wind")
    assert t.other.damage == {"nero": 3 + 1 - 3}
    t = table("nero", rebecca("deceptive_wind"), at="garden", spells=["fireball"], board=["dampening_field", "", ""])
    t.play("fireball", "crypt", "pass", "deceptive_wind")
    assert t.other.damage == {}, "3 - 1, and the least of the modifier does not outlast the protection"


@rule("BR-R32", "BR-R87")
def test_after_the_cubes_evocations_leave_then_wizards_fall_then_quests_then_events() -> None:
    hers = {"who": "rebecca", "at": "crypt", "damage": {"rose": 8}, "evocations": ["landsknecht@crypt"]}
    t = table("nero", hers, at="garden", spells=["fireball"], quests="opening_strike", board=["first_blood", "", ""])
    t.play("fireball", "crypt", "opening_strike")
    names = ("reveal", "wound", "evocation-leaves", "defeat", "complete-quest", "event-works")
    assert order(t, *names) == [
        "reveal",
        "wound",
        "wound",
        "evocation-leaves",
        "defeat",
        "complete-quest",
        "event-works",
    ]
    assert t.other.at == "cell"
    assert t.me.completed == "opening_strike"
    assert t.nothing_pending


@rule("BR-R32", "BR-R38", "BR-17.26")
def test_a_spell_is_announced_marked_and_aimed_before_anybody_answers() -> None:
    t = table("nero", rebecca("hall_of_mirrors"), at="garden", spells=["maelstrom/reversed"])
    t.play("maelstrom", "mark-before")
    assert t.ask == "target-room"
    assert t.instability("garden") == {"nero": 1}
    assert len(t.events("reveal")) == 1
    t.play("crypt")
    assert (t.ask, t.asked) == ("protect-effect", "rebecca")
    assert t.other.damage == {}


# ------------------------------------------------------------------ back to the attacker


@rule("BR-19.7", "BR-R31", "BR-R75")
def test_what_a_protection_turns_round_is_placed_in_the_attackers_own_colour() -> None:
    t = table("nero", rebecca("flame_barrier"), at="garden", spells=["fireball"])
    before = (t.me.cubes_left, t.other.cubes_left)
    t.play("fireball", "crypt", "pass", "flame_barrier")
    assert (t.other.damage, t.me.damage) == ({"nero": 1}, {"nero": 2})
    there = t.instability("crypt").get("rebecca", 0)
    assert (t.me.cubes_left, t.other.cubes_left) == (before[0] - 3, before[1] - there)


@rule("BR-R75", "BR-R68")
def test_the_attacking_wizard_is_the_one_who_controls_the_evocation_now() -> None:
    tessa = {"who": "tessa", "at": "forge", "evocations": ["landsknecht@crypt"]}
    t = table("nero", rebecca("dark_armour"), tessa, at="garden", spells=["rite_of_control/reversed"])
    t.play("rite_of_control", "magic", "stop", "rebecca", "dark_armour")
    assert (t.me.damage, t["tessa"].damage, t["rebecca"].damage) == ({"nero": 1}, {}, {})
    assert t.nothing_pending


@rule("BR-R75")
def test_an_attacker_in_the_cell_suffers_nothing_but_the_damage_is_prevented() -> None:
    t = table(
        "nero", {"who": "rebecca", "spells": ["trap: blade_hail"]}, at="garden", spells=["protection: dark_armour"]
    )
    t.play("summoner_room", "blade_hail", "pass", "dark_armour")
    assert (t.me.damage, t.other.damage) == ({}, {})
    assert t.ask == "step"


@rule("BR-R75", "BR-21.13")
def test_an_attacker_without_cubes_suffers_nothing_but_the_damage_is_prevented() -> None:
    lying = {"the_abyss": {"nero": 6}, "oracle_room": {"nero": 6}, "arena": {"nero": 6}, "throne_room": {"nero": 6}}
    tessa = {"who": "tessa", "at": "crypt", "spells": ["protection: dark_armour"]}
    t = table(
        "nero",
        rebecca("dark_armour"),
        tessa,
        at="garden",
        spells=["fireball"],
        instability={**lying, "forge": {"nero": 1}},
    )
    assert t.me.cubes_left == 1
    t.play("fireball", "crypt", "pass", "pass", "dark_armour", "dark_armour")
    assert t.me.damage == {"nero": 1}, "his last cube is gone, so nothing comes back the second time"
    assert (t["rebecca"].damage, t["tessa"].damage) == ({}, {})
    assert t.nothing_pending


@rule("BR-R75")
def test_what_comes_back_can_be_prevented_but_not_turned_round_again() -> None:
    t = table("nero", rebecca("dark_armour"), at="garden", spells=["fireball"], quick="protection: dark_armour")
    t.play("fireball", "crypt", "pass", "dark_armour")
    assert (t.ask, t.asked, t.offers("dark_armour")) == ("protect", "nero", True)
    t.play("dark_armour")
    assert (t.me.damage, t.other.damage) == ({}, {})
    assert t.nothing_pending
    t = table(
        "nero", rebecca("flame_barrier"), at="garden", spells=["fireball"], quick="protection: mirror_image/reversed"
    )
    t.play("fireball", "crypt", "pass", "flame_barrier").pass_all()
    assert (t.me.damage, t.other.damage) == ({"nero": 2}, {"nero": 1})


@rule("BR-R75")
def test_redirecting_answers_no_damage_that_comes_back() -> None:
    t = table(
        "nero", rebecca("dark_armour"), at="garden", spells=["fireball"], quick="protection: mirror_image/reversed"
    )
    t.play("fireball", "crypt", "pass", "dark_armour")
    assert (t.ask, t.asked, t.options) == ("protect", "nero", ["pass"])


@rule("BR-R75", "BR-R69", "BR-R34")
def test_what_comes_back_is_nobodys_achievement() -> None:
    t = table("nero", rebecca("mirror_image/reversed", quests="executioner"), at="garden", spells=["fireball"],
              damage={"rebecca": 9}, board=["first_blood", "duel_of_honour", ""])  # fmt: skip
    t.play("fireball", "crypt", "pass", "mirror_image")
    assert t.me.at == "cell"
    assert t.events("event-works") == [], "nobody drew first blood, nobody inflicted the final damage"
    assert t.other.quests == "executioner"
    assert (t.me.trophies, t.other.trophies, t.state.rose_trophies) == ({}, {}, [0, 0])
    assert t.other.power == 4


@rule("BR-T32", "BR-R34", "BR-R36", "BR-R75", "BR-19.9")
def test_redirected_damage_that_defeats_its_own_caster() -> None:
    t = table(
        "nero",
        "rebecca",
        {"who": "tessa"},
        {"who": "jafar", "at": "crypt", "spells": ["protection: mirror_image/reversed"]},
        at="garden",
        spells=["fireball/reversed"],
        damage={"rebecca": 5, "tessa": 4},
    )
    t.play("fireball", "pass", "mirror_image")
    assert [t[who].power for who in ("nero", "rebecca", "tessa", "jafar")] == [0, 4, 2, 0]
    assert all(t[who].trophies == {} for who in ("nero", "rebecca", "tessa", "jafar"))
    assert (t.me.at, t.me.damage, t.me.status(1)) == ("cell", {}, "used")
    assert t["jafar"].damage == {}, "the third point is not placed"
    assert (t.me.tokens, t.asked) == (2, "rebecca"), "the turn is over; the tokens stay"
    assert t.nothing_pending


@rule("BR-R75", "BR-R36")
def test_the_rest_of_an_effect_is_lost_with_its_casters_turn() -> None:
    """The Maelstrom would place two instability after its damage."""
    t = table(
        "nero", rebecca("flame_barrier", tokens=1), at="garden", spells=["maelstrom/reversed"], damage={"rose": 9}
    )
    t.play("maelstrom", "mark-before", "crypt", "pass", "flame_barrier")
    assert (t.me.at, t.other.damage) == ("cell", {})
    assert (t.instability("garden"), t.instability("crypt")) == ({"nero": 1}, {})
    assert (t.turn_over, t.asked) == (True, "rebecca")


@rule("BR-R75", "BR-R36")
def test_an_effect_goes_on_when_what_came_back_felled_its_owner_out_of_turn() -> None:
    hers = {"who": "rebecca", "at": "forge", "damage": {"nero": 10}, "spells": ["trap: spiders_web"]}
    t = table("nero", hers, at="black_rose_room", spells=["protection: dark_armour"])
    t.play("throne_room", "spiders_web", "pass", "dark_armour")
    assert (t.other.at, t.me.damage) == ("cell", {})
    assert t.me.w.blocked_move, "the rest of the trap still holds him"
    assert (t.me.at, t.ask) == ("throne_room", "activate-after")


@rule("BR-19.9")
def test_triggering_interrupts_and_is_finished_first() -> None:
    t = table("nero", rebecca("smoke_veil", at="garden"), at="garden", evocations=["cerberus@garden"])
    t.play("rebecca", "smoke_veil")
    assert (t.ask, t.asked) == ("step", "rebecca"), "in the middle of his attack"
    t.play("crypt")
    assert t.other.at == "crypt"
    assert (t.ask, t.asked) == ("activate-after", "nero")
    t.play("done")
    assert t.nothing_pending


@rule("BR-18.4", "BR-R30")
def test_a_marked_protection_places_its_cube_where_its_owner_stands() -> None:
    t = table("nero", rebecca("hall_of_mirrors"), at="garden", spells=["fireball"])
    t.play("fireball", "crypt")
    assert t.instability("crypt") == {}
    t.play("hall_of_mirrors")
    assert t.instability("crypt") == {"rebecca": 1}
    assert t.nothing_pending


@rule("BR-R74")
def test_whoever_is_sent_to_the_cell_in_the_own_turn_loses_the_rest_of_it() -> None:
    hers = rebecca("absolute_negation", hand="gate_of_the_void", tokens=1)
    t = table("nero", hers, at="garden", spells=["fireball"], damage={"rose": 3})
    t.play("fireball", "crypt", "absolute_negation", "yes", "gate_of_the_void/straight")
    assert (t.me.at, t.me.damage) == ("cell", {"rose": 3})
    assert t.turn_over
    assert (t.asked, t.me.tokens) == ("rebecca", 2)
    assert t.nothing_pending


@rule("BR-R74", "BR-R29")
def test_whoever_is_sent_to_the_cell_in_the_middle_of_a_move_goes_no_further() -> None:
    hers = {
        "who": "rebecca",
        "at": "oracle_room",
        "spells": ["trap: ambush", "protection: absolute_negation"],
        "hand": "gate_of_the_void",
    }
    t = table("nero", hers, at="garden", spells=["trap: labyrinth"])
    # He enters the Crypt, she ambushes him there, his Labyrinth is neutralised, and her spell sends him away.
    t.play(
        "crypt",
        "ambush",
        "yes",
        "labyrinth",
        "absolute_negation",
        "yes",
        "absolute_negation",
        "gate_of_the_void/straight",
    )
    t.pass_all()
    assert (t.me.at, t.me.damage) == ("cell", {}), "her Ambush finds him there no more"
    assert t.other.at == "crypt"
    assert t.turn_over
    assert t.nothing_pending
