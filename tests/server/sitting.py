"""People at tables of a real server process, for the tests of its protocol."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final, TypeVar

import aiohttp
import msgspec
import pytest

from mythos.client import Client, Place, Refused
from mythos.client.moves import texts_of
from mythos.core.dice import Dice, commitment
from mythos.core.proof import verify
from mythos.core.record import parse_record
from mythos.core.registry import find_game

T = TypeVar("T")
GAME: Final = "arkham-ritual"
PATIENCE: Final = 60.0
"""Longer than a machine with other work takes for anything."""
SENT: Final = msgspec.json.Encoder(enc_hook=str)
"""A move that a table offered is a text that knows more."""


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run to the end, but never for ever."""
    return asyncio.run(asyncio.wait_for(work, 5 * PATIENCE))


@asynccontextmanager
async def guest(url: str, name: str = "Ann") -> AsyncIterator[Client]:
    async with Client(url) as client:
        await client.be_guest(name)
        yield client


async def until(done: Callable[[], Coroutine[Any, Any, bool]]) -> None:
    """Wait for what comes by itself; `run` has the last word about how long."""
    while not await done():
        await asyncio.sleep(0.02)


async def refusal(work: Coroutine[Any, Any, Any]) -> tuple[int, str]:
    """The status and the code with which this is refused."""
    with pytest.raises(Refused) as caught:
        await work
    assert str(caught.value)
    return caught.value.status, caught.value.code


class Ear:
    """A bare socket at a table; it keeps everything that it hears."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self.ws = ws
        self.updates: list[dict[str, Any]] = []
        self.replies: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.seats: list[dict[str, str]] = []
        self.here: list[int] = []

    @property
    def number(self) -> int:
        return int(self.updates[-1]["n"])

    @property
    def question(self) -> dict[str, Any] | None:
        question: dict[str, Any] | None = self.updates[-1].get("question")
        return question

    @property
    def told(self) -> list[dict[str, Any]]:
        return [each for update in self.updates for each in update.get("told", ())]

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        if isinstance(message, str):
            await self.ws.send_str(message)
        else:
            data = message if isinstance(message, bytes) else SENT.encode(message)
            await self.ws.send_bytes(data)

    async def hear(self, seconds: float = PATIENCE) -> bool:
        """One message that is not about presence; False when the socket is closed."""
        while True:
            message = await self.ws.receive(seconds)
            if message.type not in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY):
                return False
            found: dict[str, Any] = msgspec.json.decode(message.data)
            if "here" in found:
                self.here = found["here"]
                continue
            if "re" in found:
                self.replies.append(found)
            else:
                self._keep(found)
            return True

    def _keep(self, update: dict[str, Any]) -> None:
        if self.updates:
            assert update["since"] == self.number < update["n"], "updates have no gaps"
        self.view = update["view"] if "view" in update else self.view | update["set"]
        self.seats = update.get("seats", self.seats)
        if "question" in update:
            update["question"]["moves"] = texts_of(update["question"]["moves"])
        self.updates.append(update)

    async def update(self, number: int) -> None:
        """Listen until the table has reached this number."""
        while not self.updates or self.number < number:
            assert await self.hear(), "the socket was closed"

    async def answer(self) -> dict[str, Any]:
        """The next reply."""
        known = len(self.replies)
        while len(self.replies) == known:
            assert await self.hear(), "the socket was closed"
        return self.replies[-1]

    async def ask(self, message: dict[str, Any] | str | bytes) -> dict[str, Any]:
        await self.send(message)
        return await self.answer()

    async def refused(self, message: dict[str, Any] | str | bytes) -> dict[str, Any]:
        """The error with which the message is refused."""
        reply = await self.ask(message)
        assert "number" not in reply
        error: dict[str, Any] = reply["error"]
        return error

    async def silent(self, seconds: float = 0.2) -> bool:
        try:
            await self.hear(seconds)
        except TimeoutError:
            return True
        return False


@asynccontextmanager
async def listening(
    url: str, table: str, token: str = "", seat: int | None = None, since: int | None = None
) -> AsyncIterator[Ear]:
    """A socket that has said hello."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{url}/api/tables/{table}/play") as ws,
    ):
        ear = Ear(ws)
        await ear.send({"do": "hello", "token": token, "seat": seat, "since": since})
        yield ear


class Table:
    """A table whose seats are all played by one test, each through a socket of its own."""

    def __init__(self, client: Client, table: str, ears: list[Ear]) -> None:
        self.client, self.id, self.ears = client, table, ears
        self.commands = 0

    def fresh(self, **command: Any) -> dict[str, Any]:
        self.commands += 1
        return {"id": f"c{self.commands}", **command}

    @property
    def number(self) -> int:
        return self.ears[0].number

    @property
    def asked(self) -> Ear:
        """The seat that has to decide."""
        seat: int = self.ears[0].updates[-1]["asked"][0]
        return self.ears[seat]

    @property
    def over(self) -> bool:
        return self.ears[0].updates[-1].get("result") is not None

    async def settle(self, number: int) -> None:
        for ear in self.ears:
            await ear.update(number)

    async def play(self, choice: int = 0) -> Ear:
        """The asked seat plays one of its moves; everybody hears of it. Returns who moved."""
        ear = self.asked
        assert ear.question is not None
        moves = ear.question["moves"]
        await self.do(ear, do="move", move=moves[choice % len(moves)])
        return ear

    async def do(self, ear: Ear, **command: Any) -> int:
        reply = await ear.ask(self.fresh(**command))
        assert "error" not in reply, reply
        await self.settle(reply["number"])
        return int(reply["number"])

    async def say(self, times: int) -> None:
        for _ in range(times):
            await self.do(self.ears[0], do="chat", text="well")

    async def play_out(self, dice: Dice) -> None:
        while not self.over:
            await self.play(dice.below(60))

    async def pass_to_the_last(self) -> None:
        """A gift and a pass: the last follower may refuse, which never ends the game so early."""
        for _ in range(len(self.ears) - 1):
            await self.play(-1)

    async def refuse(self) -> Ear:
        """The last follower refuses: a card is shown, a round ends, another is dealt."""
        follower = self.asked
        assert follower.question is not None
        assert follower.question["moves"][-1] == "refuse"
        return await self.play(-1)

    async def unchanged(self, url: str) -> None:
        """Nobody hears anything, and a newcomer sees what was seen before."""
        number, view = self.number, self.ears[0].view
        async with listening(url, self.id, self.client.token, 0) as newcomer:
            await newcomer.update(0)
            assert (newcomer.number, newcomer.view) == (number, view)


@asynccontextmanager
async def sitting(
    url: str, players: int = 3, game: str = GAME, **options: Any
) -> AsyncIterator[Table]:
    """A running game with all seats held by one guest."""
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(Client(url))
        await client.be_guest("Ann")
        table = await client.open_table(game, ["me"] * players, options)
        ears = [
            await stack.enter_async_context(listening(url, table, client.token, seat))
            for seat in range(players)
        ]
        made = Table(client, table, ears)
        await made.settle(0)
        yield made


async def decide(place: Place, dice: Dice) -> None:
    """Play a seat to the end of the game."""
    async for question in place.questions(30):
        await place.play(question.moves[dice.below(len(question.moves))])


def check_record(text: str, shown: str) -> None:
    """The record verifies, and its seed is the one that was committed to."""
    record = parse_record(text)
    verify(find_game(GAME), record)
    assert record.ending is not None
    assert record.header.commitment == shown == commitment(bytes.fromhex(record.ending.seed))
