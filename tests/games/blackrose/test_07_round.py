"""BR-7: the phases of a round."""

# mypy: disable-error-code="comparison-overlap"

from __future__ import annotations

from typing import Any

from tests.games.blackrose.play import Table, table, told
from tests.support.rules import rule


def phases(t: Table) -> list[str]:
    return [told(e, "phase").removeprefix("phase-") for e in t.events("phase")]


@rule("BR-7.1")
def test_six_phases_follow_each_other_round_after_round() -> None:
    t = table("nero", phase="rose", active=-1, spellbook="3 fireball, 3 dismiss")
    while t.state.round < 3:
        t.session.answer(t.seat, t.options[-1])
    one_round = ["study", "preparation", "action", "evocation", "clean-up", "rose"]
    assert phases(t)[:12] == one_round * 2
    assert [e.args["round"] for e in t.events("round")] == [2, 3]


@rule("BR-7.2", "BR-11.1", "BR-11.2")
def test_all_draw_before_anyone_studies_and_all_study_before_anyone_prepares() -> None:
    t = table("nero", {"who": "rebecca", "spellbook": "4 embrace_of_the_grave"[2:], "memories": "fireball"},
              phase="study", active=-1, spellbook="2 dismiss")  # fmt: skip
    assert (t.ask, t.asked, t.me.hand, t["rebecca"].hand) == ("put-away", "nero", "2 dismiss", 2)
    t.until("put-away", seat=1)
    assert (t.me.hand, t["rebecca"].hand) == (4, 2)
    assert t.me.w.status == [""] * 4
    t.until_phase("preparation")
    assert (t.me.hand, t["rebecca"].hand) == (4, 4)
    assert [d.ask for d in t.session.decisions] == ["prepare-quick"] * 2


@rule("BR-7.2", "BR-13.8", "BR-23.6")
def test_nobody_moves_evocations_before_all_have_used_their_tokens_and_spells() -> None:
    beasts: dict[str, Any] = {"evocations": ["malacoda@arena"]}
    t = table("nero", {"who": "rebecca", "at": "garden", "tokens": 2, **beasts}, at="garden", tokens=1, **beasts)
    t.until("evocation")
    assert (t.phase, t.me.tokens, t["rebecca"].tokens) == ("evocation", 0, 0)
    assert t.asked == "nero"
    t.until("evocation", seat=1).until_phase("study")
    assert phases(t)[:3] == ["evocation", "clean-up", "rose"]


@rule("BR-7.2", "BR-24.1")
def test_the_clean_up_waits_until_every_wizard_has_moved_the_evocations() -> None:
    t = table("nero", {"who": "rebecca", "evocations": ["malacoda@arena"], "tokens": 0}, at="garden", tokens=1)
    t.play("wait")
    assert (t.ask, t.asked, t.me.tokens) == ("evocation", "rebecca", 0), "tokens are turned back in the Clean-up"
    t.play("done")
    assert t.me.tokens == 2
