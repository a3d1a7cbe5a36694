"""WM-7: what face-up Action Cards do, in any order, with other things between; what lasts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.weirdwood.play import Table, table
from tests.support.rules import rule

AWAKE = "pennywhistle"
"""His ability can always be used, so that a turn does not end by itself."""
LIBRARY = "earling_library"
BLANK = 6
"""Of every Battle Die."""


def attacked(*slots: str, hand: str = "deceptive_move", slot: str = "night", **more: Any) -> Table:
    """Celia attacks a Scarab with dice that show nothing: what the cards in play give to the battle."""
    dice = [BLANK] * 2
    at: dict[str, Any] = {"at": LIBRARY, "scarabs": {LIBRARY: 1}, "dice": dice, "slots": slots, "hand": hand, **more}
    t = table("celia", "bailey", **at)
    steps = {"morning": 1, "afternoon": 3, "evening": 6, "night": 9}[slot]
    return t.card(hand, slot, "act:attack", steps=steps)


def acts(t: Table) -> list[str]:
    """The actions that are offered, by their operation."""
    return [str(t._action(o)[1]["op"]) for o in t.decision.options if o.key.startswith("act-")]


# ------------------------------------------------------------------ all optional, in any order


@rule("WM-7.1", "WM-T1", "WM-6.9")
@pytest.mark.parametrize(
    "order",
    [
        ["move", "attack", "move"],
        ["attack", "move", "move"],
        ["move", "move", "attack"],
        ["move"],
        ["move", "move"],
        ["attack"],
        [],
    ],
)
def test_deceptive_move_in_any_order_and_any_part(order: list[str]) -> None:
    """Scarabs stand everywhere on the way; the dice never hit one."""
    rooms = [LIBRARY, "royal_armoury", "pools_of_avalon"]
    t = table(
        "celia",
        "bailey",
        hand="deceptive_move",
        companions=AWAKE,
        at=LIBRARY,
        scarabs=dict.fromkeys(rooms, 1),
        dice=[6, 6],
    )
    t.card("deceptive_move")
    goals = iter(rooms[1:])
    for op in order:
        t.play(*(["act:move", next(goals)] if op == "move" else ["act:attack"]))
        assert t.nothing_pending
    left = Counter({"move": 2, "attack": 1}) - Counter(order)
    assert sorted(acts(t)) == sorted(left), "the same action is offered once"
    said = [o.args["count"] for o in t.decision.options if o.message == "step-move"]
    assert said == ([left["move"]] if left["move"] else [])
    t.play("end", "no")
    assert t.active == "bailey"


@rule("WM-7.1")
def test_what_is_not_taken_this_turn_is_lost() -> None:
    t = table("celia", "bailey", hand="deceptive_move, charge", slots=["", "", "lore_masters_meditation"])
    t.card("deceptive_move", "morning", "end", "no")
    assert (t.active, t.state.resolving) == ("bailey", [])


@rule("WM-7.2")
def test_most_effects_happen_once() -> None:
    t = table("celia", "bailey", hand="fae_touch", companions=AWAKE)
    t.card("fae_touch", "morning", "act-0", "act-1")
    assert (t.me.health, t.me.min, acts(t)) == (4, 1, [])


# ------------------------------------------------------------------ lasting effects


@rule("WM-7.2", "WM-7.3", "WM-7.4")
def test_lasting_icons_count_in_every_battle_while_the_card_lies_there() -> None:
    assert attacked().totals[:2] == (0, 0)
    assert attacked("fae_touch").totals[:2] == (1, 0)
    assert attacked("defensive_preparation").totals[:2] == (0, 1)
    assert attacked("fae_touch", "", "defensive_preparation", slot="night").totals[:2] == (1, 1)


@rule("WM-7.3", "WM-7.2")
def test_a_lasting_icon_counts_in_two_battles_of_one_turn() -> None:
    t = attacked("fae_touch", companions="mathilda_ravenstone", dice=[BLANK, 3, BLANK, BLANK])
    t.play("track-power")
    assert t.totals == (1, 0, 0, 1)
    t.play("mathilda_ravenstone")
    assert t.totals[:2] == (1, 0)


@rule("WM-7.3", "WM-7.4", "WM-R33")
def test_lasting_icons_of_a_defender() -> None:
    """The Ogre attacks: only Blocks matter, and no_retreat lies there with a Hit and a Block."""
    t = table(
        "sekhmet",
        "bailey",
        at="gambling_cave",
        slots=["no_retreat"],
        next_card="crushing_blow",
        dice=[BLANK] * 9,
        rest={"phase": "turn-end", "played": True},
    )
    assert t.totals[:2] == (0, 1)


@rule("WM-R13")
def test_under_a_tactics_card_lasting_icons_stay() -> None:
    """The wild icon of the cover meets nothing on its right."""
    assert attacked("fae_touch + short_rest").totals[:2] == (1, 0)
    assert attacked("fae_touch + deadly_attack").totals[:2] == (2, 0)


# ------------------------------------------------------------------ something else between two actions


@rule("WM-7.5", "WM-18.8", "WM-19.1")
def test_a_room_action_between_two_actions() -> None:
    t = table("celia", "bailey", hand="deceptive_move")
    t.card("deceptive_move", "morning", "act:move", LIBRARY, "room")
    assert t.me.knowledge == 2
    t.play("act:move", "royal_armoury")
    assert t.offers("room")
    assert t.nothing_pending


@rule("WM-7.5", "WM-25.1")
def test_a_power_between_two_actions() -> None:
    t = table("bailey", "celia", hand="deceptive_move", power=1, scarabs={LIBRARY: 1}, at=LIBRARY)
    t.card("deceptive_move", "morning", "act:move", "royal_armoury")
    t.play("power-gentle_paws", "celia", "yes")
    assert (t.me.health, t.other.health) == (4, 4)
    t.play("act:move", "pools_of_avalon")
    assert t.nothing_pending


@rule("WM-T17", "WM-7.5", "WM-12.4", "WM-12.5")
def test_cleansing_between_the_two_moves_of_steps_in_shadow() -> None:
    crypt = "oracles_crypt"
    t = table("celia", "bailey", hand="steps_in_shadow", min=2, knowledge=2, cursed=[crypt])
    t.card("steps_in_shadow", "morning", "act-0", "option-move", "act:move", crypt)
    assert not t.offers("room")
    t.play("cleanse")
    assert t.me.resources[:2] == (0, 0)
    t.play(*["track-combat"] * 5)
    assert (t.cursed(crypt), t.me.track("combat")) == (False, 5)
    t.play("room", "track-tactics", "track-tactics")
    assert t.me.knowledge == 2
    t.play("act:move", "throne_room")
    assert t.me.at == "throne_room"
    assert t.nothing_pending
