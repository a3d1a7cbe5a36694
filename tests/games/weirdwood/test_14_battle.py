"""WM-14: an Attack: whom it meets, what counts on both sides, in which order, and what damage comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.weirdwood.catalogue import BOX
from tests.games.weirdwood.fighting import (
    BLANK,
    BLOCK,
    CALM,
    CAVE,
    CHARGE,
    HIT,
    LIBRARY,
    NO_PP,
    ONE,
    TWO,
    attacked_by_ogre,
    combat,
    ready,
    strike,
)
from tests.games.weirdwood.landing import acting
from tests.games.weirdwood.play import Table, table, told
from tests.support.rules import rule

FAVOUR: dict[str, Any] = {"favours": 1, "tracks": NO_PP}
"""A favour token fits every moment, so that each of them is asked about."""


def sources(t: Table) -> set[str]:
    """What counts on my side beside dice."""
    return set(t.battle.mine.sources)


def rolled(t: Table) -> tuple[bool, bool]:
    """Whether my dice lie, and the enemy's."""
    mine, theirs = t.battle.mine.faces, t.battle.theirs.faces
    return all(face >= 0 for face in mine), bool(theirs) and all(face >= 0 for face in theirs)


def rollers(t: Table) -> list[str]:
    """Who has rolled, in order; what is no warden is the Ogre."""
    return ["Ogre" if name.startswith("monster") else name for name in t.who("roll")]


# ------------------------------------------------------------------ whom it meets


@rule("WM-14.1", "WM-R94", "WM-2.2")
@pytest.mark.parametrize(
    ("lying", "monster", "can"),
    [
        ({}, CAVE, False),
        ({CAVE: 3, "archive_of_secrets": 1}, "archive_of_secrets", False),
        ({LIBRARY: 1}, CAVE, True),
        ({}, LIBRARY, True),
    ],
)
def test_an_attack_needs_an_enemy_in_the_own_room(lying: dict[str, int], monster: str, can: bool) -> None:
    t = acting("charge", at=LIBRARY, scarabs=lying, fae={"at": monster})
    assert t.offers("act:attack") is can
    t = table(at=LIBRARY, scarabs=lying, fae={"at": monster}, hand="tactical_gambit")
    t.play("morning", "face-down", "1")
    assert t.offers("down-attack") is can


@rule("WM-R94")
def test_without_an_enemy_nothing_that_comes_with_an_attack_happens() -> None:
    t = ready(companions="mathilda_ravenstone", fae={"at": LIBRARY})
    assert not t.offers("mathilda_ravenstone")
    assert ready(companions="mathilda_ravenstone").offers("mathilda_ravenstone")


@rule("WM-14.2", "WM-17.1", "WM-16.1")
def test_with_scarabs_beside_the_monster_only_they_all_are_attacked() -> None:
    t = strike(at=CAVE, scarabs=3, lasting_hits=9, tracks=NO_PP, dice=[BLANK] * 4)
    assert t.totals == (9, 0, 0, 0)
    t.play("return", "return", "return")
    assert t.scarabs(CAVE) == 0
    assert len(t.fae.cubes) == 9
    assert sum(t.fae.cubes) == 18
    assert t.nothing_pending


@rule("WM-14.2")
def test_what_attacks_only_the_monster_cannot_with_scarabs_there() -> None:
    t = acting("sly_poem", at=CAVE)
    assert t.play("act:portal").offers("act:attack")
    t = acting("sly_poem", at=CAVE, scarabs={CAVE: 1})
    assert not t.offers("act:portal")


# ------------------------------------------------------------------ the sums


@rule("WM-T15", "WM-14.13", "WM-R32")
def test_damage_is_hits_less_blocks_on_both_sides() -> None:
    """7 Hits and 3 Blocks against 4 Hits and 5 Blocks; the Ogre is Angry."""
    his = [HIT, BLOCK, ONE, TWO, TWO, TWO]
    t = strike(day=5, lasting_hits=6, lasting_blocks=3, dice=[HIT, *his], tracks=NO_PP)
    assert t.totals == (7, 3, 4, 5)
    t.play("area-head", "area-torso")
    assert sum(t.fae.cubes) == 18 - 2
    assert t.me.health == 3 - 1
    assert t.nothing_pending


