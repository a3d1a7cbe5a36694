"""Rulings on effects: the Arena's casts, attacks by spells, replaced evocations, destroyed rooms, who is affected, copies."""

from __future__ import annotations

import pytest

from tests.games.blackrose.play import Table, table
from tests.support.rules import rule


def rooms(t: Table) -> set[str]:
    """The rooms among the options."""
    return {key.removeprefix("room-") for key in t.options if key.startswith("room-")}


# ------------------------------------------------------------------ the next spell (BR-R67)


@rule("BR-R67")
def test_the_arena_lets_the_activator_cast_and_then_the_rival() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "arena", "tokens": 0, "spells": ["fireball/reversed", "dismiss"]},
        {"who": "tessa", "at": "forge"},
        "jafar",
        at="arena",
        spells=["used: vanish", "acid_burst", "earthquake"],
    )
    t.play("activate")
    assert t.ask == "pick-mini"
    # Nobody in a cell.
    assert set(t.options) == {"seat-1", "seat-2"}
    t.play("rebecca")
    # The leftmost standard spell that is prepared; there is no quick one.
    assert (t.ask, t.asked, len(t.options)) == ("cast-next", "nero", 1)
    t.play("acid_burst", "tessa")
    assert t["tessa"].damage == {"nero": 3}
    assert (t.ask, t.asked, len(t.options)) == ("cast-next", "rebecca", 1)
    t.play("fireball", "nero")
    assert t.me.damage == {"rebecca": 3}
    assert [t.me.status(i) for i in (1, 2, 3)] == ["used", "used", "prepared"]
    assert [t["rebecca"].status(i) for i in (1, 2)] == ["used", "prepared"]
    # They are no part of the combination: a standard spell is still possible.
    t.play("done")
    assert t.offers("earthquake")
    assert t.nothing_pending


@rule("BR-R67")
@pytest.mark.parametrize("spell", ["acid_burst", "fireball/reversed"])
def test_in_the_arena_the_quick_spell_can_be_cast_instead(spell: str) -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "arena", "tokens": 0},
        at="arena",
        quick="fireball/reversed",
        spells=["acid_burst"],
    )
    t.play("activate")
    assert t.ask == "cast-next"
    t.play(spell.partition("/")[0])
    assert t.other.damage == {"nero": 3}
    assert (t.me.status(0), t.me.status(1)) == (("used", "prepared") if "fire" in spell else ("prepared", "used"))


@rule("BR-R67")
def test_who_has_no_prepared_spell_casts_none_in_the_arena() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "arena", "tokens": 0, "spells": ["used: fireball", "trap: blade_hail"]},
        at="arena",
    )
    t.play("activate").pass_all()
    assert t.me.damage == t.other.damage == {}
    assert t.other.status(2) == "trap"
    assert not t.ready("arena")


@rule("BR-R67")
def test_who_is_in_the_cell_when_the_arenas_cast_comes_casts_nothing() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "arena", "tokens": 0, "damage": {"nero": 8}, "spells": ["fireball/reversed"]},
        at="arena",
        spells=["acid_burst"],
    )
    t.play("activate", "acid_burst")
    assert t.other.at == "cell"
    assert t.other.status(1) == "prepared"
    assert t.me.damage == {}


@rule("BR-R67")
def test_the_arena_works_without_a_rival_too() -> None:
    t = table("nero", at="arena", spells=["pact_with_the_rose"])
    t.play("activate", "pact_with_the_rose")
    assert t.me.power == 2
    assert t.me.status(1) == "used"


@rule("BR-R67")
def test_the_arena_works_out_of_turn() -> None:
    # Rebecca resolves the Arena by a trap: she casts, then Nero, whose turn it is.
    t = table(
        "nero",
        {
            "who": "rebecca",
            "at": "forge",
            "tokens": 0,
            "spells": ["trap: fateful_snare/reversed", "pact_with_the_rose", "dismiss"],
        },
        at="arena",
        spells=["star_chart", "healing_light"],
        spellbook="vanish",
        damage={"rebecca": 4},
    )
    t.play("activate").pass_all().play("star_chart").pass_all().play("pact_with_the_rose").answer_with("fateful_snare")
    assert t.me.hand == "vanish"
    assert t.other.power == 2
    assert (t.ask, t.asked) == ("cast-next", "rebecca")
    t.play("dismiss").pass_all()
    assert t.other.power == 3
    assert (t.ask, t.asked) == ("cast-next", "nero")
    t.play("healing_light").pass_all()
    assert t.me.damage == {}
    assert t.active == "nero"
    assert not t.state.cast_standard
    t.play("done")
    assert t.nothing_pending


