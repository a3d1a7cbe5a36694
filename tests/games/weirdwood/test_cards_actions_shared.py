"""The ten Action Cards that are in all six decks: what each does, and where it ends."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.weirdwood.catalogue import BOX
from tests.games.weirdwood.play import INNER, Table, name_of, table
from tests.support.rules import rule

AWAKE = "pennywhistle"
"""His ability can always be used, so that a turn does not end by itself."""
LIBRARY = "earling_library"
BLANK = 6
"""Of every Battle Die."""
BARRED = ("summoning_chamber", "oracles_crypt", "phoenix_garden")
"""With the Fae Rift the inner Rooms that are open to the Time corridor on Morning 2."""
SHARED = (
    "deceptive_move",
    "charge",
    "shifting_manor",
    "determined_sprint",
    "steps_in_shadow",
    "fae_touch",
    "magic_mirror",
    "lore_masters_meditation",
    "defensive_preparation",
    "tactical_gambit",
)


def played(name: str, who: str = "celia", *others: Any, slot: str = "morning", steps: int = 1, **more: Any) -> Table:
    """The card lies face up and may be resolved."""
    t = table(who, *(others or ("bailey",)), hand=name, companions=AWAKE, **more)
    return t.card(name, slot, steps=steps)


def acts(t: Table) -> list[str]:
    """The actions that are offered, by their operation."""
    return [str(t._action(o)[1]["op"]) for o in t.decision.options if o.key.startswith("act-")]


def times(t: Table) -> int:
    """How many Moves are left, as the one option says."""
    (count,) = [o.args["count"] for o in t.decision.options if o.key.startswith("act-") and o.message == "step-move"]
    assert isinstance(count, int)
    return count


def rooms(t: Table) -> set[str]:
    """The Rooms that are offered."""
    return {t.where(int(key.removeprefix("place-"))) for key in t.options if key.startswith("place-")}


def scarab_here(**more: Any) -> dict[str, Any]:
    """I stand beside a Scarab, and no die shows anything."""
    return {"at": LIBRARY, "scarabs": {LIBRARY: 1}, "dice": [BLANK] * 4, **more}


@rule("WM-1.5")
def test_they_are_in_all_six_decks() -> None:
    for number, name in enumerate(SHARED, 1):
        card = BOX.actions[f"shared-{name}"]
        assert (card.number, card.name, set(card.characters)) == (number, name, set(BOX.characters))
        assert not card.cost


@rule("WM-T1", "WM-7.1")
def test_deceptive_move() -> None:
    t = played("deceptive_move", **scarab_here())
    assert (acts(t), times(t)) == (["move", "attack"], 2)
    t.play("act:attack")
    assert t.totals == (0, 0, 0, 0)
    t.play("act:move", "royal_armoury", "act:move", "entrance_hall")
    assert (acts(t), t.me.at) == ([], "entrance_hall")
    assert t.nothing_pending


@rule("WM-7.1")
def test_deceptive_move_without_an_enemy() -> None:
    t = played("deceptive_move")
    assert (acts(t), times(t)) == (["move"], 2)


@rule("WM-7.2")
def test_charge_one_move_and_an_attack_with_one_hit_more() -> None:
    t = played("charge", **scarab_here())
    assert acts(t) == ["move", "attack"]
    t.play("act:attack")
    assert t.totals == (1, 0, 0, 0)
    t.play("keep", "track-power", "act:move", "royal_armoury")
    assert (acts(t), t.nothing_pending) == ([], True)


@rule("WM-7.2")
def test_the_hit_of_charge_is_not_lasting() -> None:
    t = table("celia", "bailey", hand="deceptive_move", slots=["", "", "charge"], **scarab_here())
    t.card("deceptive_move", "morning", "act:attack")
    assert t.totals[0] == 0


@rule("WM-R46")
def test_shifting_manor_two_rooms_change_places_then_a_move() -> None:
    t = played("shifting_manor", scarabs={LIBRARY: 1})
    here, there = t.place(LIBRARY), t.place("royal_armoury")
    t.play("act:swap_rooms")
    assert not {"entrance_hall", "time_rift_terrace", "fae_rift", "throne_room"} & rooms(t)  # printed
    t.play(LIBRARY)
    assert rooms(t) == {t.where(p) for p in range(1, 12)} - {LIBRARY}  # of the same ring, without itself
    t.play("royal_armoury")
    assert (t.place(LIBRARY), t.place("royal_armoury"), t.scarabs(LIBRARY)) == (there, here, 1)
    t.play("act:move", "royal_armoury")
    assert t.nothing_pending


@rule("WM-7.1", "WM-R46")
def test_shifting_manor_may_swap_nothing() -> None:
    t = played("shifting_manor").play("act:swap_rooms", "pass")
    assert (acts(t), t.nothing_pending) == (["move"], True)


@rule("WM-R10", "WM-18.4", "WM-18.13")
def test_determined_sprint_runs_past_scarabs() -> None:
    """All inner Rooms hold Scarabs; the Throne Room lies behind them."""
    t = played("deceptive_move", scarabs=dict.fromkeys(INNER, 1))
    t.play("act:move")
    assert "throne_room" not in rooms(t)
    t = played("determined_sprint", scarabs=dict.fromkeys(INNER, 1))
    t.play("act:move", "throne_room")
    assert t.me.at == "throne_room"
    t.play("act:move", "fae_rift", "act:gain", "track-power")
    assert (t.me.track("power"), acts(t)) == (1, [])
    assert not t.offers("room")  # a Scarab is there
    assert t.nothing_pending


@rule("WM-R10")
def test_determined_sprint_does_not_run_past_the_monster() -> None:
    """The Ogre is where the way in leads through; the other inner Rooms are Rubble, or closed in Morning 2."""
    t = played("determined_sprint", fae={"at": "fae_rift"}, tiles=dict.fromkeys(BARRED, "rubble"))
    t.play("act:move")
    assert "fae_rift" in rooms(t)
    assert "throne_room" not in rooms(t)
    t.play("stay")
    assert t.nothing_pending


@rule("WM-R19")
def test_steps_in_shadow_two_moves() -> None:
    t = played("steps_in_shadow").play("act:choose", "option-move")
    assert (acts(t), times(t)) == (["move"], 2)
    t.play("act:move", LIBRARY)
    assert (acts(t), times(t)) == (["move"], 1)
    t.play("room", "act:move", "royal_armoury")
    assert (t.me.knowledge, acts(t)) == (2, [])
    assert t.nothing_pending


@rule("WM-R19", "WM-18.10")
def test_steps_in_shadow_or_a_portal_on_the_own_ring() -> None:
    t = played("steps_in_shadow").play("act:choose", "option-portal")
    assert rooms(t) == {t.where(p) for p in range(1, 12)}
    t.play("roman_baths")  # which no Move reaches
    assert (t.me.at, acts(t), t.state.moved) == ("roman_baths", [], False)
    assert t.nothing_pending


@rule("WM-R19", "WM-4.7")
def test_the_throne_room_is_a_ring_of_its_own() -> None:
    t = played("steps_in_shadow", at="throne_room", scarabs={"throne_room": 0})
    t.play("act:choose")
    assert (acts(t), times(t)) == (["move"], 2)  # there is nothing to choose
    assert BOX.actions["shared-steps_in_shadow"].starting_hand


@rule("WM-7.2", "WM-7.3")
def test_fae_touch() -> None:
    t = played("fae_touch")
    assert acts(t) == ["gain", "gain"]
    t.play("act-1", "act-0")
    assert (t.me.health, t.me.min, acts(t)) == (4, 1, [])
    assert t.nothing_pending

    t = table("celia", "bailey", hand="deceptive_move", slots=["", "", "fae_touch"], **scarab_here())
    t.card("deceptive_move", "morning", "act:attack")
    assert t.totals[:2] == (1, 0)


@rule("WM-R18")
def test_magic_mirror() -> None:
    t = played("magic_mirror", slots=["fae_touch"], slot="evening", steps=6)
    t.play("act:copy_played_card", "fae_touch")
    t.play("act-0", "act-1")
    assert (t.me.health, t.me.min, acts(t)) == (4, 1, [])
    assert t.nothing_pending


@rule("WM-2.6")
@pytest.mark.parametrize("what", ["min", "knowledge", "scarab"])
def test_lore_masters_meditation(what: str) -> None:
    t = played("lore_masters_meditation")
    t.play("act-0")
    assert t.me.knowledge == 2
    t.play("act-1", f"what-{what}")
    assert (t.me.min + t.me.knowledge + t.me.scarab, acts(t)) == (3, [])
    assert getattr(t.me, what) >= 1
    assert t.nothing_pending


@rule("WM-7.4", "WM-2.6")
def test_defensive_preparation() -> None:
    t = played("defensive_preparation", **scarab_here())
    assert acts(t) == ["attack", "gain"]
    t.play("act:attack")
    assert t.totals == (0, 1, 0, 0)
    t.play("act:gain", "what-scarab")
    assert (t.me.scarab, acts(t)) == (1, [])
    assert t.nothing_pending
    assert acts(played("defensive_preparation")) == ["gain"]


@rule("WM-23.7", "WM-2.8", "WM-22.1")
def test_tactical_gambit() -> None:
    t = played("tactical_gambit", pile="charge, fae_touch, magic_mirror", tactics_deck="scavenge, short_rest", health=1)
    t.play("act:draw", "act:gain")
    assert (t.me.hand, t.me.tactics, acts(t)) == ("charge, fae_touch", "scavenge", [])
    assert t.nothing_pending


@rule("WM-9.10", "WM-7.1")
def test_tactical_gambit_draws_on_from_the_discards() -> None:
    t = played(
        "tactical_gambit",
        pile="charge",
        discards="fae_touch, magic_mirror, deceptive_move, shifting_manor, determined_sprint, steps_in_shadow, "
        "lore_masters_meditation, defensive_preparation, sly_poem, chapter_and_verse, happy_ending",
    )
    t.play("act:draw")
    assert (len(t.me.hand), "charge" in t.me.hand, t.me.discards) == (2, True, 0)
    assert name_of(t.me.w.slots[0][0]) == "tactical_gambit"
    assert t.nothing_pending