@rule("WM-14.13")
def test_damage_is_never_less_than_nothing() -> None:
    t = strike(lasting_blocks=5, tracks=NO_PP, health=4, dice=[BLANK, BLOCK, BLOCK, BLANK, TWO])
    assert t.totals == (0, 5, 0, 4)
    assert (t.me.health, sum(t.fae.cubes)) == (4, 18)
    assert t.nothing_pending


@rule("WM-14.4", "WM-14.5", "WM-7.3", "WM-22.4")
def test_what_counts_without_dice() -> None:
    """Both sums show with all they come from before anything is rolled."""
    t = strike(
        scarabs=1, slots=["", "fae_touch", "down: charge + deadly_attack", "defensive_preparation"],
        lasting_hits=2, lasting_blocks=1, companions="daisy_bigglesworth, sir_rustington", **FAVOUR,
    )  # fmt: skip
    assert t.ask == "battle-before"
    assert sources(t) == {
        "action-fae-touch:1:0",
        "action-defensive-preparation:0:1",
        "tactic-deadly-attack:1:0",
        "companion-daisy-bigglesworth:0:1",
        "icon-block:0:1",
        "track-combat:2:1",
    }
    assert {name: told_of for name, told_of in t.decision.args.items() if name in ("hits", "blocks")} == {
        "hits": 4,
        "blocks": 4,
    }


@rule("WM-14.4")
def test_sir_rustington_counts_against_the_monster() -> None:
    t = strike(companions="sir_rustington, daisy_bigglesworth", exhausted="daisy_bigglesworth", **FAVOUR)
    assert sources(t) == {"companion-sir-rustington:1:0"}


@rule("WM-14.7", "WM-R108")
@pytest.mark.parametrize(("scarabs", "lady", "rescued", "hits"), [
    (0, CAVE, True, 2), (1, CAVE, True, 2), (0, LIBRARY, True, 0), (0, CAVE, False, 0)
])  # fmt: skip
def test_lady_weirdwood_helps_in_her_room(scarabs: int, lady: str, rescued: bool, hits: int) -> None:
    on_board = {"throne_room": 0} if rescued else {}
    t = strike(at=CAVE, scarabs=scarabs, lady=lady, on_board=on_board, fae={"rescued": rescued}, **FAVOUR)
    assert t.battle.mine.hits == hits


# ------------------------------------------------------------------ dice


@rule("WM-14.8", "WM-20.5", "WM-20.1")
def test_the_dice_of_the_board_the_card_and_the_tactics_card_are_rolled() -> None:
    t = table(
        "sekhmet", at=LIBRARY, scarabs={LIBRARY: 1}, forged=["attack"], tracks=NO_PP, companions="pennywhistle",
        slots=["slice_and_dice"], dice_on_cards=["defence", "", "", "", ""], hand="charge", tactics="borrowed_blade",
        dice=[BLANK, ONE, TWO, BLOCK, BLANK],
    )  # fmt: skip
    t.card("charge", "afternoon", "act:attack", "cover-1", "balanced", tactic="borrowed_blade", steps=3)
    assert t.totals == (1 + 1, 1 + 2, 0, 0)
    assert told(t.events("roll")[0], "count") == 4
    assert t.me.dice_on_cards == [""] * 5
    t.play("return")
    assert t.nothing_pending


@rule("WM-R38", "WM-1.8")
def test_more_dice_are_rolled_than_lie_in_the_box() -> None:
    assert BOX.dice["balanced"].count == 8
    t = strike(scarabs=10, lasting_blocks=10, dice=[BLANK, *[HIT] * 10], tracks=NO_PP)
    assert t.totals == (0, 10, 10, 0)


