"""WM-9: the end of the turn. Monster cards, refresh, hand check; what goes back to the supply."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.weirdwood.play import INNER, Table, name_of, table, told
from tests.support.rules import rule

QUIET = "reinforce_the_throne"
"""A card of the Ogre's for a Throne Room that is full: time goes on by 2, nothing else happens."""
FULL = ["charge", "fae_touch", "shifting_manor", "determined_sprint"]


def ending(who: str = "celia", *others: Any, **more: Any) -> Table:
    """The end of my turn: the first question that comes up in it, or in the turn after."""
    rest = {"phase": "turn-end", "played": True, **more.pop("rest", {})}
    return table(who, *(others or ("bailey",)), rest=rest, **{"next_card": QUIET, **more})


def steps(t: Table, *names: str) -> list[str]:
    """The events of these names in their order."""
    return [e.name for e in t.log if e.name in names]


# ------------------------------------------------------------------ the three steps


@rule("WM-9.1", "WM-9.2", "WM-28.23")
def test_monster_card_refresh_hand_check_in_this_order() -> None:
    t = ending(slots=["charge"]).play("yes")
    names = steps(t, "monster-card", "scarab-phase", "refresh", "draw", "turn")
    assert names == ["monster-card", "scarab-phase", "refresh", "draw", "draw", "draw", "turn", "draw"]
    assert t.active == "bailey"


@rule("WM-9.1")
def test_the_monster_card_comes_before_the_question_of_a_refresh() -> None:
    t = ending(slots=["charge"])
    assert (t.ask, t.asked, steps(t, "monster-card")) == ("refresh", "celia", ["monster-card"])
    assert t.now == (1, "morning", 3)


@rule("WM-9.2", "WM-30.25")
def test_the_monster_step_follows_the_monster_in_play() -> None:
    t = ending(monster="therus", slots=["charge"], next_card="")
    assert steps(t, "monster-card") == []


@rule("WM-R98")
def test_with_several_characters_there_is_one_monster_card_for_each_turn() -> None:
    t = table("celia", "bailey", "oliver", hand="charge", next_card=QUIET)
    t.card("charge", "morning", "end", "no")
    assert len(t.events("monster-card")) == 1


# ------------------------------------------------------------------ the refresh


@rule("WM-9.3")
def test_without_an_empty_slot_everybody_must_refresh() -> None:
    t = ending(slots=FULL)
    assert (t.active, t.me.played) == ("bailey", [""] * 4)
    assert t.events("refresh")


@rule("WM-9.3", "WM-9.4")
def test_an_empty_slot_of_a_companion_counts() -> None:
    t = ending(slots=FULL, companions="marrow")
    assert (t.ask, t.options) == ("refresh", ["yes", "no"])
    t.play("no")
    assert (t.active, t.me.played) == ("bailey", [*FULL, ""])


@rule("WM-9.4", "WM-R114")
@pytest.mark.parametrize("slots", [[], ["charge"], FULL[:3]])
def test_everybody_may_refresh_with_slots_left_even_with_all(slots: list[str]) -> None:
    t = ending(slots=slots, scarabs=dict.fromkeys(INNER, 0))
    assert t.ask == "refresh"
    t.play("yes")
    assert (t.active, t.me.discards, t.me.played) == ("bailey", ", ".join(slots), [""] * 4)
    assert [t.scarabs(room) for room in INNER] == [1] * 6  # the Scarab Phase belongs to it


@rule("WM-9.5", "WM-10.1")
def test_a_refresh_begins_with_a_scarab_phase() -> None:
    t = ending(slots=["charge"]).play("yes")
    assert steps(t, "scarab-phase", "refresh") == ["scarab-phase", "refresh"]
    assert t.scarabs("fae_rift") == 1
    t = ending(slots=["charge"]).play("no")
    assert steps(t, "scarab-phase", "refresh") == []


