"""The HTTP API: one line for each route, its types, and the description that follows from them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, Literal

import msgspec
from aiohttp import web
from msgspec import Meta, Struct

from mythos import __version__
from mythos.core.game import Result
from mythos.core.registry import find_game, game_ids
from mythos.core.replay import Chanced
from mythos.core.rules import Chapter, Primer, chapters_of, primer_of
from mythos.core.seats import SPECTATOR
from mythos.core.texts import LANGUAGES, texts_of
from mythos.server import answers, daily, rematch, seating, sessions
from mythos.server.addresses import address_of, scheme_of
from mythos.server.answers import Kept, Shelf
from mythos.server.bots import Hint
from mythos.server.crew import Crew
from mythos.server.daily import Daily, Entry
from mythos.server.decks import DeckReader
from mythos.server.engine import Engine
from mythos.server.errors import (
    BadRequest,
    Busy,
    NotSignedIn,
    RulesRanAway,
    TooSlow,
    WrongLogin,
    WrongPassword,
)
from mythos.server.eyes import seats_of
from mythos.server.identity import Claim, Identity, fits, hash_password
from mythos.server.limits import Kind, Limiter
from mythos.server.logins import Logins
from mythos.server.looking_back import Library
from mythos.server.offer import GameInfo, game_info
from mythos.server.protocol import ErrorInfo, SeatInfo
from mythos.server.service import Eyes, Seal, SeatWish, Service, today
from mythos.server.sessions import device_of
from mythos.server.statistics import Statistics, statistics_of
from mythos.server.storage.interface import Listing, Person
from mythos.server.table import Table
from mythos.server.workers import WorkerDied

COOKIE: Final = "mythos"
HINTS: Final = 3
MOST_WITH_DECK: Final = 400_000
"""Bytes of a new table: a deck of the longest kind, whose quotes and line ends take two each."""
LISTED: Final = 50
HINT_MS: Final = 1500
KNOWN: Final = "mythos_known"
MIN_PASSWORD: Final = 8
UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What decoding a message can end with."""
ENGINE: Final = web.AppKey("engine", Engine)
SERVICE: Final = web.AppKey("service", Service)
GENUINE: Final = web.AppKey("genuine", dict[str, bool])
CREW: Final = web.AppKey("crew", Crew)
DECKS: Final = web.AppKey("decks", DeckReader)
IDENTITY: Final = web.AppKey("identity", Identity)
SHELF: Final = web.AppKey("shelf", Shelf)
LIMITER: Final = web.AppKey("limiter", Limiter)
LIBRARY: Final = web.AppKey("library", Library)
PATIENCE: Final = web.AppKey("patience", int)
"""Seconds that the body of a request may take."""
LOGINS: Final = web.AppKey("logins", Logins)

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Secret = Annotated[str, Meta(min_length=MIN_PASSWORD, max_length=200)]


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    token: bool = False
    """Answer with a token, for a program, instead of setting a cookie."""


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    login: Name
    password: Secret
    token: bool = False


class Account(Struct, frozen=True, forbid_unknown_fields=True):
    login: Name
    password: Secret
    old: Annotated[str, Meta(max_length=200)] = ""
    """The password until now, of whoever has one."""


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    link: Annotated[str, Meta(max_length=200)]
    token: bool = False


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, bool | int | str] = {}
    seal: Annotated[str, Meta(max_length=200)] = ""
    """From `POST /api/seals`: the house has committed to its seed before it knows my share."""


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    invitation: Annotated[str, Meta(max_length=200)] = ""
    share: Annotated[str, Meta(max_length=64)] = ""
    """What I add to the dice, before the game begins: 64 random hex digits."""


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    seal: Annotated[str, Meta(max_length=200)] = ""
    share: Annotated[str, Meta(max_length=64)] = ""


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    words: Annotated[str, Meta(min_length=1, max_length=4000)]


class Nothing(Struct, frozen=True):
    """No body."""


class Me(Struct, frozen=True):
    person: str
    name: str
    login: str | None


class SignedIn(Struct, frozen=True):
    """Who one is from now on."""

    person: str
    name: str
    login: str | None
    token: str = ""
    """For programs that asked for it. Keep it secret: it is you. A browser gets a cookie."""


class SessionInfo(Struct, frozen=True):
    """A device that is signed in, the personal link, or what was given out before sessions."""

    id: str
    kind: Literal["device", "link", "old"]
    device: str
    made: float
    used: float
    current: bool


