"""At the table: what a person sees, reaches and gets back."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from magemoot.engine.journal import Journal
from magemoot.engine.session import replay
from magemoot.games import find
from tests.browser.player import Player, lay_table, link_of, take_up

JOURNALS = Path(__file__).parents[1] / "journals"
ME_AND_NOVICE = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "novice"}]


@pytest.fixture
def player(page: Page, base_url: str, page_errors: list[str]) -> Player:
    """Ada, at a table with a bot, asked for her first morning."""
    table = lay_table(base_url, ME_AND_NOVICE, seed=3, options={"first": 0})
    page.goto(link_of(table, [0]))
    player = Player(page)
    assert player.asked_or_over()
    return player


def test_a_reload_shows_the_same_pending_decision(player: Player) -> None:
    player.press(player.pick())
    before = player.state()
    player.page.reload()
    assert player.asked_or_over()
    assert player.state() == before


def test_what_glows_on_the_altar_is_taken_by_clicking_it(player: Player) -> None:
    page = player.page
    pool = page.get_by_role("list", name=re.compile("^Pool of Ada"))
    assert pool.locator("[data-piece]").count() == 2
    page.locator(".altar button.legal[data-piece]").first.click()
    expect(pool.locator("[data-piece]")).to_have_count(3)


def test_a_free_undo_brings_the_morning_back(player: Player) -> None:
    page = player.page
    morning, before = player.state(), player.number()
    page.locator(".altar button.legal[data-piece]").first.click()
    player.taken(before)
    page.keyboard.press("u")
    expect(player.prompt.locator(".line")).to_have_text(morning[0])
    assert player.state() == morning


def test_a_rule_in_the_chronicle_opens_the_rulebook_there(player: Player) -> None:
    page = player.page
    page.get_by_role("button", name="Open rule SB-2.2").first.click()
    expect(page.get_by_text(re.compile("^SB-2.2$")).first).to_be_visible()
    page.keyboard.press("Escape")


@pytest.mark.parametrize("width", [1280, 640])
def test_a_key_opens_the_closer_look_at_what_is_marked(player: Player, width: int) -> None:
    page = player.page
    page.set_viewport_size({"width": width, "height": 720})
    look = page.get_by_role("region", name="Closer look").get_by_role("region", name="Closer look")
    thing = page.locator(".altar button.legal[data-piece]").first
    thing.focus()
    page.keyboard.press("Escape")
    expect(look).to_be_hidden()
    page.keyboard.press(".")
    expect(look).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(look).to_be_hidden()
    expect(thing).to_be_focused()


def test_the_chronicle_of_a_long_game_shows_its_end_and_more_when_asked(
    page: Page, base_url: str, page_errors: list[str]
) -> None:
    journal = Journal.from_json((JOURNALS / "talisman" / "solo-crown.json").read_bytes())
    recorded = replay(find("talisman"), journal)
    page.goto(link_of(take_up(base_url, recorded, ME_AND_NOVICE[:1]), [0]))
    expect(Player(page).end_board).to_be_visible()
    page.keyboard.press("Escape")
    chronicle = page.get_by_role("log")
    lines, earlier = chronicle.locator(".entry"), chronicle.get_by_role("button", name="Earlier lines")
    expect(lines.last).to_be_in_viewport()
    shown, left_out = lines.count(), int("".join(filter(str.isdigit, earlier.inner_text())))
    assert 200 <= shown < 400
    top = lines.first.inner_text()
    earlier.click()
    expect(lines).to_have_count(shown + 200)
    expect(lines.nth(200)).to_be_in_viewport()
    assert lines.nth(200).inner_text() == top
    while earlier.is_visible():
        earlier.click()
    expect(lines).to_have_count(shown + left_out)


def test_languages_change_without_a_reload(player: Player) -> None:
    page = player.page
    page.evaluate("window.stayed = true")
    for language, word in (("pl", "Kronika"), ("de", "Chronik"), ("en", "Chronicle")):
        page.locator("header button").last.click()
        page.get_by_role("dialog").get_by_role("combobox").first.select_option(language)
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("heading", name=word, exact=True)).to_be_visible()
    assert page.evaluate("window.stayed") is True


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844)])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_nothing_overflows(page: Page, base_url: str, width: int, height: int, seats: int) -> None:
    bots = [{"kind": "bot", "level": "random"}] * (seats - 1)
    table = lay_table(base_url, [{"kind": "me", "name": "Ada"}, *bots], seed=9, options={"first": 0})
    page.set_viewport_size({"width": width, "height": height})
    page.goto(link_of(table, [0]))
    player = Player(page)
    for _ in range(6):
        assert player.asked_or_over()
        over = page.evaluate(
            "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
        )
        assert max(over) <= 0, f"{over} pixels too many at {width}x{height} with {seats} seats"
        box = player.prompt.bounding_box()
        altar = page.locator(".altar").bounding_box()
        assert box is not None
        assert altar is not None
        assert altar["y"] + altar["height"] <= box["y"] + 1, "the prompt covers the altar"
        player.press(player.pick())


def test_a_friend_joins_by_link_and_both_see_the_same_table(
    page: Page, browser: Browser, browser_context_args: dict[str, object], base_url: str
) -> None:
    table = lay_table(base_url, [{"kind": "me", "name": "Ada"}, {"kind": "open"}], seed=3, options={"first": 0})
    page.goto(link_of(table, [0]))
    friend = browser.new_context(**{**browser_context_args, "base_url": base_url}).new_page()
    friend.goto(f"/#/join/{table['table']}/{table['invite']}")
    friend.get_by_role("textbox").fill("Bea")
    friend.get_by_role("button", name="Sit down").click()
    ada, bea = Player(page, seed=1), Player(friend, seed=2)
    assert ada.asked_or_over()
    ada.press(ada.pick())
    expect(page.get_by_role("region", name="Mages")).to_contain_text("Bea")
    altar = "all => all.map(a => a.dataset.piece)"
    assert friend.locator(".altar [data-piece]").evaluate_all(altar) == page.locator(
        ".altar [data-piece]"
    ).evaluate_all(altar)
    assert bea.answers.count() == 0
    friend.reload()
    expect(friend.locator(".altar [data-piece]").first).to_be_visible()
    assert friend.locator(".altar [data-piece]").evaluate_all(altar) == page.locator(
        ".altar [data-piece]"
    ).evaluate_all(altar)
    friend.context.close()


def test_at_one_device_the_friend_agrees_to_what_is_taken_back(
    page: Page, base_url: str, page_errors: list[str]
) -> None:
    two = [{"kind": "me", "name": "Ada"}, {"kind": "hotseat", "name": "Bea"}]
    table = lay_table(base_url, two, seed=3, options={"first": 0})
    page.goto(link_of(table, [0, 1]))
    ada = Player(page, seed=1)
    asks = page.get_by_role("button", name="Ask to take back")
    ada.play(stop=lambda: asks.count() > 0 and ada.curtain.count() == 0)
    number = ada.number()
    asks.click()
    page.get_by_role("button", name="Agree").click()
    expect(page.get_by_role("button", name="Agree")).to_have_count(0)
    expect(page.get_by_text("The others are being asked.")).to_have_count(0)
    assert int(ada.number()) < int(number)


def test_an_empty_chair_is_given_to_a_bot_and_a_table_left_only_after_a_question(
    page: Page, base_url: str, page_errors: list[str]
) -> None:
    table = lay_table(base_url, [{"kind": "me", "name": "Ada"}, {"kind": "open"}], seed=3, options={"first": 0})
    page.goto(link_of(table, [0]))
    mages = page.get_by_role("region", name="Mages")
    mages.get_by_role("button", name="Let a bot play").click()
    expect(mages.get_by_role("button", name="Let a bot play")).to_have_count(0)
    page.locator("header button").nth(1).click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Stay", exact=True).click()
    expect(page.get_by_role("button", name="Leave the table")).to_be_visible()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave for good").click()
    expect(page.get_by_role("heading", name="Take a seat at the table")).to_be_visible()


def test_a_spectator_sees_the_table_and_is_asked_nothing(page: Page, base_url: str, page_errors: list[str]) -> None:
    table = lay_table(base_url, ME_AND_NOVICE, seed=3, options={"first": 0})
    page.goto(f"/#/watch/{table['table']}/{table['spectate']}")
    expect(page.locator(".altar [data-piece]").first).to_be_visible()
    assert Player(page).answers.count() == 0


def test_start_lobby_new_table_and_table_are_accessible(
    player: Player, base_url: str, assert_accessible: Callable[[Page], None]
) -> None:
    page = player.page
    assert_accessible(page)
    for place in ("/", "/#/lobby", "/#/new/spellbook", "/#/about"):
        page.goto("about:blank")
        page.goto(base_url + place)
        expect(page.get_by_role("heading").first).to_be_visible()
        assert_accessible(page)
