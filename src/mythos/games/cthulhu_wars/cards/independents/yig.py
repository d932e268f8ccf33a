"""Cthulhu Wars: Yig, who avenges Cultists (CW-53.51 to CW-53.54)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.asks import Ask, Question, Script
from mythos.core.moves import Move
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.results import turn_pains_into_kills
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodDeed, GodPower
from mythos.games.cthulhu_wars.rules.families import Welcome
from mythos.games.cthulhu_wars.rules.gates import remove
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.shapes import AtZone, ToSeat
from mythos.games.cthulhu_wars.rules.state import Battle, War
from mythos.games.cthulhu_wars.rules.units import great_old_one

YIG: Final = great_old_one("yig", 4, combat=2)
ASK_MESSENGER: Final = Question("messenger-of-yig", "CW-53.54")


class Bite(Move):
    """One Kill more, for a Cultist of ours (CW-53.52)."""


class CloseGate(AtZone):
    """Take a Gate of ours off the map (CW-53.53)."""


class FeedYig(ToSeat):
    """Give the one who has Yig 1 Power (CW-53.54)."""


class DefyYig(ToSeat):
    """Let him gain 1 Doom instead (CW-53.54)."""


class AwakenYig(Independent):
    """In the usual way, for 4 (CW-53.51)."""

    name = "awaken_yig"
    awakens = YIG.name


class Snakebite(Welcome, Tactic, GodPower):
    """A Kill on a Cultist of ours, whatever becomes of it, is one more for the enemy, once in a
    battle, wherever Yig is (CW-53.52).
    """

    name = "snakebite"
    unit = YIG.name

    def after_kills(self, s: War, b: Battle) -> Iterable[Move]:
        side = self.side(b)
        if side < 0 or self.spent(b):
            return ()
        ours = [kind for kind in self.t.own(s, self.seat).cultists if kind in b.kinds]
        own = [f for f, each in enumerate(b.side) if each == side and b.kinds[f] in ours]
        bitten = any(b.kills_ever[f] for f in own)
        return (made(Bite),) if bitten else ()

    after_pains = after_kills

    @plays(Bite)
    def bite(self, s: War, move: Bite) -> Script:
        b = self.battle(s)
        self.spend(b)
        self.tell(s, "snakebite", to=self.enemy(b))
        yield from turn_pains_into_kills(s, self.t, b, 1 - self.side(b), 0, 1)


class GateForYig(GodDeed):
    """As an action a Gate of ours leaves the map; whoever held it stays (CW-53.53)."""

    name = "remove_own_gate"

    def ways(self, s: War) -> Iterable[Move]:
        return self.in_zones(CloseGate, self.own_gates(s))

    @plays(CloseGate)
    def close(self, s: War, move: CloseGate) -> None:
        remove(s, self.t, self.t.zone(move.zone))


class MessengerOfYig(GodBook):
    """When his Doom turn begins every other player gives us 1 Power, or we gain 1 Doom; who has no
    Power cannot choose (CW-53.54).
    """

    name = "messenger_of_yig"
    answers = (FeedYig, DefyYig)

    def rival_doom_begins(self, s: War, rival: Seat) -> Script:
        moves = [made(FeedYig, self.seat), made(DefyYig, self.seat)]
        answer = moves[1]
        if s.power[rival]:
            answer = yield Ask(rival, ASK_MESSENGER, moves, {"to": self.seat})
        if isinstance(answer, FeedYig):
            s.power[rival] -= 1
            s.power[self.seat] += 1
            self.tell(s, "yig-fed", by=rival)
        else:
            s.doom[self.seat] += 1
            self.tell(s, "yig-defied", by=rival)


CARD: Final = Card(
    "yig", (YIG,), box="independents_1",
    abilities=(AwakenYig, Snakebite, GateForYig, MessengerOfYig),
    starter=True,
)  # fmt: skip
