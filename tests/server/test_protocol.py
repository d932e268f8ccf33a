"""The protocol against a real server process: whole games, refusals, undo, lost connections."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import aiohttp
import msgspec
import pytest

from mythos.client import Client, Place
from mythos.core.dice import Dice, commitment, seed_from
from mythos.core.record import Undone, parse_record
from mythos.core.registry import find_game
from mythos.core.replay import verify
from tests.server.running import Server, running_server

T = TypeVar("T")
GAME: Final = "arkham-ritual"
PATIENCE: Final = 10.0


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run to the end, but never for ever."""
    return asyncio.run(asyncio.wait_for(work, 60))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("protocol") / "tables.sqlite3"
    with running_server(str(file), rate=10_000, burst=10_000) as started:
        yield started


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Both storages, one after the other."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    url: str = request.getfixturevalue("postgres_place")
    return url


class Ear:
    """A bare socket at a table; it keeps everything that it hears."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self.ws = ws
        self.updates: list[dict[str, Any]] = []
        self.replies: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.seats: list[dict[str, str]] = []

    @property
    def number(self) -> int:
        return int(self.updates[-1]["n"])

    @property
    def question(self) -> dict[str, Any] | None:
        question: dict[str, Any] | None = self.updates[-1].get("question")
        return question

    @property
    def told(self) -> list[dict[str, Any]]:
        return [each for update in self.updates for each in update.get("told", ())]

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        if isinstance(message, str):
            await self.ws.send_str(message)
        else:
            data = message if isinstance(message, bytes) else msgspec.json.encode(message)
            await self.ws.send_bytes(data)

    async def hear(self, seconds: float = PATIENCE) -> bool:
        """One message; False when the socket is closed."""
        message = await self.ws.receive(seconds)
        if message.type not in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY):
            return False
        found: dict[str, Any] = msgspec.json.decode(message.data)
        if "re" in found:
            self.replies.append(found)
        else:
            self._keep(found)
        return True

    def _keep(self, update: dict[str, Any]) -> None:
        if self.updates:
            assert update["since"] == self.number < update["n"], "updates have no gaps"
        self.view = update["view"] if "view" in update else self.view | update["set"]
        self.seats = update.get("seats", self.seats)
        self.updates.append(update)

    async def update(self, number: int) -> None:
        """Listen until the table has reached this number."""
        while not self.updates or self.number < number:
            assert await self.hear(), "the socket was closed"

    async def answer(self) -> dict[str, Any]:
        """The next reply."""
        known = len(self.replies)
        while len(self.replies) == known:
            assert await self.hear(), "the socket was closed"
        return self.replies[-1]

    async def ask(self, message: dict[str, Any] | str | bytes) -> dict[str, Any]:
        await self.send(message)
        return await self.answer()

    async def refused(self, message: dict[str, Any] | str | bytes) -> dict[str, Any]:
        """The error with which the message is refused."""
        reply = await self.ask(message)
        assert "number" not in reply
        error: dict[str, Any] = reply["error"]
        return error

    async def silent(self, seconds: float = 0.2) -> bool:
        try:
            await self.hear(seconds)
        except TimeoutError:
            return True
        return False


@asynccontextmanager
async def listening(
    url: str, table: str, token: str = "", seat: int | None = None, since: int | None = None
) -> AsyncIterator[Ear]:
    """A socket that has said hello."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{url}/api/tables/{table}/play") as ws,
    ):
        ear = Ear(ws)
        await ear.send({"do": "hello", "token": token, "seat": seat, "since": since})
        yield ear


