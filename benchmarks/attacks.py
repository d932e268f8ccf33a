"""The attacks that `benchmarks.attack` measures, each as one rude guest with one address would do.

python -m benchmarks.attacks NAME URL TABLE SECONDS
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import aiohttp

from mythos.core.dice import Dice, seed_from

ADDRESS: Final = "127.0.0.2"
"""Not the address of those who are measured: they are other people."""
NICENESS: Final = 10
"""An attacker has a machine of their own."""
RITUAL: Final = "arkham-ritual"
DICE: Final = Dice(seed_from("attacks"))
FAILURES: Final = (aiohttp.ClientError, OSError, TimeoutError, ValueError)


class Rude:
    """Somebody who does one thing as often as possible until the time is over."""

    def __init__(self, session: aiohttp.ClientSession, table: str, seconds: float) -> None:
        self.session, self.table = session, table
        self._end = asyncio.get_running_loop().time() + seconds
        self.token = ""
        self.answers: dict[int, int] = {}

    @property
    def over(self) -> bool:
        return asyncio.get_running_loop().time() >= self._end

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        async with self.session.request(method, path, json=body, headers=headers) as answer:
            self.answers[answer.status] = self.answers.get(answer.status, 0) + 1
            return await answer.json() if answer.status == 200 else None

    async def sign_in(self) -> None:
        said = await self.ask("POST", "/api/guest", {"name": "Mallory", "token": True})
        self.token = said["token"] if said else self.token

    async def repeat(self, work: Callable[[], Awaitable[Any]], times: int) -> None:
        """So many at once, again and again."""

        async def one() -> None:
            while not self.over:
                with suppress(*FAILURES):
                    await work()
                await asyncio.sleep(0)

        await asyncio.gather(*(one() for _ in range(times)))

    async def open(self, seats: list[dict[str, str]], **options: str) -> Any:
        body = {"game": RITUAL, "seats": seats, "options": options}
        return await self.ask("POST", "/api/tables", body)


async def decks(rude: Rude) -> None:
    """62 KB that would cost a parser nine seconds and 3.7 GB."""
    bomb = {"deck": "a" + ".a" * 31_000 + "=1"}
    body = {"game": "arkham-noir", "seats": [{"kind": "me"}], "options": bomb}
    await rude.repeat(lambda: rude.ask("POST", "/api/tables", body), 4)


async def positions(rude: Rude) -> None:
    def path() -> str:
        return f"/api/tables/{rude.table}/position?moves={DICE.below(60)}&open=1"

    await rude.repeat(lambda: rude.ask("GET", path()), 8)


async def dice(rude: Rude) -> None:
    await rude.repeat(lambda: rude.ask("GET", f"/api/tables/{rude.table}/dice"), 8)


async def games(rude: Rude) -> None:
    await rude.repeat(lambda: rude.ask("GET", "/api/games"), 8)


async def logins(rude: Rude) -> None:
    def body() -> dict[str, str]:
        return {"login": f"ann{DICE.below(1000)}", "password": "a wrong password"}

    await rude.repeat(lambda: rude.ask("POST", "/api/login", body()), 8)


async def talk(rude: Rude, words: Callable[[], str], pause: float = 0) -> None:
    """A socket at somebody's table, and the same words until it is cut."""
    path = f"/api/tables/{rude.table}/play"
    async with rude.session.ws_connect(path) as ws:
        await ws.send_json({"do": "hello", "token": rude.token})
        while not rude.over and not ws.closed:
            await ws.send_str(words())
            await asyncio.sleep(pause)


async def nonsense(rude: Rude) -> None:
    await rude.repeat(lambda: talk(rude, lambda: "{nonsense"), 30)


async def chats(rude: Rude) -> None:
    def words() -> str:
        return json.dumps({"do": "chat", "id": str(DICE.below(1 << 60)), "text": "buy my book"})

    await rude.repeat(lambda: talk(rude, words), 20)


async def silence(rude: Rude) -> None:
    """A thousand connections, half of them in the middle of a header."""
    url = rude.session._base_url
    assert url is not None
    lines = []
    for number in range(1000):
        with suppress(OSError):
            _, line = await asyncio.open_connection(url.host, url.port, local_addr=(ADDRESS, 0))
            if number % 2:
                line.write(b"GET / HTTP/1.1\r\nHost: here\r\nX: ")
            lines.append(line)
    while not rude.over:
        await asyncio.sleep(0.1)
    for line in lines:
        line.close()


async def reports(rude: Rude) -> None:
    body = {"words": "wrong! " * 500}
    await rude.repeat(lambda: rude.ask("POST", f"/api/tables/{rude.table}/reports", body), 8)


async def tables(rude: Rude) -> None:
    await rude.repeat(lambda: rude.open([{"kind": "open"}] * 3), 8)


async def guests(rude: Rude) -> None:
    await rude.repeat(lambda: rude.ask("POST", "/api/guest", {"name": "Mallory"}), 8)


async def hints(rude: Rude) -> None:
    opened = await rude.open([{"kind": "me"}] * 3)
    path = f"/api/tables/{opened['table']}/seats/{opened['asked'][0]}/hints" if opened else "/"
    await rude.repeat(lambda: rude.ask("POST", path), 40)


async def bots(rude: Rude) -> None:
    """As many tables of seven slow bots as the house allows, with others' settings and its own."""
    for bot in ("mcts:ms=29000", "mcts:ms=2000"):
        await asyncio.gather(*(rude.open([{"kind": "bot", "bot": bot}] * 7) for _ in range(12)))
    while not rude.over:
        await asyncio.sleep(0.1)


ATTACKS: Final[dict[str, Callable[[Rude], Awaitable[None]]]] = {
    each.__name__: each
    for each in (
        decks, positions, dice, games, logins, nonsense, chats, silence, reports, tables, guests,
        hints, bots,
    )
}  # fmt: skip


async def attack(name: str, url: str, table: str, seconds: float) -> dict[int, int]:
    """What the house said to it, by status."""
    connector = aiohttp.TCPConnector(local_addr=(ADDRESS, 0), limit=0)
    async with aiohttp.ClientSession(url, connector=connector) as session:
        rude = Rude(session, table, seconds)
        await rude.sign_in()
        print("begun", flush=True)
        await ATTACKS[name](rude)
        return rude.answers


if __name__ == "__main__":
    os.nice(NICENESS)
    name, url, table, seconds = sys.argv[1:]
    print(json.dumps(asyncio.run(attack(name, url, table, float(seconds)))))
