"""What each seat is sent: numbered updates, with only what changed where that is enough."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Struct

from mythos.core.seats import SPECTATOR, Seat, hears
from mythos.server.protocol import Told, Update, encode, question_of
from mythos.server.table import Table

MAX_TOLD = 400
"""A client that was away for longer gets the latest of what happened."""


class Eyes(Struct):
    """What was last sent to a seat of a table: the number and the view."""

    number: int = -1
    view: dict[str, Any] = {}


def view_of(table: Table, seat: Seat) -> dict[str, Any]:
    """The seat's view as plain data; empty before the game begins."""
    if table.match is None:
        return {}
    view: dict[str, Any] = msgspec.to_builtins(table.match.view(seat))
    return view


def told_since(table: Table, seat: Seat, since: int) -> list[Told]:
    """What happened after row `since`, as the seat may know it."""
    told: list[Told] = []
    before = 0
    events = table.match.events if table.match else []
    for entry in table.history:
        if entry.number > since:
            told += entry.told
            told += [
                Told(event.key, event.params)
                for event in events[before : entry.events]
                if hears(event.audience, seat)
            ]
        before = entry.events
    return told[-MAX_TOLD:]


def seats_of(table: Table) -> list[dict[str, str]]:
    """Who sits where; no person's id, which is nobody's business."""
    return [
        {"name": holder.name, "kind": "bot" if holder.bot else "person", "bot": holder.bot}
        if not holder.is_open
        else {"name": "", "kind": "open", "bot": ""}
        for holder in table.seats
    ]


class Gallery:
    """The eyes on one table. An update is made once for each seat and state of knowledge."""

    def __init__(self) -> None:
        self._eyes: dict[Seat, Eyes] = {}

    def frames(self, table: Table, seat: Seat, knows: set[int]) -> dict[int, bytes]:
        """The update for this seat, encoded, for each number that its clients saw last.

        A client that saw exactly what was last sent gets the changes; any other the whole view.
        """
        last = self._eyes.get(seat)
        view = view_of(table, seat)
        frames = {}
        for number in knows:
            changes: dict[str, Any] | None = None
            if last is not None and number == last.number and last.view:
                changes = {k: v for k, v in view.items() if last.view.get(k) != v}
            frames[number] = encode(self._update(table, seat, number, view, changes))
        self._eyes[seat] = Eyes(table.number, view)
        return frames

    def _update(
        self,
        table: Table,
        seat: Seat,
        since: int,
        view: dict[str, Any],
        changes: dict[str, Any] | None,
    ) -> Update:
        match = table.match
        mine = seat != SPECTATOR and match is not None
        fresh = changes is None
        return Update(
            n=table.number,
            since=since,
            told=told_since(table, seat, since),
            view=view if fresh else UNSET,
            set=UNSET if changes is None else changes,
            question=question_of(match.question(seat)) if mine and match else None,
            asked=table.asked(),
            may=tuple(map(str, match.interjections(seat))) if mine and match else (),
            seats=seats_of(table),
            undo={"seat": table.wish.seat, "agreed": sorted(set(table.wish.agreed))}
            if table.wish
            else None,
            result=match.result if match else None,
            seed=match.seed.hex() if match and match.over else "",
            commitment=table.header.commitment if fresh else UNSET,
        )