class Sessions(Struct, frozen=True):
    sessions: list[SessionInfo]


class TableInfo(Struct, frozen=True):
    table: str
    game: str
    status: str
    number: int
    seats: list[SeatInfo]
    asked: tuple[int, ...]
    commitment: str
    options: dict[str, Any]
    mine: tuple[int, ...]
    """The seats of whoever asks."""
    kept: tuple[int, ...]
    """The open seats that are kept for whoever asks."""
    left: tuple[int, ...]
    """The seats that a bot plays for whoever asks: they may come back."""
    owner: bool
    """Whether the table is theirs: they invite, and give seats to bots and back."""
    scored: bool
    """A scored attempt at a daily case."""


class ListedTable(Struct, frozen=True):
    """A table in the lobby: public facts, and what it is to whoever asks."""

    table: str
    game: str
    status: str
    moved: float
    """When something last happened, in seconds since 1970."""
    number: int
    seats: list[SeatInfo]
    asked: tuple[int, ...]
    result: Result | None
    mine: tuple[int, ...]
    your_turn: bool


class Tables(Struct, frozen=True):
    tables: list[ListedTable]


class Invitations(Struct, frozen=True):
    invitations: list[str]


class Token(Struct, frozen=True):
    token: str


class Position(Struct, frozen=True):
    moves: int
    view: dict[str, Any]
    told: list[dict[str, Any]]
    over: bool
    last: int
    """How many moves the game has."""
    asked: tuple[int, ...]
    result: Result | None


class LogLine(Struct, frozen=True, omit_defaults=True):
    """What happened, and after how many moves."""

    at: int
    key: str
    params: dict[str, Any]
    house: bool = False
    """Read off the record's lines, without the rules that were in force."""


class GameLog(Struct, frozen=True):
    """A finished game as it was told; it can be looked at from the first move to the last."""

    first: int
    last: int
    until: int
    """Up to here; the rest was played under rules that are no longer known. Else `last`."""
    lines: list[LogLine]


class Games(Struct, frozen=True):
    games: list[GameInfo]


class Texts(Struct, frozen=True):
    """All texts of the house, or of a game, in one language, as one Fluent resource."""

    fluent: str


class Rules(Struct, frozen=True):
    """A game's rules: how a turn goes, if the game says so, then the chapters."""

    primer: Primer | None
    chapters: tuple[Chapter, ...]


class Dice(Struct, frozen=True):
    """All that chance did in a finished game, for checking it against the seed.

    A draw names the pile it took from; the dice said which one, counted from 0.
    """

    commitment: str
    seed: str
    header: str
    """The first line of the record, as it goes into the dice if it holds shares."""
    change: int
    """The dice of the how manieth change of the rules; 0 for those of the beginning."""
    block: int
    """Where the dice stood before the first of these: blocks opened, bytes read of the last."""
    at: int
    chances: list[Chanced]
    until: int
    """The line at which they break off because the rules have changed since; 0 for the end."""


class Hints(Struct, frozen=True):
    """The best moves, the best first."""

    hints: list[Hint]


class ReportId(Struct, frozen=True):
    report: str


