"""Leaks: whatever a client receives is the same in all worlds that it cannot tell apart."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import Any, Final, NamedTuple

import aiohttp
import msgspec
import pytest

from mythos.client import Client, Refused
from mythos.client.moves import texts_of
from mythos.core.dice import Dice, seed_from
from mythos.core.errors import MythosError
from mythos.core.game import AnyGame
from mythos.core.match import Match
from mythos.core.record import Moved, Record, Undone, parse_record
from mythos.core.registry import find_game, game_ids
from mythos.core.replay import replay
from mythos.core.seats import SPECTATOR, Seat, hears
from mythos.games.arkham_ritual.cards import CARDS, NAMES
from mythos.server import accounts, commands, new_tables
from mythos.server.api.tables import table_info
from mythos.server.engine import Engine
from mythos.server.identity import Claim, Identity
from mythos.server.ledger import Ledger
from mythos.server.log import Holder
from mythos.server.new_tables import SeatWish
from mythos.server.protocol import MoveCommand, Reply, Update, encode, error_info
from mythos.server.service import Service
from mythos.server.storage.interface import Listing, LogRow, StoredTable, Unavailable
from mythos.server.storage.sqlite import SqliteStorage
from mythos.server.table import HistoryEntry, Table
from mythos.server.tidying import listing_of
from mythos.server.updates import UpdateCache, common_of
from mythos.server.watching import Watcher
from mythos.testing.twins import twin_of
from mythos.testing.walk import random_match, walk
from tests.server.running import Server, running_server

GAME: Final = find_game("arkham-ritual")
ILLEGAL: Final = ("", "win", "give", "give 0", "give 9", "pass 1", "take", "refuse", "keep",
                  "remove", "confess", "give -1", "give x", "é" * 20)  # fmt: skip


class Depth(NamedTuple):
    """How far into a game one has to look for what is hidden there, and how often."""

    pairs: int
    every: int
    deepest: int
    enough: int
    """Positions at which two worlds differ and somebody cannot tell them apart."""


DEPTHS: Final = {
    "arkham-ritual": Depth(60, 5, 15, 400),
    "arkham-noir": Depth(60, 5, 60, 30),
    "rise-of-the-cults": Depth(15, 5, 40, 250),
    "cthulhu-wars": Depth(12, 20, 600, 200),
}
FURTHER: Final = 25
"""So many moves two worlds are followed after they have parted."""
BEGUN: Final = 5
"""The number of a table for four at which its game has begun."""
ONE_COPY: Final = {card.id for card in CARDS if card.copies == 1}


def table_with(match: Match[Any], number: int) -> Table:
    """A table at this position; id, seed and commitment are the same for all worlds."""
    header = msgspec.structs.replace(match.header, commitment="0" * 64)
    game = match.game
    stored = StoredTable("table", game.id, "p0", 0.0, msgspec.json.encode(header), bytes(32))
    table = Table(stored, game)
    table.match, table.number = match, number
    table.seats = [Holder(person=f"p{seat}", name=f"n{seat}") for seat in range(match.players)]
    table.history = [HistoryEntry(number, len(match.events), ())]
    return table


class World:
    """A game that is shown move by move, as a server would show it."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = find_game(record.header.game)
        self.caches: dict[Seat, UpdateCache] = {}

    def at(self, moves: int) -> Match[Any]:
        return replay(self.game, self.record, moves)

    def received(self, match: Match[Any], seat: Seat, moves: int) -> list[bytes]:
        """Everything that a client of this seat gets, or can get, at this position."""
        table = table_with(match, moves)
        cache = self.caches.setdefault(seat, UpdateCache())
        common = common_of(table)
        frame = cache.frame(table, seat, moves - 1, common)
        listing = listing_of(table)
        return [
            frame,
            UpdateCache().frame(table, seat, -1, common),
            *self._refusals(table, seat),
            *self._undo(match, seat, moves),
            listing.summary,
            encode((listing.table, listing.status, listing.persons)),
            encode(table_info(table, None)),
        ]

    def _refusals(self, table: Table, seat: Seat) -> Iterator[bytes]:
        match = table.match
        assert match is not None
        ask = match.question(seat) if seat != SPECTATOR else None
        legal = {*(ask.moves if ask else ()), *match.interjections(seat)}
        legal |= {*(ask.beside if ask else ())}
        tried = (*ILLEGAL, *(kind.verb for kind in self.game.moves))
        for text in tried:
            if text not in legal:
                with pytest.raises(MythosError) as caught:
                    table.move(seat, text)
                yield encode(Reply("x", error=error_info(caught.value)))

    def _undo(self, match: Match[Any], seat: Seat, moves: int) -> Iterator[bytes]:
        """Whether a move can be taken back, and what is seen afterwards."""
        table = table_with(match.copy(), moves)
        try:
            row = table.undo(seat)
        except MythosError as error:
            yield encode(Reply("x", error=error_info(error)))
            return
        yield type(row).__name__.encode()
        table.number += 1
        yield UpdateCache().frame(table, seat, -1, common_of(table))


