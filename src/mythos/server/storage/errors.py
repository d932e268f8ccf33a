"""What a storage refuses, and the ways in which it can be out of reach."""

from __future__ import annotations

from mythos.core.errors import MythosError
from mythos.server.storage.interface import Unavailable


class BadDatabase(MythosError):
    """What stands at this place is no database of ours, or not one we can use."""

    code = "bad-database"

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}", place=place, reason=reason)


class Refused(MythosError):
    """The database will not keep this, now or later: an unknown table, an id used twice."""

    code = "storage-refused"

    def __init__(self, reason: str) -> None:
        super().__init__(f"the storage refuses: {reason}", reason=reason)


class AlreadyThere(Refused):
    """Something else has this key."""


class Dropped(Unavailable):
    """The connection broke before the end of the transaction. Nothing of it was kept."""


class OutcomeUnknown(Unavailable):
    """The connection broke during COMMIT and asking again failed too.

    The one case in which an Unavailable call may have been kept: whoever catches it reads the
    table's log again before going on.
    """
