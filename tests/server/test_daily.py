"""The daily case: one deal for everybody, one scored attempt, a leaderboard; statistics, hints."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mythos.client import Client, CommandRefused, Refused
from mythos.core.dice import Dice, seed_from
from mythos.core.record import parse_record
from mythos.server.daily import genuine
from mythos.server.identity import fresh_id
from mythos.server.statistics import Finished, add_up
from tests.server.running import Server, running_server
from tests.server.sitting import run

GAME = "arkham-noir"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("daily") / "tables.sqlite3"
    with running_server(str(file), rate=10_000, burst=10_000) as started:
        yield started


async def account(client: Client, name: str) -> None:
    """Somebody with a login: only those are on the board."""
    await client.be_guest(name)
    await client.register(f"{name} {fresh_id()}", "correct horse")


async def attempt(client: Client) -> str:
    table: str = (await client.ask("POST", f"/api/daily/{GAME}"))["table"]
    return table


async def play_out(client: Client, table: str, name: str) -> None:
    dice = Dice(seed_from(name))
    async with client.sit(table, 0) as place:
        async for question in place.questions(30):
            await place.play(question.moves[dice.below(len(question.moves))])


def test_everybody_gets_the_same_deal_and_one_attempt(server: Server) -> None:
    async def check() -> None:
        async with Client(server.url) as ann, Client(server.url) as bob:
            await ann.be_guest("Ann")
            await bob.be_guest("Bob")
            first, second = await attempt(ann), await attempt(bob)
            assert first != second
            assert await attempt(ann) == first
            async with ann.sit(first, 0) as one, bob.sit(second, 0) as two:
                for area in ("trail", "hand", "cases"):
                    assert one.position.view[area] == two.position.view[area]
            await play_out(ann, first, "ann")
            assert await attempt(ann) == first

    run(check())


def test_the_leaderboard_ranks_finished_attempts_and_runs_them_again(server: Server) -> None:
    async def check() -> None:
        async with Client(server.url) as ann, Client(server.url) as bob:
            await account(ann, "Ann the First")
            await account(bob, "Bob the Slow")
            table = await attempt(ann)
            await play_out(ann, table, "leader")
            await attempt(bob)
            board = await ann.ask("GET", f"/api/daily/{GAME}")
            entries = {each["name"]: each for each in board["entries"]}
            done, waiting = entries["Ann the First"], entries["Bob the Slow"]
            assert (done["over"], done["genuine"], done["mine"]) == (True, True, True)
            assert done["story"]["turns"] > 0
            assert (waiting["over"], waiting["genuine"]) == (False, None)
            assert board["mine"] == table
            assert board["entries"].index(done) < board["entries"].index(waiting)
            statistics = await ann.ask("GET", f"/api/statistics/{GAME}")
            assert (statistics["games"], statistics["by"][0]["difficulty"]) == (1, "standard")
            assert statistics["averages"]["turns"] == done["story"]["turns"]

    run(check())


def test_a_forged_attempt_is_not_genuine(server: Server) -> None:
    async def check() -> None:
        async with Client(server.url) as ann:
            await ann.be_guest("Ann")
            table = await attempt(ann)
            await play_out(ann, table, "forger")
            text = await ann.record(table)
            assert genuine(text)
            lines = text.splitlines()
            seed = parse_record(text).ending
            assert seed is not None
            lines[-1] = lines[-1].replace(seed.seed, "00" * 32)
            assert not genuine("\n".join(lines))

    run(check())


def test_nobody_helps_at_a_scored_attempt(server: Server) -> None:
    """No bot, no program, no hint, no second look; what others might: tests/attack."""

    async def check() -> None:
        async with Client(server.url) as ann:
            await ann.be_guest("Ann")
            table = await attempt(ann)
            for method, path, body in (
                ("PUT", f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "random"}),
                ("POST", f"/api/tables/{table}/seats/0/token", None),
                ("POST", f"/api/tables/{table}/seats/0/hints", None),
            ):
                with pytest.raises(Refused) as refused:
                    await ann.ask(method, path, body)
                assert refused.value.code == "not-allowed"
            async with ann.sit(table, 0) as place:
                question = place.position.question
                assert question is not None
                await place.play("pass")  # the trail is refilled: a new card is revealed
                with pytest.raises(CommandRefused) as kept:
                    await place.undo()
                assert kept.value.code == "undo-needs-consent"

    run(check())


def test_hints_are_legal_moves_with_chances_the_best_first(server: Server) -> None:
    async def check() -> None:
        async with Client(server.url) as ann:
            await ann.be_guest("Ann")
            table = await ann.open_table(GAME, ["me"])
            async with ann.sit(table, 0) as place:
                question = place.position.question
                assert question is not None
                answer = await ann.ask("POST", f"/api/tables/{table}/seats/0/hints")
                hints = answer["hints"]
                assert 1 <= len(hints) <= 3
                assert all(each["move"] in question.moves for each in hints)
                assert all(0 <= each["chance"] <= 1 for each in hints)

    run(check())


def test_a_game_without_a_daily_case_says_so(server: Server) -> None:
    async def check() -> None:
        async with Client(server.url) as ann:
            await ann.be_guest("Ann")
            with pytest.raises(Refused) as refused:
                await ann.ask("POST", "/api/daily/arkham-ritual")
            assert refused.value.code == "bad-request"

    run(check())


def test_streaks_and_tallies_add_up() -> None:
    won, lost = Finished(True, "easy", {"turns": 30}), Finished(False, "hard", {"turns": 41})
    found = add_up([won, won, lost, won])
    assert (found.games, found.won, found.streak, found.best_streak) == (4, 3, 1, 2)
    assert [(each.difficulty, each.games, each.won) for each in found.by] == [
        ("easy", 3, 3),
        ("hard", 1, 0),
    ]
    assert found.averages == {"turns": 32.8}
    assert found.recent == [True, True, False, True]