def indistinguishable(one: Match[Any], two: Match[Any], seat: Seat) -> bool:
    return one.view(seat) == two.view(seat) and one.heard(seat) == two.heard(seat)


def moves_in(record: Record) -> int:
    return sum(isinstance(entry, Moved | Undone) for entry in record.entries)


def parted(one: Record, two: Record) -> int:
    """After how many moves two records are not the same any more."""
    same = takewhile(lambda both: both[0] == both[1], zip(one.entries, two.entries, strict=False))
    return sum(isinstance(entry, Moved | Undone) for entry, _ in same)


def compare(one: Record, two: Record, seats: Sequence[Seat]) -> int:
    """Walk through both worlds side by side; returns how many positions were compared."""
    compared = 0
    worlds = World(one), World(two)
    alive = set(seats)
    begin = parted(one, two)
    for moves in range(begin, min(begin + FURTHER, moves_in(one) + 1)):
        first, second = (world.at(moves) for world in worlds)
        if first.over or second.over:
            break
        alive = {seat for seat in alive if indistinguishable(first, second, seat)}
        for seat in alive:
            left, right = (
                world.received(match, seat, moves)
                for world, match in zip(worlds, (first, second), strict=True)
            )
            assert left == right
            compared += first.state != second.state
    return compared


def pairs(game: AnyGame, seed: bytes) -> Iterator[tuple[Record, Record]]:
    """Records of games and their twins, taken somewhere in random games."""
    dice = Dice(seed)
    found, depth = 0, DEPTHS[game.id]
    while found < depth.pairs:
        again = bytes(dice.below(256) for _ in range(32))
        for step, match in enumerate(walk(random_match(game, again), again)):
            if match.over or step >= depth.deepest or found == depth.pairs:
                break
            if any(isinstance(entry, Undone) for entry in match.entries):
                break  # a twin has no undone past
            twin = twin_of(match, dice) if step % depth.every == depth.every - 1 else None
            if twin is not None and twin.state != match.state:
                found += 1
                header = match.header
                yield Record(header, match.entries[:]), Record(header, twin.entries[:])


@pytest.mark.parametrize("game_id", game_ids())
def test_whatever_a_client_receives_is_the_same_in_worlds_it_cannot_tell_apart(
    game_id: str,
) -> None:
    """Updates, refusals, undo, lobby and table, byte for byte, for every seat and a spectator.

    What others may conclude from whom the table asks is a law of `mythos.testing`.
    """
    compared = 0
    for one, two in pairs(find_game(game_id), seed_from("leaks")):
        compared += compare(one, two, [*range(len(one.header.seats)), SPECTATOR])
    assert compared > DEPTHS[game_id].enough


def test_an_update_has_no_field_that_could_tell_the_time() -> None:
    """What travels is what the protocol names, and nothing of it is a clock or a person's id."""
    match = random_match(GAME, seed_from("fields"))
    table = table_with(match, 4)
    frame = UpdateCache().frame(table, 0, -1, common_of(table))
    assert set(json.loads(frame)) <= set(Update.__struct_fields__)
    assert not any(f'"p{seat}"'.encode() in frame for seat in range(match.players))


class Ears:
    """Raw sockets of all seats and a spectator; every byte is kept."""

    def __init__(self) -> None:
        self.frames: dict[Seat, list[bytes]] = {}
        self.sockets: dict[Seat, aiohttp.ClientWebSocketResponse] = {}

    async def sit(
        self, session: aiohttp.ClientSession, url: str, table: str, seat: Seat, token: str
    ) -> None:
        ws = await session.ws_connect(f"{url}/api/tables/{table}/play")
        own = None if seat == SPECTATOR else seat
        await ws.send_bytes(encode({"do": "hello", "token": token, "seat": own}))
        self.sockets[seat], self.frames[seat] = ws, []
        await self.hear(seat)

    async def hear(self, seat: Seat) -> dict[str, Any]:
        """The next message of the game; who comes and goes is kept, and passed over."""
        while True:
            data: bytes = await self.sockets[seat].receive_bytes(timeout=10)
            self.frames[seat].append(data)
            message: dict[str, Any] = json.loads(data)
            if "here" not in message:
                return message

    def updates(self, seat: Seat) -> list[dict[str, Any]]:
        messages = [json.loads(frame) for frame in self.frames[seat]]
        return [each for each in messages if "n" in each]

    async def until(self, number: int) -> dict[Seat, dict[str, Any]]:
        """Everybody has heard everything up to this number."""
        for seat in self.sockets:
            while self.updates(seat)[-1]["n"] < number:
                await self.hear(seat)
        return {seat: self.updates(seat)[-1] for seat in self.sockets}


