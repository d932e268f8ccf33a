"""Answers over HTTP: compressed for those who accept it, and made once where they never change."""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import Mapping
from typing import Any

import aiohttp
import msgspec
import pytest

from mythos.core.errors import UnknownGame
from mythos.server.answers import WORTH, Shelf
from tests.server.running import Server
from tests.server.sitting import run

LONG = (
    "/api/games",
    "/api/texts/en",
    "/api/texts/de?game=cthulhu-wars",
    "/api/rules/arkham-ritual/de",
    "/api/openapi.json",
)


async def fetch(url: str, **headers: str) -> tuple[int, bytes, Mapping[str, str]]:
    """An answer as it comes over the wire."""
    async with (
        aiohttp.ClientSession(auto_decompress=False, skip_auto_headers=["Accept-Encoding"]) as http,
        http.get(url, headers={name.replace("_", "-"): value for name, value in headers.items()}) as
        answer,
    ):  # fmt: skip
        return answer.status, await answer.read(), answer.headers


@pytest.mark.parametrize("path", LONG)
def test_a_long_answer_is_compressed_for_those_who_accept_it(server: Server, path: str) -> None:
    async def check() -> None:
        status, plain, told = await fetch(server.url + path)
        assert (status, told["Vary"]) == (200, "Accept-Encoding")
        assert "Content-Encoding" not in told
        for accepted in ("gzip, deflate, br", "GZIP;q=0.5", "*"):
            _, small, told = await fetch(server.url + path, Accept_Encoding=accepted)
            assert (told["Content-Encoding"], told["Vary"]) == ("gzip", "Accept-Encoding")
            assert gzip.decompress(small) == plain
            assert len(small) < len(plain) / 2
            assert int(told["Content-Length"]) == len(small)
        for accepted in ("br", "gzip;q=0", "gzip; q=0.0, *", "identity"):
            _, whole, told = await fetch(server.url + path, Accept_Encoding=accepted)
            assert whole == plain
            assert "Content-Encoding" not in told

    run(check())


def test_a_short_answer_and_a_refusal_are_sent_as_they_are(server: Server) -> None:
    async def check() -> None:
        for path in ("/api/tables?which=open", "/healthz", "/api/tables/nowhere"):
            _, body, told = await fetch(server.url + path, Accept_Encoding="gzip")
            assert len(body) < WORTH
            assert "Content-Encoding" not in told
            msgspec.json.decode(body)

    run(check())


def test_whoever_has_the_texts_does_not_get_them_again(server: Server) -> None:
    async def check() -> None:
        tags = set()
        for path in ("/api/texts/en", "/api/texts/de", "/api/games"):
            for accepted in ("identity", "gzip"):
                _, _, told = await fetch(server.url + path, Accept_Encoding=accepted)
                tags.add(told["ETag"])
                status, body, again = await fetch(
                    server.url + path, Accept_Encoding=accepted, If_None_Match=told["ETag"]
                )
                assert (status, body, again["ETag"]) == (304, b"", told["ETag"])
                assert again["Vary"] == "Accept-Encoding"
                status, _, _ = await fetch(server.url + path, If_None_Match='"another"')
                assert status == 200
        assert len(tags) == 6

    run(check())


def test_an_answer_is_made_once_and_not_on_the_event_loop() -> None:
    threads: list[threading.Thread] = []

    def make() -> list[int]:
        threads.append(threading.current_thread())
        return list(range(1000))

    async def check() -> None:
        shelf = Shelf()
        found = await asyncio.gather(*(shelf.get("numbers", make) for _ in range(10)))
        assert msgspec.json.decode(found[0].plain) == list(range(1000))
        assert gzip.decompress(found[0].small) == found[0].plain
        assert all(each is found[0] for each in found)
        assert await shelf.get("numbers", make) is found[0]

    run(check())
    assert len(threads) == 1
    assert threads[0] is not threading.main_thread()


def test_whoever_goes_away_does_not_spoil_the_answer_for_others() -> None:
    begun, go_on = threading.Event(), threading.Event()

    def make() -> str:
        begun.set()
        go_on.wait(10)
        return "well"

    async def check() -> None:
        shelf = Shelf()
        impatient = asyncio.create_task(shelf.get("word", make))
        patient = asyncio.create_task(shelf.get("word", make))
        await asyncio.to_thread(begun.wait)
        impatient.cancel()
        go_on.set()
        assert (await patient).plain == b'"well"'
        with pytest.raises(asyncio.CancelledError):
            await impatient

    run(check())


def test_a_refusal_is_not_kept() -> None:
    answers: list[Any] = [UnknownGame("chess", []), "there it is"]

    def make() -> Any:
        answer = answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def check() -> None:
        shelf = Shelf()
        with pytest.raises(UnknownGame):
            await shelf.get("game", make)
        assert (await shelf.get("game", make)).plain == b'"there it is"'

    run(check())


def test_an_unknown_game_or_language_is_refused(server: Server) -> None:
    async def check() -> None:
        for path in ("/api/texts/en?game=chess", "/api/texts/fr", "/api/rules/chess/en"):
            for _ in range(2):
                status, body, _ = await fetch(server.url + path, Accept_Encoding="gzip")
                assert status == 400
                assert msgspec.json.decode(body)["code"] in ("unknown-game", "bad-request")

    run(check())
