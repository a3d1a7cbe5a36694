"""WM-R18, WM-R20, WM-R21, WM-R92, WM-R105: copied cards, dice on cards, extra cards, cards with a Tactics card, cards that leave."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.engine.state import view
from tests.games.weirdwood.play import Table, name_of, table
from tests.support.rules import rule

AWAKE = "pennywhistle"
"""His ability can always be used, so that a turn does not end by itself."""
LIBRARY = "earling_library"
BLANK = 6
"""Of every Battle Die."""
COPY = "act:copy_played_card"


def acts(t: Table) -> list[str]:
    """The actions that are offered, by their operation."""
    return [str(t._action(o)[1]["op"]) for o in t.decision.options if o.key.startswith("act-")]


def offered(t: Table) -> list[str]:
    """The cards that are offered."""
    return [name_of(o.piece) for o in t.decision.options if o.piece is not None]


def mirror(*slots: str, who: str = "celia", **more: Any) -> Table:
    """A turn in which Magic Mirror has been played face up in the evening, two slots behind a card of the morning."""
    t = table(who, "bailey", hand="magic_mirror", slots=slots, companions=AWAKE, **more)
    return t.card("magic_mirror", "evening", steps=6)


# ------------------------------------------------------------------ Magic Mirror


@rule("WM-R18")
def test_the_mirror_takes_on_the_actions_of_another_card() -> None:
    t = mirror("lore_masters_meditation").play(COPY, "lore_masters_meditation")
    assert acts(t) == ["gain", "gain"]
    t.play("act-1", "what-scarab", "act-0")
    assert (t.me.knowledge, t.me.scarab, acts(t)) == (2, 1, [])
    assert t.nothing_pending


@rule("WM-R18")
def test_what_the_mirror_can_copy() -> None:
    """Neither what lies face down nor a Mirror; but a covered card, one above a Companion, one of another character."""
    t = mirror("charge + short_rest", "down: fae_touch", "", "magic_mirror", "sharing_of_life")
    t.play(COPY)
    assert offered(t) == ["charge", "sharing_of_life"]
    t.play("pass")
    assert (acts(t), t.nothing_pending) == ([], True)


@rule("WM-R18")
def test_without_a_card_to_copy_the_mirror_does_nothing() -> None:
    t = mirror("down: charge", "", "", "magic_mirror")
    assert acts(t) == []
    assert t.offers("pennywhistle")


@rule("WM-R18", "WM-T53")
def test_who_copies_pays_what_is_printed_on_the_copied_card() -> None:
    t = mirror("happy_ending", knowledge=1).play(COPY, "happy_ending")
    assert (t.me.knowledge, t.rules("spend"), acts(t)) == (0, ["WM-R18"], ["gain", "other_player"])
    t.play("act:gain", "track-power", "track-power")
    assert (t.me.health, t.me.track("power"), t.nothing_pending) == (4, 2, True)


@rule("WM-R18", "WM-T53", "WM-R110")
def test_who_cannot_pay_cannot_copy() -> None:
    assert acts(mirror("happy_ending")) == []


@rule("WM-R18")
def test_the_mirror_copies_no_lasting_icon() -> None:
    t = mirror("no_retreat", who="sekhmet", min=1, at=LIBRARY, scarabs={LIBRARY: 1}, dice=[BLANK, BLANK])
    t.play(COPY, "no_retreat", "act:attack")
    assert t.totals == (1, 1, 0, 0)  # of the card itself


@rule("WM-R18", "WM-R20")
def test_a_copied_die_lies_on_the_mirror() -> None:
    t = mirror("slice_and_dice", who="sekhmet").play(COPY, "slice_and_dice", "act:die_on_card", "die-attack")
    assert t.me.dice_on_cards == ["", "", "attack", "", ""]
    assert t.nothing_pending


@rule("WM-R18", "WM-7.1")
def test_actions_of_a_copied_card_that_need_the_one_before() -> None:
    """Sly Poem: its Attack only after its portal."""
    t = mirror("sly_poem", fae={"at": LIBRARY}, dice=[BLANK] * 8).play(COPY, "sly_poem")
    assert acts(t) == ["portal"]
    t.play("act:portal", LIBRARY)
    assert acts(t) == ["attack"]
    t.play("act:attack", "die-balanced")
    assert t.nothing_pending


# ------------------------------------------------------------------ a die on a card


def laid(colour: str = "die-attack", **more: Any) -> Table:
    """Sekhmet has played Slice and Dice in the morning and put a die on it."""
    t = table("sekhmet", "bailey", hand="slice_and_dice, deceptive_move", companions=AWAKE, **more)
    return t.card("slice_and_dice", "morning", "act:die_on_card", colour)


@rule("WM-R20")
@pytest.mark.parametrize(("colour", "gives"), [("attack", (2, 0)), ("defence", (0, 2)), ("balanced", (0, 1))])
def test_the_die_joins_the_next_battle_and_is_gone(colour: str, gives: tuple[int, int]) -> None:
    """The fourth face: two Hits, two Blocks, one Block (attack and defence: of the last but one)."""
    face = {"attack": 4, "defence": 4, "balanced": 3}[colour]
    more = {"at": LIBRARY, "scarabs": {LIBRARY: 2}, "dice": [BLANK, face, 3, 3, BLANK, 3, 3]}
    t = laid(f"die-{colour}", **more).play("act:play_extra_card", "deceptive_move", "afternoon", "face-up", "3")
    t.play("act:attack")
    assert t.totals == (*gives, 0, 2)
    assert t.me.dice_on_cards[0] == ""
    assert t.nothing_pending


@rule("WM-R20")
def test_the_die_defends_too() -> None:
    t = laid("die-defence", at="gambling_cave", next_card="crushing_blow", dice=[BLANK] * 4 + [BLANK, 4])
    t.play("end")
    assert t.totals[:2] == (0, 2)
    assert t.me.dice_on_cards[0] == ""


@rule("WM-R20", "WM-R105")
def test_the_die_is_lost_with_its_card() -> None:
    t = laid(next_card="reinforce_the_throne")
    t.play("end", "yes")
    assert t.me.dice_on_cards == [""] * 5

    die: dict[str, Any] = {"slots": ["slice_and_dice"], "dice_on_cards": ["attack", "", "", ""]}
    t = table("sekhmet", "eugene", hand="charge", min=3, **die)
    t.play("vault")
    assert (t.other.vault, t.me.dice_on_cards[0], t.me.played[0]) == ("slice_and_dice", "", "")


# ------------------------------------------------------------------ an extra card


@rule("WM-R21", "WM-6.8", "WM-6.5")
def test_an_extra_card_is_played_with_all_that_belongs_to_it() -> None:
    t = table(
        "sekhmet", "bailey", hand="slice_and_dice, no_retreat, charge", tactics="power_surge", min=1, companions=AWAKE
    )
    t.card("slice_and_dice", "morning", "act:play_extra_card")
    assert offered(t) == ["no_retreat", "charge"]
    t.play("no_retreat", "afternoon", "face-up")
    assert t.me.min == 0
    t.play("power_surge")
    assert t.me.power == 1
    t.play("3")
    assert t.now == (1, "afternoon", 2)
    assert t.me.played[:2] == ["slice_and_dice", "no_retreat"]
    assert t.nothing_pending


@rule("WM-R21", "WM-7.1")
def test_the_actions_of_both_cards_can_be_mixed() -> None:
    t = table("sekhmet", "bailey", hand="slice_and_dice, charge", companions=AWAKE)
    t.card("slice_and_dice", "morning", "act:play_extra_card", "charge", "afternoon", "face-up", "3")
    assert acts(t) == ["move", "die_on_card"]
    t.play("act:die_on_card", "die-attack", "act:move", "royal_armoury")
    assert t.me.dice_on_cards[0] == "attack"
    assert t.nothing_pending


@rule("WM-R21")
def test_an_extra_card_is_optional_and_may_lie_face_down() -> None:
    t = table("sekhmet", "bailey", hand="slice_and_dice, charge", companions=AWAKE)
    t.card("slice_and_dice", "morning", "act:play_extra_card", "pass")
    assert (t.me.hand, acts(t)) == ("charge", ["die_on_card"])
    t = table("sekhmet", "bailey", hand="slice_and_dice, charge", companions=AWAKE)
    t.card("slice_and_dice", "morning", "act:play_extra_card", "charge", "evening", "face-down", "6", "down-min")
    assert (t.me.min, acts(t)) == (1, ["die_on_card"])


@rule("WM-R21")
@pytest.mark.parametrize(
    ("hand", "slots"),
    [
        pytest.param("slice_and_dice", [], id="no card"),
        pytest.param("slice_and_dice, charge", ["", "fae_touch", "shifting_manor", "magic_mirror"], id="no slot"),
    ],
)
def test_an_extra_card_needs_a_hand_card_and_a_slot(hand: str, slots: list[str]) -> None:
    t = table("sekhmet", "bailey", hand=hand, slots=slots)
    t.card("slice_and_dice")
    assert acts(t) == ["die_on_card"]


@rule("WM-R21", "WM-R98")
def test_two_cards_in_a_turn_bring_one_monster_card() -> None:
    t = table("sekhmet", "bailey", hand="slice_and_dice, charge", next_card="reinforce_the_throne", power=0)
    t.card("slice_and_dice", "morning", "act:play_extra_card", "charge", "afternoon", "face-down", "3", "down-min")
    t.play("end", "no")
    assert (t.active, len(t.events("monster-card"))) == ("bailey", 1)


# ------------------------------------------------------------------ a Tactics card comes before time


@rule("WM-R92", "WM-T65", "WM-R52")
def test_the_hourglass_on_the_last_night() -> None:
    last: dict[str, Any] = {
        "day": 12,
        "time": 11,
        "hand": "charge",
        "tactics": "turn_the_hourglass",
        "companions": AWAKE,
    }
    t = table("celia", "bailey", **last)
    t.play("play", "morning", "face-up", "turn_the_hourglass", "back-2")
    assert (t.now, t.options) == ((12, "night", 1), ["steps-3", "steps-4", "steps-5"])
    t.play("3")
    assert t.end == "time"

    t = table("celia", "bailey", **last)
    t.play("play", "night", "face-up", "turn_the_hourglass", "back-2")
    assert t.options == ["steps-1", "steps-2"]
    t.play("2")
    assert (t.now, t.over) == ((12, "night", 3), False)


@rule("WM-R92")
def test_what_a_tactics_card_brings_is_there_before_time_goes_on() -> None:
    t = table("celia", "bailey", hand="charge", tactics="quick_step")
    t.play("morning", "face-up", "quick_step")
    assert (t.ask, t.now) == ("move", (1, "morning", 1))
    t.play("royal_armoury")
    assert t.ask == "use-room"


# ------------------------------------------------------------------ a card that leaves its slot


@rule("WM-R105")
def test_a_card_taken_back_leaves_nothing_behind_and_can_be_played_again() -> None:
    t = table(
        "celia",
        "bailey",
        hand="charge",
        slots=["fae_touch + deadly_attack"],
        at=LIBRARY,
        scarabs={LIBRARY: 1},
        power=1,
        min=1,
        dice=[BLANK, BLANK],
    )
    t.play("power-rewrite_the_verse", "fae_touch")
    assert (t.me.hand, t.me.played) == ("charge, fae_touch", [""] * 4)
    assert [name_of(card) for card in t.state.tactics_discards] == ["deadly_attack"]
    assert t.me.covers == [[], [], [], []]
    t.card("charge", "morning", "act:attack")
    assert t.totals == (1, 0, 0, 0)  # of Charge; nothing lasting, no wild icon


@rule("WM-R105", "WM-7.1")
def test_a_card_taken_back_in_its_own_turn_is_resolved_no_further() -> None:
    t = table("celia", "bailey", hand="fae_touch, charge", power=1, min=1, companions=AWAKE)
    t.card("fae_touch", "morning", "act-0", "power-rewrite_the_verse", "fae_touch")
    assert (t.me.health, t.me.hand, acts(t)) == (4, "charge, fae_touch", [])
    assert not t.offers("play")


# ------------------------------------------------------------------ what everybody sees


@rule("WM-R24")
def test_hands_lie_open_and_draw_piles_do_not() -> None:
    t = table("celia", {"who": "bailey", "hand": "fae_touch"}, hand="charge", discards="shifting_manor")
    for seat in (0, 1):
        seen = view(t.state, seat)
        for w in seen.wardens:
            assert all(card >= 0 for card in (*w.hand, *w.discards))
            assert all(card < 0 for card in w.pile)


# ------------------------------------------------------------------ the Exchange Vault


def at_the_vault(*slots: str, lying: str = "", **more: Any) -> Table:
    """Celia, who can pay for Eugene's vault; perhaps a card lies in it."""
    eugene = {"who": "eugene", **({"vault": lying} if lying else {})}
    return table("celia", eugene, slots=slots, **{"min": 3, "power": 1, "hand": "steps_in_shadow", **more})


