"""A board that a game's own package brings: served, loaded, played upon, and left out if broken."""

from __future__ import annotations

import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import BOT, DESK, ME, PHONE, House, Person
from tests.newcomer import installed
from tests.server.running import running_server

pytestmark = pytest.mark.slow
GAME: Final = "candle-auction"
CARDS: Final = ".candle-auction .hand button"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("newcomer")
    installed(folder)
    return folder / "site"


@pytest.fixture(scope="module")
def address(database: Path, site: Path) -> Iterator[str]:
    """A server that finds the package of the page about writing a game."""
    with running_server(str(database), rate=10_000, burst=10_000, site=str(site)) as here:
        yield here.url


def at_auction(house: House, size: tuple[int, int] = DESK) -> Person:
    ann = house.person("Ann", size=size)
    wanted = {"game": GAME, "seats": [ME, BOT], "options": {}}
    ann.at(str(ann.ask("POST", "/api/tables", wanted)["table"]))
    expect(ann.page.locator(".prompt.mine")).to_be_visible()
    return ann


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_move_is_made_on_the_board_of_the_games_own_package(
    house: House, size: tuple[int, int]
) -> None:
    ann = at_auction(house, size)
    cards = ann.page.locator(CARDS)
    expect(cards).to_have_count(3)
    expect(ann.page.locator(".candle")).to_contain_text("The candle is worth")
    card = cards.nth(1).inner_text()
    expect(cards.nth(1)).to_have_attribute("title", f"Bid {card}")
    cards.nth(1).click()
    expect(cards).to_have_count(2)
    cards.first.click()
    expect(cards).to_have_count(1)
    cards.first.click()
    expect(ann.prompt).to_contain_text("wins")


def test_its_styles_are_the_pages_own(house: House) -> None:
    ann = at_auction(house)
    expect(ann.page.locator(CARDS).first).to_have_css("min-height", "72px")


def test_a_board_that_does_not_load_leaves_the_plain_one(house: House) -> None:
    ann = house.person("Ann")
    house.forgive("board.js")
    house.forgive("dynamically imported module")
    ann.page.route("**/games/candle-auction/board.js", lambda route: route.abort())
    wanted = {"game": GAME, "seats": [ME, BOT], "options": {}}
    ann.at(str(ann.ask("POST", "/api/tables", wanted)["table"]))
    expect(ann.page.locator("dt", has_text="hand sizes")).to_be_visible()
    ann.moves.first.click()
    expect(ann.prompt).to_have_attribute("data-asked", "bid")


def status(address: str, path: str) -> int:
    try:
        with urllib.request.urlopen(address + path, timeout=10) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        return int(refused.code)


@pytest.mark.parametrize(
    ("path", "wanted"),
    [
        ("/games/candle-auction/board.js", 200),
        ("/games/candle-auction/board.css", 200),
        ("/games/candle-auction/board.svg", 404),
        ("/games/candle-auction/..%2f__init__.py", 404),
        ("/games/candle-auction/..%2ftexts%2fen.ftl", 404),
        ("/games/arkham-ritual/board.js", 404),
        ("/games/chess/board.js", 404),
    ],
)
def test_only_the_files_of_a_board_are_handed_out(
    chromium: Browser, address: str, path: str, wanted: int
) -> None:
    assert status(address, path) == wanted
