"""Whom the table waits for and for what: everybody is told, so it must say no more than the table shows."""

from __future__ import annotations

import pytest

from magemoot.server.frames import frame
from tests.games.talisman.play import Table, table
from tests.games.talisman.spellcraft import idle
from tests.server.support import Place, turns
from tests.support.rules import rule

TURNS = 4


def ghoul_with(spell: str, attention: str) -> Table:
    """A Sorceress about to begin her turn among Enemies, and a Ghoul in the City who holds this Spell."""
    return table(
        "sorceress",
        at="fields-1",
        life=3,
        spells="healing, invisibility",
        stage="start",
        lying={"fields-1": "bear", "woods-1": "wolf", "fields-2": "ape", "plains-1": "lion"},
        others=[{"who": "ghoul", "at": "city", "life": 2, "spells": spell, "attention": attention}],
    )


def waited_for(t: Table, reader: int | None) -> list[tuple[int, str]]:
    """Who is waited for and for what, as the server tells it this reader."""
    return [(one.seat, one.ask) for one in frame(t.session, reader).waiting]


@rule("TA-R13", "TA-22.3")
@pytest.mark.parametrize("attention", ["always", "mine", "never"])
@pytest.mark.parametrize("spell", ["hex", "preservation", "immobility", "random", "psionic_blast"])
@pytest.mark.parametrize("reader", [0, None])
def test_what_is_waited_for_is_the_same_whatever_spell_another_holds(reader, spell, attention):
    one, other = ghoul_with("counterspell", attention), ghoul_with(spell, attention)
    seen = set()
    while one.state.turn < TURNS and not one.over:
        waiting = waited_for(one, reader)
        assert waiting == waited_for(other, reader)
        seen.update(waiting)
        idle(one)
        idle(other)
    windows = {ask for seat, ask in seen if seat == 1 and ask.startswith("react-")}
    assert windows == {"react-turn-start"} if attention == "never" else len(windows) > 1


@rule("TA-22.5")
def test_who_must_discard_a_spell_is_waited_for_whether_or_not_he_has_a_choice():
    """Equal Spells leave no choice; not to wait for it would say that they are equal."""
    for spells in ("2 counterspell", "counterspell, hex"):
        t = table("dwarf", spells=spells, toad=1, stage="end", others=["elf"])
        assert waited_for(t, 1) == [(0, "surplus-spell")]


def test_whom_the_table_waits_for_goes_over_the_wire_as_a_seat_and_a_question_alone(place: Place) -> None:
    laid = place.create("me", "hotseat", game="talisman", options={"characters": 3}, seed=4)
    one, other = (place.player(laid["table"], s["token"]) for s in laid["seats"])
    watcher = place.player(laid["table"], laid["spectate"])
    assert one.state["waiting"] == other.state["waiting"] == [{"seat": s, "ask": "character"} for s in (0, 1)]
    asked = set()
    for turn, player in zip(range(40), turns([one, other, watcher]), strict=False):
        for reader in (one, other):
            assert reader.state["waiting"] == watcher.state["waiting"]
        for waiting in watcher.state["waiting"]:
            assert set(waiting) == {"seat", "ask"}
            asked.add(waiting["ask"])
        player.answer(turn)
    assert len(asked) > 3
    for reader in (one, other, watcher):
        reader.close()
