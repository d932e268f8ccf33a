"""Cthulhu Wars: Cthulhu as an independent (CW-54.31 to CW-54.34)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.asks import Question, Script
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.fighters import of_kind, pick, remove
from mythos.games.cthulhu_wars.battle.tactics import Tactic
from mythos.games.cthulhu_wars.cards.glyphs import SignedAwakening, StarsAbove
from mythos.games.cthulhu_wars.rules.ability import plays
from mythos.games.cthulhu_wars.rules.card import Card, GodBook, GodRequirement
from mythos.games.cthulhu_wars.rules.families import Welcome
from mythos.games.cthulhu_wars.rules.gates import gates_on_map, living_gates
from mythos.games.cthulhu_wars.rules.moves import made
from mythos.games.cthulhu_wars.rules.state import Battle, War
from mythos.games.cthulhu_wars.rules.units import great_old_one

OWN: Final = 3
EVERY: Final = 4
ASK_DEVOURED: Final = Question("free-devoured", "CW-54.34")


class DevourOne(Move):
    """The opponent loses a Monster or Cultist of his choice (CW-54.34)."""


class AwakenFreeCthulhu(SignedAwakening):
    """In the usual way, for 6; an Elder Sign with it (CW-54.31)."""

    name = "awaken_free_cthulhu"
    awakens = "cthulhu"


class StarsOverTheDeep(StarsAbove):
    """An Elder Sign for a Gate under the glyph of Great Cthulhu (CW-54.32)."""

    name = "stars_over_the_deep"
    unit = "cthulhu"
    glyph = "GC"


class GatesAtSea(GodRequirement):
    """Three Gates of ours in Oceans, or four of anyone (CW-54.33)."""

    name = "gates_at_sea"

    def holds(self, s: War) -> bool:
        (own, three), (every, four) = self.tally(s)
        return own >= three or every >= four

    def tally(self, s: War) -> Sequence[tuple[int, int]]:
        t = self.t
        alive = sum(t.board.ocean[zone] for zone in living_gates(s, t, self.seat))
        own = (s.gates[self.seat] & t.oceans).bit_count() + alive
        return (own, OWN), (gates_on_map(s, t, t.oceans), EVERY)


class FreeDevour(Welcome, Tactic, GodBook):
    """Before the dice, once, the enemy gives up one of his Monsters or Cultists (CW-54.34)."""

    name = "free_devour"
    unit = "cthulhu"

    def pre_battle(self, s: War, b: Battle) -> Iterable[Move]:
        ready = not self.spent(b) and of_kind(b, self.kind) and self.prey(b)
        return (made(DevourOne),) if ready else ()

    @plays(DevourOne)
    def devour(self, s: War, move: DevourOne) -> Script:
        b, t = self.battle(s), self.t
        self.spend(b)
        enemy = self.enemy(b)
        chooser = enemy if enemy != t.nobody else self.seat
        victim = yield from pick(t, b, chooser, ASK_DEVOURED, self.prey(b))
        self.tell(s, "devour-one", unit=t.names[b.kinds[victim]])
        remove(s, t, b, victim, self.seat)


CARD: Final = Card(
    "free_cthulhu",
    (great_old_one("cthulhu", 6, combat=3),),
    box="faction_gods",
    abilities=(AwakenFreeCthulhu, StarsOverTheDeep, GatesAtSea, FreeDevour),
    rival="gc",
)
