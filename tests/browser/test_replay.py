"""Looking back: everything open, the log beside it, rounds to jump to, an address for each move."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import BOT, DESK, GAME_SECONDS, PHONE, House, Person, until
from tests.browser.states import Stage

SHOWN = "[data-seat] .card"
CURRENT = "aside [aria-current=step]"


def looking_back(
    house: House, address: str = "", size: tuple[int, int] = DESK, lang: str = "en"
) -> tuple[Person, str, int]:
    """A stranger looks at a game of bots; with its table and its last position."""
    _, table = Stage(house).finished()
    last = int(house.person().ask("GET", f"/api/tables/{table}/log")["last"])
    stranger = house.person(size=size, lang=lang)
    stranger.visit(f"/table/{table}/replay{address}")
    expect(stranger.page.get_by_role("slider")).to_be_visible()
    return stranger, table, last


def at(person: Person, moves: int, last: int) -> None:
    expect(person.page.locator(".at")).to_have_text(f"Move {moves} of {last}")


def lines(person: Person) -> Locator:
    return person.page.locator("aside [data-line]")


def test_it_opens_with_everything_open(house: House) -> None:
    ann, _, last = looking_back(house)
    at(ann, 0, last)
    expect(ann.page.get_by_label("Seen by")).to_have_value("open")
    expect(ann.page.locator(SHOWN)).to_have_count(5)
    expect(ann.page.locator(f"{SHOWN}.down")).to_have_count(0)
    expect(lines(ann).filter(has_text="holds “")).not_to_have_count(0)
    ann.page.get_by_label("Seen by").select_option("a spectator")
    expect(ann.page.locator(f"{SHOWN}.down")).to_have_count(5)
    expect(lines(ann).filter(has_text="holds “")).to_have_count(0)


def test_the_log_stands_beside_it_and_follows(house: House) -> None:
    ann, _, last = looking_back(house)
    expect(lines(ann).last).to_contain_text("The game is over.")
    ann.page.locator("main").focus()
    ann.page.keyboard.press("End")
    expect(ann.page.locator(CURRENT)).to_contain_text("The game is over.")
    expect(ann.page.locator(CURRENT)).to_be_in_viewport()
    ann.page.keyboard.press("Home")
    expect(ann.page.locator(CURRENT)).to_be_in_viewport()
    wanted = lines(ann).filter(has_text=re.compile("takes|discards|refuses")).first
    words = wanted.inner_text()
    wanted.click()
    expect(ann.page.locator(".at")).not_to_have_text(f"Move 0 of {last}")
    expect(ann.page.locator(".told")).not_to_be_empty()
    expect(ann.page.locator("aside button:not(.later)").filter(has_text=words)).not_to_have_count(0)


def test_on_a_phone_the_log_opens_on_demand(house: House) -> None:
    ann, _, _ = looking_back(house, "?at=5", PHONE)
    log = ann.page.locator("aside")
    expect(log).to_be_hidden()
    ann.button("Log").tap()
    expect(ann.page.locator(CURRENT)).to_be_in_viewport()
    lines(ann).first.tap()
    expect(ann.page.locator(".at")).to_contain_text("Move 0 of")
    ann.page.keyboard.press("Escape")
    expect(log).to_be_hidden()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_one_can_jump_from_round_to_round(house: House) -> None:
    ann, _, last = looking_back(house)
    second = lines(ann).filter(has_text="Round 2:").last
    ann.button("To the next round").click()
    expect(second).to_have_class(re.compile("head"))
    expect(second).not_to_have_class(re.compile("later"))
    expect(ann.page.locator(".cellar .head")).to_contain_text("Round 2")
    expect(ann.button("To the next round")).to_be_disabled()
    ann.button("To the round before").click()
    at(ann, 0, last)
    ann.page.get_by_label("Jump to").select_option(index=1)
    expect(ann.page.locator(".cellar .head")).to_contain_text("Round 2")


def test_every_position_has_an_address(house: House) -> None:
    ann, table, last = looking_back(house, "?at=3&eyes=1")
    at(ann, 3, last)
    expect(ann.page.get_by_label("Seen by")).to_have_value("1")
    expect(ann.page.locator(f"{SHOWN}.down")).to_have_count(1)
    ann.button("One step on").click()
    ann.page.wait_for_url("**/replay?at=4&eyes=1")
    ann.page.get_by_label("Seen by").select_option("all open")
    ann.page.wait_for_url("**/replay?at=4")
    ann.button("Link to this position").click()
    expect(ann.text("The link is on your clipboard.")).to_be_visible()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/table/{table}/replay?at=4")
    bob = house.person().visit(link)
    at(bob, 4, last)


def test_back_undoes_leaps_and_not_steps(house: House) -> None:
    ann, _, last = looking_back(house)
    for _ in range(3):
        ann.button("One step on").click()
    at(ann, 3, last)
    ann.button("To the end").click()
    at(ann, last, last)
    ann.page.go_back()
    at(ann, 3, last)
    ann.page.go_forward()
    at(ann, last, last)


@pytest.mark.parametrize("search", ["?at=x&eyes=-1", "?at=-3&eyes=99", "?at=&eyes=%3Cb%3E"])
def test_an_address_that_means_nothing_is_the_start(house: House, search: str) -> None:
    ann, _, last = looking_back(house, search)
    at(ann, 0, last)
    expect(ann.page.get_by_label("Seen by")).to_have_value("open")
    ann.page.wait_for_url("**/replay")


def test_an_address_beyond_the_end_is_the_end(house: House) -> None:
    ann, _, last = looking_back(house, "?at=99999")
    at(ann, last, last)
    ann.page.wait_for_url(f"**/replay?at={last}")


@pytest.mark.parametrize(
    ("game", "players", "hidden"),
    [
        ("arkham-ritual", 3, SHOWN),
        ("arkham-noir", 1, "[data-area=hand] .clue"),
        ("rise-of-the-cults", 2, "[data-area=hands] [data-card]"),
        ("cthulhu-wars", 2, "[data-area=seats] .values"),
    ],
)
def test_every_game_can_be_looked_back_at_with_nothing_hidden(
    house: House, game: str, players: int, hidden: str
) -> None:
    """Through the whole game, with all eyes: what is hidden from some is seen somewhere."""
    ann = house.person("Ann")
    bot = {"kind": "bot", "bot": "novice"} if game == "cthulhu-wars" else BOT
    wanted = {"game": game, "seats": [bot] * players, "options": {}}
    table = ann.ask("POST", "/api/tables", wanted)["table"]
    until(
        lambda: ann.ask("GET", f"/api/tables/{table}")["status"] == "finished",
        "the bots' game",
        GAME_SECONDS,
    )
    last = int(ann.ask("GET", f"/api/tables/{table}/log")["last"])
    ann.visit(f"/table/{table}/replay")
    slider, seen = ann.page.get_by_role("slider"), 0
    for moves in range(0, last + 1, max(1, last // 12)):
        slider.fill(str(moves))
        at(ann, moves, last)
        expect(ann.page.locator("main > .board")).to_have_attribute("data-at", str(moves))
        seen += ann.page.locator(hidden).count()
    assert seen > 0
    for eyes in (*map(str, range(players)), "public", "open"):
        ann.page.get_by_label("Seen by").select_option(eyes)
        expect(ann.page.get_by_label("Seen by")).to_have_value(eyes)
