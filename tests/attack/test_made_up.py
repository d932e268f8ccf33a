"""Requests that nobody thought of: whatever is in them, the answer is typed and nothing breaks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, Final

import aiohttp
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import seed as hypothesis_seed
from hypothesis import strategies as st

from mythos.core.strange_toml import NotToml, read_toml
from mythos.games.arkham_noir.deck import FILE
from tests.server.running import Server, running_server

PIECES: Final = (
    "a", "a.", "=", "[", "]", "[[", "{", "}", '"', '"""', "'", "'''", "\\", "#", "\n", ",", "9",
    "0x", "-", "e9", "inf", "1979-05-27", "true", "\N{SNOWMAN}", "\x00", "[meta]\n", "[[clue]]\n",
    'id="x"\n', "id=[]\n",
)  # fmt: skip
REPEATED: Final = st.builds(
    lambda piece, times: piece * times,
    st.sampled_from(PIECES),
    st.sampled_from([1, 1, 1, 2, 3, 17, 500, 5_000, 20_000]),
)
BEGINNINGS: Final = st.sampled_from(["", "", "a=", "a=", "[", "[[clue]]\nid=", "[meta]\na"])
DECKS: Final = st.builds(
    lambda first, rest: (first + "".join(rest))[:100_000],
    BEGINNINGS,
    st.lists(REPEATED, min_size=1, max_size=4),
)
QUIET: Final = settings(deadline=None, database=None, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("made-up") / "tables.sqlite3"
    with running_server(str(file), rate=10_000, burst=10_000) as started:
        yield started


@hypothesis_seed(23)
@settings(QUIET, max_examples=1500)
@given(DECKS)
def test_a_made_up_text_is_read_or_refused(text: str) -> None:
    try:
        said = str(sorted(read_toml(text)))[:1]
    except NotToml as error:
        said = str(error)
    assert 0 < len(said) < 500


async def answers(url: str, bodies: list[dict[str, Any]]) -> list[tuple[int, dict[str, Any]]]:
    async with aiohttp.ClientSession(url) as session:
        async with session.post("/api/guest", json={"name": "Ann", "token": True}) as answer:
            token = (await answer.json())["token"]
        found = []
        for body in bodies:
            headers = {"Authorization": f"Bearer {token}"}
            async with session.post("/api/tables", json=body, headers=headers) as answer:
                found.append((answer.status, await answer.json()))
        return found


@hypothesis_seed(29)
@settings(QUIET, max_examples=60)
@given(st.sampled_from(["arkham-noir", "rise-of-the-cults"]), DECKS, st.booleans())
def test_a_made_up_deck_never_breaks_the_server(
    server: Server, game: str, text: str, added: bool
) -> None:
    """Alone, and behind a real one."""
    deck = FILE.read_text(encoding="utf-8") + text if added else text
    body = {"game": game, "seats": [{"kind": "me"}], "options": {"deck": deck}}
    ((status, said),) = asyncio.run(answers(server.url, [body]))
    known = ("bad-option", "option-too-long", "too-many")
    assert status == 200 or (status in (400, 429) and said["code"] in known), (status, said)
    assert "broke" not in server.log


@pytest.mark.parametrize("kind", ["me", "bot", "open", "", "x" * 11, "\x00"])
@pytest.mark.parametrize("bot", ["", "mcts", "mcts:ms", "mcts:ms=", ":", "\x00", "x" * 101])
def test_a_made_up_seat_never_breaks_the_server(server: Server, kind: str, bot: str) -> None:
    seats = [{"kind": kind, "bot": bot}, {"kind": "open"}, {"kind": "open"}]
    body = {"game": "arkham-ritual", "seats": seats}
    ((status, said),) = asyncio.run(answers(server.url, [body]))
    assert status in (200, 400), said
    assert "broke" not in server.log
