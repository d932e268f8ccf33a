"""What people do about themselves: a name, a login, the devices that are signed in."""

from __future__ import annotations

import time

import msgspec

from mythos.server.errors import BadRequest, LoginUnavailable, NoSuchSession
from mythos.server.identity import Claim, fresh_id
from mythos.server.names import MAX_NAME, clean_name
from mythos.server.service import Service
from mythos.server.storage.interface import LoginTaken, Person


def new_guest(service: Service, name: str) -> Person:
    person = Person(fresh_id(), clean_name(name), time.time())
    service.storage.add_person(person)
    return person


def rename(service: Service, claim: Claim | None, name: str) -> Person:
    """Another name from now on; running games keep the name one sat down with."""
    changed = msgspec.structs.replace(service.person(claim), name=clean_name(name))
    service.storage.change_person(changed)
    return changed


def register(service: Service, claim: Claim | None, login: str, hashed: str) -> Person:
    """Give a guest a login, or somebody another one; the seats stay.

    Whoever had a password has said it; a new one ends all other sessions and the link.
    """
    person = service.person(claim)
    assert claim is not None
    if not 0 < len(login.strip()) <= MAX_NAME or not login.isprintable():
        raise BadRequest(f"a login has 1 to {MAX_NAME} printable characters")
    changed = msgspec.structs.replace(person, login=login.strip(), password=hashed)
    try:
        service.storage.change_person(changed)
    except LoginTaken:
        raise LoginUnavailable from None
    if person.password is not None:
        service.storage.end_sessions(person.id, claim.session)
        service.ledger.dismiss(person.id)
    return changed


def end_session(service: Service, claim: Claim | None, session: str) -> None:
    """Sign one device out, or let the personal link die."""
    person = service.person(claim)
    if not service.storage.end_session(person.id, session):
        raise NoSuchSession
    service.ledger.dismiss(person.id)


def end_other_sessions(service: Service, claim: Claim | None) -> None:
    person = service.person(claim)
    assert claim is not None
    service.storage.end_sessions(person.id, claim.session)
    service.ledger.dismiss(person.id)
