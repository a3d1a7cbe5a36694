"""The long games in a real browser, one person and two or three bots, until the game is over by the rules."""

from __future__ import annotations

import os
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from magemoot.engine.journal import Journal
from magemoot.engine.session import Session, replay
from magemoot.games import find
from magemoot.server import bots, tables
from tests.browser.player import Steady, lay_table, link_of, take_up

SEATS = {"talisman": 4, "blackrose": 4, "weirdwood": 3}
"""How many play each game: Ada, and bots."""
ROADS: dict[str, tuple[str, dict[str, Any]]] = {
    "crown-first": ("talisman", {"trophies": 5, "sudden_death": "crown"}),
    "last-alive": ("talisman", {"trophies": 5}),
    "grand-master": ("blackrose", {}),
    "black-rose": ("blackrose", {"overkill": True}),
    "curse": ("weirdwood", {"monster": "ogre"}),
    "life-force": ("weirdwood", {"monster": "wraith"}),
}
"""The game, and options with which it does not last too long, by what such a game ends with."""
JOURNALS = Path(__file__).parents[1] / "journals"
FIRST_SEED = 7
MOST = 1_500
"""The first game from that seed on is played that ends within so many answers."""
LAST = 10
"""So many answers of the first seat were left to give when a recorded game is taken up near its end."""
PLAYED = [
    ((1440, 900), "crown-first"),
    ((390, 844), "last-alive"),
    ((1440, 900), "grand-master"),
    ((390, 844), "black-rose"),
    ((1440, 900), "curse"),
    ((390, 844), "life-force"),
]
"""On which page which game."""
EVERY_DAY = [PLAYED[0], PLAYED[3], PLAYED[5]]
"""Those of which the last answers are always played."""

WHOLE = os.environ.get("MAGEMOOT_WHOLE_GAMES") == "1"


def laid(seats: int) -> list[dict[str, Any]]:
    """Who sits at a table: Ada, and bots."""
    return [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "level": "novice"}] * (seats - 1)]


def steady_seed(_table: str, seat: int, number: int) -> int:
    """The seed of a bot's thought: by its seat and the question alone, so that the same game can be played again."""
    return bots.thought_seed("", seat, number)


@pytest.fixture
def steady_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the server the bots think by `steady_seed`."""
    monkeypatch.setattr(tables, "thought_seed", steady_seed)


def play_on(session: Session[Any]) -> None:
    """Play a game on as Ada and the bots of the table would, to its end if that is not too far."""
    given = 0
    while not session.over and given < MOST:
        decision = session.decisions[0]
        if decision.seat == 0:
            key = Steady.choice([o.key for o in decision.options])
        else:
            thought = bots.Thought(
                game=session.game.id,
                seen=session.seen_by(decision.seat).to_bytes(),
                level="novice",
                seed=steady_seed("", decision.seat, decision.number),
                options=len(decision.options),
            )
            key = decision.options[bots.think(thought, None, None)].key
        session.answer(decision.seat, key)
        given += 1


def without_browser(reason: str) -> tuple[int, Session[Any]]:
    """A game that ends for this reason, played without a browser: its seed and its end."""
    game, options = ROADS[reason]
    for seed in range(FIRST_SEED, FIRST_SEED + 20):
        session = Session(find(game), SEATS[game], seed, options)
        play_on(session)
        if session.result is not None and session.result.reason == reason:
            return seed, session
    raise AssertionError(f"of 20 games none ended with {reason!r} within {MOST} answers")


def near_the_end(reason: str) -> Session[Any]:
    """A recorded game that ended for this reason, before the last answers of its first seat."""
    game, _ = ROADS[reason]
    journal = Journal.from_json((JOURNALS / game / f"{reason}.json").read_bytes())
    answers = journal.answers()
    mine = [at for at, answer in enumerate(answers) if answer.seat == 0]
    session = Session(find(game), journal.seats, journal.seed, journal.options)
    for answer in answers[: mine[-LAST]]:
        session.answer(answer.seat, answer.key)
    return session


@pytest.fixture
def page_of_size(
    browser: Browser, browser_context_args: dict[str, Any], base_url: str, request: pytest.FixtureRequest
) -> Iterator[Page]:
    """A page of the size that the test names; it has logged no error by the end of the test."""
    width, height = request.param
    size = {"viewport": {"width": width, "height": height}, "has_touch": width < 760}
    context = browser.new_context(**{**browser_context_args, **size, "base_url": base_url})
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(f"thrown: {error}"))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    yield page
    assert not errors, "\n".join(errors)
    context.close()


def play_to_the_end(page: Page, base_url: str, table: dict[str, Any]) -> Session[Any]:
    """Click through whatever is asked until the end board lies there; the game as the server keeps it."""
    page.goto(link_of(table, [0]))
    ada = Steady(page)
    assert ada.play() > 0
    expect(ada.end_board).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(
        "[...document.querySelectorAll('header *')].every(it => it.getBoundingClientRect().right <= innerWidth)"
    ), "the bar at the top is wholly on the page"
    key = {"Authorization": f"Bearer {table['seats'][0]['token']}"}
    request = urllib.request.Request(f"{base_url}/api/tables/{table['table']}/export", headers=key)
    with urllib.request.urlopen(request) as response:
        journal = Journal.from_json(response.read())
    rows = journal.seats + (journal.game == "blackrose")  # there the Rose is counted too
    assert ada.end_board.get_by_role("row").count() == 1 + rows
    return replay(find(journal.game), journal)


@pytest.mark.slow
@pytest.mark.usefixtures("steady_bots")
@pytest.mark.parametrize(("page_of_size", "reason"), EVERY_DAY, indirect=["page_of_size"], ids=lambda part: str(part))
def test_a_game_taken_up_near_its_end_is_played_until_somebody_has_won(
    page_of_size: Page, base_url: str, reason: str
) -> None:
    """It ends as the same game does that is played without a browser."""
    whole = near_the_end(reason)
    table = take_up(base_url, whole, laid(whole.seats))
    play_on(whole)
    played = play_to_the_end(page_of_size, base_url, table)
    assert whole.over
    assert played.result == whole.result
    assert played.fingerprint == whole.fingerprint


@pytest.mark.skipif(not WHOLE, reason="takes minutes; MAGEMOOT_WHOLE_GAMES=1 plays it")
@pytest.mark.timeout(1200)
@pytest.mark.slow
@pytest.mark.usefixtures("steady_bots")
@pytest.mark.parametrize(("page_of_size", "reason"), PLAYED, indirect=["page_of_size"], ids=lambda part: str(part))
def test_a_whole_game_is_played_until_somebody_has_won(page_of_size: Page, base_url: str, reason: str) -> None:
    """From the first roll; it ends as the same game does that is played without a browser.

    Where all decide at once, who is quicker goes first, and another game comes of it: then it only has to end by the rules.
    """
    seed, whole = without_browser(reason)
    game, options = ROADS[reason]
    table = lay_table(base_url, laid(SEATS[game]), game, seed=seed, options=options)
    played = play_to_the_end(page_of_size, base_url, table)
    if game == "blackrose":
        assert played.result is not None
        assert played.result.reason in ("grand-master", "black-rose")
        return
    assert played.result == whole.result
    assert played.fingerprint == whole.fingerprint
