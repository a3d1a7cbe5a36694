"""WM-21: Companions are recruited, used, exhausted and refreshed."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.weirdwood.catalogue import BOX, Companion, pieces_of
from tests.games.weirdwood.landing import acting, landed, refreshed
from tests.games.weirdwood.play import Table, table
from tests.support.rules import rule

OFFER = "professor_bones, tobias_tock, marrow, pennywhistle"
"""2 Knowledge and 1 Mîn; 2 Knowledge; 2 Mîn; 2 of any."""


def recruiting(**more: Any) -> Table:
    """Somebody uses Rogues' Gallery to recruit."""
    more = {"rooms": {"gleaming_cellar": "rogues_gallery"}, "offer": OFFER, **more}
    return landed("rogues_gallery", **more)


# ------------------------------------------------------------------ the cards


@rule("WM-1.7", "WM-3.9")
def test_eighteen_companions_one_of_each_four_on_offer() -> None:
    assert len(pieces_of(Companion)) == len(BOX.companions) == 18
    assert len(table().offer) == 4


# ------------------------------------------------------------------ recruiting


@rule("WM-21.1", "WM-2.7")
def test_recruiting_pays_the_cost_takes_the_card_and_refills_the_offer() -> None:
    t = recruiting(companion_deck="quillby", knowledge=2, min=2)
    assert t.options == [
        "companion-professor_bones",
        "companion-tobias_tock",
        "companion-marrow",
        "companion-pennywhistle",
        "pass",
    ]
    t.play("professor_bones")
    assert t.me.companions == "professor_bones"
    assert t.me.resources == (1, 0, 0, 0)
    assert t.offer == "quillby, tobias_tock, marrow, pennywhistle"
    assert t.nothing_pending


@rule("WM-21.1")
def test_only_who_can_be_paid_for_is_offered_and_nobody_has_to_be_recruited() -> None:
    t = recruiting(min=2)
    assert t.options == ["companion-marrow", "companion-pennywhistle", "pass"]
    t.play("pass")
    assert t.me.min == 2
    assert t.me.companions == ""
    assert t.nothing_pending


@rule("WM-21.2", "WM-T28")
@pytest.mark.parametrize(("before", "more"), [("", 0), ("ember", 2), ("ember, marrow", 4)])
def test_each_further_companion_costs_two_more_than_the_one_before(before: str, more: int) -> None:
    enough = recruiting(companions=before, offer="professor_bones", knowledge=2, min=1, scarab=more)
    enough.play("professor_bones")
    assert enough.me.resources == (0, 0, 0, 0)
    assert enough.nothing_pending
    there: dict[str, Any] = {"rooms": {"gleaming_cellar": "rogues_gallery"}, "rest": {"may_use_room": True}}
    short = acting(
        "charge", at="rogues_gallery", offer="professor_bones", companions=before, knowledge=2, scarab=more, **there
    )
    assert not short.offers("room"), "nobody else is on offer"


@rule("WM-21.2", "WM-2.6")
def test_what_it_costs_more_is_of_choice() -> None:
    t = recruiting(companions="ember", offer="tobias_tock", knowledge=3, min=1, scarab=1).play("tobias_tock")
    t.play("min", "scarab")
    assert t.me.resources == (0, 1, 0, 0)


@rule("WM-21.2", "WM-R14", "WM-8.4")
def test_icons_lower_the_printed_cost_but_not_what_it_costs_more() -> None:
    icons = ("lore_masters_meditation", "determined_sprint")
    t = recruiting(slots=icons, offer="professor_bones", knowledge=1, min=1).play("professor_bones")
    assert t.me.resources == (0, 0, 0, 0)
    t = recruiting(slots=icons, companions="ember", offer="pennywhistle, tobias_tock", knowledge=3)
    assert t.options == ["companion-tobias_tock", "pass"], (
        "2 and 2 more; for Pennywhistle none of it is printed as Knowledge"
    )


@rule("WM-21.3", "WM-R50", "WM-13.8")
def test_a_companion_adds_a_slot_for_every_time_of_day() -> None:
    t = table(companions="marrow", hand="charge, fae_touch", time=4).play("play", "charge", "slot-4", "face-up")
    assert t.options == [f"steps-{n}" for n in range(1, 13)]
    t.play("9")
    assert t.me.played == ["", "", "", "", "charge"]
    assert t.now == (2, "morning", 2)
    assert t.nothing_pending


