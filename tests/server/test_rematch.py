"""Another game: one table after each finished one, with the same people, seats rotated by one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from mythos.client import Client
from mythos.core.dice import Dice, seed_from
from mythos.server import log
from mythos.server.log import Rematched
from mythos.server.rematch import rotated
from mythos.server.storage.interface import LogRow
from mythos.server.storage.open import open_storage
from tests.server.running import Server, running_server
from tests.server.sitting import GAME, decide, listening, refusal, run

SEATS = ["me", "open", "reasoner"]


@asynccontextmanager
async def guests(url: str, *names: str) -> AsyncIterator[list[Client]]:
    async with Client(url) as ann, Client(url) as bob, Client(url) as cora:
        found = [ann, bob, cora][: len(names)]
        for client, name in zip(found, names, strict=True):
            await client.be_guest(name)
        yield found


async def played(ann: Client, bob: Client, **options: Any) -> str:
    """Ann and Bob have played a short game with a bot."""
    table = await ann.open_table(GAME, SEATS, {"round_limit": 1, "first_player": 0, **options})
    await bob.take_seat(table, 1)
    async with ann.sit(table, 0) as first, bob.sit(table, 1) as second:
        await asyncio.gather(
            decide(first, Dice(seed_from("Ann"))), decide(second, Dice(seed_from("Bob")))
        )
    return table


async def watched(client: Client) -> str:
    """A game that bots have played among themselves at a table of mine."""
    table = await client.open_table(GAME, ["random"] * 3, {"round_limit": 1})
    while (await client.table(table))["status"] != "finished":
        await asyncio.sleep(0.02)
    return table


def names(info: dict[str, Any]) -> list[tuple[str, str]]:
    return [(each["kind"], each["name"]) for each in info["seats"]]


def test_who_sat_second_sits_first() -> None:
    assert rotated("abc") == ["b", "c", "a"]
    assert rotated("a") == ["a"]


def test_another_game_has_the_same_people_bots_and_options(place: str) -> None:
    """People's seats are kept until they come; then it begins."""

    async def check(url: str) -> None:
        async with guests(url, "Ann", "Bob") as (ann, bob):
            last = await played(ann, bob, doom_track=True)
            another = await ann.rematch(last)
            info = await ann.table(another)
            assert info["game"] == GAME
            assert info["options"] == (await ann.table(last))["options"]
            assert info["options"]["doom_track"] is True
            assert names(info) == [("open", "Bob"), ("bot", "Caleb"), ("person", "Ann")]
            assert (info["status"], info["mine"], info["owner"]) == ("open", [2], True)
            assert (await bob.table(another))["kept"] == [0]
            assert await bob.rematch(last) == another
            info = await bob.table(another)
            assert names(info) == [("person", "Bob"), ("bot", "Caleb"), ("person", "Ann")]
            assert (info["status"], info["mine"], info["kept"]) == ("running", [0], [])

    with running_server(place, rate=10_000, burst=10_000) as server:
        run(check(server.url))


def test_everybody_at_the_finished_table_hears_of_it(server: Server) -> None:
    """Also whoever only watches, and whoever comes later."""

    async def check() -> None:
        async with guests(server.url, "Ann", "Bob", "Cora") as (ann, bob, cora):
            last = await played(ann, bob)
            async with (
                listening(server.url, last, bob.token, 1) as second,
                listening(server.url, last, cora.token) as watcher,
            ):
                for ear in (second, watcher):
                    await ear.update(0)
                number = second.number
                another = await ann.rematch(last)
                for ear in (second, watcher):
                    await ear.update(number + 1)
                    told = {"key": "rematch", "house": True, "row": number + 1}
                    told |= {"params": {"table": another, "name": "Ann"}}
                    assert ear.updates[-1]["told"] == [told]
            async with listening(server.url, last) as late:
                await late.update(0)
                assert late.told[-1]["params"]["table"] == another
                assert ann.me["person"] not in str(late.told)

    run(check())


def test_against_bots_it_begins_at_once(server: Server) -> None:
    async def check() -> None:
        async with guests(server.url, "Ann") as (ann,):
            last = await watched(ann)
            info = await ann.table(await ann.rematch(last))
            assert info["status"] in ("running", "finished")
            assert [kind for kind, _ in names(info)] == ["bot"] * 3

    run(check())


