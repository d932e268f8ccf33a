"""Seats change hands while the game goes on; bots think, die and come back."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from mythos.client import Client, CommandRefused, Place, Position
from mythos.core.dice import Dice, seed_from
from mythos.core.proof import verify
from mythos.core.record import parse_record
from mythos.core.registry import find_game
from tests.server.running import Server, running_server
from tests.server.sitting import guest, refusal, run

GAME: Final = "arkham-ritual"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("seats") / "tables.sqlite3"
    with running_server(str(file), rate=10_000, burst=10_000, absent_seconds=0) as started:
        yield started


async def decide(place: Place, name: str, most: int = 10_000) -> None:
    """Play a seat for so many moves, or to the end of the game."""
    dice = Dice(seed_from(name))
    async for question in place.questions(20):
        await place.play(question.moves[dice.below(len(question.moves))])
        most -= 1
        if not most:
            return


async def check_record(client: Client, table: str) -> None:
    verify(find_game(GAME), parse_record(await client.record(table)))


def restarts(place: Place) -> list[dict[str, Any]]:
    return [each for each in place.told if each["key"] == "bot-restarted"]


async def others_turn(place: Place, seat: int) -> Position:
    """Move, if need be at random, until the seat of somebody else is asked."""
    dice = Dice(seed_from("until"))
    while not place.position.over and place.position.asked != (seat,):
        await place.wait(lambda now: now.question is not None or now.over or now.asked == (seat,))
        if (question := place.position.question) is not None:
            await place.play(question.moves[dice.below(len(question.moves))])
    return place.position


def test_bots_have_names_and_nobody_shares_one(server: Server) -> None:
    async def check() -> None:
        async with guest(server.url, "Beatrix") as beatrix:
            table = await beatrix.open_table(GAME, ["me", "random", "reasoner", "open"])
            seats = (await beatrix.table(table))["seats"]
            assert seats[1] == {"name": "Caleb", "kind": "bot", "bot": "random"}
            assert seats[2] == {"name": "Drusilla", "kind": "bot", "bot": "reasoner"}

    run(check())


def test_seats_are_taken_by_invitation_or_from_the_lobby(server: Server) -> None:
    """An invitation is for its own seat; a taken seat is taken."""

    async def check() -> None:
        async with (
            guest(server.url, "Ann") as ann,
            guest(server.url, "Bob") as bob,
            guest(server.url, "Cleo") as cleo,
            Client(server.url) as nobody,
        ):
            table = await ann.open_table(GAME, ["me", "open", "open", "open"])
            links = await ann.invitations(table)
            assert len(set(links)) == 4
            assert await refusal(bob.invitations(table)) == (403, "not-allowed")
            assert await refusal(nobody.take_seat(table, 1, links[1])) == (401, "not-signed-in")
            assert await refusal(bob.take_seat(table, 1, links[2])) == (403, "not-allowed")
            assert await refusal(bob.take_seat(table, 1, "i.x.1.forged")) == (403, "not-allowed")
            info = await bob.take_seat(table, 1, links[1])
            assert info["seats"][1] == {"name": "Bob", "kind": "person", "bot": ""}
            assert await bob.take_seat(table, 1, links[1]) == info
            assert await refusal(cleo.take_seat(table, 1, links[1])) == (409, "seat-taken")
            assert await refusal(cleo.take_seat(table, 0)) == (409, "seat-taken")
            assert await refusal(cleo.take_seat(table, 4)) == (400, "bad-seat")
            assert await refusal(cleo.take_seat("nowhere", 0)) == (404, "no-such-table")
            assert (await cleo.take_seat(table, 2))["status"] == "open"
            assert (await ann.give_to_bot(table, 3, "random"))["status"] == "running"

    run(check())


def test_an_absent_persons_seat_goes_to_a_bot_and_the_game_goes_on(server: Server) -> None:
    """In the middle of the game; everybody is told; who is at the table keeps the seat."""

    async def check() -> None:
        async with guest(server.url, "Ann") as ann, guest(server.url, "Bob") as bob:
            table = await ann.open_table(GAME, ["me", "open", "random"])
            await bob.take_seat(table, 1)
            async with ann.sit(table, 0) as first:
                async with bob.sit(table, 1):
                    await others_turn(first, 1)
                    here = ann.give_to_bot(table, 1, "random")
                    assert await refusal(here) == (409, "not-absent")
                    other = bob.give_to_bot(table, 2, "greedy")
                    assert await refusal(other) == (403, "not-allowed")
                await first.wait(lambda now: now.here == (0,), 5)
                await ann.give_to_bot(table, 1, "random")
                await first.wait(lambda now: now.seats[1]["kind"] == "bot", 5)
                given = [each for each in first.told if each["key"] == "seat-bot"]
                assert given[-1]["params"]["seat"] == 1
                with pytest.raises(CommandRefused) as caught:
                    async with bob.sit(table, 1):
                        pass
                assert caught.value.code == "not-your-seat"
                await decide(first, "Ann")
                assert first.position.seats[1]["kind"] == "bot"
            await check_record(ann, table)

    run(check())


def test_who_has_left_a_seat_no_longer_sees_with_its_eyes(server: Server) -> None:
    """An old connection of the seat gets what a spectator gets, from the very next update."""

    async def check() -> None:
        async with guest(server.url, "Ann") as ann, guest(server.url, "Bob") as bob:
            table = await ann.open_table(GAME, ["me", "open", "random"], {"first_player": 0})
            await bob.take_seat(table, 1)
            async with ann.sit(table, 0) as first, bob.sit(table, 1) as second:
                await second.wait(lambda now: now.view["seat"] == 1)
                await bob.give_to_bot(table, 1, "random")
                number = await first.say("well")
                left = await second.wait(lambda now: now.number >= number)
                assert left.view["seat"] not in (0, 1, 2)
                assert left.question is None
                assert all(card is None for card in left.view["held"])
                with pytest.raises(CommandRefused) as caught:
                    async with bob.sit(table, 1):
                        pass
                assert caught.value.code == "not-your-seat"

    run(check())


def test_a_player_leaves_and_a_bot_sits_down(server: Server) -> None:
    """One's own seat may go to a bot without the owner; nobody else's."""

    async def check() -> None:
        async with guest(server.url, "Ann") as ann, guest(server.url, "Bob") as bob:
            table = await ann.open_table(GAME, ["me", "open", "random"])
            await bob.take_seat(table, 1)
            info = await bob.give_to_bot(table, 1, "reasoner")
            assert info["seats"][1]["bot"] == "reasoner"
            assert await refusal(bob.give_to_bot(table, 1, "random")) == (403, "not-allowed")
            unknown = ann.give_to_bot(table, 1, "hal")
            assert await refusal(unknown) == (400, "unknown-bot")
            async with ann.sit(table, 0) as place:
                await decide(place, "Ann")
            await check_record(ann, table)

    run(check())


def test_a_bots_seat_goes_to_a_person_with_an_invitation(server: Server) -> None:
    """In the middle of the game; without the owner's invitation it does not."""

    async def check() -> None:
        async with (
            guest(server.url, "Ann") as ann,
            guest(server.url, "Bob") as bob,
            guest(server.url, "Eve") as eve,
        ):
            table = await ann.open_table(GAME, ["me", "random", "random"])
            links = await ann.invitations(table)
            async with ann.sit(table, 0) as first:
                await first.wait(lambda now: now.question is not None or now.over, 20)
                assert await refusal(eve.take_seat(table, 1)) == (403, "not-allowed")
                assert await refusal(eve.take_seat(table, 1, links[2])) == (403, "not-allowed")
                assert await refusal(eve.take_seat(table, 0, links[0])) == (409, "seat-taken")
                info = await bob.take_seat(table, 1, links[1])
                assert info["seats"][1] == {"name": "Bob", "kind": "person", "bot": ""}
                assert await refusal(eve.take_seat(table, 1, links[1])) == (409, "seat-taken")
                async with bob.sit(table, 1) as second:
                    await asyncio.gather(decide(first, "Ann"), decide(second, "Bob"))
            await check_record(bob, table)

    run(check())


