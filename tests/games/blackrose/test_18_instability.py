"""Instability: marks, slots, converting, the last cubes (BR-18)."""

from __future__ import annotations

import pytest

from magemoot.games.blackrose.catalogue import BOX
from magemoot.games.blackrose.components import FORGOTTEN
from tests.games.blackrose.play import Cubes, Table, table
from tests.support.rules import rule

FULL = {"throne_room": 6, "armory": 6, "arena": 6, "mirrors_room": 6, "summoner_room": 6}
"""Rooms far from where anything happens, and what they hold."""


def all_but(n: int, who: str = "nero") -> dict[str, Cubes]:
    """The cubes of one colour, all but so many, in rooms far away."""
    left, laid = 26 - n, dict[str, Cubes]()
    for room, slots in FULL.items():
        here = min(slots, left)
        left -= here
        if here:
            laid[room] = {who: here}
    return laid


# ------------------------------------------------------------------ the mark


@pytest.mark.parametrize("side", ["", "/reversed"])
@rule("BR-18.1", "BR-18.2", "BR-28.15")
def test_the_mark_belongs_to_the_card_whichever_side_is_used(side: str) -> None:
    t = table("nero", {"who": "rebecca", "at": "crypt"}, at="garden", spells=[f"sun_lance{side}"])
    t.play("sun_lance")
    if side:
        t.play("crypt")
    assert t.other.wounds == 3
    assert t.instability("garden") == {"nero": 1}
    assert t.instability("crypt") == {}
    assert t.me.cubes_left == 26 - 1 - t.other.wounds


@pytest.mark.parametrize("spell", ["fireball/reversed", "dagger_in_the_dark/reversed"])
@rule("BR-18.1")
def test_a_card_without_the_mark_places_none(spell: str) -> None:
    t = table("nero", {"who": "rebecca", "at": "crypt"}, at="garden", spells=[spell])
    t.play("space-1")
    assert t.instability("garden") == {}


@rule("BR-18.1")
def test_a_forgotten_spell_can_be_marked_too() -> None:
    t = table("nero", {"who": "rebecca", "at": "crypt"}, at="garden", spells=["black_sun"])
    t.play("black_sun")
    assert t.other.damage == {"nero": 3}
    assert t.instability("garden") == {"nero": 1}
    assert BOX.spells["black_sun"].school == FORGOTTEN


@pytest.mark.parametrize(("when", "room"), [("mark-before", "garden"), ("mark-after", "treasure_room")])
@rule("BR-18.2", "BR-R38")
def test_the_mark_is_placed_before_or_after_the_effect_where_the_caster_stands_then(when: str, room: str) -> None:
    t = table("nero", at="garden", spells=["hidden_passage"])
    t.play("hidden_passage")
    assert (t.ask, t.asked) == ("mark", "nero")
    assert set(t.options) == {"mark-before", "mark-after"}
    t.play(when, "treasure_room")
    assert {r: t.instability(r) for r in ("garden", "treasure_room")} == {
        "garden": {},
        "treasure_room": {},
        room: {"nero": 1},
    }


@rule("BR-18.2", "BR-R38")
def test_the_mark_after_a_room_filled_by_the_effect_finds_no_slot() -> None:
    t = table("nero", at="garden", instability={"garden": {"rebecca": 2}}, spells=["earthquake/reversed"])
    t.play("earthquake", "mark-after", "garden")
    assert t.instability("garden") == {"rebecca": 2, "nero": 2}
    assert t.nothing_pending


@pytest.mark.parametrize("when", ["mark-before", "mark-after"])
@rule("BR-R38", "BR-19.5", "BR-19.6")
def test_neutralising_a_spell_does_not_undo_its_mark(when: str) -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "spells": ["protection: hall_of_mirrors"]},
        at="garden",
        spells=["maelstrom/reversed"],
    )
    t.play("maelstrom", when).pass_all().play("crypt").answer_with("hall_of_mirrors").pass_all()
    assert t.other.damage == {}
    assert t.instability("garden") == {"nero": 1}
    # The protection is marked as well.
    assert t.instability("crypt") == {"rebecca": 1}
    assert t.me.status(1) == "used"
    assert t.nothing_pending


