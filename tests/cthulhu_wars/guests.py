"""Factions, neutral units and abilities that are not at our tables, for tests only.

They come in through the same hooks as the four factions: units, abilities with hooks at named
moments, moves of their own. Only so much of each is here as the examples of chapter 11 need.

    scene = war("sl,ys,bg", {"asia": "sl gobogeg / ys hastur"}, game=playing(SLEEPER))
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.asks import Script
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.fighters import (
    Fighter,
    fighters,
    lesser,
    of_kind,
    side_of,
    sides,
)
from mythos.games.cthulhu_wars.battle.results import (
    assign_kills,
    dies,
)
from mythos.games.cthulhu_wars.catalogue import CATALOGUE, Catalogue
from mythos.games.cthulhu_wars.game import CthulhuWars
from mythos.games.cthulhu_wars.rules.ability import Ability, Requirement, Spellbook, plays
from mythos.games.cthulhu_wars.rules.board import Board
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.figures import shift
from mythos.games.cthulhu_wars.rules.habits import HABITS
from mythos.games.cthulhu_wars.rules.key import Key
from mythos.games.cthulhu_wars.rules.layout import Faction, Layout
from mythos.games.cthulhu_wars.rules.state import REMOVED, Battle, War
from mythos.games.cthulhu_wars.rules.units import Kind, Unit, cultist, great_old_one


class OnBoard(Catalogue):
    """All layouts are of one board, with what it does as abilities of nobody."""

    def __init__(
        self,
        factions: Iterable[Faction],
        cards: Iterable[Card],
        board: Board,
        of_nobody: Sequence[type[Ability]],
    ) -> None:
        super().__init__(factions, cards)
        self._board = board
        self._of_nobody = tuple(of_nobody)

    def _layout(self, key: str) -> Layout:
        wanted = Key.read(key)
        return Layout(
            self._board,
            wanted.players,
            [self.factions[code] for code in wanted.factions],
            key=key,
            habits=HABITS,
            cards=[self.cards[code] for code in wanted.cards],
            of_nobody=self._of_nobody,
        )


def playing(
    *guests: Faction,
    cards: Sequence[Card] = (),
    board: Board | None = None,
    of_nobody: Sequence[type[Ability]] = (),
) -> CthulhuWars:
    """The game with these factions, also instead of ours, with these cards besides ours, and on
    another board than Earth, where nobody has these abilities.
    """
    factions = {**CATALOGUE.factions, **{guest.code: guest for guest in guests}}.values()
    known = [*CATALOGUE.cards.values(), *cards]
    if board is None:
        return CthulhuWars(Catalogue(factions, known))
    return CthulhuWars(OnBoard(factions, known, board, of_nobody))


def guest(
    code: str,
    units: Sequence[Unit] = (),
    abilities: Sequence[type[Ability]] = (),
    books: Sequence[type[Spellbook]] = (),
    requirements: Sequence[type[Requirement]] = (),
) -> Faction:
    """A faction with these things, besides what a faction of ours with this code has."""
    base = CATALOGUE.factions.get(code)
    return Faction(
        code,
        (*(base.units if base else ()), *units),
        abilities=(*(base.abilities if base else ()), *abilities),
        requirements=(*(base.requirements if base else ()), *requirements),
        books=(*(base.books if base else ()), *books),
        begins=bool(base and base.begins),
        late=bool(base and base.late),
        settles=base.settles if base else 0,
        starts=base.starts if base else None,
        unique=base.unique if base else None,
        borrows=base.borrows if base else None,
    )


class Guest(Ability):
    """A seat's own fighters, its enemy's side, its kinds by name."""

    def kind(self, name: str) -> Kind:
        return self.t.kinds[self.seat][name]

    def fresh(self, b: Battle, name: str) -> list[Fighter]:
        """The fighters of a kind of ours that have not used their ability."""
        return [f for f in of_kind(b, self.kind(name)) if not b.used[f]]

    def own(self, b: Battle) -> list[Fighter]:
        return fighters(b, side_of(b, self.seat))

    def enemy(self, b: Battle) -> int:
        return 1 - side_of(b, self.seat)


# Kills and Pains that are changed or added.


class Pity(Move):
    """A Kill on an enemy's unit becomes a Pain."""

    unit: str


