"""WM-32: Quests: dealt, laid on a time slot, completed, followed by others; and Lady Weirdwood's favour tokens."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.games.weirdwood.catalogue import BOX, Quest, pieces_of, quest
from tests.games.weirdwood.ogrish import BLANK, CAVE, NO_PP, attacked, in_cave, ogre_card
from tests.games.weirdwood.play import NOT_LAID_OUT, Table, Zone, name_of, new_game, table
from tests.games.weirdwood.questing import WATCH
from tests.support.rules import rule

WITH_QUESTS = {"quests": True}


def oiled(**more: Any) -> Table:
    """I have the Quest of Night 3 on my Morning slot, and time is Night 2."""
    ready: dict[str, Any] = {
        "quest": "midnight_oil",
        "hand": "charge",
        "time": 10,
        "companions": WATCH,
        "options": WITH_QUESTS,
        **more,
    }
    return table("celia", **ready)


def met(**more: Any) -> Table:
    """The same with the condition met."""
    return oiled(**more).card("charge", "night", "down-min", face="face-down")


# ------------------------------------------------------------------ dealt


@rule("WM-32.1", "WM-1.14")
def test_one_for_each_player_and_the_rest_as_a_deck() -> None:
    assert len(pieces_of(Quest)) == 18
    assert sum(favour.count for favour in BOX.favours.values()) == 8
    t = new_game("celia", "bailey", options=WITH_QUESTS).until("turn")
    assert [len(w.quest) for w in t.state.wardens] == [1, 1]
    assert len(t.state.quest_deck) == 16
    assert all(card < 0 for card in t.session.view(0).quest_deck)
    assert t.state.favours_left == 8
    other = new_game("celia", "bailey", options=WITH_QUESTS, seed=1).until("turn")
    assert [w.quest for w in t.state.wardens] != [w.quest for w in other.state.wardens], "shuffled"


@rule("WM-R112")
def test_alone_nobody_can_give_and_generous_heart_stays_in_the_box() -> None:
    t = new_game("celia", options=WITH_QUESTS).until("turn")
    assert len(t.state.quest_deck) == 16
    assert "generous_heart" in Zone(t.state.box)
    t = new_game("celia", "bailey", options=WITH_QUESTS).until("turn")
    assert "generous_heart" not in Zone(t.state.box)


@rule("WM-32.2")
@pytest.mark.parametrize("seed", range(4))
def test_it_lies_on_its_printed_slot(seed: int) -> None:
    t = new_game("celia", "bailey", options=WITH_QUESTS, seed=seed).until("turn")
    for w in t.state.wardens:
        assert quest(w.quest[0]).facts.slot == ("morning", "afternoon", "evening", "night")[w.quest_slot]


@rule("WM-R78")
def test_eugene_chooses_the_slot() -> None:
    t = new_game("eugene", options={**WITH_QUESTS, "first": "seat-0"}).until("quest-slot")
    assert t.options == ["slot-0", "slot-1", "slot-2", "slot-3"]
    t.play("slot-2").until("turn")
    assert t.me.quest_slot == 2


# ------------------------------------------------------------------ on its slot


@rule("WM-32.3")
def test_no_card_can_be_played_on_its_slot() -> None:
    t = oiled(hand="charge, fae_touch", tactics="short_rest").play("play", "charge")
    assert t.options == ["slot-1", "slot-2", "slot-3", "slot-4"]
    t = table("celia", quest="midnight_oil", quest_slot=-1, hand="charge, fae_touch", companions=WATCH).play(
        "play", "charge"
    )
    assert "slot-0" in t.options, "it waits beside the board"


@rule("WM-32.3", "WM-R11")
def test_it_breaks_the_row_of_icons() -> None:
    """Hit of Fae Touch meets Hit of Charge over nothing but a Quest."""
    row: dict[str, Any] = {
        "slots": ["charge", "", "fae_touch", ""],
        "hand": "tactical_gambit",
        "companions": WATCH,
        "at": CAVE,
    }
    t = table("celia", quest="purifier", dice=[BLANK] * 6, tracks=NO_PP, **row)
    t.card("tactical_gambit", "night", "down-attack", face="face-down", steps=9)
    assert t.totals[0] == 1, "only the lasting Hit"


@rule("WM-32.2", "WM-9.7")
def test_it_stays_in_a_refresh() -> None:
    t = table("celia", quest="purifier", slots=["charge"], rest={"phase": "turn-end", "step": 1, "played": True})
    t.play("yes")
    assert t.me.played == ["", "", "", ""]
    assert t.me.quest == "purifier"
    assert t.me.quest_slot == 1


@rule("WM-R78", "WM-9.3")
def test_its_slot_is_no_empty_slot() -> None:
    """With all others filled one has to refresh and is not asked."""
    ending: dict[str, Any] = {"phase": "turn-end", "step": 1, "played": True}
    t = table("celia", quest="purifier", slots=["charge", "", "fae_touch", "magic_mirror"], rest=ending)
    assert len(t.events("refresh")) == 1
    t = table("celia", quest="purifier", slots=["charge", "", "fae_touch", ""], rest=ending)
    assert t.ask == "refresh"


@rule("WM-R78", "WM-32.2")
def test_a_quest_whose_slot_is_occupied_waits_until_it_is_free() -> None:
    t = met(slots=["", "fae_touch"], quest_deck="purifier").play("quest", "yes")
    assert t.me.quest == "purifier"
    assert t.me.quest_slot == -1
    t.play("end", "yes")
    assert t.me.quest_slot == 1, "after the refresh"


@rule("WM-R78")
def test_eugene_lays_a_drawn_quest_on_any_free_slot() -> None:
    t = table("eugene", quest="midnight_oil", quest_slot=0, hand="charge", time=10, options=WITH_QUESTS, power=1, min=1,
              quest_deck="purifier")  # fmt: skip
    t.card("charge", "slot-3", "down-min", face="face-down").play("quest", "yes")
    assert t.options == ["slot-0", "slot-1", "slot-2"]
    t.play("slot-1")
    assert t.me.quest_slot == 1
    assert t.nothing_pending


# ------------------------------------------------------------------ completed


@rule("WM-32.4", "WM-32.5")
def test_completed_it_gives_its_reward_and_frees_its_slot() -> None:
    t = oiled()
    assert not t.offers("quest")
    t = met(quest_deck="purifier").play("quest")
    assert t.me.power == 1
    assert t.me.quest == 0
    assert t.ask == "next-quest"
    t.play("no")
    assert t.me.quest_slot == -1
    assert Zone(t.state.quests_done) == "midnight_oil"
    assert (t.me.favours, t.state.favours_left) == (0, 8), "no new Quest, no token"
    assert t.nothing_pending


@rule("WM-32.5", "WM-32.7")
def test_whoever_draws_another_takes_a_favour_token_each_time() -> None:
    t = met(quest_deck="early_bird, hale_and_hearty", slots=[""] * 4).play("quest", "yes")
    assert (t.me.favours, t.state.favours_left) == (1, 7)
    assert t.me.quest == "early_bird"
    assert t.me.quest_slot == -1, "its Night slot holds the Charge"
    t = table("celia", quest="perfect_pattern", quest_slot=3, slots=["deceptive_move", "magic_mirror", "fae_touch"], favours=1,
              rest={"favours_left": 7}, hand="charge", companions=WATCH, options=WITH_QUESTS, quest_deck="purifier",
              tracks=NO_PP)  # fmt: skip
    t.play("quest", "min", "yes")
    assert (t.me.favours, t.state.favours_left) == (2, 6)
    assert (t.me.quest, t.me.quest_slot) == ("purifier", -1)


@rule("WM-32.5", "WM-R103")
def test_an_empty_deck_means_no_quest_and_no_token() -> None:
    t = met(options={}).play("quest")
    assert t.ask == "turn"
    assert (len(t.me.quest), t.me.favours) == (0, 0)


@rule("WM-R103")
def test_without_a_favour_token_left_there_is_only_the_quest() -> None:
    t = met(quest_deck="purifier", rest={"favours_left": 0}).play("quest", "yes")
    assert t.me.quest == "purifier"
    assert t.me.favours == 0


@rule("WM-R103")
def test_without_a_tactics_card_left_none_is_gained() -> None:
    everything = ", ".join(f"{entry.copies} {id}" for id, entry in BOX.tactics.items())
    t = table("celia", hand="tactical_gambit", companions=WATCH, tactics=everything)
    t.card("tactical_gambit", "morning", "act:gain")
    assert len(t.me.tactics) == 26
    assert t.nothing_pending


@rule("WM-R112")
def test_what_happened_before_it_was_laid_out_does_not_count() -> None:
    t = met(quest_deck="keeper_of_hours", companions="tobias_tock, pennywhistle", time=9)
    assert not t.offers("quest"), "Night 2"
    t = oiled(quest_deck="keeper_of_hours", companions="tobias_tock, pennywhistle").play("tobias_tock", "back-1")
    t.card("charge", "night", "down-min", face="face-down", steps=2).play("quest", "yes")
    assert t.me.quest == "keeper_of_hours"
    assert t.me.quest_slot == 0
    assert not t.offers("quest")


@rule("WM-R112", "WM-R78", "WM-R105")
def test_nor_while_it_waits_beside_the_board() -> None:
    """Rewrite the Verse frees its slot in the same turn; only what comes after that counts."""
    t = table(
        "celia", quest="keeper_of_hours", quest_slot=-1, slots=["charge"], hand="fae_touch", time=5, power=1, min=1,
        companions="tobias_tock, pennywhistle",
    )  # fmt: skip
    t.play("tobias_tock", "back-1")
    assert not t.offers("quest")
    t.play("rewrite_the_verse", "charge")
    assert t.me.quest_slot == 0
    assert not t.offers("quest")
    assert t.nothing_pending


@rule("WM-32.4")
def test_only_on_ones_own_turn() -> None:
    """On Celia's turn the Ogre attacks Bailey, who blocks; on his own turn that counts no more."""
    bailey = in_cave(quest="unbroken_wall", lasting_blocks=2, hand="charge", companions=WATCH)
    t = ogre_card("crushing_blow/2", "celia", bailey, dice=[1, 1, BLANK, BLANK, BLANK])
    assert t.totals == (0, 2, 2, 0)
    t.play("no")
    assert t.active == "bailey"
    assert t.options == ["play", "companion-0-0"]


