"""Moves that are taken back: freely, by consent, across restarts."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from mythos.client import Client
from mythos.core.dice import Dice, seed_from
from mythos.core.record import Undone, parse_record
from tests.server.running import Server, running_server
from tests.server.sitting import GAME, Ear, Table, check_record, listening, run, sitting


def test_a_move_is_taken_back_freely_while_nothing_was_shown(server: Server) -> None:
    """A gift can be reconsidered until the follower has decided."""

    async def game() -> None:
        async with sitting(server.url) as table:
            giver = table.asked
            before, question = giver.view, giver.question
            assert await table.play() is giver
            await table.do(giver, do="undo")
            assert (giver.view, giver.question) == (before, question)
            assert giver.updates[-1]["told"][-1]["key"] == "undone"
            await table.play(1)
            await table.play_out(Dice(seed_from("free")))
            record = await table.client.record(table.id)
            assert any(isinstance(each, Undone) for each in parse_record(record).entries)
            check_record(record, giver.updates[0]["commitment"])

    run(game())


def test_an_undo_after_a_reveal_needs_everybodys_consent(server: Server) -> None:
    """Asked, refused by one; asked again, granted by all; the log keeps it."""

    async def game() -> None:
        async with sitting(server.url) as table:
            await table.pass_to_the_last()
            before = [ear.view for ear in table.ears]
            taker = await table.refuse()
            seat = table.ears.index(taker)
            first, second = (ear for ear in table.ears if ear is not taker)
            after = table.asked.question
            await table.do(taker, do="undo")
            assert first.updates[-1]["undo"] == {"seat": seat, "agreed": [seat]}
            own = {"id": "own", "do": "consent", "yes": True}
            assert (await taker.refused(own))["code"] == "no-undo-asked"
            await table.do(first, do="consent", yes=True)
            await table.do(second, do="consent", yes=False)
            assert first.updates[-1].get("undo") is None
            assert table.asked.question == after
            await table.do(taker, do="undo")
            await table.do(second, do="consent", yes=True)
            await table.do(first, do="consent", yes=True)
            assert [ear.view for ear in table.ears] == before
            keys = [each["key"] for each in table.ears[0].told]
            assert (keys.count("undo-asked"), keys.count("undo-answered")) == (2, 4)
            assert keys.count("undone") == 1
            await table.play_out(Dice(seed_from("consent")))
            check_record(
                await table.client.record(table.id), table.ears[0].updates[0]["commitment"]
            )

    run(game())


def test_a_move_ends_the_wish_for_an_undo(server: Server) -> None:
    """Who plays on does not wait: afterwards nobody's consent is asked."""

    async def game() -> None:
        async with sitting(server.url) as table:
            await table.pass_to_the_last()
            taker = await table.refuse()
            await table.do(taker, do="undo")
            await table.play()
            assert taker.updates[-1].get("undo") is None
            late = {"id": "late", "do": "consent", "yes": True}
            other = table.ears[table.ears.index(taker) - 1]
            assert (await other.refused(late))["code"] == "no-undo-asked"

    run(game())


def test_bots_consent_by_themselves(server: Server) -> None:
    """Alone with bots every undo is granted at once."""

    async def game() -> None:
        async with Client(server.url) as ann:
            await ann.be_guest("Ann")
            table = await ann.open_table(GAME, ["me", "random", "random"])
            shown = (await ann.table(table))["commitment"]
            async with ann.sit(table, 0) as place:
                undone = 0
                async for question in place.questions(20):
                    await place.play(question.moves[0])
                    if undone < 3:
                        await place.wait(lambda now: now.question is not None or now.over)
                        if place.position.over:
                            break
                        await place.undo()
                        undone += 1
                assert undone
                assert sum(each["key"] == "undone" for each in place.told) == undone
            check_record(await ann.record(table), shown)

    run(game())


