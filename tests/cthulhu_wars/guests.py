"""Factions, units and abilities that are not at our tables, for tests only.

They come in through the same hooks as all others: units, abilities with hooks at named moments,
moves of their own.

    scene = war("gc,cc,bg", {"asia": "gc hound"}, game=playing(cards=[HOUND]))
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mythos.games.cthulhu_wars.catalogue import CATALOGUE, Catalogue
from mythos.games.cthulhu_wars.game import CthulhuWars
from mythos.games.cthulhu_wars.rules.ability import Ability, Requirement, Spellbook
from mythos.games.cthulhu_wars.rules.board import Board
from mythos.games.cthulhu_wars.rules.card import Card
from mythos.games.cthulhu_wars.rules.habits import HABITS
from mythos.games.cthulhu_wars.rules.key import Key
from mythos.games.cthulhu_wars.rules.layout import Faction, Layout
from mythos.games.cthulhu_wars.rules.units import Unit


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
