"""Cthulhu Wars: Nodens, an Elder God, who takes any shape (CW-53.231 to CW-53.235)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.fighters import fighters, sides
from mythos.games.cthulhu_wars.rules.ability import (
    CardAbility,
    NeutralBook,
    Spellbook,
    plays,
)
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodPower, GodRequirement
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.places import on_map
from mythos.games.cthulhu_wars.rules.state import Battle, War
from mythos.games.cthulhu_wars.rules.units import Kind, Trait, great_old_one

NODENS: Final = great_old_one("nodens", 6, traits=Trait.KEEPS_GATE)
KILLS: Final = 1
PAINS: Final = 2


class MarkBook(Move):
    """Nodens counts as the unit that this spellbook is about (CW-53.234)."""

    book: str


class AwakenNodens(Independent):
    """In the usual way, for 6 (CW-53.231)."""

    name = "awaken_nodens"
    awakens = NODENS.name

    def reward(self, s: War, zone: Zone) -> None:
        """A mark from his last coming is forgotten (CW-53.234)."""
        s.counters[self.t.ability(self.seat, Proteus).at] = 0


class ElderGod(CardAbility):
    """He throws no dice: with him in a battle a Kill and two Pains are added to what his side has
    rolled, be it nothing (CW-53.231). That is his combat, no ability that anybody could silence.
    """

    name = "elder_god"
    unit = NODENS.name

    def rolled(self, s: War, b: Battle) -> None:
        for side, seat in enumerate(sides(b)):
            if any(b.kinds[f] == self.kind for f in fighters(b, side)) and seat == self.seat:
                b.kills[1 - side] += KILLS
                b.pains[1 - side] += PAINS
                self.tell(s, "elder-god", kills=KILLS, pains=PAINS)


class Healing(GodPower):
    """At the end of the Doom Phase the ritual marker goes a step back, but neither from Instant
    Death nor before the start (CW-53.232).
    """

    name = "healing"
    unit = NODENS.name
    sequence = 2

    def doom_over(self, s: War) -> None:
        if 0 < s.ritual < len(self.t.track):
            s.ritual -= 1
            self.tell(s, "healing")


class PerformARitual(GodRequirement):
    """Perform a Ritual (CW-53.233)."""

    name = "ritual_for_nodens"

    def after_own_ritual(self, s: War) -> None:
        self.earn(s)


class Proteus(GodBook):
    """As an action one spellbook on our faction card is marked that is about a unit of ours: for it
    Nodens counts as that unit (CW-53.234, CW-53.235). The counter: which, counted from 1.

    RULING: where a spellbook names several units he counts as the one that does what it says. What
    only speaks of units that are summoned, placed from the Pool, replaced or captured says nothing
    about a Great Old One in play and cannot be marked: Devolve, Dreams, Cannibalism, Million
    Favored Ones, They Break Through, Hierophants, Soulless, Brainless, Extinction, Festival.

    RULING: the mark stays where it is while he is off the map, or he could not come back; a Gate
    that he holds he holds on to when he does not count as its keeper any more, as whoever holds one
    by a spellbook that is blocked (CW-51.2).
    """

    name = "proteus"
    unit = NODENS.name
    cost = 2
    counters = 1

    def actions(self, s: War) -> Iterable[Move]:
        if not on_map(s, self.t, self.kind):
            return ()
        marked = self.marked(s)
        return [made(MarkBook, book.name) for book in self._open(s) if book is not marked]

    def _open(self, s: War) -> list[Spellbook]:
        """What can be marked."""
        own = self.t.books[self.seat]
        mine = [book for book in own if s.taken[self.seat] & book.bit]
        return [book for book in mine if book.about and not isinstance(book, NeutralBook)]

    def marked(self, s: War) -> Spellbook | None:
        number = s.counters[self.at]
        return self.t.books[self.seat][number - 1] if number else None

    @plays(MarkBook)
    def mark(self, s: War, move: MarkBook) -> None:
        names = [book.name for book in self.t.books[self.seat]]
        s.counters[self.at] = names.index(move.book) + 1
        self.tell(s, "proteus", book=move.book)

    def counts_as(self, s: War, kinds: Sequence[Kind], book: Spellbook) -> Sequence[Kind]:
        return (*kinds, self.kind) if book is self.marked(s) else kinds

    def card_counters(self, s: War, shown: Sequence[tuple[str, int]]) -> Sequence[tuple[str, int]]:
        book = self.marked(s) if self.in_effect(s) else None
        return shown if book is None else (*shown, (f"proteus_{book.name}", 1))


CARD: Final = Card(
    "nodens",
    (NODENS,),
    abilities=(AwakenNodens, ElderGod, Healing, PerformARitual, Proteus),
)
