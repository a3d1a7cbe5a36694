"""Every law, on random games of every installed game and the toy, with every number of seats and every option."""

from __future__ import annotations

import statistics
from collections.abc import Iterator

import pytest

from magemoot import players
from magemoot.engine.rng import Stream
from tests.conformance import laws
from tests.conformance.laws import LAWS, Lengths
from tests.conformance.tables import FEWER, SPARSE, Laid, games, laid

GAMES = games()
SEATS = [(id, seats) for id, game in sorted(GAMES.items()) for seats in range(game.min_seats, game.max_seats + 1)]
TABLES = {1: 20, 2: 40, 3: 8, 4: 8, 5: 8, 6: 12, 7: 8, 8: 8}
"""How many tables, each with a seed of its own, a law is tried on for each game and number of seats."""
WHOLE = (1, 2)
"""The laws that are quick enough for games of any length; the others see long games shortened by an option."""
LEAST_IMAGINED = 0.9
"""So many of the imagined worlds differ from the truth at least, taken over many games."""
MEDIAN_UNIT = 5
BOT_ANSWERS = 40


def tables(law: int, id: str, seats: int) -> Iterator[Laid]:
    return laid(GAMES[id], seats, TABLES[law], law * 1_000, whole=law in WHOLE)


@pytest.mark.parametrize(("id", "seats"), SEATS)
@pytest.mark.parametrize("law", [n for n in LAWS if n != 2])
def test_law(law: int, id: str, seats: int) -> None:
    for table in tables(law, id, seats):
        if law == 5:
            laws.non_interference(table, bots=("random", "novice"), every=SPARSE.get(id, 1))
        elif law in (3, 8):
            (laws.fork_fidelity if law == 3 else laws.own_replay)(table, SPARSE.get(id, 1))
        else:
            LAWS[law](table)


def test_a_trap_that_lay_face_up_when_the_round_ended_was_no_secret() -> None:
    table = Laid(GAMES["blackrose"], 2, 780_067, {"extra_rounds": True})
    assert laws.non_interference(table, every=SPARSE["blackrose"]) > 0


@pytest.mark.parametrize("id", sorted(GAMES))
def test_games_end_and_units_are_short(id: str, record_property: pytest.RecordProperty) -> None:
    found: list[Lengths] = []
    for _, seats in (entry for entry in SEATS if entry[0] == id):
        found += [laws.progress(table) for table in tables(2, id, seats)]
    units = [unit for lengths in found for unit in lengths.units]
    longest = {"longest game": max(lengths.answers for lengths in found), "longest unit": max(units)}
    for name, value in longest.items():
        record_property(name, value)
    print(f"{id}: {longest}, median unit {statistics.median(units)}")  # noqa: T201  (read it with pytest -rP)
    assert statistics.median(units) < MEDIAN_UNIT


@pytest.mark.parametrize("id", sorted(GAMES))
def test_what_is_hidden_varies_between_imagined_worlds(id: str) -> None:
    game = GAMES[id]
    different = total = 0
    for table in laid(game, game.max_seats, 3, 5_500):
        for position, _ in laws.walk(table):
            if not position.over:
                world = position.imagine(0, Stream(total))
                different += laws.to_builtins(world.state) | {"rng": 0} != laws.to_builtins(position.state) | {"rng": 0}
                total += 1
    assert different > LEAST_IMAGINED * total


@pytest.mark.parametrize("id", sorted(GAMES))
def test_games_are_the_same_in_every_process(id: str) -> None:
    game = GAMES[id]
    plays = [
        (id, seats, seed)
        for seats in range(game.min_seats, game.max_seats + 1)
        for seed in (1, 2, 3)[: 1 if id in FEWER else 3]
    ]
    laws.same_in_every_process("tests.conformance.tables:games", plays, ("0", "1", "4711"))


@pytest.mark.parametrize("level", ["random", "novice", "adept"])
@pytest.mark.parametrize("id", sorted(GAMES))
def test_laws_hold_where_bots_play(id: str, level: str) -> None:
    """Bots reach other positions than chance does."""
    game = GAMES[id]
    for seats, seed in ((game.min_seats, 1), (game.max_seats, 2)):
        table = Laid(game, seats, seed, {})
        session = table.session()
        bots = [players.bot(level, seed=seat, iterations=8) for seat in range(seats)]
        while not session.over and session.number < BOT_ANSWERS // (2 if id in SPARSE else 1):
            seat = next(iter(session.position.pending))
            session.answer(seat, bots[seat].choose(session.seen_by(seat)))
            laws.all_pieces_are_there(table, session.position.state)
            laws._comes_back(table, session.position, session.number)
            fork = session.fork()
            laws.keep_to(3, table, laws.fingerprint(fork.state) == session.fingerprint, "a fork differs")
            laws._told_alike(
                table, laws.Truth.of(session), laws._twin(table, session, seat, Stream(session.number)), ()
            )
        laws.replayed(game, session.journal.to_json())