async def play_watched(server: Server, ears: Ears) -> tuple[str, list[str], Record]:
    """A whole game with nonsense in between; returns table, secrets, record."""
    dice = Dice(seed_from("watched"))
    async with Client(server.url) as ann, aiohttp.ClientSession() as session:
        await ann.be_guest("Ann")
        table = await ann.open_table(GAME.id, ["me"] * 4, {"event": "trapezohedron"})
        seat_token = await ann.seat_token(table, 1)
        secrets = [ann.token, seat_token, *await ann.invitations(table)]
        for seat in (0, 1, 2, 3, SPECTATOR):
            await ears.sit(session, server.url, table, seat, seat_token if seat == 1 else ann.token)
        latest = await ears.until(BEGUN)
        commands = 0
        texts = set()
        while latest[0].get("result") is None:
            for seat in range(4):
                commands += 1
                await ears.sockets[seat].send_bytes(
                    encode({"do": "move", "id": f"{commands}", "move": "give 9"})
                )
                await ears.sockets[seat].send_bytes(b"{nonsense")
                replies: list[dict[str, Any]] = []
                while len(replies) < 2:
                    message = await ears.hear(seat)
                    replies += [message] if "re" in message else []
            with pytest.raises(Refused) as caught:
                await ann.position(table, 0, 0)
            texts.add(str(caught.value))
            asked: int = latest[0]["asked"][0]
            moves = texts_of(latest[asked]["question"]["moves"])
            commands += 1
            move = moves[dice.below(len(moves))]
            number = latest[0]["n"] + 1
            await ears.sockets[asked].send_bytes(
                encode({"do": "move", "id": f"{commands}", "move": move})
            )
            latest = await ears.until(number)
            await ann.report(table, "hm")
        assert len(texts) <= 1
        for ws in ears.sockets.values():
            await ws.close()
        record = parse_record(await ann.record(table))
    return table, secrets, record


@pytest.fixture(scope="module")
def watched(
    tmp_path_factory: pytest.TempPathFactory,
) -> tuple[Ears, list[str], Record, str]:
    """What everybody heard in a whole game, the secrets, the record, the server's log."""
    ears = Ears()
    file = tmp_path_factory.mktemp("leaks") / "tables.sqlite3"
    with running_server(str(file), rate=10_000, burst=10_000, log_level="debug") as server:
        work = asyncio.wait_for(play_watched(server, ears), 60)
        _, secrets, record = asyncio.run(work)
        server.stop()
        return ears, secrets, record, server.log


Watched = tuple[Ears, list[str], Record, str]


def test_a_seat_is_told_what_it_may_hear_and_shown_what_it_may_see(watched: Watched) -> None:
    """At every number, checked against the record: no more and no less."""
    ears, _, record, _ = watched
    for seat in ears.frames:
        view: dict[str, Any] = {}
        told: list[dict[str, Any]] = []
        for update in ears.updates(seat):
            view = update["view"] if "view" in update else view | update["set"]
            for each in update.get("told", ()):
                assert each.pop("row") <= update["n"]
                told += [each] if "house" not in each else []
            match = replay(GAME, record, update["n"] - BEGUN)
            assert view == msgspec.to_builtins(match.view(seat))
            heard = [event for event in match.events if hears(event.audience, seat)]
            assert told == json.loads(encode([{"key": e.key, "params": e.params} for e in heard]))


def test_no_frame_before_the_end_holds_the_seed_or_the_own_card(watched: Watched) -> None:
    """Searched in the bytes; the lists of all and of unplaced cards are public knowledge."""
    ears, secrets, record, _ = watched
    assert record.ending is not None
    seed = record.ending.seed
    searched = 0
    for seat, frames in ears.frames.items():
        assert seed.encode() in frames[-1]
        for data in frames[:-1]:
            assert seed.encode() not in data
            assert bytes.fromhex(seed) not in data
            assert not any(secret.encode() in data for secret in secrets)
            update = json.loads(data)
            if "n" not in update or seat == SPECTATOR:
                continue
            state = replay(GAME, record, update["n"] - BEGUN).state
            own = NAMES[state.held[seat]]
            if own in ONE_COPY and not hears(state.own_seen, seat):
                shown = update.get("view") or update["set"]
                for public in ("deck", "unseen"):
                    shown.pop(public, None)
                rest = {key: value for key, value in update.items() if key != "told"}
                assert own not in json.dumps(rest)
                searched += 1
    assert searched > 0, "in a short game there are few, but there are some"


