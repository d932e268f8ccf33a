"""Cthulhu Wars: loyalty cards are bought in the Doom Phase (CW-50.2, CW-50.3, CW-50.13)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final

from mythos.core.asks import Question, Script, Steps, ask_which
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.ability import Ability, plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, Sort
from mythos.games.cthulhu_wars.rules.figures import give_card, in_pool, place
from mythos.games.cthulhu_wars.rules.gates import gates_of, living_gates
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Kind

ASK_ARRIVAL: Final = Question("arrival", "CW-50.2")
CARD: Final = 0
INVESTIGATOR: Final = 1


class Buy(Move):
    """Take a loyalty card from the supply (CW-50.2)."""

    card: str


class Arrive(Move):
    """Say where a figure of the card comes (CW-50.2)."""

    zone: str


class Market(Ability):
    """One card in each Doom Phase, and one Investigator besides, for Doom and for Power
    (CW-50.2, CW-50.3). The counters: what was bought in this Doom turn.
    """

    name = "market"
    shown = False
    counters = 2
    prices_itself = True
    answers = (Arrive,)

    def doom_begins(self, s: War) -> Script | None:
        s.counters[self.at + CARD] = s.counters[self.at + INVESTIGATOR] = 0
        return None

    def doom_turn(self, s: War) -> Iterable[Move]:
        return [made(Buy, card.code) for card in self.for_sale(s)]

    def for_sale(self, s: War) -> Iterable[Card]:
        """What the seat can pay of the supply."""
        t, seat, at = self.t, self.seat, self.at
        for number, card, shelf in self._shelves:
            if s.counters[at + shelf] or s.loyalty[number] != t.nobody:
                continue
            if card.for_sale(s, t):
                doom, power = card.price(s, t, seat)
                if s.doom[seat] >= doom and s.power[seat] >= power:
                    yield card

    @cached_property
    def _shelves(self) -> list[tuple[int, Card, int]]:
        """The cards that are sold, by their numbers."""
        cards = enumerate(self.t.loyalty)
        return [(at, each, self._shelf(each)) for at, each in cards if each.arrives is not None]

    def _shelf(self, card: Card) -> int:
        return INVESTIGATOR if card.sort == Sort.INVESTIGATOR else CARD

    def price(self, s: War, move: Move) -> int:
        (card,) = (each for each in self.t.loyalty if each.code == move.values["card"])
        return card.price(s, self.t, self.seat)[1]

    @plays(Buy)
    def buy(self, s: War, move: Buy) -> Script:
        t, seat = self.t, self.seat
        number = [card.code for card in t.loyalty].index(move.card)
        card = t.loyalty[number]
        s.doom[seat] -= card.price(s, t, seat)[0]
        s.counters[self.at + self._shelf(card)] = 1
        give_card(s, t, number, seat)
        tell(s, "bought", seat=seat, card=card.code)
        assert card.arrives is not None
        yield from card.arrives(s, t, seat, number)
        if s.loyalty[number] == seat:
            yield from t.steps(Ability.card_came, s, seat, number)


def own_gates(s: War, t: Layout, seat: Seat) -> Sequence[Zone]:
    """Where a figure comes that is placed at a Gate of the seat: a unit that is a Gate counts, a
    slumbering Gate does not (CW-50.7, CW-50.62).
    """
    gates = gates_of(s, t, seat)
    return [*gates, *(zone for zone in living_gates(s, t, seat) if zone not in gates)]


def where(s: War, t: Layout, seat: Seat, kind: Kind, zones: Sequence[Zone]) -> Steps[Zone | None]:
    """The zone that the seat chooses for a figure; None if there is none (CW-50.6)."""
    if not zones:
        return None
    found = {made(Arrive, t.board.names[zone]): zone for zone in zones}
    return (yield from ask_which(seat, ASK_ARRIVAL, found, {"unit": t.names[kind]}))


def arrive(s: War, t: Layout, seat: Seat, kind: Kind, zones: Sequence[Zone]) -> Script:
    """A figure comes from the Pool into one of these zones; it is placed, not summoned
    (CW-50.6, CW-50.7).
    """
    zone = (yield from where(s, t, seat, kind, zones)) if in_pool(s, t, kind) else None
    if zone is not None:
        place(s, t, kind, zone)
        tell(s, "arrived", seat=seat, unit=t.names[kind], zone=t.board.names[zone])


def at_your_gate(s: War, t: Layout, seat: Seat, card: int) -> Script:
    """One figure at a Gate of the buyer's (CW-50.2)."""
    yield from arrive(s, t, seat, t.kinds_of_card[card].start, own_gates(s, t, seat))


def anywhere(s: War, t: Layout, seat: Seat, card: int) -> Script:
    """One figure in any zone."""
    yield from arrive(s, t, seat, t.kinds_of_card[card].start, t.zones)
