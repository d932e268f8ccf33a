"""Nothing that was acknowledged is lost, and nobody is shown what is later gone.

Servers are killed, stopped and cut off from their storage; connections break at every message.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools.kill_server import GAME, Trial, Witness, chance, kill_often, play, until_answered

from mythos.client import Client, CommandRefused
from mythos.core.seats import SPECTATOR, Seat
from mythos.server import commands
from mythos.server.errors import StorageDown
from mythos.server.identity import Claim, Identity
from mythos.server.log import Said
from mythos.server.protocol import MoveCommand, Reply
from mythos.server.service import Service
from mythos.server.storage.interface import Listing, LogRow, Unavailable
from mythos.server.storage.sqlite import SqliteStorage
from mythos.server.tidying import SNAPSHOT_EVERY
from mythos.server.updates import told_since
from mythos.server.watching import Watcher
from tests.server.postgres import Cut, Wire, drop_connections
from tests.server.running import running_server
from tests.server.test_rules_change import (
    House,
    from_the_whole_log,
    house,
    play_until,
    set_up,
    sight,
)

PERIODS = (1, 2, 3, 7)
SOON = 2.0
"""Seconds within which a player hears of a move that was made at another process."""


@asynccontextmanager
async def at_a_server(database: str, **settings: object) -> AsyncIterator[Trial]:
    """A server; at the end everything that was seen there is held against the log."""
    trial = Trial(database, 1, **settings)
    await trial.start()
    try:
        yield trial
        trial.over = True
    finally:
        await trial.stop()
    trial.check()
    assert trial.problems == []
    assert trial.acknowledged > 0


# Servers that die.


@pytest.mark.slow
def test_a_server_that_is_killed_at_random_moments_loses_nothing(place: str) -> None:
    """Six times; `tools/kill_server.py` does it two hundred times."""
    trial = asyncio.run(kill_often(place, times=6, seed=5))
    assert trial.problems == []
    assert trial.kills == 6
    assert trial.acknowledged > 100


@pytest.mark.slow
def test_one_of_two_processes_that_is_killed_again_and_again_loses_nothing(
    postgres_place: str,
) -> None:
    trial = asyncio.run(kill_often(postgres_place, times=6, seed=7, processes=2))
    assert trial.problems == []
    assert trial.kills == 6
    assert trial.acknowledged > 100


@pytest.mark.slow
def test_a_server_that_is_told_to_stop_finishes_its_writes(place: str) -> None:
    """SIGTERM in the middle of three games: a clean end, and play goes on after the restart."""

    async def story() -> None:
        async with at_a_server(place) as trial:
            games = asyncio.gather(*(trial.play_on(seed) for seed in range(3)))
            for _ in range(3):
                await until_answered(trial, 60)
                assert await trial.stop() == 0
                trial.check()
                await trial.start()
            trial.over = True
            await games

    asyncio.run(story())


# Connections that break.


class Fragile(Witness):
    """A place whose connection breaks at every so-manieth message."""

    cut_at = ""
    period = 1

    def __init__(self, client: Client, table: str, seat: Seat | None = None) -> None:
        super().__init__(client, table, seat)
        self.messages = 0
        self._sent: set[str] = set()

    def _count(self) -> None:
        self.messages += 1
        if self.messages % self.period == 0:
            self.cut()

    def cut(self) -> None:
        """The wire breaks, without a word."""
        if self._ws is not None and not self._ws.closed:
            with suppress(OSError):
                self._ws.get_extra_info("socket").shutdown(socket.SHUT_RDWR)

    async def _send(self, message: dict[str, Any]) -> None:
        """Repeated after a cut it gets through, else nobody would ever be answered."""
        await super()._send(message)
        if self.cut_at == "command" and message["id"] not in self._sent:
            self._sent.add(message["id"])
            self._count()

    async def _take_update(self, update: dict[str, Any]) -> None:
        """An update without news, as after a reconnection, is followed by the lost answers."""
        known = self.position.number
        await super()._take_update(update)
        if self.cut_at == "update" and update["n"] > known:
            self._count()


def fragile(at: str, every: int) -> type[Fragile]:
    """Connections that break right after every so-manieth command sent, or update received."""

    class Here(Fragile):
        cut_at = at
        period = every

    return Here


@pytest.mark.slow
@pytest.mark.parametrize("at", ["command", "update"])
def test_a_game_is_played_to_its_end_though_every_message_may_be_the_last(
    tmp_path: Path, at: str
) -> None:
    """Cut after each message, each second, each third ...: nothing is lost and nothing doubled."""

    async def story() -> None:
        async with at_a_server(str(tmp_path / "tables.sqlite3")) as trial:
            cuts = 0
            for period in PERIODS:
                await trial.play_a_game(chance(period), sit=fragile(at, period))
                cuts += sum(each.reconnections for each in trial.witnesses)
                trial.check()
            assert cuts > 5

    asyncio.run(story())


# Two processes.


class Mover(Witness):
    """A place that knows when it heard of each number, and that can change the server."""

    def __init__(self, client: Client, table: str, seat: Seat | None = None) -> None:
        super().__init__(client, table, seat)
        self.heard: dict[int, float] = {}

    async def _take_update(self, update: dict[str, Any]) -> None:
        await super()._take_update(update)
        self.heard.setdefault(update["n"], time.monotonic())

    def go_to(self, url: str) -> None:
        self._address = f"{url}/api/tables/{self.table}/play"

    def lag(self, other: Mover) -> float:
        """The longest that I heard later than the other, of what both were sent."""
        return max(self.heard[n] - other.heard[n] for n in self.heard.keys() & other.heard.keys())


@pytest.mark.slow
def test_a_game_at_two_processes_goes_on_at_the_other_when_one_is_killed(
    postgres_place: str,
) -> None:
    """Ann and a bot at one process, Bob and a spectator at the other; updates travel at once."""
    settings = {"rate": 100_000, "burst": 100_000, "log_level": "error"}

    async def story() -> None:
        async with AsyncExitStack() as stack:
            there = await asyncio.to_thread(
                stack.enter_context, running_server(postgres_place, **settings)
            )
            trial = await stack.enter_async_context(at_a_server(postgres_place, bot_workers=1))
            ann = await stack.enter_async_context(Client(there.url))
            bob = await stack.enter_async_context(Client(trial.url))
            await ann.be_guest("Ann")
            await bob.be_guest("Bob")
            table = await ann.open_table(GAME, ["me", "open", "random", "random", "random"])
            await bob.take_seat(table, 1)
            places = [Mover(ann, table, 0), Mover(bob, table, 1), Mover(bob, table)]
            trial.witnesses += places
            for place in places:
                await stack.enter_async_context(place)
            games = asyncio.gather(*(play(place, chance(place.eyes)) for place in places[:2]))
            await places[2].wait(lambda now: now.number > 12)
            there.kill()
            before = places[2].position
            assert not before.over
            assert abs(places[0].lag(places[1])) < SOON
            assert abs(places[1].lag(places[0])) < SOON
            places[0].go_to(trial.url)
            await games
            await places[2].wait(lambda now: now.over)
            trial.check()

    asyncio.run(story())


# Storages that fail.


@pytest.fixture
def wire(postgres_place: str) -> Iterator[Wire]:
    """A wire to PostgreSQL that can be cut."""
    made = Wire(postgres_place)
    yield made
    made.close()


@asynccontextmanager
async def three_at_a_table(trial: Trial) -> AsyncIterator[list[Fragile]]:
    """Three persons who have sat down; their connections break when they are told to."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(trial.url)) for _ in range(3)]
        for client in clients:
            await client.be_guest("Ann")
        table = await clients[0].open_table(GAME, ["me", "open", "open"])
        for seat, client in enumerate(clients[1:], 1):
            await client.take_seat(table, seat)
        places = [Fragile(client, table, seat) for seat, client in enumerate(clients)]
        trial.witnesses += places
        for place in places:
            await stack.enter_async_context(place)
        yield places