class Table:
    """A table whose seats are all played by one test, each through a socket of its own."""

    def __init__(self, client: Client, table: str, ears: list[Ear]) -> None:
        self.client, self.id, self.ears = client, table, ears
        self.commands = 0

    def fresh(self, **command: Any) -> dict[str, Any]:
        self.commands += 1
        return {"id": f"c{self.commands}", **command}

    @property
    def number(self) -> int:
        return self.ears[0].number

    @property
    def asked(self) -> Ear:
        """The seat that has to decide."""
        seat: int = self.ears[0].updates[-1]["asked"][0]
        return self.ears[seat]

    @property
    def over(self) -> bool:
        return self.ears[0].updates[-1].get("result") is not None

    async def settle(self, number: int) -> None:
        for ear in self.ears:
            await ear.update(number)

    async def play(self, choice: int = 0) -> Ear:
        """The asked seat plays one of its moves; everybody hears of it. Returns who moved."""
        ear = self.asked
        assert ear.question is not None
        moves = ear.question["moves"]
        await self.do(ear, do="move", move=moves[choice % len(moves)])
        return ear

    async def do(self, ear: Ear, **command: Any) -> int:
        reply = await ear.ask(self.fresh(**command))
        assert "error" not in reply, reply
        await self.settle(reply["number"])
        return int(reply["number"])

    async def say(self, times: int) -> None:
        for _ in range(times):
            await self.do(self.ears[0], do="chat", text="well")

    async def play_out(self, dice: Dice) -> None:
        while not self.over:
            await self.play(dice.below(60))

    async def pass_to_the_last(self) -> None:
        """A gift and a pass: the last follower may refuse, which never ends the game so early."""
        for _ in range(len(self.ears) - 1):
            await self.play(-1)

    async def refuse(self) -> Ear:
        """The last follower refuses: a card is shown, a round ends, another is dealt."""
        follower = self.asked
        assert follower.question is not None
        assert follower.question["moves"][-1] == "refuse"
        return await self.play(-1)

    async def unchanged(self, url: str) -> None:
        """Nobody hears anything, and a newcomer sees what was seen before."""
        number, view = self.number, self.ears[0].view
        async with listening(url, self.id, self.client.token, 0) as newcomer:
            await newcomer.update(0)
            assert (newcomer.number, newcomer.view) == (number, view)


@asynccontextmanager
async def sitting(url: str, players: int = 3, **options: Any) -> AsyncIterator[Table]:
    """A running game with all seats held by one guest."""
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(Client(url))
        await client.be_guest("Ann")
        table = await client.open_table(GAME, ["me"] * players, options)
        ears = [
            await stack.enter_async_context(listening(url, table, client.token, seat))
            for seat in range(players)
        ]
        made = Table(client, table, ears)
        await made.settle(0)
        yield made


async def decide(place: Place, dice: Dice) -> None:
    """Play a seat to the end of the game."""
    async for question in place.questions(30):
        await place.play(question.moves[dice.below(len(question.moves))])


def check_record(text: str, shown: str) -> None:
    """The record verifies, and its seed is the one that was committed to."""
    record = parse_record(text)
    verify(find_game(GAME), record)
    assert record.ending is not None
    assert record.header.commitment == shown == commitment(bytes.fromhex(record.ending.seed))


def test_several_persons_play_whole_games_and_their_records_verify(database: str) -> None:
    """All seats are persons, three tables at once, with spectators."""

    async def game(url: str, players: int, seed: str) -> None:
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(Client(url)) for _ in range(players)]
            for number, client in enumerate(clients):
                await client.be_guest(f"player {number}")
            table = await clients[0].open_table(GAME, ["me"] + ["open"] * (players - 1))
            shown = (await clients[0].table(table))["commitment"]
            watcher = await stack.enter_async_context(listening(url, table))
            for seat, client in enumerate(clients[1:], 1):
                await client.take_seat(table, seat)
            places = [
                await stack.enter_async_context(client.sit(table, seat))
                for seat, client in enumerate(clients)
            ]
            await asyncio.gather(
                *(decide(each, Dice(seed_from(f"{seed} {n}"))) for n, each in enumerate(places))
            )
            numbers = {place.position.number for place in places}
            assert len(numbers) == 1
            await watcher.update(numbers.pop())
            assert watcher.updates[-1]["result"] == places[0].position.result
            assert {place.position.seed for place in places} == {watcher.updates[-1]["seed"]}
            assert {place.position.commitment for place in places} == {shown}
            check_record(await clients[0].record(table), shown)

    async def games(url: str) -> None:
        await asyncio.gather(*(game(url, players, f"{players}") for players in (3, 5, 7)))

    with running_server(database, rate=10_000, burst=10_000) as server:
        run(games(server.url))


