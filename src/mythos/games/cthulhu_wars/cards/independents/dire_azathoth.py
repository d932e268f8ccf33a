"""Cthulhu Wars: Dire Azathoth, the blind idiot god (CW-53.221 to CW-53.224)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mythos.core.asks import Ask, Question, Roll, Script
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.battle.fighters import of_kind, sides
from mythos.games.cthulhu_wars.rules.ability import CardAbility, plays
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodDeed, GodPower
from mythos.games.cthulhu_wars.rules.gates import gates_of
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.places import zones_with
from mythos.games.cthulhu_wars.rules.shapes import OfNumber
from mythos.games.cthulhu_wars.rules.state import ROLLED, Battle, Loss, War
from mythos.games.cthulhu_wars.rules.units import great_old_one

NAME: Final = "dire_azathoth"
UNKNOWN: Final = 1
"""What counts while the die has not fallen."""
MOST_SEATS: Final = 8
PRICE: Final = 20
ASK_SPOILS: Final = Question("mindless-destruction", "CW-53.222")


def combat_of_dire_azathoth(clash: Clash, number: int) -> int:
    """A die, thrown anew in each battle (CW-53.221)."""
    s, t = clash.s, clash.t
    if s.battle is None or s.battle.step < ROLLED:
        return UNKNOWN
    return s.counters[t.ability(clash.seat, MindlessDice).at]


class TakeDoom(OfNumber):
    """So much of the gain is Doom, the rest Power (CW-53.222)."""


class PayForTheEnd(Move):
    """Pay for the spellbook with which one wins (CW-53.223)."""


class AwakenDireAzathoth(Independent):
    """At a Gate of ours in the start Area of an enemy, without a Great Old One, for 10
    (CW-53.221).
    """

    name = "awaken_dire_azathoth"
    awakens = NAME

    def zones(self, s: War) -> Sequence[Zone]:
        starts = [s.starts[enemy] for enemy in self.enemies]
        return [zone for zone in gates_of(s, self.t, self.seat) if zone in starts]


class MindlessDice(CardAbility):
    """Its combat is thrown before the dice are counted (CW-53.221). The counter: the die."""

    name = "mindless_dice"
    unit = NAME
    shown = False
    counters = 1

    def before_roll(self, s: War, b: Battle) -> Script | None:
        return self._throw(s) if of_kind(b, self.kind) else None

    def _throw(self, s: War) -> Script:
        (face,) = yield Roll(6)
        s.counters[self.at] = face
        self.tell(s, "mindless-dice", number=face)


class MindlessDestruction(GodPower):
    """Whoever fights in its zone gains 1 Doom or 1 Power for each unit of the other side that he
    made it lose in the battle (CW-53.222). The counters: how many, by seat.

    RULING: what somebody gives up of his own he has not killed, and what is nobody's gains nothing.
    """

    name = "mindless_destruction"
    unit = NAME
    counters = MOST_SEATS
    answers = (TakeDoom,)

    def battle_begins(self, s: War, b: Battle) -> None:
        for seat in range(self.t.players):
            s.counters[self.at + seat] = 0

    def unit_lost(self, s: War, loss: Loss) -> None:
        self._note(s, loss)

    def enemy_lost(self, s: War, loss: Loss) -> None:
        self._note(s, loss)

    def _note(self, s: War, loss: Loss) -> None:
        b = s.battle
        if b is None or not loss.in_battle or b.zone not in zones_with(s, self.t, self.kind):
            return
        if loss.by != loss.owner and loss.by in sides(b) and loss.by != self.t.nobody:
            s.counters[self.at + loss.by] += 1

    def after_any_battle(self, s: War, b: Battle) -> Script | None:
        due = [seat for seat in sides(b) if seat != self.t.nobody and s.counters[self.at + seat]]
        return self._share(s, due) if due else None

    def _share(self, s: War, due: Sequence[Seat]) -> Script:
        for seat in due:
            number = s.counters[self.at + seat]
            moves = [made(TakeDoom, doom) for doom in range(number, -1, -1)]
            answer = yield Ask(seat, ASK_SPOILS, moves, {"number": number})
            s.counters[self.at + seat] = 0
            s.doom[seat] += answer.number
            s.power[seat] += number - answer.number
            power = number - answer.number
            tell(s, "mindless-destruction", seat=seat, doom=answer.number, power=power)


class PayTwenty(GodDeed):
    """As an action, for 20 Power (CW-53.223)."""

    name = "pay_20"
    cost = PRICE

    @plays(PayForTheEnd)
    def pay(self, s: War, move: PayForTheEnd) -> None:
        self.tell(s, "paid-for-book", number=self.cost)


class BlindIdiotGod(GodBook):
    """Whoever has it wins at once, alone (CW-53.224)."""

    name = "blind_idiot_god"

    def wins(self, s: War) -> bool:
        return True


CARD: Final = Card(
    "dire_azathoth",
    (great_old_one(NAME, 10, combat_of_dire_azathoth),),
    box="dire",
    abilities=(AwakenDireAzathoth, MindlessDice, MindlessDestruction, PayTwenty, BlindIdiotGod),
)
