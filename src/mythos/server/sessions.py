"""Sessions: a token is a random secret of which the storage keeps a hash, so each can be ended.

A personal link is such a secret, too; it opens sessions on other devices and can be renewed.
"""

from __future__ import annotations

import secrets
import time
from hashlib import blake2b
from typing import Final

from mythos.server.errors import NotSignedIn
from mythos.server.identity import Claim, Identity, fresh_id
from mythos.server.storage.interface import Session, Storage

DEVICE: Final = "device"
LINK: Final = "link"
OLD: Final = "old"
"""The one token that a person had before there were sessions: it has no row of its own."""
MOST: Final = 50
"""Sessions of one person; the one that was unused for longest ends."""
UNUSED_SECONDS: Final = 400 * 86400.0
"""A session that nobody used for so long has ended."""
USED_EVERY: Final = 600.0
"""When a session was last used is known to about so many seconds."""
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "CrOS", "Linux")
PROGRAMS: Final = ("Firefox", "Edg", "OPR", "Chrome", "Safari")


def begin(storage: Storage, person: str, kind: str = DEVICE, device: str = "") -> str:
    """A new session, or a new personal link; its token is known to nobody else ever again."""
    token, now = f"t.{secrets.token_urlsafe(32)}", time.time()
    known = [each for each in storage.sessions(person) if each.kind == DEVICE]
    for each in sorted(known, key=lambda each: each.used)[: max(0, len(known) - MOST + 1)]:
        storage.end_session(person, each.id)
    storage.add_session(Session(hash_of(token), fresh_id(), person, kind, device, now, now))
    return token


def hash_of(token: str) -> str:
    return blake2b(
        token.encode(errors="replace"), digest_size=32, person=b"mythos session"
    ).hexdigest()


def claim_behind(storage: Storage, identity: Identity, token: str) -> Claim | None:
    """Who has this token: a device's, a seat's, or one from before there were sessions."""
    if not token.startswith("t."):
        claim = identity.read(token)
        if claim is None or claim.table or storage.has_old_token(claim.person):
            return claim
        return None
    session = storage.session(hash_of(token))
    if session is None or session.kind != DEVICE:
        return None
    now = time.time()
    if session.used < now - UNUSED_SECONDS:
        storage.end_session(session.person, session.id)
        return None
    if session.used < now - USED_EVERY:
        storage.use_session(session.hash, now)
    return Claim(session.person, session=session.id)


def person_of_link(storage: Storage, identity: Identity, token: str) -> str:
    """Whose personal link this is."""
    session = storage.session(hash_of(token))
    if session is not None and session.kind == LINK:
        storage.use_session(session.hash, time.time())
        return session.person
    claim = None if token.startswith("t.") else claim_behind(storage, identity, token)
    if claim is None or claim.table:
        raise NotSignedIn
    return claim.person


def sessions_of(storage: Storage, person: str) -> list[Session]:
    """All that would let somebody be this person, the last used first."""
    found = sorted(storage.sessions(person), key=lambda each: -each.used)
    if storage.has_old_token(person):
        found.append(Session("", OLD, person, OLD, "", 0.0, 0.0))
    return found


def device_of(agent: str) -> str:
    """A browser and a system, as far as its owner needs them to know it again."""
    system = next((each for each in SYSTEMS if each.casefold() in agent.casefold()), "")
    program = next((each for each in PROGRAMS if f"{each}/" in agent), "")
    named = {"Edg": "Edge", "OPR": "Opera", "CrOS": "ChromeOS", "Mac OS": "macOS"}
    return " · ".join(named.get(each, each) for each in (program, system) if each)
