"""Who asks too often is told to wait, and for how long; who asks from elsewhere is not."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from aiohttp import ClientSession

from mythos.client import Client, Refused
from mythos.server.errors import TooFast
from mythos.server.limits import RATES, Bucket, Buckets, Limiter
from mythos.server.logins import FORGOTTEN, FREE, LONGEST, Logins
from mythos.server.looking_back import Library
from mythos.server.settings import Settings
from tests.server.running import Server, running_server
from tests.server.sitting import run
from tests.server.test_api import finished_table

GAME: Final = "arkham-ritual"


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Server]:
    """A server that nobody has talked to yet."""
    with running_server(str(tmp_path / "tables.sqlite3")) as started:
        yield started


def taken(limiter: Limiter, kind: Any, address: str, person: str = "") -> int:
    """How often this is allowed at once."""
    for number in range(10_000):
        try:
            limiter.take(kind, address, person)
        except TooFast:
            return number
    return 10_000


def test_a_bucket_holds_a_burst_and_fills_steadily(clock: Clock) -> None:
    bucket = Bucket(2, 5, clock)
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    assert bucket.wait() == 0.5
    clock.now += 0.5
    assert (bucket.take(), bucket.take()) == (True, False)
    clock.now += 1000
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]


def test_a_closed_bucket_stays_closed_for_its_time(clock: Clock) -> None:
    bucket = Bucket(2, 5, clock)
    bucket.close(30)
    assert bucket.wait() == pytest.approx(30)
    clock.now += 29
    assert not bucket.take()
    clock.now += 1
    assert bucket.take()


def test_no_flood_of_addresses_makes_buckets_without_end(clock: Clock) -> None:
    """What was used last is remembered."""
    buckets = Buckets(1, 1, 100, clock)
    for number in range(1000):
        buckets.of("me").take()
        buckets.of(str(number))
    assert len(buckets) == 100
    assert not buckets.of("me").take()


@pytest.mark.parametrize("kind", RATES)
def test_a_person_has_a_share_and_a_household_several(kind: Any, clock: Clock) -> None:
    """People at other addresses are not concerned."""
    limiter, share = Limiter(Settings(), clock), RATES[kind].at_once
    assert taken(limiter, kind, "here", "ann") == int(share)
    assert taken(limiter, kind, "here", "bob") == int(share)
    assert taken(limiter, kind, "here") == int(share)
    assert taken(limiter, kind, "here", "cleo") == int(share)
    assert taken(limiter, kind, "here", "dan") == 0
    assert taken(limiter, kind, "there", "ann") == 0
    assert taken(limiter, kind, "there", "dan") == int(share)


def test_a_refusal_takes_nothing_and_says_when_to_come_again(clock: Clock) -> None:
    limiter = Limiter(Settings(), clock)
    assert taken(limiter, "table", "here", "ann") == RATES["table"].at_once
    with pytest.raises(TooFast) as refused:
        limiter.take("table", "here", "ann")
    assert refused.value.seconds == 1 / RATES["table"].a_second
    clock.now += refused.value.seconds
    limiter.take("table", "here", "ann")


def test_guessing_at_an_account_takes_longer_each_time(clock: Clock) -> None:
    """A person who mistypes is not concerned, and the right password makes all good."""
    logins, waits = Logins(clock), []
    for _ in range(20):
        logins.check("ann")
        logins.wrong("ann")
        try:
            logins.check("ann")
            waits.append(0)
        except TooFast as error:
            waits.append(error.seconds)
            clock.now += error.seconds
    assert waits[:FREE] == [0] * FREE
    assert waits[FREE : FREE + 4] == [2, 4, 8, 16]
    assert waits == sorted(waits)
    assert waits[-1] == LONGEST
    logins.check("bob")
    logins.right("ann")
    logins.wrong("ann")
    logins.check("ann")


def test_old_mistakes_are_forgotten(clock: Clock) -> None:
    logins = Logins(clock)
    for _ in range(FREE + 3):
        logins.wrong("ann")
    clock.now += FORGOTTEN + 1
    logins.wrong("ann")
    logins.check("ann")


def test_the_library_has_room_for_so_much_and_no_more() -> None:
    async def check() -> None:
        library = Library(room=1000)
        for number in range(50):
            await library.make((number,), lambda: "x" * 98)
        assert library.used == 1000
        assert library.find((0,)) is None
        assert library.find((49,)) is not None
        library.stop()

    asyncio.run(check())


async def statuses(url: str, method: str, path: str, number: int, **more: Any) -> list[int]:
    async with ClientSession(url) as session:
        found = []
        for _ in range(number):
            async with session.request(method, path, **more) as answer:
                found.append(answer.status)
                if answer.status == 429:
                    said = await answer.json()
                    assert said["code"] == "too-fast"
                    assert int(answer.headers["Retry-After"]) == said["params"]["seconds"] >= 1
        return found


def test_guests_cannot_be_made_without_end(fresh: Server) -> None:
    """With the limits that a house has by default, and those who are there go on."""

    async def check() -> None:
        async with Client(fresh.url) as ann:
            await ann.be_guest("Ann")
            flood = [
                statuses(fresh.url, "POST", "/api/guest", 10, json={"name": "Mallory"})
                for _ in range(12)
            ]
            found = [each for part in await asyncio.gather(*flood) for each in part]
            assert found.count(200) < 100
            assert found.count(429) > 20
            assert await ann.open_table(GAME, ["me"] * 3)

    run(check())


def test_wrong_passwords_make_an_account_wait_and_nobody_else(fresh: Server) -> None:
    async def check() -> None:
        async with Client(fresh.url) as ann:
            await ann.be_guest("Ann")
            guess = {"login": "Bea", "password": "wrong password"}
            found = await statuses(fresh.url, "POST", "/api/login", FREE + 4, json=guess)
            assert found[: FREE + 1] == [403] * (FREE + 1)
            assert 429 in found[FREE + 1 :]
            upper = {"login": " BEA ", "password": "wrong password"}
            assert await statuses(fresh.url, "POST", "/api/login", 1, json=upper) == [429]
            other = {"login": "Cleo", "password": "wrong password"}
            assert await statuses(fresh.url, "POST", "/api/login", 1, json=other) == [403]

    run(check())


def test_tables_are_not_opened_without_end(fresh: Server) -> None:
    async def check() -> None:
        async with Client(fresh.url) as mallory, Client(fresh.url) as ann:
            await mallory.be_guest("Mallory")
            await ann.be_guest("Ann")
            opened, refused = 0, ""
            for _ in range(30):
                try:
                    await mallory.open_table(GAME, ["open"] * 3)
                    opened += 1
                except Refused as error:
                    refused = error.code
            assert opened <= RATES["table"].at_once + 5
            assert refused == "too-fast"
            assert await ann.open_table(GAME, ["me"] * 3)

    run(check())


def test_a_guest_keeps_a_number_of_tables_and_no_more(tmp_path: Path) -> None:
    async def check(url: str) -> None:
        async with Client(url) as ann:
            await ann.be_guest("Ann")
            for _ in range(3):
                await ann.open_table(GAME, ["me", "open", "open"])
            with pytest.raises(Refused) as refused:
                await ann.open_table(GAME, ["me", "open", "open"])
            assert (refused.value.status, refused.value.code) == (429, "too-many")
            await ann.register("ann", "a good password")
            assert await ann.open_table(GAME, ["me", "open", "open"])

    with running_server(str(tmp_path / "tables.sqlite3"), tables_each=3) as server:
        run(check(server.url))


def test_a_report_is_a_reference_and_there_are_few_of_them(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"

    async def check(url: str) -> None:
        async with Client(url) as ann:
            await ann.be_guest("Ann")
            table = await finished_table(ann)
            words = {"words": "This is wrong."}
            headers = {"Authorization": f"Bearer {ann.token}"}
            path = f"/api/tables/{table}/reports"
            found = await statuses(url, "POST", path, 30, json=words, headers=headers)
            assert found[0] == 200
            assert found.count(200) <= RATES["report-here"].at_once + 1

    with running_server(str(file)) as server:
        run(check(server.url))
    (most,) = sqlite3.connect(file).execute("SELECT max(length(record)) FROM reports").fetchone()
    assert most == 0


def test_looking_back_is_made_once_and_not_without_end(fresh: Server) -> None:
    """What is there already is given out; what has to be made has a limit."""

    async def check() -> None:
        async with Client(fresh.url) as ann:
            await ann.be_guest("Ann")
            table = await finished_table(ann)
            path = f"/api/tables/{table}/position?moves="
            allowed = int(RATES["look"].at_once)
            same = await statuses(fresh.url, "GET", f"{path}3", allowed + 60)
            assert set(same) == {200}
            found = [
                (await statuses(fresh.url, "GET", f"{path}{moves}&seat={seat}", 1))[0]
                for seat in range(3)
                for moves in range(allowed // 2)
            ]
            assert 429 in found

    run(check())


@pytest.mark.parametrize("path", ["/api/games", "/healthz", "/", "/nowhere"])
def test_a_flood_of_requests_is_refused(fresh: Server, path: str) -> None:
    """Whatever is asked for; those who have said who they are have shares of their own."""

    async def check() -> None:
        async def flood() -> list[int]:
            return await statuses(fresh.url, "GET", path, 60)

        found = [
            each for part in await asyncio.gather(*(flood() for _ in range(8))) for each in part
        ]
        assert 429 in found
        assert len(found) - found.count(429) >= RATES["read"].at_once
        async with Client(fresh.url) as ann:
            await ann.be_guest("Ann")
            assert await ann.games()

    run(check())


def test_hints_are_one_at_a_time_for_each_person(fresh: Server) -> None:
    async def check() -> None:
        async with Client(fresh.url) as ann:
            await ann.be_guest("Ann")
            table = await ann.open_table(GAME, ["me"] * 3)
            seat = (await ann.table(table))["asked"][0]
            headers = {"Authorization": f"Bearer {ann.token}"}
            path = f"/api/tables/{table}/seats/{seat}/hints"
            asked = [statuses(fresh.url, "POST", path, 1, headers=headers) for _ in range(12)]
            found = [each for (each,) in await asyncio.gather(*asked)]
            assert found.count(200) == 1
            assert set(found) == {200, 429}
            assert await statuses(fresh.url, "POST", path, 1, headers=headers) in ([200], [429])

    run(check())
