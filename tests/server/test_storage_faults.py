"""Storages when things go wrong: wrong places, killed programs, broken connections."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue

import pytest

from mythos.core.errors import MythosError
from mythos.server.storage.errors import BadDatabase, OutcomeUnknown
from mythos.server.storage.interface import LogRow, Storage, Unavailable
from mythos.server.storage.postgres import PostgresStorage
from tests.server.conftest import Opener
from tests.server.postgres import Cut, Wire, drop_connections
from tests.server.test_storage import a_listing, a_row, a_table, with_tables

ROOT = Path(__file__).parents[2]


# Wrong places.


def wrong_files(folder: Path) -> dict[str, Path]:
    files = {name: folder / name for name in ("text", "foreign", "folder", "file/below")}
    files["text"].write_bytes(b"this is no database " * 1000)
    files["folder"].mkdir()
    (folder / "file").touch()
    with sqlite3.connect(files["foreign"]) as foreign:
        foreign.execute("CREATE TABLE notes (words TEXT)")
    foreign.close()
    return files


@pytest.mark.parametrize("name", ["text", "foreign", "folder", "file/below"])
def test_a_wrong_file_is_refused_and_left_alone(tmp_path: Path, opened: Opener, name: str) -> None:
    path = wrong_files(tmp_path)[name]
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(BadDatabase) as caught:
        opened(str(path))
    assert str(path) in str(caught.value)
    if name == "text":
        assert path.read_bytes() == before


@contextmanager
def somebody_else() -> Iterator[None]:
    """Root may write anywhere, so for a moment we are not root."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(before)


def test_a_file_without_permission_is_refused(tmp_path: Path, opened: Opener) -> None:
    path = tmp_path / "tables.db"
    opened(str(path)).migrate()
    path.chmod(0o444)
    tmp_path.chmod(0o555)
    with somebody_else(), pytest.raises(BadDatabase):
        opened(str(path))
    tmp_path.chmod(0o755)


def test_a_wrong_password_is_refused_and_not_shown(postgres_place: str, opened: Opener) -> None:
    password = postgres_place.split(":")[2].split("@", maxsplit=1)[0]
    wrong = postgres_place.replace(password, "hush-hush")
    with pytest.raises((BadDatabase, Unavailable), match="password authentication") as caught:
        opened(wrong)
    assert "hush" not in repr(caught.value)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://anna:hush@127.0.0.1:1/tables",
        "postgresql://anna:hush@127.0.0.1:port/tables",
        "postgresql://anna:hush@[::1/tables",
        "postgresql://anna:hush@127.0.0.1/tables?hush=1",
        "postgresql://anna:hu/hush@127.0.0.1/tables",
        "postgresql://anna:hu@hush@127.0.0.1/tables",
        "postgresql://anna:hu@127.0.0.1/hush@127.0.0.1/tables",
    ],
)
def test_urls_that_lead_nowhere_keep_their_password(opened: Opener, url: str) -> None:
    pytest.importorskip("psycopg")
    with pytest.raises((MythosError, Unavailable)) as caught:
        opened(url)
    assert "hush" not in repr(caught.value)
    assert caught.value.__cause__ is None
    assert caught.value.__context__ is None or caught.value.__suppress_context__


def test_without_psycopg_the_error_says_what_to_install() -> None:
    code = """
import sys
sys.modules["psycopg"] = None
from mythos.core.errors import MissingExtra
from mythos.server.storage.open import open_storage
try:
    open_storage("postgresql://u:hush@h/d")
except MissingExtra as error:
    print(error)
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "pip install 'mythos-table[postgres]'" in said.stdout


# Killed programs.

CHILD = """
import sys, time
from mythos.server.storage.interface import LogRow
from mythos.server.storage.open import open_storage
storage = open_storage(sys.argv[1])
for number in range(int(sys.argv[2]), 10_000):
    print(*storage.append([LogRow("t1", number, 1.0, b"child")]), number, flush=True)
    sys.stdin.readline()
