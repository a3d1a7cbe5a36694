"""Each law catches what it is there to catch, and only that."""

from __future__ import annotations

import pytest

from tests.conformance import broken, laws
from tests.conformance.broken import FAULTS, Broken, Fault
from tests.conformance.laws import LAWS, LawBroken
from tests.conformance.tables import Laid
from tests.engine.toy import GAME

SEEDS = range(6)


def broken_laws(game: Broken) -> set[int]:
    """The laws that a game breaks on a few tables."""
    found = set()
    for check in LAWS.values():
        for seed in SEEDS:
            try:
                check(Laid(game, 3, seed, {}))
            except LawBroken as e:
                found.add(e.law)
                break
    return found


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.name for fault in FAULTS])
def test_a_fault_is_caught_by_its_law_and_by_no_other(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    assert broken_laws(fault.build(monkeypatch)) == {fault.law} | fault.also


def test_the_same_tables_without_a_fault_break_no_law() -> None:
    assert broken_laws(GAME) == set()


def test_every_law_has_a_fault() -> None:
    assert {fault.law for fault in FAULTS} == set(LAWS)


def test_an_order_that_depends_on_hashes_is_caught_between_processes_only() -> None:
    game = broken.walks_a_set()["conclave"]
    assert broken_laws(game) == set()
    with pytest.raises(LawBroken, match="law 6"):
        laws.same_in_every_process("tests.conformance.broken:walks_a_set", [("conclave", 2, 1)], ("0", "1", "2"))


@pytest.mark.parametrize("changed", [broken.other_rules, broken.other_options])
def test_a_journal_from_before_a_change_of_rules_does_not_pass_for_the_same_game(changed: object) -> None:
    assert callable(changed)
    *_, (session, _) = laws.walk_session(Laid(GAME, 3, 1, {}))
    assert session.result is not None
    laws.recorded(GAME, session.journal.to_json(), session.result)
    with pytest.raises(LawBroken, match="law 8"):
        laws.recorded(changed(), session.journal.to_json(), session.result)
    assert broken_laws(changed()) == set()