def test_the_owner_cannot_sit_down_on_somebody_elses_seat(server: Server) -> None:
    """With two seats' eyes one would know one's own card. In one step; in several: tests/attack."""

    async def check() -> None:
        async with guest(server.url, "Ann") as ann, guest(server.url, "Bob") as bob:
            table = await ann.open_table(GAME, ["me", "open", "random"])
            await bob.take_seat(table, 1)
            path = f"/api/tables/{table}/seats/1"
            assert await refusal(ann.ask("PUT", path, {"kind": "me"})) == (409, "seat-taken")
            assert await refusal(ann.ask("PUT", path, {"kind": "open"})) == (400, "bad-request")
            assert await refusal(ann.ask("PUT", path, {"kind": "ghost"})) == (400, "bad-request")
            assert (await ann.table(table))["seats"][1]["name"] == "Bob"

    run(check())


def test_an_outside_bot_plays_a_seat_with_a_seat_token(server: Server) -> None:
    """The client library and nothing else."""

    async def outside_bot(url: str, table: str, token: str) -> None:
        async with Client(url, token) as program, program.sit(table, 1) as place:
            async for question in place.questions(20):
                await place.play(question.moves[-1])

    async def check() -> None:
        async with guest(server.url, "Ann") as ann:
            table = await ann.open_table(GAME, ["me", "me", "reasoner"])
            token = await ann.seat_token(table, 1)
            async with ann.sit(table, 0) as place:
                await asyncio.gather(decide(place, "Ann"), outside_bot(server.url, table, token))
            await check_record(ann, table)

    run(check())


