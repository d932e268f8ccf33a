"""Decks made to stop the house: judged before they are parsed, parsed where they can do no harm."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from aiohttp import ClientSession, CookieJar

from mythos.cli.main import main
from mythos.core.errors import BadOption
from mythos.core.registry import find_game
from mythos.core.strange_toml import MOST_BYTES, NotToml, read_toml
from mythos.games.arkham_noir import deck as noir
from mythos.games.rise_of_the_cults import cards as cults
from mythos.server import deck_worker
from mythos.server.decks import MEMORY_MB, DeckReader
from tests.server.running import Server, running_server

GAMES: Final = {"arkham-noir": noir.FILE, "rise-of-the-cults": cults.FILE}
BOMBS: Final = {
    "a key of many dots": "a" + ".a" * 31_000 + "=1",
    "a header of many dots": "[a" + ".a" * 31_000 + "]",
    "dots behind a string": 'a="""\n"""\nb' + ".a" * 31_000 + "=1",
    "dots behind a string that looks unfinished": "a='\\'\nb" + ".a" * 31_000 + "=1",
    "lists within lists": "a=" + "[" * 60_000,
    "lists within lists, with brackets in comments": "a=[#]\n" + "[#]\n" * 4_000,
    "tables within tables": "a=" + "{a=" * 20_000,
    "a number of many digits": "a=" + "9" * 60_000,
    "a sixteenfold number of many digits": "a=0x" + "f" * 60_000,
    "quotes that never end": 'a="""' + '\\"""' * 15_000,
    "nothing but quotes": '"' * 60_000,
    "a lone surrogate": "a=\ud800",
    "a control character": "a=\x00",
    "many lines": "\n" * 90_000,
    "many sections": "".join(f"[a{n}.b.c.d.e.f.g.h]\n" for n in range(6_000)),
}


@pytest.mark.parametrize("bomb", BOMBS.values(), ids=BOMBS.keys())
def test_whatever_a_text_holds_reading_it_ends_in_one_typed_refusal(bomb: str) -> None:
    with pytest.raises(NotToml):
        read_toml(bomb)


def test_a_text_is_judged_by_its_bytes_and_not_by_its_characters() -> None:
    with pytest.raises(NotToml, match="bytes"):
        read_toml("# " + "\N{GREEK SMALL LETTER OMEGA}" * (MOST_BYTES // 2))


@pytest.mark.parametrize(
    "text",
    [
        'a = "' + "." * 500 + '"',
        "a = '''\n" + "[" * 500 + "'''",
        "# " + "{." * 500,
        'a = "\\"' + "." * 500 + '"',
    ],
)
def test_dots_and_brackets_in_strings_and_comments_are_nobodys_business(text: str) -> None:
    read_toml(text)


@pytest.mark.parametrize("game", GAMES)
def test_the_houses_own_cards_may_be_brought_as_a_deck(game: str) -> None:
    find_game(game).read_options({"deck": GAMES[game].read_text(encoding="utf-8")}, 1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bomb", BOMBS.values(), ids=BOMBS.keys())
def test_a_bomb_in_a_deck_is_a_bad_option(game: str, bomb: str) -> None:
    """Alone, and in a section of a real deck that nobody reads."""
    deck = GAMES[game].read_text(encoding="utf-8")
    for text in (bomb, f"{deck}\n{bomb}"):
        with pytest.raises(BadOption) as refused:
            find_game(game).read_options({"deck": text}, 1)
        assert len(str(refused.value)) < 1000


@pytest.mark.parametrize(
    "deck",
    ["[[clue]]\nid = 0x" + "f" * 300, '[[clue]]\nid = "' + "x" * 9_000 + '"', "clue = [[[1]]]"],
)
def test_a_card_with_an_impossible_name_is_refused_in_few_words(deck: str) -> None:
    text = "[meta]\n" + deck if deck.startswith("[") else deck + "\n[meta]"
    with pytest.raises(BadOption) as refused:
        find_game("arkham-noir").read_options({"deck": text}, 1)
    assert len(str(refused.value)) < 1000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not mind how many decks are brought, but what is in them."""
    file = tmp_path_factory.mktemp("decks") / "tables.sqlite3"
    with running_server(str(file), rate=10_000, burst=10_000) as started:
        yield started


