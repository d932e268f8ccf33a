"""Who watches which table, and the updates that they get when a batch is durable."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from mythos.core.errors import MythosError
from mythos.core.seats import SPECTATOR, Seat
from mythos.server.errors import Internal, RulesRanAway
from mythos.server.protocol import Here, encode
from mythos.server.table import Table
from mythos.server.updates import UpdateCache, common_of

LOG: Final = logging.getLogger("mythos.watching")
Sending = tuple[Callable[[bytes], None], bytes]
"""An encoded update, and what it is given to on the event loop."""


class Watcher:
    """A connection at a table, as the engine knows it: whose eyes, and what it saw last."""

    __slots__ = ("leave", "number", "person", "seat", "send", "session", "table")

    def __init__(
        self,
        table: str,
        seat: Seat,
        person: str,
        send: Callable[[bytes], None],
        session: str = "",
        leave: Callable[[MythosError], None] = lambda _: None,
    ) -> None:
        self.table = table
        self.session = session
        self.leave = leave
        """Called on the event loop, with the reason for which it cannot stay."""
        self.seat = seat
        self.person = person
        self.number = -1
        self.send = send
        """Called on the event loop."""


class Watchers:
    """All connections of this process, by table. Only the engine's thread comes here."""

    def __init__(self) -> None:
        self._by_table: dict[str, set[Watcher]] = {}
        self._caches: dict[str, UpdateCache] = {}
        self._joining: list[Watcher] = []
        self._moved: set[str] = set()
        """Tables at which somebody has come or gone."""
        self.failed: dict[str, MythosError] = {}
        """Tables whose rules could not say what somebody sees, since this was last emptied."""

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._by_table

    def has_player(self, table_id: str) -> bool:
        """Is somebody here who has a seat at this table?"""
        return any(each.seat != SPECTATOR for each in self._by_table.get(table_id, ()))

    def seats(self, table_id: str) -> set[Seat]:
        """The seats whose people are here."""
        return {each.seat for each in self._by_table.get(table_id, ())} - {SPECTATOR}

    def add(self, watcher: Watcher) -> None:
        self._by_table.setdefault(watcher.table, set()).add(watcher)
        self._joining.append(watcher)
        self._moved.add(watcher.table)

    def remove(self, watcher: Watcher) -> None:
        watching = self._by_table.get(watcher.table, set())
        watching.discard(watcher)
        self._moved.add(watcher.table)
        if not watching:
            self._by_table.pop(watcher.table, None)
            self._caches.pop(watcher.table, None)

    def of_person(self, person: str) -> list[Watcher]:
        everybody = (each for watching in self._by_table.values() for each in watching)
        return [each for each in everybody if each.person == person]

    def at(self, table_id: str) -> list[Watcher]:
        return list(self._by_table.get(table_id, ()))

    def forget(self, table_id: str) -> None:
        """The table is read anew: what was last sent is no ground for changes any more."""
        self._caches.pop(table_id, None)

    def updates(self, touched: Mapping[str, Table], tables: Mapping[str, Table]) -> list[Sending]:
        """For everybody who watches a table that changed, or has just come."""
        found: list[Sending] = []
        if self._joining:
            joining, self._joining = self._joining, []
            for watcher in joining:
                table = tables.get(watcher.table)
                if table is not None and watcher in self._by_table.get(watcher.table, ()):
                    self._try(table, partial(self._welcome, table, watcher, found))
        for table_id, table in touched.items():
            watching = self._by_table.get(table_id)
            if watching:
                self._try(table, partial(self._update, table, watching, found))
        while self._moved:
            self._tell_presence(self._moved.pop(), found)
        return found

    def _try(self, table: Table, show: Callable[[], None]) -> None:
        """A table that cannot be shown keeps nobody else from seeing theirs."""
        try:
            table.run_rules(show)
        except RulesRanAway as error:
            self.failed[table.stored.id] = error
        except Exception:
            LOG.exception("table %s cannot be shown", table.stored.id)
            self.failed[table.stored.id] = Internal()

    def _tell_presence(self, table_id: str, found: list[Sending]) -> None:
        """Who is at the table now, as far as this process knows; it is the same for everybody."""
        watching = self._by_table.get(table_id, set())
        spectators = sum(watcher.seat == SPECTATOR for watcher in watching)
        frame = encode(Here(tuple(sorted(self.seats(table_id))), spectators))
        found += [(watcher.send, frame) for watcher in watching]

    def _welcome(self, table: Table, watcher: Watcher, found: list[Sending]) -> None:
        """The first update of a connection: the whole view, and what it has missed."""
        frame = UpdateCache().frame(table, watcher.seat, watcher.number, common_of(table))
        watcher.number = table.number
        found.append((watcher.send, frame))

    def _update(self, table: Table, watching: set[Watcher], found: list[Sending]) -> None:
        """An update is made once for each seat and state of knowledge."""
        cache = self._caches.get(table.stored.id)
        if cache is None:
            cache = self._caches[table.stored.id] = UpdateCache()
        number, common = table.number, common_of(table)
        frames: dict[tuple[Seat, int], bytes] = {}
        for watcher in watching:
            if watcher.seat != SPECTATOR and table.seats[watcher.seat].person != watcher.person:
                watcher.seat, watcher.number = SPECTATOR, -1  # the seat has changed hands
                self._moved.add(watcher.table)
            if watcher.number >= number:
                continue
            key = (watcher.seat, watcher.number)
            frame = frames.get(key)
            if frame is None:
                frame = frames[key] = cache.frame(table, *key, common)
            found.append((watcher.send, frame))
            watcher.number = number
