"""Cthulhu Wars: the Wamps, whom an enemy lets loose (CW-51.11)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.asks import Question, Script, ask_which
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.cards.market import where
from mythos.games.cthulhu_wars.rules.ability import CardAbility, plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.figures import place
from mythos.games.cthulhu_wars.rules.gates import has_gate
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.shapes import ToSeat
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import monster

WAMP: Final = monster("wamp", 4, 1)
ASK_LET_LOOSE: Final = Question("let-loose", "CW-51.11")


class LetLoose(ToSeat):
    """An enemy places the Wamps (CW-51.11)."""


class CryptDweller(CardAbility):
    """In our Doom turn an enemy of our choice puts all Wamps of the Pool into zones without a Gate
    (CW-51.11). The counter: it was done in this Doom turn.
    """

    name = "crypt_dweller"
    unit = WAMP.name
    counters = 1

    def doom_begins(self, s: War) -> None:
        s.counters[self.at] = 0

    def crypts(self, s: War) -> list[Zone]:
        """A unit that is a Gate counts as one (CW-50.62)."""
        return [zone for zone in self.t.zones if not has_gate(s, self.t, zone)]

    def doom_turn(self, s: War) -> Iterable[Move]:
        ready = not s.counters[self.at] and self.in_pool(s, self.unit) and self.crypts(s)
        return [made(LetLoose, enemy) for enemy in self.enemies] if ready else ()

    @plays(LetLoose)
    def let_loose(self, s: War, move: LetLoose) -> Script:
        s.counters[self.at] = 1
        self.tell(s, "let-loose", to=move.to)
        for _ in range(self.in_pool(s, self.unit)):
            zone = yield from where(s, self.t, move.to, self.kind, self.crypts(s))
            if zone is not None:
                place(s, self.t, self.kind, zone)
                self.tell(s, "arrived", unit=self.unit, zone=self.t.board.names[zone])


def by_an_enemy(s: War, t: Layout, seat: Seat, card: int) -> Script:
    """All four, placed by an enemy of the buyer's choice (CW-51.11)."""
    ability = t.ability(seat, CryptDweller)
    found = {made(LetLoose, enemy): made(LetLoose, enemy) for enemy in t.others[seat]}
    if ability.crypts(s):
        move = yield from ask_which(seat, ASK_LET_LOOSE, found)
        yield from ability.let_loose(s, move)


CARD: Final = Card(
    "wamp",
    (WAMP,),
    box="beyond_time_and_space",
    abilities=(CryptDweller,),
    arrives=by_an_enemy,
)
