"""Cthulhu Wars: an ability is an object with hooks at named moments (CW-1.19, CW-30).

A unique ability, a spellbook, a Great Old One's power, a requirement: each is made once for a seat
and overrides the hooks of the moments it speaks of. The table finds out which those are, so a
moment costs nothing where nobody waits for it. What an ability has to remember is in the state's
`counters`, never in the object.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Final

from mythos.core.asks import Script, Steps
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.moves import Order
from mythos.games.cthulhu_wars.rules.state import PAINS

if TYPE_CHECKING:
    from mythos.games.cthulhu_wars.rules.board import Zone
    from mythos.games.cthulhu_wars.rules.layout import Layout
    from mythos.games.cthulhu_wars.rules.state import Battle, War
    from mythos.games.cthulhu_wars.rules.units import Kind, Rank

ORDERS: Final = tuple(Order)
NEAR: Final = 0.55
"""All but there is not there: what can be met has to be met, too."""
ANYTIME: Final = 0.3
"""How near to a bot is what can be met at any time for a price."""


class Ability:
    """The hooks, in the order of the rulebook. By default nothing happens at any of them."""

    name: ClassVar[str] = ""
    shown: ClassVar[bool] = True
    """Players read about it among the powers of its owner's faction."""
    moves: ClassVar[tuple[type[Move], ...]] = ()
    """The moves that this ability offers and carries out."""
    uneven: ClassVar[bool] = False
    """The same move costs more in one zone than in another, taxes apart."""
    awakens: ClassVar[str] = ""
    """The Great Old One that it awakens, if any."""
    counters: ClassVar[int] = 0
    """How many numbers it keeps in the state."""
    orders: ClassVar[tuple[Order, ...]] = ()
    """The standing orders that its owner may give, besides being asked."""
    usual: ClassVar[Order] = Order.ASK
    """The standing order that counts until its owner gives another: what nearly everybody wants."""
    asks: ClassVar[bool] = True
    """Its owner can be asked; what works by itself is only had or forgone (CW-1.21)."""
    late: ClassVar[bool] = False
    """Games from before rules 4 have no order for it, so its place is behind all others."""

    def __init__(self, t: Layout, seat: Seat, number: int, at: int) -> None:
        self.t = t
        self.seat = seat
        self.number = number
        """Its bit among the abilities of the table, for what is once per battle."""
        self.at = at
        """Its first counter."""
        self.order_at = at + self.counters
        """The counter behind its own, for a standing order if it takes any."""

    def active(self, s: War) -> bool:
        """May it be used now?"""
        return True

    def owned(self, s: War) -> bool:
        """Has its owner got it, whether he uses it or not?"""
        return self.active(s)

    def order(self, s: War) -> Order:
        """What its owner has said once and for all."""
        return ORDERS[s.counters[self.order_at]] if self.orders else Order.ASK

    def heeds(self, s: War, b: Battle) -> bool:
        """Does its owner want to hear of it in this battle?"""
        order = self.order(s)
        if order == Order.OWN_BATTLES:
            return self.seat in (b.attacker, b.defender)
        if order == Order.AFTER_PAINS:
            return b.step >= PAINS
        return order != Order.NEVER

    def presses(self, s: War) -> bool:
        """Is it now or never, so that whoever wants to hear only of dangers is asked, too?"""
        return False

    def give_order(self, s: War, order: Order) -> None:
        s.counters[self.order_at] = ORDERS.index(order)

    def play(self, s: War, move: Move) -> Script:
        """Carry out one of its moves."""
        raise NotImplementedError

    # Set-up.

    def settled(self, s: War, zone: Zone) -> None:
        """Its owner's Gate and Acolytes have been put into the start Area (CW-2.9)."""

    # Actions and what they cost (CW-30, sections A and B).

    def actions(self, s: War) -> Iterable[Move]:
        """Main actions that it adds."""
        return ()

    def unlimited(self, s: War) -> Iterable[Move]:
        """Unlimited Actions that it adds."""
        return ()

    def anytime(self, s: War) -> Iterable[Move]:
        """What its owner may do whenever anybody is asked anything (CW-30, section D)."""
        return ()

    def summon_price(self, s: War, kind: Kind, price: int) -> int:
        """What a summoning costs its owner."""
        return price

    def again(self, s: War, price: int) -> int:
        """What awakening a Great Old One of its owner costs that was awakened before."""
        return price

    def tax(self, s: War, seat: Seat, zone: Zone) -> int:
        """What an action of another seat in a zone costs in addition."""
        return 0

    def reach(self, s: War) -> int:
        """How far its owner's units move."""
        return 1

    def stops(self, s: War, kind: Kind, zone: Zone) -> bool:
        """May a unit of its owner not end its way in a zone by a Move action?"""
        return False

    def taken_along(self, s: War, kind: Kind, origin: Zone, zone: Zone) -> Script | None:
        """Its owner has moved a unit by a Move action: who goes with it."""
        return None

    def move_done(self, s: War, spent: int) -> None:
        """Its owner's Move action is over, so much Power was spent on it."""

    def bars(self, s: War, zone: Zone) -> bool:
        """May its owner neither declare a battle nor capture in a zone?"""
        return False

    def shields(self, s: War, rank: Rank, zone: Zone) -> bool:
        """Are its owner's Cultists in a zone safe from captors of this rank?"""
        return False

    def summons_at(self, s: War) -> Sequence[Zone]:
        """Zones where its owner may summon besides those with a Gate of his."""
        return ()

    def summons_many(self, s: War) -> bool:
        """Does one Summon action of its owner bring any number of Monsters?"""
        return False

    def asleep(self, s: War) -> bool:
        """Has its owner no further turn in this Action Phase?"""
        return False

    def keeps_gates(self, s: War) -> Sequence[Kind]:
        """Kinds besides Cultists that may build and hold Gates."""
        return ()

    def is_gate(self, s: War) -> Sequence[Zone]:
        """The zones where a unit of its owner is a Gate of his itself (CW-24.6)."""
        return ()

    # What happened.

    def summoned(self, s: War, kind: Kind) -> Script | None:
        """Its owner summoned a Monster or Terror."""
        return None

    def took_book(self, s: War) -> Script | None:
        """Its owner took a spellbook."""
        return None

    def lost(self, s: War, kind: Kind, by: Seat) -> None:
        """Its owner lost a unit because of a seat."""

    def vanishes(self, s: War, kind: Kind) -> bool:
        """Does a unit that its owner loses leave the game instead of going to the Pool?"""
        return False

    def captured(self, s: War, kind: Kind) -> None:
        """Its owner captured a Cultist."""

    def awakened(self, s: War, kind: Kind) -> Script | None:
        """Its owner awakened a Great Old One."""
        return None

    # Between actions (CW-30, section C).

    def reactions(self, s: War) -> Iterable[Move]:
        """What its owner may do between two actions, whoever acted."""
        return ()

    def passed(self, s: War) -> None:
        """The time for reactions to an action is over."""

    # Battle (CW-30, section E).

    def declared(self, s: War, zone: Zone) -> Iterable[Move]:
        """What its owner may do when a battle was declared in a zone, whoever fights."""
        return ()

    def pre_battle(self, s: War, b: Battle) -> Iterable[Move]:
        """What its owner, a side of the battle, may do before the dice."""
        return ()

    def dice(self, s: War, counts: Sequence[int]) -> int:
        """Dice that it adds to its owner's total; `counts` runs over the owner's kinds."""
        return 0

    def hinders(self, s: War, b: Battle) -> int:
        """Dice that it takes from the other side's total; its owner is a side of the battle."""
        return 0

    def after_roll(self, s: War, b: Battle) -> Iterable[Move]:
        """What its owner, a side of the battle, may do with the dice."""
        return ()

    def softens(self, s: War, b: Battle) -> bool:
        """Do the enemy's Kills against its owner, a side of the battle, count as Pains?"""
        return False

    def assigns_for(self, s: War, b: Battle) -> bool:
        """Does its owner, a side of the battle, assign the results of the other side?"""
        return False

    def stamina(self, s: War, kind: Kind) -> int:
        """How many results a unit can take."""
        return 1

    def after_kills(self, s: War, b: Battle) -> Iterable[Move]:
        """What its owner may do when Kills are assigned, as a side or as a bystander."""
        return ()

    def after_pains(self, s: War, b: Battle) -> Iterable[Move]:
        """What its owner may do when Pains are assigned, as a side or as a bystander."""
        return ()

    def retreats(self, s: War, b: Battle) -> Iterable[Move]:
        """The order of the sides, if its owner may direct all retreats."""
        return ()

    def escapes(self, s: War, b: Battle, fighter: int) -> bool:
        """Is a surrounded unit spared when its owner picks it for the elimination?"""
        return False

    def after_battle(self, s: War, b: Battle) -> Iterable[Move]:
        """What its owner may do when all results are applied, as a side or as a bystander."""
        return ()

    def battle_over(self, s: War, b: Battle) -> Script | None:
        """The battle is finished: count what it brought."""
        return None

    def witnessed(self, s: War, b: Battle) -> None:
        """A battle is finished, whoever fought it."""

    # Gather Power and Doom Phase (CW-30, sections F to H).

    def income(self, s: War) -> int:
        """Additional Power in Gather Power."""
        return 0

    def gift(self, s: War, seat: Seat) -> int:
        """Additional Power that another seat gathers because of it."""
        return 0

    def ransom(self, s: War, kind: Kind, reward: int) -> int:
        """What a captive of its owner's brings his captor (CW-6.4)."""
        return reward

    def refresh(self, s: War) -> None:
        """What is ready again with Gather Power."""

    def doom_begins(self, s: War) -> Script | None:
        """Its owner's Doom turn begins."""
        return None

    def doom_turn(self, s: War) -> Iterable[Move]:
        """What its owner may do in his Doom turn."""
        return ()

    def ritual_price(self, s: War, price: int) -> int:
        """What a ritual costs its owner."""
        return price

    def ritual_signs(self, s: War) -> int:
        """Additional Elder Signs of its owner's ritual."""
        return 0

    def performed(self, s: War) -> Script | None:
        """Its owner has performed a ritual."""
        return None

    def rival_ritual(self, s: War, rival: Seat, doom: int) -> Steps[int]:
        """Another seat performs a ritual that would bring it so much Doom; what it brings now."""
        yield from ()
        return doom

    def doom_over(self, s: War) -> Script | None:
        """All Doom turns are over."""
        return None

    def last_chance(self, s: War) -> Script | None:
        """The game ends: what its owner still does before all is revealed (CW-9.4)."""
        return None

    # For whoever looks on.

    def in_force(self, s: War) -> bool:
        """Does it count now, as players see it?"""
        return self.active(s)

    def marks(self, s: War) -> Sequence[tuple[str, int]]:
        """Counters on its owner's faction card: name and number."""
        return ()

    def tokens(self, s: War, zone: Zone) -> Sequence[str]:
        """Names of markers that it has put into a zone."""
        return ()


