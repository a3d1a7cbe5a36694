"""WM-6: the turn. One Action Card, face up or face down, and optional actions before and after it.

Pennywhistle is there so that a turn does not end by itself: his ability can always be used.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.weirdwood.play import Table, name_of, table
from tests.support.rules import rule

AWAKE = "pennywhistle"
CARDS = "deceptive_move, charge, shifting_manor, determined_sprint, steps_in_shadow, fae_touch, magic_mirror"
"""Seven of the cards that all have."""


def words(t: Table) -> set[str]:
    """The first words of what is offered: "play", "act", "power" ..."""
    return {key.partition("-")[0] for key in t.options}


# ------------------------------------------------------------------ what a turn must hold and may hold


@rule("WM-6.1", "WM-6.2")
def test_the_turn_ends_only_after_the_card_and_there_is_only_one_card() -> None:
    t = table("celia", "bailey", hand="charge, fae_touch", power=1)
    assert (t.ask, words(t)) == ("turn", {"play", "power"})
    t.card("charge")
    assert words(t) == {"act", "power", "end"}
    t.play("end", "no")
    assert t.active == "bailey"


@rule("WM-6.2", "WM-6.3", "WM-21.4")
def test_powers_and_companions_can_be_used_before_between_and_after() -> None:
    t = table("celia", "bailey", hand="determined_sprint", power=1, companions="pennywhistle, granny_thistle, marrow")
    t.play("power-ode_to_courage", "bailey", "yes")
    assert t.other.health == 5
    t.card("determined_sprint", "morning", "act:move", "royal_armoury", "pennywhistle", "what-min")
    assert t.me.min == 1
    t.play("act:move", "earling_library", "granny_thistle", "option-gain-health")
    assert (t.me.health, t.me.at) == (4, "earling_library")
    assert t.nothing_pending


@rule("WM-6.3", "WM-22.3")
def test_a_tactics_card_is_played_only_with_an_action_card() -> None:
    t = table("celia", "bailey", hand="charge", power=1, tactics="scavenge")
    assert words(t) == {"play", "power"}
    t.card("charge")
    assert words(t) == {"act", "power", "end"}
    assert t.me.tactics == "scavenge"


# ------------------------------------------------------------------ playing a card


@rule("WM-6.4", "WM-6.6")
def test_a_card_of_the_hand_goes_to_an_empty_slot_of_board_or_companion() -> None:
    t = table(
        "celia",
        "bailey",
        hand="charge, fae_touch",
        slots=["", "determined_sprint", "", "", "", "shifting_manor"],
        companions="marrow, daisy_bigglesworth",
    )
    assert {name_of(o.piece) for o in t.decision.options if o.piece is not None} == {"charge", "fae_touch"}
    t.play("fae_touch")
    assert t.options == ["slot-0", "slot-2", "slot-3", "slot-4"]
    t.play("slot-4", "face-up", "5")
    assert t.me.played == ["", "determined_sprint", "", "", "fae_touch", "shifting_manor"]
    assert t.me.hand == "charge"


@rule("WM-6.5")
def test_the_cost_is_paid_before_the_card_lies_there() -> None:
    t = table("celia", "bailey", hand="happy_ending", slots=["", "lore_masters_meditation"], knowledge=1)
    t.card("happy_ending")  # its own Knowledge icon beside that of the other card comes too late
    assert t.me.knowledge == 0
    assert [e.name for e in t.log][:2] == ["spend", "play"]
    assert t.rules("spend") == ["WM-6.5"]


PRICED = [
    ("celia", "happy_ending", {"knowledge": 1}),
    ("oliver", "nightmare_unbound", {"min": 1}),
    ("sekhmet", "no_retreat", {"scarab": 1}),
    ("eugene", "time_is_money", {"min": 1}),
    ("wally", "through_the_skylight", {"knowledge": 1}),
]


@rule("WM-6.5", "WM-R12", "WM-R110")
@pytest.mark.parametrize(("who", "name", "cost"), PRICED)
def test_whoever_cannot_pay_plays_a_card_face_down_and_free(who: str, name: str, cost: dict[str, Any]) -> None:
    t = table(who, "bailey", hand=name)
    t.play("morning")
    assert t.ask == "time-steps"  # nobody is asked how it lies
    t.play("1")
    assert (t.ask, t.me.face_up[0]) == ("face-down", False)

    t = table(who, "bailey", hand=name, **cost)
    t.play("morning")
    assert t.options == ["face-up", "face-down"]
    t.play("face-down", "1", "down-min")
    assert sum(t.me.resources) == 2
    assert t.nothing_pending


@rule("WM-6.7", "WM-22.3", "WM-22.4")
@pytest.mark.parametrize("face", ["face-up", "face-down"])
def test_one_tactics_card_may_lie_on_the_card(face: str) -> None:
    t = table("celia", "bailey", hand="charge", tactics="short_rest, power_surge")
    t.play("morning", face)
    assert (t.ask, t.options[-1]) == ("play-tactic", "pass")
    t.play("power_surge")
    assert (t.me.power, t.ask, t.me.tactics) == (1, "time-steps", "short_rest")
    assert [name_of(card) for card in t.me.covers[0]] == ["power_surge"]


@rule("WM-6.8", "WM-6.9", "WM-6.11")
def test_time_advances_before_the_actions() -> None:
    """The Time corridor opens to the Fae Rift with the first step, and no more to the Courtier's Salon."""
    t = table("celia", "bailey", hand="charge", at="cartographers_chamber")
    t.card("charge")
    assert t.now == (1, "morning", 2)
    assert [e.name for e in t.log] == ["play", "time-forward"]
    t.play("act:move")
    assert (t.offers("fae_rift"), t.offers("courtiers_salon")) == (True, False)


