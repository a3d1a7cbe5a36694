"""Law 8 over time: one journal for every way each game can end, as it was recorded, still ends like that."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import magemoot
from magemoot.engine.game import Result
from magemoot.engine.journal import Journal
from magemoot.engine.session import Session
from magemoot.games.talisman.result import REASONS
from tests.conformance import laws
from tests.conformance.tables import Laid, games

JOURNALS = Path(__file__).parents[1] / "journals"
FOLDERS = sorted(folder for folder in JOURNALS.iterdir() if folder.is_dir())
RECORDED = [
    (folder.name, file.stem) for folder in FOLDERS for file in sorted(folder.glob("*.json")) if file.stem != "endings"
]


def endings(game: str) -> dict[str, Result]:
    return msgspec.json.decode((JOURNALS / game / "endings.json").read_bytes(), type=dict[str, Result])


@pytest.mark.parametrize(("game", "ending"), RECORDED)
def test_a_recorded_game_still_ends_as_it_did(game: str, ending: str) -> None:
    laws.recorded(games()[game], (JOURNALS / game / f"{ending}.json").read_bytes(), endings(game)[ending])


@pytest.mark.parametrize("ending", ["crown-first", "tie-shared", "solo-crown"])
def test_a_recorded_game_goes_on_when_only_what_was_stored_is_left_at_every_decision(ending: str) -> None:
    """Law 4 for whole games of Talisman: at every decision everything but the stored bytes is lost."""
    installed = games()
    journal = Journal.from_json((JOURNALS / "talisman" / f"{ending}.json").read_bytes())
    session = Laid(installed["talisman"], journal.seats, journal.seed, journal.options).session()
    for line in journal.answers():
        session = Session.load(session.save(), installed.__getitem__)
        session.answer(line.seat, line.key, line.number)
    assert session.result == endings("talisman")[ending]


def test_every_game_has_journals() -> None:
    assert {folder.name for folder in FOLDERS} == set(games())


@pytest.mark.parametrize("game", [folder.name for folder in FOLDERS])
def test_every_recorded_ending_has_its_journal(game: str) -> None:
    assert {ending for name, ending in RECORDED if name == game} == set(endings(game))


def test_spellbook_has_every_way_to_end() -> None:
    """SB-11.1, SB-11.2, SB-20.8, the tie-breaks of SB-11.12–11.15, and the draw of SB-20.12."""
    found = endings("spellbook").values()
    assert {result.reason for result in found if len(result.places) > 1} == {"spells", "board"}
    assert {result.reason for result in found if len(result.places) == 1} == {"spells", "board", "opponent"}
    ties = {result.tie_breaks for result in found}
    assert {("spells",), ("spells", "pool"), ("spells", "pool", "shared"), ("solo-draw",)} <= ties


def test_talisman_has_every_way_to_end() -> None:
    """TA-40.1, TA-42.5, TA-42.6, TA-R1, TA-R5, TA-R100: alone and together, won, counted, called off, or lost by all."""
    found = endings("talisman").values()
    together = {result.reason for result in found if len(result.places) > 1}
    alone = {result.reason for result in found if len(result.places) == 1}
    assert together == {"last-alive", "crown-first", "time", "called-off", "nobody"}
    assert alone == {"crown", "time", "called-off", "nobody"}
    assert together | alone == set(REASONS)
    assert ("shared",) in {result.tie_breaks for result in found}


def test_the_last_two_of_a_bloodbath_may_die_of_the_same_thing() -> None:
    """TA-42.3, TA-R122: nobody is left who could win, though neither was left alone before."""
    session = magemoot.replay(Journal.from_json((JOURNALS / "talisman" / "nobody-together.json").read_bytes()))
    assert [a.eliminated for a in session.position.state.adventurers] == [True, True]
    deaths = [event.number for event in session.events if event.name == "killed"]
    assert len(deaths) == 2
    assert len(set(deaths)) == 1
    assert session.result == Result("nobody", (1, 1), (0, 0), ())
