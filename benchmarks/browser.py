"""The browser table: weight, time until one can act, frames while cards travel, tap to picture.

A real Chromium without a window, which draws without a graphics card, and a real server on the same
machine. Every figure stands beside a reference from the same run: an empty page under the same
throttle, a page on which nothing moves, a bare WebSocket round trip.

    python -m benchmarks.browser [--rounds 7]
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from playwright.sync_api import Page, expect
from rich.console import Console
from rich.table import Table
from tests.browser.people import OPEN, House, Person, tabs_to_an_answer
from tests.browser.weight import weigh, weigh_game
from tests.server.running import running_server
from tools.chromium import running_chromium

from mythos.core.registry import game_ids

THROTTLE: Final = 4
BOTS: Final = [{"kind": "bot", "bot": "reasoner"}] * 4
FRAMES_SECONDS: Final = 20
SHOWN: Final = """wanted => new Promise((done) => {
  const look = () => {
    if (!document.querySelector(wanted)) return setTimeout(look, 4)
    requestAnimationFrame(() => setTimeout(() => done(performance.now())))
  }
  look()
})"""
"""When this was drawn and the page could listen again, since the navigation began."""
SAMPLE: Final = """(always) => {
  window.sampled = []
  let last = performance.now()
  const moving = () => document.getAnimations().some((each) => each.playState === 'running')
  const next = (now) => {
    if (always || moving()) window.sampled.push(now - last)
    last = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}"""
"""Frame times from now on: all of them, or those in which something moves."""
TAP: Final = """move => new Promise((done) => {
  const prompt = document.querySelector('.prompt')
  const before = prompt.querySelector('.words').innerText
  const begun = performance.now()
  const watch = new MutationObserver(() => {
    if (prompt.querySelector('.words').innerText === before) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)))
  })
  watch.observe(prompt, { childList: true, subtree: true, characterData: true })
  prompt.querySelector(`[data-move='${move}']`).click()
})"""
ROUND_TRIP: Final = """({ table, times }) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/play`)
  const took = []
  let begun = 0
  const ask = () => {
    begun = performance.now()
    socket.send(JSON.stringify({ do: 'why', id: `r${took.length}`, move: 'give 0' }))
  }
  socket.onopen = () => socket.send(JSON.stringify({ do: 'hello', seat: 0 }))
  socket.onmessage = async (event) => {
    const text = typeof event.data === 'string' ? event.data : await event.data.text()
    const message = JSON.parse(text)
    if ('n' in message) return ask()
    if (!('re' in message)) return
    took.push(performance.now() - begun)
    if (took.length < times) return ask()
    socket.close()
    done(took)
  }
})"""


def weights(house: House) -> Table:
    """What each page costs a browser that was never here, as it is served."""
    kinds = ("code", "styles", "fonts", "data", "frames")
    table = Table(
        "page, opened for the first time", "requests", "kB", *(f"{each} kB" for each in kinds)
    )
    weigh(house, "/", "article button")  # a server that has just started is slow once
    pages = {"the lobby": weigh(house, "/", "article button")}
    for game in game_ids():
        pages[game] = weigh_game(house, game)
    house.close()
    for name, weight in pages.items():
        parts = [weight.total, *(getattr(weight, kind) for kind in kinds)]
        table.add_row(name, str(weight.requests), *(f"{each / 1000:.0f}" for each in parts))
    return table


def throttled(page: Page, rate: int) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})


def interactive(house: House, path: str, wanted: str, cookies: Any = ()) -> float:
    """Milliseconds from the navigation until this was drawn, by a browser that was never here."""
    person = house.person(calm=False)
    person.page.context.add_cookies(list(cookies))
    throttled(person.page, THROTTLE)
    person.page.goto(path, wait_until="commit")
    took = float(person.page.evaluate(SHOWN, wanted))
    house.close()
    return took


def loading(house: House, rounds: int) -> dict[str, list[float]]:
    ann = house.person("Ann")
    table, cookies = ann.open_table(*BOTS), ann.page.context.cookies()
    house.close()
    pages = {
        "an empty page of the same server": ("/healthz", "pre", ()),
        "the lobby": ("/", "article button", ()),
        "a table, opened by its link": (f"/table/{table}", ".prompt [data-move]", cookies),
    }
    took: dict[str, list[float]] = {name: [] for name in pages}
    for _ in range(rounds):
        for name, (path, wanted, kept) in pages.items():
            took[name].append(interactive(house, path, wanted, kept))
    return took


def frames(house: House, rate: int, *, play: bool) -> list[float]:
    """Frame times in milliseconds while cards travel and rounds end, or while nothing happens."""
    ann = house.person("Ann", calm=False)
    ann.at(ann.open_table(*BOTS))
    expect(ann.moves.first).to_be_visible()
    throttled(ann.page, rate)
    ann.page.evaluate(SAMPLE, not play)
    for _ in range(FRAMES_SECONDS):
        if play and not ann.over:
            ann.choose()  # and then look on, as people do: the next move would cut it short
        ann.page.wait_for_timeout(1000)
    found: list[float] = ann.page.evaluate("window.sampled")
    house.close()
    return found[2:]


def two_people(house: House) -> tuple[Person, str]:
    """Ann's turn; what she gives to Bob she takes back, over and over."""
    ann, bob = house.person("Ann", calm=False, pace="at-once"), house.person("Bob")
    table = ann.open_table(OPEN, OPEN)
    bob.take_seat(table, 1)
    house.person("Cora").take_seat(table, 2)
    ann.at(table)
    expect(ann.move("give 1")).to_be_enabled()
    return ann, table


def taps(house: House, rounds: int) -> dict[str, list[float]]:
    ann, table = two_people(house)
    took: dict[str, list[float]] = {"a bare WebSocket round trip": [], "from tap to picture": []}
    for _ in range(rounds):
        ask = {"table": table, "times": 5}
        took["a bare WebSocket round trip"] += ann.page.evaluate(ROUND_TRIP, ask)
        for _ in range(5):
            took["from tap to picture"].append(float(ann.page.evaluate(TAP, "give 1")))
            ann.button("Take back").click()
            expect(ann.move("give 1")).to_be_enabled()
    house.close()
    return took


def tabs(house: House) -> Table:
    """From a fresh page to something that answers: the first Tab offers the way to the question."""
    table = Table("game", "Tabs to the first answer", title="by keyboard, Play now")
    for game in game_ids():
        ann = house.person("Ann")
        ann.visit("/")
        ann.page.locator(f"article[data-game='{game}'] button.primary").click()
        expect(ann.page.locator(".prompt[data-asked]")).to_be_visible()
        ann.page.reload()
        expect(ann.page.locator(".prompt[data-asked]")).to_be_visible()
        table.add_row(game, str(tabs_to_an_answer(ann)))
        house.close()
    return table


def show(title: str, took: dict[str, list[float]]) -> None:
    """A table with the median, the 95th percentile and the worst, and ratios to the first row."""
    table = Table(title=title)
    table.add_column("")
    for head in ("p50 ms", "p95 ms", "worst ms", "ratio of p50"):
        table.add_column(head, justify="right")
    reference = median(next(iter(took.values())))
    for name, values in took.items():
        high = quantiles(values, n=20)[-1] if len(values) > 20 else max(values)
        row = (median(values), high, max(values))
        table.add_row(name, *(f"{each:.1f}" for each in row), f"{row[0] / reference:.2f}")
    Console().print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    rounds = parser.parse_args().rounds
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(str(Path(folder, "tables.sqlite3")), rate=10_000, burst=10_000) as server,
        running_chromium() as browser,
    ):
        house = House(browser, server.url)
        Console().print(weights(house))
        show(f"until one can act, processor {THROTTLE} times slower", loading(house, rounds))
        show(
            "frames",
            {
                "a table on which nothing moves": frames(house, 1, play=False),
                "bots move, rounds end": frames(house, 1, play=True),
                f"the same, processor {THROTTLE} times slower": frames(house, THROTTLE, play=True),
            },
        )
        show("a move, loopback, durable, pace at once", taps(house, rounds))
        Console().print(tabs(house))


if __name__ == "__main__":
    main()