class Context:
    """One request: who asks, with what, and how to reach the house."""

    def __init__(self, request: web.Request, body: Any) -> None:
        self.request = request
        self.body = body
        self.service = request.app[SERVICE]
        self.identity = request.app[IDENTITY]
        self.token = token_of(request)
        self.claim: Claim | None = None
        """Known in the engine's thread, and after anything was run there."""
        self.cookie: str | None = None
        """A token for the browser to keep; empty: forget it."""

    async def known(self) -> Claim | None:
        """Who asks."""
        if self.claim is None and self.token:
            await self.run(lambda: None)
        return self.claim

    async def limit(self, kind: Kind, about: str = "") -> None:
        """Count this for whoever asks; TooFast if it is too often."""
        await self.known()
        person = self.claim.person if self.claim else ""
        address = address_of(self.request)
        if about:
            person, address = f"{person} {about}", f"{address} {about}"
        self.request.app[LIMITER].take(kind, address, person)

    @property
    def table(self) -> str:
        return self.request.match_info["table"]

    @property
    def seat(self) -> int:
        return read_number("seat", self.request.match_info["seat"])

    @property
    def language(self) -> str:
        lang = self.request.match_info["lang"]
        if lang not in LANGUAGES:
            raise BadRequest(f"languages are {', '.join(LANGUAGES)}")
        return lang

    @property
    def game(self) -> str:
        return self.request.match_info["game"]

    async def run(self, work: Callable[[], Any]) -> Any:
        """Do this in the engine's thread, where it is looked up who asks."""

        def known() -> Any:
            self.claim = self.service.claim(self.token)
            return work()

        return await self.request.app[ENGINE].call(known)

    async def look_back(
        self, eyes: Eyes, key: tuple[Any, ...], make: Callable[[Table], Any]
    ) -> web.Response:
        """An answer about a finished game: kept, or made beside the engine's thread."""
        table = await self.run(lambda: self.service.finished(self.claim, self.table, eyes))
        whole = (self.table, len(table.entries), eyes, *key)
        library = self.request.app[LIBRARY]
        found = library.find(whole)
        if found is None:
            await self.limit("look")
            found = await library.make(whole, lambda: make(table))
        return web.Response(body=found, content_type="application/json")

    async def kept(self, key: str, make: Callable[[], Struct]) -> web.Response:
        """An answer that is made once and kept."""
        return answers.show(self.request, await self.request.app[SHELF].get(key, make))


class Route(Struct, frozen=True):
    """A route: what it takes, what it gives, who answers it."""

    method: str
    path: str
    says: str
    body: type[Struct]
    reply: type[Struct]
    answer: Callable[[Context], Awaitable[Any]]
    query: dict[str, tuple[type, bool]] = {}
    most: int = 0
    """Bytes that the body may have where that is more than usual."""


def token_of(request: web.Request) -> str:
    """Who asks: by the header `Authorization: Bearer`, or by the cookie."""
    header = request.headers.get("Authorization", "")
    return header[7:] if header.startswith("Bearer ") else request.cookies.get(COOKIE, "")


def bearer_of(request: web.Request) -> str:
    """A name for whoever has this token, before anybody has looked up who that is."""
    token = token_of(request)
    return f"bearer {sessions.hash_of(token)[:24]}" if token else ""