@rule("WM-32.4")
def test_an_attack_at_the_end_of_ones_turn_counts_until_the_hand_check() -> None:
    t = ogre_card("crushing_blow/2", at=CAVE, quest="unbroken_wall", lasting_blocks=2, dice=[1, 1, BLANK, BLANK, BLANK])
    assert t.totals == (0, 2, 2, 0)
    t.play("no")
    assert t.ask == "complete-quest"
    t.play("yes", "track-combat")
    assert t.me.resources == (1, 1, 0, 0)
    assert t.me.quest == 0


# ------------------------------------------------------------------ favour tokens


@rule("WM-32.6", "WM-R61")
@pytest.mark.parametrize(
    ("words", "totals", "dice"),
    [(["favour-hit"], (1, 0), 1), (["favour-block"], (0, 1), 1), (["favour-die", "attack"], (2, 0), 2)],
)
def test_a_token_is_a_hit_a_block_or_a_die(words: list[str], totals: tuple[int, int], dice: int) -> None:
    t = attacked(
        favours=1, rest={"favours_left": 7}, dice=[BLANK, *([4] if dice > 1 else []), *[BLANK] * 4], tracks=NO_PP
    )
    assert t.ask == "battle-before"
    t.play(*words)
    assert t.totals[:2] == totals
    assert (t.me.favours, t.state.favours_left) == (0, 8)


