"""Record one journal for every way a game can end: `python tools/record_journals.py [GAME …]`.

Seeds are tried in order with players of different tempers until every ending of `ENDINGS` is found; each goes to
`tests/journals/GAME/NAME.json`, its result to `tests/journals/GAME/endings.json`. Journals that still replay to their ending stay
as they are: they are there to show that games of earlier versions can be played again. Only when a change of the rules is
meant to change old games, say `--again` to record them anew.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from magemoot import players
from magemoot.engine.errors import JournalError
from magemoot.engine.game import Game, Result
from magemoot.engine.journal import Journal
from magemoot.engine.position import Position
from magemoot.engine.rng import Stream
from magemoot.engine.session import Session, replay
from magemoot.games.blackrose.result import totals
from magemoot.games.blackrose.state import BlackRose
from tests.conformance.tables import games

JOURNALS = Path(__file__).parents[1] / "tests" / "journals"
SEEDS = 2_000
BOT_SEEDS = 200
ROLLOUTS = 40
LAST = 12
"""So many decisions before its end, if the ending does not say, a game of bots is ended otherwise."""
BRANCHES = 40
"""From at most so many of these decisions."""
CLIMBS = 2_000
"""So many other ways to go on from what came closest to an ending are tried in one game."""
FAR = 12.0
"""From a game of bots that is farther from an ending than this, nothing leads there."""
LONGEST = 2_000


class Ending(msgspec.Struct, frozen=True):
    """A way a game can end: its name, the seats it takes, and how to tell it.

    Attributes:
        by_bots: chance does not get there in any time, so that only games of bots are looked at.
        options: those with which it happens; None: any of the game's `OPTIONS`.
        late: chance may end what bots have begun, from so many decisions before the end on.
        far: how far the end of a game is from this one; chance goes on from what came closest.
    """

    name: str
    seats: Sequence[int]
    reached: Callable[[Result], bool]
    by_bots: bool = False
    options: dict[str, Any] | None = None
    late: int = 0
    far: Callable[[Any], float] | None = None


def lead(t: BlackRose, *, quests: bool = False, trophies: bool = False) -> float:
    """How far ahead the best wizard of Black Rose Wars is of the second, if wanted in quests and trophies as well."""
    best = sorted(zip(totals(t), t.wizards, strict=True), key=lambda found: -found[0])
    (mine, w), (theirs, other) = best[:2]
    found = 10 * FAR * (t.end == "black-rose") + mine - theirs
    found += 2 * quests * abs(len(w.completed) - len(other.completed))
    return found + 2 * trophies * abs(sum(w.trophies) - sum(other.trophies))


COUNTED = {"sudden_death": "turns", "turn_limit": 12}
QUICK = {"trophies": 5, "starting_bonus": True}
"""Options of Talisman with which characters grow quickly."""
ENDINGS: dict[str, list[Ending]] = {
    "spellbook": [
        Ending("spells", (2, 3, 4), lambda r: r.reason == "spells" and not r.tie_breaks),
        Ending("board", (2, 3, 4), lambda r: r.reason == "board" and not r.tie_breaks),
        Ending("tie-spells", (2, 3, 4), lambda r: r.tie_breaks == ("spells",)),
        Ending("tie-pool", (2, 3, 4), lambda r: r.tie_breaks == ("spells", "pool")),
        Ending("tie-shared", (2, 3, 4), lambda r: r.tie_breaks[-1:] == ("shared",)),
        Ending("solo-spells", (1,), lambda r: r.reason == "spells" and not r.tie_breaks),
        Ending("solo-board", (1,), lambda r: r.reason == "board" and not r.tie_breaks),
        Ending("solo-opponent", (1,), lambda r: r.reason == "opponent" and not r.tie_breaks),
        Ending("solo-draw", (1,), lambda r: r.tie_breaks == ("solo-draw",)),
    ],
    "conclave": [
        Ending("rounds", (2, 3, 4), lambda r: r.reason == "rounds" and not r.tie_breaks),
        Ending("relics", (2, 3, 4), lambda r: r.reason == "relics" and not r.tie_breaks),
        Ending("tie-hand", (2, 3, 4), lambda r: r.tie_breaks == ("hand",)),
        Ending("tie-shared", (2, 3, 4), lambda r: r.tie_breaks == ("hand", "shared")),
    ],
    "talisman": [
        Ending("last-alive", (2, 3, 4, 6), lambda r: r.reason == "last-alive"),
        Ending("crown-first", (2,), lambda r: r.reason == "crown-first", True, {"sudden_death": "crown", **QUICK}),
        Ending("time", (2, 3, 5), lambda r: r.reason == "time" and not r.tie_breaks, False, COUNTED),
        Ending("tie-shared", (3, 4), lambda r: r.reason == "time" and r.tie_breaks == ("shared",), False, COUNTED),
        Ending("called-off", (2, 4), lambda r: r.reason == "called-off", False, {"turn_limit": 20}),
        Ending("nobody", (1,), lambda r: r.reason == "nobody"),
        Ending("nobody-together", (2,), lambda r: r.reason == "nobody", False, {"bloodbath": True}),
        Ending("solo-crown", (1,), lambda r: r.reason == "crown", True, QUICK),
        Ending("solo-time", (1,), lambda r: r.reason == "time", False, COUNTED),
        Ending("solo-called-off", (1,), lambda r: r.reason == "called-off", False, {"turn_limit": 20}),
    ],
    "blackrose": [
        Ending("grand-master", (2, 3, 4), lambda r: r.reason == "grand-master" and not r.tie_breaks, True),
        Ending("black-rose", (2, 3, 4), lambda r: r.reason == "black-rose"),
        Ending("tie-quests", (2, 3, 4), lambda r: r.tie_breaks == ("quests",), True, {}, 120, lead),
        Ending(
            "tie-trophies",
            (2, 3),
            lambda r: r.tie_breaks == ("quests", "trophies"),
            True,
            {},
            120,
            partial(lead, quests=True),
        ),
        Ending(
            "tie-crown",
            (3, 2),
            lambda r: r.tie_breaks == ("quests", "trophies", "crown"),
            True,
            {},
            120,
            partial(lead, quests=True, trophies=True),
        ),
        Ending("extra-round", (3, 2), lambda r: r.reason == "extra-round", True, {"extra_rounds": True}, 120, lead),
    ],
    "weirdwood": [
        *(
            Ending(f"won-{monster}", (1,), lambda r: r.reason == "won", True, {"monster": monster})
            for monster in ("ogre", "wraith", "therus")
        ),
        *(
            Ending(f"time-{monster}", (2, 3), lambda r: r.reason == "time", False, {"monster": monster})
            for monster in ("ogre", "wraith", "therus")
        ),
        Ending("curse", (3, 4), lambda r: r.reason == "curse", False, {"monster": "ogre"}),
        Ending("lady", (3, 2), lambda r: r.reason == "lady", True, {"monster": "ogre"}),
        Ending("life-force", (3, 5), lambda r: r.reason == "life-force", False, {"monster": "wraith"}),
        Ending("possession", (3, 2), lambda r: r.reason == "possession", False, {"monster": "therus"}),
        Ending("scarabs", (3, 5), lambda r: r.reason == "scarabs", False, {"scarab_limit": True}),
    ],
}
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "spellbook": [{}, {"cards": "set-2"}, {"cards": "set-3"}, {"cards": "classic"}],
    "conclave": [{}, {"relics": "few"}],
    "talisman": [{}, {"characters": 3, "trophies": 5}],
    "blackrose": [{}, {"overkill": True, "overload": True}, {"for_the_crown": True}],
    "weirdwood": [{}],
}
TEMPERS: dict[str, tuple[tuple[str, ...], ...]] = {
    "spellbook": ((), ("learn-",), ("learn-", "draw", "skip")),
    "conclave": ((),),
    "talisman": ((),),
    "blackrose": ((),),
    "weirdwood": ((),),
}
"""What somebody prefers: the words with which an option begins, the most liked first; all else is left to chance."""


def preferred(keys: Sequence[str], temper: Sequence[str], rng: Stream) -> int:
    """The place of an option that the temper likes best, mostly; any option now and then."""
    if rng.below(10):
        for word in temper:
            liked = [i for i, key in enumerate(keys) if key.startswith(word)]
            if liked:
                return liked[rng.below(len(liked))]
    return rng.below(len(keys))


def played(
    game: Game[Any], seats: int, seed: int, options: dict[str, Any], temper: Sequence[str]
) -> tuple[Result, list[tuple[int, int]]] | None:
    """The result of one whole game and its answers as (seat, index); None if it goes on for too long."""
    position = Position.start(game, seats, seed, game.checked_options(seats, options), keep=False)
    rng = Stream(seed + 1)
    given: list[tuple[int, int]] = []
    while not position.over and len(given) < LONGEST:
        chosen = preferred([game.catalogue.key(value) for value in position.options], temper, rng)
        given.append((position.seat, chosen))
        position.play(position.options[chosen])
    return (game.result(position.state), given) if position.over else None


def as_session(
    game: Game[Any], seats: int, seed: int, options: dict[str, Any], given: list[tuple[int, int]]
) -> Session[Any]:
    """The game with these answers, as a session."""
    session: Session[Any] = Session(game, seats, seed, options)
    for seat, index in given:
        session.answer(seat, index)
    return session


def still_good(game: Game[Any], file: Path, ending: Ending) -> Result | None:
    """The result of a recorded journal; None if there is none, or it leads elsewhere by now."""
    if not file.exists():
        return None
    try:
        result = replay(game, Journal.from_json(file.read_bytes())).result
    except JournalError as e:
        print(f"  {file.name}: {e}")
        return None
    return result if result is not None and ending.reached(result) else None


def search(game: Game[Any], ending: Ending) -> Session[Any]:
    """A game that ends like this: one of players with a temper, else one that bots begin and chance ends.

    Raises:
        LookupError: none among the seeds does.
    """
    variants = OPTIONS[game.id] if ending.options is None else [ending.options]
    tempers = TEMPERS[game.id]
    for seed in range(0 if ending.by_bots else SEEDS):
        seats = ending.seats[seed % len(ending.seats)]
        options = variants[seed // 5 % len(variants)]
        found = played(game, seats, seed, options, tempers[seed // 3 % len(tempers)])
        if found is not None and ending.reached(found[0]):
            return as_session(game, seats, seed, options, found[1])
    for seed in range(BOT_SEEDS):
        options = variants[seed % len(variants)]
        given = near_the_end_of_bots(game, ending.seats[0], seed, options, ending)
        if given is not None:
            return as_session(game, ending.seats[0], seed, options, given)
    raise LookupError(f"{game.id}: no game among {SEEDS} seeds ends like {ending.name}")


def near_the_end_of_bots(
    game: Game[Any], seats: int, seed: int, options: dict[str, Any], ending: Ending
) -> list[tuple[int, int]] | None:
    """The answers of a game of bots that ends like this, or that chance ends like this at last, if there is one among many."""
    session: Session[Any] = Session(game, seats, seed, options)
    bots = [players.bot("novice", seed=seat) for seat in range(seats)]
    given: list[tuple[int, int]] = []
    forks: list[Position[Any]] = []
    while not session.over and len(given) < LONGEST:
        seat = session.position.seat
        forks.append(session.fork())
        given.append((seat, bots[seat].choose(session.seen_by(seat))))
        session.answer(*given[-1])
    if session.result is not None and ending.reached(session.result):
        return given
    if ending.by_bots and not ending.late:
        return None
    if ending.far is not None:
        return climbed(game, given, forks, ending, Stream(seed))
    rng = Stream(seed)
    last = ending.late or LAST
    for number in range(len(forks) - 1, max(0, len(forks) - last), -max(1, last // BRANCHES)):
        for _ in range(ROLLOUTS):
            position = forks[number].fork(keep=False)
            rest: list[tuple[int, int]] = []
            while not position.over and len(rest) < LONGEST:
                rest.append((position.seat, rng.below(len(position.options))))
                position.play(position.options[rest[-1][1]])
            if position.over and ending.reached(game.result(position.state)):
                return given[:number] + rest
    return None


def climbed(
    game: Game[Any], given: list[tuple[int, int]], forks: list[Position[Any]], ending: Ending, rng: Stream
) -> list[tuple[int, int]] | None:
    """The answers of a game that ends like this, found by going on by chance again and again from what came closest."""
    assert ending.far is not None
    first = max(0, len(given) - ending.late)
    last = forks[-1].fork()
    last.play(last.options[given[-1][1]])
    closest = ending.far(last.state)
    if closest > FAR:
        return None
    for _ in range(CLIMBS):
        number = first + rng.below(len(given) - first)
        position = forks[number].fork(keep=False)
        rest: list[tuple[int, int]] = []
        while not position.over and len(rest) < 2 * ending.late:
            rest.append((position.seat, rng.below(len(position.options))))
            position.play(position.options[rest[-1][1]])
        if not position.over:
            continue
        if ending.reached(game.result(position.state)):
            return given[:number] + rest
        far = ending.far(position.state)
        if far <= closest:
            closest, given, forks = far, given[:number] + rest, forks[:number] + along(forks[number], rest)
    return None


def along(position: Position[Any], given: list[tuple[int, int]]) -> list[Position[Any]]:
    """The positions before each of these answers."""
    passed = []
    for _, index in given:
        passed.append(position)
        position = position.fork()
        position.play(position.options[index])
    return passed


def record(game: Game[Any], again: bool) -> None:
    """Bring the journals of one game up to date."""
    folder = JOURNALS / game.id
    folder.mkdir(parents=True, exist_ok=True)
    results: dict[str, Result] = {}
    for ending in ENDINGS[game.id]:
        file = folder / f"{ending.name}.json"
        result = None if again else still_good(game, file, ending)
        if result is None:
            session = search(game, ending)
            file.write_bytes(session.journal.to_json())
            result = session.result
            print(f"{game.id}: {ending.name}: recorded seed {session.seed} with {session.seats} seats")
        assert result is not None
        results[ending.name] = result
    text = msgspec.json.format(msgspec.json.encode(results), indent=1)
    (folder / "endings.json").write_bytes(text + b"\n")


def main() -> None:
    """Record what is missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="games to record; all when left out")
    parser.add_argument("--again", action="store_true", help="record everything anew")
    wanted = parser.parse_args()
    installed = games()
    for id in wanted.games or sorted(ENDINGS):
        record(installed[id], wanted.again)


if __name__ == "__main__":
    main()
