"""Tables that live longer than a version of the rules, and the snapshots they are opened from."""

from __future__ import annotations

import asyncio
import random
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec
import pytest

from mythos.core.dice import commitment
from mythos.core.errors import BrokenGame
from mythos.core.proof import verify
from mythos.core.record import FORMAT, Header, Moved, Ruled
from mythos.core.registry import find_game
from mythos.core.replay import replay
from mythos.core.seats import SPECTATOR
from mythos.core.state import save
from mythos.games.arkham_ritual.game import ArkhamRitual
from mythos.games.arkham_ritual.options import Options
from mythos.games.arkham_ritual.state import Ritual
from mythos.server import ledger, log
from mythos.server.engine import Engine
from mythos.server.ledger import Ledger
from mythos.server.log import Holder, RulesChanged, Said
from mythos.server.storage.interface import Storage, StoredTable
from mythos.server.storage.sqlite import SqliteStorage
from mythos.server.table import Table
from mythos.server.tidying import SNAPSHOT_EVERY, listing_of
from mythos.server.updates import told_since
from mythos.server.watching import Watcher
from tests.other_rules import Package

T = TypeVar("T")
SEED = bytes(range(32))
PLAYERS = 5
FRESH = (0, 64)
"""Dice that were not thrown yet: no block, all of it read."""


class OldRules(ArkhamRitual):
    """The game as it was when the table was opened."""

    id: ClassVar[str] = "changing-ritual"
    rules_version: ClassVar[str] = "old"


class NewRules(OldRules):
    rules_version: ClassVar[str] = "new"
    earlier_rules: ClassVar[tuple[str, ...]] = ("old",)


class OtherStart(NewRules):
    """Rules so different that a game of the old ones cannot be run again from its start."""

    def setup(self, options: Options, players: int) -> Ritual:
        raise BrokenGame("these rules never began such a game")


OLD, NEW, OTHER = OldRules(), NewRules(), OtherStart()


class Installed:
    """A package of one game, which can be upgraded."""

    def __init__(self, folder: Path) -> None:
        self._package = Package(folder, "changing_ritual")
        self.version("OLD")

    def version(self, name: str) -> None:
        self._package.bring({"changing-ritual": f"{__name__}:{name}"})


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installed]:
    folder = tmp_path / "packages"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    yield Installed(folder)
    find_game.cache_clear()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


class House:
    """An engine on a storage, without a socket in front of it."""

    def __init__(self, storage: Storage) -> None:
        self._loop = asyncio.new_event_loop()
        self.storage = storage
        self.storage.migrate()
        self.ledger = Ledger(self.storage)
        self.engine = Engine(self.ledger, self._loop)
        self.engine.start()

    def do(self, work: Callable[[], T]) -> T:
        """In the engine's thread; back when it is durable."""

        async def call() -> T:
            return await self.engine.call(work)

        return self._loop.run_until_complete(call())

    def do_together(self, *works: Callable[[], Any]) -> list[Any]:
        """Several things in one batch; what came of each, or why it was refused."""
        running, go = threading.Event(), threading.Event()

        def hold() -> None:
            running.set()
            go.wait()

        async def call() -> list[Any]:
            first = self.engine.call(hold)
            await asyncio.to_thread(running.wait)
            others = [self.engine.call(work) for work in works]
            go.set()
            await first
            return await asyncio.gather(*others, return_exceptions=True)

        return self._loop.run_until_complete(call())

    def table(self) -> Table:
        return self.do(lambda: self.ledger.table("t"))

    def tidy(self) -> None:
        """What the server does every few seconds; among other things it keeps snapshots."""
        self.do(self.engine.tidy)
        self.do(lambda: None)  # it tidies after the answer

    def close(self) -> None:
        self.engine.stop()
        self.storage.close()
        self._loop.close()


@contextmanager
def house(file: Path) -> Iterator[House]:
    opened = House(SqliteStorage(file))
    try:
        yield opened
    finally:
        opened.close()


