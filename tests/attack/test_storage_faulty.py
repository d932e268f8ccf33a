"""Attacks of the world on the storage: damage, a full disk, no permission, races, a lost server."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import aiohttp
import pytest

from mythos.client import Client, CommandRefused, Place, Refused
from mythos.server import log
from mythos.server.log import Said
from mythos.server.storage.interface import Listing, LogRow, Unavailable
from mythos.server.storage.postgres import PostgresStorage
from mythos.server.storage.sqlite import SqliteStorage
from tests.server.inside import Inside, server_inside
from tests.server.postgres import Wire
from tests.server.sitting import listening, run

GAME: Final = "arkham-ritual"
PAGE: Final = 4096


async def health(house: Inside) -> tuple[int, dict[str, Any]]:
    house.engine._pulsed = -1000.0
    async with aiohttp.ClientSession() as session, session.get(f"{house.url}/healthz") as response:
        return response.status, await response.json()


async def refusal(work: Coroutine[Any, Any, Any]) -> tuple[int, str, str]:
    with pytest.raises(Refused) as caught:
        await work
    return caught.value.status, caught.value.code, str(caught.value)


@asynccontextmanager
async def house_with(storage: SqliteStorage) -> AsyncIterator[tuple[Inside, Client, str]]:
    """A house, Ann, and her table."""
    async with server_inside(storage) as house, Client(house.url) as ann:
        await ann.be_guest("Ann")
        yield house, ann, await ann.open_table(GAME, ["me", "me", "me"])


def damage(path: Path, table: str) -> int:
    """Overwrite every page of the file that names this table; returns how many."""
    data, hit = bytearray(path.read_bytes()), 0
    for start in range(PAGE, len(data), PAGE):  # the first page says that it is a database
        if table.encode() in data[start : start + PAGE]:
            data[start : start + PAGE] = b"\xa5" * PAGE
            hit += 1
    path.write_bytes(data)
    return hit


def test_a_damaged_file_is_logged_and_told_without_its_path(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """503 and not 400, `/healthz` says it, the log has the reason, no answer has the path."""
    path = tmp_path / "tables.sqlite3"

    async def begin() -> str:
        storage = SqliteStorage(path)
        storage.migrate()
        async with house_with(storage) as (_, _, table):
            pass
        storage.close()
        return table

    async def look(table: str) -> None:
        storage = SqliteStorage(path)
        async with server_inside(storage) as house, Client(house.url) as nobody:
            assert await health(house) == (200, {"status": "well"})
            for work in (nobody.table(table), nobody.tables("running"), nobody.record(table)):
                status, code, words = await refusal(work)
                assert (status, code) == (503, "storage-damaged")
                assert str(tmp_path) not in words
                assert "sqlite" not in words
            with pytest.raises(CommandRefused) as closed:
                async with nobody.sit(table):
                    pass
            assert closed.value.code == "storage-damaged"
            assert await health(house) == (503, {"status": "ill", "storage": ["damaged"]})
        storage.close()

    table = run(begin())
    assert damage(path, table) > 0
    with caplog.at_level(logging.ERROR, "mythos.storage"):
        run(look(table))
    assert "damaged" in caplog.text
    assert "malformed" in caplog.text


@pytest.mark.parametrize(
    ("fault", "mend", "kind"),
    [
        ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000", "full"),
        ("PRAGMA query_only = ON", "PRAGMA query_only = OFF", "read-only"),
    ],
)
def test_a_storage_that_cannot_be_written_is_told_and_heals(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, fault: str, mend: str, kind: str
) -> None:
    """What was refused is not kept; when there is room again play goes on and all is well."""

    async def check() -> None:
        storage = SqliteStorage(tmp_path / "tables.sqlite3")
        storage.migrate()
        async with house_with(storage) as (house, ann, table), ann.sit(table, 0) as place:
            with storage._lock:
                storage._connection.execute(fault)
            with pytest.raises(CommandRefused) as refused:
                await talk_until_refused(place)
            assert refused.value.code == "storage-down"
            assert await health(house) == (503, {"status": "ill", "storage": [kind]})
            with storage._lock:
                storage._connection.execute(mend)
            number = await place.say("well again")
            assert number == len(storage.log(table))
            assert await health(house) == (200, {"status": "well"})
        storage.close()

    with caplog.at_level(logging.ERROR, "mythos.storage"):
        run(check())
    assert f"the storage is {kind}" in caplog.text


async def talk_until_refused(place: Place) -> None:
    """A full file still has room on its last pages."""
    for _ in range(200):
        await place.say("x" * 400)


class Late(SqliteStorage):
    """Once, another process is faster: it has appended the number that we want."""

    late = False

    def append(self, rows: Sequence[LogRow], listings: Sequence[Listing] = ()) -> list[bool]:
        if self.late and rows:
            self.late = False
            first = rows[0]
            faster = LogRow(first.table, first.number, first.at, log.encode(Said("Bob", "first")))
            assert super().append([faster]) == [True]
        return super().append(rows, listings)


def test_a_hello_that_loses_a_race_registers_once(tmp_path: Path) -> None:
    """In one batch with a command that is judged anew: every frame comes once, nobody stays."""

    async def check() -> None:
        storage = Late(tmp_path / "tables.sqlite3")
        storage.migrate()
        async with (
            house_with(storage) as (house, ann, table),
            listening(house.url, table, ann.token, 0) as first,
        ):
            await first.update(0)
            gate = threading.Event()
            house.engine.post(lambda: gate.wait(20), lambda _: None)
            await first.send({"do": "chat", "id": "1", "text": "second"})
            async with listening(house.url, table, ann.token, 1) as second:
                while house.engine._jobs.qsize() < 2:
                    await asyncio.sleep(0.005)
                storage.late = True
                gate.set()
                number = (await first.answer())["number"]
                await second.update(number)
                after = (await first.ask({"do": "chat", "id": "2", "text": "third"}))["number"]
                await second.update(after)
                assert [each["n"] for each in second.updates].count(after) == 1
                assert len(house.ledger.watchers._by_table[table]) == 2
            while len(house.ledger.watchers._by_table[table]) > 1:
                await asyncio.sleep(0.005)
        storage.close()

    run(check())


def test_while_postgresql_is_away_only_the_first_waits_for_it(postgres_place: str) -> None:
    """The others are refused at once, until it is time to try again."""
    wire = Wire(postgres_place)
    storage = PostgresStorage(wire.url, slow=0.0)
    storage.migrate()
    try:
        wire.dead = True
        storage._link.close()  # type: ignore[union-attr]
        before = wire.tries
        for _ in range(20):
            with pytest.raises(Unavailable) as away:
                storage.table("t1")
            assert away.value.kind == "away"
            storage._away_until += 3600.0  # however slow this machine is, it is not time yet
        assert wire.tries == before + 1
        wire.dead, storage._away_until = False, 0.0
        assert storage.table("t1") is None
    finally:
        storage.close()
        wire.close()