@rule("WM-9.6", "WM-9.7", "WM-22.6")
def test_played_cards_go_to_their_discard_piles() -> None:
    t = ending(slots=["charge + short_rest", "down: fae_touch"], tactics="scavenge", hand="magic_mirror")
    t.play("yes")
    assert t.me.discards == "charge, fae_touch"
    assert [name_of(card) for card in t.state.tactics_discards] == ["short_rest"]
    assert (t.me.tactics, "magic_mirror" in t.me.hand) == ("scavenge", True)


@rule("WM-9.7")
def test_only_the_own_cards_are_refreshed() -> None:
    bailey = {"who": "bailey", "slots": ["charge"], "companions": "quillby", "exhausted": "quillby"}
    t = ending("celia", bailey, slots=["fae_touch"]).play("yes")
    assert (t.other.played[0], t.other.exhausted) == ("charge", [True])


@rule("WM-9.8", "WM-21.6")
def test_exhausted_companions_are_turned_up() -> None:
    t = ending(slots=["charge"], companions="marrow, quillby", exhausted="marrow, quillby").play("yes")
    assert t.me.exhausted == [False, False]
    t = ending(slots=["charge"], companions="marrow, quillby", exhausted="marrow").play("no")
    assert t.me.exhausted == [True, False]


@rule("WM-9.3", "WM-R78", "WM-32.2")
def test_a_quest_fills_its_slot_and_stays() -> None:
    quest: dict[str, Any] = {"quest": "generous_heart", "quest_slot": 3, "options": {"quests": True}}
    t = ending(slots=FULL[:3], **quest)
    assert (t.active, t.me.quest_slot, len(t.me.quest)) == ("bailey", 3, 1)
    assert t.me.discards == ", ".join(FULL[:3])


# ------------------------------------------------------------------ the hand


@rule("WM-9.9", "WM-23.4")
@pytest.mark.parametrize(("hand", "health"), [("", 1), ("", 6), ("charge, fae_touch", 4), ("charge, fae_touch", 2)])
def test_the_hand_is_filled_up_to_the_health(hand: str, health: int) -> None:
    t = ending(hand=hand, health=health).play("no")
    assert len(t.me.hand) == health
    assert t.active == "bailey"


@rule("WM-9.9", "WM-9.11", "WM-23.7")
def test_cards_beyond_the_health_are_discarded_by_choice() -> None:
    t = ending(hand=", ".join([*FULL, "magic_mirror"]), health=3).play("no")
    assert (t.ask, t.asked) == ("discard", "celia")
    t.play("charge", "shifting_manor")
    assert t.me.hand == "fae_touch, determined_sprint, magic_mirror"
    assert list(t.me.discards) == ["charge", "shifting_manor"]
    assert t.active == "bailey"


@rule("WM-9.10")
def test_an_empty_draw_pile_is_made_anew_of_the_discards() -> None:
    rest = "steps_in_shadow, lore_masters_meditation, defensive_preparation, tactical_gambit, sly_poem, happy_ending"
    t = ending(slots=FULL[:2], discards=f"{rest}, chapter_and_verse, magic_mirror, shifting_manor", health=3)
    t.play("no")  # one card was left in the pile
    assert (len(t.me.hand), t.me.discards, len(t.me.pile)) == (3, 0, 11 - 3)
    assert "determined_sprint" in t.me.hand


@rule("WM-9.10", "WM-R25")
def test_with_both_piles_empty_the_hand_stays_smaller() -> None:
    cards = "steps_in_shadow, lore_masters_meditation, defensive_preparation, tactical_gambit, sly_poem, happy_ending"
    slots = [*FULL, *cards.split(", "), "chapter_and_verse", "deceptive_move"]
    companions = "marrow, quillby, ember, tobias_tock, odette_vale, lash_vandermere, sir_rustington, finn_latchkey, "
    t = ending(hand="magic_mirror", slots=slots, companions=companions + "daisy_bigglesworth", health=5)
    t.play("no")
    assert (t.active, t.me.hand) == ("bailey", "magic_mirror")


