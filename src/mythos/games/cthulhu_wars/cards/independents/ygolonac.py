"""Cthulhu Wars: Y'Golonac, who lives on in his killers (CW-53.191 to CW-53.194)."""

from __future__ import annotations

from typing import Final

from mythos.core.asks import Question, Script
from mythos.games.cthulhu_wars.battle.fighters import Fighter, enlist, pick
from mythos.games.cthulhu_wars.battle.results import dies
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.rules.ability import Ability
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodPower, GodRequirement
from mythos.games.cthulhu_wars.rules.figures import give_card, place, shift
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.losses import kill
from mythos.games.cthulhu_wars.rules.shapes import OfUnit
from mythos.games.cthulhu_wars.rules.signs import gain_signs
from mythos.games.cthulhu_wars.rules.state import FIGHTS, REMOVED, SPARED, Battle, War
from mythos.games.cthulhu_wars.rules.units import great_old_one

YGOLONAC: Final = great_old_one("ygolonac", 2, combat=1)
ASK_ORIFICES: Final = Question("orifices", "CW-53.192")


class Possess(OfUnit):
    """Y'Golonac takes the place of this unit (CW-53.192)."""


class AwakenYGolonac(Independent):
    """In the usual way, for 2 (CW-53.191)."""

    name = "awaken_ygolonac"
    awakens = YGOLONAC.name


class Orifices(Tactic, GodPower):
    """Killed in a battle he takes the place of a survivor of the enemy's, no Great Old One, and is
    the enemy's from then on, with the spellbook (CW-53.192).

    RULING: when the dead are removed, for only then it is known who is killed and who survives.
    """

    name = "orifices"
    unit = YGOLONAC.name
    answers = (Possess,)

    def dying(self, s: War, b: Battle, fighter: Fighter) -> Script | None:
        killed = b.kinds[fighter] == self.kind and b.status[fighter] == FIGHTS
        hosts = self._hosts(s, b) if killed and self.enemy(b) != self.t.nobody else []
        return self._possess(s, b, fighter, hosts) if hosts else None

    def _hosts(self, s: War, b: Battle) -> list[Fighter]:
        t, side = self.t, 1 - self.side(b)
        own = [kind for kind in t.own(s, self.enemy(b)).kinds if not t.great[kind]]
        alive = [f for f, status in enumerate(b.status) if status in (FIGHTS, SPARED)]
        return [
            f for f in alive if b.side[f] == side and b.kinds[f] in own and not dies(s, t, b, f)
        ]

    def _possess(self, s: War, b: Battle, fighter: Fighter, hosts: list[Fighter]) -> Script:
        """He was killed for whatever asks; the other is replaced, not lost."""
        t, heir, card = self.t, self.enemy(b), self.card
        host = yield from pick(t, b, self.seat, ASK_ORIFICES, hosts, Possess)
        kill(s, t, self.kind, b.zone, heir, on_gate=False)
        shift(s, t, b.kinds[host], b.zone, t.pool, on_gate=bool(b.on_gate[host]))
        b.status[fighter] = b.status[host] = REMOVED
        give_card(s, t, card, heir)
        place(s, t, self.kind, b.zone)
        enlist(b, self.kind, b.side[host])
        s.earned |= 1 << card
        self.tell(s, "orifices", to=heir, unit=t.names[b.kinds[host]])
        yield from t.steps(Ability.card_came, s, heir, card)


class ReceivedByOrifices(GodRequirement):
    """To have received him by Orifices, which brings the spellbook along (CW-53.193)."""

    name = "received_by_orifices"


class Revelations(GodBook):
    """When a Doom Phase begins everybody but us gains an Elder Sign (CW-53.194)."""

    name = "revelations"

    def doom_phase_begins(self, s: War) -> Script:
        self.tell(s, "revelations")
        for seat in self.t.turn_order(s):
            if seat != self.seat:
                yield from gain_signs(s, self.t, seat, 1)


CARD: Final = Card(
    "ygolonac",
    (YGOLONAC,),
    box="ramsey_campbell_2",
    abilities=(AwakenYGolonac, Orifices, ReceivedByOrifices, Revelations),
)
