"""WM-26: Eugene's Exchange Vault and his board; Wally takes Power Cards of the Monster."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.weirdwood.atoms import monster_cards
from magemoot.games.weirdwood.catalogue import BOX
from tests.games.weirdwood.fighting import BLANK, NO_PP, ONE, attacked_by_ogre, combat, strike
from tests.games.weirdwood.landing import acting, landed
from tests.games.weirdwood.play import Table, Zone, name_of, table
from tests.support.rules import rule

PAYS: dict[str, Any] = {"min": 1, "knowledge": 1, "scarab": 1, "companions": "pennywhistle", "hand": "charge"}
"""What the vault costs, and a turn that goes on."""


def vaulting(who: str = "celia", *others: Any, **more: Any) -> Table:
    """A warden at a table with Eugene can pay for the vault."""
    return table(who, *(others or ("eugene",)), **{**PAYS, **more})


# ------------------------------------------------------------------ the vault


@rule("WM-26.1", "WM-26.3", "WM-R77")
def test_with_an_empty_vault_a_slot_is_freed() -> None:
    """exchange_vault: 3 resources of choice."""
    special = BOX.characters["eugene"].special
    assert special is not None
    assert (special.id, dict(special.cost or {}), special.capacity) == ("exchange_vault", {"any": 3}, 1)
    t = vaulting(slots=["fae_touch", "magic_mirror"])
    t.play("vault", "fae_touch")
    assert t.me.resources == (0, 0, 0, 0)
    assert t.other.vault == "fae_touch"
    assert t.me.played == ["", "magic_mirror", "", "", ""]
    assert t.me.hand == "charge"
    t.card("charge", "morning", steps=1)
    assert t.me.played[0] == "charge"
    assert t.nothing_pending


@rule("WM-26.2", "WM-R77")
def test_the_card_in_the_vault_comes_to_the_hand_and_stays_with_the_player() -> None:
    """Celia takes a card of Sekhmet and plays it on a slot of another time; it comes to her own discard pile."""
    t = vaulting("celia", {"who": "eugene", "vault": "whirling_blades"}, "sekhmet", slots=["fae_touch"])
    t.play("vault")
    assert t["eugene"].vault == "fae_touch"
    assert t.me.hand == "charge, whirling_blades"
    t.card("whirling_blades", "night", steps=9)
    assert t.me.played[3] == "whirling_blades"
    t.play("end").play("yes")
    assert "whirling_blades" in t.me.discards
    assert "fae_touch" not in t.me.discards


@rule("WM-26.1", "WM-26.2")
def test_eugene_uses_it_himself() -> None:
    t = vaulting("eugene", "celia", vault="happy_ending", slots=["bulk_order"]).play("vault")
    assert t.me.vault == "bulk_order"
    assert t.me.hand == "charge, happy_ending"
    assert t.nothing_pending


@rule("WM-26.1")
def test_once_in_each_own_turn() -> None:
    t = vaulting(slots=["fae_touch", "magic_mirror"], min=9).play("vault", "fae_touch", "min", "min", "min")
    assert not t.offers("vault")
    assert t.other.vault == "fae_touch"


@rule("WM-26.1", "WM-R110")
@pytest.mark.parametrize(
    ("others", "more"),
    [
        (("bailey",), {"slots": ["fae_touch"]}),
        (("eugene",), {"slots": ["fae_touch"], "scarab": 0}),
        (("eugene",), {}),
    ],
    ids=["without Eugene", "a resource short", "no card played"],
)
def test_when_it_cannot_be_used(others: tuple[str, ...], more: dict[str, Any]) -> None:
    assert not vaulting("celia", *others, **more).offers("vault")
    assert vaulting(slots=["fae_touch"]).offers("vault")


@rule("WM-R14", "WM-26.1")
def test_icons_do_not_make_it_cheaper() -> None:
    t = vaulting(slots=["lore_masters_meditation", "determined_sprint"], min=0, knowledge=1, scarab=1)
    assert not t.offers("vault")


@rule("WM-R77")
def test_only_cards_above_the_board_face_up_or_down() -> None:
    t = vaulting(slots=["fae_touch", "down: magic_mirror", "", "", "deceptive_move"])
    t.play("vault")
    assert (t.offers("fae_touch"), t.offers("magic_mirror"), t.offers("deceptive_move")) == (True, True, False)
    t.play("magic_mirror")
    assert t.other.vault == "magic_mirror"
    assert not vaulting(slots=["", "", "", "", "fae_touch"]).offers("vault")


@rule("WM-R77", "WM-R78")
def test_a_quest_does_not_go_into_the_vault() -> None:
    assert not vaulting(quest="generous_heart", options={"quests": True}).offers("vault")


@rule("WM-R77", "WM-R105")
def test_a_tactics_card_and_a_die_on_it_are_lost() -> None:
    t = vaulting(
        "sekhmet",
        slots=["slice_and_dice + deadly_attack", "charge"],
        dice_on_cards=["attack", "", "", "", ""],
        hand="fae_touch",
    )
    t.play("vault", "slice_and_dice")
    assert Zone(t.state.tactics_discards) == "deadly_attack"
    assert t.me.dice_on_cards == [""] * 5


@rule("WM-R105", "WM-R77", "WM-26.3")
def test_what_the_card_has_not_done_yet_it_does_not_do() -> None:
    t = acting("charge", "eugene", min=3)
    assert t.offers("act:move")
    t.play("vault")
    assert not t.offers("act:move")


# ------------------------------------------------------------------ Eugene's board


@rule("WM-26.4", "WM-21.7")
def test_eugene_cannot_recruit() -> None:
    there: dict[str, Any] = {"rooms": {"gleaming_cellar": "rogues_gallery"}, "offer": "marrow", "min": 5}
    assert not landed("courtiers_salon", who="eugene", min=9, knowledge=9, tracks=NO_PP).offers("part-0")
    assert landed("courtiers_salon", who="celia", min=9, knowledge=9, tracks=NO_PP).offers("part-0")
    assert landed("rogues_gallery", who="celia", **there).offers("marrow")
    t = table("eugene", at="rogues_gallery", rest={"may_use_room": True}, hand="charge", **there)
    assert not t.offers("room")


@rule("WM-26.4", "WM-4.10", "WM-R50")
def test_each_of_his_slots_allows_every_time() -> None:
    t = table("eugene", "celia", hand="charge", time=3).play("evening", "face-down")
    assert t.options == [f"steps-{n}" for n in range(1, 13)]
    t = table("celia", "eugene", hand="charge", time=3).play("evening", "face-down")
    assert t.options == ["steps-3", "steps-4", "steps-5"]


# ------------------------------------------------------------------ Wally


def infiltrating(powers: str = "gathering_strength, thick_hide", **more: Any) -> Table:
    """Wally uses Fae Infiltration."""
    more = {"power": 1, "scarab": 1, "hand": "charge", "companions": "pennywhistle", **more}
    return table("wally", fae={"powers": powers}, **more).play("fae_infiltration")


@rule("WM-26.5", "WM-R56")
def test_a_power_card_is_taken_for_two_pp_and_kept_as_it_shows() -> None:
    t = infiltrating(day=5).play("thick_hide", "yes")
    assert combat(t) == 2
    assert (t.me.kept, t.me.kept_states) == ("thick_hide", ["angry"])
    assert [Zone(place) == "" for place in t.fae.powers] == [False, True, True]
    assert t.nothing_pending


@rule("WM-26.5")
def test_who_does_not_keep_it_discards_it() -> None:
    t = infiltrating("gathering_strength").play("no")
    assert combat(t) == 2
    assert t.me.kept == ""
    assert Zone(t.fae.discards) == "gathering_strength"


@rule("WM-26.5")
def test_of_cards_that_are_alike_no_choice_is_asked() -> None:
    t = infiltrating("2 gathering_strength").play("yes")
    assert combat(t) == 2
    assert t.me.kept == "gathering_strength"
    assert [len(place) for place in t.fae.powers] in ([0, 1, 0], [1, 0, 0])
    assert t.nothing_pending


@rule("WM-26.7", "WM-R110")
@pytest.mark.parametrize(
    ("powers", "kept", "can"),
    [
        ("gathering_strength", "sly_planning", True),
        ("gathering_strength", "sly_planning, thick_hide", False),
        ("", "", False),
    ],
)
def test_two_places_and_nothing_without_a_card(powers: str, kept: str, can: bool) -> None:
    t = table("wally", power=1, scarab=1, hand="charge", kept=kept, kept_states=["calm"] * 2, fae={"powers": powers})
    assert t.offers("fae_infiltration") is can


@rule("WM-26.6", "WM-R56")
@pytest.mark.parametrize(("used", "totals", "left"), [
    ([], (0, 0), 2), (["kept-0"], (3, 0), 1), (["kept-1"], (0, 1), 1), (["kept-0", "kept-0"], (3, 1), 0)
])  # fmt: skip
def test_kept_cards_help_in_a_battle_of_choice_and_go_under_the_deck(
    used: list[str], totals: tuple[int, int], left: int
) -> None:
    """Gathering Strength as it was on Day 10, Thick Hide as it was on Day 1; it is Day 1 now."""
    t = strike(
        "wally", scarabs=1, kept="gathering_strength, thick_hide", kept_states=["furious", "calm"], tracks=NO_PP,
        dice=[BLANK],
    )  # fmt: skip
    assert t.ask == "battle-before"
    t.play(*used)
    if left:
        t.play("pass")
    assert t.totals[:2] == totals
    if totals[0]:
        t.play("return")
    assert len(t.me.kept) == len(t.me.kept_states) == left
    assert len(t.fae.bottom) == 2 - left
    assert t.nothing_pending


@rule("WM-26.6")
def test_the_dice_of_a_kept_card_are_his() -> None:
    """Sly Planning, Furious: a Balanced and an Attack Die."""
    t = strike("wally", scarabs=1, kept="sly_planning", kept_states=["furious"], tracks=NO_PP, dice=[3, ONE, BLANK])
    t.play("kept-0", "return")
    assert t.totals == (1, 1, 0, 0)
    assert Zone(t.fae.bottom) == "sly_planning"


@rule("WM-26.6", "WM-27.13")
def test_under_the_deck_it_comes_after_all_that_nobody_has_seen() -> None:
    """Three cards of the deck are left; Wally's comes fourth, before the discards are a deck anew."""
    t = strike("wally", scarabs=1, kept="sly_planning", kept_states=["calm"], tracks=NO_PP, dice=[BLANK] * 3)
    m = t.fae
    m.discards += m.deck[2:]
    del m.deck[2:]
    t.play("kept-0")
    order = []
    for _ in range(4):
        card = monster_cards.take_monster_card(t.state)
        assert card is not None
        order.append(name_of(card))
        m.discards.append(card)
        monster_cards.show_next(t.state)
    assert order.index("sly_planning") == 3
    assert (t.fae.bottom, t.fae.back) == ([], "")


@rule("WM-26.6", "WM-27.11")
def test_kept_cards_also_block_and_are_not_discarded_with_those_of_the_monster() -> None:
    t = attacked_by_ogre(
        "wally", kept="thick_hide, gathering_strength", kept_states=["calm", "calm"], tracks=NO_PP,
        dice=[1, BLANK, BLANK, BLANK],
    )  # fmt: skip
    t.play("kept-0", "pass")
    assert t.totals == (0, 1, 1, 0)
    assert t.me.kept == "gathering_strength"
    assert t.nothing_pending
