"""Attacks on hidden cards by way of the seats: nobody sees with a second seat's eyes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from mythos.client import Client, CommandRefused, Place
from tests.server.running import Server, running_server
from tests.server.sitting import guest, refusal, run

RITUAL: Final = "arkham-ritual"
CULTS: Final = "rise-of-the-cults"
OTHER_EYES: Final = (403, "other-eyes")
ME: Final = {"kind": "me"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house where somebody counts as absent as soon as they are not there."""
    file = tmp_path_factory.mktemp("eyes") / "tables.sqlite3"
    with running_server(str(file), rate=10_000, burst=10_000, absent_seconds=0) as started:
        yield started


async def is_shut(client: Client, table: str, seat: int) -> bool:
    """Does a socket on this seat get nothing at all?"""
    with pytest.raises(CommandRefused) as caught:
        async with client.sit(table, seat):
            pass
    return caught.value.code == "not-your-seat"


def path_of(table: str, seat: int) -> str:
    return f"/api/tables/{table}/seats/{seat}"


async def waiting_for(place: Place, seat: int) -> None:
    """Play on until the table waits for this seat."""
    while True:
        now = await place.wait(lambda now: now.question is not None or now.asked == (seat,), 30)
        if now.asked == (seat,):
            return
        assert now.question is not None
        moves = now.question.moves
        to_them = [move for move in moves if move.endswith(f" {seat}")]
        number = await place.play((to_them or moves)[0])
        await place.wait(lambda now, n=number: now.number >= n)  # type: ignore[misc]


def test_by_a_bot_and_back_the_owner_reads_nobodys_cards(server: Server) -> None:
    """Give an absent person's seat to a bot, sit down on it, look, invite them back."""

    async def check() -> None:
        async with guest(server.url, "Ann") as ann, guest(server.url, "Bob") as bob:
            table = await ann.open_table(CULTS, ["me", "open"])
            await bob.take_seat(table, 1)
            invitation = (await ann.invitations(table))[1]
            async with ann.sit(table, 0) as place:
                await waiting_for(place, 1)
                await ann.give_to_bot(table, 1, "random")
            assert await refusal(ann.ask("PUT", path_of(table, 1), ME)) == OTHER_EYES
            assert await refusal(ann.take_seat(table, 1, invitation)) == OTHER_EYES
            assert await refusal(ann.take_seat(table, 1)) == OTHER_EYES
            assert await is_shut(ann, table, 1)
            info = await bob.table(table)
            assert (info["left"], info["mine"]) == ([1], [])
            back = await bob.take_seat(table, 1)
            assert (back["mine"], back["left"]) == ([1], [])

    run(check())


def test_an_invitation_that_somebody_has_used_takes_nobodys_seat(server: Server) -> None:
    """Whoever was away comes back to it; only a newer invitation lets somebody else in."""

    async def check() -> None:
        async with (
            guest(server.url, "Ann") as ann,
            guest(server.url, "Bob") as bob,
            guest(server.url, "Cyd") as cyd,
        ):
            table = await ann.open_table(RITUAL, ["me", "open", "random"])
            used = (await ann.invitations(table))[1]
            await bob.take_seat(table, 1, used)
            async with ann.sit(table, 0) as place:
                await waiting_for(place, 1)
                await ann.give_to_bot(table, 1, "random")
            assert await refusal(cyd.take_seat(table, 1, used)) == (403, "not-allowed")
            assert (await bob.take_seat(table, 1, used))["mine"] == [1]
            await bob.give_to_bot(table, 1, "random")
            fresh = (await ann.invitations(table))[1]
            assert fresh != used
            assert (await cyd.take_seat(table, 1, fresh))["mine"] == [1]

    run(check())


def test_a_bots_seat_does_not_show_the_owner_their_own_card(server: Server) -> None:
    """At Arkham Ritual everybody but oneself sees it: also a bot from the beginning."""

    async def check() -> None:
        async with guest(server.url, "Ann") as ann:
            table = await ann.open_table(RITUAL, ["me", "random", "random"])
            invitations = await ann.invitations(table)
            for seat in (1, 2):
                assert await refusal(ann.ask("PUT", path_of(table, seat), ME)) == OTHER_EYES
                mine = ann.take_seat(table, seat, invitations[seat])
                assert await refusal(mine) == OTHER_EYES
                assert await is_shut(ann, table, seat)

    run(check())