def set_up(house: House, game_id: str = "changing-ritual") -> None:
    """A table of persons at which the game has begun."""
    game = find_game(game_id)
    header = Header(FORMAT, game.id, game.rules_version, {}, ("",) * PLAYERS, commitment(SEED))
    stored = StoredTable("t", game.id, "p0", time.time(), msgspec.json.encode(header), SEED)

    def work() -> None:
        table = Table(stored, game)
        house.storage.add_table(stored, listing_of(table))
        house.ledger.tables["t"] = table
        for seat in range(PLAYERS):
            for row in table.give_seat(seat, Holder(person=f"p{seat}", name=f"Player {seat}")):
                house.ledger.stage(table, row)

    house.do(work)


def play_until(house: House, number: int, seed: int = 11) -> None:
    """Random legal moves, each a command of its own, until the table has so many rows."""

    def step() -> int:
        table = house.ledger.table("t")
        assert table.match is not None
        if table.match.over or table.number >= number:
            return number
        dice = random.Random(f"{seed} {table.number}")  # noqa: S311
        ask = dice.choice(table.match.asked)
        row = table.move(ask.seat, str(dice.choice(ask.moves)), f"c{table.number}")
        return house.ledger.stage(table, row)

    while house.do(step) < number:
        pass


def sight(table: Table) -> dict[str, Any]:
    """Everything about a table that must not depend on how it was opened."""
    match = table.match
    assert match is not None
    return {
        "state": save(match.state),
        "dice": (match.dice.block, match.dice.at),
        "questions": [(ask.seat, list(map(str, ask.moves))) for ask in match.asked],
        "views": [msgspec.to_builtins(match.view(seat)) for seat in range(PLAYERS)],
        "record": [line for line in table.record().text().splitlines() if '{"rules":' not in line],
        "answered": dict(table.answered),
        "seats": list(table.seats),
        "number": table.number,
        "rules": table.rules,
        "wish": table.wish and (table.wish.seat, sorted(set(table.wish.agreed))),
    }


def renewed(known: dict[str, Any]) -> dict[str, Any]:
    """The same table, with a row more, under the new rules, with dice that nobody has seen."""
    return {**known, "number": known["number"] + 1, "rules": "new", "dice": FRESH}


def from_the_whole_log(house: House) -> Table:
    """The table without its snapshot."""
    stored = house.storage.table("t")
    assert stored is not None
    table = Table(stored, find_game(stored.game))
    for row in house.storage.log("t"):
        table.apply(row, log.decode(row.data))
    return table


def rules_rows(house: House) -> list[int]:
    rows = house.storage.log("t")
    return [row.number for row in rows if isinstance(log.decode(row.data), RulesChanged)]


def watched(house: House, since: int | None) -> dict[str, Any]:
    """What a spectator's connection is sent when it comes (back)."""
    frames: list[bytes] = []
    watcher = Watcher("t", SPECTATOR, "", frames.append)
    house.do(lambda: house.ledger.watch(watcher, since))
    house.do(lambda: house.ledger.unwatch(watcher))
    update: dict[str, Any] = msgspec.json.decode(frames[0])
    return update


# The rules change.


def test_a_running_table_goes_on_from_its_last_state_under_new_rules(
    file: Path, installed: Installed
) -> None:
    """The same state, question and answered commands; a row says that the rules are others."""
    with house(file) as before:
        set_up(before)
        play_until(before, 20)
        known = sight(before.table())
    installed.version("NEW")
    with house(file) as after:
        now = sight(after.table())
        assert rules_rows(after) == [21]
        assert now == renewed(known)
        row = log.decode(after.storage.log("t")[-1].data)
        assert isinstance(row, RulesChanged)
        assert row.version == "new"


def test_a_client_is_told_that_the_rules_have_changed(file: Path, installed: Installed) -> None:
    """Whoever comes back with its last number hears of it once, and of nothing it knows."""
    with house(file) as before:
        set_up(before)
        play_until(before, 20)
    installed.version("NEW")
    with house(file) as after:
        update = watched(after, 20)
        assert update["n"] == 21
        assert [told["key"] for told in update["told"]] == ["rules-changed"]
        assert update["told"][0]["params"] == {"version": "new", "back": 0}


def test_a_second_opening_under_the_new_rules_adds_no_row(file: Path, installed: Installed) -> None:
    """Neither does a third one, after more moves."""
    with house(file) as before:
        set_up(before)
        play_until(before, 20)
    installed.version("NEW")
    for number in (25, 30):
        with house(file) as after:
            after.table()
            assert rules_rows(after) == [21]
            play_until(after, number)


