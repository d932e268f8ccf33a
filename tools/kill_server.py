"""Kills the table server at random moments of many games and looks whether anything was lost.

`python tools/kill_server.py --times 200 --database sqlite`, or `--database postgres --processes 2`:
then one of the two is killed at a time. Persons play on all seats, each at one of the processes,
spectators watch and chat; everybody comes back by itself. It ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any, Final, TypeVar

import aiohttp
from msgspec import Struct, json

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.running import Server, running_server

from mythos.client import Client, Place
from mythos.client.errors import CommandRefused
from mythos.core.proof import verify
from mythos.core.record import parse_record
from mythos.core.registry import find_game
from mythos.core.seats import SPECTATOR, Seat
from mythos.server import log, protocol
from mythos.server.storage.interface import LogRow, Storage, StoredTable
from mythos.server.storage.open import open_storage
from mythos.server.table import Table
from mythos.server.updates import MAX_TOLD, asked_of, told_since
from tools.postgres import running_postgres

T = TypeVar("T")
GAME: Final = "arkham-ritual"
SETTINGS: Final = {"rate": 100_000, "burst": 100_000, "bot_workers": 0, "log_level": "error"}
PATIENCE: Final = 60.0
"""Seconds after which a game that does not go on is a failure."""


class Shown(Struct, frozen=True):
    """What one update told, and the table as it left it with its reader."""

    since: int
    number: int
    told: list[Any]
    seen: dict[str, Any]


class Evidence(Struct):
    """What somebody at a table was answered and shown."""

    acknowledged: dict[str, int] = {}
    refused: list[str] = []
    shown: list[Shown] = []


class Witness(Place):
    """A place at a table that keeps every answer and everything it was shown."""

    def __init__(self, client: Client, table: str, seat: Seat | None = None) -> None:
        super().__init__(client.session, client.url, table, seat, client.token)
        self.table = table
        self.eyes: Seat = SPECTATOR if seat is None else seat
        self.evidence = Evidence()

    async def _take_reply(self, reply: dict[str, Any]) -> None:
        if "number" in reply:
            self.evidence.acknowledged[reply["re"]] = reply["number"]
        else:
            self.evidence.refused.append(reply["re"])
        await super()._take_reply(reply)

    async def _take_update(self, update: dict[str, Any]) -> None:
        since = self.position.number
        await super()._take_update(update)
        now = self.position
        seen = {"view": dict(now.view), "question": update.get("question"), "asked": now.asked}
        shown = Shown(since, update["n"], update.get("told", []), as_sent(seen))
        self.evidence.shown.append(shown)


def as_sent(value: Any) -> Any:
    """A value as it looks after its way over the wire."""
    return json.decode(protocol.encode(value))


class Truth:
    """A table as its whole log tells it, without any snapshot: who may know what after each row."""

    def __init__(self, stored: StoredTable) -> None:
        self.table = Table(stored, find_game(stored.game))
        self.rows: list[LogRow] = []
        self.commands: dict[tuple[Seat, str], list[int]] = {}
        self._told: dict[Seat, list[list[Any]]] = {}
        self._seen: dict[Seat, list[dict[str, Any]]] = {}

    def read(self, rows: list[LogRow]) -> Iterable[str]:
        """Take the log as it is now; whatever was in it must still be there."""
        numbers = [row.number for row in rows]
        if rows[: len(self.rows)] != self.rows or numbers != [*range(1, len(rows) + 1)]:
            yield f"table {self.table.stored.id}: rows are gone or different"
            return
        for row in rows[len(self.rows) :]:
            self._add(row, log.decode(row.data))
            self.rows.append(row)

    def _add(self, row: LogRow, meant: log.Row) -> None:
        self.table.apply(row, meant)
        seat: Seat | None = getattr(meant, "seat", None)
        if command := getattr(meant, "id", ""):
            key = (SPECTATOR if seat is None else seat, command)
            self.commands.setdefault(key, []).append(row.number)
        for eyes in (*range(len(self.table.seats)), SPECTATOR):
            told = as_sent(told_since(self.table, eyes, row.number - 1))
            self._told.setdefault(eyes, []).append(told)
            self._seen.setdefault(eyes, []).append(self._sight(eyes))

    def _sight(self, eyes: Seat) -> dict[str, Any]:
        match = self.table.match
        view = match.view(eyes) if match else None
        ask = match.question(eyes) if match else None
        question = asked_of(match, ask, view) if match and ask else None
        sight: dict[str, Any] = {"view": view or {}, "question": question}
        sent: dict[str, Any] = as_sent({**sight, "asked": self.table.asked()})
        return sent

    def judge(self, eyes: Seat, evidence: Evidence) -> Iterable[str]:
        """Where these eyes were told one thing and the log tells another."""
        for command, number in evidence.acknowledged.items():
            if (found := self.commands.get((eyes, command), [])) != [number]:
                yield f"{command} was acknowledged at {number}, and the log has it at {found}"
        for command in evidence.refused:
            if (eyes, command) in self.commands:
                yield f"{command} was refused, and yet it was done"
        for shown in evidence.shown:
            yield from self._compare(eyes, shown)
        yield from (f"{key} was done twice" for key, at in self.commands.items() if len(at) > 1)

    def _compare(self, eyes: Seat, shown: Shown) -> Iterable[str]:
        if shown.number > len(self.rows):
            yield f"row {shown.number} was shown and is gone"
        elif shown.number > 0:
            rows = self._told[eyes][max(shown.since, 0) : shown.number]
            if shown.told != [told for row in rows for told in row][-MAX_TOLD:]:
                yield f"what rows {shown.since + 1} to {shown.number} told differs from the log"
            if shown.seen != self._seen[eyes][shown.number - 1]:
                yield f"the table shown at row {shown.number} differs from the log"


class Process:
    """A server process that is started again and again, at the same port."""

    def __init__(self, database: str, settings: dict[str, object]) -> None:
        self.url = ""
        self.server: Server | None = None
        self._database, self._settings = database, settings
        self._context = ExitStack()

    async def start(self) -> None:
        port = int(self.url.rpartition(":")[2] or 0)
        context = running_server(self._database, port=port, **self._settings)
        self.server = await asyncio.to_thread(self._context.enter_context, context)
        self.url = self.server.url

    def kill(self) -> None:
        assert self.server is not None
        self.server.kill()
        self._context.close()

    async def stop(self) -> int:
        assert self.server is not None
        code = await asyncio.to_thread(self.server.stop)
        self._context.close()
        return code


class Trial:
    """Games at a server, what their witnesses saw, and what was wrong with it."""

    def __init__(self, database: str, processes: int = 1, **settings: object) -> None:
        self.database = database
        own = {**SETTINGS, **settings}
        self.processes = [Process(database, own) for _ in range(processes)]
        self.kills = self.games = self.acknowledged = 0
        self.over = False
        self.problems: list[str] = []
        self.witnesses: list[Witness] = []
        self._truths: dict[str, Truth] = {}
        self._left: set[str] = set()
        self._finished: dict[str, list[LogRow]] = {}

    @property
    def url(self) -> str:
        return self.processes[0].url

    async def start(self) -> None:
        """Start all processes."""
        for process in self.processes:
            await process.start()

    def summary(self) -> str:
        return (
            f"{self.kills} kills, {self.games} games ended and verified, "
            f"{self.acknowledged} commands acknowledged, lost: {len(self.problems)}"
        )

    async def kill(self, dice: random.Random) -> None:
        """One of the processes is killed and comes back."""
        killed = dice.choice(self.processes)
        killed.kill()
        self.kills += 1
        await killed.start()

    async def stop(self) -> int:
        """A polite end; returns the worst exit code."""
        return max([await process.stop() for process in self.processes])

    async def play_on(self, seed: int) -> None:
        """One game after the other."""
        dice = chance(seed)
        while not self.over:
            await self.play_a_game(dice, 3 + dice.randrange(3))

    async def play_a_game(
        self,
        dice: random.Random,
        players: int = 3,
        sit: Callable[[Client, str, Seat | None], Witness] = Witness,
    ) -> None:
        """A whole game by persons, with a spectator who chats; its record must verify."""
        async with AsyncExitStack() as stack:
            houses = [dice.choice(self.processes).url for _ in range(players)]
            clients = [await stack.enter_async_context(Client(url)) for url in houses]
            for client in clients:
                await patiently(client.be_guest, "Ann")
            wishes = ["me", *["open"] * (players - 1)]
            table = await patiently(clients[0].open_table, GAME, wishes)
            for seat, client in enumerate(clients[1:], 1):
                await patiently(client.take_seat, table, seat)
            places = [sit(client, table, seat) for seat, client in enumerate(clients)]
            places.append(sit(clients[0], table, None))
            self.witnesses += places
            for place in places:
                await stack.enter_async_context(place)
            await asyncio.gather(*(play(place, chance(dice.random())) for place in places))
            record = await patiently(clients[0].record, table)
        verify(find_game(GAME), parse_record(record))
        self._left.add(table)
        self.games += 1

    def check(self) -> None:
        """Hold what was seen against the log. What is seen later waits for the next time."""
        evidence = [(place, place.evidence) for place in self.witnesses]
        storage = open_storage(self.database)
        try:
            for place in self.witnesses:
                place.evidence = Evidence()
                self._truth(storage, place.table)
            for table, truth in self._truths.items():
                self.problems += truth.read(storage.log(table))
            if self.over:
                for table, rows in self._finished.items():
                    if storage.log(table) != rows:
                        self.problems.append(f"table {table}: rows are gone or different")
        finally:
            storage.close()
        for place, seen in evidence:
            self.acknowledged += len(seen.acknowledged)
            found = self._truths[place.table].judge(place.eyes, seen)
            self.problems += [f"table {place.table}, eyes {place.eyes}: {each}" for each in found]
        self._put_away()

    def _truth(self, storage: Storage, table: str) -> None:
        if table not in self._truths:
            stored = storage.table(table)
            assert stored is not None
            self._truths[table] = Truth(stored)

    def _put_away(self) -> None:
        """Of a table that everybody has left only the rows are kept."""
        self.witnesses = [place for place in self.witnesses if place.table not in self._left]
        for table in self._truths.keys() - {place.table for place in self.witnesses}:
            self._finished[table] = self._truths.pop(table).rows


async def patiently(ask: Callable[..., Awaitable[T]], *words: Any) -> T:
    """Ask again until there is a server that answers."""
    while True:
        try:
            return await ask(*words)
        except (aiohttp.ClientError, ConnectionError):
            await asyncio.sleep(0.05)


async def play(place: Witness, dice: random.Random) -> None:
    """Random legal moves on a seat; a spectator chats now and then."""
    if place.eyes != SPECTATOR:
        async for question in place.questions(PATIENCE):
            await again(place.play, dice.choice(question.moves))
    while not place.position.over:
        await again(place.say, "How exciting!")
        await asyncio.sleep(0.02)


async def again(do: Callable[[str], Awaitable[object]], words: str) -> None:
    """Do it until it is not the storage that refuses: a process that died may still hold a lock."""
    while True:
        try:
            await do(words)
        except CommandRefused as refused:
            if refused.code != "storage-down":
                raise
            await asyncio.sleep(0.1)
        else:
            return


async def kill_often(
    database: str, times: int, seed: int = 0, tables: int = 3, processes: int = 1
) -> Trial:
    """Kill the server so many times while games are played, then let them end, and check."""
    dice = chance(seed)
    trial = Trial(database, processes)
    await trial.start()
    games = asyncio.gather(*(trial.play_on(dice.randrange(1 << 30)) for _ in range(tables)))
    try:
        while trial.kills < times and not games.done():
            most = dice.choice((1, 10, 100, 300, 300, 10_000 if dice.randrange(5) == 0 else 30))
            await until_answered(trial, dice.randrange(most))
            await trial.kill(dice)
            trial.check()
            if trial.kills % 10 == 0:
                print(trial.summary(), flush=True)
        trial.over = True
        await asyncio.wait_for(games, PATIENCE)
    finally:
        await trial.stop()
    trial.check()
    return trial


async def until_answered(trial: Trial, answers: int) -> None:
    """Wait for so many answers; they may not come while everybody is between two games."""
    end = time.monotonic() + 8
    while sum(len(each.evidence.acknowledged) for each in trial.witnesses) < answers:
        if time.monotonic() > end:
            return
        await asyncio.sleep(0.001)


def chance(seed: float) -> random.Random:
    return random.Random(seed)  # noqa: S311  (nothing secret depends on it)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="more than one with postgres")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    if given.processes > 1 and given.database == "sqlite":
        parser.error("SQLite serves one process")
    with ExitStack() as stack:
        if given.database == "postgres":
            place = stack.enter_context(running_postgres())
        else:
            place = stack.enter_context(tempfile.TemporaryDirectory()) + "/tables.sqlite3"
        trial = asyncio.run(kill_often(place, given.times, given.seed, processes=given.processes))
    print(trial.summary(), *trial.problems[:20], sep="\n")
    return 1 if trial.problems else 0


if __name__ == "__main__":
    sys.exit(main())