@pytest.mark.parametrize("lying", [{"rebecca": 4}, {"nero": 2, "rose": 2}])
@rule("BR-18.3")
def test_without_a_free_slot_no_cube_is_placed(lying: Cubes) -> None:
    t = table(
        "nero", {"who": "rebecca", "at": "crypt"}, at="garden", instability={"garden": lying}, spells=["sun_lance"]
    )
    t.play("sun_lance")
    assert t.other.damage == {"nero": 3}
    assert t.instability("garden") == lying
    assert t.me.status(1) == "used"


@rule("BR-18.4", "BR-27.10")
def test_a_marked_trap_places_its_cube_when_it_is_triggered_before_its_effect() -> None:
    # One slot is left where Rebecca stands and Nero enters: the mark takes it, and the trap's own cube finds none.
    t = table(
        "nero",
        {"who": "rebecca", "at": "summoner_room", "tokens": 0, "spells": ["trap: scorched_threshold"]},
        at="garden",
        instability={"summoner_room": {"rose": 5}},
    )
    t.play("summoner_room")
    assert t.instability("summoner_room") == {"rose": 5}
    t.play("scorched_threshold")
    assert t.instability("summoner_room") == {"rose": 5, "rebecca": 1}
    assert t.me.damage == {"rebecca": 2}
    told = [(e.name, e.rule) for e in t.events("instability", "wound")]
    assert told == [("instability", "BR-18.2"), ("wound", "BR-21.1")]


@rule("BR-18.4", "BR-27.10")
def test_a_marked_protection_places_its_cube_when_it_is_triggered_and_none_before() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "tokens": 0, "spells": ["protection: hall_of_mirrors"]},
        at="garden",
        spells=["acid_burst", "fireball"],
    )
    t.play("acid_burst")
    assert t.instability("crypt") == {}
    t.answer_with("hall_of_mirrors").pass_all()
    assert t.other.damage == {}
    assert t.instability("crypt") == {"rebecca": 1}


@pytest.mark.parametrize("at", ["crypt", "cell"])
@rule("BR-18.4")
def test_an_untriggered_trap_places_none(at: str) -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": at, "tokens": 0, "spells": ["trap: spiders_web"], "spellbook": "vanish, ambush"},
        at="garden",
        tokens=1,
        spellbook="vanish, ambush",
    )
    t.play("oracle_room").pass_all().play("stop").pass_all().play("done").until("study-school")
    assert "spiders_web" in t.other.hand
    assert t.instability("crypt") == t.instability("oracle_room") == {}


# ------------------------------------------------------------------ by effects


@rule("BR-18.5")
@pytest.mark.parametrize("room", ["pleasures_room", "treasure_room"])
def test_effects_place_instability_by_their_own_target_and_range(room: str) -> None:
    # Total Collapse has range any: four cubes, besides the mark's.
    t = table("nero", at="garden", spells=["total_collapse"])
    t.play("total_collapse", "mark-before", room)
    assert t.instability(room) == {"nero": 4}
    assert t.instability("garden") == {"nero": 1}
    assert t.me.cubes_left == 21


@rule("BR-18.7", "BR-R86")
def test_a_destroyed_room_takes_no_instability() -> None:
    t = table("nero", at="garden", destroyed=["garden", "crypt"], spells=["earthquake/reversed"])
    t.play("earthquake", "crypt")
    assert t.instability("crypt") == t.instability("garden") == {}
    assert t.me.cubes_left == 26
    assert t.nothing_pending


@rule("BR-18.8", "BR-24.4")
def test_a_full_room_is_destroyed_only_in_clean_up() -> None:
    t = table(
        "nero",
        at="oracle_room",
        instability={"garden": {"nero": 3, "rebecca": 1}, "crypt": {"nero": 5}},
        evocations=["landsknecht@forge"],
        spellbook="vanish, ambush",
    )
    t.play("garden", "stop", "done")
    assert not t.destroyed("garden")
    assert t.ready("garden")
    t.until_phase("evocation")
    assert not t.destroyed("garden")
    t.until("study-school")
    assert t.destroyed("garden")
    assert t.me.w.rooms == ["garden"]
    assert not t.destroyed("crypt")
    assert t.instability("garden") == {}