def test_nothing_is_taken_back_once_the_seed_is_known(server: Server) -> None:
    """After the end everybody knows the dice: whoever could go back would play with open cards."""

    async def game() -> None:
        async with sitting(server.url) as table:
            await table.play_out(Dice(seed_from("over")))
            assert table.ears[0].updates[-1]["seed"]
            for ear in table.ears:
                reply = await ear.ask(table.fresh(do="undo"))
                assert reply.get("error", {}).get("code") == "game-over"

    run(game())


async def snapshot_at_a_turns_end(table: Table) -> Ear:
    """Row 50, after which a snapshot is kept, ends a turn; returns who ended it."""
    await table.pass_to_the_last()
    await table.say(49 - table.number)
    follower = await table.refuse()
    assert table.number == 50
    await asyncio.sleep(1.5)  # the server tidies up every second
    return follower


def test_a_move_before_a_snapshot_can_be_taken_back_and_the_table_opens_again(
    tmp_path: Path,
) -> None:
    """The log is the truth: a snapshot changes nothing of what an undo means."""
    file = str(tmp_path / "tables.sqlite3")

    async def before(url: str) -> tuple[str, str, dict[str, Any]]:
        async with sitting(url) as table:
            taker = await snapshot_at_a_turns_end(table)
            await table.do(taker, do="undo")
            for ear in table.ears:
                if ear is not taker:
                    await table.do(ear, do="consent", yes=True)
            return table.id, table.client.token, table.ears[0].view

    async def after(url: str, table: str, token: str, view: dict[str, Any]) -> None:
        async with listening(url, table, token, 0) as ear:
            await ear.hear()
            assert not ear.replies
            assert ear.view == view

    with running_server(file, rate=10_000, burst=10_000) as first:
        known = run(before(first.url))
        first.kill()
    with running_server(file) as second:
        run(after(second.url, *known))


def test_an_undo_after_a_restart_leaves_a_record_that_verifies(tmp_path: Path) -> None:
    """A table that was opened from a snapshot writes the same lines as one that never closed.

    The deal is the server's: now and then the move that is to be taken back ends the game.
    """
    tries = (str(tmp_path / f"tables-{number}.sqlite3") for number in range(10))
    assert any(undone_after_a_restart(file) for file in tries)


def undone_after_a_restart(file: str) -> bool:
    """Whether a move could be taken back; then the record verifies."""

    async def before(url: str) -> tuple[str, str, str]:
        async with sitting(url) as table:
            await snapshot_at_a_turns_end(table)
            await table.play()
            return table.id, table.client.token, table.ears[0].updates[0]["commitment"]

    async def after(url: str, table_id: str, token: str, shown: str) -> bool:
        async with AsyncExitStack() as stack:
            client = await stack.enter_async_context(Client(url, token))
            ears = [
                await stack.enter_async_context(listening(url, table_id, token, seat))
                for seat in range(3)
            ]
            table = Table(client, table_id, ears)
            table.commands = 1000
            await table.settle(0)
            mover = await table.play()
            if table.over:
                return False
            await table.do(mover, do="undo")
            if mover.updates[-1].get("undo"):
                for ear in ears:
                    if ear is not mover:
                        await table.do(ear, do="consent", yes=True)
            await table.play_out(Dice(seed_from("restart")))
            check_record(await client.record(table_id), shown)
            return True

    with running_server(file, rate=10_000, burst=10_000) as first:
        known = run(before(first.url))
        first.kill()
    with running_server(file, rate=10_000, burst=10_000) as second:
        return run(after(second.url, *known))


def test_a_move_made_again_is_told_and_the_first_one_is_named_as_taken_back(
    server: Server,
) -> None:
    """Live and for whoever comes later: the rows from the undone move on, and no others."""

    async def game() -> None:
        async with sitting(server.url) as table:
            giver = await table.play()
            gave = giver.number
            await table.do(giver, do="undo")
            undone = giver.updates[-1]["told"][-1]
            await table.play()
            async with listening(server.url, table.id) as late:
                await late.update(table.number)
                told = [each for each in late.told if each["key"] in ("gave", "undone")]
            assert [each["key"] for each in told] == ["gave", "undone", "gave"]
            assert undone["params"]["since"] == gave == told[0]["row"]
            assert told[1] == undone

    run(game())
