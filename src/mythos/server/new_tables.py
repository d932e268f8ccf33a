"""New tables: with a sealed seed, the seats as wished, and as many as a person may have."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from mythos.bots import bot_name, bot_settings, make_bot
from mythos.core.dice import commitment, derive, fresh_seed
from mythos.core.game import AnyGame
from mythos.core.record import FORMAT, Header
from mythos.core.registry import find_game
from mythos.core.seats import Seat
from mythos.server.errors import BadRequest, BotCeiling, Busy, NotAllowed, TooMany
from mythos.server.identity import Claim, fresh_id
from mythos.server.log import Holder
from mythos.server.names import bots_alike
from mythos.server.service import Service, seated
from mythos.server.storage.interface import Person, StoredTable
from mythos.server.table import Table
from mythos.server.tidying import listing_of

DECKS: Final = 4
"""Tables with cards of one's own that a guest may have in memory: each deck takes half a MB."""
ACCOUNTS: Final = 5
"""Whoever has a login may have so many times as much as a guest."""


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


def open_table(
    service: Service,
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
    person = service.person(claim)
    game = find_game(game_id)
    table_id, seed = attempt or _sealed(service, seal)
    if seal and (there := service.storage.table(table_id)) is not None:
        if there.owner != person.id:
            raise NotAllowed("this seal is used")
        return service.ledger.table(table_id)
    agreed = service.ledger.watchdog.run(table_id, lambda: game.read_options(options, len(wishes)))
    taken = [person.name]
    holders: list[Holder] = []
    for seat, wish in enumerate(wishes):
        holders.append(wished_holder(service, game_id, person, wish, seat, taken))
        taken.append(holders[-1].name)
    check_room(service, person, holders, options.get("deck"))
    table = lay_table(
        service, person.id, game, agreed, len(wishes), table_id, seed, scored=attempt is not None
    )
    for seat, holder in enumerate(holders):
        if not holder.is_open:
            service.give(table, seat, holder)
    return table


def lay_table(
    service: Service,
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
    if service.ledger.running() >= service.max_tables:
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
    table = Table(stored, game, service.ledger.watchdog)
    table.scored = scored
    service.storage.add_table(stored, listing_of(table))
    service.ledger.keep(table)
    return table


def seal(service: Service) -> Seal:
    """The house commits to a seed before it knows what anybody adds to it."""
    table_id = fresh_id()
    seed = seed_of(service, table_id)
    return Seal(service.identity.seal(table_id), commitment(seed))


def seed_of(service: Service, table_id: str) -> bytes:
    """The seed of a table that is yet to be opened."""
    return derive(service.storage.secret("tables"), table_id)


def _sealed(service: Service, seal: str) -> tuple[str, bytes]:
    if not seal:
        return fresh_id(), fresh_seed()
    table_id = service.identity.sealed(seal)
    if table_id is None:
        raise BadRequest("this seal is not of this house")
    return table_id, seed_of(service, table_id)


def wished_holder(
    service: Service,
    game_id: str,
    person: Person,
    wish: SeatWish,
    seat: Seat,
    taken: Collection[str],
) -> Holder:
    if wish.kind == "me":
        return seated(person, wish.share)
    if wish.kind == "bot":
        make_bot(find_game(game_id), wish.bot, bytes(32))
        check_bot(service, wish.bot)
        return Holder(bot=wish.bot, name=bot_name(seat, bots_alike(taken)))
    if wish.kind == "open":
        return Holder()
    raise BadRequest("a seat is for me, open, or a bot")


def check_bot(service: Service, bot: str) -> None:
    """Whoever thinks for long keeps others waiting: settings have ceilings."""
    for name, given in bot_settings(bot).items():
        most = service.settings.bot_ms if name == "ms" else service.settings.bot_looks
        if given > most:
            raise BotCeiling(name, given, most)


def check_room(service: Service, person: Person, holders: Sequence[Holder], deck: object) -> None:
    """May this person have one more table of this kind? A guest may have fewer."""
    more = 1 if person.login is None else ACCOUNTS
    most = service.settings.tables_each * more
    seated = sum(
        len(service.storage.listings(status=status, person=person.id, limit=most))
        for status in ("open", "running")
    )
    if seated >= most:
        raise TooMany("tables", most)
    mine = [
        each
        for each in service.ledger.tables.values()
        if each.stored.owner == person.id and each.status != "finished"
    ]
    bots = [each for each in mine if each.match and not any(at.person for at in each.seats)]
    most = service.settings.bot_tables * more
    if all(each.bot for each in holders) and len(bots) >= most:
        raise TooMany("bot-tables", most)
    if deck and sum(bool(each.header.options.get("deck")) for each in mine) >= DECKS * more:
        raise TooMany("decks", DECKS * more)