@rule("BR-R67")
def test_who_resolves_the_arena_from_the_cell_casts_nothing_but_the_rival_does() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "tokens": 0, "spells": ["trap: fateful_snare/reversed", "pact_with_the_rose"]},
        at="arena",
        spells=["dismiss", "pact_with_the_rose"],
    )
    t.play("activate").pass_all().play("dismiss").answer_with("fateful_snare")
    assert (t.ask, t.asked) == ("cast-next", "nero")
    t.play("pact_with_the_rose").pass_all()
    assert (t.me.power, t.other.power) == (3, 0)
    assert t.other.status(2) == "prepared"
    t.play("done")
    assert t.nothing_pending


@rule("BR-R67")
def test_a_spell_of_the_arena_can_be_a_trap_that_gets_its_token() -> None:
    t = table("nero", {"who": "rebecca", "at": "forge", "spells": ["blade_hail"]}, at="arena", spells=["dark_armour"])
    t.play("activate", "dark_armour", "blade_hail").pass_all()
    assert t.me.status(1) == "protection"
    assert t.other.status(1) == "trap"


# ------------------------------------------------------------------ attacks by spells (BR-R76)


@rule("BR-R76")
def test_an_attack_by_a_spell_is_a_physical_attack_and_uses_no_token() -> None:
    # Call to Arms: physical attacks inflict 1 more. Overcharge: combat spells do; this is none.
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt"},
        at="crypt",
        moon=2,
        board=["", "overcharge", ""],
        spells=["blazing_stride/reversed"],
        mods=["attack|1|-1|-1|-1|"],
    )
    t.play("blazing_stride")
    assert t.other.damage == {"nero": 2 + 2 + 1}
    assert t.me.tokens == 2
    assert t.nothing_pending


@rule("BR-R76")
def test_the_victim_of_such_an_attack_is_not_affected_by_the_spell() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "spells": ["protection: mirror_image", "protection: smoke_veil"]},
        at="crypt",
        spells=["blazing_stride/reversed"],
    )
    t.play("blazing_stride")
    assert (t.ask, t.asked) == ("protect", "rebecca")
    assert not t.offers("mirror_image")
    t.play("smoke_veil", "stop")
    assert t.other.damage == {}
    assert t.other.status(1) == "protection"


@rule("BR-R76")
def test_a_trap_on_attacks_answers_an_attack_by_a_spell() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "spells": ["trap: tripwire_rune/reversed"]},
        at="crypt",
        spells=["blazing_stride/reversed"],
    )
    t.play("blazing_stride").answer_with("tripwire_rune")
    assert t.other.damage == {"nero": 4}
    assert t.me.damage == {"rebecca": 3}


# ------------------------------------------------------------------ replaced evocations (BR-R77)

THREE = ["landsknecht@garden", "bone_knight@garden", "malacoda@garden"]


@rule("BR-R77", "BR-23.4", "BR-R48")
def test_who_has_three_evocations_puts_one_back_first() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "spells": ["trap: blade_hail"]},
        at="crypt",
        spells=["demon_howl/reversed"],
        evocations=THREE,
    )
    t.me.evocation("landsknecht").damage[1] = 1
    t.state.supply[1] -= 1
    t.play("demon_howl", "garden")
    assert t.ask == "replace-evocation"
    assert set(t.options) == {"evocation-0-1", "evocation-0-2", "evocation-0-3", "pass"}
    t.play("landsknecht")
    # What was put back has left no trace; what came has entered, and the trap may answer that.
    assert t.other.cubes_left == 26
    assert t.ask == "trap"
    t.play("blade_hail")
    # Two damage on each of them; the Bone Knight suffers one less.
    assert [(e.kind, e.slot, e.damage[1]) for e in t.me.w.evocations] == [
        ("malacoda", 1, 2),
        ("bone_knight", 2, 1),
        ("malacoda", 3, 2),
    ]
    assert t.nothing_pending


