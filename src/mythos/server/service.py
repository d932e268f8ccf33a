"""What people can do with tables, without a word about HTTP. It runs in the engine's thread."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from mythos.bots import adviser, bot_name, bot_settings, make_bot
from mythos.core.dice import commitment, derive, fresh_seed
from mythos.core.errors import BadRecord, BadSeat, MythosError, NotYourTurn, OtherRules
from mythos.core.events import Event
from mythos.core.game import AnyGame
from mythos.core.match import Match
from mythos.core.record import (
    FORMAT,
    SHARE_DIGITS,
    Header,
    Moved,
    Record,
    Rolled,
    Undone,
    is_share,
)
from mythos.core.registry import find_game
from mythos.core.replay import chances, count_moves, positions, replay
from mythos.core.seats import SPECTATOR, Seat
from mythos.server.bots import Question as BotQuestion
from mythos.server.errors import (
    BadRequest,
    BotCeiling,
    Busy,
    ClosedToday,
    LoginUnavailable,
    NoSuchSession,
    NotAllowed,
    NotBegun,
    NotOver,
    NotSignedIn,
    NotYourSeat,
    RulesRanAway,
    TooMany,
)
from mythos.server.identity import Claim, Identity, fresh_id
from mythos.server.ledger import Ledger
from mythos.server.log import Holder, Noted, Row, Said
from mythos.server.names import MAX_NAME, bots_alike, clean_name, told_apart
from mythos.server.protocol import (
    MAX_CHAT,
    Chat,
    Command,
    Consent,
    Move,
    Reply,
    Undo,
    Why,
    error_info,
)
from mythos.server.sessions import claim_behind
from mythos.server.settings import Settings
from mythos.server.storage.interface import (
    Listing,
    LoginTaken,
    Person,
    Report,
    Storage,
    StoredTable,
)
from mythos.server.table import Table, seat_key
from mythos.server.tidying import listing_of

DECKS: Final = 4
"""Tables with cards of one's own that a guest may have in memory: each deck takes half a MB."""
ACCOUNTS: Final = 5
"""Whoever has a login may have so many times as much as a guest."""
Eyes: TypeAlias = Seat | Literal["open"]
"""With whose eyes a finished game is looked at; open: nothing is hidden."""


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat starts: for me, open for somebody, or a bot like `reasoner` or `mcts:ms=500`."""

    kind: Annotated[str, Meta(max_length=10)]
    bot: Annotated[str, Meta(max_length=100)] = ""
    share: Annotated[str, Meta(max_length=64)] = ""
    """What my client adds to the dice, if the seat is for me: 64 random hex digits."""


class Seal(Struct, frozen=True):
    """A table that may be opened with this token, and the fingerprint of its seed."""

    token: str
    commitment: str


class Service:
    """The house's business."""

    def __init__(
        self, ledger: Ledger, storage: Storage, identity: Identity, max_tables: int
    ) -> None:
        self.ledger = ledger
        self.storage = storage
        self.identity = identity
        self.max_tables = max_tables
        self.settings = Settings()
        self.bots = True
        """Whether bots can think in this process."""

    # People.

    def claim(self, token: str) -> Claim | None:
        """Who has this token, if anybody."""
        return claim_behind(self.storage, self.identity, token) if token else None

    def new_guest(self, name: str) -> Person:
        person = Person(fresh_id(), clean_name(name), time.time())
        self.storage.add_person(person)
        return person

    def person(self, claim: Claim | None) -> Person:
        """The person behind a claim; a seat's token is nobody in person."""
        if claim is None or claim.table:
            raise NotSignedIn
        person = self.storage.person(claim.person)
        if person is None:
            raise NotSignedIn
        return person

    def rename(self, claim: Claim | None, name: str) -> Person:
        """Another name from now on; running games keep the name one sat down with."""
        changed = msgspec.structs.replace(self.person(claim), name=clean_name(name))
        self.storage.change_person(changed)
        return changed

    def register(self, claim: Claim | None, login: str, hashed: str) -> Person:
        """Give a guest a login, or somebody another one; the seats stay.

        Whoever had a password has said it; a new one ends all other sessions and the link.
        """
        person = self.person(claim)
        assert claim is not None
        if not 0 < len(login.strip()) <= MAX_NAME or not login.isprintable():
            raise BadRequest(f"a login has 1 to {MAX_NAME} printable characters")
        changed = msgspec.structs.replace(person, login=login.strip(), password=hashed)
        try:
            self.storage.change_person(changed)
        except LoginTaken:
            raise LoginUnavailable from None
        if person.password is not None:
            self.storage.end_sessions(person.id, claim.session)
            self.ledger.dismiss(person.id)
        return changed

    def end_session(self, claim: Claim | None, session: str) -> None:
        """Sign one device out, or let the personal link die."""
        person = self.person(claim)
        if not self.storage.end_session(person.id, session):
            raise NoSuchSession
        self.ledger.dismiss(person.id)

    def end_other_sessions(self, claim: Claim | None) -> None:
        person = self.person(claim)
        assert claim is not None
        self.storage.end_sessions(person.id, claim.session)
        self.ledger.dismiss(person.id)

    # Tables.

    def open_table(
        self,
        claim: Claim | None,
        game_id: str,
        wishes: Sequence[SeatWish],
        options: Mapping[str, Any],
        *,
        seal: str = "",
        attempt: tuple[str, bytes] | None = None,
    ) -> Table:
        """A new table, with the seats as wished; full of bots and oneself it begins at once.

        A seal is good for one table: whoever comes with it again finds the table there. An attempt
        is a scored one with an id and a seed of its own.
        """
        person = self.person(claim)
        game = find_game(game_id)
        table_id, seed = attempt or self._sealed(seal)
        if seal and (there := self.storage.table(table_id)) is not None:
            if there.owner != person.id:
                raise NotAllowed("this seal is used")
            return self.ledger.table(table_id)
        agreed = self.ledger.watchdog.run(table_id, lambda: game.read_options(options, len(wishes)))
        taken = [person.name]
        holders: list[Holder] = []
        for seat, wish in enumerate(wishes):
            holders.append(self.holder(game_id, person, wish, seat, taken))
            taken.append(holders[-1].name)
        self.check_room(person, holders, options.get("deck"))
        table = self.lay_table(
            person.id, game, agreed, len(wishes), table_id, seed, scored=attempt is not None
        )
        for seat, holder in enumerate(holders):
            if not holder.is_open:
                self.give(table, seat, holder)
        return table

    def lay_table(
        self,
        owner: str,
        game: AnyGame,
        agreed: Struct,
        players: int,
        table_id: str,
        seed: bytes,
        *,
        scored: bool = False,
    ) -> Table:
        """A new table at which nobody sits yet."""
        if self.ledger.running() >= self.max_tables:
            raise Busy
        header = Header(
            FORMAT,
            game.id,
            game.rules_version,
            msgspec.to_builtins(agreed),
            ("",) * players,
            commitment(seed),
        )
        stored = StoredTable(
            table_id,
            game.id,
            owner,
            time.time(),
            msgspec.json.encode(header),
            seed,
        )
        table = Table(stored, game, self.ledger.watchdog)
        table.scored = scored
        self.storage.add_table(stored, listing_of(table))
        self.ledger.keep(table)
        return table

    def seal(self) -> Seal:
        """The house commits to a seed before it knows what anybody adds to it."""
        table_id = fresh_id()
        seed = self.seed_of(table_id)
        return Seal(self.identity.seal(table_id), commitment(seed))

    def seed_of(self, table_id: str) -> bytes:
        """The seed of a table that is yet to be opened."""
        return derive(self.storage.secret("tables"), table_id)

    def _sealed(self, seal: str) -> tuple[str, bytes]:
        if not seal:
            return fresh_id(), fresh_seed()
        table_id = self.identity.sealed(seal)
        if table_id is None:
            raise BadRequest("this seal is not of this house")
        return table_id, self.seed_of(table_id)

    def holder(
        self, game_id: str, person: Person, wish: SeatWish, seat: Seat, taken: Collection[str]
    ) -> Holder:
        if wish.kind == "me":
            return seated(person, wish.share)
        if wish.kind == "bot":
            make_bot(find_game(game_id), wish.bot, bytes(32))
            self.check_bot(wish.bot)
            return Holder(bot=wish.bot, name=bot_name(seat, bots_alike(taken)))
        if wish.kind == "open":
            return Holder()
        raise BadRequest("a seat is for me, open, or a bot")

    def check_bot(self, bot: str) -> None:
        """Whoever thinks for long keeps others waiting: settings have ceilings."""
        for name, given in bot_settings(bot).items():
            most = self.settings.bot_ms if name == "ms" else self.settings.bot_looks
            if given > most:
                raise BotCeiling(name, given, most)

    def check_room(self, person: Person, holders: Sequence[Holder], deck: object) -> None:
        """May this person have one more table of this kind? A guest may have fewer."""
        more = 1 if person.login is None else ACCOUNTS
        most = self.settings.tables_each * more
        seated = sum(
            len(self.storage.listings(status=status, person=person.id, limit=most))
            for status in ("open", "running")
        )
        if seated >= most:
            raise TooMany("tables", most)
        mine = [
            each
            for each in self.ledger.tables.values()
            if each.stored.owner == person.id and each.status != "finished"
        ]
        bots = [each for each in mine if each.match and not any(at.person for at in each.seats)]
        most = self.settings.bot_tables * more
        if all(each.bot for each in holders) and len(bots) >= most:
            raise TooMany("bot-tables", most)
        if deck and sum(bool(each.header.options.get("deck")) for each in mine) >= DECKS * more:
            raise TooMany("decks", DECKS * more)

    def give(self, table: Table, seat: Seat, holder: Holder) -> None:
        """A seat changes hands; it becomes durable with this batch."""
        for row in table.give_seat(seat, holder):
            self.ledger.stage(table, row)

    def invitations(self, claim: Claim | None, table_id: str) -> list[str]:
        """Invitation tokens for all seats, for the table's owner."""
        person = self.person(claim)
        table = self.ledger.table(table_id)
        if person.id != table.stored.owner:
            raise NotAllowed("only the table's owner invites")
        return [
            self.identity.invitation(table_id, seat, table.handing.held(seat))
            for seat in range(len(table.seats))
        ]

    def seat_token(self, claim: Claim | None, table_id: str, seat: Seat) -> str:
        """A token with which a program of mine may play my seat."""
        person = self.person(claim)
        table = self.ledger.table(table_id)
        check_seat(table, seat)
        if table.seats[seat].person != person.id:
            raise NotYourSeat(seat)
        if table.scored:
            raise NotAllowed("this is a scored attempt")
        return self.identity.seat_token(person.id, table_id, seat)

    def check_open(self, claim: Claim | None, table: Table) -> None:
        """A day's attempts stay closed until the day is over or one's own is finished."""
        attempt = self.storage.attempt_at(table.stored.id) if table.scored else None
        person = claim.person if claim else ""
        if attempt is None or person == attempt.person or attempt.day < today():
            return
        mine = self.storage.attempt_of(attempt.day, attempt.game, person) if person else None
        if mine is None or self.storage.table(mine) is None:
            raise ClosedToday
        if self.ledger.table(mine).status != "finished":
            raise ClosedToday

    def eyes(self, claim: Claim | None, table_id: str, seat: Seat | None) -> Seat:
        """Whose eyes a connection gets: the own seat's, else a spectator's."""
        table = self.ledger.table(table_id)
        if seat is None:
            self.check_open(claim, table)
            return SPECTATOR
        check_seat(table, seat)
        if claim is None or table.seats[seat].person != claim.person:
            raise NotYourSeat(seat)
        if claim.table and (claim.table, claim.seat) != (table_id, seat):
            raise NotYourSeat(seat)
        return seat

    # Commands at a table.

    def command(self, claim: Claim | None, table_id: str, seat: Seat, command: Command) -> Reply:
        """Do what a connection asks; done before under the same id, it is only answered again."""
        table = self.ledger.table(table_id)
        if isinstance(command, Why):
            return self._why(table, claim, seat, command)
        chat = isinstance(command, Chat) and claim is not None
        who = claim.person if chat and claim else seat_key(seat)
        if (done := table.answered.get((who, command.id))) is not None:
            return Reply(command.id, done)
        if seat != SPECTATOR:
            self.eyes(claim, table_id, seat)
        rows = self._rows(table, claim, seat, command)
        numbers = [self.ledger.stage(table, row) for row in rows]
        return Reply(command.id, numbers[0])

    def _why(self, table: Table, claim: Claim | None, seat: Seat, command: Why) -> Reply:
        """Why a move is not possible now, in the rules' words; nothing happens."""
        if seat == SPECTATOR:
            raise NotAllowed("spectators watch")
        self.eyes(claim, table.stored.id, seat)
        try:
            table.check(seat, command.move)
        except RulesRanAway:
            raise
        except MythosError as error:
            return Reply(command.id, why=error_info(error))
        return Reply(command.id)

    def _rows(self, table: Table, claim: Claim | None, seat: Seat, command: Command) -> list[Row]:
        if isinstance(command, Chat):
            if table.scored and seat == SPECTATOR:
                raise NotAllowed("nobody talks to a scored attempt")
            return [self._said(table, claim, seat, command)]
        if seat == SPECTATOR:
            raise NotAllowed("spectators watch")
        if isinstance(command, Move):
            return [table.move(seat, command.move, command.id)]
        if isinstance(command, Undo):
            return [table.undo(seat, command.id)]
        assert isinstance(command, Consent)
        if command.about == "seat":
            return table.answer_offer(seat, command.yes, command.id)
        return table.consent(seat, command.yes, command.id)

    def _said(self, table: Table, claim: Claim | None, seat: Seat, command: Chat) -> Row:
        if claim is None:
            raise NotSignedIn
        person = self.storage.person(claim.person)
        if person is None:
            raise NotSignedIn
        text = " ".join(command.text.split())
        if not 0 < len(text) <= MAX_CHAT or not text.isprintable():
            raise BadRequest(f"a message has 1 to {MAX_CHAT} printable characters")
        if seat != SPECTATOR:
            return Said(table.seats[seat].name, text, seat, command.id, person.id)
        others = [each.name for each in table.seats if each.person != person.id]
        return Said(told_apart(person.name, others), text, None, command.id, person.id)

    def bot_moves(self, table_id: str, position: int, seat: Seat, move: str) -> None:
        """A bot has decided; if the game has moved on since, its thought is dropped."""
        table = self.ledger.table(table_id)
        if len(table.entries) == position and table.bot_to_move() == seat:
            self.ledger.stage(table, table.move(seat, move))

    def hinted(self, claim: Claim | None, table_id: str, seat: Seat, ms: int) -> BotQuestion:
        """What a bot has to be asked for hints to this seat; not at a scored attempt."""
        table = self.ledger.table(table_id)
        if self.eyes(claim, table_id, seat) == SPECTATOR or table.match is None:
            raise NotBegun
        if table.scored:
            raise NotAllowed("this is a scored attempt")
        match = table.match
        if table.run_rules(lambda: match.question(seat)) is None:
            raise NotYourTurn(seat, table.asked(), ())
        snapshot = msgspec.json.encode(table.match.snapshot())
        bot = adviser(table.game, ms)
        return BotQuestion(table.stored.game, seat, bot, fresh_seed(), snapshot, advise=True)

    def note(self, table_id: str, key: str, **params: int | str) -> None:
        table = self.ledger.table(table_id)
        self.ledger.stage(table, Noted(key, params))

    # Looking.

    def listings(self, claim: Claim | None, which: str) -> list[Listing]:
        if which == "mine":
            return self._fresh(self.storage.listings(person=self.person(claim).id))
        if which not in ("open", "running", "finished"):
            raise BadRequest("list mine, open, running or finished tables")
        return [each for each in self._fresh(self.storage.listings(status=which)) if in_lobby(each)]

    def _fresh(self, listings: list[Listing]) -> list[Listing]:
        """The stored lobby may be a few seconds late; what is open here is known better."""
        tables = self.ledger.tables
        return [
            msgspec.structs.replace(listing_of(tables[each.table]), moved=each.moved)
            if each.table in tables
            else each
            for each in listings
        ]

    def record(self, claim: Claim | None, table_id: str) -> str:
        """The record of a finished game; a running one would tell secrets."""
        self.check_open(claim, self.ledger.table(table_id))
        return self.any_record(table_id)

    def any_record(self, table_id: str) -> str:
        """The same for the house's own use."""
        table = self.ledger.table(table_id)
        if table.status != "finished":
            raise NotOver
        return table.record().text()

    def finished(self, claim: Claim | None, table_id: str, eyes: Eyes) -> Table:
        """A table whose game is over, where somebody looks back with these eyes.

        Nothing of its game changes any more, so that any thread may look at it.
        """
        table = self.ledger.table(table_id)
        self.check_open(claim, table)
        if table.status != "finished":
            raise NotOver
        if not isinstance(eyes, str) and eyes != SPECTATOR:
            check_seat(table, eyes)
        return table

    def position(self, table: Table, moves: int, eyes: Eyes) -> dict[str, Any]:
        """Any position of a finished game, with any seat's eyes or with nothing hidden."""
        match = self._at(table, moves)
        view = match.open_view() if isinstance(eyes, str) else match.view(eyes)
        return {
            "moves": moves,
            "view": msgspec.to_builtins(view),
            "told": [
                {"key": event.key, "params": event.params} for event in heard_by(match, eyes)[-50:]
            ],
            "over": match.over,
            "last": count_moves(table.record()),
            "asked": tuple(ask.seat for ask in match.asked),
            "result": match.result,
        }

    def _at(self, table: Table, moves: int) -> Match[Any]:
        """A position of a finished game; its last one is known whatever the rules have become."""
        record = table.record()
        last = count_moves(record)
        if not 0 <= moves <= last:
            raise BadRequest(f"a position from 0 to {last}")
        try:
            return replay(table.game, record, moves)
        except BadRecord as error:
            if moves == last and table.match is not None:
                return table.match
            raise OtherRules(error.line, table.rules, table.game.rules_version) from None

    def story(self, table: Table, eyes: Eyes) -> dict[str, Any]:
        """All that was told in a finished game, each with the position at which it was there."""
        record = table.record()
        last = count_moves(record)
        lines, known, first, at_hand = [], 0, last, None
        until = last
        try:
            for moves, match in positions(table.game, record):
                if at_hand not in (None, match):  # kept where the rules changed: told before
                    known = len(match.events)
                for event in heard_by(match, eyes, known):
                    lines.append({"at": moves, "key": event.key, "params": event.params})
                known, first, until, at_hand = len(match.events), min(first, moves), moves, match
        except BadRecord:
            until = 0 if at_hand is None else until
            lines += bare_lines(record, until)
            first = min(first, until)
        return {"first": first, "last": last, "until": until, "lines": lines}

    def dice(self, table: Table) -> dict[str, Any]:
        """Everything that chance did in a finished game, with the seed that explains it."""
        record = table.record()
        assert record.ending is not None
        tape = chances(table.game, record)
        return {
            "commitment": record.header.commitment,
            "seed": record.ending.seed,
            "header": msgspec.json.encode(record.header).decode(),
            "change": tape.change,
            "block": tape.block,
            "at": tape.at,
            "chances": tape.chances,
            "until": tape.until,
        }

    def report(self, claim: Claim | None, table_id: str, words: str) -> Report:
        """Something is wrong: where, and the player's words, for the host.

        The table's log has the rest: `opened.record_at` finds the record as it was.
        """
        person = self.person(claim)
        table = self.ledger.table(table_id)
        words = "\n".join(line for line in words.splitlines() if line.isprintable())
        if not 0 < len(words) <= 4000:
            raise BadRequest("say in 1 to 4000 printable characters what is wrong")
        report = Report(fresh_id(), table_id, table.number, person.id, time.time(), words, "")
        self.storage.add_report(report)
        return report