def test_leaving_the_own_seat_first_opens_no_other(server: Server) -> None:
    """Who has held a seat comes back to that one only; another browser is the same person."""

    async def check() -> None:
        async with (
            guest(server.url, "Ann") as ann,
            guest(server.url, "Bob") as bob,
            Client(server.url, ann.token) as elsewhere,
        ):
            table = await ann.open_table(RITUAL, ["me", "open", "random"])
            await bob.take_seat(table, 1)
            await ann.give_to_bot(table, 0, "random")
            await bob.give_to_bot(table, 1, "random")
            invitations = await ann.invitations(table)
            for who, seat in ((ann, 1), (elsewhere, 1), (ann, 2), (bob, 0), (bob, 2)):
                taken = who.take_seat(table, seat, invitations[seat])
                assert await refusal(taken) == OTHER_EYES
            assert (await ann.take_seat(table, 0))["mine"] == [0]
            assert (await bob.take_seat(table, 1))["mine"] == [1]

    run(check())


def test_a_seat_tried_before_the_beginning_is_no_seat_to_come_back_to(server: Server) -> None:
    """Sat on seat 1 while the table was open, moved to seat 2, the game began: 1 is another's."""

    async def check() -> None:
        async with guest(server.url, "Ann") as ann, guest(server.url, "Bob") as bob:
            table = await ann.open_table(RITUAL, ["me", "open", "open"])
            await bob.take_seat(table, 1)
            await bob.give_to_bot(table, 1, "random")
            assert (await bob.take_seat(table, 2))["status"] == "running"
            assert await refusal(bob.take_seat(table, 1)) == OTHER_EYES
            assert (await bob.table(table))["left"] == []

    run(check())


def test_nobody_takes_a_second_open_seat_where_others_sit(server: Server) -> None:
    """Neither by the lobby nor by an invitation nor as the owner; alone one may play them all."""

    async def check() -> None:
        async with guest(server.url, "Ann") as ann, guest(server.url, "Bob") as bob:
            table = await ann.open_table(RITUAL, ["me", "open", "open"])
            await bob.take_seat(table, 1)
            invitation = (await ann.invitations(table))[2]
            assert await refusal(bob.take_seat(table, 2)) == OTHER_EYES
            assert await refusal(bob.take_seat(table, 2, invitation)) == OTHER_EYES
            assert await refusal(ann.ask("PUT", path_of(table, 2), ME)) == OTHER_EYES
            alone = await ann.open_table(RITUAL, ["me", "me", "open"])
            assert (await ann.take_seat(alone, 2))["mine"] == [0, 1, 2]

    run(check())


def test_who_held_which_seat_is_known_after_a_restart(tmp_path: Path) -> None:
    """The rows of the log say it: a kill of the server forgets nothing."""
    database = str(tmp_path / "tables.sqlite3")

    async def begin(url: str) -> tuple[str, str, str]:
        async with guest(url, "Ann") as ann, guest(url, "Bob") as bob:
            table = await ann.open_table(RITUAL, ["me", "open", "random"])
            await bob.take_seat(table, 1)
            await bob.give_to_bot(table, 1, "random")
            return table, ann.token, bob.token

    async def go_on(url: str, table: str, anns: str, bobs: str) -> None:
        async with Client(url, anns) as ann, Client(url, bobs) as bob:
            invitations = await ann.invitations(table)
            assert await refusal(ann.ask("PUT", path_of(table, 1), ME)) == OTHER_EYES
            assert await refusal(bob.take_seat(table, 2, invitations[2])) == OTHER_EYES
            assert (await bob.take_seat(table, 1))["mine"] == [1]

    with running_server(database) as first:
        known = run(begin(first.url))
        first.kill()
    with running_server(database) as second:
        run(go_on(second.url, *known))