@rule("BR-R77", "BR-23.4")
def test_who_keeps_all_three_loses_the_summoning() -> None:
    t = table("nero", at="crypt", spells=["demon_howl/reversed"], evocations=THREE)
    t.play("demon_howl", "garden", "pass")
    assert t.me.evocations == THREE
    assert t.nothing_pending


@rule("BR-R77", "BR-23.2")
def test_if_no_figure_is_left_only_one_of_that_kind_can_be_replaced() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "evocations": ["malacoda@forge", "malacoda@forge"]},
        at="crypt",
        spells=["demon_howl/reversed"],
        evocations=["landsknecht@garden", "bone_knight@garden", "malacoda@arena"],
    )
    t.play("demon_howl", "garden")
    assert set(t.options) == {"evocation-0-3", "pass"}
    t.play("malacoda")
    assert t.me.evocations == ["landsknecht@garden", "bone_knight@garden", "malacoda@garden"]
    assert t.nothing_pending


@rule("BR-R77", "BR-23.2")
def test_if_there_is_no_figure_after_all_nothing_is_replaced() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "evocations": ["malacoda@forge"] * 3},
        at="crypt",
        spells=["demon_howl/reversed"],
        evocations=["landsknecht@garden", "bone_knight@garden", "cerberus@arena"],
    )
    t.play("demon_howl", "garden")
    assert t.me.evocations == ["landsknecht@garden", "bone_knight@garden", "cerberus@arena"]
    assert t.nothing_pending


@rule("BR-R77")
def test_the_owner_chooses_what_is_replaced_when_a_trap_summons() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "forge", "spells": ["trap: tomb_snare"], "evocations": THREE},
        at="garden",
    )
    t.play("crypt", "tomb_snare")
    assert (t.ask, t.asked) == ("replace-evocation", "rebecca")
    t.play("malacoda").pass_all()
    assert t.other.evocations == [*THREE[:2], "landsknecht@crypt"]


@rule("BR-R77")
def test_what_acts_at_once_does_so_after_the_traps_and_not_if_it_is_gone() -> None:
    t = table(
        "rebecca",
        {"who": "nero", "at": "garden", "spells": ["trap: blade_hail"]},
        at="crypt",
        spells=["embrace_of_the_grave"],
    )
    t.play("embrace_of_the_grave", "garden", "evocation-landsknecht", "blade_hail")
    assert t.me.evocations == []
    assert t.other.damage == {}
    assert t.nothing_pending


# ------------------------------------------------------------------ destroyed rooms (BR-R86)


@rule("BR-R86", "BR-20.7")
def test_a_destroyed_room_keeps_its_colour_for_traps() -> None:
    t = table("nero", {"who": "rebecca", "spells": ["trap: blade_hail"]}, at="crypt", destroyed=["garden"])
    t.play("garden", "blade_hail", "stop")
    assert t.me.damage == {"rebecca": 2}
    assert not t.offers("activate")


@rule("BR-R86")
def test_in_a_destroyed_room_evocations_stay_act_and_can_be_summoned_and_targeted() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "evocations": ["malacoda@garden"]},
        at="crypt",
        destroyed=["garden"],
        evocations=["landsknecht@garden"],
        spells=["grip_of_darkness"],
        quick="demon_howl/reversed",
    )
    t.play("grip_of_darkness", "stop", "malacoda")
    assert t.other.evocation("malacoda").damage[0] == 2
    t.play("demon_howl", "garden")
    assert t.me.evocations == ["landsknecht@garden", "malacoda@garden"]


@rule("BR-R86", "BR-18.7")
def test_in_a_destroyed_room_no_cube_is_placed_converted_or_moved_to() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt"},
        at="garden",
        destroyed=["garden", "crypt"],
        spells=["maelstrom/reversed"],
        quick="altar_of_flesh/reversed",
        evocations=["mutated_altar@crypt"],
    )
    t.play("maelstrom", "crypt")
    assert t.other.damage == {"nero": 3}
    t.play("altar_of_flesh")
    assert t.instability("crypt") == t.instability("garden") == {}
    assert t.me.cubes_left == 23