def bare_lines(record: Record, done: int) -> list[dict[str, Any]]:
    """What a record says after so many moves, without the rules it was played by."""
    found: list[dict[str, Any]] = []
    at = 0
    for entry in record.entries:
        at += isinstance(entry, Moved | Undone)
        if at <= done:
            continue
        if isinstance(entry, Moved):
            key, params = "played", {"seat": entry.seat, "move": entry.move}
        elif isinstance(entry, Undone):
            key, params = "undone", {"seat": entry.seat}
        elif isinstance(entry, Rolled):
            key, params = "rolled", {"faces": ", ".join(map(str, entry.roll))}
        else:  # what was drawn has no words of its own, and what was kept is no news
            continue
        found.append({"at": at, "key": key, "params": params, "house": True})
    return found


def seated(person: Person, share: str) -> Holder:
    """A person on a seat, with what their client adds to the dice."""
    if not is_share(share):
        raise BadRequest(f"a share has {SHARE_DIGITS} hex digits")
    return Holder(person=person.id, name=person.name, share=share)


def heard_by(match: Match[Any], eyes: Eyes, since: int = 0) -> list[Event]:
    return match.heard_openly(since) if isinstance(eyes, str) else match.heard(eyes, since)


def today() -> str:
    """The day by which everybody's case changes: the date in Greenwich."""
    return time.strftime("%Y-%m-%d", time.gmtime())


def in_lobby(listing: Listing) -> bool:
    """A day's attempts are on their own board."""
    return not msgspec.json.decode(listing.summary).get("scored")


def check_seat(table: Table, seat: Seat) -> None:
    if not 0 <= seat < len(table.seats):
        raise BadSeat(seat, len(table.seats))