@rule("WM-R27", "WM-20.2", "WM-20.3")
def test_the_faces_of_the_battle_dice() -> None:
    """Only the Balanced Die has a charge, which is the burst of Scarabs and Monsters."""
    faces = {colour: [dict(face) for face in BOX.dice[colour].faces] for colour in ("balanced", "attack", "defence")}
    assert faces == {
        "balanced": [{"hit": 1}, {"hit": 1}, {"block": 1}, {"block": 1}, {"charge": 1}, {}],
        "defence": [{"block": 1}] * 3 + [{"block": 2}] * 2 + [{}],
        "attack": [{"hit": 1}] * 3 + [{"hit": 2}] * 2 + [{}],
    }


# ------------------------------------------------------------------ the order


@rule("WM-14.3", "WM-14.12", "WM-14.6", "WM-14.10", "WM-14.11", "WM-R28")
def test_the_order_of_a_battle() -> None:
    """Before any die; my charge with only my dice down; after both have rolled."""
    t = strike("sekhmet", power=1, min=1, favours=1, tracks=NO_PP, dice=[CHARGE, BLANK, *CALM, BLANK, BLANK])
    assert (t.ask, rolled(t)) == ("battle-before", (False, False))
    assert t.options == ["power-0-abraca_stab_ra", "favour-die", "favour-hit", "favour-block", "pass"]
    t.play("abraca_stab_ra", "balanced", "pass")
    assert (t.ask, rolled(t)) == ("charge", (True, False))
    t.play("yes")
    assert (t.ask, rolled(t)) == ("battle-after", (True, True))
    assert t.options == ["favour-hit", "favour-block", "pass"]
    assert t.decision.args["hits"] == 2
    t.play("favour-hit", "area-head", "area-head", "area-head")
    assert t.totals == (3, 0, 0, 0)
    assert rollers(t) == ["sekhmet", "Ogre"]
    assert t.nothing_pending


@rule("WM-14.3", "WM-R28", "WM-R35")
def test_the_monster_rolls_first_when_it_attacks() -> None:
    t = attacked_by_ogre(dice=[HIT, BLANK, BLANK, BLANK, BLANK])
    assert rollers(t) == ["Ogre", "celia"]
    assert t.me.health == 2


@rule("WM-14.9", "WM-14.11")
def test_a_power_without_a_moment_waits_until_both_have_rolled() -> None:
    """Blade Dance fits after the rolls, Ode to Courage any moment: nobody is asked before the dice for it alone."""
    t = strike("sekhmet", {"who": "celia", "power": 1}, power=1, min=1, on_board={}, dice=[BLANK, *CALM], tracks=NO_PP)
    t.play("pass")
    assert (t.asked, t.ask) == ("sekhmet", "battle-after")
    t.play("blade_dance")
    assert t.asked == "celia"
    assert t.options == ["power-1-ode_to_courage", "pass"]
    t.play("pass")
    assert t.totals == (2, 0, 0, 0)


# ------------------------------------------------------------------ Battle Charges and PP


@rule("WM-14.10")
def test_each_charge_works_once_or_not_at_all() -> None:
    t = strike("sekhmet", scarabs=1, forged=["balanced"], tracks=NO_PP, dice=[CHARGE, CHARGE, BLANK])
    t.play("yes", "pass", "return")
    assert t.totals == (2, 0, 0, 0)
    assert t.nothing_pending


@rule("WM-14.14", "WM-R100", "WM-24.3", "WM-24.2")
def test_pp_of_a_charge_bring_a_hit_into_the_same_battle() -> None:
    """Celia's charge: 1 Block and 1 PP, from space 1 to the lasting Hit on space 2."""
    t = strike(scarabs=1, tracks={"combat": 1}, dice=[CHARGE, BLANK])
    t.play("yes", "option-battle-blocks", "combat", "return")
    assert t.totals == (1, 1, 0, 0)
    assert combat(t) == 2
    assert t.me.lasting_hits == 1
    assert t.nothing_pending


@rule("WM-14.14", "WM-R33", "WM-R35")
@pytest.mark.parametrize(("space", "gained"), [(1, (1, 0)), (5, (0, 1))])
def test_in_defence_only_a_block_of_the_track_joins_the_battle(space: int, gained: tuple[int, int]) -> None:
    """Celia's charge: 1 Block, and 1 PP that leads to a lasting Hit or Block."""
    t = attacked_by_ogre(tracks={**NO_PP, "combat": space}, health=5, dice=[HIT, HIT, ONE, BLANK, CHARGE]).play("yes")
    assert t.totals == (0, 1 + gained[1], 3, 0)
    assert (t.me.lasting_hits, t.me.lasting_blocks) == gained
    assert t.me.health == 5 - 2 + gained[1]
    assert t.nothing_pending


