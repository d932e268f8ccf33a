"""Cthulhu Wars: an ability is an object with hooks at named moments (CW-1.19, CW-30).

A unique ability, a spellbook, a Great Old One's power, a requirement, a map's rule: each is made
once for a seat, or for nobody, and overrides the hooks of the moments it speaks of. The layout
finds out which those are, so a moment costs nothing where nobody waits for it (`hooks.py`). What
an ability has to remember is in the state's `counters`, never in the object.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mythos.core.asks import Script, Steps, ask_which
from mythos.core.errors import BrokenGame
from mythos.core.game import WhyNot
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules import places
from mythos.games.cthulhu_wars.rules.hooks import (
    Held,
    amount,
    count,
    hooks_of,
    offer,
    seen,
    step,
    veto,
)
from mythos.games.cthulhu_wars.rules.moves import (
    ASK_WHICH,
    PLAYS,
    Awaken,
    ChooseUnit,
    Order,
    made,
    plays,
)
from mythos.games.cthulhu_wars.rules.nearness import NEAR
from mythos.games.cthulhu_wars.rules.part import Part
from mythos.games.cthulhu_wars.rules.state import PAINS

if TYPE_CHECKING:
    from mythos.games.cthulhu_wars.battle.clash import Clash
    from mythos.games.cthulhu_wars.rules.board import Zone
    from mythos.games.cthulhu_wars.rules.layout import Layout
    from mythos.games.cthulhu_wars.rules.state import Battle, Loss, War
    from mythos.games.cthulhu_wars.rules.units import Kind, Rank

__all__ = [
    "ORDERS", "Ability", "Awakener", "CardAbility", "NeutralBook", "Requirement", "Spellbook",
    "UnitPower", "battle_of", "plays",
]  # fmt: skip

ORDERS: Final = tuple(Order)


def battle_of(s: War) -> Battle:
    """The battle under way, for what is only done in one."""
    if s.battle is None:
        raise BrokenGame("there is no battle")
    return s.battle


class Ability(Part):
    """The hooks, in the order of the rulebook. By default nothing happens at any of them."""

    name: ClassVar[str] = ""
    shown: ClassVar[bool] = True
    """Players read about it among the powers of its owner's faction."""
    moves: ClassVar[tuple[type[Move], ...]] = ()
    """The moves that it offers and carries out: those of its methods that are marked `plays`."""
    answers: ClassVar[tuple[type[Move], ...]] = ()
    """Moves that answer what is asked while one of them is carried out."""
    cost: ClassVar[int] = 0
    """The Power that one of its moves takes, taxes apart."""
    sequence: ClassVar[int] = 0
    """Where several abilities have a step at one moment, the lower number comes first; those of one
    number come in the order of the seats, nobody last.
    """
    awakens: ClassVar[str] = ""
    """The Great Old One that it awakens, if any."""
    stands_for: ClassVar[type[Move] | None] = None
    """The common action of which its own are another form, if any."""
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

    prices_itself: ClassVar[bool] = False
    """It offers only what its owner can pay, taxes apart."""
    acts: ClassVar[bool] = False
    """It offers main actions."""
    waits_for: ClassVar[tuple[str, ...]] = ()
    """The hooks that its class has something to do at."""
    held_by: ClassVar[Held] = Held.WHOEVER
    """Who must have its card, if it is of one, so that it can count at all."""
    card: int = -1
    _carriers: ClassVar[Mapping[type[Move], Callable[..., Script | None]]] = {}

    def __init__(self, t: Layout, seat: Seat, number: int, at: int) -> None:
        super().__init__(t, seat)
        self.number = number
        """Its bit among the abilities of the table, for what is once per battle."""
        self.at = at
        """Its first counter."""
        self.order_at = at + self.counters
        """The counter behind its own, for a standing order if it takes any."""

    def active(self, s: War) -> bool:
        """Does it count now? It may be used, and nobody silences it."""
        if not self.in_effect(s):
            return False
        t = self.t
        return not t.awaited_by_any(Ability.silences) or not t.vetoed_by_any(
            Ability.silences, s, self
        )

    def in_effect(self, s: War) -> bool:
        """May it be used now, as far as it is up to itself?"""
        return True

    def may_count(self, held: bytes) -> bool:
        """Can it count at all as long as cards are held like this?"""
        if self.held_by is Held.WHOEVER:
            return True
        return held[self.card] == (self.seat if self.held_by is Held.OWNER else self.t.nobody)

    def owned(self, s: War) -> bool:
        """Has its owner got it, whether he uses it or not?"""
        return self.in_effect(s)

    @property
    def bearer(self) -> Kind | None:
        """The unit whose own ability it is, if any: it is silenced with the unit."""
        return None

    def lingers(self, s: War) -> bool:
        """Is there something of it that may still be ended, though its spellbook is blocked?"""
        return False

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

    def why_not(self, s: War, move: Move) -> WhyNot | None:
        """What of its own stands in the way of one of its moves, for whoever is refused; None if it
        knows nothing better than what is true of all abilities.
        """
        return None

    def give_order(self, s: War, order: Order) -> None:
        s.counters[self.order_at] = ORDERS.index(order)

    def price(self, s: War, move: Move) -> int:
        """The Power that one of its moves takes: what is shown before is what is taken (CW-1.26).

        An action that ends in a zone is taxed there, the dearest of several counts (CW-26.20).
        """
        cost = self.cost
        return max((self.taxed(s, cost, zone) for zone in self.tax_zones(s, move)), default=cost)

    def tax_zones(self, s: War, move: Move) -> Sequence[Zone]:
        """The zones in which one of its moves is taxed: those of actions that end in a zone."""
        zone: str | None = getattr(move, "zone", None) if self.acts else None
        return () if zone is None else (self.t.zone(zone),)

    def play(self, s: War, move: Any) -> Script | None:
        """Carries out the `moves` of a family of abilities that name them in their classes."""
        raise NotImplementedError

    def taxed(self, s: War, price: int, zone: Zone) -> int:
        """A price in a zone, with what other seats' abilities make of it."""
        return self.t.price(s, self.seat, price, zone)

    def carry_out(self, s: War, move: Move) -> Script:
        """One of its moves: the price first (CW-1.26)."""
        s.power[self.seat] -= self.price(s, move)
        told = self._carriers[type(move)](self, s, move)
        if told is not None:
            yield from told

    def __init_subclass__(cls) -> None:
        marked = {getattr(e, PLAYS): e for e in vars(cls).values() if hasattr(e, PLAYS)}
        if marked:
            cls._carriers = {**cls._carriers, **marked}
            cls.moves = tuple(cls._carriers)
        elif "moves" in vars(cls):  # one of several that differ in the class of their move
            cls._carriers = dict.fromkeys(cls.moves, cls.play)
        if "in_effect" in vars(cls) and "held_by" not in vars(cls):
            cls.held_by = Held.WHOEVER  # who counts in a way of its own says it anew
        cls.acts = cls.actions is not Ability.actions
        cls.waits_for = tuple(
            name for name in hooks_of(Ability) if getattr(cls, name) is not getattr(Ability, name)
        )

    # Set-up.

    @count
    def after_start(self, s: War, zone: Zone) -> Script | None:
        """Its owner's Gate and Acolytes have been put into the start Area (CW-2.9)."""
        return None

    # What counts at all.

    @amount
    def counts_as(self, s: War, kinds: Sequence[Kind], book: Spellbook) -> Sequence[Kind]:
        """The kinds that count as the unit which a spellbook of its owner's is about."""
        return kinds

    @veto
    def silences(self, s: War, ability: Ability) -> bool:
        """Does it keep another ability from counting?"""
        return False

    # Actions and what they cost (CW-30, sections A and B).

    @step
    def action_phase_begins(self, s: War) -> Script | None:
        """An Action Phase begins."""
        return None

    @offer
    def actions(self, s: War) -> Iterable[Move]:
        """Main actions that it adds."""
        return ()

    @offer
    def unlimited(self, s: War) -> Iterable[Move]:
        """Unlimited Actions that it adds."""
        return ()

    @offer
    def anytime(self, s: War) -> Iterable[Move]:
        """What its owner may do whenever anybody is asked anything (CW-30, section D)."""
        return ()

    @offer
    def forced(self, s: War) -> Iterable[Move]:
        """Actions of which its owner must do one before any other."""
        return ()

    @step
    def chosen(self, s: War, move: Move) -> Script | None:
        """Its owner has chosen what he does in his turn; it is about to be carried out."""
        return None

    @veto
    def forbids(self, s: War, seat: Seat, move: Move) -> bool:
        """May a seat not choose this of all that it could do in its turn?"""
        return False

    @step
    def action_ends_in(self, s: War, zones: int) -> Script | None:
        """Its owner takes an action that ends in these zones, as bits, or is directed at them; in a
        Move action it is heard for each unit.
        """
        return None

    @amount
    def summon_price(self, s: War, price: int, kind: Kind) -> int:
        """What a summoning costs its owner."""
        return price

    @amount
    def awaken_price(self, s: War, price: int, kind: Kind) -> int:
        """What awakening a Great Old One costs its owner."""
        return price

    @amount
    def reawaken_price(self, s: War, price: int) -> int:
        """What awakening a Great Old One of its owner costs that was awakened before."""
        return price

    @amount
    def gate_price(self, s: War, price: int, zone: Zone) -> int:
        """What creating a Gate costs its owner."""
        return price

    @amount
    def battle_price(self, s: War, price: int, zone: Zone, enemy: Seat) -> int:
        """What declaring a battle costs its owner."""
        return price

    @amount
    def battle_doom(self, s: War, doom: int, zone: Zone) -> int:
        """What Doom declaring a battle in a zone takes from its owner: for whoever shows it."""
        return doom

    @amount
    def tax(self, s: War, price: int, seat: Seat, zone: Zone) -> int:
        """What an action of a seat in a zone costs; its owner pays none."""
        return price

    @amount
    def reach(self, s: War, steps: int) -> int:
        """How far its owner's units move."""
        return steps

    @amount
    def reach_of_kind(self, s: War, steps: int, kind: Kind) -> int:
        """How far its owner's units of a kind move, where kinds differ."""
        return steps

    @veto
    def forbids_entering(self, s: War, kind: Kind, zone: Zone) -> bool:
        """May a unit of its owner not end its way in a zone by a Move action?"""
        return False

    @amount
    def closed_zones(self, s: War, zones: int, seat: Seat) -> int:
        """Where units of a seat may not go by any means, as bits, but Great Old Ones and who is
        with one.
        """
        return zones

    @step
    def taken_along(self, s: War, kind: Kind, origin: Zone, zone: Zone) -> Script | None:
        """Its owner has moved a unit by a Move action: who goes with it."""
        return None

    @veto
    def commands(self, s: War, kind: Kind, zone: Zone) -> bool:
        """Do others' figures of a kind, beside the Gate of a zone, obey its owner?"""
        return False

    @amount
    def moved_by_all(self, s: War, kinds: Sequence[Kind]) -> Sequence[Kind]:
        """The kinds that every seat may move by a Move action, whosever they are."""
        return kinds

    @offer
    def moving(self, s: War) -> Iterable[Move]:
        """What its owner may do besides when he has moved a unit by a Move action."""
        return ()

    @step
    def move_done(self, s: War, spent: int) -> Script | None:
        """Its owner's Move action is over, so much Power was spent on it."""
        return None

    @veto
    def forbids_attack(self, s: War, zone: Zone) -> bool:
        """May its owner neither declare a battle nor capture in a zone?"""
        return False

    @veto
    def forbids_battle(self, s: War, zone: Zone) -> bool:
        """May its owner not declare a battle in a zone, whatever else he may do there?"""
        return False

    @veto
    def captures_protected(self, s: War, zone: Zone) -> bool:
        """May its owner capture in a zone whatever protects the Cultists there?"""
        return False

    @veto
    def protects_cultists(self, s: War, rank: Rank, zone: Zone) -> bool:
        """Are its owner's Cultists in a zone safe from captors of this rank?"""
        return False

    @amount
    def summoning_zones(self, s: War, zones: Sequence[Zone]) -> Sequence[Zone]:
        """Zones where its owner may summon, the Gates included."""
        return zones

    @amount
    def summoning_zones_of_kind(self, s: War, zones: Sequence[Zone], kind: Kind) -> Sequence[Zone]:
        """Of the zones where its owner may summon, those that make a difference to a kind."""
        return zones

    @veto
    def forbids_summoning(self, s: War, kind: Kind) -> bool:
        """May its owner not summon a kind?"""
        return False

    @amount
    def summoned_elsewhere(
        self, s: War, found: Sequence[tuple[Kind, Sequence[Zone]]]
    ) -> Sequence[tuple[Kind, Sequence[Zone]]]:
        """Further kinds that its owner may summon, and where, whatever his Gates."""
        return found

    @veto
    def summons_many(self, s: War) -> bool:
        """Does one Summon action of its owner bring any number of Monsters?"""
        return False

    @amount
    def recruitable(self, s: War, kinds: Sequence[Kind]) -> Sequence[Kind]:
        """The kinds of Cultists that its owner may recruit, whosever they are."""
        return kinds

    @step
    def recruits_foreign(self, s: War, kind: Kind) -> Script | None:
        """Its owner recruits a Cultist of somebody else, who is about to be placed."""
        return None

    @veto
    def recruits_many(self, s: War) -> bool:
        """Does one Recruit action of its owner bring any number of Cultists?"""
        return False

    @veto
    def asleep(self, s: War) -> bool:
        """Has its owner no further turn in this Action Phase?"""
        return False

    # Gates.

    @amount
    def gate_keepers(self, s: War, kinds: Sequence[Kind]) -> Sequence[Kind]:
        """The kinds of its owner that may build and hold Gates."""
        return kinds

    @amount
    def living_gates(self, s: War, zones: Sequence[Zone]) -> Sequence[Zone]:
        """The zones where a unit of its owner is a Gate of his itself (CW-24.6)."""
        return zones

    @veto
    def forbids_control(self, s: War, seat: Seat, zone: Zone) -> bool:
        """May a seat not take the Gate of a zone?"""
        return False

    @veto
    def gate_gives_no_doom(self, s: War, zone: Zone) -> bool:
        """Does the Gate of a zone count for nothing in the Doom Phase and in rituals?"""
        return False

    @veto
    def denies_gate(self, s: War, seat: Seat, zone: Zone) -> bool:
        """Does the Gate of a zone count for nothing in the Doom Phase and in rituals of a seat?"""
        return False

    @amount
    def gate_income(self, s: War, power: int, zone: Zone) -> int:
        """The Power that the Gate of a zone gives whoever controls it."""
        return power

    @step
    def gate_created(self, s: War, seat: Seat, zone: Zone) -> Script | None:
        """A seat has brought a Gate into play."""
        return None

    @count
    def gate_moved(self, s: War, origin: int, place: int) -> None:
        """A Gate stands elsewhere from now on: in a zone, or behind them on a faction card."""

    @count
    def gate_removed(self, s: War, zone: Zone) -> None:
        """The Gate of a zone has left the map."""

    # What happened.

    @step
    def summoned(self, s: War, kind: Kind, zone: Zone) -> Script | None:
        """Its owner summoned a Monster or Terror in a zone."""
        return None

    @step
    def card_came(self, s: War, card: int) -> Script | None:
        """Its owner has got a loyalty card, bought, awakened or from somebody else."""
        return None

    @step
    def took_book(self, s: War) -> Script | None:
        """Its owner took a spellbook."""
        return None

    @step
    def unit_lost(self, s: War, loss: Loss) -> Script | None:
        """Its owner lost a unit; heard at the next opportunity, before anybody is asked."""
        return None

    @step
    def enemy_lost(self, s: War, loss: Loss) -> Script | None:
        """Another seat, or nobody, lost a unit."""
        return None

    @step
    def put_right(self, s: War) -> Script | None:
        """Something has happened: what has to be so in any case is made so at once."""
        return None

    @amount
    def waits_on_card(self, s: War, number: int, kind: Kind) -> int:
        """How many figures of a kind on its owner's faction card wait for a time of their own."""
        return number

    @veto
    def withstands(self, s: War, kind: Kind) -> bool:
        """Does a unit of its owner live through a Kill of Dread Curse or through Unholy Ground?"""
        return False

    @step
    def withstood(self, s: War, kind: Kind) -> Script | None:
        """A unit of its owner has lived through that."""
        return None

    @veto
    def leaves_game(self, s: War, kind: Kind) -> bool:
        """Does a unit that its owner loses leave the game instead of going to the Pool?"""
        return False

    @step
    def captured(self, s: War, kind: Kind) -> Script | None:
        """Its owner captured a Cultist."""
        return None

    @veto
    def awakens_alone(self, s: War) -> bool:
        """Does its owner need no Great Old One at his Gate to awaken an independent one?"""
        return False

    @step
    def awakened(self, s: War, kind: Kind) -> Script | None:
        """Its owner awakened a Great Old One."""
        return None

    @step
    def any_awakened(self, s: War, seat: Seat, kind: Kind) -> Script | None:
        """A seat awakened a Great Old One: what comes of it after all else."""
        return None

    @veto
    def keeps_card(self, s: War, card: int) -> bool:
        """Does the card of an independent Great Old One stay with its owner though it is dead?"""
        return False

    @step
    def sign_revealed(self, s: War, value: int) -> Script | None:
        """Its owner has revealed an Elder Sign for Doom, before the end of the game."""
        return None

    @step
    def sign_due(self, s: War, seat: Seat) -> Script | None:
        """A seat is about to draw an Elder Sign; who sees to it himself clears `s.sign_due`."""
        return None

    @veto
    def sees_supply(self, s: War) -> bool:
        """Does its owner know which Elder Signs are in the pool?"""
        return False

    # Between actions (CW-30, section C).

    @offer
    def reactions(self, s: War) -> Iterable[Move]:
        """What its owner may do between two actions, whoever acted."""
        return ()

    @count
    def reactions_closed(self, s: War) -> Script | None:
        """The time for reactions to an action is over."""
        return None

    # Battle (CW-30, section E).

    @step
    def declaring(self, s: War, zone: Zone, seat: Seat) -> Script | None:
        """A seat has paid for a battle in a zone and declares it."""
        return None

    @offer
    def declared(self, s: War, zone: Zone) -> Iterable[Move]:
        """What its owner may do when a battle was declared in a zone, whoever fights."""
        return ()

    @step
    def battle_begins(self, s: War, b: Battle) -> Script | None:
        """A battle begins, whoever fights it."""
        return None

    @offer
    def pre_battle(self, s: War, b: Battle) -> Iterable[Move]:
        """What its owner, a side of the battle, may do before the dice."""
        return ()

    @step
    def before_roll(self, s: War, b: Battle) -> Script | None:
        """The dice of both sides are about to be counted and thrown."""
        return None

    @amount
    def dice(self, s: War, dice: int, clash: Clash) -> int:
        """The dice of its owner's units in a battle or one that he thinks of."""
        return dice

    @amount
    def enemy_dice(self, s: War, dice: int, b: Battle) -> int:
        """The dice of the other side; its owner is a side of the battle."""
        return dice

    @amount
    def least_dice(self, s: War, dice: int, b: Battle) -> int:
        """The dice of its owner's side at last, for what is rolled whatever lowers them."""
        return dice

    @step
    def rolled(self, s: War, b: Battle) -> Script | None:
        """Both sides have rolled: what is added to the results by itself."""
        return None

    @offer
    def after_roll(self, s: War, b: Battle) -> Iterable[Move]:
        """What its owner, a side of the battle, may do with the dice."""
        return ()

    @step
    def dice_stand(self, s: War, b: Battle) -> Script | None:
        """Nobody changes the dice any more: what they bring besides their results."""
        return None

    @veto
    def kills_become_pains(self, s: War, b: Battle) -> bool:
        """Do the enemy's Kills against its owner, a side of the battle, count as Pains?"""
        return False

    @veto
    def assigns_for(self, s: War, b: Battle) -> bool:
        """Does its owner, a side of the battle, assign the results of the other side?"""
        return False

    @amount
    def stamina(self, s: War, results: int, kind: Kind) -> int:
        """How many results a unit of its owner can take."""
        return results

    @amount
    def kill_targets(self, s: War, free: Sequence[int], b: Battle) -> Sequence[int]:
        """The fighters of one side among whom a Kill is assigned; whoever's ability it is."""
        return free

    @amount
    def absent_targets(self, s: War, kinds: Sequence[Kind], b: Battle) -> Sequence[Kind]:
        """The kinds of its owner, a side of the battle, that are not in it and may take a Kill."""
        return kinds

    @amount
    def pain_targets(self, s: War, free: Sequence[int], b: Battle) -> Sequence[int]:
        """The fighters of one side among whom a Pain is assigned; whoever's ability it is."""
        return free

    @step
    def kill_assigned(self, s: War, b: Battle, fighter: int) -> Script | None:
        """A fighter has got a Kill: what more comes of it."""
        return None

    @step
    def pain_assigned(self, s: War, b: Battle, fighter: int) -> Script | None:
        """A fighter has got a Pain: what more comes of it."""
        return None

    @offer
    def after_kills(self, s: War, b: Battle) -> Iterable[Move]:
        """What its owner may do when Kills are assigned, as a side or as a bystander."""
        return ()

    @offer
    def after_pains(self, s: War, b: Battle) -> Iterable[Move]:
        """What its owner may do when Pains are assigned, as a side or as a bystander."""
        return ()

    @step
    def dying(self, s: War, b: Battle, fighter: int) -> Script | None:
        """A fighter of its owner is about to leave, killed or eliminated: it can be saved."""
        return None

    @offer
    def retreats(self, s: War, b: Battle) -> Iterable[Move]:
        """The order of the sides, if its owner may direct all retreats."""
        return ()

    @count
    def retreats_over(self, s: War, b: Battle) -> Script | None:
        """Both sides have retreated: who else has to leave the zone."""
        return None

    @veto
    def survives_surrounded(self, s: War, b: Battle, fighter: int) -> bool:
        """Is a surrounded unit spared when its owner picks it for the elimination?"""
        return False

    @step
    def surrounded(self, s: War, b: Battle, fighter: int) -> Script | None:
        """A surrounded unit of its owner is about to be eliminated: not if it is spared now."""
        return None

    @offer
    def after_battle(self, s: War, b: Battle) -> Iterable[Move]:
        """What its owner may do when all results are applied, as a side or as a bystander."""
        return ()

    @step
    def promoted(self, s: War, b: Battle, fighter: int, kind: Kind, number: int) -> Script | None:
        """A fighter of its owner has become so many units of a kind, which do not fight."""
        return None

    @count
    def after_own_battle(self, s: War, b: Battle) -> Script | None:
        """Its owner's battle is finished: count what it brought."""
        return None

    @step
    def after_any_battle(self, s: War, b: Battle) -> Script | None:
        """A battle is finished, whoever fought it."""
        return None

    @step
    def battle_closed(self, s: War, b: Battle) -> Script | None:
        """A battle is off the table, whoever fought it: what more it gives cause for."""
        return None

    # Gather Power (CW-30, section F).

    @step
    def gather_begins(self, s: War) -> Script | None:
        """Gather Power begins."""
        return None

    @amount
    def income(self, s: War, power: int) -> int:
        """The Power that its owner gathers."""
        return power

    @amount
    def income_for_others(self, s: War, power: int, seat: Seat) -> int:
        """The Power that another seat gathers."""
        return power

    @amount
    def captive_income(self, s: War, reward: int, kind: Kind) -> int:
        """What a captive of its owner's brings his captor (CW-6.4)."""
        return reward

    @amount
    def ransom(self, s: War, power: int, kind: Kind) -> int:
        """What a captive brings its owner, who is the captor."""
        return power

    @count
    def refresh(self, s: War) -> Script | None:
        """What is ready again with Gather Power."""
        return None

    @step
    def after_income(self, s: War) -> Script | None:
        """Everybody has gathered Power and released his captives."""
        return None

    @step
    def after_minimum(self, s: War) -> Script | None:
        """Nobody has less than half of the highest Power any more."""
        return None

    @step
    def before_first_player(self, s: War) -> Script | None:
        """The First Player is about to be determined."""
        return None

    # Doom Phase (CW-30, sections G and H).

    @step
    def doom_phase_begins(self, s: War) -> Script | None:
        """The Doom Phase begins, before anybody gains Doom for Gates."""
        return None

    @step
    def doom_begins(self, s: War) -> Script | None:
        """Its owner's Doom turn begins."""
        return None

    @step
    def rival_doom_begins(self, s: War, rival: Seat) -> Script | None:
        """The Doom turn of another seat begins."""
        return None

    @offer
    def doom_turn(self, s: War) -> Iterable[Move]:
        """What its owner may do in his Doom turn."""
        return ()

    @veto
    def forbids_ritual(self, s: War) -> bool:
        """May its owner perform no ritual in this Doom Phase?"""
        return False

    @step
    def doom_done(self, s: War) -> Script | None:
        """Its owner's Doom turn is over."""
        return None

    @amount
    def ritual_price(self, s: War, price: int) -> int:
        """What a ritual costs its owner."""
        return price

    @amount
    def ritual_signs(self, s: War, signs: int) -> int:
        """The Elder Signs of its owner's ritual."""
        return signs

    @step
    def rival_ritual(self, s: War, rival: Seat) -> Script | None:
        """Another seat performs a ritual that would bring it `s.ritual_doom`, which may change."""
        return None

    @step
    def after_own_ritual(self, s: War) -> Script | None:
        """Its owner has performed a ritual."""
        return None

    @step
    def doom_over(self, s: War) -> Script | None:
        """All Doom turns are over: in the order of `sequence`."""
        return None

    # The end (CW-9).

    @veto
    def wins(self, s: War) -> bool:
        """Has its owner won at once, whatever the Doom?"""
        return False

    @step
    def last_chance(self, s: War) -> Script | None:
        """The game ends: what its owner still does before all is revealed (CW-9.4)."""
        return None

    # For whoever looks on.

    def in_force(self, s: War) -> bool:
        """Does it count now, as players see it?"""
        return self.active(s)

    @seen
    def card_counters(self, s: War, shown: Sequence[tuple[str, int]]) -> Sequence[tuple[str, int]]:
        """Counters on its owner's faction card: name and number."""
        return shown

    @seen
    def markers(self, s: War, names: Sequence[str], zone: Zone) -> Sequence[str]:
        """Names of markers that lie in a zone."""
        return names