"""


@contextmanager
def child(place: str, first: int) -> Iterator[subprocess.Popen[str]]:
    """Appends a row, says so, and waits for a line; killed in the end."""
    command = [sys.executable, "-c", CHILD, place, str(first)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT) as process:
        try:
            yield process
        finally:
            process.send_signal(signal.SIGKILL)


def heard_from(process: subprocess.Popen[str]) -> str:
    """The next line; nothing if the process was killed in the middle of saying it."""
    assert process.stdout is not None
    line = process.stdout.readline()
    return line.strip() if line.endswith("\n") else ""


def test_what_was_acknowledged_survives_a_kill(storage: Storage, place: str) -> None:
    with_tables(storage, "t1")
    for number in range(1, 11):
        with child(place, number) as process:
            assert heard_from(process) == f"True {number}"
        assert [row.number for row in storage.log("t1")] == list(range(1, number + 1))
    assert storage.append([a_row(11)]) == [True]


def test_a_kill_in_the_middle_of_writing_leaves_no_gap(storage: Storage, place: str) -> None:
    with_tables(storage, "t1")
    acknowledged = 0
    for round_ in range(5):
        with child(place, len(storage.log("t1")) + 1) as process:
            assert process.stdin is not None
            process.stdin.write("\n" * 9000)
            heard_from(process)
            time.sleep(0.02 * round_)
            process.send_signal(signal.SIGKILL)
            acknowledged = last_acknowledged(process)
        numbers = [row.number for row in storage.log("t1")]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) >= acknowledged


def last_acknowledged(process: subprocess.Popen[str]) -> int:
    last = 0
    while line := heard_from(process):
        last = int(line.removeprefix("True "))
    return last


# Listening.


def told(heard: Queue[str], seconds: float = 5.0) -> str | None:
    try:
        return heard.get(timeout=seconds)
    except Empty:
        return None


def test_listening_hears_others_and_not_itself(postgres_place: str, opened: Opener) -> None:
    storage = opened(postgres_place)
    storage.migrate()
    with_tables(storage, "t1", "t2")
    heard: Queue[str] = Queue()
    storage.listen(heard.put)
    storage.append([a_row(1, "t2")])
    with child(postgres_place, 1) as process:
        assert heard_from(process) == "True 1"
        assert told(heard) == "t1"
    assert told(heard, 0.5) is None


def test_a_file_never_calls(tmp_path: Path, opened: Opener) -> None:
    storage = opened(str(tmp_path / "tables.db"))
    storage.migrate()
    heard: Queue[str] = Queue()
    storage.listen(heard.put)
    with_tables(storage, "t1")
    storage.append([a_row(1)])
    assert heard.empty()


def test_only_what_was_stored_is_told(postgres_place: str, opened: Opener) -> None:
    storage, other = opened(postgres_place), opened(postgres_place)
    storage.migrate()
    with_tables(storage, "t1", "t2", "t3")
    heard: Queue[str] = Queue()
    storage.listen(heard.put)
    with pytest.raises(MythosError):
        other.append([a_row(1, "t3")], [a_listing("nowhere")])
    other.append([a_row(5, "t1"), a_row(1, "t2"), a_row(2, "t2")])
    assert told(heard) == "t2"
    assert told(heard, 0.5) is None


def test_a_listener_comes_back_and_says_so(postgres_place: str, opened: Opener) -> None:
    storage, other = opened(postgres_place), opened(postgres_place)
    storage.migrate()
    with_tables(storage, "t1")
    heard: Queue[str] = Queue()
    storage.listen(heard.put)
    drop_connections(postgres_place)
    assert told(heard) == ""
    other.append([a_row(1)])
    assert told(heard) == "t1"


def test_a_mistake_of_the_hearer_does_not_make_deaf(postgres_place: str, opened: Opener) -> None:
    storage, other = opened(postgres_place), opened(postgres_place)
    storage.migrate()
    with_tables(storage, "t1")
    heard: Queue[str] = Queue()

    def hear(table: str) -> None:
        heard.put(table)
        raise ValueError(table)

    storage.listen(hear)
    other.append([a_row(1)])
    other.append([a_row(2)])
    assert [told(heard), told(heard)] == ["t1", "t1"]


# Broken connections.


def test_a_dropped_connection_heals(postgres_place: str, opened: Opener) -> None:
    storage = opened(postgres_place)
    storage.migrate()
    with_tables(storage, "t1")
    drop_connections(postgres_place)
    assert storage.table("t1") == a_table()
    drop_connections(postgres_place)
    assert storage.append([a_row(1)], [a_listing(moved=2.0)]) == [True]
    drop_connections(postgres_place)
    storage.save_snapshot("t1", 1, b"one")
    assert storage.log("t1") == [a_row(1)]
    assert storage.listings() == [a_listing(moved=2.0)]


@pytest.fixture
def wire(postgres_place: str) -> Iterator[Wire]:
    made = Wire(postgres_place)
    yield made
    made.close()


@pytest.mark.parametrize("cut", ["before", "after", "late"])
def test_a_cut_commit_is_answered_truthfully(wire: Wire, opened: Opener, cut: Cut) -> None:
    storage = opened(wire.url)
    storage.migrate()
    with_tables(storage, "t1", "t2")
    storage.append([a_row(1)])
    rows = [a_row(1), a_row(1, "t2"), a_row(2, "t2")]
    wire.cut = cut
    assert storage.append(rows, [a_listing("t2", moved=3.0)]) == [False, True, True]
    assert wire.cut == "never"
    assert storage.log("t1") == [a_row(1)]
    assert storage.log("t2") == [a_row(1, "t2"), a_row(2, "t2")]
    assert storage.append([a_row(3, "t2")]) == [True]


@pytest.mark.parametrize("cut", ["before", "after", "late"])
def test_other_cut_writes_are_done_once(wire: Wire, opened: Opener, cut: Cut) -> None:
    storage = opened(wire.url)
    storage.migrate()
    wire.cut = cut
    storage.add_table(a_table(), a_listing())
    wire.cut = cut
    storage.save_snapshot("t1", 1, b"one")
    assert storage.table("t1") == a_table()
    assert storage.listings() == [a_listing()]
    assert storage.snapshot("t1") == (1, b"one")


def test_what_somebody_else_wrote_meanwhile_is_not_ours(
    wire: Wire, postgres_place: str, opened: Opener
) -> None:
    """The number is there, but with other data: the cut append was lost, and says so."""
    storage = opened(wire.url)
    storage.migrate()
    with_tables(storage, "t1")
    theirs = LogRow("t1", 1, 1.0, b"theirs")
    other = opened(postgres_place)
    wire.meanwhile = lambda: other.append([theirs])
    wire.cut = "before"
    assert storage.append([a_row(1)]) == [False]
    assert storage.log("t1") == [theirs]


def test_an_outcome_that_cannot_be_found_out_is_said_to_be_unknown(
    wire: Wire, postgres_place: str, opened: Opener
) -> None:
    opened(postgres_place).migrate()
    with_tables(opened(postgres_place), "t1")
    storage = PostgresStorage(wire.url, patience=0.3)
    wire.cut, wire.dead = "after", True
    with pytest.raises(OutcomeUnknown):
        storage.append([a_row(1)])
    wire.dead = False
    assert storage.log("t1") == [a_row(1)]
    storage.close()


def test_a_server_out_of_reach_is_unavailable(wire: Wire, opened: Opener) -> None:
    storage = opened(wire.url)
    storage.migrate()
    wire.dead = True
    drop_connections(wire.direct)
    for work in (lambda: storage.table("t1"), lambda: storage.append([a_row(1)])):
        with pytest.raises(Unavailable):
            work()
    wire.dead = False
    with_tables(storage, "t1")


# SQLite's write-ahead log, and what is remembered of the tables.


def test_the_write_ahead_log_is_emptied_while_rows_come_in(tmp_path: Path, opened: Opener) -> None:
    """By a thread of the storage's own; a log of all these rows would be several times as big."""
    storage = opened(str(tmp_path / "tables.sqlite3"))
    storage.migrate()
    names = [f"t{n}" for n in range(50)]
    with_tables(storage, *names)
    for number in range(1, 101):
        for few in range(0, 50, 5):
            rows = [a_row(number, name, bytes(300)) for name in names[few : few + 5]]
            assert storage.append(rows) == [True] * 5
        time.sleep(0.002)
    log = tmp_path / "tables.sqlite3-wal"
    assert log.stat().st_size < 8 << 20
    assert len(storage.log("t7")) == 100


def test_a_number_that_another_program_took_is_noticed(tmp_path: Path, opened: Opener) -> None:
    """Last numbers are remembered only as long as nobody else writes to the file."""
    one, two = (opened(str(tmp_path / "tables.sqlite3")) for _ in range(2))
    one.migrate()
    with_tables(one, "t1", "t2")
    for number in range(1, 20, 2):
        assert one.append([a_row(number)]) == [True]
        assert two.append([a_row(number)]) == [False]
        assert two.append([a_row(number + 1)]) == [True]
        assert one.append([a_row(number + 1), a_row(number, "t2")]) == [False, number == 1]
    assert [row.number for row in one.log("t1")] == list(range(1, 21))


def test_a_number_of_a_failed_transaction_is_forgotten(tmp_path: Path, opened: Opener) -> None:
    storage = opened(str(tmp_path / "tables.sqlite3"))
    storage.migrate()
    with_tables(storage, "t1")
    assert storage.append([a_row(1)]) == [True]
    with pytest.raises(MythosError):
        storage.append([a_row(2)], [a_listing("nowhere")])
    assert storage.append([a_row(3)]) == [False]
    assert storage.append([a_row(2)]) == [True]
