"""Malformed, oversized, reordered and too many messages: a typed error, and nothing changed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import aiohttp
import msgspec
import pytest

from mythos.client import Client
from tests.server.running import Server, running_server
from tests.server.sitting import GAME, Ear, listening, run, sitting

MALFORMED: Final = (
    "",
    "{",
    "null",
    "[]",
    "7",
    '"move"',
    "{}",
    '{"do":"move"}',
    '{"do":"move","id":"x"}',
    '{"do":"move","id":7,"move":"take"}',
    '{"do":"move","id":"x","move":null}',
    '{"do":"move","id":"x","move":["take"]}',
    '{"do":"move","id":"x","move":"take","seat":1}',
    '{"do":"fly","id":"x"}',
    '{"do":7,"id":"x"}',
    '{"id":"x","move":"take"}',
    '{"do":"consent","id":"x","yes":"yes"}',
    '{"do":"chat","id":"x","text":7}',
    '{"do":"move","id":"","move":"take"}',
    '{"do":"move","id":"' + "x" * 65 + '","move":"take"}',
    '{"do":"chat","id":"\\ud800","text":"x"}',
    '{"do":"hello"}',
    b"\xff\xfe\x00garbage\x80",
    b"\x00" * 300,
)


def test_a_malformed_message_gets_a_typed_error_and_changes_nothing(server: Server) -> None:
    """Bad JSON, wrong types, unknown fields, nothing at all, binary garbage, a huge id."""

    async def game() -> None:
        async with sitting(server.url) as table:
            for message in MALFORMED:
                error = await table.asked.refused(message)
                assert error["code"] == "bad-request", message
                assert error["message"]
            await table.unchanged(server.url)
            await table.play()

    run(game())


def test_a_command_that_cannot_be_read_is_answered_under_its_own_id(server: Server) -> None:
    """Its sender waits for that answer, and knows which of its commands was meant."""

    async def game() -> None:
        async with sitting(server.url) as table:
            for message in ({"id": "7", "do": "move", "move": None}, {"id": "7", "do": "dance"}):
                reply = await table.asked.ask(message)
                assert (reply["re"], reply["error"]["code"]) == ("7", "bad-request")
            await table.play()

    run(game())


def test_a_deeply_nested_message_is_only_malformed(server: Server) -> None:
    """A thousand brackets are refused like any other nonsense, on the same connection."""

    async def game() -> None:
        async with sitting(server.url) as table:
            error = await table.asked.refused('{"a":' + "[" * 3000)
            assert error["code"] == "bad-request"
            await table.play()

    run(game())


def test_an_oversized_message_changes_nothing(server: Server) -> None:
    """The socket is closed; the seat comes back and the game goes on."""

    async def game() -> None:
        async with sitting(server.url) as table:
            ear = table.asked
            assert ear.question is not None
            move = str(ear.question["moves"][0])
            async with listening(
                server.url, table.id, table.client.token, table.ears.index(ear)
            ) as big:
                await big.update(0)
                padded = msgspec.json.encode({"id": "big", "do": "move", "move": move})
                await big.send(padded + b" " * 5000)
                if await big.hear():
                    assert big.replies[-1]["error"]["code"] in ("too-big", "bad-request")
            await table.unchanged(server.url)
            await table.play()

    run(game())


def test_messages_out_of_order_are_refused_with_a_reason(server: Server) -> None:
    """A consent before a wish, a move before the question, an undo before a move."""

    async def game() -> None:
        async with sitting(server.url) as table:
            other = table.ears[table.ears.index(table.asked) - 1]
            cases = (
                ({"id": "1", "do": "consent", "yes": True}, "no-undo-asked"),
                ({"id": "2", "do": "move", "move": "take"}, "not-your-turn"),
                ({"id": "3", "do": "undo"}, "nothing-to-undo"),
                ({"id": "4", "do": "chat", "text": "  "}, "bad-request"),
                ({"id": "5", "do": "chat", "text": "x" * 501}, "bad-request"),
            )
            for command, code in cases:
                assert (await other.refused(command))["code"] == code
            await table.unchanged(server.url)
            await table.play()

    run(game())


def test_a_command_before_the_game_begins_is_refused(server: Server) -> None:
    """Some seats are empty: no move, no undo, but talk."""

    async def game() -> None:
        async with Client(server.url) as ann:
            await ann.be_guest("Ann")
            table = await ann.open_table(GAME, ["me", "open", "open"])
            async with listening(server.url, table, ann.token, 0) as ear:
                for command in ({"do": "move", "move": "take"}, {"do": "undo"}):
                    error = await ear.refused({"id": "x", **command})
                    assert error["code"] == "not-begun"
                assert (await ear.refused({"id": "x", "do": "consent", "yes": True}))["code"]
                assert (await ear.ask({"id": "y", "do": "chat", "text": "anybody?"}))["number"] == 2

    run(game())


def test_an_illegal_move_comes_back_with_the_legal_ones_the_reason_and_the_clause(
    server: Server,
) -> None:
    """The active player may not keep the card (AR-5.3)."""

    async def game() -> None:
        async with sitting(server.url) as table:
            ear = table.asked
            assert ear.question is not None
            seat = table.ears.index(ear)
            error = await ear.refused({"id": "x", "do": "move", "move": f"give {seat}"})
            assert error["code"] == "illegal-move"
            assert error["legal"] == ear.question["moves"]
            assert (error["reason"], error["clause"]) == ("never-keep", "AR-5.3")
            nonsense = await ear.refused({"id": "z", "do": "move", "move": "win at once"})
            assert nonsense["code"] == "illegal-move"
            assert nonsense["legal"] == ear.question["moves"]
            await table.unchanged(server.url)

    run(game())


def test_a_socket_must_say_hello_and_nothing_else_first(server: Server) -> None:
    """A command before the hello, a hello for no table."""

    async def game() -> None:
        async with (
            sitting(server.url) as table,
            aiohttp.ClientSession() as session,
            session.ws_connect(f"{server.url}/api/tables/{table.id}/play") as ws,
        ):
            ear = Ear(ws)
            error = await ear.refused({"id": "x", "do": "move", "move": "take"})
            assert error["code"] == "bad-request"
            assert not await ear.hear()
            async with listening(server.url, "nowhere") as lost:
                assert (await lost.answer())["error"]["code"] == "no-such-table"
            await table.unchanged(server.url)

    run(game())


@pytest.mark.slow
def test_a_socket_that_says_nothing_is_dropped_after_its_time(server: Server) -> None:
    """Ten seconds for the hello."""

    async def game() -> None:
        async with (
            sitting(server.url) as table,
            aiohttp.ClientSession() as session,
            session.ws_connect(f"{server.url}/api/tables/{table.id}/play") as ws,
        ):
            ear = Ear(ws)
            assert await ear.hear(15)
            assert ear.replies[0]["error"]["code"] == "bad-request"
            assert not await ear.hear()

    run(game())


def test_too_many_messages_are_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    """Nonsense counts like any other message."""

    async def codes(ear: Ear, messages: Sequence[dict[str, Any] | str]) -> list[str]:
        for message in messages:
            await ear.send(message)
        found = [await ear.answer() for _ in messages]
        found.sort(key=lambda reply: int(reply["re"] or 0))  # refusals overtake what is done
        return [each["error"]["code"] if "error" in each else "" for each in found]

    async def game(url: str) -> None:
        async with sitting(url) as table:
            asked = table.ears.index(table.asked)
            talker, noisy = table.ears[asked - 1], table.ears[asked - 2]
            chats = [{"id": f"{n}", "do": "chat", "text": "hey"} for n in range(30)]
            heard = await codes(talker, chats)
            assert heard[:5] == [""] * 5
            assert set(heard[5:]) <= {"", "too-fast"}
            assert heard.count("too-fast") > 15
            await table.settle(4 + heard.count(""))
            await asyncio.sleep(2)  # it is one person, whose permissions have to come back
            await table.play()
            assert "too-fast" in await codes(noisy, ["nonsense"] * 30)

    with running_server(str(tmp_path / "tables.sqlite3"), rate=2, burst=8) as slow:
        run(game(slow.url))