@rule("WM-9.6", "WM-9.9")
def test_what_was_refreshed_can_be_drawn_at_once() -> None:
    """Eight cards lie on all slots, the other five are in the hand."""
    hand = "steps_in_shadow, lore_masters_meditation, defensive_preparation, tactical_gambit, sly_poem"
    slots = [*FULL, "happy_ending", "chapter_and_verse", "magic_mirror", "deceptive_move"]
    t = ending(slots=slots, hand=hand, health=6, companions="marrow, quillby, ember, tobias_tock")
    assert (t.active, hand in t.me.hand, len(t.me.hand), len(t.me.pile), t.me.discards) == ("bailey", True, 6, 7, 0)


# ------------------------------------------------------------------ tokens on Powers


@rule("WM-9.12", "WM-25.7", "WM-R39")
def test_what_was_paid_for_powers_returns_at_the_end_of_the_turn() -> None:
    t = table("celia", "bailey", hand="charge", slots=["", "fae_touch"], power=1, scarab=1, next_card=QUIET)
    t.play("power-rewrite_the_verse", "fae_touch")
    supply = t.state.scarab_supply
    assert (t.me.scarab, t.me.power, t.me.on_scrolls) == (0, 0, 1)
    t.card("charge", "morning")
    t.play("end")
    assert (t.ask, t.me.on_scrolls, t.state.scarab_supply) == ("refresh", 1, supply)
    t.play("no")
    assert (t.active, t.me.on_scrolls, t.state.scarab_supply) == ("bailey", 0, supply + 1)


@rule("WM-9.12", "WM-25.1")
def test_powers_can_be_used_again_in_the_next_turn() -> None:
    celia: dict[str, Any] = {"hand": "charge", "power": 2}
    t = table("celia", {"who": "bailey", "hand": "fae_touch", "health": 3}, next_card=QUIET, **celia)
    t.play("power-ode_to_courage", "bailey", "yes")
    assert not t.offers("power-ode_to_courage")
    t.card("charge", "morning", "end", "no")
    assert (t.active, t.me.powers_used) == ("bailey", [])


# ------------------------------------------------------------------ exhausted Companions


@rule("WM-R79", "WM-21.3")
def test_an_exhausted_companion_keeps_its_slot() -> None:
    t = table("celia", "bailey", hand="charge", companions="marrow", exhausted="marrow")
    assert t.offers("slot-4")
    t.play("slot-4", "face-up", "2")
    assert t.me.played[4] == "charge"


@rule("WM-R79")
@pytest.mark.parametrize(
    ("companion", "against", "face_up"),
    [("daisy_bigglesworth", "scarabs", (0, 1)), ("sir_rustington", "monster", (1, 0))],
)
def test_lasting_abilities_work_only_face_up(companion: str, against: str, face_up: tuple[int, int]) -> None:
    for exhausted, gives in (("", face_up), (companion, (0, 0))):
        t = table(
            "celia",
            "bailey",
            hand="deceptive_move",
            companions=companion,
            exhausted=exhausted,
            at="fae_rift",
            scarabs={"fae_rift": 1} if against == "scarabs" else {},
            fae={"at": "fae_rift"} if against == "monster" else {},
            dice=[6] * 9,
        )
        t.card("deceptive_move", "morning", "act:attack")
        assert t.totals[:2] == gives


@rule("WM-R79")
@pytest.mark.parametrize(("exhausted", "pp"), [("", 1), ("mathilda_ravenstone", 0)])
def test_triggers_work_only_face_up(exhausted: str, pp: int) -> None:
    t = table(
        "celia",
        "bailey",
        hand="deceptive_move",
        companions="mathilda_ravenstone",
        exhausted=exhausted,
        at="fae_rift",
        scarabs={"fae_rift": 1},
        dice=[6, 6],
    )
    t.card("deceptive_move", "morning", "act:attack")
    assert (t.ask == "spend-pp") == bool(pp)


# ------------------------------------------------------------------ the next turn


@rule("WM-5.1", "WM-9.1")
def test_the_next_player_clockwise_begins() -> None:
    t = ending("celia", "bailey", "oliver").play("no")
    assert t.active == "bailey"
    turn = t.events("turn")[-1]
    assert (told(turn, "who"), t.state.round) == (1, 1)
