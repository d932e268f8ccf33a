"""Cthulhu Wars: Tarang, who runs from Great Old Ones (CW-57.11)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from mythos.core.asks import Question, Script, ask_which
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.cards.investigators.common import investigating, investigator
from mythos.games.cthulhu_wars.rules.ability import CardAbility, plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.entry import open_zones
from mythos.games.cthulhu_wars.rules.figures import choices, place, shift
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.places import in_play, on_map
from mythos.games.cthulhu_wars.rules.shapes import AtZone
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Kind

TARANG: Final = investigator("tarang")
WHERE: Final = 0
HERE: Final = 1
IN_PLAY: Final = 2
ASK_FLIGHT: Final = Question("cowardice", "CW-57.11")


class BringTarang(AtZone):
    """Tarang comes for nothing in the Doom Phase (CW-57.11)."""


class RunTo(AtZone):
    """Say where Tarang runs, and with him who is afraid, too (CW-57.11)."""


class Cowardice(CardAbility):
    """A Great Old One that moves into his zone drives him and our other Cultists there out of it
    (CW-57.11). The counters: his zone at the last look, counted from 1; how many figures of each
    Great Old One were there, and how many were in play.

    RULING: looked at between two actions. Who was in play before and is there for the first time
    has moved there; who was not has been awakened or placed. The one to whom he comes does not
    drive him out. Without a zone that is open to him he stays.
    """

    name = "cowardice"
    unit = TARANG.name
    counters = 3
    answers = (RunTo,)

    @cached_property
    def gods(self) -> tuple[Kind, ...]:
        return tuple(kind for kind, great in enumerate(self.t.great) if great)

    def put_right(self, s: War) -> Script | None:
        if s.battle is not None:
            return None
        zones = self.zones_with(s, self.unit)
        if not zones:
            self._look(s, None)
            return None
        (zone,) = zones
        comes = s.counters[self.at + WHERE] == 1 + zone and self._somebody_came(s, zone)
        self._look(s, zone)
        return self._run(s, zone) if comes else None

    def _look(self, s: War, zone: Zone | None) -> None:
        """What is remembered until the next time."""
        s.counters[self.at + WHERE] = 0 if zone is None else 1 + zone
        s.counters[self.at + HERE] = 0 if zone is None else self._packed(self._here(s, zone))
        s.counters[self.at + IN_PLAY] = 0 if zone is None else self._packed(self._in_play(s))

    def _here(self, s: War, zone: Zone) -> list[int]:
        return [s.figures[zone * self.t.size + kind] for kind in self.gods]

    def _in_play(self, s: War) -> list[int]:
        return [in_play(s, self.t, kind) for kind in self.gods]

    @cached_property
    def _widths(self) -> list[int]:
        """How many bits the number of each takes."""
        return [self.t.units[kind].count.bit_length() for kind in self.gods]

    def _packed(self, numbers: list[int]) -> int:
        packed = 0
        for number, width in zip(numbers, self._widths, strict=True):
            packed = packed << width | number
        return packed

    def _unpacked(self, packed: int) -> list[int]:
        numbers = []
        for width in reversed(self._widths):
            numbers.append(packed & (1 << width) - 1)
            packed >>= width
        return numbers[::-1]

    def _somebody_came(self, s: War, zone: Zone) -> bool:
        """Are there more figures of one than before, and not just as many as came into play?"""
        here = zip(self._here(s, zone), self._unpacked(s.counters[self.at + HERE]), strict=True)
        played = zip(self._in_play(s), self._unpacked(s.counters[self.at + IN_PLAY]), strict=True)
        return any(
            now - before > max(alive - known, 0)
            for (now, before), (alive, known) in zip(here, played, strict=True)
        )

    def _run(self, s: War, zone: Zone) -> Script:
        t, seat, names = self.t, self.seat, self.t.board.names
        open_to = open_zones(s, t, self.kind, t.board.adjacent[zone])
        if not open_to:
            return
        found = {made(RunTo, names[to]): to for to in open_to}
        to = yield from ask_which(seat, ASK_FLIGHT, found, {"zone": names[zone]})
        for kind, on_gate in choices(s, t, t.own(s, seat).cultists, zone):
            for _ in range(1 if on_gate else self._beside_gate(s, kind, zone)):
                shift(s, t, kind, zone, to, on_gate=on_gate)
        self.tell(s, "cowardice", origin=names[zone], zone=names[to])
        self._look(s, to)

    def _beside_gate(self, s: War, kind: Kind, zone: Zone) -> int:
        return s.figures[zone * self.t.size + kind] - (s.keepers[zone] == kind)

    def doom_turn(self, s: War) -> Iterable[Move]:
        waits = self.in_pool(s, self.unit) and not on_map(s, self.t, self.kind)
        return self.in_zones(BringTarang, self.t.zones) if waits else ()

    @plays(BringTarang)
    def bring(self, s: War, move: BringTarang) -> None:
        place(s, self.t, self.kind, self.t.zone(move.zone))
        self.tell(s, "arrived", unit=self.unit, zone=move.zone)


CARD: Final = investigating(TARANG, Cowardice)
