"""Connections that say nothing, nonsense or too much: they end, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import aiohttp
import pytest

from mythos.client import Client, CommandRefused, Place
from mythos.server.limits import HOUSEHOLD, RATES
from mythos.server.wire.connection import CLOSED_SECONDS
from mythos.server.wire.frames import POLICY
from tests.server.running import Server, running_server
from tests.server.sitting import run

GAME: Final = "arkham-ritual"
PATIENCE: Final = 30.0
HALF_HEADER: Final = b"GET /api/games HTTP/1.1\r\nHost: here\r\nX-Long: "
HALF_BODY: Final = (
    b"POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    b'Content-Length: 40\r\n\r\n{"name":'
)
WHOLE: Final = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody's request; between two it is patient."""
    file = tmp_path_factory.mktemp("hasty") / "tables.sqlite3"
    quick = {"hello_seconds": 1, "request_seconds": 1, "keepalive_seconds": 600}
    with running_server(str(file), **quick) as started:
        yield started


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is patient until it has answered, and not after it."""
    file = tmp_path_factory.mktemp("brisk") / "tables.sqlite3"
    with running_server(str(file), hello_seconds=600, keepalive_seconds=1) as started:
        yield started


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Server]:
    with running_server(str(tmp_path / "tables.sqlite3")) as started:
        yield started


def connect(server: Server) -> socket.socket:
    host, _, port = server.url.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def heard(line: socket.socket) -> bytes:
    """Everything until the other side hangs up; fails if it does not."""
    found = b""
    try:
        while data := line.recv(65536):
            found += data
    except ConnectionResetError:
        pass
    return found


@pytest.mark.parametrize("said", [b"", HALF_HEADER])
def test_whoever_does_not_ask_for_anything_is_shown_out(hasty: Server, said: bytes) -> None:
    """Silent from the first, or in the middle of a header."""
    with closing(connect(hasty)) as line:
        line.sendall(said)
        assert b" 200 OK" not in heard(line)


@pytest.mark.parametrize("said", [WHOLE, WHOLE + HALF_HEADER])
def test_whoever_does_not_go_on_is_shown_out(brisk: Server, said: bytes) -> None:
    """Silent after an answer, or in the next header."""
    with closing(connect(brisk)) as line:
        line.sendall(said)
        assert heard(line).count(b" 200 OK") == 1


def test_half_a_body_is_refused_and_the_connection_ends(hasty: Server) -> None:
    with closing(connect(hasty)) as line:
        line.sendall(HALF_BODY)
        found = heard(line)
    assert b" 408 " in found
    assert b'"too-slow"' in found


def test_a_websocket_has_to_say_hello(hasty: Server) -> None:
    async def check() -> None:
        async with Client(hasty.url) as ann, aiohttp.ClientSession() as session:
            await ann.be_guest("Ann")
            table = await ann.open_table(GAME, ["me"] * 3)
            address = f"{hasty.url}/api/tables/{table}/play"
            async with session.ws_connect(
                address, timeout=aiohttp.ClientWSTimeout(ws_receive=PATIENCE)
            ) as ws:
                said = json.loads((await ws.receive()).data)
                assert said["error"]["code"] == "bad-request"
                assert (await ws.receive()).type is aiohttp.WSMsgType.CLOSE

    run(check())


def test_a_player_who_thinks_is_no_idle_connection(hasty: Server) -> None:
    """He is still there when somebody who came later and said nothing has been shown out."""

    async def check() -> None:
        async with Client(hasty.url) as ann:
            await ann.be_guest("Ann")
            table = await ann.open_table(GAME, ["me"] * 3)
            seat = (await ann.table(table))["asked"][0]
            async with ann.sit(table, seat) as place:
                with closing(connect(hasty)) as silent:
                    await asyncio.to_thread(heard, silent)
                question = place.position.question
                assert question is not None
                await place.play(question.moves[0])
                assert place.reconnections == 0

    run(check())


async def nonsense(server: Server, table: str, words: str) -> tuple[int, int | None]:
    """How often nonsense is answered, and with which words the connection ends."""
    async with aiohttp.ClientSession() as session:
        address = f"{server.url}/api/tables/{table}/play"
        async with session.ws_connect(
            address, timeout=aiohttp.ClientWSTimeout(ws_receive=PATIENCE)
        ) as ws:
            await ws.send_str('{"do": "hello"}')
            answers = 0
            with suppress(ConnectionError):  # cut while we talk
                for _ in range(4000):
                    await ws.send_str(words)
            async for message in ws:
                answers += b'"re"' in message.data
            return answers, ws.close_code


NONSENSE: Final = {
    "malformed": "nonsense",
    "no command": '{"id": "1", "do": "dance"}',
    "a flood of commands": '{"id": "1", "do": "why", "move": "x"}',
}


@pytest.mark.parametrize("words", NONSENSE.values(), ids=NONSENSE.keys())
def test_a_flood_is_cut_and_the_address_has_to_wait(fresh: Server, words: str) -> None:
    """Those who are at their tables already go on, from the same address, too."""

    async def check() -> None:
        async with Client(fresh.url) as ann:
            await ann.be_guest("Ann")
            table = await ann.open_table(GAME, ["me"] * 3)
            seat = (await ann.table(table))["asked"][0]
            async with ann.sit(table, seat) as place:
                answers, code = await nonsense(fresh, table, words)
                assert code == POLICY
                allowed = RATES["mistake"].at_once * HOUSEHOLD
                assert answers < RATES["talk"].at_once * HOUSEHOLD + allowed * 4 + 50
                with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                    await nonsense(fresh, table, words)
                assert refused.value.status == 429
                assert refused.value.headers is not None
                assert 10 < int(refused.value.headers["Retry-After"]) <= CLOSED_SECONDS
                await played(place)

    run(check())


async def played(place: Place) -> None:
    """A move, as soon as the household may speak again."""
    question = place.position.question
    assert question is not None
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await place.play(question.moves[0])
                return
            except CommandRefused as error:
                if error.code != "too-fast":
                    raise
                await asyncio.sleep(0.2)


def test_more_sockets_are_no_more_permissions(fresh: Server) -> None:
    """All connections of a person take from the same bucket, and all of nobody's from another: one
    is nobody until the hello is answered."""

    async def check() -> None:
        async with Client(fresh.url) as ann, aiohttp.ClientSession() as session:
            await ann.be_guest("Ann")
            table = await ann.open_table(GAME, ["me"] * 3)
            address = f"{fresh.url}/api/tables/{table}/play"

            async def chat(number: int) -> int:
                done = 0
                async with session.ws_connect(
                    address, timeout=aiohttp.ClientWSTimeout(ws_receive=PATIENCE)
                ) as ws:
                    await ws.send_json({"do": "hello", "token": ann.token})
                    for n in range(20):
                        said = {"id": f"{number}-{n}", "do": "chat", "text": "hey"}
                        await ws.send_json(said)
                    answered = 0
                    async for message in ws:
                        reply = json.loads(message.data)
                        if "re" in reply:
                            answered += 1
                            done += "number" in reply
                        if answered == 20:
                            break
                return done

            done = sum(await asyncio.gather(*(chat(number) for number in range(10))))
            assert RATES["chat"].at_once <= done <= 2 * RATES["chat"].at_once + 10

    run(check())


CROWD: Final = 200
"""Connections to a server that may have 128 file descriptors."""
PROGRAM: Final = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (128, 128))
from mythos.cli.main import main
sys.exit(main(["serve", "--port", "0", "--database", sys.argv[1], "--bot-workers", "0"]))
"""


