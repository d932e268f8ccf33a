"""Cthulhu Wars: Bokrug, who comes back (CW-53.71 to CW-53.75)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.asks import Draw, Question, Script, ask_which
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.ability import Ability, CardAbility, plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodRequirement
from mythos.games.cthulhu_wars.rules.figures import give_card, on_map, shift
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.losses import eliminate, pick_anywhere
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.shapes import AtZone, ToSeat
from mythos.games.cthulhu_wars.rules.signs import NAMES
from mythos.games.cthulhu_wars.rules.state import Loss, War
from mythos.games.cthulhu_wars.rules.units import Kind, great_old_one

BOKRUG: Final = great_old_one("bokrug", 4, combat=1)
ASK_IB: Final = Question("ghosts-of-ib", "CW-53.72")
ASK_SARNATH: Final = Question("doom-of-sarnath", "CW-53.74")
ASK_SARNATH_LOSS: Final = Question("sarnath-loss", "CW-53.74")


class ComeFromIb(AtZone):
    """Bokrug comes back here (CW-53.72)."""


class HandOver(ToSeat):
    """Somebody else has Bokrug from now on (CW-53.73)."""


class SarnathUnit(ToSeat):
    """An enemy chooses one of our Monsters and Cultists, which is eliminated (CW-53.74)."""


class SarnathSign(ToSeat):
    """An enemy chooses one of our Elder Signs, which is discarded (CW-53.74)."""


class AwakenBokrug(Independent):
    """In the usual way, for 4 (CW-53.71)."""

    name = "awaken_bokrug"
    awakens = BOKRUG.name


class GhostsOfIb(CardAbility):
    """When it dies we keep the card without its spellbook; at the end of a Doom Phase it returns to
    a zone without units of enemies (CW-53.72).
    """

    name = "ghosts_of_ib"
    answers = (ComeFromIb,)

    @property
    def _shelf(self) -> int:
        """The card itself, as a place for the figure."""
        return self.t.on_loyalty[self.card]

    def keeps_card(self, s: War, card: int) -> bool:
        return card == self.card

    def unit_lost(self, s: War, loss: Loss) -> None:
        if loss.kind == self.kind_of(BOKRUG.name):
            shift(s, self.t, loss.kind, self.t.pool, self._shelf)
            s.earned &= ~(1 << self.card)
            s.due &= ~(1 << self.card)
            self.tell(s, "bokrug-waits")

    def doom_over(self, s: War) -> Script | None:
        waits = self.count(s, BOKRUG.name, self._shelf)
        zones = [zone for zone in self.t.zones if not self._enemy_here(s, zone)]
        return self._return(s, zones) if waits and zones else None

    def _enemy_here(self, s: War, zone: Zone) -> bool:
        return any(s.presence[enemy] >> zone & 1 for enemy in self.enemies)

    def _return(self, s: War, zones: Sequence[Zone]) -> Script:
        t = self.t
        found = {made(ComeFromIb, t.board.names[zone]): zone for zone in zones}
        zone = yield from ask_which(self.seat, ASK_IB, found)
        shift(s, t, self.kind_of(BOKRUG.name), self._shelf, zone)
        self.tell(s, "bokrug-returns", zone=t.board.names[zone])


class HandOverBokrug(GodRequirement):
    """As an action card and figure go to another player, who has the spellbook at once, and cannot
    refuse (CW-53.73).
    """

    name = "hand_over_bokrug"

    def actions(self, s: War) -> Iterable[Move]:
        return [made(HandOver, seat) for seat in self.enemies]

    @plays(HandOver)
    def hand_over(self, s: War, move: HandOver) -> Script:
        t = self.t
        give_card(s, t, self.card, move.to)
        s.earned |= self.bit
        self.tell(s, "bokrug-given", to=move.to)
        yield from t.steps(Ability.card_came, s, move.to, self.card)


class DoomOfSarnath(GodBook):
    """At the end of the Doom Phase an enemy whom we name picks a Monster or Cultist of ours, or one
    of our Elder Signs, as we say (CW-53.74).

    RULING: he cannot tell the signs apart, so chance picks, and what was discarded is shown.
    """

    name = "doom_of_sarnath"
    answers = (SarnathUnit, SarnathSign)
    sequence = 1
    """Bokrug is back before (CW-53.75)."""

    def doom_over(self, s: War) -> Script | None:
        units, signs = self._units(s), s.hidden_signs[self.seat]
        moves: list[Move] = [made(SarnathUnit, seat) for seat in self.enemies if units]
        moves += [made(SarnathSign, seat) for seat in self.enemies if signs]
        return self._suffer(s, moves) if moves else None

    def _units(self, s: War) -> list[Kind]:
        own = self.t.own(s, self.seat)
        return [kind for kind in own.cultists + own.monsters if on_map(s, self.t, kind)]

    def _suffer(self, s: War, moves: Sequence[Move]) -> Script:
        found: dict[Move, Seat] = {move: move.values["to"] for move in moves}
        choices = {move: (move, enemy) for move, enemy in found.items()}
        move, enemy = yield from ask_which(self.seat, ASK_SARNATH, choices)
        if isinstance(move, SarnathSign):
            value = yield Draw(s.hidden_signs[self.seat], NAMES)
            told = {"to": enemy, "number": value}
            tell(s, "sarnath-sign", reveals=True, seat=self.seat, **told)
            return
        t = self.t
        lost = yield from pick_anywhere(s, t, enemy, ASK_SARNATH_LOSS, self._units(s))
        kind, zone, on_gate = lost
        self.tell(s, "sarnath", to=enemy)
        eliminate(s, t, kind, zone, enemy, on_gate=on_gate)


CARD: Final = Card(
    "bokrug",
    (BOKRUG,),
    box="independents_2",
    abilities=(AwakenBokrug, GhostsOfIb, HandOverBokrug, DoomOfSarnath),
)