@rule("WM-R77", "WM-R105", "WM-26.3")
def test_only_a_card_above_the_board_goes_to_the_vault() -> None:
    """Face down or not, with or without a Tactics card, but not one above a Companion."""
    t = at_the_vault("charge + short_rest", "down: fae_touch", "", "", "shifting_manor", companions="marrow")
    t.play("vault")
    assert offered(t) == ["charge", "fae_touch"]
    t.play("charge")
    assert (t.other.vault, t.me.played[0], t.me.min) == ("charge", "", 0)
    assert [name_of(card) for card in t.state.tactics_discards] == ["short_rest"]
    assert (t.me.hand, t.nothing_pending) == ("steps_in_shadow", True)  # the vault was empty


@rule("WM-R77", "WM-32.3")
def test_a_quest_is_no_card_for_the_vault() -> None:
    t = at_the_vault(quest="generous_heart", quest_slot=0, options={"quests": True})
    assert not t.offers("vault")


@rule("WM-R77")
def test_a_card_that_lay_face_down_lies_open_in_the_vault() -> None:
    t = at_the_vault("down: fae_touch").play("vault")
    assert all(card >= 0 for card in view(t.state, 1).wardens[1].vault)
    assert t.other.vault == "fae_touch"


@rule("WM-R77", "WM-26.2")
def test_a_card_from_the_vault_is_played_on_any_slot_and_stays_with_its_holder() -> None:
    t = at_the_vault("charge", lying="patent_pending", next_card="reinforce_the_throne", companions=AWAKE).play("vault")
    assert (t.me.hand, t.other.vault) == ("steps_in_shadow, patent_pending", "charge")
    t.play("play", "patent_pending")
    assert t.options == [f"slot-{n}" for n in range(5)]
    t.play("night", "face-up", "9", "end", "yes")
    assert "patent_pending" in t.me.discards
    assert t.other.discards == 0
