"""Cthulhu Wars: Daoloth, who opens Gates where it goes (CW-53.201 to CW-53.204)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.clash import Clash
from mythos.games.cthulhu_wars.battle.fighters import Fighter, counts, fighters
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodPower, GodRequirement
from mythos.games.cthulhu_wars.rules.families import Welcome
from mythos.games.cthulhu_wars.rules.gates import create
from mythos.games.cthulhu_wars.rules.independents import Independent
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.places import zones_with
from mythos.games.cthulhu_wars.rules.shapes import AtZone, OfUnit
from mythos.games.cthulhu_wars.rules.state import FIGHTS, NO_GATE, Battle, How, Loss, War
from mythos.games.cthulhu_wars.rules.units import great_old_one

DAOLOTH: Final = great_old_one("daoloth", 6)


class CosmicUnity(OfUnit):
    """An enemy's Great Old One rolls no dice (CW-53.202)."""


class OpenRift(AtZone):
    """A Gate comes to where Daoloth has come (CW-53.204)."""


class AwakenDaoloth(Independent):
    """In the usual way, for 6 (CW-53.201)."""

    name = "awaken_daoloth"
    awakens = DAOLOTH.name


class CosmicUnityPower(Welcome, Tactic, GodPower):
    """Before the dice, with Daoloth in the battle, one Great Old One of the enemy's loses its dice;
    what else it can do it can do (CW-53.202). The counter: the fighter, counted from 1.
    """

    name = "cosmic_unity"
    unit = DAOLOTH.name
    counters = 1

    def pre_battle(self, s: War, b: Battle) -> Iterable[Move]:
        """The strongest first: that is the one for whom nobody asks."""
        if self.spent(b) or not self.ours(b, self.unit):
            return ()
        gods = sorted(self._gods(b), key=lambda f: -self._dice(s, b, f))
        return [made(CosmicUnity, self.t.names[b.kinds[f]]) for f in gods]

    def _gods(self, b: Battle) -> list[Fighter]:
        return [f for f in fighters(b, 1 - self.side(b)) if self.t.great[b.kinds[f]]]

    def _dice(self, s: War, b: Battle, fighter: Fighter) -> int:
        """What it would bring its side."""
        t, kind, side = self.t, b.kinds[fighter], 1 - self.side(b)
        formula = t.formulas[kind]
        clash = Clash(s, t, self.enemy(b), self.seat, b.zone, side == 0, counts(t, b, side))
        return (formula(clash, 1) if formula else t.combat[kind]) + b.extra[fighter]

    @plays(CosmicUnity)
    def unify(self, s: War, move: CosmicUnity) -> None:
        b, names = self.battle(s), self.t.names
        self.spend(b)
        s.counters[self.at] = 1 + next(f for f in self._gods(b) if names[b.kinds[f]] == move.unit)
        self.tell(s, "cosmic-unity", unit=move.unit, to=self.enemy(b))

    def enemy_dice(self, s: War, dice: int, b: Battle) -> int:
        fighter = s.counters[self.at] - 1
        if fighter < 0 or b.status[fighter] != FIGHTS or not self.spent(b):
            return dice
        return dice - self._dice(s, b, fighter)

    def after_own_battle(self, s: War, b: Battle) -> None:
        s.counters[self.at] = 0


class AnyGodKilled(GodRequirement):
    """A Great Old One is killed, whoever's, wherever, also outside a battle (CW-53.203)."""

    name = "a_god_is_killed"

    def enemy_lost(self, s: War, loss: Loss) -> None:
        if loss.how == How.KILLED and self.t.great[loss.kind]:
            self.earn(s)

    unit_lost = enemy_lost


class Interdimensional(Welcome, GodBook):
    """A Gate comes to every zone without one that Daoloth enters, however it got there
    (CW-53.204). The counter: the zone where it stood after the last action, counted from 1.
    """

    name = "interdimensional"
    counters = 1

    def reactions(self, s: War) -> Iterable[Move]:
        zones = [z for z in self.zones_with(s, DAOLOTH.name) if z + 1 != s.counters[self.at]]
        return self.in_zones(OpenRift, [zone for zone in zones if s.keepers[zone] == NO_GATE])

    def reactions_closed(self, s: War) -> None:
        """Whoever has it: it stands where it stands."""
        away = s.loyalty[self.card] == self.t.nobody
        zones = () if away else zones_with(s, self.t, self.kind_of(DAOLOTH.name))
        s.counters[self.at] = zones[0] + 1 if zones else 0

    @plays(OpenRift)
    def open_rift(self, s: War, move: OpenRift) -> None:
        create(s, self.t, self.seat, self.t.zone(move.zone))


CARD: Final = Card(
    "daoloth",
    (DAOLOTH,),
    box="ramsey_campbell_1",
    abilities=(AwakenDaoloth, CosmicUnityPower, AnyGodKilled, Interdimensional),
)
