"""A stranger with a finger, who knows no game: taps what is lit or offered, looks at it all.

A board marks what answers the question with `data-answers`; all the rest belongs to the table, so a
game that brings a board is walked through like the others. What goes wrong is kept: the last taps,
a picture, and the record of the game as far as it may be had.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import expect

from mythos.core.dice import Dice, seed_from
from tests.browser.people import House, Person, until

EYES: Final = (Path(__file__).parent / "eyes.js").read_text(encoding="utf-8")
KEPT: Final = Path("crashes", "touch")
TAPS: Final = 8
"""So often the board is tapped for one answer before the lists are looked at."""
FRAMES: Final = 180
"""Three seconds of a screen: by then something that answers must be there to press."""
BOTS_SECONDS: Final = 300.0
NEXT_FRAME: Final = "() => new Promise((done) => requestAnimationFrame(() => done(true)))"
AWAITED: Final = "() => eyes.awaited()"
POLLING: Final = 20
"""Milliseconds between two looks at whether it is my turn."""
CALM: Final = """() => {
  const prompt = document.querySelector('.prompt')
  return prompt === null || !prompt.dataset.sending
}"""


class Stuck(AssertionError):
    """What a person could not get past, with where the traces are."""


class Stranger:
    """Somebody who has come from the lobby to a table of one game."""

    def __init__(
        self, house: House, person: Person, name: str, database: Path, *, touches: bool
    ) -> None:
        self.house = house
        self.database = database
        self.person = person
        self.touches = touches
        self.page = person.page
        self.name = name
        self.dice = Dice(seed_from(name))
        self.taps: list[str] = []
        self.questions: set[str] = set()
        self.made = 0
        self.by_board = 0

    def play_now(self, game: str) -> None:
        """From the lobby, by the game's own first button, as it stands there."""
        self.page.add_init_script(EYES)
        self.person.visit("/")
        self._press(f"article[data-game='{game}'] button.primary")
        expect(self.page.locator(".prompt")).to_be_visible()

    # What a stranger does.

    def walk(self, most: int = 10_000) -> None:
        """Answer so many questions, or play to the end, and look around on the way."""
        try:
            while self.made < most and self._wait_for_me():
                self._look_around()
                self._answer()
        except Exception as error:
            raise Stuck(f"{error}\n{self._keep()}") from error

    def _wait_for_me(self) -> bool:
        """Until I am asked; False when the game is over."""
        self.page.wait_for_function(AWAITED, polling=POLLING, timeout=BOTS_SECONDS * 1000)
        now = self.look()
        assert not now["lost"], "the table is gone"
        assert not now["broken"], "a part of the page broke"
        assert not self.house.complaints, self.house.complaints
        return not now["over"]

    def _answer(self) -> None:
        """One answer: on the board first, in the lists only where the board has nothing."""
        start = self.look()
        self.questions.add(start["asked"])
        tried: set[str] = set()
        seen: set[str] = set()
        for _ in range(TAPS):
            now = self._something_to_press(start["number"])
            if now["number"] != start["number"] or now["over"]:
                self.by_board += 1
                break
            if now["confirm"]:
                self._press(".prompt [data-confirm]")
                continue
            offered = [each for each in now["board"] if each not in tried]
            fresh = [each for each in offered if each not in seen] if seen else []
            seen |= set(now["board"])
            if not offered:
                self._answer_from_the_list(now)
                break
            wanted = self._one_of(fresh or offered)
            tried.add(wanted)
            self._tap("board", wanted)
        else:
            self._answer_from_the_list(self.look())
        self._settle()
        if self.look()["confirm"]:
            self._press(".prompt [data-confirm]")
            self._settle()
        self.made += 1

    def _something_to_press(self, number: int) -> dict[str, Any]:
        """What there is to press now; within three seconds there must be something."""
        for _ in range(FRAMES):
            now = self.look()
            there = now["board"] or now["listed"] or now["folded"] or now["confirm"]
            if there or now["over"] or not now["asked"] or now["number"] != number:
                return now
            self.page.evaluate(NEXT_FRAME)
        raise Stuck(f"asked {now['asked']!r}, and nothing answers")

    def _answer_from_the_list(self, now: dict[str, Any]) -> None:
        if now["over"] or not now["asked"] or now["confirm"]:
            return
        if not now["listed"] and now["folded"]:
            self._press(".prompt [data-folded]")
            now = self.look()
        if now["listed"]:
            self._tap("list", self._one_of(now["listed"]))

    def _one_of(self, choices: list[str]) -> str:
        return choices[self.dice.below(len(choices))]

    def _tap(self, which: str, wanted: str) -> None:
        self.taps.append(f"{which}: {wanted}")
        place = self.page.evaluate(
            "([which, wanted]) => eyes.reach(which, wanted)", [which, wanted]
        )
        if place is None:  # it lies outside of a map's frame, or went away
            self.taps[-1] += " (out of reach)"
            return
        if self.touches:
            self.page.touchscreen.tap(place["x"], place["y"])
        else:
            self.page.mouse.click(place["x"], place["y"])
        self._settle()

    def _press(self, selector: str) -> None:
        self.taps.append(f"press {selector}")
        button = self.page.locator(selector).first
        if self.touches:
            button.tap()
        else:
            button.click()
        self._settle()

    def _settle(self) -> None:
        """Until what I did has had its effect, and two more frames."""
        self.page.wait_for_function(CALM)
        for _ in range(2):
            self.page.evaluate(NEXT_FRAME)

    # What a stranger looks at.

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate("() => eyes.look()")
        return found

    def _look_around(self) -> None:
        """Guides as they come; a panel now and then; everything must be there to read."""
        self._read_guides()
        self._check_words()
        tabs = self.page.locator("nav.tabs button")
        if self.made % 3 == 1:
            self._open_panel(self.made // 3 % tabs.count())
        if self.made % 7 == 2:
            self._follow_the_clause()

    def _read_guides(self) -> None:
        for _ in range(20):
            if not self.page.locator(".guide").count():
                return
            text = self.page.locator(".guide").inner_text()
            until(self._guide_is_clear, f"the guide covers what it speaks of: {text}")
            self._press(".guide button.primary")
        raise Stuck("the guide does not end")

    def _guide_is_clear(self) -> bool:
        return float(self.page.evaluate("() => eyes.hiddenByGuide()")) < 0.2

    def _check_words(self) -> None:
        wrong = self.page.evaluate("() => eyes.faults()")
        assert not wrong, f"{len(wrong)} texts cannot be read: {json.dumps(wrong[:6])}"

    def _open_panel(self, number: int) -> None:
        tab = self.page.locator("nav.tabs button").nth(number)
        if tab.get_attribute("aria-pressed") != "true":
            self._press(f"nav.tabs button >> nth={number}")
        expect(self.page.locator("aside h2").first).to_be_visible()
        self._check_words()
        self._press("aside > button")
        expect(self.page.locator("aside")).to_have_count(0)

    def _follow_the_clause(self) -> None:
        """The clause beside the question opens the rules there."""
        link = self.page.locator(".prompt .clause")
        if not link.count():
            return
        number = link.inner_text().strip()
        self._press(".prompt .clause")
        clause = self.page.locator(f"aside [data-clause='{number}']")
        expect(clause).to_be_in_viewport()
        assert clause.inner_text().replace(number, "").strip(), f"{number} has no text"
        self._press("aside > button")

    # What is left when something went wrong.

    def _keep(self) -> str:
        folder = KEPT / self.name.replace(" ", "-")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "taps.txt").write_text("\n".join(self.taps), encoding="utf-8")
        self.page.screenshot(path=str(folder / "screen.png"))
        table = self.page.url.rpartition("/table/")[2].partition("/")[0]
        for file in self.database.parent.glob(f"{self.database.name}*"):
            shutil.copy(file, folder)  # nobody gets the record of a running game otherwise
        return f"table {table}: its traces are in {folder}; the last taps: {self.taps[-6:]}"
