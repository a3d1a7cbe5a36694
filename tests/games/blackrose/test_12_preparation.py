"""BR-12: the Preparation Phase: all at once, in secret."""

# mypy: disable-error-code="comparison-overlap"

from __future__ import annotations

from typing import Any

import pytest

from magemoot.engine.session import fingerprint
from magemoot.engine.state import view
from magemoot.games.blackrose.atoms import sheet
from magemoot.games.blackrose.catalogue import marker_side
from tests.games.blackrose.play import Table, id_of, table
from tests.support.rules import rule


def preparing(*others: Any, **said: Any) -> Table:
    """A table in the Preparation Phase."""
    return table("nero", *(others or ("rebecca",)), phase="preparation", active=-1, **said)


def words(t: Table, seat: int) -> list[str]:
    """What one seat is offered now, as "spell/side"; nothing if it is asked nothing."""
    decision = t.session.decision(seat)
    return [] if decision is None else sorted({w for o in decision.options for w in t._short(o) or [o.key]})


def lay(t: Table, seat: int, *texts: str) -> None:
    """One of those who prepare at the same time answers."""
    for text in texts:
        decision = t.session.decision(seat)
        assert decision is not None
        t.session.answer(seat, next(o.key for o in decision.options if text in (o.key, *t._short(o))))
        t.check()


def laid(t: Table, seat: int) -> list[str]:
    """What lies face down on a sheet, with the sides, from the quick space on."""
    w = t.state.wizards[seat]
    return [f"{id_of(zone[0])}/{sheet.side_of(w, i)}" if zone else "" for i, zone in enumerate(w.sheet)]


@rule("BR-12.1", "BR-12.2", "BR-12.3")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_two_to_four_spells_are_laid_the_quick_one_first_then_from_the_first_standard_space_on(count: int) -> None:
    t = preparing(hand="fireball, dismiss, vanish, icy_grip, foresight")
    cards = ["fireball/reversed", "dismiss/straight", "vanish/straight", "icy_grip/reversed"][:count]
    for number, card in enumerate(cards):
        assert t.ask == ("prepare-standard" if number else "prepare-quick")
        assert t.offers("done") == (number >= 2)
        t.play(card)
    if count < 4:
        t.play("done")
    assert t.phase == "action", "with four nothing more can be laid, and nobody is asked"
    assert laid(t, 0) == cards + [""] * (4 - count)
    assert t.me.w.status == ["prepared"] * count + [""] * (4 - count)
    assert t.me.hand == 5 - count


@rule("BR-12.1", "BR-R57")
def test_with_just_two_cards_both_are_laid() -> None:
    t = preparing(hand="fireball, dismiss")
    t.play("dismiss/straight", "fireball/straight")
    assert t.phase == "action"
    assert laid(t, 0) == ["dismiss/straight", "fireball/straight", "", ""]


@rule("BR-R57", "BR-12.2")
def test_with_one_card_it_lies_on_the_quick_space_and_with_none_nothing_does() -> None:
    t = preparing({"who": "rebecca", "hand": "fireball"})
    assert [d.seat for d in t.session.decisions] == [1]
    lay(t, 1, "fireball/reversed")
    assert laid(t, 1) == ["fireball/reversed", "", "", ""]
    assert laid(t, 0) == [""] * 4
    assert t.phase == "action"


@rule("BR-12.6", "BR-R54")
@pytest.mark.parametrize("card", ["blade_hail", "fireball"])
def test_whoever_has_cards_is_asked_even_if_they_can_lie_in_one_way_only(card: str) -> None:
    t = preparing({"who": "rebecca", "hand": f"2 {card}"}, hand="vanish")
    lay(t, 0, "vanish/straight")
    for _ in range(2):
        assert [d.seat for d in t.session.decisions] == [1], "not asking would tell Nero that it is a room trap"
        lay(t, 1, f"{card}/straight")
    assert laid(t, 1) == [f"{card}/straight", f"{card}/straight", "", ""]