@rule("WM-14.14", "WM-R100", "WM-R79")
def test_pp_of_mathilda_bring_a_hit_into_the_same_battle() -> None:
    t = strike(
        scarabs=1, tracks={"combat": 1, "power": 14, "tactics": 14}, companions="mathilda_ravenstone", dice=[BLANK] * 2
    )
    t.play("return")
    assert t.totals == (1, 0, 0, 0)
    assert combat(t) == 0, "there is only one track left to spend on"
    assert t.me.track("combat") == 1 + 1 + 2


@rule("WM-R100", "WM-R32", "WM-R118", "WM-24.4")
def test_pp_for_hits_come_too_late_for_the_battle() -> None:
    """The lasting Block of space 6 does not help any more against the Hit that came through."""
    t = strike(lasting_hits=1, tracks={"combat": 5}, health=3, dice=[BLANK, HIT, BLANK, BLANK, BLANK])
    t.play("area-head")
    assert t.ask == "pp-before-damage"
    t.play("count-1", "combat")
    assert t.me.lasting_blocks == 1
    assert t.me.health == 2
    assert t.nothing_pending


@rule("WM-R107", "WM-14.9")
def test_a_die_rolled_again_loses_its_face_and_a_new_charge_works() -> None:
    t = strike(scarabs=1, forged=["attack"], power=1, knowledge=1, tracks=NO_PP, dice=[HIT, TWO, BLANK, CHARGE, BLANK])
    assert t.ask == "battle-after"
    t.play("rhyme_and_reason", "option-battle-reroll", "reroll-0", "reroll-1", "yes", "option-battle-hits", "return")
    assert t.totals == (1, 0, 0, 0)
    assert t.nothing_pending


@rule("WM-R107")
def test_a_charge_that_was_used_stays_used_when_its_die_is_rolled_again() -> None:
    t = strike(scarabs=1, power=1, knowledge=1, tracks=NO_PP, dice=[CHARGE, BLANK, HIT])
    t.play("yes", "option-battle-hits", "rhyme_and_reason", "option-battle-reroll", "reroll-0", "return")
    assert t.totals == (2, 0, 0, 0)
    assert len(t.events("charge")) == 1
    assert t.nothing_pending


# ------------------------------------------------------------------ the Monster attacks


@rule("WM-R33", "WM-R35", "WM-R36", "WM-20.8")
def test_who_only_defends_has_blocks_but_deals_nothing() -> None:
    t = attacked_by_ogre(
        lasting_hits=9, lasting_blocks=1, scarabs={CAVE: 2}, tracks=NO_PP, dice=[HIT, HIT, ONE, BLANK, HIT]
    )
    assert t.totals == (1, 1, 3, 0), "Scarabs do not stop him; the Hit of the die is rolled in vain"
    assert (t.me.health, sum(t.fae.cubes), t.scarabs(CAVE)) == (1, 18, 2)
    assert not t.events("track")


@rule("WM-R35", "WM-27.11")
def test_his_power_cards_count_when_he_attacks_and_bring_two_pp_each() -> None:
    t = attacked_by_ogre(
        fae={"powers": "gathering_strength, thick_hide"}, health=4, dice=[BLANK] * 5,
    )  # fmt: skip
    assert t.totals == (0, 0, 1, 1)
    assert combat(t) == 4
    assert t.me.health == 3 + 1, "space 4 heals"
    assert t.me.track("combat") == 4
    assert not any(t.fae.powers)


