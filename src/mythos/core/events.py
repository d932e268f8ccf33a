"""Events: what happened, as a key with parameters and the seats that may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from mythos.core.seats import EVERYONE, Audience

if TYPE_CHECKING:
    from mythos.core.state import State

Value: TypeAlias = int | str | tuple[int | str, ...]


UNDONE = "undone"
"""The one event that no game tells: a seat took its move back."""


class Event(Struct, frozen=True, gc=False):
    """Something that happened. Parameters named in `SEAT_PARAMS` hold seats.

    `reveals` marks that somebody learned something hidden: free undo ends there.
    """

    key: str
    params: dict[str, Value]
    audience: Audience = EVERYONE
    reveals: bool = False


def tell(
    s: State, key: str, audience: Audience = EVERYONE, *, reveals: bool = False, **params: Value
) -> None:
    """Tell the audience what happened. Costs next to nothing when nobody listens."""
    if s.log is not None:
        s.log.append(Event(key, params, audience, reveals))
