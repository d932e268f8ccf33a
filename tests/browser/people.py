"""People at browsers: each has a context of its own, so that nobody is anybody else."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from mythos.core.registry import game_ids

GAME: Final = "arkham-ritual"
NOIR: Final = "arkham-noir"
DESK: Final = (1440, 900)
PHONE: Final = (390, 844)
PATIENCE: Final = 60
"""Seconds for anything that a person waits for, however busy the machine is."""
GAME_SECONDS: Final = 480.0
"""Seconds for a whole game."""
MOVES: Final = ".prompt button[data-move]:enabled"
BOT: Final = {"kind": "bot", "bot": "random"}
OPEN: Final = {"kind": "open"}
ME: Final = {"kind": "me"}
NOW: Final = """() => {
  const { number, asked, sending } = document.querySelector('.prompt').dataset
  const doubt = document.querySelector('[data-confirm]') !== null
  return { number, asked: sending ? null : asked, doubt }
}"""

expect.set_options(timeout=PATIENCE * 1000)


class House:
    """One server, and everybody who looks at it."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self.complaints: list[str] = []
        """Errors on the console, uncaught exceptions, and what the security policy refused."""
        self.forgiven: list[str] = []
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def person(
        self,
        name: str = "",
        *,
        size: tuple[int, int] = DESK,
        calm: bool = True,
        dark: bool = False,
        guided: bool = True,
        address: str = "",
        **prefs: object,
    ) -> Person:
        """Somebody with a browser; with a name they are a guest of the house already.

        `calm` wishes for less motion, `guided` has seen the guide, prefs are as they are kept.
        """
        wide, high = size
        context = self._browser.new_context(
            base_url=address or self.address,
            viewport={"width": wide, "height": high},
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
            locale="en-GB",
            permissions=["clipboard-read", "clipboard-write"],
        )
        context.set_default_timeout(PATIENCE * 1000)
        kept = json.dumps({"guided": game_ids() if guided else [], **prefs})
        context.add_init_script(f"localStorage.mythos ||= {json.dumps(kept)}")
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._complain(str(error)))
        person = Person(page)
        if name:
            person.ask("POST", "/api/guest", {"name": name})
        return person

    def forgive(self, words: str) -> None:
        """This is expected on a console: the test makes it happen."""
        self.forgiven.append(words)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"{message.text} {message.location.get('url', '')}")

    def _complain(self, text: str) -> None:
        if not any(words in text for words in self.forgiven):
            self.complaints.append(text)

    def close(self) -> None:
        """Everybody goes home."""
        while self._contexts:
            self._contexts.pop().close()


class Person:
    """Somebody with one page open."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server directly, as this person."""
        response = self.page.context.request.fetch(path, method=method, data=body)
        assert response.ok, response.text()
        return response.json()

    def open_table(self, *others: dict[str, str], **options: object) -> str:
        """A table with me on the first seat, made without the form; its id."""
        seats = [ME, *others]
        wanted = {"game": GAME, "seats": seats, "options": {"first_player": 0, **options}}
        return str(self.ask("POST", "/api/tables", wanted)["table"])

    def invitation(self, table: str, seat: int) -> str:
        found = self.ask("GET", f"/api/tables/{table}/invitations")["invitations"][seat]
        return f"/table/{table}#seat={seat}&invitation={found}"

    def take_seat(self, table: str, seat: int) -> None:
        self.ask("POST", f"/api/tables/{table}/seats/{seat}", {"invitation": ""})

    def visit(self, path: str) -> Person:
        self.page.goto(path)
        return self

    def at(self, table: str) -> Person:
        return self.visit(f"/table/{table}")

    # What is on the page.

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def text(self, words: str) -> Locator:
        return self.page.get_by_text(words)

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    @property
    def moves(self) -> Locator:
        return self.page.locator(MOVES)

    def move(self, move: str) -> Locator:
        return self.page.locator(f".prompt button[data-move='{move}']")

    def seat(self, seat: int) -> Locator:
        return self.page.locator(f".cellar [data-seat='{seat}']")

    def panel(self, name: str) -> Locator:
        """The side panel of this name, opened if it is not."""
        tab = self.page.locator("nav.tabs").get_by_role("button", name=name, exact=True)
        if tab.get_attribute("aria-pressed") != "true":
            tab.click()
        return self.page.locator("aside")

    @property
    def over(self) -> bool:
        return self.page.locator(".prompt a[href$='/replay']").count() > 0

    @property
    def number(self) -> str:
        """How far the game is, as the board says it: round and turn."""
        return self.page.locator(".cellar .head").inner_text()

    def now(self) -> dict[str, Any]:
        """In one glance: how far the game is, what I am asked, whether I am asked if I am sure."""
        found: dict[str, Any] = self.page.evaluate(NOW)
        return found

    def until_changed(self, before: dict[str, Any], what: str) -> None:
        """Wait until a glance is another one than before."""
        until(lambda: self.now() != before, what)

    # What people do.

    def choose(self) -> bool:
        """Make the last of my moves, if I have one: it leads to an end soonest."""
        if self.moves.count() == 0:
            for folded in self.page.locator(".prompt [data-folded]:enabled").all():
                folded.click()
            return False
        self.moves.last.click()
        return True


def until(done: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
    """Wait for something that is on no page alone."""
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, f"in vain: {what}"
        time.sleep(0.01)


def play_out(
    people: Sequence[Person], act: Callable[[Person], bool] = Person.choose, most: int = 0
) -> int:
    """Everybody plays until the game is over, or so many moves were made; how many it were."""
    made = 0
    end = time.monotonic() + GAME_SECONDS
    while not people[0].over and not (most and made >= most):
        assert time.monotonic() < end, "the game does not end"
        acted = [person for person in people if act(person)]
        made += len(acted)
        if not acted:
            people[0].page.wait_for_timeout(15)
    return made


def tabs_to_an_answer(person: Person) -> int:
    """How often Tab is pressed on a fresh page until something that answers has the focus."""
    keys = person.page.keyboard
    answer = ".prompt .moves button[data-move], .board [data-answers]"
    for tabs in range(1, 100):
        keys.press("Tab")
        if tabs == 1:
            keys.press("Enter")  # the first link leads to the question
        if person.page.evaluate(f"() => document.activeElement.matches({answer!r})"):
            return tabs
    raise AssertionError("no Tab leads to an answer")
