"""What each seat is sent: numbered updates, with only what changed where that is enough."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from mythos.core.game import Result
from mythos.core.seats import SPECTATOR, Seat, hears
from mythos.server.protocol import SeatInfo, Told, Update, WishInfo, encode, question_of
from mythos.server.table import Table

MAX_TOLD = 400
"""A client that was away for longer gets the latest of what happened."""


class Eyes(Struct, frozen=True):
    """What was last sent to a seat of a table: the number and the view."""

    number: int
    view: Struct | None
    seats: list[SeatInfo]


class Common(Struct, frozen=True):
    """What an update says to every seat alike, worked out once."""

    number: int
    asked: tuple[Seat, ...]
    seats: list[SeatInfo]
    undo: WishInfo | None
    result: Result | None
    seed: str


def common_of(table: Table) -> Common:
    match, wish = table.match, table.wish
    over = match is not None and match.over
    return Common(
        table.number,
        table.asked(),
        seats_of(table),
        WishInfo(wish.seat, sorted(set(wish.agreed))) if wish else None,
        match.result if match and over else None,
        match.seed.hex() if match and over else "",
    )


def changes_between(before: Struct, after: Struct) -> dict[str, Any]:
    """The fields of a view that are not what they were."""
    return {
        name: value
        for name in after.__struct_fields__
        if (value := getattr(after, name)) != getattr(before, name)
    }


def told_since(table: Table, seat: Seat, since: int) -> list[Told]:
    """What happened after row `since`, as the seat may know it."""
    told: list[Told] = []
    history = table.history
    events = table.match.events if table.match else []
    first = len(history)
    while first and history[first - 1].number > since:  # mostly one step back
        first -= 1
    before = history[first - 1].events if first else 0
    for entry in history[first:]:
        told += entry.told
        told += [
            Told(event.key, event.params)
            for event in events[before : entry.events]
            if hears(event.audience, seat)
        ]
        before = entry.events
    return told[-MAX_TOLD:]


def seats_of(table: Table) -> list[SeatInfo]:
    """Who sits where; no person's id, which is nobody's business."""
    return [
        SeatInfo(holder.name, "bot" if holder.bot else "person", holder.bot)
        if not holder.is_open
        else SeatInfo("", "open", "")
        for holder in table.seats
    ]


class Gallery:
    """The eyes on one table. An update is made once for each seat and state of knowledge."""

    def __init__(self) -> None:
        self._eyes: dict[Seat, Eyes] = {}

    def frames(self, table: Table, seat: Seat, knows: set[int], common: Common) -> dict[int, bytes]:
        """The update for this seat, encoded, for each number that its clients saw last.

        A client that saw exactly what was last sent gets the changes; any other the whole view.
        """
        last = self._eyes.get(seat)
        view = table.match.view(seat) if table.match else None
        now = Eyes(table.number, view, common.seats)
        frames = {}
        for number in knows:
            known = last if last is not None and number == last.number else None
            frames[number] = encode(self._update(table, seat, number, now, known, common))
        self._eyes[seat] = now
        return frames

    def _update(
        self,
        table: Table,
        seat: Seat,
        since: int,
        now: Eyes,
        known: Eyes | None,
        common: Common,
    ) -> Update:
        match = table.match
        mine = seat != SPECTATOR and match is not None
        view: Any = UNSET
        changes: dict[str, Any] | UnsetType = UNSET
        if known is None or known.view is None or now.view is None:
            view = now.view or {}
        else:
            changes = changes_between(known.view, now.view)
        ask = match.question(seat) if mine and match and seat in common.asked else None
        return Update(
            n=common.number,
            since=since,
            told=told_since(table, seat, since),
            view=view,
            set=changes,
            question=question_of(ask),
            asked=common.asked,
            may=tuple(map(str, match.interjections(seat))) if mine and match else (),
            seats=now.seats if known is None or known.seats != now.seats else UNSET,
            undo=common.undo,
            result=common.result,
            seed=common.seed,
            commitment=table.header.commitment if known is None else UNSET,
        )
