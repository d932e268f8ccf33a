"""The crew of bot workers: who is asked, in which order, and how much they think when many wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
import pytest

from mythos.core.dice import seed_from
from mythos.core.match import Match
from mythos.core.registry import find_game
from mythos.server.bot_worker import think
from mythos.server.bots import BotTask, snapshot_for
from mythos.server.crew import UNHURRIED, Crew
from mythos.server.turns import Thought

GAME: Final = "arkham-ritual"
SECONDS: Final = 30


def task(bot: str, effort: float = 1.0) -> BotTask:
    """The first question of a game."""
    match: Match[Any] = Match(find_game(GAME), 4, seed=seed_from("crew"))
    snapshot = snapshot_for(match)
    seat = match.asked[0].seat
    return BotTask(GAME, seat, bot, seed_from("bot"), snapshot, effort=effort)


@pytest.mark.parametrize(
    ("game_id", "bot"),
    [("arkham-ritual", "reasoner"), ("arkham-noir", "planner"), ("cthulhu-wars", "greedy"),
     ("rise-of-the-cults", "mcts:iterations=20")],
)  # fmt: skip
def test_a_worker_gets_no_seed_and_thinks_the_same(game_id: str, bot: str) -> None:
    """In the middle of a beat, too, with what chance has done in it."""
    game, seed = find_game(game_id), seed_from("nobody knows")
    match: Match[Any] = Match(game, game.default_players, seed=seed)
    for _ in range(7):
        ask = match.asked[0]
        match.play(ask.seat, ask.moves[-1])
    told = BotTask(game_id, match.asked[0].seat, bot, seed_from("bot"), snapshot_for(match))
    assert seed.hex().encode() not in told.snapshot
    knowing = msgspec.structs.replace(told, snapshot=msgspec.json.encode(match.snapshot()))
    assert seed.hex().encode() in knowing.snapshot
    assert think(told).move == think(knowing).move != ""


class Watched:
    """A crew, and what it has decided."""

    def __init__(self, workers: int) -> None:
        self.crew = Crew(workers, 1024, self.decided, self.died, SECONDS)
        self.tables: list[str] = []
        self.efforts: list[float] = []

    async def decided(self, thought: Thought, move: str) -> None:
        self.tables.append(thought.table)
        self.efforts.append(self.crew.effort())

    async def died(self, thought: Thought, why: str) -> None:
        raise AssertionError(why)

    def ask(self, table: int) -> None:
        self.crew.think(Thought(str(table), 1, task("random")))

    async def done(self) -> None:
        async with asyncio.timeout(SECONDS):
            while self.crew.waiting:
                await asyncio.sleep(0.01)

    @property
    def processes(self) -> int:
        return sum(worker.pid is not None for worker in self.crew.workers)


@asynccontextmanager
async def watched(workers: int) -> AsyncIterator[Watched]:
    found = Watched(workers)
    try:
        yield found
    finally:
        await found.crew.stop()


def test_whoever_asked_first_is_answered_first_and_once() -> None:
    async def check() -> None:
        async with watched(1) as house:
            for table in (3, 1, 2, 1):
                house.ask(table)
            await house.done()
            assert house.tables == ["3", "1", "2"]

    asyncio.run(check())


def test_a_process_is_started_only_when_the_others_are_busy() -> None:
    """One after the other needs one of them; two at once need two."""

    async def check() -> None:
        async with watched(3) as house:
            for table in range(4):
                house.ask(table)
                await house.done()
            assert house.processes == 1
            house.ask(4)
            house.ask(5)
            await house.done()
            assert house.processes == 2

    asyncio.run(check())


def test_bots_think_less_while_many_wait() -> None:
    """All of it for a few questions, then less for each that waits, then all of it again."""

    async def check() -> None:
        async with watched(2) as house:
            few = 2 * UNHURRIED
            for table in range(few - 1):
                house.ask(table)
            assert house.crew.effort() == 1
            for table in range(few - 1, 4 * few - 1):
                house.ask(table)
            assert house.crew.effort() == 1 / 4
            await house.done()
            assert house.efforts == sorted(house.efforts)
            assert house.crew.effort() == house.efforts[-1] == 1

    asyncio.run(check())


def test_a_stopped_crew_starts_nothing_any_more() -> None:
    async def check() -> None:
        async with watched(1) as house:
            await house.crew.stop()
            house.ask(1)
            await asyncio.sleep(0.05)
            assert house.processes == 0

    asyncio.run(check())


def test_a_worker_thinks_with_the_effort_that_is_asked_for() -> None:
    """A search that would take an hour is over at once."""
    assert think(task("mcts:iterations=100000000", effort=1e-7)).move


class Slow(Watched):
    """A house in which a move takes its time to become durable."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.made = asyncio.Event()

    async def decided(self, thought: Thought, move: str) -> None:
        await super().decided(thought, move)
        await self.made.wait()


def test_the_next_bot_thinks_while_a_move_is_made_durable() -> None:
    """Until then the question is not asked again."""

    async def check() -> None:
        house = Slow(1)
        try:
            for table in (1, 2):
                house.ask(table)
            async with asyncio.timeout(SECONDS):
                while len(house.tables) < 2:
                    await asyncio.sleep(0.01)
            house.ask(1)
            assert house.crew.waiting == 2
            assert house.crew.thinks_of("1", 1)
            assert not house.crew.thinks_of("1", 2)
            house.made.set()
            await house.done()
            assert house.tables == ["1", "2"]
            assert not house.crew.thinks_of("1", 1)
            house.ask(1)
            await house.done()
            assert house.tables == ["1", "2", "1"]
        finally:
            await house.crew.stop()

    asyncio.run(check())


class Broken(Watched):
    """A house in which the first move cannot be taken."""

    async def decided(self, thought: Thought, move: str) -> None:
        await super().decided(thought, move)
        if len(self.tables) == 1:
            raise RuntimeError("no room")


def test_a_worker_goes_on_when_a_move_could_not_be_taken() -> None:
    async def check() -> None:
        house = Broken(1)
        try:
            for table in (1, 2, 3):
                house.ask(table)
            await house.done()
            assert house.tables == ["1", "2", "3"]
        finally:
            await house.crew.stop()

    asyncio.run(check())
