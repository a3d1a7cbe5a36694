"""Nobody learns from a question, an option, an event or a pause which Spells another holds (law 5)."""

from __future__ import annotations

from typing import Any

import pytest

from magemoot.engine.state import to_builtins, view
from tests.games.talisman.play import Table, table
from tests.games.talisman.spellcraft import idle
from tests.support.rules import rule

PAIRS = [
    ("counterspell", "hex"),
    ("preservation", "teleport"),
    ("immobility", "divination"),
    ("random", "psionic_blast"),
]
"""Spells that can be cast at different moments."""


def seen(t: Table, seat: int | None) -> Any:
    """All that a seat knows now: what lies there, what is asked, what has been told."""
    decisions = [(d.ask, d.options if d.seat == seat else None, d.seat, d.args, d.rule) for d in t.session.decisions]
    told = [e.seen_by(seat) for e in t.log]
    return to_builtins(view(t.state, seat)), decisions, told


def step(t: Table) -> None:
    """Seat 0 casts what it can, and everybody else does no more than he must."""
    cards = [o.key for o in t.decision.options if o.piece is not None] if t.seat == 0 and t.ask != "evade" else []
    if cards:
        t.play(cards[0])
    else:
        idle(t)


def same_to(seat: int | None, *tables: Table) -> None:
    """Play both tables alike and compare what the seat knows at every step of three turns."""
    for _ in range(80):
        known = [seen(t, seat) for t in tables]
        assert known[0] == known[1]
        if tables[0].over or tables[0].state.turn > 3:
            return
        for t in tables:
            step(t)


@rule("TA-22.3", "TA-R13")
@pytest.mark.parametrize("attention", ["always", "mine", "never"])
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
@pytest.mark.parametrize("seat", [0, None])
def test_what_another_holds_changes_nothing_that_one_sees(pair, attention, seat):
    tables = [
        table(
            "sorceress",
            at="fields-1",
            life=3,
            spells="healing, invisibility",
            stage="start",
            objects="armour",
            lying={"fields-1": "bear", "woods-1": "wolf", "fields-2": "ape", "plains-1": "lion"},
            others=[{"who": "ghoul", "at": "city", "life": 2, "spells": spell, "attention": attention}],
        )
        for spell in pair
    ]
    _level(*tables)
    same_to(seat, *tables)


def _level(*tables: Table) -> None:
    """Both decks hold the same cards in the same order: the two Spells change places, and nothing else."""
    one, other = (t.state for t in tables)
    held, wanted = one.adventurers[1].spells[0], other.adventurers[1].spells[0]
    other.spell_deck[:] = [held if c == wanted else c for c in one.spell_deck]
    other.spell_deck[:] = [held if c == wanted else c for c in other.spell_deck]
    for t in tables:
        t.session.position._checkpoint = t.state.copy()
        t.check()


@rule("TA-R111", "TA-R13")
@pytest.mark.parametrize("held", ["counterspell", "hex", "preservation"])
def test_whoever_could_counter_is_asked_whatever_he_holds(held):
    t = table(
        "ghoul", life=1, spells="healing", stage="start", others=[{"who": "elf", "spells": held, "attention": "always"}]
    )
    t.play("healing")
    assert (t.seat, t.ask) == (1, "react-spell")


@rule("TA-22.3")
def test_drawing_a_spell_is_told_to_its_owner_alone():
    t = table("wizard", spells="healing", life=1, stage="start", spell_draws="hex", others=["troll"])
    t.play("healing", "gain-spell")
    (drawn,) = t.events("draw-spell")
    assert drawn.to == (0,)
    assert drawn.private == ("card",)
    other = drawn.seen_by(1)
    assert other is not None
    assert other.args["card"].id == -1
