"""WM-24: progress points. Where they are spent, what they bring, and the ends of the tracks."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.weirdwood.catalogue import BONUSES, BOX
from tests.games.weirdwood.play import Table, table
from tests.support.rules import rule

AWAKE = "pennywhistle"
"""His ability can always be used, so that a turn does not end by itself."""
CHARACTERS = ("celia", "bailey", "sekhmet", "eugene", "wally", "oliver")
PP = {"power": "track-power", "combat": "track-combat", "tactics": "track-tactics"}


def verse(*others: Any, **more: Any) -> Table:
    """Celia has played Chapter and Verse: two PP to spend as an action."""
    t = table("celia", *(others or ("bailey",)), hand="chapter_and_verse", companions=AWAKE, **more)
    return t.card("chapter_and_verse")


def spent(*tracks: str, **more: Any) -> Table:
    """Celia has spent two PP."""
    return verse(**more).play("act-2", *(PP[track] for track in tracks))


def at(**spaces: int) -> dict[str, Any]:
    """Where the cubes of the tracks stand."""
    return {"tracks": spaces}


# ------------------------------------------------------------------ spending


@rule("WM-24.1")
@pytest.mark.parametrize(
    ("tracks", "spaces"),
    [(("power", "combat"), [1, 1, 0]), (("combat", "tactics"), [0, 1, 1]), (("tactics", "power"), [1, 0, 1])],
)
def test_pp_are_split_over_the_tracks_as_one_likes(tracks: tuple[str, ...], spaces: list[int]) -> None:
    t = spent(*tracks)
    assert t.me.w.tracks == spaces
    assert t.nothing_pending


@rule("WM-24.4")
def test_pp_are_spent_before_anything_else() -> None:
    t = verse().play("act-2")
    assert (t.ask, t.options) == ("spend-pp", list(PP.values()))
    t.play("track-power")
    assert t.ask == "spend-pp"
    t.play("track-power", "act:draw")
    assert t.nothing_pending


@rule("WM-T18", "WM-24.1", "WM-24.2", "WM-24.3", "WM-16.7")
def test_five_pp_of_three_scarabs() -> None:
    t = table(
        "celia",
        "bailey",
        hand="charge",
        at="fae_rift",
        scarabs={"fae_rift": 3},
        forged=("attack",),
        companions=AWAKE,
        dice=[6, 4, 6, 6, 6],
    )
    t.card("charge", "morning", "act:attack", "keep", "return", "return")
    t.play("track-power", "track-power")
    assert t.me.power == 1
    t.play("track-power", "what-knowledge", "track-combat", "track-combat")
    assert (t.me.resources, t.me.lasting_hits, t.me.w.tracks) == ((0, 1, 1, 1), 1, [3, 2, 0])
    assert t.nothing_pending


@rule("WM-24.2")
def test_a_space_that_is_passed_gives_its_bonus_too() -> None:
    """Spaces 1 and 3 of the Tactics track are empty, 2 gives a Tactics card."""
    t = spent("tactics", "tactics", tactics_deck="scavenge", **at(tactics=1))
    assert (t.me.tactics, t.me.track("tactics")) == ("scavenge", 3)


@rule("WM-24.2", "WM-24.3")
def test_a_bonus_is_given_only_once() -> None:
    t = spent("combat", "tactics", **at(combat=2, tactics=2))
    assert (t.me.lasting_hits, len(t.me.tactics)) == (0, 0)
    assert t.nothing_pending


@rule("WM-24.3", "WM-7.3")
def test_hits_and_blocks_of_the_combat_track_are_for_ever() -> None:
    t = table(
        "celia",
        "bailey",
        hand="deceptive_move",
        at="fae_rift",
        scarabs={"fae_rift": 1},
        lasting_hits=2,
        lasting_blocks=1,
        dice=[6, 6],
    )
    t.card("deceptive_move", "morning", "act:attack")
    assert t.totals == (2, 1, 0, 0)


@rule("WM-24.2", "WM-24.3")
@pytest.mark.parametrize("track", PP)
@pytest.mark.parametrize("who", CHARACTERS)
def test_every_space_of_every_board(who: str, track: str) -> None:
    """One PP after the other: what the board says comes, and nothing else. (The ends of the tracks: below.)"""
    other = "celia" if who == "bailey" else "bailey"
    for space in range(13):
        here: dict[str, Any] = {"hand": "determined_sprint", "companions": AWAKE, "tracks": {track: space}}
        t = table(who, other, **here).card("determined_sprint", "morning", "act:gain", PP[track])
        ops = BONUSES[who, track].get(space + 1, ())
        if any(step["op"] == "choose" for step in ops):
            ops = ({"op": "gain", "what": {"any": 1}},)  # no Companion is exhausted: the resource
        got = {kind: n for step in ops if step["op"] == "gain" for kind, n in step["what"].items()}
        chosen = got.pop("any", 0) + got.pop("min_or_knowledge", 0)
        t.play(*["what-min"] * chosen)
        assert (t.me.min, t.me.power, t.me.health) == (chosen, got.get("power", 0), 3 + got.get("health", 0))
        assert (len(t.me.tactics), len(t.me.hand)) == (got.get("tactics", 0), any(s["op"] == "draw" for s in ops))
        lasting = [step for step in ops if step["op"] == "lasting_track"]
        assert t.me.lasting_hits == sum(step.get("hits", 0) for step in lasting)
        assert t.me.lasting_blocks == sum(step.get("blocks", 0) for step in lasting)
        assert t.nothing_pending


# ------------------------------------------------------------------ the end of a track


@rule("WM-24.8")
def test_at_the_end_of_a_track_no_more_can_be_spent_on_it() -> None:
    t = verse(**at(power=14)).play("act-2")
    assert t.options == ["track-combat", "track-tactics"]


@rule("WM-24.8", "WM-R73")
def test_pp_that_cannot_be_spent_are_lost() -> None:
    t = spent(**at(power=14, combat=14, tactics=14))
    assert (t.me.w.tracks, t.ask) == ([14, 14, 14], "turn")
    t = verse(**at(power=14, combat=14, tactics=11)).play("act-2")
    assert (t.me.w.tracks, t.ask) == ([14, 14, 13], "gain-resource")  # where nothing is open nobody is asked


@rule("WM-24.8")
def test_the_tracks_have_fourteen_spaces() -> None:
    assert [getattr(BOX.tracks, track).length for track in PP] == [14, 14, 14]


# ------------------------------------------------------------------ the end of the Power track


@rule("WM-24.5", "WM-R74")
def test_the_end_of_the_power_track_gives_a_power_of_anybody_for_free() -> None:
    t = spent("power", "combat", **at(power=13), power=1)
    t.play("free-power", "power-1-gentle_paws", "bailey", "yes")
    assert (t.me.health, t.other.health, t.me.power, t.me.powers_used) == (4, 4, 1, [])
    assert not t.offers("free-power")
    assert t.nothing_pending


@rule("WM-24.5", "WM-R74", "WM-R104")
def test_the_free_power_is_no_use_of_the_own_power() -> None:
    t = spent("power", "combat", **at(power=13), power=1)
    t.play("power-ode_to_courage", "bailey", "yes", "free-power", "power-0-ode_to_courage", "pass")
    assert (t.me.powers_used, t.me.power) == (["ode_to_courage"], 0)
    assert t.nothing_pending


@rule("WM-24.5")
def test_the_free_power_is_lost_at_the_end_of_the_turn() -> None:
    t = spent("power", "combat", **at(power=13), next_card="reinforce_the_throne")
    assert t.me.free_power
    t.play("end", "no")
    assert (t.active, t.me.free_power) == ("bailey", False)


@rule("WM-24.5")
@pytest.mark.parametrize(("word", "healed"), [("yes", 2), ("no", 0)])
def test_won_at_the_end_of_the_own_turn_the_free_power_is_used_now_or_never(word: str, healed: int) -> None:
    """The Ogre's Power Card is beaten in his attack on Celia: two PP."""
    t = table(
        "celia", "bailey", at="gambling_cave", next_card="crushing_blow", time=3, dice=[6] * 5,
        tracks={"power": 13, "combat": 14, "tactics": 14}, fae={"powers": "thick_hide"},
        rest={"phase": "turn-end", "played": True},
    )  # fmt: skip
    assert (t.ask, t.asked, t.battle) == ("free-power-now", "celia", None)
    t.play(word, *(["power-0-ode_to_courage", "bailey", "yes"] if healed else []))
    assert (t.other.health, t.me.free_power, t.ask) == (3 + healed, False, "refresh")
    assert t.nothing_pending