async def whose_turn(places: list[Fragile]) -> Fragile:
    """Everybody has heard the same; one of them is asked."""
    last = max(place.position.number for place in places)
    for place in places:
        await place.wait(lambda now: now.number >= last)
    return next(place for place in places if place.position.question)


async def try_to_move(place: Fragile) -> str:
    """The code with which a legal move is refused."""
    assert place.position.question is not None
    with pytest.raises(CommandRefused) as caught:
        await place.play(place.position.question.moves[0])
    return caught.value.code


@pytest.mark.slow
def test_a_command_is_refused_while_the_storage_is_down_and_play_goes_on_afterwards(
    wire: Wire,
) -> None:
    """Nothing is acknowledged that is not kept; who was refused may simply try again."""

    async def story() -> None:
        async with at_a_server(wire.url) as trial, three_at_a_table(trial) as places:
            for _ in range(3):
                asked = await whose_turn(places)
                wire.dead = True
                drop_connections(wire.direct)
                assert await try_to_move(asked) == "storage-down"
                wire.dead = False
                asked = await whose_turn(places)
                assert asked.position.question is not None
                await asked.play(asked.position.question.moves[0])
            await asyncio.gather(*(play(place, chance(place.eyes)) for place in places))

    asyncio.run(story())


@pytest.mark.slow
def test_who_comes_back_while_the_storage_is_down_waits_for_it(wire: Wire) -> None:
    """A lost connection and a lost storage at once: the client keeps trying by itself."""

    async def story() -> None:
        async with at_a_server(wire.url) as trial, three_at_a_table(trial) as places:
            asked = await whose_turn(places)
            await asked.say("Hello!")
            wire.dead = True
            drop_connections(wire.direct)
            assert await try_to_move(asked) == "storage-down"
            for place in places:
                place.cut()
            await asyncio.sleep(1)
            wire.dead = False
            await asyncio.gather(*(play(place, chance(place.eyes)) for place in places))

    asyncio.run(story())