def test_persons_and_bots_play_a_whole_game(database: str) -> None:
    """Two persons, two bots; the commitment comes before the first move, the seed at the end."""

    async def game(url: str) -> None:
        async with Client(url) as ann, Client(url) as bob:
            await ann.be_guest("Ann")
            await bob.be_guest("Bob")
            table = await ann.open_table(GAME, ["me", "random", "open", "reasoner"])
            shown = (await ann.table(table))["commitment"]
            await bob.take_seat(table, 2)
            async with ann.sit(table, 0) as first, bob.sit(table, 2) as second:
                assert first.position.commitment == shown
                assert first.position.seed == ""
                await asyncio.gather(
                    decide(first, Dice(seed_from("Ann"))), decide(second, Dice(seed_from("Bob")))
                )
                assert commitment(bytes.fromhex(first.position.seed)) == shown
            check_record(await bob.record(table), shown)

    with running_server(database, rate=10_000, burst=10_000) as server:
        run(game(server.url))


def test_changes_applied_to_the_last_view_give_the_view_that_a_newcomer_gets(
    server: Server,
) -> None:
    """For every seat and a spectator, all through a game with rolls, peeks and confessions."""

    async def check(table: Table, watcher: Ear) -> None:
        await watcher.update(table.number)
        for seat, ear in [*enumerate(table.ears), (None, watcher)]:
            async with listening(server.url, table.id, table.client.token, seat) as newcomer:
                await newcomer.update(ear.number)
                assert (newcomer.view, newcomer.seats) == (ear.view, ear.seats)
                last, now = newcomer.updates[-1], ear.updates[-1]
                for field in ("n", "question", "asked", "may", "undo", "result", "seed"):
                    assert last.get(field) == now.get(field), field

    async def game() -> None:
        async with (
            sitting(server.url, 4, event="trapezohedron", confession=True) as table,
            listening(server.url, table.id) as watcher,
        ):
            dice = Dice(seed_from("changes"))
            while not table.over:
                await table.play(dice.below(60))
                if dice.below(6) == 0:
                    await check(table, watcher)
            await check(table, watcher)
            assert any("set" in update for update in table.ears[0].updates)

    run(game())


def test_a_command_is_done_once_however_often_it_is_sent(server: Server) -> None:
    """Three times the same message, also over another connection of the seat: one move."""

    async def game() -> None:
        async with sitting(server.url) as table:
            ear = table.asked
            assert ear.question is not None
            command = {"id": "again", "do": "move", "move": ear.question["moves"][0]}
            seat = table.ears.index(ear)
            async with listening(server.url, table.id, table.client.token, seat) as other:
                for _ in range(3):
                    await ear.send(command)
                numbers = {(await ear.answer())["number"] for _ in range(3)}
                numbers.add((await other.ask(command))["number"])
                assert numbers == {5}
                await table.settle(5)
                await table.unchanged(server.url)
                said = {"id": "hello", "do": "chat", "text": "once"}
                assert {(await each.ask(said))["number"] for each in (ear, other, ear)} == {6}

    run(game())


def test_undo_and_consent_are_answered_with_the_same_number_when_sent_again(
    server: Server,
) -> None:
    """The repeated answer is the first one, for every kind of command."""

    async def game() -> None:
        async with sitting(server.url) as table:
            await table.pass_to_the_last()
            taker = await table.refuse()
            asked = {"id": "back", "do": "undo"}
            assert (await taker.ask(asked))["number"] == (await taker.ask(asked))["number"] == 8
            others = [ear for ear in table.ears if ear is not taker]
            for ear in others:
                yes = {"id": "yes", "do": "consent", "yes": True}
                numbers = [(await ear.ask(yes))["number"] for _ in range(3)]
                assert len(set(numbers)) == 1

    run(game())