@rule("WM-24.5", "WM-R99")
def test_outside_the_own_turn_the_end_of_the_power_track_brings_nothing() -> None:
    bailey = {"who": "bailey", "tracks": {"power": 13}}
    t = table("celia", bailey, hand="charge", companions="odette_vale, pennywhistle")
    t.play("odette_vale", "bailey", "yes", "what-min", "track-power")
    assert (t.other.track("power"), t.other.free_power, t.asked) == (14, False, "celia")
    assert t.nothing_pending


@rule("WM-R74")
def test_a_free_power_keeps_its_conditions_and_its_moment() -> None:
    """Warden Advance: right after a Move. Silent and Deadly: without one. Abraca-stab-ra: in a battle."""
    t = verse("sekhmet", "wally", **at(power=13))
    t.play("act-2", "track-power", "track-combat", "free-power")
    assert not t.offers("power-1-warden_advance")
    assert not t.offers("power-1-abraca_stab_ra")
    assert t.offers("power-2-light_fingers")
    assert not t.offers("power-2-silent_and_deadly")  # there is nobody to attack


# ------------------------------------------------------------------ the end of the Combat track


@rule("WM-24.6", "WM-R66")
def test_the_end_of_the_combat_track_hurts_the_monster_from_afar() -> None:
    """The Ogre stands in another Room, guarded by a Scarab; it is no battle, so that his Power Card stays."""
    t = verse(**at(combat=13), scarabs={"gambling_cave": 1}, fae={"powers": "thick_hide"}, dice=[2, 1])
    t.play("act-2", "track-combat")
    assert (t.ask, t.asked) == ("ogre-cube", "celia")
    t.play("area-torso", "area-torso")  # the row is empty: a Scarab in his Room
    assert (sum(t.fae.cubes), t.scarabs("gambling_cave")) == (16, 2)
    t.play("track-power", "track-power", "track-power")  # two PP for the damage, and what was left
    assert (t.me.w.tracks, len(t.fae.powers[0]), t.events("attack")) == ([3, 14, 0], 1, [])


