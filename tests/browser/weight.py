"""What a page costs a browser that was never here: requests and bytes over the wire, by kind."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from playwright.sync_api import Page, expect

from tests.browser.people import House, Person

GENERAL: Final = ("random", "greedy", "mcts")
KINDS: Final = {
    "Script": "code",
    "Stylesheet": "styles",
    "Font": "fonts",
    "Fetch": "data",
    "XHR": "data",
    "Document": "page",
}


class Weight(Struct):
    """Bytes as they were sent, compressed; heads are all headers, frames the WebSocket's."""

    requests: int = 0
    code: int = 0
    styles: int = 0
    fonts: int = 0
    data: int = 0
    page: int = 0
    other: int = 0
    heads: int = 0
    frames: int = 0

    @property
    def total(self) -> int:
        files = self.code + self.styles + self.fonts + self.data + self.page + self.other
        return files + self.heads + self.frames


class Scales:
    """Weighs all that a page asks for from now on."""

    def __init__(self, page: Page) -> None:
        self.weight = Weight()
        self._answers: dict[str, tuple[str, int]] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.responseReceived", self._answered)
        session.on("Network.loadingFinished", self._loaded)
        session.on("Network.webSocketFrameReceived", self._heard)

    def _answered(self, event: dict[str, Any]) -> None:
        head = int(event["response"]["encodedDataLength"])
        self._answers[event["requestId"]] = (KINDS.get(event["type"], "other"), head)

    def _loaded(self, event: dict[str, Any]) -> None:
        kind, head = self._answers.get(event["requestId"], ("other", 0))
        body = int(event["encodedDataLength"]) - head
        self.weight.requests += 1
        self.weight.heads += head
        setattr(self.weight, kind, getattr(self.weight, kind) + body)

    def _heard(self, event: dict[str, Any]) -> None:
        # Binary frames come as base64.
        payload = event["response"]["payloadData"]
        self.weight.frames += len(payload) * 3 // 4


def weigh(house: House, path: str, ready: str, cookies: Any = ()) -> Weight:
    """A page until this is on it and nothing more is asked for."""
    person = house.person()
    person.page.context.add_cookies(list(cookies))
    scales = Scales(person.page)
    person.page.goto(path)
    expect(person.page.locator(ready).first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    return scales.weight


def played_now(person: Person, game: str) -> str:
    """A table as "Play now" opens it; its id."""
    info = next(each for each in person.ask("GET", "/api/games")["games"] if each["id"] == game)
    bot = next((each for each in info["bots"] if each not in GENERAL), "greedy")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * (info["default_players"] - 1)]
    wanted = {"game": game, "seats": seats, "options": {}}
    return str(person.ask("POST", "/api/tables", wanted)["table"])


def weigh_game(house: House, game: str) -> Weight:
    """A table opened by its link, until a question stands there."""
    ann = house.person("Ann")
    table, cookies = played_now(ann, game), ann.page.context.cookies()
    return weigh(house, f"/table/{table}", ".prompt.mine", cookies)