def test_two_spectators_may_use_the_same_command_id(server: Server) -> None:
    """Ids are a client's own choice: somebody else's id does not swallow my words."""

    async def game() -> None:
        async with sitting(server.url) as table, Client(server.url) as bob, Client(server.url) as c:
            await bob.be_guest("Bob")
            await c.be_guest("Cleo")
            async with (
                listening(server.url, table.id, bob.token) as first,
                listening(server.url, table.id, c.token) as second,
            ):
                await first.ask({"id": "1", "do": "chat", "text": "I am Bob"})
                await second.ask({"id": "1", "do": "chat", "text": "I am Cleo"})
                await table.settle(5)
                assert not await table.ears[0].silent()
                said = [
                    each["params"]["text"] for each in table.ears[0].told if each["key"] == "chat"
                ]
                assert said[-2:] == ["I am Bob", "I am Cleo"]

    run(game())


MALFORMED: Final = (
    "",
    "{",
    "null",
    "[]",
    "7",
    '"move"',
    "{}",
    '{"do":"move"}',
    '{"do":"move","id":"x"}',
    '{"do":"move","id":7,"move":"take"}',
    '{"do":"move","id":"x","move":null}',
    '{"do":"move","id":"x","move":["take"]}',
    '{"do":"move","id":"x","move":"take","seat":1}',
    '{"do":"fly","id":"x"}',
    '{"do":7,"id":"x"}',
    '{"id":"x","move":"take"}',
    '{"do":"consent","id":"x","yes":"yes"}',
    '{"do":"chat","id":"x","text":7}',
    '{"do":"move","id":"","move":"take"}',
    '{"do":"move","id":"' + "x" * 65 + '","move":"take"}',
    '{"do":"chat","id":"\\ud800","text":"x"}',
    '{"do":"hello"}',
    b"\xff\xfe\x00garbage\x80",
    b"\x00" * 300,
)


def test_a_malformed_message_gets_a_typed_error_and_changes_nothing(server: Server) -> None:
    """Bad JSON, wrong types, unknown fields, nothing at all, binary garbage, a huge id."""

    async def game() -> None:
        async with sitting(server.url) as table:
            for message in MALFORMED:
                error = await table.asked.refused(message)
                assert error["code"] == "bad-request", message
                assert error["message"]
            await table.unchanged(server.url)
            await table.play()

    run(game())


def test_a_deeply_nested_message_is_only_malformed(server: Server) -> None:
    """A thousand brackets are refused like any other nonsense, on the same connection."""

    async def game() -> None:
        async with sitting(server.url) as table:
            error = await table.asked.refused('{"a":' + "[" * 3000)
            assert error["code"] == "bad-request"
            await table.play()

    run(game())


def test_an_oversized_message_changes_nothing(server: Server) -> None:
    """The socket is closed; the seat comes back and the game goes on."""

    async def game() -> None:
        async with sitting(server.url) as table:
            ear = table.asked
            assert ear.question is not None
            move = ear.question["moves"][0]
            async with listening(
                server.url, table.id, table.client.token, table.ears.index(ear)
            ) as big:
                await big.update(0)
                padded = msgspec.json.encode({"id": "big", "do": "move", "move": move})
                await big.send(padded + b" " * 5000)
                if await big.hear():
                    assert big.replies[-1]["error"]["code"] in ("too-big", "bad-request")
            await table.unchanged(server.url)
            await table.play()

    run(game())


def test_messages_out_of_order_are_refused_with_a_reason(server: Server) -> None:
    """A consent before a wish, a move before the question, an undo before a move."""

    async def game() -> None:
        async with sitting(server.url) as table:
            other = table.ears[table.ears.index(table.asked) - 1]
            cases = (
                ({"id": "1", "do": "consent", "yes": True}, "no-undo-asked"),
                ({"id": "2", "do": "move", "move": "take"}, "not-your-turn"),
                ({"id": "3", "do": "undo"}, "nothing-to-undo"),
                ({"id": "4", "do": "chat", "text": "  "}, "bad-request"),
                ({"id": "5", "do": "chat", "text": "x" * 501}, "bad-request"),
            )
            for command, code in cases:
                assert (await other.refused(command))["code"] == code
            await table.unchanged(server.url)
            await table.play()

    run(game())


