"""Backup and restore: a copy of one moment while people play, checked, and put back whole."""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from mythos.cli.main import main
from mythos.client import Client
from mythos.server.storage.interface import Storage
from mythos.server.storage.migrations import NEWEST
from mythos.server.storage.open import open_storage
from tests.server import postgres
from tests.server.conftest import Opener
from tests.server.running import running_server
from tests.server.sitting import run

GAME: Final = "arkham-ritual"
PAGE: Final = 4096


def mythos(*words: object) -> int:
    return main([str(each) for each in (*words, "--lang", "en")])


@pytest.fixture
def elsewhere(place: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """Another empty place of the same kind."""
    if "://" not in place:
        yield str(tmp_path / "elsewhere" / "tables.db")
        return
    with postgres.fresh_database(request.getfixturevalue("postgres_url")) as url:
        yield url


def contents(where: str) -> list[object]:
    """Whatever a table, its log, its lobby entry and its people are."""
    storage = open_storage(where)
    try:
        listed = storage.listings(limit=1000)
        rows = [storage.log(each.table) for each in listed]
        people = {name for each in listed for name in each.persons}
        return [
            listed,
            rows,
            [storage.table(each.table) for each in listed],
            [(storage.person(each), storage.sessions(each)) for each in sorted(people)],
            storage.secret("identity"),
        ]
    finally:
        storage.close()


def test_a_copy_is_made_while_people_play_and_is_played_on_elsewhere(
    place: str, elsewhere: str, tmp_path: Path
) -> None:
    """All that was acknowledged before it is in it, tokens stay good, and play goes on."""
    file = tmp_path / "copies" / "monday"

    async def begin(url: str) -> tuple[str, str, int]:
        async with Client(url) as ann:
            await ann.be_guest("Ann")
            table = await ann.open_table(GAME, ["me", "me", "me"])
            async with ann.sit(table, 0) as place_:
                number = await place_.say("before the copy")
                assert mythos("backup", file, "--database", place) == 0
                await place_.say("after the copy")
            return table, ann.token, number

    async def go_on(url: str, table: str, token: str, number: int) -> None:
        async with Client(url, token) as ann, ann.sit(table, 0) as place_:
            assert place_.position.number == number
            said = [each["params"]["text"] for each in place_.told if each["key"] == "chat"]
            assert said == ["before the copy"]
            assert await place_.say("well again") == number + 1

    with running_server(place) as first:
        known = run(begin(first.url))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert mythos("restore", file, "--database", elsewhere) == 0
    with running_server(elsewhere) as second:
        run(go_on(second.url, *known))


def test_a_restored_database_is_the_one_that_was_copied(
    place: str, elsewhere: str, tmp_path: Path
) -> None:
    file = tmp_path / "copy"

    async def fill(url: str) -> None:
        async with Client(url) as ann:
            await ann.be_guest("Ann")
            await ann.register("Ann", "correct horse")
            for _ in range(3):
                await ann.open_table(GAME, ["me", "me", "open"])

    with running_server(place) as server:
        run(fill(server.url))
    before = contents(place)
    assert mythos("backup", file, "--database", place) == 0
    assert mythos("restore", file, "--database", elsewhere) == 0
    assert contents(elsewhere) == before


def test_a_database_with_tables_is_replaced_only_by_request(
    storage: Storage, place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And not at all while somebody has it open."""
    file = tmp_path / "copy"
    secret = storage.secret("one")
    assert mythos("backup", file, "--database", place) == 0
    storage.secret("two")
    assert mythos("restore", file, "--database", place, "--replace") == 2
    assert "stop the server first" in flat(capsys)
    storage.close()
    assert mythos("restore", file, "--database", place) == 2
    assert "holds tables" in flat(capsys)
    assert mythos("restore", file, "--database", place, "--replace") == 0
    after = open_storage(place)
    assert after.secret("one") == secret
    after.close()


def flat(capsys: pytest.CaptureFixture[str]) -> str:
    said = capsys.readouterr()
    return " ".join((said.out + said.err).split())


def test_what_is_no_copy_is_refused_and_nothing_changes(
    tmp_path: Path, opened: Opener, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing, garbage, half a copy, somebody else's database, a newer one, the other kind."""
    place, target = tmp_path / "tables.db", tmp_path / "target.db"
    opened(str(place)).migrate()
    copy = tmp_path / "copy"
    assert mythos("backup", copy, "--database", place) == 0
    assert mythos("backup", copy, "--database", place) == 2
    assert "is there already" in flat(capsys)
    files = {
        "missing": None,
        "garbage": b"no database" * 100,
        "half": copy.read_bytes()[: copy.stat().st_size // 2],
        "dump": b"PGDMP" + bytes(100),
    }
    for name, data in files.items():
        if data is not None:
            (tmp_path / name).write_bytes(data)
    with sqlite3.connect(tmp_path / "strange") as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    (tmp_path / "newer").write_bytes(copy.read_bytes())
    with sqlite3.connect(tmp_path / "newer") as connection:
        connection.execute("INSERT INTO schema_version VALUES (?)", (NEWEST + 1,))
    for name in (*files, "strange", "newer"):
        assert mythos("restore", tmp_path / name, "--database", target) == 2, name
        assert flat(capsys)
        assert not target.exists(), name
    assert not list(tmp_path.glob("*.part"))


def test_a_damaged_database_is_not_copied_as_if_it_were_whole(
    tmp_path: Path, opened: Opener, capsys: pytest.CaptureFixture[str]
) -> None:
    """And a copy takes the place of one; the damaged file stays beside it."""
    place, good, bad = tmp_path / "tables.db", tmp_path / "good", tmp_path / "bad"
    storage = opened(str(place))
    storage.migrate()
    secret = storage.secret("one")
    assert mythos("backup", good, "--database", place) == 0
    storage.close()
    data = bytearray(place.read_bytes())
    data[2 * PAGE : 6 * PAGE] = b"\xa5" * (4 * PAGE)
    place.write_bytes(data)
    capsys.readouterr()
    assert mythos("backup", bad, "--database", place) == 2
    assert not bad.exists()
    assert mythos("restore", good, "--database", place, "--replace") == 0
    assert opened(str(place)).secret("one") == secret
    assert place.with_name("tables.db.before").read_bytes()[PAGE:] == data[PAGE:]


def test_a_place_without_a_database_has_nothing_to_copy(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert mythos("backup", tmp_path / "copy", "--database", tmp_path / "nothing.db") == 2
    assert "nothing.db" in flat(capsys).replace(" ", "")
    assert not list(tmp_path.iterdir())


def test_no_password_stands_on_a_tools_command_line(
    postgres_place: str, opened: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pg_dump of ours writes down how it was called."""
    opened(postgres_place).migrate()
    password = postgres_place.split(":")[2].split("@", maxsplit=1)[0]
    tool, said = tmp_path / "pg_dump", tmp_path / "said"
    tool.write_text(f'#!/bin/sh\necho "$@" > {said}\nexit 1\n')
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert mythos("backup", tmp_path / "copy", "--database", postgres_place) == 2
    assert password
    assert password not in said.read_text()
    tool.unlink()
    assert mythos("backup", tmp_path / "copy", "--database", postgres_place) == 2