class Forgoable(Ability):
    """What works by itself and could be unwelcome: its owner does without it by order (CW-1.21)."""

    orders = (Order.ALWAYS, Order.NEVER)
    usual = Order.ALWAYS
    asks = False
    late = True

    def owned(self, s: War) -> bool:
        return super().active(s)

    def active(self, s: War) -> bool:
        return self.owned(s) and self.order(s) != Order.NEVER


class Spellbook(Ability):
    """An ability that counts once its spellbook lies on the faction card (CW-1.19 b)."""

    shown = False
    bit: int = 0

    def active(self, s: War) -> bool:
        return bool(s.books[self.seat] & self.bit)


class Requirement(Ability):
    """A spellbook requirement: a condition that is checked all the time, or an event (CW-3.12)."""

    shown = False
    bit: int = 0

    def open(self, s: War) -> bool:
        """Has it not been met so far?"""
        return not s.met[self.seat] & self.bit

    def earn(self, s: War) -> None:
        """It is met; the spellbook is taken at the next opportunity (CW-5.7, CW-5.8)."""
        if self.open(s):
            s.met[self.seat] |= self.bit
            s.owed[self.seat] |= self.bit

    def holds(self, s: War) -> bool:
        """Is the condition true now?"""
        return False

    def tally(self, s: War) -> Sequence[tuple[int, int]]:
        """What a player can count of it: what there is, what is needed; any one is enough."""
        return ()

    def nearness(self, s: War, gain: int) -> float:
        """For bots: how much of the way is done, from 0 to 1, chances included.

        `gain` is the Power that its owner will gather next.
        """
        return NEAR * min(1.0, max((done / needed for done, needed in self.tally(s)), default=0.0))

    def bonus(self, s: War) -> Script | None:
        """What is gained together with the spellbook (CW-5.11)."""
        return None


class UnitPower(Ability):
    """An ability that counts while a certain unit is in play (CW-1.19 c)."""

    unit: ClassVar[str] = ""

    @cached_property
    def kind(self) -> Kind:
        return self.t.kinds[self.seat][self.unit]

    def active(self, s: War) -> bool:
        t, kind = self.t, self.kind
        return s.figures[t.pool * t.size + kind] + s.figures[t.gone * t.size + kind] == 0
