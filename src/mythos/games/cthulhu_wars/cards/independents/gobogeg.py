"""Cthulhu Wars: Gobogeg, whose wail drives everybody off (CW-53.101 to CW-53.105)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.asks import Question, Script, ask_which
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.fighters import fighters, sides
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodPower, GodRequirement
from mythos.games.cthulhu_wars.rules.entry import open_zones
from mythos.games.cthulhu_wars.rules.families import Welcome
from mythos.games.cthulhu_wars.rules.figures import choices, figure_name, shift
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.spellbooks import complete
from mythos.games.cthulhu_wars.rules.state import OVER, Battle, War
from mythos.games.cthulhu_wars.rules.units import Kind, Trait, great_old_one

GOBOGEG: Final = great_old_one("gobogeg", 0)
GIFT: Final = 6
ASK_FLEE: Final = Question("wail-retreat", "CW-53.105")


class Wail(Move):
    """Whoever has no result gets a Pain (CW-53.101)."""


class AwakenGobogeg(Independent):
    """In the usual place, once anybody has six spellbooks, for nothing (CW-53.101)."""

    name = "awaken_gobogeg"
    awakens = GOBOGEG.name

    def zones(self, s: War) -> Sequence[Zone]:
        ready = any(complete(s, seat) for seat in range(self.t.players))
        return super().zones(s) if ready else ()


class DeathLament(Welcome, Tactic, GodPower):
    """Given a Kill or a Pain it pains all who have no result, on both sides, and everybody else in
    the zone, once in a battle (CW-53.101, CW-53.105). The counter: 1 and the seat whose it was,
    while those who did not fight have not gone yet.
    """

    name = "death_lament"
    unit = GOBOGEG.name
    counters = 1

    def after_pains(self, s: War, b: Battle) -> Iterable[Move]:
        hit = any(b.kills_ever[f] or b.pained[f] for f in self.ours(b, self.unit))
        return (made(Wail),) if hit and not self.spent(b) else ()

    @plays(Wail)
    def wail(self, s: War, move: Wail) -> None:
        b, traits = self.battle(s), self.t.traits
        self.spend(b)
        s.counters[self.at] = 1 + self.seat
        for f in (*fighters(b, 0), *fighters(b, 1)):
            if not b.killed[f] + b.pained[f] and not traits[b.kinds[f]] & Trait.NO_PAIN:
                b.pained[f] = 1
        self.tell(s, "wail", zone=self.t.board.names[b.zone])

    def retreats_over(self, s: War, b: Battle) -> Script | None:
        """Whoever wailed, and though it may be dead."""
        if s.counters[self.at] != 1 + self.seat:
            return None
        s.counters[self.at] = 0
        return self._flee(s, b)

    def _flee(self, s: War, b: Battle) -> Script:
        """RULING: units of players; what is nobody's does not hear."""
        for seat in self.t.turn_order(s):
            if seat not in sides(b):
                yield from self._retreat(s, seat, b.zone)

    def _retreat(self, s: War, seat: Seat, zone: Zone) -> Script:
        t, names = self.t, self.t.board.names
        kinds = [k for k in t.own(s, seat).kinds if not t.traits[k] & Trait.NO_PAIN]
        near = {kind: open_zones(s, t, kind, t.board.adjacent[zone]) for kind in kinds}
        free = [kind for kind in kinds if near[kind]]
        while found := choices(s, t, free, zone):
            kind, on_gate = found[0]
            name = figure_name(t, kind, on_gate)
            ways = {t.retreat[way][name]: way for way in near[kind]}
            params: dict[str, int | str] = {"unit": t.names[kind], "to": seat}
            to = yield from ask_which(seat, ASK_FLEE, ways, params)
            shift(s, t, kind, zone, to, on_gate=on_gate)
            tell(s, "retreated", seat=seat, unit=t.names[kind], zone=names[to])


class BookOfLaw(GodPower):
    """Whoever awakens another Great Old One gains 6 Power then (CW-53.102)."""

    name = "book_of_law"
    unit = GOBOGEG.name

    def any_awakened(self, s: War, seat: Seat, kind: Kind) -> None:
        if kind != self.kind:
            s.power[seat] += GIFT
            tell(s, "book-of-law", seat=seat, number=GIFT)


class SomebodyWins(GodRequirement):
    """Somebody wins the game (CW-53.103)."""

    name = "somebody_wins"

    def holds(self, s: War) -> bool:
        return s.phase == OVER


class BookOfChaos(GodBook):
    """Whoever has it chooses how the next game is set up (CW-53.104): nothing in this one."""

    name = "book_of_chaos"


CARD: Final = Card(
    "gobogeg",
    (GOBOGEG,),
    box="independents_3",
    abilities=(AwakenGobogeg, DeathLament, BookOfLaw, SomebodyWins, BookOfChaos),
)