@rule("BR-18.9", "BR-28.15")
def test_black_cubes_are_instability_of_the_black_rose() -> None:
    # Red Moonrise: who activates a red room lets the Black Rose place one there.
    t = table("nero", at="alchemical_laboratory", moon=2, board=["red_moonrise", "", ""], spellbook="vanish, ambush")
    t.play("activate", "vanish")
    assert t.instability("alchemical_laboratory") == {"rose": 1}
    assert t.state.supply[4] == 25
    assert t.me.cubes_left == 26


# ------------------------------------------------------------------ converting


@rule("BR-18.6", "BR-28.9")
def test_converting_puts_own_cubes_in_place_of_others_of_any_colours() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt"},
        {"who": "tessa"},
        at="garden",
        instability={"crypt": {"rebecca": 2, "tessa": 1, "rose": 1, "nero": 1}},
        spells=["rite_of_control"],
    )
    t.play("rite_of_control", "element-air", "crypt")
    assert (t.ask, t.asked) == ("convert-instability", "nero")
    # Own cubes are never converted.
    assert set(t.options) == {"colour-1", "colour-2", "colour-rose", "done"}
    t.play("rose", "tessa")
    assert t.instability("crypt") == {"rebecca": 2, "nero": 3}
    assert [t.state.supply[i] for i in (0, 1, 2, 4)] == [23, 24, 26, 26]
    assert t.nothing_pending


@rule("BR-18.6", "BR-R61")
def test_converting_is_up_to_so_many() -> None:
    t = table("nero", at="garden", instability={"crypt": {"rebecca": 2}}, spells=["rite_of_control"])
    t.play("rite_of_control", "element-air", "crypt", "rebecca", "done")
    assert t.instability("crypt") == {"rebecca": 1, "nero": 1}
    assert t.nothing_pending


# ------------------------------------------------------------------ the Black Rose Room


def fill_rose_room(lying: Cubes) -> Table:
    return table(
        "nero",
        at="crypt",
        instability={"black_rose_room": lying},
        phase="clean-up",
        active=-1,
        spellbook="vanish, ambush, icy_grip, dismiss",
    )


@rule("BR-R39", "BR-24.5")
@pytest.mark.parametrize(("lying", "gone"), [({"nero": 7}, False), ({"nero": 8}, True)])
def test_the_black_rose_room_has_eight_slots(lying: Cubes, gone: bool) -> None:
    t = fill_rose_room(lying)
    t.until("study-school")
    assert t.destroyed("black_rose_room") == gone
    assert t.me.w.rooms == (["black_rose_room"] if gone else [])


@rule("BR-R39", "BR-5.11", "BR-14.12")
def test_a_black_rose_room_destroyed_in_the_first_moon_is_never_activated() -> None:
    t = table(
        "nero",
        at="black_rose_room",
        power=5,
        destroyed=["black_rose_room"],
        hand="fireball, dismiss, vanish, ambush",
        spells=["pact_with_the_rose"],
    )
    t.play("pact_with_the_rose")
    assert t.moon == 2
    assert not t.ready("black_rose_room")
    assert "activate" not in t.options


@rule("BR-R39")
def test_the_token_of_the_black_rose_room_is_worth_four() -> None:
    assert BOX.rooms["black_rose_room"].slots == 8
    assert BOX.rooms["black_rose_room"].value == 4


# ------------------------------------------------------------------ Overload


@pytest.mark.parametrize(("overload", "cubes"), [(False, 4), (True, 6)])
@rule("BR-R46", "BR-26.3")
def test_with_overload_cubes_need_no_free_slot(overload: bool, cubes: int) -> None:
    t = table(
        "nero",
        at="garden",
        instability={"crypt": {"rebecca": 6}, "garden": {"rebecca": 3}},
        options={"overload": overload},
        spells=["earthquake/reversed"],
    )
    t.play("earthquake", "mark-before", "garden")
    assert sum(t.instability("garden").values()) == cubes
    assert t.nothing_pending


@rule("BR-R46", "BR-26.3", "BR-24.5")
def test_with_overload_a_room_is_destroyed_at_or_above_its_slots() -> None:
    t = table(
        "nero",
        instability={"crypt": {"rebecca": 6}, "garden": {"nero": 5, "rebecca": 2}, "arena": {"nero": 5}},
        options={"overload": True},
        phase="clean-up",
        active=-1,
        spellbook="vanish, ambush, icy_grip, dismiss",
    )
    t.until("study-school")
    assert t.destroyed("crypt")
    assert t.destroyed("garden")
    assert not t.destroyed("arena")
    assert t.me.w.rooms == ["garden"]
    assert t.me.cubes_left == 21


