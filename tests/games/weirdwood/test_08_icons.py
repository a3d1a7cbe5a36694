"""WM-8: icons in the corners of neighbouring cards, what they give to battles and take off costs."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.weirdwood import catalogue, icons
from tests.games.weirdwood.play import Table, table
from tests.support.rules import rule

AWAKE = "pennywhistle"
"""His ability can always be used, so that a turn does not end by itself."""
LIBRARY = "earling_library"
HIT, BLOCK, BLANK = 1, 3, 6
"""Faces of a Balanced Die."""
BONES = "professor_bones, marrow, quillby, ember"
"""An offer; Professor Bones costs 2 Knowledge and 1 Mîn."""


def row(*slots: str, who: str = "celia", **more: Any) -> list[str]:
    """The bonuses of the matches among cards in play, from left to right."""
    t = table(who, "bailey", slots=slots, **more)
    return icons.matches(t.state, t.me.w)


def fight(
    *slots: str, hand: str = "deceptive_move", slot: str = "night", dice: tuple[int, ...] = (), **more: Any
) -> Table:
    """An Attack on one Scarab, whose die shows nothing, with a card that gives one."""
    more = {"at": LIBRARY, "scarabs": {LIBRARY: 1}, "slots": slots, "hand": hand, **more}
    t = table("celia", "bailey", dice=[*(dice or [BLANK]), BLANK], **more)
    return t.card(hand, slot, "act:attack", steps={"morning": 1, "afternoon": 3, "evening": 6, "night": 9}[slot])


def arrived(who: str, *others: Any, at: str, **more: Any) -> Table:
    """Somebody has just come into a Room and may use its action."""
    return table(who, *others, at=at, rest={"may_use_room": True, "played": True}, **more)


# ------------------------------------------------------------------ which icons match


@rule("WM-8.1", "WM-8.3")
def test_the_icons_of_the_cards() -> None:
    """All cards of the six decks have one in each upper corner: Hit, Block, Mîn, Knowledge, or wild."""
    corners = [card.icons for card in catalogue.BOX.actions.values()]
    assert {icon for both in corners for icon in (both.left, both.right)} == {
        "hit",
        "block",
        "min",
        "knowledge",
        "wild",
    }


@rule("WM-8.2", "WM-8.8")
@pytest.mark.parametrize(
    ("slots", "bonuses"),
    [
        pytest.param(["charge", "deceptive_move"], ["hit"], id="Hit and Hit"),
        pytest.param(["deceptive_move", "defensive_preparation"], ["block"], id="Block and Block"),
        pytest.param(["fae_touch", "charge"], ["min"], id="Mîn and Mîn"),
        pytest.param(["tactical_gambit", "shifting_manor"], ["knowledge"], id="Knowledge and Knowledge"),
        pytest.param(["charge", "shifting_manor"], [], id="Hit and Knowledge"),
        pytest.param(["deceptive_move", "charge"], [], id="only right beside left counts"),
        pytest.param(["charge", "magic_mirror"], ["hit"], id="right icon and wild"),
        pytest.param(["magic_mirror", "shifting_manor"], ["knowledge"], id="wild and left icon"),
        pytest.param(["charge", "magic_mirror", "shifting_manor"], ["hit", "knowledge"], id="on both sides"),
        pytest.param(["chapter_and_verse", "magic_mirror"], ["wild"], id="wild and wild"),
        pytest.param(["fae_touch", "charge", "deceptive_move"], ["min", "hit"], id="a row of three"),
    ],
)
def test_which_neighbours_match(slots: list[str], bonuses: list[str]) -> None:
    assert row(*slots) == bonuses


@rule("WM-R11")
@pytest.mark.parametrize(
    ("slots", "more", "bonuses"),
    [
        pytest.param(["", "charge", "deceptive_move"], {}, ["hit"], id="further on"),
        pytest.param(["charge", "", "deceptive_move"], {}, [], id="an empty slot between"),
        pytest.param(["charge", "down: shifting_manor", "deceptive_move"], {}, [], id="a face-down card between"),
        pytest.param(["down: charge", "deceptive_move"], {}, [], id="face down"),
        pytest.param(["charge", "down: deceptive_move"], {}, [], id="face down on the right"),
        pytest.param(["", "", "", "charge", "deceptive_move"], {"companions": "marrow"}, ["hit"], id="Companion"),
        pytest.param(
            ["", "", "", "", "charge", "deceptive_move"], {"companions": "marrow, quillby"}, ["hit"], id="Companions"
        ),
        pytest.param(["deceptive_move", "", "", "charge"], {}, [], id="the row is no ring"),
    ],
)
def test_the_row_of_slots(slots: list[str], more: dict[str, Any], bonuses: list[str]) -> None:
    assert row(*slots, **more) == bonuses


@rule("WM-R11", "WM-32.3")
def test_a_quest_breaks_the_row() -> None:
    assert row("charge", "magic_mirror", quest="generous_heart", quest_slot=2, options={"quests": True}) == ["hit"]
    slots = ["charge", "", "deceptive_move"]
    assert row(*slots, quest="generous_heart", quest_slot=1, options={"quests": True}) == []


@rule("WM-R11")
@pytest.mark.parametrize("icon", ["", "hit", "wild"])
def test_a_missing_icon_never_matches(icon: str) -> None:
    """No card of the box lacks one; a pack may hold such cards."""
    assert icons._match("", icon) == icons._match(icon, "") == ""


@rule("WM-8.10", "WM-22.5", "WM-R13")
@pytest.mark.parametrize(
    ("slots", "bonuses"),
    [
        pytest.param(["charge", "fae_touch + short_rest", "shifting_manor"], ["hit", "knowledge"], id="both sides"),
        pytest.param(["lore_masters_meditation + short_rest", "shifting_manor"], ["knowledge"], id="Knowledge beside"),
        pytest.param(["charge + short_rest", "shifting_manor"], ["knowledge"], id="the icons below are hidden"),
        pytest.param(["down: charge + short_rest", "shifting_manor"], ["knowledge"], id="on a face-down card"),
        pytest.param(["charge + short_rest", "fae_touch + power_surge"], ["wild"], id="two Tactics cards"),
    ],
)
def test_a_tactics_card_is_wild_on_both_sides(slots: list[str], bonuses: list[str]) -> None:
    assert row(*slots) == bonuses


# ------------------------------------------------------------------ battles


@rule("WM-T4", "WM-8.2", "WM-8.7")
def test_a_hit_of_two_matching_icons() -> None:
    t = fight("charge", slot="afternoon", forged=("defence", "attack"), dice=(BLOCK, 1, 1))
    assert t.totals == (2, 2, 0, 0)


@rule("WM-8.6", "WM-8.7")
def test_a_bonus_is_there_in_each_battle() -> None:
    t = table(
        "celia",
        "bailey",
        at=LIBRARY,
        scarabs={LIBRARY: 1},
        slots=["charge"],
        companions="mathilda_ravenstone",
        hand="deceptive_move",
        dice=[BLANK, BLOCK, BLANK, BLANK],
    )
    t.card("deceptive_move", "afternoon", "act:attack", "track-power", steps=3)
    assert t.totals == (1, 0, 0, 1)
    t.play("mathilda_ravenstone")
    assert t.totals == (1, 0, 0, 0)


@rule("WM-8.2", "WM-8.7", "WM-8.8")
def test_every_match_counts_in_a_battle() -> None:
    assert fight("charge", "magic_mirror", slot="evening").totals[:2] == (2, 0)
    t = fight("deceptive_move", "magic_mirror", hand="defensive_preparation", slot="evening")
    assert t.totals[:2] == (0, 3)  # two matches, and the lasting Block of the card


@rule("WM-T5", "WM-8.9", "WM-R17")
@pytest.mark.parametrize(("word", "totals"), [("wild-block", (3, 1)), ("wild-hit", (4, 0)), ("pass", (3, 0))])
def test_a_pair_of_wild_icons_in_battle(word: str, totals: tuple[int, int]) -> None:
    t = fight("charge + short_rest", "magic_mirror", forged=("attack", "attack"), dice=(HIT, 1, 1))
    assert (t.ask, t.options) == ("battle-after", ["wild-hit", "wild-block", "pass"])
    t.play(word)
    assert t.totals[:2] == totals


@rule("WM-R17")
def test_each_pair_of_wild_icons_is_used_once_in_a_battle() -> None:
    t = fight("charge + short_rest", "magic_mirror", "fae_touch + power_surge", slot="night")
    t.play("wild-hit")
    assert t.offers("wild-block")
    t.play("wild-block")
    assert t.totals[:2] == (3, 1)  # and Fae Touch below its cover, which is wild beside the Hit of the night


@rule("WM-R17", "WM-8.8")
def test_a_wild_icon_beside_another_one_gives_only_that() -> None:
    t = fight("charge", "magic_mirror", slot="night")
    assert t.totals[:2] == (1, 0)
    assert t.ask != "battle-after"


@rule("WM-R16", "WM-8.7")
def test_a_defender_has_the_blocks_and_a_wild_pair_too() -> None:
    t = table(
        "celia",
        "bailey",
        at="gambling_cave",
        slots=["deceptive_move", "defensive_preparation", "charge + short_rest", "magic_mirror"],
        next_card="crushing_blow",
        dice=[BLANK] * 9,
        rest={"phase": "turn-end", "played": True},
    )
    assert t.options == ["wild-block", "pass"]
    t.play("wild-block")
    assert t.totals[:2] == (0, 3)  # match, wild pair, and what the card gives


# ------------------------------------------------------------------ costs


@rule("WM-T2", "WM-8.3", "WM-8.4")
def test_a_power_costs_one_knowledge_less() -> None:
    t = table(
        "bailey",
        "celia",
        hand="charge",
        slots=["lore_masters_meditation", "sharing_of_life"],
        power=1,
        min=1,
    )
    t.play("power-textbook_earling_leap")
    assert t.me.resources == (0, 0, 0, 0)
    assert t.who("spend", arg="what") == ["what-min", "what-power"]


@rule("WM-T2", "WM-25.4")
def test_without_the_bonus_the_power_cannot_be_paid() -> None:
    t = table("bailey", "celia", hand="charge", slots=["lore_masters_meditation"], power=1, min=1)
    assert not t.offers("power-textbook_earling_leap")


FORGING = ["smooth_ears_smooth_moves", "lore_masters_meditation", "sharing_of_life"]


@rule("WM-T3", "WM-8.4", "WM-8.5", "WM-R15")
def test_two_dice_are_paid_as_one_with_the_bonus_once() -> None:
    t = arrived("bailey", "celia", at="arcanum_of_the_forge", slots=FORGING, min=1, knowledge=2)
    t.play("room", "part-0", "die-attack", "die-defence")
    assert (t.me.resources, t.me.dice) == ((0, 0, 0, 0), ["attack", "defence"])
    assert len(t.events("spend")) == 2


@rule("WM-T3", "WM-8.5")
def test_the_bonus_is_not_applied_to_each_die() -> None:
    t = arrived("bailey", "celia", at="arcanum_of_the_forge", slots=FORGING, min=1, knowledge=1)
    t.play("room", "part-0", "die-attack")
    assert t.ask != "die-colour"  # 4 Knowledge less 2: the second die is too much
    assert t.me.resources[:2] == (1, 1)


@rule("WM-8.6", "WM-R15")
def test_the_bonus_applies_to_each_payment_anew() -> None:
    t = table(
        "bailey",
        "celia",
        hand="charge",
        slots=["lore_masters_meditation", "sharing_of_life"],
        at="oracles_crypt",
        cursed=["oracles_crypt"],
        min=3,
        knowledge=1,
        power=1,
    )
    t.play("cleanse", *["track-combat"] * 5)
    assert t.me.resources == (1, 0, 0, 1)
    t.play("power-textbook_earling_leap")
    assert t.me.resources == (0, 0, 0, 0)


@rule("WM-T6", "WM-8.9", "WM-R17", "WM-21.2")
def test_a_wild_pair_pays_for_a_companion() -> None:
    t = arrived(
        "celia",
        "bailey",
        at="rogues_gallery",
        rooms={"orators_hall": "rogues_gallery"},
        offer=BONES,
        slots=["charge + short_rest", "magic_mirror"],
        knowledge=2,
    )
    t.play("room", "professor_bones")
    assert (t.me.knowledge, t.me.companions) == (0, "professor_bones")


@rule("WM-T52", "WM-R17")
@pytest.mark.parametrize(("word", "left"), [("what-min", (1, 0)), ("what-knowledge", (0, 1))])
def test_a_wild_pair_takes_one_mîn_or_one_knowledge_off(word: str, left: tuple[int, int]) -> None:
    t = arrived(
        "celia",
        "bailey",
        at="rogues_gallery",
        rooms={"orators_hall": "rogues_gallery"},
        offer=BONES,
        slots=["charge + short_rest", "magic_mirror"],
        knowledge=2,
        min=1,
    )
    t.play("room", "professor_bones")
    assert (t.ask, t.options) == ("wild-pair", ["what-min", "what-knowledge"])
    t.play(word)
    assert t.me.resources[:2] == left