@rule("WM-6.8")
def test_time_stops_where_the_slot_says() -> None:
    t = table("celia", "bailey", hand="charge")
    t.play("evening", "face-up")
    assert t.options == ["steps-6", "steps-7", "steps-8"]
    t.play("7")
    assert t.now == (1, "evening", 2)


STOPS = [
    pytest.param("celia", 0, "morning", [1, 2], id="same time, first position"),
    pytest.param("celia", 2, "morning", [10, 11, 12], id="same time, third position"),
    pytest.param("celia", 4, "morning", [8, 9, 10], id="round to the morning"),
    pytest.param("celia", 11, "night", [10, 11, 12], id="night, third position"),
    pytest.param("celia", 3, "slot-4", list(range(1, 13)), id="slot of a Companion"),
    pytest.param("eugene", 3, "slot-2", list(range(1, 13)), id="Eugene's board"),
]


@rule("WM-R50")
@pytest.mark.parametrize(("who", "time", "slot", "stops"), STOPS)
def test_how_far_a_card_can_advance_time(who: str, time: int, slot: str, stops: list[int]) -> None:
    more: dict[str, Any] = {"companions": "marrow"} if slot == "slot-4" else {}
    t = table(who, "bailey", hand="charge", time=time, **more)
    t.play(slot, "face-up")
    assert t.options == [f"steps-{n}" for n in stops]


# ------------------------------------------------------------------ face down


@rule("WM-6.10", "WM-T48")
@pytest.mark.parametrize("what", ["min", "knowledge", "scarab"])
def test_a_face_down_card_gives_one_resource_of_choice(what: str) -> None:
    t = table("celia", "bailey", hand="fae_touch", companions=AWAKE)
    t.card("fae_touch", face="face-down")
    assert t.options == ["down-move", "down-min", "down-knowledge", "down-scarab"]
    t.play(f"down-{what}")
    assert [getattr(t.me, kind) for kind in ("min", "knowledge", "scarab")].count(1) == getattr(t.me, what) == 1
    assert (t.me.health, words(t)) == (3, {"companion", "end"})
    assert t.nothing_pending


@rule("WM-6.10", "WM-R39")
def test_a_face_down_card_gives_no_scarab_that_is_not_there() -> None:
    t = table("celia", {"who": "bailey", "scarab": 44}, hand="charge")
    t.card("charge", face="face-down")
    assert t.options == ["down-move", "down-min", "down-knowledge"]


@rule("WM-6.10", "WM-T48")
def test_a_face_down_card_gives_one_move() -> None:
    t = table("celia", "bailey", hand="charge", companions=AWAKE)
    t.card("charge", "morning", "down-move", "earling_library", face="face-down")
    assert (t.me.at, sum(t.me.resources), words(t)) == ("earling_library", 0, {"room", "companion", "end"})
    assert t.nothing_pending


@rule("WM-6.10", "WM-T48")
def test_a_face_down_card_gives_one_attack() -> None:
    t = table("celia", "bailey", hand="charge", companions=AWAKE, at="fae_rift", scarabs={"fae_rift": 1}, dice=[1, 6])
    t.card("charge", face="face-down")
    assert t.options == ["down-move", "down-attack", "down-min", "down-knowledge", "down-scarab"]
    t.play("down-attack")
    assert t.totals == (1, 0, 0, 0)  # one Hit of the die; none of Charge
    t.play("keep", "track-power")
    assert (t.scarabs("fae_rift"), words(t)) == (0, {"room", "companion", "end"})
    assert t.nothing_pending


@rule("WM-T48")
def test_a_face_down_card_has_no_icons_and_nothing_lasting() -> None:
    t = table(
        "celia",
        "bailey",
        at="earling_library",
        scarabs={"earling_library": 1},
        slots=["down: fae_touch", "down: defensive_preparation"],
        hand="deceptive_move",
        dice=[6, 6],
    )
    t.card("deceptive_move", "evening", "act:attack", steps=6)
    assert t.totals == (0, 0, 0, 0)


@rule("WM-T48", "WM-22.5")
def test_a_tactics_card_on_a_face_down_card_works_and_is_wild() -> None:
    t = table(
        "celia",
        "bailey",
        at="earling_library",
        scarabs={"earling_library": 1},
        slots=["", "deceptive_move"],
        hand="lore_masters_meditation",
        tactics="deadly_attack",
        dice=[6, 6],
    )
    t.card("lore_masters_meditation", "morning", "down-attack", face="face-down", tactic="deadly_attack")
    assert t.totals == (2, 0, 0, 0)  # the Tactics card, and its wild icon beside the Hit icon


