"""Cthulhu Wars: Eihort and its Brood (CW-53.171 to CW-53.175)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mythos.core.asks import Question, Script
from mythos.games.cthulhu_wars.rules.ability import CardAbility
from mythos.games.cthulhu_wars.rules.board import Zone
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodPower, GodRequirement
from mythos.games.cthulhu_wars.rules.figures import (
    choices,
    in_play,
    on_map,
    place,
    shift,
    zones_with,
)
from mythos.games.cthulhu_wars.rules.gates import set_keeper
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.losses import pick_anywhere
from mythos.games.cthulhu_wars.rules.state import War
from mythos.games.cthulhu_wars.rules.units import Kind, Rank, Trait, Unit, great_old_one

EIHORT: Final = great_old_one("eihort", 4)
BROOD: Final = Unit("brood", Rank.CULTIST, 6, 1, combat=1, traits=Trait.NO_MOVE)
ACOLYTES: Final = 3
ASK_BROOD: Final = Question("brood", "CW-53.172")


class Tokens(CardAbility):
    """There are six Broods for all together. Those that lie ready are whoever has Eihort, and
    nobody's without it; on the map they stay with whoever placed them (CW-53.175).
    """

    name = "brood_tokens"
    shown = False

    def in_effect(self, s: War) -> bool:
        return True

    def sort(self, s: War) -> None:
        """As many in our Pool as there are for us."""
        t, kind = self.t, self.kind_of(BROOD.name)
        wanted = self._free(s) if s.loyalty[self.card] == self.seat else 0
        while (ready := self.in_pool(s, BROOD.name)) != wanted:
            ends = (t.gone, t.pool) if ready < wanted else (t.pool, t.gone)
            shift(s, t, kind, *ends)

    def _free(self, s: War) -> int:
        """The tokens that are nowhere, neither on the map nor captive."""
        t = self.t
        kinds = [t.kinds[seat][BROOD.name] for seat in range(t.players)]
        aside = [s.figures[place_ * t.size + k] for k in kinds for place_ in (t.pool, t.gone)]
        return BROOD.count * (1 - t.players) + sum(aside)

    def reactions_closed(self, s: War) -> None:
        self.sort(s)


def hatch(s: War, tokens: Tokens) -> Script:
    """Acolytes on the map become Broods, which take over their Gates, until either run out; if
    there are not enough Broods their owner says which (CW-53.172).
    """
    t, seat = tokens.t, tokens.seat
    acolytes = t.acolytes[seat]
    tokens.sort(s)
    while tokens.in_pool(s, BROOD.name) and (left := sum(on_map(s, t, k) for k in acolytes)):
        if left > tokens.in_pool(s, BROOD.name):
            kind, zone, keeps = yield from pick_anywhere(s, t, seat, ASK_BROOD, acolytes)
        else:
            kind = next(k for k in acolytes if on_map(s, t, k))
            zone = zones_with(s, t, kind)[0]
            keeps = choices(s, t, [kind], zone)[-1][1]
        _replace(s, tokens, kind, zone, keeps)


def _replace(s: War, tokens: Tokens, kind: Kind, zone: Zone, keeps: bool) -> None:
    t, brood = tokens.t, tokens.kind_of(BROOD.name)
    place(s, t, brood, zone)
    if keeps:
        set_keeper(s, t, zone, brood)
    shift(s, t, kind, zone, t.pool)
    tokens.tell(s, "brood", zone=t.board.names[zone])


class AwakenEihort(Independent):
    """In the usual way, for 4; all Acolytes on the map become Broods (CW-53.171, CW-53.172)."""

    name = "awaken_eihort"
    awakens = EIHORT.name

    def reward(self, s: War, zone: Zone) -> Script:
        return hatch(s, self.t.ability(self.seat, Tokens))


class BroodPower(GodPower):
    """What Broods are says their line: Cultists that fight and never move (CW-53.172)."""

    name = "brood"
    unit = EIHORT.name


class ThreeAcolytes(GodRequirement):
    """Three Acolytes in play (CW-53.173)."""

    name = "three_acolytes"
    burden = True

    def _number(self, s: War) -> int:
        return sum(in_play(s, self.t, kind) for kind in self.t.acolytes[self.seat])

    def holds(self, s: War) -> bool:
        return self._number(s) >= ACOLYTES

    def tally(self, s: War) -> Sequence[tuple[int, int]]:
        return ((min(self._number(s), ACOLYTES), ACOLYTES),)


class UncleanBargain(GodBook):
    """When our Doom turn begins Acolytes on the map become Broods, as many as there are
    (CW-53.174).
    """

    name = "unclean_bargain"

    def doom_begins(self, s: War) -> Script:
        return hatch(s, self.t.ability(self.seat, Tokens))


CARD: Final = Card(
    "eihort",
    (EIHORT,),
    box="ramsey_campbell_2",
    seat_units=(BROOD,),
    abilities=(Tokens, AwakenEihort, BroodPower, ThreeAcolytes, UncleanBargain),
)
