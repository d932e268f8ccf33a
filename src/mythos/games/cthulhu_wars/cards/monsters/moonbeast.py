"""Cthulhu Wars: the Moonbeast, which squats on others' spellbooks (CW-51.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from mythos.core.asks import Question, Script, ask_which
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.cards.market import own_gates, where
from mythos.games.cthulhu_wars.cards.off_the_map import OffTheMap
from mythos.games.cthulhu_wars.rules.ability import (
    Ability,
    CardAbility,
    NeutralBook,
    Spellbook,
    plays,
)
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.figures import shift
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.places import on_map
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Kind, monster

MOONBEAST: Final = monster("moonbeast", 4, 2)
RANSOM: Final = 1
ASK_OBEY: Final = Question("obey", "CW-51.2")


class Obey(Move):
    """The Moonbeast lies down on a spellbook (CW-51.2)."""

    to: int
    book: str


class SendBack(Move):
    """Pay 1 Doom, and a Moonbeast leaves a spellbook (CW-51.2)."""

    book: str


class Lair(NamedTuple):
    """A spellbook on which a Moonbeast lies or could lie."""

    book: Spellbook
    place: int


class BlasphemousObeisance(OffTheMap):
    """Who is summoned lies on an enemy's spellbook, which cannot be used, until our next Doom turn
    (CW-51.2). The counter: how many lie on spellbooks that their owners do not have.

    RULING: where nobody has a spellbook it lies on one that is still to be taken. If the book under
    it goes away, it comes back.
    """

    name = "blasphemous_obeisance"
    unit = MOONBEAST.name
    answers = (Obey,)
    counters = 1

    def silences(self, s: War, ability: Ability) -> bool:
        if not isinstance(ability, Spellbook) or ability.seat == self.seat:
            return False
        place = self.t.on_books[ability.seat][ability.bit.bit_length() - 1]
        lies = s.figures[place * self.t.size + self.kind]
        return lies > 0 and not ability.lingers(s)

    def _lair(self, book: Spellbook) -> Lair:
        return Lair(book, self.t.on_books[book.seat][book.bit.bit_length() - 1])

    def lairs(self, s: War, seat: Seat) -> list[Lair]:
        """The spellbooks of a seat, taken or not."""
        return [self._lair(book) for book in self.t.books[seat]]

    def lies_on(self, s: War, lair: Lair) -> int:
        return s.figures[lair.place * self.t.size + self.kind]

    def _occupied(self, s: War) -> list[Lair]:
        t = self.t
        if s.figures[t.pool * t.size + self.kind] + on_map(s, t, self.kind) == MOONBEAST.count:
            return []
        every = (lair for enemy in self.enemies for lair in self.lairs(s, enemy))
        return [lair for lair in every for _ in range(self.lies_on(s, lair))]

    def summoned(self, s: War, kind: Kind, zone: Zone) -> Script | None:
        return self.lie_down(s, zone) if kind == self.kind else None

    def lie_down(self, s: War, origin: int) -> Script:
        """Its owner says on which spellbook."""
        lairs = [lair for enemy in self.enemies for lair in self.lairs(s, enemy)]
        taken = [lair for lair in lairs if self._taken(s, lair)]
        open_to = taken or [lair for lair in lairs if not isinstance(lair.book, NeutralBook)]
        found = {made(Obey, lair.book.seat, lair.book.name): lair for lair in open_to}
        lair = yield from ask_which(self.seat, ASK_OBEY, found)
        shift(s, self.t, self.kind, origin, lair.place)
        s.counters[self.at] += not self._taken(s, lair)
        self.tell(s, "obeisance", to=lair.book.seat, book=lair.book.name)

    def _taken(self, s: War, lair: Lair) -> bool:
        return bool(s.taken[lair.book.seat] & lair.book.bit)

    def doom_begins(self, s: War) -> Script | None:
        occupied = self._occupied(s)
        return self._all_back(s, occupied) if occupied else None

    def put_right(self, s: War) -> Script | None:
        """A spellbook that was lost is left."""
        orphans = [lair for lair in self._occupied(s) if not self._taken(s, lair)]
        lost = orphans[: max(len(orphans) - s.counters[self.at], 0)]
        s.counters[self.at] = len(orphans)
        return self._all_back(s, lost) if lost else None

    def _all_back(self, s: War, lairs: Iterable[Lair]) -> Script:
        for lair in lairs:
            if self.lies_on(s, lair):
                yield from self.come_back(s, lair)

    def come_back(self, s: War, lair: Lair) -> Script:
        """To a Gate of ours; without one to our units, and without those anywhere. The spellbook is
        free before its owner has chosen.
        """
        t, seat, card = self.t, self.seat, self.t.cards[self.seat]
        s.counters[self.at] -= not self._taken(s, lair)
        shift(s, t, self.kind, lair.place, card)
        zones = own_gates(s, t, seat) or self.own_zones(s) or t.zones
        zone = yield from where(s, t, seat, self.kind, zones)
        assert zone is not None
        shift(s, t, self.kind, card, zone)
        self.tell(s, "moonbeast-back", zone=t.board.names[zone])


class Ransom(CardAbility):
    """Whoever has a Moonbeast on a spellbook may pay 1 Doom at any time to be rid of it
    (CW-51.2).
    """

    name = "ransom"
    shown = False

    def in_effect(self, s: War) -> bool:
        return s.loyalty[self.card] not in (self.seat, self.t.nobody)

    def anytime(self, s: War) -> Iterable[Move]:
        if s.doom[self.seat] < RANSOM:
            return ()
        beast = self._beast(s)
        lairs = beast.lairs(s, self.seat)
        return [made(SendBack, lair.book.name) for lair in lairs if beast.lies_on(s, lair)]

    def _beast(self, s: War) -> BlasphemousObeisance:
        return self.t.ability(s.loyalty[self.card], BlasphemousObeisance)

    @plays(SendBack)
    def send_back(self, s: War, move: SendBack) -> Script:
        beast = self._beast(s)
        s.doom[self.seat] -= RANSOM
        self.tell(s, "ransom", book=move.book)
        lairs = beast.lairs(s, self.seat)
        yield from beast.come_back(s, next(e for e in lairs if e.book.name == move.book))


def onto_a_spellbook(s: War, t: Layout, seat: Seat, card: int) -> Script:
    """The first lies on an enemy's spellbook at once (CW-51.2)."""
    yield from t.ability(seat, BlasphemousObeisance).lie_down(s, t.pool)


CARD: Final = Card(
    "moonbeast",
    (MOONBEAST,),
    box="dreamlands_surface",
    abilities=(BlasphemousObeisance, Ransom),
    arrives=onto_a_spellbook,
)
