"""Spells: types, targets, range, casting, signature and forgotten cards (BR-17)."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.engine.events import piece, term
from magemoot.games.blackrose.catalogue import BOX
from magemoot.games.blackrose.components import REVERSED, STRAIGHT
from magemoot.games.blackrose.lodge import ANYWHERE
from magemoot.games.blackrose.vocabulary.words import ANY_ELEMENT
from tests.games.blackrose.play import Table, table
from tests.support.rules import rule

ELEMENTS = {"air", "earth", "fire", "water", "magic", "holy", "unholy"}
FROM_GARDEN = {
    0: {"garden"},
    1: {"sanctuary", "summoner_room", "black_rose_room", "bibliotheca", "oracle_room", "crypt"},
    2: {"arena", "mirrors_room", "alchemical_laboratory"},
    3: {"sacrificial_altar"},
}
"""By the number of steps on a straight line, the rooms that can be seen from the Garden; all others lie on none."""

BOOK = "vanish, ambush, silent_step, icy_grip"
"""Enough in a spellbook for the next Study Phase, so that the memories stay as they are."""


def rooms(t: Table) -> set[str]:
    """The rooms among the options."""
    return {key.removeprefix("room-") for key in t.options if key.startswith("room-")}


# ------------------------------------------------------------------ what a spell is


@rule("BR-17.1", "BR-17.6", "BR-17.8", "BR-17.18", "BR-R6")
def test_every_card_has_two_effects_each_with_type_element_target_and_range() -> None:
    types, elements, ranges = set(), set(), set()
    for spell in BOX.spells.values():
        assert len(spell.halves) == 2, spell.id
        assert spell.is_room_trap or set(spell.halves) == {STRAIGHT, REVERSED}, spell.id
        for half in spell.halves.values():
            types.add(half.type)
            elements.add(half.element)
            if half.target in ("single", "area"):
                ranges.add(half.range)
            else:
                assert half.target in ("self", "special")
    assert types == {"combat", "general", "protection", "trap"}
    assert elements == ELEMENTS | {ANY_ELEMENT}
    assert ranges == {0, 1, 2, 3, ANYWHERE}


@rule("BR-17.2", "BR-17.10", "BR-17.12", "BR-17.13", "BR-28.7", "BR-28.29")
def test_a_combat_spell_is_revealed_hurts_wizards_and_evocations_and_stays_on_the_sheet_used() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "evocations": ["malacoda@crypt"]},
        at="garden",
        spellbook=BOOK,
        spells=["fireball"],
    )
    assert not t.me.w.revealed[1]
    t.play("fireball", "crypt")
    assert t.other.damage == {"nero": 3}
    assert t.other.evocation("malacoda").damage[0] == 3
    assert t.me.w.revealed[1]
    assert t.me.status(1) == "used"
    assert t.me.on(1) == "fireball"
    t.until("study-school")
    assert t.me.on(1) == ""
    assert t.me.memories == "fireball"


@rule("BR-17.3", "BR-17.10", "BR-17.12", "BR-28.29")
def test_a_general_spell_is_revealed_and_does_what_it_says() -> None:
    t = table("nero", at="garden", spells=["pact_with_the_rose"])
    t.play("pact_with_the_rose")
    assert t.me.power == 2
    assert t.me.w.revealed[1]
    assert t.me.status(1) == "used"


@pytest.mark.parametrize(
    ("spell", "kind"),
    [("dark_armour", "protection"), ("blade_hail", "trap"), ("tripwire_rune/reversed", "trap")],
)
@rule("BR-17.4", "BR-17.5", "BR-17.11", "BR-17.13", "BR-17.34", "BR-28.3")
def test_a_trap_or_protection_is_cast_face_down_without_a_name_and_gets_its_token(spell: str, kind: str) -> None:
    t = table("nero", at="garden", spells=[spell])
    before = len(t.log)
    t.play("space-1")
    assert t.me.status(1) == kind
    assert not t.me.w.revealed[1]
    assert t.me.on(1) == spell.partition("/")[0]
    told = t.log[before:]
    assert [e.args["kind"] for e in told if e.name == "activate-spell"] == [term(f"token-{kind}")]
    assert not any("card" in e.args for e in told)
    assert t.instability("garden") == {}
    assert t.me.power == 0
    assert t.nothing_pending


@rule("BR-17.34", "BR-17.12")
def test_a_spell_that_is_revealed_is_named() -> None:
    t = table("nero", at="garden", spells=["pact_with_the_rose"])
    t.play("pact_with_the_rose")
    (told,) = t.events("reveal")
    assert told.args["card"] == piece(t.me.w.revealed[1][0])
    assert told.rule == "BR-17.10"


@rule("BR-17.4", "BR-17.11", "BR-17.12", "BR-28.28")
def test_a_protection_that_was_cast_can_be_triggered_in_the_same_round() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "tokens": 1, "spells": ["fireball"]},
        at="garden",
        tokens=0,
        spells=["dark_armour"],
    )
    t.play("dark_armour", "end-turn")
    assert t.active == "rebecca"
    t.play("fireball", "garden").answer_with("dark_armour").pass_all()
    assert t.me.damage == {}
    assert t.other.damage == {"rebecca": 1}
    assert t.me.w.revealed[1]
    assert t.me.status(1) == "used"


@rule("BR-17.5", "BR-17.11", "BR-17.12", "BR-28.28")
def test_a_trap_that_was_cast_can_be_triggered_in_the_same_round() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "tokens": 1},
        at="crypt",
        tokens=0,
        spells=["blade_hail"],
    )
    t.play("blade_hail", "end-turn", "summoner_room", "blade_hail")
    assert t.other.damage == {"nero": 3}
    assert t.me.w.revealed[1]
    assert t.me.status(1) == "used"


@pytest.mark.parametrize(("side", "ask"), [("", "target-room"), ("/reversed", "target")])
@rule("BR-17.7", "BR-12.3")
def test_the_side_chosen_in_preparation_is_the_one_that_works(side: str, ask: str) -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "evocations": ["malacoda@crypt"]},
        at="garden",
        spells=[f"fireball{side}"],
    )
    t.play("fireball")
    assert t.ask == ask
    t.play("crypt" if ask == "target-room" else "rebecca")
    assert t.other.damage == {"nero": 3}
    assert t.other.evocation("malacoda").damage[0] == (3 if ask == "target-room" else 0)


@rule("BR-17.9", "BR-R56")
def test_the_owner_of_a_spell_with_any_element_names_one_when_it_is_revealed() -> None:
    t = table("nero", {"who": "rebecca", "at": "garden"}, at="garden", spells=["phantom_blade/reversed", "fireball"])
    assert t.me.w.element[1] == ""
    t.play("phantom_blade")
    assert (t.ask, t.asked) == ("element", "nero")
    assert set(t.options) == {f"element-{e}" for e in ELEMENTS}
    t.play("element-unholy")
    assert t.other.damage == {"nero": 4}
    assert t.me.w.element[1] == "unholy"
    t.end_turn()
    assert t.me.w.element[1] == "unholy"
    t.until("study-school")
    assert t.me.w.element == [""] * 4


# ------------------------------------------------------------------ targets and range


@rule("BR-17.14")
def test_a_spell_at_oneself_needs_no_target() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "damage": {"nero": 4}},
        at="garden",
        damage={"rebecca": 4},
        spells=["healing_light"],
    )
    t.play("healing_light")
    assert t.me.damage == {}
    assert t.other.damage == {"nero": 4}
    assert t.nothing_pending


@rule("BR-17.15", "BR-17.26", "BR-17.27")
def test_a_single_target_is_an_enemy_miniature_never_oneself_nor_ones_own() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "evocations": ["malacoda@garden"]},
        {"who": "tessa", "at": "crypt"},
        at="garden",
        evocations=["landsknecht@garden"],
        spells=["fireball/reversed"],
    )
    t.play("fireball")
    assert t.ask == "target"
    assert set(t.options) == {"seat-1", "evocation-1-1", "seat-2"}
    t.play("tessa")
    assert t["tessa"].damage == {"nero": 3}
    assert t["rebecca"].damage == {}


@rule("BR-17.16", "BR-17.24", "BR-17.27", "BR-22.1")
def test_an_area_is_one_room_with_all_enemies_in_it() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "evocations": ["malacoda@garden"]},
        {"who": "tessa", "at": "garden"},
        {"who": "jafar", "at": "crypt"},
        at="garden",
        evocations=["landsknecht@garden"],
        spells=["fireball"],
    )
    t.play("fireball", "garden")
    assert t["rebecca"].damage == t["tessa"].damage == {"nero": 3}
    assert t["rebecca"].evocation("malacoda").damage[0] == 3
    assert t["jafar"].damage == t.me.damage == {}
    assert t.me.evocation("landsknecht").damage == [0] * 5


@rule("BR-17.24")
def test_an_area_spell_can_work_on_the_room_itself() -> None:
    t = table("nero", {"who": "rebecca", "at": "crypt"}, at="garden", dark=["crypt"], spells=["hourglass/reversed"])
    t.play("hourglass", "crypt")
    assert t.ready("crypt")
    assert t.other.damage == {}


@rule("BR-17.17")
def test_a_special_target_is_another_part_of_the_game() -> None:
    t = table("nero", at="garden", board=["wretched_dance", "", ""], spells=["pact_with_the_rose/reversed"])
    t.play("pact_with_the_rose")
    assert t.board() == ["", "", ""]


@pytest.mark.parametrize(
    ("spell", "reach"), [("ice_explosion/reversed", 0), ("ice_explosion", 1), ("fireball", 2)], ids=["0", "1", "2"]
)
@rule("BR-17.18", "BR-17.20")
def test_an_area_in_range_lies_in_the_same_room_or_on_a_straight_line(spell: str, reach: int) -> None:
    t = table("nero", {"who": "rebecca", "at": "garden"}, at="garden", spells=[spell])
    t.play("space-1")
    expected = set().union(*(FROM_GARDEN[n] for n in range(reach + 1)))
    assert (rooms(t) if t.ask == "target-room" else {"garden"}) == expected
    assert reach or t.other.damage == {"nero": 2}


@pytest.mark.parametrize(
    ("spell", "reach"),
    [("dagger_in_the_dark", 0), ("acid_burst", 1), ("meteor_swarm", 2), ("fireball/reversed", 3)],
    ids=["0", "1", "2", "3"],
)
@pytest.mark.parametrize(
    "room", [room for seen in FROM_GARDEN.values() for room in sorted(seen)] + ["cemetery", "forge"]
)
@rule("BR-17.18", "BR-17.20", "BR-17.21", "BR-R27")
def test_a_single_target_in_range_stands_in_the_same_room_or_on_a_straight_line(
    spell: str, reach: int, room: str
) -> None:
    # Own evocations stand everywhere in between: they do not block.
    t = table(
        "nero",
        {"who": "rebecca", "at": room},
        at="garden",
        evocations=["malacoda@black_rose_room", "malacoda@mirrors_room", "malacoda@summoner_room"],
        spells=[spell],
    )
    t.play("space-1")
    steps = next((n for n, seen in FROM_GARDEN.items() if room in seen), 99)
    assert bool(t.other.wounds) == (steps <= reach)
    assert t.me.status(1) == "used"


@rule("BR-17.22", "BR-17.23", "BR-16.11")
def test_range_any_reaches_everything_but_the_cells() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "treasure_room"},
        {"who": "tessa", "at": "forge"},
        "jafar",
        at="garden",
        power=0,
        spells=["cowardice", "hourglass/reversed"],
    )
    t.play("cowardice")
    assert set(t.options) == {"seat-1", "seat-2"}
    t.play("tessa")
    assert t.nothing_pending


@rule("BR-17.22", "BR-17.23")
def test_an_area_with_range_any_is_any_room_of_the_lodge() -> None:
    t = table("nero", at="garden", spells=["hourglass/reversed"])
    t.play("hourglass")
    assert rooms(t) == set(t.state.room_at)
    assert len(t.options) == 19


@rule("BR-17.19")
def test_range_is_measured_from_where_the_spell_is_cast() -> None:
    t = table("nero", {"who": "rebecca", "at": "cemetery"}, at="garden", spells=["dagger_in_the_dark/reversed"])
    t.play("bibliotheca", "stop", "done", "dagger_in_the_dark")
    assert t.other.damage == {"nero": 2}


@rule("BR-17.26", "BR-17.19")
def test_the_target_is_chosen_when_the_spell_is_cast_not_when_it_is_prepared() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt"},
        {"who": "tessa", "at": "sanctuary"},
        at="garden",
        spells=["acid_burst"],
    )
    t.play("acid_burst")
    assert t.ask == "target"
    assert set(t.options) == {"seat-1", "seat-2"}
    t.play("tessa")
    assert (t["rebecca"].wounds, t["tessa"].wounds) == (0, 3)


@rule("BR-R27", "BR-18.2")
@pytest.mark.parametrize("spell", ["meteor_swarm", "destructive_chain_lightning/reversed"])
def test_a_spell_without_a_legal_target_is_cast_all_the_same(spell: str) -> None:
    t = table("nero", {"who": "rebecca", "at": "treasure_room"}, at="garden", spells=[spell])
    t.play("space-1")
    assert t.other.damage == {}
    assert t.me.w.revealed[1]
    assert t.me.status(1) == "used"
    assert t.instability("garden") == {"nero": 1}
    assert t.nothing_pending


@rule("BR-17.25", "BR-R27")
def test_an_effect_does_as_much_as_it_can() -> None:
    # Nobody to bite: the healing is left.
    t = table(
        "nero",
        {"who": "rebecca", "at": "treasure_room"},
        at="garden",
        damage={"rebecca": 3},
        spells=["vampire_bite"],
    )
    t.play("vampire_bite")
    assert t.me.damage == {"rebecca": 1}
    assert t.other.damage == {}
    assert t.nothing_pending


@rule("BR-17.27", "BR-22.1")
def test_ones_own_damage_leaves_oneself_and_ones_own_alone() -> None:
    t = table(
        "nero", {"who": "rebecca", "at": "crypt"}, at="garden", evocations=["malacoda@crypt"], spells=["earthquake"]
    )
    t.play("earthquake")
    assert t.other.damage == {"nero": 1}
    assert t.me.damage == {}
    assert t.me.evocation("malacoda").damage == [0] * 5


# ------------------------------------------------------------------ traps: from where (BR-R30)


@rule("BR-R30")
@pytest.mark.parametrize(("at", "answers"), [("forge", True), ("garden", True), ("crypt", False), ("cell", False)])
def test_an_effect_trap_measures_its_range_from_its_owners_room(at: str, answers: bool) -> None:
    # Living Roots: in the owner's room or next to it.
    t = table("nero", {"who": "rebecca", "at": at, "tokens": 0, "spells": ["trap: living_roots"]}, at="garden")
    t.play("summoner_room")
    assert t.offers("living_roots") == answers


@rule("BR-R30", "BR-20.7")
@pytest.mark.parametrize(("at", "cubes"), [("cell", {}), ("treasure_room", {"rebecca": 1})])
def test_a_room_trap_works_wherever_its_owner_is_but_places_no_mark_from_the_cell(
    at: str, cubes: dict[str, int]
) -> None:
    t = table("nero", {"who": "rebecca", "at": at, "spells": ["trap: scorched_threshold"]}, at="garden")
    t.play("bibliotheca", "scorched_threshold").pass_all().play("stop").pass_all()
    assert t.me.damage == {"rebecca": 3}
    assert t.instability("treasure_room") == cubes
    assert t.other.cubes_left == 26 - 3 - sum(cubes.values())


@rule("BR-R30", "BR-R94")
def test_an_owner_in_the_cell_can_use_a_trap_with_range_any() -> None:
    t = table("nero", {"who": "rebecca", "spells": ["trap: tripwire_rune"]}, at="treasure_room")
    t.play("activate").answer_with("tripwire_rune")
    assert t.me.damage == {"rebecca": 2}


# ------------------------------------------------------------------ casting from the hand


def from_hand(**mine: Any) -> Table:
    said: dict[str, Any] = {
        "at": "garden",
        "hand": "acid_burst, blade_hail",
        "quick": "maelstrom",
        "spells": ["page_of_history/reversed", "trap: tripwire_rune", "earthquake"],
        **mine,
    }
    return table("nero", {"who": "rebecca", "at": "crypt", "tokens": 0}, **said)


@pytest.mark.parametrize(
    ("replaced", "space"), [("page_of_history", 1), ("tripwire_rune", 2), ("earthquake", 3), ("maelstrom", 0)]
)
@rule("BR-17.28", "BR-28.8", "BR-R49")
def test_casting_from_the_hand_puts_any_card_of_the_sheet_into_the_memories(replaced: str, space: int) -> None:
    t = from_hand()
    t.play("page_of_history")
    assert (t.ask, len(t.options)) == ("replace-spell", 4)
    t.play(replaced, "acid_burst/straight")
    assert t.me.memories == replaced
    assert t.me.on(space) == "acid_burst"
    assert t.me.status(space) == "used"
    assert t.me.hand == "blade_hail"
    assert t.other.damage == {"nero": 3}
    assert t.nothing_pending


@rule("BR-R49", "BR-17.7")
def test_the_side_of_a_spell_cast_from_the_hand_is_chosen_then() -> None:
    t = from_hand()
    t.play("page_of_history", "earthquake")
    assert t.ask == "cast-from-hand"
    assert t.offers("acid_burst/straight")
    assert t.offers("acid_burst/reversed")
    # A room trap has no reversed side.
    assert t.offers("blade_hail/straight")
    assert not t.offers("blade_hail/reversed")
    t.play("acid_burst/reversed")
    assert t.other.damage == {"nero": 1}
    assert t.me.w.side[3] == "reversed"


@rule("BR-R49")
def test_a_trap_cast_from_the_hand_gets_its_token_in_that_place() -> None:
    t = from_hand()
    t.play("page_of_history", "earthquake", "blade_hail/straight")
    assert t.me.status(3) == "trap"
    assert t.me.on(3) == "blade_hail"
    assert not t.me.w.revealed[3]
    assert t.nothing_pending


@rule("BR-R49")
def test_nothing_is_cast_from_an_empty_hand() -> None:
    t = from_hand(hand="")
    t.play("page_of_history")
    assert t.me.memories == 0
    assert [t.me.on(space) for space in (1, 2, 3)] == ["page_of_history", "tripwire_rune", "earthquake"]
    assert t.nothing_pending


@pytest.mark.parametrize("card", ["acid_burst/straight", "blade_hail/straight"])
@rule("BR-R49")
def test_what_is_cast_from_the_hand_onto_the_quick_place_is_no_quick_spell(card: str) -> None:
    # Hall of Echoes: who casts the quick spell from its place draws a card.
    t = from_hand(moon=2, board=["", "", "hall_of_echoes"], spellbook="dismiss, fireball")
    t.play("page_of_history", "maelstrom", card)
    assert t.me.spellbook == 2
    assert t.nothing_pending


@rule("BR-R49")
def test_the_quick_place_counts_as_quick_for_its_own_card() -> None:
    t = from_hand(moon=2, board=["", "", "hall_of_echoes"], spellbook="dismiss, fireball", quick="blade_hail", hand="")
    t.play("blade_hail")
    assert t.me.hand == "dismiss"


@rule("BR-13.5")
def test_a_spell_cast_from_the_hand_is_no_part_of_the_combination() -> None:
    t = from_hand()
    t.play("page_of_history", "page_of_history", "acid_burst/straight")
    assert t.offers("maelstrom")
    assert not t.offers("earthquake")


# ------------------------------------------------------------------ signature spells


@rule("BR-17.29", "BR-R50")
def test_a_signature_card_that_an_enemy_discards_goes_to_its_owners_memories() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "hand": "embrace_of_the_grave"},
        at="garden",
        spells=["blackmail/reversed"],
    )
    t.play("blackmail", "done")
    assert t.other.memories == "embrace_of_the_grave"
    assert t.me.hand == 0
    assert t.me.memories == 0


@rule("BR-17.31", "BR-17.29", "BR-R93")
def test_another_wizard_may_resolve_a_signature_spell_but_never_gets_the_card() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "spells": ["used: embrace_of_the_grave/reversed"]},
        {"who": "tessa", "at": "garden"},
        at="garden",
        spells=["masquerade/reversed"],
    )
    t.play("masquerade", "element-air", "tessa")
    assert t["tessa"].damage == {"nero": 2}
    assert t["rebecca"].on(1) == "embrace_of_the_grave"
    assert t["rebecca"].status(1) == "used"
    assert t.me.on(1) == "masquerade"
    assert t.nothing_pending


# ------------------------------------------------------------------ forgotten spells


@rule("BR-17.32", "BR-3.20")
def test_the_library_never_gives_a_forgotten_spell() -> None:
    t = table("nero", at="bibliotheca")
    t.play("activate")
    assert t.ask == "draw-school"
    assert set(t.options) == {f"school-{school}" for school in BOX.schools}
    assert len(t.options) == 6


@rule("BR-17.32", "BR-14.15")
def test_the_black_rose_room_gives_a_forgotten_spell() -> None:
    t = table(
        "nero",
        at="black_rose_room",
        moon=2,
        hand="fireball, dismiss, vanish, ambush",
        forgotten="black_sun, rose_thorns, total_collapse, shame_of_crete",
    )
    t.play("activate")
    assert set(t.options) == {"spell-black_sun", "spell-rose_thorns", "spell-total_collapse"}
    t.play("rose_thorns")
    assert t.me.hand == "rose_thorns"


@rule("BR-17.33", "BR-R51", "BR-24.2")
def test_a_resolved_forgotten_spell_is_eliminated_in_clean_up() -> None:
    t = table("nero", at="garden", spellbook=BOOK, spells=["rose_thorns"])
    t.play("rose_thorns")
    assert t.me.on(1) == "rose_thorns"
    assert t.eliminated == 0
    t.until("study-school")
    assert t.eliminated == "rose_thorns"
    assert t.me.memories == 0


@rule("BR-R51")
@pytest.mark.parametrize(
    ("spell", "goes"),
    [
        ("absolute_negation", "memories"),
        ("protection: absolute_negation", "eliminated"),
        ("used: absolute_negation", "eliminated"),
        ("trap: absolute_negation", "hand"),
        ("used: fireball", "memories"),
        ("protection: dark_armour", "memories"),
        ("trap: blade_hail", "hand"),
    ],
)
def test_where_spells_go_in_clean_up(spell: str, goes: str) -> None:
    t = table("nero", spellbook=BOOK, phase="clean-up", active=-1, spells=[spell])
    t.until("study-school")
    card = spell.rpartition(" ")[2]
    assert (card in t.me.memories) == (goes == "memories")
    assert (card in t.eliminated) == (goes == "eliminated")
    assert (card in t.me.hand) == (goes == "hand")


@rule("BR-R51")
def test_a_forgotten_spell_discarded_unresolved_goes_to_the_memories() -> None:
    t = table(
        "nero", {"who": "rebecca", "at": "garden", "hand": "rose_thorns"}, at="garden", spells=["blackmail/reversed"]
    )
    t.play("blackmail", "done")
    assert t.other.memories == "rose_thorns"
    assert t.eliminated == 0


@rule("BR-R51", "BR-R49")
@pytest.mark.parametrize(("status", "goes"), [("used: ", "eliminated"), ("", "memories")])
def test_a_forgotten_spell_replaced_from_the_hand_is_out_if_it_was_resolved(status: str, goes: str) -> None:
    t = from_hand(spells=["page_of_history/reversed", f"{status}rose_thorns"])
    t.play("page_of_history", "rose_thorns", "acid_burst/straight")
    assert t.eliminated == ("rose_thorns" if goes == "eliminated" else "")
    assert t.me.memories == ("rose_thorns" if goes == "memories" else "")
    assert t.me.on(2) == "acid_burst"


# ------------------------------------------------------------------ targets that are lost on the way (BR-R66)


@rule("BR-R66")
def test_a_target_defeated_early_suffers_no_later_part_but_the_caster_has_his() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "power": 3, "damage": {"tessa": 9}},
        {"who": "tessa"},
        at="garden",
        damage={"rebecca": 2},
        spells=["vampire_bite"],
    )
    t.play("vampire_bite")
    assert t["rebecca"].at == "cell"
    assert t.me.damage == {}


@rule("BR-R66")
def test_nothing_is_stolen_from_a_target_that_fell() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "power": 3, "damage": {"tessa": 9}},
        {"who": "tessa"},
        at="garden",
        spells=["dagger_in_the_dark/reversed"],
    )
    t.play("dagger_in_the_dark")
    assert t["rebecca"].at == "cell"
    assert t["rebecca"].power == 3
    # Second in rank on her bar: 2 cubes against 9.
    assert t.me.power == 2


@rule("BR-R66", "BR-R89")
def test_whom_an_area_hits_is_fixed_when_the_effect_begins() -> None:
    # Tessa prevents the damage and heals, which ends a quest that lets her leave the room: she is hit all the same.
    t = table(
        "nero",
        {"who": "rebecca", "at": "sanctuary", "hand": "dismiss"},
        {
            "who": "tessa",
            "at": "crypt",
            "hand": "fireball",
            "damage": {"rebecca": 3},
            "quests": "second_wind",
            "spells": ["protection: absolute_negation/reversed"],
        },
        at="garden",
        moon=2,
        spells=["demon_howl"],
    )
    t.play("demon_howl", "crypt").answer_with("absolute_negation", "second_wind").play("sanctuary", "stop")
    assert t["tessa"].at == "sanctuary"
    assert t["tessa"].damage == {}
    assert t["tessa"].memories == "fireball"
    assert t["rebecca"].hand == "dismiss"
    assert t.nothing_pending


# ------------------------------------------------------------------ worked examples


@rule("BR-T4", "BR-13.3", "BR-13.11", "BR-23.7")
def test_worked_example_combinations() -> None:
    t = table(
        "nero",
        {
            "who": "rebecca",
            "at": "bibliotheca",
            "tokens": 0,
            "quick": "summoning_of_darkness",
            "spells": ["grip_of_darkness"],
        },
        at="garden",
        spells=["fireball"],
    )
    t.play("oracle_room", "pleasures_room", "done")
    assert t.ready("pleasures_room")
    t.play("fireball", "bibliotheca")
    assert t["rebecca"].damage == {"nero": 3}
    assert t.active == "rebecca"
    assert (t.me.tokens, t.me.status(1)) == (1, "used")
    t.play("summoning_of_darkness", "bibliotheca")
    assert t["rebecca"].evocations == ["landsknecht@bibliotheca"]
    assert t["rebecca"].evocation("landsknecht").slot == 1
    t.play("grip_of_darkness", "pleasures_room", "stop", "nero")
    assert t.me.damage == {"rebecca": 2}
    assert t["rebecca"].status(0) == t["rebecca"].status(1) == "used"
    assert t.active == "nero"
    assert t.nothing_pending


@rule("BR-T9", "BR-17.20")
def test_worked_example_range() -> None:
    # Tessa is near but on no straight line, Rebecca on one but too far away.
    t = table(
        "nero",
        {"who": "tessa", "at": "cemetery", "evocations": ["malacoda@mirrors_room"]},
        {"who": "rebecca", "at": "sacrificial_altar"},
        at="garden",
        spells=["meteor_swarm"],
    )
    t.play("meteor_swarm")
    assert t["tessa"].evocations == []
    assert t["tessa"].damage == t["rebecca"].damage == {}
    assert t.rules("evocation-leaves") == ["BR-23.9"]
    assert t.nothing_pending