@rule("WM-R61", "WM-32.6")
def test_several_in_one_battle_and_at_any_moment_of_it() -> None:
    t = attacked(favours=3, dice=[BLANK] * 5, tracks=NO_PP).play("favour-hit", "pass")
    assert (t.ask, t.options) == ("battle-after", ["favour-hit", "favour-block", "pass"]), "the dice are rolled"
    t.play("favour-hit", "favour-block")
    assert t.totals == (2, 1, 0, 0)
    assert t.me.favours == 0


@rule("WM-R61", "WM-R33")
def test_defending_a_hit_is_no_use() -> None:
    t = ogre_card("crushing_blow/2", at=CAVE, favours=1, dice=[1, BLANK, BLANK, BLANK, BLANK])
    assert t.options == ["favour-die", "favour-block", "pass"]
    t.play("favour-block")
    assert t.totals == (0, 1, 1, 0)


@rule("WM-32.6")
def test_not_in_the_battle_of_another() -> None:
    t = attacked("celia", in_cave(favours=1), dice=[BLANK] * 5, tracks=NO_PP)
    assert t.other.favours == 1
    assert t.ask == "turn"


def test_the_rooms_that_quests_name_exist() -> None:
    named = {room for entry in BOX.quests.values() for room in entry.condition.get("rooms", ())}
    assert named <= set(BOX.rooms)
    assert not named & set(NOT_LAID_OUT)
    assert {name_of(card) for card in pieces_of(Quest)} == set(BOX.quests)
