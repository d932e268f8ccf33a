"""Commands that are repeated, moves for oneself and others, chat."""

from __future__ import annotations

from mythos.client import Client
from tests.server.running import Server
from tests.server.sitting import GAME, listening, run, sitting


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
                            "row": 5,
                        }
                    ]

    run(game())
