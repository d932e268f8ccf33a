"""The browser client, as far as it can be judged without a browser: types, words, size, manners."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import urljoin

import msgspec
import pytest
from tools import web, web_types

from mythos.core.dice import Dice, commitment, derive, seed_from
from mythos.core.events import Event
from mythos.core.game import AnyGame
from mythos.core.match import Match
from mythos.core.registry import find_game, game_ids
from mythos.core.replay import chances
from mythos.core.seats import SPECTATOR
from mythos.core.texts import LANGUAGES, SEAT_PARAMS, Speaker, texts_of
from mythos.server.offer import game_info
from tests.server.running import running_server
from tests.test_texts import all_keys, error_classes, played

FIRST_LOAD: Final = 150_000
"""Bytes on the wire until the lobby of a server stands there, compressed."""
SEED: Final = seed_from("web")
ELSEWHERE: Final = re.compile(
    r"(?:https?:)?//(?=[a-z])(?!www\.w3\.org/|svelte\.dev/e/)[\w.-]+\.\w+"
)
"""Another host's address. Names of XML are none, nor are the pages that Svelte's errors name."""


def built() -> list[Path]:
    files = [each for each in web.BUILT.rglob("*") if each.is_file()]
    if not files:
        pytest.fail("the browser client is not built: make web")
    return files


def test_the_clients_types_are_the_servers() -> None:
    """If this fails: python -m tools.web_types"""
    assert web_types.FILE.read_text(encoding="utf-8") == web_types.text()


def test_words_for_refusals_are_for_refusals_that_there_are() -> None:
    codes = {f"web-refused-{code}" for code in (*error_classes(), "other")}
    assert {key for key in all_keys() if key.startswith("web-refused-")} <= codes


def test_the_lock_file_names_no_registry() -> None:
    text = (web.WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text
    assert not re.search(r"registry|\.tgz", text)


def test_the_lock_file_serves_every_system() -> None:
    """npm writes only this system's parts into a lock file when the others are not to be had."""
    packages = json.loads((web.WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    parts = [part for each in packages.values() for part in each.get("optionalDependencies", ())]
    assert len(parts) > 10
    assert not [part for part in parts if f"node_modules/{part}" not in packages]


def test_nothing_in_the_client_is_loaded_from_elsewhere() -> None:
    for file in built():
        if file.suffix in (".js", ".css", ".html", ".svg"):
            found = ELSEWHERE.search(file.read_text(encoding="utf-8"))
            assert not found, f"{file.name}: {found}"


def test_the_first_load_is_small(tmp_path: Path) -> None:
    built()
    with running_server(str(tmp_path / "tables.db")) as server:
        loaded = {url: len(body) for url, body in load(server.url + "/")}
        for asked in ("texts/en", "games", "tables?which=open", "tables?which=finished"):
            loaded[asked] = len(fetched(f"{server.url}/api/{asked}"))
    assert sum(url.endswith(".woff2") for url in loaded) == 2
    assert sum(url.endswith(".js") for url in loaded) >= 2
    assert sum(loaded.values()) < FIRST_LOAD, loaded


def load(url: str) -> Iterator[tuple[str, bytes]]:
    """A page with everything that it names, as a browser gets it."""
    yield url, fetched(url)
    page = plain(url)
    for name in re.findall(r'(?:src|href)="([^"]+)"', page):
        file = urljoin(url, name)
        yield file, fetched(file)
        if name.endswith(".css"):
            for font in re.findall(r"url\(([^)]+\.woff2)\)", plain(file)):
                yield urljoin(file, font), fetched(urljoin(file, font))


def fetched(url: str, encoding: str = "br, gzip") -> bytes:
    request = urllib.request.Request(url, headers={"Accept-Encoding": encoding})
    with urllib.request.urlopen(request, timeout=10) as response:
        return bytes(response.read())


def plain(url: str) -> str:
    return fetched(url, "identity").decode()


# The client speaks and throws dice as the server does.


@pytest.mark.slow
def test_the_client_says_and_computes_what_the_server_does(tmp_path: Path) -> None:
    cases = tmp_path / "cases.json"
    games = [find_game(each) for each in game_ids()]
    spoken = [each for game in games for each in everything_said(game)]
    assert sum(len(each["events"]) for each in spoken) > 1000
    made = {
        "seatParams": SEAT_PARAMS,
        "texts": {lang: texts_for(lang, games) for lang in LANGUAGES},
        "spoken": spoken,
        "dice": [thrown(number) for number in range(20)],
        "tapes": [tape(game, number) for game in games for number in range(3)],
    }
    cases.write_bytes(msgspec.json.encode(made))
    web.ready()
    done = web.npm("test", "--", "tests/twins.test.ts", MYTHOS_CASES=str(cases))
    assert done.returncode == 0, done.stdout
    passed = re.search(r"Tests +(\d+) passed", done.stdout)
    assert passed, done.stdout
    assert int(passed[1]) == 1 + len(made["spoken"]) + len(made["dice"]) + len(made["tapes"])


def texts_for(lang: str, games: list[AnyGame]) -> dict[str, str]:
    own = {game.id: texts_of(game.folder / "texts", lang) for game in games}
    return {"": texts_of(None, lang), **own}


def everything_said(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Whole games in both languages, to a seat and to a spectator."""
    for number in range(3):
        match = played(game, {}, number)
        names = tuple(f"Player {'ABCDEFGH'[n]}" for n in range(match.players))
        asked = list(questions(game, number))
        for lang in LANGUAGES:
            for listener in (0, SPECTATOR):
                speaker = Speaker(lang, game, names, listener)
                yield {
                    "lang": lang,
                    "game": game.id,
                    "names": names,
                    "listener": None if listener == SPECTATOR else listener,
                    "moves": game_info(game.id).moves,
                    "events": [said(speaker, event) for event in match.heard(listener)],
                    "questions": [
                        {
                            "key": ask.question.key,
                            "seat": ask.seat,
                            "params": dict(ask.params),
                            "said": speaker.question(ask),
                        }
                        for ask in asked
                    ],
                    "offered": [
                        {"move": str(move), "said": speaker.move(move)}
                        for move in {
                            str(each): each for ask in asked for each in ask.moves
                        }.values()
                    ],
                }


def said(speaker: Speaker, event: Event) -> dict[str, Any]:
    return {"key": event.key, "params": event.params, "said": speaker.event(event)}


def questions(game: AnyGame, number: int) -> Iterator[Any]:
    """All that is asked in a game in which the first move is always made."""
    match: Match[Any] = Match(game, game.default_players, seed=derive(SEED, number))
    dice = Dice(derive(SEED, "asked", number))
    while not match.over:
        ask = match.asked[0]
        yield ask
        match.play(ask.seat, ask.moves[dice.below(len(ask.moves))])


def thrown(number: int) -> dict[str, Any]:
    """Dice with small and wide ranges, among them those on either side of a whole byte."""
    seed = derive(SEED, number)
    dice = Dice(seed)
    faces = [1, 2, 6, 22, 100, 255, 256, 257, 1000, 65_535, 65_536, 65_537, 10**6, 2**32, 2**40]
    below = [(each, dice.below(each)) for _ in range(20) for each in faces]
    return {"seed": seed.hex(), "commitment": commitment(seed), "below": below}


def tape(game: AnyGame, number: int) -> dict[str, Any]:
    match = played(game, {}, number)
    record = match.record()
    assert record.ending is not None
    header = msgspec.json.encode(record.header).decode()
    start = {
        "commitment": record.header.commitment,
        "seed": record.ending.seed,
        "header": header,
    }
    return {**start, **msgspec.to_builtins(chances(game, record))}
