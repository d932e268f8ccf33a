"""What each seat is sent: numbered updates, with only what changed where that is enough."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from mythos.core.asks import Ask
from mythos.core.events import UNDONE
from mythos.core.game import Result
from mythos.core.match import Match
from mythos.core.seats import EVERYONE, SPECTATOR, Audience, Seat
from mythos.server.handing import offer_info
from mythos.server.move_groups import groups_of
from mythos.server.protocol import (
    AskMessage,
    OfferInfo,
    SeatInfo,
    Told,
    Update,
    WishInfo,
    encode,
    question_of,
)
from mythos.server.table import Table

MAX_TOLD = 400
"""A client that was away for longer gets the latest of what happened."""


class LastSent(Struct, frozen=True):
    """What was last sent to a seat of a table: the number and the view."""

    number: int
    view: Struct | None
    seats: list[SeatInfo]


class Happened(Struct, frozen=True):
    """What happened after row `since`, in order, each with those who may know it."""

    since: int
    told: list[Told]
    audiences: list[Audience] | None
    """None: all of it is for everyone, which is the common case and needs no choosing."""

    def for_seat(self, seat: Seat) -> list[Told]:
        if self.audiences is None:
            return self.told
        pairs = zip(self.told, self.audiences, strict=True)
        return [told for told, audience in pairs if audience >> seat & 1]


class Common(Struct):
    """What an update says to every seat alike, worked out once."""

    number: int
    asked: tuple[Seat, ...]
    seats: list[SeatInfo]
    undo: WishInfo | None
    offer: OfferInfo | None
    result: Result | None
    seed: str
    happened: Happened | None = None
    """What the last update that was asked for had to tell; the next seat mostly asks the same."""


def common_of(table: Table) -> Common:
    wish, over = table.wish, table.status == "finished"
    return Common(
        table.number,
        table.asked(),
        table.seat_infos,
        WishInfo(wish.seat, sorted(set(wish.agreed))) if wish else None,
        offer_info(table.handing.offer, table.seats),
        table.result,
        table.stored.seed.hex() if over else "",
    )


def changes_between(before: Struct, after: Struct) -> dict[str, Any]:
    """The fields of a view that are not what they were."""
    return {
        name: value
        for name in after.__struct_fields__
        if (value := getattr(after, name)) != getattr(before, name)
    }


def happened_since(table: Table, since: int) -> Happened:
    """What happened after row `since`, for all seats at once."""
    told: list[Told] = []
    audiences: list[Audience] = []
    history = table.history
    events = table.match.events if table.match else []
    first = len(history)
    while first and history[first - 1].number > since:  # mostly one step back
        first -= 1
    before = history[first - 1].events if first else 0
    for entry in history[first:]:
        if entry.told:
            told += entry.told
            audiences += [EVERYONE] * len(entry.told)
        for event in events[before : entry.events]:
            params = event.params if event.key != UNDONE else _rows_undone(table, event.params)
            told.append(Told(event.key, params, row=entry.number))
            audiences.append(event.audience)
        before = entry.events
    private = audiences.count(EVERYONE) < len(audiences)
    return Happened(since, told, audiences if private else None)


def _rows_undone(table: Table, params: Mapping[str, Any]) -> dict[str, Any]:
    """From which row on a move was taken back.

    Events are counted by rows here: their own numbers would tell of those that others hear.
    """
    entries = (each.number for each in table.history if each.events > params["since"])
    return {**params, "since": next(entries, 0)}


def told_since(table: Table, seat: Seat, since: int) -> list[Told]:
    """What happened after row `since`, as the seat may know it."""
    return happened_since(table, since).for_seat(seat)[-MAX_TOLD:]


def seats_of(table: Table) -> list[SeatInfo]:
    """Who sits where; no person's id, which is nobody's business."""
    return table.seat_infos


class UpdateCache:
    """What each seat of one table was sent last, so that the next update says only what changed."""

    def __init__(self) -> None:
        self._last: dict[Seat, LastSent] = {}

    def frame(self, table: Table, seat: Seat, since: int, common: Common) -> bytes:
        """The update for this seat, encoded, for a client whose last number was `since`.

        A client that saw exactly what was last sent gets the changes; any other the whole view.
        """
        last = self._last.get(seat)
        known = last if last is not None and since == last.number else None
        view = table.match.view(seat) if table.match else None
        now = self._last[seat] = LastSent(common.number, view, common.seats)
        if common.happened is None or common.happened.since != since:
            common.happened = happened_since(table, since)
        told = common.happened.for_seat(seat)
        return encode(_update(table, seat, now, known, common, told[-MAX_TOLD:]))


def asked_of(match: Match[Any], ask: Ask, view: Struct | None) -> AskMessage:
    """A seat's question with what its moves cost, and on what they are done."""
    fighting = getattr(view, "battle", None) is not None
    return question_of(ask, match.prices(ask.seat, ask.moves), fighting)


def _update(
    table: Table,
    seat: Seat,
    now: LastSent,
    known: LastSent | None,
    common: Common,
    told: list[Told],
) -> Update:
    match = table.match
    mine = seat != SPECTATOR and match is not None
    view: Any = UNSET
    changes: dict[str, Any] | UnsetType = UNSET
    if known is None or known.view is None or now.view is None:
        view = now.view or {}
    else:
        changes = changes_between(known.view, now.view)
    assert common.happened is not None
    ask = match.question(seat) if mine and match and seat in common.asked else None
    beside = ask.beside if ask is not None else ()
    may = [m for m in match.interjections(seat) if m not in beside] if mine and match else ()
    return Update(
        n=common.number,
        since=common.happened.since,
        told=told,
        view=view,
        set=changes,
        question=asked_of(match, ask, now.view) if match and ask is not None else None,
        asked=common.asked,
        may=groups_of(may),
        seats=now.seats if known is None or known.seats != now.seats else UNSET,
        undo=common.undo,
        offer=common.offer,
        result=common.result,
        seed=common.seed,
        commitment=table.header.commitment if known is None else UNSET,
    )
