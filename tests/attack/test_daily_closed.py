"""Attacks on the daily case: the day's cards stay closed until one has played them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from mythos.client import Client, CommandRefused, Refused
from mythos.core.dice import Dice, seed_from
from mythos.server.identity import fresh_id
from tests.server.running import Server, running_server
from tests.server.sitting import run

GAME: Final = "arkham-noir"
LOOKS: Final = (
    "record",
    "dice",
    "position?moves=3",
    "position?moves=3&open=1",
    "log",
    "log?seat=0",
)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@pytest.fixture
def server(database: Path) -> Iterator[Server]:
    with running_server(str(database), rate=10_000, burst=10_000) as started:
        yield started


async def attempt(client: Client) -> str:
    table: str = (await client.ask("POST", f"/api/daily/{GAME}"))["table"]
    return table


async def play_out(client: Client, table: str) -> None:
    dice = Dice(seed_from("daily"))
    async with client.sit(table, 0) as place:
        async for question in place.questions(30):
            await place.play(question.moves[dice.below(len(question.moves))])


async def looks(client: Client, table: str) -> set[str]:
    """With which codes all ways to look at an attempt are refused; "" for one that is open."""
    found = set()
    for look in LOOKS:
        try:
            await client.request("GET", f"/api/tables/{table}/{look}")
            found.add("")
        except Refused as refused:
            found.add(refused.code)
    try:
        async with client.sit(table):
            found.add("")
    except CommandRefused as refused:
        found.add(refused.code)
    return found


async def tables_of(client: Client) -> set[str]:
    """Whatever the lobby lists."""
    lists = [await client.tables(which) for which in ("open", "running", "finished")]
    return {each["table"] for listed in lists for each in listed}


def test_a_finished_attempt_tells_nothing_before_the_own_one_is_finished(server: Server) -> None:
    """A throw-away guest plays it out first: no record, dice, position, log or place to watch."""

    async def check() -> None:
        async with (
            Client(server.url) as spy,
            Client(server.url) as ann,
            Client(server.url) as nobody,
        ):
            await spy.be_guest("Spy")
            await ann.be_guest("Ann")
            table = await attempt(spy)
            assert await looks(nobody, table) == {"closed-today"}
            await play_out(spy, table)
            assert await looks(spy, table) == {""}
            for client in (nobody, ann):
                assert await looks(client, table) == {"closed-today"}
                assert not await tables_of(client)
            own = await attempt(ann)
            assert await looks(ann, table) == {"closed-today"}
            await play_out(ann, own)
            assert await looks(ann, table) == {""}
            assert await looks(nobody, own) == {"closed-today"}

    run(check())


def test_a_running_attempt_is_watched_and_spoken_to_by_nobody(server: Server) -> None:
    """Not even by who has finished their own and knows the cards."""

    async def check() -> None:
        async with Client(server.url) as ann, Client(server.url) as bob:
            await ann.be_guest("Ann")
            await bob.be_guest("Bob")
            table = await attempt(ann)
            with pytest.raises(CommandRefused) as closed:
                async with bob.sit(table):
                    pass
            assert closed.value.code == "closed-today"
            await play_out(bob, await attempt(bob))
            async with ann.sit(table, 0) as place, bob.sit(table) as watching:
                with pytest.raises(CommandRefused) as refused:
                    await watching.say("take the third card")
                assert refused.value.code == "not-allowed"
                await place.say("hm")
                said = [each["params"]["text"] for each in place.told if each["key"] == "chat"]
                assert said == ["hm"]

    run(check())


def test_the_board_lists_only_people_with_a_login(server: Server) -> None:
    """A guest sees their own attempt, marked as one that does not count."""

    async def check() -> None:
        async with Client(server.url) as ann, Client(server.url) as spy:
            await ann.be_guest("Ann")
            await ann.register(f"ann {fresh_id()}", "correct horse")
            await spy.be_guest("Spy")
            for client in (spy, ann):
                await play_out(client, await attempt(client))
            board = await ann.ask("GET", f"/api/daily/{GAME}")
            assert [each["name"] for each in board["entries"]] == ["Ann"]
            board = await spy.ask("GET", f"/api/daily/{GAME}")
            found = [(each["name"], each["counts"]) for each in board["entries"]]
            assert found == [("Ann", True), ("Spy", False)]
            await spy.register(f"spy {fresh_id()}", "battery staple")
            board = await ann.ask("GET", f"/api/daily/{GAME}")
            assert {each["name"] for each in board["entries"]} == {"Ann", "Spy"}

    run(check())


def test_when_the_day_is_over_its_attempts_are_open(server: Server, database: Path) -> None:
    async def check() -> None:
        async with Client(server.url) as ann, Client(server.url) as nobody:
            await ann.be_guest("Ann")
            table = await attempt(ann)
            await play_out(ann, table)
            assert await looks(nobody, table) == {"closed-today"}
            with sqlite3.connect(database) as connection:
                connection.execute("UPDATE attempts SET day = '2001-01-01'")
            assert await looks(nobody, table) == {""}

    run(check())
