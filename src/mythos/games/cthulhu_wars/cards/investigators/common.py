"""Cthulhu Wars: what all Investigators have in common (CW-57.1 to CW-57.4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from mythos.core.asks import Question, Script, Steps, ask_which
from mythos.core.events import tell
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.ability import Ability, CardAbility
from mythos.games.cthulhu_wars.rules.card import Arrival, Card, Sort
from mythos.games.cthulhu_wars.rules.figures import give_card
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.shapes import ToSeat
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import PLAIN, Kind, Trait, Unit, cultist

DOOM: Final = 1
BURDEN: Final = -1
ASK_RECEIVER: Final = Question("investigator-receiver", "CW-57.1")


class GiveInvestigator(ToSeat):
    """Say who gets the card of an Investigator (CW-57.1)."""


class Traitor(CardAbility):
    """Everybody may move an Investigator by a Move action, for 1 Power, one zone (CW-57.3)."""

    name = "traitor"
    answers = (GiveInvestigator,)

    @cached_property
    def kind(self) -> Kind:
        return self.t.kinds_of_card[self.card].start

    def moved_by_all(self, s: War, kinds: Sequence[Kind]) -> Sequence[Kind]:
        return (*kinds, self.kind)


class StarStone(CardAbility):
    """A captured Investigator costs its captor 1 Power in Gather Power (CW-57.4).

    RULING: whatever else is said about the captives of its owner: it gives no Power and costs 1.
    """

    name = "star_stone"
    sequence = 1

    @cached_property
    def kind(self) -> Kind:
        return self.t.kinds_of_card[self.card].start

    def captive_income(self, s: War, reward: int, kind: Kind) -> int:
        return BURDEN if kind == self.kind else reward


def investigator(name: str, cost: int = 1, combat: int = 1, *, traits: Trait = PLAIN) -> Unit:
    """A Cultist that neither gives Power nor builds or holds Gates (CW-57.2)."""
    return cultist(name, 1, cost, combat=combat, traits=Trait.NO_POWER | Trait.NO_GATE | traits)


def without_one(s: War, t: Layout) -> list[Seat]:
    """The seats that have no Investigator, in turn order (CW-57.1)."""
    held = [s.loyalty[number] for number in t.cards_by_sort[Sort.INVESTIGATOR]]
    return [seat for seat in t.turn_order(s) if seat not in held]


def anybody_without(s: War, t: Layout) -> bool:
    """None is for sale when everybody has one (CW-57.1)."""
    return bool(without_one(s, t))


def one_doom(_s: War, _t: Layout, _seat: Seat) -> tuple[int, int]:
    """1 Doom (CW-57.1)."""
    return DOOM, 0


def hand_over(s: War, t: Layout, buyer: Seat, card: int) -> Steps[Seat]:
    """The buyer says who gets the card; it may be he himself (CW-57.1)."""
    give_card(s, t, card, t.nobody)
    found = {made(GiveInvestigator, seat): seat for seat in without_one(s, t)}
    seat = yield from ask_which(buyer, ASK_RECEIVER, found, {"card": t.loyalty[card].code})
    give_card(s, t, card, seat)
    tell(s, "investigator-given", seat=buyer, to=seat, card=t.loyalty[card].code)
    if seat != buyer:  # the market tells the buyer
        yield from t.steps(Ability.card_came, s, seat, card)
    return seat


def into_the_pool(s: War, t: Layout, seat: Seat, card: int) -> Script:
    """The figure begins in the Pool of whoever gets the card (CW-57.1)."""
    yield from hand_over(s, t, seat, card)


def investigating(
    unit: Unit, *abilities: type[CardAbility], arrives: Arrival = into_the_pool
) -> Card:
    """The card of an Investigator."""
    return Card(
        unit.name,
        (unit,),
        sort=Sort.INVESTIGATOR,
        abilities=(*abilities, Traitor, StarStone),
        arrives=arrives,
        bill=one_doom,
        offered=anybody_without,
    )