COUNTS_AS: Final = Ability.counts_as


class Spellbook(Ability):
    """An ability that counts once its spellbook lies on the faction card (CW-1.19 b)."""

    shown = False
    bit: int = 0
    about: ClassVar[str] = ""
    """The unit, or the type of unit, of its owner's that does what it says, in play: who counts as
    that unit does it, too (CW-53.235). Empty where there is none.
    """

    def in_effect(self, s: War) -> bool:
        return s.books[self.seat] & self.bit != 0

    def stand_ins(self, s: War) -> Sequence[Kind]:
        """Who else counts as the unit that it is about."""
        t, seat = self.t, self.seat
        none: Sequence[Kind] = ()
        return t.amount(COUNTS_AS, s, seat, none, self) if t.waiting[COUNTS_AS][seat] else none

    def its_kinds(self, s: War) -> Sequence[Kind]:
        """The kinds that do what it says."""
        own = self._about
        return (*own, *self.stand_ins(s)) if self.t.waiting[COUNTS_AS][self.seat] else own

    @cached_property
    def _about(self) -> tuple[Kind]:
        return (self.kind_of(self.about),)

    def its_number(self, s: War) -> int:
        """How many of them are in play."""
        return sum(places.in_play(s, self.t, kind) for kind in self.its_kinds(s))

    def its_count(self, s: War, place: int) -> int:
        """How many of them are in a place."""
        return sum(places.count(s, self.t, kind, place) for kind in self.its_kinds(s))

    def its_zones(self, s: War) -> list[Zone]:
        """The zones that hold any of them."""
        kinds = self.its_kinds(s)
        if len(kinds) == 1:
            return places.zones_with(s, self.t, kinds[0])
        return [zone for zone in self.own_zones(s) if self.any_here(s, kinds, zone)]

    def which(self, kinds: Sequence[Kind]) -> Steps[Kind]:
        """Who of these is meant; no question if there is only one."""
        found = {made(ChooseUnit, self.t.names[kind]): kind for kind in kinds}
        return (yield from ask_which(self.seat, ASK_WHICH, found, {"book": self.name}))

    def put_away(self, s: War) -> None:
        """It is taken off the faction card: what becomes of what it remembers."""


