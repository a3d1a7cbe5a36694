"""kill -9 after every acknowledged answer of recorded games: each life of the server lasts for one answer.

Every day the last answers of each game are played like that, as many as MAGEMOOT_KILLS says; where it says more than a
game has answers, the whole game is. The same is done in the middle of a secret choice of several seats.
"""

from __future__ import annotations

import json
import logging
import os
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import magemoot
from magemoot.engine.journal import Journal
from magemoot.engine.session import Session
from magemoot.server.frames import event_info, frame
from tests.conformance import laws
from tests.conformance.tables import Laid
from tests.server.support import Place, QuickBots
from tests.server.test_kill import Mortal

log = logging.getLogger(__name__)

KILLS = int(os.environ.get("MAGEMOOT_KILLS", "4"))
JOURNALS = Path(__file__).parents[1] / "journals"
GAMES = [
    ("spellbook", "solo-board"),
    ("spellbook", "board"),
    ("spellbook", "tie-shared"),
    ("talisman", "time"),
    ("talisman", "called-off"),
    ("talisman", "tie-shared"),
    ("talisman", "nobody-together"),
    ("blackrose", "grand-master"),
    ("blackrose", "black-rose"),
    ("blackrose", "four-at-random"),
]
AT_RANDOM = {"four-at-random": (4, 5)}
"""Games that are not on paper but played at random, always the same: seats and seed. The recorded ones of Black Rose Wars have two seats."""
SPECTATOR = None


class Town(NamedTuple):
    """A server that can be killed, and how to reach whatever lives there now."""

    mortal: Mortal
    place: Place


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    data = tmp_path_factory.mktemp("data")
    mortal = Mortal(data, random.Random(0))
    place = Place(mortal.port, data, QuickBots())
    yield Town(mortal, place)
    place.http.close()
    mortal.end()


def recorded(game: str, ending: str) -> Journal:
    """A whole game, from its file or played at random."""
    if ending not in AT_RANDOM:
        return Journal.from_json((JOURNALS / game / f"{ending}.json").read_bytes())
    for session, move in laws.walk_session(Laid(magemoot.games()[game], *AT_RANDOM[ending], {})):
        if move is None:
            return session.journal
    raise LookupError(f"{game}, {ending}: does not end")


def first_joint_choice(journal: Journal) -> range:
    """The numbers of the answers with which several seats first choose at once, up to the one that shows it all."""
    session: Session[Any] = Session(magemoot.games()[journal.game], journal.seats, journal.seed, journal.options)
    begun = -1
    for line in journal.answers():
        if session.position.together and begun < 0:
            begun = line.number
        elif begun >= 0 and not session.position.together:
            return range(begun, line.number)
        session.answer(line.seat, line.key)
    raise LookupError(f"{journal.game}: nothing is chosen by several seats at once")


def shown(session: Session[Any], seat: int | None) -> dict[str, Any]:
    """What a reader must get of a game that was never interrupted: the table, the question, and the whole chronicle."""
    seen = [e for e in (event.seen_by(seat) for event in session.events) if e is not None]
    whole = msgspec.to_builtins(frame(session, seat), builtin_types=(msgspec.Raw,))
    whole["view"], whole["facts"] = json.loads(bytes(whole["view"])), json.loads(bytes(whole["facts"]))
    return {**whole, "events": msgspec.to_builtins([event_info(e, i) for i, e in enumerate(seen)])}


class Table:
    """A recorded game at a table of a server that dies, beside the same game in this process, which does not."""

    def __init__(self, town: Town, journal: Journal, begun: int) -> None:
        self.town = town
        head = Journal.from_json(journal.to_json())
        head.lines = list(head.answers()[:begun])
        self.begun = begun
        self.game = magemoot.replay(head)
        laid = town.place.http.post("/api/import", content=head.to_json())
        assert laid.status_code == 201, laid.text
        made = laid.json()
        self.id: str = made["table"]
        self.tokens: dict[int | None, str] = {s["seat"]: s["token"] for s in made["seats"]}
        self.tokens[SPECTATOR] = made["spectate"]

    @property
    def version(self) -> int:
        """How many answers were acknowledged at the table."""
        return self.game.number - self.begun

    def everybody_sees_the_game_as_it_is(self) -> None:
        for seat, token in self.tokens.items():
            with self.town.place.player(self.id, token) as reader:
                assert reader.state["version"] == self.version
                expected = shown(self.game, seat)
                assert {part: reader.state[part] for part in expected} == expected

    def answer_and_die(self, seat: int, key: str) -> None:
        """Answer, be told that it is accepted, die at once, and say the same again: it is not done twice."""
        command = {
            "kind": "answer",
            "nonce": f"answer-{self.game.number:06}",
            "number": self.game.number,
            "version": self.version,
            "option": key,
        }
        with ExitStack() as line:
            player = line.enter_context(self.town.place.player(self.id, self.tokens[seat]))
            player.send(**command)
            assert player.until("accepted", "refused")["kind"] == "accepted"
            self.town.mortal.die()
        self.game.answer(seat, key)
        with self.town.place.player(self.id, self.tokens[seat]) as player:
            player.send(**command)
            again = player.until("accepted", "refused")
            assert (again["kind"], again["version"]) == ("accepted", self.version)
        self.everybody_sees_the_game_as_it_is()


@pytest.mark.timeout(60 + 5 * KILLS)
@pytest.mark.parametrize(("game", "ending"), GAMES)
def test_kill_9_after_every_answer_of_a_recorded_game_changes_nothing(town: Town, game: str, ending: str) -> None:
    journal = recorded(game, ending)
    answers = journal.answers()
    killed = town.mortal.kills
    table = Table(town, journal, max(0, len(answers) - KILLS))
    table.everybody_sees_the_game_as_it_is()
    for line in answers[table.begun :]:
        table.answer_and_die(line.seat, line.key)
    assert town.mortal.kills - killed == min(KILLS, len(answers))
    assert table.game.over
    token = table.tokens[answers[-1].seat]
    file = town.place.http.get(f"/api/tables/{table.id}/export", headers={"Authorization": f"Bearer {token}"})
    assert Journal.from_json(file.content).answers() == answers
    log.info("%s, %s: killed after each of %d answers", game, ending, town.mortal.kills - killed)


@pytest.mark.timeout(60 + 5 * KILLS)
def test_kill_9_while_spells_are_prepared_in_secret_loses_nobodys_choice(town: Town) -> None:
    """The last of these answers turns the choices of all into spells on the sheets."""
    journal = recorded("blackrose", "four-at-random")
    choices = first_joint_choice(journal)[-KILLS:]
    killed = town.mortal.kills
    table = Table(town, journal, choices.start)
    for number in choices:
        assert table.game.position.together
        line = journal.answers()[number]
        table.answer_and_die(line.seat, line.key)
    assert town.mortal.kills - killed == len(choices) > 0
    assert not table.game.position.together