@rule("BR-12.3", "BR-20.6")
def test_a_spell_can_lie_either_way_up_and_a_room_trap_only_one_way() -> None:
    t = preparing(hand="fireball, blade_hail, dismiss")
    assert words(t, 0) == [
        "blade_hail/straight",
        "dismiss/reversed",
        "dismiss/straight",
        "fireball/reversed",
        "fireball/straight",
    ]


@rule("BR-12.3", "BR-17.7")
@pytest.mark.parametrize(("side", "damage"), [("straight", 1), ("reversed", 0)])
def test_the_side_that_is_up_is_the_effect_that_is_used(side: str, damage: int) -> None:
    """Demon Howl: 1 damage, or a Malacoda."""
    t = preparing({"who": "rebecca", "at": "garden"}, hand="demon_howl, dismiss", at="garden")
    t.play("dismiss/straight", f"demon_howl/{side}", "demon_howl", "garden" if damage else "crypt")
    assert t["rebecca"].wounds == damage
    assert t.me.evocations == ([] if damage else ["malacoda@crypt"])


@rule("BR-12.4", "BR-28.19")
def test_prepared_spells_stay_face_down_until_they_are_cast() -> None:
    t = preparing(hand="fireball, dismiss, vanish", at="garden")
    t.play("dismiss/straight", "fireball/straight", "vanish/straight")
    t.play("wait", "wait", "end-turn")
    assert t.me.w.status == ["prepared"] * 3 + [""]
    assert [len(zone) for zone in t.me.w.revealed] == [0] * 4
    t.until("turn", seat=0)
    t.play("fireball", "garden")
    assert t.me.w.status == ["prepared", "used", "prepared", ""]


@rule("BR-12.5")
def test_after_the_phase_neither_order_nor_sides_can_be_changed() -> None:
    t = preparing(hand="fireball, dismiss, vanish", at="garden")
    t.play("dismiss/straight", "fireball/reversed", "vanish/reversed")
    before = laid(t, 0)
    assert (t.ask, t.phase) == ("turn", "action")
    assert {o.partition("-")[0] for o in t.options} == {"room", "wait", "activate", "space", "sacrifice"}
    t.play("wait", "end-turn")
    assert laid(t, 0) == before


@rule("BR-12.5", "BR-12.6", "BR-R54")
@pytest.mark.parametrize("ready", [0, 1])
def test_all_prepare_at_the_same_time_and_nothing_shows_before_the_last_is_ready(ready: int) -> None:
    other = 1 - ready
    t = preparing({"who": "rebecca", "hand": "fireball, dismiss, vanish"}, hand="maelstrom, earthquake, icy_grip")
    assert sorted(d.seat for d in t.session.decisions) == [0, 1]
    before, offered, log = fingerprint(view(t.state, other)), words(t, other), len(t.log)
    cards = (
        ["maelstrom/straight", "earthquake/reversed", "done"],
        ["fireball/straight", "dismiss/reversed", "done"],
    )
    lay(t, ready, *cards[ready])
    assert [d.seat for d in t.session.decisions] == [other]
    assert fingerprint(view(t.state, other)) == before
    assert words(t, other) == offered
    assert len(t.log) == log
    assert laid(t, ready) == [""] * 4
    lay(t, other, *cards[other])
    assert t.phase == "action"
    assert laid(t, ready)[:2] == cards[ready][:2]
    assert [e.args["count"] for e in t.events("prepared")] == [2, 2]