@contextmanager
def small_house(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """A server, as people start it, with few file descriptors: its address and its log."""
    log = tmp_path / "log"
    with log.open("wb") as file:
        process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(tmp_path / "tables.sqlite3")],
            stdout=subprocess.PIPE, stderr=file, text=True,
        )  # fmt: skip
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        yield line.split()[-1].rstrip("/"), log
    finally:
        process.terminate()
        process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()


def test_at_the_limit_of_file_descriptors_the_log_says_so_and_the_silent_go_first(
    tmp_path: Path,
) -> None:
    async def status(session: aiohttp.ClientSession) -> Any:
        try:
            async with session.get("/healthz") as answer:
                return (await answer.json())["status"]
        except aiohttp.ClientError:
            return None

    async def check(url: str, log: Path) -> None:
        host, _, port = url.removeprefix("http://").partition(":")
        async with aiohttp.ClientSession(url) as inside:
            assert await status(inside) == "well"
            lines = []
            for _ in range(CROWD):
                _, writer = await asyncio.open_connection(host, int(port))
                lines.append(writer)
            async with asyncio.timeout(PATIENCE):
                while b"file descriptors are in use" not in log.read_bytes():
                    await asyncio.sleep(0.1)
                while True:  # newcomers come in again, although nobody of the crowd has left
                    async with aiohttp.ClientSession(url) as newcomer:
                        if await status(newcomer) == "well":
                            break
                    await asyncio.sleep(0.1)
            assert log.read_bytes().count(b"file descriptors are in use") == 1
            for writer in lines:
                writer.close()

    with small_house(tmp_path) as (url, log):
        run(check(url, log))


def test_the_gallery_does_not_drown_the_table(fresh: Server) -> None:
    """All spectators together have one share of the talk; whoever sits there has their own."""

    async def check() -> None:
        async with Client(fresh.url) as ann:
            await ann.be_guest("Ann")
            table = await ann.open_table(GAME, ["me"] * 3)
            done = 0
            for number in range(3):
                async with Client(fresh.url) as bob:
                    await bob.be_guest(f"Bob {number}")
                    async with bob.sit(table) as place:
                        done += await said(place, 15)
            assert RATES["gallery"].at_once <= done < 45
            async with ann.sit(table, 0) as place:
                assert await said(place, 5) == 5

    async def said(place: Place, times: int) -> int:
        done = 0
        for _ in range(times):
            try:
                await place.say("hey")
                done += 1
            except CommandRefused as error:
                if error.code != "too-fast":
                    raise
        return done

    run(check())