def test_a_command_before_the_game_begins_is_refused(server: Server) -> None:
    """Some seats are empty: no move, no undo, but talk."""

    async def game() -> None:
        async with Client(server.url) as ann:
            await ann.be_guest("Ann")
            table = await ann.open_table(GAME, ["me", "open", "open"])
            async with listening(server.url, table, ann.token, 0) as ear:
                for command in ({"do": "move", "move": "take"}, {"do": "undo"}):
                    error = await ear.refused({"id": "x", **command})
                    assert error["code"] == "not-begun"
                assert (await ear.refused({"id": "x", "do": "consent", "yes": True}))["code"]
                assert (await ear.ask({"id": "y", "do": "chat", "text": "anybody?"}))["number"] == 2

    run(game())


def test_an_illegal_move_comes_back_with_the_legal_ones_the_reason_and_the_clause(
    server: Server,
) -> None:
    """The active player may not keep the card (AR-5.3)."""

    async def game() -> None:
        async with sitting(server.url) as table:
            ear = table.asked
            assert ear.question is not None
            seat = table.ears.index(ear)
            error = await ear.refused({"id": "x", "do": "move", "move": f"give {seat}"})
            assert error["code"] == "illegal-move"
            assert error["legal"] == ear.question["moves"]
            assert (error["reason"], error["clause"]) == ("never-keep", "AR-5.3")
            nonsense = await ear.refused({"id": "z", "do": "move", "move": "win at once"})
            assert nonsense["code"] == "illegal-move"
            assert nonsense["legal"] == ear.question["moves"]
            await table.unchanged(server.url)

    run(game())


def test_nobody_moves_for_a_seat_of_somebody_else(server: Server) -> None:
    """Strangers, nobodies, forgers and a token for another seat are told so and dropped."""

    async def game() -> None:
        async with sitting(server.url) as table, Client(server.url) as eve:
            await eve.be_guest("Eve")
            program = await table.client.seat_token(table.id, 0)
            elsewhere = await table.client.open_table(GAME, ["me"] * 3)
            foreign = await table.client.seat_token(elsewhere, 1)
            cases = (
                (eve.token, 1, "not-your-seat"),
                ("", 1, "not-your-seat"),
                (program, 1, "not-your-seat"),
                (foreign, 1, "not-your-seat"),
                (table.client.token[:-1] + "!", 1, "not-signed-in"),
                ("p.admin.x", 0, "not-signed-in"),
                ("é" * 30, 0, "not-signed-in"),
                (table.client.token, 3, "bad-seat"),
                (table.client.token, -1, "bad-seat"),
                (table.client.token, 62, "bad-seat"),
                (table.client.token, 10**30, "bad-seat"),
            )
            for token, seat, code in cases:
                async with listening(server.url, table.id, token, seat) as ear:
                    reply = await ear.answer()
                    assert reply["error"]["code"] == code, (seat, code)
                    assert not await ear.hear()
                    assert not ear.updates
            await table.unchanged(server.url)
            await table.play()

    run(game())


def test_a_spectator_watches_and_does_nothing_else(server: Server) -> None:
    """Moves, undo and consent are refused; who has not signed in does not chat either."""

    async def game() -> None:
        async with sitting(server.url) as table, listening(server.url, table.id) as nobody:
            commands = (
                {"id": "1", "do": "move", "move": "take"},
                {"id": "2", "do": "undo"},
                {"id": "3", "do": "consent", "yes": True},
            )
            async with listening(server.url, table.id, table.client.token) as watcher:
                for command in commands:
                    assert (await nobody.refused(command))["code"] == "not-allowed"
                    assert (await watcher.refused(command))["code"] == "not-allowed"
                words = {"id": "4", "do": "chat", "text": "hm"}
                assert (await nobody.refused(words))["code"] == "not-signed-in"
                assert nobody.view["held"] == [None] * 3
                await table.unchanged(server.url)
                assert (await watcher.ask(words))["number"] == 5
                await table.settle(5)

    run(game())