@rule("BR-12.6", "BR-R54", "BR-12.3")
def test_others_see_how_many_spells_lie_there_but_neither_which_nor_which_side_is_up() -> None:
    t = preparing({"who": "rebecca", "hand": "fireball, dismiss, vanish"}, hand="maelstrom, earthquake, icy_grip")
    lay(t, 1, "vanish/reversed", "fireball/straight", "dismiss/reversed")
    lay(t, 0, "maelstrom/straight", "earthquake/reversed", "done")
    theirs, own = view(t.state, 0).wizards[1], view(t.state, 1).wizards[1]
    assert [len(zone) for zone in theirs.sheet] == [1, 1, 1, 0]
    assert theirs.status == ["prepared"] * 3 + [""]
    assert all(card < 0 for zone in (*theirs.sheet, *theirs.turned) for card in zone)
    assert theirs.side == [""] * 4
    assert [marker_side(zone[0]) for zone in own.turned[:3]] == ["reversed", "straight", "reversed"]
    assert [id_of(zone[0]) for zone in own.sheet[:3]] == ["vanish", "fireball", "dismiss"]
    for event in t.events("prepared"):
        assert set(event.args) == {"who", "count"}


@rule("BR-12.6", "BR-R54")
def test_each_sees_only_the_own_choices_while_preparing() -> None:
    t = preparing({"who": "rebecca", "hand": "fireball, dismiss, vanish"}, hand="maelstrom, earthquake, icy_grip")
    lay(t, 0, "maelstrom/straight")
    mine, theirs = t.session.decision(0), t.session.decision(1)
    assert mine is not None
    assert theirs is not None
    assert [id_of(card) for card in mine.marked] == ["maelstrom"]
    assert theirs.marked == ()
    assert not any("maelstrom" in o for o in words(t, 1))


@rule("BR-T3", "BR-12.1", "BR-13.10", "BR-13.11")
@pytest.mark.parametrize("quick_in_turn", [1, 2, 3])
def test_the_example_of_tessa_whose_quick_spell_can_come_in_any_of_her_turns(quick_in_turn: int) -> None:
    t = table("tessa", {"who": "rebecca", "tokens": 0}, hand="barkskin, fireball, sun_lance, acid_burst",
              phase="preparation", active=-1, at="garden", tokens=0)  # fmt: skip
    t.play("acid_burst/straight", "barkskin/straight", "fireball/straight", "sun_lance/straight")
    standards = ["barkskin", "fireball", "sun_lance"]
    cast = []
    for turn, standard in enumerate(standards, 1):
        assert t.offers("acid_burst") == (turn <= quick_in_turn)
        assert [s for s in standards if t.offers(s)] == [standard], "in their order only"
        for spell in ["acid_burst", standard] if turn == quick_in_turn else [standard]:
            t.play(spell)
            cast.append(spell)
            while t.ask in ("target-room", "target", "mark"):
                t.play(t.options[0])
        if t.phase == "action" and t.offers("end-turn"):
            t.play("end-turn")
    assert len(cast) == 4
    assert t.phase != "action"


@rule("BR-17.9", "BR-R56")
def test_an_element_chosen_for_a_revealed_spell_stays_until_the_clean_up() -> None:
    t = table("nero", {"who": "rebecca", "at": "garden", "tokens": 1}, at="garden", tokens=0,
              spells=["phantom_blade/reversed"], evocations=["malacoda@arena"])  # fmt: skip
    t.play("phantom_blade", "holy")
    assert t.me.w.element[1] == "holy"
    t.play("wait").pass_all()
    assert (t.phase, t.me.w.element[1]) == ("evocation", "holy")
    t.play("done")
    assert t.me.w.element[1] == ""


@rule("BR-12.1", "BR-R54")
def test_the_others_see_the_school_on_the_back_of_a_prepared_spell_and_nothing_else_of_it() -> None:
    t = preparing(hand="fireball, ring_of_fire")
    t.play("fireball/reversed", "ring_of_fire/straight")
    seen = view(t.state, 1).wizards[0]
    assert seen.backs == ["destruction", "signature", "", ""]
    assert seen.sheet == [[-1], [-1], [], []]
    assert seen.turned == [[-1], [-1], [], []]