def test_an_absent_persons_seat_needs_more_than_half_of_the_others(server: Server) -> None:
    """Of two others both; one no ends it, and who is back and moves keeps the seat."""

    async def check() -> None:
        async with (
            guest(server.url, "Ann") as ann,
            guest(server.url, "Bob") as bob,
            guest(server.url, "Cleo") as cleo,
        ):
            table = await ann.open_table(RITUAL, ["me", "open", "open"], {"first_player": 1})
            await bob.take_seat(table, 1)
            await cleo.take_seat(table, 2)
            async with ann.sit(table, 0) as first, cleo.sit(table, 2) as third:
                await cleo.give_to_bot(table, 1, "random")
                asked = await first.wait(lambda now: now.offer is not None)
                assert asked.seats[1]["kind"] == "person"
                assert asked.offer is not None
                assert (asked.offer["seat"], asked.offer["by"]) == (1, "Cleo")
                assert asked.offer["asks"] == [0, 1]
                with pytest.raises(CommandRefused) as twice:
                    await third.consent(True, "seat")
                assert twice.value.code == "no-undo-asked"
                await first.consent(False, "seat")
                refused = await third.wait(lambda now: now.offer is None and now.number > 4)
                assert refused.seats[1]["kind"] == "person"

                await ann.give_to_bot(table, 1, "random")
                await third.wait(lambda now: now.offer is not None)
                async with bob.sit(table, 1) as second:
                    question = second.position.question
                    assert question is not None
                    number = await second.play(question.moves[0])
                moved = await third.wait(lambda now: now.number >= number)
                assert (moved.offer, moved.seats[1]["kind"]) == (None, "person")

    run(check())


def test_the_last_yes_hands_an_absent_persons_seat_to_a_bot(server: Server) -> None:
    async def check() -> None:
        async with (
            guest(server.url, "Ann") as ann,
            guest(server.url, "Bob") as bob,
            guest(server.url, "Cleo") as cleo,
        ):
            table = await ann.open_table(RITUAL, ["me", "open", "open"], {"first_player": 1})
            await bob.take_seat(table, 1)
            await cleo.take_seat(table, 2)
            async with ann.sit(table, 0) as first, cleo.sit(table, 2) as third:
                await ann.give_to_bot(table, 1, "random")
                await third.wait(lambda now: now.offer is not None)
                await third.consent(True, "seat")
                given = await first.wait(lambda now: now.seats[1]["kind"] == "bot")
                assert given.offer is None

    run(check())


def test_somebody_new_sits_down_only_when_the_others_agree(server: Server) -> None:
    """The owner's second name would be somebody new: the other people have a say."""

    async def check() -> None:
        async with (
            guest(server.url, "Ann") as ann,
            guest(server.url, "Bob") as bob,
            guest(server.url, "Dora") as dora,
        ):
            table = await ann.open_table(RITUAL, ["me", "open", "random"])
            await bob.take_seat(table, 1)
            invitation = (await ann.invitations(table))[2]
            async with ann.sit(table, 0), bob.sit(table, 1) as second:
                assert (await dora.take_seat(table, 2, invitation))["mine"] == []
                asked = await second.wait(lambda now: now.offer is not None)
                assert asked.offer is not None
                assert (asked.offer["name"], asked.offer["asks"]) == ("Dora", [1])
                assert await is_shut(dora, table, 2)
                await second.consent(True, "seat")
                await second.wait(lambda now: now.seats[2]["kind"] == "person")
                async with dora.sit(table, 2) as third:
                    assert third.position.view["seat"] == 2

    run(check())


def test_nobody_is_sent_away_while_the_game_waits_for_somebody_else(tmp_path: Path) -> None:
    """Nor before the table has waited for as long as the house says."""

    async def check(url: str, first_player: int) -> None:
        async with guest(url, "Ann") as ann, guest(url, "Bob") as bob:
            options = {"first_player": first_player}
            table = await ann.open_table(RITUAL, ["me", "open", "random"], options)
            await bob.take_seat(table, 1)
            assert await refusal(ann.give_to_bot(table, 1, "random")) == (409, "not-absent")

    with running_server(str(tmp_path / "hasty.sqlite3"), absent_seconds=0) as hasty:
        run(check(hasty.url, 0))
    with running_server(str(tmp_path / "patient.sqlite3"), absent_seconds=600) as patient:
        run(check(patient.url, 1))


def test_a_spectator_of_arkham_ritual_sees_no_card_that_a_player_may_not(server: Server) -> None:
    """So a player gains nothing by watching the own table in another window."""

    async def check() -> None:
        async with guest(server.url, "Ann") as ann:
            table = await ann.open_table(RITUAL, ["me", "me", "me"])
            async with ann.sit(table, 0) as first, ann.sit(table) as watching:
                assert [card for card in watching.position.view["held"] if card] == []
                assert len([card for card in first.position.view["held"] if card]) >= 1
                assert first.position.view["held"][0] is None

    run(check())
