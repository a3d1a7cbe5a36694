"""BR-9: quests: drawn, secret, met, completed, discarded; and who is asked about them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from magemoot.engine.state import to_builtins, view
from magemoot.games.blackrose import ranking
from magemoot.games.blackrose.catalogue import BOX, FIRST_QUEST, QUESTS, kinds
from tests.games.blackrose.play import Table, id_of, new_game, table
from tests.games.blackrose.questing import FOUR, activating, card_of, cleaning_up, go, holding, meets, offered, unmet
from tests.support.rules import rule

OF_MOON = {moon: [quest.id for quest in QUESTS if quest.moon == moon] for moon in (1, 2, 3)}


def rebecca(at: str = "garden", **more: Any) -> dict[str, Any]:
    return {"who": "rebecca", "at": at, "tokens": 0, **more}


def order(t: Table, *names: str) -> list[str]:
    """The names of the events that happened, of those that are asked for, in order."""
    return [e.name for e in t.events(*names)]


# ------------------------------------------------------------------ the cards


@rule("BR-9.1", "BR-R11", "BR-R64")
def test_ninety_five_quests_in_three_decks_one_of_each() -> None:
    assert [len(OF_MOON[moon]) for moon in (1, 2, 3)] == [32, 32, 31]
    decks = new_game(4).state.quest_decks
    for moon, deck in enumerate(decks, 1):
        assert sorted(map(id_of, deck)) == sorted(OF_MOON[moon])


@rule("BR-9.1")
def test_every_quest_says_what_it_asks_and_gives() -> None:
    english = (Path(str(files("magemoot.games"))) / "blackrose" / "text" / "en.ftl").read_text("utf-8")
    for quest in QUESTS:
        name = f"quest-{quest.id.replace('_', '-')}"
        assert all(f"\n{name}{part} = " in english for part in ("", "-requirement", "-reward")), quest.id
        assert quest.power > 0
        assert quest.ops


# ------------------------------------------------------------------ drawn, and secret


@rule("BR-9.3", "BR-R54")
def test_active_quests_are_seen_by_their_owner_alone() -> None:
    t = table("nero", rebecca(quests="shed_blood"), at="pleasures_room", quest_deck="wanderer").play("activate", "done")
    assert t.me.quests == "wanderer"
    (drawn,) = t.events("draw-quest")
    theirs, nobodys, mine = drawn.seen_by(1), drawn.seen_by(None), drawn.seen_by(0)
    assert mine is not None
    assert card_of(mine) == t.me.w.quests[0]
    assert all(e is not None and card_of(e) == -1 for e in (theirs, nobodys))
    for viewer, owner in ((0, 0), (1, 1)):
        seen = view(t.state, viewer)
        assert [[id_of(card) for card in w.quests] for w in seen.wizards] == [
            ["wanderer"] if owner == 0 else ["face-down"],
            ["face-down"] if owner == 0 else ["shed_blood"],
        ]
    assert all(card < 0 for w in view(t.state, None).wizards for card in w.quests)


@rule("BR-9.4", "BR-9.6")
def test_a_completed_quest_lies_face_up_for_all() -> None:
    t = activating("counted_coin", "treasure_room", 1, spellbook="fireball").play("done")
    for viewer in (0, 1, None):
        assert [id_of(card) for card in view(t.state, viewer).wizards[0].completed] == ["counted_coin"]
        told = t.events("complete-quest")[0].seen_by(viewer)
        assert told is not None
        assert kinds[card_of(told)] == "quest-counted_coin"
    assert t.me.quests == 0
    assert t.nothing_pending


# ------------------------------------------------------------------ completing


@rule("BR-9.4", "BR-R22")
def test_first_the_power_with_all_that_it_changes_then_the_reward() -> None:
    aside = "ring_of_fire, ring_of_fire"
    t = table("nero", at="treasure_room", power=5, quests="counted_coin", aside=aside, spellbook="fireball")
    t.play("activate", "counted_coin", "done")
    assert t.moon == 2
    assert order(t, "complete-quest", "gain-power", "new-moon", "take-signature", "draw-spell") == [
        "complete-quest",
        "gain-power",
        "new-moon",
        "take-signature",
        "gain-power",
        "draw-spell",
    ]
    assert t.me.hand == "ring_of_fire, fireball"
    assert t.nothing_pending


@rule("BR-9.5", "BR-R22")
def test_a_reward_is_added_to_one_that_replaces_the_effect() -> None:
    t = table("nero", rebecca("throne_room"), at="summoner_room", moon=2, quests="pack_leader, beast_tamer").play(
        "activate"
    )
    t.play("beast_tamer", "pack_leader")
    assert t.me.power == 1 + 2
    assert t.me.evocations == ["malacoda@summoner_room"], "in place of the Cerberus"
    t.play("throne_room", "stop", "rebecca", "done")
    assert t.other.damage == {"nero": 3}, "and it acts"
    assert t.nothing_pending


@rule("BR-9.5", "BR-R22")
def test_two_replacing_rewards_come_both_in_place_of_the_effect() -> None:
    t = table("nero", at="cemetery", moon=2, quests="disturbed_graves, army_of_the_night").play("activate")
    t.play("army_of_the_night", "disturbed_graves", "done")
    assert t.me.evocations == ["landsknecht@cemetery", "landsknecht@cemetery", "bone_knight@cemetery"]
    assert not t.ready("cemetery")
    assert t.nothing_pending


@rule("BR-R22", "BR-9.5")
def test_a_replaced_effect_is_still_an_activation_for_other_quests() -> None:
    t = table("nero", at="treasure_room", quests="many_doors, disturbed_graves")
    go(t, "many_doors", "activate", "cemetery", "stop", "activate")
    assert offered(t, "many_doors")
    assert offered(t, "disturbed_graves")
    t.play("disturbed_graves", "many_doors", "treasure_room", "done")
    assert t.me.evocations == ["bone_knight@cemetery"]
    assert t.me.completed == "many_doors, disturbed_graves"
    assert t.nothing_pending


@rule("BR-R22")
def test_one_deed_may_complete_several_in_the_owners_order() -> None:
    for first, then in (("opening_strike", "one_blow"), ("one_blow", "opening_strike")):
        t = table(
            "nero", rebecca(), at="garden", moon=3, quests="opening_strike, one_blow", spells=["meteor_swarm"],
            library={"illusion": "vanish"}, spellbook="fireball",
        )  # fmt: skip
        go(t, "opening_strike", "meteor_swarm")
        assert set(t.options) == {"quest-opening_strike", "quest-one_blow", "pass"}
        t.play(first)
        if t.ask == "draw-school":
            t.play("illusion")
        t.play(then)
        if t.ask == "draw-school":
            t.play("illusion")
        assert [card_of(e) for e in t.events("complete-quest")] == [_piece(first), _piece(then)]
        assert t.me.power == 1 + 3
        assert t.me.hand == "fireball, vanish"
        assert t.nothing_pending


def _piece(quest: str) -> int:
    return FIRST_QUEST + [q.id for q in QUESTS].index(quest)


@rule("BR-R22")
def test_who_does_not_complete_it_then_has_to_meet_it_anew() -> None:
    quest = "bare_knuckles"
    t = holding(quest, rebecca(evocations=["malacoda@garden"]), at="garden", tokens=3)
    t.play("rebecca")
    assert offered(t, quest)
    t.play("pass")
    assert t.ask == "activate-after"
    t.play("done", "malacoda")
    assert not offered(t, quest), "an attack on a wizard long ago"
    go(t, quest, "done", "rebecca")
    assert offered(t, quest)
    t.play("pass")
    assert t.me.quests == quest


@rule("BR-R22")
def test_what_was_done_before_the_card_came_is_counted() -> None:
    quest = "many_doors"
    t = table("nero", at="treasure_room", quest_deck=quest, spells=["star_chart"], tokens=2)
    t.play("activate", "cemetery", "stop", "star_chart")
    assert t.me.quests == quest
    unmet(t, quest)
    t.play("activate")
    assert offered(t, quest)


@rule("BR-R22")
def test_but_the_last_of_it_has_to_be_done_with_the_card_in_hand() -> None:
    quest = "bare_knuckles"
    t = table("nero", rebecca(), at="garden", quest_deck=quest, spells=["star_chart"])
    t.play("rebecca", "done", "star_chart")
    unmet(t, quest)


@rule("BR-R22")
def test_what_comes_in_answer_to_a_deed_is_not_met_by_that_deed() -> None:
    """Four Seals lets its owner cast from the hand, here the Star Chart, which draws Three Elements."""
    t = table(
        "nero", at="garden", quick="stone_claws", spells=["healing_light", "hourglass", "blazing_stride/reversed"],
        hand="star_chart", quests="four_seals", quest_deck="three_elements",
    )  # fmt: skip
    go(t, "four_seals", "stone_claws", "healing_light", "end-turn", "hourglass", "end-turn", "blazing_stride")
    t.play("four_seals", "healing_light", "star_chart/straight")
    assert t.me.quests == "three_elements"
    assert t.ask != "quest", "four elements have been revealed, but all before it came"


@rule("BR-R22")
def test_how_things_stand_may_meet_a_quest_when_it_is_drawn() -> None:
    three = ["landsknecht@garden", "landsknecht@garden", "malacoda@garden"]
    t = table("nero", at="pleasures_room", moon=2, quest_deck="warlord", evocations=three).play("activate")
    assert offered(t, "warlord")
    t.play("warlord", "malacoda", "stop", "done")
    assert t.me.completed == "warlord"
    assert t.me.power == 2
    assert t.nothing_pending


@rule("BR-R22")
def test_a_new_quest_opens_no_second_chance_for_an_old_one() -> None:
    three = ["landsknecht@garden", "landsknecht@garden", "malacoda@garden"]
    t = table("nero", at="pleasures_room", moon=2, quests="warlord", quest_deck="polymath", evocations=three)
    t.play("activate", "pass")
    assert t.me.quests == "warlord, polymath"
    assert (t.ask, t.offers("warlord")) == ("quest", False), "asked about the new one"


@rule("BR-R22", "BR-27.15")
def test_a_quest_can_be_completed_in_the_cell() -> None:
    t = holding("the_snare_closes", {"who": "rebecca", "at": "crypt"}, active=1, at="cell", spells=["trap: blade_hail"])
    t.play("garden", "blade_hail")
    assert meets(t, "the_snare_closes", 1).me.at == "cell"


@rule("BR-9.6", "BR-R41")
def test_completed_quests_count_at_the_end() -> None:
    assert [points["quests"] for points in ranking.bonus([4, 2, 1, 1], [0] * 4, [0] * 4, 0)] == [6, 3, 1, 1]
    assert [points["quests"] for points in ranking.bonus([3, 2, 2, 0], [0] * 4, [0] * 4, 0)] == [6, 2, 2, 0]
    assert [points["trophies"] for points in ranking.bonus([0] * 4, [4, 3, 1, 0], [0] * 4, 0)] == [4, 2, 1, 0]


# ------------------------------------------------------------------ never more than two; discarding


@rule("BR-9.7", "BR-9.8", "BR-R23", "BR-T21")
@pytest.mark.parametrize(("gone", "points"), [("shed_blood", 1), ("warlord", 2), ("polymath", 2)])
def test_a_third_quest_drives_one_out_at_once(gone: str, points: int) -> None:
    t = table("nero", at="pleasures_room", moon=2, quests="shed_blood, warlord", quest_deck="polymath")
    t.play("activate", "pass")
    assert (t.ask, t.options) == ("quest-limit", ["quest-shed_blood", "quest-warlord", "quest-polymath"])
    t.play(gone, "done")
    assert len(t.me.quests) == 2
    assert gone not in t.me.quests
    assert t.quest_discard == gone
    assert t.rose == points
    assert t.nothing_pending


@rule("BR-9.7")
def test_two_are_kept() -> None:
    t = table("nero", at="pleasures_room", quests="shed_blood", quest_deck="wanderer").play("activate", "pass", "done")
    assert t.me.quests == "shed_blood, wanderer"
    assert t.rose == 0
    assert t.nothing_pending


@rule("BR-9.8", "BR-9.9", "BR-R23", "BR-T20")
def test_discarding_both_at_the_start_of_the_phase() -> None:
    t = table("nero", phase="rose", active=-1, rest={"step": 0}, moon=2, quests="shed_blood, warlord")
    assert (t.ask, t.options) == ("drop-quest", ["quest-shed_blood", "quest-warlord", "done"])
    t.play("shed_blood")
    assert t.rose == 1
    t.play("warlord")
    assert [e.args["count"] for e in t.events("gain-power")][:2] == [1, 2]
    assert [e.args["now"] for e in t.events("gain-power")][:2] == [1, 3]
    assert t.quest_discard == "shed_blood, warlord"


@rule("BR-9.9", "BR-27.11")
def test_quests_are_discarded_at_no_other_time() -> None:
    t = table(
        "nero",
        phase="rose",
        active=-1,
        rest={"step": 0},
        event_deck="tribute, blue_mirror",
        quests="shed_blood, wanderer",
    )
    t.play("done")
    while t.state.round == 1:
        assert not any(key.startswith("quest-") for key in t.options if t.ask != "quest"), t.ask
        t.play(t.options[-1])
    assert (t.ask, t.phase, t.state.step) == ("drop-quest", "rose", 0)
    assert t.me.quests == "shed_blood, wanderer"


# ------------------------------------------------------------------ empty decks


def all_but(moon: int, *left: str) -> str:
    """All quests of a moon for two players, without some."""
    return ", ".join(id for id in OF_MOON[moon] if id not in left and BOX.quests[id].seats == 2)


@rule("BR-R84", "BR-R18")
def test_an_empty_quest_deck_is_made_of_the_discarded_ones_of_that_moon() -> None:
    piles = {"quests_gone": all_but(2, "polymath", "web_weaver"), "quest_discard": "shed_blood, web_weaver"}
    t = table("nero", at="pleasures_room", moon=2, quests="polymath", piles=piles).play("activate", "pass", "done")
    assert t.me.quests == "polymath, web_weaver"
    assert t.quest_discard == "shed_blood", "of another moon"
    assert t.nothing_pending


@rule("BR-R84")
def test_no_quest_to_draw_is_none() -> None:
    piles = {"quests_gone": all_but(2), "quest_discard": "shed_blood"}
    t = table("nero", at="pleasures_room", moon=2, piles=piles).play("activate", "done")
    assert t.me.quests == 0
    assert not t.ready("pleasures_room")
    assert t.nothing_pending


@rule("BR-R84")
def test_looking_at_more_quests_than_there_are() -> None:
    piles = {"quests_gone": all_but(2, "debauchery", "polymath", "web_weaver")}
    t = table("nero", at="pleasures_room", moon=2, quests="debauchery", piles=piles).play("activate", "debauchery")
    assert sorted(t.options) == ["quest-polymath", "quest-web_weaver"]
    t.play("web_weaver", "done")
    assert t.me.quests == "web_weaver"
    assert t.nothing_pending


@rule("BR-R19", "BR-R23")
def test_a_new_moon_changes_deck_and_discards_and_leaves_active_quests_as_they_are() -> None:
    t = table(
        "nero", at="treasure_room", power=5, quests="shed_blood, wanderer", spells=["star_chart"], quest_deck="first_duel",
        piles={"quest_discard": "unscathed"},
    )  # fmt: skip
    t.play("activate", "pass", "done")
    assert t.moon == 2
    assert t.me.quests == "shed_blood, wanderer"
    assert t.quest_discard == 0
    assert "unscathed" in [id_of(card) for card in t.state.box], "all have seen it"
    assert "first_duel" in [id_of(card) for card in t.state.quests_gone]
    t.play("star_chart")
    drawn = [quest for quest in t.me.quests if quest not in ("shed_blood", "wanderer")]
    assert drawn[0] in OF_MOON[2]
    t.play("shed_blood")
    assert t.rose == 1, "the card's own moon"
    assert t.nothing_pending


# ------------------------------------------------------------------ what counts


@rule("BR-R69")
def test_damage_of_rooms_and_quests_counts_as_any() -> None:
    quest = "overwhelming_force"
    t = holding(quest, rebecca("sacrificial_altar"), at="sacrificial_altar", tokens=2)
    go(t, quest, "activate")
    assert t.other.wounds == 1
    unmet(go(t, quest, "rebecca"), quest)
    go(t, quest, "rebecca")
    meets(t, quest, 2)
    # The reward of another quest.
    t = holding(quest, rebecca("sacrificial_altar"), at="sacrificial_altar", quests=f"{quest}, shed_blood")
    t.play("activate", "shed_blood")
    go(t, quest, "rebecca")
    assert t.other.wounds == 5
    meets(t, quest, 2)


@rule("BR-R69")
def test_damage_turned_back_is_nobodys_achievement() -> None:
    quest = "executioner"
    attacker = {"who": "rebecca", "at": "garden", "tokens": 1, "damage": {"nero": 9}}
    t = holding(quest, attacker, at="garden", active=1, spells=["protection: flame_barrier"])
    t.play("nero", "flame_barrier")
    assert t.other.at == "cell"
    assert t.me.power == 4
    unmet(t, quest)
    assert t.me.trophies == {}


@rule("BR-R69")
def test_the_black_roses_damage_is_nobodys_achievement() -> None:
    quest = "overwhelming_force"
    t = holding(quest, rebecca(), at="garden", quick="sun_lance", board=["thorny_path", "", ""])
    go(t, quest, "sun_lance", "black_rose_room")
    assert t.me.damage == {"rose": 2}
    unmet(t, quest)


@rule("BR-R90")
def test_a_wizards_part_of_the_evocation_phase_is_a_turn_of_its_own() -> None:
    quest = "overwhelming_force"
    t = holding(quest, rebecca(), at="garden", tokens=1, evocations=["landsknecht@garden", "malacoda@garden"])
    go(t, quest, "rebecca", "done", "malacoda", "stop", "rebecca")
    assert t.other.wounds == 2 + 3
    unmet(t, quest)
    go(t, quest, "landsknecht", "stop", "rebecca")
    assert offered(t, quest), "three and two in this part"


@rule("BR-R90")
def test_what_is_counted_by_the_round_begins_anew() -> None:
    t = table("nero", rebecca(fallen=1), at="garden", unhurt=False, tokens=1, event_deck="rusted_gates")
    t.play("rebecca")
    assert t.state.deeds
    t.play("done").until_phase("study")
    assert (t.state.round, t.state.deeds, t.me.w.unhurt, t.other.w.fallen) == (2, [], True, 0)


@rule("BR-R90")
def test_start_of_clean_up_is_before_anything_is_cleared() -> None:
    quest = "crowned_head"
    t = cleaning_up(
        quest, at="garden", spells=["trap: blade_hail"], instability={"garden": {"nero": 4}}, damage={"rose": 1}
    )
    assert offered(t, quest)
    assert t.me.status(1) == "trap"
    assert not t.destroyed("garden")


@rule("BR-R90", "BR-R22")
def test_end_of_turn_is_after_its_last_part_and_his_own() -> None:
    quest = "from_the_brink"
    t = holding(
        quest, {"who": "rebecca", "at": "garden"}, at="garden", damage={"rose": 8}, tokens=1, spells=["healing_light"]
    )
    go(t, quest, "wait")
    assert not offered(t, quest), "the turn is not over"
    t.play("end-turn")
    assert offered(t, quest)
    t.play("pass")
    assert t.active == "rebecca"
    go(t, quest, "wait", "wait")
    assert t.active != "rebecca"
    assert not offered(t, quest), "not at the end of hers"


# ------------------------------------------------------------------ worked examples


@rule("BR-T36", "BR-R88")
def test_thirty_in_the_middle() -> None:
    more: dict[str, Any] = {"at": "throne_room", "power": 29, "tokens": 1, "moon": 3}
    t = table("nero", quests="homage_to_the_throne", rest={"rose_power": 31, "crown": 1}, **more)
    t.play("activate", "homage_to_the_throne")
    assert (t.me.power, t.over) == (30, False)
    t.play("done")
    assert t.over
    assert t.result.scores[0] == 30 + 6 + 1
    assert t.result.winners == (0,)
    # Without the bonus the Black Rose wins.
    more["at"] = "treasure_room"
    t = table("nero", rest={"rose_power": 31, "crown": 1}, **more).play("activate", "done")
    assert (t.me.power, t.over) == (30, True)
    assert (t.result.winners, t.result.reason) == ((), "black-rose")


@rule("BR-T40")
def test_a_cancelled_activation_is_none() -> None:
    t = table(
        "nero", rebecca(spells=["trap: labyrinth/reversed"]), at="treasure_room", moon=2, quests="counted_coin",
        board=["green_hunger", "", ""], spellbook="fireball",
    )  # fmt: skip
    t.play("activate", "labyrinth", "done")
    assert not t.ready("treasure_room")
    assert t.me.power == 0
    assert t.me.quests == "counted_coin"
    assert t.me.hand == 0
    assert t.me.wounds == 0
    assert t.nothing_pending


# ------------------------------------------------------------------ secrecy: who is asked


@rule("BR-9.3", "BR-R54")
@pytest.mark.parametrize("held", ["bare_knuckles", "shed_blood", "wanderer", "unscathed"])
def test_whoever_might_hold_the_quest_is_asked_whatever_he_holds(held: str) -> None:
    t = holding(held, rebecca(), at="garden").play("rebecca")
    assert (t.ask, t.asked) == ("quest", "nero")
    assert t.options == (["quest-bare_knuckles", "pass"] if held == "bare_knuckles" else ["pass"])


@rule("BR-9.3")
def test_nobody_is_asked_who_holds_none_of_that_moon_or_nothing() -> None:
    assert table("nero", rebecca(), at="garden").play("rebecca").ask == "activate-after"
    assert holding("polymath", rebecca(), at="garden").play("rebecca").ask == "activate-after", "no second moon's fits"
    t = holding("polymath", rebecca(), at="garden", quests="polymath, shed_blood").play("rebecca")
    assert t.ask == "quest", "a first moon's might"


@rule("BR-9.3")
@pytest.mark.parametrize("where", ["completed", "discarded", "not in the game"])
def test_nobody_is_asked_about_a_quest_that_all_see_lying_elsewhere(where: str) -> None:
    more: dict[str, Any] = {"at": "garden", "quests": "shed_blood"}
    if where == "completed":
        assert table("nero", rebecca(completed="bare_knuckles"), **more).play("rebecca").ask == "activate-after"
    elif where == "discarded":
        t = table("nero", rebecca(), piles={"quest_discard": "bare_knuckles"}, **more).play("rebecca")
        assert t.ask == "activate-after"
    else:
        # Among Rivals is a quest for four.
        them: list[dict[str, Any]] = [{"who": "rebecca", "at": "garden"}, {"who": "tessa", "at": "garden", "tokens": 0}]
        t = table("nero", *them, **more, tokens=1, damage={"rose": 1}).play("wait")
        assert t.ask != "quest"
        t = table("nero", *them, FOUR[2], **more, tokens=1, damage={"rose": 1}).play("wait")
        assert t.ask == "quest"


@rule("BR-9.3", "BR-R22")
@pytest.mark.parametrize("quest", ["warlord", "polymath"])
def test_who_draws_a_quest_with_three_evocations_is_asked_whichever_it_is(quest: str) -> None:
    three = ["landsknecht@garden", "landsknecht@garden", "malacoda@garden"]
    t = table("nero", at="pleasures_room", moon=2, quest_deck=quest, evocations=three).play("activate")
    assert (t.ask, t.asked) == ("quest", "nero")
    assert offered(t, "warlord") == (quest == "warlord")


def seen(t: Table, seat: int | None) -> Any:
    """All that a seat knows now: what lies there, what is asked, what has been told."""
    decisions = [(d.ask, d.options if d.seat == seat else None, d.seat, d.args, d.rule) for d in t.session.decisions]
    return to_builtins(view(t.state, seat)), decisions, [e.seen_by(seat) for e in t.log]


@rule("BR-9.3", "BR-R54")
@pytest.mark.parametrize("seat", [1, None])
@pytest.mark.parametrize(
    ("one", "other"),
    [("bare_knuckles", "shed_blood"), ("cracks_in_the_wall", "wanderer"), ("quiet_prayer", "crowned_head")],
)
def test_which_quest_another_holds_changes_nothing_that_one_sees(one: str, other: str, seat: int | None) -> None:
    tables = [
        holding(
            held, {"who": "rebecca", "at": "garden", "quests": "unscathed"}, at="garden", quick="stone_claws", tokens=2,
            damage={"rose": 4},
        )
        for held in (one, other)
    ]  # fmt: skip
    compared = 0
    for text in ("stone_claws", "rebecca", "activate", "forge", "end-turn", "nero", "sanctuary", "activate", "crypt"):
        for t in tables:
            if t.offers(text) and t.ask != "quest":
                t.play(text)
        assert seen(tables[0], seat) == seen(tables[1], seat)
        compared += 1
        while any(t.ask == "quest" for t in tables):
            assert [t.ask for t in tables] == ["quest", "quest"]
            for t in tables:
                t.play("pass")
            assert seen(tables[0], seat) == seen(tables[1], seat)
            compared += 1
    assert compared > 9, "some questions came up"
    assert {t.me.quests.cards[0] for t in tables} == {_piece(one), _piece(other)}