def test_a_socket_must_say_hello_and_nothing_else_first(server: Server) -> None:
    """A command before the hello, a hello for no table."""

    async def game() -> None:
        async with (
            sitting(server.url) as table,
            aiohttp.ClientSession() as session,
            session.ws_connect(f"{server.url}/api/tables/{table.id}/play") as ws,
        ):
            ear = Ear(ws)
            error = await ear.refused({"id": "x", "do": "move", "move": "take"})
            assert error["code"] == "bad-request"
            assert not await ear.hear()
            async with listening(server.url, "nowhere") as lost:
                assert (await lost.answer())["error"]["code"] == "no-such-table"
            await table.unchanged(server.url)

    run(game())


@pytest.mark.slow
def test_a_socket_that_says_nothing_is_dropped_after_its_time(server: Server) -> None:
    """Ten seconds for the hello."""

    async def game() -> None:
        async with (
            sitting(server.url) as table,
            aiohttp.ClientSession() as session,
            session.ws_connect(f"{server.url}/api/tables/{table.id}/play") as ws,
        ):
            ear = Ear(ws)
            assert await ear.hear(15)
            assert ear.replies[0]["error"]["code"] == "bad-request"
            assert not await ear.hear()

    run(game())


def test_too_many_messages_are_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    """Nonsense counts like any other message."""

    async def codes(ear: Ear, messages: Sequence[dict[str, Any] | str]) -> list[str]:
        for message in messages:
            await ear.send(message)
        found = [await ear.answer() for _ in messages]
        found.sort(key=lambda reply: int(reply["re"] or 0))  # refusals overtake what is done
        return [each["error"]["code"] if "error" in each else "" for each in found]

    async def game(url: str) -> None:
        async with sitting(url) as table:
            asked = table.ears.index(table.asked)
            talker, noisy = table.ears[asked - 1], table.ears[asked - 2]
            chats = [{"id": f"{n}", "do": "chat", "text": "hey"} for n in range(30)]
            heard = await codes(talker, chats)
            assert heard[:5] == [""] * 5
            assert set(heard[5:]) <= {"", "too-fast"}
            assert heard.count("too-fast") > 15
            await table.settle(4 + heard.count(""))
            await table.play()
            assert "too-fast" in await codes(noisy, ["nonsense"] * 30)

    with running_server(str(tmp_path / "tables.sqlite3"), rate=2, burst=8) as slow:
        run(game(slow.url))


def test_chat_reaches_everybody_with_the_name_of_who_spoke(server: Server) -> None:
    """Seats, spectators, and those who come back later."""

    async def game() -> None:
        async with sitting(server.url) as table, listening(server.url, table.id) as watcher:
            await table.do(table.ears[1], do="chat", text="  good \n evening ")
            await watcher.update(5)
            async with listening(server.url, table.id, since=4) as late:
                await late.update(5)
                for ear in (*table.ears, watcher, late):
                    assert ear.updates[-1]["told"][-1:] == [
                        {
                            "key": "chat",
                            "params": {"name": "Ann", "text": "good evening", "seat": 1},
                            "house": True,
                        }
                    ]

    run(game())


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
    """A table that was opened from a snapshot writes the same lines as one that never closed."""
    file = str(tmp_path / "tables.sqlite3")

    async def before(url: str) -> tuple[str, str, str]:
        async with sitting(url) as table:
            await snapshot_at_a_turns_end(table)
            await table.play()
            return table.id, table.client.token, table.ears[0].updates[0]["commitment"]

    async def after(url: str, table_id: str, token: str, shown: str) -> None:
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
            await table.do(mover, do="undo")
            if mover.updates[-1].get("undo"):
                for ear in ears:
                    if ear is not mover:
                        await table.do(ear, do="consent", yes=True)
            await table.play_out(Dice(seed_from("restart")))
            check_record(await client.record(table_id), shown)

    with running_server(file, rate=10_000, burst=10_000) as first:
        known = run(before(first.url))
        first.kill()
    with running_server(file, rate=10_000, burst=10_000) as second:
        run(after(second.url, *known))
