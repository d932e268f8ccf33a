"""A table for one at the server: opened, played to the end over the wire, verified."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from mythos.client import Client, CommandRefused
from mythos.core.dice import Dice, seed_from
from mythos.core.match import Match
from mythos.core.proof import verify
from mythos.core.record import parse_record
from mythos.games.arkham_noir import GAME
from mythos.games.arkham_noir.deck import FILE
from mythos.games.arkham_noir.state import Noir
from tests.server.running import running_server


def test_a_case_is_played_at_the_table_and_verified(tmp_path: Path) -> None:
    deck = FILE.read_text(encoding="utf-8").replace("Claw Marks on the Beam", "Teeth in the Beam")

    async def sit(url: str) -> None:
        async with Client(url) as client:
            await client.be_guest("Anna")
            for options in ({}, {"victims": 6, "limit": 6, "deck": deck}):
                table = await client.open_table(GAME.id, ["me"], options)
                dice = Dice(seed_from("table"))
                async with client.sit(table, seat=0) as place:
                    async for question in place.questions(20):
                        if question.key == "action":
                            with pytest.raises(CommandRefused) as refused:
                                await place.play("close V99")
                            assert refused.value.clause == "AN-4.2"
                        await place.play(question.moves[dice.below(len(question.moves))])
                record = parse_record(await client.record(table))
                assert verify(GAME, record).match.over

    with running_server(str(tmp_path / "tables.sqlite3"), rate=10_000, burst=10_000) as server:
        asyncio.run(asyncio.wait_for(sit(server.url), 60))


def test_turns_are_counted_from_one() -> None:
    """AN-4.1: the first question belongs to turn 1, the next action to turn 2."""
    match: Match[Noir] = Match(GAME, 1, seed=seed_from("turns"))
    assert match.view(0).turn == 1  # type: ignore[attr-defined]
    while match.view(0).turn == 1:  # type: ignore[attr-defined]
        match.play(0, match.asked[0].moves[-1])
    assert match.view(0).turn == 2  # type: ignore[attr-defined]
