"""Where all play together, players see what the others may choose, and suggest one of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.support import Place, Player


class Round:
    """Ada, who is asked, and Bea at a table of Weirdwood Manor, and somebody who watches."""

    def __init__(self, place: Place, line: ExitStack) -> None:
        self.place = place
        self.table = place.create("me", "hotseat", game="weirdwood", options={})
        tokens = [*(s["token"] for s in self.table["seats"]), self.table["spectate"]]
        self.ada, self.bea, self.watcher = (line.enter_context(self.enter(token)) for token in tokens)

    def enter(self, token: str) -> Player:
        return self.place.player(self.table["table"], token)

    @property
    def asked(self) -> dict[str, Any]:
        """What Ada is asked."""
        return self.ada.decision

    def suggest(self, who: Player, index: int | None, **changes: Any) -> dict[str, Any] | None:
        """Suggest an option to Ada (None: no longer); returns the suggestion."""
        option = None if index is None else self.asked["options"][index]["key"]
        who.send(**({"kind": "suggest", "seat": 0, "number": self.asked["number"], "option": option} | changes))
        return None if index is None else {"who": 1, "seat": 0, "number": self.asked["number"], "option": option}


@pytest.fixture
def party(place: Place) -> Iterator[Round]:
    with ExitStack() as line:
        yield Round(place, line)


def test_players_see_what_the_others_choose_from_and_spectators_do_not(party: Round) -> None:
    assert party.bea.state["decision"] is None
    assert party.bea.state["theirs"] == [party.asked]
    assert party.ada.state["theirs"] == []
    assert party.watcher.state["theirs"] == []


def test_everybody_hears_a_suggestion_until_it_is_taken_back(party: Round) -> None:
    said = party.suggest(party.bea, 2)
    for reader in (party.ada, party.bea, party.watcher):
        assert reader.until("suggestions")["suggestions"] == [said]
    party.suggest(party.bea, 2)  # the same again is no news
    other = party.suggest(party.bea, 0)
    assert party.ada.receive() == {"kind": "suggestions", "suggestions": [other]}, "one suggestion each"
    with party.enter(party.table["seats"][0]["token"]) as late:
        assert late.state["suggestions"] == [other]
    party.suggest(party.bea, None)
    assert party.ada.until("suggestions")["suggestions"] == []


def test_a_suggestion_lasts_as_long_as_the_question(party: Round) -> None:
    said = party.suggest(party.bea, 1)
    assert party.ada.until("suggestions")["suggestions"] == [said]
    assert party.ada.answer(1)["kind"] == "accepted"
    assert party.ada.state["suggestions"] == []
    party.bea.to_decide()
    now = party.bea.decision
    key = now["options"][0]["key"]
    for number in (now["number"] - 1, now["number"]):
        party.ada.send(kind="suggest", seat=1, number=number, option=key)
    heard = party.bea.until("suggestions")["suggestions"]
    assert heard == [{"who": 0, "seat": 1, "number": now["number"], "option": key}], "the other one came too late"


def test_it_changes_nothing_in_the_game(party: Round) -> None:
    before = party.place.table(party.table["table"])["version"]
    party.suggest(party.bea, 1)
    party.ada.until("suggestions")
    assert party.place.table(party.table["table"])["version"] == before
    assert party.ada.answer(0)["kind"] == "accepted", "Ada chooses what she likes"


@pytest.mark.parametrize(
    ("who", "changes", "code"),
    [
        ("watcher", {}, "not-seated"),
        ("bea", {"option": "no-such-option"}, "unknown-choice"),
        ("ada", {}, "no-suggestions"),
    ],
)
def test_what_nobody_could_suggest_is_refused(party: Round, who: str, changes: dict[str, Any], code: str) -> None:
    sender: Player = getattr(party, who)
    party.suggest(sender, 0, **changes)
    assert sender.until("refused")["code"] == code
    party.suggest(party.bea, 0)
    assert len(party.ada.until("suggestions")["suggestions"]) == 1, "the table goes on"


def test_where_each_plays_alone_nobody_sees_the_others_choices_or_suggests_anything(place: Place) -> None:
    table = place.create("me", "hotseat")
    with ExitStack() as line:
        ada, bea = (line.enter_context(place.player(table["table"], s["token"])) for s in table["seats"])
        assert bea.state["theirs"] == []
        options = ada.decision["options"]
        bea.send(kind="suggest", seat=0, number=ada.decision["number"], option=options[0]["key"])
        assert bea.until("refused")["code"] == "no-suggestions"
