"""What every storage must do, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import TypeVar

import msgspec
import pytest

from mythos.server.storage.errors import BadDatabase, Refused
from mythos.server.storage.interface import (
    Listing,
    LoginTaken,
    LogRow,
    Person,
    Report,
    Storage,
    StoredTable,
    Unavailable,
)
from mythos.server.storage.migrations import NEWEST
from mythos.server.storage.sql import SqlStorage
from tests.server.conftest import Opener

T = TypeVar("T")


def a_table(name: str = "t1") -> StoredTable:
    return StoredTable(name, "arkham-ritual", "anna", 1700000000.123456, b'{"v":1}', b"\0\xff" * 16)


def a_listing(table: str = "t1", moved: float = 1.0, **changed: object) -> Listing:
    plain = Listing(table, "open", moved, ("anna", ""), b'{"players":2}')
    return msgspec.structs.replace(plain, **changed)


def a_row(number: int, table: str = "t1", data: bytes = b'{"move":"x"}') -> LogRow:
    return LogRow(table, number, 1700000000.1 + number, data)


def with_tables(storage: Storage, *names: str) -> None:
    for name in names:
        storage.add_table(a_table(name), a_listing(name))


def at_once(*works: Callable[[], T]) -> list[T]:
    """Run all of these in threads that start together."""
    start = Barrier(len(works))

    def run(work: Callable[[], T]) -> T:
        start.wait()
        return work()

    with ThreadPoolExecutor(len(works)) as pool:
        return list(pool.map(run, works))


# Tables and their logs.


def test_a_table_comes_back_as_it_was(storage: Storage, other: Storage) -> None:
    storage.add_table(a_table(), a_listing())
    assert other.table("t1") == a_table()
    assert other.listings() == [a_listing()]
    assert other.table("t2") is None
    assert other.log("t1") == []


def test_adding_the_same_table_again_changes_nothing(storage: Storage) -> None:
    with_tables(storage, "t1")
    storage.append([a_row(1)], [a_listing(moved=2.0)])
    storage.add_table(a_table(), a_listing())
    assert storage.listings() == [a_listing(moved=2.0)]


def test_an_id_names_one_table_only(storage: Storage) -> None:
    with_tables(storage, "t1")
    with pytest.raises(Refused, match="another table"):
        storage.add_table(msgspec.structs.replace(a_table(), seed=b"other"), a_listing())
    assert storage.table("t1") == a_table()


def test_rows_come_back_in_order_since_a_number(storage: Storage, other: Storage) -> None:
    with_tables(storage, "t1", "t2")
    rows = [a_row(number, data=bytes([number])) for number in range(1, 13)]
    assert storage.append(rows[:5]) == [True] * 5
    assert other.append([*rows[5:], a_row(1, "t2")]) == [True] * 8
    assert storage.log("t1") == rows
    assert storage.log("t1", since=9) == rows[9:]
    assert storage.log("t1", since=12) == []
    assert storage.log("t2") == [a_row(1, "t2")]


def test_nothing_to_append_is_fine(storage: Storage) -> None:
    assert storage.append([]) == []


def test_a_taken_number_is_refused(storage: Storage, other: Storage) -> None:
    with_tables(storage, "t1")
    assert storage.append([a_row(1), a_row(2)]) == [True, True]
    assert other.append([a_row(2, data=b"{}")]) == [False]
    assert storage.append([a_row(2)]) == [False]
    assert storage.log("t1") == [a_row(1), a_row(2)]


@pytest.mark.parametrize("number", [-1, 0, 2, 4, 100])
def test_only_the_next_number_fits(storage: Storage, number: int) -> None:
    with_tables(storage, "t1")
    storage.append([a_row(1), a_row(2)])
    assert storage.append([a_row(number)]) == [False]
    assert storage.log("t1") == [a_row(1), a_row(2)]


def test_rows_behind_a_refused_one_are_refused_and_other_tables_go_on(storage: Storage) -> None:
    with_tables(storage, "t1", "t2")
    storage.append([a_row(1)])
    rows = [a_row(1), a_row(1, "t2"), a_row(2), a_row(2, "t2"), a_row(3)]
    assert storage.append(rows) == [False, True, False, True, False]
    assert storage.log("t1") == [a_row(1)]
    assert storage.log("t2") == [a_row(1, "t2"), a_row(2, "t2")]


def test_a_number_twice_in_one_call_is_refused(storage: Storage) -> None:
    with_tables(storage, "t1")
    assert storage.append([a_row(1), a_row(1), a_row(2)]) == [True, False, False]


def test_a_listing_of_a_refused_row_is_not_kept(storage: Storage) -> None:
    with_tables(storage, "t1", "t2")
    storage.append([a_row(1)], [a_listing(moved=5.0)])
    rows, moved = [a_row(1), a_row(1, "t2")], [a_listing(moved=6.0), a_listing("t2", moved=4.0)]
    assert storage.append(rows, moved) == [False, True]
    assert storage.listings() == [a_listing(moved=5.0), a_listing("t2", moved=4.0)]


def test_an_unknown_table_refuses_the_whole_call(storage: Storage) -> None:
    with_tables(storage, "t1")
    with pytest.raises(Refused, match="no table 'nowhere'"):
        storage.append([a_row(1), a_row(1, "nowhere")], [a_listing(moved=9.0)])
    with pytest.raises(Refused, match="no table 'nowhere'"):
        storage.append([a_row(1)], [a_listing(moved=9.0), a_listing("nowhere")])
    assert storage.log("t1") == []
    assert storage.listings() == [a_listing()]


def test_a_listing_that_cannot_be_kept_takes_the_rows_with_it(storage: Storage) -> None:
    with_tables(storage, "t1")
    with pytest.raises(Refused, match="cannot be kept"):
        storage.append([a_row(1)], [a_listing(status="op\0en", moved=9.0)])
    assert storage.log("t1") == []
    assert storage.append([a_row(1)]) == [True]


def race(storage: Storage, name: str, numbers: int) -> list[int]:
    """The numbers that this writer won."""
    won = []
    for number in range(1, numbers + 1):
        if storage.append([a_row(number, data=name.encode())]) == [True]:
            won.append(number)
    return won


def test_of_two_racing_for_a_number_exactly_one_wins(storage: Storage, other: Storage) -> None:
    with_tables(storage, "t1")
    names = ["a", "b"]
    first, second = at_once(lambda: race(storage, "a", 200), lambda: race(other, "b", 200))
    assert sorted(first + second) == list(range(1, 201))
    winners = {
        number: name for name, won in zip(names, (first, second), strict=True) for number in won
    }
    assert {row.number: row.data.decode() for row in storage.log("t1")} == winners


def test_racing_with_many_tables_at_once_ends(storage: Storage, other: Storage) -> None:
    """In different orders, which is how writers come to wait for each other."""
    names = [f"t{each}" for each in range(10)]
    with_tables(storage, *names)

    def write(where: Storage, order: list[str]) -> int:
        return sum(
            sum(
                where.append([a_row(number, name) for name in order], [a_listing(n) for n in order])
            )
            for number in range(1, 31)
        )

    kept = at_once(lambda: write(storage, names), lambda: write(other, names[::-1]))
    assert sum(kept) == 300
    assert all(len(storage.log(name)) == 30 for name in names)


def test_threads_may_share_a_storage(storage: Storage) -> None:
    with_tables(storage, "t1")
    won = at_once(*(lambda: race(storage, "a", 50) for _ in range(4)))
    assert sorted(number for each in won for number in each) == list(range(1, 51))


def test_the_latest_snapshot_is_kept(storage: Storage, other: Storage) -> None:
    with_tables(storage, "t1", "t2")
    assert storage.snapshot("t1") is None
    storage.save_snapshot("t1", 10, b"\0ten")
    other.save_snapshot("t1", 20, b"twenty")
    storage.save_snapshot("t1", 15, b"late")
    assert storage.snapshot("t1") == (20, b"twenty")
    storage.save_snapshot("t1", 20, b"again")
    assert other.snapshot("t1") == (20, b"again")
    assert storage.snapshot("t2") is None


# The lobby.


def test_listings_the_last_moved_first(storage: Storage) -> None:
    with_tables(storage, "t1", "t2", "t3", "t4")
    moved = {"t1": 3.0, "t2": 9.5, "t3": 9.5, "t4": 1.0}
    storage.append([], [a_listing(table, moved=when) for table, when in moved.items()])
    assert [each.table for each in storage.listings()] == ["t2", "t3", "t1", "t4"]
    assert [each.table for each in storage.listings(limit=2)] == ["t2", "t3"]
    assert storage.listings(limit=0) == []


def test_listings_by_status_and_person(storage: Storage, other: Storage) -> None:
    with_tables(storage, "t1", "t2", "t3")
    storage.append(
        [],
        [
            a_listing("t1", 1.0, persons=("anna", "bob", "anna")),
            a_listing("t2", 2.0, status="running", persons=("", "bob")),
            a_listing("t3", 3.0, status="running", persons=()),
        ],
    )

    def found(status: str | None = None, person: str | None = None) -> list[str]:
        return [each.table for each in other.listings(status=status, person=person)]

    assert found(status="running") == ["t3", "t2"]
    assert found(status="finished") == []
    assert found(person="bob") == ["t2", "t1"]
    assert found(person="anna") == ["t1"]
    assert found(person="bob", status="open") == ["t1"]
    assert other.listings()[2].persons == ("anna", "bob", "anna")


def test_who_stands_up_is_not_found_any_more(storage: Storage) -> None:
    with_tables(storage, "t1")
    storage.append([], [a_listing(persons=("bob", "cleo"))])
    assert storage.listings(person="anna") == []
    assert storage.listings(person="cleo") == [a_listing(persons=("bob", "cleo"))]


def test_of_two_listings_in_one_call_the_later_counts(storage: Storage) -> None:
    with_tables(storage, "t1")
    storage.append([], [a_listing(persons=("bob",)), a_listing(persons=("cleo",), moved=7.0)])
    assert storage.listings(person="bob") == []
    assert storage.listings() == [a_listing(persons=("cleo",), moved=7.0)]


# Persons.

ANNA = Person("p1", "Anna ✨", 12.5, "Anna", "$argon2id$...")


def test_persons_come_back_as_they_were(storage: Storage, other: Storage) -> None:
    guest = Person("p2", "Guest", 13.0)
    storage.add_person(ANNA)
    storage.add_person(guest)
    storage.add_person(Person("p3", "Guest", 13.0))
    assert other.person("p1") == ANNA
    assert other.person("p2") == guest
    assert other.person("p9") is None
    assert other.person_by_login("nobody") is None


def test_logins_compare_without_case(storage: Storage, other: Storage) -> None:
    storage.add_person(ANNA)
    storage.add_person(Person("p2", "Zoë", 1.0, "ZOË"))
    assert other.person_by_login("aNNa") == ANNA
    assert other.person_by_login("zoë") == storage.person("p2")
    for login in ("anna", "ANNA", "Anna"):
        with pytest.raises(LoginTaken):
            other.add_person(Person("p3", "Another", 1.0, login))
    assert storage.person("p3") is None


def test_a_person_changes(storage: Storage) -> None:
    storage.add_person(Person("p1", "Guest", 12.5))
    storage.change_person(ANNA)
    assert storage.person("p1") == storage.person_by_login("anna") == ANNA
    storage.change_person(msgspec.structs.replace(ANNA, login="ANNA", name="A."))
    storage.change_person(Person("p1", "Guest", 12.5))
    assert storage.person_by_login("anna") is None


def test_nobody_changes_into_somebody_elses_login(storage: Storage) -> None:
    storage.add_person(ANNA)
    storage.add_person(Person("p2", "Bob", 1.0))
    with pytest.raises(LoginTaken):
        storage.change_person(Person("p2", "Bob", 1.0, "ANNA"))
    assert storage.person("p2") == Person("p2", "Bob", 1.0)


def test_persons_that_cannot_be(storage: Storage) -> None:
    storage.add_person(ANNA)
    storage.add_person(ANNA)
    with pytest.raises(Refused, match="another person"):
        storage.add_person(Person("p1", "Impostor", 1.0))
    with pytest.raises(Refused, match="no person"):
        storage.change_person(Person("p9", "Nobody", 1.0))


def test_of_many_who_want_a_login_one_gets_it(storage: Storage, other: Storage) -> None:
    def ask(where: Storage, name: str) -> bool:
        try:
            where.add_person(Person(name, name, 1.0, "Wanted"))
        except LoginTaken:
            return False
        return True

    got = at_once(
        *(lambda each=each: ask((storage, other)[each % 2], f"p{each}") for each in range(6))
    )
    assert sum(got) == 1


@pytest.mark.parametrize("name", ["nul\0", "half \ud800"])
def test_texts_that_cannot_be_kept_are_refused(storage: Storage, name: str) -> None:
    with pytest.raises(Refused):
        storage.add_person(Person("p1", name, 1.0))
    assert storage.person("p1") is None


# Reports and secrets.


def test_reports_the_newest_first(storage: Storage, other: Storage) -> None:
    reports = [Report(f"r{n}", "t1", n, "p1", float(n), "it's\nwrong: ä", "rec") for n in range(5)]
    for report in reports:
        storage.add_report(report)
    assert other.reports() == reports[::-1]
    assert other.reports(limit=2) == [reports[4], reports[3]]
    assert other.report("r3") == reports[3]
    assert other.report("r9") is None


def test_a_secret_is_the_same_for_all(storage: Storage, other: Storage) -> None:
    made = at_once(*(lambda each=each: each.secret("sign") for each in (storage, other)))
    assert made[0] == made[1] == storage.secret("sign")
    assert len(made[0]) == 32
    assert storage.secret("other") != made[0]


def test_tables_are_listed_by_whether_a_bot_has_to_decide(storage: Storage) -> None:
    with_tables(storage, "t1", "t2")
    storage.append([], [a_listing("t1", bot=True), a_listing("t2")])
    assert storage.listings(bot=True) == [a_listing("t1", bot=True)]
    assert [each.table for each in storage.listings(bot=False)] == ["t2"]
    storage.append([], [a_listing("t1")])
    assert storage.listings(bot=True) == []


# Opening, migrating, closing.


def test_everything_is_there_after_opening_again(
    storage: Storage, place: str, opened: Opener
) -> None:
    with_tables(storage, "t1")
    storage.append([a_row(1)])
    storage.close()
    again = opened(place)
    assert again.migrate() == NEWEST
    assert again.log("t1") == [a_row(1)]


def test_migrating_again_changes_nothing(storage: Storage, other: Storage) -> None:
    with_tables(storage, "t1")
    assert storage.migrate() == other.migrate() == NEWEST
    assert other.table("t1") == a_table()


def test_several_may_open_and_migrate_at_once(place: str, opened: Opener) -> None:
    def work() -> int:
        return opened(place).migrate()

    assert at_once(*[work] * 6) == [NEWEST] * 6
    storage = opened(place)
    with_tables(storage, "t1")


def test_a_bots_turn_is_known_of_tables_that_an_older_program_listed(
    storage: Storage, place: str, opened: Opener
) -> None:
    """Before the fourth step of the schema only the lobby's words said so."""
    assert isinstance(storage, SqlStorage)
    with_tables(storage, "t1", "t2", "t3")
    said = {"t1": b'{"seats":[],"bot":true,"scored":false}', "t2": b'{"bot":false}', "t3": b"\xff"}
    storage.append([], [a_listing(name, summary=words) for name, words in said.items()])
    for step in (
        "ALTER TABLE listings DROP COLUMN bot",
        "DELETE FROM schema_version WHERE version > 3",
    ):
        storage._write(lambda session, step=step: session.rows(step))  # type: ignore[misc]
    upgraded = opened(place)
    assert upgraded.migrate() == NEWEST
    assert {each.table: each.bot for each in upgraded.listings()} == {
        "t1": True,
        "t2": False,
        "t3": False,
    }


def test_a_newer_schema_is_refused(storage: Storage, place: str, opened: Opener) -> None:
    assert isinstance(storage, SqlStorage)
    newer = "INSERT INTO schema_version (version) VALUES (?)"
    storage._write(lambda session: session.rows(newer, NEWEST + 1))
    for work in (storage.migrate, lambda: opened(place)):
        with pytest.raises(BadDatabase, match=f"version {NEWEST + 1}"):
            work()


def test_without_tables_the_error_says_so(place: str, opened: Opener) -> None:
    with pytest.raises(BadDatabase, match="tables"):
        opened(place).table("t1")


def test_a_closed_storage_is_unavailable(storage: Storage) -> None:
    storage.close()
    storage.close()
    with pytest.raises(Unavailable, match="closed"):
        storage.table("t1")
    with pytest.raises(Unavailable, match="closed"):
        storage.append([])


def test_a_file_is_readable_by_its_owner_only(tmp_path: Path, opened: Opener) -> None:
    opened(str(tmp_path / "new" / "tables.db")).migrate()
    for file in (tmp_path / "new").iterdir():
        assert file.stat().st_mode & 0o077 == 0, file
