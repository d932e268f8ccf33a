"""Rules that come to no end: their table is closed, and the house goes on."""

from __future__ import annotations

import asyncio
import ctypes
import logging
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar, Final

import pytest

from mythos.client import Client, Refused
from mythos.core.asks import Ask, Roll, Script
from mythos.core.dice import Dice
from mythos.core.game import WhyNot
from mythos.core.record import read_record
from mythos.core.registry import find_game
from mythos.core.seats import SPECTATOR, Seat
from mythos.games.arkham_ritual.game import ArkhamRitual
from mythos.games.arkham_ritual.options import Options
from mythos.games.arkham_ritual.state import Ritual
from mythos.games.arkham_ritual.visibility import View
from mythos.server.errors import RulesRanAway
from mythos.server.storage.sqlite import SqliteStorage
from mythos.server.watchdog import SET_EXCEPTION, Overrun, Watchdog
from tests.other_rules import Package
from tests.server.inside import server_inside
from tests.server.sitting import Table, listening, run, sitting

AWAY: Final = "rules-ran-away"


def no_end(catches: int) -> Iterator[Roll]:
    """Loops without a word, although it is ended so many times."""
    for _ in range(catches):
        with suppress(Overrun):
            while True:
                pass
    while True:
        pass
    yield Roll(1, 6)


def no_end_of_dice() -> Iterator[Roll]:
    while True:
        yield Roll(1, 6)


def until_asked(script: Script, trap: Iterator[Roll]) -> Script:
    """A script whose first question can be answered, and nothing comes of it for ever."""
    answer: Any = None
    with suppress(StopIteration):
        while True:
            request = script.send(answer)
            answer = yield request
            if isinstance(request, Ask):
                yield from trap


class Trapped(ArkhamRitual):
    """A move of this game comes to no end."""

    def __init__(self, game_id: str, trap: Callable[[], Iterator[Roll]]) -> None:
        self.id = game_id  # type: ignore[misc]
        self._trap = trap

    def next_beat(self, s: Ritual) -> Script | None:
        script = super().next_beat(s)
        return None if script is None else until_asked(script, self._trap())


class Blinding(ArkhamRitual):
    """Never comes to an end of what a spectator sees."""

    id: ClassVar[str] = "endless-view"

    def view(self, s: Ritual, seat: Seat) -> View:
        while seat == SPECTATOR:
            pass
        return super().view(s, seat)


class Torn(ArkhamRitual):
    """Cannot say what a spectator sees."""

    id: ClassVar[str] = "torn-view"

    def view(self, s: Ritual, seat: Seat) -> View:
        if seat == SPECTATOR:
            raise KeyError(seat)
        return super().view(s, seat)


class Brooding(ArkhamRitual):
    """Never comes to an end of why something is not possible."""

    id: ClassVar[str] = "endless-reasons"

    def why_not(self, s: Ritual, seat: Seat, move: str) -> WhyNot | None:
        while True:
            pass


class Unseeing(ArkhamRitual):
    """Never comes to an end of what lay hidden."""

    id: ClassVar[str] = "endless-looking-back"

    def open_view(self, s: Ritual) -> View:
        while True:
            pass


class Sound(ArkhamRitual):
    id: ClassVar[str] = "sound-at-first"


class Unstarting(Sound):
    """The same game, of which nobody can be shown the start any more."""

    def setup(self, options: Options, players: int) -> Ritual:
        while True:
            pass


MOVE = Trapped("endless-move", lambda: no_end(0))
CATCHER = Trapped("endless-catcher", lambda: no_end(1))
ROLLS = Trapped("endless-rolls", no_end_of_dice)
VIEW, TORN, BACK, WHY = Blinding(), Torn(), Unseeing(), Brooding()
SOUND, UNSTARTING = Sound(), Unstarting()
NAMES: Final = {
    "endless-move": "MOVE",
    "endless-rolls": "ROLLS",
    "endless-catcher": "CATCHER",
    "endless-view": "VIEW",
    "torn-view": "TORN",
    "endless-looking-back": "BACK",
    "endless-reasons": "WHY",
    "sound-at-first": "SOUND",
}