@rule("BR-R46", "BR-18.7")
def test_even_with_overload_a_destroyed_room_takes_no_cube() -> None:
    t = table(
        "nero", at="garden", destroyed=["crypt", "garden"], options={"overload": True}, spells=["earthquake/reversed"]
    )
    t.play("earthquake", "crypt")
    assert t.instability("crypt") == t.instability("garden") == {}


# ------------------------------------------------------------------ what needs cubes, and what does not (BR-R78)


@rule("BR-R78", "BR-21.13")
def test_without_cubes_nothing_is_placed() -> None:
    t = table(
        "nero", {"who": "rebecca", "at": "crypt"}, at="garden", instability=all_but(0), spells=["maelstrom/reversed"]
    )
    t.play("maelstrom", "mark-before", "crypt")
    assert t.other.damage == {}
    assert t.instability("crypt") == t.instability("garden") == {}
    assert t.me.status(1) == "used"
    assert t.nothing_pending


@pytest.mark.parametrize(("supply", "converted"), [(0, 0), (1, 1), (5, 2)])
@rule("BR-R78", "BR-18.6")
def test_converting_instability_stops_when_the_supply_is_empty(supply: int, converted: int) -> None:
    t = table(
        "nero",
        at="garden",
        instability={**all_but(supply), "crypt": {"rebecca": 3}},
        spells=["rite_of_control"],
    )
    t.play("rite_of_control", "element-air", "crypt", *["rebecca"] * converted)
    assert t.instability("crypt") == ({"rebecca": 3 - converted} | ({"nero": converted} if converted else {}))
    assert t.nothing_pending


@rule("BR-R78", "BR-28.27")
@pytest.mark.parametrize(("free", "moved"), [(2, 2), (1, 1), (0, 0)])
def test_moving_instability_needs_no_supply_but_free_slots(free: int, moved: int) -> None:
    t = table(
        "nero",
        at="treasure_room",
        instability={**all_but(0), "garden": {"rose": 4 - free}, "crypt": {"rebecca": 3}},
        spells=["rite_of_change"],
    )
    t.play("rite_of_change", "element-air", "crypt", "garden", *["rebecca"] * moved)
    assert t.instability("crypt") == {"rebecca": 3 - moved}
    assert t.instability("garden").get("rebecca", 0) == moved
    assert t.nothing_pending


@rule("BR-R78")
@pytest.mark.parametrize(("lying", "taken"), [(8, 2), (10, 1)])
def test_transferring_damage_needs_no_supply_and_stops_at_the_life_value(lying: int, taken: int) -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "damage": {"rose": lying}},
        at="garden",
        damage={"rebecca": 2},
        instability=all_but(0),
        spells=["petrify/reversed"],
    )
    t.play("petrify", "mark-before", *["rebecca"] * taken)
    assert t.me.wounds == 2 - taken
    if taken == 1:
        # Defeated: the trophy goes to who transferred it, the ranks to the colours lying there.
        assert t.other.at == "cell"
        assert t.me.trophies == {"rebecca": 1}
        # Ten black cubes and one of Rebecca's own: four points for the Black Rose.
        assert (t.rose, t.me.power, t.other.power) == (4, 0, 0)
    else:
        assert t.other.damage == {"rose": 8, "rebecca": 2}
    assert t.nothing_pending


@rule("BR-R78")
def test_black_cubes_that_are_converted_go_back_to_the_black_rose() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "damage": {"rose": 2, "nero": 1}},
        at="garden",
        spells=["cowardice"],
    )
    t.play("cowardice")
    # An own cube is never converted.
    assert set(t.options) == {"colour-rose", "done"}
    t.play("rose", "rose")
    assert t.other.damage == {"nero": 3}
    assert t.state.supply[4] == 26
    assert t.nothing_pending


# ------------------------------------------------------------------ worked examples