@rule("WM-R35", "WM-29.17")
def test_the_wraith_heals_for_no_damage_only_in_my_own_attack() -> None:
    turn: dict[str, Any] = {"monster": "wraith", "time": 3, "at": "time_rift_terrace", "tracks": NO_PP}
    t = table(next_card="soul_siphon", rest={"phase": "turn-end", "played": True}, dice=[BLANK] * 6, **turn)
    assert t.events("attacked")
    assert t.fae.health == 8
    t = strike(monster="wraith", at="time_rift_terrace", tracks=NO_PP, dice=[BLANK] * 6)
    assert t.fae.health == 9


# ------------------------------------------------------------------ how it ends


@rule("WM-T19", "WM-R118", "WM-24.4")
@pytest.mark.parametrize(("before", "changes"), [("count-4", [5, 4]), ("count-0", [3, 4])])
def test_the_pp_for_hits_can_be_spent_before_the_damage_or_after_it(before: str, changes: list[int]) -> None:
    """4 Hits go through, 1 is taken; 4 PP reach the lasting Hit on 2 and the heal on 4 of the Combat track."""
    t = strike(
        monster="wraith",
        at="time_rift_terrace",
        lasting_hits=4,
        health=4,
        min=3,
        dice=[BLANK, HIT, BLANK, BLANK, BLANK, BLANK],
    )
    assert t.totals == (4, 0, 1, 0)
    assert t.ask == "pp-before-damage"
    assert t.options == [f"count-{n}" for n in range(5)], "nothing else can be done before"
    t.play(before)
    assert combat(t) == 4
    assert [told(e, "now") for e in t.events("health-up", "health-down")] == changes
    assert (t.me.health, t.me.lasting_hits) == (4, 4 + 1)
    assert t.nothing_pending


@rule("WM-R118", "WM-27.11")
def test_the_order_of_the_end() -> None:
    """His row, my damage, his Power Card, what waits for the end of the battle."""
    t = strike(
        "eugene", lasting_hits=1, fae={"powers": "gathering_strength", "cubes": [1, *[2] * 8]}, tracks=NO_PP,
        dice=[CHARGE, *CALM, 1, 1],
    )  # fmt: skip
    assert t.ask == "charge"
    t.play("yes", "area-head", "area-torso", "min")
    order = [e.name for e in t.log]
    assert t.me.health == 2
    assert t.me.min == 1
    assert (
        order.index("room-dice") < order.index("health-down") < order.index("power-cards-beaten") < order.index("gain")
    )
    assert t.nothing_pending


@rule("WM-R118", "WM-29.17", "WM-27.11")
def test_power_cards_go_before_the_wraith_heals() -> None:
    t = strike(
        monster="wraith", at="time_rift_terrace", fae={"powers": "spectral_claws"}, tracks=NO_PP, health=6,
        lasting_blocks=5, dice=[BLANK] * 8,
    )  # fmt: skip
    order = [e.name for e in t.log]
    assert order.index("power-cards-beaten") < order.index("monster-heals")
    assert t.nothing_pending


# ------------------------------------------------------------------ the Room afterwards


@rule("WM-17.2", "WM-R118", "WM-19.1")
@pytest.mark.parametrize(
    ("scarabs", "hits", "more", "can"),
    [
        (1, 1, {}, True),
        (2, 1, {}, False),
        (1, 0, {}, False),
        (1, 1, {"fae": {"at": LIBRARY}}, False),
        (1, 1, {"cursed": [LIBRARY]}, False),
    ],
)
def test_the_room_can_be_used_when_no_enemy_is_left(scarabs: int, hits: int, more: dict[str, Any], can: bool) -> None:
    t = strike(scarabs=scarabs, lasting_hits=hits, tracks=NO_PP, dice=[BLANK] * (scarabs + 1), **more)
    if hits:
        t.play("return")
    assert t.offers("room") is can
    if can:
        t.play("room")
        assert t.me.knowledge == 2
    assert t.nothing_pending


@rule("WM-17.2")
def test_the_room_is_used_before_anything_else_or_not_at_all() -> None:
    t = strike(scarabs=1, lasting_hits=1, tracks=NO_PP, dice=[BLANK, BLANK], exhausted="", min=1, power=1)
    t.play("return")
    assert t.offers("room")
    t.play("pennywhistle", "scarab")
    assert not t.offers("room")
    assert t.nothing_pending