def test_the_log_holds_no_card_no_token_and_no_seed(watched: Watched) -> None:
    """Also at the level of debugging, with nonsense and illegal moves in the game."""
    _, secrets, record, log = watched
    assert record.ending is not None
    for word in (*NAMES, *secrets, record.ending.seed, record.header.commitment):
        assert word not in log


class Failing(SqliteStorage):
    """A storage that can be told to refuse every write."""

    broken = False

    def append(self, rows: Sequence[LogRow], listings: Sequence[Listing] = ()) -> list[bool]:
        if self.broken:
            raise Unavailable
        return super().append(rows, listings)


def test_a_move_that_was_not_kept_is_shown_to_nobody(tmp_path: Path) -> None:
    """Not even to somebody who sits down in the very batch that fails."""

    async def check() -> None:
        storage = Failing(tmp_path / "tables.sqlite3")
        storage.migrate()
        identity = Identity(storage.secret("identity"))
        first = Engine(Ledger(storage), asyncio.get_running_loop())
        service = Service(first.ledger, storage, identity, 10)
        first.start()
        person = await first.call(lambda: accounts.new_guest(service, "Ann"))
        claim = Claim(person.id)
        wishes = [SeatWish("me")] * 3
        table = await first.call(lambda: new_tables.open_table(service, claim, GAME.id, wishes, {}))
        seat = table.asked()[0]
        assert table.match is not None
        command = MoveCommand("x", str(table.match.asked[0].moves[0]))
        await asyncio.to_thread(first.stop)

        second = Engine(Ledger(storage), asyncio.get_running_loop())
        service = Service(second.ledger, storage, identity, 10)
        frames: list[bytes] = []
        watcher = Watcher(table.stored.id, SPECTATOR, "", frames.append)
        moved = second.call(lambda: commands.obey(service, claim, table.stored.id, seat, command))
        watched = second.call(lambda: second.ledger.watch(watcher, None))
        shown = second.call(lambda: second.ledger.table(table.stored.id).number)
        storage.broken = True
        second.start()
        done = await asyncio.wait_for(
            asyncio.gather(moved, watched, shown, return_exceptions=True), 10
        )
        assert isinstance(done[0], MythosError)
        await asyncio.sleep(0.1)
        storage.broken = False
        await asyncio.to_thread(second.stop)
        storage.close()
        messages = [json.loads(frame) for frame in frames]
        assert all(message["n"] == 4 for message in messages if "here" not in message)
        assert isinstance(done[2], MythosError) or done[2] == 4

    asyncio.run(asyncio.wait_for(check(), 30))


def test_no_bot_hears_the_seed_of_its_table(tmp_path: Path) -> None:
    """Neither the one that plays nor the one that gives hints."""

    async def check() -> None:
        storage = SqliteStorage(tmp_path / "tables.sqlite3")
        storage.migrate()
        asked: list[bytes] = []
        engine = Engine(
            Ledger(storage), asyncio.get_running_loop(), lambda *each: asked.append(each[2])
        )
        service = Service(engine.ledger, storage, Identity(storage.secret("identity")), 10)
        engine.start()
        person = await engine.call(lambda: accounts.new_guest(service, "Ann"))
        bots, mine = [SeatWish("bot", "random")] * 3, [SeatWish("me")] * 3
        open_table = partial(new_tables.open_table, service, Claim(person.id), GAME.id)
        table = await engine.call(lambda: open_table(bots, {}))
        other = await engine.call(lambda: open_table(mine, {}))
        hinted = partial(commands.hinted, service, Claim(person.id), other.stored.id)
        task = await engine.call(lambda: hinted(other.asked()[0], 100))
        await asyncio.to_thread(engine.stop)
        storage.close()
        assert len(asked) == 1
        for each, told in ((table, asked[0]), (other, task.snapshot)):
            assert each.match is not None
            assert each.match.seed.hex().encode() in msgspec.json.encode(each.match.snapshot())
            assert each.match.seed.hex().encode() not in told

    asyncio.run(check())
