"""Who comes back says its last number and gets the rest."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mythos.core.dice import Dice, seed_from
from tests.server.running import Server, running_server
from tests.server.sitting import listening, run, sitting


def test_who_comes_back_gets_exactly_what_was_missed(server: Server) -> None:
    """From every number on: the events since then, no more and no less."""

    async def game() -> None:
        async with sitting(server.url, 3, confession=True) as table:
            dice = Dice(seed_from("missed"))
            for step in range(12):
                if table.over:
                    break
                await table.play(dice.below(60))
                if step % 4 == 0:
                    await table.say(1)
            for seat, ear in enumerate(table.ears):
                for at, update in enumerate(ear.updates):
                    missed = [e for later in ear.updates[at + 1 :] for e in later.get("told", ())]
                    async with listening(
                        server.url, table.id, table.client.token, seat, update["n"]
                    ) as back:
                        await back.update(table.number)
                        assert back.updates[0]["since"] == update["n"]
                        assert back.told == missed
                        if at < len(ear.updates) - 1:
                            assert back.view == ear.view

    run(game())


def test_a_number_from_the_future_gets_the_whole_table(server: Server) -> None:
    """A client that saw more than there is, is told everything anew."""

    async def game() -> None:
        async with sitting(server.url) as table:
            for since in (10**6, 10**30, -7):
                async with listening(server.url, table.id, since=since) as ear:
                    await ear.update(table.number)
                    assert ear.view["seat"] == 62

    run(game())


def test_after_a_restart_a_client_still_gets_all_it_has_missed(tmp_path: Path) -> None:
    """Also what happened before the last snapshot."""
    file = str(tmp_path / "tables.sqlite3")

    async def before(url: str) -> tuple[str, str, list[dict[str, Any]], dict[str, Any]]:
        async with sitting(url) as table:
            await table.say(46)
            await table.pass_to_the_last()
            await table.refuse()
            ear = table.ears[0]
            missed = [e for update in ear.updates[1:] for e in update.get("told", ())]
            return table.id, table.client.token, missed, ear.view

    async def after(
        url: str, table: str, token: str, missed: list[dict[str, Any]], view: dict[str, Any]
    ) -> None:
        async with listening(url, table, token, 0, 4) as ear:
            await ear.update(0)
            assert ear.view == view
            assert ear.told == missed

    with running_server(file, rate=10_000, burst=10_000) as first:
        known = run(before(first.url))
        first.stop()
    with running_server(file) as second:
        run(after(second.url, *known))
