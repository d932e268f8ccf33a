"""One guest's bots: they may neither think for ever nor keep everybody else's from thinking."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import pytest

from mythos.client import Client, Refused
from mythos.server.bots import BotTask
from mythos.server.crew import Crew
from mythos.server.settings import Settings
from mythos.server.turns import Thought, Turns
from tests.server.running import Server
from tests.server.sitting import run
from tests.server.test_crew import task

GAME: Final = "arkham-ritual"
PATIENCE: Final = 60


def thought(owner: str, table: int, *, watched: bool = True) -> Thought:
    asked = BotTask(GAME, 0, "random", b"", b"")
    return Thought(f"{owner}{table}", 1, asked, owner, watched)


def order(thoughts: Sequence[Thought]) -> list[str]:
    turns = Turns()
    for each in thoughts:
        turns.add(each)
    return [turns.take().table for _ in thoughts]


def test_a_flood_of_one_persons_bots_waits_behind_itself() -> None:
    flood = [thought("mallory", n) for n in range(84)]
    found = order([*flood, thought("ann", 1), thought("bob", 1), thought("ann", 2)])
    assert found[:5] == ["mallory0", "ann1", "bob1", "mallory1", "ann2"]
    assert found[5:] == [each.table for each in flood[2:]]


def test_bots_at_tables_that_nobody_watches_think_last() -> None:
    unseen = [thought("mallory", n, watched=False) for n in range(3)]
    found = order([*unseen, thought("ann", 1), thought("mallory", 9), thought("ann", 2)])
    assert found == ["ann1", "mallory9", "ann2", "mallory0", "mallory1", "mallory2"]


def test_a_bot_comes_forward_when_somebody_begins_to_watch() -> None:
    turns = Turns()
    for each in (thought("ann", 1, watched=False), thought("bob", 1, watched=False)):
        turns.add(each)
    turns.bring_forward(thought("bob", 1))
    assert [turns.take().table for _ in range(len(turns))] == ["bob1", "ann1"]


def test_others_bots_do_not_think_less_because_of_a_flood() -> None:
    async def nothing(*_: object) -> None:
        pass

    async def check() -> None:
        crew = Crew(1, 256, nothing, nothing)
        crew._idle.clear()
        for n in range(84):
            crew.think(thought("mallory", n))
        crew.think(thought("ann", 1))
        assert crew.effort("ann") == 1
        assert crew.effort("mallory") < 0.1
        await crew.stop()

    asyncio.run(check())


def test_a_bot_that_thinks_too_long_loses_its_turn_and_the_others_get_theirs() -> None:
    """It has no second try, and the last resort waits in its turn like anybody."""

    async def check() -> None:
        decided: list[str] = []
        died: list[str] = []

        async def decide(thought: Thought, move: str) -> None:
            decided.append(thought.table)

        async def die(thought: Thought, why: str) -> None:
            died.append(thought.table)

        crew = Crew(1, 1024, decide, die, seconds=8)
        slow = task("mcts:ms=600000")
        crew.think(Thought("slow", 1, slow, "mallory"))
        for n in range(3):
            crew.think(Thought(f"quick{n}", 1, task("random"), "ann"))
        async with asyncio.timeout(PATIENCE):
            while crew.waiting:
                await asyncio.sleep(0.05)
        await crew.stop()
        assert died == ["slow"]
        assert decided[0] == "quick0"
        assert sorted(decided) == ["quick0", "quick1", "quick2", "slow"]

    asyncio.run(check())


CEILINGS: Final = {
    "mcts:ms=29000": ("ms", Settings().bot_ms),
    "mcts:iterations=999999999": ("iterations", Settings().bot_looks),
    "mcts:depth=5000": ("depth", Settings().bot_looks),
}


@pytest.mark.parametrize("bot", CEILINGS)
def test_a_bots_setting_above_the_ceiling_is_refused_and_the_ceiling_named(
    server: Server, bot: str
) -> None:
    async def check() -> None:
        async with Client(server.url) as ann:
            await ann.be_guest("Ann")
            with pytest.raises(Refused) as refused:
                await ann.open_table(GAME, ["me", "me", bot])
            name, most = CEILINGS[bot]
            assert (refused.value.status, refused.value.code) == (400, "bot-ceiling")
            assert f"{name}=" in str(refused.value)
            assert str(most) in str(refused.value)
            table = await ann.open_table(GAME, ["me", "me", "random"])
            with pytest.raises(Refused) as refused:
                await ann.give_to_bot(table, 1, bot)
            assert refused.value.code == "bot-ceiling"

    run(check())


def test_a_bots_name_is_no_place_for_a_novel(server: Server) -> None:
    async def check() -> None:
        async with Client(server.url) as ann:
            await ann.be_guest("Ann")
            with pytest.raises(Refused) as refused:
                await ann.open_table(GAME, ["me", "me", "mcts:" + "ms=1," * 30])
            assert (refused.value.status, refused.value.code) == (400, "bad-request")

    run(check())


def test_a_guest_has_few_games_of_bots_alone(server: Server) -> None:
    """One that somebody sits at is no such game, and neither is one that is over."""

    async def check() -> None:
        async with Client(server.url) as ann:
            await ann.be_guest("Ann")
            bots = ["mcts:ms=2000"] * 7
            for _ in range(Settings().bot_tables):
                await ann.open_table(GAME, bots)
            with pytest.raises(Refused) as refused:
                await ann.open_table(GAME, bots)
            assert (refused.value.status, refused.value.code) == (429, "too-many")
            assert await ann.open_table(GAME, ["me", *bots[1:]])

    run(check())


def test_another_persons_bots_play_while_a_guest_floods_the_house(server: Server) -> None:
    async def check() -> None:
        async with Client(server.url) as mallory, Client(server.url) as ann:
            await mallory.be_guest("Mallory")
            for _ in range(Settings().bot_tables):
                await mallory.open_table(GAME, ["mcts:ms=2000"] * 7)
            await ann.be_guest("Ann")
            table = await ann.open_table(GAME, ["greedy"] * 3)
            async with ann.sit(table) as place:
                await place.wait(lambda now: now.number >= 6, PATIENCE)

    run(check())
