"""Playing together: what one suggests, the other sees on the answer itself."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.player import Player, lay_table, link_of


def test_a_friend_suggests_an_answer_and_the_other_gives_it(
    page: Page, browser: Browser, browser_context_args: dict[str, object], base_url: str, page_errors: list[str]
) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "hotseat", "name": "Bea"}, {"kind": "bot", "level": "random"}]
    table = lay_table(base_url, seats, "weirdwood", seed=3)
    page.goto(link_of(table, [0]))
    friend = browser.new_context(**{**browser_context_args, "base_url": base_url}).new_page()
    friend.goto(link_of(table, [1]))
    ada, bea = Player(page), Player(friend)
    assert ada.asked_or_over()
    offered = friend.get_by_role("group", name="Suggest something to Ada").get_by_role("button")
    expect(offered).to_have_count(ada.answers.count())
    assert bea.answers.count() == 0
    offered.nth(2).click()
    expect(offered.nth(2)).to_have_attribute("aria-pressed", "true")
    badge = ada.answers.nth(2).get_by_role("img", name="Suggested by Bea")
    expect(badge).to_be_visible()
    expect(page.get_by_role("img", name="Suggested by Bea")).to_have_count(1)
    offered.nth(2).click()
    expect(badge).to_be_hidden()
    offered.nth(1).click()
    expect(ada.answers.nth(1).get_by_role("img", name="Suggested by Bea")).to_be_visible()
    ada.answers.nth(1).click()
    expect(page.get_by_role("group", name="Suggest something to Bea")).to_be_visible()
    assert bea.asked_or_over()
    assert friend.get_by_role("group", name="Suggest something to Ada").count() == 0
    friend.context.close()