@rule("BR-T12", "BR-18.2", "BR-18.5")
def test_worked_example_instability() -> None:
    t = table("rebecca", {"who": "tessa", "at": "oracle_room"}, at="garden", spells=["maelstrom/reversed"])
    assert t.me.cubes_left == 26
    t.play("maelstrom", "mark-before", "oracle_room")
    assert t.instability("garden") == {"rebecca": 1}
    assert t["tessa"].damage == {"rebecca": 3}
    assert t.instability("oracle_room") == {"rebecca": 2}
    assert t.me.cubes_left == 20
    assert t.nothing_pending


@pytest.mark.parametrize(
    ("answers", "mark", "damage", "placed"),
    [
        (("mark-before", "crypt", "rebecca"), 1, 1, 0),
        (("mark-before", "crypt", "done"), 1, 0, 1),
        (("mark-after", "crypt", "rebecca", "rebecca"), 0, 2, 0),
        (("mark-after", "crypt", "rebecca", "done"), 0, 1, 1),
        (("mark-after", "crypt", "done"), 0, 0, 2),
    ],
)
@rule("BR-T29", "BR-21.14", "BR-27.16")
def test_worked_example_short_of_cubes(answers: tuple[str, ...], mark: int, damage: int, placed: int) -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt"},
        at="garden",
        instability=all_but(2),
        spells=["maelstrom/reversed"],
    )
    assert t.me.cubes_left == 2
    t.play("maelstrom", *answers)
    if t.ask == "cubes":
        t.play(f"cubes-{placed}")
    assert t.instability("garden").get("nero", 0) == mark
    assert t.other.wounds == damage
    assert t.instability("crypt").get("nero", 0) == placed
    assert t.me.cubes_left == 2 - mark - damage - placed
    assert t.nothing_pending


@pytest.mark.parametrize("colour", ["rebecca", "rose"])
@rule("BR-T33", "BR-R78", "BR-21.16")
def test_worked_example_conversion_with_a_supply_of_one(colour: str) -> None:
    t = table(
        "nero",
        {"who": "tessa", "at": "crypt", "damage": {"rebecca": 3, "rose": 2}},
        "rebecca",
        at="garden",
        instability=all_but(1),
        spells=["cowardice"],
    )
    t.play("cowardice")
    assert set(t.options) == {"colour-2", "colour-rose", "done"}
    t.play(colour)
    expected = {"rebecca": 3, "rose": 2, "nero": 1}
    expected[colour] -= 1
    assert t["tessa"].damage == expected
    assert t.me.cubes_left == 0
    assert t.nothing_pending


@rule("BR-T33", "BR-R78")
def test_worked_example_conversion_with_an_empty_supply() -> None:
    t = table(
        "nero",
        {"who": "tessa", "at": "crypt", "damage": {"rebecca": 3, "rose": 2}},
        "rebecca",
        at="garden",
        instability=all_but(0),
        spells=["cowardice"],
    )
    t.play("cowardice")
    assert t["tessa"].damage == {"rebecca": 3, "rose": 2}
    assert t.me.status(1) == "used"
    assert t.nothing_pending


@rule("BR-18.2", "BR-R38")
def test_from_a_full_room_the_mark_may_come_where_the_spell_leads():
    t = table("nero", at="garden", instability={"garden": {"rebecca": 4}}, spells=["hidden_passage"])
    t.play("hidden_passage")
    assert (t.ask, t.options) == ("mark", ["mark-before", "mark-after"])
    t.play("mark-after", "forge")
    assert (t.me.at, t.instability("forge"), t.instability("garden")) == ("forge", {"nero": 1}, {"rebecca": 4})
    assert t.nothing_pending


@rule("BR-18.2", "BR-21.14")
@pytest.mark.parametrize(("left", "ask"), [(10, "mark"), (11, "push-next")])
def test_the_mark_is_asked_about_when_an_effect_could_use_all_cubes(left, ask):
    """Ice Explosion (reversed) hits five miniatures for 2 each: with ten cubes left one would be missing."""
    hers = {
        "who": "rebecca",
        "at": "garden",
        "tokens": 0,
        "evocations": ["malacoda@garden", "cerberus@garden", "shame_of_crete@garden"],
    }
    theirs = {"who": "tessa", "at": "garden", "tokens": 0}
    used = {"armory": {"nero": 6}, "arena": {"nero": 6}, "crypt": {"nero": 14 - left}}
    t = table("nero", hers, theirs, at="garden", spells=["ice_explosion/reversed"], instability=used)
    assert t.play("ice_explosion").ask == ask