class Mercy(Guest):
    """Cthugha: enemy Kills become Pains, 1 Power for each."""

    name = "mercy"

    def after_kills(self, s: War, b: Battle) -> Iterable[Move]:
        if side_of(b, self.seat) < 0 or not of_kind(b, self.kind("cthugha")):
            return ()
        dead = [f for f in fighters(b, self.enemy(b)) if b.killed[f]]
        return dict.fromkeys(Pity(self.t.names[b.kinds[f]]) for f in dead)

    @plays(Pity)
    def play(self, s: War, move: Pity) -> Script:
        b, t = s.battle, self.t
        assert b is not None
        dead = [f for f in fighters(b, self.enemy(b)) if b.killed[f]]
        spared = next(f for f in dead if t.names[b.kinds[f]] == move.unit)
        b.killed[spared] -= 1
        b.pained[spared] += 1
        s.power[self.seat] += 1
        yield from ()


class Curse(Move):
    """Two Kills more, for Keziah Mason."""


class KeziahMason(Guest):
    """Assigned a Kill, she adds two against the enemy."""

    name = "keziah_mason"

    def after_kills(self, s: War, b: Battle) -> Iterable[Move]:
        return (Curse(),) if any(b.kills_ever[f] for f in self.fresh(b, "keziah")) else ()

    @plays(Curse)
    def play(self, s: War, move: Curse) -> Script:
        b = s.battle
        assert b is not None
        b.used[self.fresh(b, "keziah")[0]] = 1
        b.kills[self.enemy(b)] += 2
        yield from assign_kills(s, self.t, b, self.enemy(b))


class Writhe(Move):
    """Whoever has no result gets a Pain."""


class Gobogeg(Guest):
    """Killed or pained, it hurts everybody who has no result, on both sides."""

    name = "gobogeg"

    def after_pains(self, s: War, b: Battle) -> Iterable[Move]:
        hit = [f for f in self.fresh(b, "gobogeg") if b.kills_ever[f] or b.pained[f]]
        return (Writhe(),) if hit else ()

    @plays(Writhe)
    def play(self, s: War, move: Writhe) -> Script:
        b = s.battle
        assert b is not None
        b.used[self.fresh(b, "gobogeg")[0]] = 1
        for f in (*fighters(b, 0), *fighters(b, 1)):
            if not b.killed[f] + b.pained[f]:
                b.pained[f] = 1
        yield from ()


# Units that replace others.


class Possess(Move):
    """Y'Golonac replaces a survivor of the enemy and changes sides."""

    unit: str


class Orifices(Guest):
    """Y'Golonac is killed: he replaces an enemy's survivor, and his card goes to that player."""

    name = "orifices"

    def after_kills(self, s: War, b: Battle) -> Iterable[Move]:
        t = self.t
        dead = [f for f in self.fresh(b, "ygolonac") if dies(s, t, b, f)]
        alive = [f for f in lesser(t, b, self.enemy(b)) if not dies(s, t, b, f)] if dead else []
        return dict.fromkeys(Possess(t.names[b.kinds[f]]) for f in alive)

    @plays(Possess)
    def play(self, s: War, move: Possess) -> Script:
        b, t = s.battle, self.t
        assert b is not None
        heir = sides(b)[self.enemy(b)]
        (old,) = self.fresh(b, "ygolonac")
        alive = [f for f in lesser(t, b, self.enemy(b)) if not dies(s, t, b, f)]
        host = next(f for f in alive if t.names[b.kinds[f]] == move.unit)
        for f, to in ((old, t.gone), (host, t.pool)):
            shift(s, t, b.kinds[f], b.zone, to)
            b.status[f] = REMOVED
        shift(s, t, t.kinds[heir]["ygolonac"], t.gone, b.zone)
        yield from ()


YGOLONAC: Final = great_old_one("ygolonac", 2, combat=1)

SLEEPER: Final = guest(
    "sl",
    (great_old_one("gobogeg", 0),),
    (Gobogeg,),
)
OPENER: Final = guest("ow", (YGOLONAC,))
OPENER_WITH_KEZIAH: Final = guest("ow", (cultist("keziah", 1, 3),), (KeziahMason,))
GOAT_WITH_CTHUGHA: Final = guest("bg", (great_old_one("cthugha", 6),), (Mercy,))
GOAT_WITH_YGOLONAC: Final = guest("bg", (YGOLONAC,), (Orifices,))
