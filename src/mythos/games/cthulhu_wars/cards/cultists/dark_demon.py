"""Cthulhu Wars: the Dark Demons, one for every faction, whom none can refuse (CW-56.13)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.asks import Question, Script
from mythos.core.events import tell
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.cards.market import arrive
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.card import DOOM, Card, Sort
from mythos.games.cthulhu_wars.rules.figures import shift
from mythos.games.cthulhu_wars.rules.layout import Layout
from mythos.games.cthulhu_wars.rules.losses import pick_anywhere, remove_for_good
from mythos.games.cthulhu_wars.rules.menu import recruits
from mythos.games.cthulhu_wars.rules.moves import END_TURN, PASS
from mythos.games.cthulhu_wars.rules.places import in_pool, on_map, zones_of
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Trait, cultist

DEMON: Final = cultist("dark_demon", 1, 1, traits=Trait.NO_POWER)
FAVOURED: Final = "cc"
"""The faction that pays nothing, whose rise the others are rewarded for."""
ASK_PRICE: Final = Question("demon-price", "CW-56.13")


class TheSummons(CardAbility):
    """Whoever has his Demon in the Pool recruits it before any other action, or gives up his Power
    (CW-56.13). It concerns all seats as soon as somebody has the card.
    """

    name = "the_summons"
    unit = DEMON.name

    def in_effect(self, s: War) -> bool:
        return s.loyalty[self.card] != self.t.nobody

    def forced(self, s: War) -> Iterable[Move]:
        t, seat = self.t, self.seat
        if not in_pool(s, t, self.kind):
            return ()
        if s.acted:
            return (END_TURN,)
        found = recruits(s, t, seat, zones_of(s, t, seat))
        return [PASS, *(move for move in found if move.values["unit"] == self.unit)]


def price_of(s: War, t: Layout, seat: Seat) -> tuple[int, int]:
    """2 Doom, nothing for the Crawling Chaos (CW-56.13)."""
    return (0 if t.factions[seat].code == FAVOURED else DOOM), 0


def demons_rise(s: War, t: Layout, seat: Seat, card: int) -> Script:
    """The buyer's Demon comes anywhere; every other faction gives an Acolyte for its own, which is
    in its Pool from then on (CW-56.13).
    """
    for each in range(t.players):
        shift(s, t, t.kinds[each][DEMON.name], t.gone, t.pool)
    yield from arrive(s, t, seat, t.kinds[seat][DEMON.name], t.zones)
    for other in t.turn_order(s):
        if other != seat:
            yield from _give_acolyte(s, t, other)
            if t.factions[seat].code == FAVOURED:
                yield from gain_signs(s, t, other, 1)


def _give_acolyte(s: War, t: Layout, seat: Seat) -> Script:
    """From the Pool, else one that its owner chooses on the map."""
    acolyte = t.acolyte[seat]
    if in_pool(s, t, acolyte):
        shift(s, t, acolyte, t.pool, t.gone)
        tell(s, "acolyte-given", seat=seat)
    elif any(on_map(s, t, kind) for kind in t.acolytes[seat]):
        kind, zone, on_gate = yield from pick_anywhere(s, t, seat, ASK_PRICE, t.acolytes[seat])
        remove_for_good(s, t, kind, zone, seat, on_gate=on_gate)


CARD: Final = Card(
    "dark_demon",
    sort=Sort.CULTIST,
    box="masks",
    abilities=(TheSummons,),
    seat_units=(DEMON,),
    arrives=demons_rise,
    bill=price_of,
)