def test_a_client_that_is_refused_does_not_wait_for_ever(server: Server) -> None:
    """When the place at the table is lost, every open and later command says so."""

    async def check() -> None:
        async with guest(server.url, "Ann") as ann, guest(server.url, "Bob") as bob:
            table = await ann.open_table(GAME, ["me", "open", "open"])
            await bob.take_seat(table, 1)
            async with bob.sit(table, 1) as place:
                assert place._ws is not None
                await ann.give_to_bot(table, 1, "random")
                await place._ws.close()
                with pytest.raises(CommandRefused):
                    await place.wait(lambda _: False, 5)
                with pytest.raises(CommandRefused):
                    await asyncio.wait_for(place.say("still here?"), 5)

    run(check())


async def kill_thinker(server: Server) -> int:
    """kill -9 to the bot worker, which is the server's only child."""
    for _ in range(100):
        if children := server.children():
            os.kill(children[0], signal.SIGKILL)
            return children[0]
        await asyncio.sleep(0.05)
    raise AssertionError("no bot worker was started")


@pytest.mark.slow
def test_a_killed_bot_is_restarted_and_the_table_says_so(tmp_path: Path) -> None:
    """While it thinks; another one thinks again, and the game goes on."""

    async def check(server: Server) -> None:
        async with guest(server.url, "Ann") as ann:
            table = await ann.open_table(GAME, ["me", "mcts:ms=3000", "me"])
            async with ann.sit(table, 0) as first, ann.sit(table, 2) as second:
                while first.position.asked != (1,):
                    place = first if first.position.question else second
                    question = place.position.question
                    assert question is not None
                    to_bot = [move for move in question.moves if move.endswith(" 1")]
                    number = await place.play((to_bot or question.moves)[0])
                    await first.wait(lambda now, n=number: now.number >= n)  # type: ignore[misc]
                    await second.wait(lambda now, n=number: now.number >= n)  # type: ignore[misc]
                await asyncio.sleep(0.7)
                killed = await kill_thinker(server)
                await first.wait(lambda _: bool(restarts(first)), 5)
                assert restarts(first)[0]["params"]["seat"] == 1
                before = time.monotonic()
                await first.wait(lambda now: now.asked != (1,), 12)
                assert time.monotonic() - before < 10
                assert killed not in server.children()
                assert first.position.seats[1]["kind"] == "bot"

    settings = {"rate": 1000, "burst": 1000, "bot_ms": 3000}
    with running_server(str(tmp_path / "tables.sqlite3"), **settings) as server:
        run(check(server))


@pytest.mark.slow
def test_a_bot_that_thinks_too_long_is_stopped_and_the_game_goes_on(tmp_path: Path) -> None:
    """One try, then a random move: whoever was too slow once would be so again."""

    async def check(server: Server) -> None:
        async with guest(server.url, "Ann") as ann:
            table = await ann.open_table(GAME, ["mcts:ms=60000", "me", "me"], {"first_player": 0})
            async with ann.sit(table, 1) as place:
                assert place.position.asked == (0,)
                await place.wait(lambda now: now.asked != (0,), 50)
                assert len(restarts(place)) == 1

    # Long enough for a worker to start and move at random, however busy the machine is.
    settings = {"bot_seconds": 5, "bot_ms": 60_000}
    with running_server(str(tmp_path / "tables.sqlite3"), **settings) as server:
        run(check(server))


