"""Who somebody is: signed tokens for seats and invitations, passwords. Sessions: `sessions`."""

from __future__ import annotations

import base64
import hmac
import secrets
from hashlib import blake2b
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct

from mythos.core.seats import Seat

_HASHER: Final = PasswordHasher()


class Claim(Struct, frozen=True):
    """What a token proves: that its bearer is this person, or may play this one seat."""

    person: str
    table: str = ""
    seat: Seat = -1
    session: str = ""
    """The session by which it is known; a seat's token has none."""


def fresh_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_hex(8)


class Identity:
    """Makes and reads tokens."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def seat_token(self, person: str, table: str, seat: Seat) -> str:
        """Whoever has it may play this seat for this person: for outside bots."""
        return self._sign(f"s.{person}.{table}.{seat}")

    def invitation(self, table: str, seat: Seat, held: int = 0) -> str:
        """Whoever has it may take this seat, until somebody more has held it in the game."""
        return self._sign(_invitation(table, seat, held))

    def read(self, token: str) -> Claim | None:
        """The claim behind a signed token; None if it is not ours.

        A person's token is one from before there were sessions; whether it still counts, the
        storage knows.
        """
        parts = self._check(token)
        if parts is None:
            return None
        if len(parts) == 2 and parts[0] == "p":
            return Claim(parts[1], session="old")
        if len(parts) == 4 and parts[0] == "s":
            return Claim(parts[1], parts[2], int(parts[3]))
        return None

    def seal(self, table: str) -> str:
        """Whoever has it may open the table of this id, whose seed is fixed already."""
        return self._sign(f"c.{table}")

    def sealed(self, token: str) -> str | None:
        """The table of a seal; None if it is not ours."""
        parts = self._check(token)
        return parts[1] if parts is not None and len(parts) == 2 and parts[0] == "c" else None

    def is_invitation(self, token: str, table: str, seat: Seat, held: int = 0) -> bool:
        return self._check(token) == _invitation(table, seat, held).split(".")

    def _sign(self, text: str) -> str:
        return f"{text}.{self._mark(text)}"

    def _check(self, token: str) -> list[str] | None:
        text, _, mark = token.rpartition(".")
        if not token.isascii() or not hmac.compare_digest(mark, self._mark(text)):
            return None
        return text.split(".")

    def _mark(self, text: str) -> str:
        digest = blake2b(text.encode(), key=self._secret, digest_size=18, person=b"mythos token")
        return base64.urlsafe_b64encode(digest.digest()).decode().replace("=", "")


def _invitation(table: str, seat: Seat, held: int) -> str:
    return f"i.{table}.{seat}.{held}" if held else f"i.{table}.{seat}"


def hash_password(password: str) -> str:
    return _HASHER.hash(password)


def fits(password: str, hashed: str | None) -> bool:
    """Does the password fit? Takes as long for a login that does not exist."""
    try:
        return _HASHER.verify(hashed or _NOBODY, password) and hashed is not None
    except (VerificationError, InvalidHashError):
        return False


_NOBODY: Final = _HASHER.hash(secrets.token_hex(16))
