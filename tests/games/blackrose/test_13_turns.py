"""BR-13: the turns of the Action Phase, of one combination each."""

# mypy: disable-error-code="comparison-overlap"

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blackrose.play import Table, table, told
from tests.support.rules import rule

SPELLS = ["hourglass", "golden_decree"]
QUICK = "pact_with_the_rose"
PHYSICAL, STANDARD, QUICK_SPELL = "wait", "hourglass", "pact_with_the_rose"


def turn(**said: Any) -> Table:
    """Nero's turn in the Garden, Rebecca still having something to do."""
    mine = {"at": "garden", "spells": SPELLS, "quick": QUICK, "tokens": 2, **said}
    return table("nero", {"who": "rebecca", "at": "arena", "tokens": 2}, **mine)


def kinds(t: Table) -> set[str]:
    """What kinds of parts the turn can go on with."""
    found = set()
    for option in t.options:
        head = option.partition("-")[0]
        if head == "space":
            found.add("quick" if option.startswith("space-0") else "standard")
        else:
            found.add("physical" if option in ("wait", "activate") or head in ("room", "seat", "evocation") else option)
    return found - {"sacrifice"}


@rule("BR-13.3", "BR-6.1", "BR-13.2")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_of_the_round_has_the_first_turn(first: int) -> None:
    t = table("nero", "rebecca", "tessa", phase="preparation", active=-1, hand="fireball, dismiss",
              rest={"first": first, "crown": 0})  # fmt: skip
    t.play("fireball/straight", "dismiss/straight")
    assert (t.phase, t.seat, t.state.wizards[first].tokens) == ("action", first, 2)


# ------------------------------------------------------------------ combinations


@rule("BR-13.2", "BR-13.3")
def test_a_turn_can_begin_with_a_physical_action_the_next_standard_spell_or_the_quick_spell() -> None:
    t = turn()
    assert t.me.tokens == 2
    assert kinds(t) == {"physical", "standard", "quick"}


@rule("BR-13.3", "BR-13.4", "BR-13.6")
@pytest.mark.parametrize(
    ("first", "then"),
    [
        (PHYSICAL, {"physical", "standard", "quick", "end-turn"}),
        (STANDARD, {"physical", "quick", "end-turn"}),
        (QUICK_SPELL, {"physical", "standard", "end-turn"}),
    ],
)
def test_after_one_part_another_may_follow_that_makes_a_combination(first: str, then: set[str]) -> None:
    t = turn(spells=["golden_decree", "golden_decree"] if first != STANDARD else SPELLS)
    t.play(first)
    assert t.asked == "nero"
    assert kinds(t) == then


@rule("BR-13.3", "BR-13.6")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        (PHYSICAL, PHYSICAL),
        (PHYSICAL, STANDARD),
        (STANDARD, PHYSICAL),
        (PHYSICAL, QUICK_SPELL),
        (QUICK_SPELL, PHYSICAL),
        (STANDARD, QUICK_SPELL),
        (QUICK_SPELL, STANDARD),
    ],
)
def test_two_parts_in_either_order_are_a_whole_turn(one: str, two: str) -> None:
    t = turn()
    t.play(one, two)
    assert kinds(t) == {"end-turn"}, "nothing but a sacrifice beside it"
    t.play("end-turn")
    assert t.asked == "rebecca"


@rule("BR-13.3", "BR-13.9")
@pytest.mark.parametrize("part", [PHYSICAL, STANDARD, QUICK_SPELL])
def test_one_part_alone_is_a_turn_too(part: str) -> None:
    t = turn()
    t.play(part, "end-turn")
    assert t.asked == "rebecca"


@rule("BR-13.9", "BR-R26")
def test_nobody_may_pass_while_able_to_act() -> None:
    t = turn()
    assert not any(t.offers(word) for word in ("pass", "end-turn", "done"))
    t = turn(tokens=0, quick="fireball", spells=[])
    assert not any(t.offers(word) for word in ("pass", "end-turn", "done"))


@rule("BR-13.4")
def test_two_standard_spells_in_one_turn_are_not_allowed() -> None:
    t = turn(tokens=0, quick="dismiss")
    t.play("hourglass")
    assert not t.offers("golden_decree")
    t.play("dismiss")
    assert not t.offers("golden_decree")


@rule("BR-13.5", "BR-17.28")
def test_a_spell_cast_from_the_hand_by_an_effect_is_no_standard_spell() -> None:
    t = turn(
        quick="page_of_history/reversed", spells=["hourglass", "golden_decree"], hand="pact_with_the_rose", tokens=0
    )
    t.play("page_of_history", "golden_decree", "pact_with_the_rose/straight")
    assert t.me.on(2) == "pact_with_the_rose"
    assert t.me.status(2) == "used"
    assert t.offers("hourglass"), "the first standard spell of this turn"