def test_a_game_that_saw_two_versions_of_the_rules_ends_with_a_record_that_verifies(
    file: Path, installed: Installed
) -> None:
    """Nothing of the record from before the change is missing, and the dice are the same."""
    with house(file) as before:
        set_up(before)
        play_until(before, 20)
    installed.version("NEW")
    with house(file) as after:
        play_until(after, 1000)
        table = after.table()
        assert table.status == "finished"
        verify(NEW, table.record())


def test_a_finished_table_is_left_as_it_is(file: Path, installed: Installed) -> None:
    """New rules do not touch a game that is over."""
    with house(file) as before:
        set_up(before)
        play_until(before, 1000)
        known = sight(before.table())
    installed.version("NEW")
    with house(file) as after:
        assert sight(after.table()) == {**known, "dice": FRESH}
        assert rules_rows(after) == []


@pytest.mark.parametrize("rows", [20, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 10])
def test_a_table_goes_on_under_rules_that_could_not_run_its_past(
    file: Path, installed: Installed, rows: int
) -> None:
    """It is opened from its last state, not from its first move, and opened again, too."""
    with house(file) as before:
        set_up(before)
        play_until(before, min(rows, SNAPSHOT_EVERY))
        before.tidy()
        play_until(before, rows)
        known = sight(before.table())
    installed.version("OTHER")
    for _ in range(2):
        with house(file) as after:
            assert sight(after.table()) == renewed(known)


def test_the_record_says_from_which_move_on_the_new_rules_applied(
    file: Path, installed: Installed
) -> None:
    """The record's text names the new version as well as the old one."""
    with house(file) as before:
        set_up(before)
        play_until(before, 20)
    installed.version("NEW")
    with house(file) as after:
        play_until(after, 1000)
        first, *others = after.table().record().text().splitlines()
        assert '"rules":"old"' in first
        assert any("new" in line and "rules" in line for line in others)


# A server that died, and other rules when it came back: rows that no snapshot holds.


def as_after_a_crash(file: Path) -> Path:
    """The file as a server leaves it that is killed now: no goodbye, no last snapshot."""
    fallen = file.with_name("fallen.sqlite3")
    for ending in ("", "-wal"):
        shutil.copy(f"{file}{ending}", f"{fallen}{ending}")
    return fallen


def ruled_lines(table: Table) -> list[Ruled]:
    return [entry for entry in table.record().entries if isinstance(entry, Ruled)]


@pytest.mark.parametrize("rows", [SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, SNAPSHOT_EVERY + 7])
def test_the_record_says_how_many_moves_of_the_old_rules_were_run_under_the_new(
    file: Path, installed: Installed, rows: int
) -> None:
    """They came to the same, chance included, and whoever comes back is told."""
    with house(file) as before:
        set_up(before)
        play_until(before, SNAPSHOT_EVERY)
        before.tidy()
        play_until(before, rows)
        known = sight(before.table())
        fallen = as_after_a_crash(file)
    installed.version("NEW")
    with house(fallen) as after:
        assert sight(after.table()) == renewed(known)
        assert [line.again for line in ruled_lines(after.table())] == [rows - SNAPSHOT_EVERY]
        told = watched(after, rows)["told"][0]["params"]
        assert told.get("again", 0) == rows - SNAPSHOT_EVERY
        play_until(after, 1000)
        verify(NEW, after.table().record())


