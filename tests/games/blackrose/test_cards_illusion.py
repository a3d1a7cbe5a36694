"""The spells of the school of Illusion, both halves of each."""

from __future__ import annotations

import pytest

from magemoot.engine.state import to_builtins, view
from magemoot.games.blackrose.atoms import sheet
from magemoot.games.blackrose.casting import half_on
from magemoot.games.blackrose.catalogue import BOX
from magemoot.games.blackrose.lodge import ANYWHERE
from magemoot.games.blackrose.vocabulary.words import ELEMENTS
from tests.games.blackrose.play import Table, table
from tests.support.rules import rule

ALL_WAYS = ["garden", "crypt", "arena", "sacrificial_altar", "forge", "treasure_room"]
"""From the Garden: the same room, range 1, 2 and 3; on no straight line though near; far away."""


FACES = {
    "deceptive_wind": ("protection air self", "protection air self"),
    "mirror_image": ("protection magic self", "protection magic self"),
    "hall_of_mirrors*": ("protection magic self", "general magic special"),
    "phantom_blade": ("combat magic single 2", "combat any single 1"),
    "nightmare_visions*": ("combat magic single 2", "combat magic area 2"),
    "andromedas_veil": ("general magic area 1", "general any single any"),
    "shadow_swap*": ("general air single 3", "general air self"),
    "mad_laughter": ("general any single any", "combat any single 1"),
    "false_door": ("trap magic area any", "trap magic area any"),
    "masquerade": ("general any special", "general any special"),
    "labyrinth": ("trap earth single 0", "trap earth single any"),
    "vanish": ("general water self", "protection water self"),
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


def side(t: Table, who: str, space: int) -> str:
    """Which side of a face-down spell is up."""
    return sheet.side_of(t[who].w, space)


def reached(spell: str, rooms: list[str], **hers: object) -> list[str]:
    """In which of some rooms Nero's spell, cast in the Garden, finds Rebecca."""
    found = []
    for room in rooms:
        t = table("nero", {"who": "rebecca", "at": room, "tokens": 0, **hers}, at="garden", spells=[spell])
        t.play(spell.partition("/")[0])
        while t.ask in ("mark", "element"):
            t.play(t.options[0])
        if not t.events("spell-in-vain"):
            found.append(room)
    return found


@pytest.mark.parametrize(
    ("spell", "reach"),
    [
        ("phantom_blade", 3),
        ("phantom_blade/reversed", 2),
        ("nightmare_visions", 3),
        ("shadow_swap", 4),
        ("mad_laughter", 6),
        ("mad_laughter/reversed", 2),
    ],
)
@rule("BR-17.15", "BR-17.19–17.23")
def test_what_lies_in_range_on_a_straight_line_can_be_aimed_at(spell: str, reach: int) -> None:
    assert reached(spell, [*ALL_WAYS, "cell"], spells=["fireball"]) == ALL_WAYS[:reach]


# ------------------------------------------------------------------ Deceptive Wind


def test_deceptive_wind_takes_three_off_and_brings_power() -> None:
    hers = {"who": "rebecca", "at": "crypt", "spells": ["protection: deceptive_wind"]}
    t = table("nero", hers, at="garden", spells=["meteor_swarm"])
    t.play("meteor_swarm")
    assert (t.ask, t.options) == ("protect-effect", ["pass"]), "it answers damage, not the spell"
    t.play("pass", "deceptive_wind")
    assert t.other.damage == {"nero": 1}
    assert t.other.power == 1
    assert t.other.status(1) == "used"
    assert t.nothing_pending


def test_deceptive_wind_answers_damage_of_the_black_rose_too() -> None:
    t = table("nero", at="garden", spells=["protection: deceptive_wind"], board=["green_hunger", "", ""])
    t.play("activate", "crypt")
    assert (t.ask, t.asked, t.offers("deceptive_wind")) == ("protect", "nero", True)
    t.play("deceptive_wind")
    assert (t.me.damage, t.me.power) == ({}, 1)


@rule("BR-19.4")
def test_deceptive_wind_reversed_ignores_a_push_and_moves_up_to_two_rooms() -> None:
    hers = {"who": "rebecca", "at": "crypt", "spells": ["protection: deceptive_wind/reversed"], "damage": {"rose": 2}}
    t = table("nero", hers, at="garden", spells=["cowardice/reversed"])
    t.play("cowardice", "pass", "rose", "rose")
    assert (t.ask, t.asked) == ("protect-move", "rebecca")
    t.play("deceptive_wind")
    assert t.other.damage == {"nero": 2}, "only the movement is ignored"
    assert (t.ask, t.asked) == ("step", "rebecca")
    t.play("oracle_room", "pleasures_room")
    assert t.other.at == "pleasures_room"
    assert t.nothing_pending


def test_deceptive_wind_reversed_answers_neither_damage_nor_block_tokens() -> None:
    hers = {"who": "rebecca", "at": "crypt", "spells": ["protection: deceptive_wind/reversed"]}
    t = table("nero", hers, at="garden", spells=["mad_laughter/reversed"])
    t.play("mad_laughter", "air")
    for ask in ("protect-effect", "protect", "protect-block"):
        assert (t.ask, t.options) == (ask, ["pass"])
        t.play("pass")
    assert t.other.w.blocked_activation
    assert t.nothing_pending


# ------------------------------------------------------------------ Mirror Image


@rule("BR-19.4", "BR-27.8", "BR-28.5")
def test_mirror_image_dodges_a_spell_that_still_hits_the_others() -> None:
    hers = {"who": "rebecca", "at": "crypt", "spells": ["protection: mirror_image"], "evocations": ["cerberus@crypt"]}
    t = table("nero", hers, at="garden", spells=["fireball"])
    t.play("fireball", "crypt", "mirror_image")
    assert t.other.damage == {}
    assert t.other.evocation("cerberus").damage[t.me.seat] == 3
    assert t.me.status(1) == "used"
    assert t.nothing_pending


def test_mirror_image_answers_general_spells_too_but_no_attack() -> None:
    hers = {"who": "rebecca", "at": "garden", "spells": ["protection: mirror_image"], "power": 2}
    t = table("nero", hers, at="garden", spells=["fading_hope"])
    t.play("rebecca")
    assert (t.ask, t.options) == ("protect", ["pass"])
    t.play("pass", "done")
    assert t.other.damage == {"nero": 2}
    t.play("fading_hope", "mirror_image")
    assert (t.other.power, t.me.power) == (2, 0)
    assert t.turn_over
    assert t.nothing_pending


@rule("BR-19.7", "BR-R31")
@pytest.mark.parametrize(("spell", "hers", "back"), [("phantom_blade/reversed", 2, 2), ("earthquake", 0, 1)])
def test_mirror_image_reversed_redirects_up_to_two(spell: str, hers: int, back: int) -> None:
    t = table(
        "nero",
        {"who": "rebecca", "at": "crypt", "spells": ["protection: mirror_image/reversed"]},
        at="garden",
        spells=[spell],
    )
    t.play(spell.partition("/")[0])
    if t.ask == "element":
        t.play("fire")
    t.play("pass", "mirror_image")
    assert t.other.wounds == hers
    assert t.me.damage == {"nero": back}
    assert t.nothing_pending


def test_mirror_image_reversed_turns_the_damage_of_an_evocation_on_its_wizard() -> None:
    hers = {"who": "rebecca", "at": "crypt", "spells": ["protection: mirror_image/reversed"]}
    t = table("nero", hers, at="garden", spells=["grip_of_darkness"], evocations=["landsknecht@crypt"])
    t.play("grip_of_darkness", "stop", "rebecca", "mirror_image")
    assert t.other.damage == {}
    assert t.me.damage == {"nero": 2}
    assert t.nothing_pending


def test_mirror_image_reversed_does_not_answer_the_black_rose() -> None:
    t = table("nero", at="garden", spells=["protection: mirror_image/reversed"], board=["green_hunger", "", ""])
    t.play("activate", "crypt")
    assert (t.ask, t.options) == ("protect", ["pass"])


# ------------------------------------------------------------------ Hall of Mirrors


@rule("BR-19.5", "BR-19.6", "BR-27.7", "BR-28.6", "BR-R38")
def test_hall_of_mirrors_neutralises_a_combat_spell_for_everybody() -> None:
    hers = {"who": "rebecca", "at": "crypt", "spells": ["protection: hall_of_mirrors"]}
    t = table("nero", hers, {"who": "tessa", "at": "crypt"}, at="garden", spells=["maelstrom/reversed"])
    t.play("maelstrom", "mark-before", "crypt", "hall_of_mirrors")
    assert t["rebecca"].damage == t["tessa"].damage == {}
    assert t.instability("crypt") == {"rebecca": 1}, "nothing of the spell, but her own mark"
    assert t.instability("garden") == {"nero": 1}, "the mark belongs to casting"
    assert (t.me.status(1), t["rebecca"].status(1)) == ("used", "used")
    assert t.nothing_pending


def test_hall_of_mirrors_answers_no_general_spell_and_no_trap() -> None:
    hers = {"who": "rebecca", "at": "crypt", "spells": ["protection: hall_of_mirrors"], "power": 1}
    t = table("nero", hers, at="garden", spells=["fading_hope"])
    t.play("fading_hope")
    assert (t.ask, t.options) == ("protect-effect", ["pass"])
    t.play("pass")
    assert t.me.power == 1
    assert t.nothing_pending
    t = table(
        "nero",
        {"who": "rebecca", "spells": ["trap: blade_hail"]},
        at="garden",
        spells=["protection: hall_of_mirrors"],
    )
    t.play("summoner_room", "blade_hail")
    assert (t.ask, t.asked, t.options) == ("protect-effect", "nero", ["pass"])


@rule("BR-R85")
def test_hall_of_mirrors_reversed_resolves_a_room_here_without_flipping_its_token() -> None:
    t = table("nero", at="garden", spells=["hall_of_mirrors/reversed"], moon=2, dark=["forge"], destroyed=["crypt"])
    t.play("hall_of_mirrors", "mark-before")
    away = {"black_rose_room", "throne_room", "mirrors_room", "forge", "crypt"}
    assert {o.removeprefix("room-") for o in t.options} == set(t.state.room_at) - away
    t.play("cemetery")
    assert t.me.evocations == ["landsknecht@garden"]
    assert t.ready("cemetery")
    assert t.instability("garden") == {"nero": 1}
    assert t.nothing_pending


# ------------------------------------------------------------------ Phantom Blade


@rule("BR-19.1")
def test_against_phantom_blade_no_protection_can_be_triggered() -> None:
    hers = {"who": "rebecca", "at": "crypt", "quick": "protection: mirror_image", "spells": ["protection: barkskin"]}
    t = table("nero", hers, at="garden", spells=["phantom_blade"])
    t.play("phantom_blade")
    assert t.nothing_pending, "nobody is asked"
    assert t.other.damage == {"nero": 3}


@rule("BR-17.9", "BR-R56")
def test_phantom_blade_reversed_inflicts_four_with_an_element_of_choice() -> None:
    hers = {"who": "rebecca", "at": "crypt", "spells": ["protection: barkskin"], "evocations": ["landsknecht@crypt"]}
    t = table("nero", hers, at="garden", spells=["phantom_blade/reversed"])
    t.play("phantom_blade")
    assert t.options == [f"element-{e}" for e in ELEMENTS]
    t.play("water", "rebecca", "pass", "pass")
    assert t.me.w.element[1] == "water"
    assert t.other.damage == {"nero": 4}
    assert t.other.evocations == ["landsknecht@crypt"]
    assert t.nothing_pending


# ------------------------------------------------------------------ Nightmare Visions


def test_nightmare_visions_hurts_and_a_card_is_lost_by_chance() -> None:
    lost = set()
    for seed in range(12):
        hers = {"who": "rebecca", "at": "crypt", "hand": "fireball, dismiss"}
        t = table("nero", hers, at="garden", spells=["nightmare_visions"], seed=seed)
        t.play("nightmare_visions")
        assert t.nothing_pending, "nobody chooses"
        assert t.other.damage == {"nero": 3}
        assert len(t.other.hand) == 1
        lost.add(repr(t.other.memories))
        assert t.instability("garden") == {"nero": 1}
    assert lost == {"fireball", "dismiss"}


def test_nightmare_visions_takes_no_card_for_an_evocation_an_empty_hand_or_a_defeat() -> None:
    hers = {"who": "rebecca", "at": "crypt", "hand": "fireball", "evocations": ["cerberus@crypt"]}
    t = table("nero", hers, at="garden", spells=["nightmare_visions"])
    t.play("nightmare_visions", "cerberus")
    assert t.other.hand == "fireball"
    t = table("nero", {"who": "rebecca", "at": "crypt"}, at="garden", spells=["nightmare_visions"])
    t.play("nightmare_visions")
    assert t.other.damage == {"nero": 3}
    assert t.nothing_pending
    hurt = {"who": "rebecca", "at": "crypt", "hand": "fireball", "damage": {"rose": 9}}
    t = table("nero", hurt, at="garden", spells=["nightmare_visions"])
    t.play("nightmare_visions")
    assert t.other.at == "cell"
    assert t.other.hand == "fireball", "whoever is in the cell is out of reach"


def test_nightmare_visions_reversed_hits_every_enemy_in_the_room() -> None:
    hers = {"who": "rebecca", "at": "crypt", "evocations": ["cerberus@crypt", "malacoda@garden"]}
    t = table("nero", hers, at="garden", spells=["nightmare_visions/reversed"], evocations=["landsknecht@crypt"])
    t.play("nightmare_visions")
    rooms = {o.removeprefix("room-") for o in t.options}
    assert rooms == {"garden", *t.next_to("garden"), "alchemical_laboratory", "mirrors_room", "arena"}
    t.play("crypt")
    assert t.other.damage == {"nero": 3}
    assert sum(t.other.evocation("cerberus").damage) == 3
    assert sum(t.other.evocation("malacoda").damage) == 0
    assert t.me.evocations == ["landsknecht@crypt"]
    assert t.nothing_pending


# ------------------------------------------------------------------ Andromeda's Veil


def test_andromedas_veil_summons_an_andromeda_within_one_room() -> None:
    t = table("nero", at="garden", spells=["andromedas_veil"])
    t.play("andromedas_veil")
    assert {o.removeprefix("room-") for o in t.options} == {"garden", *t.next_to("garden")}
    t.play("oracle_room")
    assert t.me.evocations == ["andromeda@oracle_room"]
    assert t.nothing_pending


@rule("BR-23.2")
def test_andromedas_veil_fails_when_all_three_are_out() -> None:
    hers = {"who": "rebecca", "evocations": ["andromeda@forge", "andromeda@forge", "andromeda@crypt"]}
    t = table("nero", hers, at="garden", spells=["andromedas_veil"])
    t.play("andromedas_veil", "garden")
    assert t.me.evocations == []
    assert t.me.status(1) == "used"
    assert t.nothing_pending


def test_andromedas_veil_reversed_lets_an_own_evocation_act() -> None:
    hers = {"who": "rebecca", "at": "crypt", "evocations": ["malacoda@crypt"]}
    t = table(
        "nero",
        hers,
        at="treasure_room",
        spells=["andromedas_veil/reversed"],
        evocations=["landsknecht@garden", "cerberus@forge"],
    )
    t.play("andromedas_veil", "magic")
    assert t.options == ["evocation-0-1", "evocation-0-2"], "only own ones, however far away"
    t.play("landsknecht", "crypt", "stop", "rebecca")
    assert t.other.damage == {"nero": 2}
    assert t.me.evocations == ["landsknecht@crypt", "cerberus@forge"]
    assert t.nothing_pending


# ------------------------------------------------------------------ Shadow Swap


@rule("BR-14.8", "BR-R71")
def test_shadow_swap_exchanges_two_miniatures_and_both_enter() -> None:
    hers = {"who": "rebecca", "at": "arena", "spells": ["trap: blade_hail"]}
    tessa = {"who": "tessa", "quick": "trap: scorched_threshold", "spells": ["trap: blade_hail"]}
    t = table("nero", hers, tessa, at="garden", spells=["shadow_swap"])
    t.play("shadow_swap", "mark-before").pass_all()
    assert (t.ask, t.asked, t.options) == ("swap-first", "nero", ["seat-0", "seat-1"])
    t.play("rebecca")
    # She enters the Garden (green): only Tessa can answer.
    assert (t.ask, t.asked) == ("trap", "tessa")
    t.play("blade_hail", "pass")
    assert (t["rebecca"].at, t["rebecca"].damage, t["tessa"].power) == ("garden", {"tessa": 2}, 1)
    assert t.me.damage == {"tessa": 2}, "he still stands in the Garden"
    # Then he enters the Arena (red).
    assert (t.ask, t.asked) == ("trap", "rebecca")
    t.play("blade_hail")
    assert (t.me.at, t.me.damage) == ("arena", {"rebecca": 3, "tessa": 2})
    t.play("scorched_threshold")
    assert t.me.damage == {"rebecca": 3, "tessa": 4}
    assert t["rebecca"].damage == {"tessa": 2, "nero": 3}, "in the end she is hurt"
    assert t.nothing_pending


def test_shadow_swap_moves_the_caster_even_if_the_other_dodges() -> None:
    hers = {"who": "rebecca", "at": "arena", "spells": ["protection: barkskin/reversed"], "damage": {"rose": 3}}
    t = table("nero", hers, at="garden", spells=["shadow_swap"])
    t.play("shadow_swap", "mark-before", "pass", "barkskin")
    assert (t.me.at, t.other.at) == ("arena", "arena")
    assert t.other.damage == {"rose": 1, "nero": 3}
    assert t.nothing_pending


def test_shadow_swap_with_an_evocation() -> None:
    hers = {"who": "rebecca", "evocations": ["cerberus@crypt"]}
    t = table("nero", hers, at="garden", spells=["shadow_swap"])
    t.play("shadow_swap", "mark-after", "nero")
    assert (t.me.at, t.other.evocations) == ("crypt", ["cerberus@garden"])
    assert t.other.evocation("cerberus").damage[0] == 3
    assert t.instability("crypt") == {"nero": 1}
    assert t.nothing_pending


@rule("BR-14.9", "BR-28.24")
def test_shadow_swap_reversed_teleports_up_to_three_rooms_far() -> None:
    hers = {"who": "rebecca", "spells": ["trap: blade_hail"]}
    t = table("nero", hers, at="forge", spells=["shadow_swap/reversed"])
    t.play("shadow_swap", "mark-before").pass_all()
    far = {"treasure_room", "alchemical_laboratory", "pleasures_room", "observatory", "sacrificial_altar"}
    assert {o.removeprefix("room-") for o in t.options} == set(t.state.room_at) - far - {"forge"}
    t.play("cemetery")
    assert t.me.at == "cemetery"
    # A grey room: Blade Hail cannot answer, though red rooms lay between.
    assert t.other.status(1) == "trap"
    t.pass_all()
    assert t.instability("forge") == {"nero": 1}
    assert t.nothing_pending


# ------------------------------------------------------------------ Mad Laughter


def test_mad_laughter_turns_the_next_standard_spell_over() -> None:
    hers = {"who": "rebecca", "at": "crypt", "quick": "dismiss", "spells": ["used: earthquake", "fireball", "fireball"]}
    t = table("nero", hers, at="garden", spells=["mad_laughter"])
    t.play("mad_laughter", "holy")
    assert [side(t, "rebecca", space) for space in (0, 2, 3)] == ["straight", "reversed", "straight"]
    assert t.nothing_pending


@rule("BR-12.3")
@pytest.mark.parametrize("viewer", [0, 2])
def test_a_spell_that_was_turned_over_tells_nobody_which_side_was_up(viewer: int) -> None:
    seen = []
    for up in ("straight", "reversed"):
        hers = {"who": "rebecca", "at": "crypt", "quick": "dismiss", "spells": [f"fireball/{up}", "vanish"]}
        t = table("nero", hers, "tessa", at="garden", spells=["mad_laughter"])
        others, under = t["rebecca"].w.markers[:], t["rebecca"].w.turned[1][:]
        t.play("mad_laughter", "holy")
        assert side(t, "rebecca", 1) == ("reversed" if up == "straight" else "straight")
        assert (t["rebecca"].w.markers, t["rebecca"].w.turned[1]) == (others, under)
        seen.append(to_builtins(view(t.state, viewer)))
        assert view(t.state, viewer).wizards[1].side[1] == "flipped"
    assert seen[0] == seen[1]


@rule("BR-20.6")
def test_mad_laughter_leaves_a_room_trap_as_it_is() -> None:
    for spells in (["blade_hail", "fireball"], ["protection: barkskin"], []):
        hers = {"who": "rebecca", "at": "crypt", "spells": spells, "quick": "dismiss"}
        t = table("nero", hers, at="garden", spells=["mad_laughter"])
        before = [m[:] for m in t.other.w.turned]
        t.play("mad_laughter", "holy").pass_all()
        assert t.other.w.turned == before
        if spells == ["blade_hail", "fireball"]:
            assert half_on(t.other.w, 1)[1] == next(iter(BOX.spells["blade_hail"].halves))
        assert t.nothing_pending


@rule("BR-14.16")
def test_mad_laughter_reversed_hurts_and_forbids_to_activate() -> None:
    hers = {"who": "rebecca", "at": "crypt", "tokens": 1, "evocations": ["cerberus@crypt"]}
    t = table("nero", hers, at="garden", spells=["mad_laughter/reversed", "mad_laughter/reversed"], tokens=0)
    t.play("mad_laughter", "air", "rebecca")
    assert t.other.damage == {"nero": 3}
    assert (t.other.w.blocked_activation, t.other.w.blocked_move) == (True, False)
    t.play("end-turn")
    assert t.asked == "rebecca"
    assert not t.offers("activate")
    assert t.offers("garden")
    t.play("wait")
    t.play("mad_laughter", "air", "cerberus")
    assert sum(t.other.evocation("cerberus").damage) == 3
    assert t.nothing_pending


# ------------------------------------------------------------------ False Door


@rule("BR-R91")
def test_false_door_blue_teleports_whoever_enters_and_ends_the_movement() -> None:
    t = table("nero", {"who": "rebecca", "spells": ["trap: false_door"]}, at="garden")
    t.play("oracle_room", "false_door")
    assert (t.ask, t.asked) == ("teleport", "rebecca")
    assert {o.removeprefix("room-") for o in t.options} == set(t.state.room_at) - {"oracle_room"}
    t.play("the_abyss")
    assert t.me.at == "the_abyss"
    # One of two steps was taken, but no other is asked for; the room where he is can still be activated.
    assert t.ask == "activate-after"
    t.play("done")
    assert t.other.status(1) == "used"
    assert t.nothing_pending


@rule("BR-23.12")
def test_false_door_blue_works_on_evocations() -> None:
    hers = {"who": "rebecca", "at": "the_abyss", "spells": ["trap: false_door"]}
    t = table("nero", hers, at="crypt", spells=["grip_of_darkness"], evocations=["landsknecht@garden"])
    t.play("grip_of_darkness", "oracle_room", "false_door", "forge")
    assert t.me.evocations == ["landsknecht@forge"]
    assert t.nothing_pending


def test_false_door_purple_hurts_and_forbids_wizards_to_activate() -> None:
    t = table("nero", {"who": "rebecca", "spells": ["trap: false_door"]}, at="black_rose_room")
    t.play("throne_room", "false_door")
    assert t.me.damage == {"rebecca": 1}
    assert t.me.w.blocked_activation
    assert t.ask == "step", "the movement goes on"
    t.play("stop")
    assert t.nothing_pending, "activating is not offered"
    t = table(
        "nero",
        {"who": "rebecca", "spells": ["trap: false_door"]},
        at="crypt",
        spells=["grip_of_darkness"],
        evocations=["landsknecht@black_rose_room"],
    )
    t.play("grip_of_darkness", "throne_room", "false_door", "stop")
    assert sum(t.me.evocation("landsknecht").damage) == 1
    assert not t.me.w.blocked_activation
    assert t.nothing_pending


def test_false_door_has_no_other_colour() -> None:
    t = table("nero", {"who": "rebecca", "spells": ["trap: false_door"]}, at="garden")
    t.play("crypt")
    assert (t.ask, t.options) == ("trap", ["pass", "quiet"])


# ------------------------------------------------------------------ Masquerade


@rule("BR-17.28", "BR-R49", "BR-28.8", "BR-13.5")
def test_masquerade_casts_a_spell_from_the_hand_in_place_of_one_on_the_sheet() -> None:
    hers = {"who": "rebecca", "at": "crypt"}
    t = table("nero", hers, at="garden", spells=["masquerade", "dismiss"], quick="trap: blade_hail", hand="fireball")
    t.play("masquerade", "fire")
    assert t.options == ["space-0", "space-1", "space-2"], (
        "activated, used and prepared cards, also the one being resolved"
    )
    t.play("masquerade")
    assert len(t.options) == 2, "either side can be up"
    t.play("fireball/reversed")
    assert t.other.damage == {"nero": 3}
    assert (t.me.on(1), t.me.status(1)) == ("fireball", "used")
    assert t.me.memories == "masquerade"
    assert t.me.hand == 0
    assert (t.ask, t.offers("dismiss")) == ("turn", False), "one standard spell a turn"
    assert t.offers("garden") or t.offers("crypt")
    assert t.nothing_pending


@rule("BR-R49")
def test_masquerade_with_an_empty_hand_does_nothing_and_a_trap_gets_its_token() -> None:
    t = table("nero", at="garden", spells=["masquerade", "dismiss"])
    t.play("masquerade", "fire")
    assert t.me.on(1) == "masquerade"
    assert t.me.memories == 0
    assert t.nothing_pending
    t = table("nero", at="garden", spells=["masquerade", "dismiss"], hand="blade_hail")
    t.play("masquerade", "fire", "dismiss", "blade_hail/straight")
    assert (t.me.on(2), t.me.status(2)) == ("blade_hail", "trap")
    assert t.me.w.revealed[2] == []
    assert t.me.memories == "dismiss"
    assert t.nothing_pending


@rule("BR-R93", "BR-17.31", "BR-R50")
def test_masquerade_reversed_copies_a_used_spell_of_another_wizard() -> None:
    hers = {
        "who": "rebecca",
        "at": "forge",
        "quick": "used: masquerade",
        "spells": ["used: embrace_of_the_grave/reversed", "used: black_sun", "used: barkskin"],
    }
    tessa = {"who": "tessa", "at": "crypt", "spells": ["used: unstable_flames", "fireball"]}
    t = table("nero", hers, tessa, at="garden", spells=["masquerade/reversed", "used: fireball"])
    t.play("masquerade", "fire")
    assert t.options == ["sheet-1-1", "sheet-2-1"], (
        "no forgotten spell, no protection, no Masquerade, none face down, no own one"
    )
    t.play("sheet-1-1")
    # Range 2 from the Garden: Tessa alone, not Rebecca in the Forge.
    assert t["tessa"].damage == {"nero": 2}
    assert (t["rebecca"].on(1), t["rebecca"].status(1)) == ("embrace_of_the_grave", "used")
    assert t.nothing_pending


@rule("BR-R93")
def test_masquerade_reversed_places_no_cube_for_the_mark_and_can_be_dodged() -> None:
    hers = {"who": "rebecca", "at": "crypt", "spells": ["used: unstable_flames", "protection: mirror_image"]}
    t = table("nero", hers, at="garden", spells=["masquerade/reversed"])
    t.play("masquerade", "fire")
    assert t.options == [*(f"room-{r}" for r in t.state.room_at if r in {"garden", *t.next_to("garden")})]
    t.play("crypt")
    assert (t.ask, t.asked) == ("protect-effect", "rebecca")
    t.play("mirror_image")
    assert t.other.damage == {}
    assert t.instability("crypt") == {"nero": 2}
    assert t.instability("garden") == {}
    assert t.nothing_pending


def test_masquerade_reversed_finds_nothing_to_copy() -> None:
    hers = {"who": "rebecca", "at": "crypt", "spells": ["fireball"]}
    t = table("nero", hers, at="garden", spells=["masquerade/reversed"])
    t.play("masquerade", "fire")
    assert t.me.status(1) == "used"
    assert t.nothing_pending


# ------------------------------------------------------------------ Labyrinth


@rule("BR-R52", "BR-R91")
def test_labyrinth_hurts_and_pushes_whoever_enters_its_owners_room() -> None:
    hers = {"who": "rebecca", "at": "garden", "spells": ["trap: labyrinth"]}
    t = table("nero", hers, at="crypt")
    t.play("garden", "labyrinth")
    assert t.me.damage == {"rebecca": 2}
    assert (t.ask, t.asked) == ("push", "rebecca")
    assert not t.offers("stop"), "one step at least"
    t.play("oracle_room")
    assert t.offers("stop")
    t.play("pleasures_room")
    assert t.me.at == "pleasures_room"
    assert t.ask == "activate-after", "the second step of the move is lost"
    t.play("done")
    assert t.nothing_pending


@rule("BR-R30")
def test_labyrinth_works_in_its_owners_room_only() -> None:
    hers = {"who": "rebecca", "at": "garden", "spells": ["trap: labyrinth"]}
    t = table("nero", hers, at="pleasures_room")
    t.play("oracle_room")
    assert (t.ask, t.options) == ("trap", ["pass", "quiet"]), "asked, because some trap might answer"
    t.play("pass", "garden")
    assert t.offers("labyrinth")


@rule("BR-R85")
def test_labyrinth_reversed_cancels_the_activation_of_a_room() -> None:
    t = table("nero", {"who": "rebecca", "spells": ["trap: labyrinth/reversed"]}, at="treasure_room")
    t.play("activate", "labyrinth")
    assert not t.ready("treasure_room")
    assert t.me.power == 0
    assert t.ask == "after-activation", "the rest of the action is not lost"
    t.play("done")
    assert t.nothing_pending


# ------------------------------------------------------------------ Vanish


def test_vanish_teleports_to_a_room_without_enemies_and_heals_three() -> None:
    hers = {"who": "rebecca", "at": "crypt", "evocations": ["landsknecht@forge"]}
    t = table("nero", hers, at="garden", spells=["vanish"], evocations=["cerberus@arena"],
              damage={"rebecca": 4})  # fmt: skip
    t.play("vanish")
    assert {o.removeprefix("room-") for o in t.options} == set(t.state.room_at) - {"crypt", "forge", "garden"}
    t.play("arena")
    assert (t.me.at, t.me.damage) == ("arena", {"rebecca": 1})
    assert t.nothing_pending


@rule("BR-R74")
def test_vanish_reversed_dodges_a_trap_and_the_move_goes_on_from_elsewhere() -> None:
    hers = {"who": "rebecca", "spells": ["trap: blade_hail"]}
    t = table("nero", hers, at="garden", spells=["protection: vanish/reversed"], evocations=["cerberus@summoner_room"])
    t.play("summoner_room", "blade_hail", "vanish")
    assert (t.ask, t.asked) == ("step", "nero")
    t.play("throne_room").pass_all()
    assert (t.me.at, t.me.damage) == ("throne_room", {})
    assert sum(t.me.evocation("cerberus").damage) == 3, "only he dodged"
    assert t.ask == "step", "one step of his own move is left"
    t.play("armory").pass_all()
    t.play("done")
    assert t.me.at == "armory"
    assert t.nothing_pending


def test_vanish_reversed_does_not_answer_spells() -> None:
    hers = {"who": "rebecca", "at": "crypt", "spells": ["protection: vanish/reversed"]}
    t = table("nero", hers, at="garden", spells=["fireball"])
    t.play("fireball", "crypt")
    assert (t.ask, t.options) == ("protect-effect", ["pass"])
    t.play("pass")
    assert (t.ask, t.options) == ("protect", ["pass"])


@rule("BR-19.4", "BR-R71")
@pytest.mark.parametrize("shield", ["mirror_image", "smoke_veil/reversed"])
def test_shadow_swap_brings_the_caster_to_whoever_dodges_the_whole_spell(shield):
    hers = {"who": "rebecca", "at": "arena", "spells": [f"protection: {shield}"]}
    t = table("nero", hers, at="garden", spells=["shadow_swap"])
    t.play("shadow_swap", "mark-before", shield.partition("/")[0])
    assert (t.me.at, t.other.at) == ("arena", "arena")


@rule("BR-19.1")
def test_smoke_veil_reversed_is_for_the_target_alone():
    """Destructive Chain Lightning aims at Rebecca and leaps on to Tessa."""
    hers = {"who": "tessa", "at": "garden", "spells": ["protection: smoke_veil/reversed"]}
    t = table(
        "nero", {"who": "rebecca", "at": "garden"}, hers, at="garden", spells=["destructive_chain_lightning/reversed"]
    )
    t.play("destructive_chain_lightning", "rebecca", "tessa")
    while t.ask in ("protect-effect", "protect"):
        assert not t.offers("smoke_veil")
        t.play("pass")
    assert t["tessa"].damage == {"nero": 1}