@rule("BR-R86")
def test_a_spell_of_the_same_colour_leads_into_a_destroyed_room_too() -> None:
    t = table("nero", at="crypt", destroyed=["cemetery"], spells=["hidden_passage"])
    t.play("hidden_passage", "mark-before")
    assert rooms(t) == {"cemetery", "sacrificial_altar"}
    t.play("cemetery")
    assert t.me.at == "cemetery"


# ------------------------------------------------------------------ who is affected, hit, damaged, defeated: BR-R89


@rule("BR-R89")
@pytest.mark.parametrize(
    ("spell", "answers"),
    [
        ("cowardice", True),  # damage
        ("puppet_strings/reversed", True),  # place
        ("blackmail", True),  # cards and power
        ("purloined_secrets", True),  # quests
        ("hourglass/reversed", True),  # the room
        ("earthquake", True),  # a part hits the room
        ("dismiss", False),  # only an evocation
        ("pact_with_the_rose", False),
    ],
)
def test_a_spell_affects_whom_it_targets_whose_room_it_targets_or_whom_a_part_changes(
    spell: str, answers: bool
) -> None:
    t = table(
        "nero",
        {
            "who": "rebecca",
            "at": "garden",
            "evocations": ["malacoda@garden"],
            "spells": ["protection: mirror_image"],
        },
        at="crypt",
        spells=[spell],
    )
    t.play("space-1")
    if t.ask == "target-room":
        t.play("garden")
    assert (t.ask == "protect-effect" and t.offers("mirror_image")) == answers


@rule("BR-R89", "BR-19.4")
def test_who_dodged_is_not_hit_and_the_others_are() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "spells": ["protection: mirror_image"]},
        {"who": "tessa", "at": "garden"},
        at="crypt",
        spells=["ice_explosion"],
    )
    t.play("ice_explosion", "garden", "mirror_image")
    assert (t["rebecca"].wounds, t["tessa"].wounds) == (0, 2)
    assert (t["rebecca"].w.blocked_move, t["tessa"].w.blocked_move) == (False, True)


@rule("BR-R89")
def test_damage_prevented_to_nothing_is_still_a_hit() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "garden", "spells": ["protection: sentinel_eye"]},
        at="crypt",
        spells=["ice_explosion"],
    )
    t.play("ice_explosion", "garden").answer_with("sentinel_eye").pass_all()
    assert t.other.damage == {}
    assert t.other.w.blocked_move


@rule("BR-R89")
@pytest.mark.parametrize(("answer", "healed"), [("sentinel_eye", 1), ("pass", 2)])
def test_damaged_is_on_whom_at_least_one_cube_was_placed(answer: str, healed: int) -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "spells": ["protection: sentinel_eye"]},
        {"who": "tessa", "at": "crypt"},
        at="crypt",
        damage={"rebecca": 4},
        spells=["vampire_bite/reversed"],
    )
    t.play("vampire_bite")
    t.answer_with(answer) if answer != "pass" else t.pass_all()
    t.pass_all()
    assert t.me.wounds == 4 - healed


@rule("BR-R89")
@pytest.mark.parametrize(("wounds", "power"), [(0, 0), (2, 1)])
def test_defeated_is_an_evocation_destroyed_by_damage(wounds: int, power: int) -> None:
    t = table(
        "nero",
        {"who": "rebecca", "evocations": ["malacoda@crypt"]},
        at="crypt",
        spells=["soul_harvest"],
    )
    t.other.evocation("malacoda").damage[4] = wounds
    t.state.supply[4] -= wounds
    t.play("soul_harvest")
    assert t.me.power == power


# ------------------------------------------------------------------ movement ends (BR-R91)


@rule("BR-R91")
def test_when_movement_ends_the_other_parts_of_the_action_and_later_moves_do_not() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "forge", "spells": ["trap: spiders_web"]},
        at="garden",
        spells=["quicksilver_step"],
    )
    t.play("crypt", "spiders_web")
    # A step was left; the activation is not lost.
    assert t.ask == "activate-after"
    t.play("done", "quicksilver_step", "garden", "stop")
    assert t.me.at == "garden"