@rule("BR-13.7")
def test_a_move_is_finished_before_a_spell_can_be_cast() -> None:
    t = turn()
    t.play("crypt")
    assert t.ask == "step"
    assert {option.partition("-")[0] for option in t.options} == {"room", "stop"}
    t.play("stop")
    assert t.ask == "activate-after"
    assert t.options == ["activate", "done"]
    t.play("done")
    assert t.offers("hourglass")


@rule("BR-13.8", "BR-R26")
def test_turns_go_round_until_nobody_has_a_token_or_a_prepared_spell() -> None:
    t = table("nero", {"who": "rebecca", "at": "arena", "tokens": 0, "spells": ["healing_light", "healing_light", "vanish"]},
              {"who": "tessa", "at": "arena", "tokens": 0, "spells": ["trap: ambush"]},
              at="garden", tokens=1, evocations=["malacoda@forge"])  # fmt: skip
    asked = []
    while t.phase == "action":
        if t.ask == "turn":
            asked.append(t.asked)
            words = [o for o in t.options if o in ("wait", "end-turn") or o.startswith("space")]
            t.play("end-turn" if "end-turn" in words else words[0])
        else:
            t.play(t.options[0])
    assert set(asked) == {"nero", "rebecca"}
    assert [told(e, "who") for e in t.events("turn")] == [1, 1, 1], "Tessa has only an activated trap"
    assert t["rebecca"].w.status == ["", "used", "used", "used"]
    assert t.phase == "evocation"


# ------------------------------------------------------------------ spells in order


@rule("BR-13.10", "BR-R79")
def test_standard_spells_are_cast_from_left_to_right_and_what_has_gone_is_passed_over() -> None:
    t = turn(spells=["hourglass", "golden_decree", "dismiss"], tokens=0, quick="fireball")
    assert [s for s in ("hourglass", "golden_decree", "dismiss") if t.offers(s)] == ["hourglass"]
    t.play("sacrifice", "hourglass", "crypt")
    assert [s for s in ("hourglass", "golden_decree", "dismiss") if t.offers(s)] == ["golden_decree"]
    t.play("golden_decree")
    assert t.me.w.status == ["prepared", "", "used", "prepared"]


@rule("BR-13.11", "BR-13.12", "BR-27.6")
@pytest.mark.parametrize("standards_before", [0, 1, 2])
def test_the_quick_spell_comes_whenever_its_owner_likes_even_last(standards_before: int) -> None:
    standards = ["golden_decree", "foresight"]
    t = turn(tokens=0, spells=["golden_decree", "foresight/reversed"])
    for spell in standards[:standards_before]:
        t.play(spell, "end-turn").end_turn()
    assert t.asked == "nero"
    assert [s for s in standards if t.offers(s)] == standards[standards_before:][:1]
    t.play(QUICK)
    assert t.me.power == 2 + (standards_before > 0)


@rule("BR-R79", "BR-12.3")
def test_the_quick_spell_is_never_the_next_standard_spell() -> None:
    """Mad Laughter turns the next standard spell of its target round."""
    target = {"who": "rebecca", "at": "arena", "quick": "fireball", "spells": ["used: dismiss", "vanish", "dismiss"]}
    t = table("nero", target, at="garden", spells=["mad_laughter"], tokens=0)
    t.play("mad_laughter", "fire")
    w = t["rebecca"].w
    assert [t.state.wizards[1].turned[i] == [] for i in range(4)] == [False, True, False, False]
    t.until("turn", seat=1)
    assert w.status[0] == "prepared"
    assert [sides(t, i) for i in (0, 2, 3)] == ["straight", "reversed", "straight"]
    other = {"who": "rebecca", "at": "arena", "quick": "fireball", "tokens": 0}
    t = table("nero", other, at="garden", spells=["mad_laughter"], tokens=0).play("mad_laughter", "fire")
    assert sides(t, 0) == "straight"


def sides(t: Table, space: int) -> str:
    """Which side of a spell on Rebecca's sheet is up."""
    from magemoot.games.blackrose.atoms.sheet import side_of

    return side_of(t["rebecca"].w, space)


@rule("BR-R79", "BR-13.10")
def test_a_spell_cast_out_of_turn_leaves_the_others_in_their_order() -> None:
    """The Arena: both cast their next spells."""
    rival = {"who": "rebecca", "at": "garden", "tokens": 0, "spells": ["golden_decree", "hourglass", "foresight"]}
    t = table("nero", rival, at="arena", tokens=1)
    t.play("activate", "golden_decree")
    assert t["rebecca"].w.status == ["", "used", "prepared", "prepared"]
    t.play("done")
    assert t.asked == "rebecca"
    assert t.offers("hourglass")
    assert not t.offers("foresight")