class Installed:
    """A package of games whose rules have flaws."""

    def __init__(self, folder: Path) -> None:
        self._package = Package(folder, "flawed_rituals")
        self.names(NAMES)

    def names(self, names: dict[str, str]) -> None:
        self._package.bring({game: f"{__name__}:{name}" for game, name in names.items()})


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installed]:
    folder = tmp_path / "packages"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    yield Installed(folder)
    find_game.cache_clear()


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[SqliteStorage]:
    opened = SqliteStorage(tmp_path / "tables.sqlite3")
    opened.migrate()
    yield opened
    opened.close()


async def closed_to(url: str, table: str) -> str:
    """Why the table is closed to whoever comes now."""
    async with Client(url) as somebody:
        await somebody.be_guest("Eve")
        with pytest.raises(Refused) as caught:
            await somebody.ask("GET", f"/api/tables/{table}")
        return caught.value.code


async def plays_on(table: Table) -> None:
    for _ in range(3):
        await table.play()


@pytest.mark.parametrize("game", ["endless-move", "endless-rolls", "endless-catcher"])
def test_a_move_without_an_end_closes_its_table_and_no_other(
    installed: Installed,
    storage: SqliteStorage,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    game: str,
) -> None:
    """It is refused, nothing of it is kept, and everybody at the table is told."""
    caplog.set_level(logging.ERROR)
    crashes = tmp_path / "crashes"

    async def check() -> str:
        async with (
            server_inside(storage, job_seconds=1, crashes=str(crashes)) as house,
            sitting(house.url) as good,
            sitting(house.url, game=game) as bad,
        ):
            mover, rows = bad.asked, len(storage.log(bad.id))
            assert mover.question is not None
            await mover.send(bad.fresh(do="move", move=mover.question["moves"][0]))
            await plays_on(good)
            assert (await mover.answer())["error"]["code"] == AWAY
            for ear in bad.ears:
                if ear is not mover:
                    assert (await ear.answer())["error"]["code"] == AWAY
            assert len(storage.log(bad.id)) == rows
            assert await closed_to(house.url, bad.id) == AWAY
            async with listening(house.url, bad.id) as late:
                assert (await late.answer())["error"]["code"] == AWAY
            await plays_on(good)
            return bad.id

    table = run(check())
    closed = [each.message for each in caplog.records if f"{table} is closed" in each.message]
    assert len(closed) == 1
    kept = crashes / f"{game}-{table}.jsonl"
    assert str(kept) in closed[0]
    assert [str(each) for each in read_record(kept).header.seats] == ["Ann", "Ann", "Ann"]


@pytest.mark.parametrize(("game", "code"), [("endless-view", AWAY), ("torn-view", "internal")])
def test_a_view_that_cannot_be_shown_closes_its_table_and_no_other(
    installed: Installed, storage: SqliteStorage, game: str, code: str
) -> None:
    async def check() -> None:
        async with (
            server_inside(storage, job_seconds=1) as house,
            sitting(house.url) as good,
            sitting(house.url, game=game) as bad,
            listening(house.url, bad.id) as spectator,
        ):
            await plays_on(good)
            for ear in (spectator, *bad.ears):
                assert (await ear.answer())["error"]["code"] == code
            assert await closed_to(house.url, bad.id) == code
            await plays_on(good)

    run(check())


