"""People: guests, logins, the personal link, and the devices that are signed in."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from mythos.server import accounts, sessions
from mythos.server.addresses import address_of
from mythos.server.api.context import Context
from mythos.server.errors import WrongLogin, WrongPassword
from mythos.server.identity import Claim, fits, hash_password
from mythos.server.keys import LIMITER, LOGINS
from mythos.server.sessions import device_of
from mythos.server.storage.interface import Person

MIN_PASSWORD: Final = 8
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


class Token(Struct, frozen=True):
    token: str


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


async def new_guest(context: Context) -> SignedIn:
    context.request.app[LIMITER].take("guest", address_of(context.request))
    name = context.body.name
    done: SignedIn = await context.run(
        lambda: signed_in(context, accounts.new_guest(context.service, name))
    )
    return done


async def who_am_i(context: Context) -> Me:
    return me(await context.run(lambda: context.service.person(context.claim)))


async def rename(context: Context) -> Me:
    name = context.body.name
    return me(await context.run(lambda: accounts.rename(context.service, context.claim, name)))


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
        await context.run(
            lambda: accounts.register(context.service, context.claim, body.login, hashed)
        )
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
        accounts.end_session(context.service, context.claim, ended)
        if context.claim and context.claim.session == ended:
            context.cookie = ""
            return Sessions([])
        return my_sessions(context)

    found: Sessions = await context.run(work)
    return found


async def end_other_sessions(context: Context) -> Sessions:
    def work() -> Sessions:
        accounts.end_other_sessions(context.service, context.claim)
        return my_sessions(context)

    found: Sessions = await context.run(work)
    return found