async def post(server: Server, game: str, deck: str) -> tuple[int, dict[str, Any]]:
    """What the server says to a guest who opens a table with this deck."""
    async with ClientSession(server.url, cookie_jar=CookieJar(unsafe=True)) as session:
        await (await session.post("/api/guest", json={"name": "Ann"})).read()
        wish = {"game": game, "seats": [{"kind": "me"}], "options": {"deck": deck}}
        async with session.post("/api/tables", json=wish) as answer:
            return answer.status, await answer.json()


def memory_mb(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    line = next(each for each in status.splitlines() if each.startswith("VmHWM"))
    return int(line.split()[1]) // 1024


@pytest.mark.parametrize("game", GAMES)
def test_bombs_sent_to_a_server_are_refused_and_leave_its_memory_alone(
    server: Server, game: str
) -> None:
    async def check() -> None:
        for name, bomb in BOMBS.items():
            status, said = await post(server, game, bomb)
            code = "bad-request" if "surrogate" in name else "bad-option"
            assert (status, said["code"]) == (400, code), name

    before = memory_mb(server.pid)
    asyncio.run(check())
    assert memory_mb(server.pid) < before + 50
    assert "a job broke" not in server.log
    assert "a request broke" not in server.log


@pytest.mark.parametrize("game", GAMES)
def test_a_real_deck_opens_a_table(server: Server, game: str) -> None:
    status, said = asyncio.run(post(server, game, GAMES[game].read_text(encoding="utf-8")))
    assert (status, said.get("game")) == (200, game)


def test_a_deck_that_takes_too_long_is_refused_and_its_process_ended() -> None:
    """Also if every judgement before the parser had a hole."""

    async def check() -> None:
        reader = DeckReader("tests.attack.endless_worker", seconds=1)
        with pytest.raises(BadOption, match="too long"):
            await reader.check("arkham-noir", {"deck": "#" * 500}, 1)
        assert reader.worker.pid is None

    asyncio.run(check())


def test_a_decks_process_has_limits_of_memory_and_processor_time() -> None:
    async def check() -> None:
        reader = DeckReader()
        try:
            with pytest.raises(BadOption):
                await reader.check("arkham-noir", {"deck": "#" * 500}, 1)
            limits = Path(f"/proc/{reader.worker.pid}/limits").read_text(encoding="ascii")
        finally:
            await reader.stop()
        found = {line[:25].strip(): line[25:].split()[0] for line in limits.splitlines()}
        assert found["Max address space"] == str(MEMORY_MB * 1024 * 1024)
        assert 0 < int(found["Max cpu time"]) <= deck_worker.CPU_SECONDS + 10

    asyncio.run(check())


def test_a_deck_found_good_is_not_sent_to_the_process_again() -> None:
    async def check() -> None:
        reader = DeckReader()
        options = {"deck": noir.FILE.read_text(encoding="utf-8")}
        try:
            await reader.check("arkham-noir", options, 1)
            await reader.stop()
            await reader.check("arkham-noir", options, 1)
            assert reader.worker.pid is None
        finally:
            await reader.stop()

    asyncio.run(check())


def test_a_terminal_refuses_a_bomb_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bomb.toml"
    for bomb in BOMBS.values():
        file.write_text(bomb, encoding="utf-8", errors="replace")
        assert main(["play", "arkham-noir", "--deck", str(file)]) == 2
        said = capsys.readouterr().err
        assert "bomb.toml" in "".join(said.split())
        assert "Traceback" not in said
