"""Cthulhu Wars: what an ability sees of a battle in which its owner may be a side."""

from __future__ import annotations

from collections.abc import Sequence

from mythos.core.asks import Steps
from mythos.core.seats import Seat
from mythos.games.cthulhu_wars.battle.fighters import Fighter, lesser, of_kind, side_of, sides
from mythos.games.cthulhu_wars.rules.ability import Ability, Spellbook, battle_of
from mythos.games.cthulhu_wars.rules.state import Battle, War


class Tactic(Ability):
    """What is done in a battle, by whichever side."""

    def battle(self, s: War) -> Battle:
        """The one under way."""
        return battle_of(s)

    def side(self, b: Battle) -> int:
        """Its owner's: 0 for the attacker, 1 for the defender, -1 for a bystander."""
        return side_of(b, self.seat)

    def enemy(self, b: Battle) -> Seat:
        """Whom its owner, a side of the battle, fights."""
        return sides(b)[1 - self.side(b)]

    def decider(self, b: Battle) -> Seat:
        """Who chooses among the enemy's units: he, or we where they are nobody's (CW-1.24)."""
        enemy = self.enemy(b)
        return self.seat if enemy == self.t.nobody else enemy

    def ours(self, b: Battle, unit: str) -> list[Fighter]:
        """Its owner's units of this name that take part (CW-10.19)."""
        return of_kind(b, self.kind_of(unit))

    def prey(self, b: Battle) -> list[Fighter]:
        """The enemy's Monsters and Cultists that still take part (CW-1.8)."""
        return lesser(self.t, b, 1 - self.side(b))

    def gods(self, b: Battle) -> list[Fighter]:
        """The Great Old Ones of whoever its owner does not fight for, whatever became of them."""
        side, great = self.side(b), self.t.great
        return [f for f, kind in enumerate(b.kinds) if great[kind] and b.side[f] != side]

    def spent(self, b: Battle) -> bool:
        """Has it been used in this battle, where it can be used once?"""
        return bool(b.abilities_used & self.number)

    def spend(self, b: Battle) -> None:
        b.abilities_used |= self.number


class BattleBook(Tactic, Spellbook):
    """A spellbook of which some unit makes use in battles."""

    def its_fighters(self, s: War, b: Battle) -> list[Fighter]:
        """Those that take part, whatever they have been assigned (CW-10.19)."""
        return [f for kind in self.its_kinds(s) for f in of_kind(b, kind)]

    def which_fighter(self, b: Battle, candidates: Sequence[Fighter]) -> Steps[Fighter]:
        """Who of these is meant: the first of a kind; no question if all are of one."""
        kind = yield from self.which([*dict.fromkeys(b.kinds[f] for f in candidates)])
        return next(f for f in candidates if b.kinds[f] == kind)