def test_however_many_ask_there_is_one_other_game(place: str) -> None:
    async def check(url: str) -> None:
        async with guests(url, "Ann", "Bob") as (ann, bob):
            last = await played(ann, bob)
            asked = [who.rematch(last) for _ in range(4) for who in (ann, bob)]
            found = set(await asyncio.gather(*asked))
            assert len(found) == 1
            another = found.pop()
            assert (await ann.table(another))["status"] == "running"
            assert await ann.tables("open") == []
            assert {each["table"] for each in await ann.tables("mine")} == {last, another}
            async with listening(url, last) as ear:
                await ear.update(0)
                assert [each["key"] for each in ear.told].count("rematch") == 1

    with running_server(place, rate=10_000, burst=10_000) as server:
        run(check(server.url))


def test_two_processes_open_one_other_game(postgres_place: str) -> None:
    """Each is asked by one of the players, at the same moment, a few times over."""

    async def check(urls: list[str]) -> None:
        async with guests(urls[0], "Ann", "Bob") as (ann, bob), Client(urls[1]) as elsewhere:
            elsewhere.token = bob.token
            for _ in range(5):
                last = await played(ann, bob)
                one, other = await asyncio.gather(ann.rematch(last), elsewhere.rematch(last))
                assert one == other
                for who in (ann, elsewhere):  # each process hears of the other's rows
                    while (info := await who.table(one))["status"] == "open":
                        await asyncio.sleep(0.02)
                    assert sorted(names(info))[1:] == [("person", "Ann"), ("person", "Bob")]
                assert await ann.tables("open") == []

    with (
        running_server(postgres_place, rate=10_000, burst=10_000) as first,
        running_server(postgres_place, rate=10_000, burst=10_000) as second,
    ):
        run(check([first.url, second.url]))


def test_a_server_that_died_before_the_table_was_laid_lays_it_when_asked_again(
    tmp_path: Path,
) -> None:
    place = str(tmp_path / "tables.sqlite3")

    async def play(url: str) -> tuple[str, str, str]:
        async with guests(url, "Ann") as (ann,):
            return await watched(ann), ann.token, ann.me["person"]

    async def again(url: str, table: str, token: str) -> str:
        async with Client(url, token) as ann:
            another = await ann.rematch(table)
            assert (await ann.table(another))["owner"]
            return another

    with running_server(place) as server:
        table, token, person = run(play(server.url))
    storage = open_storage(place)
    number = storage.log(table)[-1].number + 1
    row = log.encode(Rematched("0123456789abcdef", person, "Ann"))
    assert storage.append([LogRow(table, number, time.time(), row)]) == [True]
    storage.close()
    with running_server(place) as server:
        assert run(again(server.url, table, token)) == "0123456789abcdef"


def test_who_may_not_have_another_game_is_told_why(server: Server) -> None:
    async def check() -> None:
        async with guests(server.url, "Ann", "Bob", "Cora") as (ann, bob, cora):
            running = await ann.open_table(GAME, ["me"] * 3)
            assert await refusal(ann.rematch(running)) == (409, "still-playing")
            last = await played(ann, bob)
            assert await refusal(cora.rematch(last)) == (403, "not-allowed")
            assert await refusal(ann.rematch("nowhere")) == (404, "no-such-table")
            async with Client(server.url) as nobody:
                assert await refusal(nobody.rematch(last)) == (401, "not-signed-in")
            another = await ann.rematch(last)
            assert await cora.rematch(last) == another  # she follows and watches
            assert (await cora.table(another))["mine"] == []

    run(check())


def test_a_kept_seat_is_for_the_one_it_is_kept_for(server: Server) -> None:
    """The owner may invite somebody else, or give it to a bot."""

    async def check() -> None:
        async with guests(server.url, "Ann", "Bob", "Cora") as (ann, bob, cora):
            another = await ann.rematch(await played(ann, bob))
            assert await refusal(cora.take_seat(another, 0)) == (409, "seat-kept")
            invitation = (await ann.invitations(another))[0]
            info = await cora.take_seat(another, 0, invitation)
            assert (info["status"], info["mine"]) == ("running", [0])
            another = await ann.rematch(await played(ann, bob))
            info = await ann.give_to_bot(another, 0, "random")
            assert (info["status"], info["seats"][0]["kind"]) == ("running", "bot")

    run(check())


def test_a_scored_attempt_has_no_other_game(server: Server) -> None:
    async def check() -> None:
        async with guests(server.url, "Ann") as (ann,):
            table = (await ann.ask("POST", "/api/daily/arkham-noir"))["table"]
            async with ann.sit(table, 0) as place:
                await decide(place, Dice(seed_from("Ann")))
            assert await refusal(ann.rematch(table)) == (403, "not-allowed")

    run(check())