class NeutralBook(Spellbook):
    """A spellbook of the supply: whoever takes it has it instead of one of his own (CW-50.41)."""

    held_by = Held.OWNER


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


class Awakener(Ability):
    """How a Great Old One comes into play, as far as those need to know who do not awaken it."""

    stands_for = Awaken

    def zones(self, s: War) -> Sequence[Zone]:
        """Where it can appear now."""
        raise NotImplementedError

    def cost_now(self, s: War) -> int:
        """What its awakening costs, taxes apart."""
        raise NotImplementedError

    def appear(self, s: War, zone: Zone) -> Script:
        """All steps as one action but the payment (CW-4.5)."""
        raise NotImplementedError


class UnitPower(Ability):
    """An ability that counts while a certain unit is in play (CW-1.19 c)."""

    unit: ClassVar[str] = ""

    @cached_property
    def kind(self) -> Kind:
        return self.t.kinds[self.seat][self.unit]

    @property
    def bearer(self) -> Kind | None:
        return self.kind

    def in_effect(self, s: War) -> bool:
        t, kind = self.t, self.kind
        return s.figures[t.pool * t.size + kind] + s.figures[t.gone * t.size + kind] == 0


class CardAbility(Ability):
    """An ability of a loyalty card: it counts for whoever has the card."""

    held_by = Held.OWNER
    unit: ClassVar[str] = ""

    @cached_property
    def kind(self) -> Kind:
        """The kind of its unit, whoever has it."""
        return self.t.kinds[self.seat][self.unit]

    def in_effect(self, s: War) -> bool:
        return s.loyalty[self.card] == self.seat

    def why_not(self, s: War, move: Move) -> WhyNot | None:
        """Somebody else has the card, or nobody (CW-50.4)."""
        mine = s.loyalty[self.card] == self.seat or self.in_effect(s)
        return None if mine else WhyNot("not-your-card", "CW-50.4")
