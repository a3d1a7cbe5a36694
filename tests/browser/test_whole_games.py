"""Whole games of Spellbook in a real browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Player, Typist, lay_table, link_of


def test_two_clicks_from_the_start_page_to_playing(page: Page, page_errors: list[str]) -> None:
    page.goto("/")
    page.get_by_role("article").filter(has_text="Spellbook").get_by_role("button", name="Play now").click()
    player = Player(page)
    assert player.asked_or_over()
    assert player.answers.count() >= 1
    expect(page.get_by_role("region", name="Mages")).to_contain_text("you")


def test_a_whole_game_against_an_adept_bot(
    page: Page, page_errors: list[str], assert_accessible: Callable[[Page], None]
) -> None:
    page.goto("/")
    page.get_by_role("article").filter(has_text="Spellbook").get_by_role("button", name="Play now").click()
    player = Player(page, seed=1)
    answered = player.play()
    assert answered > 15
    expect(player.end_board).to_be_visible()
    assert player.end_board.get_by_role("row").count() == 3
    assert_accessible(page)


def test_a_whole_game_by_keyboard_alone(page: Page, page_errors: list[str], base_url: str) -> None:
    table = lay_table(base_url, [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "novice"}], seed=5)
    page.goto(link_of(table, [0]))
    typist = Typist(page, seed=2)
    assert typist.asked_or_over()
    page.evaluate("addEventListener('pointerdown', () => document.body.dataset.touched = 'yes', true)")
    typist.play()
    expect(typist.end_board).to_be_visible()
    assert page.evaluate("document.body.dataset.touched") is None
    page.keyboard.press("Escape")
    expect(typist.end_board).to_be_hidden()


def test_a_whole_game_of_two_friends_at_one_device(page: Page, page_errors: list[str], base_url: str) -> None:
    table = lay_table(
        base_url,
        [{"kind": "me", "name": "Ada"}, {"kind": "hotseat", "name": "Bea"}],
        seed=7,
        options={"cards": "set-3"},
    )
    page.goto(link_of(table, [0, 1]))
    player = Player(page, seed=3)
    player.play()
    expect(player.end_board).to_contain_text("Ada")
    expect(player.end_board).to_contain_text("Bea")


@pytest.mark.parametrize("cards", ["set-2", "classic"])
def test_a_whole_game_alone_on_a_phone(
    browser_context_args: dict[str, object], browser: object, base_url: str, cards: str
) -> None:
    table = lay_table(base_url, [{"kind": "me", "name": "Ada"}], seed=11, options={"cards": cards, "handicap": 2})
    context = browser.new_context(  # type: ignore[attr-defined]
        **{**browser_context_args, "viewport": {"width": 390, "height": 844}, "has_touch": True, "base_url": base_url}
    )
    page = context.new_page()
    page.goto(link_of(table, [0]))
    player = Player(page, seed=4)
    player.play()
    expect(player.end_board).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()