def test_a_table_that_nobody_looks_at_leaves_a_snapshot(
    file: Path, installed: Installed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It goes out of memory long before the server stops."""
    monkeypatch.setattr(ledger, "IDLE_SECONDS", 0.0)
    with house(file) as before:
        set_up(before)
        play_until(before, 13)
        before.tidy()
        before.do(lambda: None)
        assert before.ledger.tables == {}
        kept = before.storage.snapshot("t")
        assert kept is not None
        assert kept[0] == 13


# Snapshots.


def test_a_table_has_a_snapshot_soon_and_then_every_twenty_rows(
    file: Path, installed: Installed
) -> None:
    """The first one spares a game whose server dies early under rules that begin otherwise."""
    with house(file) as opened:
        set_up(opened)
        seen = []
        for number in range(opened.table().number, 2 * SNAPSHOT_EVERY + 10):
            play_until(opened, number)
            opened.tidy()
            kept = opened.storage.snapshot("t")
            assert kept is not None
            seen.append(kept[0])
        first = seen[0]
        assert sorted(set(seen)) == [first, first + SNAPSHOT_EVERY, first + 2 * SNAPSHOT_EVERY]


@pytest.mark.parametrize("rows", range(SNAPSHOT_EVERY, SNAPSHOT_EVERY + 12))
def test_a_table_opened_from_its_snapshot_is_the_table_of_the_whole_log(
    file: Path, installed: Installed, rows: int
) -> None:
    """State, dice, questions, views, record, commands and seats are equal, and so they stay."""
    with house(file) as before:
        set_up(before)
        play_until(before, SNAPSHOT_EVERY)
        before.tidy()
        play_until(before, rows)
        known = sight(before.table())
    with house(file) as after:
        assert after.storage.snapshot("t") is not None
        assert sight(after.table()) == known == sight(from_the_whole_log(after))
        play_until(after, rows + 10, seed=9)
        assert sight(after.table()) == sight(from_the_whole_log(after))


@pytest.mark.parametrize("rows", [SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, SNAPSHOT_EVERY + 7])
@pytest.mark.parametrize("away", [0, 1, 5, 30])
def test_who_comes_back_after_a_restart_is_told_the_rest_and_nothing_twice(
    file: Path, installed: Installed, rows: int, away: int
) -> None:
    """However long it was away, and wherever the snapshot lies."""
    with house(file) as before:
        set_up(before)
        play_until(before, SNAPSHOT_EVERY)
        before.tidy()
        play_until(before, rows)
    with house(file) as after:
        update = watched(after, rows - away)
        whole = told_since(from_the_whole_log(after), SPECTATOR, rows - away)
        assert update.get("told", []) == msgspec.to_builtins(whole)


@pytest.mark.parametrize("rows", [SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, SNAPSHOT_EVERY + 4])
def test_a_move_can_be_taken_back_after_the_table_was_opened_from_a_snapshot(
    file: Path, installed: Installed, rows: int
) -> None:
    """The record names the line that was taken back, and runs to the same state."""
    with house(file) as before:
        set_up(before)
        play_until(before, SNAPSHOT_EVERY)
        before.tidy()
        play_until(before, rows)
    with house(file) as after:
        take_back_the_last_move(after)
        table = after.table()
        assert table.match is not None
        assert save(replay(OLD, table.record()).state) == save(table.match.state)
        assert sight(table) == sight(from_the_whole_log(after))


@pytest.mark.parametrize("moves", [1, 2, 3, 8])
def test_a_table_opens_again_when_moves_from_before_its_snapshot_were_taken_back(
    file: Path, installed: Installed, moves: int
) -> None:
    """An undo may reach behind the snapshot; the log holds what happened."""
    with house(file) as before:
        set_up(before)
        play_until(before, SNAPSHOT_EVERY)
        before.tidy()
        for _ in range(moves):
            take_back_the_last_move(before)
        known = sight(before.table())
    with house(file) as after:
        assert sight(after.table()) == known


def take_back_the_last_move(house: House) -> None:
    """With everybody's consent."""

    def work() -> None:
        table = house.ledger.table("t")
        live = replay(OLD, table.record()).live_entries()
        seat = next(entry.seat for entry in reversed(live) if isinstance(entry, Moved))
        rows = [table.undo(seat)]
        for other in range(PLAYERS):
            if table.wish is not None and other != seat:
                rows += table.consent(other, True)
        for row in rows:
            house.ledger.stage(table, row)

    house.do(work)


def test_an_open_wish_to_take_a_move_back_survives_a_snapshot(
    file: Path, installed: Installed
) -> None:
    """Somebody asks, somebody chats, the server restarts: the question still stands."""
    with house(file) as before:
        set_up(before)
        play_until(before, SNAPSHOT_EVERY - 2)

        def ask_and_chat() -> None:
            table = before.ledger.table("t")
            assert table.match is not None
            seat = next(n for n in range(PLAYERS) if n not in table.asked())
            before.ledger.stage(table, table.undo(seat, "wish"))
            for _ in range(2):
                before.ledger.stage(table, Said("Ann", "Hm.", 0))

        before.do(ask_and_chat)
        before.tidy()
        known = sight(before.table())
        assert known["wish"]
        assert before.storage.snapshot("t") is not None
    with house(file) as after:
        assert sight(after.table()) == known