@pytest.mark.slow
def test_chat_does_not_keep_a_bot_from_its_move(tmp_path: Path) -> None:
    """Words change nothing of the game: a thought stays good while people talk."""

    async def check(server: Server) -> None:
        async with guest(server.url, "Ann") as ann:
            table = await ann.open_table(GAME, ["mcts:ms=800", "me", "me"], {"first_player": 0})
            async with ann.sit(table, 1) as place:
                for _ in range(14):
                    await place.say("come on")
                    await asyncio.sleep(0.2)
                assert place.position.asked != (0,)

    with running_server(str(tmp_path / "tables.sqlite3")) as server:
        run(check(server))


def test_a_bot_has_a_limit_on_its_memory_and_lets_people_go_first(tmp_path: Path) -> None:
    """The worker's process says so itself, and plays."""

    async def check(server: Server) -> None:
        async with guest(server.url, "Ann") as ann:
            seats = ["me", "reasoner", "mcts:iterations=20"]
            table = await ann.open_table(GAME, seats, {"first_player": 1})
            async with ann.sit(table, 0) as place:
                await place.wait(lambda now: now.question is not None or now.over, 20)
                (worker,) = server.children()
                limits = Path(f"/proc/{worker}/limits").read_text(encoding="ascii")
                (line,) = [each for each in limits.splitlines() if "address space" in each]
                assert line.split()[3] == str(300 * 1024 * 1024)
                mine = os.getpriority(os.PRIO_PROCESS, server.pid)
                assert os.getpriority(os.PRIO_PROCESS, worker) > mine
                await decide(place, "Ann")
            await check_record(ann, table)

    with running_server(str(tmp_path / "tables.sqlite3"), bot_memory_mb=300) as server:
        run(check(server))


def test_a_table_full_of_bots_plays_by_itself_and_can_be_watched(server: Server) -> None:
    """Nobody sits there, and still it ends."""

    async def check() -> None:
        async with guest(server.url, "Ann") as ann:
            table = await ann.open_table(GAME, ["random", "greedy", "reasoner"])
            async with ann.sit(table) as place:
                await place.wait(lambda now: now.over, 30)
            await check_record(ann, table)

    run(check())


def test_everybody_knows_who_is_at_the_table(server: Server) -> None:
    """Presence comes and goes with the connection; it is no part of the game."""

    async def check() -> None:
        async with guest(server.url, "Ann") as ann, guest(server.url, "Bob") as bob:
            table = await ann.open_table(GAME, ["me", "open", "random"])
            await bob.take_seat(table, 1)
            async with ann.sit(table, 0) as first:
                await first.wait(lambda now: now.here == (0,))
                async with bob.sit(table, 1):
                    await first.wait(lambda now: now.here == (0, 1))
                await first.wait(lambda now: now.here == (0,))

    run(check())


def test_bots_do_not_begin_before_a_player_has_opened_the_table(server: Server) -> None:
    """A whole game of bots elsewhere is long enough for a first move here."""

    async def check() -> None:
        async with guest(server.url, "Ann") as ann:
            table = await ann.open_table(GAME, ["me", "random", "random"], {"first_player": 1})
            number = (await ann.table(table))["number"]
            other = await ann.open_table(GAME, ["random"] * 3)
            while (await ann.table(other))["status"] != "finished":
                await asyncio.sleep(0.02)
            assert (await ann.table(table))["number"] == number
            async with ann.sit(table) as watching:
                assert watching.position.number == number
            async with ann.sit(table, 0) as place:
                await place.wait(lambda now: now.number > number)

    run(check())


def test_the_log_says_who_had_a_seat_before(server: Server) -> None:
    async def check() -> None:
        async with guest(server.url, "Ann") as ann:
            table = await ann.open_table(GAME, ["me", "me", "random"])
            async with ann.sit(table, 0) as place:
                await ann.give_to_bot(table, 1, "random")
                await place.wait(lambda now: now.seats[1]["kind"] == "bot")
                given = [each for each in place.told if each["key"] == "seat-bot"]
            assert given[-1]["params"]["was"] == {"name": "Ann", "kind": "person", "bot": ""}

    run(check())
