"""Attacks on who somebody is: tokens end, passwords need the old one, links can be renewed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, cast

import pytest

from mythos.client import Client, CommandRefused
from mythos.server.identity import Identity, fresh_id
from mythos.server.sessions import device_of
from mythos.server.storage.interface import Storage
from mythos.server.storage.migrations import NEWEST
from mythos.server.storage.open import open_storage
from mythos.server.storage.sql import SqlStorage
from tests.server.running import Server, running_server
from tests.server.sitting import refusal, run

GAME: Final = "arkham-ritual"
GONE: Final = (401, "not-signed-in")
OLDER: Final = (
    "DROP TABLE sessions",
    "ALTER TABLE persons DROP COLUMN old_token",
    "ALTER TABLE listings DROP COLUMN bot",
    "DELETE FROM schema_version WHERE version > 2",
    "INSERT INTO persons (id, name, made) VALUES ('ann', 'Ann', 1.0)",
)
"""Makes a database as the second version of the schema left it, with Ann in it."""
FIREFOX: Final = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
EDGE: Final = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/126.0 Safari/537.36 Edg/126.0"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("identity") / "tables.sqlite3"
    with running_server(str(file), rate=10_000, burst=10_000) as started:
        yield started


async def account(client: Client) -> str:
    login = f"ann {fresh_id()}"
    await client.be_guest("Ann")
    await client.register(login, "correct horse")
    return login


def test_a_stolen_session_is_listed_and_ended(server: Server) -> None:
    """It loses everything at once: requests, and the socket that is open."""

    async def check() -> None:
        async with Client(server.url) as ann, Client(server.url) as thief:
            login = await account(ann)
            table = await ann.open_table(GAME, ["me", "me", "me"])
            await thief.sign_in(login, "correct horse")
            found = await ann.sessions()
            assert [each["kind"] for each in found] == ["device", "device"]
            (mine,) = [each for each in found if each["current"]]
            (theirs,) = [each for each in found if not each["current"]]
            assert theirs["made"] <= theirs["used"]
            async with thief.sit(table, 0) as place, ann.sit(table, 1) as own:
                left = await ann.end_session(theirs["id"])
                assert [each["id"] for each in left] == [mine["id"]]
                with pytest.raises(CommandRefused) as out:
                    await place.wait(lambda _: False, 10)
                assert out.value.code == "not-signed-in"
                await own.say("still here")
            assert await refusal(thief.ask("GET", "/api/me")) == GONE
            with pytest.raises(CommandRefused):
                async with thief.sit(table, 0):
                    pass
            again = ann.end_session(theirs["id"])
            assert await refusal(again) == (404, "no-such-session")

    run(check())


def test_a_session_that_ends_at_one_process_ends_at_the_others(postgres_place: str) -> None:
    """Also for a socket that is open there."""

    async def check(here: str, there: str) -> None:
        async with Client(here) as ann, Client(there) as thief:
            login = await account(ann)
            table = await ann.open_table(GAME, ["me", "me", "me"])
            await thief.sign_in(login, "correct horse")
            async with thief.sit(table, 0) as place:
                await ann.end_session()
                with pytest.raises(CommandRefused) as out:
                    await place.wait(lambda _: False, 20)
                assert out.value.code == "not-signed-in"
            assert await refusal(thief.ask("GET", "/api/me")) == GONE

    with running_server(postgres_place) as one, running_server(postgres_place) as two:
        run(check(one.url, two.url))


def test_nobody_ends_somebody_elses_session(server: Server) -> None:
    async def check() -> None:
        async with Client(server.url) as ann, Client(server.url) as eve:
            await ann.be_guest("Ann")
            await eve.be_guest("Eve")
            (session,) = await ann.sessions()
            assert await refusal(eve.end_session(session["id"])) == (404, "no-such-session")
            assert (await ann.ask("GET", "/api/me"))["name"] == "Ann"

    run(check())


def test_all_other_sessions_end_at_once_and_this_one_goes_on(server: Server) -> None:
    """The personal link dies with them."""

    async def check() -> None:
        async with Client(server.url) as ann, Client(server.url) as phone, Client(server.url) as no:
            await ann.be_guest("Ann")
            link = await ann.renew_link()
            await phone.be(link)
            assert len(await ann.sessions()) == 3
            (left,) = await ann.end_session()
            assert left["current"]
            assert await refusal(phone.ask("GET", "/api/me")) == GONE
            assert await refusal(no.be(link)) == GONE

    run(check())


def test_a_renewed_link_lets_the_leaked_one_die(server: Server) -> None:
    async def check() -> None:
        async with Client(server.url) as ann, Client(server.url) as thief:
            await ann.be_guest("Ann")
            leaked = await ann.renew_link()
            fresh = await ann.renew_link()
            assert await refusal(thief.be(leaked)) == GONE
            assert (await thief.be(fresh))["person"] == ann.me["person"]
            thief.token = fresh
            assert await refusal(thief.ask("GET", "/api/me")) == GONE, "a link is no token"

    run(check())


def test_a_new_password_needs_the_old_one_and_signs_others_out(server: Server) -> None:
    """A browser that was left open is not enough to take the account."""

    async def check() -> None:
        async with Client(server.url) as ann, Client(server.url) as thief:
            login = await account(ann)
            await thief.sign_in(login, "correct horse")
            wrong = (403, "wrong-password")
            assert await refusal(thief.register(login, "mine for ever")) == wrong
            assert await refusal(thief.register("thief", "mine for ever", "guessed it")) == wrong
            await ann.register(login, "battery staple", "correct horse")
            assert await refusal(thief.ask("GET", "/api/me")) == GONE
            assert await refusal(thief.sign_in(login, "correct horse")) == (403, "wrong-login")
            assert (await ann.ask("GET", "/api/me"))["login"] == login
            await thief.sign_in(login, "battery staple")

    run(check())


def test_no_answer_about_me_has_a_token_in_it(server: Server) -> None:
    """Only who begins a session as a program, and says so, is told its token."""

    async def check() -> None:
        async with Client(server.url) as ann:
            guest = await ann.ask("POST", "/api/guest", {"name": "Ann"})
            assert guest["token"] == ""
            await ann.be_guest("Ann")
            for answer in (
                await ann.ask("GET", "/api/me"),
                await ann.ask("PUT", "/api/me", {"name": "Anna"}),
                await ann.register(f"ann {fresh_id()}", "correct horse"),
            ):
                assert set(answer) == {"person", "name", "login"}
            secret = ann.token.removeprefix("t.")
            assert secret not in str(await ann.sessions())

    run(check())


def test_the_storage_keeps_no_token_only_hashes(tmp_path: Path) -> None:
    """Who reads a copy of the database is nobody by it."""
    database = tmp_path / "tables.sqlite3"

    async def check(url: str) -> list[str]:
        async with Client(url) as ann:
            await ann.be_guest("Ann")
            return [ann.token, await ann.renew_link()]

    with running_server(str(database)) as server:
        tokens = run(check(server.url))
    kept = b"".join(each.read_bytes() for each in tmp_path.iterdir())
    assert len(tokens) == 2
    assert not any(token.removeprefix("t.").encode() in kept for token in tokens)


def test_people_of_an_older_database_stay_who_they_are_until_they_end_it(
    storage: Storage, place: str
) -> None:
    """Their one signed token goes on, is listed, and can be ended at last."""
    secret = storage.secret("identity")
    assert isinstance(storage, SqlStorage)
    storage._write(lambda session: [session.rows(sql) for sql in OLDER])
    cast(Storage, storage).close()
    token = Identity(secret)._sign("p.ann")

    async def check(url: str) -> None:
        async with Client(url, token) as ann, Client(url) as phone, Client(url) as stranger:
            assert (await ann.ask("GET", "/api/me"))["name"] == "Ann"
            assert (await phone.be(token))["person"] == "ann"
            assert [each["kind"] for each in await ann.sessions()] == ["device", "old"]
            await phone.end_session("old")
            assert await refusal(ann.ask("GET", "/api/me")) == GONE
            assert await refusal(stranger.be(token)) == GONE
            await stranger.be_guest("Cora")
            stranger.token = Identity(secret)._sign(f"p.{stranger.me['person']}")
            assert await refusal(stranger.ask("GET", "/api/me")) == GONE, (
                "no such token for new ones"
            )

    with running_server(place) as server:
        run(check(server.url))
    again = open_storage(place)
    assert again.migrate() == NEWEST
    again.close()


def test_a_device_is_named_so_that_its_owner_knows_it() -> None:
    assert device_of(FIREFOX) == "Firefox · Linux"
    assert device_of(EDGE) == "Edge · Windows"
    assert device_of("curl/8") == ""
