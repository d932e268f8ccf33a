"""Whole games against a real server process, by persons and bots, on both storages."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from mythos.client import Client
from mythos.core.dice import Dice, commitment, seed_from
from tests.server.running import Server, running_server
from tests.server.sitting import GAME, Ear, Table, check_record, decide, listening, run, sitting


def test_several_persons_play_whole_games_and_their_records_verify(place: str) -> None:
    """All seats are persons, three tables at once, with spectators."""

    async def game(url: str, players: int, seed: str) -> None:
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(Client(url)) for _ in range(players)]
            for number, client in enumerate(clients):
                await client.be_guest(f"player {number}")
            table = await clients[0].open_table(GAME, ["me"] + ["open"] * (players - 1))
            shown = (await clients[0].table(table))["commitment"]
            watcher = await stack.enter_async_context(listening(url, table))
            for seat, client in enumerate(clients[1:], 1):
                await client.take_seat(table, seat)
            places = [
                await stack.enter_async_context(client.sit(table, seat))
                for seat, client in enumerate(clients)
            ]
            await asyncio.gather(
                *(decide(each, Dice(seed_from(f"{seed} {n}"))) for n, each in enumerate(places))
            )
            numbers = {place.position.number for place in places}
            assert len(numbers) == 1
            await watcher.update(numbers.pop())
            assert watcher.updates[-1]["result"] == places[0].position.result
            assert {place.position.seed for place in places} == {watcher.updates[-1]["seed"]}
            assert {place.position.commitment for place in places} == {shown}
            check_record(await clients[0].record(table), shown)

    async def games(url: str) -> None:
        await asyncio.gather(*(game(url, players, f"{players}") for players in (3, 5, 7)))

    with running_server(place, rate=10_000, burst=10_000) as server:
        run(games(server.url))


def test_persons_and_bots_play_a_whole_game(place: str) -> None:
    """Two persons, two bots; the commitment comes before the first move, the seed at the end."""

    async def game(url: str) -> None:
        async with Client(url) as ann, Client(url) as bob:
            await ann.be_guest("Ann")
            await bob.be_guest("Bob")
            table = await ann.open_table(GAME, ["me", "random", "open", "reasoner"])
            shown = (await ann.table(table))["commitment"]
            await bob.take_seat(table, 2)
            async with ann.sit(table, 0) as first, bob.sit(table, 2) as second:
                assert first.position.commitment == shown
                assert first.position.seed == ""
                await asyncio.gather(
                    decide(first, Dice(seed_from("Ann"))), decide(second, Dice(seed_from("Bob")))
                )
                assert commitment(bytes.fromhex(first.position.seed)) == shown
            check_record(await bob.record(table), shown)

    with running_server(place, rate=10_000, burst=10_000) as server:
        run(game(server.url))


def test_changes_applied_to_the_last_view_give_the_view_that_a_newcomer_gets(
    server: Server,
) -> None:
    """For every seat and a spectator, all through a game with rolls, peeks and confessions."""

    async def check(table: Table, watcher: Ear) -> None:
        await watcher.update(table.number)
        for seat, ear in [*enumerate(table.ears), (None, watcher)]:
            async with listening(server.url, table.id, table.client.token, seat) as newcomer:
                await newcomer.update(ear.number)
                assert (newcomer.view, newcomer.seats) == (ear.view, ear.seats)
                last, now = newcomer.updates[-1], ear.updates[-1]
                for field in ("n", "question", "asked", "may", "undo", "result", "seed"):
                    assert last.get(field) == now.get(field), field

    async def game() -> None:
        async with (
            sitting(server.url, 4, event="trapezohedron", confession=True) as table,
            listening(server.url, table.id) as watcher,
        ):
            dice = Dice(seed_from("changes"))
            while not table.over:
                await table.play(dice.below(60))
                if dice.below(6) == 0:
                    await check(table, watcher)
            await check(table, watcher)
            assert any("set" in update for update in table.ears[0].updates)

    run(game())