@rule("BR-R79", "BR-14.1")
def test_a_token_that_is_turned_back_can_be_used_in_this_turn_if_the_combination_allows_it() -> None:
    t = turn(tokens=0, quick="pact_with_the_rose", spells=["hourglass"])
    t.play("hourglass")
    assert t.me.tokens == 1
    assert kinds(t) == {"physical", "quick", "end-turn"}
    t = turn(tokens=0, quick="pact_with_the_rose", spells=["hourglass"])
    t.play("pact_with_the_rose", "hourglass")
    assert (t.me.tokens, t.asked) == (1, "rebecca")
    t.play("wait", "end-turn")
    assert t.asked == "nero", "he takes turns again"
    assert kinds(t) == {"physical"}


@rule("BR-R79")
def test_no_more_than_two_tokens_are_ever_unused() -> None:
    assert turn(tokens=2).play("hourglass").me.tokens == 2


@rule("BR-R27", "BR-17.25", "BR-18.2")
def test_a_spell_that_can_do_nothing_is_still_cast_with_its_mark_and_used() -> None:
    t = turn(spells=["plague_of_bones/reversed"])
    t.play("plague_of_bones")
    assert t.instability("garden") == {"nero": 1}
    assert (t.me.status(1), t.me.on(1)) == ("used", "plague_of_bones")
    assert t.me.w.revealed[1], "it lies face up"
    assert t["rebecca"].wounds == 0


@rule("BR-R65", "BR-24.1")
def test_a_prepared_spell_that_is_left_over_goes_to_the_memories() -> None:
    t = table("nero", spells=["fireball"], quick="used: dismiss", phase="clean-up", spellbook="2 vanish")
    assert t.me.memories == "fireball, dismiss"
    assert t.me.hand == "2 vanish"


@rule("BR-R65", "BR-13.8")
def test_the_phase_lasts_until_all_have_used_everything() -> None:
    t = table("nero", {"who": "rebecca", "at": "arena", "tokens": 0, "evocations": ["malacoda@arena"]},
              at="garden", tokens=1, quick="vanish", spells=["healing_light", "healing_light"])  # fmt: skip
    t.play("wait", "healing_light", "end-turn")
    assert (t.phase, t.asked) == ("action", "nero")
    assert not t.offers("end-turn")
    t.play("vanish", "crypt", "healing_light")
    assert (t.phase, t.asked) == ("evocation", "rebecca")
    assert (t.me.w.status, t.me.tokens) == (["used", "used", "used", ""], 0)


# ------------------------------------------------------------------ events, and the worked example


@rule("BR-13.1", "BR-10.4")
def test_action_phase_events_on_the_board_hold_until_they_are_removed() -> None:
    """The Call to Arms adds 1 to attacks."""
    t = table("nero", {"who": "rebecca", "at": "garden"}, at="garden", board=("", "call_to_arms", ""),
              quick="pact_with_the_rose/reversed")  # fmt: skip
    t.play("rebecca", "done")
    assert t["rebecca"].damage == {"nero": 3}
    t.play("pact_with_the_rose")
    assert (t.board(), t.asked) == (["", "", ""], "rebecca")
    t.end_turn().play("rebecca")
    assert t["rebecca"].damage == {"nero": 5}


@rule("BR-T4", "BR-13.3", "BR-13.6", "BR-14.2", "BR-23.10")
def test_the_example_of_a_move_with_a_fireball_and_of_a_quick_with_a_standard_spell() -> None:
    rebecca = {"who": "rebecca", "at": "oracle_room", "tokens": 0, "quick": "summoning_of_darkness",
               "spells": ["grip_of_darkness"]}  # fmt: skip
    t = table("nero", rebecca, at="cemetery", spells=["fireball"], tokens=2)
    t.play("bibliotheca", "pleasures_room", "done")
    assert (t.me.at, t.ready("pleasures_room"), t.me.tokens) == ("pleasures_room", True, 1)
    t.play("fireball", "oracle_room")
    assert t["rebecca"].damage == {"nero": 3}
    assert t.asked == "rebecca"
    t.play("summoning_of_darkness", "oracle_room")
    assert (t["rebecca"].evocations, t["rebecca"].evocation("landsknecht").slot) == (["landsknecht@oracle_room"], 1)
    t.play("grip_of_darkness", "pleasures_room", "stop", "nero")
    assert t["rebecca"].evocations == ["landsknecht@pleasures_room"]
    assert t.me.damage == {"rebecca": 2}
    assert (t.me.tokens, t.me.status(1)) == (1, "used")
    assert t["rebecca"].w.status == ["used", "used", "", ""]
    assert t.asked == "nero"
    assert t.nothing_pending
