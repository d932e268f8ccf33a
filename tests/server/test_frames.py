"""WebSocket frames: what a client sends in whatever pieces, and the manners of the socket."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp
import pytest

from mythos.server.wire.frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    NOT_UTF8,
    PING,
    POLICY,
    PROTOCOL_ERROR,
    TEXT,
    TOO_BIG,
    BadFrame,
    FrameReader,
    accept_key,
    head_of,
    unmasked,
)
from tests.server.running import Server, running_server
from tests.server.sitting import run, sitting

LIMIT = 100_000
KEY = b"\x12\xa4\xf7\x01"


def masked(opcode: int, payload: bytes, *, fin: bool = True, rsv: int = 0) -> bytes:
    """A frame as a client sends it."""
    first = (0x80 if fin else 0) | rsv << 4 | opcode
    size = len(payload)
    if size < 126:
        head = bytes((first, 0x80 | size))
    elif size < 65536:
        head = bytes((first, 0x80 | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, 0x80 | 127)) + size.to_bytes(8, "big")
    return head + KEY + unmasked(payload, KEY)


def read(data: bytes, limit: int = LIMIT) -> list[tuple[int, bytes]]:
    return FrameReader(limit).feed(data)


def test_the_key_is_answered_as_the_standard_says() -> None:
    """The example of RFC 6455, 1.3."""
    assert accept_key("dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="


@pytest.mark.parametrize("size", [0, 1, 3, 4, 5, 125, 126, 127, 65535, 65536, 70000])
def test_messages_of_every_length_are_read(size: int) -> None:
    payload = random.Random(size).randbytes(size)  # noqa: S311
    assert read(masked(BINARY, payload)) == [(BINARY, payload)]
    head = head_of(size)
    assert head[0] == 0x80 | BINARY
    assert int.from_bytes(head[2:] or head[1:], "big") == size


def test_messages_are_read_however_the_bytes_are_cut() -> None:
    """Two messages, one of them in three frames with a ping between, cut at every place."""
    data = (
        masked(TEXT, b"one")
        + masked(BINARY, b"t", fin=False)
        + masked(PING, b"?")
        + masked(CONTINUATION, b"", fin=False)
        + masked(CONTINUATION, b"wo" * 80)
    )
    wanted = [(TEXT, b"one"), (PING, b"?"), (BINARY, b"t" + b"wo" * 80)]
    assert read(data) == wanted
    for cut in range(len(data)):
        reader = FrameReader(LIMIT)
        assert reader.feed(data[:cut]) + reader.feed(data[cut:]) == wanted
    reader = FrameReader(LIMIT)
    assert [each for byte in data for each in reader.feed(bytes((byte,)))] == wanted


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x82\x01x", PROTOCOL_ERROR),  # not masked
        (masked(BINARY, b"x", rsv=4), PROTOCOL_ERROR),  # compressed, which was not agreed
        (masked(3, b"x"), PROTOCOL_ERROR),
        (masked(11, b"x"), PROTOCOL_ERROR),
        (masked(PING, b"x", fin=False), PROTOCOL_ERROR),
        (masked(PING, b"x" * 126), PROTOCOL_ERROR),
        (masked(CONTINUATION, b"x"), PROTOCOL_ERROR),
        (masked(TEXT, b"x", fin=False) + masked(TEXT, b"x"), PROTOCOL_ERROR),
        (masked(TEXT, b"\xff"), NOT_UTF8),
        (masked(BINARY, b"x" * 51)[:8], TOO_BIG),  # known from its head
        (masked(BINARY, b"x" * 30, fin=False) + masked(CONTINUATION, b"x" * 30), TOO_BIG),
        (bytes((0x82, 0xFF)) + (1 << 62).to_bytes(8, "big"), TOO_BIG),
    ],
)
def test_what_breaks_the_protocol_is_refused_with_its_code(data: bytes, code: int) -> None:
    with pytest.raises(BadFrame) as caught:
        read(data, limit=50)
    assert caught.value.code == code


def test_any_bytes_are_read_or_refused_and_nothing_else() -> None:
    for seed in range(3000):
        dice = random.Random(seed)  # noqa: S311
        reader = FrameReader(200)
        try:
            for _ in range(5):
                kind = dice.choice((TEXT, BINARY, CONTINUATION, PING, CLOSE, dice.randrange(16)))
                frame = bytearray(masked(kind, dice.randbytes(dice.randrange(40))))
                frame[dice.randrange(len(frame))] ^= dice.choice((0, 0, 1, 128))
                reader.feed(bytes(frame))
        except BadFrame:
            pass


async def opened(url: str, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A bare connection that has become a WebSocket."""
    place = urlsplit(url)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    writer.write(
        f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: {place.netloc}\r\n"
        "Connection: keep-alive, Upgrade\r\nUpgrade: WebSocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
    assert answer.startswith(b"HTTP/1.1 101 ")
    assert b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in answer
    return reader, writer


async def heard(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The next frame that the server sends, but for those about presence."""
    while True:
        first, size = await asyncio.wait_for(reader.readexactly(2), 5)
        if size == 126:
            size = int.from_bytes(await reader.readexactly(2), "big")
        payload = await reader.readexactly(size)
        if not payload.startswith(b'{"here":'):
            return first & 0x0F, payload


def test_pings_are_answered_and_a_goodbye_is_returned(server: Server) -> None:
    async def story() -> None:
        async with sitting(server.url) as table:
            reader, writer = await opened(server.url, table.id)
            writer.write(masked(PING, b"there?"))
            assert await heard(reader) == (10, b"there?")
            writer.write(masked(TEXT, b'{"do":"hello"}'))
            assert (await heard(reader))[1].startswith(b'{"n":')
            writer.write(masked(CLOSE, (1000).to_bytes(2, "big") + b"bye"))
            assert await heard(reader) == (CLOSE, (1000).to_bytes(2, "big"))
            assert await reader.read() == b""
            writer.close()

    run(story())


def test_a_goodbye_that_answers_ours_is_not_answered_again(server: Server) -> None:
    async def story() -> None:
        async with sitting(server.url) as table:
            reader, writer = await opened(server.url, table.id)
            writer.write(masked(TEXT, b'{"do":"hello","seat":0}'))
            assert b"not-your-seat" in (await heard(reader))[1]
            writer.write(masked(CLOSE, (1000).to_bytes(2, "big")))
            assert await heard(reader) == (CLOSE, (1000).to_bytes(2, "big"))
            assert await asyncio.wait_for(reader.read(), 5) == b""
            writer.close()

    run(story())


def test_a_client_that_does_not_mask_is_told_the_code_and_let_go(server: Server) -> None:
    """Also when it does not answer the goodbye."""

    async def story() -> None:
        async with sitting(server.url) as table:
            reader, writer = await opened(server.url, table.id)
            writer.write(b"\x82\x02hi")
            assert await heard(reader) == (CLOSE, PROTOCOL_ERROR.to_bytes(2, "big"))
            assert await asyncio.wait_for(reader.read(), 5) == b""
            writer.close()

    run(story())


def test_a_plain_request_for_a_socket_is_refused(server: Server) -> None:
    async def story() -> None:
        async with aiohttp.ClientSession() as session:
            for headers in ({}, {"Upgrade": "websocket", "Connection": "upgrade"}):
                answer = await session.get(f"{server.url}/api/tables/x/play", headers=headers)
                assert answer.status == 400
                assert (await answer.json())["code"] == "bad-request"

    run(story())


def test_a_silent_client_is_asked_and_a_dead_one_let_go(tmp_path: Path) -> None:
    """One answers the ping and stays, the other does not."""

    async def story(url: str) -> None:
        async with sitting(url) as table:
            alive, dead = await opened(url, table.id), await opened(url, table.id)
            for _, writer in (alive, dead):
                writer.write(masked(TEXT, b'{"do":"hello"}'))
            assert (await heard(alive[0]))[1].startswith(b'{"n":')
            assert (await heard(dead[0]))[1].startswith(b'{"n":')
            for _ in range(2):
                assert await heard(alive[0]) == (PING, b"")
                alive[1].write(masked(10, b""))
            assert await heard(dead[0]) == (PING, b"")
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await heard(dead[0])
            for _, writer in (alive, dead):
                writer.close()

    with running_server(str(tmp_path / "tables.sqlite3"), idle_seconds=1) as started:
        run(story(started.url))


PINGS = (masked(PING, b""),) * 40
PIECES = (masked(TEXT, b"", fin=False), *(masked(CONTINUATION, b"", fin=False),) * 40)


@pytest.mark.parametrize("flood", [PINGS, PIECES])
def test_a_flood_of_pings_or_fragments_ends_the_connection(
    tmp_path: Path, flood: tuple[bytes, ...]
) -> None:
    """What is no message yet counts against the rate as well."""

    async def story(url: str) -> None:
        async with sitting(url) as table:
            reader, writer = await opened(url, table.id)
            for frame in flood:
                writer.write(frame)
                await asyncio.sleep(0.002)
            kind, payload = await heard(reader)
            while kind != CLOSE:
                kind, payload = await heard(reader)
            assert payload == POLICY.to_bytes(2, "big")
            writer.close()

    with running_server(str(tmp_path / "tables.sqlite3"), rate=5, burst=20) as started:
        run(story(started.url))