# ------------------------------------------------------------------ who decides, and who is meant


@rule("WM-R8", "WM-2.11", "WM-R106")
def test_the_active_player_names_the_other_who_chooses_his_own_gain() -> None:
    t = table("celia", "bailey", "oliver", hand="happy_ending", knowledge=1)
    t.card("happy_ending", "morning", "act:other_player")
    assert (t.asked, t.ask) == ("celia", "other-player")
    t.play("oliver")
    assert (t.asked, t.ask) == ("oliver", "accept")
    t.play("yes")
    assert (t.asked, t.ask) == ("oliver", "gain-resource")
    t.play("what-scarab")
    assert (t["oliver"].scarab, t["oliver"].health, t["bailey"].health) == (1, 4, 3)
    assert t.asked == "celia"
    assert t.nothing_pending


@rule("WM-R9")
def test_alone_nothing_is_given_to_another_player() -> None:
    t = table("celia", hand="happy_ending", knowledge=1)
    t.card("happy_ending")
    assert t.options == ["act-0", "end"]


@rule("WM-R9", "WM-33.15")
def test_of_two_players_there_is_no_second_other_one() -> None:
    hall: dict[str, Any] = {"at": "orators_hall", "companions": AWAKE, "rest": {"may_use_room": True, "played": True}}
    t = table("celia", "bailey", **hall)
    t.play("room", "part-0", "bailey", "yes", "track-power", "track-power")
    assert (t.other.track("power"), t.ask) == (2, "turn")

    t = table("celia", "bailey", "oliver", **hall)
    t.play("room", "part-0", "bailey", "yes", "track-power", "track-power", "part-1", "oliver", "yes", "track-combat")
    assert (t["oliver"].track("combat"), t.nothing_pending) == (1, True)


@rule("WM-R7", "WM-18.1")
def test_a_move_ends_in_another_room_anywhere_on_the_way() -> None:
    t = table("celia", "bailey", hand="deceptive_move")
    t.card("deceptive_move", "morning", "act-0")
    assert not t.offers("entrance_hall")
    assert t.offers("ancient_foundry")  # on the way to the Fae Rift, which lies behind it
    assert t.offers("fae_rift")
    t.play("stay")
    assert (t.me.at, t.options) == ("entrance_hall", ["act-1", "end"])  # taken, even if nothing came of it


# ------------------------------------------------------------------ no card to play


@rule("WM-R25")
def test_an_empty_hand_at_the_beginning_of_the_turn_draws_one_card() -> None:
    t = table("celia", {"who": "bailey", "pile": "burrow_network, charge", "power": 1}, hand="charge")
    t.card("charge", "morning", "end", "no")
    assert (t.active, t.other.hand) == ("bailey", "burrow_network")
    assert [e.rule for e in t.events("draw")][-1] == "WM-R25"
    assert t.offers("play")


@rule("WM-R25")
def test_a_hand_that_is_not_empty_draws_nothing() -> None:
    t = table("celia", {"who": "bailey", "hand": "fae_touch", "power": 1}, hand="charge")
    t.card("charge", "morning", "end", "no")
    assert t.other.hand == "fae_touch"


@rule("WM-R25", "WM-R113", "WM-R103")
def test_without_any_card_none_is_played_and_the_rest_of_the_turn_follows() -> None:
    """All thirteen cards of Bailey's lie on slots; one slot is open."""
    companions = "pennywhistle, granny_thistle, marrow, quillby, ember, tobias_tock, odette_vale, lash_vandermere, "
    everything = [
        *CARDS.split(", "),
        "lore_masters_meditation",
        "defensive_preparation",
        "tactical_gambit",
        "smooth_ears_smooth_moves",
        "burrow_network",
        "sharing_of_life",
    ]
    bailey = {"who": "bailey", "companions": companions + "finn_latchkey, sir_rustington", "slots": everything}
    t = table("celia", bailey, hand="charge", offer="arthur_weirdwood")
    t.card("charge", "morning", "end", "no")
    assert (t.active, t.other.hand, words(t)) == ("bailey", "", {"companion", "end"})
    t.play("end", "yes")
    assert (t.active, len(t.other.hand), t.other.played) == ("celia", 3, [""] * 14)


@rule("WM-R113")
def test_without_an_open_slot_no_card_is_played() -> None:
    full = ["charge", "fae_touch", "shifting_manor", "determined_sprint", "magic_mirror"]
    t = table("celia", {"who": "bailey", "slots": full, "companions": AWAKE, "hand": "steps_in_shadow"}, hand="charge")
    t.card("charge", "morning", "end", "no")
    assert (t.active, words(t)) == ("bailey", {"companion", "end"})
    t.play("end")
    assert (t.active, t.other.played) == ("celia", [""] * 5)  # he has refreshed without being asked