@rule("WM-24.6", "WM-R66", "WM-29.17")
def test_it_is_no_battle_after_which_the_wraith_heals() -> None:
    t = verse(monster="wraith", **at(combat=13))
    t.play("act-2", "track-combat", "track-power", "track-power", "track-tactics")
    assert (t.fae.health, t.me.w.tracks) == (6, [2, 14, 1])
    assert t.nothing_pending


@rule("WM-24.6", "WM-R101", "WM-5.8")
def test_it_can_win_the_game() -> None:
    t = verse(monster="wraith", **at(combat=13), fae={"health": 2})
    t.play("act-2", "track-combat")
    assert t.end == "won"


# ------------------------------------------------------------------ the end of the Tactics track


@rule("WM-24.7", "WM-R22")
def test_the_end_of_the_tactics_track_cleanses_a_room_far_away() -> None:
    library = "earling_library"
    more: dict[str, Any] = {"cursed": [library, "oracles_crypt"], "scarabs": {library: 2}}
    t = verse(**at(tactics=13), **more)
    t.play("act-2", "track-tactics")
    assert (t.ask, len(t.options)) == ("cleanse", 3)
    t.play(library)
    assert (t.cursed(library), t.scarabs(library), t.me.resources) == (False, 0, (0, 0, 0, 0))
    t.play(*["track-combat"] * 5)  # three for the Room, one for each Scarab
    t.play("yes")  # its action, from afar
    t.play("track-combat")
    assert (t.me.knowledge, t.me.track("combat")) == (2, 6)
    assert t.nothing_pending


