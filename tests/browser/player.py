"""A person at a table: what they look at and press, in play language."""

from __future__ import annotations

import json
import random
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as StillWaiting

from magemoot.engine.session import Session

PATIENCE = 30_000
PROMPT = '[role=group][aria-label="Your choice"]'
LOOK = """before => {
    const bar = document.querySelector('[role=group][aria-label="Your choice"]');
    const keys = [...(bar?.querySelectorAll('[data-answer]') ?? [])].map(answer => answer.dataset.answer);
    const number = bar?.dataset.number ?? '';
    const asked = keys.length > 0 && number !== before && !bar.querySelector('.answers[aria-busy=true]');
    const curtain = document.querySelector('.curtain') !== null;
    const over = keys.includes('result');
    return (asked || curtain || over) && {number, keys, curtain, over, lacks: document.body.textContent.includes('{$')};
}"""
"""What a person sees as soon as there is something to do: a question that can be answered and is not the one of the number
given, the curtain between two people at one device, or the end."""


def lay_table(base_url: str, seats: list[dict[str, Any]], game: str = "spellbook", **more: Any) -> dict[str, Any]:
    """Lay a table as the client would; returns its links."""
    body = json.dumps({"game": game, "seats": seats, **more}).encode()
    request = urllib.request.Request(
        f"{base_url}/api/tables", data=body, headers={"Content-Type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request) as response:
        made: dict[str, Any] = json.load(response)
    return made


def take_up(base_url: str, session: Session[Any], seats: list[dict[str, Any]]) -> dict[str, Any]:
    """Lay a table from a game file; returns its links."""
    who = ",".join(s["kind"] if s["kind"] == "me" else f"bot:{s['level']}" for s in seats)
    request = urllib.request.Request(
        f"{base_url}/api/import?seats={who}", data=session.journal.to_json(), method="POST"
    )
    with urllib.request.urlopen(request) as response:
        made: dict[str, Any] = json.load(response)
    return made


def link_of(table: dict[str, Any], seats: list[int]) -> str:
    """The link that opens the table for these seats."""
    tokens = {s["seat"]: s["token"] for s in table["seats"]}
    return f"/#/t/{table['table']}/" + ",".join(tokens[s] for s in seats)


class Player:
    """Plays with the mouse, by the prompt bar or by the things themselves."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.rng = random.Random(seed)

    @property
    def prompt(self) -> Locator:
        return self.page.locator(PROMPT)

    @property
    def answers(self) -> Locator:
        return self.prompt.locator('[data-answer]:not([data-answer="result"]):not([data-answer="rematch"])')

    @property
    def end_board(self) -> Locator:
        return self.page.get_by_role("dialog", name="The game is over")

    @property
    def curtain(self) -> Locator:
        return self.page.locator(".curtain")

    def asked_or_over(self) -> bool:
        """Wait until there is something to answer (True) or the game is over (False)."""
        asked = self.answers.first.or_(self.end_board).or_(self.curtain).first
        expect(asked).to_be_visible(timeout=PATIENCE)
        return self.end_board.count() == 0

    def sentence(self) -> str:
        return self.prompt.locator(".line").inner_text()

    def state(self) -> tuple[str, ...]:
        """What is asked and offered now."""
        return (self.sentence(), *self.answers.evaluate_all("all => all.map(a => a.dataset.answer)"))

    def number(self) -> str:
        """How many answers the game has had before this question."""
        return self.prompt.get_attribute("data-number") or ""

    def look(self, before: str = "") -> dict[str, Any]:
        """Wait until there is something to do, and say what, all seen at one moment (see `LOOK`)."""
        seen: dict[str, Any] = self.page.wait_for_function(LOOK, arg=before, timeout=PATIENCE).json_value()
        assert not seen["lacks"], "a sentence lacks what it is about"
        return seen

    def pick(self) -> str:
        """The key of one answer at random, rather doing something than nothing."""
        return self.chosen(self.look()["keys"])

    def chosen(self, keys: list[str]) -> str:
        """One of these keys at random, rather doing something than nothing."""
        doing = [k for k in keys if k not in ("skip", "done")] or keys
        return self.rng.choice(doing)

    def press(self, key: str) -> None:
        """Click an answer in the prompt bar and wait until the table has taken it."""
        before = self.number()
        self.prompt.locator(f'[data-answer="{key}"]').click()
        self.taken(before)

    def taken(self, before: str) -> None:
        """Wait until another question is asked than the one of that number, the device goes on, or the game is over."""
        self.page.wait_for_function(
            """before => {
                const prompt = document.querySelector('[role=group][aria-label="Your choice"]');
                return document.querySelector('.curtain, dialog[open]') || (prompt?.dataset.number ?? '') !== before;
            }""",
            arg=before,
            timeout=PATIENCE,
        )

    def play(self, stop: Callable[[], bool] = lambda: False) -> int:
        """Answer whatever is asked until the game is over or `stop` says so; returns how many answers that took."""
        answered, before = 0, ""
        while not (seen := self.look(before))["over"]:
            if stop():
                return answered
            if seen["curtain"]:
                self.curtain.get_by_role("button").first.click()
                expect(self.curtain).to_be_hidden()
                before = ""
                continue
            before = seen["number"]
            try:
                self.answer(self.chosen(seen["keys"]))
            except StillWaiting:
                if self.number() == before:
                    raise
                continue  # somebody else's answer took the question away
            answered += 1
        expect(self.end_board).to_be_visible()
        return answered

    def answer(self, key: str) -> None:
        """Choose an answer: on the thing itself if it lies on the table, else in the prompt bar; one as good as the other."""
        thing = self.page.locator(f'button.legal[aria-label$="{self.words(key)}"]').first
        if self.rng.random() < 0.5 and thing.count() and thing.is_visible():
            thing.click()
        else:
            self.prompt.locator(f'[data-answer="{key}"]').click()

    def words(self, key: str) -> str:
        """What an answer says."""
        answer = self.prompt.locator(f'[data-answer="{key}"]')
        return (answer.get_attribute("title") or answer.inner_text()).strip()


class Steady(Player):
    """Gives the same answer to the same question every time, and rather gets on with the game than looks around."""

    LAST = ("done", "skip", "quiet", "belongings", "ditch", "ask-")
    """Beginnings of the keys of what is only done where there is nothing else to do."""

    def chosen(self, keys: list[str]) -> str:
        return self.choice(keys)

    @classmethod
    def choice(cls, keys: list[str]) -> str:
        """One of the keys; always the same one of the same keys."""
        doing = [k for k in keys if not k.startswith(cls.LAST)]
        return random.Random(" ".join(keys)).choice(doing or keys)


class Typist(Player):
    """Plays by keyboard alone: Tab, arrows, Enter, and the keys shown on the answers."""

    def answer(self, key: str) -> None:
        answer = self.prompt.locator(f'[data-answer="{key}"]')
        letter = answer.get_attribute("aria-keyshortcuts")
        if letter and self.rng.random() < 0.6:
            self.page.keyboard.press(letter)
            return
        for _ in range(200):
            self.page.keyboard.press("ArrowRight")
            if answer.evaluate("it => it === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
        raise AssertionError(f"the arrows never came to {key}")
