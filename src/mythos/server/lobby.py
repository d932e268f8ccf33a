"""The lobby: which tables there are, and what players say is wrong at one."""

from __future__ import annotations

import time

import msgspec

from mythos.server.errors import BadRequest
from mythos.server.identity import Claim, fresh_id
from mythos.server.service import Service
from mythos.server.storage.interface import Listing, Report
from mythos.server.tidying import listing_of


def listings(service: Service, claim: Claim | None, which: str) -> list[Listing]:
    if which == "mine":
        return _fresh(service, service.storage.listings(person=service.person(claim).id))
    if which not in ("open", "running", "finished"):
        raise BadRequest("list mine, open, running or finished tables")
    return [
        each for each in _fresh(service, service.storage.listings(status=which)) if in_lobby(each)
    ]


def _fresh(service: Service, listings: list[Listing]) -> list[Listing]:
    """The stored lobby may be a few seconds late; what is open here is known better."""
    tables = service.ledger.tables
    return [
        msgspec.structs.replace(listing_of(tables[each.table]), moved=each.moved)
        if each.table in tables
        else each
        for each in listings
    ]


def report(service: Service, claim: Claim | None, table_id: str, words: str) -> Report:
    """Something is wrong: where, and the player's words, for the host.

    The table's log has the rest: `transfer.record_at` finds the record as it was.
    """
    person = service.person(claim)
    table = service.ledger.table(table_id)
    words = "\n".join(line for line in words.splitlines() if line.isprintable())
    if not 0 < len(words) <= 4000:
        raise BadRequest("say in 1 to 4000 printable characters what is wrong")
    made = Report(fresh_id(), table_id, table.number, person.id, time.time(), words, "")
    service.storage.add_report(made)
    return made


def in_lobby(listing: Listing) -> bool:
    """A day's attempts are on their own board."""
    return not msgspec.json.decode(listing.summary).get("scored")