@rule("BR-R91")
def test_when_the_movement_of_a_spell_ends_its_attack_does_not() -> None:
    t = table(
        "tessa",
        {"who": "rebecca", "at": "crypt", "spells": ["trap: spiders_web"]},
        at="garden",
        spells=["wrath_of_nature"],
    )
    t.play("wrath_of_nature", "mark-before").pass_all().play("crypt").answer_with("spiders_web").pass_all()
    assert t.me.at == "crypt"
    assert t.me.damage == {"rebecca": 2}
    assert t.other.damage == {"tessa": 3}


@rule("BR-R91", "BR-R52")
def test_a_push_can_end_in_a_trap_too() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "black_rose_room"},
        {"who": "tessa", "at": "forge", "spells": ["trap: spiders_web"]},
        at="crypt",
        spells=["puppet_strings/reversed"],
    )
    t.play("puppet_strings", "rebecca", "cemetery").answer_with("spiders_web").pass_all()
    assert t["rebecca"].at == "cemetery"
    assert t["rebecca"].damage == {"tessa": 2}
    assert t.nothing_pending


# ------------------------------------------------------------------ copied spells (BR-R93)


@rule("BR-R93")
def test_a_copied_spell_is_resolved_from_the_copiers_room_with_a_new_target_and_no_mark() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "treasure_room", "spells": ["used: meteor_swarm"]},
        {"who": "tessa", "at": "black_rose_room"},
        at="crypt",
        spells=["masquerade/reversed"],
    )
    t.play("masquerade", "element-fire")
    assert t["tessa"].damage == {"nero": 4}
    assert t["rebecca"].damage == {}
    assert t.instability("crypt") == t.instability("treasure_room") == {}
    assert t["rebecca"].on(1) == "meteor_swarm"
    assert t.nothing_pending


@rule("BR-R93", "BR-17.9", "BR-R56")
def test_the_element_of_a_copied_spell_is_chosen_anew() -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "spells": ["used: phantom_blade/reversed"]},
        at="crypt",
        spells=["masquerade/reversed"],
    )
    t.play("masquerade", "element-fire")
    assert (t.ask, t.asked) == ("element", "nero")
    theirs = t.other.w.element[1]
    t.play("element-holy")
    assert t.other.damage == {"nero": 4}
    assert t.me.w.element[1] == "fire"
    assert t.other.w.element[1] == theirs


@rule("BR-R93")
def test_what_can_be_copied() -> None:
    t = table(
        "nero",
        {
            "who": "rebecca",
            "at": "crypt",
            "quick": "used: vanish",
            "spells": ["used: black_sun", "used: dark_armour", "used: masquerade"],
        },
        {"who": "tessa", "spells": ["used: acid_burst", "fireball", "trap: blade_hail"]},
        at="crypt",
        quick="used: star_chart",
        spells=["masquerade/reversed"],
    )
    t.play("masquerade", "element-fire").pass_all()
    assert t.ask == "copy-spell"
    assert set(t.options) == {"sheet-1-0", "sheet-2-1"}


@rule("BR-R93")
def test_a_copied_spell_is_not_cast_but_can_be_dodged() -> None:
    # Ambush (reversed) answers general spells that are cast: Masquerade itself, not the copied Pact.
    t = table(
        "nero",
        {
            "who": "rebecca",
            "at": "garden",
            "spells": ["used: cowardice", "trap: ambush/reversed", "protection: mirror_image"],
        },
        at="crypt",
        power=3,
        spells=["masquerade/reversed"],
    )
    t.play("masquerade", "element-fire")
    assert (t.ask, t.asked) == ("protect-effect", "rebecca")
    t.play("mirror_image")
    asked = 0
    while t.ask != "turn":
        asked += t.offers("ambush")
        t.play("pass")
    assert asked == 1


@rule("BR-R93")
def test_nothing_to_copy() -> None:
    t = table(
        "nero", {"who": "rebecca", "at": "crypt", "spells": ["fireball"]}, at="crypt", spells=["masquerade/reversed"]
    )
    t.play("masquerade", "element-fire")
    assert t.me.status(1) == "used"
    assert t.other.status(1) == "prepared"
    assert t.nothing_pending
