"""Cthulhu Wars: what is added to a game beside the factions: loyalty cards and modules (CW-50).

An independent Great Old One is a card with up to four parts: how it comes, what it can do while it
is in play, what has to be done for its spellbook, and the spellbook, which lies on the card as long
as somebody has it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum, auto
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias

from mythos.core.asks import Script
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.rules.ability import CardAbility, NeutralBook
from mythos.games.cthulhu_wars.rules.hooks import Held
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.units import Kind, Rank, Unit

if TYPE_CHECKING:
    from mythos.games.cthulhu_wars.rules.layout import Layout
    from mythos.games.cthulhu_wars.rules.state import War

Arrival: TypeAlias = "Callable[[War, Layout, Seat, int], Script]"
"""What happens when a seat has bought the card: state, layout, buyer, number of the card."""
Bill: TypeAlias = "Callable[[War, Layout, Seat], tuple[int, int]]"
"""What a card costs a seat: Doom and Power."""
Offered: TypeAlias = "Callable[[War, Layout], bool]"
"""May a card of the supply be taken now, whatever it costs?"""
DOOM: Final = 2
TERROR_POWER: Final = 2


class Sort(StrEnum):
    """What a card is; the name of all cards of a sort is a choice, too."""

    MONSTER = auto()
    TERROR = auto()
    INDEPENDENT = auto()
    BOOK = auto()
    CULTIST = auto()
    INVESTIGATOR = auto()
    MODULE = auto()


SORT_OF_RANK: Final = {
    Rank.CULTIST: Sort.CULTIST,
    Rank.MONSTER: Sort.MONSTER,
    Rank.TERROR: Sort.TERROR,
    Rank.GREAT_OLD_ONE: Sort.INDEPENDENT,
}


class Card:
    """Units that are nobody's until somebody has the card, and what they can do.

    A neutral spellbook is a card without units, a module is one that nobody ever takes.
    """

    def __init__(
        self,
        code: str,
        units: Sequence[Unit] = (),
        *,
        sort: Sort | None = None,
        box: str = "",
        abilities: Sequence[type[CardAbility]] = (),
        book: type[NeutralBook] | None = None,
        seat_units: Sequence[Unit] = (),
        arrives: Arrival | None = None,
        bill: Bill | None = None,
        offered: Offered | None = None,
        rival: str = "",
        keeps: bool = False,
        priest: bool = False,
        starter: bool = False,
        harvest: float = 0.0,
    ) -> None:
        self.code = code
        self.units = tuple(units)
        self.sort = sort or (Sort.BOOK if book else SORT_OF_RANK[self.units[0].rank])
        self.box = box
        """The set that it comes in: a choice of the option `cards`."""
        self.abilities = tuple(abilities)
        self.book = book
        self.seat_units = tuple(seat_units)
        """Units of which every faction has its own; out of the game until the card brings them."""
        self.arrives = arrives
        """What its purchase brings; what has none is not for sale."""
        self.bill = bill
        """Its price, where it is not that of its sort."""
        self.offered = offered
        """When it is for sale, where it is not so all the time."""
        self.rival = rival
        """The faction whose Great Old One it is: they are never at one table (CW-54)."""
        self.keeps = keeps
        """Figures of others lie on it that their owners bring back as if from the Pool."""
        self.priest = priest
        """Its unit is a High Priest of its own kind: with it High Priests are in the game."""
        self.starter = starter
        """It is one of the few to begin with."""
        self.harvest = harvest
        """For bots: the Doom a round that each of its figures in play is worth besides what its
        cost, its dice and its income say, about.
        """

    @property
    def moves(self) -> tuple[type[Move], ...]:
        """The moves that only this card knows."""
        parts = (*self.abilities, *([self.book] if self.book else ()))
        return tuple(chain(*((*each.moves, *each.answers) for each in parts)))

    def for_sale(self, s: War, t: Layout) -> bool:
        """Is it sold at all, and at this time, if nobody has it?"""
        return self.arrives is not None and (self.offered is None or self.offered(s, t))

    def price(self, s: War, t: Layout, seat: Seat) -> tuple[int, int]:
        """What it costs a seat: Doom and Power (CW-50.2, CW-50.13)."""
        if self.bill is not None:
            return self.bill(s, t, seat)
        return DOOM, TERROR_POWER if self.sort == Sort.TERROR else 0


class GodPower(CardAbility):
    """What an independent Great Old One can do while it is in play (CW-50.22)."""

    held_by = Held.OWNER

    @property
    def bearer(self) -> Kind | None:
        return self.kind

    @cached_property
    def full(self) -> int:
        return self.t.units[self.kind].count

    def in_effect(self, s: War) -> bool:
        t = self.t
        if s.loyalty[self.card] != self.seat:
            return False
        waiting = s.figures[t.on_loyalty[self.card] * t.size + self.kind]
        return s.figures[t.pool * t.size + self.kind] + waiting < self.full


class GodRequirement(CardAbility):
    """What has to be done for the spellbook of an independent Great Old One: a condition that is
    looked at all the time (`holds`), or an event (`earn`) (CW-50.22, CW-50.57).
    """

    held_by = Held.OWNER
    shown = False
    burden: ClassVar[bool] = False
    """Its spellbook also takes something, so its owner is asked whether he wants it."""

    @property
    def bit(self) -> int:
        return 1 << self.card

    def in_effect(self, s: War) -> bool:
        return s.loyalty[self.card] == self.seat and not s.earned >> self.card & 1

    def earn(self, s: War) -> None:
        """It is met; the spellbook is placed at the next opportunity (CW-5.10)."""
        s.due |= self.bit

    def holds(self, s: War) -> bool:
        """Is the condition true now?"""
        return False

    def tally(self, s: War) -> Sequence[tuple[int, int]]:
        """What a player can count of it: what there is, what is needed; any one is enough."""
        return ()


class GodDeed(GodRequirement):
    """What is met by an action of its own (CW-50.57)."""

    def actions(self, s: War) -> Iterable[Move]:
        return () if s.due & self.bit else self.ways(s)

    def ways(self, s: War) -> Iterable[Move]:
        """How it can be met now."""
        return (made(self.moves[0]),)

    def carry_out(self, s: War, move: Move) -> Script:
        yield from super().carry_out(s, move)
        self.earn(s)


class GodBook(CardAbility):
    """The spellbook of an independent Great Old One: it counts while it lies on the card and
    somebody has it; it is none of his faction's six (CW-50.22).
    """

    held_by = Held.OWNER
    shown = False

    def in_effect(self, s: War) -> bool:
        return s.loyalty[self.card] == self.seat and bool(s.earned >> self.card & 1)