@pytest.mark.slow
@pytest.mark.parametrize("how", ["before", "after", "late"])
def test_a_commit_whose_answer_is_lost_is_neither_lost_nor_done_twice(wire: Wire, how: Cut) -> None:
    """The wire to the storage breaks around a COMMIT, again and again, during a game."""

    async def story() -> None:
        async with at_a_server(wire.url) as trial, three_at_a_table(trial) as places:
            for _ in range(4):
                asked = await whose_turn(places)
                assert asked.position.question is not None
                wire.cut = how
                await asked.play(asked.position.question.moves[0])
            await asyncio.gather(*(play(place, chance(place.eyes)) for place in places))

    asyncio.run(story())


# What happens in one batch.


class Failing(SqliteStorage):
    """A file on a disk that is full now and then."""

    full = False

    def append(self, rows: Sequence[LogRow], listings: Sequence[Listing] = ()) -> list[bool]:
        if self.full and rows:
            raise Unavailable("no space left on device")
        return super().append(rows, listings)


@pytest.fixture
def failing(tmp_path: Path) -> Iterator[House]:
    """A running game on such a file."""
    house = House(Failing(tmp_path / "tables.sqlite3"))
    set_up(house, GAME)
    play_until(house, SNAPSHOT_EVERY)
    yield house
    house.close()


def a_move(house: House) -> Callable[[], Reply]:
    """The first legal move of a seat that is asked, as a command; always the same command."""
    service = Service(house.ledger, house.storage, Identity(bytes(32)), 10)
    match = house.table().match
    assert match is not None
    ask = match.asked[0]
    seat, move = ask.seat, MoveCommand("c", str(ask.moves[0]))
    return lambda: commands.obey(service, Claim(f"p{seat}"), "t", seat, move)


def shown(frames: list[bytes]) -> list[int]:
    """The numbers of the updates; who is present has none."""
    messages = [msgspec.json.decode(frame) for frame in frames]
    return [message["n"] for message in messages if "here" not in message]


def fill_the_disk(house: House, full: bool) -> None:
    assert isinstance(house.storage, Failing)
    house.storage.full = full


def test_nobody_is_shown_a_row_of_a_batch_that_was_not_kept(failing: House) -> None:
    """Somebody sits down in the very moment in which a move fails to be written."""
    frames: list[bytes] = []
    watcher = Watcher("t", SPECTATOR, "", frames.append)
    fill_the_disk(failing, True)
    failed, _ = failing.do_together(a_move(failing), lambda: failing.ledger.watch(watcher, None))
    assert isinstance(failed, StorageDown)
    fill_the_disk(failing, False)
    failing.table()
    assert max(shown(frames), default=0) <= len(failing.storage.log("t"))


def test_a_repeated_command_is_not_acknowledged_when_its_first_was_not_kept(
    failing: House,
) -> None:
    """A client sends, loses its connection and sends again: both are refused, or both are done."""
    fill_the_disk(failing, True)
    answers = failing.do_together(a_move(failing), a_move(failing))
    assert [type(answer) for answer in answers] == [StorageDown, StorageDown]


def test_a_snapshot_holds_nothing_that_is_not_in_the_log(failing: House, tmp_path: Path) -> None:
    """The time for snapshots comes in the same batch as a move that fails to be written."""
    known = sight(failing.table())
    play_until(failing, SNAPSHOT_EVERY + 1)
    known = sight(failing.table())
    fill_the_disk(failing, True)
    failing.do_together(a_move(failing), failing.engine.tidy)
    fill_the_disk(failing, False)
    kept = failing.storage.snapshot("t")
    assert kept is None or kept[0] <= len(failing.storage.log("t"))
    assert sight(failing.table()) == known


def test_nobody_is_shown_a_move_that_another_process_was_faster_than(tmp_path: Path) -> None:
    """Two processes, one number: whoever sits down in that moment sees the one that counts."""
    with house(tmp_path / "tables.sqlite3") as here, house(tmp_path / "tables.sqlite3") as there:
        set_up(here, GAME)
        play_until(here, 20)
        there.do(lambda: there.ledger.stage(there.ledger.table("t"), Said("Bob", "I was first!")))
        frames: list[bytes] = []
        watcher = Watcher("t", SPECTATOR, "", frames.append)
        reply, _ = here.do_together(a_move(here), lambda: here.ledger.watch(watcher, 20))
        assert reply.number == 22
        here.table()
        told = [
            each["key"] for frame in frames for each in msgspec.json.decode(frame).get("told", ())
        ]
        truth = told_since(from_the_whole_log(here), SPECTATOR, 20)
        assert told == [each.key for each in truth]
        assert shown(frames)[-1] == 22
