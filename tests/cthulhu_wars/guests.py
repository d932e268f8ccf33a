"""Factions, units and abilities that are not at our tables, for tests only.

They come in through the same hooks as the four factions: units, abilities with hooks at named
moments, moves of their own. Only so much of each is here as the examples of chapter 11 need.

    scene = war("sl,ys,bg", {"asia": "sl yig / ys hastur"}, game=playing(SLEEPER))
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mythos.core.asks import Script
from mythos.core.moves import Move
from mythos.games.cthulhu_wars.battle.fighters import (
    Fighter,
    fighters,
    of_kind,
    side_of,
)
from mythos.games.cthulhu_wars.battle.results import (
    assign_kills,
)
from mythos.games.cthulhu_wars.catalogue import CATALOGUE, Catalogue
from mythos.games.cthulhu_wars.game import CthulhuWars
from mythos.games.cthulhu_wars.rules.ability import Ability, Requirement, Spellbook, plays
from mythos.games.cthulhu_wars.rules.board import Board
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.habits import HABITS
from mythos.games.cthulhu_wars.rules.key import Key
from mythos.games.cthulhu_wars.rules.layout import Faction, Layout
from mythos.games.cthulhu_wars.rules.state import Battle, War
from mythos.games.cthulhu_wars.rules.units import Kind, Unit, cultist


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


OPENER_WITH_KEZIAH: Final = guest("ow", (cultist("keziah", 1, 3),), (KeziahMason,))
