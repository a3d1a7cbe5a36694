"""WM-16: an Attack on Scarabs: their dice, which of them flee and where to, and what is gained for the defeated ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.weirdwood.fighting import BLANK, BLOCK, CAVE, CHARGE, HIT, LIBRARY, NO_PP, ONE, combat, ready, strike
from tests.games.weirdwood.play import INNER, Table, table, told
from tests.support.rules import rule

CHAMBER = "cartographers_chamber"
"""On the middle ring, slot 4: on Day 1 the outer Room across is closed, and the library comes next clockwise."""
THRONE = "throne_room"


def rout(at: str, bursts: int, scarabs: int, *others: Any, then: Sequence[int] = (), **more: Any) -> Table:
    """Celia attacks Scarabs, so many of which burst; the other dice show nothing, and she is asked after the rolls."""
    dice = [BLANK, *[CHARGE] * bursts, *[BLANK] * (scarabs - bursts), *then]
    more = {"favours": 1, "fae": {"at": CAVE}, "tracks": NO_PP, **more}
    t = strike("celia", *others, at=at, scarabs=scarabs, dice=dice, **more).play("pass")
    assert t.ask == "battle-after"
    return t


# ------------------------------------------------------------------ the example


@rule("WM-T16", "WM-14.4", "WM-14.6", "WM-16.5", "WM-16.7", "WM-25.3")
def test_sekhmet_in_the_throne_room() -> None:
    t = table(
        "sekhmet", at=THRONE, scarabs={THRONE: 4}, fae={"at": THRONE}, forged=["attack"], power=1, min=1,
        hand="defensive_preparation", slots=["", "determined_sprint", "magic_mirror"], companions="pennywhistle",
        dice=[HIT, ONE, ONE, BLOCK, HIT, HIT, CHARGE],
    )  # fmt: skip
    t.card("defensive_preparation", "morning", "act:attack")
    assert told(t.events("attack")[0], "enemy") == "enemy-scarabs", "the Ogre cannot be attacked"
    assert (t.battle.mine.hits, t.battle.mine.blocks) == (1, 1)
    t.play("abraca_stab_ra", "die-defence")
    assert (t.me.power, t.me.min) == (0, 0)
    assert t.totals == (3, 2, 2, 1)
    assert t.scarabs("fae_rift") == 1
    t.play("keep", "return")
    assert t.me.scarab == 1
    assert combat(t) == 3
    assert t.scarabs(THRONE) == 1
    assert t.me.health == 3
    assert t.nothing_pending


# ------------------------------------------------------------------ dice


@rule("WM-16.1", "WM-16.2")
@pytest.mark.parametrize("scarabs", [1, 2, 5])
def test_each_scarab_of_the_room_rolls_one_balanced_die(scarabs: int) -> None:
    t = ready(scarabs=scarabs, health=6, tracks=NO_PP, favours=1, dice=[BLANK] * (scarabs + 1))
    t.card("tactical_gambit", "morning", "down-attack", face="face-down")
    assert t.battle.theirs.dice == ["balanced"] * scarabs
    t.play("pass", "pass")
    assert told(t.events("roll")[1], "count") == scarabs


@rule("WM-R95", "WM-24.6", "WM-R66", "WM-14.14")
def test_a_scarab_that_comes_during_the_battle_takes_no_part() -> None:
    """Celia's charge brings the PP for the end of the Combat track: two cubes of the Ogre's torso, and a Scarab here."""
    t = strike(at=CAVE, scarabs=1, lasting_hits=5, tracks={**NO_PP, "combat": 13}, dice=[CHARGE, BLANK])
    t.play("yes", "option-battle-hits", "area-torso", "area-torso")
    assert t.scarabs(CAVE) == 2
    assert told(t.events("roll")[1], "count") == 1
    t.play("return")
    assert t.scarabs(CAVE) == 1
    assert t.nothing_pending


# ------------------------------------------------------------------ fleeing


@rule("WM-16.3", "WM-16.4", "WM-T55", "WM-R29", "WM-12.1")
def test_a_scarab_flees_into_an_occupied_room_and_curses_it_during_the_battle() -> None:
    t = rout(CHAMBER, 1, 2, on_board={LIBRARY: 1}, lasting_hits=5)
    assert (t.scarabs(CHAMBER), t.scarabs(LIBRARY)) == (1, 2)
    assert t.cursed(LIBRARY)
    t.play("pass", "return")
    assert t.scarabs(CHAMBER) == 0
    assert t.scarabs(LIBRARY) == 2, "who fled is not hit"
    assert t.nothing_pending


@rule("WM-16.3", "WM-R29")
def test_each_burst_moves_one_scarab_and_gives_nothing_else() -> None:
    t = rout(CHAMBER, 2, 3)
    assert (t.scarabs(CHAMBER), t.scarabs(LIBRARY)) == (1, 2)
    t.play("pass")
    assert t.totals == (0, 0, 0, 0)
    assert t.nothing_pending


@rule("WM-16.3", "WM-16.8", "WM-R29")
@pytest.mark.parametrize("at", [LIBRARY, "sanctuary_of_cleansing", "fae_rift"])
def test_outer_scarabs_and_those_of_a_closed_room_stay_as_targets(at: str) -> None:
    """On Day 1 the Sanctuary is closed to the Day corridor, at Afternoon 3 the Fae Rift to that of time."""
    late: dict[str, Any] = {"time": 4, "slot": "afternoon"} if at == "fae_rift" else {}
    t = rout(at, 2, 2, lasting_hits=1, **late)
    assert t.scarabs(at) == 2
    t.play("pass", "return")
    assert t.scarabs(at) == 1
    assert t.nothing_pending


@rule("WM-R29", "WM-10.12")
@pytest.mark.parametrize("tile", ["rubble", "fire"])
def test_they_flee_past_rubble_and_fire(tile: str) -> None:
    monster = "ogre" if tile == "rubble" else "therus"
    t = rout(CHAMBER, 1, 1, tiles={LIBRARY: tile}, monster=monster)
    assert t.scarabs(LIBRARY) == 0
    assert t.scarabs(CAVE) == 1


@rule("WM-R29", "WM-29.16")
def test_the_wraith_does_not_absorb_who_flees_to_it() -> None:
    t = rout(CHAMBER, 1, 1, monster="wraith", fae={"at": LIBRARY})
    assert t.scarabs(LIBRARY) == 1
    assert t.fae.health == 8


@rule("WM-16.5")
@pytest.mark.parametrize("bursts", [1, 2, 6])
def test_from_the_throne_room_they_flee_to_the_inner_rooms_in_turn(bursts: int) -> None:
    t = rout(THRONE, bursts, 6)
    assert [t.scarabs(room) for room in INNER] == [1] * bursts + [0] * (6 - bursts)


@rule("WM-16.5", "WM-R29")
def test_the_inner_rooms_are_counted_anew_in_each_battle() -> None:
    t = rout(THRONE, 1, 3, companions="mathilda_ravenstone", then=[BLANK, CHARGE, BLANK])
    assert t.scarabs("fae_rift") == 1
    t.play("pass", "mathilda_ravenstone", "pass", "pass")
    assert [t.scarabs(room) for room in INNER] == [2, 0, 0, 0, 0, 0]
    assert t.scarabs(THRONE) == 1
    assert t.nothing_pending


@rule("WM-R29")
def test_barred_inner_rooms_are_skipped_and_with_all_barred_they_stay() -> None:
    t = rout(THRONE, 2, 3, tiles={"fae_rift": "rubble", "courtiers_salon": "rubble"})
    assert [t.scarabs(room) for room in INNER] == [0, 1, 0, 1, 0, 0]
    t = rout(THRONE, 2, 3, tiles=dict.fromkeys(INNER, "rubble"))
    assert t.scarabs(THRONE) == 3


@rule("WM-28.6", "WM-11.6", "WM-16.5")
def test_flight_of_the_last_scarab_clears_the_throne_room() -> None:
    t = rout(THRONE, 1, 1)
    assert t.fae.rescued
    assert t.state.throne_cleared


# ------------------------------------------------------------------ defeated


@rule("WM-16.6", "WM-16.8")
def test_one_hit_defeats_one_scarab_and_the_others_stay() -> None:
    t = strike(scarabs=3, lasting_hits=3, tracks=NO_PP, dice=[BLANK, BLOCK, BLANK, BLANK])
    t.play("return", "return")
    assert t.scarabs(LIBRARY) == 1
    assert t.nothing_pending


@rule("WM-R30")
def test_hits_beyond_the_scarabs_are_lost() -> None:
    t = strike(scarabs=2, lasting_hits=9, dice=[BLANK] * 3)
    t.play("return", "return")
    assert combat(t) == 4, "two Scarabs, 2 PP each"
    assert t.nothing_pending


@rule("WM-R30", "WM-16.3")
def test_hits_beyond_those_that_did_not_flee_are_lost() -> None:
    t = rout(CHAMBER, 2, 3, lasting_hits=3).play("pass", "keep")
    assert t.me.scarab == 1
    assert t.scarabs(LIBRARY) == 2
    assert t.nothing_pending


@rule("WM-16.7", "WM-2.17")
@pytest.mark.parametrize(("choices", "pp"), [
    (["keep", "keep"], 2), (["keep", "return"], 3), (["return", "keep"], 3), (["return", "return"], 4)
])  # fmt: skip
def test_each_defeated_scarab_is_kept_for_one_pp_or_returned_for_two(choices: list[str], pp: int) -> None:
    t = strike(scarabs=2, lasting_hits=2, dice=[BLANK] * 3, fae={"at": "throne_room"})
    before = t.state.scarab_supply
    t.play(*choices)
    assert combat(t) == pp
    assert t.me.scarab == choices.count("keep")
    assert t.state.scarab_supply == before + choices.count("return")
    assert t.nothing_pending