def read_number(name: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise BadRequest(f"{name} is a number")
    return int(text)


def me(person: Person) -> Me:
    return Me(person.id, person.name, person.login)


def signed_in(context: Context, person: Person) -> SignedIn:
    """A session begins: its token goes into a cookie that no script can read, or to a program."""
    device = device_of(context.request.headers.get("User-Agent", ""))
    token = sessions.begin(context.service.storage, person.id, device=device)
    if context.body.token:
        return SignedIn(person.id, person.name, person.login, token)
    context.cookie = token
    return SignedIn(person.id, person.name, person.login)


def table_info(table: Table, claim: Claim | None) -> TableInfo:
    person = claim.person if claim else ""
    return TableInfo(
        table.stored.id,
        table.stored.game,
        table.status,
        table.number,
        seats_of(table),
        table.asked(),
        table.header.commitment,
        table.header.options,
        tuple(n for n, each in enumerate(table.seats) if person and each.person == person),
        tuple(n for n, each in enumerate(table.seats) if person and each.kept == person),
        seats_left(table, person),
        bool(person) and table.stored.owner == person,
        table.scored,
    )


def seats_left(table: Table, person: str) -> tuple[int, ...]:
    looked = table.handing.looked(person) if table.status == "running" else ()
    return tuple(sorted(seat for seat in looked if table.seats[seat].bot))


async def new_guest(context: Context) -> SignedIn:
    context.request.app[LIMITER].take("guest", address_of(context.request))
    name = context.body.name
    done: SignedIn = await context.run(lambda: signed_in(context, context.service.new_guest(name)))
    return done


async def who_am_i(context: Context) -> Me:
    return me(await context.run(lambda: context.service.person(context.claim)))


async def claim_link(context: Context) -> SignedIn:
    service = context.service

    def work() -> SignedIn:
        whose = sessions.person_of_link(service.storage, service.identity, context.body.link)
        return signed_in(context, service.person(Claim(whose)))

    done: SignedIn = await context.run(work)
    return done


async def renew_link(context: Context) -> Token:
    """The old one dies; whoever came by it stays until their session is ended."""

    def work() -> Token:
        person = context.service.person(context.claim)
        return Token(sessions.begin(context.service.storage, person.id, sessions.LINK))

    made: Token = await context.run(work)
    return made


async def register(context: Context) -> Me:
    """Whoever has a password says it first: an open browser is not enough to take an account."""
    body: Account = context.body
    await context.limit("password")
    logins = context.request.app[LOGINS]
    person: Person = await context.run(lambda: context.service.person(context.claim))
    known = person.password
    if known is not None:
        key = (person.login or "").casefold()
        logins.check(key)
        if not await logins.hashed(lambda: fits(body.old, known)):
            logins.wrong(key)
            raise WrongPassword
    hashed = await logins.hashed(lambda: hash_password(body.password))
    return me(
        await context.run(lambda: context.service.register(context.claim, body.login, hashed))
    )


async def sign_in(context: Context) -> SignedIn:
    body: SignIn = context.body
    login, logins = body.login.strip(), context.request.app[LOGINS]
    logins.check(login.casefold())
    context.request.app[LIMITER].take("login", address_of(context.request))
    person = await context.run(lambda: context.service.storage.person_by_login(login))
    hashed = person.password if person else None
    if not await logins.hashed(lambda: fits(body.password, hashed)):
        logins.wrong(login.casefold())
        raise WrongLogin
    logins.right(login.casefold())
    done: SignedIn = await context.run(lambda: signed_in(context, person))
    return done


async def list_sessions(context: Context) -> Sessions:
    found: Sessions = await context.run(lambda: my_sessions(context))
    return found


def my_sessions(context: Context) -> Sessions:
    person = context.service.person(context.claim)
    assert context.claim is not None
    current = context.claim.session
    found = sessions.sessions_of(context.service.storage, person.id)
    return Sessions(
        [
            SessionInfo(each.id, each.kind, each.device, each.made, each.used, each.id == current)  # type: ignore[arg-type]
            for each in found
        ]
    )


async def end_session(context: Context) -> Sessions:
    ended = context.request.match_info["session"]

    def work() -> Sessions:
        context.service.end_session(context.claim, ended)
        if context.claim and context.claim.session == ended:
            context.cookie = ""
            return Sessions([])
        return my_sessions(context)

    found: Sessions = await context.run(work)
    return found


async def end_other_sessions(context: Context) -> Sessions:
    def work() -> Sessions:
        context.service.end_other_sessions(context.claim)
        return my_sessions(context)

    found: Sessions = await context.run(work)
    return found


async def list_games(context: Context) -> web.Response:
    return answers.show(context.request, await offered(context.request.app[SHELF]))


async def offered(shelf: Shelf) -> Kept:
    """The games, in all languages. Made at the start, for it takes a second."""
    return await shelf.get("games", lambda: Games([game_info(each) for each in game_ids()]))


async def new_seal(context: Context) -> Seal:
    """For a person: a seal costs nothing, but nobody needs one who cannot open a table."""

    def work() -> Seal:
        context.service.person(context.claim)
        return context.service.seal()

    seal: Seal = await context.run(work)
    return seal


async def open_table(context: Context) -> TableInfo:
    body: NewTable = context.body

    def work() -> TableInfo:
        table = context.service.open_table(
            context.claim, body.game, body.seats, body.options, seal=body.seal
        )
        return table_info(table, context.claim)

    if await context.known() is None:
        raise NotSignedIn
    await context.limit("table")
    if body.options.get("deck"):
        await context.limit("deck")
    await context.request.app[DECKS].check(body.game, body.options, len(body.seats))
    info: TableInfo = await context.run(work)
    return info


async def show_table(context: Context) -> TableInfo:
    info: TableInfo = await context.run(
        lambda: table_info(context.service.ledger.table(context.table), context.claim)
    )
    return info


async def list_tables(context: Context) -> Tables:
    which = context.request.query.get("which", "open")
    found = await context.run(lambda: context.service.listings(context.claim, which))
    return Tables([listed(each, context.claim) for each in found])


def listed(listing: Listing, claim: Claim | None) -> ListedTable:
    summary: dict[str, Any] = msgspec.json.decode(listing.summary)
    mine = [n for n, person in enumerate(listing.persons) if claim and person == claim.person]
    summary |= {"table": listing.table, "status": listing.status, "moved": listing.moved}
    summary |= {"mine": mine, "your_turn": any(seat in summary["asked"] for seat in mine)}
    return msgspec.convert(summary, ListedTable)


async def take_seat(context: Context) -> TableInfo:
    where, body = (context.table, context.seat), context.body
    invitation, share = body.invitation, body.share

    def work() -> TableInfo:
        taken = seating.take(context.service, context.claim, *where, invitation, share)
        return table_info(taken, context.claim)

    info: TableInfo = await context.run(work)
    return info


async def change_seat(context: Context) -> TableInfo:
    where, wish = (context.table, context.seat), context.body

    def work() -> TableInfo:
        changed = seating.change(context.service, context.claim, *where, wish)
        return table_info(changed, context.claim)

    info: TableInfo = await context.run(work)
    return info


async def invitations(context: Context) -> Invitations:
    found = await context.run(lambda: context.service.invitations(context.claim, context.table))
    return Invitations(found)


async def seat_token(context: Context) -> Token:
    found = await context.run(
        lambda: context.service.seat_token(context.claim, context.table, context.seat)
    )
    return Token(found)


async def show_record(context: Context) -> web.Response:
    await context.limit("look")
    text = await context.run(lambda: context.service.record(context.claim, context.table))
    return web.Response(text=text, content_type="application/jsonl")


def eyes_of(context: Context) -> Eyes:
    """With whose eyes to look back: a seat's, with nothing hidden, or a spectator's."""
    query = context.request.query
    opened = read_number("open", query.get("open", "0")) > 0
    if opened and "seat" in query:
        raise BadRequest("a seat's eyes are not open eyes")
    if opened:
        return "open"
    return read_number("seat", query["seat"]) if "seat" in query else SPECTATOR


async def show_position(context: Context) -> web.Response:
    moves = read_number("moves", context.request.query.get("moves", "0"))
    eyes, service = eyes_of(context), context.service

    def make(table: Table) -> Position:
        return msgspec.convert(service.position(table, moves, eyes), Position)

    return await context.look_back(eyes, ("position", moves), make)


async def show_log(context: Context) -> web.Response:
    eyes, service = eyes_of(context), context.service

    def make(table: Table) -> GameLog:
        return msgspec.convert(service.story(table, eyes), GameLog)

    return await context.look_back(eyes, ("log",), make)


async def show_dice(context: Context) -> web.Response:
    service = context.service

    def make(table: Table) -> Dice:
        return msgspec.convert(service.dice(table), Dice, from_attributes=True)

    return await context.look_back(SPECTATOR, ("dice",), make)


async def show_texts(context: Context) -> web.Response:
    game_id, lang = context.request.query.get("game", ""), context.language

    def make() -> Texts:
        return Texts(texts_of(find_game(game_id).folder / "texts" if game_id else None, lang))

    return await context.kept(f"texts {lang} {game_id}", make)


async def show_rules(context: Context) -> web.Response:
    game_id, lang = context.game, context.language

    def make() -> Rules:
        game = find_game(game_id)
        return Rules(primer_of(game, lang), chapters_of(game, lang))

    return await context.kept(f"rules {lang} {game_id}", make)


async def take_attempt(context: Context) -> TableInfo:
    await context.limit("table")

    def work() -> TableInfo:
        return table_info(
            daily.attempt(context.service, context.claim, context.game), context.claim
        )

    info: TableInfo = await context.run(work)
    return info


async def show_daily(context: Context) -> Daily:
    day = context.request.query.get("day", today())
    found: Daily = await context.run(
        lambda: daily.board(context.service, context.claim, context.game, day)
    )
    entries = [await checked(context, each) for each in found.entries[:LISTED]]
    return msgspec.structs.replace(found, entries=entries)


async def checked(context: Context, entry: Entry) -> Entry:
    """A finished attempt is run again, once, beside the engine's thread."""
    if not entry.over:
        return entry
    known = context.request.app[GENUINE]
    if entry.table not in known:
        record = await context.run(lambda: context.service.any_record(entry.table))
        try:
            known[entry.table] = await context.request.app[LIBRARY].run(
                entry.table, lambda: daily.genuine(record)
            )
        except RulesRanAway:
            known[entry.table] = False
    return msgspec.structs.replace(entry, genuine=known[entry.table])


async def show_statistics(context: Context) -> Statistics:
    found: Statistics = await context.run(
        lambda: statistics_of(context.service, context.claim, context.game)
    )
    return found


async def hints(context: Context) -> Hints:
    """The best moves for my seat, as the game's best bot sees them, within two seconds."""
    await context.limit("hint")
    question = await context.run(
        lambda: context.service.hinted(context.claim, context.table, context.seat, HINT_MS)
    )
    try:
        assert context.claim is not None
        found = await context.request.app[CREW].advise(context.claim.person, question)
    except WorkerDied:
        raise Busy from None
    return Hints(found[:HINTS])


async def rename(context: Context) -> Me:
    name = context.body.name
    return me(await context.run(lambda: context.service.rename(context.claim, name)))


async def another_game(context: Context) -> TableInfo:
    """In two steps: what the second does follows from what the first has made durable."""
    service, last = context.service, context.table
    body: Again = context.body
    await context.limit("table")
    await context.run(lambda: rematch.agree(service, context.claim, last, body.seal))
    header = await context.run(lambda: service.ledger.table(last).header)
    await context.request.app[DECKS].check(header.game, header.options, len(header.seats))
    info: TableInfo = await context.run(
        lambda: table_info(rematch.join(service, context.claim, last, body.share), context.claim)
    )
    return info


async def report(context: Context) -> ReportId:
    words = context.body.words
    await context.limit("report-here", context.table)
    await context.limit("report")
    made = await context.run(lambda: context.service.report(context.claim, context.table, words))
    return ReportId(made.id)


ROUTES: Final = (
    Route("POST", "/api/guest", "Play as a guest at once", NewPerson, SignedIn, new_guest),
    Route("GET", "/api/me", "Who I am", Nothing, Me, who_am_i),
    Route("PUT", "/api/me", "Change my name", NewGuest, Me, rename),
    Route("POST", "/api/me/link", "A new personal link; the old one dies", Nothing, Token,
          renew_link),
    Route("GET", "/api/me/sessions", "Where I am signed in", Nothing, Sessions, list_sessions),
    Route(
        "DELETE", "/api/me/sessions", "Sign out everywhere else", Nothing, Sessions,
        end_other_sessions,
    ),
    Route(
        "DELETE", "/api/me/sessions/{session}", "Sign out one device, or end the link", Nothing,
        Sessions, end_session,
    ),
    Route("POST", "/api/link", "Be the person of a personal link", Link, SignedIn, claim_link),
    Route("POST", "/api/account", "A login and password for me, or others", Account, Me, register),
    Route("POST", "/api/login", "Sign in with login and password", SignIn, SignedIn, sign_in),
    Route("GET", "/api/games", "The games, their options and bots", Nothing, Games, list_games),
    Route(
        "GET", "/api/tables", "Tables in the lobby", Nothing, Tables, list_tables,
        {"which": (str, False)},
    ),
    Route(
        "POST", "/api/seals", "A fingerprint of the seed of a table I may open", Nothing, Seal,
        new_seal,
    ),
    Route(
        "POST", "/api/tables", "Open a table", NewTable, TableInfo, open_table, most=MOST_WITH_DECK
    ),
    Route("GET", "/api/tables/{table}", "One table", Nothing, TableInfo, show_table),
    Route(
        "GET", "/api/tables/{table}/invitations", "Invite people", Nothing, Invitations,
        invitations,
    ),
    Route(
        "POST", "/api/tables/{table}/seats/{seat}", "Take a seat", TakeSeat, TableInfo, take_seat
    ),
    Route(
        "PUT", "/api/tables/{table}/seats/{seat}", "Give a seat to a bot, or open it", SeatWish,
        TableInfo, change_seat,
    ),
    Route(
        "POST", "/api/tables/{table}/seats/{seat}/token", "A token for a program of mine", Nothing,
        Token, seat_token,
    ),
    Route(
        "GET", "/api/tables/{table}/record", "The record of a finished game, as JSON lines",
        Nothing, Nothing, show_record,
    ),
    Route(
        "GET", "/api/tables/{table}/position", "A finished game at any move, with any eyes",
        Nothing, Position, show_position,
        {"moves": (int, False), "seat": (int, False), "open": (int, False)},
    ),
    Route(
        "GET", "/api/tables/{table}/log", "All that was told in a finished game, to any eyes",
        Nothing, GameLog, show_log, {"seat": (int, False), "open": (int, False)},
    ),
    Route(
        "GET", "/api/tables/{table}/dice", "All rolls and draws of a finished game", Nothing, Dice,
        show_dice,
    ),
    Route(
        "POST", "/api/tables/{table}/rematch", "Another game with the same people", Again,
        TableInfo, another_game,
    ),
    Route(
        "GET", "/api/texts/{lang}", "The words of the house, or of a game", Nothing, Texts,
        show_texts, {"game": (str, False)},
    ),
    Route(
        "GET", "/api/rules/{game}/{lang}", "How a turn of a game goes, and its rules", Nothing,
        Rules, show_rules,
    ),
    Route(
        "POST", "/api/tables/{table}/seats/{seat}/hints", "The best moves, as a bot sees them",
        Nothing, Hints, hints,
    ),
    Route(
        "GET", "/api/daily/{game}", "A day's case and its leaderboard", Nothing, Daily, show_daily,
        {"day": (str, False)},
    ),
    Route(
        "POST", "/api/daily/{game}", "My one scored attempt at today's case", Nothing, TableInfo,
        take_attempt,
    ),
    Route(
        "GET", "/api/statistics/{game}", "What my finished games add up to", Nothing, Statistics,
        show_statistics,
    ),
    Route("POST", "/api/tables/{table}/reports", "Something is wrong", Words, ReportId, report),
)  # fmt: skip


def handler(route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """Decode, answer, encode. A refusal is raised and becomes its typed error further up."""

    async def handle(request: web.Request) -> web.StreamResponse:
        body = None
        if route.most:
            request = request.clone(client_max_size=route.most)
        if route.body is not Nothing:
            try:
                async with asyncio.timeout(request.app[PATIENCE]):
                    data = await request.read()
                body = msgspec.json.decode(data or b"{}", type=route.body)
            except TimeoutError:
                raise TooSlow(request.app[PATIENCE]) from None
            except UNREADABLE as error:
                raise BadRequest(str(error)) from None
        context = Context(request, body)
        reply = await route.answer(context)
        if isinstance(reply, web.StreamResponse):
            return reply
        response = web.Response(body=msgspec.json.encode(reply), content_type="application/json")
        secure = scheme_of(request) == "https"
        if context.cookie == "":
            response.del_cookie(COOKIE)
            response.del_cookie(KNOWN)
        elif context.cookie:
            response.set_cookie(
                COOKIE, context.cookie, max_age=10**8, httponly=True, samesite="Lax",
                secure=secure,
            )  # fmt: skip
            # Scripts may not read who one is, only that one is somebody.
            response.set_cookie(KNOWN, "1", max_age=10**8, samesite="Lax", secure=secure)
        return response

    return handle


def description() -> dict[str, Any]:
    """The OpenAPI description of all routes."""
    named: dict[str, type[Struct]] = {"ErrorInfo": ErrorInfo}
    for route in ROUTES:
        named |= {each.__name__: each for each in (route.body, route.reply) if each is not Nothing}
    types = [named[name] for name in sorted(named)]
    refs, parts = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schemas = dict(zip(types, refs, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Mythos Table", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{"token": []}, {}],
    }


def _operation(route: Route, schemas: dict[Any, Any]) -> dict[str, Any]:
    good: dict[str, Any] = {"description": "done"}
    if route.reply is not Nothing:
        good["content"] = {"application/json": {"schema": schemas[route.reply]}}
    else:
        good["content"] = {"application/jsonl": {"schema": {"type": "string"}}}
    refused = {
        "description": "refused, with the reason",
        "content": {"application/json": {"schema": schemas[ErrorInfo]}},
    }
    made: dict[str, Any] = {
        "summary": route.says,
        "operationId": route.answer.__name__,
        "responses": {"200": good, "4XX": refused, "5XX": refused},
    }
    in_path = [part[1:-1] for part in route.path.split("/") if part.startswith("{")]
    number = {"type": "integer", "minimum": 0}
    parameters = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": number if name == "seat" else {"type": "string"},
        }
        for name in in_path
    ]
    for name, (kind, needed) in route.query.items():
        schema = {"type": "integer", "minimum": 0} if kind is int else {"type": "string"}
        parameters.append({"name": name, "in": "query", "required": needed, "schema": schema})
    if parameters:
        made["parameters"] = parameters
    if route.body is not Nothing:
        content = {"application/json": {"schema": schemas[route.body]}}
        made["requestBody"] = {"required": True, "content": content}
    return made