def test_a_table_that_cannot_be_opened_in_time_is_closed_once_and_opens_with_mended_rules(
    installed: Installed, storage: SqliteStorage, caplog: pytest.LogCaptureFixture
) -> None:
    async def begun() -> str:
        async with (
            server_inside(storage, job_seconds=1) as house,
            sitting(house.url, game="sound-at-first") as table,
        ):
            await plays_on(table)
            return table.id

    async def flawed(table: str) -> None:
        async with server_inside(storage, job_seconds=1) as house, sitting(house.url) as good:
            assert await closed_to(house.url, table) == AWAY
            assert await closed_to(house.url, table) == AWAY
            await plays_on(good)

    async def mended(table: str) -> None:
        async with server_inside(storage, job_seconds=1) as house, Client(house.url) as ann:
            await ann.be_guest("Ann")
            assert (await ann.ask("GET", f"/api/tables/{table}"))["status"] == "running"

    table = run(begun())
    installed.names(NAMES | {"sound-at-first": "UNSTARTING"})
    caplog.set_level(logging.ERROR)
    run(flawed(table))
    assert sum(f"{table} is closed" in each.message for each in caplog.records) == 1
    installed.names(NAMES)
    run(mended(table))


def test_looking_back_without_an_end_is_refused_and_nobody_waits_for_it(
    installed: Installed, storage: SqliteStorage
) -> None:
    async def check() -> None:
        async with (
            server_inside(storage, job_seconds=1) as house,
            sitting(house.url) as good,
            sitting(house.url, game="endless-looking-back") as finished,
        ):
            await finished.play_out(Dice(bytes(32)))
            path = f"/api/tables/{finished.id}/position"
            assert (await good.client.ask("GET", path, seat=0))["moves"] == 0
            for _ in range(2):
                looking = asyncio.create_task(good.client.ask("GET", path, open=1))
                await plays_on(good)
                with pytest.raises(Refused) as caught:
                    await looking
                assert caught.value.code == AWAY
            assert (await good.client.ask("GET", f"/api/tables/{finished.id}"))["number"] > 0

    run(check())


def watching_here() -> Watchdog:
    """A watchdog of this thread, whose own thread the test plays."""
    watchdog = Watchdog(1)
    watchdog._thread = threading.get_ident()
    return watchdog


def test_nothing_is_ended_that_has_come_to_its_end() -> None:
    watchdog = watching_here()
    assert watchdog.run("t", lambda: watchdog._inside) == 1
    watchdog._shoot(1)
    assert sum_up(1000) == 1000


def test_rules_are_not_left_while_they_are_about_to_be_ended() -> None:
    """What is raised late is raised in there, not in whatever comes next: the storage perhaps."""
    watchdog = watching_here()
    threads = []

    def late() -> None:
        while watchdog._inside:
            time.sleep(0)
        watchdog._shot = True
        SET_EXCEPTION(watchdog._thread, ctypes.py_object(Overrun))
        watchdog._aiming = False

    def rules() -> None:
        watchdog._aiming = True
        threads.append(threading.Thread(target=late))
        threads[0].start()

    with suppress(RulesRanAway):
        watchdog.run("t", rules)
    threads[0].join()
    assert sum_up(1000) == 1000


def test_rules_within_rules_are_one_run_and_other_threads_are_not_watched() -> None:
    watchdog = watching_here()
    assert watchdog.run("t", lambda: watchdog.run("t", lambda: watchdog._inside)) == 1
    with ThreadPoolExecutor(1) as elsewhere:
        assert elsewhere.submit(watchdog.run, "t", lambda: watchdog._inside).result() == 0


def sum_up(number: int) -> int:
    total = 0
    while total < number:
        total += 1
    return total


def test_whoever_asks_why_is_told_of_rules_that_came_to_no_end(
    installed: Installed, storage: SqliteStorage
) -> None:
    """It is no reason why a move is not possible: the table is closed."""

    async def check() -> None:
        async with (
            server_inside(storage, job_seconds=1) as house,
            sitting(house.url, game="endless-reasons") as bad,
        ):
            error = await bad.asked.refused(bad.fresh(do="why", move="give 9"))
            assert error["code"] == AWAY
            assert await closed_to(house.url, bad.id) == AWAY

    run(check())