@rule("WM-21.3")
def test_the_new_slot_is_there_at_once() -> None:
    t = recruiting(knowledge=2).play("tobias_tock", "play", "charge")
    assert t.options == ["slot-0", "slot-1", "slot-2", "slot-3", "slot-4"]


@rule("WM-21.7", "WM-26.4")
def test_eugene_cannot_recruit() -> None:
    t = landed("courtiers_salon", who="eugene", hand="charge, bulk_order", min=9, knowledge=9)
    assert t.options == ["part-1", "done"]
    t = landed(
        "valkyries_respite",
        {"who": "eugene", "min": 9, "knowledge": 9},
        rooms={"roman_baths": "valkyries_respite"},
        knowledge=9,
        min=9,
    )
    assert t.ask == "part"
    assert t.options == ["part-0", "done"]


@rule("WM-R26")
def test_an_empty_deck_does_not_refill_the_offer() -> None:
    t = recruiting(knowledge=2, min=2)
    t.state.box += t.state.companion_deck
    t.state.companion_deck.clear()
    t.play("marrow")
    assert t.offer == "professor_bones, tobias_tock, pennywhistle"
    assert t.nothing_pending


@rule("WM-R26")
def test_with_no_offer_left_recruiting_does_nothing() -> None:
    there: dict[str, Any] = {"at": "courtiers_salon", "rest": {"may_use_room": True}, "companions": ""}
    t = acting("charge", **there, min=9, knowledge=9)
    t.state.box += t.state.offer
    t.state.offer.clear()
    t.play("room")
    assert t.options == ["part-1", "done"]


# ------------------------------------------------------------------ using


@rule("WM-21.4")
@pytest.mark.parametrize("played", [False, True])
def test_at_any_moment_of_ones_own_turn(played: bool) -> None:
    t = table(companions="pennywhistle", hand="charge, fae_touch", rest={"played": played}).play(
        "pennywhistle", "knowledge"
    )
    assert t.me.knowledge == 1
    assert t.nothing_pending


@rule("WM-21.4", "WM-R76")
def test_not_on_another_players_turn() -> None:
    t = table("celia", {"who": "bailey", "companions": "pennywhistle"}, hand="charge, fae_touch", companions="marrow")
    assert not any(key.startswith("companion") for key in t.options)


@rule("WM-21.5", "WM-R79")
def test_an_exhausted_companion_lies_face_down_and_keeps_its_slot() -> None:
    t = table(companions="pennywhistle, tobias_tock", hand="charge, fae_touch").play("pennywhistle", "min")
    assert t.me.exhausted == [True, False]
    assert not t.offers("pennywhistle")
    t.play("play", "charge")
    assert t.offers("slot-4")


@rule("WM-R79")
def test_lasting_abilities_work_only_face_up() -> None:
    battle: dict[str, Any] = {"at": "earling_library", "scarabs": {"earling_library": 1}, "dice": [6, 1]}
    t = acting("charge", **battle, companions="daisy_bigglesworth").play("act:attack", "return", "combat", "combat")
    assert t.me.health == 3, "her Block stops the Hit"
    t = acting("charge", **battle, companions="daisy_bigglesworth", exhausted="daisy_bigglesworth")
    t.play("act:attack", "return", "0", "combat", "combat")
    assert t.me.health == 2


@rule("WM-21.6", "WM-9.8")
def test_a_refresh_turns_all_of_them_up() -> None:
    t = refreshed(companions="pennywhistle, marrow, quillby", exhausted="pennywhistle, quillby")
    assert t.me.exhausted == [False, False, False]
    assert t.nothing_pending


@rule("WM-21.6", "WM-R104")
def test_a_companion_is_not_refreshed_by_the_room_it_led_to() -> None:
    t = acting("charge", at="arcanum_of_the_forge", companions="finn_latchkey, marrow", exhausted="marrow")
    t.play("finn_latchkey", "phoenix_garden", "room", "part-1")
    assert t.options == ["companion-marrow", "pass"]
    t.play("marrow")
    assert t.me.exhausted == [True, False]