# ------------------------------------------------------------------ on another player's turn


@rule("WM-R99", "WM-24.6")
def test_pp_gained_on_another_turn_are_spent_at_once_by_their_owner() -> None:
    bailey = {"who": "bailey", "tracks": {"combat": 13}}
    t = table("celia", bailey, hand="charge", companions="odette_vale, pennywhistle", monster="therus")
    t.play("odette_vale", "bailey", "yes", "what-min")
    assert (t.ask, t.asked) == ("spend-pp", "bailey")
    t.play("track-combat")
    assert (t.ask, t.asked, t.fae.health) == ("spend-pp", "bailey", 15)  # for the damage
    t.play("track-power", "track-power")
    assert (t.other.w.tracks, len(t.fae.plans)) == ([2, 14, 0], 1)  # space 16 draws a card for this turn's Plans
    assert t.asked == "celia"
    assert t.nothing_pending


@rule("WM-R87", "WM-R99", "WM-22.1")
def test_a_tactics_card_is_gained_on_another_turn() -> None:
    bailey = {"who": "bailey", "tracks": {"tactics": 1}}
    t = table("celia", bailey, hand="charge", companions="odette_vale, pennywhistle", tactics_deck="scavenge")
    t.play("odette_vale", "bailey", "yes", "what-min", "track-tactics")
    assert (t.other.tactics, t.me.tactics) == ("scavenge", "")
    assert t.nothing_pending


@rule("WM-R99", "WM-R8", "WM-28.12")
def test_what_the_monster_loses_then_is_chosen_by_the_active_player() -> None:
    bailey = {"who": "bailey", "tracks": {"combat": 13}}
    t = table("celia", bailey, hand="charge", companions="odette_vale, pennywhistle")
    t.play("odette_vale", "bailey", "yes", "what-min", "track-combat")
    assert (t.ask, t.asked) == ("ogre-cube", "celia")
    t.play("area-head", "area-torso")
    assert (t.ask, t.asked) == ("spend-pp", "bailey")


@rule("WM-R99", "WM-24.4")
def test_pp_of_a_bonus_come_before_the_rest_of_the_points() -> None:
    """The heal of space 4 raises Health to six, which gives two PP more; they are spent before the second PP."""
    t = verse(health=5, **at(combat=3)).play("act-2", "track-combat")
    assert (t.me.health, told_count(t)) == (6, 2)
    t.play("track-power")
    assert told_count(t) == 1
    t.play("track-power")
    assert told_count(t) == 1  # the second of the card
    t.play("track-tactics")
    assert (t.me.w.tracks, t.nothing_pending) == ([2, 4, 1], True)


def told_count(t: Table) -> Any:
    """How many PP the question says are left to spend."""
    return t.decision.args["count"]


# ------------------------------------------------------------------ the family variant


@rule("WM-T26", "WM-31.2", "WM-31.3", "WM-20.6")
def test_the_group_token_heals_everybody() -> None:
    t = table(
        "celia",
        "bailey",
        hand="charge",
        options={"family": True},
        at="royal_armoury",
        forged=("attack", "attack", "attack"),
        min=2,
        knowledge=3,
        rest={"may_use_room": True},
    )
    t.play("room", "part-0", "die-attack")
    assert (t.state.group_pp, t.me.health, t.other.health) == (4, 4, 4)
    assert t.me.w.tracks == [0, 0, 0]
