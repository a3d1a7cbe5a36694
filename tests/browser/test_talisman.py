"""Talisman in a real browser: games to their counted end, against bots, on a desk and on a phone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from magemoot.engine.session import Session
from magemoot.games import find
from tests.browser.player import Player, lay_table, link_of, take_up

TABLE = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "level": "random"}] * 3]
SHORT = {"sudden_death": "turns", "turn_limit": 4}


def test_a_game_of_talisman_against_three_bots(
    page: Page, page_errors: list[str], base_url: str, assert_accessible: Callable[[Page], None]
) -> None:
    table = lay_table(base_url, TABLE, "talisman", seed=5, options=SHORT)
    page.goto(link_of(table, [0]))
    player = Player(page, seed=1)
    assert player.asked_or_over()
    assert_accessible(page)
    assert player.play() > 5
    expect(player.end_board).to_be_visible()
    assert player.end_board.get_by_role("row").count() == 5


@pytest.mark.parametrize("seats", [1, 4])
def test_a_game_of_talisman_on_a_phone(
    browser: Browser, browser_context_args: dict[str, object], base_url: str, seats: int
) -> None:
    table = lay_table(base_url, TABLE[:seats], "talisman", seed=8, options={**SHORT, "turn_limit": 3})
    context = browser.new_context(
        **{**browser_context_args, "viewport": {"width": 390, "height": 844}, "has_touch": True, "base_url": base_url}
    )
    page = context.new_page()
    page.goto(link_of(table, [0]))
    player = Player(page, seed=2)
    player.play()
    expect(player.end_board).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844)])
def test_the_board_is_whole_and_the_prompt_low(page: Page, base_url: str, width: int, height: int) -> None:
    table = lay_table(base_url, TABLE, "talisman", seed=9, options={"characters": 3})
    page.set_viewport_size({"width": width, "height": height})
    page.goto(link_of(table, [0]))
    player = Player(page)
    for _ in range(8):
        assert player.asked_or_over()
        over = page.evaluate(
            "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
        )
        assert max(over) <= 0, f"{over} pixels too many at {width}x{height}"
        prompt = player.prompt.bounding_box()
        board = page.get_by_role("group", name="The board").bounding_box()
        assert prompt is not None
        assert board is not None
        assert board["x"] >= 0
        assert board["x"] + board["width"] <= width
        assert board["y"] + board["height"] <= prompt["y"] + 1, "the prompt covers the board"
        assert prompt["height"] <= 0.3 * height
        player.press(player.pick())


def asked_much(at_least: int) -> Session[object]:
    """A game in which Ada is asked a question with at least so many answers within her first few."""
    for seed in range(200):
        session, rng = Session(find("talisman"), 4, seed, {"characters": 3}), random.Random(seed)
        for _ in range(10):
            decision = session.decisions[0]
            if decision.seat == 0 and len(decision.options) >= at_least:
                return session
            session.answer(decision.seat, rng.choice(decision.options).key)
    raise AssertionError(f"no question of {at_least} answers in 200 games")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844)])
def test_a_question_with_very_many_answers_leaves_the_board_its_room(
    page: Page, base_url: str, width: int, height: int
) -> None:
    session = asked_much(30)
    last = session.decisions[0].options[-1].key
    page.set_viewport_size({"width": width, "height": height})
    page.goto(link_of(take_up(base_url, session, TABLE), [0]))
    player = Player(page)
    assert player.asked_or_over()
    board = page.get_by_role("group", name="The board").bounding_box()
    prompt = player.prompt.bounding_box()
    assert prompt is not None
    assert board is not None
    assert board["y"] + board["height"] <= prompt["y"] + 1, "the prompt covers the board"
    assert prompt["height"] <= 0.3 * height
    player.press(last)  # the last of them can be come by
